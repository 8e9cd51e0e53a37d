import type { ChartPoint } from '@sibila/domain/chart/points';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { Meaning } from '../horoscope/aspect-meanings.ts';

type Tones = Readonly<Record<keyof Meaning, readonly string[]>>;

/** What each point of a chart stands for, inside a sentence. */
export const POINT_TOPICS: Readonly<Record<ChartPoint, string>> = {
  Sun: 'lo que eres y te propones',
  Moon: 'tu ánimo y lo que te da calma',
  Mercury: 'tus ideas y tus palabras',
  Venus: 'tus afectos y tus gustos',
  Mars: 'tus ganas y tu manera de pelear',
  Jupiter: 'tu confianza y tus planes grandes',
  Saturn: 'tus deberes y tus límites',
  Uranus: 'tus ganas de cambio',
  Neptune: 'tus ideales y tus sueños',
  Pluto: 'lo que llevas más hondo',
  Ascendant: 'tu presencia y tu manera de llegar',
  Midheaven: 'tu oficio y tu nombre',
};

/** What a body of the day does, by the tone of the aspect; {t} the topic of the point. */
export const TRANSIT_CLAUSES: Readonly<Record<BodyName, Tones>> = {
  Sun: {
    together: ['alumbra de lleno {t}', 'pone en primer plano {t}'],
    easy: ['alienta {t}', 'da calor a {t}'],
    hard: ['pone bajo una luz exigente {t}', 'interroga {t}'],
  },
  Moon: {
    together: ['remueve por unas horas {t}', 'trae a la superficie {t}', 'pasa por encima de {t}'],
    easy: ['acompaña con suavidad {t}', 'mece {t}', 'da una tregua a {t}', 'cuida {t}'],
    hard: ['agita un rato {t}', 'altera {t}', 'pone sensible todo lo que roza {t}'],
  },
  Mercury: {
    together: ['trae conversación sobre {t}', 'pone nombre a {t}'],
    easy: ['encuentra palabras para {t}', 'aclara {t}'],
    hard: ['enreda los mensajes que rozan {t}', 'pone en duda {t}'],
  },
  Venus: {
    together: ['endulza {t}', 'mira con cariño {t}'],
    easy: ['embellece {t}', 'suaviza {t}'],
    hard: ['distrae {t}', 'cubre de azúcar {t}'],
  },
  Mars: {
    together: ['enciende {t}', 'pone en marcha {t}'],
    easy: ['impulsa {t}', 'da fuerza a {t}'],
    hard: ['apura {t}', 'provoca {t}'],
  },
  Jupiter: {
    together: ['agranda {t}', 'abre de par en par {t}'],
    easy: ['ensancha {t}', 'abre margen para {t}'],
    hard: ['exagera {t}', 'infla más de la cuenta {t}'],
  },
  Saturn: {
    together: ['pasa revista a {t}', 'pone cimientos bajo {t}'],
    easy: ['ordena {t}', 'da estructura a {t}'],
    hard: ['examina con severidad {t}', 'pone límites a {t}'],
  },
  Uranus: {
    together: ['despierta de golpe {t}', 'pone corriente en {t}'],
    easy: ['refresca {t}', 'renueva {t}'],
    hard: ['sacude {t}', 'desordena {t}'],
  },
  Neptune: {
    together: ['vuelve soñador el contorno de {t}', 'disuelve los bordes de {t}'],
    easy: ['inspira {t}', 'pone música a {t}'],
    hard: ['pone niebla sobre {t}', 'confunde {t}'],
  },
  Pluto: {
    together: ['va a la raíz de {t}', 'remueve los cimientos de {t}'],
    easy: ['da hondura a {t}', 'fortalece por dentro {t}'],
    hard: ['presiona {t}', 'pone a prueba la raíz de {t}'],
  },
};

/** When it is exact: {e} agrees with the aspect, {w} as «hoy a las 14:32». */
export const EXACT_FRAMES: readonly string[] = [
  'Es {e} {w}.',
  'Llega a su punto {w}.',
  'El momento justo: {w}.',
  'Culmina {w}.',
];

/** When it is not exact within the day: {o} the orb at noon. */
export const CLOSING_FRAMES: readonly string[] = [
  'Se va cerrando, con un orbe de {o} a mediodía.',
  'Todavía se acerca: a mediodía el orbe es de {o}.',
  'Va a más, con un orbe de {o} a mediodía.',
];

