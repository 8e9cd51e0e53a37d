import type { CaseTexts } from '../../family.ts';

/** «silly-should». */
export const SILLY_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Las dudas grandes se aplazan años y nadie se muere; las ridículas exigen respuesta hoy, de pie y con la boca llena. Por algo será que estas son las que quitan el sueño.',
    },
    {
      needs: [],
      text: 'Hay asuntos que no admiten consulta con gente seria, porque la gente seria pregunta si dormiste bien. Y sin embargo ahí sigue la duda, sentada en la cocina, con los pies colgando.',
    },
    {
      needs: [],
      text: 'La humanidad ha levantado puentes y catedrales sin resolver lo tuyo, lo que habla bastante mal de sus prioridades. Alguien tenía que sentarse de una vez a pensar en lo importante.',
    },
    {
      needs: [],
      text: 'No es asunto de vida o muerte, y por eso mismo cuesta tanto: para lo grave hay expertos, pero de un disparate bien formulado no se hace cargo ningún ministerio.',
    },
    {
      needs: ['quien'],
      text: 'Un disparate a solas es un pasatiempo; con {quien} de por medio ya tiene rango de asunto internacional. Falta saber si esto pide diplomacia, descaro o irse a merendar.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} en la historia, la cabeza ya montó la escena, repartió los papeles y ensayó el final. Solo queda un detalle: que nadie más ha leído todavía ese guion.',
    },
    {
      needs: ['quien'],
      text: 'Hay dos versiones de lo que puede pasar con {quien}: la probable, que dura un minuto, y la que aparece antes de dormir, con música, lluvia y público de pie.',
    },
    {
      needs: ['quien'],
      text: 'Al pensar en {quien}, lo sensato sería no pensar. Pero lo sensato nunca llenó una sobremesa, y hay cuestiones que merecen por lo menos una respuesta con la cara seria.',
    },
    {
      needs: ['cosa'],
      text: 'Medio mundo discute de economía y aquí ha tocado {cosa}, que es un frente más difícil, porque ahí no hay mesa de negociación y todo el mundo tiene una opinión.',
    },
    {
      needs: ['cosa'],
      text: 'Nadie advierte de joven que un día {cosa} puede ocupar más sitio en la cabeza que el alquiler. Y ahí está, tan campante, pidiendo una respuesta como si pagara la mitad.',
    },
    {
      needs: ['cosa'],
      text: 'Por un lado está la dignidad, que lleva años sin dar una alegría; por el otro, {cosa}. Visto así, se entiende que la balanza ande algo nerviosa y el estómago también.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'Entre {cosa} y {quien} cabe una tragedia griega o un chiste de sobremesa, según quién lo cuente. Lo prudente es averiguar cuál de los dos antes de ponerse la túnica.',
    },
    {
      needs: ['tiempo'],
      text: 'Ya son {tiempo} con esta duda, que empezó como un chiste y ahora tiene cepillo de dientes en casa. Es hora de pedirle que se explique o que ayude con los gastos.',
    },
    {
      needs: ['dia'],
      text: 'Queda {dia} en el calendario y, al lado, una duda que no se atreve a decir su nombre delante de la gente. Mejor contestarle a tiempo, antes de que pida la palabra.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Loco, con un pie en el aire y un perro que ladra por si sirve de algo. Sí, adelante con la ocurrencia, mientras el precipicio sea de este tamaño: [cosa:por {cosa} nadie se ha partido nunca una pierna|por algo así nadie se ha partido nunca una pierna]. Todo depende de dar un paso, no seis.',
        task: '{Haz|Hacé} {antes} la versión de un minuto: lo mínimo del disparate, con reloj y sin público, [quien:y con una cuchara en el papel que haría {quien}|y con una cuchara de compañía]. Al terminar se declara: «Sigo viva, dice la cuchara». Si dio risa, se repite con dos minutos. Si dio vergüenza, fue un minuto, y las cucharas no cuentan nada.',
        end: 'Al borde del ridículo hay siempre una vista preciosa.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Loco invertido ya va por el aire, con la rosa en una mano y cara de haber contado mal los escalones. No, así de golpe no. [quien:Que esto salga bien con {quien}|Que esto salga bien] depende de oírlo antes en voz alta, porque dentro de la cabeza cualquier caída parece un vuelo.',
        task: '{Cuéntale|Contale} {antes} el plan entero a un perro, una planta o un cactus, [cosa:con {cosa} y todo|con todos los detalles], sin reírte: «Tengo una idea y quiero tu opinión franca». Si {llegas|llegás} al final en serio, es una idea de verdad y merece una segunda audiencia. Si te {ríes|reís} antes, ya dio lo que tenía. Si contesta la planta, eso es otra consulta.',
        end: 'Conviene oír la idea antes que el golpe.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Sobre la mesa del Mago hay una copa, una espada, un basto y un oro, y con eso le basta para resolver el mundo sin levantarse. Sí, hay solución, si la {montas|montás} primero en chiquito. [cosa:Lo que pase con {cosa}|Lo que pase] depende de manos; lo que piensen los demás, ni con varita.',
        task: '{Monta|Montá} {antes} la obra completa con cuatro cosas de la cocina: el salero {eres tú|sos vos}, [quien:la olla es {quien}|la olla es el resto del mundo], lo demás se reparte. Cada cual dice una línea; la olla, solamente: «Ya veremos». Si el salero sale airoso, hay plan. Si termina derramado sobre la mesa, un poco por encima del hombro izquierdo y asunto resuelto.',
        end: 'Todo drama cabe en la cocina si se elige bien la olla.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Y entonces sale el Mago invertido, con el brazo del milagro apuntando al suelo y la copa, la espada y el oro resbalando de la mesa. No: lo que dependa de un truco, hoy no sale. [quien:Convencer a {quien} o a quien sea|Convencer a quien sea] no cuelga de tu mano; sí lo hace saber si a {ti|vos} te convence.',
        task: '{Explícale|Explicale} {antes} tu caso a alguien en treinta segundos y solo con las manos, [cosa:empezando por {cosa}, que tiene su dificultad|empezando por lo difícil]. Después se pregunta: «¿Qué dije?». Si acierta, la idea es tan clara que merece palabras. Si entiende que {quieres|querés} vender una mula, no hay motivo de alarma: hay negocios que han empezado con menos.',
        end: 'Cuando el truco falla, por lo menos queda la mesa.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Al final espera la Sacerdotisa, con un rollo en el regazo en el que pone la respuesta, y con el brazo encima. Todavía no se sabe, y no hay prisa: [cosa:un asunto como {cosa}|un asunto así] madura mejor callado. Está en tu mano no contárselo a nadie un día, que con estas cosas es ayuno.',
        task: '{Escribe|Escribí} {antes} la duda en un papel, {dóblalo|doblalo} en cuatro y {ponlo|ponelo} bajo el salero veinticuatro horas; [quien:a {quien}, ni una palabra|a la gente, ni una palabra]. Por fuera: «Secreto de Estado». Si al desdoblarlo aún te importa, es duda seria y tiene derecho a desayuno. Si no {entiendes|entendés} ni tu letra, el velo hizo su trabajo.',
        end: 'El silencio no contesta, pero le quita años a la pregunta.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La última carta es la Sacerdotisa invertida: el velo se cae, el rollo rueda por la escalera y ya no hay misterio que valga. Sí, se puede, si lo {sacas|sacás} a la luz con disimulo. [quien:Sin mencionar a {quien}|Sin dar nombres], la respuesta depende de que otros opinen creyendo que el caso es ajeno.',
        task: '{Consulta|Consultá} {antes} a tres personas con la fórmula clásica: «Tengo un amigo al que le pasa una cosa». [cosa:Se menciona {cosa} como si nada.|Se cuenta todo como si nada.] Si las tres aconsejan igual, ya {tienes|tenés} dictamen. Si se contradicen, gana la que no se rio. Y si alguna dice «tu amigo está fatal», se le dan recuerdos de su parte y se cambia de tema.',
        end: 'Todo el mundo fue alguna vez ese amigo.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está la Emperatriz, que decide lo suyo entre cojines y con el trigo a medio brazo, y por eso casi siempre decide que sí. La respuesta es esa: sí, si da gusto y no quita el pan a nadie. [cosa:Sobre {cosa}|Sobre esto], el cuerpo suele enterarse antes que la cabeza.',
        task: '{antes}, {busca|buscá} el asiento más blando de la casa, un bocado favorito y silencio; se mastica despacio y se hace la pregunta en el segundo mordisco: «¿Y bien, majestad?». [quien:Prohibido pensar en {quien} con la boca llena.|Prohibido pensar con la boca llena.] Lo que asome antes del tercero es la respuesta. Si solo asoma «más», también es una respuesta, y de las mejores.',
        end: 'Con la boca llena nadie firma una guerra.',
      },
      rev: {
        lean: 'no',
        ahead:
          'A la Emperatriz invertida se le vino encima el trono con todos sus cojines: demasiado asunto para tan poca cosa. No, tanto no. [quien:Ni {quien} merece la tarde entera|Nada de esto merece la tarde entera]. Depende de servirse media ración de preocupación y dejar lo demás para quien venga con hambre.',
        task: '{Sirve|Serví} {antes} la cuestión en un plato chico: cinco minutos de reloj para pensar [cosa:en {cosa} y solo en eso|en eso y solo en eso], con servilleta. Al sonar la alarma se retira: «Estaba muy bueno, no quepo más». Si {quedas|quedás} con hambre, hay otros cinco mañana. Si no te {acuerdas|acordás} de repetir, la indigestión era de todo lo demás.',
        end: 'También de tonterías conviene levantarse con un poco de hambre.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Emperador, con armadura hasta para desayunar, y decreta: sí, siempre que haya reglamento. [cosa:Con {cosa} en el territorio|Con tamaño asunto en el territorio], lo que salga bien depende de que tus normas sean pocas y empieces por cumplirlas en tu casa, donde los carneros del trono son testigos y toman nota.',
        task: '{Redacta|Redactá} {antes} una ley de una sola línea sobre el tema, con número y fecha, y {séllala|sellala} con el fondo de una taza mojada en café: «Queda permitido con moderación y testigos». Se lee en pie, [quien:a la salud imperial, aunque {quien} no se entere|a la salud imperial]. Si al acabar suena sensata, rige un mes. Si suena a locura, entra en vigor solo los domingos.',
        end: 'Un imperio empieza por una taza que sella bien.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Emperador invertido, con el cetro clavado en una maceta y los carneros mirando a otra parte: ha mandado mucho y no se ha movido nadie. No, por decreto no sale. [quien:Lo que haga {quien}|Lo que hagan otros] nunca fue provincia tuya; abdicar cinco minutos sí está a mano.',
        task: '{Entrega|Entregá} {antes} el trono, cinco minutos exactos, a la persona más joven que tengas cerca y {somete|someté} a su juicio [cosa:el caso, {cosa} y todo|el caso completo]: «Majestad, usted manda». Si falla a tu favor, se cumple. Si falla en tu contra, se cumple igual y se ríe. Si decreta helado para todo el reino, el reino llevaba años esperándolo.',
        end: 'A veces al imperio le falta un rey de siete años.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Sentado entre sus columnas, el Hierofante bendice con dos dedos y cara de haber oído dudas peores. Sí, hay permiso, si {consultas|consultás} un libro antes de ponerte a inventar. [cosa:Sobre {cosa} se ha escrito más de lo que parece|Sobre esto se ha escrito más de lo que parece], aunque casi nunca a propósito.',
        task: '{Abre|Abrí} {antes} el libro más gordo de la casa, o el de cocina, por la página de tu edad, y {lee|leé} en voz alta la séptima línea como quien lee escrituras: «Así está escrito, y así se fríe». Se aplica [quien:sin consultar a {quien}|sin consultar a nadie]. Si encaja, amén. Si no encaja, {tienes|tenés} acólitos en la familia para interpretarla hasta que encaje.',
        end: 'No hay duda que resista un libro abierto con solemnidad.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Se le cayó la triple corona al Hierofante invertido y del golpe se abrió la mano: sí, {puedes|podés}, y no hay excomunión posible, porque nadie consulta el catálogo. [quien:Lo que opine {quien}|Lo que opine la tradición] es respetable y ajeno; en tu mano queda pecar poquito y con buen modo.',
        task: '{Extiéndete|Extendete} {antes} una bula por escrito: «Se absuelve de antemano a quien suscribe [cosa:por {cosa}|por lo que venga], a cambio de una penitencia amable», y {elige|elegí} la penitencia: regar plantas, llamar a una tía, levantar la mesa. Primero se cumple y después se peca. Si la penitencia da pereza, el pecado no era para tanto.',
        end: 'Toda herejía bien lavada acaba siendo receta de familia.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'En los Enamorados uno mira a la otra y ella mira al ángel, de modo que de los tres nadie se fija en el camino. Sí, si {eliges|elegís} por gusto y no por quedar bien. [cosa:Entre {cosa} y lo sensato|Entre lo tuyo y lo sensato], el asunto cuelga de qué lado se te van los ojos.',
        task: '{Asigna|Asigná} {antes} cara a «sí» y cruz a «no» y {lanza|lanzá} una moneda muy alto. Importa el segundo en que está arriba: ahí se dice, rápido, cuál {quieres|querés} que salga, [quien:aunque {quien} esté mirando|aunque haya gente mirando]. Ese es el fallo; la moneda se recoge sin leer. Si no te dio tiempo de querer nada, se compra con ella un dulce, que es un empate.',
        end: 'El corazón contesta mientras la moneda sube.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Cuelgan cabeza abajo los Enamorados invertidos y el ángel abre las alas por si hay que atajarlos: aquí falta correspondencia. Todavía no; una sola parte no hace pareja. [quien:Lo que sienta {quien} es asunto suyo|Lo que sienta el otro lado es asunto suyo]; escucharlo, aunque sea de mentira, se puede hacer sin salir de casa.',
        task: '{Escribe|Escribí} {antes} una carta de amor al revés: la que te mandaría a {ti|vos} [cosa:{cosa}, si supiera escribir|el asunto mismo, si supiera escribir]. Empieza: «Querida persona que no me deja en paz». Si te sale tierna, el cariño ya estaba de tu lado y alcanza para los dos. Si te sale un reclamo con tres puntos numerados, {atiende|atendé} el segundo, que suele ser el bueno.',
        end: 'No todo lo que se ama sabe escribir de vuelta.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Carro, con dos esfinges que no se ponen de acuerdo y un auriga que finge que sí. Sí, en marcha, a condición de que el viaje quepa en una tarde. [quien:Lo que haga {quien} por el camino|Lo que haga el resto del tránsito] no va en tus manos; las riendas de lo tuyo, las dos.',
        task: 'Da {antes} una vuelta por el barrio con debate: a la ida, en voz baja, solo argumentos a favor; a la vuelta, solo en contra, [cosa:nombrando {cosa} al menos una vez por esquina|con nombres y apellidos]. Lema: «Paso a la esfinge blanca». Si la ida se te hizo corta, es que sí. Si volviste corriendo a casa, era la otra esfinge, o lluvia.',
        end: 'Se piensa mejor a paso de esfinge con hambre.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Se le han sentado las esfinges al Carro invertido, que tiene las ruedas hacia arriba y ningún apuro. Todavía no toca esto: hay fila. [quien:Con {quien} o sin {quien}|Con público o sin él], que llegue su momento depende de despachar antes las tres cosas que estaban esperando desde el lunes.',
        task: '{Corta|Cortá} {antes} un papelito con el número 27 [cosa:para {cosa}|para la cuestión] y {atiende|atendé} primero los números 24, 25 y 26: una cuenta, un mensaje, una media por remendar. Se llama en voz alta: «¡Veintisiete!». Si la duda sigue en la sala, se atiende. Si se fue, dejó libre la silla más cómoda de la semana.',
        end: 'Hasta los disparates respetan a quien reparte números.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces aparece la Fuerza, que al león le habla bajito y lo tiene de alfombra. Sí, si es con dulzura: [cosa:con {cosa} no sirven los gritos|con esto no sirven los gritos], ni con casi nada en la historia de la fauna. Lo que el otro responda no está en tu mano; el tono, entero.',
        task: '{Ensaya|Ensayá} {antes}, ante un cojín, [quien:que representará a {quien}|que hará de fiera], lo que querrías decir, con la voz más melosa que tengas y sin cambiar una palabra: «Mi cielo, esto es inadmisible». Tres veces. Si a la tercera suena a caricia, ya no es peligroso. Si el cojín acaba en la pared, queda domado el cojín y la pared no dirá nada.',
        end: 'Hasta un rugido, dicho bajito, parece un piropo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con la Fuerza invertida el león se soltó, y lo que trae en la boca es una carcajada. No, en serio no se puede, y hace bien. [quien:Plantarse ante {quien}|Plantarse ante alguien] depende de aguantar un minuto la cara, y esa boca, por hoy, no hay quien la cierre.',
        task: '{Pon|Poné} {antes} el cronómetro y {sostén|sostené} la mirada de alguien, o la tuya en el espejo, sesenta segundos repitiendo la cuestión: [cosa:«Hablemos sobre {cosa}»|«Hablemos del asunto»]. Si {llegas|llegás} al minuto con cara de estatua, hay madera de embajada y se puede plantear en público. Si a los doce segundos hay risas, el león gana y la tarde ya mejoró.',
        end: 'Lo que da risa a los doce segundos no era tan grave.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Queda el Ermitaño, que subió una montaña entera para mirar una sola cosa con un farol, y aún no opina. Todavía no; falta investigación de campo. [cosa:Lo que se diga sobre {cosa}|Lo que se diga] debe salir de mirarlo de cerca, que casi nadie lo hizo antes de ponerse a discutir.',
        task: '{Dedica|Dedicá} {antes} cinco minutos a la ciencia: libreta, lupa o lentes, y a observar [quien:lo pertinente, sin molestar a {quien}|lo pertinente, sin molestar]. Medidas, color, costumbres, ruido que hace. Se anota en tercera persona: «El ejemplar no huye». Si {descubres|descubrís} algo nuevo, hay artículo. Si no, ya {sabes|sabés} más que todos los que opinan de oídas, y eso incluye a tu familia.',
        end: 'Con una lupa, hasta la tontería adquiere rango de especie.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al final espera el Ermitaño invertido, con el farol en los pies y la barba en los ojos: lleva tanto rato a solas con la duda que ya la llama por su nombre. No, a solas no se contesta. [quien:Con permiso, y sin avisar a {quien}|Con permiso], depende de convocar gente que opine sin saber.',
        task: '{Reúne|Reuní} {antes}, por mensaje o alrededor de algo frito, a un comité de tres: quien más opina, quien menos habla y quien siempre llega tarde. Orden del día: [cosa:«Punto único: {cosa}»|«Punto único: el asunto»]. Votan sin debatir. Si hay mayoría, se acata. Si quien llega tarde rompe el empate sin saber de qué se habla, mejor: es el voto más limpio.',
        end: 'Tres opinan mejor que uno, sobre todo si hay algo frito.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'wait',
        ahead:
          'Da su vuelta la Rueda de la Fortuna, con la esfinge arriba disimulando el mareo y cuatro criaturas leyendo para no mirar. Todavía no está decidido, y hoy le toca al azar. [cosa:Lo que toque sobre {cosa}|Lo que toque] no depende de {ti|vos}; cuántas veces se permite girar, sí: una.',
        task: '{Escribe|Escribí} {antes} cuatro papeles, «sí», «no», «los jueves» y «que decida tu tía», y {colócalos|colocalos} en cruz. Se gira una cuchara en el centro, [quien:con {quien} en el pensamiento|con los ojos cerrados], y manda el mango. Si sale un papel claro, ya está. Si sale el jueves, se espera con dignidad. Si sale la tía, se la llama, que de todas formas le debías una llamada.',
        end: 'La cuchara no sabe nada, pero decide muy bien.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Rueda hacia atrás la Rueda de la Fortuna invertida, y los que iban últimos llegan primero y un poco despeinados. No, en el orden de siempre no: así ya lo pensaste cien veces [quien:y en las cien salía {quien}|y salía lo mismo]. Depende de empezar por el final, que suele ser el postre.',
        task: '{Vive|Viví} {antes} una comida entera al revés: postre, plato, sopa y, al último, el saludo. En cada cambio se contesta la duda [cosa:sobre {cosa}|del día] con una sola palabra, y se apuntan las cuatro: «Menos mal que primero hubo flan». Si coinciden dos, esa es. Si las cuatro son «flan», no hay duda: hay hambre, y eso lo resuelve cualquiera.',
        end: 'Empezar por el postre también es un método.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'La última carta es la Justicia, con la espada derecha y la balanza preparada, porque con ella hasta las migas tienen abogado. Sí, si la causa aguanta un juicio rápido. [cosa:El caso contra {cosa}|El caso] no lo gana quien habla más fuerte; lo gana quien se cambia de silla a tiempo y escucha al otro.',
        task: '{Celebra|Celebrá} {antes} el juicio con dos sillas: en una se acusa tres minutos; en la otra, con otra voz, se defiende otros tres. [quien:Por {quien} declara un paraguas.|El testigo es un paraguas.] Sentencia en una línea: «Este tribunal, visto el paraguas, falla». Si absuelve, se hace. Si condena, se hace una vez al mes. Si el paraguas se cae, juicio nulo y a cenar.',
        end: 'Hasta un paraguas, bien interrogado, acaba declarando.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Patas arriba está la Justicia invertida, y su balanza, que cuelga al revés, ya pesa disparates como si fueran oro. No, así no hay fallo justo. [quien:Ponerse del lado que opina {quien}|Ponerse del lado que opina la mayoría] tampoco lo arregla; depende de cobrarte una tarifa por cada vuelta que le das.',
        task: '{Instala|Instalá} {antes} un sistema de multas: por cada vez que la cuestión interrumpa algo útil, [cosa:o que {cosa} salga en la charla|o que salga en la charla], una moneda al frasco: «Por reincidencia». Si al final hay para un pan, se compra y se reparte en partes iguales. Si hay para una cena, es un vicio con presupuesto. Si no hay nada, absolución y frasco para aceitunas.',
        end: 'Cuando pensar cuesta una moneda, se piensa mejor.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'De un pie pende el Colgado, tan contento, con las manos a la espalda para no tocar nada. Todavía no toques tampoco: [cosa:mirar {cosa} desde abajo|mirar el asunto desde abajo] cambia mucho, y la decisión depende de ese cambio. Darle la vuelta está a tu alcance, cuesta un minuto y a lo sumo un mareo.',
        task: '{Acuéstate|Acostate} {antes} con la cabeza colgando del borde de la cama un minuto, [quien:sin llamar a {quien}|sin llamar a nadie], y {recita|recitá} la pregunta palabra por palabra de atrás hacia delante. Al acabar: «Perdón, ¿cómo era?». Si de revés suena mejor, no era para hoy. Si suena a idioma antiguo, se le tiene respeto. Si te da risa, ahí está el diagnóstico.',
        end: 'De cabeza, el disparate parece un pensamiento profundo.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'El Colgado invertido ya se soltó la soga y cayó de pie, un poco despeinado el halo. Sí, y sin más columpio. [quien:Lo que diga {quien} se verá|Lo que diga el resto se verá]; que tu respuesta salga no cuelga de pensar más, porque lleva rato lista, sino de que alguien te la pida rápido.',
        task: '{Pide|Pedí} {antes} a una persona paciente que te haga diez preguntas seguidas, a dos segundos cada una, con la tuya escondida en séptimo lugar: «¿Té o café? ¿Norte o sur? [cosa:¿Y con {cosa}, sí o no?|¿Y con lo otro, sí o no?]». Lo primero que salga en la siete es firme. Si sale «café», se traduce por sí. Si sale un silencio, {vuelves|volvés} a la cuerda hasta el martes.',
        end: 'Bajo presión, la boca sabe lo que el cráneo discute.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Sin hacer ruido pasa la Muerte, con su rosa blanca, y el sol se levanta detrás como si nada. No: esta duda ya dio de sí lo que podía, y hay que dejarla ir mientras aún hace gracia. [cosa:Que la historia con {cosa} tenga buen final|Que tenga buen final] sí está en tus manos, y cabe en diez palabras.',
        task: '{Redacta|Redactá} {antes} el epitafio de la cuestión en diez palabras justas y {pásalo|pasalo} a limpio con letra gótica: «Aquí yace una duda que nunca le hizo daño a nadie». [quien:Se invita a {quien} solo en espíritu.|La ceremonia es íntima.] Si {quedas|quedás} en paz, flores. Si al rato llaman desde la tumba, es que era grande y habrá que enterrarla otra vez, con más tierra.',
        end: 'Hay dudas que solo se callan con un buen epitafio.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al final espera la Muerte invertida, que vino a llevarse la duda y la halló tomando la sopa, tan viva. Todavía no se resuelve; se niega a irse. [quien:Si vuelve por sí sola o por {quien}|Si vuelve por sí sola o por aburrimiento], eso sí se puede averiguar contando: lo que revive muchas veces merece que se le haga caso.',
        task: '{Echa|Echá} {antes} un garbanzo en un vaso cada vez que la pregunta resucite sola, y {apunta|apuntá} qué la despertó: [cosa:«ver {cosa}»|«ver algo»], el sueño, el hambre. Con siete garbanzos obtiene audiencia y se decide en el acto. Si solo junta tres, era un fantasma ocasional. Si el vaso se llena, hay para un guiso, y con el guiso suele venir la respuesta.',
        end: 'Lo que resucita siete veces ya tiene derecho a sopa.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'Queda la Templanza, que con una copa en cada mano mezcla lo que nadie mezclaría y casi nunca explota. Sí, si se hace a medias: mitad sensatez, mitad tontería. [cosa:Que la copa con {cosa} se pueda beber|Que la copa se pueda beber] depende de tu pulso y no de un manual.',
        task: '{Inventa|Inventá} {antes} una bebida sin alcohol con el nombre del asunto [quien:o el que se merezca {quien}|o el del barrio]: dos ingredientes sensatos y uno discutible, por ejemplo una pizca de sal. Se prueba con los ojos cerrados. Si está rica, la respuesta es sí y se brinda: «Por el ángel imprudente». Si sabe raro, se retira el discutible, que ya se sabe cuál era.',
        end: 'La mitad tonta casi siempre es la que da sabor.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se le vuelcan las copas a la Templanza invertida y queda todo en el mismo charco: la pregunta, el sueño y el hambre. No, mezclado así no se contesta. [quien:Antes de meter a {quien} en el asunto|Antes de meter a más gente en el asunto], depende de separar los líquidos, que es aburrido y muy sano.',
        task: '{antes}, cuando vuelva la duda, {pasa|pasá} la lista: «¿Comí? ¿Dormí? ¿Bebí agua? ¿Me aburro?», y se atiende primero lo que dé negativo, aunque sea una fruta. Luego se pregunta otra vez [cosa:por {cosa}|por lo mismo]. Si se esfumó, era hambre con disfraz. Si sigue en la copa, es pura, y ya puede ir a consulta con la frente alta.',
        end: 'Una duda y un bostezo se parecen muchísimo de lejos.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Diablo, sentadito en su pedestal, con una pareja encadenada y un postre a la vista. Sí, si la tentación se firma con hora de cierre, y si no, no. [cosa:Que {cosa} no se convierta en costumbre|Que no se convierta en costumbre] depende de una cadena que se pone y se quita por la cabeza, como un collar.',
        task: '{Firma|Firmá} {antes} un pacto con {ti|vos} por diez minutos de disparate [quien:sin perjuicio para {quien}|sin perjuicio de terceros]: «Caigo a las siete, me levanto a las siete y diez». Alarma y a caer con gusto. Si a las siete y diez te {levantas|levantás} sin quejas, era un capricho de buena familia. Si {pides|pedís} prórroga, la próxima caída dura cinco y lleva vaso de agua.',
        end: 'La tentación con alarma casi parece un deber.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Boca abajo el Diablo invertido, a la pareja se le salen las cadenas por la cabeza y ahí siguen los dos, esperando permiso. Sí, {puedes|podés}, y desde hace rato. [cosa:Para {cosa} no hacía falta autorización|Para esto no hacía falta autorización], pero hay quien no baila sin un papel. Lo único que depende de tu mano es escribirlo y sellarlo.',
        task: '{Redacta|Redactá} {antes} la autorización que nadie pidió, [quien:sin pedir firma a {quien}|sin pedir firma a nadie]: «Se permite a quien porta este papel hacer el ridículo una vez, con fecha, sin daños y con merienda». {Ponla|Ponela} en el bolsillo. Si la {usas|usás}, se rompe con ceremonia. Si te {olvidas|olvidás} de usarla, ya eras libre, y el papel sirve de separador en un libro.',
        end: 'Nadie custodiaba la puerta; solo faltaba el permiso.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Y entonces cae el rayo en la Torre, y las dos figuras salen con tanta prisa que ni recogieron la sobremesa. No, al menos no del modo en que lo imaginabas. [quien:Contar con que {quien} se ría|Contar con que alguien se ría] no se puede; reírse primero y a tiempo, sí, y para eso sirve exagerar.',
        task: '{Escribe|Escribí} {antes} el titular de la peor catástrofe posible, con letras enormes y subtítulo: «Cunde el pánico tras un incidente doméstico». [cosa:Pie de foto: {cosa} antes de los hechos.|Pie de foto: el asunto, antes de los hechos.] Se lee en voz de noticiero. Si te sigue pareciendo posible, no se hace. Si te da risa antes del subtítulo, el rayo era de feria y cabe intentarlo en pequeño.',
        end: 'Hay rayos que traen susto y rayos que traen solo titulares.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'A medio caer quedó la Torre invertida, con la corona apoyada en la punta de una teja y nadie se atreve a estornudar. Todavía no la toques. [cosa:Que el tema con {cosa} aguante un soplo|Que el tema aguante un soplo] depende de sobre qué lo estás apilando, y para eso hay que armar la torre de nuevo, con paciencia de relojero.',
        task: '{Apila|Apilá} {antes} monedas, terrones o tapitas: una por cada razón a favor, dicha en voz alta mientras se coloca, [quien:incluida, si viene a cuento, {quien}|incluida la más tonta]. «Porque sí» solo se admite una vez. Si llega a siete sin caer, hay cimientos. Si se derrumba a las cuatro, era una razón floja y el suelo te lo ha dicho sin ofender.',
        end: 'Un motivo tonto puede sostener una torre si va abajo.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y con la conciencia tranquila: en la Estrella hay una mujer arrodillada, sin público, que riega la tierra y el agua por igual, y no se le reprocha nada. [cosa:Desear algo con {cosa}|Desear algo así] es cosa tuya y no lastima. Lo que conteste el cielo, ya se sabe, se contesta en otro idioma.',
        task: '{Pide|Pedí} {antes} un deseo a ocho luces de tu casa, una por una, [quien:sin pedir nada sobre {quien}|sin pedir milagros]: el foco de la cocina, el enchufe con luz, la del refrigerador, que es la principal. «Que salga bien o que dé risa». Si una se concede, se apaga y se agradece. Si no, quedan las otras siete, que son muy pacientes.',
        end: 'La luz que se apaga sola también oye deseos.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Con la Estrella invertida el agua sube y las estrellas caen una a una, como dientes de leche. Todavía no merece un sí, porque falta saber qué nota ponerle. [cosa:El juicio sobre {cosa}|El juicio] no lo da el cielo, lo da el cliente; y el cliente es quien pregunta, con su lápiz en la mano.',
        task: '{Escribe|Escribí} {antes} una reseña del asunto como si fuera un hotel: nota de una a ocho estrellas, lo mejor, lo peor y si lo recomendarías [quien:a {quien}|a una amistad]: «Trato cercano, ruido de noche, volvería». Si pasa de cinco, se vuelve. Si no llega a tres, se pide el libro de quejas. Si te salió exactamente cuatro, el desayuno decidirá, como en los hoteles.',
        end: 'A media estrella también se puede ver el camino a casa.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Sale la Luna y le aúlla el perro, le contesta el lobo y hasta el cangrejo pasa la noche sin saber a qué salió. Todavía no, que a estas horas todo parece enorme. [quien:Con esta luz, hasta {quien} da sombra de gigante|Con esta luz, hasta una maceta da sombra de gigante]. Depende de soltarlo fuera del pecho y oír quién responde.',
        task: 'Una noche {antes}, en la ventana o bajo la manta, {aúlla|aullá} bajito tres veces la palabra clave, [cosa:que aquí sería {cosa}|la que sea], alargando la última vocal: «Auuu, y no es por nadie». Diez segundos de silencio. Si contesta un perro, {tienes|tenés} un aliado. Si contesta una persona, buenas noches y se cierra. Si nadie contesta, la duda también se fue a dormir.',
        end: 'A medianoche, hasta una percha parece un presagio.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Luna invertida se vacía de aullidos y deja el camino claro, con un cangrejo que se vuelve al agua porque tampoco era para tanto. Sí, si le {quitas|quitás} el disfraz al susto. [cosa:Ver en {cosa} una fiera|Ver aquí una fiera] es cosa de sombras; que tenga sombrero ridículo es cosa de tu lápiz.',
        task: '{Dibuja|Dibujá} {antes} el peor monstruo del asunto, [quien:basado en {quien} o en tu propia cabeza|basado en tu propia cabeza], con un sombrero ridículo, nombre de pila y una debilidad, por ejemplo los bizcochos. Debajo: «Ladra, pero se soborna». Se cuelga en el refrigerador. Si al tercer día lo {saludas|saludás}, no mordía. Si al tercer día te sigue mirando mal, se le pintan calcetines.',
        end: 'Un monstruo con calcetines no asusta ni a las cortinas.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'A caballo y con los brazos abiertos, el niño del Sol no pregunta si puede: ya está a media calle. Sí, claro que sí, si cabe en un mediodía y nadie tiene que pedir perdón. [quien:Que {quien} se entere o no|Que la gente se entere o no] queda fuera de tus riendas; que sea a plena luz y con gracia, dentro.',
        task: '{Organiza|Organizá} {antes}, en la pared más clara de la casa y con una lámpara, un teatro de sombras con las manos [cosa:donde salga {cosa}|donde salga el asunto]: tres actos, un conejo y un final feliz. Al bajar el telón: «Porque sí», que es el argumento completo. Si el público ríe, ya se hizo. Si el conejo parece un cocodrilo, el drama cambia y casi siempre mejora.',
        end: 'Todo conejo, visto a contraluz, merece otra oportunidad.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Sol invertido se asoma por debajo y a los girasoles no les queda más que mirar al suelo: día nublado para el disparate. Sí, si lo {tomas|tomás} con poca fe y mucho abrigo. [cosa:La nube sobre {cosa}|La nube] no se quita soplando; anunciarla con voz de pronóstico, en cambio, la deja en llovizna.',
        task: '{Transmite|Transmití} {antes} el pronóstico de tu caso frente a una escoba-micrófono: «Nublado por la mañana, probabilidad de bochorno por la tarde y, [quien:en la zona que rodea a {quien}|en la zona costera], viento de opiniones». Un minuto, con mapa. Si {sales|salís} sin mojarte, se hace. Si te {empapas|empapás} de vergüenza, se espera a que escampe. Si la escoba se ríe, se barre en otra ocasión.',
        end: 'Lo que da bochorno por la tarde refresca de noche.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Suena la trompeta del Juicio y todo el mundo se levanta de la siesta, de mal humor pero convencido. Sí: hay cosas que llevaban años acostadas y pedían trompeta. [quien:La reacción que tenga {quien}|La reacción de los demás] no viene en la partitura; que la tuya se oiga, con gracia y sin ofender, sí.',
        task: '{Enrolla|Enrollá} {antes} una hoja, {acércala|acercala} a la boca y {anuncia|anunciá} en la cocina, en tres palabras, tu decisión [cosa:sobre {cosa}|del día], como si hubiera público hasta en el horno: «¡Levántense, que sí!». A quien venga a preguntar se le entrega la corneta. Si alguien aplaude, se repite. Si baja una vecina con la harina en la mano, también hay público y hay pan.',
        end: 'No hay anuncio tan chico que no merezca una corneta de papel.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Juicio invertido toca hacia dentro, y los que iban a levantarse siguen con la manta hasta la nariz. Todavía no, y sin comentarios. [cosa:El silencio sobre {cosa}|El silencio] aún rinde más que la noticia; en tus manos está no dar una palabra a la prensa, que siempre llega a la hora de comer.',
        task: '{Elige|Elegí} un día {antes} para el silencio de prensa: a quien toque el tema se le responde, con anteojos oscuros y sin detener el paso, [quien:sea {quien} o el panadero|sea el panadero o tu madre]: «Sin comentarios». Al acabar el día se hace un balance. Si nadie preguntó, la noticia era solo tuya. Si preguntaron todos, hay expectación y el estreno puede esperar una semana.',
        end: 'Un «sin comentarios» con anteojos oscuros ya es una declaración.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'Baila el Mundo dentro de su corona de laurel, y en las cuatro esquinas un ángel, un águila, un toro y un león hacen de jurado. Sí, y para cerrar la vuelta basta una canción [cosa:con {cosa} en mente|con el asunto en mente]. Lo que puntúen los cuatro jueces queda fuera de la corona; el paso lo {pones tú|ponés vos}.',
        task: '{Elige|Elegí} {antes} una canción de tres minutos y {báilala|bailala} en la cocina [quien:como si {quien} tocara la batería|como si estuvieras en la tele], con una sola regla: mientras suene, no se decide. Al último compás se dice la respuesta en voz alta, sin aire: «Pues sí». Si ya no te {acuerdas|acordás} de la pregunta, mejor no se contesta. Si la vecina baila también, hay coro.',
        end: 'Ninguna decisión resiste un buen estribillo.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La corona del Mundo invertido quedó con un hueco por donde se escapa el que baila: falta una vuelta, y no la dará solo. Sí, si antes pasa por otra orilla. [cosa:Qué dirían sobre {cosa} en otra ciudad|Qué dirían sobre esto en otra ciudad] no lo sabe tu cocina, y averiguarlo cuesta una llamada.',
        task: '{Llama|Llamá} {antes} a alguien que viva lejos [quien:y que no sepa quién es {quien}|y no sepa nada], {cuéntale|contale} el caso en veinte segundos y {pregunta|preguntá} sin reírte: «¿Por tus calles también pasa?». Si pasa en su ciudad, es un mal universal y se celebra. Si nunca lo oyó, es un invento de tu casa, y hay que registrarlo.',
        end: 'Un disparate, para ser universal, necesita un testigo lejos.',
      },
    },
  },
};
