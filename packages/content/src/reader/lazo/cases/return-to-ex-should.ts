import type { CaseTexts } from '../../family.ts';

/** «return-to-ex-should». */
export const RETURN_TO_EX_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Volver tiene trampa: se conoce el camino, la casa y hasta la silla que cojea. Lo que nadie conoce todavía es a las dos personas que llegarían hoy.',
    },
    {
      needs: [],
      text: 'Una puerta que ya se cerró una vez pesa distinto en la mano: asusta empujarla, y asusta también no saber nunca qué había del otro lado.',
    },
    {
      needs: [],
      text: 'Entre el orgullo y las ganas suele haber un teléfono boca arriba. Y ninguno de los dos, por separado, sabe decir si aquello merece otra oportunidad.',
    },
    {
      needs: [],
      text: 'De aquella historia sobran recuerdos y faltan pruebas: los días buenos se acuerdan sin ayuda, los malos hay que ir a buscarlos, y para decidir hacen falta ambos.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} ya no hay nada que adivinar en lo fácil: el café, la risa, el mal humor. Lo difícil sigue igual de lejos, y es justo lo que decide.',
    },
    {
      needs: ['quien'],
      text: 'El nombre de {quien} todavía te cambia la cara, y eso es un dato, pero no una respuesta. Falta saber si quien llama es el cariño o la costumbre.',
    },
    {
      needs: ['quien'],
      text: 'Hay una silla en la mesa que {quien} conoce bien. Entre dejarla vacía por principio y volver a ofrecerla por ternura cabe una decisión entera, y le toca a tu mano.',
    },
    {
      needs: ['quien'],
      text: 'Pensar en {quien} es fácil a las once de la noche; lo serio es seguir con ganas a las ocho de la mañana, con la cabeza fría y la memoria completa.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} cabe mucho olvido y también mucho adorno. Lo que ahora tira de la manga puede ser aquel amor o la versión limpia que la memoria dejó.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Después de {tiempo}, lo de {quien} sigue siendo una frase sin punto final. Ponerlo duele, seguir escribiendo asusta, y dejarla abierta también tiene su precio.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Hay calles de {lugar} que todavía llevan el nombre de {quien}. Pasar por ellas no obliga a nada, pero la mano ya va haciendo el gesto de tocar el timbre.',
    },
    {
      needs: ['dia'],
      text: 'Sea {dia} o cualquier otro día, hay algo por contestar: si lo que se rompió una vez se puede volver a usar sin cortarse las manos.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Poner {dia} y a {quien} en la misma frase ya mueve los muebles por dentro. Queda por ver si es sitio para dos o solo ruido de mudanza.',
    },
    {
      needs: ['lugar'],
      text: 'El camino a {lugar} mide lo mismo que siempre; lo que cambió es quién lo andaría. Volver a un sitio es cosa de pies; volver con alguien pide bastante más.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Delante camina el Loco, con un hatillo tan pequeño que ahí no caben los reproches de antes. La respuesta es sí, a un paseo y no a una mudanza: se puede dar un paso [quien:hacia {quien}|hacia esa persona] si lo que {llevas|llevás} al hombro es curiosidad de hoy, y no la casa entera de ayer.',
        task: '{Propón|Proponé} {antes} algo que no exista en la memoria común: «¿Caminamos una hora por un sitio donde no estuvimos nunca?». [tiempo:Con {tiempo} de por medio|Con el tiempo que pasó], lo conocido ya no prueba nada. Si aparece algo nuevo de qué reírse, hay segundo paseo. Si toda la conversación anda de espaldas, el precipicio era el recuerdo.',
        end: 'Para volver con alguien hay que llegar con poco equipaje.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no. El Loco sale invertido: el perro ladra desde arriba y el hatillo se vacía antes de la primera zancada. [quien:Volver con {quien}|Volver con esa persona] puede esperar a que sepas cuánto costó la caída anterior; saltar por no aguantar otro domingo a solas se parece mucho a saltar por amor.',
        task: 'Primero, la factura. {Anota|Anotá} {antes} lo que te llevó recomponerte: meses, kilos, dinero, amistades cansadas de oír lo mismo. Al lado, lo que podrías pagar hoy[tiempo:, a {tiempo} de aquello,|, tal como estás,] sin pedir prestado. Si la segunda columna cubre la primera, el impulso merece otra mirada. Si te da risa nerviosa, {quédate|quedate} un mes más lejos del borde.',
        end: 'El mismo barranco dos veces ya no se llama aventura.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Sobre la mesa del Mago hay copa, espada, basto y oro: todo a la vista y nada en la manga. Sí, si vas con esa claridad, diciendo qué {quieres|querés}, cuándo y para qué, en vez de soltar un «hola» y esperar [quien:que {quien} adivine|que del otro lado adivinen] el resto.',
        task: '{Escribe|Escribí} {antes} un mensaje con cuatro piezas y ninguna más: saludo, motivo, lugar y hora. «Hola. Quisiera hablar de lo nuestro. El café de la esquina, [dia:{dia}|el jueves] a las seis; una hora». Un sí, o un «no puedo» con otra fecha, son material para empezar. Un «ya veremos» no lo es, y las herramientas vuelven a su caja.',
        end: 'Quien quiera volver, que traiga día y hora.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No, mientras solo haya palabras. El Mago está invertido: la mesa se vuelca, los cuatro objetos ruedan y el brazo que prometía el cielo apunta al suelo. Una promesa más, tuya o [quien:de {quien}|ajena], no mueve esta respuesta; la mueve una sola cosa ya hecha que se pueda tocar.',
        task: 'Toca hacer {antes} el inventario de promesas, [tiempo:con {tiempo} de perspectiva|con la perspectiva de hoy]: cuáles se dijeron, quién las dijo y en qué fecha se cumplieron. Si la columna de fechas queda en blanco, la frase es corta: «Cuando lo vea, hablamos; antes no». Si hay tres con día y mes, la mesa se puede poner de nuevo en pie.',
        end: 'El «ahora sí» lleva fecha o lleva cuento.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'La Sacerdotisa tiene un rollo en el regazo y no se lo lee a nadie. Todavía no, entonces: hay una respuesta escrita, pero demasiada gente la está leyendo en voz alta. Lo que {sabes|sabés} [quien:de {quien}|de esa persona] no mejora con otra opinión; mejora con unos días de silencio, detrás del velo.',
        task: '{Guarda|Guardá} el asunto siete días, empezando {antes}: ni amistades, ni familia, ni indirectas. A quien pregunte, «de eso no hay novedad». [tiempo:Tras {tiempo}|Con lo vivido], una semana no le quita nada a nadie. Si las ganas llegan enteras al séptimo día sin público, son tuyas y merecen un mensaje. Si se apagaron, lo que gustaba era contarlo.',
        end: 'Lo que no se cuenta todavía se puede pensar.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Al final espera la Sacerdotisa invertida, y el velo que tenía detrás se le viene encima: lo que quedó sin decir ya no se sostiene colgado. Sí, si antes se descubre esa parte; no, si volver [quien:con {quien}|con esa persona] exige que cierto tema siga sin nombre.',
        task: 'Hay una pregunta que nunca hiciste. {Escríbela|Escribila} {antes} en una sola línea, sin reproche, lista para el primer encuentro: «Necesito saber qué pasó aquella vez, y escucho hasta el final». Si la respuesta llega de frente, aunque duela, el velo hizo bien en caerse. Si vuelve el mismo rodeo [tiempo:después de {tiempo}|después de tanto], ahí hay respuesta y no hace falta insistir.',
        end: 'Un secreto que regresa también quiere su lado de la cama.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'El trigo de la Emperatriz no se apura: se mira cada mañana y se ve si prendió. Sí, en la medida en que la cercanía [quien:con {quien}|con esa persona] te alimente y no te deje con más hambre: mejor sueño, mejor cara, más ganas de lo tuyo. Eso el cuerpo lo sabe antes que la cabeza.',
        task: '{Invita|Invitá} {antes} a una comida sencilla [lugar:en {lugar} o donde se pueda|donde quede a mano]: «Hago sopa. Sin tema obligado». La prueba viene después, en la almohada. Si {duermes|dormís} de un tirón y {amaneces|amanecés} con hambre, se repite el plato. Si la madrugada se va en repasar cada frase, la tierra sigue dura y no hay prisa por sembrar.',
        end: 'Un buen regreso se nota en el desayuno siguiente.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con la Emperatriz invertida, el trono mullido pierde sus cojines: quien sostenía la casa se quedó sin asiento. No, si volver [quien:con {quien}|con esa persona] significa otra vez que alguien cuide por dos y lo llame cariño. Ese campo se trabaja a medias o se deja descansar.',
        task: '{Parte|Partí} {antes} una hoja en dos: los cuidados que ponías {tú|vos} y los que [quien:ponía {quien}|recibías]. Compras, médicos, disculpas, llamadas familiares. Si se equilibran, el asunto puede volver a hablarse. Si un lado se desborda, {elige|elegí} lo primero que cambiaría de manos y {dilo|decilo} en voz alta: «De esto ya no me encargo». Si con esa frase se acaba el interés, era interés.',
        end: 'Cuidar siempre por dos es un empleo sin domingos.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'El Emperador recibe en un trono de piedra, con armadura y sin cojín: aquí se entra con condiciones. Sí, si las hay y se pueden decir sin levantar la voz; no, si todo queda confiado al cariño. [quien:Que {quien} las acepte|Que se acepten] no está en tu mano; ponerlas, sí.',
        task: 'Tres límites en una hoja, escritos {antes}, y junto a cada uno lo que pasa si se rompe: «Gritos: termina la visita. Mentira: termina la prueba. Dinero: cada cual con el suyo». Sirven igual [tiempo:a {tiempo} de distancia|con la distancia que haya]. Si al oírlos preguntan para entender, hay piedra donde apoyarse. Si contestan «ya empezaste», esa piedra falta.',
        end: 'El cariño entra mejor por una puerta con marco.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La armadura del Emperador invertido se afloja y cae pieza por pieza, y debajo hay alguien con frío. Si lo único que te frena es el orgullo, la respuesta es sí: escribir primero no baja a nadie de ningún trono. Si lo que regresa es el mando, tuyo o [quien:de {quien}|ajeno], entonces no.',
        task: 'Un mensaje sin armadura cabe en dos líneas. {Mándalo|Mandalo} {antes}, de día y sin explicaciones: «Me acordé de {ti|vos} y me dio gusto. Si {quieres|querés} hablar, yo también». [tiempo:Después de {tiempo}|A estas alturas] nadie lleva el marcador. Si la respuesta es amable, la charla sigue. Si llega una orden o una burla, ya se sabe quién necesita todavía el trono.',
        end: 'El orgullo vigila muy bien las puertas que nadie toca.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Dos llaves cruzadas a los pies del Hierofante: hacen falta ambas, y ninguna abre sin la otra. Sí, si esta vez se hace con forma, delante de alguien que escuche y con palabras que comprometan; no, si lo tuyo [quien:con {quien}|con esa persona] regresa a escondidas, como si no contara.',
        task: '{Busca|Buscá} {antes} un testigo que no sea de ningún bando: terapeuta de pareja, alguien de fe, la tía sensata. La propuesta: «Quiero que hablemos con otra persona delante, una vez, antes de decidir». [quien:Si {quien} pone fecha|Si te dan fecha], la segunda llave está en la mesa. Si lo toman como ofensa, queda la tuya, y alcanza para cerrar tu casa con calma.',
        end: 'Lo serio se dice igual con alguien escuchando.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Hay demasiada gente bendiciendo o prohibiendo. El Hierofante invertido deja a los acólitos con la boca abierta y las llaves al alcance de tu mano: sí, elegir [quien:a {quien}|a esa persona] puede ser cosa tuya aunque no convenza al vecindario, con tal de que los hechos de hoy se sostengan sin aplausos.',
        task: '{Anota|Anotá} {antes} los nombres de quienes opinan, madre y grupo de amistades incluidos. {Tacha|Tachá} a quien no vaya a pagar, dormir ni llorar en esa casa. A quienes queden, una sola pregunta: «¿Qué viste {tú|vos} que yo no vi?». Si cuentan un hecho, pesa. Si repiten una frase [tiempo:de hace {tiempo}|heredada], se agradece el consejo y la llave la {giras|girás} {tú|vos}.',
        end: 'El qué dirán nunca se queda a lavar los platos.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Bajo el ángel de los Enamorados hay dos figuras sin nada en las manos y con los ojos abiertos: se elige así, o no se elige. Sí, si lo que te llama [quien:de {quien}|de esa persona] ocurre hoy; no, si todo lo que te llama ocurrió [tiempo:hace {tiempo}|hace mucho] y ya está contado.',
        task: '{Completa|Completá} {antes} cinco veces esta frase, a mano: «Quiero volver porque hoy…». Solo cuentan los verbos en presente. Si salen cinco, la mejor ya es el mensaje que se puede mandar. Si a la tercera {empiezas|empezás} a escribir «éramos», lo que falta es una época; y las épocas, por mucho que se las mire, no devuelven la mirada.',
        end: 'Un álbum de fotos no sabe preguntarte cómo te fue.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El ángel queda abajo y las dos miradas ya no se cruzan: los Enamorados invertidos son una elección que nadie terminó de hacer. No, así no; regresar [quien:con {quien}|con esa persona] por no poder decidir es dejar que decida el cansancio. Primero se elige en privado, y luego se habla.',
        task: 'Un día entero, {antes}, {vive|viví} como si fuera que no, y {dile|decile} a alguien de confianza: «Ya decidí, no vuelvo». Al siguiente, como si fuera que sí. Cada noche, tres palabras sobre cómo estuvo el cuerpo. El día en que comiste y trabajaste mejor ya eligió. Si los dos salen iguales, [tiempo:después de {tiempo} nada urge|nada urge], y también se puede decir «no sé».',
        end: 'Medio sí es un no con mejores modales.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'La respuesta viene de pie y con riendas: el Carro, dos esfinges que tiran distinto y un auriga que sabe adónde va. Sí, con rumbo y con freno. Volver [quien:con {quien}|con esa persona] tiene sentido mientras haya una dirección dicha en voz alta, un plazo y alguien atento además de las ganas.',
        task: '{Ponle|Ponele} plazo {antes}: seis semanas de prueba, cada cual en su casa, dos encuentros por semana y una fecha de revisión en el calendario. La frase: «Probemos hasta ese día, y ese día hablamos en serio». [quien:Si {quien} acepta la fecha|Si aceptan la fecha], el viaje empieza. Si se discute el plazo antes de salir, las esfinges ya están tirando cada una a su lado.',
        end: 'Las ganas empujan; alguien tiene que saber frenar.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Queda el Carro invertido, con las ruedas girando en el aire y cada esfinge por su lado: mucha prisa y ningún avance. Todavía no. La velocidad con que quieras resolver lo [quien:de {quien}|de esa persona] no mide lo que hay; con todo volcado, lo primero es soltar las riendas un momento.',
        task: 'Lo que ibas a mandar esta noche, {escríbelo|escribilo} {antes} en papel y {duerme|dormí} encima. A la mañana, {tacha|tachá} todo lo que pida, explique o recuerde [tiempo:lo de hace {tiempo}|lo de antes]. Si queda una línea en pie, esa es la que se manda: «¿Hablamos con calma?». Si no queda nada, era prisa, y la prisa no necesita destinatario.',
        end: 'Un sí que no aguanta una noche tampoco aguantaba dos.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'La Fuerza cierra la boca del león con la mano abierta, sin apretar. Sí, si lo que dolió se puede tocar ya sin morder; no, si al primer roce [quien:con {quien}|con esa persona] salta otra vez la dentellada. También el orgullo se amansa así, y dar el primer paso no le cuesta una uña a nadie.',
        task: '{Cuenta|Contá} {antes}, en cinco frases y a alguien tranquilo, cómo terminó todo. Reglas: ni «siempre», ni «nunca», ni adjetivos. «Discutimos un martes. Sonó la puerta…». Si {llegas|llegás} a la quinta con la voz pareja, ya se puede proponer una charla. Si a la segunda te tiembla la mandíbula, [tiempo:ni con {tiempo} alcanzó|todavía falta], y el ejercicio se repite en unos días.',
        end: 'Lo que ya no muerde se puede volver a acariciar.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Cuando la Fuerza sale invertida, el león queda arriba y la mano se cansa. Todavía no: hoy las ganas [quien:de {quien}|de volver] pesan más que la voz que pone límites, y con la mano así se firma cualquier trato. Se contesta después de descansarla, y entonces cuenta lo que diga sin temblar.',
        task: '{Nombra|Nombrá} {antes} una sola cosa que no volverías a aguantar y {déjala|dejala} al cuidado de una amistad: «Si regreso y esto pasa, me lo {recuerdas|recordás}». Si la {pronuncias|pronunciás} sin rebajarla, la mano recobra el pulso y se puede hablar. Si empiezan los «depende», sigue mandando [tiempo:lo de hace {tiempo}|lo de antes]. Y si aquello fue miedo, que lo oiga también un servicio de ayuda.',
        end: 'Hay límites que conviene dejar en otra mano, como las llaves.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'En lo alto, el Ermitaño levanta un farol que alumbra tres pasos y nada más. Todavía no: antes de compartir mesa [quien:con {quien}|con nadie] toca ver, con esa luz, qué vida hay puesta en la tuya. Si queda sitio sin tirar nada de lo bueno, el no de hoy se puede revisar.',
        task: '{Camina|Caminá} una hora {antes}, sin teléfono y con libreta. A la vuelta, tres cosas aprendidas a solas [tiempo:en {tiempo}|en este tiempo] que no entregarías: el silencio del desayuno, las cuentas en orden, los viernes con amistades. Si caben con otra persona dentro, ya hay fecha para escribirle. Si tendrías que negociarlas todas, esa luz hace más falta en tu casa.',
        end: 'Quien aprendió a estar a solas vuelve por gusto o no vuelve.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El farol apunta al suelo y sobra montaña: el Ermitaño invertido lleva tanto a solas que cualquier voz le suena a hogar. Sí, si la [quien:de {quien}|de esa persona] sigue sonando así cuando haya otras alrededor; mientras sea la única que se oye, no hay manera de saberlo.',
        task: '{Baja|Bajá} de la cumbre {antes} por otro sendero: dos personas queridas y una mesa. «¿Cenamos? Me hace falta reírme». Al volver, en la puerta de casa, {mira|mirá} adónde va la mano. Si quiere marcar [quien:el número de {quien}|aquel número], el deseo tiene nombre y merece un mensaje de día. Si solo quiere apagar la lámpara y dormir, era hambre de gente.',
        end: 'Con hambre de gente, cualquiera parece el amor de tu vida.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Cierra la Rueda de la Fortuna, con una esfinge quieta arriba mientras lo demás sube y baja. Algo giró, y eso da una oportunidad sin garantía: sí, si {puedes|podés} señalar el punto donde esta vez harías otra cosa; no, si solo ilusiona que lo tuyo [quien:con {quien}|con esa persona] vuelva a tocar lo alto.',
        task: '{Dibuja|Dibujá} {antes} un círculo y {reparte|repartí} en él la historia: encuentro, luna de miel, primera pelea, silencio, adiós. Una cruz donde se torcía y, al lado, la maniobra: «Aquí, la próxima vez, hablo esa misma noche». Con cruz y maniobra, hay giro nuevo. Si toda la rueda se ve torcida [tiempo:después de {tiempo}|después de tanto], que ruede sin {ti|vos}.',
        end: 'La segunda vez empieza en el punto donde falló la primera.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Misma puerta, misma vuelta: la Rueda de la Fortuna invertida gira hacia atrás, y las cuatro criaturas de las esquinas ya se saben la página. No, mientras lo [quien:de {quien}|de esa persona] se repita por calendario. La respuesta solo cambia si esta vuelta arranca por donde nunca arrancó.',
        task: 'Números {antes}, en una hoja: cuántos regresos o intentos hubo, cuánto duró cada uno y qué lo cortó. [tiempo:También entra lo de {tiempo}|También entra esta pausa]. Si cada vuelta fue más corta que la anterior, la frase es «ya sé cómo sigue; aquí me bajo». Si este sería el primer regreso, {anota|anotá} qué harías distinto el primer día y {relee|releé} la hoja en un mes.',
        end: 'De una rueda se baja cuando va despacio, no cuando marea.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces la Justicia pone su balanza en la mesa y pide peso, que suspiros ya hubo. Sí, si en el platillo hay hechos que cualquiera pueda comprobar; no, si solo hay disculpas. El cariño [quien:por {quien}|que quede] no se discute, pero tampoco sirve de pesa.',
        task: '{Escribe|Escribí} {antes} tres hechos recientes, tuyos y [quien:de {quien}|de la otra parte], con fecha: un trabajo sostenido, una deuda pagada, una cita cumplida. Nada que empiece por «me dijo». Con peso en ambos lados se puede pedir una charla: «Quiero ver si lo que cambió alcanza». Si un platillo queda vacío, no se rellena con esperanza; se espera, o se deja.',
        end: 'Un perdón pesa más cuando trae recibo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no, y por una razón de números: la Justicia está invertida, con la balanza volcada y algo sin pagar en el suelo. Un dinero, unas llaves, una disculpa, un papel de los hijos. Si se vuelve [quien:con {quien}|con esa persona] encima de esa cuenta, los intereses los paga el cariño.',
        task: '{Elige|Elegí} {antes} un solo pendiente y {ciérralo|cerralo} aparte del amor: «Antes de hablar de lo nuestro quiero dejar esto resuelto. ¿Te sirve [dia:{dia}|el jueves]?». Lo de hijos o bienes, con consejo legal. Si queda saldado sin regateo, la conversación siguiente empieza limpia. Si lo usan para negociar el regreso, la cuenta sigue abierta y la puerta, por ahora, no.',
        end: 'Con deudas sobre la cama no duerme bien nadie.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Cabeza abajo y con la cara serena, el Colgado ve lo que de pie no se veía. Todavía no, porque de esta historia [quien:con {quien}|compartida] solo {conoces|conocés} tu lado. La espera termina cuando puedas contarla desde el otro sin hacer trampa, y entonces se sabrá qué hay para ofrecer.',
        task: 'Una página {antes}, en primera persona, como si hablara la otra parte: «La última noche te vi…». Sin adivinar sentimientos: solo lo que se te vio hacer y decir. [tiempo:Después de {tiempo}|Con la distancia de hoy], {léela|leela} de pie. Si aparece algo que puedas reparar, por ahí empieza un buen mensaje. Si la página solo te da la razón, falta colgarse otro rato.',
        end: 'Toda ruptura tiene dos versiones y una sola puerta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Colgado invertido ya tiene la cabeza arriba y sigue con las manos a la espalda, por costumbre. No a volver a medias, ni a esperar sin decirlo. [quien:Que {quien} se decida|Que la otra parte se decida] no está en tu nudo; soltar el pie sí, y empieza por dejar de llamar paciencia a la cuerda.',
        task: '{Pon|Poné} {antes} una fecha de calendario y {cuélgala|colgala} donde se vea: «Hasta ese día lo pienso; ese día digo sí o no, y lo digo yo». Mientras tanto, ni revisar conexiones ni preguntar a terceros. Si para entonces hay una propuesta clara, se conversa. Si todo sigue [tiempo:como hace {tiempo}|como hoy], es que no, y el nudo se desata esa tarde.',
        end: 'Quien espera sin fecha ya contestó sin darse cuenta.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'El caballo de la Muerte no da media vuelta, y al fondo, entre dos torres, sale el sol. No a lo de antes: aquello terminó y empujarlo hacia atrás cansa a cualquiera. Lo único que cabría [quien:con {quien}|con esa persona] es otra relación, desde el primer saludo, entre gente de ahora.',
        task: '{Despide|Despedí} por escrito la relación vieja {antes}: «Se acabaron las noches en vela, las visitas tensas, el humor de los lunes», lo que fuera. Tres cosas, y la hoja se rompe. Si al romperla entra aire, está contestado. Si debajo asoma curiosidad por quién es hoy [quien:{quien}|esa persona], cabe un café como si fuera el primero, sin historia en la mesa.',
        end: 'A lo que murió se le llevan flores, no muebles.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Hay un final a medio enterrar. Con la Muerte invertida, el estandarte cuelga hacia el suelo y el caballo no da un paso: ni se termina ni se empieza. Todavía no, [quien:ni con {quien} ni sin {quien}|ni con esa persona ni sin ella], hasta que sueltes lo que mantiene aquello respirando a ratos.',
        task: '{Junta|Juntá} {antes} en una caja lo que quede por casa: fotos, ropa, la taza, las cartas [tiempo:de hace {tiempo}|de entonces]. Fuera del dormitorio siete noches, sin tirar nada. Si al octavo día la {abres|abrís} para contar algo nuevo a quien salía en las fotos, queda vida y se puede hablar. Si se te olvidó dónde la pusiste, {ponle|ponele} cinta.',
        end: 'Guardar no siempre es conservar; a veces es no mirar.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, a sorbos. La Templanza pasa el agua de una copa a otra sin derramarla, con un pie en tierra firme: acercarse [quien:a {quien}|a esa persona] tiene sentido en medidas pequeñas y repetidas, con tu vida bajo el otro pie. Si alguien exige la copa llena ya, la mano se detiene.',
        task: 'La medida es una hora. {Propón|Proponé} {antes}: «Un café [dia:{dia}|el martes], una hora, y el siguiente a la otra semana». Entre uno y otro, nada de mensajes hasta tarde. Al tercer encuentro se compara: si la vuelta a casa trae más ganas que nervios, la dosis sube un poco. Si cuesta dos días reponerse, se queda en café y se dice.',
        end: 'Quien tiene sed de verdad no tira el vaso.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Las copas de la Templanza invertida se vacían a la vez: amistad, deseo, costumbre y madrugada en el mismo charco. Todavía no, porque así de revuelto no se sabe qué es lo que se extraña [quien:de {quien}|de esa persona]. Primero cada agua en su copa; luego se prueba cuál quita la sed.',
        task: '{Separa|Separá} {antes} una sola cosa, las horas: durante siete días, ni un mensaje [quien:a {quien}|a esa persona] después de las nueve de la noche. Lo que llegue, «mañana te contesto». Si la conversación se sostiene a mediodía, con el café y las cuentas delante, ahí hay bebida para rato. Si sin noche no queda tema, ya se sabe cuál de las aguas era.',
        end: 'Lo que solo funciona de madrugada se llama desvelo.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Reina el Diablo sobre una pareja encadenada, pero las cadenas están flojas y salen por la cabeza. No, si lo que tira [quien:hacia {quien}|hacia esa persona] es el enganche de siempre, el que promete alivio y cobra después. Y si alguna vez hubo miedo o golpes, no, y esa conversación nunca a solas.',
        task: '{Quita|Quitá} {antes} un eslabón: durante siete días, sus fotos y estados en silencio, sin anunciarlo. Cada vez que la mano vaya a mirar, {anota|anotá} qué pasaba justo antes: «aburrimiento», «vino», «discutí en el trabajo». Si casi siempre es lo mismo, eso hay que atender antes que [tiempo:lo de hace {tiempo}|la historia vieja]. Si los días pasan ligeros, la cadena ya estaba abierta.',
        end: 'Ganas y libertad se parecen hasta que alguien dice basta.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Caen resbalando las cadenas: el Diablo está invertido, con el pedestal en el aire, y la pareja de abajo puede irse o quedarse. Eso cambia la pregunta. Sí, si [quien:con {quien}|con esa persona] caben tus negativas sin castigo; no, si cada una se paga con días de mala cara.',
        task: 'Una negativa pequeña y amable {antes}, o en la primera cita que haya, sin excusas: «Al final [dia:{dia}|el viernes] no puedo; ¿otro día?». Si contestan «claro», hay sitio para alguien libre. Si llega un enredo, un reproche o un silencio que castiga, viste la cadena a tiempo y sin ponértela. Nadie tiene que saber que era una prueba; también sirve como descanso.',
        end: 'Quien te quiere libre no te cuenta las negativas.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'No a esa casa mientras siga la grieta. Un rayo le arranca la corona a la Torre y dos figuras caen entre chispas: lo que se rompió [quien:con {quien}|aquella vez] tenía un punto exacto, y una mano de pintura no lo cubre. Esta respuesta solo cambia si alguien enseña la reparación.',
        task: '{Escribe|Escribí} {antes} el nombre de la grieta, sin adornos: la mentira del viaje, la bebida, los celos, mi mal genio. Debajo, qué se hizo al respecto, quién y desde cuándo. Si hay meses de trabajo comprobable, la primera frase puede ser «{cuéntame|contame} cómo va eso». Si [tiempo:en {tiempo} solo hubo|solo hubo] ganas y buenas palabras, el muro sigue abierto y se mira desde lejos.',
        end: 'Las grietas no se reparan con visitas.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Torre invertida aguanta la respiración: el rayo ya pasó y lo que tiembla es el miedo a otro. Sí, si lo que te frena es una caída imaginada; no, si {puedes|podés} señalar un escombro real que nadie recogió. Una negativa [quien:de {quien}|de esa persona] duele, pero no tumba una casa.',
        task: '{Baja|Bajá} el susto a papel {antes}: lo peor que podrían contestarte, con sus palabras («Estoy con alguien», «Mejor así»), y qué harías al día siguiente a las diez de la mañana. Si sale un desayuno, un trabajo y alguien a quien llamar, se puede escribir, [tiempo:aun después de {tiempo}|sin más trámite]. Si a las diez no hay nada, esa hora se construye primero.',
        end: 'Hasta del peor «no» se vuelve a tiempo para el desayuno.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Sin abrigo y de rodillas, la mujer de la Estrella vierte agua sin fijarse en quién bebe. Sí: se le puede decir la verdad [quien:a {quien}|a esa persona] y seguir en pie después, siempre que lo dicho no venga con factura. Querer volver con esa calma no humilla a nadie.',
        task: '{Manda|Mandá} {antes} tres líneas limpias: «Pienso en {ti|vos} con cariño. Si te dan ganas de hablar, me gustaría. No hace falta contestar hoy». Y el teléfono, en otro cuarto hasta la noche. Si llega algo cálido, {ofrece|ofrecé} un rato de tarde. [dia:Pasado {dia}|Pasadas dos semanas] sin respuesta, hiciste lo tuyo: el agua vertida no se pide de vuelta.',
        end: 'Decir «te quise bien» no le rebajó el precio a nadie.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todo brilla de lejos. En la Estrella invertida el agua se escapa por arriba y el estanque se queda seco: así se riega un recuerdo. Todavía no, hasta distinguir quién es [quien:{quien}|esa persona] sin la luz que le puso la distancia; a oscuras, lo que queda cabe en la mano y se puede mirar.',
        task: '{Describe|Describí} {antes}, hora por hora, un martes cualquiera de los últimos meses en común: quién se levantó primero, qué se dijo en la cena, con qué humor se apagó la lámpara. Nada de viajes ni aniversarios. Si ese martes te gusta [tiempo:aun a {tiempo} de distancia|todavía], hay algo que buscar. Si te dan ganas de saltártelo, el brillo era de las vacaciones.',
        end: 'El amor que queda se mide en martes.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Aúllan un perro y un lobo y, con tan poca luz, nadie distingue cuál es cuál: es la Luna la que sale. Todavía no. De noche, la falta [quien:de {quien}|de esa persona] y la falta de alguien tienen el mismo tamaño, y conviene esperar a que se vea quién aúlla.',
        task: '{Lleva|Llevá} un registro de siete días, que empieza {antes}: cada vez que den ganas de escribir, la hora y qué estabas haciendo. Sin mandar nada, [dia:ni siquiera {dia}|ni siquiera el domingo]. Si casi todas las ganas caen después de las diez, es insomnio con nombre propio. Si llegan también a mediodía o con una buena noticia, hay alguien a quien querías contársela.',
        end: 'A las tres de la madrugada todos los nombres suenan bien.',
      },
      rev: {
        lean: 'if',
        ahead:
          'En la Luna invertida el cangrejo vuelve al agua y el sendero queda a la vista: buena parte del miedo era suposición. Sí, si lo que falta saber [quien:de {quien}|de esa persona] se pregunta de frente; no, si {prefieres|preferís} seguir adivinando, porque en el sendero adivinado siempre hay un lobo.',
        task: 'Dos columnas {antes}: «lo sé» y «me lo imagino». Si hay alguien más, si queda rencor [tiempo:después de {tiempo}|después de todo], si algo cambió: cada cosa en su lado. De la segunda, {elige|elegí} una y {pregúntala|preguntala} sin rodeos: «¿Hay alguien en tu vida? Prefiero saberlo». Una respuesta clara, hasta la mala, pasa a la primera columna. Una evasiva también, con su fecha.',
        end: 'Preguntar cuesta un mal rato; adivinar, varios inviernos.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'El niño del Sol cabalga con los brazos abiertos y a plena luz, sin nada que esconder. Sí, si lo tuyo [quien:con {quien}|con esa persona] se puede contar en la mesa familiar sin bajar la voz ni quitarle capítulos. Lo que aguanta el mediodía merece un intento.',
        task: '{Cuéntaselo|Contáselo} {antes} a la persona que más te quiere y menos te adula: «Estoy pensando en volver [quien:con {quien}|con mi ex], y esto es lo que hoy es distinto». Si la frase sale completa y con buena cara, el siguiente paso es un encuentro de día y al aire libre. Si te {descubres|descubrís} saltando una parte, justo esa necesita luz primero.',
        end: 'Las buenas segundas veces se cuentan a mediodía.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con el Sol invertido, el niño cabalga de cabeza y los girasoles no saben adónde mirar. La alegría está, pero deslumbra. Sí, si la compañía [quien:de {quien}|de esa persona] también te gusta cuando no hay fiesta; no, si los buenos ratos sirven para no ver el muro que hay detrás.',
        task: '{Busca|Buscá} {antes} el plan menos brillante posible: esperar turno en una oficina, comprar clavos, ordenar unas cajas [lugar:en {lugar}|viejas]. «¿Me {acompañas|acompañás} a un trámite aburrido? Una hora». Si hubo conversación sin fiesta de fondo, lo que queda no es solo memoria. Si a los diez minutos hubo que sacar las anécdotas de siempre, ese sol era de otro verano.',
        end: 'A la gente se la conoce en la fila del banco.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'if',
        ahead:
          'Se oye antes de verse: el Juicio, con su trompeta, y varias figuras que se alzan con los brazos abiertos. Sí, si al levantarse cada parte dice lo que hizo con nombre y fecha. Una disculpa así, tuya o [quien:de {quien}|ajena], abre; un «perdón por todo» no despierta a nadie.',
        task: '{Empieza|Empezá} por lo tuyo, aunque sea pequeño, y {dilo|decilo} {antes} de viva voz o en una nota corta: «Cuando hice aquello te lastimé; hoy haría otra cosa». Sin «pero» y sin pedir nada. Si aparece la otra mitad [tiempo:después de {tiempo}|en los días siguientes], hay con quién hablar de volver. Si solo llega un «ya era hora», tu parte quedó dicha y alcanza.',
        end: 'Se vuelve por la palabra exacta, nunca por el «perdón por todo».',
      },
      rev: {
        lean: 'no',
        ahead:
          'Nadie se levanta en el Juicio invertido: la trompeta suena hacia el suelo y cada figura se queda con su queja bien abrazada. No, mientras estar [quien:con {quien}|con esa persona] sea repasar quién hizo qué. La respuesta cambia el día en que haya más ganas de vivir que de tener razón.',
        task: '{Enumera|Enumerá} {antes} los reproches que todavía {guardas|guardás}, uno por renglón, y {tacha|tachá} los que no sacarías ni en la peor pelea. Si el último tachón te deja en paz, [tiempo:después de {tiempo}|por fin], cabe una línea amable. Si uno no se deja tachar, ese contesta por todos: «Todavía no te lo perdono, y así no vuelvo». También es una forma de cuidar.',
        end: 'Con la lista en la mano no hay abrazo que cierre.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'La figura del Mundo danza dentro de una corona que ya está completa y no le pide nada a nadie. Sí, si el regreso [quien:de {quien}|de esa persona] llega a una vida entera y la celebra: un añadido, nunca la pieza que falta. Hasta un no dejaría la danza en su sitio.',
        task: '{Llena|Llená} {antes} el calendario del próximo mes como si nadie fuera a volver: estudio, familia, descanso, una tarde sin plan. Después {busca|buscá} dónde cabría un encuentro, [tiempo:tras {tiempo} de distancia|tras la distancia], sin borrar nada. Si hay hueco, invitar es fácil: «Tengo libre la tarde del domingo». Si solo cabe tachando lo tuyo, el calendario se queda como está.',
        end: 'A una vida completa se la visita con gusto.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Falta una hoja en la corona: el Mundo está invertido y el círculo se quedó a un dedo de cerrar. Todavía no. Lo que parece ganas de volver puede ser [quien:una conversación pendiente con {quien}|una conversación pendiente], y tenerla no obliga a nada. Se decide después, con la última hoja puesta.',
        task: '{Pide|Pedí} esa conversación {antes}, con techo: «Nos quedó algo por hablar. Una hora, sin volver y sin pelear; después cada cual a su casa». Si no puede ser [lugar:en {lugar}|en persona], por carta y a mano. Al salir, {mira|mirá} cómo {caminas|caminás}: con paso ligero, faltaba ese cierre y ya está. Si te fuiste a mitad de una risa, cabe una segunda charla.',
        end: 'Despedirse bien y volver bien empiezan en la misma silla.',
      },
    },
  },
};
