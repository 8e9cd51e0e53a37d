import type { CaseTexts } from '../../family.ts';

/** «paperwork.how». */
export const PAPERWORK_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Un papel trabado no suele pedir fuerza: pide saber en qué mesa está, qué hoja le falta y quién puede moverlo.',
    },
    {
      needs: [],
      text: 'Las ventanillas pueden tener razón por separado y el problema estar en el pasillo. Por ahí se quedan muchos papeles, entre dos respuestas correctas.',
    },
    {
      needs: [],
      text: 'Lo que traba un trámite no siempre es lo que sale al contarlo: puede ser una fecha, una copia, una casilla con orgullo.',
    },
    {
      needs: [],
      text: 'Este papel cobra en lo que no figura en caja: mañanas, copias y buenos modales. Falta dar con la puerta que de verdad abre.',
    },
    {
      needs: ['quien'],
      text: 'En este atasco {quien} tiene un papel, y no es de los que se sellan. Antes de mover la carpeta conviene saber cuál es.',
    },
    {
      needs: ['quien'],
      text: 'Para mover el trámite hay que hablar claro con la oficina y también con {quien}: mucho se traba en lo que se da por entendido.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo}, el papel está en algún cajón, y los cajones de oficina tienen nombre. Ese nombre se puede averiguar.',
    },
    {
      needs: ['lugar'],
      text: 'Desde {lugar} o hacia {lugar}, un expediente viaja peor que una persona: se detiene en cada mostrador y no pregunta el camino.',
    },
    {
      needs: ['suma'],
      text: 'Hay {suma} en medio del trámite, y eso cambia el orden de las cosas: primero el comprobante, después la queja.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} en el calendario, el trámite parece una carrera; sigue siendo una fila, y ahí manda el orden de los papeles.',
    },
    {
      needs: ['dia'],
      text: 'Para {dia} hace falta algo más modesto que el trámite entero: un número, un nombre y una respuesta por escrito.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se empieza en la ventanilla más baja, con una frase sin pudor: «No entiendo este requisito, ¿me lo explica?».',
      ],
      rev: [
        'no',
        'Mandar papeles a ojo es saltar sin suelo: primero la lista oficial, leída hasta el mismo borde de la hoja.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con una carpeta, un índice y el número de expediente en cada hoja: ese truco abre más que la simpatía.',
      ],
      rev: [
        'if',
        'Por una sola vía: si {mezclas|mezclás} correo, mostrador y favores, nadie sabrá cuál de las tres manos contestar.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Antes de empujar, {lee|leé} el último papel oficial hasta el pie: debajo del velo suelen estar el motivo y el plazo.',
      ],
      rev: [
        'yes',
        'Se mueve preguntando lo que todos dan por sabido: «¿Qué falta exactamente, y dónde está escrito?».',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'A ritmo de siembra: hasta que un documento esté bien hecho no se entrega, que ocho verdes no pesan como uno maduro.',
      ],
      rev: [
        'no',
        'Insistir cada mañana dobla la espiga y cambia de pila el expediente. Una reclamación bien escrita, y aire.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con jerarquía: un escrito a quien firma, con copia sellada y una petición que quepa en una línea.',
      ],
      rev: [
        'if',
        'Si nadie se presenta como responsable, se pide su cargo por escrito: un trono vacío también recibe correo certificado.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Pidiendo el orden de los pasos a quien los enseña; si el primero está mal, los demás son ceremonia.',
      ],
      rev: [
        'no',
        'Aquello de «a mí me lo hicieron así» no gira en esta cerradura: llave devuelta, y a la norma vigente.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'De frente y con una petición única: si {pides|pedís} dos cosas en la misma hoja, nadie sabe cuál mirar.',
      ],
      rev: [
        'yes',
        'Quizá dos oficinas se esperan una a la otra; aquí hace de ángel un mensaje con copia a ambas.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        '{Nombra|Nombrá} el documento exacto que {quieres|querés} en la mano; con ese destino, las esfinges tiran hacia un mismo mostrador.',
      ],
      rev: [
        'wait',
        'Freno primero: cada empujón abre otro frente. Hasta tener por escrito el motivo del atasco, ninguna solicitud más.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la mano suave y la misma firmeza cada vez: quien atiende oye rugir todo el día, y la calma se distingue.',
      ],
      rev: [
        'wait',
        'Que no vaya la rabia al mostrador; cuando el león duerma, el mismo reclamo sale con mejor letra.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Antes de mover nada, una tarde de farol para ordenar fechas, recibos y respuestas: de ahí sale el siguiente tramo.',
      ],
      rev: [
        'yes',
        'Contándolo abajo: quien pasó por lo mismo, o un abogado, puede ver la hoja que desde la cima se pierde.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Insistir no hace girar la oficina. {Ten|Tené} todo a mano hasta el próximo turno y {entra|entrá} en esa vuelta.',
      ],
      rev: [
        'if',
        'Si te devuelven siempre la misma hoja, el atasco es la hoja: se cambia ella y no la fila.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Con hechos en línea recta: fecha, número, norma, petición. A esa espada le sobran todos los adjetivos.',
      ],
      rev: [
        'if',
        '{Revisa|Revisá} primero tu platillo; si el error está en el otro, se pide la corrección por escrito y con fecha.',
      ],
    },
    'El Colgado': {
      up: [
        'yes',
        'Mirado del revés: qué tendría que ver sobre su mesa quien sella para poder sellar. Eso se entrega.',
      ],
      rev: [
        'no',
        'La silla de espera ya no mueve nada: se suelta el turno y se reclama por donde corren plazos.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Algunos expedientes se destraban cerrándolos: {pregunta|preguntá} a un abogado si conviene desistir y presentar otro limpio.',
      ],
      rev: [
        'no',
        'No sigas dando de comer a una solicitud vencida por pena de las copias; {comprueba|comprobá} su vigencia y {despídela|despedila}.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Por el punto medio: si la oficina no puede darlo entero, {pregunta|preguntá} por un resguardo provisional que sirva mientras.',
      ],
      rev: [
        'wait',
        'Demasiado vertido en una sola copa: hasta tener acuse de lo que ya entregaste, no se añade ni una gota.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Por el atajo del sobre, no: esa cadena se pone en un minuto y la quita un juzgado.',
      ],
      rev: [
        'yes',
        'El miedo a molestar era el lazo, y cede: se pide cita, se dice el número y no se pide perdón.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si ya hubo negativa, se sale por el recurso, esa puerta que no figuraba en la fachada y tiene plazo.',
      ],
      rev: [
        'yes',
        'Quitando con tus manos la piedra que {sospechas|sospechás}: el dato mal puesto, corregido antes de que lo encuentren.',
      ],
    },
    'La Estrella': {
      up: [
        'wait',
        'Una jarra por vez: un paso, su acuse, y hasta que no llegue ese acuse, ni una gota en el siguiente.',
      ],
      rev: [
        'if',
        'Cuando cansa el expediente entero, {haz|hacé} el correo más corto; si alguien te acompaña, la jarra pesa la mitad.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Lo que {imaginas|imaginás} que falta y lo que falta son dos listas; hasta compararlas con luz, nada se envía.',
      ],
      rev: [
        'yes',
        'Poniéndole nombres a la niebla: qué mesa, qué persona, qué artículo. Con tres, el sendero ya se camina.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Con la claridad de un niño: «Necesito este papel para esto; ¿qué le falta?». Y silencio hasta la respuesta.',
      ],
      rev: [
        'no',
        'Con sonrisas no alcanza: el «va todo bien» del mostrador no trae fecha. {Pide|Pedí} la versión con sello.',
      ],
    },
    'El Juicio': {
      up: [
        'if',
        'Contestando a lo que llaman: si hay requerimiento, eso y solo eso, completo, en plazo y sin discurso.',
      ],
      rev: [
        'no',
        'De nada sirve el castigo por una casilla: se levanta con una rectificación, que para eso hay formulario.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Dándole la vuelta entera a la carpeta mientras otra persona lee la lista en voz alta: el hueco se oye.',
      ],
      rev: [
        'if',
        'Por la esquina más chica: si falta una firma o una copia, va primero, y el resto no se toca.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Arma|Armá} {antes} una portada de una hoja: número, fecha de entrada, qué pediste y qué te respondieron. Al pie: «Solicito que me indiquen por escrito qué falta». {Entrégala|Entregala} por registro. Si responden, {tienes|tenés} una lista. Si no, {tienes|tenés} fecha y sello, que es lo primero que pedirá un abogado.',
      },
      {
        needs: [],
        text: 'Por teléfono o en el mostrador, una sola pregunta, {antes}: «¿En qué mesa está y cuál es el próximo paso de ustedes?». {Anota|Anotá} nombre, hora y respuesta. Si te dan una mesa, {dirige|dirigí} ahí el siguiente escrito. Si te dicen «no sabemos», {pide|pedí} eso mismo por escrito, con educación y sin prisa por irte.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} puede tocarle una parte pequeña, y hay que decirla entera: «Para el trámite me falta esto; ¿lo {tienes|tenés} o {sabes|sabés} quién lo tiene?». {Mándalo|Mandalo} {antes}, con tres cosas como máximo. Si lo trae, esa mesa queda libre. Si no, {pregunta|preguntá} a la oficina o a un abogado qué documento lo sustituye.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'En dos columnas, {antes}, los requisitos oficiales y lo que entregaste, con su fecha; de título, «Lo que ve quien abre esto». Si las columnas coinciden, el atasco es de plazo, y se reclama. Si falta una línea, {consigue|conseguí} esa y ninguna otra; si la línea tiene lenguaje de leyes, que la lea un abogado.',
      },
      {
        needs: [],
        text: '{Localiza|Localizá} en el último papel oficial la palabra «plazo» o «recurso» y {copia|copiá} {antes} la frase completa: «Tengo hasta tal fecha para tal cosa». Si la fecha está viva, {pide|pedí} cita con un abogado o un consultorio gratuito. Si pasó, la misma cita, con otra pregunta: «¿Se puede volver a presentar?».',
      },
      {
        needs: ['quien'],
        text: '{Cuéntale|Contale} el caso a {quien} en un minuto y {pídele|pedile} que lo repita: «¿Qué entendiste que falta?». Mejor {antes}, y sin corregir a la mitad. Si lo repite bien, ese minuto es tu escrito: {pásalo|pasalo} a papel. Si lo repite torcido, ahí está el punto que quizá la oficina tampoco entiende.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Salvo que corra un plazo, una semana sin presentar nada nuevo. {Empieza|Empezá} {antes} por un inventario: «Vigente, vencido, repetido». Si lo vigente alcanza, {reclama|reclamá} con eso. Si casi todo venció, {pregunta|preguntá} a un profesional si conviene cerrar y abrir limpio: a veces la puerta que no abre es la vieja.',
      },
      {
        needs: [],
        text: '{Tacha|Tachá} de tu escrito todo lo que no sea fecha, número, hecho o petición. {Léelo|Leelo} {antes} en voz alta: debe terminar en «solicito que…» y caber en una cara. Si sin la rabia queda claro, {entrégalo|entregalo}. Si queda vacío, lo que faltaba era el motivo, y ese se pide en la oficina o lo busca un abogado.',
      },
      {
        needs: ['quien'],
        text: 'Dos quejas sueltas pueden caer en dos pilas. {Dile|Decile} {antes} a {quien}: «Que lo lleve una sola persona; ¿{prefieres|preferís} que sea yo?». Si acepta, hay una voz y una carpeta. Si quiere llevarlo por su cuenta, {entrégale|entregale} copia de todo, {quédate|quedate} con otra y que la siguiente gestión sea una y no dos.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Calcula|Calculá} {antes} cuándo vence el plazo de respuesta y {escríbelo|escribilo} en la carpeta: «Hasta aquí, fila; después, reclamo». Si no {sabes|sabés} cuál es, {pregúntalo|preguntalo} por el canal oficial. Si ya pasó, la carpeta va a un abogado o a la defensoría, donde ven cosas así a diario y conocen el formulario.',
      },
      {
        needs: [],
        text: 'Una tarde de orden, {antes}: recibos por fecha, copias legibles, una foto de cada hoja en el teléfono. De título en la carpeta: «Si me llaman ahora, está todo». Si al cerrarla falta una hoja, apareció qué pedir. Si no falta ninguna, queda el plazo, y cuando venza, un abogado sabrá qué hacer con ese orden.',
      },
      {
        needs: ['quien'],
        text: 'Dos ojos más: {pídele|pedile} {antes} a {quien} que lea el último papel y diga en voz alta «esto lo entiendo, esto no». Si tropieza en la misma línea que {tú|vos}, esa es la pregunta para la oficina. Si la entiende, que te la explique; hasta entonces no se envía nada, salvo que corra un plazo.',
      },
    ],
  },
  closings: {
    yes: [
      'La frase más corta suele encontrar antes la ventanilla.',
      'Un papel con número camina mejor que un papel con prisa.',
      'En los pasillos, quien trae escrita la pregunta ya trae medio mapa.',
    ],
    if: [
      'Una hoja a tiempo vale por todo un archivador.',
      'Toda puerta oficial tiene su letrero, y casi siempre es pequeño.',
      'El orden de los papeles es la única cortesía que entienden los archivos.',
    ],
    no: [
      'Hay expedientes que descansan mejor cerrados.',
      'La insistencia gasta suelas; el sello prefiere fechas.',
      'Nunca una casilla torcida torció a quien la llenó.',
    ],
    wait: [
      'Una carpeta en orden hace la fila por su cuenta.',
      'Los plazos corren también cuando nadie los persigue.',
      'Hasta el cajón más hondo tiene un nombre en la etiqueta.',
    ],
  },
};
