/** Who rules whom, when the rulers differ: `{rx}` and `{ry}` are the rulers of `{x}` and `{y}`. */
export const RULER_LEADS = [
  'Por {x} habla {rx} y por {y}, {ry}.',
  'El regente de {x} es {rx}; el de {y}, {ry}.',
  'Detrás de {x} está {rx} y detrás de {y}, {ry}.',
  'A {x} lo gobierna {rx} y a {y}, {ry}.',
  'Si se pregunta quién manda, en {x} responde {rx} y en {y}, {ry}.',
  'La estrella que guía a {x} es {rx}; la de {y}, {ry}.',
] as const;

/** What two rulers say to each other; a key is two bodies, the Sun first and Saturn last. */
export const RULER_TEXTS: Readonly<Record<string, string>> = {
  'Sun-Sun':
    'El Sol rige por los dos lados: hay dos centros, mucho calor y la pregunta de alrededor de qué se gira.',
  'Sun-Moon':
    'El día y la noche se conocen de antiguo; una luz se muestra, la otra refleja, y cada cual manda a su hora.',
  'Sun-Mercury':
    'El Sol quiere decir quién es y Mercurio encuentra las palabras; nunca andan lejos en el cielo, aunque el mensajero opina sobre el mensaje.',
  'Sun-Venus':
    'El Sol se expresa, Venus le da gusto y medida: brillar y agradar, que no siempre piden lo mismo.',
  'Sun-Mars':
    'El Sol sabe para qué y Marte sabe cómo empezar; la voluntad y la espada se entienden cuando no compiten por la gloria.',
  'Sun-Jupiter':
    'El Sol y Júpiter engrandecen lo que tocan: confianza, generosidad y cierta afición a exagerar.',
  'Sun-Saturn':
    'El Sol afirma y Saturno examina; entre el orgullo y el límite hay una tensión vieja que, bien llevada, se llama mérito.',
  'Moon-Moon':
    'La Luna rige por los dos lados, con dos memorias y dos mareas que a veces suben a la vez.',
  'Moon-Mercury':
    'La Luna recuerda cómo se sintió y Mercurio cómo se dijo; la misma escena les queda archivada en cajones distintos.',
  'Moon-Venus':
    'La Luna cuida y Venus agrada, dos maneras cercanas de hacer que alguien quiera quedarse.',
  'Moon-Mars':
    'La Luna protege y Marte provoca; lo que uno entiende por valentía puede llegarle al otro como amenaza.',
  'Moon-Jupiter':
    'La Luna acoge y Júpiter ensancha la casa, con lugar para uno más y fe en que alcanzará.',
  'Moon-Saturn':
    'La Luna pide cobijo y Saturno pide aguante: la ternura y la norma, que se educan mutuamente si no se reprochan.',
  'Mercury-Mercury':
    'Mercurio rige por los dos lados, de modo que el trato vive de la palabra: el dato, la pregunta, la broma, el mensaje.',
  'Mercury-Venus':
    'Mercurio conversa y Venus seduce; cuando coinciden, hasta un desacuerdo suena educado.',
  'Mercury-Mars':
    'Mercurio razona y Marte dispara; la lengua rápida y el gesto rápido aciertan mucho y piden perdón bastante.',
  'Mercury-Jupiter':
    'Mercurio cuenta los árboles y Júpiter habla del bosque, y cada uno cree que el otro se deja lo principal.',
  'Mercury-Saturn':
    'Mercurio pregunta y Saturno verifica: pensamiento ágil y pensamiento lento, que en buen trato dan ideas que aguantan.',
  'Venus-Venus':
    'Venus rige por los dos lados y el agrado es ley: la belleza, el placer y la paz, cada cual con su acento.',
  'Venus-Mars':
    'Venus atrae y Marte avanza, los dos polos del deseo y también del juego; hay imán, y hay que mirar quién marca el paso.',
  'Venus-Jupiter':
    'Venus y Júpiter, los benéficos de la tradición, coinciden en dar, y discrepan en cuánto es suficiente.',
  'Venus-Saturn':
    'Venus quiere gozar y Saturno quiere que dure; el placer y la paciencia se miran con recelo hasta que hacen algo hermoso y sólido.',
  'Mars-Mars':
    'Marte rige por los dos lados: valor por partida doble, y una pelea que conviene elegir bien.',
  'Mars-Jupiter':
    'Marte conquista y Júpiter celebra; el empuje y la fe se contagian, con riesgo de creer que todo es posible hoy.',
  'Mars-Saturn':
    'Marte acelera y Saturno frena: si se alternan, la obra avanza sin caerse; si tiran a la vez, se queda clavada.',
  'Jupiter-Jupiter':
    'Júpiter rige por los dos lados, y con él la confianza, el viaje y las ganas de encontrarle sentido a lo que pasa.',
  'Jupiter-Saturn':
    'Júpiter abre la puerta y Saturno revisa las bisagras; expansión y límite, que separados exageran.',
  'Saturn-Saturn':
    'Saturno rige por los dos lados: respeto por el tiempo, por el trabajo bien hecho y por la palabra que se cumple.',
};

