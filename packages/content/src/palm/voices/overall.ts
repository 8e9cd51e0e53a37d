import type { HandShape } from '@sibila/domain/palm/proportions';

/** How two parts of the palm read against each other, by what was measured of both. */
export const RELATIONS: Readonly<Record<string, readonly string[]>> = {
  'heart-over-head': [
    'Entre lo que sientes y lo que piensas, tu palma da más trecho a lo primero: la línea del corazón le gana en alcance a la de la cabeza, y eso cambia cómo se lee la segunda, que deja de ser juez para ser consejera.',
    'Si se ponen en paralelo, corazón y cabeza no miden lo mismo; el corazón llega más lejos. Cuando discutan, conviene preguntar quién empezó.',
    'El corazón se extiende más que la cabeza. Leídos uno contra otro, el razonamiento acude después, a ordenar lo que el afecto ya resolvió.',
    'La cabeza es aquí la más modesta de las dos horizontales, y el corazón la tutela: las buenas razones llegan, pero llegan de la mano de alguien.',
  ],
  'head-over-heart': [
    'La cabeza ocupa más palma que el corazón, de modo que los sentimientos suelen pasar por una antesala: se piensan, se ponen nombre y después salen.',
    'De las dos horizontales, la más extensa es la de la cabeza. Junto a ella, el corazón se lee como una voz baja que acierta cuando se le da silencio.',
    'Tu cabeza tiene más recorrido que tu corazón. No significa frialdad, sino que el afecto se expresa mejor con un plan que con un arrebato.',
    'Puestas en paralelo las dos horizontales, la razón saca ventaja al cariño; por eso lo que se dijo del corazón hay que leerlo con la puerta entornada.',
  ],
  'heart-with-head': [
    'Corazón y cabeza alcanzan casi la misma medida. Cuando dos líneas así se miran de igual a igual, las decisiones tardan más y se lamentan menos.',
    'Las dos horizontales van a la par en longitud: ni el sentimiento habla por la razón ni la razón lo manda callar.',
    'Hay paridad entre la cabeza y el corazón, y ese empate explica ciertas dudas que se resuelven solas al decirlas en voz alta.',
    'Ninguna de las dos horizontales domina: lo que una propone, la otra lo revisa.',
  ],
  'only-heart': [
    'Con el corazón a la vista y la cabeza en sombra, esta lectura se inclina hacia los afectos; tómala como media conversación.',
    'Del par que suele leerse junto solo vemos el corazón, así que el peso del texto cae de ese lado y pide tu contrapunto.',
    'El corazón se lee aquí sin su interlocutora habitual, la cabeza. Lo que él afirma queda sin réplica.',
  ],
  'only-head': [
    'La cabeza se ve y el corazón no: lo que esta palma cuenta es más bien cómo se decide, y calla para quién.',
    'Sin el corazón al lado, la cabeza parece más severa de lo que es; suele suavizarse cuando se leen juntas.',
    'Tenemos la voz de la razón y no la del afecto. El retrato queda de perfil, y así hay que mirarlo.',
  ],
  'neither-across': [
    'Sin corazón ni cabeza a la vista, en esta lectura mandan el contorno y los dedos, que también son escritura.',
    'Las dos horizontales se han escondido, y lo que queda es la silueta: menos palabras, más postura.',
    'Esta vez la mano habla por su forma y no por sus surcos.',
  ],
  'life-open-fate': [
    'El arco de la vida y la línea del destino se apoyan: uno pone el ánimo y la otra, la dirección.',
    'Que la del destino se vea junto a un arco de la vida reconocible da a la palma un eje, impulso abajo y propósito arriba.',
    'Vida y destino comparten la mitad inferior de la mano. Leídas a dúo, dan a la energía adónde ir.',
    'Con la vida y el destino a la vista, la una responde de las fuerzas y la otra del rumbo.',
  ],
  'life-no-fate': [
    'El arco de la vida está y el destino no: hay ánimo de sobra para un camino que todavía no se ha fijado.',
    'La vida se deja ver sin destino que la encauce, y la tradición lo entiende como fuerza disponible.',
    'Del par de abajo solo aparece el arco del pulgar; el impulso precede al mapa.',
    'Sin línea del destino, la de la vida trabaja sola y marca el paso a su gusto.',
  ],
  'fate-no-life': [
    'El destino se ve más que la vida: primero el rumbo y después las fuerzas, que convendrá contar.',
    'Tenemos dirección, la del destino, sin el arco que la alimenta; el descanso merece una línea propia en la agenda.',
    'La vertical se distingue y el arco del pulgar no, como un cartel de ruta antes que el vehículo.',
  ],
  'deepest-heart': [
    'De cuanto se ve, lo más hondo es el corazón, y el resto se lee a su luz.',
    'La tinta más oscura de tu palma está en el corazón: por ahí empieza casi todo.',
    'Ningún surco pesa tanto como el del corazón; si algo del texto te parece ajeno, vuelve a esa línea.',
  ],
  'deepest-head': [
    'La línea más marcada es la de la cabeza, y las demás le piden permiso.',
    'Todo gira, por hondura, alrededor de la cabeza: es el trazo que la mano repite con más fuerza.',
    'En esta palma la cabeza tiene la tinta más oscura, señal de dónde se gastan las horas.',
  ],
  'deepest-life': [
    'El surco más profundo es el de la vida; antes que sentir o pensar, esta mano participa.',
    'Por fuerza de trazo manda el arco del pulgar, y eso da cuerpo a todo lo anterior.',
    'Nada se ve tan hondo como el arco del pulgar: la presencia va primero.',
  ],
  'deepest-fate': [
    'Lo más hondo es el destino, cosa poco común, que pone el propósito por encima del humor del día.',
    'La vertical del destino gana en profundidad a las demás, de modo que el rumbo tiñe también los afectos.',
    'Con el destino como trazo más fuerte, la pregunta de fondo es para quién se hace lo que se hace.',
  ],
  'earth-curved': [
    'Sobre una mano de Tierra, una cabeza que cae hacia la Luna sorprende: fantasía con taller propio.',
    'La forma pide hechos y la cabeza se curva hacia lo soñado; juntas, construyen lo que imaginan.',
    'Tierra por fuera y cabeza inclinada por dentro: los pies en el suelo y la vista en otra cosa.',
  ],
  'water-straight': [
    'A una mano de Agua la compensa una cabeza recta, que pone orillas al río.',
    'Forma sensible y cabeza derecha: lo que se percibe encuentra quien lo ordene.',
    'El Agua de la silueta y la rectitud de la cabeza se corrigen una a otra.',
  ],
  'air-curved': [
    'La forma de Aire quiere explicar y la cabeza curva quiere contar: la verdad saldrá en forma de relato.',
    'Aire en la silueta y caída en la cabeza, mezcla que convierte los argumentos en historias.',
    'Donde el Aire analiza, esa cabeza inclinada imagina; se necesitan más de lo que admiten.',
  ],
  'fire-straight': [
    'El Fuego de la forma empuja y la cabeza recta calcula, pareja que discute mucho y llega.',
    'Una cabeza derecha en mano de Fuego es freno y volante a la vez.',
    'La silueta tiene prisa y la cabeza tiene método: entre ambas sale un impulso con horario.',
  ],
  'open-thumb-soft-heart': [
    'El pulgar se abre y el corazón se arquea: dos gestos de dar que piden saber también recibir.',
    'Un pulgar suelto y un corazón curvo coinciden en la entrega; falta ver quién lleva la cuenta.',
    'Del corazón arqueado y del pulgar abierto sale la misma frase, dicha por dos bocas: quédate a cenar.',
  ],
  'closed-thumb-soft-heart': [
    'El corazón se arquea y el pulgar se guarda: la ternura existe, y escoge a quién.',
    'Un corazón curvo con el pulgar recogido es una casa cálida con timbre.',
    'Donde el corazón invita, el pulgar pregunta quién es; entre los dos cuidan la puerta.',
  ],
};

