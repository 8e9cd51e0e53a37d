import type { GentleWords } from './words.ts';

/** An illness that somebody near is known to have. */
export const ILLNESS_OF_ANOTHER: GentleWords = {
  openings: [
    'Querer a alguien que pasa por una enfermedad da miedo y cansa, y las dos cosas pueden ir juntas. Esta lectura no sabe cómo seguirá su salud; de eso saben quienes ya le atienden.',
    'Algo así cambia los días de toda la casa. Nada de lo que sale aquí anuncia una mejoría ni lo contrario; lo que sigue trata de ti y de cómo estar cerca.',
  ],
  thoughts: [
    'No hacen falta palabras acertadas. Sentarse al lado, repetir una broma vieja o quedarse en la misma habitación también es acompañar.',
    'Se puede tener esperanza y miedo en la misma tarde. No tienes que elegir.',
    'No te toca arreglarlo, y no haber podido evitarlo no es culpa tuya.',
  ],
  tasks: [
    'Puedes preguntarle qué le haría bien hoy, y creerle la respuesta, aunque sea «nada».',
    'Pide a alguien una ayuda concreta, un viaje, una compra, una noche de relevo. El cuidado también se reparte.',
    'Si una duda no te deja dormir, apúntala para la próxima visita con su equipo; así no tienes que cargarla de noche.',
  ],
  closings: [
    'Estar cerca ya es mucho.',
    'También tú mereces que alguien te pregunte cómo estás.',
    'El cariño no necesita pronósticos.',
  ],
};

/** An illness that the person who asks is known to have. */
export const OWN_ILLNESS: GentleWords = {
  openings: [
    'Lo que cuentas es serio, y mereces más que frases de ánimo. Cómo seguirá tu salud no se ve en ninguna imagen: eso lo hablan contigo quienes te atienden. Aquí hay un rato de compañía.',
    'Vivir con algo así ya da bastante trabajo como para que una lectura venga a opinar. No hay aquí pronóstico ni consejo sobre tu salud; lo que sigue solo te acompaña.',
  ],
  thoughts: [
    'Tener miedo no es rendirse, y estar de mal humor tampoco. No tienes que dar ejemplo a nadie.',
    'Eres mucho más que una enfermedad, también en los días en que ocupa casi todo.',
  ],
  tasks: [
    'Dile a alguien cercano qué te ayuda y qué no: que pregunten, que no pregunten, que te acompañen en silencio.',
    'Elige una cosa pequeña de hoy que te guste por sí misma, y dale su rato.',
    'Si hay una pregunta que te ronda, apúntala para quienes te atienden; en el papel pesa menos.',
  ],
  closings: [
    'Hoy no tienes que ser valiente.',
    'Que alguien te acompañe el rato que quieras.',
    'Lo que sientes tiene todo el sentido.',
  ],
};

/** A medicine or a treatment of the person who asks: to take it, change it, or leave it. */
export const OWN_TREATMENT: GentleWords = {
  openings: [
    'Lo que preguntas importa, y tiene respuesta fuera de aquí: la da quien lleva tu tratamiento, y puede darla pronto si le llamas.',
    'Se entiende que tengas dudas. Un tratamiento se nota en el cuerpo y en el ánimo, y nadie debería llevarlo a ciegas.',
  ],
  thoughts: [
    'Tener miedo, cansancio o dudas con un tratamiento es muy frecuente, y decirlo no molesta a nadie: con eso ajustan lo que haga falta.',
    'Que algo te siente mal no es un defecto tuyo. Suele haber más de un camino, y quien te atiende los conoce.',
  ],
  tasks: [
    'Llama hoy a quien lo lleva, o pregunta en una farmacia, y cuéntalo tal cual: qué tomas, desde cuándo y qué notas. Si ya dejaste algo, dilo también; no esperes a la próxima cita.',
    'Apunta tres cosas antes de llamar: qué tomas, cómo te sientes con ello y qué te preocupa. Con esa hoja la conversación es corta.',
  ],
  closings: ['Preguntar a tiempo también es cuidarte.', 'No tienes que decidirlo a solas.'],
};

/** A medicine or a treatment of somebody near. */
export const TREATMENT_OF_ANOTHER: GentleWords = {
  openings: [
    'Se nota cuánto te importa. Lo que pasa con un tratamiento lo sabe quien lo lleva; aquí solo cabe acompañarte un rato.',
    'Decidir sobre la salud de alguien a quien se quiere pesa mucho. No hay aquí un sí ni un no: eso lo sabe quien le atiende.',
  ],
  thoughts: [
    'Cuando en casa hay dos opiniones, ayuda que las oiga a la vez quien le atiende; así no te toca convencer a nadie.',
    'Preguntar no es desconfiar, y dudar tampoco es hacerlo mal.',
  ],
  tasks: [
    'Llama hoy a su médico, o a su pediatra, y pregunta dos cosas: qué pasaría si se deja o se cambia, y a quién avisar si algo va mal.',
    'Escribe la duda en una línea y pide que la conteste quien le atiende, delante de todos los que deciden.',
  ],
  closings: ['Cuidar bien incluye preguntar.', 'No te toca resolverlo a solas.'],
};

