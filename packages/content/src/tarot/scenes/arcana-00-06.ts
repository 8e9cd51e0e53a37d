import type { CardScenes } from './scene.ts';

export const SCENES_00_06: readonly CardScenes[] = [
  // El Loco
  {
    upright: {
      past: [
        'El hatillo pesaba poco cuando saliste, y por eso saliste. De aquel paso dado sin garantías conservas la costumbre de confiar primero y preguntar por el camino.',
        'Un perro ladró a los talones y nadie le hizo mucho caso. Así empezó algo que todavía te acompaña: con risa, con prisa y con una rosa en la mano que no se ha marchitado del todo.',
        'El cielo ocupaba más sitio que el suelo cuando te decidiste. Nadie te había explicado las reglas, y gracias a eso probaste cosas que hoy ni se te ocurrirían.',
      ],
      present: [
        'El pie ya está en el aire y la vista, en las nubes. Es uno de esos días en que cualquier gesto pequeño cuenta como comienzo: un nombre en una lista, una puerta a la que se llama.',
        'La rosa blanca va en una mano y la otra queda libre, sin nada que defender. Ahora mismo puedes preguntar lo que nadie pregunta, porque a quien empieza se le perdona no saber.',
        'Un zapato pisa piedra y el otro todavía no pisa nada. Lo tuyo, estos días, está en ese paso a medias: conviene acabarlo con gracia y no a empujones.',
      ],
      future: [
        'El sendero del dibujo sigue más allá del marco. Hacia allí apunta un comienzo sin título, y lo sensato es preparar poco equipaje y un par de preguntas.',
        'Hay más cielo que suelo en la escena, y eso dice cómo es el tramo: abierto, con pocas señales. Te hará bien llevar al lado a alguien que ladre a tiempo.',
        'La mano de la rosa va abierta, sin apretar el tallo. Así se entra mejor en lo que asoma: con una intención limpia y pocas exigencias.',
      ],
    },
    reversed: {
      past: [
        'El hatillo se quedó preparado junto a la puerta. Pasó la ocasión, o pasó tan deprisa que no dio tiempo a mirar el suelo, y desde entonces cada comienzo te pide un aval.',
        'Cabeza abajo, el borde del precipicio parece un techo. Así se vio aquello en su momento: más alto de lo que era y sin sitio donde poner el pie.',
        'El hatillo cambió de hombro muchas veces antes de volver al suelo. Aquel viaje se habló tanto que pareció hecho, y algo de ti sigue esperando la salida.',
      ],
      present: [
        'El pie lleva tiempo en el aire, ni avanza ni vuelve. Esa postura cansa más que andar, y quizá lo único que falta sea decidir de qué tamaño es el primer paso.',
        'El perro ladra por donde falta el suelo y la cabeza mira a otra parte. Algo avisa estos días, con poca elegancia y bastante razón; vale la pena bajar la vista un momento.',
        'La altura marea porque se mira desde arriba del todo. Busca hoy un escalón intermedio, que entre el llano y el precipicio siempre hay alguno.',
      ],
      future: [
        'Las cosas se caen del hatillo cuando se le da la vuelta, y quedan a la vista una por una. Más adelante tocará elegir cuáles recoges antes de volver a intentarlo.',
        'La rosa apunta hacia abajo, como quien busca tierra. Lo que viene invita a un salto más corto, con el suelo mirado de antemano y sin público.',
        'El perro se ha sentado y ya no ladra: espera a que lo mires. Antes de dar el siguiente paso tocará entenderse con esa prudencia, que es tuya.',
      ],
    },
  },
  // El Mago
  {
    upright: {
      past: [
        'Una mesa con poco encima bastó para sacar algo adelante: una copa, una moneda, una vara, una espada. Aprendiste entonces que los medios aparecen cuando las manos se mueven.',
        'Un brazo señalaba arriba y el otro abajo, y por en medio pasaste tú la idea al papel, al horno o al acuerdo. Funcionó porque pusiste las manos, aunque hoy lo cuentes en plural.',
        'El signo del infinito estaba encima de la cabeza y no lo veías. Hiciste mucho con poco, y la gente que estaba cerca se acuerda mejor que tú.',
      ],
      present: [
        'Los cuatro palos están servidos y ninguno sobra. La cuestión de hoy es de orden: cuál se toma primero y cuál puede esperar sin ofenderse.',
        'El signo del infinito flota sobre la cabeza de alguien que, debajo, trabaja con lo que hay. Tienes más herramientas de las que nombras cuando te preguntan qué te falta.',
        'La espada, la copa, el basto y el oro no se estorban en la mesa. Tampoco se estorban tus oficios, si hoy cada uno tiene su hora y nadie trabaja encima de otro.',
      ],
      future: [
        'La varita en alto necesita pulso más que ceremonia. Se acerca el momento de enseñar lo que has ensayado, y le irá mejor si hoy ensayas una vez más.',
        'Los cuatro objetos siguen en la mesa, cada cual en su sitio. El camino va hacia un hacer con gusto, de los que se notan en el resultado más que en el discurso.',
        'La mano que baja termina siempre en algo concreto. Hacia ahí va lo tuyo: a un borrador, una muestra, una primera versión que se pueda enseñar.',
      ],
    },
    reversed: {
      past: [
        'Las herramientas rodaron al suelo una tarde y nadie se agachó a recogerlas. De entonces viene la idea de que aquello no era para ti, dicha con demasiada prisa.',
        'El gesto era perfecto y la mesa estaba vacía. Hubo palabras, tuyas o de otra persona, que prometían un número entero y se quedaron en la presentación.',
        'Una copa se cayó en mitad de la demostración y hubo que improvisar. Desde aquel día preparas tanto que a veces no llegas a empezar.',
      ],
      present: [
        'La copa está al borde, la moneda también, y la mano duda a cuál acudir. Atender a una sola, hoy, no es abandonar el resto.',
        'El brazo que debía recibir anda señalando hacia otro lado. Te sobran maneras de explicarlo y falta una tarde en la que no se explique nada.',
        'La mesa está llena de cosas a medio desenvolver. Elige una y deja que las demás hagan ruido; en un rato se callan.',
      ],
      future: [
        'La mesa puede volver a ponerse derecha, objeto por objeto. Eso es lo que asoma: un tiempo de ordenar herramientas, útil aunque desde fuera parezca poca cosa.',
        'El signo del infinito, cuando cuelga por debajo, parece un cordón sin atar. Lo que se acerca pide atarlo: un compromiso pequeño, con fecha, antes que otra idea brillante.',
        'Los brazos se cruzan cuando nadie sabe qué hacer con las manos. Adelante hay tarea para ellas, pequeña y con testigos, y conviene aceptarla.',
      ],
    },
  },
  // La Sacerdotisa
  {
    upright: {
      past: [
        'El rollo ya asomaba bajo el manto y leíste media línea. Con esa media línea supiste bastante, y preferiste esperar a que alguien lo dijera en voz alta.',
        'Una columna clara, otra oscura, y en medio un tiempo de callar. Lo que notaste en aquel silencio sigue siendo el dato más fiable que tienes.',
        'El velo estaba echado y aun así entraba luz por un lado. De aquella época guardas una certeza que nunca has tenido que explicar a nadie.',
      ],
      present: [
        'La luna está a los pies, como algo que se deja quieto para que no se derrame. Hay una certeza tuya en ese estado: conviene no moverla mucho todavía.',
        'Un velo tapa el fondo y no hay prisa por levantarlo. Estos días sabrás más por el tono de las cosas que por las explicaciones.',
        'El rollo descansa en el regazo, escrito y sin leer. Tú también tienes algo escrito por dentro: léelo a solas antes de que lo lea el día.',
      ],
      future: [
        'El velo se mueve un poco, lo justo para ver agua detrás. Puede que entiendas algo por una vía modesta: una frase suelta, un recuerdo que vuelve al lavar los platos.',
        'Entre las columnas queda un asiento, y hacia ese asiento va el asunto: menos conversación y más oído. Lo que oigas ahí no hará falta contarlo enseguida.',
        'La luna crece sin que se le note el esfuerzo. Lo que se prepara irá a ese paso, y adivinarlo antes de tiempo solo serviría para gastarlo.',
      ],
    },
    reversed: {
      past: [
        'El rollo cayó abierto y cualquiera pudo leerlo, o nadie lo leyó cuando tocaba. En los dos casos algo íntimo quedó mal guardado, y por eso ahora mides lo que cuentas.',
        'La luna estaba demasiado alta para verse los pies. Fue una época de escuchar a expertos, amigos y vecinos, mientras tu opinión esperaba sentada en la entrada.',
        'Las columnas se confundieron y dejaste de saber de qué lado estaba el sí. Hubo un secreto de más o una confianza de menos, y aún pesa un poco.',
      ],
      present: [
        'El velo se ha descolgado de un lado y todo el mundo opina sobre lo que se ve. Un poco de cortina, estos días, no sería esconderse: sería descansar.',
        'Las columnas han cambiado de sitio y cuesta saber en cuál apoyarse. Vuelve a la primera impresión, la que tuviste antes de consultar.',
        'El manto arrastra y se pisa solo. Llevas encima lo que otros te han contado y falta sitio para lo tuyo; devuelve hoy alguna de esas historias.',
      ],
      future: [
        'Las letras del rollo van saliendo solas, una palabra detrás de otra. Lo que callas querrá decirse, y será más amable si eliges tú el sitio y la persona.',
        'La luz de esa luna cae hacia el suelo, y ahí se irá viendo lo que andaba traspapelado: una intuición, un sueño, una frase tuya de hace tiempo.',
        'El agua de detrás del velo empieza a sonar. Llegará la hora de hablar de ello sin dramatismo, como quien abre una ventana que se atascaba.',
      ],
    },
  },
  // La Emperatriz
  {
    upright: {
      past: [
        'El trigo de la carta se sembró mucho antes de que nadie lo mirara. Hubo manos que te cuidaron así, a diario y sin discurso, y algo de tu firmeza salió de esa tierra.',
        'Un trono mullido en pleno campo: también tú tuviste un tiempo de abundancia tranquila. Acuérdate de qué lo hacía posible, que no era solo la suerte.',
        'Las doce estrellas daban luz a una mesa larga. Lo que aprendiste allí sobre recibir gente, esperar y repartir te sirve en lugares muy distintos.',
      ],
      present: [
        'Las espigas llegan ya a la altura de la mano. Lo que atiendes crece a su paso, y mirarlo con gusto es parte del riego.',
        'La corona tiene doce estrellas, una por mes, y ninguna corre. Esta temporada se mide en comidas hechas, ventanas abiertas y horas de sueño.',
        'El trigo roza el vestido y nadie lo aparta. Deja que lo que crece te estorbe un poco estos días: es señal de que está cerca.',
      ],
      future: [
        'El campo llega hasta el borde del dibujo y no se acaba en un día. Hacia delante hay tarea de cuidado, de la que da gusto si se reparte y cansa si se acapara.',
        'Donde hoy hay espigas habrá que abrir un sendero para pasar. Ve pensando qué sitio quieres darle a lo que crece y quién te ayudará a recogerlo.',
        'La semilla y el pan están en el mismo campo, separados por semanas. Hacia delante se trata de no saltarse ninguna, y de comer mientras tanto.',
      ],
    },
    reversed: {
      past: [
        'El trigo quedó por encima de la cabeza, como una cosecha que pesa. Diste mucho durante mucho tiempo, y casi todo lo diste antes de que lo pidieran.',
        'Algunas estrellas de la corona se perdieron entre las espigas. Fueron meses de atender lo de otros, y en esos meses quedó sin regar algo que era solo tuyo.',
        'El trigo se fue aplastando con el paso de todos. Hubo cariño, y hubo también un cansancio que nadie contabilizó, empezando por ti.',
      ],
      present: [
        'El trono está libre y quien cuida sigue de pie. Siéntate un rato sin justificarlo, a ver qué se atreve a brotar.',
        'Los surcos están marcados de tanto revisar si la semilla prende. La tierra pide lo contrario de tu esfuerzo: que la dejen a oscuras unos días.',
        'La tierra está dura de tanto pisarla con buena intención. Antes de sembrar nada, hoy cabe aflojarla: un rato sin hacer, sin dar, sin arreglar.',
      ],
      future: [
        'Un campo cabeza abajo enseña las raíces, y da gusto mirarlas. Lo próximo será ver qué alimentas por cariño y qué alimentas por miedo a que alguien se moleste.',
        'El signo de Venus ha rodado hasta la orilla. Recuperarlo, en lo que viene, tendrá que ver con un placer sencillo que dejaste para después.',
        'Las espigas caídas también alimentan el suelo. Lo que no salió servirá de abono para otra cosa, si no te pones a recogerlo grano a grano.',
      ],
    },
  },
  // El Emperador
  {
    upright: {
      past: [
        'Cuatro cabezas de carnero vigilaban el asiento, y alguien se sentaba en él con reglas claras. De esa época traes la puntualidad, el orden o el gesto de cuadrar los hombros.',
        'Un trono de piedra no se mueve de sitio: sirvió de referencia, y a ratos de estorbo. Mucho de lo que hoy das por sentado se decidió entonces y sin votación.',
        'El manto cubría la armadura y casi nadie sabía que estaba debajo. Así te hiciste fuerte: con cara tranquila y las correas bien apretadas.',
      ],
      present: [
        'La armadura asoma bajo el manto aunque no haya batalla a la vista. Hoy hace falta estructura y sobra guardia: una regla clara te dejará quitarte al menos los guantes.',
        'El cetro descansa en la mano, sin agitarse. Es un día apropiado para decir qué sí, qué no y desde cuándo, con la misma calma.',
        'El respaldo es recto y no admite siesta. Toca un rato de asiento duro, de papeles y de cuentas, para poder descansar después en otro lado.',
      ],
      future: [
        'La piedra del trono promete poco y aguanta mucho: el terreno que se acerca es firme y sin adornos. Conviene llegar con un plan que quepa en media página.',
        'El asiento espera a quien acepte sostenerlo. Quizá te toque decidir en nombre de más gente, y ayudará haber pensado a quién escuchar antes.',
        'Los carneros miran en cuatro direcciones y ninguno se mueve. En lo que viene hará falta esa vigilancia tranquila, que ve llegar y no embiste.',
      ],
    },
    reversed: {
      past: [
        'El trono se volcó y durante un tiempo nadie supo quién mandaba. Aprendiste a suplir ese hueco por tu cuenta, con más rigor del que hacía falta.',
        'Los carneros del respaldo embistieron a destiempo. Hubo órdenes sin explicación, y aún hoy una voz firme te pone en guardia antes de oír lo que dice.',
        'La piedra se resquebrajó por la parte que nadie revisaba. Una autoridad te falló, o te tocó serlo antes de tiempo, y algo de rigidez viene de ahí.',
      ],
      present: [
        'La piedra pesa desde arriba y los brazos se cansan de sujetarla. ¿Cuántas de las cosas que controlas se sostendrían solas una tarde?',
        'El manto se ha caído y queda la armadura, en medio de la sala, sin enemigo. Nombra una regla que ya no protege a nadie y empieza por aflojar esa hebilla.',
        'El cetro señala a todas partes y por eso no señala a ninguna. Escoge hoy una sola cosa que dirigir y deja que las demás se dirijan como puedan.',
      ],
      future: [
        'Un trono invertido parece, visto de lejos, una mesa. Por ahí va lo que viene: sentarse a repartir lo que antes se ordenaba.',
        'El cetro puede pasar de mano en mano sin que se caiga el techo. Lo que se perfila pide ensayar ese gesto: delegar una decisión y dormir igual.',
        'La corona pesa menos sobre las rodillas que en la cabeza. Asoma una etapa de mandar menos y conversar más, con alguna torpeza al principio.',
      ],
    },
  },
  // El Hierofante
  {
    upright: {
      past: [
        'Dos acólitos escuchaban con atención, y en uno de esos sitios te sentabas tú. La lección de aquel lugar, casa, escuela o taller, te sigue dictando el primer borrador de casi todo.',
        'Las llaves cruzadas estaban en el suelo, a la vista. Alguien te las mostró con paciencia y te dijo cómo se abrían ciertas puertas, y por ellas entraste.',
        'La triple corona impresionaba desde abajo, y tú eras quien miraba. Aprendiste por imitación, luego por gusto, y ahora cuesta separar una cosa de la otra.',
      ],
      present: [
        'La mano levantada bendice y a la vez pide silencio: hay alguien que sabe de esto, y no está lejos. Preguntarle ahora ahorra tres rodeos.',
        'La triple corona tiene pisos, como los buenos aprendizajes. Estás en uno de ellos, y saltarse el siguiente saldría más caro que subirlo.',
        'El asiento está entre dos columnas, ni fuera ni dentro. Busca estos días a quien conozca las reglas sin estar preso de ellas; alguien así te ahorra tiempo.',
      ],
      future: [
        'Los dos oyentes de la carta están ahí por gusto. Lo que viene pide inscribirse, pedir consejo o darlo, según el lado del banco en que te sientes.',
        'Las dos llaves sirven a la vez o no sirven. Una es lo aprendido y otra lo propio, y te vendrá bien tener ambas a mano.',
        'Las llaves esperan al pie, para quien se agache a tomarlas. Lo que asoma tiene que ver con inscribirse en algo mayor y pronunciar allí tu propio nombre.',
      ],
    },
    reversed: {
      past: [
        'Los acólitos se fueron cada uno por su puerta, y tú por una tercera. Quedó sin decir un agradecimiento, o una protesta, y todavía ocupa sitio.',
        'La corona se desarmó en tres piezas: creencia, costumbre y miedo. Tardaste en notar que solo una de ellas era tuya.',
        'La mano bendijo a destiempo y la palabra llegó fría. Te fuiste de un sitio, de un grupo o de una idea, y nadie te pidió la llave.',
      ],
      present: [
        'La bendición cae en un banco vacío. Repites una fórmula que ya no convence ni a quien la dice, y cambiar dos palabras bastaría para volver a creerla.',
        'Las llaves cuelgan ahora a la altura de la mano. Puedes probar una puerta sin pedir permiso, con tal de cerrarla bien al salir.',
        'La corona está en el suelo y se puede mirar por dentro. Descubrirás que algunas normas eran de quita y pon, y que otras las quieres de verdad.',
      ],
      future: [
        'La sala tiene también una salida lateral. Por ella va el camino, con menos ceremonia y con preguntas que tendrás que hacerte tú.',
        'Sin corona, el maestro es alguien que todavía aprende. A eso apunta lo próximo: a conversar de igual a igual con quien antes solo dictaba.',
        'Los dos oyentes se han levantado y hacen preguntas. Lo próximo se parece a eso, a una clase en la que ya no habla una sola persona.',
      ],
    },
  },
  // Los Enamorados
  {
    upright: {
      past: [
        'Bajo el mismo sol hubo dos que se miraron, o dos caminos que se parecían mucho. Dijiste que sí a uno, a plena luz, y ese sí todavía organiza la casa.',
        'El ángel abrió las alas y no dijo nada: la palabra la pusiste tú. Hoy recoges lo que aquella elección trajo, y también lo que dejó a un lado.',
        'Un hombre y una mujer, sin nada en las manos, y un ángel por testigo. Te mostraste así una vez, tal como eras, y todavía te guías por cómo te sentó.',
      ],
      present: [
        'Las manos están vacías y abiertas, sin carta bajo la manga. Es tiempo de decir qué prefieres y por qué, antes de que lo adivinen mal.',
        'Un mismo suelo sostiene dos miradas distintas. Hoy lo que te gusta y lo que te conviene están más cerca que otras veces: haz que se conozcan.',
        'El ángel extiende los brazos sobre las dos figuras por igual. Mira si lo que estás eligiendo trata bien a las dos partes, incluida la que calla.',
      ],
      future: [
        'El cielo abierto queda entre las dos figuras y ninguna lo tapa. Hacia delante hay una elección compartida, que saldrá mejor si antes se dice en voz alta qué no se negocia.',
        'El sol del dibujo no favorece a un lado. Convendrá mirar así lo que se acerque: con la misma luz para lo que ganas y para lo que dejas.',
        'El suelo que comparten se ve firme y tiene camino a los dos lados. Lo que venga se podrá andar en compañía si el ritmo se habla antes que el destino.',
      ],
    },
    reversed: {
      past: [
        'El ángel quedó a los pies y la pareja, en el aire. Hubo una elección tomada sin suelo, para no disgustar, y lleva tiempo pidiendo que la revisen.',
        'Cada figura acabó mirando hacia su lado. Aquella distancia no tuvo un día exacto; se fue haciendo con síes pequeños que nadie repasó.',
        'Las manos se soltaron para señalar cosas distintas. De esa época viene la costumbre de dar la razón deprisa, para que nadie pregunte más.',
      ],
      present: [
        'Los ojos se apartan justo cuando iban a cruzarse. Hay dos verdades en la habitación y las dos hablan por turnos; falta que se escuchen, un rato y sin testigos.',
        'El sol alumbra ahora desde abajo y cambia las caras. Mira bien qué estás eligiendo estos días sin darte cuenta, a fuerza de no decir nada.',
        'El ángel, desde abajo, ya no hace sombra. Nadie va a bendecir esta elección por ti, y eso la vuelve más incómoda y más honrada.',
      ],
      future: [
        'Unas alas dadas la vuelta hacen de cuna más que de techo. Lo que venga tendrá que apoyarse en acuerdos hablados de nuevo, aunque usen palabras viejas.',
        'Dos figuras pueden volver a ponerse frente a frente, y para eso alguien gira primero. Es un gesto de cuello, apenas; en adelante convendrá ver quién lo hace siempre.',
        'El espacio entre las figuras se puede cruzar en dos pasos. Convendrá darlos con una frase preparada, de las que empiezan por «a mí me pasa que».',
      ],
    },
  },
];
