import type { CaseTexts } from '../../family.ts';

/** «exam.how». */
export const EXAM_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Preparar un examen son dos oficios: meter cosas en la cabeza y dejarla tranquila para que las devuelva. Al segundo casi nunca se le da horario.',
    },
    {
      needs: [],
      text: 'Los nervios también estudian, a su modo: subrayan entero el libro de lo que puede salir mal. Falta que el otro libro tenga su turno.',
    },
    {
      needs: [],
      text: 'Estudiar más y estudiar mejor se confunden cuando aprieta el miedo. El nudo no está en el temario: está en por dónde se corta.',
    },
    {
      needs: [],
      text: 'Un examen asusta en bloque y se prepara en rebanadas finas. Entre una cosa y otra hay una mesa, una silla y la primera media hora.',
    },
    {
      needs: ['quien'],
      text: 'De este examen hay dos versiones, la tuya y la que se comenta con {quien}. Antes de repartir las horas conviene ver cuál quita más sueño.',
    },
    {
      needs: ['quien'],
      text: 'Donde hay examen y nervios, {quien} puede ser otro par de oídos o un segundo tribunal. Parte de la preparación es acordar cuál.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de por medio, el examen parece a ratos muy lejos y a ratos encima. Falta una medida que no cambie con el susto.',
    },
    {
      needs: ['suma'],
      text: 'Saber que el examen lleva al lado {suma} pone otra silla en la mesa de estudio. Se concentra mejor quien cierra una cuenta y luego abre la otra.',
    },
    {
      needs: ['lugar'],
      text: 'El examen y {lugar} se han atado con el mismo nudo, y al tirar de uno se aprieta el otro. Conviene estudiarlos por separado.',
    },
    {
      needs: ['evento'],
      text: 'Hacia {evento} se va con una mochila de dudas, y las que más pesan ni siquiera son del temario. Toca vaciarla y volver a llenarla.',
    },
    {
      needs: ['dia'],
      text: 'Quedan unas horas de trabajo hasta {dia}, y otras que el susto ya reservó sin preguntar. Se trata de recuperar alguna.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se empieza por lo que cabe en un hatillo: un tema, un lápiz, media hora. El mapa completo llega andando.',
      ],
      rev: [
        'wait',
        'Con el pie en el aire no se repasa nada. Primero {siéntate|sentate}, sin libro; cuando vuelva el suelo, la página.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Se estudia con las dos manos: una recibe, la otra devuelve. Por cada página leída, tres líneas escritas sin mirarla.',
      ],
      rev: [
        'no',
        'Sobran métodos en la mesa. {Guarda|Guardá} los videos sobre cómo estudiar y {quédate|quedate} con el papel que tenga más tachones.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'El silencio también repasa. Entre un tema y otro, cinco minutos quietos, sin pantalla: el rollo termina de escribirse ahí.',
      ],
      rev: [
        'no',
        'Los nervios crecen con cada consejo nuevo. {Baja|Bajá} el volumen a quienes cuentan su examen y {oye|oí} tu propia duda.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como el trigo, en surcos: un rato corto cada día y comida decente. El cuerpo llega al examen en la misma silla.',
      ],
      rev: [
        'no',
        'Los nudos no se peinan a tirones y el trigo tampoco. {Suelta|Soltá} un tema hasta mañana y {sal|salí} a caminar.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con un horario de piedra chica: misma silla, misma hora, mismo final. La orden más difícil es la de parar.',
      ],
      rev: [
        'if',
        'Si el plan ya se vino abajo, no lo restaures. {Levanta|Levantá} uno de tres horas por semana, que sí se sostiene.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Se prepara delante de alguien: {busca|buscá} un examen corregido y {mira|mirá} dónde dieron puntos. Ahí hay una llave sin recoger.',
      ],
      rev: [
        'if',
        'El método de siempre vale si abre. Si te duerme, {prueba|probá} otro sin pedir permiso: en voz alta, de pie, al revés.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Se calma por partes: una estudia y otra pide garantías. Si cada una tiene su hora, dejan de hablar a la vez.',
      ],
      rev: [
        'no',
        'Se estudia mirando la página y no la cara de quien espera. {Deja|Dejá} de contar cuánto {llevas|llevás}; {cuenta|contá} qué entendiste.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con una esfinge nerviosa se viaja igual: {átala|atala} al lado de la otra, {dile|decile} adónde van y {abre|abrí} el primer tema.',
      ],
      rev: [
        'wait',
        'Antes de apurar, freno: diez minutos para decidir qué tema hoy y cuál no. Después, que tiren las dos.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'A los nervios no se les grita: se les pone una mano encima, se respira lento y se contesta la primera fácil.',
      ],
      rev: [
        'wait',
        'Quien lleva días apretando la mandíbula del león necesita soltarla. Una tarde libre, sin culpa, y mañana se vuelve.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Con luz para un solo tema y la puerta cerrada se avanza, si hay hora de salida. La montaña cansa.',
      ],
      rev: [
        'no',
        'Encerrarse ya dio lo que podía dar. {Deja|Dejá} la cumbre y {repasa|repasá} con otra persona, aunque sea por teléfono.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Desde el centro de la rueda marea menos: si el temario gira, el desayuno de ese día puede estar quieto.',
      ],
      rev: [
        'if',
        'Si los nervios llegan siempre en la misma curva, la rueda avisa. {Ensaya|Ensayá} esa curva con reloj hasta que aburra.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Pesando antes de cortar: las horas van a lo que más puntúa, aunque sea lo menos simpático del temario.',
      ],
      rev: [
        'no',
        'La culpa por lo no estudiado pesa y no enseña. {Sácala|Sacala} del platillo y {pon|poné} en su sitio una página.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Dale la vuelta al libro: {empieza|empezá} por las preguntas y {busca|buscá} después la teoría. Los nervios se despistan un rato.',
      ],
      rev: [
        'no',
        'Sacrificar comida y sueño no da puntos. {Bájate|Bajate} de esa cuerda y {estudia|estudiá} con los pies en el piso y cena.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Una parte del temario ya no va a entrar. {Despídela|Despedila} con respeto, al paso, y {cuida|cuidá} lo que sí cabe.',
      ],
      rev: [
        'wait',
        'El plan de hace un mes ya no respira y sigue pegado en la pared. {Bájalo|Bajalo}, {descansa|descansá} y {cuenta|contá} desde hoy.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Se vierte de a poco: veinticinco minutos de libro, cinco de ventana, y otra vez. Ni una gota de madrugada.',
      ],
      rev: [
        'if',
        'Si sobra café y falta sueño, se invierte la jarra: una taza menos, una hora más. Los nervios beben de ahí.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'El teléfono al lado del libro es una cadena con lucecitas. {Sácalo|Sacalo} del cuarto media hora; el lazo sale por la cabeza.',
      ],
      rev: [
        'yes',
        'Ahora que la mano encontró el lazo, dale un lápiz: cada vez que quieras huir, un ejercicio corto, y la huida después.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Se ensaya el rayo: si la primera pregunta te tumba, {pasas|pasás} a la segunda y {vuelves|volvés}. Un plan así descorona al susto.',
      ],
      rev: [
        'if',
        'Debajo del repaso general se oye crujir un tema. Si {empiezas|empezás} por ese, con luz y sin público, el resto se sostiene.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Una jarra para el libro y otra para el cuerpo: repaso corto, ducha tibia, cama. La calma vuelve a la orilla conocida.',
      ],
      rev: [
        'wait',
        'Las ganas llegan tarde. {Deja|Dejá} el apunte abierto en la mesa, {mira|mirá} una sola línea y que se sumen después.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche no se repasa lo difícil: los aullidos se aprenden mejor que la lección. Lo oscuro, después del desayuno.',
      ],
      rev: [
        'yes',
        'Donde había niebla se hace una lista: qué asusta, qué no se sabe, qué solo suena feo. Se estudia lo segundo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz y por lo fácil: la primera hora para lo que ya sale, y la cuesta va después, en caliente.',
      ],
      rev: [
        'if',
        'No hace falta fingir calma. Si {dices|decís} «tengo nervios» en voz alta y {empiezas|empezás} igual, la nube pesa menos.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Se prepara respondiendo, como quien oye la trompeta: de pie, en voz alta, con una pregunta cualquiera y sin borrador.',
      ],
      rev: [
        'no',
        'Corregirse a cada renglón tapa los oídos. {Estudia|Estudiá} primero y {ponte|ponete} nota nunca, que para eso hay quien examina.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Juntando: una hoja por tema y una sola hoja con todas. Cuando el círculo cabe en una mano, los nervios sobran.',
      ],
      rev: [
        'if',
        'Si siempre queda abierto el final, {estudia|estudiá} el último tema primero. El laurel se cierra por donde falta, no por donde gusta.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Reparte|Repartí} una hoja en tres ratos de media hora y {ponles|poneles} tema, {antes}; arriba, la frase «Aquí paro aunque vaya bien». Si {cumples|cumplís} dos de los tres, el plan es de tu talla y se repite. Si {cumples|cumplís} uno, media hora era mucho: {corta|cortá} cada rato a la mitad.',
      },
      {
        needs: [],
        text: 'Un simulacro chico, con reloj a la vista y la mesa vacía, cabe {antes} en cualquier tarde. Al empezar {di|decí}: «La primera que sepa, aunque no sea la primera». Si los nervios bajan al contestarla, ya {tienes|tenés} tu entrada. Si no bajan, {repite|repetí} en el lugar más parecido al del examen.',
      },
      {
        needs: ['quien'],
        text: '{Pregúntale|Preguntale} {antes} a {quien}: «¿{Tienes|Tenés} diez minutos para oírme explicar un tema sin interrumpir?». Si acepta, {explícalo|explicalo} de pie y {anota|anotá} cada «o sea», que suele tapar un hueco. Si no puede, {grábate|grabate} y {escúchate|escuchate} al día siguiente, como si fuera otra persona quien habla.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Los nervios tienen hora favorita: {averigua|averiguá} cuál, apuntando {antes} dos o tres veces «Ahora, un siete sobre diez» y qué hacías. Si suben con el libro delante, {cambia|cambiá} el orden de los temas. Si suben lejos del libro, lo que falta es descanso. Si no dejan vivir, un médico o terapeuta ayuda.',
      },
      {
        needs: [],
        text: 'Con un examen de otro año, o un modelo, {contesta|contestá} {antes} solo la mitad y {corrígela|corregila} con la regla «Sin piedad y sin insultos». Si los fallos son de memoria, {haz|hacé} tarjetas. Si son de entender, {lleva|llevá} dos preguntas escritas a quien enseñe la materia y {ahórrate|ahorrate} releer el libro.',
      },
      {
        needs: ['quien'],
        text: '{Llega|Llegá} a un trato con {quien} {antes}: «Si te cuento que tengo nervios, no me digas que me va a ir bien; {dime|decime} qué tema sigue». Si lo cumple, hay ayuda de la buena. Si se le escapa el consuelo de siempre, {agradécelo|agradecelo} y {lee|leé} en voz alta el título del tema: el trato lo {cumples|cumplís} por los dos.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Tacha|Tachá} del plan {antes} el tema que más cuesta por menos puntos y {escribe|escribí} al lado: «Este se queda fuera, y lo decidí yo». Si al día siguiente {respiras|respirás} mejor, las horas que sobran van a otro. Si te remuerde, dale veinte minutos contados y ni uno más.',
      },
      {
        needs: [],
        text: '{Haz|Hacé} sitio: todo resumen que no hayas abierto en dos semanas va a una caja {antes}, con el letrero «No me sirvió o no lo usé». Si {necesitas|necesitás} algo de ahí, {sácalo|sacalo} y {úsalo|usalo} esa misma tarde. Si nadie lo reclama, estudiabas con medio escritorio ocupado por buenas intenciones.',
      },
      {
        needs: ['quien'],
        text: 'Hasta el examen, una sola pregunta queda prohibida. {Avísale|Avisale} {antes} a {quien}: «Estos días no me preguntes cuánto me falta; {pregúntame|preguntame} qué aprendí». Si cambia la pregunta, {contesta|contestá} con una cosa y ya repasaste. Si vuelve con la cuenta, {responde|respondé} igual a la otra, con toda naturalidad.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'La noche previa a un día de estudio, {cierra|cerrá} el libro una hora temprano y {deja|dejá} escrita la primera tarea: «Abrir por la página tal y leer un párrafo». {Pruébalo|Probalo} {antes}. Si al sentarte {arrancas|arrancás} en cinco minutos, {adóptalo|adoptalo}. Si no, la tarea era grande: {déjala|dejala} en dos renglones.',
      },
      {
        needs: [],
        text: '{Practica|Practicá} {antes}, tres veces y en calma, lo que harás al recibir el examen: dos pies en el suelo, soltar el aire despacio, decir «Leo todo y después contesto». Si el cuerpo lo recuerda sin pensarlo, ya está. Si se te olvida, {pégalo|pegalo} en el espejo y {hazlo|hacelo} al lavarte los dientes.',
      },
      {
        needs: ['quien'],
        text: '{Invita|Invitá} {antes} a {quien} a una caminata con una regla: «Media hora sin hablar del examen; si alguien lo nombra, paga el café». Si nadie paga, la cabeza sabe ir a otro lado. Si se paga a los cinco minutos, también sirve: al volver, {escribe|escribí} qué fue lo que salió primero, porque por ahí conviene empezar.',
      },
    ],
  },
  closings: {
    yes: [
      'Los nervios respetan poco, pero respetan a quien ya se sentó.',
      'Media hora con final da más miedo al temario que una noche sin él.',
      'Se estudia como se come: sentándose, a sus horas y masticando.',
    ],
    if: [
      'El miedo enseña muy mal, pero señala bastante bien.',
      'Cada tema tiene una puerta, y casi nunca es la página uno.',
      'Un error hecho en casa es un punto que todavía se puede ganar.',
    ],
    no: [
      'Quien suelta un tema a tiempo no abandona: escoge lo que sí cabe.',
      'El temario entero solo lo ha leído completo el índice.',
      'Los apuntes más bonitos suelen ser los menos leídos.',
    ],
    wait: [
      'La almohada no da clases, pero pasa lista por la mañana.',
      'Respirar no entra en el examen y hace falta en todas las preguntas.',
      'Hay repasos que se hacen caminando y sin abrir la boca.',
    ],
  },
};
