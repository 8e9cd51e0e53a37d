import type { QuestionForm } from '@sibila/domain/safety/question-form';

type Frames = readonly string[];

const SILENT_ASKING: Frames = [
  'A falta de pregunta tuya, {c} {c:trae|traen} la suya: ¿{ask}?',
  'La pregunta la {c:pone|ponen} {c}: ¿{ask}?',
  'Nadie ha preguntado nada, salvo {c}: ¿{ask}?',
  '{C} {c:pregunta|preguntan} por su cuenta {ask}.',
  'Si algo {c:quiere|quieren} saber {c}, es {ask}.',
  '{C} {c:deja|dejan} una duda suelta: ¿{ask}?',
  'Hay una pregunta escondida en {c}: ¿{ask}?',
];

const SILENT_LANDINGS: Frames = [
  'Para hoy alcanza con {do}.',
  'Esta semana, prueba con {do}.',
  'Basta con {do}.',
  'Un gesto para estos días: {do}.',
  'Queda en tu mano {do}.',
  'Puedes empezar por {do}.',
  'Lo más fácil de llevarse: {do}.',
  'Entre hoy y el domingo cabe {do}.',
];

/**
 * A card asks something back: how a question put like this is taken up by `{c}`, which asks
 * `{ask}` about `{x}`. No run of words between two slots is long, for whoever asks it ten times.
 */
export const ASKING: Readonly<Record<QuestionForm, Frames>> = {
  silent: SILENT_ASKING,
  unreadable: SILENT_ASKING,
  other: [
    'Ante {x}, {c} no {c:adivina|adivinan}: {c:pregunta|preguntan} {ask}.',
    'Con {x}, {c} {c:habla|hablan} solo de tu lado: ¿{ask}?',
    '{C} no {c:oye|oyen} pensamientos ajenos: {c:pregunta|preguntan}, ante {x}, {ask}.',
    'En lo {de x}, {c} {c:mira|miran} tu mitad: ¿{ask}?',
    'Sin hablar por {x}, {c} te {c:pregunta|preguntan} a ti {ask}.',
  ],
  will: [
    '{C} no {c:firma|firman} promesas; {c:pregunta|preguntan}, con {x} delante, {ask}.',
    'Ni sí ni no. Ante {x}, {c} {c:contesta|contestan} con otra pregunta: ¿{ask}?',
    'Lo que venga {de x} se verá; hoy {c} {c:pregunta|preguntan} {ask}.',
    '{de c} no sale un pronóstico sobre {x}, sale una pregunta: ¿{ask}?',
    'Sin asegurar nada sobre {x}, {c} {c:propone|proponen} mirar {ask}.',
  ],
  should: [
    'Sobre {x}, {c} no {c:manda|mandan}: {c:pregunta|preguntan} {ask}.',
    'Para decidir sobre {x}, {c} {c:sugiere|sugieren} aclarar {ask}.',
    'De {x} decides tú; {c} {c:añade|añaden} una pregunta: ¿{ask}?',
    'Ante {x}, {c} {c:cambia|cambian} el «debería» por otra duda: ¿{ask}?',
    'Antes del sí o del no, {c} {c:querría|querrían} saber, con {x} delante, {ask}.',
    'De {x}, {c} {c:ilumina|iluminan} una esquina: {ask}.',
    'Ni órdenes ni vetos: sobre {x}, {c} {c:pregunta|preguntan} {ask}.',
    'Al pesar {x}, {c} {c:pone|ponen} esto al otro lado: ¿{ask}?',
  ],
  when: [
    'Fechas no hay. Sobre {x}, {c} {c:trae|traen} otra pregunta: ¿{ask}?',
    'Más que el día, {c} {c:quiere|quieren} saber, sobre {x}, {ask}.',
    '{C} no {c:lleva|llevan} calendario. Con {x}, {c:propone|proponen} mirar {ask}.',
    'Ese «cuándo» {c} lo {c:deja|dejan} sin fecha; sobre {x} {c:pregunta|preguntan} {ask}.',
    'Para {x}, {c} no {c:marca|marcan} el día: {c:pregunta|preguntan} {ask}.',
  ],
  who: [
    '{C} no {c:da|dan} nombres; {c:pregunta|preguntan}, sobre {x}, {ask}.',
    'Antes del «quién», con {x} delante, {c} {c:quiere|quieren} saber {ask}.',
    'Sobre {x}, en lugar de un nombre, {c} {c:trae|traen} una pregunta: ¿{ask}?',
    'Para {x}, {c} no {c:señala|señalan} a nadie: {c:pregunta|preguntan} {ask}.',
  ],
  which: [
    'Entre una opción y otra, {c} {c:pregunta|preguntan}, sobre {x}, {ask}.',
    'Para elegir con calma, y ante {x}, {c} {c:propone|proponen} mirar {ask}.',
    '{C} no {c:desempata|desempatan}; sobre {x} {c:pregunta|preguntan} {ask}.',
    'Con {x}, {c} {c:deja|dejan} en pie las dos opciones y una pregunta: ¿{ask}?',
  ],
  how: [
    'Para {x}, {c} {c:tiene|tienen} un cómo en forma de duda: ¿{ask}?',
    'Con {x}, {c} {c:miraría|mirarían} antes {ask}.',
    'Con {x}, según {c}, importa {ask}.',
    'Para {x}, {c} {c:aconseja|aconsejan} averiguar primero {ask}.',
    'Con {x}, {c} no {c:da|dan} instrucciones: {c:pregunta|preguntan} {ask}.',
    'Para empezar con {x}, {c} {c:pregunta|preguntan} {ask}.',
    'Con {x}, {c} {c:pediría|pedirían} saber {ask}.',
    'El cómo {de x}, para {c}, depende de esto: ¿{ask}?',
  ],
  why: [
    'En lugar del porqué {de x}, {c} {c:busca|buscan} otra cosa: ¿{ask}?',
    'Detrás {de x}, {c} {c:ve|ven} una pregunta más que una causa: ¿{ask}?',
    'Para entender lo {de x}, {c} {c:propone|proponen} mirar {ask}.',
    'Las causas {de x} son varias; {c} {c:pregunta|preguntan} {ask}.',
    'Al porqué {de x}, {c} {c:responde|responden} preguntando: ¿{ask}?',
  ],
  what: [
    'Sobre {x}, {c} {c:contesta|contestan} con otra pregunta: ¿{ask}?',
    'Respecto {al x}, {c} {c:señala|señalan} un punto: {ask}.',
    'Ante {x}, {c} {c:querría|querrían} saber {ask}.',
    'En cuanto {al x}, {c} {c:propone|proponen} fijarse en esto: ¿{ask}?',
  ],
  statement: [
    'Sobre {x}, {c} {c:escucha|escuchan} y {c:pregunta|preguntan} {ask}.',
    'Ante {x}, {c} {c:toma|toman} la palabra: ¿{ask}?',
    'Con {x} sobre la mesa, {c} {c:añade|añaden} la pregunta que faltaba: ¿{ask}?',
    'Pensando en {x}, {c} {c:deja|dejan} una duda abierta: ¿{ask}?',
    'A lo que dices {de x}, {c} le {c:pregunta|preguntan} {ask}.',
  ],
};

