import type { Bridges } from '../family.ts';

/** What the second card does to the first. */
export const OFICIO_BRIDGES: Bridges = {
  'opens>opens': [
    'Entre {a} y {b} corre aire: lo que empezó como permiso se ha vuelto costumbre de probar otra puerta.',
    'Donde {a} dejó una rendija, {b} deja otra: ahora sobran salidas y falta elegir una.',
  ],
  'opens>clouds': [
    'Con {a} se veía el camino; llega {b} y obliga a leer dos veces lo que parecía claro.',
    'Tanto prometía {a} que nadie apuntó los detalles; {b} ocupa justo ese renglón en blanco.',
  ],
  'opens>breaks': [
    'Sin {a} detrás, {b} sería un portazo; con ese comienzo, se parece más a una corrección.',
    'Aquella puerta que abrió {a} tenía una condición sin escribir, y {b} acaba de leerla en voz alta.',
  ],
  'opens>weighs': [
    'Después del impulso que trae {a}, {b} presenta la factura, y conviene leerla antes de protestar.',
    'La prisa venía de lejos, desde {a}; con {b} toca bajar el paso y hacer la suma.',
  ],
  'opens>warms': [
    'Hizo falta {a} para atreverse; con {b} se entiende que eso era la mitad y trabajar a gusto, la otra.',
    'Primero {a}, luego {b}: lo que fue una salida va tomando temperatura de sitio habitable.',
  ],
  'opens>holds': [
    'Con {a} la puerta ya cedía; que ahora aparezca {b} obliga a preguntar a qué tanta prisa.',
    'Hubo sitio para moverse cuando apareció {a}; hoy manda {b}, y el sitio sigue ahí, sin estrenar.',
  ],
  'clouds>opens': [
    'Por fin {b} da aire a lo que {a} tenía en secreto: entra luz y también alguna corriente.',
    'De lejos, {a} hacía pensar en una pared; mirando {b} se nota que había picaporte.',
  ],
  'clouds>clouds': [
    'Si a la duda que trajo {a} se le suma {b}, hace falta un dato antes que otra opinión.',
    'Ni una certeza cabe entre {a} y {b}; alcanza, eso sí, para saber qué conviene preguntar.',
  ],
  'clouds>breaks': [
    'Cuando todo se decía a medias, con {a} por delante, {b} tiene al menos la cortesía de la claridad.',
    'Mucho ocultaba {a}; con {b} se corta en seco y lo dudoso, por lo menos, ya tiene borde.',
  ],
  'clouds>weighs': [
    'Borroso quedó todo con {a}; {b} obliga a ponerle cifra, que suele ser menor que el miedo.',
    'Poco puede {a} frente a lo que pide {b}: la duda se discute, la suma se comprueba.',
  ],
  'clouds>warms': [
    'Si {b} está cerca, hasta {a} se deja mirar: el miedo, con abrigo, razona mejor.',
    'No despeja {b} todo lo que escondía {a}, pero ofrece un rato amable para preguntarlo.',
  ],
  'clouds>holds': [
    'Mientras dure la duda que dejó {a}, {b} hace de freno de mano: nadie avanza, nadie se estrella.',
    'Coinciden {a} y {b}, lo que no se ve y lo que no se mueve; una misma pregunta sirve para ambas cosas.',
  ],
  'breaks>opens': [
    'Algo se partió con {a}, y por esa rotura llega {b}, con un aire que no estaba en el plan.',
    'Si {a} fue el golpe, {b} es la salida que el golpe dejó sin querer.',
  ],
  'breaks>clouds': [
    'Tras {a} quedó polvo en el aire, y eso muestra {b}: no es hora de barrer conclusiones.',
    'Limpio era el corte que trajo {a}; con {b} llegan las versiones, y cada una culpa a la de al lado.',
  ],
  'breaks>breaks': [
    'Dos veces se corta aquí, con {a} y con {b}: lo que siga entero merece que le construyan encima.',
    'Apenas pasa {a} y ya está aquí {b}: tampoco hace falta defender todo lo que se cae.',
  ],
  'breaks>weighs': [
    'Ruido hizo {a}; lo que hace {b} es inventario: qué se perdió, qué aguantó, quién debe qué.',
    'Llega {b} con su medida cuando {a} ya ha pasado, y resulta que los pedazos también tienen precio.',
  ],
  'breaks>warms': [
    'Tras el golpe que dejó {a}, {b} no arregla las cuentas, pero hace posible la conversación.',
    'Sabe distinto {b} cuando antes estuvo {a}: lo amable, tras un corte, se agradece y se comprueba.',
  ],
  'breaks>holds': [
    'Todavía resuena {a}, y {b} pide no tocar nada: hay quietudes que son cuidado y otras que son susto.',
    'Sigue en el suelo lo que tiró {a}: con {b} delante, todo el mundo pasa de puntillas.',
  ],
  'weighs>opens': [
    'Haber cargado con {a} tiene una ventaja: cuando aparece {b}, ya {sabes|sabés} cuánto vale salir.',
    'Aunque {a} siga ahí, con {b} se ve otra puerta: la carga es la misma y la salida no.',
  ],
  'weighs>clouds': [
    'Las cuentas que pedía {a} estaban casi hechas; ahora {b} emborrona justo la última columna.',
    'Peso conocido era {a}; desde que está {b}, ya no se distingue lo que se debe de lo que se teme.',
  ],
  'weighs>breaks': [
    'Una carga como {a} no se reparte con buenas palabras, y {b} propone soltarla de una vez.',
    'Tanto pesaba {a} que algo venía crujiendo; que {b} lo quiebre hoy molesta más de lo que sorprende.',
  ],
  'weighs>weighs': [
    'Cuando {b} se suma y {a} no se ha ido, la pregunta cambia: cuánto de esa carga es tuyo.',
    'Entre {a} y {b} se acabaron las prisas: primero se suma, luego se reparte y al final se decide.',
  ],
  'weighs>warms': [
    'El deber que imponía {a}, {b} lo vuelve llevadero; no pesa menos, pero se carga de mejor humor.',
    'Contra el cansancio que dejó {a}, {b} tiene una pregunta sencilla: si hoy comiste sin mirar el teléfono.',
  ],
  'weighs>holds': [
    'Cansa cargar con {a}, y además {b} pide quietud: descansar y quedarse igual no son lo mismo.',
    'Nada se mueve entre {a} y {b}, y nadie lo ha decidido; hasta la quietud merece una firma.',
  ],
  'warms>opens': [
    'Porque antes estuvo {a}, {b} da menos vértigo: se anda mejor con algo caliente en el estómago.',
    'Un buen recuerdo como {a} puede hacer de ancla; con {b} delante, conviene llevarlo de provisiones.',
  ],
  'warms>clouds': [
    'El calor que daba {a} empañó el vidrio, y {b} se ve a medias: toca pasar la manga.',
    'Se estaba bien con {a}, y por eso cuesta ver lo que tapa {b}: lo agradable se investiga poco.',
  ],
  'warms>breaks': [
    'Duele más {b} si delante iba {a}; también enseña más, porque se sabe qué merece la pena salvar.',
    'Nadie quería levantarse mientras duraba {a}; llega {b}, se acaba la sobremesa y quedan las cuentas a la vista.',
  ],
  'warms>weighs': [
    'El afecto que puso {a} no figura en ningún balance, y {b} pide precisamente un balance.',
    'Que {b} mida lo que {a} regaló no es ingratitud: lo que se aprecia también se cuenta.',
  ],
  'warms>warms': [
    'Doble abrigo, {a} y {b}: buen momento para pedir en voz alta lo que en invierno no se pide.',
    'Sobre el calor que dejó {a} viene a posarse {b}; el peligro, si acaso, es la siesta.',
  ],
  'warms>holds': [
    'Calor puso {a} y reposo pide {b}: lo que se guarda así leva o se pasa, según la hora.',
    'Tan a gusto se estuvo con {a} que ahora, ante {b}, nadie pregunta la hora ni el motivo.',
  ],
  'holds>opens': [
    'Mucho tiempo mandó {a}; con {b} se levanta la persiana y resulta que la calle seguía ahí.',
    'Lo que retenía {a} no lo rompe {b}, lo afloja: toca tirar despacio del cabo correcto.',
  ],
  'holds>clouds': [
    'Quietud por un lado, con {a}, y bruma por el otro, con {b}: mal rato para firmar, bueno para anotar.',
    'Esperar con {a} tenía al menos un motivo; desde que llegó {b}, ya nadie recuerda cuál era.',
  ],
  'holds>breaks': [
    'Tanto retuvo {a} que {b} llega sin llamar a la puerta; primero se barre, luego se opina.',
    'Rompe {b} la espera que guardaba {a}: se acabó el «más adelante», y con eso también una carga.',
  ],
  'holds>weighs': [
    'La espera que imponía {a} no salía gratis: {b} saca la cuenta semana por semana.',
    'Calladamente, {a} fue juntando días; {b} los cuenta y pregunta a nombre de quién van.',
  ],
  'holds>warms': [
    'Lo que inmovilizó {a} no cede a martillazos; {b} prueba con conversación y algo de calor.',
    'Después de tanta puerta cerrada con {a}, {b} llama con buenos modos, que también son llave.',
  ],
  'holds>holds': [
    'Nudo sobre nudo, {a} y {b}: si nadie mueve una pieza, la costumbre decide por todo el mundo.',
    'Quieto todo entre {a} y {b}, cabe una pregunta modesta: qué se está protegiendo con tanta espera.',
  ],
};
