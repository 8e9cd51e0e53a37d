/** What a reading of cards or runes says to who asks about a body; neither is named in it. */
interface BodyTexts {
  /** The plain answer: that no reading can look at a body, and who can. */
  answers: readonly string[];
  /** Beside that, a thought for who asks about themselves. */
  own: readonly string[];
  /** The same for who asks about another person. */
  company: readonly string[];
  cautions: readonly string[];
  invitations: readonly string[];
  closings: readonly string[];
}

/** Said before anything else where the words sound urgent. */
export const EMERGENCIES: readonly string[] = [
  'Antes de seguir leyendo: lo que cuentas puede ser urgente. Llama ahora a emergencias (112 en España, 911 en México y buena parte de América, o el número de tu país) y di con tus palabras qué pasa. Si hay alguien cerca, que no se separe.',
  'Lo primero no es esta lectura. Llama ahora mismo a emergencias, al 112 en España, al 911 en México y buena parte de América, o al número de tu país: lo que escribes merece que alguien lo mire ya. Lo demás puedes leerlo después.',
  'Deja un momento la pantalla y llama a emergencias: 112 en España, 911 en México y buena parte de América, o el número de tu país. Puede ser urgente, y si al mirarlo no es nada, nadie te lo reprochará. Pide a alguien que te acompañe.',
  'Esto hay que atenderlo ahora, antes de leer nada más. Marca emergencias (112 en España, 911 en México y buena parte de América, o el número de tu país), cuenta qué pasa y haz lo que te indiquen. Avisa también a quien tengas cerca.',
];

/** The same, with a condition, where they don't. */
export const EMERGENCIES_IF: readonly string[] = [
  'Y si aparece de golpe un dolor fuerte, falta de aire, un desmayo o sangre, llama a emergencias en ese momento: 112, 911 o el número de tu país.',
  'Si se vuelve más fuerte, cuesta respirar o alguien se desmaya, no hace falta cita: llama a emergencias, al 112, al 911 o al número de tu país.',
  'Ante un dolor muy fuerte, sangre o falta de aire, el teléfono es el de emergencias, 112, 911 o el de tu país, a cualquier hora.',
];

/** Something felt in a body, what illness it is, whether to see a doctor. */
export const OF_A_SYMPTOM: BodyTexts = {
  answers: [
    'Dicho con cariño y con claridad: una lectura no puede mirar un cuerpo ni saber qué le pasa. Un médico sí, así que pide cita hoy mismo, sin dejarlo para otro día. Aquí solo se lee cómo dejarse cuidar y qué llevar preparado.',
    'Nada de lo que salga aquí sabe qué es eso: ni un dibujo ni un signo ven por dentro. Quien puede verlo es un médico, y la cita se pide ahora. Lo que sigue sirve solo para ir con compañía y con las preguntas claras.',
    'Conviene contestar con claridad: sí, pide cita con un médico, hoy, aunque parezca poca cosa. Una lectura no examina a nadie. Puede ayudar en algo más pequeño, a quién llamar y cómo contarlo en la consulta.',
    'Un cuerpo merece ojos que sepan mirarlo, y no son los de una tirada. Llama hoy al médico o al centro más cercano y pide la primera cita que haya. Lo demás que leas habla de dejarse cuidar y de preguntar bien.',
  ],
  own: [
    'Pedir ayuda a tiempo no es exagerar. Si te cuesta llamar, que marque alguien por ti y te pase el teléfono.',
    'Cuéntalo hoy a una persona de confianza con palabras sencillas: qué notas, dónde y desde qué día. Dicho así, también será más fácil decirlo en la consulta.',
    'El susto se lleva mejor entre dos. Piensa quién podría ir contigo y díselo antes de esta noche.',
    'No tienes que saber si es mucho o poco: saberlo es el trabajo de quien te atienda. Lo tuyo es ir y contarlo entero.',
    'Si te da vergüenza preguntar, apúntalo y lee el papel en voz alta delante del médico. Lo hacen muchas personas, y se agradece.',
  ],
  company: [
    'Si es otra persona quien lo nota, ayuda a pedir la cita y ve también: entre dos se recuerda mejor lo que dice el médico.',
    'Pregunta qué nota y desde qué día, apúntalo con sus palabras y haz que ese papel llegue a la consulta.',
    'Ofrece algo concreto: hacer tú la llamada, poner el coche, quedarte luego a cenar. Es más fácil aceptar eso que un «lo que necesites».',
    'Querer a alguien puede consistir hoy en marcar el número del centro médico y quedarse al lado durante la llamada.',
  ],
  cautions: [
    'Esta lectura es entretenimiento y no sustituye a un médico: la cita va primero, y lo que aquí se diga, después.',
    'Tómalo como entretenimiento; lo que nota un cuerpo se lleva a un médico, y cuanto antes mejor.',
    'Leer esto es entretenimiento. Quien explora, pregunta y contesta es un médico, con cita pedida hoy.',
  ],
  invitations: [
    'Llama hoy al centro médico, pide la primera cita y apúntala donde la vea alguien más de la casa.',
    'Escribe en una hoja qué se nota, dónde, desde qué día y a qué horas, y lleva esa hoja al médico.',
    'Elige a una persona y pídele que vaya a la cita; dale la hora y el sitio.',
    'Prepara tres preguntas para la consulta y empieza por la que más miedo dé.',
    'Pon en una bolsa los papeles, la lista de lo que se toma y un cuaderno, y di a alguien dónde está.',
    'Guarda en el teléfono, a la vista, el número del centro médico y el de emergencias.',
  ],
  closings: [
    'Preguntar a tiempo también es quererse.',
    'Una cita pedida pesa menos que una duda.',
    'A la consulta se llega mejor del brazo.',
    'Lo que se cuenta entero se entiende antes.',
    'Hay quien sabe mirarlo, y su puerta está cerca.',
    'Cuidarse hoy empieza por una llamada.',
  ],
};

