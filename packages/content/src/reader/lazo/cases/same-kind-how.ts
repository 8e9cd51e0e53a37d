import type { CaseTexts } from '../../family.ts';

/** «same-kind.how». */
export const SAME_KIND_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Se puede cambiar de barrio, de aplicación y de peinado, y seguir eligiendo con la misma mano. Toca enseñarle a esa mano otra cosa.',
    },
    {
      needs: [],
      text: 'Para el amor no reparten turno, y eso desespera y también deja libre. Lo que está en juego es qué {haces|hacés} en la sala de espera.',
    },
    {
      needs: [],
      text: 'Elegir distinto empieza por no reconocer nada, ni el vértigo de siempre ni la prisa. Cuesta, porque lo nuevo al principio parece soso.',
    },
    {
      needs: [],
      text: '{Quieres|Querés} otra clase de amor y las ganas son buenas. Falta el cómo, que es pequeño, diario, y no sale en las películas.',
    },
    {
      needs: ['quien'],
      text: 'Ahí está {quien}, y ya te {preguntas|preguntás} si es la historia nueva o la de siempre con otra ropa. El cómo empieza por mirar despacio.',
    },
    {
      needs: ['quien'],
      text: 'Gracias a {quien}, o a pesar de {quien}, ya {sabes|sabés} qué no repetir. Falta aprender qué se pone en ese hueco.',
    },
    {
      needs: ['tiempo'],
      text: '{Cuentas|Contás} {tiempo} y el amor no lleva reloj. Lo que importa es cómo {usas|usás} el próximo rato, que todavía no está contado.',
    },
    {
      needs: ['lugar'],
      text: 'Buscar en {lugar} o fuera cambia el paisaje y deja igual el ojo. Lo que hay que mover está más cerca que cualquier mapa.',
    },
    {
      needs: ['evento'],
      text: 'Ahí asoma {evento}, y con eso la tentación de llegar con la historia resuelta. Pero elegir bien no se hace para una foto.',
    },
    {
      needs: ['dia'],
      text: 'Le pusiste un día al asunto, {dia}, y el calendario no entiende de amores. El cómo cabe en cualquier tarde de la semana.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        '{Sal|Salí} por donde no {sueles|solés}, con curiosidad y poco bulto, que lo nuevo casi nunca pasa por la esquina de siempre.',
      ],
      rev: [
        'wait',
        'Mirando el suelo antes que la flor. Que haya cuatro encuentros cortos antes de llamarlo amor y atar el hatillo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con otra herramienta: si siempre {conquistas|conquistás} hablando, {escucha|escuchá}; si siempre {esperas|esperás}, {invita|invitá}. La mesa ya está puesta.',
      ],
      rev: [
        'no',
        'Sin perfiles retocados ni personajes, porque lo que se consigue con un truco se sostiene con trucos toda la cena.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Despacio y de oído: la primera incomodidad, esa que se disculpa, se apunta. Del cuándo, el velo no suelta prenda.',
      ],
      rev: [
        'if',
        'Si antes de una segunda cita {pides|pedís} diez opiniones, {prueba|probá} con ninguna: el criterio se oye cuando hay silencio.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Cultivando una vida que dé gusto aun sin compañía, donde quien llegue encuentre trigo y no un puesto de guardia.',
      ],
      rev: [
        'no',
        'Dejando vacante el trono de quien cuida a todo el mundo, sin rescates ni sopas durante el primer mes.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con dos o tres límites de piedra, pocos y dichos: si alguien los salta al principio, ya contestó.',
      ],
      rev: [
        'yes',
        'Quitándole años al reglamento: esa lista de requisitos protege mucho y no deja que nadie se siente. {Tacha|Tachá} la mitad.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Por el orden antiguo, que algo sabía: conocer, tratar, confiar, y querer al final. Si se invierte la fila, se repite.',
      ],
      rev: [
        'yes',
        'Desobedeciendo al tipo ideal que te enseñaron, tomando café con alguien que tu familia jamás habría imaginado.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligiendo y dejando que te elijan, a plena luz: si hay que esconderlo o adivinarlo, por ahí no era.',
      ],
      rev: [
        'no',
        'Con un no dicho a tiempo, porque cada sí por compromiso ocupa la silla donde podría sentarse otra cosa.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con rumbo antes que pareja: {decide|decidí} hacia dónde va tu año y {mira|mirá} quién camina en esa dirección.',
      ],
      rev: [
        'wait',
        'Levantando el pie. En los primeros meses de entusiasmo nada se decide, que ahí conducen las esfinges.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la mano abierta: cuando algo ruja por lo conocido, se le escucha, se le acaricia y no se le obedece.',
      ],
      rev: [
        'wait',
        'Descansando de la búsqueda hasta recuperar el gusto; con el león rendido se elige a quien ofrezca una manta.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con una temporada de farol bajo y sin citas, para afinar el oído a la compañía que hace bien.',
      ],
      rev: [
        'yes',
        'Saliendo, que el amor no sube montañas a entregar paquetes: un curso, una mesa larga, un sí a la próxima invitación.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'El cuándo lo sabe la rueda y no lo cuenta; el cómo es estar donde gira: si nadie te ve, nadie coincide.',
      ],
      rev: [
        'no',
        'Cambiando la primera pieza, la que arranca el giro: si siempre empieza con prisa y de noche, eso se acabó.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Pesando al mes y con hechos: quién llama, quién propone, quién cumple. Si un platillo va vacío, se corta a tiempo.',
      ],
      rev: [
        'no',
        'Sin perdonar de entrada lo que en una amistad no pasarías. Esa es la pesa que suele faltar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Al revés que siempre: donde {corres|corrés}, {espera|esperá}; donde {esperas|esperás}, {pregunta|preguntá}. Un mes así enseña más que otra búsqueda.',
      ],
      rev: [
        'yes',
        'Soltando la cuerda de lo imposible, que ocupa mucho sitio y nunca ha invitado a bailar a nadie.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo con flor y sin reproche a la persona que antes elegía por {ti|vos}; la de ahora tiene otro gusto.',
      ],
      rev: [
        'no',
        'Mientras cada cara nueva se compare con la que ya pasó a caballo, no empieza nada. Ese retrato, a la pared.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'En dosis de copa pequeña: dos horas y a casa, un mensaje y a dormir; lo que importe aguanta la medida.',
      ],
      rev: [
        'if',
        'Si empieza desbordado, {cierra|cerrá} un poco la mano: verse menos, al principio, no enfría nada que sea de verdad.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Desconfiando del flechazo que aprieta el cuello: si la primera sensación es de cadena conocida, se saluda y se sigue.',
      ],
      rev: [
        'yes',
        'Con la salida preparada: cuando tire la atracción de siempre, una llamada a alguien que te la recuerde con humor.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Tirando abajo el retrato de la persona perfecta, para que por el hueco quepa gente de tamaño natural.',
      ],
      rev: [
        'if',
        'Hablando en cuanto asome la grieta y no a los seis meses: si algo no soporta una frase honesta, mejor saberlo pronto.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Volviendo a lo que te hace bien sin ayuda de nadie; el cuándo no tiene fecha, el agua sí: todos los días.',
      ],
      rev: [
        'wait',
        'Bajando la vara de la esperanza y no la del trato: una salida al mes, mucha agua, y que vuelvan las ganas.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Nada se elige con esta luz: a quien te fascine de noche, {proponle|proponele} un desayuno y {mira|mirá} qué queda.',
      ],
      rev: [
        'if',
        'Si ya {reconoces|reconocés} el aullido, no corras hacia ahí: {camina|caminá} hacia lo que ni te asusta ni te hipnotiza.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Por donde {ríes|reís} sin esfuerzo, que como criterio alcanza. El cuándo no se ve desde aquí; la luz, sí.',
      ],
      rev: [
        'if',
        'Enseñando también la cara nublada: si a la tercera cita solo conocen tu sonrisa, aún no te han elegido {a ti|a vos}.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Contestando a lo que te llama de verdad, aunque no sea amor; cualquier encuentro va mejor de pie.',
      ],
      rev: [
        'wait',
        'Primero, levantar la condena, porque esto no es una falta tuya. Con esa frase creída a medias ya se elige otra cosa.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Desde lo completo: {elige|elegí} a quien sume baile y no a quien venga a rellenar el hueco de la corona.',
      ],
      rev: [
        'if',
        'Cerrando antes la última historia, aunque fuera imaginada, que si queda entreabierta se cuela la siguiente, igualita.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Di|Decí} que sí {antes} a un plan donde no conozcas a todo el mundo, y {lleva|llevá} una pregunta en el bolsillo: «¿Qué te tiene con ganas últimamente?». {Úsala|Usala} con dos personas. Si alguna conversación te da calma, {apunta|apuntá} qué la dio. Si ninguna, ya ensayaste, que era el plan, y a dormir temprano.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} el retrato de un buen día con alguien, sin cara ni oficio, solo con verbos: «Cocinamos, callamos, reímos…». Siete verbos. Si varios ya los {haces|hacés} con tu gente, vas bien. Si casi todos faltan, {elige|elegí} uno y {hazlo|hacelo} con quien tengas cerca: a elegir también se aprende practicando.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} lo sepa {antes}, o lo sepa quien más confianza te dé, en una línea: «Estoy aprendiendo a elegir despacio; si me ves correr, {avísame|avisame}». Si se ríe con cariño, ya {tienes|tenés} quien te acompañe. Si lo usa de burla, {busca|buscá} otra persona para ese encargo, que la hay.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Tres límites, ni uno más, en un papel que empiece así: «Conmigo sí se puede… Conmigo no se puede…». {Decídelos|Decidilos} {antes}, aprovechando un rato en que nadie te guste. Si la próxima persona los respeta sin que insistas, {sigue|seguí} conociéndola. Si se salta uno la primera semana, el papel ya hizo su trabajo.',
      },
      {
        needs: [],
        text: 'La señal que siempre {disculpas|disculpás}, {conviértela|convertila} {antes} en pregunta de segunda cita, por ejemplo: «¿Cómo terminó lo último que tuviste?». Si quien contesta cuida a quien no está, buen dato. Si todo el mundo tuvo la culpa menos quien habla, {paga|pagá} tu café con calma y {mira|mirá} qué hora es.',
      },
      {
        needs: ['quien'],
        text: 'Si {quien} es parte de lo que te {preguntas|preguntás}, una prueba sobria y corta {antes}: «¿Caminamos una hora, de día?». Si hay gusto sin música ni penumbra, eso merece otra hora. Si solo funciona a oscuras, ya {conoces|conocés} esa película, y esta vez {puedes|podés} salir antes de los créditos.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Un mes de veda, declarado en voz alta {antes}: «No voy a perseguir, rescatar ni convencer a nadie». {Díselo|Decíselo} a quien te lo vaya a repetir. Si a los tres días te pica, {anota|anotá} por quién y a qué hora. Si no te pica, {usa|usá} las tardes libres, que eran muchas y andaban disfrazadas.',
      },
      {
        needs: [],
        text: '{Cierra|Cerrá} {antes} una puerta por donde siempre entra lo de siempre, una aplicación, un bar, un contacto de madrugada, y {deja|dejá} escrito en su lugar: «Por aquí ya fui». Si la {extrañas|extrañás}, {mira|mirá} a qué hora. Si ni te {enteras|enterás}, {cierra|cerrá} otra, y una se queda abierta hacia gente nueva.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} toca practicar el no corto: «Te lo agradezco, y esta vez no». {Úsalo|Usalo} {antes} en algo pequeño, para que la boca aprenda. Si lo recibe bien, el trato mejora. Si insiste, {repítelo|repetilo} igual y sin agregar motivos. Si te da miedo decirlo, eso se habla pronto con ayuda profesional.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Pon|Poné} {antes} una fecha en el calendario para volver a buscar y, hasta entonces, un cartel: «Cerrado por aprendizaje». En ese tiempo, una cosa nueva que no lleve a nadie. Si al llegar la fecha hay curiosidad, se abre. Si hay cansancio, se prorroga, y nadie va a venir a cobrarte el alquiler.',
      },
      {
        needs: [],
        text: 'Una libreta de lo lento: cada vez que alguien o algo te guste sin vértigo, una línea, «esto me gustó y no me quitó el sueño». {Reúne|Reuní} las que puedas {antes}. Si cuesta encontrarlas, el paladar está hecho a lo fuerte. Si salen sin buscar, ya está eligiendo otra mano, y esa no tiene prisa.',
      },
      {
        needs: ['quien'],
        text: 'Por unas semanas, lo de {quien} va a una caja rotulada «para después». {Ciérrala|Cerrala} {antes}, con un papel dentro que diga qué {esperas|esperás}. Si al abrirla {quieres|querés} lo mismo, hay de qué conversar. Si te da un poco de risa, era ruido, y al ruido le viene bien un rato de tapa.',
      },
    ],
  },
  closings: {
    yes: [
      'La mano aprende en cuanto se le ofrece otra taza.',
      'Al amor no se le conoce el horario; a las ventanas, sí.',
      'Lo nuevo suele entrar sin música.',
    ],
    if: [
      'Elegir despacio también es una manera de enamorarse.',
      'Un límite bien puesto hace de presentación.',
      'Lo soso del principio a veces era salud.',
    ],
    no: [
      'Una silla libre también es una elección, y no cojea.',
      'Para cambiar de historia hay que llegar tarde a la anterior.',
      'Decir que no es otra manera de guardar sitio.',
    ],
    wait: [
      'Ningún turno se pierde por quedarse un rato en casa.',
      'Al apetito no se le persigue con el plato.',
      'Una temporada sin buscar no es una temporada sin vivir.',
    ],
  },
};
