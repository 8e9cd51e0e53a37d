import type { CaseTexts } from '../../family.ts';

/** «resign.should». */
export const RESIGN_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una carta de renuncia cabe en tres líneas; lo que no cabe es saber si te vas de ese trabajo o de quien {eres|sos} allí.',
    },
    {
      needs: [],
      text: 'Ese puesto te paga un sueldo y te cobra algo que no figura en ningún recibo. Se trata de cuánto cuesta quedarse.',
    },
    {
      needs: [],
      text: 'Irse asusta por lo que falta afuera; quedarse, por lo que ya falta adentro. Ninguna de las dos cosas se arregla con aguante.',
    },
    {
      needs: [],
      text: 'Hay una silla de trabajo con tu forma y una puerta que {miras|mirás} de reojo. Lo que pesa es a qué le {debes|debés} lealtad.',
    },
    {
      needs: ['quien'],
      text: 'Tu renuncia tiene un sueldo en una punta y a {quien} en la otra. El nudo es cuál de las dos cosas te retiene.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} de por medio, dejar el trabajo ya no se resuelve con números. Una parte tuya decide para estar bien; otra, para quedar bien.',
    },
    {
      needs: ['tiempo'],
      text: 'Dijiste {tiempo}, y quien pone una cifra al lado de la palabra renuncia ya empezó a contar. Queda ver si suma ganas o miedo.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en la balanza, el miedo a renunciar tiene al menos tamaño. En el otro platillo va lo que cuesta seguir, que nadie factura.',
    },
    {
      needs: ['evento'],
      text: 'Renunciar con {evento} en el calendario junta dos vértigos. Hay que separar cuál es del trabajo y cuál venía de otra parte.',
    },
    {
      needs: ['dia'],
      text: 'Esta renuncia lleva fecha al lado, {dia}, y hace tictac. El motivo tendría que sostenerse también con el reloj parado.',
    },
    {
      needs: ['lugar'],
      text: 'En la cuenta de este trabajo entra {lugar}, y los mapas también pesan. Quizá la decisión sea de oficio y quizá solo de sitio.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, y con poco en el hatillo: una deuda menos, un plan corto y el perro avisado.',
      ],
      rev: [
        'wait',
        'Todavía no: debajo de ese pie no hay nada escrito. Primero el suelo, una cifra o un plan; después la carta.',
      ],
    },
    'El Mago': {
      up: [
        'if',
        'Renuncia, sí, cuando las cuatro cosas estén en la mesa: ahorro, contactos, oficio y fecha. Con tres no alcanza.',
      ],
      rev: [
        'no',
        'De momento no: tanta herramienta sin tocar no pide otra mesa, pide una mano que agarre la primera.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        '{Espera|Esperá}, con la boca cerrada: lo que ya {sabes|sabés} está medio escrito en el rollo, y se lee mejor sin testigos.',
      ],
      rev: [
        'if',
        'Se puede, si la decisión la {tomas|tomás} a puerta cerrada: demasiadas voces entraron ya por detrás del velo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'no',
        'No arranques lo que está en espiga: ahí hay algo tuyo que crece, y lo que pide es cosecha y no fuga.',
      ],
      rev: [
        'yes',
        'Sí: nadie come de un trigo que se pasa el día tirando de los tallos ajenos. Tu cuidado quiere otro campo.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'La piedra aguanta un límite antes que un portazo: {pide|pedí} por escrito lo que te haría quedarte; si lo niegan, te vas.',
      ],
      rev: [
        'yes',
        'Sí, {renuncia|renunciá}: cuando la armadura se lleva puesta hasta para abrir el correo, el trono ya es una jaula.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'El sí viene después de oír a dos personas que ya salieron de ahí: de esas llaves, una abre tu puerta.',
      ],
      rev: [
        'yes',
        'Te enseñaron que un trabajo fijo no se deja. Esa llave era de otra casa: {puedes|podés} probar la tuya, sí.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Irte, sí, si {puedes|podés} decir a plena luz qué {eliges|elegís}, y no solamente de qué {escapas|escapás}: ningún ángel empuja.',
      ],
      rev: [
        'no',
        'No por despecho ni por quedar bien: mientras las miradas no se crucen y alguien hable claro, esa renuncia es de otros.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        '{Avanza|Avanzá}, sí: las dos esfinges rara vez se ponen de acuerdo, y aun así el carro sale por esa puerta.',
      ],
      rev: [
        'wait',
        'Hasta que el destino tenga nombre, quieto ese carro: hoy {sabes|sabés} de dónde te {alejas|alejás}, y falta el hacia.',
      ],
    },
    'La Fuerza': {
      up: [
        'no',
        'No hace falta irse para que deje de rugir: las manos en el león y una frase firme, allí mismo.',
      ],
      rev: [
        'yes',
        'Sí: a tu mano le dieron esa fiera sin preguntar, y soltarla antes del mordisco también es valor.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Todavía no: una temporada con el farol bajo, sin contarlo, hasta ver con claridad los tres pasos siguientes.',
      ],
      rev: [
        'yes',
        'Bajar ya del monte, sí: el encierro en ese puesto dio lo que tenía, y abajo hay camino con gente.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Media vuelta de paciencia: algo gira en esa empresa sin consultarte, y desde el centro verás de qué lado {quedas|quedás}.',
      ],
      rev: [
        'yes',
        'Otra vez la misma queja con distinto calendario: sí, {baja|bajá} de la rueda en esta vuelta y no en la próxima.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Primero la balanza, lo que das y lo que {recibes|recibís}; si pedirlo no mueve el platillo, la espada: te vas.',
      ],
      rev: [
        'yes',
        'Sí: {llevas|llevás} tiempo llamando normal a una balanza torcida, y nadie va a enderezarla desde dentro por cariño.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Todo cabeza abajo por una temporada: {mira|mirá} ese trabajo como si ya te hubieras ido, y lo que extrañes decidirá.',
      ],
      rev: [
        'yes',
        'Ya {puedes|podés} desatarte el pie, sí: ese sacrificio nadie lo pidió y tampoco lo están anotando en ninguna parte.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Sí, y al paso: se saluda, se entrega la silla y se sale con la flor a la vista.',
      ],
      rev: [
        'yes',
        'Sí: por dentro ya te fuiste, y cada mañana llega ahí un caballo sin jinete. Falta avisarlo y despedirse.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Sí, vertiendo de a poco: un pie en el sueldo mientras el otro prueba el agua, y con fecha para sacarlo.',
      ],
      rev: [
        'no',
        'No de golpe: una copa rebosa y otra está seca; primero se reparten las horas, luego se habla de puertas.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Si {sabes|sabés} el precio del lazo, sí: {suma|sumá} lo que te ata a fin de mes y verás que es ancho.',
      ],
      rev: [
        'yes',
        'Sí, la cadena ya pasa por la cabeza; lo que pesa ahora es la costumbre de agacharse.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Sí: la grieta se ve desde la calle. Mejor salir por tu pie que por la ventana con las chispas.',
      ],
      rev: [
        'if',
        'Primero una conversación honesta con quien manda, sin rayos: si la pared cruje al decir la verdad, sí, te vas.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, mirando alto y vertiendo cerca: una jarra para pagar estos meses, otra para regar lo que viene.',
      ],
      rev: [
        'wait',
        'Con la fe gastada no se firma: {descansa|descansá} primero y, cuando levantes la cabeza, {mira|mirá} otra vez la puerta.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No con ese aullido de fondo: la mitad de lo que espanta de ese trabajo está sin comprobar, y espera la luz.',
      ],
      rev: [
        'wait',
        'Falta que el cangrejo termine de salir: hay una verdad a medias en ese trabajo, y conviene verla entera antes.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, sin silla y sin coartada: las ganas se ven por encima del muro, y callarlas ya te cuesta más que decirlas.',
      ],
      rev: [
        'no',
        'No, si irte es otra sonrisa forzada: {acércate|acercate} antes a lo que de verdad calienta en ese trabajo.',
      ],
    },
    'El Juicio': {
      up: ['yes', 'Sí: esa trompeta sonó ya más de una vez y no suena a queja, suena a tu nombre.'],
      rev: [
        'wait',
        'Date un plazo y {quítate|quitate} las manos de los oídos: hasta que te juzgues sin saña, la llamada no se entiende.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí, porque el círculo está completo: das la última vuelta, {entregas|entregás} lo tuyo y el pie ya está en el aire.',
      ],
      rev: [
        'if',
        'Te vas, sí, cuando cierres lo que falta: un informe, una firma, un gracias. Es poco, y pesa si queda.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Escribe|Escribí} la carta entera: «Comunico mi renuncia. Trabajaré hasta el día que marca el contrato. Gracias.» {Déjala|Dejala} en un cajón y {léela|leela} en voz alta {antes}. Si al llegar al punto {respiras|respirás}, {ponle|ponele} fecha. Si te dan ganas de agregar reproches, falta una conversación. Los plazos, con alguien que sepa de leyes laborales.',
      },
      {
        needs: [],
        text: 'En una hoja {suma|sumá} lo que cuesta un mes tuyo sin adornos y {divide|dividí} tus ahorros por esa cifra. El número que salga es tu pista de despegue: {decide|decidí} {antes} cuántos meses {exiges|exigís}. Si alcanza, ya hay fecha. Si no, {tienes|tenés} una meta, y con un asesor delante se achica.',
      },
      {
        needs: ['quien'],
        text: '{Cuéntale|Contale} {antes} a {quien} una sola frase, sin adornarla: «Pensé mucho en mi trabajo y creo que es hora de irme». Después, silencio. Si te pregunta cuándo, ya se puede hablar de fechas. Si te discute el motivo, {escucha|escuchá} si trae un dato nuevo; cuando es solo susto, el tuyo ya basta.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición se dice en voz alta o no existe. {Pide|Pedí} diez minutos {antes} con quien decide y {di|decí}: «Para seguir aquí necesito esto», y ahí una sola cosa, medible. Si responde con fecha, {espera|esperá} esa fecha. Si responde con palmaditas, eso también es una respuesta, y la carta se escribe sola.',
      },
      {
        needs: [],
        text: 'Dos columnas, lápiz y nada de memoria: a la izquierda, lo que ese puesto te dio en los últimos treinta días; a la derecha, lo que te quitó. {Hazlo|Hacelo} {antes}, a una hora tranquila. Si la derecha se arregla pidiendo, {pide|pedí}. Si solamente se arregla saliendo, ya {sabes|sabés} de qué lado está la puerta.',
      },
      {
        needs: ['quien'],
        text: '{Tapa|Tapá} con el pulgar el nombre de {quien} en esta historia y {contesta|contestá} por escrito: «Si no tuviera que explicarle nada, yo…». {Termina|Terminá} la frase {antes}, en una línea. Si la línea dice que te irías igual, el asunto es el trabajo. Si cambia, se negocia otra cosa antes que la salida.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Antes de tocar la carta, {repara|repará} una pieza. {Elige|Elegí} lo que más te pesa del trabajo y {mándale|mandale} a quien corresponda este mensaje {antes}: «Quiero proponer un cambio en esto, ¿cuándo lo hablamos?». Si hay hora, el puesto tiene arreglo. Si nadie encuentra un hueco, {guarda|guardá} ese silencio como prueba para la próxima vez.',
      },
      {
        needs: [],
        text: '{Anota|Anotá} en un papel pequeño la frase «No me voy por ahora, y me quedo a cambio de…» y {complétala|completala} con algo concreto: una hora libre, una tarea menos, un curso pagado. {Consíguelo|Conseguilo} o {pídelo|pedilo} {antes}. Si te lo dan, quedarse tuvo precio justo. Si no se te ocurre nada, {vuelve|volvé} a preguntar.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} {prueba|probá} lo contrario de irte: una conversación corta {antes}, con esta entrada: «Hay algo del trabajo que no te he contado bien». {Cuenta|Contá} un hecho, no una queja. Si te escucha hasta el final, hay algo que cuidar. Si cambia de tema, no insistas, y esa nota va a tu carpeta.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'La espera quiere un borde: {marca|marcá} en el calendario el día en que vas a decidir y {escribe|escribí} al lado qué dato te falta, uno solo. {Búscalo|Buscalo} {antes}. Si aparece, la decisión se adelanta. Si no aparece, ese día se decide igual, porque una espera sin fecha también es una renuncia.',
      },
      {
        needs: [],
        text: 'Al salir del trabajo, {escribe|escribí} cada tarde una palabra, la primera que venga, y nada más. {Léelas|Leelas} en fila {antes}. Si hablan de cansancio, lo que urge es descanso, y quizá un médico. Si hablan de aburrimiento o de rabia, la respuesta está madurando y ya puede oírla alguien de confianza.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} {pídele|pedile} {antes} un dato y no un consejo: «De lo que cuento sobre el trabajo, ¿qué repito más?». {Apunta|Apuntá} la respuesta con sus palabras. Si es un problema, se puede tratar. Si es un deseo, ya no es queja, es un plan sin fecha, y le falta ponérsela.',
      },
    ],
  },
  closings: {
    yes: [
      'De un trabajo se sale como de una fiesta: con el abrigo puesto y saludando.',
      'Tres líneas caben en una hoja; el resto de la hoja ya es tuyo.',
      'La puerta que se mira de reojo tantas veces acaba por saludar primero.',
    ],
    if: [
      'Quien pone la condición en voz alta ya no se va ni se queda por miedo.',
      'Un sueldo se discute; una vida se calcula con el mismo lápiz y más goma.',
      'Entre aguantar y marcharse existe una palabra corta, y casi nadie la pide.',
    ],
    no: [
      'Hay portazos que solo sirven para enterarse de cuánto pesaba la puerta.',
      'También quedarse se puede firmar, siempre que la letra sea tuya.',
      'La silla no tiene la culpa de que nadie haya movido la mesa.',
    ],
    wait: [
      'Una carta en el cajón no caduca; un impulso, en dos noches.',
      'Quien elige el día de decidir duerme mejor en todos los demás.',
      'Las renuncias buenas se reconocen porque a la mañana siguiente siguen ahí.',
    ],
  },
};
