import { OF_A_SYMPTOM, OF_A_TREATMENT } from '../../tarot/tender/body.ts';

/** Texts for a question that asks for what no rune may say, and that weighs on who asks it. */
export interface TenderTexts {
  /** The plain answer: that runes don't say it. */
  answers: readonly string[];
  /** Beside that, a thought for who asks about themselves. */
  own: readonly string[];
  /** The same for who asks about another person. */
  company: readonly string[];
  cautions: readonly string[];
  /** How the first rune is led in, what the reading invites to, how it ends; where not as usual. */
  starts?: readonly string[];
  invitations?: readonly string[];
  closings?: readonly string[];
  pairs?: readonly string[];
}

/** Whether or when somebody dies. */
export const OF_DEATH: TenderTexts = {
  answers: [
    'Antes de mirarla, lo importante: las runas no hablan de la muerte de nadie ni saben de fechas. De lo que sí pueden hablar es de cómo estar en estos días.',
    'A lo que preguntas no contesta ninguna piedra. No hay en ellas fechas ni plazos, y quien diga leerlos se los inventa. Hay maneras de vivir esta semana con más calma, y de eso va lo que sigue.',
    'Conviene decirlo al principio y sin rodeos: eso las runas no lo saben, y nada de lo que salga es un anuncio. Se leen aquí para algo más cercano, cómo tratarte y a quién tener al lado.',
    'La respuesta honrada es corta: ninguna runa lo sabe. Lo que hay en las piedras son dibujos antiguos que preguntan por tus días y por tu gente.',
  ],
  own: [
    'Detrás de una pregunta así suele haber un susto, un cansancio o una mala noche, y cualquiera de los tres merece compañía más que un pronóstico.',
    'A veces se pregunta por el tiempo y se está preguntando por la vida: con quién, con qué ganas, haciendo qué. Esa parte sí tiene conversación.',
    'Si la pregunta vuelve a menudo o te quita el sueño, cuéntasela a alguien que te quiera. No hace falta que tenga respuesta; basta con que se quede un rato.',
    'Es una pregunta muy humana, y no hay nada de raro en hacerla. Lo que ayuda es no quedarse a solas con ella.',
  ],
  company: [
    'Preguntar por alguien así es una forma de quererlo, y ese cariño tiene hoy cosas que hacer: sentarse cerca, llamar, escuchar otra vez la misma historia.',
    'Quien acompaña también se cansa. Busca relevo por unas horas y descansa sin pedir perdón.',
    'Pregúntale a esa persona qué le gustaría hoy, en vez de adivinarlo. La respuesta puede ser tan sencilla como una silla al sol.',
    'Lo que sientes por esa persona no necesita permiso de ninguna piedra. Dilo con voz normal, en un día cualquiera.',
  ],
  cautions: [
    'Si hay una enfermedad o un diagnóstico por medio, las dudas son para quien atiende, con nombre y por escrito; esto es entretenimiento.',
    'Tómalo como entretenimiento. Lo que tenga que ver con la salud se pregunta a un médico, y las veces que haga falta.',
    'Esto es entretenimiento y no sustituye a un médico, que es quien puede contestar con datos.',
  ],
};

/** Whether there is, or will be, a pregnancy. */
export const OF_PREGNANCY: TenderTexts = {
  answers: [
    'Antes de mirarla, lo importante: ninguna runa puede decir si hay un embarazo o si lo habrá. Eso lo contesta una prueba y, después, una consulta; la piedra se queda en cómo llevas la espera.',
    'Con claridad: las runas no saben nada de un embarazo, ni a favor ni en contra. Una prueba de farmacia o un médico sí. Lo que sigue habla solo de cómo cuidarte mientras tanto.',
    'A eso no contesta ninguna piedra, y nada de lo que salga debe leerse como un sí o como un no. La respuesta está en una prueba y en una consulta; aquí se puede hablar de la inquietud.',
    'La respuesta honrada es corta: una runa no puede saberlo. Una prueba sí, y un médico también. Entretanto, el paño sirve para mirar cómo estás.',
  ],
  own: [
    'Puede que lo desees, que te asuste o las dos cosas a la vez. Todas caben, y ninguna dice nada de lo que pasará.',
    'Mientras no sepas, no hace falta que decidas. Basta con saber cuándo y dónde vas a preguntarlo.',
    'Una espera así se lleva mejor entre dos. Elige a la persona con la que puedes hablar sin que opine enseguida.',
    'Si la pregunta te da miedo, dilo en la consulta con la misma claridad que lo demás; también para eso están.',
  ],
  company: [
    'Si la pregunta es de otra persona, la respuesta también es suya, y ella dirá cuándo contarla. Lo tuyo es estar cerca sin preguntar todos los días.',
    'Lo que pasa en el cuerpo de alguien solo puede contarlo esa persona. Ofrécele compañía concreta: ir con ella, esperar fuera, hacer la cena.',
    'Puedes preguntar una vez, con cariño, y dejar la puerta abierta. El resto del tiempo ayuda hablar de otra cosa.',
    'La ilusión y la preocupación ajenas pesan sobre quien espera. Guárdate las tuyas para contarlas en otra mesa.',
  ],
  cautions: [
    'Tómalo como entretenimiento: en temas de salud ninguna runa sustituye a un médico.',
    'Dicho con claridad, esto es entretenimiento y no sustituye a un médico.',
    'En temas de salud unas runas son entretenimiento; lo demás se pregunta a un médico.',
  ],
};

