import type { GentleWords } from './words.ts';

/** What somebody did, or is feared to have done, behind the back of the person who asks. */
export const BETRAYAL: GentleWords = {
  openings: [
    'Descubrir o sospechar que alguien te ha fallado sacude mucho, y es lógico querer una certeza. Una lectura no puede saber lo que hizo otra persona: no culpa ni absuelve a nadie.',
    'Lo que cuentas duele y confunde. Aquí no hay veredicto sobre nadie, ni una orden de quedarte o de irte; esta lectura se ocupa de ti.',
  ],
  thoughts: [
    'La confianza que se rompe no habla de tu valor. Lo que hace otra persona es responsabilidad suya.',
    'No tienes que perdonar, ni romper, ni responder esta noche. Puedes darte unos días.',
  ],
  tasks: [
    'Cuéntaselo a una persona de confianza que no te empuje en ninguna dirección.',
    'Si te sirve, escribe solo para ti qué sabes, qué supones y qué necesitarías preguntar.',
    'Cuida lo básico esta noche: comer algo, dormir en un sitio donde tengas calma. Las preguntas grandes pueden ir después.',
  ],
  closings: [
    'Tu calma también cuenta.',
    'Lo que decidas puede ir a tu ritmo.',
    'Mereces que te hablen de frente.',
  ],
};

/** What the person who asks did to somebody else. */
export const OWN_BETRAYAL: GentleWords = {
  openings: [
    'Contar algo así no es fácil. Aquí no hay castigo ni absolución: una lectura no sabe lo que sentirá otra persona, ni decide por ti.',
    'Lo que escribes pesa, y se nota. Esta lectura no te juzga y tampoco sabe qué va a pasar; puede acompañarte mientras lo piensas.',
  ],
  thoughts: [
    'Un acto no es la persona entera. Se puede mirar de frente lo que pasó sin insultarse por ello.',
    'No todo tiene que resolverse hoy. Conviene que lo que digas, si lo dices, salga en un rato de calma.',
  ],
  tasks: [
    'Habla antes con alguien discreto que no te aplauda ni te condene, y escucha cómo suena dicho en voz alta.',
    'Escribe, solo para ti, qué querrías cuidar a partir de ahora. Basta con una línea.',
  ],
  closings: [
    'Se puede empezar por tratarse con honestidad y sin crueldad.',
    'Hoy basta con no esconderte de ti.',
  ],
};

/** Somebody who speaks of themselves with contempt. */
export const SELF_CONTEMPT: GentleWords = {
  openings: [
    'Las palabras que usas contigo son muy duras, y aquí no se van a repetir. Nada de lo que sale en esta lectura les da la razón.',
    'Hay días en que la cabeza habla con mucha crueldad de una sola persona, la propia. Que lo diga tan fuerte no lo hace verdad.',
  ],
  thoughts: [
    'Vales lo mismo en un día malo que en uno bueno, y no hay que ganárselo.',
    'Si alguien a quien quieres dijera eso de sí, no le darías la razón. Tú mereces la misma defensa.',
  ],
  tasks: [
    'Si puedes, dile hoy a alguien de confianza: «me estoy tratando muy mal y me vendría bien compañía». No hace falta explicar más.',
    'Escribe hoy a alguien con quien no tengas que fingir, aunque sea para hablar de otra cosa.',
    'Haz hoy una sola cosa amable por ti, pequeña: una ducha tibia, algo rico de comer, acostarte un poco antes.',
  ],
  closings: [
    'No eres lo peor que piensas de ti.',
    'Mereces un trato amable, empezando por el tuyo.',
    'Hoy basta con hablarte un poco mejor.',
  ],
};

