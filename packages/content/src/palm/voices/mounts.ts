import type { MountName } from '@sibila/domain/palm/mounts';
import type { Step } from '../palm-measures.ts';

/** How a mount looks (Venus and the Moon by the outline, the others by the light), and what tradition reads in it. */
export const MOUNT_TEXTS: Readonly<Record<MountName, Readonly<Record<Step, readonly string[]>>>> = {
  venus: {
    low: [
      'El monte de Venus, la almohadilla del pulgar, apenas rebasa el contorno de la palma: se lee como afecto sobrio, que ahorra gestos y no falta a una cita.',
      'Bajo el pulgar el borde baja casi recto, así que Venus sale discreto; los libros le suponen placeres sencillos y bien escogidos.',
      'La base del pulgar sobresale poco. A un Venus contenido se le atribuye mesura en la mesa, en las compras y en las confidencias.',
      'De Venus, en la raíz del pulgar, la silueta enseña una curva leve; para la tradición, calor que se guarda para casa.',
      'El contorno se ciñe bajo el pulgar, con un Venus reservado que la quiromancia une al gusto por la calma.',
    ],
    middle: [
      'El monte de Venus, al pie del pulgar, se sale del contorno lo suficiente para notarse: calidez sin aspavientos, dicen los tratados.',
      'Venus tiene aquí un bulto moderado bajo el pulgar, que se lee como gusto por la compañía y por la puerta cerrada, según el día.',
      'Venus asoma con medida en la carne del pulgar. Se asocia con quien disfruta de lo bueno y sabe levantarse de la mesa.',
      'En la base del pulgar la silueta se hincha un poco: un Venus templado, afectuoso cuando hay motivo.',
      'El borde dibuja bajo el pulgar una curva media; Venus, para los libros, pone ahí la cordialidad.',
    ],
    high: [
      'El monte de Venus es lo que más se sale del contorno, una curva llena al pie del pulgar: se lee como calor, apetito y ganas de gente.',
      'Bajo el pulgar la silueta se abomba con claridad. Un Venus así se asocia con hospitalidad y con sobremesas largas.',
      'La almohadilla del pulgar, que es el monte de Venus, ocupa mucho borde; los manuales ven en ella una ternura que se nota en la cocina, en los abrazos y en los regalos.',
      'Venus va crecido en tu mano: la base del pulgar empuja el contorno hacia fuera, y la tradición lo llama alegría de los sentidos.',
      'Con tanta curva al pie del pulgar, Venus manda en esta orilla; su consejo es disfrutar sin tener que convencer.',
    ],
  },
  moon: {
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
      'Júpiter, bajo el índice, aparece liso en esta luz: autoridad que prefiere no anunciarse.',
      'Al pie del índice apenas hay relieve. Ese Júpiter llano se lee como ambición discreta, de las que piden permiso y luego hacen.',
      'A Júpiter la foto lo muestra plano, y se le supone liderazgo por ejemplo y no por voz.',
    ],
    middle: [
      'Júpiter, bajo el índice, tiene un relieve corriente: orgullo sano, que acepta correcciones.',
      'La base del índice se ve redondeada lo justo, con un Júpiter capaz de dirigir y de obedecer.',
      'En la raíz del índice nada llama la atención; Júpiter se interpreta como seguridad sin pedestal.',
    ],
    high: [
      'Júpiter recoge la luz bajo el índice y se ve lleno: los tratados hablan de vocación de guía.',
      'La almohadilla del índice sobresale en la foto; a ese Júpiter lo asocian con metas nombradas en voz alta.',
      'Bajo el índice se levanta un Júpiter redondo, al que se atribuyen don de mando y obligación de escuchar.',
    ],
  },
  saturn: {
    low: [
      'Saturno, al pie del medio, se hunde un poco, como suele: la seriedad viene por ratos.',
      'Bajo el dedo central hay una hondonada. Ese Saturno ligero no hace de la obligación un altar.',
      'Saturno queda en sombra, y la quiromancia lo relaciona con responsabilidades escogidas.',
    ],
    middle: [
      'Saturno, en la raíz del medio, ni sube ni baja: deber y descanso se turnan.',
      'El asiento del dedo central se ve parejo, y su Saturno se lee como prudencia que no paraliza.',
      'Bajo el medio la piel sigue llana, con un Saturno al que los libros confían la paciencia.',
    ],
    high: [
      'Saturno asoma en claro bajo el dedo central, cosa poco vista: gusto por estudiar y por estar a solas.',
      'En la base del medio hay un bulto que la luz señala; es Saturno, método y memoria larga.',
      'Tan visible, Saturno pide rigor a esta mano, y conviene recordarle que también hay domingos.',
    ],
  },
  apollo: {
    low: [
      'Apolo, bajo el anular, se ve apagado, y se asocia con talentos que se practican sin público.',
      'Al anular le corresponde una base plana: un Apolo tímido, que enseña el trabajo cuando ya está terminado.',
      'Poco relieve para Apolo en la raíz del anular; la tradición le pide que firme lo que hace.',
    ],
    middle: [
      'Apolo, bajo el anular, tiene el bulto habitual: la belleza como costumbre y no como espectáculo.',
      'La base del anular es regular, con un Apolo que disfruta del aplauso y puede vivir sin él.',
      'En la raíz del anular cabe un Apolo mediano, de buen gusto y pocas pretensiones.',
    ],
    high: [
      'Apolo se lleva la parte más clara, bajo el anular: creatividad que busca ventana.',
      'La yema que sostiene el anular está llena. Ese Apolo quiere mostrarse, y los manuales le dan la razón.',
      'Hay un relieve amplio al pie del anular; a un Apolo así se le atribuyen el color, la escena y el detalle.',
    ],
  },
  mercury: {
    low: [
      'Mercurio, bajo el meñique, se ve chato, y eso se lee como palabras que se ensayan antes de decirse.',
      'En la raíz del meñique falta bulto: un Mercurio que negocia mejor por escrito.',
      'Mercurio no hace sombra ni luz; los libros dicen que a su palabra le cuesta arrancar y después convence.',
    ],
    middle: [
      'Mercurio, al pie del meñique, sigue la curva de los demás: comercio y conversación sin sobresaltos.',
      'El asiento del meñique tiene el volumen usual, con un Mercurio que pregunta el precio y sonríe.',
      'Nada raro en la raíz del meñique: un Mercurio corriente, hábil para los recados y las presentaciones.',
    ],
    high: [
      'Mercurio se abulta bajo el meñique y sube a la conversación: palabra fácil, según los tratados.',
      'La base del meñique brilla de tan redonda; a Mercurio se le suponen ingenio y prisa por contestar.',
      'Un Mercurio lleno, como el que se ve bajo el meñique, suele tener la última réplica.',
    ],
  },
  mars: {
    low: [
      'Marte, en el canto entre Mercurio y la Luna, se ve hundido: evita la pelea y elige la retirada a tiempo.',
      'El tramo de Marte, hacia la mitad del canto, no tiene relieve; pide, según los manuales, contar hasta diez y después hablar.',
      'Por el canto, Marte pasa casi sin notarse, lo que la tradición entiende como paciencia antes que coraje.',
    ],
    middle: [
      'Marte, en el borde exterior, mantiene un relieve normal: coraje que sabe esperar turno.',
      'A media altura del canto está Marte, sin bulto ni hueco, valor de diario y sin desfile.',
      'Marte cumple su papel en el canto: discute y hace las paces.',
    ],
    high: [
      'Marte abulta en mitad del canto, y los libros hablan de aguante: resiste más de lo que empuja.',
      'Por el borde exterior asoma un Marte firme, de quien no se levanta de la mesa a la primera.',
      'El canto está lleno a la altura de Marte, donde se lee una voluntad que no alza la voz.',
    ],
  },
};

/** What a photo can't tell about mounts. */
export const MOUNT_LIMITS: readonly string[] = [
  'Es lo que dice la foto; para saber cuál es más firme, apriétalos con el otro pulgar.',
  'Con otra luz alguno cambiaría, porque una imagen plana adivina el relieve por las sombras.',
  'Lo blando o lo duro que sean solo lo sabes tú, con los dedos.',
  'Hasta aquí llega la imagen: el volumen se aprecia mejor de lado y con luz rasante.',
  'El resto del relieve se palpa, no se fotografía.',
  'La cámara no tiene tacto, así que tómalo como un perfil y no como una medida.',
  'Son formas vistas de frente; la yema de los dedos podría matizarlas.',
];

/** How Venus and the Moon stand to each other, by the steps from one to the other. */
export const SHORES: Readonly<Record<'venus' | 'even' | 'moon', readonly string[]>> = {
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
  moon: [
    'De los dos bordes puede más el exterior: lo imaginado va por delante.',
    'Puestos a comparar, gana la orilla de los sueños.',
    'La balanza se inclina hacia el canto, donde vive lo que aún no ocurre.',
    'Frente a frente, el lado de la fantasía aventaja al de la costumbre.',
  ],
};
