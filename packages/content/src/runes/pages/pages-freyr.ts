import type { RunePage } from './rune-page.ts';

export const PAGES_OF_FREYR: readonly RunePage[] = [
  {
    name: 'Fehu',
    summary:
      'Fehu ᚠ, la runa del ganado y la riqueza que se mueve: significado derecha e invertida, su sonido, lo que dicen los poemas rúnicos y qué preguntarle.',
    sound: 'La efe de «fuego».',
    sign: 'Abre la fila y le presta la primera letra a la palabra futhark. Se talla con un palo y dos ramas paralelas hacia arriba, y quien quiere ve ahí la cabeza de una vaca de perfil. El nombre es pariente lejano del latín pecus, ganado, de donde nos viene «pecuniario»: media Europa contó su dinero en cabezas antes que en monedas.',
    poem: 'Los tres poemas que conservamos, todos de alfabetos posteriores, desconfían de ella. El inglés dice que la riqueza consuela, con la condición de repartirla. El noruego y el islandés advierten que enfrenta a los parientes, y el primero añade un lobo criándose en el bosque. La abundancia como buen augurio es una lectura moderna que se queda con la mitad amable.',
    love: 'Lo que se tiene en común: la casa, los gastos, el tiempo libre. Fehu pregunta si ambos alimentan el rebaño o si alguien solo ordeña.',
    work: 'Cobros, primeras ventas, un negocio pequeño que respira. Pide mirar el flujo más que el saldo, porque lo parado enflaquece.',
    turned:
      'Se reconoce el revés enseguida: las ramas, que subían, cuelgan hacia la izquierda como espigas secas.',
    beside: [
      { rune: 'Gebo', text: 'La riqueza circula. Lo que das vuelve con otra cara.' },
      {
        rune: 'Othala',
        text: 'Bienes que andan y bienes que no se mueven: distingue lo que se gasta de lo que se hereda.',
      },
      { rune: 'Nauthiz', text: 'El corral está medio vacío y eso enseña a contar.' },
    ],
    neighbours:
      'Othala, al otro extremo de la fila, es también un haber, pero de tierra y apellido. Jera habla de lo que rinde con el tiempo; aquí el valor está vivo y puede escaparse esta noche. Uruz, la que sigue, es el mismo animal sin amo.',
    question: '¿Qué tengo que se pudriría si lo guardara?',
  },
  {
    name: 'Uruz',
    summary:
      'Uruz ᚢ, la runa del uro salvaje: fuerza sin domar, coraje y resistencia. Significado derecha e invertida, sonido, poemas rúnicos y la pregunta que abre.',
    sound: 'La u de «uva».',
    sign: 'Un lomo alto por delante y caído por detrás. El uro, antepasado del toro doméstico, llegaba al hombro de una persona y pesaba como un coche pequeño; el último del que hay noticia murió en Polonia en 1627. La runa le sobrevivió, convertida en la segunda del alfabeto.',
    poem: 'Aquí los poemas no se ponen de acuerdo en el animal. Solo el inglés describe al uro, orgulloso de sus cuernos y dueño de los páramos. El noruego entiende escoria de hierro malo y un reno que corre por la nieve; el islandés, llovizna que estropea el heno. Nombres parecidos, cosas distintas. La fuerza que hoy se le atribuye viene del primero.',
    love: 'Atracción física, franqueza, ganas de defender lo que se quiere. Le falta delicadeza y la puede aprender, si alguien le abre la cerca en vez de cerrarla.',
    work: 'Empuje para lo pesado: una mudanza, una entrega grande, plantarse ante un trato malo. Sirve mejor con turnos, porque el animal no sabe dosificarse.',
    turned:
      'Puesta cabeza abajo parece un recipiente, con la pata corta en el lado contrario. Es la misma energía derramada o atascada.',
    beside: [
      { rune: 'Kenaz', text: 'Músculo y oficio. La fuerza aprende dónde apoyar el golpe.' },
      { rune: 'Laguz', text: 'Un toro en el agua avanza si deja de pelear con ella.' },
      { rune: 'Isa', text: 'Energía encerrada en un invierno. Se ahorra para el deshielo.' },
    ],
    neighbours:
      'Thurisaz también embiste, pero solo cuando la tocan; esta sale a buscar el campo. Del ganado manso de Fehu la separa una domesticación entera. Y donde Tiwaz lucha por una causa, Uruz lo hace porque está viva.',
    question: '¿Qué puerta estoy empujando sin mirar si se abre hacia dentro?',
  },
  {
    name: 'Thurisaz',
    summary:
      'Thurisaz ᚦ, gigante o espina: la runa del umbral y la defensa. Qué significa derecha e invertida, cómo suena, qué cuentan los poemas y qué preguntarle.',
    sound: 'La zeta de «zapato» tal como se pronuncia en Madrid, o la th inglesa de «thing».',
    sign: 'Un asta y un triángulo a media altura, como la púa en la rama del rosal. Los copistas ingleses la metieron en su alfabeto latino, y el islandés la sigue escribiendo: la letra þ de hoy es ella, con la barriga redondeada. Va tercera entre las seis que dan nombre al futhark.',
    poem: 'Escandinavia la llamó thurs, un gigante torpe y dañino, y ambos poemas del norte lo pintan como tormento de mujeres. En Inglaterra el mismo signo se llamó thorn, espina: afilada, mala de agarrar, cruel con quien se acuesta encima. De la mezcla de las dos nació la lectura actual de frontera que se defiende.',
    love: 'Un roce, un límite que hacía falta, la discusión que evita otra mayor. Quien puso el seto quizá lo puso por algo que pasó antes de conocerte.',
    work: 'Conviene leer las condiciones en la puerta. Buena para proteger un proyecto, cerrar accesos, decir hasta aquí; mala para las represalias.',
    turned:
      'Al girarla, el pincho apunta al otro lado. La defensa se vuelve contra quien la sostiene o directamente falta.',
    beside: [
      { rune: 'Algiz', text: 'Dos formas de guardarse: la púa y la mirada alerta. Basta con una.' },
      {
        rune: 'Wunjo',
        text: 'La fiesta tiene portero. Hay alegrías que duran porque no entra cualquiera.',
      },
      {
        rune: 'Raido',
        text: 'Un viaje con aduana. Llega quien se detiene a enseñar los papeles.',
      },
    ],
    neighbours:
      'No hay que tomarla por Wunjo, que lleva el triángulo arriba como una bandera; aquí está en el costado, a la altura de la mano. Hagalaz golpea desde el cielo y sin motivo, mientras que la espina solo responde. Ansuz, la siguiente, pone palabras donde esta pone púas.',
    question: '¿Qué estoy protegiendo cuando pincho?',
  },
  {
    name: 'Ansuz',
    summary:
      'Ansuz ᚨ, la runa de la palabra y la escucha: significado derecha e invertida, relación con Odín, sonido, poemas rúnicos y cómo leerla junto a otras.',
    sound: 'La a de «agua».',
    sign: 'Palo vertical y dos ramas que descienden, como si la letra bajara la voz. Su nombre señalaba a uno de los Ases, la familia de dioses a la que pertenece Odín. Quien la copie en un mensaje hará bien en mirar dos veces, porque circula otro carácter parecido que pertenece a alfabetos más tardíos.',
    poem: 'En el islandés habla de un viejo señor de Asgard, que es Odín con otro título. El noruego, en cambio, lee desembocadura de río, por donde empieza casi todo viaje. El poeta inglés tenía delante una palabra que también podía entenderse como boca y escribió sobre el lenguaje, apoyo de la sabiduría. Los tres sentidos, dios, boca, salida al mar, caben en lo que hoy se lee.',
    love: 'La conversación antes que el gesto. Tal vez falte decir algo sencillo, o preguntar y aguantar el silencio hasta que llegue la respuesta.',
    work: 'Entrevistas, clases, textos, un consejo de alguien con años. La respuesta que esperas puede venir en el correo que no has abierto.',
    turned:
      'Las ramas pasan al otro lado y apuntan arriba, igual que dos manos que piden turno. Se habla mucho y llega poco.',
    beside: [
      {
        rune: 'Mannaz',
        text: 'Palabra entre iguales. Se piensa mejor cuando alguien repregunta.',
      },
      { rune: 'Perthro', text: 'Hay algo que se sabe y no se cuenta. Respétalo si no es tuyo.' },
      { rune: 'Tiwaz', text: 'Lo dicho obliga. Promete solo lo que escribirías.' },
    ],
    neighbours:
      'Fehu levanta las ramas y Ansuz las inclina: una ofrece, otra escucha. Con Laguz tiene un aire de familia, pero a la del agua le falta un brazo. En el significado, Laguz sabe sin palabras y esta necesita pronunciarlas.',
    question: '¿Qué me están diciendo en un idioma que finjo no entender?',
  },
  {
    name: 'Raido',
    summary:
      'Raido ᚱ, la runa de la cabalgata: viaje, ritmo y rumbo. Su significado derecha e invertida, el sonido, la broma de los poemas y qué preguntarle.',
    sound: 'La erre, seguramente vibrada con la punta de la lengua.',
    sign: 'Nuestra R mayúscula y ella son primas: las dos descienden de letras mediterráneas que viajaron hacia el norte. El trazo que baja a la derecha parece una pierna en marcha. Su nombre está emparentado con el inglés ride, montar, y con road, camino.',
    poem: 'El inglés tiene humor: cabalgar le resulta facilísimo al guerrero que está sentado en su sala, y bastante menos al que recorre las millas. En el islandés es alegría del jinete y fatiga de su montura. También el noruego se compadece del caballo. De los tres sale una enseñanza que sí es antigua, que todo viaje lo paga alguien.',
    love: 'Ir juntos a un paso que convenga a los dos, o admitir que hace rato que una de las partes va a pie. Las parejas a distancia la reconocen bien.',
    work: 'Traslados, gestiones, cadenas de tareas en las que el orden importa. Lo urgente sin ruta revienta al equipo; la ruta sin fecha tampoco llega.',
    turned:
      'Vista del revés, la cabeza queda abajo y la pierna pisa el aire. El trayecto se retrasa o da un rodeo.',
    beside: [
      { rune: 'Ehwaz', text: 'El camino y el caballo. Se puede ir muy lejos sin apretar.' },
      { rune: 'Isa', text: 'Viaje con carretera helada: parar una jornada ahorra tres.' },
      { rune: 'Dagaz', text: 'Se llega al alba. Lo que no se veía al salir, aquí se entiende.' },
    ],
    neighbours:
      'Ehwaz pone el acento en con quién vas; Raido, en cómo y hacia dónde. Kenaz, que la sigue, deja de caminar para mirar de cerca. También comparte compás con Jera, aunque el suyo es de horas y el de aquella de estaciones.',
    question: '¿Quién carga con la prisa que llevo?',
  },
  {
    name: 'Kenaz',
    summary:
      'Kenaz ᚲ, antorcha para unos y llaga para otros: la runa del oficio y la claridad. Significado derecha e invertida, sonido, poemas y preguntas.',
    sound: 'La ce fuerte de «casa».',
    sign: 'Es un ángulo, nada más: dos trazos cortos que se abren. En los objetos antiguos aparece más pequeño que sus compañeras, como si no necesitara toda la altura. Se reconoce en ella el gesto de la mano que resguarda una llama.',
    poem: 'Pocas runas discuten tanto consigo mismas. Para el poeta inglés es la tea que arde clara en la sala donde descansan los nobles. Para el noruego y el islandés es una llaga que mata niños, sin rastro de luz. Los lingüistas no saben cuál de los dos nombres es el viejo. La lectura que usamos, saber y creatividad, elige la versión inglesa y lo reconoce.',
    love: 'Acercar la luz: conocer de verdad a quien se tiene delante, también sus dudas. Una pasión puede calentar la casa o dejarla llena de humo según cuánto se la vigile.',
    work: 'Aprender una técnica, pulir un detalle, resolver de noche lo que de día se escapaba. Favorece a quien trabaja con las manos y a quien enseña.',
    turned:
      'El ángulo gira y se abre hacia el lado opuesto. Como la forma es tan simple, en una bolsa casera conviene marcar dónde queda arriba.',
    beside: [
      { rune: 'Sowilo', text: 'Lámpara y mediodía. Ya puedes salir con lo que ensayabas dentro.' },
      { rune: 'Perthro', text: 'Una luz breve sobre algo tapado. Mira y no lo saques todavía.' },
      { rune: 'Fehu', text: 'El oficio da de comer. Ponle precio a lo que sabes.' },
    ],
    neighbours:
      'Sowilo alumbra a todos; este fuego lo lleva una persona y lo puede perder. Jera parece dos como ella encajadas, y en efecto pide más tiempo. Ante Dagaz, que entiende de golpe, Kenaz estudia.',
    question: '¿Qué quiero ver tan de cerca que me queme un poco?',
  },
  {
    name: 'Gebo',
    summary:
      'Gebo ᚷ, la runa del regalo, que no tiene revés: su significado, su sonido, lo que cuenta el poema inglés y cómo leer el dar y el recibir en una tirada.',
    sound: 'La ge de «gato», más suave entre vocales.',
    sign: 'Un aspa. Dos líneas de igual largo se cruzan y ninguna sostiene a la otra, se sostienen ambas. Está emparentada con el inglés give y el alemán geben, dar. La equis con que todavía se despide un beso en las cartas inglesas tiene otra historia, aunque la coincidencia gusta.',
    poem: 'Desapareció del alfabeto escandinavo cuando este se redujo a dieciséis signos, de modo que solo la comenta el poema inglés. Allí la generosidad honra a quien da y es sustento para quien se ha quedado sin nada. Los proverbios nórdicos, por otro camino, aconsejan no excederse, porque el don pide don. Alianza y pareja son añadidos de nuestro tiempo.',
    love: 'Reciprocidad. Lo que se entrega aquí no se apunta en una libreta, y sin embargo ambas partes saben cómo va la cuenta. Aceptar también es una forma de ofrecer.',
    work: 'Sociedades, intercambios, favores entre colegas. Deja claro qué esperas a cambio o decide de verdad que no esperas nada.',
    turned:
      'No tiene revés: un aspa girada media vuelta sigue siendo un aspa. Si buscas su lado difícil, está en el regalo que endeuda.',
    beside: [
      { rune: 'Wunjo', text: 'El don y la fiesta. Lo compartido sabe a más.' },
      {
        rune: 'Thurisaz',
        text: 'Un obsequio con espinas. Agradece y pregunta por las condiciones.',
      },
      {
        rune: 'Othala',
        text: 'Se hereda y se corresponde: algo pasa de mano dentro de la familia.',
      },
    ],
    neighbours:
      'Nauthiz también cruza dos líneas, una grande y otra pequeña, y habla de lo que falta; Gebo, de lo que sobra lo justo para darlo. Fehu posee, esta entrega. Con Ehwaz comparte la alianza, que allí se hace andando y aquí dándose la mano.',
    question: '¿Qué me cuesta más, dar esto o recibirlo?',
  },
  {
    name: 'Wunjo',
    summary:
      'Wunjo ᚹ, la runa de la alegría y la pertenencia. Qué significa derecha e invertida, por qué solo la cuenta un poema, cómo suena y qué preguntarle.',
    sound: 'La u de «hueso», que el inglés escribe con w.',
    sign: 'Un banderín en su mástil. Cierra el primer grupo de ocho, el de Freyr, y le da el final que merece: después del ganado, la espina y el camino, alguien llega y hay mesa. Los escribas anglosajones la usaron junto a las letras latinas durante siglos, hasta que la doble uve la jubiló.',
    poem: 'Solo tenemos el testimonio inglés. Disfruta de ella, dice, quien conoce poco la pena, la herida y la preocupación, y tiene sustento, dicha y una casa suficiente. Es una felicidad sin aspavientos, hecha de cosas que no faltan. Leerla como éxito social o deseo cumplido ya corre por cuenta de los libros recientes.',
    love: 'Compañía que descansa. La risa por una tontería, los amigos comunes, un domingo sin planes. Si la relación es nueva, mira si puedes estar en ella sin actuar.',
    work: 'Buen ambiente, equipos que se entienden, un logro que se celebra. Vale la pena agradecerlo por escrito, porque lo agradable se da por supuesto.',
    turned:
      'La bandera apunta al suelo. Conviene no confundirla entonces con otra runa: el triángulo queda abajo y a la izquierda del mástil.',
    beside: [
      { rune: 'Mannaz', text: 'Los tuyos, en plural. La pertenencia se nota en quién te busca.' },
      { rune: 'Hagalaz', text: 'Se agua la fiesta y se termina bajo techo, más juntos.' },
      { rune: 'Berkano', text: 'Una alegría recién nacida. Aún no la enseñes a todo el mundo.' },
    ],
    neighbours:
      'Thurisaz tiene el triángulo en el costado y cara de pocos amigos; aquí está en lo alto. Con Sowilo comparte el brillo, pero el sol calienta a cualquiera y el banderín llama a los de casa. Hagalaz, que abre el grupo siguiente, prueba de qué estaba hecho este gozo.',
    question: '¿Dónde descanso sin tener que caer bien?',
  },
];
