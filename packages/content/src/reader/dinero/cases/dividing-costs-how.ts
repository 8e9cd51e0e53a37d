import type { CaseTexts } from '../../family.ts';

/** «dividing-costs.how». */
export const DIVIDING_COSTS_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Repartir gastos parece aritmética y es idioma: «mitad», «lo justo», «lo que puedas» significan algo distinto en cada bolsillo de la mesa.',
    },
    {
      needs: [],
      text: 'Un recibo llega entero y hay que volverlo partes. Lo difícil no es dividir, sino acordar si se reparte por cabeza, por uso o por sueldo.',
    },
    {
      needs: [],
      text: 'En los gastos comunes lo caro casi nunca es la luz ni la cena: es lo que nadie anotó y cada cual recuerda a su favor.',
    },
    {
      needs: [],
      text: 'Hacer cuentas con gente querida tiene truco: que el número salga bien y que después den ganas de volver a sentarse.',
    },
    {
      needs: ['quien'],
      text: 'Lo que se reparte con {quien} son gastos y también costumbres: quién adelanta, quién se acuerda, quién dice «luego lo vemos».',
    },
    {
      needs: ['quien'],
      text: 'Cada vez que llega un recibo, {quien} tiene una idea de lo justo y en tu cabeza vive otra; el método está por inventar entre ambas.',
    },
    {
      needs: ['tiempo'],
      text: 'Un reparto que ya lleva en la cuenta {tiempo} tiene sus manías, y cambiarlas pide menos calculadora que un buen momento para hablar.',
    },
    {
      needs: ['suma'],
      text: 'Dividir {suma} cuesta un minuto; el resto del tiempo se va en decidir qué entra, quién lo usa y quién gana cuánto.',
    },
    {
      needs: ['lugar'],
      text: 'Con {lugar} en medio de la cuenta, el reparto ha de nombrar qué es de todos y qué usa cada cual cuando está ahí.',
    },
    {
      needs: ['evento'],
      text: 'Para que {evento} no acabe en una hoja de reproches, el reparto conviene hecho antes de la primera compra y sin héroes que adelanten.',
    },
    {
      needs: ['dia'],
      text: 'La cuenta tiene cita, {dia}, y lo que se lleve pensado ese rato decidirá si se habla de números o de cansancios.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Estrenando método sin solemnidad: un reparto de prueba, ligero como un hatillo, que se pueda dejar si no camina.',
      ],
      rev: [
        'no',
        'Al tanteo no: el «ya nos arreglaremos» tiene un pie fuera de la roca. Se cuenta antes, aunque parezca poco elegante.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con una sola hoja a la vista de todos: quién pagó, cuánto, para quién. Cuatro columnas hacen más que cuatro charlas.',
      ],
      rev: [
        'no',
        'Ni tres aplicaciones ni un discurso: se reparte con una herramienta fea que alguien use siempre hasta el final.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Escuchando antes de sumar: hasta saber qué gana y qué carga cada cual tras su velo, los porcentajes son adivinanza.',
      ],
      rev: [
        'if',
        'Sacando el rollo completo: se reparte bien si entran también los gastos que alguien paga y nunca menciona.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Contando como cosecha lo que no trae recibo: quien cocina, cuida o pone la casa ya ha sembrado parte de su cuota.',
      ],
      rev: [
        'if',
        'Si el trigo deja de salir de un solo campo: un gasto a nombre de cada quien, y nadie detrás.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Por norma, una vez y para todos: qué es común, qué día se paga, cuánto por cabeza. La piedra evita mil mensajes.',
      ],
      rev: [
        'if',
        'Revisando la ley de la casa: el reparto sirve si cualquiera, no solo quien ocupa el trono, puede pedir un cambio.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Copiando a quien lo hace en paz: {pregunta|preguntá} a gente que comparte gastos hace años qué llave usa y {empieza|empezá} por esa.',
      ],
      rev: [
        'no',
        'La mitad exacta no es un mandamiento: si los ingresos van torcidos, esa columna se quita y se reparte en proporción.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Cada cual dice en alto qué le parece justo, mirando a la otra parte, y del cruce sale el porcentaje.',
      ],
      rev: [
        'wait',
        'Todavía sin números: hasta que se nombre qué quiere cada quien, cualquier mitad parecerá un favor o un agravio.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con dos fondos que tiren parejo, lo fijo y lo que surja, y una sola persona que conduzca la cuenta.',
      ],
      rev: [
        'wait',
        'En parado: hasta que se decida qué gastos van en el viaje común, dividir solo enreda más a las esfinges.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Poniendo la mano en el gasto que más ruge, uno solo, y amansándolo con palabras cortas; los otros se echan detrás.',
      ],
      rev: [
        'if',
        'Sin apretar: se puede repartir si quien siempre sostiene el recibo lo suelta este mes y lo sostiene otra mano.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con un mes de farol sobre los recibos, sin reclamar; cuando se vea en qué se va, el reparto casi se escribe.',
      ],
      rev: [
        'if',
        'Bajando la hoja de cálculo de tu montaña: el método vale si alguien más la entiende, la toca y la discute.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'yes',
        'Por turnos, como gira todo: hoy paga una parte, luego la otra, y cada cierto número de vueltas se compara.',
      ],
      rev: [
        'if',
        'Cambiando el punto donde siempre se atasca, ese «te lo paso luego»: con un plazo corto, la rueda vuelve a andar.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'En proporción: a un plato los ingresos, al otro los gastos, y que cada quien ponga su peso y firme debajo.',
      ],
      rev: [
        'no',
        'Por memoria no se reparte: la balanza se inclina hacia quien recuerda mejor. De aquí en adelante, recibo o no existe.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Al revés de siempre: este ciclo cada cual calcula la parte ajena, y hasta verla no se defiende la propia.',
      ],
      rev: [
        'no',
        'Con alguien colgado pagando por todos, no hay método que aguante: se reparte cuando esa persona baja y lo dice.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Enterrando la cuenta antigua con una flor, saldada o perdonada, y abriendo una hoja que empiece en cero.',
      ],
      rev: [
        'no',
        'Con los picos de hace meses, no: esa suma murió y todavía se le sirve plato. Se divide lo que llegue.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mezclando dos medidas, lo fijo según ingresos y lo demás según uso, y ajustando el chorro cada final de mes.',
      ],
      rev: [
        'if',
        'Bajando el gasto que rebosa antes de dividirlo: se reparte mejor si la copa común es un poco más pequeña.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Nombrando qué compra quien paga de más, si mando, si gratitud; el reparto sale limpio si esa cadena queda fuera.',
      ],
      rev: [
        'yes',
        'Soltando de una en una las suscripciones, favores y «yo invito» que atan: lo que queda es corto y fácil de dividir.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Con una charla que quite la corona al «entre nosotros no se cuenta»: de las piedras que aguanten sale la tabla.',
      ],
      rev: [
        'wait',
        'Una grieta por vez: {resuelve|resolvé} primero el gasto que nadie menciona; hasta entonces, dividir es dar otra mano de pintura.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Vertiendo cada mes en un bote común lo que cada cual pueda, y pagando todo desde ahí, sin contar gotas.',
      ],
      rev: [
        'wait',
        'Con poca agua no se discuten porcentajes: hasta que pase el mes seco, cada cual cubre lo suyo y se anota.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'De noche y por mensajes, no: cada quien aúlla con su versión. Las cuentas se hacen de día, con la misma hoja.',
      ],
      rev: [
        'yes',
        'Sacando a la orilla el gasto confuso y dándole nombre: común, mío, tuyo. Con los tres montones, el resto se ve.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A la luz y en voz normal: cuánto gana o puede cada cual, cuánto cuesta, tanto por cabeza. Un niño lo sumaría.',
      ],
      rev: [
        'no',
        'Con sonrisas y redondeos no: bajo esa nube alguien pone de más. Se reparte cuando se pueda decir «no llego».',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Llamando a todos a la misma mesa, una vez: se revisa, se da las gracias, se corrige y se estrena tabla.',
      ],
      rev: [
        'wait',
        'Primero se baja el dedo: hasta que la reunión deje de parecer juicio, nadie abrirá la cartera ni la boca.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Cerrando cada ciclo en cero antes de abrir otro: cuatro esquinas, todo pagado, y entonces sí, el baile siguiente.',
      ],
      rev: [
        'if',
        'Completando el trozo que falta, un gasto sin dueño o una deuda tonta: puesto eso, el reparto de siempre ya sirve.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Abre|Abrí} una hoja compartida {antes}, con cuatro columnas, y {mándala|mandala} así: «Puse mis gastos; ¿{pones|ponés} los tuyos y lo dividimos el último día del mes?». Si alguien la llena, el método ya camina. Si nadie la toca, {pregunta|preguntá} «¿qué les resultaría más cómodo?» y {cambia|cambiá} la hoja, no el acuerdo.',
      },
      {
        needs: [],
        text: 'Una reunión de quince minutos, {antes} y con algo de comer. Se abre con esta frase: «Propongo que lo fijo vaya según ingresos y lo demás según uso; un mes de prueba». Si hay acuerdo, se apunta en el refrigerador. Si hay objeción, quien objeta propone número y se prueba ese.',
      },
      {
        needs: ['quien'],
        text: '{Escríbele|Escribile} a {quien}, {antes}: «¿Nos sentamos a hacer las cuentas? Llevo los recibos y una idea; {trae|traé} la tuya». Si trae una, se suman y se parte la diferencia. Si no trae ninguna, la tuya entra a prueba por un mes y al final opinan las dos partes.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Haz|Hacé} {antes} tres montones con los gastos: de todos, míos, ajenos. Con una foto de los montones va esta línea: «¿Están bien así antes de dividir?». Si alguien mueve uno, se divide con ese cambio. Si nadie contesta, {reparte|repartí} solo el primer montón y {deja|dejá} los otros quietos.',
      },
      {
        needs: [],
        text: '{Elige|Elegí} el gasto que más roce provoca y {pregunta|preguntá} {antes}: «¿Quién lo usa de verdad y cuánto?». Si sale una proporción, esa vale para ese gasto y para ninguno más. Si sale una discusión, el gasto se paga aparte durante un mes y se mira si alguien lo necesitaba.',
      },
      {
        needs: ['quien'],
        text: 'Un intercambio con {quien}, {antes}: cada cual calcula cuánto debería poner la otra parte y lo enseña. {Empieza|Empezá} con «{ponme|poneme} un número, sin cortesía». Si los dos números se parecen, ya hay reparto. Si se alejan, lo que falta es un dato, casi siempre los ingresos, y se dice ahí.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Jubila|Jubilá} el método actual {antes}, con un aviso amable: «Las cuentas de memoria no me están funcionando; desde ahora solo divido lo que tenga recibo». Si aparecen recibos, qué orden de pronto. Si protestan, {invita|invitá} a proponer otra regla igual de corta. Lo que no tenga papel lo paga quien lo compró.',
      },
      {
        needs: [],
        text: '{Cierra|Cerrá} lo atrasado {antes}, en una cifra redonda, y {mándala|mandala} con esto: «Con tanto queda saldado lo anterior; empezamos de cero». Si aceptan, {rompe|rompé} la hoja vieja con gusto. Si corrigen la cifra, se revisa una vez, con recibos, y ahí termina. Las sumas grandes o con contrato, mejor con un asesor.',
      },
      {
        needs: ['quien'],
        text: '{Deja|Dejá} de adelantar por {quien} desde ahora y {avísale|avisale} {antes}, sin filo: «Esta vez pagamos cada cual lo suyo en el momento, así no llevo cuentas». Si le parece bien, se acabó la libreta. Si le complica, que diga cómo prefiere repartir: la pregunta por fin cambió de silla.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Un frasco para los recibos en el sitio más visible, {antes}, con un papel pegado: «Los de todos, aquí; se suman a fin de mes». Si el frasco se llena, la suma hablará sola. Si solo hay recibos tuyos, ya {tienes|tenés} por dónde empezar la charla, y sin levantar la voz.',
      },
      {
        needs: [],
        text: '{Pregunta|Preguntá} {antes}, sin proponer nada: «¿Qué te parecería un reparto justo?». {Apunta|Apuntá} la respuesta tal cual y {calla|callá} tu número hasta el próximo recibo. Si su idea te sirve, te ahorraste la negociación. Si te perjudica, {sabes|sabés} exactamente qué línea hay que hablar y con qué palabras la piensa.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} conviene acordar la fecha antes que el método: «¿Miramos los gastos a fin de mes, con todo apuntado?», y eso se manda {antes}. Si dice que sí, hasta ese día se anota y no se comenta. Si esquiva, {anota|anotá} igual: una lista limpia pregunta por las dos partes.',
      },
    ],
  },
  closings: {
    yes: [
      'Una buena cuenta termina y deja ganas de otra cena.',
      'La hoja compartida tiene mejor memoria que el cariño, y menos orgullo.',
      'Cuando todos ven la suma, nadie la carga a solas.',
    ],
    if: [
      'Lo justo cabe en tres montones y una pregunta.',
      'Quien mira el uso deja de pelear por la mitad.',
      'Dividir bien es saber antes qué se divide.',
    ],
    no: [
      'La memoria es muy generosa con su dueño.',
      'Se reparte mejor sobre una mesa vacía.',
      'El reparto viejo también merecía jubilarse.',
    ],
    wait: [
      'Los recibos juntos acaban poniéndose de acuerdo.',
      'Hay cuentas que se resuelven escuchando la suma ajena.',
      'El fin de mes sabe cosas que la cena ignora.',
    ],
  },
};
