import type { Step } from '../palm-measures.ts';
import { crossed } from './crossed.ts';

/** The index finger against the ring finger. */
export const INDEX: Readonly<Record<Step, readonly string[]>> = {
  low: crossed(
    [
      'El anular aventaja al índice',
      'Entre índice y anular, gana el anular',
      'Tu índice se queda por debajo del anular',
      'El anular asoma por encima del índice',
      'El índice cede altura al anular',
      'De los dos que flanquean al medio, el anular llega más arriba',
    ],
    [
      ': gusto por el riesgo, el juego y la obra propia antes que por el cargo.',
      '; se asocia con quien prefiere crear a dirigir.',
      ', y se le supone un talento que no pide despacho.',
      ': para la tradición, olfato para lo bello y para la oportunidad.',
      ', de modo que el arte pasa delante del mando.',
      '; primero expresarse, dirían los manuales, y después organizar.',
    ],
  ),
  middle: crossed(
    [
      'Índice y anular llegan casi a la misma altura',
      'Los dos vecinos del dedo medio, índice y anular, van parejos',
      'Ni el índice ni el anular se imponen',
      'A los lados del dedo medio, índice y anular guardan simetría',
      'El índice y el anular empatan',
      'Tu índice y tu anular comparten altura',
    ],
    [
      ': mandar y crear se reparten el turno.',
      ', cosa que se toma por equilibrio entre la ambición y el gusto.',
      '; para la quiromancia, juicio y expresión pesan igual.',
      ', señal de quien escucha a las dos partes antes de hablar.',
      '; una ambición con buenos modales, dicen los manuales.',
      ': se organiza con gusto y se crea con orden.',
    ],
  ),
  high: crossed(
    [
      'El índice sobrepasa al anular',
      'Gana el índice a su par, el anular',
      'Tu índice llega más alto que el anular',
      'El índice lleva ventaja al anular',
      'El índice asoma sobre el anular',
      'Al anular lo supera el índice',
    ],
    [
      ': se lee como vocación de organizar y de responder por lo organizado.',
      '; los tratados lo relacionan con la palabra dada y el gusto por decidir.',
      ', lo que se atribuye a la seguridad para abrir una reunión.',
      ': liderazgo, y el deber de repartirlo.',
      ', y la tradición habla de metas con calendario.',
      ': quien lee manos espera iniciativa y cierta prisa por ordenar.',
    ],
  ),
};

/** The little finger against the ring finger's last joint. */
export const LITTLE: Readonly<Record<Step, readonly string[]>> = {
  low: crossed(
    [
      'El meñique no alcanza la última articulación del anular',
      'Corto, el meñique no sube al último nudillo de su vecino',
      'Al meñique le falta un poco para llegar al nudillo más alto del anular',
      'El meñique hace honor a su nombre y se queda abajo',
      'La punta del meñique se detiene antes del último nudillo vecino',
    ],
    [
      ': dice lo importante en pocas palabras.',
      ', y se lee como franqueza sin adornos.',
      '; los libros lo asocian con timidez al pedir.',
      ', medida a la que se atribuye sinceridad torpe y bienvenida.',
      ': habla menos y cumple más.',
      '; se le supone preferencia por el trato de uno en uno.',
    ],
  ),
  middle: crossed(
    [
      'El meñique llega, más o menos, a la última articulación del anular',
      'El meñique está a la altura acostumbrada',
      'La punta del meñique roza el último nudillo de su vecino',
      'El meñique cumple con lo habitual',
      'En altura, el meñique no se sale de lo común',
    ],
    [
      ': palabra suficiente y oído atento.',
      ', y la conversación se da sin esfuerzo.',
      ', medida que se interpreta como tacto al hablar.',
      '; en él se lee la capacidad de explicar y de callar.',
      ': sabe contar una cosa y también guardarla.',
      '; de ahí, según los tratados, un trato llano con cualquiera.',
    ],
  ),
  high: crossed(
    [
      'El meñique rebasa la última articulación del anular',
      'Largo, el meñique se asoma por encima del nudillo vecino',
      'El meñique llega tan alto que deja atrás el nudillo del anular',
      'La punta del meñique sube mucho',
      'Pequeño solo de nombre, el meñique sobresale',
    ],
    [
      ': elocuencia, según la tradición, y habilidad para convencer.',
      '; se le suponen humor, idiomas o buen comercio.',
      ', y los manuales hablan de palabra rápida y réplica pronta.',
      ', lo cual se asocia con historias bien contadas.',
      ': facilidad para explicar lo que otros dan por sabido.',
      '; con él, dicen, se negocia sin levantar la voz.',
    ],
  ),
};

