import type { CaseTexts } from '../../family.ts';

/** «asked-for-time-how». */
export const ASKED_FOR_TIME_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Pedir tiempo se dice en dos palabras y se espera en cientos de horas. Nadie entrega, junto con la frase, las instrucciones para quien se queda.',
    },
    {
      needs: [],
      text: 'Una pausa es una palabra corta para una casa con la mitad de los ruidos. Quererse de lejos se puede; lo difícil es saber qué hacer con las manos.',
    },
    {
      needs: [],
      text: 'Respetar un silencio parece no hacer nada, y sin embargo ocupa el día entero. Falta saber si aquello es descanso o despedida, y qué parte te toca mientras se sabe.',
    },
    {
      needs: [],
      text: 'Dar aire cuesta cuando el que falta es el propio. Entre respetar la distancia y desaparecer hay un punto justo, y nadie lo dejó marcado.',
    },
    {
      needs: ['quien'],
      text: 'Cuando {quien} pidió distancia, el reloj de la cocina empezó a sonar más fuerte. Falta saber cómo se vive al lado de ese ruido sin salir a golpear una puerta.',
    },
    {
      needs: ['quien'],
      text: 'Sin noticias de {quien}, cualquier cosa parece una: una luz, una foto, un saludo raro. Y de tanto interpretar se olvida qué fue lo que se pidió de verdad.',
    },
    {
      needs: ['quien'],
      text: 'El silencio de {quien} cabe en el teléfono, y el teléfono cabe en la mano: ahí empieza el problema. Esperar bien pide saber qué se espera y hasta cuándo.',
    },
    {
      needs: ['quien'],
      text: 'Lo que pidió {quien} se entiende a mediodía y deja de entenderse a las once de la noche. Entre una hora y otra hay que aprender a vivir, y no solo a aguantar.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} en la cuenta, cualquiera diría que ya se sabe esperar. No se sabe: cada noche vuelve a ser la primera y el teléfono sigue en el mismo sitio.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Entre {quien} y tu paciencia hay {tiempo} y una palabra dada. Lo que no quedó escrito es qué se puede hacer mientras, y qué no conviene ni intentar.',
    },
    {
      needs: ['dia'],
      text: 'Con {dia} marcado en la memoria o en el calendario, los demás días se vuelven pasillo. Hay que encontrar cómo cruzarlo sin ir probando todas las puertas.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Entre {dia} y la próxima vez que {quien} hable hay un hueco que la cabeza rellena sin permiso. Conviene darle otra cosa que hacer, y que sea tuya.',
    },
    {
      needs: ['lugar'],
      text: 'De aquí a {lugar} hay un camino que los pies se saben y que la palabra dada no permite. Querer ir se entiende; falta encontrar qué hacer con las ganas.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Que {quien} necesite {lugar} de por medio se puede aceptar; lo que cuesta es no saber qué piensa. Y justo eso, de momento, es lo único que no está en tu mano.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Con el Loco delante la espera sale a la calle: rosa en la mano, hatillo corto, perro contento. Esperar sirve si {sigues|seguís} andando con lo tuyo; sentarse en el borde a mirar por dónde vuelve [quien:{quien}|tu pareja] solo gasta el borde. Escribir, no por ahora; vivir, desde esta misma tarde.',
        task: '{Elige|Elegí} {antes} un sitio al que nunca fuiste en pareja y {pasa|pasá} ahí dos horas. A la vuelta, una línea en papel: «Hoy vi esto y todavía no se lo conté». Si te dieron ganas de contarlo, el cariño camina solo, [tiempo:haya {tiempo} o los que haya|dure lo que dure]. Si por un rato se te olvidó esperar, la espera ya pesa menos.',
        end: 'Quien espera caminando tiene algo que contar a la vuelta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No subas a ese viaje. El Loco invertido ya cae con su rosa por delante, y aparecer con flores no arregla lo que pidió silencio. La prisa es tuya y se entiende; el paso que [quien:{quien} te encargó|te encargaron] era quedarte a este lado, y ese sí está en tus pies.',
        task: 'Las flores, {cómpralas|compralas} igual, {antes}, y {ponlas|ponelas} en tu mesa. Al lado, la escena que imaginabas [lugar:en {lugar}|en la puerta], en cinco líneas: quién abre, qué cara pone, qué dice. La última línea es «y yo lo que quería era…». Si eso se puede decir en la fecha acordada, se guarda para entonces. Si solo querías calmarte, las flores ya están haciendo su trabajo.',
        end: 'Las flores que no se llevan también perfuman una casa.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'Lo que falta es ponerlo todo a la vista, como el Mago con su copa, su espada, su basto y su oro. Una pausa se lleva mejor cuando tiene cuatro datos: cuánto, con qué contacto, para qué urgencias, quién habla primero. Pedirlos una vez [quien:a {quien}|a tu pareja] es cuidar; pedirlos a diario, no.',
        task: '{Redacta|Redactá} {antes} un solo mensaje: «Para respetarlo bien necesito saber hasta qué día y quién llama. Con eso me basta». Si el silencio ya está pactado, no sale: es lo primero que se hablará. [dia:Lo que se dijo o se diga {dia}|Lo que quedó dicho] va apuntado aparte. Con los cuatro datos, la espera tiene bordes. Si falta la fecha, ya {sabes|sabés} qué preguntar primero.',
        end: 'Una pausa con bordes se puede cruzar a pie.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Nada de trucos. El Mago invertido tiene la mesa patas arriba y los dedos inquietos: una foto para que se vea, un mensaje por medio de su prima, el cargador que de pronto hace falta. Eso también es escribir. Lo que se le prometió [quien:a {quien}|a tu pareja] se cumple entero o se pierde a pedazos.',
        task: 'Inventario de trucos {antes}: {apunta|apuntá} todos los que se te ocurrieron [dia:desde {dia}|desde que empezó], hasta los ingeniosos. Junto a cada uno, lo que pedía de verdad: «{mírame|mirame}», «{dime|decime} que {sigues|seguís}». Si cinco piden lo mismo, esa es la frase para el reencuentro, dicha de frente y una sola vez. Si ninguno pide nada, era aburrimiento, y se cura con gente.',
        end: 'A la indirecta siempre se le ve el remitente.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Hay un velo detrás de la Sacerdotisa y ella no se vuelve a mirarlo: sostiene su rollo y calla. Esperar bien se parece a eso. Lo que ocurre [quien:del lado de {quien}|del otro lado] no te toca leerlo; lo escrito en tu regazo, sí. Silencio hacia fuera, entonces, y letra hacia dentro.',
        task: 'Tres líneas cada noche, las primeras {antes}, en un cuaderno que no sea el teléfono. Empiezan igual: «Hoy te habría dicho…». No se mandan. [tiempo:Aunque fueran {tiempo}|Aunque parezcan muchas], se leen todas juntas antes de hablar. Si cambian con los días, algo se está aclarando en {ti|vos}. Si repiten la misma línea, esa es la que conviene decir en persona.',
        end: 'Lo que no se manda también queda escrito.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Sacerdotisa invertida deja caer el velo y, con él, algo que ya se asomaba antes de la pausa. El porqué exacto solo puede contarlo [quien:{quien}|quien la pidió]; lo tuyo es recordar qué oíste y dejaste pasar. Si lo {encuentras|encontrás}, la distancia sirve; si lo {vuelves|volvés} a tapar, solo aplaza.',
        task: 'De memoria, {antes}, la conversación anterior a la petición, como un diálogo de teatro: quién dijo qué. {Subraya|Subrayá} la frase ante la que cambiaste de tema. Para la vuelta: «Aquel día me dijiste esto y no pregunté; ahora pregunto». Si al subrayar [tiempo:lo de {tiempo} se ordena|todo se ordena], ya {tienes|tenés} por dónde empezar. Si no hay frase: «¿qué no vi?».',
        end: 'Casi todo silencio tuvo antes una frase a media voz.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Al trigo de la Emperatriz nadie lo estira para que crezca. Sí, se puede esperar sin marchitarse: comiendo, durmiendo, recibiendo gente en tu propio campo. Si al terminar la pausa [quien:{quien} te encuentra|te encuentran] con buena cara, mejor; y si no hay encuentro, esa cara se queda {contigo|con vos}.',
        task: '{Pon|Poné} la mesa {antes} como si hubiera visita: mantel, plato hondo, algo al horno. La invitación, para alguien que te haga bien: «{Ven|Vení} a comer; hablamos de lo mío diez minutos y del resto toda la tarde». Si {repites|repetís} plato, [tiempo:con {tiempo} o con menos|con plazo o sin plazo], el cuerpo aguanta. Si no pasa bocado en varios días, una consulta médica también es parte del cuidado.',
        end: 'Un campo en descanso también está trabajando.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'De tanto cuidar, la Emperatriz invertida se quedó sin trono y sigue repartiendo pan. Un «¿ya comiste?» diario también ocupa el aire que [quien:{quien} pidió|se pidió]. Esperar, esta vez, es cuidar menos: que cada cual lave su plato unos días, y que el trigo de tu lado reciba por fin un poco de agua.',
        task: 'Un cuidado en huelga {antes}, el más automático: el recordatorio, el encargo, la pregunta por su madre. En su hueco, el mismo gesto para {ti|vos}: si ibas a decir «{abrígate|abrigate}», {busca|buscá} tu abrigo. Si el hueco te da paz, cuidabas [tiempo:desde hace {tiempo}|de más] por costumbre. Si te da pánico, eso es lo que conviene contar a la vuelta, o a un terapeuta mientras.',
        end: 'También se quiere dejando que cada cual cocine lo suyo.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Aire sí, y con calendario. El Emperador, firme en su trono de piedra, no persigue a nadie ni deja el portón abierto todo el año. Esperar tiene sentido si la pausa tiene un final que también te sirva; si [quien:{quien} no puso|nadie puso] fecha, hay una que te toca poner: la tuya.',
        task: 'Una fecha propia, decidida {antes} y apuntada donde solo {tú|vos} la veas: «Hasta aquí espero sin apurar; ese día pido una conversación». [tiempo:Aunque se hablara de {tiempo}|Aunque haya plazo acordado], la tuya lleva tres días de margen. Si llega la fecha y hay palabra, se escucha. Si pasa sin aviso, {preguntas|preguntás} una vez; el segundo silencio ya es una respuesta.',
        end: 'El aire se regala; el calendario se comparte.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Mandar sobre un silencio no da resultado, y el Emperador invertido lo intenta con el cetro boca abajo: vigila horas de conexión, calcula, pide informes. Por ahí no. Lo que [quien:{quien} hace|tu pareja hace] con su pausa queda fuera de tu reino; el tuyo, estos días, mide lo que mide tu casa.',
        task: '{Quita|Quitá} {antes} la última conexión de tu teléfono y {déjalo|dejalo} tres horas por día en un cajón, siempre las mismas. A quien lo note: «Estoy descansando de la pantalla». Si la primera tarde se hace eterna, vigilabas más de lo que creías. Si a la cuarta ya te {olvidas|olvidás} del cajón, [lugar:{lugar} vuelve a quedar lejos|el trono vuelve a ser silla] y se respira mejor.',
        end: 'No hay corona que mande sobre un «visto».',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Una pausa también es un pacto, y el Hierofante lo pronuncia delante de testigos y con dos llaves a la vista. Sirve si cada parte sabe qué prometió; si hay dos versiones, se esperan cosas distintas. Lo que esté en la cabeza [quien:de {quien}|de tu pareja] se sabrá al hablar; tu versión se puede escribir hoy.',
        task: 'Cinco líneas {antes}: «Lo que entendí que acordamos». Duración, llamadas, otras personas, familia, cómo se termina. Un signo de duda en lo que nunca se dijo. [tiempo:Si lo de {tiempo} salió|Si algún plazo salió] de una suposición tuya, también lleva duda. Con menos de dos, la espera está bien cerrada. Con más, esa hoja es lo primero que se lee el día del encuentro.',
        end: 'Lo que no se pactó se espera a ciegas.',
      },
      rev: {
        lean: 'no',
        ahead:
          '«Quien pide tiempo ya se fue», sentencia el coro, y el Hierofante invertido deja caer las llaves de tanto bendecir refranes. No esperes según la doctrina ajena. Lo [quien:de {quien}|de tu pareja] no lo sabe el coro, ni para bien ni para mal; a {ti|vos} te toca cumplir lo que se habló y taparte los oídos.',
        task: 'Una lista, {antes}, de las frases oídas [dia:desde {dia}|en estos días] y de quién las dijo. Al lado, cuántas pausas vivió esa persona. Las que no traigan experiencia se tachan. A la próxima sentencia, «gracias; esta todavía no terminó». Si queda una en pie, merece un café y dos preguntas. Si no queda ninguna, hay menos ruido en casa.',
        end: 'Los refranes nunca tuvieron que dormir en tu cama.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Se suele olvidar que hay dos figuras bajo el ángel de los Enamorados, y que ambas eligen. Mientras [quien:{quien} piensa|tu pareja piensa] lo suyo, te toca pensar lo tuyo: si {quieres|querés} esta relación o {quieres|querés} que no se acabe. De eso depende que la pausa sirva de algo, y eso sí lo {decides|decidís} {tú|vos}.',
        task: 'Cinco motivos para seguir, escritos {antes}, con una regla: ninguno puede empezar por «sin». Así, «sin su compañía me pierdo» queda fuera; «me hace reír en las filas» entra. Si salen cinco, [tiempo:después de {tiempo}|cuando se hable] hay algo que ofrecer además de paciencia. Si solo salen los prohibidos, el miedo está eligiendo, y conviene que lo oiga una amistad.',
        end: 'Mientras te eligen, también estás eligiendo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Las miradas se perdieron de vista en los Enamorados invertidos, y cada figura se inventa lo que piensa la otra. Por qué quiere espacio es cosa [quien:de {quien}|de tu pareja]; contestarlo en su lugar solo te deja hablando a solas. {Espera|Esperá} a su voz, y mientras tanto {separa|separá} lo oído de lo añadido.',
        task: 'Dos columnas, {antes}. A la izquierda, sus palabras exactas, [dia:las de {dia} y las demás|las que de verdad se oyeron]: «Necesito respirar». A la derecha, tu traducción: «Ya no me quiere». Después se dobla la hoja y se lee solo la izquierda, en voz alta. Si asusta menos, el miedo era del traductor. Si asusta igual, esa frase exacta merece una pregunta cuando se pueda.',
        end: 'Nadie sufre tanto por lo oído como por lo traducido.',
      },
    },
    'El Carro': {
      up: {
        lean: 'wait',
        ahead:
          'Para llevar dos esfinges que tiran distinto, el auriga del Carro no grita: tiene ruta. La espera se sostiene igual, con un destino para cada tarde. No está en tu mano la hora en que [quien:{quien} vuelva|se termine] a hablar; sí lo está adónde van tus riendas cuando den las once.',
        task: '{Localiza|Localizá} {antes} tu peor hora, la del teléfono en la mano; [dia:sea {dia} o cualquier otro día|sea el día que sea], casi siempre es la misma. Durante siete noches, esa hora tiene destino: «¿Te puedo llamar a las diez toda la semana?». Al final, dos cifras, las ganas de antes y las de ahora. Si bajan, la ruta se renueva. Si no, la peor hora era otra.',
        end: 'A la peor hora hay que llegar con un plan.',
      },
      rev: {
        lean: 'no',
        ahead:
          '{Frena|Frená}. El Carro invertido perdió las riendas y una esfinge ya galopa hacia su puerta con un mensaje larguísimo. No lo mandes: la velocidad te alivia un minuto y [quien:a {quien} le quita|a tu pareja le quita] el espacio que se habló. Lo que depende de {ti|vos} es que el impulso encuentre la rueda trabada.',
        task: '{Cambia|Cambiá} {antes} el nombre de ese contacto: en lugar [quien:de {quien}|del suyo], «Hoy no, después sí». El mensaje larguísimo, a una hoja y a mano. Todo intento choca primero con el cartel. Si te saca una sonrisa, el freno agarra. Si lo {saltas|saltás} igual, que alguien te guarde el número hasta la fecha. Y si ya salió uno, no va otro detrás para explicarlo.',
        end: 'Un buen freno también es una forma de llegar.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'wait',
        ahead:
          'Cada noche ruge el león, y la Fuerza le cierra la boca sin hacerle daño ni darle la razón. Así se aguanta: notando las ganas, nombrándolas, dejando que bajen. Ni escribir ni tragárselo todo. La paciencia [quien:con {quien}|con tu pareja] empieza por tratar con dulzura a quien la está teniendo.',
        task: 'Un frasco y monedas, {antes}: por cada impulso de escribir que pase sin escribirse, una moneda, y se le dice «ya te oí». [tiempo:Con {tiempo} en la cuenta|Tarde lo que tarde], el frasco muestra que el rugido hace pausas. Si entre moneda y moneda pasan más horas, la mano aprende. Si caen diez en una tarde, esa tarde pide compañía.',
        end: 'El león también se cansa, y a veces antes que la mano.',
      },
      rev: {
        lean: 'if',
        ahead:
          'No hace falta aguantar con buena cara. La Fuerza invertida reconoce que la mano tiembla y que el león pesa. Esperar [quien:a {quien}|a tu pareja] es posible si alguien te sostiene mientras; a pulso y en secreto, lo que revienta luego es la conversación. Pedir ayuda no rompe ningún pacto de silencio.',
        task: '{Elige|Elegí} {antes} a alguien que no dé consejos y {dile|decile} qué {necesitas|necesitás}: «{Quédate|Quedate} media hora al teléfono; no me arregles nada». Después, agua en la cara. Si {cuelgas|colgás} con el cuerpo más suelto, hay sostén, y se repite [dia:cuando vuelva a ser {dia}|en la próxima noche mala]. Si ni así se duerme o se come, la media hora siguiente es con un profesional.',
        end: 'Se puede esperar llorando, siempre que no sea a escondidas.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'yes',
        ahead:
          'Hay un farol que también puede ser tuyo. El Ermitaño subió a la montaña por su cuenta, y allí arriba la distancia alumbra en vez de castigar. Sí, este tiempo puede servir: mientras [quien:{quien} busca|tu pareja busca] con su luz, te toca mirar con la tuya lo que en compañía no se veía.',
        task: 'Tres noches, tres preguntas, la primera {antes}, con luz baja: «¿Qué callé por miedo?», «¿Qué hice por costumbre?», «¿Qué volvería a hacer con gusto?». Media página cada una. Si la tercera sale la más larga, hay qué llevar al encuentro, [tiempo:después de {tiempo}|cuando llegue]. Si la primera no cabe en la hoja, ahí estaba tu parte de la distancia, y también se lleva.',
        end: 'Con dos retiros se aprende más que en una sala de espera.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Quien pidió distancia fue [quien:{quien}|tu pareja], y resulta que la cueva la {ocupas tú|ocupás vos}. El Ermitaño invertido apagó el farol y corrió las cortinas, como si esperar exigiera clausura. No lo exige. Respetar un silencio es no llamar a esa puerta; las demás siguen abiertas.',
        task: 'El primer plan que te propongan {antes} recibe un sí: «Voy, aunque hable poco». Si nadie propone, cuentan la panadería y la vecina. Las cortinas, [dia:cerradas desde {dia}|cerradas desde entonces], se abren a las ocho. A la vuelta, dos palabras sobre el rato. Si una es buena, mañana hay otro sí. Si en siete días ninguna lo es, toca pedir ayuda de oficio.',
        end: 'La clausura no figuraba en el acuerdo.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Nada se queda donde está: en la Rueda de la Fortuna unos bajan, otros suben, y la esfinge mira sin empujar. Esta pausa puede ser un giro si algo se mueve también de tu lado; si solo {esperas|esperás} que la mueva [quien:{quien}|la otra parte], la vuelta te deja en el mismo punto.',
        task: '{Mueve|Mové} una sola pieza tuya {antes}, pequeña y visible: la hora de llegar a casa, la deuda aplazada, el tono al contestar. Se anota «de aquí a la fecha, yo…» y siete cuadros, una cruz por día cumplido. Con cinco, [tiempo:haya {tiempo} o no en medio|haya plazo o no], hay algo que mostrar sin anunciarlo. Con dos, la pieza era demasiado grande.',
        end: 'Las pausas no cambian nada; lo que se hace en ellas, sí.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Rueda de la Fortuna invertida rechina por un lugar conocido: tensión, distancia, reencuentro dulce, y vuelta a empezar. Si ya pasó otras veces [quien:con {quien}|en tu historia], no esperes igual que las anteriores. Cuándo se termina no lo {mandas tú|mandás vos}; con qué condición {entras|entrás} en la próxima, sí.',
        task: 'Las pausas anteriores en una hoja, {antes}: fecha, duración, quién la pidió, qué cambió después de verdad. [quien:La de {quien}|La de ahora], al final. Si en la última columna hay algo, esta puede tenerlo. Si solo hay flores, la frase para el regreso es «no entro en otra pausa sin plazo ni tema». Si esta es la primera, la hoja se queda casi en blanco.',
        end: 'Una pausa sin fecha es una rueda con otro nombre.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Sobre la balanza de la Justicia no se pone paciencia, se ponen hechos. Esperar es razonable si antes de la fecha hay una medida: qué te bastaría para seguir y qué te haría parar. Lo que decida [quien:{quien}|tu pareja] se oirá a su hora; tu medida se puede fijar hoy, con la espada derecha.',
        task: 'Dos frases en un papel, guardado {antes}: «Sigo si…» y «me voy si…», con hechos y sin caras. Por ejemplo, «si hay una conversación completa antes de un mes». El día que se hable, [tiempo:tras {tiempo}|por fin], se saca el papel. Si se cumple la primera, hay un motivo para quedarse. Si se cumple la segunda, ya la habías pensado con la cabeza tranquila.',
        end: 'La medida se fija antes de ver la mercancía.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Te estás juzgando sin pruebas. La Justicia invertida baja la espada sobre quien tiene más cerca, y estas noches {eres tú|sos vos}. Por qué hacía falta distancia solo puede contarlo [quien:{quien}|tu pareja]; hasta que hable, el juicio se suspende. Esperar, en este caso, es no dictar sentencia con la silla vacía.',
        task: '{Escribe|Escribí} {antes} la acusación completa: «Fue porque hablé de más», «fue por lo [dia:de {dia}|de aquella noche]». Junto a cada cargo, la prueba: algo que te dijeran con palabras. Lo que no la tenga se tacha con regla. Si queda un cargo probado, se repara lo que dependa de {ti|vos}. Si no queda ninguno, se archiva hasta que hable quien lo abrió.',
        end: 'La culpa sin pruebas también ocupa media cama.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'De una cuerda y en paz: el Colgado no patalea, mira, y el halo le viene de no hacer fuerza. Así se aguanta esta pausa, dándole la vuelta: preguntarse menos qué ve [quien:{quien}|tu pareja] desde lejos y más qué se ve desde donde estás. El mensaje, por ahora, con las manos a la espalda.',
        task: 'Tres renglones al despertar, los primeros {antes}, sobre lo que la distancia puso al revés: qué duerme mejor, qué duele más, qué no se extraña. «No extraño las cenas en silencio» también cuenta. Si duele siempre la persona, hay algo firme que decirle [tiempo:después de {tiempo}|a la vuelta]. Si crece el alivio, la pausa también era tuya, y se dice.',
        end: 'Cabeza abajo se ve antes lo que cae de los bolsillos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Esto ya dejó de ser espera: el Colgado invertido tiene un pie libre y sigue atado al teléfono por su propia mano. No sigas así. El tiempo [quien:que pidió {quien}|que te pidieron] no exige que se detenga el tuyo; soltarse es mirar menos la pantalla, sin romper nada de lo acordado.',
        task: 'Un número, {antes}: cuántas veces al día {miras|mirás} si escribió. Se cuenta con rayas. Al otro día, la mitad, y a cada raya de más, «si hay algo, lo veo a las ocho», porque a las ocho sí se mira. Si en cinco días la cifra baja, la cuerda cede. Si no, el teléfono duerme fuera, [tiempo:sean {tiempo} o menos|sea cual sea el plazo].',
        end: 'Ninguna pantalla suena antes porque alguien la mire.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'if',
        ahead:
          'Algo de antes no sigue, y la Muerte pasa a caballo sin disculparse, con su rosa blanca en alto. De una pausa se sale distinto o no se sale. Que sirva depende de que termine una costumbre, también de tu lado; por el suyo [quien:responderá la voz de {quien}|responderá la voz de tu pareja].',
        task: 'Una costumbre tuya que no vuelve, elegida {antes}: el interrogatorio al llegar, el plan decidido sin preguntar, el teléfono en la mesa. Se despide por escrito: «Hasta aquí llegaste; gracias por lo que creías cuidar». Siete días sin ella. Si se respira mejor, al reencuentro, [tiempo:después de {tiempo}|sea cuando sea], llega alguien un poco nuevo. Si regresa al segundo día, se elige otra más pequeña.',
        end: 'Tras una pausa, lo de antes ya no pasa por la puerta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Aire o maleta: con la Muerte invertida el sol no acaba de salir entre sus torres, y ni termina ni continúa. No te instales ahí. [quien:{quien} tiene|Tu pareja tiene] derecho a su distancia; {tú|vos}, a prepararte para las dos respuestas. Por hoy, el aire se da y la maleta no se toca.',
        task: 'Dos borradores para el día de hablar, escritos {antes}. Para seguir: «Quiero continuar, y propongo empezar por esto». Para cerrar: «Agradezco lo vivido; {dime|decime} cuándo paso por mis libros». Se leen de pie y en voz alta. Si uno sale con la voz firme, hoy {sabes|sabés} algo que ayer no. Si no sale ninguno, [tiempo:ni con {tiempo} alcanza|falta tiempo]: que los oiga alguien.',
        end: 'Se puede dar aire sin quedarse a vivir en el pasillo.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'wait',
        ahead:
          'Entre una copa y otra, la Templanza no pierde gota porque no vierte todo a la vez. Pensar [quien:en {quien}|en tu pareja] no se prohíbe, se dosifica; escribir se guarda para la fecha. Un pie en el agua de lo que {sientes|sentís}, el otro en la tierra de lo que toca hacer hoy.',
        task: 'Media hora al día para pensar en esto, con hora fija, estrenada {antes}: silla, cuaderno, alarma. Lo que asome fuera de turno recibe un «a las siete te atiendo». A las siete, [quien:todo lo de {quien}|todo lo que haya]; al sonar la alarma, a cocinar. Si al quinto día sobran minutos, la copa está en su nivel. Si no alcanza, se suma alguien que escuche.',
        end: 'La pena con horario deja libre el resto del día.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Medio contacto cansa más que ninguno: en la Templanza invertida las copas gotean a deshora, un corazón suelto, una canción, y nada de lo que importa. Se puede esperar si las copas se enderezan: o se habla de verdad [quien:con {quien}|con tu pareja], o se descansa de verdad, y a medias no.',
        task: 'Si las gotas vienen de su lado, una sola respuesta, {antes}: «Me alegra saber de {ti|vos}. Para que la pausa sirva, prefiero hablar en la fecha y descansar hasta entonces». Si salen del tuyo, la frase es para el espejo y se cierra la llave. Si se entiende, la espera queda limpia. Si siguen [dia:pasado {dia}|días después], se contestan el día de hablar.',
        end: 'Gota a gota no bebe nadie y se moja toda la casa.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'El pedestal del Diablo, en estos casos, cabe en el bolsillo, y la cadena floja es ese gesto de entrar a ver qué publicó. No mires por ahí. Nada de lo que encuentres dice qué piensa [quien:{quien}|tu pareja], y cada visita aprieta un poco lo que iba suelto.',
        task: '{Silencia|Silenciá} {antes} sus cuentas y las de su gente, sin borrar ni bloquear. Cuando la mano entre igual, dos apuntes al salir: «qué buscaba», «qué encontré». Siete días. Si la segunda columna dice casi siempre «nada», la cadena sale por la cabeza. Si un hallazgo quita el sueño, [tiempo:con {tiempo} de pausa|en plena pausa] no se reclama: se vuelve pregunta para el reencuentro.',
        end: 'Nadie encontró nunca la calma en un perfil ajeno.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Se cayeron las cadenas y casi da vergüenza notarlo: en el Diablo invertido la pareja respira por separado. Sí, se puede esperar y estar bien a ratos. Disfrutar de la cama entera no traiciona [quien:a {quien}|a tu pareja] ni contesta por nadie; solo muestra cuánto ataba la costumbre.',
        task: '{Haz|Hacé} {antes} una cosa que dejaste por vivir en pareja: la ventana abierta, el picante, el curso de los martes. Después, una línea: «Esto lo quiero conservar pase lo que pase». Si el gusto viene sin culpa, ya hay algo que pedir a la vuelta, [tiempo:incluso después de {tiempo}|sea cuando sea]. Si viene con culpa, se repite, que la culpa también se desacostumbra.',
        end: 'Respirar mejor no es dejar de querer.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'Un rayo, la corona por los aires, dos figuras que caen de golpe: la Torre entiende el susto de oír «necesito espacio» un día cualquiera. Ahora se asegura lo que quedó en pie. La espera se sostiene si lo práctico no se viene abajo; lo que sienta [quien:{quien}|tu pareja] se hablará después, sin humo.',
        task: 'Un mensaje solo de cosas prácticas, {antes}, si lo acordado lo permite; si no, por alguien de confianza: «Las cuentas las pago el cinco; los gatos están bien; para urgencias, mi hermana». Ni una palabra más. Si contestan en el mismo tono, el suelo aguanta [tiempo:aunque se hable de {tiempo}|mientras tanto]. Si no contestan, tu parte está en orden.',
        end: 'En pleno derrumbe, lo primero es saber quién paga la luz.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Torre invertida es un derrumbe que no ha ocurrido y que ya se vive cada noche. {Espera|Esperá} sin demoler por adelantado. Si [quien:{quien} vuelve para quedarse|tu pareja vuelve para quedarse] o para despedirse no se sabe desde aquí; lo que sí se puede comprobar es cuántas paredes tuyas no dependen de ese rayo.',
        task: 'Inventario de lo que sigue en pie, {antes}: diez cosas, con nombre. El trabajo, la rodilla que ya no duele, la llamada de los domingos, «mi manera de hacer arroz». Se pega por dentro del armario [dia:y se relee {dia}|y se relee cada noche]. Si salen diez sin esfuerzo, el miedo exageraba los planos. Si salen cuatro, en vez de vigilar la torre toca levantar la quinta.',
        end: 'Casi nunca se cae todo lo que tiembla.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Bajo una luz grande y otras siete pequeñas, la mujer de la Estrella reparte el agua entre el estanque y la tierra. Sí, se puede esperar con esperanza si se reparte igual: una parte [quien:para {quien}|para tu pareja], otra para tu propio suelo. Toda del mismo lado, se evapora antes de la fecha.',
        task: 'Una carta breve, empezada {antes} y fechada para el día de hablar: «Mientras no estabas aprendí esto, y esto puedo ofrecer». Una línea por semana, y no sale antes. Si ese día todavía te la {crees|creés}, se lee en voz alta. Si solo habla de lo que falta, [tiempo:y con {tiempo} suele pasar|y suele pasar], la línea siguiente riega el otro lado.',
        end: 'La esperanza rinde más cuando riega también lo tuyo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Así no. La Estrella invertida tiene el agua derramada y el estanque seco: noches en vela, comidas saltadas, todo puesto en la espera. No te gastes hasta el fondo. Que [quien:{quien} vuelva|tu pareja vuelva] no depende de cuánto te vacíes, y a una conversación difícil conviene llevar algo en el cántaro.',
        task: 'Tres noches con hora de apagar, la primera {antes}: once en punto, el teléfono fuera del cuarto y un vaso de agua cerca. A la cabeza, «mañana, con desayuno». Al despertar, las horas dormidas en un papel. Si suben, el estanque se llena. Si no pasan de cuatro[tiempo:, y más si van {tiempo} así|, y más si ya venía de antes], eso se cuenta a un médico.',
        end: 'Para la conversación importante conviene haber dormido.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'En la Luna el perro y el lobo aúllan, el cangrejo asoma, y el sendero existe aunque no se vea dónde acaba. {Espera|Esperá} a que haya luz para sacar conclusiones. Lo que se imagina de noche [quien:sobre {quien}|sobre tu pareja] tiene más de aullido que de noticia, y de noche tampoco se escribe.',
        task: 'Un cuaderno junto a la cama, {antes}: cada miedo se apunta cuando llega, con su hora, y se cierra. Al mediodía se pone al lado qué dato lo sostiene. «Está con alguien: ninguno». Si casi todos quedan sin dato, [tiempo:aunque pasen {tiempo}|de aquí en adelante] ya se sabe a qué hora no hacerles caso. Si uno lo trae, merece una pregunta, cuando se hable.',
        end: 'A medianoche todo el mundo escribe novelas de abandono.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Cuando la Luna está invertida amanece un poco, y donde aullaban dos fieras queda un perro con sueño. Los miedos caben en una sola pregunta. Qué traerá [quien:{quien}|tu pareja] no se averigua desde aquí; qué {necesitas saber tú|necesitás saber vos}, sí, y de tenerlo claro depende que el encuentro sirva.',
        task: 'Diez preguntas en una hoja, {antes}. Se tachan de dos en dos hasta dejar una: la que, contestada, cambiaría lo que {haces|hacés} mañana. «¿{Quieres|Querés} estar conmigo o te cuesta irte?», por ejemplo. Se guarda [dia:para {dia} o para cuando se hable|para cuando se hable]. Si por la mañana sigue siendo esa, está lista. Si ya la contestaste a solas, se elige otra.',
        end: 'Una buena pregunta cansa menos que cien sospechas.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'El niño del Sol no pregunta la hora: abre los brazos a lo que hay, con los girasoles detrás y toda la luz de frente. Sí, esta espera se puede llevar de día y sin amargarse. Eso no promete nada [quien:sobre {quien}|sobre tu pareja], pero le devuelve a tu semana su propio calor.',
        task: 'Una tarde al sol {antes} con quien te haga reír sin preguntar: el sobrino, la amiga ruidosa, el perro del vecino. Ni fotos para que se vean ni brindis por la ausencia. Si preguntan, «hoy no toca». Al volver, {apunta|apuntá} cuántos minutos seguidos no esperaste nada. Con veinte, se puede [tiempo:con {tiempo} y con más|con lo que falte]. Con menos de cinco, hace falta más gente.',
        end: 'Hay esperas que se llevan mejor con sombrero que con teléfono.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con el Sol invertido los girasoles cuelgan y los días buenos deslumbran: parece imposible que hiciera falta espacio en medio de tanta luz. Lo bueno fue cierto, y no era todo. Que la pausa sirva depende de mirar también el muro de atrás; por qué lo necesitaba [quien:{quien}|tu pareja], que lo cuente su boca.',
        task: 'El calendario del último mes en común, {antes}: círculo en los días buenos, [evento:también en {evento}|también en la última fiesta], y cruz en los tensos. Junto a cada cruz, lo que se dejó para después: «Martes, cansancio, no pregunté». Si tres cruces comparten tema, hay algo concreto que proponer [tiempo:después de {tiempo}|a la vuelta]. Si no hay ninguna, la pregunta honrada es «¿qué no me contaste?».',
        end: 'Los días buenos también tapan, como cualquier luz de frente.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'if',
        ahead:
          'Al final espera el Juicio: un ángel con su trompeta y gente que se incorpora con los brazos abiertos. Toda pausa prepara una conversación, y que esta sirva depende mucho de cómo se reciba: primero oír lo que traiga [quien:{quien}|tu pareja], y solo después alzarse con lo propio. Hasta entonces, silencio cumplido.',
        task: '{Ensaya|Ensayá} {antes}, en la cocina y en voz alta, los dos primeros minutos: el saludo, la silla, y una frase: «Me alegra verte. Antes de contarte lo mío quiero oír lo tuyo». Si sale sin nudo, hay con qué abrir la puerta, [tiempo:también después de {tiempo}|el día que sea]. Si en pleno ensayo asoma un reclamo, va a la hoja y espera al minuto diez.',
        end: 'La primera frase al volver se queda sonando mucho rato.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Hasta los mensajes sin mandar suenan a trompeta: en el Juicio invertido cada figura se levanta para reprochar. No los envíes. Un «¿cómo pudiste?» vestido de cariño llega con todo su metal a oídos [quien:de {quien}|de tu pareja], y lo pedido era distancia. En tu mano está bajarle el volumen antes de hablar.',
        task: '{Reúne|Reuní} {antes} todo lo escrito y no enviado, o lo pensado en la ducha, y {subraya|subrayá} cada reproche: «siempre», «ni siquiera». Lo que quede sin subrayar se copia en una tarjeta. Si hay una frase entera, esa se dice a la vuelta, [tiempo:tras {tiempo}|cuando toque]. Si todo quedó subrayado, la rabia pide primero una caminata, y los borradores se borran.',
        end: 'Un reproche en borradores también hace ruido.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'if',
        ahead:
          'Una corona cerrada, y dentro alguien que danza: el Mundo dice que todo plazo tiene un último día y que conviene llegar a él con la vida puesta. Esperar sirve si al otro lado de la fecha también hay plan. Lo que diga [quien:{quien}|tu pareja] cabe en ese círculo, pero no lo sostiene.',
        task: '{Organiza|Organizá} {antes} el día siguiente a la conversación, sea cual sea la fecha: hora, trabajo, una mesa. «¿Desayunamos ese día, pase lo que pase?», a una sola persona. Si el plan se disfruta con la buena noticia y se sostiene con la mala, el círculo está cerrado, [tiempo:haya {tiempo} por medio o no|haya plazo o no]. Si solo sirve con la buena, se cambia el plan.',
        end: 'El día después también merece un lugar en el calendario.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Sin un final a la vista, la corona del Mundo invertido queda abierta y cada objeto de la casa parece en espera. La distancia se aguanta si hay al menos un espacio cerrado y tuyo. Cuándo se completa lo demás depende también [quien:de {quien}|de tu pareja]; ese espacio, solo de {ti|vos}.',
        task: 'Un rincón con tu nombre, {antes}: la mesa de la ventana, tu lado del armario, el sillón de los gatos. Lo que allí espera (su taza, su abrigo) se guarda con cuidado. «Esto es mío mientras tanto», en voz alta. Si ahí pasa una hora sin que escuches la puerta, algo se cerró, [lugar:aunque {lugar} siga lejos|aunque falte el resto]. Si no, se empieza por un cajón.',
        end: 'Una casa en pausa necesita un cuarto que no lo esté.',
      },
    },
  },
};
