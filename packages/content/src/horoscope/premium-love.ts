/** {b} Venus, {s} sign, {h} house. */
export const LOVE_LEADS = [
  'En el amor manda {b}, que está en {s}, tu casa {h}.',
  'El cariño pasa por tu casa {h}, donde está {b}, en {s}.',
  'Con {b} en {s}, el afecto se juega en tu casa {h}.',
  'Para lo que sientes, mira a {b}: cruza {s}, tu casa {h}.',
  '{b} sigue en {s}, y en tu mapa eso es la casa {h}.',
  'Para los afectos cuenta {b}, que recorre {s}, tu casa {h}.',
  'Tu casa {h} guarda el cariño: por {s} pasa {b}.',
  '{b}, en {s}, pone el amor en tu casa {h}.',
] as const;

/** Love by the house of Venus, 1 to 12: she stays for weeks, and each day takes another line. */
export const LOVE_BY_VENUS: readonly (readonly string[])[] = [
  [
    'Gustas sin proponértelo; lo que atrae de ti es que no estás actuando.',
    'Antes de preguntarte si le gustas, pregúntate si te gusta cómo eres a su lado.',
    'Un piropo sin ironía te sienta bien; recíbelo con un gracias y nada más.',
    'Tu manera de entrar ya dice bastante. Deja que la otra persona dé el segundo paso.',
    'Te favorece la naturalidad: la ropa de estar en casa también enamora.',
  ],
  [
    'Lo que se da con las manos vale doble: un plato, un abrigo, un rato sin mirar la hora.',
    'El amor quiere seguridad. Di qué te la da, con ejemplos, para que nadie tenga que adivinar.',
    'Querer también es alimentar: prepara algo que te salga bien y compártelo.',
    'Mira en qué gastas cuando echas de menos a alguien; ahí está escrito lo que buscas.',
    'El afecto se mide en constancia. Haz dos veces lo que una vez gustó.',
  ],
  [
    'Se enamora hablando. Una conversación larga y sin tema puede ser la mejor cita.',
    'Un mensaje corto y sincero llega más lejos que tres ingeniosos.',
    'Pregunta qué tal el día y quédate a la respuesta.',
    'El coqueteo va por escrito; relee una vez y borra lo que sobra.',
    'Un apodo cariñoso, inventado hoy, vale por un poema.',
  ],
  [
    'La intimidad es doméstica: cocinar con música, doblar sábanas, contar de dónde vienes.',
    'Lo que aprendiste del amor en la casa donde creciste aparece ahora. Elige qué conservas.',
    'Enseña una foto de tu infancia: se entiende mejor lo que vino después.',
    'Quien conoce tu cocina conoce media vida tuya. Elige a quién se la abres.',
    'La ternura vuelve si bajas la voz antes de entrar.',
  ],
  [
    'Hay juego, y jugar bien es dejar que el otro también gane.',
    'Si alguien te despierta la risa, síguela: el resto se conversa después.',
    'Proponte una cita como las primeras, con nervios y sin agenda.',
    'El deseo se anima si dejas de evaluarlo. Ríete a mitad del beso.',
    'Escribe lo que te atrae de alguien sin usar la palabra amor.',
  ],
  [
    'El amor se parece a los cuidados: recordar la cita, calentar el café, preguntar cómo fue.',
    'Quien te ayuda sin que se lo pidas te está diciendo algo. Escúchalo.',
    'Arreglar juntos una estantería cuenta como cita si hay música.',
    'Se quiere en los martes, no solo en los aniversarios.',
    'Fíjate en quien respeta tu descanso: eso también es deseo de quedarse.',
  ],
  [
    'Es tiempo de dos. Negociar también es tierno cuando nadie lleva la cuenta.',
    'Mira a quien tienes al lado como si acabaras de conocerle: algo ha cambiado y no lo habías visto.',
    'Escucha el «nosotros» cuando lo diga el otro; suena distinto que cuando lo dices tú.',
    'Un desacuerdo bien llevado acerca más que una tarde sin roces.',
    'Elige un plan que le guste más a la otra persona y disfrútalo sin anotarlo.',
  ],
  [
    'El deseo pide confianza. Una confidencia bien elegida abre más que una promesa.',
    'Lo que callas por prudencia empieza a ocupar sitio. Dilo con cuidado y a su tiempo.',
    'Un silencio compartido dice hasta dónde llegaron. No lo apures.',
    'Cuéntale a alguien lo que te da celos y de dónde viene, sin pedirle que lo arregle.',
    'La atracción crece en lo que no se explica: deja una pregunta sin contestar.',
  ],
  [
    'Atrae lo distinto. Deja que te lleven a un lugar donde no conozcas las reglas.',
    'Una historia a distancia, o con alguien de otro mundo, gana si hay planes con fecha.',
    'Aprende la palabra con la que se dice «te quiero» en el idioma de tu abuelo o en el de nadie.',
    'El amor tiene ganas de carretera: una excursión corta abre conversaciones largas.',
    'Discutir de ideas también enamora, si nadie necesita ganar.',
  ],
  [
    'Te miran, y alguien lo hace con más interés del que muestra. No hace falta apurarlo.',
    'El cariño en público también educa: un gesto sobrio dice quién te importa.',
    'Presenta a quien quieres con su nombre y con orgullo.',
    'Entre tanto compromiso, el amor agradece una cita puesta en la agenda con la misma tinta.',
    'Admirar el trabajo de quien quieres es una caricia que se da de pie.',
  ],
  [
    'La amistad es la puerta. Quien te trata bien en grupo se merece un café a solas.',
    'Con amigos en común, el cariño se quita la corbata. Propón un plan.',
    'De una conversación en grupo puede salir una mirada que se queda.',
    'Ríanse juntos de lo mismo: es un pacto más viejo que las promesas.',
    'Si quieres conocer a alguien, invítalo a ayudar en algo y no a lucirse.',
  ],
  [
    'Un sentimiento prefiere la penumbra. Deja que madure antes de ponerle nombre.',
    'Despídete por dentro de una historia vieja: la nueva necesita el cajón.',
    'Un recuerdo amable vuelve a visitarte. Salúdalo y sigue con tu tarde.',
    'Lo que sientes no necesita anuncio; necesita un rato tuyo, sin pantalla.',
    'Perdonar en silencio también cambia la cara con la que saludas.',
  ],
];