/** A love that broke. */
export const BREAKUP: GentleWords = {
  openings: [
    'Que una historia se rompa duele, y no hay un tiempo correcto para que deje de doler. Una lectura no sabe qué siente ni qué hará la otra persona; esta se ocupa de ti.',
    'Siento que estés pasando por esto. No hay aquí promesas de que alguien vuelva ni de que se olvide pronto; hay un rato de compañía.',
  ],
  thoughts: [
    'Extrañar a alguien no obliga a buscarlo, y no buscarlo no borra lo vivido. Puedes ir despacio.',
    'Lo que pasó no mide lo que vales ni lo que diste.',
  ],
  tasks: [
    'Elige a alguien con quien puedas hablar de esto las veces que necesites, sin que te corrija.',
    'Si mirar sus redes o sus mensajes te deja peor, puedes darte unos días sin hacerlo.',
    'Esta semana basta con lo sencillo: comer bien, dormir, salir un rato al aire.',
  ],
  closings: [
    'A tu paso también se llega.',
    'Hoy no tienes que estar bien.',
    'Lo que diste tuvo su valor.',
  ],
};

/** Whether to part from a spouse, or living through it. */
export const DIVORCE: GentleWords = {
  openings: [
    'Una separación mueve la vida entera, y una lectura no puede decidirla por nadie. No hay aquí un sí ni un no.',
    'Es una pregunta grande, de las que se piensan mucho tiempo. Nada de lo que sale aquí te empuja a irte ni a quedarte.',
  ],
  thoughts: [
    'Puede haber cariño y cansancio a la vez. Para verlo con claridad ayuda más un día corriente que el mejor o el peor.',
    'Si en casa hay miedo, gritos o golpes, eso va antes que cualquier duda: cuéntaselo a alguien de confianza y busca ayuda cerca.',
  ],
  tasks: [
    'Escribe, solo para ti, qué necesitarías para estar en paz, en un caso y en el otro.',
    'Habla con alguien que te conozca bien y no tenga nada que ganar con lo que decidas.',
    'Si comparten hijos, casa o gastos, puedes informarte sin comprometerte a nada. Saber no obliga.',
  ],
  closings: [
    'No tienes que decidirlo hoy.',
    'Tu paz también forma parte de la cuenta.',
    'Puedes ir a tu ritmo.',
  ],
};

/** Anything else that weighs. */
export const HEAVY: GentleWords = {
  openings: [
    'Lo que traes pesa. Esta lectura no tiene una respuesta que lo resuelva; puede acompañarte un rato, con cuidado.',
    'Gracias por contarlo. Hay preguntas que necesitan compañía antes que respuesta, y esta puede ser una de ellas.',
  ],
  thoughts: [
    'No tienes que tenerlo claro ni llevarlo bien. Ir día por día también es una manera de seguir.',
    'Lo que sientes tiene sus motivos, aunque a otros les parezca mucho o poco.',
  ],
  tasks: [
    'Busca a una persona de confianza y háblale de esto hasta donde te haga bien.',
    'Elige una sola cosa pequeña para hoy, que te alivie un poco. El resto puede quedar para mañana.',
    'Si algo de esto necesita manos expertas, pedir ayuda no es exagerar.',
  ],
  closings: [
    'No tienes que poder con todo a la vez.',
    'Que hoy alguien te trate con cuidado.',
    'Lo que llevas cuenta, aunque no se vea.',
  ],
};

/** A question that may hurt, where it is not known of what: it fits a light one too. */
export const UNSURE: GentleWords = {
  openings: [
    'Tu pregunta puede tener detrás más de lo que cabe en unas líneas, así que esta lectura no da nada por sabido. Toma de ella solo lo que te sirva.',
    'Una lectura no conoce lo que hay detrás de tu pregunta. Lo que sigue no aconseja ni anuncia nada; te acompaña un rato a mirarla.',
  ],
  thoughts: [
    'No hace falta tenerlo claro hoy. A veces basta con saber qué parte pesa más.',
    'Lo que te trae hasta aquí importa, lo cuentes como lo cuentes.',
  ],
  tasks: [
    'Escribe en una línea qué es lo que más te importa de esto, y vuelve a leerla mañana.',
    'Si puedes, háblalo con alguien de confianza, sin prisa y solo hasta donde te haga bien.',
  ],
  closings: ['Puedes ir a tu paso.', 'Lo que te importa merece su tiempo.'],
};
