import type { CaseTexts } from '../../family.ts';

/** «pet-opinions-why». */
export const PET_OPINIONS_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Come a su hora, no paga nada y tiene una opinión sobre todo. Lo malo es que nunca la da por escrito, y la familia entera anda traduciendo.',
    },
    {
      needs: [],
      text: 'Nadie repite siempre lo mismo sin motivo, y menos un animal, que no necesita quedar bien con nadie. Falta saber si eso es un juicio, una costumbre o puro teatro.',
    },
    {
      needs: [],
      text: 'Hay gestos que en una persona serían una rareza y en un animal parecen sentencia. El problema es que llega sin argumentos, y siempre hay alguien que se da por aludido.',
    },
    {
      needs: [],
      text: 'Un animal no disimula, y por eso se le cree más que a la familia. Tampoco explica nada, y entre lo que hace y lo que entendemos cabe una novela.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} de por medio, lo que otro día sería una gracia se vuelve prueba de cargo. Y el testigo, que lo vio todo, come, mira al frente y no declara.',
    },
    {
      needs: ['quien'],
      text: 'El caso de {quien} se discute en casa como si hubiera jurado, y en cierto modo lo hay: uno solo, con hambre a todas horas y sin obligación de razonar su voto.',
    },
    {
      needs: ['quien'],
      text: 'Ya no se puede hablar de {quien} sin que alguien cuente la escena del animal, que va camino de leyenda. Unos ven ofensa, otros amor; su protagonista solo ve la cena.',
    },
    {
      needs: ['quien'],
      text: 'Entre {quien} y ese animal hay un asunto que nadie vio empezar. Quedan los hechos, que se repiten con una puntualidad sospechosa, y las teorías, que engordan en cada sobremesa.',
    },
    {
      needs: ['lugar'],
      text: 'Lo que pasa en {lugar} ya tiene público fijo y varias teorías. Falta la versión de quien lo hace, que hasta hoy se ha negado a conceder entrevistas.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'En {lugar} manda quien menos habla, y su trato con {quien} da para una reunión. Todos quieren saber el motivo; nadie ha mirado a qué hora fue la última comida.',
    },
    {
      needs: ['dia'],
      text: 'Otra vez {dia}, otra vez la función: mismo gesto, mismo artista, mismas caras alrededor. Una costumbre tan exacta pide explicación, y quien podría darla está durmiendo la siesta.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Con {quien}, {dia}, se arma la escena: el animal hace lo suyo, alguien se ríe y alguien se ofende. Lo que falta saber es si había mensaje o solo ganas.',
    },
    {
      needs: ['cosa'],
      text: 'Con {cosa} empezó la investigación: un gesto raro, luego otro, y ahora una sospecha en toda regla. El único testigo tiene pelo, pluma o escamas, y no coopera.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} cualquiera se forma una opinión, y más quien se pasa el día mirando. Otra cosa es que esa opinión trate de lo que en casa creemos que trata.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Loco, con un pie casi en el aire y un perro a los talones que lo sigue con más fe que criterio. [quien:En el caso de {quien}|En tu caso], veredicto favorable: lo hace por curiosidad. Probó una vez, salió bien y repite. Con calma seguirá probando; con gritos también, pero con público.',
        task: '{Deja|Dejá} {antes} una caja de cartón vacía [lugar:en {lugar}|cerca de su rincón], sin anunciarla, y {cuenta|contá} cuánto tarda en pasarle revista. Menos de un minuto: hay vocación de explorador y casi todo lo que hace es trabajo de campo. Si ni la mira, prefiere lo conocido, y lo conocido {eres tú|sos vos}.',
        end: 'Para investigar a fondo, nada como no tener reputación que perder.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al final espera el Loco invertido: el hatillo se abre y todo cae al suelo sin orden. Así nacen las teorías [quien:sobre {quien}|sobre ese animal]: de un gesto suelto sale una biografía. Todavía es pronto para llamarlo opinión: ese impulso nadie lo ha mirado desde el principio. Mirarlo desde ahí sí está en tu mano.',
        task: '{Sigue|Seguí} {antes} al animal durante diez minutos, a dos metros y sin hablarle, y {apunta|apuntá} cada parada [lugar:que haga en {lugar}|que haga]: qué huele, dónde espera, cuándo da media vuelta. Si la manía sale en la ruta, ya {tienes|tenés} su comienzo. Si a los tres minutos te sigue a {ti|vos}, la investigación cambió de manos.',
        end: 'Quien persigue una explicación acaba olisqueando la alfombra como todo el mundo.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces sale el Mago, con la mesa puesta: copa, espada, basto y oro, y un brazo arriba para que nadie mire el otro. Hay truco. Ese número lo dispara algo concreto: un sombrero, una voz, una bolsa que suena. La buena opinión [quien:en el caso de {quien}|del animal] se consigue, si das con el objeto.',
        task: '{Elige|Elegí} {antes} cuatro sospechosos, como en la mesa: ropa, olor, sonido y comida. {Quita|Quitá} uno distinto cada día, [quien:con {quien} presente|cuando se repita la escena], y {deja|dejá} los otros tres igual. El día en que no haya número, ahí está el truco. Si sobrevive a las cuatro pruebas, felicidades: le gusta actuar.',
        end: 'Todo gran mago trabaja con un ayudante que no sabe que ayuda.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Cierra el Mago invertido: la mesa se inclina, copa y oro ruedan hasta tus pies y el truco queda a la vista. Una parte la {pones tú|ponés vos}. Como opinión [quien:en el caso de {quien}|sobre alguien], no se sostiene: hace eso y recibe carcajada, visita y teléfono grabando. Con semejante cartelera, cualquiera repite. Lo tuyo es recoger la mesa.',
        task: 'La próxima vez, {antes}, cara de piedra: tres funciones seguidas sin risa, sin regaño y sin foto, [quien:ni tuya ni de {quien}|ni tuya ni de la familia]. {Di|Decí} solo «Ajá» y {cambia|cambiá} de habitación. Si a la tercera abrevia, actuaba para la sala. Si sigue igual con la sala vacía, hay convicción, y eso se respeta.',
        end: 'Sin aplausos, hasta el mejor artista termina pidiendo solo la cena.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'La última carta es la Sacerdotisa: guarda un rollo en el regazo, medio tapado, y no piensa leerlo en voz alta. El animal también tiene su criterio [quien:en el asunto de {quien}|en este asunto]; lo tiene redactado y no lo publica. Todavía no. Sus motivos asoman cuando nadie interroga, y preguntar menos es cosa tuya.',
        task: '{Regálale|Regalale} {antes} al animal diez minutos de silencio [lugar:en {lugar}|en la misma habitación]: sentarse, leer cualquier cosa y no llamarlo, ni mirarlo, ni suspirar. Si se acerca por su cuenta, vale por una declaración firmada. Si se queda donde está y te da la espalda, también: solo se da la espalda a quien no asusta.',
        end: 'Hay secretos que solo se cuentan a quien mira hacia otro lado.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda la Sacerdotisa invertida, con el velo caído, y detrás no había misterio: había un plato. No, el animal no opina [quien:de {quien}|del asunto] con la gravedad que se le supone. Huele, se acuerda y pasa a otra cosa. Lo demás se lo escribimos en casa. Separar una letra de la otra sí {puedes|podés}.',
        task: '{Divide|Dividí} {antes} una hoja en dos, «Lo vi» y «Lo inventé», y {reparte|repartí} las pruebas [quien:del caso de {quien}|del caso] sin piedad: «se dio la vuelta» va a la izquierda; «guarda rencor», a la derecha. Si pesa más la izquierda, el motivo está en esas líneas. Si gana la derecha, hay una buena novela y un animal inocente.',
        end: 'El misterio duró hasta que alguien miró dentro del plato.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y con el estómago lleno: eso dice la Emperatriz, hundida en sus cojines con el trigo hasta la rodilla. El animal piensa bien de la abundancia y lo demuestra a su manera, que no siempre es fina. Hace lo que hace alrededor de quien asocia con comer o dormir. Lo que se sirve depende de {ti|vos}.',
        task: '{Cede|Cedé} {antes} el cucharón: que una comida le llegue [quien:de manos de {quien}|de otra mano], [lugar:en {lugar}|en el sitio de siempre], con un paso atrás y la frase «Buen provecho», sin buscar caricias. Si come enseguida, la relación marcha, aunque haya teatro. Si mira el plato y después te mira a {ti|vos}, pide ver a la gerencia.',
        end: 'Ninguna corona impresiona tanto como un plato servido a la hora.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Delante, la Emperatriz invertida: el cojín le queda encima y el trigo se derrama a puñados. Demasiado mimo. El animal recibe tanto, y a tantas horas, que califica el servicio como cliente difícil. Opinará mejor, [quien:con {quien} y con el resto|de la casa y de las visitas], si los premios vuelven a significar algo. La mano que reparte es la tuya.',
        task: '{Pon|Poné} {antes} diez garbanzos en un vaso, [lugar:en {lugar}|a la vista], y {saca|sacá} uno por cada bocado, caricia o disculpa que reciba el animal en un día. Al acostarte, recuento. Si quedan más de cinco, el mimo está en su punto y la manía tiene otra causa. Si el vaso se vacía antes de la cena, hay un sultán en casa.',
        end: 'Quien recibe pastel a todas horas termina criticando el relleno.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Sentado en piedra y con la armadura puesta, el Emperador establece y se ahorra las explicaciones. Hay un territorio, y alguien lo hace respetar con los medios que tiene. Aprobación sí, si las reglas son las mismas todos los días, [quien:también en presencia de {quien}|también para las visitas]. Un animal perdona casi todo, menos que le cambien la ley.',
        task: '{Redacta|Redactá} {antes} un reglamento de un solo artículo y {cuélgalo|colgalo} a la altura de sus ojos, [lugar:en {lugar}|junto a su sitio]: «Artículo 1. Nadie se saluda hasta contar cinco». Que se cumpla dos días. Si la escena se calma, pedía orden. Si muerde el papel, hay oposición parlamentaria y conviene negociar.',
        end: 'Todo trono de piedra agradece que le pongan una manta doblada.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Sale el Emperador invertido: resbala del trono y las cabezas de carnero se quedan mirando al suelo. Hay un asiento en disputa. No, el animal no tiene nada personal [quien:en el expediente de {quien}|contra nadie]; perdió un sitio, una hora o un regazo, o teme perderlo, y reclama como puede. Devolverle su plaza depende de {ti|vos} y sale barato.',
        task: '{Cede|Cedé} {antes}, durante una tarde, el lugar que más vigila: el cojín, la rama, la esquina con sol [lugar:que haya en {lugar}|de siempre]. {Anúncialo|Anuncialo} con solemnidad: «Queda restituido». Si lo ocupa y la manía afloja, era política. Si lo mira y se va, le gustaba más la reclamación que el asiento, y reclamará otra cosa mañana.',
        end: 'Muchos golpes de Estado se resuelven con un segundo cojín.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'yes',
        ahead:
          'El Hierofante levanta la mano y dos acólitos escuchan sin entender una palabra, igual que la familia frente a ese animal. Sí, hay doctrina: lo que hace es rito, aprendido a fuerza de repetirse, y lo cumple con fe. Para llevarse bien falta un saludo propio, [quien:incluso con {quien}|incluso con las visitas]; enseñarlo te toca a {ti|vos}.',
        task: '{Inventa|Inventá} {antes} un saludo de tres pasos y {ensáyalo|ensayalo} cinco veces, idéntico, [quien:con {quien}|con quien se preste]: detenerse, bajar la mirada y decir «Vengo en paz». Siempre [lugar:en {lugar}|en el mismo lugar]. Si a la quinta el animal espera el tercer paso, ya hay liturgia. Si se va en el primero, es un hereje con principios.',
        end: 'Todo rito empezó con alguien repitiendo un gesto delante del plato.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Los acólitos han quedado encima del maestro: es el Hierofante invertido, y ahora todos predican. La familia tiene una tesis; el vecindario, otra. Todavía no hay respuesta que sirva, porque nadie consultó a la parte interesada. Sus motivos están en sus horas y en su comida; las doctrinas [quien:sobre {quien}|ajenas] se escuchan después.',
        task: '{Pide|Pedí} {antes} a tres personas, [quien:sin olvidar a {quien}|contando a la más convencida], que escriban en un papel doblado por qué lo hace. {Abre|Abrí} los tres [lugar:en {lugar}|en su rincón], con el animal presente. Si dos coinciden, por ahí se empieza a mirar. Si salen tres evangelios distintos, cada quien habló de sí.',
        end: 'El dogma se tambalea cuando el santo se pone a lamer el papel.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Cierran los Enamorados: él la mira a ella, ella mira hacia lo alto, y arriba el ángel hace como que no ve. En tu historia las miradas también van en cadena. Preferencia hay, y no quita cariño: elige a quien le da la tarde fácil. Habrá sitio [quien:para {quien}|para alguien más], si nadie le exige exclusividad.',
        task: '{Haz|Hacé} {antes} la prueba oficial: dos sillas a igual distancia, una para {ti|vos} y otra [quien:para {quien}|para otra persona], un minuto de silencio y manos vacías. {Observa|Observá} hacia dónde va. Si es a la tuya, preferencia confirmada y prohibido presumir. Si es a la otra, le intriga. Si se queda en medio, le sirven ambas y lo sabe.',
        end: 'Entre dos sillas, un animal sensato elige la que tiene migas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El ángel de los Enamorados invertidos queda debajo, y ya nadie sabe quién mira a quién. Ahí nace el enredo: llaman amor o celos a lo que es simple vecindad. De triángulo [quien:con {quien}|en casa], nada de nada: el animal reparte el espacio según quién entra. A {ti|vos} te toca no hacer de premio.',
        task: '{Siéntate|Sentate} {antes} lejos de ambos bandos y {pide|pedí} un elogio en voz alta, [quien:de parte de {quien}|de parte de quien más se ofende]: «Tiene carácter y muy buen ojo». Despacio y sin acercarse. Si el animal sigue a lo suyo, la guerra era de una sola parte. Si se aproxima a oír más, es vanidad, y con vanidad se hace la paz.',
        end: 'Los celos, vistos de cerca, suelen ser falta de sofá.',
      },
    },
    'El Carro': {
      up: {
        lean: 'if',
        ahead:
          'Dos esfinges y ninguna rienda a la vista: así avanza el Carro, y así sale ese animal a recibir, convencido de que conduce. Su opinión se decide en la entrada. Será favorable, si [quien:la aparición de {quien}|cada aparición] deja de parecer un desfile militar. El orden en que se cruza la puerta sí lo {diriges tú|dirigís vos}.',
        task: '{Cambia|Cambiá} {antes} la entrada: primero {tú|vos}, después las bolsas y al final [quien:{quien}|quien venga], de lado y sin mirar de frente. Dos veces seguidas, [lugar:en {lugar}|por la misma puerta]. Si el recibimiento baja de volumen, molestaba el desfile. Si no cambia nada, la protesta va con el pasajero y se negocia en bocados.',
        end: 'Ningún desfile triunfal gusta a quien dormía en el camino.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Volcado, el Carro invertido enseña las ruedas al cielo y las esfinges se van cada una por su lado. Demasiada prisa por que todo el mundo se quiera o se explique. Todavía no: un animal empujado frena, y a veces protesta. Aflojar las riendas [quien:en el trato con {quien}|en este asunto] es lo único que {conduces tú|conducís vos}.',
        task: '{Suspende|Suspendé} {antes} durante dos días todo intento de acercamiento: ni presentaciones, ni «{mira|mirá} quién vino», ni empujoncitos [quien:hacia {quien}|hacia nadie]. {Anota|Anotá} la distancia en pasos al empezar y al terminar. Si se acortó sin ayuda, avanza por su cuenta. Si es la misma, ya estaba donde quería y el prisionero del tráfico era otro.',
        end: 'Para llegar a un animal, lo más rápido es sentarse a esperarlo.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'Sí: detrás del gruñido, del desplante o del abrazo hay confianza. La Fuerza lo cuenta con una mujer que cierra la boca del león como quien cierra un cajón. Se muestra así porque [quien:con {quien}|en ese lugar] se lo puede permitir. Con suavidad se negocia casi todo, y la suavidad la {pones tú|ponés vos}.',
        task: '{Apoya|Apoyá} {antes} la mano cerrada sobre la rodilla, quieta, cerca del animal, y {espera|esperá} dos minutos sin avanzar. {Repite|Repetí} [quien:con la mano de {quien}|con otra mano]. Si se acerca a explorar, hay permiso. Si bosteza o mira a otra parte, también lo hay, con reservas. Y si además come poco o se esconde, consulta veterinaria antes que tarot.',
        end: 'El león también cierra la boca cuando deja de hacerle falta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda la Fuerza invertida: el león está arriba y la mujer lo sujeta como puede, con cara de que todo marcha bien. De la supuesta maldad [quien:con {quien}|contra alguien] no hay pruebas: en casa todo se dice fuerte y el animal se pone a tono. Corregir a gritos le mejora el espectáculo. El volumen se baja desde tu garganta.',
        task: '{Declara|Declará} {antes} un día de susurros [lugar:en {lugar}|en casa]: órdenes, saludos y hasta el clásico «¡No!», en voz de biblioteca. {Cuenta|Contá} cuántas veces se repite la escena. Si son menos que la víspera, competía en volumen. Si son las mismas, el animal gana por puntos, pero al menos la casa descansó.',
        end: 'Gritarle a una fiera es darle clases de canto gratis.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'if',
        ahead:
          'En lo alto de la montaña, con su farol y su báculo, el Ermitaño lleva años sin que nadie lo baje a saludar a las visitas. El animal opinará bien [quien:hasta de {quien}|de todo esto], si puede hacerlo desde lejos. Lo que busca con esa manía es refugio, y a veces el refugio {eres tú|sos vos}.',
        task: '{Arma|Armá} {antes} una cueva [lugar:en {lugar}|en un rincón apartado]: una caja de lado, una tela encima y la regla «Quien está dentro no está en casa». [quien:Rige también para {quien}|Rige también para las visitas]. Si la usa y después sale por su cuenta, quería poder irse. Si la desprecia, le basta con tu sombra, que es más barata.',
        end: 'La mejor compañía es la que se puede abandonar sin explicaciones.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Boca abajo, al Ermitaño invertido se le apaga el farol, y queda a oscuras lo principal: qué pasa cuando no hay nadie. Todavía no hay veredicto, porque solo se ha observado con público. Si la manía desaparece a solas, su causa es la compañía, [quien:la de {quien}|la de las visitas] o la tuya, y eso se puede arreglar.',
        task: '{Deja|Dejá} {antes} un teléfono grabando sonido [lugar:en {lugar}|en su rincón] y {sal|salí} quince minutos con naturalidad, sin despedida de película. Al volver, {escucha|escuchá}. Silencio: la función era para la gente. Ruido desde el minuto uno: discute con las paredes, y toda la familia queda absuelta con las disculpas del tribunal.',
        end: 'A solas, hasta el más solemne se rasca y se le pasa.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Gira la Rueda de la Fortuna y la esfinge, arriba, mira pasar a todos sin despeinarse. Es cuestión de hora: hace lo que hace porque a esa hora siempre ocurre algo, comida, llegada o sol en la ventana. Opinará bien, si [quien:la presencia de {quien}|lo nuevo] coincide con la parte buena del giro. El horario lo {mueves tú|movés vos}.',
        task: '{Lleva|Llevá} {antes} tres días de bitácora: hora exacta, qué pasó un minuto antes y quién estaba [lugar:en {lugar}|cerca]. Nada más, y sin adjetivos. Si las horas coinciden, la causa lleva reloj y se puede adelantar. Si no coinciden ni de lejos, es improvisación, y con artistas así solo queda reservar buen asiento.',
        end: 'El animal más misterioso de la casa suele tener un horario.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La rueda va hacia atrás y las criaturas de las esquinas pierden la página: es la Rueda de la Fortuna invertida. Algo cambió de turno y el animal sigue en el horario viejo. Todavía no da su aprobación; [quien:con {quien} o sin nadie|con visitas o sin ellas], protesta por la vuelta que le falta. Eso se arregla por cuartos de hora.',
        task: '{Mueve|Mové} {antes} una sola cosa de su día, la comida o el saludo, quince minutos más cerca [quien:del rato de {quien}|del momento de la manía]. {Mantén|Mantené} el cambio tres días y {mide|medí} cuánto dura la escena. Si se acorta, el reloj estaba mal puesto. Si se alarga, {vuelve|volvé} a la hora anterior y {di|decí}: «Fue un error de agenda».',
        end: 'Nadie defiende un horario como quien no sabe leer la hora.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Ante la balanza de la Justicia se presenta el animal con sus cuentas al día: quién llenó, quién pisó, quién se sentó encima. En un platillo alguien ya dejó una golosina. Fallo a favor, si [quien:el saldo de {quien}|el saldo] da más bocados que sustos. Sus motivos son contables, y la próxima partida la {anotas tú|anotás vos}.',
        task: '{Celebra|Celebrá} {antes} un juicio de cinco minutos [lugar:en {lugar}|en la sala]: dos líneas de acusación («Abusa de su encanto»), dos de defensa («Nadie le avisó») y votación general. Si sale culpable, se le cambia una costumbre por otra mejor pagada. Si sale inocente, se archiva. Si se duerme durante su propio juicio, no le consta delito alguno.',
        end: 'La balanza se inclina siempre del lado que huele a cena.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Justicia invertida aparece con los platillos por el suelo y la espada hacia abajo, como un tenedor. Se condenó sin oír a las partes. Ese gesto no vale como sentencia [quien:en la causa de {quien}|contra nadie], porque viene de un olor, una prisa o un pisotón ya prescrito. Reparar cuesta poco, y convocar la vista es cosa tuya.',
        task: '{Escribe|Escribí} {antes} una amnistía y {léela|leela} en voz alta [quien:con {quien} delante|con el animal delante]: «Quedan olvidados los pisotones, las puertas cerradas y la palabra gordura». Después, un bocado sin condiciones. Si al día siguiente hay tregua, pesaba algo viejo. Si todo sigue igual, había poco que perdonar: solo un carácter fuerte y bien alimentado.',
        end: 'Toda amnistía seria termina con algo rico en el suelo.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Lleva un rato cabeza abajo y tiene el rostro sereno: el Colgado es el único que mira este asunto como tu animal, desde otra altura. Todavía no hay opinión; hay un punto de vista. [quien:De {quien}|De cada cual] conoce sobre todo el ángulo raro. Lo que hace responde a lo que ve desde ahí, y ahí {cabes tú|cabés vos}.',
        task: '{Baja|Bajá} {antes}, o {sube|subí}, hasta la altura de sus ojos, [lugar:en {lugar}|en su rincón], y {toma|tomá} tres fotos de lo que tiene enfrente. Si aparece algo enorme, que se mueve o hace ruido, ese es el culpable y se corre medio metro. Si solo se ve una rodilla conocida, el motivo es la rodilla: {llévala|llevala} con modestia.',
        end: 'Desde el suelo, la familia entera es una colección de zapatos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Por fin cae de pie el Colgado invertido, con las manos todavía a la espalda y poca gracia. Demasiada gente esperaba un gesto: que mire, que venga, que se explique. No lo dará por encargo [quien:en presencia de {quien}|para nadie]. Lo repite o lo niega porque nota la expectativa en el aire; soltar la cuerda te toca a {ti|vos}.',
        task: 'Dale la espalda {antes} durante dos minutos, de verdad, tarareando algo, [quien:con {quien} en la misma postura|con la familia en la misma postura]. {Escucha|Escuchá} sin girarte. Pasos, alas o burbujas que se acercan: le interesa más tu espalda que tu vigilancia. Silencio total: descansa de tanta atención y lo agradece callando, como la gente educada.',
        end: 'A nadie le sale natural un gesto que esperan cuatro personas.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'if',
        ahead:
          'A caballo y sin prisa llega la Muerte con su estandarte, y lo que se retira es una costumbre. Antes se dormía ahí, se comía así, mandaba otra hora; el animal hace su duelo con lo que encuentra, y eso es lo que se ve. Aceptará lo nuevo, [quien:con {quien} dentro|con visitas y todo], si lo viejo se despide bien.',
        task: '{Elige|Elegí} {antes} un objeto suyo que ya no sirva, el más gastado, y {despídelo|despedilo} con honores, [lugar:en {lugar}|en su rincón]: «Fue un gran trapo». En su sitio, otro nuevo, frotado un minuto contra el difunto para heredar el olor. Si lo adopta, pedía relevo. Si va a rescatar el viejo, el luto sigue, y se le devuelve sin discutir.',
        end: 'También los trapos viejos merecen que alguien se quite el sombrero.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al final espera la Muerte invertida: el caballo recula y el estandarte se arrastra por el suelo. Algo que pasó una vez sigue reinando en casa, una anécdota contada cada día con más colmillos. Todavía se juzga al animal, [quien:y con él a {quien}|y a medio mundo], por aquella primera escena. Enterrarla depende de quien la cuenta.',
        task: '{Cuenta|Contá} {antes} la famosa escena en doce palabras, sin adjetivos y sin imitar voces, [quien:con {quien} de testigo|ante alguien que ya la sepa]. Si así contada todavía da risa, la manía es de hoy y merece estudio. Si se queda en nada, lo único vivo era el cuento; a la próxima petición, «Eso es historia antigua», y otro tema.',
        end: 'Las leyendas caseras engordan más que los animales que las protagonizan.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'yes',
        ahead:
          'Un pie en la tierra y otro en el agua, la Templanza pasa el líquido de copa a copa sin derramar una gota. La respuesta es sí, a sorbos: [quien:con {quien}|con quien haga falta] la mezcla es posible y ya empezó. Ese gesto raro es una cata; el animal compara olores antes de opinar. Servirle poco a poco es tarea tuya.',
        task: '{Pasa|Pasá} {antes} un pañuelo limpio [quien:por las manos de {quien}|por unas manos ajenas] y {déjalo|dejalo} cerca de donde duerme el animal, sin comentarios. Si al día siguiente descansa encima o al lado, la mezcla cuajó. Si lo aparta, {repite|repetí} a doble distancia. Y si bebe o come menos que antes, primero la consulta veterinaria y luego los pañuelos.',
        end: 'Los olores se presentan primero; las personas, cuando les toca.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Las copas chocan y se vierte todo de golpe: es la Templanza invertida, con saludos largos, visitas eternas y dos mundos en un mismo cojín. El animal se pasa de la raya porque le sirven de más. Habrá buena convivencia, [quien:incluso con {quien}|incluso con visitas], si se reparte en dosis pequeñas. La medida la {pones tú|ponés vos}.',
        task: '{Prueba|Probá} {antes} la visita de cinco minutos: reloj en mano, [quien:un rato con {quien} cerca|un rato de trato] en la misma habitación, algo rico al final y cada cual a lo suyo. Tres veces, en días distintos. Si a la tercera nadie quiere irse, {sube|subí} a diez. Si a los cuatro minutos empieza el número, ya {tienes|tenés} la dosis: tres.',
        end: 'Cinco minutos buenos hacen más amigos que una tarde entera.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Cuernos, pedestal y una pareja con cadenas flojas al cuello: el Diablo parece el retrato de la familia con ese animal. No opina; cobra. Hay un trato por el que uno actúa y otro paga en especie, [quien:y {quien} solo pone el decorado|y lo demás es decorado]. La cadena se suelta por el lado del bolsillo, y es tuyo.',
        task: '{Vacía|Vaciá} {antes} los bolsillos de toda migaja, [quien:con registro también para {quien}|con registro para la familia], y {preséntate|presentate} con las palmas abiertas: «Hoy vengo sin fondos». Un día entero. Si el afecto o el insulto continúan, eran auténticos. Si bajan a la mitad, ya {conoces|conocés} la tarifa y {puedes|podés} empezar a regatear.',
        end: 'El alma no la quiso; preguntó si quedaba corteza de pan.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sueltas las cadenas, el Diablo invertido cae del pedestal y la pareja se queda donde estaba, por gusto. Ahí está la respuesta: sí, lo hace porque quiere. Podría irse, callarse o ignorar [quien:la existencia de {quien}|a todo el mundo], y no aprovecha. Para llevarse bien basta con que la salida siga libre, y de eso {te encargas tú|te encargás vos}.',
        task: '{Prepara|Prepará} {antes} dos sitios igual de buenos, [lugar:en {lugar}|en la misma habitación], uno cerca [quien:de {quien}|de la gente] y otro lejos, y {deja|dejá} ambos libres un día completo, sin llamar. Si reparte su tiempo, convive por decisión propia. Si solo usa el de lejos, aprecia el silencio. Si solo el de cerca, mejor que no se sepa: se le subiría a la cabeza.',
        end: 'La puerta abierta es la única pregunta que un animal contesta.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Un rayo, la corona por los aires y dos figuras que caen: la Torre describe bastante bien cada función. No, no conviene tomar por opinión un sobresalto: el animal se asusta y ataca, corre o se pega a alguien. Lo provoca un perfume, una capa oscura, una risa aguda, [quien:algo en torno a {quien}|algo que llega de golpe]. Ese rayo se apaga.',
        task: '{Quita|Quitá} {antes} una sola cosa ruidosa u olorosa de la escena, [lugar:en {lugar}|en el lugar de los hechos]: perfume, sombrero, pulsera. Una, y con aviso a la familia: «Estamos en pruebas». Si hay calma, culpable hallado. Si no, {devuelve|devolvé} la primera y {quita|quitá} otra. Si el sobresalto le dura todo el día, que opine quien sabe de veterinaria.',
        end: 'Grandes enemistades de la historia empezaron por un perfume.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Más susto que derrumbe: la Torre invertida tiembla, la corona se ladea y nadie acaba de caer. El animal vive a la espera del próximo trueno y exagera por si acaso. Se tranquilizará, [quien:sobre todo con {quien}|sobre todo con lo nuevo], si el ruido deja de anunciar novedades. Quitarle importancia al estruendo es trabajo tuyo, bastante ridículo por suerte.',
        task: '{Haz|Hacé} {antes} cinco simulacros [lugar:en {lugar}|en la entrada]: golpes en la puerta, un «¡Buenas!» al aire y ninguna visita detrás. Si al quinto el animal ni se inmuta, el trueno se quedó sin trueno. Si acude cada vez con la misma pasión, le gusta el cargo de portería: {nómbralo|nombralo} oficialmente y se acabó el escándalo.',
        end: 'El trueno pierde prestigio cuando se repite y no llueve.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'De rodillas y con las dos manos, la Estrella vierte agua al estanque y a la tierra, y no pregunta quién la merece. Sí: en el fondo hay cariño, sin cálculo y sin vergüenza, y por eso hace esas cosas sin taparse. [quien:Que alcance para {quien}|Que alcance para más gente] depende de cómo se le conteste.',
        task: '{Dile|Decile} {antes} en voz alta, de noche y sin testigos, tres cosas que le {agradeces|agradecés}: «Gracias por el recibimiento», «Gracias por vigilar [lugar:en {lugar}|la casa]», «Gracias por la sinceridad [quien:con {quien}|con las visitas]». Si parpadea despacio o se acomoda, queda firmado. Si se duerme a la segunda, mejor: nadie se duerme delante de un enemigo.',
        end: 'Quien te duerme al lado ya dijo todo lo que sabía.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Y entonces la Estrella invertida, que se quedó sin agua en las dos manos: alguien pide algo y no se le ha servido. Lo que hace el animal es una reclamación formal, a falta de lápiz. Todavía no está conforme. Sus motivos tienen arreglo, [quien:con {quien} o sin nadie|con visitas o sin ellas], en cuanto se adivine qué pidió.',
        task: '{Redacta|Redactá} {antes} su pliego de quejas en tres puntos y con letra mala: «1. El menú. 2. La siesta. 3. [quien:El asunto de {quien}|Las visitas]». {Concede|Concedé} el más fácil durante dos días, [lugar:en {lugar}|sin negociar]. Si la manía baja, era ese. Si no, el siguiente. Y si cumplidos los tres sigue igual, protesta por deporte y se le desea suerte.',
        end: 'Hay quejas que llevan meses presentándose en la ventanilla equivocada.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Un perro y un lobo le aúllan a la Luna, y el cangrejo sale del agua a ver por qué tanto ruido. Ninguno sabe qué mira. A media luz, [quien:la sombra de {quien}|cualquier sombra] parece otra cosa y las intenciones crecen. Todavía no se puede concluir nada; primero falta ver la escena sin los aullidos de la familia.',
        task: '{Graba|Grabá} {antes} un minuto de la escena [lugar:en {lugar}|cuando suceda] y {míralo|miralo} dos veces sin sonido: una atendiendo solo al animal, otra solo a las personas. Si se mueve primero el animal, algo vio u olió, y se ve hacia dónde mira. Si se mueve primero la gente, ya se sabe quién le enseña a aullar.',
        end: 'De noche, hasta un cangrejo parece venir a decir algo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Luna invertida se hunde en el estanque y, sin ella, el lobo resulta ser otro perro. Se acabó el enigma: no hay presentimiento, ni aura, ni sexto sentido [quien:en la historia de {quien}|en juego]. Hay un reflejo, una sombra o un zumbido en ese punto exacto. Encontrarlo está a tu alcance; pide una linterna y cero dignidad.',
        task: '{Recorre|Recorré} {antes}, con linterna y a su altura, el punto donde ocurre [lugar:todo en {lugar}|todo]: espejos, rendijas, cables que zumban, migas de otra época. {Tapa|Tapá} el primer sospechoso durante un día. Si el número cesa, caso cerrado. Si continúa, {destapa|destapá}, {sigue|seguí} con el siguiente y {acepta|aceptá} que la sombra rara pudo ser la tuya.',
        end: 'Casi todo fantasma doméstico termina siendo un vaso que brilla.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Brazos abiertos, caballo sin silla y un muro con girasoles: el Sol no guarda nada, y ese animal tampoco. El veredicto es sí, a plena luz. Lo hace porque está a gusto y le sale así, sin segunda lectura. [quien:Delante de {quien}|Delante de cualquiera] conviene responderle igual: de frente, con gracia y sin buscarle tres intenciones.',
        task: '{Haz|Hacé} {antes} el retrato oficial [lugar:en {lugar}|donde dé el sol], con todas las partes, [quien:{quien} a un lado|la familia a un lado] y el animal en el centro, que es donde cree estar siempre. Un solo disparo, salga como salga. Si mira a la cámara, hay estrella. Si sale borroso y masticando, es fiel al original: {enmárcalo|enmarcalo}.',
        end: 'Algunas alegrías tienen exactamente la cara que aparentan.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con el Sol invertido, el niño queda debajo del caballo y los girasoles se cansan de girar. Hay demasiada luz encima: visitas, fotos, horas despierto. La opinión del animal, [quien:incluida la que tiene de {quien}|incluida la que tiene de la familia], mejorará si descansa lo que le toca. El cansancio, en cualquier especie, se parece mucho a la antipatía, y ese lo {regulas tú|regulás vos}.',
        task: '{Cuelga|Colgá} {antes} un cartel [lugar:en {lugar}|junto a su cama], «Siesta de la dirección», y que se cumpla tres días una hora sin caricias, fotos ni visitas, [quien:ni siquiera de {quien}|ni siquiera tuyas]. Si despierta con mejor humor, faltaba sueño. Si despierta igual, sobra carácter. Si duerme de más y come de menos, que lo vea quien sabe de veterinaria.',
        end: 'El mal genio suele curarse cerrando la cortina.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Suena la trompeta del Juicio, las figuras se alzan con los brazos abiertos y, en algún rincón, tu animal levanta la cabeza. Sí, tiene algo que decir: eso que hace es su manera de pedir turno. [quien:En el turno de {quien}|En este caso] conviene atenderlo entero antes de responder. Darle la palabra, aunque sea prestada, está en tu mano.',
        task: '{Convoca|Convocá} {antes} una rueda de prensa [lugar:en {lugar}|en la sala]: alguien pregunta, [quien:con {quien} entre el público|con público si se puede], y {tú|vos} {doblas|doblás} al animal con voz de ministro. Tres preguntas: «¿Por qué?», «¿Desde cuándo?», «¿Qué exige?». La respuesta que salga sin pensarla es la buena. Si hace falta pensarla mucho, el portavoz no estaba informado.',
        end: 'Quien presta la voz a un animal suele contar lo suyo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Nadie se levanta: el Juicio invertido apunta la trompeta al suelo y las figuras se hacen las dormidas. El animal oye su nombre todo el día, para reñir, para presumir y para probar si funciona. Todavía no contesta; filtra. Que vuelva a atender, [quien:con {quien} o sin nadie|con visitas o sin ellas], empieza por llamarlo menos.',
        task: '{Guarda|Guardá} {antes} su nombre un día entero y {úsalo|usalo} una sola vez, [lugar:en {lugar}|a la hora de comer], en voz baja y con algo rico en la mano. Al día siguiente, el mismo experimento [quien:en boca de {quien}|en otra boca]. Si gira la cabeza, había cansancio de oírse. Si no, es un artista que elige su público.',
        end: 'Un nombre dicho cuarenta veces suena igual que la lluvia.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'Dentro de su corona de laurel la figura del Mundo danza, y cuatro criaturas la miran sin pedirle explicaciones. Sí: el animal tiene su reino en orden y a cada cual en su esquina, [quien:{quien} también|visitas incluidas]. Hace eso para pasar lista. Llevarse bien consiste en conocer las esquinas y no cambiarlas sin avisar.',
        task: '{Dibuja|Dibujá} {antes} el mapa de lo que considera suyo [lugar:en {lugar}|en casa]: capital, frontera, zona prohibida y embajadas, [quien:con {quien} en la que corresponda|con cada persona en la suya]. Si la manía ocurre en la frontera, es aduana y se paga en caricias. Si ocurre en la capital, es fiesta nacional y se asiste de pie.',
        end: 'Un reino entero cabe en una alfombra, con ministerio de galletas.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Última carta, el Mundo invertido: la corona se abre por abajo y el baile queda a una vuelta de cerrarse. Al animal le falta un final. Empieza su número, [quien:con {quien} o por su causa|con quien sea], nadie le dice que ya está, y repite. Todavía no se puede leer ahí una sentencia. El punto se lo {puedes poner tú|podés poner vos}.',
        task: '{Prepara|Prepará} {antes} un diploma casero «por servicios prestados [lugar:en {lugar}|en esta casa]» y {entrégalo|entregalo} justo cuando acabe la escena, con lectura solemne y un «Ya está, gracias», siempre el mismo. Cinco veces. Si después se retira, esperaba el cierre. Si pide un bis, se concede uno y se dobla el diploma.',
        end: 'Hay artistas que siguen en escena porque nadie encendió la luz.',
      },
    },
  },
};
