import type { OfEachCard, PlaceTexts } from '../family.ts';

/** What each card says in the matters of «prueba». */
export const PRUEBA_PASSAGES: OfEachCard<PlaceTexts> = {
  'El Loco': {
    up: {
      behind:
        'Esto empezó antes que cualquier inscripción: el Loco cargó un hatillo, y en el tuyo iban unas ganas y algo aprendido sin saber para qué. Pesaba poco y bastó.',
      now: 'Nadie nace sabiendo dónde pisa, y el Loco de hoy no lo disimula: rosa blanca en la mano y el borde muy cerca. Ignorar algo todavía no descalifica a nadie.',
      against:
        'Mirar tan alto sale caro: al Loco le sobra horizonte y le falta suelo, y el suelo aquí es la tarea chica de esta tarde, sin brillo ninguno.',
      ahead:
        'Con un perro a los talones, el Loco pide compañía que avise: {busca|buscá} a alguien que pueda decirte dónde {tropiezas|tropezás} y {empieza|empezá} por ahí, sin maquillar nada.',
    },
    rev: {
      behind:
        'Alguna vez, en esto o en algo parecido, el pie del Loco invertido se quedó en el aire. Iba a ser una pausa y fue juntando polvo.',
      now: 'Hoy el hatillo del Loco invertido cuelga boca abajo y se ve lo que había dentro: dos miedos, una excusa con buena letra y unas ganas que siguen enteras.',
      against:
        'El ridículo hace más ruido que el precipicio. Por no verse torpe ante otros, el Loco invertido se ahorra incluso el paso corto que podía darse en privado.',
      ahead:
        'El perro del Loco invertido conoce el suelo mejor que nadie en la escena: {anota|anotá} qué {arriesgas|arriesgás} de veras, en horas y en dinero, y {tacha|tachá} lo que sea pura vergüenza.',
    },
  },
  'El Mago': {
    up: {
      behind:
        'Una parte de lo que {traes|traés} se aprendió sin diploma: el Mago fue poniendo en la mesa una copa, una espada, un basto, un oro, cada cosa en su día.',
      now: 'Con un brazo arriba y otro hacia la tierra, el Mago está hoy donde lo que se sabe tiene que volverse gesto: decirlo en voz alta, escribirlo, hacerlo con las manos.',
      against:
        'Estorba el cuidado de la mesa. Al Mago se le va la tarde en alinear la copa con la espada, y hay subrayados preciosos que nadie ha vuelto a leer.',
      ahead:
        'De las cuatro herramientas del Mago, {elige|elegí} la que peor {manejas|manejás} y dale la primera hora del día; la que te sale bien puede esperar su turno.',
    },
    rev: {
      behind:
        'Hubo más mesa que manos: el Mago invertido reunió consejos, métodos y promesas con fecha, y la vida, que también pide turno, se fue llevando las horas.',
      now: 'El infinito se le ha caído hoy de la cabeza al Mago invertido, y el tiempo vuelve a tener bordes. Hay talento disperso y una tarde, esta, que se puede contar.',
      against:
        'Saber de algo y saber hablar de algo se parecen de lejos. Donde duda, el Mago invertido adorna, y el adorno ocupa el rato que pedía la duda.',
      ahead:
        'Un útil en la mano y los otros tres en el suelo: así se endereza el Mago invertido. {Elige|Elegí} un modo de trabajar y {mantenlo|mantenelo}, sin estrenar otro cada noche.',
    },
  },
  'La Sacerdotisa': {
    up: {
      behind:
        'Algo de esto lo aprendiste callando, de ver a quien sabía. La Sacerdotisa lo guardó en su rollo, medio tapado por el manto, y nadie te lo contó como mérito.',
      now: 'Una columna dice que no y otra que sí, y hoy la Sacerdotisa no se apoya en ninguna. {Sabes|Sabés} más de lo que {puedes|podés} explicar, y menos de lo que el miedo te exige.',
      against:
        'Detrás de la Sacerdotisa hay un velo y {quieres|querés} ver a través: qué van a pedir, qué prefieren, quién decide. Tanto espionaje se come el tiempo de aprender.',
      ahead:
        'A los pies tiene la luna la Sacerdotisa, y la boca cerrada. {Guarda|Guardá} el plan unos días sin pedir opiniones y {escucha|escuchá} qué {respondes|respondés} cuando nadie te pregunta.',
    },
    rev: {
      behind:
        'En algún momento el rollo de la Sacerdotisa invertida se quedó sin abrir: un deseo de aprender, una duda sencilla, algo que dio pudor preguntar delante de otros.',
      now: 'Con el velo sobre la cara, la Sacerdotisa invertida oye hoy a medio mundo: lo difícil que es, lo tarde que se hizo, lo bien que le fue a alguien.',
      against:
        'Te frena un secreto pequeño: lo que no {entiendes|entendés} y nadie sabe que no {entiendes|entendés}. La Sacerdotisa invertida lo esconde entre sus dos columnas y hace guardia.',
      ahead:
        '{Desenrolla|Desenrollá} el papel de la Sacerdotisa invertida hasta la parte que da vergüenza, {copia|copiá} de ahí una pregunta y {llévasela|llevásela} a alguien que sepa más, aunque te tiemble la letra.',
    },
  },
  'La Emperatriz': {
    up: {
      behind:
        'Se sembró temprano y sin intención: unas tardes, un libro, unas manos trabajando cerca. El trigo de la Emperatriz no guarda la fecha, pero de ahí viene esta espiga.',
      now: 'A media altura está hoy el trigo de la Emperatriz. Crece lo que {cuidas|cuidás} a diario, y en eso entra el cuerpo, que también estudia: come, duerme, pide sol.',
      against:
        'Faltaba un cojín, luego una lámpara, luego un té: la Emperatriz acomoda el trono con tanto esmero que el rato se va en preparar el lugar.',
      ahead:
        'Doce estrellas en la corona, y la Emperatriz no las enciende a la vez. {Reparte|Repartí} lo que falta en porciones que quepan en un día y {riega|regá} la de hoy.',
    },
    rev: {
      behind:
        'Otras bocas y otras urgencias pasaron antes: la Emperatriz invertida repartió su trigo, y lo tuyo, estudiar, intentarlo, sentarte, quedó para cuando sobrara un rato.',
      now: 'Con tallos arrancados en cada mano está hoy la Emperatriz invertida, y el campo sigue igual de alto. Más horas sobre el mismo cansancio dan menos de lo que prometen.',
      against:
        'El signo de Venus se le apagó a la Emperatriz invertida: lo que hay que aprender se traga sin gusto, como quien paga una multa, y el cuerpo se resiste.',
      ahead:
        'Antes de atender otro encargo ajeno, la Emperatriz invertida te deja libre su trono: {siéntate|sentate} una hora con lo tuyo, {cierra|cerrá} la puerta y {avisa|avisá} que no estás.',
    },
  },
  'El Emperador': {
    up: {
      behind:
        'Nadie talla cabezas de carnero en su trono por adorno: al Emperador las cosas le salieron a la tercera, o a la décima. También a esto te trajo alguna terquedad.',
      now: 'Manto por fuera, armadura por dentro: hoy el Emperador parece tranquilo y está en guardia. Algo parecido te pasa con esto, y un horario a la vista protege más que el hierro.',
      against:
        'La piedra no se dobla, y al Emperador eso le gusta demasiado. Te frena el horario perfecto, sin gripes ni visitas, que se rompe el primer martes.',
      ahead:
        'Señalar es lo que hace un cetro bien usado. {Fija|Fijá} con el Emperador día, hora y lugar para trabajar en esto y {defiéndelos|defendelos} como una cita con otra persona.',
    },
    rev: {
      behind:
        'El Emperador invertido conserva el eco de una autoridad: quizá una clase, una casa, un trabajo donde alguien decidió muy pronto para qué servías y lo dejó dicho en piedra.',
      now: 'Unos días hay disciplina de cuartel y otros no hay nadie en el trono. Entre esos dos gobiernos anda hoy el Emperador invertido, y ninguno ayuda a dormir.',
      against:
        'Una armadura para los golpes y también las correcciones. Dentro de la suya, el Emperador invertido no oye justo la observación que vendría bien oír esta semana.',
      ahead:
        'Con una regla en pie se conforma el Emperador invertido, aunque el cetro ruede: {borra|borrá} las que {sigues|seguís} por costumbre, {deja|dejá} la que sirve y {cúmplela|cumplila} desde esta noche.',
    },
  },
  'El Hierofante': {
    up: {
      behind:
        'Queda en la memoria una mano en alto como la del Hierofante: la de quien te enseñó algo bien, aunque fuera otra cosa, y te dejó con ganas de más.',
      now: 'Dos escuchan y el Hierofante enseña, cada cual en su sitio. Hoy te toca el lado de quien escucha, y desde ahí también se trabaja.',
      against:
        'Le {pones|ponés} la triple corona del Hierofante a quien vaya a juzgarte, y se te olvida que esa persona desayuna, se distrae y alguna vez no supo la respuesta.',
      ahead:
        'No se recogen de lejos las llaves que el Hierofante tiene a los pies: {pregunta|preguntá} a alguien que ya pasó por esto qué haría primero, y {haz|hacé} eso primero.',
    },
    rev: {
      behind:
        'De un sermón antiguo viene parte del peso. El Hierofante invertido repetía qué saberes eran serios, a qué edad tocaban y quién tenía derecho a la llave.',
      now: 'En la clase del Hierofante invertido hay revuelo: un acólito obedece y el otro discute. Las dos voces son tuyas hoy, y ninguna ha preguntado qué {quieres|querés} aprender.',
      against:
        'Pelearse con el formato, con la norma, con quien la puso: entre las columnas del Hierofante invertido se gasta discutiendo la misma fuerza que pedía cumplir y salir.',
      ahead:
        'Cada llave del Hierofante invertido fue hecha para una puerta. {Escribe|Escribí} por qué {haces|hacés} esto, {subraya|subrayá} la razón que sea tuya y {devuelve|devolvé} la que te prestaron.',
    },
  },
  'Los Enamorados': {
    up: {
      behind:
        'Hubo un momento de elegir, aunque nadie lo llamara así: los Enamorados bajo un gran sol y, de tu lado, una razón querida para acercarte a esto.',
      now: 'Una mirada va de lado y otra va hacia arriba: así andan hoy los Enamorados. Dentro de {ti|vos}, una parte quiere aprender y otra quiere que le digan que sirve.',
      against:
        'Querer gustar estorba. Entre los Enamorados hay una cara vuelta hacia la otra, pendiente de qué le parece, y mientras tanto la tarea se queda sin nadie que la mire.',
      ahead:
        'Sin empujar, el ángel de los Enamorados espera una respuesta con nombre y apellido: {di|decí} en voz alta qué {quieres|querés} sacar de esto y qué no {piensas|pensás} entregar a cambio.',
    },
    rev: {
      behind:
        'Quizá una parte de esto se eligió para que alguien respirara tranquilo. A los Enamorados invertidos se les cruzó la vista ahí, y faltó preguntar por el gusto.',
      now: 'El ángel ha quedado abajo y los Enamorados invertidos no lo oyen. Hoy se dice que sí con la agenda y que no con las ganas, y nadie levanta acta.',
      against:
        'Mirar de reojo cansa el cuello. Los Enamorados invertidos tienen un sol entero para ver lo suyo y se les va el día en cómo le sale al resto.',
      ahead:
        'Todavía se puede volver a preguntar, y los Enamorados invertidos empiezan por apartar la vista del público: {averigua|averiguá} qué parte harías igual si nadie se enterara, y {atiende|atendé} esa primero.',
    },
  },
  'El Carro': {
    up: {
      behind:
        'Otros trayectos se hicieron ya con dos esfinges de distinta opinión: el Carro los tiene anotados, obligaciones a un lado, ganas al otro, y algún camino recorrido.',
      now: 'Hoy el auriga del Carro va de pie y sujeta solo con la atención. Con el miedo tirando a la izquierda y las ganas a la derecha también se conduce.',
      against:
        'Demasiadas estrellas en el dosel. Desde el Carro dan ganas de mirar la llegada, el papel firmado, la cara de la gente, y la curva de esta semana queda sin ojos.',
      ahead:
        'Conducir no es acelerar, y de esa diferencia vive el Carro: {decide|decidí} una sola dirección para estos días, {ponla|ponela} donde se vea y {mira|mirá} cuál de las esfinges protesta.',
    },
    rev: {
      behind:
        'Alguna vez se corrió mucho sin haber decidido adónde. El Carro invertido guarda de entonces a las dos esfinges peleadas, y de aquella prisa puede venir este recelo.',
      now: 'La esfinge blanca quiere salir ya y la negra pide otro día. Desde fuera, el Carro invertido parece quieto por pereza; por dentro es un empate, y los empates agotan.',
      against:
        'Con el dosel torcido y el genio también, el Carro invertido avanza a empujones: se contesta mal a quien va al lado y después hay que reparar dos cosas.',
      ahead:
        'Poner un pie en tierra es también conducir, y el Carro invertido lo tenía olvidado: {elige|elegí} qué obligación de esta semana se puede soltar y {avísale|avisale} hoy a quien la espera.',
    },
  },
  'La Fuerza': {
    up: {
      behind:
        'Este león no es nuevo. La Fuerza ya le puso las manos en la boca otras veces, quizá en una sala, quizá ante una hoja en blanco, y las manos siguen enteras.',
      now: 'Ruge, sí, y la Fuerza está hoy tan cerca que le oye el estómago. Los nervios no dicen cuánto {sabes|sabés}; dicen que esto te importa.',
      against:
        'El infinito sobre la cabeza de la Fuerza tiene su trampa: como {aguantas|aguantás} tanto, nadie pregunta si hacía falta, y el descanso se va quedando fuera del plan.',
      ahead:
        'Sin látigo y sin gritos se queda al lado la Fuerza. {Ensaya|Ensayá} en pequeño el momento que te asusta, con reloj y con testigo, hasta que al león le entre sueño.',
    },
    rev: {
      behind:
        'Muchas bocas cerró la Fuerza invertida antes de llegar a esta: turnos, mudanzas, cuidados, noches cortas. Nadie contó esas horas como aprendizaje, y alguna lo era.',
      now: 'Hoy tiembla la mano de la Fuerza invertida. Puede ser miedo y puede ser sueño atrasado: la misma duda, a media mañana y con desayuno, pesa distinto.',
      against:
        'Apretar hasta que el león se queje es el error de la Fuerza invertida. Te {hablas|hablás} como no le hablarías a nadie y después {esperas|esperás} pensar con claridad.',
      ahead:
        'También los leones se echan a la sombra. A la Fuerza invertida le sirve más una noche entera de sueño que otra hora de esfuerzo: {elige|elegí} cuál y {ponla|ponela} en el calendario.',
    },
  },
  'El Ermitaño': {
    up: {
      behind:
        'Hay horas que no salen en ningún certificado: las que el Ermitaño pasó a solas, báculo en mano. Algo de lo tuyo se aprendió así, sin testigos y sin aplauso.',
      now: 'La estrella del farol alumbra unos pasos y el Ermitaño no le reclama más. Lo de hoy es ese trecho: una página, una vuelta, una respuesta pensada con calma.',
      against:
        'Desde la cumbre se oye poco a los demás. El Ermitaño lleva días a solas con dudas que alguien del valle le resolvería en cinco minutos, y eso te frena.',
      ahead:
        'Para no correr se apoya el Ermitaño en el báculo: {escribe|escribí} los tres pasos que siguen, {tapa|tapá} el resto con la mano y {dedícale|dedicale} el día al primero.',
    },
    rev: {
      behind:
        'Bajo la capucha del Ermitaño invertido sigue guardado un consejo que en su día sonó a reproche. Venía mal envuelto, y quizá dentro había algo útil.',
      now: 'Alumbra hoy el Ermitaño invertido el tramo que ya {conoces|conocés}, una y otra vez, porque da gusto verlo tan limpio. Lo que falta está dos pasos más allá, a oscuras.',
      against:
        'Se está bien en la montaña: allí nadie examina. Leer una cosa más, consultar otra opinión, y el Ermitaño invertido ha encontrado una manera muy culta de no bajar.',
      ahead:
        'El báculo sirve también para la bajada, y el Ermitaño invertido lo lleva puesto: {enséñale|enseñale} a una persona lo que {tienes|tenés}, incompleto como está, y {apunta|apuntá} qué te pregunta.',
    },
  },
  'La Rueda de la Fortuna': {
    up: {
      behind:
        'Arriba en algo, abajo en otra cosa: la Rueda de la Fortuna ya te llevó por los dos sitios, y ninguna de aquellas vueltas era una sentencia sobre tu cabeza.',
      now: 'Una esfinge mira desde lo alto y no se marea. La Rueda de la Fortuna mueve hoy lo que no depende de {ti|vos}: el turno, la pregunta, el humor de otros.',
      against:
        'Confiar en la suerte del día es apostar. La Rueda de la Fortuna gira y no tiene favoritos, y esquivar la parte difícil da más trabajo que mirarla una tarde.',
      ahead:
        'Cuatro criaturas leen mientras la Rueda de la Fortuna da vueltas. {Haz|Hacé} dos listas, lo que está en tus manos y lo que no, y {ponte|ponete} con la primera.',
    },
    rev: {
      behind:
        'Tiene un aire a otra vez. La Rueda de la Fortuna invertida recuerda un comienzo con ganas, una mitad muy larga y un final que quizá nadie contó entero.',
      now: 'Parece atascada la Rueda de la Fortuna invertida, con la esfinge boca abajo. Puede que algo ya haya cambiado y hoy sigas midiéndote con la regla de antes.',
      against:
        'Un chirrido conocido sale de la Rueda de la Fortuna invertida: dejar lo pesado para el último tramo y llamarlo carácter. En el borde se marea cualquiera.',
      ahead:
        'Sus cuatro lectores le han encontrado a la Rueda de la Fortuna invertida la página repetida: {busca|buscá} dónde se torció otras veces y {cambia|cambiá} ahí una sola cosa, hora, lugar o compañía.',
    },
  },
  'La Justicia': {
    up: {
      behind:
        'Hay una cuenta vieja con las notas, los títulos y la gente que sabía más. La Justicia la conserva entre sus columnas, sin adornos, y quizá alguna partida está mal sumada.',
      now: 'La espada recta de la Justicia separa hoy dos cosas que venían pegadas: lo que vale un resultado y lo que {vales|valés}. Cada una tiene su balanza.',
      against:
        'De tanto pesar, no se corta. En los platillos de la Justicia suben y bajan edades, precios, ventajas y miedos, y a la espada se le va pasando el turno.',
      ahead:
        'Mirar de frente, como mira la Justicia: {cuenta|contá} las horas que de verdad {tienes|tenés} y lo que de verdad falta, {pon|poné} las dos cifras en un papel y {decide|decidí} con ellas.',
    },
    rev: {
      behind:
        'Sobre un platillo de la Justicia invertida quedó una nota, un rechazo, una frase de pasillo. Era un dato de un día y se le dio peso de sentencia.',
      now: 'Por el lado de los errores cojea hoy la balanza: la Justicia invertida los guarda con fecha y hora, y los aciertos se van con el papel del borrador.',
      against:
        'Buscar culpable entretiene. Con la espada hacia abajo, la Justicia invertida apunta al tiempo, al sistema, a tu cabeza, y ninguno de los tres adelanta trabajo.',
      ahead:
        'A la balanza de la Justicia invertida le falta un segundo par de ojos: {muéstrale|mostrale} lo que {tienes|tenés} a alguien de confianza y {anota|anotá} lo bueno con la misma letra que lo malo.',
    },
  },
  'El Colgado': {
    up: {
      behind:
        'Puede que desde fuera aquella pausa pareciera abandono. El Colgado la pasó con la cara tranquila y las manos a la espalda, y algo se entendió en ese rato.',
      now: 'Del revés ve hoy el Colgado lo que de pie no cedía. Quizá no falten horas: falte mirar todo esto desde la silla de enfrente, la de quien pregunta.',
      against:
        'Nadie persigue al Colgado, y ahí está el freno: esa calma suya se parece demasiado a no empezar, y el pie que sostiene el resto ya se durmió.',
      ahead:
        'Soltando algo consigue el Colgado la luz que le rodea la cabeza: {deja|dejá} por un día tu manera habitual de prepararte, {prueba|probá} la contraria y {compara|compará}.',
    },
    rev: {
      behind:
        'Algo se sacrificó por esto, o por no hacer esto, y el Colgado invertido no sabe decir quién lo pidió: domingos, dinero, una conversación que se fue dejando.',
      now: 'De pie y con la cuerda todavía puesta está hoy el Colgado invertido. La espera ya enseñó lo que tenía, y ahí {sigues|seguís} por si faltaba una página.',
      against:
        'Tirar de la cuerda aprieta el nudo. El Colgado invertido forcejea con la fecha, con el reglamento, con lo que otros deciden, y lo suyo se queda esperando abajo.',
      ahead:
        'Por las manos empieza a bajarse el Colgado invertido: {suelta|soltá} una renuncia que no le sirva a nadie y {usa|usá} ese mismo rato, con su hora, en lo que te importa.',
    },
  },
  'La Muerte': {
    up: {
      behind:
        'Al paso y sin atropellar, la Muerte se llevó un papel que hacías: quien siempre ayuda, quien ya llegará, quien sacaba buenas notas. Queda la flor del estandarte.',
      now: 'La hora que es no la dice el sol del fondo, y la Muerte tampoco. Hoy se acaba una forma de llevar esto, y la otra todavía no tiene nombre.',
      against:
        'Esa armadura asusta más que lo que trae la Muerte. Frena el duelo adelantado por lo que habría que dejar: tardes libres, buenas excusas, la fama de quien podría si quisiera.',
      ahead:
        'Despedirse lleva un rato, y por eso la Muerte lleva su caballo al paso: {elige|elegí} qué sale de tus días para que quepa lo que importa y {cuéntaselo|contáselo} a alguien.',
    },
    rev: {
      behind:
        'Con el estandarte plegado viene la Muerte invertida: quizá terminó una edad, un primer intento, una idea de lo que ibas a ser, y no tuvo despedida.',
      now: 'Ni avanza ni vuelve hoy el caballo de la Muerte invertida. Hay un final sostenido a medias, y sostenerlo da casi tanto trabajo como terminar o como irse.',
      against:
        'Dentro de la armadura que la Muerte invertida no se quita sigue la época en que aprender era fácil, o aquella en que no se podía. Las dos vencieron.',
      ahead:
        'Detrás de la Muerte invertida el sol sigue en su sitio: {escribe|escribí} tres líneas de despedida a una idea de {ti|vos} que ya caducó y {empieza|empezá} otra hoja.',
    },
  },
  'La Templanza': {
    up: {
      behind:
        'De una copa a otra fue pasando la Templanza lo aprendido: de un oficio al siguiente, de la cocina a la clase, de mirar a hacer. Poca cosa se derramó.',
      now: 'Seco un pie, mojado el otro: la Templanza te retrata hoy bastante bien. Hay una parte que {dominas|dominás} y otra que baila, y las dos se pueden trabajar.',
      against:
        'A la Templanza nunca le parece que el agua esté en su punto. Ajustar es virtud hasta que se come la hora de entregar, de salir, de decir que ya.',
      ahead:
        'Probando encuentra la Templanza su medida: {alterna|alterná} ratos de esfuerzo y de descanso, con reloj, y {corrige|corregí} la mezcla según cómo llegues a la noche.',
    },
    rev: {
      behind:
        'Hubo épocas de todo y épocas de nada. La Templanza invertida llenaba una copa y a la otra ni la miraba, y de aquel vaivén puede venir la fatiga.',
      now: 'Fuera de las copas cae hoy el agua de la Templanza invertida: hay noche y café donde hacía falta mañana y pan, y lo aprendido se va por el borde.',
      against:
        'Compensar de golpe es lo que frena. La Templanza invertida quiere meter en una jornada lo de un mes, y el pie que estaba en tierra firme ya se mojó.',
      ahead:
        'No hay que romper la copa, basta la muñeca. {Quita|Quitá} una hora de donde sobra, propone la Templanza invertida, y {ponla|ponela} donde falta, empezando por el día de hoy.',
    },
  },
  'El Diablo': {
    up: {
      behind:
        'Quizá fue un trato cómodo. Desde su pedestal, el Diablo ofrecía un sueldo, una costumbre o fama de gran promesa, y solo pedía que nada se pusiera a prueba.',
      now: 'El lazo del Diablo es ancho y saldría por la cabeza. Hoy ata una idea: que un papel va a decir quién {eres|sos}. Los papeles dicen bastante menos.',
      against:
        'Qué buena compañía hace el Diablo a la hora de empezar: la pantalla, los cajones por ordenar, el tercer café. Esas cadenas se llevan bien porque calman, diez minutos.',
      ahead:
        'Nadie sujeta las cadenas del Diablo: {mira|mirá} qué te da seguir como hasta ahora, {ponle|ponele} nombre y {busca|buscá} una manera menos cara de conseguir lo mismo.',
    },
    rev: {
      behind:
        'El Diablo invertido recuerda una mano que fue al cuello: quizá un día la frase de siempre, «yo no sirvo para esto», empezó a quedarte ancha y cupo una pregunta.',
      now: 'Afloja hoy la argolla y el Diablo invertido pierde público. Sin la costumbre de escaparte quedan las manos libres y un rato vacío, que asusta más de lo previsto.',
      against:
        'De un tropiezo hace el Diablo invertido una cadena: una tarde perdida y ya se da por perdida la semana. El pedestal está vacío y todavía se le obedece.',
      ahead:
        'Cuando cae la cadena, las manos no saben dónde ponerse. {Decide|Decidí} con el Diablo invertido qué harás, punto por punto, la próxima vez que te entren ganas de huir.',
    },
  },
  'La Torre': {
    up: {
      behind:
        'Un rayo le quitó la corona a la Torre y le dejó los muros. Quizá fue una nota, un no, una noticia: tumbó lo que se decía de tu cabeza, y lo demás aguantó.',
      now: 'Sobre la Torre hay hoy más cielo y menos piedra. Lo que no tenía cimiento se distingue de lejos: aquello que se sabía de oídas, aquello que se daba por hecho.',
      against:
        'Chispas y figuras en el aire: la Torre llena la cabeza de finales con público y derrumbe. Imaginar la caída ocupa justo el sitio donde cabía un ensayo.',
      ahead:
        'Antes que el rayo, la mano. La Torre pide que le hagas a tu plan la peor pregunta posible: {mira|mirá} qué piedra cede y {refuerza|reforzá} esa, no la fachada.',
    },
    rev: {
      behind:
        'Se habló bajo una temporada. La Torre invertida tiene grietas cubiertas con un «todo bien», dicho a quien preguntaba y, de paso, a quien contestaba.',
      now: 'Por dentro es hoy la sacudida: en la Torre invertida no cae nadie, pero alguien cuenta escalones de noche. {Sabes|Sabés} cuál es la parte floja y la {rodeas|rodeás} de puntillas.',
      against:
        'Sujetar la corona ocupa una mano y deja otra para trabajar. La Torre invertida gasta en parecer entera lo que le ahorraría decir «esto no lo sé».',
      ahead:
        'Una piedra quitada con cuidado le sale a la Torre invertida más barata que un rayo: {confiésale|confesale} tu punto flojo a quien pueda ayudarte y {pregunta|preguntá} por dónde se arregla.',
    },
  },
  'La Estrella': {
    up: {
      behind:
        'Después de una época seca, la Estrella volvió a arrodillarse en la orilla de siempre. De ahí viene, puede ser, que esta pregunta se haga hoy sin bajar la voz.',
      now: 'Reparte hoy la Estrella una jarra al agua y otra a la tierra, sin llevar la cuenta. Hay calma para un plan chico, de los que caben en una tarde.',
      against:
        'El estorbo es bonito: mirar solo la luz grande. La Estrella tiene otras siete, menudas, y son las que tocan esta semana: un tema, un trámite, una llamada.',
      ahead:
        'Un gesto y el mismo estanque: no necesita más la Estrella. {Elige|Elegí} el tuyo, de veinte minutos, y {hazlo|hacelo} cada día en idéntico lugar, con ganas o sin ellas.',
    },
    rev: {
      behind:
        'Hubo sequía, y la Estrella invertida se acostumbró a la cabeza baja: comparaciones, un elogio que no llegó, la historia contada tantas veces por su lado seco.',
      now: 'Ocho luces siguen encima de la Estrella invertida, aunque hoy cueste levantar la vista. El desánimo opina de todo sin haber estudiado nada; se le puede oír y no obedecer.',
      against:
        'Apaga mucho la orilla de enfrente. La Estrella invertida mira el estanque de otra gente, más joven, más rápida, más segura, y de tanto mirar se le vuelca la jarra.',
      ahead:
        'Entusiasmo no hace falta; agua, sí. La Estrella invertida pide lo mínimo que cuente: {haz|hacé} hoy diez minutos, donde siempre, y {márcalos|marcalos} en un papel que quede a la vista.',
    },
  },
  'La Luna': {
    up: {
      behind:
        'En algún momento se oyó algo parecido a «eso no es lo tuyo». El lobo de la Luna lo dio por cierto; el perro no estaba tan convencido, y nadie le preguntó.',
      now: 'Asoma hoy el cangrejo de la Luna y vuelve a meterse en el agua. Lo que {imaginas|imaginás} puede ser cierto, y también puede ser la hora a la que lo {imaginas|imaginás}.',
      against:
        'Aúllan dos y cada uno lleva media razón. La Luna confunde no saber todavía con no poder, y de noche cualquier hueco mide como un pozo.',
      ahead:
        'Un camino pasa entre las torres, pero la Luna aconseja no firmar de noche: {apunta|apuntá} ahora los miedos tal como suenan y {revísalos|revisalos} mañana a las once.',
    },
    rev: {
      behind:
        'Tardó en salir del agua el cangrejo de la Luna invertida. Un temor viejo, de pizarra o de ventanilla, tiene ya nombre y cabe en una frase corta.',
      now: 'El perro y el lobo de la Luna invertida se callan hoy a ratos, y en ese silencio se oye qué es lo que asusta: quizá una parte, quizá ni la mayor.',
      against:
        'Pedirle mediodía a la Luna invertida es lo que retrasa: el sendero se aclara por tramos, y {esperas|esperás} la certeza completa antes de mover un pie.',
      ahead:
        'Con las dos torres ya a la vista, la Luna invertida deja comprobar de día lo que se temió de noche: {llama|llamá}, {lee|leé} los requisitos y {tacha|tachá} una suposición.',
    },
  },
  'El Sol': {
    up: {
      behind:
        'Aprender fue alguna vez un juego: caballo sin silla, brazos abiertos y nadie tomando nota. El Sol conserva aquella tarde, y de ahí sale parte de estas ganas.',
      now: 'Por encima del muro asoman los girasoles, y el Sol no tapa nada: lo que {sabes|sabés} se ve hoy a simple vista, y lo que falta, también. Las dos cosas ayudan.',
      against:
        'Medio cielo ocupa el Sol y con tanta claridad no se nota lo verde. Te frena lo bien que sale en casa, sin reloj y sin nadie delante.',
      ahead:
        'Sin agarrarse cabalga el niño del Sol, y es por gusto: {empieza|empezá} cada rato por la parte que {disfrutas|disfrutás}, cinco minutos, y {entra|entrá} en la otra con ese calor encima.',
    },
    rev: {
      behind:
        'Del otro lado del muro se quedó la alegría un tiempo. El Sol invertido recuerda algún «bien, todo bien» dicho con los brazos abiertos y la espalda tensa.',
      now: 'Ahí sigue el caballo, pero en el Sol invertido el niño hoy se agarra. Las ganas vienen con retraso, y venir con retraso es otra cosa que no venir.',
      against:
        'Repetirse que todo va a salir bien cansa más que estudiar. Ocupado en sonreír, el Sol invertido deja sin atender una duda concreta, pequeña, con signo de interrogación y todo.',
      ahead:
        'Los girasoles del Sol invertido giran buscando: {averigua|averiguá} qué rato te calienta de verdad, una mañana, una biblioteca, una compañía, y {lleva|llevá} ahí la parte que más cuesta.',
    },
  },
  'El Juicio': {
    up: {
      behind:
        'Lleva tiempo sonando, aunque fuera bajito: en el Juicio, una trompeta entre nubes; de tu lado, un oficio, una materia, un «y si» que vuelve cuando hay silencio.',
      now: 'Quienes estaban tendidos se levantan, y el Juicio no los pone contra la pared. Hoy te llaman a mostrar algo, que es bien distinto de acusarte.',
      against:
        'Al ángel del Juicio le ves cara de tribunal, y donde hay una llamada {oyes|oís} una acusación. Con ese oído cuesta hasta tocar el timbre.',
      ahead:
        'Brazos abiertos y nada escondido, así se alzan en el Juicio: {saca|sacá} lo anterior, apuntes, borradores, intentos, {rescata|rescatá} una sola cosa que sirva y {úsala|usala} hoy.',
    },
    rev: {
      behind:
        'Más de una vez sonó y se dejó para después. Ante la trompeta del Juicio invertido siempre hubo un motivo, y casi siempre era verdadero.',
      now: 'Debajo del ángel del Juicio invertido hay quien no piensa levantarse hasta tener la certeza de merecerlo. Hoy esa voz lleva tu agenda y no deja huecos.',
      against:
        'Antes de entrar y antes de abrir la boca, el Juicio invertido ya se puso nota, con el ángel todavía tomando aire para la trompeta. Cuesta encontrar quien califique tan bajo.',
      ahead:
        'Insiste la trompeta, y el Juicio invertido no pide valentía sino memoria justa: {escribe|escribí} tres cosas que hiciste bien, en esto o cerca, y {léelas|leelas} antes de seguir.',
    },
  },
  'El Mundo': {
    up: {
      behind:
        'Otras vueltas se cerraron antes de esta: oficios, cursos, épocas difíciles. El Mundo las trenzó en su laurel, y ninguna se completó en una sola noche.',
      now: 'Ya no llevan libro las cuatro criaturas del Mundo. Hoy se trata menos de acumular que de juntar lo que {sabes|sabés} de un lado con lo que {sabes|sabés} del otro.',
      against:
        'Redondo lo quiere el Mundo, como su corona, sin un hueco ni una hoja torcida, y por ese lujo se retrasa algo más modesto: que esté hecho.',
      ahead:
        'Un pie firme y otro en el aire le bastan al Mundo para bailar: {haz|hacé} la lista de lo que cerraría este círculo y {termina|terminá} hoy lo más corto.',
    },
    rev: {
      behind:
        'Quedó una punta suelta en el laurel del Mundo invertido: quizá un trámite, una materia, un gracias a quien te enseñaba. Los comienzos nuevos la pisan al pasar.',
      now: 'Se enredó el pie que iba por el aire, y el Mundo invertido perdió hoy el compás. Lo que se resiste suele ser pequeño, un papel, un párrafo, una pregunta, y lo ocupa todo.',
      against:
        'Por fuera de la corona hay un atajo, y el Mundo invertido lo conoce demasiado bien: saltarse la parte aburrida la deja esperando a la salida, de brazos cruzados.',
      ahead:
        'Desde las esquinas, cuatro testigos miran al Mundo invertido y lo que dejó a medias: {elige|elegí} lo más pequeño que siga abierto, {ciérralo|cerralo} antes de acostarte y {táchalo|tachalo} con gusto.',
    },
  },
};
