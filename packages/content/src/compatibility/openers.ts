/** How a score sounds, from the warmest to the most demanding. */
export type Band = 'flowing' | 'friendly' | 'mixed' | 'demanding' | 'uphill';

/** The band of a percent: from 86, from 76, from 64, from 54, below. */
export function bandOf(percent: number): Band {
  if (percent >= 86) return 'flowing';
  if (percent >= 76) return 'friendly';
  if (percent >= 64) return 'mixed';
  return percent >= 54 ? 'demanding' : 'uphill';
}

/** First sentences: `{x}` the first sign, `{y}` the second, `{p}` the percent with its sign. */
export const OPENERS: Readonly<Record<Band, readonly string[]>> = {
  flowing: [
    '{x} y {y} suman un {p}, de lo más alto que da esta cuenta. Mucho viene dado, y lo que viene dado también se puede descuidar.',
    'Visto desde {x}, el encuentro con {y} llega al {p}: una corriente a favor, que ahorra remos pero no elige el puerto.',
    'Entre {x} y {y} la cuenta da un {p}. Arrancar cuesta poco; el cuidado hará falta después, cuando parezca que ya no.',
    '{x} se encuentra con {y} y la suma sube al {p}. Hay una facilidad de fondo, y la facilidad pide que alguien la use para algo.',
    'El {p} de {x} con {y} habla de un trato que fluye casi sin explicaciones, siempre que no se dé por hecho.',
  ],
  friendly: [
    '{x} y {y} suman un {p}: terreno amable, con un par de piedras a la vista.',
    'De {x} hacia {y} la cuenta marca un {p}, un buen punto de partida al que todavía le queda trabajo por dentro.',
    'Un {p} para {x} y {y} dice que hay más puertas abiertas que cerradas, y que las cerradas conviene conocerlas.',
    'Cuando {x} mira a {y}, la suma llega al {p}. Lo agradable pesa más que lo difícil, sin borrarlo.',
    'La cuenta de {x} con {y} se detiene en un {p}: simpatía de sobra para empezar y asuntos concretos que acordar.',
  ],
  mixed: [
    '{x} y {y} suman un {p}, un número de dos caras: lo que atrae y lo que irrita salen del mismo sitio.',
    'De {x} a {y} hay un {p}. Existe un puente, y también un par de tablas que crujen al pisarlo.',
    'Un {p} para {x} con {y} no inclina la balanza del todo: hay interés por los dos lados y diferencias que no se arreglan solas.',
    'La cuenta entre {x} y {y} queda en un {p}. Se encuentran a medio camino, que es donde se negocia.',
    'Cuando {x} mira a {y}, la suma da un {p}. Se atraen por lo que les falta, y por lo mismo discuten.',
    'El {p} de {x} con {y} reparte a partes parecidas lo fácil y lo que habrá que aprender.',
  ],
  demanding: [
    '{x} y {y} suman un {p}: se puede, con traducción y con paciencia.',
    'Entre {x} y {y} la cuenta da un {p}, lo que suele dar cuando dos maneras de vivir necesitan aprenderse desde cero.',
    'Visto desde {x}, {y} queda a un {p}. La puerta abre, aunque hay que empujarla con maña.',
    'De {x} a {y} la cuenta da un {p}: el camino existe y tiene curvas que conviene tomar despacio.',
    'El {p} de {x} con {y} retrata un trato que se aprende, con errores al principio y trucos después.',
    'Cuando {x} se acerca a {y}, la suma llega al {p}. Habrá que preguntar más de lo que se supone.',
    'Con un {p}, {x} y {y} tienen bastante que explicarse, y eso pide tiempo más que buena voluntad.',
    '{x} y {y} se quedan en un {p}, la cifra de quienes hablan idiomas vecinos y creen que es el mismo.',
    'Un {p} para {x} y {y} avisa de ajustes, pequeños y frecuentes, más que de grandes batallas.',
    'La suma de {x} con {y} se queda en un {p}. Poco encaja a la primera y casi todo admite un arreglo si hay ganas de hacerlo.',
  ],
  uphill: [
    '{x} y {y} suman un {p}, de los números más bajos de la rueda. Hay cuesta, y una cuesta se sube mejor sabiendo que lo es.',
    'Entre {x} y {y} la cuenta da un {p}. Aquí casi nada sale de forma natural, y por eso lo que se acuerde de verdad tendrá mérito.',
    'Visto desde {x}, llegar a {y} cuesta: un {p}. La cifra no prohíbe nada; dice que este vínculo pide más trabajo que otros.',
    'El {p} de {x} con {y} señala roce desde el principio. Conviene mirarlo de frente antes que disimularlo.',
    'De {x} a {y} la cuenta marca un {p}. Lo que en otros tratos viene hecho, aquí se negocia.',
    'La suma de {x} con {y} se queda en un {p}, poca cosa para confiarse y suficiente para ponerse a hablar.',
  ],
};

/** What brings in the thing to try; an infinitive follows. */
export const ATTEMPT_LEADS = [
  'Algo para probar esta semana: ',
  'Un experimento para hacer entre dos: ',
  'Una propuesta concreta, si hay ganas: ',
  'De aquí puede salir un ejercicio sencillo: ',
  'Para llevarlo a la práctica en unos días: ',
  'Como primer paso, y sin solemnidad: ',
] as const;
