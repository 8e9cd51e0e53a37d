import type { MoonPhaseName } from '@sibila/domain/sky/body-names';

/**
 * Frames of the sentences that tell facts. {s} sign, {from} the sign before, {t} «a las 14:20»,
 * {until} «mañana a las 4:09», {m} what the sign is like, {p} the phase, {h} a
 * house, {b} a body, {a} and {o} two bodies, {k} «un trígono».
 */
export const MOON_ENTERS = [
  'Hoy la Luna entra en {s} {t}, {p}.',
  '{t} la Luna deja {from} y entra en {s}, {p}.',
  'La Luna cambia de signo: {t} entra en {s}, {p}.',
  'La Luna llega a {s} {t}, {p}, y allí pasa el resto del día.',
  'Desde {t2} la Luna está en {s}, {p}, después de dejar {from}.',
  'La Luna, {p}, sale de {from} y llega a {s} {t}.',
  'De {from} a {s}: la Luna, {p}, cruza la puerta {t}.',
  '{s} recibe a la Luna {t}, {p}; atrás queda {from}.',
] as const;

/** The Moon changes sign late: the day belongs to the first, which what follows is about. */
export const MOON_LEAVES = [
  'Antes de entrar en {next} {t}, la Luna apura {s}, {p}.',
  'Hasta {t2}, cuando llega a {next}, la Luna está en {s}, {p}.',
  '{t} la Luna pasará a {next}; hasta entonces recorre {s}, {p}.',
  'La Luna entra en {next} {t}; antes de eso recorre {s}, {p}.',
  'Camino de {next}, adonde llega {t}, la Luna, {p}, cruza todavía {s}.',
  'A la espera de entrar en {next} {t}, la Luna, {p}, termina su paso por {s}.',
  'Aunque {t} la Luna llegue a {next}, el día empieza con ella en {s}, {p}.',
  'En {next} entrará la Luna {t}; de momento, {p}, sigue en {s}.',
] as const;

export const MOON_STAYS = [
  'La Luna, {p}, cruza {s}, {m}, y se queda allí hasta {until}.',
  'Hoy la Luna, {p}, sigue en {s}, {m}: sale {until}.',
  'Hasta {until} la Luna, {p}, sigue en {s}, {m}.',
  'Todo el día la Luna, {p}, recorre {s}, {m}.',
  'La Luna, {p}, camina hasta {until} por {s}, {m}.',
  'La Luna está {p}; hoy recorre {s}, {m}.',
  'En {s}, {m}, está hoy la Luna, {p}.',
  'Sin cambiar de signo en todo el día, la Luna, {p}, está en {s}, {m}.',
  'La Luna, {p}, viaja por {s}, {m}; allí la encontrarás hasta {until}.',
] as const;

/** The same where the horoscope opens with something else, and the sign needs no description. */
export const MOON_STAYS_BRIEFLY = [
  'La Luna, {p}, está en {s} hasta {until}.',
  'Mientras tanto la Luna, {p}, recorre {s}.',
  'Arriba, la Luna, {p}, sigue en {s}.',
  'La Luna, {p}, sale de {s} {until}.',
  'En {s} está la Luna, {p}.',
  'La Luna, {p}, no cambia hoy de signo: sigue en {s}.',
  'Hasta {until} la Luna, {p}, acompaña desde {s}.',
  'La Luna, {p}, cruza {s}.',
  'La Luna, {p}, se queda hoy en {s}.',
] as const;

export const MOON_QUARTERS = [
  'Hoy es {q}: {t}, en {s}.',
  '{t} llega {aq} en {s}.',
  'El cielo marca {q} en {s}, {t}.',
  'La fecha la pone la Luna: {q} en {s}, {t}.',
  'Hay {q} en {s}, {ex} {t}.',
  'Con {aq} en {s}, {t}, cambia el paso del mes.',
  '{t}, con la Luna en {s}, se cumple {aq}.',
  'En {s} cae {aq} de este mes: será {t}.',
] as const;

