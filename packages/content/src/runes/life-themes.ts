import type { QuestionTheme } from '@sibila/domain/safety/question';
import type { ThemeTurns } from './themes.ts';

const STUDIES: ThemeTurns = {
  keep: [
    'En los estudios gana la regularidad: la misma mesa, la misma hora, un tema cada vez. Lo demás es adorno.',
    'Para lo que estás aprendiendo, cuida el sueño tanto como los apuntes; los dos fijan la memoria.',
  ],
  move: [
    'En tus estudios se concreta en abrir el tema por cualquier sitio, hoy, veinte minutos de reloj.',
    'Para ese examen pasa de leer a hacer: un ejercicio cronometrado enseña más que otra tarde subrayando.',
  ],
  wait: [
    'En los estudios conviene no decidir la carrera en época de nervios. Pregunta, visita, mira un día de clase, y después elige.',
    'Para aprender esto hace falta dejarlo reposar entre repaso y repaso; lo que parece olvido es digestión.',
  ],
  release: [
    'En tus estudios podrías abandonar un método que ya no rinde, aunque te haya costado horas montarlo.',
    'Para seguir aprendiendo, deja atrás la comparación con quien lleva otro temario y otra vida.',
  ],
  meet: [
    'En los estudios, busca con quién repasar en voz alta. Lo que se explica a otra persona se queda.',
    'Para esa materia habla con quien la enseña, con una pregunta concreta y el ejercicio en la mano.',
  ],
  look: [
    'En lo que estudias mira con honradez qué parte no entiendes, ponle nombre y empieza la sesión por ahí.',
    'Para tus estudios haz un mapa de una página. Los huecos saltarán a la vista y serán menos de los que temes.',
  ],
  guard: [
    'En los estudios toca defender el tiempo: dos horas sin pantalla y sin culpa, avisando a quien convive contigo.',
    'Para ese objetivo pon una regla de hierro, pequeña, y que lo demás sea flexible.',
  ],
};

const TRAVEL: ThemeTurns = {
  keep: [
    'Para ese viaje o esa mudanza, decide qué tres cosas te harían sentir en casa en cualquier parte. Esas van en la maleta.',
    'En lo de cambiar de lugar, cuida los lazos que quieres conservar antes de que la distancia los elija por ti.',
  ],
  move: [
    'En lo del viaje pide un paso comprobable: un precio, una fecha tentativa, una llamada a quien ya vive allí.',
    'Para irte, o para llegar, empieza por conocer el sitio tres días con ojos de vecino y no de turista.',
  ],
  wait: [
    'Sobre cambiar de lugar, aún no cierres la compra del viaje. Falta un dato, de papeles o de ganas, que llegará con algo de calma.',
    'Para la mudanza, espera a no querer huir de nada; entonces sabrás si quieres ir a alguna parte.',
  ],
  release: [
    'En ese traslado habrá que dejar cajas sin abrir. Decide cuáles antes del camión.',
    'Para marcharte con poco equipaje, despídete bien de una persona y de una esquina.',
  ],
  meet: [
    'En lo del viaje, habla con alguien que hizo ese camino y con alguien que se volvió. Con las dos historias se decide mejor.',
    'Para ese cambio de ciudad pregúntate quién estará a la hora de cenar. La respuesta se puede ir preparando.',
  ],
  look: [
    'Antes de moverte, mira qué esperas que el sitio nuevo arregle. Apunta también lo que viajará contigo.',
    'Para ese destino, investiga lo aburrido, el precio de una casa, el clima de febrero, el horario del autobús. Ahí vive la gente.',
  ],
  guard: [
    'Sobre el viaje, prepara una red: un ahorro, una dirección, una fecha de revisión. Con ella debajo se camina distinto.',
    'En el traslado protege lo que te sostiene, una amistad, una rutina, y que la mudanza se organice alrededor.',
  ],
};

const DECISION: ThemeTurns = {
  keep: [
    'Ante la elección, fíjate en cuál de las opciones sabrías cuidar un martes lluvioso, cuando se acabe la novedad.',
    'Para decidir, aparta primero lo que no está en venta. Con eso fuera de la mesa, quedan menos caminos y mejores.',
  ],
  move: [
    'Para decidir conviene probar: vive tres días como si ya hubieras escogido una y mira cómo duermes.',
    'Ante los dos caminos, recorre cien metros de uno. Casi todas las decisiones permiten volver desde ahí.',
  ],
  wait: [
    'La decisión puede esperar hasta el día que tú marques, y marcarlo ya es decidir algo. Hasta entonces, ni un argumento nuevo.',
    'Ante la duda, baja el volumen. Lo que mañana siga pareciendo buena idea se queda, lo que dependía del apuro se irá solo.',
  ],
  release: [
    'Para elegir hay que despedir la otra puerta, y lo que duele es eso. Escríbele dos líneas de adiós y verás cuál estabas mirando.',
    'Mira si en esta decisión sobra una opción, la que se mantiene por no decepcionar a alguien.',
  ],
  meet: [
    'Para decidir, cuéntaselo a alguien en voz alta y pídele que solo te devuelva lo que ha oído. Tu tono hará el resto.',
    'Ante la elección, consulta a quien le afecta de verdad. Sorprende cuántas veces nadie le ha preguntado.',
  ],
  look: [
    'Para elegir te falta mirar lo concreto: qué harías el lunes a las diez en cada caso. El resto es paisaje.',
    'Ante la disyuntiva, averigua qué pregunta hay debajo. Suele ser más corta y más personal.',
  ],
  guard: [
    'Para esta decisión, escribe la condición que no piensas negociar y descarta lo que no la cumpla.',
    'Ante la elección, defiende tu plazo. Quien te mete prisa está decidiendo un poco por ti.',
  ],
};

