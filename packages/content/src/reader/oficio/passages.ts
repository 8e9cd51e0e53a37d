import type { OfEachCard, PlaceTexts } from '../family.ts';

/** What each card says in the matters of «oficio». */
export const OFICIO_PASSAGES: OfEachCard<PlaceTexts> = {
  'El Loco': {
    up: {
      behind:
        'Detrás de todo esto camina el Loco con su hatillo: hubo un comienzo con más ganas que preguntas, y algo que convenía averiguar quedó para después.',
      now: 'A los pies del Loco hay un perro, y no se sabe si avisa o acompaña. Con esa duda {recibes|recibís} hoy cada opinión sobre lo que deberías hacer.',
      against:
        'Por llevar la vista tan alta, el Loco no ve el borde. El tropiezo está en la parte que nadie ha mirado: los plazos, los gastos, la letra chica.',
      ahead:
        'Una rosa blanca lleva el Loco por toda credencial. {Di|Decí} en una frase qué {buscas|buscás} en el trabajo y {mira|mirá} dónde {pones|ponés} el pie antes de apoyarlo.',
    },
    rev: {
      behind:
        'Esto viene de un pie que quedó en el aire: con el Loco invertido hubo un paso aplazado por miedo al ridículo, y las semanas se fueron en ensayarlo.',
      now: 'El precipicio le queda por encima al Loco invertido, y así cualquier paso parece una caída. Hoy un mensaje de tres líneas se come la tarde entera.',
      against:
        'De un hatillo boca abajo se va cayendo todo. Así no hay quien negocie: el Loco invertido llega con las manos vacías, sin una cifra, una fecha ni un papel.',
      ahead:
        'Antes de moverte, {baja|bajá} los ojos hacia el perro del Loco invertido: {pregúntale|preguntale} a alguien que te quiera y sepa sumar qué borde está viendo.',
    },
  },
  'El Mago': {
    up: {
      behind:
        'Copa, espada, basto y oro: el Mago aprendió a usarlos de uno en uno. De una temporada así te viene una destreza que nadie te puede descontar.',
      now: 'El Mago recibe con la mano de arriba y hace con la de abajo. Lo primero ya lo {tienes|tenés} hoy; lo segundo es un gesto y dura diez minutos.',
      against:
        'Señalar el cielo se le da bien al Mago. Hoy estorban las palabras con brillo, tuyas o de la otra parte: mucho «ya veremos» y ninguna fecha debajo.',
      ahead:
        'Ese infinito sobre la cabeza del Mago pide repetición. {Elige|Elegí} una sola gestión, {hazla|hacela} tres días seguidos a la misma hora y {anota|anotá} qué se movió.',
    },
    rev: {
      behind:
        'La copa del Mago invertido quedó boca abajo: hubo palabras dichas con mucho brillo que se creyeron enteras, y lo que vino luego cupo en un dedal.',
      now: 'Cuatro herramientas y las cuatro empezadas. El Mago invertido te encuentra hoy en mitad de varios planes, cada uno muy convincente el lunes por la mañana.',
      against:
        'Lo que frena está en los brazos del Mago invertido: el que señala va muy por delante del que hace. Alguien promete de más, y puede que con tu voz.',
      ahead:
        'De toda la mesa, el Mago invertido pide usar una cosa. {Elige|Elegí} la espada o el basto, el correo o la conversación, y {llega|llegá} al final antes de tocar lo demás.',
    },
  },
  'La Sacerdotisa': {
    up: {
      behind:
        'Bajo el manto de la Sacerdotisa asoma medio rollo: desde el principio algo se leyó por la mitad, y el resto lo fuiste completando de buena fe.',
      now: 'Entre una columna oscura y otra clara, la Sacerdotisa escucha. {Notas|Notás} en el tono algo que las frases no dicen, y aún no {tienes|tenés} con qué probarlo.',
      against:
        'Hoy estorba el velo, ese «aquí no se pregunta» que la Sacerdotisa tiene a la espalda: cuánto, hasta cuándo, quién decide. Sin que medie una mentira, nadie sabe nada.',
      ahead:
        'La luna que está a los pies de la Sacerdotisa crece sin hacer ruido. {Guarda|Guardá} tu plan unos días, {apunta|apuntá} lo que oigas con su fecha, y {habla|hablá} con eso en la mano.',
    },
    rev: {
      behind:
        'De tanto guardarlo se arrugó el rollo de la Sacerdotisa invertida: era una molestia que callaste por prudencia y que, por lo visto, no ha prescrito.',
      now: 'Medio mundo ha opinado ya sobre tu trabajo. La Sacerdotisa invertida está entre sus columnas sin oírse, con un consejo en la B y el contrario en la J.',
      against:
        'Una luna boca abajo alumbra poco. Eso señala hoy la Sacerdotisa invertida: un dato que {tienes|tenés} cerca y que, por no complicar la semana, nadie ha mirado de frente.',
      ahead:
        'Que el velo de la Sacerdotisa invertida se corra un palmo: {cuéntale|contale} a una sola persona de fiar lo que {callas|callás} del trabajo, y {escucha|escuchá} cómo suena dicho.',
    },
  },
  'La Emperatriz': {
    up: {
      behind:
        'El trigo de la Emperatriz creció sin que nadie lo apurara. Así se hizo tu manera de trabajar, con paciencia y con muchos días que nadie aplaudió.',
      now: 'Doce estrellas lleva la Emperatriz, una por mes, y ninguna se adelanta. Lo tuyo está hoy en hierba: hay tallo, hay cuidado, y el pan queda más lejos.',
      against:
        'Mullido como es, del trono de la Emperatriz cuesta levantarse. Hacerlo como siempre y con quien siempre resulta tan cómodo que la conversación difícil queda para otra cosecha.',
      ahead:
        'Un campo así se riega a diario y por partes. {Mira|Mirá} con la Emperatriz qué da grano en tu semana, dale a eso la primera hora y {deja|dejá} el resto para después.',
    },
    rev: {
      behind:
        'De tu trigo comió mucha gente: la Emperatriz invertida trae de atrás favores, horas de más y un plato, el tuyo, que se servía al final.',
      now: 'Sin gusto no hay Venus que alcance. La Emperatriz invertida lleva el signo al revés: hoy {cumples|cumplís} con todo, y hace tiempo que eso no te sabe a nada.',
      against:
        'Con tanto tirar del tallo se afloja la raíz. Lo que estorba, dice la Emperatriz invertida, es el exceso de cuidado: revisar, insistir, volver a preguntar lo de ayer.',
      ahead:
        'Hasta el trono de la Emperatriz invertida tiene cojines. {Aparta|Apartá} una hora que no sea de nadie más, y {mira|mirá} qué se cae sin tu mano: por ahí hay que pedir ayuda.',
    },
  },
  'El Emperador': {
    up: {
      behind:
        'Alguien fue primero y puso las reglas: lo dicen los carneros del Emperador. Unas sirvieron; otras se siguieron cumpliendo sin que nadie recordara el motivo.',
      now: 'Bajo el manto, el Emperador no se quita la armadura. Hoy {hablas|hablás} de trabajo con muy buenos modales y con los hombros a la altura de las orejas.',
      against:
        'Piedra por los cuatro costados: ese trono del Emperador no se corre ni para barrer. Lo que frena cabe en una frase, «esto siempre se hizo así».',
      ahead:
        'Sostener pesa más que agitar, y por eso el Emperador apenas mueve el cetro. {Pon|Poné} un límite que se pueda medir, con hora o con cifra, y {empieza|empezá} por cumplir tu parte.',
    },
    rev: {
      behind:
        'Hubo un cetro que se usó como palo. Del Emperador invertido, de ahora o de mucho antes, te quedó la costumbre de pedir lo tuyo en voz baja.',
      now: 'Con el trono patas arriba nadie sabe dónde sentarse. Hoy, bajo el Emperador invertido, no está claro quién decide, con qué plazo ni a quién se le pregunta.',
      against:
        'Dentro de una armadura hace calor y no se nota desde fuera. Con el Emperador invertido se aguanta sin pedir nada: ni ayuda, ni un plazo, ni una explicación.',
      ahead:
        'Los carneros del Emperador invertido embisten por costumbre. {Busca|Buscá} una regla que siga en pie sin razón, ajena o tuya, y {escribe|escribí} la que pondrías en su lugar.',
    },
  },
  'El Hierofante': {
    up: {
      behind:
        'Hubo un tiempo de escuchar, como los dos acólitos del Hierofante: de alguien aprendiste cómo se trabaja, con los trucos buenos y las manías incluidas.',
      now: 'La mano en alto del Hierofante marca el orden, y hoy pesan las formas: a quién se le dice primero, cómo se pide, en qué papel queda.',
      against:
        'Con tres coronas una sobre otra, al Hierofante le cuesta girar la cabeza. Frena esperar el visto bueno de alguien para algo que ya {sabes|sabés} hacer.',
      ahead:
        'En el suelo del Hierofante hay dos llaves que nadie cobra. {Pregúntale|Preguntale} a alguien del mismo oficio que haya pasado por esto: qué hizo, en qué orden y qué cambiaría.',
    },
    rev: {
      behind:
        'De algún banco de alumno viene la lección: agradecer, llegar antes, no hablar de dinero. El Hierofante invertido repasa ese catecismo y pregunta a quién le convenía.',
      now: 'Las dos columnas siguen ahí, pero el Hierofante invertido ya no está en medio. Las reglas de antes no te explican lo de hoy, y las nuevas van a lápiz.',
      against:
        'Con el mismo gesto con que bendecía, el Hierofante invertido ahora niega. Llevar la contraria por reflejo quita tiempo y es otra forma de obedecer, solo que del revés.',
      ahead:
        'Una de las llaves del Hierofante invertido es tuya: {elige|elegí} una costumbre de trabajo que heredaste sin pedirla, {hazla|hacela} a tu manera esta semana y {mira|mirá} qué puerta se abre.',
    },
  },
  'Los Enamorados': {
    up: {
      behind:
        'Bajo el gran sol de los Enamorados hubo una elección: la hiciste por motivos que entonces eran buenos, y alguno lo sigue siendo.',
      now: 'Una figura mira al lado y la otra mira hacia arriba. Hoy, como en los Enamorados, puede que alguien pida buen trato y alguien pida resultados, y nadie lo nombre.',
      against:
        'Sobre los Enamorados hay un ángel que no empuja, y ahí se atasca todo: en esperar que alguien de más arriba elija por {ti|vos} entre dos cosas que valen.',
      ahead:
        'Esas alas cubren por igual a los Enamorados. {Di|Decí} de frente lo que {valoras|valorás} en un trabajo, {pregúntale|preguntale} lo mismo a la otra parte y {compara|compará} las dos respuestas.',
    },
    rev: {
      behind:
        'Dos miradas pasaron una junto a la otra. Lo de los Enamorados invertidos fue un sí por no decir que no, y cada parte lo entendió a su manera.',
      now: 'Con el ángel cabeza abajo, los Enamorados invertidos reciben dos mensajes distintos sobre lo que se espera. Hoy {intentas|intentás} contestar a los dos con la misma frase amable.',
      against:
        'El sol les queda a los pies a los Enamorados invertidos. Estorba el quedar bien: {dices|decís} que no importa, que no corre prisa, y esa cortesía la {pagas|pagás} en horas.',
      ahead:
        'Volver a preguntar todavía se puede; a los Enamorados invertidos les alcanza con girar la cabeza. {Haz|Hacé} una pregunta que se conteste con sí o con no, y {espera|esperá} sin ayudar.',
    },
  },
  'El Carro': {
    up: {
      behind:
        'Una esfinge blanca y otra negra tiraron del Carro hasta aquí: las ganas y la necesidad, cada una por su lado, y aun así avanzaste.',
      now: 'Sin riendas va el Carro, y hoy {gobiernas|gobernás} algo parecido: humores ajenos, plazos que pusieron otras manos, y tu atención como único freno.',
      against:
        'De pie desde la salida, el auriga del Carro ya no recuerda cómo se baja. Frena el no parar: empujar cada día igual sin mirar si esta sigue siendo la calle.',
      ahead:
        'Las estrellas del dosel le sirven al Carro de rumbo. {Escribe|Escribí} adónde {quieres|querés} llegar en tres meses y {quita|quitá} de esta semana una tarea que tire hacia otro lado.',
    },
    rev: {
      behind:
        'Ya en la puerta se torció el dosel del Carro invertido: se salió con prisa, cuando parecía que bastaba con moverse y nadie preguntó hacia dónde.',
      now: 'La blanca dice que el lunes y la negra dice que nunca. Así discuten las esfinges del Carro invertido: lo que {avanzas|avanzás} de mañana lo {desandas|desandás} de noche.',
      against:
        'Un auriga de mal humor sacude a quien va al lado. Hoy, con el Carro invertido, estorba el tono, propio o ajeno: la frase llega tan acelerada que nadie oye qué decía.',
      ahead:
        'Como no hay riendas de donde tirar, al Carro invertido se lo gobierna parando. {Detén|Detené} un solo frente por un día, {mira|mirá} cuál de las dos esfinges se calma y {sigue|seguí} a esa.',
    },
  },
  'La Fuerza': {
    up: {
      behind:
        'Sin armas y sin levantar la voz llegó la Fuerza hasta el león. Detrás hay días ásperos que trataste con pulso y que no figuran en ningún currículum.',
      now: 'Algo ruge hoy, y lo {tienes|tenés} entre las manos como la Fuerza tiene la boca del león: por dentro es un esfuerzo enorme; desde fuera, un martes.',
      against:
        'Mirando la cara serena de la Fuerza, cualquiera diría que el león viene así de casa. Estorba lo bien que lo {llevas|llevás}: nadie nota que haga falta cambiar algo.',
      ahead:
        'No es cosa de una vez, avisa el infinito sobre la Fuerza. {Prepara|Prepará} una frase firme y corta, {dila|decila} sin subir la voz y {repítela|repetila} igual si vuelve el rugido.',
    },
    rev: {
      behind:
        'Mucho tiempo tuvo la Fuerza invertida la mano en la misma boca: hubo una racha en que sostuviste más de lo que te tocaba, y sin relevo.',
      now: 'El león queda arriba y la Fuerza invertida se mira las manos. Hoy {dudas|dudás} de lo que {vales|valés}, justo cuando más horas de esto {llevas|llevás} encima.',
      against:
        'Apretar de más le cansa los dedos a la Fuerza invertida. Basta un arranque, de quien sea, para que haya que pedir disculpas y se pierda la razón que había.',
      ahead:
        'Hasta el infinito de la Fuerza invertida va acostado. {Descansa|Descansá} de este tema un día entero, {avisa|avisá} a quien suele preguntar y {deja|dejá} lo importante para después de dormir.',
    },
  },
  'El Ermitaño': {
    up: {
      behind:
        'Cuesta arriba y sin compañía subió el Ermitaño. Hubo una etapa en que te las arreglaste sin preguntar, y de allí {traes|traés} un criterio que se nota.',
      now: 'Unos pasos y poco más alumbra el farol del Ermitaño. Hoy se ve lo de esta semana; el año completo sigue a oscuras, como casi todos los años.',
      against:
        'Tan alto está el Ermitaño que abajo nadie oye lo que piensa. Y como no {dices|decís} en voz alta qué {quieres|querés}, cada quien rellena el silencio a su gusto.',
      ahead:
        'Con el báculo, el Ermitaño tantea antes de pisar. {Tómate|Tomate} dos días sin responder nada grave y {vuelve|volvé} con una pregunta concreta para alguien con más años en el oficio.',
    },
    rev: {
      behind:
        'A cierta altura la capucha le tapó los ojos al Ermitaño invertido: hubo un aviso que entonces no sonó a aviso, y después un tramo largo a tientas.',
      now: 'Hoy el Ermitaño invertido lleva la montaña por sombrero. {Piensas|Pensás} el trabajo a puerta cerrada, y cada idea da la vuelta al cuarto y regresa con la misma cara.',
      against:
        'Luz hay, pero el Ermitaño invertido la tapa con el manto. Lo que frena es el orgullo de no pedir una mano, o la vergüenza, que se le parece bastante.',
      ahead:
        'También la cumbre del Ermitaño invertido tiene sendero de bajada. {Llama|Llamá} antes del viernes a alguien del oficio con quien no hables hace meses y {cuéntale|contale} en qué {andas|andás}.',
    },
  },
  'La Rueda de la Fortuna': {
    up: {
      behind:
        'Lo que estaba arriba bajó un día sin consultarte: la Rueda de la Fortuna dio su vuelta y cambió las condiciones con las que habías hecho tus cuentas.',
      now: 'Cuatro criaturas leen en las esquinas mientras gira la Rueda de la Fortuna. Con tanto movimiento alrededor, hoy lo más firme que {tienes|tenés} es lo que {sabes|sabés} hacer.',
      against:
        'Desde el borde de la Rueda de la Fortuna todo se ve inclinado. Estorba decidir con mareo: contestar en caliente, o comparar tu jueves con el mejor domingo de alguien.',
      ahead:
        'Arriba de la Rueda de la Fortuna hay una esfinge que no se marea. {Separa|Separá} en dos columnas lo que depende de {ti|vos} y lo que no, y {trabaja|trabajá} en la primera.',
    },
    rev: {
      behind:
        'Quizá la escena te suena: la Rueda de la Fortuna invertida trae una vuelta anterior muy parecida, con otros nombres y otra silla, que tampoco terminó de cerrarse.',
      now: 'La esfinge quedó debajo y aguanta el peso. Con la Rueda de la Fortuna invertida, hoy {empujas|empujás} desde temprano y este martes es idéntico al martes pasado.',
      against:
        'El libro de las esquinas ya nadie lo lee, todo el mundo se lo sabe. Con la Rueda de la Fortuna invertida se va la fuerza en discutirle a un cambio ya ocurrido.',
      ahead:
        '{Marca|Marcá} en un papel el punto exacto donde se traba la Rueda de la Fortuna invertida, ese momento que se repite, y ahí {cambia|cambiá} una sola cosa: la hora, el tono o el pedido.',
    },
  },
  'La Justicia': {
    up: {
      behind:
        'Antes de llegar aquí algo se pesó: la Justicia recuerda qué se acordó, qué se dio y qué se recibió. Esas cuentas existen aunque nadie las haya escrito.',
      now: 'Con la mirada de frente, la Justicia no acepta adornos. Hoy los hechos caben en una hoja: fechas, horas, frases tal como se dijeron. Lo demás es comentario.',
      against:
        'Entre columna y columna de la Justicia hay sitio para una sola silla. Estorba tener razón sin papeles: lo que {sabes|sabés} y lo que {puedes|podés} mostrar no coinciden.',
      ahead:
        'Balanza primero, espada después: ese orden tiene la Justicia. {Reúne|Reuní} tres hechos con su fecha, {consulta|consultá} a quien sepa de leyes o de números y luego {decide|decidí}.',
    },
    rev: {
      behind:
        'Hace mucho que un platillo de la Justicia invertida tiene un dedo encima. Hubo un trato desigual que, de tanto repetirse, acabó pasando por costumbre.',
      now: 'La punta de la espada baja hacia quien la sostiene: así está hoy la Justicia invertida, y así {cargas|cargás} con una culpa que no cabe entera en tu parte.',
      against:
        'Por el suelo anda la corona de la Justicia invertida, y gobierna la versión cómoda, propia o ajena, esa que suena muy bien y no coincide con ningún recibo.',
      ahead:
        'Con adjetivos no se endereza la balanza de la Justicia invertida. {Anota|Anotá} lo que {pones|ponés}, lo que {recibes|recibís} y lo que falta, y {muestra|mostrá} esa hoja a alguien imparcial.',
    },
  },
  'El Colgado': {
    up: {
      behind:
        'De un pie quedó el Colgado, y los planes en la misma postura: una pausa que no elegiste del todo y en la que, a pesar de eso, aprendiste a mirar.',
      now: 'Con las manos a la espalda, el Colgado no puede firmar ni teclear. Hoy toca no empujar, y para quien vive de resolver cosas esa es la tarea más ingrata.',
      against:
        'La cara tranquila del Colgado engaña. Tu espera se ve tan llevadera desde fuera que, a quien podría acortarla, ni se le ha ocurrido mirar el reloj.',
      ahead:
        'Desde su halo, cabeza abajo, el Colgado mira lo mismo y ve otra cosa. {Cuenta|Contá} tu caso como lo contaría la otra parte, y {ponle|ponele} fecha de fin a la espera.',
    },
    rev: {
      behind:
        'En esa postura se le durmió el pie al Colgado invertido: ahí detrás quedan favores, noches y paciencias que ofreciste sin que figuraran en ningún acuerdo.',
      now: 'Puesto otra vez de pie, el Colgado invertido conserva la cuerda en el tobillo. La espera de hoy dejó de enseñar hace rato y se volvió horario.',
      against:
        'Un halo alumbra poco y favorece mucho. Frena, con el Colgado invertido, el mérito de aguantar, que no se cobra en ninguna parte ni sirve de referencia.',
      ahead:
        'Las manos del Colgado invertido nunca estuvieron ocupadas. {Retira|Retirá} esta semana un esfuerzo que no le sirve a nadie, tampoco {a ti|a vos}, y {mira|mirá} quién lo nota.',
    },
  },
  'La Muerte': {
    up: {
      behind:
        'Al paso de su caballo, sin anuncio, la Muerte cruzó por aquí: se acabó una manera de trabajar, y lo que quedó en su sitio todavía no tiene nombre.',
      now: 'Entre las dos torres hay un sol, y la Muerte no dice si sale o se pone. Alguna etapa de tu vida de trabajo terminó, y hoy {cumples|cumplís} todavía su horario.',
      against:
        'Dentro de la armadura de la Muerte no hay nadie a quien convencer. Se va la semana en negociar con lo acabado: una promesa, un puesto, un reparto viejo.',
      ahead:
        'Una flor en el estandarte: la Muerte sabe que también despedirse tiene oficio. {Nombra|Nombrá} la etapa que se cierra, {agradece|agradecé} una cosa y {vacía|vaciá} su cajón.',
    },
    rev: {
      behind:
        'El caballo de la Muerte invertida ya había pasado y se le guardó sitio en la mesa: fue un final que nadie dijo en voz alta y que siguió dando tareas.',
      now: 'Puesto al revés, el estandarte de la Muerte invertida parece un delantal. Hoy te lo {atas|atás} otra vez para un trabajo que ya no es como lo {recuerdas|recordás}.',
      against:
        'Hay un sol al fondo y la Muerte invertida no gira la cabeza. Frena el cariño a una versión anterior, de cuando esto funcionaba, o de cuando así se contaba.',
      ahead:
        'Nadie galopa en la Muerte invertida, hay tiempo. {Elige|Elegí} una costumbre de otra época, {hazla|hacela} por última vez prestando atención y {tacha|tachá} su hora del calendario.',
    },
  },
  'La Templanza': {
    up: {
      behind:
        'Mezclar fue la tarea: el ángel de la Templanza juntó una vez lo que daba de comer con lo que daba gusto. De aquella receta te queda la mano.',
      now: 'El agua de la Templanza va de copa en copa y no se derrama. Hoy el ajuste es lento y de muñeca: un poco menos de esto, media hora más de aquello.',
      against:
        'Dos copas sostiene la Templanza, y ahí está la demora: en querer la medida exacta antes de verter. Mientras se calcula, nada cambia de lado.',
      ahead:
        'Con el pie de tierra la Templanza se apoya; con el del agua prueba. {Propón|Proponé} un cambio pequeño por dos semanas y {fija|fijá} desde hoy el día de revisarlo.',
    },
    rev: {
      behind:
        'Toda el agua de la Templanza invertida fue a la misma copa: hubo un tiempo en que el trabajo, por mucho o por falta, se bebió también la otra.',
      now: 'Hoy la Templanza invertida tiene los dos pies en el agua. Van días sin término medio: o no hay quien te pare, o no hay quien te arranque.',
      against:
        'Boca abajo, a un ángel le sobran las alas. La Templanza invertida apunta a un exceso con buena fama: contestar siempre, estar siempre, poder siempre.',
      ahead:
        'Mover un poco la muñeca, nada más, pide la Templanza invertida. {Quita|Quitá} media hora de donde rebosa, {ponla|ponela} donde está seco y {repite|repetí} mañana, sin discursos.',
    },
  },
  'El Diablo': {
    up: {
      behind:
        'Algo brilló al comienzo como la figura encendida del Diablo: un sueldo, un elogio, un plan con tu nombre. El trato tuvo sentido antes de tener precio.',
      now: 'Flojas cuelgan las cadenas delante del Diablo. Lo que hoy te sujeta tiene un monto, y es probable que nunca se haya dicho en voz alta.',
      against:
        'Subido a un pedestal, el Diablo parece más alto. Estorba el tamaño que le das a una sola opinión: la de quien firma, o la tuya a las tres de la mañana.',
      ahead:
        'Por la cabeza saldría ese lazo, que el Diablo ni siquiera sujeta. {Calcula|Calculá} lo que cuesta al mes seguir igual y lo que cuesta soltarse, las dos cifras en una misma hoja.',
    },
    rev: {
      behind:
        'Cierto día la mano fue al cuello y el lazo cedió: el Diablo invertido recuerda tu primer «no» en un trato que parecía venir sin esa palabra.',
      now: 'Cuernos abajo, el Diablo invertido impone bastante menos. Hoy {puedes|podés} decir qué te retiene y en qué cantidad, aunque algún lunes vuelvas a regatearlo.',
      against:
        'Sin cadena que sostener, la pareja del Diablo invertido no sabe qué hacer con las manos. Cuesta llenar el hueco: la queja de cada día también daba conversación.',
      ahead:
        '{Baja|Bajá} del pedestal lo que pusiste ahí, cargo, sueldo o persona, con el Diablo invertido de testigo: {anota|anotá} tres cosas que harías igual sin eso y {empieza|empezá} una.',
    },
  },
  'La Torre': {
    up: {
      behind:
        'Hubo un rayo. La Torre recuerda el día en que una frase, un número o un correo dejó sin techo la idea que te habías hecho del trabajo.',
      now: 'Dos figuras salen de la Torre por donde no había puerta. Así {andas|andás} hoy: con prisa, sin peinar, y viendo la fachada desde un ángulo nuevo.',
      against:
        'Lo más pesado de la Torre era la corona, y era también lo menos firme. Hoy se gasta más en cuidar la apariencia que en mirar la grieta.',
      ahead:
        'El peñasco que está debajo de la Torre no se movió. {Haz|Hacé} la lista de lo que aguantó, oficio, gente, ahorros, papeles, y {apoya|apoyá} ahí la próxima decisión.',
    },
    rev: {
      behind:
        'Una grieta se tapó con un calendario bonito. La primera señal de la Torre invertida llegó temprano y se dejó para cuando hubiera tiempo, fecha que ahí no figuraba.',
      now: 'Chispas hay, pero caen hacia dentro. Con la Torre invertida la sacudida de hoy no se oye: por fuera {contestas|contestás} normal, por dentro se corren los muebles.',
      against:
        'Por miedo al rayo se habla bajito, y a la Torre invertida le cruje igual cada palabra. Frena ese cuidado de no mencionar precisamente el tema que importa.',
      ahead:
        'Piedra por piedra, la Torre invertida se desarma sin que nadie salga por la ventana. {Elige|Elegí} la más suelta, una deuda o una duda, y {trátala|tratala} esta semana con quien corresponda.',
    },
  },
  'La Estrella': {
    up: {
      behind:
        'De noche y sin testigos se arrodilló la Estrella, al cabo de una temporada seca que te fue dejando con menos ilusiones y mejor puntería.',
      now: 'El estanque de la Estrella vuelve a estar quieto. La calma de hoy es modesta y alcanza para algo: un plan para el jueves, una conversación sin apuro.',
      against:
        'Entre una luz grande y siete pequeñas, con la Estrella los ojos se van a la grande. Estorba medir cada día contra el ideal: el puesto perfecto, el trato perfecto.',
      ahead:
        'Una jarra al agua y otra a la tierra, reparte la Estrella. {Dedica|Dedicá} media mañana a lo que paga pronto, media a lo que crece lento, y {mira|mirá} cuál {descuidas|descuidás}.',
    },
    rev: {
      behind:
        'Gota a gota se le fue la jarra a la Estrella invertida. Así se gastó un entusiasmo que era tuyo y que a nadie le tocaba reponer.',
      now: 'El cielo quedó abajo. Hoy la Estrella invertida encuentra tu ánimo contando monedas, aunque de lo que {sabes|sabés} hacer no se ha apagado nada.',
      against:
        'Ocho luces hay, y la Estrella invertida las compara de una en una. Asomarse a carreras ajenas quita media tarde: cada quien enseña su brillo y guarda el cántaro vacío.',
      ahead:
        'Arrodillarse junto al agua ya es bastante; la Estrella invertida no pide entusiasmo. Dale hoy media hora a lo que mejor te sale, en el lugar de siempre, y {para|pará} ahí.',
    },
  },
  'La Luna': {
    up: {
      behind:
        'Del estanque asomó un cangrejo: la Luna recuerda la primera sospecha, aquel detalle raro que nadie explicó y que desde entonces camina de lado.',
      now: 'Un perro y un lobo le aúllan a la Luna y cada cual oye otra cosa. Hoy un simple «luego hablamos» te alcanza para dos noches de interpretación.',
      against:
        'Entre torre y torre, el sendero de la Luna parece a esta hora más estrecho. Estorba decidir de noche: el miedo redacta muy bien y firma demasiado pronto.',
      ahead:
        'Media luz da la Luna, y con media luz no se firma. {Apunta|Apuntá} lo que {temes|temés}, {guárdalo|guardalo} hasta el mediodía y {comprueba|comprobá} con una pregunta lo que siga en pie.',
    },
    rev: {
      behind:
        'Tardó lo suyo en llegar a la orilla el cangrejo de la Luna invertida: era un malentendido antiguo, suelto todavía porque nadie le puso nombre.',
      now: 'Menos aullidos se oyen hoy con la Luna invertida: el lobo resultó ser, en parte, el perro. Un miedo encoge cuando se sabe quién hacía el ruido.',
      against:
        'Las dos torres enteras y con buena luz: eso exige la Luna invertida antes de dar un paso. La niebla se va por partes, y mientras tanto nadie camina.',
      ahead:
        'Por un sendero que aparece a trozos, la Luna invertida pide ir al paso. {Pregunta|Preguntá} primero el dato más fácil de comprobar, y {corrige|corregí} tu mapa antes de pedir el segundo.',
    },
  },
  'El Sol': {
    up: {
      behind:
        'Los girasoles ya asomaban por encima del muro: el Sol recuerda una mañana, por lo menos una, en que trabajar te dio alegría y no hizo falta explicarla.',
      now: 'Sin silla y sin agarrarse monta el niño del Sol. Algo de lo que {haces|hacés} te sale hoy con esa facilidad, y convendría tomarlo en serio.',
      against:
        'Cuando el Sol ocupa medio cielo, nadie enciende una lámpara. Por evidente se calla lo tuyo, y lo que se ve a la legua también hay que decirlo.',
      ahead:
        'De brazos abiertos va el niño del Sol, con todo a la vista. {Pon|Poné} a la luz una cosa bien hecha, con tu nombre, donde la vea quien decide, y {disfruta|disfrutá} el rato.',
    },
    rev: {
      behind:
        'El niño del Sol invertido saludaba por compromiso: detrás hay una temporada de decir que todo iba de maravilla, y la cara que eso deja por la noche.',
      now: 'Con cuentagotas da hoy su luz el Sol invertido, entre nube y nube. Lo que va bien es pequeño, y por vigilar lo grande le {pasas|pasás} por al lado.',
      against:
        'Los girasoles también se cansan de mirar hacia arriba. Frena, con el Sol invertido, el optimismo de encargo: ese «ya saldrá» que ahorra decir qué falta.',
      ahead:
        'El muro que tapa al Sol invertido es bajo. {Anota|Anotá} qué rato de esta semana te dio gusto, con quién y haciendo qué, y {hazle|hacele} sitio a otro igual.',
    },
  },
  'El Juicio': {
    up: {
      behind:
        'Algo estaba tendido y se levantó: antes de que hubiera sueldo o cargo de por medio, el Juicio ya te había hecho saber qué se te daba bien.',
      now: 'La trompeta del Juicio suena y no pregunta por tu puesto. Hoy te llama algo más sencillo: hacer bien una cosa y poder contarla en la cena.',
      against:
        'Desde su nube el ángel del Juicio llama sin señalar a nadie. Estorba oír acusación donde hay pregunta, y repasar lo hecho con un tribunal sentado en la cocina.',
      ahead:
        'Brazos abiertos y ningún borrador en la mano: así se sale en el Juicio. {Repasa|Repasá} tu último año de trabajo o de búsqueda, {corrige|corregí} una sola cosa y {muestra|mostrá} las demás.',
    },
    rev: {
      behind:
        'Un rato con los oídos tapados se hizo largo: el Juicio invertido recuerda un llamado que se aplazó con razones muy decentes, todas ya vencidas.',
      now: 'A medio levantar están las figuras del Juicio invertido. Hoy te {examinas|examinás} con un rigor que no le aplicarías ni a quien peor te cae.',
      against:
        'Hasta la trompeta del Juicio invertido suena a reprimenda. Alguien soltó una vez una frase sobre tu manera de trabajar, y la {sigues|seguís} citando como si fuera un diploma.',
      ahead:
        'Bajo tanta nube, el Juicio invertido pide un repaso entero. {Escribe|Escribí} tres errores y tres aciertos de tu trabajo, con la misma letra, y {léeselos|leéselos} a alguien de confianza.',
    },
  },
  'El Mundo': {
    up: {
      behind:
        'Cuatro criaturas miran al centro y ninguna lleva ya el libro: el Mundo recuerda algo que llevaste hasta el final y que prueba cómo {trabajas|trabajás}.',
      now: 'Con un pie en el aire se baila en el Mundo, y no por descuido. Algo de esta etapa está completo hoy, aunque nadie haya traído flores.',
      against:
        'Redonda es la corona del Mundo y no trae puerta. Frena repetir una vuelta que te sale perfecta cuando la música, hace rato, es otra.',
      ahead:
        'Antes de cambiar de baile, el Mundo da la vuelta entera. {Cierra|Cerrá} por escrito algo pendiente de esta etapa y {guarda|guardá} la prueba de lo que hiciste: es tuya.',
    },
    rev: {
      behind:
        'Se dejó de bailar a mitad de la pieza, y con el Mundo invertido quedó algo casi terminado, una conversación o una cuenta, que desde entonces ocupa sitio.',
      now: 'El pie sigue en el aire y no encuentra dónde bajar. Al Mundo invertido le falta hoy un poco, y ese poco tiene forma de llamada, de firma o de respuesta.',
      against:
        'Desde las esquinas hay cuatro pares de ojos, y al Mundo invertido le importan todos. Dejar conforme a la sala entera retrasa lo único que falta: cerrar lo propio.',
      ahead:
        '{Junta|Juntá} los dos cabos del laurel, pide el Mundo invertido, empezando por lo chico. {Busca|Buscá} el pendiente más corto de tu trabajo o de tu búsqueda y {termínalo|terminalo} hoy.',
    },
  },
};
