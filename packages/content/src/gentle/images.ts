/**
 * What each card shows to somebody in sorrow, by arcanum id, upright and reversed: something of its
 * picture, and a thought that holds for any loss. Nothing in them orders, consoles too fast, or
 * speaks of an end, a fault, a child or a hope.
 */
export const CARD_IMAGES: readonly (readonly [upright: string, reversed: string])[] = [
  [
    'Lleva muy poco a cuestas, y para hoy le basta. Tampoco a ti te hace falta cargar con todo a la vez.',
    'Tiene un pie en el aire y nadie lo empuja. Lo que todavía no sabes no tiene que saberse esta noche.',
  ],
  [
    'Sobre su mesa hay cuatro cosas sencillas. En días difíciles sostiene lo pequeño que está a mano: agua, luz, una voz conocida.',
    'La mesa está llena y las manos descansan. No te toca arreglarlo todo, y no poder hacerlo no es un fallo tuyo.',
  ],
  [
    'Guarda un rollo en el regazo y enseña solo lo que quiere. También tú eliges qué contar, a quién y cuánto.',
    'Tiene un velo detrás y mucho guardado. Lo que cuesta decir puede salir a trozos, con las palabras que haya.',
  ],
  [
    'Está sentada entre cojines, sin prisa. Una comida caliente y un rato de descanso también son cosas serias.',
    'Sostiene mucho y casi nadie le pregunta cómo está. Esa pregunta también se te debe a ti.',
  ],
  [
    'Se sienta sobre piedra firme. Algunas cosas siguen en su sitio aunque todo se mueva: una costumbre, una puerta conocida, tu nombre.',
    'Lleva armadura incluso sentado, y eso cansa. No tienes que mostrar entereza delante de nadie.',
  ],
  [
    'Dos personas se acercan a ser oídas y nadie las apura. Lo tuyo merece esa misma atención.',
    'Las llaves del dibujo no abren todas las puertas. Tampoco las frases hechas sirven para todo, y no tienes que agradecerlas.',
  ],
  [
    'Sobre las dos figuras hay mucha luz y sitio de sobra. Lo que sientes hacia alguien puede ser muchas cosas a la vez, y todas caben.',
    'Cada figura mira hacia un lado. Se puede querer y sentir dolor por lo mismo; una cosa no borra la otra.',
  ],
  [
    'Dos fuerzas contrarias tiran del mismo carro. Querer avanzar y no querer moverse pueden ir juntos el mismo día.',
    'El carro está parado y sigue siendo un carro. Un día sin avanzar no te quita nada.',
  ],
  [
    'La mano sobre el león no aprieta. Así de suave se puede tratar también lo que duele.',
    'Incluso la fuerza se cansa. Que hoy cueste no dice nada malo de ti.',
  ],
  [
    'El farol alumbra un paso y no el camino entero. Con ver el siguiente es bastante.',
    'La capucha abriga y también aísla. Si la soledad pesa, alguien puede sentarse cerca sin preguntar nada.',
  ],
  [
    'La rueda gira sin que nadie la empuje. Muchas cosas pasan sin que nadie las haya causado.',
    'Los mismos pensamientos dan vueltas, sobre todo de noche. A cualquiera le cansaría.',
  ],
  [
    'La balanza está quieta y no acusa a nadie. Lo que vives no es un castigo.',
    'La balanza se inclina, casi siempre hacia la exigencia. Contigo cabe la misma ternura que tendrías con otra persona.',
  ],
  [
    'Está quieto y tiene el rostro sereno. Algunos días no traen respuesta, y en ellos tampoco haces nada mal.',
    'Lleva rato en una postura incómoda. Es normal que el cuerpo y el ánimo se cansen de sostener algo así.',
  ],
  [
    'En el dibujo hay una rosa blanca sobre un estandarte. Hoy basta con mirar eso: algo claro y pequeño.',
    'Al fondo del dibujo hay luz entre dos torres. No pide nada; está ahí.',
  ],
  [
    'El agua pasa despacio de una copa a otra. Lo que sientes también puede ir poco a poco, en la medida que tú puedas.',
    'Hay demasiado en una sola copa. Parte de ese peso puede sostenerlo alguien más, aunque sea un rato.',
  ],
  [
    'Las cadenas del dibujo están flojas. El miedo, la rabia o la vergüenza pueden apretar mucho, y ninguno te define.',
    'Las cadenas se ven flojas, casi sueltas. Lo que hoy aprieta no te define.',
  ],
  [
    'El dibujo es un sobresalto. Después de uno así, nadie tiene que recomponerse enseguida.',
    'Sostener algo que tiembla cansa mucho, y no siempre se ve desde fuera.',
  ],
  [
    'Bajo esa luz lejana no hay prisa. No explica nada; acompaña un poco.',
    'Las estrellas siguen ahí aunque hoy no den ganas de mirarlas. No hace falta tener ánimo todos los días.',
  ],
  [
    'La Luna del dibujo alumbra poco y alumbra a todos. No hace falta ver el camino entero esta noche.',
    'La luz de la luna es poca y deja cosas sin ver. No saber cansa, y es normal que canse.',
  ],
  [
    'Ese sol grande no exige alegría a nadie. Puede dar calor también en un día triste.',
    'Hoy el sol queda un poco lejos. Poner buena cara no es obligación.',
  ],
  [
    'Las figuras del dibujo tienen los brazos abiertos, y nadie las regaña. Nada de esto es un examen sobre ti.',
    'La trompeta puede sonar como un reproche y no lo es. Aquí nadie te pide cuentas.',
  ],
  [
    'La figura está rodeada de una corona de hojas, como de un abrazo. Hay sitio dentro para todo lo que llevas.',
    'La corona de hojas rodea a la figura sin apretarla. No hace falta tenerlo todo en orden para que alguien te abrace.',
  ],
];

