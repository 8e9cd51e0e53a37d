import type { OfEachCard, PlaceTexts } from '../family.ts';

/** What each card says in the matters of «lazo». */
export const LAZO_PASSAGES: OfEachCard<PlaceTexts> = {
  'El Loco': {
    up: {
      behind:
        'Todo esto empezó con poco equipaje: el Loco llevaba un hatillo y {a ti|a vos} te bastó una frase, una risa, una manera de entrar. Nadie preguntó adónde.',
      now: 'La rosa que lleva el Loco sigue fresca: lo que {sientes|sentís} hoy es limpio, aunque camine al borde. Se puede querer algo sin tener el plano de la casa.',
      against:
        'Un perro le habla a los talones al Loco y no hay modo de saber si avisa o celebra. Hoy te frena eso mismo: confundir el susto con una señal.',
      ahead:
        'De aquí en adelante, el Loco te pide un paso del tamaño de un pie, con la vista también en el suelo: {haz|hacé} algo que puedas empezar sin mapa y deshacer sin ruina.',
    },
    rev: {
      behind:
        'Hubo un salto que no llegó a salto: el Loco invertido se quedó con la pierna levantada, y aquel «ya se verá» te sirvió de domicilio más de la cuenta.',
      now: 'Con el Loco cabeza abajo, el hatillo se vacía y ruedan las excusas: que no es el momento, que qué dirán, que mejor el lunes. Ninguna pesa gran cosa.',
      against:
        'Lo que estorba no es el precipicio sino el público: el Loco invertido mira hacia arriba por no ver quién se ríe, y casi nunca hay nadie mirando.',
      ahead:
        'Antes de dar otro paso, el Loco invertido propone agacharse junto al perro: {pregúntate|preguntate} qué {pierdes|perdés} si sale mal y qué {pierdes|perdés} si no lo {haces|hacés}, y {compara|compará}.',
    },
  },
  'El Mago': {
    up: {
      behind:
        'Desde el principio hubo de todo sobre la mesa del Mago: palabras, ocasión, ganas. Faltó tomar una de esas cosas con la mano, y la copa se quedó servida.',
      now: 'Una mano arriba y otra abajo: así está hoy el Mago, y así estás entre lo que {imaginas|imaginás} y lo que {haces|hacés}. La distancia cabe en una frase bien dicha.',
      against:
        'Tanto ensayo estorba. Con el infinito sobre la cabeza, el Mago podría corregir la misma línea para siempre, y una línea que nadie oye sigue siendo un borrador.',
      ahead:
        'Que el Mago señale la tierra es un encargo: {elige|elegí} una entre cuatro herramientas, la voz, la letra, el encuentro o el gesto, y {úsala|usala} entera, sin ponerle adornos.',
    },
    rev: {
      behind:
        'Alguna vez hubo más discurso que pan: el Mago invertido prometía con el brazo y dejaba caer la espada. Da igual quién hablara mejor; faltaron hechos.',
      now: 'Hoy al Mago invertido se le resbala todo de la mesa: borradores, consejos, tres versiones de lo mismo. {Tienes|Tenés} de sobra con qué decirlo y las manos en los bolsillos.',
      against:
        'El truco es fino: con el Mago invertido, pensar en alguien se parece tanto a hacer algo que el día se acaba y la mesa sigue intacta.',
      ahead:
        'Para lo que sigue, el Mago invertido deja un encargo modesto: {haz|hacé} dos columnas, lo dicho y lo hecho, y {decide|decidí} mirando nada más que la segunda.',
    },
  },
  'La Sacerdotisa': {
    up: {
      behind:
        'Mucho antes de ponerle nombre, ya lo sabías: la Sacerdotisa tuvo el rollo en el regazo desde el primer día, medio tapado, y nadie pidió leerlo.',
      now: 'La Sacerdotisa se sienta hoy entre una columna oscura y otra clara, y ninguna se llama sí ni se llama no. Hay silencio, y lo que suena dentro puede ser tuyo.',
      against:
        'Ese velo detrás de la Sacerdotisa invita a adivinar, y adivinar estorba: {llevas|llevás} la cuenta de cada tono y cada pausa como quien busca posos en un vaso de agua.',
      ahead:
        'Con la luna a los pies, la Sacerdotisa no interroga a nadie. {Guarda|Guardá} la pregunta unos días, sin pedir más opiniones, y {apunta|apuntá} qué {sabes|sabés} al despertar, antes de mirar el teléfono.',
    },
    rev: {
      behind:
        'Quedó atrás un secreto que fue cómodo y luego pesó: la Sacerdotisa invertida escondió el rollo tan bien que quien debía leerlo pasó de largo sin enterarse.',
      now: 'Demasiadas voces alrededor: la Sacerdotisa invertida tiene el velo en la cara, y entre lo que opina tu gente y lo que cuenta la pantalla, la tuya casi no suena.',
      against:
        'Lo no dicho hace de muro. Entre las dos columnas de la Sacerdotisa invertida nadie entra ni sale, y cada parte puede creer que la puerta la cerró la otra.',
      ahead:
        'El rollo de la Sacerdotisa invertida se lee en voz alta o no se lee: {dile|decile} a alguien de confianza, o al espejo, la frase que {callas|callás}, y {escucha|escuchá} cómo suena.',
    },
  },
  'La Emperatriz': {
    up: {
      behind:
        'El trigo alrededor de la Emperatriz lo sembró alguien con paciencia: hubo un rato bueno, o muchos, y de aquel calor viene que todavía preguntes por esto.',
      now: 'Algo ha crecido sin que nadie lo apurara, como el campo de la Emperatriz. Hoy {tienes|tenés} cariño de sobra; falta ver si hay tierra para él o solo ganas de regar.',
      against:
        'Demasiado blando es el trono de la Emperatriz: se está tan bien imaginando lo que podría ser que levantarse a comprobarlo parece mala educación.',
      ahead:
        'Doce estrellas lleva la Emperatriz, una por mes, y ninguna tiene prisa. {Ofrece|Ofrecé} algo pequeño y de tu gusto, un rato, un paseo, y {mira|mirá} si del otro lado también se riega.',
    },
    rev: {
      behind:
        'Cuidaste mucho y hacia fuera: la Emperatriz invertida repartió espigas hasta dejar pelado el campo, y de aquel cansancio salen algunas prisas de ahora.',
      now: '{Tiras|Tirás} del trigo para ver si crece, y la Emperatriz invertida te mira las manos. Hoy hay más atención puesta en el brote ajeno que en tu propia cena.',
      against:
        'Estar para todo, a cualquier hora y con la mesa hecha: a la Emperatriz invertida se le cae la corona de tanto inclinarse, y desde abajo cuesta que te vean.',
      ahead:
        'Que la Emperatriz invertida recoja una de sus estrellas y la guarde: {reserva|reservá} una tarde entera para tu gusto antes de dar nada más, y {cuenta|contá} cuántas ganas quedan después.',
    },
  },
  'El Emperador': {
    up: {
      behind:
        'De piedra era el trono y de piedra tu regla: algún «a mí esto no me pasa más» viene sentado con el Emperador desde hace tiempo, y tenía sus razones.',
      now: 'Debajo del manto, el Emperador lleva puesta la armadura, y se le nota en la postura. Así va hoy tu cariño: correcto, abrigado y con metal en las costillas.',
      against:
        'Los carneros del trono embisten antes de saludar. Por eso estorba hoy el Emperador: {quieres|querés} que el otro lado se mueva primero, y en el otro lado puede haber otro trono.',
      ahead:
        'Pide el Emperador un límite con fecha, dicho con el cetro en la mano y sin gritar: {decide|decidí} hasta dónde llega tu espera o tu paso, y {cúmplelo|cumplilo} aunque nadie vigile.',
    },
    rev: {
      behind:
        'Aquella costumbre de mandar en lo que se siente viene de lejos: el Emperador invertido se cayó del trono y siguió dando órdenes desde el suelo.',
      now: 'Torcido el cetro, el Emperador invertido no decide ni deja decidir. Hoy tus reglas cambian según la hora: firmes a mediodía, de papel pasada la medianoche.',
      against:
        'Más que proteger, la armadura del Emperador invertido aprieta: nadie te hiere y nadie te alcanza, y a esa distancia cualquier caricia suena a golpe en la chapa.',
      ahead:
        'Toca quitar una piedra del trono, y el Emperador invertido sabe cuál: {busca|buscá} la norma que {sigues|seguís} por costumbre, la de no hablar primero o la de ceder siempre, y {rómpela|rompela} una vez.',
    },
  },
  'El Hierofante': {
    up: {
      behind:
        'Te enseñaron a querer de cierta manera, y ahí está el Hierofante con la mano en alto: casa, refranes, alguna película vista demasiado pronto. Esa lección llegó {contigo|con vos} hasta aquí.',
      now: 'Dos acólitos escuchan al Hierofante y cada cual entiende otra cosa. Así puede estar hoy este asunto: una misma frase, oída por dos personas que aprendieron idiomas distintos.',
      against:
        'Para todo hay un orden entre las columnas del Hierofante: quién habla primero, cuántos días se espera, qué se pregunta. De tanto protocolo, aquí nadie cruza la puerta.',
      ahead:
        'Las llaves cruzadas piden mano. Con el Hierofante se va por pasos: {consulta|consultá} una vez a quien ya quiso y le fue bien, y {haz|hacé} lo primero antes que lo tercero.',
    },
    rev: {
      behind:
        'Una de las llaves ya no abría nada, y aun así la guardaste. El Hierofante invertido viene de un manual de cariño heredado que perdió páginas por el camino.',
      now: 'Hoy al Hierofante invertido se le cae la triple corona, y suena bien. Lo que se supone que debe hacer alguien en tu caso ya no te convence.',
      against:
        'Llevar la contraria también cansa: el acólito del Hierofante invertido deja un sermón para entrar en otro, y queda sin consultar lo único que importaba, qué {quieres|querés}.',
      ahead:
        'Sin mano que bendiga, dice el Hierofante invertido, también se puede empezar o terminar. {Escribe|Escribí} tres reglas tuyas para querer, con letra propia, y {mira|mirá} cuál estás incumpliendo.',
    },
  },
  'Los Enamorados': {
    up: {
      behind:
        'Bajo un sol enorme estuvieron los Enamorados, y también aquí hubo un momento así de claro, quizá breve. Con esa luz has comparado todo lo demás.',
      now: 'Quien mira de frente y quien mira hacia arriba: los Enamorados pueden no estar hoy en el mismo punto de la conversación. Eso no es un no; es algo sin hablar.',
      against:
        'El ángel de los Enamorados tiene las alas abiertas y no empuja a nadie. Esperar que algo de arriba decida por dos personas es lo que tiene esto parado.',
      ahead:
        'Los Enamorados eligen con los ojos abiertos, así que nada de indirectas: {di|decí} lo que {quieres|querés} de frente y a la luz del día, en una frase que puedas sostener mañana.',
    },
    rev: {
      behind:
        'Hubo un sí dicho por no decir que no, o un no que era miedo: con los Enamorados invertidos las miradas pasaron cerca y cada una siguió su camino.',
      now: 'Puestos del revés, los Enamorados tienen el sol a los pies y buscan el calor arriba. Hoy la pregunta lleva el nombre de alguien y quizá le corresponda el tuyo.',
      against:
        'Entre los Enamorados invertidos cabe una multitud: el ángel, tus amistades, quien vino antes. Con tanta gente en medio, dos personas no llegan a verse la cara.',
      ahead:
        'De los Enamorados invertidos se sale volviendo a preguntar: {haz|hacé} en voz alta, una vez y sin defenderla, la pregunta que diste por contestada, y {acepta|aceptá} también un «no sé».',
    },
  },
  'El Carro': {
    up: {
      behind:
        'Venías con impulso: el Carro salió con una esfinge blanca y otra negra, las ganas y el orgullo, y mientras tiraron parejo no hizo falta preguntar el rumbo.',
      now: 'Sin riendas y de pie, como el auriga del Carro: hoy lo único que {gobiernas|gobernás} es hacia dónde {miras|mirás}. Lo que haga la otra parte va por su propio camino.',
      against:
        'Que una esfinge tire hacia el sí y la otra hacia el no sería soportable; lo que frena al Carro es no querer apearse delante de la gente.',
      ahead:
        'Bajo el dosel de estrellas, el Carro espera una sola instrucción. {Ponle|Ponele} destino a lo que {sientes|sentís}, una cita, una conversación o una despedida, y {avanza|avanzá} hacia ahí al paso.',
    },
    rev: {
      behind:
        'Primero fue la prisa y después el rumbo: el Carro invertido todavía trae polvo en el dosel, y te quedó la costumbre de llegar temprano a donde nadie te había citado.',
      now: 'Esfinge negra contra esfinge blanca: el Carro invertido discute consigo mismo en la puerta. Hoy vas y {vienes|venís} varias veces sin haber salido de casa.',
      against:
        'Empujar donde tocaba esperar, o frenar donde se abría el paso: al auriga del Carro invertido le sobra fuerza. Hoy estorba más la prisa que la distancia.',
      ahead:
        'Bajarse un momento también es conducir, y el Carro invertido lo pide: {mira|mirá} de cerca las dos esfinges, {ponles|poneles} nombre, y no arranques sin saber cuál va delante.',
    },
  },
  'La Fuerza': {
    up: {
      behind:
        'Supiste acercar la mano sin que nadie mordiera: la Fuerza estuvo en esto desde temprano, con el león tranquilo y una paciencia que no todo el mundo tiene.',
      now: 'Ruge algo y la Fuerza le sostiene la boca sin apretar. Hoy {puedes|podés} sentir ganas y susto en la misma tarde, y no obedecer a ninguno de los dos.',
      against:
        'El león no es quien estorba. A la Fuerza se le cansa la cara de parecer serena, y quien te importa quizá tome tanta calma por falta de interés.',
      ahead:
        'Nadie vence al león en la carta de la Fuerza: se le habla cerca. {Di|Decí} lo que {necesitas|necesitás} en voz baja, sin reproche delante y sin disculparte por necesitarlo.',
    },
    rev: {
      behind:
        'Tanto sostener la boca del león dejó marca: la Fuerza invertida viene de aguantar de más, y el aguante se te quedó puesto como un abrigo en verano.',
      now: 'A la Fuerza invertida se le ha caído el infinito de la cabeza. Hoy cualquier gesto ajeno decide cuánto {vales|valés}, y ese cálculo está mal hecho desde la primera cifra.',
      against:
        'O suelta o aprieta: la mano de la Fuerza invertida no encuentra el punto. Por eso a tres días de hielo les sigue un arranque de sinceridad a deshora.',
      ahead:
        'Dejar que el león se eche un rato es cuanto pide la Fuerza invertida. {Descansa|Descansá} de demostrar, {come|comé} bien, {duerme|dormí}, y {decide|decidí} este asunto cuando nada ruja.',
    },
  },
  'El Ermitaño': {
    up: {
      behind:
        'En lo alto de la montaña se está bien una temporada: el Ermitaño subió por algún golpe o por gusto, y de allí te quedó esta afición a mirar desde lejos.',
      now: 'Lleva un farol el Ermitaño, y le alumbra unos pasos. Hoy {sabes|sabés} eso, lo de esta semana; {pides|pedís} luz para el año entero y no hay farol tan largo.',
      against:
        'Tras la capucha del Ermitaño no se distingue si alguien piensa o se esconde. Con esta distancia pasa igual: cada cual puede leerla como más le duela.',
      ahead:
        'Báculo en mano, el Ermitaño no contesta todavía ni deja de caminar. {Ponle|Ponele} fecha de regreso a tu silencio y, mientras tanto, {alumbra|alumbrá} solo lo que ha pasado, sin suposiciones.',
    },
    rev: {
      behind:
        'Un farol quedó tapado hace tiempo: el Ermitaño invertido se apartó antes de que lo apartaran, y aquel retiro preventivo te ahorró disgustos y también alguna tarde buena.',
      now: 'Ya dio la soledad lo que tenía que dar. Al Ermitaño invertido la montaña le queda grande hoy, y mira de reojo el camino de bajada como quien pasea.',
      against:
        'Cuesta bajar cuando se ha presumido de cumbre: el Ermitaño invertido aparta los consejos con el báculo, y el orgullo te hace compañía porque no discute.',
      ahead:
        'Montaña abajo hay gente, y el Ermitaño invertido conoce el sendero. {Cuenta|Contá} esto a alguien tal como está, con el farol destapado y sin conclusiones, antes del siguiente paso.',
    },
  },
  'La Rueda de la Fortuna': {
    up: {
      behind:
        'Giró la Rueda de la Fortuna y movió las sillas: un cambio de trabajo, de barrio o de humor puso a alguien cerca o lejos sin consultar con nadie.',
      now: 'La esfinge que corona la Rueda de la Fortuna no se marea; {tú|vos} sí, y es lógico. Lo que ayer estaba arriba hoy asoma por otro lado y pide sitio.',
      against:
        'Subirse al borde para adivinar el próximo giro no ayuda: con la Rueda de la Fortuna te frena vivir pendiente de algo que no se mueve con la mano.',
      ahead:
        'Leen su libro las cuatro criaturas mientras la Rueda de la Fortuna se mueve. {Separa|Separá} lo que depende de {ti|vos} de lo que no, y {ocúpate|ocupate} esta semana de lo primero.',
    },
    rev: {
      behind:
        'Otra vez la misma vuelta: la Rueda de la Fortuna invertida ya pasó por este tramo con otro nombre u otra excusa, y dejó el surco donde hoy {pisas|pisás}.',
      now: 'Chirría la Rueda de la Fortuna invertida y no avanza. Hoy {vuelves|volvés} en la cabeza a la misma escena, con igual diálogo, a ver si por insistencia termina distinto.',
      against:
        'El freno es de mano: la Rueda de la Fortuna invertida se atasca porque alguien la sujeta donde más le gustaba. Ese punto ya pasó, y apretar cansa el brazo.',
      ahead:
        'Ni las criaturas de las esquinas empujan la Rueda de la Fortuna invertida. {Fíjate|Fijate} en qué momento {dices|decís} «ya que estamos» y, por una sola vez, {bájate|bajate} justo ahí.',
    },
  },
  'La Justicia': {
    up: {
      behind:
        'Algo se quedó sin pesar: la Justicia tenía la balanza a mano, y lo que puso cada parte, minutos, gestos, ganas, nunca llegó a los platillos.',
      now: 'De frente y sin pestañear, la Justicia mira los hechos. Hoy son pocos y caben en una hoja: qué se dijo, cuándo, y qué añadiste {tú|vos} de imaginación.',
      against:
        'Pesar tanto también frena: sentada entre sus columnas, la Justicia calcula a quién le toca ceder, y el afecto no sabe de turnos ni de facturas.',
      ahead:
        'Primero la balanza y después la espada: ese es el orden de la Justicia. {Cuenta|Contá} lo que das y lo que llega, y {pide|pedí} con palabras exactas lo que falte.',
    },
    rev: {
      behind:
        'Cojea la balanza desde el comienzo: la Justicia invertida dejó que un lado pusiera el peso y el otro la opinión, y aquello pasó por reparto justo.',
      now: 'La Justicia invertida ha torcido la mirada, y la versión que hoy te {cuentas|contás} te deja mejor o peor de lo que fue. Ninguna de las dos es exacta.',
      against:
        'Una culpa ajena en tu platillo lo desequilibra todo. Mientras la Justicia invertida no la devuelva, {pides|pedís} perdón por cosas que pesaban del otro lado.',
      ahead:
        'Enderezar la espada empieza por decir cuánto pesa cada cosa. Con la Justicia invertida, {escribe|escribí} la versión que contaría la otra persona y {corrige|corregí} la tuya donde no coincida con los hechos.',
    },
  },
  'El Colgado': {
    up: {
      behind:
        'Colgaba de un pie y con buena cara: así esperó el Colgado, y así esperaste también, llamando paciencia a algo que nadie te había pedido.',
      now: 'El halo del Colgado se enciende cabeza abajo. Visto desde ahí, lo que hoy no se mueve enseña algo: cuánto lugar le diste a esta historia en la casa.',
      against:
        'Con las manos a la espalda no se escribe ni se abraza. El Colgado se siente tan noble en su cuerda que la quietud ya parece una virtud, y estorba.',
      ahead:
        'Una espera con fin, eso admite el Colgado: {elige|elegí} qué {sueltas|soltás}, la prisa o la razón, y {mira|mirá} el asunto al revés, desde la silla de la otra persona.',
    },
    rev: {
      behind:
        'Hubo un sacrificio sin destinatario: el Colgado invertido, con las manos atrás, dio tiempo, horarios, alguna opinión propia, y nadie supo nunca que aquello era un regalo.',
      now: 'Puesto de pie, el Colgado invertido descubre que la cuerda ya no lo sostiene. Lo que empezó como pausa hoy es rutina, y hasta el halo bosteza.',
      against:
        'Frena la costumbre de la cuerda. El Colgado invertido podría bajarse, y pregunta antes si queda bien, si es pronto, si alguien va a notar que ya no cuelga.',
      ahead:
        'Pie en tierra, pide el Colgado invertido, y sin anunciarlo. {Retira|Retirá} una cosa que das y que no le sirve a nadie, y {dedica|dedicá} ese rato a algo que te conteste.',
    },
  },
  'La Muerte': {
    up: {
      behind:
        'Al paso y con una rosa en el estandarte, la Muerte cruzó ya este camino: se terminó una manera de querer, y lo que hoy {preguntas|preguntás} nace en ese hueco.',
      now: 'Entre dos torres hay un sol y la Muerte no aclara si sale o se pone. Hoy algo tuyo termina, un papel, una ilusión, una forma de esperar, y deja sitio.',
      against:
        'Nadie discute con el caballo de la Muerte, y sin embargo se intenta: {buscas|buscás} conservar lo de antes y estrenar lo de ahora con el mismo mantel.',
      ahead:
        'Una flor blanca lleva la Muerte, por si alguien quiere despedirse. {Nombra|Nombrá} qué acaba, aunque sea una idea sobre alguien, dale las gracias y {despeja|despejá} su lugar en la mesa.',
    },
    rev: {
      behind:
        'Un plato de más: lo que ya había acabado siguió cenando en casa, y la Muerte invertida tuvo la cortesía de quedarse en la puerta con el caballo.',
      now: 'Parada entre las dos torres, la Muerte invertida espera. Por dentro ya cambió algo y por fuera {repites|repetís} todavía la conversación de siempre, palabra por palabra.',
      against:
        'Aquella versión de {ti|vos} que esperaba así ya no existe, y la Muerte invertida se lo calla bajo la armadura. Lo que traba es seguir contestando en su nombre.',
      ahead:
        'Bajo el estandarte de la Muerte invertida cabe un adiós corto. {Saca|Sacá} de la vista una sola cosa que tiene esto en suspenso, una foto, un chat, una hora fija, y {mira|mirá} qué queda.',
    },
  },
  'La Templanza': {
    up: {
      behind:
        'De una copa a otra y sin derramar: la Templanza sabía ir despacio, y lo mejor de este asunto se hizo así, en dosis que nadie llamó importantes.',
      now: 'Un pie en el agua y otro en tierra tiene la Templanza, y hoy es buena postura: {sientes|sentís} mucho y {pisas|pisás} firme, siempre que nadie te pida elegir ya.',
      against:
        'Tu ritmo y el otro no vierten igual. El ángel de la Templanza lo llama mezcla y {tú|vos} lo {llamas|llamás} demora: de ahí viene casi todo el tropiezo.',
      ahead:
        'La Templanza vierte poco y mira el nivel. Da algo del mismo tamaño que lo que llega, {espera|esperá} a ver cómo asienta y {corrige|corregí} la cantidad, sin volcar la copa.',
    },
    rev: {
      behind:
        'Rebosaba una copa mientras la otra criaba polvo: con la Templanza invertida hubo demasiado de golpe, o demasiado poco, y ninguna de las dos cosas quitó la sed.',
      now: 'La Templanza invertida trae el agua por el suelo: de nada a todo en una noche, y vuelta. Hoy {mides|medís} el cariño por sus mejores ratos y {olvidas|olvidás} los martes.',
      against:
        'Ese pie que la Templanza invertida no apoya es el problema: {vives|vivís} en el agua, entre suposiciones, y la tierra de los días normales queda sin pisar.',
      ahead:
        'Basta con mover un poco la muñeca, dice la Templanza invertida. {Baja|Bajá} a la mitad lo que {haces|hacés} de más, {sube|subí} un dedo lo que {descuidas|descuidás}, y {sostén|sostené} eso siete días.',
    },
  },
  'El Diablo': {
    up: {
      behind:
        'Algo se ganaba con esto: el Diablo encendía su luz y había risa, vértigo o compañía. El precio venía en letra pequeña y nadie la leyó.',
      now: 'Floja va la cadena de la pareja que está ante el Diablo, y ahí sigue. Hoy {puedes|podés} salir y no {sales|salís}: conviene saber qué te pagan por quedarte.',
      against:
        'Desde el pedestal, el Diablo ni siquiera tira. Lo que frena es mirar una y otra vez, la pantalla, la puerta, el recuerdo, con una fe que ya tiene horario.',
      ahead:
        'Por la cabeza sale el lazo, y el Diablo no lo sujeta. {Pon|Poné} en una lista qué te da esto y qué te cobra, {suma|sumá}, y {quítate|quitate} lo más caro.',
    },
    rev: {
      behind:
        'Llevarse la mano al cuello y notar que el lazo cedía: con el Diablo invertido ya hubo una primera vez, y de aquella salida a medias viene esta pregunta.',
      now: 'Suelta está la cadena, y el Diablo invertido cuelga del pedestal como un adorno. Hoy las manos te quedan libres y, de pura costumbre, buscan a qué agarrarse.',
      against:
        'Un paso atrás por cada dos adelante, así se sale del Diablo invertido. Lo que entorpece es la vergüenza del tropiezo, que siempre recomienda volver adentro a disimular.',
      ahead:
        'Libre el cuello, faltan las manos. El Diablo invertido pide darles oficio: {elige|elegí} de antemano qué vas a hacer a la hora en que siempre {caes|caés}, y {déjalo|dejalo} a la vista.',
    },
  },
  'La Torre': {
    up: {
      behind:
        'Alguna vez cayó un rayo sobre una idea muy alta: la Torre perdió la corona, y desde entonces {miras|mirás} hacia arriba antes de entrar en ninguna parte.',
      now: 'La Torre conserva los muros; lo que ha perdido es la corona. A la historia que te contabas le falta hoy el adorno, y se ve mejor qué parte aguanta.',
      against:
        'Chispas por todas partes y nadie mira las piedras: con la Torre estorba el ruido, el propio y el de quien comenta. Así no se sabe qué sigue en pie.',
      ahead:
        'Por donde no había puerta salieron las dos figuras de la Torre. {Deja|Dejá} caer la explicación que más te cuesta sostener, y {revisa|revisá} con calma qué queda en pie sin ella.',
    },
    rev: {
      behind:
        'Se tapó una grieta con cuidado y con buenos modales: la Torre invertida venía crujiendo, y hablar bajito pareció más barato que arreglar el muro.',
      now: 'Por dentro ya se oye. La Torre invertida tiembla sin que se note en la fachada, y hoy {contestas|contestás} «todo bien» con una piedra en la mano.',
      against:
        'El miedo al rayo levanta más pared: la Torre invertida se queda sin ventanas para que nada entre, y ahora tampoco sale lo que querías decir.',
      ahead:
        'Quitar una piedra a mano cuesta menos que esperar el rayo, y la Torre invertida lo agradece. {Di|Decí} la verdad más pequeña, la que cabe en una línea, a quien corresponda.',
    },
  },
  'La Estrella': {
    up: {
      behind:
        'Después de un tiempo seco, la Estrella se arrodilló junto al estanque. Hubo una sed anterior a esto, y quizá lo primero que te conmovió fue el agua.',
      now: 'Sin contar lo que gasta, la Estrella vierte una jarra en el agua y otra en la tierra. Hoy {vuelves|volvés} a tener ganas de planes pequeños; con eso se trabaja.',
      against:
        'Una estrella grande y siete pequeñas: por mirar la mayor se pierden las otras. La Estrella tiene en contra tu puntería, tan alta que nadie de carne y hueso la alcanza.',
      ahead:
        'Con la rodilla en tierra y sin discurso, la Estrella enseña el gesto: {haz|hacé} algo sencillo y sincero hacia lo que {quieres|querés}, una sola vez, y no cuentes las gotas.',
    },
    rev: {
      behind:
        'Dos jarras boca abajo y ni una gota: la Estrella invertida viene de haber esperado mucho y bien, y desde entonces tu fe pide recibo.',
      now: 'A la Estrella invertida le pesa la cabeza y mira el barro. Hoy {comparas|comparás} tu historia con las que se ven por fuera, y así ninguna parece gran cosa.',
      against:
        'Aunque las ocho luces siguen ahí, la Estrella invertida no las cree. Estorba un desánimo con buena ortografía, el que demuestra con argumentos que nada merece la molestia.',
      ahead:
        'Hoy, en el lugar de siempre, una jarra: la Estrella invertida no pide entusiasmo. {Cuida|Cuidá} primero lo que te repone, una amistad, un sueño largo, y {pregunta|preguntá} después.',
    },
  },
  'La Luna': {
    up: {
      behind:
        'A media luz quedó una palabra: bajo la Luna, un perro y un lobo miraban lo mismo y oían otra cosa, y lo que se dijo entonces pudo entenderse de dos maneras.',
      now: 'Del estanque de la Luna sale un cangrejo, y a estas horas parece cualquier cosa. Hoy se confunden la corazonada y el miedo, porque usan el mismo abrigo.',
      against:
        'De noche no se piensa, se aúlla. La Luna alarga cada sombra: un saludo corto se vuelve desprecio y una demora, sentencia. Por la mañana miden la mitad.',
      ahead:
        'Entre las dos torres de la Luna pasa el camino, y no conviene hacerlo a oscuras. {Anota|Anotá} lo que {temes|temés}, {duerme|dormí}, y {separa|separá} con luz lo que viste de lo que inventaste.',
    },
    rev: {
      behind:
        'Aullidos hubo, y noches: la Luna invertida deja atrás una temporada de imaginarlo todo dos veces. De aquella niebla {sales|salís} sabiendo al menos qué no era.',
      now: 'Baja la Luna invertida y lo que parecía un lobo resulta perro. Hoy un miedo tiene ya su tamaño, y se le puede hablar sin levantar la voz.',
      against:
        'Querer verlo todo de una vez encandila: con la Luna invertida hay quien interroga al cangrejo en cuanto asoma, y el cangrejo, con razón, vuelve al agua.',
      ahead:
        'Ya se distingue el sendero bajo la Luna invertida, y pide ir despacio. {Haz|Hacé} una sola pregunta, la más sencilla, y no pases a otra hasta entender la respuesta.',
    },
  },
  'El Sol': {
    up: {
      behind:
        'Sin silla y sin agarrarse iba el niño del Sol: alguna alegría entró así en tu vida, de frente, y desde entonces cuesta conformarse con menos luz.',
      now: 'Girasoles por encima del muro: el Sol deja hoy pocas cosas escondidas. Lo que {quieres|querés} se te nota en la cara, y es probable que lo sepan hasta las plantas.',
      against:
        'Tanta claridad deslumbra. Con el Sol ocupando medio cielo, {cuentas|contás} los días buenos y te {saltas|saltás} los nublados, y la historia sale mejor de lo que es.',
      ahead:
        'Como el niño del Sol, que abre los brazos sin mirar quién pasa, {di|decí} lo bueno en voz alta y sin segundas, y {disfruta|disfrutá} de haberlo dicho.',
    },
    rev: {
      behind:
        'Sonrisas hubo, y alguna de oficio: el Sol invertido calentaba desde detrás de una nube, y por no estropear la tarde se dejó algo importante para otro día.',
      now: 'El Sol invertido ha dejado los girasoles mirando a la pared. Hoy {haces|hacés} de persona contenta con bastante talento, y por la noche te duelen las mejillas.',
      against:
        'A caballo y cabeza abajo, el niño del Sol invertido asegura que va comodísimo. Decir que no importa, que ya se te pasó, tapa justo lo que habría que ver.',
      ahead:
        'Acercarse a lo que de verdad calienta: el Sol invertido no exige sonreír. {Apunta|Apuntá} tres ratos de este mes en que estuviste a gusto, y {mira|mirá} quién estaba en ellos.',
    },
  },
  'El Juicio': {
    up: {
      behind:
        'Ya sonó una vez la trompeta del Juicio, y quien dormía se levantó a medias. Quedó algo por reparar o por decir, y por eso se sigue oyendo.',
      now: 'Brazos abiertos y mirada arriba: el Juicio llama hoy por tu nombre, sin señalar a nadie. Lo que se pregunta es si {piensas|pensás} seguir queriendo en borrador.',
      against:
        'Esperar una señal que no admita dudas es la forma fina de quedarse en la cama. El ángel del Juicio toca con lo que hay: unas ganas, una coincidencia, un hilo de voz.',
      ahead:
        'Levantarse y mirar lo vivido con justicia, así se contesta al Juicio. {Repasa|Repasá} qué aprendiste queriendo, lo bueno incluido, y {haz|hacé} lo que haría quien {eres|sos} ahora.',
    },
    rev: {
      behind:
        'Te juzgaste con una dureza que no usarías con nadie: el Juicio invertido dictó sentencia sobre alguna historia de antes y la pena, por lo visto, aún se cumple.',
      now: 'Alguien se tapa los oídos bajo el ángel del Juicio invertido. La llamada insiste, suave, y hoy le {subes|subís} el volumen a cualquier otra cosa con tal de no oírla.',
      against:
        'A medio levantar se quedan las figuras del Juicio invertido. Frena una duda con toga que cada noche revisa tu expediente y nunca lee la página de lo bueno.',
      ahead:
        'Bajo las nubes del Juicio invertido toca revisar la condena. {Busca|Buscá} en lo que pasó dos cosas que hiciste bien, {dilas|decilas} en alto, y {contesta|contestá} desde ahí lo pendiente.',
    },
  },
  'El Mundo': {
    up: {
      behind:
        'Una vuelta entera quedó bailada: el Mundo cierra su corona de laurel sobre algo que aprendiste queriendo, y esta pregunta ya no la hace quien eras antes.',
      now: 'Pie en el aire, la figura del Mundo baila sin pedir pareja y sin negarse a ella. Hoy lo tuyo ya tiene forma; lo que se sume sería compañía y no reparación.',
      against:
        'Dentro del laurel todo está en su sitio. Abrirle a alguien la corona del Mundo obliga a cambiar el paso, y cuesta desarmar un baile que cuadraba.',
      ahead:
        'Cuatro criaturas miran el baile, ya sin libro. Así pide el Mundo lo que sigue: {cierra|cerrá} con gratitud lo que terminó, da una vuelta a lo vivido, y {elige|elegí} desde ahí.',
    },
    rev: {
      behind:
        'Faltó un tramo de laurel: en el Mundo invertido quedó abierta una conversación, una despedida, quizá un simple gracias, y por ese hueco entra todavía el viento.',
      now: 'El Mundo invertido baila con un pie enredado en la corona. Hoy parece que faltara muchísimo y falta una frase, justo la que da vergüenza.',
      against:
        'Un atajo tienta en el Mundo invertido: empezar lo siguiente para no acabar lo anterior. Desde las esquinas, cuatro criaturas lo han visto otras veces y no aplauden.',
      ahead:
        'Falta poco y es pequeño, avisa el Mundo invertido. {Termina|Terminá} lo que quedó a un palmo del final, una respuesta, un favor, una disculpa, y después {mira|mirá} si aún {preguntas|preguntás} lo mismo.',
    },
  },
};
