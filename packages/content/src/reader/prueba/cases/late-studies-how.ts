import type { CaseTexts } from '../../family.ts';

/** «late-studies.how». */
export const LATE_STUDIES_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Los apuntes quedaron junto a la cena y ninguno de los dos está terminado. No falta voluntad: falta mesa.',
    },
    {
      needs: [],
      text: 'Estudiar con la vida ya llena es meter un mueble en una sala amueblada. Algo se corre, y conviene elegir qué.',
    },
    {
      needs: [],
      text: 'Entre la clase, el trabajo y la casa, la que no protesta es la que se queda sin turno. Suele ser la clase.',
    },
    {
      needs: [],
      text: 'Un temario cabe en un bolso; las horas para leerlo, no. De eso va el asunto: de dónde salen y quién las paga.',
    },
    {
      needs: ['quien'],
      text: 'Para que estos estudios tengan su hora, otra hora cambia de manos, y en el reparto está {quien}. Falta hablarlo con un reloj delante.',
    },
    {
      needs: ['quien'],
      text: '{Abres|Abrís} el libro y aparece {quien}, en persona o en la conciencia. El nudo no es el temario: es estudiar sin pedir perdón.',
    },
    {
      needs: ['tiempo'],
      text: 'Estos estudios vienen con una medida, {tiempo}, y mirada de golpe asusta. Por semanas se deja tratar bastante mejor.',
    },
    {
      needs: ['suma'],
      text: 'Además de horas, estudiar te pide {suma}, y lo que cuesta dinero parece prohibir el cansancio. No lo prohíbe.',
    },
    {
      needs: ['lugar'],
      text: 'Entre los libros y lo demás se mete {lugar}, con sus distancias. Parte de la respuesta está en los trayectos.',
    },
    {
      needs: ['evento'],
      text: 'Sobre los apuntes cayó además {evento}, que no preguntó si venía bien. Algo tendrá que ir más despacio, y mejor que sea a propósito.',
    },
    {
      needs: ['dia'],
      text: 'Hay una fecha encima del escritorio, {dia}, y alrededor una vida que no se detiene a estudiar. Se trata de repartir, no de estirarse.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Ligero: del hatillo sale todo lo que no sea el capítulo de hoy, y con eso se camina un rato.',
      ],
      rev: [
        'no',
        'Sin saltos heroicos: la noche en vela se paga dos días después, y el perro lleva rato ladrándolo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con lo que ya está en la mesa: un método, un cuaderno y la misma esquina, aunque haya platos al lado.',
      ],
      rev: [
        'if',
        'Se lleva si se dejan de estrenar agendas: una herramienta, usada entera, ordena más que cinco recién compradas.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Detrás de un velo de vez en cuando: una hora en que nadie sepa dónde estás ni para qué.',
      ],
      rev: [
        'yes',
        'Diciendo en casa lo que se calla entre columnas: qué te cuesta, cuánto falta y qué hora te sirve.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como se lleva un campo: un riego corto cada día, y el cuerpo contado entre los cultivos.',
      ],
      rev: [
        'no',
        'Atendiendo a todos primero no se lleva: al trigo propio le llegan las sobras, y con sobras no espiga.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con un «hasta aquí» dicho una vez y puesto en la pared; la corona aquí es un horario que se respeta.',
      ],
      rev: [
        'if',
        'Con menos mando: si alguien más puede decidir la cena, esa armadura se queda colgada dos horas.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Preguntando a quien ya pasó con trabajo y familia a cuestas: esas personas guardan llaves que no salen en el programa.',
      ],
      rev: [
        'no',
        'No como se estudiaba antes: los ritos de quien solo estudia no sirven en una casa con otros timbres.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Se lleva entre dos miradas: lo que se dice de frente y con hora deja de mendigarse en la puerta.',
      ],
      rev: [
        'no',
        'Diciendo a todo que sí, no: alguien cree que no cambió nada, y lo que cambió te lo quita el sueño.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con las dos esfinges en la misma calle: lo del trabajo tira un día, lo de clase otro, y manda el rumbo.',
      ],
      rev: [
        'wait',
        'Frenando una semana: con cada obligación tirando para su lado, más velocidad solo levanta polvo.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la mano en el lomo del día: veinte minutos tranquilos cansan menos al león que una hora a gritos.',
      ],
      rev: [
        'wait',
        'Acostándote a tu hora unas noches: a quien lleva tanto sujetando la boca al león le tiembla el subrayador.',
      ],
    },
    'El Ermitaño': {
      up: [
        'yes',
        'Con un farol y una puerta: un tramo corto a solas, siempre el mismo, y después se vuelve con la gente.',
      ],
      rev: [
        'if',
        'Mejor si {bajas|bajás} a pedir apuntes: en la cumbre se estudia con orgullo, y abajo hay quien ya hizo el resumen.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Con un plan para la semana buena y otro para la torcida: la rueda trae de las dos, y ninguna avisa.',
      ],
      rev: [
        'no',
        'No repitiendo la vuelta de siempre, soltar el libro quince días y querer tragarlo en uno; ahí se cambia algo.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Pesando: si entra una materia, algo del mismo peso sale, y se dice en voz alta qué fue.',
      ],
      rev: [
        'no',
        'Con el reparto así, no: hay tareas tuyas solo por costumbre, y la balanza lleva tiempo quejándose.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Dejando quieto algo que no corre: una materia aplazada a propósito se ve, cabeza abajo, como un estante libre.',
      ],
      rev: [
        'yes',
        'Bajando el sacrificio de la cuerda: si nadie te pidió llegar a todo, se puede no llegar a algo.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo una costumbre con buenos modales: la casa impecable, la serie, el favor fijo. Donde estaba eso, va el libro.',
      ],
      rev: [
        'wait',
        'Hasta que se recoja el plato de la vida de antes, cuesta: esos días sin estudios ya se fueron a caballo.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Con la muñeca: un poco de clase en el día, un poco de día en la clase, y se corrige mientras cae.',
      ],
      rev: [
        'if',
        'Se sostiene si se mueve una sola hora de la copa que rebosa a la seca; la jarra no hace falta romperla.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No con la culpa encendida en el pedestal: ata porque da fama de persona sacrificada, y esa fama no aprueba nada.',
      ],
      rev: [
        'yes',
        'Aflojando de a poco la cadena de llegar a todo; la primera semana sobran manos, y conviene darles el cuaderno.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Con el plan entero, no: cuando todo va apilado, una fiebre lo tumba. {Deja|Dejá} un hueco vacío a propósito.',
      ],
      rev: [
        'wait',
        'Antes de que caiga nada, una piedra a mano: la materia que menos urge, o el encargo que nunca fue tuyo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'A jarras pequeñas y en el mismo lugar: un rato que no impresione a nadie y que se repita.',
      ],
      rev: [
        'wait',
        'Sin medirte esta semana con quien estudia a tiempo completo: una jarra, la tuya, y a la cama.',
      ],
    },
    'La Luna': {
      up: [
        'if',
        'De día lo difícil y de noche lo mecánico: a la luz de la luna se pasa en limpio, no se entiende.',
      ],
      rev: [
        'yes',
        'Poniendo nombre a lo que agobia: a veces es un solo trámite con aullido de jauría, y se resuelve en la mañana.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A la vista de todos, como los girasoles sobre el muro: el calendario en la cocina explica más que diez disculpas.',
      ],
      rev: [
        'if',
        'Se lleva mejor si una parte se hace con gusto y sin fingirlo; las sonrisas de trámite también gastan horas.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Acordándote del toque que te levantó: con el motivo escrito en la primera hoja, el cansancio discute menos.',
      ],
      rev: [
        'wait',
        'Quitándote primero la toga: quien se juzga cada noche llega a la lección con la sentencia puesta.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Cerrando vueltas cortas: un tema acabado, un baile de tres minutos y la casa que siga girando.',
      ],
      rev: [
        'if',
        'Con un cierre al día, aunque sea ridículo: una página terminada descansa más que seis capítulos abiertos.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'El mismo rincón y la misma media hora, tres veces {antes}, con un cartel en la puerta: «Estudio hasta y media; después vuelvo con el mundo». Si las tres se cumplen, esa es tu medida. Si alguna se rompe, {mira|mirá} qué la rompió y {mueve|mové} la hora, no la intención.',
      },
      {
        needs: [],
        text: 'Una hoja en la cocina con la semana dibujada y dos rectángulos pintados: «Aquí estudio». {Cuélgala|Colgala} {antes} y no la expliques hasta que pregunten. Si la respetan sin hablar, bastaba con verla. Si alguien se apoya encima, ya {sabes|sabés} con quién toca acordar, y de qué hora se trata.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le sirve más un encargo que una queja: «El rato en que estudio, ¿te {ocupas|ocupás} de esto? A cambio, yo hago aquello». {Proponlo|Proponelo} {antes}, con las dos cosas nombradas. Si acepta, se prueba una semana. Si prefiere otro reparto, que lo diga con hora, y se prueba ese.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Dos listas cortas {antes}: «Esto solo lo hago yo» y «Esto lo hago yo por costumbre». De la segunda sale una cosa, la más tonta, y su rato va al libro. Si nadie la nota en falta, {saca|sacá} otra. Si la notan, alguien más ya sabe que existe.',
      },
      {
        needs: [],
        text: 'Hay una secretaría que contesta preguntas así: «Trabajo y estudio; ¿qué flexibilidad hay con entregas y asistencia?». {Mándala|Mandala} {antes}, con tus horarios reales. Si ofrecen algo, se reordena el mes alrededor. Si no ofrecen nada, {calcula|calculá} qué materia pesa menos y {quédate|quedate} con esa.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien}, diez minutos y un calendario en medio {antes}: «Esta hora la necesito, esta te la devuelvo, esta la vemos». Si salen las tres, quedan escritas con dos letras. Si se atascan en una, se deja en blanco siete días y se mira qué pasó en ese hueco.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Toca devolver algo: {elige|elegí} un compromiso que aceptaste sin querer y {escribe|escribí} {antes}: «Este mes no puedo; gracias por contar conmigo». Si lo entienden, ese rato ya tiene dueño. Si insisten, la respuesta es la misma, más corta. Ningún resumen rinde tanto como una tarde recuperada.',
      },
      {
        needs: [],
        text: '{Tacha|Tachá} de tu plan de estudio todo lo que empiece después de las once de la noche y {escribe|escribí} al lado, {antes}: «Esto no era tiempo». Si con lo que queda alcanza, hay plan. Si no alcanza, sobra materia; {pregunta|preguntá} en la secretaría cómo se deja una para el otro periodo.',
      },
      {
        needs: ['quien'],
        text: 'Hay un favor que {quien} da por hecho y que cae justo en tu hora. {Dilo|Decilo} {antes}, sin rodeos: «Ese rato ya no puedo; puedo este otro o ninguno». Si toma el otro, perfecto. Si protesta, {escucha|escuchá} hasta el final y {deja|dejá} la frase como estaba.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Por una vez, una noche sin libros y puesta en la agenda, con título: «Hoy no se estudia». Que sea {antes}, y sin recuperarla luego. Si al día siguiente {lees|leés} mejor, era sueño lo que faltaba. Si todo sigue igual de pesado, o el cuerpo avisa, que lo mire un médico.',
      },
      {
        needs: [],
        text: 'Sin cambiar nada, {mide|medí} una semana normal: {apunta|apuntá} cada rato que se te va y a qué, bajo el título «Dónde está el día». {Léelo|Leelo} {antes}, sin mover una sola pieza. Si aparece un hueco repetido, ahí va el libro. Si no aparece, es el temario el que tiene que adelgazar.',
      },
      {
        needs: ['quien'],
        text: 'Por ahora, nada que reclamarle a {quien}; solo un aviso amable: «Ando midiendo mis ratos de estudio, en unos días te propongo algo». Dáselo {antes} y {mide|medí} de veras. Si ofrece ayuda sin que la pidas, {tómala|tomala}. Si no dice nada, la propuesta irá con números.',
      },
    ],
  },
  closings: {
    yes: [
      'Media hora que se repite acaba teniendo llave propia.',
      'Una casa también aprende cuando alguien estudia en ella.',
      'Se llega lejos a ratos, si los ratos tienen nombre.',
    ],
    if: [
      'Lo que entra en la semana pregunta siempre qué sale.',
      'Repartir la cena es, algunos días, la mejor lección.',
      'Un acuerdo con hora vale por tres noches en vela.',
    ],
    no: [
      'Llegar a todo es una materia que nadie ha aprobado.',
      'Las noches robadas al sueño las cobra la semana.',
      'Un no dicho a tiempo tiene forma de escritorio.',
    ],
    wait: [
      'El libro sigue abierto aunque alguien apague la lámpara.',
      'También la página en blanco descansa para algo.',
      'Quien duerme hoy lee mañana la línea a la primera.',
    ],
  },
};