export const OPENING_FRAMES: readonly string[] = [
  'Ya se va abriendo, con un orbe de {o} a mediodía.',
  'Va de salida: a mediodía el orbe es de {o}.',
  'Pasó ya por su punto, con un orbe de {o} a mediodía.',
];

/** Of a birth without an hour: {o} the whole degree, «1°», that the orb keeps within at noon. */
export const HOURLESS_CLOSING: readonly string[] = [
  'Se va cerrando, y a mediodía está a menos de {o} de su punto, nacieras a la hora que nacieras.',
  'Todavía se acerca: sea cual sea tu hora, a mediodía le falta menos de {o}.',
  'Va a más, y a mediodía no le queda ni {o}.',
];

export const HOURLESS_OPENING: readonly string[] = [
  'Ya se va abriendo, y a mediodía sigue a menos de {o} de su punto, nacieras a la hora que nacieras.',
  'Va de salida: sea cual sea tu hora, a mediodía se ha apartado menos de {o}.',
  'Pasó ya por su punto, y a mediodía no se ha alejado ni {o}.',
];

export const HOURLESS_NEAR: readonly string[] = [
  'A mediodía está a menos de {o} de su punto; el momento justo depende de la hora en que naciste.',
  'Cuándo llega a su punto depende de tu hora, pero a mediodía está a menos de {o}.',
  'A mediodía anda a menos de {o} de su punto: si llega o si ya pasó, lo diría tu hora.',
];

