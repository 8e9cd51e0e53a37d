import type { BodyName } from '@sibila/domain/sky/body-names';

/** What it says of a person that a body went backwards at the birth; {b} the body. */
export const RETROGRADE_TEXTS: Readonly<Partial<Record<BodyName, readonly string[]>>> = {
  Mercury: [
    '{b} iba retrógrado cuando naciste: revisas antes de hablar, y muchas de tus mejores frases son segundas versiones.',
    '{b} estaba retrógrado, así que piensas dando la vuelta: primero hacia dentro, después en voz alta.',
    'Con {b} retrógrado relees por costumbre, y ahí encuentras lo que a otros se les pasó.',
  ],
  Venus: [
    '{b} iba retrógrada cuando naciste: tardas en saber qué te gusta, y lo que eliges tras pensarlo dos veces se queda.',
    '{b} estaba retrógrada, y por eso el afecto se te ordena mirando atrás, con lo aprendido en historias anteriores.',
  ],
  Mars: [
    '{b} iba retrógrado cuando naciste: la fuerza se acumula por dentro antes de salir, y a veces sale cuando ya nadie la esperaba.',
    '{b} estaba retrógrado, así que ensayas el golpe muchas veces antes de darlo, y no pocas decides no darlo.',
  ],
  Jupiter: [
    'Como {b} iba retrógrado, la fe te crece por dentro: buscas tus propias razones antes que las de un maestro.',
    '{b} iba retrógrado, y eso vuelve tu confianza más callada y más tuya.',
    'Al estar {b} retrógrado, lo que otros celebran tú lo digieres primero a solas.',
    'Que {b} fuera retrógrado te hace volver sobre lo que creías para ver si todavía te sirve.',
  ],
  Saturn: [
    'Como {b} iba retrógrado, la exigencia no viene de fuera: el examinador eres tú, y puedes pactar con él.',
    '{b} iba retrógrado, y por eso tus normas se parecen poco a las que te enseñaron.',
    'Al estar {b} retrógrado, la disciplina se aprende a tu manera, con algún rodeo y sin capataz.',
    'Que {b} fuera retrógrado te lleva a repasar tus deberes para quedarte solo con los que elegirías.',
  ],
};

/** The same for those of a generation at once; {l} their names. */
export const OUTER_RETROGRADES = {
  one: [
    '{l} iba retrógrado: pasa temporadas enteras así, y lo suyo se vive más hacia dentro.',
    'Solo {l} iba retrógrado cuando naciste, de modo que su cambio madura antes de mostrarse.',
    'De los tres, {l} iba retrógrado: pide revisar antes de mover.',
  ],
  more: [
    '{l} iban retrógrados: pasan así casi medio año de cada uno, y lo suyo se vive más hacia dentro.',
    'Cuando naciste iban retrógrados {l}, de modo que sus cambios maduran antes de mostrarse.',
    'De los tres, {l} iban retrógrados: piden revisar antes de mover.',
  ],
  three: [
    'Los tres iban retrógrados cuando naciste: lo de tu generación, en ti, madura primero por dentro.',
    'Los tres iban retrógrados, y eso le da a tu manera de cambiar una larga vida interior.',
    'Con los tres retrógrados, los grandes giros se te gestan en silencio y se cuentan después.',
  ],
} as const;