const SELF: ThemeTurns = {
  keep: [
    'Para ti, por dentro, habla de conservar lo que te devuelve el ánimo aunque no sirva para nada más.',
    'En tu camino, lo que pide cuidado es una costumbre sencilla que has ido dejando para cuando haya tiempo.',
  ],
  move: [
    'En tu camino propone un gesto visible hacia quien quieres ser, del tamaño de una tarde.',
    'Para crecer en esto, haz antes de sentirte capaz. La confianza llega a mitad de la tarea.',
  ],
  wait: [
    'Para tu mundo de dentro pide una temporada sin diagnósticos. Obsérvate como se mira a un gato, sin llamarlo.',
    'En lo que buscas de ti, deja que la respuesta tarde. Mientras, basta con tratarte con buena educación.',
  ],
  release: [
    'Para ti se trata de soltar una frase antigua sobre quién eres. La dijo otra persona en un mal día.',
    'En tu camino hay un disfraz que te quedó pequeño. Quítatelo primero en casa.',
  ],
  meet: [
    'En lo que preguntas de ti, la pista la tienen quienes te ven cuando no te cuidas. Pregúntales algo concreto.',
    'Para conocerte mejor, mira con quién hablas sin ensayar. Ahí estás tú.',
  ],
  look: [
    'Para ti, propone curiosidad en lugar de juicio: qué hago, cuándo, para qué me sirvió alguna vez.',
    'En tu camino hay algo que evitas mirar y gasta más fuerza tapado que descubierto.',
  ],
  guard: [
    'Por dentro, lo que toca es cuidar un rincón solo tuyo, con horario y sin explicaciones.',
    'En tu crecimiento hace falta un no, de los que dejan sitio para que entre el siguiente sí.',
  ],
};

const NONE: ThemeTurns = {
  keep: [
    'Dicho en lo cotidiano, se parece a atender lo que ya tienes, con nombre y con turno, antes de pedirle más al mundo.',
    'Busca algo tuyo que vaya bien y al que nadie preste atención desde hace un mes. Empieza por ahí.',
    'De aquí puede salir una costumbre, corta y diaria, que sostenga lo que hoy se sujeta con alfileres.',
    'Piensa qué es lo primero que revisas al volver a casa; eso es lo que cuidas, y quizá no sea lo que quieres cuidar.',
  ],
  move: [
    'Llevado a la semana, tiene forma de salida: una gestión, una visita, una conversación que empieza por «vengo a».',
    'En la práctica, pide hacer antes del fin de semana la parte pequeña de una cosa grande.',
    'Sabrás que vas bien por cosas sencillas, como dormir mejor o caminar con otro paso.',
    'Quizá tengas algo listo desde hace tiempo y sin estrenar. Úsalo esta semana, aunque sea en pequeño.',
  ],
  wait: [
    'A efectos prácticos, se trata de no contestar todavía y no llenar el silencio con ruido.',
    'Sobre la agenda, significa quitar una cosa de esta semana y no poner otra en su lugar.',
    'Lo que madura fuera de la vista agradece que se le deje. Mientras, ocúpate de la cena, de las plantas, de quien tienes cerca.',
    'Puede que la prisa que sientes sea de otra persona. Averígualo y devuélvesela.',
  ],
  release: [
    'Empieza por algo que se pueda tirar: los papeles de un cajón, un chat que ya nadie lee. Con la mano hecha, di adiós a una promesa vieja.',
    'Mira si cargas con algo solo porque nunca te preguntaste dónde dejarlo.',
    'Dejar algo hace sitio, y el sitio vacío incomoda unos días antes de servir.',
    'Piensa en lo que harías con las manos libres. Eso explica cuánto ocupan ahora.',
  ],
  meet: [
    'En la vida de todos los días, lleva a otra persona: alguien a quien llamar, escuchar o dar las gracias con un motivo exacto.',
    'Puede tomar la forma de un café pendiente con alguien que sabe más de ti de lo que cuentas.',
    'Lo que te ocupa se mueve cuando lo compartes, y se enquista en cuanto lo guardas para cuando estés mejor.',
    'Revisa un trato, aunque no tenga papeles, entre lo que das y lo que recibes.',
  ],
  look: [
    'Por unos días, todo se resume en fijarse: a qué hora cambia tu humor, qué nombre evitas, qué tema siempre sacas.',
    'Conviene mirar dos veces algo que das por sabido, con papel y sin conclusiones.',
    'Quizá lo tengas delante y en mal ángulo. Cuéntalo empezando por el final y mira qué aparece.',
    'Hazte la pregunta más sencilla que puedas y anota lo primero que conteste el cuerpo.',
  ],
  guard: [
    'Tiene forma de límite: decir hasta dónde antes de que haga falta levantar la voz.',
    'Se trata de proteger una hora, un afecto o un dinero, y de no explicarlo demasiado.',
    'Se puede ser firme sin endurecerse: elige una cosa en la que no cedas y afloja en las demás.',
    'Mira qué te deja sin fuerzas cada semana y ponle un tope, uno solo.',
  ],
};

/** The second half of the themes, apart for their length. */
export const LIFE_TURNS = {
  studies: STUDIES,
  travel: TRAVEL,
  decision: DECISION,
  self: SELF,
  none: NONE,
} as const satisfies Partial<Record<QuestionTheme, ThemeTurns>>;
