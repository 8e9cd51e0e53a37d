import type { Step } from '../palm-measures.ts';

export type Mount = 'venus' | 'luna' | 'jupiter' | 'saturn' | 'apollo' | 'mercury' | 'mars';

/** What a mount measures, and what tradition reads in it. */
export const MOUNTS: Readonly<Record<Mount, Readonly<Record<Step, readonly string[]>>>> = {
  venus: {
    low: [
      'El monte de Venus, la almohadilla del pulgar, apenas rebasa el contorno de la palma: se lee como afecto sobrio, que ahorra gestos y no falta a una cita.',
      'Bajo el pulgar el borde baja casi recto, así que Venus sale discreto; los libros lo asocian con placeres sencillos y bien escogidos.',
      'La base del pulgar sobresale poco. A un Venus contenido se le atribuye mesura en la mesa, en las compras y en las confidencias.',
      'De Venus, en la raíz del pulgar, la silueta enseña una curva leve; para la tradición, calor que se guarda para casa.',
      'El contorno se ciñe bajo el pulgar, con un Venus reservado que la quiromancia une al gusto por la calma.',
    ],
    middle: [
      'El monte de Venus, al pie del pulgar, se sale del contorno lo suficiente para notarse: calidez sin aspavientos, dicen los tratados.',
      'Venus tiene aquí un bulto moderado bajo el pulgar, que se lee como gusto por la compañía y por la puerta cerrada, según el día.',
      'La carne del pulgar asoma con medida. Se asocia con quien disfruta de lo bueno y sabe levantarse de la mesa.',
      'En la base del pulgar la silueta se hincha un poco: un Venus templado, afectuoso cuando hay motivo.',
      'El borde dibuja bajo el pulgar una curva media; Venus, para los libros, pone ahí la cordialidad.',
    ],
    high: [
      'El monte de Venus es lo que más se sale del contorno, una curva llena al pie del pulgar: se lee como calor, apetito y ganas de gente.',
      'Bajo el pulgar la silueta se abomba con claridad. Un Venus así se asocia con hospitalidad y con sobremesas largas.',
      'La almohadilla del pulgar ocupa mucho borde; los manuales ven en ella una ternura que se nota en lo que cocina, abraza o regala.',
      'Venus va crecido en tu mano: la base del pulgar empuja el contorno hacia fuera, y la tradición lo llama alegría de los sentidos.',
      'Con tanta curva al pie del pulgar, Venus manda en esta orilla; su consejo es disfrutar sin tener que convencer.',
    ],
  },
  luna: {
    low: [
      'En la orilla contraria, el talón de la mano entra hacia la muñeca, y esa Luna recogida se interpreta como imaginación con freno.',
      'El monte de la Luna, abajo y del lado del meñique, no llega a hacer bulto; se le supone una fantasía práctica, que inventa soluciones.',
      'Del lado del meñique el contorno se retira pronto. Los tratados dicen de una Luna así que sueña poco y recuerda bien.',
      'La Luna, en el talón, queda por dentro de la línea del canto: primero lo visible, después lo posible.',
    ],
    middle: [
      'El talón opuesto, donde está la Luna, sigue el canto sin hundirse ni sobresalir: imaginación a la que se le puede pedir cuentas.',
      'La Luna, en el talón del lado del meñique, acompaña el borde; para la quiromancia sueña de noche y trabaja de día.',
      'A la altura de la muñeca, el canto exterior se mantiene parejo, y esa Luna serena se lee como intuición que se deja comprobar.',
      'Por la parte del meñique el contorno baja llano hasta la Luna, señal, en los libros, de una memoria sin dramatismo.',
    ],
    high: [
      'En el otro borde, el talón de la Luna sobresale: los manuales lo unen a la imaginación, al agua y a los viajes.',
      'La Luna se ensancha en la parte baja, del lado del meñique; se interpreta como un mundo interior con muchas habitaciones.',
      'El canto exterior se abre al llegar abajo, y esa Luna plena se asocia con quien cuenta bien lo que no ocurrió.',
      'Del lado del meñique, el talón empuja hacia fuera: una Luna ancha, amiga de la música y de las horas sin reloj.',
    ],
  },
  jupiter: {
    low: [
      'La raíz del índice se asienta bastante más abajo que la del medio, por lo que Júpiter tiene poca altura: autoridad que prefiere no anunciarse.',
      'Júpiter, al pie del índice, empieza bajo; se lee como ambición discreta, de las que piden permiso y luego hacen.',
      'Con el índice implantado tan abajo, a Júpiter se le supone liderazgo por ejemplo y no por voz.',
    ],
    middle: [
      'Júpiter, bajo el índice, queda a una altura corriente respecto de su vecino: orgullo sano, que acepta correcciones.',
      'El índice nace donde suele, y con él un Júpiter proporcionado, capaz de dirigir y de obedecer.',
      'En el arco de los dedos, la base del índice guarda su puesto; Júpiter se interpreta como seguridad sin pedestal.',
    ],
    high: [
      'La base del índice sube casi hasta la del medio y levanta a Júpiter: los tratados hablan de vocación de guía.',
      'Júpiter está alto, con el índice implantado cerca de la línea del medio; se asocia con metas nombradas en voz alta.',
      'Pocas raíces de índice suben tanto, y a ese Júpiter se le atribuye don de mando y obligación de escuchar.',
    ],
  },
  saturn: {
    low: [
      'Saturno dispone de poco espacio, porque índice y anular se arriman al medio: la seriedad viene por ratos.',
      'Entre sus vecinos, el dedo central tiene un asiento estrecho. Ese Saturno ligero no hace de la obligación un altar.',
      'La franja de Saturno es angosta; la quiromancia la relaciona con responsabilidades escogidas.',
    ],
    middle: [
      'Saturno, en la raíz del medio, tiene el ancho esperable: deber y descanso se turnan.',
      'El asiento del dedo central es proporcionado, y su Saturno se lee como prudencia que no paraliza.',
      'Bajo el medio hay sitio justo para Saturno, al que los libros confían la paciencia.',
    ],
    high: [
      'Saturno se extiende, con el índice y el anular bien separados a los lados del medio: gusto por estudiar y por estar a solas.',
      'Una base tan ancha bajo el dedo central se interpreta como Saturno en su sitio, método y memoria larga.',
      'El espacio del medio es amplio. De ese Saturno se espera rigor, y se le recuerda que también hay domingos.',
    ],
  },
  apollo: {
    low: [
      'Apolo queda apretado entre medio y meñique, y se asocia con talentos que se practican sin público.',
      'Al anular le toca una base estrecha: un Apolo tímido, que enseña el trabajo cuando ya está terminado.',
      'Poco margen para Apolo en la raíz del anular; la tradición le pide que firme lo que hace.',
    ],
    middle: [
      'Apolo, bajo el anular, ocupa lo que le corresponde: la belleza como costumbre y no como espectáculo.',
      'La base del anular es regular, con un Apolo que disfruta del aplauso y puede vivir sin él.',
      'En la raíz del anular cabe un Apolo mediano, de buen gusto y pocas pretensiones.',
    ],
    high: [
      'Apolo se lleva una base ancha, bajo un anular con aire a los lados: creatividad que busca ventana.',
      'El anular se asienta en un terreno generoso. Ese Apolo quiere mostrarse, y los manuales le dan la razón.',
      'Hay mucho sitio al pie del anular; a un Apolo así se le atribuyen el color, la escena y el detalle.',
    ],
  },
  mercury: {
    low: [
      'El meñique nace bastante por debajo del anular, y Mercurio, con él, se aprende hablando: primero cuesta y después convence.',
      'Mercurio está implantado bajo; los libros lo unen a palabras que se ensayan antes de decirse.',
      'La raíz del meñique desciende, lo que se lee como un Mercurio que negocia mejor por escrito.',
    ],
    middle: [
      'Mercurio, al pie del meñique, sigue la curva natural de los demás: comercio y conversación sin sobresaltos.',
      'El asiento del meñique cae un poco, lo usual, con un Mercurio que pregunta el precio y sonríe.',
      'Nada raro en la raíz del meñique: un Mercurio corriente, hábil para los recados y las presentaciones.',
    ],
    high: [
      'El meñique arranca casi a la altura del anular y sube con él a Mercurio: palabra fácil, según los tratados.',
      'Mercurio está alto; se le supone ingenio, buen oído para los acentos y prisa por contestar.',
      'Con una raíz tan elevada, el meñique da a Mercurio la última réplica.',
    ],
  },
  mars: {
    low: [
      'El llano de Marte, lo que separa corazón y cabeza, es angosto en el centro: se decide y se siente en la misma habitación.',
      'Entre la cabeza y el corazón queda una franja fina. Marte, ahí, pide contar hasta diez.',
      'Marte tiene un campo estrecho entre los dos trazos horizontales; la tradición lo relaciona con reacciones rápidas.',
    ],
    middle: [
      'Entre corazón y cabeza, el llano de Marte guarda una anchura normal: coraje que sabe esperar turno.',
      'Marte ocupa el centro con espacio suficiente, y se lee como valor de diario, sin desfile.',
      'El campo de Marte, en medio de la palma, está despejado lo justo: discute y hace las paces.',
    ],
    high: [
      'Corazón y cabeza dejan entre ellos un llano ancho, el de Marte; los libros hablan de amplitud de miras.',
      'El centro de la palma está abierto, con un Marte que necesita espacio para moverse.',
      'Hay mucha distancia entre los dos trazos que cruzan la mano: Marte, ahí, pelea poco y cede a tiempo.',
    ],
  },
};

