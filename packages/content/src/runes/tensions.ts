import type { CastRune } from '@sibila/domain/runes/runes';
import { sideOf } from './voices/sides.ts';
import type { Gesture } from './voices/voice.ts';

type Three = readonly [string, string, string];

/**
 * What two runes say together by what each asks for: the key holds both gestures in alphabetical
 * order, `{x}` is the rune of the first and `{y}` of the second.
 */
const TENSIONS: Readonly<Record<string, Three>> = {
  'guard-guard': [
    'Dos piedras en guardia: {x} y {y} protegen lo mismo desde lados distintos. Comprueba que quede una puerta sin cerrojo.',
    '{X} ya ponía un límite y {y} añade otro. Quédate con el más claro de los dos.',
    'Que {y} repita la cautela de {x} da una medida de lo que te importa; di qué es, y sobrará la mitad de la defensa.',
  ],
  'guard-keep': [
    '{X} pide una cerca y {y}, cuidar lo de dentro: la defensa tiene sentido mientras haya algo creciendo.',
    'Sin lo que {y} pide cuidar, la cerca de {x} guardaría un patio vacío. Mira qué hay detrás de tu límite.',
    'Atender a diario, como pide {y}, y proteger, como pide {x}: decide cuál de las dos tareas llevas con retraso.',
  ],
  'guard-look': [
    '{Y} pide mirar y {x} pide cubrirse. Mira primero tú, y decide después qué enseñas.',
    'Antes de levantar la defensa que pide {x}, {y} aconseja comprobar de qué te estás protegiendo.',
    'Después de mirar como pide {y}, el límite de {x} se pone en su sitio, ni antes ni después.',
  ],
  'guard-meet': [
    '{X} marca una distancia y {y} pide acercarse. Se puede, si quien pasa llama primero.',
    'El encuentro que busca {y} sale mejor con la condición que pone {x}: saber hasta dónde.',
    'Entre {x}, que pide protegerse, y {y}, que pide compañía, la conversación útil es la de las condiciones.',
  ],
  'guard-move': [
    '{X} pide cubrir la espalda y {y}, echar a andar. Sal, con un sitio al que poder volver.',
    'El paso que propone {y} puede darse dentro del límite que traza {x}: más corto, y firme.',
    'Antes del paso que pide {y}, {x} pregunta qué queda sin proteger. Contesta eso y sal.',
  ],
  'guard-release': [
    'Lo que {y} invita a dejar ya no necesita la defensa de {x}; de ahí puede salir tiempo para otra cosa.',
    '{X} pide sujetar y {y}, abrir la mano. Haz dos montones: lo que de verdad cuidas y lo que solo vigilas.',
    'Con menos carga, que es lo que pide {y}, el límite de {x} puede ser más pequeño y más fácil de sostener.',
  ],
  'guard-wait': [
    '{X} pide cuidar el sitio y {y}, dejar correr los días. No hace falta contestar hoy para que algo quede decidido.',
    'Cautela y pausa van aquí de acuerdo: {x} pide cerrar la puerta y {y} no tiene prisa por abrirla.',
    'Dentro del límite de {x}, la pausa de {y} deja de parecer abandono.',
  ],
  'keep-keep': [
    '{X} y {y} piden lo mismo, constancia. Elige a cuál de tus cosas se la vas a dar, porque para todas no alcanza.',
    'Las dos piden cuidado, {x} de una manera y {y} de otra, y coinciden en que lo bueno de esto ya lo tienes cerca.',
    'Cuando {x} y {y} insisten en atender lo que hay, lo que falta no es nada nuevo: es rutina.',
  ],
  'keep-look': [
    '{X} pide seguir cuidando y {y} pregunta qué se cuida. Vale la pena comprobarlo.',
    'Lo que se sostiene a diario con {x}, {y} pide mirarlo de cerca: qué parte crece y cuál solo se mantiene.',
    '{Y} pide revisar lo que con {x} se daba por bueno. Que aparezca una mancha no obliga a tirarlo.',
  ],
  'keep-meet': [
    '{X} pide cuidar lo propio y {y}, llevarlo a otra persona: quizá algo tuyo mejore compartido.',
    'La constancia de {x} necesita a alguien enfrente, y {y} se lo busca.',
    'Con {x} tienes qué ofrecer; con {y}, a quién.',
  ],
  'keep-move': [
    '{X} quiere conservar y {y} quiere salir. Caben las dos si sabes qué llevas contigo.',
    'El movimiento de {y} se apoya en el cuidado de {x}: mueve una pieza y deja quietas las demás.',
    '{X} pide quedarse cerca y {y}, salir. Reparte la semana entre las dos cosas antes de que se la quede una.',
  ],
  'keep-release': [
    '{X} pide conservar y {y}, dejar ir: de lo que te ocupa, una parte merece cuidado y otra ya no.',
    'Para que {x} pueda cuidar algo, {y} pide sitio. Aparta lo que ya no usas.',
    'Lo difícil entre {x} y {y} es no seguir cuidando por costumbre lo que ya querías soltar.',
  ],
  'keep-wait': [
    '{X} pide atención diaria y {y} no pide resultados: juntas hablan de un trabajo que aún no se nota.',
    'Para el tiempo de pausa que pide {y}, {x} da algo que hacer: lo pequeño, lo de todos los días.',
    'La pausa de {y} no es descuido si {x} sigue ocupándose de lo básico.',
  ],
  'look-look': [
    '{X} y {y} son dos miradas sobre lo mismo. Donde coincidan, fíate; donde no, pregunta.',
    'Lo que {x} señala, con {y} se vuelve a mirar, y la segunda vez se ven los detalles.',
    'Con {x} y {y} sobra en qué fijarse. Ver más no hará la decisión por ti.',
  ],
  'look-meet': [
    '{X} pide mirar y {y}, acercarse: lo que has visto a solas se puede ya preguntar.',
    'Lo que se ve a solas con {x} cambia de tamaño, como quiere {y}, al hablarlo con alguien.',
    'Para el encuentro que trae {y}, {x} da un buen consejo: fijarse en quién viene.',
  ],
  'look-move': [
    '{X} pide mirar y {y}, echar a andar. Con ver los tres primeros pasos alcanza.',
    'Sin la mirada que pide {x}, el paso de {y} llegaría deprisa a otro sitio. Primero el mapa, luego el pie.',
    'A lo que se aprende con {x} le falta camino, y {y} lo pone.',
  ],
  'look-release': [
    'Primero mirar, como pide {x}; después se sabe mejor qué sobra, que es lo que pregunta {y}.',
    'Lo que se ha mirado de frente con {x} se suelta con más facilidad, y eso pide {y}.',
    '{X} pregunta por qué lo guardas y {y} por qué no lo dejas; suele ser la misma respuesta.',
  ],
  'look-wait': [
    '{X} pide verlo y {y}, darle tiempo. Hay cosas que se distinguen mejor con distancia.',
    'La pausa de {y} ayuda a la mirada de {x}: lo que está parado se deja observar.',
    'Con {x} ves lo que hay, con {y} lo dejas estar un poco. Apuntarlo no es moverlo.',
  ],
  'meet-meet': [
    '{X} pide un puente y {y}, cruzarlo: esto no se resuelve a solas.',
    '{X} pide compañía y {y} también; falta ver quién habla primero.',
    'Tanto {x} como {y} llevan a otra gente. Cuida que en la conversación quepas también tú.',
  ],
  'meet-move': [
    '{X} busca compañía y {y} camino. Pregunta quién viene antes de fijar la fecha.',
    'El paso que da {y} afecta al trato que trae {x}, y conviene avisar antes de darlo.',
    '{Y} pide salir y {x}, ir a la par; el ritmo se acuerda hablando.',
  ],
  'meet-release': [
    '{X} pide acercarse y {y}, abrir la mano: se puede querer un trato sin sujetarlo.',
    'Algo de lo que {y} aconseja soltar ocupaba el sitio del encuentro que propone {x}.',
    'Para que {x} traiga un encuentro y no una deuda, {y} aconseja perdonar una cuenta.',
  ],
  'meet-wait': [
    '{X} pide acercarse y {y}, no forzar la respuesta. Deja a la vista el ofrecimiento y sigue con tu día.',
    'La conversación de {x} tiene su hora, y {y} sugiere que no es la primera.',
    'Con {y} por medio, el acercamiento de {x} va a paso de visita y no de mudanza.',
  ],
  'move-move': [
    '{X} pide salir y {y} también. Con tanta marcha, lo que falta es decidir dónde se para.',
    'Al impulso de {x}, {y} le suma otro: reparte la fuerza o se irá toda en el primer tramo.',
    '{X} y {y} piden movimiento, y no por fuerza hacia el mismo sitio. Elige una dirección antes que una velocidad.',
  ],
  'move-release': [
    '{X} pide salir y {y}, aligerar el equipaje: primero se deja algo, después se camina.',
    'El avance de {x} cuesta menos sin lo que {y} invita a soltar.',
    'Con el peso en el suelo, como pide {y}, el paso de {x} sale más fácil.',
  ],
  'move-wait': [
    '{X} tira hacia delante y {y} pide freno. La salida está en alternar: un paso, una pausa y volver a mirar.',
    'Lo que {x} pide hacer hoy, {y} lo deja para cuando esté maduro. Prepara lo que dependa de ti.',
    'Una acelera y otra detiene, {x} y {y}; el carro necesita las dos cosas para no volcar.',
  ],
  'release-release': [
    '{X} pide soltar y {y} también. Antes de soltarlo todo, di en voz alta qué te quedas.',
    'Lo que se deja con {x} y con {y} abre un sitio, y no corre prisa llenarlo.',
    'Las dos piedras bajan peso, {x} por su lado y {y} por el suyo. Elige una sola cosa y empieza por ella.',
  ],
  'release-wait': [
    '{X} pide soltar y {y}, no poner todavía nada en su lugar. Deja libre ese sitio unos días.',
    'Después de soltar, como quiere {x}, {y} pide un descanso antes de elegir lo siguiente.',
    'Con {y} no hace falta soltarlo todo de golpe: lo que señala {x} puede irse poco a poco.',
  ],
  'wait-wait': [
    '{X} pide pausa y {y} también. Pon una fecha para volver a mirarlo, o la pausa se volverá costumbre.',
    'Dos piedras que no tienen prisa, {x} y {y}: lo que se puede hacer hoy es pequeño y queda cerca.',
    'Ni {x} ni {y} empujan. Aprovecha para dormir bien y dejar lista la primera pregunta.',
  ],
};

interface Tension {
  texts: Three;
  x: CastRune;
  y: CastRune;
}

/** What two neighbours say together by their gestures, and which of them is `{x}`. */
export function tensionOf(a: CastRune, b: CastRune): Tension {
  const [x, y] = sideOf(a).gesture <= sideOf(b).gesture ? [a, b] : [b, a];
  const of = (c: CastRune): Gesture => sideOf(c).gesture;
  const texts = TENSIONS[`${of(x)}-${of(y)}`];
  if (!texts) throw new RangeError(`no tension of ${of(x)} and ${of(y)}`);
  return { texts, x, y };
}
