import type { CaseTexts } from '../../family.ts';

/** «no-answer-why». */
export const NO_ANSWER_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Cuando alguien calla, la cabeza rellena el hueco, y casi nunca lo rellena a favor. Por eso un silencio de pocos días puede pesar como una sentencia larga.',
    },
    {
      needs: [],
      text: 'Lo peor de quedarse sin respuesta es quedarse también sin motivo: no hay discusión, ni error, ni fecha. Solo una última línea y lo que cada noche se le añade.',
    },
    {
      needs: [],
      text: 'Un no se puede discutir, olvidar o contar con gracia. Un silencio no deja nada de eso, y quien lo recibe acaba haciendo de detective sin que nadie le pague.',
    },
    {
      needs: [],
      text: 'De hablarse a no hablarse hay un salto, y falta el escalón que lo explique. Buscarlo a todas horas cansa más que la ausencia misma, y tampoco aparece.',
    },
    {
      needs: ['quien'],
      text: 'Entre lo último que dijo {quien} y este silencio no hay ninguna frase que explique el cambio. Sin la persona se puede estar un tiempo; sin la frase cuesta más.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} las cosas tenían ya su gracia y su costumbre, y de pronto nada, ni un emoji. No se sabe si toca dolerse o preocuparse, y se hace todo a la vez.',
    },
    {
      needs: ['quien'],
      text: 'El motivo lo tiene {quien}, y el desvelo lo tiene quien pregunta: mal reparto. Algo habrá que pueda saberse desde este lado sin esperar a que llegue una confesión.',
    },
    {
      needs: ['quien'],
      text: 'Que {quien} no diga nada deja leer cualquier cosa: cansancio, miedo, otra persona, un teléfono roto. Tantas explicaciones a la vez acaban siendo lo mismo que ninguna.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo}, el silencio ya parece un mensaje, y cada cual lo traduce según la hora. De día suena a mucho trabajo; de madrugada, a culpa propia.',
    },
    {
      needs: ['dia'],
      text: 'Desde {dia} se repasan lo dicho, el tono y la despedida, buscando la frase que lo estropeó todo. Y cuanto más se repasa, más frases parecen sospechosas.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Lo que hubo con {quien} fue bueno y está a la vista; desde {dia}, nada lo está. Hacer que encajen las dos cosas sin un porqué no hay quien pueda.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Después de {tiempo}, con {quien} se sabe menos que al principio: entonces había sorpresas, y ahora hay un chat parado y una explicación que nadie manda.',
    },
    {
      needs: ['lugar'],
      text: 'Lo que pasó o debía pasar en {lugar} tenía ya su sitio en la semana, y se quedó sin continuación ni excusa. Falta el motivo, y sin motivo no cierra.',
    },
    {
      needs: ['evento'],
      text: 'Después de {evento}, con todo tan a favor como parecía, este silencio suena a otra persona. Hacer que encajen las dos mitades es lo que quita el sueño.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'El Loco camina con la vista en alto y un atado mínimo al hombro: nadie sabe cuánto pensaba quedarse. Antes de buscarle un porqué al silencio, {mira|mirá} cuánto se había prometido, porque de eso depende qué se rompió. [quien:De lo que {quien} calla|De lo que se calla] no hay constancia; de lo que se dijo, sí.',
        task: '{Busca|Buscá} {antes} en el chat o en la memoria las promesas textuales, solo esas, y {cópialas|copialas}: «Te llamo», «Nos vemos el viernes». Si hay dos sin cumplir, el motivo importa poco: ya se ve cómo se cumple ahí. Si hay una, cabe preguntar por ella. Si no hay ninguna, [tiempo:después de {tiempo}|después de tanto pensar], lo que quedó libre son planes tuyos, y admiten otra compañía.',
        end: 'Lo que nadie prometió también puede doler, con menos rabia.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Ladra el perro del Loco invertido con el precipicio por techo: cada ladrido parece una causa, y van tres por noche. Todavía no hay porqué que alcance para saltar. [tiempo:En {tiempo}|En estos días] no llegó ningún dato nuevo, solo ladridos, y en tu mano está no contestarles [quien:con un mensaje para {quien}|con un mensaje].',
        task: 'Tres noches, la primera {antes}: {escribe|escribí} en un papel, sin mirar los anteriores, «Creo que fue porque…» y {dóblalo|doblalo}. La cuarta mañana se abren los tres sobre la mesa. Si dicen lo mismo, hay algo que preguntar, con calma y una vez. Si dicen tres cosas distintas, hablaba el cansancio. Si alguno te da risa, {quédate|quedate} con ese hasta que llegue un dato.',
        end: 'De noche cualquier ladrido tiene aspecto de explicación.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'En la mesa del Mago está todo a mano, y también la espada, que corta dudas. Sí se puede saber algo si {preguntas|preguntás} una vez y sin trampa. El motivo [quien:lo tiene {quien}|lo tiene la otra persona] y ninguna teoría lo fabrica; [tiempo:después de {tiempo}|a estas alturas], la pregunta limpia es la herramienta que falta usar.',
        task: '{Mándala|Mandala} {antes}, a media tarde y sin antecedentes: «Noté que dejamos de hablar. ¿Pasó algo que deba saber?». Si llega una razón, se lee dos veces y se contesta al otro día. Si llega «nada, todo bien», se toma al pie de la letra. Si en cinco días no llega nada, esa es toda la explicación que hay sobre la mesa.',
        end: 'Preguntar una vez es curiosidad; a la tercera ya es insomnio.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Del revés, el Mago invertido enseña la mesa por debajo: mucha mano en el aire, pocos objetos. No busques el motivo en los «buenos días»; lo que ayuda es la diferencia entre palabras y hechos. [quien:Lo que {quien} hizo|Lo que se hizo] se cuenta con los dedos, [tiempo:en {tiempo}|en todo este tiempo] o en un año.',
        task: '{Haz|Hacé} {antes} dos columnas, «Dijo» e «Hizo»: cada promesa a la izquierda, cada hecho a la derecha, y abajo los números, «14 / 3». Si van parejas, este silencio es raro y cabe preguntar. Si la izquierda triplica, se parece bastante a lo de antes, con menos letras. Si gana la derecha, {guarda|guardá} la hoja: hubo hechos, y un silencio no los quita.',
        end: 'Un «buenos días» diario llena la pantalla, no la silla.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Detrás del velo de la Sacerdotisa hay agua, y desde aquí no se ve cuánta. El porqué no está a la vista todavía, y adivinarlo no lo acerca. En tu mano está dejar la pregunta en un sitio en vez de llevarla encima: [quien:{quien} podrá contestarla o no|alguien podrá contestarla o no], y la noche seguirá siendo para dormir.',
        task: '{Escribe|Escribí} {antes} en lo alto de una hoja «¿Por qué dejó de escribir?» y {deja|dejá} el resto en blanco. {Dóblala|Doblala}, {ponle|ponele} «pendiente» y {métela|metela} entre dos libros que no leas. Si llega la respuesta, hay sitio para apuntarla. Si [tiempo:después de {tiempo} más|después de un mes] ya no te {acuerdas|acordás} de cuáles libros eran, dejó de urgir. Si la {sacas|sacás} cada noche, {cámbiala|cambiala} de habitación.',
        end: 'Una pregunta guardada sigue siendo pregunta, pero deja cenar.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Se corre el velo en la Sacerdotisa invertida y aparece algo que quizá ya habías visto: una prisa, un «luego te cuento». Depende de si ese detalle fue un hecho o nació después, [tiempo:en {tiempo}|en estos días] de repaso. No dice [quien:qué pensaba {quien}|qué pensaba nadie]; dice qué viste {tú|vos}, y con eso se puede preguntar.',
        task: '{Apunta|Apuntá} {antes} un solo detalle raro de la última vez, con hora y lugar: «A las nueve miró el reloj». Si ya estaba en tu memoria aquella noche, es un dato, y cabe una línea: «Te noté con prisa, ¿todo bien?». Si apareció a los tres días, se tacha. Si no sale ninguno, aquello estuvo bien y no tiene letra pequeña.',
        end: 'La memoria inventa gestos cuando le faltan frases.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Entre el trigo se sienta la Emperatriz, y no le pasa factura al campo. El porqué ajeno no se cosecha desde aquí; lo que sembraste se ve y era bueno: [quien:la compañía que tuvo {quien}|la compañía que diste], la risa, el rato. Sí merece seguir dándose, donde haya quien lo reciba, y eso no depende de ninguna explicación.',
        task: '{Nombra|Nombrá} {antes} tres cosas que diste en esa historia y que servirían con cualquiera: «Escuché», «Hice reír», «Llevé el postre». {Repite|Repetí} una con otra persona, sin contarle de dónde viene. Si la recibe bien, [tiempo:no se estropeó en {tiempo}|no se estropeó con el silencio]. Si no le llama la atención, quedan dos en la lista. Si no sale ninguna, {pídele|pedile} la lista a quien te conozca.',
        end: 'Lo que diste bien no se echa a perder por un silencio.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El trigo de la Emperatriz invertida crece hacia abajo y nadie come de él. El motivo no brota por seguir regando ese chat. [quien:El saludo que {quien} ya no manda|El saludo que ya no llega] tenía su hora, y [dia:desde {dia}|desde hace días] esa hora pasa hambre; a ella sí le {puedes|podés} dar algo, venga de donde venga.',
        task: 'Siete mañanas, empezando {antes}: un «Buenos días, ¿desayunaste?» cada día para una persona distinta que seguro conteste, una tía, un vecino, quien riega tus plantas. {Lleva|Llevá} la cuenta. Con seis o siete respuestas, el saludo estaba sano. Con cuatro, también: la gente duerme. Con menos de dos, {cambia|cambiá} la hora y no el saludo. Al séptimo día, el que falta ya tiene compañía.',
        end: 'Un buenos días sirve para cualquiera que se haya despertado.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Firme en su trono de piedra, el Emperador recibe los asuntos por turno y despide a los que se alargan. Al porqué se le puede dar audiencia, si tiene duración; sin límite, [tiempo:después de {tiempo}|tarde o temprano] ocupa el trono. [quien:El motivo que tenga {quien}|El motivo ajeno] no obedece. Cuánto rato le {dedicas|dedicás}, sí.',
        task: '{Fija|Fijá} {antes} la audiencia: «De siete a siete y veinte, el porqué», en la misma silla y con alarma. Fuera de ahí se contesta «mañana a las siete». Si a la semana te sobran minutos, se recorta a diez. Si nunca alcanzan, que esos veinte sean con alguien que escuche; y si además roban el sueño, con un profesional.',
        end: 'Una pregunta con horario deja de mandar en la casa.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Vacila el trono del Emperador invertido, y la orden de explicarse no la oye nadie. No está en tu mano exigir el motivo, [quien:ni siquiera si {quien} te lo debe|ni siquiera si te lo deben]. Sí lo está decir cómo te fue a {ti|vos} con esto, una vez y sin interrogatorio: no pide permiso [tiempo:ni caduca en {tiempo}|ni caduca].',
        task: '{Cambia|Cambiá} {antes} la pregunta por una frase que acabe en punto: «Me habría gustado un aviso». {Decide|Decidí} con el papel delante si se envía o se guarda. Si la {envías|enviás}, no se repite, aunque contesten con un corazón. Si la {guardas|guardás} y {descansas|descansás}, era para {ti|vos}. Si la mano se va hacia un «¿cómo pudiste?», otra hoja y otra vez el punto.',
        end: 'Un punto final dice lo que siete interrogaciones no consiguen.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Levanta dos dedos el Hierofante y dicta lo de siempre: quien no va, avisa. El porqué puede tardar o no llegar; la costumbre ya está escrita, y de ella depende qué hacer con lo que venga. [quien:Si {quien} trae una razón|Si llega una razón] que la respete, se escucha; si no, la norma contesta por su cuenta.',
        task: '{Escribe|Escribí} {antes} tu norma de la casa en una línea, para {ti|vos} y para cualquiera: «Si no voy, aviso; si no quiero, lo digo». {Pégala|Pegala} en un armario. Si llega una disculpa con motivo, entra. Si llega [tiempo:un «hola» después de {tiempo}|un «hola»] como si nada, primero se pregunta por la norma. Si alguna vez la incumpliste {tú|vos}, {empieza|empezá} por ahí.',
        end: 'Avisar cuesta una línea; no avisar, la semana de alguien.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Predica el Hierofante invertido y cada monje entiende una cosa: así llegan los consejos de cinco amistades y un experto de pantalla. El motivo no está en ninguna de esas bocas, no lo busques ahí. [quien:Nadie de ese grupo estuvo donde {quien}|Nadie de ese grupo estuvo del otro lado], y [tiempo:después de {tiempo}|después de tanta consulta] suenan con la misma seguridad.',
        task: '{Anuncia|Anunciá} {antes} un ayuno de tres días: «Esta temporada no interpreto mensajes, ni propios ni ajenos». Ni expertos ni capturas en el grupo. Si alguien opina igual, «gracias, el lunes». Al cuarto día, {escribe|escribí} en una línea lo que te parece a {ti|vos}. Si coincide con la primera impresión, bastaba. Si sale «no lo sé», es la opinión más honrada de las seis.',
        end: 'Cinco intérpretes no hacen hablar a un chat vacío.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'El ángel de los Enamorados los ve a los dos; ellos, cada cual desde su árbol, solo ven la mitad. En la tuya hay un porqué que se puede averiguar: por qué importa tanto. Depende de qué falte, [quien:la compañía que daba {quien}|esa compañía], una promesa o el gusto de que alguien elija tu nombre.',
        task: '{Completa|Completá} tres veces {antes}, deprisa: «Me importa porque…». Si las tres hablan de la persona («su risa»), cabe un mensaje que lo diga. Si hablan del trato («alguien me escuchaba»), {busca|buscá} ese trato en quien ya lo da. Si hablan del desaire («a mí nadie me hace esto»), [tiempo:después de {tiempo}|ahora mismo] ningún motivo lo curaría: primero una vuelta al aire libre.',
        end: 'Antes del porqué ajeno está el propio, que contesta enseguida.',
      },
      rev: {
        lean: 'no',
        ahead:
          'A uno y otro lado de sus árboles, los Enamorados invertidos se miran sin hablarse: historias, corazones, puntos verdes. De ahí no sale un porqué. No reacciones; [quien:lo que {quien} publica|lo que esa persona publica] va para todo el mundo, y una llamita de vuelta tampoco pregunta nada. [tiempo:Después de {tiempo}|Para saber], hacen falta verbos.',
        task: '{Silencia|Silenciá} {antes} sus historias durante siete días y, a la hora en que las mirabas, {escribe|escribí} las tuyas en un papel: «Hoy comí…», una línea por noche. Si al octavo día {quieres|querés} saber algo, que sea con verbo, «¿Hablamos?», y una vez. Si no {quieres|querés} nada, siguen en silencio. Si las {abres|abrís} el segundo día, se vuelve a empezar, sin regaños.',
        end: 'Una cena ajena en pantalla no contesta ninguna pregunta.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Con armadura y dosel, el Carro deja la ciudad atrás y va de frente. Sí se puede ir hacia el motivo en línea recta, una vez: pedir cinco minutos de voz, con día y hora. [tiempo:Después de {tiempo}|A estas alturas], lo escrito da rodeos. [quien:Si {quien} no los da|Si no te los dan], el camino sigue sin ese dato y sin atropello.',
        task: '{Escribe|Escribí} {antes}: «Prefiero preguntarte de viva voz. ¿El jueves a las ocho, cinco minutos?». Si acepta, {lleva|llevá} una sola pregunta y {escucha|escuchá} hasta el final. Si propone otra hora, es lo mismo. Si dice «mejor por escrito», sea, pero con respuesta. Si no dice nada, el jueves a las ocho {pon|poné} música: ese tramo está hecho.',
        end: 'Cinco minutos de voz ahorran dos semanas de adivinanzas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Tira cada esfinge del Carro invertido por su lado y las ruedas se hunden en el mismo barro: entrar, mirar, salir, volver a entrar. Un perfil activo de madrugada no explica el silencio. [quien:Lo que haga {quien}|Lo que haga la otra persona] a esa hora no es tu camino; lo que {haces|hacés} {tú|vos}, [dia:desde {dia}|desde hace días], sí se puede frenar.',
        task: '{Cierra|Cerrá} a las diez la sesión de esa aplicación, cinco noches, la primera {antes}, con la contraseña en un papel lejos de la cama y encima una línea: «A las dos, yo duermo». Cada vez que te levantes a buscarlo, agua y una raya. Con una o ninguna, las ruedas salieron del barro. Con tres, que el papel lo guarde otra persona.',
        end: 'Un perfil despierto a las dos solo prueba dos desvelos.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'Sin apretar le sostiene la Fuerza la quijada al león: ni lo niega ni lo suelta. Dolió, y para eso no hace falta motivo. Sí {puedes|podés} decirlo antes de entenderlo; no depende de [quien:que {quien} lo explique|que alguien lo explique]. Lo que se sostiene con las dos manos, [tiempo:después de {tiempo}|después de estos días], pesa menos que lo que se finge.',
        task: '{Dile|Decile} {antes} a alguien de confianza estas palabras y no otras: «Me dolió. No hace falta que me expliques por qué lo hizo». Si te escucha sin teorías, {quédate|quedate} un rato más. Si empieza con «seguro que…», la misma frase, suave. Si no hay a quién, ante el espejo; y si duele semanas, {llévalo|llevalo} a quien escuche por oficio.',
        end: 'Un dolor sin motivo a la vista también tiene derecho a silla.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El león de la Fuerza invertida se volvió contra la mano que lo cuidaba: «por algo será», «qué ridículo». De un silencio no se deduce cuánto {vales|valés}. [quien:El motivo que calla {quien}|El motivo que alguien calla] es desconocido; lo que te {dices|decís} a solas, en cambio, se oye clarísimo, y ese mordisco sí depende de {ti|vos}.',
        task: '{Anota|Anotá} {antes}, tal cual, tres frases que te {dices|decís} de noche por este asunto. Al lado, la versión para tu mejor amistad: donde dice «qué ridículo», «mostraste ganas, y eso es sano». Si la segunda columna sale sola, {léela|leela} en voz alta tres noches. Si no sale, que la llene esa amistad. [tiempo:Después de {tiempo}|Después de tanto gruñido], al león le toca oír algo amable.',
        end: 'A nadie se le habla así por no recibir un mensaje.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'if',
        ahead:
          'El farol del Ermitaño guarda una estrella y da luz para un renglón cada vez. Lo que pasó se puede saber a medias: los hechos, con fecha. Depende de no alumbrar más lejos; [quien:por qué calla {quien}|por qué alguien calla] queda fuera del círculo. Dentro, [tiempo:en {tiempo}|en estos días], suele haber menos de lo que parecía.',
        task: '{Escribe|Escribí} {antes} la cronología en cinco renglones, solo con verbos que se ven: «Martes: escribió. Jueves: leyó. Domingo: no fue». Ni «se aburrió» ni «se asustó». Si los renglones se explican solos, ya está. Si entre dos hay un salto, {ponle|ponele} un punto: ahí falta un dato, y se deja faltar. Si no llegan a cinco, la historia era corta y también se guarda.',
        end: 'Cinco fechas seguidas explican más que cincuenta suposiciones.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Da vueltas en su cumbre el Ermitaño invertido, con el farol bajo el manto y sin nadie que le cuente otra cosa. A solas el porqué no se halla. Depende de oír a gente que estuvo del otro lado, la que dejó de contestar: [quien:no sabrán nada de lo que calla {quien}|no sabrán nada de tu caso], pero sí de cómo se calla.',
        task: '{Pregunta|Preguntá} {antes} a tres personas, de una en una: «¿Alguna vez dejaste de contestarle a alguien? ¿Por qué?». Los motivos, a una hoja. Si los tres eran cosa de quien callaba, {ten|tené} esa hoja a mano de noche. Si en alguno hubo un hecho concreto, {mira|mirá} si te suena. Si nadie confiesa, {empieza|empezá} {tú|vos}, [tiempo:que en {tiempo}|que en estos días] se hace memoria.',
        end: 'Casi todo el mundo le debe una respuesta a alguien.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'wait',
        ahead:
          'Gira la Rueda de la Fortuna con quien sube y con quien baja, y desde abajo no se ve qué tocó arriba. Todavía falta saber. [quien:La semana que tuvo {quien}|La semana ajena] pudo torcerse por asuntos que no te tocan, y [tiempo:en {tiempo}|en pocos días] caben muchos. De {ti|vos} depende no escribir tu nombre en cada radio.',
        task: '{Haz|Hacé} {antes} una lista de cuatro cosas que te pasaron y que esa persona ignora: «Perdí las llaves», «Discutí con mi hermano». {Cuélgala|Colgala} junto al teléfono. Cuando vuelva el porqué, se lee: del otro lado hay otra lista. Si a la semana no llega nada, una línea: «Espero que todo vaya bien por ahí». Si la contesta, se sigue; si no, basta.',
        end: 'También del otro lado hay llaves que se pierden.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Rueda de la Fortuna invertida enseña una cara conocida: casi todo el mundo la vio pasar. No te quedes esperando el motivo; si llegó la otra vez, quizá llegó tarde. [quien:De lo que haga {quien}|De lo que haga alguien] no depende que la rueda siga: depende de soltar el radio.',
        task: '{Haz|Hacé} memoria {antes} de la última vez que alguien se esfumó y {contesta|contestá} por escrito: cuándo supiste el motivo, cuál era, qué cambió. «Nunca, no sé, nada» también sirve. Si la vida siguió sin el dato, [tiempo:después de {tiempo} se puede soltar este también|se puede soltar este también]. Si el dato sirvió, {pídelo|pedilo} una vez. Si es la primera, {pregunta|preguntá} a quien ya dio esa vuelta.',
        end: 'El motivo que nunca llegó de la otra vez ya no desvela.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Sentada entre dos columnas, la Justicia no firma lo que no consta. Qué pasó depende de las pruebas, y son pocas: hubo esto, dejó de haber aquello. El motivo [quien:que tenga {quien}|ajeno] no está en el expediente. Si [tiempo:después de {tiempo}|con lo que hay] no se puede fallar sobre la otra persona, sí sobre lo tuyo: esperar o no.',
        task: '{Redacta|Redactá} {antes} una sentencia de tres renglones: «Hechos: … No consta: … Decido: …». En el primero, lo que viste. En el segundo, todo lo supuesto estos días. En el tercero, algo tuyo con fecha: esperar al lunes, preguntar una vez, archivar. Si el segundo sale más largo, es normal: ahí vive la duda. Si el tercero no sale, se aplaza una semana.',
        end: 'Sin pruebas no se condena a nadie, tampoco a quien espera.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se inclina la balanza de la Justicia invertida, y siempre hacia el mismo platillo: el tuyo. No hay delito conocido y la pena se cumple igual, mirar, repasar, callar. Para dejarla no hace falta el motivo, [quien:ni que {quien} lo declare|ni que nadie lo declare]. Hace falta firmar la salida, y la firma es tuya.',
        task: '{Cuenta|Contá} los días de castigo, [dia:desde {dia}|desde el primero], y {escribe|escribí} en una hoja: «Pena cumplida: … días. Puede salir», con fecha y firma. Se sale {antes} a algo con gente y postre. Si sabe bien, no quedaba condena. Si a mitad del postre vuelve el fiscal, se le enseña la hoja. Si aparece una falta concreta, esa se arregla aparte, con una disculpa corta.',
        end: 'Que alguien no conteste no convierte en culpable a quien escribió.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'if',
        ahead:
          'Desde su cuerda, el Colgado ve la escena al revés y no le parece peor. Leída del final hacia atrás, la conversación a veces enseña dónde cambió el paso. Qué preguntar depende de que ese punto exista: [quien:no dirá qué sintió {quien}|no dirá qué sintió nadie], dirá desde cuándo, [tiempo:y quizá no sea solo cosa de {tiempo}|y quizá no sea solo cosa de estos días].',
        task: '{Lee|Leé} {antes} los últimos treinta mensajes en orden inverso y {pon|poné} una cruz donde cambie el largo o el tono. Si la cruz tiene fecha, cabe preguntar por ella: «Desde aquel jueves noté un cambio, ¿fue algo?». Si hay tres cruces, venía de lejos. Si no hay ninguna, el chat no guarda el motivo y se puede soltar la cuerda.',
        end: 'Al derecho se busca culpa; al revés, a veces, una fecha.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se dio la vuelta el Colgado invertido: lo que colgaba ahora pisa. El teléfono boca abajo sigue mandando, y no hace falta saber el motivo para ponerlo derecho; depende de {ti|vos} quitarle el oficio de oráculo. [quien:Si {quien} llama|Si llama esa persona], sonará como suena todo, y [tiempo:después de {tiempo}|después de tantos días] de esconderlo ya toca.',
        task: '{Pon|Poné} el teléfono boca arriba {antes}, a la vista y con sonido para tres nombres de fiar: «Mi hermana, el trabajo, Lola». El resto, mudo, ese chat también. Tres días así. Si suena, se atiende con gusto. Si no suena, es un silencio de los buenos. Si le das la vuelta a escondidas, {suma|sumá} un cuarto nombre, alguien que llame mucho.',
        end: 'Un teléfono boca abajo también se está mirando.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Un obispo le ruega a la Muerte, y ella pasa a caballo sin contestarle. El motivo puede no llegar nunca y aun así esto puede terminar. No sigas negociándolo: la despedida que [quien:{quien} no escribió|nadie escribió] la {puedes|podés} escribir {tú|vos}, [tiempo:después de {tiempo}|a estas alturas], con mejor letra y sin pedirle nada al jinete.',
        task: '{Escribe|Escribí} {antes} el adiós que faltó, en dos líneas y como si te llegara: «No supe decirlo. Gracias por las horas de conversación». {Léelo|Leelo} una vez y a un sobre cerrado. Si te alivia, el chat se archiva esa noche. Si te da rabia, la rabia cabe en el mismo sobre. Si aún no sale, {pon|poné} solo la fecha, y otro día el resto.',
        end: 'Un adiós escrito por quien se queda también cierra.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'A la Muerte invertida se le cae la rosa de la bandera y el caballo no avanza: hay algo a medio enterrar. Todavía no toca decidir si se acabó ni por qué. [quien:El porqué que guarda {quien}|El porqué] puede esperar; lo que quedó por el suelo [dia:desde {dia}|desde hace días], la foto, la servilleta, sí está en tu mano.',
        task: '{Busca|Buscá} una caja pequeña {antes} y {mete|meté} lo que encuentres de aquello, papeles, fotos. En la tapa, una etiqueta: «Tres salidas, buenas». Al fondo del armario. Si se llena, hubo mucho y se guarda con respeto. Si sobra casi toda, pesaba más de lo que ocupaba. Si no hay ni un papel, se guarda la etiqueta.',
        end: 'Lo que cabe en una caja deja libre la mesa.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'El ángel de la Templanza pasa el agua de copa en copa hasta que encuentra el nivel. Casi ningún silencio viene de una sola fuente: algo es de quien calla, algo de las circunstancias, algo quizá tuyo. Depende de que bebas solo de tu copa; [quien:la que tiene {quien}|la ajena] no se llena desde aquí, [tiempo:ni en {tiempo}|ni con tiempo].',
        task: '{Reparte|Repartí} {antes} cien gotas en tres vasos dibujados, con números: «suyo», «circunstancias», «mío». Se trabaja únicamente con el tercero. Menos de veinte: se tira el dibujo y a otra cosa. Entre veinte y cincuenta: {nombra|nombrá} una cosa que harías distinta. Más de cincuenta: que mire los vasos alguien que te quiera y, si hace falta, te mueva el lápiz.',
        end: 'Nadie llena a solas los tres vasos de un silencio.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El agua de la Templanza invertida cae fuera de las copas y el pie se queda en seco. Todavía no busques motivos: con el sueño y la comida fuera de sitio, cualquiera parece cierto. [tiempo:Después de {tiempo}|Después de estos días], lo que depende de {ti|vos} es recuperar la medida; [quien:lo que diga {quien}|lo que digan] se entiende mejor con ocho horas de cama.',
        task: 'Cinco días de tabla, empezando {antes}, en tres columnas: «Dormí, comí, miré», con horas, platos y veces. Ningún porqué en esa hoja. Si las dos primeras suben y la tercera baja, al quinto día {puedes|podés} preguntar con pulso firme. Si no se mueven, otros cinco. Si son ya semanas sin dormir o sin hambre, que la vea un médico.',
        end: 'Con sueño atrasado toda explicación parece una acusación.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Agachado en su medio pedestal, el Diablo cobra caro lo que no entrega: un poco más de búsqueda y aparecerá el porqué. Así no aparece. [quien:Lo que {quien} no dice|Lo que alguien no dice] no está al fondo del perfil ni en los comentarios. [tiempo:Después de {tiempo}|A estas alturas], esa argolla se abre dejando de buscar, y la mano es tuya.',
        task: '{Ponle|Ponele} precio {antes}: cuánto pagarías, en dinero, por saber el motivo hoy. La cifra, en un papel: «Por saberlo, …». Si es menos que una cena, no da para más desvelos. Si es una cena, {cómela|comela} con alguien que conteste. Si es una cantidad que asusta, lo caro no es el motivo sino la cadena, y conviene contárselo a quien sepa de cadenas.',
        end: 'Hay respuestas que cuestan una cena y duran menos.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Ya no aprietan las argollas del Diablo invertido: basta agachar la cabeza para sacarlas. Sí, {puedes|podés} dejar de vigilar sin haber entendido nada. [quien:A qué hora se conecta {quien}|A qué hora se conecta] no explica un silencio. Lo que está en tu mano, [tiempo:después de {tiempo}|a estas alturas], es quitar de en medio los avisos: sin timbre no hay guardia.',
        task: '{Desactiva|Desactivá} {antes} los avisos de ese perfil y {deja|dejá} de seguir la cuenta en un sitio, uno solo, diciendo en voz alta al pulsar: «No me hace falta saber a qué hora se conecta». Si alivia, va el siguiente sitio. Si a la hora {entras|entrás} a mirar, {anota|anotá} qué esperabas ver. Si pasan tres días sin entrar, la argolla ya es adorno.',
        end: 'Sin avisos en el teléfono también amanece.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Un solo rayo, y por las ventanas de la Torre ya sale fuego: hay cosas que no se anuncian. El porqué no se saca mirando las ruinas; no lo busques ahí [tiempo:por {tiempo} más|por otra semana]. En tu mano está contar la caída, una vez. [quien:Lo que {quien} cuente|Lo que la otra persona cuente], si lo cuenta, será otra versión.',
        task: '{Cuéntale|Contale} {antes} a alguien el día del corte, de la mañana a la noche, con reloj: cinco minutos, sin «quizá» ni «seguro que». {Empieza|Empezá} así: «Ese día me levanté a las…». Si {llegas|llegás} al final, el derrumbe ya tiene orilla. Si se cuela un «quizá», vuelta al minuto uno. Si se quiebra la voz, se descansa: quien escucha puede ir haciendo café.',
        end: 'Lo que se cuenta entero deja de caerse cada noche.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Aguanta la Torre invertida con grietas anteriores al rayo, de esas que alguien tapó por no discutir. Depende de si callaste algo por no estropear nada; eso lo {sabes|sabés} {tú|vos}, [quien:no {quien}|nadie más]. No explica [tiempo:lo ocurrido en {tiempo}|lo ocurrido], y nadie tiene la culpa de ser amable, pero enseña qué pared no volver a tapar.',
        task: '{Busca|Buscá} {antes} en la memoria dos momentos en que dijiste «da igual» y no daba. {Escribe|Escribí} lo que habrías dicho: «Eso no me gustó». Si salen los dos, {estrena|estrená} uno con quien sea: en la panadería sirve. Si sale uno, ese. Si no sale ninguno, la grieta no es de este lado y {puedes|podés} dejar de palpar paredes.',
        end: 'Un «eso no me gustó» a tiempo sostiene más que un silencio.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Junto al estanque, la Estrella devuelve el agua a su sitio. Sin saber el porqué también se recupera lo que salió de {ti|vos}: la música, el plato, las ganas de reír tarde. Sí, es tuyo, lo haya probado [quien:{quien}|quien sea] o no. Depende de volver a usarlo pronto, [tiempo:no después de otros desvelos como {tiempo}|no dentro de un año].',
        task: '{Elige|Elegí} algo que quedó pegado a esa historia, una canción, un plato, una esquina, y {vuelve|volvé} a ello {antes}. Al terminar, en voz alta: «Esto también es mío». Si lo gozaste, ya volvió. Si picó a la mitad, el resto queda para el mes próximo. Si picó desde el principio, algo más pequeño: el helado de siempre, con otro sabor.',
        end: 'La canción era tuya antes de que la oyeran dos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con las ocho luces abajo, la Estrella invertida pregunta lo que no toca: qué tengo de malo. Un silencio no trae ese informe, no lo busques ahí. [quien:Lo que {quien} vio o no vio|Lo que la otra persona vio o no vio] no se sabrá por este medio. Lo que ve quien te trata hace años, sí, y basta con pedirlo.',
        task: '{Pídeles|Pediles} {antes} a dos personas que te traten hace más de cinco años: «Necesito un dato: algo que hago bien cuando estoy con gente». Sin contar el motivo. Las respuestas, copiadas a mano. Si coinciden, van una semana en el bolsillo. Si no, son dos luces en vez de una. Si alguien contesta con una broma, [tiempo:después de {tiempo}|después de estos días] reírse también cuenta.',
        end: 'Quien te conoce hace años suele contestar el mismo día.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Caen gotas de luz de la Luna sobre un perro, un lobo y un camino, y todo brilla como si dijera algo. Todavía no hay porqué; hay brillos: un punto verde, una hora. De {ti|vos} depende no leerlos. [quien:Por qué se conecta {quien}|Por qué se conecta] no se distingue con esta luz, [tiempo:y en {tiempo} no aclaró|y de noche no aclara].',
        task: '{Escribe|Escribí} {antes} una ficha bien seca y {pégala|pegala} en la funda del teléfono: «Punto verde. Material: pantalla encendida. Significado: ninguno comprobado». Para cada brillo nuevo, otra ficha igual. Si te da risa, el lobo perdió un colmillo. Si alguna no se deja secar, un bloqueo, por ejemplo, eso sí es un hecho y se respeta. Si llegan a diez, se acabó la colección.',
        end: 'Un punto verde alumbra poco para leer intenciones.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Luna invertida deja ver el fondo del estanque: el cangrejo era pequeño. Antes de leer un desaire conviene descartar lo llano, un aparato roto, un viaje, una enfermedad. Depende de si hay a quién preguntar sin molestar. [quien:Saber si {quien} está bien|Saber si está bien] te corresponde; saber por qué no escribe, [tiempo:después de {tiempo}|estando bien], ya es cosa suya.',
        task: 'Si hay alguien en común, {pregunta|preguntá} {antes}, una vez y corto: «¿{Sabes|Sabés} si está bien? No necesito detalles». Si hubo un percance, un mensaje de ánimo sin cuentas pendientes. Si está bien, el dato llegó y no se pide el resto. Si no hay nadie en común, una línea directa: «Con un todo bien me basta». Después, ninguna averiguación más.',
        end: 'Saber que está bien alcanza; lo demás ya es curiosidad.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'A caballo y sin silla, el niño del Sol está contento con la mañana que hubo. Lo bueno fue bueno, y el silencio no lo corrige hacia atrás. Sí {puedes|podés} quedarte con eso sin el porqué; no depende de [quien:que {quien} lo confirme|que nadie lo confirme]. A plena luz se ve: aquello [dia:y el silencio desde {dia}|y el silencio de después] son dos cosas.',
        task: '{Cuéntale|Contale} {antes} a alguien solo la parte buena, con detalles, y {termina|terminá} ahí: «Hablamos hasta tarde, me reí muchísimo». Sin el final. Si sale sin «pero», ese rato está a salvo. Si el «pero» asoma, {cierra|cerrá} la boca y {busca|buscá} otro detalle. Si no hay parte buena que contar, ahí {tienes|tenés} un porqué, y esta vez es tuyo.',
        end: 'Una buena tarde no necesita segunda parte para haber sido.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con los girasoles debajo y el muro encima, el niño del Sol invertido no se reconoce. Parte de lo que falta es cómo eras esos días, con risa y con ganas de salir. Depende de buscarlo de tu lado: [quien:lo que {quien} calla|lo que alguien calla] no apaga eso, [tiempo:ni en {tiempo}|ni aunque no se explique nunca].',
        task: '{Busca|Buscá} {antes} una foto de esos días en la que salgas bien {tú|vos}, {recórtala|recortala} si hace falta y {ponle|ponele} pie: «Así me río cuando estoy a gusto». Si te alegra, será fondo de pantalla una semana. Si duele, a un cajón, y en su lugar otra de otro año. Si no existe ninguna, que alguien te la tome en la próxima comida con sol.',
        end: 'Aquella risa salió de tu boca, no de su teléfono.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'wait',
        ahead:
          'Se abren las tapas cuando suena la trompeta del Juicio, y quien se levanta trae las manos vacías. Todavía no hay explicación, y quizá un día la haya. De {ti|vos} depende con qué se la recibe, con cuarenta cargos o con una pregunta. [quien:Si {quien} habla|Si alguien habla], [tiempo:después de {tiempo}|después de tanto callar], que encuentre una.',
        task: '{Redacta|Redactá} {antes} la única pregunta que harías si apareciera y {quítale|quitale} palabras hasta que no sobre ninguna: «¿Qué pasó?». {Guárdala|Guardala} donde la veas al contestar. Si aparece, se pregunta eso y se escucha sin ayudar. Si lo que diga se sostiene, hay conversación. Si es humo, «gracias», y nada más. Si no aparece, dos palabras no cuesta nada tenerlas listas.',
        end: 'Quien llega tarde merece una pregunta, no cuarenta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Baja el brazo el ángel del Juicio invertido y la trompeta queda al alcance de cualquiera. No insistas: [quien:el porqué que guarda {quien}|el porqué ajeno] no despierta a gritos. Pero si alguna vez alguien esperó tu respuesta, ese silencio sí depende de {ti|vos}, y romperlo enseña sobre callar [tiempo:más que {tiempo} de conjeturas|más que mil conjeturas].',
        task: '{Piensa|Pensá} en alguien a quien dejaste esperando, hace un mes o diez años, y, si no le hace daño, {escríbele|escribile} {antes}: «Un día dejé de contestarte y no te dije por qué. Perdón». Si contesta, {escucha|escuchá}. Si no, está en su derecho, y se entiende por los dos lados. Si es mejor no remover, la misma línea en papel y sin enviar.',
        end: 'Quien alguna vez calló entiende mejor un silencio.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'no',
        ahead:
          'Baila en su corona la figura del Mundo y no les pide cuentas a las cuatro esquinas. Esto puede quedar redondo sin motivo: no hace falta un porqué para que haya final, sino alguien que lo diga, y {puedes|podés} decirlo {tú|vos}. [quien:Lo que {quien} sepa y no cuente|Lo que alguien sepa y no cuente] queda fuera del laurel, [tiempo:con {tiempo} y todo|con silencio y todo].',
        task: '{Escribe|Escribí} {antes} el final en tres frases donde no aparezca «porque»: «Nos conocimos en otoño. Hablamos mucho. Un día dejamos de hablar». {Léelas|Leelas} a alguien como quien cuenta una película. Si nadie pregunta el motivo, tampoco hacía tanta falta. Si lo preguntan, «no lo sé» es una respuesta completa. Si se escapa un «porque», se tacha.',
        end: '«Y un día dejamos de hablar» también es un final.',
      },
      rev: {
        lean: 'if',
        ahead:
          'A la corona del Mundo invertido le falta un nudo, y por ahí se va la vista. Ese nudo es el porqué, y cuánto pesa depende de cuánta semana tuya lo necesite de verdad. [quien:Si {quien} lo trae|Si alguien lo trae], se ata; si no, [tiempo:después de {tiempo}|a estas alturas] se puede bailar con la cinta suelta.',
        task: '{Apunta|Apuntá} {antes} tus tres próximos planes y al lado de cada uno «¿necesito el porqué para esto?», con sí o no: «Dentista: no. Cumpleaños de Rosa: no». Si salen tres noes, hay semana completa sin explicación. Si sale un sí, suele ser un plan de dos, y se rehace con otra compañía. Si no había planes, se empieza por atar uno.',
        end: 'El dentista atiende igual sin saber quién calló.',
      },
    },
  },
};
