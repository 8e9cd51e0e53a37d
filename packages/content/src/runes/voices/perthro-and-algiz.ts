import type { RuneVoice } from './voice.ts';

export const PERTHRO_AND_ALGIZ: readonly RuneVoice[] = [
  // Perthro
  {
    upright: {
      gesture: 'look',
      matter: 'el azar',
      act: 'aceptar que una parte no depende de ti',
      ways: ['agita el cubilete', 'guarda su secreto', 'deja rodar los dados'],
      turns: [
        'El cubilete tapa una parte de lo que dice {o}, y habrá que contar con ella sin verla.',
        'Lo que cuenta {o} entra en el vaso y se agita con lo demás; ya no depende solo del pulso.',
        'Un dado se cuela en los cálculos sobre {m}, y más vale contar con él.',
      ],
      was: [
        'Rodaron los dados y salió lo que salió, sin mérito y sin culpa. Buena parte de lo que llamas tu historia nació de aquella tirada, y jugaste bien una mano que no habías elegido.',
        'Hay en el origen una zona sin luz: algo que no se contó, o que nadie supo. El hueco ha tenido efectos de cosa, y quizá por eso vuelves a él.',
        'El vaso se volcó una tarde cualquiera y lo que cayó cambió la partida. Si no hubieras estado en esa mesa, hoy la pregunta sería otra.',
        'Se barajó tu suerte en una habitación en la que no estabas. Lo que hiciste luego con esas cartas es mérito tuyo y de nadie más.',
      ],
      is: [
        'El cubilete tiene la boca abierta y los dados aún no asoman. Nada indica lo que saldrá, y tu parte es poner la mesa y decidir cuánto apuestas de ti.',
        'Suena algo dentro del vaso: hay más en este asunto de lo que está a la vista. La curiosidad hará mejor trabajo que la sospecha.',
        'Se juega una partida en la que no conoces todas las reglas. Puedes preguntar, observar a quien lleva más tiempo en la mesa y guardar tus mejores fichas.',
        'Queda una ficha boca abajo y todas las miradas van hacia ella. Juega con las otras mientras tanto, que son las que puedes mover.',
      ],
      owed: [
        'Los dados terminan por caer, y entonces se deja de suponer. Lo que toca hasta ese momento es no hacer trampas, tampoco las que se hacen por esperanza.',
        'Queda descubrir lo tapado, con la delicadeza de quien levanta un vaso sin volcar la mesa. Lo que aparezca será más simple que todas tus hipótesis.',
        'Algo se gesta a oscuras y reclama que lo dejen rodar. Por delante hay sorpresa, y un sitio donde encajarla si no has llenado todos los huecos.',
        'El juego reclama que alguien tire. Con la mesa limpia y una cantidad que puedas perder, lo que salga será información.',
      ],
      against: [
        'Engaña la ilusión de controlar el azar. Repasas la jugada, buscas señales en cada detalle, y el cubilete se ríe.',
        'Se interpone un secreto, tal vez inofensivo, que obliga a caminar de puntillas. No hace falta saber cuál es para notar que ocupa media casa.',
        'Marea querer una señal para cada paso. Los dados no opinan, y tú les estás pidiendo conversación.',
      ],
      help: [
        'Arriesga poco y a menudo, como quien juega por gusto. Una prueba barata enseña más que un mes de cálculos.',
        'Deja un hueco para lo imprevisto en tus planes, de verdad vacío. Las mejores cartas de esta partida no las repartes tú.',
        'Un encuentro fortuito puede ordenar más que la agenda. Deja una tarde abierta y di que sí a la segunda propuesta.',
      ],
      invitations: [
        'Toma una decisión menor lanzando una moneda y observa qué cara deseabas mientras estaba en el aire.',
        'Haz una lista de lo que no sabes de este asunto, sin rellenar ningún hueco. Averigua el más fácil y deja en paz los otros.',
        'Juega a algo esta semana, cartas, dados, lo que haya en casa, con alguien que te caiga bien. Observa cómo pierdes.',
      ],
      closings: [
        'El cubilete no elige, y en eso está su justicia.',
        'Se puede jugar bien una mano que uno no repartió.',
        'Hay cosas que solo se saben cuando dejan de rodar.',
      ],
    },
    reversed: {
      gesture: 'release',
      matter: 'el secreto',
      act: 'poner sobre la mesa lo que nadie dice',
      ways: ['tapa los dados', 'calla lo que sabe', 'aplaza la jugada'],
      turns: [
        'Bajo este vaso boca abajo, lo que trae {o} se queda sin aire y sin noticias.',
        'Hay algo sobre {m} que no se puede saber mientras aquí se siga callando.',
        'La partida detenida frena también lo que plantea {o}, y el freno se disfraza de prudencia.',
      ],
      was: [
        'El vaso quedó boca abajo sobre los dados y se jugó durante mucho tiempo a no levantarlo. Lo que había debajo hizo nido.',
        'Se guardó un secreto, pequeño al principio, y después hubo que guardar también el sitio donde estaba. Aquel esfuerzo te dejó a medio camino de varias cosas.',
        'Habla de un golpe de suerte que iba a arreglarlo todo y no vino. No se habló más del tema, que es otra forma de seguir apostando.',
        'En aquella casa había un tema que no se tocaba, y se notaba por los rodeos de la gente. Aprendiste a rodear antes que a preguntar.',
      ],
      is: [
        'Nada rueda porque nadie suelta el cubilete. El estancamiento se alimenta de una jugada que se aplaza hasta tener todas las garantías, y en este juego no las reparten.',
        'Hay algo tapado en la mesa y se comporta como si ocupara una silla. Cada conversación da un pequeño rodeo para no rozarlo.',
        'Las fichas llevan semanas en el mismo sitio. Puede que te convenga más dejar la partida que seguir pensando el movimiento perfecto.',
        'Hace tiempo que el vaso no se mueve y ya nadie recuerda qué apostó. Destaparlo será más aburrido de lo que temes.',
      ],
      owed: [
        'Toca levantar el vaso, aunque sea para comprobar que no había gran cosa. El alivio suele venir antes que la explicación.',
        'Se debe una verdad atrasada, quizá solo a ti. Dicha sin testigos ya mueve la mesa.',
        'Lo que sigue empieza cuando una espera termina. Retira la apuesta de lo que no depende de ti y ponla en algo que puedas tocar.',
        'Pide la mesa que se retire lo que no está en juego. Una ficha vieja, guardada por si vuelve la racha, ocupa el sitio de la próxima.',
      ],
      against: [
        'Pesa la costumbre de callar para que no se desordene nada. El orden conseguido así se parece al polvo, que también está quieto.',
        'Te retiene la fantasía de la gran jugada. Con la vista puesta en ella no ves las fichas modestas que ganarían la partida.',
        'La traba es un pacto de silencio que nadie firmó. Todos lo cumplen por si acaso lo firmaron los demás.',
      ],
      help: [
        'Te alivia contar lo que ocultas a alguien ajeno al asunto, con discreción. Un secreto repartido pesa menos de la mitad.',
        'Retirarse es una jugada legal. Lo que dejes de sostener hoy te devuelve una mano, y con ella se abren otras puertas.',
        'Cambiar de juego también vale. Si en este solo se espera, busca otro en el que mover la mano sirva de algo.',
      ],
      invitations: [
        'Escribe lo que nadie sabe sobre este tema y quema o rompe el papel. Observa qué frase te costó terminar.',
        'Pon fin a una espera, la más antigua que tengas, con una llamada o un plazo. Decide de antemano qué harás si no contestan.',
        'Pregúntale a alguien de confianza qué cree que no te estás diciendo. Escucha, da las gracias y no te defiendas.',
      ],
      closings: [
        'Bajo el vaso hay dados, no un destino.',
        'El secreto más pesado es el que ya sabía todo el mundo.',
        'Una partida que no empieza también se va perdiendo.',
      ],
    },
  },
  // Algiz
  {
    upright: {
      gesture: 'guard',
      matter: 'la cautela',
      act: 'hacer caso de la primera alarma',
      ways: ['levanta la cornamenta', 'huele el aire', 'guarda el claro'],
      turns: [
        'El alce se planta delante de lo que trae {o} y lo huele antes de dejarlo pasar.',
        'Con este guardián al lado se puede mirar {m} con los hombros bajos.',
        'El instinto ya tiene una opinión sobre lo que muestra {o}; pídesela.',
      ],
      was: [
        'Un alce levantó la cabeza antes que el resto de la manada: hubo un instinto tuyo que avisó a tiempo. Hacerle caso te ahorró un disgusto que ni llegaste a conocer.',
        'Alguien te guardó el flanco, con los brazos en alto y sin pedir nada. De aquella protección aprendiste cómo se cuida, y a veces también a quedarte dentro.',
        'Había juncos en la orilla, de los que cortan, y gracias a ellos lo tierno pudo crecer. Algunas distancias de tu pasado fueron una cerca bien puesta.',
        'Hay quien aprende temprano a notar el cambio de aire en una habitación. Es un don incómodo, y ahorra rasguños.',
      ],
      is: [
        'Cuello estirado, orejas fuera: algo en ti está en guardia y hace bien. No hay peligro a la vista, hay atención, que es lo que permite pastar sin miedo.',
        'Los brazos del signo se abren hacia arriba, como quien dice alto y saluda con el mismo gesto. Puedes poner un límite en este asunto sin cerrar el trato.',
        'Entre las ramas de la cornamenta pasa el aire y trae noticias. Tu olfato ya tiene una opinión, y conviene oírla antes de que la razón la corrija.',
        'Crujió una rama y la manada entera levantó la vista. Date ese segundo de atención y luego vuelve a lo tuyo, que el prado sigue ahí.',
      ],
      owed: [
        'Se debe un cuidado preventivo, de los que nadie aplaude porque evitan que pase algo. Revisa la orilla antes de entrar en el agua.',
        'Adelante el terreno se abre y hay menos sitio donde esconderse. Servirá llevar la alerta despierta y las manos a la vista.',
        'Queda decir hasta dónde, y decirlo bien. El límite puesto a tiempo es lo que permite que después haya confianza.',
        'Pide este claro que alguien haga guardia, y esta vez te toca. Lo harás mejor si descansas por turnos y avisas con tiempo.',
      ],
      against: [
        'Se interpone una vigilancia que no descansa, con el cuello siempre tieso. Quien huele lobos en todas partes acaba sin hambre.',
        'Los juncos han crecido tanto que ya no se ve la orilla. Aquello que te protegía te impide ahora que se acerquen con buena intención.',
        'Se gasta mucha fuerza en anticipar, y el campo que vigilas lleva años tranquilo. Quizá el lobo se mudó.',
      ],
      help: [
        'Hazle caso a la piel, que se entera antes. Si una propuesta te eriza, pide un día; si te ensancha el pecho, da un paso y vuelve a oler.',
        'Cuentas con quien te cubre las espaldas. Dile qué te preocupa, así mira hacia ese lado mientras tú miras al frente.',
        'Un lugar seguro ya es media respuesta. Ve a donde se te ensancha la espalda y toma allí la decisión.',
      ],
      invitations: [
        'Repasa tres situaciones en las que tu instinto acertó y escribe qué sentiste en el cuerpo. Busca hoy esa misma señal.',
        'Define un límite claro para este asunto, horario, dinero o tema, y comunícalo antes de que haga falta usarlo.',
        'Pasea por un lugar abierto y fíjate en qué te pone en alerta y qué te la quita. Quédate un minuto más donde se te quita.',
      ],
      closings: [
        'El que huele el viento no necesita correr delante de él.',
        'Brazos en alto: así se avisa y así se abraza.',
        'La mejor cerca es la que deja pasar el aire.',
      ],
    },
    reversed: {
      gesture: 'guard',
      matter: 'el descuido',
      act: 'proteger lo que has dejado al descubierto',
      ways: ['baja la guardia', 'enseña el flanco', 'vigila donde no es'],
      turns: [
        'Por el flanco descubierto, lo que muestra {o} puede rozar más de la cuenta; cúbrete antes de seguir.',
        'El aviso sobre {m} llega tarde, y todavía sirve.',
        'La guardia vigila una puerta por la que no entra nadie; lo que trae {o} viene por otra.',
      ],
      was: [
        'La cornamenta miraba al suelo el día en que hacía falta. Diste confianza sin oler antes, y lo que se aprendió salió caro, aunque no inútil.',
        'Hubo un aviso, breve, y se dejó pasar por educación. Te lo has recordado bastante; no fue torpeza confiar, fueron ganas de creer.',
        'Faltó resguardo en su momento, y alguien hizo de guardián antes de tiempo. A quien vigila así le cuesta saber cuándo se puede bajar los brazos.',
        'Se rio alguien de tu cautela y la dejaste en el perchero. Hacía falta, y ahora vuelves a buscarla sin rencor.',
      ],
      is: [
        'El flanco está al aire y una parte de ti ya lo sabe. No hace falta alarmarse: basta con dar dos pasos atrás y mirar quién está a cada lado.',
        'Vigilas la puerta principal y lo que te inquieta entra por la cocina. La advertencia de esta piedra es amable y concreta, revisa por dónde se te va la fuerza.',
        'Se ha bajado la guardia por cansancio. Antes de abrir la siguiente puerta, date una noche dentro de casa con el cerrojo echado.',
        'Hay barro en los juncos, huellas de paso, una rama partida. Nada grave si hoy mismo eliges por dónde no vas a volver.',
      ],
      owed: [
        'Está por reparar la cerca del lado que no se ve. Se hace con una conversación incómoda, una clave cambiada, un no que debió decirse antes.',
        'Lo que corresponde es volver a confiar en tu olfato, y para eso se empieza por asuntos menores. La piel recuerda el oficio enseguida.',
        'Se debe prudencia durante un tramo corto. Quien camina por terreno abierto va con la luz del día y en compañía.',
        'Corresponde pedir respaldo antes de seguir, en voz alta y a alguien concreto. Quien va acompañado no necesita tantas espinas.',
      ],
      against: [
        'Contraria es la confianza que se da para no parecer desconfiado. Por cortesía estás dejando sin vigilar lo que más te importa.',
        'Molesta un miedo general que no señala nada. Al no saber de qué se guarda, gasta la guardia en todo.',
        'Deja un hueco la prisa por gustar, que firma antes de leer. Por él se cuela lo que luego te quita el sueño.',
      ],
      help: [
        'Una advertencia a tiempo es una forma de ayuda, y la tienes. Pide que te repitan lo que no entendiste, lee la letra pequeña, deja dicho a alguien dónde estarás.',
        'Retroceder te protege. Desde un poco más lejos se distingue quién se acerca para estar y quién se acerca para llevarse algo.',
        'Conviene dormir sobre ello dos noches y comprobar los datos por la mañana. El sueño es un guardián que no cobra.',
      ],
      invitations: [
        'Busca el punto de este asunto en el que te sientes al descubierto y haz una sola cosa para cubrirlo antes del domingo.',
        'Escribe a quién le has contado esto. Decide con quién vas a seguir hablándolo y con quién ya no.',
        'Revisa un acuerdo que firmaste o aceptaste deprisa, letra pequeña incluida. Anota la pregunta que te falta hacer.',
      ],
      closings: [
        'Bajar los brazos descansa, si alguien vigila mientras tanto.',
        'La advertencia es una mano en el hombro y no un empujón.',
        'Se aprende a oler el viento el día en que cambia.',
      ],
    },
  },
];
