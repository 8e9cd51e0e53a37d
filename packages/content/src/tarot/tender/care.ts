/**
 * What each card offers to who asks about a body, by arcanum id, upright and reversed: how to be
 * cared for, whom to ask for company, how to ask the doctor. Nothing in them leans to putting it off,
 * bearing it, keeping it quiet or settling it alone.
 */
export const CARE: readonly (readonly [upright: string, reversed: string])[] = [
  [
    'Un perro pequeño sigue los pasos de quien viaja ligero. Busca tú también quien te siga: alguien que recuerde la hora de la cita y camine contigo hasta la puerta.',
    'Con el pie en el aire se agradece una mano. Pídesela a la persona más práctica que conozcas, para que llame contigo y repase qué vas a decirle al médico.',
  ],
  [
    'Sobre la mesa está todo a la vista, y así conviene llegar a la consulta: una lista de lo que se nota, otra de lo que se toma y las preguntas en orden.',
    'Quien quiere arreglarlo todo con sus manos acaba sin ninguna libre. Da una tarea a otra persona: que pida ella la cita o que reúna los papeles.',
  ],
  [
    'El rollo que lleva en el regazo invita a escribir. Anota fechas y sensaciones con palabras tuyas; leídas delante del médico dicen más que la memoria.',
    'Lo que se queda detrás del velo no puede atenderse. Cuéntalo esta tarde a alguien de confianza y después en la consulta, con la misma frase.',
  ],
  [
    'Cojines, trigo, un jardín: el dibujo pide que alguien te cuide. Acepta la comida, el viaje y la compañía, y di en voz alta qué te vendría bien.',
    'Quien cuida de todos olvida su propia cita. Esta vez el turno es tuyo: que otra persona lleve la casa unas horas, o que vaya contigo.',
  ],
  [
    'Un trono firme da ganas de poner orden. Hazlo con lo que sirve: el número del centro médico, los documentos y alguien que se encargue de recordarte la hora.',
    'Nadie gobierna un cuerpo a base de voluntad. Cede esa silla a quien sabe explorarlo y pide que te explique cada paso con palabras sencillas.',
  ],
  [
    'Dos personas se acercan a preguntar a quien ha estudiado, sin vergüenza ninguna. Haz lo mismo: lleva tus dudas, y si algo no se entiende, pide que lo repitan.',
    'Si una explicación médica se quedó a medias, tienes derecho a otra. Pide que te la den sin tecnicismos, o busca una segunda opinión con alguien a tu lado.',
  ],
  [
    'Nadie va a solas en este dibujo. Elige a quién quieres junto a ti en la consulta, díselo hoy y pídele que pregunte lo que tú olvides.',
    'A veces cuesta pedir compañía a quien más se quiere. Prueba con una frase corta, «ven conmigo al médico», que no necesita más explicación.',
  ],
  [
    'Las riendas se llevan mejor con el trayecto pensado: a qué centro, a qué hora, quién conduce. Resuelve hoy ese camino, con alguien en el asiento de al lado.',
    'Correr en todas direcciones cansa mucho y aclara poco. Basta un solo encargo, marcar el teléfono de la consulta, con alguien cerca que te anime.',
  ],
  [
    'Una mano suave sobre el león: al miedo se le puede hablar así y llevarlo contigo a la consulta. Dile al médico que te asusta; también eso lo sabe atender.',
    'La valentía de hoy no consiste en poder con todo. Consiste en decir «esto me preocupa» a una persona cercana y a un médico, con esas mismas palabras.',
  ],
  [
    'El farol alumbra el paso siguiente, que es pequeño: una llamada, un nombre, una hora apuntada. Alumbra también a quién avisar para no ir por tu cuenta.',
    'Encerrarse con la duda la hace crecer. Abre la puerta a un vecino, a una amiga, a quien conteste el teléfono, y cuéntale que vas a pedir cita.',
  ],
  [
    'Hay cosas que giran sin pedir permiso, y por eso ayuda fijar una: el día y la hora de la consulta. A partir de ahí, pide a los tuyos que se repartan los turnos.',
    'De tanto dar vueltas a lo mismo se olvida preguntar. Escribe la pregunta que más se repite y ponla la primera en la hoja para el médico.',
  ],
  [
    'La balanza y la espada piden claridad. Pregunta en la consulta qué se sabe, qué falta por saber y qué opciones hay, y pide que te lo den por escrito.',
    'Tal vez te acuses de exagerar o de molestar. Ni una cosa ni la otra: tienes derecho a que un médico te mire y a que te conteste con respeto.',
  ],
  [
    'Visto desde otro ángulo, lo que apenas se nota puede importarle a quien explora. Cuenta también los detalles pequeños, y lleva a alguien que te ayude a recordarlos.',
    'Hay posturas que se alargan por costumbre, y la de apañarse a solas es una. Bájate de ella hoy, con una llamada a alguien que te quiera.',
  ],
  [
    'Cambian las costumbres y los horarios, y eso se lleva mejor con ayuda. Di a los tuyos qué necesitas esta semana y que alguno vaya contigo al médico.',
    'Cuesta dejar la costumbre de poder con todo. Empieza por algo concreto, que otra persona haga la cena o conduzca, y guarda fuerzas para la consulta.',
  ],
  [
    'El agua pasa de una copa a otra: reparte así lo que llevas encima. Una persona que escuche, otra que acompañe, y el médico para las preguntas que son suyas.',
    'Si todo el peso está de un lado, muévelo. Pide ayuda con la casa o con el trabajo durante unas horas, las justas para ir a la consulta.',
  ],
  [
    'La cadena del dibujo está floja, y se afloja más al nombrar lo que da vergüenza. Dilo en la consulta tal cual es: allí no van a juzgarte.',
    'Un miedo dicho en voz alta manda menos. Elige el oído, un médico o alguien de casa, y empieza por la frase que más te cuesta.',
  ],
  [
    'Se abre una ventana en un muro, el de tener que poder con todo. Por ahí puede entrar alguien a ayudarte, y tú puedes asomarte a pedir la cita.',
    'Sostener la fachada gasta mucho. Que alguien te vea con miedo, y con esa misma sinceridad cuéntale al médico lo que se nota.',
  ],
  [
    'Una jarra para la tierra y otra para el agua: cuidar y dejarse cuidar. Llama a esa persona que siempre sabe calmarte y pídele que esté cerca el día de la cita.',
    'Cuando la ilusión anda baja, sirve lo pequeño: una voz amiga, ropa cómoda para ir a la consulta y una sola pregunta escrita en grande.',
  ],
  [
    'De noche se lee demasiado en las pantallas y todo parece mayor. Cambia esa búsqueda por dos preguntas escritas para el médico y por una voz conocida.',
    'Con menos niebla se ven cosas concretas: dónde, desde qué día, a qué horas. Apúntalas, que al médico le sirven, y enséñaselas antes a alguien.',
  ],
  [
    'A plena luz se habla mejor. Cuenta lo que pasa sin adornos, a los tuyos en la mesa y al médico en la consulta, y déjate ver como estás.',
    'Poner buena cara cansa. Hoy puedes quitártela delante de alguien de confianza y pedirle que te lleve al médico.',
  ],
  [
    'Suena una llamada, y esta vez la haces tú: al centro médico, y luego a quien quieras tener cerca. Después cuéntalo todo, también lo que parece poca cosa.',
    'Quizá te reproches no haber ido antes. Nadie en la consulta va a pasarte esa cuenta; ve ahora, con alguien del brazo, y empieza por el principio.',
  ],
  [
    'Desde las cuatro esquinas hay quien mira a la figura. Busca a tus cuatro: quien llama, quien acompaña, quien cocina y el médico que responde.',
    'No hace falta tener la vida en orden para pedir ayuda. Ve como estés, con la lista a medias, y que te ayuden a completarla en la consulta.',
  ],
];
