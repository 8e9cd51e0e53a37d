/**
 * Pairs that say something together that neither says alone. The key is the lower id and the
 * higher one; `{x}` is the rune with the lower id, `{y}` the other. They hold where both lie
 * upright: a reversed rune says something else.
 */
export const PAIRS: Readonly<Record<string, string>> = {
  '0-1':
    '{X} y {y} son el animal que se ordeña y el que no se deja: la riqueza mansa y la fuerza sin yugo. Uno sin otro se queda en corral o en estampida.',
  '0-6':
    'Lo que en {x} es rebaño, en {y} es regalo. La abundancia cambia de nombre al cambiar de manos, y aquí parece que le toca cambiar.',
  '0-8':
    'El granizo cae sobre las reses sin mirar la marca. {Y} le pregunta a {x} cuánto de lo suyo estaba a cubierto, y la respuesta es más útil que el susto.',
  '0-9':
    'Corral y hambre se miran: {x} cuenta lo que tiene, {y} lo que falta. Si se sientan juntos, la cuenta sale más corta y más verdadera.',
  '0-11':
    'Ganado y cosecha son las dos despensas de una misma casa. {X} da leche hoy, {y} pan dentro de unos meses, y la prisa por una suele estropear la otra.',
  '0-23':
    'Bienes que andan y bienes que no se mueven: {x} cambia de dueño en la feria, {y} pasa de abuelos a nietos. Conviene saber de cuál de los dos es esto que preguntas.',
  '0-24':
    'Un rebaño contado hasta la última cabeza y una piedra sin número alguno. {Y} le recuerda a {x} que no todo lo que se posee cabe en la libreta.',
  '1-2':
    'El toro topa con el espino. {X} querría pasar de frente y {y} sabe que cada agujero en el seto se paga con lana.',
  '1-4':
    'La bestia de {x} no lleva silla y la de {y} conoce el camino de memoria. Entre el empuje y el paso se decide si llegas o solo sales.',
  '1-10':
    'El uro delante del lago helado baja la cabeza y huele. Toda la fuerza de {x} sirve de poco sobre {y}, salvo para quedarse en pie.',
  '1-14':
    'Dos astas distintas, la que embiste y la que avisa. {Y} le enseña a {x} a levantar la cabeza antes de bajarla.',
  '1-16':
    '{X} pone el cuerpo, {y} la causa. Una fuerza con motivo se cansa menos, y un motivo sin fuerza no pasa de discurso.',
  '1-17':
    'Un toro entre abedules jóvenes anda con cuidado o no deja bosque. {Y} le pide a {x} ternura, que es la forma más difícil de la fuerza.',
  '1-18':
    '{X} nunca llevó jinete y {y} no se entiende sin él. Hay en ti una parte que no se deja guiar y otra que ya confía, y las dos tiran del mismo carro.',
  '2-3':
    'La espina y la voz comparten garganta. Lo que {x} defiende pinchando, {y} podría defenderlo con una frase, si la frase llega a tiempo.',
  '2-5':
    'Un zarzal visto con antorcha deja de ser un monstruo y vuelve a ser un arbusto. {Y} no arranca las espinas de {x}, pero dice por dónde pasar.',
  '2-6':
    'Mano tendida y zarza: {y} ofrece, {x} pregunta con qué intención. El regalo bueno soporta esa pregunta sin ofenderse.',
  '2-14':
    'Son dos guardianes con estilos opuestos, el que espera quieto con la púa fuera y el que huele de lejos. Entre {x} y {y} sobra defensa; falta decidir a quién se abre.',
  '2-17':
    'Alrededor del abedul joven alguien plantó espinos. {X} hace de cuna para {y}: lo que pincha por fuera es lo que deja crecer por dentro.',
  '3-6':
    'Palabra y regalo van juntos desde siempre, porque dar la palabra es la manera más antigua de dar. Que {x} y {y} coincidan pide un compromiso dicho en voz alta.',
  '3-9':
    'Con poco se habla mejor: {y} recorta, {x} escoge. Di lo que necesitas en una sola frase y notarás cuánto sobraba.',
  '3-10':
    'Una voz en medio del hielo llega lejísimos. El silencio de {y} no apaga a {x}, le hace de caja de resonancia.',
  '3-13':
    '{X} quiere decirlo y {y} lo guarda en el cubilete. Entre el mensaje y el misterio hay una pregunta que todavía no se ha formulado bien.',
  '3-19':
    'Alguien habla y alguien se reconoce en lo que oye. {X} con {y} es una conversación de las que cambian el nombre que uno se daba.',
  '3-20':
    'La palabra flota y el sentimiento cala. Lo que {y} lleva en el fondo necesita que {x} le preste una forma, aunque sea provisional.',
  '4-8':
    'Granizo en mitad del camino: {x} iba a buen paso y {y} obliga a meterse bajo un techo. El viaje sigue siendo el mismo, cambia la hora de llegada.',
  '4-10':
    'El río se heló y el jinete descubre que ahora puede cruzar. Lo que en {y} parecía un alto es para {x} un puente, con la condición de ir despacio.',
  '4-14':
    '{X} lleva la vista en el camino, {y} en los árboles de los lados. Quien viaja así llega más tarde y entero.',
  '4-18':
    'Dos caballos en la misma tirada, y no dicen igual: {x} habla del trayecto, {y} de quién lo hace contigo. El mapa se puede discutir; la compañía conviene elegirla antes.',
  '4-23':
    'El camino y la casa se tiran de la manga. Lo que {x} busca lejos quizá sea una manera de volver a {y} con otra cara.',
  '5-7':
    'Un taller encendido donde además se ríe: cuando {x} y {y} se juntan, lo que se aprende se aprende cantando. Si no hay gusto, revisa si esa era tu llama.',
  '5-8':
    'La antorcha chisporrotea bajo el granizo. {Y} pone a prueba lo que {x} sabe, y lo que siga encendido después será conocimiento y no entusiasmo.',
  '5-9':
    'Frotar dos palos hasta que prenda: {y} es el esfuerzo y {x} la chispa. Lo que falta es justo lo que te está enseñando a hacer fuego.',
  '5-10':
    'Una antorcha en la mano y un lago helado delante. {X} no está para derretir a {y}, está para ver por dónde es grueso.',
  '5-13':
    'La luz se acerca al cubilete y lo que brilla es el borde. {X} puede estudiar todas las tiradas pasadas de {y}, y la próxima seguirá siendo libre.',
  '5-20':
    'Se asoma la antorcha al agua y devuelve dos llamas. Cuando {x} mira dentro de {y}, conviene preguntarse cuál de las dos luces es la tuya.',
  '5-22':
    'Después de la antorcha llega el día y ya nadie mira la antorcha. {X} te trajo hasta aquí; con {y} toca apagarla y usar la ventana.',
  '6-7':
    'Dar y estar a gusto se parecen tanto que aquí van del brazo. {X} pone el pan, {y} la sobremesa, y lo que se celebra es que nadie lleva la cuenta.',
  '6-9':
    'Pide {y}, ofrece {x}. El encuentro es delicado, porque a quien le falta le cuesta aceptar y a quien le sobra le cuesta no hacerse notar.',
  '6-16':
    'El trato y la palabra dada: lo que {x} cruza con las manos, {y} lo sostiene cuando deja de convenir. Antes de cerrar nada, mira si el precio lo paga quien lo promete.',
  '6-18':
    'Jinete y caballo hacen un pacto todas las mañanas sin firmarlo. {X} le da a {y} la medida justa: tú me llevas, yo te cuido.',
  '6-19':
    'En {x} se cruzan dos líneas, en {y} dos personas. Lo que te preguntas no tiene respuesta de uno solo, y eso, más que un problema, es una dirección.',
  '7-8':
    'El banderín y la piedra de hielo: se puede bailar bajo un techo que suena. {X} sobrevive a {y} si la alegría no dependía del buen tiempo.',
  '7-10':
    'La fiesta se ha quedado en silencio, como un salón en invierno. {Y} guarda lo que {x} celebraba y lo devolverá cuando vuelva a correr el agua.',
  '7-19':
    'Donde {y} busca su sitio, {x} acerca una silla. Pertenecer empieza por dejar de actuar delante de quienes ya te querían.',
  '7-23':
    'Mesa puesta y casa antigua. {X} alegra lo que {y} hereda, y no toda tradición resiste esa prueba: la que no admite risa suele pedir retiro.',
  '8-10':
    'Primero golpea y después se queda quieto: {x} y {y} son dos edades del mismo frío. Tras la sacudida viene un silencio que no hay que rellenar.',
  '8-11':
    'Granizo y cosecha en la misma tirada, la pesadilla de cualquier campo. Pero {y} cuenta por años y {x} por minutos, y quien lleva el granero lo sabe.',
  '8-17':
    'Donde pasó {x}, el primer árbol en volver es {y}. No hace falta creer en nada para verlo: basta con mirar un claro, dos primaveras después.',
  '8-20':
    'Todo granizo acaba en agua. {X} rompe, {y} recoge, y lo que parecía destrozo empieza a parecerse a un cauce.',
  '8-22':
    'Una noche de piedra y luego el alba. Lo que {x} tiró al suelo {y} lo enseña a plena luz, y no todo lo caído merece levantarse.',
  '9-10':
    'Falta y quietud, una detrás de otra: aprieta {x} y no se mueve {y}. Es una mala pareja para pelear y una buena para averiguar qué necesitas cuando nadie te ve.',
  '9-11':
    'Antes de la siega hay siempre unas semanas de despensa vacía. {X} las conoce bien; {y} sabe que son la víspera.',
  '9-12':
    'Madera contra madera: de {x} sale la chispa y {y} aguanta el roce. Entre las dos hacen un fuego lento, del que dura toda la noche.',
  '10-11':
    'Isa y Jera son vecinas en la fila, y el orden tiene su gracia: invierno quieto, año que vuelve a girar. Lo detenido ya forma parte de la rueda.',
  '10-15':
    'El sol le da al hielo y no pasa nada durante horas; luego, una gota. Entre {x} y {y} no hay combate, hay temperatura.',
  '10-20':
    'Es la misma agua con dos edades. Lo que {x} detuvo, {y} lo recuerda corriendo, y no se deshiela a golpes.',
  '10-22':
    'Se hace de día sobre la nieve y la luz viene de abajo. {Y} no rompe el silencio de {x}: lo vuelve legible.',
  '11-12':
    'El año da vueltas y el tejo las cuenta en anillos. {X} cosecha lo de esta temporada, {y} lo que resistió todas.',
  '11-17':
    'Brote y granero, los dos extremos de la misma paciencia. Ni a {y} se le exige fruto ni a {x} se le pide que vuelva a ser semilla.',
  '11-21':
    'La semilla cerrada y la cosecha guardada se parecen tanto que hay que abrirlas para distinguirlas. {Y} espera dentro, {x} ya esperó.',
  '12-14':
    'Árbol y alce: uno protege quedándose y el otro levantando la cabeza. {X} con {y} hacen un buen sitio para pensar sin que te sorprendan.',
  '12-16':
    'Del tejo salía el arco, y de {y} sale la flecha. Con {x} debajo, lo que apuntes irá lejos; por eso importa tanto el blanco.',
  '12-23':
    'Raíz y casa, lo que sostiene desde abajo. {X} cambia por dentro sin dejar el sitio, {y} conserva el sitio aunque cambien todos.',
  '13-15':
    'El cubilete al sol deja de dar miedo y sigue sin contar lo que lleva. {Y} alumbra la mesa entera menos el interior de {x}, y está bien que así sea.',
  '13-20':
    'Se agitan los dados y también el agua. {X} no sabe qué saldrá, {y} lo siente venir, y entre no saber y sentir hay que sentarse un momento.',
  '13-24':
    'La bolsa cerrada y la página lisa: doble ración de lo que no se puede leer. Si {x} y {y} coinciden, deja la respuesta para otro día y ocúpate de la mesa.',
  '14-17':
    'El alce guarda el claro donde crecen los abedules. Con {x} despierta, {y} puede permitirse ser tierna.',
  '14-20':
    'En la orilla, entre juncos, se oye el agua antes de verla. {X} avisa y {y} siente; fíate cuando digan lo mismo.',
  '15-22':
    'Sol y amanecer se buscan: {y} abre la ventana y {x} entra hasta el fondo del cuarto. Casi da pudor tanta claridad, y es buen momento para ordenar.',
  '15-20':
    'El sol sobre el lago hace dos cosas, calienta la superficie y deja el fondo en su sitio. {X} aclara, {y} conserva el secreto que todavía conviene.',
  '16-18':
    'Una flecha sabe adónde va y un caballo sabe con quién. {X} se queda sin mundo si {y} no la acompaña un trecho.',
  '16-23':
    'Defender la casa o defender lo justo, y a veces no coinciden. Entre {x} y {y} la pregunta es a quién le debes la verdad primero.',
  '17-21':
    'El abedul ya asoma, la semilla sigue cerrada. {X} y {y} hablan del mismo nacimiento en dos momentos, y conviene no tratarlos igual.',
  '17-23':
    'Brota algo nuevo en la casa de siempre. {Y} pone la tierra y {x} la rama que nadie plantó a propósito.',
  '18-19':
    'Confiar en el animal y confiar en la gente se aprenden en el mismo camino. {X} afloja la rienda; {y}, la opinión que tenía de sí.',
  '19-23':
    'Quién eres y de dónde vienes, cara a cara. {X} puede sentarse a la mesa de {y} con un nombre que allí no le pusieron.',
  '20-21':
    'Agua alrededor de la semilla: {x} ablanda, {y} decide cuándo se abre. No lo apures, que de ese trato no hay testigos.',
  '20-24':
    'Un lago sin viento y una piedra sin trazo se parecen en que devuelven tu cara. {X} siente y {y} calla, de modo que lo que veas ahí será en buena parte tuyo.',
  '21-22':
    'Ingwaz y Dagaz se tocan en la fila, y se entiende: lo que maduraba a oscuras ve la luz. El cierre y el alba son aquí la misma puerta.',
  '22-23':
    'Amanece y se ve la casa tal como es, con su grieta y su parra. {X} no cambia a {y}, la enseña entera.',
};
