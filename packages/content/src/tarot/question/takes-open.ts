import type { Take, Takes } from './take.ts';

/** How to do something. */
export const HOW_TAKES: Takes = {
  work: {
    middle: [
      'En el trabajo, el cómo empieza casi siempre por una conversación que da pereza. En lo {de x}, elige el sitio, el momento y la primera frase; con la frase casi basta.',
      'En lo que toca {al x}, le sientan bien al «cómo» los verbos pequeños: pedir, enseñar, apuntar, repartir. Lo que ha salido propone uno.',
    ],
    landing: [
      'Con {x}, el cómo cabe en un gesto: {do}.',
      'Entre todas las maneras de arreglar el trabajo, esta semana prueba una: {do}.',
    ],
  },
  love: {
    middle: [
      'El cómo, en el amor, se aprende en cosas de cocina: quién pregunta, quién espera, cómo se cierran las discusiones. Sobre {x}, busca ahí antes que en los grandes gestos.',
      'Respecto {al x}, hay lo que puedes hacer sin permiso de nadie y lo que hace falta proponer. Empieza por lo primero; lo segundo sale mejor después.',
    ],
    landing: [
      'En el amor, la respuesta a un cómo rara vez es larga. Hoy podría ser {do}.',
      'Para {x}, una manera entre muchas: {do}.',
    ],
  },
  family: {
    middle: [
      'Acercarse {al x} no pide técnica, pide ocasión: un rato sin público, sin pantalla y sin repasar lo de siempre. El tono hace la mitad.',
      'Con {x} ya probaste a explicar. Queda probar a preguntar, y a escuchar la respuesta sin preparar la tuya mientras tanto.',
    ],
    landing: [
      'Para llegar {al x} hay un camino corto: {do}.',
      'En familia, el cómo está en los detalles, y uno de ellos es {do}.',
    ],
  },
  money: {
    middle: [
      'El cómo, con el dinero, es aburrido y funciona: una hoja, tres columnas, el mismo día de cada semana. Respecto {al x}, apunta antes de recortar.',
      'Para {x} sirve más una regla cumplida que un plan perfecto: una cantidad fija, un tope, una fecha para revisarlo con alguien que entienda.',
    ],
    landing: [
      'Con {x}, empieza por algo que puedas repetir: {do}.',
      'El dinero agradece lo constante. Lo constante, aquí, sería {do}.',
    ],
  },
  health: {
    middle: [
      'Cómo cuidarte mejor es una pregunta que responde quien te conoce por dentro y por fuera, en la consulta. Respecto {al x}, aquí solo se mira el trato: horarios, compañía, exigencia.',
      'Para {x} hay saberes que no son de esta mesa. Lo que sí cabe es revisar con cariño el día a día: cómo duermes, con quién comes, a quién llamas cuando algo te preocupa.',
    ],
    landing: [
      'Con {x}, lo importante se pregunta a quien sabe; lo cotidiano se cuida con paciencia y poco a poco.',
      'El mejor cómo para {x} empieza por contarlo tal cual a quien te atiende.',
    ],
  },
  studies: {
    middle: [
      'En los estudios, el cómo está en la mesa y en la hora: dónde te sientas, qué apagas, cuánto dura. Para {x}, arregla una de esas tres cosas y no las tres.',
      'Para {x} ayuda partir el tema hasta que dé risa: una página, un problema, una idea explicada en voz alta. Lo demás es seguir.',
    ],
    landing: [
      'Con {x}, el método de hoy puede llamarse así: {do}.',
      'Estudiar mejor, esta semana, se parece a {do}.',
    ],
  },
  travel: {
    middle: [
      'Prepararse para {x} tiene una parte de papeles y otra de despedidas, y suele descuidarse la segunda. Haz una lista con las dos y alterna.',
    ],
    landing: [
      'Para {x}, antes que la maleta viene {do}.',
      'El viaje se aprende por el camino, y se empieza por {do}.',
    ],
  },
  decision: {
    middle: [
      'Se decide por descarte, por prueba o por gusto, y conviene saber cuál estás usando. Para esta decisión, la prueba en pequeño enseña más que otra noche de vueltas.',
    ],
    landing: [
      'A esta decisión le vendría bien {do}.',
      'La decisión puede madurar sola. Mientras, ayuda {do}.',
    ],
  },
  self: {
    middle: [
      'El cómo, hacia dentro, suele ser más lento y más sencillo de lo que se cuenta. En tu camino cuenta lo que haces un día malo, cuando no hay ganas de ningún método.',
      'No hay técnica que sustituya a escucharse. En tu camino, la pista está en qué te devuelve el aire y qué te lo quita, anotado sin interpretar.',
    ],
    landing: [
      'En tu camino, una manera de empezar es {do}.',
      'La calma, o lo que busques por dentro, empieza cerca: {do}.',
    ],
  },
  any: {
    middle: [
      'Hay un cómo que se explica y otro que se copia mirando. Para {x}, piensa quién lo hace bien a tu lado y en qué detalle se le nota.',
      'Los cómos no se leen en las cartas, se ensayan. Para {x}, lo que ha salido sugiere por qué lado empezar y qué herramienta dejar en el cajón.',
      'Para {x} hay más de un camino, y el más corto suele ser el que da vergüenza por sencillo.',
    ],
    landing: ['El cómo, al final, es modesto: {do}.', 'Para {x} se puede empezar por {do}.'],
  },
};

