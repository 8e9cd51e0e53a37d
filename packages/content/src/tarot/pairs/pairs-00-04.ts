/** The other pairs whose lower card is one of the first five, by the two ids. */
export const PAIRS_00_04: Readonly<Record<string, string>> = {
  '0-2':
    'El Loco enseña todo lo que lleva y la Sacerdotisa no enseña nada. Entre los dos hay un pacto posible: salir ya, y guardar silencio sobre el motivo.',
  '0-3':
    'Quien camina con un hatillo pasa junto al trigo de la Emperatriz y encuentra dónde sentarse. Las ganas de irse y las de quedarse a ver crecer algo son, aquí, igual de sinceras.',
  '0-5':
    'El Loco pregunta por qué y el Hierofante contesta desde cuándo. Lo fresco necesita a alguien que conozca el camino, y la norma, a alguien que todavía se sorprenda.',
  '0-6':
    'Un paso al aire y dos que se miran: el Loco no sabe adónde va y los Enamorados saben con quién. Falta juntar esas dos informaciones.',
  '0-7':
    'El Loco va a pie y sin mapa; el Carro, con ruedas y con meta. Si el primero le presta las ganas al segundo, el viaje deja de parecer una conquista.',
  '0-8':
    'El perro del Loco y el león de la Fuerza son el mismo animal a dos tamaños: el instinto. Uno avisa a los talones, el otro se deja acariciar; a los dos conviene escucharlos.',
  '0-10':
    'El Loco sale sin plan y la Rueda de la Fortuna gira sin pedirlo. Lo que se mueve solo y lo que mueves tú cuestan de distinguir, y quizá no haga falta.',
  '0-11':
    'La ligereza del Loco llega a la mesa de la Justicia y hay que pesarla. No para reprochársela: para saber cuánto cuesta el primer paso y quién lo paga.',
  '0-12':
    'Los dos tienen un pie en el aire. El del Loco va hacia delante y el del Colgado se queda a pensar, y esa diferencia es casi todo el asunto.',
  '0-14':
    'El Loco bebería de la fuente; la Templanza mide antes la copa. Una aventura con dosis suena a poco y es lo que mejor dura.',
  '0-15':
    'Libre de equipaje uno, atada la pareja de la otra carta. El Loco recuerda, delante del Diablo, que las cadenas de esa argolla nunca estuvieron cerradas.',
  '0-17':
    'Poco peso, mucho cielo: el Loco y la Estrella se parecen en lo que no llevan. Donde uno da el paso, la otra le pone una luz al fondo para que no sea solo un impulso.',
  '0-18':
    'El borde del Loco, de noche, no se ve. La Luna aconseja lo mismo que el perro: salir, sí, pero con alguien que conozca el sendero.',
  '0-19':
    'El joven de la rosa y el niño del caballo podrían ser la misma persona con media mañana de diferencia. El Loco y el Sol hablan de una alegría que no pide credenciales.',
  '0-20':
    'La trompeta del Juicio y el paso del Loco responden a la misma hora. Una llama por tu nombre, el otro ya tiene un pie fuera: falta mirar si van al mismo sitio.',
  '1-3':
    'El Mago hace y la Emperatriz deja crecer. Con la mano de uno y la tierra de la otra, lo que era truco pasa a ser cosecha, a cambio de esperar.',
  '1-4':
    'La mesa del Mago cabe en la sala del Emperador. La habilidad encuentra sitio fijo y horario; la autoridad, a alguien que sabe hacer las cosas y no solo mandarlas.',
  '1-5':
    'El Mago enseña lo que puede; el Hierofante, lo que recibió. Entre inventar y repetir hay un aprendizaje honrado: citar al maestro y firmar la propia versión.',
  '1-6':
    'Sobre la mesa del Mago hay cuatro herramientas; delante de los Enamorados, una elección. La destreza sirve para casi todo, menos para decidir a quién o qué quieres.',
  '1-7':
    'Manos que preparan y ruedas que salen: el Mago arma lo que el Carro saca del taller. Cuida que lo segundo no empiece antes de que esté apretado el último tornillo.',
  '1-9':
    'La varita del Mago y el farol del Ermitaño alumbran cosas distintas: una lo posible, el otro lo necesario. Antes de hacer todo lo que sabes, mira qué hace falta.',
  '1-10':
    'El Mago mueve las manos y la Rueda de la Fortuna se mueve sola. La gracia está en reconocer el instante en que un gesto pequeño, bien puesto, aprovecha toda esa vuelta.',
  '1-11':
    'Lo que el Mago promete, la Justicia lo pesa. De las dos cartas sale un consejo sencillo: ofrece solo lo que puedas dejar por escrito.',
  '1-12':
    'El Mago tiene las manos ocupadas y el Colgado las tiene a la espalda. Entre los dos sugieren que la herramienta que falta es parar.',
  '1-13':
    'El Mago sabe empezar y la Muerte sabe terminar. Dejar libre la mesa, aquí, es parte del oficio: sobre una mesa llena no se trabaja.',
  '1-14':
    'Los dos mezclan: el Mago con cuatro objetos, la Templanza con dos copas y paciencia. Si algo no sale, baja el fuego antes de cambiar de receta.',
  '1-16':
    'El rayo de la Torre cae cerca de una mesa muy ordenada. Lo que el Mago tenía en la mano sigue valiendo; lo que dependía del decorado, no tanto.',
  '1-17':
    'El brazo en alto del Mago toca lo que la Estrella vierte. La voluntad encuentra un para qué, y con un para qué trabaja menos tensa.',
  '1-18':
    'A la luz de la Luna, hasta la mesa del Mago parece llena de otras cosas. Usa las manos en lo que puedas tocar y deja lo demás para cuando amanezca.',
  '1-19':
    'El Mago trabaja bajo techo y el Sol abre las ventanas. Lo que has hecho con cuidado ya aguanta que lo miren de cerca.',
  '1-20':
    'La trompeta del Juicio suena en el taller del Mago. El talento y la llamada rara vez coinciden en horario, y aquí se les ve llegar a la vez.',
  '1-21':
    'Cuatro palos en la mesa del Mago, cuatro criaturas alrededor del Mundo: los mismos elementos, antes y después. De una carta a la otra va todo lo que separa tener los medios de haberlos reunido.',
  '2-4':
    'La Sacerdotisa calla y el Emperador dicta. Cuando lo que se sabe y lo que se ordena no coinciden, conviene que hable primero quien menos habla.',
  '2-6':
    'Dos columnas enmarcan a la Sacerdotisa; dos miradas, a los Enamorados. Hay algo que ya intuyes de lo que vas a elegir y que todavía no has dicho a nadie.',
  '2-7':
    'El Carro quiere salir y la Sacerdotisa le pide una noche. La velocidad de uno y el silencio de la otra se llevan bien si van por turnos: oír y después rodar.',
  '2-8':
    'Ninguna de las dos levanta la voz. La Sacerdotisa espera detrás de un velo y la Fuerza espera junto a un león: la misma calma, con distinto riesgo.',
  '2-9':
    'Un velo y un farol: la Sacerdotisa guarda lo que el Ermitaño busca. Quizá lleves lejos la luz para encontrar algo que estaba sentado en casa.',
  '2-10':
    'La Rueda de la Fortuna da vueltas delante de alguien que no se mueve. La Sacerdotisa recuerda que, en medio de los cambios, hay una cosa tuya que no gira.',
  '2-12':
    'El silencio de la Sacerdotisa y la quietud del Colgado se parecen mucho. Aquí se aprende sin hacer nada, siempre que no hacer nada se haga a conciencia.',
  '2-13':
    'Lo que la Sacerdotisa intuía en silencio, la Muerte lo nombra como una etapa que se acaba. Saber y despedir son dos trabajos, y el primero está hecho.',
  '2-14':
    'Agua quieta detrás de una, agua que pasa de copa a copa en la otra. La Sacerdotisa pone la intuición y la Templanza, la dosis en que conviene contarla.',
  '2-15':
    'Detrás del velo hay algo callado; al pie del pedestal, algo atado. La Sacerdotisa y el Diablo señalan el mismo punto: lo que no se dice tira con más fuerza.',
  '2-16':
    'La Torre se abre y el velo de la Sacerdotisa se mueve con el viento. Lo que sale a la luz no es nuevo para ti: solo deja de ser un secreto.',
  '2-17':
    'La Sacerdotisa se guarda el agua detrás y la Estrella la reparte. Entre callar y dar hay un punto medio: decirlo a quien tenga sed.',
  '2-19':
    'La Sacerdotisa prefiere la penumbra y el Sol no sabe lo que es eso. Una verdad íntima pide asomarse, y se puede elegir la ventana.',
  '2-20':
    'El velo invita a escuchar hacia dentro; la trompeta llama desde fuera. Que la Sacerdotisa y el Juicio coincidan sugiere que las dos voces dicen lo mismo; compruébalo despacio.',
  '2-21':
    'El velo de la Sacerdotisa y la corona del Mundo rodean cosas distintas: uno tapa, la otra reúne. Lo que se sabía a medias encuentra aquí las piezas que faltaban.',
  '3-5':
    'La Emperatriz cuida y el Hierofante enseña: dos modos de pasar algo a quien viene detrás. Mira cuál de los dos recibiste más, porque el otro es el que te sale con esfuerzo.',
  '3-6':
    'El campo de la Emperatriz y el jardín de los Enamorados comparten sol. Elegir es una cosa y alimentar lo elegido es otra; la segunda no se hace en un día.',
  '3-7':
    'El Carro pasa junto al trigo y levanta polvo. La Emperatriz no le pide que pare, sino que mire qué se dobla a su paso.',
  '3-8':
    'La Emperatriz cuida un campo y la Fuerza cuida una fiera, con las mismas manos sin guantes. Las dos saben que lo vivo no se empuja.',
  '3-9':
    'La mesa de la Emperatriz está llena y el Ermitaño cena aparte. Entre la abundancia y el retiro cabe una invitación: que alguien suba un plato, o que alguien baje.',
  '3-10':
    'El trigo tiene estaciones y la Rueda de la Fortuna también. Lo que cuida la Emperatriz pasa por su vuelta entera, y la parte en que no se ve nada cuenta igual.',
  '3-11':
    'La Emperatriz da sin mirar y la Justicia mira antes de dar. Pesar el cariño parece frío hasta que se descubre quién lo estaba poniendo todo.',
  '3-12':
    'Crecer y esperar se confunden entre estas dos cartas. La Emperatriz le dice al Colgado que su quietud puede ser barbecho, y él a ella que no todo lo que se riega quiere crecer.',
  '3-14':
    'Agua para el campo, agua de copa a copa: la Emperatriz es generosa y la Templanza mide. Con la medida de una y la tierra de la otra, el cuidado deja de cansar.',
  '3-15':
    'El placer de la Emperatriz alimenta y el del Diablo retiene, y desde fuera cuesta distinguirlos. Una pista: fíjate en cómo te levantas de la mesa.',
  '3-16':
    'Junto al campo de la Emperatriz hay una torre que se abre. Lo construido tiembla y lo sembrado no, y eso ya dice dónde conviene poner el cuidado.',
  '3-18':
    'El trigo, de noche, hace ruidos raros. La Luna le inventa monstruos al campo de la Emperatriz, y por la mañana siguen siendo espigas.',
  '3-19':
    'Trigo y sol: poco hay que explicar. La Emperatriz pone la constancia, el Sol las horas de luz, y tu parte es no taparles la ventana.',
  '3-20':
    'La trompeta del Juicio suena en pleno campo. Lo que la Emperatriz ha cuidado tanto tiempo pide levantarse por su pie, y dejarlo también es quererlo.',
  '3-21':
    'La Emperatriz tiene el campo y el Mundo tiene la danza: lo que crece y lo que ya está completo. Se puede celebrar la cosecha sin dejar de regar.',
  '4-5':
    'Dos asientos altos, el del que manda y el del que enseña. Entre el Emperador y el Hierofante sobran normas; la tuya, si la hay, tendrá que hacerse sitio con educación.',
  '4-6':
    'El Emperador pide un compromiso y los Enamorados piden un sí. No es lo mismo: uno se firma, el otro se siente, y lo bueno empieza cuando se parecen.',
  '4-7':
    'El Emperador está sentado y el Carro ya salió. Donde uno pone murallas, el otro pone ruedas; hace falta decidir qué parte se queda quieta para que la otra avance.',
  '4-9':
    'El trono mira a la plaza y el farol, al suelo. El Emperador quiere resolver y el Ermitaño quiere entender: dale una hora a cada uno, sin que se interrumpan.',
  '4-10':
    'La piedra del Emperador y la vuelta de la Rueda de la Fortuna no se llevan bien. Lo que gira pide reglas con bisagra, de las que se abren sin romperse.',
  '4-11':
    'Las dos cartas hablan de orden, pero el Emperador lo pone y la Justicia lo pesa. Una regla tuya se sostendrá mejor si puedes explicársela a quien le toca cumplirla.',
  '4-12':
    'Sentado en piedra uno, colgado de un pie el otro: el control y la entrega, frente a frente. Quizá mandar, esta vez, consista en no tocar nada.',
  '4-13':
    'El trono parecía para siempre y el caballo pasa por delante sin bajar la cabeza. Lo que el Emperador sostiene y lo que la Muerte despide se reparten la casa: hay que decir qué va en cada habitación.',
  '4-14':
    'El Emperador traza la línea y la Templanza la suaviza con agua. Un límite que se puede ajustar dura más que uno que hay que defender.',
  '4-15':
    'Trono y pedestal se parecen desde abajo. El Emperador sostiene y el Diablo retiene, y la prueba es sencilla: mira qué pasa si te levantas.',
  '4-17':
    'La armadura del Emperador pesa más al lado de la Estrella, que trabaja a la intemperie. Una protege y la otra confía; puedes quitarte primero los guantes.',
  '4-18':
    'El Emperador quiere límites y la Luna los borra. Con poca luz, las órdenes se cumplen mal; pide datos antes de dar instrucciones.',
  '4-19':
    'Junto al Sol, la piedra del Emperador se calienta y deja de dar respeto. La autoridad que sabe reírse de sí misma consigue más y grita menos.',
  '4-20':
    'El trono invita a quedarse y la trompeta, a levantarse. Entre el Emperador y el Juicio está la diferencia entre un cargo y una vocación.',
  '4-21':
    'El Emperador cierra con murallas y el Mundo con laurel. Las dos cosas rodean, pero solo en una se puede bailar; piensa cuál estás construyendo.',
};