/** The same for each rune, by its id and either way up; each follows the rune's name. */
export const RUNE_IMAGES: readonly string[] = [
  'Nombra lo que se cuida un día cada vez, y no pide mirar más allá de hoy.',
  'Es la fuerza, que también se echa a descansar. Descansar no es rendirse.',
  'Es la espina, y una espina duele. Lo que duele al rozarlo se puede tocar menos y con más cuidado.',
  'Es la voz. Lo que cuesta decir puede salir a trozos, o quedarse tuyo.',
  'Es el camino, que se hace por tramos. Hoy basta con el de hoy.',
  'Es una luz pequeña en la mano. No lo alumbra todo; alumbra lo que está cerca.',
  'Son dos líneas que se apoyan. Recibir ayuda no deja a nadie en deuda.',
  'Hoy no pide nada. Si llega un rato bueno, no le quita nada a lo que sientes.',
  'Es el grano de hielo: pequeño y blanco, y al rato se vuelve agua en la mano.',
  'Es la necesidad, y que algo haga falta no es debilidad. También se puede necesitar compañía.',
  'Es el hielo, que se queda quieto. Algunos días no se mueven, y en ellos tampoco haces nada mal.',
  'Es el paso de las estaciones, que nadie apura. Lo que sientes tampoco tiene que darse prisa.',
  'Es el tejo, un árbol que se dobla y sigue en su sitio. Doblarse no es fallar.',
  'Es lo que no se sabe. Algunas preguntas se quedan sin respuesta, y eso no es un error tuyo.',
  'Es la señal de protegerse. Puedes elegir quién se acerca a esto y quién no.',
  'Es el sol, y no exige alegría a nadie. Puede dar un poco de calor también en un día triste.',
  'Es la constancia que casi nadie ve. Haber llegado hasta hoy ya ha sido mucho.',
  'Es el abedul, de corteza suave. También tú mereces que te cuiden.',
  'Es el paso compartido. A veces acompaña más quien va al lado sin decir nada.',
  'Es la persona, con lo que puede y lo que no puede. Nadie puede con todo.',
  'Es el agua, que sube y baja. Llorar está bien, y no llorar también.',
  'Habla poco y sin prisa. Lo que no quieras contar puede seguir siendo tuyo.',
  'Es la luz de la mañana. No cambia las cosas; deja ver lo que está cerca.',
  'Es la casa. Con algunas personas, y en algunos lugares, no hace falta fingir.',
  'No dice nada, y hoy puede que eso sea lo más honrado. Hay cosas que no caben en una piedra.',
];
