import type { CaseTexts } from '../../family.ts';

/** «lazo-open». */
export const LAZO_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay personas que ocupan una silla en la cabeza aunque no estén en la habitación. Cansa menos lo que falta que no saber qué lugar darle a lo que hay.',
    },
    {
      needs: [],
      text: 'Cuando alguien importa, un gesto pequeño pesa como un mueble y un silencio se oye en toda la casa. Lo difícil es saber cuánto de eso ocurre afuera.',
    },
    {
      needs: [],
      text: 'En estas cosas se mira mucho y se sabe poco: una cara, una frase, un rato de más en la puerta. Y con tan poco hay que decidir qué se hace.',
    },
    {
      needs: [],
      text: 'Querer saber y tener miedo de saber caben en el mismo pecho. Por eso se le da tantas vueltas a algo que, dicho en voz alta, dura una frase.',
    },
    {
      needs: ['quien'],
      text: 'Si fuera cualquiera, no haría falta preguntar. Pero se trata nada menos que de esto: {quien}, y un detalle que pide explicación sin que ninguna termine de alcanzar.',
    },
    {
      needs: ['quien'],
      text: 'Lo que ocurre del lado donde está {quien} no se ve desde aquí, y la imaginación no soporta una pared en blanco. Del lado tuyo, en cambio, hay bastante que mirar.',
    },
    {
      needs: ['quien'],
      text: 'Pensar en {quien} sale gratis hasta que empieza a llevarse las tardes. Algo en esto pide un lugar claro: más cerca, más lejos o, por fin, dicho con todas las letras.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} de por medio, la cabeza trabaja horas extra: qué significa esto, qué conviene, qué pensarán. Entre tantas voces, la que más cuesta oír es la propia.',
    },
    {
      needs: ['tiempo'],
      text: 'Un calendario despacha {tiempo} sin despeinarse; el corazón, que nunca aprendió a contar, se queda mirando la misma página. Algo ahí pide moverse o descansar.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Con {quien} en la cabeza y {tiempo} en la cuenta, cualquier detalle parece una respuesta. El problema es que cada mañana parece una respuesta distinta.',
    },
    {
      needs: ['dia'],
      text: 'Hay fechas que no se borran con las otras: {dia} sigue ahí, con su detalle y su duda. Un solo día no alcanza para saber, aunque sobra para dormir mal.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Entre {dia} y {quien} cabe una novela entera, y suele escribirse sola por las noches. Lo que falta es saber cuántas de sus páginas tienen algo comprobado.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} de por medio, lo que se sentía a solas de pronto tiene luces y testigos. Mirar, ahí, mira cualquiera; lo complicado es saber qué se busca.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Basta que esté ahí {quien} para que {lugar} deje de ser un sitio cualquiera. Mirar hacia ese lado se vuelve costumbre, y las costumbres rara vez contestan.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Al final espera el Loco, con un pie en el aire y un hatillo que apenas pesa. Sí a un paso tuyo, si es tan liviano como ese equipaje: que cueste una tarde de pudor y no la vida entera. Lo que exige garantías [quien:sobre {quien}|por adelantado] se queda en el borde.',
        task: 'En una hoja, {antes}, {escribe|escribí} «lo peor que puede pasar si doy este paso» y, al lado, cuánto te duraría el golpe: una tarde, un mes, un año. Si cabe en una tarde, hay permiso [quien:para darlo hacia {quien}|para darlo]. Si pide un año, {recorta|recortá} el paso hasta que tenga el tamaño de un saludo.',
        end: 'Para asomarse basta un pie; el otro puede quedarse en tierra.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Cierra el Loco invertido: cabeza abajo se le cae el hatillo y el perro ladra hacia donde nadie mira. Todavía no. Un arranque [quien:con {quien} en la cabeza|con un nombre en la cabeza] agarra lo primero que encuentra. El paso valdrá si sigue en pie después de dormir y desayunar.',
        task: 'Cuando llegue el impulso, {anota|anotá} la hora y una línea que empiece por «Ahora mismo yo…». No se toca hasta el desayuno siguiente; {hazlo|hacelo} así cada vez, {antes}. [tiempo:Después de {tiempo}, una noche más no estropea nada|Una noche más no estropea nada]. Si de día la línea sigue pareciendo tuya, pasa a la lista de lo posible; si da risa, ya hizo su trabajo.',
        end: 'Lo que urge a medianoche, a las ocho suele pedir tostadas.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'La última carta es el Mago, con copa, espada, basto y oro puestos sobre la mesa: todo lo que va a usar está a la vista. Sí, hay algo que hacer, mientras no necesite que [quien:{quien} cambie|otra persona cambie] para empezar. Una sola herramienta, y con las manos donde se vean.',
        task: '{Escribe|Escribí} cuatro renglones: «puedo decir», «puedo preguntar», «puedo ofrecer», «puedo dejar de hacer», con menos de diez palabras cada uno. {Tacha|Tachá} tres y, {antes}, {cumple|cumplí} el que quede. Si es «dejar de hacer», empieza hoy y en silencio; si es otro, que sirva igual [tiempo:después de {tiempo} que después de una hora|mañana que hoy].',
        end: 'De cuatro herramientas, suele servir la que daba vergüenza tocar.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Mago invertido: la mesa se vuelca y el brazo que apuntaba al cielo señala un truco. No a las maniobras: ni pasar por casualidad, ni la foto puesta para que la vea [quien:{quien}|alguien], ni el mensaje por terceros. Con un truco solo se averigua si el truco funciona.',
        task: '{Completa|Completá} en un papel: «Hice esto… para saber si…». Es el último truco, con su motivo. Luego, {antes}, {retíralo|retiralo}: un día entero sin usarlo. [tiempo:En {tiempo} habrá habido otros; basta con este|Habrá otros; basta con este]. Si ese día se descansa, el truco sobraba. Si la curiosidad sigue igual, merece una pregunta de frente o ninguna.',
        end: 'Pasar tres veces por casualidad ya es tener horario.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Delante está la Sacerdotisa, con el rollo a medio esconder en el regazo: una parte se lee y la otra no. Todavía no toca decidir. Lo que guarda [quien:{quien}|otra persona] no se adivina mirando fijo el velo; lo que ya has visto, en cambio, se puede leer despacio.',
        task: '{Traza|Trazá} dos columnas, {antes}, y {ponles|poneles} B y J, como las de la carta. En la B, lo que viste u oíste [tiempo:en {tiempo}|hasta hoy], sin adjetivos; en la J, lo que imaginaste. Si la B sale más larga, hay base para un paso pequeño. Si la J la dobla, la decisión se queda en el cajón hasta que entre un dato nuevo.',
        end: 'Con un velo delante, cualquier sombra parece una carta de amor.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Y entonces, la Sacerdotisa invertida: el rollo se le resbala del regazo y queda abierto en el suelo. Sí a preguntar, si hay oídos para lo que no conviene. Seguir [quien:leyendo a {quien} entre líneas|leyendo entre líneas] ya dio lo que podía dar, que fue más líneas.',
        task: '{Reduce|Reducí} la duda a una frase que empiece por «qué» o «cuándo»: «¿Qué te gustaría que pasara?», por ejemplo. {Léela|Leela} en voz alta, {antes}, y {busca|buscá} a quién le toca oírla: [quien:a {quien}, a nadie o a tu propio espejo|a alguien, a nadie o a tu propio espejo]. Si suena a pregunta, se hace; si suena a reproche, se vuelve a escribir; si es para el espejo, se contesta ahí mismo.',
        end: 'Una pregunta corta ahorra muchas noches de filología.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'if',
        ahead:
          'En el trono mullido, con el trigo crecido alrededor, la Emperatriz es la última en hablar. Sí, si de esa cosecha también te toca pan. Por mucho que importe [quien:{quien}|una persona], un campo crece con riego y con días; mirarlo con hambre no lo adelanta.',
        task: 'Cada noche, {antes}, {dibuja|dibujá} una espiga si el asunto te dejó con más ganas de vivir el día, y un palito seco si te dejó con menos. [tiempo:Al lado de {tiempo}, unas pocas noches son barata medida|Unas pocas noches son barata medida]. Si ganan las espigas, aquí hay algo que cuidar. Si ganan los palitos, el riego va primero a tu propia mesa.',
        end: 'Lo que alimenta se nota a la hora de comer.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No: dar más no va a traer más. Lo dice la Emperatriz invertida, con el trigo pasado colgando hacia abajo y el cojín resbalando del trono. Ni otro favor, ni otra paciencia, ni otra explicación [quien:para {quien}|para nadie] mientras tu propio plato siga vacío.',
        task: 'De todas las atenciones que salen de {ti|vos}, {escoge|escogé} una: una espera, un favor, un rato de mirar. {antes}, esa vuelve a casa: [dia:{dia}, por ejemplo,|una noche cualquiera,] mantel, tu plato preferido y una frase en voz alta: «Esto hoy era para mí». Si sabe a egoísmo, hacía mucha falta. Si sabe rico, {repite|repetí} la semana próxima.',
        end: 'El trigo también espera que alguien se siente a comerlo.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Cierra el Emperador, con armadura y sentado en piedra: nadie lo mueve de donde dijo que estaría. Sí, si antes hay un límite tuyo dicho en números y sin suspiros. Qué se acepta, cuántas veces, hasta cuándo; con eso escrito se le puede hacer sitio [quien:a {quien}|a quien sea].',
        task: '{Llena|Llená}, {antes}, tres líneas con cifra: «Espero hasta…», «Cedo en esto…, una vez», «No vuelvo a aceptar…». Después, el repaso: si [quien:{quien} cabe dentro|lo que hay hoy cabe dentro], el sí se sostiene. Si para hacerlo caber {tienes|tenés} que borrar un número, ya se ve cuál era el precio, y se puede no pagar.',
        end: 'Donde hay un límite claro, hasta el cariño sabe dónde sentarse.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Al revés, el Emperador pierde el cetro y la armadura le pesa sobre la cabeza. No: sobre el querer no se manda [quien:y para {quien} no hay decreto|y para otra persona no hay decreto]. Ni apurar, ni retener, ni exigir que alguien vuelva, venga o se aclare. Tu propia casa, en cambio, sí admite órdenes.',
        task: '{Haz|Hacé} la lista, {antes}, de todo lo que quisieras que otra persona hiciera. {Deja|Dejá} un renglón y {conviértelo|convertilo} en un pedido que admita un no: «Me gustaría…; si no se puede, prefiero saberlo». Si sale sin temblar, ya tiene forma [quien:para {quien}|para quien deba oírlo]. Si vuelve a sonar a orden, era miedo con uniforme.',
        end: 'A querer no se obliga ni con la mejor corona.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'wait',
        ahead:
          'Delante se sienta el Hierofante, con dos acólitos que escuchan y dos llaves cruzadas a los pies. Todavía no: antes de mover nada [quien:con {quien}|en esto], hace falta que alguien te oiga. Una llave está en lo que has vivido; la otra, en el oído de quien te conoce bien.',
        task: '{Piensa|Pensá} en quien lleve muchos años queriendo bien y, {antes}, {pídele|pedile} diez minutos: «{Escúchame|Escuchame} sin aconsejar y al final {dime|decime} qué oíste». En diez minutos caben [tiempo:{tiempo} y un café|la historia y un café]. Si te devuelve una frase tuya, por ahí se empieza. Si oyó otra historia, falta contarla mejor antes de decidir nada.',
        end: 'La frase que más aclara suele volver en otra boca.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Queda el Hierofante invertido: la bendición apunta al suelo y las llaves caen de tu lado. Sí, se puede ir contra la opinión de la sala, con tal de que te respalden hechos y no solo ganas. Lo que digan [quien:sobre {quien}|sobre esto] aconseja, pero no vota.',
        task: '{Anota|Anotá}, {antes}, cada voz que opina: la familia, la vecina, quien siempre lo supo. Al lado, el hecho que aporta. [tiempo:Aunque haya hablado durante {tiempo}|Por mucho que haya hablado], la que no traiga ninguno se despide con cortesía: «Te oí; ahora me toca a mí». Si queda un hecho serio, merece otra conversación. Si no queda ninguno, las llaves abren hacia donde digas.',
        end: 'Opinar sale barato; la cena la paga quien se sienta.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Los Enamorados quedan para el final: él la mira a ella, ella mira hacia lo alto. Sí, si puede decirse qué quieres sin consultar antes otra cara. La mirada que va [quien:hacia {quien}|hacia fuera] ya tuvo su turno; falta la tuya, la que sube y vuelve con algo propio.',
        task: '{Completa|Completá}, {antes}, la frase «Yo quiero…» cinco veces, sin «pero» y sin nombres, [quien:ni siquiera {quien}|ninguno]. Luego, de pie, en voz alta. Si tres siguen teniendo sentido pase lo que pase, por ahí se empieza y hay algo que ofrecer. Si todas necesitan a otra persona para ser verdad, {vuelve|volvé} a la primera y {achícala|achicala}.',
        end: 'Quien sabe lo que quiere mira menos de reojo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Los Enamorados, invertidos, dejan al ángel abajo y a cada figura mirando a su lado. Todavía no conviene elegir con media cabeza en el sí y media en el no. Antes de casarse con una respuesta [quien:sobre {quien}|cualquiera], se puede salir a pasear con las dos.',
        task: '{Reserva|Reservá}, {antes}, dos días. Uno se vive como si la respuesta fuera sí: qué harías al despertar, a quién llamarías, qué cocinarías. El otro, como si fuera no. Cada noche, una sola palabra en un papel. [tiempo:Dirán más que {tiempo} de vueltas|Dirán más que muchas vueltas]. Si la del no trae alivio, no la corrijas; si la del sí trae calma, tampoco.',
        end: 'El cuerpo vota antes que la cabeza y no pide recuento.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, en marcha, y lo dice el Carro: el auriga va de pie y las dos esfinges, la blanca y la negra, esperan un rumbo. El paso es tuyo mientras tenga hora, final y regreso. [quien:Moverse por {quien} sin rumbo|Moverse sin rumbo] cansaría a las dos esfinges y a ti{|}.',
        task: '{Elige|Elegí} una sola cosa que dependa de tu mano y {métela|metela} en la agenda con reloj, {antes}: «Siete de la tarde, quince minutos». Al minuto quince se termina, [tiempo:aunque arrastre {tiempo} detrás|aunque quede cuerda]. Si {llegas|llegás} a la cita, el deseo era tuyo. Si la {mueves|movés} tres veces, llevaba las riendas otra persona, o la prisa.',
        end: 'Lo que tiene hora deja de dar vueltas.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La última carta, el Carro invertido, deja a las esfinges tirando cada una a su lado y al auriga sin suelo. Todavía no: ni avanzar ni dar la vuelta. Mientras una mano quiera [quien:acercarse a {quien}|acercarse] y la otra cerrar la puerta, cualquier carrera termina donde empezó.',
        task: 'Tres días sin moverte, {antes} si se puede. En el calendario, una B cada vez que tire la esfinge blanca, que quiere acercarse, y una N cuando tire la negra, que quiere alejarse. [tiempo:Tres días al lado de {tiempo} son poco freno|Tres días son poco freno]. Si una gana por mucho, ya hay rumbo. Si empatan, otros tres, con las manos en otra tarea.',
        end: 'Con dos prisas contrarias, lo más rápido es sentarse.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Al final está la Fuerza: una mujer cierra la boca del león sin apretar. Sí, si lo que hay que decir [quien:sobre {quien}|sobre esto] sale sin dientes y sin súplica. Al león no hace falta negarlo; es tuyo y tiene motivos. Basta con que no hable primero.',
        task: '{Graba|Grabá} en el teléfono, {antes}, un minuto que empiece así: «Esto me importa y lo digo con calma». No se envía. Al rato, {escúchalo|escuchalo} como si fuera de otra persona. Si se oye un reproche, se graba de nuevo. Si se oye tu voz de siempre, la frase ya puede salir, [dia:{dia} o cuando haga falta|cuando haga falta].',
        end: 'Lo que se dice bajito suele oírse más lejos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Sale la Fuerza invertida y es el león quien queda encima, con la boca abierta. No: con ese peso en el pecho ni se insiste, ni se rompe, ni se promete. Las ganas [quien:de hacer algo con {quien}|de hacer algo] suben y bajan; lo que se firma arriba se lee abajo.',
        task: '{Lleva|Llevá}, {antes}, el registro de los rugidos: hora, fuerza del uno al diez y minutos que dura. Mientras pase de cuatro, las manos en agua fría o en los platos; [quien:{quien} puede esperar ese rato|todo puede esperar ese rato]. Si ninguno llega a veinte minutos, ya {sabes|sabés} el plazo antes de actuar. Si duran el día y quitan el sueño, {háblalo|hablalo} con un profesional.',
        end: 'Ningún león ruge media hora si nadie le contesta.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Delante, el Ermitaño levanta su farol en la montaña: alumbra tres pasos, nunca el camino entero. Todavía no. Antes de mover algo [quien:con {quien}|en esto] conviene alumbrar la pregunta misma, porque puede que sean dos y tengan la misma voz.',
        task: '{Camina|Caminá} una hora a solas, {antes}, con el teléfono apagado y un papel en el bolsillo: «¿Qué me falta, exactamente?». A la vuelta, tres líneas. Si las tres llevan [quien:a {quien}|a la misma persona], la pregunta es esa y puede reposar unos días. Si aparece otra cosa, compañía, descanso, una voz en la cena, esa se puede empezar a buscar sin permiso de nadie.',
        end: 'Una hora a solas desenreda lo que un mes de vueltas anuda.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, toca bajar: al Ermitaño invertido le cuelga el farol y se le acaba la montaña. Lo que podía pensarse a solas [quien:sobre {quien}|sobre esto] ya está pensado. Sí a la gente y a la mesa con ruido, siempre que sea para estar ahí y no para vigilar desde otra altura.',
        task: '{Invita|Invitá}, {antes}, a tres personas que no tengan nada que ver: «El jueves hago café, ¿{vienes|venís}?». En ese rato [quien:{quien} se nombra una vez|el asunto se nombra una vez], no más. Si te {acuestas|acostás} con algo nuevo que contar, la luz estaba abajo. Si te aburriste, {prueba|probá} con otra mesa antes de volver a subir.',
        end: 'También se piensa bien con alguien pidiendo el azúcar.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces gira la Rueda de la Fortuna, con la esfinge quieta arriba y lo demás en movimiento. Sí, si tu parte se mueve sin esperar turno. Lo que haga [quien:{quien}|otra persona] da su propia vuelta y no se empuja desde aquí; la fecha en que vuelves a mirar, esa la {pones tú|ponés vos}.',
        task: '{Dobla|Doblá} un papel con la fecha de dentro de treinta días y {escribe|escribí}, {antes}: «Si para entonces…, me acerco. Si no, sigo de largo». Los puntos se llenan con hechos que se puedan ver [quien:en {quien}|desde la calle]. Después, al fondo del cajón. Si se te olvida que existe, eso ya contesta algo. Si lo {abres|abrís} cada noche, también.',
        end: 'Mirar la rueda no la hace girar más rápido.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Termina la Rueda de la Fortuna invertida: las criaturas de las esquinas leen la misma página y la esfinge va cabeza abajo. No a otra vuelta igual. Cambie o no cambie [quien:{quien}|la otra persona], de cada vuelta hay un tramo que pasa por tu mano, y ese sí se puede tocar.',
        task: '{Escribe|Escribí} cómo empezaron las tres últimas veces que esto te quitó el sueño: hora, sitio y primera frase, [lugar:también si fue en {lugar}|aunque parezcan poca cosa]. Luego, {antes}, {cambia|cambiá} un detalle del arranque: otra hora, otra silla, otro «hola». Si la vuelta sale distinta, encontraste el eje. Si sale idéntica, la próxima se salta entera.',
        end: 'La segunda vuelta enseña; de la cuarta se puede bajar.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Sale la Justicia, con la espada recta y la balanza a la altura de los ojos. Sí, si lo que vas a dar pesa lo mismo que lo que te parecería justo recibir. Lo que calla [quien:{quien}|otra persona] no cuenta, ni a favor ni en contra: a los platos va solo lo hecho.',
        task: '{Imagina|Imaginá} que el caso es de alguien a quien {quieres|querés} mucho y {redacta|redactá}, {antes}, la sentencia: «Visto que…, visto que…, te corresponde…». Tres líneas, [tiempo:aunque haya {tiempo} que resumir|aunque haya mucho que resumir], y hechos con fecha. Si la aceptarías para tu propia vida, ahí está la respuesta. Si para tu caso la escribirías más dura, {rebájala|rebajala} hasta la misma medida.',
        end: 'La balanza que sirve para las amistades también sirve en casa.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a dictar sentencia, ni contra [quien:{quien}|nadie] ni contra tu propio nombre: en la Justicia invertida los platos cuelgan enredados y la espada apunta a quien la empuña. Con la balanza así, todo sale culpable. Primero se vacía de excusas; después se mira cuánto pesa lo que queda.',
        task: '{Junta|Juntá}, {antes}, las excusas que circulan por esta historia, una por papelito, y {repártelas|repartilas} en dos tazas: «es que yo…» a la izquierda, «es que [quien:{quien}…|la otra persona…]» a la derecha. Si rebosa la derecha, llevas una defensa que nadie te encargó. Si rebosa la izquierda, se puede dejar de pedir disculpas por sentir algo. Luego, las dos a la basura.',
        end: 'Ningún plato pesa bien con diez disculpas debajo.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Delante, el Colgado pende de un pie con la cara en paz: sabe que espera y no tira de la cuerda. Todavía no. Nada de lo que haga [quien:{quien}|otra persona] se acelera desde aquí. Sí se puede dejar de guardar la vida para el día en que esto se resuelva.',
        task: '{Busca|Buscá} algo aplazado «para cuando se sepa»: un corte de pelo, un paseo, la cortina nueva. {Hazlo|Hacelo}, {antes}, por entero y [tiempo:con {tiempo} a la espalda o sin nada|con noticias o sin ellas]. Si al terminar se fue una hora sin pensar en el asunto, la espera se puede llevar así. Si pensaste en lo mismo todo el rato, la próxima ocupación, más ruidosa.',
        end: 'También se puede esperar con el pelo recién cortado.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Colgado invertido: por fin de pie, pero con la cuerda puesta. No a esperar sin plazo. Bajar no obliga a dejar de querer ni cierra ninguna puerta [quien:con {quien}|con nadie]; devuelve las manos, que llevaban demasiado tiempo cruzadas a la espalda.',
        task: '{Fija|Fijá}, {antes}, una hora de cierre y {cuélgala|colgala} escrita en la cocina: «Se espera hasta las ocho; después se cena». [tiempo:Al lado de {tiempo}, las ocho es un plazo amable|Las ocho es un plazo amable]. Si una noche se cumple, la siguiente se adelanta media hora. Si no se cumple ninguna, el cartel se muda junto a la ventana, el teléfono o lo que toque mirar.',
        end: 'Nadie cena bien con un pie atado al techo.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'No a conservarlo tal como está. Llega la Muerte a caballo, con una rosa blanca en el estandarte y el sol entre dos torres: pasa una costumbre, y el cariño puede ir en la bandera. Lo que toca soltar es una manera de tener presente [quien:a {quien}|a alguien].',
        task: '{Consigue|Conseguí} una caja y {mete|meté} dentro, {antes}, una sola cosa de esta historia: [cosa:{cosa}, por ejemplo|una foto, un papel, un regalo, lo que haya]. La fecha en la tapa y al estante más alto: «Aquí descansas». Si al tercer día hay que bajarla, {apunta|apuntá} qué buscabas de verdad. Si pasan siete sin tocarla, esa costumbre ya tiene tapa.',
        end: 'Se puede guardar la rosa y devolver el jarrón.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al final está la Muerte invertida: el caballo no avanza y el estandarte barre el suelo. Todavía no es hora de dar esto por muerto ni de darlo por vivo. Falta saber [quien:si con {quien} hay algo que despedir|si hay algo que despedir], y eso se averigua probando la palabra, a solas, antes de usarla.',
        task: '{Escribe|Escribí}, {antes}, una despedida que nadie va a leer, con saludo y firma: «Hasta aquí llego yo con…». Ocho líneas, [tiempo:así se trate de {tiempo}|ni una más]. El lápiz se va a atascar en alguna. Si se atasca en el adiós, queda algo por vivir o por preguntar. Si se atasca en el saludo, quizá no había tanto que despedir.',
        end: 'Hay despedidas que solo sirven para saber que no tocaban.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'Cierra la Templanza: un ángel pasa agua de una copa a otra sin derramarla, con un pie en tierra. Sí, si es a sorbos. Un poco de acercamiento [quien:a {quien}|a lo que importa], un poco de vida propia, y ver si la mezcla se deja beber antes de servir más.',
        task: '{Pon|Poné} el reloj de la cocina en veinte minutos diarios para este asunto, {antes}: ahí se piensa, se pregunta, se mira, se llora si hace falta. Cuando suene: «Ahora, la otra copa». [tiempo:Al lado de {tiempo}, parecerá poco|Al principio parecerá poco]. Si veinte alcanzan, cabe una gota más de trato. Si se desbordan cada día, mañana serán quince.',
        end: 'Lo que se bebe a sorbos no quema la lengua.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Templanza viene invertida y el agua cae toda en una copa, que rebosa, mientras la otra sigue seca. No a echar más ahí. Por mucho que importe [quien:{quien}|alguien], lo que anda corto está del otro lado: el sueño, el apetito, las amistades, la tarde del domingo.',
        task: '{Suma|Sumá} las horas que se fueron en este asunto la última semana y {escribe|escribí} el número en grande, [tiempo:como quien pasa {tiempo} a limpio|aunque asuste]. La mitad se gasta, {antes}, en alguien que te haga bien: «Tengo unas horas y quiero pasarlas {contigo|con vos}». Si sobran nombres, la copa seca tenía llave. Si no aparece ninguno, ese es el hueco que más urge.',
        end: 'Primero agua en la copa seca; después se brinda.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Y entonces, el Diablo: una pareja con cadenas tan flojas que saldrían por la cabeza. No a obedecerlas: mirar otra vez, preguntar otra vez, entrar otra vez por la misma puerta. Lo que despierta [quien:{quien}|una persona] puede quedarse; lo que se quita es el tirón en el cuello.',
        task: '{Elige|Elegí} un solo eslabón: la pantalla antes de dormir, la ventana, el rodeo para pasar [lugar:por {lugar}|por cierta esquina]. Durante dos noches, {antes}, {quítatelo|quitátelo} de encima: teléfono en la cocina, cortina corrida, camino corto. Cuando tire, en voz alta: «Está floja». Si la segunda noche tira menos, ya pasa por la cabeza. Si tira más, esa noche va acompañada.',
        end: 'Una cadena floja pesa hasta que alguien la toca.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, se puede salir: en el Diablo invertido las cadenas cuelgan hacia el suelo y no rodean ningún cuello. Sí a moverse [quien:con respecto a {quien}|en esto] por gusto, siempre que al imaginar un no la respiración siga pareja. Lo que se hace por miedo vuelve a abrochar el collar.',
        task: '{Recupera|Recuperá}, {antes}, algo que se volvió intocable por este asunto: una canción, un café, una calle. La canción entera o media hora sentada en esa mesa, [quien:aparezca o no {quien}|aparezca quien aparezca], y al llegar: «Esto también es mío». Si hay ganas de quedarse, sitio recuperado. Si tiemblan las manos, la próxima vez con compañía y postre.',
        end: 'Ninguna calle pertenece a quien la hizo difícil.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Un rayo se lleva la corona y dos figuras caen entre chispas: la última carta es la Torre. No a subir más paredes sobre lo supuesto. Si algo [quien:con {quien}|en esto] tiene cimiento, aguanta que se cuente tal cual; lo que se venga abajo al contarlo ya estaba en el aire.',
        task: '{Llama|Llamá}, {antes}, a quien conozca tu mejor versión y {cuéntale|contale} la otra en dos minutos: «Te lo pinté más bonito, o más feo; va sin adornos». Dos minutos, [tiempo:así haya {tiempo} que contar|así haya mucho que contar]. Si al colgar queda algo en pie, sobre eso se puede construir. Si no queda nada, te ahorraste el techo.',
        end: 'Lo que aguanta en pie sin adornos ya es casa.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Delante, la Torre invertida: el rayo se quedó a medio camino y en el muro sigue una grieta que nadie menciona. Sí, si se habla de lo pequeño antes de que crezca. Nada obliga a derribar lo que haya [quien:con {quien}|entre dos]; basta con dejar de colgar cuadros encima.',
        task: '{Escoge|Escogé} la incomodidad más chica, la que casi da risa, y {dila|decila}, {antes}, a quien le toque o a tu cuaderno: «Es una tontería, pero me quedé pensando en…». [tiempo:Mejor eso que {tiempo} de cal encima|Mejor chica hoy que grande después]. Si enfrente hay oído, cabe la siguiente. Si hay burla, o no hay nadie, ya se sabe cuánto aguanta ese muro.',
        end: 'Las grietas se miden cuando todavía cabe una moneda.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, con las manos abiertas: la Estrella, arrodillada, vierte un cántaro en el estanque y otro en la tierra. Se puede dar algo bueno [quien:a {quien}|a quien se quiere] mientras no haga falta que el cántaro vuelva lleno. La condición está en el segundo: ese riega tu suelo.',
        task: 'Dos gestos el mismo día, {antes}. Uno para el estanque: un «Que tengas buen día», dicho de paso, o un buen deseo callado [quien:con {quien} en mente|con alguien en mente]. Otro para tu tierra, igual de grande: la siesta, la planta, una llamada a quien te quiere. Si el primero te {deja|deja} pendiente del timbre, mañana solo tierra. Si te deja en paz, puede haber otro.',
        end: 'Se riega con más gusto cuando no se vigila la semilla.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al final, la Estrella invertida: el agua se va hacia el cielo y las siete estrellas pequeñas quedan abajo, casi al alcance. Todavía no conviene cargarle más deseos a la grande. Donde [quien:solo brilla {quien}|solo brilla una persona], cualquier nube deja la casa a oscuras.',
        task: '{Enumera|Enumerá} siete cosas buenas de estos días ajenas al asunto: la sopa, un chiste, una vecina amable. [tiempo:Después de {tiempo}, tal vez cueste llegar a siete|Tal vez cueste llegar a siete]. La más chica se repite, {antes}, adrede: «Esta va por gusto». Si {llegas|llegás} a siete, hay cielo para esperar sin prisa. Si la lista se queda en tres, las que faltan van primero que cualquier respuesta.',
        end: 'Siete luces chicas alumbran mejor la cocina que una lejana.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'En lo alto está la Luna, con un perro y un lobo que aúllan igual y un cangrejo a medio salir del agua. Todavía no: con esta luz, lo que se teme y lo que se desea [quien:en {quien}|en alguien] tienen el mismo perfil. De noche se anota; de día se decide.',
        task: '{Deja|Dejá} un cuaderno junto a la cama y {apunta|apuntá}, {antes}, cada certeza que llegue después de las diez: «Seguro que…». Al mediodía siguiente, una letra al lado: P de perro, si es cosa conocida; L de lobo, si es susto. Si ganan los perros, cabe un paso. Si ganan los lobos, se duerme antes de acercarse [quien:a {quien}|a nadie].',
        end: 'A las tres de la mañana hasta el perro parece lobo.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Queda la Luna invertida: el cangrejo vuelve al agua y el sendero empieza a verse. Sí, si antes se comprueba una cosa, una sola, con luz y sin espiar. Lo que asusta [quien:de la historia con {quien}|de esta historia] creció a oscuras; toca mirarle las patas de día.',
        task: '{Termina|Terminá} por escrito «Me da miedo que…» y busca{|} debajo, {antes}, la manera honrada de salir de dudas: preguntar, mirar una fecha, contar hechos [tiempo:de {tiempo}|de estos meses]; nunca revisar lo ajeno. Si esa manera existe, se usa una vez y se cree lo que salga. Si no existe, lo que pide el miedo es un abrazo: {cuéntaselo|contáselo} a quien sepa darlo.',
        end: 'Un miedo con nombre ya cabe en una mano.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, pero a plena luz: llega el Sol, con un niño a caballo que abre los brazos delante del muro y no esconde nada detrás. Sirve cualquier paso [quien:hacia {quien}|hacia lo que se quiere] que pueda darse sin contraseña, sin excusa y sin mirar quién pasa. Lo que pida sombra, no.',
        task: 'Al paso que te ronda le toca, {antes}, la prueba de la sobremesa. {Di|Decí} en voz alta, ante una silla vacía: «Abuela, {fíjate|fijate} que voy a…», como si fuera [evento:durante {evento}|con el postre delante]. Si la frase llega al punto sin bajar la voz, ese paso tiene permiso. Si para contarla hay que cambiar un dato, lo que hay que cambiar es el dato.',
        end: 'Lo que se cuenta con el postre no quita el sueño.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al revés sale el Sol, con el niño resbalando del caballo y los girasoles de cara al suelo. Todavía no: alegría hay, pero hoy no alcanza para alumbrar a dos. Antes de acercarse más [quien:a {quien}|a nadie], toca calentarse un rato, aunque sea con el sol del patio.',
        task: '{Declara|Declará}, {antes}, una mañana libre del tema: «Hoy de eso no se habla». Plaza, patio o mercado, con luz y con gente, y una moneda en un frasco cada vez que [quien:asome {quien} en la charla|asome el nombre]. Si al mediodía hay para un helado, {cómetelo|comételo} en paz. Si hay para invitar a diez, hacen falta más mañanas así antes de decidir nada.',
        end: 'Un helado pagado en suspiros también refresca.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, es hora de levantarse: en el Juicio suena la trompeta y las figuras abren los brazos sin preguntar si están presentables. Pero hay algo tuyo que contestar antes de pedir nada, [quien:a {quien} o a la vida|a quien sea]: acude bien a la llamada quien no trae cuentas atrasadas.',
        task: '{Salda|Saldá}, {antes}, una cuenta chica de la que conozcas tu parte: unas gracias, un perdón, una respuesta tardía, [cosa:incluso si se trata de {cosa}|un libro prestado]. Con estas palabras y sin posdata: «Te debía esto y no quería dejarlo pasar». Si después el pecho va más ligero, el paso siguiente puede darse de pie. Si esperabas un premio, todavía era una pregunta.',
        end: 'A una llamada se acude mejor con los bolsillos vacíos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a despertar otra vez la misma escena: en el Juicio invertido la trompeta apunta al suelo y las figuras se acuestan, hartas de tanto levantarse. Repasar lo ocurrido [quien:con {quien}|con alguien] no le añade un final. Lo pasado puede dormir, y tú también{|}.',
        task: '{Elige|Elegí} la escena que más se repite y {escríbela|escribila}, {antes}, por última vez: cinco líneas, [dia:con {dia} en la esquina de la hoja|con la fecha en la esquina], lo dicho, lo callado, y al pie: «Visto y oído». Cuando regrese, se le responde con esas tres palabras. Si trae un detalle nuevo, se añade. Si viene igual que siempre, que toque la trompeta en otra casa.',
        end: 'No hay que levantarse cada vez que suena lo de antes.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'Cierra el Mundo: una figura baila dentro de su corona de laurel y desde las cuatro esquinas la miran sin empujar. Sí, en esa ronda hay sitio [quien:para lo que traiga {quien}|para alguien], si al abrirla no se sale nadie: ni tu gente, ni tu oficio, ni tu cuerpo, ni tu casa.',
        task: '{Escribe|Escribí} en las cuatro esquinas de una hoja gente, oficio, cuerpo y casa, y en cada una lo que recibió de tu mano [tiempo:en {tiempo}|en el último mes]. La que esté en blanco se lleva, {antes}, una hora entera: «Hoy te toca a {ti|vos}». Si las cuatro tienen algo, el centro puede bailar con quien quiera. Si faltan dos, primero ellas.',
        end: 'Para bailar con alguien hay que tener dónde poner los codos.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Mundo, invertido, trae la corona sin atar y la danza a media vuelta. Todavía no: falta un nudo, para cerrar o para empezar, y no depende [quien:de lo que responda {quien}|de lo que responda nadie]. Las manos aprenden a rematar con cosas más humildes.',
        task: '{Busca|Buscá} en casa algo a medias que nada tenga que ver: un dobladillo, un libro en la página cien, un cajón. {Termínalo|Terminalo}, {antes}, y {di|decí} al acabar: «Hasta aquí». [tiempo:Al lado de {tiempo}, un dobladillo se cose en nada|Un dobladillo se cose en nada]. Si da gusto cerrar, toca ver qué nudo pide esto: decir, soltar o agradecer. Si también eso queda a medias, todavía no hay prisa.',
        end: 'El último nudo es chico y sostiene toda la corona.',
      },
    },
  },
};
