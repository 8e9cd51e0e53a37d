import type { PairText } from '../pair-text.ts';

/** Aries, Tauro and Géminis with the signs that follow them. */
export const SPRING_PAIRS = {
  'Aries-Aries': {
    sides: [
      'Aries frente a Aries reconoce el gesto al vuelo: la silla que se aparta, la chaqueta ya puesta, el «vamos» antes de saber adónde.',
      'Del otro lado hay la misma prisa y la misma franqueza, de modo que nadie tiene que explicar por qué no le gusta esperar.',
    ],
    strength:
      'Lo bueno es que aquí los enojos duran lo que dura un fósforo. Se dicen las cosas de frente, se sudan, y a la media hora ya hay otro plan sobre la mesa.',
    friction:
      'Lo difícil llega cuando hay un solo volante. Dos iniciativas al mismo tiempo dejan empezadas seis cosas y terminadas dos, y cada discusión puede volverse una carrera que nadie recuerda haber pedido.',
    attempt:
      'elegir una tarea ya empezada, la más aburrida de todas, y no abrir ningún frente nuevo hasta que esté terminada',
    closing: 'Donde arden dos fósforos, alguien tiene que acordarse de traer la leña.',
  },
  'Aries-Tauro': {
    sides: [
      'Aries decide el viaje en el desayuno y a mediodía ya está mirando la puerta.',
      'Tauro, antes de cualquier viaje, quiere saber qué se come, cuánto cuesta y si la cama es buena, y no se mueve hasta tener las tres respuestas.',
    ],
    strength:
      'Se complementan cuando hay algo que construir: de un lado sale el primer golpe de pala y del otro la paciencia de volver cada tarde hasta que el muro se sostiene.',
    friction:
      'El roce está en la velocidad. Empujar a Tauro le quita todavía más velocidad, y pedirle calma a Aries en mitad de un impulso le suena a freno de mano; conviene hablar de plazos antes que de intenciones.',
    attempt:
      'poner un día fijo para decidir las cosas grandes, ni en el momento ni «ya veremos», y respetarlo aunque a un signo le parezca tarde y al otro temprano',
    closing: 'Ir deprisa o quedarse es una discusión; elegir bien el camino, una conversación.',
  },
  'Aries-Géminis': {
    sides: [
      'Aries llega con ganas de hacer y encuentra a alguien que no le pide el manual antes de empezar.',
      'Géminis suelta cinco ideas por minuto y descubre, con cierta sorpresa, que aquí una de ellas se pone en marcha el mismo día.',
    ],
    strength:
      'Se entretienen de verdad. Hay bromas, rodeos, apuestas y vueltas que acaban en aventura; el aburrimiento, que a los dos les pesa, casi nunca encuentra sitio para sentarse.',
    friction:
      'Lo que falta a veces es fondo: Géminis matiza lo que dijo ayer, Aries creyó que aquello era un compromiso. Una palabra ligera de un lado puede pesar como promesa en el otro.',
    attempt:
      'llevar durante siete días una lista corta de lo prometido, con fecha, y leerla en voz alta el domingo entre risas',
    closing: 'La chispa ya está; lo que se cuida es que no se apague por quedarse sin tema.',
  },
  'Aries-Cáncer': {
    sides: [
      'Aries pregunta a bocajarro qué pasa y espera una respuesta en la misma frase.',
      'Cáncer cierra un poco la concha, prepara algo caliente y contesta tres horas después, cuando ya se siente a salvo.',
    ],
    strength:
      'Hay algo que pueden darse: el empuje que saca a Cáncer de la nostalgia y el refugio donde Aries puede admitir, sin perder la cara, que también se cansa.',
    friction:
      'El choque es de formas. Un tono fuerte se olvida pronto en un lado y se guarda meses en el otro, y la delicadeza que Cáncer espera no siempre se le ocurre a quien va corriendo. Sin aprender los tiempos ajenos, este trato desgasta.',
    attempt:
      'acordar una palabra que signifique «ahora no, pero sí esta noche», y cumplir las dos mitades del acuerdo',
    closing: 'A una puerta cerrada se le puede dar un empujón o dos golpes suaves.',
  },
  'Aries-Leo': {
    sides: [
      'Aries admira a quien no pide permiso para ocupar su sitio, y Leo lo ocupa desde que entra.',
      'Leo agradece que alguien diga lo que piensa sin dar rodeos, sobre todo cuando lo que piensa es bueno.',
    ],
    strength:
      'Se dan ánimo con hechos: hay un escenario que montar y los dos cargan tablas. La generosidad circula rápido, y también el perdón, porque ninguno sabe guardar rencor mucho rato.',
    friction:
      'El punto delicado es el aplauso. Aries quiere llegar antes y Leo quiere que se note; si los méritos se reparten mal, el orgullo pone una silla vacía entre ambos signos y nadie quiere ser quien la retire.',
    attempt:
      'contar delante de otras personas algo que salió bien gracias al otro signo, con detalle y sin añadir la propia parte',
    closing: 'Un fuego compartido no pregunta quién trajo la primera rama.',
  },
  'Aries-Virgo': {
    sides: [
      'Aries manda el mensaje y luego lo relee; a veces ni siquiera lo relee.',
      'Virgo corrige dos veces cada mensaje antes de mandarlo, y cuando recibe uno ve primero la falta y después la idea.',
    ],
    strength:
      'Cuando se respetan, forman un equipo raro y útil: el arranque que evita que Virgo revise hasta el infinito y el ojo que evita que Aries tropiece con la misma piedra.',
    friction:
      'Hace falta ajustar casi todo. Una observación que Virgo ofrece como ayuda llega como reproche, y la respuesta brusca de Aries se queda dando vueltas en una cabeza que ya se exige bastante.',
    attempt:
      'preparar una salida de medio día en la que Virgo elija tres detalles y Aries todo lo demás, sin comentarios hasta la vuelta',
    closing: 'Corregir menos y avisar antes: a eso se reduce media convivencia.',
  },
  'Aries-Libra': {
    sides: [
      'Aries elige en un segundo el restaurante, la película y el tono de la charla.',
      'Libra mira la carta dos veces, pregunta qué prefieres tú y encuentra razones para cada plato.',
    ],
    strength:
      'Se miran desde los dos extremos de la misma mesa: yo y nosotros. De ahí que aprendan tanto, porque cada signo tiene justo la pregunta que al otro se le olvida hacerse.',
    friction:
      'La fricción aparece en las decisiones. Aries toma el silencio de Libra por un sí, Libra cede por no pelear y pasa la factura semanas después, con una cortesía que enfría el cuarto.',
    attempt:
      'alternar quién decide, un día cada signo, con la regla de que quien decide explica y quien acompaña no corrige',
    closing: 'Se equilibra mejor la balanza cuando alguien se anima a poner el primer peso.',
  },
  'Aries-Escorpio': {
    sides: [
      'Aries pelea a campo abierto y con la cara descubierta.',
      'Escorpio observa, calla, calcula el terreno y no suelta lo que de verdad le importa.',
    ],
    strength:
      'Coinciden en el coraje. Ante un problema serio, de los que espantan a la visita, ninguno de los dos se va; se reparten la guardia y actúan con una lealtad que no necesita discurso.',
    friction:
      'Lo que raspa es el control. Aries se impacienta con los silencios y los prueba a golpes; Escorpio recuerda cada golpe. Un pulso que empezó por una tontería puede durar semanas si nadie lo nombra.',
    attempt:
      'decir en una frase qué molesta el mismo día en que molesta, sin historial ni ironía, y pasar después a otra cosa',
    closing:
      'Dos maneras de ser valiente caben en una casa si las dos dejan las armas en la entrada.',
  },
  'Aries-Sagitario': {
    sides: [
      'Aries abre la marcha con el mapa en el bolsillo, doblado y sin leer.',
      'Sagitario señala una montaña más lejos y cuenta, por el camino, una historia que vale el desvío.',
    ],
    strength:
      'La confianza les sale sola. Se dicen verdades que a otros les costarían un disgusto y terminan riéndose, y cuando uno de los signos se cae el otro ya está proponiendo la siguiente salida.',
    friction:
      'Lo cotidiano queda para luego: el recibo, la cita, la llamada incómoda. Con tanto horizonte, la exageración de Sagitario y la urgencia de Aries pueden prometer más de lo que cabe en una agenda.',
    attempt:
      'reservar una excursión cercana y, antes de salir, despachar entre los dos el trámite que lleva un mes esperando',
    closing: 'Ganas de llegar lejos sobran; agradecerán haber llenado la cantimplora.',
  },
  'Aries-Capricornio': {
    sides: [
      'Aries pregunta por qué no se hace hoy.',
      'Capricornio pregunta qué pasará dentro de cinco años, y tiene una tabla para explicarlo.',
    ],
    strength:
      'Comparten ambición, y eso no es poco: a los dos les gusta que las cosas se hagan y se respetan más después de ver trabajar al otro que después de oírlo prometer.',
    friction:
      'Mandan los dos y en idiomas distintos. Aries vive las normas de Capricornio como un muro, Capricornio ve en la prisa de Aries una falta de oficio; sin un reparto claro, cada asunto pequeño se vuelve cuestión de jerarquía.',
    attempt:
      'escribir quién decide en qué terreno, dinero, tiempo, casa o proyecto, y no opinar en el ajeno durante quince días',
    closing:
      'Por la misma cuesta se puede subir corriendo o con cuerda; conviene no ir a la misma altura estorbándose.',
  },
  'Aries-Acuario': {
    sides: [
      'Aries se lanza por instinto y acepta mal que le digan que eso no se hace.',
      'Acuario se sale de la norma con calma: antes lo ha pensado y tiene una teoría.',
    ],
    strength:
      'Se conceden aire. Hay libertad para probar, amistades que se mezclan y proyectos que a otros les parecen una locura hasta que funcionan; aquí lo raro cuenta como buena noticia.',
    friction:
      'El calor no siempre llega a la vez. Aries necesita respuesta inmediata y Acuario se retira a pensar justo en ese momento; lo que era espacio empieza a parecer distancia y sube el volumen.',
    attempt:
      'inventar una costumbre que no tenga nadie de su entorno, un desayuno a deshora o un paseo con tema asignado, y repetirla tres veces',
    closing: 'La libertad también se construye entre dos, con avisos y con ganas de volver.',
  },
  'Aries-Piscis': {
    sides: [
      'Aries va en línea recta y a veces no ve el charco.',
      'Piscis es capaz de pasar una tarde mirando el reflejo de un charco y de entender ahí cómo se siente quien está al lado.',
    ],
    strength:
      'Son vecinos en la rueda, el final y el principio, y eso deja un intercambio tierno: Aries presta valor para pedir lo que se necesita, Piscis presta oído para lo que todavía no tiene palabras.',
    friction:
      'El tropiezo está en lo que no se dice. Piscis espera que se note, Aries no nota; uno de los signos se impacienta, el otro se escurre, y la conversación se queda sin nadie dentro.',
    attempt:
      'preguntar cada noche «¿qué necesitaste hoy que no pediste?» y escuchar la respuesta entera antes de arreglar nada',
    closing:
      'Entre la flecha y el agua hace falta un puente pequeño, de los que se cruzan hablando.',
  },
  'Tauro-Tauro': {
    sides: [
      'Tauro con Tauro se entiende en las cosas: el pan bueno, la manta, la hora de la siesta que no se negocia.',
      'Enfrente está la misma calma de buey y la misma memoria para lo que se disfrutó y para lo que dolió.',
    ],
    strength:
      'Construyen despacio y les dura. Lo que se acuerda se cumple, la casa huele a comida y el afecto se demuestra arreglando la llave que goteaba.',
    friction:
      'Cuando se plantan, se plantan los dos. No hay quien dé el primer paso y el silencio puede echar raíces; además, la comodidad va cerrando ventanas y un día cuesta recordar cuándo se hizo algo por primera vez.',
    attempt:
      'cambiar una rutina que funciona por otra desconocida, un mercado distinto o una ruta nueva, solo por ver qué aparece',
    closing: 'La tierra buena también se airea de vez en cuando.',
  },
  'Tauro-Géminis': {
    sides: [
      'Tauro quiere terminar de comer antes de hablar de otra cosa.',
      'Géminis ya va por el tercer tema, ha contestado dos mensajes y pregunta si alguien quiere postre.',
    ],
    strength:
      'Pueden refrescarse la vida: uno de los signos trae noticias, gente y chistes, el otro ofrece un lugar al que volver donde el sofá no cambia de sitio.',
    friction:
      'Se cansan por motivos contrarios. A Tauro le marea tanta variación y pide una respuesta definitiva; a Géminis esa petición le huele a encierro y responde con otra pregunta, que es lo que peor sienta.',
    attempt:
      'fijar una cena a la semana sin pantallas en la que Géminis traiga un tema y Tauro elija el plato, y quedarse en ambos hasta el final',
    closing: 'Para oír bien la radio hay que parar de girar la rueda, y también haberla encendido.',
  },
  'Tauro-Cáncer': {
    sides: [
      'Tauro protege con lo que tiene en las manos: comida, tiempo, una chimenea encendida.',
      'Cáncer protege con memoria, y sabe qué canción, qué foto o qué sopa hacen falta hoy.',
    ],
    strength:
      'Es fácil que aparezca un hogar, aunque no compartan techo. Hay cuidado mutuo, gusto por lo lento y una fidelidad que se ve en los gestos de cada día más que en las fechas señaladas.',
    friction:
      'Lo que cuesta es moverse. Cáncer se encierra cuando algo duele, Tauro espera a que se le pase, y el malentendido se queda en la despensa junto a otros que tampoco se abrieron a tiempo.',
    attempt:
      'cocinar una receta heredada de una familia y al día siguiente una de la otra, contando de quién venía cada una',
    closing: 'Un nido se sostiene por lo que se trae y por la ventana que se deja abierta.',
  },
  'Tauro-Leo': {
    sides: [
      'Tauro mide el cariño en constancia: estar, repetir, no fallar.',
      'Para Leo el cariño tiene que brillar: echa de menos el gesto grande, la palabra dicha delante de la gente.',
    ],
    strength:
      'A los dos les gusta lo bueno y saben ser leales. Si pactan un proyecto, lo defienden con uñas y dientes, y pocas mesas son tan generosas como la que preparan a medias.',
    friction:
      'La terquedad es el problema central. Leo espera que se le siga, Tauro no sigue a nadie que empuje, y ninguno cambia de sitio por una orden. El dinero, entre el ahorro y el espectáculo, suele ser el primer campo de batalla.',
    attempt:
      'separar una cantidad pequeña para lujos y otra para ahorro, y dejar que cada signo administre la que menos le nace',
    closing: 'Ceder un palmo no le quita tamaño a nadie.',
  },
  'Tauro-Virgo': {
    sides: [
      'Tauro aporta el sosiego de quien sabe que lo bien hecho no corre.',
      'Virgo aporta el orden y un cuidado casi invisible: las pilas de repuesto, el papel en su carpeta, la fruta lavada.',
    ],
    strength:
      'Hablan el idioma de lo útil. Se quieren arreglando, ordenando, llegando a la hora, y esa suma de favores pequeños acaba pareciéndose mucho a la confianza.',
    friction:
      'El disfrute y la exigencia no siempre van al mismo paso. Tauro ya se sentó a saborear cuando Virgo todavía ve una mancha; el comentario práctico, repetido tres veces, puede amargar un buen plato.',
    attempt:
      'arreglar en una mañana algo roto que lleve tiempo en un cajón y celebrarlo sin prisa por la tarde, sin lista pendiente a la vista',
    closing: 'Lo perfecto puede esperar a que se termine el postre.',
  },
  'Tauro-Libra': {
    sides: [
      'Tauro toca la tela antes de opinar; la belleza, si no abriga, le parece a medias.',
      'Libra mira el conjunto, la luz, la proporción, y quiere que todo el mundo esté a gusto en la foto.',
    ],
    strength:
      'Los une el placer de las cosas hermosas: una mesa bien puesta, un disco entero, la cortesía como forma de cariño. Cuando eligen algo a medias, suele quedar mejor que por separado.',
    friction:
      'Deciden de modo opuesto. Tauro ya sabe y no lo discute, Libra necesita hablarlo con tres personas, y lo que para un signo es prudencia para el otro es dar vueltas o cerrarse en banda.',
    attempt:
      'mejorar un rincón compartido con un presupuesto cerrado, Libra proponiendo dos opciones y Tauro escogiendo en el acto',
    closing: 'El gusto los junta; la paciencia con el modo de elegir los mantiene cerca.',
  },
  'Tauro-Escorpio': {
    sides: [
      'Tauro confía en lo que puede tocar y prefiere que las aguas no se remuevan después de cenar.',
      'Escorpio sabe que debajo siempre hay algo y no duerme bien hasta haberlo mirado.',
    ],
    strength:
      'Es un vínculo de raíz honda: los dos se comprometen poco y en serio, desprecian lo superficial y se quedan cuando otros ya se fueron. La presencia de Tauro calma; la de Escorpio despierta.',
    friction:
      'La posesión acecha por los dos lados. De lo tuyo y lo mío, de los secretos y de los celos conviene hablar en frío, porque dos signos que no sueltan pueden pasar años tirando de la misma cuerda.',
    attempt:
      'nombrar cada cual una cosa que guarda solo para sí y una que quiere compartir, y no preguntar más de lo ofrecido',
    closing: 'Lo que de verdad es firme no necesita apretarse con la mano.',
  },
  'Tauro-Sagitario': {
    sides: [
      'Tauro hace planes con raíces: la casa, el huerto, la mesa de siempre.',
      'Sagitario planea con la maleta abierta, y le inquieta que alguien sepa ya dónde va a estar en agosto.',
    ],
    strength:
      'Si se escuchan, cada signo recibe algo que no tiene: Tauro, una anécdota que ensancha el patio; Sagitario, la experiencia de que quedarse también es una aventura, y de las largas.',
    friction:
      'El ajuste es trabajoso. La franqueza de Sagitario pisa callos sin darse cuenta y la resistencia de Tauro convierte cada salida en una negociación; de ahí al reproche de «nunca» y «siempre» hay dos pasos.',
    attempt:
      'pasar una tarde en un lugar desconocido a menos de una hora, con la vuelta acordada antes de salir y sin quejas hasta entonces',
    closing: 'Hay árboles que viajan en forma de semilla; lleva tiempo verlo.',
  },
  'Tauro-Capricornio': {
    sides: [
      'Tauro pone la materia y la calma de quien disfruta el proceso.',
      'Capricornio pone el plano, la fecha y la disciplina de levantarse también cuando llueve.',
    ],
    strength:
      'Poca gente se toma tan en serio la palabra dada. Administran bien, planean a años vista y el humor, seco y compartido, aparece justo cuando el trabajo se hace largo.',
    friction:
      'El riesgo es que la vida se convierta en obra. Capricornio aplaza el descanso, Tauro lo reclama con razón, y el afecto puede quedar sepultado bajo las tareas sin que nadie haya dejado de sentirlo.',
    attempt:
      'bloquear en la agenda una tarde entera sin propósito, ni compras ni trámites, y defenderla como si fuera una reunión',
    closing: 'También las catedrales tienen un banco para sentarse.',
  },
  'Tauro-Acuario': {
    sides: [
      'Tauro pregunta para qué cambiar lo que funciona.',
      'Acuario pregunta por qué seguir con algo solo porque funciona, y desmonta la respuesta con cariño y sin anestesia.',
    ],
    strength:
      'Tienen en común una rara firmeza: ninguno finge, ninguno se vende por quedar bien. Si se ponen de acuerdo en una causa, la sostienen mucho después de que pase la moda.',
    friction:
      'El terreno común es escaso y hay que hacerlo a mano. Tauro busca cercanía y costumbre, Acuario se ahoga si todo es previsible; cada cual puede leer en el otro una manía que habría que curar, y de ahí salen discusiones de granito.',
    attempt:
      'cambiar durante un día los papeles, con Tauro proponiendo la rareza y Acuario a cargo de la rutina, y comentar después qué pesó más',
    closing:
      'No hace falta pensar igual para sujetar el mismo techo, pero sí mirar las vigas a menudo.',
  },
  'Tauro-Piscis': {
    sides: [
      'Tauro le da suelo a quien tiende a flotar.',
      'Piscis le da música a quien se había quedado en las cuentas, y lo hace sin que se note el esfuerzo.',
    ],
    strength:
      'Hay una dulzura práctica entre estos signos: la siesta, el mar, la conversación que no va a ningún sitio. Donde hace falta consuelo, suele llegar antes de pedirlo.',
    friction:
      'Se enredan con los límites. Piscis promete por ternura lo que luego no puede cumplir, Tauro lleva la cuenta en silencio, y la decepción entra por un detalle tan doméstico como una hora o un préstamo.',
    attempt:
      'acordar por escrito una sola cosa concreta, quién paga, quién recoge o a qué hora, y dejar todo lo demás a la improvisación',
    closing:
      'La orilla y el agua se dan forma sin ponerse de acuerdo, y aun así conviene mirar la marea.',
  },
  'Géminis-Géminis': {
    sides: [
      'Géminis ante Géminis encuentra por fin a alguien que termina la frase por otro lado y la mejora.',
      'Del otro lado hay la misma curiosidad sin horario, con sus diez pestañas abiertas y su humor de doble fondo.',
    ],
    strength:
      'La conversación es la casa. Se puede hablar de todo, cambiar de opinión a mitad de camino y reírse de las propias contradicciones, algo que no abunda.',
    friction:
      'Cuesta aterrizar. Las decisiones se quedan en borrador, lo doloroso se convierte en chiste, y entre tanta palabra puede pasar inadvertido que alguien llevaba días queriendo decir algo serio.',
    attempt:
      'guardar diez minutos de silencio en el mismo cuarto y decir después, en una sola frase, lo que apareció',
    closing: 'A veces el mejor diálogo empieza cuando se callan las dos voces de cada cual.',
  },
  'Géminis-Cáncer': {
    sides: [
      'Géminis pregunta cómo estás y, mientras llega la respuesta, ya mira por la ventana.',
      'Cáncer contesta «bien» y confía en que alguien oiga el resto.',
    ],
    strength:
      'Con atención, se hacen bien: Géminis saca a Cáncer del bucle con una broma a tiempo y Cáncer le enseña que una historia gana cuando se recuerda quién la contó primero.',
    friction:
      'Hablan desde pisos distintos, la idea y el ánimo. Lo que Géminis dice por probar, Cáncer lo archiva como verdad; el cambio de humor de Cáncer, sin explicación, deja a Géminis buscando una lógica que no está.',
    attempt:
      'contarse una vez al día algo que pasó y otra cosa que se sintió, en ese orden y sin pedir pruebas de la segunda',
    closing: 'Escuchar también es una forma de hablar, y de las más difíciles.',
  },
  'Géminis-Leo': {
    sides: [
      'Géminis pone el guion, los chistes y el cambio de escena.',
      'Leo pone la voz, la luz y las ganas de que la función sea para alguien.',
    ],
    strength:
      'Se caen en gracia. Las ideas de un signo encuentran quien las represente y el entusiasmo del otro encuentra quien lo aligere; en grupo suelen ser el motivo por el que nadie se va temprano.',
    friction:
      'La ironía es el filo. Géminis bromea con lo que sea, Leo se ríe de casi todo menos de su orgullo, y una frase ingeniosa delante de otras personas puede costar una tarde de frialdad majestuosa.',
    attempt:
      'preparar entre los dos una sorpresa para una tercera persona, un signo con el texto y el otro con la puesta en escena',
    closing: 'El buen público y el buen cómico se turnan más de lo que parece.',
  },
  'Géminis-Virgo': {
    sides: [
      'Géminis reúne datos por el gusto de tenerlos y los suelta como quien reparte cartas.',
      'Virgo quiere los datos comprobados, ordenados y con una utilidad antes del jueves.',
    ],
    strength:
      'La inteligencia los acerca: leen, comparan, se corrigen palabras y disfrutan de una buena lista. Para resolver un trámite enredado, pocas alianzas lo harían antes.',
    friction:
      'Piensan tanto que se cansan. Géminis salta, Virgo apunta el error, y la crítica de un lado con la dispersión del otro llenan el ambiente de nervios. Las emociones quedan sin sitio entre tanta explicación.',
    attempt:
      'hacer algo con las manos y sin hablar durante media hora, masa, barro, plantas o bicicleta, y dejar el análisis para otro día',
    closing: 'No todo lo que se entiende se arregla, y no todo lo que se arregla se entendió.',
  },
  'Géminis-Libra': {
    sides: [
      'Géminis abre la conversación por cualquier esquina.',
      'Libra hermosea lo que se habla, le da turno a cada idea y se asegura de que nadie quede fuera del círculo.',
    ],
    strength:
      'La charla fluye con una naturalidad que otros envidian. Hay cortesía, curiosidad, planes con amigos y una manera amable de disentir que evita muchas batallas inútiles.',
    friction:
      'Lo que se aplaza es el fondo. Libra evita el conflicto, Géminis lo disuelve en palabras, y las decisiones que exigen incomodidad pueden quedarse meses en la sala de espera.',
    attempt:
      'elegir el tema que ambos signos esquivan, darle veinte minutos de reloj y terminar con una decisión, aunque sea pequeña',
    closing: 'El aire que mueve las velas también sirve para ventilar el cuarto cerrado.',
  },
  'Géminis-Escorpio': {
    sides: [
      'Géminis revolotea por la superficie y encuentra ahí mil cosas dignas de contarse.',
      'Escorpio escucha lo que no se cuenta, y la ligereza le despierta una sospecha educada.',
    ],
    strength:
      'Se intrigan. Géminis tiene preguntas para cada puerta y Escorpio tiene puertas; cuando hay confianza, las conversaciones de madrugada llegan a lugares que ninguno visita por su cuenta.',
    friction:
      'La confianza, precisamente, cuesta. Un secreto contado como anécdota hiere de verdad, y el interrogatorio silencioso de Escorpio asfixia a quien necesita entrar y salir. Aquí los acuerdos sobre lo privado no son un adorno.',
    attempt:
      'decidir qué historias del vínculo pueden salir de casa y cuáles no, y ponerles una señal que los dos reconozcan en público',
    closing: 'Hay profundidad en algunas bromas y también humor en el fondo del pozo.',
  },
  'Géminis-Sagitario': {
    sides: [
      'Géminis quiere saber qué pasa en la calle de al lado.',
      'Sagitario quiere saber qué significa todo, y si puede ser, en otro idioma y con mochila.',
    ],
    strength:
      'Se persiguen las ideas como en un juego de pelota: el dato contra la visión, la pregunta contra la tesis. Aprenden rápido, se ríen de lo solemne y rara vez se aburren de la compañía.',
    friction:
      'Sobran palabras y faltan cierres. Sagitario predica, Géminis replica por deporte, y los dos tienen la maleta cerca; las promesas necesitan un lugar donde aterrizar antes de que despegue la siguiente.',
    attempt:
      'estudiar una misma cosa durante una semana, un mapa, una receta o un poema, y enseñársela a alguien al terminar',
    closing: 'La flecha y el viento discuten poco cuando miran la misma diana.',
  },
  'Géminis-Capricornio': {
    sides: [
      'Géminis improvisa y corrige sobre la marcha.',
      'Capricornio ensaya, y le cuesta fiarse de quien llega sin notas y aun así convence.',
    ],
    strength:
      'Cuando hay respeto, el oficio de un lado y la agilidad del otro se potencian: Capricornio da esqueleto a lo que Géminis solo habría contado, y Géminis le quita solemnidad a lo que ya pesaba.',
    friction:
      'No es un encaje cómodo. Los cambios de última hora le parecen a Capricornio una falta de palabra, la seriedad le parece a Géminis un examen; se acaba hablando de horarios cuando se quería hablar de confianza.',
    attempt:
      'pactar qué citas son de hierro y cuáles de goma, marcarlas con dos colores y no mezclarlas en la misma semana',
    closing: 'Un puente necesita pilares y también que alguien tenga ganas de cruzarlo.',
  },
  'Géminis-Acuario': {
    sides: [
      'Géminis llega con la noticia y tres interpretaciones.',
      'Acuario llega con la lectura que nadie había pensado, y no le importa quedarse en minoría.',
    ],
    strength:
      'La amistad es su suelo firme, sea cual sea el vínculo. Se respetan la rareza, se prestan libros y contactos, y pueden pasar días sin hablarse y retomar la frase donde quedó.',
    friction:
      'El corazón a veces se queda en los subtítulos. Es fácil debatir sobre los sentimientos en general y no decir «esto me dolió el martes»; la distancia cómoda, si dura, se hace costumbre.',
    attempt:
      'escribir a mano una carta breve sin ideas ni teorías, solo con tres momentos que se agradecen, y leerla en voz alta',
    closing: 'Lo más original que pueden hacer un día es decir algo sencillo.',
  },
  'Géminis-Piscis': {
    sides: [
      'Géminis pide la versión corta y con datos.',
      'Piscis cuenta las cosas en imágenes, se pierde en una y llega al final por otro camino.',
    ],
    strength:
      'Comparten imaginación y una facilidad de camaleón para estar con cualquiera. En lo creativo, uno de los signos encuentra las palabras de lo que el otro apenas había tarareado.',
    friction:
      'El malentendido es el pan de cada día. Géminis toma al pie de la letra lo que era un estado de ánimo, Piscis oye frialdad donde había lógica, y ambos cambian de forma antes de haberlo aclarado. Cuesta pisar el mismo suelo.',
    attempt:
      'repetir con las propias palabras lo que se acaba de oír y preguntar «¿era esto?» antes de contestar, al menos una vez por conversación',
    closing:
      'Con niebla se camina igual, más despacio y diciendo en voz alta dónde está cada cual.',
  },
} as const satisfies Readonly<Record<string, PairText>>;
