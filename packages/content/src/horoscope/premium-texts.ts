import type { MoonPhaseName } from '@sibila/domain/sky/bodies';

/** {b} Venus or the Moon, {s} sign, {h} house. */
export const LOVE_LEADS = [
  'En el amor manda {b}, que está en {s}, tu casa {h}.',
  'El cariño pasa por tu casa {h}, donde está {b}, en {s}.',
  'Con {b} en {s}, el afecto se juega en tu casa {h}.',
  'Para lo que sientes, mira a {b}: cruza {s}, tu casa {h}.',
  '{b} sigue en {s}, y en tu mapa eso es la casa {h}.',
] as const;

/** Love by the house of Venus: two for each, told in turns. */
export const LOVE_BY_VENUS: readonly (readonly [string, string])[] = [
  [
    'Gustas sin proponértelo; lo que atrae de ti es que no estás actuando.',
    'Antes de preguntarte si le gustas, pregúntate si te gusta cómo eres a su lado.',
  ],
  [
    'Lo que se da con las manos vale doble: un plato, un abrigo, un rato sin mirar la hora.',
    'El amor quiere seguridad. Di qué te la da, con ejemplos, para que nadie tenga que adivinar.',
  ],
  [
    'Se enamora hablando. Una conversación larga y sin tema puede ser la mejor cita.',
    'Un mensaje corto y sincero llega más lejos que tres ingeniosos.',
  ],
  [
    'La intimidad es doméstica: cocinar con música, doblar sábanas, contar de dónde vienes.',
    'Lo que aprendiste del amor en tu primera casa aparece ahora. Elige qué conservas.',
  ],
  [
    'Hay juego, y jugar bien es dejar que el otro también gane.',
    'Si alguien te despierta la risa, síguela: el resto se conversa después.',
  ],
  [
    'El amor se parece a los cuidados: recordar la cita, calentar el café, preguntar cómo fue.',
    'Quien te ayuda sin que se lo pidas te está diciendo algo. Escúchalo.',
  ],
  [
    'Es tiempo de dos. Negociar también es tierno cuando nadie lleva la cuenta.',
    'Mira a esa persona como si acabaras de conocerla: algo ha cambiado y no lo habías visto.',
  ],
  [
    'El deseo pide confianza. Una confidencia bien elegida abre más que una promesa.',
    'Lo que callas por prudencia empieza a ocupar sitio. Dilo con cuidado y a su tiempo.',
  ],
  [
    'Atrae lo distinto. Deja que te lleven a un lugar donde no conozcas las reglas.',
    'Una historia a distancia, o con alguien de otro mundo, gana si hay planes con fecha.',
  ],
  [
    'Te miran, y alguien lo hace con más interés del que muestra. No hace falta apurarlo.',
    'El cariño en público también educa: un gesto sobrio dice que esa persona te importa.',
  ],
  [
    'La amistad es la puerta. Quien te trata bien en grupo se merece un café a solas.',
    'Las parejas que tienen amigos comunes discuten menos por aburrimiento. Hagan planes.',
  ],
  [
    'Un sentimiento prefiere la penumbra. Deja que madure antes de ponerle nombre.',
    'Despídete por dentro de una historia vieja: la nueva necesita el cajón.',
  ],
];

/** Love by the house of the Moon: what the day asks of it. */
export const LOVE_BY_MOON: readonly (readonly [string, string])[] = [
  [
    'Hoy tu ánimo es visible: si necesitas un abrazo, pídelo sin rodeos y sin ironía.',
    'La jornada te pone en el centro; deja que te mimen y no lo devuelvas enseguida.',
  ],
  [
    'Hoy cuenta lo palpable. Una caricia al pasar resuelve más que una conversación sobre caricias.',
    'El día pide calma en lo que se comparte: gastos, espacio, tiempo. Hablarlo también es cercanía.',
  ],
  [
    'Hoy las palabras van sueltas; que una de ellas sea el nombre de quien quieres.',
    'El día invita a preguntar cosas pequeñas, de las que nadie pregunta ya.',
  ],
  [
    'Hoy se quiere mejor en casa. Apaguen una pantalla y enciendan la cocina.',
    'El día trae recuerdos de familia: compartir uno acerca más que explicarse.',
  ],
  [
    'Hoy el corazón tiene ganas de salir a jugar. Un plan sin propósito es el plan.',
    'El día se presta al coqueteo limpio: decir lo que te gusta y quedarte a ver qué pasa.',
  ],
  [
    'Hoy el amor se hace útil. Ofrece ayuda concreta, con hora y herramienta.',
    'El día va de tareas: repartirlas bien es una declaración más seria de lo que parece.',
  ],
  [
    'Hoy la otra persona pesa en la balanza. Escucha su versión entera, sin preparar la tuya.',
    'El día busca acuerdo. Ceder en lo pequeño deja fuerza para lo que te importa.',
  ],
  [
    'Hoy las emociones bajan un piso. Si algo duele, dilo con frases que empiecen por «yo».',
    'El día vuelve honda la cercanía; no la llenes de preguntas.',
  ],
  [
    'Hoy da gusto hablar de futuro. Imaginen juntos un viaje, aunque sea de una tarde.',
    'El día abre ventanas: una idea nueva en pareja vale más que una vieja razón.',
  ],
  [
    'Hoy el trabajo quita horas al cariño. Avísalo antes, con un mensaje de verdad.',
    'El día te quiere en público; guarda un minuto privado para quien te espera.',
  ],
  [
    'Hoy el amor cabe en una mesa con gente. Mira cómo trata a los tuyos.',
    'El día pide amistad dentro del amor: contarse algo sin buscar consejo.',
  ],
  [
    'Hoy te conviene un rato a solas. Pedirlo con ternura evita que se entienda mal.',
    'El día habla bajo. Un silencio cómodo entre dos personas es casi un idioma.',
  ],
];

