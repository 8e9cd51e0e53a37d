import type { CaseTexts } from '../../family.ts';

/** «will-they-return.how». */
export const WILL_THEY_RETURN_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Esperar ocupa las dos manos, y con las manos ocupadas no se cocina ni se abraza. Se trata de recuperar al menos una.',
    },
    {
      needs: [],
      text: 'Una ausencia se aprende como una casa a oscuras, a golpes con los muebles. Lo que falta es encender algo mientras tanto.',
    },
    {
      needs: [],
      text: '{Quieres|Querés} seguir sin que seguir parezca traición a lo que {esperas|esperás}. Ese es el nudo: cuánto permiso te das.',
    },
    {
      needs: [],
      text: 'No hay maniobra que haga volver a nadie, y sí muchas que gastan. Lo que está en tu mano es menos romántico y rinde más.',
    },
    {
      needs: ['quien'],
      text: 'Mientras {quien} decide, o no decide, hay platos, sueño y gente que te espera {a ti|a vos}. Por esa orilla se puede empezar.',
    },
    {
      needs: ['quien'],
      text: 'La ausencia que dejó {quien} tiene forma de persona y se sienta en todas las sillas. Lo que se juega es recuperarlas una por una.',
    },
    {
      needs: ['tiempo'],
      text: '{Pon|Poné} al lado de tu espera esa medida, {tiempo}, y {mírala|mirala} como se mira un alquiler: cuánto cuesta y qué incluye.',
    },
    {
      needs: ['lugar'],
      text: 'Hay un sitio en esta espera, {lugar}, que de tanto nombrarse parece el único. Queda averiguar dónde estás mientras {piensas|pensás} en él.',
    },
    {
      needs: ['evento'],
      text: 'Cerca de esta espera está {evento}, que no sabe nada del asunto. Falta decidir cómo se vive sin pedirle permiso a una ausencia.',
    },
    {
      needs: ['dia'],
      text: 'Un día, {dia}, se ha quedado con toda la luz de la semana. Seguir consiste en repartirla mejor, venga o no venga nadie.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con un plan tonto y nuevo por semana, que la esperanza pesa menos cuando se la saca a caminar con el perro.',
      ],
      rev: [
        'if',
        'Si vas a esperar, que sea con los dos pies en el suelo: trabajo, cena, sueño, y después el suspiro.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Ocupando las manos: la copa con alguien, el basto para moverte, el oro en su cuenta y la espada para los chismes.',
      ],
      rev: [
        'no',
        'Sin hechizos, sin audios ambiguos, sin jugadas para que te extrañe; de esa mesa todo el mundo se levanta con hambre.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'En silencio y por un tiempo contado, sin preguntarle a nadie por su vida, a ver qué cuenta la tuya.',
      ],
      rev: [
        'no',
        '{Sal|Salí} del oráculo permanente. Ni una lectura más de sus gestos, que ya son novela y te quitan sueño.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Dándote de comer bien y con mantel, porque en un campo cuidado la espera ocupa menos y la vida, más.',
      ],
      rev: [
        'no',
        'Dejando de criar una ausencia: el cuidado que le guardabas, en atención o en sopa, esta semana lo {pruebas|probás} {tú|vos}.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con horario: si la espera tiene su hora fija, el resto del día puede obedecer a otro gobierno.',
      ],
      rev: [
        'yes',
        'Aflojando la armadura delante de alguien, porque la regla de que no se te note ya cumplió su servicio.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Como se aprende un oficio: alguien cerca esperó y ya no espera; si te cuenta qué día dejó la llave, {copia|copiá}.',
      ],
      rev: [
        'yes',
        'A tu manera y sin luto reglamentario, que nadie ha escrito cuántos meses hay que guardar cara de espera.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligiendo cada mañana, sin ángel que empuje, entre esperar y vivir; si hoy sale esperar, que conste que fue elegido.',
      ],
      rev: [
        'no',
        'Dejando de seguirle la mirada: con quién sale, qué publica, quién le comenta. Nada de eso te contesta.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con el carro en marcha hacia algo tuyo; a alguien se le puede extrañar a buena velocidad y por otro camino.',
      ],
      rev: [
        'wait',
        'A paso corto: ni perseguir ni huir, y ninguna decisión grande hasta que las esfinges dejen de morderse.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sosteniéndote el rugido sin mandarlo por mensaje: respirar, mojarse la cara, y que el león se aburra.',
      ],
      rev: [
        'wait',
        'Con permiso para flaquear: por unos días la tarea es dormir, y que alguien te traiga algo de cenar.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con un retiro de los que tienen regreso, unas semanas hacia dentro y con el farol bajo, y luego gente.',
      ],
      rev: [
        'yes',
        'Bajando hoy un escalón de la montaña: una llamada, una cena, una cara que no sea la que falta.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Por donde algo se mueva: si esta semana cambió una cosa que no depende de su vuelta, ahí está el asiento.',
      ],
      rev: [
        'no',
        'Cortando la vuelta donde siempre empieza, en la canción, la foto o la copa: ahí hay un freno y es tuyo.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Con medida: en un platillo, las horas que cuesta esperar; en el otro, lo que dan. Si no compensa, ya hay veredicto.',
      ],
      rev: [
        'no',
        'Sin juzgarte cada noche por lo que quizá lo hubiera evitado, porque esa balanza cojea y, además, ya cerró.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Del revés: en vez de preguntar cuándo viene, preguntar qué harías hoy si supieras que tarda. Y eso se hace.',
      ],
      rev: [
        'yes',
        'Soltando la cuerda por partes: primero las noches, después los fines de semana, y la esperanza al final, que pesa poco.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Con un adiós pequeño al día, hoy una taza, otro día una canción; el caballo va despacio y no se ofende.',
      ],
      rev: [
        'no',
        'Dejando de ponerle horario a quien ya no lo cumple; esa hora muerta se puede estrenar con otra cosa.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mezclando: un rato para extrañar, otro para lo que toca, y que ninguna copa beba de la otra.',
      ],
      rev: [
        'if',
        'Ni ahogo ni sequía: si te {inundas|inundás}, menos pantalla, y si te {secas|secás}, más gente. La mezcla se corrige cada día.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Quitándote una sola argolla, la de mirar su última conexión: la cadena es floja y empieza por ahí.',
      ],
      rev: [
        'yes',
        'Contando los días sin mirar atrás y perdonando los otros: de ese lazo se sale a tropezones y se sale igual.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Entre escombros se vive por habitaciones, así que {ordena|ordená} hoy una, la cama o la agenda, y {deja|dejá} el resto con polvo.',
      ],
      rev: [
        'if',
        'Diciéndole «estoy mal» a alguien antes de que lo diga la pared; si cuesta, se empieza por un «regular».',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Repartiendo el agua: una jarra para lo que {esperas|esperás} y otra, igual de llena, para lo que ya está.',
      ],
      rev: [
        'wait',
        'Con metas de una jarra: ducharse, salir, volver. La fe que falta no se exige, se le guarda el turno.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Prohibido interpretar a la luz de la luna; lo que quiso decir esa foto puede esperar al desayuno, y rara vez llega.',
      ],
      rev: [
        'if',
        'Con lo que ya se distingue: si entre tanto rumor hay un hecho, {apóyate|apoyate} en ese y en ningún otro.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz y con planes de verdad: la alegría que te {permites|permitís} hoy no le quita el sitio a nadie.',
      ],
      rev: [
        'if',
        'Sin sonrisa de muro: si alguien pregunta cómo estás, una frase cierta calienta más que tres girasoles.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Levantándote a lo que ya te llamaba antes de esta espera, que seguía sonando con peor volumen.',
      ],
      rev: [
        'no',
        'Levantando la sesión de madrugada, sin fiscal ni defensa, que nadie está obligado a declarar dos veces lo mismo.',
      ],
    },
    'El Mundo': {
      up: [
        'no',
        'Como quien termina un baile y da las gracias, con la vuelta completa y la puerta abierta para tomar aire.',
      ],
      rev: [
        'yes',
        'Acabando una cosa entera, aunque sea una estantería, para que un círculo cerrado haga compañía al que no cierra.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Llama|Llamá} {antes} a quien lleve tiempo oyéndote hablar de esto y {di|decí}: «Hoy no vengo a contarte de la espera. ¿Qué hay de lo tuyo?». Una hora, sin teléfonos. Si pasa sin que saques el tema, hay más vida de la que parece. Si se te escapa, {ríete|reíte} y {vuelve|volvé} a preguntar.',
      },
      {
        needs: [],
        text: '{Elige|Elegí} algo que dejaste para cuando vuelva, una película, un viaje corto, unas cortinas, y {hazlo|hacelo} {antes} con esta frase por delante: «Esto era mío, no de la espera». Si lo {disfrutas|disfrutás}, {apunta|apuntá} el siguiente. Si te sabe a poco, {invita|invitá} a alguien la próxima vez, que en compañía se estrena mejor.',
      },
      {
        needs: ['quien'],
        text: 'Lo que decida {quien} no cabe en tu agenda; esto sí: {escribe|escribí} en ella {antes} «Cita conmigo, sin teléfono» y {cúmplela|cumplila} como si hubiera testigos. Si la {disfrutas|disfrutás}, {repite|repetí} cada semana. Si a los diez minutos {buscas|buscás} la pantalla, la próxima será en un sitio con ruido y gente alrededor.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Una cuenta rara: de tus horas despiertas de un día cualquiera, cuántas se fueron en esperar. {Escríbela|Escribila} {antes} así: «Ese día la espera costó tanto». Si es poco, se puede llevar. Si cuesta más que el sueño o que la mesa, {recorta|recortá} media hora, y con ayuda profesional se recorta mejor.',
      },
      {
        needs: [],
        text: 'Un trato por escrito {antes}, con una razón en cada lado: «Espero si…», «Dejo de esperar si…». Que sean hechos y no corazonadas. Si se cumple la primera, {sigue|seguí} un mes y se revisa. Si se cumple la segunda, no discutas con tu propia letra: {respeta|respetá} lo firmado y {avísale|avisale} a alguien que te acompañe.',
      },
      {
        needs: ['quien'],
        text: 'Para lo práctico con {quien}, llaves, papeles, criaturas, cuentas, un mensaje sin doble fondo {antes}: «Necesito resolver esto; ¿a qué hora te sirve?». Si contesta a eso, {sigue|seguí} con eso. Si mezcla recuerdos, {vuelve|volvé} al asunto. Si no hay nada práctico que resolver, ya {sabes|sabés} qué era el pretexto. Lo legal, con un abogado.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'La señal que más {miras|mirás}, sea foto, chat o estado, sale {antes} de tu vista, y en su sitio queda una nota: «Aquí yo buscaba una respuesta». Si al pasar {respiras|respirás} mejor, {deja|dejá} la nota. Si te tiembla la mano, {quítala|quitala} solo de noche, que es cuando más habla.',
      },
      {
        needs: [],
        text: 'Que alguien te guarde una cosa, la llave, el número, la contraseña, y te la devuelva solo si {dices|decís} para qué. {Pídelo|Pedilo} {antes}: «{Guárdame|Guardame} esto y {pregúntame|preguntame} antes de dármelo». Si no la {pides|pedís}, queda en buenas manos. Si la {pides|pedís}, habrá conversación, que es más de lo que daba la llave.',
      },
      {
        needs: ['quien'],
        text: '{Escríbele|Escribile} a {quien} una carta de las que no salen: «Ya no te espero a las mismas horas», y {di|decí} cuáles. {Ciérrala|Cerrala} {antes} en un sobre sin dirección. Si dura cerrado una semana, esas horas ya tienen otro dueño. Si lo {abres|abrís}, {agrega|agregá} una línea y {ciérralo|cerralo} de nuevo.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Para esta temporada, una sola regla, escrita {antes} en la puerta por la que {sales|salís}: «Nada que no haría si estuviera bien». Sirve para mensajes, compras y copas. Si te frena dos veces, se ganó el sitio. Si se rompe, {cambia|cambiá} la regla por una más pequeña, y nada de castigos.',
      },
      {
        needs: [],
        text: '{Pon|Poné} {antes} una fecha de revisión en el calendario, con esta pregunta: «¿Esto todavía me da algo?». Hasta entonces no se revisa, ni de madrugada. Si ese día la respuesta sale rápida, {hazle|hacele} caso. Si sale larga y con muchos peros, otro plazo, más corto, y que alguien de confianza lleve la cuenta.',
      },
      {
        needs: ['quien'],
        text: 'Pensar en {quien} no se prohíbe, se cita: quince minutos después de la cena, en una silla que no sea la tuya, con un «te escucho» dicho en voz baja. {Prueba|Probá} {antes}. Si a los quince te {levantas|levantás} con sueño, funciona. Si te {quedas|quedás} una hora, {usa|usá} la silla más incómoda de la casa.',
      },
    ],
  },
  closings: {
    yes: [
      'Con una mano libre ya se puede abrir una ventana.',
      'Seguir no es olvidar: es cambiar de silla.',
      'La casa a oscuras también tiene interruptores.',
    ],
    if: [
      'Hasta la paciencia mejora cuando alguien le pasa la factura.',
      'Lo que se espera bien cabe en un rato del día.',
      'El papel firmado a mediodía manda más que la medianoche.',
    ],
    no: [
      'Dejar de vigilar una puerta no la cierra.',
      'A las ausencias no se les debe hospedaje.',
      'Quien deja de contar los días descubre que seguían pasando.',
    ],
    wait: [
      'Esta noche no hay nada que resolver; mañana, algo menos.',
      'Una temporada a media luz también lleva a alguna parte.',
      'La tristeza con horario deja dormir a los vecinos.',
    ],
  },
};