/** The thumb's opening. */
export const THUMB: Readonly<Record<Step, readonly string[]>> = {
  low: crossed(
    [
      'El pulgar se mantiene cerca del índice',
      'Poco abierto, el pulgar cierra un ángulo estrecho',
      'Entre pulgar e índice hay un ángulo pequeño',
      'El pulgar acompaña a los otros dedos sin alejarse',
      'El pulgar aparece recogido junto a la palma',
    ],
    [
      ', gesto que se lee como cautela con el dinero, el tiempo y los secretos.',
      '; la quiromancia ve a quien pide un plazo antes de firmar.',
      ': reserva, y lealtad cuando esa reserva se vence.',
      ', señal de una voluntad que se consulta.',
      '; antes de dar un sí, parece, se cuentan los escalones.',
      ': guarda lo suyo y elige a quién se lo enseña.',
    ],
  ),
  middle: crossed(
    [
      'El pulgar se abre a media distancia, ni cerrado ni lanzado',
      'La abertura del pulgar es mediana',
      'El pulgar forma con el índice un ángulo corriente',
      'El pulgar deja un hueco razonable',
      'Ni pegado ni suelto, el pulgar se queda en medio',
      'Del pulgar al índice hay la distancia de costumbre',
    ],
    [
      ': voluntad que sabe ceder.',
      ' y se interpreta como independencia con buenas relaciones.',
      ', y ahí los tratados hablan de decisiones propias tomadas en compañía.',
      ', cosa de quien dice que no sin dar portazo.',
      '; quien lo lleva así decide por su cuenta y avisa a tiempo.',
      ': ni imposición ni obediencia ciega.',
    ],
  ),
  high: crossed(
    [
      'El pulgar se abre mucho',
      'Muy separado del índice, el pulgar marca un ángulo grande',
      'Hay un hueco ancho junto al pulgar',
      'El pulgar busca el aire y se aparta del resto',
      'Junto al pulgar cabe medio mundo',
    ],
    [
      ': se lee como libertad de movimientos y mano fácil para dar.',
      ', y la tradición lo llama espíritu suelto.',
      '; se le atribuye generosidad y cierta impaciencia con los permisos.',
      ': a esa abertura, según los libros, no le gusta que le elijan el camino.',
      ', señal de quien prueba primero y pregunta luego.',
      '; con él se supone una voluntad que necesita sitio.',
    ],
  ),
};

/** How far the fingers stand apart. */
export const GAPS: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'Los otros cuatro apenas dejan aire entre sí',
    'Los cuatro restantes se separan muy poco',
    'Hay un hueco estrecho entre los demás dedos',
    'El resto de los dedos se mantiene cerca',
    'Los dedos largos salen poco abiertos en la foto',
    'Entre los cuatro largos corre un hilo de luz',
  ],
  middle: [
    'Los otros cuatro se separan con naturalidad',
    'Entre los demás dedos corre el aire justo',
    'El resto del abanico está medio abierto',
    'Los dedos largos guardan una distancia cómoda',
    'Entre los cuatro largos pasa la luz',
    'Los demás se abren sin forzarse',
  ],
  high: [
    'Los otros cuatro se abren como un abanico',
    'Entre los demás dedos hay mucho aire',
    'El resto de la mano se despliega sin reparo',
    'Los dedos largos se alejan unos de otros',
    'Los cuatro largos se reparten por toda la foto',
    'Los demás dejan entre sí huecos anchos',
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
  low: crossed(
    [
      'El medio, eje de todos, es corto para esta palma',
      'El medio, dedo de la gravedad, es breve',
      'El dedo central no se alarga',
      'De largo, el medio se queda en poco',
    ],
    [
      ': decide por intuición y revisa después.',
      ', y le quita peso a los asuntos.',
      ', lo que se interpreta como confianza en lo inmediato.',
      '; las normas, para él, son una sugerencia amable.',
      ': prefiere probar una vez a estudiarlo tres.',
    ],
  ),
  middle: crossed(
    [
      'El medio, que hace de eje, tiene una longitud proporcionada',
      'El dedo central mantiene el nivel',
      'Como fiel de la balanza, el medio está en su medida',
      'Al medio no le sobra ni le falta',
    ],
    [
      ': seriedad en dosis normales.',
      ', ni severo ni frívolo, en lectura de los clásicos.',
      ', con el deber en su sitio y el domingo en el suyo.',
      '; de él se espera sensatez sin sermones.',
    ],
  ),
  high: crossed(
    [
      'El medio se eleva sobre la palma',
      'El dedo central es largo',
      'Muy alto va el medio, eje de los demás',
      'El medio, dedo de Saturno, sobresale',
    ],
    [
      ' y se interpreta como ganas de profundizar, a veces hasta tarde.',
      ': conciencia, estudio y un cajón para cada cosa.',
      '; se le supone sentido de la responsabilidad.',
      ', y con él la costumbre de leer la letra pequeña.',
      ': necesita saber por qué antes de saber cómo.',
    ],
  ),
};