export const LOVE_INVITATIONS = [
  'Antes de dormir, di en voz alta una cosa que te gustó de la otra persona, o de ti.',
  'Escribe una nota breve a mano y déjala donde alguien la encuentre.',
  'Propón una cita de una hora, con principio y final, y sin teléfono.',
  'Repite un gesto que sabes que agradece, justo cuando no lo espera.',
  'Pregunta qué canción le recuerda a ti y escúchala con atención.',
  'Regálate la compañía que ofrecerías a quien quieres.',
  'Mira a los ojos cinco segundos más de lo habitual y no digas nada.',
] as const;

/** {b} a body, {s} sign, {h} house. */
export const WORK_LEADS = [
  'En lo laboral, {b} está en {s}, tu casa {h}.',
  'Para el trabajo cuenta {b}, que cruza {s}, en tu casa {h}.',
  'Tu oficio tiene hoy un consejero: {b}, en {s}, tu casa {h}.',
  'El trabajo recibe a {b} desde {s}, tu casa {h}.',
  'Mira tu casa {h} si piensas en trabajo: allí, en {s}, está {b}.',
] as const;

/** Work by the house of the body that the day turns to: two for each. */
export const WORK_BY_HOUSE: readonly (readonly [string, string, string])[] = [
  [
    'Conviene que firmes lo que haces: una iniciativa con tu nombre se defiende mejor.',
    'Preséntate otra vez. Hay quien trabaja contigo y no sabe qué haces bien.',
    'Tu manera de empezar contagia; entra en la sala con el primer paso ya pensado.',
  ],
  [
    'Pon precio o plazo a lo que ofreces; la vaguedad sale cara.',
    'Cuida tus herramientas y tu tiempo: son tu patrimonio de todos los días.',
    'Un recurso que nadie usa puede ser tu ventaja. Búscalo en la estantería de siempre.',
  ],
  [
    'Redacta, llama, confirma. Un correo claro evita tres reuniones.',
    'Aprende el atajo que usa quien se sienta cerca; pregúntale cómo lo descubrió.',
    'Explica tu tarea a alguien de fuera y verás dónde está el nudo.',
  ],
  [
    'Trabaja desde la base: ordena archivos, revisa cimientos, pregunta por qué se hace así.',
    'Un rincón propio, aunque sea de un metro, te devuelve concentración.',
    'Lo que sostienes en silencio merece nombrarse en la próxima conversación de equipo.',
  ],
  [
    'Pon una idea tuya sobre la mesa sin disculparte por que sea rara.',
    'Si el proyecto te divierte, se nota en el resultado. Busca qué parte sí.',
    'Prueba una versión pequeña y enséñala pronto.',
  ],
  [
    'La jornada premia el método: una lista corta, un reloj y un final.',
    'Delega lo que otro hace mejor y dilo con gratitud.',
    'Corrige un proceso y no a una persona; el cambio durará más.',
  ],
  [
    'Negocia con el papel delante. Un buen acuerdo deja a los dos con ganas de repetir.',
    'Pide una segunda mirada antes de entregar; elige a quien te contradiga.',
    'El socio adecuado tiene lo que a ti te falta y respeta lo que tienes.',
  ],
  [
    'Investiga antes de opinar: el dato que cambia la decisión está en un anexo.',
    'Revisa compromisos compartidos y quién responde de cada uno.',
    'Suelta un método agotado; la tarea respira.',
  ],
  [
    'Mira fuera de tu rubro: alguien ya resolvió tu problema en otro idioma.',
    'Proponte aprender una sola cosa útil, con fecha para usarla.',
    'Levanta la vista del detalle y cuenta para qué sirve lo que haces.',
  ],
  [
    'Estás a la vista de quien decide. Entrega limpio y a tiempo, y deja que hable la obra.',
    'Di hasta dónde llegas y qué necesitas para llegar más lejos.',
    'Una responsabilidad nueva se acepta mejor con condiciones claras.',
  ],
  [
    'El equipo es el recurso. Pregunta quién puede, antes que quién debe.',
    'Una recomendación pesa más que un anuncio; pide una y ofrece otra.',
    'Comparte el mérito con nombres propios: vuelve multiplicado.',
  ],
  [
    'Trabaja sin público. Lo que prepares ahora se lucirá después.',
    'Cierra pestañas, en la pantalla y en la cabeza, antes de abrir otras.',
    'Un rato de silencio vale por una reunión bien llevada.',
  ],
];

