import type { ArcanumPage } from './arcanum-page.ts';

export const PAGES_00_05: readonly ArcanumPage[] = [
  {
    name: 'El Loco',
    summary:
      'El Loco en el tarot: el primer paso, el perro que avisa y el hatillo. Significado derecho e invertido, en el amor, en el trabajo y junto a otras cartas.',
    alsoCalled: null,
    correspondence: 'Aire y Urano',
    reversedKeywords: ['Imprudencia', 'Ingenuidad', 'Indecisión', 'Riesgo inútil'],
    seen: [
      'En nuestro dibujo lleva un sombrero con pluma, el hatillo al hombro y una rosa blanca entre los dedos. Camina mirando hacia arriba, de cara al sol. El pie de delante casi no pisa roca, y detrás un perro pequeño se alza sobre las patas con la boca abierta: ladra o juega.',
      'En el tarot de Marsella es la única carta mayor sin número, y un animal le rasga la ropa mientras él sigue andando. El mazo de Waite le puso el cero, lo vistió de fiesta y lo subió a un precipicio. De vagabundo al que echan de los pueblos pasó a viajero que aún no ha elegido puerta, y conviene acordarse de los dos.',
    ],
    love: 'Si se pregunta por el amor, trae ligereza: una cita sin guion, la conversación en la que nadie presume, las ganas de probar otra vez después de una temporada con la persiana bajada. La frescura, eso sí, no firma contratos. Si buscas algo estable, dilo pronto y sin solemnidad, porque esta carta no adivina lo que la otra persona espera.',
    work: 'Suele retratar el primer día: un oficio nuevo, un proyecto sin presupuesto, la pregunta ingenua que nadie hacía y que desatasca la reunión. Antes de salir vale la pena abrir el hatillo y contar qué hay dentro, cuántos meses puedes sostenerte y qué sabes hacer ya. Saltar con tres cosas contadas sigue siendo saltar.',
    advice:
      'Haz la versión más pequeña de lo que te tienta: una clase, un mensaje, un paseo por el barrio al que te mudarías. Si al volver tienes más curiosidad que alivio, ya sabes hacia dónde apunta el pie.',
    beside: [
      {
        card: 'El Mago',
        text: 'La ocurrencia encuentra herramientas. Lo que era paseo se vuelve ensayo y empieza a pedir una fecha.',
      },
      {
        card: 'El Emperador',
        text: 'Uno quiere salir y otro pregunta a qué hora se vuelve. De ahí nace un viaje bien pensado o una discusión larga.',
      },
      {
        card: 'La Muerte',
        text: 'La habitación de atrás se ha vaciado. El paso deja de ser un capricho y se parece más a una mudanza.',
      },
    ],
    neighbours:
      'El Mago, que le sigue en la fila, ya tiene mesa; El Loco solo tiene camino. Con El Mundo comparte el cuerpo en movimiento: aquella figura baila porque ha terminado, esta anda porque todavía no empieza. Se confunde a veces con El Carro, otro que sale de viaje, pero el auriga sabe adónde va.',
    question: '¿Qué probaría hoy si nadie esperara que me saliera bien?',
  },
  {
    name: 'El Mago',
    summary:
      'El Mago en el tarot: la mesa puesta, la mano que recibe y la que hace. Qué significa derecho e invertido, en el amor y en el trabajo, y con qué cartas cambia.',
    alsoCalled: null,
    correspondence: 'Mercurio',
    reversedKeywords: ['Manipulación', 'Engaño', 'Talento sin usar', 'Dispersión'],
    seen: [
      'Bajo un arco de rosas, un hombre de túnica clara y manto rojo levanta una vara y con la otra mano señala el suelo. Sobre la mesa están la copa, la espada, la moneda y el basto, uno por cada palo de los arcanos menores. El ocho tumbado que flota encima de su cabeza es el signo de lo que no se agota.',
      'Los mazos de Marsella lo muestran de otra forma: un prestidigitador de feria, con cubiletes y bolsas en una mesa a la que solo se le ven tres patas. Waite convirtió al feriante en oficiante. Quien lee la carta hace bien en guardar un poco del primero, porque la habilidad sirve para hacer y también para hacer creer.',
    ],
    love: 'En asuntos del corazón habla de iniciativa y de palabra fácil. Hay química en la conversación, ganas de impresionar, un mensaje bien escrito. La pregunta útil es qué queda cuando se acaba el número: si lo que se promete un martes se parece a lo que se hace el sábado, la carta está entera.',
    work: 'Es buena señal para vender una idea, empezar por cuenta propia o juntar por fin lo que sabes hacer por separado. Pide una lista corta. De las cuatro cosas que tienes sobre la mesa, alguna lleva meses sin tocarse, y casi siempre es la que falta para que el conjunto funcione.',
    advice:
      'Elige un solo instrumento y dale una hora seguida esta semana. Después escribe qué hiciste, con verbos en pasado. A este personaje se le conoce por lo que deja hecho, más que por lo que anuncia.',
    beside: [
      {
        card: 'La Sacerdotisa',
        text: 'Él tiene los medios y ella sabe algo que no está en la mesa. Conviene preguntar antes de actuar, aunque las manos ya quieran.',
      },
      {
        card: 'La Luna',
        text: 'El truco y la niebla se ayudan. Es momento de comprobar lo que se oye, incluso lo que uno se cuenta a sí mismo.',
      },
      {
        card: 'El Mundo',
        text: 'Lo que empezó como ensayo encuentra su forma final. Muestra lo que has terminado, que ya no es un borrador.',
      },
    ],
    neighbours:
      'Viene justo después del Loco, y la diferencia está en la mesa: el primero lleva sus cosas atadas, el segundo las ha extendido para usarlas. También comparte el signo del infinito con La Fuerza. En él corona una técnica; en ella, una manera de tratar con lo que muerde.',
    question: '¿Qué tengo ya a mano y sigo tratando como si me faltara?',
  },
  {
    name: 'La Sacerdotisa',
    summary:
      'La Sacerdotisa en el tarot: el velo, el rollo a medio abrir y lo que se sabe sin decirlo. Su significado derecho e invertido, en el amor y en el trabajo.',
    alsoCalled: 'Suma Sacerdotisa, La Papisa',
    correspondence: 'La Luna',
    reversedKeywords: ['Secretos', 'Desconexión interior', 'Superficialidad'],
    seen: [
      'La columna de la izquierda es oscura y lleva una B; la de la derecha, clara, una J. Entre las dos cuelga un velo sembrado de granadas, y delante se sienta ella, con un rollo en el regazo donde se lee TORA. Tiene una luna a los pies y otra en la corona.',
      'Marsella la llama La Papisa y le pone en las manos un libro abierto. El mazo de 1909 cambió el libro por el rollo medio tapado y la capa por algo que parece agua cayendo. La idea se conserva: alguien lee, y no está leyendo en voz alta.',
    ],
    love: 'Aquí el amor va despacio y por dentro. Puede señalar una atracción que aún no se ha dicho, o a una persona reservada a la que se conoce por sus silencios. Ninguna carta sabe lo que otro siente; esta, al menos, recomienda no rellenar los huecos con novelas y preguntar una cosa cada vez.',
    work: 'Favorece el estudio, la investigación, el trabajo que se hace con la puerta cerrada. Si hay una negociación, escucha más de lo que hablas y fíjate en lo que nadie menciona. A veces indica que falta un dato y que todavía no es hora de firmar.',
    advice:
      'Guarda la decisión dos noches. La primera, escribe lo que crees; la segunda, lo que notas en el cuerpo al leerlo. Donde las dos páginas coinciden suele estar lo que ya sabías.',
    beside: [
      {
        card: 'El Hierofante',
        text: 'Ella guarda el saber y él lo enseña. Puede faltarte un maestro, o puede sobrarte la opinión de alguno.',
      },
      {
        card: 'La Estrella',
        text: 'El velo se aparta un poco y lo que aparece tranquiliza. La intuición deja de ser sospecha y se vuelve orientación.',
      },
      {
        card: 'El Carro',
        text: 'Hay prisa por salir y una voz baja que pide esperar. Si la oyes, salir más tarde también es conducir.',
      },
    ],
    neighbours:
      'La Emperatriz, su vecina de la derecha, muestra lo que esta guarda: una se sienta en un campo al sol y la otra delante de una tela. Con La Luna comparte el astro, pero no el clima. La Luna confunde; La Sacerdotisa calla, que es distinto. Del Ermitaño la separa que él salió a buscar y ella nunca se movió.',
    question: '¿Qué sé desde hace tiempo y sigo pidiendo que me confirmen?',
  },
  {
    name: 'La Emperatriz',
    summary:
      'La Emperatriz en el tarot: el trigo, las doce estrellas y el cuidado que hace crecer. Significado derecho e invertido, en el amor y en el trabajo.',
    alsoCalled: null,
    correspondence: 'Venus',
    reversedKeywords: ['Bloqueo creativo', 'Dependencia', 'Descuido de sí'],
    seen: [
      'Trigo hasta las rodillas, un respaldo mullido, árboles detrás y un escudo en forma de corazón con el signo de Venus. El mismo signo, muy pequeño, se repite bordado en el vestido. Doce estrellas le hacen un arco sobre la corona.',
      'La de Marsella está más cerca del poder: sostiene un escudo con un águila y se parece a las reinas de las monedas. Con Waite el trono salió al campo. De aquella señora queda el cetro, para que nadie tome la dulzura por falta de mando.',
    ],
    love: 'Habla de ternura que se toca: la comida preparada, el abrazo largo, la casa donde da gusto quedarse. Para quien tiene pareja sugiere volver a los placeres sin importancia. Para quien no, aconseja gustarse antes de gustar. Cuando el cariño se mide en sacrificios, la carta se ha puesto del revés aunque esté derecha.',
    work: 'Señala proyectos que ya brotaron y piden riego constante, sobre todo los creativos. El dinero entra por lo que se hace con gusto y se pierde por no poner precio. Quien dirige un equipo encontrará en ella un estilo: dar buenas condiciones y apartarse un poco.',
    advice:
      'Escoge una cosa viva que dependa de ti, una planta, un texto, una amistad, y dale un rato fijo tres días seguidos. Al cuarto mira qué ha cambiado en ella, y después qué ha cambiado en ti.',
    beside: [
      {
        card: 'El Emperador',
        text: 'La huerta y la cerca. Lo que crece encuentra límites, y los límites, algo que merece guardarse.',
      },
      {
        card: 'El Diablo',
        text: 'El placer pasa de alimento a costumbre. Se puede seguir disfrutando y a la vez contar cuánto cuesta.',
      },
      {
        card: 'El Ermitaño',
        text: 'Después de atender a todos, una temporada con la lámpara para sí. También el campo descansa un año.',
      },
    ],
    neighbours:
      'Entre La Sacerdotisa y El Emperador, es la que pone cuerpo: la primera sabe, el último ordena, ella da forma. Se parece a La Estrella en el agua y la calma, con una diferencia clara. La Estrella vierte sin esperar cosecha; La Emperatriz ya la tiene alrededor.',
    question: '¿Qué crecería solo con que yo dejara de tirarle de las hojas?',
  },
  {
    name: 'El Emperador',
    summary:
      'El Emperador en el tarot: piedra, armadura y cabezas de carnero. Qué dice derecho e invertido, en el amor, en el trabajo, como consejo y con otras cartas.',
    alsoCalled: null,
    correspondence: 'Aries',
    reversedKeywords: ['Rigidez', 'Dominio', 'Falta de control'],
    seen: [
      'Cuatro cabezas de carnero rematan el trono, dos arriba y dos en los brazos. El hombre de barba blanca lleva cota de malla bajo la tela roja; en una mano tiene un cetro con forma de ankh y en la otra un globo. Detrás no hay jardín, hay montañas peladas.',
      'En Marsella se le ve de perfil, con una pierna cruzada y apoyado apenas en su asiento, como si fuera a levantarse. El mazo de Waite lo puso de frente y lo clavó a la piedra. Entre las dos posturas cabe todo lo que se le puede preguntar: cuánto de su firmeza es elección y cuánto es que ya no sabe moverse.',
    ],
    love: 'Un afecto que se demuestra cumpliendo: llegar a la hora, arreglar lo roto, estar. Se agradece, y a veces se echa de menos que además lo diga. Si manda siempre la misma persona, la carta invita a repartir llaves. Un vínculo con reglas claras aguanta mejor cuando las reglas se hicieron entre dos.',
    work: 'Terreno propio. Presupuestos, contratos, jerarquías, un calendario que se respeta. Puede representar a quien dirige o pedirte que dirijas tú, que a menudo da más pereza. Lo que hoy funciona por improvisación está pidiendo un procedimiento escrito en una página.',
    advice:
      'Define una frontera y dila en una frase, sin disculpas ni explicaciones de más. Luego sostenla siete días. La autoridad de esta figura viene de que mañana dice lo mismo que ayer.',
    beside: [
      {
        card: 'La Emperatriz',
        text: 'La ley aprende para qué sirve. Donde había norma por la norma aparece algo vivo que proteger.',
      },
      {
        card: 'La Torre',
        text: 'Lo que se creía sólido tenía un pilar hueco. Reconstruir con menos altura puede ser un acierto.',
      },
      {
        card: 'La Templanza',
        text: 'El mando baja la voz. Se negocia, se ajusta y al final se obedece mejor.',
      },
    ],
    neighbours:
      'El Hierofante manda en las creencias; él, en los hechos. La Justicia también usa un trono y una hoja de metal, pero mide lo que pasó, mientras que El Emperador decide lo que va a pasar. Y frente al Carro, que conquista, su tarea es más aburrida y más larga: mantener.',
    question: '¿Qué parte de mi vida pide una regla y cuál ya tiene demasiadas?',
  },
  {
    name: 'El Hierofante',
    summary:
      'El Hierofante o El Papa en el tarot: maestros, llaves y costumbres. Significado derecho e invertido, en el amor y el trabajo, y al lado de otras cartas.',
    alsoCalled: 'Sumo Sacerdote, El Papa',
    correspondence: 'Tauro',
    reversedKeywords: ['Rebeldía', 'Dogma cuestionado', 'Camino propio'],
    seen: [
      'Una corona de tres pisos, una cruz de tres travesaños, dos dedos que bendicen. Delante, de espaldas a nosotros, dos alumnos con la cabeza rapada: uno viste de oscuro y el otro de claro. Las llaves cruzadas están en el suelo, entre ambos, al alcance de quien se agache.',
      'Durante siglos la carta se llamó simplemente El Papa, y así sigue en los mazos de Marsella. El nombre griego, que designaba a quien mostraba los objetos sagrados, es más moderno. Sirve para entender la figura fuera de una religión concreta: es cualquiera que enseña lo que a su vez le enseñaron.',
    ],
    love: 'Trae compromiso, familia, ceremonia, la pregunta de qué espera cada cual de una pareja. Muchas peleas son en realidad dos educaciones distintas sentadas a la misma mesa. Vale la pena contarse cómo se querían en casa y decidir qué se copia.',
    work: 'Hay un camino hecho y conviene conocerlo: el título, el trámite, la persona con veinte años de oficio. Pedir consejo aquí ahorra meses. También describe empresas con muchas costumbres, donde lo nuevo se acepta antes si se explica con las palabras de siempre.',
    advice:
      'Busca a alguien que ya pasó por lo que te preocupa y hazle una sola pregunta concreta. Apunta la respuesta tal como la dijo. Mañana decide qué parte te sirve.',
    beside: [
      {
        card: 'El Loco',
        text: 'El aprendiz llega sin saber las normas y pregunta por qué. De una buena respuesta salen los dos mejor.',
      },
      {
        card: 'Los Enamorados',
        text: 'La bendición y la elección: lo que se siente busca una forma que los demás reconozcan, o decide que no la necesita.',
      },
      {
        card: 'El Juicio',
        text: 'Una voz propia suena por encima de la lección aprendida. Se puede honrar al maestro y cambiar de canto.',
      },
    ],
    neighbours:
      'Comparte con La Sacerdotisa las dos columnas y el cargo, y reparte con ella el trabajo: ella protege lo que no se dice, él lo predica. Al Ermitaño lo separa el público. Uno sube solo con su farol y el otro necesita a alguien arrodillado delante para ser quien es.',
    question: '¿Cuál de mis certezas me la prestaron y nunca la devolví?',
  },
];
