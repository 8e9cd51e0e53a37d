import type { CaseTexts } from '../../family.ts';

/** «pet-opinions-will». */
export const PET_OPINIONS_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Le pasa a muchísima gente seria: tener techo, estudios y documentos en regla, y vivir pendiente de la aprobación de alguien que se asusta con una bolsa.',
    },
    {
      needs: [],
      text: 'Se le da de comer, se le habla con voz ridícula y se le reserva el mejor sitio. A cambio no firma nada, y a cualquiera le entra la duda.',
    },
    {
      needs: [],
      text: 'Como electorado, un animal es un desastre: no responde encuestas, se duerme en plena campaña y decide a la hora de comer. Y aun así, todos queremos ganar.',
    },
    {
      needs: [],
      text: 'De un animal se acepta casi todo, menos la duda de lo que siente. Lo demuestra sin parar, cierto, pero en un idioma donde el afecto y el hambre suenan parecido.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} en la historia, ya no basta con caerle bien al animal: hay comparaciones, y es duro competir cuando el juez puede dormirse a mitad de la prueba.',
    },
    {
      needs: ['quien'],
      text: 'Todo el mundo tiene su teoría en el caso de {quien}, y la única criatura sin teoría es la que decide. Lo hace con el cuerpo entero y sin levantar acta.',
    },
    {
      needs: ['quien'],
      text: 'La historia de {quien} se comenta en casa más que las noticias. Unos hablan de amor, otros de política, y la prueba principal está durmiendo y no contesta.',
    },
    {
      needs: ['quien'],
      text: 'Fiarse de un animal en el asunto de {quien} parece una locura, hasta que se repasa de quién nos hemos fiado antes. Este juez, al menos, no busca quedar bien.',
    },
    {
      needs: ['lugar'],
      text: 'Lo que pasa en {lugar} afecta a alguien que no leyó contrato alguno y aun así puede tener quejas. Preguntarle es fácil; lo difícil es que conteste con verbos.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Lo que ocurre en {lugar} con {quien} no lo entiende nadie, y por eso todos lo explican. Falta el testimonio del animal, que se acoge a su derecho a bostezar.',
    },
    {
      needs: ['cosa'],
      text: 'Con {cosa} de por medio, el asunto se vuelve delicado: o hay amor, o hay simple interés por los muebles y la comida. Lo peor es que ambas cosas duermen igual.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'Entre {quien} y {cosa} se formó un expediente que el animal lee con la nariz. Los demás intentan leerlo por encima de su hombro, y el animal casi no tiene hombro.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de observación a cuestas, cualquiera esperaría alguna certeza. Pero un animal no da cariño por antigüedad ni publica sus criterios: mira, decide y se rasca.',
    },
    {
      needs: ['dia'],
      text: 'Ni {dia} descansa la duda: si eso que hace es afecto, costumbre o hambre bien educada. En un animal, las tres cosas se acercan con la misma cara.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Sí: delante está el Loco, y a sus pies va un perro al que nadie llamó, encantado de no saber adónde. Así vota un animal, sin programa y sin condiciones. [quien:En el asunto de {quien}|En tu historia] hay simpatía de la buena, la que acompaña por gusto. No estropearla con exámenes depende de {ti|vos}.',
        task: '{Cédele|Cedele} {antes} el rumbo durante diez minutos: que el animal decida por dónde se va o en qué rincón se está [lugar:en {lugar}|ese rato], y {tú|vos}, detrás, sin opinar. Si se gira a comprobar que {sigues|seguís} ahí, {formas|formás} parte de la expedición. Si ni mira, también: a la tripulación de confianza no se le pasa lista.',
        end: 'Quien te sigue sin mapa ya votó antes de la campaña.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no, avisa el Loco invertido: con el mundo cabeza abajo, el perro va delante y el del hatillo corre detrás pidiendo cariño. Se persigue la prueba con tanta prisa que no tiene tiempo de ocurrir. El animal aún no se pronuncia [quien:en la cuestión de {quien}|ni lo ve urgente]; quedarse en un sitio donde pueda encontrarte es cosa tuya.',
        task: '{Escóndete|Escondete} {antes} detrás de una puerta, [lugar:en {lugar}|la que sea], durante un minuto, sin llamar y sin reírte. Si el animal viene a ver qué pasó, el interés existe y hay que fingir asombro: «¡Me encontraste!». Si no viene nadie, {sal|salí} con dignidad: sabía perfectamente dónde estabas y confió en que volverías para la cena.',
        end: 'Nadie se queda tan quieto como quien quiere que lo encuentren.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Con copa, espada, basto y oro sobre la mesa, el Mago enseña una mano y distrae la otra. El animal también: exhibe apetito y esconde afecto. Sí, hay algo más que hambre, si se le deja elegir con la mesa vacía. [quien:Con {quien} entre el público|Con público] actúa; a solas, contesta. Preparar la función te toca a {ti|vos}.',
        task: '{Presenta|Presentá} {antes} al animal tus dos puños cerrados, uno con un bocado y otro sin nada, [lugar:en {lugar}|sin testigos], y {ábrelos|abrilos} a la vez. Cuando haya comido, {ofrece|ofrecé} otra vez la palma vacía. Si se queda mirándola, hay afecto. Si revisa el puño, la manga y el bolsillo, todavía te considera un número con premio final.',
        end: 'La mejor magia es que alguien se quede cuando ya no hay conejo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Abajo los trucos: el Mago invertido deja caer copa y oro, y se ve que la mesa cojeaba. No, la prueba de siempre no vale; una voz melosa y un premio en la manga compran cualquier voto, [quien:y {quien} incluye tarifa|y en casa hay tarifa]. El animal le contestó al premio. La próxima pregunta puede ir con las mangas vacías.',
        task: '{Haz|Hacé} {antes} una lista de precios con lo que cuesta cada demostración [lugar:en {lugar}|en la casa]: «Venir, una miga. Dejarse ver, gratis. Contacto, dos migas». Al día siguiente {ofrece|ofrecé} la mitad y {anota|anotá} qué queda. Lo que siga ocurriendo a mitad de precio es cariño con descuento. Lo que desaparezca era comercio, honrado y al contado.',
        end: 'Hasta el truco más limpio deja migas en la alfombra.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'La Sacerdotisa se sienta entre dos columnas con el rollo a medio abrir, exactamente como se sienta un animal que sabe y no dice. Todavía no hay respuesta pública. La privada, [quien:con {quien} dentro|con todos dentro], sale en gestos mínimos: una oreja, un paso, un silencio más largo. Toca aprender a leer en voz baja.',
        task: '{Escribe|Escribí} {antes} su diario de hoy, tres líneas en primera persona: «Otra vez [quien:el tema de {quien}|la familia]. Comí bien. Sospecho del mueble». Luego {subraya|subrayá} lo que viste de verdad. Dos líneas subrayadas: ya {entiendes|entendés} su letra. Una o ninguna: mañana toca mirar más y redactar menos, que el novelista de la casa no es el animal.',
        end: 'Quien calla todo el día tiene la noche entera para opinar.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La luna se va por arriba y el rollo se abre por el suelo: la Sacerdotisa invertida tiene el secreto a la vista y nadie lo lee. Sí hay señales, si se aceptan pequeñas. [quien:Con {quien} se esperaba|En casa se esperaba] una declaración de teatro, y el animal lleva tiempo contestando en letra chica. Basta bajar la vista y leer con paciencia.',
        task: '{Siéntate|Sentate} {antes} de lado, sin acercarte, [lugar:en {lugar}|a una hora tranquila], y {cierra|cerrá} los ojos muy despacio delante del animal: dos segundos, tres veces. Si cierra los suyos, aparta la cara o se acomoda, acaba de contestar en su idioma. Si te sigue mirando fijo, exige más lectura; si no tiene párpados, cuenta que siga ahí.',
        end: 'La letra chica del cariño se lee con los ojos entornados.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Y al final, un trono mullido en medio del trigo: la Emperatriz, que es como un animal se imagina la felicidad, con servicio incluido. Sí. Donde hay calor, comida y un sitio blando, hay aprobación, [quien:con {quien} en la habitación|con visitas en la habitación] o sin nadie. Mejorar el sitio blando queda en tus manos.',
        task: '{Ofrece|Ofrecé} {antes} tres superficies [lugar:en {lugar}|en su zona]: algo blando, algo firme y algo que huela a {ti|vos}, sin recomendar ninguna. Por la noche, escrutinio. Si ganó lo tuyo, felicidades y paciencia con la limpieza. Si ganó lo blando, hay buen gusto. Si prefirió el envoltorio de alguna, hay un crítico, y aprobó el embalaje.',
        end: 'El trono de una casa se reconoce porque alguien ronca encima.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Demasiado cojín: la Emperatriz invertida desaparece bajo su propio trono, y el trigo le hace cosquillas en la nariz. Aprobación hay, si queda sitio para pedirla. Quien se ofrece a todas horas acaba siendo mueble, [quien:y ni {quien} ni nadie le gana a un sofá|y nadie le gana a un sofá]. Ausentarse un poco y dejar rastro es cosa tuya.',
        task: '{Deja|Dejá} {antes} una prenda ya usada [lugar:en {lugar}|en su rincón] y {vete|andate} una hora, sin avisar ni espiar. Si al volver está aplastada, tibia o arrastrada, tu ausencia tuvo público. Si está intacta, se confiaba en el regreso de la versión completa. Si está mordida, hay pasión, y conviene vestir más barato durante un tiempo.',
        end: 'A veces se abraza mejor la camisa que a quien la llena.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'El Emperador, con armadura y cabezas de carnero, deja el cariño para después y pregunta quién gobierna. Habrá voto favorable, si las normas son pocas y claras. Un animal acepta [quien:hasta a {quien}|hasta a las visitas] a condición de que la cena llegue a su hora. Ese ministerio, el único que le importa, lo {ocupas tú|ocupás vos}.',
        task: '{Organiza|Organizá} {antes} elecciones: dos platos con la misma comida, uno a tu lado y otro [quien:al lado de {quien}|junto a una silla vacía], y que se vote con el cuerpo, en urna única, [lugar:en {lugar}|en el suelo]. Si gana el tuyo, mayoría absoluta. Si gana el otro, se pide recuento con calma. Si vacía ambos, gobierno de coalición.',
        end: 'Se gobierna sin oposición a quien tiene la barriga contenta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Por el suelo la armadura, boca abajo el trono: el Emperador invertido acaba de descubrir quién mandaba. No, la aprobación no se exige; [quien:ni {quien} ni corona alguna|ninguna corona] impone respeto a quien puede sentarse encima. El animal gobierna hace rato y es bastante indulgente. Abdicar con elegancia sí {puedes|podés}, y mejora la convivencia.',
        task: '{Abdica|Abdicá} {antes} durante una hora: se hace lo que el animal disponga [lugar:en {lugar}|en la casa], dentro de lo legal, y {tú|vos} {levantas|levantás} acta: «Ordena abrir. Ordena cerrar. Ordena abrir». Si más de tres decretos te incluyen, hay cargo para {ti|vos} en el gabinete. Si todos son de comida, te ha tocado Hacienda, que tampoco es poco.',
        end: 'El poder consiste en que te abran la puerta y no pasar.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'yes',
        ahead:
          'El Hierofante bendice con la mano en alto, y a sus pies hay dos llaves cruzadas: la de la puerta y la de la despensa. Sí, el animal cree, con la fe más antigua que existe, la que se tiene en quien abre ambas. Prestar una llave [quien:a {quien}|a alguien más] amplía la devoción; aprender el catecismo te toca a {ti|vos}.',
        task: '{Busca|Buscá} {antes} a quien más sepa de esa especie, en una consulta veterinaria o en la puerta de al lado, con una pregunta: «¿En qué se nota que está a gusto?». {Vigila|Vigilá} las tres señales un día entero, [lugar:en {lugar}|donde viva]. Con dos, hay fe. Con una, va a catequesis. Con ninguna, {cambia|cambiá} la hora de mirar.',
        end: 'La fe más firme es la de quien oye abrirse la despensa.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Las llaves han quedado arriba, fuera de alcance, y los acólitos hablan a la vez: es el Hierofante invertido. Circula mucha doctrina: que si el aura, que si los celos, que si la raza. Todavía no se sabe, porque el animal no leyó el manual. [quien:En la causa de {quien}|En esta causa] solo valen hechos, y se recogen a cuatro patas.',
        task: '{Rompe|Rompé} {antes} un rito, uno solo: {saluda|saludá} al irte en vez de al llegar, [lugar:en {lugar}|desde la puerta], con un «Muy buenas» y sombrero imaginario. Si el animal se extraña y viene a pedir explicaciones, tenía tu rito memorizado, y eso roza el amor. Si no se inmuta, el rito era tuyo y {puedes|podés} jubilarlo sin ofender a nadie.',
        end: 'Hay doctrinas que se caen solas cuando alguien abre una lata.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'yes',
        ahead:
          'Bajo un ángel enorme, él la mira a ella y ella mira más arriba, probablemente hacia el estante de la comida. Los Enamorados dicen que sí, hay cariño, y que va en dos direcciones igual de sinceras: [quien:{quien} y la despensa|la gente y la despensa]. Querer a varios no resta. No obligar a elegir es la parte tuya.',
        task: '{Escribe|Escribí} {antes} una carta de amor de treinta palabras exactas, [quien:sin mencionar a {quien}|sin mencionar a nadie más], que empiece por «Estimada criatura», y {léesela|leésela} al animal [lugar:en {lugar}|a la hora tranquila]. Si se queda hasta el punto final, hay correspondencia. Si se marcha en la palabra doce, ya escuchó más que la mayoría de los destinatarios.',
        end: 'Treinta palabras sobran para quien solo lee el tono.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con los Enamorados invertidos, el sol cae al fondo y cada cual mira por su lado. A este enredo la palabra celos le queda grande. No, la traición [quien:con {quien}|de la temporada] no se sostiene: los turnos están mal repartidos, y quien se queda sin el suyo protesta o se va a la ventana. Un turno se arregla en una tarde.',
        task: '{Reparte|Repartí} {antes} dos atenciones simultáneas y de igual duración: una mano para el animal, la otra [quien:para {quien}|para su rival, sea persona, gato o mueble], un minuto con reloj y la fórmula «Para cada parte, lo mismo». Tres veces. Si nadie empuja, faltaba turno. Si el animal empuja igual, le sobra ambición, y alguna tarde se le deja ganar.',
        end: 'Los celos de un animal duran lo que tarda el segundo plato.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'La respuesta es sí, con la esfinge blanca y la negra enganchadas: el Carro lo dice por la manera de acudir. El afecto de un animal se mide en metros, los que recorre hacia alguien y en cuánto tiempo. [quien:Para {quien}|Para cualquiera] vale la misma regla. Sobran los adivinos; el reloj de la carrera lo {llevas tú|llevás vos}.',
        task: '{Cronometra|Cronometrá} {antes}, en tres de tus llegadas, los segundos que pasan hasta que el animal se entera, se gira o se acerca, [lugar:en {lugar}|en la entrada], y {felicita|felicitá} en voz alta: «Nueva marca». Menos de veinte: deportista del cariño. Más de un minuto: hace entradas de artista. Si no acude nunca, recibe en su despacho.',
        end: 'Hay amores que se miden en segundos desde la puerta.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El dosel de estrellas quedó debajo y las esfinges, tumbadas, se niegan a moverse: así llega el Carro invertido. Todavía no. Un animal aprueba las cosas a paso de procesión, y cuanto más se empuja [quien:el tema de {quien}|el tema], más peso pone. Desde tu lado se conduce algo más modesto: la manera de salir por la puerta.',
        task: '{Ensaya|Ensayá} {antes} cinco salidas falsas, [lugar:desde {lugar}|desde la puerta]: llaves, abrigo, un «Ahora vuelvo» y regreso al minuto, como si nada. {Apunta|Apuntá} qué hace el animal en cada una. Si acompaña hasta el umbral, hay vínculo. Si aprovecha para ocupar tu asiento, también, con vocación de heredero. Si ni se entera, duerme con la conciencia tranquila.',
        end: 'Ocuparle el asiento a alguien también es guardarle el sitio.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'La mujer de la Fuerza apenas toca la boca del león, y el león se deja, que es lo asombroso de la estampa. Sí: cuando un animal podría apartarse y se queda, ya contestó. Vale [quien:para {quien}|para las personas] y vale para los muebles. La suavidad con que se le presentan las cosas es la parte que {pones tú|ponés vos}.',
        task: '{Presenta|Presentá} {antes} un objeto nuevo y humilde [lugar:en {lugar}|en su territorio], por ejemplo una cuchara de madera, a dos pasos y con la fórmula «Se somete a su consideración». Si el animal la examina y sigue con su vida, aprobación plena. Si la ataca, hay pasión. Si espera a que la toques {tú|vos}, tu palabra pesa más que la cuchara.',
        end: 'El león se deja porque nadie le está contando los dientes.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Boca arriba y muy a sus anchas, el león de la Fuerza invertida tiene a la mujer rascándole la barriga desde hace horas. Cariño hay, y chantaje también. El sí vale, si de vez en cuando soporta un no. [quien:Delante de {quien}|Delante de quien sea], quien cede siempre se queda sin saber qué ganó. La pausa la {decides tú|decidís vos}.',
        task: '{Espera|Esperá} {antes} treinta segundos enteros ante su próxima exigencia [lugar:en {lugar}|de comida, puerta o caricia], con cara amable y la frase «Lo estudiamos». Después {cumple|cumplí}. Si aguanta y se queda, hay respeto. Si protesta y se queda, hay confianza. Si se va a pedírselo a otra persona, tiene una red de contactos digna de admiración.',
        end: 'A un león consentido se le conoce porque bosteza durante las órdenes.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Con el farol en alto y una estrella dentro, el Ermitaño sale a mirar de noche lo que de día se exagera. Todavía no conviene contar el voto: [quien:con {quien} cerca|con gente cerca] el animal hace relaciones públicas. Lo sincero llega cuando termina la jornada y elige dónde dormir. A eso se va despacio y con poca luz.',
        task: '{Haz|Hacé} {antes} tres rondas nocturnas, de puntillas, y {marca|marcá} en un papel dónde descansa el animal [lugar:en {lugar}|cada vez]. Cerca de tu puerta o de tu ropa: se durmió con compañía en mente. Lejos y siempre igual: tiene vida propia y buen horario. Si las tres veces te está esperando con los ojos abiertos, el de las rondas es otro.',
        end: 'Un animal deja el corazón donde pone a dormir el cuerpo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se le cae el farol al Ermitaño invertido y la luz le da en la cara a quien quería estar a solas. No, apartarse no prueba desamor, [quien:ni preferencia por {quien}|ni preferencia por nadie]; hasta la criatura más tierna cierra la oficina. Tomar un descanso por un rechazo complica lo que iba bien. Esa puerta se respeta, con farol o sin farol.',
        task: '{Golpea|Golpeá} {antes} dos veces con los nudillos cerca de su rincón [lugar:en {lugar}|preferido] y {di|decí} «¿Se puede?». Diez segundos de espera y, sin respuesta, media vuelta. Tres días así. Si empieza a asomarse, aprecia los modales. Si sigue dentro, aprecia todavía más la media vuelta. Y si encerrándose tampoco come, que lo vea quien sabe de veterinaria.',
        end: 'La intimidad empieza donde alguien golpea antes de entrar.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'La Rueda de la Fortuna sube y baja criaturas, y la esfinge de arriba sabe que el puesto es temporal. Hoy se está en la cumbre; mañana, debajo del mueble. Sí, hay preferencia, si se mira el promedio de la semana y no la escena de ayer. [quien:La suerte de {quien}|La suerte de cualquiera] cambia con la cena; el promedio lo {anotas tú|anotás vos}.',
        task: '{Escribe|Escribí} {antes} tres apuestas sobre lo que hará el animal al día siguiente [lugar:en {lugar}|al verte]: «Se acercará. Bostezará. Fingirá no conocerme». {Guarda|Guardá} el papel y {compáralo|comparalo} por la noche. Tres aciertos: eso ya es un matrimonio. Uno: noviazgo. Ninguno: apenas se están presentando, y esa etapa tiene su encanto.',
        end: 'Con los animales se acierta poco y se gana casi siempre.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'En la Rueda de la Fortuna invertida la esfinge cuelga de abajo y conserva la cara de importancia. Malos días para contar votos: algo se movió y el animal todavía no decidió a quién le toca subir. [quien:Ni siquiera la plaza de {quien} es fija|Ninguna plaza es fija]. El reparto de tareas sí gira con la mano, y la popularidad gira detrás.',
        task: '{Cambia|Cambiá} {antes} los turnos por un día: lo agradable, comida o juego, [quien:queda a cargo de {quien}|queda a cargo de otra persona]; lo antipático, limpiar y decir que no, lo {haces tú|hacés vos}. {Mira|Mirá} por la noche a quién busca. Si te busca igual, el cariño no depende del servicio. Si cambió de bando, es político y se recupera en una cena.',
        end: 'La popularidad en casa dura exactamente lo que dura el postre.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Espada recta, balanza quieta: la Justicia revisa un contrato que nadie leyó: comida, techo o visita, a cambio de compañía. Sí hay aprobación, si ambas partes salen ganando y se nota. [quien:La cláusula de {quien}|La cláusula de terceros] admite negociación. Escribirlo claro te corresponde, porque la otra parte se come los documentos.',
        task: '{Redacta|Redactá} {antes} el contrato en cuatro cláusulas, dos por bando: «La casa pone el desayuno. El animal pone la cara», y una más [lugar:sobre quién manda en {lugar}|sobre quién manda en el asiento]. {Déjalo|Dejalo} en el suelo. Si se sienta encima, queda ratificado. Si se lo come, lo acepta sin reservas. Si se aleja, pide mejoras: {añade|añadí} una siesta.',
        end: 'Los mejores acuerdos llevan una huella húmeda en el margen.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La balanza de la Justicia invertida pesa lo que no debe y la espada apunta al zapato del juez. Alguien compara: quién recibe más, a quién mira mejor, [quien:cuánto le saca {quien} al resto|cuánto le saca una persona a otra]. La respuesta es no: un animal no lleva clasificaciones ni tendría dónde colgarlas. Retirar la demanda sí {puedes|podés}.',
        task: '{Escribe|Escribí} {antes} la carta de recomendación que ese animal haría de {ti|vos}, en tres frases secas: «Abre latas con destreza. Canta mal. Vuelve siempre». [quien:Otra, igual de seca, para {quien}|Otra, igual de seca, para alguien de la casa]. Si ambas dan risa, no hay pleito que atender. Si una da pena, ahí falta un rato de juego, y se cumple esa tarde.',
        end: 'Ante el plato vacío, todas las personas son iguales.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'De un pie y con cara serena, el Colgado ha descubierto que, con las manos a la espalda, lo interesante se acerca por su cuenta. Todavía no hay pronunciamiento; falta que el animal pueda venir sin que nadie lo agarre. [quien:La opinión sobre {quien}|Cualquier opinión] madura así, a la vista y sin tocarla. Las manos quietas son asunto tuyo.',
        task: '{Tiéndete|Tendete} {antes} en el suelo, [lugar:en {lugar}|donde suela pasar el animal], con las manos bajo la nuca, cinco minutos y ni una palabra. Si se acerca a comprobar si {respiras|respirás}, le importa. Si se te instala encima, te declaró territorio. Si te rodea como a una mesa, ya {formas|formás} parte de la casa, y eso también tiene escritura.',
        end: 'En el suelo de una casa se conoce a la gente importante.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Se suelta el nudo, baja el Colgado invertido y lo primero que hace con las manos libres es abrazar a quien no lo pidió. Cariño hay, si el abrazo lo empieza el animal. [quien:La norma alcanza a {quien}|La norma alcanza a la familia]: quien insiste recibe paciencia, que se parece al afecto pero mira hacia la puerta. Contenerse está en tu mano.',
        task: '{Pasa|Pasá} {antes} un día entero sin tocar primero: ni caricia, ni palmada, ni dedo en el cristal, [quien:tampoco por parte de {quien}|tampoco por parte de la familia]. Solo se responde, y cada vez que empiece el animal, raya en un papel. Tres rayas o más: le gusta tu compañía por iniciativa propia. Ninguna: venía de un empacho, y un ayuno corto abre el apetito.',
        end: 'El abrazo que nadie pide llega torcido y mucho más caliente.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Pasa la Muerte a caballo y recoge, con buenos modales, una idea gastada: que un animal debe querer como quiere una persona. No, así no. Ni celos elegantes, ni discursos, [quien:ni explicaciones sobre {quien}|ni explicaciones]; todo eso puede irse detrás del estandarte. Queda lo otro, presencia y costumbre, y de eso sí {puedes|podés} recibir a diario.',
        task: '{Entierra|Enterrá} {antes} en una maceta un papelito con tu comparación preferida, [quien:por ejemplo «prefiere a {quien}»|por ejemplo «prefiere el pollo»], y {pronuncia|pronunciá} unas palabras breves. Si el animal asiste a la ceremonia, poco más hay que probar. Si lo desentierra, le divierte la competencia. Si no aparece, está cuidando tu asiento, que seguía tibio.',
        end: 'En paz descansen las comparaciones, que daban mucho trabajo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El caballo de la Muerte invertida no quiere avanzar, y entre las torres sigue sin salir el sol. Algo debió terminar hace tiempo: una mala primera tarde, una desconfianza, [quien:el estreno de {quien}|un estreno desastroso]. Todavía se juzga el presente con aquello, y así no hay fallo válido. El animal quizá lo olvidó; quien puede mirar las fechas {eres tú|sos vos}.',
        task: '{Busca|Buscá} {antes} la foto más antigua que haya del animal [quien:con {quien} cerca|con gente cerca] y {haz|hacé} otra hoy, con las mismas partes. {Mide|Medí} en ambas la distancia, en dedos. Si hay menos dedos, el tiempo trabajó sin anunciarlo. Si son los mismos, esa es su distancia de afecto y se respeta. Si no había foto, esta inaugura el álbum.',
        end: 'De aquella primera tarde ya solo se acuerda la alfombra.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y sin derramar: el ángel de la Templanza tiene un pie en cada orilla, como quien convive con otra especie. Llevarse bien consiste en estar cerca haciendo cosas distintas. [quien:Con {quien} cabe la misma mezcla|Con alguien nuevo cabe la misma mezcla], a sorbos. Compartir una hora sin exigir conversación es la copa que {sirves tú|servís vos}.',
        task: '{Comparte|Compartí} {antes} media hora [lugar:en {lugar}|en la misma habitación], cada cual en su oficio: {tú|vos}, lectura o cuentas; el animal, lo suyo, que es secreto profesional. Ni una palabra hasta el final: «Buena jornada». Si se quedó sin obligación, la mezcla está hecha. Si iba y venía, supervisaba. Si faltó, hasta los mejores socios faltan un día.',
        end: 'Dos especies calladas en un cuarto ya son casi una conversación.',
      },
      rev: {
        lean: 'if',
        ahead:
          'A la Templanza invertida se le mezclaron las copas, y el ángel acabó con los dos pies mojados. Buena disposición hay, si lo nuevo no se sirve entero el primer día. Entre el animal y [quien:el mundo de {quien}|el resto del mundo] hace falta una orilla, y nadie la ha dibujado. Dibujarla es asunto tuyo y cuesta menos que una alfombra.',
        task: '{Marca|Marcá} {antes} con cinta una frontera en el suelo, [lugar:en {lugar}|entre su sitio y lo demás], y {anuncia|anunciá}: «De este lado, usted». Cada noche, la cinta se corre un palmo a su favor. Si el animal la cruza por iniciativa propia, dio por incorporado lo de enfrente. Si se acuesta justo encima, entiende de diplomacia más que muchos países.',
        end: 'Toda frontera termina siendo un buen sitio para acostarse.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Llega el Diablo con su pareja encadenada al pedestal, y esta vez la cadena huele a pollo. No: contra eso no compite nadie, [quien:ni siquiera {quien}|ni la familia en bloque]. Un animal puede adorar a una persona y venderla por un hueso, y ambas cosas son ciertas. Saber a qué hora conviene hacerle la pregunta sí depende de {ti|vos}.',
        task: '{Coloca|Colocá} {antes} su comida preferida a un lado y {ponte|ponete} {tú|vos} al otro, a igual distancia, [lugar:en {lugar}|en un pasillo], con una sola frase permitida: «Sin presiones». Si va a la comida, es lo normal y se pierde con elegancia. Si después viene a contártelo, ese segundo puesto vale oro. Si te elige de entrada, {revisa|revisá} los bolsillos.',
        end: 'Quedar en segundo lugar detrás del pollo es casi ganar.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'En el Diablo invertido las cadenas se escurren por el cuello y la pareja, ya suelta, no se mueve de ahí. Sí: el animal está porque quiere, o disimula con muchísimo talento, [quien:con {quien} presente|con visitas] y sin nadie. Se cayó lo que había de soborno y quedó el cariño, mala cara incluida. Aflojar también tu extremo es lo tuyo.',
        task: '{Escribe|Escribí} {antes} la lista de tus abusos con ese animal (apodos, disfraces, fotos en mala postura) y {suprime|suprimí} uno, [quien:con {quien} de testigo|con testigos], mediante la fórmula «Desde hoy se acabó el gorrito». Si se le nota un paso más ligero, pesaba. Si va a buscar el gorrito, le gustaba la fama, y se le devuelve con disculpas.',
        end: 'Nadie finge quererte con un gorrito puesto.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Cae el rayo, vuela la corona y la Torre suelta a dos figuras con muy mala cara: nadie posa bien en pleno derrumbe. Por eso no, la reacción del peor día no cuenta como opinión, [quien:y menos sobre {quien}|y menos con visitas]. El animal se asustó, alguien gritó, algo se rompió. Volver a apilar los ladrillos, con calma, está a tu alcance.',
        task: '{Levanta|Levantá} {antes} una torre de cuatro cajas vacías [lugar:en {lugar}|a la vista del animal] y {abandónala|abandonala} a su suerte. Si la derriba y te mira, quería testigo, y los testigos se eligen con cariño. Si la rodea con cuidado, respeta tus obras. Si se instala entre las ruinas, prefiere los escombros a la mudanza, y queda poco que investigar.',
        end: 'Quien rompe el jarrón y se queda mirando confía en la casa.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Puesta del revés, la Torre invertida deja a las dos figuras subiendo y la corona casi en su sitio, con algo de polvo. Hubo susto y pasó. La buena voluntad del animal es segura, si en mitad del ruido busca a alguien con la mirada, [quien:aunque sea a {quien}|aunque sea a una visita]. Con un ruido pequeño se comprueba.',
        task: '{Deja|Dejá} caer {antes} unas llaves, [lugar:en {lugar}|a tus pies], con un «¡Ay!» discreto, de teatro aficionado, y {quédate|quedate} sin moverte diez segundos. Si el animal viene a mirar, hay cariño o periodismo, que empiezan igual. Si huye, {siéntate|sentate} y que vuelva cuando quiera. Si sigue durmiendo, se fía tanto de la casa que ni los derrumbes lo despiertan.',
        end: 'A quien acude al estruendo se le perdona que venga despacio.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Una jarra para el estanque, otra para la tierra y ninguna cuenta por escrito: la Estrella vierte como quiere ese animal, con pésima administración. Sí, y a manos llenas. [quien:Con {quien} salpica igual|Con cualquiera salpica igual], y al sofá también le toca. Lo tuyo es ponerse debajo y dejar de pedir recibo.',
        task: '{Redacta|Redactá} {antes} la reseña que publicaría de {ti|vos}, con estrellas, de una a siete: «Buen servicio. El personal canta. Volvería», y {pégala|pegala} [lugar:en {lugar}|en la puerta]. Con cinco o más, se duerme en paz. Con menos de tres, {mejora|mejorá} hoy un solo detalle, el que ya {sabes|sabés}, y al día siguiente el establecimiento pide nueva inspección.',
        end: 'Quien vierte con las dos manos no puede llevar cuentas.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Estrella invertida tiene el estanque arriba, donde no se alcanza: así se espera una prueba de amor demasiado grande. Todavía no hay señal a la medida de esa ilusión. Las hay pequeñas, [quien:con {quien} y sin nadie|con gente y sin ella], y se derraman sin que nadie las mire. Rebajar el tamaño del milagro es cosa tuya.',
        task: '{Escribe|Escribí} {antes} la muestra más pequeña que te bastaría: «Que se quede un minuto», «Que gire la cabeza [lugar:en {lugar}|cuando paso]». Una línea, doblada en el bolsillo, y tres días de plazo. Si ocurre, se celebra como un título mundial, en voz baja. Si no, {parte|partí} la muestra por la mitad y otros tres días: alguna gota cae siempre cerca.',
        end: 'Para la sed de cariño, a veces alcanza una oreja girada.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'El perro y el lobo le aúllan a la Luna, y el cangrejo, que llega tarde, pregunta qué se celebra. De noche todo gesto parece un mensaje, [quien:y la sombra de {quien} se ve enorme|y cualquier sombra se ve enorme]. Todavía no se distingue el cariño del ruido. Asoma cuando el animal duerme y ya no posa; velarlo sin despertarlo es tu turno.',
        task: '{Acompaña|Acompañá} {antes} cinco minutos de su sueño, [lugar:en {lugar}|donde duerma], y {anota|anotá} el argumento: «Corre. Gana. Come. Reparte un poco». Si mueve patas, alas o aletas, es superproducción y algún papel te habrá tocado. Si no mueve nada, descansa porque se siente a salvo, que es de lo mejor que se puede decir de un sitio.',
        end: 'En los sueños de un animal siempre hay alguien que abre la puerta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se aclara el agua: en la Luna invertida el cangrejo era un cangrejo y el lobo tenía sueño. No, ni aura ni adivinación. El animal no lee el alma [quien:de {quien}|de nadie]; lee el paso, el olor y los nervios, y con eso acierta bastante. Conviene oírlo como a un vecino que observa mucho. Los nervios se los {prestas tú|prestás vos}.',
        task: '{Confiésale|Confesale} {antes} en voz baja, al oído o a través del cristal, lo que preocupa de verdad: «Me inquieta no entenderte, [quien:ni entender lo que pasa con {quien}|ni saber si estás a gusto]». Una vez, sin drama. Si al decirlo {respiras|respirás} mejor, la inquietud andaba en dos piernas. Si el animal se acerca, notó el cambio. Si bosteza, absuelve con autoridad.',
        end: 'Un animal nota los nervios ajenos y aun así pide la cena.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, con los brazos abiertos y sin silla de montar: el Sol lo deja tan claro como un niño a caballo frente a un muro con girasoles. No hay doble fondo. A ese animal el contento se le ve en el cuerpo, [quien:también con {quien} al lado|también con gente al lado]. Compartir el rato bueno, sin tomarle declaración, es tu parte.',
        task: '{Localiza|Localizá} {antes} la mejor mancha de sol [lugar:en {lugar}|de la casa] y {ocúpala|ocupala} diez minutos, dejando libre la mitad, sin invitación alguna. Si el animal llega y te empuja un poco, es amor con confianza. Si toma la otra mitad, es amor con educación. Si ya estaba ahí, {di|decí} «Con permiso»: el sitio tenía dueño y te tolera.',
        end: 'El cariño verdadero te deja la mitad estrecha del sol.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Sol invertido calienta desde abajo, y el niño se agarra a la barriga del caballo, un poco menos triunfal. Alegría hay, si no se le exige función diaria. Un animal contento también se aburre, mira la pared y suspira, [quien:con {quien} delante o no|con gente delante o sin ella]. Mejor celebrarlo en pequeño, para que no parezca trabajo.',
        task: '{Organiza|Organizá} {antes} una fiesta de cinco minutos sin motivo, [lugar:en {lugar}|en su rincón]: algo rico, un juguete olvidado y el himno que le {cantas|cantás} siempre, en versión corta. Si participa, faltaba recreo. Si mira desde lejos, es de fiestas discretas y ya tuvo la suya. Si ni la comida le interesa, la invitación siguiente es a la consulta veterinaria.',
        end: 'También la felicidad se echa de lado y mira la pared.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Toca el ángel la trompeta y todos se alzan con los brazos abiertos; ese animal se alza por menos, basta cierto ruido de bolsa. Aun así, el Juicio dice sí: distingue quién lo llama y para qué, [quien:sin confundir a {quien}|sin confundir a nadie], y responde a lo que suena a verdad. Cuál de tus voces le llega se puede averiguar.',
        task: '{Di|Decí} {antes} su nombre desde otra habitación en tres tonos, con diez minutos entre uno y otro: el oficial, el tierno y el de anunciar la cena. {Repite|Repetí} [quien:en boca de {quien}|en otra boca]. Si acude al oficial, hay respeto. Si acude al tierno, hay cariño. Si solo acude al de la cena, hay un oído finísimo y principios muy firmes.',
        end: 'Se levanta por su nombre quien de verdad tenía ganas de venir.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Se atascó la trompeta del Juicio invertido: suena bajito, y las figuras preguntan si hablaban con ellas. Todavía no hay fallo. Lo que parece desdén puede venir de que nadie avisó del examen, [quien:ni al animal ni a {quien}|ni al animal ni a la familia]. Suspender la sesión y dejar que declare cuando le guste te toca a {ti|vos}.',
        task: '{Graba|Grabá} {antes} medio minuto de tu voz hablando del tiempo y {reprodúcelo|reproducilo} desde otro punto, [lugar:en {lugar}|fuera de la vista]. Si el animal busca el origen, te distingue entre mil. Si se acomoda junto al aparato, le bastan tus noticias. Si no hace ningún caso, sabe que la voz auténtica huele a algo, y esa copia no pasa la aduana.',
        end: 'La voz que importa llega siempre acompañada de un olor.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'Una corona de laurel, alguien que danza en el centro y cuatro criaturas pendientes: el Mundo es la casa según la ve ese animal, que desde luego es quien danza. Sí: dentro del círculo hay sitio para {ti|vos}, [quien:para {quien}|para quien llegue] y hasta para un mueble. Entrar despacio, y por el lado que toca, es tu parte.',
        task: '{Traza|Trazá} {antes} con un cordón un círculo de un metro alrededor de donde el animal descansa [lugar:en {lugar}|por la tarde] y {lleva|llevá} el censo: quién entra y con qué recibimiento. Si tu entrada no le abre ni un ojo, {tienes|tenés} ciudadanía. Si lo abre, residencia temporal. Si cierra el paso con el cuerpo, falta un trámite, casi siempre comestible.',
        end: 'La ciudadanía se obtiene cuando alguien sigue durmiendo al verte llegar.',
      },
      rev: {
        lean: 'if',
        ahead:
          'A la corona del Mundo invertido le falta una hoja para cerrar, y quien baila busca con el pie dónde terminar el giro. Casi. Cariño hay, si también tiene su cierre: los animales desconfían de lo que se corta a medias, [quien:y más con {quien} de paso|y más con gente de paso]. Por fortuna, a un día cualquiera se le puede dar buen final.',
        task: '{Termina|Terminá} {antes} tres noches seguidas con la misma despedida breve, [lugar:en {lugar}|en el mismo sitio]: luz baja, un «Hasta mañana, y gracias» y retirada sin volver a asomarse. Si a la tercera el animal se acomoda antes de oírlo, ya cuenta con ello, que es una forma seria de querer. Si te sigue, la fiesta no había terminado: otra vuelta.',
        end: 'Quien espera la despedida para dormirse ya dijo lo principal.',
      },
    },
  },
};
