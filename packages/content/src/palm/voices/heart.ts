import type { LineVoice } from './line-voice.ts';

/** The uppermost line across the palm: how one loves, says tradition. */
export const HEART: LineVoice = {
  places: [
    'Empieza {start}, cruza por debajo de los dedos y termina {end}; mide {len}.',
    'En tu foto arranca {start} y se detiene {end}, después de recorrer {len}.',
    'Abarca {len}: nace {start} y acaba {end}.',
    'El trazo más alto de la palma comienza {start}, pasa bajo el anular y se cierra {end}; ocupa {len}.',
    'Es el pliegue más cercano a los dedos: tiene el comienzo {start}, el final {end} y cubre {len}.',
    'Bajo tus dedos corre un surco que mide {len}, con un extremo {start} y el otro {end}.',
    'Comienza {start}; desde ahí avanza hacia el lado del pulgar, recorre {len} y se apaga {end}.',
    'La foto la muestra {start}, camino del índice, hasta que se pierde {end}: en total alcanza {len}.',
  ],
  starts: {
    edge: [
      'en el canto de la mano',
      'en el borde exterior bajo el meñique',
      'junto al canto y bajo el meñique',
      'en el mismo borde de la palma',
    ],
    inside: [
      'un poco hacia dentro del canto',
      'cerca del borde sin llegar a tocarlo',
      'ya dentro de la palma y al pie del meñique',
    ],
  },
  ends: {
    index: ['debajo del índice', 'al pie del índice', 'en la raíz del dedo índice'],
    between: [
      'entre el índice y el dedo medio',
      'en el hueco que dejan índice y medio',
      'a mitad de camino entre índice y medio',
    ],
    middle: ['debajo del dedo medio', 'al pie del dedo medio', 'bajo el dedo más largo'],
    short: ['antes de alcanzar el dedo medio', 'bajo el anular y sin llegar al medio'],
  },
  courses: {
    low: [
      'va casi recta',
      'cruza la mano casi sin doblarse',
      'avanza como trazada con regla',
      'apenas se arquea',
    ],
    middle: [
      'sube con una curva suave',
      'se arquea un poco hacia los dedos',
      'describe una curva discreta',
      'tiene una inclinación tranquila',
    ],
    high: [
      'dibuja un arco amplio hacia los dedos',
      'se levanta en una curva pronunciada',
      'sube como el borde de una copa',
      'se dobla con decisión hacia arriba',
    ],
  },
  reads: {
    'end:index': [
      'Los manuales clásicos unen ese final bajo el índice a un cariño con ideales: se quiere a fondo y se espera que la otra parte esté a la altura.',
      'Llegar hasta la zona de Júpiter, como se llama al pie del índice, es para la tradición querer con criterio propio y con el listón alto.',
      'Quien lee palmas ve en un corazón que alcanza el índice la costumbre de admirar antes de querer, y cierta pena cuando la admiración se gasta.',
      'Un corazón que se estira hasta el índice habla, en la quiromancia, de compromisos que se toman como promesas y no como costumbre.',
      'De un corazón que sube tanto se dice que perdona mucho, menos la indiferencia.',
      'Ese final se atribuye a quien prefiere esperar a conformarse.',
    ],
    'end:between': [
      'La quiromancia considera ese hueco entre los dos dedos el final más equilibrado: dar y pedir pesan parecido.',
      'Acabar ahí, donde los dos dedos se separan, se entiende desde antiguo como ternura con los pies en el suelo: se ofrece lo que de verdad se tiene.',
      'Para la tradición, un corazón que sube hasta esa separación sabe decir te quiero con hechos pequeños, un plato caliente o una llamada a tiempo.',
      'Se lee en ese punto medio una forma de querer que ni se entrega a ciegas ni lleva cuentas.',
      'Ese lugar intermedio se atribuye a quien sabe pedir perdón y también recibirlo.',
      'De un final así se dice que quiere sin dejar de mirar por dónde pisa.',
    ],
    'end:middle': [
      'Terminar bajo el dedo medio se asocia con un amor prudente, que observa mucho antes de abrir la puerta y después la deja abierta.',
      'Bajo ese dedo está Saturno, el de las cosas serias: allí la tradición lee afectos que necesitan terreno propio y no se improvisan.',
      'Un corazón que se queda en Saturno cuida primero su espacio, dicen los libros; lo que entra en él entra despacio.',
      'Los tratados antiguos ven en ese final a quien siente con fuerza y lo cuenta poco.',
      'Ese final se atribuye a quien prueba el agua con el pie y luego se baña el día entero.',
      'Acabar al pie del medio es, en los manuales, querer con reglas propias y cumplirlas.',
      'De un corazón así se dice que elige tarde y elige para mucho.',
    ],
    'end:short': [
      'Cuando se recoge tan pronto, la tradición habla de afectos concentrados: pocas personas y mucha atención para cada una.',
      'Una línea que no pasa del anular se lee como un cariño discreto, de los que se notan más en la mesa que en las palabras.',
    ],
    'course:low': [
      'Lo recto, en esta línea, se lee como sentimientos que pasan primero por la cabeza y salen ya ordenados.',
      'Por su falta de arco, la quiromancia la llama mental: quiere con lealtad, y prefiere demostrarlo a decirlo.',
      'A una línea del corazón tan derecha se le atribuye calma en las tormentas ajenas y pudor con las propias.',
      'De una línea sin curvas se dice que quiere con los horarios puestos, y que llega.',
      'Ir así de derecha se atribuye a un cariño que cabe en gestos cortos.',
    ],
    'course:middle': [
      'Esa curva moderada se interpreta como un corazón que se asoma sin prisa: pregunta, escucha y después se muestra.',
      'Una subida tan templada es, en los libros, el gesto de quien da confianza por partes y rara vez la retira de golpe.',
      'Entre lo recto y lo arqueado, la tradición ve aquí un afecto que se adapta a quien tiene delante.',
      'De esa curva sin exceso se dice que sabe acercarse y también dejar sitio.',
      'Ir así se atribuye a quien quiere con ganas y con modales.',
    ],
    'course:high': [
      'Cuanto más se arquea, más física se considera la ternura: el abrazo llega antes que la explicación.',
      'Una curva así se lee como cariño que se ve desde lejos, en la cara, en las manos y en las visitas sin aviso.',
      'La tradición llama generoso a ese arco: necesita expresar lo que siente, y calla mal.',
      'Un arco tan subido es, para los manuales, el de quien se despide tres veces en la puerta.',
      'Se atribuye a esa vuelta una ternura que no espera fechas señaladas.',
      'De una curva como esta se dice que pregunta cómo estás y se queda a oír la respuesta.',
    ],
    'length:high': [
      'Su largo habla, según los libros, de un círculo amplio: caben muchas personas y a todas se les guarda sitio.',
      'Cruzar tanta palma se entiende como un afecto que toca lo demás, también el trabajo y los planes.',
      'Una línea que abarca tanto se asocia con quien se acuerda de los cumpleaños ajenos.',
      'Tan extendida, reparte afecto también entre vecinos, animales y plantas.',
    ],
    'length:low': [
      'Que ocupe poco espacio se interpreta como intimidad escogida; no como frialdad, sino como una puerta estrecha.',
      'Una línea contenida reserva sus fuerzas: la tradición la asocia con pocos vínculos que se cuidan a diario.',
      'Un corazón de poco trecho se entiende como cariño que no se reparte: se concentra.',
      'Lo corto, en esta línea, habla de una agenda con pocos nombres y todos subrayados.',
      'Quien la lleva así, dicen, invita a pocas personas y las recibe en bata.',
    ],
    'depth:high': [
      'Un surco tan marcado aquí se lee como sentimientos que dejan huella: ni el cariño ni el enojo se olvidan en una tarde.',
      'La hondura da peso a lo que esta línea cuenta; para la quiromancia, querer ocupa un lugar que otras cosas no le disputan.',
      'Ese pliegue tan firme habla de un querer que se toma en serio y se dice pocas veces.',
      'Con un trazo así, las despedidas se hacen largas y los regresos, una fiesta.',
      'Marcada de ese modo, la línea se atribuye a quien no sabe querer a medias.',
    ],
    'depth:low': [
      'Que el trazo sea leve se entiende como sensibilidad que no hace ruido: nota un cambio de tono antes que nadie.',
      'Un corazón dibujado con tan poca tinta se asocia con afectos que piden tiempo y silencio para crecer.',
      'Lo suave del surco se lee como un afecto que se acerca de puntillas.',
      'Un pliegue así pide fijarse: lo que siente se nota en detalles, no en discursos.',
    ],
    'breaks:some': [
      'Los cortes se leen como cambios de rumbo en la manera de querer, momentos en que algo se revisó y siguió de otro modo.',
      'Cada interrupción marca, para los tratados, una pausa que el corazón se tomó antes de confiar otra vez.',
    ],
  },
  unseen: [
    [
      'En esta foto no se aprecia: bajo los dedos no hay un pliegue que se pueda seguir con seguridad.',
      'No se aprecia. La luz llega al pie de los dedos, pero ningún trazo se distingue allí lo bastante del resto de la piel.',
      'La línea del corazón no se aprecia en esta imagen, y no vamos a suponer por dónde va.',
      'Aquí no se aprecia un trazo continuo que cruce la palma por arriba.',
    ],
    [
      'Suele ser cosa de la luz: con una ventana a un lado y la mano un poco ahuecada podrías verla a simple vista.',
      'No quiere decir nada de ti; quiere decir que la cámara no la recogió, y que tus ojos pueden buscarla mejor.',
      'Lo que se lee en ella, la manera de querer, queda esta vez en tus palabras y no en las nuestras.',
      'Si te interesa, repite la foto con luz lateral, que es la que hace sombra en los pliegues.',
    ],
  ],
};
