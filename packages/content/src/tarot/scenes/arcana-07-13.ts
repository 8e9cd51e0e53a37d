import type { CardScenes } from './scene.ts';

export const SCENES_07_13: readonly CardScenes[] = [
  // El Carro
  {
    upright: {
      past: [
        'Detrás del auriga queda la ciudad, y también tú saliste de una. Aquel arranque costó despedidas y te dio la certeza de que sabes llegar.',
        'Dos esfinges tiraron en direcciones distintas y las hiciste avanzar sin riendas. De entonces conservas un modo de apretar la mandíbula que ya no siempre ayuda.',
        'El auriga salió con la ciudad despierta y la gente mirando. Cumpliste lo que habías anunciado, y desde entonces te cuesta anunciar algo pequeño.',
      ],
      present: [
        'El dosel de estrellas va encima y el camino, delante. Hay impulso de sobra; lo que pide el día es sostener la mirada en un solo punto.',
        'Una esfinge es blanca, la otra negra, y las dos obedecen cuando saben adónde van. Díselo: ponle destino a esta semana antes de pedirle velocidad.',
        'Las riendas no se ven porque no las hay. Diriges por carácter, y hoy el carácter rinde más si eliges a qué no vas a contestar.',
      ],
      future: [
        'La rueda ya está orientada hacia la salida. Se acerca un tramo de avanzar a la vista de otros, y convendrá haber decidido qué no piensas arrastrar.',
        'Las estrellas viajan en el techo del carro, sin caerse. El movimiento que viene te pedirá una firmeza de ese tipo, más que prisa.',
        'Las dos esfinges están echadas, listas, con la cara vuelta al frente. El arranque que se acerca pedirá una sola orden, clara, dicha sin alzar la voz.',
      ],
    },
    reversed: {
      past: [
        'Las ruedas giraron en el aire una temporada entera. Se gastó mucho ruido en un viaje que no salió del patio, y hoy, al contarlo, ya puedes sonreír un poco.',
        'Las esfinges tomaron cada una su calle y tú fuiste detrás de las dos. De ese ir y venir queda un cansancio antiguo y un mapa bastante completo.',
        'La blanca tiró hacia casa y la negra hacia la feria. Pasaste por un tiempo de querer las dos cosas, y acabaste con un poco menos de cada una.',
      ],
      present: [
        'El dosel está por los suelos y sin techo se oye todo. Antes de volver a arrancar, baja del carro y mira qué rueda es la que frena.',
        'El auriga tira hacia un lado, la rueda hacia otro. En ese forcejeo se te va el día, y bastaría con soltar uno de los dos extremos por una tarde.',
        'La lanza del carro está clavada en la tierra. Algo frena por debajo de lo que se ve, y agacharse a mirarlo hoy vale más que empujar.',
      ],
      future: [
        'Un carro volcado obliga a repartir la carga. Lo siguiente es eso, decidir qué vuelve a subir, y hacerlo sin que nadie meta prisa.',
        'Las estrellas del techo quedan debajo y sirven de suelo. Hacia delante hay un viaje más corto de lo planeado, y más cómodo si se elige la parada.',
        'El ruido de las ruedas va bajando y se oye el campo. Hacia delante conviene un ritmo de paseo, que deja ver desvíos que antes pasaban de largo.',
      ],
    },
  },
  // La Fuerza
  {
    upright: {
      past: [
        'Unas manos cerraron despacio la boca de un león, y eran las tuyas. Nadie aplaudió aquella calma, pero sobre ella se pudo construir.',
        'La mujer se acercó a la fiera sin nada en las manos. Así ganaste algo importante, por cercanía, cuando otros habrían usado una cadena.',
        'El león te miraba y tú le sostuviste la mirada sin retarlo. Ahí se aprendió algo sobre el miedo que todavía funciona cuando te acuerdas.',
      ],
      present: [
        'El león gruñe y deja hacer. Lo que te enciende estos días también trae fuerza: si te quedas al lado sin apretar, en un rato podrás usarla.',
        'Ninguna armadura, ningún látigo: solo dos manos y tiempo. Hoy rinde más una frase dicha bajito que la razón entera dicha fuerte.',
        'Los dedos se apoyan en el hocico, no en el cuello. Hay maneras de acercarse a lo difícil que no ahogan a nadie; estos días la tuya puede ser preguntar.',
      ],
      future: [
        'La fiera se acerca a la mano que no cambia de humor. Ese es el trabajo que se perfila: el mismo gesto amable, repetido hasta que se note.',
        'El infinito sobre la cabeza indica paciencia y no adorno. Lo que se acerca pide insistencia tranquila, como quien se gana la confianza de un animal.',
        'El vestido blanco sale limpio de la escena. Lo que asoma puede pasarse sin gritos, con tal de que no confundas la calma con tragártelo todo.',
      ],
    },
    reversed: {
      past: [
        'El león quedó encima y los brazos aguantaron. Te dijeron que podías con todo, lo creíste, y esa frase pesa más que la fiera.',
        'Las manos aprendieron a no soltar ni para descansar. Hubo un tiempo de enojos tragados, y alguno sigue debajo de la mesa.',
        'El rugido tapó durante meses cualquier otra voz. Resististe, y a fuerza de resistir se te olvidó que también se podía salir de la habitación.',
      ],
      present: [
        'A la mano le tiembla el pulso y el animal lo nota. Decir «hoy no puedo con esto» sería, por una vez, la forma más firme de sujetarlo.',
        'La boca del león está cerrada a la fuerza y por eso cansa tanto. Afloja un dedo: mira qué ruge de verdad y qué solo hacía falta escuchar.',
        'La espalda está curvada bajo el peso del animal. Endereza una sola cosa hoy, un horario o una respuesta, y verás qué otra se coloca sola.',
      ],
      future: [
        'La fiera y la mujer tendrán que aprender otra postura. Lo que viene agradece relevo, descanso entre una vez y la siguiente, alguien que se quede cerca.',
        'Un león dado la vuelta enseña la panza. Quizá lo que tanto imponía se deje tratar de otro modo, más juego que combate.',
        'La melena hace cosquillas cuando se deja de tirar de ella. Lo que viene será más llevadero si lo tratas como a un animal asustado y no como a un enemigo.',
      ],
    },
  },
  // El Ermitaño
  {
    upright: {
      past: [
        'La cumbre guarda pocas huellas, y las que hay son tuyas. Subiste a pensar cuando nadie lo pedía, y de allí bajaste con dos o tres frases que aún usas.',
        'El farol alumbró un trecho corto, noche tras noche. Con esa luz pequeña leíste tu situación mejor de lo que te la explicaban.',
        'La barba creció en el camino, sin espejo. Cambiaste mucho en aquella temporada y pocas personas lo vieron; quizá por eso tardan en reconocerte.',
      ],
      present: [
        'La estrella cabe dentro del farol y el farol cabe en la mano. Hoy alcanza con ver el paso siguiente; el mapa completo puede esperar a que haya sol.',
        'El báculo sostiene a quien se para. Apártate un poco del asunto, lo suficiente para oír qué piensas cuando nadie espera tu respuesta.',
        'El farol se sostiene a la altura del pecho, ni muy alto ni muy bajo. Alumbra estos días lo que tienes delante y deja en sombra lo que aún no toca.',
      ],
      future: [
        'La capa abriga y no esconde: hay por delante un tiempo de retirarse sin desaparecer. Avísalo con cariño y guarda para él una tarde fija.',
        'Desde la altura se distinguen los caminos de quienes vienen detrás. Puede que alguien te pida luz, y bastará con contar cómo diste tú el último paso.',
        'El báculo tantea el suelo antes que el pie. Hacia delante conviene ese orden: una prueba pequeña, un silencio y después el paso.',
      ],
    },
    reversed: {
      past: [
        'El farol quedó encendido por dentro de la capa. Te fuiste apartando con buenas razones, y cada semana la cumbre estaba un poco más lejos de todos.',
        'El báculo perdió el suelo y la subida se hizo a tientas. Aquello lo pasaste sin contarlo, y por eso ahora cuesta encontrar a quién contárselo.',
        'El sendero de vuelta se fue cubriendo de hierba. Lo que empezó como descanso fue tomando forma de muro, tan poco a poco que nadie avisó.',
      ],
      present: [
        'La luz está tapada con la propia manga. Alguien podría ver lo que tú ya no ves de tanto mirarlo, y solo hace falta apartar la tela.',
        'El camino de subida está lleno de pisadas y el de bajada, intacto. La idea que das por terminada pide aire y una voz distinta que la lea en alto.',
        'El frío aprieta y la capa se cierra un poco más. Llevas días contestándote a ti y te hace falta alguien que te lleve la contraria con cariño.',
      ],
      future: [
        'El sendero de bajada pasa por delante de varias casas. En alguna de ellas cabe una conversación con menos preguntas de las que temes, si llamas.',
        'El farol, dado la vuelta, alumbra hacia la gente. El camino tira hacia ahí: a compartir una conclusión antes de que esté perfecta.',
        'La luz asoma por un roto de la tela. Por ese roto saldrá lo que has pensado, y a alguien le hará falta justo esa frase.',
      ],
    },
  },
  // La Rueda de la Fortuna
  {
    upright: {
      past: [
        'La esfinge de arriba vio pasar muchas vueltas, y entre ellas la tuya. Hubo una subida que no esperabas o una bajada que no merecías, y ninguna de las dos fue la última.',
        'Cuatro criaturas miraban desde las esquinas mientras el centro daba vueltas. Así fue aquel cambio: alrededor, cada quien a lo suyo, y en medio tú aprendiendo a agarrarte.',
        'El aro dio media vuelta mientras mirabas a otro lado. Lo que parecía desgracia trajo un encuentro, o al revés, y aprendiste a no poner título enseguida.',
      ],
      present: [
        'Un lado de la rueda sube y el otro baja, a la vez. Lo de estos días no es desorden: es una vuelta, y a ti te toca elegir de qué radio sujetarte.',
        'El borde pasa siempre por los mismos puntos, como si cada vuelta deletreara algo. Mira qué se repite desde hace un mes; ahí está la palabra.',
        'La esfinge está arriba con los ojos abiertos. Puedes moverte con todo y, a la vez, mirar cómo se mueve: esa es la única quietud disponible hoy.',
      ],
      future: [
        'Los radios se cruzan en un centro que apenas se mueve. Hacia lo que viene conviene ir con menos planes cerrados y una cosa, una sola, que no se negocie.',
        'La esfinge se sostiene arriba a base de no agarrarse. Cambiará el orden de las cosas, como cambia siempre, y un hueco en la agenda será más útil que un pronóstico.',
        'Las cuatro esquinas están quietas y por eso se nota el giro. Ten algo así a lo que volver, un horario o una mesa, cuando empiece a moverse lo demás.',
      ],
    },
    reversed: {
      past: [
        'La rueda dio la misma vuelta con otros pasajeros. Cambiaron los nombres y el final se parecía, y reconocerlo fue el primer descanso.',
        'La esfinge quedó abajo, aguantando el peso. Durante aquella racha sostuviste lo que debía girar, y los brazos se acuerdan.',
        'El engranaje sonó igual que la vez anterior, y también tú hiciste lo mismo. Ya sabías el final, pero faltaba alguien que te dijera que lo sabías.',
      ],
      present: [
        'El eje está duro y alguien empuja desde el mismo lado de siempre. Prueba por el otro: la rueda no está rota, solo acostumbrada.',
        'Las criaturas de las esquinas miran cabeza abajo y no se alteran. También tú puedes detenerte a leer esta vuelta en lugar de pelearte con ella.',
        'El aro gira hacia atrás y devuelve cosas que dabas por gastadas. Alguna sirve todavía; míralas una a una antes de empujarlas otra vez.',
      ],
      future: [
        'Una rueda vieja cruje antes de moverse. Si algo empieza a hacer ruido, escúchalo sin alarma, que puede ser el principio de otra vuelta.',
        'El sube y baja está del revés, y por una vez lo que baja mira hacia arriba. Lo que sigue pide aprender de la vuelta anterior una cosa concreta, anotada y corta.',
        'Un radio flojo cambia toda la vuelta. Lo que sigue empieza por encontrarlo, y suele estar donde más costumbre hay de no tocar.',
      ],
    },
  },
  // La Justicia
  {
    upright: {
      past: [
        'Los platos se inclinaron por un motivo que se puede contar en dos frases. Algo se dio y algo se tomó, y de aquella cuenta nace el punto en que estás.',
        'La espada se mantuvo recta cuando habría sido más cómodo bajarla. Dijiste una verdad, o te la dijeron, y desde entonces el suelo es más estrecho y más firme.',
        'La sala estaba en silencio y la balanza, a la vista. Te trataron según lo que constaba, para bien o para mal, y desde entonces guardas todos los recibos.',
      ],
      present: [
        'La balanza está vacía y limpia, lista para pesar. Pon hoy en un plato lo que haces y en otro lo que dices que haces; con eso basta para empezar.',
        'La mirada del dibujo va de frente, sin venda. Te corresponde ver esto entero, incluida la parte que te favorece.',
        'El plato de la izquierda y el de la derecha se miran a la misma altura. Aprovecha este equilibrio para decir lo que debes y lo que te deben, sin adornos.',
      ],
      future: [
        'Entre las columnas hay sitio para sentarse a hablar. Adelante esperan conversaciones claras, y te ayudará llevar por escrito lo que recuerdas y lo que supones.',
        'El filo apunta hacia arriba: separa, no amenaza. Lo que viene pide distinguir lo tuyo de lo ajeno y devolver cada cosa a su cajón.',
        'La columna y la espada comparten la misma línea recta. Lo que asoma pide esa verticalidad amable: sostener lo dicho y cumplirlo despacio.',
      ],
    },
    reversed: {
      past: [
        'Un dedo se apoyó en el platillo y nadie lo quiso ver. El reparto quedó torcido y con los años pareció normal.',
        'La espada señaló hacia abajo y la cuenta se cerró en falso. Puede que pagaras lo que no debías; puede que aún falte un perdón por tu lado.',
        'El fiel de la balanza se torció un poco cada año. Nadie lo hizo adrede, y aun así alguien terminó cargando con el doble.',
      ],
      present: [
        'Los platos se han volcado y hay cosas tuyas por el suelo, mezcladas con las de otros. Recógelas por montones antes de discutir de quién era la balanza.',
        'El rostro se aparta justo cuando toca leer la medida. Hay un número, una fecha o una frase que prefieres redondear; escríbela exacta, aunque no la enseñes.',
        'La venda que otros le pintan, aquí no está: se ve todo y cuesta mirarlo. Empieza por el dato más pequeño y menos discutible.',
      ],
      future: [
        'La balanza puede volver a colgarse, con paciencia y dos manos. Lo próximo va de revisar un trato que todos daban por bueno y proponer otro sin acusar.',
        'Las columnas siguen en su sitio aunque los platos se hayan volcado. Saber cómo se hicieron las cuentas permitirá hacerlas mejor, empezando por las pequeñas.',
        'La espada, apoyada en el suelo, sirve de bastón. De lo rígido se puede sacar apoyo, si lo próximo es revisar una norma y no a una persona.',
      ],
    },
  },
  // El Colgado
  {
    upright: {
      past: [
        'Un pie quedó atado y el otro libre, cruzado por detrás con toda calma. Aquella pausa obligada te enseñó una cosa que no habrías aprendido andando.',
        'La cara del dibujo está serena, y la tuya también llegó a estarlo. Renunciaste a algo, por convicción o por cansancio, y el mundo no se vino abajo.',
        'El mundo se dio la vuelta y resultó que también así se podía leer. Aquel tiempo suspendido te quitó prisa y te dejó una pregunta mejor.',
      ],
      present: [
        'El halo alumbra la cabeza justo donde queda más cerca del suelo. Lo que ves hoy desde la quietud vale aunque no puedas moverte todavía.',
        'Las manos están a la espalda y no estorban. La espera de estos días da más si dejas de mirarle la hora.',
        'La cuerda sujeta un pie y deja libre todo lo demás. Fíjate en lo que sí puedes mover estos días, que es más de lo que parecía.',
      ],
      future: [
        'En esa postura los bolsillos se vacían solos. Lo que se avecina puede pedir un rato sin certezas, y aligera más de lo que quita.',
        'Las piernas cruzadas dibujan un número y los brazos un triángulo: hay orden en esa postura rara. Hacia delante, lo útil será cambiar de ángulo antes que de sitio.',
        'El brillo alrededor de la cabeza no deslumbra a nadie. Llegarás a una idea sencilla por el camino de no buscarla, y estaría bien tener papel cerca.',
      ],
    },
    reversed: {
      past: [
        'Un tobillo atado no impide parecer de pie. Así saliste de aquella espera, andando y con la cuerda a rastras; nadie la ve, pero marca el paso.',
        'El halo se fue apagando de tanto aguantar. Diste tiempo, casa o silencio a cambio de algo que no se había hablado.',
        'La postura era incómoda y nadie la había pedido. Aguantaste por lealtad, y la lealtad, sin que te dieras cuenta, se fue quedando sin destinatario.',
      ],
      present: [
        'El nudo se aprieta con cada tirón. Prueba al revés: deja un rato de luchar contra la espera y pregúntale qué falta para darla por terminada.',
        'La cuerda está floja y la costumbre, no. Ya puedes bajar de una postura que empezó con sentido y que hoy solo conserva el mérito.',
        'El pelo cae hacia arriba y todo parece al revés de como lo cuentas. Prueba a contarlo de nuevo, empezando por lo que ganas con seguir así.',
      ],
      future: [
        'Los pies buscan el suelo y la cabeza se marea un poco. Bajar de ahí llevará unos días torpes, y conviene no decidir nada grande mientras dure el mareo.',
        'La cuerda queda en su sitio aunque nadie cuelgue de ella. Lo que asoma es una vida con menos sacrificio y algo de culpa al principio; la segunda se pasa.',
        'La rama cede un poco y acerca las manos al suelo. Será cuestión de estirarse en el momento oportuno, sin esperar a que alguien corte la cuerda.',
      ],
    },
  },
  // La Muerte
  {
    upright: {
      past: [
        'El caballo pasó sin prisa y detrás quedó un campo abierto. Algo tuyo terminó así, y aún hay días en que miras hacia donde estaba.',
        'Una rosa blanca sobre la tela oscura: aquel final tuvo también su parte limpia. Lo que aprendiste a despedir entonces te sirve de medida.',
        'El final no llamó a la puerta: ya estaba abierta. Aquello venía acabándose desde antes, y saberlo ahora ayuda a no buscar culpables.',
      ],
      present: [
        'El estandarte ondea despacio y anuncia que aquí se acaba un capítulo. Lo notas en lo poco que te cuesta ya hablar de ello en pasado.',
        'Al fondo, un sol asoma entre dos torres. El día está en ese punto raro en que una cosa se apaga y la otra no ha encendido; no hace falta llenarlo enseguida.',
        'La rosa del estandarte tiene cinco pétalos y ninguno caído. Lo que se va deja intacta una parte buena; ponle nombre estos días y guárdala.',
      ],
      future: [
        'El estandarte lleva una flor y no un aviso. Lo que tiende a irse ya venía yéndose, costumbre o papel, y el sitio que deje puedes ir midiéndolo.',
        'Las dos torres hacen de puerta y el sol hace de señal. Hacia allí va una etapa que se cierra, con espacio detrás y sin nombre todavía.',
        'El horizonte está despejado entre torre y torre. El final que asoma es de los que ordenan, y conviene tener pensado qué querrías poner en esa claridad.',
      ],
    },
    reversed: {
      past: [
        'El estandarte cayó al suelo y nadie anunció el final. Por eso duró tanto, como duran las fiestas en que ya se han ido todos y sigue la música.',
        'La rosa se guardó entre las páginas de un libro y el libro, en una caja. Algo se acabó sin ceremonia, y de vez en cuando hueles el papel.',
        'El caballo volvió sobre sus huellas una y otra vez. Cerraste la puerta y dejaste la luz encendida, y por debajo se seguía viendo.',
      ],
      present: [
        'El caballo está parado en mitad del camino y hay que rodearlo cada día. Un adiós pequeño, dicho en voz baja, lo pondría otra vez en marcha.',
        'El sol queda bajo los cascos, escondido y caliente. Por dentro ya cambiaste; lo que falta es que la agenda, la casa o las palabras se enteren.',
        'El estandarte está doblado en un cajón. Todo el mundo sabe que esa etapa pasó y nadie lo dice; dilo tú, aunque sea en una frase de diario.',
      ],
      future: [
        'Las riendas están sueltas: bastará con tomarlas para que el paso siga. El cambio que se anuncia va por etapas, y la primera cabe en un cajón.',
        'Una rosa boca abajo suelta las semillas. Más adelante verás qué de lo anterior merece crecer en otra tierra y qué puede quedarse donde está.',
        'El sol espera abajo, como una brasa. Lo que cambie irá de dentro hacia fuera, y la primera señal será que algo deja de hacerte falta.',
      ],
    },
  },
];
