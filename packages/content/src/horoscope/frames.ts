import type { MoonPhaseName } from '@sibila/domain/sky/bodies';

/**
 * Frames of the sentences that tell facts. {s} sign, {from} the sign before, {t} «a las 14:20»,
 * {until} «mañana a las 4:09», {m} a manner, {p} the phase, {h} a
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

/** The Moon changes sign late: the day belongs to the first. */
export const MOON_LEAVES = [
  'Hoy la Luna termina de cruzar {s}, {p}; {t} entra en {next}.',
  'La Luna está en {s}, {p}, hasta {t2}; después entra en {next}.',
  'Quedan horas de Luna en {s}, {p}: {t} pasa a {next}.',
  'La Luna, {p}, se despide de {s} y {t} entra en {next}.',
  'Buena parte del día transcurre con la Luna en {s}, {p}; {t} llega a {next}.',
  'Antes de entrar en {next} {t}, la Luna apura {s}, {p}.',
  'Primero {s} y luego {next}: la Luna, {p}, cambia de signo {t}.',
  'La Luna, {p}, aún está en {s}; entra en {next} {t}.',
] as const;

export const MOON_STAYS = [
  'La Luna cruza {s} {m}, {p}, y se queda allí hasta {until}.',
  'Hoy la Luna sigue en {s}, {p}: va {m} y sale {until}.',
  'Hay Luna en {s}, {p}, {m}; cambiará de signo {until}.',
  'Todo el día la Luna recorre {s}, {p}, {m}.',
  'La Luna, {p}, camina por {s} {m} hasta {until}.',
  'Con la Luna en {s}, {p}, el ánimo general va {m}.',
  'En {s} está hoy la Luna, {p}, {m}.',
  'Sin cambiar de signo en todo el día, la Luna está en {s}, {p}, y va {m}.',
  'La Luna viaja por {s}, {p}; allí la encontrarás hasta {until}.',
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
  'luna nueva': ['en fase nueva', 'apenas visible'],
  'luna creciente': ['en fase creciente', 'creciente'],
  'cuarto creciente': ['en cuarto creciente', 'en su cuarto creciente'],
  'gibosa creciente': ['gibosa y creciente', 'en fase gibosa creciente'],
  'luna llena': ['en fase llena', 'llena'],
  'gibosa menguante': ['gibosa y menguante', 'en fase gibosa menguante'],
  'cuarto menguante': ['en cuarto menguante', 'en su cuarto menguante'],
  'luna menguante': ['en fase menguante', 'menguante'],
};

/** The greatest instant of an eclipse; {e} «eclipse de Sol». */
export const ECLIPSES = [
  'Es además {e}, se vea o no desde tu ciudad.',
  'Lo acompaña un {e}, visible solo en parte del mundo.',
  'Coincide con un {e}: el cielo subraya la fecha.',
] as const;

export const PLANET_LEADS = [
  '{b} recorre {s} {m}: para tu signo, la casa {h}.',
  'En tu casa {h} está {b}, que pasa por {s} {m}.',
  '{b} sigue en {s}, {m}, y eso cae en tu casa {h}.',
  'Para ti, el paso de {b} por {s} cae en la casa {h}: va {m}.',
  'Con {b} en {s}, tu casa {h} se mueve {m}.',
  'Tu casa {h} tiene visita: {b}, que cruza {s} {m}.',
  'Mira también tu casa {h}: por {s} anda {b}, {m}.',
] as const;

export const INGRESS_LEADS = [
  '{b} entra hoy en {s} {t} y estrena tu casa {h}, {m}.',
  'Hay mudanza: {t} {b} entra en {s}, tu casa {h}, {m}.',
  'Tu casa {h} recibe a {b}, que {t} entra en {s} {m}.',
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
] as const;

export const ASPECTS_OPENING = [
  'Entre {a} y {o} queda {k} que ya se afloja.',
  '{a} deja atrás, poco a poco, {k} con {o}.',
  'Todavía se nota {k} de {a} con {o}.',
  'Se va deshaciendo {k} entre {a} y {o}.',
  '{a} y {o} sostienen aún {k}.',
] as const;