/** Love by the house of the Moon, 1 to 12: what the day asks of it. */
export const LOVE_BY_MOON: readonly (readonly string[])[] = [
  [
    'Hoy tu ánimo es visible: si necesitas un abrazo, pídelo sin rodeos y sin ironía.',
    'La jornada te pone en el centro; deja que te mimen y no lo devuelvas enseguida.',
    'Hoy se te lee en la cara: si algo te gustó, deja que se vea.',
  ],
  [
    'Hoy cuenta lo palpable. Una caricia al pasar resuelve más que una conversación sobre caricias.',
    'El día pide calma en lo que se comparte: gastos, espacio, tiempo. Hablarlo también es cercanía.',
    'Hoy vale más una sopa compartida que una explicación brillante.',
  ],
  [
    'Hoy las palabras van sueltas; que una de ellas sea el nombre de quien quieres.',
    'El día invita a preguntar cosas pequeñas, de las que nadie pregunta ya.',
    'Hoy un mensaje a media jornada sabe a visita.',
  ],
  [
    'Hoy se quiere mejor en casa. Apaguen una pantalla y enciendan la cocina.',
    'El día trae recuerdos de familia: compartir uno acerca más que explicarse.',
    'Hoy da gusto la familia que se elige: llama a una puerta conocida.',
  ],
  [
    'Hoy el corazón tiene ganas de salir a jugar. Un plan sin propósito es el plan.',
    'El día se presta al coqueteo limpio: decir lo que te gusta y quedarte a ver qué pasa.',
    'Hoy la risa desarma lo que ayer parecía un problema.',
  ],
  [
    'Hoy el amor se hace útil. Ofrece ayuda concreta, con hora y herramienta.',
    'El día va de tareas: repartirlas bien es una declaración más seria de lo que parece.',
    'Hoy se agradece el detalle que nadie pide: una toalla limpia, la luz apagada a tiempo.',
  ],
  [
    'Hoy la otra persona pesa en la balanza. Escucha su versión entera, sin preparar la tuya.',
    'El día busca acuerdo. Ceder en lo pequeño deja fuerza para lo que te importa.',
    'Hoy se decide mejor entre dos; ofrece opciones y no conclusiones.',
  ],
  [
    'Hoy las emociones bajan un piso. Si algo duele, dilo con frases que empiecen por «yo».',
    'El día vuelve honda la cercanía; no la llenes de preguntas.',
    'Hoy lo que se confía no se repite; elige bien la oreja y ofrece la tuya.',
  ],
  [
    'La Luna lleva hoy la conversación lejos de la rutina: imaginen juntos un viaje, aunque sea de una tarde.',
    'El día abre ventanas: una idea nueva en pareja vale más que una vieja razón.',
    'Hoy una pregunta sobre lo que sueña la otra persona abre media tarde.',
  ],
  [
    'Hoy el trabajo quita horas al cariño. Avísalo antes, con un mensaje de verdad.',
    'El día te quiere en público; guarda un minuto privado para quien te espera.',
    'Hoy te ven más de lo que crees, y alguien lo hace con cariño.',
  ],
  [
    'Hoy el amor cabe en una mesa con gente. Mira cómo trata a los tuyos.',
    'El día pide amistad dentro del amor: contarse algo sin buscar consejo.',
    'Hoy el cariño llega en plural: di que sí a la invitación del grupo.',
  ],
  [
    'Hoy te conviene un rato a solas. Pedirlo con ternura evita que se entienda mal.',
    'El día habla bajo. Un silencio cómodo entre dos personas es casi un idioma.',
    'Hoy el corazón prefiere la luz baja y las frases cortas.',
  ],
];

