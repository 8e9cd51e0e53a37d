import type { OfEachCard, PlaceTexts } from '../family.ts';

/** What each card says in the matters of «salto». */
export const SALTO_PASSAGES: OfEachCard<PlaceTexts> = {
  'El Loco': {
    up: {
      behind:
        'Esto empezó antes de que tuviera nombre: un día cualquiera se te coló el Loco, con la vista en alto, y desde entonces {miras|mirás} por encima de {atras}.',
      now: 'Lo que {sabes|sabés} de verdad sobre este cambio cabe hoy en el hatillo del Loco: tres datos, unas ganas y ninguna garantía. Para empezar a caminar no hace falta mucho más.',
      against:
        'Ladra el perro del Loco, y no se sabe si avisa o acompaña. Quienes te quieren hacen las dos cosas en la misma frase, casi siempre durante el almuerzo.',
      ahead:
        'Queda el borde, y el Loco lleva en la mano una rosa, no una cuerda. Antes de dar el paso, {mide|medí} la caída en meses: cuántos {puedes|podés} estar sin hacer pie.',
    },
    rev: {
      behind:
        'Hubo otro salto, o un salto que no fue, y el Loco invertido lo guarda todavía en el hatillo. De aquella vez viene la cautela con que {hablas|hablás} de esta.',
      now: 'Un pie en el aire cansa más que una caminata. Así está hoy el Loco invertido: ni en {atras} ni fuera, con un paso que lleva tiempo sin bajar.',
      against:
        'Pesa la vergüenza de empezar de cero a la vista de todos. El Loco invertido tropieza con su propia rosa por estar pendiente de quién lo mira.',
      ahead:
        'Antes de moverte, {baja|bajá} la vista: a los pies del Loco invertido hay un perro que avisa. {Pregúntate|Preguntate} qué riesgo de este plan no trae nada a cambio y {quítalo|quitalo}.',
    },
  },
  'El Mago': {
    up: {
      behind:
        'Nada de lo que aprendiste se queda a vivir en {atras}. El Mago lo fue dejando sobre su mesa, copa, espada, basto y oro, y esa mesa se transporta.',
      now: 'Un brazo señala el cielo y el otro la tierra: hoy el Mago tiene la idea arriba y el trámite abajo. Entre los dos falta menos de lo que parece.',
      against:
        'Cuatro herramientas delante y ganas de usarlas a la vez: ahí se le traba la mano al Mago. Este cambio pide empezar por una, y todas levantan el dedo.',
      ahead:
        'Del infinito que lleva sobre la cabeza, el Mago no vive; vive de lo que hace a media mañana. {Elige|Elegí} una parte del cambio y {pruébala|probala} en pequeño, con fecha.',
    },
    rev: {
      behind:
        'Antes de esta pregunta hubo conversaciones brillantes. El Mago invertido pone la mesa, la describe de maravilla y se levanta: algún proyecto tuyo sigue ahí, esperando que alguien vuelva.',
      now: 'Boca abajo, la mesa del Mago invertido deja caer lo que tenía encima. Hoy hay mucho talento por el suelo, repartido en listas y borradores, y ninguna mano lo levanta.',
      against:
        'Suena bien, y ese es el estorbo. Alguien cuenta el cambio mejor de lo que es, quizá una voz ajena, quizá la propia: el Mago invertido cobra por la presentación.',
      ahead:
        'Una sola espada, usada entera, hace más que los cuatro palos por turno. {Pídele|Pedile} hechos al Mago invertido: {escribe|escribí} qué parte de este plan ya existe fuera de las palabras.',
    },
  },
  'La Sacerdotisa': {
    up: {
      behind:
        'Lo sabías antes de poder explicarlo. La Sacerdotisa guarda bajo el manto un rollo a medio asomar, y ahí estaba escrito, con tu letra, que algo en {atras} había cumplido su plazo.',
      now: 'Hoy la Sacerdotisa está sentada entre la columna oscura y la clara sin apoyarse en ninguna. Desde fuera parece indecisión; por dentro es alguien que escucha lo que falta.',
      against:
        'Detrás de la Sacerdotisa cuelga un velo, y del otro lado hay un dato que hoy no se puede saber desde este. Esperar a tenerlo frena todo lo demás.',
      ahead:
        'La luna está a los pies de la Sacerdotisa y no en su cabeza: primero se nota, luego se piensa. {Elige|Elegí} en secreto, {duerme|dormí} tres noches con lo elegido y {mira|mirá} cómo {amaneces|amanecés}.',
    },
    rev: {
      behind:
        'Durante mucho tiempo hubo algo que no se dijo en voz alta, y la Sacerdotisa invertida lo lleva apretado en el regazo. El cambio viene de ese silencio más que de una fecha.',
      now: 'Demasiadas voces opinan sobre este cambio y la tuya espera al final de la fila. Hoy la Sacerdotisa invertida tiene el velo delante de los ojos, bordado con consejos.',
      against:
        'Frena lo que no se ha contado. La Sacerdotisa invertida vigila entre sus columnas que nadie pase, y así cualquiera opina sobre el cambio sin conocer la parte que importa.',
      ahead:
        'Apagar el ruido media hora es todo lo que pide la Sacerdotisa invertida, con su luna del revés. Luego, sin consultar con nadie, {escribe|escribí} qué harías si no hubiera que explicarlo.',
    },
  },
  'La Emperatriz': {
    up: {
      behind:
        'Mucho creció en {atras}, y la Emperatriz, en medio de su trigo, no deja que se olvide. Si algún día se deja, que sea con la cosecha en brazos.',
      now: 'Doce estrellas lleva la Emperatriz en la frente, una por cada mes, y ninguna corre. Así está hoy lo tuyo: verde, bien plantado y lejos todavía de la siega.',
      against:
        'Mullido es el trono de la Emperatriz, y de lo mullido cuesta levantarse. La comodidad no es mala consejera; solo que habla siempre primero y no deja turno.',
      ahead:
        'Regar no es tirar de la espiga: la Emperatriz pide un gesto por semana, no una hazaña. {Calcula|Calculá} cuánto cuidado diario necesita este cambio y {mira|mirá} si tu calendario lo tiene.',
    },
    rev: {
      behind:
        'Hubo mucho que atender en {atras} y tu parte del campo quedó para después. La Emperatriz invertida, con trigo ajeno hasta la cintura, llega un poco tarde a la suya.',
      now: 'Tanto desenterrar la semilla para ver cómo va, y no hay semilla que brote así. Hoy la Emperatriz invertida le da vueltas al plan desde el trono y la tierra pide paz.',
      against:
        'Alguien te cuida, o a alguien {cuidas|cuidás}, y el trono de la Emperatriz invertida se ha puesto tan blando que moverse parece una falta de educación.',
      ahead:
        'Se le cayó la corona a la Emperatriz invertida y son doce estrellas, doce meses por repartir. {Reserva|Reservá} el primero para tu descanso antes de prometer los otros once.',
    },
  },
  'El Emperador': {
    up: {
      behind:
        'Hay carneros en el trono del Emperador porque alguien tuvo que embestir primero. Lo que ahora parece firme costó lo suyo, y quizá la frente que hubo que poner era la tuya.',
      now: 'De piedra es hoy el suelo que {pisas|pisás}: horarios, acuerdos, un orden que el Emperador sostiene sin despeinarse. Lo firme ayuda a saltar, siempre que no se confunda con las piernas.',
      against:
        'Debajo del manto, el Emperador lleva la armadura puesta incluso para cenar. Tanta defensa contra lo que podría fallar en este cambio pesa más que el cambio.',
      ahead:
        'Con cetro y sin gritos, el Emperador pone orden. {Decide|Decidí} tres números, el día, el dinero de reserva y el plazo para revisar lo decidido, y {cúmplelos|cumplilos}.',
    },
    rev: {
      behind:
        'Quizá una autoridad apretó de más, o faltó cuando hacía falta: el Emperador invertido dejó torcido su trono. Parte de este cambio nació de no querer sentarse así.',
      now: '¿Qué regla sigue en pie solo por costumbre? Hoy el Emperador invertido pasa revista con la armadura puesta y descubre que la guerra terminó hace rato.',
      against:
        'Falta una mano que diga «esto primero». Con el cetro del Emperador invertido por el suelo, cada detalle de este cambio manda lo mismo y ninguno obedece.',
      ahead:
        'Al Emperador invertido se le ruega que baje de la piedra y se presente. {Di|Decí} en voz alta, ante quien corresponda, una sola condición tuya, sin disculparla ni adornarla.',
    },
  },
  'El Hierofante': {
    up: {
      behind:
        'Hubo una enseñanza: lo serio es quedarse, lo propio puede esperar, de algo hay que vivir. La dictó el Hierofante con la mano en alto y se aprendió de memoria.',
      now: 'Dos alumnos escuchan al Hierofante y ninguno interrumpe. Hoy te faltan preguntas más que respuestas: las que solo sabe contestar quien ya hizo este mismo cambio.',
      against:
        'Triple es la corona del Hierofante, y triple el peso de lo correcto: lo que dirán en casa, lo que se hace a tu edad, lo que se hizo siempre.',
      ahead:
        'A los pies del Hierofante hay dos llaves cruzadas: una abre la puerta y la otra evita romperla. {Busca|Buscá} a alguien que ya haya cruzado y {pregúntale|preguntale} qué haría distinto.',
    },
    rev: {
      behind:
        'Seguiste un buen trecho el guion que otros escribieron con buena letra. Ahora al Hierofante invertido se le cae la triple corona y se lee al pie: sin firma tuya.',
      now: 'Hoy los dos acólitos del Hierofante invertido se han puesto de pie, y uno lleva tu abrigo. Dejar de pedir permiso da vértigo y una alegría rara, que todavía se disimula.',
      against:
        'También la rebeldía tiene su catecismo: «hay que dejarlo todo», «la vida es una sola». El Hierofante invertido bendice con la otra mano y sigue sin dejarte pensar.',
      ahead:
        'Entre dos columnas, el Hierofante invertido te devuelve el examen sin nota. {Separa|Separá} también en dos columnas qué {crees|creés} y qué te dijeron, y {decide|decidí} mirando la primera.',
    },
  },
  'Los Enamorados': {
    up: {
      behind:
        'Quedarse en {atras} también fue una elección, aunque nadie hiciera fiesta. Los Enamorados la tomaron a pleno sol, y por eso merece que se la mire de frente.',
      now: 'Bajo un ángel que no empuja, los Enamorados tardan lo que haga falta. Hoy hay dos cosas que {quieres|querés} de verdad, y lo difícil es que ninguna es mentira.',
      against:
        'En los Enamorados, una mirada va hacia el lado y la otra hacia lo alto. Algo así estorba: quizá alguien que te importa, quizá media vida tuya, apunta a otro sitio.',
      ahead:
        'El sol de los Enamorados no deja rincón oscuro: lo que se elige ahí se puede contar. {Dile|Decile} a quien más le importe este cambio tu razón verdadera, completa.',
    },
    rev: {
      behind:
        'Un sí dicho por no decir que no puede durar años. Los Enamorados invertidos lo pronunciaron con el sol en los ojos, y de ahí viene la costura que ahora aprieta.',
      now: 'Con el ángel por debajo, hoy los Enamorados invertidos no saben a quién mirar. Dos deseos tuyos tiran de la misma manga y ninguno ha dicho su precio.',
      against:
        'Quedar bien con todo el mundo sale caro, y los Enamorados invertidos ya van por la segunda cuota. Entre lo que {quieres|querés} y lo que {cuentas|contás} cabe un ala abierta.',
      ahead:
        'Nada impide hacer la pregunta dos veces, y los Enamorados invertidos lo agradecerían. {Piensa|Pensá} si elegirías lo mismo una tarde en que nadie se fuera a enterar, y {anota|anotá} la respuesta.',
    },
  },
  'El Carro': {
    up: {
      behind:
        'Dos fuerzas te trajeron hasta aquí, una blanca y otra negra: las ganas de más y el cansancio de lo mismo. El Carro ya rodaba cuando apareció la pregunta.',
      now: 'De pie y sin riendas, el auriga del Carro conduce con la atención. Hoy tu cambio ya se mueve un poco cada vez que {preguntas|preguntás} un precio o {imaginas|imaginás} un lunes.',
      against:
        'Una esfinge quiere empezar ya y la otra quiere saber antes quién riega las plantas. El Carro no avanza porque hoy nadie se ha sentado a hablar con las dos.',
      ahead:
        'Adónde, antes que cuándo: bajo su dosel de estrellas, el Carro no pide velocidad. {Escribe|Escribí} el destino en una línea sin la palabra «dejar» y {mira|mirá} si se sostiene.',
    },
    rev: {
      behind:
        'La prisa venía de antes, y el Carro invertido trae polvo de otras carreras: a veces se corre hacia un sitio solo para no seguir en otro.',
      now: 'Las dos esfinges del Carro invertido discuten en la puerta y el equipaje sigue en el pasillo. Hoy no falta fuerza: falta acordar hacia qué lado se sale.',
      against:
        'El auriga del Carro invertido empuja con el cuerpo lo que se guía con los ojos. Hay mucha urgencia en este asunto, y quien esté cerca recibe el codazo.',
      ahead:
        '{Desengancha|Desenganchá} una esfinge, la que tira por miedo o la que tira por orgullo. Al Carro invertido le basta medio día de quietud para elegir rumbo: {resérvalo|reservalo} esta semana.',
    },
  },
  'La Fuerza': {
    up: {
      behind:
        'El león no nació ayer. Con las manos en su boca, la Fuerza tuvo más paciencia de la que contaba en las cenas, y de esa paciencia sale ahora esta pregunta.',
      now: 'Ruge y no muerde: la Fuerza le tiene hoy la boca entre las manos al miedo y lo mira de cerca. Tenerlo al lado no impide hacer planes.',
      against:
        'Cuesta distinguir calma de aguante. Sobre la Fuerza flota un infinito, y es fácil leer ahí que esto se soporta para siempre; por eso el león no descansa.',
      ahead:
        'Ninguna arma lleva la Fuerza, y así se acerca. {Háblale|Hablale} al miedo por su nombre: {escribe|escribí} qué {temes|temés} de este cambio y, debajo, una cosa que harías con ese temor al lado.',
    },
    rev: {
      behind:
        'Mucha gente se apoyó en tu espalda y nadie preguntó por el lomo. La Fuerza invertida viene de ser sostén tanto tiempo que el león y ella bostezan a la vez.',
      now: 'Tiembla la mano, y es lógico: hoy la Fuerza invertida sostiene lo de siempre y además lo nuevo. Ese cansancio habla de la carga, no de tu talento para llevarla.',
      against:
        'Con el león encima, la Fuerza invertida duda de su talla y pide permiso para cosas que ya domina. Hay por ahí una voz que te trata de principiante.',
      ahead:
        'También el león duerme a media tarde, y la Fuerza invertida haría bien en recostarse a su lado. {Pon|Poné} un domingo vacío en el calendario y {decide|decidí} después, con el cuerpo descansado.',
    },
  },
  'El Ermitaño': {
    up: {
      behind:
        'Subiste esta cuesta sin público. El Ermitaño fue juntando luz propia mientras {atras} ocupaba el día, y lo que hoy parece repentino tiene las suelas gastadas.',
      now: 'Para cuatro pasos alcanza el farol del Ermitaño, y hoy se ve exactamente eso: la próxima llamada, el próximo papel y nada del año que viene.',
      against:
        'Desde lo alto de la montaña, al Ermitaño todo le parece pequeño, también la ayuda. Nadie le pide que resuelva este cambio a oscuras y con la capucha puesta.',
      ahead:
        'Báculo primero, luego pie: así camina el Ermitaño. {Tómate|Tomate} una tarde sin teléfono, {alumbra|alumbrá} solo el tramo siguiente y {escribe|escribí} qué tendría que ser cierto para darlo.',
    },
    rev: {
      behind:
        'Hubo un retiro que hizo falta y se alargó. El Ermitaño invertido subió a pensar en otra vida y aprendió a vivir de pensarla, lejos de todo ruido.',
      now: 'Tapado, el farol del Ermitaño invertido calienta las manos y no alumbra a nadie. Hoy {sabes|sabés} mucho de este cambio y casi nada de eso ha bajado al valle.',
      against:
        'Si alguien ofrece consejo, el Ermitaño invertido contesta desde el fondo de la capucha. Es un orgullo fino: no deberle a nadie ni una dirección.',
      ahead:
        'De esa cumbre también se baja, y el báculo del Ermitaño invertido está para eso. {Cuéntale|Contale} el plan a alguien que no te deba cariño y {escucha|escuchá} sin defenderlo.',
    },
  },
  'La Rueda de la Fortuna': {
    up: {
      behind:
        'Algo giró sin consultarte: una ley, un alquiler, un cumpleaños redondo. La Rueda de la Fortuna se movió primero, y esta pregunta es tu manera de contestarle.',
      now: 'Arriba de la Rueda de la Fortuna hay una esfinge que no se marea. Hoy lo que subía baja y lo quieto se mueve; el vértigo es cosa del borde.',
      against:
        'Cuatro criaturas leen en las esquinas de la Rueda de la Fortuna y ninguna mira la hora. Esperar la señal perfecta se parece a eso: muy instructivo, muy quieto.',
      ahead:
        'El centro de la Rueda de la Fortuna es lo único que no da vueltas. {Anota|Anotá} qué cosas tuyas seguirían iguales después de este cambio y {decide|decidí} desde ahí.',
    },
    rev: {
      behind:
        'Otra vez esta esquina. La Rueda de la Fortuna invertida pasó antes por aquí, con otro nombre y otro abrigo, y la vuelta terminó donde empieza esta pregunta.',
      now: 'Lo que iba a cambiar ya cambió, y cuesta creerlo. Hoy la Rueda de la Fortuna invertida chirría: la esfinge quedó abajo y todavía da órdenes como antes.',
      against:
        'Atascada, la Rueda de la Fortuna invertida invita a empujar justo donde no cede. Frena la pelea con lo que ya decidieron otros: plazos, edades, leyes.',
      ahead:
        'En las esquinas de la Rueda de la Fortuna invertida nadie lee con prisa. {Repasa|Repasá} así la última vez que quisiste cambiar de vida y {subraya|subrayá} qué te detuvo.',
    },
  },
  'La Justicia': {
    up: {
      behind:
        'Hiciste cuentas con {atras} hace tiempo, aunque fuera de cabeza y de noche. La Justicia las trae pasadas a limpio: qué diste, qué recibiste, qué quedó sin agradecer.',
      now: 'Primero pesar, después cortar: la Justicia tiene una mano para cada cosa y hoy trabaja la de la balanza. Faltan dos o tres cifras exactas en el platillo.',
      against:
        'La espada de la Justicia no entiende «más o menos», y de eso está hecha la mitad del plan. Ahí se traba: en lo supuesto y no preguntado.',
      ahead:
        'Sentada entre dos columnas y de frente, la Justicia pide algo que se pueda firmar. {Pon|Poné} por escrito qué {pierdes|perdés}, qué {ganas|ganás} y a quién le toca, sin adjetivos.',
    },
    rev: {
      behind:
        'Con un platillo torcido, la Justicia invertida repartió mal hace tiempo: diste de más, o pediste de menos, y se llamó normal. De esa cuenta viene el deseo de moverse.',
      now: 'Hoy la balanza de la Justicia invertida tiene truco: en un plato, lo que podría salir mal, con decimales; en el otro, lo que ya cuesta seguir igual, sin contar.',
      against:
        'Culpa ajena en platillo propio: así frena la Justicia invertida. Que alguien se quede triste con tu cambio importa, y aun así no convierte el cambio en delito.',
      ahead:
        '{Baja|Bajá} la espada un momento, que la Justicia invertida corta sin oír a las dos partes. {Cuenta|Contá} entera la versión de este asunto que no te conviene y {pésala|pesala} igual.',
    },
  },
  'El Colgado': {
    up: {
      behind:
        'De un pie, y sin que nadie lo persiga, cuelga el Colgado. Hubo en {atras} una espera elegida, un «todavía no» con buenos motivos, y conviene no llamarla cobardía.',
      now: 'Al revés, como mira hoy el Colgado, lo que llamabas seguro pende de un hilo y lo que llamabas locura hace pie. Falta quedarse mirando un poco más.',
      against:
        'Manos a la espalda, cara tranquila: el Colgado espera tan bien que nadie nota que espera. Hoy frena esa comodidad rara de no tener que decidir todavía.',
      ahead:
        'Alrededor de la cabeza del Colgado hay luz porque soltó algo, no porque lo consiguiera. {Elige|Elegí} qué {sueltas|soltás}, la prisa, la costumbre o la razón, y {ponle|ponele} fecha a la pausa.',
    },
    rev: {
      behind:
        'Nadie pidió ese sacrificio, o lo pidieron y ya prescribió. El Colgado invertido estuvo tanto tiempo así por los demás que se le acostumbró el tobillo.',
      now: 'Puesto del revés, el Colgado invertido queda de pie y se comporta como si colgara todavía. La pausa ya dio lo suyo; hoy hay más suelo del que {sientes|sentís}.',
      against:
        'Parecen atadas a la espalda, pero las manos del Colgado invertido nunca tuvieron nudo. Lo que ata es otra cosa: una espera que ya no se pregunta qué esperaba.',
      ahead:
        'Bajarse tiene dos gestos: doblar la rodilla y soltar. Al Colgado invertido {pídele|pedile} el primero: {nombra|nombrá} qué {esperas|esperás} exactamente, de quién, y hasta qué día.',
    },
  },
  'La Muerte': {
    up: {
      behind:
        'Se terminó una manera de estar en {atras}, y no de golpe: al paso, como va a caballo la Muerte. El cambio venía de lejos y nadie le puso música.',
      now: 'Entre dos torres, al fondo de la Muerte, hay un sol que sale o se pone. Hoy no se distingue, y quizá no haga falta: la luz sirve igual para ordenar cajones.',
      against:
        'Ni el caballo de la Muerte puede pasar si ocupa la puerta un nombre viejo. Cuesta saber quién se es cuando deja de decirlo la costumbre.',
      ahead:
        'Una rosa blanca lleva la Muerte en el estandarte: cerrar una etapa merece flor. {Prepara|Prepará} el agradecimiento antes que el salto, con dos nombres a quienes dar las gracias en persona.',
    },
    rev: {
      behind:
        'Un capítulo terminó sin ruido y todavía le guardan la silla. La Muerte invertida trae la rosa boca abajo: a ese final le faltó una fiesta.',
      now: 'Por dentro el cambio va más adelantado que por fuera. Hoy el caballo de la Muerte invertida camina sin herraduras, y en la superficie todo conserva su horario.',
      against:
        'Cuesta soltar una versión que ya no {eres|sos}. La Muerte invertida anda con una armadura de otra talla, y así pesa cada escalón, incluso los que bajan.',
      ahead:
        'No hay galope en la Muerte invertida: hay un sol bajo entre torres y tiempo para ordenar. {Haz|Hacé} una lista de tres cosas de {atras} que te gustaría dejar bien terminadas.',
    },
  },
  'La Templanza': {
    up: {
      behind:
        'Hace tiempo que {viertes|vertés} en dos copas: lo que toca y lo que te gusta. La Templanza te vio pasar el agua de una a otra, a deshoras, sin derramar.',
      now: 'Un pie en lo firme y otro en lo que se mueve: así está hoy la Templanza, y así tu asunto. No es tibieza, es probar el agua sin perder la orilla.',
      against:
        'Tanto ajustar el chorro, el ángel de la Templanza no bebe. Estorba la búsqueda de la proporción perfecta entre seguir y cambiar, que no viene en ninguna receta.',
      ahead:
        'No hace falta elegir copa hoy. La Templanza pide una mezcla de prueba: {vierte|vertí} un poco de lo nuevo dentro de lo de siempre, unos días, y {mira|mirá} si rebosa.',
    },
    rev: {
      behind:
        'De tanto llenar una copa, la otra terminó con polvo. La Templanza invertida sabe qué parte de tu vida quedó seca mientras {atras} se bebía el agua.',
      now: 'El ángel tiene hoy los dos pies en el agua: la Templanza invertida se ha quedado sin orilla. Entre planes, cálculos y nervios, falta una hora seca al día.',
      against:
        'O todo o nada, y cuanto antes: con ese pulso, la Templanza invertida derrama. Como si este cambio solo contara hecho entero y de una vez.',
      ahead:
        'Con mover apenas la muñeca alcanza, que la copa no tiene la culpa. La Templanza invertida pide corregir una sola medida: {quita|quitá} dos horas semanales de un lado y {pásalas|pasalas} al otro.',
    },
  },
  'El Diablo': {
    up: {
      behind:
        'Hay ataduras que empezaron como un buen trato. El Diablo ofreció algo a cambio de quedarse, un sueldo, una calle conocida, un aplauso, y cumplió lo prometido.',
      now: 'Flojas, las cadenas del Diablo hacen hoy más ruido que fuerza. El lazo sale por la cabeza cuando quieras; lo que todavía no se sabe es si {quieres|querés}.',
      against:
        'Encendido en su pedestal, el Diablo ni siquiera sujeta la cadena. Lo que ata es la cuenta de todo lo puesto ahí, como si los años se cobraran al salir.',
      ahead:
        'Frente a la pareja del Diablo conviene hacer inventario. {Escribe|Escribí} qué te da {atras}, con cifra si la tiene, y {tacha|tachá} lo que también podrías conseguir en otra parte.',
    },
    rev: {
      behind:
        'Alguna vez te llevaste la mano al cuello y el lazo cedió. Con ese gesto del Diablo invertido, más que con cualquier plan, empezó lo que hoy {preguntas|preguntás}.',
      now: 'Hoy las manos están libres y no saben dónde ponerse. En el Diablo invertido la pareja se mira sin la cadena, con un poco de frío en el cuello.',
      against:
        'Algún paso atrás es parte del camino, y el Diablo invertido lo aprovecha: a cada duda te ofrece otra vez el mismo pedestal, con una pequeña mejora.',
      ahead:
        'Lo difícil viene después de soltarse, insinúa el Diablo invertido con los cuernos hacia el suelo. {Decide|Decidí} qué harán tus manos a las nueve de la mañana del primer día.',
    },
  },
  'La Torre': {
    up: {
      behind:
        'Una grieta llevaba tiempo ahí y un día se oyó. La Torre no vino a tirar nada firme: el rayo se llevó de {atras} una corona que ya bailaba.',
      now: 'Hoy hay polvo y más cielo. Dos figuras salieron de la Torre por donde no había puerta: de la idea que tenías cayó el adorno, y se ve qué piedras sostienen.',
      against:
        'Entre las chispas de la Torre es mala hora para leer contratos. El susto tiene prisa, habla alto y llama decisión a lo primero que brilla.',
      ahead:
        'Debajo de la Torre queda un peñasco que el rayo no movió. {Haz|Hacé} la lista de lo que sigue en pie sin {atras} y {construye|construí} la primera decisión encima.',
    },
    rev: {
      behind:
        'Se habló bajo mucho tiempo para que no cayera nada. La Torre invertida creció así, con yeso sobre las grietas de {atras}, y el yeso también pesa.',
      now: 'Sin rayo y sin ruido, la sacudida va por dentro. Hoy la Torre invertida se sujeta la corona con una mano y con la otra saluda como siempre.',
      against:
        'Aplazar tiene su arquitectura: la Torre invertida suma un puntal cada mes. Lo que frena hoy es el esfuerzo de evitar una caída que quizá midiera un escalón.',
      ahead:
        'Una piedra quitada a mano ahorra un rayo, y a la Torre invertida le sobra al menos una. {Elige|Elegí} la conversación que {aplazas|aplazás} sobre este cambio y {tenla|tenela}, aunque sea en voz baja.',
    },
  },
  'La Estrella': {
    up: {
      behind:
        'Después de un tiempo seco volvieron las ganas, en pequeño: una página leída, un cálculo en una servilleta. La Estrella se arrodilló junto al agua y de ahí salió todo esto.',
      now: 'Vierte sin contar, una jarra al estanque y otra a la tierra. Así está hoy la Estrella en tu asunto: una parte sueña, otra moja el suelo, y se necesitan.',
      against:
        'Siete estrellas pequeñas rodean a la grande y todas brillan. Con la Estrella cuesta eso: hay demasiadas vidas posibles para mirar, y elegir apaga las demás un rato.',
      ahead:
        'Lejos, una luz; cerca, una jarra: la Estrella trabaja con las dos. {Describe|Describí} un martes cualquiera de dentro de cinco años y {haz|hacé} hoy diez minutos de ese martes.',
    },
    rev: {
      behind:
        'Hubo comparaciones, propias o ajenas, y algo se apagó. La Estrella invertida repartió sus siete luces pequeñas entre gente que parecía llegar antes a todo.',
      now: 'Arriba nada se apagó; lo que duele es el cuello. Hoy la Estrella invertida no necesita discursos sobre empezar de nuevo: necesita que la jarra pese un poco menos.',
      against:
        'Con la jarra boca abajo no se riega ni se bebe. Es un desánimo viejo que la Estrella invertida confunde con realismo, porque los dos hablan en el mismo tono.',
      ahead:
        'De rodillas junto al estanque, la Estrella invertida no mira el cielo: llena una jarra. {Haz|Hacé} hoy una cosa mínima por este cambio y {repítela|repetila} mañana a la misma hora.',
    },
  },
  'La Luna': {
    up: {
      behind:
        'De noche se te ocurrió y de noche creció. La Luna alumbró este deseo a medias, y por eso trae consigo, desde el principio, algo que se parece al miedo.',
      now: 'Un perro y un lobo miran la misma Luna: hoy, en este asunto, ladra lo que {conoces|conocés} y aúlla lo que no. Todavía suenan demasiado parecido.',
      against:
        'Medio fuera del agua, el cangrejo de la Luna avanza de costado. Hay un temor sin nombre que pregunta por los trámites y los precios para no preguntar lo otro.',
      ahead:
        'Entre las dos torres de la Luna pasa un camino, pero se recorre de día. No firmes nada después de cenar: {anota|anotá} lo que te inquieta y {revísalo|revisalo} con el café.',
    },
    rev: {
      behind:
        'Hubo noches de imaginar lo peor con mucho detalle. La Luna invertida las va dejando: mirado con luz, aquel lobo tenía collar, y buena parte del aullido era sueño.',
      now: 'Empieza a tener nombre lo que era niebla. Hoy, con la Luna invertida, el cangrejo por fin ha salido del agua y resulta que mide un palmo.',
      against:
        'Verlo todo de una vez: ese es el tropiezo. La Luna invertida apenas aclara el primer tramo, y quien exige la ruta completa mete el pie en el estanque.',
      ahead:
        'De las dos torres, una ya se ve entera. {Pregúntate|Preguntate}, con la Luna invertida delante, qué miedo perdió tamaño este mes y {quita|quitá} de tu lista lo que dependía de ese miedo.',
    },
  },
  'El Sol': {
    up: {
      behind:
        'En algún rincón de {atras} hubo alegría, y el Sol no permite negarla para que la pena sea menor. Por encima de ese muro asoman todavía los girasoles.',
      now: 'Sin silla y sin agarrarse va el niño del Sol. Hoy este asunto tiene más claridad que dudas, y se te nota en la voz cada vez que lo {cuentas|contás}.',
      against:
        'Con tanta luz de frente no se ve el muro. Lo que estorba en el Sol es el entusiasmo: a mediodía todo parece fácil, incluso los plazos y los precios.',
      ahead:
        'Brazos abiertos, pide el Sol, y que el caballo haga su parte. {Mira|Mirá} qué parte de este cambio te alegra cuando nadie aplaude y {empieza|empezá} por ahí, a plena luz.',
    },
    rev: {
      behind:
        'Se sonrió mucho por compromiso. El niño del Sol invertido aprendió en {atras} a parecer contento a la hora exacta, y de tanto actuar se le cansó el caballo.',
      now: 'Detrás de una nube está el Sol invertido, con retraso pero entero. Hoy las ganas de este cambio existen y llegan tarde, como quien dio vueltas buscando la calle.',
      against:
        'Los girasoles del Sol invertido ya no saben hacia dónde girar. Estorba un optimismo obligatorio: tener que contar este cambio como una fiesta cuando a ratos no lo es.',
      ahead:
        'Fingir calor gasta mucha leña. {Anota|Anotá}, mientras el Sol invertido asoma entre nubes, tres cosas del plan que harías gratis y aunque lloviera, y dales el primer hueco.',
    },
  },
  'El Juicio': {
    up: {
      behind:
        'Sonó una vez, hace tiempo, y se siguió barriendo la casa. La trompeta del Juicio repite: lo que hoy parece un capricho nuevo es un mensaje sin contestar.',
      now: 'Alguien se incorpora con los brazos abiertos: en el Juicio nadie señala, solo llaman. Hoy {reconoces|reconocés} esta pregunta como tuya, aunque llegue a mala hora y sin peinar.',
      against:
        'Apenas en pie, quienes despiertan en el Juicio miran lo que hicieron con su tiempo. Ahí se atasca la cuenta, en la columna de lo que pudo ser antes.',
      ahead:
        'Desde las nubes, el ángel del Juicio no grita órdenes: toca una nota. {Contesta|Contestá} con una frase que empiece por «soy alguien que» y {mira|mirá} si este cambio la hace más cierta.',
    },
    rev: {
      behind:
        'Con demasiada dureza se miró lo vivido, y en el Juicio invertido alguien no se levantó por un error viejo. Aquella sentencia sigue decidiendo cosas que nadie le consultó.',
      now: 'Con las manos en los oídos, hoy el Juicio invertido escucha la trompeta como quien oye llover. El llamado insiste, con paciencia y cada vez a peor hora.',
      against:
        '«A estas alturas» es la frase que frena. El Juicio invertido la repite desde una nube baja, tan cerca que se confunde con tu propia voz.',
      ahead:
        'Levantarse también es hacer memoria justa. {Díctale|Dictale} al Juicio invertido tres cambios que ya hiciste bien, con año y lugar, y {opina|opiná} sobre este solo después de leerlos.',
    },
  },
  'El Mundo': {
    up: {
      behind:
        'Un círculo se cerró en {atras} y casi nadie aplaudió. El Mundo pone la corona de laurel donde hubo esfuerzo: lo que hiciste está hecho y va {contigo|con vos} a todas partes.',
      now: 'Sin libro en las manos, las cuatro criaturas del Mundo solo miran bailar. Hoy no queda tanto que estudiar sobre este cambio: las piezas encajan lo suficiente.',
      against:
        'Baila tan bien el Mundo dentro de su corona que no encuentra la salida. Lo redondo tiene eso: cuesta moverse de donde se sabe hacer todo con los ojos cerrados.',
      ahead:
        'Un pie en el aire y el otro sin prisa: el Mundo no empieza otra vuelta sin saludar. {Repasa|Repasá} de principio a fin {atras} y {elige|elegí} qué tres cosas te llevarías.',
    },
    rev: {
      behind:
        'Quedó abierta una esquina: una conversación, una firma, un gracias dicho a medias. El Mundo invertido baila desde entonces con el laurel desatado, cuidando de no pisarlo.',
      now: 'Falta poco, y ese poco se resiste con mérito. Hoy el Mundo invertido tiene la corona casi cerrada y un hueco del tamaño de una llamada.',
      against:
        'Empezar lo siguiente para no terminar lo anterior es un atajo conocido. El Mundo invertido tropieza ahí, con el pie que llevaba en el aire.',
      ahead:
        'Las cuatro criaturas del Mundo invertido miran la misma esquina, la que quedó sin hacer. {Termina|Terminá} una sola cosa pequeña de {atras}, con fecha, antes de prometerle nada a lo nuevo.',
    },
  },
};
