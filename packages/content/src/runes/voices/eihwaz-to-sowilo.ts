import type { RuneVoice } from './voice.ts';

export const EIHWAZ_TO_SOWILO: readonly RuneVoice[] = [
  // Eihwaz
  {
    upright: {
      gesture: 'guard',
      act: 'doblarse sin romperse',
      ways: ['aguanta como el tejo', 'sostiene el eje', 'se dobla y vuelve'],
      was: [
        'El tejo se vacía por dentro y rebrota desde su propio hueco. Te pasó algo parecido: parecía el final de una manera de vivir y fue el cambio de madera.',
        'Hubo un eje, una persona o una convicción, que te mantuvo en pie cuando lo demás giraba. Aunque ya no esté a la vista, todavía te apoyas en él al tropezar.',
        'Aguantaste, doblándote como la rama del arco, y cuando cesó la fuerza volviste a tu sitio. De ahí viene una flexibilidad que otros toman por calma.',
      ],
      is: [
        'Un gancho mira hacia arriba y otro hacia abajo: raíz y rama tiran a la vez y tú estás en el tronco. Sostener esa tensión es el trabajo de estos días, y no es poca cosa.',
        'Madera que cede y no se parte. La situación te dobla, sí, pero fíjate en que el centro sigue donde estaba.',
        'Bajo la corteza hay una transformación lenta, anillo tras anillo. Por fuera sigues siendo el mismo árbol, y lo que cambia es cuánto puedes cargar.',
      ],
      owed: [
        'El arco acumula fuerza mientras parece quieto, y en algún momento hay que soltar la cuerda. Lo que viene pide puntería: una sola flecha, al sitio elegido.',
        'Queda dejar caer la rama vieja para que el tronco rebrote. Es una pérdida y es el modo que tiene este árbol de durar siglos.',
        'A lo que sostienes se le debe hondura. Más que estirarte, toca echar raíz, quedarte cuando lo cómodo sería cambiar de tierra otra vez.',
      ],
      against: [
        'La dureza se opone, una firmeza que confunde no moverse con no romperse. Los árboles que no ceden son los que salen en las fotos de la tormenta.',
        'Se resiste un cambio que ya ocurrió por dentro. Mantener la corteza de antes ocupa las dos manos.',
      ],
      help: [
        'Agárrate a lo que en ti no depende del resultado: un oficio, un valor, una hora sagrada del día. Alrededor de ese palo se puede levantar la tienda.',
        'Te conviene ceder en lo accesorio con buena cara y no ceder un milímetro en lo otro. Saber cuál es cuál ya es media defensa.',
      ],
      invitations: [
        'Escribe las tres cosas en las que no cederás y una docena en las que sí. Entrega esta semana una de la segunda lista.',
        'Busca un árbol viejo cerca de donde vives y quédate un rato debajo con tu pregunta. Decide después, al llegar a casa.',
        'Cuéntale a alguien mayor lo que te pasa y pregúntale qué le ayudó a aguantar. Apunta su palabra, no la tuya.',
      ],
      closings: [
        'El arco que sabe doblarse manda la flecha más lejos.',
        'Por dentro del tronco hueco empieza otro árbol.',
        'Firme no es quien no se mueve, sino quien vuelve.',
      ],
    },
    reversed: null,
  },
  // Perthro
  {
    upright: {
      gesture: 'look',
      act: 'dejar rodar los dados',
      ways: ['agita el cubilete', 'guarda su secreto', 'deja rodar los dados'],
      was: [
        'Rodaron los dados y salió lo que salió, sin mérito y sin culpa. Buena parte de lo que llamas tu historia nació de aquella tirada, y jugaste bien una mano que no habías elegido.',
        'Hay en el origen una zona sin luz: algo que no se contó, o que nadie supo. El hueco ha tenido efectos de cosa, y quizá por eso vuelves a él.',
        'El vaso se volcó una tarde cualquiera y lo que cayó cambió la partida. Si no hubieras estado en esa mesa, hoy la pregunta sería otra.',
      ],
      is: [
        'El cubilete tiene la boca abierta y los dados aún no asoman. Nada indica lo que saldrá, y tu parte es poner la mesa y decidir cuánto apuestas de ti.',
        'Suena algo dentro del vaso: hay más en este asunto de lo que está a la vista. La curiosidad hará mejor trabajo que la sospecha.',
        'Se juega una partida en la que no conoces todas las reglas. Puedes preguntar, observar a quien lleva más tiempo en la mesa y guardar tus mejores fichas.',
      ],
      owed: [
        'Los dados terminan por caer, y entonces se deja de suponer. Lo que toca hasta ese momento es no hacer trampas, tampoco las que se hacen por esperanza.',
        'Queda descubrir lo tapado, con la delicadeza de quien levanta un vaso sin volcar la mesa. Lo que aparezca será más simple que todas tus hipótesis.',
        'Algo se gesta a oscuras y reclama que lo dejen rodar. Por delante hay sorpresa, y un sitio donde encajarla si no has llenado todos los huecos.',
      ],
      against: [
        'En contra juega la ilusión de controlar el azar. Repasas la jugada, buscas señales en cada detalle, y el cubilete se ríe.',
        'Se interpone un secreto, tal vez inofensivo, que obliga a caminar de puntillas. No hace falta saber cuál es para notar que ocupa media casa.',
      ],
      help: [
        'Arriesga poco y a menudo, como quien juega por gusto. Una prueba barata enseña más que un mes de cálculos.',
        'Deja un hueco para lo imprevisto en tus planes, de verdad vacío. Las mejores cartas de esta partida no las repartes tú.',
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
      act: 'levantar el vaso',
      ways: ['tapa los dados', 'calla lo que sabe', 'aplaza la jugada'],
      was: [
        'El vaso quedó boca abajo sobre los dados y se jugó durante mucho tiempo a no levantarlo. Lo que había debajo hizo nido.',
        'Se guardó un secreto, pequeño al principio, y después hubo que guardar también el sitio donde estaba. Aquel esfuerzo te dejó a medio camino de varias cosas.',
        'Apostaste a un golpe de suerte que iba a arreglarlo todo, y el golpe no vino. No se habló más del tema, que es otra forma de seguir apostando.',
      ],
      is: [
        'Nada rueda porque nadie suelta el cubilete. El estancamiento se alimenta de una jugada que se aplaza hasta tener todas las garantías, y en este juego no las reparten.',
        'Hay algo tapado en la mesa y se comporta como si ocupara una silla. Cada conversación da un pequeño rodeo para no rozarlo.',
        'Las fichas llevan semanas en el mismo sitio. Puede que te convenga más dejar la partida que seguir pensando el movimiento perfecto.',
      ],
      owed: [
        'Toca levantar el vaso, aunque sea para comprobar que no había gran cosa. El alivio suele venir antes que la explicación.',
        'Se debe una verdad atrasada, quizá solo a ti. Dicha sin testigos ya mueve la mesa.',
        'Lo que sigue empieza cuando una espera termina. Retira la apuesta de lo que no depende de ti y ponla en algo que puedas tocar.',
      ],
      against: [
        'Sopla la costumbre de callar para que no se desordene nada. El orden conseguido así se parece al polvo, que también está quieto.',
        'Te retiene la fantasía de la gran jugada. Con la vista puesta en ella no ves las fichas modestas que ganarían la partida.',
      ],
      help: [
        'Te alivia contar lo que ocultas a alguien ajeno al asunto, con discreción. Un secreto repartido pesa menos de la mitad.',
        'Retirarse es una jugada legal. Lo que dejes de sostener hoy te devuelve una mano, y con ella se abren otras puertas.',
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
      act: 'levantar la cabeza y oler',
      ways: ['levanta la cornamenta', 'huele el aire', 'guarda el claro'],
      was: [
        'Un alce levantó la cabeza antes que el resto de la manada: hubo un instinto tuyo que avisó a tiempo. Hacerle caso te ahorró un disgusto que ni llegaste a conocer.',
        'Alguien te guardó el flanco, con los brazos en alto y sin pedir nada. De aquella protección aprendiste cómo se cuida, y a veces también a quedarte dentro.',
        'Había juncos en la orilla, de los que cortan, y gracias a ellos lo tierno pudo crecer. Algunas distancias de tu pasado fueron una cerca bien puesta.',
      ],
      is: [
        'Cuello estirado, orejas fuera: algo en ti está en guardia y hace bien. No hay peligro a la vista, hay atención, que es lo que permite pastar sin miedo.',
        'Los brazos del signo se abren hacia arriba, como quien dice alto y saluda con el mismo gesto. Puedes poner un límite en este asunto sin cerrar el trato.',
        'Entre las ramas de la cornamenta pasa el aire y trae noticias. Tu olfato ya tiene una opinión, y conviene oírla antes de que la razón la corrija.',
      ],
      owed: [
        'Se debe un cuidado preventivo, de los que nadie aplaude porque evitan que pase algo. Revisa la orilla antes de entrar en el agua.',
        'Adelante el terreno se abre y hay menos sitio donde esconderse. Servirá llevar la alerta despierta y las manos a la vista.',
        'Queda decir hasta dónde, y decirlo bien. El límite puesto a tiempo es lo que permite que después haya confianza.',
      ],
      against: [
        'Se interpone una vigilancia que no descansa, con el cuello siempre tieso. Quien huele lobos en todas partes acaba sin hambre.',
        'Los juncos han crecido tanto que ya no se ve la orilla. Aquello que te protegía te impide ahora que se acerquen con buena intención.',
      ],
      help: [
        'Hazle caso a la piel, que se entera antes. Si una propuesta te eriza, pide un día; si te ensancha el pecho, da un paso y vuelve a oler.',
        'Cuentas con quien te cubre las espaldas. Dile qué te preocupa, así mira hacia ese lado mientras tú miras al frente.',
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
      act: 'cubrir el flanco',
      ways: ['baja la guardia', 'enseña el flanco', 'vigila donde no es'],
      was: [
        'La cornamenta miraba al suelo el día en que hacía falta. Diste confianza sin oler antes, y lo que se aprendió salió caro, aunque no inútil.',
        'Hubo un aviso, breve, y se dejó pasar por educación. Te lo has recordado bastante; no fue torpeza confiar, fueron ganas de creer.',
        'Faltó resguardo en su momento, y te tocó hacer de guardián a una edad temprana. Desde entonces cuesta saber cuándo se puede bajar los brazos.',
      ],
      is: [
        'El flanco está al aire y una parte de ti ya lo sabe. No hace falta alarmarse: basta con dar dos pasos atrás y mirar quién está a cada lado.',
        'Vigilas la puerta principal y lo que te inquieta entra por la cocina. La advertencia de esta piedra es amable y concreta, revisa por dónde se te va la fuerza.',
        'Se ha bajado la guardia por cansancio. Antes de abrir la siguiente puerta, date una noche dentro de casa con el cerrojo echado.',
      ],
      owed: [
        'Está por reparar la cerca del lado que no se ve. Se hace con una conversación incómoda, una clave cambiada, un no que debió decirse antes.',
        'Lo que corresponde es volver a confiar en tu olfato, y para eso se empieza por asuntos menores. La piel recuerda el oficio enseguida.',
        'Se debe prudencia durante un tramo corto. Quien camina por terreno abierto va con la luz del día y en compañía.',
      ],
      against: [
        'Contraria es la confianza que se da para no parecer desconfiado. Por cortesía estás dejando sin vigilar lo que más te importa.',
        'Molesta un miedo general que no señala nada. Al no saber de qué se guarda, gasta la guardia en todo.',
      ],
      help: [
        'Una advertencia a tiempo es una forma de ayuda, y la tienes. Pide que te repitan lo que no entendiste, lee la letra pequeña, deja dicho a alguien dónde estarás.',
        'Retroceder te protege. Desde un poco más lejos se distingue quién se acerca para estar y quién se acerca para llevarse algo.',
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
  // Sowilo
  {
    upright: {
      gesture: 'move',
      act: 'aprovechar la luz',
      ways: ['enciende el día', 'señala la orilla', 'calienta lo que toca'],
      was: [
        'Hubo un mediodía, una época en que las cosas se veían sin esfuerzo y salían. No era ingenuidad: tenías el sol de frente y remabas.',
        'El rayo en zigzag cayó sobre algo tuyo y lo hizo visible para los demás. Aquel reconocimiento te dio calor y también una altura que desde entonces intentas igualar.',
        'De atrás viene una certeza solar, de las que no se discuten. Quizá la hayas tapado con matices, pero fue la que te puso en camino.',
      ],
      is: [
        'Da la luz de lleno sobre este asunto y casi nada queda en sombra. Lo que se ve es lo que hay, y con tanta claridad las excusas se quedan sin sitio.',
        'El sol ya entra por la ventana y calienta el suelo en zigzag. Tienes energía y tienes visibilidad; úsalas para lo que llevas a medias.',
        'Para quien navega, un rayo así es rumbo. Mira hacia dónde van las ganas al despertar, antes de que empiece el ruido.',
      ],
      owed: [
        'A la luz se le debe la cara: salir, mostrarse, firmar lo que uno hace. Por delante hay éxito del sobrio, el que se reconoce porque deja dormir.',
        'Toca remar mientras se ve la costa. La claridad de ahora es prestada y se aprovecha moviéndose.',
        'El día largo pide una tarea digna de él. Lo que empieces con el sol alto tendrá horas suficientes para madurar, si no lo dejas para la tarde.',
      ],
      against: [
        'Demasiado sol seca el campo. La exigencia de brillar, de acertar, de estar siempre bien, está evaporando el agua que necesitabas.',
        'Te deslumbra un resultado y no miras el suelo. El camino tiene piedras también a mediodía.',
      ],
      help: [
        'Tu mejor aliada es la evidencia. Saca el asunto a la luz, con papeles y nombres, y la mitad de las dudas perderán sombra.',
        'Hay vitalidad disponible por la mañana, o en esa hora tuya en que todo cuesta menos. Pon ahí lo difícil y deja lo demás para cuando baje el sol.',
      ],
      invitations: [
        'Haz a plena luz, delante de alguien, una parte de esto que sueles hacer a escondidas. Nota qué cambia.',
        'Averigua cuál es tu hora más clara del día y dásela a este asunto tres veces antes del sábado.',
        'Di en voz alta qué quieres conseguir, con una cifra o una fecha, a una persona que te lo vaya a recordar.',
      ],
      closings: [
        'El sol no empuja la barca, pero enseña la orilla.',
        'Lo que aguanta la luz del mediodía es tuyo.',
        'Quien rema de día duerme de noche.',
      ],
    },
    reversed: null,
  },
];
