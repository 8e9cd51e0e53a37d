/**
 * The Moon in each whole-sign house of the reader, 1 to 12: four ways to say it, one for each day
 * that the Moon can stay. Whole sentences that follow the one with the facts.
 */
export const MOON_HOUSES: readonly (readonly [string, string, string, string])[] = [
  [
    'Está en tu propio signo, y lo que sientes se te nota antes de que lo digas. No es mal día para que te vean como estás.',
    'Pasa por tu signo como quien enciende la luz de la entrada: los demás te miran primero a ti y preguntan después.',
    'Con ella en tu casa uno, el cuerpo opina. Si algo te cansa sin motivo, hazle caso antes de buscarle una teoría.',
    'En tu casa uno, pide que empieces por ti lo que sueles empezar por otros: el primer turno del día puede ser tuyo.',
  ],
  [
    'Cae en tu casa dos, la de lo que tienes y lo que te sostiene. Antes de comprar, mira qué guardas sin usar.',
    'En tu casa dos, cuenta lo que hay en la despensa: no para preocuparte, sino para dejar de imaginarlo.',
    'Recorre tu casa dos y vuelve táctil el día: una silla cómoda, un plato bien hecho, una cuenta clara valen más que un discurso.',
    'Visita tu casa dos, donde se decide qué vale tu tiempo. Lo que regalas por costumbre también tiene precio.',
  ],
  [
    'Ocupa tu casa tres y el teléfono no descansa. Entre tantos mensajes hay uno que sí merece una respuesta larga.',
    'En tu casa tres todo se conversa, hasta lo que venía callado: la charla de pasillo puede decir más que la reunión.',
    'Transita tu casa tres, la de hermanos, vecinos y trayectos cortos. Cambiar de ruta te enseña una calle que no habías visto.',
    'Por tu casa tres, afila el oído. Una palabra dicha al pasar te explica algo que llevabas semanas leyendo mal.',
  ],
  [
    'Llega al fondo de tu mapa, la casa cuatro: la cocina, los tuyos, la llave que solo tú sabes girar.',
    'En tu casa cuatro, el día pide puertas adentro. Mover un mueble o vaciar un cajón ordena también lo que no se ve.',
    'Pasa por tu casa cuatro y vuelve cercana la infancia: un olor o una canción pueden contarte de dónde viene un enojo de ahora.',
    'Desde tu casa cuatro baja el volumen del mundo. Quedarte en casa una tarde no es perderse nada.',
  ],
  [
    'Anima tu casa cinco, la de lo que se hace porque sí. Algo que dejaste a medias quiere volver a divertirte.',
    'En tu casa cinco, el gusto manda un rato: baila en la cocina, dibuja mal, invita a quien te hace reír.',
    'Cruza tu casa cinco y el corazón se asoma al balcón. Si alguien te gusta, que se note en un gesto y no en un examen.',
    'Juega en tu casa cinco. Lo que hagas sin que nadie lo califique será lo mejor del día.',
  ],
  [
    'Entra a trabajar en tu casa seis: listas, turnos, la gotera que espera. Una cosa arreglada cambia el aire de todas.',
    'En tu casa seis, el día se mide en tareas pequeñas. Empieza por la que más miras de reojo.',
    'Recorre tu casa seis y señala el hábito que ya no te sirve; suele ser el que defiendes con más argumentos.',
    'Atiende tu casa seis, donde la vida es método. Comer a tu hora y cerrar a tiempo también cuenta como logro.',
  ],
  [
    'Se sienta enfrente, en tu casa siete: hoy el espejo es otra persona y lo que te irrita de ella trae un mensaje.',
    'En tu casa siete hay dos sillas. Antes de responder, repite con tus palabras lo que el otro acaba de decir.',
    'Pasa por tu casa siete y pone sobre la mesa los acuerdos tácitos, esos que nadie firmó y todos cumplen a medias.',
    'Ilumina tu casa siete, la de quien camina contigo. Pedir ayuda con una frase concreta sale mejor que esperar a que adivinen.',
  ],
  [
    'Baja a tu casa ocho, la de lo que se comparte y cuesta nombrar: deudas, llaves, secretos, confianza.',
    'En tu casa ocho no sirven las medias frases. Lo que digas despacio y a solas con alguien pesará bien.',
    'Cruza tu casa ocho y remueve el cajón de abajo. No hace falta vaciarlo: basta con saber qué hay.',
    'Por tu casa ocho, algo termina de soltarse. Se nota en que ya puedes contarlo sin bajar la voz.',
  ],
  [
    'Abre las ventanas de tu casa nueve: un libro, un acento distinto, una idea que viene de lejos y encaja.',
    'En tu casa nueve el día se queda corto para tus preguntas. Elige una y síguela hasta el final.',
    'Viaja por tu casa nueve aunque no salgas del barrio. Aprender de alguien muy distinto será el paseo.',
    'Sube a tu casa nueve, desde donde el problema se ve pequeño y el camino se ve entero.',
  ],
  [
    'Está en lo alto de tu mapa, la casa diez: lo que haces se ve, y el tono con que lo haces también.',
    'En tu casa diez, alguien toma nota de cómo respondes cuando aprieta la tarea. Responde como quieras que te recuerden.',
    'Cruza tu casa diez y te devuelve una pregunta de oficio: de todo lo que sabes hacer, qué quieres que te pidan más.',
    'Asoma en tu casa diez y trae un asunto público a lo íntimo: también con ganas se puede decir que no a un encargo.',
  ],
  [
    'Se reúne en tu casa once con tus amistades. Quien te escribe sin motivo quizá sí tenga uno.',
    'En tu casa once la mesa es larga. Un plan que a solas te pesaba se vuelve liviano entre tres.',
    'Recorre tu casa once y revisa con quién sueñas en voz alta. Hay grupos de los que ya te fuiste sin avisar.',
    'Por tu casa once circulan favores. Devuelve uno hoy, aunque nadie lleve la cuenta.',
  ],
  [
    'Se retira a tu casa doce, la del silencio. Dormir, caminar, no contestar enseguida: todo eso trabaja por ti.',
    'En tu casa doce el día tiene sordina. Lo que sueñes o garabatees dice más que la agenda.',
    'Pasa por tu casa doce y te pide un rato sin testigos. La puerta cerrada no es un rechazo: es una pausa.',
    'Desde tu casa doce recoge lo que quedó suelto. Antes de empezar otra cosa, despídete bien de la anterior.',
  ],
];