/** Why something is so. */
export const WHY_TAKES: Takes = {
  work: {
    middle: [
      'Detrás de un atasco en el trabajo hay causas de fuera, que se anotan, y una de dentro, que se trabaja. Respecto {al x}, las cartas se ocupan de la segunda.',
      'Si quieres entender qué pasa con {x}, mira cuándo empezó y qué cambió esa semana. Los motivos suelen dejar fecha.',
    ],
    landing: [
      'Sabido o no el porqué {de x}, hay por dónde empezar: {do}.',
      'El trabajo se desatasca antes por un gesto que por una explicación. El gesto: {do}.',
    ],
  },
  love: {
    middle: [
      'Los porqués del amor tienen dos versiones y a esta mesa solo llega una, la tuya. Sobre {x}, mejor que buscar culpables es ver qué se repetía cuando nadie discutía.',
      'Lo {de x} quizá no quepa en una razón. Caben varias, pequeñas, y algunas no eran de nadie; la tirada alumbra la que te toca.',
    ],
    landing: [
      'El porqué {de x} puede quedar incompleto. Lo que sigue no necesita esperarlo: {do}.',
      'En el amor, entender ayuda y no obliga. Ayuda también {do}.',
    ],
  },
  family: {
    middle: [
      'Los porqués de familia vienen de lejos y a veces ni quien los lleva los conoce. Con {x}, pregunta por la historia y no por la culpa.',
    ],
    landing: [
      'Con {x}, el porqué puede tardar; el cariño, no tanto, si empieza por {do}.',
      'La familia se explica despacio. Mientras, cabe {do}.',
    ],
  },
  money: {
    middle: [
      'Los porqués del dinero caben casi siempre en tres líneas: lo que entra, lo que sale y lo que da pudor mirar. Respecto {al x}, empieza por la tercera.',
    ],
    landing: [
      'Para {x}, explicarse ayuda menos que {do}.',
      'El dinero no guarda rencor, guarda recibos. Míralos, y después {do}.',
    ],
  },
  health: {
    middle: [
      'El porqué {de x} no se busca en una baraja: se pregunta donde hay pruebas y oficio. Desde aquí solo se mira qué te pesa llevar a solas.',
    ],
    landing: ['El porqué {de x}, para la consulta; para casa, compañía y un poco de paciencia.'],
  },
  studies: {
    middle: [
      'Lo que cuesta en los estudios rara vez es falta de cabeza: suele ser sueño, miedo o un capítulo anterior mal entendido. Sobre {x}, mira cuál de los tres.',
    ],
    landing: [
      'Los estudios perdonan las malas rachas. Se retoman así: {do}.',
      'Con {x}, la explicación puede esperar al descanso; ahora toca {do}.',
    ],
  },
  self: {
    middle: [
      'Preguntar por qué es ya una manera de acercarse. En tu camino, ese motivo lleva tiempo y quizá nació para protegerte; se le puede dar las gracias antes de pedirle que se aparte.',
      'Lo que sientes tiene sus razones aunque no sepa explicarlas. En tu camino, más que descifrarlo, conviene ver a qué hora aparece y qué lo calma.',
    ],
    landing: [
      'El porqué puede seguir madurando. En tu camino, mientras tanto, cabe {do}.',
      'Aunque la razón no aparezca hoy, sí puedes {do}.',
    ],
  },
  any: {
    middle: [
      'Los motivos se dejan ver mejor de lado. En cuanto {al x}, cuenta qué pasó la última vez, paso a paso, sin la palabra «porque».',
      'A un porqué se le puede dar la vuelta: para qué sirve, a quién protege, qué evita. Sobre {x}, prueba con esas tres preguntas y quédate con la que incomode un poco.',
      'Las causas {de x} no están todas en esta mesa, y alguna ni siquiera es tuya. Lo que se ve es el punto en que todavía puedes intervenir.',
    ],
    landing: [
      'Entender {x} llevará su tiempo. Para hoy hay algo más cercano: {do}.',
      'Cada porqué guarda un «y ahora qué». El de ahora es {do}.',
    ],
  },
};

