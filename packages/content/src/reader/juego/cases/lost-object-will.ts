import type { CaseTexts } from '../../family.ts';

/** «lost-object-will». */
export const LOST_OBJECT_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Ya miraste donde debería estar, donde no debería y otra vez donde debería, por si a la segunda visita se arrepentía. Falta saber si toca seguir buscando o empezar a preguntar.',
    },
    {
      needs: [],
      text: 'Lo grande nunca se pierde: nadie ha pasado una tarde detrás de su armario. Se pierde justo lo que cabe en una mano, y luego ocupa la cabeza entera.',
    },
    {
      needs: [],
      text: 'Hay escondites tan seguros que ni quien los inventó sabe volver. Y hay sitios tan tontos que nadie los mira dos veces; entre unos y otros anda lo que falta.',
    },
    {
      needs: [],
      text: 'Perder algo obliga a interrogar a medio mundo, empezando por los propios bolsillos. Lo difícil viene después: cuándo preguntar, cuándo callar y cuándo levantar la alfombra.',
    },
    {
      needs: ['quien'],
      text: 'Falta una cosa y está {quien} de por medio. Son dos búsquedas, entonces: la de los rincones, que se hace de rodillas, y la de las palabras, que se hace de puntillas.',
    },
    {
      needs: ['quien'],
      text: 'En esta historia hay una cosa que falta, un recuerdo que no termina de cuadrar y alguien más: {quien}. De los tres, solo lo primero se busca con linterna.',
    },
    {
      needs: ['quien'],
      text: 'Si las cosas contestaran, bastaría con llamarlas. Como son tan reservadas, queda repasar lo que hizo {quien}, lo que hicieron tus manos y quién más pasó por ahí con bolsillos.',
    },
    {
      needs: ['quien'],
      text: 'Buscar con {quien} en el pensamiento tiene su dificultad: hay que llegar hasta lo perdido sin soltar por el camino una frase que luego también haya que salir a recoger.',
    },
    {
      needs: ['cosa'],
      text: 'Antes apenas mirabas {cosa}, y de paso. Ahora no hay manera de pensar en otra cosa ni a la hora de dormir: nada acompaña tanto como lo que no está.',
    },
    {
      needs: ['lugar'],
      text: 'Todo empezó en {lugar}, que hasta hace poco era un sitio cualquiera y ahora tiene más rincones que un palacio. Lo malo es que todos parecen mirados, y ninguno del todo.',
    },
    {
      needs: ['cosa', 'lugar'],
      text: 'En {lugar} quedó lo último que se sabe con certeza; después vienen los «creo que» y los «juraría». Y {cosa} en alguna parte, sin ninguna prisa por aclarar el asunto.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'A un lado, {cosa}; al otro, {quien}. Hay que buscar lo primero sin extraviar lo segundo por el camino, porque ni una cosa ni la otra se vende en repuestos.',
    },
    {
      needs: ['cosa', 'tiempo'],
      text: 'Ya van {tiempo} sin {cosa} y no queda cajón que no te salude por tu nombre. Encontrar sería un alivio; dejar de buscar, casi unas vacaciones.',
    },
    {
      needs: ['evento'],
      text: 'Durante {evento} nadie mira dónde deja las cosas. Para eso están los días siguientes, que son largos y se pasan a gatas, con la mejilla en el suelo y mala cara.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Delante está el Loco, con la nariz en las nubes; a sus pies va un perro que sí mira el suelo. La respuesta es sí, merece la pena seguir [cosa:buscando {cosa}|buscando], si te {pones|ponés} a la altura del perro: lo que cae rueda, y lo que rueda se ríe de quien busca de pie.',
        task: '[lugar:En {lugar}, o donde aún tenías la cosa en la mano,|Donde aún tenías la cosa en la mano,] {haz|hacé} {antes} cinco minutos de perro: rodillas al suelo y vista por los bordes, las patas y las rendijas. Si hay público, {di|decí}: «Busco algo; no muerdo». Si aparece, se permite un ladrido. Si no aparece, el suelo queda descartado con todos los honores.',
        end: 'Para encontrar hay que agacharse más que para perder.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Loco invertido cierra la tirada: cabeza abajo, el hatillo se le abre y va sembrando cosas por el camino. Así, corriendo de un rincón a otro, no [cosa:vas a dar con {cosa}|vas a dar con lo que falta]; más bien se te va a perder algo más. Depende de parar y volcar lo que llevabas encima.',
        task: '{antes}, {vacía|vaciá} sobre una toalla el bolso, la mochila o la caja [dia:que te acompañaba {dia}|que te acompañaba ese día]: todo, con forros y cierres, hasta oír caer la última miga. Lo que se tantea con dos dedos no cuenta como mirado. Si sale, misterio resuelto. Si solo salen recibos y un caramelo prehistórico, al menos la próxima búsqueda pesa menos.',
        end: 'Ningún bolso confiesa hasta que lo ponen boca abajo.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Sí, con método: eso dice el Mago, que tiene la copa, la espada, el basto y el oro a la vista sobre la mesa y por eso nunca pregunta quién le movió algo. [cosa:Encontrar {cosa}|Encontrar lo perdido] depende de poner delante lo que sí {conservas|conservás} de aquel momento; de lo que está se llega a lo que falta.',
        task: '{antes}, {pon|poné} sobre una mesa cuatro objetos que te acompañaban la última vez: zapatos, recibo, abrigo, lo que haya. {Interroga|Interrogá} a cada uno en voz alta: «¿Dónde estábamos?», y {contesta|contestá} en su nombre. [lugar:Si dos declaran que en {lugar}, empieza la búsqueda ahí.|Si dos coinciden, empieza la búsqueda ahí.] Si se contradicen, manda el recibo, que trae hora.',
        end: 'Cuatro testigos mudos pueden más que una memoria habladora.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Y entonces sale el Mago invertido, con la mesa patas arriba y sus cuatro objetos deslizados unos debajo de otros. Todavía no hay que dar por perdido [cosa:nada, tampoco {cosa}|nada]: los ojos pasan por encima de lo que no nombran. Cuelga de mirar llamando a la cosa, que es el único truco honrado.',
        task: '[lugar:En {lugar}, o en el cuarto más probable,|En el cuarto más probable,] {busca|buscá} {antes} repitiendo su nombre en voz alta durante cinco minutos, como quien llama a un gato. El ojo distingue mejor lo que el oído le pide. Si asoma debajo de un papel, era eso. Si alguien entra y te oye llamando, {ponle|ponele} a repetir también: dos magos, el doble de mesa.',
        end: 'Lo que está a la vista también necesita que lo llamen.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Al final espera la Sacerdotisa, con un rollo en el regazo que el manto tapa a medias. Alguien vio más de lo que cree haber visto, y ese recuerdo no sale a gritos. Todavía no des vuelta los muebles: [cosa:llegar hasta {cosa}|llegar hasta lo perdido] depende antes de sentarse y dejar que se destape la última escena.',
        task: '{antes}, tres minutos con los ojos cerrados, y a contar en presente la última vez que se vio: qué luz había, qué ruido, qué ocupaba la otra mano. [lugar:Se empieza por entrar de memoria en {lugar}.|Se empieza por la puerta de entrada.]. Si sale un detalle nuevo, se va a ese sitio. Si sale un ronquido, hacía falta dormir.',
        end: 'La memoria contesta bajito, y nunca a quien revuelve cajones.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'La última carta es la Sacerdotisa invertida, y con ella el velo cuelga al revés y deja ver lo que guardaba detrás. Sí, queda dónde mirar: no dentro ni encima, sino detrás. [cosa:Para dar con {cosa}|Para dar con lo perdido] hay que sacar del todo lo que hasta ahora solo se abrió, que es la mitad de mirar.',
        task: '{Saca|Sacá} {antes} un cajón entero de su hueco, el más [lugar:sospechoso que haya en {lugar} o en casa|sospechoso de todos], y {alumbra|alumbrá} el fondo del mueble; si fue fuera, {pide|pedí}: «¿Podemos mirar detrás?». Ahí viven las cosas que cayeron por la espalda. Si está, brindis. Si hay otra cosa que dabas por perdida desde hace años, se brinda dos veces.',
        end: 'Detrás de cada cajón hay otro cajón, sin permiso y con pelusa.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'if',
        ahead:
          'Delante está la Emperatriz, tan hundida en los cojines de su trono que bajo ella podría dormir un reino. Sí, hay esperanza [cosa:para {cosa}|para lo perdido] si {pasas|pasás} de los ojos a las manos: lo mullido se traga las cosas sin mala intención, y mirar un sillón no es lo mismo que meterle el brazo.',
        task: '{Elige|Elegí} {antes} el asiento más blando de la historia, [lugar:esté en {lugar} o en tu casa|propio o ajeno], y {mete|meté} la mano plana por cada costura, hasta el codo. Si es ajeno, antes se dice: «Voy a saludar a su sillón». Si sale lo perdido, se le perdona. Si salen tres monedas, son tus honorarios y se cierra la tapicería.',
        end: 'Lo blando siempre sabe más de lo que cuenta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al final espera la Emperatriz invertida, con el trigal encima: tanto grano que ya no se distingue la espiga. [cosa:Encontrar {cosa}|Encontrar algo] en medio de esa abundancia, por ahora, no. Depende de que haya menos, y eso sí está en tu mano: no se busca mejor en un montón, se hace un montón más chico.',
        task: '{antes}, una superficie y una sola bolsa: {retira|retirá} veinte cosas que sobren de la mesa o el cajón más poblado, [lugar:en {lugar} si se puede, o en casa|en casa], contadas en voz alta. Si antes de la veinte aparece lo que falta, se suspende la cosecha. Si no, {tienes|tenés} una mesa donde volver a comer y un escondite menos en la lista.',
        end: 'A veces lo perdido solo está muy acompañado.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Emperador, cetro en mano, que no manda sobre el desierto entero sino casilla por casilla, desde un trono de piedra que nadie le mueve. Sí, siempre que la búsqueda tenga mapa y no dejes que otro la cierre por ti. [cosa:Dar con {cosa}|Dar con lo que falta] depende de no mirar nada dos veces ni nada a medias.',
        task: '{Dibuja|Dibujá} {antes} un plano [lugar:del sitio, {lugar} por ejemplo,|del sitio, a mano alzada,] en nueve cuadros y {mira|mirá} tres por día. Cada cuadro revisado se sella: «Visto. La Corona», y no se regresa. Si alguien pide firmar que todo está conforme, primero los nueve sellos. Si al noveno no apareció, está fuera del mapa, y eso ya es saber por dónde no insistir.',
        end: 'Un reino se revisa por cuadritos, como un mantel.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Emperador invertido, caído del trono y dando órdenes desde el suelo a una tropa que solo se estorba. No, a gritos y con todos buscando a la vez no: lo que uno destapa, el otro lo tapa. [cosa:Que haya noticias sobre {cosa}|Que haya noticias] depende de nombrar un solo par de ojos y abdicar media hora.',
        task: '{Cede|Cedé} {antes} el mando a quien tenga la vista fresca: «{Busca|Buscá} donde quieras; yo me siento y no digo frío ni caliente». Media hora de reloj, la boca cerrada y los pies quietos. [cosa:Unos ojos que no sueñan con {cosa} miran mejor.|Unos ojos sin angustia miran mejor.] Si lo encuentra, el reino es suyo hasta la cena. Si no, le toca al siguiente.',
        end: 'Hay reyes que encuentran más sentados y callados.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'La última carta es el Hierofante, con dos llaves cruzadas a los pies: las cosas, cuando alguien las recoge, acaban en manos de quien guarda. Sí, hay camino si {tocas|tocás} la puerta debida. [cosa:Preguntar por {cosa}|Preguntar] en el mostrador, en la portería o a la persona que en tu familia lo guarda todo rinde más que otra vuelta.',
        task: '{antes}, {ve|andá} o {llama|llamá} a quien custodia [lugar:lo que se queda en {lugar}|lo que la gente olvida] y da tres señas exactas: «Color, tamaño y una marca que solo yo conozco». Una seña se la calla uno, para comprobar. Si lo tienen, se agradece con algo dulce. Si no, {deja|dejá} tu número. A san Antonio también se le puede avisar, pero no atiende teléfono.',
        end: 'Toda cosa perdida tiene en algún sitio un portero.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Hierofante invertido preside una ceremonia muy practicada: abrir el mismo cajón cada noche, a la misma hora, con la misma fe. Por ahí, no. Las llaves se le caen de los pies, aburridas de no abrir nada. [cosa:El camino hasta {cosa}|El camino] depende de prohibirse los lugares sagrados donde ya se miró cuatro veces.',
        task: '{antes}, {corta|cortá} diez papelitos que digan «Ya miré, gracias» y {pega|pegá} uno en cada sitio revisado, [lugar:también, si se puede, en {lugar}|también en los ajenos, si te dejan]. Donde hay papel no se abre ni un dedo. Si te sobran papeles, ahí está el trabajo pendiente. Si te faltan, en casa ya no queda rincón inocente y toca preguntar afuera.',
        end: 'Abrir el cajón por quinta vez ya es religión.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y mejor entre dos: en los Enamorados él la mira a ella y ella mira hacia lo alto, de modo que entre ambos no se les escapa nada. Hay por qué seguir [cosa:tras {cosa}|la búsqueda] si se reparten las alturas. Casi nadie busca por encima de sus propias cejas, y por eso los armarios viven tan tranquilos.',
        task: '{Consigue|Conseguí} {antes} un alma paciente y diez minutos [lugar:en {lugar}, o donde siga el misterio|donde siga el misterio]: una persona revisa de los hombros hacia arriba y la otra hacia abajo, sin opinar. «{Tú|Vos} el cielo, yo la tierra». Si aparece arriba, paga la cena quien juraba que abajo. Si no aparece, se cambian las alturas y nadie pregunta quién lo dejó dónde.',
        end: 'Dos que miran lo mismo encuentran la mitad.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Asoman los Enamorados invertidos, con el ángel abajo y la pareja colgada sin saber hacia dónde volverse. [cosa:Sobre {cosa} hay dos teorías|Hay dos teorías] y un mismo cariño por ambas, así que todavía no se encuentra: se duda. Depende de romper con una, y conviene romper primero con la que cueste menos comprobar.',
        task: '{Escribe|Escribí} en dos papeles tus dos mejores sitios y, debajo, cuántos minutos cuesta descartar cada uno. Se va {antes} al más barato, [lugar:sea {lugar} o no|aunque no sea el favorito], y se despide con honores: «No eras {tú|vos}». Si está, boda. Si no está, el otro papel asciende a gran amor y recibe visita ese mismo día.',
        end: 'Entre dos rincones, el corazón siempre elige el más lejano.',
      },
    },
    'El Carro': {
      up: {
        lean: 'if',
        ahead:
          'Delante está el Carro, con sus dos esfinges quietas: ni la blanca ni la negra avanzan hasta que el auriga les diga por dónde vinieron. Sí, si {rehaces|rehacés} el trayecto en orden y sin atajos. [cosa:La pista que lleva hasta {cosa}|La pista] cuelga de los pasos reales, no de los que uno cuenta después.',
        task: '{Recorre|Recorré} {antes} el mismo camino [dia:que hiciste {dia}|de aquel día], a pie o con el dedo sobre un papel, con la misma ropa y las manos igual de ocupadas. En cada parada se dice: «Hasta aquí, todo a bordo». La primera parada donde la frase te salga floja es donde se busca. Si ninguna flaquea, {repite|repetí} cargando bolsas: entonces flaquean todas.',
        end: 'El camino sabe dónde fue; hay que pasarlo despacio.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Vuelca el Carro invertido, con las ruedas al aire y todo lo que iba dentro cambiado de dueño. [cosa:Quizá no haya que buscar {cosa} donde cayó|Quizá no haya que buscar donde cayó]: las cosas chicas viajan de polizón. Sí hay búsqueda, pero depende de mirar en lo que se movió aquel día, no en lo que sigue quieto.',
        task: '{antes}, {haz|hacé} la lista de todo lo que salió de ahí sobre ruedas o al hombro: cajas, mochilas, bolsas. A cada dueño, un mensaje igual: «¿{Puedes|Podés} mirar si algo mío se te coló de viajero?». Nadie se ofende, porque se culpa a la mochila. [lugar:Si nada viajó, se busca en {lugar}, entre lo quieto.|Si nada viajó, se busca entre lo quieto.]',
        end: 'Hay cosas que no se pierden: se mudan sin avisar.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces llega la Fuerza, que le cierra la boca al león con dos dedos y sin despeinarse. Sí se puede preguntar [cosa:por {cosa} a quien estuvo cerca|a quien estuvo cerca], si la pregunta va sin dientes. Lo que responda no está en tu mano; el tono, entero. Acusar espanta incluso a quien venía a ayudar.',
        task: '{Dile|Decile} {antes} [quien:a {quien} o a quien pasó por ahí,|a quien pasó por ahí,] con las manos quietas: «Estoy buscando una cosa y mi cabeza no ayuda. ¿Te fijaste dónde la dejé?». Un solo verbo acusado: dejé. Si da un dato, se sigue el dato. Si no sabe, se dan las gracias y se vuelve a los cajones, que no se ofenden.',
        end: 'Con la boca del león cerrada se oye mejor la respuesta.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Fuerza invertida muestra al león arriba y a su domadora debajo: manda el mal genio, que nunca ha encontrado ni sus propios bigotes. Todavía no. [cosa:Ver {cosa} teniendo delante la rabia|Ver algo teniendo delante la rabia] es muy difícil aunque esté a un palmo. Depende de dar de comer a la fiera antes de seguir.',
        task: 'Si {antes} algún cajón se cierra de un golpe, se para todo veinte minutos: sentarse, agua y algo dulce; si hay helado derritiéndose, se come primero, por motivos científicos. Después, diez minutos de búsqueda y [lugar:no más, en {lugar} o donde toque|no más]. Si con la panza llena aparece, era hambre. Si no aparece, al menos dejó de rugir alguien.',
        end: 'Primero se alimenta al león; después se buscan las llaves.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'yes',
        ahead:
          'Queda el Ermitaño, que lleva su estrella en un farol y la baja hasta donde pisa. La respuesta es sí, falta un modo de mirar: no con más luz, sino con una sola y a ras. [cosa:Hallar {cosa}|Hallar lo perdido] depende de ir despacio y por lo oscuro, que es donde hasta un botón proyecta sombra de montaña.',
        task: '{antes}, de noche, {apaga|apagá} las lámparas, {acuesta|acostá} una linterna en el suelo y {mira|mirá} qué sombras se levantan; [lugar:si fue en {lugar}, bajo muebles o asientos y con permiso|si fue en otra parte, bajo los asientos y con permiso]. Dos pasos, otra vez. Si una sombra tiene la forma debida, enhorabuena. Si la sombra corre, es un insecto: algo habrá perdido también, se le saluda y adelante.',
        end: 'Con poca luz y al ras, cualquier cosa chica se delata.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al final espera el Ermitaño invertido, con la capucha hasta la barbilla y el farol apuntando a sus propios pies: buscar a solas, por pena de preguntar. Así no. [cosa:Recuperar {cosa}|Recuperar lo perdido] depende de bajar del monte y pasar un minuto de vergüenza, que cabe en un mensaje y no deja marca.',
        task: '{Manda|Mandá} {antes} una sola vez, [evento:a quien estuvo en {evento}|a quien estuvo cerca] y por donde todos lean: «Pregunta poco elegante: ¿alguien recogió algo que no era suyo? Es mío y lo cuido mejor que ese día». Si alguien levanta la mano, hay café. Si en tres días nadie responde, la vergüenza ya se gastó y la lista de sitios se acortó.',
        end: 'La pena de preguntar dura un minuto; la duda paga alquiler.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'wait',
        ahead:
          'En lo alto de la Rueda de la Fortuna hay una esfinge sentada que no empuja nada: deja que las cosas den la vuelta. Todavía no, y correr tampoco acelera el giro. [cosa:Que alguien devuelva {cosa}|Que alguien devuelva lo perdido] no está en tu mano; sí lo está que, si asoma por cualquier esquina, sepa a quién volver.',
        task: '{Deja|Dejá} {antes} en cuatro puntos o personas de paso, [lugar:empezando por {lugar},|empezando por donde más estuviste,] una tarjeta con tu teléfono: «Si da la vuelta por aquí, avísenme. Ofrezco alegría desmedida». Después, una revisión por semana y ni una más. Si llaman, {pide|pedí} una foto antes de correr. Si nadie llama en cuatro semanas, se recogen las tarjetas y se decide en frío.',
        end: 'Lo que rueda vuelve mejor si encuentra tu número escrito.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Gira hacia atrás la Rueda de la Fortuna invertida, con la esfinge abajo y mareada. La respuesta es no, si se sigue buscando en el sentido de siempre: los pies ya hacen solos el recorrido y los ojos duermen. [cosa:El paso hacia {cosa}|El paso siguiente] depende de dar la vuelta al revés, y eso es gratis.',
        task: '{Empieza|Empezá} {antes} por el último sitio donde mirarías y {termina|terminá} en el primero, [lugar:girando en {lugar} hacia la mano contraria|girando hacia la mano contraria]: si entrabas por la derecha, izquierda; si leías los estantes de arriba abajo, al revés. Si el ojo tropieza con algo que no había visto nunca, ahí se detiene la rueda. Si solo llega el mareo, ese cuarto está limpio.',
        end: 'El cuarto visto al revés es otro cuarto, con otros escondites.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Cierra la Justicia, con la espada recta y una balanza donde solo pesa lo que se pone encima. Sí, sigue la búsqueda [cosa:y sigue {cosa} en la lista|y sigue el caso abierto], si {separas|separás} lo que viste de lo que te parece. Un «creo» no inclina nada, y nadie queda acusado por tener cara de acusado.',
        task: '{antes}, {parte|partí} una hoja en dos: «Lo vi» y «Lo supongo». Se llena [lugar:empezando por {lugar}|empezando por la última hora], y cada línea lleva su prueba. Si la primera columna señala un sitio, se va. Si gana la segunda, se calla y se busca. Y si te ponen delante un papel que cierre el asunto, antes lo lee alguien que entienda de papeles.',
        end: 'Las cosas perdidas no tienen culpables: tienen última vez.',
      },
      rev: {
        lean: 'if',
        ahead:
          'En la Justicia invertida la balanza cuelga al revés y ya no se sabe cuánto pesa cada cosa: la tarde perdida, el disgusto, el objeto. [cosa:Seguir o no tras {cosa}|Seguir o no] depende de una cifra que todavía nadie ha escrito. Sí, si la búsqueda pesa menos que lo buscado; si pesa más, basta.',
        task: '{Anota|Anotá} {antes} tres números: horas gastadas, [suma:{suma}, o lo que costaría reponerlo,|lo que costaría reponerlo] y horas que aún pondrías con gusto. Al lado, en letra chica, lo que no tiene precio, si lo hay. Si lo que no tiene precio llena media hoja, {sigue|seguí}. Si abajo solo dice «me da rabia», {paga|pagá} el repuesto y {quédate|quedate} con la tarde.',
        end: 'También el sábado se pierde, y nadie lo busca debajo del sillón.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'yes',
        ahead:
          'Cabeza abajo llega el Colgado, que así y con las manos a la espalda tiene la mejor vista del cuarto y ninguna prisa. Sí, hay algo por hacer, y se hace sin tocar: cambiar de ángulo. [cosa:El ojo que busca {cosa}|El ojo que busca] conoce tan bien el lugar que ya lo rellena de memoria.',
        task: '{Saca|Sacá} {antes} cuatro fotos [lugar:en {lugar}|donde podría estar], una por pared, y {míralas|miralas} en el teléfono boca abajo, despacio, ampliando las esquinas. El mundo al revés se lee con más atención. Si algo te resulta raro, ahí se mete la mano. Si no, {mándaselas|mandáselas} a alguien que no haya estado: «¿Qué sobra en esta foto?». Quien no conoce el cuarto lo ve entero.',
        end: 'De cabeza se ve lo que de pie se da por visto.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Colgado invertido por fin toca tierra, y al caer se le vacían los bolsillos. Sí, hay una buena posibilidad por mirar [cosa:antes de llorar {cosa}|antes de llorar la pérdida]: todo lo que cuelga. Depende de bajar prenda por prenda, porque un abrigo en su percha pone cara de no saber nada.',
        task: '{antes}, {baja|bajá} de perchas y ganchos la ropa [evento:que llevabas en {evento}|de aquel día] y la de al lado, una por una, y {aprieta|apretá} dobladillos y forros como quien saluda a un tío: con dos manos. Bolsillo roto significa forro con tesoro. Si cae lo perdido, reverencia. Si cae un billete viejo, alcanza para aceptar la derrota con pastel.',
        end: 'No hay bolsillo tan hondo como un bolsillo con agujero.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Llega la Muerte a caballo, sin galope, y bajo su estandarte hay un sol que no se suspende por duelo. No, no se busca para siempre: eso deja dos pérdidas, la cosa y los domingos. [cosa:Que la historia con {cosa} termine bien|Que esto termine bien] depende de ponerle una fecha al final y cumplirla.',
        task: '{antes}, {escribe|escribí} en el calendario el último día de búsqueda y, debajo, qué harás al siguiente: sacar copia, pedir duplicado, contar la historia. [lugar:Hasta esa fecha, {lugar} y todo lo demás;|Hasta esa fecha, todo;] después, un velorio de cinco minutos: «Fue útil y no molestaba». Si más tarde resucita, se festeja. Si no, el luto ya venía con galletas.',
        end: 'Se puede despedir una cosa sin irse con ella.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Muerte invertida va cabeza abajo, y el caballo, sensato, se niega a seguir: el entierro se aplaza. Todavía no se da [cosa:el pésame por {cosa}|el pésame], pero tampoco puede quedarse el velorio abierto todo el año. Depende de enterarse de cuánto cuesta decir adiós, sin decirlo aún.',
        task: '{Averigua|Averiguá} {antes} precio y plazo del reemplazo, la copia o el duplicado, sin comprar: «¿Cuánto cuesta y cuánto tarda? Todavía no, gracias». Preguntar suele ofender mucho al original. Si el plazo es corto, [tiempo:{tiempo} de angustia ya fueron bastantes|la angustia ya fue bastante] y se puede buscar con calma. Si no tiene reemplazo, esa es la razón para otra ronda, más lenta y mejor acompañada.',
        end: 'Nada molesta tanto a lo perdido como saberse reemplazable.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'yes',
        ahead:
          'La Templanza pasa el agua de una copa a la otra sin mirar el reloj y sin derramar: así se busca. Sí, queda esperanza [cosa:para {cosa}|para lo perdido] en lo que hasta ahora se ha revuelto y nunca trasvasado. Depende de ir de un recipiente lleno a uno vacío, cosa por cosa, sin saltarse ni un clavo.',
        task: '{Toma|Tomá} {antes} la caja, la carpeta o el cajón con más pinta de saber algo [lugar:en {lugar} o en casa|de todos] y una caja vacía al lado. Se pasa todo, pieza a pieza, sacudiendo cada una. Si aparece a la mitad, se termina igual, por educación. Si no aparece, lo trasvasado queda en orden y se etiqueta: «Aquí no, palabra de ángel».',
        end: 'Revolver cansa; pasar de una caja a otra, encuentra.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se derrama la Templanza invertida: el ángel vierte, habla por teléfono, vigila la sopa y no acierta en ninguna copa. No, a ratos y mientras se hace otra cosa no se encuentra nada. [cosa:Dar con {cosa}|Dar con lo perdido] depende de un rato entero y con bordes, aunque sea corto.',
        task: '{Aparta|Apartá} {antes} doce minutos con alarma: [quien:sin teléfono, sin sopa y sin {quien}|sin teléfono, sin sopa y sin conversación]. Una sola zona, la que quepa en ese tiempo, y cuando suene, fuera las manos, aunque falte un estante. Si apareció, sobraron minutos para presumir. Si no, se anota hasta dónde se llegó: «Tercer estante, mañana sigo». Tres rondas así rinden más que una tarde de suspiros.',
        end: 'Doce minutos enteros buscan mejor que un domingo a pedazos.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Sentado en su pedestal, el Diablo reparte cadenas flojas y todo el mundo se las pone: yo sé quién fue. No, mientras se busque un culpable no se busca [cosa:{cosa}|la cosa]. Depende de quitarse esa cadena del cuello, que sale por la cabeza, e investigar con el mismo rigor a los inocentes.',
        task: '{Abre|Abrí} {antes} un expediente con cinco sospechosos obligatorios: la gravedad, un bolsillo, un animal, un mueble y {tú|vos}, por ese orden. A cada uno, coartada por escrito: «¿Dónde estaba [dia:usted {dia}|usted ese día] a la hora de los hechos?». Se registra al de peor coartada. Si es el bolsillo, confesará. Si todos mienten bien, se interroga al mueble con el pie, suavemente.',
        end: 'Los cajones no tienen abogado y callan como si tuvieran dos.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Queda el Diablo invertido, y a sus prisioneros se les sale la cadena con solo bajar la cabeza: lo que se retiene por costumbre también se suelta con un buen motivo. Sí, hay ayuda posible [cosa:para hallar {cosa}|para hallarlo], si {pones|ponés} algo encima de la mesa. Que respondan no depende de {ti|vos}; la tentación, por completo.',
        task: '{Anuncia|Anunciá} {antes}, [lugar:en {lugar} o en el grupo de siempre|en el grupo de siempre], una recompensa proporcionada: «A quien lo encuentre, postre a elección y cero preguntas». Lo de cero preguntas se cumple aunque cueste. Si alguien lo trae, se sirve y se sonríe. Si en dos días nadie tienta la suerte, se sube a dos postres. Si ni así, de verdad nadie sabe.',
        end: 'El «cero preguntas» ha devuelto más cosas que todos los interrogatorios.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces cae el rayo de la Torre y le levanta la corona: lo que parecía fijo se mueve, y debajo hay cosas. Sí, merece el esfuerzo [cosa:por {cosa}|por lo perdido] si te {atreves|atrevés} con lo pesado, con ese mueble o bulto que nadie ha corrido nunca. Alrededor ya se miró; falta debajo.',
        task: 'Con otra persona y sin valentías de espalda, {mueve|mové} {antes} una sola pieza grande, [lugar:en {lugar} si se permite|donde se permita]: cama, estante, caja del fondo. Se anuncia: «Voy a derribar la corona, con permiso». Escoba, linterna, un minuto de asombro. Si está, la torre se queda donde cayó y se festeja. Si no, ahí quedó barrido un siglo, que también era hora.',
        end: 'Debajo de lo que nadie mueve vive lo que nadie encuentra.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Aparece la Torre invertida, que se quedó a medio derrumbar, con dos figuras flotando y los muebles intactos. No hace falta tirar la casa [cosa:por {cosa}|por una cosa]: antes de la obra mayor falta lo menor. Depende de volver al sitio que le corresponde, el primero y más obvio, y mirarlo de veras.',
        task: '{antes}, sin mover un mueble, {saca|sacá} todo lo que haya en su lugar de siempre, ese donde miraste primero con el pánico en los ojos, y {devuélvelo|devolvelo} objeto por objeto. [quien:Que {quien} o cualquiera te haga de notario|Que alguien te haga de notario]: «Comprobado». Si estaba ahí, nadie se ríe antes de un minuto. Si no estaba, ahora sí lo {sabes|sabés}, y antes solo lo temías.',
        end: 'El primer sitio donde se mira es el que peor se mira.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'La última carta es la Estrella: una grande, siete pequeñas, y una mujer que vierte su agua sin apurarse. Sí, hay motivo para seguir con calma [cosa:tras {cosa}|la búsqueda], y depende de dar señas: nadie devuelve «una cosa mía»; se devuelve una cosa descrita con ocho puntos de luz.',
        task: '{Dibuja|Dibujá} {antes} el retrato de lo perdido, con una seña grande y siete pequeñas: tamaño, raya, mancha, olor si lo tiene. {Pégalo|Pegalo} o {mándalo|mandalo} [lugar:a quienes pasan por {lugar}|a quienes pasan por la zona]: «Así era; en persona gana mucho». Si el dibujo da risa, mejor, porque se comparte. Si alguien lo reconoce, se celebra también al artista. Si no, las señas sirven para reclamar.',
        end: 'Hasta un dibujo malo busca mejor que un suspiro bueno.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Con la Estrella invertida los cántaros ya se vaciaron y la mujer sigue inclinándolos sobre el estanque por pura costumbre. Todavía no, y hoy menos. [cosa:Pensar en {cosa}|Pensar en eso] con la cabeza seca no da una gota. Depende de dormir, que es cuando la memoria se llena sola y sin que nadie la mire.',
        task: 'Una noche {antes}, {deja|dejá} junto a la cama vaso, lápiz y un papel con el encargo: [cosa:«Asunto: {cosa}. Respuesta, al despertar»|«Asunto: lo perdido. Respuesta, al despertar»]. Por la mañana se apunta el primer lugar que venga, aunque sea un disparate, y se revisa antes del desayuno. Si está, se da propina a la almohada. Si el papel dice «camello», se repite otra noche cenando menos.',
        end: 'La almohada revisa cajones que de día no se abren.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Sale la Luna, con un perro y un lobo que aúllan a la misma luz y jurarían cosas distintas. Todavía no se sabe dónde buscar, porque el recuerdo anda disfrazado. [cosa:Hallar {cosa}|Hallar lo perdido] depende de algo que no se deje iluminar a gusto de cada cual: una foto, un recibo, un mensaje con hora.',
        task: '{Revisa|Revisá} {antes} fotos, mensajes y recibos [dia:que rodean {dia}|de esas fechas] y {encuentra|encontrá} la última imagen o línea donde aún constaba lo perdido. Se escribe: «Última aparición con pruebas: tal hora». La búsqueda empieza ahí y no antes. Si la prueba desmiente tu recuerdo, gana la prueba. Si no hay ninguna, el «juraría que» pasa a llamarse «quizá» y se busca en dos sitios.',
        end: 'De noche, todos los «juraría que» parecen certezas.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'La Luna invertida manda al cangrejo de vuelta al agua y deja el sendero despejado: se va el susto y queda lo que cada cual vio. Sí, hay por dónde avanzar. [cosa:La pista para {cosa}|La pista] depende de escuchar otra versión antes de contar la tuya, porque la tuya, de tanto repetirla, ya les puso recuerdos a los demás.',
        task: '{Pídele|Pedile} {antes} [quien:a {quien}, o a quien estuvo,|a quien estuvo] que cuente aquel rato de principio a fin, y {escucha|escuchá} sin corregir: «{Cuéntamelo|Contámelo} como si yo no hubiera ido». Se apunta solo lo que no coincide con lo tuyo. Si asoma un sitio nuevo, se va con linterna. Si coincide todo, sospechosamente todo, ya lo habían hablado demasiado: se pregunta a otro.',
        end: 'Los dos recordaban bien, pero no el mismo día.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sí: el Sol sale entero, y el niño del caballo abre los brazos porque no esconde nada en las manos. Lo que falta puede estar a plena vista y sin brillo por culpa de la hora. [cosa:Encontrar {cosa}|Encontrar lo perdido] depende de buscar de día y no la cosa completa, sino un color.',
        task: 'Un mediodía {antes}, con las cortinas abiertas [lugar:o en {lugar} a buena hora|o al aire libre], {elige|elegí} el color exacto de lo perdido y {busca|buscá} solo eso: «Ahora el mundo es marrón». Cada mancha de ese color se toca. Si una responde, brazos abiertos. Si no, {invita|invitá} a una criatura: a su altura hay otro cuarto, y cobra en galletas.',
        end: 'A mediodía hasta las cosas tímidas dan un brillo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Cierra el Sol invertido, con los girasoles cabeza abajo y el muro por encima: de este lado ya está todo alumbrado. No, aquí no conviene insistir más. [cosa:La búsqueda tras {cosa}|La búsqueda] depende de asomarse al otro lado de la pared: el vecino, el cuarto contiguo, el negocio de junto, la fila de atrás.',
        task: '{Toca|Tocá} {antes} en la puerta que está pared con pared [lugar:con {lugar}|con el lugar de los hechos] y {pregunta|preguntá}: «¿Cayó algo de este lado? No soy de molestar, pero hoy hago una excepción». Si lo tienen, se llevan una historia y {tú|vos} la cosa. Si no, conociste al vecino, y ya hay dos pares de ojos a cada lado del muro.',
        end: 'Muchas cosas no se fueron: saltaron una pared.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'if',
        ahead:
          'En el Juicio un ángel toca la trompeta y se levanta hasta quien llevaba siglos acostado. Sí, si se llama en voz alta. [cosa:Que alguien oiga hablar sobre {cosa}|Que alguien se entere] depende de dejar de buscar en secreto: lo que suena se hace sonar; lo que no suena, se pregona como el pan.',
        task: '{antes}, con todo ruido apagado, {haz|hacé} sonar lo que tenga sonido; y si es mudo, {sal|salí} al pasillo [lugar:o en {lugar} ante quien atienda|o ante quien atienda] y {anuncia|anunciá}: «Se despierta a las cosas perdidas; última llamada». Luego, un minuto de oído. Si responde un pitido, se persigue. Si responde una persona, mejor. Si responde el perro, se le agradece la buena voluntad.',
        end: 'A lo perdido hay que llamarlo más fuerte que a cenar.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Asoma el Juicio invertido: la trompeta sopla hacia el suelo y abajo nadie se da por llamado. Todavía no cuenta ese «aquí no está» que te dieron sin levantar la vista. [cosa:Saber algo sobre {cosa}|Saber algo] depende de una segunda llamada, a otra hora y a otra persona, con la misma educación y más detalle.',
        task: '{Repite|Repetí} {antes} la pregunta donde ya dijeron que no, [lugar:sea en {lugar} o en familia|sea en una oficina o en familia], pero en otro turno: «Ya pregunté y no estaba; ¿hay un cajón donde guardan lo que nadie reclama?». Ese cajón existe en todas partes. Si lo abren, gloria. Si vuelven a decir que no mirando de verdad, se tacha, y esta vez con tinta.',
        end: 'Un «no está» dicho sin levantarse es medio «no está».',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y la pista es el Mundo: una corona de laurel cerrada, y cada criatura en su esquina, que es la suya. Las cosas acaban mucho entre sus iguales, porque alguien ordenado las guardó. [cosa:Encontrar {cosa}|Encontrar lo perdido] depende de buscar en su familia: papel con papeles, brillo con brillos, y no en el lugar del crimen.',
        task: '{Haz|Hacé} {antes} una visita de familia: [quien:con {quien} o a solas, se revisa|se revisa] el sitio donde viven las cosas parecidas y se cuentan una por una: «¿Primos de visita?». Después, un plato o una carpeta con su nombre, vacío y a la vista. Si aparece, ya tiene casa. Si no, el próximo en perderse sabrá adónde volver.',
        end: 'Cada cosa en su sitio, y un sitio esperando a la que falta.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Mundo invertido deja la corona de laurel abierta por abajo: falta una pieza y la figura baila igual, de cabeza. Seguir, sí, solo si lo perdido guarda algo que ninguna tienda vende. [cosa:Con {cosa} o sin nada en las manos|Con la cosa o sin ella], la vuelta se cierra sabiendo qué era lo que contenía.',
        task: '{Escribe|Escribí} {antes} su biografía en tres líneas: de dónde vino, [evento:qué hacía en {evento}|qué hacía cuando se perdió] y qué recuerdo lleva dentro. Si te sale una historia, {sigue|seguí} buscando y {guarda|guardá} el papel, que ya es parte de la herencia. Si te sale un suspiro y un precio, se compra otro y se le pone el nombre del anterior con un «segundo».',
        end: 'Lo que tenía historia se queda aunque no aparezca.',
      },
    },
  },
};
