import type { PairText } from '../pair-text.ts';

/** Libra to Piscis with the signs that follow them. */
export const AUTUMN_WINTER_PAIRS = {
  'Libra-Libra': {
    sides: [
      'Libra con Libra se cede el paso en la puerta, dos veces, y acaba riéndose.',
      'Del otro lado hay el mismo deseo de gustar, el mismo ojo para la belleza y la misma alergia a los gritos.',
    ],
    strength:
      'El trato es exquisito. Se consultan, se escuchan, cuidan las palabras y consiguen que quien los visita salga con la impresión de haber estado en un lugar civilizado.',
    friction:
      'Nadie quiere inclinar la balanza. Lo que molesta se envuelve en amabilidad, las decisiones se aplazan por deferencia, y debajo de tanta armonía pueden vivir años dos deseos sin estrenar.',
    attempt:
      'decir a la vez, contando hasta tres, lo que cada cual prefiere de verdad, y sortear con una moneda si no coincide',
    closing:
      'Dos espejos enfrentados necesitan que alguien se mueva para no repetir la misma imagen.',
  },
  'Libra-Escorpio': {
    sides: [
      'Libra mantiene la luz suave y la conversación en terreno amable.',
      'Escorpio apaga una lámpara y pregunta lo que de verdad se quería preguntar.',
    ],
    strength:
      'Hay magnetismo y aprendizaje. La diplomacia de un lado ablanda lo que el otro diría a cuchillo, y la profundidad de Escorpio le da a Libra permiso para no quedar bien por una vez.',
    friction:
      'El exceso y la medida se estorban. Escorpio quiere todo o nada, Libra quiere considerar las alternativas, y esa vacilación se lee como traición donde solo había prudencia.',
    attempt:
      'responder cada cual a una pregunta incómoda elegida por el otro signo, con derecho a un solo «paso» y sin repreguntas',
    closing: 'Lo que se dice con cuidado y entero apenas necesita decirse dos veces.',
  },
  'Libra-Sagitario': {
    sides: [
      'Libra pone el salón, los modales y la lista de personas que conviene presentar.',
      'Sagitario pone la risa y la pregunta que nadie se atrevía a hacer en voz alta.',
    ],
    strength:
      'Se llevan con ligereza. Les gusta la cultura, la gente, la justicia como tema de sobremesa, y cada signo mejora el ánimo del otro: uno refina, el otro anima.',
    friction:
      'La verdad y la cortesía se miden a veces. Sagitario suelta lo que piensa, Libra se ruboriza por los dos; y cuando hay que quedarse a resolver, alguien está ya mirando el mapa o pidiendo otra opinión.',
    attempt:
      'ir a un lugar con gente desconocida, una clase o una charla, y contar al salir qué vio cada signo en las mismas personas',
    closing:
      'La franqueza con buenos modales llega más lejos que cualquiera de las dos por su cuenta.',
  },
  'Libra-Capricornio': {
    sides: [
      'Libra pregunta qué le parece a todo el mundo.',
      'Capricornio pregunta quién va a hacerse cargo, y se ofrece con cierto suspiro.',
    ],
    strength:
      'Comparten el sentido de la forma: la palabra cumplida, el lugar de cada cosa, la discreción. En un negocio o una causa, la mano que negocia y la mano que ejecuta pueden respetarse mucho.',
    friction:
      'Pero mandar y gustar tiran en direcciones distintas. Capricornio recorta lo que Libra considera indispensable, la compañía, el adorno, la pausa; Libra esquiva la pelea y deja la carga en el lado que ya llevaba bastante.',
    attempt:
      'revisar el reparto de tareas con una lista a la vista y cambiar dos de manos por un mes, sin compensaciones',
    closing: 'Una columna sostiene mejor si alguien pensó también en el espacio que la rodea.',
  },
  'Libra-Acuario': {
    sides: [
      'Libra se interesa por la persona que tiene enfrente y por lo que podrían pensar a medias.',
      'Acuario propone un mundo algo distinto y le encanta que se lo discutan con inteligencia.',
    ],
    strength:
      'La conversación no se agota y el respeto tampoco. Amigos, ideas, justicia, música: hay terreno común de sobra y una libertad que se concede sin vigilancia.',
    friction:
      'El cuerpo y la pena entran por la puerta de servicio. Es tan fácil hablarlo todo en teoría que llorar parece una descortesía; además, Libra quiere presencia y Acuario desaparece en su laboratorio sin avisar.',
    attempt:
      'pasar una velada de sentidos, cocinar, bailar o nadar, con una sola regla que prohíba las opiniones',
    closing: 'Una buena idea también necesita manos y alguien que traiga las sillas.',
  },
  'Libra-Piscis': {
    sides: [
      'Libra busca el tono justo y sufre si alguien desafina.',
      'Piscis escucha la canción que hay por debajo del tono, y a veces llora sin saber por qué compás.',
    ],
    strength:
      'Los reúne la belleza. Sensibles al arte y a la injusticia, se tratan con delicadeza y saben consolar; un concierto o una exposición les vale por muchas explicaciones.',
    friction:
      'Ninguno quiere dar la mala noticia. Libra razona los sentimientos, Piscis los inunda, y lo que hay que decidir se queda en el agua mientras ambos signos dicen que les da igual. Ese «me da igual» sale caro.',
    attempt:
      'prohibir durante un fin de semana las frases «como quieras» y «me da lo mismo», con una moneda en un tarro por cada caída',
    closing: 'La melodía más suave también necesita un compás donde apoyarse.',
  },
  'Escorpio-Escorpio': {
    sides: [
      'Escorpio ante Escorpio entiende que no podrá esconder gran cosa, y eso alivia y asusta.',
      'Enfrente están la misma intensidad, la misma reserva y esa mirada que no pregunta porque ya lo vio.',
    ],
    strength:
      'La entrega es total y el secreto, sagrado. Atraviesan temporadas difíciles con una entereza que de lejos parece frialdad y de cerca es pura lealtad.',
    friction:
      'Dos orgullos sumergidos pueden librar batallas que nadie ve. Los celos, la prueba, el castigo del silencio: son herramientas que los dos manejan demasiado bien y que conviene guardar bajo llave de común acuerdo.',
    attempt:
      'regalarse una confesión pequeña y ridícula, de las que dan risa, y prometer que nunca se usará en una discusión',
    closing: 'El fuego bajo la ceniza calienta durante horas si nadie hurga para ver si sigue ahí.',
  },
  'Escorpio-Sagitario': {
    sides: [
      'Escorpio no suelta el tema hasta llegar al hueso.',
      'Sagitario llega a una conclusión, cuenta un chiste y pregunta qué hay para cenar.',
    ],
    strength:
      'Buscan la verdad, cada signo con su herramienta: la pala y el telescopio. Si se alternan, la conversación tiene altura y fondo, y Escorpio aprende a reírse de su propio drama.',
    friction:
      'La confianza va a ritmos distintos. Sagitario cuenta afuera lo que para Escorpio era íntimo, Escorpio ata con preguntas a quien necesita campo; un portazo alegre y un silencio largo no se entienden.',
    attempt:
      'hacer una caminata con dos mitades, la ida en silencio y la vuelta hablando de lo que apareció',
    closing: 'El horizonte y el pozo dan, cada cual a su modo, al mismo cielo.',
  },
  'Escorpio-Capricornio': {
    sides: [
      'Escorpio pone la voluntad y un olfato fino para lo que otros esconden.',
      'Capricornio pone la estrategia y la paciencia de quien sabe que las cosas serias tardan.',
    ],
    strength:
      'Son de fiar en lo difícil. No necesitan hablar mucho, aguantan la presión y protegen lo suyo con sobriedad; la ambición común, bien llevada, levanta obras que duran.',
    friction:
      'Ambos controlan, por miedo más que por poder. Escorpio esconde la herida, Capricornio la disciplina, y el afecto se vuelve una operación discreta de la que nadie informa. Falta juego.',
    attempt:
      'pasar una tarde haciendo algo que a los dos se les dé mal, patinar, cantar o dibujar, con testigos si hay valor',
    closing: 'La fortaleza mejor guardada también se abre desde dentro, para que entre el pan.',
  },
  'Escorpio-Acuario': {
    sides: [
      'Escorpio quiere saberlo todo de una persona.',
      'Acuario reparte su curiosidad entre mucha gente, y necesita que nadie lea sus notas por encima del hombro.',
    ],
    strength:
      'Comparten una independencia de juicio poco común. Los dos detestan lo falso, sostienen opiniones impopulares y, ante una injusticia, saben unir la fuerza con la idea.',
    friction:
      'La distancia óptima no coincide nunca del todo. Escorpio se acerca, Acuario abre la ventana; la intensidad le parece a uno chantaje y la calma le parece al otro indiferencia. Sin acuerdos explícitos, se enquista.',
    attempt:
      'señalar en la semana una noche de encuentro sin teléfono y otra de libertad sin preguntas, y tratar las dos con el mismo respeto',
    closing:
      'Lo que no se puede fundir todavía se puede enlazar, con un nudo que ambos sepan deshacer.',
  },
  'Escorpio-Piscis': {
    sides: [
      'Escorpio siente en vertical, hacia abajo, hasta donde ya no hay luz.',
      'Piscis siente en todas direcciones, y le tiende una red de ternura a quien bajó demasiado.',
    ],
    strength:
      'Se entienden por debajo de las palabras. La fuerza de un signo protege la imaginación del otro, y la dulzura devuelta ablanda una desconfianza que llevaba años de guardia.',
    friction:
      'Hay que vigilar quién decide. Escorpio puede empujar sin notarlo, Piscis ceder sin decirlo, y más tarde escaparse por la ventana de atrás; la franqueza a tiempo evita ese final de película.',
    attempt:
      'dejar que Piscis elija todo un día, hora, lugar y música, y que Escorpio lo siga sin sugerir ni una mejora',
    closing: 'El río y el pozo beben de la misma lluvia.',
  },
  'Sagitario-Sagitario': {
    sides: [
      'Sagitario con Sagitario discute de mapas y ya ha sacado la maleta del altillo.',
      'Enfrente hay la misma fe en que saldrá bien y la misma puntería para decir verdades sin envolver.',
    ],
    strength:
      'Ríen mucho y se dan cuerda. Hay estudio, carretera, mesas largas con desconocidos y una confianza de fondo que perdona casi cualquier retraso.',
    friction:
      'Nadie se queda a cerrar el gas. El optimismo doble no mira los recibos, las promesas se hacen al vuelo y, cuando hay que sostener una pena quieta, los dos encuentran un motivo urgente para salir.',
    attempt:
      'quedarse un fin de semana completo en casa, sin planes ni visitas, y descubrir qué se cuentan cuando no hay paisaje',
    closing: 'La flecha más libre agradece tener un arco al que volver.',
  },
  'Sagitario-Capricornio': {
    sides: [
      'Sagitario ve la cumbre y da por hecho que hay camino.',
      'Capricornio ve el camino, piedra por piedra, y a ratos se le olvida mirar la cumbre.',
    ],
    strength:
      'Si se respetan, suben: la visión convence, el método llega. A Capricornio le alivia la risa de Sagitario en plena cuesta, y a Sagitario le sirve alguien que pregunte por el agua y el abrigo.',
    friction:
      'La fe y la cautela se acusan. Lo que para un signo es esperanza, para el otro es descuido; lo que es realismo de este lado, del otro suena a puerta que se cierra. El dinero y la hora ponen la prueba.',
    attempt:
      'redactar un plan loco con tres columnas, lo que ilusiona, lo que cuesta y el primer paso, y dar solo ese paso',
    closing: 'Una montaña se sueña desde lejos y se sube con los cordones atados.',
  },
  'Sagitario-Acuario': {
    sides: [
      'Sagitario trae el viaje, la pregunta grande y el primer brindis.',
      'Acuario trae a los amigos, una idea a contrapelo y cero interés por lo que dirán.',
    ],
    strength:
      'Se dejan en paz, y eso en ambos signos es una declaración de afecto. Con curiosidad de sobra, aprenden en compañía, se ríen de las normas y pueden estar lejos sin sentirse perdidos.',
    friction:
      'Lo pequeño queda huérfano. Nadie llama al técnico, nadie pregunta por la tristeza de ayer, y la libertad, sin ninguna cita fija, puede convertirse en una amistad de tarjetas postales.',
    attempt:
      'instaurar una llamada o un café con hora inamovible, para hablar de lo menudo, y faltar solo por causa de fuerza mayor',
    closing: 'El cielo abierto se disfruta más con una silla propia donde sentarse a verlo.',
  },
  'Sagitario-Piscis': {
    sides: [
      'Sagitario cree en algo y lo sale a buscar.',
      'Piscis cree sin moverse del sitio, y encuentra lo que busca en un sueño, en un animal herido o en la fila del pan.',
    ],
    strength:
      'Hay una fe parecida en la vida y una generosidad de puertas abiertas. Hablan de lo que no se ve, de libros y de viajes, y se animan a ser mejores personas sin sermón de por medio.',
    friction:
      'Exageran de formas que no casan. Sagitario promete de más, Piscis idealiza de más, y la verdad dicha sin cuidado abre una herida de un lado sin que del otro se entienda por qué. Falta suelo en los dos lados.',
    attempt:
      'ayudar durante una mañana en algo concreto y cercano, en el barrio, en un refugio o en una biblioteca, y comer después hablando de ello',
    closing: 'La esperanza camina mejor cuando alguien le pregunta la dirección.',
  },
  'Capricornio-Capricornio': {
    sides: [
      'Capricornio junto a Capricornio no tiene que explicar por qué trabaja el sábado.',
      'Enfrente hay la misma resistencia, el mismo humor seco y un pudor que disimula mucho cariño.',
    ],
    strength:
      'Se sostienen como dos vigas. Las metas son claras, los compromisos sagrados, y con los años suelen volverse más ligeros: lo que otros tienen al principio, aquí llega como recompensa.',
    friction:
      'El deber se come la mesa. Ninguno pide ayuda ni concede tregua, el cansancio se lleva con orgullo, y se puede compartir un tejado como quien comparte una oficina muy bien organizada.',
    attempt:
      'fijar en la agenda, con la misma seriedad que un vencimiento, una tarde de juego de mesa o de feria con derecho a perder',
    closing: 'Arriba también hay flores, pero hay que agacharse para verlas.',
  },
  'Capricornio-Acuario': {
    sides: [
      'Capricornio respeta las reglas que han demostrado servir.',
      'Acuario prefiere las reglas que aún no se han escrito, y no le tiembla la mano al borrar.',
    ],
    strength:
      'La seriedad los acerca más de lo que parece. Piensan a largo plazo, no se rinden por una mala racha, y si uno guarda la estructura y el otro la renueva, lo que hacen envejece bien.',
    friction:
      'Chocan la tradición y el invento. Capricornio pide pruebas, Acuario pide confianza; y como a los dos les cuesta mostrar lo que sienten, el desacuerdo de ideas acaba hablando por un corazón que calla.',
    attempt:
      'conservar una costumbre que a Acuario le aburra y cambiar otra que Capricornio dé por intocable, las dos durante un mes',
    closing: 'El edificio más nuevo descansa sobre cálculos antiguos.',
  },
  'Capricornio-Piscis': {
    sides: [
      'Capricornio levanta el muelle, con buena madera y sin adornos.',
      'Piscis llega con la marea, cuenta lo que vio y hace que cualquier muelle tenga sentido.',
    ],
    strength:
      'Se dan lo que escasea: forma para el sueño y sueño para la forma. El lado severo se suaviza sin sentirse vencido, y el lado soñador encuentra un hombro que no se mueve.',
    friction:
      'La culpa es la piedra en el zapato. Capricornio da instrucciones cuando algo le preocupa, Piscis lo vive como un examen y se va a flotar, y los dos se quedan con la sensación de haber fallado.',
    attempt:
      'convertir un deseo vago de Piscis en tres pasos con fecha y una obligación de Capricornio en un rato con música',
    closing: 'El puerto y el mar se explican el uno por el otro.',
  },
  'Acuario-Acuario': {
    sides: [
      'Acuario con Acuario descansa de tener que justificarse por vivir a su manera.',
      'Del otro lado hay la misma mente a su aire, los mismos amigos extraños y una fidelidad que no se anuncia.',
    ],
    strength:
      'El pacto es de libertad y se cumple. Inventan costumbres, defienden causas con una obstinación simpática, se admiran las rarezas y pueden contarse lo que en otros sitios habría sonado a disparate.',
    friction:
      'Nadie da el primer abrazo. La ternura se queda en el terreno de lo sobreentendido, las discusiones se ganan con argumentos y se pierden en la sobremesa, las manías se vuelven principios, y dos personas muy independientes pueden acabar siendo excelentes vecinas.',
    attempt:
      'decir por turnos, mirándose a los ojos y sin ironía, una cosa concreta que se echaría de menos del otro lado',
    closing: 'Hasta los cometas tienen órbita y una fecha en que vuelven a verse.',
  },
  'Acuario-Piscis': {
    sides: [
      'Acuario mira desde la colina, entiende el conjunto y toma nota.',
      'Piscis está abajo, entre la gente, con los pies mojados y el corazón en la mano.',
    ],
    strength:
      'La compasión y la idea se buscan. Los dos imaginan un lugar más amable, tienen amistades improbables y pueden hacer arte o ayuda de algo que a otros solo les daría pena.',
    friction:
      'Cuesta encontrarse en el mismo plano. Acuario contesta con una explicación a quien pedía calor, Piscis espera que le adivinen a quien necesita que se lo digan; se quieren sin coincidir en la hora.',
    attempt:
      'mirar en compañía el cielo o el mar durante un rato largo y describir después cada cual lo que vio, con permiso para no parecerse',
    closing: 'La lluvia empieza siendo nube y termina siendo río.',
  },
  'Piscis-Piscis': {
    sides: [
      'Piscis con Piscis se encuentra en sitios que no salen en el mapa: una canción, una siesta, una broma sin principio.',
      'Enfrente nada la misma sensibilidad, que se da entera y luego necesita desaparecer un rato.',
    ],
    strength:
      'No hay que explicar el cansancio ni el asombro. Se acompañan con dulzura, imaginan a dúo y tienen una paciencia infinita con las debilidades ajenas, quizá porque conocen las suyas.',
    friction:
      'Falta quien sujete el timón. Las decisiones se diluyen, las verdades incómodas se aplazan por no herir, y si ambos se ponen a rescatar al otro puede que no quede nadie en la orilla.',
    attempt:
      'comprometerse con una sola cosa práctica y hacerla antes del viernes, con alarma puesta y sin esperar la inspiración',
    closing: 'También para nadar hacia ninguna parte ayuda saber dónde quedó la ropa.',
  },
} as const satisfies Readonly<Record<string, PairText>>;
