import type { Bridges } from '../family.ts';

/** What the second card does to the first. */
export const DINERO_BRIDGES: Bridges = {
  'opens>opens': [
    'Con {a} se abrió el cajón y con {b} se abre la ventana: sobra aire, conviene sujetar los papeles.',
    'Primero {a} y enseguida {b}: tanta puerta abierta pide mirar cuál se queda sin vigilar.',
  ],
  'opens>clouds': [
    'El dato que {a} dejaba a la vista, {b} lo vuelve a cubrir: existe, falta pedirlo otra vez.',
    'Donde {a} proponía salir, {b} apaga la luz del pasillo; se puede ir igual, pero tanteando.',
  ],
  'opens>breaks': [
    'Iba todo suelto con {a} hasta que {b} cortó por lo sano: queda menos, y se cuenta mejor.',
    'Encontrar {b} después de ver {a} acorta el camino: la salida estaba, y ahora también la prisa.',
  ],
  'opens>weighs': [
    'Ganas traía {a}, y {b} hace una pregunta de contable: cuánto, y desde cuándo.',
    'Por un lado {a}, que invita a empezar hoy; por otro {b}, que pide ver la suma antes.',
  ],
  'opens>warms': [
    'Tras {a} llega {b}, y el asunto deja de parecer un trámite: hay gente dentro.',
    'Pasa {a}, se queda {b}, y corre un aire tibio: se puede hablar de números sin bajar la voz.',
  ],
  'opens>holds': [
    'A salir invita {a}, y {b} no se mueve del sitio; ninguna de las dos cosas es un capricho.',
    'Empuja {a}, aguanta {b}, y del forcejeo sale algo útil: saber qué puede esperar y qué no.',
  ],
  'clouds>opens': [
    'Había poca luz con {a}; {b} enciende la lámpara de la cocina, y las mismas cifras asustan menos.',
    'Costaba leer con {a} delante; {b} acerca el papel a la ventana y señala dónde empezar.',
  ],
  'clouds>clouds': [
    'Sobre {a} se posa {b}: dos capas de suposición y, debajo, un dato que nadie ha confirmado.',
    'Ni {a} ni {b} enseñan el total, así que cualquier opinión firme de hoy está escrita a lápiz.',
  ],
  'clouds>breaks': [
    'Mucho tapaba {a}, y {b} abre una raja por la que entra justo la luz que faltaba.',
    'Se vivía bien sin ver, con {a}; entonces {b} rompe el sobre y ya no hay que imaginar.',
  ],
  'clouds>weighs': [
    'Todo lo borroso que traía {a} pasa por {b} y sale con gramos: algo pesaba menos, algo bastante más.',
    'Si {a} repartía dudas a ojo, {b} las pone de una en una en el plato.',
  ],
  'clouds>warms': [
    'Bajo {a} había vergüenza, o sueño; con {b} al lado, la pregunta se hace en voz normal.',
    'Alumbra poco {b}, pero calienta, y tras {a} ya es bastante para sentarse a mirar.',
  ],
  'clouds>holds': [
    'Entre lo que {a} esconde y lo que {b} no suelta, el asunto lleva tiempo en el mismo cajón.',
    'No se ve bien con {a} y no se avanza con {b}: al menos una de las dos cosas tiene arreglo.',
  ],
  'breaks>opens': [
    'Hueco hizo {a}, y por ahí se asoma {b}: menos techo, más sitio para mover las cosas.',
    'El corte lo puso {a}; {b} no trae consuelo, trae una puerta, y hay días en que sirve más.',
  ],
  'breaks>clouds': [
    'Algo se rompió con {a} y {b} mantiene el polvo en el aire: todavía no es hora de contar daños.',
    'Cayó lo que cayó con {a}; ahora {b} baja la luz y pide no sacar conclusiones del susto.',
  ],
  'breaks>breaks': [
    'Primero {a}, luego {b}: lo que sigue en pie después de dos cortes merece una segunda lectura.',
    'Un tajo con {a}, otro con {b}, y por fin la lista cabe en media hoja.',
  ],
  'breaks>weighs': [
    'Los trozos que {a} dejó sin avisar, {b} los recoge y les pone etiqueta con precio.',
    'Primero el golpe, con {a}; luego {b}, que espera a que pase el ruido y empieza a medir.',
  ],
  'breaks>warms': [
    'Hubo ruido con {a}, y {b} pone un plato más en la mesa: las cuentas siguen, pero con cena.',
    'Cuando {a} ya ha hecho su parte, {b} pregunta para quién era todo esto, además de los números.',
  ],
  'breaks>holds': [
    'Por donde pasó {a} falta un trozo, y {b} se agarra al resto; queda por ver si es viga o adorno.',
    'Hay un corte hecho, {a}, y un gesto que lo niega, {b}: así las cosas se pagan dos veces.',
  ],
  'weighs>opens': [
    'De tanto medir con {a} salió un número, y {b} pregunta qué se hace con él.',
    'Bien hecha estaba la cuenta con {a}; faltaba {b}, que la saca del papel y la lleva a la calle.',
  ],
  'weighs>clouds': [
    'Cuadraba la suma con {a}, y {b} pasa el dedo mojado por encima: hay una cifra que volver a mirar.',
    'Con {a} había ya una medida, y {b} la devuelve a la penumbra; convenía guardar copia.',
  ],
  'weighs>breaks': [
    'Pesaba y pesaba {a} hasta que {b} cortó la cuerda: la decisión cayó más cerca de lo previsto.',
    'Se discutían aún los decimales con {a} y {b} ha tachado ya la partida entera; queda una hoja más corta.',
  ],
  'weighs>weighs': [
    'Con {a} en un plato y {b} en el otro, la balanza trabaja de más: ya se sabe el peso, falta el acto.',
    'Pesa {a}, pesa {b}, y la prudencia también se suma: a estas alturas da una cifra bastante alta.',
  ],
  'weighs>warms': [
    'Mucho peso callaba {a}; ahora {b} acerca una silla, y lo que se cuenta en la mesa pesa distinto.',
    'Algo fría sonaba la cuenta con {a}; {b} no cambia el resultado, cambia la cara con que se dice.',
  ],
  'weighs>holds': [
    'Cuesta arriba iba la cosa con {a}, y {b} echa el freno a media pendiente: ni bajar ni subir, que también cansa.',
    'Primero se midió, con {a}; ahora {b} guarda la medida en un cajón y se sienta encima.',
  ],
  'warms>opens': [
    'Tanto cariño como traía {a} necesitaba una salida, y {b} la ofrece sin pedir que se regale nada.',
    'Bajo {a} se pensó con abrigo; con {b} toca decirlo fuera, donde hay corriente.',
  ],
  'warms>clouds': [
    'Tanto calor daba {a} que se empañó el vidrio, y {b} aprovecha para no enseñar la letra pequeña.',
    'Se confiaba con gusto en {a}; {b} pide lo mismo, pero esta vez no deja ver el recibo.',
  ],
  'warms>breaks': [
    'Buena voluntad ponía {a}, y llega {b} con las tijeras: se puede querer igual y cortar antes.',
    'Por no enfriar {a} se callaban cosas; {b} las deja caer todas sobre la mesa.',
  ],
  'warms>weighs': [
    'El afecto que guarda {a} pasa por {b}, que no lo discute: solo pregunta cuánto cabe en un mes.',
    'Primero el abrazo, {a}; después la hoja de cuentas, {b}. En ese orden se entienden casi siempre.',
  ],
  'warms>warms': [
    'Arropa {a}, arropa {b}, y con esa temperatura alguien tiene que acordarse de mirar la fecha.',
    'Entre {a} y {b} sobra buena fe; lo único que falta es dejarla por escrito.',
  ],
  'warms>holds': [
    'Se está bien donde está {a}, y {b} toma nota: por eso mismo cuesta levantarse a hacer la llamada.',
    'Daba {a} con la mano abierta y {b} cierra el puño; habría que preguntar por qué.',
  ],
  'holds>opens': [
    'Mucho rato estuvo {a} sin ceder, y basta {b} para que se mueva un papel: el resto va detrás.',
    'Tanta quietud guardaba {a} que {b} prefiere no empujar: deja la puerta entornada y el número a la vista.',
  ],
  'holds>clouds': [
    'Quieto ya estaba todo con {a}; que además {b} baje la persiana invita a encender algo.',
    'Mientras {a} no suelta, {b} tapa el reloj, y así hasta una espera corta se hace larga.',
  ],
  'holds>breaks': [
    'Por costumbre sujetaba {a}; {b} corta por ahí: duele en la mano y alivia en la cuenta.',
    'Iba para largo con {a}, y {b} cortó; quien estaba en medio puede, por fin, sentarse.',
  ],
  'holds>weighs': [
    'Sin moverse nada, con {a}, llega {b} y pregunta cuánto cuesta al mes esa inmovilidad.',
    'Sujetaba {a} sin saber cuánto; {b} lo dice en cifras y la mano afloja, o se convence.',
  ],
  'holds>warms': [
    'Poco trato ofrecía {a}; con {b} nadie cede gran cosa, pero ya hay conversación.',
    'Algo de frío dejaba {a}, y {b} trae una manta; con manta se negocia de otro modo.',
  ],
  'holds>holds': [
    'Ni cede {a} ni cede {b}, y el asunto sigue de pie, como quien espera que alguien le ofrezca asiento.',
    'Nudo sobre nudo, {a} y después {b}: conviene buscar la punta antes que tirar más fuerte.',
  ],
};
