import type { CaseTexts } from '../../family.ts';

/** «looking-for-work.will». */
export const LOOKING_FOR_WORK_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Se mandan currículos y vuelve el silencio, que no explica nada. Una parte de esto la firma otra gente; la otra sale de tu mesa.',
    },
    {
      needs: [],
      text: 'El trabajo que {buscas|buscás} depende de alguien que todavía no sabe tu nombre. El nudo está en cuánto vale tu día mientras se entera.',
    },
    {
      needs: [],
      text: 'Ninguna llamada trae calendario, y esa es la parte que cansa. Buscar empleo es un trabajo con jefatura invisible y sin hora de salida.',
    },
    {
      needs: [],
      text: 'Detrás de cada oferta hay una cuenta que hacer y un orgullo que cuidar. Se juega el sueldo, y también la idea de para qué {sirves|servís}.',
    },
    {
      needs: ['quien'],
      text: 'Donde se habla de trabajo sale {quien}, y el asunto deja de ser solamente un sueldo. Hay una búsqueda y hay una cara delante.',
    },
    {
      needs: ['quien'],
      text: 'El nombre de {quien} viene pegado a este trabajo que no llega, y pesa como un encargo. Una cosa es buscar; otra, dar parte.',
    },
    {
      needs: ['tiempo'],
      text: 'Dicho deprisa, {tiempo} no parece tanto; contado en correos sin respuesta, sí. Hace falta un trabajo y empieza a faltar también la paciencia.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en la cabeza, cualquier oferta de trabajo se lee como una factura. La prisa tiene motivos; el criterio también debería sentarse a la mesa.',
    },
    {
      needs: ['lugar'],
      text: 'Buscar trabajo con {lugar} de por medio es hacer dos preguntas a la vez: quién te emplea y dónde se compra el pan.',
    },
    {
      needs: ['evento'],
      text: 'El trabajo que falta y {evento} caben mal en el mismo calendario. Una cosa tiene fecha; la otra depende de gente que no la da.',
    },
    {
      needs: ['dia'],
      text: 'Tanta búsqueda de trabajo colgada de una fecha: {dia}. Pase lo que pase entonces, hay una mañana antes y otra después.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Quién te llama no está en tu hatillo; el primer paso sí: una solicitud hoy, aunque el mapa venga a medias.',
      ],
      rev: [
        'wait',
        'Antes de la próxima solicitud, {baja|bajá} la vista al perro: con ese pie en el aire se acepta cualquier cosa.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'La llamada la hace otra mano; la tuya tiene mesa, oficio y una lista de nombres a quienes escribir.',
      ],
      rev: [
        'if',
        'De una mesa con diez anuncios a medio contestar no sale nada; si {terminas|terminás} uno, ya hay algo que esperar.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Tras el velo se decide sin {ti|vos}, y preguntar a diario no lo corre: {aguarda|aguardá} la fecha y luego {pregunta|preguntá}.',
      ],
      rev: [
        'no',
        'De un tono amable o seco no se saca un contrato. Ese rollo está cerrado; {deja|dejá} de leerlo a trasluz.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'Ninguna espiga lleva fecha impresa. Queda en tu mano regar varios surcos, para que la cosecha no penda de un tallo.',
      ],
      rev: [
        'no',
        'Otro mensaje al mismo sitio es tirar del trigo. Ese ya está escrito; la mano hace falta en otra parcela.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'El trono es ajeno y el horario, tuyo: si la búsqueda tiene hora de entrada, que tenga también hora de salida.',
      ],
      rev: [
        'no',
        'Ninguna silla de piedra se consigue pasando frío. {Suelta|Soltá} esa regla de no pedir ayuda, que nadie más la cumple.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Una de esas llaves la tiene quien ya entró: {pídele|pedile} que te cuente cómo, y la puerta deja de ser un muro.',
      ],
      rev: [
        'if',
        'Si el rito de siempre, anuncio y currículum, ya recibió bastantes bendiciones, {prueba|probá} por otra puerta: una persona con nombre.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Elegir es cosa de dos: si, además de esperar que te escojan, {dices|decís} qué {quieres|querés}, la conversación cambia.',
      ],
      rev: [
        'no',
        'Un sí por no decir que no sale caro cada lunes. La oferta que no se sostiene de frente no era respuesta.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Las dos esfinges, urgencia y gusto, pueden tirar del mismo carro. Adónde va lo {decides|decidís} antes de que suene el teléfono.',
      ],
      rev: [
        'wait',
        'Correr en cuatro direcciones no acerca el teléfono. Hasta que elijas qué puesto {buscas|buscás}, que descansen las esfinges.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'La respuesta ajena no se doma; el susto de cada mañana, sí: mano firme y una sola gestión antes del café.',
      ],
      rev: [
        'wait',
        'También se busca peor sin dormir. El león, hoy, descansa; las solicitudes salen mañana con mejor letra.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'El farol no llega hasta la oficina ajena, apenas hasta la semana próxima. De aquí a entonces hay tres pasos tuyos.',
      ],
      rev: [
        'if',
        'Desde la cumbre no se oye el teléfono: si {bajas|bajás} y {cuentas|contás} que {buscas|buscás}, por lo menos sabrán a quién llamar.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Nadie sabe en qué vuelta anda la rueda, y quien lo asegure vende algo. {Quédate|Quedate} en el centro: sueño, horario, dos envíos.',
      ],
      rev: [
        'if',
        'Si la negativa llega siempre en el mismo punto, la vuelta se corta ahí: {cambia|cambiá} esa parte, no todo el currículum.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        '{Pon|Poné} en un plato los envíos y en otro las respuestas; si no casan, la espada va al currículum, no a {ti|vos}.',
      ],
      rev: [
        'no',
        'No todo cabe en tu platillo: hay puestos dados de antemano. {Deja|Dejá} de pesarte con cada silencio.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Decide otra gente y el pie sigue atado: {ponle|ponele} fecha a la espera y {mira|mirá} tu currículum desde su silla.',
      ],
      rev: [
        'no',
        'Esa espera ya enseñó lo que sabía. {Baja|Bajá} de la cuerda: si llaman, que te encuentren en otra cosa.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Una manera de buscar se aleja a caballo. Hacerle sitio a otra está en tu mano; la llamada, no.',
      ],
      rev: [
        'no',
        'A un puesto que ya pasó de largo se le sigue poniendo plato. {Levanta|Levantá} la mesa y {empieza|empezá} otra búsqueda.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Una copa para lo urgente, otra para lo que te gusta: {vierte|vertí} un rato en cada una, sin derramar la espera.',
      ],
      rev: [
        'if',
        'Veinte envíos un día y ninguno en diez es media copa en el suelo. Si el chorro se iguala, se aguanta más.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'La llamada no te sujeta; la costumbre de mirar el teléfono, un poco. El lazo es ancho: {sal|salí} un rato.',
      ],
      rev: [
        'yes',
        'Con la mano en el lazo ya se puede decir qué sueldo y qué trato no. Para eso nadie tiene que llamar.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Se cayó la corona de algún plan y quedó el peñasco: si la próxima solicitud cuenta lo que aguantó, tiene suelo.',
      ],
      rev: [
        'wait',
        'Una grieta en el currículum, tapada con palabras, se oye igual. {Arréglala|Arreglala} a mano antes del siguiente envío.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Cuándo, no lo dice ninguna estrella. Lo que hay es una jarra hoy y otra mañana, en la tierra que elijas.',
      ],
      rev: [
        'wait',
        'Con la cabeza baja todas las ofertas son pequeñas. Un vaso de agua, una noche de sueño, y mañana se contesta.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche el silencio aúlla un no; al mediodía puede ser una bandeja llena. Hasta tener un dato, sin traducciones.',
      ],
      rev: [
        'if',
        'Se despeja por partes: si {preguntas|preguntás} en qué fecha deciden, ya hay una torre fuera de la niebla.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Que se vea: los girasoles asoman por encima del muro, y tu búsqueda, dicha sin pena, también puede asomar.',
      ],
      rev: [
        'no',
        'No hace falta decir que todo va de maravilla. Esa sonrisa, entre nubes, no contrata; un «estoy buscando» claro, quizá.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        '{Esperas|Esperás} una llamada y hay otra sonando hace tiempo: el oficio que se reconoce al oírlo. Esa {contéstala|contestala}.',
      ],
      rev: [
        'no',
        'Un no de oficina nunca es una sentencia. {Destápate|Destapate} los oídos: también suena lo que hiciste bien.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Antes de cualquier llamada hay un baile completo que contar: lo último que terminaste, con principio, medio y final.',
      ],
      rev: [
        'if',
        'Si falta cerrar algo, un papel, una referencia, un certificado, {empieza|empezá} por ahí: la corona abierta distrae.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} a una persona que trabaje donde te gustaría estar: «Busco puesto de esto y me interesa cómo lo hacen ahí; ¿a quién convendría escribirle?». Si da un nombre, la próxima solicitud sale con dirección. Si no contesta, ya {tienes|tenés} el texto hecho para la siguiente persona.',
      },
      {
        needs: [],
        text: 'Tres envíos bastan, y que salgan {antes}: uno a lo seguro, otro a lo que te gusta, otro a un sitio sin anuncio. En los tres, la misma línea: «Puedo empezar por un encargo pequeño y pagado». Si responde alguien, se habla de tarea. Si nadie responde, {cambia|cambiá} la línea, no el ánimo.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le toca una pregunta corta {antes}: «En esto del trabajo, ¿{conoces|conocés} a alguien con quien convenga hablar?». Si sale un nombre, {escríbele|escribile} en caliente, con dos líneas. Si no sale ninguno, {agradece|agradecé} y {pasa|pasá} a otro tema: por lo menos la pregunta ya anda suelta por el mundo.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Una fecha es lo único que se puede pedir sin rogar. {Elige|Elegí} la solicitud que más te importa y {manda|mandá} {antes} esto: «Sigo con interés; ¿para cuándo prevén decidir?». Si te dan día, {anótalo|anotalo} y {descansa|descansá} hasta entonces. Si no contestan, esa solicitud pasa al cajón y otra al escritorio.',
      },
      {
        needs: [],
        text: '{Lee|Leé} un anuncio que te guste, {subraya|subrayá} lo que piden y {pon|poné} {antes}, junto a cada cosa, «lo hice en…» con un ejemplo. Si {cubres|cubrís} más de la mitad, {mándalo|mandalo} con esos ejemplos. Si no llega a la mitad, ya {sabes|sabés} qué curso, práctica o favor falta, y eso también es buscar.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} conviene separar lo sabido de lo supuesto. {Pregúntale|Preguntale} {antes}: «De este trabajo, ¿qué {sabes|sabés} de cierto y qué {imaginas|imaginás}?». Si hay un dato, una fecha, un nombre, {úsalo|usalo} en el próximo envío. Si todo era imaginación, {invita|invitá} un café: acompaña igual y deja de contar como noticia.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Hay una solicitud que ya dio lo que tenía y todavía la {vigilas|vigilás}. {Guárdala|Guardala} {antes} en una carpeta que se llame «contestaron con silencio». Si un día escriben, la carpeta se abre sin rencor. Si no escriben, tu bandeja deja de hacer guardia y queda sitio para una nueva, con otro destinatario.',
      },
      {
        needs: [],
        text: '{Apaga|Apagá} los avisos de las bolsas de empleo y {cuelga|colgá} {antes} un papel a la vista: «Ofertas, de diez a once». Si a las once encontraste algo, {contéstalo|contestalo} y {cierra|cerrá}. Si no, {cierra|cerrá} igual: un anuncio de la tarde se puede leer por la mañana, y tu tarde no se repone.',
      },
      {
        needs: ['quien'],
        text: 'Dos frases para {quien}, dichas {antes} y sin rodeo: «En lo del trabajo prefiero una respuesta clara a una amable. Si es no, también me sirve». Si llega un dato, {decide|decidí} con él. Si llega otra amabilidad, {tómala|tomala} como lo que es y {busca|buscá} la claridad en otra puerta.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Medio minuto tarda mucha gente en mirar un currículum. {Pídele|Pedile} {antes} a alguien de confianza que mire el tuyo ese rato, lo cierre y conteste: «¿Qué {recuerdas|recordás}?». Si dice lo que te importaba, {déjalo|dejalo} como está. Si dice otra cosa, {sube|subí} lo importante a la primera línea y {repite|repetí}.',
      },
      {
        needs: [],
        text: 'Mientras no hay noticias, hay números: cuánto {necesitas|necesitás} al mes, cuántas semanas {aguantas|aguantás}, qué sueldo es el mínimo. {Apúntalos|Apuntalos} {antes} y debajo: «Con menos de esto, no». Si la cuenta da, la espera tiene suelo. Si no da, {pregunta|preguntá} en la oficina de empleo qué ayudas te corresponden.',
      },
      {
        needs: ['quien'],
        text: '{Avísale|Avisale} a {quien} {antes}: «Esta semana dejo quieto el tema del trabajo; si hay algo nuevo, {dímelo|decímelo}, y si no, hablemos de otra cosa». Si aparece una novedad, se atiende. Si no aparece, habrás recuperado unas cuantas conversaciones que el empleo, sin sueldo todavía, ya ocupaba a tiempo completo.',
      },
    ],
  },
  closings: {
    yes: [
      'El teléfono es de quien llama; la mañana, de quien se levanta.',
      'Buscar también es un oficio, y nadie lo paga por adelantado.',
      'Un currículum viaja mejor con un nombre en el sobre.',
    ],
    if: [
      'Una fecha pedida a tiempo ahorra tres semanas de adivinanzas.',
      'También la oferta tiene que pasar una entrevista.',
      'Donde callan diez anuncios, a veces habla una persona.',
    ],
    no: [
      'El silencio de una empresa no es un informe sobre nadie.',
      'Vigilar el teléfono no figura entre los requisitos de ningún puesto.',
      'De una puerta que no abre se aprende, al menos, la dirección.',
    ],
    wait: [
      'Quien contrata se toma su tiempo; el desayuno no tiene por qué.',
      'Una búsqueda con hora de cierre deja dormir.',
      'Lo que no trae fecha no merece quedarse con la noche.',
    ],
  },
};
