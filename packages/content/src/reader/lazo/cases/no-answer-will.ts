import type { CaseTexts } from '../../family.ts';

/** «no-answer-will». */
export const NO_ANSWER_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Esperar una respuesta ocupa las dos manos: una sostiene el teléfono y la otra hace como que trabaja. Saber si llegará permitiría, por lo menos, bajar una.',
    },
    {
      needs: [],
      text: 'No hace falta un gran mensaje: bastaría un hola torcido, un emoji, una excusa mala. Y esa poca cosa es la que tiene el día entero en vilo.',
    },
    {
      needs: [],
      text: 'Mientras no llega nada, todo sigue pareciendo posible, lo mejor y lo peor. De ahí que la pantalla se mire tanto: cada minuto podría ser el que decide.',
    },
    {
      needs: [],
      text: 'Algo tiene de injusto que un silencio ajeno marque la hora propia. Si va a romperse es lo que cualquiera querría saber; qué hacer mientras tanto, lo que hace falta.',
    },
    {
      needs: ['quien'],
      text: 'Si {quien} fuera a escribir mañana, hoy se dormiría bien; si no fuera a escribir nunca, también, dentro de unas semanas. Lo que no deja dormir está en medio.',
    },
    {
      needs: ['quien'],
      text: 'Cada vez que suena algo, durante un segundo es {quien}, y luego es un anuncio, el banco, el grupo de la familia. Sumados, esos segundos ya son mucha espera.',
    },
    {
      needs: ['quien'],
      text: 'Lo que {quien} dejó sin contestar se ve en la pantalla; lo que dejó dando vueltas en la cabeza, no. Y es lo segundo lo que pide noticias.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} parecía que había conversación para rato, y se detuvo sin aviso. Ahora cuesta distinguir una pausa larga de un final educado, porque por fuera son iguales.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo} ya cuesta menos entender qué pasó que decidir si conviene seguir guardándole el sitio a una respuesta. Y el sitio, de momento, sigue guardado.',
    },
    {
      needs: ['dia'],
      text: 'Desde {dia} hay un mensaje que no se mueve de su lugar y un teléfono que suena para todo menos para eso. Cansa, y sin embargo se mira.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Después de {tiempo}, si {quien} escribiera costaría decidir entre la alegría y el reproche. Que ni siquiera haya ocasión de elegir es lo que más desespera.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Con {quien} todo iba bien, o eso parecía, y desde {dia} no hay modo de confirmarlo. Un buen recuerdo sin continuación no se sabe en qué cajón va.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Quedó algo por delante con {quien} en {lugar}, o quedó algo atrás, según se mire. Falta la línea que diga cuál de las dos cosas, y no llega.',
    },
    {
      needs: ['evento'],
      text: 'Después de {evento}, con todo lo bueno todavía fresco, lo natural era seguir hablando. Este silencio no encaja con aquello, y por eso se espera que alguien lo corrija.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Un perrito salta junto al Loco y él ni lo espera ni lo espanta: camina. Que llegue una respuesta depende, de tu lado, de algo pequeño, que haya algo fácil de contestar. Eso lo {puedes|podés} poner, [tiempo:aun después de {tiempo}|aun ahora]: una pregunta liviana, una vez, y seguir andando con ladrido o sin él.',
        task: '{Relee|Releé} {antes} lo último que mandaste y {busca|buscá} por dónde se contesta. Si era un saludo, {prueba|probá} con dos opciones: «Duda seria: ¿helado o café?». [quien:Si {quien} elige una|Si elige una], ya hay tema y hasta lugar. Si se ríe sin elegir, {propón|proponé} día. Si tampoco contesta lo facilísimo, la dificultad no estaba en tu frase y {puedes|podés} dejar de corregirla.',
        end: 'A un «hola» cuesta contestarle; a un «¿helado?», bastante menos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con el Loco invertido el atado se abre y todo cae por el precipicio: planes, tardes, ganas. Con esa respuesta no cuentes para organizarte. Llegue o no, [quien:la decide {quien}|la decide quien calla]; en tu mano está que la semana no cuelgue de ahí, [tiempo:como quizá colgó {tiempo}|como quizá colgó la anterior].',
        task: 'La próxima invitación que te hagan, {acéptala|aceptala} {antes} y sin dejar hueco por si acaso: «Sí, {cuenta|contá} conmigo, yo llevo el pan». [quien:Si después escribe {quien}|Si después escribe esa persona], {dile|decile} que estás libre otro día. Si no escribe, hubo cena y hubo pan. Y si no te invita nadie, la invitación la {haces|hacés} {tú|vos}, con el mismo pan y a la misma hora.',
        end: 'Las tardes guardadas por si acaso se quedan sin estrenar.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'El Mago levanta una mano y con la otra señala la mesa: lo de arriba sirve si baja. Que haya respuesta [tiempo:después de {tiempo}|a estas alturas] depende, en lo tuyo, de poner algo concreto. Un «¿qué tal?» flota; una propuesta con hora se toma o se deja. [quien:Tomarla lo decide {quien}|Tomarla lo decide la otra persona].',
        task: '{Convierte|Convertí} {antes} tu último saludo en algo que quepa en una agenda y {mándalo|mandalo} una sola vez: «El jueves a las siete tengo una hora libre. ¿Un café?». Si dice que sí, {lleva|llevá} hambre y nada de reclamos. Si dice «otro día», {pregunta|preguntá} cuál; si no hay cuál, era un no con buenos modales. Si calla, el jueves a las siete sigue siendo tuyo.',
        end: 'Lo concreto se contesta; lo vago se deja para luego.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Los objetos del Mago invertido se caen de la mesa, y con ellos los trucos para llamar la atención. Una foto bien elegida no asegura nada. Hacer que [quien:{quien} aparezca|alguien aparezca] no está en tu mano; sí lo está dejar de actuar para un público de una sola butaca, [dia:que desde {dia} ni aplaude|que además ni aplaude].',
        task: 'Cuarenta y ocho horas sin publicar nada pensado para esa mirada; {empieza|empezá} {antes}. A cambio, {haz|hacé} algo con las manos que no salga bien en foto: ordenar un cajón, amasar, coser un botón. Al terminar, {escribe|escribí} en un papel «Lo vi yo». Si te bastó, el público sobraba. Si no te bastó, {enséñaselo|enseñáselo} a quien esté en la misma casa.',
        end: 'Ningún truco hace aparecer a quien no está en la sala.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Hay un rollo en el regazo de la Sacerdotisa, medio cubierto, y no lo abre porque se lo pidan. Si habrá mensaje no se lee desde este lado. Todavía no toca saberlo; toca que la espera tenga fecha y no se coma [tiempo:otra vez {tiempo}|otros tantos días]. La fecha la {pones|ponés} {tú|vos}.',
        task: '{Apuesta|Apostá} en serio, {antes}: [quien:«{quien}, sí» o «{quien}, no»|«sí» o «no»] en un papel doblado en cuatro, con la fecha de dentro de quince días por fuera, y que lo guarde alguien. Cada noche, una línea tuya: «Hoy hice…». Si {aciertas|acertás}, hay cena para celebrarlo. Si no, también, y de postre se leen las quince líneas.',
        end: 'Quince días vividos pesan más que una apuesta acertada.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con la Sacerdotisa invertida el rollo rueda y queda abierto en el suelo. Lo que se puede saber ya está escrito, en el chat mismo: depende de si [quien:{quien} preguntaba|la otra persona preguntaba] o solo respondía. Si hubo preguntas, esperar un poco tiene base; si no, {puedes|podés} dejar de sostener {tú|vos} la conversación.',
        task: '{Cuenta|Contá} {antes} los signos de interrogación en sus últimos veinte mensajes y {anota|anotá} la cifra. Más de cinco: había ida y vuelta, y cabe una línea, «¿Cómo te fue con aquello?». Entre uno y cuatro: una semana y no más. Cero: {compara|compará} con los tuyos y {deja|dejá} el lápiz. [tiempo:La cifra no sube por mirarla {tiempo}|La cifra no sube por mirarla más].',
        end: 'En un chat, el interés suele llevar signo de interrogación.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'if',
        ahead:
          'Cada espiga junto a la Emperatriz madura a su paso, y la impaciencia no la dora. Esperar tiene sentido según el ritmo que [quien:{quien} ya traía|esa persona ya traía]: quien siempre tardó tres días sigue a lo suyo; quien contestaba en minutos cambió de paso. Hasta cuándo {esperas|esperás} {tú|vos} es cosa de cifras, y son tuyas.',
        task: '{Busca|Buscá} {antes} tres esperas anteriores en el chat y {anótalas|anotalas} en horas: «5, 20, 48». {Dobla|Doblá} la más larga: ese es tu límite. [tiempo:Si da para {tiempo}|Si todavía no se cumplió], la espera es normal y el trigo va bien. Si ya pasó, no hace falta otra explicación para dejarlo. Y si no hay tres que comparar, tres días, y basta.',
        end: 'Cada quien tarda lo suyo; lo que sobra ya es ausencia.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se queda sin cosecha la Emperatriz invertida, mirando el camino desde sus almohadones. Con esa respuesta no cuentes como se cuenta con la comida. [quien:Que {quien} llegue|Que llegue] no se decide en tu cocina; que esta noche cenes bien, sí, y esa parte no necesita que nadie escriba.',
        task: 'La noche que tenías reservada por si acaso, {antes}, {cocina|cociná} tu plato favorito completo, con mesa puesta. {Deja|Dejá} el teléfono en otro cuarto con este aviso en el estado: «Cenando. Contesto mañana». Si al volver hay mensaje, se contesta mañana, como dice el aviso. Si no lo hay, [tiempo:por primera vez en {tiempo}|por primera vez en días] alguien te atendió a la hora prometida.',
        end: 'Con hambre, cualquier «hola» parece un banquete.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'wait',
        ahead:
          'El Emperador no sale a la ventana: sentado en su piedra, decide hasta qué hora recibe. Todavía cabe una respuesta, y cuánto dure la espera depende solo de {ti|vos}. [tiempo:Después de {tiempo}|A estas alturas], lo que falta es hora de cierre. [quien:Lo que {quien} haga|Lo que haga la otra persona] tendrá que tratar con ese horario.',
        task: '{Escribe|Escribí} {antes} en el calendario, con alarma: «Domingo, 20:00, se cierra la audiencia». Hasta esa hora se espera con ilusión incluida y sin culpa. Si escribe antes, {contesta|contestá} cuando te quede cómodo. Si suena la alarma y nada, {apágala|apagala} y {cena|cená}. Si escribe el lunes, es una conversación nueva y se le recibe como a quien llega sin turno.',
        end: 'La espera más digna es la que tiene hora de cierre.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El cetro se le escapa al Emperador invertido, y las montañas de detrás no obedecen a nadie. No hay orden ni cálculo que haga contestar; con eso no se puede contar. [quien:El teléfono que usa {quien}|El teléfono ajeno] queda fuera de tu reino. Dentro hay asuntos sin gobierno [dia:desde {dia}|desde hace días]: el sueño, las comidas, el humor del lunes.',
        task: '{Traza|Trazá} {antes} una raya en una hoja: a un lado «Me obedece», al otro «No me obedece». Cinco cosas por columna; su respuesta ya {sabes|sabés} dónde va. {Elige|Elegí} una de la primera y {gobiérnala|gobernala} esa misma tarde: dormir a las once, devolver una llamada. Si sale bien, mañana otra. Si ni el sueño obedece desde hace semanas, {consúltalo|consultalo}.',
        end: 'Ningún reino incluye el teléfono de otra persona.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Dos monjes arrodillados escuchan al Hierofante, que algo sabe de esperas. Que alguien conteste depende también de costumbres: hay quien solo llama el domingo, quien no escribe de noche. Si {conoces|conocés} [quien:las que tiene {quien}|las suyas] y ya tocaste a esa hora, lo tuyo está hecho; si no, cabe un intento a la antigua.',
        task: '{Pregúntale|Preguntale} {antes} a la persona de más años que tengas cerca, sin excluir el espejo: «¿Cuánto se esperaba una carta antes de darla por perdida?». Si dice un plazo, {adóptalo|adoptalo}. Si cuenta una historia, {escúchala|escuchala} entera; [tiempo:para quien esperó cartas, {tiempo} es un suspiro|para quien esperó cartas, esto es un suspiro]. Si dice «yo iba y tocaba el timbre», hoy eso equivale a una llamada, no a una visita.',
        end: 'El correo también tardaba, pero el cartero no mostraba la hora.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Las llaves del Hierofante invertido se caen al suelo y ninguna abre nada: ni el visto, ni la historia, ni el punto verde. De ahí no se saca si habrá respuesta. Todavía no hay ninguna señal que cuente, y la que cuenta es una frase; [quien:mientras {quien} no la escriba|mientras nadie la escriba], descifrar no adelanta.',
        task: '{Traduce|Traducí} {antes} tres señales al idioma de los hechos, en un papel: «Vio la historia: pasó el dedo», «En línea: tenía el teléfono en la mano», «Leído: leído». {Pégalo|Pegalo} donde se carga tu teléfono. Si llega una frase con tu nombre, esa no hay que traducirla. Si solo llegan señales, [tiempo:después de {tiempo}|después de tantas], ninguna merece otra hora de estudio.',
        end: 'Lo que alguien quiere decir acaba usando palabras.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Frente a frente están los Enamorados, sin nada en los bolsillos, y aun así alguien habla primero. Depende de una elección ajena, y lo tuyo es ponerla fácil: una pregunta con dos respuestas igual de dignas. [quien:Si {quien} elige una|Si elige una], se sabe; si no, [tiempo:después de {tiempo}|a estas alturas] {puedes|podés} elegir {tú|vos}.',
        task: '{Envía|Enviá} {antes} una pregunta que se conteste con una letra: «¿Nos vemos? A: sí. B: mejor no. Cualquiera me sirve». Si llega la A, día y hora sin rodeos. Si llega la B, un «gracias por la franqueza», que deja bien a quien lo escribe. Si en una semana no llega ni una letra, {anótate|anotate} la B y {recoge|recogé} los lápices.',
        end: 'Hasta la duda descansa cuando le dan dos opciones.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Como en los Enamorados invertidos, hay dos que no se miran y un ángel que quedó abajo, sin nada que bendecir. No se puede contar con que [quien:{quien} vuelva la cara|alguien vuelva la cara], y menos arreglarlo desde un solo lado. Contestar lo que quizá {debes|debés} {tú|vos}, [tiempo:después de {tiempo}|con tanta espera] de aprendizaje, sí se puede.',
        task: '{Busca|Buscá} {antes} entre tus chats a quien dejaste {tú|vos} sin contestar, que alguien habrá, y {paga|pagá} la deuda: «Te debía una respuesta. ¿Cómo estás?». Si contesta al minuto, ya {sabes|sabés} cómo se oye ese lado. Si contesta con frialdad, también se aprende cómo se recibe a quien llega tarde. Si no contesta, es empate, y da para reírse.',
        end: 'Casi nadie espera sin que alguien le esté esperando.',
      },
    },
    'El Carro': {
      up: {
        lean: 'if',
        ahead:
          'Al Carro no se le ven riendas: avanza con la voz. Saber si habrá respuesta depende, de tu lado, de un paso que se oiga, una llamada, una sola. [tiempo:Después de {tiempo}|Después de tanto texto], la voz saca la duda de la pantalla: o hay conversación o hay seis timbres. Con cualquiera de las dos se puede seguir camino.',
        task: '{Llama|Llamá} {antes}, de pie y con los zapatos puestos, a una hora decente. Seis timbres. Si atiende: «Hola, dos minutos, quería oírte». [quien:Si {quien} dice «te llamo luego»|Si dice «te llamo luego»], {pregunta|preguntá} a qué hora. Si no atiende, un mensaje de voz corto, y los zapatos sirven para salir. Segunda llamada no hay: la siguiente le toca al otro lado.',
        end: 'Seis timbres enseñan más que seis días de pantalla.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al Carro invertido se le vuelca el dosel de estrellas y sus esfinges no saben hacia dónde. Todavía no hay nada que adelantar, ni con más mensajes ni con más retirada: [quien:que {quien} escriba|que alguien escriba] no se acelera mirando. En tu mano está el freno, [dia:que desde {dia} nadie usa|que hace días nadie usa].',
        task: 'Dos paradas diarias para ver ese chat, a la una y a las ocho, sin sonido entre una y otra; tres días, empezando {antes}. En cada parada, una palabra en un papel: «hambre», «prisa», «nada». Si al tercer día casi todo es «nada», {sigue|seguí} así. Si sale siempre [quien:«{quien}»|el mismo nombre], una parada menos y una persona más con quien hablar.',
        end: 'Mirar la carretera no adelanta a quien no ha salido.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'wait',
        ahead:
          'Con dos dedos sujeta la Fuerza al león, y se le nota la costumbre. Todavía no: lo tuyo es aguantar las ganas de preguntar otra vez «¿todo bien?». [quien:Con {quien}|Con quien calla], un mensaje encima de otros sin contestar solo suma ruido. Una semana de boca cerrada te devuelve el mando.',
        task: '{Pon|Poné} un frasco en la mesa y, cada vez que te venzan las ganas de mirar o escribir, {echa|echá} un garbanzo en lugar de hacerlo. {Empieza|Empezá} {antes} y {cuenta|contá} a los siete días: «Semana uno: …». Si caen cada día menos, el león se calma. Si [tiempo:después de {tiempo}|a los siete días] caen los mismos, que alguien te acompañe a la hora en que más suena.',
        end: 'Con los garbanzos de la espera también se hace sopa.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El león de la Fuerza invertida anda suelto y se come primero la calma de quien lo cuidaba. La respuesta no se arranca a mordiscos: ese mensaje furioso, ya redactado, no la acerca. [quien:Lo que haga {quien}|Lo que haga la otra persona] va por su lado. A {ti|vos} te toca que el rugido suene donde no cueste disculpas.',
        task: '{Graba|Grabá} {antes} un audio para nadie, en las notas del teléfono, con todo: «Me parece una falta de respeto que…». Dos minutos sin censura. {Escúchalo|Escuchalo} al día siguiente lavando los platos. Si te da risa, {bórralo|borralo}. Si aparece una frase justa, {cópiala|copiala} en papel: [tiempo:después de {tiempo}|después de todo esto], sirve para la próxima vez que alguien tarde. Si sabe a poco, otro audio.',
        end: 'Un rugido grabado no llega a nadie, y alivia igual.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'El Ermitaño sube con su farol y le basta con ver el escalón siguiente. Si habrá noticias no se alumbra desde aquí; sí se ve qué harías sabiendo que no. Así que {espera|esperá}, pero andando: [quien:un mensaje que mande {quien}|un mensaje] también alcanza a quien ya salió, y no exige que te encuentre en la puerta.',
        task: '{Imagina|Imaginá} diez minutos que la respuesta es no, y {anota|anotá} tres cosas que harías: «Ir a…», «Llamar a…», «Terminar…». {Haz|Hacé} la primera {antes}. Si te sienta bien, las otras dos no necesitan noticias de nadie. Si parece una traición, era una caminata, no un juramento. Si [tiempo:después de {tiempo}|con tanta espera] no se te ocurre ninguna, {pídele|pedile} una a quien te conozca.',
        end: 'Una respuesta también alcanza a quien va caminando.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Bajo el manto gris, el Ermitaño invertido tapa el farol y se queda a oscuras con su pregunta. Si la única luz de la noche es [quien:{quien}|esa pantalla], cualquier silencio apaga la casa. Que conteste no te toca; que a esa hora haya otra luz encendida, sí, y de eso depende cuánto pese la espera.',
        task: '{Pide|Pedí} compañía {antes} para la hora mala, sin disimular el motivo: «¿Me {acompañas|acompañás} a cenar? No quiero mirar el teléfono». Si acepta, el aparato se queda en su bolsillo hasta el postre. Si no puede, {pregunta|preguntá} a la siguiente persona de la lista. Si [tiempo:en {tiempo}|en todos estos días] no se lo habías contado a nadie, que contarlo sea el primer plato.',
        end: 'Una mesa de dos oye mejor que una pantalla.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Sube, baja y vuelve a subir lo que va montado en la Rueda de la Fortuna: hay quien desaparece y reaparece, hay quien no, y ninguna vuelta avisa. De {ti|vos} depende cómo te encuentra, con la respuesta pensada en frío o con el corazón en el pulgar. [quien:Si {quien} vuelve|Si vuelve], que haya una condición ya puesta.',
        task: '{Deja|Dejá} escrito {antes}, en una nota, lo que contestarías si apareciera hoy: «Me alegra leerte. Antes de seguir, ¿qué pasó?». Si aparece, se copia tal cual. Si trae una explicación que se entienda, se sigue. Si trae [tiempo:un «jaja» después de {tiempo}|un simple «jaja»], otra línea: «Yo me bajo en esta vuelta». Si no aparece, la nota no ocupa sitio.',
        end: 'Lo que se contesta en frío no hay que borrarlo luego.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Atascada, la Rueda de la Fortuna invertida repite el mismo cuarto de vuelta y la esfinge cuelga abajo con su espada. Si no es la primera desaparición, no te organices alrededor del regreso: [quien:que {quien} vuelva|que vuelva] arregla poco si es para tres días. Depende de cuánto se queda, y eso se puede contar hacia atrás.',
        task: '{Haz|Hacé} {antes} dos sumas con lo que te quede en la memoria: «Presencia: 12 días. Ausencia: 30». Si gana la ausencia, la próxima vuelta se mira desde abajo, sin subirse. Si gana la presencia, [tiempo:con {tiempo} ya restado|con este silencio ya restado], se espera hasta el domingo. Si es la primera desaparición, no hay suma todavía: una semana y se hace la cuenta.',
        end: 'Importa menos si vuelve que cuánto se queda.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Los platillos de la Justicia se mueven por turnos, cuando alguien pone algo. Casi todo depende de quién habló último: si fuiste {tú|vos}, [quien:el turno lo tiene {quien}|el turno lo tiene la otra persona] y esperar con plazo es lo justo. Si lo último fue suyo, aunque fuera un sticker, la respuesta que falta está en tu mano.',
        task: '{Abre|Abrí} el chat {antes}, una única vez, y {mira|mirá} de quién es la última línea. {Anótalo|Anotalo}: «Turno de…», con fecha. Si es tuyo, {contesta|contestá} algo con contenido, «Todo bien por aquí, ¿y por ahí?», y se acabó el misterio. Si no es tuyo, siete días desde esa fecha. [tiempo:Si con {tiempo} ya se cumplieron|Si ya se cumplieron], el platillo quedó libre y {tú|vos} también.',
        end: 'Por turnos se habla, y por turnos también se calla.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La balanza cuelga torcida en la Justicia invertida: se paga de más y nadie lleva la cuenta. Todavía no hay respuesta, y sí un gasto, las horas de mirar, ensayar y comentar. [quien:Que {quien} conteste|Que conteste] no se pesa en tu platillo. Cuánto vas a pagar por esperarlo, sí.',
        task: '{Echa|Echá} {antes} la cuenta en una hoja: minutos al día que se lleva esta espera, por siete, entre sesenta. «Al día, 50; a la semana, casi 6 horas». Menos de dos horas es barato y {puedes|podés} seguir. Con más de cinco, {recorta|recortá} la mitad y dale uso: dormir, nadar, tu gente. [tiempo:Lo gastado en {tiempo}|Lo gastado hasta hoy] no se le reclama a nadie.',
        end: 'Esperar también se paga, aunque nunca llegue la factura.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Del madero del Colgado brotan hojas: él no se mueve, y algo crece. Aún no, entonces, y sin tirar de la cuerda. [quien:Que {quien} dé señales|Que haya señales] no depende de cuánto te quedes colgando; en tu mano está que, mientras tanto, no cuelgue todo lo demás, la visita, el curso, la ropa tendida.',
        task: '{Haz|Hacé} una lista de lo que quedó en pausa [dia:desde {dia}|desde que empezó el silencio]: «No llamé a…», «No fui a…», «No terminé…». Tres cosas; {descuelga|descolgá} una {antes}. Si mientras la {haces|hacés} se te pasa una hora sin teléfono, {ponle|ponele} fecha a la segunda. Si no {puedes|podés} con ninguna, {elige|elegí} la más tonta, comprar jabón, y que esa abra la cuenta.',
        end: 'Una respuesta en pausa no pone en pausa la ropa tendida.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Ya tocó el suelo el Colgado invertido, y hay quien todavía le pregunta cómo va lo de la cuerda. No hace falta seguir esperando para que una respuesta pueda llegar. Soltar la espera no le cierra la puerta a nadie: [quien:{quien} podría escribir igual|cualquiera podría escribir igual], y [tiempo:después de {tiempo}|a estas alturas] te encontraría de pie.',
        task: '{Avísale|Avisale} {antes} a quien siempre te pregunta si ya contestó: «Dejé de esperar esa respuesta; {pregúntame|preguntame} por otra cosa». Si cambia de tema, bajaron de la cuerda dos personas. Si insiste, la misma frase con menos sonrisa. Si al decirla te suena falsa, la espera sigue, y no pasa nada: {dila|decila} otra vez dentro de tres días y {escucha|escuchá} cómo suena.',
        end: 'Dejar de esperar no le cuelga el teléfono a nadie.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Avanza al paso la Muerte, y por el río de detrás un barco sigue su viaje. No guardes más el sitio: [tiempo:después de {tiempo}|a estas alturas] la espera ya hizo su parte. Que [quien:{quien} escriba|alguien escriba] más adelante no lo impide nada. Lo que se entierra es el puesto reservado, y eso depende de {ti|vos}.',
        task: '{Cámbiale|Cambiale} el nombre al contacto {antes}: el suyo y la fecha en que dejaste de esperar, por ejemplo «… / hasta el 12». Si suena, lo primero que se lee es la fecha. Si al escribirla {respiras|respirás} mejor, {archiva|archivá} el chat. Si la {cambias|cambiás} por otra más lejana, {pon|poné} esa y que sea la última: un nombre con fecha no se corrige dos veces.',
        end: 'Poner fecha es despedirse sin levantar la voz.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'No termina de caer el rey en la Muerte invertida, aunque la corona se le va de lado. Todavía no hay por qué decidir si habrá respuesta ni darla por perdida. Se puede retirar algo menor que ya está muerto: [quien:el puesto de honor que {quien} ocupa|el puesto de honor que ese chat ocupa] en tu pantalla, por ejemplo.',
        task: '{Quita|Quitá} {antes} un privilegio, uno solo: el chat fijado arriba, el tono especial, la foto de fondo. {Dilo|Decilo} al hacerlo: «Esto ya no hace guardia». Si en tres días no te hizo falta, {retira|retirá} el siguiente. Si {vuelves|volvés} a ponerlo esa misma noche, que se quede [tiempo:hasta que pase {tiempo} más|hasta la semana próxima] y {prueba|probá} con otro más pequeño.',
        end: 'Un chat sin corona tarda menos en parecer un chat.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'Con un pie en el agua y otro en tierra, el ángel de la Templanza no se zambulle. Esperar se puede si no te moja hasta el cuello: [quien:lo que haga {quien}|lo que haga la otra persona] en una copa, tu semana en la otra. Y si contesta, de {ti|vos} depende no vaciarlo todo en un minuto.',
        task: '{Decide|Decidí} {antes}, por escrito, a qué paso responderías: si tardó días, {tú|vos} horas; si tardó horas, {tú|vos} un rato. Y el texto, ya medido: «Hola, por aquí bien. ¿Y por ahí?». Si [tiempo:después de {tiempo}|después de la ausencia] vuelve con tres párrafos, dos tuyos. Si vuelve con una palabra, cinco. Si no vuelve, la medida te queda para quien venga.',
        end: 'Quien tardó días bien puede esperar una tarde.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Se revuelve todo entre las copas de la Templanza invertida: la ilusión, la molestia, las ganas de tener razón. Todavía no conviene esperar ni dejar de esperar con ese brebaje, [tiempo:y menos después de {tiempo}|y menos a estas horas]. Llegue o no la respuesta, en tu mano está separarlas y ver cuál de las dos llena la copa.',
        task: '{Dobla|Doblá} una hoja por la mitad {antes}. En una cara, la ilusión: «Me hizo reír». En la otra, la molestia: «Dijo que avisaba». {Lee|Leé} cada cara por separado, en voz alta. Si la primera pesa más, [quien:{quien} tiene crédito hasta el domingo|hay crédito hasta el domingo]. Si pesa la segunda, la espera se acaba con la hoja. Si pesan igual, se releen en tres días.',
        end: 'Ilusión y molestia en la misma copa no se beben.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'El Diablo sostiene la antorcha hacia abajo, donde alguien no deja de mirar la llama. Con la respuesta no cuentes para apagar la inquietud: [quien:conteste {quien} o no|conteste o no], cada mirada la enciende de nuevo. En tu mano está alejar el fuego, [tiempo:que después de {tiempo} ya quema|que a estas alturas ya quema]. Tres días lejos de esa aplicación bastan para notarlo.',
        task: '{Saca|Sacá} {antes} de la pantalla principal la aplicación donde {esperas|esperás} y {métela|metela} en la última carpeta, con el nombre «Después». Se abre una vez al día, al mediodía. Cuando el dedo vaya solo al sitio vacío, una raya en un papel. Menos de diez rayas: era costumbre. Más de cuarenta en tres días: otros tres, y {cuéntaselo|contáselo} a alguien con paciencia.',
        end: 'El dedo también necesita que le cambien las cosas de sitio.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Se abren las argollas del Diablo invertido y nadie corre: cuesta creer que se pueda. Sí, se puede estar bien sin saber si escribirá, y depende de quién ocupe la hora que ocupaba. [quien:El rato que era para {quien}|El rato que era para ese chat] anda suelto, [dia:y desde {dia}|y desde hace días] busca dueño.',
        task: '{Toma|Tomá} la hora de aquellas conversaciones, la que fuera, y dásela {antes} a alguien que esté lejos y se alegre: «¿{Tienes|Tenés} diez minutos? Quiero contarte cualquier cosa». Si los diez se vuelven cuarenta, esa hora ya tiene a quién. Si no atiende, un audio, y otro nombre mañana. Si {acabas|acabás} frente al perfil de siempre, {cierra|cerrá} y {marca|marcá} el segundo número de la lista.',
        end: 'La hora de conversar no tiene por qué quedarse muda.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Saltan de la Torre dos figuras sin esperar confirmación. El plan que colgaba de esa respuesta, mejor darlo por caído; no porque se sepa que no escribirá, eso no lo sabe nadie, sino porque [tiempo:después de {tiempo}|a estas alturas] ya no sostiene nada. Con los escombros {puedes|podés} levantar otro, [lugar:también en {lugar}|también en el mismo sitio].',
        task: '{Levanta|Levantá} {antes} el mismo plan con otra compañía: «Tenía una salida a medias y me sobra un lugar, ¿{vienes|venís}?». Si alguien acepta, la salida deja de ser un resto. Si nadie puede, {ve|andá} igual, con hora de vuelta y algo rico de por medio. [quien:Si {quien} escribe ese día|Si esa persona escribe ese día], ya hay compromiso, y es verdad: se propone otro.',
        end: 'Un plan caído conserva la mesa, la hora y el hambre.',
      },
      rev: {
        lean: 'if',
        ahead:
          'En la Torre invertida el derrumbe va lento: la corona tiembla y no acaba de caer. Lo que pesa es el golpe imaginado, y esperar se aguanta si le {pones|ponés} palabras. [quien:Lo que {quien} diga o calle|Lo que la otra persona diga o calle] no lo {decides|decidís} {tú|vos}; leer primero lo peor, de tu puño, sí.',
        task: '{Redacta|Redactá} {antes} la respuesta que más te asusta, con su voz y en menos de quince palabras: «Me caíste bien, pero no quiero seguir». {Léela|Leela} tres veces, hasta que aburra. Debajo, qué harías mañana a las nueve. Si ese renglón se llena, {puedes|podés} hacer la pregunta de verdad. Si [tiempo:después de {tiempo}|ahora mismo] se queda vacío, primero el renglón y después cualquier mensaje.',
        end: 'El peor mensaje, escrito de tu mano, mide una línea.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Bajo ocho estrellas, la mujer de la Estrella vierte agua sin preguntar quién beberá. Sí a dejar algo abierto, si no te cuesta el sueño: una línea que no pida nada y ninguna más. [quien:Que {quien} venga a beber|Que alguien venga a beber] no depende del agua; que esté limpia, [tiempo:sin reproche por {tiempo}|sin reproche por los días], sí.',
        task: '{Manda|Mandá} {antes} una línea que no caduque: «Cuando quieras, me dará gusto saber de {ti|vos}». Sin signo de pregunta y sin plazo. Luego {escribe|escribí} en un papel «dejé agua» y {guárdalo|guardalo} con el teléfono. Si contesta en dos meses, se verá si la frase sigue siendo verdad. Si al redactarla {notas|notás} que es para que conteste hoy, esta vez no se envía.',
        end: 'Una línea sin reloj cansa menos que una pregunta.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El pájaro de la Estrella invertida quedó abajo, y las jarras, vacías, arriba. Todavía no: con sed, cualquier silencio parece eterno y cualquier «hola», un río. [quien:Lo que {quien} haga|Lo que haga la otra persona] no llena esas jarras. Lo que las llenaba antes de ese nombre sigue en su sitio, y de {ti|vos} depende.',
        task: '{Anota|Anotá} cinco cosas que te hacían bien antes de que existiera ese chat: «La radio de los sábados», «Nadar», «Las bromas de mi prima». {Elige|Elegí} la más corta y {repítela|repetila} {antes}, aunque sea sin ganas. Si al acabar no miraste el teléfono, ahí había agua. Si lo miraste, la segunda de la lista. [tiempo:Después de {tiempo}|Después de tanta espera], cinco ratos buenos ya son reserva.',
        end: 'Había tardes buenas antes de ese nombre, y conservan su hora.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'El cangrejo de la Luna asoma del estanque y no se sabe si saldrá. Todavía no se ve, y menos a las dos de la mañana. De {ti|vos} depende la hora en que {miras|mirás}: [quien:el silencio que guarda {quien}|este silencio] pesa el doble a oscuras, y casi nada de lo imaginado tiene prueba [tiempo:en {tiempo}|en todo el chat].',
        task: 'De noche el teléfono duerme en la cocina; cuatro veces, la primera {antes}. Junto a la cama, un papel: «Se me ocurre que…». Por la mañana, una marca a lo que aguante la luz y una raya a lo que no. Si sobreviven dos ideas, {coméntalas|comentalas} de día con alguien. Si no sobrevive ninguna, ya se sabe a qué hora no consultar.',
        end: 'A las dos de la mañana nadie sabe leer un silencio.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Se retiran los aullidos con la Luna invertida y queda un sendero entre dos torres, bastante corto. Depende de algo comprobable: que el mensaje haya llegado. Si llegó, [quien:la respuesta la tiene {quien}|la respuesta la tiene la otra persona] y se espera con plazo; si no, falta mandarlo bien. [tiempo:Después de {tiempo}|A estas alturas], un error técnico sería casi un consuelo.',
        task: '{Comprueba|Comprobá} {antes} tres cosas, con un «sí» o un «no» al lado: figura entregado, no quedó en solicitudes, el perfil es ese. Con algún «no», se envía otra vez, una sola: «Creo que esto no te llegó». Con tres «sí», el camino está hecho hasta su puerta y ya se puede volver. Con un «no sé», {pregunta|preguntá} a quien entienda de teléfonos.',
        end: 'Medio misterio se resuelve en la carpeta de solicitudes.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'De frente y con los brazos abiertos llega el niño del Sol; detrás del muro no se esconde nadie. Sí hay lugar para un gesto claro, si lo {haces|hacés} por gusto: [quien:que {quien} conteste|que conteste] no se asegura, saludar a plena luz depende de {ti|vos}. [tiempo:Después de {tiempo}|Después de estos días], que al menos no quede duda de tu parte.',
        task: '{Toma|Tomá} {antes} una foto de algo que esté a la luz, una fruta, un portal, tu sombra, y {mándala|mandala} con esto: «Mediodía. Me acordé de nuestra conversación». Ni pregunta ni reproche. Si responde con otra foto, {juega|jugá}. Si pone un corazón, va uno de vuelta y a esperar turno. Si no pone nada, la foto le gustará a tu madre.',
        end: 'A plena luz, un saludo no tiene doble fondo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al niño del Sol invertido se le cae la bandera, pero sigue montado. Todavía no hay noticia, y el ánimo se endereza diciendo el asunto en su tamaño: [quien:{quien} no contestó|alguien no contestó] y queda una tarde por delante. De tu mano depende que la espera pase jugando; que se acabe, no.',
        task: '{Explícale|Explicale} el asunto {antes} a un niño, o a quien te conozca desde la infancia, en dos frases: «Le escribí y no me contestó. Mientras tanto, ¿a qué jugamos?». Si la respuesta es «al dominó», {siéntate|sentate}. Si es «¿y por qué no {insistes|insistís}?», {di|decí} que ahora le toca. [tiempo:Dicho así, hasta {tiempo} parece un rato|Dicho así, hasta la espera parece un rato]; si no lo parece, otra partida.',
        end: 'En el recreo nadie espera mirando la puerta.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'if',
        ahead:
          'De pie y con los brazos en alto, los del Juicio ya oyeron. Depende de eso, de que tu llamada se haya oído una vez y clara. [quien:Si {quien} ya sabe|Si ya se sabe] que {quieres|querés} hablar, el resto es plazo: treinta días [dia:contados desde {dia}|contados desde hoy] y ninguna otra trompeta por medio.',
        task: '{Programa|Programá} {antes} un aviso para cuando se cumpla el plazo, con la pregunta escrita: «¿Todavía me importa?». Hasta que suene, ni mensaje, ni historia, ni rodeo. Si ese día la respuesta es «¿quién?», a reírse y a borrar. Si es «mucho», cabe una línea más, de buena fe. Y si contesta antes, el aviso se cancela: la alegría no tiene que guardar treinta días.',
        end: 'Treinta días de silencio propio también se oyen.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La trompeta del Juicio invertido apunta a quien la toca, y el reproche se oye en casa: «no debí mandar el segundo». De ese mensaje de más no cuelga la respuesta entera. [quien:Lo que decida {quien}|Lo que decida la otra persona] no está en tu mano, ni retirar [dia:lo que salió desde {dia}|lo que salió]; dejar de juzgarlo cada noche, sí.',
        task: '{Lee|Leé} {antes} tus tres últimos mensajes en voz alta, con tono de noticiero, y {ponle|ponele} una etiqueta a cada uno: «saludo», «chiste», «explicación». Si las tres son así de mansas, queda todo absuelto y se cierra el chat. Si alguna dice «ataque», una línea: «Aquello me salió feo, perdón». Si te da risa oírte, se levanta la sesión y {puedes|podés} cenar.',
        end: 'Un meme a medianoche todavía no es un delito.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'no',
        ahead:
          'Dentro de la corona del Mundo cabe una sola figura, y baila completa. No hace falta esperar un mensaje para que lo vivido quede cerrado. [quien:Si {quien} da señales|Si hay señales], será otro baile; este, [tiempo:con {tiempo} y todo|con silencio y todo], ya se puede contar en pasado, y eso depende de quien lo cuenta.',
        task: '{Cuéntalo|Contalo} {antes} a alguien sin usar el presente: «Conocí a una persona, hubo buenos ratos, terminó ahí». Tres verbos y punto. Si sale de corrido, el chat se archiva esa noche. Si se cuela un «pero a lo mejor», se repite desde el principio al día siguiente. Si quien escucha pregunta «¿y si escribe?», la contestación es «empezaría otra», y se cambia de tema.',
        end: 'Lo bueno que ya pasó no necesita respuesta para haber pasado.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Por el hueco que deja la corona del Mundo invertido se asoma lo que falta, y suele ser una sola cosa. Seguir esperando depende de cuál. Si es un dato, se pide una vez. Si es que te elijan, [quien:ni {quien} ni nadie lo manda|nadie lo manda] por mensaje, y toca bailar con el hueco abierto.',
        task: '{Completa|Completá} {antes} esta frase con ocho palabras como mucho: «Para quedarme en paz me falta saber…». Si falta «si llegó bien», {pregúntalo|preguntalo} así de corto y con eso basta. Si falta «si le gusto», {guarda|guardá} el papel: [tiempo:ni en {tiempo} firma eso un silencio|un silencio no firma eso]. Si falta «por qué», {tacha|tachá}, que no hay manera de que quepa en ocho palabras.',
        end: 'No todo hueco lleva el nombre de otra persona.',
      },
    },
  },
};
