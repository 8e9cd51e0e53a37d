import type { LineVoice } from './line-voice.ts';

/** The line up to the middle finger: the course that one chooses, says tradition; often absent. */
export const FATE: LineVoice = {
  places: [
    'Es de las que no todas las manos enseñan: en la tuya sube {start}, llega {end} y mide {len}.',
    'Asciende {start}, se mantiene visible {end} y mide {len}.',
    'En vertical, como un tallo, brota {start} y crece {end}; en total ocupa {len}.',
    'Apunta al dedo medio. Sale {start}, avanza {end} y cubre {len}.',
    'La foto recoge una línea que arranca {start}, puede seguirse {end} y alcanza {len}.',
    'Partiendo {start}, aguanta {end} y recorre {len}.',
  ],
  starts: {
    wrist: [
      'desde cerca de la muñeca',
      'desde la raíz de la palma',
      'desde la misma base de la palma',
    ],
    luna: [
      'desde la parte baja del canto',
      'desde el monte de la Luna',
      'desde el talón exterior de la mano',
    ],
    middle: ['desde media palma', 'desde el llano central', 'desde bastante arriba'],
  },
  ends: {
    top: [
      'hasta rebasar la del corazón',
      'hasta cruzar también el corazón',
      'hasta dejar atrás las dos horizontales',
    ],
    heart: [
      'hasta la altura del corazón',
      'hasta el espacio entre cabeza y corazón',
      'hasta pasar la cabeza sin rebasar el corazón',
    ],
    head: [
      'hasta la altura de la cabeza',
      'hasta encontrarse con la cabeza',
      'hasta detenerse ante la cabeza',
    ],
    high: [
      'hasta las cercanías del dedo medio',
      'hasta casi tocar la raíz del dedo central',
      'hasta lo más alto de la palma',
    ],
    half: [
      'hasta la parte media de la palma',
      'hasta pasado el centro de la mano',
      'hasta poco más arriba del centro',
    ],
  },
  courses: {
    low: ['sube como una plomada', 'se yergue sin vacilar', 'crece derecha'],
    middle: ['sube con un leve balanceo', 'se ladea un poco al subir', 'ondula apenas'],
    high: [
      'sube torciéndose como un camino de monte',
      'se comba visiblemente',
      'busca su sitio en una curva marcada',
    ],
  },
  reads: {
    'start:wrist': [
      'Brotar de tan abajo se lee como un rumbo que se supo pronto, o que alguien señaló y se hizo propio.',
      'Un origen cercano a la muñeca es, para la tradición, sentido del deber aprendido pronto y en casa.',
      'De un arranque tan bajo se dice que alguien creyó pronto en esa persona, o que ella no esperó a nadie.',
      'Nacer en la base se atribuye a quien empezó a trabajar en algo suyo antes de saberlo.',
      'Los manuales ven en ese origen una vocación que ya estaba en los juegos.',
    ],
    'start:luna': [
      'Que suba del lado de la Luna se interpreta como un camino que se apoya en otras personas: clientes, público, vecinos, amistades.',
      'Ese nacimiento exterior une, en los libros, el trabajo con la imaginación y con el aprecio de la gente.',
      'De ese comienzo se dice que el camino llega por invitación de otros.',
      'Nacer en la Luna se atribuye a oficios con público, con agua o con palabras.',
    ],
    'start:middle': [
      'Aparecer a media palma se toma como vocación elegida tarde y con conocimiento, no por herencia.',
      'Nacer tan arriba se entiende como un rumbo trazado a mano, después de haber probado otros.',
      'De un comienzo así se dice que el rumbo se encontró después de perderlo un par de veces.',
      'Empezar en el centro se atribuye a quien cambió de idea a tiempo.',
    ],
    'end:top': [
      'Rebasar el corazón se lee como interés que no caduca: siempre queda un proyecto sobre el escritorio.',
      'Dejar atrás el corazón indica, según la quiromancia, lealtad a una tarea que se renueva.',
    ],
    'end:high': [
      'Subir hasta ahí se lee como interés que no caduca, con un proyecto siempre a medio abrir.',
      'Alcanzar la zona de Saturno indica, para los tratados, constancia con una misma tarea.',
    ],
    'end:half': [
      'Quedarse a media altura se entiende como un plan que dejó sitio a otro.',
      'Un final en el centro de la mano se interpreta como libertad posterior, sin guion obligado.',
    ],
    'end:heart': [
      'Pararse ante el corazón se asocia con decisiones de trabajo que los afectos modifican, para bien o para pensarlo.',
      'La tradición ve en ese límite un rumbo que se negocia con la gente querida.',
    ],
    'end:head': [
      'Detenerse tan pronto se entiende como un plan que la razón detuvo para hacer otro mejor.',
      'Ese final se interpreta como libertad posterior: desde ahí, el camino lo marca el criterio y no el programa.',
    ],
    'course:low': [
      'Su verticalidad se asocia con metas claras y poca afición a los rodeos.',
      'De una vertical tan derecha los manuales dicen disciplina y avisan de un riesgo: no mirar a los lados.',
    ],
    'course:middle': [
      'El leve vaivén se lee como adaptación: cambia la ruta, se conserva el destino.',
      'Ese balanceo significa, para quien lee palmas, un oficio que se ajusta a las circunstancias.',
    ],
    'course:high': [
      'Torcerse así se entiende como vocación que prueba varias puertas antes de quedarse en una.',
      'La curva señala, según los tratados, un rumbo hecho de giros que solo después parecen lógicos.',
    ],
    'length:low': [
      'Un tramo breve marca, para la tradición, un periodo de dirección muy clara y no un camino que falte.',
      'Que sea poco extensa se toma como etapas cortas con un objetivo cada una.',
    ],
    'depth:high': [
      'Tan honda se considera compromiso: lo que se elige, pesa y se sostiene.',
      'Esa fuerza en el trazo se atribuye a la responsabilidad, y pide que alguien pregunte quién la repartió.',
    ],
    'depth:low': [
      'Siendo tenue, se lee como rumbo que se insinúa: está en borrador y admite correcciones.',
      'Un destino a lápiz, dicen los libros, deja más margen que uno a tinta.',
    ],
    'breaks:some': [
      'Sus cortes se interpretan como cambios de ocupación o de prioridad, a veces buscados y a veces no.',
      'Donde se parte y sigue, la quiromancia ve una renuncia que abrió otra vía.',
    ],
  },
  unseen: [
    [
      'No se aprecia, y es de lo más frecuente: muchas manos no la llevan o la llevan tan leve que ninguna foto la recoge.',
      'En tu palma no se aprecia nada que suba hacia el dedo medio.',
      'Esta línea es la más esquiva de las cuatro, y en tu foto no se aprecia.',
      'Entre la muñeca y el dedo medio no se aprecia ningún pliegue vertical que merezca ese nombre.',
      'La del destino no se aprecia: la piel del centro sube limpia hasta los dedos.',
      'Buscamos una vertical en medio de la mano y no se aprecia.',
      'Donde otras palmas tienen un surco hacia Saturno, en la tuya no se aprecia nada que podamos seguir.',
      'Aquí el resultado es una ausencia: no se aprecia.',
      'Al centro de tu palma no lo recorre de abajo arriba ninguna marca clara; no se aprecia.',
      'Seguimos el centro de la palma de abajo arriba y no se aprecia una línea que lo recorra.',
      'Hacia el dedo medio no se aprecia ningún camino marcado.',
      'En esta palma no se aprecia la vertical que otros enseñan en el centro.',
      'La línea que subiría a Saturno no se aprecia en la foto.',
      'No se aprecia, y la mitad de las manos que se fotografían dirían lo mismo.',
    ],
    [
      'La tradición no lo tiene por carencia: lo entiende como un rumbo sin guion previo, que se decide sobre la marcha.',
      'Quien lee palmas ve un camino abierto, menos atado a un solo oficio.',
      'Los libros dicen entonces que el rumbo se escribe en otra parte: en los hábitos, en las compañías, en lo que se repite los lunes.',
      'Sin ella se mira la cabeza y el pulgar, que cuentan cómo se decide.',
      'A esas manos la quiromancia les supone soltura para empezar de nuevo.',
      'No falta nada: según los tratados, así son las manos que no recibieron el mapa hecho.',
      'Es un resultado tan válido como cualquier otro, y deja la pregunta del rumbo en tu agenda y no en tu piel.',
      'Eso se ha leído siempre como margen: lo que no está trazado puede cambiarse de sitio.',
      'Una palma así no promete dirección ni la niega: la deja al cuidado de tus elecciones.',
      'Para los manuales eso es un terreno sin vallas, en el que se siembra cada año otra cosa.',
      'La costumbre es leerlo como libertad de oficio: se prueba, se deja y se vuelve.',
      'Quien no tiene esa vertical, dicen, se fija el rumbo por temporadas.',
      'De una palma así se cuenta que aprende preguntando y no siguiendo un letrero.',
      'Con el centro despejado, los tratados miran al pulgar para saber quién decide.',
    ],
  ],
};
