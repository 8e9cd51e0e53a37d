import type { SignText } from '../sign-text.ts';

/** Libra, Escorpio and Sagitario. */
export const AUTUMN_SIGNS = {
  Libra: {
    description:
      'Libra a fondo: aire cardinal, Venus, la balanza que fue pinza, la pareja, el trabajo y el costo de agradar. Entrada exacta del Sol y el horóscopo de hoy.',
    lead: 'Piensa con otra persona delante, y piensa mejor así.',
    chapters: [
      {
        title: 'El único objeto de la rueda',
        body: [
          'Once signos son seres vivos y uno es una balanza. Y no siempre lo fue: para los griegos esas estrellas eran las pinzas del Escorpión, y los nombres árabes de las dos más brillantes, Zubenelgenubi y Zubeneschamali, siguen queriendo decir pinza del sur y pinza del norte. Roma puso ahí los platillos, en la época del año en que el día y la noche pesan lo mismo. La leyenda los dejó en manos de Astrea, la justicia, que está justo al lado con su espiga.',
        ],
      },
      {
        title: 'Aire que empieza conversaciones',
        body: [
          'Libra es cardinal, cosa que se olvida por lo amable que resulta. Inicia, y lo que inicia son relaciones: presenta a dos que deberían conocerse, propone el acuerdo, baja la voz para que la bajen los demás. El aire le da distancia para ver los dos lados. La belleza no es en este signo un lujo, sino una señal de que las partes encajan.',
          'Venus, su regente, cultiva aquí la proporción y el trato más que el tacto. Y Saturno está exaltado, dato que explica la seriedad con que Libra se toma un contrato, un turno de palabra o una promesa hecha a medias.',
        ],
      },
      {
        title: 'La pareja como espejo y como casa',
        body: [
          'Vivir acompañado le parece el estado natural de las cosas, y pocas personas cuidan tanto el cómo: el tono, el regalo pensado, la pregunta por el día del otro. Su riesgo es desaparecer dentro del nosotros. Conviene que de vez en cuando elija la película sin consultar, aunque sea mala, y que descubra que lo siguen queriendo.',
        ],
      },
      {
        title: 'Dónde rinde',
        body: [
          'Mediación, diseño, derecho, diplomacia, selección de personas, cualquier lugar en que haya que poner de acuerdo a gente que no se cae bien. Trabaja mal en un ambiente feo, y lo de feo incluye los gritos. Una decisión pequeña al día, con reloj, le entrena el músculo que menos usa.',
        ],
      },
      {
        title: 'El precio de quedar bien',
        body: [
          'Dice que sí para que no haya lío, y el lío se queda a vivir. Compara tanto que la oportunidad caduca. Cuando por fin se enoja, asombra a todo el mundo, porque llevaba meses sonriendo con la mandíbula apretada. Un desacuerdo dicho temprano y con buenos modales es la obra de arte que Libra puede hacer mejor que nadie.',
        ],
      },
    ],
    cusp: 'Empieza con el equinoccio de septiembre, el 22 o el 23 en Ciudad de México. Cada cuatro años la secuencia se repite casi igual, con un salto hacia atrás en los bisiestos, así que ninguna tabla impresa puede acertar siempre; un cálculo para tu nacimiento, sí.',
    reckoning:
      'Venus decide buena parte de este texto, y no anda nunca a más de cuarenta y ocho grados del Sol. Partiendo de Libra como casa uno, Capricornio guarda el hogar, Aries abre la puerta de la pareja y Cáncer enseña la vida pública: cuando hay allí un planeta, el horóscopo lo cuenta.',
  },
  Escorpio: {
    description:
      'Escorpio sin miedo: agua fija, Marte y Plutón, el mito de Orión, el deseo, el trabajo, el control y la fecha real de su comienzo. Con el horóscopo de hoy.',
    lead: 'Prefiere una verdad incómoda a una tarde agradable.',
    chapters: [
      {
        title: 'Agua honda, sin oleaje',
        body: [
          'El agua de Cáncer es marea y la de Piscis es mar abierto; la de Escorpio es pozo. Fija, fría en la superficie, con una temperatura constante muy abajo. Siente más de lo que muestra, observa más de lo que pregunta y recuerda más de lo que sería cómodo. Su lealtad es rara y larga. La concede después de una serie de exámenes que nadie sabe que está haciendo.',
          'Durante siglos lo rigió Marte a solas, un Marte nocturno, de asedio y no de carga. En 1930 se descubrió Plutón y la astrología moderna se lo asignó como segundo regente: lo enterrado, lo que muere para abonar otra cosa. En esta casa se usan los dos, y el antiguo es el que cuenta puntos.',
        ],
      },
      {
        title: 'El cazador y la picadura',
        body: [
          'Orión presumió de que no dejaría vivo ningún animal de la tierra, y la Tierra le mandó un escorpión. Los dos acabaron en el cielo, en lados opuestos, de manera que cuando uno sale por el este el otro se esconde por el oeste. En el pecho del animal late Antares, estrella roja cuyo nombre significa rival de Ares, porque se la confunde con Marte. El mito no habla de crueldad: habla de un límite puesto a quien no reconocía ninguno.',
        ],
      },
      {
        title: 'Deseo y confianza',
        body: [
          'No le interesa gustar un poco. Quiere entrar donde no entra nadie y a cambio abre, despacio, una puerta que sí cierra con llave. Los celos le nacen del mismo lugar que la entrega, y por eso ayuda hablar de lo privado antes de que haga falta: qué se cuenta, qué se queda entre dos, qué se pregunta. Traicionado, no hace ruido. Se va por dentro, y eso tarda en verse.',
        ],
      },
      {
        title: 'Trabajar bajo presión',
        body: [
          'Investigación, cirugía, auditoría, psicología, rescate de empresas y de tuberías: donde los demás apartan la vista, Escorpio acerca la lámpara. La crisis lo ordena. Lo que le sienta mal es la charla de pasillo, la reunión que evita el tema, el jefe que sonríe y esconde.',
        ],
      },
      {
        title: 'El veneno propio',
        body: [
          'Controlar es su manera de no tener miedo, y casi nunca funciona. Guarda pruebas, mide lealtades, responde con silencio. El aguijón del escorpión no distingue muy bien entre defensa y costumbre; a Escorpio le conviene aprender la diferencia, y perdonar una cosa pequeña, en voz alta, sin que nadie se lo haya pedido.',
        ],
      },
    ],
    cusp: 'El cambio desde Libra llega el 22 o el 23 de octubre, hora de Ciudad de México. Si tu cumpleaños es ese día y dos páginas te dan signos distintos, puede que ninguna mienta y que hayan usado relojes de países diferentes. La carta natal lo aclara con tu lugar y tu hora.',
    reckoning:
      'Marte lleva la voz, Plutón la segunda, tan lento que su signo dura más de una década y solo se nombra cuando algo rápido lo toca. Contando desde Escorpio, Acuario es la casa del hogar, Tauro la de la pareja y Leo la de la profesión. Las fases de la Luna se leen igual que en los otros once.',
  },
  Sagitario: {
    description:
      'Sagitario de cerca: fuego mutable, Júpiter, el arquero que inventó el aplauso, amor, trabajo y promesas. Cuándo empieza de verdad y el horóscopo de hoy.',
    lead: 'Apunta lejos; a veces se acuerda de recoger la flecha.',
    chapters: [
      {
        title: 'Fuego de camino',
        body: [
          'Con Sagitario el otoño del norte se acaba y el fuego se vuelve antorcha: no calienta una casa, alumbra un trecho. Mutable, se adapta, aprende idiomas por la oreja, hace amigos en el andén. Necesita una dirección más que una llegada. Y como tiene fe en que habrá camino, muchas veces lo hay.',
          'Júpiter le da amplitud. Es el planeta que los antiguos llamaron benéfico mayor y que tarda doce años en dar la vuelta; en este signo se ocupa de los libros, los viajes, las leyes, la pregunta por el sentido. También de la segunda porción de postre.',
        ],
      },
      {
        title: '¿Qué centauro es este?',
        body: [
          'Casi todos dicen Quirón, el maestro de héroes. Los textos más viejos dudan, porque Quirón ya tiene su propia constelación, el Centauro, y señalan a Croto, hijo de Pan, criado entre las Musas. Cazaba a caballo, y al oírlas cantar golpeaba las manos de gusto: habría inventado el aplauso. Le va bien al signo, entusiasta de lo ajeno. Hacia la punta de su flecha, detrás de nubes de polvo, está además el centro de la Vía Láctea, así que apuntar lejos no es aquí una metáfora.',
        ],
      },
      {
        title: 'Amar con la ventana abierta',
        body: [
          'Se enamora de quien le enseña algo. Es alegre, directo, poco celoso y bastante torpe con las sutilezas: dice lo que piensa y mira extrañado el plato roto. Le cuesta la palabra «siempre», menos por falta de cariño que por respeto a lo que todavía no conoce. Un compañero de viaje, en el sentido literal, lo retiene mejor que cualquier promesa.',
        ],
      },
      {
        title: 'Vocaciones y despegues',
        body: [
          'Enseñar, publicar, exportar, guiar grupos, defender causas. Contagia a un equipo cansado en cinco minutos. La letra pequeña no es lo suyo, y sería prudente que alguien la leyera antes de que él diera la mano. Si el puesto no crece, se irá; suele avisar, aunque en broma.',
        ],
      },
      {
        title: 'Promesas en el aire',
        body: [
          'Exagera de buena fe. Dice que sí a tres planes para el sábado, opina de lo que leyó ayer como si lo hubiera vivido, y usa la franqueza como pase libre para no cuidar la forma. Cuando aparece una tristeza quieta, le da por hacer la maleta. Quedarse un rato con lo que no tiene remedio es, quizá, el viaje que le falta.',
        ],
      },
    ],
    cusp: 'Visto desde Ciudad de México, el ingreso es el 21 o el 22 de noviembre. La costumbre de decir «soy casi Escorpio» nace de esa frontera, pero el borde de un signo es una línea y no una zona de transición: se está de un lado o del otro.',
    reckoning:
      'Júpiter está en un mismo signo cerca de un año, y eso le da a este horóscopo un fondo largo sobre el que pasan cosas cortas: la Luna de hoy, un aspecto exacto, un planeta que se detiene. Hogar en Piscis, vínculos en Géminis, oficio en Virgo; de ahí salen las casas que se nombran.',
  },
} as const satisfies Readonly<Record<string, SignText>>;
