import type { CaseTexts } from '../../family.ts';

/** «team-luck-will». */
export const TEAM_LUCK_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Nadie grita tanto como quien no puede hacer nada. Ni la pelota ni el bombo oyen, y aun así hay que sentarse en el mismo sitio, por si acaso sí.',
    },
    {
      needs: [],
      text: 'La esperanza es barata de entrada y cara de mantener: pide horas, uñas, una prenda sin lavar. Queda por ver cuánto de eso ayuda y cuánto solo cansa.',
    },
    {
      needs: [],
      text: 'Cada cual tiene una cuenta pendiente con la suerte, y la suerte jamás ha llevado cuentas. De esa diferencia de criterio viven los domingos, los sorteos y algún médico.',
    },
    {
      needs: [],
      text: 'Ganar dura un rato y perder también, pero la espera se instala desde el lunes, abre los cajones y opina. Con ella hay que decidir ahora qué se hace.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} de por medio, ya no se trata solo de ganar o perder: se trata de quién tendrá la palabra en la mesa durante los próximos meses. Y eso altera a cualquiera.',
    },
    {
      needs: ['quien'],
      text: 'Una cosa es querer la victoria y otra tener enfrente a {quien} mientras se decide. Lo primero se sufre a gusto; lo segundo exige cuidar la cara en cada minuto.',
    },
    {
      needs: ['quien'],
      text: 'El resultado lo van a poner otros, muy lejos de tu silla. Lo que se diga después delante de {quien}, en cambio, se está ensayando ya, y con bastante detalle.',
    },
    {
      needs: ['quien'],
      text: 'Hay alegrías que se planean como bodas, con {quien} en la lista y el menú pensado. Falta un detalle sin importancia: que la suerte confirme su asistencia.',
    },
    {
      needs: ['suma'],
      text: 'Poner {suma} sobre una corazonada no la vuelve más cierta, solo más ruidosa. Desde que hay dinero, el corazón opina de táctica y la cabeza reza, que no es lo suyo.',
    },
    {
      needs: ['dia'],
      text: 'Falta {dia}, y hasta entonces todo el mundo sabe de esto más que nadie. Después también sabrán, pero habrán tenido razón desde el principio.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} a la vista, hasta la gente sensata mira si entró con el pie derecho. La razón se toma un descanso y deja las llaves puestas.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Entre {dia} y {quien} se te ha llenado la semana: uno trae el resultado y del otro lado vendrán los comentarios. Ninguna de las dos cosas se puede apurar.',
    },
    {
      needs: ['quien', 'suma'],
      text: 'De un lado, {suma}; del otro, {quien} y su opinión, que nunca ha cotizado a la baja. La suerte decide una parte; la otra se decide antes, y con calma.',
    },
    {
      needs: ['tiempo'],
      text: 'Llevas {tiempo} esperando esto, y una espera así ya tiene muebles. Cuesta saber si se sigue por la victoria o por no dejar vacía una casa tan bien puesta.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Loco, al borde del precipicio y mirando pajaritos, con una rosa que no le ha costado nada. Sí, [evento:merece la pena ilusionarse con {evento}|merece la pena ilusionarse], mientras vayas así de ligero: saber, no sabe nadie, ni el que lo explica con flechas. El perro tampoco, y es el que más se divierte.',
        task: '{antes}, {pon|poné} en el suelo dos bocados iguales con un cartelito cada uno, «gana» y «otra vez será», y que elija un perro, un gato o [quien:{quien} con los ojos vendados|alguien con los ojos vendados]. Se levanta acta del pronóstico. Si acierta, se le sube el sueldo. Si falla, costó dos galletas: ningún experto sale tan barato.',
        end: 'Nadie sabe nada, pero el perro además come.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Loco invertido ya dejó caer el hatillo y detrás quiere tirar lo demás. No subas lo puesto: [suma:con {suma} sobra emoción|con lo que hay sobra emoción], y un pálpito más fuerte no es un suelo más firme. La suerte no está en tu mano; el borde del precipicio, sí, y se puede mirar sentado.',
        task: '{Mete|Meté} {antes} en un sobre lo que podrías perder riéndote [dia:{dia}|ese día] y {escribe|escribí} por fuera: «Entrada al espectáculo». Lo que no quepa ahí no juega. Si al cerrarlo te sale una sonrisa, está bien medido. Si te sale un suspiro, se saca la mitad y se destina a comida, que es la única apuesta que siempre llena.',
        end: 'El que cae contento suele haber saltado desde un escalón.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'El resultado no pasa por tu mesa; lo que hay sobre ella, sí. El Mago tiene a la vista copa, espada, basto y oro, y mueve solo eso, con mucha ceremonia. [evento:Disfrutar {evento}|Disfrutar] sí se puede, si {entretienes|entretenés} la mano con algo que obedezca. El marcador y el bombo no han obedecido jamás.',
        task: '{antes}, {cita|citá} a cuatro candidatos a amuleto: una prenda, un vaso, una silla, una cuchara. A cada uno se le redacta el currículum: «Presente en tantas victorias, dormido en tantas derrotas». Se contrata al peor, por lástima, [dia:con contrato hasta {dia}|con contrato de un día]. Si se gana, ascenso. Si se pierde, vuelve a la sopa sin rencores.',
        end: 'Un amuleto trabaja poco, pero nunca falta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Y entonces sale el Mago invertido, con el brazo mágico hacia el suelo y la copa derramada: no, tu asiento, tu prenda y tu manera de cruzar los dedos no cambian nada. Tampoco estropean nada. [quien:Ni {quien} tiene ese poder|Nadie tiene ese poder], aunque lo cuente. Lo que está en tu mano es pasarlo bien.',
        task: '{Haz|Hacé} {antes}, con una repetición o un partido cualquiera, el experimento: diez minutos en el sitio bueno y diez en el malo, y se apunta [dia:para {dia}|para cuando importe]: «Me moví. Nadie se enteró». Si algo cambia justo al moverte, se repite tres veces antes de cobrar por el don. Si no cambia nada, {puedes|podés} ir al baño con libertad.',
        end: 'La pelota es redonda y, encima, sorda.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Al final espera la Sacerdotisa, con el rollo en el regazo y el velo bien corrido: el resultado está todavía en blanco, por eso no lo lee. No se puede saber aún, y ella, que sabe tanto, se calla. [evento:Mientras llega {evento}|Mientras tanto], en tu mano queda opinar una sola vez y por escrito.',
        task: '{Escribe|Escribí} {antes} tu pronóstico en un papel, con fecha y firma, {ciérralo|cerralo} en un sobre y {entrégalo|entregalo} [quien:a {quien} o a una persona discreta|a una persona discreta]: «Se abre después, aunque yo suplique». Prohibido cambiarlo. Si {aciertas|acertás}, hay prueba ante notario. Si {fallas|fallás}, se lee en voz alta y quien guardó el sobre elige el postre.',
        end: 'Lo que se calla antes luce muchísimo después.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La última carta es la Sacerdotisa invertida: se le cae el velo y detrás no había secreto, solo más gente opinando. Todavía no, y los soplos no lo adelantan. [dia:Llegar con humor hasta {dia}|Llegar con humor] depende de dejar de leer lo que nadie sabe, por muy seguro que lo escriban.',
        task: '{Elige|Elegí} un día {antes} para no mirar ni un pronóstico, ni una tabla, ni un mensaje del tema; por cada tentación se hace una rayita [quien:y, si {quien} pregunta, se contesta|y al que pregunte se le contesta]: «Estoy a dieta». Si salen menos de diez, era curiosidad. Si salen más de treinta, el tema manda en casa, y la dieta se repite el domingo.',
        end: 'El que avisa antes de saberlo también se equivoca antes.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está la Emperatriz, entre su trigo y sus cojines, que nunca ha preguntado el resultado antes de poner la mesa. Sí, [evento:{evento}|esto] puede salirte bien en la parte que se cocina: la compañía, el pan y el sitio. Eso no se sortea. La otra parte la amasan manos ajenas.',
        task: '{antes}, {planea|planeá} dos menús [dia:para {dia}|para ese día]: uno de victoria y uno de consuelo, y que el de consuelo sea mejor. Se escriben los dos y se reparten encargos: «{Tú traes|Vos traés} el pan; la suerte, lo que pueda». Si se gana, banquete. Si se pierde, banquete superior, y más de uno dudará con qué resultado le convenía soñar.',
        end: 'Con buena mesa, ninguna derrota llega al postre.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Emperatriz invertida tiene el trigal encima: la cosecha ya está gastada y nadie ha sembrado. No cuentes todavía [suma:con {suma} ni con la fiesta|con el premio ni con la fiesta]: ganar no está en tu mano. Lo que sí cuelga de ella es dejar de amueblar una casa que aún pertenece al bombo o al marcador.',
        task: '{Anota|Anotá} {antes} todo lo que harías si se gana, [quien:y que {quien} agregue lo suyo|hasta lo indecente]; después, {tacha|tachá} lo que cueste dinero y {mira|mirá} qué queda en pie: una llamada, una siesta, un baile. Esa se hace ya, sin esperar. Si te alegra, parte del premio estaba cobrada. Si no queda nada en pie, lo que falta quizá sea dormir.',
        end: 'Lo mejor del premio a veces se vende suelto.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Emperador, duro como su trono, con las cabezas de carnero vigilando. Sí, se puede jugar a esto, si hay una ley dictada antes y la {cumples tú, que eres|cumplís vos, que sos} el único súbdito a mano. [suma:Sobre {suma} manda tu mano|Sobre lo que se pone manda tu mano]; sobre el resultado, ni cetro ni gritos.',
        task: '{Dicta|Dictá} {antes} un decreto de tres artículos y {cuélgalo|colgalo} donde se vea: cuánto se pone como máximo, a qué hora se acaba el tema y qué le pasa a quien desobedezca. Rúbrica: «Yo, el trono». [quien:Que {quien} haga de súbdito testigo.|Que alguien haga de súbdito testigo.] Si se cumple, el reino duerme. Si se viola el primero, el testigo se queda el control remoto.',
        end: 'No hay imperio más difícil que el propio sofá.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Emperador invertido, de cabeza en su trono, dando órdenes a gente que no lo oye y cobra por otro lado. No, mandar desde tu silla no acerca la victoria ni un palmo. [evento:Que {evento} no acabe con tu voz|Que esto no acabe con tu voz] depende de quitarte la armadura, que además aprieta.',
        task: '{Recorta|Recortá} {antes} una tarjeta amarilla y una roja. Cada vez que alguien [dia:en casa, {dia},|en casa] le dé instrucciones a la pantalla o al bombo, amarilla: «Por mandar sin trono». A la segunda, roja y a lavar un plato. Si nadie llega a roja, hubo paz. Si la vajilla queda impecable, en algo se ganó.',
        end: 'Dirigir desde el sillón solo mejora los pulmones.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Al final espera el Hierofante, bendiciendo a dos acólitos que se toman muy en serio el asunto: de eso viven los ritos, de que nadie se ría a la mitad. Sí, sirve la ceremonia [evento:antes de que empiece {evento}|de antes], si une a los presentes; a la suerte no la compra ni la asusta.',
        task: '{Compón|Componé} {antes} una bendición de dos frases, solemne y corta, [quien:con {quien} de acólito|con dos acólitos], y que todos la repitan una sola vez: «Que ruede lo que tenga que rodar y que haya pan». Quien se ría, empieza de nuevo. Si se gana, queda instituida. Si se pierde, se culpa a la pronunciación y se corrige un acento.',
        end: 'Rezar juntos no mueve la pelota, pero junta las sillas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Hierofante invertido pierde la corona, y las llaves de la buena suerte caen donde siempre estuvieron: en ningún lado. No, no trae mala suerte saltarse la costumbre. [evento:Ni {evento} ni nadie está|Nadie está] pendiente de tu prenda, tu silla o tu saludo. {Puedes|Podés} quedarte con el rito que te guste y jubilar el que pesa.',
        task: '{Elige|Elegí} la manía más incómoda y {rómpela|rompela} {antes} con testigos: la prenda de la suerte, por ejemplo, va a la lavadora. [quien:Que {quien} lea|Que alguien lea] la sentencia: «Se te quitan los poderes y la mancha». Si se gana, ya se sabe qué hacía falta: jabón. Si se pierde, se pierde con olor a limpio, y la familia vota a favor.',
        end: 'Ninguna suerte decente exige no lavarse.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'En los Enamorados uno mira a quien quiere y la otra mira hacia arriba, a ver qué conviene: corazón y cabeza, bajo el mismo sol. Sí, se puede elegir bando o número [quien:sin perder a {quien}|sin perder amistades] si cada cual hace lo suyo: el corazón anima y la cabeza dice cuánto.',
        task: '{Toma|Tomá} {antes} dos papeles. En uno contesta el corazón: «Voy con…». En el otro, la cabeza, que solo escribe una cifra, [suma:y nunca mayor que {suma}|y más bien tímida]. No se dejan leer uno al otro hasta el final. Si la cabeza pone cero, se anima gratis, que es legal. Si el corazón no sabe qué poner, se mira por deporte y en paz.',
        end: 'El corazón elige colores; la cabeza paga la cuenta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La última carta son los Enamorados invertidos: el ángel abajo y cada uno mirando para otro lado, por una diferencia de colores. No merece la pena ganar así. [quien:La cena con {quien}|La cena de después] depende de lo que se pacte antes, cuando todavía nadie tiene razón ni ganas de restregarla.',
        task: '{Propón|Proponé} {antes} un tratado [quien:a {quien}|a quien va con los otros]: «Gane quien gane, veinticuatro horas sin mencionarlo y cenamos igual». Se firma con apretón de manos y cara de diplomático. Si lo respetan, son gente de bien. Si alguien canta en la ducha el himno contrario, se considera música y se le perdona hasta el estribillo.',
        end: 'El rival perfecto es el que también trae postre.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Carro, desfilando bajo las estrellas sin que conste ninguna batalla: hay victorias que se adelantan. Sí, se puede salir a disfrutar [evento:{evento}|de la fiesta] aunque nadie sepa adónde tiran la esfinge blanca y la negra. Cómo se llega al final está en tu mano; qué dice el marcador o el papelito, no.',
        task: 'Da {antes} la vuelta olímpica por adelantado: una a la mesa, en calcetines, saludando a la multitud, [quien:con {quien} de escolta|con escolta si la hay], y otra idéntica para el caso de derrota, con más dignidad. Locución obligatoria: «Qué momento». Si se gana, ya está ensayado. Si se pierde, el público de la cocina no pide devolución.',
        end: 'Quien desfila antes no hace fila después.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Tiene las ruedas al aire el Carro invertido, y sus esfinges tiran una hacia «todo» y otra hacia «nada». Todavía no pongas ni quites [suma:nada, ni {suma} ni un centavo|nada]: un impulso no es un dato. Depende de que la decisión sobreviva a una noche, como sobreviven las buenas y casi ninguna de las otras.',
        task: '{Estaciona|Estacioná} la decisión {antes}: {escribe|escribí} en un papel qué ibas a hacer, la hora y por qué, y {ponlo|ponelo} debajo de un zapato hasta mañana. [quien:Si {quien} apura|Si alguien apura], se contesta: «Está en el taller». Si mañana el motivo aún te convence leído en voz alta, por lo menos es tuyo. Si da vergüenza, el zapato hizo su trabajo.',
        end: 'El impulso llega primero y nunca trae los papeles.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces llega la Fuerza, que no le gana al león: le cierra la boca con cariño y siguen siendo amigos. [evento:Vivir {evento} con gusto|Vivirlo con gusto] sí, si el rugido se queda por debajo del techo. El resultado no mejora con volumen; la garganta, los vecinos y la sobremesa, en cambio, sí dependen de {ti|vos}.',
        task: '{Prueba|Probá} {antes}, en cualquier partido o sorteo, el método del pan: una rebanada en la mano y, cada vez que venga el rugido, un mordisco. [quien:Se le ofrece otra a {quien}.|Se ofrecen rebanadas.] Al final se cuentan las bocas: «Hoy sufrí medio pan». Si fue menos de un cuarto, hay dominio. Si no quedó nada, la próxima vez se compra del de ayer, que dura.',
        end: 'Un león con la boca llena es casi un invitado.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Fuerza invertida deja al león encima: se pierde un punto y tiembla la vajilla. No, así no se gana ni ganando. [quien:Que {quien} quiera volver a sentarse cerca|Que alguien quiera volver a sentarse cerca] no lo decide el resultado; lo decide lo que hagas con las manos, la voz y los cojines antes del rugido.',
        task: '{Manda|Mandá} {antes} una disculpa preventiva [quien:a {quien} y a la pared de al lado|a familia y vecinos]: «Si [dia:{dia} oyen|un día de estos oyen] un bramido, no es nada grave ni va contra nadie. Se compensa con galletas». Si hay bramido, se entregan. Si no lo hay, se las come quien se contuvo, y se entiende por fin para qué sirve la templanza.',
        end: 'Pedir perdón antes deja rugir con menos vergüenza.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Queda el Ermitaño, que alumbra un paso y no la montaña: con su farol se ven las cuentas, nunca el futuro. Todavía no pongas esperanza nueva [suma:ni {suma}|ni monedas] sin mirar de dónde {vienes|venís}. Cuántas veces sí y cuántas no, eso se puede saber hoy; lo demás está oscuro para todos.',
        task: '{antes}, a solas y con buena luz, {haz|hacé} dos columnas: «Puse» y «Volvió». Dinero, tardes, uñas, alegrías, [tiempo:todo, en {tiempo}|todo, en estos años]. Se suman aparte, sin trampa. Si las alegrías pesan más, salió barato y se puede seguir igual. Si el dinero pesa más, se sigue solo con la columna que no cuesta. Las uñas no se recuperan.',
        end: 'La cuenta, a la luz, asusta menos o asusta a tiempo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al final espera el Ermitaño invertido, con el farol apagado, sufriendo a solas para no contagiar la mala suerte. No, eso no influye en nada y además es aburridísimo. [evento:Que {evento} merezca la pena|Que merezca la pena] depende de bajar de la montaña y encontrar a alguien que ni siquiera sepa quién juega.',
        task: '{Invita|Invitá} {antes} [dia:con plaza para {dia}|sin compromiso] a una persona que no entienda nada, [quien:diga {quien} lo que diga,|cuanto menos, mejor,] y {explícale|explicale} las reglas con granos de arroz: «Esto somos nosotros; esto, el sufrimiento». Si pregunta algo sensato, hay fichaje. Si pregunta cuándo se come, también, porque es la única de la mesa que va a salir contenta seguro.',
        end: 'Sufrir en compañía es, técnicamente, una fiesta.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'wait',
        ahead:
          'Sin prisa da su vuelta la Rueda de la Fortuna, y en las esquinas cuatro criaturas leen tan tranquilas, porque saben que habrá otra. Todavía no se sabe, y ninguna mano la empuja. [evento:Pasará {evento}|Pasará esta vuelta] y vendrá la siguiente: en la tuya quedan el calendario y quién se sienta a mirarla girar.',
        task: '{antes}, {anota|anotá} las tres próximas ocasiones, partido o sorteo, y junto a cada una quién lleva la comida: [quien:la primera le toca a {quien}|la primera le toca al más supersticioso]. Debajo: «Pase lo que pase, la rueda cena». Si la primera sale bien, se celebra doble en la segunda. Si sale mal, ya hay fecha, menú y desquite.',
        end: 'A la suerte se la espera mejor con la próxima cena apuntada.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No: que «ya toque» no existe. Gira al revés la Rueda de la Fortuna invertida, sin memoria, con la esfinge mareada; no lleva la cuenta [tiempo:ni de lo que pasó en {tiempo}|de lo que ya falló] ni te debe un turno. Lo que está en tu mano es no pagarle por adelantado una deuda que jamás firmó.',
        task: '{Lanza|Lanzá} {antes} una moneda veinte veces y {apunta|apuntá} cada caída. Saldrán rachas de cuatro o cinco iguales: se le pregunta a la moneda «¿ahora te toca cambiar?» y se vuelve a lanzar. Si obedece la mitad de las veces, eso es el azar. [suma:Si después aún dan ganas de mover {suma}|Si después aún dan ganas de poner más], se lanza otras veinte, que es gratis y cansa.',
        end: 'La moneda no se acuerda de la vez anterior.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Pesa y anota la Justicia, que no sopla hacia ningún lado. Si se va a jugar con otros, sí, pero en papel y antes. [suma:Quién pone {suma}|Quién pone], quién guarda, cómo se reparte y qué debe quien pierda: eso cuelga de ustedes. Hacia dónde cae el platillo, no.',
        task: '{Escribe|Escribí} {antes} cinco líneas [quien:con {quien} delante|con los demás delante]: nombres, partes, fecha, quién custodia y castigo de quien pierda. Una foto para todos: «Somos estos y va en partes iguales». Si todos responden con un pulgar, a soñar. Si alguien pregunta qué quiere decir «iguales», se aclara ahora, que hoy sale gratis y con el premio en la mesa sale carísimo.',
        end: 'Donde hay papel, la suerte no rompe amistades.',
      },
      rev: {
        lean: 'no',
        ahead:
          'En la Justicia invertida la balanza cuelga torcida y la espada apunta al árbitro, al bombo y al clima. No, reclamar no inclina nada, y culpar a un inocente que se cambió de silla, menos. [evento:Que {evento} se pueda recordar sin bilis|Que se pueda recordar sin bilis] sí está en tus manos.',
        task: '{Redacta|Redactá} {antes} una queja formal al Departamento de Reclamos de la Suerte, tres párrafos, [tiempo:con {tiempo} en agravios|con todos los agravios] y copia [quien:a {quien}|a la familia]: «Quedo a la espera de sus noticias». Se lee en voz alta con sello y todo. Si contestan, se avisa a la prensa. Si no contestan, el expediente está abierto y el hígado, descansando.',
        end: 'La suerte no tiene ventanilla, pero escribirle alivia.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Cuelga el Colgado de un pie, con las manos a la espalda y la cara tranquila de quien ya hizo lo suyo, que era nada. Todavía no hay respuesta, y empujar no se puede. [dia:Hasta {dia}|Hasta el final] queda una cosa en tu mano: pagar por adelantado la promesa que ibas a hacer a cambio.',
        task: '{Piensa|Pensá} qué le prometerías a la suerte y {cúmplelo|cumplilo} {antes}, sin esperar el resultado: la llamada a la tía, la semana sin azúcar, el cajón ordenado. [quien:Se avisa a {quien}|Se avisa a quien pregunte]: «Ya pagué; que haga lo que quiera». Si se gana, nadie te debe nada. Si se pierde, la tía está contentísima y no entiende de posiciones.',
        end: 'Una promesa pagada antes no necesita que nadie gane.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Colgado invertido se ha soltado y ya pisa el suelo: el humor de un día entero no tiene por qué pender de un marcador o de un papelito. Sí, [dia:{dia} puede ser un buen día|el día puede ser bueno], si le {atas|atás} la alegría a algo que no se juegue nadie y que empiece justo después.',
        task: '{Agenda|Agendá} {antes}, para una hora después del final, algo bueno a prueba de resultados: helado, baño largo, caminata [quien:con {quien} o sin nadie|con compañía o sin nadie]. Se anuncia: «A tal hora salgo, con cara o sin ella». Si sale contenta la cara, doble bola. Si sale larga, también hay helado, y las caras largas lo lamen mejor.',
        end: 'El día siguiente no figura en ninguna tabla.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Con paso de desfile llega la Muerte, y trae en el estandarte una rosa: algo se termina, y no es tu equipo ni tu suerte, es un rencor viejo. No, aquella derrota no se cobra [evento:en {evento}|en la próxima]. Lo que viene está en otras manos; enterrar lo que ya pasó, en las tuyas.',
        task: '{Celebra|Celebrá} {antes} el funeral de la peor derrota de todos los tiempos: se cuenta por última vez, completa, [quien:ante {quien} o ante una planta|ante una planta], un minuto de silencio y: «Aquí yace aquel penal, aquel número, aquel amigo que sí lo jugó». Si después sale el tema, se deja una flor. Si vuelve a doler, se admite otro minuto, de pie.',
        end: 'La derrota enterrada deja sitio para la siguiente ilusión.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Esta esperanza lleva años sin dejarse enterrar: a la Muerte invertida se le cae el estandarte y el caballo vuelve solo a casa. Seguir, sí, [tiempo:y {tiempo} no son poca cosa|y no es poca cosa], si la fidelidad te da algo aunque no ganes. Si solo duele, bajarse también es de gente honrada.',
        task: '{Renueva|Renová} {antes} los votos por escrito: tres razones para seguir, y ninguna puede ser ganar. {Envíalas|Envialas} [quien:a {quien}|a quien comparta la fe] con una pregunta: «¿Un año más?». Si contesta «dos», hay matrimonio. Si a la segunda razón ya no se te ocurre nada, se pide separación amistosa y se conserva la prenda, que abriga y no tiene la culpa.',
        end: 'Ser fiel a una causa perdida también llena los domingos.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'De una copa a la otra pasa el agua la Templanza, y nunca vacía ninguna de las dos. Sí, se puede jugar un poco [suma:con {suma} o con menos|con lo que haya], si la otra mitad va a una copa segura. Ganar no depende del pulso del ángel; que quede algo que beber, sí.',
        task: '{Divide|Dividí} {antes} lo que ibas a poner, sea dinero, tiempo o nervios: mitad a la suerte y mitad a algo que se coma [dia:{dia}|ese mismo día]. [quien:Que {quien} elija el plato.|Que otra persona elija el plato.] Al brindar: «Por la mitad segura». Si la suerte responde, postre. Si no responde, el ángel cobra en empanadas, y todavía no se ha visto a nadie devolver una.',
        end: 'Media apuesta y media cena: nunca se pierde entero.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con la Templanza invertida las copas se mezclan mal: cariño con dinero, familia con marcador, y sale una bebida que nadie termina. No juegues billetes [quien:con {quien}|con gente querida]. El reto puede seguir; depende de cambiarle la moneda por otra que se lave, se cocine o se cante.',
        task: '{Propón|Proponé} {antes} el cambio oficial: [suma:{suma} equivalen a una semana de platos|lo apostado equivale a una semana de platos], un desayuno servido o el último sorbo. «Acepto el reto en moneda doméstica». Se cobra después, sin intereses. Si aceptan, gane quien gane, alguien friega. Si solo querían billetes, era un negocio, y para negocios están los días de semana.',
        end: 'Un plato lavado alegra más que cien «te lo dije».',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Desde su pedestal, el Diablo muestra a una pareja que lleva el collar flojo y una idea fija: la próxima recupera lo anterior. No. [suma:Ni {suma} ni nada|Nada] de lo que se pone para recuperar vuelve por cansancio del bombo. La cadena sale por la cabeza y esa decisión es de la mano propia.',
        task: '{Suma|Sumá} {antes} lo puesto en los últimos tres meses, moneda a moneda, y {dile|decile} el total [quien:a {quien} o a alguien que no grite|a alguien que no grite]: «Esto me costó ilusionarme». Si el número hace gracia, es un pasatiempo y se queda en ese tope. Si no {puedes|podés} decirlo en voz alta, conviene una línea de ayuda: atienden gratis y no apuestan.',
        end: 'La cadena más floja es la que más tarda en notarse.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Se le sueltan los cuernos al Diablo invertido, y la pareja, sin cadenas, se entretiene igual: resulta que se podía jugar sin deber nada. Sí, [evento:hay fiesta posible con {evento}|hay fiesta posible], con ganancia o sin ella, a condición de que lo que esté en juego sea el ridículo, que nunca arruinó a nadie.',
        task: '{Acuerda|Acordá} {antes} [quien:con {quien}|con los rivales de casa] una penitencia memorable para quien pierda: una hora con los colores ajenos o un brindis en verso por el vencedor. Se sella: «Sin dinero y con fotos». Si te toca, se paga con porte. Si les toca, se mira sin piedad, pero con una sola foto, que mañana [dia:no será {dia}|será otro día].',
        end: 'Al ridículo se le debe poco y se paga cantando.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces la Torre pierde la corona de un rayazo y dos figuras caen con bastante estilo. Que el rayo caiga o no [evento:en {evento}|sobre tu lado] no lo decide nadie de tu casa. Sí se puede con esto, si {ensayas|ensayás} la caída antes: lo que se ensaya duele menos y hasta sale gracioso.',
        task: '{Organiza|Organizá} {antes} un simulacro de derrota de sesenta segundos [quien:con {quien} de público|con público si hay]: cara frente al espejo, manos a la cabeza y declaración a la prensa: «Lo dimos todo, sobre todo en el sofá». Se puntúa del uno al diez. Si sale creíble, ya no da miedo. Si te da un ataque de risa, la torre es de cartón.',
        end: 'La caída ensayada cae de pie, o casi.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Queda la Torre invertida, con un derrumbe a medias que lleva días sin terminar de caerse. Todavía no ha pasado nada, y el miedo ya se trajo los escombros. [dia:Que {dia} llegue con el techo puesto|Que el día llegue con el techo puesto] depende de mirar lo que seguirá de pie aunque se pierda.',
        task: '{Recorre|Recorré} {antes} tu casa y {anota|anotá} siete cosas que resisten cualquier resultado: la cama, la sopa, [quien:{quien} y su risa|una risa conocida], el gato si lo hay. Cada una se golpea con los nudillos: «Firme». Si {llegas|llegás} a siete, se puede perder con calma. Si se gana, las siete también celebran. Si una cruje, esa era la que pedía atención.',
        end: 'Se puede perder por goleada y que la cama siga tendida.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Cierra la Estrella, una grande y siete chicas, y una mujer arrodillada que riega a la vez el agua y la tierra sin pedir recibo. Sí a la esperanza, [evento:salga como salga {evento}|salga como salga]; lo que dure depende de repartirla. La que se comparte con siete no se agota en un pecho solo.',
        task: '{Escribe|Escribí} {antes} los siete nombres de quienes gritarían {contigo|con vos} si se diera, [quien:empezando por {quien}|por orden de volumen], y {llama|llamá} hoy a quien menos ves: «Te tengo en mi lista de gritos». Si ríe, ya hay noche. Si pregunta por los resultados, se cambia de tema. Si falta gente para llegar a siete, se completa con vecinos, que de todos modos van a oír.',
        end: 'La ilusión repartida entre ocho pesa como una pluma y grita más.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Se le escurre el agua a la Estrella invertida: tanto «ojalá» dicho desde temprano que los cántaros ya gotean y ni siquiera empezó. No, decirlo más no lo acerca. [dia:Que {dia} quede algo dentro|Que al final quede algo dentro] depende de cerrar un rato la llave y volver a llenarse.',
        task: '{antes}, por cada «ojalá» pronunciado se bebe un vaso de agua y se hace una marca en una hoja a la vista; [quien:{quien} lleva la cuenta|alguien lleva la cuenta] y sentencia: «Otro». Si {pasas|pasás} de ocho, ya es asunto de riñón y se cambia por «quizá», que no lleva multa. Si no {llegas|llegás} a tres, la esperanza es de buena calidad.',
        end: 'Hasta las estrellas se apagan un rato para que las extrañen.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Sale la Luna y todo parece aviso: aúlla el perro, contesta el lobo y alguien soñó con un cangrejo que llevaba un número. Todavía no se sabe nada [evento:sobre {evento}|del resultado], porque los presagios alumbran a quien los busca. En tu mano está contarlos todos, y no solo los que te convienen.',
        task: '{Lleva|Llevá} {antes}, durante tres días, una libreta de presagios con dos columnas, a favor y en contra, y sin elegir: pájaros, colores, [quien:lo que sueñe {quien}|lo que sueñe la familia]. Fórmula: «El semáforo opina que sí». Si quedan parejas, la noche no sabe nada. Si gana una por goleada, es la que vigilabas con más cariño. La libreta sirve después para la compra.',
        end: 'El semáforo también tenía un presentimiento, y era rojo.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con la Luna invertida se apaga el aullido y se ve que el sendero era solo un sendero: nadie atrae la mala suerte, ni por mirar ni por hablar. Sí, [evento:se puede ver {evento} sin temer|se puede mirar sin temer], si alguien que no sufra carga oficialmente con la culpa y los demás descansan.',
        task: '{Nombra|Nombrá} {antes} un culpable oficial: una planta, un muñeco o un zapato, nunca [quien:{quien}|una persona]. Acta de toma de posesión: «Asume todos los males, pasados y venideros». Se sienta en primera fila. Si se gana, se le indulta con honores. Si se pierde, se le mira feo dos minutos y se le riega. Nadie de la familia tiene que irse a la cocina.',
        end: 'La mala suerte, como el polvo, siempre la trae otro.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sí a disfrutarlo: en el Sol un niño abre los brazos arriba del caballo y no ha preguntado todavía quién gana. El resultado no lo alumbra ninguna carta. [evento:Que {evento} dé alegría|Que dé alegría] sí depende de mirarlo como él, que celebra el saque inicial, el gol, el cambio y al señor de los helados.',
        task: '{Pídele|Pedile} {antes} a una criatura, [quien:aunque {quien} proteste,|la que haya a mano,] el pronóstico dibujado y con explicación: «¿Quién gana y por qué?». El dibujo se cuelga donde estará la gente. Si acierta, se le consulta siempre. Si no acierta, se revisa el dibujo: [dia:seguro que {dia} salió un dragón|seguro que salió un dragón] y eso nadie lo había previsto.',
        end: 'Con cinco años se gana siempre, sobre todo si hay helado.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Sol invertido deja los girasoles mirando al suelo: una fiesta agria porque ganaron otros. No hace falta ganar [dia:{dia}|ese día], y eso alivia más que cualquier pronóstico. Lo que está en tu mano es la cara, y una cara de buen perder se prepara antes, como se plancha una camisa.',
        task: '{Ensaya|Ensayá} {antes}, tres veces y en voz alta, la frase más difícil del idioma: «Felicidades, se lo merecían», mirando [quien:a {quien} en foto|una foto de los otros]. La primera sale masticada; la tercera, casi humana. Si hay que usarla, te lucirás. Si no hace falta, se guarda para otra vez, porque no caduca. Y si te la dicen, se contesta con un vaso lleno.',
        end: 'Perder bien desconcierta muchísimo al que gana.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'if',
        ahead:
          'Suena la trompeta del Juicio y todos se alzan con los brazos abiertos, que es exactamente como se mira una final o un bombo. Sí, [evento:{evento} puede reunirlos|esto puede reunirlos], si alguien toca primero. Que la noticia sea buena no está en tu mano; que haya quien la oiga con {ti|vos}, del todo.',
        task: '{Inventa|Inventá} {antes} un cántico de cuatro versos en el que rime, como sea, [quien:el nombre que le dicen en casa a {quien}|el nombre de alguien de casa], y {convoca|convocá} un ensayo de cinco minutos: «Trompetas, cucharas y dignidad». Si se gana, ya hay himno. Si se pierde, se canta más despacio y parece tango. Si nadie encuentra rima, se admite «campeón», que rima hasta con jabón.',
        end: 'Ningún himno nació afinado; todos nacieron en una cocina.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Asoma el Juicio invertido, con la trompeta sonando antes de hora y los muertos levantándose a celebrar en pijama. Todavía no: lo que no ha terminado no se festeja ni se llora. [dia:Hasta que pase {dia}|Hasta que acabe], depende de guardar el grito, que se conserva mejor que el champán.',
        task: '{Pon|Poné} {antes} un frasco en la mesa: cada «ya está», «ya ganamos» o «ya perdimos» [quien:paga una moneda, y dos si lo dice {quien}|paga una moneda]. Letrero: «Aquí se multa al profeta». Con lo recaudado se compra algo para compartir al final. Si queda vacío, hay contención y habrá que poner para el pan. Si se llena, la fiesta ya está pagada con cualquier resultado.',
        end: 'El grito guardado a tiempo se estrena entero.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'La última carta es el Mundo, y la figura baila dentro de su corona de laurel: nadie le pregunta qué ganó. Sí, hay ya una vuelta completa, y es la gente que se junta. [evento:Lo que diga {evento}|Lo que diga el resultado] queda fuera de la corona; quién sale en la foto, dentro y en tu mano.',
        task: '{Toma|Tomá} {antes} la foto oficial de campeones, por si acaso no, con quien vaya a estar [dia:{dia}|ese día]: brazos arriba, [quien:{quien} en el centro|alguien en el centro] y una olla como copa. Pie de foto: «Antes de saber». Si se gana, hay doble foto. Si se pierde, es la única en la que salen todos sonriendo, y suele acabar enmarcada.',
        end: 'La mejor foto de un campeonato se toma antes del resultado.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La corona del Mundo invertido quedó abierta y espera que la cierre un trofeo que no llega. Tendrás vuelta completa, sí, [tiempo:aunque hayan pasado {tiempo}|aunque tarde lo otro], si {dejas|dejás} que la cierre algo más chico y más tuyo. Lo grande lo deciden once, un bombo o una pelota que nadie de tu casa ha tocado.',
        task: '{Fabrica|Fabricá} {antes} un trofeo de cartón y {otórgalo|otorgalo}, con discurso, al mérito del año: [quien:a {quien} por su paciencia|a la paciencia de alguien], a la sopa, al que nunca dejó de venir. «El jurado fue unánime; era yo». Si lo exhiben en la sala, hubo final. Si lo guardan en un cajón, también, porque de ahí salen los trofeos en las mudanzas.',
        end: 'Hay copas de cartón que nadie ha logrado quitarle a su dueño.',
      },
    },
  },
};
