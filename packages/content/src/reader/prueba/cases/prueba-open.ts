import type { CaseTexts } from '../../family.ts';

/** «prueba.open». */
export const PRUEBA_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Algo se está midiendo, y desde fuera no se ve bien la regla. Lo que se juega es cuánto le {crees|creés} a esa medida.',
    },
    {
      needs: [],
      text: 'Toda prueba trae dos preguntas: la que hacen otros y la que se hace a solas. Aquí se oye sobre todo la segunda.',
    },
    {
      needs: [],
      text: 'Hay un listón en este asunto, y está por verse a qué altura lo pusieron y quién. La tuya se sabe mejor.',
    },
    {
      needs: [],
      text: 'Entre saber, poder y demostrarlo hay tres escalones distintos. Conviene averiguar en cuál se detuvo esta pregunta.',
    },
    {
      needs: ['quien'],
      text: 'En esta prueba anda {quien}, y por ahora no se distingue si mide, acompaña o mira desde la puerta.',
    },
    {
      needs: ['quien'],
      text: 'El nombre que suena al fondo, {quien}, pesa en este asunto. Cuánto pesa, y si le toca, es lo que falta aclarar.',
    },
    {
      needs: ['tiempo'],
      text: 'Un número acompaña esta prueba, {tiempo}, y los números tranquilizan o aprietan según a qué hora se miren.',
    },
    {
      needs: ['suma'],
      text: 'Hay una cifra cerca de esta prueba, {suma}, que se puede poner en un papel. Lo otro que está en juego cuesta más escribirlo.',
    },
    {
      needs: ['lugar'],
      text: 'Un lugar sale al paso en este asunto, {lugar}, y quizá sea el escenario, quizá la meta, quizá un decorado.',
    },
    {
      needs: ['evento'],
      text: 'Muy cerca de lo que {preguntas|preguntás} está {evento}, y lo que se acerca hace sombra. Falta ver cuánto de esa sombra es bulto.',
    },
    {
      needs: ['dia'],
      text: 'Esta prueba tiene una fecha al lado, {dia}, y las fechas saben ordenar una semana o comérsela entera.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Adelante con lo que quepa en un hatillo: el primer tramo no exige saber, solo poner el pie mirando.',
      ],
      rev: [
        'wait',
        'Falta bajar los ojos: mientras el pie siga en el aire, lo sensato es oír qué dice el perro.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con lo que está a mano alcanza para un gesto: de las cuatro cosas de la mesa, una se levanta hoy.',
      ],
      rev: [
        'if',
        'Si entre tanto útil se elige uno y se usa hasta el final, sí; con todos a la vez, no.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía hay velo, y tirando no se abre: lo que ya se sabe por dentro necesita un rato de silencio.',
      ],
      rev: [
        'no',
        'No por encuesta: con tantas voces alrededor, la única que conoce ese rollo no consigue leerlo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'A su paso y con buen riego: lo que se cuida un poco cada día no necesita que nadie lo empuje.',
      ],
      rev: [
        'if',
        'Si queda una silla para lo tuyo en ese trono tan concurrido, adelante; si no, primero la silla.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con orden y un «hasta aquí»: decidido qué va primero, lo demás puede esperar de pie.',
      ],
      rev: [
        'no',
        'No por obedecer una regla que ya nadie vigila: esa piedra pesa y no sostiene ninguna pared.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si se pregunta antes a quien conoce la puerta, sí: las llaves están a la vista, pero hay que agacharse.',
      ],
      rev: [
        'yes',
        'A tu modo, sin pelear con lo aprendido: se guarda la llave que abre y se devuelve la otra.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si se puede elegir a plena luz y sostenerlo después, sí; ese ángel acompaña, no firma.',
      ],
      rev: [
        'no',
        'No para dar gusto a otros ojos: lo que se acepta mirando a otra parte se cumple a medias.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Hacia delante, con las dos fuerzas tirando distinto: basta con que el adónde sea uno.',
      ],
      rev: [
        'wait',
        'Un alto antes de seguir: hay empuje para rato y falta que alguien le diga a las esfinges la calle.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sin levantar la voz: a lo que ruge en este asunto se le pone una mano y se le da tiempo.',
      ],
      rev: [
        'wait',
        'Después de un descanso entero: la mano que lleva mucho sujetando no distingue al león del gato.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Por ahora, el tramo que alumbra el farol y ninguno más; el siguiente se ve cuando se pisa este.',
      ],
      rev: [
        'yes',
        'De bajada y con alguien al lado: lo que se podía pensar a solas en la montaña ya está pensado.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Una parte gira sin tu mano, y conviene dejarla: mientras tanto se lee, se anota y se desayuna.',
      ],
      rev: [
        'if',
        'Si esta vuelta se parece a alguna otra, se cambia un detalle y adelante; si es nueva, más despacio.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Si los hechos pesan más que el susto, sí: la balanza se mira primero y la espada se mueve después.',
      ],
      rev: [
        'no',
        'No con cuentas a medias: falta poner en el platillo algo a tu favor, y alguien lo dejó fuera.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una pausa con fecha de salida: del revés se ve mejor qué se estaba empujando y para qué.',
      ],
      rev: [
        'yes',
        'A poner los pies en el suelo: lo que enseñaba esa cuerda ya está visto, y el resto son calambres.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Dejando atrás lo que ya cumplió, con saludo y sin prisa: el caballo no trota y el sitio hace falta.',
      ],
      rev: [
        'if',
        'Si se levanta de la mesa el plato de lo que terminó, hay lugar; mientras siga ahí, todo sabe a antes.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Probando la medida: un poco, se mira, otro poco; nadie acertó la mezcla al primer vertido.',
      ],
      rev: [
        'no',
        'No de una vez: una copa rebosa, la otra suena a hueco, y lo que urge es mover la muñeca.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Si se puede decir qué da y qué cobra este asunto, adelante: con el precio a la vista, la argolla baila.',
      ],
      rev: [
        'yes',
        'Soltando, aunque mañana se vuelva a tirar un poco: quien encontró el borde del lazo ya no lo pierde.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No por mantener la corona en su sitio: lo que se sostiene solo por fuera no merece otro andamio.',
      ],
      rev: [
        'wait',
        'Antes, un golpe de nudillos en la pared: donde suene hueco, ahí se trabaja, y a mano.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con calma de agua: un gesto chico en el sitio de siempre, y la luz lejana haciendo de norte.',
      ],
      rev: [
        'wait',
        'Otro día se decide lo grande; el de hoy da para una jarra, y una jarra ya es bastante.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No con esta luz: por ese sendero el cangrejo y el susto caminan igual, y de día se distinguen.',
      ],
      rev: [
        'if',
        'A medida que se vea: lo que tenga nombre, adelante; lo que siga siendo aullido, que espere.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Por lo que está claro: la parte que se puede contar con los brazos abiertos va primero.',
      ],
      rev: [
        'if',
        'Si calienta de veras, sí, aunque hoy esté nublado; si hay que fingir el calor, se busca otra pared.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Respondiendo a lo que insiste: ponerse de pie ya es media contestación, y no la califica nadie.',
      ],
      rev: [
        'wait',
        'Cuando se baje la voz que regaña se oirá la que llama; hasta entonces no conviene contestar a ninguna.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Con la vuelta entera en los pies: lo que ya se completó hace de suelo, y hasta de música.',
      ],
      rev: [
        'if',
        'Si se cierra antes esa esquina pequeña, sí; los laureles se deshacen siempre por la hoja suelta.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'En un papel, y {antes}: «Lo que quiero que salga de esto es…», una línea, sin porqués. {Léela|Leela} en voz alta. Si suena a tuya, {elige|elegí} el gesto más corto que la sirva y {hazlo|hacelo} sin otra consulta. Si suena a frase de otra boca, se escribe de nuevo hasta que cambie la voz.',
      },
      {
        needs: [],
        text: 'Diez minutos de reloj con la parte que más se esquiva, sea cual sea, y al terminar una frase: «No era para tanto» o «Sí que lo era». Que pase {antes}. Si sale la primera, otros diez. Si sale la segunda, ya se sabe para qué pedir ayuda.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} conozca una parte, la más sencilla: «Estoy con esto y voy a dar un paso». {Dilo|Decilo} {antes}, sin pedir opinión. Si la da de todos modos, se agradece y se guarda. Si pregunta cómo ayudar, {ten|tené} lista una cosa pequeña, con hora, para que pueda decir que sí.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Escribe|Escribí} la condición entera: «Sigo adelante si…», y que se pueda comprobar sin adivinar a nadie. {Ponla|Ponela} a prueba {antes}, con una pregunta o un número. Si se cumple, ya hay respuesta. Si no se cumple, {mira|mirá} si era condición o era excusa; se distinguen porque la excusa cambia de forma.',
      },
      {
        needs: [],
        text: 'De este asunto, dos montones en una hoja: «Esto lo sé» y «Esto lo supongo». {Saca|Sacá} una suposición {antes} y {averíguala|averiguala} con quien tenga el dato. Si era cierta, pasa de montón y deja de rondar. Si no lo era, se lleva con ella otras dos o tres.',
      },
      {
        needs: ['quien'],
        text: 'Una sola pregunta para {quien}, dicha sin rodeos {antes}: «¿Hay algo de esto que te toque decidir?». Si contesta que sí, se acuerda qué y para cuándo. Si contesta que no, ese nombre sale de la cuenta. Si se queda en el «depende», {anota|anotá} de qué, con sus palabras.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Mejor con letra lo que se suelta: «Esto no me toca cargarlo: …», una cosa y solo una. {Fírmalo|Firmalo} {antes} y {ponlo|ponelo} donde lo veas al despertar. Si al tercer vistazo da alivio, era peso. Si da pena, {apunta|apuntá} qué parte de eso te gustaba, y esa no se tira.',
      },
      {
        needs: [],
        text: 'Hasta que lo mires con otra luz, nada de responder, firmar ni prometer. Si alguien apura, la frase es «Todavía no lo decido; te aviso yo». {Ensáyala|Ensayala} {antes} en voz alta. Si te sale entera, el no ya tiene voz. Si se te quiebra, una versión más corta: «Hoy no».',
      },
      {
        needs: ['quien'],
        text: 'Si algo de esto se hace por contentar a {quien}, conviene oírlo dicho: «Por ahora esto no lo voy a hacer». {Practícalo|Practicalo} {antes}, a solas, y que la voz decida si después se dice. Si al ensayarlo {respiras|respirás} mejor, ahí hay un dato. Si no cambia nada, la razón era otra.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Una hoja doblada en tres, con fecha para abrirla: dentro, «Hoy lo veo así: …». {Ciérrala|Cerrala} {antes} y no la toques durante siete noches. Si al abrirla {piensas|pensás} lo mismo, ya no es un impulso. Si {piensas|pensás} otra cosa, {compara|compará} las dos letras y {mira|mirá} qué cambió en medio.',
      },
      {
        needs: [],
        text: 'Preguntar una vez por lo que se puede saber: plazo, requisito o criterio. El mensaje cabe en una línea, «¿Qué hace falta y para cuándo?», y va {antes}. Si llega un dato, la espera ya tiene tamaño. Si no llega nada, {elige|elegí} a qué hora del día {piensas|pensás} en esto y a cuál no.',
      },
      {
        needs: ['quien'],
        text: 'Para {quien}, de momento, una frase que cierre sin golpear: «Lo estoy pensando; cuando lo sepa, te cuento». {Dísela|Decísela} {antes} y a otra cosa. Si lo deja estar, hay silencio para pensar. Si insiste, se repite igual, palabra por palabra, que para eso es corta.',
      },
    ],
  },
  closings: {
    yes: [
      'Un listón solo mide lo que pasa por encima, nunca a quien salta.',
      'El primer paso casi nunca se parece a la prueba.',
      'Hay respuestas que solo aparecen con el lápiz en la mano.',
    ],
    if: [
      'Una condición bien escrita es ya medio camino.',
      'Las medidas justas se dejan leer por los dos lados.',
      'Lo que se sabe cabe en una mano; lo que se teme, nunca.',
    ],
    no: [
      'Ninguna regla mide a quien la sostiene.',
      'Soltar un peso también es pasar una prueba.',
      'No toda puerta con examen merece que alguien llame.',
    ],
    wait: [
      'Lo que se mira mañana pesa lo que pesa.',
      'Hay preguntas que maduran mejor lejos del reloj.',
      'También se avanza mientras se espera con los ojos abiertos.',
    ],
  },
};
