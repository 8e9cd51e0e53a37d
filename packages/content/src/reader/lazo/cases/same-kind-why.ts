import type { CaseTexts } from '../../family.ts';

/** «same-kind-why». */
export const SAME_KIND_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Cambian el nombre, el oficio y el peinado, y hacia el tercer mes la conversación es la misma, casi palabra por palabra, como si alguien hubiera guardado el guion.',
    },
    {
      needs: [],
      text: 'En una habitación con veinte personas, tus ojos encuentran sin ayuda a la única que no está disponible. Tanta puntería cansa, y a estas alturas ya pide una explicación.',
    },
    {
      needs: [],
      text: '«Siempre me pasa» es una frase que se dice riendo en la mesa y en serio de camino a casa, cuando ya no queda nadie a quien hacerle gracia.',
    },
    {
      needs: [],
      text: 'Una vez fue mala suerte y dos, un chiste de sobremesa. A la tercera, cualquiera empieza a mirarse las manos, por si el reparto lo hicieron ellas.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} la historia parecía estrenarse, y en algún momento apareció una frase ya oída, con el mismo tono que tuvo en otra boca.',
    },
    {
      needs: ['quien'],
      text: 'Antes de {quien} hubo otra historia con distinto nombre y un aire muy parecido, y eso es lo que ya no deja echarle toda la culpa a la suerte.',
    },
    {
      needs: ['quien'],
      text: 'Si solo se tratara de {quien}, bastaría con una buena queja. Lo que inquieta es el parecido, ese aire de familia con quienes ya pasaron por tu mesa.',
    },
    {
      needs: ['quien'],
      text: 'Detrás de {quien}, en tu pregunta, se adivina una fila entera: gente que se iba, que no podía, que necesitaba algo urgente y nunca era el momento.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} da tiempo a conocer gente de muchas clases, y aun así el resultado se parece tanto que ya no suena a anécdota: suena a estadística.',
    },
    {
      needs: ['evento'],
      text: 'Hay preguntas que se hacen en {evento}, entre el brindis y el postre, mirando el asiento de al lado y haciendo unas cuentas que nadie pidió.',
    },
    {
      needs: ['lugar'],
      text: 'Sería cómodo que la culpa la tuviera {lugar}. Pero cambian las calles y los bares, y quien termina la noche en la silla de enfrente parece salir siempre del mismo molde.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Después de {tiempo}, con {quien} o con quien toque, vuelve la misma escena, y lo más cansado de todo es saberse ya los dos papeles.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Lo de {quien} tiene que ver con {lugar} y lo anterior fue en otra parte; aun así, las dos historias podrían cambiarse de sitio sin que nadie lo notara.',
    },
    {
      needs: ['evento'],
      text: 'Esta vez la pregunta se sienta también en {evento}, y entre tantas parejas que se encontraron sin método alguno, lo tuyo empieza a parecer un método que nadie te enseñó.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Porque enamoran los comienzos, apunta el Loco, y quien siempre está por irse comienza mejor que nadie: rosa en la mano, hatillo ligero, ni una silla que cargar. Sí puede salir distinto, si desde el primer paso {miras|mirás} también el segundo. De [quien:{quien}|la otra persona] depende darlo; de {ti|vos}, proponerlo pronto.',
        task: '[quien:A {quien}, o a quien te guste|A quien te guste ahora], {proponle|proponele} {antes} algo con distancia: «El jueves de dentro de tres semanas hay un concierto. ¿{Vienes|Venís}?». Si anota la fecha, hay camino después del borde. Si se ríe o contesta «ya veremos», {tienes|tenés} el dato en cinco minutos, y cinco minutos se recuperan. Si no hay nadie ahora, {guarda|guardá} la frase.',
        end: 'Quien viaja ligero tampoco suele cargar con una segunda cita.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El perro ladró. En el Loco invertido ladra siempre, y siempre lo tapa la alegría de la caída. No {atraes|atraés} nada raro: en cada historia hubo quizá un aviso temprano, [lugar:en {lugar} o donde fuera|en el primer café o poco después], y el paso siguió. De {ti|vos} depende subirle el volumen al ladrido.',
        task: '{Escribe|Escribí} {antes}, de tus tres últimas historias, la frase de aviso tal como la dijeron: «ahora no busco nada», «sigo hablando con mi ex», «viajo mucho». Al lado, el día en que la oíste. [quien:La de {quien} también cuenta.|La más reciente también cuenta.] Si las tres llegaron antes del primer mes, el perro funciona. Si no te {acuerdas|acordás} de ninguna, desde la próxima se apuntan.',
        end: 'Casi nadie miente en la primera frase.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Sobre la mesa del Mago, copa, espada, basto y oro: a quien tiene con qué arreglarlo todo se le acerca lo que viene roto. Por ahí se explica el parecido. Sí cambia, si alguna vez [quien:{quien} encuentra|quien te guste encuentra] tu compañía antes que tus herramientas. De {ti|vos} depende llegar con la mesa despejada.',
        task: '{Averigua|Averiguá} qué herramienta {usas|usás} para gustar, escuchar, resolver, cocinar o prestar, y {pasa|pasá} {antes} una hora con gente, [evento:mejor en {evento}|mejor en mesa ajena], sin tocarla. Cuando pique la mano, {di|decí}: «Qué lío. ¿Y qué vas a hacer?». Si la charla sigue, se sostenía sola. Si se apaga, lo que buscaban estaba sobre la mesa, y hoy la recogiste.',
        end: 'Quien lleva herramientas a una cita acaba trabajando.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Imán no hay. El Mago invertido esconde una pieza de su mesa, y esa pieza es lo que {quieres|querés}: si se oye «yo tampoco busco nada», se acerca quien no busca nada. Pudo pasar [quien:con {quien}|la última vez]. No hace falta otro embrujo para explicarlo, y poner las cuatro piezas a la vista está en tu mano.',
        task: '{Prepara|Prepará} {antes} tu frase sin truco y {dila|decila} en la primera charla que prometa, [lugar:en {lugar} o por mensaje|en persona o por mensaje]: «Busco pareja, de las que tienen domingos. ¿Y {tú|vos}?». Si se asusta, te devolvió un trimestre. Si contesta algo parecido, la mesa está puesta. Si quien se asusta al decirla {eres tú|sos vos}, {ensáyala|ensayala} hasta que suene a decir la hora.',
        end: 'Lo que se esconde por no espantar espanta igual, más tarde.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Al final espera la Sacerdotisa, con su velo entre dos columnas: lo que se ve a medias se completa con lo mejor de quien mira. Todavía no le eches la culpa a tu carácter; {mide|medí} primero cuánto sabías. La atracción [quien:por {quien}|por esa clase de gente] quizá crece en lo que no se cuenta.',
        task: '{Escribe|Escribí} {antes} diez datos comprobados [quien:de {quien}|de la última persona que te gustó]: con quién come los domingos, qué hace si alguien enferma, cómo terminó lo anterior. «Tiene una mirada triste» no puntúa. Si {llegas|llegás} a ocho, te gustaba alguien. Si no {pasas|pasás} de cuatro, te gustaba el velo, y a la próxima persona se le hacen las seis preguntas que faltan.',
        end: 'El misterio suele ser alguien que todavía no contestó.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Algo se sabe a los diez minutos y se tapa a los once: en la Sacerdotisa invertida el rollo está abierto y los ojos miran al velo. No hace falta una causa más honda. La nota que quizá tomó tu cuerpo [quien:con {quien}|la última vez] decía bastante; de {ti|vos} depende leer la siguiente a tiempo.',
        task: '{Ensaya|Ensayá} {antes} esa lectura en cualquier encuentro, aunque sea [lugar:en {lugar} por otro asunto|en el trabajo o en una fila]: a los diez minutos, a solas, una palabra en el teléfono: «calma», «prisa», «examen». A los tres días {compara|compará} con lo que pasó. Si la palabra acertó, merece que la consultes en amores. Si falló, {pruébala|probala} con otras dos personas antes de jubilarla.',
        end: 'El cuerpo toma notas aunque nadie se las pida.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'if',
        ahead:
          'Trono mullido, trigo alto, doce estrellas: a la Emperatriz se le acerca quien llega con hambre, y come. Ahí puede estar el molde. Sí admite otra forma, si alguna vez {recibes|recibís} antes de servir: traer algo depende [quien:de {quien}|de quien te guste]; dejarle un sitio en la mesa para apoyarlo, de {ti|vos}.',
        task: '{Empieza|Empezá} {antes} y {sigue|seguí} siete días: por cada favor que hagas, {pide|pedí} uno pequeño. «¿Me {traes|traés} un café?», «¿me {acompañas|acompañás} al banco?». {Lleva|Llevá} tres cifras: hechos, pedidos, recibidos. Si la tercera se mueve, hay gente con manos cerca y conviene mirarla más. Si [quien:{quien} no trae|quien te gusta no trae] ni el café, se ve el campo entero.',
        end: 'Quien siempre sirve nunca averigua quién sabe cocinar.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda la Emperatriz invertida, con el trigo comido hasta la raíz y el trono cedido a quien llegó con sueño. No es destino que [quien:lo de {quien}|cada historia] se parezca a lo anterior: cuando querer es cuidar, solo se queda lo que necesita cuidados, y mientras los necesita. Preguntar antes de hacer la cama depende de {ti|vos}.',
        task: '{Contesta|Contestá} {antes} a un apuro ajeno, [quien:de {quien} o de otra gente|venga de quien venga], con esta frase y una sonrisa: «Qué difícil. ¿A quién más le {puedes|podés} pedir?». Y {espera|esperá} un día. Si se las arregla, no hacía falta tanto trigo. Si solo te tenía a {ti|vos}, eso dice qué venía a buscar. Si se molesta, {apunta|apuntá} la palabra exacta.',
        end: 'A quien se cría se le termina despidiendo en la puerta.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'En su trono de piedra, con armadura y cetro, el Emperador impresiona de lejos y apenas se mueve. Quizá enamora esa altura: un oficio enorme, un escenario, un continente de por medio. Sí puede cambiar, si en adelante [quien:{quien} y quien venga se miden|quien venga se mide] en horas y no en talla. Esa ley la {dictas|dictás} {tú|vos}.',
        task: '{Haz|Hacé} {antes} una tabla con tus tres últimas historias: «qué tenía de grande» y «horas por semana que dio». Si la segunda columna no pasa de cuatro, enamoraba el trono. {Ponle|Ponele} un mínimo a la próxima: seis horas, de las despiertas. Si [quien:{quien} las tiene|alguien las tiene], se conversa. Si no las tiene, se admira desde la plaza y se vuelve a casa a cenar.',
        end: 'La grandeza casi nunca se queda a desayunar.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Quizá la armadura también sea tuya, sugiere el Emperador invertido, con el cetro escondido y el trono de espaldas: quien nunca puede entrar tampoco pide que se abra. No busques toda la causa fuera. Que [quien:{quien} tenga|alguien tenga] sitio en su vida queda de su lado; decir una necesidad en voz alta, del tuyo.',
        task: '{Pide|Pedí} {antes} algo pequeño que normalmente resolverías sin ayuda, a alguien que viva cerca: «Hoy preferiría cenar con alguien. ¿{Vienes|Venís}?». Si viene, {observa|observá} en qué momento te incomoda: ahí está el broche de la armadura. Si no puede, no pasó nada y ya lo dijiste. {Apunta|Apuntá} la fecha: [tiempo:en {tiempo} quizá sea la primera|quizá sea la primera del año].',
        end: 'A un castillo cerrado solo se acercan turistas.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Delante está el Hierofante, que enseña; a sus pies, dos acólitos copian el gesto y dos llaves esperan. Quizá toca siempre la misma clase de persona porque así se enseñaba a querer donde creciste. Sí se aprende otra cosa, si la lección se pone por escrito; [quien:{quien} tuvo la suya|cada quien trae la suya].',
        task: '{Escribe|Escribí} {antes}, en tres líneas, cómo se querían en la mesa de tu infancia: «Alguien llegaba tarde, alguien guardaba el plato, nadie preguntaba». Debajo, tres sobre la mesa [quien:con {quien}|de tu última historia]. Si coinciden dos gestos, esa es la lección, y {puedes|podés} elegir cuál {dejas|dejás} de copiar. Si no coincide ninguno, {absuelve|absolvé} a la familia y {busca|buscá} en otra escuela.',
        end: 'Se aprende a querer antes de aprender a leer.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No hay castigo, imán ni carta astral que obligue: al Hierofante invertido se le caen las llaves, y sus acólitos repiten palabras grandes. Una etiqueta así descansa, porque quita trabajo. Lo ocurrido [quien:con {quien}|la última vez] está hecho de verbos, unos ajenos y otros tuyos. De {ti|vos} dependen los segundos.',
        task: '{Cambia|Cambiá} {antes} la etiqueta que {usas|usás} por lo que hiciste, en primera persona y con hora: donde dice «tengo imán», «contesté a la una de la noche», «cancelé una cena», «dije que me daba igual». Tres bastan, [lugar:aunque el recuerdo pase por {lugar}|aunque dé pudor]. Si alguna se puede hacer distinta mañana, ahí está la llave. Si ninguna se puede, al menos la etiqueta ya sobra.',
        end: 'Un imán no contesta mensajes; una persona, sí.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Él la mira a ella y ella mira hacia lo alto: en los Enamorados está pintada la escena que se te repite. Gusta quien mira a otra parte, porque parece que hubiera algo que ganar. Sí se puede torcer, si {empiezas|empezás} a elegir miradas que vuelven; la [quien:de {quien}|de cada cual] se puede contar.',
        task: 'En una charla [quien:con {quien}|con alguien que te guste], {cuenta|contá} {antes}, durante veinte minutos, las preguntas que te hace. Un «¿y {tú|vos}?» puntúa medio. Si pasan de cinco, alguien mira hacia tu lado y conviene quedarse a ver. Si no llegan a dos, era un monólogo con buena luz, y eso no lo arregla ningún ángel: {termina|terminá} el café y {paga|pagá} tu parte.',
        end: 'De puntillas no se aguanta mucho tiempo una mirada.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Donde hay un tercero, sea amor, oficio u océano, elegir le toca siempre a otra persona: en los Enamorados invertidos el ángel queda abajo y nadie decide. No es castigo. [tiempo:En {tiempo} casi nunca|Hasta ahora casi nunca] llegó tu turno de decir que sí o que no, y eso, aunque duela, también protege.',
        task: '{Pregúntale|Preguntale} {antes} [quien:a {quien}|a quien te esté gustando], en la segunda charla y sin solemnidad: «¿Tu corazón y tu agenda están libres, ocupados o en obras?». Si contesta «libres», te toca elegir, y eso ya da otro vértigo. Si contesta «en obras», se felicita y se pasa de largo. Si no contesta, {apúntalo|anotalo} como «ocupados», y el ángel descansa.',
        end: 'Elegir da más miedo que esperar a que elijan.',
      },
    },
    'El Carro': {
      up: {
        lean: 'if',
        ahead:
          'A toda velocidad llega el Carro, con dos esfinges sin freno y un auriga que entra en el amor antes que los datos. A esa marcha solo suben quienes tampoco piensan detenerse. Sí cambia la compañía, si cambia el paso, y el paso es tuyo: [quien:con {quien}|con quien venga] se puede ir al trote.',
        task: '{Reconstruye|Reconstruí} {antes} las fechas de tu última historia: «nos conocimos: día 1; dije que era amor: día __; primera señal rara: día __». Si el segundo número es menor que el tercero, ibas por delante del camino. Para la próxima, [quien:sea {quien} o no|sea quien sea], una cita por semana durante cuatro. Si se aburre, llevaba prisa. Si sigue ahí, {afloja|aflojá} un poco la rienda.',
        end: 'A paso lento se ve quién camina al lado.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Tirando cada una para su lado, las esfinges del Carro invertido se anulan: una quiere compañía y la otra, la casa en silencio. No te falla la puntería: {aciertas|acertás} con gente que contenta a las dos, porque está y no está. De {ti|vos} depende escuchar a la segunda, que va callada [tiempo:desde hace {tiempo}|desde siempre].',
        task: '{Escribe|Escribí} {antes}, sin que lo lea nadie, cinco ventajas de que esa gente no se quede: «el sábado es mío», «nadie opina de mi cocina». {Marca|Marcá} las que no querrías perder. Si son varias, {búscalas|buscalas} en alguien disponible: también hay quien deja sábados libres. Si no {marcas|marcás} ninguna, la ausencia [quien:de {quien}|ajena] ya no te da nada, y la segunda esfinge puede descansar.',
        end: 'Una casa tranquila también puede tener dos llaves.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Cierra la Fuerza, con una mano en la boca del león y la cara tranquila: la atrae lo que nadie amansó. Puede que el parecido salga de ese gusto por ser la excepción, la mano [quien:con la que {quien} cambia|con la que alguien cambia]. Sí se puede dejar, si la prueba se pide antes de meter los dedos.',
        task: '{Busca|Buscá} {antes}, en la memoria o en los mensajes, la frase «{contigo|con vos} es distinto» y {anota|anotá} quién la dijo, [tiempo:en qué momento de {tiempo}|en qué mes] y qué cambió en los treinta días siguientes. «Nada» también se escribe. Si hubo cambio, {tienes|tenés} un caso. Si no lo hubo, la próxima vez que la oigas {contesta|contestá}: «Qué bien; {cuéntame|contame} cómo era antes».',
        end: 'El león siempre es distinto hasta la hora de cenar.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con hambre se elige peor: el león de la Fuerza invertida anda suelto y se va con lo primero que huele a cariño. No falla tu gusto; falla la hora de salir. Antes [quien:de {quien}|de la última historia] hubo quizá un mal mes, una mudanza, un adiós reciente. Dar de comer al león antes está en tu mano.',
        task: '{Apunta|Apuntá} {antes}, junto a cada una de tus tres últimas historias, cómo andaba tu vida la semana en que empezó: «sin trabajo», «recién terminado lo otro», «Navidad». Si las tres empezaron con el estómago vacío, nueva norma: en semana mala no se estrena a nadie, [evento:ni siquiera en {evento}|ni siquiera en una fiesta]. Si no coinciden, {pregunta|preguntá} a quien te vio llegar cada vez.',
        end: 'Al mercado y al amor se entra con algo desayunado.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Todavía no culpes al corazón; {mira|mirá} primero el suelo. El Ermitaño levanta su farol y alumbra un círculo pequeño: se conoce a quien pasa por ahí. Si [quien:{quien} y quienes hubo antes aparecieron|todas esas personas aparecieron] en la misma clase de sitio, parte del porqué es el sitio. Mover el farol sí depende de {ti|vos}.',
        task: '{Haz|Hacé} {antes} la lista de dónde empezó cada historia, bar, trabajo, aplicación, [lugar:{lugar}|la fiesta de siempre], y a qué hora. Si se repite un sitio o una franja, {elige|elegí} lo contrario y {ve|andá} dos veces: un taller por la mañana, un club de lectura, una huerta. «Vengo a ver cómo es» alcanza. Si no se repite nada, el farol queda libre de sospecha.',
        end: 'De noche, todos los bares presentan a la misma persona.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Lejos se está a salvo, murmura el Ermitaño invertido, con el farol escondido bajo la capa. Querer a quien vive en otra parte, en otra agenda o en otra cama deja intacta la montaña. [quien:De {quien}|De la otra persona] depende su distancia; de {ti|vos}, alumbrarle la puerta a alguien que pueda llegar andando.',
        task: '{Calcula|Calculá} {antes}, con tus tres últimas historias, cuántos domingos habría podido esa persona comer en tu casa sin avión, sin excusa y sin esconderse: «de 52, __». [tiempo:Debajo, el total de {tiempo}.|Debajo, el total.] Si el número es bajo, {invita|invitá} este domingo a alguien que viva a media hora, aunque sea una amistad. Si incomodan sus zapatos en tu entrada, por ahí es.',
        end: 'Un amor a doce horas de avión nunca ve los platos sucios.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Gira, y siempre en el mismo sentido: la Rueda de la Fortuna pasa por encuentro, chispa, primera excusa, espera y final, con cuatro criaturas que lo van leyendo. De ahí el parecido: se repite la vuelta, más que la gente. Sí {puedes|podés} bajarte, [quien:con {quien} o con quien sea,|con quien sea,] si {eliges|elegís} el punto de antemano.',
        task: '{Dibuja|Dibujá} {antes} un círculo con esos cinco puntos y {escribe|escribí} en cada uno lo que pasó [quien:con {quien}|la última vez], con fecha. {Marca|Marcá} en rojo dónde todavía se podía bajar sin daño; suele ser en la primera excusa. Frase: «Así no me sirve; me bajo aquí». Si en la próxima vuelta la {dices|decís}, cambió la rueda. Si la {callas|callás}, al menos supiste dónde estabas.',
        end: 'De la rueda se baja cuando todavía va despacio.',
      },
      rev: {
        lean: 'no',
        ahead:
          '¿Cuántas personas contó esta rueda? La Rueda de la Fortuna invertida se salta casillas y solo guarda a quienes dolieron. No te toca siempre la misma clase: [tiempo:en {tiempo} hubo quizá|en estos años hubo quizá] alguien amable que quedó fuera de la cuenta por ser puntual o vivir cerca. Contar otra vez está en tu mano.',
        task: '{Escribe|Escribí} {antes} los nombres de toda la gente que mostró interés en {ti|vos}, [lugar:en {lugar} y alrededores|cerca o lejos], descartes incluidos. Al lado, el motivo: «hablaba bajito», «respondía enseguida». Si alguien cayó por puntual, {mándale|mandale}: «Hace tiempo me invitaste a un café; me gustaría aceptarlo». Si de verdad no hay ningún descarte, hace falta conocer más gente, y eso también se apunta con fecha.',
        end: 'La estadística mejora cuando se cuenta a la gente aburrida.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Con otra vara se mide a quien gusta, observa la Justicia, que sostiene una sola balanza para todo el mundo. De ese platillo aparte puede venir la serie. Sí se corta, si lo que hace [quien:{quien}|quien te gusta] pesa en tus manos igual que pesaría en la pareja de tu mejor amistad.',
        task: '{Cuenta|Contá} {antes} en seis líneas lo que hizo [quien:{quien}|la última persona], como si saliera con alguien a quien {quieres|querés} mucho: «Llama los martes. Nunca dijo su apellido. Canceló el cumpleaños». {Léelo|Leelo} en voz alta y {dicta|dictá} sentencia en una palabra. Si {absuelves|absolvés}, que te convenza también la voz. Si {condenas|condenás}, ya hay jurisprudencia, y la próxima causa se resuelve antes.',
        end: 'La espada corta recto cuando la historia es ajena.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Por adelantado y de más: así paga la Justicia invertida, con un platillo hasta el suelo y el otro en el aire. Ninguna deuda obliga a eso. Si el cariño parece algo que se merece a fuerza de dar, se acerca quien cobra. Que [quien:{quien} devuelva|alguien devuelva] no depende de {ti|vos}; cuánto {pones|ponés}, sí.',
        task: '{Saca|Sacá} {antes} las cuentas de un mes [quien:con {quien}|de tu última historia], en horas: «escuché __, me escuchó __; esperé __, me esperó __; organicé __, organizó __». Si un platillo dobla al otro, {retira|retirá} una hora del tuyo y {mira|mirá} quién lo nota. Si las cifras se parecen, el desequilibrio estaba en el miedo, y de eso se habla con calma.',
        end: 'Lo que se compra con paciencia no admite devoluciones.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Por ahora {quédate|quedate} mirando, sin buscar: el Colgado pende de un pie, con un halo de luz, y hay quien aprendió que querer es eso, estar en vilo. Si la calma [quien:con {quien}|con alguien] te parece poca cosa, la cuerda elige por {ti|vos}. Depende de reconocer la espera cuando se disfraza de amor.',
        task: '{Cronometra|Cronometrá} {antes} una espera, la de cualquier mensaje que importe: hora de envío, hora de respuesta y, en medio, lo que sentías cada rato: «ilusión, nudo, ilusión». A las veinticuatro horas, [quien:conteste o no {quien}|con respuesta o sin ella], {invita|invitá} a comer a otra persona. Si el nudo se afloja, era la cuerda. Si no, hay algo concreto que decir, con los pies en el suelo.',
        end: 'Hay esperas que se ponen perfume y pasan por amor.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Y entonces, el Colgado invertido: puesto del derecho, ve por fin las cosas como están. Nada indica que atraigas a una sola clase de gente; puede que leyeras sus señas cabeza abajo, y lo que avisaba pareciera encanto. Lo que hizo [quien:{quien}|cada cual] no se cambia. El diccionario, sí, y cabe en una hoja.',
        task: '{Traduce|Traducí} {antes} tus cinco «me encanta» de siempre, [tiempo:con ejemplos de {tiempo}|con ejemplos vividos]: «tan libre» = avisa el mismo día; «intensidad» = no dormimos; «misterio» = no contestó. {Añade|Agregá} dos que leías como defecto: «previsible» = llega. Si una traducción te hace reír, ya está aprendida. Si te molesta, {cuélgala|colgala} en la cocina una semana, esta vez del derecho.',
        end: '«Previsible» también quiere decir que llega a la hora.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'La última carta es la Muerte, que pasa a caballo por una historia vieja, con el sol entre dos torres al fondo. Quizá no sean muchas personas, sino la primera, repetida a ver si termina de otro modo. Ni [quien:{quien}|quien llegue después] puede cambiarle el final a aquello. Enterrarlo con su nombre depende de {ti|vos}.',
        task: '{Busca|Buscá} {antes} la primera historia de la serie y {escribe|escribí} arriba: «Se llamaba __. Yo tenía __ años». Debajo, en cinco líneas, el final que le faltó: lo que no dijiste, lo que no te dijeron. Con fecha de hoy. Si al leerlo {piensas|pensás} [quien:en {quien}|en quien vino después], ahí se juntaban las dos. Si pesa mucho, esa hoja se lleva a terapia.',
        end: 'Un final pendiente siempre anda buscando nuevos actores.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Queda la Muerte invertida: el caballo detenido, la rosa del estandarte a medio caer y, quizá en tu teléfono, alguien de la serie que todavía saluda. Aún no empieces nada; con lo anterior a medio enterrar, lo siguiente nace parecido. Que [quien:{quien} escriba|alguien escriba] no lo {decides|decidís} {tú|vos}. Seguir contestando, sí.',
        task: '{Elige|Elegí} {antes} un solo nombre entre quienes siguen a un mensaje de distancia, [quien:{quien} u otro|el que más vuelve], y {despídete|despedite}: «Te deseo lo mejor. Dejo de escribir para poder empezar otras cosas». Después, silencio de tu lado. Si contesta «entiendo», el caballo siguió. Si insiste, {silencia|silenciá} la charla. Si no queda ningún nombre, ese entierro ya estaba hecho, y toca la rosa.',
        end: 'Lo nuevo sale parecido mientras lo viejo sigue contestando.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'Agua tibia, de copa a copa, sin salpicar: la Templanza aburre a quien creció entre tormentas, y ahí puede estar la causa. La calma no sabe a nada al primer trago. Sí cambia el gusto, si se le da un segundo; [quien:ni {quien} ni nadie|nadie] tiene que deslumbrar para que se pueda beber.',
        task: '{Piensa|Pensá} en alguien que te cayó bien y no te quitó el sueño, [lugar:en {lugar} o donde fuera|donde fuera], y {propón|proponé} {antes} una segunda vez: «El otro día me reí mucho. ¿Repetimos el café?». {Mide|Medí} después dos cosas: cuánto te reíste y cómo dormiste. Si ambas suben, {sirve|serví} una tercera. Si de verdad no sabe a nada, {agradece|agradecé} y {deja|dejá} la copa llena.',
        end: 'El paladar también se educa, a fuerza de segundos cafés.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Hirviendo o helada, así sirve la Templanza invertida, y el ángel ya no mezcla. No te persigue una clase de gente; te gana una temperatura, y quien la da enseguida la retira. [quien:Lo de {quien}|La última historia] se puede revisar con termómetro. Elegir un agua que se beba todos los días está en tu mano.',
        task: '{Pon|Poné} {antes} dos notas, del uno al diez, a cada historia [tiempo:de {tiempo} y de antes|de los últimos años]: calor del primer mes y descanso del tercero. «La del concierto: 10 y 2». Si los dieces van con doses, {busca|buscá} un seis con siete y dale dos citas sin pedirle incendio. Si hay un ocho con ocho, {escribe|escribí} qué hacía distinto esa persona.',
        end: 'Lo que quema la lengua no deja probar el resto.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Porque engancha lo que llega a ratos: el Diablo tiene a su pareja con cadenas flojas, y un tirón de ternura cada quince días las hace pasar por joyas. Maldición no hay. Lo que [quien:{quien} da|alguien da] y quita no está en tus manos; contar los días entre tirón y tirón, y ver el collar con números, sí.',
        task: '{Haz|Hacé} {antes} la cuenta de tu última historia, en horas por mes: «buenas de verdad: __; esperando, interpretando o perdonando: __». Si ganan las buenas, aquello era una relación. Si sale una por cada diez, era un collar con buena sonrisa; [quien:con {quien} o con quien siga|con quien siga], {pon|poné} tope por escrito: dos semanas sin noticias y se sale por la cabeza, que cabe.',
        end: 'Lo escaso brilla más, y sigue siendo escaso.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, el broche está abierto: el Diablo invertido suelta las cadenas, y la pareja puede irse sin pelear con nadie. Más que el porqué cuenta la ocasión. Cuando alguien de la serie te busque, [quien:se llame {quien} o no|se llame como se llame], de {ti|vos} depende contestar al principio lo que otras veces contestaste al final.',
        task: '{Redacta|Redactá} {antes} tu respuesta para quien cumple el retrato, de gira, con pareja, de paso: «Me {caes|caés} bien y no buscamos lo mismo. Que te vaya bonito». {Guárdala|Guardala} en las notas del teléfono. [quien:Si es para {quien}, hoy mismo sirve.|Si hay a quién, hoy mismo sirve.] Si la {envías|enviás}, {mide|medí} cuántos días duele y {compáralos|comparalos} con la última vez. Si no, {apunta|apuntá} qué excusa cerró el broche.',
        end: 'Un no de dos líneas ahorra un sí de dos años.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'En la primera grieta estaba todo: el rayo de la Torre solo termina lo que la piedra ya contaba. Se repite la ruina cuando se entra sin mirar las paredes. Sí se puede evitar, si {preguntas|preguntás} antes de mudarte dentro; lo que conteste [quien:{quien}|esa persona] es suyo, y oírlo sin ponerle andamios, tuyo.',
        task: '{Pregúntale|Preguntale} {antes} [quien:a {quien}|a quien te interese] o, para ensayar, a una amistad: «¿Cómo terminó tu última historia? En dos minutos». {Escucha|Escuchá} tres cosas: si la culpa cae en un solo lado, si de verdad terminó, si queda algo de humor. Si aparece un «me equivoqué en esto», la torre tiene escalera. Si todo fue culpa ajena, {sal|salí} antes de que caiga la corona.',
        end: 'La próxima ruina se anuncia contando la anterior.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Un no pequeño y a tiempo: eso falta en la Torre invertida, donde el derrumbe se aplaza piedra a piedra por no incomodar. En una casa que a nada se niega entra cualquiera, también quien no piensa quedarse. Lo que [quien:{quien} pida|te pidan] no lo {eliges|elegís} {tú|vos}. El primer no, sí.',
        task: '{Di|Decí} {antes} un no menudo, a quien sea y sin explicaciones: «Hoy no me queda bien», «prefiero otro sitio», «a esa hora duermo». {Observa|Observá} las dos horas siguientes. Si no pasa nada, la torre aguanta negativas, y la próxima puede ser [quien:para {quien}|para quien te gusta]. Si te insisten tres veces, ya se ve quién empuja las piedras, y conviene haberlo visto hoy.',
        end: 'Un no del tamaño de una piedra evita un derrumbe.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'if',
        ahead:
          'De lejos toda luz es hermosa: la mujer de la Estrella riega la tierra mientras ocho estrellas brillan donde nadie vive. Quizá {quieres|querés} a la gente por lo que llegaría a ser, y [quien:{quien}|cada cual], mientras tanto, es lo que hace un martes. Sí puede cambiar, si el agua va a lo que ya brotó.',
        task: '{Describe|Describí} {antes} [quien:a {quien}|a tu última ilusión] con cinco verbos en presente y ningún futuro: «trabaja de noche, contesta tarde, cocina bien, cancela, se ríe». Prohibido «podría» y «cuando salga de esto». Si con esos cinco te quedarías, {riega|regá}. Si hace falta el «podría» para que guste, esa agua le sirve más a tu maceta, que crece sin discursos.',
        end: 'Nadie cena con el potencial de otra persona.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Como si costara poco, la Estrella invertida vacía sus jarras en cualquier parte, y quien va de paso bebe gratis. No hay ley que te condene a lo que sobra. Puede que lo bueno tuyo te parezca corriente, y que [quien:{quien} lo tomara|lo tomaran] sin preguntar. Mirar esa agua con ojos ajenos depende de {ti|vos}.',
        task: '{Escribe|Escribí} {antes} a alguien que te quiere bien: «Pregunta seria: ¿qué me ves que yo regalo barato?». No discutas la respuesta; {cópiala|copiala} a mano. La próxima vez que te guste alguien, [lugar:en {lugar} o donde sea|donde sea], {espera|esperá} un mes antes de ofrecer justo eso. Si pregunta por ello, sabe ver. Si no lo nota, el agua sigue en tu jarra.',
        end: 'Hasta la mejor agua parece poca cuando corre por la calle.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Entre el perro y el lobo, bajo la Luna, algo sale del fondo hacia el sendero: un miedo antiguo que se siente en casa con quien se va. Todavía no elijas a nadie; {averigua|averiguá} primero a quién se parece [quien:{quien}|quien te atrae]. Ponerle nombre está en tu mano.',
        task: '{Escribe|Escribí} {antes} tres rasgos que se repitan, de los que no salen en las fotos: «calla cuando algo le duele», «promete en la puerta», «huele a viaje». Al lado, la primera persona así en tu vida, aunque sea de la familia [tiempo:y de mucho antes de {tiempo}|y de hace muchos años]. Si aparece un nombre, se conversa en terapia. Si no, {guarda|guardá} la hoja.',
        end: 'Lo que da miedo y sabe a casa suele llamarse costumbre.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Clarea, y el cangrejo de la Luna invertida se vuelve al agua: lo que parecía hechizo tiene horarios, manías y una manera de saludar. Sí se puede reconocer, si se dibuja antes de que anochezca. Entre [quien:{quien} y quien vino antes|quienes pasaron] hay rasgos comunes, y alguien de confianza los ve con menos luna que {tú|vos}.',
        task: '{Haz|Hacé} {antes} el retrato hablado en seis rasgos, [lugar:con lo aprendido en {lugar}|con lo aprendido]: «llega tarde con flores, habla de su ex, deja el teléfono boca abajo». {Entrégalo|Entregalo} a una amistad: «Si me ves hablando con alguien así, {tírame|tirame} de la manga». Si un día tira, {escucha|escuchá} antes de protestar. Si en toda la fiesta no tira, {quédate|quedate} otro rato.',
        end: 'De noche, hasta un retrato hablado puede parecer atractivo.',
      },
    },
    'El Sol': {
      up: {
        lean: 'if',
        ahead:
          'A pleno día se ve el muro, se ven los girasoles y se ve la cara: el niño del Sol no esconde nada, y lo que está tan claro rara vez hechiza. Tus historias quizá crecen de noche o en una pantalla. Sí cambia el reparto, si [quien:{quien} conoce|quien te guste conoce] pronto a tu gente.',
        task: '{Propón|Proponé} {antes} un almuerzo con dos amistades y [quien:con {quien}|con quien te esté gustando]. Si todavía no hay nadie, {pacta|pactá} con ellas la norma: «A la tercera semana, almuerzo en grupo». Si acude y ayuda a quitar la mesa, hay sol. Si siempre surge algo, ese muro ya contestó. Si tus amistades cruzan miradas, {pregunta|preguntá} al despedirte qué vieron.',
        end: 'Lo que no aguanta un almuerzo tampoco aguanta un año.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Así no se ve a nadie: el Sol invertido deja los girasoles contra el muro, y quizá {escondes|escondés} tus alegrías para no hacer sombra. Quien quiere brillar sin compañía encuentra ahí buen sitio. Cómo reciba [quien:{quien}|alguien] una noticia tuya es cosa suya. Contarla con los brazos abiertos, y mirar, depende de {ti|vos}.',
        task: '{Cuenta|Contá} {antes} una buena noticia, por pequeña que sea, [quien:a {quien}|a quien te gusta] o a tres personas distintas: «Me salió bien lo del curso y quiero celebrarlo». Y {calla|callá} diez segundos. Si llega una pregunta, hay sol para compartir. Si en la primera frase vuelve a lo suyo, ese es el retrato de siempre, sin sombrero. {Apunta|Apuntá} quién celebró: por ese lado se busca.',
        end: 'A la gente se la conoce en tu buena noticia.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'if',
        ahead:
          'Suena la trompeta del Juicio y las figuras se alzan sin preguntar: hay llamadas a las que cuesta negarse, y «te necesito» es la más fuerte. Quizá se repite la persona porque se repite la llamada. Sí puede cambiar, si {distingues|distinguís} quién pide ayuda de quién pide verte; [quien:{quien} puede|cualquiera puede] aclararlo si se le pregunta.',
        task: '{Revisa|Revisá} {antes} los últimos diez mensajes [quien:de {quien}|de quien más te busca] y {márcalos|marcalos} con una letra: «N» si necesita algo, «V» si quiere verte. Al próximo dudoso, {responde|respondé}: «¿Te hace falta algo o {quieres|querés} que nos veamos?». Si es lo segundo, {levántate|levantate}. Si es lo primero, {ayuda|ayudá} cuando puedas, y que no cuente como cita.',
        end: 'Hacer falta y gustar suenan muy parecido por teléfono.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Contesta el Juicio invertido, con la trompeta vuelta hacia dentro: la voz que acusa [tiempo:desde hace {tiempo}|desde hace tanto] es la propia, y bajo esa voz cualquier resto de cariño parece un indulto. No hay condena pendiente. De {ti|vos} depende contar la serie sin insultarte; solo así se oye qué pasó de verdad.',
        task: '{Cuéntale|Contale} {antes} a una amistad tus tres últimas historias, [quien:la de {quien} al final|la más reciente al final], en tres minutos y como comedia. Con un encargo: «{Levanta|Levantá} un dedo cada vez que me insulte». Si pasan de tres dedos, {repítela|repetila} desde el principio sin esas palabras. Si la segunda versión dura menos y da más risa, el porqué estaba debajo del ruido.',
        end: 'Con menos sentencia en la voz se eligen mejores compañías.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'no',
        ahead:
          'El círculo está completo: dentro del laurel del Mundo danza alguien que se sabe la coreografía entera. No falta descubrir otro porqué; esta danza la {conoces|conocés} del primer paso al último, y por eso puede terminar. Lo que [quien:{quien} haga|hagan otras personas] queda en las esquinas. El paso final lo das {tú|vos}.',
        task: '{Escribe|Escribí} {antes} los créditos: una línea por persona, [quien:con {quien} en último lugar|de la primera a la última], y un solo verbo aprendido de cada una: «Marcos: esperar. Eva: nadar. Luz: decir basta». Debajo, «Fin», y un renglón con una condición para el siguiente nombre. Si cabe en seis palabras, {llévala|llevala} puesta. Si pide un párrafo, mañana se recorta hasta que quepa.',
        end: 'Después de los créditos se encienden las luces y se sale.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Falta poco, y ahí mismo se corta: la corona del Mundo invertido se abre siempre por la misma hoja. Todavía no busques el porqué en cómo empiezan tus historias; {mira|mirá} en qué mes terminan. Si [quien:lo de {quien} y lo anterior|lo último y lo anterior] flaqueó a la misma altura, el tropiezo tiene fecha, y se puede llegar con aviso.',
        task: '{Apunta|Apuntá} {antes} cuánto duró cada historia, [tiempo:contando {tiempo} hacia atrás|de la última hacia atrás], y qué acababa de pasar: «tres meses, la llave», «cuatro, la familia», «tres, el viaje». Si un mes se repite, {resérvalo|reservalo} en el calendario de la próxima: «Aquí no se decide nada por dos semanas». Si no se repite, {lee|leé} la otra columna: ahí está la hoja suelta.',
        end: 'Casi todos los círculos se rompen por el mismo sitio.',
      },
    },
  },
};
