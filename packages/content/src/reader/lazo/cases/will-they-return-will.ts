import type { CaseTexts } from '../../family.ts';

/** «will-they-return-will». */
export const WILL_THEY_RETURN_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Quien se va se lleva la ropa y deja la duda: desde entonces, cada saludo y cada foto pasan por tus manos dos veces, por si decían algo más.',
    },
    {
      needs: [],
      text: 'Lo que más cansa de esta espera es que no tiene horario: ningún turno termina, ninguna oficina informa, y hasta un corazón en una foto vieja se lee como noticia.',
    },
    {
      needs: [],
      text: 'Alguien se fue y no dejó fecha. Con tan poco material se puede construir mucho, sobre todo a partir de las once de la noche y con una canción de fondo.',
    },
    {
      needs: [],
      text: 'Una cosa es que alguien siga saludando y otra que quiera volver. Entre las dos hay un trecho corto, y en ese trecho {llevas|llevás} un buen tiempo de pie.',
    },
    {
      needs: ['quien'],
      text: 'Nadie más que {quien} puede decir si vuelve, y suele pasar que la única persona que lo sabe es la última a la que se le pregunta con esas palabras.',
    },
    {
      needs: ['quien'],
      text: 'De {quien} te llegan cosas pequeñas, o no te llega nada, y las dos maneras dan igual de trabajo cuando se apaga la luz y hay que dormir.',
    },
    {
      needs: ['quien'],
      text: 'La vida que {quien} lleva ahora se ve a ratos y desde lejos, y con esos ratos {intentas|intentás} armar una respuesta que solo cabe en su boca.',
    },
    {
      needs: ['quien'],
      text: 'Entre lo que {quien} hace y lo que eso significa cabe una noche entera de suposiciones, y {tú|vos} ya {conoces|conocés} de memoria cada una de sus horas.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} caben una mudanza, dos cortes de pelo y hasta otra pareja. Que tu pregunta siga igual de entera dice algo de ella, aunque todavía no la conteste.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} encima, esto ya no duele como al principio: se volvió costumbre, y las costumbres también ocupan su lado de la cama y miran el teléfono al despertar.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Después de {tiempo}, {quien} tiene otra rutina y {tú|vos} también, aunque la tuya conserve esa manera de mirar el teléfono antes de saber siquiera quién escribe.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Desde que {lugar} entró en esta historia, de {quien} te separan unos kilómetros que un saludo acorta por un minuto y que la noche vuelve a alargar.',
    },
    {
      needs: ['cosa'],
      text: 'Cada vez que te {cruzas|cruzás} con {cosa} se abre la misma cuenta: si algo se quedó, quizá falta algo por terminar. O quizá, simplemente, pesaba demasiado para el viaje.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'Ver {cosa} y pensar en {quien} ocurre todo a la vez, y de ahí a sacar conclusiones hay un paso que casi siempre se da de noche.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Al final espera el Loco, con un pie casi en el aire y un perro que avisa. Sí, {puedes|podés} adelantarte: nada se sabrá de una vuelta mientras cada cual espere el primer paso ajeno. Depende de que el hatillo vaya ligero, sin los reproches [tiempo:de {tiempo}|de todo este tiempo].',
        task: '{Mándale|Mandale} {antes} [quien:a {quien}|a quien se fue] una línea que no pida nada: «Hoy me reí de algo que solo {tú|vos} entenderías. ¿Cómo va todo?». Si contesta con otra pregunta, hay conversación y el camino sigue un poco. Si responde con un dibujito, ese era el borde: lo viste de cerca y diste un solo paso.',
        end: 'Hay preguntas que pesan menos hechas que guardadas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No, contesta el Loco invertido: cabeza abajo, el hatillo se abre y la corazonada termina desparramada por el camino. No salgas corriendo al primer silbido. [quien:De {quien}|De quien se fue] depende llamar; de {ti|vos}, que una llamada a deshora no te encuentre ya en la puerta, con el abrigo puesto.',
        task: '{Prepara|Prepará} {antes} la respuesta para ese «¿estás?» que puede caer a medianoche y {déjala|dejala} escrita junto a la cama: «Hola. Mañana a las siete puedo hablar un rato». Si a las siete [quien:{quien} está|hay alguien] al otro lado, era conversación. Si a las siete nadie se acuerda, era insomnio, y al menos el tuyo no se sumó.',
        end: 'Quien viene de verdad también puede venir de día.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'La respuesta está repartida sobre una mesa, la del Mago, con copa, espada, basto y oro a la vista. Hay motivo para preguntar si lo que [quien:{quien} te dio|te dio tu ex] desde la despedida se puede poner ahí encima y tocar. Lo que solo flota, como el infinito sobre su cabeza, todavía no cuenta.',
        task: '{Dobla|Doblá} una hoja en cuatro y {llénala|llenala} {antes}: en la copa, lo que dijo; en la espada, lo que cortó; en el basto, lo que hizo; en el oro, lo que devolvió o puso. [tiempo:Solo hechos ocurridos en {tiempo}.|Solo hechos con fecha.] Si se llenan dos cuadros, {pregunta|preguntá} con esa hoja delante. Si tres quedan en blanco, la hoja ya contestó.',
        end: 'Un hecho pequeño pesa más que un indicio precioso.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Sale el Mago invertido, y de su mesa ruedan copa, espada, basto y oro: con la mesa vacía, cualquiera hace trucos. No, estas señales no alcanzan para contar con una vuelta. En tu mano está dejar de sacar palomas de cada gesto [quien:de {quien}|que te llega], por bonito que aletee.',
        task: '{Escribe|Escribí} {antes} las señales que más {guardas|guardás} y, al lado, el truco sin humo: «puso un corazón» = movió el pulgar; «preguntó por mí» = hizo una pregunta; [cosa:«dejó {cosa}» = el equipaje tenía un límite|«saludó en mi cumpleaños» = tiene calendario]. Si alguna resiste la traducción, {pregunta|preguntá} por esa. Si ninguna resiste, se encienden las luces de la sala.',
        end: 'Con el pulgar todavía nadie volvió a casa.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Todavía no. La Sacerdotisa está sentada delante de un velo, y lo que [quien:{quien} guarda|tu ex guarda] detrás no se lee desde tu silla, ni con cartas ni con canciones. El rollo del regazo, en cambio, es tuyo: lo que {quieres|querés} {tú|vos}, escrito entero, antes de averiguar lo ajeno.',
        task: '{Escribe|Escribí} a mano {antes} la carta completa, la que no se manda, [tiempo:con {tiempo} de cosas calladas|con todo lo callado], y {ciérrala|cerrala} con una fecha en el sobre: dentro de treinta días. Al abrirla, {subraya|subrayá} lo que todavía firmarías. Si queda una frase, esa se puede enviar. Si no queda ninguna, la espera seguía por costumbre.',
        end: 'Antes de descifrar a nadie conviene leerse la propia letra.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Cierra la Sacerdotisa invertida: el velo se descolgó y lo que había detrás ya lo conocías. No esperes una revelación sobre si vuelve [quien:{quien}|quien se fue]. Lo más firme que {tienes|tenés} es lo que se dijo al salir, y eso lo oíste, aunque después la memoria lo haya tapado otra vez.',
        task: '{Reconstruye|Reconstruí} {antes} la despedida [quien:con {quien}|de entonces] en dos renglones literales: «Dijo: …» y «Contesté: …». Sin tono, sin cara, sin lo que quiso decir. Si aparece un «por ahora» o un «más adelante», {puedes|podés} preguntar qué quedó de eso. Si aparece un «no», {créelo|creelo} tal como fue pronunciado: no necesita intérprete.',
        end: 'A veces el misterio es una frase que no gustó.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'wait',
        ahead:
          'Delante está la Emperatriz, en su trono mullido, con el trigo creciendo sin que nadie lo empuje. Todavía no hay vuelta que contestar; primero hay una casa que habitar entera. Si [quien:{quien} toca|alguien toca] un día ese timbre, de {ti|vos} depende que encuentre un campo sembrado o un hueco guardado.',
        task: '{Toma|Tomá} {antes} posesión de un metro: tu lado de la cama y el otro, una silla, [cosa:el rincón con {cosa}|el estante que sigue vacío]. {Pon|Poné} ahí algo vivo: una planta, un libro a medias, tu ropa doblada. Si a los tres días lo {usas|usás} sin pensar, ese sitio ya es tuyo. Si {pides|pedís} perdón al ocuparlo, {empieza|empezá} por medio metro.',
        end: 'Un sitio vacío tampoco llama a nadie.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No, mientras el trigo salga siempre del mismo campo. La Emperatriz invertida deja caer las doce estrellas de su corona sobre una tierra que riega una sola persona. Si [quien:{quien}|quien se fue] quiere volver, puede pedirlo sin que sigas sirviendo el pan. De {ti|vos} depende a quién alimentas esta semana.',
        task: '{Haz|Hacé} {antes} dos columnas con lo que diste [tiempo:en {tiempo}|desde la despedida]: «me lo pidió» y «lo di sin que lo pidiera». Favores, audios de ánimo, recordatorios, visitas. De la segunda {suspende|suspendé} una cosa durante siete días. Si te la pide, {puedes|podés} dársela. Si nadie la nota, sobraba trigo, y ya {sabes|sabés} en qué cocina hace falta.',
        end: 'Cuidar a distancia también cansa los brazos.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'La última carta es el Emperador: armadura, trono de piedra, cetro en la mano. Sí a la vuelta, si viene con condiciones que se puedan decir con la espalda recta; no, si consiste en que [quien:{quien} aparezca|alguien aparezca] y todo siga donde estaba. Volver no lo {decides|decidís} {tú|vos}. Qué se acepta, sí.',
        task: '{Talla|Tallá} {antes} tres condiciones, cortas y comprobables: «hablar de por qué se terminó», «nadie más en medio», «un mes de prueba antes de mover un mueble». [tiempo:Para {tiempo} de espera, tres son pocas y bastan.|Tres son pocas y bastan.] Si {puedes|podés} leerlas en voz alta sin suavizar ninguna, {tienes|tenés} con qué abrir. Si {borras|borrás} dos por si acaso, hoy aceptarías cualquier cosa.',
        end: 'Una condición dicha a tiempo ahorra una segunda despedida.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Emperador invertido: el trono de piedra boca abajo y un cetro que ya no manda. No hay fecha, orden ni ruego que traiga de vuelta [quien:a {quien}|a quien se fue]; eso no se gobierna. Sí {gobiernas|gobernás} tu puerta, que quizá sigue abierta por lealtad a un reino anterior.',
        task: '{Busca|Buscá} un permiso antiguo que siga en vigor, una llave, una clave, una ubicación compartida, y {retíralo|retiralo} {antes}, avisando [quien:a {quien}|a quien lo tiene]: «El viernes cambio la clave; {guarda|guardá} antes lo que necesites». Si responde con calma, era un trámite. Si quien tiembla al escribirlo {eres tú|sos vos}, era tu último decreto de espera.',
        end: 'Manda quien puede cerrar su puerta sin dar un portazo.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces sale el Hierofante, con dos acólitos que escuchan y dos llaves cruzadas a los pies. Una vuelta se abre con dos: que [quien:{quien}|quien se fue] la pida con palabras y que sepas qué sería distinto. Sí, si aparecen ambas. Con una sola, la cerradura gira en falso.',
        task: '{Pregunta|Preguntá} {antes} a alguien que se haya separado y haya vuelto con la misma persona: «¿Qué cambió de verdad la segunda vez, y en qué se notó?». Sin contar lo tuyo. Si nombra algo concreto, {mira|mirá} si también existe [quien:con {quien}|en tu historia]; si existe, {tienes|tenés} tu llave. Si solo dice «el cariño», con cariño ya se habían separado.',
        end: 'El amor ya estaba la primera vez; hace falta algo más.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Responde el Hierofante invertido, con sus dos acólitos cabeza abajo repitiendo lo que oyeron a medias. Por ese camino, no: ni la familia ni las amistades saben si [quien:{quien} vuelve|tu ex vuelve], y cada quien bendice su versión. La respuesta depende de una sola boca, y esa boca tiene tu número.',
        task: '{Releva|Relevá} {antes} a quien más noticias te trae: «Gracias por contarme. Si [quien:{quien}|esa persona] quiere saber algo de mí, que me lo pregunte; yo haré lo mismo». Si se ofende, perdió un público. Si llega entonces una pregunta directa, {contéstala|contestala} el mismo día. Y si no llega ninguna, tampoco había mensaje: había recadero.',
        end: 'Lo que pasa por tres bocas llega hablando de otra cosa.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Los Enamorados lo muestran sin rodeos: bajo el ángel, una persona mira a la otra, y la otra mira hacia lo alto. Para que esas miradas se crucen hace falta una pregunta. Sí, si [quien:{quien} contesta|te contestan] con palabras claras a palabras claras; de un saludo cariñoso no se deduce una vuelta.',
        task: '{Hazla|Hacela} {antes} [quien:a {quien}|a quien se fue], con dos salidas para que ninguna ofenda: «Te lo pregunto con cariño: ¿{piensas|pensás} en volver conmigo o esto es afecto y nada más? Cualquiera de las dos respuestas me sirve». Si elige una, ya hay adónde mirar. Si elige hablar del tiempo, también eligió, y el cielo no tiene la culpa.',
        end: 'Dos personas que se quieren bien aguantan una pregunta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Miradas que no se encuentran: eso dejan los Enamorados invertidos, con el sol abajo y cada figura vuelta hacia su lado. No conviene esperar a la pareja que {recuerdas|recordás}, porque parte de ella la fuiste completando [tiempo:en {tiempo}|después]. De {ti|vos} depende mirar de cuerpo entero a la persona que hubo.',
        task: '{Describe|Describí} {antes} un domingo real [quien:con {quien}|de entonces], con horas: cuándo despertaban, quién hablaba, quién lavaba los platos, en qué momento te cansabas. Nada de viajes ni aniversarios. Si ese domingo te tienta tal como fue, {guárdalo|guardalo}: ahí hay algo por lo que preguntar. Si lo {corriges|corregís} tres veces, {extrañas|extrañás} a un personaje de tu letra.',
        end: 'La nostalgia no lava platos ni llega tarde.',
      },
    },
    'El Carro': {
      up: {
        lean: 'if',
        ahead:
          'Sobre la mesa queda el Carro: una esfinge blanca, otra negra y un auriga de pie que no las deja elegir. Esperar y preguntar tiran cada una para su lado; sí se puede hacer ambas cosas, si llevan fecha. Lo que [quien:{quien} resuelva|tu ex resuelva] no va en tus riendas. El plazo, sí.',
        task: '{Marca|Marcá} {antes} un día del calendario a seis semanas de hoy. Hasta entonces, nada de indagar. Ese día, una línea [quien:para {quien}|para quien se fue]: «¿Hablamos de volver? Me alcanza con un sí o un no en tres días». Si llega el sí, se conversa. Si llega el no, o pasan los tres días, {sueltas|soltás} las riendas de ese viaje.',
        end: 'Esperar con fecha deja las manos libres.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Cruzado en el camino aparece el Carro invertido: el dosel en el suelo, las dos esfinges tirando cada una hacia atrás. No te presentes [lugar:en {lugar}|en su puerta] por sorpresa. Que haya vuelta depende también de quien se fue; que no la persigas hasta una puerta ajena depende de {ti|vos}.',
        task: '{Calcula|Calculá} en papel {antes} lo que sería ese viaje, aunque sean diez calles: horas, gasto y la primera frase al abrirse la puerta. Ahora {manda|mandá} solo la frase [quien:a {quien}|a esa persona]: «Tengo algo que conversar, ¿cuándo te queda bien?». Si propone una hora, hay camino. Si no la propone, te ahorraste el regreso.',
        end: 'El trayecto más largo es volver con el discurso entero.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'wait',
        ahead:
          'Con las dos manos y sin apuro, la Fuerza cierra la boca de un león. Todavía no preguntes: hoy preguntaría el león, y cualquier respuesta [quien:de {quien}|que llegara] caería sobre hambre. Depende de algo tuyo que se comprueba en casa: pasar un día entero con esas ganas sin soltarles la boca.',
        task: '{Anota|Anotá} {antes} tres ganas de escribir, con hora, frase y lo que había pasado justo antes: «domingo, 19.40, casa en silencio». A las veinticuatro horas {relee|releé}. Lo que siga en pie, {mándalo|mandalo} [tiempo:aunque hayan pasado {tiempo}|una sola vez]. Si las tres frases se caen, era otra hambre, y se atiende con cena y compañía.',
        end: 'Un deseo que aguanta un día aprende a hablar bajo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Fuerza invertida suelta al león: cabeza abajo, las manos ya no alcanzan su boca. No, hoy ninguna vuelta serviría, porque recibirías [quien:a {quien}|a tu ex] con los dientes de todo lo que no se dijo. En tu mano está dejar salir el rugido antes, donde no muerda a nadie.',
        task: '{Elige|Elegí} {antes} un cuarto vacío, diez minutos de reloj, y {di|decí} en voz alta lo que quedó atragantado [tiempo:en {tiempo}|desde entonces], malas palabras incluidas. Al sonar la alarma, {escribe|escribí} una frase: «Lo que de verdad me dolió fue…». Si cabe en un renglón, algún día se podrá conversar. Si pide otra página, mañana {repites|repetís}.',
        end: 'Hasta un león se cansa de rugir en un cuarto vacío.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Por ahora no hay respuesta a la vista: el Ermitaño levanta su farol en lo alto de la montaña y solo alumbra el paso siguiente. Si [quien:{quien} vuelve|tu ex vuelve] queda fuera de ese círculo. Dentro está tu propia vida, con lo que hiciste [tiempo:en {tiempo}|desde entonces] y casi nadie vio.',
        task: '{Sal|Salí} {antes} a caminar cuarenta minutos sin teléfono y {trae|traé} de vuelta tres cosas que hiciste desde la separación y que en pareja no habrías hecho, aunque una sea cenar cereal. {Escríbelas|Escribilas}. Si las tres te gustan, la espera ya te dejó algo. Si no aparece ninguna, {inventa|inventá} una para el domingo: que la montaña tenga vista.',
        end: 'Quien espera a alguien también convive consigo mientras tanto.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Apagado y cabeza abajo llega el farol del Ermitaño invertido: de tanto guardar la pregunta ya no se ve ni la mano. No es en silencio como se aclara si vuelve [quien:{quien}|quien se fue]. Bajar de la montaña y contárselo a alguien que esté cerca sí depende de {ti|vos}.',
        task: '{Escribe|Escribí} {antes} a una amistad de las que no dan discursos: «Llevo [tiempo:{tiempo}|mucho tiempo] esperando a alguien y no te lo había contado. ¿Cenamos y te lo digo en diez minutos?». Si te hace preguntas, {contesta|contestá} en voz alta y {escucha|escuchá} cómo suena. Si cambia de tema, diez minutos de luz ya sirvieron para verte la cara.',
        end: 'Contada en una mesa, la espera mide la mitad.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Gira la Rueda de la Fortuna, con cuatro criaturas que leen en las esquinas, como quien apunta cada vuelta. Sí hay algo que averiguar, y se averigua leyendo: si los acercamientos [quien:de {quien}|de tu ex] caen siempre en el mismo punto, son costumbre; si alguno trajo una propuesta, ese se contesta.',
        task: '{Apunta|Apuntá} {antes}, con fecha, cada contacto que hubo [tiempo:en {tiempo}|desde la despedida] y, al lado, si coincidió con algo: cumpleaños, fiesta, domingo, lluvia. Si todos tienen excusa, la rueda gira sola. Si uno no la tiene, {responde|respondé} a ese: «Aquella vez que escribiste, ¿querías decirme algo?». Si la hoja queda vacía, también se lee.',
        end: 'Lo que llega en cada fiesta lo trae el calendario.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Delante está la Rueda de la Fortuna invertida, atascada siempre en la misma hora: la canción, la calle, el aniversario. No hay un cuándo que leer ahí; una rueda parada no acerca [quien:a {quien}|a nadie] ni un palmo. Lo que {puedes|podés} mover es el punto donde se traba tu semana.',
        task: '{Elige|Elegí} la canción o la hora que no te {permites|permitís} y dale {antes} otro uso, tres veces: lavar platos, doblar ropa, limpiar una ventana. Si a la tercera la {tarareas|tarareás}, la rueda se soltó. Si todavía se te cae un plato, {cambia|cambiá} de tarea y {sigue|seguí}: [tiempo:con {tiempo} de óxido es lo normal|con tanto óxido es lo normal].',
        end: 'Hasta la mejor canción sirve para lavar los platos.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Cierra la Justicia, con la espada recta y la balanza quieta, y pone condición: sí tiene sentido una vuelta si lo que rompió la pareja pesa hoy menos que antes, y eso se puede comprobar. Si en ese platillo nada cambió, [quien:{quien}|tu ex] volvería al mismo sitio del que se fue.',
        task: '{Parte|Partí} {antes} una hoja en dos platillos: «por qué se terminó» y «qué cambió, con prueba». Prueba es una mudanza, un trabajo, un hábito de meses; «se nota diferente» no pesa. [tiempo:En {tiempo} algo debió moverse.|Algo debió moverse desde entonces.] Si a la derecha hay peso, {pide|pedí} una conversación sobre eso. Si está vacía, {tienes|tenés} sentencia, y no la dictaste por rencor.',
        end: 'Volver a lo mismo es otra forma de irse.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Torcida llega la balanza de la Justicia invertida: en un platillo, los mejores recuerdos; en el otro, ni el motivo de la despedida. No decidas nada con ese peso. Antes de averiguar si [quien:{quien} vuelve|hay vuelta] conviene enderezar las cuentas: que nada ajeno en tu casa siga declarando a favor.',
        task: '{Ofrécele|Ofrecele} {antes} [quien:a {quien}|a quien se fue] devolver un objeto suyo o, si no quedó ninguno, copias de las fotos: «Tengo esto tuyo. ¿Lo entrego el martes o lo envío?». Si elige día, {entrega|entregá} y {mira|mirá} cuánto pesa la casa después. Si deja pasar dos ofertas, {ciérralo|cerralo} en una caja: desde ese momento deja de contar como prueba.',
        end: 'Un cepillo olvidado no declara a favor de nadie.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Todavía no, dice el Colgado, y lo dice con el rostro sereno: de un pie, con las manos a la espalda, sin forcejear. {Puedes|Podés} esperar [quien:a {quien}|a quien se fue] un poco más, si esa cuerda tiene un nudo que sepas soltar. De eso depende: del día en que {bajas|bajás}, escrito de antemano.',
        task: '{Pon|Poné} {antes} un frasco en la cocina y una moneda por cada noche que no hayas indagado nada. A las veintiuna monedas, {vacíalo|vacialo}. Si para entonces hubo una propuesta con día y hora, {acude|acudí} con calma. Si no la hubo, [tiempo:tres semanas añadidas a {tiempo}|tres semanas más] son suficientes: {compra|comprá} algo dulce con el frasco y {suelta|soltá} el pie.',
        end: 'La paciencia se reconoce en que sabe qué día termina.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Ya no hace falta seguir de cabeza: el Colgado invertido muestra la cuerda floja y un pie que toca el suelo. Lo que decida [quien:{quien}|quien se fue] no cambia según cuánto cuelgues. De {ti|vos}, en cambio, depende cada plan que quedó suspendido por si acaso, y conviene descolgar uno.',
        task: '{Descuelga|Descolgá} {antes} el que más tiempo lleva esperando compañía por si [quien:{quien} volvía|alguien volvía], un viaje corto, un curso, una mesa para cenar, y {confírmalo|confirmalo} por escrito: «Voy. Una persona». Si al enviarlo {sientes|sentís} alivio, ahí estaba atado el pie. Si {sientes|sentís} pena, {ve|andá} igual; la pena viaja sin ocupar asiento.',
        end: '«Una persona» es un número completo.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'La última carta es la Muerte, con su estandarte de rosa blanca y un sol que asoma entre dos torres. No esperes que vuelva lo que había: aquella pareja terminó. Si [quien:{quien}|quien se fue] busca un día otra cosa, tendrá que pedirla como se pide lo nuevo. De {ti|vos} depende no guardarle el sitio antiguo.',
        task: '{Cambia|Cambiá} {antes} el nombre con que figura en tu teléfono: sin apodos ni corazones, [quien:{quien} y su apellido|nombre y apellido], como en un sobre. {Pronúncialo|Pronuncialo} una vez en voz alta. Si cuando aparezca en la pantalla ya no {corres|corrés}, la rosa blanca hizo su parte. Si {corres|corrés} igual, {ponle|ponele} detrás el año de la despedida y {vuelve|volvé} a leerlo.',
        end: 'Con apellido, cualquiera duele un poco menos.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Queda la Muerte invertida, un caballo parado a mitad del camino: la historia terminó a medias, y lo terminado a medias se parece mucho a una promesa. Todavía no hay sí ni no que buscar. Depende de que antes haya una despedida entera, con [quien:{quien}|esa persona] o sin nadie delante.',
        task: '{Propón|Proponé} {antes} una charla con final fijado: «Nunca nos despedimos del todo. ¿{Tienes|Tenés} veinte minutos el jueves? No voy a pedirte nada». {Cumple|Cumplí} los veinte. Si [quien:{quien} acepta|la otra parte acepta], {di|decí} un gracias y un adiós, los dos con detalle. Si no acepta, {di|decí} lo mismo ante una silla vacía, y que el caballo siga.',
        end: 'Lo que no se despide sigue tocando el timbre.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'El ángel de la Templanza vierte agua de una copa a otra sin perder gota, y con eso mide: sí hay motivo para esperar si el agua va y viene; si siempre sale de tu copa, no. [quien:Con {quien}|Con quien se fue] sobra adivinar sentimientos; alcanza con mirar quién inclina la mano.',
        task: '{Cuenta|Contá} {antes} los últimos diez contactos: «Empecé yo: __. Empezó [quien:{quien}|la otra parte]: __». Desde hoy {responde|respondé} con tantas líneas como recibas, ni una más. Si la cuenta anda por cinco y cinco, {propón|proponé} una llamada. Si sale nueve a uno, {apoya|apoyá} la copa en la mesa y {mira|mirá} si alguien se acerca a llenarla.',
        end: 'Un brazo cansado de servir también es una respuesta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Derramada llega la Templanza invertida: el agua cae fuera de las dos copas, y entre la amistad y lo que hubo ya no se distingue qué se bebe. No, con esa mezcla ni se vuelve ni se termina. Separar las copas [quien:con {quien}|con tu ex] sí está en tu mano, aunque moje.',
        task: 'Si todavía se hablan, {escribe|escribí} {antes} el aviso honesto: «Me alegra saber de {ti|vos}, pero hoy no puedo conversar como si fuera solo amistad. Te escribo yo dentro de un mes». Si [quien:{quien} lo respeta|se respeta], una copa quedó limpia. Si llegan charlas de nada, {deja|dejá} que se enfríen. Y si ya no se hablan, que el mes empiece igual, sin aviso.',
        end: 'Entre el cariño y el amor hay que lavar el vaso.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'No, mientras dure esta cadena: el Diablo tiene a una pareja sujeta por collares tan flojos que saldrían por la cabeza. Vuelva o no [quien:{quien}|quien se fue], lo que hoy ata es mirar: la última conexión, la foto nueva, quién comentó. Ese collar es de tu talla y {sabes|sabés} por dónde se abre.',
        task: '{Haz|Hacé} {antes} una raya en un papel cada vez que mires su perfil, con la hora y lo que buscabas. A la quinta, {silencia|silenciá} esa cuenta por treinta días; a nadie le llega aviso. Si [quien:{quien} quiere|alguien quiere] encontrarte, tu número sigue siendo el mismo. Si a la semana hay menos rayas, el cuello ya lo nota.',
        end: 'Vigilar una pantalla es un turno que nadie paga.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Las cadenas ya están en el suelo: el Diablo invertido vuelca el pedestal, y la pareja puede salir andando, cada cual por donde quiera. No, esta espera no se la {debes|debés} a nadie. Si alguna vez prometiste aguardar [quien:a {quien}|a quien se fue], aunque fuera en silencio, de {ti|vos} depende dejarlo sin efecto.',
        task: '{Redacta|Redactá} {antes} la anulación, con fecha y tu nombre al pie: «Dije que esperaría. [tiempo:Cumplí {tiempo}.|Cumplí de sobra.] Desde hoy queda sin efecto». {Guárdala|Guardala} entre los documentos serios. Si al terminar {respiras|respirás} hondo, era una cadena. Si te pesa como una traición, {escribe|escribí} debajo a quién, y {mira|mirá} si esa persona te lo había pedido.',
        end: 'Lo que nadie pidió se puede dejar de cumplir.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Un rayo arranca la corona de la Torre y dos figuras caen entre chispas. No a levantarla igual: si [quien:{quien}|quien se fue] vuelve alguna vez, lo que salga dependerá de saber por dónde se partió. Y eso lo averigua quien se atreve a contar la caída sin ponerle cortinas.',
        task: '{Cuenta|Contá} {antes} la ruptura en cinco oraciones sin adjetivos, sin «siempre» ni «nunca»: qué pasó, qué dijo [quien:{quien}|la otra persona], qué dijiste, qué día. {Léesela|Leésela} a alguien que estuvo cerca y {pregunta|preguntá}: «¿Falta algo?». Si no falta nada, ya hay plano de la torre. Si te corrigen una línea, {subráyala|subrayala}: por ahí entró el rayo.',
        end: 'Sin adjetivos, casi toda ruptura cabe en una servilleta.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Falta que caiga lo que está sostenido con alambre: la Torre invertida aplaza el derrumbe, piedra sobre piedra, a fuerza de no preguntar. Si vuelve [quien:{quien}|tu ex] sí puede saberse, siempre que aceptes que la respuesta tire la corona. Callar mantiene en pie una torre donde ya no duerme nadie.',
        task: '{Haz|Hacé} {antes} la pregunta por el lado que da miedo: «Te pido un favor sincero: ¿dejo de contar con que vuelvas?». {Mándala|Mandala} [quien:a {quien}|a quien corresponde] por la mañana, con una amistad avisada para comer. Si responde que sí, duele y se barre. Si responde que no, {pide|pedí} una fecha. Si calla una semana, {cuéntalo|contalo} como un sí.',
        end: 'Un golpe anunciado rompe menos que diez temidos.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, se puede esperar algo, responde la Estrella, y enseña la manera: una mujer arrodillada con dos jarras, una para el estanque y otra para la tierra. La mitad del agua puede ir a la esperanza [quien:de que {quien} vuelva|de una vuelta]; la otra, al suelo que {pisas|pisás}. Depende de repartir ambas.',
        task: '{Ponle|Ponele} {antes} horario a la esperanza: de nueve a nueve y veinte de la noche, con alarma. Fuera de hora, a la idea que llegue {dile|decile}: «A las nueve». Después {riega|regá} una planta, literalmente. [tiempo:Con {tiempo} de esperanza suelta, el primer día cuesta.|El primer día cuesta.] Si a la semana sobran minutos, la tierra ya está bebiendo. Si faltan, {suma|sumá} diez sin culpa.',
        end: 'La esperanza con horario deja dormir.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al final espera la Estrella invertida, con las jarras vaciándose hacia el cielo: agua que sube y no riega nada. No le des más noches a la pregunta de si [quien:{quien}|quien se fue] piensa en {ti|vos}; desde tu cama no hay modo de saberlo. Lo que sí {puedes|podés} recuperar es el sueño.',
        task: '{Deja|Dejá} {antes} el teléfono cargando en la cocina, siete noches, y {pon|poné} junto a la cama un vaso de agua y un reloj cualquiera. Cada mañana {anota|anotá}: «L: 5 horas; M: 6…». Si los números suben, el desvelo [tiempo:de {tiempo}|de siempre] tenía enchufe. Si no suben en una semana, {cuéntaselo|contáselo} a un médico, que de esto también entiende.',
        end: 'A las tres de la mañana nadie vuelve con nadie.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Entre dos torres, la Luna, con un perro y un lobo que aúllan a lo mismo sin ponerse de acuerdo. Todavía no: con esta luz, un saludo [quien:de {quien}|de tu ex] parece promesa y un silencio parece condena. La respuesta depende de mirar de día lo que de noche se agranda.',
        task: '{Apunta|Apuntá} {antes} cada suposición sobre su vuelta con la hora en que nació: «23.50: me extraña»; «01.15: hay otra persona». Al mediodía siguiente {tacha|tachá} las que nacieron después de las diez. Si queda alguna diurna, {pregúntasela|preguntásela} [quien:a {quien}|a quien sabe la respuesta]. Si no queda ninguna, quienes aullaban eran el perro y el lobo.',
        end: 'De noche, hasta un saludo parece carta de amor.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Baja la niebla y el cangrejo de la Luna invertida vuelve al agua: debajo de tanto imaginar había un sendero seco. Sí {puedes|podés} acercarte a una respuesta, si {empiezas|empezás} por lo que se comprueba. Qué siente [quien:{quien}|esa persona] no se ve; dónde piensa vivir y hasta cuándo, se pregunta.',
        task: '{Pide|Pedí} {antes} un solo dato, de los que no comprometen: «[lugar:¿Hasta cuándo hay planes en {lugar}?|¿Qué planes hay para fin de año?]». Si responde con fecha, {haz|hacé} cuentas con esa fecha. Si responde «ya veremos», {haz|hacé} tus planes como si fuera un no. Si pregunta para qué {quieres|querés} saberlo, {dilo|decilo} sin rodeos: ahí empieza la conversación verdadera.',
        end: 'Un dato seco alumbra más que tres corazonadas mojadas.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y a plena luz: el Sol trae un niño a caballo con los brazos abiertos, delante de un muro que no le tapa nada. Sí a decir lo que {quieres|querés}, que es lo tuyo; volver le toca [quien:a {quien}|a quien se fue]. Depende de que lo digas sin un reproche escondido en el puño.',
        task: '{Graba|Grabá} {antes} un audio de menos de un minuto, de día y sin ensayarlo más de dos veces: «Me gustaría que volviéramos a intentarlo. {Piénsalo|Pensalo} y {dime|decime} algo en una semana». Si [quien:{quien} dice|te dicen] que sí, la primera cita es para hablar de lo que falló. Si es que no, o pasa la semana, {bajas|bajás} los brazos con la cara al sol.',
        end: 'Lo dicho de día no hay que desmentirlo de noche.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no, y por una razón menuda: el Sol invertido queda detrás de su muro, y quizá alguna alegría tuya sale a la calle solo para que [quien:{quien}|cierta persona] la vea pasar. Ninguna vuelta depende de esa función. De {ti|vos} depende que haya una alegría sin público antes de preguntar nada.',
        task: '{Regálate|Regalate} {antes} una tarde buena que no se publique ni se cuente: girasoles en un vaso, comida al aire libre, un paseo [lugar:sin pensar en {lugar}|por un barrio nuevo]. Cero fotos. Si al volver te urge que [quien:{quien} lo sepa|tu ex lo sepa], {espera|esperá} una semana y {repite|repetí}. Si se te olvida contarlo, el sol ya saltó el muro.',
        end: 'La alegría que no se publica también broncea.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'if',
        ahead:
          'Una trompeta desde las nubes y varias figuras que se alzan: el Juicio trata de llamadas que no dejan dudas. Sí, si [quien:{quien} llama|alguien llama] con voz, con tu nombre y con una propuesta. Mientras solo haya corazones y saludos de pasada, nadie llamó, y {puedes|podés} quedarte donde estás.',
        task: '{Define|Definí} {antes}, por escrito, qué contará como llamada: «Una voz, mi nombre, un día». {Compara|Compará} esa línea con los tres últimos gestos [quien:de {quien}|que recibiste] y {ponles|poneles} nota, de cero a tres. Si alguno llega a tres, {levántate|levantate} y {contesta|contestá}. Si entre todos no suman tres, era ruido de nubes, y el ruido no espera respuesta.',
        end: 'Quien llama de verdad no deja la duda en la puerta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Contesta el Juicio invertido, con la trompeta hacia el suelo: por atender la llamada que no llega, {sigues|seguís} oyendo las que ya pasaron. No hay una vuelta [quien:de {quien}|de tu ex] escondida en mensajes viejos; lo que decían, ya sonó. De {ti|vos} depende dejar de soplar en ellos otra vez.',
        task: '{Abre|Abrí} {antes} la conversación antigua una última vez y {lee|leé} solo los diez mensajes finales. {Escribe|Escribí} la cuenta: «Preguntas: __. Despedidas: __». Después {archiva|archivá} el hilo [quien:de {quien}|completo]. Si mañana hace falta un dato, ahí sigue. Si {entras|entrás} por costumbre, al menos costará tres toques, y en el segundo da tiempo a dejar el teléfono.',
        end: 'Releer es marcar un número que cambió de dueño.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'if',
        ahead:
          'Entera, dentro de una corona de laurel, danza la figura del Mundo: no le falta nadie para cerrar el círculo. Sí a una vuelta si llega como invitada a una vida completa; no, si viene a tapar el hueco que dejó. Lo que haga [quien:{quien}|tu ex] queda fuera del laurel; tu baile, dentro.',
        task: 'En las esquinas hay cuatro que miran. {Nombra|Nombrá} a las cuatro personas que te sostuvieron [tiempo:en {tiempo}|desde la despedida] y {agradécele|agradecele} {antes} a una, con detalle: «Cuando pasó [quien:lo de {quien}|aquello] me llamaste tres domingos. Lo tengo presente». Si la lista se llena, el círculo ya estaba cerrado. Si quedan huecos, ahí van tus próximas invitaciones.',
        end: 'Se vuelve mejor a una casa con gente que a un vacío.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no: la corona del Mundo invertido tiene un extremo suelto, y mientras cuelgue, cualquier trato [quien:con {quien}|con tu ex] parecerá el principio de algo. Antes de pensar en una vuelta conviene atar lo práctico que quedó abierto. De {ti|vos} depende que un asunto pendiente no haga de esperanza.',
        task: '{Haz|Hacé} {antes} la lista de lo compartido que sigue abierto: una cuenta, un contrato, unas llaves, [cosa:qué hacer con {cosa}|una foto enmarcada]. {Propón|Proponé} cerrar un punto: «Nos queda pendiente esto. ¿Lo resolvemos el viernes en diez minutos?». Si se resuelve, {mira|mirá} qué queda sin pretexto. Si la lista está vacía, el cabo suelto está de tu lado, y con una fecha se ata.',
        end: 'Con los pretextos cerrados se oye mejor quién llama.',
      },
    },
  },
};
