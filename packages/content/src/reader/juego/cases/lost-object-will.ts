import type { CaseTexts } from '../../family.ts';

/** «lost-object.will». */
export const LOST_OBJECT_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Lo perdido nunca se pierde entero: queda el último gesto de la mano. Lo que se juega es llegar a ese gesto antes que los nervios.',
    },
    {
      needs: [],
      text: 'Algo tuyo está ahora en un lugar concreto y no lo dice. Encontrarlo tiene menos de suerte que de orden.',
    },
    {
      needs: [],
      text: 'Un objeto callado ha puesto a trabajar a toda tu memoria. Falta saber dónde acaba lo que viste y empieza lo que {supones|suponés}.',
    },
    {
      needs: [],
      text: 'Se busca con los ojos y se encuentra con la costumbre: la mano que lo dejó tenía un motivo. Ese motivo es la pista.',
    },
    {
      needs: ['quien'],
      text: 'En esta desaparición sale el nombre de {quien}, y preguntar es mejor que sospechar: la memoria ajena guarda cajones que la propia no.',
    },
    {
      needs: ['quien'],
      text: 'Entre los testigos posibles figura {quien}, que quizá vio algo y no sabe que lo vio. Se juega el arte de preguntar bien.',
    },
    {
      needs: ['cosa'],
      text: 'Vivir sin {cosa} cambia la hora de salir, el humor y la cara de los muebles. Lo que se busca es también la calma.',
    },
    {
      needs: ['cosa'],
      text: 'Alguien, quizá {tú|vos} con sueño, dejó {cosa} donde tenía todo el sentido del mundo. Falta averiguar cuál era ese sentido.',
    },
    {
      needs: ['tiempo'],
      text: 'Hay {tiempo} de por medio, y las cosas no envejecen donde están. Los recuerdos, en cambio, se mueven.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio se busca con el corazón, y el corazón revisa tres veces el mismo cajón.',
    },
    {
      needs: ['lugar'],
      text: 'El último sitio claro es {lugar}, y de ahí hasta hoy hay un puñado de pasos sin testigos. En uno de ellos está el nudo.',
    },
    {
      needs: ['dia'],
      text: 'En esta búsqueda hay un día con nombre, {dia}, y a su alrededor se aprieta todo: lo que se sabe y lo que apura.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Lo perdido cabe en un hatillo y viajó {contigo|con vos}: {recorre|recorré} el último paseo con los ojos a la altura del perro.',
      ],
      rev: [
        'if',
        'Si {paras|parás} un momento, quizá: se corre hacia delante y el objeto se quedó en el paso anterior al borde.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'A un brazo de donde hacía falta, ahí {busca|buscá}: las herramientas rara vez se alejan mucho de su oficio.',
      ],
      rev: [
        'no',
        'Con conjuros no: {deja|dejá} de nombrar sitios y {vacía|vaciá} uno, entero, hasta que se le vea el fondo.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'La memoria lo tiene bajo el manto y no lo suelta a gritos: {ocúpate|ocupate} en otra cosa hasta que asome.',
      ],
      rev: [
        'if',
        'Si alguien calla por vergüenza o por despiste, una pregunta suave descorre más que diez cajones abiertos de golpe.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        '{Revisa|Revisá} lo blando: asientos, mantas, bolsillos de abrigo; la comodidad se traga las cosas y las guarda tibias.',
      ],
      rev: [
        'wait',
        'De tanto revolver, el trigo tapó las huellas: primero {ordena|ordená}, sin buscar, que ordenando se encuentra.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Por zonas y con mapa: si un territorio queda revisado, se le pone bandera y no se vuelve a conquistar.',
      ],
      rev: [
        'no',
        'A golpe de cetro y de culpa no aparece nada: {baja|bajá} la voz y {pregunta|preguntá} quién limpió por última vez.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si hay un sitio oficial, conserjería, mostrador, objetos perdidos, allí se empieza: alguien tiene un manojo de llaves y paciencia.',
      ],
      rev: [
        'yes',
        'Fuera de su lugar de siempre, ahí hay esperanza: quizá esta vez se guardó donde dictó la prisa y no la costumbre.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Con otros ojos al lado: entre dos personas siempre hay una que mira arriba, y a veces está arriba.',
      ],
      rev: [
        'no',
        'Donde ya miraste por cariño a esa idea, no: el objeto y tu certeza parecen estar en sitios opuestos.',
      ],
    },
    'El Carro': {
      up: [
        'if',
        'Si lo último fue salir o llegar, por el trayecto: asiento, mostrador y bolsillos del viaje, en ese orden.',
      ],
      rev: [
        'wait',
        'En cuanto dejes de correr por dos pasillos a la vez: {detén|detené} las esfinges, {elige|elegí} uno y {ve|andá} hasta el fondo.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Hay buena mano para esto: se le abre la boca a cada cajón con paciencia, se mira dentro y no se ruge.',
      ],
      rev: [
        'wait',
        '{Descansa|Descansá} y {mira|mirá} otra vez: con rabia se puede tener delante y no verlo, león incluido.',
      ],
    },
    'El Ermitaño': {
      up: [
        'yes',
        'Con linterna de verdad, a ras del suelo y de lado: la luz torcida saca sombras donde el techo las borra.',
      ],
      rev: [
        'if',
        'Si {cuentas|contás} en voz alta tu último recorrido, el farol se destapa justo en la frase donde te trabes.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Ahora le toca estar abajo; hay cosas que vuelven con la limpieza o la mudanza, y otras que dejan el hueco.',
      ],
      rev: [
        'if',
        'Se atascó la búsqueda, no la cosa: si {cambias|cambiás} de hora, de luz y de habitación, cambia lo que se ve.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'En un platillo lo que importa y en el otro las horas gastadas: mientras gane el primero, se sigue buscando.',
      ],
      rev: [
        'no',
        'Sin señalar sospechosos: una acusación pesa más que cualquier objeto y, por ahora, sobre el platillo no hay pruebas.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Cabeza abajo se ven los bajos de los muebles y los altos de la memoria; hasta probar esa postura, calma.',
      ],
      rev: [
        'no',
        'Con el cuello torcido ya se buscó bastante; {baja|bajá}, {pide|pedí} copia o repuesto, y que vuelva si quiere.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Puede que toque despedirse con flor: {consigue|conseguí} el duplicado, {avisa|avisá} donde debas y {deja|dejá} el hueco limpio.',
      ],
      rev: [
        'if',
        'Guardarle el sitio sin buscar lo deja a medio ir: si merece una última ronda, que sea al paso y entera.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'De un recipiente a otro, ahí suelen irse las cosas: {vierte|verté} despacio bolsillos, mochila y abrigo, y {escucha|escuchá} qué suena.',
      ],
      rev: [
        'wait',
        'Un rato a fondo y otro de descanso: buscando a chorros se moja todo y no se ve el suelo.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Si {tienes|tenés} un escondite secreto, el secreto te tiene a {ti|vos}: {revisa|revisá} tus propias astucias, una por una.',
      ],
      rev: [
        'yes',
        'En cuanto se suelta el sitio donde {juras|jurás} que está, las manos quedan libres para abrir el de al lado.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si algo cayó, cayó por detrás: {aparta|apartá} lo pesado, que las cosas salen por donde no había puerta.',
      ],
      rev: [
        'yes',
        'Por una rendija: forro, costura, hueco del asiento. {Mete|Meté} los dedos antes de desmontar nada más grande.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Hay esperanza con método: una jarra por rincón, un rincón al día, y ningún reproche entre rincón y rincón.',
      ],
      rev: [
        'no',
        'Hoy no, con ese ánimo: {resuelve|resolvé} lo urgente sin el objeto y {vuelve|volvé} a mirar cuando pese menos.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A media luz los recuerdos se cambian de sitio: {anota|anotá} el tuyo, {cierra|cerrá} la libreta y {compáralo|comparalo} en dos días.',
      ],
      rev: [
        'yes',
        'La niebla se va y deja ver la orilla: baño, cocina, ropa por lavar. El cangrejo tiene ahí su puerta.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena vista y sin disimulo: lo que se busca con angustia suele estar posado donde da el sol.',
      ],
      rev: [
        'wait',
        'Está nublado para cosas pequeñas: {avisa|avisá}, {duplica|duplicá} lo que corra prisa y {busca|buscá} cuando despeje.',
      ],
    },
    'El Juicio': {
      up: [
        'if',
        'Si {llamas|llamás} a quien corresponda, tienda, taxi o vecindario, algo puede levantarse: los objetos no oyen, la gente sí.',
      ],
      rev: [
        'no',
        'Regañarte no ayuda: la trompeta del reproche tapa el recuerdo, que siempre habla bajito.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Una vuelta completa, cuatro esquinas y el centro: casi todo lo perdido queda dentro del círculo de siempre.',
      ],
      rev: [
        'if',
        'Falta una esquina, la que se descartó por absurda; si la {revisas|revisás}, al menos se cierra el círculo.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Ponte|Ponete} {antes} en el sitio por donde entraste la última vez, con la prisa de entonces, y {di|decí} en voz alta: «Llego y suelto todo». {Deja|Dejá} que la mano vaya por su cuenta. Si va a un lugar raro, {empieza|empezá} por ahí. Si no va a ninguno, {repite|repetí} con la ropa de aquel día.',
      },
      {
        needs: [],
        text: '{Dibuja|Dibujá} {antes} un plano torpe de la casa o del trayecto y {tacha|tachá} apenas lo que hayas vaciado con las manos; título: «Aquí no está». Si quedan tres rincones, van de uno en uno y hasta el fondo. Si queda todo tachado, lo perdido viajó: {llama|llamá} al último lugar donde paraste.',
      },
      {
        needs: ['quien'],
        text: '{Cuéntale|Contale} a {quien} {antes} tu último recorrido, con una petición: «{Interrúmpeme|Interrumpime} cuando diga algo raro». Si te interrumpe, {mira|mirá} justo ahí. Si no te interrumpe, que cuente su propia versión: entre dos memorias mediocres se arma a veces una buena, y preguntar de esa manera no acusa a nadie.',
      },
      {
        needs: ['cosa'],
        text: 'Para encontrar {cosa} hace falta publicidad: {cuelga|colgá} {antes} un papel donde pase gente con ojos, «Algo mío anda suelto. Recompensa: un café». Si alguien pregunta desde cuándo, ya hay ayuda. Si nadie pregunta, el papel trabaja igual: cada vez que pases delante te mandará mirar un sitio en el que no habías pensado.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Un espacio y ninguno más, habitación, cajón o mochila, de izquierda a derecha: {deja|dejá} en la primera esquina un papel que diga «Empiezo aquí» y {termina|terminá} {antes}. Si aparece, el papel se guarda de trofeo. Si no aparece, esa zona queda con sello y no se abre otra vez por nervios.',
      },
      {
        needs: [],
        text: '{Llama|Llamá} {antes} a los tres últimos lugares por donde pasaste, aunque parezcan imposibles, con esta frase: «Creo que dejé algo mío; ¿quién guarda lo olvidado?». Si te dan un nombre, {habla|hablá} con esa persona. Si nadie sabe y son documentos o tarjetas, {avisa|avisá} a quien los emite y {presenta|presentá} la denuncia.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} se le pregunta por la hora y nunca por la culpa: «¿Qué había encima de la mesa cuando pasaste?». {Hazlo|Hacelo} {antes}, con café. Si le viene algo a la cabeza, aunque sea otro objeto, {tira|tirá} de ese hilo. Si se molesta, {aclara|aclará} que {buscas|buscás} un recuerdo y {cambia|cambiá} de tema.',
      },
      {
        needs: ['cosa'],
        text: 'Al revés de lo normal: {escribe|escribí} {antes} cinco escondites perfectos, como si quisieras ocultar {cosa} y que nadie sospechara, bajo el título «Yo lo pondría aquí». Si uno te da risa, {revisa|revisá} ese primero. Si los cinco fallan, {pide|pedí} otros cinco a alguien de imaginación retorcida y buen humor.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Lo urgente, sin el objeto: {completa|completá} {antes} la frase «Hoy me hace falta para…» y {resuelve|resolvé} esa línea con una copia, un préstamo o un trámite. Si la vida sigue casi igual, {puedes|podés} dejar de buscar sin pena. Si no, {concédele|concedele} una última ronda con linterna y, si era un documento, {denuncia|denunciá} la pérdida.',
      },
      {
        needs: [],
        text: 'Un aviso y a otra cosa: {deja|dejá} {antes} tu teléfono en el último sitio probable con esta nota, «Si aparece algo que parezca de alguien, quizá es mío». Si llaman, bien. Si no llaman, {ordena|ordená} el cajón que más vergüenza te dé: se pierde bastante menos donde se ve el fondo.',
      },
      {
        needs: ['quien'],
        text: '{Avisa|Avisá} a {quien} {antes} de la tregua: «Dejo de buscar hasta fin de mes; si aparece, que amanezca en la mesa». Si un día amanece, nada de preguntas. Si no amanece, al menos volverá a la casa otro tema de conversación, y los cajones podrán cerrarse por primera vez en mucho rato.',
      },
      {
        needs: ['cosa'],
        text: 'Dejar de buscar {cosa} también se firma: {escribe|escribí} {antes} una línea sin drama, «Hasta aquí; el resto de la tarde es mío». {Guarda|Guardá} la nota en el hueco de siempre. Si al dejarla {respiras|respirás} mejor, era hora. Si queda una duda con dirección exacta, una nada más, {ve|andá} a mirarla y después {descansa|descansá}.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Suspende|Suspendé} la búsqueda {antes}, una noche entera, y {deja|dejá} junto a la cama un lápiz y un papel que pregunte «¿Dónde?». Si al despertar hay una palabra en la cabeza, {apunta|apuntá} sin discutir y {ve|andá}. Si no hay ninguna, por lo menos se durmió, y con los ojos frescos se busca mejor.',
      },
      {
        needs: [],
        text: '{Ordena|Ordená} {antes} un cajón que no tenga nada que ver, sin buscar y con música; encima, una nota: «No estoy buscando». Si aparece lo perdido, {finge|fingí} sorpresa. Si aparece otra cosa que dabas por desaparecida, {celebra|celebrá} igual: los objetos salen por turno y nunca respetan la cola.',
      },
      {
        needs: ['quien'],
        text: '{Pacta|Pactá} con {quien} {antes} un día de silencio sobre el asunto: «Hoy nadie dice dónde estaba la última vez». Si a alguien se le escapa un recuerdo nuevo, ese sirve. Si no, que busque quien no haya buscado todavía, porque llega con la mirada limpia y sin ninguna teoría que defender.',
      },
      {
        needs: ['cosa'],
        text: '{Sigue|Seguí} {antes} tu rutina de un día como si llevaras {cosa} encima y {fíjate|fijate} en qué momento la mano hace el gesto de soltar. {Di|Decí} entonces «Aquí» y {mira|mirá} alrededor. Si hay un hueco cerca, {mete|meté} la mano. Si no lo hay, ya se sabe la hora, que es medio mapa.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo que se pierde por costumbre se encuentra por costumbre.',
      'Las cosas perdidas tienen una paciencia de mueble y no se lo cuentan a nadie.',
      'El último sitio donde se mira vive de esa fama.',
    ],
    if: [
      'Buscar bien es no discutir dos veces con el mismo cajón.',
      'Una casa revisada por orden acaba contando hasta lo que no se le preguntó.',
      'La memoria cierra con llave, y la llave la deja puesta.',
    ],
    no: [
      'Hay huecos que, bien barridos, sirven para otra cosa.',
      'Un duplicado no tiene historia, pero abre la misma puerta.',
      'Perder una cosa no obliga a perder también la tarde.',
    ],
    wait: [
      'Los objetos tímidos esperan a que se apague el interrogatorio.',
      'Nadie encuentra nada con la cara con que lo perdió.',
      'El recuerdo entra cuando se le deja la puerta sin vigilancia.',
    ],
  },
};
