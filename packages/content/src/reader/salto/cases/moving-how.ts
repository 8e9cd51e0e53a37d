import type { CaseTexts } from '../../family.ts';

/** «moving.how». */
export const MOVING_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Queda convertir una dirección en casa, y eso no viene en el camión. Depende de cuánto de lo tuyo quepa en otra luz.',
    },
    {
      needs: [],
      text: 'Una mudanza son cien decisiones pequeñas con cinta adhesiva. La grande es otra: qué se despide allá y qué empieza acá.',
    },
    {
      needs: [],
      text: 'Hay platos que envolver y paredes que todavía no te conocen. Entre lo uno y lo otro se vive un tiempo en ninguna parte.',
    },
    {
      needs: [],
      text: 'En la casa nueva hasta los ruidos hablan otro idioma. Hacer hogar es aprenderlos de a uno sin apagar los de antes.',
    },
    {
      needs: ['quien'],
      text: 'En la mudanza hay cosas que se embalan y cosas que se hablan, y {quien} está entre las segundas. Suele quedar para la última caja.',
    },
    {
      needs: ['quien'],
      text: 'Llevar bien este cambio de casa pasa también por {quien}, que no cabe en ninguna caja. Algún sitio le toca, y no es el pasillo.',
    },
    {
      needs: ['tiempo'],
      text: 'El camión mide tu mudanza en {tiempo}; el cuerpo usa otro calendario, más lento, para llamar casa a una casa.',
    },
    {
      needs: ['suma'],
      text: 'Mudarse con {suma} de por medio obliga a elegir qué viaja. Lo barato y lo querido no siempre van en la misma caja.',
    },
    {
      needs: ['lugar'],
      text: 'Por ahora se dice {lugar} como quien lee un mapa. Lo que falta para que suene a casa no cabe en una maleta.',
    },
    {
      needs: ['evento'],
      text: 'Coinciden las cajas y {evento}, y hay que salvar la calma por un lado y la alegría por el otro. El secreto es el orden.',
    },
    {
      needs: ['dia'],
      text: 'El calendario marca {dia} y la cabeza sigue colgada en las paredes de antes. Mudarse es el rato que tarda en descolgarse.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Ligero: una bolsa con lo de la primera noche al hombro, y lo demás que vaya llegando mientras {aprendes|aprendés} la calle.',
      ],
      rev: [
        'wait',
        'Sin pisar todavía fuerte: unos días de pasear la calle con calma, hasta que el perro deje de olfatear cada esquina.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Por la mesa, que es lo primero que se arma: encima, la llave, el pan, los papeles y un vaso.',
      ],
      rev: [
        'no',
        'Sin abrir todas las cajas a la vez: una habitación entera, hasta el último clavo, y las demás con la puerta cerrada.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Callando un tiempo: que la casa cuente primero sus horas, de qué lado cruje y dónde le da la luna.',
      ],
      rev: [
        'if',
        'Si ante todo el mundo {dices|decís} que va de maravilla, {guarda|guardá} una noche sin público para decir la verdad en voz baja.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Plantando: algo en maceta, algo en la olla y una siesta; los hogares agarran por donde se los trata con gusto.',
      ],
      rev: [
        'no',
        'Nada de exigirle flores el primer mes: una casa interrogada a cada hora termina por no contestar.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con tres piedras fijas desde la primera noche: dónde van las llaves, a qué hora se cena y qué se apaga.',
      ],
      rev: [
        'no',
        'Sin marchas forzadas: fuera la armadura, el plan para después, y algo caliente comido en el suelo.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Llevando los ritos que te sirvan, la taza, la música, y pidiendo a alguien del barrio que te enseñe los suyos.',
      ],
      rev: [
        'yes',
        'A tu manera: la mesa donde nadie la pondría y la cena a deshora; esas paredes no conocieron a tu familia.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligiendo: si alguien más vive ahí, cada cosa que se cuelga pasa por cuatro ojos; si no, basta con los tuyos.',
      ],
      rev: [
        'wait',
        'Antes de los muebles va una charla atrasada: qué {necesitas|necesitás} de esa casa y con quién falta decirlo.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Trazando una ruta y repitiéndola: de la puerta al pan, del pan a la esquina; a la décima vez ya es barrio.',
      ],
      rev: [
        'wait',
        'No todo el primer día: la jornada del camión es para dormir; los cuadros, cuando la cabeza alcance a los pies.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Como a un animal recién llegado: presencia, voz baja y la misma hora; la casa se acerca sin que la llamen.',
      ],
      rev: [
        'wait',
        'Primero el cuerpo: cama hecha, comida y una llamada; lo demás puede rugir dentro de las cajas una semana.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Cuarto por cuarto, con una lámpara en la mano: {elige|elegí} tu rincón la primera noche y {deja|dejá} el resto a oscuras.',
      ],
      rev: [
        'if',
        'Cuando las paredes se te hagan montaña, {baja|bajá}: tres saludos en la calle valen por una semana de decoración.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Esperando el vaivén: habrá semanas de fiesta y semanas de «qué hice»; si algo propio queda fijo, se aguanta la vuelta.',
      ],
      rev: [
        'no',
        'Sin calcar la casa anterior clavo por clavo: esa vuelta ya está dada, y aquí la ventana cae del otro lado.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Con inventario y fotos al llegar, gastos apuntados y reparto dicho en voz alta; lo justo también abriga.',
      ],
      rev: [
        'if',
        'Si el peso cae siempre en los mismos brazos, {dilo|decilo} la primera semana: quien carga cajas no lava además los platos.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Sin colgar nada por ahora: {siéntate|sentate} en el suelo, {mira|mirá} el techo un rato y que los muebles encuentren su sitio solos.',
      ],
      rev: [
        'yes',
        'Dejando de vivir en la maleta: se vacía, se guarda en lo más alto y se llena el primer cajón.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Con un adiós hecho y derecho: la casa vieja se recorre vacía, se le deja una flor y se sale al paso.',
      ],
      rev: [
        'if',
        'Si la anterior aparece a la hora de cenar, dale un estante, una foto, una taza, y que no ocupe silla.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Alternando: un día de cajas y uno de calle, algo de antes y algo de aquí, hasta que el agua quede tibia.',
      ],
      rev: [
        'no',
        'Ni todo en un fin de semana ni nada en tres meses: una caja diaria, y al terminarla se deja de verter.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Pesando lo que viaja: si un mueble te arrastra y no al revés, se suelta el lazo antes del camión.',
      ],
      rev: [
        'yes',
        'Estrenando costumbres de quien ya no pide permiso: música en el baño, persianas a tu gusto, siesta en el pasillo.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No a golpes: si algo se rompe en el traslado, se barre, se ríe lo posible y se levanta lo importante.',
      ],
      rev: [
        'wait',
        'Revisando por dentro antes de decorar: agua, gas, cerradura, contrato; los cuadros esperan a que la pared hable claro.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con un gesto diario y sin contarlos: regar, abrir la ventana, saludar; las casas se llenan así, a jarritas.',
      ],
      rev: [
        'wait',
        'Con poca prisa y poca comparación: la nostalgia del principio no es un error, y pide agua a la misma hora.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Sin juzgar la casa de noche: los primeros aullidos suelen ser cañerías; a la luz del desayuno se decide qué falta.',
      ],
      rev: [
        'if',
        'Poniéndole nombre a lo que inquieta, la calle, el silencio, la llave; de día, cada cosa tiene su propio arreglo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Abriendo: cortinas, puerta, conversación en la escalera; el sol hace la mitad del trabajo y no cobra por metro.',
      ],
      rev: [
        'no',
        'Sin actuar de persona feliz el primer día: que la casa te guste cuando le toque, que así calienta más.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Llamando a alguien a la mesa aunque falten sillas: una casa se despierta la primera vez que suena el timbre.',
      ],
      rev: [
        'if',
        'Si te {pasas|pasás} el día sentenciando lo que salió mal en el traslado, {anota|anotá} también tres cosas que llegaron enteras.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Bailando dos veces: la última noche allá, con la casa vacía, y la primera acá, con los zapatos puestos.',
      ],
      rev: [
        'wait',
        'Cerrando antes lo de allá, el depósito, una despedida, el correo: mientras quede un hueco, se vive en dos casas.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Toda casa se empieza por un rincón terminado: una lámpara, una taza, un asiento y algo que huela a lo tuyo. {Elige|Elegí} qué llevará y {reúnelo|reunilo} {antes}, aunque sea en una caja que diga «Lo primero». Si cabe en tus brazos, la mudanza ya tiene corazón. Si no cabe, {saca|sacá} cosas hasta que quepa.',
      },
      {
        needs: [],
        text: '{Elige|Elegí} un comercio de la calle nueva, el del pan o el del café, y {preséntate|presentate} {antes} con una frase: «Hola, soy del barrio, o casi». Si te preguntan el nombre, ya hay alguien que lo sabe. Si solamente cobran, {vuelve|volvé} otra vez a la misma hora: los barrios suelen saludar a la tercera.',
      },
      {
        needs: ['quien'],
        text: 'Un clavo de la casa nueva puede llevar el nombre que falta. {Pregúntale|Preguntale} a {quien} {antes}: «¿Qué no puede faltar en esa casa para que te guste estar ahí?». Si nombra una cosa, {consíguela|conseguila} y {cuélgala|colgala} donde se vea. Si dice que da igual, {elige|elegí} una taza y que se quede esperando.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Recorre|Recorré} la casa que {dejas|dejás} o la que te espera con una libreta y {anota|anotá} {antes}, cuarto por cuarto, una sola línea: «Esto viaja, esto se regala, esto se queda». Si {dudas|dudás} más de un minuto con algo, va a una caja con fecha. Si llega la fecha y nadie la abrió, sale sin mirar.',
      },
      {
        needs: [],
        text: 'La parte seca también abriga: fotos del estado de la casa, medidores de luz y agua, llaves y depósito, todo en una carpeta llamada «Casa». {Hazla|Hacela} {antes} y {manda|mandá} copia a quien corresponda: «Adjunto cómo está todo hoy». Si hay respuesta, {guárdala|guardala}. Si algo no cuadra, que lo mire alguien que sepa de contratos.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} conviene un acuerdo de mudanza, corto y con números: «Yo me ocupo de esto y de esto, ¿qué te queda cómodo?». {Díselo|Decíselo} {antes}, con las tareas escritas a la vista. Si elige algo, se apunta y se respeta. Si no quiere nada, {agradece|agradecé} la claridad y {busca|buscá} otras manos, que también se alquilan.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Hay una caja que hoy no se toca: {elige|elegí} la que más te pesa ver, {escribe|escribí} encima «Todavía no» y {llévala|llevala} {antes} donde no se cruce con el café. Si {respiras|respirás} mejor sin verla, las demás pueden copiarla. Si te pica la curiosidad, {ábrela|abrila} y que sea la única.',
      },
      {
        needs: [],
        text: '{Rompe|Rompé} una copia: {busca|buscá} la cosa que pusiste o pondrías exactamente igual que en la casa de antes y {cámbiala|cambiala} {antes} de lugar, con esta frase: «Aquí se hace así». Si al día siguiente te hace gracia, se queda. Si te incomoda, {devuélvela|devolvela} y {prueba|probá} con otra más chica.',
      },
      {
        needs: ['quien'],
        text: 'No le toca a {quien} decirte si la casa nueva está bien. {Dile|Decile} {antes}, si opina: «Dame un mes y te cuento yo», y {cambia|cambiá} de tema sin rabia. Si lo acepta, {tienes|tenés} un mes sin examen. Si insiste, {repítelo|repetilo} igual: una casa se defiende mejor con las mismas palabras de siempre.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Un mes de prueba, con acta: cada noche, una línea que empiece por «Hoy esta casa…». {Empieza|Empezá} {antes}, en un cuaderno que no salga de ahí. Si al repasarlo hay más sorpresas que quejas, solo hacía falta tiempo. Si se repite la misma queja, ya tiene nombre, y lo que tiene nombre se arregla.',
      },
      {
        needs: [],
        text: 'Antes que los cuadros, la despedida: {vuelve|volvé} {antes} con la memoria o con los pies a la casa anterior y {di|decí} en voz alta «Gracias por esto», con una cosa concreta por habitación. Si se te afloja algo, era lo que faltaba embalar. Si no {sientes|sentís} nada, ya saliste, y acá {puedes|podés} empezar.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a {quien} algo para la casa nueva que no se compre: una receta, una canción de desayuno, una manera de doblar las mantas. {Dilo|Decilo} así {antes}: «Quiero que ahí haya algo tuyo». Si te lo da, {estrénalo|estrenalo} la primera mañana posible. Si no se le ocurre, {elige|elegí} de memoria y {cuéntaselo|contáselo} después.',
      },
    ],
  },
  closings: {
    yes: [
      'Una casa aprende tu nombre por la forma en que {cierras|cerrás} la puerta.',
      'El hogar llega después que el camión, andando y con pan bajo el brazo.',
      'La primera silla de una casa nueva siempre es una caja, y qué bien sostiene.',
    ],
    if: [
      'Lo que no cabe en el camión suele caber en una conversación.',
      'Hay cosas que viajan para que otras puedan quedarse.',
      'La cinta adhesiva cierra cajas; las casas se cierran dando las gracias.',
    ],
    no: [
      'Ninguna casa gana si compite con un recuerdo.',
      'Las cajas cerradas también saben esperar en vela.',
      'Un hogar con prisa tiene todos los clavos torcidos.',
    ],
    wait: [
      'Los ruidos de una casa dejan de asustar cuando tienen dueño.',
      'La luz tarda un año en enseñar todas las habitaciones.',
      'Se vive en ninguna parte hasta que un día falta sal y se sabe a quién pedirla.',
    ],
  },
};
