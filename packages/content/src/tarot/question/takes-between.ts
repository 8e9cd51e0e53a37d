import type { Takes } from './take.ts';

/** When something will come about. */
export const WHEN_TAKES: Takes = {
  love: {
    middle: [
      'Una fecha para {x} no hay carta que la dé, y la que la diera mentiría. Se puede hablar de temporada: qué tiene que haber pasado en ti para que, cuando llegue, encuentre silla.',
      'Ese «cuándo» trae cansancio de esperar, y es comprensible. Respecto {al x}, más que el día importa qué haces con los días.',
    ],
    landing: [
      'No hay fecha que apuntar para {x}. Hay un «mientras tanto», y consiste en {do}.',
      'El amor no mira calendarios. Tú puedes usar el tuyo para {do}.',
    ],
  },
  work: {
    middle: [
      'Para {x} no hay mes escrito en la mesa: depende de vacantes, firmas y ánimos ajenos. Lo que sí puede fecharse es lo tuyo, una solicitud, una llamada, una página.',
      'En el trabajo los plazos los pone quien convoca. A ti te toca el ritmo de los intentos, y esa es la parte {de x} que las cartas pueden mirar.',
    ],
    landing: [
      'Cuándo, no se sabe. Con qué, un poco más: {do}.',
      'El trabajo tiene su hora; la tuya puedes gastarla en {do}.',
    ],
  },
  family: {
    middle: [
      'En la familia las cosas pasan un domingo cualquiera, sin avisar. Sobre {x} no hay fecha que dar; sí una forma de estar cerca para cuando toque.',
      'El reloj {de x} no es el tuyo, y tampoco el de la baraja. Puede verse qué lo retrasa por tu lado, que ya es algo.',
    ],
    landing: [
      'El momento con {x} no se adivina, se propicia: {do}.',
      'Sin día marcado para {x}, lo que acerca es {do}.',
    ],
  },
  money: {
    middle: [
      'Los plazos {de x} salen de una hoja de cuentas y no de una baraja: cuánto entra, cuánto sale, qué queda a fin de mes. Con esas columnas tendrás una fecha mejor que cualquier augurio.',
    ],
    landing: [
      'Para {x}, el calendario se hace con números. Ayuda {do}.',
      'El dinero llega a su paso. El tuyo, mientras, puede ser {do}.',
    ],
  },
  health: {
    middle: [
      'Los tiempos {de x} los marca quien te atiende, y conviene preguntárselos sin miedo. Ninguna carta debería acortarlos ni alargarlos.',
    ],
    landing: [
      'Los plazos {de x} se preguntan donde los saben. Mientras, que la espera tenga compañía y buenas noches de sueño.',
    ],
  },
  studies: {
    middle: [
      'Ese «cuándo» se parece a una escalera: se sabe cuántos peldaños faltan y no cuántos tropiezos. Para {x}, cuenta los peldaños y olvida el pronóstico.',
    ],
    landing: [
      'Los estudios avanzan sin fecha y con costumbre. La de esta semana podría ser {do}.',
      'Con {x}, el calendario lo acortan los ratos. Empieza uno por {do}.',
    ],
  },
  travel: {
    middle: [
      'La partida no tiene día en esta mesa. Los viajes se ponen fecha cuando hay papeles, dinero y alguien avisado; de {x}, mira cuál de las tres cosas falta.',
    ],
    landing: [
      'Para {x}, la fecha aparecerá detrás de lo práctico. Delante está {do}.',
      'Aún sin día de salida, se puede {do}.',
    ],
  },
  any: {
    middle: [
      'La impaciencia también es un reloj, y adelanta. Respecto {al x}, en lugar de una fecha, busca la señal por la que sabrás que ya se puede.',
      'Un «cuándo» merece honradez: aquí no hay fechas, y las que se inventan estorban. Sobre {x}, lo visible es en qué punto de la vuelta estás.',
      'Las cartas no saben de relojes. De {x} cuentan el orden, qué va antes y qué después, que a veces es lo que de verdad se quería saber.',
    ],
    landing: [
      'Sin día ni mes, lo que va antes ya se conoce: {do}.',
      'Cuando llegue la hora {de x}, te servirá haber empezado por {do}.',
    ],
  },
};

