/** The other pairs whose lower card is El Hierofante or a later one, by the two ids. */
export const PAIRS_05_21: Readonly<Record<string, string>> = {
  '5-7':
    'El Hierofante conoce la ruta y el Carro tiene las ruedas. Preguntar antes de acelerar no le quita mérito al viaje.',
  '5-8':
    'El maestro habla desde su asiento y la mujer, al oído del león. El Hierofante enseña la regla; la Fuerza, el tacto con que se aplica.',
  '5-9':
    'Dos sabios que no coinciden: el Hierofante tiene discípulos y el Ermitaño, un farol. Aprende de uno en público y contrástalo con el otro a solas.',
  '5-10':
    'La tradición del Hierofante ha visto pasar muchas vueltas de la Rueda de la Fortuna. Lo que se repite puede ser rito o puede ser rutina: cambia que alguien recuerde para qué.',
  '5-11':
    'Lo debido y lo justo se sientan juntos. El Hierofante dice qué se espera de ti y la Justicia pregunta si te corresponde; vale la pena oír a los dos.',
  '5-12':
    'El Hierofante pone las cosas derechas y el Colgado las mira del revés. Una enseñanza que aguanta esa prueba merece seguir en casa.',
  '5-13':
    'Una costumbre y un final: el Hierofante conserva y la Muerte despide. De lo heredado se puede guardar la llave y dejar ir la cerradura.',
  '5-14':
    'El Hierofante da la receta y la Templanza corrige de sal. Lo aprendido se vuelve tuyo cuando cambias una cantidad.',
  '5-16':
    'La Torre se abre junto a la sala del Hierofante, y se ve qué muro sostenía algo. La creencia que quede en pie será más corta y más tuya.',
  '5-17':
    'El Hierofante bendice bajo techo y la Estrella, a la intemperie. Hay una fe aprendida y otra que sale al mirar hacia arriba; no tienen por qué pelearse.',
  '5-18':
    'El Hierofante trae respuestas y la Luna trae preguntas raras. Con lo que se sueña no sirve el manual; con el miedo, en cambio, ayuda alguien que haya pasado por ahí.',
  '5-19':
    'El Sol entra en la sala del Hierofante y los alumnos miran por la ventana. Lo serio y lo alegre pueden enseñar la misma lección, y lo segundo se recuerda mejor.',
  '5-20':
    'La voz del maestro y la trompeta del ángel piden atención a la vez. El Hierofante dice lo correcto y el Juicio, lo que te despierta: mira por cuál de las dos cosas te levantas.',
  '5-21':
    'El Hierofante marca los pasos y el Mundo los baila. Llega un punto en que la norma se cumple sin mirarla, y ahí es donde deja de pesar.',
  '6-7':
    'Los Enamorados escogen y el Carro se pone en marcha. Mejor lo uno antes que lo otro, porque a buena velocidad cuesta preguntar si era por aquí.',
  '6-8':
    'El ángel vuela sobre dos que se miran; la mujer se inclina sobre un león. Los Enamorados hablan de atracción y la Fuerza, de cómo se trata lo que muerde.',
  '6-9':
    'Dos que se miran y uno que se aparta: entre los Enamorados y el Ermitaño está la vieja cuestión de cuánto espacio cabe en un vínculo. La respuesta se mide en tardes.',
  '6-10':
    'La Rueda de la Fortuna gira por debajo de los Enamorados, y lo que se eligió en una estación se vuelve a elegir en otra. No es duda, es mantenimiento.',
  '6-12':
    'Elegir y quedar en suspenso se tocan aquí. El Colgado les pide a los Enamorados que cambien de sitio un momento y miren la elección con los ojos de enfrente.',
  '6-13':
    'El jardín de los Enamorados y el caballo de la Muerte están en el mismo camino. En todo vínculo hay una forma que caduca para que el fondo siga; toca distinguirlos.',
  '6-16':
    'Al cielo abierto de los Enamorados le sale enfrente una torre. Lo que se dice a la luz no teme el rayo; lo que se calló para llevarse bien pide ahora su turno.',
  '6-17':
    'El ángel de los Enamorados y las luces de la Estrella velan sin intervenir. Lo que hay entre dos se cuida con gestos pequeños, como se riega de noche, sin que nadie lo vea.',
  '6-18':
    'A la luz de la Luna los Enamorados se ven a medias, y cada cual completa lo que falta. Antes de elegir por intuición, pregunta una cosa concreta.',
  '6-19':
    'El mismo sol brilla sobre los Enamorados y sobre el niño que acompaña al Sol. Lo que se quiere con sencillez se nota, y casi siempre se nota en la risa.',
  '6-20':
    'Los Enamorados eligen y el Juicio llama: hay decisiones que se toman y otras que se reconocen. Esta se parece más a oír tu nombre que a comparar listas.',
  '6-21':
    'Dos figuras en una carta, una sola que baila en la otra. Entre los Enamorados y el Mundo se ve que elegir bien a alguien, o algo, también te reúne por dentro.',
  '7-11':
    'El Carro va con prisa y la Justicia mira de frente. Avanzar sin saltarse a nadie es el ejercicio que proponen las dos cartas.',
  '7-12':
    'Ruedas en una carta y una cuerda en la otra. El Carro se desespera con el Colgado, hasta que descubre que parado se lee mejor el mapa.',
  '7-13':
    'El Carro gana terreno y la Muerte lo deja libre, cada uno a su paso. Antes de correr, mira qué se está yendo por su cuenta y ya no hace falta empujar.',
  '7-14':
    'Dos esfinges sin riendas, dos copas sin derrame: el Carro y la Templanza saben llevar dos cosas a la vez. Uno con firmeza, la otra con medida, que es una firmeza lenta.',
  '7-15':
    'El Carro tira hacia delante y el Diablo sujeta por detrás con algo que gusta. Antes de acusar a las ruedas, mira qué llevas enganchado.',
  '7-17':
    'El dosel del Carro lleva estrellas pintadas y la Estrella las tiene de verdad. La meta se ve mejor de noche y con las ruedas quietas.',
  '7-18':
    'El Carro entra en un tramo con poca luz. La Luna le quita velocidad, no destino: con las esfinges al paso también se llega.',
  '7-19':
    'Caballo suelto, brazos abiertos, y al lado un auriga tenso. El Sol le recuerda al Carro que se puede avanzar y, además, disfrutar del aire.',
  '7-20':
    'La trompeta del Juicio detiene al Carro en plena marcha. Vale la pena frenar lo que dura el toque, por si el camino era el de al lado.',
  '7-21':
    'El Carro quiere llegar y el Mundo ya está dando la vuelta. Puestas una junto a otra, las dos cartas preguntan qué harás el día siguiente a la meta.',
  '8-9':
    'La Fuerza se acerca a lo que ruge y el Ermitaño se aleja para oírlo. Son las dos distancias del mismo valor, y hacen falta las dos.',
  '8-10':
    'A la Rueda de la Fortuna no la frena nadie y al león tampoco. La Fuerza enseña a quedarse cerca de lo que no se controla sin dejarse arrastrar.',
  '8-11':
    'Una mano sobre la fiera y otra en la balanza. La Justicia pide exactitud y la Fuerza pide tacto: se puede decir la verdad sin apretar la mandíbula.',
  '8-12':
    'La Fuerza sostiene y el Colgado se suelta. Aquí la paciencia tiene dos caras, la que hace y la que deja hacer, y el cansancio suele venir de confundirlas.',
  '8-13':
    'La mano suave de la Fuerza y el paso lento de la Muerte van bien juntos. Lo que se despide con ternura protesta menos.',
  '8-14':
    'La Fuerza amansa y la Templanza mezcla: nada se impone y todo cambia de temperatura. Lo que hoy hierve se puede entibiar sin apagarlo.',
  '8-16':
    'El rayo hace más ruido que el león. Cuando la Torre se abre, la Fuerza es quien se queda al lado preguntando qué se puede salvar.',
  '8-17':
    'La Fuerza calma a la fiera y la Estrella vierte agua: las dos trabajan con las manos abiertas. Lo que parecía pedir pelea agradece constancia y frescor.',
  '8-18':
    'El lobo de la Luna y el león de la Fuerza se parecen de lejos. Lo que asusta a oscuras cambia cuando alguien le pone la mano encima y le habla bajo.',
  '8-19':
    'El león y el astro son viejos amigos. La Fuerza guarda el calor y el Sol lo reparte; entre los dos hay coraje para decir lo que te alegra.',
  '8-20':
    'La Fuerza habla bajito y el Juicio toca la trompeta. Te llaman a levantarte, y puedes hacerlo sin regañarte por no haberlo hecho antes.',
  '8-21':
    'Quien se entendió con su león puede bailar en el centro. La Fuerza llega al Mundo sin haber derribado nada, y ese es su mérito.',
  '9-10':
    'El Ermitaño está quieto y la Rueda de la Fortuna no. Desde la cumbre, la vuelta entera se ve como un dibujo, y en el dibujo se nota dónde estás.',
  '9-11':
    'Un farol y una espada: el Ermitaño busca y la Justicia decide. Lo que hayas visto a solas conviene ponerlo en palabras que otra persona pueda comprobar.',
  '9-12':
    'El Ermitaño se aparta y el Colgado se detiene: dos pausas vecinas, a distinta altura. Hay mucho pensado, y falta quizá una voz que lo baje de ahí.',
  '9-13':
    'El farol del Ermitaño alumbra el camino por el que pasa el caballo de la Muerte. Mirar de frente lo que termina quita miedo, y para eso basta poca luz.',
  '9-14':
    'El Ermitaño alumbra y la Templanza mezcla, cada cual sin prisa. Él entiende y ella aplica, en dosis de cada día, lo entendido.',
  '9-15':
    'El Ermitaño se queda a solas y el Diablo retiene en compañía. Entre el aislamiento y el apego hay una puerta, y el farol llega justo hasta ella.',
  '9-16':
    'Desde su cumbre, el Ermitaño ve abrirse la Torre y no corre. Lo que pensó a solas le sirve ahora: sabe qué piedras eran de verdad.',
  '9-20':
    'El farol alumbra de cerca y la trompeta llama de lejos. El Ermitaño tuvo tiempo de preparar la respuesta; el Juicio le pide que la diga en voz alta.',
  '9-21':
    'El Ermitaño en su cumbre y el Mundo en su corona están en lo alto, uno a solas y el otro rodeado. Bajar a compartirlo es el tramo que queda.',
  '10-11':
    'La Rueda de la Fortuna reparte sin mirar y la Justicia mira antes de repartir. Hay una parte de suerte y una parte de cuenta, y conviene no cambiarlas de sitio.',
  '10-13':
    'La Rueda de la Fortuna gira y la Muerte cierra: una vuelta se termina de verdad. Lo que empiece será otra, aunque use el mismo eje.',
  '10-14':
    'Algo gira deprisa y alguien vierte despacio. La Templanza le pone ritmo a la Rueda de la Fortuna: no la frena, aprende su compás.',
  '10-15':
    'Hay vueltas que se repiten porque giran y otras porque están atadas. Entre la Rueda de la Fortuna y el Diablo, toca ver cuál de las dos es la tuya.',
  '10-17':
    'La Rueda de la Fortuna sube y baja, la Estrella no se mueve. Para no marearte en la vuelta, mira a lo lejos y siempre al mismo punto.',
  '10-18':
    'Entre la vuelta de la Rueda de la Fortuna y la niebla de la Luna, los planes aguantan poco. Te llevarás mejor con esta etapa si cambias el pronóstico por la observación.',
  '10-19':
    'El Sol brilla siempre en el mismo sitio y la Rueda de la Fortuna entra y sale de él. Cuando toque luz, aprovéchala; cuando toque sombra, acuérdate de que es una vuelta.',
  '10-20':
    'La Rueda de la Fortuna mueve y el Juicio despierta. Lo que giraba por inercia tiene ocasión de girar a propósito, con que alguien se levante.',
  '11-12':
    'La Justicia mira de frente y el Colgado mira del revés. Entre los dos ven la cuenta entera, incluida la renuncia que nadie apuntó.',
  '11-13':
    'La espada separa y el caballo se lleva lo separado. La Justicia y la Muerte piden un cierre en orden: qué se queda, qué se devuelve, qué se agradece.',
  '11-14':
    'Balanza y copas: la Justicia quiere exactitud y la Templanza, proporción. Lo exacto divide por la mitad; lo proporcionado mira quién tiene sed.',
  '11-16':
    'La Torre dice la verdad de golpe y la Justicia, en voz normal. Si la segunda se adelanta, la primera tiene menos que hacer.',
  '11-17':
    'La Justicia cuenta cada gota y la Estrella las regala. Hay deudas que se pagan y otras que se sueltan; reconocer cuál es cuál descansa mucho.',
  '11-18':
    'La Justicia necesita luz y la Luna da poca. Deja la decisión en suspenso y busca otro dato, que de noche los platos se leen mal.',
  '11-19':
    'La Justicia pesa y el Sol enseña. A plena luz las cuentas se hacen solas, y algunas resultan más amables de lo que parecían.',
  '11-21':
    'La balanza en equilibrio y el círculo del laurel se entienden. La Justicia pone el último peso y el Mundo da por buena la cuenta, con las manos libres.',
  '12-14':
    'El Colgado se vacía y la Templanza vuelve a llenar, poco a poco. Después de una pausa no hace falta recuperar el tiempo, sino la medida.',
  '12-15':
    'Una cuerda al pie y una cadena al cuello. La del Colgado enseña algo y la del Diablo entretiene; mira cuál de las dos llevas puesta.',
  '12-17':
    'Quien cuelga cabeza abajo ve el cielo a sus pies. El Colgado y la Estrella comparten una calma que no viene de tenerlo resuelto.',
  '12-18':
    'El Colgado está quieto y la Luna lo mueve todo. En la espera, la imaginación trabaja horas extra; dale un cuaderno y ponle horario.',
  '12-19':
    'El halo del Colgado era un sol pequeño, y aquí está el grande. Lo que se entendió en la quietud, dice el Sol, ya puede salir a jugar.',
  '12-20':
    'Suena la trompeta y alguien sigue atado por un pie. Entre el Colgado y el Juicio hay un nudo que ahora sí conviene soltar, y está flojo.',
  '12-21':
    'Las piernas del Colgado y las de la figura del Mundo dibujan la misma cruz, una hacia abajo y otra hacia arriba. Es la misma postura; en medio está el haberse soltado.',
  '13-15':
    'La Muerte despide y el Diablo retiene. Lo que se acaba tira todavía un poco, y ese tirón no es una orden: es la cadena, que suena al aflojarse.',
  '13-16':
    'Dos cartas de final, una a paso lento y otra de golpe. La Muerte y la Torre coinciden en lo importante: el terreno queda libre y es tuyo.',
  '13-17':
    'Detrás del caballo queda el campo; y en el campo, alguien que vierte agua. La Muerte deja el sitio y la Estrella lo riega, sin preguntar qué había antes.',
  '14-16':
    'La Templanza mide gotas y la Torre las suelta de golpe. El arte, entre las dos, está en ordenar con paciencia lo que se supo de pronto.',
  '14-18':
    'La Templanza mezcla agua clara y la Luna la enturbia. Deja reposar el vaso antes de beber: lo que es barro baja solo.',
  '14-19':
    'La Templanza busca el punto y el Sol lo calienta. Poca cosa hay que añadir; vigila solo que el entusiasmo no haga hervir la mezcla.',
  '14-20':
    'El ángel que vierte y el ángel que llama podrían ser el mismo a distinta hora del día. La Templanza prepara en silencio lo que el Juicio pide en voz alta.',
  '14-21':
    'Un pie en tierra y otro en el agua, un pie en el suelo y otro en el aire. La Templanza ajusta lo que el Mundo baila: ese equilibrio se ensaya antes de lucirse.',
  '15-17':
    'El Diablo alumbra un rincón y la Estrella, el cielo entero. Lo que ata se vuelve pequeño cuando hay otra cosa a la que mirar.',
  '15-18':
    'Cuernos y aullidos: hay mucho ruido y poca luz. El Diablo exagera lo que tira de ti y la Luna lo que temes; a los dos los calma un dato.',
  '15-19':
    'Las dos cartas tienen fuego, una en el sótano y otra en lo alto. El Sol le pregunta al Diablo si esa alegría necesita candado.',
  '15-20':
    'El Juicio toca y el Diablo tapa los oídos con algo agradable. Levantarse, entre estas dos cartas, empieza por notar el peso del lazo.',
  '16-18':
    'La Torre alumbra un segundo y la Luna, toda la noche y a medias. Entre el susto y la duda, fíate de lo que viste durante el relámpago y compruébalo de día.',
  '16-20':
    'El rayo y la trompeta vienen de arriba y los dos despiertan. La Torre quita una pared y el Juicio dice para qué sirve el hueco.',
  '16-21':
    'Una corona cae en la Torre y otra, de laurel, se cierra en el Mundo. Se ve la diferencia entre lo que se alzó por aparentar y lo que se completó andando.',
  '17-20':
    'La Estrella guía en silencio y el Juicio llama por el nombre. La luz estuvo ahí todo el tiempo; lo nuevo es que alguien te pide que te levantes a seguirla.',
  '17-21':
    'La luz lejana y el círculo cumplido se miran de un extremo a otro del camino. La Estrella sostuvo las ganas y el Mundo enseña en qué se convirtieron.',
  '18-20':
    'La Luna confunde las voces y el Juicio toca una sola. Entre tanto eco, la tuya es la que se repite sin asustar.',
  '18-21':
    'La Luna deja el camino a medias y el Mundo lo cierra. Lo que anduviste a tientas también cuenta como vuelta completa.',
  '19-21':
    'El niño y la figura que danza tienen los brazos igual de abiertos. El Sol alegra el principio y el Mundo el final, y a ti te toca no saltarte el medio.',
};
