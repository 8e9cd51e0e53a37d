import type { OfEachCard, PlaceTexts } from '../family.ts';

/** What each card says in the matters of «dinero». */
export const DINERO_PASSAGES: OfEachCard<PlaceTexts> = {
  'El Loco': {
    up: {
      behind:
        'Al principio de esto hubo un paso del Loco: la vista en alto, el hatillo al hombro y ninguna suma hecha. Se quiso antes de calcular, como casi todo lo que importa.',
      now: 'Todo lo que el Loco lleva cabe en un hatillo, y hoy tu asunto también: unos papeles, una cifra, una fecha. El miedo abulta más que el equipaje.',
      against:
        'El perro avisa a la altura del talón y el Loco sigue mirando las nubes. Queda una línea de letra pequeña sin leer, y es justo la que frena.',
      ahead:
        'La rosa del Loco está limpia: la intención no es lo que hay que revisar. {Mira|Mirá} el borde, que aquí tiene números, y {fija|fijá} hasta dónde llega tu pie.',
    },
    rev: {
      behind:
        'Alguna vez, el Loco invertido dejó este asunto con un pie en el aire: ni que sí ni que no, ya se verá. Ese «ya se verá» fue la única fecha que se puso.',
      now: 'Cuelga el hatillo del Loco invertido y hoy sigue sin saberse qué lleva dentro. Mientras no se abra, cualquier cifra asusta y cualquier promesa parece suficiente.',
      against:
        'Estorba la vergüenza de preguntar lo básico. El Loco invertido prefiere el precipicio a decir «no entiendo esta línea», y es en esa línea donde tropieza todo el mundo.',
      ahead:
        'Antes del salto, el Loco invertido pide bajar los ojos hasta el perro, que no sabe de dinero y aun así ve el hueco. {Escribe|Escribí} en una línea lo peor que puede salir.',
    },
  },
  'El Mago': {
    up: {
      behind:
        'Cuando esto arrancó, el Mago ya tenía copa, espada, basto y oro sobre la mesa. Faltó ponerlos en orden, que suena a poco y es oficio.',
      now: 'Sobre la mesa del Mago hay hoy más de lo que parece: datos, papeles, alguien a quien preguntar. Falta una mano que lo junte todo en la misma hoja.',
      against:
        'El brazo en alto del Mago luce mucho y firma poco. Aquí el freno es el discurso: ya se explicó muy bien, a demasiada gente, y sigue sin hacerse.',
      ahead:
        'Con las cuatro herramientas a la vista, el Mago usa una por vez. {Elige|Elegí} el oro, que es el dato exacto, y {consíguelo|conseguilo} antes de opinar sobre lo demás.',
    },
    rev: {
      behind:
        'Hubo una mesa bien puesta y ninguna mano encima: así dejó esto el Mago invertido. Se tenía con qué empezar y se guardó para un lunes sin número.',
      now: 'Suena bien lo que se cuenta, y el Mago invertido sabe contarlo. Hoy conviene escuchar como quien revisa una factura: línea por línea y con el dedo debajo.',
      against:
        'Un remedio distinto en cada esquina de la mesa, y el infinito dando vueltas encima: al Mago invertido le sobran ideas. Con tantas, ninguna suma llega a la raya final.',
      ahead:
        'De todo el juego, al Mago invertido le alcanza con la espada, que sirve para cortar un trozo. {Toma|Tomá} la gestión más corta y {llévala|llevala} hasta el final sin abrir otra.',
    },
  },
  'La Sacerdotisa': {
    up: {
      behind:
        'El rollo de la Sacerdotisa siempre asomó a medias. De este asunto se supo una parte y se calló otra, quizá por pudor, que con el dinero y los papeles abunda.',
      now: 'Hay un detalle que {notas|notás} y no {sabes|sabés} explicar: un tono, una prisa. La Sacerdotisa lo guarda hoy a sus pies, como la luna, sin darlo por prueba.',
      against:
        'Entre la columna oscura y la clara, la Sacerdotisa calla, y ese silencio sale caro. Falta un dato que alguien tiene y que da reparo pedir.',
      ahead:
        'El velo de la Sacerdotisa no se descorre adivinando. {Pide|Pedí} por escrito la parte que falta, {léela|leela} sin testigos y {deja|dejá} pasar una noche antes de mover nada.',
    },
    rev: {
      behind:
        'Se preguntó a medio mundo y a cada cual le pareció una cosa. La Sacerdotisa invertida viene de ahí: muchas voces delante del velo y el rollo intacto.',
      now: 'Lo que se calla por costumbre termina pesando más que cualquier número. Hoy la Sacerdotisa invertida lleva el velo sobre los hombros y busca una silla donde dejarlo.',
      against:
        'B y J dicen las columnas de la Sacerdotisa invertida, y cada quien lee en ellas lo que le conviene. Así se pierden los días: descifrando señales donde cabía una consulta.',
      ahead:
        'Cerrado en el regazo, el rollo de la Sacerdotisa invertida ayuda poco. {Abre|Abrí} el tuyo, sea carpeta o cuaderno, y {escribe|escribí} al margen la única pregunta que te quede.',
    },
  },
  'La Emperatriz': {
    up: {
      behind:
        'Esto se sembró despacio, como el trigo de la Emperatriz: con trabajo, con gusto, pensando en alguien más. Algo de lo que hoy se calcula es cosecha.',
      now: 'Trigo hay, dice hoy la Emperatriz en medio del campo. Antes de contar lo que falta conviene anotar lo que ya crece, aunque no venga en billetes.',
      against:
        'Tan mullido es el trono de la Emperatriz que cuesta levantarse a buscar un papel. El estorbo se parece a la comodidad, que cobra poco cada día y cobra siempre.',
      ahead:
        'Doce estrellas lleva la Emperatriz, una por mes, y ninguna se apura. {Reparte|Repartí} el asunto en doce partes y {averigua|averiguá} cuál te toca regar ahora.',
    },
    rev: {
      behind:
        'A fuerza de tirar del trigo para que creciera, la Emperatriz invertida dejó el campo revuelto. Aquí hubo prisas con buena intención, que son las más difíciles de revisar.',
      now: 'La Emperatriz invertida atiende hoy a todo el mundo y llega tarde a su propio trono. En estos planes {apareces|aparecés} al final, con lo que sobre de tiempo y de dinero.',
      against:
        'Pesa la corona cuando quien cuida también vigila. A la Emperatriz invertida le gusta preguntar cada día cómo va esto, y con eso no avanza: se gasta la paciencia.',
      ahead:
        'Al lado de la Emperatriz invertida sigue el signo de Venus, que también es un presupuesto. {Aparta|Apartá} primero lo que te sostiene; con el resto, y solo con el resto, {decide|decidí}.',
    },
  },
  'El Emperador': {
    up: {
      behind:
        'En piedra se sentó el Emperador y en piedra quedó la regla: quién decide, quién paga, quién firma. De ese reparto, escrito o no, viene este asunto.',
      now: 'Bajo el manto, el Emperador lleva la armadura puesta. Hoy {tienes|tenés} motivos para la cautela; lo que falta es darle forma de plazo y de tope.',
      against:
        'Los carneros del trono embisten en fila y el Emperador no cede el turno. Se pierde fuerza queriendo mandar sobre lo que depende de otra firma.',
      ahead:
        'De cetro le vale al Emperador una frase: «hasta aquí». {Escribe|Escribí} la tuya con una cantidad o con una fecha, y que no haga falta levantarse para sostenerla.',
    },
    rev: {
      behind:
        'Alguien debía poner orden y el Emperador invertido no se presentó. Con el trono vacío, las cuentas las llevó quien pasaba por ahí, y de memoria.',
      now: 'En una costumbre de piedra descansa hoy el Emperador invertido: «aquí siempre se hizo así». Nadie recuerda quién lo dijo, y aun así se le obedece.',
      against:
        'Aprieta la armadura y el Emperador invertido no se la quita por no perder autoridad. Lo traba un orgullo menor, de los que prefieren pagar de más a preguntar.',
      ahead:
        'Del cetro al lápiz hay un paso, y el Emperador invertido puede darlo. {Busca|Buscá} la regla que sigue en pie por pura inercia y {táchala|tachala}, o {fírmala|firmala} de nuevo con fecha de hoy.',
    },
  },
  'El Hierofante': {
    up: {
      behind:
        'Dos acólitos escucharon al Hierofante y se llevaron la lección a casa. De alguna casa viene también lo que {crees|creés} que se hace con el dinero y los papeles, desde antes de esta pregunta.',
      now: 'A los pies del Hierofante hay hoy dos llaves cruzadas: una la tiene quien ya pasó por esto; la otra, quien conoce la norma. La cerradura pide ambas.',
      against:
        'La mano en alto del Hierofante marca un orden, y saltárselo complica el resto. Algo se traba en un paso previo que parecía ceremonia y era el primer escalón.',
      ahead:
        'Quien enseña entre dos columnas no improvisa, y el Hierofante menos que nadie. {Pregunta|Preguntá} a alguien de oficio qué va primero, qué va segundo y qué no hace falta.',
    },
    rev: {
      behind:
        'Tres coronas llevaba la regla de familia, y el Hierofante invertido la aprendió sin abrir la boca. «Esas cosas no se preguntan» es una herencia que también paga impuestos.',
      now: 'El Hierofante invertido reparte hoy consejos desde muy arriba y dos oyentes los apuntan sin comprobarlos. Lo que le sirvió a otra gente fue con otra ley, otro año, otro bolsillo.',
      against:
        'Llevar la contraria también es un sermón, y el Hierofante invertido lo da sin apuntes. Cuesta doble hacer las cosas al revés por el gusto de no hacerlas como dijeron.',
      ahead:
        'Una de las llaves del Hierofante invertido no abre nada, y conviene saberlo antes de forzar la puerta. {Comprueba|Comprobá} en la fuente, con fecha, cada consejo que te llegó de oídas.',
    },
  },
  'Los Enamorados': {
    up: {
      behind:
        'Antes de los números hubo una elección, y los Enamorados la hicieron a pleno sol. Lo que hoy se calcula empezó por algo que importaba más que la cuenta.',
      now: 'Ella mira al ángel, él la mira a ella, y en los Enamorados nadie mira el precio. Hoy toca ponerlo al lado de lo que se elige, a la misma luz.',
      against:
        'Sobre los Enamorados hay un sol tan grande que no deja sombra donde esconderse. Ahí se pierde pie: en querer quedar bien y, además, que salgan las cuentas.',
      ahead:
        'El ángel de los Enamorados abre las alas y no empuja: la elección se hace abajo. {Di|Decí} en voz alta qué {escoges|escogés} y qué {dejas|dejás}, con lo que cuesta cada cosa.',
    },
    rev: {
      behind:
        'Puede que por ahí atrás haya un sí dicho por no decir que no. Los Enamorados invertidos los guardan todos, con su fecha y su pequeña factura.',
      now: 'Cada cual mira hacia un lado, y los Enamorados invertidos llaman acuerdo a ese cruce. Hoy las mismas palabras, «pronto», «poco», «seguro», nombran dos ideas distintas.',
      against:
        'Del ángel sobre los Enamorados invertidos se espera que decida por todos. Mal asunto: lo suyo son las alas, y la elección lleva días esperando a alguien con manos.',
      ahead:
        'Preguntar otra vez todavía se puede, y los Enamorados invertidos lo dejaron a medias. {Repite|Repetí} la pregunta de frente y {fíjate|fijate} si la respuesta trae fecha o solo buenas palabras.',
    },
  },
  'El Carro': {
    up: {
      behind:
        'Dos esfinges tiraban ya del Carro cuando empezó esto: las ganas hacia un lado, la prudencia hacia el otro. Con ese tiro desigual se ha llegado hasta aquí.',
      now: 'Sin riendas, con la pura atención de quien lo guía, el Carro va hoy en una dirección. Lo que conviene vigilar es cuánto cuesta cada tramo y quién lo paga.',
      against:
        '«¿Y si sale mal?», pregunta la esfinge negra del Carro, y la blanca ni la oye. Se pierde más en esa discusión, que vuelve en cada parada, que en el camino.',
      ahead:
        'Un auriga de pie ve más lejos que uno a la carrera, y el Carro va con el suyo de pie. {Decide|Decidí} primero el destino, con una fecha escrita; la velocidad, después.',
    },
    rev: {
      behind:
        'Se arrancó con prisa y sin preguntar adónde: el Carro invertido llegó así a esta puerta. Alguna decisión se tomó a la velocidad con que se acaban las ofertas.',
      now: 'Una esfinge quiere terminar hoy mismo y la otra no quiere ni oír hablar. El Carro invertido sigue en la puerta, con el gasto de moverse y ni un metro recorrido.',
      against:
        'Empujar al Carro invertido no lo endereza. La prisa pone nerviosa a la gente, y con nervios nadie lee bien lo que firma ni escucha lo que se le pide.',
      ahead:
        'Ni látigo ni riendas: al Carro invertido lo arregla una pregunta, hacia dónde. {Detén|Detené} por unos días cualquier compromiso nuevo y {escribe|escribí} el destino en una línea.',
    },
  },
  'La Fuerza': {
    up: {
      behind:
        'La Fuerza tenía ya las manos en el león cuando esto empezó. Algo rugía, un gasto, un apuro, un miedo, y alguien eligió no levantar la voz.',
      now: 'Ruge hoy la cifra, o el silencio de quien tiene que contestar, y la Fuerza se queda cerca. De un león que se mira a diario termina por saberse cuántos dientes tiene.',
      against:
        'Con las dos manos ocupadas, la Fuerza no puede atender otra cosa. Cuesta avanzar cuando se sostiene tanto a pulso y quien mira cree que no pesa.',
      ahead:
        'El infinito sobre la cabeza de la Fuerza dice que esto no se hace de una vez. {Escoge|Escogé} un gesto pequeño, de los que caben en cualquier semana, y {repítelo|repetilo} sin anunciarlo.',
    },
    rev: {
      behind:
        'Mucho tiempo estuvo la misma mano en la misma boca. La Fuerza invertida viene de aguantar más de lo previsto y de que, desde fuera, pareciera fácil.',
      now: 'Tiembla un poco la mano de la Fuerza invertida, y es natural: hoy se decide con cansancio. A esas horas cualquier número tiene colmillos, hasta los redondos.',
      against:
        'Una noche se aprieta de más y por la mañana se piden disculpas: así doma la Fuerza invertida. Los arranques estorban por igual, el de cortarlo todo y el de ceder en todo.',
      ahead:
        'También el león de la Fuerza invertida necesita echarse un rato. {Aplaza|Aplazá} lo difícil hasta haber dormido y {lleva|llevá} entonces dos frases escritas, ninguna de sobra.',
    },
  },
  'El Ermitaño': {
    up: {
      behind:
        'Arriba, en la montaña, el Ermitaño hizo sus cuentas en voz baja antes de traerlas a la mesa. De aquel rato callado viene la parte más sensata de este asunto.',
      now: 'La luz del Ermitaño alcanza hoy para unos pasos: este mes, este papel, esta llamada. Con ver ese tramo basta; el resto de la montaña no se firma hoy.',
      against:
        'Bajo la capucha, el Ermitaño no tiene con quién comparar. Frena llevarlo en secreto, como si preguntar un precio o un requisito fuera confesarse.',
      ahead:
        'En su báculo se apoya el Ermitaño para no correr cuesta abajo. {Léelo|Leelo} todo con buena luz, sin saltarte la página aburrida, y {apunta|apuntá} solo el paso siguiente.',
    },
    rev: {
      behind:
        'Por no ver, se tapó el farol. El Ermitaño invertido dejó esto arriba, lejos de la mesa, y lo que se deja lejos suele pasar intacto al mes siguiente.',
      now: 'Hay un camino de bajada y el Ermitaño invertido lo tiene hoy a la espalda. Lo que empezó como prudencia ya lleva edad de llamarse encierro.',
      against:
        'Orgullo de montaña: el Ermitaño invertido prefiere equivocarse en lo alto a pedir ayuda abajo. Mientras, quien sabe de papeles toma café con la mañana libre.',
      ahead:
        'Destapar el farol da un poco de frío, y el Ermitaño invertido lo va retrasando. {Baja|Bajá} con los papeles a la mesa de alguien de confianza y {muéstralos|mostralos} sin discurso.',
    },
  },
  'La Rueda de la Fortuna': {
    up: {
      behind:
        'Una vuelta de la Rueda de la Fortuna trajo esto, y no la diste con tu mano. Cambió un precio, una norma, una suerte ajena, y lo demás vino rodando.',
      now: 'Alrededor todo se mueve y, en lo alto de la Rueda de la Fortuna, una esfinge no se marea. Hoy unas cosas dependen de {ti|vos} y otras solo se miran girar.',
      against:
        'Esperar a que la Rueda de la Fortuna suba también es una apuesta, aunque se haga desde una silla. El «ya mejorará» no trae fecha ni responsable.',
      ahead:
        'Las cuatro criaturas de la Rueda de la Fortuna leen mientras todo da vueltas. {Separa|Separá} en dos listas lo que {decides|decidís} y lo que no, y que la segunda se quede en el cajón.',
    },
    rev: {
      behind:
        'Quizá ya se pasó por aquí, con otro nombre y otra cifra. La Rueda de la Fortuna invertida se sabe el bache al milímetro y nunca le puso aviso.',
      now: 'Parece atascada y solo va despacio, como cualquier rueda con mucho encima. La Rueda de la Fortuna invertida muestra hoy un cambio que ya ocurrió y que falta anotar.',
      against:
        'Mientras se discute con la vuelta anterior, la Rueda de la Fortuna invertida no deja ver la de ahora. Sobran cuentas de otro año, hechas con otros precios.',
      ahead:
        'A la esfinge de la Rueda de la Fortuna invertida le gusta preguntar, y esta es buena: qué se repite. {Señala|Señalá} el punto exacto de la vuelta y {cambia|cambiá} ahí una sola cosa.',
    },
  },
  'La Justicia': {
    up: {
      behind:
        'Lo que hoy pesa viene de algo, y la Justicia sabe seguirle el rastro: una fecha, un acuerdo, una palabra que cada cual recuerda a su modo.',
      now: 'En un plato los hechos, en el otro los deseos: la Justicia los tiene hoy a la misma altura de los ojos. No se contradicen; pesan distinto, nada más.',
      against:
        'Da no sé qué acercarse a pedir algo con la Justicia tan recta, la espada en la mano. Esto se enreda por querer dejarlo exacto hasta la última moneda antes de dar un paso.',
      ahead:
        'Primero pesar, después cortar: ese es el orden de las manos de la Justicia. {Redacta|Redactá} el asunto en cinco líneas que otra persona pudiera firmar sin hacer preguntas.',
    },
    rev: {
      behind:
        'En algún momento la balanza cojeó y nadie la calzó. La Justicia invertida recuerda un reparto, un trámite o un favor que se dio por justo sin pesarlo.',
      now: 'Entre las dos columnas de la Justicia invertida hay hoy una culpa mal colocada. Antes de pagarla, o de cobrarla, conviene leer a nombre de quién viene.',
      against:
        'Mirar de frente es lo que la Justicia invertida va dejando para luego. Molesta un trato desigual que se volvió costumbre y al que ya nadie le pide explicaciones.',
      ahead:
        'La espada de la Justicia invertida puede esperar; la balanza, no. {Di|Decí} cuánto pesa cada cosa, lo tuyo y lo ajeno, y {corrige|corregí} el dato que esté mal, aunque te favorezca.',
    },
  },
  'El Colgado': {
    up: {
      behind:
        'Cabeza abajo se vacían los bolsillos, y el Colgado lo descubrió hace tiempo. En la raíz de esto hay un apuro que enseñó qué se cae primero.',
      now: 'Con las manos a la espalda, el Colgado no puede firmar nada, y hoy quizá sea una ventaja. Hay esperas que trabajan, siempre que tengan un último día.',
      against:
        'El halo favorece, y por eso al Colgado le cuesta bajarse. Aguantar se ve noble desde fuera; el inconveniente es que nadie pregunta hasta cuándo.',
      ahead:
        'De pies a cabeza lee los papeles el Colgado, de la última línea a la primera. {Hazlo|Hacelo} así: {empieza|empezá} por lo que no {puedes|podés} perder y {sube|subí} desde ahí.',
    },
    rev: {
      behind:
        'Quizá hubo quien pagó esto con paciencia y no se lo contó a nadie. El Colgado invertido conoce ese modo de dar: silencioso, largo y difícil de demostrar después.',
      now: 'Dos nudos tiene hoy el Colgado invertido: lo que espera y lo que imagina mientras espera. El primero depende de otros; el segundo se deshace en casa.',
      against:
        'Nadie pidió este sacrificio, y el Colgado invertido lo mantiene por si acaso. Pesa renunciar por adelantado a cosas que todavía no estaban en la factura.',
      ahead:
        'Ponerse de pie después de tanto marea, y al Colgado invertido le conviene ir por partes. {Márcale|Marcale} a la espera un último día y {piensa|pensá} qué harás al siguiente.',
    },
  },
  'La Muerte': {
    up: {
      behind:
        'Sin galope ni ruido, la Muerte pasó ya por este asunto y cerró una etapa. Lo que servía de plan tuvo su tiempo y hoy es un papel con fecha vieja.',
      now: 'Lleva la Muerte una flor en el estandarte porque viene a despedir con buenos modales. Hoy termina la costumbre de contar con algo que ya no figura en la cuenta.',
      against:
        'Al fondo, entre dos torres, la Muerte deja un sol que no aclara si sale o se pone. No saber si esto empieza o acaba obliga a atenderlo a medias.',
      ahead:
        'Con la armadura puesta, la Muerte no regatea: despide y sigue. {Elige|Elegí} qué se cierra este mes, una cuenta, un plan o una excusa, y {ponle|ponele} día.',
    },
    rev: {
      behind:
        'Algo terminó hace tiempo y se le siguió poniendo plato en la mesa. La Muerte invertida dejó el caballo en la puerta, por educación, y la cuenta siguió abierta.',
      now: 'Quieto está hoy el caballo de la Muerte invertida, y el cambio va por dentro. Hay algo que no volverías a firmar igual, aunque los papeles digan lo de antes.',
      against:
        'Se guarda por cariño lo que ya no da servicio, y la Muerte invertida espera sin tocar el timbre. Cuesta soltar una cifra, un plan, una imagen de otra época.',
      ahead:
        'No hay prisa en el estandarte de la Muerte invertida: se puede despedir con calma. {Haz|Hacé} inventario de lo que {mantienes|mantenés} por pena y {retira|retirá} la primera línea.',
    },
  },
  'La Templanza': {
    up: {
      behind:
        'De una copa a otra se fue pasando esto, con cuidado y sin que se notara. La Templanza estuvo en cada pequeño ajuste que evitó un derrame.',
      now: 'Un pie en tierra y otro en el agua: la Templanza tiene hoy una parte firme y otra que se mueve. Conviene saber cuál es cuál antes de apoyar el peso.',
      against:
        'Verter despacio exige no mirar el reloj, y la Templanza oye varios a la vez. Frena la prisa ajena, que quiere la copa llena antes de que alcance el agua.',
      ahead:
        'La muñeca hace el trabajo, y la Templanza no la apura. {Ajusta|Ajustá} una sola línea de tus cuentas o de tus papeles y {mira|mirá} el nivel antes de tocar otra.',
    },
    rev: {
      behind:
        'Unas semanas sobró, de tiempo o de dinero, y otras no alcanzó: la Templanza invertida viene de verter a golpes. Lo que se iba por el borde se iba de a poco.',
      now: 'Rebosa una copa y la otra está seca. Hoy la Templanza invertida mantiene el equilibrio de cara a la visita, mientras alguien pasa el trapo por debajo.',
      against:
        'Con los dos pies en el agua, la Templanza invertida opina sobre tierra firme. Estorba pensar por extremos: todo o nada, ahora mismo o nunca.',
      ahead:
        'Apenas un giro de muñeca endereza la copa de la Templanza invertida; la jarra puede quedarse entera. {Busca|Buscá} la fuga más tonta de la semana, de horas o de billetes, y {ciérrala|cerrala}.',
    },
  },
  'El Diablo': {
    up: {
      behind:
        'Nadie ató a esa pareja a la fuerza: el Diablo ofreció algo a cambio y pareció un buen trato. Del lado cómodo de aquel acuerdo viene este peso.',
      now: 'Ancho es el lazo que el Diablo muestra hoy, y se puede medir. Lo que tira del cuello puede ser una cuota, un favor, un «qué dirán»; todo cabe en una lista.',
      against:
        'Desde su pedestal, el Diablo no sujeta a nadie: le basta con estar encendido. Deslumbra la promesa de algo rápido, tanto que no deja leer el precio.',
      ahead:
        'La cadena del Diablo sale por la cabeza, sin cerrajero. {Anota|Anotá} a dos columnas qué te da este asunto y qué te cobra, y {pregúntate|preguntate} si hoy lo firmarías.',
    },
    rev: {
      behind:
        'Un día alguien se llevó la mano al cuello y notó que el lazo cedía. El Diablo invertido empezó ahí a perder clientela, mucho antes de esta pregunta.',
      now: 'Más de media cadena está ya en el suelo, y el Diablo invertido hace como que no la ve. Hoy se puede girar el cuello; falta decidir hacia qué lado se mira.',
      against:
        'Un paso atrás por cada dos: así se alejan del pedestal las figuras del Diablo invertido. El error sería tomar el tropiezo por sentencia, cuando era gasto previsto.',
      ahead:
        'Lo difícil viene cuando el Diablo invertido suelta: qué hacer con las manos libres. {Ponles|Poneles} una tarea modesta y con fecha antes de que busquen otra cadena.',
    },
  },
  'La Torre': {
    up: {
      behind:
        'Un rayo le quitó la corona a la Torre: pudo ser una carta, un número, una frase en la mesa. Desde entonces se sabe qué piedras aguantaban y cuáles eran adorno.',
      now: 'Chispas alrededor de la Torre: hoy hay ruido, y con ruido se suma mal. Ha caído la corona, que era lo vistoso; los cimientos están por revisar, con calma y casco.',
      against:
        'Por la grieta de la Torre se veía venir, y nadie quiso estropear la sobremesa. Sigue ahí, en medio, una verdad incómoda que se rodea con mucha cortesía.',
      ahead:
        'Dos figuras dejan la Torre por donde no había puerta. {Busca|Buscá} la salida fea, la que nadie quería nombrar, y {averigua|averiguá} cuánto cuesta antes de descartarla por fea.',
    },
    rev: {
      behind:
        'La Torre invertida se sostuvo con parches, y hay que reconocer que aguantó. Debajo de la pintura quedó una grieta que cada cual atribuyó a la humedad.',
      now: 'Se habla bajo cerca de la Torre invertida, por si vibra. Hoy la sacudida va por dentro: se duerme a ratos y se abre el correo con un solo ojo.',
      against:
        'Sujetar la corona con las dos manos deja a la Torre invertida sin nadie que mire abajo. Se cuida la apariencia de que todo cuadra, y cuadrar es otra cosa.',
      ahead:
        'Una piedra quitada a mano hace menos ruido que un rayo, y la Torre invertida lo agradece. {Elige|Elegí} la más floja, {nómbrala|nombrala} delante de alguien y {bájala|bajala} con ayuda.',
    },
  },
  'La Estrella': {
    up: {
      behind:
        'Hubo un tiempo seco, y la Estrella lo cruzó con dos jarras y sin contar las gotas. De entonces queda cierta maña para arreglarse con poco.',
      now: 'Una jarra cae en el estanque y otra en la tierra: la Estrella reparte hoy sin ahogar a nadie. Vuelve la cabeza fría, que para estas cosas rinde más que la suerte.',
      against:
        'De tanto mirar a lo alto con la Estrella se termina con un pie en el estanque. El plan a diez años es hermoso; lo que toca, toca este mes.',
      ahead:
        'Siete estrellas pequeñas acompañan a la Estrella, y ninguna hace el trabajo de la grande. {Pon|Poné} por escrito la meta lejana y, debajo, el gesto de esta semana con su día.',
    },
    rev: {
      behind:
        'Se gastó la fe antes que el dinero: la Estrella invertida volvió del estanque con la jarra a medias. Mirar lo que otros tenían costó más de lo que parece.',
      now: 'De rodillas y con la vista baja, la Estrella invertida solo ve lo que falta. Hoy el desánimo lleva las cuentas, y redondea siempre hacia el mismo lado.',
      against:
        'A la Estrella invertida se le pide entusiasmo y no lo tiene. Mucho se pospone por creer que hacen falta ganas, cuando bastan un cuaderno y veinte minutos.',
      ahead:
        'Con una jarra basta, y la Estrella invertida ni siquiera pide llenarla. {Haz|Hacé} la gestión más pequeña de la lista; las ocho estrellas pueden quedar para otro día.',
    },
  },
  'La Luna': {
    up: {
      behind:
        'De un estanque salió el cangrejo, y la Luna lo vio antes que nadie. Este asunto nació en una zona poco clara: un dato a medias, una palabra sin fecha.',
      now: 'Un perro y un lobo oyen cosas distintas bajo la Luna. Hoy el miedo hace sus cuentas y la intuición las suyas; ninguna de las dos trae todavía comprobante.',
      against:
        'El camino de la Luna pasa entre dos torres y se pierde de vista. De tanto imaginar lo que dirán allá, ya se vive como si lo hubieran dicho.',
      ahead:
        'Nada se firma a la luz de la Luna, ni con ganas ni con susto. {Apunta|Apuntá} lo que te inquieta, {duerme|dormí} y {relee|releé} la lista de día, con los papeles delante.',
    },
    rev: {
      behind:
        'Durante una buena temporada se oyó aullar y no se supo qué era. La Luna invertida cuenta que aquel ruido tenía detrás un motivo bastante corriente.',
      now: 'El cangrejo ha llegado al sendero y la Luna invertida le da algo de luz. Lo que era un miedo sin forma va pareciéndose hoy a una pregunta concreta.',
      against:
        'Quien quiere verlo todo de una vez tropieza, porque la Luna invertida alumbra por partes. A un dato suelto se le está exigiendo que cuente la historia completa.',
      ahead:
        'Ahora que la Luna invertida deja ver las dos torres, el paso se puede medir. {Ponle|Ponele} nombre al miedo más viejo y {compáralo|comparalo} con lo que dice el papel.',
    },
  },
  'El Sol': {
    up: {
      behind:
        'Detrás queda una confianza de niño a caballo, sin silla y con los brazos abiertos. El Sol la da por buena: se empezó sin doblez, y eso cuenta.',
      now: 'Medio cielo ocupa hoy el Sol, y a esa luz los números se leen sin acercarlos. Lo que hay es lo que hay, y cansa menos mirarlo que suponerlo.',
      against:
        'Asoman los girasoles y tapan el muro, que sigue ahí. El tropiezo con el Sol es el buen humor: se ve todo tan claro que nadie revisa la segunda página.',
      ahead:
        'Por grande que sea el muro, el Sol pasa por encima. {Aprovecha|Aprovechá} esa claridad para lo más sencillo: {di|decí} la cantidad, o la duda, en una frase que entienda un niño.',
    },
    rev: {
      behind:
        'Se puso buena cara durante mucho tiempo. El Sol invertido viene de ahí: un «todo bien» asomado al muro y, del otro lado, lo demás, sin ordenar.',
      now: 'El niño del Sol invertido sonríe hoy por compromiso y empieza a cansarse. Decir «no me alcanza» o «no lo sé» abrigaría más que otra hora de optimismo.',
      against:
        'Girasoles muy bien pintados y ningún calor: el Sol invertido trae optimismo de folleto. Promete en letra grande, y la firma no aparece por ningún lado.',
      ahead:
        'Sigue en su sitio el Sol invertido, detrás de las nubes, y a caballo no se le alcanza. {Bájate|Bajate} un momento y {acércate|acercate} a quien te diga la verdad sin adornos.',
    },
  },
  'El Juicio': {
    up: {
      behind:
        'Alguien dio un aviso hace tiempo y sonó lejos, como la trompeta del Juicio. Puede que viniera en un sobre, en una broma o en un mal sueño.',
      now: 'Se levanta lo que estaba tendido: papeles, conversaciones, una suma vieja. El Juicio pide hoy una segunda mirada, y la pide sin dedo acusador.',
      against:
        'Nadie sostiene una carpeta con los brazos en alto, y así está la gente del Juicio. Emociona arreglarlo todo de una vez y delante de todos, y así se cae la mitad.',
      ahead:
        'Cuando el Juicio llama, llama a cada cual por su nombre. {Repasa|Repasá} lo hecho hasta ahora, {agradece|agradecé} lo que sirvió y {corrige|corregí} por escrito el primer error que encuentres.',
    },
    rev: {
      behind:
        'De lo pasado se guardó sobre todo el regaño. El Juicio invertido recuerda cada error con su fecha y ninguna de las veces en que hiciste bien las cuentas.',
      now: 'Insiste la trompeta del Juicio invertido y suena hoy como llamada de número desconocido. No contestar es un alivio corto, de los que hay que renovar cada mañana.',
      against:
        'Juez y parte con la misma voz: el Juicio invertido dicta sentencia antes de oír a nadie. Esa dureza ocupa la silla de quien venía a ayudar.',
      ahead:
        'Las figuras del Juicio invertido siguen tendidas porque nadie les dijo qué hacer al levantarse. {Contesta|Contestá} un solo mensaje pendiente, el más antiguo, con dos frases correctas.',
    },
  },
  'El Mundo': {
    up: {
      behind:
        'Una vuelta completa se dio ya, con danza y todo, dentro de la corona del Mundo. Algo de esto lo hiciste bien hasta el final, y sirve de modelo.',
      now: 'Las cuatro criaturas del Mundo miran hoy desde sus esquinas, sin libro. Queda poco por estudiar: las piezas están, y desde aquí se distingue el dibujo entero.',
      against:
        'Tan redonda es la corona del Mundo que da pena abrirla. Con querer que todo esté perfecto, cerrado y con lazo se retrasa hasta el primer papel.',
      ahead:
        'Un baile termina el Mundo, con el pie en el aire, antes de empezar otro. {Recorre|Recorré} los papeles con el dedo, de principio a fin, y {firma|firmá} solo si la vuelta cierra.',
    },
    rev: {
      behind:
        'Una firma, una despedida, un número sin confirmar: el Mundo invertido dejó la corona abierta por poco. Y por ese poco ha ido entrando el frío.',
      now: 'Falta un trozo de laurel y todos pasan hoy junto al hueco sin mirarlo. El Mundo invertido sabe que es pequeño; lo que cansa es rodearlo.',
      against:
        'Saltarse una esquina del Mundo invertido ahorra un minuto y cuesta la vuelta entera. Tienta el atajo que alguien recomendó con mucha seguridad y ningún papel.',
      ahead:
        'El pie que el Mundo invertido tiene en el aire quiere suelo. {Termina|Terminá} lo mínimo que esté abierto, aunque sea un mensaje de tres palabras, y {táchalo|tachalo}.',
    },
  },
};
