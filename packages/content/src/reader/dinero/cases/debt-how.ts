import type { CaseTexts } from '../../family.ts';

/** «debt.how». */
export const DEBT_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'De una deuda se sale por la puerta menos vistosa: saber cuánto es, a quién, y cuál muerde más cada mes.',
    },
    {
      needs: [],
      text: 'Lo que se debe crece con los intereses y también con los sobres cerrados. Esta salida empieza abriendo el primero.',
    },
    {
      needs: [],
      text: 'Hay deudas con número y deudas con vergüenza, y suelen llegar en la misma carta. Solo la primera se paga en cuotas.',
    },
    {
      needs: [],
      text: 'Pagar un poco de todo tranquiliza y no baja nada. Lo que está en juego es el orden: cuál primero, cuál después.',
    },
    {
      needs: ['quien'],
      text: 'En esta deuda aparece {quien}, y entonces hay dos saldos: el de los números y el de lo que se habla en la mesa.',
    },
    {
      needs: ['quien'],
      text: 'Salir de lo que se debe es aritmética; hacerlo con {quien} en la historia es, además, escoger bien una conversación.',
    },
    {
      needs: ['tiempo'],
      text: 'La deuda tiene su propio reloj, {tiempo}, y el tuyo va por sueldos y fines de mes. Falta ponerlos en hora.',
    },
    {
      needs: ['suma'],
      text: 'Ahí está el número, {suma}, que de golpe no cabe en ningún mes. Hay que ver en qué trozos se deja partir.',
    },
    {
      needs: ['lugar'],
      text: 'Parte de la cuenta pasa por {lugar}, y allí las reglas tienen su letra pequeña. Conviene leerla antes de jurar que se paga.',
    },
    {
      needs: ['evento'],
      text: 'Deber dinero y tener {evento} delante es tirar de la misma manta por dos esquinas. Hay que decidir cuál queda fuera este mes.',
    },
    {
      needs: ['dia'],
      text: 'Está marcado un día, {dia}, y la deuda lo sabe tan bien como quien la paga. Falta saber con qué se llega.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se sale ligero: fuera del hatillo lo que se paga y no se usa, y el primer paso con una cuota pequeña.',
      ],
      rev: [
        'no',
        'Saltar a otro préstamo para tapar este es el mismo borde con otra vista. Ese paso se queda en el aire.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con una herramienta por deuda sobre la mesa: lista, llamada, cuota, recorte. {Usa|Usá} una entera antes de tocar la siguiente.',
      ],
      rev: [
        'no',
        'El truco de pasar el saldo de una tarjeta a otra entretiene a la mesa y no baja la deuda.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía no toca pagar más, sino leer: el interés exacto está en el rollo, en la parte que asoma menos.',
      ],
      rev: [
        'if',
        'Se sale si alguien más lo sabe: una deuda guardada tras el velo cobra intereses de sueño.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como trigo, por estaciones: cuota constante, casa cuidada y algún gusto barato para que el plan no se seque.',
      ],
      rev: [
        'if',
        'Tu propio surco primero: comida, techo y luz. La deuda se riega con lo que quede, siempre el mismo día.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con mando de piedra: un día fijo de pago, un tope de gastos y la tarjeta fuera del alcance del trono.',
      ],
      rev: [
        'wait',
        'Antes de prometer cuotas, orden: ninguna armadura sirve si nadie sabe cuánto entra, cuánto sale y quién firma.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Con las llaves de quien sabe: un asesor o una oficina de consumo, siempre que lleves los papeles feos.',
      ],
      rev: [
        'no',
        'Consejos de sobremesa, ninguno más: la fórmula que salvó a alguien con otra deuda no abre esta puerta.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligiendo a la luz: qué deuda va primero y qué gusto espera, dicho de frente a quien comparta la cuenta.',
      ],
      rev: [
        'no',
        'No se sale fingiendo que alcanza: cada cuota pagada para quedar bien mira a un lado y la deuda al otro.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con las dos esfinges hacia la misma deuda: una paga la cuota, la otra impide la compra. Lo demás, al mínimo.',
      ],
      rev: [
        'wait',
        'Frenar antes de empujar: mientras sigan entrando cargos nuevos, pagar deprisa es correr sin salir de la puerta.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la mano quieta en el león: mirar el saldo el mismo día de cada semana hasta que deje de rugir.',
      ],
      rev: [
        'wait',
        'Esa mano está cansada de sostener: {pide|pedí} un respiro al acreedor antes de apretar más los dientes o el bolsillo.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'A paso de farol, una deuda por tramo: sirve si {miras|mirás} solo la próxima cuota y no la montaña.',
      ],
      rev: [
        'no',
        'A escondidas no se sale: el farol tapado hace que cada carta parezca la peor. {Baja|Bajá} y que alguien más la lea.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Algún mes vendrá más holgado y otro menos: el plan vale si está pensado para el mes de abajo.',
      ],
      rev: [
        'no',
        'Cortando la vuelta donde siempre empieza: ese gasto, ese día, esa tarjeta. Pagar sin tocar eso es volver a girar.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Pesando cada deuda: interés en un plato, saldo en el otro. La espada va a la más cara, las demás al mínimo.',
      ],
      rev: [
        'wait',
        'Hay que revisar la balanza antes de pagar: comisiones, recargos, algo que no debas. {Pide|Pedí} el detalle por escrito.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Mirada al revés, la deuda dice cuánto {puedes|podés} y no cuánto {debes|debés}. Con esa cifra se pide otro plazo.',
      ],
      rev: [
        'no',
        'Sacrificarlo todo un mes y recaer al siguiente es colgarse sin fruto. {Deja|Dejá} el castigo y {busca|buscá} una cuota vivible.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo al paso un gasto que ya nadie disfruta: flor, último día y ese dinero, entero, a la cuota.',
      ],
      rev: [
        'wait',
        'Hasta no enterrar el tren de vida anterior, el plan paga de día lo que el fantasma gasta de noche.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Vertiendo la misma medida cada mes: ni la cuota heroica que deja seca la copa, ni la mínima que no baja.',
      ],
      rev: [
        'if',
        'Si {encuentras|encontrás} por dónde rebosa, alcanza con girar la muñeca: de esa fuga sale la primera cuota extra.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Con dinero fácil, no: la oferta que brilla en el pedestal afloja una cadena y deja puesta otra más corta.',
      ],
      rev: [
        'yes',
        'El lazo ya cede: {saca|sacá} la tarjeta de las compras en línea y dale a las manos otra cosa que hacer.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si el plan entero se cae, se sale por donde no había puerta: renegociar, vender algo, preguntar a un abogado.',
      ],
      rev: [
        'yes',
        'Piedra a piedra y antes del rayo: llamar al acreedor cuando todavía se puede pagar algo abre mejor la conversación.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Una jarra a la deuda y otra, chica, a un ahorro de urgencias: que el próximo imprevisto no tenga que comprarse fiado.',
      ],
      rev: [
        'wait',
        'Con la cabeza gacha el total parece el cielo entero. {Aparta|Apartá} el total hasta que pagues una, la más pequeña.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Hasta encender la luz no se firma nada: el perro y el lobo inflan la cifra, y el extracto la dice.',
      ],
      rev: [
        'if',
        'Van saliendo del agua todas las deudas, también la olvidada: con la lista completa, y no antes, hay camino entre torres.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Diciéndola al sol: una cifra, una cuota y una fecha colgadas donde las veas sin buscar. Lo claro se paga mejor.',
      ],
      rev: [
        'no',
        'No con optimismo pintado: contar hoy con el dinero que quizá entre mañana es pedirle calor a un girasol de papel.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Levantándote de una en una: se llama a la deuda por su nombre, se contesta la carta y se deja el regaño.',
      ],
      rev: [
        'if',
        'Se puede salir si {bajas|bajás} el volumen del reproche: con esa trompeta al oído nadie hace bien una resta.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        'Completando una: la más cercana al cero se cierra, y su cuota pasa a la siguiente, si no se gasta celebrando.',
      ],
      rev: [
        'wait',
        'Falta un trozo que quizá molesta, una baja sin tramitar, un saldo mínimo. Antes de planes grandes, se cierra ese hueco.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una hoja, tres columnas: a quién, cuánto, qué interés. {Rellena|Rellená} {antes} una línea por deuda y {rodea|rodeá} la del interés más alto; debajo, «Esta primero, las otras al mínimo». Si caben todas en la hoja, ya hay mapa. Si te falta un dato, {pídelo|pedilo} por escrito a quien corresponda, que tiene obligación de saberlo.',
      },
      {
        needs: [],
        text: '{Pon|Poné} la cuota en automático para el día en que te entra dinero: {entra|entrá} {antes} en la página del banco y {programa|programá} una cantidad que no te dé miedo, con este concepto: «Salida». Si el mes la aguanta, la próxima sube un poco. Si no la aguanta, se baja, pero no se borra.',
      },
      {
        needs: ['quien'],
        text: '{Siéntate|Sentate} con {quien} un cuarto de hora {antes}, con la cifra escrita y sin preámbulos: «Debo esto, puedo pagar esto al mes y quiero que lo sepas por mí». Si pregunta, se contesta con la hoja. Si se queda en silencio, {deja|dejá} la hoja en la mesa: los números también necesitan digerirse.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición es que no entre deuda nueva por la ventana. {Elige|Elegí} por cuál entra más, tarjeta, fiado o aplicación, {ciérrala|cerrala} {antes} y {pega|pegá} encima un papel que diga «Solo farmacia». Si el mes pasa sin tocarla, el plan tiene suelo. Si se abre, {anota|anotá} para qué: ahí está la fuga.',
      },
      {
        needs: [],
        text: '{Llama|Llamá} {antes} al acreedor que más te quita el sueño y {lee|leé} esta frase, sin improvisar: «Quiero pagar y no llego a la cuota; ¿qué opciones hay, y me las mandan por escrito?». Si ofrecen algo, no se firma en la llamada: se lleva a un asesor. Si no ofrecen nada, {pide|pedí} nombre y hora.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} haga de segunda lectura: {dile|decile} {antes} «No te pido dinero; te pido veinte minutos para mirar esta lista y decirme qué no se entiende». Si encuentra un gasto que no veías, ya tiene destino. Si no encuentra nada, el siguiente par de ojos es el de un asesor, con la misma lista.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Rechaza|Rechazá} por escrito una sola oferta, la que más brilla: el préstamo rápido, la ampliación, la compra en doce pagos. {Contesta|Contestá} {antes} «No me interesa, gracias» o {borra|borrá} el anuncio. Si te da alivio, era cadena. Si te da vértigo, {calcula|calculá} con un asesor cuánto costaba en total, y no por mes.',
      },
      {
        needs: [],
        text: 'De todos tus cargos repetidos, {cancela|cancelá} uno {antes}: el que menos extrañarías, no el más doloroso. {Guarda|Guardá} el comprobante y {escribe|escribí} al lado «Esto ahora paga la deuda». Si en un mes no lo notaste, {repite|repetí} con otro. Si lo notaste mucho, {recupéralo|recuperalo} y {busca|buscá} uno más tonto.',
      },
      {
        needs: ['quien'],
        text: 'Se acabó disimular delante de {quien}, con una frase que no pida nada: «Este mes no puedo gastar en eso; estoy ordenando unas deudas». {Dila|Decila} {antes}, en la primera ocasión de gasto. Si propone algo gratis, {acepta|aceptá} el plan. Si no dice nada, el dinero que no salió ya es una respuesta.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Por ahora no se paga de más: se abre. {Junta|Juntá} {antes} todos los sobres, correos y avisos, y {ponlos|ponelos} en orden de fecha, con un vaso de agua al lado. En cada uno, una palabra: «pagar», «preguntar» o «guardar». Si el montón de preguntar es alto, un asesor empieza por ahí. Si es bajo, {empieza|empezá} {tú|vos}.',
      },
      {
        needs: [],
        text: '{Pide|Pedí} {antes} el detalle completo de una sola deuda: «Necesito por escrito el saldo, el interés y las comisiones». Mientras llega, cuota de siempre y ninguna firma. Si el papel cuadra con lo que creías, el plan puede empezar. Si no cuadra, {muéstralo|mostralo} en una oficina de consumo o a un abogado.',
      },
      {
        needs: ['quien'],
        text: 'Una prórroga también se pide con números. {Habla|Hablá} con {quien} {antes} y {di|decí}: «Necesito un mes para ordenar lo que debo; al final te enseño el plan». Si acepta, ese mes es para la lista y no para respirar hondo. Si prefiere verlo ya, {enseña|enseñá} la lista a medias, que también convence.',
      },
    ],
  },
  closings: {
    yes: [
      'Un sobre abierto pesa exactamente lo que dice dentro.',
      'Las deudas grandes se van por puertas pequeñas, de una en una.',
      'El orden no baja la cifra, pero le quita los dientes.',
    ],
    if: [
      'Una cuota que deja cenar se paga más veces.',
      'Entre la cifra y el susto hay un papel con el detalle.',
      'Se puede deber dinero sin deberle a nadie la vergüenza.',
    ],
    no: [
      'Lo que se tapa con otro préstamo asoma por las dos puntas.',
      'Cortar un gasto tonto hace menos ruido que una promesa y dura más.',
      'La salida no brilla; las que brillan son las entradas.',
    ],
    wait: [
      'Leer la letra pequeña es el primer pago, y no cuesta nada.',
      'La cifra entera asusta; la siguiente tiene menos ceros.',
      'Un mes de lista vale por tres de propósitos.',
    ],
  },
};
