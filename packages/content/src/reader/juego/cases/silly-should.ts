import type { CaseTexts } from '../../family.ts';

/** «silly.should». */
export const SILLY_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'La decisión es pequeña y por eso no deja en paz: las grandes, al menos, vienen con formularios. Se juega un gusto.',
    },
    {
      needs: [],
      text: 'Hay una tontería sobre la mesa y un jurado interior con toga. Lo que se decide es quién preside la tarde.',
    },
    {
      needs: [],
      text: 'Entre una cosa y la otra hay aproximadamente nada, y sin embargo aquí está la duda. Algo tendrá esa nada para pedir consulta.',
    },
    {
      needs: [],
      text: 'La vida seria descansa un momento y deja pasar esta duda, que no va a cambiar nada salvo, quizá, el resto del día.',
    },
    {
      needs: ['quien'],
      text: 'Por medio anda {quien}, y lo que era un capricho gana testigo. Se decide algo pequeño con público de primera fila.',
    },
    {
      needs: ['quien'],
      text: 'Si {quien} supiera lo que se está consultando, tendría una opinión. Conviene decidir antes de que la tenga.',
    },
    {
      needs: ['tiempo'],
      text: 'Darle a esto {tiempo} de pensamiento es un lujo o un récord. Ahora toca que la duda se gane el sueldo.',
    },
    {
      needs: ['suma'],
      text: 'El disparate tiene etiqueta, {suma}, y al lado una vocecita con calculadora. Se decide cuánto se puede pagar por reírse.',
    },
    {
      needs: ['lugar'],
      text: 'La escena pedía decorado y ya lo tiene, {lugar}. Falta saber si la tontería sube al escenario o mira desde la puerta.',
    },
    {
      needs: ['dia'],
      text: 'La locura tiene fecha, {dia}, lo cual la vuelve casi un plan. Se decide si queda en el calendario o en la imaginación.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} de fondo, cualquier ocurrencia parece más grande. Se decide si será una anécdota o un prudente silencio.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, y lo primero que se te ocurrió: el hatillo no da para dos arrepentimientos.',
      ],
      rev: [
        'no',
        'No, o no tan al borde: cuando hasta el perro pone cara de persona adulta, conviene darle la razón.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí, con lo que haya en la mesa: quien mezcla bien no tiene por qué elegir un palo y olvidar los otros.',
      ],
      rev: [
        'if',
        'Que sea hoy, y entonces sí: con una explicación más se enfría el truco y también la cena.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        '{Cúbrelo|Cubrilo} con el manto hasta la noche; si la tentación sigue asomando una punta, ya tiene permiso.',
      ],
      rev: [
        'if',
        'Adelante si nadie te lo ha recomendado: de opiniones ajenas ese velo ya tiene bastantes manchas.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Con doble de lo rico, sí: la corona lleva doce estrellas y ninguna cuenta calorías.',
      ],
      rev: [
        'no',
        'Ese capricho otra vez, no: hasta el trigo se empacha, y el hambre de mañana también tiene derecho.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Permiso concedido con una cláusula: se hace con dignidad imperial y no se pide perdón al terminar.',
      ],
      rev: [
        'yes',
        'Sí: la norma que lo prohíbe no lleva firma, y los carneros están mirando hacia otro lado.',
      ],
    },
    'El Hierofante': {
      up: [
        'no',
        'La tradición dice que no, y la tradición suele acordarse de alguien que lo hizo y cambió de tema para siempre.',
      ],
      rev: [
        'yes',
        'Sí, y de espaldas a los acólitos: las mejores recetas empezaron como una herejía con mucho queso.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Lo que miraste primero, sí; lo que miraste después fue por educación, y el ángel se dio cuenta.',
      ],
      rev: [
        'wait',
        'Hasta que alguna de las dos cosas te haga levantar los ojos, no: elegir por cumplir deja hambre doble.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Primero una y después la otra: las esfinges tiran distinto, pero el carro es amplio y va hacia delante.',
      ],
      rev: [
        'wait',
        'Antes de salir conviene saber si es gana o es prisa: las dos esfinges ya discuten por el postre.',
      ],
    },
    'La Fuerza': {
      up: [
        'if',
        'Sí, siempre que luego cierres la boca con suavidad: al león y al chisme se los trata igual.',
      ],
      rev: [
        'no',
        'Hoy no: con el cansancio puesto, cualquier travesura se convierte en trabajo, y el león pide manta.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Si también te haría gracia a solas y sin testigos, adelante; el farol no se lo cuenta a nadie.',
      ],
      rev: [
        'yes',
        'Sí: ya lo meditaste más que algunas carreras, y en la montaña hace falta que alguien baje por comida.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'A cara o cruz y con una trampa: si al caer la moneda te decepciona, {haz|hacé} lo otro.',
      ],
      rev: [
        'no',
        'No: a esa vuelta se le conoce el final, y la esfinge todavía se acuerda del olor.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Si se puede contar en el desayuno mirando de frente, la balanza autoriza; si no, mejor la otra cosa.',
      ],
      rev: [
        'no',
        'Con esa excusa, que cojea, no: {busca|buscá} una que se tenga en pie o {renuncia|renunciá} con elegancia.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Ni sí ni no por media hora: cabeza abajo, las dos opciones caen del bolsillo y una rueda más lejos.',
      ],
      rev: [
        'yes',
        'Ahora, sí: {llevas|llevás} colgando de esta duda más de lo que dura cualquiera de sus consecuencias.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        '{Despídete|Despedite} de la idea con una flor: fue bonita de pensar y, de hecha, iba a pedir explicaciones.',
      ],
      rev: [
        'if',
        'Si es por nostalgia, no, que aquel sabor ya se fue a caballo; si es por hambre, adelante.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mitad y mitad: la moderación también consiste en no privarse de ninguna, con un pie en cada plato.',
      ],
      rev: [
        'if',
        'En dosis pequeña, sí; la jarra entera es la diferencia entre una anécdota y un tema de familia.',
      ],
    },
    'El Diablo': {
      up: [
        'yes',
        'Sí, con los ojos abiertos y la cadena floja: para un vicio tan modesto, lo mínimo es disfrutarlo.',
      ],
      rev: [
        'no',
        'No, y sin mérito ninguno: el lazo se abrió hace un rato y se sigue ahí por orgullo.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No: esta tontería tiene forma de chispa, y cerca hay una sobremesa con techo de paja.',
      ],
      rev: [
        'wait',
        'Todavía no: {aparta|apartá} primero lo que se pueda romper, sea la vajilla o el orgullo de alguien, y {vuelve|volvé} a mirar.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, y sin contar gotas: un deseo pequeño y cumplido puede regar la semana entera.',
      ],
      rev: [
        'wait',
        'Con una siesta de por medio: ahora hasta la opción buena parece lejana y con poca agua.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'De madrugada no se toman decisiones, ni gastronómicas ni de las otras: el lobo siempre vota que sí.',
      ],
      rev: [
        'if',
        'Si con la luz de la cocina sigue pareciendo buena idea, lo es; el cangrejo también salió a picar algo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, de frente y con los brazos abiertos: hay girasoles que se asomarían nada más que por mirar.',
      ],
      rev: [
        'if',
        'Con más ganas que pose, sí; si es para la foto, el caballo prefiere quedarse en la sombra.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Si la llamada ya te levantó del sofá, sí: volver a tumbarse ahora sería un desperdicio de trompeta.',
      ],
      rev: [
        'wait',
        'Cuando se disuelva el tribunal: mientras imagines lo que dirán, cualquier opción va a saber a juzgado.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Hasta el final, sí: una tontería completa, con su vuelta y su reverencia, rinde por dos a medias.',
      ],
      rev: [
        'if',
        'Si antes {terminas|terminás} lo que {tienes|tenés} empezado en el plato, sí; una esquina, un bocado y libertad.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Hazlo|Hacelo} {antes}, entero y sin disculparte, y {di|decí} al empezar, para que conste: «Esto es a propósito». Si sale bien, queda fundada una tradición. Si sale regular, queda fundada una anécdota, que dura más y no ensucia. En los dos casos {apunta|apuntá} la fecha: las tonterías célebres siempre tienen aniversario.',
      },
      {
        needs: [],
        text: '{Recluta|Reclutá} {antes} a alguien cómplice con esta línea exacta: «{Ven|Vení} con hambre y sin preguntas». Si viene, la decisión tiene testigo y, dividida, pesa menos. Si pregunta, {cuenta|contá} la mitad y {guarda|guardá} la otra para el momento en que ya sea tarde para opinar, que es el mejor.',
      },
      {
        needs: ['quien'],
        text: '{Anúnciaselo|Anunciáselo} a {quien} {antes}, con solemnidad de comunicado: «Ya tomé una decisión». {Espera|Esperá} tres segundos y {suelta|soltá} cuál. Si se ríe, hay bendición. Si pregunta por qué, «Porque sí» es una respuesta completa. Si pone cara seria, {ofrece|ofrecé} compartir: la seriedad, a esas alturas, suele ser hambre.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición se mide con una pregunta escrita {antes} en una servilleta: «¿Lo contaría con gusto?». Si la respuesta es sí, adelante y sin remordimiento. Si es «Según a quién», {prueba|probá} la versión pequeña. Y si es no, la servilleta todavía sirve para aquello que fue inventada, y nadie lo sabrá.',
      },
      {
        needs: [],
        text: '{Tira|Tirá} una moneda {antes}, cara para una cosa y cruz para la otra, y mientras vuela {termina|terminá} esta frase en voz alta: «Que salga…». Si la terminaste, ya elegiste y la moneda puede quedarse en el suelo. Si no te salió nada, te da igual, y entonces manda la opción más barata.',
      },
      {
        needs: ['quien'],
        text: '{Plantéale|Planteale} a {quien} {antes} la consulta como si fuera ajena: «Alguien duda si…». Si opina con entusiasmo, se cumple la condición. Si opina con prudencia, {agradece|agradecé} y {rebaja|rebajá} un poco el plan. Si responde que ese alguien {eres|sos} {tú|vos}, {invita|invitá} a lo que sea: se lo ganó en buena lid.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'El no, con premio: {renuncia|renunciá} {antes} en voz alta, «Hoy paso», y date en el acto otro gusto de tamaño parecido. Si en una hora se te ha olvidado, era aire. Si vuelve a la cabeza cada rato, {apúntalo|apuntalo} para el mes que viene y que se gane el puesto.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} el titular que saldría si lo hicieras, «Fuentes cercanas lamentan…», y lo que siga. Si da risa y no hay víctimas, {guárdalo|guardalo} de cuento y que ahí se quede. Si en el titular sale lastimada una persona, o una cocina, el no estaba bien dado y se puede cenar en paz.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} se le puede contar la idea sin cumplirla: «Casi hago una cosa, y me contuve por tu bien». {Dilo|Decilo} {antes} y {disfruta|disfrutá} de la cara. Si quiere saber cuál, el relato rinde más que el hecho. Si prefiere no saberla, queda un secreto barato y la paz de la casa intacta.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Aplaza|Aplazá} la tontería con papeles: {escribe|escribí} {antes} «Se estudiará» en una nota y {déjala|dejala} a la vista dos días. Si cada vez que pases te da risa, sube puntos. Si al segundo día no hay quien sepa a qué se refería, quedó resuelta por la vía más descansada, que es el olvido.',
      },
      {
        needs: [],
        text: '{Come|Comé} algo, {duerme|dormí} algo y {vuelve|volvé} a la cuestión {antes} con una palabra nada más: «¿Todavía?». Si la respuesta sale en menos de un segundo, {hazlo|hacelo}. Si hay que pensarla, era hambre o sueño con disfraz. Ninguna tontería de calidad ha perdido nada por esperar el final de una siesta.',
      },
      {
        needs: ['quien'],
        text: '{Abre|Abrí} una consulta popular con {quien} en la presidencia: {pregunta|preguntá} {antes} «¿A favor, en contra o con postre?» y {cuenta|contá} los votos. Si gana el postre, esa era la salida. Si hay empate, se repite después de cenar. Si nadie vota, {decides|decidís} {tú|vos}, y constará en acta que hubo urnas.',
      },
    ],
  },
  closings: {
    yes: [
      'Una tontería hecha con esmero ya es casi una ceremonia.',
      'De decisiones pequeñas está hecho el buen humor de la semana.',
      'Nadie escribió sus memorias sobre lo que dejó en el menú.',
    ],
    if: [
      'El buen capricho sabe a qué hora se vuelve a casa.',
      'Con una condición, hasta el disparate se peina.',
      'Lo mejor de una duda chica es que cabe en un bocado.',
    ],
    no: [
      'Hay ideas que lucen más sin estrenar.',
      'Renunciar a una bobada deja un hueco ideal para otra.',
      'La dignidad también se alimenta, aunque come poco.',
    ],
    wait: [
      'La tentación que vuelve después de la siesta merece que la atiendan.',
      'Un capricho con paciencia empieza a llamarse plan.',
      'Mañana también habrá tonterías, y algunas traerán queso.',
    ],
  },
};
