import type { CaseTexts } from '../../family.ts';

/** «paperwork.will». */
export const PAPERWORK_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Un expediente no sabe quién lo espera: avanza, se detiene o cambia de mesa, y de este lado la vida queda en borrador.',
    },
    {
      needs: [],
      text: 'El sello está en una mano que no te conoce, y la fecha, en una agenda que no se enseña. Lo tuyo es lo que rodea al sello.',
    },
    {
      needs: [],
      text: '«En trámite» es una expresión corta para un tiempo muy largo. Lo que pesa del papel es todo lo que {tienes|tenés} colgado de él.',
    },
    {
      needs: [],
      text: 'Hay planes enteros que caben debajo de una firma, y mientras falta, ni se empiezan ni se guardan. Ahí aprieta este papel.',
    },
    {
      needs: ['quien'],
      text: 'De ese papel están pendientes dos calendarios, el tuyo y el que lleva {quien}. Ninguno de los dos lo imprime la oficina.',
    },
    {
      needs: ['quien'],
      text: 'Cuando {quien} entra en la cuenta, el trámite es algo más que un número: hay una conversación que depende de un sello.',
    },
    {
      needs: ['tiempo'],
      text: 'Medido en {tiempo}, el trámite ya no es una gestión: es una costumbre, con su hora de mirar y su hora de suponer.',
    },
    {
      needs: ['lugar'],
      text: 'Antes que un mapa, {lugar} es hoy una carpeta con copias. Falta que alguien desconocido la abra y le ponga fecha.',
    },
    {
      needs: ['evento'],
      text: 'Por un lado corre {evento}, con su fecha; por otro, el trámite, que no la dice. {Vives|Vivís} en el hueco del medio.',
    },
    {
      needs: ['dia'],
      text: 'Para {dia} tendría que haber noticias, según tu cuenta; la oficina hace la suya con días hábiles y sin mirar la tuya.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio, la espera del papel también lleva contabilidad: lo pagado, lo que falta y lo que nadie confirma.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'El sello lo pone otra mano; tu primer paso, el que no lo necesita, cabe desde hoy en el hatillo.',
      ],
      rev: [
        'no',
        'No des por hecho el papel: ni {renuncias|renunciás} ni {compras|comprás} con un pie en el aire y el perro ladrando.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Cuándo, lo sabe otra mesa. En la tuya están los cuatro palos: copia, recibo, número y alguien a quien escribirle.',
      ],
      rev: [
        'if',
        'Si quien promete acelerarlo habla mejor de lo que escribe, {pide|pedí} recibo: una fecha no la vende nadie.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Detrás de ese velo trabaja gente que no contesta corazonadas; toca esperar al plazo escrito y preguntar cuando venza.',
      ],
      rev: [
        'if',
        'Si ya preguntaste en todas partes, queda por leer un solo rollo, el de tu resguardo: {busca|buscá} ahí el plazo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'El trigo tiene su calendario y la oficina, otro; mientras, se riega la parte de la vida que no pide sello.',
      ],
      rev: [
        'no',
        'Refrescar la página diez veces es tirar de la espiga: no la alarga, y deja la mano cansada.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Un plazo oficial obliga también a quien ocupa el trono: si venció, se reclama por escrito y con número.',
      ],
      rev: [
        'wait',
        'Quien manda ahí no da la cara, y golpear la piedra lastima los nudillos. Hasta el plazo impreso, armadura fuera.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Quien ya cruzó esa puerta conoce los tiempos habituales: si los tuyos se parecen, es fila; si no, consulta.',
      ],
      rev: [
        'no',
        'Lo que tardó el papel de otra gente no es norma: aquella llave abrió otra puerta, en otro año.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Sobre la mesa hay dos vidas, con papel y sin papel: si ambas aguantan la luz, la espera pesa menos.',
      ],
      rev: [
        'no',
        'Mirar al ángel no acerca la fecha, y menos si lo que está faltando es una fotocopia.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Una esfinge va con papel y la otra sin papel; quien guía de pie puede llevar un plan para cada una.',
      ],
      rev: [
        'wait',
        'Hasta saber adónde irías con el sello y adónde sin él, el carro gasta menos en la puerta.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'La fecha no es tuya; el trato con el león, sí: una consulta por semana y las manos tranquilas.',
      ],
      rev: [
        'wait',
        'Primero, dormir: con la mano temblando, un simple «en estudio» se lee como una dentellada.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'La fecha no la alumbra tu farol; alumbra el próximo plazo, y hasta ahí se camina con la carpeta cerrada.',
      ],
      rev: [
        'yes',
        'En la cima no hay ventanilla. {Baja|Bajá} y {pregunta|preguntá} en qué fase está: ese dato existe, y la fecha quizá no.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Gira en una oficina que no es tu casa; lo tuyo está en el eje, con dos planes y ningún mareo.',
      ],
      rev: [
        'if',
        'Si ya se atascó antes en el mismo punto, tu parte es revisar ese requisito y dejar en paz al destino.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Se pesa lo que hay en la carpeta: si falta una hoja, la balanza ni empieza. Eso sí se comprueba.',
      ],
      rev: [
        'no',
        'Que tarde no es un fallo sobre {ti|vos}: ese peso corresponde al otro platillo, el de la oficina.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Con las manos a la espalda no se sella nada, y tampoco te toca sellar: pausa hasta el plazo anotado.',
      ],
      rev: [
        'if',
        'Colgar de esa fecha ya dio lo suyo: si el plazo pasó, baja un pie y se pregunta por la vía oficial.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Nadie sabe si ese sol sale o se pone; lo que puede terminar hoy es la guardia ante la pantalla.',
      ],
      rev: [
        'if',
        'Si la solicitud caducó, o caducaron las ganas, toca mirarlo de frente y decidir si se renueva o se despide.',
      ],
    },
    'La Templanza': {
      up: [
        'wait',
        'Un pie en la fila y otro en tu vida: así se espera, vertiendo un rato a cada lado.',
      ],
      rev: [
        'no',
        'No vuelques en ese sello todas las horas: una copa rebosa de trámite y la otra está seca.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Las fechas no se compran. Quien ofrezca adelantarla por debajo de la mesa te pone cadena, y de las caras.',
      ],
      rev: [
        'yes',
        'Parte del nudo era creer que sin papel no se empieza nada; ese lazo cede, y algo puede empezar.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si la respuesta cayera como un rayo, hay salida sin puerta: recurso y plazo, preguntados ya a un abogado.',
      ],
      rev: [
        'yes',
        'Antes de que truene se quita una piedra a mano: pedir por escrito el estado del expediente y guardar copia.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Ninguna jarra llena ese sello, pero se puede regar a dos manos: el expediente al día y la semana con planes.',
      ],
      rev: [
        'wait',
        'El desánimo no figura entre los requisitos ni atrasa nada; hasta la próxima fecha, agua, poca y diaria.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche cualquier silencio oficial suena a aullido. {Espera|Esperá} a leerlo de día, con el plazo en la mano.',
      ],
      rev: [
        'if',
        'Algo se aclara si la pregunta cabe en una línea, con número de expediente; de la niebla no salen fechas.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Ni con el cielo despejado se ve la fecha; se ve tu parte, y está lo bastante clara para hacerla hoy.',
      ],
      rev: [
        'no',
        '«Seguro que sale» calienta poco: sin constancia en la mano, no se compran girasoles para esa pared.',
      ],
    },
    'El Juicio': {
      up: [
        'if',
        'Si llega un requerimiento, esa es la trompeta: se contesta completo y en plazo. Antes de eso, nadie te está juzgando.',
      ],
      rev: [
        'yes',
        'Hay que abrir el correo que suena, aunque dé miedo: una notificación sin leer también puede contar los días.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Lo tuyo se comprueba en una vuelta: formulario, anexos, pago, recibo. El pie que queda en el aire es ajeno.',
      ],
      rev: [
        'if',
        'Quizá falte una esquina: si el acuse no aparece, ahí está lo tuyo, y se pide antes que la fecha.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Sin sello también se puede empezar algo. {Elige|Elegí} {antes} una parte de tu plan que no dependa del papel, un curso, una lista, una llamada, y {escribe|escribí} encima: «Esto no espera». Si avanza, el trámite recupera su tamaño. Si nada puede moverse, {pide|pedí} orientación a un profesional sobre los plazos de verdad.',
      },
      {
        needs: [],
        text: '{Pregunta|Preguntá} {antes} por el canal oficial, con estas palabras: «Quisiera saber en qué fase está el expediente y si falta algún documento». {Guarda|Guardá} el acuse. Si falta algo, ya {tienes|tenés} tarea. Si responden «en estudio», {apunta|apuntá} la fecha y no vuelvas a mirar hasta la semana siguiente.',
      },
      {
        needs: ['quien'],
        text: 'Diez minutos de conversación con {quien}, {antes}, y una pregunta: «Si el papel tarda el doble, ¿a {ti|vos} qué te cambia?». Si sale algo concreto, {prepara|prepará} esa parte y la espera tendrá suelo. Si sale un silencio, {anota|anotá} qué dato falta y quién puede darlo: la oficina, o un abogado que lleve estos casos.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Busca|Buscá} {antes} el plazo máximo que fija la norma y la fecha de tu resguardo, y {escribe|escribí} la cuenta en una hoja: «Vence tal día». Si aún no vence, hasta entonces es fila. Si ya venció, esa hoja va a un abogado o a un consultorio jurídico con la pregunta «¿qué recurso cabe?».',
      },
      {
        needs: [],
        text: 'Con la lista oficial al lado, {revisa|revisá} la carpeta {antes} y {marca|marcá} cada hoja: «está», «falta», «caduca». Si todo está, lo tuyo quedó hecho. Si algo falta o vence pronto, {consulta|consultá} cómo se aporta en lugar de enviarlo por tu cuenta; un documento suelto puede perderse o abrir otro trámite.',
      },
      {
        needs: ['quien'],
        text: 'Dos líneas para {quien}, escritas {antes}: «Hoy no hay fecha. Si vence el plazo y no hay respuesta, haré esto», y ahí {completas|completás}. Si te sale un plan, {mándalo|mandalo}. Si te sale otra pregunta, esa va para la oficina o para un abogado; a {quien} le puede llegar cuando tenga respuesta.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Borra|Borrá} {antes} el acceso directo a la página de consulta y {déjale|dejale} una sola cita: «Una vez por semana, con café». Si en dos semanas nada cambió, no te perdiste nada. Para que un aviso te encuentre, {comprueba|comprobá} hoy que la dirección o el correo que dejaste en la oficina sean los correctos.',
      },
      {
        needs: [],
        text: 'Si alguien te ofreció empujar el sello, {contéstale|contestale} {antes}: «¿Me lo {pasas|pasás} por escrito, con factura y nombre completo?». Si lo manda, que lo mire un abogado. Si se ofende, ese dinero se queda en casa. Si nadie te ofreció nada, {guarda|guardá} la frase: en estas filas hay vendedores.',
      },
      {
        needs: ['quien'],
        text: '{Busca|Buscá} con {quien}, {antes}, un rato sin expediente: una comida, un paseo, una llamada larga. La regla se dice al empezar: «Quien nombre el trámite lava los platos». Si se rompe a los cinco minutos, la espera ocupa demasiado y conviene contarla en otra parte. Si aguanta, había más tema que papeles.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Escribe|Escribí} en una tarjeta la próxima fecha cierta, la del plazo o la de la cita: «Hasta aquí no pregunto». {Ponla|Ponela} {antes} donde {dejas|dejás} las llaves. Si llega esa fecha sin noticias, {pregunta|preguntá} por escrito. Si no {encuentras|encontrás} ninguna, pedirla es tu única gestión de la semana; si hay dudas, con un abogado.',
      },
      {
        needs: [],
        text: 'Una hoja doblada en dos, {antes}: en una mitad, «si sale»; en la otra, «si tarda o no sale». Tres renglones en cada una, con costos. Si la segunda te deja respirar, la espera pesa menos. Si queda vacía, {llévala|llevala} a un abogado o a alguien que haya pasado por un recurso.',
      },
      {
        needs: ['quien'],
        text: '{Pregúntale|Preguntale} {antes} a {quien}: «¿Qué dejarías preparado por si el papel tarda?». Si propone algo concreto, {hazlo|hacelo} esta semana, sin gastar lo que no se recupera. Si contesta «seguro que sale», {agradece|agradecé} el cariño y {guarda|guardá} igual una copia de cada hoja, que el cariño no sirve de resguardo.',
      },
    ],
  },
  closings: {
    yes: [
      'Al sello se le puede esperar de pie y con las manos en otra cosa.',
      'La vida en limpio no lleva número de expediente.',
      'Lo que no pide permiso también es parte del plan.',
    ],
    if: [
      'Un plazo leído hace menos ruido que uno imaginado.',
      'La oficina cuenta los días hábiles; la paciencia, todos.',
      'Con el acuse en la mano, la espera por lo menos tiene domicilio.',
    ],
    no: [
      'Ninguna oficina trabaja más deprisa porque la miren.',
      'Hay fechas que se venden muy caras justamente porque nadie las tiene.',
      'Un papel que falta no firma nada sobre quien lo espera.',
    ],
    wait: [
      'La fila avanza lo mismo aunque la mirada esté en otra parte.',
      'En una sala de espera caben novelas enteras.',
      'Hasta el sello más lento comparte calendario con otras cosas.',
    ],
  },
};