export const WORK_INVITATIONS = [
  'Elige la tarea que más pesa y dale los primeros veinte minutos.',
  'Escribe en una línea qué harías distinto en tu puesto y guárdala a mano.',
  'Termina una cosa pequeña y avisa a quien la esperaba.',
  'Agradece por escrito una ayuda reciente, con el detalle de lo que cambió.',
  'Ordena lo que tienes pendiente en dos columnas: lo que depende de ti y lo demás.',
  'Reserva media hora sin llamadas y defiéndela con cortesía.',
  'Pregunta a alguien con más oficio qué error no volvería a cometer.',
] as const;

/** {b} Mars, {s} sign, {h} house. */
export const ENERGY_LEADS = [
  'Tu energía sigue a {b}, que está en {s}, tu casa {h}.',
  'El motor es {b}: cruza {s} y empuja desde tu casa {h}.',
  'Con {b} en {s}, las fuerzas se concentran en tu casa {h}.',
  '{b} pone el ritmo desde {s}, tu casa {h}.',
  'Busca el impulso en tu casa {h}, donde {b} recorre {s}.',
] as const;

/** Energy by the house of Mars: two for each. */
export const ENERGY_BY_MARS: readonly (readonly [string, string])[] = [
  [
    'Arrancas con facilidad; lo difícil es frenar a tiempo. Marca de antemano dónde termina el impulso.',
    'El cuerpo pide protagonismo: estírate, sal, muévete antes de discutir con nadie.',
  ],
  [
    'Rindes con constancia más que con arranques. Come bien, descansa y sigue.',
    'Gastas fuerza en sostener cosas; deja en el suelo lo que ya no haga falta cargar.',
  ],
  [
    'La mente acelera más que las piernas. Camina mientras piensas y las dos se ponen de acuerdo.',
    'Tanta charla cansa. Alterna una hora de palabras con un rato de manos.',
  ],
  [
    'La fuerza se queda en casa: limpiar, plantar o mover muebles descarga mejor que dar vueltas.',
    'Si el ánimo se enciende por lo familiar, sal a tomar aire y vuelve con otra voz.',
  ],
  [
    'Jugando te cansas menos. Busca el deporte o el baile que no parezca obligación.',
    'Hay chispa creativa: gástala temprano, antes de que la agenda la apague.',
  ],
  [
    'El día rinde por tramos. Trabaja cincuenta minutos, descansa diez y repite con gusto.',
    'Ordena el esfuerzo: primero lo que exige cabeza, después lo que exige brazos.',
  ],
  [
    'Te activan los demás. Queda con alguien para entrenar, pasear o terminar lo pendiente.',
    'La fricción con otra persona enciende; conviértela en partida y no en pleito.',
  ],
  [
    'La fuerza es subterránea y aparece cuando hay algo en juego. Úsala para cerrar un asunto.',
    'Suelta tensión con algo intenso y breve: nadar, subir escaleras, gritar en el coche.',
  ],
  [
    'Te mueve la curiosidad. Cambia de ruta, sube una cuesta, entra donde no sueles.',
    'El impulso va lejos; guarda un poco de aire para el regreso.',
  ],
  [
    'Empujas hacia arriba. Elige un solo objetivo y deja fuera la prisa ajena.',
    'Se te exige mucho; responde con ritmo y no con velocidad.',
  ],
  [
    'En grupo rindes el doble. Busca equipo, aunque sea para ordenar un trastero.',
    'Repartes energía entre muchos; reserva una parte para lo tuyo.',
  ],
  [
    'La batería es discreta. Duerme bien y verás que alcanzaba.',
    'La fuerza trabaja por dentro; el yoga, el agua o la siesta cuentan como entrenamiento.',
  ],
];

