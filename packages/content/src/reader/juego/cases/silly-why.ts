import type { CaseTexts } from '../../family.ts';

/** «silly-why». */
export const SILLY_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'La ciencia llegó a la luna y volvió con piedras, pero de lo tuyo no ha dicho ni media palabra. Algún sabio, en alguna parte, lleva años cambiando de conversación.',
    },
    {
      needs: [],
      text: 'Los misterios grandes tienen su telescopio y su presupuesto; los chicos pasan en casa, a diario, delante de todos y sin la menor vergüenza. A estos últimos nadie los investiga.',
    },
    {
      needs: [],
      text: 'Si pasara una sola vez, sería un accidente. Como no deja de pasar, ya parece algo personal, y ahí es donde una persona razonable empieza a hablar con los objetos.',
    },
    {
      needs: [],
      text: 'Hay preguntas que, dichas en voz alta, vacían la mesa o la llenan de expertos. La tuya es de esas: todo el mundo tiene una teoría y nadie tiene una prueba.',
    },
    {
      needs: ['quien'],
      text: 'De un lado está {quien}; del otro, tus ganas de entender algo. En medio, un misterio que una familia sensata habría dejado pasar y que una familia interesante no suelta.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} en el reparto, el caso tiene de todo: un hecho repetido, mucha cara de inocencia alrededor y ninguna huella útil. Solo falta alguien que apague la luz y grite.',
    },
    {
      needs: ['quien'],
      text: 'Podría ser casualidad, podría ser el viento y podría no tener nada que ver con {quien}. Pero la casualidad no suele ser tan puntual, y el viento por lo menos despeina.',
    },
    {
      needs: ['quien'],
      text: 'Hay quien hereda tierras y hay quien tiene cerca a {quien} y una pregunta sin responder. Lo segundo da menos renta, pero en las sobremesas no se acaba nunca.',
    },
    {
      needs: ['cosa'],
      text: 'Con {cosa} ya probaste la paciencia, el disimulo y una mirada severa. Nada. Empieza a parecer que en esa relación solo una de las partes sabe lo que está pasando.',
    },
    {
      needs: ['cosa'],
      text: 'Se puede vivir sin entender la economía ni el fuera de juego, pero no sin entender {cosa}. Para lo primero hay ministros; para lo segundo, una cocina y una sospecha.',
    },
    {
      needs: ['lugar'],
      text: 'Algo raro pasa en {lugar}, y lo más raro es que todos siguen con su vida. Siempre hay una sola persona que se da cuenta, y suele ser la que menos duerme.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'El expediente es corto: {cosa}, {quien} y una serie de hechos que por separado no significan nada. Juntos tampoco, pero quitan el apetito o lo dan, según la hora.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de observación ya hay más datos que en muchas tesis, y la misma conclusión que el primer día: esto no es normal y a nadie parece importarle.',
    },
    {
      needs: ['dia'],
      text: 'Pasó ayer, volverá a parecer casualidad {dia}, y entre un día y otro nadie da explicaciones. Lo que falta por averiguar es si el fenómeno te eligió o si solo pasabas cerca.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Loco, que pasea al borde del abismo sin haberse preguntado nunca por qué. La causa va igual que él: sin rumbo, silbando y con un perro detrás. [cosa:Que te haya tocado {cosa}|Que te haya tocado] es puro paseo, y sí, se le pueden seguir los pasos: la explicación depende de salir a buscarla sin mapa.',
        task: '{Sal|Salí} {antes} diez minutos a la calle [quien:sin decirle nada a {quien}|sin decirle nada a nadie] y {sigue|seguí} a lo primero que se mueva: una hoja, un gato, una señora con prisa. Lo tercero que veas rojo es la explicación: «Fue por el buzón». Si encaja, caso cerrado. Si no encaja, {cuéntalo|contalo} igual con mucha seguridad: al segundo día encaja en todas partes.',
        end: 'Hay causas que solo estaban dando una vuelta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Loco invertido va por el aire con su rosa, y si alguien le pregunta por qué, dirá que el suelo se acabó primero. No hay motivo: [cosa:con {cosa}|con lo tuyo] pasó un tropiezo, y los tropiezos no se planean. En tu mano está, eso sí, tropezar otra vez a propósito, con público y libreta.',
        task: '{Reproduce|Reproducí} {antes} los hechos tres veces, a propósito y en las mismas condiciones, [lugar:en {lugar} o en un decorado parecido|o en un decorado parecido], anunciando cada toma: «Accidente, segunda». Si sale igual las tres, hay ley de la naturaleza y lleva tu apellido. Si a la tercera sale distinto, fue torpeza del destino. Si el perro se lo come, se archiva.',
        end: 'Tropezar dos veces igual ya es un método.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Un brazo arriba, otro abajo y cuatro cosas en la mesa: mientras todos miran la mano alta del Mago, trabaja la otra. Pasa por eso, porque siempre se mira al lado equivocado. Se aclara [cosa:lo que pasa con {cosa}|el fenómeno] si {miras|mirás} la mano tranquila: lo que ocurre justo antes, que nunca sale en el relato.',
        task: '{Marca|Marcá} {antes}, con tiza, harina o una miga, la posición exacta de cada pieza sospechosa [lugar:en {lugar}|del caso], y {vuelve|volvé} una hora después silbando. [quien:Ni {quien} debe saberlo.|Nadie debe saberlo.] «Nada por aquí». Si alguna marca se movió, hay truco y se sabe qué pieza. Si no se movió ninguna, la que se mueve es tu memoria, y conviene marcarla también.',
        end: 'El truco siempre pasa en la mano que descansa.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Y entonces sale el Mago invertido, con la copa derramada sobre el oro y el basto rodando por el suelo. No hay magia, por más que duela: hay una receta que se cumple sola. [cosa:Lo de siempre con {cosa}|Lo de siempre] sale porque alguien pone, sin querer, los mismos cuatro ingredientes en la misma mesa.',
        task: '{Escribe|Escribí} {antes} el manual para que ocurra siempre: cuatro pasos, con verbos y horarios, como si fuera postre: «Paso uno: confiarse». [quien:Se prueba a solas o con {quien}.|Se prueba a solas.] Si al seguirlo pasa, sobra un ingrediente, y se quita el que menos guste. Si no pasa ni así, {tienes|tenés} el antídoto: hacer el manual completo, cada vez, con delantal.',
        end: 'Cuando se sabe la receta, deja de ser brujería.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Al final espera la Sacerdotisa, sentada ante el velo con la razón escrita en el regazo y muy pocas ganas de leerla. Todavía no se dice. [cosa:Lo que guarda {cosa}|Lo que guarda el asunto] se enseña a quien sabe quedarse quieto, y eso sí se puede hacer: callar y mirar como quien espera el pan.',
        task: '{Monta|Montá} {antes} guardia cinco minutos [lugar:en {lugar}|cerca de los hechos], sin hablar, fingiendo leer algo al revés, y {anota|anotá} todo lo que pase, hasta lo que no pase: «18:02, nada, pero con intención». Si hay un movimiento, el velo se corrió. Si no hay ninguno, se repite a otra hora. Si alguien pregunta qué {haces|hacés}, la investigación goza de buena salud.',
        end: 'Nada se porta tan raro como lo que se cree sin testigos.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La última carta es la Sacerdotisa invertida: se le vuelca el rollo, se le corre el velo y por una vez la que sabe habla de más. La razón puede salir, si {dejas|dejás} hablar al acusado. [cosa:Callar por {cosa} ya no ayuda|Callar ya no ayuda]; lo que diga, en cualquier caso, lo pondrá tu letra.',
        task: '{Redacta|Redactá} {antes} la confesión en primera persona, cinco líneas y firma temblorosa, [cosa:a nombre del principal implicado, {cosa}|a nombre del principal implicado]: «Yo no quería, pero hacía frío». Se lee con voz de testigo protegido, [quien:sin que {quien} ande cerca|sin oídos curiosos]. Si te conmueve, se le perdona. Si te miente descaradamente, se nota a la tercera línea, y ahí está la pista.',
        end: 'Toda cosa callada tiene una confesión de cinco líneas.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está la Emperatriz entre su trigo, y a su alrededor todo crece, madura y se queda a vivir sin pedir permiso. Ahí está el porqué: pasa donde se está a gusto. [cosa:Con {cosa} sucede porque hay sitio|Sucede porque hay sitio], calor y algo rico cerca. Sí, es casi un halago, y depende de {ti|vos} cuántos cojines {pones|ponés}.',
        task: '{Instala|Instalá} {antes} un pequeño trono para el fenómeno [lugar:en {lugar}, o donde más moleste|donde más moleste]: un paño doblado, una miga y un cartel: «Reservado». Se deja una noche. Si el fenómeno lo ocupa, ya vive en un sitio fijo y se le puede visitar. Si lo ocupa otro, {tienes|tenés} un sospechoso nuevo y cómodamente sentado. Si lo {ocupas tú|ocupás vos}, era cansancio.',
        end: 'Lo que está a gusto no se va ni con indirectas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'A la Emperatriz invertida se le cayeron encima el trigo y las doce estrellas, de tanto asomarse a ver si crecían. No tiene más misterio que ese: demasiado cuidado encima. [cosa:Mirar {cosa} cada diez minutos|Mirar cada diez minutos] no apura nada; retirar los ojos es lo único que aquí está en tu mano.',
        task: '{Tapa|Tapá} {antes} el asunto, de verdad o con el pensamiento, con un trapo bonito durante un día entero [quien:y que nadie, ni {quien}, levante la punta|y que nadie levante la punta]. Cartel: «Creciendo en privado». Si al destaparlo cambió algo, era pudor. Si sigue igual, al menos se ahorró el bochorno. Si lo {destapas|destapás} antes de la hora, se empieza otra vez y con trapo más grueso.',
        end: 'Ni la masa ni el misterio suben con la puerta abierta.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Emperador, que lleva puesta la armadura para vigilar una raya en el suelo. El porqué es de fronteras: nadie dijo nunca dónde acaba lo tuyo y empieza lo demás. [cosa:Que {cosa} deje de ser tierra de nadie|Que deje de ser tierra de nadie] depende de trazar la línea y no cruzarla tampoco al revés.',
        task: '{Traza|Trazá} {antes} una frontera con lana, cinta o servilletas, y {planta|plantá} un letrero con escudo propio: «Hasta aquí llega el fenómeno». Se nombra un guardia: un muñeco, [quien:un zapato o un retrato que recuerde a {quien}|un zapato]. Si la respeta, hay paz y pasaportes. Si la cruza, al menos ya es contrabando, que suena mucho mejor que mala suerte.',
        end: 'Con una raya en el suelo, hasta el caos pide permiso.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Emperador invertido, con el trono encima y un decreto en la mano que la lluvia no ha leído. No, esto no obedece, y por eso pasa: [cosa:sobre {cosa} nunca hubo autoridad|nunca hubo autoridad], solo gritos con corona. Lo que sí puede hacerse con el cetro es rendirse con buena caligrafía.',
        task: '{Firma|Firmá} {antes} el acta de rendición sobre una servilleta blanca y {agítala|agitala} tres veces [lugar:ante {lugar}|ante los hechos]: «El imperio reconoce al fenómeno como vecino soberano». Se ofrece un dulce a la otra parte. [quien:Testigo: {quien} o quien pase por ahí.|Testigo: quien pase por ahí.] Si da alivio, hubo tratado. Si da deshonra, se come el dulce y se negocia mañana.',
        end: 'Rendirse con servilleta de tela todavía es elegante.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Entre dos columnas y con triple corona, el Hierofante da la explicación que dio siempre: «Porque sí, criatura». Suena poco, pero lleva siglos funcionando. [cosa:El porqué sobre {cosa}|El porqué] existe, si {aceptas|aceptás} que lo tiene alguien mayor, que lo aprendió de otra persona mayor y que nunca lo comprobó.',
        task: '{Pregunta|Preguntá} {antes} a la persona de más edad que conozcas, [quien:aunque {quien} se ría,|aunque oiga poco,] a qué se debe y cuál es el remedio, y {copia|copiá} la respuesta palabra por palabra en un cuaderno que diga «Doctrina». Si el remedio lleva limón, tiene prestigio. Si lleva rezo, también. Se aplica una vez con fe. Si no resulta, la herejía queda para el capítulo dos.',
        end: 'No hay misterio sin abuela que ya lo tenía explicado.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Se abre la triple corona del Hierofante invertido y de adentro caen las explicaciones de siempre, todas vencidas. Todavía no hay doctrina buena. [cosa:Lo que se repite sobre {cosa}|Lo que se repite] nadie lo vio de cerca; en tu mano queda fundar una creencia nueva, que sea igual de falsa pero mejor contada.',
        task: '{Inventa|Inventá} {antes} tres teorías, cada una más herética que la anterior, y {predica|predicá} la última [lugar:en {lugar}|en la mesa] sin que te tiemble una ceja: «Está documentado». Si alguien asiente, hay primer acólito. Si alguien pide pruebas, es del concilio y se le ofrece pan. Si a los tres días te la cuentan de vuelta, ya es verdad.',
        end: 'Toda doctrina empezó con alguien muy serio y nada de pruebas.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'En los Enamorados él la mira a ella, ella mira arriba y el ángel bendice sin preguntar por qué se eligieron. Es eso: hay elección, y te tocó. [cosa:Con {cosa} hay flechazo, no mala suerte|Hay flechazo, no mala suerte]. Se entiende mejor si en lugar de defenderte {averiguas|averiguás} qué {tienes|tenés} de irresistible.',
        task: '{Escribe|Escribí} {antes} tu currículum amoroso para el caso: cinco encantos concretos que expliquen el flechazo, [quien:sin compararte con {quien}|sin modestia]: «Sangre dulce, horario fijo, buena conversación». Si te convence, deja de ser desgracia y pasa a ser éxito. Si hay solo dos encantos, {pide|pedí} ayuda a un familiar, que te dirá siete defectos: sirven igual, porque de ellos también se enamora la gente.',
        end: 'Que te elijan cansa, pero viste mucho.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Colgados por los pies, los Enamorados invertidos se dan la espalda y el ángel busca en las nubes su recibo. No hubo huida ni traición: las parejas de cosas no firmaron nunca nada. [cosa:Que {cosa} vaya por su lado|Que cada cosa vaya por su lado] es de lo más común; casar a los que quedan está en tu mano.',
        task: '{Celebra|Celebrá} {antes} la boda de dos objetos que se quedaron sin pareja: un guante, una tapa, una cuchara, [lugar:lo que esté suelto por {lugar}|lo que ande suelto]. Se atan con un hilo y se pronuncia: «Hasta que la limpieza los separe». Si combinan, luna de miel en el cajón. Si no combinan nada, es como en cualquier familia.',
        end: 'Lo que pierde la mitad todavía puede ir de boda.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Carro, con una esfinge blanca que tira de una razón y una negra que tira de la contraria, y en medio alguien que dice «derecho». Sí hay porqué, y son dos que corren a la vez. [cosa:Cuál de los dos mueve {cosa}|Cuál de los dos mueve el asunto] se averigua con una carrera.',
        task: '{Bautiza|Bautizá} {antes} dos cubos de hielo con tus dos teorías, [quien:y si una se llama {quien}, que no se sepa,|sin nombres de familia,] y {ponlos|ponelos} a derretir lado a lado, narrando la prueba como un hipódromo: «Viene fuerte la humedad». El que más aguanta tiene la razón. Si llegan parejos, pasan las dos cosas. Si alguien se los echa al jugo, hay empate y refresco.',
        end: 'Dos causas en marcha siempre dejan un charco.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Las ruedas giran en el aire y el Carro invertido no avanza: pasó todo tan deprisa que nadie vio por dónde se volcó. Todavía no hay porqué. [cosa:El momento en que {cosa} hizo lo suyo|El momento exacto] sigue sin repetirse despacio, y ver la jugada otra vez sí está en manos de cualquiera.',
        task: '{Representa|Representá} {antes} los hechos en cámara lenta, de principio a fin y con la boca haciendo el ruido, [quien:con una almohada como {quien}|con almohadas de reparto]. Se detiene en el instante sospechoso: «Ahí. Rebobinen». Si el instante existe, la pista está en lo que hacía tu mano izquierda. Si no existe, fue todo muy rápido, como dicen siempre los testigos y los culpables.',
        end: 'Repetido despacio, todo el mundo parece un sospechoso torpe.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces llega la Fuerza, que pudo pelearse con el león y prefirió acariciarle la mandíbula. El porqué cabe en una melena: a lo que ruge se le hace caso. [cosa:Se arregla lo de siempre con {cosa}|Se arregla lo de siempre] si se le ofrece un trato que entienda, y ese tono lo pone tu mano.',
        task: '{Negocia|Negociá} {antes}, en voz alta y con dulzura, un tratado de tres cláusulas con el fenómeno: qué cede, qué recibe y a qué hora se callan ambos. «Yo te dejo los miércoles; {tú me dejas|vos me dejás} dormir». [quien:Firma por la otra parte un zapato, no {quien}.|Firma por la otra parte un zapato.] Si lo cumple, hay paz. Si lo viola el primer miércoles, era el miércoles, no la fiera.',
        end: 'A casi toda fiera le faltaba un horario de visitas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con la Fuerza invertida el león manda y a ella la mano ya no le llega a la boca: esto ruge a la hora que quiere. No, razón no tiene. [cosa:Parar {cosa} a mano limpia|Pararlo a mano limpia] no se puede; medir el rugido con seriedad, sí, y lo medido pierde la melena.',
        task: '{Crea|Creá} {antes} una escala de rugidos del uno al cinco, con nombre para cada grado: «Uno, maullido; cinco, hay que avisar a los niños». Cada episodio se puntúa [dia:hasta {dia}|tres días], [lugar:en {lugar} o donde ocurra|donde ocurra]. Si la media baja de tres, era gato con acústica. Si un día llega a cinco, se celebra: pocos han visto uno en vivo.',
        end: 'Lo que lleva número ruge con menos convicción.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Queda el Ermitaño, que sube con su farol a la hora en que nadie mira, y por eso se entera. Todavía no hay porqué: falta verlo a deshoras. [cosa:Lo que hace {cosa} cuando no hay público|Lo que ocurre cuando no hay público] no está en tu mano; que tu luz pase una vez por ahí, por supuesto.',
        task: '{Haz|Hacé} {antes} una sola ronda con linterna a una hora indecente, [lugar:por {lugar} si se puede y si no por la cocina|por el lugar de los hechos o por la cocina], en calcetines y sin despertar a nadie: «Ronda. Todo tranquilo». Si se mueve algo, hay hallazgo. Si no se mueve nada, hay galletas en la cocina, y la ciencia siempre se ha hecho con la despensa abierta.',
        end: 'A las tres de la mañana confiesa hasta la despensa.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al final espera el Ermitaño invertido, que alumbra el techo y tropieza con su báculo: pensar a solas en esto ya dio lo que daba, que era frío. No, en esa cueva no hay porqué. [quien:Sin culpar a {quien}|Sin culpar a nadie], hay que bajar del monte y preguntar si alguien vio algo.',
        task: '{Cuelga|Colgá} {antes} un cartel [lugar:en {lugar} o en la puerta del refrigerador|en la puerta del refrigerador] con dibujo del suceso y tiritas para arrancar: «Se busca testigo. Se ofrece descripción detallada de la recompensa». Si arrancan una tirita, {sigue|seguí} a quien la lleve. Si arrancan todas, lo sabe el barrio entero. Si no arranca nadie, es que el culpable come de ahí.',
        end: 'Nadie vio nada, pero todos quieren la recompensa.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'wait',
        ahead:
          'Gira y no pregunta la Rueda de la Fortuna, con cuatro criaturas leyendo en las esquinas, seguramente un horario. Por ahí va el porqué: se repite porque tiene turno. Todavía no se le conoce; [cosa:saber a qué hora gira {cosa}|saber a qué hora gira] depende de apuntar las vueltas, y eso se hace con lápiz.',
        task: '{Anota|Anotá} {antes} cada aparición del fenómeno en una hoja con forma de rueda, por hora y por día, [quien:señalando solo si {quien} estaba, sin acusar|señalando quién estaba, sin acusar]: «Martes, dieciséis horas, en plena siesta». Si las marcas se juntan en un gajo, hay turno y se puede estar de viaje a esa hora. Si se reparten por todas partes, es una rueda muy redonda.',
        end: 'Lo que parecía destino a veces solo era el horario.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Rueda de la Fortuna invertida gira para el otro lado, y se ve entonces lo que nunca se cuenta: las veces en que no ocurrió nada. No es que te pase siempre. [cosa:Con {cosa} se notan solo los aciertos|Se notan solo los aciertos]; los días sin novedad no hacen ruido, y contarlos sí está en tu mano.',
        task: '{antes}, {lleva|llevá} el registro contrario: una raya cada vez que pudo pasar y no pasó, [lugar:en {lugar} o en ruta|a cualquier hora]. Fórmula: «Nada que declarar, qué descaro». Si hay más rayas que sucesos, el misterio solo tenía buena prensa. Si hay más sucesos que rayas, es verdad, te persigue, y ya te corresponde un nombre en los libros de ciencia.',
        end: 'Lo que no pasó nunca sale en las anécdotas.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'La última carta es la Justicia, con la espada recta y la balanza vacía, esperando que alguien ponga encima algo más que indignación. El porqué se sabrá si hay pruebas. [cosa:Acusar a bulto por {cosa}|Acusar a bulto] no pesa nada; poner a los implicados en fila y mirarlos de uno en uno, eso sí inclina el platillo.',
        task: '{Organiza|Organizá} {antes} una fila de sospechosos con objetos del caso, cada cual con su número en un papelito, y {míralos|miralos} desde detrás de un colador: «Que el tres dé un paso al frente». [quien:A {quien} se le respeta la inocencia.|A las personas se les respeta la inocencia.] Si uno se cae solo, confesó. Si todos aguantan, sueltos con cargos. Si el culpable es el colador, se abre otra causa.',
        end: 'Nadie parece inocente visto a través de un colador.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se le ladea la balanza a la Justicia invertida y todo el peso cae de tu lado, como ya venías sospechando. No hay razón para que te toque, y por eso mismo no la van a dar. [cosa:El mal rato con {cosa}|El mal rato] puede, en cambio, cobrarse.',
        task: '{Extiende|Extendé} {antes} una factura por daños, con conceptos y precios: «Por susto, una galleta; por quedar en ridículo [quien:con {quien} de testigo|con testigos], dos». {Súmala|Sumala} y {cóbrala|cobrala} de la despensa. Si {quedas|quedás} en paz, hubo reparación. Si la factura pasa de diez galletas, se admite pago a plazos. Si no hay galletas, ya se sabe quién tiene motivos.',
        end: 'A falta de justicia, una galleta con recibo.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'De un pie, tranquilo y con su halo puesto, el Colgado ve el asunto desde donde no lo ve nadie. Todavía no hay porqué mirando desde arriba. [cosa:La versión que tendría {cosa}|La versión del otro lado] es la que falta, y para oírla basta con bajar la cabeza a su altura y callarse un rato.',
        task: '{Ocupa|Ocupá} {antes}, durante cinco minutos, el sitio exacto del fenómeno: en el suelo, en un rincón, [lugar:en la mejor esquina que haya en {lugar}|donde toque], con las manos a la espalda. {Di|Decí}: «Así que esto es lo que ve». Si {descubres|descubrís} qué molesta, ahí está la razón. Si te {duermes|dormís}, también es una respuesta, y bastante cómoda.',
        end: 'Visto desde abajo, el raro siempre es el de arriba.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'El Colgado invertido ha puesto los pies en la tierra y la respuesta, con el golpe, se le cayó del bolsillo. Sí hay porqué, y viene cuando uno deja de buscarlo boca abajo. [cosa:Pensar en {cosa} con la frente arrugada|Pensar con la frente arrugada] lo mantiene colgado; tener las manos en otra cosa lo suelta.',
        task: '{Lava|Lavá} {antes} diez platos a mano, despacio, sin música y sin pensar [quien:en {quien} ni en nada|en nada], con un papel y un lápiz a un lado. Lo primero que se te ocurra entre el tercero y el séptimo es la explicación: «¡Claro, era el vapor!». Si es absurda, se anota con letra más grande. Si no viene ninguna, quedan diez platos limpios.',
        end: 'Las mejores respuestas salen del agua con jabón.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Pasa a caballo la Muerte, y detrás de ella sale el sol como si aquí no hubiera pasado nada. No busques el porqué: ya se fue con lo que se fue. [cosa:De la historia con {cosa} queda algo todavía|De la historia queda algo todavía], y depende de {ti|vos} darle un empleo a lo que sobrevive.',
        task: '{Elige|Elegí} {antes} la pieza que quedó de esta historia y {búscale|buscale} un oficio nuevo, con contrato: el calcetín viudo puede ser títere; la cáscara, barco; la paciencia, abono. «Se contrata por su experiencia». [quien:Que {quien} no influya en el salario.|Sin periodo de prueba.] Si se adapta, hay vida después. Si renuncia, se le paga la despedida con honores y flor blanca.',
        end: 'Los viudos del cajón son excelentes títeres.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Se niega a pasar la Muerte invertida, y el caballo se le sienta: el asunto sigue dando golpes por la casa sin acabar de irse. Todavía no hay explicación, hay visita. [cosa:Preguntar qué pinta ahí {cosa} no cuesta|Preguntar qué quiere no cuesta], aunque lo que conteste dependa mucho de quién sostenga la mesa.',
        task: '{Convoca|Convocá} {antes} una sesión alrededor de una mesa, con una luz baja y una cuchara en el centro, [quien:con {quien} o con quien se anime|con quien se anime]: «Si hay alguien ahí, un golpe sí, dos golpes no, tres, pizza». Se hacen cinco preguntas. Si golpea la tubería, cuenta. Si golpea un comensal, se finge que no. Si salen tres, se obedece a los difuntos.',
        end: 'Lo que no descansa en paz suele tener hambre.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'El ángel de la Templanza pasa agua de una copa a la otra, un poquito menos, un poquito más, hasta que sale. El porqué está en la proporción: nada de esto pasa por una sola causa. [cosa:Cambiar con {cosa} un solo detalle|Cambiar un solo detalle] y probar otra vez está en tu mano; cambiarlo todo no enseña nada.',
        task: '{Repite|Repetí} {antes} los hechos cambiando una sola medida, la más chica: un grado, un minuto, un paso a la izquierda [lugar:en {lugar}|en la cocina]. Lo demás, idéntico, hasta el suspiro. «Ensayo uno, media gota menos». Si algo cambia, el culpable era esa gota. Si no cambia nada, se pasa a otra medida. Si se te olvida cuál moviste, el ángel vuelve a empezar, y contento.',
        end: 'La verdad a veces mide media cucharadita.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se le derraman las copas a la Templanza invertida: demasiados remedios en la misma mezcla y nadie sabe ya qué hacía cada uno. No, así no se ve el porqué. [cosa:Dejar {cosa} sin consejos dos días|Dejarlo sin consejos dos días] es lo que depende de {ti|vos}; el agua, si no la revuelven, se aclara.',
        task: '{Haz|Hacé} {antes} la lista de todos los remedios probados, los sensatos y los de la tía, y {suspéndelos|suspendelos} dos días con sello: «En ayunas de trucos». [quien:Si {quien} propone otro, se agradece y se apunta.|Si alguien propone otro, se agradece y se apunta.] Si mejora, sobraban. Si empeora, uno servía, y se reintroducen de uno en uno. Si todo sigue igual, qué buena costumbre la de no hacer nada.',
        end: 'A veces el remedio era la parte que revolvía.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Diablo, con una pareja encadenada que podría marcharse y se queda a ver cómo termina. Hay un porqué bastante feo: es divertido contarlo. [cosa:La cadena con {cosa}|La cadena] se afloja si {aceptas|aceptás} que una parte de {ti|vos} la disfruta, y eso no tiene cura, pero sí tarifa.',
        task: '{Reparte|Repartí} {antes} tres fichas de queja, botones o garbanzos, y {gasta|gastá} una cada vez que cuentes el caso, [quien:aunque lo escuche {quien}|aunque lo escuche gente nueva]: «Con su permiso, una queja». Sin ficha no hay relato. Si te sobran, ya aburría. Si las tres vuelan antes del mediodía, es un vicio encantador y se te conceden dos más, de honor, para las cenas.',
        end: 'Hay desgracias que se conservan por lo bien que se cuentan.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'El Diablo invertido pierde el pedestal, y sus prisioneros, ya sin collar, hasta le ayudan a buscar el cuerno. Sí, hay razón, y es de lo más decente: cada fenómeno quiere un poco de reconocimiento. [cosa:Con {cosa} se puede hacer las paces|Se pueden hacer las paces] en cuanto sueltes la manía de vencerlo.',
        task: '{Fabrica|Fabricá} {antes} una medalla de tapa o cartón y {condecora|condecorá} al villano [lugar:en {lugar}, con himno|en la sala, con himno]: «Por su constancia en la molestia y por no faltar nunca». Un aplauso y foto oficial. Si después baja el ritmo, quería la medalla. Si sube, es que ya trabaja para la segunda. Si se la cuelga otro, {tienes|tenés} dos villanos y una ceremonia.',
        end: 'Hasta un demonio se ablanda con una cinta y un himno.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Y entonces cae un rayo en la Torre, la corona sale por los aires y dos personas comprueban que el edificio también era opinable. No hay porqué en los cimientos: [cosa:el sitio donde pasa lo que pasa con {cosa}|el sitio donde pasa] es la mitad del fenómeno. Cambiarlo de lugar depende de tus brazos, y alivia más que tener razón.',
        task: '{Muda|Mudá} {antes} un metro la escena entera: la silla, el cesto, la maceta, [quien:la foto donde sale {quien}|la foto que todo lo mira]. Se hace con casco de olla, por si acaso: «Se derrumba por reformas». Si el fenómeno se queda en el viejo sitio, era del sitio. Si la sigue, te tiene cariño. Si desaparece, el rayo era decorador.',
        end: 'A veces el culpable era el metro cuadrado.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'A punto de caer, la Torre invertida se quedó sostenida por una causa que sostiene otra que sostiene otra. Todavía no se cae ni se explica. [cosa:La cadena que acaba en {cosa}|La cadena entera] depende de una sola pieza, y dar con cuál se puede, sin derribar nada, poniéndolas en fila.',
        task: '{Arma|Armá} {antes} un dominó de causas con fichas, cajas o libros de pie, cada uno con su etiqueta: «Salí tarde», «llovió», «tenía hambre», [quien:«pasó {quien} por ahí»|«pasó alguien por ahí»]. {Empuja|Empujá} la primera con un dedo. Donde se detenga la caída, ahí sobraba una etiqueta. Si caen todas, la culpa es del primero. Si no cae ninguna, son causas muy bien educadas.',
        end: 'Toda catástrofe empezó con una ficha que nadie quiso leer.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Sí hay porqué, y es bonito, según la Estrella: una mujer riega el estanque y riega la tierra sin saber dónde brotará, y arriba ocho luces hacen lo que les da la gana. Pasa por casualidad repetida. [cosa:Unir los puntos con {cosa} en el medio|Unir los puntos] es lo único que te toca, y basta.',
        task: '{Marca|Marcá} {antes} en una hoja un punto por cada vez que haya ocurrido, donde caiga, y {únelos|unilos} con líneas hasta que aparezca una figura. {Ponle|Ponele} nombre de constelación: «La Osa Distraída». [quien:Se dedica a {quien} en secreto.|Se dedica a alguien en secreto.] Si se parece a algo, la noche te dio una ilustración. Si solo se parece a un bulto, es un bulto celeste, y hay muchos registrados.',
        end: 'Una casualidad, con líneas, ya es una constelación.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Los cántaros de la Estrella invertida se inclinan y no cae ni una gota: se fue la paciencia y la explicación no viene. Todavía no, y mirar al cielo cansa el cuello. [cosa:Lo que hace falta con {cosa}|Lo que hace falta] es un vaso que se llene despacio, y de eso sí hay en tu casa.',
        task: '{Deja|Dejá} {antes} un vaso vacío en un sitio tranquilo, [lugar:en {lugar} si cabe|en la ventana si cabe], y {echa|echá} una cucharadita de agua cada vez que ocurra, con la fórmula: «Otra, y ninguna pena». Cuando esté lleno, se riega una planta y se celebra. Si se llena muy rápido, hay plantas contentas. Si no se llena, ya pasaba menos de lo que parecía.',
        end: 'El misterio que se mide en cucharaditas termina regando algo.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Sale la Luna y se pone todo sospechoso: un perro, un lobo, dos torres y un cangrejo que no piensa declarar. Todavía no hay porqué, solo teorías con ojos brillantes. [cosa:Con {cosa} de noche se ven conexiones|De noche se ven conexiones] donde hay cables; decidir cuáles son de verdad depende de ponerlas en la pared.',
        task: '{Monta|Montá} {antes} en una pared el mural del complot: papeles, dibujos y lana que los una, [quien:con {quien} en una esquina, por si acaso|con el panadero en una esquina, por si acaso]. {Explícaselo|Explicáselo} a alguien señalando con una cuchara: «Todo encaja». Si te cree, hay secta. Si te pide que duermas, se revisa el segundo hilo, puesto con dudas. Si el gato se come la lana, sabía demasiado.',
        end: 'Con suficiente lana, hasta el cangrejo es culpable.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con la Luna invertida se acaban los aullidos, y lo que parecía un lobo detrás de la puerta tiene collar y teléfono. Hay porqué si le {quitas|quitás} las ganas de ser enorme. [cosa:El que está detrás de lo que pasa con {cosa}|El que está detrás] suele ser alguien demasiado vago para un plan.',
        task: '{Haz|Hacé} {antes} una lista de seis culpables, del más siniestro al más cercano, [quien:sin incluir a {quien} en la primera línea|con una planta incluida], y {tacha|tachá} a quien no tendría ganas de levantarse a hacerlo: «No se levanta antes de las diez». El que quede sin tachar hace poco ruido. Si quedan dos, se turnan. Si no queda nadie, fue el viento, que madruga.',
        end: 'Detrás de casi todo complot hay pereza y una corriente de aire.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'A caballo, sin pantalones y con los brazos en alto, el niño del Sol no tiene misterios: los pregunta hasta que se rinden. Sí hay explicación, a plena luz y cinco porqués más abajo. [cosa:Con {cosa} el primero no sirve|El primero no sirve]; llegar al quinto depende de aguantar cuatro sin decir «porque sí».',
        task: '{Sienta|Sentá} {antes} a una criatura, o a alguien con paciencia de criatura, [quien:que podría ser {quien}|que haya cerca], y que te pregunte «¿por qué?» cinco veces seguidas; a cada una se contesta con lo primero que salga. La quinta es la explicación. Si suena a filosofía, se escribe. Si suena a merienda, se merienda. Si la criatura se aburre en la tercera, bastaba.',
        end: 'El quinto «por qué» deslumbra hasta al que pregunta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Entre nubes asoma el Sol invertido y los girasoles se quedan sin saber adónde mirar, que les da una risa tonta. No hay explicación: hay chiste, y a los chistes, cuando se explican, se les va el sol. [cosa:La gracia con {cosa}|La gracia] depende de contarlo bien, y para eso hace falta final.',
        task: '{Convierte|Convertí} {antes} el caso en un chiste de tres frases, hecho, sorpresa y remate, y {prueba|probá} con dos personas [quien:que no incluyan a {quien}|que no lo conozcan]: «Resulta que…». Solo se permite cambiar el remate. Si la segunda ríe más, ese es el bueno. Si no ríe nadie, el final era la parte de en medio. Si {ríes tú|reís vos}, ya hay público.',
        end: 'Lo inexplicable, con buen remate, deja de molestar.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Toca la trompeta el Juicio y se levantan todos de golpe, con cara de «yo no fui». Sí: el porqué está en una de esas caras. [cosa:Nada sobre {cosa} se resuelve en privado|Nada se resuelve en privado], y en las novelas lo saben; en tu mano queda juntar la sala y dar el discurso.',
        task: '{Reúne|Reuní} {antes} a los posibles implicados, reales o de peluche, en una sala con poca luz, [lugar:en {lugar} si hay sofás|con sofás si los hay], y {camina|caminá} entre ellos con el ceño fruncido: «Se preguntarán por qué los llamé». Se acusa al menos probable. Si alguien se sonroja, bingo Si alguien ríe, también. Si nadie se mueve, son peluches profesionales y se les felicita.',
        end: 'El menos probable siempre tiene la mejor coartada y la peor cara.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Juicio invertido llama y nadie descuelga: la trompeta se oye por dentro y las figuras siguen acostadas con un ojo abierto. Todavía no contestan. [cosa:Que {cosa} dé explicaciones|Que alguien dé explicaciones] no depende de gritar más, sino de dejar un mensaje claro y amable y esperar el tono.',
        task: '{Graba|Grabá} {antes} un mensaje de voz dirigido al fenómeno, como a un contestador, de veinte segundos: «Usted sabe quién es. Llámeme en horario de oficina». {Escúchalo|Escuchalo} al día siguiente [quien:sin que {quien} se entere|en voz baja]. Si te da vergüenza, ya no era tan misterioso. Si te da risa, hay conversación. Si ríe otro al oírlo, {tienes|tenés} un cómplice y la mitad de la respuesta.',
        end: 'No contesta nadie, pero el mensaje quedó muy serio.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'La última carta es el Mundo, que baila en su corona de laurel y no deja nada fuera, ni lo raro. Sí hay porqué: este mundo está completo, y lo que te pasa era una de sus piezas. [cosa:Poner {cosa} donde se pueda admirar|Ponerlo donde se pueda admirar] es lo que te corresponde, como a toda colección.',
        task: '{Monta|Montá} {antes} en un estante una exposición de una sola pieza, con cartela y horario: «Sin título. Técnica mixta, siglo XXI». Se cobra la entrada en galletas, [quien:gratis para {quien}|gratis para quien bostece]. Si alguien se detiene diez segundos, es arte. Si nadie entra, es arte incomprendido. Si alguien lo toca, suena la alarma, que es tu voz.',
        end: 'Lo raro, con cartela, siempre parece a propósito.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La corona del Mundo invertido quedó abierta por arriba y por ahí se escapa lo que falta: sí se aclara, si lo mira alguien de otro cuento. [cosa:Tanto tiempo con {cosa} de frente|Tanto tiempo de frente] vuelve borrosas las orillas; lo tuyo se entiende prestándolo, y tomando en préstamo otro igual de tonto.',
        task: '{Propón|Proponé} {antes} un intercambio de misterios a alguien con uno propio, [quien:aunque {quien} lo considere poco serio|aunque se ría]: «Yo explico el tuyo; {tú|vos} el mío». Plazo, un día, y solo explicaciones de una frase. Si la suya es mejor que las tuyas, se paga con algo rico. Si es peor, el tuyo sigue siendo tuyo, pero ya con seguidores.',
        end: 'Todo misterio es ligero cuando es de otro.',
      },
    },
  },
};
