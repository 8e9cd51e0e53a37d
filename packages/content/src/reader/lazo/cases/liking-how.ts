import type { CaseTexts } from '../../family.ts';

/** «liking-how». */
export const LIKING_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'El cuerpo se enteró antes que nadie: la cara arde, la voz sale prestada y las palabras llegan en desorden. Gustar era eso; falta saber qué hacer con las manos.',
    },
    {
      needs: [],
      text: 'Con el resto del mundo la conversación sale sola; con una persona, cada sílaba pide permiso. La torpeza rara vez es falta de recursos: suele ser exceso de ganas.',
    },
    {
      needs: [],
      text: '«Me gustas» son dos palabras, y entre pensarlas y soltarlas cabe medio año. Se busca la manera perfecta, y mientras tanto la ocasión saluda y se va.',
    },
    {
      needs: [],
      text: 'Acercarse a alguien que gusta debería ser cuestión de pasos, y acaba siendo cuestión de respiración. Hay más distancia en tres metros de timidez que en un viaje largo.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} cerca, lo sencillo se complica: saludar, mirar, terminar una frase. Y con {quien} lejos aparecen, ya tarde, todas las palabras que hacían falta.',
    },
    {
      needs: ['quien'],
      text: 'Algo cambia cuando aparece {quien}: la voz, el color de la cara, hasta la forma de estar de pie. Entenderlo ayuda; hacerle sitio a un paso pequeño, también.',
    },
    {
      needs: ['quien'],
      text: 'Entre {quien} y esta historia faltan una o dos frases. No está claro si no salen por miedo, por costumbre o por esperar que alguien más las diga primero.',
    },
    {
      needs: ['quien'],
      text: 'Hasta {quien} llega un saludo; lo demás se queda dentro, haciendo ruido. Que hay gusto ya se sabe; lo que se busca es por dónde empezar a sacarlo.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} todo empuja a lo de siempre: la hora, la gente, el saludo de pasada. Cambiar una sola de esas costumbres parece poca cosa y cuesta como una mudanza.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Coincidir con {quien} en {lugar} dura muy poco y ocupa el día entero. Entre un encuentro y el siguiente crecen los planes; cara a cara, se encogen.',
    },
    {
      needs: ['tiempo'],
      text: 'Son ya {tiempo} de casi: casi un saludo largo, casi una pregunta, casi un café. Los casi no molestan a nadie, y tampoco llevan a ninguna parte.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Van {tiempo}, y con {quien} la conversación sigue en la puerta. Interés no falta, al menos de este lado; falta saber cómo se cruza sin atropellar nada.',
    },
    {
      needs: ['cosa'],
      text: 'Algo tan corriente como {cosa} puede ser un gesto o puede ser costumbre, y la cabeza no descansa entre lo uno y lo otro. Acercarse no exige haberlo resuelto.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} de por medio hay al menos un tema y una hora, que ya es bastante. Queda lo difícil: pasar del tema a la persona sin que se note el salto.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Con una rosa en la mano y ningún papel, el Loco echa a andar. Así se acerca alguien: antes de ensayar. Los nervios crecen en el borde, en ese rato de preparar la frase perfecta, y bajan con el primer paso. Con [quien:{quien}|esa persona], sí, por ahí: algo corriente, dicho pronto y sin importancia.',
        task: '{Cuenta|Contá} hasta tres cuando aparezca, {antes}, y al tres {comenta|comentá} lo que haya delante: «Qué cola la de hoy», «Por fin llovió». [lugar:En {lugar}|A la vista] siempre hay algo. Lo único prohibido es prepararlo. Si contesta, ya hay conversación y se puede retomar. Si no oyó, fue un comentario al aire, y con suerte lo escuchó un perro.',
        end: 'La primera frase solo tiene que llegar antes que el miedo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Loco invertido cae de cabeza por querer llegar de un salto. Entre callar y confesarlo todo hay muchos pasos cortos, y quizá falte el primero; lo que frena ante [quien:{quien}|esa persona] puede ser el tamaño del salto imaginado. Todavía no el grande. Sí uno diminuto, que no asuste, repetido hasta que sea camino.',
        task: '{Elige|Elegí} el paso más pequeño que no dé miedo y dalo tres veces, {antes}: por ejemplo, decir «hasta mañana» mirando a la cara, [lugar:en {lugar}, al salir|al salir]. Sin agregar nada. Si a la tercera sale sin apretar los dientes, {súmale|sumale} el nombre. Si sigue costando, {quédate|quedate} ahí otra semana: también eso es avanzar, y el precipicio no se ve.',
        end: 'Un paso que no asusta llega más lejos que un salto pensado.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'El Mago tiene las dos manos en algo, una arriba y otra abajo, y por eso no le tiemblan. Se llega haciendo: con una tarea en medio, la mirada descansa y las palabras salen. Sí, por ahí. Con [quien:{quien}|esa persona], encontrar qué se puede hacer ayuda más que encontrar la frase.',
        task: '{Ofrece|Ofrecé} las manos, {antes}, para algo concreto [lugar:en {lugar}|donde coincidas]: sostener una puerta, acomodar sillas, cargar una caja. «¿Te ayudo con eso?», y a la tarea, sin discurso. Si acepta y conversa, {quédate|quedate} hasta que esté terminada. Si prefiere hacerlo a su modo, «claro», y las manos al bolsillo: el ofrecimiento quedó dicho y la voz salió.',
        end: 'Con las manos ocupadas, la lengua deja de tropezar.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con más preparación, no. Al Mago invertido se le cae todo de la mesa: la frase ensayada, la pose, el chiste probado en casa. De ahí puede venir el enredo, de tener que acordarse del número completo. Con [quien:{quien}|esa persona] se avanza dejando los trucos en el suelo y levantando una sola cosa verdadera.',
        task: '{Escribe|Escribí} entero lo que querrías decirle y {tacha|tachá} hasta dejar una palabra: «café», «gracias», «risa». {Guarda|Guardá} ese papel en el bolsillo, {antes}, [lugar:mientras estés en {lugar}|cuando toque coincidir], y que la frase nazca ahí: «Estaba pensando en un café». Si sale torcida pero tuya, sirvió. Si no sale, la palabra sigue en su sitio y mañana no hay nada que estudiar.',
        end: 'Lo aprendido de memoria se olvida justo delante.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'if',
        ahead:
          'En el regazo de la Sacerdotisa hay un rollo escrito: lo que la boca no consigue, la mano sí. Se puede decir por escrito, si son dos líneas y ninguna apura. El papel no tiembla ni se pone de colores, y deja que [quien:{quien}|esa persona] lea a su hora y detrás de su propio velo.',
        task: '{Escribe|Escribí} a mano, {antes}, dos líneas y tu nombre: «Me gusta conversar {contigo|con vos}, aunque me salga poco. Un día podríamos tomar un café». {Dobla|Doblá} el papel y {entrégalo|entregalo} [lugar:en {lugar}, sin testigos|en mano y sin testigos], justo al despedirte. Si contesta, aunque sea con una broma, ya hay correo. Si nunca lo menciona, no se pregunta: leer y callar también es un derecho.',
        end: 'Dos líneas a mano tardan en olvidarse más que un discurso.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'A la Sacerdotisa, invertida, se le cae el velo y la cara queda al aire: por eso arde. El rubor y el temblor son lo que hace un secreto cuando no tiene otra salida. Sí, se afloja contándolo en pequeño. Ante [quien:{quien}|esa persona], alcanza con no tapar lo que ya asoma.',
        task: 'La próxima vez que suba el color o falle la voz, {antes}, no huyas ni expliques: «Me pasa a veces; ya se va», y {sigue|seguí} con lo que ibas diciendo. [lugar:En {lugar}|Ahí] no hace falta más detalle. Si [quien:{quien}|la otra persona] lo toma con naturalidad, el velo sobra. Si se incomoda, {habla|hablá} de otra cosa: tu cara ya dio su versión.',
        end: 'El rubor dicho en voz alta empieza a enfriarse.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Nadie conversa de pie con la Emperatriz: tiene un trono mullido en medio del trigo y tiempo de sobra. Se avanza con comodidad, menos despedida y más asiento. Lo que no crece con [quien:{quien}|esa persona] quizá no tuvo dónde sentarse. Sí, se puede, y el primer gesto es ofrecer un sitio.',
        task: '{Localiza|Localizá} dos asientos, {antes}: un escalón, un banco, un borde [lugar:cómodo en {lugar}|a la sombra]. La frase: «¿Nos sentamos un momento? Llevo el día de pie». Bastan cinco minutos y ningún tema. Si se sienta, {deja|dejá} que el silencio también ocupe su lugar. Si sigue de pie o tiene prisa, {siéntate|sentate} igual: el otro asiento queda a la vista para otro día.',
        end: 'Muchas conversaciones solo estaban esperando dos sillas.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Emperatriz invertida lleva la corona torcida: cuidó todo el campo y se olvidó del propio cuerpo. Se puede avanzar, si ese cuerpo llega a gusto; con hambre, sueño o ropa que aprieta, hasta un saludo cuesta el doble. Lo que pasa ante [quien:{quien}|esa persona] empieza una hora antes, y esa hora te pertenece.',
        task: '{Prepara|Prepará} esa hora una vez, {antes}: algo de comer, un vaso de agua, la prenda con la que mejor {respiras|respirás}, aunque no sea la que más adorna. Al salir, una frase ante el espejo: «Con esto alcanza». Si [lugar:en {lugar}|fuera] se te olvida la ropa, {saluda|saludá} y {quédate|quedate}. Si no, otro día otra prenda, hasta dar con la cómoda.',
        end: 'A nadie se llega bien con los zapatos apretados.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'yes',
        ahead:
          'El trono del Emperador es de piedra y está siempre en el mismo sitio. Así se avanza: en vez de una gran ocasión, un rato fijo y modesto que se repita, porque el cuerpo deja de asustarse de lo que conoce. Con [quien:{quien}|esa persona], sí, siempre que pueda faltar sin dar cuentas.',
        task: '{Propón|Proponé}, {antes}, una costumbre de diez minutos: «Los jueves llego temprano; si coincidimos, tomamos algo». [lugar:Puede ser en {lugar}|Puede ser ahí mismo]. Durante tres jueves {preséntate|presentate} pase lo que pase, con algo tuyo que hacer. Si aparece dos veces, hay costumbre y de ahí se conversa más. Si no aparece, {cambia|cambiá} de plan: los diez minutos eran tuyos.',
        end: 'Lo que se repite deja de dar miedo y empieza a tener nombre.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Cabeza abajo, el Emperador invertido descubre cuánto pesa la armadura. Quizá no avanza porque desde fuera se ve hierro: seriedad, prisa, respuestas de una palabra. Puede abrirse, si te {quitas|quitás} una pieza ante [quien:{quien}|esa persona]. No saber algo, y decirlo, es la hebilla más fácil de soltar.',
        task: '{Confiesa|Confesá}, {antes}, una ignorancia menor sobre un tema que conozca: «De esto no entiendo nada; ¿cómo es?». [lugar:En {lugar} hay temas de sobra|Temas hay de sobra]. {Escucha|Escuchá} sin corregir y sin lucirte. Si se entusiasma explicando, {pide|pedí} la segunda lección para otro día. Si responde rápido y se va, la pieza quedó en el suelo y se camina con menos peso.',
        end: 'Nadie abraza una armadura, por bien que brille.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'yes',
        ahead:
          'Al Hierofante lo escuchan dos personas que aprenden lo mismo, y a sus pies hay dos llaves. Se llega por lo compartido: el oficio, el grupo, la calle, la hora. Sí, y sin declaración. Con [quien:{quien}|esa persona], la llave es su historia; se pide con respeto y se escucha sin dar consejos.',
        task: '{Pregunta|Preguntá} por el principio, {antes}: «¿Y cómo empezó lo de venir aquí?». [lugar:En {lugar} nadie está por nacimiento|Nadie está en un sitio por nacimiento], y toda llegada tiene su cuento. {Guarda|Guardá} un detalle para nombrarlo la vez siguiente. Si la historia se alarga o pide la tuya, la llave giró: {ofrece|ofrecé} seguirla con un café. Si contesta con una fecha, {agradece|agradecé} la fecha.',
        end: 'Mucha confianza empieza preguntando por dónde se entró.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Hierofante invertido repite una bendición que ya no escucha nadie: hola, qué tal, bien, hasta luego. Tal vez no avanza porque el saludo se volvió ceremonia. Puede moverse, si se rompe una sola frase del rito. Una pregunta distinta le da a [quien:{quien}|esa persona] algo que contestar, y elegirla te toca a {ti|vos}.',
        task: '{Cambia|Cambiá} el «¿cómo estás?», {antes}, por algo que no admita un «bien»: «¿Qué fue lo mejor de tu mañana?». [lugar:En {lugar}|Al pasar], pero con tiempo para la respuesta. Si cuenta algo, aunque sea el desayuno, {pregunta|preguntá} una cosa más. Si contesta «bien» por reflejo, {responde|respondé} primero la tuya: a veces el rito nuevo hay que enseñarlo.',
        end: 'Al «bien, gracias» no se le conoce ningún romance.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'yes',
        ahead:
          'Bajo el ángel de los Enamorados no hay papeles ni regalos: dos personas y un sol enorme. Se dice así, de frente y en poco espacio. Sí, si [quien:{quien}|esa persona] tiene el corazón libre para contestar, que eso también se pregunta. Unas palabras claras cansan menos que tres meses de pistas.',
        task: '{Construye|Construí} una frase de tres partes, {antes}: qué te gusta, qué se propone y por dónde se sale. «Me gusta tu compañía; podríamos dar un paseo; y si no, todo igual». {Dila|Decila} [lugar:en {lugar}|donde haya calma] con los ojos arriba. Si acepta el paseo, lo demás se conversa andando. Si elige el «todo igual», {cumple|cumplí} esa parte con la misma cara.',
        end: 'Con la salida a la vista se escucha mejor la propuesta.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'En los Enamorados invertidos, el ángel queda abajo y las miradas se cruzan sin tocarse. Todavía no avanza, quizá porque hay dos deseos a la vez: que se sepa y que no se note. Ante [quien:{quien}|esa persona] conviene llegar con uno. Decirlo tiene su modo, conocerse tiene otro, y primero se elige.',
        task: '{Escribe|Escribí} en dos papeles «que lo sepa» y «que me conozca», y {guarda|guardá} uno en el cajón, {antes}. Si queda sobre la mesa el primero, la frase es «Me gustas» y se dice [lugar:en {lugar}, pero aparte|aparte]. Si queda el segundo, es «¿Y tu semana?», y no hay prisa ninguna. Si no se deja guardar ninguno, otro domingo se intenta.',
        end: 'Dos deseos contrarios avanzan exactamente cero pasos.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'En el Carro las esfinges no se miran: van lado a lado hacia lo mismo. Ahí está el modo. De frente, la cara arde y la frase se enreda; de costado, con algo en común delante, la voz se asienta. Sí, se puede avanzar con [quien:{quien}|esa persona] cambiando el lugar desde donde se habla.',
        task: '{Colócate|Colocate} al costado, {antes}, [lugar:en {lugar}|donde coincidas], con algo delante que mirar: una ventana, un cartel, la gente. «¿Te fijaste en eso?», y a comentarlo. De lado no hay que sostener ninguna mirada. Si se queda mirando lo mismo y agrega algo, {pregunta|preguntá} por su camino de vuelta. Si se aparta, {sigue|seguí} mirando: lo de la ventana era cierto.',
        end: 'De costado se dicen cosas que de frente no caben.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Carro invertido acelera y frena a la vez: una esfinge se acerca, la otra da media vuelta y el auriga acaba boca abajo. Quizá se parezca a llegar, saludar y salir corriendo. Todavía no hace falta decirle nada nuevo a [quien:{quien}|esa persona]; hace falta durar ahí un poco más antes de irse.',
        task: '{Mide|Medí} la huida, {antes}: cuando el cuerpo pida irse, treinta segundos más, contados por dentro. Mientras, una frase sencilla: «¿Y qué más?». [lugar:En {lugar}|En el lugar de siempre] nadie lleva el cronómetro. Si a los treinta {sigues|seguís} ahí, {despídete|despedite} con calma; otro día, un minuto. Si fueron diez, diez es tu marca, y desde ella se cuenta.',
        end: 'Treinta segundos de quedarse valen por tres discursos.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'La mujer de la Fuerza no riñe con el león: le sostiene la boca hasta que se calma. El león, aquí, es el pecho que se acelera, y no hay edad que lo jubile. Sí, se avanza sin echarlo. Con [quien:{quien}|esa persona], la calma va primero y la frase, corta, detrás.',
        task: '{Prueba|Probá}, {antes}, tres exhalaciones largas, más largas que la entrada de aire; primero a solas y luego [lugar:al estar en {lugar}|de camino]. Después de la tercera, solo el saludo: «Buenas, qué gusto». Si la voz sale entera, {agrega|agregá} una pregunta. Si el corazón sigue corriendo, con el saludo basta. Y si corre también sin nadie delante, que lo escuche un médico.',
        end: 'El corazón puede ir de prisa; la frase, no.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Fuerza invertida pelea con el león y pierde: cuanto más aprieta, más ruge. Con el rubor y la voz pasa igual, que llegan antes si se les prohíbe venir. Todavía no hace falta decir más; primero, dejar de pelear ante [quien:{quien}|esa persona]. Una pausa breve es casi todo lo que pide ese animal.',
        task: '{Lleva|Llevá} agua y una frase, {antes}: «Un momento». Cuando la lengua se enrede [lugar:en {lugar}|a media conversación], un sorbo, la frase, y {continúa|continuá} donde ibas, sin pedir perdón. Si después del sorbo vuelven las palabras, ya hay método y el león puede quedarse. Si no vuelven, una sonrisa y {cede|cedé} el turno: «Mejor una pregunta, mientras bebo». Escuchar también es estar.',
        end: 'Al león se le gana tiempo, y suele ser suficiente.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'El farol del Ermitaño guarda una estrella: alumbra el camino y también a quien lo sostiene. Todavía no hace falta acercarse. El porqué del temblor se busca primero de este lado: qué despierta [quien:{quien}|esa persona], a qué se parece, qué hacía falta. Con eso a la luz se sabe si toca hablar o solamente entender.',
        task: '{Escribe|Escribí} diez veces, {antes}, el comienzo «Cuando aparece, me acuerdo de…», con diez finales distintos. Si hay algo viejo, [tiempo:aunque sean {tiempo}|aunque sean años], suele salir hacia el séptimo. Si en los finales aparece [quien:{quien}|esa persona], hay motivo para un saludo más largo. Si hablan de otra época o de otra gente, el temblor viene de lejos y pide descanso antes que respuesta.',
        end: 'A cualquier edad conviene saber quién late ahí dentro.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con el Ermitaño invertido la montaña se cierra y el farol alumbra una pared: la historia crece a solas y sin aire. Puede avanzar, si alguien más la sabe. No hace falta que sea [quien:{quien}|esa persona]; basta una amistad que escuche y no organice nada. Elegir a quién contárselo te toca a {ti|vos}.',
        task: '{Llama|Llamá}, {antes}, a quien mejor guarde secretos: «Me gusta alguien y me pongo de mil colores; solo te pido que escuches». Si al contarlo llega la risa, el asunto ya tiene tamaño humano y se podrá saludar [lugar:en {lugar}|otra vez] con menos peso. Si llega el llanto, o un alivio muy grande, había más silencio que timidez: {repite|repetí} la llamada.',
        end: 'Un secreto contado a tiempo cabe después en un saludo.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'yes',
        ahead:
          'Las criaturas de la Rueda de la Fortuna leen en las esquinas, página a página, mientras todo gira. Se avanza así: algo nuevo en cada vuelta, hoy un dato y otro día otro. Sí, sin prisa, porque el encuentro que se repite es una ventaja. Con [quien:{quien}|esa persona], lo primero puede ser muy básico.',
        task: '{Completa|Completá} esta frase y {dila|decila}, {antes}: «Nos vemos tanto y todavía no sé…». Sirve el nombre, el cumpleaños, el café con azúcar o sin ella. [lugar:En {lugar}|Al coincidir], al principio y no a la salida. Si contesta y devuelve la pregunta, {guarda|guardá} otra para la vuelta que viene. Si contesta y sigue su camino, queda un dato, que antes no había.',
        end: 'De dato en dato, la casualidad aprende un nombre.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Rueda de la Fortuna, invertida, llega tarde a su propia vuelta: cuando tocaba hablar, ya pasó. Puede cambiar, si cambia la prisa con la que se llega al encuentro, por fuera y por dentro. Corriendo no se conversa. Unos minutos de margen antes de ver a [quien:{quien}|esa persona] rinden más que cualquier frase.',
        task: 'Una vez, {antes}, {preséntate|presentate} con cinco minutos de ventaja [lugar:en {lugar}|en el sitio de siempre]. {Mira|Mirá} alrededor, {bebe|bebé} agua y {decide|decidí} una sola frase: «Hoy vine con tiempo». Si hay ocasión de decirla y se queda, {gasta|gastá} ese tiempo en escuchar. Si no aparece, fueron cinco minutos tranquilos, y el cuerpo se entera de que ahí no pasa nada malo.',
        end: 'Para entrar bien en la vuelta conviene no llegar jadeando.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'La balanza de la Justicia se queja cuando todo va en un platillo. Se avanza, si lo que se pregunta y lo que se cuenta pesan parecido. Mucha pregunta suena a interrogatorio; mucho relato, a conferencia. Con [quien:{quien}|esa persona], la medida es fácil y se lleva en los dedos: una por una.',
        task: '{Prepara|Prepará} una pregunta y una historia de treinta segundos, {antes}, una para cada platillo: «Ayer se me pasó la parada por ir pensando; ¿a {ti|vos} te ocurre?». [lugar:En {lugar}|En cualquier pausa] cabe. Si devuelve otra historia, {contesta|contestá} con otra pregunta y la balanza se mueve sola. Si responde y nada más, {reserva|reservá} el siguiente par para otro día.',
        end: 'Una historia y una pregunta pesan lo justo para empezar.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No avanza mientras haya tribunal después de cada saludo. La Justicia invertida tiene la espada hacia abajo y los platillos volcados: revisa cada tontería dicha y le sube el peso. Lo que pasó ante [quien:{quien}|esa persona] fue bastante más leve que la sentencia. Enderezar esa balanza va antes que buscar la frase.',
        task: 'Después del próximo encuentro, {antes}, {levanta|levantá} un acta de tres renglones: primero lo que salió bien, aunque sea «no salí corriendo»; luego un error; luego otra cosa que salió bien. [lugar:Lo que pase en {lugar} cabe|Todo cabe]. Si cuesta encontrar aciertos, el saludo cuenta. Si salen fácil, {elige|elegí} uno y {repítelo|repetilo} la vez siguiente, que ya tiene precedente.',
        end: 'Nadie guarda tus tonterías tanto tiempo como tu memoria.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'El Colgado tiene las manos a la espalda: no gesticula, no convence, no interrumpe. Todavía no hay que decir nada especial; primero, que hable otra boca. Quien se queda colgado de una historia ajena se olvida de su propia cara. Con [quien:{quien}|esa persona], ese olvido es medio camino, y está a tu alcance.',
        task: '{Escucha|Escuchá} una historia entera, {antes}, sin aportar ninguna tuya: solo «¿y después?», dos veces como mínimo. [lugar:En {lugar}|En la primera ocasión] alguna habrá, del trabajo, de la familia o del perro. Si a la segunda se anima, ya hay de qué preguntar mañana. Si la historia acaba en una línea, «qué bien» y a otra cosa: no era día de cuentos.',
        end: 'Nadie se pone de colores mientras escucha de verdad.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'El Colgado invertido se descuelga aunque no sea la hora, porque la hora no iba a llegar. Sí, se puede decir, y de manera imperfecta. [tiempo:En {tiempo}|En toda esta espera], el momento ideal habrá pasado varias veces sin avisar. Lo que cuenta es que [quien:{quien}|esa persona] pueda oírlo sin apuro, aunque el sitio sea feo.',
        task: '{Elige|Elegí} un mal momento a propósito, {antes}: una cola, una mañana gris, [lugar:la hora menos elegante en {lugar}|la hora menos elegante del día]. «Sé que no es el momento, pero me gusta conversar {contigo|con vos}». Un minuto y asunto terminado. Si pregunta cuál sería el momento, {propón|proponé} uno. Si no sabe qué decir, «nada, eso era», y a otra cosa, que la cola avanza.',
        end: 'El momento perfecto siempre acaba de irse.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'if',
        ahead:
          'Al paso llega la Muerte, con su rosa blanca, a llevarse algo que ya no sirve. Puede avanzar, si se entierra un disimulo: mirar el teléfono, fingir prisa, hacer como que no se vio. Cada uno protege un poco y aleja otro poco. Ante [quien:{quien}|esa persona], con retirar uno ya cambia la escena.',
        task: 'Tu disimulo favorito descansa un encuentro, {antes}: si es el teléfono, al fondo del bolso; si es la prisa, sin reloj; si es el suelo, la vista a la altura de los hombros. En ese hueco, un «hola» completo, [lugar:en {lugar} o de camino|con su pausa]. Si lo contesta, {quédate|quedate} a ver qué sigue. Si ganó la costumbre, {prueba|probá} con un disimulo más pequeño.',
        end: 'Disimular cansa más que gustar, y no presenta a nadie.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Caballo quieto, estandarte caído: la Muerte invertida retiene algo que debió irse hace mucho. Todavía no se llega del todo, porque quizá tiembla una vergüenza de otra época. Lo que sube a la cara ante [quien:{quien}|esa persona] puede tener menos años que la cara. A esa vergüenza vieja se la despide antes de hablar.',
        task: '{Escribe|Escribí} en un sobre una edad, la primera que venga: quince, veinte, nueve. Dentro, {antes}, tres renglones sobre lo que pasó entonces y uno final: «Aquello ya terminó». {Ciérralo|Cerralo} y fuera de la vista. Si la próxima vez [lugar:en {lugar}|cara a cara] la voz sale con tu edad de hoy, {saluda|saludá} y nada más. Si sigue saliendo la otra, un profesional ayuda a cerrarlo.',
        end: 'Hay vergüenzas viejas que todavía van a los encuentros nuevos.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'yes',
        ahead:
          'Ni chorro ni gota: el ángel de la Templanza pasa un hilo de agua de copa a copa. Sí, se avanza así, al saludo de siempre se le agrega un dato de tu día y nada más. Con [quien:{quien}|esa persona], la confianza va llenándose sin que nadie declare nada. La segunda copa dirá cuánto cabe.',
        task: '{Agrega|Agregá} a tres saludos, {antes}, un dato verdadero y pequeño: «Hoy me salió bien el arroz», «Vengo de pelear con un trámite». [lugar:En {lugar}|Al cruzarte], de pie, en diez segundos y sin preguntar. Si al tercero llega un dato de vuelta, {estira|estirá} el hilo: «¿Y eso?». Si no llega ninguno, una temporada de saludo corriente, que también mantiene la copa limpia.',
        end: 'Un dato al día hace más confianza que una gran confesión.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Templanza, invertida, vacía la copa de golpe: un torrente de palabras o ninguna. Puede salir bien, si baja la velocidad. Los nervios aprietan el paso y la frase se atropella; a [quien:{quien}|quien escucha] puede llegarle el golpe y no lo que decía. A la mitad de rápido se entiende el doble, y eso se practica.',
        task: '{Graba|Grabá} veinte segundos en el teléfono, {antes}: «Me gustó encontrarte; quería saber cómo va todo». {Escucha|Escuchá} y {vuelve|volvé} a grabar a la mitad de velocidad, con dos respiraciones dentro. {Borra|Borrá} las dos. Si la lenta suena rara pero se entiende, es esa: {úsala|usala} [lugar:en {lugar}|la próxima vez]. Si suena imposible, {recorta|recortá} la frase y {conserva|conservá} la calma.',
        end: 'Despacio, hasta un saludo tiene tiempo de gustar.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'La pareja del Diablo lleva cadenas flojas, y cada tirón se parece a la cercanía. No por ahí. Hacerse esperar, nombrar a otra gente para ver la cara, contestar tarde a propósito: eso engancha, y no acerca. A [quien:{quien}|esa persona] se llega soltando la cadena y diciendo algo amable sin anzuelo.',
        task: '{Deja|Dejá} de lado un truco, {antes}, y en su sitio {pon|poné} una amabilidad sin doble fondo: «Me dio gusto que vinieras». Enseguida, sin dosificar, [lugar:en {lugar}|al verse]. Si la conversación sigue igual de viva, el truco sobraba. Si se enfría, lo que había era juego, y conviene saberlo pronto. Si no había trucos, la frase sirve igual, y hasta mejor.',
        end: 'Lo que se consigue a tirones hay que sostenerlo a tirones.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Con el Diablo invertido, las cadenas caen por donde vinieron. El porqué es antiguo y sin misterio: hay deseo, y el deseo no mira el calendario ni pide permiso. Sí, se puede sentir sin vergüenza y sin hacer nada con él. Acercarse a [quien:{quien}|esa persona] es otra decisión, y se toma mejor sin culpa.',
        task: '{Tómate|Tomate} diez minutos de permiso, {antes}: una canción de las que te gustan, entera, y el pensamiento donde quiera ir. Al final, en voz alta: «Me pasa esto, y qué bueno». Si con eso basta, {guárdalo|guardalo} y {saluda|saludá} [lugar:en {lugar}|otro día] con alegría. Si no basta, {comprueba|comprobá} que no haya pareja ni regla de por medio, y {ofrece|ofrecé} conversación.',
        end: 'Desear no compromete a nadie y despierta a cualquiera.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'La corona de la Torre ya voló y las dos figuras van por el aire: lo bueno del desastre es que se termina. Puede avanzar, si la torpeza se nombra con gracia. Un silencio raro, una frase absurda, una huida; con [quien:{quien}|esa persona], eso sirve de comienzo. Volver a empezar sigue estando permitido.',
        task: '{Repara|Repará} una torpeza concreta, {antes}, en una línea: «El otro día dije una tontería de puros nervios; empiezo otra vez: hola». [lugar:En {lugar}|De pie], con una sonrisa y sin explicar los nervios. Si se ríe, el terreno quedó llano y cabe una pregunta. Si ni lo había notado, mejor: el derrumbe fue de un solo lado, y sin heridos.',
        end: 'Casi todo derrumbe se arregla con otro «hola».',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Torre invertida tiene la corona abajo, al alcance de la mano: puede desmontarse sin rayo. Todavía no avanza porque [quien:{quien}|esa persona] vive demasiado arriba en la imaginación, y a tal altura no se conversa. Bajar unas cuantas piedras no le quita encanto, le abre una puerta, y eso se hace sin ayuda.',
        task: '{Anota|Anotá} tres cosas corrientes que le hayas visto, {antes}: llega tarde, habla con la boca llena, pierde las llaves. Sin malicia. {Tenlas|Tenelas} presentes [lugar:en {lugar}|al saludar] y {habla|hablá} con esa parte: «¿Hoy aparecieron las llaves?», o lo que toque. Si sale una conversación corriente, era lo que faltaba. Si no hay ni un defecto en la lista, {mira|mirá} más de cerca.',
        end: 'A quien vive en lo alto de una torre solo se le grita.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'La mujer de la Estrella se arrodilla para llegar al agua y la da limpia, sin adornos. Se dice por ahí, por lo que se admira. Sí: a [quien:{quien}|esa persona] se le puede decir algo bueno y concreto que de verdad se haya visto. No obliga a responder, y deja la tierra menos seca.',
        task: '{Elige|Elegí} un gesto suyo, no un rasgo, y {dilo|decilo}, {antes}: «Me gusta cómo {tratas|tratás} a la gente mayor», «Qué paciencia para explicar». [lugar:En {lugar}|Al despedirte], mirando y sin seguir hablando. Si se queda en el tema, {pregunta|preguntá} de dónde le viene. Si da las gracias y se turba, {pasa|pasá} a otra cosa con suavidad: el agua ya está en la tierra.',
        end: 'Un elogio visto de cerca vale por diez adivinados.',
      },
      rev: {
        lean: 'if',
        ahead:
          'A la Estrella invertida el agua le cae encima y la deja correr: le dan y no bebe. Puede avanzar, si se aprende a recibir. Una broma ante cada amabilidad, un «no era nada», un paso atrás, y ya no hay por dónde seguir. Lo que ofrezca [quien:{quien}|esa persona], poco o mucho, pide manos quietas.',
        task: 'La próxima amabilidad que llegue, {antes}, [cosa:sea {cosa} o sea un saludo|sea un detalle o sea un saludo], {recíbela|recibila} con cuatro palabras y ningún chiste: «Gracias, me hizo bien». Después, dos segundos sin devolver nada. Si de ahí sale conversación, {quédate|quedate}. Si esta vez no llega ninguna, {practica|practicá} con quien te ceda el paso o te venda el pan.',
        end: 'Recibir bien también es una manera de acercarse.',
      },
    },
    'La Luna': {
      up: {
        lean: 'if',
        ahead:
          'Entre el perro y el lobo de la Luna hay un sendero a media luz. Que sea raro a solas, o raro con gente, no se explica adivinando. Puede aclararse, si se pregunta sin acusar. El porqué ajeno lo tiene [quien:{quien}|la otra persona]; el propio, quien tiembla. De un lado al otro se va con una frase.',
        task: '{Pregunta|Preguntá} por el modo y no por el motivo, {antes}: «¿Se conversa mejor con gente o con calma?». [lugar:En {lugar}|En un momento corriente], de pasada. Si dice que con calma, {propón|proponé} cinco minutos de calma. Si dice que con gente, {saluda|saludá} en medio del grupo y {deja|dejá} el sendero. Si se encoge de hombros, {prueba|probá} un día de cada manera y {compara|compará}.',
        end: 'Lo raro asusta menos cuando se puede elegir.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'En la Luna invertida el cangrejo deja el agua y por fin se le ve la forma. Sí se avanza, y lo primero es ponerle nombre a esto. Vergüenza, ternura, deseo, miedo a molestar: cada cosa pide un paso distinto ante [quien:{quien}|esa persona], y revueltas no piden ninguno. Distinguirlas se puede hacer en casa.',
        task: '{Escribe|Escribí} cuatro palabras, {antes}: «vergüenza», «ternura», «deseo», «miedo». {Rodea|Rodeá} la que fue más cierta en el último encuentro [lugar:en {lugar}|que hubo]. Si es vergüenza, el paso es un saludo más largo; si es ternura, una ayuda; si es deseo, una invitación clara; si es miedo, contárselo antes a alguien. Si ninguna sirve, {agrega|agregá} la quinta.',
        end: 'Lo que tiene nombre asusta la mitad y se dice mejor.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'El niño del Sol llega a caballo y con los brazos abiertos, como quien trae noticias. Sí, se llega por la alegría. Contarle primero lo bueno a [quien:{quien}|esa persona] dice mucho sin decirlo, y hasta la cara encendida pasa por buen color. Hace falta una buena noticia, aunque sea diminuta, y ganas de gastarla.',
        task: '{Reserva|Reservá} la mejor noticia pequeña de estos días y {entrégala|entregala}, {antes}, [lugar:en {lugar}|en persona]: «Tengo una buena noticia y quería contártela». Un trámite resuelto, una planta con flor, un resultado. Si se alegra y pregunta, {celébrala|celebrala} invitando a algo sencillo. Si la recibe con un «qué bien», {cuéntala|contala} a la siguiente persona, que las buenas noticias aguantan varias vueltas.',
        end: 'A quien se le cuenta primero lo bueno, algo se le dice.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Sol, invertido, deja al niño detrás del muro: la alegría está, pero desde la calle no se ve. Puede avanzar, si asoma un poco, y de lejos también sirve. Acercarse no siempre empieza por las palabras; hasta [quien:{quien}|esa persona] puede llegar una mano levantada mucho antes que una frase bien dicha.',
        task: '{Levanta|Levantá} la mano desde lejos, {antes}, en cada encuentro: palma abierta, sonrisa, y {sigue|seguí} tu camino. [lugar:En {lugar}|En la calle], sin acercarte. Al cuarto saludo, las mismas señas y un «¡hola!» con voz. Si la mano vuelve, el muro ya tiene ventana y cabe una pregunta. Si no vuelve, un intento más, de cerca, y ahí queda todo.',
        end: 'Una mano en alto no tartamudea nunca.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'El ángel del Juicio toca la trompeta y no hace falta explicar la melodía. Se dice así: con una pregunta que admita sí o no, donde quede claro que es salir y con quién. Sí, si [quien:{quien}|esa persona] puede contestar sin compromiso. Las indirectas son trompetas tapadas, que suenan mucho y no levantan a nadie.',
        task: '{Arma|Armá} la pregunta con tres palabras obligatorias, {antes}: salir, conmigo, día. «¿Te gustaría salir conmigo el domingo, a caminar?». La del medio no se quita. {Hazla|Hacela} [lugar:en {lugar}, aparte|aparte], con voz de siempre. Si es sí, hora y sitio. Si es «te aviso», el aviso queda de su lado. Si es no, «gracias por contestar», y la nota sonó entera.',
        end: '«Conmigo» es una palabra corta que ahorra meses.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La trompeta del Juicio, invertida, suena hacia dentro: mucho ruido en casa y nada en la calle. Todavía no, que una frase repetida veinte veces en silencio llega cansada. Hace falta oírla en el aire antes de llevarla ante [quien:{quien}|esa persona]. Quizá al sonar resulte más pequeña y menos grave de lo que parecía.',
        task: '{Di|Decí} tu frase en voz alta, {antes}, con la puerta cerrada y de tres maneras: como una noticia, como una broma, como quien pide la sal. «Me gustaría conocerte más». {Quédate|Quedate} con la tercera. Si suena a tu voz, puede sonar también [lugar:en {lugar}|en el próximo encuentro]. Si suena ajena, {cambia|cambiá} las palabras y no el tono, hasta que salga natural.',
        end: 'Lo importante se pide en el tono de la sal.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'La corona del Mundo se cierra donde empezó: quien baila dentro vuelve siempre al mismo punto con algo más. Sí, se avanza volviendo a lo ya dicho. Retomar un detalle demuestra que hubo oído, y acerca más que un tema nuevo. Con [quien:{quien}|esa persona], el paso siguiente está en la última conversación, aunque fuera mínima.',
        task: '{Rescata|Rescatá} algo que haya dicho [lugar:en {lugar}|al pasar], por poco que sea, y {devuélvelo|devolvelo}, {antes}: «Probé lo que me dijiste» o «¿Al final llovió?». Si le sorprende que lo guardaras, {pregunta|preguntá} cómo sigue aquello. Si se le había olvidado, {cuéntalo|contalo} con gracia, como cosa tuya. Si todavía no hubo palabras, la vuelta empieza por un «buenas» bien dicho.',
        end: 'Guardar lo pequeño es la cortesía que más acerca.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al Mundo invertido se le abre la corona justo al final: la conversación termina y no deja hilo. Todavía no avanza, tal vez, porque cada encuentro empieza de cero. Con [quien:{quien}|esa persona] no hacen falta más temas; hace falta dejar uno sin cerrar, para que el saludo siguiente tenga por dónde seguir.',
        task: '{Despídete|Despedite} una vez, {antes}, con una historia a medias: «Mañana te cuento cómo acabó», y {vete|andate} de verdad. [lugar:En {lugar}|En el sitio de siempre] eso da cita sin pedirla. Si al otro día pregunta, {cuéntalo|contalo} y {deja|dejá} abierta otra cosa. Si no pregunta, {termínala|terminala} en dos frases y {cierra|cerrá} la corona: era una historia corta.',
        end: 'Una despedida con «continuará» invita más que un adiós perfecto.',
      },
    },
  },
};