/** When heart or head is not seen, the plain of Mars has no borders. */
export const MARS_UNKNOWN: readonly string[] = [
  'Del llano de Marte no decimos nada, porque le falta a la vista uno de los trazos que lo limitan.',
  'Marte se mide entre corazón y cabeza; sin ver los dos, se queda sin medir.',
  'Para el llano de Marte haría falta distinguir las dos líneas horizontales.',
];

/** What a photo can't tell about mounts. */
export const MOUNT_LIMITS: readonly string[] = [
  'Una foto mide el borde y no el relieve; para saber cuál es más firme, apriétalos con el otro pulgar.',
  'De la altura de cada uno no hablamos, porque una imagen plana no la enseña.',
  'Lo blando o lo duro que sean solo lo sabes tú, con los dedos.',
  'Hasta aquí llega la silueta: el volumen se aprecia de lado y con luz rasante.',
  'El resto del relieve se palpa, no se fotografía.',
  'La imagen no tiene profundidad, así que esto sale de la silueta y de nada más.',
  'Son medidas de contorno; el tacto podría matizarlas.',
];

/** How Venus and Luna stand to each other, by the steps from one to the other. */
export const SHORES: Readonly<Record<'venus' | 'even' | 'luna', readonly string[]>> = {
  venus: [
    'De las dos orillas pesa más la del pulgar: lo que está cerca gana a lo que se imagina.',
    'Comparadas, la orilla del pulgar puede más, y con ella lo presente.',
    'Entre ambas, la balanza cae hacia el lado cálido.',
    'La orilla de lo cercano, pues, aventaja a la de los sueños.',
  ],
  even: [
    'Las dos orillas se equilibran, y lo que se siente encuentra con qué imaginarse.',
    'Ninguna de las dos tira más que la otra: la palma descansa pareja.',
    'Hay empate entre ambos lados, algo que los libros celebran.',
    'Así, los dos bordes se contestan sin imponerse.',
  ],
  luna: [
    'De los dos bordes puede más el exterior: lo imaginado va por delante.',
    'Puestos a comparar, gana la orilla de los sueños.',
    'La balanza se inclina hacia el canto, donde vive lo que aún no ocurre.',
    'Frente a frente, el lado de la fantasía aventaja al de la costumbre.',
  ],
};
