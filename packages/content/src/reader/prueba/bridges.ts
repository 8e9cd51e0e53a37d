import type { Bridges } from '../family.ts';

/** What the second card does to the first. */
export const PRUEBA_BRIDGES: Bridges = {
  'opens>opens': [
    'Con {a} se abrió una puerta y con {b} se abre otra: lo escaso aquí no es la ocasión, es el horario.',
    'Tanto {a} como {b} dejan pasar aire; toca decidir qué se aprende primero y qué puede esperar.',
  ],
  'opens>clouds': [
    'Empezó claro, con {a}, y {b} ha mezclado los renglones; la primera página sigue donde estaba.',
    'Aquellas ganas que trajo {a} siguen debajo; lo que {b} confunde hoy es por dónde seguir.',
  ],
  'opens>breaks': [
    'Bien ligero se viajaba con {a}; {b} sacude el equipaje y enseña qué sobraba igual.',
    'Entre {a} y {b} hay un frenazo, y los frenazos muestran qué iba mal sujeto.',
  ],
  'opens>weighs': [
    'Se llegó con {a} por puro gusto, y {b} pregunta cuántas tardes son; sumar no es perder las ganas.',
    'Donde {a} decía que sí, {b} contesta «¿con qué horas?», y la pregunta merece una cifra.',
  ],
  'opens>warms': [
    'Un primer paso vino con {a}, y {b} ofrece fuego y silla: se aprende mejor cuando no se tiembla.',
    'Primero {a}, ahora {b}: hubo valor para asomarse y hay un motivo amable para quedarse un rato.',
  ],
  'opens>holds': [
    'Algo arrancó con {a} y hoy descansa en {b}; falta averiguar si es pausa o es freno.',
    'Hubo ganas de sobra con {a}; {b} les pregunta, sin levantarse, a qué hora piensan venir.',
  ],
  'clouds>opens': [
    'Letra pequeña era todo con {a}; {b} acerca la hoja a la ventana, que ya es empezar a entender.',
    'Acostumbra mal {a}: después, cualquier claridad parece trampa. Que {b} llegue hoy invita a entrar igual, despacio.',
  ],
  'clouds>clouds': [
    'Si {a} ya enredaba y {b} enreda otro poco, hoy vale más un dato comprobado que diez presentimientos.',
    'Miedo y cansancio se confunden entre {a} y {b}; conviene separarlos de día, y con algo en el estómago.',
  ],
  'clouds>breaks': [
    'Cuanto {a} escondía lo enseña {b} sin modales, y por fin se sabe qué parte estaba floja.',
    'Mucho duró {a} como excusa elegante; {b} la parte en dos y debajo aparece la tarea.',
  ],
  'clouds>weighs': [
    'Suposiciones dejó {a} en abundancia; con {b} se van pesando de una en una, y bastantes no dan nada.',
    'En la penumbra, por {a}, todo parecía mucho; {b} empieza a contar, y lo contado tiene bordes.',
  ],
  'clouds>warms': [
    'Tras el frío confuso que trajo {a}, {b} hace de estufa: entender puede venir luego.',
    'No se ve más que antes, pero {b} hace soportable la duda que {a} dejó sobre la mesa.',
  ],
  'clouds>holds': [
    'Cuando {a} no deja ver, {b} parece lo prudente: sale barato una tarde y caro un mes.',
    'La duda que sembró {a} echó raíz en {b}: hoy la quietud pasa por preparación.',
  ],
  'breaks>opens': [
    'Aprender por la grieta también cuenta: la hizo {a}, y con {b} entra por ahí bastante luz.',
    'Menos mal que {b} vino después: sin el golpe que dio {a}, esa entrada seguiría siendo pared.',
  ],
  'breaks>clouds': [
    'Todavía zumban los oídos por {a}, y con ese zumbido {b} se entiende mal: conviene repetir la pregunta.',
    'Golpe seco, {a}, y enseguida {b}, con otra versión de los hechos; sirve la que se pueda comprobar.',
  ],
  'breaks>breaks': [
    'Entre lo que tumbó {a} y lo que tumba {b} ya no queda decorado; se puede trabajar con el suelo.',
    'Otra vez ruido: {b} repite lo que hizo {a}, y no hace falta una tercera para revisar el plan.',
  ],
  'breaks>weighs': [
    'Recogidos los pedazos que dejó {a}, {b} los pesa: la mitad era orgullo y se puede barrer.',
    'Hubo estrépito con {a}; {b} obliga a abrir una libreta y apuntar qué falta, pieza por pieza.',
  ],
  'breaks>warms': [
    'Quien pasó por {a} sabe apreciar {b}: un rincón tibio donde volver a probar en pequeño.',
    'Sobre el susto que dio {a}, {b} echa una manta; debajo se puede seguir pensando.',
  ],
  'breaks>holds': [
    'Desde {a} nadie se atreve a mover nada, y {b} hace de yeso: sirve un tiempo, luego estorba.',
    'Cayó lo que cayó con {a}, y {b} manda no tocar nada por ahora; que ese «por ahora» tenga fecha.',
  ],
  'weighs>opens': [
    'Tanto medir, por {a}, y ahora {b} propone lo que ninguna cuenta resuelve: hacer la prueba en pequeño.',
    'Después de la cautela que enseñó {a}, {b} invita a mojarse un pie antes de redactar otro informe.',
  ],
  'weighs>clouds': [
    'Salían las cuentas con {a}; {b} les moja la tinta, y habrá que copiarlas otra vez antes de decidir.',
    'Gracias a la cuenta que hizo {a} se sabía el costo; hoy {b} exagera los precios y esconde los descuentos.',
  ],
  'weighs>breaks': [
    'Tanto peso puso {a} en un solo sitio que {b} resulta casi un alivio: se parte y se reparte.',
    'Con {b} se quiebra la medida que impuso {a}; tal vez era estrecha para lo que hoy se sabe.',
  ],
  'weighs>weighs': [
    'Ya pesaba {a} y ahora pesa {b}: convendría apoyar la carga en una mesa antes de seguir sumando.',
    'Dos veces se pesaron las dudas, con {a} y con {b}; alguien tendría que pesar también los aciertos.',
  ],
  'weighs>warms': [
    'Lo que {a} cobraba caro, {b} lo devuelve en ganas, y con ganas se atraviesa hasta lo árido.',
    'Sin {b}, las cifras que dejó {a} serían puro frío; así al menos hay quien acerque un té.',
  ],
  'weighs>holds': [
    'Bajo lo que carga {a}, {b} se queda en el sitio; primero aliviar la espalda, después hablar de avanzar.',
    'Aquel cálculo tan largo que hizo {a} explica la quietud que trae {b}: tanto prever deja poco hacer.',
  ],
  'warms>opens': [
    'Al calor que dio {a} le sale ventana con {b}: lo que gustaba en casa puede probarse fuera.',
    'Teniendo detrás {a}, {b} asusta menos: a un sitio nuevo se entra mejor con algo querido en el bolsillo.',
  ],
  'warms>clouds': [
    'Cierto cariño dejó {a} por esto; {b} lo cubre de palabras feas, tarde, torpe, imposible, y debajo sigue.',
    'Aunque {b} empañe la vista, lo que abrigó {a} se reconoce al tacto, sin necesidad de certezas.',
  ],
  'warms>breaks': [
    'De la siesta que regalaba {a} saca {b} a cualquiera, y sin mucho tacto; la manta puede esperar.',
    'El golpe que da {b} cae en blando, porque antes estuvo {a}; duele y se puede usar.',
  ],
  'warms>weighs': [
    'Del gusto que puso {a}, {b} quiere ver las cuentas: lo que se ama también lleva horas.',
    'Así como {a} invitaba a quedarse, {b} pregunta cuánto rato, y no lo hace por aguar la fiesta.',
  ],
  'warms>warms': [
    'Buena racha de abrigo, {a} y luego {b}: queda comprobar si además de gusto hay calendario.',
    'Nada obliga a sufrir para aprender, dicen a dos voces {a} y {b}; a madrugar, quizá.',
  ],
  'warms>holds': [
    'Tan a gusto dejó {a} el lugar que con {b} nadie quiere salir; para saber hay que asomarse.',
    'Resguardo fue lo que dio {a}; con {b} ese resguardo cierra la puerta y se guarda la llave.',
  ],
  'holds>opens': [
    'Por fin cruje algo: lo que {a} tenía inmóvil, {b} lo mueve un palmo, y un palmo es noticia.',
    'Mientras duró {a} se fue guardando fuerza, y {b} pide que una parte se gaste ya.',
  ],
  'holds>clouds': [
    'No moverse, con {a}, tiene su precio en {b}: el agua parada deja pronto de servir de espejo.',
    'Nada se decidió con {a} y nada se aclara con {b}; hace falta alguien que pregunte con un lápiz en la mano.',
  ],
  'holds>breaks': [
    'Aguantó {a} cuanto pudo y con {b} se corta la cuerda; pasado el susto, se ve qué colgaba ahí.',
    'Para la quietud que guardaba {a}, {b} suena a portazo, y quizá era nada más abrir.',
  ],
  'holds>weighs': [
    'Quedarse con {a} salía gratis hasta que {b} pasó la factura; mejor leerla entera que doblarla.',
    'Lo inmóvil también cuesta, y {b} viene a decir cuánto ha costado {a}, sin reproche y con recibo.',
  ],
  'holds>warms': [
    'Bajo la quietud que impuso {a} había brasa, y {b} la sopla: no todo lo quieto estaba frío.',
    'A su manera, {b} deshiela lo que {a} dejó pendiente; mejor tener un trapo cerca y las manos libres.',
  ],
  'holds>holds': [
    'Si con {a} no se avanzaba y con {b} tampoco, el primer gesto puede ser ridículo de pequeño y contar igual.',
    'Detrás {a}, hoy {b}, y el reloj es lo único que camina; alguien tiene que levantarse a abrir.',
  ],
};
