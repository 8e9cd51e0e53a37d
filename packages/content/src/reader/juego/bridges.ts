import type { Bridges } from '../family.ts';

/** What the second card does to the first. */
export const JUEGO_BRIDGES: Bridges = {
  'opens>opens': [
    'Primero {a}, ahora {b}: dos puertas abiertas y una corriente de aire que ya tiene opinión propia.',
    'Lo que {a} empezó por curiosidad, {b} lo sigue por vicio; falta alguien que tome nota.',
  ],
  'opens>clouds': [
    'Todo iba bien con {a} hasta que {b} bajó la persiana y dijo que era por el ambiente.',
    'La pista que {a} dejó estaba clarísima; con {b} por medio, la pista usa bigote postizo.',
  ],
  'opens>breaks': [
    'Iba tan suelto el relato con {a} que {b} tuvo que interrumpir, y no llamó a la puerta.',
    'Se pensaba entrar con {a}, por las buenas; con {b} ya no hay puerta, y se entra antes.',
  ],
  'opens>weighs': [
    'Donde {a} proponía una excursión, {b} pide horario, presupuesto y una lista de sospechosos por orden alfabético.',
    'Mucha alegría traía {a}; ahora {b} pasa por detrás, con lápiz, y comprueba las sumas.',
  ],
  'opens>warms': [
    'La investigación se abrió con {a}; con {b} alguien trajo algo de comer, y se trabaja distinto.',
    'Entró {a} sin avisar y {b} le ofreció asiento: pocas pesquisas empiezan con tan buenos modales.',
  ],
  'opens>holds': [
    'Salió {a} con prisa y {b} preguntó adónde; en esa pausa está casi todo el misterio.',
    'Por mucho que {a} tire hacia la calle, {b} no encuentra los zapatos ni parece buscarlos.',
  ],
  'clouds>opens': [
    'Tras tanto misterio con {a}, {b} entra silbando y pregunta por qué nadie había descorrido la cortina.',
    'Bajo llave lo guardaba {a}, y {b} lo saca al balcón, como quien tiende la ropa.',
  ],
  'clouds>clouds': [
    'Nada se veía con {a}, y {b} ha venido a confirmarlo: el misterio goza de excelente salud.',
    'Si {a} sabe algo y {b} también, se lo están contando en voz muy baja y con la luz apagada.',
  ],
  'clouds>breaks': [
    'Tanto disimulo con {a}, y al final {b} tira la lámpara: no es elegante, pero ya se sabe dónde estaba.',
    'Nadie conseguía leer entre líneas con {a}; {b} ha roto las líneas, y ahora se lee.',
  ],
  'clouds>weighs': [
    'A lo que {a} insinuaba con tanto arte, {b} le pregunta cuánto pesa, y el arte se pone nervioso.',
    'Rumores por un lado, con {a}; recibos por el otro, con {b}: la investigación por fin tiene carpeta.',
  ],
  'clouds>warms': [
    'Daba escalofríos {a}, hasta que {b} puso agua a calentar y el misterio pidió dos de azúcar.',
    'Pasa algo curioso entre {a} y {b}: la duda es la misma, pero le han puesto una manta.',
  ],
  'clouds>holds': [
    'Nadie sabe qué escondía {a}, y {b} se ha sentado justo encima, por si acaso.',
    'Ante {a} faltaba luz, y con {b} falta prisa: el enigma se está poniendo cómodo.',
  ],
  'breaks>opens': [
    'Por el hueco que dejó {a} se asoma {b}, y no viene a reparar nada: viene por las vistas.',
    'Menos mal que {a} hizo ruido: sin tanto estruendo, {b} habría seguido detrás de la pared.',
  ],
  'breaks>clouds': [
    'Después del estrépito con {a}, {b} echa humo sobre la escena y asegura que siempre estuvo así.',
    'Se rompió algo con {a} y ahora {b} barre los pedazos bajo la alfombra, con mucho arte.',
  ],
  'breaks>breaks': [
    'Con {a} se cayó el jarrón y con {b} la repisa: al menos el caso ya no tiene dónde esconderse.',
    'Dos golpes seguidos, {a} y {b}; a la vieja teoría le conviene aprender a rebotar.',
  ],
  'breaks>weighs': [
    'Lo que {a} dejó en pedazos, {b} lo está numerando, con una paciencia que da un poco de miedo.',
    'Primero el trueno, por cuenta de la casa, con {a}; después {b}, que trae la factura.',
  ],
  'breaks>warms': [
    'El susto lo puso {a}; la manta y el chocolate, {b}, y así da gusto declarar.',
    'Tras {a} nadie quería acercarse, y entonces {b} abrió una lata de galletas: volvieron todos los testigos.',
  ],
  'breaks>holds': [
    'Hasta la vajilla se movió con {a}, y {b} no piensa moverse hasta que alguien pida disculpas.',
    'Todavía se oye el eco que dejó {a} cuando {b} cruza los brazos y declara que aquí no pasó nada.',
  ],
  'weighs>opens': [
    'Tantas cuentas con {a}, y llega {b} a decir que quizá bastaba con salir a preguntar.',
    'El expediente que {a} llenó de sellos, {b} lo abre por la mitad y encuentra un dibujo.',
  ],
  'weighs>clouds': [
    'Estaba todo medido con {a}, hasta que {b} empañó el vidrio y los números se pusieron a bailar.',
    'Hubo método con {a}; con {b} el método ha perdido los lentes y los busca a tientas.',
  ],
  'weighs>breaks': [
    'Una larga suma con {a}, y en la última línea aparece {b} y se lleva el lápiz.',
    'Iba {a} por el párrafo cuarenta cuando {b} partió la mesa: quedó en resumen, y se entiende mejor.',
  ],
  'weighs>weighs': [
    'Si {a} exigía pruebas, {b} las pide por triplicado; la verdad, abrumada, está haciendo fila.',
    'Entre {a} y {b} ya hay más informes que sospechosos: es momento de sellar menos y mirar más.',
  ],
  'weighs>warms': [
    'Mucho ceño con {a}, y de pronto {b} se sienta al lado y el ceño no sabe dónde ponerse.',
    'La severidad la trajo {a}; que {b} venga después demuestra que también se investiga con postre.',
  ],
  'weighs>holds': [
    'Pesaba {a}, y ahora {b} se apoya: el caso no se mueve, pero nadie dirá que le falta base.',
    'Todo quedó contado con {a}, y {b} lo guarda en un cajón que atranca; la cifra está bien, gracias.',
  ],
  'warms>opens': [
    'Tan a gusto se estaba con {a} que {b} entra casi pidiendo perdón por la corriente.',
    'El cariño lo trajo {a}; las ganas de curiosear, {b}: con ese equipo se han resuelto cosas peores.',
  ],
  'warms>clouds': [
    'Con tanto calor como daba {a}, {b} no es misterio grave: es vapor en el espejo.',
    'Quien se durmió al abrigo con {a} despierta ahora con {b}, y no encuentra las pantuflas ni la explicación.',
  ],
  'warms>breaks': [
    'Duró lo que dura una siesta, {a}; luego vino {b}, que es más bien un despertador.',
    'Qué bien se estaba con {a}, y qué puntual fue la interrupción: {b} tiene alma de vecino con taladro.',
  ],
  'warms>weighs': [
    'Tras los mimos que puso {a}, {b} pregunta quién los va a apuntar y en qué columna.',
    'Por el lado amable, {a}; por el lado del contador, {b}: hoy se sientan a la misma mesa y piden la misma sopa.',
  ],
  'warms>warms': [
    'Entre {a} y {b} hace tan buen tiempo que la investigación se ha quitado los zapatos.',
    'Si ya {a} abrigaba, con {b} esto parece domingo: cuesta sospechar con tanta gente amable.',
  ],
  'warms>holds': [
    'De puro bien que se estaba con {a}, {b} ha decidido no levantarse; se comprende, pero no aclara nada.',
    'Como después de un almuerzo largo: {a} sirvió de todo y {b} ya no se mueve de la silla.',
  ],
  'holds>opens': [
    'Aquello que {a} tenía atascado, {b} lo suelta con dos dedos y cara de no haber sido.',
    'Mientras {a} guardaba el sitio, {b} encontró la puerta de atrás, que ni siquiera tenía cerrojo.',
  ],
  'holds>clouds': [
    'Quieto lo tenía todo {a}, y encima {b} apagó la luz: ahora nadie se mueve y nadie sabe por qué.',
    'Ya no avanzaba nada con {a}; con {b}, además, no se distingue en qué punto se dejó.',
  ],
  'holds>breaks': [
    'De tanto sujetar, {a} acabó creyéndose pared; {b} ha venido a proponer una ventana, sin planos.',
    'No se movía ni una ceja con {a}, y entra {b} como quien tropieza con la verdad en el pasillo.',
  ],
  'holds>weighs': [
    'Al silencio que impuso {a}, {b} le pone sello y fecha: sigue callado, pero ya es oficial.',
    'Nada se movió con {a}, dice el acta, y {b} la firma después de contar las comas.',
  ],
  'holds>warms': [
    'No cedía {a} por las malas, y {b} ha probado con una manta: se oye algo parecido a un suspiro.',
    'Llevaba {a} una eternidad sin moverse, y bastó {b} para que asomara, con cautela, media oreja.',
  ],
  'holds>holds': [
    'Cuando {a} no suelta y {b} tampoco, el asunto no está perdido: está muy bien sujeto.',
    'Van dos que no se mueven, {a} y {b}, y el asunto consiste en ver quién parpadea primero.',
  ],
};
