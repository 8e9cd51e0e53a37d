import type { CaseTexts } from '../../family.ts';

/** «looking-for-work.how». */
export const LOOKING_FOR_WORK_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Buscar trabajo sin método ocupa el día entero y no deja nada sobre la mesa. Falta decidir por dónde se empieza y cuándo se para.',
    },
    {
      needs: [],
      text: 'Entre anuncios, portales y consejos de sobremesa, la búsqueda pierde la forma. El nudo no es cuánto se manda, sino a quién.',
    },
    {
      needs: [],
      text: 'Cuando toca buscar empleo, las horas se parecen demasiado. Se trata de salir a buscar sin que la búsqueda se quede con la casa.',
    },
    {
      needs: [],
      text: 'Contar lo que {sabes|sabés} hacer da más pudor que hacerlo. Ahí se atasca media búsqueda: en la frase que explica para qué llamarte.',
    },
    {
      needs: ['quien'],
      text: 'En esta búsqueda de trabajo {quien} tiene un sitio, de apoyo o de estorbo, y nadie lo ha repartido. Por ahí se puede empezar.',
    },
    {
      needs: ['quien'],
      text: 'Cada vez que se habla de buscar trabajo asoma {quien}. Falta saber qué se le pide: un contacto, un oído o un poco de aire.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de por medio, buscar trabajo pide un plan que quepa en la semana. Lo demás es mirar anuncios hasta que anochece.',
    },
    {
      needs: ['suma'],
      text: 'Buscar trabajo con {suma} dando vueltas por la cabeza obliga a dos listas: lo que urge y lo que conviene. Suelen venir mezcladas.',
    },
    {
      needs: ['lugar'],
      text: 'Sobre {lugar} se encuentran fácil los alquileres, el clima y los sueldos. Cómo se entra a trabajar ahí lo sabe quien ya entró.',
    },
    {
      needs: ['evento'],
      text: 'La búsqueda de trabajo y {evento} comparten agenda y se quitan las horas. Toca decidir qué rato es de cada cosa y defenderlo.',
    },
    {
      needs: ['dia'],
      text: 'Hacia {dia} se va empujando todo: papeles, llamadas, la carta que falta. Buscar trabajo también consiste en repartir los días.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se empieza con hatillo chico: una frase que diga qué {haces|hacés}, un envío, y el resto se aprende caminando.',
      ],
      rev: [
        'wait',
        'Con un pie en el aire no se firma ni se renuncia. Primero, un suelo: cuánto {necesitas|necesitás} y hasta cuándo alcanza.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'De las cuatro herramientas de la mesa, hoy {usa|usá} la que menos brilla: una llamada, con tu nombre y tu oficio.',
      ],
      rev: [
        'no',
        'Basta de pulir el perfil. {Suelta|Soltá} tres herramientas y que la cuarta, la del mensaje directo, trabaje entera.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Medio rollo sigue tapado: {averigua|averiguá} en silencio quién contrata de verdad ahí, y solo después {preséntate|presentate}.',
      ],
      rev: [
        'if',
        'Detrás de tanto consejo hay un velo y tu criterio: si dos opiniones chocan, {prueba|probá} la tuya una semana.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'A modo de siembra: pocos surcos, los de buena tierra, y volver a cada uno con algo nuevo que contar.',
      ],
      rev: [
        'no',
        'Ni un tirón más al mismo tallo: esa hora de insistir {pásala|pasala} a comer bien y a sembrar en otro lado.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con horario de piedra: dos horas en la silla, siempre las mismas, y un «hasta aquí» que cierre la pantalla.',
      ],
      rev: [
        'if',
        'Sirve la disciplina si te deja mover los brazos: de ese plan con armadura {quita|quitá} una pieza por día.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Se pregunta a quien ya tiene la llave: qué se estudia, a quién se escribe, qué error no hace falta repetir.',
      ],
      rev: [
        'if',
        'El currículum de manual sirve donde aún bendicen manuales; si lo tuyo se aprende mirando, {muéstralo|mostralo} hecho.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'De frente y por parejas: lo que {ofreces|ofrecés} junto a lo que {pides|pedís}, siempre que ambas cosas aguanten la luz.',
      ],
      rev: [
        'no',
        'Un mismo sí repetido a todo el mundo se nota: dos puestos que miran a lados opuestos piden dos cartas.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Primero el rumbo y después las esfinges: un puesto con nombre, tres empresas, y que la semana tire hacia ahí.',
      ],
      rev: [
        'wait',
        'Que pare el carro hasta decidir una dirección; a toda velocidad los anuncios se parecen, y las cartas también.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con mano suave y a diario: el rugido de «no sirvo» se trata como al león, de cerca y sin discutirle.',
      ],
      rev: [
        'wait',
        'Descansar también es método: una mañana sin ofertas, y mañana las manos vuelven a tener pulso para el león.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Unos pasos caben a la luz del farol: si el plan pasa de una semana, ya es alumbrar niebla.',
      ],
      rev: [
        'yes',
        'Bajando del monte: se busca con gente. Un café con alguien del oficio rinde más que otra noche de portales.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Desde el eje marea menos: si el sector de siempre va de bajada, {mira|mirá} qué tarea parecida sube al lado.',
      ],
      rev: [
        'no',
        'Esa vuelta ya está dada: mismos portales, misma carta, mismo silencio. {Cambia|Cambiá} la hora o la puerta, una sola cosa.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Con cuaderno y balanza: fecha, puesto, respuesta. A los veinte envíos se ve qué pesa, y ahí entra la espada.',
      ],
      rev: [
        'if',
        'Si en tu carta solo pesan los huecos, la balanza cojea: {pon|poné} en el otro plato lo que hiciste mientras.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Cabeza abajo un rato: {lee|leé} tu currículum como quien tiene ochenta por leer, y aún no lo mandes.',
      ],
      rev: [
        'no',
        'Nadie pidió el sacrificio de una tarde entera colgando de la pantalla. Dos horas de búsqueda, y los pies al suelo.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo con una flor el puesto anterior, o la idea que había de él: carta nueva, y el caballo al paso.',
      ],
      rev: [
        'no',
        'Con el uniforme viejo no se busca trabajo nuevo. {Tacha|Tachá} del currículum esa versión a la que aún le {pones|ponés} plato.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mezclando: un rato de anuncios, otro de personas, otro sin el tema. Lo que salva el agua es cambiar de copa.',
      ],
      rev: [
        'if',
        'Todo en la misma copa rebosa: si hoy hubo diez envíos, mañana van cuatro y un paseo por tierra firme.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Ese portal que {revisas|revisás} a cada rato promete mucho y sujeta poco. La cabeza fuera del lazo: dos visitas al día.',
      ],
      rev: [
        'yes',
        'Con el lazo ya flojo se negocia mejor: {escribe|escribí} qué no aceptarías y {guárdalo|guardalo} junto al currículum.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Quedan piedras buenas en el suelo, oficio y gente que lo vio: si la carta sale de ahí, sobra la corona.',
      ],
      rev: [
        'wait',
        'Antes de mandar otra carta, la grieta: {ensaya|ensayá} en dos frases honestas eso que {temes|temés} que te pregunten.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'De rodillas y sin contar gotas: un gesto corto cada día, con la estrella grande solo para saber hacia dónde.',
      ],
      rev: [
        'wait',
        'Hoy basta con agua: comer, ducharse, un envío corto. La carta brillante puede esperar a que levantes la cabeza.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche no se mandan cartas ni se rechazan ofertas: se anota, y por la mañana se separan perro y lobo.',
      ],
      rev: [
        'if',
        'Entre la niebla asoma un tramo: si aún no {sabes|sabés} qué puesto, {pregunta|preguntá} por tareas, que se ven antes.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A cara descubierta y sin silla: {di|decí} que {buscas|buscás}, a todo el barrio, con la naturalidad con que se pregunta la hora.',
      ],
      rev: [
        'no',
        'Fuera las solicitudes con sonrisa de encargo: entre tanta nube luce más un ejemplo sencillo de algo bien hecho.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Repasando con los brazos abiertos: de lo que ya hiciste, {elige|elegí} lo que volverías a hacer, y por ahí se llama.',
      ],
      rev: [
        'if',
        'Sirve revisar el currículum si el ángel no hace de fiscal: por cada falta apuntada, un acierto en voz alta.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Cerrando la vuelta anterior, referencias, certificados, adioses, para entrar a la siguiente con los dos pies y los papeles.',
      ],
      rev: [
        'wait',
        'Falta un trozo de laurel: esa solicitud a medias, ese perfil sin terminar. {Acaba|Acabá} uno antes de abrir otro.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Reducir tu oficio a una frase es la tarea: «Hago esto, para esta gente, y se nota en aquello». {Escríbela|Escribila} {antes} y {pruébala|probala} con alguien ajeno al tema. Si pregunta más, {ponla|ponela} al comienzo del currículum. Si dice «qué bien» y calla, {cambia|cambiá} el aquello por un ejemplo.',
      },
      {
        needs: [],
        text: '{Arma|Armá} una lista de diez personas que sepan cómo {trabajas|trabajás} o cómo {aprendes|aprendés}, y {escribe|escribí} a dos {antes}: «Busco trabajo de esto; si {oyes|oís} algo, {acuérdate|acordate} de mí». Si contesta alguna, {cuéntale|contale} más. Si no, quedan ocho, y ninguna es un formulario con asteriscos.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} alcanza media hora y un papel delante, {antes}: «{Ayúdame|Ayudame} a ordenar lo del trabajo: ¿qué harías primero?». Si propone algo que cabe en una mañana, {hazlo|hacelo} y {cuéntale|contale} cómo salió. Si propone veinte cosas, {elige|elegí} la más corta y {di|decí} cuál, para que las otras diecinueve descansen.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Si el dinero aprieta, la búsqueda se parte en dos: algo que pague pronto y algo que te guste. {Escribe|Escribí} {antes} una línea para cada mitad: «Esto, hasta tal fecha» y «esto, una hora diaria». Si las dos caben, {empieza|empezá}. Si no caben, que gane la primera durante un mes, sin drama.',
      },
      {
        needs: [],
        text: '{Llama|Llamá} {antes} a una empresa que no tenga anuncio y {pregunta|preguntá}: «¿Quién ve las solicitudes para este puesto y cómo prefiere recibirlas?». Si dan un nombre, la carta va con ese nombre. Si te mandan al formulario, {llénalo|llenalo} y {pasa|pasá} a la siguiente: costó dos minutos y un poco de voz.',
      },
      {
        needs: ['quien'],
        text: 'De {quien} conviene saber una cosa {antes}: «Si alguien te preguntara por mi manera de trabajar, ¿qué le dirías?». Si la respuesta ayuda, {pide|pedí} permiso para dar su nombre como referencia. Si duda, {agradécelo|agradecelo} también: es mejor enterarse en una cocina que en mitad de una entrevista.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Borra|Borrá} {antes} tres alertas de empleo que nunca {abres|abrís} y {deja|dejá} una sola, con esta nota al lado: «Lo que haría también con sueño». Si la bandeja respira, {contesta|contestá} lo que quede. Si te entra miedo de perderte algo, {espera|esperá} un día entero: casi todo se anuncia dos veces.',
      },
      {
        needs: [],
        text: 'Esa carta que sirve para cualquier puesto no le habla a nadie. {Jubílala|Jubilala} {antes} y {empieza|empezá} otra así: «Leí que ustedes hacen esto; yo hice algo parecido cuando…». Si {encuentras|encontrás} el ejemplo, sale en diez minutos. Si no aparece, {guarda|guardá} ese anuncio y {busca|buscá} uno para el que sí tengas historia.',
      },
      {
        needs: ['quien'],
        text: '{Dile|Decile} a {quien} {antes}: «Del trabajo te cuento cuando haya novedades; hoy prefiero hablar de otra cosa». Si acepta, {disfruta|disfrutá} la otra cosa. Si vuelve al tema, {repite|repetí} la frase con la misma voz y {ofrece|ofrecé} más café: pensar todo el día en la búsqueda tampoco es buscar.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Descansa|Descansá} de los portales un día entero y {pega|pegá} {antes} un horario en la puerta: «De diez a doce, búsqueda; después, vida». Si en una semana se cumple, {déjalo|dejalo} así. Si no se cumple, {recorta|recortá} a una hora: un horario corto y obedecido manda más que uno largo y heroico.',
      },
      {
        needs: [],
        text: 'Un trámite dormido pesa más que diez envíos: el título, una referencia, el subsidio si corresponde. {Pide|Pedí} {antes} el más fácil con esta línea: «¿Qué papeles necesito y cuánto tarda?». Si depende de {ti|vos}, {hazlo|hacelo}. Si hay leyes o contratos en medio, {pregunta|preguntá} en la oficina de empleo o a un abogado.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} sepa en qué punto está la cosa: «Todavía estoy ordenando lo del trabajo; no necesito una solución, necesito una semana». {Mándalo|Mandalo} {antes}. Si responde que bien, {usa|usá} la semana. Si llega un consejo de todos modos, {guárdalo|guardalo} en una nota y {ábrelo|abrilo} cuando se cumpla el plazo.',
      },
    ],
  },
  closings: {
    yes: [
      'Se busca mejor con la agenda corta y la frase clara.',
      'Diez personas que saben tu nombre hacen más ruido que cien anuncios.',
      'El oficio se cuenta en una frase o se queda en casa.',
    ],
    if: [
      'Lo urgente paga el mes; lo otro también merece una hora.',
      'Pedir un nombre es dejar de escribirle a una puerta.',
      'Una carta con ejemplo no necesita adjetivos.',
    ],
    no: [
      'Mandar lo mismo a todas partes es una forma elegante de no mandar.',
      'Las pestañas abiertas no contratan a nadie.',
      'A veces buscar trabajo consiste en cerrar la pantalla.',
    ],
    wait: [
      'La búsqueda que descansa se levanta temprano.',
      'Un horario corto y cumplido vale por tres propósitos.',
      'Hay papeles que abren más puertas que las cartas.',
    ],
  },
};
