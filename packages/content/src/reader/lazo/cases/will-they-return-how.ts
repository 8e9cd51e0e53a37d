import type { CaseTexts } from '../../family.ts';

/** «will-they-return-how». */
export const WILL_THEY_RETURN_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Esperar sin que se note, escribir sin rogar, estar sin estorbar: {llevas|llevás} un tiempo haciendo con mucho cuidado algo que nadie te pidió y que cansa como un empleo.',
    },
    {
      needs: [],
      text: 'Nadie avisa de cuánto trabajo da no llamar. Hay que elegir la hora, la foto y el tono, y además lograr que todo parezca un descuido.',
    },
    {
      needs: [],
      text: 'Entre cerrar esa puerta y sentarse al lado hay una tercera postura, la más incómoda: de pie, con la mano en el picaporte, un día hacia dentro y otro hacia fuera.',
    },
    {
      needs: [],
      text: 'Querer que alguien vuelva no tiene nada de tonto, a ninguna edad. Lo que agota es no saber qué hacer con las manos mientras tanto.',
    },
    {
      needs: ['quien'],
      text: 'De {quien} hay que adivinarlo todo: por qué se acerca, por qué no, qué quiso decir. Y mientras {adivinas|adivinás}, tu propia semana se queda esperando turno.',
    },
    {
      needs: ['quien'],
      text: 'Que {quien} se acuerde de {ti|vos} no se consigue empujando, y eso ya lo {sabes|sabés}. Lo difícil es dar con algo que no sea empujar ni mirar la puerta.',
    },
    {
      needs: ['quien'],
      text: 'Lo que {quien} trae en la cabeza no está escrito en ninguna parte, y aun así {relees|releés} cada gesto como si fuera una carta con tu nombre.',
    },
    {
      needs: ['quien'],
      text: 'Una ausencia completa duele de una vez. La de {quien} viene a medias, con costumbres que siguen y preguntas sin dueño, y a medias también se te queda la vida.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de espera ya se podría haber empezado un idioma; en cambio se aprende a reconocer pasos, timbres y tonos de mensaje que nunca son los esperados.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Después de {tiempo}, esperar a {quien} ya tiene sus horarios y sus manías, y dejarlo da casi el mismo vértigo que dio la despedida.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Hace {tiempo} que cada plan lleva una nota al pie, «salvo que vuelva {quien}», y de tanto repetirse la nota ocupa ya más sitio que el plan.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} se renuevan contratos, cepillos de dientes y hasta amistades. Tu duda sigue sin gastarse: esperar un poco más o levantarse de la silla de una vez.',
    },
    {
      needs: ['cosa'],
      text: 'Con {cosa} por el medio, la despedida se parece a un viaje con regreso, y cada mañana toca decidir otra vez si se espera o se hace sitio.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'Quien conserva {cosa} no termina de despedirse de {quien}, o eso parece algunas tardes; otras parece, sin más, que a nadie le ha tocado ordenar la casa.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          '{Sal|Salí} de casa, propone el Loco, con su rosa blanca, su perro y ningún mapa. Que [quien:{quien} te extrañe|tu ex te extrañe] no se fabrica desde aquí; que haya un camino por donde andas, sí, y empieza con un paso que nadie te vio dar. De ese paso depende que esperar no te deje en el mismo sitio.',
        task: '{Camina|Caminá} {antes} cuarenta y cinco minutos sin destino, doblando siempre hacia la calle menos conocida, y {apunta|apuntá} tres hallazgos: «Una panadería azul, un perro con suéter, un taller de guitarras». Si al volver {quieres|querés} contárselos a alguien que no es [quien:{quien}|tu ex], el camino funcionó. Si solo sale ese nombre, mañana {caminas|caminás} otra vez, más lejos.',
        end: 'Para hacer falta conviene no estar siempre en el mismo sitio.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Ladra el perro porque el joven no mira: el Loco invertido cae con el hatillo abierto y la rosa suelta. No a los arranques, ni la visita por sorpresa ni el audio de nueve minutos. Lo que pase por la cabeza [quien:de {quien}|de tu ex] no cambia con un tropiezo tuyo. Tu semana, sí.',
        task: '{Nombra|Nombrá} {antes} un perro guardián, una amistad que conteste rápido, y {explícale|explicale} el cargo: «Cuando te ponga ‘voy a escribirle’, {responde|respondé} solo ‘mañana’». Si al día siguiente la idea sigue siendo buena, [quien:{quien} puede leerla a mediodía|se envía a mediodía]. Si da risa, {invita|invitá} a comer a quien ladró a tiempo.',
        end: 'Toda ocurrencia merece dormir antes de salir a la calle.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'Sí hay manera de acercarse sin rogar, y cabe en la mesa del Mago: copa, espada, basto y oro hacen de qué, dónde, cuándo y cuánto dura. Se ruega cuando falta alguno de los cuatro. De {ti|vos} depende poner esa mesa completa una vez; sentarse le corresponde [quien:a {quien}|a tu ex].',
        task: '{Arma|Armá} {antes} una sola invitación con los cuatro datos: «El jueves a las seis tomo un café donde siempre. Una hora. Si te queda bien, ahí estoy». Con distancia, que sea una llamada. Si [quien:{quien} va|tu ex va], {levántate|levantate} a la hora dicha. Si no va, {toma|tomá} el café caliente y {recoge|recogé} la mesa: no repetir la invitación era parte del acto.',
        end: 'Una invitación con hora de cierre no pide limosna.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No hay truco, y el Mago invertido lo confiesa: la copa y el oro ruedan de la mesa, y la mano que apuntaba al cielo apunta al suelo. Ni celos calculados, ni indirectas, ni silencios con cronómetro. Con trucos, si [quien:{quien} reacciona|tu ex reacciona], nunca sabrás a qué fue.',
        task: '{Haz|Hacé} {antes} la lista de las artimañas que se te ocurrieron, aunque den risa, y {traduce|traducí} cada una a la frase que esconde: «subir una foto con alguien» = «quiero que me mires». {Elige|Elegí} la más corta. Si se la dirías [quien:a {quien}|a tu ex] a la cara, {guárdala|guardala} para una charla. Si no, tampoco la digas con fotos.',
        end: 'Detrás de cada truco hay una frase de cuatro palabras.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Delante está la Sacerdotisa, callada entre sus dos columnas, con el rollo a medio cubrir. Por ahora {espera|esperá}, pero sin anunciarlo: lo que [quien:{quien} trae|tu ex trae] en la cabeza queda detrás del velo, y nombrarlo a diario no lo descorre. De {ti|vos} depende que la pregunta deje de ser tema de conversación.',
        task: 'Siete días sin mencionar [quien:a {quien}|a tu ex] en ninguna charla: {empieza|empezá} {antes} y {marca|marcá} cada día con un punto. A quien pregunte: «De eso no hay novedades, ¿y {tú|vos}?». Al octavo, {escribe|escribí} lo primero que te salga. Si es una frase nueva, el silencio trabajó. Si es la de siempre, la espera se alimentaba de contarla.',
        end: 'Lo que no se cuenta a diario por fin se escucha.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Caído el velo, la Sacerdotisa invertida enseña un rollo en blanco: ahí no estaba lo que piensa [quien:{quien}|quien se fue]. No sigas leyendo en esa cabeza, que nadie te dio la letra. Queda otro rollo, el tuyo, con preguntas que sí {puedes|podés} contestar sin pedir permiso, y de ahí sale qué hacer.',
        task: '{Escribe|Escribí} {antes} diez preguntas que te rondan [tiempo:desde hace {tiempo}|desde la despedida]. {Tacha|Tachá} las que solo puede responder [quien:{quien}|la otra persona]: «¿por qué…?», «¿qué siente…?». Si queda alguna, {contéstala|contestala} en tres renglones: por ahí se avanza. Si tachaste las diez, {añade|agregá} la once con tu nombre dentro: «¿Qué quiero para octubre?».',
        end: 'La cabeza ajena es el libro que peor se lee.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Con el trigo alto y el trono bien mullido, la Emperatriz no va detrás de nadie: se la encuentra. Ese es el cómo. Que [quien:{quien} piense|tu ex piense] en {ti|vos} no depende de nada que mandes; que tu casa huela a sopa y tenga gente, sí, y con gente la espera cambia de tamaño.',
        task: '{Invita|Invitá} {antes} a dos personas a comer algo hecho por {ti|vos}: «El viernes hago sopa para tres. {Trae|Traé} hambre». Una se sienta en la silla que [quien:{quien} dejó libre|quedó libre]. Si a media cena nadie nota que esa silla tenía dueño, {deja|dejá} que siga así. Si te cuesta ofrecerla, {ocúpala|ocupala} {tú|vos} y que sirvan los demás.',
        end: 'Una silla se calienta con cualquiera que traiga hambre.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Así no: la Emperatriz invertida tiene el trigo vencido y la corona en el suelo, porque el riego se fue entero hacia un campo ajeno. Esperar [quien:a {quien}|a quien se fue] no debería costarte el cuidado propio. Lo que toca hacer empieza por el cuerpo, que no se marchó y también aguarda.',
        task: '{Pide|Pedí} {antes} la cita que {vienes|venís} aplazando [tiempo:desde hace {tiempo}|desde hace meses], dentista, vista, peluquería: «Buenos días, quisiera la primera hora que haya». {Apúntala|Anotala} donde antes iban las fechas de la pareja. Si {acudes|acudís}, una parte del campo vuelve a regarse. Si la {cancelas|cancelás}, {mira|mirá} para quién guardabas libre esa hora.',
        end: 'El propio cuerpo también lleva rato esperando que alguien vuelva.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Desde su trono de piedra, el Emperador dicta una ley corta: escribir una vez se puede; insistir, no. Sí a dar ese paso, si {aceptas|aceptás} el número de antemano. Lo que decida [quien:{quien}|tu ex] no obedece a tu cetro. Cuántas veces se llama a una puerta, en cambio, lo {mandas|mandás} {tú|vos}.',
        task: '{Escribe|Escribí} {antes} tu decreto en un papel: «Un mensaje. Cero explicaciones. Siete días». {Envía|Enviá} después ese mensaje [quien:a {quien}|a tu ex], de tres líneas como mucho, y {deja|dejá} el papel a la vista. Si contesta dentro del plazo, el decreto se deroga y se conversa. Si no contesta, se cumple, sin segunda carta para explicar la primera.',
        end: 'La primera vez es un mensaje; la segunda, un trámite.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Ni con armadura: el Emperador invertido se cae del trono con el cetro en la mano, mandando todavía. No {puedes|podés} ordenar que [quien:{quien} vuelva|alguien vuelva], ni tampoco ordenarte olvidar. Lo que admite gobierno es un territorio más pequeño, y conviene medirlo antes de gastar otro mes en decretos.',
        task: '{Traza|Trazá} {antes} una frontera en una hoja. A un lado, «decido yo»: mi número, mis viernes, a quién se lo cuento. Al otro, «decide [quien:{quien}|la otra persona]»: escribir, volver, extrañar. {Dobla|Doblá} por la línea, {guarda|guardá} la mitad ajena y {haz|hacé} una cosa de la tuya. Si alivia, ese es tu reino. Si sabe a poco, {conquista|conquistá} otro viernes.',
        end: 'Reinar sobre los propios viernes ya es bastante territorio.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Dos acólitos escuchan, dos llaves se cruzan, y el Hierofante enseña: eso es lo que le falta a tu espera, una lección. Sí a seguir un tiempo con esperanza, si cada semana tiene una hora en que se aprende algo lejos [quien:de {quien}|del asunto]. Mirando la puerta, las llaves solo se oxidan.',
        task: '{Apúntate|Anotate} {antes} a algo que se aprenda en grupo: un coro, un idioma, carpintería. «¿Hay lugar para alguien que empieza de cero?». {Ve|Andá} tres veces antes de juzgarlo. Si a la tercera {haces|hacés} los deberes, {tienes|tenés} una llave nueva. Si {faltas|faltás} por esperar noticias [quien:de {quien}|de tu ex], esa clase perdida te dice cuánto cuesta la puerta.',
        end: 'La clase es la única espera que termina en diploma.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Hierofante invertido, con las llaves resbalando y los acólitos recitando manuales: treinta días de silencio, una vela, un amor nuevo encima. No sigas recetas para que [quien:{quien} regrese|alguien regrese]; ninguna se escribió con tu historia delante. De {ti|vos} depende separar el consejo vivido del repetido.',
        task: '{Pon|Poné} {antes} en una lista cada consejo recibido [tiempo:en {tiempo}|hasta hoy], quién lo dio y si le pasó: «sí» o «lo leyó». {Tacha|Tachá} los leídos. Si queda uno vivido, {pregunta|preguntá} a esa persona cómo le fue un año después. Si no queda ninguno, {dicta|dictá} el tuyo, de una línea, como para alguien a quien {quieres|querés}.',
        end: 'De recetas para el regreso vive mucha gente que no cocina.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Bajo el ángel de los Enamorados nadie empuja a nadie: hay dos figuras de pie y una elección. {Puedes|Podés} esperar o pasar página; sirve cualquiera, si la {eliges|elegís} con ganas y no por cansancio. Si [quien:{quien} elige|la otra persona elige] lo mismo, se verá aparte. Tu mitad no necesita ese permiso.',
        task: '{Escribe|Escribí} {antes} dos cartas de cinco líneas para {ti|vos}: «Me quedo esperando porque…» y «Me voy porque…». {Léelas|Leelas} de pie, en voz alta, una por la mañana y otra por la noche; al día siguiente, al revés. Si una pasa las dos veces sin tropiezo, esa es. Si tropiezan ambas, falta un dato, y se le pide [quien:a {quien}|a quien lo tiene].',
        end: 'Esperar por elección cansa la mitad que esperar por inercia.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con el ángel abajo y las miradas desviadas, los Enamorados invertidos avisan de un mal atajo: salir con alguien para que [quien:{quien} se entere|tu ex se entere]. Así no. Conocer gente sí cabe en la espera, con una condición que depende de {ti|vos}: que quien tengas delante sepa adónde estás mirando.',
        task: '{Acepta|Aceptá} {antes} una invitación de las que {vienes|venís} rechazando y {di|decí} la verdad al primer café: «Salgo de una historia que todavía me ocupa. Hoy solo quiero conversar». Si le basta, ya hay una hora buena. Si no le basta, lo supo a tiempo. Y si en esa hora no {miras|mirás} si escribió [quien:{quien}|tu ex], {apúntalo|anotalo}: eso no pasaba.',
        end: 'Nadie nuevo merece hacer de mensaje para nadie antiguo.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Arranca el Carro, con el auriga de pie y las dos esfinges por fin hacia el mismo lado. Sí, hay que moverse, y el rumbo es tu semana: en ella hay dos horas en que la ausencia [quien:de {quien}|de tu ex] pesa el triple. La pena no recibe órdenes. Lo que ocurre en esas dos horas, sí.',
        task: '{Localiza|Localizá} {antes} las dos peores, con día y reloj: «domingo, 19.00; miércoles, 23.00». A cada una {engánchale|enganchale} algo con salida y llegada: una clase, natación, una llamada fija. Si tres semanas seguidas pasan sin que averigües nada [quien:de {quien}|de nadie], las esfinges tiran parejo. Si una se resiste, {cambia|cambiá} la actividad y {conserva|conservá} la hora.',
        end: 'La ausencia llega puntual; conviene que encuentre la hora ocupada.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Atascado en su propio surco, el Carro invertido lleva un tiempo pasando, por casualidad, siempre por la misma calle o por el mismo perfil. No te acerques con ese rodeo. Que [quien:{quien} te vea|tu ex te vea] no dice lo que falta decir. Girar las riendas una semana sí depende de {ti|vos}.',
        task: '{Cambia|Cambiá} {antes} un recorrido durante siete días: otra calle, otra hora para el pan, otra mesa [quien:sin vistas a {quien}|sin esas vistas]. «Esta semana voy por la avenida» basta como explicación. Si {descubres|descubrís} algo que te guste, {quédate|quedate} con la ruta. Si al tercer día los pies doblan sin avisar, {anota|anotá} la hora: por ahí tira la esfinge.',
        end: 'Una casualidad que se repite a diario tiene domicilio.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Al final espera la Fuerza, que cierra la boca del león sin lastimarlo y sin apartarse. La manera es esa: ante un gesto a medias, ni morder ni relamerse. Sí al contacto, si {puedes|podés} contestar con dulzura y con límite; lo que [quien:{quien} pretenda|tu ex pretenda] tendrá que ponerse en palabras o quedarse quieto.',
        task: '{Aprende|Aprendé} {antes} esta respuesta para el próximo gesto, sea un mensaje o un asiento guardado: «Me gusta que te acuerdes. Si es para que nos veamos, {dilo|decilo}; si no, {déjame|dejame} descansar». Si [quien:{quien} propone|te proponen] un día, se habla de eso. Si sonríe y repite, la próxima vez {agradece|agradecé} y {siéntate|sentate} en otra fila.',
        end: 'A un gesto a medias se le contesta con una frase entera.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No ruegues, y no por orgullo: la Fuerza invertida tiene al león encima, y lo que se pide con un león encima siempre suena a rugido. Que [quien:{quien} conteste|tu ex conteste] no depende de cuántos mensajes salgan. De {ti|vos} depende el tono del próximo, y para eso hay que oír los anteriores.',
        task: '{Relee|Releé} {antes} lo último que enviaste [quien:a {quien}|a tu ex] y {cuenta|contá} los «perdón por molestar», los «solo quería» y los puntos suspensivos. {Reescribe|Reescribí} una línea sin ninguno: «Quisiera una conversación. ¿Te parece bien?». No se envía. Si te da calma, ya {tienes|tenés} tu voz. Si te da miedo, todavía dicta el león, y esta semana no se le presta el lápiz.',
        end: 'Pedir cabe en una línea; rogar necesita siempre otra más.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'En lo alto, con su farol y su báculo, el Ermitaño se aparta sin dar explicaciones. Todavía no escribas ni cierres nada: {sube|subí} un día y {mira|mirá} desde ahí qué parte de la espera lleva el nombre [quien:de {quien}|de tu ex] y qué parte es miedo al invierno. A ras de calle no se distinguen.',
        task: '{Elige|Elegí} {antes} veinticuatro horas fuera de línea y {avisa|avisá} a dos personas: «Mañana no estoy. Todo bien». {Apunta|Apuntá} en un cuaderno cada vez que busques el teléfono y para qué. Si más de la mitad eran por [quien:{quien}|tu ex], el farol ya te mostró el tamaño. Si eran por aburrimiento, {esperas|esperás} menos de lo que creías.',
        end: 'Desde arriba, hasta una espera larga se ve completa.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Farol apagado, báculo en el suelo: el Ermitaño invertido llama fidelidad a no salir de casa. No hace falta ese encierro para que la historia [quien:con {quien}|con tu ex] haya sido cierta. Seguir esperando o dejarlo se decide mejor con los zapatos puestos, y ponérselos sí depende de {ti|vos}.',
        task: '{Di|Decí} que sí {antes} a la primera invitación que llegue, aunque dé pereza, con permiso para irte a los cuarenta minutos: «Voy un rato». Si no llega ninguna, {llama|llamá} a alguien a quien [tiempo:hace {tiempo}|hace meses] no ves y {propón|proponé} la tuya. Si te {quedas|quedás} más de lo previsto, era encierro. Si te vas a tiempo, la puerta ya aprendió a abrirse.',
        end: 'A la montaña se sube; en la cueva se cae.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Sube y baja la Rueda de la Fortuna, con su esfinge arriba, sin mirar cumpleaños. Sí {puedes|podés} escribir, si el día no trae excusa: ni fiesta, ni luna llena, ni aniversario, que son los días en que escribe la rueda. Qué responda [quien:{quien}|quien se fue] no se calcula. El día de enviar, sí.',
        task: '{Manda|Mandá} {antes}, en una fecha que no celebre nada, una línea que lo confiese: «Hoy es un día cualquiera y no pasa nada; por eso te saludo». Después, diez días sin otra. Si [quien:{quien} contesta|te contestan] y sigue en otro día cualquiera, hay charla. Si reaparece solo en fiesta señalada, ya {conoces|conocés} la vuelta y no hay que subirse.',
        end: 'Lo que se dice un martes no necesita aniversario.',
      },
      rev: {
        lean: 'no',
        ahead:
          '¿Cuántas vueltas van? La Rueda de la Fortuna invertida gira hacia atrás y pasa otra vez por la misma discusión, la misma pausa, la misma calma. No te subas sin contarlas. Lo que haga [quien:{quien}|tu ex] no depende de {ti|vos}; saber en qué punto se rompe siempre, y bajarte antes de ese punto, sí.',
        task: '{Haz|Hacé} {antes} una tabla de las idas y vueltas [quien:con {quien}|con tu ex]: «salida, regreso, duración, motivo». Si hubo una sola salida, {apunta|apuntá} en cambio las tres discusiones que más se repitieron. Si la última columna dice siempre lo mismo, de eso habría que hablar antes que de volver. Si cambia, {rodea|rodeá} con un círculo el motivo que sigue sin resolver.',
        end: 'Dos regresos por el mismo motivo ya son una costumbre.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Espada recta, platillos quietos: la Justicia deja aparte cuánto {quieres|querés} y mira cuánto cuesta. Esperar [quien:a {quien}|a quien se fue] se sostiene si lo que te da pesa al menos tanto como lo que te quita, en horas y en invitaciones. Eso se puede sumar, y de la suma depende seguir o no.',
        task: '{Extiende|Extendé} {antes} la factura mensual de tu espera: «Horas pensando: __. Invitaciones rechazadas: __. Noches malas: __». {Multiplícala|Multiplicala} [tiempo:por {tiempo}|por los meses que van]. Debajo, lo recibido a cambio, con el mismo detalle. Si pagarías otro mes a ese precio sin protestar, {espera|esperá}. Si la cifra te levanta de la silla, {cierra|cerrá} la cuenta y {ponle|ponele} fecha.',
        end: 'Hasta la esperanza tiene derecho a una factura clara.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Cierra la Justicia invertida, con la balanza volcada y la espada apuntando hacia {ti|vos}. No esperes como quien cumple condena: que [quien:{quien} se fuera|alguien se fuera] no te deja con toda la culpa. De {ti|vos} depende revisar los cargos, retirar los falsos y quedarte, si queda alguno, con uno de verdad.',
        task: '{Escribe|Escribí} {antes} los reproches que te {haces|hacés} por esta historia [tiempo:desde hace {tiempo}|desde el final]. {Tacha|Tachá} los que no le dirías a una amistad en tu lugar. Si queda uno, se repara en lo posible, una vez: «En aquello me equivoqué y lo lamento». Si no queda ninguno, se levanta la sesión y {sales|salís} a almorzar por la puerta grande.',
        end: 'Ninguna condena se acorta mirando la puerta del juzgado.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Cabeza abajo y con el rostro sereno, el Colgado no hace nada, y lo hace bien. Todavía no des ningún paso [quien:hacia {quien}|hacia tu ex], ni carta ni candado. La prueba está en esas manos quietas a la espalda: si {puedes|podés} sostener un cuarto de hora las ganas de actuar, lo que decidas después será tuyo.',
        task: '{Siéntate|Sentate} {antes} tres noches, quince minutos de reloj, sin teléfono ni música, justo cuando más quieras escribir. Al terminar {apunta|apuntá} una palabra: «rabia», «frío», «sueño». Si las tres veces sale la misma, eso pide atención antes que [quien:{quien}|cualquier mensaje]. Si salen distintas, ninguna mandaba tanto, y la pausa puede durar otro poco sin que duela el pie.',
        end: 'Quince minutos de no hacer nada deshacen muchos mensajes.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Y entonces sale el Colgado invertido, con los pies en el suelo y la cuerda todavía en el tobillo. No sigas en pausa: lo que se detuvo cuando se fue [quien:{quien}|tu ex] incluye cosas tuyas, y ninguna necesita ese regreso para terminarse. El cómo empieza por una, aunque camines cojeando al principio.',
        task: '{Busca|Buscá} {antes} algo que se quedó parado la semana de la despedida: un libro por la página ochenta, una pared a medio pintar, un trámite. {Termínalo|Terminalo} y {escribe|escribí} en un borde: «Acabado el día __». Si después [quien:la falta de {quien} ocupa|la ausencia ocupa] menos pared, {elige|elegí} la siguiente. Si no encontraste nada a medias, la cuerda estaba más floja de lo que parecía.',
        end: 'El libro sigue en la página ochenta, y no reprocha nada.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Da por terminado lo que terminó: la Muerte cabalga despacio, con su rosa blanca en el estandarte, y al fondo el sol sigue entre dos torres. No esperes más aquella pareja. El cariño [quien:por {quien}|por quien se fue] no hace falta matarlo; se entierra una costumbre, y de eso sí te {puedes|podés} encargar.',
        task: '{Reúne|Reuní} {antes} en una caja lo que todavía te detiene la mano, cartas, entradas de cine, [cosa:{cosa}, si cabe|una taza]. {Séllala|Sellala} con cinta, {escribe|escribí} «No abrir hasta dentro de un año» y dásela a alguien de confianza. Si en un mes no la {pides|pedís}, el caballo pasó de largo. Si la {pides|pedís}, que te cobren un café por visita.',
        end: 'Lo que se guarda con fecha deja de andar por la casa.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'A medio paso, el caballo de la Muerte invertida ni avanza ni se va: así quedan ciertas costumbres, vivas cuando la pareja ya no. Todavía no hace falta el entierro grande; basta uno chico. Lo que haga [quien:{quien}|tu ex] sigue su camino. Que tu semana deje de llevarle luto a diario depende de {ti|vos}.',
        task: '{Despide|Despedí} {antes} una sola costumbre: la alarma del aniversario, las buenas noches dichas al aire, su taza en primera fila. En voz alta, que da risa y ayuda: «Hasta aquí llegaste, taza». Si a los siete días no la {buscas|buscás}, {elige|elegí} la segunda. Si la {repones|reponés}, [tiempo:después de {tiempo}|todavía] hace falta un duelo más lento, y nadie te apura.',
        end: 'Se empieza a despedir a alguien despidiendo su taza.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'Hay una dosis, y la Templanza la enseña: el ángel pasa el agua de copa a copa en un hilo fino, sin volcar. Así se está cerca sin rogar. Sí al contacto [quien:con {quien}|con tu ex], si cabe en un sorbo y no se te va la tarde mirando si la otra copa se mueve.',
        task: '{Manda|Mandá} {antes} tres líneas exactas: una noticia tuya, una pregunta fácil y un cierre. «Terminé el curso. ¿Cómo sigue tu mamá? Que tengas buena semana». La siguiente, dentro de quince días. Si [quien:{quien} devuelve|te devuelven] también una pregunta, el agua circula. Si a la tercera quincena solo vuelve cortesía, {deja|dejá} la copa en reposo: ya probaste sin volcarla.',
        end: 'A sorbos se conversa; a chorros se salpica.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No revuelvas más: en la Templanza invertida las dos copas se vacían sobre el mismo charco, amistades comunes incluidas. Ver al grupo para saber [quien:de {quien}|de tu ex] le quita sabor a todo. De {ti|vos} depende que una amistad vuelva a beberse pura, sin una gota de averiguación.',
        task: '{Escribe|Escribí} {antes} a una de esas amistades: «Te quiero ver por {ti|vos}, sin hablar del asunto. ¿Desayunamos?». Y {cúmplelo|cumplilo}: [quien:si sale {quien} en la charla|si sale el tema], «hoy no» y otra tostada. Si el desayuno se hace corto, esa copa quedó limpia. Si se acaban los temas, llevaban tiempo bebiendo de lo mismo: la próxima vez, cine.',
        end: 'Una amistad usada de ventana acaba echando la cortina.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Antes de buscar cómo meterse en una cabeza, {mira|mirá} al Diablo: en su pedestal hay dos collares, y el segundo es para quien ata. No a los conjuros, los celos y los anzuelos para [quien:{quien}|quien se fue]. La cadena queda floja en ambos cuellos; soltar tu extremo está en tu mano.',
        task: '{Calcula|Calculá} {antes} lo que {pagas|pagás} por que alguien vuelva: velas, consultas, noches, orgullo. Una cifra: «__ al mes». La parte de dinero de esta semana {gástala|gastala} en algo sin gancho, fruta buena, un libro, un masaje. Si resulta mejor compra que las [tiempo:de {tiempo}|anteriores], {repite|repetí}. Si te parece una traición, ahí aprieta el collar, y ya {sabes|sabés} por dónde se abre.',
        end: 'Quien ata a alguien tiene que quedarse sujetando la cuerda.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí {puedes|podés} soltarte sin cerrar el corazón: en el Diablo invertido los collares ya se abrieron y solo queda la costumbre de llevarlos. La atadura [quien:con {quien}|con quien se fue] resiste en algo que se toca, una prenda, un olor, una lista de canciones. Por ahí, por lo pequeño, se empieza a salir.',
        task: '{Lava|Lavá} {antes} lo que no lavaste para que no perdiera su olor: la camisa, la manta, la funda. Si no hay prenda, {cambia|cambiá} el perfume de la casa o el orden de esas canciones. «Hoy se lava» es todo el rito. Si [quien:lo de {quien}|la nostalgia] sigue igual oliendo a jabón, se piensa con calma. Si afloja, era la tela la que sujetaba.',
        end: 'El jabón sabe despedirse mejor que muchas cartas.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Fuera la corona: el rayo de la Torre ya cayó, y las dos figuras van por el aire mientras abajo se sigue hablando de «una pausa». No esperes dentro de esa versión. Lo que [quien:{quien} quiera|tu ex quiera] mañana no se sabe; hoy depende de {ti|vos} contar en qué estado quedó el edificio.',
        task: '{Corrige|Corregí} {antes} la noticia ante una persona que todavía pregunte [quien:por {quien}|por tu ex]: «Terminamos. Estoy bien a ratos; gracias por preguntar». Ni una palabra más. Si te abrazan sin consejos, {avisa|avisá} a la siguiente. Si te discuten la noticia, {repítela|repetila} igual. Y si al decirla se te afloja el cuello, lo que pesaba era la fachada.',
        end: 'Cuesta más sostener una versión que barrer los cascotes.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La grieta estaba antes del rayo: la Torre invertida la enseña de cerca, con la corona aún en equilibrio. Si {quieres|querés} acercarte a una vuelta, el camino pasa por ahí: arreglar la parte tuya que se oyó más veces, si algo de razón tenía. Que [quien:{quien} lo note|tu ex lo note] no entra en la obra.',
        task: '{Elige|Elegí} la queja que más oíste y que en el fondo {compartes|compartís}: la hora de salida, el desorden, el silencio. {Dedícale|Dedicale} {antes} una hora real, sin anunciarla [quien:a {quien}|a nadie]: «los jueves salgo a las siete», un cajón vacío, una primera cita con terapia. Si esa hora te sirve a {ti|vos}, {pon|poné} otra. Si solo servía para enseñarla, era fachada.',
        end: 'Una grieta se arregla aunque nadie vuelva a vivir ahí.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'if',
        ahead:
          'Se puede tener esperanza y las rodillas en la tierra, como la mujer de la Estrella, que vierte agua sin preguntar quién la beberá. Sí a esperar algo bueno, si no le {pones|ponés} una sola cara. Depende de saber qué {quieres|querés} antes de escribirle encima el nombre [quien:de {quien}|de tu ex].',
        task: '{Escribe|Escribí} {antes} siete líneas, una por cada estrella pequeña, que empiecen igual: «Quiero a alguien que…». Con hechos: «que llegue cuando dice», «que pregunte por mi día». Después {marca|marcá} las que [quien:{quien} cumplía|tu ex cumplía] un martes corriente. Si son cinco o más, la esperanza tiene suelo. Si son dos, el agua de las otras cinco va a otra parte.',
        end: 'La esperanza crece mejor sin nombre y apellido.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Boca abajo, la Estrella invertida sigue inclinando jarras que ya no llevan agua. Aguantar más, no: [tiempo:después de {tiempo}|a estas alturas], si el sueño, la comida o el trabajo se resienten, lo que toca es pedir ayuda. Que [quien:{quien} regrese|alguien regrese] no lo {resuelves|resolvés} {tú|vos}. Llenar las jarras, sí, y hay gente de oficio para acompañarlo.',
        task: '{Busca|Buscá} {antes} un nombre, por recomendación o en tu centro de salud, y {manda|mandá} esta línea: «Quisiera una primera cita para hablar de una separación que no termino de pasar». Si te dan día, {lleva|llevá} tres ejemplos apuntados. Si la primera persona no te convence, hay otras: también el agua se cambia. Si al pedirla ya {duermes|dormís} mejor, {ve|andá} igual.',
        end: 'Pedir ayuda también es una manera de dejar de esperar.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Todavía no respondas, pide la Luna, mientras el perro y el lobo ladran por su cuenta. Los gestos a medias [quien:de {quien}|de tu ex], cuando llegan, crecen con la noche. Descifrarlos queda fuera de tu alcance. De {ti|vos} depende a qué hora se leen, y pedir a plena luz que alguien los termine de escribir.',
        task: '{Estrena|Estrená} {antes} esta norma: lo que llegue después de las nueve se contesta al mediodía, con una frase: «Leí lo de anoche. ¿Hay algo que quieras proponerme?». Si [quien:{quien} propone|te proponen] algo, que lleve día. Si la respuesta es «nada, me acordé», era la luna, y se dan las buenas tardes. Y si no llegó nada, hubo silencio entre las dos torres.',
        end: 'Al mediodía los aullidos caben en una línea.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El cangrejo de la Luna invertida regresa al agua y deja ver lo que había en el fondo: un miedo que quizá ni se parece [quien:a {quien}|a quien se fue]. Sí {puedes|podés} decidir entre esperar y cerrar, si antes {averiguas|averiguás} qué perderías al dejar de esperar. Ese dato no lo tiene nadie más.',
        task: '{Completa|Completá} {antes}, a mano y de corrido, diez veces la misma frase: «Si dejo de esperar [quien:a {quien}|a quien se fue], …». De la séptima en adelante suele salir la buena. {Subraya|Subrayá} la que incomode. Si habla de esa persona, hay algo que decirle. Si habla de la casa vacía, de la edad o del domingo, se atiende sin su ayuda.',
        end: 'Hay esperas que temen más al domingo que al adiós.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Brazos abiertos, girasoles detrás: el Sol no se esconde para que lo busquen. Esa es la manera de que [quien:{quien} pueda|tu ex pueda] encontrarte sin que ruegues: a la vista, con gente y de buen humor. Sí a un plan de día para varias personas; depende de que la fiesta exista aunque falte alguien.',
        task: '{Organiza|Organizá} {antes} una comida a mediodía con cuatro personas que quieras ver y, solo después, si vive cerca y hay trato, {avisa|avisá} [quien:a {quien}|a tu ex]: «El domingo comemos al sol. Si te {sumas|sumás}, hay sitio». Si aparece, que sea alguien más en la mesa. Si no aparece, {cuenta|contá} las veces que te reíste: con tres, el plan era bueno.',
        end: 'Una mesa al sol se llena aunque falte alguien.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Detrás del muro, el Sol invertido alumbra a medias: de tanto mirar hacia donde salió [quien:{quien}|tu ex], cuesta verse la propia cara. Todavía no elijas entre esperar y cerrar. Antes conviene recuperar a quien eras a pleno día, con los brazos abiertos, y de eso se acuerda alguien que estaba ahí.',
        task: '{Busca|Buscá} {antes} una foto tuya, con buena cara, de antes de esta historia o lejos de ella, y {mándasela|mandásela} a quien la tomó: «¿Cómo era yo ese día?». {Pega|Pegá} la respuesta al lado, a la vista. Si {reconoces|reconocés} a esa persona, {pregúntale|preguntale} qué haría [quien:con {quien}|con la espera]. Si te cuesta reconocerla, {repite|repetí} el domingo algo que ella hacía.',
        end: 'Hubo sol antes de esa sombra, y hay testigos.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Que suene una vez y que se oiga: el ángel del Juicio toca la trompeta sin disculparse. Sí a llamar, si {sabes|sabés} qué decir y {puedes|podés} escuchar de pie cualquier respuesta. Lo que [quien:{quien} conteste|te contesten] está fuera de tus manos; que la llamada sea clara, corta y única, dentro.',
        task: '{Prepara|Prepará} {antes} diez minutos de teléfono con tres puntos en un papel: qué lamento, qué quiero, qué no volvería a aceptar. {Empieza|Empezá}: «Te llamo por tres cosas y después te escucho». Si [quien:{quien} llega|te escuchan] hasta la tercera, la conversación ya empezó. Si se corta en la primera, {manda|mandá} un gracias y {guarda|guardá} el papel: la trompeta no se repite.',
        end: 'Una llamada clara despeja más que cien silencios calculados.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Muda la trompeta, el Juicio invertido deja a las figuras a medio levantar, pendientes de un veredicto que debía dar otra persona. No aguardes a que [quien:{quien} explique|tu ex explique] por qué se fue o por qué no vuelve. Levantar acta de lo vivido sí está a tu alcance, aunque falte su versión.',
        task: '{Redacta|Redactá} {antes} seis líneas: tres que empiecen por «aprendí a…» y tres por «no vuelvo a aceptar…», cada una con un hecho vivido [quien:con {quien}|entonces]. Con fecha y hora, como las actas serias, y pegadas dentro del armario. Si al vestirte {asientes|asentís}, caso cerrado. Si alguna te parece injusta, {corrígela|corregila} con lápiz hasta que puedas leerla sin fruncir la boca.',
        end: 'El porqué ajeno puede no llegar; el acta se cierra igual.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'no',
        ahead:
          'Completa está la corona de laurel del Mundo, y quien danza dentro no mira hacia fuera. {Puedes|Podés} pasar página sin negar nada: la historia [quien:con {quien}|con quien se fue] dio su vuelta entera. No esperes que siga por donde terminó. Cerrar el círculo con gratitud, y con los pies, depende de {ti|vos}.',
        task: '{Ve|Andá} {antes} al sitio donde empezó todo o, [lugar:si {lugar} queda lejos|si queda lejos], a uno parecido. {Come|Comé} algo, da una vuelta entera alrededor y {di|decí} al terminar: «Aquí empezó y aquí lo dejo». Si {sales|salís} pensando en la cena, el laurel cerró. Si {miras|mirás} la puerta por si entra alguien, {repite|repetí} otro día esa vuelta, con compañía.',
        end: 'Las historias redondas también terminan; por eso son redondas.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Falta una hoja en la corona del Mundo invertido, y por ese hueco se escapa cada decisión. Todavía no cierres ni esperes a ciegas: hay una pregunta, una sola, cuya respuesta te dejaría seguir. Puede que la tenga [quien:{quien}|tu ex], puede que la tengas {tú|vos}; primero hay que saber cuál es.',
        task: '{Escribe|Escribí} {antes} en una tarjeta: «Si solo pudiera preguntar una cosa, sería…». {Llévala|Llevala} encima tres días y {cámbiala|cambiala} las veces que haga falta. Al tercero, si la respuesta está en otra boca, {envíala|enviala} [quien:a {quien}|a esa persona] tal cual, una vez. Si está en la tuya, {contéstala|contestala} por detrás. Si ya no te importa, la hoja estaba en su sitio.',
        end: 'Con una pregunta bien elegida sobran las otras noventa.',
      },
    },
  },
};
