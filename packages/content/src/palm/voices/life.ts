import type { LineVoice } from './line-voice.ts';

/** The arc round the thumb's mound: how one takes part in each day, says tradition. */
export const LIFE: LineVoice = {
  places: [
    'Rodea la base del pulgar: empieza {start}, baja {end} y mide {len}.',
    'La vemos comenzar {start} y descender {end}, con un arco que mide {len}.',
    'Abraza el monte del pulgar desde arriba, pues parte {start}, y continúa {end}; en longitud suma {len}.',
    'Su arco abarca {len}; comienza {start} y se prolonga {end}.',
    'Parte {start} y sigue {end}, contorneando la carne del pulgar; recorre {len}.',
    'Tiene su origen {start}. Desde ese punto corre {end} y ocupa {len}.',
    'Nace {start} y cae {end}, de modo que alcanza {len}.',
  ],
  starts: {
    index: [
      'bien arriba y cerca del índice',
      'más próxima al índice que al pulgar',
      'en lo alto y a poca distancia del índice',
    ],
    thumb: [
      'a media altura entre pulgar e índice',
      'más cerca del pulgar que del índice',
      'en el pliegue que une el pulgar a la palma',
    ],
  },
  ends: {
    early: ['hasta media palma', 'sin acercarse a la muñeca', 'hasta poco más abajo del centro'],
    out: [
      'hacia la muñeca con el extremo vuelto hacia fuera',
      'hacia la base de la palma abriéndose al final',
      'apartándose del pulgar cuando termina',
    ],
    thumb: [
      'hacia la muñeca sin despegarse del pulgar',
      'de vuelta hacia el pulgar',
      'hasta cerrarse junto a la raíz del pulgar',
    ],
  },
  courses: {
    low: [
      'desciende bastante derecha',
      'se ciñe al pulgar con un arco apretado',
      'cae sin ensancharse',
      'forma un arco estrecho',
    ],
    middle: [
      'se curva como un arco tendido',
      'rodea el pulgar con holgura',
      'forma un semicírculo incompleto',
      'se abre con medida',
    ],
    high: [
      'se redondea hasta dejar un monte ancho',
      'se abre hacia el centro de la mano en una curva llena',
      'traza una vuelta amplia',
      'da un rodeo generoso al pulgar',
    ],
  },
  reads: {
    'start:index': [
      'Un comienzo alto se asocia con ambición tranquila: metas que se miran cada mañana, aunque no se nombren.',
      'Acercarse al índice es, en los libros, poner el impulso al servicio de un propósito.',
      'Que parta de tan arriba se lee como ganas de mando sobre el propio tiempo.',
      'De un origen tan alto se dice que pide un motivo para levantarse, y lo encuentra.',
      'Nacer ahí arriba se atribuye a quien se pone metas y las apunta.',
    ],
    'start:thumb': [
      'Salir a esa altura se toma como fuerza reservada, que no se gasta en demostraciones.',
      'Para la quiromancia, ese principio bajo es carácter terrenal: primero el pan y después el discurso.',
      'Los tratados relacionan ese origen con un ánimo casero, que se recarga entre cosas conocidas.',
      'De un origen así se dice que el día empieza mejor en la cocina que en la calle.',
      'Nacer cerca del pulgar se atribuye a quien prefiere poco y seguro.',
    ],
    'end:out': [
      'Que el extremo se vuelva hacia fuera se lee como llamada de lo lejano: una mudanza, un oficio nuevo o un viaje que ronda.',
      'Esa apertura final la entiende la tradición como inquietud: las raíces están, pero miran a la ventana.',
      'Separarse del pulgar al acabar se interpreta como ganas de ensanchar el mapa.',
    ],
    'end:thumb': [
      'Recogerse al final en torno al pulgar se interpreta como apego al lugar propio, a la mesa y a la gente de siempre.',
      'Ese cierre hacia dentro indica, según los manuales, que la energía vuelve a casa al terminar el día.',
      'La tradición ve en ese regreso a quien construye cerca y defiende lo construido.',
    ],
    'end:early': [
      'De un arco que se queda a medio camino la tradición dice que su energía conviene repartirla.',
      'Acabar tan pronto se entiende como fuerza que sale a ráfagas y agradece las pausas.',
      'Ese final en mitad de la palma se lee como un impulso que prefiere empezar varias veces.',
    ],
    'course:low': [
      'Un arco ceñido se lee como energía que se administra: sabe decir basta antes de que la noche acabe.',
      'Esa estrechez se atribuye a la prudencia con las propias fuerzas y a cierta dificultad para pedir relevo.',
      'Los libros ven aquí a quien prefiere pocos compromisos y llega a todos.',
      'A un trazo tan arrimado al pulgar se le atribuye gusto por los planes cortos y bien hechos.',
      'Quien lee manos habla ante un arco así de fuerzas que se guardan para lo que importa.',
    ],
    'course:middle': [
      'La amplitud media se entiende como buen trato entre actividad y descanso, siempre que nadie toque la siesta.',
      'Un arco así de tendido significa, en la quiromancia, constancia sin heroísmos.',
      'Se asocia con un vigor parejo: rinde un martes lo mismo que un sábado.',
      'La tradición llama a esa vuelta moderada el paso de quien piensa volver andando.',
      'Ni corta ni ancha la curva, dicen los manuales, la mesa está puesta a su hora.',
    ],
    'course:high': [
      'La vuelta amplia deja mucho sitio al monte del pulgar, y eso se lee como apetito de mundo: comer, bailar, tener visitas.',
      'Cuanto más se ensancha el arco, dice la tradición, más calor se reparte alrededor.',
      'Esa redondez se toma por entusiasmo; su tarea es dejar algo para el día siguiente.',
    ],
    'length:high': [
      'Un arco tan extenso habla, en los tratados, de arraigo y de ánimo sostenido, la clase de impulso que termina las mudanzas.',
      'Un recorrido así de completo se lee como continuidad: lo que se empieza tiene quien lo cuide.',
    ],
    'length:low': [
      'Conviene decirlo claro: la extensión de este trazo no cuenta años, solo describe cómo se reparte el impulso, aquí en tramos intensos.',
      'Es de recorrido breve, y eso no dice cuánto se vive; los libros ven energía concentrada, que trabaja mejor por etapas.',
      'Ocupa poca palma, y su medida no cuenta años ni meses: los tratados la entienden como fuerza que prefiere trayectos cortos y descansos frecuentes.',
      'Lo breve del arco no dice cuánto se vive, digan lo que digan las leyendas; señala un ánimo que se enciende deprisa y necesita parar a ratos.',
      'De un arco breve se cuentan cosas que no son ciertas: no cuenta años. La quiromancia seria lee en él un vigor que va por temporadas.',
      'Su poca extensión no cuenta años; se entiende como un modo de gastar el día, a sorbos y con siesta.',
      'De lo poco que ocupa no hay que sacar plazos: no cuenta años, sino carreras cortas y bien elegidas.',
      'Breve como es, no cuenta tiempo alguno; los libros la dan a quienes trabajan mejor con descansos.',
      'Aquí se acaba pronto el trazo, y eso no dice cuánto se vive, sino cómo se dosifican las ganas.',
      'Por breve que sea, no cuenta años; los libros le suponen mucha chispa en poco rato.',
      'Que ocupe tan poco no cuenta años; se lee como ánimo de velocista, que necesita caminar entre dos carreras.',
      'Lo que le falta de largo no cuenta años: dice, según los manuales, que aquí se rinde por ratos y con ganas.',
    ],
    'depth:high': [
      'La profundidad del surco se interpreta como presencia: cuando está en un sitio, está de verdad.',
      'A un trazo tan señalado los manuales le atribuyen un ánimo resistente a los días grises.',
      'A un surco de esa fuerza se le supone la costumbre de llegar, saludar y ponerse a ayudar.',
      'De un arco tan marcado se dice que se nota su ausencia en las fotos de grupo.',
      'Con ese trazo, dicen los libros, el cansancio avisa y casi nunca manda.',
    ],
    'depth:low': [
      'Su trazo fino se entiende como energía de superficie sensible, que el ambiente sube o baja con facilidad.',
      'Con un arco poco marcado, la tradición aconseja mirar de qué compañía sale con más ganas.',
      'De un arco tan leve se dice que conviene escuchar al cuerpo cuando pide pausa.',
      'Lo suave del trazo se asocia con un ánimo que prefiere las mañanas tranquilas.',
    ],
    'breaks:some': [
      'Los saltos en el arco se toman como cambios de escenario: otra casa, otro ritmo, otra manera de empezar el día.',
      'Cada corte señala, en los libros, una época que terminó de organizarse de un modo y se organizó de otro.',
    ],
  },
  unseen: [
    [
      'Alrededor del pulgar no se aprecia un arco que la foto permita seguir.',
      'No se aprecia: el monte del pulgar sale, pero su orilla se confunde con la piel.',
      'En esta toma el pliegue que rodea el pulgar no se aprecia.',
      'La de la vida no se aprecia aquí, y decirlo así es lo exacto.',
    ],
    [
      'No hay en ello ningún aviso; con el pulgar menos abierto y luz de costado, el pliegue suele aparecer.',
      'Una línea que falta en una imagen no es una línea que falte en la mano: búscala doblando un poco el pulgar.',
      'Lo demás de tu mano puede leerse igual, y esta parte se queda en blanco sin que importe.',
      'La causa más común es un foco de frente, que borra las sombras justo donde la palma es más redonda.',
    ],
  ],
};

