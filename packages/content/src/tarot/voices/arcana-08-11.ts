import type { CardVoice } from './voice.ts';

export const VOICES_08_11: readonly CardVoice[] = [
  // La Fuerza
  {
    upright: {
      shows: [
        'pone las manos en la boca del león y el león la deja',
        'se inclina sobre la fiera sin armas ni prisa',
        'lleva el signo del infinito sobre la cabeza, como quien tiene todo el tiempo',
      ],
      ways: [
        'amansa sin gritar',
        'se queda cerca con la mano firme',
        'respira hondo y no suelta',
        'se acerca despacio a lo que ruge',
        'gana sin que nadie pierda',
      ],
      past: 'Ya pasaste por algo que rugía y no lo hiciste a gritos. De aquella paciencia queda una confianza que quizá no te atribuyes.',
      present:
        'Tienes delante un ánimo encendido, tuyo o de alguien cercano, y maneras de acercarte. Ni aplastarlo ni darle la razón: acompañarlo hasta que baje.',
      future:
        'Se verá la utilidad de haber ido con calma. Lo que hoy enseña los dientes puede acabar caminando al lado, si nadie lo humilla.',
      obstacle:
        'Lo que se cruza es un león: rabia, deseo, orgullo, quizá muy bien vestido. No se quita de en medio, se le habla bajo.',
      root: 'En la base hay un coraje discreto que no se presenta como tal. Lo confundes con aguante, y no son la misma cosa.',
      advice:
        'Baja la voz justo donde ibas a subirla y quédate un momento más. La firmeza suave desarma a quien venía con la respuesta preparada.',
      direction:
        'El camino va hacia un trato más amable con lo que te asusta. No desaparece; deja de decidir por ti.',
      open: 'Enseña valor sin ruido: lo difícil se trata de cerca, todos los días un poco.',
      invitations: [
        'La próxima vez que algo te encienda, pon nombre a lo que sientes antes de hablar de ello. Solo el nombre, en voz baja. Mira cuánto baja.',
        'Ten un gesto de paciencia con la parte de ti que menos te gusta, uno concreto y repetible. Cuenta cuántos días lo mantienes sin obligarte.',
      ],
      closings: [
        'Al león no hubo que vencerlo: bastó con quedarse cerca.',
        'La mano que no aprieta es la que puede quedarse.',
      ],
    },
    reversed: {
      shows: [
        'sostiene al león con los brazos, ya sin suelo debajo',
        'aprieta la boca de la fiera con más fuerza de la necesaria',
        'suelta las manos un instante y mira cuánto le tiemblan',
      ],
      ways: [
        'se cansa de ser fuerte',
        'duda de su propia mano',
        'sujeta con lo último que le queda',
        'se traga el rugido',
        'pide perdón por necesitar descanso',
      ],
      past: 'Vienes de aguantar más de la cuenta y de que te lo elogiaran. Ese elogio hizo difícil pedir relevo.',
      present:
        'La energía anda baja y la paciencia corta, y eso no te quita valor. Reconocer que algo te supera un poco es ya una manera de tratarlo bien.',
      future:
        'Llegará un momento en que convenga dejar que otra persona sostenga al león. Si lo preparas antes, no parecerá una rendición.',
      obstacle:
        'Estorba la duda sobre lo que vales, y los arranques con que a veces la tapas. Las dos caras salen del mismo cansancio.',
      root: 'Al fondo hay una fiera a la que siempre se le dijo «no» y nunca «qué te pasa». Por eso muerde donde no toca.',
      advice:
        'Descansa antes de volver a intentarlo y pide una ayuda precisa, con hora y tarea. La fuerza que falta hoy se recupera durmiendo, no apretando.',
      direction:
        'El camino va hacia una fuerza menos heroica, con pausas y con compañía. Se ve menos y dura más.',
      open: 'Habla de cansancio y de una mano insegura, y pregunta cuánto hace que nadie te releva.',
      invitations: [
        'Haz la lista de lo que sostienes y rodea una cosa que otra persona podría llevar dos días. Pídeselo con esas palabras: dos días.',
        'Si esta semana saltas por algo pequeño, no te disculpes deprisa: pregúntate qué venías cargando desde antes. Luego, si toca, discúlpate.',
      ],
      closings: [
        'También el león duerme, y nadie lo llama débil.',
        'Pedir relevo es otra forma de no soltar.',
      ],
    },
  },
  // El Ermitaño
  {
    upright: {
      shows: [
        'levanta un farol con una estrella dentro para ver el próximo paso',
        'se apoya en su báculo en lo alto, a solas y sin prisa por bajar',
        'alumbra poco trecho, y le basta',
      ],
      ways: [
        'pesa y vuelve a pesar',
        'se aparta para ver mejor',
        'baja la voz y sube la lámpara',
        'anda poco y ve mucho',
        'guarda la pregunta bajo la capa',
      ],
      past: 'Durante meses te hiciste esta pregunta a solas, en trayectos y en noches largas. Aquella soledad no fue tiempo perdido: te dejó un criterio.',
      present:
        'Necesitas distancia, no por desinterés, sino porque de cerca todo grita. Con un poco de altura se distingue lo importante de lo que solo insiste.',
      future:
        'Habrá un tiempo de retiro, quizá corto, del que volverás con una frase clara. Resérvalo tú, con fecha, antes de que se llene la agenda.',
      obstacle:
        'Se cruza el exceso de prudencia: alumbrar tanto cada piedra que no se anda. La soledad también puede volverse un modo de no contestar.',
      root: 'En el origen hay una búsqueda que no nació de ningún problema. El asunto de ahora es la forma en que ha vuelto a llamarte.',
      advice:
        'Apártate del ruido unas horas y decide solo el tramo que alumbra el farol. Lo de después se verá desde allí.',
      direction:
        'El camino sube despacio hacia una claridad propia, de las que se ganan andando. Quizá al llegar te toque alumbrar a otra persona.',
      open: 'Sugiere apartarse un poco, ir con farol propio y no pedir prestada la luz de nadie.',
      invitations: [
        'Sal a caminar cuarenta minutos sin teléfono y con una sola pregunta en la cabeza. Al volver, escribe la primera frase que se sostenga.',
        'Aparta una hora esta semana para pensar en esto, con puerta cerrada, como si fuera una cita. Fuera de esa hora, no lo pienses.',
      ],
      closings: [
        'El farol no alumbra el camino: alumbra el paso.',
        'Desde lo alto el camino cabe entero en la mano.',
      ],
    },
    reversed: {
      shows: [
        'tapa el farol con la capa y se queda con el frío',
        'apoya en el cielo el báculo que debía tocar tierra',
        'da la espalda al camino por el que podrían visitarlo',
      ],
      ways: [
        'se encierra con su pregunta',
        'no deja que nadie alumbre',
        'cierra por dentro y espera que llamen',
        'da otra vuelta a lo mismo',
        'desconfía de la luz ajena',
      ],
      past: 'Hubo un retiro que empezó por necesidad y siguió por costumbre. Algunas personas dejaron de llamar creyendo que era eso lo que querías.',
      present:
        'Llevas esto demasiado a solas. Pensarlo otra vez no añade luz: el farol alumbra igual que ayer y falta otra mirada.',
      future:
        'Se acerca la hora de bajar y contarlo. Costará la primera frase; las demás vendrán detrás.',
      obstacle:
        'Lo que estorba es un aislamiento que se explica muy bien. También los consejos rechazados por venir de quien vienen.',
      root: 'Hay una vieja certeza de que nadie lo entendería. Se formó hace tiempo, con otra gente, y no se ha vuelto a comprobar.',
      advice:
        'Baja un peldaño: cuéntaselo a una sola persona, sin pedirle solución. Oírte decirlo ya cambia el tamaño.',
      direction:
        'El camino lleva de vuelta a la compañía, por una puerta lateral y sin anuncio. No tendrás que dar explicaciones del tiempo que faltaste.',
      open: 'El retiro se pasó de largo, y la pregunta está gastada de tanto darle vueltas a solas.',
      invitations: [
        'Escribe a alguien con quien perdiste el hilo y dile una cosa que le habría gustado saber. No hace falta explicar el silencio.',
        'Piensa en el último consejo que descartaste. Quítale el nombre de quien lo dio y léelo otra vez.',
      ],
      closings: [
        'La montaña también tiene camino de bajada.',
        'Una luz tapada solo calienta la capa.',
      ],
    },
  },
  // La Rueda de la Fortuna
  {
    upright: {
      shows: [
        'gira con una esfinge en lo alto que no se marea',
        'sube lo que estaba abajo y baja lo que parecía fijo',
        'da su vuelta entre cuatro criaturas que miran desde las esquinas',
      ],
      ways: [
        'gira sin pedir permiso',
        'cambia lo de arriba por lo de abajo',
        'mueve la mesa y los asientos',
        'trae lo que estaba lejos',
        'no promete nada y lo cambia todo',
      ],
      past: 'Algo giró sin consultarte y te dejó en otro punto del círculo. Con el tiempo se ve que aquel desorden también abrió una puerta.',
      present:
        'Las cosas se mueven solas, más de lo que tú podrías empujarlas. Tu parte es pequeña y decisiva: elegir dónde te pones mientras giran.',
      future:
        'Hacia delante la rueda sigue girando, y no todo lo que mueve depende de ti. No se puede preparar del todo, pero sí llegar con la agenda menos llena.',
      obstacle:
        'Se atraviesa lo imprevisible: un plazo, una decisión ajena, la suerte de otro. Discutir con la rueda no la frena.',
      root: 'Por debajo hay un ciclo que ya conoces, con sus subidas y sus bajadas. Saber en qué punto estás vale más que saber cuánto falta.',
      advice:
        'Aprovecha lo que ya se está moviendo en lugar de empezar otra cosa. Un empujón mínimo, en el momento justo, rinde más que un mes de esfuerzo.',
      direction:
        'El camino va a otro punto de la vuelta, más alto o más bajo, en todo caso distinto. Desde el centro se ve venir; desde el borde se sufre.',
      open: 'Mete movimiento: algo cambia de lugar y obliga a mirar de nuevo lo que parecía decidido.',
      invitations: [
        'Dibuja un círculo y marca en qué punto de la vuelta está este asunto: sube, está arriba, baja o está abajo. Apunta qué hiciste la última vez que estuviste ahí.',
        'Deja esta semana un hueco libre de verdad, sin llenarlo. Cuando algo inesperado lo pida, di que sí y observa adónde lleva.',
      ],
      closings: [
        'En el centro de la rueda casi no hay viento.',
        'La esfinge no para la rueda; aprendió a sentarse en ella.',
      ],
    },
    reversed: {
      shows: [
        'parece atascada, con la esfinge abajo y el peso arriba',
        'repite la misma vuelta con otros nombres',
        'gira hacia atrás y deja a las cuatro criaturas cabeza abajo',
      ],
      ways: [
        'da otra vez la misma vuelta',
        'se resiste a girar',
        'chirría en el mismo punto',
        'cobra dos veces la misma vuelta',
        'retiene lo que ya tocaba soltar',
      ],
      past: 'Hay una vuelta que ya diste, tal vez más de una, con personas distintas y un final parecido. Reconocerla es lo que la hace pasado.',
      present:
        'Sostienes con fuerza algo que ya se movió. El cansancio no viene del cambio sino de hacer como si no hubiera ocurrido.',
      future:
        'El giro va con retraso, y ese tiempo sirve para quitar un peso. Cuando la rueda se suelte, convendrá llevar poca carga.',
      obstacle:
        'Se cruza la repetición: el mismo tropiezo, en la misma piedra, contado como novedad. Busca el minuto exacto en que empieza.',
      root: 'En el fondo hay un patrón que se aprendió mirando a otros. No es un destino; es una costumbre con mucha antigüedad.',
      advice:
        'Cambia un detalle del ciclo, uno solo, en el punto en que siempre empieza. Con que la vuelta salga torcida, ya no es la misma.',
      direction:
        'El camino tiende a repetirse hasta que alguien lo diga en voz alta. Después, la rueda cede más fácilmente de lo previsto.',
      open: 'Muestra una vuelta repetida y las ganas de que la próxima no se sepa de memoria.',
      invitations: [
        'Cuenta en cinco líneas la última vez que te pasó esto mismo. Subraya el momento en que todavía se podía hacer otra cosa.',
        'Elige una rutina que te lleva siempre al mismo sitio y alterna el orden tres días. Lo pequeño también desatasca ejes.',
      ],
      closings: [
        'La vuelta que se reconoce ya no se da entera.',
        'Basta una piedra pequeña, puesta a tiempo, para que la rueda tome otro surco.',
      ],
    },
  },
  // La Justicia
  {
    upright: {
      shows: [
        'sostiene la balanza en una mano y la espada recta en la otra',
        'mira de frente, con la espada en alto y sin inclinarla',
        'se sienta entre dos columnas y pesa antes de cortar',
      ],
      ways: [
        'pesa cada cosa',
        'llama a las cosas por su nombre',
        'mira los dos platos antes de hablar',
        'devuelve cada cosa a su sitio',
        'pregunta quién pone qué',
      ],
      past: 'Lo de ahora tiene una causa que se puede rastrear: algo que se firmó, se prometió o se dejó correr. Mirarla no es buscar culpables.',
      present:
        'Toca hacer cuentas claras, con números o con palabras. Tu parte, entera; la de los demás no hace falta cargarla.',
      future:
        'Llegará el momento de poner las cosas en su sitio y conviene tener ordenados los papeles y las razones. Cuanto menos adorno, mejor se entenderá.',
      obstacle:
        'Se interpone una cuenta pendiente. O una exigencia tan estricta, contigo o con otros, que no deja pasar ni lo bueno.',
      root: 'En la base late una pregunta por lo justo: qué diste, qué recibiste, qué se te debe y qué debes. De ella cuelga todo lo demás.',
      advice:
        'Separa los hechos de las interpretaciones, en dos hojas si hace falta, y decide con la primera. La segunda te dirá por qué te costaba.',
      direction:
        'Todo se encamina a poner cada cosa en su plato, sin adornos. Todavía hay tiempo de mover algún peso.',
      open: 'Pide exactitud: llamar a cada cosa por su nombre y poner en la balanza también lo propio.',
      invitations: [
        'Escribe lo ocurrido en cinco frases sin adjetivos. Dáselas a leer a alguien que no te deba nada y pregunta qué entiende.',
        'Salda una deuda pequeña esta semana, un libro, una disculpa, una respuesta. Nota si se aligera algo que parecía de otro asunto.',
      ],
      closings: [
        'Primero la balanza; la espada puede quedarse apoyada.',
        'Lo exacto también puede ser amable.',
      ],
    },
    reversed: {
      shows: [
        'tiene la espada apuntando al suelo y los platos volcados',
        'pesa con un dedo apoyado en uno de los platillos',
        'aparta la cara en el momento de leer la balanza',
      ],
      ways: [
        'carga el peso de un solo lado',
        'prefiere la versión cómoda',
        'apoya el dedo y disimula',
        'cierra la cuenta antes de tiempo',
        'mira hacia otro lado',
      ],
      past: 'Quedó algo sin reparar, o se repartió mal una culpa. Aún hoy hay quien paga de más y quien no se enteró de la cuenta.',
      present:
        'La versión que circula es la cómoda, y puede que tú también la repitas. No hace falta acusar a nadie para corregir un dato.',
      future:
        'Aparecerá la ocasión de equilibrar un trato que todos daban por normal. Tendrás que elegir entre quedar bien y quedar en paz.',
      obstacle:
        'Estorba una injusticia pequeña y repetida, o el gusto de tener razón. Ambas pesan en el mismo platillo.',
      root: 'El fondo es una culpa que no era tuya, o una responsabilidad que sí. Distinguirlas quita la mitad del peso.',
      advice:
        'Revisa tu propio relato como si lo contara otra persona y busca la frase que se salta algo. Empieza a arreglarlo por ahí.',
      direction:
        'El desequilibrio se irá viendo mejor, y por eso será más fácil de nombrar. Lo que hoy se calla puede hablarse con calma.',
      open: 'Los platos están desiguales: alguien pone de más y se ha vuelto costumbre.',
      invitations: [
        'Elige un reparto de tu vida, tareas, gastos, llamadas, y cuenta de verdad cuánto pone cada quien. Cuenta primero; la conversación vendrá después.',
        'Piensa en algo por lo que te disculpas a menudo y pregunta si te corresponde. Si no, deja esta semana la disculpa sin decir.',
      ],
      closings: [
        'Un platillo vacío también está diciendo algo.',
        'Levantar el dedo del platillo cuesta menos de lo que parece.',
      ],
    },
  },
];