/** Things to look at, ask or do this week, by the hand's shape. */
export const INVITATIONS: Readonly<Record<HandShape, readonly string[]>> = {
  earth: [
    'Esta semana, cambia de sitio un objeto que lleve años en el mismo estante y observa qué más quieres mover.',
    'Antes del domingo, arregla una cosa rota de casa y decide, mientras tanto, sobre esa propuesta que esperas contestar.',
    'Elige una rutina y sáltatela un día, a propósito, para saber si te sostiene o te sujeta.',
    'Pregunta a alguien de confianza qué te ve cargar que ya no te toca.',
    'Escribe en un papel lo que tendría que ser cierto para soltar una tarea, y déjalo junto a las llaves.',
    'Un día de estos, come despacio y sin pantalla, y fíjate en qué asunto se sienta a la mesa.',
    'Camina por una calle que no uses nunca y vuelve con una pregunta apuntada.',
  ],
  air: [
    'Esta semana, llama por teléfono a la persona a la que ibas a escribirle y escucha los silencios.',
    'Elige la idea que más repites y dale una hora de trabajo, con reloj, antes del sábado.',
    'Pide a alguien que te resuma lo que le contaste el mes pasado; apunta qué falta.',
    'Haz con las manos algo de principio a fin: pan, un dobladillo, una repisa.',
    'Escribe tres razones para decidir y tacha la que hayas tomado prestada.',
    'En la próxima conversación difícil, di primero cómo te sientes y deja el análisis para el final.',
    'Pasa una tarde sin opinar y anota al acostarte de qué te enteraste.',
  ],
  fire: [
    'Esta semana, termina lo más pequeño de lo que tienes empezado antes de abrir otro frente.',
    'Ante el próximo sí, pide una noche; si por la mañana sigue siendo sí, adelante.',
    'Anota a qué hora se te acaba la cuerda y respétala dos días seguidos.',
    'Pregunta a quien te acompaña en un proyecto qué ritmo puede mantener, y prueba el suyo.',
    'Pon fecha a una sola cosa y cuéntasela a alguien que te la vaya a recordar.',
    'Guarda sin enviar el mensaje que escribas con prisa y vuelve a leerlo después de comer.',
    'Dedica media hora a agradecer una ayuda que diste por hecha.',
  ],
  water: [
    'Esta semana, cuando supongas lo que alguien piensa, pregúntaselo con esas palabras.',
    'Apunta cada noche un ánimo del día y, al lado, de quién crees que era.',
    'Pon una hora de cierre a las preocupaciones ajenas y cúmplela tres veces.',
    'Busca una foto vieja que te guste y escribe qué sabías entonces que has olvidado.',
    'Di un no pequeño, de los que no cuestan nada, y mira qué espacio deja.',
    'Elige una canción, escúchala entera y no hagas otra cosa mientras dura.',
    'Cuenta a una persona lo que esperas de ella, sin rodeos y sin reproche.',
  ],
};