/** What the reading invites to, whichever of the questions it was. */
export const TENDER_INVITATIONS: readonly string[] = [
  'Escribe en una hoja qué trajo hoy la pregunta y enséñasela a una persona de confianza.',
  'Llama esta semana a alguien con quien se pueda hablar en serio y también de tonterías.',
  'Apunta tres dudas para la consulta y guárdalas donde las encuentres ese día.',
  'Prepara una comida que te guste y compártela con alguien, sin más motivo.',
  'Sal a caminar un cuarto de hora sin teléfono y vuelve por otra calle.',
  'Cambia una búsqueda nocturna por un libro, una ducha o una voz conocida.',
];

export const TENDER_CLOSINGS: readonly string[] = [
  'Una pregunta compartida pesa la mitad.',
  'No saber también se puede llevar del brazo.',
  'Lo que hoy abriga cabe en una taza y en una voz.',
  'Un día bien acompañado no necesita oráculo.',
  'Hay preguntas que no se contestan: se acompañan.',
  'Con la luz encendida, la misma pregunta es más pequeña.',
];

/** How the first rune is led in; `{who}` names its place. */
export const TENDER_STARTS: readonly string[] = [
  'Preguntas por algo muy serio, y {who} te acompaña con {c+}.',
  'Traes una pregunta que pesa, y {who} pone a su lado {c+}.',
  'Tu pregunta es de las grandes, y {who} la recibe con {c+}.',
  'Has puesto sobre el paño una pregunta difícil, y {who} le acerca {c+}.',
];

/** How the runes of a pair go together, whatever they are. */
export const TENDER_PAIRS: readonly string[] = [
  '{A} y {b} piden lo mismo por caminos distintos, que no lo lleves sin compañía.',
  'Que {a} y {b} salgan juntas no anuncia nada; dos piedras abrigan un poco más que una.',
  'Entre {a} y {b} cabe un día corriente, con su desayuno y su paseo, y por ahí se empieza.',
  'De {a} puedes tomar la calma y de {b} la compañía, en el orden que prefieras.',
];

/** How each later place is led in where nothing may sound like an announcement. */
export const TENDER_LEADS: Readonly<Record<string, readonly string[]>> = {
  verdandi: ['Verdandi, lo presente, tiene {c+}.', 'En el sitio de Verdandi está {c+}.'],
  skuld: [
    'En el sitio de Skuld, que aquí no anuncia nada, está {c+}.',
    'Skuld, sin anunciar nada, pone {c+}.',
  ],
  raiz: ['En la raíz, como apoyo, está {c+}.', 'La raíz guarda {c+}.'],
  viento: ['Donde suele soplar el viento en contra está {c+}.', 'El viento en contra trae {c+}.'],
  ayuda: ['La mano que ayuda es {c+}.', 'La mano que ayuda la pone {c+}.'],
  fruto: [
    'En el sitio del fruto, que aquí no anuncia nada, está {c+}.',
    'El fruto, sin anunciar nada, lo pone {c+}.',
  ],
  open: [
    'Al lado está {c+}.',
    'También acompaña {c+}.',
    'Se suma {c+}.',
    'Después viene {c+}.',
    '{C+} hace compañía.',
    'Un poco más allá está {c+}.',
    'Cerca queda {c+}.',
    'Junto a esas piedras va {c+}.',
    'Enseguida llega {c+}.',
  ],
};

const BODY_STARTS: readonly string[] = [
  'Preguntas por la salud, y {who} te acompaña con {c+}.',
  'Traes algo que conviene cuidar, y {who} pone a su lado {c+}.',
  'Lo que escribes es cosa seria, y {who} lo recibe con {c+}.',
  'Hay un cuerpo en tu pregunta, y {who} le acerca {c+}.',
];

/** How the runes of a pair go together where a body is spoken of. */
const BODY_PAIRS: readonly string[] = [
  '{A} y {b} piden lo mismo por caminos distintos, que lo lleves con compañía.',
  'Que {a} y {b} salgan juntas no anuncia nada; dos piedras acompañan un poco más que una.',
  'Entre {a} y {b} caben dos llamadas, la del médico y la de alguien que te quiera.',
  'De {a} puedes tomar la compañía y de {b} la pregunta para la consulta, o al revés.',
];

/** Something felt in a body. */
export const OF_SYMPTOM: TenderTexts = {
  starts: BODY_STARTS,
  pairs: BODY_PAIRS,
  ...OF_A_SYMPTOM,
};

/** What to do about a treatment. */
export const OF_TREATMENT: TenderTexts = {
  starts: BODY_STARTS,
  pairs: BODY_PAIRS,
  ...OF_A_TREATMENT,
};
