import type { CaseTexts } from '../../family.ts';

/** «debt.will». */
export const DEBT_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'El último pago no está escrito en ninguna carta; está en una división que quizá nadie ha hecho todavía: saldo, cuota, interés.',
    },
    {
      needs: [],
      text: 'Preguntar cuándo se acaba es buena señal: la deuda deja de ser clima y empieza a parecer un calendario con casillas.',
    },
    {
      needs: [],
      text: 'Una deuda cansa menos por lo que cuesta que por no verle la orilla. Lo que está en tu mano es medirla.',
    },
    {
      needs: [],
      text: 'Cada mes se paga y cada mes parece quedar lo mismo. Antes de pensar en el final, conviene ver qué parte baja de verdad.',
    },
    {
      needs: ['quien'],
      text: 'El final de esta deuda también le importa a {quien}. Una fecha compartida pesa de otro modo que un «ya falta menos».',
    },
    {
      needs: ['quien'],
      text: 'Entre la última cuota y {quien} hay un tema que vuelve cada mes. La fecha no se adivina; la cuenta se puede enseñar.',
    },
    {
      needs: ['tiempo'],
      text: 'La palabra que más pesa aquí es un plazo, {tiempo}, y todavía no se sabe si lo dice el contrato o el cansancio.',
    },
    {
      needs: ['suma'],
      text: 'Queda a la vista {suma}, y la pregunta es cuántos meses caben dentro. Eso se averigua con lápiz, y por trozos.',
    },
    {
      needs: ['lugar'],
      text: 'En el mapa de esta deuda figura {lugar}, y allá o acá se paga igual: con una cuota que el mes pueda sostener.',
    },
    {
      needs: ['evento'],
      text: 'La deuda y {evento} comparten calendario y no comparten prisa. Lo que toca ver es cuánto de cada mes le corresponde a cada cosa.',
    },
    {
      needs: ['dia'],
      text: 'Hay un día que hace de meta o de susto, {dia}, y una cuota que va a su paso. Lo tuyo es la cuota.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'La meta no se ve desde el borde, el primer escalón sí: cuanto menos cargue el hatillo, más corta la división.',
      ],
      rev: [
        'wait',
        'Con el pie en el aire no hay fecha. Cuando fijes una cuota, aunque sea corta, se podrá empezar a contar.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Todo lo que decide la fecha y depende de ti está en la mesa: cuota, gasto, plazo. {Mueve|Mové} uno y {recalcula|recalculá}.',
      ],
      rev: [
        'no',
        'Hacer cinco simulaciones no adelanta la última cuota. {Guarda|Guardá} la calculadora y {paga|pagá} la que toca.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'La fecha existe y está en el rollo: el cuadro de pagos. Hasta leerlo, cualquier cálculo es una corazonada con decimales.',
      ],
      rev: [
        'if',
        'Se podrá contar si se cuenta: también esa deuda que no figura en la lista, detrás del velo, ocupa meses.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Doce estrellas, doce cuotas al año: {riega|regá} cada mes la suya y lo que falta se cuenta sin adivinar.',
      ],
      rev: [
        'no',
        'Tirar de la cuota hasta quedarte sin pan no acerca la siega. {Suelta|Soltá} esa prisa y {cuida|cuidá} tu parte del campo.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'El plazo lo firma el contrato; el cumplimiento, tu trono: día fijo, cuota fija y ninguna excepción con buena excusa.',
      ],
      rev: [
        'wait',
        'Antes que el final, un mes con orden: con el trono vacío, cada gasto le corre la fecha a la deuda.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Hay quien sabe sacar esa cuenta con dos llaves, el contrato y tus recibos: {pídela|pedila} hecha, si los {llevas|llevás} completos.',
      ],
      rev: [
        'no',
        '«De las deudas no se sale» es doctrina de alguien que no vio tus números. Fuera del altar, y a dividir.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'El plazo se acorta eligiendo, si la elección se hace a la luz: qué se paga primero y qué placer espera turno.',
      ],
      rev: [
        'wait',
        'Una mirada quiere terminar ya y la otra quiere seguir igual. Mientras no se pongan de acuerdo, la fecha baila.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Rumbo y paso, que velocidad ya habrá: con las dos esfinges en la misma cuota, cada mes es tramo hecho.',
      ],
      rev: [
        'no',
        'Correr, pagar doble un mes y nada al siguiente, no llega antes. A las esfinges les rinde el paso parejo.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'El último rugido no trae fecha; la mano que vuelve cada mes, sí. Esa mano es tuya.',
      ],
      rev: [
        'wait',
        'A la mano le hace falta aire: una cuota más suave, acordada por escrito, puede durar lo que esta no dura.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'El farol no llega al último pago y alumbra tres. Si esos tres caben en tus meses, ya hay camino.',
      ],
      rev: [
        'no',
        'Contar años a oscuras, en lo alto y sin papeles solo alarga la montaña. {Deja|Dejá} esa cuenta y {destapa|destapá} el extracto.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Un mes bueno puede acortarlo y uno malo estirarlo; la fecha aguanta si la cuota está hecha para los dos.',
      ],
      rev: [
        'no',
        'No mientras por cada cuota que sale entre un cargo nuevo: así la rueda gira y el saldo no se mueve.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Eso no se augura, se divide: saldo en un plato, cuota en el otro, interés en el fiel. Sale un número honrado.',
      ],
      rev: [
        'wait',
        'Algo cojea entre lo que {crees|creés} deber y lo que dice el papel. Hasta que coincidan, la fecha es de otra deuda.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Desde abajo el plazo largo enseña otra cara: cuotas que dejan vivir. Antes de acortarlo, {mira|mirá} qué sostiene.',
      ],
      rev: [
        'if',
        'Puede ir más deprisa si {bajas|bajás} de un sacrificio inútil, ese que duele mucho y a la deuda casi no le quita.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Los finales vienen al paso, y este admite ensayo: {cierra|cerrá} una cuenta pequeña y la etapa ya empezó a despedirse.',
      ],
      rev: [
        'no',
        'El final no se acerca mientras se sigan pagando cosas que ya terminaron. {Quita|Quitá} ese plato de la mesa.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Ni cuándo ni nunca: cuánto por mes. Si la medida supera al interés, el nivel baja, aunque a diario no se note.',
      ],
      rev: [
        'if',
        'Deja de alargarse si se corrige el derrame: la misma fuga, mes tras mes, le está poniendo cuotas al final.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'El pago mínimo es una cadena cómoda, pensada para no salir nunca por la cabeza. Con ese trato no hay cuenta atrás.',
      ],
      rev: [
        'yes',
        'Más lazo suelto que ayer ya es un dato: {anota|anotá} lo que {llevas|llevás} pagado, que también cuenta, y {sigue|seguí}.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si la cuota se cae este mes, la fecha vieja también: se renegocia entre piedras firmes y se calcula de nuevo.',
      ],
      rev: [
        'wait',
        'Antes de fechar el final conviene mirar la grieta del plan: qué pasa con la cuota si un ingreso falla.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Lejos hay una luz con la palabra cero, y cerca una jarra: la cuota de este mes. Solo la jarra se levanta.',
      ],
      rev: [
        'wait',
        'El ánimo redondea hacia nunca y no sabe de sumas. {Espera|Esperá} a tener la cifra pagada delante, y entonces {mira|mirá} arriba.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche la deuda dura siempre. Hasta que amanezca con el extracto en la mano, ese «siempre» no es un plazo.',
      ],
      rev: [
        'if',
        'La orilla asoma a medida que sale cada dato: si falta el interés, falta la mitad del sendero.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz la cuenta cabe en una frase: esto queda, esto pago, tantas veces. Que sea larga no la vuelve oscura.',
      ],
      rev: [
        'no',
        'Decir «en nada termino» para que nadie pregunte no acerca el final: tras esa nube la cifra sigue sin contar.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Para levantarse no hace falta la última cuota: alcanza con contestar la primera llamada pendiente y pedir el saldo exacto.',
      ],
      rev: [
        'if',
        'Se avanza si {dejas|dejás} de sumar culpas al capital: lo pasado no devenga más intereses que los que le pongas.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        'El círculo se cierra por un punto concreto: el certificado de saldo cero, si se pide. Hasta ahí, cada cuota es laurel.',
      ],
      rev: [
        'wait',
        'Quedan flecos que nadie cuenta, comisiones, un mes saltado. Hasta recogerlos, la última cuota no sería la última.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Pide|Pedí} a quien te cobra, {antes} y por escrito: «Necesito el saldo de hoy y el número de cuotas que faltan con este pago». Son pocas palabras y valen por muchas noches. Si el número es menor de lo que temías, {cuélgalo|colgalo} a la vista. Si es mayor, {pregunta|preguntá} a un asesor qué cambia con una cuota distinta.',
      },
      {
        needs: [],
        text: '{Dibuja|Dibujá} en una hoja una casilla por cuota pendiente y {tacha|tachá} {antes} todas las ya pagadas, una por una, sin prisa. Al pie: «Hasta aquí llegué». Si lo tachado ocupa más de lo que pensabas, la hoja va a un lugar visible. Si ocupa poco, se empieza igual: la próxima casilla es la única de este mes.',
      },
      {
        needs: ['quien'],
        text: 'Una deuda con testigo se olvida menos. {Cuéntale|Contale} a {quien} {antes} lo que queda, sin drama: «Me faltan tantas cuotas; cuando pague cada una te mando un punto». Si te sigue el juego, ya hay quien cuente hacia atrás. Si no le interesa, los puntos van en tu calendario, que tampoco opina.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Haz|Hacé} dos divisiones con lápiz, {antes}: los meses que salen con la cuota de ahora y los que saldrían con un poco más. {Escribe|Escribí} la diferencia así: «Este poco vale tantos meses». Si te compensa, {busca|buscá} de dónde sale. Si no, la cuota actual está bien y ya no hay que discutirla cada noche.',
      },
      {
        needs: [],
        text: 'La fecha depende de una cláusula, y casi nadie la conoce: qué pasa si se paga de más. {Pregúntalo|Preguntalo} {antes} con estas palabras: «Si adelanto dinero, ¿hay comisión, y baja la cuota o el plazo?». Si hay comisión, un asesor dirá si conviene. Si no la hay, {guarda|guardá} esa respuesta por escrito.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} puede haber un acuerdo que no cueste dinero: {propón|proponé} {antes} «Hasta que baje de esta cifra, los planes son de los baratos; ¿te {sumas|sumás}?». Si dice que sí, {elige|elegí} el primero, una caminata o una sopa. Si dice que no, {conserva|conservá} la cifra: el límite es igualmente tuyo y vale igual.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Del pago mínimo a uno propio hay una cifra de distancia. {Averigua|Averiguá} {antes} cuánto de tu última cuota fue interés y cuánto deuda, y {anótalo|anotalo}: «De esto, solo bajó esto». Si bajó poco, {consulta|consultá} con un asesor qué cuota la mueve. Si bajó bastante, la sensación de no avanzar ya tiene quien la desmienta.',
      },
      {
        needs: [],
        text: '{Deja|Dejá} de calcular el final durante unas noches: la calculadora se queda en un cajón, y encima un papel, puesto {antes}, que diga «Después de pagar la próxima». Si {duermes|dormís} mejor, era ruido y no cuenta. Si la inquietud sigue, {escribe|escribí} la duda exacta en una línea y {llévala|llevala} a quien sepa de números.',
      },
      {
        needs: ['quien'],
        text: 'Una promesa menos también aligera. Si a {quien} le dijiste «ya casi termino», {corrige|corregí} la frase {antes}: «No sé la fecha exacta; sé lo que pago cada mes». Si pregunta cuánto, {puedes|podés} decirlo o guardarlo. Si no pregunta nada, la cifra respira igual, y {tú|vos} también, sin calendario inventado.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Tres datos faltan para hablar de fechas: saldo, interés y cuota. {Búscalos|Buscalos} {antes} en el último extracto y {escríbelos|escribilos} juntos con este título: «Lo que sí sé». Si están los tres, la división se hace en cinco minutos. Si falta alguno, se pide por escrito y hasta entonces se prohíbe adivinar.',
      },
      {
        needs: [],
        text: '{Prueba|Probá} la cuota antes de confiarle un calendario: {revisa|revisá} {antes} los tres últimos meses y {marca|marcá} en cuál costó pagarla. Al margen, el motivo en una palabra, «médico», «regalo», «olvido». Si se repite, esa palabra es tu plan. Si cada vez fue distinta, {pregunta|preguntá} si existe una cuota más flexible.',
      },
      {
        needs: ['quien'],
        text: 'Si el plazo aprieta, se dice con tiempo. {Prepara|Prepará} para {quien} dos líneas y {mándalas|mandalas} {antes}: «Estoy sacando la cuenta de lo que me falta; en cuanto la tenga te la enseño». Si pide detalles, {repite|repetí} que están en camino. Si lo toma con calma, la cuenta se hace mejor, sin nadie mirando el lápiz.',
      },
    ],
  },
  closings: {
    yes: [
      'El cero no se adivina: se va dejando ver, cuota tras cuota.',
      'Una casilla tachada no vuelve a cobrar.',
      'La última cuota se parece muchísimo a todas las anteriores.',
    ],
    if: [
      'Un poco más cada mes también sabe contar hacia atrás.',
      'Las fechas honradas se escriben con lápiz y se pagan con calma.',
      'El plazo está en el contrato; el paso, en los zapatos.',
    ],
    no: [
      'Contar las cuotas de madrugada no descuenta ninguna.',
      'El pago mínimo tiene paciencia de sobra, y por algo será.',
      'Una fecha inventada también cobra recargo.',
    ],
    wait: [
      'Una deuda medida ya tiene orilla, aunque esté lejos.',
      'Primero la cifra; el calendario sabe esperar su turno.',
      'De noche las deudas son eternas; de día tienen saldo.',
    ],
  },
};
