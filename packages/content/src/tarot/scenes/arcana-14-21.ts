import type { CardScenes } from './scene.ts';

export const SCENES_14_21: readonly CardScenes[] = [
  // La Templanza
  {
    upright: {
      past: [
        'El agua fue y vino muchas veces entre las dos copas. Aprendiste la proporción equivocándote, y por eso ahora notas enseguida cuándo algo está cargado.',
        'Un pie en la orilla y otro dentro: así pasaste aquella época, entre dos mundos. Te dio paciencia, y una habilidad para traducir que pocos tienen.',
        'El ángel probó muchas proporciones antes de dar con esta. También tú pasaste por dosis equivocadas, y de cada una te quedaste con un gusto.',
      ],
      present: [
        'El chorro cruza el aire sin caerse y el ángel no aparta la vista. Lo tuyo hoy es una cuestión de dosis: la misma cosa, un poco menos o un poco más despacio.',
        'Las alas están quietas y el agua, no. Busca el punto medio por el lado práctico: horarios, cantidades, turnos.',
        'El hilo de agua une dos copas que solas no dirían nada. Hoy te toca ser ese hilo entre dos personas, dos horarios o dos maneras de verlo.',
      ],
      future: [
        'La orilla se aleja poco a poco de los pies. Se avanza por etapas, y cada una pide ajustar la mezcla antes de seguir.',
        'Las dos copas se llenan por turnos. Lo que viene agradece el ritmo, así que piensa qué puedes hacer poco y siempre.',
        'Los pies tocan dos mundos y la cabeza está tranquila. El tramo que se abre combina cosas que parecían de cajones distintos, poco a poco.',
      ],
    },
    reversed: {
      past: [
        'El agua cayó fuera de la copa, por prisa o por generosidad mal medida. Todavía está húmedo el suelo de aquel exceso.',
        'Un ala tiró hacia cada lado y el ángel perdió pie. Viviste una temporada de vaivenes, y la calma de ahora, cuando la hay, te parece sospechosa.',
        'El vaso se fue llenando de gotas que nadie contó. Cuando rebosó pareció repentino, y venía de lejos.',
      ],
      present: [
        'Una copa rebosa y la otra está seca, y las dos son tuyas. Mueve un poco de tiempo o de atención de aquí para allá y observa.',
        'El pie que debía tocar tierra anda en el aire. Vuelve a lo que te asienta, aunque sea una costumbre mínima, antes de intentar otra mezcla.',
        'El ángel tiene prisa y eso, en un ángel, se nota. Haz una cosa la mitad de rápido hoy y mira si de verdad pasa algo.',
      ],
      future: [
        'Las copas vacías se llenan mejor que las agrietadas. Se acerca un tiempo de recoger, lavar y volver a empezar con medidas más pequeñas.',
        'La corriente tuerce lo que se ve en el agua, aunque el fondo esté derecho. Hasta que baje, sirven los pasos cortos y las cantidades chicas.',
        'El agua vuelve a su nivel cuando se la deja quieta. Lo que sigue agradece esa física sencilla: menos manos dentro de la copa.',
      ],
    },
  },
  // El Diablo
  {
    upright: {
      past: [
        'Las cadenas eran anchas desde el primer día. Te quedaste porque allí había algo bueno, y reconocerlo ayuda más que regañarse.',
        'El pedestal quedaba a la altura de los ojos y calentaba. De aquel trato sacaste placer, seguridad o compañía, y lo pagaste a plazos.',
        'La argolla estaba a la vista y servía también para apoyarse. Hubo un placer que se hizo costumbre y una costumbre que pidió renta.',
      ],
      present: [
        'El lazo cabe por encima de la cabeza y sin embargo sigue en el cuello. Pregúntate qué te da eso que te ata; la respuesta puede ser poco presentable y muy útil.',
        'El pedestal es más pequeño que la sombra que proyecta. Lo que parece mandar en tus días ocupa, bien medido, un rato y un rincón.',
        'Las alas hacen sombra y la sombra da fresco. Por eso cuesta moverse: mira qué comodidad viene en el mismo paquete que lo que te pesa.',
      ],
      future: [
        'Las dos figuras atadas pueden mirarse entre sí y no al de arriba. Por ahí va la salida: por hablar con quien está en el mismo lazo.',
        'La argolla del centro está fija, pero las cadenas no. Lo que asoma es una costumbre con buena cara; vale la pena decidir antes cuánto quieres darle.',
        'La pareja tiene los pies libres y todavía no lo ha notado. Adelante hay un momento de darse cuenta, y cuesta menos si se dice en voz alta.',
      ],
    },
    reversed: {
      past: [
        'Una argolla quedó abierta y la pareja, a medio salir. Te soltaste de algo con más torpeza que heroísmo, y funcionó.',
        'Los cuernos, vistos del revés, parecen raíces. Bajaste hasta el origen de una costumbre y ya no pudiste volver a creerla inevitable.',
        'El pedestal se rompió por el peso de lo que sostenía. Te alejaste sin discurso, una tarde corriente, y aún te extraña lo fácil que fue el último paso.',
      ],
      present: [
        'Una mano se acerca al cuello y descubre que el lazo cede. Es un momento discreto, sin música, y conviene contarlo solo a quien se vaya a alegrar.',
        'El pedestal se ha ladeado y desde abajo se ve hueco. Lo que te impresionaba pierde altura, y al principio se echa de menos hasta el vértigo.',
        'Los cuernos tocan el suelo y ya no impresionan a nadie. Lo que antes mandaba pide ahora permiso; no hace falta dárselo por cortesía.',
      ],
      future: [
        'Las cadenas caídas hacen ruido unos días y después nadie las oye. Adelante hay tardes con sitio libre; piensa con qué te gustaría ocupar la primera.',
        'La pareja del dibujo tiene por fin las manos libres. Servirán para buscar la salida y, de paso, para ver a quién quieres llevar contigo.',
        'El metal se enfría y deja de brillar. Con menos brillo, lo que sigue será elegir qué quieres desear, que es una libertad poco ruidosa.',
      ],
    },
  },
  // La Torre
  {
    upright: {
      past: [
        'Un rayo le quitó la corona a algo que parecía terminado. El ruido ya pasó; queda la parte de ti que desde entonces comprueba los cimientos.',
        'Dos figuras salieron por la ventana porque la puerta no servía. Así se acabó aquella historia, de golpe, y lo que rescataste cabía en los brazos.',
        'El muro tenía una grieta con forma de pregunta. La respuesta llegó de golpe, y desde aquel ruido distingues mejor lo firme de lo alto.',
      ],
      present: [
        'El muro se ha abierto y dentro se ve, por fin, lo que había. Una idea tuya se está abriendo igual, y el aire que entra huele a nuevo.',
        'La corona va por el aire y la torre, sin ella, sigue teniendo base. Distingue qué se cae: casi siempre es el adorno.',
        'El polvo está en el aire y todavía no deja ver bien. Espera a que baje para contar lo que queda; casi siempre es más de lo que dice el susto.',
      ],
      future: [
        'El relámpago dura poco y alumbra la pared entera. Lo que se mueva podrá levantarse de otra manera, si antes aceptas que ahí había grieta.',
        'La roca sobre la que se alza no se ha movido. Hacia delante, apóyate en ella: lo que diga la verdad aguantará aunque cambie el edificio.',
        'La ventana por la que salen las figuras no estaba en el plano. Lo que se abra en adelante tampoco vendrá señalado, y servirá de salida igualmente.',
      ],
    },
    reversed: {
      past: [
        'El rayo se quedó dentro, zumbando. Hubo un derrumbe que se evitó a última hora, y desde entonces todo se pisa con cuidado.',
        'Las dos figuras se agarraron al marco. Aquello se sostuvo, con puntales y silencios, y los puntales siguen puestos.',
        'El estruendo se ahogó entre paredes y nadie fuera lo oyó. Recompusiste la fachada en una noche, y el cansancio de aquella noche dura todavía.',
      ],
      present: [
        'La corona aprieta los cimientos en vez de adornar lo alto. Hay un peso en el sitio equivocado, y moverlo hará menos polvo del que imaginas.',
        'Una grieta recién pintada recorre el muro. Pasas la mano por encima cada mañana; hoy podrías mirar con calma qué hay debajo.',
        'La torre está en pie y se inclina un poco. Di en casa, en la oficina o ante el espejo qué piso pesa de más: con nombrarlo ya baja.',
      ],
      future: [
        'Las piedras se pueden bajar por orden, la última primero. Asoma un buen momento para esa obra, discreta y con las ventanas abiertas.',
        'Una torre apoyada en la punta no es cómoda para nadie. Lo siguiente pide repartir el peso entre varias conversaciones pequeñas.',
        'El relámpago está contenido y se puede apagar poco a poco. En lo que viene habrá tiempo de elegir qué piedra sale primero, si no se deja para el final.',
      ],
    },
  },
  // La Estrella
  {
    upright: {
      past: [
        'Una jarra volvió al agua y otra regó la tierra. Hubo quien te trató así, sin llevar la cuenta, y gracias a eso el terreno no se secó.',
        'Siete estrellas pequeñas rodeaban a una grande aquella noche. Recuerdas quiénes eran: fueron tu orientación cuando no había camino.',
        'El agua encontró su camino en la oscuridad. Después de una etapa árida alguien, o algo, te devolvió la calma, y no pidió nada a cambio.',
      ],
      present: [
        'El agua corre en hilos por la tierra y ninguno tiene prisa. Algo se está reponiendo en ti, despacio; déjale horas y poca conversación.',
        'Una rodilla toca la orilla y el cielo está despejado. Las buenas señales, estos días, son así de pequeñas: un rato sin ruido, unas ganas.',
        'Las estrellas pequeñas acompañan a la grande sin competir. Rodéate estos días de lo que te da esa compañía: poca gente, buena hora, ninguna prisa.',
      ],
      future: [
        'La estrella grande no baja a la tierra, pero se ve desde toda ella. Lo que viene tiene un norte, y podrás volver a mirarlo cada vez que te desvíes.',
        'Las jarras se vacían y se llenan en la misma orilla. Hacia delante conviene dar a diario y volver a la fuente también a diario.',
        'El cielo está limpio hasta donde alcanza la vista. La orientación que buscas se parece más a una luz quieta que a un mapa con flechas.',
      ],
    },
    reversed: {
      past: [
        'Las jarras miraban hacia arriba y se fueron secando. Esperaste algo que tardó demasiado, y para no sentirlo aprendiste a no mirar el cielo.',
        'Las estrellas quedaron debajo, reflejadas en un charco. Confiaste en el reflejo, y al moverse el agua pareció que se apagaba todo.',
        'El charco se secó y con él la luz que parecía tuya. Fue un desencanto de los que no se cuentan, porque desde fuera no había pasado nada.',
      ],
      present: [
        'El cielo está donde siempre y la mirada, en el barro. No es para siempre: es de noche, y con las ganas pasa algo parecido.',
        'Queda un dedo de agua en cada jarra, y no alcanza para todo. Riega hoy lo que tienes más cerca, aunque sea lo menos vistoso.',
        'Los brazos sostienen jarras que ya no pesan, y siguen en alto por costumbre. Bájalos un rato: nadie ha dicho que haya que dar hoy.',
      ],
      future: [
        'El cielo dado la vuelta se parece a un estanque, y en él también hay luces. La confianza que asoma es modesta, de las que se apoyan en un dato y en una hora de sueño.',
        'Las rodillas siguen en la orilla, cerca del agua. Por ahí se retoma el hilo: con un gesto mínimo, hecho antes de tener ganas.',
        'La noche da la vuelta entera, y con ella las estrellas. Lo que hoy queda bajo los pies volverá a verse arriba, sin que tengas que empujarlo.',
      ],
    },
  },
  // La Luna
  {
    upright: {
      past: [
        'El perro y el lobo aullaron a lo mismo y no supiste a cuál creer. En aquella temporada de indicios acertaste más de lo que recuerdas y temiste más de lo que hacía falta.',
        'El cangrejo asomó del agua y volvió a esconderse. Una emoción antigua se movió entonces, sin nombre, y dejó el barro removido.',
        'El camino se bifurcaba en la sombra y elegiste de oído. Hubo aciertos que parecieron suerte, y algún monstruo que resultó ser un abrigo colgado.',
      ],
      present: [
        'El sendero pasa entre las dos torres y se pierde. Hoy no se ve más, ni tú ni nadie; se puede andar igual si se anda despacio.',
        'La luz viene prestada y lo tiñe todo del mismo color. Espera a mañana para decidir qué es importante y qué solo está mal iluminado.',
        'El cangrejo tiene medio cuerpo fuera y mide la orilla. Una emoción tuya anda igual; ofrécele tiempo y poca luz, que así sale mejor.',
      ],
      future: [
        'El estanque y el camino se tocan en esta escena. Lo que se acerca tiene parte de sueño: apúntalo al despertar y no lo firmes hasta el mediodía.',
        'Las torres marcan la salida aunque no la alumbren. El tramo pide un par de datos buenos y alguien que te diga, de día, lo que vio.',
        'Los dos animales se callarán cuando se oculte la luna. Hasta entonces, lo que asoma pide andar con linterna y dejar los juramentos para otro día.',
      ],
    },
    reversed: {
      past: [
        'El cangrejo volvió al estanque y el agua se fue aclarando. De aquella noche larga saliste con menos certezas y con un oído más fino.',
        'Los aullidos se alejaron hasta parecer ladridos corrientes. Ya sabes qué parte de aquello era miedo, y a qué hora solía venir.',
        'La luz subía desde el estanque y lo deformaba todo. Cuando por fin mudó la noche, lo que más sorprendió fue lo cerca que estaba la casa.',
      ],
      present: [
        'La niebla se abre y aparece una torre, luego la otra, luego el camino. Cada dato que consigas estos días encoge un poco la sombra.',
        'El perro se ha echado y el lobo mira desde lejos. Puedes acercarte a lo que asustaba y comprobar su tamaño.',
        'Las torres ya proyectan sombra, señal de que hay sol en algún lado. Lo que ayer parecía un aviso hoy se lee como lo que era, un ruido.',
      ],
      future: [
        'La claridad le va quitando trabajo a la luna. Lo confuso irá teniendo bordes, y convendrá decidir entonces y no antes.',
        'El agua quieta deja ver el fondo, con piedras y algún juguete. Lo que salga a la superficie pide manos tranquilas y ninguna prisa por explicarlo.',
        'El agua baja y deja ver la arena. Irán apareciendo explicaciones pequeñas, de las que no cuadran en una novela y sí en un martes.',
      ],
    },
  },
  // El Sol
  {
    upright: {
      past: [
        'Un niño montaba sin silla y con los brazos abiertos. Hubo un tiempo así en tu historia, de tardes largas y mucha calle, y de él sacas todavía la confianza.',
        'Los girasoles asomaban por encima del muro para mirar. También a ti te miraron con esa alegría, y así se aprende a caminar de otra manera.',
        'El muro guardaba el jardín y el niño se lo saltó. De esa travesura te quedan las ganas, que reaparecen en cuanto alguien abre una ventana.',
      ],
      present: [
        'El sol ocupa medio cielo y no pide nada a cambio. Hoy lo que va bien se puede decir en voz alta, con nombre y sin disculpa.',
        'El muro queda detrás y el caballo va suelto. La claridad que tienes te deja moverte sin tanto cálculo; aprovéchala para lo sencillo.',
        'Los rayos llegan a todas partes, también a los rincones. Hoy se ve el polvo y se ve el color: ninguna de las dos cosas quita la otra.',
      ],
      future: [
        'Los girasoles se vuelven hacia donde hay luz, sin que nadie les explique. Hacia delante, guíate por lo que te da ganas cuando nadie mira.',
        'El niño del dibujo se ve desde lejos y no le importa. Lo que viene invita a mostrarse, a contar, a celebrar en compañía las cosas medianas.',
        'El caballo conoce el camino y el niño se deja llevar. Lo que asoma invita a confiar en lo que ya sabes hacer y a llevar menos equipaje de dudas.',
      ],
    },
    reversed: {
      past: [
        'El caballo perdió el suelo y el niño siguió sonriendo para la foto. Algo alegre se cortó entonces y nadie te preguntó cómo lo llevabas.',
        'Los girasoles quedaron a la sombra del muro. Aprendiste a animar a otros desde ahí, y se te olvidó pedir sitio al sol.',
        'La fiesta siguió sin luz un buen rato, por educación. Te quedaste recogiendo, y de entonces viene el hábito de preguntar a todos si están bien.',
      ],
      present: [
        'La luz llega por debajo, como bajo una puerta. Alcanza para saber que el cuarto de al lado está encendido; acércate sin exigirte entusiasmo.',
        'Una nube tapa justo el centro del dibujo. Detrás hay calor, y mientras se aparta puedes dejar de fingir que no refresca.',
        'El sol está donde siempre y los girasoles miran al suelo. Gírate despacio, sin obligación de florecer esta semana.',
      ],
      future: [
        'El muro tiene una puerta por el lado que no se ve. Lo alegre puede entrar por ahí, sin anuncio y un poco tarde, y estaría bien no pedirle cuentas.',
        'Los girasoles, al doblarse, sueltan semilla. Lo que se perfila es una alegría práctica, con menos brillo y más despensa.',
        'La sombra del muro se acorta con las horas. Lo que viene calienta de manera desigual, y bastará con cambiar la silla de sitio.',
      ],
    },
  },
  // El Juicio
  {
    upright: {
      past: [
        'Una trompeta sonó y te encontró en mitad de otra cosa. Contestaste, o dijiste «luego», y ese luego se ha hecho largo.',
        'Varias figuras se levantaron al mismo tiempo, cada una de su sitio. Aquello no te despertó solo a ti, y valdría la pena volver a hablar con quien estaba al lado.',
        'El toque te llegó de lejos, mezclado con el tráfico. Hiciste un gesto, apenas media vuelta, y de ese medio giro salió casi todo lo demás.',
      ],
      present: [
        'Los brazos están abiertos hacia arriba, como quien reconoce una canción. Hay algo que te suena así estos días; síguelo un poco antes de pedirle papeles.',
        'El ángel toca sin señalar a nadie, y por eso cada quien oye su nombre. La llamada de hoy es sencilla: retomar, reparar o responder.',
        'Las figuras no preguntan quién llama: se incorporan. Tienes una respuesta de ese tipo preparada, anterior a las razones, y hoy puede oírse.',
      ],
      future: [
        'El eco tarda un poco en volver. Lo que se acerca puede hacerte mirar toda la historia de una vez, y ayuda llegar con los agradecimientos hechos.',
        'El aire de la trompeta lo levanta todo un palmo. Hacia delante hay una versión más despierta de lo mismo: la misma mesa, la misma gente, otra manera de estar.',
        'La trompeta apunta hacia abajo para que el sonido llegue a todos. Prepárate para una conversación de conjunto, con el pasado sentado a la mesa y de buen humor.',
      ],
    },
    reversed: {
      past: [
        'El sonido llegó sordo, como a través de una pared. Elegiste lo razonable, y lo otro se quedó llamando con los nudillos.',
        'Los brazos se cruzaron cuando iban a abrirse. Un reproche ocupó el lugar de la respuesta y se quedó a vivir.',
        'El toque sonó y pusiste la almohada encima. Tenías motivos, alguno muy bueno, y ninguno impidió que la melodía se te quedara dentro.',
      ],
      present: [
        'La trompeta apunta al suelo y aun así se nota la vibración. Baja el volumen de la autocrítica un par de días y averigua qué nota es.',
        'Un oído está fuera de la manta y el otro dentro. Ni duermes ni te levantas, quizá porque la llamada te parece demasiado grande para un martes; hazla pequeña.',
        'El ángel toma aire y tú repasas los errores. Deja la lista para luego: en el silencio de antes del toque caben otras cosas.',
      ],
      future: [
        'El ángel tiene más aire del que parece y puede repetir el toque. Cuando suene otra vez, alcanzará con un gesto: incorporarse.',
        'La melodía sigue siendo la misma, oída del revés. Lo que te llamaba no habrá cambiado mucho; tú llegas con otra paciencia.',
        'Las figuras se mueven despacio, como quien ha dormido de lado. Lo que venga dará tiempo a estirarse, y nadie pasará revista.',
      ],
    },
  },
  // El Mundo
  {
    upright: {
      past: [
        'La corona de laurel se cerró aunque nadie sacara una foto. Completaste algo entero, con sus cuatro esquinas, y ese saber no se pierde.',
        'Las cuatro criaturas estuvieron presentes, cada una en su rincón. Aquel logro fue de varios, y quizá queden por repartir algunas gracias.',
        'La danza tuvo un último compás y lo bailaste. Quizá faltó decirlo en voz alta, y por eso aquel final a veces parece una interrupción.',
      ],
      present: [
        'Una cinta acompaña el baile sin atarlo. Las partes de tu vida están más cerca unas de otras de lo que la prisa deja ver.',
        'Un pie apoya y el otro ya dibuja la vuelta siguiente. Antes de seguirlo, mira a tu alrededor: esto que hoy parece normal fue, hace poco, una meta.',
        'El óvalo de laurel deja dentro lo necesario y fuera el ruido. Pocas veces está todo tan en su sitio; quédate un momento antes de buscarle defectos.',
      ],
      future: [
        'El laurel se ata arriba y abajo con el mismo nudo. Lo que empezó de una manera tiende a cerrarse de forma parecida, y convendrá reconocerlo cuando pase.',
        'Las cuatro esquinas miran al centro y el centro baila. Hacia ese punto apunta el camino: reunir lo que sabes con lo que quieres, sin dejar a ninguno en la puerta.',
        'El velo gira alrededor de la figura y la acompaña. El final de etapa que se acerca pide eso, una vuelta despacio y buena compañía.',
      ],
    },
    reversed: {
      past: [
        'Un cabo de la cinta quedó suelto y se fue enganchando en todo. Faltó una firma, un abrazo o una última visita, y por ahí se cuela el pasado.',
        'La danza se cortó un paso antes del final. Desde entonces hay cosas que dejas casi hechas, por si acaso.',
        'La guirnalda se quedó sin atar encima de una silla. Pensabas volver en un rato, y el rato se fue llenando de años o de semanas.',
      ],
      present: [
        'Las cuatro criaturas esperan el último movimiento y no se impacientan. Falta un trámite, más soso que difícil, y al otro lado hay sitio.',
        'La corona está abierta por abajo y se escapan las hojas. Elige un final de los pequeños y ciérralo hoy, para recordar cómo se hace.',
        'El círculo está tan cerca de cerrarse que da pereza. Haz lo que falta sin ceremonia, como quien baja la basura, y mira cómo cambia la casa.',
      ],
      future: [
        'El laurel se puede atar con cualquier cordel. Lo que viene llega por partes, y la última será menos solemne que las demás.',
        'El pie en el aire buscará dónde posarse. Cuando lo haga, el círculo podrá cerrarse sin aplausos, y se notará sobre todo en el descanso.',
        'El baile continúa aunque nadie toque. En lo que viene, terminar será menos un esfuerzo que un permiso, y te lo puedes dar tú.',
      ],
    },
  },
];
