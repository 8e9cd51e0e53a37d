/** What two cards as they lie say together, by both in the order of the deck, whichever came first. */
export const BRIDGES: Readonly<Record<string, string>> = {
  'El Loco|El Mago':
    'Uno se lo lleva todo sin saber usarlo, el otro sabe usarlo todo sin moverse del sitio. El hatillo y la mesa contienen, quizá, lo mismo.',
  'El Loco|El Mago inv':
    'Tiene gracia la mesa volcada del Mago, y más gracia que el Loco pase por encima silbando: empezar te sale solo, preparar no, y alguien recoge las copas.',
  'El Loco|La Sacerdotisa':
    'Él se va sin preguntar y ella sabe sin contar: el hatillo y el rollo cerrado podrían hacerse compañía, y ninguno de los dos se acerca.',
  'El Loco|La Sacerdotisa inv':
    'El Loco parte sin leer nada y el rollo caído parte con él sin que se note: lo que no se quiso saber viaja también en el hatillo.',
  'El Loco|La Emperatriz':
    'Uno se va con un hatillo, la otra tiene el trigo alto y un cojín de sobra. ¿Se queda quien {quieres|querés} que se quede, o lo que da pereza mover?',
  'El Loco|La Emperatriz inv':
    'El hatillo del Loco pesa poco; el trono de cojines, volcado, pesa tanto porque ahí te {quedas|quedás} a cuidar. Irse y quedarse te reclaman la misma mano.',
  'El Loco|El Emperador':
    'El hatillo cabe en una mano y el trono de piedra no hay quien lo mueva: uno tienta con irse, el otro con quedarse, y los dos hablan de descanso.',
  'El Loco|El Emperador inv':
    'Al trono volcado se le escapó un joven con hatillo: donde nadie manda, irse es facilísimo, y cuesta saber si eso ya era libertad.',
  'El Loco|El Hierofante':
    'El maestro ofrece dos llaves y el Loco no encuentra ninguna cerradura en el campo abierto. Algo de aquellas reglas te serviría, y te cuesta reconocer cuál.',
  'El Loco|El Hierofante inv':
    'El hatillo va al hombro y las llaves del maestro cuelgan del revés: {tienes|tenés} las ganas, te sobra el permiso y te falta alguien que conozca el camino.',
  'El Loco|Los Enamorados':
    'Al Loco le basta con un hatillo; a los Enamorados, ni un ángel les ahorra elegir. Irse con todo era fácil: irse eligiendo deja algo en el suelo.',
  'El Loco|Los Enamorados inv':
    'Irse con el hatillo ahorra elegir, y las miradas que se esquivan ahorran contestar. Entre ambas cartas hay un adiós o un sí que aún no suena.',
  'El Loco|El Carro':
    'Uno va a pie sin rumbo y el otro en carro con dos: ganas de salir hay por triplicado, y nadie ha dicho adónde se quería llegar.',
  'El Loco|El Carro inv':
    'El Loco sale a pie y el carro, con sus dos esfinges, no sale: a la ligereza le falta rueda, al peso le falta silbido, y comparten destino.',
  'El Loco|La Fuerza':
    'Un paso ligero junto al borde, una mano lenta sobre el león: las ganas y la paciencia quieren llegar al mismo sitio y no se ponen de acuerdo en el ritmo.',
  'El Loco|La Fuerza inv':
    'Junto al precipicio, el Loco lleva un perro que avisa y un león que asusta: con un ladrido y un rugido a la vez, lo sensato apenas se oye.',
  'El Loco|El Ermitaño':
    'El Loco sale sin mirar el mapa, el Ermitaño tiene la luz y no se mueve del monte. A tu asunto le sobra uno de los dos, según la hora.',
  'El Loco|El Ermitaño inv':
    'El hatillo pide calle y el farol tapado pide que lo dejen en paz: las ganas de irse y las de esconderse salen por la misma puerta.',
  'El Loco|La Rueda de la Fortuna':
    'Ni el Loco mira dónde pisa ni la Rueda avisa dónde para. De tanto fiarlo a la suerte, lo que {prefieres|preferís} se ha quedado sin pronunciar.',
  'El Loco|La Rueda de la Fortuna inv':
    'Cuando la Rueda gira en contra, hay quien se sienta y hay quien, como el Loco, sale a caminar igual. Lo que no se sabe es si salió o escapó.',
  'El Loco|La Justicia':
    'Tanta ligereza de hatillo junto a una espada tan recta produce cierta incomodidad: alguien quiere irse contento y alguien quiere que se firme lo que queda.',
  'El Loco|La Justicia inv':
    'Con la balanza torcida cualquiera se va, y el Loco, ligero, ya está en el borde. Irse deja la cuenta tal como está, a favor de quien está.',
  'El Loco|El Colgado':
    'Los dos tienen un pie en el aire, el Loco para irse y el Colgado para quedarse: la misma postura, dos planes, y un perro que mira a ambos.',
  'El Loco|El Colgado inv':
    'El Loco se va silbando y el Colgado invertido se retuerce por irse: uno no sabe qué lo espera, el otro no sabe qué lo retiene.',
  'El Loco|La Muerte':
    'El jinete cierra un camino y el Loco se le cuelga del estribo, feliz, a ver adónde va. Tanto desapego tiene su encanto y una despedida saltada.',
  'El Loco|La Muerte inv':
    'El perro tira del Loco hacia delante, el jinete le cierra el paso sin mala intención. Quien quiere empezar y quien no acaba de terminar comparten zapatos.',
  'El Loco|La Templanza':
    'El Loco viaja sin medir y el ángel mide hasta la última gota: cada uno sonríe ante la manera del otro, y el camino que comparten es estrecho.',
  'El Loco|La Templanza inv':
    'Ni el Loco mira el suelo ni el agua mira la copa: tanta soltura da gusto de ver, y alguien viene por detrás con un trapo.',
  'El Loco|El Diablo':
    'El Loco pasa junto al pedestal y le parece una feria; la pareja de la cadena, que llegó riendo igual, ya no se acuerda de cuándo se quedó.',
  'El Loco|El Diablo inv':
    'Hatillo al hombro y cadena en el suelo: nada retiene, nada pesa, y se nota un frío leve, difícil de explicar, donde iba el collar.',
  'El Loco|La Torre':
    'Uno camina hacia el borde por gusto, a los otros los echa un rayo por la ventana. Visto de lejos el salto es el mismo; {tú|vos} {conoces|conocés} la diferencia.',
  'El Loco|La Torre inv':
    'La torre cruje sin caerse y el Loco, que no tiene paredes, le pregunta a qué espera. ¿Cuál de los dos está más a salvo?',
  'El Loco|La Estrella':
    '¿Se puede confiar tanto, el Loco en el camino y la Estrella en el agua, sin llevar ni un vaso? Hay fe para los dos; lo práctico no tiene dueño.',
  'El Loco|La Estrella inv':
    'Con el cántaro seco no se emprende viaje, salvo que alguien se llame Loco. Salir sin esperar nada puede ser valentía o cansancio con hatillo.',
  'El Loco|La Luna':
    'Para el Loco lo que no se ve es parte del encanto; para el lobo de la Luna, motivo de aullido. {Oyes|Oís} los dos y llevan el mismo paso.',
  'El Loco|La Luna inv':
    'Con la luna vuelta se distinguen por fin el sendero y el precipicio; el joven del hatillo silba entre los dos, y nadie sabe si ha mirado.',
  'El Loco|El Sol':
    'Hatillo, girasoles, un perro y un caballo: no hay nada que objetar. La alegría va tan ligera que a nadie se le ha ocurrido preguntarle adónde.',
  'El Loco|El Sol inv':
    'El Loco camina contento bajo un sol que no calienta. Falta saber si la alegría va en el hatillo o si era del perro, que viene detrás.',
  'El Loco|El Juicio':
    'Al Loco no le hace falta que lo llamen; a los del Juicio los despierta una trompeta. {Dices|Decís} que fue un impulso, y suena a algo largamente oído.',
  'El Loco|El Juicio inv':
    'El Loco salió sin que sonara la trompeta: o se adelantó a la llamada o la llamada era otra, y el perro, por si acaso, mira hacia atrás.',
  'El Loco|El Mundo':
    'Desde dentro del laurel, el silbido del Loco suena a vacaciones o a recaída. Entre una vuelta completa y un paso sin mapa, el perro duda.',
  'El Loco|El Mundo inv':
    'Falta un palmo de laurel y el Loco ya mira otro camino. Te gustan los comienzos, eso se ve; la corona abierta también se ve.',
  'El Loco inv|El Mago':
    'Todo está sobre la mesa del Mago y el Loco cabeza abajo revisa otra vez el hatillo: sobra preparación, y hay un hueco donde iba el gesto.',
  'El Loco inv|El Mago inv':
    'El hatillo sin atar y la mesa sin ordenar se dan conversación: se habla del viaje con mucho detalle, y los detalles ocupan el sitio del viaje.',
  'El Loco inv|La Sacerdotisa':
    'Tanto calla la Sacerdotisa, tanto duda el Loco en su borde, que la pregunta y la respuesta se pasan la tarde en cuartos contiguos.',
  'El Loco inv|La Sacerdotisa inv':
    '¿Qué pesa más en el hatillo sin atar, lo que se teme o lo que se intuía? El rollo lo dice y está, también él, boca abajo.',
  'El Loco inv|La Emperatriz':
    'En el trono de cojines se está tan bien que el Loco, patas arriba, llama prudencia a no salir. Algo crece en el trigo y algo se acostumbra.',
  'El Loco inv|La Emperatriz inv':
    'Sin salir al camino y sin regar el trigo, todo queda en el umbral: ni aventura ni casa, y un perro que mira hacia los dos lados.',
  'El Loco inv|El Emperador':
    'Al trono de piedra le gustan los planes y al hatillo abierto se le ha caído todo; entre tanta regla y tanto descuido falta un compromiso de tu tamaño.',
  'El Loco inv|El Emperador inv':
    'Ni el caminante se atreve al borde ni el rey baja de su piedra: hay miedo a empezar y miedo a soltar, y los dos se dan la razón.',
  'El Loco inv|El Hierofante':
    'Con las reglas tan bien explicadas y dos acólitos atentos, no es extraño que el Loco se quede al borde. Obedecer protege; también enseña a tener vértigo.',
  'El Loco inv|El Hierofante inv':
    'Hay ganas de hacerlo a tu modo, sin las llaves del Hierofante, que cuelgan al revés. El hatillo volcado dice que tu modo aún no tiene forma.',
  'El Loco inv|Los Enamorados':
    'Elegir a alguien, o algo, se parece a un borde, y el Loco cabeza abajo lo sabe; los Enamorados, mientras, se quedan mirando como si hubiera suelo.',
  'El Loco inv|Los Enamorados inv':
    'Ni irse ni quedarse, ni esto ni aquello: el hatillo se deshace solo mientras dos miradas se evitan, y la indecisión ya va teniendo muebles.',
  'El Loco inv|El Carro':
    'Mientras el Carro aguarda, el Loco, cabeza abajo, rebusca en el hatillo un motivo para no subir. Los hay buenos, los hay inventados, y se parecen.',
  'El Loco inv|El Carro inv':
    'Uno no quiere salir y el otro no consigue andar: dos viajes parados por motivos opuestos, y el mismo polvo sobre el hatillo y sobre las ruedas.',
  'El Loco inv|La Fuerza':
    'La mano que amansa al león podría con el hatillo sin esfuerzo: valor hay, y del tranquilo; el pie, en cambio, sigue pidiendo uno más vistoso.',
  'El Loco inv|La Fuerza inv':
    'Por no saltar, el Loco se aferra al borde; por no temblar, el león ruge. Es un miedo con dos disfraces, y ninguno le sienta bien.',
  'El Loco inv|El Ermitaño':
    'Al anciano le basta con ver el paso que toca; al Loco invertido, ni viendo el camino entero le basta. Tu cautela podría ser sabiduría o una excusa con canas.',
  'El Loco inv|El Ermitaño inv':
    'Uno no se atreve a salir y el otro no se deja encontrar: entre el hatillo deshecho y el farol tapado, la conversación más larga la {tienes contigo|tenés con vos}.',
  'El Loco inv|La Rueda de la Fortuna':
    'Por no subirse a la Rueda, el Loco, cabeza abajo, se perdió tres vueltas y las recuerda todas. La cuarta pasa cerca, y ni el perro se mueve.',
  'El Loco inv|La Rueda de la Fortuna inv':
    'Para dar el paso, el Loco espera que cambie la suerte; para girar, la Rueda espera un empujón. Se tienen una paciencia mutua que empieza a ser absurda.',
  'El Loco inv|La Justicia':
    'La balanza está quieta, con todo pesado, y el Loco invertido pide pesar otra vez: las razones alcanzan; lo que no da la medida es el pie.',
  'El Loco inv|La Justicia inv':
    'Sin fiarse de la balanza no hay paso, y sin dar el paso no hay qué pesar. En ese círculo pequeño se ha sentado el perro del Loco.',
  'El Loco inv|El Colgado':
    'El Loco teme acabar cabeza abajo y el Colgado lo está, tan sereno: entre los dos se balancea un miedo que nadie ha mirado desde el otro lado.',
  'El Loco inv|El Colgado inv':
    'El precipicio asusta a uno y la cuerda harta al otro: ni saltar ni seguir colgando, y el suelo, que estaba ahí, no convence a ninguno.',
  'El Loco inv|La Muerte':
    'El esqueleto pasó con su estandarte y el hatillo sigue en el suelo: aquello terminó, lo otro no empieza, y en el medio {vives tú|vivís vos}.',
  'El Loco inv|La Muerte inv':
    'Nadie salta y nadie se despide: el hatillo y el estandarte cuelgan del mismo clavo, y quedarse parece una decisión que no consta en ninguna parte.',
  'El Loco inv|La Templanza':
    'Al Loco se le vació el hatillo en el aire y el ángel lo mide todo en dos copas: o se deja caer, o no se deja probar; falta un paso corto.',
  'El Loco inv|La Templanza inv':
    'Vuelca el hatillo, vuelca la copa: por no caer te {agarras|agarrás} a cualquier exceso, y el suelo, que estaba a un palmo, sigue sin usarse.',
  'El Loco inv|El Diablo':
    'Con una cadena tan floja el Loco podría salir, y con un pie tan prudente no le hace falta cadena. Cada excusa descansa en la otra.',
  'El Loco inv|El Diablo inv':
    'Abierta la cadena, quieto el pie por pura prudencia: {eres|sos} libre de ir adonde quieras, y el hatillo todavía no sabe qué hace falta llevar.',
  'El Loco inv|La Torre':
    'Con la torre cayendo, lo raro es que el Loco se aferre al borde. Hay sacudidas que piden moverse y un miedo muy formal que pide pruebas.',
  'El Loco inv|La Torre inv':
    'El pie en el aire, el rayo detenido: ni el salto ni el derrumbe ocurren, y sostener ese casi cansa más que cualquiera de los dos.',
  'El Loco inv|La Estrella':
    'El agua de la Estrella corre sin garantías y el Loco invertido pide una por cada paso: esperanza hay; lo que no llega es el recibo.',
  'El Loco inv|La Estrella inv':
    'Al Loco invertido le faltó suelo y a la Estrella, agua. Con esas dos ausencias se entiende la quietud; lo que no se entiende es que no lo cuentes.',
  'El Loco inv|La Luna':
    'Al perro del Loco le ha salido un coro de aullidos: con tanto aviso ya no se distingue cuál era por el precipicio y cuál por costumbre.',
  'El Loco inv|La Luna inv':
    'La noche ya no esconde nada, ni el lobo ni el precipicio, y el Loco sigue sin mover el pie: el miedo se fue y le dejó las llaves a la costumbre.',
  'El Loco inv|El Sol':
    'Un día espléndido, los girasoles mirando, y el Loco cabeza abajo contando piedras: al gusto de salir le falta muy poco, y ese poco tiene cara de permiso.',
  'El Loco inv|El Sol inv':
    'Un pie que no sale y un sol que no calienta: la pereza parece miedo, el miedo parece pereza, y el perro, mientras, quiere paseo.',
  'El Loco inv|El Juicio':
    'La trompeta dice tu nombre con todas las letras y el hatillo sigue sin atar: contestar parece fácil; lo enredado es presentarse con lo puesto.',
  'El Loco inv|El Juicio inv':
    'Ni te llamaron ni saliste, o te llamaron justo mientras revisabas el hatillo. La trompeta muda y el pie parado cuentan cada cual su versión.',
  'El Loco inv|El Mundo':
    'A la vista del laurel terminado, el Loco vuelve a atar el hatillo por si había que empezar de nuevo. Llegar le queda más grande que caminar.',
  'El Loco inv|El Mundo inv':
    'A un lado lo que no empieza, al otro lo que no se acaba: hatillo y laurel abiertos los dos, y en medio un presente larguísimo.',
  'El Mago|La Sacerdotisa':
    'Con un brazo en alto se anuncia; con un rollo en el regazo se sabe. {Muestras|Mostrás} lo que te sale bien, y lo que importa sigue detrás del velo.',
  'El Mago|La Sacerdotisa inv':
    'En la mesa del Mago hay sitio para todo menos para el rollo que rodó por detrás: se actúa con brillo, y lo que se intuía no fue invitado.',
  'El Mago|La Emperatriz':
    'Al Mago le basta un gesto para empezar, al trigo un verano entero para dar. Entre tanta chispa y tanta espera, tu asunto quisiera saber en qué mes está.',
  'El Mago|La Emperatriz inv':
    '{Sabes|Sabés} hacer casi todo lo que hay en esa mesa, menos sentarte en el trono mullido a que otra persona lo haga por {ti|vos}.',
  'El Mago|El Emperador':
    'Uno levanta el brazo y la cosa empieza; el otro se sienta y la cosa dura. {Tienes|Tenés} buena mano para lo uno, y el asunto pregunta por la silla.',
  'El Mago|El Emperador inv':
    'A falta de autoridad, bueno es el ingenio: el trono está volcado y la mesa del Mago funciona. Se arregla casi todo menos quién responde por ello.',
  'El Mago|El Hierofante':
    '{Sabes|Sabés} hacerlo, la mesa del Mago está puesta; lo que te detiene es querer que el maestro de la triple corona diga que así está bien.',
  'El Mago|El Hierofante inv':
    'Mesa propia y llaves ajenas vueltas del revés: lo {haces|hacés} a tu manera, te sale, y aun así {miras|mirás} de reojo si alguien lo aprueba.',
  'El Mago|Los Enamorados':
    'La mano del Mago sabe hacer cuatro cosas y el ángel solo pide una: en medio de tanto talento, la palabra sí se ha vuelto pequeña y rarísima.',
  'El Mago|Los Enamorados inv':
    'Sobre la mesa del Mago está todo dispuesto y los Enamorados no se miran: {montas|montás} la escena completa, y falta la parte que no se puede montar.',
  'El Mago|El Carro':
    '{Tienes|Tenés} las herramientas y {tienes|tenés} las esfinges, y con tanto poder reunido el viaje se va en demostrarlo. El destino es lo único que no está sobre la mesa.',
  'El Mago|El Carro inv':
    'Es fácil prometer con el brazo en alto y la mesa puesta; el carro volcado lleva dentro lo prometido. {Convences|Convencés} muy bien y {transportas|transportás} poco.',
  'El Mago|La Fuerza':
    'Una mesa llena de recursos, unas manos que no usan ninguno: {tienes|tenés} las cuatro herramientas del Mago y el león solo entiende la caricia.',
  'El Mago|La Fuerza inv':
    'Junto a la copa, la espada, el basto y el oro, alguien ha dejado un león. Hay maña para lo que obedece; lo otro respira debajo del mantel.',
  'El Mago|El Ermitaño':
    'Al Mago le quema la mesa en las manos y el anciano pasea su farol una noche más: {tienes|tenés} con qué hacerlo y no el sitio desde donde mirarlo.',
  'El Mago|El Ermitaño inv':
    'La mesa del Mago ofrece cuatro herramientas y el farol invertido las deja a oscuras: {puedes|podés} más de lo que {crees|creés}, pero hace mucho que nadie lo presencia.',
  'El Mago|La Rueda de la Fortuna':
    'Del Mago es la mano y de la rueda, el giro: cuando algo sale, ambos reclaman el aplauso; lo que sigue en el aire no lo reclama nadie.',
  'El Mago|La Rueda de la Fortuna inv':
    'Manos capaces, rueda quieta: con todas las herramientas sobre la mesa, lo único que no se fabrica es la ocasión, y esas manos no saben esperar sentadas.',
  'El Mago|La Justicia':
    'El Mago puede hacerlo; la Justicia pregunta si toca. Entre la mesa llena y la espada recta, hay alguien a quien {quieres|querés} dejar fuera de la cuenta.',
  'El Mago|La Justicia inv':
    'Se nota la mano del Mago en esta balanza torcida: el truco salió redondo, y alguien se quedó mirando la mesa con una cuenta sin hacer.',
  'El Mago|El Colgado':
    'Todo dispuesto sobre la mesa y el dueño colgado de un pie, mirándola del revés. No hacer nada puede ser el mejor truco o el más largo.',
  'El Mago|El Colgado inv':
    'El Mago alza un brazo y el Colgado invertido quiere soltar los suyos: hay maña en un lado, impaciencia en el otro, y un nudo que pedía dedos lentos.',
  'El Mago|La Muerte':
    'El Mago prueba con la copa, con la espada, con el oro, y el que viene a caballo no regatea: sobre la mesa queda un objeto sin usar.',
  'El Mago|La Muerte inv':
    'Cualquiera diría que sobre la mesa del Mago hay con qué empezar otra cosa; el jinete, que no se mueve, ocupa justo el sitio de esa otra cosa.',
  'El Mago|La Templanza':
    'Abrir un frente y afinar una mezcla son oficios distintos: el Mago levanta el brazo, el ángel corrige media gota. Cada cual mira al otro trabajar con desconfianza.',
  'El Mago|La Templanza inv':
    'La habilidad del Mago cabe en cuatro objetos; el agua del ángel invertido no cabe en nada. {Sabes|Sabés} cómo, y el cuánto se te va entre los dedos.',
  'El Mago|El Diablo':
    '{Puedes|Podés} hacerlo, con todo lo que hay en la mesa del Mago; {puedes|podés} irte, con la cadena así de floja. Mientras, el hábito contesta por {ti|vos}.',
  'El Mago|El Diablo inv':
    'La mesa está puesta y la cadena, en el suelo: con todo a favor asoma una incomodidad nueva, la de no saber empezar cuando nada estorba.',
  'El Mago|La Torre':
    'El brazo del Mago pedía algo del cielo y del cielo bajó un rayo: la corona por el suelo, las herramientas intactas y el plan sin autor.',
  'El Mago|La Torre inv':
    'Una torre a punto y el Mago haciéndola sostenerse con dos monedas y una frase: {consigues|conseguís} que aguante, y por eso mismo nadie la revisa.',
  'El Mago|La Estrella':
    'El Mago pone las herramientas, la Estrella pone la fe y el agua. Tanta promesa junta se parece a empezar, y la espada sigue limpia sobre la mesa.',
  'El Mago|La Estrella inv':
    'Hay de todo en la mesa, hasta la copa, y la Estrella está sin agua: sobran medios y no se encuentra el motivo con que empezar.',
  'El Mago|La Luna':
    'Cuatro cosas claras sobre la mesa y un cangrejo que sale de no se sabe dónde: lo que {dominas|dominás} y lo que te asusta nunca han compartido mantel.',
  'El Mago|La Luna inv':
    'Se aclaró la noche, el cangrejo se ve pequeño y la mesa está puesta. Lo que impedía empezar se fue; la costumbre de no empezar, no del todo.',
  'El Mago|El Sol':
    'Se te da bien empezar, y al Sol le encanta que se empiece: falta ver quién sigue junto a la mesa cuando el niño se aburra del caballo.',
  'El Mago|El Sol inv':
    'La mesa del Mago está completa y el sol, patas arriba: se hace todo lo que se sabe hacer, y lo bien hecho no acaba de calentar.',
  'El Mago|El Juicio':
    'La trompeta pide una respuesta y el Mago ofrece cuatro: capacidad no falta; lo que aún no está sobre la mesa es cuál lleva tu nombre.',
  'El Mago|El Juicio inv':
    'La mano del Mago está en alto y la trompeta apunta al suelo: {sabes|sabés} hacer todo lo que nadie te pide, y lo que te piden suena lejísimos.',
  'El Mago|El Mundo':
    'El laurel está cerrado y el Mago saca otra herramienta: todo se completó, todo funciona, y unas manos inquietas no saben qué hacer con tanto descanso.',
  'El Mago|El Mundo inv':
    'Todo lo que hace falta está en la mesa del Mago y el laurel sigue abierto por un lado: empezar enamora a las manos, rematar las aburre.',
  'El Mago inv|La Sacerdotisa':
    'Cuanto más explica el Mago con la mesa patas arriba, menos se mueve la Sacerdotisa ante su velo: lo que uno adorna, la otra se lo calla.',
  'El Mago inv|La Sacerdotisa inv':
    'Mucho se ha movido en la mesa del Mago para no leer el rollo caído de la Sacerdotisa: allí consta, con letra tuya, lo que tanto ingenio rodea.',
  'El Mago inv|La Emperatriz':
    'El trigo crece solo y el Mago invertido quiere apuntarse el milagro: es mucho truco para algo que pedía riego, sol y que lo dejaran tranquilo.',
  'El Mago inv|La Emperatriz inv':
    'Sobre la mesa volcada hay recetas para todo y en el campo de trigo no hay quien riegue: ideas para cuidar no faltan; manos, un par.',
  'El Mago inv|El Emperador':
    'Mucho discurso en la mesa del Mago invertido y poca palabra en el trono de piedra: uno promete, otro exige, y lo pendiente no oye a ninguno.',
  'El Mago inv|El Emperador inv':
    'Ni mano ni mando: las herramientas por el suelo, el cetro por el suelo, y dos maneras de aparentar control que se aplauden con educación.',
  'El Mago inv|El Hierofante':
    'El maestro enseña con las llaves quietas, el Mago se salta tres páginas y se le cae la mesa. Saber cómo era el paso dos resultaría casi humillante.',
  'El Mago inv|El Hierofante inv':
    'Ni el manual ni el ingenio: las llaves y la mesa andan por el suelo. Lo que hay que hacer es más simple de lo que da vergüenza admitir.',
  'El Mago inv|Los Enamorados':
    'El ángel pide una palabra y de la mesa revuelta salen veinte. Alguna era la verdadera, y con tanto brillo cuesta reconocerla.',
  'El Mago inv|Los Enamorados inv':
    'Palabras hábiles en la mesa revuelta y dos miradas que no se cruzan: se ha convencido a todo el mundo, salvo a quien tenía que elegir.',
  'El Mago inv|El Carro':
    'El carro sale con el dosel reluciente y la mesa del Mago se quedó por el suelo: hay velocidad, hay aplauso, y lo necesario para el viaje no va a bordo.',
  'El Mago inv|El Carro inv':
    'Herramientas desordenadas, esfinges en desacuerdo: hay con qué y hay con quién, y falta que dos cosas apunten un rato hacia el mismo sitio.',
  'El Mago inv|La Fuerza':
    'La mano que calma al león no conoce trucos, y la del Mago invertido no conoce otra cosa. Lo que funcionaba era sencillo, y da vergüenza enseñarlo.',
  'El Mago inv|La Fuerza inv':
    'Al león no se lo convence con trucos, y a la mesa revuelta no se la ordena a rugidos: gastadas la astucia y la rabia, la calma sigue en su envoltorio.',
  'El Mago inv|El Ermitaño':
    'El farol se acerca a la mesa del Mago y se ve el doble fondo: entender el truco fue cosa tuya; guardarlo o contarlo pesa distinto cada noche.',
  'El Mago inv|El Ermitaño inv':
    'Con la mesa patas arriba y el farol tapado, pensar y hacer se estorban en la oscuridad. Hay que buscar una cosa pequeña, y se está buscando la grande.',
  'El Mago inv|La Rueda de la Fortuna':
    'Toca la vuelta buena de la rueda y las manos, revolviendo la mesa, no hallan con qué recibirla. La ocasión está delante; la copa, en algún sitio.',
  'El Mago inv|La Rueda de la Fortuna inv':
    'La mesa revuelta y la rueda atascada se señalan una a otra: entre la mala racha y la mala maña queda un trozo que nadie reclama.',
  'El Mago inv|La Justicia':
    'A la espada recta le basta un dato, y la mesa del Mago invertido ofrece veinte anécdotas. Entre tanta maña el dato está, en algún bolsillo.',
  'El Mago inv|La Justicia inv':
    '¿Quién empezó a inclinar la balanza? La mesa del Mago está en el suelo, cada cual recogió lo que le convenía y la suma, milagrosamente, cuadra.',
  'El Mago inv|El Colgado':
    'La mesa del Mago, volcada, está llena de intentos; el Colgado se quedó con uno solo, el de no intentar. Nadie sabe cuánto de esa quietud es elegida.',
  'El Mago inv|El Colgado inv':
    'Trucos por un lado, tirones por el otro, y la cuerda impasible: se ha probado todo lo rápido, y lo lento está ahí, sin estrenar.',
  'El Mago inv|La Muerte':
    'Al jinete del estandarte no lo distraen los juegos de manos: algo acabó, y en la mesa revuelta se ensaya todavía una manera de que no se note.',
  'El Mago inv|La Muerte inv':
    'Arreglo sobre arreglo, con lo que cae de la mesa, se mantiene vivo lo que el jinete no se decide a llevarse. Cansa más el remiendo que la falta.',
  'El Mago inv|La Templanza':
    'Al ángel le basta con dos copas para tener la tarde entera; al Mago se le cayó la mesa de tanto poner. Algo pide hacerse despacio y con menos cosas.',
  'El Mago inv|La Templanza inv':
    'Mezclar sin medida y mezclar sin saber dan la misma copa turbia; ni el Mago ni el ángel, los dos del revés, recuerdan qué se quería preparar.',
  'El Mago inv|El Diablo':
    '{Cambias|Cambiás} de truco, nunca de mesa: al Mago invertido se le ocurre todo menos levantar con dos dedos esa cadena floja.',
  'El Mago inv|El Diablo inv':
    'La cadena está abierta y las herramientas ruedan sin dueño: {eres|sos} libre de hacer casi todo, y tiembla justo la mano que sabía cómo.',
  'El Mago inv|La Torre':
    'Una mesa llena de trampas y un rayo que no hace excepciones: cayó lo que se sostenía con alfileres, y entre las chispas brilla un alfiler bueno.',
  'El Mago inv|La Torre inv':
    'Las herramientas ruedan por la mesa volcada y el rayo queda en amenaza: se ensaya un truco que lo sostenga todo, y la grieta mira.',
  'El Mago inv|La Estrella':
    'La Estrella da agua con dos cántaros y el Mago, boca abajo, la anuncia, la mejora y la estropea un poco. Nadie ha probado el agua sola.',
  'El Mago inv|La Estrella inv':
    'Se acabaron los trucos y no queda agua en el cántaro: por un rato no hay nada que prometer, y la gente se queda igual, mirándote.',
  'El Mago inv|La Luna':
    'Cuesta decir qué inquieta más, lo que aúlla bajo la luna o los trucos de una mesa revuelta para que no se oiga.',
  'El Mago inv|La Luna inv':
    'A la luz del día se le ven los hilos al Mago, y el cangrejo, aliviado, vuelve al estanque. Descubrir el truco te quitó el miedo y también la ilusión.',
  'El Mago inv|El Sol':
    'A pleno sol el juego de manos pierde la gracia: lo que querías mostrar era más simple que el truco, y el niño del caballo lo adivina.',
  'El Mago inv|El Sol inv':
    'Hay trucos para parecer contento a cualquier hora, y el Mago invertido los tiene todos; los girasoles, que no saben fingir, miran al suelo.',
  'El Mago inv|El Juicio':
    'La trompeta te llama por lo que {eres|sos} y el Mago invertido contesta con lo que sabe hacer. Entre las dos respuestas hay un silencio sin adornos.',
  'El Mago inv|El Juicio inv':
    'La trompeta da al suelo y el brazo del Mago también: se te ocurren mil arranques, todos ingeniosos, alrededor de la única cosa que no {respondes|respondés}.',
  'El Mago inv|El Mundo':
    'Que todo haya salido tan redondo, con la mesa del Mago hecha un desastre, despierta una duda: si fue talento, si fue suerte, si alguien ordenó por la noche.',
  'El Mago inv|El Mundo inv':
    'A la corona de laurel le falta un trozo y en la mesa revuelta sobran tres explicaciones. Contar por qué no se acaba ocupa más que acabarlo.',
  'La Sacerdotisa|La Emperatriz':
    'Una sabe y no lo dice, la otra da sin que se lo pidan: con el velo corrido y el trigo tan a mano, se recibe mucho y se entiende poco.',
  'La Sacerdotisa|La Emperatriz inv':
    'La Emperatriz se prodiga hasta quedarse sin cojín; la Sacerdotisa no presta ni una letra de su rollo. Das cosas, {guardas|guardás} palabras, y se echan de menos las palabras.',
  'La Sacerdotisa|El Emperador':
    'Ella calla lo que sabe y él ordena lo que no sabe: dos asientos muy dignos, frente a frente, y una pregunta que ninguno se rebaja a hacer.',
  'La Sacerdotisa|El Emperador inv':
    'Cuanto más grita el trono volcado, más calla la del velo; con ese reparto de voces, lo importante lo sabe quien no habla.',
  'La Sacerdotisa|El Hierofante':
    'El maestro habla para dos acólitos, la Sacerdotisa para nadie; {llevas|llevás} en el bolsillo una regla aprendida y una corazonada, y solo una sale en las conversaciones.',
  'La Sacerdotisa|El Hierofante inv':
    '{Tienes|Tenés} una certeza sin testigos: la Sacerdotisa calla, y el Hierofante, con la corona en el suelo, perdió la autoridad para confirmarla.',
  'La Sacerdotisa|Los Enamorados':
    'Entre las dos columnas, con el velo echado, alguien sabe a quién mira cada uno. Los Enamorados esperan al ángel; la respuesta está más cerca, y callada.',
  'La Sacerdotisa|Los Enamorados inv':
    'Si ella abriera el rollo, las dos miradas tendrían dónde posarse. Mientras calla, la elección se aplaza con mucha elegancia, y el plazo cuelga del velo.',
  'La Sacerdotisa|El Carro':
    'El carro quiere salida y ella, quieta entre dos columnas, no se aparta: hay prisa por llegar y una página sin leer que pesa en el regazo.',
  'La Sacerdotisa|El Carro inv':
    'La Sacerdotisa conoce el motivo y el carro volcado no: se empuja una rueda, se empuja la otra, y lo que traba el eje está detrás del velo.',
  'La Sacerdotisa|La Fuerza':
    'Con el rollo en el regazo y la mano en el león, todo está bajo control y nada está dicho: tu calma impresiona, y también deja a los demás adivinando.',
  'La Sacerdotisa|La Fuerza inv':
    'Detrás de tanto velo, un león: lo que se calla con elegancia ruge con motivo, y entre el silencio y el zarpazo falta una frase corriente.',
  'La Sacerdotisa|El Ermitaño':
    'Una espera a que le pregunten y el otro sube al monte a buscar con su farol: tu silencio sabe bastante, y aun así sale cada noche a investigar.',
  'La Sacerdotisa|El Ermitaño inv':
    'La Sacerdotisa no abre el velo, el anciano no abre la puerta. Entre dos que saben y no hablan, se oye hasta el ruido de una silla.',
  'La Sacerdotisa|La Rueda de la Fortuna':
    'La rueda gira a la vista de todos y ella, quieta entre columnas, parece conocer el truco: algo {sabes|sabés} de este vaivén que nunca has puesto en palabras.',
  'La Sacerdotisa|La Rueda de la Fortuna inv':
    'Quizá el motivo del atasco esté escrito en ese rollo y la del velo lo sepa desde hace tres vueltas. La rueda no pregunta; ella tampoco insiste.',
  'La Sacerdotisa|La Justicia':
    'La Sacerdotisa sabe y la Justicia pesa lo que le cuentan. Mientras el rollo siga cerrado, la balanza será exacta con la mitad de la historia.',
  'La Sacerdotisa|La Justicia inv':
    'La Sacerdotisa vio inclinarse la balanza y guardó el rollo. Callar fue prudente, fue cómodo y fue, además, una manera de poner el dedo en un platillo.',
  'La Sacerdotisa|El Colgado':
    'Dos silencios con buena cara: la del velo sabe y no lo dice, el de la cuerda ve y no se mueve. Tanta hondura, y la cena sin hacer.',
  'La Sacerdotisa|El Colgado inv':
    'Ella podría estar así la vida entera, con el rollo cerrado; el Colgado invertido, ni un minuto más. Un secreto y una impaciencia comparten banco.',
  'La Sacerdotisa|La Muerte':
    'La Sacerdotisa no mueve ni el velo; el jinete no se detiene por nadie. Callar algo que termina, ¿lo retrasa o solo lo deja sin palabras?',
  'La Sacerdotisa|La Muerte inv':
    'Lo que la Sacerdotisa no dice y el jinete no termina de cerrar es, tal vez, una sola cosa, guardada bajo llave por el lado de dentro.',
  'La Sacerdotisa|La Templanza':
    'El rollo no se abre, la mezcla no se prueba en público. Hay tanta cautela en tu forma de llevar esto que la cautela empieza a contar la historia.',
  'La Sacerdotisa|La Templanza inv':
    'De ella no sale ni una gota y del ángel se sale todo: entre el rollo cerrado y la copa desbordada, lo que falta decir busca su tamaño.',
  'La Sacerdotisa|El Diablo':
    'Hay un secreto que {guardas|guardás} y otro que te guarda a {ti|vos}. El velo de la Sacerdotisa y la cadena floja están hechos, se diría, de la misma tela.',
  'La Sacerdotisa|El Diablo inv':
    'La cadena se abrió y el rollo continúa cerrado: te soltaste de algo sin leer del todo qué decía, y ella, entre sus columnas, no insiste.',
  'La Sacerdotisa|La Torre':
    'Ella calla entre dos columnas; la torre lo cuenta todo de golpe. Lo que se guardaba con cuidado encontró por dónde salir, y no consta quién lo oyó.',
  'La Sacerdotisa|La Torre inv':
    'Ella conoce la grieta y la torre conoce su silencio; así se aguantan. Lo que no se dice sostiene lo que no se cae, y a saber hasta cuándo.',
  'La Sacerdotisa|La Estrella':
    'Una cubre con un velo lo que sabe y la otra se arrodilla sin nada encima: reserva y confianza comparten noche, y una palabra va y viene sin decidirse.',
  'La Sacerdotisa|La Estrella inv':
    'Ella guarda en el regazo lo que devolvería el agua a los cántaros, y no lo lee en voz alta. La esperanza aguarda una página; la página, un permiso.',
  'La Sacerdotisa|La Luna':
    'Una misma luna: serena a los pies de ella y aullada por los otros en lo alto. Lo que {sabes|sabés} te calma o te asusta según dónde lo pongas.',
  'La Sacerdotisa|La Luna inv':
    'Aclarada la Luna, el velo esconde lo que todo el mundo intuye. Guardar silencio empieza a requerir una razón nueva, y la Sacerdotisa repasa el rollo buscándola.',
  'La Sacerdotisa|El Sol':
    'Junto a un niño que lo canta todo, la Sacerdotisa sostiene un rollo que no ha enseñado a nadie. ¿A cuál de los dos le hace daño el otro?',
  'La Sacerdotisa|El Sol inv':
    'Detrás del velo hay una alegría que no {enseñas|enseñás}, y los girasoles cabizbajos la extrañan; tanta discreción empieza a parecerse a la tristeza.',
  'La Sacerdotisa|El Juicio':
    'La trompeta suena a los cuatro vientos y ella guarda el rollo en el regazo: te piden una respuesta en alto, y la {tienes|tenés}, pero en voz muy baja.',
  'La Sacerdotisa|El Juicio inv':
    'La trompeta suena hacia el suelo y la Sacerdotisa no suelta el rollo: {sabes|sabés} la respuesta y has conseguido que nadie te haga la pregunta.',
  'La Sacerdotisa|El Mundo':
    'La danza se completa ante cuatro testigos y la del velo se reserva una página. ¿Está terminado algo que una persona todavía no ha contado?',
  'La Sacerdotisa|El Mundo inv':
    'El trozo que falta en el laurel cabría en el rollo que ella no abre. Lo inacabado y lo callado tienen, casualmente, el mismo tamaño.',
  'La Sacerdotisa inv|La Emperatriz':
    'A quien reparte tanto trigo no se le pide que lea el rollo caído: se le agradece lo que da, y lo que intuye queda por ahí, debajo de algo.',
  'La Sacerdotisa inv|La Emperatriz inv':
    'El velo de una está al revés y los cojines de la otra, por el suelo: se cuida con esmero algo que se intuye gastado, y de eso ni una palabra.',
  'La Sacerdotisa inv|El Emperador':
    'El rollo decía que no y el trono de piedra firmó que sí; la intuición llegó sin papeles, la orden con sello, y algo chirría bajo la firma.',
  'La Sacerdotisa inv|El Emperador inv':
    'Con el velo caído se oye todo, y desde el trono volcado no se manda nada: quien sabe no decide, quien decide no pregunta.',
  'La Sacerdotisa inv|El Hierofante':
    'Sobra quien te lo explique, con bendición y todo; lo que {intuyes|intuís} se resbaló del regazo con el rollo de la Sacerdotisa y nadie se ha agachado por ello.',
  'La Sacerdotisa inv|El Hierofante inv':
    'Ni rollo ni llaves: se dejó de oír la voz propia por discutir con la ajena, y en el silencio que ha quedado algo carraspea.',
  'La Sacerdotisa inv|Los Enamorados':
    'Él la mira, ella mira a lo alto, y el velo caído no aclara nada: se eligió con media historia, y la otra media anda por ahí.',
  'La Sacerdotisa inv|Los Enamorados inv':
    'El velo está en el suelo y las dos miradas se esquivan: se sabe casi todo, y justamente por eso nadie quiere elegir en voz alta.',
  'La Sacerdotisa inv|El Carro':
    'El carro sale disparado con el rollo sin leer bajo las ruedas: se llega pronto, se llega con aplomo, y una corazonada se ha quedado a pie.',
  'La Sacerdotisa inv|El Carro inv':
    'El rollo fue a parar entre las patas de las esfinges: nadie avisó, nadie preguntó, y el carro quieto guarda una explicación que sigue sin darse.',
  'La Sacerdotisa inv|La Fuerza':
    'El león se deja cerrar la boca, y el rollo caído de la Sacerdotisa dice más de lo que conviene: hay dulzura de sobra y una verdad sin recoger.',
  'La Sacerdotisa inv|La Fuerza inv':
    'El rollo cayó, el león se soltó: callaste tanto que aquello salió rugiendo. Y ni el silencio ni el rugido contaron lo que era.',
  'La Sacerdotisa inv|El Ermitaño':
    'El farol busca por toda la montaña lo que el rollo, del revés, decía en un renglón: mucha búsqueda, poca lectura, y la respuesta en tu regazo.',
  'La Sacerdotisa inv|El Ermitaño inv':
    'Demasiado tiempo a solas con una intuición que nadie más oye: el rollo está en el suelo, el farol apagado, y por la puerta se cuela una voz conocida.',
  'La Sacerdotisa inv|La Rueda de la Fortuna':
    'La rueda dio la vuelta y el rollo lo advertía: no se leyó, o se leyó y se calló, y sigue habiendo un pliegue sin abrir.',
  'La Sacerdotisa inv|La Rueda de la Fortuna inv':
    'Intuías la vuelta de la Rueda y lo callaste, el rollo cayó sin abrirse: lo que se repite se sabía, y esa es la parte que menos gusta repetir.',
  'La Sacerdotisa inv|La Justicia':
    'La espada exige la verdad entera y el rollo, del revés, la entrega a trozos: pesar se puede, pero falta una página y alguien la tiene.',
  'La Sacerdotisa inv|La Justicia inv':
    'Un rollo que se cae del regazo y una balanza vuelta del revés: alguien pesa con datos que no tiene y otro calla los que sobran.',
  'La Sacerdotisa inv|El Colgado':
    'Alguien cuelga muy tranquilo a la espera de una señal que el rollo, boca abajo, ya daba; a la calma le sobra mérito y le falta lectura.',
  'La Sacerdotisa inv|El Colgado inv':
    'Ni el rollo se deja leer ni el Colgado invertido se queda quieto: una respuesta pedía silencio, y el pataleo no permite saber si llegó.',
  'La Sacerdotisa inv|La Muerte':
    'El jinete pasó con su estandarte y el rollo de la Sacerdotisa quedó en el camino: de lo que terminó se sabe todo, menos lo que nunca se contó.',
  'La Sacerdotisa inv|La Muerte inv':
    'Lo que ella calló y lo que él no se llevó duermen en la misma casa: una verdad vieja, con el rollo a medio abrir, que no acaba de irse.',
  'La Sacerdotisa inv|La Templanza':
    'El ángel mezcla a ciegas, con pulso perfecto, porque el rollo de la Sacerdotisa anda por el suelo: hay mucho tacto y un dato que no se dice.',
  'La Sacerdotisa inv|La Templanza inv':
    '¿Qué era lo que convenía callar? Con el rollo caído y el agua desbordada se ha dicho de todo, menos aquello.',
  'La Sacerdotisa inv|El Diablo':
    'El rollo dice dónde está la salida, la cadena floja la permite, y de ninguna de las dos cosas se habla. Aprieta más el silencio que el hierro.',
  'La Sacerdotisa inv|El Diablo inv':
    'Te quitaste la cadena en secreto, y en secreto se quedó también la razón, enrollada en el suelo junto al velo. Alguien ha notado el cuello libre.',
  'La Sacerdotisa inv|La Torre':
    'El velo caído y la corona caída hicieron el mismo ruido: lo callado durante meses se supo en un minuto, y falta la versión de quien callaba.',
  'La Sacerdotisa inv|La Torre inv':
    'El rollo escondido y el rayo suspendido guardan lo mismo: un secreto que sostiene la torre y que todos saben sin que nadie lo haya contado.',
  'La Sacerdotisa inv|La Estrella':
    'La de la Estrella se muestra sin ropa y sin miedo, la Sacerdotisa invertida ha perdido hasta el rollo: entre confiarlo todo y no encontrarlo hay una frase pendiente.',
  'La Sacerdotisa inv|La Estrella inv':
    'Con el rollo ilegible y los cántaros secos, {desconfías|desconfiás} por igual de lo que {sabes|sabés} y de lo que {esperas|esperás}: en medio queda poca cosa, pero queda.',
  'La Sacerdotisa inv|La Luna':
    'La noche le cuenta al lobo lo que la Sacerdotisa, volcada, no encuentra en su rollo: hay sospechas para llenar la casa y un dato sencillo sin pedir.',
  'La Sacerdotisa inv|La Luna inv':
    'Con el rollo caído y la noche al revés, los presentimientos llegan sin remite: algunos aciertan, otros son viejos, y nadie les ha pedido el documento.',
  'La Sacerdotisa inv|El Sol':
    'Con este sol no hay rollo que se mantenga cerrado: lo que se callaba está a la vista, y el niño, encantado, aún pregunta qué significa.',
  'La Sacerdotisa inv|El Sol inv':
    '¿De qué sirve que se caiga el velo, si el sol también está caído? Lo que se sabe no alegra, y lo que alegraría no se pregunta.',
  'La Sacerdotisa inv|El Juicio':
    'Tocan la trompeta y, del susto, se cae el rollo: lo que sabías a medias te lo piden en voz alta. ¿Dónde estaba la página que faltaba?',
  'La Sacerdotisa inv|El Juicio inv':
    'La trompeta vuelta hacia dentro, el rollo en el suelo: te está llamando algo que {sabes|sabés} de memoria, y se confunde con un ruido de la calle.',
  'La Sacerdotisa inv|El Mundo':
    'El círculo está cerrado y la Sacerdotisa, boca abajo, lo desmiente en voz muy baja. Celebrar se puede celebrar; hay una línea del rollo que nadie leyó.',
  'La Sacerdotisa inv|El Mundo inv':
    'El laurel no se cierra y el rollo, tirado, decía cuál era el último paso: tanto mirar hacia delante, con el dato debajo del pie.',
  'La Emperatriz|El Emperador':
    'En el campo de trigo las cosas crecen a su hora; en el trono de piedra, a la hora prevista. Tu asunto obedece a uno de los dos relojes.',
  'La Emperatriz|El Emperador inv':
    'Al campo de trigo no le hace falta un trono caído para dar trigo. Aun así, alguien echa de menos que le digan cuándo se recoge.',
  'La Emperatriz|El Hierofante':
    'Ella da sin preguntar, él pregunta sin dar: trigo por un lado, llaves por el otro, y una puerta pequeña que pedía las dos cosas.',
  'La Emperatriz|El Hierofante inv':
    'El trono mullido no exige modales y las llaves, caídas, no cierran nada: se quiere sin reglas, muy a gusto, y nadie pregunta qué molesta.',
  'La Emperatriz|Los Enamorados':
    'Elegir da pudor cuando el campo entero ofrece trigo: en plena abundancia, el ángel pregunta por una sola espiga y el gesto se queda a medias.',
  'La Emperatriz|Los Enamorados inv':
    'El campo da trigo para cualquiera y las dos miradas no se posan en nadie: repartir tanto y por igual es también una manera de no elegir.',
  'La Emperatriz|El Carro':
    'El trigo no crece más rápido porque pase un carro. Entre lo que {empujas|empujás} y lo que madura solo hay un tramo que no se deja empujar.',
  'La Emperatriz|El Carro inv':
    '¿Para qué moverse, con un trono así? Las esfinges, mal avenidas, se han echado en el trigo, y lo pendiente huele a pan recién hecho.',
  'La Emperatriz|La Fuerza':
    'A tanta dulzura no hay quien se resista: crece el trigo, se tumba el león. Diríase que ahí no falta nada, salvo quizá poder decir que no.',
  'La Emperatriz|La Fuerza inv':
    'Cojines por todo el trono y un león que ruge encima: se ha dado tanta blandura que la rabia no sabe dónde ponerse sin manchar algo.',
  'La Emperatriz|El Ermitaño':
    'En el trigo hay sitio y compañía; en la montaña, un farol y silencio. Vas y {vienes|venís} con la comida en la bolsa, sin decir dónde {duermes|dormís}.',
  'La Emperatriz|El Ermitaño inv':
    'En el trigal hay sitio para alguien y en la montaña alguien tapa su farol: quien podría cuidar no sabe dónde, y quien lo necesita no da señas.',
  'La Emperatriz|La Rueda de la Fortuna':
    'La cosecha depende del trigo y también de la Rueda, que gira sin consultar. Hiciste la parte del cuidado, y la otra nunca tuvo dueño.',
  'La Emperatriz|La Rueda de la Fortuna inv':
    'La Rueda retrocede y el trigo, que de eso no entiende, sigue creciendo. Entre lo que se tuerce y lo que se cuida hay una distancia que no {mides|medís}.',
  'La Emperatriz|La Justicia':
    'La Emperatriz da sin pesar el trigo; la balanza existe para pesarlo. Entre regalar y llevar la cuenta hay una frase que nadie se atreve a decir con cariño.',
  'La Emperatriz|La Justicia inv':
    'Se reparte el trigo a manos llenas y con la balanza torcida: abundancia para todos, y a algunos les toca dos veces. Quejarse sonaría ingrato.',
  'La Emperatriz|El Colgado':
    'El trigo madura sin que nadie lo apure y el Colgado lo mira crecer cabeza abajo: {dejas|dejás} estar las cosas y {dudas|dudás} de que eso también cuente como hacer.',
  'La Emperatriz|El Colgado inv':
    'Entre cojines la espera se hace larga y cómoda, y el Colgado ya se está soltando el nudo. ¿Cuánto bienestar cabe en una pausa que aprieta el tobillo?',
  'La Emperatriz|La Muerte':
    'Da lástima segar un trigo tan alto, y el jinete pasa justo por ahí. Cuidar de algo y dejarlo acabar se disputan la misma espiga.',
  'La Emperatriz|La Muerte inv':
    '{Riegas|Regás} un trigo que ya está segado, y el jinete espera al borde del campo por pura cortesía. Cuidar algo y retenerlo usan las mismas manos.',
  'La Emperatriz|La Templanza':
    'Trigo que crece solo, agua que pasa de copa en copa: todo aquí sabe tardar. La prisa, si la hay, viene de otra parte y no se ha presentado.',
  'La Emperatriz|La Templanza inv':
    'Con tanto trigo a mano se pierde la medida: hay agua derramada alrededor de las copas y alguien que sigue sirviendo porque nadie dice que no.',
  'La Emperatriz|El Diablo':
    'Del trono mullido y del pedestal se sale igual de mal, por lo cómodo. Uno te alimenta, el otro te entretiene, y por fuera apenas se distinguen.',
  'La Emperatriz|El Diablo inv':
    'Sin la cadena, las manos se quedan vacías; alrededor hay un campo de trigo entero. Tanta abundancia desconcierta a quien aprendió a querer apretando.',
  'La Emperatriz|La Torre':
    'El rayo partió la torre y el trigo siguió creciendo. Hay un destrozo que lamentar y una abundancia que da apuro disfrutar, a pocos metros.',
  'La Emperatriz|La Torre inv':
    'Con cariño se sostienen muchas torres. El trigo alcanza, las grietas se tapan con flores, y el precio de no hablarlo se paga en pan.',
  'La Emperatriz|La Estrella':
    'Trigo maduro en una, agua que corre en la otra: hay de sobra para todos, se reparte a manos llenas, y a {ti|vos} nadie te ha visto beber.',
  'La Emperatriz|La Estrella inv':
    'Trigo no falta, y sin embargo el cántaro se ha quedado seco. Tener de todo y no esperar nada conviven, incómodos, en el mismo granero.',
  'La Emperatriz|La Luna':
    'El trono es mullido y la noche, larga: desde los cojines se oye al lobo y al perro, y se les pone nombre sin levantarse a mirar.',
  'La Emperatriz|La Luna inv':
    'El trigo está alto y la luna, vuelta, ya no inventa lobos: el miedo se fue, el cuidado conserva su misma vigilancia, y algo pide aire.',
  'La Emperatriz|El Sol':
    'Trigo, girasoles, una corona de estrellas y un niño que ríe: aquí nada falta, y eso mismo incomoda a quien sabe vivir con un poco menos.',
  'La Emperatriz|El Sol inv':
    'Crece el trigo, el trono es blando y el sol cuelga del revés: lo que das llega a todas partes, y de tu propia desgana no hay noticia.',
  'La Emperatriz|El Juicio':
    'Toca la trompeta y la Emperatriz, desde sus cojines, pide que repitan el nombre. Acudir supone dejar de alimentar a quien se apoya en tanto trigo.',
  'La Emperatriz|El Juicio inv':
    'A un trono tan mullido la trompeta llega como un mosquito: se está bien, se cuida bien, y algo se empeña, lejos, en interrumpir la siesta.',
  'La Emperatriz|El Mundo':
    'Tanta cosecha y la corona cerrada: hay de sobra, está hecho, y aun así la mano busca algo que regar. Recibir un final pide otra destreza.',
  'La Emperatriz|El Mundo inv':
    'Rebosa el trigo y la corona de laurel sigue abierta: criaste algo con esmero hasta casi el final, y te cuesta dejar que deje de necesitarte.',
  'La Emperatriz inv|El Emperador':
    'El trono de piedra está en regla y el trigo, sin agua: todo se decidió a su hora y por escrito, y falta quien pregunte si hay ganas.',
  'La Emperatriz inv|El Emperador inv':
    'Trono mullido y trono de piedra, los dos patas arriba: se cuidó en exceso, se mandó en exceso, y nadie preguntó qué hacía falta.',
  'La Emperatriz inv|El Hierofante':
    'El maestro bendice el deber cumplido y el trigo, sin riego, no opina: se hizo lo correcto por todos, y falta una bendición bastante más doméstica.',
  'La Emperatriz inv|El Hierofante inv':
    'Las llaves del maestro y el trigo, tumbados los dos: ni cumplir con la norma ni dar hasta vaciarse han bastado, y lo que falta no aparece en ningún manual.',
  'La Emperatriz inv|Los Enamorados':
    'Los Enamorados piden una preferencia y la Emperatriz, con el trigo boca abajo, solo se ha ocupado de las ajenas. A la tuya se le olvidó hablar.',
  'La Emperatriz inv|Los Enamorados inv':
    'Por no descuidar a nadie se deja sin elegir, y por no elegir se descuida el trigo. Dos miradas giran y giran en esa noria pequeña.',
  'La Emperatriz inv|El Carro':
    'El carro rueda con brío y el trigo se queda sin segar: avanzar te sale; lo que no aparece es quién te cuida mientras tanto.',
  'La Emperatriz inv|El Carro inv':
    'Trigo sin regar y dos esfinges que tiran cada una por su lado: {quieres|querés} llegar a todo, y todo, entretanto, se queda a medio cuidar.',
  'La Emperatriz inv|La Fuerza':
    'La mano es dulce con el león y el trigo de casa se seca: para la fiera ajena hay paciencia sin fin, y lo tuyo, que apenas gruñe, espera turno.',
  'La Emperatriz inv|La Fuerza inv':
    'Se dio hasta agotar el trigo y el león, con hambre, se puso a rugir: la generosidad y el enojo salen del mismo plato, y nadie sirvió a quien servía.',
  'La Emperatriz inv|El Ermitaño':
    'Entender y atender suenan casi igual: el farol hace lo uno en la montaña, y el trigo, abajo, lleva semanas pidiendo lo otro.',
  'La Emperatriz inv|El Ermitaño inv':
    'Una se gasta en atender y el otro se encierra para que no lo atiendan. Entre el trigo seco y el farol tapado cabría una visita.',
  'La Emperatriz inv|La Rueda de la Fortuna':
    'La rueda viene cargada y el trigo, exhausto, no está para visitas: aquello que tanto pediste llamó justo el día de no poder con nada.',
  'La Emperatriz inv|La Rueda de la Fortuna inv':
    '¿Se paró la rueda por falta de riego o se secó el trigo de mirarla parada? Con tanto cansancio, causa y efecto duermen en la misma cama.',
  'La Emperatriz inv|La Justicia':
    'La balanza pregunta cuánto diste y el trigo gastado no sabe contar; dar sin apuntarlo fue hermoso, y justo eso deja la cuenta sin firma.',
  'La Emperatriz inv|La Justicia inv':
    'Cuidaste con exceso, cobraste con retraso: ni el trigo tumbado ni la balanza torcida dan una cifra, y de ese reparto se habla solo con suspiros.',
  'La Emperatriz inv|El Colgado':
    'Por cuidar a todos se tumbó el trigo, y el Colgado, con las manos a la espalda, no puede ayudar. Es la pausa de quien nunca pide relevo.',
  'La Emperatriz inv|El Colgado inv':
    'Te {ocupas|ocupás} de todos hasta aplastar el trigo, y el Colgado patalea por bajarse: el sacrificio que nadie pidió pasa su factura sin firmarla.',
  'La Emperatriz inv|La Muerte':
    'El caballo cruza un campo regado hasta pudrirse: se cuidó tanto lo que había dado ya su trigo que no quedó agua para otra siembra.',
  'La Emperatriz inv|La Muerte inv':
    'Se riega lo seco y se le cierra el paso al caballo: tanto cuidado puesto en que nada acabe tiene el campo ocupado y la semilla en un cajón.',
  'La Emperatriz inv|La Templanza':
    'En la copa del ángel cabe lo justo; al trigo de la Emperatriz, tumbado, le sobró riego. Se quiere bien y en exceso, y nadie ha dicho dónde para.',
  'La Emperatriz inv|La Templanza inv':
    'Trigo aplastado por exceso de mimo, copas que rebosan: cuanto más das, menos se nota dónde hacía falta, y nadie se anima a decirte basta.',
  'La Emperatriz inv|El Diablo':
    'Entre el trono que siempre acoge y la cadena que nunca aprieta se ha colado una costumbre: dar de más para no preguntar qué se recibe.',
  'La Emperatriz inv|El Diablo inv':
    'La cadena cae y el trono mullido está vacío: {cuidas|cuidás} por costumbre lo que ya nadie te exige, y la parte libre del día no sabe sentarse.',
  'La Emperatriz inv|La Torre':
    'Al caer la torre se vio quién la regaba con el agua del trigo. El cansancio tiene por fin una prueba, y la prueba son ruinas.',
  'La Emperatriz inv|La Torre inv':
    'Quien sostiene la torre no ha probado su propio trigo en semanas. El derrumbe se evita a pulso, y ese pulso no figura entre las grietas.',
  'La Emperatriz inv|La Estrella':
    'Arrodillada junto al estanque, la Estrella ofrece justo lo que le falta al trigo. Las separan pocos metros y ese pudor antiguo de no pedir.',
  'La Emperatriz inv|La Estrella inv':
    'Un campo de trigo tumbado y un cántaro boca abajo: dabas y dabas sin mirar cuánto quedaba. Recibir es un verbo que te sigue sonando ajeno.',
  'La Emperatriz inv|La Luna':
    'Algo aúlla junto al trigo descuidado, y podría ser hambre: lo que de lejos parece amenaza tiene, visto de cerca, ojos de no haber sido atendido.',
  'La Emperatriz inv|La Luna inv':
    'Vuelta la luna, el campo se ve como está, sin lobos y sin cosecha. Lo temido era mentira, lo descuidado no, y en la penumbra se parecían.',
  'La Emperatriz inv|El Sol':
    'Tanto girasol, y {tú|vos} entre el trigo contando lo que falta: la alegría asoma por encima del muro, y descansar te suena a abandono.',
  'La Emperatriz inv|El Sol inv':
    'Los girasoles cuelgan y el trigo se dobla: tanto ocuparse de que hubiera alegría para todos dejó una pregunta sin dueño, la del propio gusto.',
  'La Emperatriz inv|El Juicio':
    'La trompeta despierta a todos menos a quien cargó con el trigo: te llaman, y la parte tuya que contestaría duerme de puro cansancio.',
  'La Emperatriz inv|El Juicio inv':
    'Nadie tocó la trompeta por quien regaba el trigo, y el trigo se secó: hubo un cansancio que no hizo ruido y una ayuda pendiente de oírlo.',
  'La Emperatriz inv|El Mundo':
    'La fiesta es redonda y quien la preparó está sentada en el suelo, entre los cojines de la Emperatriz: cuidó cada detalle, salvo el de su sitio en el baile.',
  'La Emperatriz inv|El Mundo inv':
    'Tanto se mimó cada detalle que la corona de laurel sigue abierta y el trigo, sin segar; terminar y descansar han llegado a parecer la misma pereza.',
  'El Emperador|El Hierofante':
    'Cetro y llaves, el que manda y el que sabe: normas las hay por partida doble, y tu caso, pequeño y raro, no aparece en ninguna.',
  'El Emperador|El Hierofante inv':
    'Sin bendición ni llaves en orden, el trono de piedra sigue dando órdenes: se manda mucho en un asunto en el que ya nadie cree en las normas.',
  'El Emperador|Los Enamorados':
    'Con el ángel encima se elige por gusto y con el cetro encima se elige por norma. La decisión es la misma; la cara con que se cuenta, no.',
  'El Emperador|Los Enamorados inv':
    'En el trono está escrito lo que se hará; en los Enamorados, vueltos del revés, nadie firmó. La decisión es firme y le falta la otra mitad.',
  'El Emperador|El Carro':
    'Trono y carro, piedra y ruedas: uno conserva, el otro conquista. {Quieres|Querés} las dos cosas en la misma tarde, y al cetro no le salen patas.',
  'El Emperador|El Carro inv':
    'Las órdenes del Emperador son claras y el carro no arranca. Una de las esfinges entiende otra lengua, y en toda la sala nadie la habla.',
  'El Emperador|La Fuerza':
    'El cetro manda, las manos en el león convencen. {Dominas|Dominás} los dos tonos, y en este asunto ninguno de los dos suena del todo tuyo.',
  'El Emperador|La Fuerza inv':
    'Cuanto más recto el Emperador en su trono, más fuerte ruge el león: se manda por miedo a que se note, y lo que se tapa con órdenes sale con los dientes.',
  'El Emperador|El Ermitaño':
    'Dos ancianos, dos alturas: uno sostiene un cetro para que lo vean; el otro, un farol para ver. Lo tuyo pide ambas manos y {tienes|tenés} una ocupada.',
  'El Emperador|El Ermitaño inv':
    'En lo alto de la piedra y en lo alto del monte hace el mismo frío: uno manda por no pedir, el otro apaga el farol por no deber.',
  'El Emperador|La Rueda de la Fortuna':
    'Un trono de piedra junto a una rueda que no para: lo que se decidió para siempre y lo que cambió ayer mismo reclaman idéntico asiento.',
  'El Emperador|La Rueda de la Fortuna inv':
    'A la Rueda, que gira en contra, el Emperador le ordena que pare. Se cumple todo lo mandado excepto lo que no recibe órdenes, y ahí está el asunto.',
  'El Emperador|La Justicia':
    'Trono de piedra, balanza fina: lo que se manda y lo que es justo se saludan con respeto, y algo mucho más blando aguarda fuera, sin cita.',
  'El Emperador|La Justicia inv':
    'Mucha firmeza de trono de piedra, puesta al servicio de un reparto que nadie ha revisado: la balanza está torcida y todos la miran de lejos.',
  'El Emperador|El Colgado':
    'Firme en la piedra el uno, suelto en la cuerda el otro: {sabes|sabés} imponer un plan y {sabes|sabés} dejar que pase, y el asunto se queda esperando cuál.',
  'El Emperador|El Colgado inv':
    'Quien manda desde la piedra no entiende a quien tira de la cuerda: los dos juran que no aguantan más, y los dos siguen en su puesto.',
  'El Emperador|La Muerte':
    'A un trono de piedra el jinete no le pide audiencia. Hay normas para todo, salvo para aquello que termina sin infringir ninguna.',
  'El Emperador|La Muerte inv':
    'El caballo está en el suelo y el Emperador, muy erguido, hace como que monta: lo terminado conserva su silla, su horario y su sitio en la mesa.',
  'El Emperador|La Templanza':
    'El cetro marca el borde y el ángel pone el agua: límite y suavidad encajan en teoría, y la teoría todavía no ha mojado a nadie.',
  'El Emperador|La Templanza inv':
    'El rey puso los límites en piedra y el agua de las copas los rebosa igual: reglas hay de sobra, y ninguna dice cuánto es bastante.',
  'El Emperador|El Diablo':
    'Trono de piedra, pedestal de piedra: hay algo que {mandas|mandás} y algo que te manda, y desde fuera el gesto de sentarse es el mismo.',
  'El Emperador|El Diablo inv':
    'La cadena se soltó y el Emperador conserva el cetro en alto: quedó libre el cuello, y la costumbre de mandar se busca otra cosa que sujetar.',
  'El Emperador|La Torre':
    'Piedra el trono, piedra la torre, y al rayo le dio lo mismo: la solidez era verdadera, la seguridad no tanto, y el cetro no sabe qué señalar.',
  'El Emperador|La Torre inv':
    'El Emperador firma que la torre está perfecta y apoya el trono contra la pared. Así aguantan los dos, y así no puede levantarse ninguno.',
  'El Emperador|La Estrella':
    'La Estrella se arrodilla desnuda junto al agua y el Emperador no se quita ni la armadura. {Esperas|Esperás} mucho de esto, con todas las hebillas puestas.',
  'El Emperador|La Estrella inv':
    'Como el trono no se mueve, parece que nada falta. Pero al cántaro de la Estrella invertida se le oye el fondo, y la disciplina no hace las veces de la sed.',
  'El Emperador|La Luna':
    'Ninguna ley del trono de piedra rige en el sendero del cangrejo: {mandas|mandás} con el sol, {dudas|dudás} con la luna, y los dos cargos los ocupa una sola persona.',
  'El Emperador|La Luna inv':
    'Con la luna vuelta, al Emperador se le acabó el enemigo: quedan la armadura, el cetro en guardia y una tranquilidad que no sabe cumplir órdenes.',
  'El Emperador|El Sol':
    'El niño cabalga sin riendas y el rey no suelta el cetro: uno se fía, el otro vigila, y a cada lado del muro falta algo.',
  'El Emperador|El Sol inv':
    'Todo funciona, el cetro está en su sitio, y hace tiempo que a nadie se le escapa la risa; los girasoles miran al suelo como esperando permiso.',
  'El Emperador|El Juicio':
    '¿Se puede acudir a una trompeta sin levantarse del trono? Algo en lo alto te nombra, y la armadura prefiere que le manden la citación por escrito.',
  'El Emperador|El Juicio inv':
    'La trompeta no atraviesa la armadura: hay orden, hay horario, hay respuesta para todo menos para aquello que nadie se atrevió a preguntar.',
  'El Emperador|El Mundo':
    'Dentro del laurel se baila y en el trono de piedra nadie mueve un pie: lo logrado pide fiesta, y la armadura no se encuentra la hebilla.',
  'El Emperador|El Mundo inv':
    'El cetro dirige la danza y el laurel no se cierra: está todo previsto, salvo el momento en que alguien deja de mandar y da el paso.',
  'El Emperador inv|El Hierofante':
    'Caído el rey, todos miran al maestro de las llaves: donde faltan órdenes se piden lecciones, y quizá lo que falta no lo dé ningún trono.',
  'El Emperador inv|El Hierofante inv':
    'Cayeron juntos el que ordenaba y el que enseñaba, y las llaves ruedan hasta tus pies. Qué raro que pese tanto algo que ya no abre.',
  'El Emperador inv|Los Enamorados':
    'Un ángel que deja elegir y un rey volcado que no deja ni respirar: lo que se quiere y lo que se ordena se sientan, rígidos, a la misma mesa.',
  'El Emperador inv|Los Enamorados inv':
    'No manda el que mandaba, no se miran los que se miraban: con el trono caído y los Enamorados del revés, todo se decide de paso, en el pasillo.',
  'El Emperador inv|El Carro':
    'Al carro no le hace falta el permiso de un trono volcado; aun así, las esfinges vuelven la cabeza cada tanto, como si quedara una orden pendiente.',
  'El Emperador inv|El Carro inv':
    'Cetro caído, riendas caídas: por querer llevarlo todo se perdió el mando de lo poco, y las esfinges, que sabían el camino, bostezan.',
  'El Emperador inv|La Fuerza':
    'Con el trono por el suelo, manda quien tiene la mano en el león y no presume de ello. La firmeza cambió de voz y aún no se la reconoce.',
  'El Emperador inv|La Fuerza inv':
    'Al que mandaba se le volcó el trono, a la que calmaba se le escapó el león: queda un deseo muy simple, que alguien escuche sin tener que gritar.',
  'El Emperador inv|El Ermitaño':
    'La luz pequeña del farol muestra un trono caído: mandar ya no sirve, entender todavía no alcanza, y la noche se hace larga entre ambas cosas.',
  'El Emperador inv|El Ermitaño inv':
    'Un trono volcado, un farol a oscuras: quien mandaba se quedó sin órdenes que dar y quien buscaba cerró por dentro. Todavía nadie ha llamado.',
  'El Emperador inv|La Rueda de la Fortuna':
    'Un trono volcado quiere dictarle el ritmo a una rueda que gira sola: entre tanta orden inútil se perdió lo poco que sí dependía de {ti|vos}.',
  'El Emperador inv|La Rueda de la Fortuna inv':
    'Hay un cetro caído entre los radios de la rueda: ni ella gira ni el rey gobierna, y cada orden aprieta un poco más el atasco.',
  'El Emperador inv|La Justicia':
    'La balanza pide oír a las dos partes y el trono volcado ya dictó sentencia: con las prisas se perdió una frase que nadie escuchó.',
  'El Emperador inv|La Justicia inv':
    'Un trono volcado, una balanza vencida y, en tus manos, una razón sin ventanilla donde presentarla. La queja crece por dentro y va aprendiendo a mandar.',
  'El Emperador inv|El Colgado':
    'Donde el rey volcado patalea, el Colgado sonríe: están igual de cabeza abajo, y lo que uno llama desastre el otro lo llama descanso.',
  'El Emperador inv|El Colgado inv':
    'Ni el Emperador invertido suelta el cetro ni el Colgado invertido la cuerda: todos resisten, y lo que había que defender está solo.',
  'El Emperador inv|La Muerte':
    'El jinete no pidió audiencia, y el Emperador, por el suelo, tampoco podía dársela. Lo que se acaba deja un mando sin mano y una casa que mira.',
  'El Emperador inv|La Muerte inv':
    'El rey volcado prohíbe el final y el caballo, del revés, obedece: así se conserva todo, quieto y bajo llave, incluso lo que nadie usa.',
  'El Emperador inv|La Templanza':
    'El que daba golpes en la mesa se cayó del trono y el ángel sigue mezclando en voz baja. Se echa de menos la firmeza; el grito, no.',
  'El Emperador inv|La Templanza inv':
    'Sin cetro que ponga la medida ni copa que la respete, unos días das de más y otros te {cierras|cerrás} del todo; el tamaño justo sigue sin probarse.',
  'El Emperador inv|El Diablo':
    'Mandar, ya no manda nadie en ese trono caído; la cadena floja sigue donde estaba. Se cambió de obediencia sin dejar de obedecer.',
  'El Emperador inv|El Diablo inv':
    'Ni cetro ni cadena: nadie manda, nadie ata. Una libertad así de grande se parece bastante a no saber por dónde empezar el lunes.',
  'El Emperador inv|La Torre':
    'Caído el trono, cae la corona de la torre: en un mismo rato se fueron quien mandaba y lo que protegía. Cuesta echar de menos a uno sin defender al otro.',
  'El Emperador inv|La Torre inv':
    'Se volcó el trono y la torre sigue en pie por costumbre, sin nadie que la gobierne ni la derribe. Se la esquiva con naturalidad y con cierto cuidado.',
  'El Emperador inv|La Estrella':
    'Por el hueco que dejó el trono pasa el agua, y una mujer la reparte sin pedir cuentas. Se respira mejor; sigue faltando alguien que diga hasta dónde.',
  'El Emperador inv|La Estrella inv':
    'El que sabía mandar está en el suelo, la que sabía esperar no tiene agua: se sigue yendo cada día, sin órdenes y sin ilusión, por pura educación.',
  'El Emperador inv|La Luna':
    'Sin Emperador que decida, de noche deciden el perro y el lobo. Se acata la sospecha más ruidosa, y la más callada, en el agua, sigue sin salir.',
  'El Emperador inv|La Luna inv':
    'Un trono volcado y un cangrejo que se mete otra vez en el agua: quien mandaba en esto se calla, y lo que temías tampoco da la cara.',
  'El Emperador inv|El Sol':
    'Al niño del caballo le da igual quién mande, y del trono volcado aún salen órdenes. Entre la risa y el mando hay una puerta que nadie cierra.',
  'El Emperador inv|El Sol inv':
    'Cayó el cetro y con él se fue el sol: sin orden no hay rutina, sin rutina no hay risa, y nadie quiere volver a sentarse en esa piedra tan fría.',
  'El Emperador inv|El Juicio':
    'La trompeta llama a levantarse y la armadura volcada pesa lo suyo: entre acudir a la llamada y conservar el mando, {sigues|seguís} con una rodilla en tierra.',
  'El Emperador inv|El Juicio inv':
    'Desde el trono volcado se siguen dictando órdenes, y la única que importaba, la de la trompeta, se quedó sin voz. Sobra mando y falta llamada.',
  'El Emperador inv|El Mundo':
    'La danza salió redonda dentro de su laurel y el rey volcado reclama la coreografía. Lo hecho está hecho; el mérito, en cambio, sigue en disputa.',
  'El Emperador inv|El Mundo inv':
    'Falta un palmo para cerrar el laurel y la mano que manda aprieta demasiado: tanto vigilar el final ha hecho que nadie se atreva a darlo.',
  'El Hierofante|Los Enamorados':
    'Hay una bendición lista y dos que se miran sin haberla pedido. Al maestro le importa que esté bien; a los Enamorados, que sea suyo. Nadie ha cedido.',
  'El Hierofante|Los Enamorados inv':
    'El maestro tiene preparada la bendición y los Enamorados no se miran. Se hará todo según las reglas, salvo lo que ninguna regla puede mandar.',
  'El Hierofante|El Carro':
    'Uno bendice a los que se quedan, el otro arranca. El auriga lleva prisa y, bajo el dosel de estrellas, una pregunta que solo sabría contestar el maestro.',
  'El Hierofante|El Carro inv':
    'Las llaves abren, el maestro autoriza, y el carro está de costado. Con todos los permisos en la mano, falta averiguar quién de las dos esfinges no quiere.',
  'El Hierofante|La Fuerza':
    'Una lección se da desde el trono y la otra con la mano en la boca del león. Saber cómo se hace y atreverse a hacerlo aún no se han visto.',
  'El Hierofante|La Fuerza inv':
    'Los acólitos escuchan muy quietos y el león no escucha nada: la enseñanza es impecable, la rabia también, y a nadie se le ha ocurrido presentarlas.',
  'El Hierofante|El Ermitaño':
    'Llaves que heredaste, farol que encendiste: lo que te enseñaron y lo que hallaste a solas dicen casi lo mismo, y en el casi está el asunto.',
  'El Hierofante|El Ermitaño inv':
    'Un maestro bendice con la puerta abierta y en la cumbre alguien tapa su farol. La pregunta existe, la respuesta también; el pudor hace de montaña.',
  'El Hierofante|La Rueda de la Fortuna':
    'El maestro explica por qué las cosas son así y la rueda, mientras habla, las cambia de sitio. Los acólitos toman apuntes de lo que había.',
  'El Hierofante|La Rueda de la Fortuna inv':
    'Cuando la Rueda va hacia atrás se llena el aula del maestro. Consuelan las reglas, consuelan mucho, y la pregunta sale de allí sin haberse sentado.',
  'El Hierofante|La Justicia':
    'Dos llaves, una espada y cuatro columnas: todo está dicho por quien sabe y pesado por quien juzga, y lo que se siente no tenía casilla.',
  'El Hierofante|La Justicia inv':
    'La norma del maestro se aplicó entera y la balanza quedó torcida: lo correcto y lo justo no han coincidido, y en el medio hay alguien que espera.',
  'El Hierofante|El Colgado':
    'El maestro explica cómo se hacen las cosas y el Colgado, de cabeza, las ve de otra manera y sonríe; nadie sabe a cuál de los dos le {haces|hacés} caso.',
  'El Hierofante|El Colgado inv':
    'Dicen los acólitos que el sacrificio se premia. El Colgado, que quiere bajarse, pide ver la regla escrita y el nombre de quien la escribió.',
  'El Hierofante|La Muerte':
    'El maestro tiene preparado un rito para cada final y el jinete pasa sin apearse. Lo de costumbre está previsto; queda fuera lo que era solo tuyo.',
  'El Hierofante|La Muerte inv':
    'El maestro repite la lección y el caballo, patas arriba, no avanza: se guarda una costumbre con tanto respeto que nadie pregunta a quién sirve.',
  'El Hierofante|La Templanza':
    'Las llaves cruzadas dicen cómo se hace; el agua entre copas, cuánto. Con tan buena enseñanza, lo único que nadie trajo de casa es la sed.',
  'El Hierofante|La Templanza inv':
    'Se siguió la receta del maestro al pie de la letra y el agua se derramó igual: la regla era buena; la medida, de otra persona.',
  'El Hierofante|El Diablo':
    'Las llaves del Hierofante no hacen falta para una cadena tan floja; aun así se pide permiso, y nadie recuerda ya quién debía darlo.',
  'El Hierofante|El Diablo inv':
    'La cadena está en el suelo y dos llaves cruzadas esperan a los pies del maestro: te libraste de una obediencia, y la nueva habla con muy buena educación.',
  'El Hierofante|La Torre':
    'Las dos llaves cruzadas abrían una puerta que el rayo se llevó entera. Te sobran las normas de la casa, y la casa hay que volver a pensarla.',
  'El Hierofante|La Torre inv':
    'Bendecir una torre con grietas es una costumbre antigua. El maestro levanta la mano, los muros aguantan otro invierno, y alguien cuenta los ladrillos sueltos.',
  'El Hierofante|La Estrella':
    'Por el maestro se llega a lo correcto, por la Estrella a lo que se espera sin motivo. Entre el deber y el deseo corre un agua que nadie bendijo.',
  'El Hierofante|La Estrella inv':
    'Se recitan las palabras del maestro sobre un cántaro vacío: la forma está intacta, la fe se fue por alguna rendija, y las llaves no cierran rendijas.',
  'El Hierofante|La Luna':
    'De día {asientes|asentís} con los dos acólitos; de noche el lobo aúlla otra cosa. Entre la lección aprendida y ese ruido hay una duda sin modales.',
  'El Hierofante|La Luna inv':
    'La luna se apartó y la bendición del maestro aún habla de lobos. Lo que te protegía del miedo se ha quedado sin miedo del que proteger.',
  'El Hierofante|El Sol':
    'Los acólitos atienden muy serios y el niño cabalga con los brazos abiertos: lo que se aprende con esfuerzo y lo que sale solo se miran con extrañeza.',
  'El Hierofante|El Sol inv':
    'Se ha cumplido con todo lo que manda el maestro y el sol no se da por enterado: la bendición está, y de la alegría no decía nada.',
  'El Hierofante|El Juicio':
    'El maestro bendice en voz baja y el ángel llama a trompetazos: lo que siempre se hizo y lo que pide levantarse citan, curiosamente, la misma frase.',
  'El Hierofante|El Juicio inv':
    'El maestro dicta la respuesta con tanta claridad que la trompeta, boca abajo, no hace falta. Se cumplió con lo debido y sigue sin oírse quién respondía.',
  'El Hierofante|El Mundo':
    'El laurel se cerró según el manual, cada llave en su puerta y cada paso en su sitio. La danza es correcta, y el cuerpo pide un error.',
  'El Hierofante|El Mundo inv':
    'Según el maestro, falta un rito para cerrar la corona; según el laurel, falta solo atarlo. Mientras se aclara, la figura ensaya y no baila.',
  'El Hierofante inv|Los Enamorados':
    'Las llaves del maestro caen y el ángel de los Enamorados no pide papeles: se elige sin bendición de nadie, y escuece un poco que no la haya.',
  'El Hierofante inv|Los Enamorados inv':
    'Lo que dirían los demás se fue al suelo con las llaves. Quedan los Enamorados sin ángel que los mire, y una elección que ya no tiene a quién complacer.',
  'El Hierofante inv|El Carro':
    'El auriga arranca dejando caer las llaves del maestro: hay impulso de sobra, y por el momento más ganas de alejarse que sitio adonde llegar.',
  'El Hierofante inv|El Carro inv':
    'Nadie obedece al maestro y las esfinges no obedecen a nadie: sobra carácter en los dos lados, y el carro sigue parado en una discusión de principios.',
  'El Hierofante inv|La Fuerza':
    'Las reglas se cayeron y el león sigue tranquilo. Cierta bondad, entonces, no venía del maestro, y eso obliga a preguntarse de dónde.',
  'El Hierofante inv|La Fuerza inv':
    'Te hartaste de pedir permiso, y con las llaves por el aire y el león encima el hartazgo habla a gritos. Lo que querías decir era más sencillo.',
  'El Hierofante inv|El Ermitaño':
    'Del maestro cabeza abajo se aprende a dudar de los maestros; del anciano del farol, a dudar a solas. La duda está entera; le falta compañía.',
  'El Hierofante inv|El Ermitaño inv':
    'Ni maestro ni farol, los dos cabeza abajo: te cansaron los consejos, te cansó la soledad, y la pregunta da vueltas por la casa sin que nadie la siente a la mesa.',
  'El Hierofante inv|La Rueda de la Fortuna':
    'La Rueda premia a quien no siguió las reglas, o así parece con las llaves por el suelo. Falta saber cuánto fue audacia y cuánto, vuelta de suerte.',
  'El Hierofante inv|La Rueda de la Fortuna inv':
    'Se tiraron las llaves del maestro y la rueda se atascó lo mismo: desobedecer tampoco movió nada, y entre la regla y su contraria hay un sendero sin estrenar.',
  'El Hierofante inv|La Justicia':
    'La balanza pregunta por lo justo y las llaves torcidas responden por lo debido. Cuando las dos cosas no coinciden, alguien carga con la diferencia en voz baja.',
  'El Hierofante inv|La Justicia inv':
    'Fallaron la norma y la medida, las llaves y la balanza: no hay autoridad a la que protestar, y la protesta ya estaba escrita.',
  'El Hierofante inv|El Colgado':
    'Nadie le mandó colgarse y, con las llaves perdidas, nadie puede ordenarle bajar. Esa espera es del Colgado por entero, y eso la vuelve más libre y más rara.',
  'El Hierofante inv|El Colgado inv':
    'Sacudiste la cuerda, tiraste las llaves y la postura apenas cambió: tanta rebeldía apuntaba al techo, y el nudo está en el pie.',
  'El Hierofante inv|La Muerte':
    'Se acabó sin ceremonia. El Hierofante, boca abajo, no bendice nada, el jinete ya pasó, y hay algo que sigue esperando unas palabras en su honor.',
  'El Hierofante inv|La Muerte inv':
    'El final no tuvo bendición y por eso no tuvo lugar: se discutió el rito, se perdieron las llaves, y el caballo duerme delante de la puerta.',
  'El Hierofante inv|La Templanza':
    'El ángel mezcla sin receta y las llaves del maestro quedaron boca abajo: te {inventas|inventás} una medida propia, y hasta hoy nadie más la ha probado.',
  'El Hierofante inv|La Templanza inv':
    'Tiraste las reglas con el agua de la copa dentro. Había una, modesta, que servía para algo, y desde entonces todo se hace a ojo.',
  'El Hierofante inv|El Diablo':
    'Las llaves quedaron tiradas y la cadena, puesta: se rompió con mucho ruido la regla ajena, y la propia, que está floja, sigue sin tocarse.',
  'El Hierofante inv|El Diablo inv':
    'Llaves al suelo, cadena al suelo: se acabaron las órdenes y las costumbres en la misma semana, y en tanto silencio nadie sabe a qué desobedecer.',
  'El Hierofante inv|La Torre':
    'El rayo hizo con la torre lo que {tú|vos} hacías con las llaves del maestro, despacio y por dentro. Compartir puntería con un rayo inquieta un poco.',
  'El Hierofante inv|La Torre inv':
    'Se dejó de creer en las llaves y la torre, por inercia, sigue cerrada. Quedan normas de las que nadie es dueño, y una puerta que todos rodean.',
  'El Hierofante inv|La Estrella':
    'Las llaves están por el suelo y la Estrella riega sin que se lo manden: se dejó de creer en lo enseñado, y algo, sin maestro, confía.',
  'El Hierofante inv|La Estrella inv':
    'Dejaste de creer en las llaves del maestro y, con el mismo gesto, en el agua de la Estrella. Lo uno era razonable; lo otro salió de rebote.',
  'El Hierofante inv|La Luna':
    'Las llaves no encajan y el perro aúlla junto al lobo: lo aprendido no alcanza, y a simple vista, de noche, cuesta distinguir cuál de los dos muerde.',
  'El Hierofante inv|La Luna inv':
    'Se aclara el agua del cangrejo y nadie da lecciones desde el trono. Tanta claridad sin público deja a solas con una pregunta bastante sencilla.',
  'El Hierofante inv|El Sol':
    'Las llaves están en el suelo y el niño del caballo no ha leído el manual. Sale bien, da gusto, y se busca igual a quién pedirle perdón.',
  'El Hierofante inv|El Sol inv':
    'Las llaves, tiradas; el jardín, sin sol. Te saliste de la fila en busca de alegría, y esa parte no venía en ningún reglamento, ni siquiera en el tuyo.',
  'El Hierofante inv|El Juicio':
    'Llaves por el suelo y trompeta en el aire: la llamada no pasó por el maestro, vino directa, y sin intermediario cuesta saber a quién se le contesta.',
  'El Hierofante inv|El Juicio inv':
    'Ninguna autoridad te espera y ninguna trompeta te llama: la pregunta de lo que {quieres|querés} resuena en una sala vacía, y eso impone más que un maestro.',
  'El Hierofante inv|El Mundo':
    'El laurel se cerró sin el visto bueno del maestro: salió bien, salió a tu manera, y una voz muy vieja sigue pidiendo los papeles.',
  'El Hierofante inv|El Mundo inv':
    'Llaves del revés, laurel sin cerrar: todo se hizo a contramano y casi funcionó; lo que le falta a ese casi no viene en ningún manual.',
  'Los Enamorados|El Carro':
    'Dos se miran bajo el ángel y un carro espera enganchado: ganas de quedarse en el momento, ganas de que esto llegue a alguna parte, y una sola cara para ambas.',
  'Los Enamorados|El Carro inv':
    'El ángel dio su bendición y las esfinges tiran cada una a lo suyo: elegir llevó un instante; ponerse de acuerdo en el camino va para largo.',
  'Los Enamorados|La Fuerza':
    'El ángel bendice lo que atrae y la mano doma lo que ruge: resulta que es lo mismo, y no es fácil elegirlo y sujetarlo con una sola caricia.',
  'Los Enamorados|La Fuerza inv':
    '¿Por qué ruge, si ya estaba elegido? Bajo las alas del ángel, el león de la Fuerza invertida recuerda que a él no se le consultó.',
  'Los Enamorados|El Ermitaño':
    'Bajo el ángel caben dos y en la cima cabe uno: lo que {eliges|elegís} en compañía lo {vuelves|volvés} a dudar a solas, con el farol en la mano.',
  'Los Enamorados|El Ermitaño inv':
    'Los Enamorados necesitan que alguien los mire y el anciano se ha tapado con su farol: una elección de dos se está resolviendo a oscuras y en uno.',
  'Los Enamorados|La Rueda de la Fortuna':
    'El ángel aguarda a que elijan y la rueda gira sin preguntar: una parte la decidiste {tú|vos}, otra cayó así, y en el relato van mezcladas.',
  'Los Enamorados|La Rueda de la Fortuna inv':
    'La Rueda gira hacia atrás y vuelve a poner a los Enamorados bajo el mismo ángel: se repite la elección, con las mismas palabras y con menos inocencia.',
  'Los Enamorados|La Justicia':
    'La balanza pide razones y los Enamorados se miran sin ninguna. Lo que {prefieres|preferís} está bastante claro; te falta poder defenderlo en voz alta.',
  'Los Enamorados|La Justicia inv':
    'El ángel bendice por igual y la balanza torcida no se lo cree: lo elegido se disfruta a medias; lo pagado, no tanto, y ese recibo no se enseña.',
  'Los Enamorados|El Colgado':
    'El ángel abre las alas sobre una elección y el Colgado la medita cabeza abajo: cuanto mejor se ve desde ahí, menos ganas dan de ponerse en pie.',
  'Los Enamorados|El Colgado inv':
    '¿A quién se elige cuando lo que se quiere es bajar de la cuerda? Los Enamorados parecen una salida, y una salida no siempre es una elección.',
  'Los Enamorados|La Muerte':
    'Bajo el ángel se eligió algo y, al otro lado, pasa un caballo con bandera: elegir también despide, y hay una despedida que se quedó sin dar.',
  'Los Enamorados|La Muerte inv':
    'Elegir bajo el ángel era también dejar pasar al jinete con lo no elegido. Lo uno se hizo con ganas; lo otro sigue en la entrada.',
  'Los Enamorados|La Templanza':
    'Ellos se eligieron en un golpe de vista; el ángel de las copas necesita ver cómo se mezcla. Hay un sí entusiasta y un cómo sin discutir.',
  'Los Enamorados|La Templanza inv':
    'Tanto sol sobre los Enamorados y el agua fuera de la copa: el deseo acierta de lleno, la dosis no, y se disculpan el uno a la otra.',
  'Los Enamorados|El Diablo':
    'La misma pareja dos veces, una bajo las alas y otra con cadenas flojas: lo elegido y lo acostumbrado llevan idéntica cara, salvo en un detalle.',
  'Los Enamorados|El Diablo inv':
    'Quitarse la cadena era una cosa y quedarse bajo el ángel es otra. Ya no hay nada que obligue, y por eso la elección pesa el doble.',
  'Los Enamorados|La Torre':
    'Bajo el ángel que abre las alas, cae la corona de la torre: lo que se quiere y lo que se hunde llegaron en la misma noche, y se confunden.',
  'Los Enamorados|La Torre inv':
    'Elegir está a mano, dicen los Enamorados. Lo caro, contesta la torre vuelta del revés, es admitir en voz alta qué llevaba tiempo tambaleándose.',
  'Los Enamorados|La Estrella':
    'Bajo el gran sol de los Enamorados y la noche de la Estrella se promete lo mismo con distinta prisa: él mira, ella vierte, y nadie ha dicho cuánto dura.',
  'Los Enamorados|La Estrella inv':
    'Los Enamorados eligen en plena sequía de la Estrella: hay dos que se quieren decidir y muy poca agua. Decidir con sed se parece a conformarse.',
  'Los Enamorados|La Luna':
    'Él la mira a ella, ella mira al ángel, el cangrejo apenas asoma: cada quien está viendo una cosa distinta, y nadie se anima a compararlas.',
  'Los Enamorados|La Luna inv':
    'La bruma se retiró y los Enamorados se ven la cara tal como es. Gustarse a media luz era fácil; hay una pregunta nueva, y el ángel no contesta.',
  'Los Enamorados|El Sol':
    'Todo a la luz, el niño con los brazos abiertos y los Enamorados a la vista de su ángel: así de claro, y alguien sigue sin decirlo por su nombre.',
  'Los Enamorados|El Sol inv':
    'Un sol bendice a los Enamorados y el otro cuelga del revés: la elección sigue en pie, y el entusiasmo, en cambio, va y viene sin avisar.',
  'Los Enamorados|El Juicio':
    'Dos ángeles, uno que bendice y otro que despierta: hay algo que se elige y algo que llama, y {tienes|tenés} un solo nombre para contestar a ambos.',
  'Los Enamorados|El Juicio inv':
    'El ángel de los Enamorados abre las alas y el del Juicio invertido no logra hacerse oír: hay un sí pensado y ninguna voz que lo pronuncie.',
  'Los Enamorados|El Mundo':
    'El ángel bendice, el laurel se cierra: lo elegido llegó entero. Queda ese ratito incómodo de verlo cumplido y descubrir qué se deja de elegir.',
  'Los Enamorados|El Mundo inv':
    'Ella mira hacia lo alto y la corona de laurel sigue sin cerrarse: falta un sí pequeño, de esos que cuestan más cuanto menos queda por hacer.',
  'Los Enamorados inv|El Carro':
    'El auriga va decidido y los Enamorados, del revés, no saben quién se lo pidió. Tanta seguridad en el camino deja la pregunta del acuerdo para la llegada.',
  'Los Enamorados inv|El Carro inv':
    'Un carro con las ruedas al aire y dos que miran a lados distintos: discutir el camino resulta más fácil que decir quién quiere ir.',
  'Los Enamorados inv|La Fuerza':
    'La mano sigue en el león para que los Enamorados, de espaldas, no riñan. Así no hay pelea; tampoco hay nadie que diga qué quiere.',
  'Los Enamorados inv|La Fuerza inv':
    'Con el león encima no se elige bien, y los Enamorados, cabeza abajo, tampoco se ponían de acuerdo: hay un enojo cuidando la puerta de una duda.',
  'Los Enamorados inv|El Ermitaño':
    'Dos miradas que no se encuentran y un farol que alumbra a uno solo: tanto pensarlo a solas ha dejado sin voz a quien también contaba.',
  'Los Enamorados inv|El Ermitaño inv':
    'Sin mirarse y sin farol, cada cual rumia en su cuarto una elección que pedía compañía, y las paredes ya conocen las dos versiones.',
  'Los Enamorados inv|La Rueda de la Fortuna':
    'Como las miradas no se encontraban, la rueda giró por ellas: se dejó elegir al azar, el azar cumplió, y su elección no acaba de sentirse propia.',
  'Los Enamorados inv|La Rueda de la Fortuna inv':
    'Otra vez la misma vuelta de la Rueda, otra vez los Enamorados sin mirarse: cada repetición trae la elección a la puerta y cada vez hay alguien que no abre.',
  'Los Enamorados inv|La Justicia':
    'La espada exige un sí o un no, y las dos miradas contestan con un depende. Las razones se han pesado cien veces; las ganas, ni una.',
  'Los Enamorados inv|La Justicia inv':
    'Según quién te mire, la balanza se inclina a un lado o al otro. A solas, con los Enamorados del revés, la preferencia es una tercera y no tiene abogado.',
  'Los Enamorados inv|El Colgado':
    'Como no hay acuerdo entre los Enamorados, el Colgado espera por los dos. La pausa le hace bien a uno solo, y no se ha dicho a cuál.',
  'Los Enamorados inv|El Colgado inv':
    'Dos que no se miran y uno que no se está quieto: se quiere salir de la duda a tirones, y la cuerda, por más que tiren, no señala a ninguno.',
  'Los Enamorados inv|La Muerte':
    'Mientras las miradas se esquivaban pasó el jinete y se llevó una de las opciones. Queda la otra, sin rival, y curiosamente sigue sin elegirse.',
  'Los Enamorados inv|La Muerte inv':
    'Ni elección ni despedida: las dos miradas se evitan alrededor de un caballo caído, y a lo que ocupa media habitación se le da la vuelta con cortesía.',
  'Los Enamorados inv|La Templanza':
    'Las miradas se esquivan y, sin embargo, el agua va y viene entre las copas: se habla con cuidado exquisito de todo, salvo de lo que toca elegir.',
  'Los Enamorados inv|La Templanza inv':
    'Entre los dos que no se miran y la copa que se derrama, todo se dijo en la dosis equivocada: de más lo pequeño, de menos lo que importaba.',
  'Los Enamorados inv|El Diablo':
    'Lo que no se eligió bajo el ángel lo fue decidiendo la cadena, floja y puntual. Ni sí ni no: costumbre, con dos miradas vueltas hacia otro lado.',
  'Los Enamorados inv|El Diablo inv':
    'Deshecha la cadena y sin acuerdo entre los Enamorados, queda una libertad que nadie pidió en voz alta. ¿Qué se elige cuando no hay nada que lo impida?',
  'Los Enamorados inv|La Torre':
    'El rayo decidió por los Enamorados, que llevaban tiempo mirando cada uno a su lado. Queda por saber qué habrías elegido con el cielo despejado.',
  'Los Enamorados inv|La Torre inv':
    'Nadie mira a nadie bajo el ángel vuelto y la torre se sostiene por costumbre. Lo que no se elige tampoco se derrumba; pesa, y alguien lo carga.',
  'Los Enamorados inv|La Estrella':
    'La mujer de la Estrella vierte agua sin llevar la cuenta, y los Enamorados invertidos se la llevan entera: hay ternura, y un recelo que la mide.',
  'Los Enamorados inv|La Estrella inv':
    'No se eligió, o se eligió bajito, y al cántaro se le acabó el agua. De los Enamorados invertidos queda la ternura de haberlo intentado a escondidas.',
  'Los Enamorados inv|La Luna':
    'Al no mirarse el uno al otro, cada cual mira a la luna, y ahí se ve lo que se teme. La elección espera entre dos aullidos.',
  'Los Enamorados inv|La Luna inv':
    'Se levanta la niebla de la Luna y los Enamorados siguen sin mirarse: lo que parecía un malentendido podría ser una respuesta, dada sin palabras.',
  'Los Enamorados inv|El Sol':
    'Sobra claridad, sobran girasoles, y los Enamorados se dan la espalda a mediodía: está todo a la vista menos la razón de no mirarlo.',
  'Los Enamorados inv|El Sol inv':
    'Con el sol cabeza abajo, las miradas que no se encuentran tienen coartada: elegir a oscuras da pereza, y la oscuridad también la eligió alguien.',
  'Los Enamorados inv|El Juicio':
    'Levantarse sí, han oído la trompeta; lo que no han hecho los Enamorados, del revés, es decidir si acuden juntos o por separado.',
  'Los Enamorados inv|El Juicio inv':
    'La trompeta calló y los Enamorados miran hacia los lados: se quedó sin contestar algo que no se había preguntado del todo, y así se entienden mal dos silencios.',
  'Los Enamorados inv|El Mundo':
    'La danza está completa y los Enamorados, vueltos, miran cada uno a otra parte: has llegado a un sitio precioso que nadie recuerda haber elegido.',
  'Los Enamorados inv|El Mundo inv':
    'No se cierra la corona porque nadie ha elegido con qué se cierra. Los Enamorados, cada uno mirando a su lado, creen que eso es dejar las cosas abiertas.',
  'El Carro|La Fuerza':
    'Dos esfinges y un león, tres fieras para dos manos: el empuje sabe salir, la dulzura sabe quedarse, y lo que {tienes|tenés} delante no aclara qué prefiere.',
  'El Carro|La Fuerza inv':
    'Si manda el carro, el león se queda sin caricia; si manda el león, las esfinges se espantan. Lo tuyo avanza, y algo protesta a cada bache.',
  'El Carro|El Ermitaño':
    'Un carro con prisa y un farol con dudas suben la misma cuesta. Uno llegaría sin saber a qué; el otro lo sabría, sin haber llegado.',
  'El Carro|El Ermitaño inv':
    'En el carro no cabe nadie más, y con el farol apagado tampoco se pide compañía. Vas rápido, vas a solas, y a eso le {dices|decís} llegar.',
  'El Carro|La Rueda de la Fortuna':
    'Cuanto más tira el carro, más parece suya la vuelta de la rueda; el mérito y la suerte hacen el viaje codo con codo, sin mirarse.',
  'El Carro|La Rueda de la Fortuna inv':
    'Por más que el auriga apriete, la Rueda gira hacia atrás y le devuelve el mismo paisaje. El empuje es de verdad; la dirección nadie la ha mirado.',
  'El Carro|La Justicia':
    'Para el auriga, llegar es tener razón; para la espada recta, hay que mirar por dónde se pasó. Hay huellas de rueda en un sembrado ajeno.',
  'El Carro|La Justicia inv':
    'El carro ganó la carrera con la balanza torcida: la victoria es tuya, el polvo también, y a un lado del camino alguien no aplaude.',
  'El Carro|El Colgado':
    'Hay un auriga que no sabe parar y un hombre colgado que no quiere seguir. Los dos esperan que el otro se rinda, y viven en la misma persona.',
  'El Carro|El Colgado inv':
    'Al ver rodar el carro, el Colgado invertido tira más fuerte de la cuerda. Correr no era lo que querías; quedarte mirando, tampoco.',
  'El Carro|La Muerte':
    'Dos jinetes, por así decir, y uno no compite. El auriga aprieta, la Muerte va al paso, y llegan a la vez a un final que no estaba en el mapa.',
  'El Carro|La Muerte inv':
    'El carro empuja y un caballo caído ocupa el camino: hay prisa por llegar a lo nuevo, y ninguna por despedir lo que estorba el paso.',
  'El Carro|La Templanza':
    'El ángel prueba el agua con la punta del pie; el auriga cruzaría el río sin bajarse. Los dos quieren llegar, y no hay acuerdo sobre el significado de a tiempo.',
  'El Carro|La Templanza inv':
    'El auriga no baja el paso y el agua se sale de la copa: {llegas|llegás} a todo, y lo que {traes|traés} llega a medias.',
  'El Carro|El Diablo':
    'El carro presume de avanzar y arrastra, floja, una cadena: se ha llegado lejísimos sin soltar aquello que se quería perder de vista.',
  'El Carro|El Diablo inv':
    'Cadena al suelo y esfinges al trote: nunca hubo tanto camino por delante. Lo que inquieta es no distinguir, con esta velocidad, el viaje de la huida.',
  'El Carro|La Torre':
    'El auriga llega a galope al pie de la torre justo cuando cae la corona: tanta voluntad, y el rayo no había preguntado. Queda mucha fuerza sin destino.',
  'El Carro|La Torre inv':
    'El auriga quiere salir y la torre le cierra medio camino con sus puntales. Dejar atrás una casa a medio caer da más culpa que dejarla entera.',
  'El Carro|La Estrella':
    'Ella se arrodilla y él ni se apea: uno cree en el camino, la otra en el agua. {Avanzas|Avanzás} hacia algo que te pediría, al llegar, dejar de correr.',
  'El Carro|La Estrella inv':
    'El dosel de estrellas del Carro brilla, la grande está volcada: se avanza a buen paso con la costumbre de avanzar, y nadie recuerda qué se iba a buscar.',
  'El Carro|La Luna':
    'El auriga no afloja aunque la noche le mueva el camino. Ir deprisa es una forma de no oír al lobo, que sigue a la par del carro.',
  'El Carro|La Luna inv':
    'El carro venía a embestir la noche y la luna, vuelta del revés, se apartó sola: sobra ímpetu, falta enemigo, y las esfinges preguntan hacia dónde.',
  'El Carro|El Sol':
    'Todo empuja a favor, las esfinges y el sol, y el niño va a caballo por puro gusto. El auriga quiere saber adónde; la alegría no lo ha preguntado.',
  'El Carro|El Sol inv':
    'Gana el auriga otra carrera y el niño no aplaude. Se avanza tan bien que nadie ha notado quién dejó de disfrutarlo, ni en qué curva.',
  'El Carro|El Juicio':
    '¿Quién llama y quién empuja? Suena una trompeta en lo alto, el auriga sale sin escucharla entera, y lo que se toma por decisión podría ser prisa.',
  'El Carro|El Juicio inv':
    'El carro partió con tanto estruendo que la trompeta se quedó en gesto: se avanza muchísimo, y la llamada, que era bajita, sigue sin destinatario.',
  'El Carro|El Mundo':
    'El auriga llega y la corona de laurel lo espera abierta de par en par; {sabes|sabés} ganar, y de quedarte a bailar lo ganado no hay noticia.',
  'El Carro|El Mundo inv':
    'A un palmo del laurel, el carro va tan lanzado que se lo lleva por delante. Terminar pide otra velocidad, y las esfinges no han ensayado esa.',
  'El Carro inv|La Fuerza':
    'La mano que calma al león no consigue poner de acuerdo a dos esfinges; con una fiera bastaba paciencia, con dos la paciencia no sabe a quién atender.',
  'El Carro inv|La Fuerza inv':
    'Rugir no endereza el carro, y el león lleva toda la tarde encima. Al fondo de la rabia hay una petición de ayuda que no encuentra el tono.',
  'El Carro inv|El Ermitaño':
    'El anciano baja el farol y encuentra el carro patas arriba: hace falta luz para ver qué rueda falló y paciencia para no acusar a la esfinge blanca.',
  'El Carro inv|El Ermitaño inv':
    'Desde que volcó el carro no has vuelto a asomarte, y el farol apagado ayuda a que no se note. Reposo y retirada usan aquí la misma manta.',
  'El Carro inv|La Rueda de la Fortuna':
    'La Rueda se mueve por su cuenta y el carro, volcado, discute la ruta. Hay cosas que avanzan sin {ti|vos} y otras que solo te esperan; están mezcladas.',
  'El Carro inv|La Rueda de la Fortuna inv':
    'El carro se volcó y la Rueda gira para atrás: echar la culpa a una esfinge, a la suerte o al suelo sale gratis, y el sitio sigue sin moverse.',
  'El Carro inv|La Justicia':
    'Carro volcado, espada en alto: se discute quién tuvo la culpa de la rueda, con mucha exactitud, en mitad del camino, y nadie ha mirado si el eje aguanta.',
  'El Carro inv|La Justicia inv':
    'Con la balanza torcida, hasta las esfinges sospechan una de otra: cada cual cree tirar más, y el carro, entre tanto reparto, no se ha movido.',
  'El Carro inv|El Colgado':
    'Dos quietudes: la del carro, que querría correr, y la del Colgado, que no tiene prisa. Desde fuera se ven iguales; por dentro discuten.',
  'El Carro inv|El Colgado inv':
    'Se tira del carro, se tira de la cuerda y nada cede: con tanto esfuerzo puesto en salir de aquí, nadie ha mirado dónde es aquí.',
  'El Carro inv|La Muerte':
    'El carro atascado y el caballo del estandarte comparten camino: uno no arranca, el otro no se detiene, y las esfinges callan una noticia que conocían.',
  'El Carro inv|La Muerte inv':
    'Carro volcado, jinete detenido: nada se mueve y a nadie le apena del todo. La quietud ofrece tiempo, aunque no ha dicho para qué.',
  'El Carro inv|La Templanza':
    'Las esfinges tienen prisa, cada una hacia su lado, y el ángel, a un paso, mezcla agua sin apuro; algo podría juntarse ahí, con las riendas flojas.',
  'El Carro inv|La Templanza inv':
    'Las esfinges tiran cada una por su lado y las copas se derraman. {Corriges|Corregís} tanto el rumbo que lo único constante es la corrección.',
  'El Carro inv|El Diablo':
    'El carro no avanza y la cadena no aprieta: es una quietud que se queja bastante y, sin embargo, le tiene cariño al pedestal.',
  'El Carro inv|El Diablo inv':
    'Nada ata y nada tira: la cadena cayó y las esfinges se han sentado. Tener libertad y no tener rumbo, vistos desde el carro, son el mismo llano.',
  'El Carro inv|La Torre':
    'El carro volcó y el rayo derribó la corona, casi a la vez. Hay quien busca las riendas y hay quien mira el cielo; falta alguien que mire el suelo.',
  'El Carro inv|La Torre inv':
    'El carro parado esquivó el rayo, o el rayo aplazado paró el carro; como sea, tanta calma se parece mucho a aguantar la respiración.',
  'El Carro inv|La Estrella':
    'Las esfinges no tiran, pero el agua corre igual: mientras se discute la ruta, algo avanza a ras de suelo y todavía no tiene nombre.',
  'El Carro inv|La Estrella inv':
    'Esfinges sin acuerdo, cántaros sin agua: cuesta empujar hacia algo en lo que apenas se cree, y cuesta creer en algo que no se mueve.',
  'El Carro inv|La Luna':
    'Bajo la luna las esfinges son iguales, ninguna blanca, ninguna negra; con el camino lleno de aullidos, no avanzar parece casi una decisión.',
  'El Carro inv|La Luna inv':
    'La noche se aclaró y el carro no se mueve: faltaba ver el camino, ya se ve, y las esfinges buscan con calma otro motivo.',
  'El Carro inv|El Sol':
    'El niño monta sin riendas y llega; el auriga, con dos esfinges, no sale. Algo que era sencillo se fue complicando hasta tener ruedas.',
  'El Carro inv|El Sol inv':
    'Ni las esfinges se ponen de acuerdo ni el niño disfruta del caballo: se tira con ganas prestadas hacia un sitio que eligió no se sabe quién.',
  'El Carro inv|El Juicio':
    'Suena la trompeta y el carro está con las ruedas al aire. La llamada se oye perfectamente; cada esfinge tiene su motivo para quedarse.',
  'El Carro inv|El Juicio inv':
    'Calló la trompeta y no arranca el carro; se está bien así, casi. De ese casi sale todas las noches un ruido, y cada vez {culpas|culpás} al viento.',
  'El Carro inv|El Mundo':
    'La meta está a la vista, con su laurel y su danza; lo que volcó es el carro, justo en el tramo en que ya no hacía falta correr.',
  'El Carro inv|El Mundo inv':
    'A dos pasos de cerrar el laurel, las esfinges se ponen a discutir; lo que no arranca y lo que no acaba se tapan el uno al otro.',
  'La Fuerza|El Ermitaño':
    'Ella trata al león con las manos y el Ermitaño lo estudiaría con el farol: tacto y distancia, dos paciencias para una misma fiera sin nombre.',
  'La Fuerza|El Ermitaño inv':
    'La mano calma al león sin un temblor y el farol se apaga en cuanto llega alguien: la valentía está puesta en el sitio más fácil.',
  'La Fuerza|La Rueda de la Fortuna':
    'A la rueda no se le cierra la boca como al león: gira, y ya está. {Sujetas|Sujetás} con arte lo que ruge, y lo que gira te encuentra sin manos.',
  'La Fuerza|La Rueda de la Fortuna inv':
    'Con esa mano se calma a un león, pero una rueda atascada no tiene boca que cerrar. {Insistes|Insistís} con dulzura, y la dulzura no encuentra a quién.',
  'La Fuerza|La Justicia':
    'Una mano sobre el león, otra en la espada: {sabes|sabés} perdonar y {sabes|sabés} cortar. El problema es que esto se parece a las dos cosas.',
  'La Fuerza|La Justicia inv':
    '{Tienes|Tenés} la mano en el león para que nadie se asuste, mientras la balanza sigue torcida. Tanta calma empieza a salirle barata a alguien.',
  'La Fuerza|El Colgado':
    'Una cierra la boca del león, el otro cruza las manos a la espalda: dos calmas admirables, y algo en medio que quizá prefería un grito.',
  'La Fuerza|El Colgado inv':
    'Una sabe esperar con la mano en el león; el otro se revuelve en la cuerda. En {ti|vos} conviven las dos impaciencias, la que se nota y la que no.',
  'La Fuerza|La Muerte':
    'Ella sujeta al león con cariño y al jinete se le abre paso con respeto: dos gestos muy parecidos, y una misma mano que duda cuál le corresponde.',
  'La Fuerza|La Muerte inv':
    'La boca del león lleva tiempo cerrada con mimo y el caballo no pasa: es mucha fortaleza para retener lo que pedía permiso para irse.',
  'La Fuerza|La Templanza':
    'Manos en el león, agua entre dos copas: cuánta suavidad junta. Entre tanto buen trato no se encuentra el no que lleva semanas queriendo salir.',
  'La Fuerza|La Templanza inv':
    'Paciencia con el león, toda; con el vaso de agua, ninguna. Se aguanta lo grande sin un gesto y se pierde la medida en una tontería de cocina.',
  'La Fuerza|El Diablo':
    'Una mano que amansa a un león y dos cuellos con la cadena floja: {puedes|podés} con lo más fiero, y no con lo que apenas sujeta.',
  'La Fuerza|El Diablo inv':
    'Nadie rompió la cadena a golpes: la mano que calma al león la fue aflojando. Falta contarlo, y la modestia, que es otra cadena, no deja.',
  'La Fuerza|La Torre':
    'Las manos que cerraron la boca del león no alcanzaban para parar un rayo. Se sostuvo lo que se pudo, y esas manos siguen cerradas.',
  'La Fuerza|La Torre inv':
    'Con una mano se calma al león y con la otra se sostiene el muro. {Aguantas|Aguantás} tanto que la torre, agradecida, no piensa moverse nunca.',
  'La Fuerza|La Estrella':
    'Una calma al león con la mano; la otra, arrodillada, vierte agua sin mirar cuánta. {Sabes|Sabés} aguantar, {sabes|sabés} dar. Pedir es otra cosa.',
  'La Fuerza|La Estrella inv':
    'La mano no ha soltado al león en todo el día y el cántaro está vacío: hay fuerza para aguantar, y ya no se recuerda en nombre de qué.',
  'La Fuerza|La Luna':
    'Una mano tranquila en una noche que no lo está: al león lo {conoces|conocés}, al cangrejo no. Con lo que tiene nombre, {puedes|podés}; lo demás sigue en el agua.',
  'La Fuerza|La Luna inv':
    'La mano sigue en la boca del león y el cangrejo se vuelve al agua: el miedo encoge, el gesto de sujetar continúa sin saber qué sujeta.',
  'La Fuerza|El Sol':
    'El león tumbado al sol y el niño a caballo se entienden sin palabras: lo difícil se ha vuelto fácil, y da vértigo no tener que sujetarlo.',
  'La Fuerza|El Sol inv':
    'A la del león se le da bien sonreír con la mano firme, y los girasoles saben que es esfuerzo. Valor hay; el descanso no figura en ninguna parte.',
  'La Fuerza|El Juicio':
    'El león calla bajo la mano y la trompeta suena encima: tanto aprender a contener la voz, y parece que a quien llaman es al rugido.',
  'La Fuerza|El Juicio inv':
    'Tan bien aprendió el león a callar que tampoco contestó a la trompeta: un gran aguante no siempre distingue una molestia de una llamada.',
  'La Fuerza|El Mundo':
    'Dentro del laurel se baila con soltura y el león, tan manso, mira desde fuera; lo que más esfuerzo costó no sale en la foto.',
  'La Fuerza|El Mundo inv':
    'Lo bravo está hecho, el león come de la mano; lo que se resiste es una minucia, el cierre del laurel, ahí donde no hace falta ningún valor.',
  'La Fuerza inv|El Ermitaño':
    'El Ermitaño subió a pensar y el león se le coló en el equipaje. Hay farol, hay perspectiva, y un gruñido que interrumpe cada conclusión.',
  'La Fuerza inv|El Ermitaño inv':
    'El león suelto y el farol a oscuras: la rabia se quedó sin público, el encierro sin paz, y comparten cuarto como dos que no se hablan.',
  'La Fuerza inv|La Rueda de la Fortuna':
    'Cuando la Rueda da la vuelta, el león protesta como si fuera personal. Lo que cambia, cambia sin mirar a nadie, y tu queja ya no se distingue del miedo.',
  'La Fuerza inv|La Rueda de la Fortuna inv':
    'La rueda se atascó y el león perdió los modales: se empuja, se insiste, se rabia, y el eje parece esperar otra clase de trato.',
  'La Fuerza inv|La Justicia':
    'La balanza te da la razón y el león te la quita de un rugido: lo que se pide es justo, y a ese volumen no hay quien lo oiga.',
  'La Fuerza inv|La Justicia inv':
    'Con razón o sin ella, el león ya rugió, y la balanza quedó donde la tiró el zarpazo. Hay algo justo dentro de la rabia, difícil de distinguir.',
  'La Fuerza inv|El Colgado':
    'A uno lo cuelgan y sonríe, la otra se ve arrastrada por su león. {Conoces|Conocés} las dos caras de aguantar, y el cuerpo ya eligió la que más ruido hace.',
  'La Fuerza inv|El Colgado inv':
    'León que ruge, cuerda que se sacude: la rabia y la impaciencia llevan el mismo compás, y aquello que las ata a las dos ni se inmuta.',
  'La Fuerza inv|La Muerte':
    'Al jinete no se le gruñe, y el león lleva días gruñéndole. Un final pasa sin ofender, y una rabia se empeña en tomarlo como ofensa.',
  'La Fuerza inv|La Muerte inv':
    'El león le ruge al jinete para que no pase, y el jinete, por no discutir, se queda. Lo que se retiene con gritos se gasta igual, por dentro.',
  'La Fuerza inv|La Templanza':
    'El león vuelca la copa y el ángel la vuelve a llenar sin un reproche. Tanta furia y tanta paciencia, y ni una pregunta sobre por qué ruge.',
  'La Fuerza inv|La Templanza inv':
    'Con el león, mano demasiado dura; con la copa, demasiado floja: se aprieta lo que pedía aire, se suelta lo que pedía pulso, y ambas manos son tuyas.',
  'La Fuerza inv|El Diablo':
    'El león se suelta cada vez que alguien roza la cadena. Tanto rugido la protege muy bien, y queda la sospecha de que para eso sirve.',
  'La Fuerza inv|El Diablo inv':
    'Cayó la cadena y el león, sin freno, no sabe qué hacer con tanto campo. La libertad y el mal genio estrenan casa el mismo día.',
  'La Fuerza inv|La Torre':
    'Tanto apretar la boca del león, y el rugido salió por la torre, con rayo y chispas; lo contenido y lo derrumbado tienen la misma voz.',
  'La Fuerza inv|La Torre inv':
    'Al león le basta un rugido más para que la torre se decida. Por eso se contiene, tiembla, y todo se habla bajito, sin aclarar por cuál de los dos.',
  'La Fuerza inv|La Estrella':
    'El agua de la Estrella cae sin ruido y el león no la deja oír. Hay ternura en esto, bastante, debajo de un tono que {usas|usás} para que no se note.',
  'La Fuerza inv|La Estrella inv':
    'El león anda suelto y el cántaro se volcó: la rabia hizo sitio donde había una esperanza, y ninguna de las dos sabe cuál llegó por la otra.',
  'La Fuerza inv|La Luna':
    'Ruge el león, aúllan los otros dos, y a lo lejos parecen la misma fiera. Vistas de cerca, una tiene hambre, otra miedo, y la tuya no habla.',
  'La Fuerza inv|La Luna inv':
    'Por temor rugía el león; sin la niebla de la Luna, al temor se le acabó el pretexto y al rugido no. Hay un enojo que se quedó sin motivo presente.',
  'La Fuerza inv|El Sol':
    'El niño cabalga con los brazos abiertos y otra mano aprieta demasiado al león: la alegría andaba suelta, sin peligro, y se la sujetó por si acaso.',
  'La Fuerza inv|El Sol inv':
    'Al niño se le quitó la risa cuando el león alzó la voz. No está claro si el enojo volvió gris el día o si fue el gris quien despertó al león.',
  'La Fuerza inv|El Juicio':
    'La trompeta espera una respuesta y el león suelto ruge más alto: hay algo que contestar y una rabia que se adelanta a hacerlo por {ti|vos}.',
  'La Fuerza inv|El Juicio inv':
    'El león se escapa de las manos y nadie oye la trompeta: se grita por lo pequeño mientras lo importante, muy quieto, aguarda que lo nombren.',
  'La Fuerza inv|El Mundo':
    'La corona de laurel está ganada y el león aún enseña los dientes: ya no queda con quién pelear, y nadie ha avisado al cuerpo.',
  'La Fuerza inv|El Mundo inv':
    'Al laurel le queda un hueco y al león, un gruñido: se perdió la paciencia a un paso del final, y ese paso sigue midiendo lo mismo.',
  'El Ermitaño|La Rueda de la Fortuna':
    'La Rueda anda de feria y el anciano, en su cumbre, la mira girar farol en mano. Desde ahí se entiende todo y no se juega a nada.',
  'El Ermitaño|La Rueda de la Fortuna inv':
    'El farol ha recorrido cada radio de la rueda y sabe muy bien por qué no gira. Comprender el atasco se ha vuelto parte del atasco.',
  'El Ermitaño|La Justicia':
    'Todo lo que sabe la espada lo confirma el farol: está pensado, pesado y vuelto a pensar. Bajar de la montaña con eso en la mano es otra cosa.',
  'El Ermitaño|La Justicia inv':
    'A la luz del farol se ve bien que la balanza está torcida; lo que no se ve desde tan alto es a quién le toca bajar a decirlo.',
  'El Ermitaño|El Colgado':
    'El del farol y el de la cuerda podrían estarse así otro invierno: han entendido casi todo, y lo que no entienden es para quién.',
  'El Ermitaño|El Colgado inv':
    '¿Cuánto silencio hace falta para ver con ese farol, y cuánto de ese silencio es ya la cuerda que el Colgado invertido quiere soltar?',
  'El Ermitaño|La Muerte':
    'Desde la montaña, el farol sigue el paso del caballo: se entiende muy bien que algo termina, y entenderlo no ha quitado ni un poco de frío.',
  'El Ermitaño|La Muerte inv':
    'El farol ilumina al jinete parado, su caballo, su bandera; {estudias|estudiás} con mucho detalle lo que no termina, y el estudio también lo prolonga.',
  'El Ermitaño|La Templanza':
    'Con farol y con copas, sin prisa ninguna, se podría llegar muy lejos. Solo que el anciano ya está arriba y el ángel sigue probando si el agua está fría.',
  'El Ermitaño|La Templanza inv':
    'Arriba, en el monte, la medida se afina sola; abajo, la copa rebosa en cuanto entra alguien. {Eres|Sos} de una forma a solas y de otra con compañía.',
  'El Ermitaño|El Diablo':
    'El farol alcanza para ver que la cadena es ancha y sale por la cabeza. Lo entendiste hace tiempo, y entenderlo no movió las manos.',
  'El Ermitaño|El Diablo inv':
    'Con la cadena en el suelo, la montaña del Ermitaño parece el mejor sitio: te alejaste de algo, y el farol apunta todavía a lo que dejaste.',
  'El Ermitaño|La Torre':
    'El farol del Ermitaño pide paso lento y el rayo no espera a nadie: lo que se pensaba con calma llegó de golpe, a medio pensar.',
  'El Ermitaño|La Torre inv':
    'El anciano alumbra, una por una, las grietas de una torre que no llega a caer: entenderlas es tu fuerte; decidir con ellas, otro oficio.',
  'El Ermitaño|La Estrella':
    'El Ermitaño encierra una estrella en su farol y la otra carta muestra ocho sin pedir nada: entre guardar lo sabido y repartirlo, {dudas|dudás}.',
  'El Ermitaño|La Estrella inv':
    'El farol tiene encerrada la estrella que falta en el otro cielo: {buscas|buscás} con método, paso por paso, algo que solía llegar sin que lo llamaras.',
  'El Ermitaño|La Luna':
    'Con un farol tan pequeño, la Luna y sus perros parecen más: {ves|ves} un paso, {imaginas|imaginás} diez, y de los diez ninguno se ha comprobado.',
  'El Ermitaño|La Luna inv':
    'El Ermitaño subió a buscar con su farol lo que la noche escondía, y la luna, vuelta, lo enseña abajo sin misterio. Dejar de buscar también cuesta.',
  'El Ermitaño|El Sol':
    'A pleno sol, el farol del Ermitaño no alumbra nada y él no lo suelta: la soledad te sirvió mucho, y el niño de los girasoles pregunta por {ti|vos}.',
  'El Ermitaño|El Sol inv':
    'Sin sol que valga, el farol del anciano parece bastante. Te {arreglas|arreglás} con poca luz y poca gente, y el niño de los girasoles se quedó sin con quién reír.',
  'El Ermitaño|El Juicio':
    'Suena una trompeta para todos y en la montaña alguien prefiere su farol: la llamada pide salir, y la respuesta se sigue buscando dentro.',
  'El Ermitaño|El Juicio inv':
    'La montaña era tan alta que la trompeta no llegó, o llegó y pasó por viento. El farol alumbra, paciente, una respuesta sin pregunta.',
  'El Ermitaño|El Mundo':
    'Arriba, el anciano con su farol; abajo, la danza dentro del laurel. Casi todo lo hiciste a solas, y no {sabes|sabés} a quién contárselo.',
  'El Ermitaño|El Mundo inv':
    'Llegaste muy lejos a solas, con el farol en la mano, y el último nudo del laurel no se deja atar con la que queda libre.',
  'El Ermitaño inv|La Rueda de la Fortuna':
    'Alguien da vueltas en la Rueda y alguien se esconde tras un farol sin luz para que no le toque. La suerte también llama a las puertas equivocadas.',
  'El Ermitaño inv|La Rueda de la Fortuna inv':
    'La rueda se detuvo y el del farol apagado lo tomó como permiso para no salir. Puede que afuera también estén pendientes de un ruido de pasos.',
  'El Ermitaño inv|La Justicia':
    'Escribe uno su sentencia a solas, con el farol tapado, y la Justicia reclama que la oiga alguien más. Te costaría poco la razón y mucho la visita.',
  'El Ermitaño inv|La Justicia inv':
    'A solas, con el farol hacia abajo, la balanza dice lo que una parte quiere que diga. Falta un segundo par de ojos, y cuesta abrirles la puerta.',
  'El Ermitaño inv|El Colgado':
    'Uno esconde la cara tras el farol, el otro cuelga tranquilo de un pie. {Llamas|Llamás} espera a las dos cosas, y solo una te está enseñando algo.',
  'El Ermitaño inv|El Colgado inv':
    'Un anciano que no sale, un Colgado que no aguanta más: estar a solas te pesa y estar a la espera también, y a las dos cosas les falta un motivo.',
  'El Ermitaño inv|La Muerte':
    'Cuando pasó el jinete, el anciano tapó el farol; el final ocurrió sin que nadie lo viera, y por eso se sigue oyendo el caballo.',
  'El Ermitaño inv|La Muerte inv':
    'Lo que {alargas|alargás} a solas no hay quien te ayude a terminarlo. El farol mira al suelo, el caballo de la Muerte no arranca, y fuera alguien pregunta.',
  'El Ermitaño inv|La Templanza':
    'El ángel mezcla dos aguas y el del farol apagado bebe siempre de la misma; estar a solas fue buena idea, hasta que dejó de ser una idea.',
  'El Ermitaño inv|La Templanza inv':
    'Farol tapado, copas que se desbordan: de tanto callar a solas, lo que se dice en compañía sale a chorros y le cae a quien no era.',
  'El Ermitaño inv|El Diablo':
    'Un farol a oscuras y una cadena floja se hacen buena compañía: quedarse parece prudencia, la costumbre pasa por refugio, y afuera sigue habiendo una calle.',
  'El Ermitaño inv|El Diablo inv':
    'Soltaste la cadena sin que nadie se enterara y seguiste en el cuarto, con el farol del revés; la libertad también tiene su vergüenza de estrenarse.',
  'El Ermitaño inv|La Torre':
    'Cae el rayo a la vista de todos y el anciano tapa el farol para no verlo. Entre el estruendo y el encierro no ha cabido una conversación corriente.',
  'El Ermitaño inv|La Torre inv':
    'Un farol que nadie ve y una torre que aguanta por costumbre: dos soledades sostienen el mismo techo y ninguna avisa de cuánto pesa.',
  'El Ermitaño inv|La Estrella':
    'Hay una fuente abierta a dos pasos del escondite. El anciano baja el farol, la mujer de la Estrella sigue vertiendo, y ninguno llama al otro.',
  'El Ermitaño inv|La Estrella inv':
    'Te apartaste a descansar y el descanso se fue llenando de excusas, todas razonables. Con el farol hacia abajo y la Estrella invertida, ninguna se deja revisar.',
  'El Ermitaño inv|La Luna':
    'Con el farol boca abajo, el sendero del cangrejo apenas se adivina: le {preguntas|preguntás} a la noche cosas que sabría contestarte cualquiera con una ventana encendida.',
  'El Ermitaño inv|La Luna inv':
    'Se fue el susto, el lobo duerme y el anciano no se ha enterado, con el farol tapado. Te {escondes|escondés} de algo que dejó de buscarte, y hay quien te busca.',
  'El Ermitaño inv|El Sol':
    'Afuera el sol pega en el muro de los girasoles y dentro alguien sigue con el farol apagado, por principios. La puerta se abre desde los dos lados.',
  'El Ermitaño inv|El Sol inv':
    'Farol apagado, sol vuelto: quien se encerró por cansancio empieza a olvidar de qué descansaba, y el girasol no sabe hacia dónde girarse.',
  'El Ermitaño inv|El Juicio':
    'La trompeta se oye hasta en la cueva donde el anciano apagó el farol. Contestar obliga a decir dónde estabas, y eso pesa más que ir.',
  'El Ermitaño inv|El Juicio inv':
    'Te llamaron y no fuiste; te escondiste y nadie te buscó. El farol del revés y la trompeta hacia el suelo comparten una misma falta de noticias.',
  'El Ermitaño inv|El Mundo':
    'La corona de laurel se cerró {contigo|con vos} dentro y el farol fuera, apagado: algo se completó a solas, y a la danza le falta público, o pareja.',
  'El Ermitaño inv|El Mundo inv':
    'Un laurel sin cerrar visto con un farol sin encender: no se sabe cuánto falta, y preguntarlo exigiría abrirle la puerta a alguien.',
  'La Rueda de la Fortuna|La Justicia':
    'Hay cosas que se ganan y cosas que caen, y la balanza no tiene pesas para lo que trae la rueda. Lo tuyo lleva un poco de cada.',
  'La Rueda de la Fortuna|La Justicia inv':
    'Suerte hubo, reparto justo no: la rueda subió a unos y la balanza torcida firmó que era mérito. Lo que te tocó sigue sin nombre.',
  'La Rueda de la Fortuna|El Colgado':
    'Todo gira menos el Colgado, que mira la rueda del revés y le encuentra otro dibujo. Participar o contemplar: la vuelta pasa muy cerca del pie.',
  'La Rueda de la Fortuna|El Colgado inv':
    'La rueda gira tan cerca que al Colgado invertido le entran las prisas; saltaría a cualquier radio con tal de no perder la vuelta, y aún tiene el pie atado.',
  'La Rueda de la Fortuna|La Muerte':
    'Con la Rueda todo regresa; el caballo de la Muerte nunca da media vuelta. Falta saber con cuál de los dos contabas al decir «ya se verá».',
  'La Rueda de la Fortuna|La Muerte inv':
    'La rueda ofrece otra vuelta y el jinete caído no deja el sitio libre; lo nuevo da paseos por el pasillo con el abrigo puesto.',
  'La Rueda de la Fortuna|La Templanza':
    'La rueda sube y baja sin avisar, y el ángel responde con un hilo de agua constante. Medirse tiene su gracia, aunque hay suertes que llegan a baldes.',
  'La Rueda de la Fortuna|La Templanza inv':
    'Mientras la Rueda estuvo arriba se sirvió sin medir, y el agua anda por la mesa. La racha es una cosa y el apetito otra; cuesta verlos por separado.',
  'La Rueda de la Fortuna|El Diablo':
    'Hay quien espera que la Rueda lo suelte y tiene la cadena tan floja que le cabe la cabeza. La suerte y el hábito se echan la culpa entre sí.',
  'La Rueda de la Fortuna|El Diablo inv':
    'Que la cadena cayera, ¿lo hiciste {tú|vos} o fue la rueda al girar? De esa respuesta cuelga cuánto te {fías|fiás} de andar sin ella.',
  'La Rueda de la Fortuna|La Torre':
    'La Rueda avisa girando; el rayo no avisa. De esto que te cambió la casa, no se sabe si era una vuelta que venía o un golpe que cayó.',
  'La Rueda de la Fortuna|La Torre inv':
    'La rueda sigue girando y la torre sigue en pie de milagro. Cada vuelta trae una suerte y un aviso, y se agradece lo uno sin abrir lo otro.',
  'La Rueda de la Fortuna|La Estrella':
    'Gira la Rueda, la Estrella vierte agua sin moverse de sitio; hay suerte y hay constancia, y no se sabe a cuál de ellas {agradeces|agradecés} lo que ya llegó.',
  'La Rueda de la Fortuna|La Estrella inv':
    '{Quieres|Querés} que la Rueda se mueva y a la vez {guardas|guardás} la esperanza para no gastarla, como la Estrella invertida guarda el agua.',
  'La Rueda de la Fortuna|La Luna':
    'Una Rueda girando a oscuras: se oye, no se ve, y cada cual jura que le toca bajar. El perro y el lobo apuestan, y ninguno mira.',
  'La Rueda de la Fortuna|La Luna inv':
    'Justo cuando la luna deja de mentir, la rueda cambia el paisaje: se ve claro, por fin, algo que ya no está donde estaba.',
  'La Rueda de la Fortuna|El Sol':
    'Te toca arriba en la Rueda, con el niño del Sol al lado, y hay en tu risa un dedo agarrado al borde, por si baja.',
  'La Rueda de la Fortuna|El Sol inv':
    'Gira a favor la Rueda y los girasoles no se enteran; te llega algo bueno y lo {miras|mirás} con la cara del mes anterior. Falta presentarlos.',
  'La Rueda de la Fortuna|El Juicio':
    'La rueda gira para cualquiera y la trompeta parece decir un nombre: entre la casualidad y la llamada hay una coincidencia que {tomas|tomás} muy en serio.',
  'La Rueda de la Fortuna|El Juicio inv':
    'La rueda trajo la ocasión hasta la puerta y la trompeta no la anunció: algo llegó a tu favor, sin ruido, y puede que siga en el pasillo.',
  'La Rueda de la Fortuna|El Mundo':
    'Dos círculos, el que gira y el que se cierra: en uno baila una figura, en el otro nadie baja nunca. Lo tuyo está entre celebrar y subirse otra vez.',
  'La Rueda de la Fortuna|El Mundo inv':
    'La corona pide un nudo, la Rueda no se queda quieta el tiempo de hacerlo; así lo casi terminado vuelve, cada tanto, a parecer un principio.',
  'La Rueda de la Fortuna inv|La Justicia':
    'La rueda debe una vuelta y la balanza, muy seria, no admite quejas contra el azar: algo fue injusto, y no hay ventanilla donde reclamarlo.',
  'La Rueda de la Fortuna inv|La Justicia inv':
    'La Rueda gira al revés y carga con todas las culpas; la balanza, torcida, firma enseguida. Demasiado enseguida, como quien no quiere oír la segunda versión.',
  'La Rueda de la Fortuna inv|El Colgado':
    'Por fin una rueda quieta, diría el Colgado, que tampoco se mueve. Cada uno aguarda al otro, y la espera ya tiene techo, mesa y apellido.',
  'La Rueda de la Fortuna inv|El Colgado inv':
    'Harto de la cuerda y con la Rueda en contra, el Colgado pide fecha. Lo que gira al revés no tiene calendario, y la cuerda lo sabe.',
  'La Rueda de la Fortuna inv|La Muerte':
    'Mala racha, dice la Rueda vuelta; final, dice el jinete. Por fuera se parecen mucho, y una pide aguantar lo que el otro pide soltar.',
  'La Rueda de la Fortuna inv|La Muerte inv':
    'La rueda no gira y el caballo no entra: lo repetido sigue, lo terminado también, y conviven tan apretados que cuesta saber a cuál se alimenta.',
  'La Rueda de la Fortuna inv|La Templanza':
    'El ángel conoce la dosis y la Rueda no le hace caso; se hace todo bien y sale al revés. Falta decidir si eso cambia la mezcla o solo el humor.',
  'La Rueda de la Fortuna inv|La Templanza inv':
    'Atascada la Rueda, se empieza a echar de todo en las copas, por ver si algo la mueve. Cuál de los intentos fue el que la atascó, nadie lo sabe.',
  'La Rueda de la Fortuna inv|El Diablo':
    'La Rueda vuelve siempre al pedestal, y la pareja la saluda sin quitarse la cadena. Lo que parece destino tiene horario, y el horario lo puso alguien.',
  'La Rueda de la Fortuna inv|El Diablo inv':
    'Soltar la cadena fue cosa tuya; que la Rueda vuelva a girar, no del todo. En esa espera, el clavo vacío del pedestal empieza a parecer una silla.',
  'La Rueda de la Fortuna inv|La Torre':
    'La Rueda se atascó justo bajo el rayo: lo que se repetía sin ruido ha hecho, por fin, mucho ruido, y no está claro qué parte era tuya.',
  'La Rueda de la Fortuna inv|La Torre inv':
    'Ni gira la rueda ni cae el rayo: todo lo que podía cambiar contiene el aliento, y se empieza a llamar paz a lo que tal vez sea pausa.',
  'La Rueda de la Fortuna inv|La Estrella':
    'Aunque la rueda no dé ni media vuelta, el agua de la Estrella corre igual. Aguardar sin que nada se mueva también gasta, y algo va regando.',
  'La Rueda de la Fortuna inv|La Estrella inv':
    'Rueda quieta, cántaros secos: ni llega lo que se aguardaba ni quedan ganas de aguardarlo, y aun así alguien mira al cielo por costumbre.',
  'La Rueda de la Fortuna inv|La Luna':
    'Con la rueda parada se oye mejor al perro y al lobo: cuanto menos ocurre, más se teme, y el sendero sigue vacío y a la vista.',
  'La Rueda de la Fortuna inv|La Luna inv':
    'Con más luz se ve que la Rueda gira al revés, y no es poca cosa saberlo. La certeza de la mala racha quita el miedo y deja el cansancio.',
  'La Rueda de la Fortuna inv|El Sol':
    'Ríe el niño con la Rueda en contra, y ni siquiera le cuesta. De las dos noticias, la mala suerte y el buen día, una se cuenta más veces.',
  'La Rueda de la Fortuna inv|El Sol inv':
    'Rueda trabada, sol cabeza abajo: se han juntado la mala hora y el mal humor, y desde dentro cuesta averiguar cuál trajo a cuál.',
  'La Rueda de la Fortuna inv|El Juicio':
    'Suena la trompeta en una vuelta pésima de la Rueda: nadie eligió este momento, y sin embargo es este el que tiene tu nombre.',
  'La Rueda de la Fortuna inv|El Juicio inv':
    'Rueda muda, trompeta muda: ni el azar ni la llamada dicen esta boca es mía, y en tanto silencio el paso más pequeño haría ruido.',
  'La Rueda de la Fortuna inv|El Mundo':
    'Dos círculos: una rueda que no gira y un laurel donde alguien baila. Lo logrado está a la vista, y la vista se va, terca, a lo atascado.',
  'La Rueda de la Fortuna inv|El Mundo inv':
    'Cada vez que falta una hoja para cerrar el laurel, la Rueda retrocede media vuelta. Hay quien lo llama mala suerte; {tú|vos} también has contado las veces.',
  'La Justicia|El Colgado':
    'La balanza exige una respuesta en plazo y el Colgado, con su halo, no tiene ninguna prisa: la duda es si esperar te hace más justo o menos visible.',
  'La Justicia|El Colgado inv':
    'Quiere la balanza que cada sacrificio se pese; el Colgado, harto de su cuerda, preferiría que alguien reconociera sin pesas cuánto tiempo lleva ahí.',
  'La Justicia|La Muerte':
    '{Buscas|Buscás} quién tuvo razón, balanza en mano, en algo que la Muerte cerró al paso de su caballo sin preguntárselo a nadie.',
  'La Justicia|La Muerte inv':
    'La espada recta sabe dónde cortar, el jinete no quiere pasar por ahí. Sentencia hay; falta quien se levante a cumplirla sin que parezca crueldad.',
  'La Justicia|La Templanza':
    'La espada parte por la mitad exacta; el ángel va pasando agua hasta que nadie se queja. Dos formas de repartir, y la tuya cambia según el cansancio.',
  'La Justicia|La Templanza inv':
    'La espada parte exacto y el agua se derrama en el reparto: a cada cual lo suyo, con tanto rigor que nadie se ha llevado lo bastante.',
  'La Justicia|El Diablo':
    'Mirada con balanza, la cadena apenas pesa; llevada al cuello, ni se nota. Justo por liviana se ha quedado siempre fuera del platillo.',
  'La Justicia|El Diablo inv':
    'La balanza se pone a contar con la cadena recién caída: qué costó quedarse, qué cuesta irse, y un tercer peso que nadie coloca en ningún plato.',
  'La Justicia|La Torre':
    'La espada recta pide razones y el rayo no las trae: algo cayó, mereciéndolo o no, y a la balanza se le ha quedado un plato vacío.',
  'La Justicia|La Torre inv':
    'Una espada recta frente a una torre que se niega a caer: {sabes|sabés} lo que sería justo, y también cuántas cosas se apoyan en que no lo sea.',
  'La Justicia|La Estrella':
    'La espada recuerda lo que se debe y la Estrella riega sin llevar la cuenta. Te gustaría dar así, y un platillo de la balanza no se olvida.',
  'La Justicia|La Estrella inv':
    'Las cuentas de la balanza están bien hechas y el cántaro está seco. {Tienes|Tenés} razón en todo, y con toda esa razón no se riega nada.',
  'La Justicia|La Luna':
    'La balanza necesita hechos y la noche le trae aullidos. Con eso se puede dictar una sentencia, de hecho ya hay una, y el acusado no se ha enterado.',
  'La Justicia|La Luna inv':
    'La luna vuelta deja ver lo que había y la espada quiere nombrarlo: se aclaró el miedo, se aclararon los números, y no dicen lo mismo.',
  'La Justicia|El Sol':
    'Bajo un sol así, la balanza no tiene dónde esconder nada, y el niño se ríe sin haber leído el fallo. Tener razón y pasarlo bien se miran de reojo.',
  'La Justicia|El Sol inv':
    'La balanza te da la razón; los girasoles del Sol invertido no levantan la cabeza por eso. Ganar y alegrarse llevan un rato sin hablarse.',
  'La Justicia|El Juicio':
    'Una espada que mide y una trompeta que llama: el veredicto está en un platillo y tu nombre en el aire; contestar inclinaría la balanza.',
  'La Justicia|El Juicio inv':
    'La espada está recta y las cuentas, hechas; la trompeta cuelga muda. {Conoces|Conocés} el resultado, y decirlo en voz alta es otro asunto.',
  'La Justicia|El Mundo':
    'Está terminado y, en la balanza, pesa lo que debía. Si aun así la figura baila con un pie en el aire, algo no se contó en gramos.',
  'La Justicia|El Mundo inv':
    'Falta poco para cerrar el laurel, y ese poco está en la balanza: una cuenta pendiente, exacta, tan pequeña que daría vergüenza reclamarla.',
  'La Justicia inv|El Colgado':
    'El Colgado se ve tan sereno que nadie revisa la balanza torcida: alguien aguarda sin quejarse, y ese silencio se ha contado como si fuera acuerdo.',
  'La Justicia inv|El Colgado inv':
    '¿Quién dijo que tanto aguantar tendría premio? La balanza torcida no lo anotó, y el Colgado invertido lleva un rato mirando la cuerda.',
  'La Justicia inv|La Muerte':
    'El jinete se lo lleva todo, también lo que se repartió mal. Acabó, la balanza sigue torcida, y queda una reclamación sin dirección a la que enviarla.',
  'La Justicia inv|La Muerte inv':
    'Hay un pleito pequeño que se alarga; la balanza perdió la cuenta, el caballo de la Muerte no acaba de pasar, y nadie se levanta de la silla.',
  'La Justicia inv|La Templanza':
    'El ángel pasa el agua con mimo y la balanza torcida se lo discute: el trato suave es sincero, la cuenta vieja también, y ninguno cede.',
  'La Justicia inv|La Templanza inv':
    'Ni la balanza pesa bien ni las copas miden bien: a ojo se dio, a ojo se cobró, y el error exacto, si lo hay, gotea entre ambas.',
  'La Justicia inv|El Diablo':
    'Hasta una balanza torcida resulta cómoda cuando la cadena queda floja: el trato cojea, se sabe, y cada cual tiene su motivo para no tocarlo.',
  'La Justicia inv|El Diablo inv':
    'La cadena ya no aprieta y la balanza sigue torcida: te libraste de algo, y las cuentas aún incluyen el peso de cuando lo llevabas.',
  'La Justicia inv|La Torre':
    'La balanza llevaba tiempo mal puesta y cayó el rayo, sin preguntar de quién era la culpa. Lo que se desmorona y lo que se debía son dos listas.',
  'La Justicia inv|La Torre inv':
    'Se evitó el estrépito, y por eso la torre sigue en pie; el precio fue una cuenta mal hecha en la balanza, y hay quien la recuerda entera.',
  'La Justicia inv|La Estrella':
    'Con una mano vierte agua la Estrella, con la otra no vuelve a pesarla. Se perdonó lo torcido de la balanza, y no es lo mismo perdonarlo que quererlo igual.',
  'La Justicia inv|La Estrella inv':
    'Una injusticia pequeña, de balanza mal puesta, y un cántaro boca abajo: lo que dolió fue poco, lo que dejó de esperarse a causa de ello es bastante.',
  'La Justicia inv|La Luna':
    'Bajo esta luna, la balanza torcida parece un animal más. Cuesta separar lo que fue injusto de lo que dio miedo, porque aúllan igual.',
  'La Justicia inv|La Luna inv':
    'Algo se vio con claridad, como cuando la Luna se aparta, y aun así la balanza siguió inclinada: saberlo no corrigió nada, y callarlo pesa en un platillo.',
  'La Justicia inv|El Sol':
    'La alegría del niño es verdadera y el reparto que la pagó no fue limpio. A pleno sol, la balanza torcida no desaparece: brilla.',
  'La Justicia inv|El Sol inv':
    'Una balanza torcida junto a un sol caído: se contó cada detalle del reparto, y la alegría, que no entraba en la cuenta, salió perdiendo.',
  'La Justicia inv|El Juicio':
    'Quiere la trompeta un sí o un no y la balanza, torcida, devuelve un depende. Para contestar limpio haría falta hablar de aquel reparto.',
  'La Justicia inv|El Juicio inv':
    'Nadie toca la trompeta, nadie endereza la balanza: la deuda es vieja, todos la conocen, y cada uno espera que la nombre el otro.',
  'La Justicia inv|El Mundo':
    'La corona de laurel se cerró con la balanza torcida: está terminado, está bien hecho, y alguien puso más de lo que figura.',
  'La Justicia inv|El Mundo inv':
    'Para cerrar el laurel habría que enderezar la balanza, y para eso, hablar. Entretanto la corona sirve de percha, y se le van cayendo las hojas.',
  'El Colgado|La Muerte':
    'El jinete va a paso tranquilo, el Colgado sonríe sin apartarse: algo termina delante de {ti|vos}, y mirarlo sin moverse es también una manera de decir adiós.',
  'El Colgado|La Muerte inv':
    'Hay esperas que maduran algo y esperas que lo embalsaman: junto al caballo caído, hasta la serenidad del Colgado deja dudas sobre cuál es esta.',
  'El Colgado|La Templanza':
    'Dos serenidades: la de quien no se mueve y la del ángel que no deja de mover el agua. Tu paciencia viste de una y obedece a la otra.',
  'El Colgado|La Templanza inv':
    'El Colgado espera y, a su lado, las copas gotean: una paciencia sin fondo, una gotera constante, y no se sabe cuál de las dos lleva razón.',
  'El Colgado|El Diablo':
    'A uno lo sostiene una cuerda, a la pareja una cadena floja, y los tres parecen de acuerdo. La diferencia entre entrega y costumbre solo la nota quien está dentro.',
  'El Colgado|El Diablo inv':
    'Sin cadena y aun así quieto: el Colgado se queda donde podría irse, y desde fuera nadie distingue si eso es calma o la marca del collar.',
  'El Colgado|La Torre':
    'Uno cuelga en paz y dos caen entre chispas, todos cabeza abajo: esperar por gusto y quedarse sin suelo tienen, vistos de lejos, el mismo dibujo.',
  'El Colgado|La Torre inv':
    'La torre no cae y el Colgado no se mueve: a una la sujeta el miedo y al otro la calma, y por fuera aguantan exactamente igual.',
  'El Colgado|La Estrella':
    'El Colgado se entrega a la cuerda con la misma fe con que la Estrella se entrega al agua. Tanta entrega junta, y el asunto todavía busca quién lo empuje.',
  'El Colgado|La Estrella inv':
    'Esperar con halo y sin Estrella es una disciplina extraña: se sostiene la postura y ya no se sabe bien qué se esperaba ver desde ahí.',
  'El Colgado|La Luna':
    '¿Miedo a qué, visto así? Desde su cuerda, el Colgado oye aullar a los otros dos y le busca al cangrejo, con calma, la cara amable.',
  'El Colgado|La Luna inv':
    'El Colgado, cabeza abajo, mira una luna también del revés y desde ahí la ve derecha: lo que a todos confunde, a {ti|vos} empieza a cuadrarte.',
  'El Colgado|El Sol':
    'Cabeza abajo, el Colgado le hace gracia al niño, que lo mira desde el caballo al revés. Alguno de los dos se está divirtiendo con lo que el otro llama prueba.',
  'El Colgado|El Sol inv':
    'Estar cabeza abajo tiene su gracia mientras haya sol. Al Colgado no le pesa la cuerda, le pesan los girasoles, que ya no miran hacia él.',
  'El Colgado|El Juicio':
    'La trompeta pide ponerse en pie y el Colgado la oye cabeza abajo, tan tranquilo: quizá entendió la llamada mejor que nadie, quizá la entendió al revés.',
  'El Colgado|El Juicio inv':
    'Como no suena la trompeta, el Colgado sigue en su cuerda tan sereno: {aguardas|aguardás} una señal, y a fuerza de paciencia has dejado de mirar hacia arriba.',
  'El Colgado|El Mundo':
    'Uno cuelga de un pie, la otra baila sobre el suyo. Tanto rato mirando esto del revés, y la fiesta empieza con un ritmo que no es el de la cuerda.',
  'El Colgado|El Mundo inv':
    'Visto cabeza abajo, el hueco del laurel hasta parece un adorno: lo inacabado se ha contemplado tanto y tan bien que casi da pena cerrarlo.',
  'El Colgado inv|La Muerte':
    'El jinete llega y el Colgado forcejea con la cuerda: cuando hay que soltar, lo que quiere soltarse es otra cosa. El nudo ata dos asuntos a la vez.',
  'El Colgado inv|La Muerte inv':
    'Ni el Colgado baja ni la Muerte pasa: se aplaza por partida doble, con mucha educación, y el plazo nunca tuvo una fecha escrita.',
  'El Colgado inv|La Templanza':
    'El ángel no vierte más deprisa porque la cuerda se agite. Tu impaciencia tiene motivos, su calma también, y el hilo de agua no toma partido.',
  'El Colgado inv|La Templanza inv':
    'Uno se agita en la cuerda, la otra derrama el agua: {quieres|querés} que algo se mueva por fin, y cada sacudida deja un poco menos en la copa.',
  'El Colgado inv|El Diablo':
    'El Colgado invertido forcejea con una cuerda de verdad y la pareja descansa en cadenas de mentira: tanta lucha, tanta costumbre, y los nudos sin mirar.',
  'El Colgado inv|El Diablo inv':
    'Pie libre, cuello libre, y las dos libertades sin estrenar. Del Colgado y de la pareja queda la postura, como quien sale del cine y aún no habla.',
  'El Colgado inv|La Torre':
    '¿Y si el rayo cortó justo la cuerda que tanto forcejeo no aflojaba? El Colgado invertido está en el suelo, libre, sin saber a quién dar las gracias.',
  'El Colgado inv|La Torre inv':
    'Hay una grieta que aguanta y un pie que no aguanta más. Si el Colgado tira, la torre tiembla: tal vez compartan la misma cuerda.',
  'El Colgado inv|La Estrella':
    'Hay prisa por bajar de la cuerda, y cerca, sin ninguna, una mujer vierte agua como si sobrara tiempo. Uno de los dos relojes miente un poco.',
  'El Colgado inv|La Estrella inv':
    'Sin serenidad en la cuerda ni agua en el cántaro, esperar se volvió un trabajo sin horario. Algo se sigue aguardando, y ya cuesta acordarse de qué.',
  'El Colgado inv|La Luna':
    'Por bajarse deprisa de la cuerda se va a dar al estanque, donde está el cangrejo y no se ve nada. Impaciencia y miedo dieron la misma zancada.',
  'El Colgado inv|La Luna inv':
    'Se va la niebla de la Luna y resulta que la cuerda estaba floja: lo que te retenía era más pequeño que la espera, y da cierto pudor moverse.',
  'El Colgado inv|El Sol':
    'Con un sol tan claro y el niño abriendo los brazos, cuesta explicar el pie atado. Se ve la salida; no se ve qué tiene la cuerda para seguir gustando.',
  'El Colgado inv|El Sol inv':
    'El Colgado, cabeza arriba; el sol, cabeza abajo: cada uno está como debería estar el otro, y entre tanto esfuerzo se extravió el para qué.',
  'El Colgado inv|El Juicio':
    'Con la trompeta encima, seguir colgado de un pie cuesta el doble. Se oye tu nombre, la cuerda tira, y no se sabe cuál de los dos sonidos es la costumbre.',
  'El Colgado inv|El Juicio inv':
    'Hay quien se bajó de la cuerda demasiado pronto y quien se quedó de más; la trompeta, hacia el suelo, no aclara el caso. Queda una prisa sin cita.',
  'El Colgado inv|El Mundo':
    'El laurel se cerró y el Colgado, cabeza arriba, sigue frotándose el tobillo. El logro es bonito, la cuerda también consta, y casi nadie pregunta por ella.',
  'El Colgado inv|El Mundo inv':
    'Falta un nudo en el laurel y sobra uno en el pie: la prisa por soltarse y la pereza de rematar tiran del mismo cordel.',
  'La Muerte|La Templanza':
    'Una parte de {ti|vos} cierra de golpe, como pasa el caballo del estandarte; otra va probando con las copas del ángel, gota a gota, cuánto duele.',
  'La Muerte|La Templanza inv':
    'El jinete va a paso firme y las copas se derraman: el final viene bien medido, la reacción no. Sobran bromas, sobran lágrimas, y falta una frase corriente.',
  'La Muerte|El Diablo':
    'El jinete terminó con casi todo y dejó la cadena, por floja, sin tocar. Lo grande acabó; lo pequeño, lo de cada día, sigue puesto.',
  'La Muerte|El Diablo inv':
    'Con el estandarte de la rosa y las cadenas por el suelo se fue lo que ataba. Se fue también la excusa, y queda un hueco con tu nombre.',
  'La Muerte|La Torre':
    'Un final a caballo, con estandarte y tiempo, y otro en forma de rayo: uno se veía venir, el otro no, y han dejado el mismo hueco.',
  'La Muerte|La Torre inv':
    'El jinete pasó con calma y la torre, agrietada, hace como si nada: un final se aceptó, y otro muy parecido se sostiene con las dos manos.',
  'La Muerte|La Estrella':
    'Un jinete se lleva algo y una mujer se arrodilla a regar: la despedida y el cuidado piden las mismas manos, y solo hay dos.',
  'La Muerte|La Estrella inv':
    'Acaba de pasar el estandarte de la rosa y la Estrella está boca abajo; el hueco es reciente y, para llenarlo, no hay agua ni prisa ni palabra que encaje.',
  'La Muerte|La Luna':
    'Las mismas dos torres asoman al fondo de ambas cartas: que algo termine está claro; lo que asusta es el sendero que queda libre.',
  'La Muerte|La Luna inv':
    'Se disipó el miedo y el estandarte resultó ser solo un estandarte: algo terminó de verdad, sin monstruos, y el sendero está ahí, casi decepcionante.',
  'La Muerte|El Sol':
    'Detrás del jinete asoma el sol entre dos torres; aquí, el niño ya cabalga en él. Cuesta alegrarse tan cerca de una despedida, y cuesta más disimularlo.',
  'La Muerte|El Sol inv':
    'Pasó el jinete y los girasoles bajaron la cabeza; se entiende. Lo que cuesta es saber si es duelo o si es que nadie volvió a abrir la ventana.',
  'La Muerte|El Juicio':
    'El caballo cierra y la trompeta convoca: algo se dio por enterrado y algo, desde abajo, responde a su nombre, aunque no sea exactamente lo mismo.',
  'La Muerte|El Juicio inv':
    'La trompeta no llegó a sonar para el que pasó a caballo. Se despidió algo sin responderle, y esa respuesta anda suelta, buscando a quien la oiga.',
  'La Muerte|El Mundo':
    'Dos finales distintos, el del jinete, que se aguanta, y el de la danza con su corona, que se celebra; del tuyo no está dicho cuál es.',
  'La Muerte|El Mundo inv':
    'El jinete da por cerrado lo que la corona de laurel deja abierto: hay un final en los hechos y falta otro, más pequeño, que solo se dice.',
  'La Muerte inv|La Templanza':
    'Tanta paciencia del ángel con sus copas, junto a un jinete detenido a mitad del campo, puede ser cuidado o puede ser una manera de no despedirse.',
  'La Muerte inv|La Templanza inv':
    'El final se aplaza y el agua, entretanto, se derrama: ni se cierra ni se dosifica, y en el charco se refleja un estandarte que nadie recoge.',
  'La Muerte inv|El Diablo':
    'Dos maneras de quedarse: el caballo que no cruza, la pareja que no se quita la cadena. Lo curioso es que ninguna de las dos está atada.',
  'La Muerte inv|El Diablo inv':
    'La cadena está abierta y el adiós, sin decir: {puedes|podés} salir cuando quieras, el caballo no avanza, y tanto permiso se ha vuelto una sala de espera.',
  'La Muerte inv|La Torre':
    'Se cuidó mucho un final para que llegara despacio, y el rayo no leyó las instrucciones: cayó la torre, el jinete sigue parado y el duelo no encuentra asiento.',
  'La Muerte inv|La Torre inv':
    'Una torre apuntalada, un jinete que no desmonta ni pasa: se pone mucho esfuerzo en que no ocurra algo que, de puertas adentro, ya ocurrió.',
  'La Muerte inv|La Estrella':
    'Hay agua de sobra y ganas de volver a llenar el cántaro, y hay un jinete quieto que ocupa el vado. ¿A quién le toca moverlo?',
  'La Muerte inv|La Estrella inv':
    'Ni se deja pasar al jinete ni se cree en el agua que viene; entre un final aplazado y una esperanza boca abajo se vive con lo que hay en la despensa.',
  'La Muerte inv|La Luna':
    'De noche, un jinete parado asusta más que uno que avanza. El perro y el lobo le aúllan a algo que, con luz, quizá solo quería pasar.',
  'La Muerte inv|La Luna inv':
    'El caballo no pasa y la luna, vuelta, ya no esconde el sendero: el miedo se fue, la despedida no, y sin miedo cuesta justificar la espera.',
  'La Muerte inv|El Sol':
    'Brilla el niño con sus girasoles y, en la sombra del muro, el jinete espera sin desmontar: hay una alegría nueva que no se instala por respeto a algo.',
  'La Muerte inv|El Sol inv':
    'Dos caballos y los dos del revés: lo que debía acabar no acaba, lo que debía alegrar no alegra, y nadie se atreve a soltar las riendas.',
  'La Muerte inv|El Juicio':
    'Suena la trompeta y el jinete, parado, no abre el paso: se te pide responder a lo nuevo sin haber enterrado lo viejo. ¿Cabe hacer las dos cosas en un día?',
  'La Muerte inv|El Juicio inv':
    'Ni un final que pase a caballo ni una trompeta que despierte: el asunto duerme vestido, con los zapatos puestos, por si alguien se atreve a nombrarlo.',
  'La Muerte inv|El Mundo':
    'La figura baila su llegada y, al fondo, un jinete no acaba de irse: lo conseguido y lo no despedido comparten la foto, muy juntos.',
  'La Muerte inv|El Mundo inv':
    'Un final que no llega y un final que no se cierra: el caballo y el laurel podrían ayudarse, y se estorban en la misma puerta.',
  'La Templanza|El Diablo':
    'El ángel prueba un poco; el de los cuernos lo quiere todo. Con una cadena tan floja, cada sorbo parece medido, y la jarra baja igual.',
  'La Templanza|El Diablo inv':
    'Al ángel le gusta que todo se deje poco a poco; la cadena se soltó de golpe. El hábito se fue entero; su horario, a medias.',
  'La Templanza|La Torre':
    'El ángel no derrama una gota mientras la corona de la torre vuela por los aires. Tanta medida no evitó el golpe, y la copa sigue llena.',
  'La Templanza|La Torre inv':
    'Ni la torre se decide a caer ni el ángel a dejar de probar: caben años en ese vaso. Paciencia y dejadez se parecen tanto que se firman las cartas.',
  'La Templanza|La Estrella':
    'Hay agua en cuatro vasijas y toda se vierte con cuidado; tanta mansedumbre del ángel y de la Estrella reconforta, y en algún rincón se desea que salpique.',
  'La Templanza|La Estrella inv':
    '{Haces|Hacés} bien cada gesto, con el pulso del ángel que pasa agua entre sus copas, y bajo la Estrella invertida {dudas|dudás} de que sirva para algo.',
  'La Templanza|La Luna':
    'El ángel tiene un pie en la tierra y otro en el agua; el cangrejo apenas asoma. Entre la calma y el susto hay una orilla, y ahí estás.',
  'La Templanza|La Luna inv':
    'Se disipó el susto, el lobo se fue a dormir, y sin embargo el ángel sigue midiendo gota a gota: tanta prudencia se ha quedado sin su miedo.',
  'La Templanza|El Sol':
    'El ángel vierte gota a gota y el niño lo salpicaría todo: está la alegría, está la medida, y cada una teme un poco a la otra.',
  'La Templanza|El Sol inv':
    'El ángel mezcla con esmero y el sol del revés le enfría la copa: todo se hace en su justa medida, y la alegría nunca se dejó medir.',
  'La Templanza|El Juicio':
    '¿Cuánto se puede seguir mezclando mientras suena una trompeta? El ángel de las copas y el de las nubes son parientes, y no se han puesto de acuerdo.',
  'La Templanza|El Juicio inv':
    'De tanto pasar agua despacio, su ruido tapó la trompeta. La calma es auténtica, y aun así hay algo que la está usando de cortina.',
  'La Templanza|El Mundo':
    'Todo encaja: el agua en su copa, la danza en su laurel. A una armonía así solo la inquieta el deseo, pequeñito, de que pase algo.',
  'La Templanza|El Mundo inv':
    'Algo está casi hecho desde hace tiempo: el agua va y viene con mucho cuidado, el laurel no llega a cerrarse, y el casi se ha vuelto cómodo.',
  'La Templanza inv|El Diablo':
    'El agua se sale de las copas y la cadena cuelga floja: el exceso se reconoce, hasta se comenta con gracia, y cada noche se repite.',
  'La Templanza inv|El Diablo inv':
    '{Rompes|Rompés} la cadena y la costumbre se derrama por otro lado, como el agua del ángel. Dejarlo te salió; lo difícil es vivir sin exagerar.',
  'La Templanza inv|La Torre':
    'Gota de más, gota de más, y el rayo: la torre no cayó de golpe, aunque el estruendo lo parezca. Alguien recuerda cuál fue el vaso que rebosó.',
  'La Templanza inv|La Torre inv':
    'Gota a gota se va el agua y grieta a grieta resiste la torre. Aquí no pasa nada, se dice, con el suelo mojado y el techo sujeto.',
  'La Templanza inv|La Estrella':
    'Agua que se pierde en una carta, agua que se regala en la otra: das mucho, y cuesta ver cuándo se derrama y cuándo riega.',
  'La Templanza inv|La Estrella inv':
    'Ni las copas miden ni los cántaros se llenan: te {exiges|exigís} dar lo mismo con la mitad del agua, y nadie ha notado la diferencia.',
  'La Templanza inv|La Luna':
    'La copa rebosa y el lobo aúlla. De noche se bebe de más, se dice de más, se teme de más, y por la mañana no se sabe qué era lo cierto.',
  'La Templanza inv|La Luna inv':
    'De tanto calcular cuánto decir, la mitad se derramó fuera de la copa; la otra mitad volvió al agua con el cangrejo y espera a que no mire nadie.',
  'La Templanza inv|El Sol':
    'Un sol enorme y las copas desbordadas: la alegría era tanta que se sirvió sin medida, y alguien mira el mantel mojado sin decir nada.',
  'La Templanza inv|El Sol inv':
    'Ni la alegría ni el agua encuentran su medida: los girasoles se doblan, la copa rebosa, y {finges|fingís} un buen humor que te cansa más que la tristeza.',
  'La Templanza inv|El Juicio':
    'Suena la trompeta y el sobresalto derrama las copas: se contestó deprisa y con palabras de más, cuando la respuesta que valía cabía en un sorbo.',
  'La Templanza inv|El Juicio inv':
    'Se habló de más hasta que no se oyó nada: el agua por el suelo, la trompeta callada, y lo que se quería anunciar, flotando por ahí.',
  'La Templanza inv|El Mundo':
    'El laurel está cerrado y el suelo, lleno de agua: se llegó a todo a base de pasarse, y la danza va con pies de plomo.',
  'La Templanza inv|El Mundo inv':
    'Una corona de laurel sin atar y un agua que se vierte fuera: te sobran cosas empezadas con entusiasmo y se perdió la cuenta de cuánto era suficiente.',
  'El Diablo|La Torre':
    'El rayo rompe en un segundo lo que la cadena floja sostuvo años. Sorprende el hueco en el cuello, y sorprende echar de menos el peso.',
  'El Diablo|La Torre inv':
    'Floja la cadena y floja la torre, ambas duran por no molestar. Irse sería fácil y caería algo; quedarse también es fácil, y cruje.',
  'El Diablo|La Estrella':
    'El agua de la Estrella moja también los pies de la pareja encadenada. Conviven esperanza y costumbre, y la cadena es tan larga que llega al estanque.',
  'El Diablo|La Estrella inv':
    'De la cadena floja se sale con un gesto y, aun así, la Estrella invertida no ofrece un sitio adonde ir. Por falta de horizonte, el pedestal parece techo.',
  'El Diablo|La Luna':
    'Bajo una luna así, la cadena floja pesa como la de un ancla: entre los aullidos y la costumbre, nadie ha probado hoy si de verdad sujeta.',
  'El Diablo|La Luna inv':
    'Ya no es la noche la que confunde: se ve la cadena, floja, con su anilla y todo. Lo que asusta a plena luz es lo cerca que queda la mano.',
  'El Diablo|El Sol':
    'En una carta nadie se quita una cadena floja; en la otra, un niño cabalga sin silla. La alegría está cerca, a un gesto que da vergüenza.',
  'El Diablo|El Sol inv':
    'Sin un sol que la haga brillar, la cadena ni se ve: lo que ata está flojo, lo que alegraba está del revés, y a eso se le llama costumbre.',
  'El Diablo|El Juicio':
    'La pareja se sabe de memoria la trompeta: la oye, la tararea y se acomoda la cadena. Algo ha sido llamado muchas veces y aún no es tarde ni pronto.',
  'El Diablo|El Juicio inv':
    'La pareja oye la trompeta desde lejos y mira su cadena floja como quien mira el reloj. Oír, oyen; es que el sitio está tibio.',
  'El Diablo|El Mundo':
    'Baila la figura en su corona y hay quien la aplaude sin quitarse la cadena. Lo logrado y lo consentido se han hecho vecinos, y se saludan.',
  'El Diablo|El Mundo inv':
    'A la corona de laurel le falta un palmo, el mismo que da de sí la cadena: casi se acaba, siempre se vuelve, y el hueco tiene tu talla.',
  'El Diablo inv|La Torre':
    'Al romperse la cadena tembló la pared: lo uno por libre, lo otro por rayo. Se celebra la libertad entre escombros, y se echan de menos ciertos ladrillos.',
  'El Diablo inv|La Torre inv':
    'Saliste de la cadena con cuidado de no mover un ladrillo. La torre sigue en pie gracias a eso, y no es seguro que merezca tanta delicadeza.',
  'El Diablo inv|La Estrella':
    'Sin la cadena al cuello, el agua de la Estrella corre por donde quiere: sobra espacio, y falta acordarse de para qué se pedía tanto.',
  'El Diablo inv|La Estrella inv':
    'Sin cadena que culpar y sin Estrella que seguir, los días se llenan de espacio libre. Es la clase de libertad que pide a gritos una dirección.',
  'El Diablo inv|La Luna':
    'Sin la cadena, el camino del cangrejo parece larguísimo y lleno de perros. Lo conocido apretaba poco, y la libertad, vista de noche, todavía no tiene muebles.',
  'El Diablo inv|La Luna inv':
    'La cadena cayó y el lobo ha dejado de aullar. Queda un silencio raro, sin miedo y sin dueño, y no {sabes|sabés} qué hacer con él.',
  'El Diablo inv|El Sol':
    'La cadena está en el suelo y el caballo, en el jardín: tanta libertad a pleno día deja ver en el cuello una marca que nadie menciona.',
  'El Diablo inv|El Sol inv':
    'Se esperaba una fiesta al caer la cadena, y el sol ni se ha asomado. Soltarse salió bien; alegrarse, por lo visto, era un trámite aparte.',
  'El Diablo inv|El Juicio':
    'La cadena cayó, la trompeta llama y el cuerpo guarda la postura de siempre: levantarse es fácil; lo extraño es que ya nada tire.',
  'El Diablo inv|El Juicio inv':
    'Se abrió la cadena y nadie corrió; sonó la trompeta, hacia abajo, y nadie se levantó. Quizá la libertad estaba esperando que alguien la anunciara mejor.',
  'El Diablo inv|El Mundo':
    'Nadie baila así con una cadena al cuello, de modo que era cierto: se podía. Queda entender por qué el laurel, tan redondo, da un poco de respeto.',
  'El Diablo inv|El Mundo inv':
    'Sin cadena y sin corona: se salió de lo viejo y no se ha cerrado lo nuevo, y en ese descampado también se puede bailar, aunque con frío.',
  'La Torre|La Estrella':
    'Junto a los escombros alguien se arrodilla y vierte agua, como si nada urgiera. A unos les parece consuelo, a otros, indiferencia; y {tú|vos} no has dicho qué te parece.',
  'La Torre|La Estrella inv':
    'Cayó la torre, y el cántaro que servía para apagar el fuego está vacío. Entre el susto y el cansancio, de momento, no cabe ni una lista de lo perdido.',
  'La Torre|La Luna':
    'Queda el humo de la torre y, encima, la Luna: con esta luz se ve mal qué se cayó, y el susto va poniendo los detalles que faltan.',
  'La Torre|La Luna inv':
    'Con la torre por el suelo y la luna vuelta se ve hasta el horizonte. Asusta menos lo que cayó que lo despejado que ha quedado todo.',
  'La Torre|El Sol':
    'Entre el escombro y los girasoles apenas hay un muro: lo que se cayó dejó pasar la claridad, y da reparo alegrarse tan cerca.',
  'La Torre|El Sol inv':
    'La torre se vino abajo y el sol salió igual, un poco tarde. Hay girasoles entre los cascotes mirando al suelo, y falta quien les cuente que amaneció.',
  'La Torre|El Juicio':
    'Rayo y trompeta en el mismo cielo: uno te tira abajo, la otra te nombra. Con tanto ruido, llamada y desgracia se contestan con la misma cara.',
  'La Torre|El Juicio inv':
    'El rayo se oyó en todas partes y la trompeta en ninguna: hubo derrumbe y hubo aviso, y solo uno de los dos consiguió que alguien alzara la cabeza.',
  'La Torre|El Mundo':
    'El laurel se cierra sobre los escombros y la figura baila donde hubo un salón. Lo logrado existe gracias a lo que se cayó, y eso es difícil de brindar.',
  'La Torre|El Mundo inv':
    'Al laurel le faltaba un nudo y el rayo cayó en el patio: lo inconcluso se salvó del desastre, justo por estar sin terminar, y nadie sabe si agradecerlo.',
  'La Torre inv|La Estrella':
    'Brilla la Estrella y la torre se aguanta con alfileres: hay esperanza para lo nuevo, y se está gastando casi toda en sostener el muro viejo.',
  'La Torre inv|La Estrella inv':
    'No cayó la torre y no volvió la estrella; lo malo se esquivó, lo bueno se dejó para otra vez. En ese empate se vive con los hombros levantados.',
  'La Torre inv|La Luna':
    'De noche, la grieta de la torre parece enorme; de día, nadie la menciona. El tamaño verdadero lo sabe el cangrejo, que anda muy despacio.',
  'La Torre inv|La Luna inv':
    'El susto pasó de largo, la torre no llegó a caer y el lobo no llegó a morder. De tanta amenaza sin cumplir te queda el cuerpo en guardia.',
  'La Torre inv|El Sol':
    'Un niño cabalga feliz al pie de una torre que cruje. Da rabia mirar arriba en un día así, y da no sé qué no mirar.',
  'La Torre inv|El Sol inv':
    'El rayo no acaba de caer y el sol no acaba de subir: se vive en un rato intermedio, con el miedo a medias y la alegría también.',
  'La Torre inv|El Juicio':
    'Suena la trompeta y, por no tirar la torre, se finge no oírla. Hay una respuesta que movería un solo ladrillo, y ese ladrillo es el que da miedo.',
  'La Torre inv|El Juicio inv':
    'Ni se cayó la torre ni sonó la trompeta; {vives|vivís} de lo que estuvo a punto. Es un suelo raro, hecho de sustos ahorrados y de una respuesta que no diste.',
  'La Torre inv|El Mundo':
    'Se baila dentro del laurel y en la torre una grieta guarda silencio: todo está entero, todo se celebra, y alguien danza mirando al techo.',
  'La Torre inv|El Mundo inv':
    'Una torre que no cae, una corona que no se cierra: todo se detuvo a un paso de su desenlace, y el aire de en medio se ha vuelto la casa.',
  'La Estrella|La Luna':
    'Dos aguas: la del estanque claro y la del cangrejo. La una devuelve tu cara, la otra te inventa una, y todo depende de a cuál te asomes.',
  'La Estrella|La Luna inv':
    'El cangrejo se ve entero, la mujer vierte agua sin taparse: entre tanta transparencia queda un rincón sin contar, y es justamente el más sencillo.',
  'La Estrella|El Sol':
    'Ocho estrellas y un sol dejan poco donde esconderse: va bien, se nota, y por eso mismo cuesta decir en voz alta que falta una cosa mínima.',
  'La Estrella|El Sol inv':
    'Tiene algo de terco ese regar mientras el sol cuelga del revés: la confianza no espera a la alegría, y la alegría no se entera.',
  'La Estrella|El Juicio':
    'Hay una llamada en las nubes y un agua que cae despacio. Una pide levantarse, la otra sigue de rodillas, y la duda cabe en ese ponerse de pie.',
  'La Estrella|El Juicio inv':
    'El agua corre sin ruido y la trompeta tampoco suena: la esperanza se mantiene tan discreta que quien debía enterarse no se ha enterado.',
  'La Estrella|El Mundo':
    'Cuando el laurel se cierra y además hay agua, queda la pregunta de a quién se le sirve un vaso: lo cumplido busca testigo, y la modestia lo esconde.',
  'La Estrella|El Mundo inv':
    'Agua hay, fe también, y la corona del Mundo sigue abierta: esperar con tanta dulzura se ha vuelto un lugar donde vivir, cerca de terminar.',
  'La Estrella inv|La Luna':
    'Cántaros vacíos bajo una luna que hace aullar: con tan poca esperanza cualquier ruido asusta, y alguno de esos ruidos era el perro de casa.',
  'La Estrella inv|La Luna inv':
    'El miedo se retiró con el cangrejo, la esperanza se quedó en el fondo del cántaro; sin uno ni otra, los días salen lisos y algo los extraña.',
  'La Estrella inv|El Sol':
    'Brilla el sol, abre los brazos el niño, y aun así el cántaro de la Estrella no se llena: te va mejor de lo que te {atreves|atrevés} a creer.',
  'La Estrella inv|El Sol inv':
    'Sin agua en los cántaros y con el sol por el suelo queda el muro, que no se ha movido; en él se apoya un cansancio que no pide consuelo.',
  'La Estrella inv|El Juicio':
    'Suena la trompeta y quien debía alzarse pregunta para qué. La llamada es clara; el cántaro, vacío; y entre ambas cosas hay un sorbo de distancia.',
  'La Estrella inv|El Juicio inv':
    'Una trompeta sin aire y un cántaro sin agua: ni llaman ni se espera que llamen, y ese acuerdo tan cómodo lo rompe, a ratos, un ruido mínimo.',
  'La Estrella inv|El Mundo':
    'Salió bien, el laurel está completo y la figura baila; lo extraño es la Estrella cabeza abajo, ese no encontrar dentro nada que tenga ganas de fiesta.',
  'La Estrella inv|El Mundo inv':
    'Falta un trozo de laurel y falta agua en el cántaro: se ha llegado tan lejos que apenas queda nada, y ese nada da más pereza que el principio.',
  'La Luna|El Sol':
    'Lo mismo visto de noche y visto de día: el perro que aúlla, el caballo que pasea. Sabrás que es uno solo, y aun así {duermes|dormís} con la luz encendida.',
  'La Luna|El Sol inv':
    'A la noche le sobran voces, perro, lobo y cangrejo, y al día le falta la suya: el sol bocabajo no desmiente nada, y el miedo se da por confirmado.',
  'La Luna|El Juicio':
    'Un cangrejo sale del agua y unas figuras se alzan del suelo: a una llamada se acude, de un aullido se huye, y en la oscuridad suenan igual.',
  'La Luna|El Juicio inv':
    'Aúllan el perro y el lobo, y la trompeta se pierde entre tanto ruido: el miedo dice a gritos lo que la llamada decía bajito.',
  'La Luna|El Mundo':
    'Está casi todo hecho, la danza ya tiene su corona, y aun así el cangrejo se asoma cada noche con otra versión de los mismos hechos.',
  'La Luna|El Mundo inv':
    'Sin terminar la corona, cae la noche, y a la luz de la Luna lo que falta crece; no hay modo de medirlo hasta que deje de aullar el perro.',
  'La Luna inv|El Sol':
    'Se fue la noche con su cangrejo y salió el niño con sus girasoles. El miedo tenía una utilidad secreta, y ha quedado un hueco con mucha luz.',
  'La Luna inv|El Sol inv':
    'Ni el miedo ni la alegría están en su sitio: la luna se retira, el sol no sube, y a esa hora gris todo se parece a todo.',
  'La Luna inv|El Juicio':
    'Con la Luna boca abajo se aclaran los contornos y, encima, alguien toca la trompeta. A esas alturas, no entender exige un esfuerzo considerable.',
  'La Luna inv|El Juicio inv':
    'Se distingue por fin el sendero del cangrejo y la trompeta calla: ya no hay confusión que alegar, y tampoco hay nadie que te meta prisa.',
  'La Luna inv|El Mundo':
    'El laurel se cierra y la luna, vuelta, confiesa: aquello que tanto asustaba era el tramo final. Se puede bailar, y las piernas aún vigilan.',
  'La Luna inv|El Mundo inv':
    'Con la noche vuelta del revés se ve clarísimo lo que falta en la corona, y es una hoja. Da menos miedo y, curiosamente, menos ganas.',
  'El Sol|El Juicio':
    'Con tanto sol y tanta trompeta no hay manera de hacerse de rogar: todo llama, todo alegra, y algo tímido no encuentra hueco para hablar.',
  'El Sol|El Juicio inv':
    'A plena luz, con el niño y los girasoles por testigos, hay una llamada que no {contestas|contestás}; la trompeta, vuelta del revés, insiste muy bajito.',
  'El Sol|El Mundo':
    'Pocas veces coinciden tanta risa y tanto final feliz, el niño a caballo y la danza en su laurel; lo raro es que sigas mirando hacia la puerta.',
  'El Sol|El Mundo inv':
    'La alegría llegó con todo su sol y el laurel sigue sin cerrar; se celebra tan bien lo inacabado que rematarlo parece de mala educación.',
  'El Sol inv|El Juicio':
    'Te llaman con trompeta y todo, y el niño del Sol, cabeza abajo, no encuentra de qué alegrarse. Será que la invitación es buena y el cansancio también es cierto.',
  'El Sol inv|El Juicio inv':
    'El niño cabeza abajo sigue con los brazos abiertos y la trompeta del revés no suena: hay una alegría lista y nadie que la anuncie.',
  'El Sol inv|El Mundo':
    'La danza está completa dentro del laurel y el sol, cabeza abajo, apenas calienta: lo conseguiste, y la alegría que venía incluida no aparece.',
  'El Sol inv|El Mundo inv':
    'Está casi todo, menos las ganas; la corona no se cierra y el niño se ha bajado del caballo. ¿Qué fue lo que se soltó a medio camino?',
  'El Juicio|El Mundo':
    'La trompeta llama a levantarse y el laurel ya está cerrado: algo terminó, algo pide empezar, y se parecen tanto que cuesta distinguirlos.',
  'El Juicio|El Mundo inv':
    'La trompeta pide otra cosa y el laurel aún reclama su último palmo. Acudir a medias, terminar a destiempo: hay una deuda con cada carta.',
  'El Juicio inv|El Mundo':
    'La danza terminó y nadie oyó la trompeta: el logro está ahí, redondo como su laurel, y te falta haberlo oído con tu propio nombre.',
  'El Juicio inv|El Mundo inv':
    'Ni se cierra el laurel ni suena la trompeta: lo que falta es tan poco que no llama, y así lleva lo inconcluso su vida callada, junto a la puerta.',
};
