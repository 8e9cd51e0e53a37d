import type { MountName } from '@sibila/domain/palm/mounts';
import type { Step } from '../palm-measures.ts';
import { crossed } from './crossed.ts';

/** How a mount looks (Venus and the Moon by the outline, the others by the light), and what tradition reads in it. */
export const MOUNT_TEXTS: Readonly<Record<MountName, Readonly<Record<Step, readonly string[]>>>> = {
  venus: {
    low: [
      'El monte de Venus, la almohadilla del pulgar, apenas rebasa el contorno: afecto sobrio, que ahorra gestos y no falta a una cita.',
      'Bajo el pulgar el borde baja casi recto, así que Venus sale discreto; los libros le suponen placeres sencillos y bien escogidos.',
      'La base del pulgar sobresale poco. A un Venus contenido se le atribuye mesura en la mesa, en las compras y en las confidencias.',
      'De Venus, en la raíz del pulgar, la silueta enseña una curva leve; para la tradición, calor que se guarda para casa.',
      'El contorno se ciñe bajo el pulgar, con un Venus reservado que la quiromancia une al gusto por la calma.',
      'Venus se insinúa apenas al pie del pulgar, y a esa discreción se le atribuye un cariño que no hace ruido.',
      'En el borde del pulgar, Venus casi no se asoma: se disfruta poco a poco y sin testigos.',
      'Al pie del pulgar Venus queda llano, cosa de quien prefiere una buena silla a un buen banquete.',
    ],
    middle: [
      'El monte de Venus, al pie del pulgar, se sale del contorno lo suficiente para notarse: calidez sin aspavientos, dicen los tratados.',
      'Venus tiene aquí un bulto moderado bajo el pulgar, que se lee como gusto por la compañía y por la puerta cerrada, según el día.',
      'Venus asoma con medida en la carne del pulgar. Se asocia con quien disfruta de lo bueno y sabe levantarse de la mesa.',
      'En la base del pulgar la silueta se hincha un poco: un Venus templado, afectuoso cuando hay motivo.',
      'El borde dibuja bajo el pulgar una curva media; Venus, para los libros, pone ahí la cordialidad.',
      'El pulgar descansa sobre un Venus corriente, al que los libros dan buen apetito y buena medida.',
      'Venus, bajo el pulgar, ni se esconde ni se luce; para la tradición es cariño de entre semana.',
      'Al pie del pulgar, Venus hace una curva tranquila, la de quien abraza sin apretar.',
    ],
    high: [
      'El monte de Venus es lo que más se sale del contorno, una curva llena al pie del pulgar: se lee como calor, apetito y ganas de gente.',
      'Bajo el pulgar la silueta se abomba con claridad. Un Venus así se asocia con hospitalidad y con sobremesas largas.',
      'La almohadilla del pulgar, que es el monte de Venus, ocupa mucho borde; los manuales ven en ella una ternura que se nota en la cocina, en los abrazos y en los regalos.',
      'Venus va crecido en tu mano: la base del pulgar empuja el contorno hacia fuera, y la tradición lo llama alegría de los sentidos.',
      'Con tanta curva al pie del pulgar, Venus manda en su lado; su consejo es disfrutar sin tener que convencer.',
      'Lo primero que se ve al pie del pulgar es un Venus grande, al que se atribuyen risa fácil y mesa larga.',
      'Venus desborda la raíz del pulgar: se asocia con quien toca el brazo al hablar.',
      'El pulgar nace de un Venus abundante, que para los libros es música, pan y compañía.',
    ],
  },
  moon: {
    low: [
      'En el borde contrario, el talón de la mano entra hacia la muñeca, y esa Luna recogida se interpreta como imaginación con freno.',
      'El monte de la Luna, abajo y del lado del meñique, no llega a hacer bulto; se le supone una fantasía práctica, que inventa soluciones.',
      'Del lado del meñique el contorno se retira pronto. Los tratados dicen de una Luna así que sueña poco y recuerda bien.',
      'La Luna, en el talón, queda por dentro de la línea del canto: primero lo visible, después lo posible.',
      'La Luna casi no se nota junto a la muñeca, y la tradición le supone sueños breves y planes claros.',
      'Bajo el canto, la Luna se retira, cosa de quien imagina solo lo que piensa hacer.',
      'Al talón exterior le falta carne para la Luna: la fantasía trabaja aquí por encargo.',
      'Del otro lado, la Luna va plana, y se lee como un ánimo que no se deja llevar por la marea.',
    ],
    middle: [
      'El talón opuesto, donde está la Luna, sigue el canto sin hundirse ni sobresalir: imaginación a la que se le puede pedir cuentas.',
      'La Luna, en el talón del lado del meñique, acompaña el borde; para la quiromancia sueña de noche y trabaja de día.',
      'A la altura de la muñeca, el canto exterior se mantiene parejo, y esa Luna serena se lee como intuición que se deja comprobar.',
      'Por la parte del meñique el contorno baja llano hasta la Luna, señal, en los libros, de una memoria sin dramatismo.',
      'La Luna, frente al pulgar, guarda una curva discreta: sueña lo bastante para descansar.',
      'Del otro lado, la Luna está en su punto, y los manuales le dan buena memoria para los olores.',
      'Bajo el canto, la Luna ni llena ni falta, cosa de quien imagina y luego mide.',
      'El talón exterior lleva una Luna corriente, de las que avisan antes de inventar.',
    ],
    high: [
      'En el otro borde, el talón de la Luna sobresale: los manuales lo unen a la imaginación, al agua y a los viajes.',
      'La Luna se ensancha en la parte baja, del lado del meñique; se interpreta como un mundo interior con muchas habitaciones.',
      'El canto exterior se abre al llegar abajo, y esa Luna plena se asocia con quien cuenta bien lo que no ocurrió.',
      'Del lado del meñique, el talón empuja hacia fuera: una Luna ancha, amiga de la música y de las horas sin reloj.',
      'Del otro lado, la Luna va llena, y los libros le atribuyen sueños que se cuentan en el desayuno.',
      'Bajo el canto, la Luna pide sitio: fantasía con casa propia.',
      'El talón exterior lo ocupa una Luna grande, de quien oye la historia detrás de la noticia.',
    ],
  },
  jupiter: {
    low: crossed(
      [
        'Júpiter, bajo el índice, aparece liso en esta luz',
        'Al pie del índice apenas hay relieve para Júpiter',
        'La foto muestra plano el monte de Júpiter, bajo el índice',
        'En la raíz del índice, Júpiter casi no levanta',
      ],
      [
        ': autoridad que prefiere no anunciarse.',
        ', y se lee como ambición discreta, que pide permiso y luego hace.',
        '; se le supone liderazgo por ejemplo y no por voz.',
        ': el mando, si llega, llega sin buscarlo.',
      ],
    ),
    middle: crossed(
      [
        'Júpiter, bajo el índice, tiene un relieve corriente',
        'La base del índice, donde está Júpiter, se ve redondeada lo justo',
        'En la raíz del índice Júpiter no llama la atención',
        'Júpiter sigue sin exageración la curva del índice',
      ],
      [
        ': orgullo sano, que acepta correcciones.',
        ': sabe dirigir y sabe obedecer.',
        ' y se interpreta como seguridad sin pedestal.',
        '; de ahí sale una ambición que duerme bien.',
      ],
    ),
    high: crossed(
      [
        'Júpiter recoge la luz bajo el índice y se ve lleno',
        'La almohadilla del índice, Júpiter, sobresale en la foto',
        'Bajo el índice se levanta un Júpiter redondo',
        'Al índice lo sostiene un Júpiter amplio',
      ],
      [
        ': los tratados hablan de vocación de guía.',
        ', y se asocia con metas nombradas en voz alta.',
        '; con él van el don de mando y la obligación de escuchar.',
        ': ganas de abrir camino y de que alguien lo siga.',
      ],
    ),
  },
  saturn: {
    low: crossed(
      [
        'Saturno, al pie del medio, se hunde un poco',
        'Bajo el dedo central, Saturno es una hondonada',
        'Saturno queda en sombra en la raíz del medio',
        'Donde nace el dedo medio, Saturno apenas cuenta',
      ],
      [
        ', como suele: la seriedad viene por ratos.',
        ' y no hace de la obligación un altar.',
        '; la quiromancia lo relaciona con responsabilidades escogidas.',
        ': deberes, los precisos.',
      ],
    ),
    middle: crossed(
      [
        'Saturno, en la raíz del medio, ni sube ni baja',
        'El asiento del dedo central, Saturno, se ve parejo',
        'Bajo el medio la piel sigue llana, con un Saturno tranquilo',
        'Saturno guarda su nivel junto al dedo central',
      ],
      [
        ': deber y descanso se turnan.',
        ', y se lee como prudencia que no paraliza.',
        '; a él confían los libros la paciencia.',
        ', cosa de quien cumple sin ponerse grave.',
      ],
    ),
    high: crossed(
      [
        'Saturno asoma en claro bajo el dedo central',
        'En la base del medio la luz señala un bulto, Saturno',
        'Bien a la vista, Saturno se levanta bajo el medio',
        'Bajo el dedo medio, Saturno se redondea',
      ],
      [
        ', cosa poco vista: gusto por estudiar y por estar a solas.',
        ': método y memoria larga.',
        '; conviene recordarle que también hay domingos.',
        ', amigo de las cosas bien hechas y del silencio.',
      ],
    ),
  },
  apollo: {
    low: crossed(
      [
        'Apolo, bajo el anular, se ve apagado',
        'Apolo tiene una base plana bajo el anular',
        'Poco relieve hay para Apolo en la raíz del anular',
        'Apolo casi no se distingue donde nace el anular',
      ],
      [
        ' y se asocia con talentos que se practican sin público.',
        ': enseña el trabajo cuando ya está terminado.',
        '; la tradición le pide que firme lo que hace.',
        ', con más gusto por hacer que por lucir.',
      ],
    ),
    middle: crossed(
      [
        'Apolo, bajo el anular, tiene un bulto discreto',
        'La base del anular, casa de Apolo, es regular',
        'En la raíz del anular cabe un Apolo mediano',
        'Apolo acompaña al anular sin hacerse notar',
        'Ni alto ni llano, Apolo sostiene el anular',
        'Al pie del anular se ve un Apolo de término medio',
      ],
      [
        ': la belleza como costumbre y no como espectáculo.',
        '; disfruta del aplauso y puede vivir sin él.',
        ', de buen gusto y pocas pretensiones.',
        ': con una flor en la mesa basta.',
        '; arregla la casa aunque no venga nadie.',
        ', y se le atribuye buen ojo para los regalos.',
        ': elige despacio y conserva lo elegido.',
        '; prefiere un cuadro bien colgado a tres apoyados en la pared.',
      ],
    ),
    high: crossed(
      [
        'Apolo se lleva la parte más clara, bajo el anular',
        'La yema que sostiene el anular, Apolo, está llena',
        'Hay un relieve amplio al pie del anular, el de Apolo',
        'Al anular lo empuja desde abajo un Apolo crecido',
      ],
      [
        ': creatividad que busca ventana.',
        '; quiere mostrarse, y los manuales le dan la razón.',
        ', y se le atribuyen el color, la escena y el detalle.',
        ': a la obra propia le hace falta público.',
      ],
    ),
  },
  mercury: {
    low: crossed(
      [
        'Mercurio, bajo el meñique, se ve chato',
        'En la raíz del meñique le falta bulto a Mercurio',
        'Mercurio no hace sombra ni luz al pie del meñique',
        'Plano, Mercurio apenas sostiene al meñique',
      ],
      [
        ', y eso se lee como palabras que se ensayan antes de decirse.',
        ': negocia mejor por escrito.',
        '; a su palabra, dicen, le cuesta arrancar y después convence.',
        ', con una ironía que solo oyen los cercanos.',
      ],
    ),
    middle: crossed(
      [
        'Mercurio, al pie del meñique, sigue la curva de los demás',
        'El asiento del meñique, Mercurio, tiene el volumen usual',
        'En la raíz del meñique Mercurio cumple sin destacar',
        'Mercurio se queda en la media bajo el meñique',
        'Al meñique lo sostiene un Mercurio discreto',
        'Bajo el meñique, Mercurio va parejo con sus vecinos',
      ],
      [
        ': comercio y conversación sin sobresaltos.',
        '; pregunta el precio y sonríe.',
        ', hábil para las presentaciones.',
        ': lo justo de labia y lo justo de oído.',
        ', buen intermediario entre gente que no se entiende.',
        '; cuenta los vueltos, pero no los discute.',
      ],
    ),
    high: crossed(
      [
        'Mercurio se abulta bajo el meñique',
        'La base del meñique, Mercurio, brilla de tan redonda',
        'Un Mercurio lleno se ve al pie del meñique',
        'Al meñique lo levanta un Mercurio generoso',
      ],
      [
        ': palabra fácil, según los tratados.',
        '; se le suponen ingenio y prisa por contestar.',
        ', y suele tener la última réplica.',
        ': buen ojo para el trato y mejor oído para el chiste.',
      ],
    ),
  },
  mars: {
    low: crossed(
      [
        'Marte, en el canto entre Mercurio y la Luna, se ve hundido',
        'El tramo de Marte, hacia la mitad del canto, no tiene relieve',
        'Por el canto, Marte pasa casi sin notarse',
        'En el borde exterior, Marte cede hacia dentro',
      ],
      [
        ': evita la pelea y elige la retirada a tiempo.',
        '; pide, según los manuales, contar hasta diez y después hablar.',
        ', lo que se entiende como paciencia antes que coraje.',
        ': el enojo llega tarde y se va pronto.',
      ],
    ),
    middle: crossed(
      [
        'Marte, en el borde exterior, mantiene un relieve normal',
        'A media altura del canto está Marte, sin bulto ni hueco',
        'Marte cumple su papel en el canto',
        'El canto sigue parejo donde vive Marte',
      ],
      [
        ': coraje que sabe esperar turno.',
        ', valor de diario y sin desfile.',
        ': discute y hace las paces.',
        '; se defiende cuando toca y luego lo olvida.',
      ],
    ),
    high: crossed(
      [
        'Marte abulta en mitad del canto',
        'Por el borde exterior asoma un Marte firme',
        'El canto está lleno a la altura de Marte',
        'Marte ensancha el borde de la mano',
      ],
      [
        ', y los libros hablan de aguante: resiste más de lo que empuja.',
        ', cosa de quien no se levanta de la mesa a la primera.',
        ', donde se lee una voluntad que no alza la voz.',
        ': una calma que no conviene confundir con permiso.',
      ],
    ),
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
  'De lejos se ven bultos y sombras; de cerca los juzgan mejor tus dedos.',
  'Un relieve así se confirma cerrando un poco la mano y mirándola de perfil.',
  'Si dudas de alguno, ponlo al lado de la mano de otra persona.',
  'Las sombras engañan algo, y un cambio de lámpara movería más de uno.',
  'Todo esto lo dice la luz de un momento; al tacto podrías llevarte una sorpresa.',
  'Pasa el índice de la otra mano por encima y sabrás si acertamos.',
  'Ninguna foto pesa ni aprieta, de modo que aquí conviene tu propia opinión.',
  'Son alturas adivinadas por la claridad de la piel, y así hay que leerlas.',
  'Una foto los aplana todos un poco; tu mano, vista al trasluz, dirá el resto.',
  'Si acercas la mano a una vela, los verás crecer y encogerse.',
  'De frente se ven así; de canto, quizá alguno te sorprenda.',
  'Cambian con el frío, con el peso y con la postura, y conviene mirarlos más de una vez.',
  'Lo que una luz levanta, otra lo aplana.',
  'El tacto tiene la última palabra.',
  'Si alguno no te convence, tócalo antes de creernos.',
  'Todo relieve, en una foto, es una conjetura bien hecha.',
];

/** How Venus and the Moon stand to each other, by the steps from one to the other. */
export const SHORES: Readonly<Record<'venus' | 'even' | 'moon', readonly string[]>> = {
  venus: [
    'De los dos bordes de la palma pesa más el del pulgar: lo que está cerca gana a lo que se imagina.',
    'Comparados los dos bordes, el del pulgar puede más, y con él lo presente.',
    'Entre ambas, la balanza cae hacia el lado cálido.',
    'Venus, que es lo cercano, aventaja a la Luna, que es lo soñado.',
    'El lado del pulgar se impone, y con él lo que puede tocarse hoy.',
    'De los dos bordes, el de Venus tiene más que decir.',
    'Pesa más el borde del pulgar: antes la visita que el recuerdo.',
  ],
  even: [
    'Venus y la Luna se equilibran, y lo que se siente encuentra con qué imaginarse.',
    'Ninguna de las dos tira más que la otra: la palma descansa pareja.',
    'Hay empate entre ambos lados, algo que los libros celebran.',
    'Así, los dos bordes se contestan sin imponerse.',
    'Entre un borde y otro no hay vencedor: el deseo y la fantasía se llevan bien.',
    'Venus y la Luna se reparten la palma a partes iguales.',
    'Los dos lados de la mano pesan parecido, y ninguno se queja.',
    'Puestos en una balanza, ambos bordes la dejan quieta.',
  ],
  moon: [
    'De los dos bordes puede más el exterior: lo imaginado va por delante.',
    'Entre Venus y la Luna gana la Luna: lo soñado tira más que lo cercano.',
    'La balanza se inclina hacia el canto, donde vive lo que aún no ocurre.',
    'Frente a frente, el lado de la fantasía aventaja al de la costumbre.',
    'Del lado de la Luna hay más palma, y más ganas de inventar.',
    'Pesa más el borde del meñique: antes el cuento que la cuenta.',
    'El talón de la Luna se lleva la ventaja sobre la base del pulgar.',
  ],
};
