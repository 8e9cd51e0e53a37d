import type { RuneVoice } from './voice.ts';

export const GEBO_TO_HAGALAZ: readonly RuneVoice[] = [
  // Gebo
  {
    upright: {
      gesture: 'meet',
      act: 'dar y aceptar',
      ways: ['tiende la mano', 'cruza dos caminos', 'devuelve el regalo'],
      turns: [
        'Cruzada con {o}, la mano tendida pregunta qué se pone a cambio y quién lo pone.',
        'El regalo convierte a {o} en cosa de dos, con lo que eso ata y con lo que alivia.',
        'Hay trato posible sobre lo que plantea {o}, y empieza por ofrecer algo que no duela dar.',
      ],
      was: [
        'Dos líneas se cruzaron y se sostuvieron: hubo un regalo, hecho o recibido, que todavía ata. No era una deuda, aunque a veces la hayas llevado como si lo fuera.',
        'En el origen hay un intercambio, alguien que dio primero sin pedir recibo. Parte de lo que hoy te preguntas es cómo corresponder.',
        'Se hizo un pacto, quizá sin palabras, entre tú y otra persona. Cada quien puso una tabla y salió un puente, por el que se ha cruzado mucho.',
        'Te regalaron tiempo cuando nadie lo tenía. A veces uno pasa años buscando cómo devolver algo que no se prestó.',
      ],
      is: [
        'El aspa tiene cuatro brazos del mismo largo, y esa igualdad es la que se pone a prueba. Mira qué das en este asunto y qué te llega, con la misma honradez en ambas columnas.',
        'Hay una mano tendida sobre la mesa. Aceptarla obliga a algo, desde luego, y no aceptarla también.',
        'Estás en el cruce de dos caminos que se tocan sin confundirse. La alianza es posible si nadie tiene que hacerse pequeño para caber.',
        'Hay un ofrecimiento sin abrir encima de la mesa. Desátalo despacio y comprueba si lo que hay dentro es para ti o para la idea que tienen de ti.',
      ],
      owed: [
        'Un don pide otro, a su tiempo y en otra moneda. Está pendiente devolver algo que no se compra: una atención, una visita, el reconocimiento por lo que hicieron por ti.',
        'Lo que toca es recibir sin disculparte, que a veces cuesta más que dar. Quien regala también necesita que su regalo llegue.',
        'De este cruce sale un trato, mejor si se habla antes. Que quede claro qué pone cada parte y qué queda fuera, y el lazo será ligero.',
        'Pide reciprocidad el camino que sigue, no exactitud. Se puede corresponder con una hora, una receta, un silencio bien hecho.',
      ],
      against: [
        'Pesa un favor que se fue convirtiendo en cuenta. Mientras nadie diga el saldo, la gratitud y la obligación se confundirán en cada gesto.',
        'Te frena dar de más, para no tener que pedir. La otra parte se acostumbró y tú esperas que adivine.',
      ],
      help: [
        'Tienes aliados, y se activan ofreciendo algo concreto. Un intercambio pequeño, de tú a tú, abre la puerta que el esfuerzo solitario lleva meses rozando.',
        'Deja que te den. Hay una ayuda disponible con nombre y apellido que hasta hoy has agradecido sin usar.',
        'Asóciate, aunque sea por una tarde y sin papeles. Lo tuyo encaja con lo que otra persona tiene de sobra.',
      ],
      invitations: [
        'Ofrece a quien corresponda un trato en una frase, «yo pongo esto, tú pones aquello», y espera la respuesta sin rebajarlo.',
        'Acepta esta semana un favor que normalmente rechazarías. Da las gracias y nada más.',
        'Haz memoria de un regalo que no olvidaste y averigua qué te dio en realidad. Busca cómo dar eso mismo a otra persona.',
      ],
      closings: [
        'Entre dos manos, el regalo es el puente y no lo que lleva encima.',
        'Recibir bien es la otra mitad de la generosidad.',
        'Se cruzan dos líneas y ninguna se rompe.',
      ],
    },
    reversed: null,
  },
  // Wunjo
  {
    upright: {
      gesture: 'keep',
      act: 'quedarte donde hay alegría',
      ways: ['iza el banderín', 'abre la fiesta', 'sonríe sin motivo'],
      turns: [
        'Un poco de gusto en lo de {o} y ya no parece la misma tarea.',
        'La alegría le hace sitio a {o} en el banco largo, donde cabe casi todo.',
        'Si {o} se puede celebrar, por poco que sea, es que iba por buen lado.',
      ],
      was: [
        'El banderín ondeaba en lo alto y se veía desde lejos: hubo una época de estar a gusto, con gente alrededor y poco que demostrar. De ahí sacas la medida de lo que sería estar bien.',
        'Recuerda una mesa larga, ruido de platos, alguien contando por tercera vez la misma historia. Aquella pertenencia fue real y te dejó una manera de querer.',
        'Atrás hay una alegría que no se anunció y que entonces te pareció normal. Se aprecia ahora, como las casas cuando se miran desde el camino.',
        'Se cantaba en aquella cocina aunque faltara de todo. Lo que buscas tiene ese sonido y por eso otras cosas te saben a poco.',
      ],
      is: [
        'Cuelga de lo alto un banderín que avisa de buen tiempo. Hay motivos de contento a mano, quizá más discretos de lo que pedías, y conviene no pasar de largo buscando uno mejor.',
        'Las piezas encajan con poco ruido, igual que un grupo que canta sin que nadie marque la entrada. Confía en lo que fluye fácil, que no todo lo valioso cuesta.',
        'Tienes sitio en esta mesa, aunque ocupes la esquina. La armonía que buscas empieza por usar la silla entera.',
        'Se respira bien en una parte de este asunto; ya sabes cuál. Empieza por ahí y deja que lo demás se contagie.',
      ],
      owed: [
        'La alegría pide compañía y fecha. Lo pendiente es una celebración, pequeña y concreta, de algo que diste por hecho.',
        'Hacia delante hay un lugar donde se está bien sin actuar. Para llegar se necesita elegir con quién, y dejar de convencer a quien no quería venir.',
        'Se te debe un descanso contento, del que no hay que justificar. Págatelo antes de empezar lo siguiente, porque lo bueno también se agota si no se usa.',
        'Hay que abrir la casa: dos sillas más, una fecha, algo de fruta. Lo que viene se decide mejor entre gente que te alegra.',
      ],
      against: [
        'Molesta una alegría obligatoria, la de quien sonríe para no incomodar. Debajo hay un desacuerdo educado que lleva tiempo esperando turno.',
        'El apego a que todo siga bien impide tocar lo que está mal. Se protege la fiesta y se deja sin reparar el techo.',
      ],
      help: [
        'Apóyate en lo que ya te da gusto, esa persona con la que el tiempo no se nota, ese rato de la semana que nunca cancelas. Desde ahí se decide mejor que desde la falta.',
        'Un poco de juego ayuda: el humor baja la espada antes que cualquier razón. Propón esto mismo con menos gravedad y mira quién se suma.',
        'Pide que te hagan reír antes de que te den un consejo. Después del tercer chiste se ve la salida.',
      ],
      invitations: [
        'Invita a dos personas que no se conozcan y que te hagan bien a compartir algo sencillo, un café, una caminata. No organices nada más.',
        'Apunta cada noche, hasta el domingo, un momento en que estuviste a gusto y quién estaba cerca. Busca lo que se repite.',
        'Celebra hoy una cosa terminada, por menor que sea, con un gesto que se note. Cuéntaselo a quien se vaya a alegrar.',
      ],
      closings: [
        'La alegría no avisa: cuelga su banderín y espera a que mires.',
        'Donde se ríe a gusto, uno ya ha llegado.',
        'Lo bueno también necesita que alguien le guarde una silla.',
      ],
    },
    reversed: {
      gesture: 'meet',
      act: 'volver a la mesa',
      ways: ['oye la fiesta desde fuera', 'arría el banderín', 'se aparta del grupo'],
      turns: [
        'Desde el umbral de la fiesta, {o} se ve más lejos de lo que está.',
        'La bandera caída le quita aire a {o}; no razones, solo ganas.',
        'Lo que {o} ofrece se recibe aquí con un «no hace falta», y sí hacía.',
      ],
      was: [
        'Se oía la fiesta y tú estabas del otro lado de la puerta, por decisión propia o ajena. Aquella tristeza se hizo costumbre tan despacio que dejó de llamar la atención.',
        'El banderín bajó a media asta cuando el grupo se fue deshaciendo. Nadie se despidió del todo, y por eso a veces parece que aún se pudiera volver.',
        'Hubo un sitio en el que dejaste de encajar, y tardaste en irte. El aislamiento de después fue refugio primero y rincón más tarde.',
        'Una amistad se fue apagando sin pelea, como se acaba una vela que nadie mira. El hueco sigue teniendo su forma.',
      ],
      is: [
        'Hay niebla entre tú y los demás, y desde dentro la niebla parece pared. Lo que te falta no es gente, es una primera frase que no pida permiso.',
        'La bandera está caída y enrollada, sin romper. Estás a un gesto de lo que echas de menos, y ese gesto se te hace cuesta arriba.',
        'Cumples, sonríes y vuelves a casa con frío. Algo en esta situación ha dejado de alegrarte, y fingir que no se nota cansa más que decirlo.',
        'Sonríe todo el mundo en la foto y tú sabes a qué hora te fuiste. Reconocer que no te alegra ya endereza un poco la tela.',
      ],
      owed: [
        'Queda llamar a una puerta conocida sin haber preparado la visita. Te debes compañía de la que no exige estar bien.',
        'Se pide llorar un poco lo que fue fiesta y luego recoger los vasos. El salón vacío también sirve para otra cosa.',
        'Lo que sigue es volver, a la mesa de antes o a una distinta, por la entrada pequeña. Nadie espera un discurso.',
        'Pide este trecho que alguien te vea sin maquillaje. Con una persona basta, y que traiga pan.',
      ],
      against: [
        'En contra tienes la idea de que molestas. Nadie te lo ha dicho últimamente, y sin embargo gobierna a quién escribes y a quién no.',
        'Se cruza una alegría ajena que pincha. Es incómodo admitirlo y muy humano, y dice con bastante claridad lo que querrías para ti.',
      ],
      help: [
        'La pena, contada, se vuelve más corta. Elige a una sola persona y dale la versión sin arreglar; suele ser la que acerca.',
        'Te ayuda estar a solas de otra forma, con un plan que sea tuyo y no un resto. Quien se acompaña bien deja de buscar la mirada de todos.',
        'La música que te gustaba hace quince años conserva las llaves. Ponla alta mientras haces otra cosa y anota quién te viene a la cabeza.',
      ],
      invitations: [
        'Escribe a alguien a quien echas de menos dos líneas sin reproche ni explicación: que te acordaste, y de qué.',
        'Ve a un sitio donde haya gente haciendo algo que te gusta, aunque no hables con nadie. Quédate treinta minutos.',
        'Di una vez esta semana «no estoy bien con esto», sin suavizarlo después. Elige antes a quién.',
      ],
      closings: [
        'La niebla parece muro hasta que alguien estira la mano.',
        'Un banderín caído se iza con la misma cuerda.',
        'A veces la puerta de la fiesta se abre hacia fuera.',
      ],
    },
  },
  // Hagalaz
  {
    upright: {
      gesture: 'release',
      act: 'recoger después del granizo',
      ways: ['rompe lo previsto', 'cae sin avisar', 'golpea y luego riega'],
      turns: [
        'El granizo entra en lo de {o} sin llamar y deja en pie lo que tenía raíz.',
        'Después de esta pedrada, {o} cuesta menos de entender: se ve qué era adorno.',
        'Un golpe de tiempo le cambia los planes a {o}, y conviene escuchar el silencio que sigue.',
      ],
      was: [
        'Cayó granizo sobre algo que ya estaba en flor, y nadie tuvo la culpa. De aquel destrozo quedó menos de lo que querías y más de lo que creíste el primer día.',
        'Una interrupción partió el plan en dos, con esa puntería que tienen las nubes. Lo que vino después se construyó sobre suelo mojado, y por eso agarró.',
        'El tejado sonó de golpe y hubo que salir a mirar. Desde entonces una parte de ti duerme con un oído puesto en el cielo.',
        'Se rompió el techo por donde nadie miraba. Aprendiste esa semana quién trae un cubo y quién trae una opinión.',
      ],
      is: [
        'Pega en los cristales algo que no estaba en el calendario. Mientras dura no se siembra ni se repara: se busca techo, se mira y se cuenta lo que aguanta.',
        'Grano blanco sobre la mesa puesta: este asunto se ha desordenado por fuera de tu mano. Lo que cae duro se hará agua, y conviene tener los cubos listos.',
        'Se está limpiando el campo a la fuerza. Hay que distinguir la rama seca, que ya iba a caer, de la que todavía merece un puntal.',
        'Truena cerca y hay ropa tendida. Lo urgente es meter dentro lo que se estropea con el agua, y discutir más tarde.',
      ],
      owed: [
        'Después del golpe toca el inventario, y se hace en frío. Lo que siga en pie tiene raíz, y con eso se planta lo próximo.',
        'El hielo debe volver al suelo convertido en agua. Lo que hoy estorba terminará regando otra cosa si dejas que se derrita donde cayó.',
        'Queda soltar un plan que la tormenta ya soltó por ti. Se conserva la intención y se busca otro terreno, más resguardado o menos ambicioso.',
        'Queda barrer la piedra blanca y mirar la huerta sin contarla todavía. En unos días se sabrá qué ha sobrevivido, y será bastante.',
      ],
      against: [
        'El viento trae piedra y no atiende a razones. Pelear con el cielo gasta las fuerzas que harían falta para cubrir lo pequeño.',
        'Incomoda no poder señalar a nadie. Buscas una causa, un error tuyo, y mientras tanto el agua entra por la gotera más fácil de tapar.',
      ],
      help: [
        'La interrupción ayuda, por raro que suene: te saca de un surco que repetías de memoria. Aprovecha el desorden para mover lo que en calma nadie movería.',
        'Un techo compartido hace corta cualquier tormenta. Avisa a los que estén cerca, que también miran por la ventana sin saber si llamar.',
        'Si algo se tiene que romper, que rompa lo que ya crujía. Señálalo tú antes que la tormenta y ganarás la mitad.',
      ],
      invitations: [
        'Anota qué ha quedado en pie, en tres renglones, antes de escribir lo que falta. Empieza a trabajar por el primero.',
        'Ten preparado un plan de lluvia para esta semana, con lo que harías si se cae lo principal. Doblarlo en el bolsillo ya quita ruido.',
        'Tira una cosa que se rompió hace tiempo y que guardabas por arreglar. Hazlo hoy y sin ceremonia.',
      ],
      closings: [
        'El granizo es el único grano que se siembra a golpes.',
        'Después de la piedra, el mismo cielo da el agua.',
        'Lo que tiene raíz se despeina y se queda.',
      ],
    },
    reversed: null,
  },
];
