import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';

/** How whatever is in a sign goes about it, after a verb. */
export const SIGN_MANNERS: Readonly<Record<SignName, string>> = {
  Aries: 'de frente, con prisa y sin pedir permiso',
  Tauro: 'despacio, con los sentidos y para largo',
  Géminis: 'hablando, preguntando y cambiando de tema',
  Cáncer: 'con memoria, con cuidado y de puertas adentro',
  Leo: 'a plena luz, con orgullo y generosidad',
  Virgo: 'con detalle, con método y con ganas de ser útil',
  Libra: 'de a dos, con tacto y buscando la medida',
  Escorpio: 'a fondo, en silencio y sin medias tintas',
  Sagitario: 'a lo grande, con franqueza y mirando lejos',
  Capricornio: 'con paciencia, con seriedad y paso a paso',
  Acuario: 'a tu manera, con distancia y pensando en todos',
  Piscis: 'por intuición, con ternura y sin bordes fijos',
};

/** What a body does, to stand before a manner. */
export const BODY_VERBS: Readonly<Record<BodyName, string>> = {
  Sun: 'te afirmas',
  Moon: 'sientes y te calmas',
  Mercury: 'piensas y hablas',
  Venus: 'quieres y eliges',
  Mars: 'empujas y te enojas',
  Jupiter: 'confías y creces',
  Saturn: 'te exiges y maduras',
  Uranus: 'rompes moldes',
  Neptune: 'sueñas',
  Pluto: 'te transformas',
};

/**
 * Tells both sides of a day on which a body changed sign, when the hour is not known: {b} the
 * body, {x} and {y} the signs in the order of time, {v} the verb, {p} and {q} the manners.
 */
export const EITHER_FRAMES: readonly string[] = [
  'El día en que naciste, {b} pasó de {x} a {y}, y sin la hora no se sabe de qué lado te tocó. Si fue antes del cambio, {v} {p}. Si fue después, {v} {q}.',
  'Sin la hora, {b} queda entre dos signos: ese día dejó {x} y entró en {y}. Con lo primero, {v} {p}; con lo segundo, {v} {q}. Lee las dos frases y quédate con la que te suene a ti.',
  'Ese día {b} cambió de {x} a {y}, así que aquí hay dos retratos posibles. En el más temprano, {v} {p}; en el más tardío, {v} {q}.',
  'De {b} solo se sabe que fue de {x} a {y} en tu día. Según la hora, {v} {p}, o bien {v} {q}.',
];

/** Added for the lights, of which it matters most. */
export const EITHER_ADVICE: readonly string[] = [
  'Una partida de nacimiento suele traer la hora; con ella, esta página se decide.',
  'Si alguien de tu familia recuerda si fue de madrugada o de tarde, con eso puede bastar.',
  'Un álbum, una pulsera del hospital o el registro civil guardan a veces la hora que falta.',
];

/** Why a chart without an hour is silent on the rest. */
export const NO_HOUR_TEXTS: readonly string[] = [
  'Esta carta está escrita sin la hora de nacimiento, y por eso calla todo lo que cambia de minuto en minuto. Lo que has leído se sostiene a cualquier hora de ese día, y con eso hay bastante para empezar a conversar contigo.',
  'Falta la hora, de modo que aquí no hay nada de lo que gira con el reloj. Es una carta más breve, pero ninguna de sus frases depende de un dato supuesto: preferimos callar a inventar.',
  'Sin hora de nacimiento, lo honesto es contar solo lo que vale para el día entero. Si algún día la encuentras, la carta se completa sin desdecirse, como un retrato al que se le añade el fondo.',
];

/** After the aspects of a chart without an hour that has few of them. */
export const FEW_ASPECTS: readonly string[] = [
  'Son pocos los aspectos que valen para el día entero, y conviene leerlos sin prisa: donde hay menos hilos, cada uno tira más. Lo que no aparece aquí no te falta; quiere decir que esas partes de ti se mueven por libre, sin pedirse permiso ni estorbarse demasiado.',
  'Hay pocos lazos entre los astros de ese día, al menos de los que duran de medianoche a medianoche. Una carta así reparte el trabajo: cada cosa tiene su sitio y su momento, y lo que se une con más fuerza es lo que tú decides juntar a base de costumbre.',
  'La lista es corta porque solo entran los aspectos seguros a cualquier hora. Con tan pocas cuerdas, la música depende más de quien la interpreta: fíjate en cuál de estas frases reconoces a la primera y cuál te pide una semana para darle la razón, o para quitársela.',
];
