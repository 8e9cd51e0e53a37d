import type { CaseTexts } from '../../family.ts';

/** «adopting-should». */
export const ADOPTING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'El corazón ya dijo que sí y la cabeza pidió ver la agenda. Entre una cosa y la otra hay un par de ojos que no entiende de papeles.',
    },
    {
      needs: [],
      text: 'Con los animales casi nadie falla por falta de cariño; se falla por falta de martes. El primer día tiene fotos, y después vienen todos los demás.',
    },
    {
      needs: [],
      text: 'Un animal cabe en cualquier rincón y, sin embargo, le cambia el tamaño a los días. Por eso cuesta tanto decidir algo que, visto de lejos, parece tan pequeño.',
    },
    {
      needs: [],
      text: 'Querer a un animal es fácil; lo difícil es parecerse, todos los días, a lo que ese animal necesita. Pensarlo antes, y no después, ya dice bastante de una casa.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} en la conversación, lo que era un impulso se vuelve asunto de la mesa entera. Los argumentos son de peso; los ojos del otro lado, también.',
    },
    {
      needs: ['quien'],
      text: 'Entre el parecer de {quien} y un par de ojos que ya miraron, el debate es desigual: de un lado hay razones; del otro no hizo falta decir nada.',
    },
    {
      needs: ['quien'],
      text: 'Contar con {quien} es media decisión. La otra media tiene patas, sueño atrasado y ni la menor idea de que alguien la está discutiendo a estas horas.',
    },
    {
      needs: ['quien'],
      text: 'La opinión de {quien} pesa, y pesan también las tardes de lluvia. Un sí a un animal se dice en medio minuto y se cumple durante años, con o sin ganas.',
    },
    {
      needs: ['lugar'],
      text: 'Pensar en {lugar} ya viene con un par de ojos incluido. Y los ojos, a diferencia de los gastos y los horarios, no hay manera de sumarlos en una hoja.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Está {lugar} por un lado y {quien} por el otro, y en medio, un animal que no ha leído las objeciones. Alguien tendrá que hacerle un resumen, o un sitio.',
    },
    {
      needs: ['dia'],
      text: 'Hasta {dia} hay tiempo de pensarlo, y ahí está la trampa: pensar es muy fácil mientras nadie te mira desde abajo. Conviene llegar con las cuentas ya hechas.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Ir {dia} con {quien} «solo a mirar» es una frase que no se cree nadie, y menos un animal. Por eso toca decidir antes de que alguien mueva la cola.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} caben muchas esperas, sobre todo para quien no sabe leer un reloj. Esa cuenta importa más que la raza, el color y todas las buenas intenciones juntas.',
    },
    {
      needs: ['evento'],
      text: 'En {evento} las manos entran vacías y rara vez salen así. Falta saber qué tendría que estar listo en casa antes de que alguien asome la nariz por la puerta.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Delante está el Loco, con media vida en el hatillo y un perro a los pies al que nadie pidió formulario. Sí, si además del primer paso está pensado el segundo. Ese perro avisa del borde: las mañanas de lluvia, los viajes, [quien:los turnos con {quien}|los turnos en casa]. Conviene mirar hasta la segunda semana y después avanzar.',
        task: '{Pasea|Paseá} {antes} una correa vacía, o {atiende|atendé} un plato vacío, dos mañanas y dos noches a la hora que tocaría, [quien:con un turno para {quien}|con un turno para otra persona]. Si alguien pregunta: «Estoy practicando». Cuatro turnos cumplidos: hay piernas para un sí. Dos: hace falta compañía. Ninguno: mejor saberlo ahora, con la correa vacía.',
        end: 'Una correa vacía enseña más que veinte fotos de cachorros.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al Loco invertido se le ha caído todo del hatillo, incluso lo que pensaba comprar mañana. Todavía no. Las ganas llegaron antes que la cama, el plato y el horario, [quien:y antes que el acuerdo con {quien}|y antes que el acuerdo en casa]. Recoger las cosas una por una no retrasa el cariño; le hace el equipaje.',
        task: '{Extiende|Extendé} {antes} una tela en el suelo y {pon|poné} encima lo que ya hay para un animal: manta, cuenco, dinero de un mes y [dia:{dia} sin compromisos|un sábado sin compromisos]. {Nombra|Nombrá} en voz alta lo que falta: «Falta quien abra los jueves». Si faltan cosas, se compran y el sí se acerca. Si faltan horas, no hay tienda que las venda: conviene esperar.',
        end: 'Un hatillo bien hecho también es una forma de bienvenida.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'Y entonces sale el Mago con todo sobre la mesa: copa, espada, basto y oro, que para un animal son agua, horas, paseo y gastos. Sí, con tal de que nada de eso sea de palabra: cada cosa a la vista y con responsable, [quien:también la parte de {quien}|también la parte ajena]. Esa mesa se pone antes de que llegue nadie.',
        task: '{Coloca|Colocá} {antes} cuatro objetos [quien:delante de {quien}|delante de toda la casa]: un vaso (comida y agua), un reloj (horas), una moneda (gastos) y un zapato (paseo y limpieza). Cada cual toma lo que puede sostener un año: «Para mí, el zapato». Mesa vacía: hay equipo. Si los cuatro acaban en la misma mano, que esa mano diga si le alcanza.',
        end: 'Cuidar es un truco diario que nadie aplaude y sale bien.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Cierra el Mago invertido: se vuelca la mesa y queda a la vista que casi todo dependía de improvisar. Todavía no. Con un animal el «ya veremos» dura hasta la primera noche. A este sí le falta un ayudante de verdad, [quien:además de {quien}|con nombre y teléfono], y se consigue antes de la función.',
        task: '{Escribe|Escribí} {antes} a una persona, [quien:que no sea {quien}|la más cercana], con una petición concreta: «Si adopto, ¿podrías cuidar al animal un fin de semana de cada cuatro?». Si contesta con fechas, ya hay ayudante. Si contesta con corazones, hay cariño y ningún relevo: se pregunta en otra puerta, y el sí espera hasta que alguien abra su agenda.',
        end: 'Un corazón en la pantalla no sabe abrir una lata.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'La Sacerdotisa espera sentada entre sus columnas, con el rollo en el regazo, y no llama a nadie. Todavía no, y sin pena: falta oír al animal, y para eso hay que callarse cerca. [quien:Ni {quien} ni las fotos|Ni la prisa ni las fotos] pueden contarte cómo es cuando nadie le hace gracias. Ese rollo se lee en persona y despacio.',
        task: '{Pasa|Pasá} {antes} veinte minutos junto a ese animal, o junto al que más se le parezca, [lugar:en {lugar}|donde dejen visitar], sin teléfono, sin comida y sin voz de bebé. Después, tres palabras en un papel que no sean «precioso» ni «pobrecito». Si describen un carácter, ya se están conociendo. Si no salen, otra visita: el rollo va por la primera vuelta.',
        end: 'A quien va a vivir en casa se le escucha primero el silencio.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Se corre el velo de la Sacerdotisa invertida y aparece un motivo que no estaba en la lista: compañía, consuelo, una promesa vieja, ganas de salvar algo. Ninguno es malo. Sí, si el motivo se dice en voz alta, [quien:también a {quien}|también en casa], y no se le encarga al animal que lo cumpla. Leerlo primero te toca a {ti|vos}.',
        task: '{Completa|Completá} {antes}, a mano, esta frase cinco veces: «Quiero un animal porque…», cada vez con otro final. [quien:La última se lee con {quien}|La última se lee en voz alta]. Si en alguna sale el animal, su paseo, su sueño, su genio, el sí tiene sitio para dos. Si las cinco hablan de {ti|vos}, falta conocerlo antes de traerlo.',
        end: 'Un motivo dicho en voz alta pesa menos en la correa.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y con cojines: la Emperatriz se sienta en medio del trigo y en su trono queda sitio de sobra. Tanto pensarlo ya es una manera de cuidar. El cariño alcanza; falta que alcance el rincón, [quien:acordado con {quien}|acordado entre todos], y que sea cómodo para quien llega. Se elige antes de abrir la puerta.',
        task: '{Prepara|Prepará} {antes} el sitio exacto, una manta en un rincón tibio, [lugar:aunque el animal siga en {lugar}|aunque no haya animal todavía], y {déjala|dejala} tres días con un cartel: «Reservado». Si nadie la pisa, la casa ya se apartó un poco. Si todos tropiezan, se busca otro rincón. Si alguien de dos piernas duerme ahí la siesta, el sitio es inmejorable: segunda manta.',
        end: 'Hay mantas que empiezan a dar calor antes de tener dueño.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con el trono a la espalda y el trigo creciendo hacia el suelo, la Emperatriz invertida cuida tanto que no recuerda cuándo se sentó. No, no por ahora, si es sumar una boca a unas manos llenas. A ese animal se lo puede querer de otro modo, [quien:incluso con {quien}|incluso en equipo]: encontrarle casa también es darle de comer.',
        task: '{Anota|Anotá} {antes} a todos los seres que dependen de {ti|vos} para comer, llegar o acordarse, [quien:sin saltarte a {quien}|plantas incluidas], con los minutos diarios de cada uno. Si aún sobran dos horas, el no se puede revisar. Si falta una, {manda|mandá} un mensaje [lugar:a quien esté en {lugar}|a un refugio]: «No puedo tenerlo; puedo difundirlo». Es ayuda de la buena.',
        end: 'También se cuida a un animal acompañándolo hasta la puerta justa.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Trono de piedra y cabezas de carnero: el Emperador pide turnos antes que ternura. Sí, si queda escrito quién hace qué y en qué día, [quien:empezando por {quien}|empezando por quien más insiste]. Las promesas hechas delante de unos ojos grandes duran lo que dura el suspiro; un cuadro en la pared gobierna años. Colgarlo te corresponde.',
        task: '{Dibuja|Dibujá} {antes} un cuadro de siete días por tres casillas, comida, limpieza y juego, y que cada cual ponga su nombre, [quien:con sitio para {quien}|con tinta y sin presión]. Ley del reino: «Casilla vacía, la cubre quien más insistió». Si las veintiuna se llenan con letras distintas, adelante. Si hay una sola letra, decide esa persona y el resto aplaude.',
        end: 'Los reinos con animales se gobiernan a las siete de la mañana.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Cabeza abajo y sin trono, el Emperador invertido todavía repite que manda, con cada vez menos público. Todavía no, mientras alguien se oponga y nadie le haya preguntado por qué. La llegada de un animal no debería ser derrota de nadie, [quien:tampoco de {quien}|y menos de quien comparte techo]. Con la armadura puesta se negocia mal; lo primero es el casco.',
        task: '{Siéntate|Sentate} {antes} [quien:con {quien}|con quien tenga más reparos] ante una hoja en blanco y una sola pregunta: «¿Qué tres condiciones harían falta para un sí?». Se escriben sin discutirlas. Si se pueden cumplir, hay camino y calendario. Si son imposibles, era un no y merece respeto: al animal se le busca otra casa con el mismo empeño.',
        end: 'Un no con condiciones es un sí que todavía lleva armadura.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'yes',
        ahead:
          'Dos acólitos escuchan y dos llaves esperan en el suelo: el Hierofante enseña primero y abre después. Sí, preguntando antes a quien conoce a ese animal, o a los de su clase, qué necesita y qué lo asusta. [quien:Con {quien} atendiendo también|Con oído atento], la bendición sale sola. Se va con libreta, y se promete a la vuelta.',
        task: '{Lleva|Llevá} {antes} tres preguntas a quien conozca al animal, [lugar:en {lugar}|en el refugio, la consulta o el barrio]: «¿Qué hace cuando se queda a solas? ¿Qué lo asusta? ¿Qué casa no le conviene?». Si la tercera respuesta no se parece a la tuya, bendición concedida. Si se parece demasiado, habrá otro mejor para esa casa, y otra casa mejor para este.',
        end: 'Antes de entregar las llaves conviene saber quién ladra, maúlla o cacarea.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Al Hierofante invertido se le cae la triple corona, y con ella los mandamientos ajenos: que si de la calle, que si de raza, que si a esa edad, que si con ese horario. Sí, si la decisión deja de ser sermón y vuelve a ser una casa, [quien:con {quien} dentro|con su gente dentro]. Separar consejo de mandamiento te toca a {ti|vos}.',
        task: '{Apunta|Apuntá} {antes} todos los «hay que» que se hayan dicho sobre esto, [quien:incluidos los de {quien}|incluidos los tuyos], y a cada uno {ponle|ponele} a quién le importa: al animal o a quien lo dice. Los primeros se cumplen: tiempo, salud, buen origen. Los segundos se agradecen y se tachan. Si los que quedan caben en tu semana, hay permiso.',
        end: 'Ningún animal ha preguntado jamás si estaba de moda.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'yes',
        ahead:
          'Bajo un sol grande y un ángel, los Enamorados traen dos miradas, y ninguna de las dos decide sin la otra. Sí, cuando la elección va en ambos sentidos: que también el animal escoja, [quien:con {quien} en la misma habitación|con toda la casa en la misma habitación]. Quien se acerca y vuelve a acercarse ya contestó. Falta juntarlos y no empujar.',
        task: '{Organiza|Organizá} {antes} diez minutos de encuentro, [lugar:en {lugar}|en terreno neutral], sin que nadie llame ni ofrezca comida. [quien:Con {quien}, cada cual|Cada persona de la casa] apunta tres gestos: «Se acercó. Olió el zapato. Se fue y volvió». Si en alguna hoja hay un «volvió», hubo elección. Si en ninguna, se repite otro día y se decide después.',
        end: 'Se elige con los ojos y se confirma cuando alguien vuelve.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Con los Enamorados invertidos, cada cual mira hacia otro sitio y el ángel ha quedado debajo, sin nada que bendecir. Todavía no. Este animal o aquel, [quien:lo que quiere {quien} o lo que quiere el resto|ahora o más adelante]: las opciones se miran tanto que se confunden. Descubrir hacia dónde se va tu cara sola, sin empujarla, sí se puede.',
        task: '{Asigna|Asigná} {antes} cada opción a un lado de una moneda, {lánzala|lanzala} [quien:con {quien} delante|sin testigos] y {tápala|tapala} antes de mirar. En ese segundo {di|decí}: «Que salga…». Lo que pidió la boca es la respuesta provisional. Si dura igual tres mañanas, vale como definitiva. Si cambia cada día, falta otra visita a las dos opciones.',
        end: 'La moneda decide poco, pero obliga a mirar hacia alguna parte.',
      },
    },
    'El Carro': {
      up: {
        lean: 'if',
        ahead:
          'El auriga del Carro lleva dos esfinges que miran a lados distintos, y aun así avanza, porque conoce el trayecto. Sí, si el día tiene horas reales para el animal: cuántas fuera, cuántas dentro y quién cubre el hueco, [quien:con las de {quien} en la cuenta|con todas las manos en la cuenta]. Trazar esos tramos antes de salir es cosa tuya.',
        task: '{Dibuja|Dibujá} {antes} un reloj de veinticuatro horas y {pinta|pintá} las de soledad y las de compañía, [quien:contando las de {quien}|contando las de toda la casa]. {Enséñalo|Enseñalo} [lugar:en {lugar}|a quien sepa de la especie] con una pregunta: «¿Este tramo largo es justo?». Si lo es, hay ruta. Si no, se busca quien lo parta en dos, y hasta entonces el animal no sube.',
        end: 'El cariño también viaja con horario y paradas fijas.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Ruedas arriba, el Carro invertido gira a toda velocidad sin moverse del sitio. Hay prisa por todas partes: el plazo, la pena, [quien:la ilusión de {quien}|la ilusión de la casa]. Todavía no. Agua, comida y resguardo, los que hagan falta; promesa, más tarde. Una vida larga admite diez días de espera, y se puede frenar sin soltar las riendas.',
        task: '{Marca|Marcá} {antes} en el calendario una fecha a diez días y {avisa|avisá} [quien:a {quien}|en casa]: «Ese día decido». Hasta entonces, un solo gesto diario a favor del animal, [lugar:en {lugar}|donde esté]: un plato, una foto, una llamada. Si el décimo día las ganas siguen en pie, iba en serio. Si se quedaron por el camino, hay nueve gestos hechos y ninguno sobra.',
        end: 'Diez días es mucho para las ganas y poquísimo para una vida.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'La mujer de la Fuerza tiene las manos en la boca del león y toda la paciencia puesta. Sí, contando con la parte que muerde: los muebles, el sueño, los celos, un charco a deshora. Con suavidad repetida casi todo se enseña, [quien:también con {quien} en contra|también a la familia]. La calma conviene tenerla comprada antes que el collar.',
        task: '{Escribe|Escribí} {antes} una nota para la primera noche difícil y {pégala|pegala} donde se vea: «Son las tres. Nadie lo hace a propósito. Mañana hay café». [quien:Se prueba leyéndola con {quien}|Se prueba leyéndola en voz alta] a una hora fea. Si da risa, hay paciencia para empezar. Si dan ganas de mudarse, la nota se guarda unas semanas y el animal también.',
        end: 'La paciencia es lo único de la casa que conviene comprar doble.',
      },
      rev: {
        lean: 'no',
        ahead:
          'En la Fuerza invertida el león pesa encima y las manos ya no alcanzan. No, mientras vayan tan justas, y decirlo con cariño también tiene mérito: sostener a medias cansa a la mujer y asusta al león. Sin quedárselo se puede hacer mucho, [quien:a solas o con {quien}|a solas o en compañía], como encontrarle unas manos descansadas.',
        task: '{Redacta|Redactá} {antes} el anuncio más tierno y más honesto del animal [lugar:que espera en {lugar}|que espera casa]: «Ronca. Prefiere las mañanas. Da la pata una vez por día, no insista». {Envíalo|Envialo} a diez personas, [quien:con {quien} a la cabeza|con las de siempre a la cabeza]. Si alguien responde, se acompaña el primer encuentro. Si no, otra foto y otras diez.',
        end: 'No poder con el león también es saber de leones.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'if',
        ahead:
          'En lo alto de la montaña, el Ermitaño alumbra con su farol el trecho siguiente y ninguno más. Sí, si se hace por tramos: una acogida antes que una adopción, una semana antes que un año. [quien:Para {quien}|Para cualquiera] es más fácil aceptar siete días que toda la vida. El primer trecho se puede pedir ya, con fecha.',
        task: '{Pregunta|Preguntá} {antes}, [lugar:en {lugar}|a quien cuide del animal], por una prueba: «¿Puede venir siete días y hablamos el octavo?». Cada noche, un renglón con hechos: durmió, comió, lloró, dio risa. Si ganan los renglones buenos, hay luz para seguir. Si no, alguien lo conoce ya mejor y puede recomendarle la casa que le conviene.',
        end: 'Para siempre se alumbra mejor de siete en siete noches.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El farol del Ermitaño invertido apunta al suelo, y el anciano discute a oscuras con su propio báculo. Todavía no: esto se ha pensado demasiado a solas, [quien:o solo con {quien}|o solo de madrugada], y de madrugada todo es ilusión o susto. Falta la luz de quien ya vive esa vida, con pelos en la ropa. Suele prestarse con gusto.',
        task: '{Invita|Invitá} {antes} a algo caliente a quien conviva con un animal parecido, [quien:con {quien} escuchando|con alguien de casa escuchando], y {haz|hacé} una sola petición: «{Cuéntame|Contame} tu peor lunes». Ni consejos ni fotos. Si al terminar queda ternura, el sí va madurando. Si queda el alivio de no tener ese lunes, también es respuesta, y hubo buena conversación.',
        end: 'Un lunes ajeno bien contado ilumina más que cien cachorros.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'La Rueda de la Fortuna sube a unas criaturas y baja a otras, y la esfinge, arriba, no promete nada. Sí, si en cada vuelta hay alguien que sostenga al animal: una mudanza, un empleo nuevo, una operación, los años. [quien:Hablar con {quien}|Hablar con los cercanos] de quién sería esa persona le da descanso a todo el mundo, incluida la esfinge.',
        task: '{Escribe|Escribí} {antes} en una tarjeta un nombre, madrina o padrino del animal, y {pídelo|pedilo} de frente, [quien:a {quien} o a quien corresponda|a quien corresponda]: «Si un día no puedo, ¿se queda {contigo|con vos}?». Si la respuesta es sí, con dirección y llave, la rueda puede girar. Si es «ya veremos», la tarjeta se queda en blanco y la puerta, cerrada hasta llenarla.',
        end: 'Un animal con madrina duerme igual; su gente duerme mejor.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Va marcha atrás la Rueda de la Fortuna invertida, y las criaturas de las esquinas ya no saben por qué página iban. Demasiadas cosas se mueven a la vez, [quien:las de {quien} y las propias|en casa y en la agenda]. Todavía no. Dejar que pase una vuelta no le quita nada al cariño, y contar qué gira y qué está quieto sí {puedes|podés}.',
        task: '{Pon|Poné} {antes} los doce meses en fila y una cruz en los que tengan viaje, mudanza, exámenes o [quien:planes con {quien}|planes firmes]. Debajo de cada cruz, quién se queda con el animal: «Marzo, la vecina». Con cuatro cruces sin nombre, conviene esperar la vuelta. Con menos, se resuelven primero, y entonces la fecha de llegada se pone sola.',
        end: 'Los animales llegan a destiempo y se quedan todas las estaciones.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'En un platillo de la Justicia va la ternura, que no pesa; en el otro, el saco de alimento, que pesa lo suyo. La espada, entretanto, no se conmueve. Sí, si la cuenta sale todos los meses y no solo este. Lo justo, [quien:también para {quien}|también para quien cuida], es decir los números antes que el nombre; sumarlos es cosa tuya.',
        task: '{Haz|Hacé} {antes} dos columnas: lo fijo del mes (alimento, higiene, vacunas) y lo que asusta (un imprevisto, una operación). {Pide|Pedí} cifras reales [lugar:en {lugar}|en una consulta cercana] y {repásalas|repasalas} [quien:con {quien}|con lápiz]. Si lo fijo cabe sin apretar y el susto se puede ahorrar en un año, la balanza dice sí. Si no, quedan el padrinazgo y las visitas.',
        end: 'La ternura no pesa nada; el saco, quince kilos y escaleras.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Justicia invertida tiene la espada hacia el suelo y los platillos por encima, como quien cobra una cuenta que era de otra mesa. No, si el animal viene a compensar una ausencia, cerrar una discusión o ganar un pleito [quien:con {quien}|en casa]. Como indemnización nadie llega bien. Averiguar qué se está pagando sí {puedes|podés}.',
        task: '{Reparte|Repartí} {antes} papelitos iguales, [quien:con uno para {quien}|con uno para cada cual], y que cada persona escriba sí o no, y para qué, sin firma. Urna: una olla. Si todos los «para qué» hablan del animal, el no se reabre. Si alguno dice «para que la casa no esté tan callada», de eso se habla primero, y la olla se llena de sopa.',
        end: 'Ningún cachorro nació para hacer de disculpa.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'El Colgado mira desde abajo, con la cara serena, una casa que todos los demás creen conocer. A esa altura hay cables, huecos, un balcón y una planta sospechosa, [quien:además de los zapatos de {quien}|además de muchos zapatos]. Todavía no: falta que sea un lugar para alguien pequeño. Mirarla cabeza abajo solo cuesta un par de rodillas.',
        task: '{Recorre|Recorré} {antes} la casa a gatas, [quien:con {quien} de expedición|con quien se preste], y {pega|pegá} un papelito en cada peligro o tentación: «Cable. Planta. Queso». Con menos de diez, se arreglan en una tarde y la puerta se abre al sí. Con más de diez, primero los arreglos. Si alguien se queda jugando en el suelo, ya hay un animal en casa.',
        end: 'Para recibir a alguien pequeño, primero se agacha la casa entera.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Ya está de pie el Colgado invertido: se soltó la cuerda, y lo pensado, pensado queda. Sí, siempre que solo falte dar el paso y no reunir más opiniones. La duda hizo bien su trabajo, [quien:la de {quien} también|y fue un trabajo honrado]; seguir dándole vueltas ya no enseña nada. El último nudo se deshace con una cita.',
        task: '{Envía|Enviá} {antes} un solo mensaje, [lugar:a quien se ocupe en {lugar}|a quien se ocupe del animal], con día y hora: «Quiero conocerlo mejor. ¿Puede ser [dia:{dia}|el viernes] a las once?». Sin biografía y sin disculpas. Si responden, se va con preguntas y sin prisa. Si en tres días nadie contesta, se llama por teléfono; si tampoco, se va a pie y se toca la puerta.',
        end: 'La duda larga se termina con una cita corta.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'if',
        ahead:
          'Pasa la Muerte a caballo y nadie, en todo el camino, conserva la agenda de antes. Sí, si se acepta que algo se va cuando un animal llega: la siesta impune, el sofá intacto, la escapada sin avisar. [quien:Decirlo con {quien} delante|Decirlo en voz alta] ahorra sorpresas. A qué se le dice adiós lo {eliges tú|elegís vos}.',
        task: '{Elige|Elegí} {antes} algo de la casa que tendría que irse para hacer sitio, un adorno frágil, una mesa baja, y {despídelo|despedilo} tres días, [quien:con {quien} de testigo|con testigos]: «Gracias por tu servicio». Si nadie pregunta por eso, el hueco ya tiene candidato. Si al segundo día vas a buscarlo, hay apego, y conviene un animal que quepa junto al adorno.',
        end: 'Cuando alguien llega para quedarse, algo se levanta del sofá.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El caballo de la Muerte invertida camina hacia atrás, y el estandarte tapa el sol entre las torres. A veces hay otro animal en el cojín, uno de antes o uno soñado. No, mientras quien llegue tenga que parecérsele, [quien:aunque sea para {quien}|aunque sea un poco]. Primero se despide a aquel, con calma; después se mira de frente a este.',
        task: '{Dibuja|Dibujá} {antes}, [quien:con {quien}|con quien comparta el deseo], el animal ideal con todas sus virtudes: «Duerme ocho horas. No suelta pelo. Sabe leer». Luego {tacha|tachá} cinco. Si con cinco menos sigue dando ternura, hay lugar para uno auténtico y el no caduca. Si duele cada tachón, se enmarca el dibujo y se le hace compañía una temporada.',
        end: 'El animal perfecto ya existe: vive en un papel y no come.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'La Templanza vierte despacio de una copa en otra y no salpica a nadie. Sí, si se presenta por partes a quienes ya viven ahí, [quien:empezando por {quien}|tengan dos piernas o cuatro patas]: primero un olor, luego una puerta entreabierta, después un rato corto. Las mezclas bruscas se cortan; la velocidad del chorro la {decides tú|decidís vos}.',
        task: '{Frota|Frotá} {antes} un trapo en el animal que podría llegar, [lugar:en {lugar}|donde esté], y {déjalo|dejalo} una noche en el suelo de la casa, sin presentarlo. Si alguien lo huele y sigue con lo suyo, o pregunta «¿Y esto?» con media sonrisa, la mezcla promete. Si hay bufidos, de quien sean, el doble de días. Y antes de juntarlos, revisión veterinaria.',
        end: 'Las buenas convivencias entran por debajo de la puerta.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'De golpe se vacían las copas de la Templanza invertida, y el ángel chapotea. Todavía no: pasar de nada a todo moja demasiado, [quien:y más con {quien} entre dos aguas|y más con la casa entre dos aguas]. Entre tener un animal y no tener ninguno hay medidas pequeñas, paseos prestados, horas sueltas. Una de esas copas se puede servir ya.',
        task: '{Ofrece|Ofrecé} {antes} una hora de favor, [lugar:en {lugar}|en un refugio o a la vecina]: «Puedo sacarlo, cepillarlo o hacerle compañía [dia:{dia}|los domingos]». {Repite|Repetí} tres semanas. Si a la tercera hay más ganas que a la primera, se llena un poco más la copa. Si siempre apareció otro plan, una hora era la medida, y alguien la disfrutó entera.',
        end: 'Una hora prestada ya es agua en el plato de alguien.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Pedestal, cadena y una cara irresistible: el Diablo sabe mucho de escaparates y de patitas que salen por una reja. No, si se decide ahí mismo, con el corazón de rehén [quien:y {quien} de testigo|y alguien suspirando al lado]. La cadena es floja; se puede salir, respirar y volver. Volver con la cabeza fría ya sería elegir.',
        task: '{Visita|Visitá} {antes} al animal, [lugar:en {lugar}|donde esté], con los bolsillos vacíos: ni dinero, ni correa, ni caja. Al entrar, en voz alta: «Hoy solo saludo». Después, dos noches de sueño. Si a la tercera mañana las ganas vienen con lista de compras, el no cambia. Si vienen solo con suspiros, otra visita y un saco de alimento de regalo.',
        end: 'Las patitas por la reja deberían venir con hoja de gastos.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Se abren los collares del Diablo invertido y la pareja descubre que nadie la obligaba. Sí, siempre que el deseo siga en pie sin cadenas: perdonadas las promesas [quien:de {quien}|ajenas], los «yo me encargo» y los «ni uno más». A un animal le va bien que lo elijan en libertad. Comprobarlo primero te toca a {ti|vos}.',
        task: '{Anuncia|Anunciá} {antes} en la mesa, [quien:con {quien} delante|aunque sea ante una silla]: «Nadie queda obligado a ayudar. ¿Sigue en pie?». Cada cual contesta en un papel, que se abre después del postre. Si tu sí aguanta aunque los otros bajen la voz, hay decisión. Si dependía de la ayuda, se pone por escrito qué ayuda, y entonces se vuelve a votar.',
        end: 'Se cuida mejor lo que se podía no haber elegido.',
      },
    },
    'La Torre': {
      up: {
        lean: 'wait',
        ahead:
          'Un rayo en la corona y dos figuras que caen sin equipaje: la Torre es cualquier martes, a las cuatro de la mañana, con un animal recién llegado. Todavía no, hasta saber cómo lleva la casa un derrumbe pequeño. [quien:Con {quien}|Con quien comparta techo] conviene probarlo en seco. Los desastres también admiten ensayo general.',
        task: '{Pon|Poné} {antes} una alarma a las cuatro, una sola noche: levantarse, derramar un vaso de agua, secarlo, dar una vuelta a oscuras y decir con dulzura «Ya pasó». [quien:Segundo turno, {quien}|Segundo turno, otra persona]. Si en el desayuno hay chistes, los cimientos aguantan. Si hay reproches por un vaso de agua, mejor esperar a que seque el suelo.',
        end: 'La torre que se ríe del charco queda en pie.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La corona de la Torre invertida no llegó a caer: hubo temblor, y alguien tenía una cuerda. Sí, si hay a quién llamar cuando algo se tuerza. [quien:Contar solo con {quien} es poco|Contar con una sola persona es poco]; los animales enferman en día de fiesta y se pierden con lluvia. Atar las cuerdas antes del rayo es trabajo tuyo.',
        task: '{Reúne|Reuní} {antes} tres teléfonos en un papel grande: una urgencia veterinaria, una persona con llave y alguien que pueda ir un domingo [lugar:hasta {lugar}|a buscarlo]. {Llama|Llamá} a los tres: «Es solo por si acaso». Si contestan todos, hay cimientos. Si falta uno, el sí espera hasta tenerlo. Si alguien ofrece además un colchón, se apunta dos veces.',
        end: 'Un buen refugio empieza por tres números pegados en la puerta.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'De rodillas junto al agua, la Estrella riega el estanque y también la tierra, que no se lo había pedido. Sí, y con esa misma mano: la esperanza de un animal se sirve a diario, en porciones, con un rincón y algo de constancia. [quien:Con {quien} o sin ayuda|Con ayuda o sin ella], conviene mirar antes cuánta hay en la jarra.',
        task: '{Escribe|Escribí} {antes} la carta de bienvenida, cuatro líneas honestas: «La cama está a la derecha. Hay ruido a las ocho. No sabemos mucho. Vamos a aprender», y {léela|leela} [quien:con {quien}|en voz alta], [lugar:en {lugar}|en el rincón elegido]. Si todas son verdad hoy, hay casa. Si alguna es todavía un deseo, se cumple primero, y a la carta se le cambia la fecha.',
        end: 'A una casa le sienta bien que alguien la esté esperando.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El agua de la Estrella invertida corre hacia donde nadie tiene sed: mucho desvelo, muchas fotos guardadas y el plato igual de vacío. Todavía no, pero tampoco nada. Mientras falte casa, tiempo o [quien:el acuerdo con {quien}|un acuerdo], la ternura puede llegar al suelo por otro lado. Una de las formas cabe en una bolsa y la {llevas tú|llevás vos}.',
        task: '{Lleva|Llevá} {antes} un kilo de alimento o una manta vieja [lugar:hasta {lugar}|a un refugio], con un papel: «De parte de alguien que todavía no puede». {Pregunta|Preguntá} qué más hace falta. Si es algo que se puede dar cada mes, ya hay un compromiso a medida. Si al salir las ganas pesan el doble, se mira qué lo impide y se le pone fecha.',
        end: 'Hay quien empieza a adoptar por un kilo de alimento.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Bajo la Luna, el perro y el lobo se parecen mucho, y del agua asoma un cangrejo al que nadie invitó. Todavía no, porque falta luz: qué edad tiene el animal, qué le pasó, cómo está, [quien:qué hay en los temores de {quien}|qué hay en los temores de la casa]. De noche se adopta un aullido; de día, un animal. Conviene esperar al alba.',
        task: '{Prepara|Prepará} {antes} una ficha de diez casillas: edad, tamaño, genio, salud, soledad, niños, otros animales, ruido, comida e historia. {Llénala|Llenala} preguntando [lugar:en {lugar}|a quien lo conozca]; la de salud, con quien sepa de veterinaria. Respuesta permitida: «No se sabe». Con siete llenas, se ve el sendero. Con cinco en blanco, otra visita, a pleno día, antes de prometer.',
        end: 'De cerca y con sol, casi todos los lobos tienen nombre.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Se despeja el sendero de la Luna invertida y el cangrejo vuelve al agua con su media verdad. Sí, si queda claro, [quien:también para {quien}|también en casa], de dónde viene el animal: si alguien lo busca, quién lo cría, por qué se entrega. Esa luz vale igual para el callejero y para el de raza. Se pide sin acusar a nadie.',
        task: '{Dedica|Dedicá} {antes} una tarde a hacer de detective, [lugar:en {lugar}|por la zona o por teléfono], con tres preguntas: «¿Desde cuándo está aquí? ¿Alguien lo busca? ¿Se puede conocer a la madre, la ficha o la historia?». Si las respuestas concuerdan, camino libre. Si alguien lo busca, hay final feliz igual. Si solo hay evasivas, ni se paga ni se promete.',
        end: 'Antes de ponerle nombre conviene preguntar si ya tenía.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Un niño a caballo, los brazos abiertos y un muro con girasoles: el Sol es casi la foto que ya te {imaginas|imaginás}. Sí, y sin pedir perdón por la alegría, con tal de que en ella quepa la casa entera, [quien:{quien} en primera fila|incluido quien frunce el ceño]. Un animal vive también con quien apenas lo tolera: conviene contar los brazos.',
        task: '{Saca|Sacá} {antes} una foto de toda la casa, [quien:con {quien} dentro|con quien haya], dejando un hueco del tamaño del animal. {Ponla|Ponela} a la vista y que cada persona diga al pasar qué ve en el hueco: «Un dormilón». Si las respuestas se parecen, se puede llenar. Si cada quien ve otro animal, primero se ponen de acuerdo, que también tiene gracia.',
        end: 'En algunas fotos se nota quién falta antes de que llegue.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'En el Sol invertido el caballo va por encima y el niño por debajo, todavía riendo. Mucha fiesta [quien:en los planes con {quien}|en los planes]: nombre, collar, fotos. Todavía no, hasta que la alegría incluya lo que no sale en ninguna. También los girasoles tienen los pies en la tierra mojada; conviene enseñarla sin aguarle a nadie la ilusión.',
        task: '{Convoca|Convocá} {antes} el concurso de la tarea fea, [quien:con {quien} de participante|con toda la casa]: cada cual escoge la más antipática, recoger, limpiar o madrugar, y la cumple tres días con lo que haya, aunque sea la basura. Premio: «Quien gane pone el nombre». Si hay ganador, se avanza. Si queda desierto, los nombres se guardan para otro año.',
        end: 'El nombre lo elige quien baja primero con la bolsa.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Suena la trompeta del Juicio y las figuras se alzan sin preguntar la hora: hay llamadas que se reconocen. Sí, siempre que al día siguiente, en frío y con el desayuno a medias, se siga oyendo. [quien:La voz de {quien}|La voz de la casa] también cuenta en el coro. Y lo que se conteste tiene que poder cumplirse un lunes.',
        task: '{Saluda|Saludá} {antes} al animal que aún no está, con su nombre o con uno provisional, al volver a casa, cinco tardes seguidas: «¡Ya llegué!», [quien:con {quien} en la sala|haya quien haya en la sala]. Si la quinta vez sale con gusto, la casa ya contesta. Si da vergüenza la primera, es normal. Si da pereza la quinta, esa llamada era de paso.',
        end: 'Un nombre dicho cinco tardes empieza a tener patas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El ángel del Juicio invertido toca hacia el suelo, y las figuras se quedan acostadas con los ojos abiertos. No, si hoy la casa no se puede levantar; haber oído la llamada no obliga a quedárselo. Obliga, si acaso, a pasar el mensaje, [quien:con {quien} o sin ayuda|con ayuda o sin ella], a quien sí tenga las piernas listas, y eso lo {sabes|sabés} hacer.',
        task: '{Graba|Grabá} {antes} un audio de treinta segundos que presente al animal, [lugar:con el ruido que haya en {lugar}|con su ruido de fondo], como candidato: «Edad, la justa. Experiencia, la calle. Busca puesto fijo». {Mándalo|Mandalo} a tres personas concretas. Si alguna pregunta, ya hay hilo. Si ninguna, otras tres. Si se te quiebra la voz, el no merece otra vista.',
        end: 'Quien lleva bien un mensaje también le abre la puerta a alguien.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'Al final espera el Mundo: una corona de laurel, alguien que danza dentro y cuatro criaturas que miran desde las esquinas. Sí, con las cuatro ocupadas: sitio, salud, dinero y [quien:acuerdo con {quien}|acuerdo de todos]. Si están, el baile del medio puede ser torpe los primeros meses. Cada esquina se revisa antes de que suene la música.',
        task: '{Traza|Trazá} {antes} el calendario de los primeros treinta días y {escribe|escribí} en cada cuadro un nombre: quién está. [quien:Cinco cuadros, al menos, para {quien}|Cinco cuadros, al menos, para otra persona]. El primero se titula «Llegada»; el último, «Foto». Si no queda ninguno vacío, la corona cierra. Si quedan más de cuatro, se mueve la fecha y las ganas se conservan.',
        end: 'Un mundo nuevo cabe en treinta cuadritos y una manta.',
      },
      rev: {
        lean: 'if',
        ahead:
          'A la corona del Mundo invertido le falta una rama, y quien danza la busca con el pie por el suelo. Sí, si aparece. Suele ser pequeña: un permiso, una alergia, las normas del edificio, [quien:una palabra de {quien}|una palabra pendiente]. Preguntar por ella ahora cuesta menos que encontrarla con el animal ya dentro y el plato puesto.',
        task: '{Completa|Completá} {antes} esta frase con una sola cosa, «Lo único que falta por saber es…», y {pregúntala|preguntala} ese mismo día y por escrito a quien pueda contestar, [quien:sea {quien} o sea el vecindario|sea la familia o el vecindario]. Si la respuesta ayuda, se guarda y adelante. Si estorba, se pregunta qué la cambiaría. Si la frase admitía tres cosas, son tres días y tres preguntas.',
        end: 'La última hoja del laurel suele ser una llamada corta.',
      },
    },
  },
};