/** A disability, or a way of being that has a name, of somebody near or of the person who asks. */
export const DISABILITY: GentleWords = {
  openings: [
    'Una noticia así mueve muchas cosas a la vez, y todas caben: amor, dudas, cansancio, miedo a lo que digan otros. Una lectura no sabe cómo será la vida de nadie, y aquí nadie tiene nada que corregir.',
    'Lo que preguntas nace del cariño, y también puede cansar. Ninguna imagen dice lo que una persona podrá o no podrá hacer; lo que sigue solo te acompaña.',
  ],
  thoughts: [
    'No es culpa de nadie, ni una deuda que haya que pagar. Quererse como se es no necesita diagnóstico.',
    'Es una persona entera, con sus gustos y su humor, antes que cualquier palabra de un informe.',
  ],
  tasks: [
    'Hablar con familias que viven algo parecido alivia mucho; suele haber grupos cerca, y también a distancia.',
    'Fíjate esta semana en un rato en que todo fue fácil entre ustedes, y repítelo sin más motivo.',
    'Pide una ayuda concreta a alguien de confianza: un viaje, una tarde, una gestión.',
  ],
  closings: [
    'Quererse bien ya es mucho camino.',
    'Nadie tiene que poder con todo.',
    'Hay sitio para todos los ritmos.',
  ],
};

/** Caring for somebody, day after day. */
export const CARING: GentleWords = {
  openings: [
    'Cuidar a alguien día tras día cansa el cuerpo y el ánimo, también cuando se hace con mucho amor. Decirlo no te hace querer menos.',
    'A quien cuida rara vez le preguntan cómo está. Esta lectura empieza por ahí: lo que llevas pesa, y es normal que se note.',
  ],
  thoughts: [
    'Sentir enojo, culpa o ganas de salir corriendo es frecuente cuando se cuida. No dice nada malo de ti.',
    'Pedir relevo no es abandonar. Nadie puede darlo todo a todas horas, y nadie debería pedírtelo.',
    'La forma de cuidar no mide el cariño: en casa, por turnos o con ayuda de otros, se puede querer igual.',
  ],
  tasks: [
    'Piensa en una tarea de esta semana que pueda hacer otra persona, y pídesela con día y hora.',
    'En muchos lugares hay ayudas, o descansos, para quien cuida. Puedes preguntar en el centro de salud o en tu municipio.',
    'Reserva una hora que sea solo tuya y avisa en casa de que no se toca.',
  ],
  closings: [
    'También hay que cuidar a quien cuida.',
    'Haces mucho más de lo que se ve.',
    'Descansar forma parte de cuidar.',
  ],
};

/** An animal of the house that is ill, hurt, or near its end. */
export const ILL_PET: GentleWords = {
  openings: [
    'Temer por un animal al que quieres es muy duro, y decidir por él todavía más. Una lectura no puede ver cómo está ni qué le conviene: eso lo sabe mejor el veterinario que lo revisa.',
    'Cuando un animal de la casa está mal, cuesta pensar en otra cosa. Aquí no hay un sí ni un no, ni tampoco fechas: eso se habla con su veterinario. Lo que sigue solo te acompaña.',
  ],
  thoughts: [
    'Elegir por su bienestar, sea lo que sea, no es traicionarlo. Se decide con lo que se sabe y con lo mucho que se le quiere.',
    'Para tu animal, tu voz y tu olor ya son casa. Estar cerca es mucho.',
  ],
  tasks: [
    'Tres preguntas ayudan con el veterinario: si tiene dolor, qué puede aliviarlo y qué haría él en tu lugar.',
    'Dale hoy lo que más le guste, dentro de lo que pueda: una manta, una caricia, un rato a tu lado.',
    'Pide a alguien que te acompañe con esto. Entre dos se piensa con más calma.',
  ],
  closings: [
    'El cariño que le das, lo nota.',
    'No tienes que decidirlo a solas.',
    'Estar a su lado ya es cuidarlo.',
  ],
};

/** An animal of the house that has died. */
export const DEAD_PET: GentleWords = {
  openings: [
    'Siento mucho que ya no esté contigo. Un animal que vive en casa es familia, y su ausencia se nota en cada rincón.',
    'Perder a un animal querido duele de verdad, y no hace falta justificarlo ante nadie. Lo siento mucho.',
  ],
  thoughts: [
    'Quien cuida hace lo que puede con lo que sabe en ese momento, y eso es lo que tu animal conoció.',
    'Su sitio no lo ocupa nadie, y no hay fecha para dejar de llorarlo. Cada quien lleva su tiempo.',
  ],
  tasks: [
    'Si te hace bien, elige una foto suya, o cuéntale a alguien una de sus costumbres.',
    'Sus cosas pueden quedarse donde están hasta que tú quieras moverlas.',
    'Busca a alguien que también quiera a los animales y háblale del tuyo por su nombre.',
  ],
  closings: [
    'Tuvo un hogar contigo, y eso queda.',
    'Ese cariño fue de verdad.',
    'Hoy puedes llorar lo que haga falta.',
  ],
};

/** An animal of the house that is missing. */
export const LOST_PET: GentleWords = {
  openings: [
    'No saber dónde está es angustioso, y se entiende que busques una señal. Una lectura no puede ver dónde está ni si volverá; lo que más ayuda ahora está fuera de ella.',
    'Siento que estés pasando por esto. Ninguna imagen sabe dónde está un animal, y sería injusto decirte que sí; lo que sigue es para que la búsqueda pese un poco menos.',
  ],
  thoughts: [
    'Hay animales que aparecen días después y cerca de casa. No es una promesa; es un motivo para seguir preguntando.',
    'Una puerta abierta o una correa suelta le pasa a cualquiera. La culpa no busca; otro par de ojos, sí.',
  ],
  tasks: [
    'Recorre la zona temprano y al anochecer, pregunta a vecinos, refugios y veterinarias, y comparte una foto clara con tu teléfono en los grupos del barrio.',
    'Pon afuera algo que huela a ti o a él, y pide a dos personas que busquen contigo, por turnos.',
    'Si lleva chip o placa, avisa de la pérdida en su registro y en las veterinarias cercanas.',
  ],
  closings: [
    'No tienes que buscar a solas.',
    'Descansa también un poco; buscar cansa mucho.',
    'Ese cariño es el que sigue preguntando.',
  ],
};
