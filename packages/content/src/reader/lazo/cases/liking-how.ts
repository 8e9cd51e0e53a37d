import type { CaseTexts } from '../../family.ts';

/** «liking.how». */
export const LIKING_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Acercarse no es un truco: es acortar una distancia sin que nadie tenga que retroceder. La dificultad está en el paso, no en el discurso.',
    },
    {
      needs: [],
      text: 'Entre el saludo de siempre y una confesión hay unos veinte escalones. El vértigo viene de mirar el último desde el primero.',
    },
    {
      needs: [],
      text: 'Aparece alguien y de pronto sobran las manos, la voz es otra y se acaban los temas. Lo difícil es seguir en tu piel a un metro.',
    },
    {
      needs: [],
      text: 'Una entrada memorable no hace falta; una segunda frase, sí. Ahí se atasca casi todo el mundo, y ahí conviene poner la atención.',
    },
    {
      needs: ['quien'],
      text: 'Hasta {quien} hay pocos pasos y muchísimas maneras de tropezar, casi todas imaginarias. Se trata de elegir una, la más corta.',
    },
    {
      needs: ['quien'],
      text: 'Lo que con cualquiera te sale natural, con {quien} se te traba. La distancia por recorrer está entre esas dos versiones tuyas.',
    },
    {
      needs: ['tiempo'],
      text: 'Hay {tiempo} de saludos cortos que ya hicieron surco en el camino. Toca decidir en qué punto se dobla.',
    },
    {
      needs: ['lugar'],
      text: 'Coincidir en {lugar} es medio camino y se disfraza del camino entero. El otro medio se hace hablando.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} por delante hay pretexto, hora y ropa; falta saber qué se dice después del hola. En eso consiste casi todo.',
    },
    {
      needs: ['dia'],
      text: 'Llega {dia} con la ocasión incluida, y las ocasiones no traen guion. Lo que sí se puede preparar es el primer minuto.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con curiosidad y los bolsillos vacíos: una pregunta de principiante, con la rosa a la vista y ningún apuro por lucirse.',
      ],
      rev: [
        'wait',
        'Mirando antes dónde cae el pie: si va con prisa, con gente o con pena, hoy se saluda y nada más.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con lo que haya en la mesa, un objeto, una risa, un tema pendiente. Sobra material; falta levantar la mano.',
      ],
      rev: [
        'no',
        'Sin frase ensayada ni personaje: una cosa dicha con tu voz de siempre vence a cuatro números de magia.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Escuchando de más: quien se sienta cerca y calla un rato aprende por dónde se pasa sin rasgar el velo.',
      ],
      rev: [
        'if',
        'Si {quieres|querés} que algo asome del otro lado, que asome primero algo tuyo: un secreto chico, de los que dan risa.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Con algo de comer, aunque sea de pie y a medias: el trigo lleva siglos presentando gente.',
      ],
      rev: [
        'no',
        'Sin regalos diarios ni favores que nadie pidió: tanta agua al principio encharca la raíz y confunde a cualquiera.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'De frente y con los límites a la vista: si hay trabajo o mando entre medio, fuera de ahí y una vez.',
      ],
      rev: [
        'yes',
        'Soltando el casco: esa seriedad de piedra parece desinterés, y un «me alegra verte» cuesta media hebilla.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Por alguien que haga las presentaciones, si existe: de las dos llaves, la sencilla es una mesa con amistades en común.',
      ],
      rev: [
        'yes',
        'A tu modo y no al del manual: si lo tuyo es escribir, {escribe|escribí}; si es caminar, {propón|proponé} una caminata.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Mirando de frente cuando habla y diciendo luego algo cierto: «me gusta cómo lo {cuentas|contás}». El ángel no agrega una coma.',
      ],
      rev: [
        'wait',
        'Buscando un rato sin grupo y sin declaraciones, hasta ver si las dos miradas van a la misma mesa.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con rumbo y a velocidad de conversación: un plan, una hora, y que las esfinges de tu estómago tiren como quieran.',
      ],
      rev: [
        'wait',
        'Bajando la marcha, que no es una conquista sino una calle. Cuando puedas ir a su lado sin adelantar, se habla.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Cerca, despacio y con las palmas visibles: lo que se arrima por gusto no necesita cuerda.',
      ],
      rev: [
        'if',
        'Si te tiembla la voz, {di|decí} que tiembla: el león pierde tamaño y ya hay algo verdadero entre las dos sillas.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con poca luz y buena: hoy un comentario al pasar, otro dentro de unos días. Los focos espantan; el farol acompaña.',
      ],
      rev: [
        'yes',
        'Saliendo de la cueva: {ve|andá} adonde va la gente, {saluda|saludá} primero, y que la lámpara sirva para que te vean.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si la casualidad vuelve a poner a esa persona enfrente, dos minutos y una pregunta; las casualidades fabricadas chirrían.',
      ],
      rev: [
        'no',
        'No como las otras veces: si solías deslumbrar, {escucha|escuchá}; si solías callar, {pregunta|preguntá}. La vuelta se corta por ahí.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'A partes iguales: una pregunta tuya, otra suya; un dato, otro dato. Si los platillos suben y bajan, va bien.',
      ],
      rev: [
        'no',
        'Sin anticipos: un favor no compra un café, y la amabilidad que recibiste tampoco venía con factura.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Al revés de lo acostumbrado: menos buscar la frase y más dejar huecos, que por un hueco también entra la curiosidad ajena.',
      ],
      rev: [
        'yes',
        'Bajándote de la rama de las indirectas: una oración con sujeto, verbo y café, y el pie por fin en la baldosa.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo el papel de siempre, el de quien hace gracia o el de quien ayuda, y llegando con la cara lavada.',
      ],
      rev: [
        'if',
        'Con lo anterior bien despedido: si al acercarte {hablas|hablás} de otra historia, todavía hay un cubierto de más.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'A sorbos: algo hoy, nada en dos días, otro poco después, corrigiendo la mezcla según lo que vuelva de la otra copa.',
      ],
      rev: [
        'no',
        'Nada de diez mensajes y luego una semana de hielo: el mismo chorrito siempre, y la muñeca suelta.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Sin volverte imprescindible: quien se acerca para atar termina con la cadena en el cuello propio.',
      ],
      rev: [
        'yes',
        'Con las manos libres: {llega|llegá} de pasar una buena tarde por tu cuenta, y que se note de dónde {vienes|venís}.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'De golpe, si {aguantas|aguantás} el polvo: una verdad sin adorno, en un lugar del que cualquiera pueda salir andando.',
      ],
      rev: [
        'wait',
        'Sacando de a una las piedras del muro: el saludo con nombre, después una pregunta, y los rayos para otra ocasión.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con un gesto limpio y chico: compartir el agua, la sombra o el paraguas, y no comentarlo.',
      ],
      rev: [
        'wait',
        'Recuperando antes algún brillo propio, para acercarte a mirar y no a pedir que te enciendan.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De día y con ruido alrededor; a la hora de los aullidos, ni mensajes ni declaraciones, que todo suena a otra cosa.',
      ],
      rev: [
        'if',
        'Si no {entiendes|entendés} algo, {pregúntalo|preguntalo} sonriendo: «¿eso era broma?» abre más sendero que un mes de conjeturas.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A la vista y sin agarrarte a nada: «hola», un nombre, una risa, y que asome por encima del muro.',
      ],
      rev: [
        'no',
        'Sin alegría de vendedor: menos chistes y un rato de silencio al sol, que estar a gusto también se contagia.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Llamando por el nombre, que casi nadie lo hace: una llamada corta y clara, y tiempo para que se dé vuelta.',
      ],
      rev: [
        'if',
        'Si te {oyes|oís} corregir cada frase por dentro, {despide|despedí} al jurado: con una torpeza simpática se presentó media humanidad.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Invitando a tu mundo en vez de colarte en el suyo: un sitio donde bailes bien y con lugar al lado.',
      ],
      rev: [
        'wait',
        'Retomando lo que quedó a medias, una charla cortada, un libro prestado, un «otro día te cuento»: por ese hueco se entra.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Prepara|Prepará} la segunda frase, que la primera es «hola». Que salga de algo que notaste de verdad: «¿Y eso dónde lo aprendiste?». {Úsala|Usala} {antes} y {escucha|escuchá} hasta el punto final. Si vuelve otra pregunta, hay conversación. Si vuelve un monosílabo, {sonríe|sonreí} y {sigue|seguí}: no fue un rechazo, fue un mal rato ajeno.',
      },
      {
        needs: [],
        text: 'Una invitación con dos salidas, con lugar y hora de verdad: «Voy a ir a tal sitio; si te queda bien, nos vemos ahí, y si no, otra vez». {Hazla|Hacela} {antes}. Si acepta, {confirma|confirmá} una vez y basta. Si propone un cambio, también es un sí. Si no puede ni propone, {ve|andá} igual.',
      },
      {
        needs: ['quien'],
        text: '{Averigua|Averiguá} un gusto pequeño de {quien}, un té, un equipo, una canción, y {tráelo|traelo} a la charla {antes}: «Lo probé y entendí por qué te gusta». Si se le suelta la lengua, {pregunta|preguntá} más. Si contesta por cortesía, quedó un buen gesto. Regalos, ninguno: la atención alcanza y no ocupa lugar.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición es un rato sin prisa, así que {localiza|localizá} {antes} el momento en que la haya, la salida, la fila, el camino de vuelta, y {lleva|llevá} en el bolsillo esta frase: «Nos cruzamos mucho y conversamos poco; eso tiene arreglo». Si se ríe, {propón|proponé} cinco minutos. Si mira la hora, la calma era tuya, y se busca otra.',
      },
      {
        needs: [],
        text: 'Ensayo con red: a una amistad, {dile|decile} {antes} en voz alta lo que dirías al acercarte, empezando por «Hace rato que quería…». Si suena a {ti|vos}, sirve. Si suena a anuncio, {corta|cortá} la mitad y {prueba|probá} otra vez. La versión más corta es la buena: se dice en la próxima ocasión y ya no se mejora.',
      },
      {
        needs: ['quien'],
        text: 'Si alguien trata a {quien} y también te trata, {dile|decile} {antes}: «¿Armamos algo chico, una cena, un cine, y que venga más gente?». Cuando en el plan se hable sin esfuerzo, el siguiente puede ser de dos. Si cuesta, quedó una noche con amistades. Y si ese puente no existe, {alarga|alargá} un saludo dos minutos.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Elige|Elegí} una cosa que no vas a hacer al acercarte, la que te sale por nervios: exagerar, burlarte, ofrecer favores. {Escríbela|Escribila} {antes} en un papel con un «hoy no» al lado. Si pasa un encuentro sin que aparezca, {mira|mirá} qué ocupó su lugar. Si se te escapa, {di|decí} «me ganaron los nervios», que también acerca.',
      },
      {
        needs: [],
        text: 'Se suspende la campaña: ni mensajes de prueba ni encuentros fabricados. En cambio, {deja|dejá} una puerta {antes}: «Me quedé con ganas de seguir aquella charla, cuando puedas». Si la cruza, ya no {caminas|caminás} por dos. Si queda entornada, tampoco hay que empujarla, y tu semana recupera unas cuantas horas para gente que entra sin avisar.',
      },
      {
        needs: ['quien'],
        text: 'Por una vez, {trata|tratá} a {quien} {antes} como a cualquiera que te caiga bien: el mismo tono, la misma broma, el mismo adiós y una frase normal, «¿cómo te fue con aquello?». Si la charla corre, ese era el camino. Si sale con almidón, no pasa nada: la naturalidad se practica como un idioma, cometiendo errores delante de gente.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Primero, tres saludos con nombre en tres ocasiones distintas, mirando a los ojos y sin agregar nada: «Hola», y el nombre. El primero, {antes}. Si al tercero vuelve también el tuyo, se suma una pregunta. Si no vuelve, {conserva|conservá} la cortesía y {baja|bajá} la expectativa, que un saludo bien dado nunca fue tiempo perdido.',
      },
      {
        needs: [],
        text: 'Sin espiar ni tomar nota, {fíjate|fijate} {antes} en cuándo esa persona está a gusto: con qué tema, a qué hora, con quién se ríe. Luego {completa|completá}: «Lo más fácil sería acercarme cuando…». Si la línea se llena, ahí está la puerta. Si no hay qué poner, todavía falta trato: un comentario por encuentro, sin segundas intenciones.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} {antes} a {quien} una ayuda mínima y verdadera, de las que halagan y no pesan: «De esto {entiendes|entendés} más que yo, ¿por cuál empezarías?». Si contesta con ganas, otro día le {cuentas|contás} cómo resultó. Si contesta por encima, se agradece y se deja ahí; la siguiente ayuda se le pide a otra persona.',
      },
    ],
  },
  closings: {
    yes: [
      'La distancia más corta entre dos personas es una pregunta con ganas de oír.',
      'El primer paso bueno ni se nota: parece una conversación.',
      'De cerca, nadie mide tanto como decía el miedo.',
    ],
    if: [
      'A una puerta se le dan los nudillos aunque esté abierta.',
      'Hay escalones que se hicieron para descansar en el medio.',
      'El momento oportuno suele ser uno cualquiera con menos ruido.',
    ],
    no: [
      'Quien deja de actuar recupera las dos manos.',
      'Lo que se persigue corre; lo que se acompaña, a veces se sienta.',
      'Menos gran entrada y más silla al lado.',
    ],
    wait: [
      'Los pasos lentos también llegan, y despiertan a menos perros.',
      'De saludo en saludo se hizo más de una calle.',
      'La confianza viene a pie y mira bien antes de sentarse.',
    ],
  },
};
