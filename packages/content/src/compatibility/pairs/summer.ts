import type { PairText } from '../pair-text.ts';

/** Cáncer, Leo and Virgo with the signs that follow them. */
export const SUMMER_PAIRS = {
  'Cáncer-Cáncer': {
    sides: [
      'Cáncer con Cáncer baja la voz y se entiende: una mirada a la cocina basta para saber qué día tuvo cada cual.',
      'Enfrente late la misma memoria de elefante para las fechas, los olores y la frase que alguien dijo sin pensar.',
    ],
    strength:
      'El cuidado va y viene sin contabilidad. Se arropan, guardan las fotos, conocen las historias de la familia del otro lado y crean un refugio al que da gusto volver con lluvia.',
    friction:
      'Las mareas suben a la vez. Dos malos humores en la misma casa se contagian, cada concha espera que la otra se abra primero, y el recuerdo de una ofensa antigua puede ocupar la silla de un problema nuevo.',
    attempt:
      'dejar una libreta a la vista donde apuntar el ánimo del día con una sola palabra, sin obligación de explicarla',
    closing:
      'Cuando las dos casas tienen la luz encendida, alguien ha de salir a la calle a saludar.',
  },
  'Cáncer-Leo': {
    sides: [
      'Cáncer quiere con discreción, detrás del escenario, con el termo preparado.',
      'Leo quiere en voz alta, y se pregunta por qué el cariño tendría que ir de puntillas.',
    ],
    strength:
      'Dan mucho, por caminos distintos. Quien necesita amparo encuentra un regazo y quien necesita ánimo encuentra un aplauso; con niños, mascotas o visitas suelen formar un gran comité de bienvenida.',
    friction:
      'La atención se reparte mal. Leo se apaga si no le celebran, Cáncer se resiente si tiene que celebrar en un mal día, y lo no agradecido se acumula a ambos lados de la puerta.',
    attempt:
      'dedicar una noche a lo público, con gente y música, y la siguiente a lo íntimo, sin invitados, dejando que cada signo dirija la suya',
    closing: 'La Luna y el Sol comparten cielo porque aprendieron a turnarse.',
  },
  'Cáncer-Virgo': {
    sides: [
      'Cáncer nota el cansancio ajeno antes de que se siente en el sofá.',
      'Virgo ya puso el agua a hervir, sacó la basura y dejó hecha la mitad de la lista.',
    ],
    strength:
      'Cuidar les sale en dueto: uno de los signos atiende el ánimo y el otro los detalles. La rutina, tan desprestigiada, se convierte aquí en una forma de ternura que funciona los lunes.',
    friction:
      'Se preocupan por partida doble. El análisis de Virgo puede enfriar una pena que solo pedía compañía, y los silencios de Cáncer activan en Virgo la sospecha de haber hecho algo mal.',
    attempt:
      'cerrar el día con un paseo corto en el que esté prohibido resolver, solo caminar y señalar cosas bonitas',
    closing: 'A veces la mejor ayuda es una taza y ninguna pregunta.',
  },
  'Cáncer-Libra': {
    sides: [
      'Cáncer necesita saber quién es de los suyos y lo defiende hasta cuando no tiene razón.',
      'Libra procura ser imparcial con todas las partes, incluida la que no está en la habitación.',
    ],
    strength:
      'Comparten el deseo de paz y una delicadeza que se agradece en reuniones difíciles. Si cooperan, la casa resulta cálida y hermosa a partes iguales, con sitio para la familia y para la visita.',
    friction:
      'Ambos evitan el choque y por eso chocan de lado. Cáncer interpreta la imparcialidad de Libra como frialdad, Libra encuentra desmedida una emoción sin argumentos, y los reproches salen envueltos en cortesía.',
    attempt:
      'pedir una cosa por las claras, sin rodeos ni indirectas, y responder con un sí, un no o una fecha',
    closing: 'La paz que se calla demasiado acaba haciendo ruido en otra parte.',
  },
  'Cáncer-Escorpio': {
    sides: [
      'Cáncer presiente lo que ocurre y ofrece un lugar seguro para contarlo.',
      'Escorpio prueba la puerta varias veces antes de entrar, y una vez dentro se queda.',
    ],
    strength:
      'Aquí no hacen falta traducciones: la emoción se lee en el hombro, en el plato a medias, en la manera de cerrar una puerta. La lealtad es grande y aguanta temporadas de mar gruesa.',
    friction:
      'Se conocen tanto que saben dónde duele. En plena discusión, el silencio de Escorpio y las heridas archivadas de Cáncer forman una cámara sin ventanas; hace falta aire y alguna persona amiga de fuera.',
    attempt:
      'pasar una tarde con gente ligera, de la que hace reír, y contarse al volver qué habría sido distinto si se hubieran quedado en casa',
    closing: 'El agua profunda agradece que de vez en cuando le dé el sol.',
  },
  'Cáncer-Sagitario': {
    sides: [
      'Cáncer guarda la llave de repuesto y pregunta a qué hora es la vuelta.',
      'A Sagitario la hora de volver le parece un asunto pequeño para un día tan grande.',
    ],
    strength:
      'Los dos creen en algo y lo comparten con generosidad: la mesa para los de siempre, la puerta abierta para quien llegue. De ese cruce nacen reuniones memorables y algún viaje con final en casa de la abuela.',
    friction:
      'La cercanía significa cosas diferentes. La broma franca de Sagitario aterriza en el punto sensible de Cáncer, y la necesidad de seguridad de Cáncer le llega a Sagitario como una correa que nadie ató.',
    attempt:
      'planear una salida con dos condiciones, que haya algo desconocido y que se duerma en la propia cama',
    closing: 'Volver se disfruta más cuando alguien celebró que te fueras.',
  },
  'Cáncer-Capricornio': {
    sides: [
      'Cáncer mira hacia dentro de la casa: quién falta, quién comió, quién anda triste.',
      'Capricornio mira hacia el tejado y las cuentas, y demuestra el afecto asegurándose de que no llueva dentro.',
    ],
    strength:
      'Se ocupan de las dos mitades de una vida. Lo íntimo y lo público, la cena y el contrato, el pasado y el futuro: bien repartido, nada importante queda sin nadie que lo atienda.',
    friction:
      'Se reclaman lo que el otro da por supuesto. Cáncer pide una palabra cálida y recibe una solución, Capricornio pide reconocimiento por su esfuerzo y recibe un «nunca estás»; ambos tienen parte de razón.',
    attempt:
      'preguntar antes de responder si lo que hace falta es un consejo o un abrazo, y dar justamente eso',
    closing: 'Una casa necesita cimientos y alguien que encienda la lámpara de la entrada.',
  },
  'Cáncer-Acuario': {
    sides: [
      'Cáncer se vincula con personas de carne y hueso, pocas y para mucho tiempo.',
      'Acuario quiere bien a la humanidad entera y a ratos se le olvida contestar a quien le escribió el martes.',
    ],
    strength:
      'Si se dan margen, cada signo amplía el mapa del otro: Cáncer aprende que la familia también se elige, Acuario descubre que una sopa a tiempo cambia más que un manifiesto.',
    friction:
      'La temperatura es el asunto. Lo que para Acuario es respeto, no preguntar, no invadir, para Cáncer es abandono; lo que Cáncer llama cariño, Acuario lo siente a veces en el cuello. Requiere mucho diálogo y poca suposición.',
    attempt:
      'definir con cifras cuánto contacto viene bien, cuántos mensajes o cuántas noches, y revisar la cuenta el domingo sin reproches',
    closing: 'Ni muro ni intemperie: una puerta con picaporte por los dos lados.',
  },
  'Cáncer-Piscis': {
    sides: [
      'Cáncer recoge a Piscis cuando vuelve con el mundo a cuestas, sin pedir informe.',
      'Piscis acompaña las mareas de Cáncer sin querer secarlas, y eso pocas personas lo saben hacer.',
    ],
    strength:
      'La ternura es mutua y con humor. Se leen el ánimo, lloran con la misma película y crean un lenguaje de apodos y canciones que desde fuera no se entiende ni falta que hace.',
    friction:
      'Falta quien cuadre las cuentas. En días malos los dos se sumergen, el papeleo se queda flotando y la compasión puede volverse una manera de no pedir lo que se necesita.',
    attempt:
      'escoger una gestión concreta y fea, hacerla en equipo con música puesta y premiarla después con un baño, un paseo o una película',
    closing: 'Dos aguas que se mezclan agradecen tener orilla.',
  },
  'Leo-Leo': {
    sides: [
      'Leo junto a Leo levanta la barbilla y sonríe: por fin alguien que no pide que se baje la luz.',
      'Del otro lado hay la misma nobleza, el mismo calor y una necesidad idéntica de ser importante para alguien.',
    ],
    strength:
      'Se celebran. Hay regalos pensados, fiestas con motivo o sin él y una protección feroz ante los de fuera; la grandeza ajena, en los días buenos, se vive como propia.',
    friction:
      'El trono es un mueble individual. Cuando llegan el cansancio o la crítica, cada orgullo espera una disculpa con público y el asunto más pequeño se convierte en una obra de tres actos.',
    attempt:
      'asistir a una función ajena, de alguien que empieza, y dedicarle todo el aplauso sin hablar de lo propio en toda la noche',
    closing: 'También el mediodía descansa cuando se le concede una sombra.',
  },
  'Leo-Virgo': {
    sides: [
      'Leo presenta la obra con los brazos abiertos.',
      'Virgo ha visto que falta un tornillo en la tarima y lo dice, por cariño, un minuto antes de salir.',
    ],
    strength:
      'Pueden hacer muy buen trabajo: el brillo de un lado se apoya en el cuidado del otro, y a Virgo le conviene que alguien celebre en voz alta lo que hace sin ruido.',
    friction:
      'El elogio y la corrección no se cruzan a la hora adecuada. Leo oye una mala nota donde había una nota al margen, y Virgo se siente invisible si su esfuerzo se da por hecho.',
    attempt:
      'aplicar durante siete días la regla de dos agradecimientos concretos por cada mejora propuesta, en los dos sentidos',
    closing: 'El telón y la costura sostienen la misma función.',
  },
  'Leo-Libra': {
    sides: [
      'Leo elige ser el centro y lo hace con gracia.',
      'Libra elige quién se sienta junto a quién, y consigue que la velada parezca fácil.',
    ],
    strength:
      'Tienen encanto a medias y se nota en cuanto reciben. A los dos les importan la belleza, el detalle y el trato, y saben convertir un martes cualquiera en una pequeña ocasión.',
    friction:
      'Aparece un desajuste entre la voluntad y el consenso. Leo da por hecha la aprobación, Libra la concede por educación, y más tarde retira el apoyo con una sonrisa que a Leo le suena a abucheo.',
    attempt:
      'debatir un plan con papeles cambiados, Leo buscando el acuerdo y Libra imponiendo un capricho sin justificarlo',
    closing: 'Lo elegante no es estar de acuerdo: es poder decir que no sin romper la copa.',
  },
  'Leo-Escorpio': {
    sides: [
      'Leo muestra lo que siente y espera lealtad a plena luz.',
      'Escorpio ofrece una lealtad entera, pero en privado y después de haberla puesto a prueba.',
    ],
    strength:
      'Ninguno quiere a medias. La entrega, si llega, es seria, y frente a un ataque de fuera forman una muralla; también comparten la admiración por quien aguanta con dignidad.',
    friction:
      'El pulso por el mando es duro. Leo exige transparencia, Escorpio guarda cartas, y cada cual sabe tocar el orgullo del otro con precisión. Un enojo sin hablar se vuelve asedio, y en los asedios pierde todo el mundo.',
    attempt:
      'pedir perdón por algo pequeño y antiguo sin explicarlo ni esperar que se corresponda, y cambiar enseguida de tema',
    closing: 'Entre el sol y el pozo, lo que hace falta es una cuerda y buena fe.',
  },
  'Leo-Sagitario': {
    sides: [
      'Leo entra con el corazón por delante y convierte la idea en acontecimiento.',
      'Sagitario agranda cualquier plan, le pone destino y contagia la sensación de que todo tiene arreglo.',
    ],
    strength:
      'Hay alegría, que no es poca cosa. Se impulsan a estudiar, a viajar, a presentarse a lo que da miedo, y saben discutir con vehemencia sin que la amistad salga herida.',
    friction:
      'Lo modesto les aburre. Gastan por entusiasmo, prometen delante de testigos y, cuando la franqueza de Sagitario le quita un adorno al orgullo de Leo, el silencio dura más de lo que cualquiera admitiría.',
    attempt:
      'organizar algo grande con un límite pequeño de dinero y de tiempo, y cumplir el límite como parte del juego',
    closing: 'La hoguera que más calienta es la que alguien se quedó a vigilar.',
  },
  'Leo-Capricornio': {
    sides: [
      'Leo busca que la vida tenga grandeza y no le importa pagarla.',
      'Capricornio quiere fundamento en lo que hace, y revisa el precio dos veces antes de hablar.',
    ],
    strength:
      'Se toman en serio la excelencia y el nombre que dejan. En una meta común, el carisma abre las puertas y la constancia las mantiene abiertas: hay respeto, y a menudo un orgullo callado por el otro.',
    friction:
      'Falta soltura. A Leo le hiela que su entusiasmo reciba un «veremos», a Capricornio le fatiga tener que decir lo evidente, y la autoridad se disputa con frases muy correctas y muy frías.',
    attempt:
      'celebrar por adelantado un logro a medio camino, con brindis de Leo y presupuesto de Capricornio',
    closing: 'La corona y la montaña tienen en común que pesan; ayuda reírse de ambas.',
  },
  'Leo-Acuario': {
    sides: [
      'Leo quiere ser único para alguien.',
      'Acuario quiere que cualquiera pueda brillar, y recela un poco de los pedestales.',
    ],
    strength:
      'Se imantan desde lados contrarios: el corazón y la idea, la persona y el grupo. Los dos tienen criterio y valor para ir a contracorriente, y de ese orgullo compartido salen proyectos con alma y con gente.',
    friction:
      'La terquedad es doble y muy razonada. Leo pide exclusividad, Acuario se va con sus amigos justo esa noche; cuando se ofenden, uno sube la temperatura y el otro la baja hasta que ya no hay conversación.',
    attempt:
      'participar en algo colectivo en lo que Leo ayude sin dirigir y Acuario salga a dar las gracias en primera persona',
    closing: 'Para ver bien una estrella hace falta distancia; para que abrigue, cercanía.',
  },
  'Leo-Piscis': {
    sides: [
      'Leo se planta en medio del salón y dice «aquí estoy».',
      'Piscis se diluye en el ánimo de quien tiene delante, y a veces se le olvida decir que también está.',
    ],
    strength:
      'El arte los acerca, y también la generosidad: a Leo le conmueve esa imaginación sin orillas, a Piscis le hace bien que alguien crea en su talento antes que nadie.',
    friction:
      'Se desencuentran en lo concreto. Leo pide un sí rotundo y recibe un «puede ser»; Piscis se encoge ante tanta seguridad y se esconde, con lo que Leo se queda sin público, cosa que lleva fatal.',
    attempt:
      'crear algo menor entre los dos, una canción, un cartel o una mesa, y firmarlo con los dos nombres del mismo tamaño',
    closing: 'Un foco también puede alumbrar hacia el agua, con la potencia justa.',
  },
  'Virgo-Virgo': {
    sides: [
      'Virgo con Virgo respira: alguien más ha leído las instrucciones.',
      'Enfrente están la misma puntualidad, el mismo pudor y la misma manera de querer arreglando cosas.',
    ],
    strength:
      'La convivencia es un mecanismo fino. Se ayudan sin alarde, avisan si llegan tarde, respetan el trabajo ajeno y comparten un humor de observación que convierte la fila del mercado en un espectáculo.',
    friction:
      'La exigencia se multiplica por dos. Cada cual se critica y, por extensión, critica; el descanso necesita justificantes, la preocupación se contagia de una agenda a otra y un defecto mínimo puede tapar la vista de todo lo que sí está bien.',
    attempt:
      'dejar a propósito algo sin terminar, a la vista y durante un día entero, y salir a divertirse mientras tanto',
    closing: 'Hay jardines más hermosos por la esquina que nadie podó.',
  },
  'Virgo-Libra': {
    sides: [
      'Virgo quiere que las cosas estén bien hechas.',
      'Libra quiere que las cosas se lleven bien entre sí, y a veces pone la armonía donde Virgo habría puesto la verdad.',
    ],
    strength:
      'Observan, atienden y a los dos les disgusta la grosería. En un trabajo fino, la precisión de un lado y el gusto del otro dejan pocas costuras a la vista.',
    friction:
      'Se desesperan con suavidad. Virgo señala el fallo, Libra lo recibe como una falta de tacto; Libra aplaza la decisión, Virgo termina tomándola y quejándose de haberlo hecho todo.',
    attempt:
      'elegir algo en común con un temporizador de diez minutos, y acordar que el resultado no se revisa hasta dentro de un mes',
    closing: 'Lo justo y lo exacto se parecen, sin ser lo mismo; ahí está la charla pendiente.',
  },
  'Virgo-Escorpio': {
    sides: [
      'Virgo se fija en el detalle que no cuadra.',
      'Escorpio se fija en el motivo que hay detrás y en quién prefiere que no se pregunte.',
    ],
    strength:
      'Forman una pareja de detectives, en el amor, en la amistad o en la oficina. No alardean ni se rinden, les basta poca gente, y lo que se confía en una conversación se queda allí.',
    friction:
      'La lupa puede volverse hacia dentro. Virgo pregunta demasiado por lo pequeño, Escorpio sospecha de lo grande, y entre los dos convierten una tarde torcida en un expediente.',
    attempt:
      'investigar por diversión algo ajeno a los dos, un misterio del barrio o la historia de un objeto, y dejar el vínculo sin analizar ese día',
    closing: 'Confiar es, entre otras cosas, dejar un cajón sin abrir.',
  },
  'Virgo-Sagitario': {
    sides: [
      'Virgo quiere la cita exacta, con página.',
      'Sagitario quiere la idea, y le parece que el resto se arregla por el camino.',
    ],
    strength:
      'Les interesa aprender, y eso abre una puerta: el método de Virgo puede dar cuerpo a las intuiciones de Sagitario, y la visión amplia de Sagitario recuerda a Virgo para qué era tanto esfuerzo.',
    friction:
      'El tono es el problema de fondo. Sagitario exagera, Virgo puntualiza; de un lado se sienten recortadas las alas, del otro se sienten despreciadas las horas. Ninguno cede con facilidad en quién tiene razón.',
    attempt:
      'preparar una escapada de un día en la que Sagitario elija el destino y Virgo la mochila, sin objeciones cruzadas',
    closing: 'Para acertar en una diana lejana también cuenta cómo se talló la flecha.',
  },
  'Virgo-Capricornio': {
    sides: [
      'Virgo afina: mejora el proceso, anticipa el imprevisto, pule la frase.',
      'Capricornio estructura, reparte las fuerzas y recuerda dónde estaba la meta cuando todo el mundo se cansa.',
    ],
    strength:
      'Se fían. El trabajo de cada signo le facilita el suyo al otro, las promesas llevan fecha y hay un cariño sobrio que se expresa llegando a tiempo y trayendo lo que faltaba.',
    friction:
      'Ponen el deber delante de casi todo. Entre pendientes y mejoras, la espontaneidad pide cita, y ninguno quiere ser quien proponga perder el tiempo, que es justo lo que más falta les hace.',
    attempt:
      'dar un paseo sin ruta ni reloj, girando en cada esquina por la calle que parezca más bonita',
    closing: 'El reloj mejor ajustado agradece que un domingo nadie lo mire.',
  },
  'Virgo-Acuario': {
    sides: [
      'Virgo mejora lo que hay, pieza por pieza.',
      'Acuario preferiría cambiar el sistema entero, y no entiende que se ordene un armario que piensa tirar.',
    ],
    strength:
      'La cabeza los une: razonan, se documentan y tienen un fondo de servicio, hacia la persona concreta o hacia el grupo. Un problema técnico y justo puede llevarlos lejos.',
    friction:
      'Lo cotidiano chirría. Virgo vive el descuido de Acuario como una falta de consideración, Acuario vive las costumbres de Virgo como vigilancia; y al discutir, ambos son capaces de tener razón con mucha frialdad.',
    attempt:
      'diseñar una mejora doméstica absurda y útil, con plano de Acuario y ejecución de Virgo, y ponerle nombre',
    closing: 'El inventor y el relojero coinciden en una cosa: les molesta que algo no funcione.',
  },
  'Virgo-Piscis': {
    sides: [
      'Virgo separa, nombra y pone cada cosa en su frasco.',
      'Piscis lo mezcla todo y comprende, en la mezcla, algo que por separado no se veía.',
    ],
    strength:
      'Los dos sirven, cada signo a su manera: con las manos y con la compasión. Virgo da forma a los sueños de Piscis, Piscis le quita a Virgo el peso de tener que hacerlo todo impecable.',
    friction:
      'La atracción de los contrarios también cansa. La crítica, aunque justa, hiere a quien no tiene piel de sobra, y el desorden de Piscis hace sentir a Virgo que cuida sin relevo.',
    attempt:
      'dividir un asunto común en dos montones, lo que se puede medir y lo que solo se puede acompañar, y atender cada uno con el talento ajeno',
    closing: 'Al mar no se le pasa la escoba, pero un faro limpio alumbra más lejos.',
  },
} as const satisfies Readonly<Record<string, PairText>>;