/** The account of one ruler for both: `{n}` as «seis puntos». */
export const SAME_RULER = [
  'Esa raíz común suma {n}.',
  'Tener el mismo regente añade {n} a la cuenta.',
  'Por responder al mismo astro ganan {n}.',
  'Obedecer a la misma estrella les da {n}.',
  'Ese jefe compartido pone {n} a favor.',
] as const;

/** Said of a sign with a second ruler, where both signs share the first. */
export const SECOND_RULER = 'Los modernos le dan además a {s} un segundo regente, {m}.';

/** One clause for each tie, to stand inside a sentence; `{b}` the body, `{s}` the sign. */
export const TIE_CLAUSES = {
  exaltation: [
    '{b} se exalta en {s}, donde recibe trato de huésped de honor',
    'en {s}, {b} tiene su exaltación y se siente bienvenida su manera de ser',
  ],
  fall: [
    '{b} tiene su caída en {s}, como quien habla en un salón que no es el suyo',
    'en {s}, {b} está en su caída y le cuesta hacerse oír',
  ],
  day: [
    'los dos astros pertenecen al día',
    'ambos son astros diurnos, que se ayudan',
    'los dos mandan con el sol alto y se turnan sin estorbarse',
    'comparten el bando del día',
  ],
  night: [
    'los dos astros pertenecen a la noche',
    'ambos son astros nocturnos, que miran por lo íntimo',
    'los dos trabajan de noche y a media voz',
    'comparten el bando de la noche',
  ],
  both: [
    'un astro pertenece al día y el otro a la noche',
    'uno es astro diurno y el otro nocturno, con horarios cruzados',
    'la tradición pone a uno del lado del día y al otro del lado de la noche',
    'cuando un astro entra de turno, el otro sale',
    'no comparten bando: día para el uno, noche para el otro',
    'la tradición los sienta en bandos distintos, el diurno y el nocturno',
  ],
  octave: [
    '{m}, segundo regente de {s}, se tiene por la octava alta {deb}',
    'los modernos ven en {m}, que también rige a {s}, una versión más alta {deb}',
  ],
} as const;

/** Where the rulers neither add nor take. */
export const NO_TIES = [
  'Mercurio no toma partido entre los astros del día y los de la noche, así que aquí la cuenta ni sube ni baja.',
  'Con Mercurio de por medio, que es de todos y de nadie, los regentes no ponen ni quitan puntos.',
  'Como Mercurio se lleva con el día y con la noche, por este lado no se mueve ningún punto.',
  'Mercurio cambia de bando según la compañía, y la balanza se queda donde estaba.',
  'Aquí no hay puntos que repartir: Mercurio hace de intérprete y no de juez.',
] as const;
