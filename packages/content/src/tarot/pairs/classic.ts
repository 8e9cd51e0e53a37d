/**
 * Pairs that a reader of tarot knows by heart, each with what they say together. The key is the
 * lower id and the higher one; `{x}` is the card with the lower id, `{y}` the other.
 */
export const CLASSIC_PAIRS: Readonly<Record<string, string>> = {
  '0-1':
    '{X} y {y} forman el arranque de toda la baraja: uno trae las ganas, el otro la mesa puesta. Lo que aquí parecía ocurrencia ya tiene herramientas.',
  '0-9':
    'El joven que sale y el anciano que vuelve se cruzan en el mismo monte. Si {x} pone las piernas, {y} pone el farol, y a ninguno le sobra el otro.',
  '0-13':
    'La rosa blanca {de x} reaparece en el estandarte {de y}: es la misma flor al principio y al final. Lo que se despide aquí deja el camino tan libre como un primer día.',
  '0-16':
    '{X} camina hacia el borde y {y} se queda sin techo; la altura es lo que tienen en común. Juntas, las dos cartas preguntan qué riesgo eliges tú y cuál te viene dado.',
  '0-21':
    'Son la primera y la última carta del viaje, y salen juntas. Donde {y} cierra el círculo, {x} ya tiene un pie fuera: terminar y empezar son aquí el mismo gesto.',
  '0-4':
    'El hatillo frente al trono de piedra: {x} quiere salir y {y} quiere saber a qué hora se vuelve. Con un poco de cada uno, la aventura tiene presupuesto.',
  '1-2':
    'Él muestra, ella guarda; {x} enseña todo lo que hay en la mesa y {y} deja algo detrás del velo. Haz lo que sabes hacer, sin contar todavía todo lo que sabes.',
  '1-8':
    'El mismo signo del infinito flota sobre las dos cabezas. {X} lo usa para transformar lo de fuera y {y} para tratar con lo de dentro: la misma maestría, dos direcciones.',
  '1-15':
    'Los dos conocen el deseo y saben moverlo. La diferencia entre {x} y {y} es quién tiene las manos libres al final del trato.',
  '2-3':
    '{X} espera detrás del velo y {y} da fruto a pleno campo. Lo que una sabe en silencio la otra lo vuelve visible, con tiempo y buena tierra.',
  '2-5':
    'Dos maneras de saber: {y} lo dice en voz alta delante de sus alumnos y {x} lo deja a medio cubrir en el regazo. Entre la lección y la corazonada, aquí conviene oír a las dos.',
  '2-11':
    'Las dos se sientan entre columnas, y ninguna se apoya en ellas. Primero {x} escucha lo que no consta; después {y} decide con lo que consta.',
  '2-18':
    'La luna que {x} tiene a los pies es la que {y} pone en el cielo. Hay mucha intuición en la mesa y poca luz: apunta lo que notas y espera a la mañana para creerlo.',
  '3-4':
    'Campo y piedra, {x} y {y} son las dos mitades de una casa: lo que alimenta y lo que sostiene. Si una crece a costa de la otra, se nota pronto en la mesa.',
  '3-17':
    'Las estrellas de la corona {de x} y las del cielo {de y} riegan el mismo suelo. Lo que se cuidó a diario encuentra ahora calma para crecer.',
  '3-13':
    'El trigo de una y el caballo de la otra son del mismo campo: se siembra donde algo se segó. Cuidar y despedir, aquí, forman parte de la misma tarea.',
  '4-16':
    'El trono de piedra y la torre que se abre hablan de lo mismo: cuánto aguanta lo que construimos. {Y} no va contra {x}; le enseña en qué muro no había cimiento.',
  '4-8':
    'Hay dos maneras de mandar en la mesa: {x} se sienta en piedra, {y} pone la mano sobre el león. La segunda no necesita armadura, y conviene preguntarse por qué.',
  '5-6':
    'El maestro bendice y los amantes eligen. Con {x} cerca, {y} preguntan si el camino se escoge por lo que te enseñaron o por lo que sientes; a veces, por suerte, coincide.',
  '5-15':
    'En las dos cartas hay dos figuras pequeñas delante de una grande; cambia quién podría marcharse. Vale la pena mirar qué parte de la costumbre enseña y qué parte ata.',
  '6-14':
    'Un ángel vuela sobre {x} y otro mezcla las aguas en {y}. El vínculo que se elige un día se ajusta todos los demás, gota a gota.',
  '6-15':
    'La misma pareja sale en las dos cartas: en una con el cielo encima, en la otra con un lazo al cuello. {Y} no {y:niega|niegan} el amor, pregunta qué parte es elección y qué parte costumbre.',
  '6-11':
    'El corazón propone y la balanza pesa. Entre {x} y {y}, elegir bien consiste en que lo que sientes aguante que lo digas con exactitud.',
  '7-8':
    '{X} guía dos esfinges y {y} calma a un león: ímpetu que avanza e ímpetu que se queda. Lo que se conquista con ruedas no dura sin paciencia.',
  '7-10':
    'La esfinge tira del carro en una carta y corona la rueda en la otra. Conduces lo que puedes conducir, dicen {x} y {y}, y lo demás gira a su hora.',
  '7-9':
    'El anciano ya alumbró el suelo que tenía delante; al auriga le toca poner ruedas sobre él. Lo que estaba decidido a solas pide ahora un primer tramo a la vista de todos.',
  '7-16':
    '{X} acelera y {al y} le cae el rayo. Vistas a la vez, las dos cartas aconsejan revisar el camino antes que la velocidad.',
  '8-15':
    'Dos fieras en la mesa: una tiene nombre de león y la otra lleva cuernos. Lo que {y} ata con deseo, {x} lo desata de cerca y sin pelear.',
  '9-17':
    'En el farol {de x} arde una estrella; en {y} está fuera, en lo alto. La luz que se buscaba a solas resulta ser la que ya estaba sobre todos.',
  '9-19':
    'De un farol a pleno sol: lo que {x} ha pensado a oscuras {y} lo deja a la vista. Ya no hace falta alumbrar cada piedra.',
  '9-18':
    'Hay noche en las dos cartas y solo una lleva farol. Que {x} acompañe {al y} significa que la niebla se cruza con poca luz, pero propia.',
  '10-21':
    'Las cuatro criaturas de la rueda vuelven a las esquinas {de y}. Lo que en una daba vueltas en la otra se completa: era un ciclo, y tenía final.',
  '10-16':
    'La rueda gira y la torre se abre: dos maneras de que algo se mueva sin consultarte. Lo que decides es qué pones a salvo primero.',
  '10-12':
    'Todo gira en una carta y en la otra alguien se deja colgar. Quizá la mejor forma de pasar esta vuelta sea mirarla del revés y sin agarrarse.',
  '11-20':
    'La balanza y la trompeta no hablan de castigos. {X} {x:pone|ponen} los hechos en orden y {y} te {y:llama|llaman} a levantarte con ellos, tal como son.',
  '11-15':
    'La espada de una corta lo que en la otra solo estaba enredado. Mirar con exactitud el precio de lo que te ata es lo que piden {x} y {y}.',
  '12-13':
    'La pausa y el final van seguidos en la baraja y aquí también se tocan. Lo que {x} miró del revés tanto tiempo, {y} por fin lo deja ir.',
  '12-16':
    '{X} cuelga en calma y {y} se abre con estruendo. Lo que no cambió a fuerza de esperar puede cambiar deprisa, y a quien ya lo miró del revés le sorprende menos.',
  '13-14':
    'Después del caballo, el agua: {x} despide y {y} vuelve a mezclar lo que queda. La despedida y la medida se ayudan; ninguna de las dos tiene prisa.',
  '13-19':
    'Los dos van a caballo: en una cabalga lo que termina, en la otra un niño con los brazos abiertos. El sol que asomaba entre las torres es el mismo que ahora ocupa el cielo.',
  '13-18':
    'Las dos torres del fondo son las mismas en ambas cartas, una con sol y otra con luna. Lo que se despide aquí cruza primero por una zona de sueño y de dudas.',
  '13-20':
    'Una carta cierra los ojos de algo y la otra toca la trompeta. Lo que termina no se pierde: vuelve a levantarse con otra forma y con tu nombre.',
  '13-21':
    'Son dos finales distintos: {x} deja ir y {y} reúne. Aquello terminó, vienen a decir, y además estaba completo.',
  '14-17':
    'En las dos cartas se vierte agua: {x} la pasa de copa a copa, {y} la devuelve a la tierra. Lo que se midió con cuidado ya puede darse sin contar.',
  '14-15':
    'La medida y el exceso salen codo con codo. Donde {y} pide más, {x} pregunta cuánto cabe en la copa, y la pregunta basta para aflojar el lazo.',
  '15-16':
    'La cadena floja y el muro que se abre van seguidos en la baraja, por algo. Si {x} {x:enseña|enseñan} el trato, {y} {y:tira|tiran} la casa donde se firmó.',
  '15-21':
    'Una pareja atada en una carta, una figura que baila en la otra. Lo que va {de x} {al y} es apenas un lazo que se levanta por encima de la cabeza.',
  '16-17':
    'Después del rayo viene bien el agua: {y} riega justo el solar que {x} dejó libre. Sin techo se ven mejor las estrellas, y ya no hay fachada que sostener.',
  '16-19':
    'El rayo y el sol son dos maneras de que entre la luz, una de golpe y otra poco a poco. Lo que {x} abre, {y} lo calienta.',
  '17-18':
    'Son dos cartas de noche y de agua. {X} vierte con confianza lo que {y} mira con recelo: el estanque es el mismo, cambia quién se asoma.',
  '17-19':
    'Una luz lejana y otra que calienta. Con {x} se espera algo bueno y con {y} se tiene a la altura de los ojos.',
  '18-19':
    'La noche y el día, que en la baraja van seguidos, se tocan también en tu mesa. Lo que con {x} era lobo o perro, con {y} tiene dueño y nombre.',
  '19-20':
    'El niño abre los brazos en una carta y en la otra los abren los que despiertan. La alegría {de x} es también una llamada, y {y} la {y:toma|toman} en serio.',
  '20-21':
    'La trompeta y la danza cierran la baraja, y aquí van juntas. Quien respondió a la llamada {de x} baila en el círculo {de y}, sin que nadie le ponga nota.',
};