/** What an aspect joins in the reader's map: {x} and {y} are fields of life. */
export const ASPECT_LINKS = [
  'En tu mapa, une {x} con {y}.',
  'Para ti se juega entre {x} y {y}.',
  'A tu signo le habla de {x} y de {y}.',
  'Dos asuntos tuyos se miran: {x} y {y}.',
  'Traducido a tus cosas: {x}, junto a {y}.',
  'Si tiras del hilo de {x}, se mueve también el de {y}.',
] as const;

export const ASPECT_SAME_FIELD = [
  'En tu mapa se trata de un solo asunto: {x}.',
  'Para ti es un único tema: {x}.',
  'A tu signo le habla de una sola cosa: {x}.',
] as const;

/** Fields of life by house, to stand after a preposition that does not contract. */
export const FIELDS: readonly (readonly [string, string])[] = [
  ['tu manera de empezar', 'tu presencia'],
  ['tus cuentas', 'aquello que valoras'],
  ['tus conversaciones', 'lo que lees y escribes'],
  ['tu vida puertas adentro', 'tus raíces'],
  ['tus ganas de jugar', 'lo que creas por gusto'],
  ['tus tareas', 'tu manera de organizarte'],
  ['tus alianzas', 'lo que acuerdas con otros'],
  ['lo que compartes en confianza', 'tus asuntos de fondo'],
  ['tus estudios y tus viajes', 'tus ideas grandes'],
  ['tu oficio', 'tu imagen ante los demás'],
  ['tus amistades', 'tus planes en grupo'],
  ['tu descanso', 'tus ratos a solas'],
];

export const RETROGRADES = [
  '{b} va {r} hasta {d}: relee antes de enviar.',
  '{b} sigue {r} hasta {d}, así que vale la pena repasar lo andado.',
  'Hasta {d}, {b} continúa {r}; lo que vuelve, vuelve para que lo mires mejor.',
  'Ten en cuenta que {b} está {r} hasta {d}: hay respuestas que tardan.',
  'De fondo, {b} camina {r} hasta {d} y pide segundas lecturas.',
  '{b}, {r} hasta {d}, prefiere corregir a estrenar.',
  'Sin prisa: {b} permanece {r} hasta {d}.',
  'Si algo se repite, recuerda que {b} retrograda hasta {d}.',
] as const;

export const TURNS_DIRECT = [
  '{b} deja de retrogradar hoy {t}, y lo trabado empieza a soltarse.',
  'Hoy {t} {b} retoma su marcha directa: lo pendiente vuelve a moverse.',
  'Termina la retrogradación de {b}, {t}; date unos días antes de correr.',
] as const;

export const TURNS_RETROGRADE = [
  '{b} empieza a retrogradar hoy {t}: toca repasar.',
  'Hoy {t} {b} se pone {r}, buena señal para revisar lo que dabas por hecho.',
  '{b} inicia su retrogradación {t}; guarda copia de lo importante.',
] as const;

/** {b} rules the reader's sign; {x} and {y} are the fields of the house it is in. */
export const RULER_LINES = [
  'Tu regente, {b}, está en {s} y pone el acento en {x} y en {y}.',
  'Por su parte {b}, tu regente, cruza {s}: le importan {x} y {y}.',
  'Desde {s}, tu regente, {b}, mira hacia {x} y hacia {y}.',
  'Con tu regente, {b}, en {s}, pesan más {x} y {y}.',
  'Y {b}, tu regente, sigue en {s}, de guardia entre {x} y {y}.',
] as const;

/** For Cáncer, whose ruler has the first paragraph. */
export const MOON_RULES = [
  'Tu regente es la Luna: su paso te marca el compás más que a nadie.',
  'Como la Luna es tu regente, lo que ella hace en el cielo tú lo notas en la piel.',
  'La Luna es tu regente, y por eso cada uno de sus cambios te mueve los muebles.',
  'Tu ánimo tiene buen oído: la Luna, tu regente, lleva la voz.',
] as const;