/** The ring finger against the middle one; in high detail. */
export const RING: Readonly<Record<Step, readonly string[]>> = {
  low: crossed(
    [
      'El anular se queda a cierta distancia del medio',
      'Entre anular y medio hay un escalón claro',
      'El anular no compite con el eje',
      'Bastante por debajo del medio termina el anular',
    ],
    [
      ', y su arte, dicen, se ejerce en privado.',
      ': el lucimiento espera a que el trabajo acabe.',
      '; prefiere el detalle a la fachada.',
      ', como quien aplaude antes de salir a escena.',
      ': el adorno, si llega, llega al final.',
    ],
  ),
  middle: crossed(
    [
      'El anular queda un paso por debajo del medio, su lugar de costumbre',
      'La altura del anular es la corriente',
      'El anular acompaña al eje sin discutirle el puesto',
      'Junto al medio, el anular guarda su distancia de siempre',
    ],
    [
      ': gusto, sin exhibición.',
      ' y se asocia con placer por el trabajo bien rematado.',
      ', con un estilo propio y en voz normal.',
      '; lo bonito y lo debido se llevan bien.',
      ': sabe cuándo enseñar lo hecho y cuándo no.',
    ],
  ),
  high: crossed(
    [
      'El anular sube casi hasta el medio',
      'Poca diferencia hay entre anular y medio',
      'Alto como pocos, el anular se acerca al eje',
      'El anular le pisa los talones al dedo central',
      'Casi hombro con hombro van anular y medio',
    ],
    [
      ', y se lee como deseo de hacer algo que se pueda enseñar.',
      ': la expresión pide tanto sitio como la obligación.',
      '; quiere escenario, aunque sea la cocina de casa.',
      ', con el gusto sentado a la misma mesa que el deber.',
      ': una tarea sin belleza se le hace larga.',
    ],
  ),
};

/** How sturdy the fingers are; in high detail. */
export const BREADTH: Readonly<Record<Step, readonly string[]>> = {
  low: crossed(
    [
      'Vistos juntos, tus dedos son esbeltos',
      'Los cinco salen delgados en la foto',
      'Todos los dedos tienen poca anchura para su largo',
      'De grosor, los cinco se quedan en lo fino',
    ],
    [
      ', de los que se entretienen en el matiz.',
      ', forma que se interpreta como atención al detalle.',
      '; a su delicadeza se atribuye tacto en el trato.',
      ': para enhebrar agujas y para escoger palabras.',
    ],
  ),
  middle: crossed(
    [
      'En grosor, los cinco son parejos y sin extremos',
      'La anchura de los dedos es la usual para lo que miden',
      'Ningún dedo destaca por fino ni por grueso',
      'Ni delgados ni anchos, tus dedos van a lo suyo',
    ],
    [
      ', término medio que se lee como sensatez.',
      ': sirven igual para el detalle y para la carga.',
      '; de ahí los libros sacan un carácter sin aspavientos.',
      ', cómodos en lo fino y en lo pesado.',
    ],
  ),
  high: crossed(
    [
      'En conjunto son anchos para su largo',
      'Los cinco tienen buen grosor',
      'Robustos en conjunto, tus dedos llenan la foto',
      'De perfil o de frente, son dedos macizos',
      'Ninguno de tus dedos es delgado',
    ],
    [
      ', de resolver antes que de contemplar.',
      ': fuerza tranquila y gusto por lo sólido.',
      '; quien los tiene, dicen, arregla la puerta en lugar de quejarse de ella.',
      ', hechos para sostener lo que empiezan.',
      ': primero se levanta la mesa y luego se discute el mantel.',
    ],
  ),
};