/** Where that leaves the person who asked, in few words; `{do}` as in a take. */
export const BRIEF_LANDINGS: Readonly<Record<QuestionForm, Frames>> = {
  silent: SILENT_LANDINGS,
  unreadable: SILENT_LANDINGS,
  other: [
    'Lo tuyo, entretanto, es {do}.',
    'De tu lado cabe {do}.',
    'En tu mano sí está {do}.',
    'A ti te toca {do}.',
    'Sin leer pensamientos, sí puedes {do}.',
    'Tu mitad empieza por {do}.',
    'Lo ajeno espera; tú puedes {do}.',
  ],
  will: [
    'Sin promesas, lo que ayuda es {do}.',
    'Más que esperar un sí, conviene {do}.',
    'De ti depende {do}.',
    'Servirá, en todo caso, {do}.',
    'Entretanto, toca {do}.',
    'Hasta saberlo, cabe {do}.',
    'Lo que sí puedes: {do}.',
    'Ayudará, salga como salga, {do}.',
  ],
  should: [
    'Antes de decidir, toca {do}.',
    'Decidas lo que decidas, conviene {do}.',
    'La elección es tuya; ayuda {do}.',
    'Antes viene {do}.',
    'Sin decidir nada, puedes {do}.',
    'Por ahora, cabe {do}.',
    'Mientras lo piensas, cabe {do}.',
    'El paso previo: {do}.',
    'Te ayudará a decidir {do}.',
    'Elijas lo que elijas, suma {do}.',
  ],
  when: [
    'Hasta que llegue el día, cabe {do}.',
    'Sin fecha a la vista, ayuda {do}.',
    'Mientras tanto, toca {do}.',
    'La espera se aprovecha con {do}.',
    'Antes de cualquier fecha va {do}.',
    'El calendario puede empezar por {do}.',
  ],
  who: [
    'Sin nombre todavía, ayuda {do}.',
    'Para reconocer a alguien, conviene {do}.',
    'El nombre puede esperar; cabe {do}.',
    'Mientras aparece, cabe {do}.',
  ],
  which: [
    'Para desempatar, ayuda {do}.',
    'Antes de elegir, conviene {do}.',
    'Entre una y otra, ayuda {do}.',
    'La balanza agradecerá {do}.',
    'Elijas lo que elijas, conviene {do}.',
  ],
  how: [
    'Una manera de empezar: {do}.',
    'Una manera posible: {do}.',
    'Sirve, para empezar, {do}.',
    'Por lo pronto, basta con {do}.',
    'Se empieza, por ejemplo, por {do}.',
    'Un primer paso sería {do}.',
    'Prueba con {do}.',
    'Bastaría con {do}.',
    'La herramienta de hoy: {do}.',
  ],
  why: [
    'Sirve igualmente {do}.',
    'Alivia, mientras, {do}.',
    'Mientras se aclara el motivo, cabe {do}.',
    'Entenderlo puede empezar por {do}.',
    'La razón irá saliendo; ayuda {do}.',
    'Antes que la causa, un gesto: {do}.',
    'Más cerca que el porqué queda {do}.',
  ],
  what: [
    'La respuesta corta: {do}.',
    'En concreto, se trata de {do}.',
    'Dicho en pequeño: {do}.',
    'Lo que queda cerca es {do}.',
    'Llévate una sola cosa: {do}.',
    'De todo esto, quédate con {do}.',
    'Esta semana, toca {do}.',
    'Se queda en esto: {do}.',
  ],
  statement: [
    'Después de contarlo, cabe {do}.',
    'El siguiente renglón podría ser {do}.',
    'Dicho está; ahora puedes {do}.',
    'A lo contado le sigue bien {do}.',
    'Contado ya, queda {do}.',
  ],
};
