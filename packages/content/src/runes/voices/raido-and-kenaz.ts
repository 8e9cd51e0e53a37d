import type { RuneVoice } from './voice.ts';

export const RAIDO_AND_KENAZ: readonly RuneVoice[] = [
  // Raido
  {
    upright: {
      gesture: 'move',
      matter: 'el camino',
      act: 'ir a tu paso y no al de la prisa',
      ways: ['se pone en camino', 'marca el compás', 'cabalga sin prisa'],
      turns: [
        'Puesto en camino, lo que cuenta {o} deja de ser el final y se vuelve una etapa.',
        'El paso del jinete sirve también para {m}: un poco cada jornada, y a dormir.',
        'Lo que trae {o} cabe en la alforja: ni delante, marcando el paso, ni a rastras.',
      ],
      was: [
        'Los cascos vienen sonando desde lejos: hubo un viaje, con mapa o sin él, que te cambió de sitio por dentro. Lo que aprendiste del camino pesa más que el lugar al que llegaste.',
        'En otro tiempo supiste llevar el paso, ni corriendo ni parándote, y las cosas se fueron ordenando a tu alrededor. Ese compás se puede recordar como se recuerda una melodía.',
        'Atrás queda la primera jornada, la de salir de casa y no mirar. Casi todo lo que hoy llamas destino fue, aquella mañana, una simple dirección.',
        'De pueblo en pueblo, con más fe que provisiones, llegaste a donde empieza esta pregunta. Parte de la respuesta se quedó en una de aquellas posadas.',
      ],
      is: [
        'Vas a lomos de algo que ya se mueve, y la pregunta real es el ritmo. A galope te pierdes el paisaje y revientas al caballo; al paso, llegas con ganas de quedarte.',
        'Un pie avanza y el otro todavía no se decide, como en el dibujo de la piedra. El rumbo es bueno aunque el camino parezca largo.',
        'Rueda que gira, alforja hecha: esto está en marcha. Lo que necesitas es orden en las etapas, saber dónde se duerme y dónde se cambia de montura.',
        'Suena el trote y no molesta, señal de que el ritmo es el tuyo. Queda comprobar si la dirección también lo es.',
      ],
      owed: [
        'El camino pide peaje y casi siempre se paga en rutina: salir a la hora, descansar a la hora. Con ese compás se llega a sitios que el entusiasmo no alcanza.',
        'Toca emprender la jornada que has planeado desde la silla. Bastará un tramo corto, el de una tarde, para saber si el rumbo era ese.',
        'Lo que se abre delante es una ruta, con sus posadas y sus cuestas. Llevas buen caballo, así que la única deuda es no pedirle en un día lo de una semana.',
        'Hay un trayecto por hacer en persona, sin delegar. Cuando pongas el pie en el estribo, el asunto dejará de ser una idea.',
      ],
      against: [
        'El viento que molesta es el de la velocidad. Todo se ha puesto a correr, y entre llegar antes y llegar bien se te escapa la segunda.',
        'Tanto movimiento tapa la pregunta de adónde. Se puede pasar media vida cambiando de caballo sin salir de la misma comarca.',
        'El itinerario es ajeno: vas a buen paso por el viaje de otra persona.',
      ],
      help: [
        'Moverse ayuda: un trayecto, un paseo, incluso ordenar el cuarto por etapas. Lo que en la silla no se entiende suele aclararse al tercer kilómetro.',
        'Ten un plan con paradas. Divide el asunto en jornadas, ponle a cada una su final, y celebra cuando desmontes.',
        'Cuenta con el orden de las cosas sencillas: maleta, horario, dirección anotada. Con lo práctico resuelto, las ganas ocupan su asiento.',
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
      matter: 'el retraso',
      act: 'parar un momento y comprobar la ruta',
      ways: ['da un rodeo', 'pierde el compás', 'vuelve sobre sus pasos'],
      turns: [
        'Con este rodeo, lo que plantea {o} tardará más, y por el camino se le añadirá algo.',
        'Aquí se atasca la rueda con lo que traía {o}; hay que bajar a mirar.',
        'Sin compás, lo que trae {o} llega a destiempo, como una buena noticia en mitad de la mudanza.',
      ],
      was: [
        'Un desvío te llevó lejos de la ruta prevista, y durante meses anduviste por caminos secundarios. Algo se perdió en la demora, y algo viste que los demás no vieron.',
        'Hubo un viaje que se quedó en la puerta, con la alforja hecha. De vez en cuando todavía tropiezas con ella.',
        'El carro se atascó en su momento por ir demasiado cargado. Se habló de mala suerte; era cuestión de peso.',
        'Irse antes de tiempo o quedarse de más son dos maneras de perder un tren. Esta piedra habla de alguna de las dos.',
      ],
      is: [
        'La rueda patina y cuanto más se acelera más se hunde. Este retraso tiene un motivo concreto, y se encuentra bajando del carro.',
        'Andas en círculos, con mucha actividad y el mismo árbol a la derecha. Conviene parar, preguntar a un paisano y aceptar que el atajo no lo era.',
        'Se ha roto el compás entre lo que quieres y lo que el día permite. Nadie llega tarde a propósito, pero alguien está pidiendo más tiempo del que confiesa.',
        'Chirría el eje y no es por falta de fuerza. Pregúntate quién eligió este itinerario y si hoy lo firmarías.',
      ],
      owed: [
        'Está por hacer el camino de vuelta hasta el último cruce conocido. No es un fracaso, es donde estaba la señal que no leíste.',
        'El retraso reclama que se le haga sitio en el plan. Pon otra fecha, díselo a quien espera y quítale a todo esto la mala conciencia.',
        'Más adelante el rodeo se contará como parte del viaje. Por lo pronto pide paciencia y una alforja menos.',
        'Hay que aceptar una estación que no estaba en el plan de viaje. En ella se hacen trasbordos que la línea directa no permite.',
      ],
      against: [
        'Se interpone el desorden de las etapas: se quiere llegar sin haber salido. Cada prisa obliga a desandar un trecho.',
        'Hay barro en el camino y discusión entre quienes viajan. Mientras se decide de quién fue la idea, nadie empuja.',
        'Hay una rueda pinchada que todos rodean con educación. Mientras no se mencione, se seguirá culpando a la cuesta.',
      ],
      help: [
        'Un alto a tiempo ayuda más que un empujón. Desmonta, afloja la cincha y comprueba a qué hora querías llegar y para qué.',
        'El desvío te enseña lo que la ruta recta no tenía. Mira alrededor por si lo que buscabas estaba a esta altura del rodeo.',
        'Llegar tarde te ha traído hasta alguien que iba a la misma hora. Comparte el banco y la información.',
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
      matter: 'el aprendizaje',
      act: 'estudiarlo antes de opinar',
      ways: ['enciende la antorcha', 'mira de cerca', 'trabaja a la lumbre'],
      turns: [
        'Se acerca la antorcha a {m} y aparece el detalle que a oscuras parecía otra cosa.',
        'A esta luz, lo que plantea {o} se trabaja como un oficio: mirando, probando y repitiendo.',
        'Con esta luz, lo que traía {o} gana bordes y nombre.',
      ],
      was: [
        'Alguien encendió una antorcha en tu camino, o la encendiste tú sin darle importancia. Lo que se vio a esa luz, un oficio, una vocación, una verdad doméstica, sigue siendo la parte más firme de esta historia.',
        'Hubo noches de taller, de aprender por gusto hasta que se hacía tarde. Aquella curiosidad dejó brasas que todavía prenden con poco.',
        'Una llama pequeña alumbró lo que todos preferían a oscuras. Quien lo ve desde entonces sabe del tema más de lo que cuenta.',
        'Aprendiste mirando trabajar a otra persona, con la luz justa y las manos manchadas. De aquel banco de taller viene la confianza que ahora necesitas.',
      ],
      is: [
        'La luz está en tu mano y alcanza tres pasos. No pretendas ver el final del bosque: con lo que alumbra se puede trabajar hoy, y mañana se camina otro tanto.',
        'Algo se aclara a fuerza de acercarse, igual que el metal enseña su color en la fragua. Lo que antes era un bulto ahora tiene bordes y hasta nombre.',
        'Dos trazos que se abren desde un punto, como una llama: la idea ya prendió. Ahora pide leña en pequeñas cantidades y alguien que no sople encima.',
        'Se puede leer la letra pequeña de este asunto, ahora que alguien arrimó la lámpara. Tómate la tarde y léela.',
      ],
      owed: [
        'A la llama se le debe alimento diario. Lo que sabes crecerá si lo enseñas, si lo practicas delante de otros, si dejas que se note.',
        'Queda por mirar el rincón del que apartas la antorcha. Seguramente es más pequeño que la sombra que da.',
        'El camino se va aclarando por tramos, y cada uno exige aprender algo. Hacia delante hay oficio, del que se gana quemándose un poco los dedos.',
        'Queda encender y quedarse, que lo segundo es más difícil. Lo que sabes hacer pide taller, horario y un poco de soledad.',
      ],
      against: [
        'Deslumbra tanta luz sobre un solo punto, y lo de alrededor se vuelve negro. De tanto analizar el detalle se pierde de vista quién sostiene la antorcha.',
        'Apaga la llama la impaciencia por saberlo todo ya. Un fuego con demasiada leña se ahoga en su propio humo.',
        'Incomoda saber más que los de alrededor y no encontrar cómo decirlo. La luz se te queda dentro y hace hollín.',
      ],
      help: [
        'Acércate a quien tiene lumbre, un maestro, un libro, una compañera que ya lo hizo. De una antorcha se enciende otra sin que la primera pierda nada.',
        'Hacer algo con las manos te dará la claridad que no sale de pensar. Prueba, estropea, corrige: la respuesta anda por el banco de trabajo.',
        'Una pregunta técnica vale aquí más que un consejo. Búscale a tu duda un experto y ofrécele café.',
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
      matter: 'la oscuridad',
      act: 'pedirle luz a alguien que sepa',
      ways: ['echa humo', 'tantea a oscuras', 'tapa la llama'],
      turns: [
        'El humo tapa por un rato lo que muestra {o}, así que no le pidas perfiles.',
        'A tientas, lo que muestra {o} parece más grande de lo que es.',
        'Con tan poca luz, sobre {m} es mejor preguntar que suponer.',
      ],
      was: [
        'Se apagó una luz por el camino y seguiste andando de memoria. Después, algunos muebles no están donde se recuerdan.',
        'Tiempo atrás alguien sopló sobre una idea tuya, quizá riéndose. La brasa no murió, pero aprendió a no hacerse notar.',
        'La antorcha se tapó para no ver cierta cosa, y con ella se dejaron de ver otras. Fue una oscuridad escogida, de las que se entienden.',
        'Habla de algo guardado en un cajón porque alguien dijo que no valía. Los cajones así siguen cerrando mal.',
      ],
      is: [
        'Hay más humo que fuego: se habla de ello, se planea, y no se ve claro. La leña está verde, o es mucha, o nadie ha abierto la ventana.',
        'Tanteas la pared buscando el interruptor y te parece que el cuarto ha crecido. Es un bloqueo corriente, de los que ceden cuando se cambia de postura.',
        'La llama mira al suelo y alumbra solo tus pies. Todo lo que temes de este asunto está calculado con esa luz.',
        'Cuesta ver, y el primer impulso es subir la voz, como si se oyera más con luz. Descansa los ojos y vuelve al mismo sitio mañana.',
      ],
      owed: [
        'Te debes una mirada sin humo, que alguna vez tendrá que ser a pleno día. Lo que aparezca dará menos miedo que lo que imaginas entre sombras.',
        'Toca volver a encender, y para eso hace falta pedir fuego. Cuesta reconocerse a oscuras delante de otro, aunque a casi todos les ha pasado.',
        'Al final de este tramo hay un cuarto que ventilar. Ideas viejas, rencores de taller, papeles: lo que salga por la ventana dejará sitio a la lámpara.',
        'Hay que confesar un no sé, que abre más puertas que una respuesta de memoria. Detrás viene quien sí tiene fósforos.',
      ],
      against: [
        'Frena el desánimo de quien ya probó y se quemó. Esa cicatriz decide por adelantado y llama experiencia a lo que es susto.',
        'Se opone una oscuridad cómoda, porque mientras no se vea no hay que hacer nada. El precio llega en forma de tropiezos.',
        'Se opone la costumbre de estar a oscuras, con los muebles aprendidos. Cualquier lámpara parece entonces una crítica.',
      ],
      help: [
        'Sirve bajar la exigencia hasta que la chispa quepa: diez minutos, un boceto, una pregunta tonta. El fuego grande vino siempre después.',
        'Deja reposar la mirada. Cerrar los ojos un momento es lo primero que hace quien quiere acostumbrarse a la penumbra, y funciona.',
        'Te vale una luz ajena mientras vuelve la tuya. Trabaja un tiempo al lado de alguien y calla lo justo.',
      ],
      invitations: [
        'Pide a una persona que te explique lo que no ves claro y confiesa desde el principio que no lo entiendes.',
        'Ordena un cajón, uno solo, pensando en este asunto. Lo que tires y lo que dudes te dirá algo.',
        'Haz una versión mala a propósito de lo que tienes bloqueado y termínala en media hora. Después decide si hay algo que salvar.',
      ],
      closings: [
        'A oscuras se avanza igual, pero con la mano por delante.',
        'La brasa tapada espera más de lo que dura el enojo.',
        'Antes de la luz hubo siempre alguien que la pidió.',
      ],
    },
  },
];