/** An open question. */
export const WHAT_TAKES: Takes = {
  work: {
    middle: [
      'Qué ver, qué hacer, qué esperar {de x}: la tirada contesta por partes y sin cerrar el asunto. En el trabajo, lo que señala se comprueba mirando un día corriente.',
      'A una pregunta abierta sobre {x} le va bien una respuesta con bordes. En el trabajo, el borde más claro es el de tu tiempo.',
    ],
    landing: [
      'De {x}, quédate con una cosa que se pueda hacer: {do}.',
      'En el trabajo, lo que esta tirada deja sobre la mesa es {do}.',
    ],
  },
  love: {
    middle: [
      'Sobre {x} caben muchas respuestas, y las que hablan de otra persona no están aquí. Están las tuyas: qué das, qué pides, qué dejas sin decir.',
      'El amor te pregunta de vuelta dónde estás tú cuando quieres a alguien: delante, detrás, al lado. Las cartas miran esa postura.',
    ],
    landing: [
      'En el amor, lo que queda cerca es {do}.',
      'Para {x}, la tirada deja una frase corta: {do}.',
    ],
  },
  family: {
    middle: [
      'Lo que preguntas {de x} tiene muchas manos encima. La tirada aparta las ajenas por un momento y deja ver la tuya.',
    ],
    landing: [
      'Con {x}, lo que está en tu mano es {do}.',
      'De la familia, cada quien se lleva un trozo de tarea. El tuyo: {do}.',
    ],
  },
  money: {
    middle: [
      'Sobre {x} se puede preguntar a las cartas por la actitud, y por las cifras a quien sabe. De lo primero hay bastante en la mesa.',
    ],
    landing: [
      'Con {x}, una cosa cada vez. La de ahora: {do}.',
      'El dinero se ordena de poco en poco. Hoy bastaría con {do}.',
    ],
  },
  health: {
    middle: [
      'Lo que preguntas {de x} tiene una parte que es de consulta y otra que es de vida diaria. De la segunda habla la mesa, y la primera la deja donde debe estar.',
    ],
    landing: [
      'Sobre {x}, lleva apuntado lo que te preocupa a quien te atiende, y en casa date un trato paciente.',
    ],
  },
  studies: {
    middle: [
      'Sobre {x} la tirada no corrige exámenes; mira la silla, la hora y las ganas. Ahí se decide más de lo que parece.',
    ],
    landing: [
      'Con {x}, la lección de hoy es {do}.',
      'Los estudios piden de ti, esta semana, {do}.',
    ],
  },
  travel: {
    middle: [
      'Ante {x}, la tirada no enseña paisajes; enseña con qué pie sales y qué llevas de más en la maleta.',
      'Un viaje se parece poco a lo que se cuenta antes. De {x} se ve aquí la víspera: qué te despide, qué te llama, qué dejas sin cerrar.',
    ],
    landing: [
      'Para {x}, lo que conviene hacer en la víspera es {do}.',
      'Lo que espere allí se verá allí. Desde aquí puedes {do}.',
    ],
  },
  decision: {
    middle: [
      'Una decisión con tantas preguntas dentro se ordena por capas: qué urge, qué importa, qué solo hace ruido. La tirada ayuda con la segunda.',
    ],
    landing: [
      'De esta decisión, lo que ya se puede mover es {do}.',
      'La decisión gana aire con {do}.',
    ],
  },
  self: {
    middle: [
      'Lo que necesitas ver de ti no suele estar escondido: está tan cerca que desenfoca. En tu camino, la tirada hace de espejo de mano.',
      'Preguntas por tu camino y las cartas devuelven gestos, no definiciones. Mira cuál de ellos te ha dado un poco de risa o de vergüenza: suele ser ese.',
    ],
    landing: [
      'En tu camino, lo que toca probar es {do}.',
      'De todo lo que eres, la tirada pide hoy una cosa: {do}.',
    ],
  },
  any: {
    middle: [
      'Tu pregunta es amplia, y la tirada la contesta estrechándola. De todo lo que cabría decir sobre {x}, elige una escena y se queda en ella.',
      'Para {x} no hace falta una respuesta entera; basta una esquina por la que empezar a mirar. Los dibujos señalan una.',
      'Cuanto más abierta es una pregunta, más deja ver a quien la hace. En {x}, mira qué palabra escogiste sin pensar: las cartas suelen colarse por ahí.',
    ],
    landing: [
      'De {x}, llévate una cosa pequeña y usable: {do}.',
      'Lo que la mesa contesta, dicho corto, es {do}.',
      'Si hubiera que resumirlo en un gesto, sería {do}.',
    ],
  },
};

