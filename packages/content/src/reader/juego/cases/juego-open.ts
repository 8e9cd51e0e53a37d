import type { CaseTexts } from '../../family.ts';

/** «juego-open». */
export const JUEGO_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay asuntos que no quitan el pan y, sin embargo, ocupan la sobremesa entera. Este es de esos: pequeño, terco y con derecho a que alguien lo tome en serio un rato.',
    },
    {
      needs: [],
      text: 'Las preguntas chicas suelen ser las más tercas: las grandes se dejan para el lunes y estas, en cambio, quieren respuesta antes de que se enfríe el café.',
    },
    {
      needs: [],
      text: 'Con esto no se hunde ningún barco, y aun así no hay manera de dejar de darle vueltas. Debajo de la broma hay unas ganas bastante serias, y esas no se ríen.',
    },
    {
      needs: [],
      text: 'Nadie perdería el empleo por una duda así, pero más de una siesta se ha perdido por menos. Lo gracioso es cuánto puede pesar algo que se cuenta con una sonrisa.',
    },
    {
      needs: ['quien'],
      text: 'En este enredo manda {quien}, aunque nadie le haya dado el cargo. A los demás les queda negociar, mirar o fingir que la última palabra todavía está libre.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} de por medio, ni lo más tonto se resuelve con lógica. Hay cariño, hay terquedad y hay una casa entera esperando el veredicto como si fuera la lotería.',
    },
    {
      needs: ['quien'],
      text: 'Poca gente confiesa cuántos minutos del día se van pensando en lo que hará {quien}. Son minutos chicos, pero en ellos se juega el buen humor de toda la tarde.',
    },
    {
      needs: ['quien'],
      text: 'Una cosa es lo que haga {quien} y otra lo que se pueda hacer al respecto. Entre las dos cabe toda la comedia, y también una esperanza pequeña con los zapatos puestos.',
    },
    {
      needs: ['cosa'],
      text: 'Por {cosa} no se declara una guerra, pero se puede revolver la casa entera y un poco el ánimo. Lo que algo vale, a veces, no se nota en el precio.',
    },
    {
      needs: ['cosa', 'lugar'],
      text: 'Entre {cosa} y {lugar} hay una historia corta con demasiados finales posibles. Mientras no se sepa cuál toca, la cabeza los ensaya todos, y de noche con más detalle.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de darle {tiempo} a una ilusión, ya no se sabe bien si lo que se espera es el resultado o si se le tomó cariño a la espera. Suele haber de las dos.',
    },
    {
      needs: ['evento'],
      text: 'Falte mucho o poco para {evento}, en alguna cabeza ya hay pronósticos, menú y discurso de agradecimiento. La ilusión nunca ha preguntado por las probabilidades antes de sentarse a la mesa.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'De un lado, {quien}; del otro, {cosa}; y en el medio, alguien que solo quería una respuesta corta. Con tres en la misma mesa, nada termina siendo tan corto.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} encima de la mesa, hasta un juego se pone corbata. La gracia está en saber cuánto de eso es ilusión, cuánto es cuenta y cuánto se paga con risa.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, pero con equipaje de domingo: el Loco va por el borde del precipicio con un hatillo mínimo, una flor y un perro contento. Se puede seguir con esto mientras lo que se arriesgue [cosa:por {cosa}|en la aventura] quepa en un bolsillo y nadie tenga que bajar a rescatarte.',
        task: 'En una servilleta, {antes}, {escribe|escribí} el tope de la broma en tres cifras: cuántas monedas, cuántos minutos y cuánta paciencia [quien:con {quien}|con los demás]. Debajo: «Hasta aquí me río». Si el asunto cabe en la servilleta, adelante y con flor. Si hace falta una segunda servilleta, el perro tiene razón en ladrar.',
        end: 'Lo que cabe en un bolsillo no arruina ningún domingo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no: el Loco invertido anda con la nariz en las nubes y el perro le agarra el talón para que mire. Antes de seguir [quien:con {quien}|con el plan] conviene ver qué hay junto al zapato, porque la pista puede estar bastante más abajo que el deseo.',
        task: '{Camina|Caminá} cinco minutos, {antes}, mirando solo hacia el suelo [lugar:en {lugar}|en el lugar de los hechos]: rincones, zócalos, huellas, patas. Hay que volver con tres cosas nunca vistas y decirle a cada una «Quién lo diría». Si alguna roza el asunto, por ahí se empieza. Si ninguna lo roza, se barre, que tampoco sobra.',
        end: 'El perro lo vio antes, pero nadie le preguntó.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'La última carta es el Mago, y en su mesa hay cuatro cosas, ninguna de lujo: copa, espada, basto y oro. Sí, con lo que hay en casa alcanza para intentarlo, si se usa en lugar de pedir más herramientas. [quien:Para entender, convencer o acompañar a {quien}|Para entender, convencer o buscar], basta una.',
        task: '{Pon|Poné} en la mesa, {antes}, una cuchara, una moneda, una taza y un lápiz, y {bautiza|bautizá} cada cosa con una salida: hablar, pagar, invitar, escribir. Ojos cerrados, mano adelante: «Esta». [cosa:Sea por {cosa} o por deporte|Sea en serio o por deporte], esa salida se prueba el mismo día. Si al abrir los ojos hay fastidio, se cambia: la mano ya había elegido otra.',
        end: 'Con una cuchara se ha ganado más de una discusión.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a los trucos: al Mago invertido se le resbalan los objetos de la mesa y queda a la vista lo que guardaba en la manga. Con [quien:{quien} de público|este público], la maniobra fina se nota. Mejor una jugada que después se pueda contar sin mirar al techo.',
        task: '{Cuéntale|Contale} el plan, {antes}, a alguien de ocho años o a quien conserve esa edad: «Quiero lograr esto y pensaba hacer aquello; ¿es trampa?». Con todos los datos, [cosa:lo que va por {cosa} incluido|el secreto incluido]. Si contesta que no, se juega. Si se ríe con malicia, era trampa y encima mala: se le quita la parte de la manga.',
        end: 'Lo que sale de la manga termina en la alfombra.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Sentada delante de su velo, la Sacerdotisa aprieta el rollo y no dice ni pío. Todavía no hay veredicto: falta mirar. Lo que haya detrás [quien:de lo que hace {quien}|de este enredo] se ve mejor en silencio, con una galleta en la boca, que repitiendo la pregunta por los pasillos.',
        task: 'Diez minutos de reloj, {antes}, sin hablar, sin tocar y sin ayudar: {mira|mirá} [lugar:hacia {lugar}|el sitio de los hechos] y {apunta|apuntá} tres datos con hora. «18:04, bostezo»; «18:07, polvo movido». Si los tres señalan al mismo lado, hay media respuesta. Si cada uno va por su cuenta, mañana otros diez minutos, con merienda.',
        end: 'En boca cerrada se oyen mejor los pasitos.',
      },
      rev: {
        lean: 'if',
        ahead:
          'A la Sacerdotisa invertida se le corre el velo y el rollo se le desenrolla hasta la puerta. Sí, si se pregunta en voz alta a quien pueda saber. Seguir cavilando a solas [cosa:por {cosa}|por esto] es leer el papel por el lado en blanco, que además cansa la vista.',
        task: '{Elige|Elegí} a quien haya estado más cerca del asunto y {suéltale|soltale}, {antes}, la frase entera: «Pregunta tonta, con derecho a risa: ¿{tú|vos} qué {sabes|sabés} de esto?». [quien:Sirve {quien}, aunque conteste con gestos|Sirve cualquiera, aunque conteste con gestos]. Si sale un dato, se sigue. Si sale una carcajada, se comparte. Si cambia de tema, se repite la pregunta con galletas.',
        end: 'Una pregunta con galletas abre más cajones que una llave.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'if',
        ahead:
          'Al final espera la Emperatriz, hundida en su trono mullido y con trigo para todo el vecindario. Sí, si hay para repartir: que lo bueno le llegue [quien:también a {quien}|a toda la mesa] y no solo a quien insiste más. Con el estómago contento, hasta la terquedad se estira en el cojín.',
        task: '{Prepara|Prepará} algo rico, {antes}, y {prohíbe|prohibí} el tema hasta el último bocado: «Primero comemos, después hablamos». Hay ración para quien se siente y para quien se suba a la mesa. [cosa:La charla por {cosa}|La charla] llega con el café. Si alguien cede una miga, por ahí crece el trigo. Si nadie cede, al menos nadie discutió con hambre.',
        end: 'Con hambre se negocia mal; con postre, casi no hace falta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a consentir más: en la Emperatriz invertida el cojín aplasta y las espigas se caen de puro gordas. Un mimo más [quien:a {quien}|al capricho] y el trono cambia de manos. Se puede querer mucho algo y, por esta vez, dejarlo esperando con cara de pena.',
        task: 'Un día entero, {antes}, con este cartel donde se vea: «Hoy no, y te quiero igual». Sirve para quien ruegue, para quien maúlle, [cosa:para el suspiro por {cosa}|para el suspiro] y para tu propia mano. Si a la noche la casa sigue en pie, queda instituido un «hoy no» por semana. Si hubo que ceder a las dos horas, mañana el récord es de tres.',
        end: 'Hasta el mejor cojín agradece una sacudida.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Emperador, en su trono de piedra con carneros y cara de reglamento. Sí, si hay reglas antes de empezar y las conoce hasta quien no piensa cumplirlas. [quien:Con {quien} sobre aviso|Con todo el mundo sobre aviso], una guerra de cabezas duras puede volverse costumbre de la casa.',
        task: '{Redacta|Redactá}, {antes}, una ley de tres artículos y {pégala|pegala} en la puerta de la cocina: «Uno: [cosa:por {cosa} no se grita|por esto no se grita]. Dos: los turnos se respetan. Tres: quien falte, lava los platos». Si a los tres días sigue pegada, hay trato. Si cae al primer grito o al primer zarpazo, le sobraban artículos.',
        end: 'Toda casa tiene un reglamento y alguien que duerme encima.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al revés, el Emperador pierde el cetro y los carneros del trono quedan patas arriba. No, por decreto no: ni la suerte, ni el cariño, ni el apetito ajeno acatan órdenes. [quien:Con {quien}|En este asunto] quedan pedir, tentar o reírse, que son tres mandos bastante decentes.',
        task: 'Una cuchara de palo hace de cetro. {Entrégala|Entregala}, {antes}, por una tarde [quien:a {quien} o a quien toque|a quien menos mande en casa]: «Hoy {mandas tú|mandás vos}». Durante esas horas, obediencia y ni una protesta, [cosa:tampoco por {cosa}|tampoco por lo bajo]. Si el nuevo reino funciona, se repite. Si acaba en caos, ya hay dos que saben cuánto cansa la corona.',
        end: 'El cetro pesa menos cuando revuelve la sopa.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Delante se sienta el Hierofante, con dos aprendices que lo escuchan y dos llaves a los pies. Sí, si antes se consulta a quien ya pasó por esto. No hay asunto, por tonto que parezca [cosa:, y lo de suspirar por {cosa} no lo es tanto,|, y este no lo es tanto,] que no tenga su eminencia en el barrio.',
        task: '{Localiza|Localizá}, {antes}, a la eminencia: la señora de los siete gatos, el portero que todo lo encuentra, la tía que gana las rifas. «¿Qué te funcionó a {ti|vos}?». Un consejo, uno solo, y se prueba [quien:con {quien} tal cual|tal cual], sin mejorarlo. Si sirve, la eminencia recibe un dulce. Si no sirve, queda la otra llave, y otra eminencia.',
        end: 'En cada calle hay una sabia esperando que alguien le pregunte.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, aunque nunca se haya hecho así: el Hierofante invertido tiene la triple corona por el suelo y las llaves sueltas. Si la tradición lleva [tiempo:{tiempo}|años] sin lucirse, se le pueden dar vacaciones, con tal de que lo nuevo no moleste a nadie más que a la costumbre.',
        task: '{Busca|Buscá} el rito más sagrado de este asunto: la silla, la hora, la camiseta, la almohada, el recorrido. {Cámbialo|Cambialo} por su contrario, {antes}, y {anuncia|anunciá}: «Hoy, al revés». [quien:Con {quien} de testigo|Con algún testigo], se toma nota. Si pasa algo distinto, se repite por si fue casualidad. Si todo sigue igual, el rito vuelve al altar, con menos incienso.',
        end: 'Una costumbre que sale de vacaciones vuelve más humilde.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Sí, si no vota una sola cabeza: en los Enamorados, la última carta, él la mira a ella, ella mira hacia lo alto y el ángel abre las alas sin apurar a nadie. Un entusiasmo a solas [cosa:por {cosa}|en este asunto] empuja poco; con otro al lado, ya hay votación.',
        task: '{Organiza|Organizá}, {antes}, un voto secreto con papelitos y una taza: participan todas las partes, [quien:{quien} también, con letra o con pata|con letra o con pata]. Pregunta única: «¿Sí, no, o según qué haya de cenar?». Si hay mayoría, se respeta una semana entera. Si hay empate, desempata quien argumente más bonito sin levantar la voz ni la cola.',
        end: 'Un capricho con dos firmas ya parece un plan.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Los Enamorados, invertidos, miran cada cual a su nube y el ángel quedó de alfombra. Todavía no: falta oír completa la opinión contraria, que hasta ahora solo se ha oído a medias. Antes de decidir nada [quien:con {quien}|con nadie], conviene mirar un rato hacia la otra nube.',
        task: 'Tres minutos por cabeza, {antes}: cada parte defiende con pasión lo contrario de lo suyo, [quien:y por {quien} puede hablar un portavoz|y por los ausentes habla un portavoz]. Se empieza con «Señoras, señores y mascotas». Si a mitad del discurso algo te convence, era buena idea. Si da risa cada frase, también hay respuesta. Si nadie más juega, {haz|hacé} los dos papeles, con sombrero.',
        end: 'Con sombrero ajeno se piensa en dirección contraria.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y con ruedas: el Carro trae al auriga de pie y a dos esfinges listas, siempre que alguien diga hacia qué esquina. El primer tramo es tuyo y es corto. Suspiros [cosa:por {cosa}|de sobremesa] hay de sobra; lo que suele faltar es quien se ponga los zapatos.',
        task: 'Reloj en quince minutos, {antes}, y zapatos puestos. Una sola diligencia: una llamada, un aviso, una compra mínima, una vuelta [lugar:hasta {lugar}|a la manzana]. Al salir: «Voy a ver qué se sabe». Si {regresas|regresás} con un dato, hay segunda salida. Si {regresas|regresás} solamente con pan, tampoco fue un viaje perdido.',
        end: 'Las respuestas rara vez llegan a quien espera en pantuflas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a empujar: en el Carro invertido las esfinges se miran de reojo y el dosel de estrellas hace de suelo. Cada empujón [quien:a {quien}|de más] hunde otro poco las ruedas. Se estaciona, se respira y se ve si el asunto camina con sus propias patas.',
        task: '{Escribe|Escribí} el asunto en un papel y {estaciónalo|estacionalo} debajo de un imán dos días, {antes}: ni insistencias, ni indirectas, ni suspiros [cosa:por {cosa}|a la hora de comer]. A quien pregunte: «Está en el taller». Si en dos días algo se movió sin ayuda, la ayuda sobraba. Si no se movió nada, al menos no se gastó combustible.',
        end: 'Lo que no arranca a empujones a veces sale caminando.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'La Fuerza le cierra la boca al león con dos dedos y sin despeinarse. Sí, si va por las buenas y con paciencia de visita. [quien:Con {quien}|En este asunto] cunde más acariciar primero y pedir después; a un rugido, en cambio, lo que más rápido le contesta es otro rugido.',
        task: 'Un gesto amable al día, {antes}, siempre a la misma hora: una semilla, un saludo, un favor, una búsqueda sin revolver. Se acompaña con voz de terciopelo: «Sin apuro, ¿eh?». Y se mide en palmos cuánto más cerca quedó [quien:{quien}|la meta]. Si se gana uno, el león escucha. Si se pierde, mañana medio gesto [cosa:y ni un suspiro por {cosa}|y el doble de silencio].',
        end: 'A un león se le habla como quien pide azúcar.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No al forcejeo: en la Fuerza invertida el león quedó arriba, muy cómodo, y la mujer busca aire debajo de la melena. [quien:Contra {quien}|Contra este capricho] hoy no conviene medirse, ni hace falta. Se puede perder una tarde con gracia y conservar el peinado.',
        task: '{Firma|Firmá} la rendición, {antes}, con pañuelo blanco y reverencia: «Hoy {ganas tú|ganás vos}, con todos los honores». Premio para el león y consuelo en casa: fruta fría, un baño largo, otra almohada. [tiempo:Después de {tiempo}, una tarde de paz no compromete|Una tarde de paz no compromete]. Si sin contrincante el león se aburre, era puro juego. Si ni se entera, el ruido lo ponía una sola parte.',
        end: 'Perder con pañuelo y reverencia también tiene su público.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Todavía no, y con linterna: delante va el Ermitaño, capucha puesta, con un farol que alumbra un metro a la redonda. Lo que falta saber [cosa:sobre {cosa}|de este asunto] no se apura; se busca rincón por rincón, con la calma de quien no espera acertar a la primera.',
        task: 'Con la casa a oscuras, {antes}, {alumbra|alumbrá} el rincón que nadie mira: debajo del sofá, el fondo del bolso, la caja de fotos, detrás de la olla grande. Se entra preguntando «¿Quién vive?». [quien:Puede acompañar {quien}, en silencio|Se admite compañía silenciosa]. Si aparece una pista, a la mesa. Si aparece otra cosa, también: algo tendrá que contar, aunque haya que lavarla.',
        end: 'Debajo del sofá viven más respuestas que en los libros.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, pero en compañía: el Ermitaño invertido baja de la montaña con el farol por las rodillas y ganas de charla. Esto, a solas, se piensa torcido. [quien:Para lo que pasa con {quien}|Para lo que pasa] hace falta público, con una condición: dejarlo hablar, porque a veces el público vio algo.',
        task: '{Cuenta|Contá} la historia completa, {antes}, en una mesa de tres o más, de pie y con ademanes: «Necesito público para esto». Dos minutos, sin moraleja, [cosa:con {cosa} en el papel principal|con el final abierto]. Si alguien dice «a mí me pasó», {siéntate|sentate} a su lado. Si se ríe la mesa entera, lo que inquietaba ya pesa la mitad.',
        end: 'Los misterios de cocina se resuelven con tres sillas.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces gira la Rueda de la Fortuna, con una esfinge en lo alto que finge saber el resultado. Sí, si se acepta que una parte es azar y que a esa no la convence nadie. La otra, la que se hace con dos manos [cosa:por {cosa}|y un rato libre], sí está esperando turno.',
        task: 'Un dado y seis planes, {antes}, uno por cara, ninguno más caro que un helado: dos tontos, dos sensatos y dos [quien:que incluyan a {quien}|que incluyan a otro ser vivo]. {Tira|Tirá} una sola vez, «lo que salga», y se cumple antes de dormir. Si sale bien, fue talento. Si sale regular, fue el dado, y mañana se elige con los ojos abiertos.',
        end: 'A la suerte se le ofrece asiento, nunca las llaves.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No con la vuelta de siempre: a la Rueda de la Fortuna invertida se le marea la esfinge, y en las esquinas leen otra vez la misma hoja. Repetir [tiempo:durante {tiempo} el mismo intento|el mismo intento] no le suma méritos. Si se insiste, que sea por gusto y sin gastar ni un poco más.',
        task: '{Haz|Hacé} una tabla, {antes}, con los últimos cinco intentos: qué se hizo, cuánto costó en monedas o en siestas, cuánto se rió alguien. Título: «Balance de la rueda». [suma:Que {suma} figure donde corresponda|Que nada quede sin anotar]. Si gana la columna de la risa, el juego se paga solo. Si gana la del costo, la próxima vuelta se mira desde el banco.',
        end: 'La rueda no se ofende si alguien se baja a merendar.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Sale la Justicia, con la balanza en alto y una espada capaz de partir una migaja en dos. Sí, si el reparto aguanta que lo revise quien salió con menos. Cuando [quien:a {quien} le toca algo|a cada parte le toca algo] y en tu plato también queda, no hay tribunal que proteste.',
        task: 'Se aplica, {antes}, la regla de la espada: una mano parte y la otra elige. «Yo parto y {tú eliges|vos elegís}». Sirve para la almohada, la ventana, la tarde libre, la culpa, [cosa:incluso cuando se suspira por {cosa}|incluso la última porción]. Si nadie protesta, hay justicia. Si protesta todo el mundo, también. Si no hay con quién repartir, {parte|partí} la semana: mitad para el asunto, mitad para lo demás.',
        end: 'La porción más justa la corta quien elige después.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a condenar: la Justicia invertida tiene la balanza enredada y agarra la espada por el lado equivocado. Falta oír a la defensa. Las sospechas [quien:sobre {quien}|sobre lo ocurrido], sumadas a la lástima propia, pesan en ese plato menos que una pluma, y no de las caras.',
        task: 'Juicio de cinco minutos, {antes}, en la cocina. {Haz|Hacé} de fiscal y después, en otra silla, de defensa: «Señoría, mi cliente tiene una explicación». Prueba A: lo que se vio [lugar:en {lugar}|con estos ojos]. No hay prueba B sin testigo. Si la defensa convence, absolución con abrazo. Si no convence, pena máxima: lavar los vasos. Las apelaciones se pagan con café.',
        end: 'Toda cara de culpable merece cinco minutos de defensa.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Delante está el Colgado, de un pie, con su halo puesto y cara de siesta. Todavía no: del derecho, este asunto ya se miró bastante. Antes de mover un dedo [quien:por {quien}|por nada] falta verlo desde donde nadie se ha puesto, que suele ser el suelo o el respaldo del sofá.',
        task: 'Un minuto, {antes}, con la espalda en el suelo o la cabeza fuera del sofá, [lugar:pensando en {lugar}|mirando hacia el asunto]. {Termina|Terminá} tres veces, sin pensarlo, esta frase: «Desde aquí se ve…». Si algún final sorprende, se prueba al levantarse. Si los tres eran de esperar, la espera sigue, pero con la sangre mejor repartida y el techo inspeccionado.',
        end: 'Cabeza abajo, un problema terco se parece a un murciélago.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, abajo de una vez: el Colgado invertido ya apoya el pie y se sacude el halo como quien perdió la tarde. Se puede decidir, a condición de que sea algo que mañana tenga arreglo. Seguir esperando [quien:a que opine {quien}|a que opine el mundo] solamente duerme la pierna.',
        task: '{Pon|Poné} agua al fuego, {antes}, y {anuncia|anunciá}: «Cuando hierva, decido». Mientras calienta, las dos opciones en voz alta; con el primer hervor, una. También cuenta elegir una pausa [cosa:con {cosa}|y nada más]. Si con la taza en la mano hay alivio, se cumple. Si dan ganas de hervir más agua, era la otra, y hay té para celebrarlo.',
        end: 'Entre el agua fría y el hervor cabe una decisión casera.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'No en esta versión: llega la Muerte a caballo, educadísima, con una rosa blanca en la bandera. Del plan hay una parte que ya dio lo suyo y se puede despedir sin drama. Las ganas [cosa:por {cosa}|de siempre] viajan en la bandera; la manera se queda en el camino.',
        task: 'Entierro solemne, {antes}: {anota|anotá} en un papelito la parte gastada del plan, «el truco de siempre», «la discusión del domingo», y a una maceta, bajo tierra. Minuto de silencio, [quien:con {quien} entre los deudos|con deudos o sin ellos], y aplauso. Si da risa, estaba bien muerta. Si dan ganas de desenterrarla, se permite, pero vuelve con ropa nueva.',
        end: 'De la misma maceta puede salir una idea más joven.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al final está la Muerte invertida: el caballo se sentó y el estandarte le tapa los ojos al jinete. Todavía no, ni esquela ni fiesta. Mientras quede una diligencia por hacer [cosa:por {cosa}|por la causa], el asunto sigue en cama, con buen color y pidiendo caldo.',
        task: '{Abre|Abrí} una ficha clínica del asunto, {antes}, con revisión a los siete días. Cada noche, temperatura de 36 a 40 y un parte de una línea: [quien:«Con {quien}, sin cambios»|«Sin cambios»]. Si sube dos noches seguidas, se le da caldo, que es lo más suave que se pueda hacer. Si baja sola, fue un susto. Si se olvida tomarla, alta inmediata.',
        end: 'Lo que pide caldo todavía no pide flores.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'Cierra la Templanza, un ángel que pasa agua de copa en copa con un pie en la tierra y otro en remojo. Sí, si es a medias: un poco de lo tuyo, un poco de lo ajeno, y a probar. Entre todo y nada [quien:con {quien}|en este asunto] caben por lo menos seis sabores.',
        task: '{Propón|Proponé} un trato por mitades, {antes}: «Tres días así, tres días al revés, y el séptimo se vota». [cosa:Sea por {cosa} o por principio|Sea por gusto o por principio], se deja escrito, con un dibujo para quien no lea. Si los seis días pasan sin portazos, la mezcla sirve. Si alguien hace trampa en la mitad ajena, paga una copa y se empieza de nuevo.',
        end: 'Mitad y mitad es una receta que admite repetir.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No tanto: la Templanza invertida derrama las dos copas y el ángel ya tiene mojada hasta la túnica. Es cuestión de cantidad. La misma ilusión [quien:con {quien}|de siempre], servida en cucharita en vez de jarra, mancha menos el mantel y deja a los demás acercarse a la mesa.',
        task: '{Guarda|Guardá} tres garbanzos en el bolsillo cada mañana, {antes}. Cuando el tema salga por la boca, uno pasa a la taza y se avisa: «Me quedan dos». Sin garbanzos no se habla más, [cosa:aunque se suspire por {cosa}|ni por señas]: se canta o se barre. Si al acostarse sobran, la dosis es buena. Si faltan antes del almuerzo, mañana serán cuatro y pasado, dos.',
        end: 'Con cucharita, una ilusión dura hasta el viernes.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Y entonces el Diablo, muy serio en su pedestal, con una pareja de cadenas tan flojas que dan risa. No, si el capricho ya cobra entrada: sueño, portazos o algo más de [suma:{suma}|lo previsto]. Tenerlo de visita es simpático; subirlo al pedestal sale caro.',
        task: '{Lleva|Llevá} la cuenta, {antes}, de lo que cobra: monedas, minutos, siestas y gruñidos. Al pie, una línea: «¿Lo pagaría todo de golpe?». [quien:Que {quien} vea la cuenta, si se deja|Que otra persona vea la cuenta]. Si sale un sí sin pestañear, la cadena es adorno. Si hay pestañeo, se tacha un renglón. Y si lo que falta es dinero de la casa, se habla con quien pueda ayudar.',
        end: 'Un capricho sin pedestal cabe debajo de la mesa.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, una vez y con servilleta: al Diablo invertido los cuernos le apuntan al suelo y las cadenas quedan de adorno. Un gusto chico [cosa:por {cosa}|en este asunto] no condena a nadie, siempre que esté pagado, que no se le quite a otro y que termine cuando termine el plato.',
        task: '{Sirve|Serví} el gusto en el plato bueno, {antes}, con hora de principio y de final: el bocado, la partida, la foto, media hora [quien:dedicada a {quien}|de ocio descarado]. Antes de empezar, la fórmula: «Una vez y con servilleta». Si al acabar hay contento, así se hace. Si la mano ya va por otro, se tapa el plato con la servilleta y mañana se conversa.',
        end: 'Los cuernos se notan menos con la servilleta puesta.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'La última carta es la Torre: un rayo le vuela la corona y dos figuras salen sin tiempo de ponerse los zapatos. No, tan alto no. Si el plan [cosa:por {cosa}|entero] se apoya en un «seguro que», conviene bajarlo antes del trueno y empezar otra vez, a la altura de una silla.',
        task: 'Seis vasos de plástico, {antes}, y en cada uno un motivo de los tuyos. {Apílalos|Apilalos}, {quita|quitá} el de abajo [quien:mientras mira {quien}|mientras alguien mira] y {di|decí} «Ay» si hace falta. Si la torre aguanta, ese motivo sobraba. Si se viene al suelo, ahí estaba lo importante: el plan nuevo empieza por ese vaso y llega, como mucho, a tres.',
        end: 'Tres vasos en fila asustan menos que una torre.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no, y que nadie corra: en la Torre invertida el rayo se quedó a medias y los dos del aire siguen pensando si caen. Da tiempo a poner cojines. Un plan de repuesto [quien:con {quien} a salvo|con toda la casa a salvo] tranquiliza más que otra tarde mirando el techo.',
        task: '{Escribe|Escribí}, {antes}, un plan de repuesto al dorso de un recibo: qué se hace si sale mal, quién trae la escoba, qué se cena. Título: «Por si truena». [lugar:Una copia viaja a {lugar}|Una copia va al bolsillo]. Si los tres renglones se llenan sin sudar, el plan principal puede asomarse a la calle. Si alguno queda en blanco, ese es el cojín que falta.',
        end: 'Con la escoba lista, pocos rayos arruinan la cena.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, con la ventana abierta: la Estrella, de rodillas, reparte agua entre el estanque y la tierra sin preguntar cuánta queda. Hay permiso para ilusionarse [cosa:por {cosa}|con esto] mientras una mano pida y la otra haga. Lo que se desea a la vista le da ocasión a quien quiera echar agua.',
        task: '{Pinta|Pintá} un letrero, {antes}, con una estrella y letra grande: «Se busca», «Se agradece» o «Se celebra», según el caso, y debajo lo que sea, [quien:con {quien} de perfil|con retrato]. Va en la ventana, en el pasillo o [lugar:en {lugar}|en la tienda de la esquina]. Si alguien comenta, ya hay dos pares de ojos. Si en una semana no comenta nadie, más color y otra pared.',
        end: 'Un deseo con letra grande se lee desde más lejos.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Al final, la Estrella invertida: la grande cuelga al fondo y las siete chicas quedan a la altura de la mano. Sí, si el deseo se achica hasta caber en la semana. El tamaño entero [tiempo:puede pedir más de {tiempo}|nadie lo promete], pero un pedacito se puede alcanzar sin escalera.',
        task: '{Corta|Cortá} el deseo en siete, {antes}, del pedazo más imposible al más casero: «Me conformo con…». Se persigue el séptimo, el que depende de un rato libre [quien:, de un vecino o de lo que quiera {quien}|, de un vecino o de un favor]. Si se cumple, se pasa al sexto. Si ni siquiera ese sale, se corta otra vez: algo habrá del tamaño de una galleta.',
        end: 'Las estrellas chicas también dejan brillo en los dedos.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Arriba, la Luna; abajo, un perro y un lobo aullándole a dos voces y un cangrejo que sale a ver quién molesta. Todavía no: a esa hora [quien:{quien} parece capaz de todo|cualquiera parece capaz de todo] y hasta un ruido en la cocina tiene biografía. Que opine la mañana.',
        task: '{Toma|Tomá} dos fotos, {antes}, desde el mismo punto [lugar:en {lugar}|del lugar de los hechos]: una de noche y otra a las diez de la mañana. Debajo de la primera, todo lo imaginado; debajo de la segunda, «Aquí solo hay…». Si las dos coinciden, la sospecha tiene patas. Si la segunda da un poco de vergüenza, era el perro, y el lobo puede irse a dormir.',
        end: 'A medianoche, toda sombra tiene cola y malas intenciones.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Queda la Luna invertida: el cangrejo regresa al agua caminando hacia atrás y deja marcas en el sendero. Sí, si se siguen esas marcas con paciencia. El enredo [cosa:por {cosa}|de hoy] se entiende mejor desandado: qué sonó, quién pasó, qué había en la mano, qué se comió y a qué hora.',
        task: '{Reconstruye|Reconstruí} los tres últimos pasos, {antes}, del final al principio y en voz alta: «Y antes de eso…». Se incluye [quien:a {quien}, si andaba cerca|a quien anduviera cerca]. Donde falte un dato, hay que pararse diez minutos, mirar y tocar. Si ahí asoma algo, el cangrejo sabía. Si los tres están completos, el misterio viene de más lejos y mañana toca el cuarto.',
        end: 'El cangrejo llega tarde, pero sabe por dónde vino.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y con crayones: el Sol trae a un niño a caballo, con los brazos abiertos y los girasoles de público. Lo que pueda pedirse así [quien:a {quien}|a quien sea], de frente y con alegría, merece intento. La única condición: que siga teniendo gracia si toca oír un no.',
        task: '{Dibuja|Dibujá} el final feliz, {antes}, con los colores que haya: el elenco completo, [cosa:lugar de honor para {cosa}|un sol enorme] y un título, «Así me gustaría». Se muestra a dos personas sin explicar nada. Si alguien lo entiende a la primera, ya hay a quién pedir ayuda. Si preguntan «¿y eso qué es?», falta aclarar el deseo. En los dos casos, se enmarca.',
        end: 'Con crayones, hasta lo imposible sale simpático en la foto.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Al revés sale el Sol: el niño monta cabeza abajo, el muro tapa media luz y los girasoles buscan por el suelo. Sí, si todavía da risa. El asunto[tiempo:, después de {tiempo},|, de tanto contarlo,] puede haberse puesto serio sin avisar, y así no se disfruta ni un sí.',
        task: '{Convierte|Convertí} la historia en un chiste de tres líneas, {antes}, [quien:con {quien} de personaje|con un personaje terco]: quién, qué quería, qué pasó el martes. Empieza por «¿Sabes…» no: por «Resulta que». Se cuenta a alguien que no sepa nada. Si se ríe, el sol está entero detrás del muro. Si pregunta «¿y después?», hay cuerda. Si bosteza, la historia se merece dos días de descanso.',
        end: 'Mientras dé risa, todavía hay con qué jugar.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y que se oiga: en el Juicio un ángel toca la trompeta y las figuras se alzan con los brazos abiertos, a ver qué hay. Este asunto anda de rumor y pide anuncio. Puede decirse lo que se quiere [quien:con {quien} presente|con todo el mundo presente], si después se deja contestar.',
        task: '{Golpea|Golpeá} un vaso con una cuchara, {antes}, tres veces, y {lee|leé} el comunicado de pie: «Atención: quisiera esto, por este motivo, y ofrezco esto otro». Veinte palabras, [cosa:{cosa} entre ellas|con nombre y apellido]. Si alguien contesta, hay debate hasta que se acabe el pan. Si solo contesta un ladrido, o nadie, queda dicho, que era la mitad del trámite.',
        end: 'De lo anunciado con cuchara nadie puede fingir sordera.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a tocar otra vez: en el Juicio invertido la trompeta apunta al suelo y las figuras se tapan hasta la nariz. El llamado ya sonó; otro igual [quien:hacia {quien}|hacia el mismo lado] solo enseña a dormir con ruido. Por ahora, la mejor nota es la que no se sopla.',
        task: 'Durante veinticuatro horas, {antes}, {contesta|contestá} como una grabadora a quien saque el tema, y también a tus propias ganas: «En este momento el asunto no está disponible; deje su mensaje». Nada de resoplidos [cosa:por {cosa}|con segunda intención], que también suenan. Si alguien pregunta qué pasa, el silencio llamó mejor. Si nadie pregunta, la casa durmió una siesta histórica.',
        end: 'Hasta la mejor trompeta necesita que alguien tome aire.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'Cierra el Mundo: una figura baila en su corona de laurel y cuatro criaturas la miran desde las esquinas. Sí, hay con qué hacer fiesta, siempre que no dependa del resultado. Lo que ya se disfruta [quien:con {quien} alrededor|en este asunto] cuenta, aunque falte el último paso del baile.',
        task: '{Pon|Poné} una canción en la cocina, {antes}, y {báilala|bailala} entera por tres cosas ya ganadas en esta historia, [tiempo:aunque para {tiempo} parezcan pocas|aunque parezcan pocas]: una risa, una anécdota, una compañía. En el estribillo: «Esto ya está». Si alguien se suma, la ronda crece. Si miran desde la esquina, se saluda con la mano. Lo que falte se atiende mañana, con mejor respiración.',
        end: 'El resultado puede llegar tarde; la canción ya empezó.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Mundo, invertido, trae la corona abierta por una punta y a las cuatro criaturas de las esquinas mirando hacia otra parte. Sí, si se revisa la esquina que falta. En todo asunto [lugar:, y más en {lugar},|, por chico que sea,] hay un lado que se da por visto porque queda incómodo.',
        task: '{Traza|Trazá} un mapa de cuatro esquinas, {antes}, y {ponles|poneles} nombre: cuatro sitios, cuatro personas o cuatro argumentos, según lo que se busque [cosa:con {cosa}|o se quiera]. Se tachan las visitadas, y a la que quede se llega con cortesía: «Faltabas {tú|vos}». Si ahí había algo, la corona se ata. Si no había nada, el mapa está completo y se duerme a pierna suelta.',
        end: 'La esquina incómoda suele tener la mejor vista.',
      },
    },
  },
};
