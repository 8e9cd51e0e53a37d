import type { Bridges } from '../family.ts';

/** What the second card does to the first. */
export const SALTO_BRIDGES: Bridges = {
  'opens>opens': [
    'Dos aires seguidos, {a} y luego {b}: ya no falta impulso, falta escoger una sola puerta.',
    'Si {a} te dio las ganas, {b} te da el sitio; queda preguntar por el precio.',
  ],
  'opens>clouds': [
    'Con {a} se veía lejos; ahora {b} tapa el final, y hay que avanzar por tramos cortos.',
    'Que {b} se cruce delante no borra {a}: lo que querías sigue allí, con menos luz.',
  ],
  'opens>breaks': [
    'Primero fue {a}, una invitación; con {b} la invitación hace ruido y pide respuesta.',
    'Lo que {a} dejaba para algún día, {b} lo parte en un antes y un después.',
  ],
  'opens>weighs': [
    'Donde {a} ponía el viento, {b} pone los números: son las mismas ganas, con decimales.',
    'Nadie le quita mérito al impulso, pero entre {a} y {b} cabe una pregunta: cuánto cuesta.',
  ],
  'opens>warms': [
    'Salir con {a} y encontrarse {b}: hay cariño en lo que se busca y en lo que se deja.',
    'El frío de empezar se nota menos: {a} abre la puerta y {b} deja algo al fuego.',
  ],
  'opens>holds': [
    'Tanta prisa traía {a}, y hoy {b} se sienta en el umbral: algo pide un minuto más.',
    'Entre {a} y {b} está tu asunto entero: una mano que saluda y otra que no firma.',
  ],
  'clouds>opens': [
    'De aquella duda sale esta rendija: tras {a}, {b} enseña por lo menos el primer escalón.',
    'Lo que {a} no dejaba leer, {b} lo pone en letra grande: ya se puede contestar.',
  ],
  'clouds>clouds': [
    'Niebla sobre niebla, {a} y {b}: mal momento para firmar, muy bueno para preguntar.',
    'Ni {a} ni {b} dejan ver el fondo; lo prudente es caminar tocando la pared.',
  ],
  'clouds>breaks': [
    'Algo se callaba con {a}, y {b} lo dice de golpe: cansa menos que seguir adivinando.',
    'Cuando {b} irrumpe, {a} ya no sirve de refugio: hay un dato nuevo en la habitación.',
  ],
  'clouds>weighs': [
    'A lo borroso de antes le ponen medida: donde {a} susurraba, {b} pide cifras.',
    'Con {b} sobre la mesa, {a} deja de ser un presentimiento: pasa a ser una lista.',
  ],
  'clouds>warms': [
    'Que {b} aparezca tras {a} no aclara el camino, pero ya hay dónde sentarse a esperar.',
    'Se piensa mejor con calor: {b} no despeja {a}, solo te quita el temblor de las manos.',
  ],
  'clouds>holds': [
    'Por no ver bien con {a}, todo se detuvo ante {b}: la quietud es consecuencia, no respuesta.',
    'Hay motivos para estar así: con {a} nadie corre, y {b} lo toma al pie de la letra.',
  ],
  'breaks>opens': [
    'Lo que {a} rompió dejó un hueco, y {b} lo mira por fin como ventana.',
    'Después del golpe, espacio: sin {a} no se habría visto {b}, ni la salida que señala.',
  ],
  'breaks>clouds': [
    'El corte fue claro con {a}; lo confuso viene ahora, con {b}, cuando toca elegir adónde.',
    'Todavía hay polvo en el aire: {a} hizo ruido y {b} es lo que tarda en posarse.',
  ],
  'breaks>breaks': [
    'Dos cortes, {a} y {b}, y una sola pregunta: qué parte elegiste y cuál te tocó.',
    'Donde {a} ya había partido vuelve {b}: antes de otro salto, conviene barrer los vidrios.',
  ],
  'breaks>weighs': [
    'Romper fue cosa de un rato, con {a}; las cuentas llegan despacio, con {b}.',
    'Ahora {b} mide con calma lo que quedó en pie tras {a}: conviene anotarlo.',
  ],
  'breaks>warms': [
    'Para que {b} abrigue de verdad hay que nombrar {a}: nadie descansa encima de un silencio.',
    'Tras {a}, lo normal era correr; {b} propone sentarse, comer algo y decidir en compañía.',
  ],
  'breaks>holds': [
    'Se movió todo con {a}, y ahora nada se mueve ante {b}: el cuerpo pide tregua.',
    'Quedarse con {b} después de ver {a} no es cobardía, es recuento; tampoco es un domicilio.',
  ],
  'weighs>opens': [
    'Con todo lo que pesaba {a}, sorprende que {b} quepa: algo se soltó por el camino.',
    'Hechas las cuentas con {a}, {b} ya no parece locura sino el renglón siguiente.',
  ],
  'weighs>clouds': [
    'Tantos cálculos con {a} para que {b} conteste a media voz: hay cosas que no dan cifra.',
    'El peso se conocía, era {a}; lo nuevo es {b}, que cambia de forma según la hora.',
  ],
  'weighs>breaks': [
    'La carga no cedía por las buenas: lo que {a} fue sumando, {b} lo tira de la mesa.',
    'Un gramo más sobre {a} y llegó {b}; ahora importa cuál fue ese gramo.',
  ],
  'weighs>weighs': [
    'Pesa {a}, pesa {b}, y de tanto medir no queda mano para el equipaje.',
    'Con dos pesos a la vez, {a} y {b}, conviene preguntar quién puso los kilos.',
  ],
  'weighs>warms': [
    'Había que llegar con {a} a cuestas para agradecer {b}: el descanso también es un dato.',
    'La cifra que asustaba en {a} se lee distinto con {b} cerca y un café.',
  ],
  'weighs>holds': [
    'Bajo tanto peso como traía {a}, se entiende {b}: nadie salta con los bolsillos llenos.',
    'Si {a} fue la cuenta, {b} es quedarse mirando el total sin pagar ni irse.',
  ],
  'warms>opens': [
    'Se sale mejor desde lo querido: {a} llenó las manos y {b} muestra dónde ponerlas.',
    'No hace falta negar {a} para cruzar hacia {b}: el cariño no paga exceso de equipaje.',
  ],
  'warms>clouds': [
    'Después del calor que dio {a}, {b} confunde: la duda se disfraza de nostalgia, o al revés.',
    'Cuanto {a} tenía de hogar, {b} lo cubre con una sábana: sigue debajo, sin forma.',
  ],
  'warms>breaks': [
    'Arde un poco que {b} corte justo ahí, donde {a} hacía más llevadera la semana.',
    'Lo bueno que hubo en {a} no lo borra {b}; solo deja de servir como motivo.',
  ],
  'warms>weighs': [
    'También el cariño tiene masa: con {b}, lo que daba {a} entra en la cuenta.',
    'Cuanto más abrigaba {a}, más pregunta {b}: a qué precio se compra ese calor.',
  ],
  'warms>warms': [
    'Hay calor en {a} y hay calor en {b}: no se trata de huir, sino de preferir.',
    'Que todo abrigue, {a} y {b}, complica elegir: casi sería más fácil tener una queja.',
  ],
  'warms>holds': [
    'De lo bien que se estaba con {a} viene {b}: la comodidad pone el freno sin ruido.',
    'Al calor que dejó {a}, {b} se queda un rato más, y el rato ya tiene muebles.',
  ],
  'holds>opens': [
    'Mucho tiempo mandó {a}; basta ver {b} para notar que la puerta no tenía llave.',
    'Eso que {a} guardaba a salvo, {b} lo saca a la calle, con ganas y sin abrigo.',
  ],
  'holds>clouds': [
    'Vivir con {a} era conocido, al menos; {b} ofrece algo distinto y no enseña el precio.',
    'A fuerza de quietud, {a} llenó de vaho el cristal, y hoy {b} parece el paisaje.',
  ],
  'holds>breaks': [
    'Resistía {a}, con buenas razones, hasta que {b} hizo la pregunta en voz alta.',
    'Como {a} no se movía, se movió lo demás: eso es lo que hoy trae {b}.',
  ],
  'holds>weighs': [
    'Quedarse también cuesta: {b} suma por primera vez los meses que se llevó {a}.',
    'Lo quieto no es gratis: {b} pregunta quién paga la luz mientras {a} no se mueve.',
  ],
  'holds>warms': [
    'Lo detenido de antes, {a}, encuentra hoy en {b} un motivo para aflojar los hombros.',
    'Entre {a} y {b} se explica la pena de moverse: ahí también se estaba bien.',
  ],
  'holds>holds': [
    'Ya van dos, {a} y {b}, que no se mueven: o falta permiso, o sobra tiempo.',
    'De una quietud a otra, {a} y {b}, cambia poco el paisaje y mucho el calendario.',
  ],
};