/** That its length counts no years: said once of every life line, by whoever reads one. */
export const NO_YEARS: readonly string[] = [
  'Su longitud, por cierto, no cuenta años: eso nunca estuvo escrito en una palma.',
  'Larga o corta, no cuenta años; habla de cómo se vive un martes cualquiera.',
  'Y una aclaración que hace falta siempre: lo que mide no cuenta años.',
  'Y no cuenta años, aunque se haya repetido tantas veces.',
  'Que nadie busque en su medida un plazo, porque no cuenta años ni meses.',
  'La medida de esta línea no cuenta tiempo; describe ganas y descansos.',
  'Por si lo habías oído: el largo de la vida no cuenta años.',
  'Lo que ocupa en la piel no cuenta años, y la quiromancia seria nunca dijo lo contrario.',
  'Conviene recordar que su alcance no dice cuánto se vive, sino con qué ritmo.',
  'Se llama así por costumbre, pero lo que abarca no cuenta tiempo.',
  'Quien busque en ella una fecha se equivoca de línea: esta no cuenta tiempo.',
  'El tamaño del arco no dice cuánto se vive; dice dónde se pone la energía.',
  'A pesar de su nombre, no cuenta años ni fechas de nadie.',
  'Ningún tramo suyo equivale a una edad: una línea así no cuenta años.',
  'Medirla con una regla no serviría de calendario, porque no cuenta años.',
  'Que llegue más lejos o menos no dice cuánto se vive, en tu mano ni en otra.',
];

/** The same of one that is not seen. */
export const NO_YEARS_UNSEEN: readonly string[] = [
  'Y si la encuentras, larga o corta, recuerda que no cuenta años.',
  'Tampoco falta un dato importante: esta línea, aunque se vea, no cuenta años.',
  'Aparezca o no, su largo no dice cuánto se vive.',
  'De todos modos, lo que mide esta línea nunca fue tiempo: no cuenta años.',
  'Si otra foto la muestra, su medida no cuenta años, sino ritmos.',
  'Aun vista entera, una línea así no cuenta tiempo.',
];