/** A second thing, which looks at the hand itself. */
export const LOOKS: readonly string[] = [
  'Y vuelve a mirarte la palma al final del día, con luz de lado: los pliegues cambian según cómo la cierres.',
  'Otra cosa más: compara tu palma con la de alguien que quieras, y que cada quien diga qué ve.',
  'Después, dibuja de memoria tu propia palma; lo que olvides también cuenta.',
  'Si te animas, cierra el puño despacio y observa qué línea se marca primero.',
  'También puedes fijarte en qué hace tu pulgar cuando dudas: si se esconde o señala.',
  'De paso, atiende a lo que tus manos hacen mientras escuchas.',
  'Mientras tanto, mira qué dedo usas para señalar lo que quieres.',
  'A la vez, repara en la mano que ofreces cuando saludas y en la que guardas.',
  'Prueba también a escribir una línea con la mano que no usas, y nota cuánto tienes que pensar.',
  'Y un detalle para el camino: observa cómo sostienes la taza cuando estás a gusto.',
  'Luego, apoya la palma en una mesa fría y cuenta cuánto tarda en dejar de notarse.',
  'Aparte, pregunta en casa a quién se parecen tus dedos; suele salir una historia.',
];

/** The line worth keeping, by the hand's shape and then for any. */
export const CLOSINGS: Readonly<Record<HandShape | 'any', readonly string[]>> = {
  earth: [
    'Lo firme no es lo que no se mueve, sino lo que sabe dónde volver.',
    'Una raíz también es una forma de avanzar.',
    'Quien cuida la tierra no tira de la planta.',
    'A veces el siguiente paso es quedarse mejor.',
  ],
  air: [
    'Una idea empieza a ser tuya el día que la usas.',
    'Hay ventanas que solo se abren desde dentro.',
    'Entender es llegar a la puerta; alguien tiene que girar el pomo.',
    'Lo que se dice despacio llega antes.',
  ],
  fire: [
    'Una brasa bien cuidada alumbra más que diez cerillas.',
    'Empezar es de valientes; volver al día siguiente, de quien quiere.',
    'La llama que espera leña no se apaga: aprende.',
    'No toda prisa tiene destino, pero toda pausa tiene vistas.',
  ],
  water: [
    'Un río no pierde nada por tener orillas.',
    'Lo que sientes es tuyo cuando puedes decirlo.',
    'Hasta la marea, que lo recibe todo, tiene hora de irse.',
    'El agua quieta también está llegando.',
  ],
  any: [
    'Una palma abierta no pregunta qué viene: deja sitio.',
    'Las líneas se doblan por donde más se cierra la mano; mira qué sostienes tanto.',
    'Lo escrito en la piel se estira cada vez que saludas.',
    'La mano aprende antes que la explicación.',
    'Ningún surco decide por ti: solo recuerda por dónde has pasado.',
    'Se lee la palma, pero se vive con los dedos.',
    'El mapa cabe en la mano; el camino, en los zapatos.',
    'Lo que agarras te muestra, y lo que sueltas también.',
    'Abrir la mano ya es media respuesta.',
    'Cada pliegue es un gesto que has repetido con ganas.',
    'No hay dos manos iguales, ni siquiera las tuyas.',
    'Toda línea fue antes un movimiento.',
  ],
};
