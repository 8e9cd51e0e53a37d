import type { CaseTexts } from '../../family.ts';

/** «silly.why». */
export const SILLY_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay preguntas que no cambian nada y no dejan dormir. Esta es de las buenas: inútil, urgente y sin bibliografía.',
    },
    {
      needs: [],
      text: 'El mundo funciona bastante bien hasta que alguien se fija en un detalle. Ahora el detalle está mirando de vuelta y pide explicaciones.',
    },
    {
      needs: [],
      text: 'Nadie iba a preguntarlo y ya está preguntado. En juego hay poca cosa: la razón, el orden natural y una sobremesa.',
    },
    {
      needs: [],
      text: 'Las bobadas tienen una ventaja sobre las cuestiones serias: se dejan mirar por debajo. En esta hay algo, quizá una costumbre.',
    },
    {
      needs: ['quien'],
      text: 'En el centro del misterio está {quien}, cuya conducta la ciencia ha preferido no estudiar. Alguien tenía que hacerlo.',
    },
    {
      needs: ['quien'],
      text: 'Sin saberlo, {quien} ha abierto una línea de investigación. Lo que se juega es una explicación que llegue entera a la cena.',
    },
    {
      needs: ['tiempo'],
      text: 'Que algo así dure {tiempo} sin que nadie intervenga dice mucho de la paciencia humana y bastante de la pereza.',
    },
    {
      needs: ['suma'],
      text: 'El misterio tiene precio, {suma}, y por ese dinero una explicación decente no parece mucho pedir.',
    },
    {
      needs: ['lugar'],
      text: 'El fenómeno se ha localizado en un punto exacto, {lugar}, y los alrededores fingen que no va con ellos.',
    },
    {
      needs: ['dia'],
      text: 'Que el enigma tenga preferencia por una fecha, {dia}, no puede ser casualidad. O puede, y entonces es más raro todavía.',
    },
    {
      needs: ['evento'],
      text: 'Ante {evento} la gente sensata guarda silencio; por suerte, alguien preguntó. La respuesta no mejora el mundo, pero lo peina.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Porque sí, y es una razón excelente: alguien dio el primer paso sin mirar y los demás siguieron al perro.',
      ],
      rev: [
        'if',
        'Por no bajar la vista: si alguien la hubiera bajado a tiempo, hoy habría barandilla y ninguna pregunta.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Porque hay una mano arriba que distrae y otra abajo que hace; casi todo lo inexplicable pasa en la de abajo.',
      ],
      rev: [
        'no',
        'No hay truco: se preparó una mesa con todo, se fue la luz y alguien llamó tradición al resultado.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Consta en un rollo que se lee a medias; la otra mitad conviene dejarla para cuando haya sueño.',
      ],
      rev: [
        'no',
        'El secreto mejor guardado es que no había secreto: detrás del velo guardaban otro velo, por si acaso.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Porque es más cómodo: medio planeta se explica con un cojín, y la otra mitad, con quien quería el cojín.',
      ],
      rev: [
        'if',
        'De tanto cuidarlo se enredó: si lo hubieran dejado crecer en paz, sería una cosa de lo más corriente.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Por decreto: alguien con armadura se sentó encima de la cuestión hace siglos y nadie se atrevió a levantarlo.',
      ],
      rev: [
        'no',
        'Motivo ya no hay: la ley se derogó, los carneros se fueron, y la costumbre sigue haciendo guardia.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Porque así se enseñó: si se pregunta a quien lo enseña, dirá que así se lo enseñaron, con la mano en alto.',
      ],
      rev: [
        'yes',
        'Por una llave equivocada que abrió a la primera; desde entonces se la da por buena y se le saca brillo.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Por amor, como casi todo lo absurdo: dos cosas se gustaron bajo un sol enorme y nadie quiso separarlas.',
      ],
      rev: [
        'if',
        'Porque cada parte miraba a otro lado: si se hubieran consultado, esto tendría lógica y muchísima menos gracia.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Porque algo tira hacia la derecha, algo tira hacia la izquierda, y en medio se avanza sin saber por qué.',
      ],
      rev: [
        'wait',
        'Desde que existe está parado en la puerta; hasta que las esfinges se pongan de acuerdo, la explicación viene en camino.',
      ],
    },
    'La Fuerza': {
      up: [
        'if',
        'Porque alguien sujetó con dos dedos algo enorme y salió bien; si llega a estornudar, sería de otra manera.',
      ],
      rev: [
        'yes',
        'Por cansancio: el león tuvo sueño, la mano también, y lo que quedó a medias pasó a llamarse normalidad.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Un sabio subió a averiguarlo y todavía no ha bajado; el farol sigue encendido, señal de que progresa o de que lee.',
      ],
      rev: [
        'no',
        'Nadie lo sabe ya, y quien lo sabía se lo guardó bajo la capucha, donde perdió mucho con la humedad.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'yes',
        'Porque le tocaba: todo da la vuelta, también lo ridículo, y hoy está arriba, saludando.',
      ],
      rev: [
        'if',
        'Porque siempre fue así, y la vuelta anterior también; si alguna vez cambia, alguien preguntará por qué cambió.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Pesado con rigor da un gramo de causa y un kilo de casualidad; si falta algo, quedó pegado al platillo.',
      ],
      rev: [
        'no',
        'Por nada que se pueda firmar: el platillo estaba torcido el día que se decidió y nadie pidió repetir la votación.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Del revés tiene todo el sentido; lo difícil es quedarse colgando el rato necesario para contarlo bien.',
      ],
      rev: [
        'no',
        'Hubo una razón; se colgó de un pie para pensar, le gustó la postura y se olvidó de bajar.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Porque sustituyó a algo peor: la versión anterior pasó a caballo, con su flor, y casi nadie preguntó por ella.',
      ],
      rev: [
        'if',
        'Por apego: se terminó hace siglos, pero si alguien retira el plato, toda la mesa se ofende.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Porque es una mezcla: dos chorros de casualidad, uno de costumbre, y un ángel que vertió sin probar.',
      ],
      rev: [
        'if',
        'A alguien se le fue la mano con la jarra; si hubiera echado la mitad, el mundo sería más soso.',
      ],
    },
    'El Diablo': {
      up: [
        'yes',
        'Porque da gusto, y lo que da gusto no se investiga: se cuelga del cuello y se llama preferencia.',
      ],
      rev: [
        'no',
        'Nadie obliga: el lazo está abierto, la puerta también, y aun así el mundo lo prefiere de esta manera.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Por un accidente con mucho estruendo: si aquel día no cae el rayo, hoy tendría techo y explicación.',
      ],
      rev: [
        'wait',
        'Porque tapa una grieta; hasta que alguien mueva el mueble no se verá la causa, que debe de tener telarañas.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Por pura generosidad: alguien vertía sin mirar dónde, y de aquel charco salió esta maravilla.',
      ],
      rev: [
        'wait',
        'La razón existe y está lejos, hasta parpadea; para cuando llegue su luz quizá sea otra la pregunta.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con esta luz las bobadas proyectan sombra de filosofía; conviene esperar al cangrejo, que suele desmentirlo todo.',
      ],
      rev: [
        'no',
        'Se fue la niebla y debajo no había causa: había un perro, un lobo y mucha sugestión.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Porque alegra: ni el niño ni el caballo han necesitado nunca otro motivo para ir sin silla.',
      ],
      rev: [
        'if',
        'Por quedar bien en la foto; si saliera el sol de verdad, no harían falta tantos girasoles de adorno.',
      ],
    },
    'El Juicio': {
      up: [
        'wait',
        'La causa se reabre cuando suene la trompeta; de momento, los implicados se están sacudiendo el polvo.',
      ],
      rev: [
        'yes',
        'Porque alguien oyó mal el aviso y lo cumplió igual, con mucho convencimiento y los oídos tapados.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Porque encaja: si se quitara esta tontería, el baile entero perdería el pie que le queda en el suelo.',
      ],
      rev: [
        'wait',
        'Falta una hoja en el laurel, justo la que lo explicaba; alguien la usa, sin saberlo, de separador.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Toda teoría necesita público: {cuenta|contá} la tuya {antes} en una mesa, con cara seria y este comienzo, «Está demostrado que». Si alguien asiente, ya hay escuela. Si alguien se ríe, mejor: las teorías que hacen reír viajan más lejos que las ciertas y no exigen pie de página.',
      },
      {
        needs: [],
        text: '{Anota|Anotá} {antes} tres explicaciones, una sensata, una conmovedora y una imposible, bajo el título «Hipótesis», y {léelas|leelas} en voz alta al día siguiente. Si gana la sensata, {felicita|felicitá} a tu sentido común. Si gana la imposible, {resérvala|reservala} para una cena con silencios: hay preguntas que sirven justamente para eso.',
      },
      {
        needs: ['quien'],
        text: '{Consulta|Consultá} a {quien} {antes}, con tono de entrevista y libreta en mano: «¿En qué momento se decidió todo esto?». Si contesta en serio, eso es una joya y conviene apuntarla. Si contesta que siempre fue así, {anota|anotá} «Tradición». Si te mira y no contesta, {describe|describí} la mirada: es la primera prueba.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Un experimento doméstico: {cambia|cambiá} {antes} una pieza del misterio, la hora, el orden o el sitio, y {escribe|escribí} al lado «Condiciones alteradas». Si el fenómeno desaparece, ahí estaba la causa. Si se repite idéntico, tiene carácter y merece un nombre propio, de los que pueden usarse delante de las visitas.',
      },
      {
        needs: [],
        text: '{Pregunta|Preguntá} a tres personas {antes}, con las palabras exactas: «¿Y esto por qué es así?». Si dos coinciden, se proclama verdad hasta nuevo aviso. Si cada una inventa algo distinto, {quédate|quedate} con la que más se molestó por no saberlo: ahí hay vocación, y quizá una amistad.',
      },
      {
        needs: ['quien'],
        text: '{Observa|Observá} a {quien} {antes}, con libreta y dos casillas nada más: «Lo hizo» y «No lo hizo». Si siempre cae en la primera, es ley. Si va y viene, es clima. Y si nota la libreta, {di|decí} la verdad, que es por la ciencia, y {ofrece|ofrecé} algo de comer: así empezaron muchas disciplinas.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Archiva|Archivá} el enigma con honores: {escribe|escribí} {antes} en un papel «No tiene motivo y aquí sigue», y {pégalo|pegalo} donde ocurre. Si te da paz, funciona. Si alguien lo lee y propone un motivo, {resérvale|reservale} sitio en las sobremesas. Si alguien lo quita, ya hay un misterio nuevo, y sale gratis.',
      },
      {
        needs: [],
        text: 'Por una vez, {haz|hacé} {antes} la cosa absurda a propósito y con orgullo, diciendo «Así se hace». Si al hacerla le {encuentras|encontrás} el gusto, se acabó la pregunta. Si sigue sin tener sentido, habrás aportado un caso más a la estadística, que es como se sostiene todo lo demás en este planeta.',
      },
      {
        needs: ['quien'],
        text: '{Comunícale|Comunicale} a {quien} {antes} el resultado de las averiguaciones: «No hay explicación y el cariño sigue igual». Si lo agradece, caso cerrado. Si no sabe de qué le {hablas|hablás}, también: es exactamente lo que haría alguien que lleva el misterio con naturalidad, sin horario y sin la menor intención de dejarlo.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Deja|Dejá} la pregunta en remojo: {anótala|anotala} {antes} en la lista de compras, entre el pan y el jabón, como «Averiguar lo otro». Si alguien la lee y opina, {guarda|guardá} la opinión con los recibos. Si nadie opina, al llegar al jabón se tiene una idea o, por lo menos, se tiene jabón.',
      },
      {
        needs: [],
        text: 'Trabajo de campo por una semana: {abre|abrí} {antes} una hoja llamada «Casos» y {apunta|apuntá} cada aparición, con hora y testigos. Si pasan de cinco, es un fenómeno. Si se queda en una, es una anécdota. Y si desde que hay hoja no vuelve a ocurrir, es tímido, que también se estudia.',
      },
      {
        needs: ['quien'],
        text: '{Guárdale|Guardale} la pregunta a {quien} para un momento de mucha comida y poca defensa, y {suéltala|soltala} {antes}, sin contexto: «¿Y eso a qué se debe?». Si contesta antes de tragar, es sabiduría pura. Si traga y lo piensa, {prepara|prepará} más: las buenas teorías llegan siempre después del segundo plato.',
      },
    ],
  },
  closings: {
    yes: [
      'Una explicación falsa con buena cara alegra más cenas que una ley física.',
      'El mundo está cosido con tonterías y aguanta bastante bien.',
      'Lo inútil bien pensado descansa más que una siesta.',
    ],
    if: [
      'Toda bobada investigada a fondo acaba pidiendo presupuesto.',
      'Las leyes de la naturaleza también empezaron con alguien mirando una manzana.',
      'La duda pequeña mantiene abierta la ventana por donde entra la risa.',
    ],
    no: [
      'Hay cosas sin motivo que llegan puntuales todos los días.',
      'El misterio se ofreció de voluntario y nadie le ha dicho que sobra.',
      'Sin porqué se sabe menos y se duerme igual.',
    ],
    wait: [
      'Algunas respuestas llegan cuando la pregunta ya se usaba de florero.',
      'El porqué viene en camino; calza zapatos pequeños.',
      'La curiosidad no caduca, aunque a veces cambia de estante.',
    ],
  },
};
