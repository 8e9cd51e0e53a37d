import type { Step } from '../palm-measures.ts';

/** The index finger against the ring finger. */
export const INDEX: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'El anular aventaja al índice: la tradición lo lee como gusto por el riesgo, el juego y la obra propia antes que por el cargo.',
    'Entre índice y anular, gana el anular; se asocia con quien prefiere crear a dirigir.',
    'Tu índice se queda por debajo del anular, y los libros ven en eso un talento que no pide despacho.',
    'Que el anular asome por encima del índice se interpreta como olfato para lo bello y para la oportunidad.',
    'El índice, que es el dedo del mando, cede altura al anular, el del arte: primero expresarse, después organizar.',
  ],
  middle: [
    'Índice y anular llegan casi a la misma altura: mandar y crear se reparten el turno.',
    'Los dos vecinos del dedo medio, índice y anular, van parejos, cosa que se toma por equilibrio entre la ambición y el gusto.',
    'Ni el índice ni el anular se imponen; para la quiromancia, juicio y expresión pesan igual.',
    'A los lados del dedo medio, índice y anular guardan simetría, señal de quien escucha a las dos partes antes de hablar.',
    'El índice y el anular empatan. Los manuales lo entienden como ambición con buenos modales.',
  ],
  high: [
    'El índice sobrepasa al anular: se lee como vocación de organizar y de responder por lo organizado.',
    'Gana el índice a su par, el anular; los tratados lo relacionan con la palabra dada y el gusto por decidir.',
    'Tu índice llega más alto que el anular, cosa que se atribuye a la seguridad para abrir una reunión.',
    'Que el índice lleve ventaja se interpreta como liderazgo, con el deber de repartirlo.',
    'El índice, dedo del mando, asoma sobre el anular, que es el del arte, y la tradición habla de metas con calendario.',
  ],
};

/** The little finger against the ring finger's last joint. */
export const LITTLE: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'El meñique no alcanza la última articulación del anular: dice lo importante en pocas palabras.',
    'Corto, el meñique no sube al último nudillo de su vecino, y se lee como franqueza sin adornos.',
    'Al meñique le falta un poco para llegar al nudillo más alto del anular; los libros lo asocian con timidez al pedir.',
    'El meñique hace honor a su nombre, y a esa medida se le atribuye sinceridad torpe y bienvenida.',
  ],
  middle: [
    'El meñique llega, más o menos, a la última articulación del anular: palabra suficiente y oído atento.',
    'Con el meñique a la altura acostumbrada, la conversación se da sin esfuerzo.',
    'La punta del meñique roza el último nudillo de su vecino, medida que se interpreta como tacto al hablar.',
    'El meñique cumple con lo habitual, y en él se lee la capacidad de explicar y de callar.',
  ],
  high: [
    'El meñique rebasa la última articulación del anular: elocuencia, según la tradición, y habilidad para convencer.',
    'Largo, el meñique se asoma por encima del nudillo vecino; se le suponen humor, idiomas o buen comercio.',
    'Con un meñique que llega tan alto, los manuales hablan de palabra rápida y réplica pronta.',
    'La punta del meñique sube mucho, lo cual se asocia con historias bien contadas.',
  ],
};

/** The thumb's opening. */
export const THUMB: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'El pulgar se mantiene cerca del índice, gesto que se lee como cautela con el dinero, el tiempo y los secretos.',
    'Poco abierto, el pulgar cierra un ángulo estrecho; la quiromancia ve a quien pide un plazo antes de firmar.',
    'Entre pulgar e índice hay un ángulo pequeño: reserva, y lealtad cuando esa reserva se vence.',
    'El pulgar acompaña a los otros dedos sin alejarse. Se asocia con la voluntad que se consulta.',
  ],
  middle: [
    'El pulgar se abre a media distancia, ni cerrado ni lanzado: voluntad que sabe ceder.',
    'La abertura del pulgar es mediana y se interpreta como independencia con buenas relaciones.',
    'Con el pulgar a ese ángulo, los tratados hablan de decisiones propias tomadas en compañía.',
    'El pulgar deja un hueco razonable, el de quien dice que no sin dar portazo.',
  ],
  high: [
    'El pulgar se abre mucho: se lee como libertad de movimientos y mano fácil para dar.',
    'Tan separado del índice, el pulgar marca un ángulo grande, y la tradición lo llama espíritu suelto.',
    'Hay un hueco ancho junto al pulgar; se le atribuye generosidad y cierta impaciencia con los permisos.',
    'El pulgar busca el aire. Para los libros, a esa abertura no le gusta que le elijan el camino.',
  ],
};