/** What to do about it, by the point and the tone. Whole sentences, for any hour of the day. */
export const TRANSIT_ADVICE: Readonly<Record<ChartPoint, Tones>> = {
  Sun: {
    together: [
      'Elige una cosa que quieras firmar y dale la mejor hora.',
      'Se te ve más de lo normal: aprovéchalo para pedir lo que llevas tiempo preparando.',
    ],
    easy: [
      'Lo que empieces con gusto encuentra menos puertas cerradas.',
      'Buen momento para mostrarte sin ensayar tanto.',
    ],
    hard: [
      'Si algo te lleva la contraria, mira primero si te está corrigiendo el rumbo.',
      'No todo desafío pide respuesta; guarda fuerzas para el que importa.',
    ],
  },
  Moon: {
    together: [
      'Escucha al cuerpo antes de decidir: opina alto y claro.',
      'Un rato sin ruido te dirá qué necesitas.',
    ],
    easy: [
      'Llama a quien te hace sentir en casa.',
      'Cocina, ordena, descansa: lo sencillo rinde el doble.',
    ],
    hard: [
      'Come, respira y contesta luego; el mensaje puede esperar.',
      'Si te pones a la defensiva, dilo: baja la marea más rápido.',
    ],
  },
  Mercury: {
    together: [
      'Escribe la idea antes de contarla: así no se gasta.',
      'Una llamada corta aclara lo que diez mensajes enredaron.',
    ],
    easy: [
      'Firma, propón, pregunta: te entienden a la primera.',
      'Estudiar o redactar te cuesta menos que de costumbre.',
    ],
    hard: [
      'Relee antes de enviar, sobre todo si el texto te salió brillante.',
      'Repite el acuerdo en voz alta, con fecha y cantidad.',
    ],
  },
  Venus: {
    together: [
      'Un gesto amable, sin motivo, vale por un discurso.',
      'Date algo bello que no cueste mucho.',
    ],
    easy: [
      'Busca a alguien que te guste escuchar.',
      'Pide con una sonrisa: casi todo se puede hablar.',
    ],
    hard: [
      'Espera una noche antes de comprar o de prometer.',
      'Di lo que no te gusta mientras todavía es pequeño.',
    ],
  },
  Mars: {
    together: [
      'Muévete: una caminata larga ordena lo que el ánimo amontona.',
      'Empieza por lo difícil, que hay energía para ello.',
    ],
    easy: ['Lo que lleva semanas pendiente se deja terminar.', 'Compite limpio y diviértete.'],
    hard: [
      'Elige una sola batalla, y que no sea con quien duerme bajo tu techo.',
      'Antes de contestar, cuenta los pasos hasta la puerta.',
    ],
  },
  Jupiter: {
    together: [
      'Piensa en grande y apunta el presupuesto al lado.',
      'Acepta la invitación que te saca de tu barrio.',
    ],
    easy: [
      'Enseña algo que sabes: vuelve multiplicado.',
      'Pide un poco más de lo que ibas a pedir.',
    ],
    hard: [
      'Promete la mitad y cumple el doble.',
      'Di que no a una cosa, y la agenda te lo agradece.',
    ],
  },
  Saturn: {
    together: [
      'Revisa un compromiso viejo y decide si lo renuevas.',
      'Haz una cosa pendiente hasta el final, con calma.',
    ],
    easy: [
      'Los planes con plazo se dejan escribir.',
      'La paciencia que pongas ahora te ahorra rehacer.',
    ],
    hard: [
      'Distingue lo que debes de lo que te echaron encima.',
      'Si pesa, reparte: nadie te pidió cargarlo entero.',
    ],
  },
  Uranus: {
    together: [
      'Deja una hora sin plan y mira qué aparece.',
      'Prueba otra ruta, otro orden, otra respuesta.',
    ],
    easy: [
      'La idea rara es la buena: apúntala.',
      'Cambia un detalle de la rutina y nota la diferencia.',
    ],
    hard: [
      'Si quieres romper algo, que sea una costumbre y no un puente.',
      'Avisa antes de cambiar de opinión.',
    ],
  },
  Neptune: {
    together: [
      'Música, agua o silencio: elige uno y dale media hora.',
      'Anota lo que sueñes, aunque no tenga sentido.',
    ],
    easy: ['Imagina primero; los números pueden venir después.', 'Ayuda a alguien sin contarlo.'],
    hard: [
      'Confirma por escrito lo que te parezca demasiado bonito.',
      'Si algo no se entiende, pregunta dos veces.',
    ],
  },
  Pluto: {
    together: [
      'Ordena un cajón a fondo: a veces empieza por ahí.',
      'Pregúntate qué estás conservando por costumbre.',
    ],
    easy: [
      'Una conversación honda encuentra su momento.',
      'Suelta algo terminado y observa el espacio que deja.',
    ],
    hard: [
      'Afloja un punto: lo que es tuyo no se escapa por eso.',
      'Si aparece un pulso, pregunta qué hay debajo.',
    ],
  },
  Ascendant: {
    together: [
      'Lo primero que muestres dará el tono al resto.',
      'Cuida la entrada: un saludo bien dado abre la jornada.',
    ],
    easy: [
      'Te presentas bien sin esfuerzo; deja que te vean.',
      'Buen rato para conocer a alguien.',
    ],
    hard: [
      'Si te leen mal, explícate sin ofenderte.',
      'Baja un punto el volumen y gana el doble de atención.',
    ],
  },
  Midheaven: {
    together: [
      'Lo que hagas a la vista pesa más: elige bien qué enseñas.',
      'Ponle nombre a tu próxima meta, en una línea.',
    ],
    easy: [
      'Una gestión de trabajo se deja hacer.',
      'Pide consejo a quien va unos pasos por delante.',
    ],
    hard: [
      'Con quien manda, datos antes que tono.',
      'Si trabajo y descanso compiten, pon por escrito las horas de cada uno.',
    ],
  },
};

/** A day on which nothing of the sky is close to the chart. */
export const QUIET_DAYS: readonly string[] = [
  'Ningún astro del día está cerca de un punto de tu carta. Es un día sin viento: se avanza a remo, y también se llega.',
  'El cielo pasa a cierta distancia de tu carta. Aprovecha para terminar lo que no necesita ayuda de nadie.',
  'Nada aprieta ni empuja en tu carta. Los días así son buenos para dormir bien y contestar lo atrasado.',
  'Entre el cielo de la jornada y el de tu nacimiento no hay aspectos cerrados. Descansa de señales y mira alrededor.',
];

/** The same of a birth without an hour, of which only what holds at any hour was looked for. */
export const HOURLESS_QUIET: readonly string[] = [
  'Nada del cielo de la jornada toca tu carta de un modo que valga para cualquier hora de tu nacimiento. Con la hora podría haber algo más; sin ella, preferimos callar.',
  'Sin tu hora, ningún aspecto de la jornada es seguro. Tómalo como un día sin señales y mira alrededor.',
  'Lo que en esa fecha pueda rozar tu carta depende de la hora en que naciste. Aprovecha para terminar lo que no necesita ayuda de nadie.',
];