/** Where affection shows, by the house of Venus, 1 to 12: she stays for weeks. */
export const LOVE_PLACES: readonly (readonly string[])[] = [
  [
    'Quien te quiere bien pregunta cómo estás y espera la respuesta verdadera.',
    'Lo que hoy gusta de ti es que entres sin pedir disculpas por ocupar tu sitio.',
    'Acércate con una frase tuya y sin ensayar: es la que se recuerda.',
  ],
  [
    'El cariño se nota en quien cuida tus cosas como si fueran propias.',
    'Un regalo útil, elegido despacio, dice lo que el mensaje no supo decir.',
    'Hablar de dinero con ternura también es hablar de futuro.',
  ],
  [
    'La ternura llega en forma de mensaje, y se agradece contestándolo con tiempo.',
    'Contar cómo te fue, con detalles, es una manera de invitar a alguien a quedarse.',
    'Alguien se acuerda de una frase que dijiste: pregúntale cuál.',
  ],
  [
    'Invitar a alguien a tu mesa, aunque sea a sopa, acerca más que un buen discurso.',
    'El afecto está en casa, en quien deja encendida la luz para cuando llegas.',
    'Contar de dónde vienes ayuda a que entiendan cómo quieres.',
  ],
  [
    'El amor se anima con lo que no sirve para nada: una canción, un juego, un plan tonto.',
    'Si algo te hace ilusión, dilo con la ilusión puesta y sin rebajarla.',
    'Enséñale a quien te gusta algo que hayas hecho por puro gusto.',
  ],
  [
    'Hay un amor discreto en quien te ahorra una tarea sin contarlo después.',
    'El detalle repetido, el café a su hora, la llave en su sitio, quiere decir bastante.',
    'Pedir ayuda con algo pequeño es una forma de dejarse querer.',
  ],
  [
    'Lo que sienten los dos se entiende mejor si cada quien habla de lo suyo.',
    'Un acuerdo sencillo, dicho en voz alta, tranquiliza más que diez promesas.',
    'Pregunta qué necesita la otra persona antes de ofrecerle lo que tú querrías.',
  ],
  [
    'La confianza crece cuando alguien guarda bien algo que le contaste.',
    'Hay una caricia en no preguntar de más y quedarse cerca.',
    'Decir «esto me cuesta» acerca más que fingir que no pasa nada.',
  ],
  [
    'Una conversación sobre lo que cada quien cree puede enamorar más que una cena.',
    'Hacer planes para un viaje, aunque tarde en llegar, ya es estar juntos.',
    'Deja que te expliquen algo que no sabías y disfruta de no saberlo.',
  ],
  [
    'Alguien admira cómo trabajas y todavía no te lo ha dicho.',
    'Reservar un rato de la agenda para quien quieres es una declaración en toda regla.',
    'El afecto se nota en quien celebra tus logros sin compararlos con los suyos.',
  ],
  [
    'El cariño viaja en grupo: mira quién te guarda un sitio a su lado.',
    'Una amistad de años sabe cómo quieres; pregúntale qué ha visto.',
    'Cuando quieras acercarte, empieza por invitar a un plan con más gente.',
  ],
  [
    'Quien respeta tu silencio también te está cuidando.',
    'Lo que sientes pide un rato sin testigos antes de convertirse en palabras.',
    'Una carta que no vas a enviar puede aclararte a quién echas de menos.',
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
  'Devuelve hoy un gesto que recibiste hace tiempo, sin explicar por qué.',
  'Cuenta cómo conociste a alguien que quieres y deja que te corrijan los detalles.',
  'Despídete de la jornada con una frase amable, aunque la única persona en casa seas tú.',
] as const;