export const PHASE_TAILS: Readonly<Record<MoonPhaseName, readonly [string, string]>> = {
  'luna nueva': ['en fase nueva', 'casi a oscuras'],
  'luna creciente': ['en fase creciente', 'creciente'],
  'cuarto creciente': ['en cuarto creciente', 'en su cuarto creciente'],
  'gibosa creciente': ['gibosa y creciente', 'en fase gibosa creciente'],
  'luna llena': ['redonda y llena', 'llena'],
  'gibosa menguante': ['gibosa y menguante', 'en fase gibosa menguante'],
  'cuarto menguante': ['en cuarto menguante', 'en su cuarto menguante'],
  'luna menguante': ['en fase menguante', 'menguante'],
};

/** The greatest instant of an eclipse; {e} «eclipse de Sol». */
export const ECLIPSES = [
  'Hay además un {e}, se vea o no desde tu ciudad.',
  'Le da peso un {e}, visible solo en parte del mundo.',
  'Coincide con un {e}: el cielo subraya la fecha.',
  'Y trae un {e}, de los que piden mirar dos veces.',
  'La acompaña un {e}, se vea o no desde donde lees.',
  'Con ella hay un {e}: un punto y aparte en el mes.',
] as const;

export const PLANET_LEADS = [
  '{b} recorre {s}, {m}: para ti, la casa {h}.',
  'En tu casa {h} está {b}, que pasa por {s}, {m}.',
  '{b} sigue en {s}, {m}, y eso cae en tu casa {h}.',
  'Para ti, el paso de {b} por {s}, {m}, cae en la casa {h}.',
  'Con {b} en {s}, {m}, se anima tu casa {h}.',
  'Tu casa {h} tiene visita: {b}, que cruza {s}, {m}.',
  'Fíjate en tu casa {h}: {b} anda por {s}, {m}.',
] as const;

export const INGRESS_LEADS = [
  '{b} entra hoy {t} en {s}, {m}, y estrena tu casa {h}.',
  'Hay mudanza: {t} {b} entra en {s}, {m}, que es tu casa {h}.',
  'Tu casa {h} recibe a {b}, que {t} entra en {s}, {m}.',
  'Noticia del día: {b} entra {t} en {s}, {m}, y llega a tu casa {h}.',
  '{t} {b} cambia de signo y entra en {s}, {m}: llega a tu casa {h}.',
  'Con {b} entrando {t} en {s}, {m}, tu casa {h} abre etapa.',
] as const;

export const ASPECTS_EXACT = [
  '{t} {a} completa {k} con {o}.',
  '{a} forma {k} con {o}, con su punto exacto {t}.',
  'El aspecto de la jornada, {k} entre {a} y {o}, se cumple {t}.',
  'Entre {a} y {o} se cierra {k} {t}.',
  'Marca la hora: {t}, {k} de {a} con {o}.',
  '{a} y {o} llegan {t} a {k}.',
  'Hoy se encuentran en {k}, {t}, {a} y {o}.',
  'Anota {t}: {a} y {o} forman {k}.',
] as const;

export const ASPECTS_CLOSING = [
  '{a} se va acercando a {k} con {o}.',
  'Entre {a} y {o} hay {k} que todavía se cierra.',
  'Va tomando forma {k} de {a} con {o}.',
  'Crece {k} entre {a} y {o}.',
  '{a} y {o} afinan {k}.',
  '{a} y {o} van camino de {k}.',
  'Hora a hora se cierra {k} entre {a} y {o}.',
] as const;

export const ASPECTS_OPENING = [
  'Entre {a} y {o} queda {k} que ya se afloja.',
  '{a} deja atrás, poco a poco, {k} con {o}.',
  'Todavía se nota {k} de {a} con {o}.',
  'Se va deshaciendo {k} entre {a} y {o}.',
  '{a} y {o} sostienen aún {k}.',
  'Va quedando atrás {k} de {a} con {o}.',
  'Aún resuena {k} entre {a} y {o}.',
] as const;

/** What an aspect joins in the reader's map: {x} and {y} are fields of life. */
export const ASPECT_LINKS = [
  'En tu mapa, el aspecto une {x} con {y}.',
  'Para ti, la partida se juega entre {x} y {y}.',
  'A tu signo, este aspecto le habla de {x} y de {y}.',
  'Dos cosas tuyas se miran: {x} y {y}.',
  'En lo tuyo, eso cruza {x} con {y}.',
  'Si tiras del hilo de {x}, se mueve también el de {y}.',
] as const;

