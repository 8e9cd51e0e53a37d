import type { LineVoice } from './line-voice.ts';

/** The middle line across the palm: how one thinks, says tradition. */
export const HEAD: LineVoice = {
  places: [
    'Sale del lado del pulgar {start}, atraviesa el centro de la mano y llega {end}; mide {len}.',
    'Tu línea de la cabeza parte del borde del índice {start} y se extiende {end}; ocupa {len}.',
    'Con {len} por recorrido, va desde el lado del pulgar {end} y arranca {start}.',
    'Por el medio de la palma pasa un trazo que avanza {end}, arranca {start} y suma {len}.',
    'Se abre paso entre pulgar e índice {start}; desde allí se prolonga {end} y cubre {len}.',
    'En la imagen ocupa {len}, {start} en su nacimiento, y se alarga {end}.',
    'Nace cerca del índice {start} y camina {end}; cubre {len}.',
  ],
  starts: {
    joined: [
      'en un mismo tronco con la línea de la vida',
      'pegada a su vecina de abajo',
      'sin separarse al principio de su vecina de abajo',
    ],
    apart: [
      'con un espacio libre sobre la de la vida',
      'separada de la línea de la vida',
      'sin tocar a su vecina de abajo',
    ],
    alone: ['sin otra línea al lado', 'por su cuenta', 'sola'],
  },
  ends: {
    middle: [
      'hasta quedar bajo el dedo medio',
      'hasta el centro de la palma',
      'hasta la vertical del dedo medio',
    ],
    ring: [
      'hasta situarse debajo del anular',
      'hasta la vertical del dedo anular',
      'hasta pasar de largo el dedo medio',
    ],
    little: [
      'hasta la parte que cae bajo el meñique',
      'hasta cerca del canto opuesto',
      'hasta el lado del meñique',
    ],
  },
  courses: {
    low: [
      'mantiene una dirección constante',
      'se sostiene derecha',
      'traza una recta limpia',
      'casi no se desvía de su primera dirección',
    ],
    middle: [
      'desciende con suavidad hacia el canto',
      'se inclina poco a poco',
      'cae ligeramente a medida que avanza',
      'se comba lo justo',
    ],
    high: [
      'baja en una curva clara hacia la muñeca',
      'se vence hacia la parte baja',
      'cae como una rama con fruta',
      'gira hacia abajo sin disimulo',
    ],
  },
  reads: {
    'start:joined': [
      'Que arranque junto a la de la vida se toma como prudencia: mirar dos veces el charco antes de saltarlo.',
      'Nacer de un tronco compartido se asocia con decisiones que se consultan, al menos con la almohada.',
      'Los tratados dicen de ese comienzo unido que la familia y las costumbres enseñaron a pensar, y que su voz todavía se oye.',
    ],
    'start:apart': [
      'El espacio entre su comienzo y el de la vida se lee como independencia temprana: primero se prueba y después se pide opinión.',
      'Ese arranque libre es para la quiromancia el sello de quien decide con rapidez y explica luego.',
      'Un principio separado se interpreta como confianza en el juicio propio, a veces un paso por delante de los datos.',
    ],
    'end:middle': [
      'Detenerse en el centro se entiende como una inteligencia que va al grano: pregunta qué hay que hacer y lo hace.',
      'Para la tradición, una cabeza que no pasa del dedo medio trabaja mejor con un solo asunto sobre la mesa.',
      'Los libros le atribuyen concentración: menos frentes abiertos y más tareas terminadas.',
      'De una cabeza así se dice que prefiere una buena pregunta a tres respuestas.',
      'Acabar ahí se atribuye a quien decide, duerme y no vuelve sobre lo mismo.',
    ],
    'end:ring': [
      'Alcanzar el anular se lee como equilibrio entre lo útil y lo bonito: le importa que funcione y también cómo queda.',
      'Hasta ahí, según la quiromancia, caben el cálculo y el gusto en una misma decisión.',
      'Ese alcance se asocia con curiosidad de oficio, la que quiere saber cómo están hechas las cosas.',
      'De ese alcance se dice que busca la herramienta justa y, a ser posible, bonita.',
      'Acabar ahí se atribuye a quien corrige dos veces y entrega a tiempo.',
    ],
    'end:little': [
      'Llegar tan lejos se interpreta como pensamiento de largo aliento, que da vueltas a un tema hasta verle la espalda.',
      'Un trazo que casi cruza la mano habla, dicen los manuales, de una mente que enlaza asuntos que otras personas guardan en cajones distintos.',
      'La tradición lo llama cabeza de estratega: prevé la tercera jugada, aunque a veces olvide la primera.',
      'De una cabeza que cruza tanta palma se dice que guarda los planos de cosas que aún no ha hecho.',
      'Acabar tan lejos se atribuye a quien tarda en contestar y después no se desdice.',
      'La tradición ve ahí una curiosidad que no distingue entre lo útil y lo inútil, y gana con ello.',
    ],
    'course:low': [
      'Su rectitud se toma como pensamiento práctico, amigo de las listas, de los plazos y de las cuentas claras.',
      'Tan derecha, se lee como lógica que pide pruebas y desconfía de los adornos.',
      'A las cabezas rectas los libros les piden lo mismo: que dejen hueco para lo que no se puede medir.',
      'De una línea tan recta se dice que prefiere un mapa a una promesa.',
      'Ir sin curvas se atribuye a quien ordena primero la mesa y luego las ideas.',
    ],
    'course:middle': [
      'Esa caída leve une, para la tradición, sentido común e imaginación: la idea llega con su presupuesto.',
      'Una pendiente así se entiende como mente que escucha el dato y también el presentimiento.',
      'Los manuales ven en esa inclinación moderada a quien cambia de opinión cuando le dan una buena razón.',
      'De esa inclinación se dice que hace planes con un margen para lo imprevisto.',
      'Bajar así, sin prisa, se atribuye a quien piensa paseando.',
      'Ni recta ni caída, se asocia con una cabeza que sabe sumar y sabe contar cuentos.',
    ],
    'course:high': [
      'Bajar hacia el monte de la Luna es, en la quiromancia, pensar con imágenes: primero se ve la escena y luego se busca el argumento.',
      'Esa curva se atribuye a una fantasía con raíces, de las que llenan cuadernos.',
      'Los libros asocian esta caída con la intuición, y recomiendan ponerle una fecha para que no se quede en ensueño.',
      'De una caída así se dice que encuentra la solución cuando deja de buscarla.',
      'Bajar tanto se atribuye a quien piensa mejor con un lápiz en la mano.',
    ],
    'length:high': [
      'Su extensión se lee como afición al matiz: rara vez basta con un sí o un no.',
      'Tanta longitud se asocia con temas que acompañan durante temporadas enteras.',
      'De una línea que llega tan lejos se dice que piensa en los nietos de cada decisión.',
      'Ese alcance se atribuye a quien disfruta con los manuales de los aparatos.',
    ],
    'length:low': [
      'Que sea de recorrido breve no mide la inteligencia; se lee como pensamiento rápido, que prefiere acertar pronto a agotar el tema.',
      'Su brevedad apunta, según la tradición, a decisiones tomadas con pocos datos bien elegidos.',
      'Una línea que acaba pronto se asocia con quien resume en una frase lo que a otros les lleva una tarde.',
      'De tan breve se dice que decide en el camino y no en la víspera.',
    ],
    'depth:high': [
      'A un pliegue tan marcado la quiromancia le supone constancia mental: cuando algo interesa, el mundo alrededor baja el volumen.',
      'La nitidez de este pliegue se interpreta como memoria para los detalles y paciencia con los problemas difíciles.',
      'Un pliegue así de firme se asocia con quien no suelta una pregunta hasta darle la vuelta.',
      'Tan clara, la línea se atribuye a una atención que cuesta distraer.',
      'Con ese trazo, dicen los manuales, las ideas llegan pronto y se van tarde.',
    ],
    'depth:low': [
      'Su ligereza se toma como flexibilidad: las ideas llegan en bandada y hay que dejar que alguna se pose.',
      'Un trazo tan fino se lee como mente receptiva, que rinde más en una habitación tranquila.',
      'Lo suave del trazo se asocia con quien escucha antes de tener opinión.',
      'De un pliegue tan leve se dice que piensa mejor en compañía.',
    ],
    'breaks:some': [
      'El salto en el trazo se entiende como un cambio de método: lo que servía para pensar un tiempo dejó de servir.',
      'Donde se interrumpe, los tratados ven una pregunta que obligó a empezar el razonamiento desde otro lado.',
    ],
  },
  unseen: [
    [
      'Por el centro de la palma no se aprecia ningún surco al que dar ese nombre con honestidad.',
      'No se aprecia: entre el pulgar y el índice la foto no recoge un comienzo claro.',
      'La imagen no deja ver la línea de la cabeza; en el medio de la mano los pliegues no se separan del fondo. Así que no se aprecia, y lo dejamos dicho.',
      'Esta vez no se aprecia, aunque la palma sale entera.',
    ],
    [
      'Es un resultado de la foto y no de tu manera de pensar, que aquí queda sin comentario.',
      'Una luz más baja, de mañana o de lámpara a un costado, suele sacarla a la superficie.',
      'Preferimos ese silencio a un dibujo inventado, porque de una línea supuesta solo saldrían suposiciones.',
      'Mírala tú con la palma a medio cerrar: los pliegues se hacen más profundos y es fácil saber si está.',
    ],
  ],
};