/** Leaving, starting or changing a treatment; an operation. */
export const OF_A_TREATMENT: BodyTexts = {
  answers: [
    'Dicho con cariño y con claridad: ningún tratamiento se deja, se cambia ni se acepta por una lectura. Eso se habla con el médico que lo lleva; pide cita hoy, o llama y pregunta por teléfono. Lo que sigue solo ayuda a preparar esa conversación.',
    'Una lectura no conoce un cuerpo ni su historia, y un médico sí puede conocerlos. Sigue lo que te indicaron hasta hablar con quien lo recetó, y pide ya la cita; si algo sienta mal, llama hoy. Aquí se mira otra cosa, con quién ir y qué preguntar.',
    'La respuesta a eso está en la consulta: quien lo propuso puede decir qué se gana, qué riesgos hay y qué otros caminos existen. Pide cita con el médico ahora y no cambies nada por tu cuenta. Estas imágenes ayudan solo a llegar con la pregunta hecha.',
    'Dejar, empezar, subir, bajar, entrar o no en un quirófano: nada de eso sale de una tirada ni se resuelve sin ayuda. Pide cita con el médico que lleva el tratamiento y cuéntale la duda tal cual. De este lado queda buscar compañía y ordenar las preguntas.',
  ],
  own: [
    'Querer dejar algo, o temer empezarlo, tiene motivos que tu médico necesita oír: lo que te molesta, lo que te asusta, lo que te cuesta pagar.',
    'Si algo te sienta mal, no lo cortes por tu cuenta: llama hoy y pregunta. Muchas veces hay otra manera de llevarlo.',
    'Tienes derecho a preguntar cuantas veces haga falta y a pedir una segunda opinión médica. No molestas a nadie.',
    'Entre dos se oye mejor lo que dice un médico. Lleva a alguien que apunte por ti.',
    'Hay dudas que cuesta decir en la consulta; apuntadas en un papel salen antes.',
  ],
  company: [
    'Si el tratamiento es de otra persona, lo tuyo es acompañar y ayudar a preguntar, no elegir en su lugar.',
    'Ofrece ir a la cita y tomar notas. Es una ayuda concreta y se agradece más que un consejo.',
    'Pregunta qué le preocupa y anótalo con sus palabras, para que el médico lo oiga tal cual.',
    'Reparte con otros los viajes, las compras y las llamadas; así quien cuida también descansa.',
  ],
  cautions: [
    'Esta lectura es entretenimiento y no sustituye a un médico: nada de un tratamiento se deja ni se cambia sin quien lo recetó.',
    'Tómalo como entretenimiento. Las dosis, las operaciones y las terapias se hablan con un médico, con cita y con tiempo para preguntar.',
    'Leer esto es entretenimiento; un tratamiento se toca solo con el médico que lo lleva.',
  ],
  invitations: [
    'Llama hoy a quien lo recetó y di: «hay dudas con el tratamiento y quiero una cita».',
    'Escribe qué preocupa del tratamiento, qué se nota desde que empezó y qué se preferiría, y llévalo a la consulta.',
    'Pide a alguien de confianza que vaya a la cita y apunte lo que digan.',
    'Prepara cuatro preguntas: para qué sirve, qué riesgos tiene, qué otras opciones hay y qué pasa si no se hace.',
    'Haz una lista de todo lo que se toma, con sus horas, y enséñasela al médico o en la farmacia.',
    'Busca el teléfono del centro médico y déjalo pegado a la puerta, junto a la lista de dudas.',
  ],
  closings: [
    'Una duda bien preguntada abre puertas.',
    'Los cambios se hacen mejor con quien conoce el camino.',
    'Lo que se pregunta en voz alta asusta menos.',
    'Cuidarse también es llamar por teléfono.',
    'Nadie tiene que resolverlo sin ayuda.',
    'Dos sillas en la consulta son mejores que una.',
  ],
};
