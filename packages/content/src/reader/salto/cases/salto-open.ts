import type { CaseTexts } from '../../family.ts';

/** «salto.open». */
export const SALTO_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Un cambio grande rara vez llega con el nombre puesto. Se sabe ya lo que pesa, y falta saber hacia qué lado.',
    },
    {
      needs: [],
      text: 'Algo tuyo está por cambiar de sitio y desde fuera no se distingue la pieza. Conviene mirar la que más cuesta nombrar.',
    },
    {
      needs: [],
      text: 'Entre lo que hay y lo que podría haber queda un trecho sin baranda. Lo que se juega es cómo se cruza, si se cruza.',
    },
    {
      needs: [],
      text: 'Los cambios de vida hacen poco ruido al principio: una pregunta que vuelve a la misma hora. Esta ya tiene silla propia.',
    },
    {
      needs: ['quien'],
      text: 'En este cambio hay más de una persona, y {quien} es parte de la cuenta. Cuánto pesa su parte todavía no está dicho.',
    },
    {
      needs: ['quien'],
      text: 'Pasa cerca de {quien} eso que está por moverse. Antes de mirar lo ajeno, viene bien saber qué pedazo es tuyo.',
    },
    {
      needs: ['tiempo'],
      text: 'Para este cambio nombraste {tiempo}, y un número así ya es una opinión. Falta averiguar de quién.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en el asunto, el cambio tiene al menos una esquina que se puede medir. Las otras tres se miden de otro modo.',
    },
    {
      needs: ['lugar'],
      text: 'En medio de este cambio suena {lugar}, y está por verse si es destino, punto de partida o pretexto.',
    },
    {
      needs: ['evento'],
      text: 'Muy cerca de este cambio está {evento}, y lo cercano se contagia. Queda por ver cuál de las dos cosas mueve a la otra.',
    },
    {
      needs: ['dia'],
      text: 'Este cambio trae una fecha al lado, {dia}. Una fecha ordena mucho, aunque no explique para qué.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Adelante con poco: un paso que se pueda contar en una línea, y el perro al lado por si avisa.',
      ],
      rev: [
        'wait',
        'Bajo ese pie no hay suelo todavía: primero se mira, se pregunta y se mide; los pasos saben esperar.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Por una sola pieza: con lo que ya está servido en la mesa alcanza para el primer movimiento.',
      ],
      rev: [
        'no',
        'Mucha mesa puesta y las manos quietas: así no. Menos planes a la vez, y uno de ellos hecho de verdad.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Callarlo y dormirlo, por ahora: hay una parte que ya {sabes|sabés}, y los velos pesan menos por la mañana.',
      ],
      rev: [
        'if',
        'Si se apagan las opiniones de alrededor y la idea sigue encendida, adelante; si se apaga también, era eco.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Con un cuidado diario y sin tirar del tallo: lo que se riega poco a poco agarra más hondo.',
      ],
      rev: [
        'no',
        'No mientras tu mano atienda a todo el mundo y llegue tarde a lo tuyo: esa corona pide antes una silla.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con un límite, un número y una fecha por escrito, sí; sin esas tres piedras es conversación de sobremesa.',
      ],
      rev: [
        'yes',
        'Sí a jubilar la regla que sigue en pie por costumbre: pesa más que el cambio, y ya no la defiende nadie.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Primero, escuchar a dos personas que pasaron por algo parecido: si coinciden en un consejo, ahí está la llave.',
      ],
      rev: [
        'yes',
        'A tu manera: lo que te enseñaron sirve hasta esta puerta, y la llave siguiente se hace a medida.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si {puedes|podés} decir a plena luz lo que {quieres|querés}, y decírselo a quien le toque, sí; a media voz, falta.',
      ],
      rev: [
        'no',
        'No para quedar bien: cuando los ojos van a un lado y la boca promete el otro, se pregunta de nuevo.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con rumbo y sin unanimidad: una parte tira, otra remolonea, y así se avanza siempre que haya adónde.',
      ],
      rev: [
        'wait',
        'Un alto breve: sobra impulso y falta destino. Cuando quepa en una línea, las esfinges sabrán de qué tirar.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Despacio y con la mano puesta: lo que ruge en este cambio se deja acompañar mejor que vencer.',
      ],
      rev: [
        'wait',
        'Después de un descanso de los de verdad: con el pulso temblando, ni sujetar ni soltar sale limpio.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'A solas un rato y con poca luz: se mira el tramo siguiente y se deja la montaña para otra noche.',
      ],
      rev: [
        'yes',
        'Arriba ya se pensó bastante: lo que toca es bajar y decirlo en voz alta, aunque salga torcido.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Mientras gire lo que no está en tu mano, el sitio bueno es el centro: hacer poco y mirar bien.',
      ],
      rev: [
        'if',
        'Si esto se parece demasiado a otra vez, que cambie al menos un gesto; con los mismos, da la misma vuelta.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'En un platillo lo que se gana, en el otro lo que se deja: si la aguja te aguanta la mirada, sí.',
      ],
      rev: [
        'no',
        'No con esa pesa: hay una mitad del asunto que se cuenta bonita y otra que no se cuenta.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una pausa, y con fecha: visto cabeza abajo, lo urgente puede ser otra cosa y lo imposible, un trámite.',
      ],
      rev: [
        'yes',
        'La pausa dio ya lo que tenía: se apoya un pie, después el otro, y se dice una palabra clara.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo como se debe lo que termina, mucho o poco; entregada esa flor, el paso siguiente va ligero.',
      ],
      rev: [
        'if',
        'Si se le sigue poniendo plato a lo que acabó, se recoge antes la mesa; hecho eso, sí, y al paso.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'De a sorbos: un poco de lo nuevo dentro de lo de siempre, y si la mezcla se deja beber, otro poco.',
      ],
      rev: [
        'no',
        'Ni todo ni ahora: antes de volcar la jarra entera, se corrige la muñeca y se ve qué copa faltaba.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        '{Averigua|Averiguá} qué te da aquello que te ata: si existe de repuesto en otra parte, el lazo sale por la cabeza.',
      ],
      rev: [
        'yes',
        'Sí, y con algo entre las manos: la cadena está floja, y lo raro es la primera hora sin su peso.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No encima de lo agrietado: que caiga lo que no tenía cimiento, y después se cuentan las piedras que quedan.',
      ],
      rev: [
        'wait',
        'Una piedra por vez: hay una verdad pequeña que va delante, y quizá con esa no haga falta derribar nada.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Al ritmo del agua: un gesto cercano cada día, y la luz grande solo para no perder el rumbo.',
      ],
      rev: [
        'wait',
        'Hoy no se mide nada grande: con la cabeza baja, cualquier cielo parece techo. Un vaso de agua, y mañana.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No a esta luz: hay una parte cierta y otra soñada, y a estas horas llevan el mismo abrigo.',
      ],
      rev: [
        'if',
        'A medida que aclare: lo que se pueda decir con una palabra, adelante; lo demás espera otro amanecer.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Por donde dé el sol: la parte que te alegra sin esfuerzo conoce el camino y no necesita silla.',
      ],
      rev: [
        'if',
        'Sí, mientras el gusto aguante un día nublado: se prueba sin público y se ve qué calienta todavía.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Eso que insiste merece que alguien se levante: se contesta una vez, con voz entera, y se empieza.',
      ],
      rev: [
        'wait',
        'Antes de contestar, una lectura justa de lo que ya hiciste: sin esa página, cualquier cambio parece un castigo.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Dándole su baile a lo que está completo: la vuelta terminada es el suelo de la que viene.',
      ],
      rev: [
        'if',
        'Falta poco, y ese poco manda: si se cierra lo pequeño, lo grande se mueve casi sin empujar.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'En una hoja, una sola oración: «El cambio que quiero es…», sin porqués y sin nombres. {Escríbela|Escribila} {antes} y {léela|leela} en voz alta. Si la voz no tropieza, {elige|elegí} el gesto más chico que la acerque y {hazlo|hacelo} sin esperar otro papel. Si tropieza en una palabra, el asunto está en esa palabra.',
      },
      {
        needs: [],
        text: '{Busca|Buscá} la parte de este cambio que se puede probar sin comprometer nada: una llamada, una visita, una hora de reloj. {Dilo|Decilo} así {antes}: «Me gustaría ver cómo sería, sin decidir todavía». Si después {quieres|querés} más, hay por dónde seguir. Si {quieres|querés} menos, se averiguó al precio de una tarde.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} {cuéntale|contale} {antes} lo que {sabes|sabés} y lo que no, en ese orden: «Estoy pensando en un cambio y no lo entiendo entero». Si pregunta, las preguntas ajenas también ordenan. Si opina, {guarda|guardá} una sola frase. Si se queda en silencio, ya está dicho, y decirlo era el paso.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Un papel doblado en dos: «Sí, si…» a un lado, «No, si…» al otro. {Termina|Terminá} ambas frases {antes} con algo que se pueda comprobar. Si la primera está en tu mano, se empieza por ahí. Si está en otras, {pon|poné} fecha para preguntarlo, y que lo legal o lo económico lo mire gente del oficio.',
      },
      {
        needs: [],
        text: 'Tres preguntas con número: cuánto cuesta, cuánto dura y cuánto llevaría deshacerlo. {Contéstalas|Contestalas} {antes} con cifras, aunque sean a ojo, y al pie «Con esto puedo» o «Con esto no». Si {puedes|podés} con las tres, la condición está cumplida. Si falla una, esa es la que se trabaja, mejor con un asesor.',
      },
      {
        needs: ['quien'],
        text: '{Pregúntale|Preguntale} a {quien} {antes}: «¿Qué te haría falta saber de este cambio para tener calma?», y {responde|respondé} lo que puedas, sin inventar el resto. Si hay respuesta para todo, hay acuerdo. Si algo queda en el aire, ahí está la condición, con nombre y con alguien que la espera.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Elige|Elegí} qué no va a cambiar por ahora, una sola cosa, y {protégela|protegela} por escrito: «Esto no se toca». {Ponlo|Ponelo} {antes} a la vista. Si te da alivio, el cambio corría más que tus pies. Si te da encierro, {apunta|apuntá} qué querías tocar, porque esa era la pregunta.',
      },
      {
        needs: [],
        text: 'Dos renglones separan lo que cansa de lo que falta: «Me sobra…» y «Me falta…». {Escríbelos|Escribilos} {antes}, sin ayuda. Si lo primero se quita sin cambiar de vida, {quítalo|quitalo} ya. Si lo segundo no cabe en la vida de ahora, este no lleva fecha de revisión, y la fecha la {pones|ponés} {tú|vos}.',
      },
      {
        needs: ['quien'],
        text: 'Por un rato, {quien} queda fuera de la cuenta: {escribe|escribí} {antes} «Si nadie mirara, yo…» y una línea, sin firmarla. Si sale lo mismo que {dices|decís} en voz alta, el no se sostiene sin ayuda. Si sale otra cosa, tampoco hay que decidir nada: primero se conversa, y con tiempo.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Mete|Meté} la pregunta en un sobre, escrita tal como te viene, con esta línea debajo: «La abro cuando tenga un dato nuevo». {Ciérralo|Cerralo} {antes}. Si el dato aparece, {compara|compará} la pregunta vieja con la que harías. Si pasa mucho y no aparece, lo que falta no es información: {háblalo|hablalo} con alguien de confianza.',
      },
      {
        needs: [],
        text: 'Media hora de caminata con la pregunta en el bolsillo y el teléfono en casa. {Hazla|Hacela} {antes} y al volver {completa|completá}: «Lo que más pesa de esto es…». Si pesa lo que se deja, falta una despedida. Si pesa lo que viene, falta un dato. Si pesa lo que dirán, falta silencio.',
      },
      {
        needs: ['quien'],
        text: 'El asunto, contado por otra boca, cambia de tamaño. {Pídeselo|Pedíselo} a {quien} {antes}: «¿Cómo contarías lo que me está pasando, en dos frases?», y {escucha|escuchá} sin corregir. Si lo cuenta más simple, {prueba|probá} unos días con esa versión. Si cuenta otra cosa, ya se ve qué parte no estaba dicha.',
      },
    ],
  },
  closings: {
    yes: [
      'Un cambio empieza cuando cabe en una frase.',
      'La vida se muda a pedazos, y el más chico va delante.',
      'Ningún primer paso conoce el camino; le basta con conocer el pie.',
    ],
    if: [
      'Una condición dicha en voz alta es media puerta.',
      'Lo que se puede deshacer se decide con mejor pulso.',
      'Entre el sí y el no hay una palabra de dos letras, y trabaja mucho.',
    ],
    no: [
      'También sostiene lo que hoy no se mueve.',
      'Hay cambios que se cumplen quitando una sola cosa.',
      'Un no a tiempo le guarda la silla a un sí mejor.',
    ],
    wait: [
      'Las preguntas que vuelven ya conocen la puerta.',
      'Lo que no se entiende del todo también cabe en el bolsillo.',
      'Nadie llega tarde por mirar bien el trecho.',
    ],
  },
};