/** Something told and not asked. */
export const STATEMENT_TAKES: Takes = {
  work: {
    middle: [
      'Has contado algo {de x} sin preguntar nada, y a veces ahí está la pregunta. La tirada la oye así: qué te gustaría que cambiara en el trabajo y quién lo sabe.',
    ],
    landing: [
      'De lo que cuentas sobre {x}, lo que pide manos es {do}.',
      'El trabajo seguirá siendo tema mañana. Hoy cabe {do}.',
    ],
  },
  love: {
    middle: [
      'Lo que cuentas {de x} no trae signo de interrogación, pero algo espera. En el amor, decirlo en voz alta ya es haber movido una silla.',
    ],
    landing: [
      'Con {x}, después de contarlo, cabe {do}.',
      'El amor que cuentas tiene más capítulos; para el de ahora, {do}.',
    ],
  },
  family: {
    middle: [
      'Lo que escribes sobre {x} suena a historia con varios narradores. Aquí se oye la tuya, sin que nadie la interrumpa.',
    ],
    landing: [
      'Para lo {de x}, tu próximo párrafo puede ser {do}.',
      'Con {x}, lo escrito ya pesa menos. Después puede venir esto: {do}.',
    ],
  },
  health: {
    middle: [
      'Lo que cuentas sobre {x} merece un oído con oficio, además de una baraja. Aquí se escucha la parte que es de todos los días: el descanso, la compañía, el trato.',
    ],
    landing: [
      'Lo {de x}, contado igual que aquí, le servirá a quien te atiende; y a ti te servirá no llevarlo a solas.',
    ],
  },
  any: {
    middle: [
      'Contarlo sin preguntar es pedir compañía, y eso la mesa sabe darlo. Sobre {x}, fíjate en qué parte de lo escrito borraste antes de dejarlo así.',
      'No has puesto una pregunta, has puesto un asunto, y las cartas lo toman tal cual. Sobre {x}, quizá lo que falta es saber qué querrías que te contestaran.',
      'Tus palabras están a medio camino entre un plan y una confidencia. La tirada mira {x} con el cuidado que piden los dos.',
    ],
    landing: [
      'De lo que has escrito, la tirada subraya una cosa: {do}.',
      'Tu relato puede seguir por aquí: {do}.',
    ],
  },
};