export const ASPECT_SAME_FIELD = [
  'En tu mapa, todo ocurre en el mismo lugar: {x}.',
  'Para ti es un único tema: {x}.',
  'A tu signo, este aspecto le habla de una sola cosa: {x}.',
  'No hay que buscarle dos lados: en lo tuyo, toca {x}.',
  'Los dos visitan el mismo rincón de tu mapa: {x}.',
  'En lo tuyo, la cita es una sola y va de {x}.',
] as const;

/** Fields of life by house, to stand after a preposition that does not contract. */
export const FIELDS: readonly (readonly [string, string])[] = [
  ['tu manera de empezar', 'tu presencia'],
  ['tus cuentas', 'aquello que valoras'],
  ['tus conversaciones', 'lo que lees y escribes'],
  ['tu vida puertas adentro', 'tus raíces'],
  ['tus ganas de jugar', 'lo que creas por gusto'],
  ['tus tareas', 'tu manera de organizarte'],
  ['tus alianzas', 'tus acuerdos'],
  ['tus cuentas compartidas', 'tus confidencias'],
  ['tus estudios', 'tus ideas grandes'],
  ['tu oficio', 'tu imagen ante los demás'],
  ['tus amistades', 'tus planes en grupo'],
  ['tu descanso', 'tus ratos a solas'],
];

export const RETROGRADES = [
  '{b} va {r} hasta {d}: más vale repasar que estrenar.',
  '{b} sigue {r} hasta {d}, así que vale la pena repasar lo andado.',
  'Hasta {d}, {b} continúa {r}; lo que vuelve, vuelve para que lo mires mejor.',
  'Ten en cuenta que {b} está {r} hasta {d}: hay respuestas que tardan.',
  'De fondo, {b} camina {r} hasta {d} y pide segundas lecturas.',
  '{b}, {r} hasta {d}, agradece los borradores.',
  'Sin prisa: {b} permanece {r} hasta {d}.',
  'Si algo se repite, recuerda que {b} retrograda hasta {d}.',
] as const;

export const TURNS_DIRECT = [
  '{b} deja de retrogradar hoy {t}, y lo trabado empieza a soltarse.',
  'Hoy {t} {b} retoma su marcha directa: lo pendiente vuelve a moverse.',
  'Termina la retrogradación de {b}, {t}; date unos días antes de correr.',
  '{b} retoma su marcha directa {t}: retoma tú también lo que dejaste en pausa.',
  '{t} {b} deja de retrogradar, y un asunto antiguo pide su última revisión.',
  'Con {b} de nuevo en marcha directa desde hoy {t}, el camino se despeja poco a poco.',
] as const;

export const TURNS_RETROGRADE = [
  '{b} empieza a retrogradar hoy {t}: toca repasar.',
  'Hoy {t} {b} se pone {r}, buena señal para revisar lo que dabas por hecho.',
  '{b} inicia su retrogradación {t}; guarda copia de lo importante.',
  '{t} {b} empieza a retrogradar, y lo que creías cerrado admite otra lectura.',
  'Desde hoy {t} {b} va {r}: menos estrenos y más correcciones.',
  '{b} se pone {r} {t}; lo que vuelva, vuelve para que lo mires mejor.',
] as const;

/** {b} rules the reader's sign; {x} is what it asks for there: a clause. */
export const RULER_LINES = [
  'Tu regente, {b}, está en {s}: {x}.',
  'Por su parte, {b}, tu regente, cruza {s}: {x}.',
  'Desde {s}, tu regente, {b}, te lo recuerda: {x}.',
  'Con tu regente, {b}, en {s}, lo tienes fácil de recordar: {x}.',
  'Y {b}, tu regente, sigue en {s}: {x}.',
  'No pierdas de vista a {b}, tu regente, que recorre {s}: {x}.',
  'A tu regente, {b}, lo encuentras en {s}: {x}.',
] as const;

/** For Cáncer, whose ruler has the first paragraph. */
export const MOON_RULES = [
  'Tu regente es la Luna: su paso te marca el compás más que a nadie.',
  'Como la Luna es tu regente, lo que ella hace en el cielo tú lo notas en la piel.',
  'La Luna es tu regente, y por eso cada uno de sus cambios te mueve los muebles.',
  'Tu ánimo tiene buen oído: la Luna, tu regente, lleva la voz.',
  'Con la Luna por regente, vale la pena mirar dónde anda antes de juzgar tu humor.',
] as const;
