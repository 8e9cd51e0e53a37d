import type { CaseTexts } from '../../family.ts';

/** «own-business.will». */
export const OWN_BUSINESS_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Un negocio se abre cada mañana con la misma duda: si vendrá alguien. Eso lo deciden los clientes; el letrero y los números, {tú|vos}.',
    },
    {
      needs: [],
      text: 'Que la idea guste en casa no paga el alquiler, y que asuste de noche tampoco la hunde. Falta oír lo que dicen las cuentas.',
    },
    {
      needs: [],
      text: 'Si va bien o mal lo dirá gente que aún no ha comprado. Lo que sí {tienes|tenés} cerca es un cuaderno, y ahí empieza el negocio.',
    },
    {
      needs: [],
      text: 'Ponerle nombre propio a un negocio tiene un riesgo que no sale en el presupuesto: confundir las ventas de un martes con lo que {vales|valés}.',
    },
    {
      needs: ['quien'],
      text: 'Por este negocio anda también {quien}, y así cada cuenta se hace dos veces: una con dinero y otra con la cara.',
    },
    {
      needs: ['quien'],
      text: 'Las ventas son una cosa y {quien} es otra, aunque en este negocio lleguen en la misma conversación. Separarlas aclara media pregunta.',
    },
    {
      needs: ['tiempo'],
      text: 'Un negocio cuenta {tiempo} a su manera: en meses pagados, en clientes que vuelven, en noches. Ninguna de esas cuentas viene del futuro.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio, la pregunta por el negocio deja de ser soñadora. Hay que saber cuánto puede fallar sin llevarse la casa.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} ya hay quien vende, quien cierra y quien pasa de largo. Si tu negocio cabe, será por algo que se puede contar.',
    },
    {
      needs: ['evento'],
      text: 'El negocio mira hacia {evento} como quien espera la marea. La marea no se negocia; lo que haya preparado en el almacén, sí.',
    },
    {
      needs: ['dia'],
      text: 'Hay puesta mucha esperanza en {dia}, y un negocio no vive de una sola fecha. También abre después, con las mismas cuentas.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'if',
        'No se sabe, y se puede andar igual si el hatillo es chico: que lo puesto quepa en una pérdida soportable.',
      ],
      rev: [
        'no',
        'Con la vista arriba y sin cuentas no hay negocio, hay borde. Ni una moneda más hasta mirar al suelo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Mesa hay, y manos también: lo que depende de {ti|vos} es ofrecer una cosa, con precio, a diez personas.',
      ],
      rev: [
        'if',
        'Si lo anunciado suena mejor que lo entregado, se nota en la segunda compra. Primero la mesa; el cartel, después.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Los números guardan medio rollo bajo el manto: hasta tener tres meses anotados, ni bien ni mal.',
      ],
      rev: [
        'wait',
        'Algo de tus cuentas ya lo {sabes|sabés} y le {echas|echás} un velo. Mientras no esté escrito, ninguna respuesta de fuera sirve.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'El trigo no firma plazos, pero agradece cuidado: {atiende|atendé} bien a quien ya compra y {anota|anotá} quién regresa.',
      ],
      rev: [
        'no',
        'Abrir más horas no hace crecer lo que ya {riegas|regás} de sobra. Ese tirón lo paga tu espalda, no la caja.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'La demanda no obedece al cetro; los costos, un poco. Si hay precio mínimo y horario firmes, hay trono.',
      ],
      rev: [
        'wait',
        'La armadura no lleva bolsillos: hasta que la caja del negocio y la de casa vivan aparte, nada de ampliar.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Alguien del ramo ya abrió esa puerta y guarda la llave: sus números del primer año valen más que un pronóstico.',
      ],
      rev: [
        'if',
        'La receta ajena, triple corona incluida, sirve si tus clientes son los suyos. A los tuyos {pregúntales|preguntales} qué cambiarían.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Que te elijan no se ordena; que sepan qué eligen, sí. Si lo {dices|decís} en una línea, las miradas se encuentran.',
      ],
      rev: [
        'no',
        'Querer gustarle a todo el mundo es no mirar a nadie. Lo que {vendes|vendés} por compromiso {suéltalo|soltalo}.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Vender y cuidar la caja tiran distinto, como las esfinges; con el rumbo decidido, lo de hoy es conducir.',
      ],
      rev: [
        'wait',
        'Acelerar ahora puede ser correr hacia una deuda. Con el carro parado, {mira|mirá} primero qué venta deja ganancia.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Ante un mes flojo queda la mano serena: ni rematar precios ni morder clientes. El león, que es el miedo, no atiende.',
      ],
      rev: [
        'wait',
        'Demasiados días rugiendo. Antes de juzgar el negocio, uno de puertas cerradas y sueño: la caja se lee mejor.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'El farol da para un trimestre. Si a esa distancia las cuentas respiran, se camina; más lejos no ve nadie.',
      ],
      rev: [
        'no',
        'Desde la montaña no se oye a la clientela. {Deja|Dejá} de adivinar a solas y {baja|bajá} a preguntarle a quien no volvió.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Sube, baja y no consulta: por un mes bueno no te endeudes y por uno malo no cierres. {Cuenta|Contá} doce.',
      ],
      rev: [
        'if',
        'Si el bache cae siempre en el mismo punto de la vuelta, se ahorra para él: con fecha es gasto, no desgracia.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Lo dice la balanza: entradas de un lado; del otro, costos y tus horas. Si queda algo, hay negocio.',
      ],
      rev: [
        'no',
        'Una cuenta sin tu sueldo sale siempre bonita y siempre coja. Con esa balanza no se firma un «va bien».',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'El halo está en verlo al revés: {haz|hacé} de cliente en tu propia puerta, y hasta entonces no empujes más.',
      ],
      rev: [
        'no',
        'Si el negocio vive de lo que te {quitas|quitás}, eso es una cuerda, no una inversión. {Ponle|Ponele} tope, y abajo.',
      ],
    },
    'La Muerte': {
      up: [
        'if',
        'Puede irse un producto sin que se vaya el negocio: si algo ya no se vende, flor, estandarte y estante libre.',
      ],
      rev: [
        'no',
        'Algo terminó hace rato y sigue en la lista de precios. {Despídelo|Despedilo} al paso; lo demás necesita su sitio.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'En tu mano está la mezcla: algo que paga este mes y algo que crece despacio, sin derramar la caja.',
      ],
      rev: [
        'wait',
        'Un mes de sobra y otro seco no son un veredicto. Con agua apartada en la segunda copa se juzga mejor.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'El cliente único y el préstamo fácil alumbran mucho y atan más. Donde veas ese lazo, la cabeza afuera.',
      ],
      rev: [
        'yes',
        'Ya cede el lazo: de lo que el negocio te quita, algo puede volver hoy, aunque la caja tarde en notarlo.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si un rayo se llevara lo de arriba, local, adornos, orgullo, ¿qué se seguiría vendiendo? Esa planta baja es el negocio.',
      ],
      rev: [
        'wait',
        'Hay una grieta en las cuentas que cruje bajito. Antes que al futuro, una tarde a quien sepa de contabilidad.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sin promesas: la estrella para el rumbo y las jarras para hoy, una a la clientela y otra a tu descanso.',
      ],
      rev: [
        'wait',
        'Mirando cómo brillan otros letreros se enfría el propio. Una semana de agua antes de declararlo seco.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A las tres de la mañana quiebra cualquier negocio. {Anota|Anotá} lo que aúlla y {espera|esperá} a compararlo con la caja.',
      ],
      rev: [
        'if',
        'La niebla se abre donde hay un recibo: si el miedo coincide con un número, se trata; si no, era el lobo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Lo que ya funciona está a la vista, como girasol sobre el muro: {ofrécelo|ofrecelo} primero y con el precio puesto.',
      ],
      rev: [
        'if',
        'Entre nubes también se vende, si {cambias|cambiás} el «vamos de maravilla» por decir qué falta a quien pueda ayudar.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'El éxito no se adivina; la trompeta del oficio, en cambio, se oye. Queda levantarse y corregir una cosa.',
      ],
      rev: [
        'no',
        'Un mal mes no es el juicio final. {Deja|Dejá} la trompeta quieta y {cuenta|contá} también a quienes volvieron a comprar.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Una vuelta completa, comprar, vender, cobrar, pagar, dice más que diez augurios. {Cierra|Cerrá} la de este mes y {mírala|mirala} entera.',
      ],
      rev: [
        'if',
        'Falta cerrar el círculo por donde entra el dinero: si {cobras|cobrás} lo que te deben, la pregunta cambia de tamaño.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Elige|Elegí} lo que mejor se vende, o lo que mejor te sale si aún no abriste, y {ofrécelo|ofrecelo} {antes} a cinco personas: «Hago esto, cuesta tanto y lo entrego en tal plazo». Si compran dos, hay por dónde. Si no compra nadie, {pregunta|preguntá} si fue el precio o la cosa.',
      },
      {
        needs: [],
        text: 'A alguien que ya te compró, o que podría, le cabe una pregunta {antes}: «¿Qué te haría volver?». Sin explicar ni defender, {anota|anotá} la frase tal cual. Si nombra algo que {puedes|podés} hacer esta semana, {hazlo|hacelo}. Si dice que así está bien, {pídele|pedile} que se lo cuente a otra persona.',
      },
      {
        needs: ['quien'],
        text: '{Siéntate|Sentate} con {quien} {antes}, media hora y una hoja: «¿Con qué número dirías que este negocio va bien?». {Escribe|Escribí} el tuyo sin enseñarlo. Si los dos se parecen, ya hay meta y se puede medir. Si se alejan, esa distancia era lo pendiente, y conviene hablarla antes de gastar más.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Una hoja, tres renglones: lo que cuesta un mes, lo que entra y lo que {cobras|cobrás} por tus horas. {Llénala|Llenala} {antes} y {escribe|escribí} debajo: «Sigo si queda…». Si queda, {sigue|seguí}. Si falta, que la vea quien te lleve las cuentas y diga qué se mueve primero, el precio o el gasto.',
      },
      {
        needs: [],
        text: '{Ponle|Ponele} {antes} un tope a lo que {arriesgas|arriesgás}, por escrito y donde lo veas a diario: «Hasta esta cantidad y hasta este mes; después se decide de nuevo». Si te da calma, ese era. Si te da vértigo, {bájalo|bajalo} hasta poder dormir, y que un asesor mire lo que ya esté firmado.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} hace falta una frase clara {antes}: «En lo del negocio, ¿qué {esperas|esperás} de mí y qué puedo esperar yo?». Si las respuestas encajan, tres renglones y una copia para cada parte. Si no encajan, se corrige ahora, que todavía es conversación; si hay dinero o firmas, con un abogado.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Repasa|Repasá} los pagos del último mes, o del presupuesto si aún no abriste, y {elige|elegí} uno que no traiga ni un cliente. {Cancélalo|Cancelalo} {antes} con esta línea: «A partir de ahora no continúo; gracias». Si nadie lo nota, era adorno. Si algo se resiente, se vuelve a contratar, esta vez con motivo.',
      },
      {
        needs: [],
        text: 'Por una semana, nada de preguntar si irá bien. {Pega|Pegá} {antes} otra pregunta junto a la caja o la pantalla: «¿Qué entró hoy y qué salió?». Si los dos números te caben en la cabeza, {duerme|dormí}. Si uno asusta, {enséñalo|enseñalo} con luz de mañana a quien sepa de contabilidad.',
      },
      {
        needs: ['quien'],
        text: 'Una pregunta a {quien}, {antes} y sin música de fondo: «De este negocio prefiero un dato a un ánimo: ¿qué viste que no funcione?». Si nombra algo concreto, {agradece|agradecé} y {arréglalo|arreglalo}. Si solo hay susto o solo aplauso, {quédate|quedate} con el gesto y {deja|dejá} las cuentas fuera de esa charla.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Un cuaderno solo para el negocio, y en él, {antes}, la primera línea: «Entró tanto, salió tanto, volvieron tantos». Cada cierre, otra igual. Si al cabo de un mes se ve una forma, {decide|decidí} con ella. Si no se ve nada, {muéstraselo|mostráselo} a quien sepa leer cuentas antes que a quien sepa dar ánimos.',
      },
      {
        needs: [],
        text: '{Ponle|Ponele} cifra al miedo y que espere turno. {Escribe|Escribí} {antes}: «Temo que pase esto, y me costaría tanto». Después de dormir, {compara|compará} el número con la caja. Si alcanza, era la hora. Si no alcanza, {habla|hablá} con un asesor antes de firmar nada o de pedir prestado.',
      },
      {
        needs: ['quien'],
        text: '«Del negocio no voy a decidir nada esta semana; estoy juntando números»: eso le conviene oír a {quien}, y {antes}. Si pregunta cuáles, {enséñale|enseñale} la hoja. Si mete prisa, {pregunta|preguntá} qué vence y en qué fecha: la prisa con fecha se atiende, y la otra se enfría sobre la mesa.',
      },
    ],
  },
  closings: {
    yes: [
      'Un negocio empieza cuando alguien paga por segunda vez.',
      'El futuro no lleva libro de caja; el presente, si se quiere, sí.',
      'Nadie vende mañana: se vende hoy, y mañana se abre.',
    ],
    if: [
      'Con un tope escrito, el riesgo cabe en la mesa.',
      'Donde hay números claros, la suerte trabaja menos.',
      'Primero la cuenta y luego el letrero.',
    ],
    no: [
      'Lo que se quita de la lista también da ganancia.',
      'Un negocio no engorda con ánimos; con cuentas, a veces.',
      'La caja no sabe de corazonadas y por eso duerme.',
    ],
    wait: [
      'Un mes es una anécdota; tres, una conversación.',
      'De madrugada no hay negocio que salga bien.',
      'Los números hablan bajo y por la mañana.',
    ],
  },
};