/** Questions about health put in a form that has no take of its own for them. */
export const HEALTH_TAKE: Take = {
  middle: [
    'Sobre {x} las cartas no opinan: para eso hay quien ha estudiado y quien te conoce. La tirada se ocupa de lo de alrededor, de con quién lo hablas y cómo te tratas mientras.',
    'En lo que toca {al x}, la baraja se aparta con gusto y deja paso a la consulta. Se queda con lo pequeño: un horario amable, alguien a quien llamar, una noche entera.',
    'Para {x} hay una mesa mejor que esta, con una silla enfrente y alguien que pregunta. Desde aquí solo se puede aligerar el rato de antes: qué llevas, quién te acompaña, a qué hora comes.',
    'Ni bien ni mal dicen las cartas {de x}, porque no lo saben. Saben de costumbres, y hoy preguntan por una sola: cuál te sienta bien y se te olvida.',
    'Hay preguntas que se cuidan llevándolas a la persona adecuada, y {x} está entre ellas. Lo que queda en casa es más modesto: apagar antes la pantalla, decir «hoy despacio», aceptar una sopa.',
    'Con {x} conviene separar dos montones: lo que se consulta y lo que se acompaña. El primero tiene cita y bata; el segundo, paseos cortos y buena charla.',
    'Un pronóstico sobre {x} corresponde a quien te atiende, con pruebas y con tiempo. Aquí se mira el trato que te das.',
    'Cómo seguirá lo {de x} no está en los dibujos, y es mejor que no esté. Está la pregunta de hoy: qué te alivia la carga.',
    'Acerca {de x}, que hable quien ha visto tus análisis. A la mesa le queda un asunto humilde, el de tus horarios.',
    'Lo {de x} pide datos, y una carta no los tiene. Tiene preguntas de todos los días: a qué hora cenas, quién te llama, dónde descansas.',
    'Para {x} no busques señales aquí. Busca compañía, papel y lápiz, y una cita en el calendario.',
    'Ninguna baraja lee por dentro, así que lo {de x} se queda fuera de la lectura. Dentro cabe con quién lo hablas.',
    'Respecto {al x}, prudencia: se lee el ánimo y nada más. El ánimo también agradece que alguien pregunte por él.',
    'A quien te atiende, tus dudas sobre {x}; a las cartas, la tarde de hoy.',
    'Sobre {x} hay una sola autoridad, la de quien estudió para eso. La mesa ofrece asiento y conversación.',
    'Que nadie te resuelva lo {de x} con un dibujo, por bien que suene. Cuenta mejor cómo llevas la semana y quién lo sabe.',
    'Con {x}, ni augurios ni remedios. Sí una costumbre amable que empiece por la mañana.',
    'En cuanto {al x}, lo útil cabe en una libreta: qué notas, desde qué día, qué quieres preguntar.',
    'Ante {x} sirve más una silla en la consulta que cien tiradas. Mientras, mira quién podría ir contigo.',
    'Lo {de x}, a su sitio y con su gente. De este lado, tu descanso.',
    'Acerca {de x}, ni los dibujos saben ni hace falta que sepan. Saben estar al lado, que es otra cosa.',
    'Con {x}, la pregunta útil es para quien te explora. La de aquí es más pequeña: qué te daría hoy un poco de alivio.',
    'Nadie debería medir {x} en una mesa de cartas. Mide mejor el cansancio, y hazle caso.',
    'Sobre {x}, dos columnas: dudas para la consulta y gustos para el fin de semana.',
  ],
  landing: [
    'Con {x}, lo que decide se habla con quien te atiende; lo que acompaña lo puedes poner tú desde hoy.',
    'Para {x}, preguntas por escrito y buena compañía en la sala de espera.',
    'Sobre {x}, la última palabra la tiene quien te atiende; la primera de cada mañana puede ser tuya y amable.',
    'Lo {de x} no se resuelve barajando. Se acompaña, eso sí, con alguien al otro lado del teléfono.',
    'De {x}, apunta hoy una duda y guárdala donde la encuentres el día de la cita.',
    'En lo {de x}, que el consejo venga de la consulta y el mimo, de casa.',
    'Lo que temes, por escrito y a la consulta; lo que te calma, repetido.',
    'Respecto {al x}, una llamada vale más que otra tirada.',
    'Pregunta lo que haga falta las veces que haga falta; para eso están.',
    'Y mientras llega la cita, dormir, comer con alguien y no vigilarte tanto.',
    'Con ayuda se lleva mejor: elige hoy a quién contárselo.',
    'Lo demás es de bata blanca; tuyo es el descanso.',
    'Para la consulta, claridad; para ti, compañía.',
    'Hoy, algo caliente y una pregunta menos en la cabeza, ya apuntada.',
    'Deja sitio en la semana para quien te pregunta cómo estás.',
    'Si te pesa, dilo: a quien te atiende, primero.',
    'Trátate, entretanto, como a una visita querida.',
    'Un cuaderno, dos preguntas y alguien al lado: con eso basta por ahora.',
  ],
};

/** No question, or none that could be read. */
export const SILENT_TAKE: Take = {
  middle: [
    'Sin pregunta, una tirada se lee como se mira por la ventana: qué se mueve, qué está quieto, qué se repite. Si algo de esto te ha sonado a un asunto concreto, ese era el asunto.',
    'No hace falta ponerle pregunta a una tirada para que toque algo. Fíjate en qué frase te ha hecho pensar en una persona o en una tarea: por ahí iba.',
    'Cuando nadie pregunta, el día elige el tema. Quizá lo reconozcas esta tarde, en mitad de otra cosa.',
    'Leída así, sin encargo, la tirada retrata un ánimo más que un problema. Mira si se parece al tuyo o al de alguien a quien acompañas.',
    'A falta de pregunta, prueba a ponérsela ahora: si esto fuera una respuesta, ¿qué habrías querido saber?',
    'Hay cosas que se piensan mejor sin formularlas, y las imágenes tienen paciencia. Déjalas a la vista hasta la noche y mira cuál vuelve.',
  ],
  landing: [
    'Sin más encargo, alcanza con {do}.',
    'Si quieres llevarte algo de la mesa, que sea esto: {do}.',
    'Y como no había pregunta, tampoco hay examen: basta con {do}.',
    'Lo demás puede esperar; esta semana prueba con {do}.',
    'De todo lo que se ha dicho, lo más fácil de llevar en el bolsillo es {do}.',
  ],
};
