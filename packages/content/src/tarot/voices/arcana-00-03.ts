import type { CardVoice } from './voice.ts';

export const VOICES_00_03: readonly CardVoice[] = [
  // El Loco
  {
    upright: {
      shows: [
        'camina al borde con la vista en alto y un hatillo en el que cabe todo',
        'lleva una rosa blanca en la mano y un perro que le ladra a los talones',
        'da el paso sin mirar el precipicio, con más cielo delante que suelo',
      ],
      ways: [
        'sale sin mapa',
        'da el primer paso y pregunta después',
        'se ríe y ya está andando',
        'confía en el suelo que no ve',
        'lleva lo justo y silba',
      ],
      past: 'Hubo un comienzo sin cálculo, de los que se cuentan riendo, y de ahí sale buena parte de lo que hoy te ocupa. Entonces no sabías, y no saber te ayudó.',
      present:
        'Estás en el minuto anterior a empezar, cuando todo pesa poco y nadie te ha puesto todavía un título. Se puede ir con poco sin ir a ciegas.',
      future:
        'Lo que viene tiene aire de primera vez: un sitio donde nadie te conoce, una tarea en la que volverás a hacer preguntas básicas. Conviene llegar con las manos libres.',
      obstacle:
        'Estorba la ligereza: las ganas de salir ya, antes de oír a quien avisa. El perro del dibujo no muerde, pero algo ha visto.',
      root: 'Debajo hay unas ganas muy viejas de empezar sin permiso de nadie. Todo lo demás ha crecido alrededor de ese deseo, aunque hoy se vista de asunto práctico.',
      advice:
        'Empieza por la versión pequeña, la que cabe en un hatillo, y concédete ser principiante unos días. El mapa se dibuja mejor con los pies en el camino.',
      direction:
        'Esto camina hacia un sitio todavía sin nombre, y no pasa nada. Llegarás con menos equipaje del que ahora te parece indispensable.',
      open: 'Aporta curiosidad y poco peso: lo que aquí se decide no necesita experiencia, necesita ganas y un ojo puesto en el suelo.',
      invitations: [
        'Esta semana haz una sola cosa por primera vez, de las que no le importan a nadie: otra ruta, otro plato, una llamada que nunca haces. Fíjate en qué momento quisiste volverte.',
        'Escribe qué te llevarías si salieras mañana con un bolso pequeño: tres cosas, no más. Lo que quede fuera de la lista quizá no sea tan obligatorio como parece.',
      ],
      closings: [
        'El borde y el comienzo son la misma línea; cambia hacia dónde apunta el pie.',
        'Quien lleva poco en el hatillo tiene una mano libre para la rosa.',
      ],
    },
    reversed: {
      shows: [
        'se queda con el pie en el aire, sin volver atrás ni bajar',
        'tiene el cielo debajo y el hatillo a punto de vaciarse',
        'da la espalda al ladrido del perro, justo donde falta el suelo',
      ],
      ways: [
        'duda en el borde',
        'aplaza el salto o lo da sin mirar',
        'ensaya la salida y no sale',
        'se queda mirando la altura',
        'vuelve a atar el mismo hatillo',
      ],
      past: 'Quedó atrás un salto que no se dio, o que se dio con los ojos cerrados. Todavía se te nota en la manera de medir dos veces cada cosa.',
      present:
        'El entusiasmo y el susto tiran de la misma manga. No hace falta decidir hoy, pero sí dejar de llamar prudencia a lo que es vergüenza de empezar.',
      future:
        'Más adelante asoma una ocasión que se presentará medio en broma. Tendrás que distinguir un riesgo que enseña de otro que solo hace ruido.',
      obstacle:
        'Se cruza el miedo a hacer el ridículo, disfrazado de falta de tiempo. También puede cruzarse su contrario: decir que sí por no quedarse quieto.',
      root: 'En el fondo hay una confianza que alguien te hizo pagar cara. Desde entonces pides garantías a cosas que no las dan.',
      advice:
        'Antes de mover nada, averigua qué perderías de verdad y escríbelo con números o con nombres. El miedo sin medida siempre parece más alto que el precipicio.',
      direction:
        'El camino va hacia un comienzo aplazado que terminará por pedir fecha. Mejor que la pongas tú, aunque sea lejana.',
      open: 'Habla de un salto aplazado: ni se da ni se retira, y sostener la duda cansa más que cualquiera de las dos cosas.',
      invitations: [
        'Pregunta a alguien que ya dio ese paso qué le habría gustado saber antes. Una sola pregunta, y sin contarle lo que piensas hacer.',
        'Pon por escrito lo peor que podría pasar y, al lado, qué harías el día siguiente. Si la segunda columna se llena, ya tienes suelo.',
      ],
      closings: [
        'Un pie en el aire también se cansa.',
        'A veces el perro no quiere detenerte: quiere que mires.',
      ],
    },
  },
  // El Mago
  {
    upright: {
      shows: [
        'tiene sobre la mesa los cuatro palos y ninguno guardado',
        'levanta un brazo y baja el otro, como quien pasa algo de arriba abajo',
        'trabaja de pie, con el signo del infinito encima de la cabeza',
      ],
      ways: [
        'pone manos a la obra',
        'convierte la idea en gesto',
        'elige una herramienta y la usa',
        'recibe con una mano y hace con la otra',
        'sabe que puede y lo prueba',
      ],
      past: 'Hubo un momento en que usaste bien lo que tenías y algo salió de casi nada. Esa destreza sigue contigo, aunque la des por sabida.',
      present:
        'Los medios ya están encima de la mesa; falta elegir cuál se toma primero. No es cuestión de más preparación sino de empezar a mover las manos.',
      future:
        'Se acerca un tramo en el que hablar de ello no bastará y hacerlo resultará más fácil de lo previsto. Lo que hoy ensayas se usará delante de otros.',
      obstacle:
        'Pesa la habilidad misma: sabes hacerlo todo de varias maneras y eso retrasa la única que hace falta. Conviene mirar también lo que se cuenta demasiado bien.',
      root: 'En la raíz hay una capacidad concreta, de esas que otros ven y tú llamas suerte. De ella nace el asunto y en ella está la salida.',
      advice:
        'Elige una herramienta, una fecha y un lugar, y deja las otras tres sobre la mesa por ahora. La voluntad se nota en lo que se repite.',
      direction:
        'El camino apunta a un resultado que se podrá tocar: un escrito, un acuerdo, algo con tu firma. Llega por pasos y no por golpe de suerte.',
      open: 'Dice que hay con qué: los recursos están a la vista y piden una mano que los ordene.',
      invitations: [
        'Haz inventario: anota cuatro cosas que ya tienes y que sirven para esto, contactos y horas libres incluidos. Usa la más humilde antes del domingo.',
        'Dedica veinticinco minutos, con reloj, a la parte que llevas días explicando. Solo hacer; las explicaciones, después.',
      ],
      closings: [
        'Lo que hace falta está en la mesa; lo que falta es la mano.',
        'La magia, vista de cerca, se parece mucho al oficio.',
      ],
    },
    reversed: {
      shows: [
        'deja que la copa y el oro rueden hacia el borde de la mesa',
        'señala hacia abajo con la mano que debía recibir',
        'guarda las herramientas y conserva el gesto de usarlas',
      ],
      ways: [
        'se dispersa entre varias mesas',
        'promete más de lo que hace',
        'explica el truco y no lo hace',
        'empieza cuatro cosas a la vez',
        'se le cae la copa mientras habla',
      ],
      past: 'Quedó atrás un talento a medio usar, o unas palabras muy bien puestas que luego no tuvieron cuerpo. Conviene saber cuál de las dos, porque se parecen.',
      present:
        'Hay muchas cosas empezadas y la atención va saltando de una a otra. No falta capacidad; sobra reparto.',
      future:
        'Más adelante aparecerá una oferta con buen envoltorio. Pide ver la mesa: qué hay, de quién es y quién la recoge al final.',
      obstacle:
        'Se cruza la dispersión, o alguien que explica mejor de lo que cumple. Comparar lo dicho con lo hecho, en dos columnas, aclara más que discutir.',
      root: 'Por debajo late la sospecha de no estar a la altura, y de ahí viene tanto preparativo. Ese examen no te lo ha puesto nadie más que tú.',
      advice:
        'Cierra dos asuntos de los pequeños antes de tocar el grande. La energía que buscas está repartida en cajones abiertos.',
      direction:
        'Si sigue así, habrá más ideas que tardes para cumplirlas. El rumbo cambia en cuanto una de ellas tenga día y hora.',
      open: 'Hay aquí un don sin estrenar, o unas manos en demasiados sitios: menos juego y más oficio.',
      invitations: [
        'Toma la lista de pendientes y tacha, sin hacerlos, tres que no vas a hacer. Mira después qué tarea se ha quedado sola arriba.',
        'Busca una promesa tuya que lleve semanas en el aire y cúmplela en su versión más breve, o retírala con una frase honesta.',
      ],
      closings: [
        'Una mesa llena no es lo mismo que una mano ocupada.',
        'El truco se acaba donde empieza la práctica.',
      ],
    },
  },
  // La Sacerdotisa
  {
    upright: {
      shows: [
        'guarda silencio entre una columna clara y otra oscura',
        'sostiene un rollo a medio cubrir y no lo lee en voz alta',
        'tiene la luna a los pies y un velo a la espalda',
      ],
      ways: [
        'calla y observa',
        'sabe más de lo que dice',
        'espera detrás del velo',
        'deja que el agua se pose',
        'oye lo que no se dice',
      ],
      past: 'Ya lo sabías antes de poder decirlo: hubo una señal discreta, un tono, una mirada, y la dejaste pasar por educación.',
      present:
        'Todavía no toca contarlo. Hay algo que se está formando detrás del velo y que se estropearía con demasiadas opiniones.',
      future:
        'Una respuesta llegará sin hacer ruido, quizá al despertar o lavando los platos. La reconocerás porque no tendrás ganas de discutirla.',
      obstacle:
        'Lo que se interpone es un silencio: algo que no se ha dicho, o que tú no has querido oír. Mientras siga detrás del velo, todo lo demás se adivina.',
      root: 'La raíz es una intuición antigua y bastante exacta. Has construido mucho encima sin preguntarle.',
      advice:
        'Escucha antes de responder y deja pasar una noche entre la pregunta y la decisión. No es indecisión, es dejar que se pose el agua.',
      direction:
        'El camino se dirige hacia un conocimiento íntimo, de los que no se publican. Sabrás algo que cambiará cómo miras, aunque por fuera nada se mueva.',
      open: 'Invita a quedarse un poco más en la pregunta, porque la primera respuesta suele venir de fuera.',
      invitations: [
        'Durante tres días, al despertar, apunta una línea antes de mirar ninguna pantalla. El cuarto día léelas seguidas y subraya la palabra que se repita.',
        'Elige una conversación de esta semana y limítate a preguntar. Después anota lo que se dijo y, debajo, lo que notaste.',
      ],
      closings: [
        'La luna a los pies también alumbra: hay que mirar hacia abajo.',
        'El velo no esconde: espera.',
      ],
    },
    reversed: {
      shows: [
        'deja resbalar el rollo del regazo y asomar sus primeras letras',
        'tiene el velo descolgado y las columnas cambiadas de sitio',
        'lleva la luna sobre la cabeza en lugar de tenerla a los pies',
      ],
      ways: [
        'se distrae de su propia voz',
        'guarda un secreto que ya pesa',
        'pregunta fuera lo que sabe dentro',
        'pierde el hilo entre tantas voces',
        'tapa con ruido una certeza',
      ],
      past: 'Durante un tiempo hiciste caso a todas las voces menos a una. Algo que no se contó entonces sigue ocupando sitio.',
      present:
        'Hay demasiado ruido para oírte. Consultas, comparas, pides otra opinión, y cada una te aleja un paso de lo que ya sospechas.',
      future:
        'Lo que estaba callado empezará a notarse por los bordes. Será más cómodo decirlo que vigilar que no se sepa.',
      obstacle:
        'Estorba la superficie: los datos, las capturas, las versiones. Mirándolas con tanta atención se pierde el fondo del asunto.',
      root: 'Bajo todo esto hay una corazonada que alguien te enseñó a desautorizar. Volver a tomarla en serio no es superstición, es memoria.',
      advice:
        'Deja de preguntar fuera por unos días. Si algo guardas y te pesa, elige a una persona, solo una, y díselo despacio.',
      direction:
        'El camino lleva a quitar un velo que ya estaba flojo. Lo que aparezca sorprenderá menos de lo temido.',
      open: 'Habla de una voz interior tapada por el ruido, y de un secreto que ha dejado de proteger a nadie.',
      invitations: [
        'Pasa una tarde sin consultar este asunto con nadie, tampoco con un buscador. Observa qué opinas cuando no hay a quién preguntarle.',
        'Escribe en un papel lo que no has dicho y a quién. No hace falta entregarlo; basta con ver si cabe en una frase.',
      ],
      closings: [
        'Entre tantas opiniones, la tuya es la única que estuvo allí.',
        'El rollo se lee mejor con una sola persona al lado.',
      ],
    },
  },
  // La Emperatriz
  {
    upright: {
      shows: [
        'descansa en su trono mientras el trigo madura sin que nadie lo apure',
        'lleva doce estrellas en la corona y el signo de Venus al lado',
        'ocupa un campo entero y no parece tener prisa por cosechar',
      ],
      ways: [
        'riega y espera',
        'cuida lo que crece',
        'da de comer y no pasa la cuenta',
        'deja que el trigo tarde',
        'hace sitio en la mesa',
      ],
      past: 'Alguien o algo te dio buena tierra: una casa con comida, una amistad paciente, un año de calma. Lo que hoy aguanta se alimentó allí.',
      present:
        'Hay un asunto en pleno crecimiento y necesita lo de siempre: agua, horas de luz, que nadie lo desentierre para ver si va bien.',
      future:
        'Lo que cuidas ahora pedirá más sitio del que tiene. Ve haciéndole hueco en la agenda y en la mesa.',
      obstacle:
        'Se cruza la comodidad, o tanto cuidado que no deja espacio. Un campo regado de más se pudre igual que uno seco.',
      root: 'Abajo hay una necesidad de nutrir y de que te nutran, muy sencilla. Conviene nombrarla así, sin adornos, antes de buscarle otro motivo.',
      advice:
        'Atiende primero el cuerpo y la casa: comer bien, dormir, ordenar un rincón. Sobre esa tierra se piensa de otra manera.',
      direction:
        'El camino lleva hacia un tiempo de cosecha: obra, trato, mesa compartida. Se alcanza por constancia y sin fuegos artificiales.',
      open: 'Trae paciencia de campo: esto crece si se lo atiende un poco cada día, y se resiente si se lo vigila.',
      invitations: [
        'Elige algo vivo de tu alrededor, una planta, una amistad, un cuaderno, y dale diez minutos diarios hasta el domingo. Mira qué más empieza a moverse.',
        'Regálate una comida sin pantalla y sin prisa, mejor si la cocinas. Mientras tanto, piensa en qué estás alimentando de verdad estos meses.',
      ],
      closings: [
        'El trigo no sabe de lunes, y madura.',
        'A lo que se cuida no hace falta empujarlo.',
      ],
    },
    reversed: {
      shows: [
        'tiene el trigo por encima y el trono de respaldo incómodo',
        'pierde algunas estrellas de la corona entre las espigas',
        'mira su campo cabeza abajo, como quien da a todos y no se sienta',
      ],
      ways: [
        'da de más y se queda sin agua',
        'tira del brote para que crezca',
        'se olvida de sentarse',
        'riega lo ajeno y deja seco lo suyo',
        'desentierra la semilla para mirarla',
      ],
      past: 'Hubo una etapa en que cuidar fue tu manera de estar, y nadie llevó la cuenta. Todavía se nota en qué orden te pones al repartir.',
      present:
        'Lo creativo está atascado y quizá lo llamas pereza. Más bien falta tierra: descanso, juego, un rato que no sirva para nada.',
      future:
        'Más adelante habrá que elegir entre seguir sosteniendo algo a solas o pedir ayuda. Pedirla hará que crezca de otra forma, menos tuya y más fuerte.',
      obstacle:
        'Se atraviesa el cuidado que controla, propio o ajeno: el «lo hago por ti» que no deja moverse. Hay cariño ahí, y también miedo.',
      root: 'En el origen está la idea de que hay que merecer el descanso. De ese malentendido beben varios de los problemas de hoy.',
      advice:
        'Devuélvete algo de lo que repartes: una tarde, un presupuesto pequeño, la parte buena del plato. No se riega desde un cántaro vacío.',
      direction:
        'El asunto va a dar a una pregunta incómoda y útil: quién cuida a quien cuida. Según la respuesta, el campo vuelve a verdear.',
      open: 'Avisa de una tierra cansada: se ha pedido cosecha sin dejarle una temporada de barbecho.',
      invitations: [
        'Apunta durante tres días a quién le diste tiempo y cuánto. Si tu nombre no aparece, ponlo el cuarto con una hora concreta.',
        'Deja quieta, por una semana, esa idea que no termina de brotar. Solo acércate a mirarla si tienes ganas, nunca por obligación.',
      ],
      closings: [
        'Un cántaro vacío también pesa.',
        'El barbecho no es abandono: es la tierra tomando aire.',
      ],
    },
  },
];