/** How far the fingers stand apart. */
export const GAPS: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'Los cuatro restantes van bastante juntos, como quien guarda agua',
    'Apenas hay aire entre los demás dedos',
    'El resto de los dedos se arrima',
    'Los dedos largos salen reunidos en la foto',
  ],
  middle: [
    'Los otros cuatro se separan con naturalidad',
    'Entre los demás dedos corre el aire justo',
    'El resto del abanico está medio abierto',
    'Los dedos largos guardan una distancia cómoda',
  ],
  high: [
    'Los otros cuatro se abren como un abanico',
    'Entre los demás dedos hay mucho aire',
    'El resto de la mano se despliega sin reparo',
    'Los dedos largos se alejan unos de otros',
  ],
};

/** The widest gap of the fan, after `GAPS`. */
export const WIDEST: Readonly<Record<'index' | 'middle' | 'ring', readonly string[]>> = {
  index: [
    ', y el mayor hueco está junto al índice: pensar por cuenta propia.',
    '; el índice es el que más se aparta, dato que se lee como criterio independiente.',
    ', con la separación más amplia al lado del índice, donde la tradición sitúa las opiniones.',
  ],
  middle: [
    ', y donde más se separan es entre medio y anular: el deber por un lado y el placer por otro.',
    '; medio y anular son los que más se distancian, lo que se asocia con desapego del qué dirán.',
    ', con el hueco principal en el centro, que los libros atribuyen a vivir poco pendiente del mañana.',
  ],
  ring: [
    ', y el más apartado es el meñique: se lee como necesidad de un espacio propio.',
    '; el meñique se va por su lado, gesto que se asocia con libertad de acción.',
    ', con el meñique algo aparte, como quien escucha desde la puerta.',
  ],
};

/** The middle finger against the palm; in high detail. */
export const MIDDLE: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'El medio, eje de todos, es corto para esta palma: decide por intuición y revisa después.',
    'Al medio le corresponde la gravedad, y siendo breve le quita peso a los asuntos.',
    'El dedo central no se alarga, y se interpreta como confianza en lo inmediato.',
  ],
  middle: [
    'El medio, que hace de eje, tiene una longitud proporcionada: seriedad en dosis normales.',
    'El dedo central mantiene el nivel, ni severo ni frívolo, en lectura de los clásicos.',
    'Como fiel de la balanza, el medio está en su medida.',
  ],
  high: [
    'El medio se eleva sobre la palma y se interpreta como ganas de profundizar, a veces hasta tarde.',
    'El dedo central es largo: conciencia, estudio y un cajón para cada cosa.',
    'Muy alto el medio, eje de los demás; se le supone sentido de la responsabilidad.',
  ],
};

/** The ring finger against the middle one; in high detail. */
export const RING: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'El anular se queda a cierta distancia del medio, y su arte, dicen, se ejerce en privado.',
    'Entre anular y medio hay un escalón claro: el lucimiento espera a que el trabajo acabe.',
    'El anular no compite con el eje; prefiere el detalle a la fachada.',
  ],
  middle: [
    'El anular queda un paso por debajo del medio, su lugar de costumbre, con gusto y sin exhibición.',
    'La altura del anular es la corriente y se asocia con placer por el trabajo bien rematado.',
    'Un anular así acompaña al eje sin discutirle el puesto: estilo propio, en voz normal.',
  ],
  high: [
    'El anular sube casi hasta el medio, y se lee como deseo de hacer algo que se pueda enseñar.',
    'Poca diferencia entre anular y medio: la expresión pide tanto sitio como la obligación.',
    'Alto como pocos, el anular quiere escenario, aunque sea la cocina de casa.',
  ],
};

/** How sturdy the fingers are; in high detail. */
export const BREADTH: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'Vistos juntos, tus dedos son esbeltos, de los que se entretienen en el matiz.',
    'La delgadez de los cinco se interpreta como atención al detalle.',
    'Todos los dedos tienen poca anchura para su largo, cosa que se atribuye a la delicadeza en el trato.',
  ],
  middle: [
    'En grosor, los cinco son parejos y sin extremos.',
    'La anchura de los dedos es la usual para lo que miden, ni etérea ni maciza.',
    'Ningún dedo destaca por fino ni por grueso, y ese término medio se lee como sensatez.',
  ],
  high: [
    'En conjunto son anchos para su largo, dedos de resolver antes que de contemplar.',
    'El grosor de los dedos se asocia con fuerza tranquila y gusto por lo sólido.',
    'Robustos en conjunto, tus dedos hablan de quien arregla la puerta en lugar de quejarse de ella.',
  ],
};
