import type { QuestionForm } from '@sibila/domain/safety/question-form';

/**
 * What the rune that speaks most directly answers to the way in which the question was put. `{act}`
 * is what that rune asks for, as an infinitive.
 */
export const FORM_TURNS: Readonly<Record<QuestionForm, readonly string[]>> = {
  silent: [
    'No pediste nada, y {c} propone {act}.',
    'Sin pregunta que contestar, {c} deja sobre el paño un consejo: {act}.',
    'Aunque vengas sin preguntar, {c} ya tiene su consejo: {act}.',
    'El silencio con que llegas le sienta bien a {c}, que solo sugiere {act}.',
    'Quizá la pregunta venga después. De momento, {c} propone {act}.',
    'A quien llega sin preguntar, {c} le recomienda {act}.',
  ],
  unreadable: [
    'A falta de pregunta, {c} habla por su cuenta y aconseja {act}.',
    'Por si acaso preguntabas algo, {c} recomienda lo más sencillo: {act}.',
    'Vuelve a escribirla cuando quieras. {C}, entretanto, sugiere {act}.',
  ],
  statement: [
    'Contaste algo sin preguntar, y así también se puede. {C} recomienda solo {act}.',
    'Debajo de lo que cuentas hay una pregunta sin signos, y la respuesta de {c} es {act}.',
    'A lo que has dejado dicho, {c} le añade un consejo: {act}.',
    'Tal como lo cuentas, falta un paso, y {c} lo llama {act}.',
    'Lo tuyo es un relato más que una duda. {C} escribiría el renglón siguiente así: {act}.',
    'Quien cuenta sin preguntar suele buscar permiso, y el que da {c} es para {act}.',
  ],
  when: [
    'Las piedras no llevan calendario. En vez de un día, {c} pone una condición: {act}.',
    'Del cuándo no hay fecha que dar; {c} señala, eso sí, qué va antes: {act}.',
    'Preguntas por el momento y {c} contesta con lo que lo prepara: {act}.',
    'Ninguna runa sabe de meses. Lo que {c} conoce es el orden, y antes va {act}.',
    'Más que una fecha, {c} señala un umbral: se cruza al {act}.',
    'El plazo, si lo hay, lo pones tú. {C} te da la primera tarea: {act}.',
    'No hay reloj en la bolsa de las runas, y por eso {c} habla de {act} y no de semanas.',
    'Cuenta el tiempo por gestos, como {c}, y el que falta es {act}.',
  ],
  why: [
    'Para un porqué, {c} no señala culpables: sugiere {act} y ver qué asoma.',
    'La causa que buscas puede tener varias caras. {C} empieza por {act}.',
    'Del porqué se puede saber una parte, y {c} dice cómo: {act}.',
    'Hay preguntas por la causa que en realidad son cansancio; a esas {c} les contesta {act}.',
    'Entenderlo del todo tal vez no haga falta. A {c} le basta con {act}.',
    'Donde tú pones un porqué, {c} pone un para qué, y suena a {act}.',
    'El motivo no se ve de frente; con {c} se llega de lado, al {act}.',
  ],
  how: [
    'El cómo cabe en pocas palabras, y las pone {c}: {act}.',
    'Pides un modo y {c} lo tiene a mano: {act}.',
    'Hay muchas maneras de hacerlo, y {c} propone una modesta: {act}.',
    'Por dónde empezar lo deja claro {c}. Se empieza por {act}.',
    'Como método, {c} no da un plan entero, da el primer gesto: {act}.',
    'La manera que enseña {c} es poco vistosa: {act}.',
    'De todos los modos posibles, {c} escoge {act}.',
  ],
  who: [
    'Las runas no ponen nombres ni caras. Lo que {c} retrata es una actitud: {act}.',
    'Del quién nada se puede afirmar; {c} te devuelve a lo que harás tú, {act}.',
    'Si alguien aparece, encontrará una vida en marcha, y para ella pide {c} {act}.',
    'A un nombre no llega ninguna piedra. {C} se queda en lo que está en tu mano: {act}.',
    'Con quién, lo dirá la vida. {C} se ocupa de cómo, y propone {act}.',
  ],
  which: [
    'Entre una cosa y otra, {c} se inclina por la que te permita {act}.',
    'La piedra no elige por ti; le pregunta a cada opción si en ella cabe {act}.',
    'Pon las opciones delante de {c} y quédate con la que deje {act}.',
    'De los caminos que nombras, {c} ilumina aquel en el que sea posible {act}.',
    'Para escoger, {c} da una vara de medir: {act}.',
    'Antes de elegir, dice {c}, conviene {act}; después la balanza se mueve casi sola.',
    'Quizá no sean dos puertas. {C} sugiere {act} y volver a contarlas.',
  ],
  should: [
    'Ni sí ni no saldrá de una piedra. {C} pone otra cosa delante de la decisión: {act}.',
    'A un «¿lo hago?» responde {c} con lo que va primero: {act}.',
    'El sí y el no son tuyos; de {c} es el orden, y empieza por {act}.',
    'Hacerlo o no hacerlo depende menos del resultado que de {act}, al parecer de {c}.',
    '{C} no te empuja ni te sujeta. Propone {act} y decidir después.',
    'Si esperabas un permiso, el de {c} tiene una condición: {act}.',
    'Cámbiale el verbo a la duda, propone {c}, y prueba con este otro: {act}.',
    'La respuesta honrada es que nadie puede decidirlo desde fuera. Lo que {c} puede prestarte es un paso previo: {act}.',
    'Para saber si conviene, {c} haría una prueba sencilla: {act}.',
    'Más que decidir hoy, {c} sugiere {act} y mirar si la duda sigue igual de grande.',
    'Ninguna runa firma por ti. A {c} le basta con verte {act}.',
    'Es pronto para un veredicto propio, advierte {c}, y tarde para no {act}.',
  ],
  other: [
    'Lo que otra persona siente o hará solo puede decirlo ella. A ti, {c} te propone {act}.',
    'La parte ajena no está en el paño. La tuya sí, y {c} la resume en {act}.',
    'Nadie puede leer en unas piedras un corazón que no las ha echado; {c} mira el tuyo y aconseja {act}.',
    'De la otra orilla no hay noticias, y sería deshonesto inventarlas. En esta, {c} pide {act}.',
    'Preguntas por alguien y {c} contesta sobre ti: conviene {act}.',
    'Esa respuesta la tiene quien nombras. Mientras la da, o no, {c} sugiere {act}.',
    'Lo que haga el otro lado no depende del tuyo. Depende de ti, en cambio, {act}, y de eso trata {c}.',
    'Una pregunta directa le sacaría a esa persona más que cualquier bolsa de runas. Hasta entonces queda, según {c}, {act}.',
    '{C} no espía a nadie: te mira a ti y aconseja {act}.',
    'Hay dos voluntades en tu pregunta y en la mesa cabe una. Para esa, {c} tiene un consejo: {act}.',
  ],
  will: [
    'Si saldrá o no, queda abierto. {C} no adivina; recomienda {act}.',
    'El futuro no viene escrito en la piedra; de {c} viene, eso sí, un consejo: {act}.',
    'No hay promesa que hacer. Hay, de parte de {c}, una cosa que ayuda: {act}.',
    'A lo que vendrá, {c} le quita el misterio de una manera práctica: {act}.',
    'Las piedras hablan de actitudes, y la que propone {c} es {act}.',
    'Que ocurra depende de más manos que las tuyas. Con las que tienes, {c} pide {act}.',
    'Más que un pronóstico, {c} entrega una tarea: {act}.',
    'Nadie lo sabe todavía, tampoco {c}, que se limita a recomendar {act}.',
    'Una parte está en el aire y otra en tu mano. De la segunda se ocupa {c}: {act}.',
    'Si se cumplirá, {c} no lo sabe. Aconseja, mientras tanto, {act}.',
    'Entre esperar y preparar, {c} prefiere lo segundo, y lo llama {act}.',
    'Lo venidero no se ve desde aquí. Se ve el siguiente paso, y según {c} es {act}.',
  ],
  what: [
    'Lo que preguntas tiene, según {c}, una forma muy concreta: {act}.',
    'A una pregunta tan abierta, {c} le pone un borde: {act}.',
    'Si hubiera que decirlo en pocas palabras, {c} elegiría {act}.',
    'De todo lo que podrías mirar, {c} aparta una cosa: {act}.',
    'La respuesta más corta la da {c}: {act}.',
    'Eso que buscas saber empieza, dice {c}, por {act}.',
    'Las piedras contestan con verbos, y el de {c} es {act}.',
    'Hay mucho que ver y {c} solo señala un punto: {act}.',
    'Tu pregunta es ancha. {C} la estrecha hasta {act}.',
    'Queda a la vista una tarea, y {c} la nombra así: {act}.',
  ],
};

/** The plain answer to who asks for numbers to play, in place of those. */
export const LOTTERY_TURNS: readonly string[] = [
  'Los números de un sorteo salen de un bombo y ninguna piedra los ve. Lo que {c} recomienda es más modesto: {act}.',
  'De números no saben las runas, y quien venda los suyos los habrá inventado. {C} se ocupa de lo que sí depende de ti: {act}.',
  'Con claridad, ningún signo da números que jugar. A {c} le basta con {act}.',
  'El azar no hace confidencias, tampoco a una bolsa de piedras. {C} aconseja otra cosa: {act}.',
];

/** The plain answer to who asks what another person does in secret. */
export const DECEIT_TURNS: readonly string[] = [
  'Si alguien calla o engaña no lo puede ver ninguna piedra, y afirmarlo sería injusto. Para tu parte, {c} propone {act}.',
  'Las runas no vigilan a nadie, así que aquí no hay prueba a favor ni en contra. Lo que está en tu mano, según {c}, es {act}.',
  'Esa sospecha se aclara hablando y no con signos. Antes de esa conversación, {c} aconseja {act}.',
  'Nadie puede leer aquí lo que hace otra persona. {C} se queda de tu lado y sugiere {act}.',
];