/** Energy by phase of the Moon: two for each. */
export const ENERGY_BY_PHASE: Readonly<Record<MoonPhaseName, readonly [string, string]>> = {
  'luna nueva': [
    'La Luna nueva baja las luces: empieza despacio y sin testigos.',
    'Con la Luna nueva conviene guardar fuerzas y elegir bien el primer gesto.',
  ],
  'luna creciente': [
    'La Luna crece y el ánimo con ella: súmale un poco a lo de siempre.',
    'Con la Luna en fase creciente, cada esfuerzo pequeño se acumula a tu favor.',
  ],
  'cuarto creciente': [
    'El cuarto creciente pide músculo: algo se resiste y por eso enseña.',
    'En cuarto creciente, la fuerza aparece cuando decides de una vez.',
  ],
  'gibosa creciente': [
    'La Luna, gibosa y creciente, anima a afinar en vez de acelerar.',
    'Con la Luna gibosa y creciente, dosifica: el tramo final está cerca y pide pulso.',
  ],
  'luna llena': [
    'La luna llena sube el volumen: duerme con la persiana baja y decide con la cabeza fría.',
    'Con luna llena sobra electricidad; repártela en algo que haga sudar y algo que haga reír.',
  ],
  'gibosa menguante': [
    'La Luna, gibosa y menguante, invita a soltar el acelerador sin apagar el motor.',
    'Con la Luna gibosa y menguante, rinde más quien reparte que quien acapara.',
  ],
  'cuarto menguante': [
    'El cuarto menguante aligera: quita un peso de la lista y camina distinto.',
    'En cuarto menguante, descansar a media tarde es buena estrategia.',
  ],
  'luna menguante': [
    'La Luna mengua y pide sueño, agua y pocas pantallas.',
    'Con la Luna en fase menguante, lo que se recupera durmiendo vale por dos cafés.',
  ],
};

export const ENERGY_INVITATIONS = [
  'Sube una escalera que sueles evitar y llega arriba sin correr.',
  'Estira la espalda tres minutos antes de sentarte.',
  'Sal diez minutos sin rumbo y vuelve por otra calle.',
  'Acuéstate con un libro aburrido y la luz baja.',
  'Bebe un vaso de agua mirando por la ventana, sin hacer nada más.',
  'Pon una canción y muévete hasta que termine, sin espejo.',
  'Respira hondo cuatro veces antes de contestar lo que te apura.',
] as const;

/** {d} «El martes 24», {q} «luna llena», {s} sign, {h} house, {x} a field of life, {b} a body. */
export const WEEK_QUARTERS = [
  '{d} hay {q} en {s}, tu casa {h}: se mueve lo que toca a {x}.',
  '{d} llega {aq} en {s}, tu casa {h}, y pone fecha a {x}.',
] as const;

export const WEEK_ECLIPSES = ['{d} hay un {e} en {s}, tu casa {h}: mira con calma {x}.'] as const;

export const WEEK_INGRESSES = [
  '{d}, {b} entra en {s}, tu casa {h}: cambia el aire en {x}.',
  '{d} {b} estrena {s}, tu casa {h}, y te habla de {x}.',
  '{d}, con la entrada de {b} en {s}, tu casa {h}, se abre otro capítulo sobre {x}.',
] as const;

export const WEEK_TURNS_DIRECT = [
  '{d}, {b} retoma su marcha directa y lo que esperaba respuesta empieza a moverse.',
  '{d} {b} deja de retrogradar: dale unos días y verás por dónde sigue el camino.',
] as const;

export const WEEK_TURNS_RETROGRADE = [
  '{d}, {b} empieza a retrogradar: lo que quede listo antes te ahorrará vueltas.',
  '{d} {b} se pone {r}; buen motivo para dejar margen en la agenda.',
] as const;

export const WEEK_ASPECTS = [
  '{d}, {a} y {o} forman {k}: {meaning}',
  '{d} se cumple {k} entre {a} y {o}: {meaning}',
  '{d} toca {k} de {a} con {o}: {meaning}',
] as const;

export const WEEK_OPENINGS = [
  'Los próximos siete días traen fechas que conviene conocer.',
  'Así se ve el camino de los siete días que siguen.',
  'La semana que empieza tiene sus propias señales.',
  'De aquí a siete días, el cielo reparte así sus citas.',
] as const;

export const WEEK_CLOSINGS = [
  'Entre una fecha y otra, deja días en blanco: ahí pasa lo mejor.',
  'No hace falta llenarlos todos; basta con llegar con ganas a los que importan.',
  'Apunta la que más te diga y olvida las demás hasta que lleguen.',
  'Lo demás lo pones tú, que para eso es tu agenda.',
] as const;
