import type { CaseTexts } from '../../family.ts';

/** «emigrating.should». */
export const EMIGRATING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Otro país se decide con mapas y permisos, y se vive en una tarde de lluvia, entre gente que todavía no sabe tu historia.',
    },
    {
      needs: [],
      text: 'Hay una frontera en el pasaporte y otra en la mesa donde te conocen. La que cuesta cruzar, seguramente, es la segunda.',
    },
    {
      needs: [],
      text: 'Irse lejos promete una vida más ancha y cobra en cumpleaños por pantalla. Lo que se discute es si te sale a cuenta.',
    },
    {
      needs: [],
      text: 'Tiran de tu manga dos países, el que te conoce y el que {imaginas|imaginás}. Ninguno de los dos es exactamente como lo {cuentas|contás}.',
    },
    {
      needs: ['quien'],
      text: 'Emigrar se conjuga también con {quien}, aunque en el formulario haya una sola casilla. Para esa parte del viaje no hay ventanilla.',
    },
    {
      needs: ['quien'],
      text: 'Al otro lado de esta idea hay un país; de este, una mirada, la de {quien}. Falta saber cuál de las dos cosas decide.',
    },
    {
      needs: ['tiempo'],
      text: 'Junto a la palabra emigrar pusiste {tiempo}. Con un número cerca, otro país deja de ser paisaje y empieza a pedir papeles.',
    },
    {
      needs: ['suma'],
      text: 'Desde que el mapa lleva escrito {suma}, irse tiene precio. Quedarse también lo tiene, pero no lo publica nadie.',
    },
    {
      needs: ['lugar'],
      text: 'En casi todo lo que {cuentas|contás} aparece {lugar}, y el mapa se inclina. Habría que saber si llama por lo que es o por lo lejos que queda.',
    },
    {
      needs: ['evento'],
      text: 'Comparten agenda el pasaporte y {evento}. Antes de elegir país conviene ver cuál de las dos cosas te está apurando.',
    },
    {
      needs: ['dia'],
      text: 'Hay un avión imaginado y una fecha de verdad, {dia}. Las fechas empujan mucho, y a un país no se entra a empujones.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí: un hatillo así pasa cualquier aduana. Con la vuelta ahorrada y poco que explicar, el borde asusta menos.',
      ],
      rev: [
        'wait',
        'Todavía no: ese pie en el aire no ha preguntado ni el precio del pan. Primero una visita, después la maleta.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí: lo que {sabes|sabés} hacer no paga aduana. De las cuatro herramientas, {elige|elegí} la que tocará el timbre.',
      ],
      rev: [
        'no',
        'No mientras haya cuatro países en la mesa y ni un papel pedido: esa maleta va llena de palabras.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Un poco más detrás del velo: tu cuerpo ya tiene opinión sobre ese país, y falta que la dejes hablar.',
      ],
      rev: [
        'if',
        'Si en silencio, lejos de los consejos de quienes se fueron y de quienes se quedaron, {sigues|seguís} queriendo ir, sí.',
      ],
    },
    'La Emperatriz': {
      up: [
        'if',
        'Sí, si te {llevas|llevás} algo que se pueda plantar allí: una receta, un oficio, una costumbre. El trigo también fue forastero.',
      ],
      rev: [
        'no',
        'No para seguir cuidando de lejos a medio mundo: esa corona de estrellas pesa igual en cualquier huso horario.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con piedra debajo, sí: permiso en regla, unos meses pagados y una fecha para revisar si te {quedas|quedás}.',
      ],
      rev: [
        'yes',
        'Sí: hay reglas de tu casa que siguen en pie por pura costumbre, y en ninguna frontera te obligan a declararlas.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Antes, las dos llaves: alguien que emigró y se quedó, alguien que emigró y volvió. Si {aguantas|aguantás} ambas versiones, sí.',
      ],
      rev: [
        'yes',
        'Sí, aunque en tu familia nadie se haya ido, o se hayan ido todos: esta puerta no la abre una tradición.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Un sí entero, si {eliges|elegís} ese país a la luz del día y no solamente la distancia que lo separa de aquí.',
      ],
      rev: [
        'no',
        'No por acompañar un deseo ajeno con la mirada puesta en otra parte: tan lejos, un sí prestado se queda sin batería.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Sí: una esfinge ya quiere irse y la otra extraña por adelantado; el carro cruza igual, si le {dices|decís} adónde.',
      ],
      rev: [
        'wait',
        'Aún no: tanta prisa arranca el carro y deja atrás a las esfinges. Un mes de trámites tranquilos dirá quién quería viajar.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí: el miedo a empezar desde abajo ruge mucho y muerde poco. Se le pone una mano encima y viaja al lado.',
      ],
      rev: [
        'wait',
        'Después de descansar, no antes: con este cansancio cualquier país lejano se parece a una cama, y no lo es.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Por ahora, un farol: una temporada corta allí, o estudiarlo a solas de verdad, alumbra más que diez años de soñarlo.',
      ],
      rev: [
        'yes',
        'Sí: esta idea lleva demasiado tiempo viviendo en su montaña. Que baje, se peine y pida cita en un consulado.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si {aguantas|aguantás} que por un tiempo giren los precios, los papeles y el ánimo, sí: el centro de la rueda viaja gratis.',
      ],
      rev: [
        'no',
        'No si es la fuga de siempre con más kilómetros: la vuelta conocida también sabe sellar pasaportes.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'En un platillo, lo que ese país ofrece por escrito; en el otro, a quiénes verás menos. Si lo {sostienes|sostenés}, sí.',
      ],
      rev: [
        'wait',
        '{Pesa|Pesá} antes la culpa, si la hay: con ese plomo en el platillo, irse parece traición y quedarse parece virtud.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Unas semanas al revés: {vive|viví} aquí como quien acaba de llegar, y {apunta|apuntá} lo que sobra y lo que duele perder.',
      ],
      rev: [
        'yes',
        'Sí: esa espera ya enseñó lo suyo y te tiene el pie atado a un quizá. {Desátalo|Desatalo} y {pide|pedí} el primer papel.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Sí: algo de tu vida aquí ya se despidió sin hacer ruido. Falta acompañarlo hasta la frontera con una flor.',
      ],
      rev: [
        'if',
        'Sí, si {entierras|enterrás} con honores la vida que ibas a tener aquí; sin adiós, viaja de polizón.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'De a sorbos, sí: una temporada allá con la vuelta prevista, y que las copas digan cuál se queda tibia.',
      ],
      rev: [
        'no',
        'No con la jarra así: a una vida que ya desborda no se le echa encima un país entero.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        '{Cuenta|Contá} los eslabones: los que sean cariño viajan al cuello y no pesan; si los demás son comodidad, sí, te vas.',
      ],
      rev: [
        'yes',
        'Sí: la mano ya subió al cuello y encontró sitio. Ahora {piensa|pensá} qué hará esa mano en otra ciudad.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Sí, barriendo antes: lo que se cayó por aquí pesa, y los escombros también pagan exceso de equipaje.',
      ],
      rev: [
        'wait',
        'Falta mirar una grieta de cerca: si se cierra con una conversación, no hacía falta cruzar medio mapa para callarla.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí: la estrella queda lejos y las jarras, a mano. {Vierte|Vertí} una en los papeles y la otra en las despedidas.',
      ],
      rev: [
        'wait',
        'Primero, agua de este estanque: los países lejanos se eligen mejor con la cabeza levantada que de rodillas.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No con lo que se ve a esta hora: de ese país hay dos fotos, tres envidias y mucho aullido.',
      ],
      rev: [
        'if',
        'A medida que baje la niebla, sí: si el miedo que quede tiene nombre de trámite, se resuelve en una ventanilla.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí: esa alegría no necesita traducción, y los girasoles ya están mirando por encima del muro.',
      ],
      rev: [
        'if',
        'Sí, con permiso para no ser feliz allí cada día: quien promete sol perpetuo acaba escondiéndose de las videollamadas.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: lo que te llama desde allí pregunta por alguien que ya {eres|sos}, y que aquí anda a medio levantar.',
      ],
      rev: [
        'wait',
        'Hasta que dejes de juzgarte por no haberte ido antes, {espera|esperá}: nadie cierra bien una maleta con el juez sentado encima.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí: el laurel no paga aduana, y lo que bailaste aquí se baila igual con otra música.',
      ],
      rev: [
        'if',
        'Irse, sí, en cuanto cierres lo que se quedaría a medias: vista desde lejos, una firma pendiente mide el triple.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una página y tres renglones: permiso, dinero, techo. {Escribe|Escribí} qué falta en cada uno y {pregunta|preguntá} {antes} por el papel más lento: «Quisiera saber qué se pide para residir allí y cuánto tarda». Si responden con requisitos, hay camino. Si te marean de mostrador en mostrador, que lo mire un abogado de extranjería.',
      },
      {
        needs: [],
        text: 'Un ensayo de ausencia: {piensa|pensá} en la persona a la que más te costaría ver en pantalla y {llámala|llamala} así {antes}, aunque viva a la vuelta. {Dile|Decile}: «Estoy practicando verte en pequeño». Si la risa llega al final, hay puente. Si se hace largo, el plan necesita una visita con fecha.',
      },
      {
        needs: ['quien'],
        text: 'Que a {quien} le llegue por tu voz y no por un anuncio en el aeropuerto. {Di|Decí} {antes}: «Quiero vivir en otro país y me importa cómo lo ves». Si pregunta detalles, {saca|sacá} el mapa. Si se calla, dale unos días, porque estas noticias también tienen diferencia horaria.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición cabe en una tarjeta: «Me voy cuando tenga…», y ahí una sola cosa que se pueda comprobar, un contrato, una plaza, un ahorro. {Guárdala|Guardala} {antes} dentro del pasaporte. Si se cumple, no inventes otra. Si {pasas|pasás} semanas sin moverla, era una excusa con buena letra.',
      },
      {
        needs: [],
        text: '{Averigua|Averiguá} el precio de arrepentirse: pasaje de vuelta, depósito, unas semanas sin ingresos. {Súmalo|Sumalo} {antes} y {escribe|escribí} debajo «Esto cuesta cambiar de idea». Si la cifra se puede juntar, la frontera abre hacia los dos lados. Si no se puede, {empieza|empezá} por juntarla, y de impuestos y permisos habla un asesor.',
      },
      {
        needs: ['quien'],
        text: 'Hay un acuerdo que hacer con {quien}, y empieza por una pregunta: «Si yo me voy a otro país, ¿qué necesitarías tener claro?». {Hazla|Hacela} {antes}, con tiempo para la respuesta. Si nombra algo concreto, entra en tus condiciones. Si dice que nada, se apunta igual: de lejos, los nadas crecen.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Una palabra para lo que {buscas|buscás} en otro país: calma, trabajo, anonimato, aire. {Escríbela|Escribila} y {consigue|conseguí} {antes} una versión pequeña aquí, diciéndote «Hoy lo busco sin pasaporte». Si aparece un poco, no hacía falta cruzar nada. Si no hay modo, ya {sabes|sabés} qué exigirle al próximo mapa.',
      },
      {
        needs: [],
        text: 'Turismo en tu propia ciudad: {elige|elegí} un barrio que no pises nunca y {pasa|pasá} ahí una tarde {antes}, preguntando a alguien «¿Qué no debería perderme por aquí?». Si {vuelves|volvés} con hambre de calle, faltaba novedad. Si {vuelves|volvés} igual, {anota|anotá} eso que ninguna calle da y {háblalo|hablalo} con alguien de confianza.',
      },
      {
        needs: ['quien'],
        text: '{Contesta|Contestá} por escrito {antes} por qué no te vas, dos veces: una versión para {quien} y otra que no leerá nadie, empezando por «La verdad es que…». Si dicen lo mismo, quedarte es cosa tuya. Si se contradicen, la que va en serio es la que no pensabas enseñar.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Dentro del pasaporte, un papel doblado con una fecha y esta frase: «Hasta aquí lo pienso». {Escríbelo|Escribilo} {antes} y {suma|sumá} un dato por semana, un precio, un permiso, un nombre. Si al llegar la fecha hay datos, se decide. Si no hay ninguno, el papel ya contestó por su cuenta.',
      },
      {
        needs: [],
        text: '{Busca|Buscá} a alguien que viva fuera y {hazle|hacele} {antes} la pregunta que no sale en las fotos: «Cuando todo te va mal allí, ¿a quién {llamas|llamás}?». Si la respuesta te deja las mismas ganas, la espera se acorta. Si se te encoge el estómago, ahí está la parte por preparar.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le sirve una verdad provisional: «Lo estoy pensando y no he decidido; cuando lo sepa, te lo digo». {Dila|Decila} {antes}, sin justificarla. Si lo respeta, {ganas|ganás} tiempo del bueno. Si aprieta, {repítela|repetila} con las mismas palabras: un país se elige mejor sin comentarista.',
      },
    ],
  },
  closings: {
    yes: [
      'Se cruza con una maleta y se llega con todas las demás.',
      'Un país deja de ser extranjero el día en que se sabe dónde venden hilo.',
      'La frontera es una raya; lo ancho es lo que se lleva encima.',
    ],
    if: [
      'Hay puertas que abren hacia los dos lados, y por eso se cruzan.',
      'Quien conoce el precio de volver viaja con menos equipaje.',
      'Un pasaporte tiene muchas hojas en blanco y ninguna lleva prisa.',
    ],
    no: [
      'No todo lo que queda lejos está mejor; a veces solamente está lejos.',
      'Quedarse también tiene su acento, y se aprende igual.',
      'Hay quien emigra a dos calles y encuentra lo que buscaba.',
    ],
    wait: [
      'Los países no cierran por la noche.',
      'Un mapa doblado sigue siendo un mapa.',
      'El avión que sale más tarde aterriza en el mismo sitio.',
    ],
  },
};
