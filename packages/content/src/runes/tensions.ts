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
    '{X} pone la cerca y {y} cuida lo de dentro: la defensa tiene sentido mientras haya algo creciendo.',
    'Sin {y}, lo que {x} protege sería un patio vacío. Mira qué hay detrás de tu límite.',
    'Lo que {y} alimenta a diario, {x} lo resguarda; decide cuál de las dos tareas llevas con retraso.',
  ],
  'guard-look': [
    '{Y} quiere ver y {x} no quiere que la vean. Mira primero tú, y decide después qué enseñas.',
    'Antes de levantar la defensa que pide {x}, {y} aconseja comprobar de qué te estás protegiendo.',
    'Con lo que descubre {y}, el límite de {x} puede ponerse en su sitio, ni antes ni después.',
  ],
  'guard-meet': [
    '{X} marca una distancia y {y} la quiere cruzar. Se puede, si quien pasa llama primero.',
    'El encuentro que busca {y} sale mejor con la condición que pone {x}: saber hasta dónde.',
    'Entre {x}, que se protege, y {y}, que se acerca, la conversación útil es la de las condiciones.',
  ],
  'guard-move': [
    '{X} cubre la espalda y {y} echa a andar. Sal, con un sitio al que poder volver.',
    'El paso que propone {y} puede darse dentro del límite que traza {x}: más corto, y firme.',
    'Donde {y} se lanzaría, {x} pregunta qué queda sin proteger. Contesta eso y sal.',
  ],
  'guard-release': [
    'Lo que {y} deja ir ya no necesita que {x} lo defienda; de ahí puede salir tiempo para otra cosa.',
    '{X} aprieta y {y} abre la mano. Haz dos montones: lo que de verdad cuidas y lo que solo vigilas.',
    'Al soltar lo que indica {y}, el cerco de {x} puede hacerse más pequeño y más fácil de sostener.',
  ],
  'guard-wait': [
    '{X} guarda el sitio mientras {y} deja correr los días. No todo se decide por contestar hoy.',
    'Cautela y pausa van aquí de acuerdo: {x} cierra la puerta y {y} no tiene prisa por abrirla.',
    'Dentro del límite de {x}, la pausa de {y} deja de parecer abandono.',
  ],
  'keep-keep': [
    '{X} y {y} piden lo mismo, constancia. Elige a cuál de tus cosas se la vas a dar, porque para todas no alcanza.',
    'Las dos cuidan, {x} de una manera y {y} de otra, y coinciden en que lo bueno de esto ya lo tienes en casa.',
    'Cuando {x} y {y} insisten en atender lo que hay, lo que falta no es nada nuevo: es rutina.',
  ],
  'keep-look': [
    '{X} cuida por costumbre y {y} pregunta qué está cuidando. Vale la pena comprobarlo.',
    'Lo que {x} sostiene a diario, {y} lo pone a la luz; verás qué parte crece y cuál solo se mantiene.',
    '{Y} revisa lo que {x} daba por bueno. Que aparezca una mancha no obliga a tirarlo.',
  ],
  'keep-meet': [
    '{X} cuida lo propio y {y} lo lleva a otra persona: hay algo tuyo que mejoraría compartido.',
    'La constancia de {x} necesita a alguien enfrente, y {y} se lo busca.',
    'Con {x} tienes qué ofrecer; con {y}, a quién.',
  ],
  'keep-move': [
    '{X} quiere conservar y {y} quiere salir. Caben las dos si sabes qué llevas contigo.',
    'El movimiento de {y} se apoya en lo que {x} ha cuidado: mueve una pieza y deja quietas las demás.',
    'Donde {x} atiende, {y} camina. Reparte la semana entre las dos cosas antes de que se la quede una.',
  ],
  'keep-release': [
    '{X} conserva y {y} deja ir: de lo que te ocupa, una parte merece cuidado y otra ya no.',
    'Para que {x} pueda cuidar algo, {y} pide sitio. Aparta lo que ya no usas.',
    'Lo difícil entre {x} y {y} es no seguir cuidando por costumbre lo que ya querías soltar.',
  ],
  'keep-wait': [
    '{X} atiende cada día y {y} no pide resultados: juntas hablan de un trabajo que aún no se nota.',
    'Mientras {y} frena, {x} da algo que hacer: lo pequeño, lo de todos los días.',
    'La pausa de {y} no es descuido si {x} sigue ocupándose de lo básico.',
  ],
  'look-look': [
    '{X} y {y} son dos miradas sobre lo mismo. Donde coincidan, fíate; donde no, pregunta.',
    'Lo que {x} señala, {y} vuelve a mirarlo, y la segunda vez se ven los detalles.',
    'Entre {x} y {y} hay luz de sobra. Ver más no hará la decisión por ti.',
  ],
  'look-meet': [
    '{X} observa y {y} se acerca: lo que has visto a solas se puede ya preguntar.',
    'Lo que {x} descubre por su cuenta, {y} lo cambia de tamaño al hablarlo con alguien.',
    'Para el encuentro que trae {y}, {x} da un buen consejo: fijarse en quién viene.',
  ],
  'look-move': [
    '{X} alumbra y {y} echa a andar. Con ver los tres primeros pasos alcanza.',
    'Sin lo que muestra {x}, {y} llegaría deprisa a otro sitio. Primero el mapa, luego el pie.',
    'A la claridad de {x} le falta camino, y {y} lo pone.',
  ],
  'look-release': [
    'Cuando {x} enseña lo que hay, {y} ya sabe qué sobra.',
    '{Y} suelta con más facilidad lo que {x} ha mirado de frente.',
    '{X} pregunta por qué lo guardas y {y} por qué no lo dejas; suele ser la misma respuesta.',
  ],
  'look-wait': [
    '{X} quiere verlo ya y {y} pide tiempo. Hay cosas que se distinguen mejor con distancia.',
    'La quietud de {y} ayuda a la mirada de {x}: lo que está parado se deja observar.',
    'Con {x} ves lo que hay, con {y} lo dejas estar un poco. Apuntarlo no es moverlo.',
  ],
  'meet-meet': [
    'Donde {x} tiende un puente, {y} lo cruza: esto no se resuelve a solas.',
    '{X} pone a una persona y {y} a otra; falta ver quién habla primero.',
    'Tanto {x} como {y} llevan a otra gente. Cuida que en la conversación quepas también tú.',
  ],
  'meet-move': [
    '{X} busca compañía y {y} camino. Pregunta quién viene antes de fijar la fecha.',
    'El paso que da {y} afecta al trato que trae {x}, y conviene avisar antes de darlo.',
    '{Y} acelera y {x} pide ir a la par; el ritmo se acuerda hablando.',
  ],
  'meet-release': [
    '{X} acerca a alguien y {y} abre la mano: se puede querer un trato sin sujetarlo.',
    'Algo de lo que {y} deja atrás ocupaba el sitio del encuentro que propone {x}.',
    'Para que {x} traiga un encuentro y no una deuda, {y} aconseja perdonar una cuenta.',
  ],
  'meet-wait': [
    '{X} se acerca y {y} no contesta todavía. Deja a la vista el ofrecimiento y sigue con tu día.',
    'La conversación de {x} tiene su hora, y {y} sugiere que no es la primera.',
    'Con {y} por medio, el acercamiento de {x} va a paso de visita y no de mudanza.',
  ],
  'move-move': [
    '{X} arranca y {y} no se queda atrás. Con tanta marcha, lo que falta es decidir dónde se para.',
    'Al impulso de {x}, {y} le suma otro: reparte la fuerza o se irá toda en el primer tramo.',
    '{X} y {y} van deprisa y no por fuerza al mismo sitio. Elige una dirección antes que una velocidad.',
  ],
  'move-release': [
    '{X} quiere salir y {y} aligera el equipaje: primero se deja algo, después se camina.',
    'El avance de {x} cuesta menos sin lo que {y} ya está soltando.',
    'Sin ese peso que {y} baja al suelo, {x} encuentra el paso.',
  ],
  'move-wait': [
    '{X} tira hacia delante y {y} frena. La salida está en alternar: un paso, una pausa y volver a mirar.',
    'Lo que {x} haría hoy, {y} lo deja para cuando esté maduro. Prepara lo que dependa de ti.',
    'Una acelera y otra detiene, {x} y {y}; el carro necesita las dos cosas para no volcar.',
  ],
  'release-release': [
    '{X} afloja y {y} afloja más. Antes de soltarlo todo, di en voz alta qué te quedas.',
    'Lo que dejan {x} y {y} abre un sitio, y no corre prisa llenarlo.',
    'Las dos piedras bajan peso, {x} por su lado y {y} por el suyo. Elige una sola cosa y empieza por ella.',
  ],
  'release-wait': [
    '{X} suelta y {y} no pone todavía nada en su lugar. Déjalo libre unos días.',
    'Tras lo que {x} deja, {y} pide un descanso antes de elegir lo siguiente.',
    'Con {y} no hace falta soltarlo todo de golpe: lo que {x} empieza puede irse poco a poco.',
  ],
  'wait-wait': [
    '{X} se detiene y {y} también. Pon una fecha para volver a mirarlo, o la pausa se volverá costumbre.',
    'Dos piedras quietas, {x} y {y}: lo que se puede hacer hoy es pequeño y queda cerca.',
    'Ni {x} ni {y} tienen prisa. Aprovecha para dormir bien y dejar lista la primera pregunta.',
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
