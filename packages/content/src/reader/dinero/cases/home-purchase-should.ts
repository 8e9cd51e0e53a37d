import type { CaseTexts } from '../../family.ts';

/** «home-purchase.should». */
export const HOME_PURCHASE_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una casa se elige de pie, en media hora de visita, y se paga durante años desde una silla. Lo que está en juego es esa diferencia.',
    },
    {
      needs: [],
      text: 'Entre el alquiler que se va y la cuota que se queda hay una resta fácil; lo difícil es ponerle precio a dormir sin deber.',
    },
    {
      needs: [],
      text: 'Comprar casa parece un asunto de metros y es de plazos: cuánta vida {quieres|querés} prometerle a una dirección, y con qué colchón debajo.',
    },
    {
      needs: [],
      text: 'Dicen que alquilar es tirar el dinero, y quien lo dice no paga tus goteras. Aquí se decide qué tranquilidad sale más cara.',
    },
    {
      needs: ['quien'],
      text: 'En el plano de esta casa aparece {quien}, y conviene aclarar en qué cuarto: el de las ganas, el de la firma o el de los consejos.',
    },
    {
      needs: ['quien'],
      text: 'Donde hay una hipoteca y además está {quien}, se decide dos veces: una con la calculadora y otra con lo que cada cual llama hogar.',
    },
    {
      needs: ['tiempo'],
      text: 'Cuando en la cuenta de una casa entra {tiempo}, la fachada deja de mandar: además de paredes, se compra una manera de esperar.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} sobre la mesa, la casa deja de ser una foto bonita y pasa a ser una resta que se repite cada mes.',
    },
    {
      needs: ['lugar'],
      text: 'En el mapa de esta compra está {lugar}, y una hipoteca clava la chincheta: la cuestión es si ahí querrás seguir abriendo la ventana.',
    },
    {
      needs: ['evento'],
      text: 'Coinciden una casa y {evento}, y ambas cosas piden dinero y cabeza fría; lo que falta por decidir es cuál espera a cuál.',
    },
    {
      needs: ['dia'],
      text: 'En el calendario de esta casa hay un círculo, {dia}, y los círculos apuran; una firma que dura años merece leerse sin reloj.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'if',
        'Comprar, sí, mientras la cuota quepa en el hatillo y te deje andar; una casa que no se puede cargar es precipicio.',
      ],
      rev: [
        'no',
        'Esta firma no: el pie ya está en el aire y el perro te tira de la tela por algo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí, {compra|comprá}: ahorro, oferta, papeles y tasación están en la mesa; solo falta ordenarlos antes de firmar.',
      ],
      rev: [
        'wait',
        'Todavía no: la casa está muy bien contada y mal calculada; hasta tener una oferta escrita del banco, {sigue|seguí} donde estás.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Espera de una visita más, de noche y sin vendedor: detrás del velo hay algo de esa casa que ya {sospechas|sospechás}.',
      ],
      rev: [
        'no',
        'No con lo que hay a la vista: mientras esos papeles sigan enrollados, el alquiler es la opción que se deja leer.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Comprar, sí: es tierra donde te ves plantando algo, y el trigo agradece que nadie se mude cada año.',
      ],
      rev: [
        'wait',
        'Tirar del trigo no da casa; hasta que el ahorro crezca unos meses a solas, alquilar también es cuidar.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Sí, con un tope tallado en piedra: cuota máxima, gastos incluidos, y ni una moneda por encima aunque haya terraza.',
      ],
      rev: [
        'no',
        'No firmes por tener trono propio: esa cuota pondría horario, sueldo y humor a las órdenes de la casa.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Siempre que la firma venga después de las dos llaves, quien sabe de leyes y quien sabe de humedades, {compra|comprá}.',
      ],
      rev: [
        'no',
        'Que en tu familia se compre no obliga: seguir alquilando es una decisión entera, aunque nadie le ponga bendición.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Sí, si al decir «es esta» los ojos siguen abiertos; así están, y el precio también aguanta la luz.',
      ],
      rev: [
        'wait',
        'Hasta que quienes vayan a pagar miren el mismo plano, nada de firmar: hoy hay dos casas distintas en la conversación.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Adelante con la compra: las ganas y el susto tiran distinto, pero la dirección, con calle y número, está decidida.',
      ],
      rev: [
        'wait',
        'Con esta carrera, no: hasta que nadie te apure con «hay otros interesados», la reserva se queda en la puerta.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        '{Compra|Comprá}, que la deuda ruge y se deja tratar: con una cuota mansa, tus manos la sostienen sin apretar los dientes.',
      ],
      rev: [
        'no',
        'Ahora no: una hipoteca pide pulso durante años, y ese pulso merece antes un descanso en alquiler.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'De momento {alquila|alquilá} y {mira|mirá} casas sin hablar con nadie; cuando el farol alumbre una cifra tuya, se baja a firmar.',
      ],
      rev: [
        'if',
        'Basta de mirar anuncios desde la cumbre: si alguien de fuera revisa tus números y asiente, {compra|comprá}.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Sí, con una condición: que puedas pagar la cuota también con la rueda abajo, intereses altos y algún mes flaco.',
      ],
      rev: [
        'no',
        'No por miedo a que suba: comprar para alcanzar la vuelta anterior es pagar hoy los precios de un recuerdo.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Cuando alquiler y cuota, con impuestos y arreglos, se pesen en la misma balanza: si gana la cuota, {firma|firmá}.',
      ],
      rev: [
        'wait',
        'Firmar puede esperar a que la balanza se calce: en esa cuenta falta un gasto, y suele ser de los gordos.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Ni compra ni renuncia: {cuelga|colgá} la decisión unos meses, con fecha de bajada, y {mira|mirá} tu alquiler desde el otro lado.',
      ],
      rev: [
        'yes',
        'Sí, la espera ya dio su luz: otro año de mirar casas al revés no las hará más baratas ni más tuyas.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        '{Despide|Despedí} el alquiler con flores y {compra|comprá}: esa etapa hizo su trabajo, y al fondo hay luz en otra ventana.',
      ],
      rev: [
        'no',
        'Esa casa ya pasó de largo y se le sigue guardando habitación: {suéltala|soltala}, y que el ahorro conserve su caballo.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Sí, una casa de menos metros: la que permite verter en la cuota sin dejar seca la copa de vivir.',
      ],
      rev: [
        'wait',
        'Con la entrada se vacía una jarra entera; hasta que quede agua para la primera avería, mejor no firmar.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'A ese precio, no: la casa brilla mucho y el lazo tiene treinta años de largo; {deja|dejá} pasar este.',
      ],
      rev: [
        'if',
        'Se puede comprar con el cuello libre: si hay salida escrita, vender, amortizar o alquilarla, {firma|firmá}.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        '{Busca|Buscá} otra: si una inspección ya hace temblar la corona de esta, {imagina|imaginá} lo que cuentan los cimientos.',
      ],
      rev: [
        'wait',
        'Primero, alguien con casco y el dedo en la grieta, sea de la pared o del contrato; hasta entonces, la firma aguarda.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, sin prisa y con una jarra aparte: la meta es lejana, y esta cuota es un gesto que cabe cada mes.',
      ],
      rev: [
        'wait',
        'Que nadie compre por desánimo: hasta que el ahorro vuelva a llenarse un poco, alquilar no es quedarse atrás.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'Así, a media luz, no: entre la cláusula que aúlla y el vendedor que aúlla, todavía no se distingue el lobo.',
      ],
      rev: [
        'if',
        'La niebla se va: {compra|comprá} si el temor que salía del agua resulta ser un gasto con número y el número cabe.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Claro que sí: números a la vista, casa sin doblez y unas ganas que no necesitan que nadie las convenza.',
      ],
      rev: [
        'no',
        'No esta vez: hace falta demasiada sonrisa para que salgan las cuentas, y los girasoles del anuncio son prestados.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Esa llamada ya la habías oído: {levanta|levantá} los papeles, {corrige|corregí} la cifra y {deja|dejá} de vivir en borrador. Comprar, sí.',
      ],
      rev: [
        'if',
        'Si los números de hoy alcanzan, sí; no haber comprado antes no es delito, y la trompeta no suena por el pasado.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí, {firma|firmá}: la vuelta está completa, del ahorro a la llave, y queda bailar un poco en una sala vacía.',
      ],
      rev: [
        'wait',
        'Por un documento no: hasta que aparezca el que falta, la corona tiene un hueco y por ahí entra el frío.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Ensaya|Ensayá} la cuota {antes}: {aparta|apartá} en otra cuenta la diferencia entre tu alquiler y lo que pagarías, y {vive|viví} con el resto. Si la semana sale normal, {pide|pedí} al banco la oferta por escrito. Si la semana se hace eterna, la casa correcta cuesta menos. El contrato lo revisa un abogado.',
      },
      {
        needs: [],
        text: 'Una visita sin nadie que venda, {antes}: {recorre|recorré} la calle de noche y {pregunta|preguntá} a quien salga «¿qué arreglaría de este edificio?». Si la respuesta son manías, adelante con la oferta. Si se repite una avería, {réstala|restala} del precio. Y la escritura, siempre con alguien de leyes al lado.',
      },
      {
        needs: ['quien'],
        text: '{Siéntate|Sentate} con {quien} y una hoja, {antes}, y {di|decí}: «Quiero comprar; {dime|decime} qué me falta por mirar». Si sale un papel o un gasto, {búscalo|buscalo} esa misma semana. Si sale solo miedo, ya {sabes|sabés} cuánto abulta. Los números finales, con un asesor que no cobre por la venta.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Pon|Poné} tu condición en una tarjeta: «Compro si la cuota, con impuestos y arreglos, no pasa de tanto». Con esa cifra, {pide|pedí} al banco una simulación {antes}. Si cabe, se sigue hablando. Si no cabe, no se estira la tarjeta: se cambia de casa. Un asesor independiente puede revisarte la suma.',
      },
      {
        needs: [],
        text: '{Manda|Mandá} este mensaje a quien vende, {antes}: «Antes de seguir necesito el certificado de deudas y el último recibo de gastos comunes». Si llega, que lo lea un abogado y {avanza|avanzá}. Si llega una excusa, también es un documento, y dice que todavía no se firma.',
      },
      {
        needs: ['quien'],
        text: 'Conviene preguntarle a {quien}, {antes}, con estas palabras: «Si un mes no alcanza para la cuota, ¿con qué cuento de tu parte?». Si la respuesta trae algo concreto, {anótalo|anotalo}. Si es cariño o un «ya veremos», se agradece y la cuenta se hace sin eso. Después, asesor.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Escribe|Escribí} la despedida y {envíala|enviala} {antes}: «Gracias por su tiempo; no voy a seguir con esta compra». Si {sientes|sentís} alivio al mandarla, ahí tenías la respuesta. Si insisten con una rebaja, {pídela|pedila} por escrito y que la mire un asesor. Ninguna rebaja arregla una cuota que no cabe.',
      },
      {
        needs: [],
        text: 'Durante una tarde, {antes}, {trata|tratá} a tu alquiler como si lo hubieras elegido: {arregla|arreglá} eso que aplazabas porque total te ibas. Si el lugar mejora, has comprado tiempo muy barato. Si sigue sin gustarte, {anota|anotá} qué le falta: esa lista elegirá la próxima casa mejor que cualquier anuncio.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le toca oírlo de tu boca {antes}: «Esta casa no; seguir mirando, sí». Si pregunta por qué, una cifra basta y sobra. Si discute la cifra, se repasa con un asesor delante. Si calla, {deja|dejá} el silencio en la mesa: nadie firma una hipoteca para llenarlo.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Llama|Llamá} al banco o a quien vende y {di|decí}, {antes}: «Necesito treinta días; ¿qué condición se mantiene?». Si la mantienen por escrito, {usa|usá} el plazo para un abogado y una inspección. Si amenazan con otro comprador, que compre: una casa que no espera un mes no era para pagarla veinte años.',
      },
      {
        needs: [],
        text: '{Abre|Abrí} una cuenta aparte y {mete|meté} ahí, {antes}, lo que costaría el primer susto: una cañería, un techo, un mes sin ingresos. Si alcanza, la espera está por terminar. Si no alcanza, {divide|dividí} lo que falta entre lo que {ahorras|ahorrás}: el resultado son los meses que conviene seguir alquilando.',
      },
      {
        needs: ['quien'],
        text: 'Dos preguntas para {quien}, {antes} y con café: «¿Qué tendría que pasar para que esta compra te parezca sensata?» y «¿En qué fecha lo miramos?». Si hay fecha, {apúntala|apuntala} y hasta entonces no se discute. Si no la hay, {ponla|ponela} por tu cuenta y {avisa|avisá}. Un asesor puede completar la lista.',
      },
    ],
  },
  closings: {
    yes: [
      'Una casa empieza a ser tuya cuando la cuota te deja cenar en ella.',
      'La llave pesa poco si antes se pesó todo lo demás.',
      'Quien se sienta a leer la escritura duerme mejor en el cuarto.',
    ],
    if: [
      'El mejor cimiento de una casa es una cifra que no se mueve.',
      'Entre la ventana y la firma cabe una condición.',
      'Una puerta propia vale lo que deja abierto alrededor.',
    ],
    no: [
      'También se vive bajo un techo que no se debe.',
      'La casa que no cabe en el mes no cabe en la vida.',
      'Renunciar a tiempo es la reforma más barata.',
    ],
    wait: [
      'Ninguna pared se ofende porque la miren dos veces.',
      'El alquiler de unos meses puede ser el mejor metro cuadrado.',
      'Las casas con prisa suelen esconder la escalera.',
    ],
  },
};
