import type { RuneVoice } from './voice.ts';

export const RAIDO_TO_WUNJO: readonly RuneVoice[] = [
  // Raido
  {
    upright: {
      gesture: 'move',
      act: 'encontrar el paso justo',
      ways: ['se pone en camino', 'marca el compás', 'cabalga sin reventar al caballo'],
      was: [
        'Los cascos vienen sonando desde lejos: hubo un viaje, con mapa o sin él, que te cambió de sitio por dentro. Lo que aprendiste del camino pesa más que el lugar al que llegaste.',
        'En otro tiempo supiste llevar el paso, ni corriendo ni parándote, y las cosas se fueron ordenando a tu alrededor. Ese compás se puede recordar como se recuerda una melodía.',
        'Atrás queda la primera jornada, la de salir de casa y no mirar. Casi todo lo que hoy llamas destino fue, aquella mañana, una simple dirección.',
      ],
      is: [
        'Vas a lomos de algo que ya se mueve, y la pregunta real es el ritmo. A galope te pierdes el paisaje y revientas al caballo; al paso, llegas con ganas de quedarte.',
        'Un pie avanza y el otro todavía no se decide, como en el dibujo de la piedra. El rumbo es bueno aunque el camino parezca largo.',
        'Rueda que gira, alforja hecha: esto está en marcha. Lo que necesitas es orden en las etapas, saber dónde se duerme y dónde se cambia de montura.',
      ],
      owed: [
        'El camino pide peaje y casi siempre se paga en rutina: salir a la hora, descansar a la hora. Con ese compás se llega a sitios que el entusiasmo no alcanza.',
        'Toca emprender la jornada que has planeado desde la silla. Bastará un tramo corto, el de una tarde, para saber si el rumbo era ese.',
        'Lo que se abre delante es una ruta, con sus posadas y sus cuestas. Llevas buen caballo, así que la única deuda es no pedirle en un día lo de una semana.',
      ],
      against: [
        'El viento que molesta es el de la velocidad. Todo se ha puesto a correr, y entre llegar antes y llegar bien se te escapa la segunda.',
        'Tanto movimiento tapa la pregunta de adónde. Se puede pasar media vida cambiando de caballo sin salir de la misma comarca.',
      ],
      help: [
        'Moverse ayuda: un trayecto, un paseo, incluso ordenar el cuarto por etapas. Lo que en la silla no se entiende suele aclararse al tercer kilómetro.',
        'Ten un plan con paradas. Divide el asunto en jornadas, ponle a cada una su final, y celebra cuando desmontes.',
      ],
      invitations: [
        'Traza la ruta en una hoja con tres etapas y lo que dura cada una. Empieza la primera aunque la tercera siga borrosa.',
        'Haz un trayecto corto que tenga que ver con esto, la calle, la oficina, el barrio, solo para verlo de cerca. Vuelve por otro camino.',
        'Revisa tu semana y pon a la misma hora, tres días, lo que más te importa. Protege esa cita como si fuera un tren.',
      ],
      closings: [
        'Se llega con el caballo o no se llega.',
        'El rumbo se elige una vez y el paso, todas las mañanas.',
        'Un buen compás hace corto cualquier camino.',
      ],
    },
    reversed: {
      gesture: 'wait',
      act: 'desmontar y mirar el mapa',
      ways: ['da un rodeo', 'pierde el compás', 'vuelve sobre sus pasos'],
      was: [
        'Un desvío te llevó lejos de la ruta prevista, y durante meses anduviste por caminos secundarios. Algo se perdió en la demora, y algo viste que los demás no vieron.',
        'Hubo un viaje que se quedó en la puerta, con la alforja hecha. De vez en cuando todavía tropiezas con ella.',
        'El carro se atascó en su momento por ir demasiado cargado. Se habló de mala suerte; era cuestión de peso.',
      ],
      is: [
        'La rueda patina y cuanto más se acelera más se hunde. Este retraso tiene un motivo concreto, y se encuentra bajando del carro.',
        'Andas en círculos, con mucha actividad y el mismo árbol a la derecha. Conviene parar, preguntar a un paisano y aceptar que el atajo no lo era.',
        'Se ha roto el compás entre lo que quieres y lo que el día permite. Nadie llega tarde a propósito, pero alguien está pidiendo más tiempo del que confiesa.',
      ],
      owed: [
        'Está por hacer el camino de vuelta hasta el último cruce conocido. No es un fracaso, es donde estaba la señal que no leíste.',
        'El retraso reclama que se le haga sitio en el plan. Pon otra fecha, díselo a quien espera y quítale a todo esto la mala conciencia.',
        'Más adelante el rodeo se contará como parte del viaje. Por lo pronto pide paciencia y una alforja menos.',
      ],
      against: [
        'Se interpone el desorden de las etapas: se quiere llegar sin haber salido. Cada prisa obliga a desandar un trecho.',
        'Hay barro en el camino y discusión entre quienes viajan. Mientras se decide de quién fue la idea, nadie empuja.',
      ],
      help: [
        'Un alto a tiempo ayuda más que un empujón. Desmonta, afloja la cincha y comprueba a qué hora querías llegar y para qué.',
        'El desvío te enseña lo que la ruta recta no tenía. Mira alrededor por si lo que buscabas estaba a esta altura del rodeo.',
      ],
      invitations: [
        'Cambia una fecha que no se va a cumplir y avisa hoy a quien corresponda. Nota el alivio antes de volver a llenar el hueco.',
        'Busca el último punto en que sabías adónde ibas y escribe qué decisión tomaste después. Ahí está el cruce.',
        'Vacía la agenda de un día entero de esta quincena y no lo rellenes. Lo que de verdad corría prisa se presentará solo.',
      ],
      closings: [
        'El que se baja del caballo ve el barro y también la salida.',
        'Hay rodeos que eran el camino con otro nombre.',
        'Desandar dos pasos no borra los anteriores.',
      ],
    },
  },
  // Kenaz
  {
    upright: {
      gesture: 'look',
      act: 'acercar la luz',
      ways: ['enciende la antorcha', 'mira de cerca', 'trabaja a la lumbre'],
      was: [
        'Alguien encendió una antorcha en tu camino, o la encendiste tú sin darle importancia. Lo que se vio a esa luz, un oficio, una vocación, una verdad doméstica, sigue siendo la parte más firme de esta historia.',
        'Hubo noches de taller, de aprender por gusto hasta que se hacía tarde. Aquella curiosidad dejó brasas que todavía prenden con poco.',
        'Una llama pequeña alumbró lo que todos preferían a oscuras. Te tocó verlo, y desde entonces sabes de este tema más de lo que cuentas.',
      ],
      is: [
        'La luz está en tu mano y alcanza tres pasos. No pretendas ver el final del bosque: con lo que alumbra se puede trabajar hoy, y mañana se camina otro tanto.',
        'Algo se aclara a fuerza de acercarse, igual que el metal enseña su color en la fragua. Lo que antes era un bulto ahora tiene bordes y hasta nombre.',
        'Dos trazos que se abren desde un punto, como una llama: la idea ya prendió. Ahora pide leña en pequeñas cantidades y alguien que no sople encima.',
      ],
      owed: [
        'A la llama se le debe alimento diario. Lo que sabes crecerá si lo enseñas, si lo practicas delante de otros, si dejas que se note.',
        'Queda por mirar el rincón del que apartas la antorcha. Seguramente es más pequeño que la sombra que da.',
        'El camino se va aclarando por tramos, y cada uno exige aprender algo. Hacia delante hay oficio, del que se gana quemándose un poco los dedos.',
      ],
      against: [
        'Deslumbra tanta luz sobre un solo punto, y lo de alrededor se vuelve negro. De tanto analizar el detalle se pierde de vista quién sostiene la antorcha.',
        'Contra la llama sopla la impaciencia por saberlo todo ya. Un fuego con demasiada leña se ahoga en su propio humo.',
      ],
      help: [
        'Acércate a quien tiene lumbre, un maestro, un libro, una compañera que ya lo hizo. De una antorcha se enciende otra sin que la primera pierda nada.',
        'Hacer algo con las manos te dará la claridad que no sale de pensar. Prueba, estropea, corrige: la respuesta anda por el banco de trabajo.',
      ],
      invitations: [
        'Dedica una hora a aprender la parte técnica que siempre delegas. Apunta tres palabras nuevas y lo que significan.',
        'Enséñale a alguien lo que sabes de esto, en cinco minutos y sin adornos. Lo que no logres explicar es lo que te falta.',
        'Esta noche, con poca luz y sin pantalla, escribe la pregunta más pequeña que puedas hacerte sobre el tema. Responde solo esa.',
      ],
      closings: [
        'Con luz para tres pasos se cruza un bosque entero.',
        'Saber es acercar la lámpara y no apartar los ojos.',
        'Una llama compartida sigue midiendo lo mismo.',
      ],
    },
    reversed: {
      gesture: 'look',
      act: 'pedir lumbre',
      ways: ['echa humo', 'tantea a oscuras', 'tapa la llama'],
      was: [
        'Se apagó una luz por el camino y seguiste andando de memoria. Desde entonces algunos muebles no están donde los recuerdas.',
        'Tiempo atrás alguien sopló sobre una idea tuya, quizá riéndose. La brasa no murió, pero aprendió a no hacerse notar.',
        'La antorcha se tapó para no ver cierta cosa, y con ella se dejaron de ver otras. Fue una oscuridad escogida, de las que se entienden.',
      ],
      is: [
        'Hay más humo que fuego: se habla de ello, se planea, y no se ve claro. La leña está verde, o es mucha, o nadie ha abierto la ventana.',
        'Tanteas la pared buscando el interruptor y te parece que el cuarto ha crecido. Es un bloqueo corriente, de los que ceden cuando se cambia de postura.',
        'La llama mira al suelo y alumbra solo tus pies. Todo lo que temes de este asunto está calculado con esa luz.',
      ],
      owed: [
        'Te debes una mirada sin humo, que alguna vez tendrá que ser a pleno día. Lo que aparezca dará menos miedo que lo que imaginas entre sombras.',
        'Toca volver a encender, y para eso hace falta pedir fuego. Cuesta reconocerse a oscuras delante de otro, aunque a casi todos les ha pasado.',
        'Al final de este tramo hay un cuarto que ventilar. Ideas viejas, rencores de taller, papeles: lo que salga por la ventana dejará sitio a la lámpara.',
      ],
      against: [
        'Sopla en contra el desánimo de quien ya probó y se quemó. Esa cicatriz decide por adelantado y llama experiencia a lo que es susto.',
        'Se opone una oscuridad cómoda, porque mientras no se vea no hay que hacer nada. El precio llega en forma de tropiezos.',
      ],
      help: [
        'Sirve bajar la exigencia hasta que la chispa quepa: diez minutos, un boceto, una pregunta tonta. El fuego grande vino siempre después.',
        'Deja reposar la mirada. Cerrar los ojos un momento es lo primero que hace quien quiere acostumbrarse a la penumbra, y funciona.',
      ],
      invitations: [
        'Pide a una persona que te explique lo que no ves claro y confiesa desde el principio que no lo entiendes.',
        'Ordena un cajón, uno solo, pensando en este asunto. Lo que tires y lo que dudes te dirá algo.',
        'Haz una versión mala a propósito de lo que tienes bloqueado y termínala en media hora. Después decide si hay algo que salvar.',
      ],
      closings: [
        'A oscuras se avanza igual, pero con la mano por delante.',
        'La brasa tapada espera más de lo que dura el enfado.',
        'Antes de la luz hubo siempre alguien que la pidió.',
      ],
    },
  },
  // Gebo
  {
    upright: {
      gesture: 'meet',
      act: 'dar y aceptar',
      ways: ['tiende la mano', 'cruza dos caminos', 'devuelve el regalo'],
      was: [
        'Dos líneas se cruzaron y se sostuvieron: hubo un regalo, hecho o recibido, que todavía ata. No era una deuda, aunque a veces la hayas llevado como si lo fuera.',
        'En el origen hay un intercambio, alguien que dio primero sin pedir recibo. Parte de lo que hoy te preguntas es cómo corresponder.',
        'Se hizo un pacto, quizá sin palabras, entre tú y otra persona. Cada quien puso una tabla y salió un puente, por el que se ha cruzado mucho.',
      ],
      is: [
        'El aspa tiene cuatro brazos del mismo largo, y esa igualdad es la que se pone a prueba. Mira qué das en este asunto y qué te llega, con la misma honradez en ambas columnas.',
        'Hay una mano tendida sobre la mesa. Aceptarla obliga a algo, desde luego, y no aceptarla también.',
        'Estás en el cruce de dos caminos que se tocan sin confundirse. La alianza es posible si nadie tiene que hacerse pequeño para caber.',
      ],
      owed: [
        'Un don pide otro, a su tiempo y en otra moneda. Está pendiente devolver algo que no se compra: una atención, una visita, el reconocimiento por lo que hicieron por ti.',
        'Lo que toca es recibir sin disculparte, que a veces cuesta más que dar. Quien regala también necesita que su regalo llegue.',
        'De este cruce sale un trato, mejor si se habla antes. Que quede claro qué pone cada parte y qué queda fuera, y el lazo será ligero.',
      ],
      against: [
        'Pesa un favor que se fue convirtiendo en cuenta. Mientras nadie diga el saldo, la gratitud y la obligación se confundirán en cada gesto.',
        'Te frena dar de más, para no tener que pedir. La otra parte se acostumbró y tú esperas que adivine.',
      ],
      help: [
        'Tienes aliados, y se activan ofreciendo algo concreto. Un intercambio pequeño, de tú a tú, abre la puerta que el esfuerzo solitario lleva meses rozando.',
        'Deja que te den. Hay una ayuda disponible con nombre y apellido que hasta hoy has agradecido sin usar.',
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
      was: [
        'El banderín ondeaba en lo alto y se veía desde lejos: hubo una época de estar a gusto, con gente alrededor y poco que demostrar. De ahí sacas la medida de lo que sería estar bien.',
        'Recuerda una mesa larga, ruido de platos, alguien contando por tercera vez la misma historia. Aquella pertenencia fue real y te dejó una manera de querer.',
        'Atrás hay una alegría que no se anunció y que entonces te pareció normal. Se aprecia ahora, como las casas cuando se miran desde el camino.',
      ],
      is: [
        'Cuelga de lo alto un banderín que avisa de buen tiempo. Hay motivos de contento a mano, quizá más discretos de lo que pedías, y conviene no pasar de largo buscando uno mejor.',
        'Las piezas encajan con poco ruido, igual que un grupo que canta sin que nadie marque la entrada. Confía en lo que fluye fácil, que no todo lo valioso cuesta.',
        'Tienes sitio en esta mesa, aunque ocupes la esquina. La armonía que buscas empieza por usar la silla entera.',
      ],
      owed: [
        'La alegría pide compañía y fecha. Lo pendiente es una celebración, pequeña y concreta, de algo que diste por hecho.',
        'Hacia delante hay un lugar donde se está bien sin actuar. Para llegar se necesita elegir con quién, y dejar de convencer a quien no quería venir.',
        'Se te debe un descanso contento, del que no hay que justificar. Págatelo antes de empezar lo siguiente, porque lo bueno también se agota si no se usa.',
      ],
      against: [
        'Molesta una alegría obligatoria, la de quien sonríe para no incomodar. Debajo hay un desacuerdo educado que lleva tiempo esperando turno.',
        'El apego a que todo siga bien impide tocar lo que está mal. Se protege la fiesta y se deja sin reparar el techo.',
      ],
      help: [
        'Apóyate en lo que ya te da gusto, esa persona con la que el tiempo no se nota, ese rato de la semana que nunca cancelas. Desde ahí se decide mejor que desde la falta.',
        'Un poco de juego ayuda: el humor baja la espada antes que cualquier razón. Propón esto mismo con menos gravedad y mira quién se suma.',
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
      was: [
        'Se oía la fiesta y tú estabas del otro lado de la puerta, por decisión propia o ajena. Aquella tristeza se hizo costumbre tan despacio que dejó de llamar la atención.',
        'El banderín bajó a media asta cuando el grupo se fue deshaciendo. Nadie se despidió del todo, y por eso a veces parece que aún se pudiera volver.',
        'Hubo un sitio en el que dejaste de encajar, y tardaste en irte. El aislamiento de después fue refugio primero y rincón más tarde.',
      ],
      is: [
        'Hay niebla entre tú y los demás, y desde dentro la niebla parece pared. Lo que te falta no es gente, es una primera frase que no pida permiso.',
        'La bandera está caída y enrollada, sin romper. Estás a un gesto de lo que echas de menos, y ese gesto se te hace cuesta arriba.',
        'Cumples, sonríes y vuelves a casa con frío. Algo en esta situación ha dejado de alegrarte, y fingir que no se nota cansa más que decirlo.',
      ],
      owed: [
        'Queda llamar a una puerta conocida sin haber preparado la visita. Te debes compañía de la que no exige estar bien.',
        'Se pide llorar un poco lo que fue fiesta y luego recoger los vasos. El salón vacío también sirve para otra cosa.',
        'Lo que sigue es volver, a la mesa de antes o a una distinta, por la entrada pequeña. Nadie espera un discurso.',
      ],
      against: [
        'En contra tienes la idea de que molestas. Nadie te lo ha dicho últimamente, y sin embargo gobierna a quién escribes y a quién no.',
        'Se cruza una alegría ajena que pincha. Es incómodo admitirlo y muy humano, y dice con bastante claridad lo que querrías para ti.',
      ],
      help: [
        'La pena, contada, se vuelve más corta. Elige a una sola persona y dale la versión sin arreglar; suele ser la que acerca.',
        'Te ayuda estar a solas de otra forma, con un plan que sea tuyo y no un resto. Quien se acompaña bien deja de buscar la mirada de todos.',
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
];
