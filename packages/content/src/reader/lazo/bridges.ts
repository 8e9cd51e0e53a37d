import type { Bridges } from '../family.ts';

/** What the second card does to the first. */
export const LAZO_BRIDGES: Bridges = {
  'opens>opens': [
    'Entre {a} y {b} corre aire de sobra: lo que falta aquí es decidir por qué puerta se pasa.',
    'Ya no sirve decir que faltó ocasión: con {a} y ahora con {b}, van dos seguidas.',
  ],
  'opens>clouds': [
    'Tras {a} viene {b}: la puerta sigue abierta y hoy cuesta encontrar el picaporte.',
    'Donde {a} daba aire, {b} empaña el vidrio; conviene no confundir el vaho con la calle.',
  ],
  'opens>breaks': [
    'Empezar con {a} y toparse hoy con {b} pasa a menudo: hay comienzos que solo caben si algo se rompe.',
    'Primero {a}, ahora {b}: quien abre una ventana con viento cuenta con algún vidrio menos.',
  ],
  'opens>weighs': [
    'A la ligereza que trajo {a} le pone números {b}, y la cuenta no es enemiga de las ganas.',
    'Si {a} fue un impulso, {b} es la pregunta que le faltaba: cuánto cuesta y quién lo sostiene.',
  ],
  'opens>warms': [
    'Lo bonito de que {b} venga tras {a}: hubo primero un paso y luego un sitio donde sentarse.',
    'Con {a} se abrió la puerta; que hoy esté {b} invita a pasar, aunque todavía con el abrigo puesto.',
  ],
  'opens>holds': [
    'Aquello salió con {a} y hoy lo frena {b}; entre las ganas y la quietud cabe tu pregunta entera.',
    'Como quien abre la puerta y se queda conversando en el umbral: así viene {b} tras {a}.',
  ],
  'clouds>opens': [
    'Mientras duró {a} se andaba a tientas; con {b} hay una rendija, y por ella cabe una frase.',
    'Poco se entendía con {a} por medio, y sin embargo {b} deja pasar aire antes que explicaciones.',
  ],
  'clouds>clouds': [
    'Niebla sobre niebla: a lo que escondía {a} se le suma {b}, y hoy hasta las certezas piden comprobación.',
    'Detrás {a}, encima {b}: lo prudente es llamar suposición a cada cosa que no se haya oído.',
  ],
  'clouds>breaks': [
    'Lo que {a} tapaba con paciencia lo descubre {b} de un tirón, y al menos ahora se ve el tamaño.',
    'Hizo falta {b} para que {a} dejara de parecer misterio: a veces la verdad entra rompiendo un jarrón.',
  ],
  'clouds>weighs': [
    'Sobre la bruma que dejó {a}, {b} pone un peso concreto: ya se puede contar lo que antes se adivinaba.',
    'Mal lugar para hacer cuentas, {a}; por eso {b} pide hoy encender la lámpara antes de sumar.',
  ],
  'clouds>warms': [
    'Con tan poca vista como daba {a}, {b} se agradece: lo que hace bien se nota también a oscuras.',
    'Puede que {a} no dejara entender nada; {b}, al menos, deja estar a gusto mientras se entiende.',
  ],
  'clouds>holds': [
    'Primero no se veía, por {a}; ahora, con {b}, no se mueve. Quien duda y espera duda el doble.',
    'Por {a} se explica {b}: nadie echa a andar por un sitio que no ha visto de día.',
  ],
  'breaks>opens': [
    'Por el hueco que hizo {a} entra {b}, y lo que parecía un destrozo empieza a servir de puerta.',
    'Su precio tuvo {a}, y lo que hoy trae {b} no borra el golpe: le encuentra utilidad.',
  ],
  'breaks>clouds': [
    'Después del golpe, polvo: {a} rompió y {b} no deja ver todavía qué sigue en pie.',
    'Alto y claro habló {a}; ahora {b} lo murmura y lo enreda, y conviene creer lo primero que se oyó.',
  ],
  'breaks>breaks': [
    'Dos sacudidas, {a} y luego {b}: lo que siga en pie después merece que se le tome en serio.',
    'Con {a} se fue el adorno y con {b} se va la excusa; queda poca cosa, y es la verdadera.',
  ],
  'breaks>weighs': [
    'Hecho el estropicio, {b} viene a inventariar lo que {a} dejó: cuánto se perdió y cuánto era ruido.',
    'Nada pesa igual desde {a}; por eso {b} insiste hoy en medirlo todo otra vez, empezando por lo tuyo.',
  ],
  'breaks>warms': [
    'Todavía hay astillas por {a}, y aun así {b} abriga: no arregla lo roto, pero deja mirarlo sin temblar.',
    'Llega {b} donde antes cortó {a}, y lo suave sobre lo reciente, ya se sabe, primero pica.',
  ],
  'breaks>holds': [
    'Desde {a}, todo se guarda: {b} sujeta hoy lo poco que no se rompió, quizá con demasiada fuerza.',
    'El susto fue {a} y la postura es {b}: así se queda cualquiera tras oír un ruido en la escalera.',
  ],
  'weighs>opens': [
    'Se pensó mucho con {a} por delante; {b} propone ahora algo que no cabe en ninguna columna.',
    'Aligera {b} lo que {a} cargaba: las cuentas ya están hechas y a nadie le toca repetirlas.',
  ],
  'weighs>clouds': [
    'Tan exacto parecía todo con {a}, y llega {b} a decir que al cariño le fallan los decimales.',
    'Las medidas que dejó {a} siguen sirviendo; lo que {b} ha movido es la luz con que se leen.',
  ],
  'weighs>breaks': [
    'Tanto cargó {a} que {b} no debería sorprender: la cuerda avisa bastante antes de partirse.',
    'Corta {b} por donde más apretaba {a}, y antes que pena lo que se nota puede ser la espalda.',
  ],
  'weighs>weighs': [
    'Peso sobre peso: con {a} ayer y {b} hoy, lo urgente es apoyar la carga antes de seguir.',
    'Si ya {a} hacía cuentas, {b} las repasa; a la tercera suma convendría preguntar en vez de calcular.',
  ],
  'weighs>warms': [
    'Lo duro que tuvo {a} lo ablanda {b}, sin romper la cuenta: hay deudas que se pagan con una sopa.',
    'Que {b} venga tras {a} da un respiro: lo serio ya se dijo y queda lugar para lo agradable.',
  ],
  'weighs>holds': [
    'Entre {a} y {b} hay mucho plomo y poca prisa: nada se cae, y tampoco nada se mueve.',
    'Si {a} hizo pensarlo dos veces, {b} lo deja para una tercera, y el asunto echa raíces en la silla.',
  ],
  'warms>opens': [
    'Con lo bueno que dejó {a}, {b} sale a la calle sin tiritar: hay con qué hacer el camino.',
    'Lo que {a} cuidó puertas adentro, {b} lo asoma hoy al balcón, a ver si también vive fuera.',
  ],
  'warms>clouds': [
    'Buena compañía fue {a}; que hoy {b} no deje ver bien no prueba que se haya ido.',
    'Se está peor con {b} por haber estado tan bien con {a}: toda penumbra parece más negra viniendo de la luz.',
  ],
  'warms>breaks': [
    'Duele {b} porque antes estuvo {a}; lo que nunca abrigó se rompe sin hacer ruido.',
    'Que {b} corte no convierte en mentira {a}: las dos cosas pasaron, y a las dos se les debe sitio.',
  ],
  'warms>weighs': [
    'Se daba sin contar cuando estaba {a}; hoy {b} pregunta cuánto, y preguntarlo no ofende a nadie.',
    'Al cariño que puso {a} le faltaba medida, y {b} la trae, algo tarde y con buenas intenciones.',
  ],
  'warms>warms': [
    'Se llevan bien {a} y {b}: el único riesgo es acomodarse tanto que ya nadie pregunte nada.',
    'Pocas veces coinciden {a} y {b}; conviene disfrutarlo un rato antes de pedirle explicaciones.',
  ],
  'warms>holds': [
    'El abrigo que fue {a} lo guarda {b} en el armario, y guardar muy bien es otra forma de no usar.',
    'Tan a gusto se estuvo con {a} que {b} prefiere no tocar nada; así se conservan las cosas, y se enfrían.',
  ],
  'holds>opens': [
    'Estaba en suspenso por {a}, y {b} lo deja salir hoy por una rendija, despacio y sin pedir permiso.',
    'Bastante duró {a}; que hoy asome {b} se parece a oír que alguien aparta una silla en la habitación de al lado.',
  ],
  'holds>clouds': [
    'De tanto seguir con {a}, el aire se cargó, y {b} empaña ahora lo que se veía con solo mirar.',
    'Ni {a} se movía ni {b} aclara: cuanto más dura una pausa, más cuentos caben dentro.',
  ],
  'holds>breaks': [
    'Tanto sujetar con {a}, y es {b} lo que abre la mano: algo se cae, hace ruido y deja sitio.',
    'Si no lo movió {a}, lo mueve {b}, con menos delicadeza y bastante más prisa.',
  ],
  'holds>weighs': [
    'Aquello que {a} guardó sin mirar, {b} lo pone hoy sobre la mesa y pregunta cuánto pesa.',
    'Ya salía caro {a}, y {b} trae la factura: toda espera tiene su precio por noche.',
  ],
  'holds>warms': [
    'Debajo de tanta quietud, la que puso {a}, algo seguía vivo, y {b} lo saca al aire sin regañar.',
    'Tras la guardia que montó {a}, {b} ofrece una silla y algo de beber; aceptar no compromete a nada.',
  ],
  'holds>holds': [
    'Ayer {a}, hoy {b}: dos maneras de no moverse, y la segunda ya no puede llamarse prudencia.',
    'Por {a} y por {b}, el asunto se ha vuelto mueble; se le quita el polvo y nadie lo abre.',
  ],
};