/** Who somebody is or will be. */
export const WHO_TAKES: Takes = {
  love: {
    middle: [
      'Ni nombre ni cara salen en una baraja, por suerte: habría que quererlos por obligación. Sobre el amor que preguntas, la tirada habla de cómo te reconocerás tú al lado de alguien.',
      'El «quién» en el amor se descubre tratando, y no al revés. Lo que se puede mirar aquí es con qué clase de trato te quedas a gusto.',
    ],
    landing: [
      'El amor ya traerá su nombre. A ti te toca {do}.',
      'Quién sea lo dirá el trato. Para que el amor te encuentre en casa, ayuda {do}.',
    ],
  },
  any: {
    middle: [
      'Un «quién» pide un nombre y las cartas no los tienen. Sobre {x}, enseñan más bien qué clase de persona ayuda y cuál cansa, que es buena guía para mirar alrededor.',
      'Nadie aparece señalado en estos dibujos. Respecto {al x}, sirven para pensar a quién acudirías tú primero, y por qué no lo has hecho.',
    ],
    landing: [
      'El nombre lo pondrás tú. Antes ayuda {do}.',
      'Las personas se conocen tratándolas; y para eso conviene {do}.',
    ],
  },
};

/** Which of two or more. */
export const WHICH_TAKES: Takes = {
  work: {
    middle: [
      'Entre una cosa y otra, haz la cuenta de los martes: cuál te deja con más aire a media tarde. Sobre {x}, el sueldo y el cargo ya los tienes comparados; falta eso, que en el trabajo es casi todo.',
      'Las dos opciones de trabajo tienen una cara que se enseña y otra que se descubre al tercer mes. Para {x}, habla con alguien que ya esté en el tercer mes.',
    ],
    landing: [
      'Con las opciones de trabajo delante, lo que desempata es {do}.',
      'Para elegir trabajo sobra comparar otra vez y falta {do}.',
    ],
  },
  love: {
    middle: [
      'Entre dos caminos del corazón no hay carta que elija, y menos entre dos personas. Con {x}, mira en cuál te oyes la voz más tranquila.',
      'En el amor, comparar dos posibilidades como si fueran dos abrigos las empequeñece. Mira cómo te quedas tú después de cada encuentro.',
    ],
    landing: [
      'En el amor no se desempata con cartas. Se aclara, a veces, con {do}.',
      'Antes de elegir en el amor, cabe {do}.',
    ],
  },
  studies: {
    middle: [
      'Entre dos estudios posibles, mira cuál leerías aunque no hubiera examen. Para decidir sobre {x}, visita un aula, habla con alguien que vaya por la mitad y desconfía de los folletos.',
      'Elegir {x} parece elegir una vida, y suele ser elegir los dos próximos años. A ese tamaño se piensa mejor.',
    ],
    landing: [
      'Para elegir estudios no hace falta certeza; ayuda {do}.',
      'Los estudios admiten cambios de idea. Para la primera, {do}.',
    ],
  },
  travel: {
    middle: [
      'Irse y quedarse son dos vidas, y las dos tienen lunes. De {x}, compara los lunes y no los sábados: a qué hora se sale, con quién se habla, qué se echa de menos.',
    ],
    landing: [
      'Entre un lugar y otro, lo que aclara es {do}.',
      'Ningún viaje empieza por la maleta. Este empieza por {do}.',
    ],
  },
  any: {
    middle: [
      'A veces no se elige entre dos cosas, sino entre dos maneras de contarse la misma. Con {x}, prueba a decir cada opción sin la palabra «pero».',
      'Dos opciones que se discuten tanto suelen parecerse en el fondo, o no ser las únicas. Ante {x}, busca la tercera antes de sortear las otras.',
      'Elegir una u otra te toca a ti; la tirada solo enseña desde qué humor las comparas. Con {x}, mira cuál defiendes cuando alguien la critica.',
    ],
    landing: [
      'Entre una y otra, la balanza se moverá con un gesto: {do}.',
      'Ante {x}, lo que ayuda a elegir es {do}.',
    ],
  },
};
