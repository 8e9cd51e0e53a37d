import type { CaseTexts } from '../../family.ts';

/** «oficio.open». */
export const OFICIO_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Aquí hay algo de trabajo, y no hace falta saberlo todo para mirarlo. Lo primero es separar lo que pesa de lo que hace ruido.',
    },
    {
      needs: [],
      text: 'El trabajo se lleva buena parte del día y, cuando algo no encaja, también de la noche. Por ese desajuste se puede empezar.',
    },
    {
      needs: [],
      text: 'En las cosas del oficio se mezclan el dinero, el orgullo y las ganas. Falta saber cuál de las tres ha hecho la pregunta.',
    },
    {
      needs: [],
      text: 'Hay asuntos que se llevan a casa en el bolsillo, entre las llaves. Con este importa saber qué abre y qué solo abulta.',
    },
    {
      needs: ['quien'],
      text: 'En este asunto de trabajo hay un nombre, {quien}, y alrededor unas cuantas suposiciones. El nudo es distinguir una cosa de las otras.',
    },
    {
      needs: ['quien'],
      text: 'Algo pasa entre tu trabajo y {quien}, o quizá pasa solo en el trabajo. Mirarlo por partes ya le quita peso.',
    },
    {
      needs: ['tiempo'],
      text: 'La pregunta lleva dentro una medida, {tiempo}. En el trabajo el tiempo se cobra, se presta o se pierde, y conviene saber cuál.',
    },
    {
      needs: ['suma'],
      text: 'Hay una cifra, {suma}, y detrás algo de trabajo que la cifra no cuenta entero. Las dos cosas merecen su propio renglón.',
    },
    {
      needs: ['lugar'],
      text: 'El trabajo, esta vez, tiene nombre de sitio: {lugar}. Puede ser lo que se busca o solo donde ocurre, y no da igual.',
    },
    {
      needs: ['evento'],
      text: 'Cerca de {evento} hay un asunto de trabajo que pide sitio. Ver cuál de las dos cosas manda es ya la mitad.',
    },
    {
      needs: ['dia'],
      text: 'Hay un plazo, {dia}, y el trabajo deja de ser una idea para volverse una hora. Se trata de llegar sabiendo qué se pide.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Adelante con lo que cabe en un hatillo: un primer paso, barato y con camino de vuelta.',
      ],
      rev: [
        'wait',
        'Antes de bajar el pie que está en el aire, conviene ver qué hay debajo; unos días bastan para preguntarlo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'De esas cuatro herramientas, una ya se deja usar; con lo que hay en la mesa se puede empezar.',
      ],
      rev: [
        'if',
        'Sirve si se termina una cosa; con las cuatro a medio usar, ni la suerte sabría dónde sentarse.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Falta leer la parte del rollo que tapa el manto. Mientras asoma, escuchar rinde más que responder.',
      ],
      rev: [
        'if',
        'Entre las columnas se oye mejor sin público: si tu opinión sigue ahí después de un rato callado, esa sirve.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Ese trigo tiene raíz y pide solo constancia: sí a lo que crece con cuidado, aunque tarde.',
      ],
      rev: [
        'no',
        'Ese campo ya come bastante de tu mano; no hace falta más esfuerzo, y algo puede esperar sin {ti|vos}.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Tiene asiento de piedra si lleva forma: una hora, una cifra o un límite que también {cumples|cumplís}.',
      ],
      rev: [
        'no',
        'Así, a la fuerza, mejor no. Dentro de una armadura, propia o ajena, se piensa poco y se suda mucho.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Alguien ya abrió una puerta parecida: preguntar por la llave ahorra tiempo y no quita mérito.',
      ],
      rev: [
        'if',
        'Si la regla que aprieta es heredada, se puede cambiar; si es un acuerdo vivo, primero se conversa.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Sí a lo que se pueda defender a pleno sol, con todo el mundo oyendo y la voz de siempre.',
      ],
      rev: [
        'no',
        'Lo que se acepta mirando hacia otra parte se paga cada mañana; esta vez la cortesía está en negarse.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Hacia delante, con las dos esfinges y sin esperar a que se parezcan; basta con haber elegido rumbo.',
      ],
      rev: [
        'wait',
        'Ir más rápido no ayuda si cada esfinge señala otra calle; un alto, un rumbo, y luego se ve.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con mano suave y sin soltar: a lo que ruge en este asunto se lo trata un poco cada día.',
      ],
      rev: [
        'wait',
        'Cuando el cansancio lleva la mano, el león lo nota. Primero el descanso; la decisión aguanta.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'El farol alumbra el próximo tramo y nada más; hasta haberlo andado, sobra preguntar por la cima.',
      ],
      rev: [
        'yes',
        'Arriba ya se pensó bastante: {baja|bajá} el farol y {acércalo|acercalo} a alguien que sepa de esto.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Se puede subir en esta vuelta, a condición de tener dónde bajarse si la rueda gira de nuevo.',
      ],
      rev: [
        'no',
        'No a dar la misma vuelta: algo tiene que moverse, aunque sea la silla desde donde se mira.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Cuenta lo que entre en la balanza: si los hechos lo aguantan, adelante; si no, se corta.',
      ],
      rev: [
        'wait',
        'Con un plato tapado nadie pesa bien; hasta tener la otra versión y las cifras, la espada se guarda.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una pausa con fecha enseña más que otro empujón; cabeza abajo también se ve por dónde iba la cuerda.',
      ],
      rev: [
        'no',
        'Si colgar de ahí ya no enseña nada, la espera se deja: se baja un pie y luego el otro.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Lo que se va al paso, con flor y todo, se acompaña hasta la puerta; no hay por qué alargarlo.',
      ],
      rev: [
        'if',
        'Hay paso para el caballo si se aparta lo que ya no se usa: un horario, un título, un rencor.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Sí, vertiendo de a poco: un cambio pequeño, dos semanas de prueba y otra vez a medir.',
      ],
      rev: ['if', 'Si se saca un poco de la copa que rebosa, el resto se acomoda sin romper nada.'],
    },
    'El Diablo': {
      up: [
        'no',
        'La cadena es floja, y lo que da a cambio se puede sumar: por miedo o por brillo no compensa.',
      ],
      rev: [
        'yes',
        'El lazo cede: sí a lo que te deje las manos libres, aunque al principio no sepas dónde ponerlas.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        '{Deja|Dejá} de sostener la corona por no oír el golpe; lo que está firme se ve mejor sin adorno.',
      ],
      rev: [
        'if',
        'Hay tiempo de tratar la grieta si se deja de hablar alrededor y se toca con el dedo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Un sí sereno: un poco de agua a lo urgente, otro poco a lo que tarda, y a dormir.',
      ],
      rev: [
        'wait',
        'Hoy la estrella queda lejos, y eso no la apaga; con el ánimo repuesto se elige mejor.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A esta luz el perro y el lobo se confunden. Hasta el mediodía, ninguna firma y ningún portazo.',
      ],
      rev: [
        'if',
        'Sí, por el trozo de sendero que ya se ve; lo demás, a medida que levante la niebla.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, con la sencillez de quien monta sin silla: lo que está claro no necesita otra reunión.',
      ],
      rev: [
        'wait',
        'Detrás de las nubes hay algo que calienta; mejor acercarse despacio que fingir verano.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Suena la trompeta y algo en {ti|vos} se pone en pie: por ahí, sin miedo a corregir lo anterior.',
      ],
      rev: [
        'no',
        'La trompeta llama a levantarse, y con tanto cargo encima nadie puede; se acabó juzgarse de noche.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Lo que toca cerrar, que se cierre entero: una vuelta completa, un saludo a las esquinas, y otra música.',
      ],
      rev: [
        'if',
        'Queda poco, y ese poco cuenta: si se termina lo pequeño, lo grande encuentra por dónde salir del laurel.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Un correo de tres líneas, o una frase en voz alta, para mover la parte más sencilla de esto: «Quería proponerte una cosa concreta: …». Que salga {antes}. Si contestan, {pide|pedí} fecha. Si callan, {repite|repetí} una vez, a los siete días, y {pasa|pasá} a la segunda parte más sencilla.',
      },
      {
        needs: [],
        text: 'Quince minutos, {antes}, para esa tarea que cambia algo aunque nadie la vea: una llamada, una cuenta, una página. Al acabar {anota|anotá} «hice esto y ahora sé esto otro». Si la segunda mitad sale con facilidad, {repite|repetí} la dosis. Si queda en blanco, era otra la tarea, y también eso conviene saberlo.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le puede llegar {antes} una frase sin preguntas: «Voy a hacer esto y quería que lo supieras por mí». Si agradece el aviso, el camino queda más ancho. Si opina, se escucha y se separa el dato del susto. Si no contesta, lo tuyo, que era avisar, está hecho.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición lleva un verbo que se pueda comprobar: «Lo hago si primero veo…». {Complétala|Completala} {antes} y {pide|pedí} ese dato a quien lo tenga. Si llega, la decisión cabe en una tarde. Si tarda, {pon|poné} un plazo, porque una condición sin fecha es una silla en el pasillo.',
      },
      {
        needs: [],
        text: 'Dos números y dos palabras en un papel, {antes}: cuántas horas se lleva esto, cuánto da, y «me importa» o «me cansa». Si las tres cosas se llevan bien, hay trato. Si discuten entre ellas, {cambia|cambiá} la que dependa de {ti|vos}; de contratos y derechos sabe un asesor.',
      },
      {
        needs: ['quien'],
        text: 'Una pregunta cerrada para {quien}, {antes}: «¿Esto depende de algo que yo pueda hacer?». Si dice que sí, {pide|pedí} que lo nombre y {anótalo|anotalo} con sus palabras. Si dice que no, media carga cambia de hombro. Si contesta con otra pregunta, {espera|esperá} un rato y {repite|repetí} la tuya, igual.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Elige|Elegí} una cosa, de trabajo o de búsqueda, que esta semana no harás, la que menos rinda, y {practica|practicá} la frase: «Esto ahora no puedo; te digo cuándo». {Dila|Decila} {antes}, o {escríbela|escribila}. Si nadie protesta, sobraba. Si protestan, {pregunta|preguntá} qué se quita a cambio, y {apunta|apuntá} la respuesta.',
      },
      {
        needs: [],
        text: 'Un no de prueba, a solas y en papel: «No quiero seguir con…». {Termínalo|Terminalo} {antes} y {déjalo|dejalo} una noche debajo de una taza. Si por la mañana se lee como un alivio, {averigua|averiguá} qué costaría, con un asesor si hay contrato. Si se lee como una rabieta, {busca|buscá} qué la encendió.',
      },
      {
        needs: ['quien'],
        text: 'Si lo que pesa pasa por {quien}, conviene dejar una frase lista {antes}: «Prefiero no hacerlo así; ¿de qué otro modo se puede?». {Pruébala|Probala} primero con alguien de confianza. Si suena firme y amable, ya está. Si suena a disculpa, {quita|quitá} la mitad de las palabras, empezando por las primeras.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'En el calendario, lejos de la prisa, una nota: «Aquí decido». {Ponla|Ponela} {antes}, y hasta esa casilla solo se juntan datos. Si aparece uno que lo cambia todo, se adelanta la cita. Si no aparece ninguno, se decide con lo que haya, que suele alcanzar más de lo que parece.',
      },
      {
        needs: [],
        text: 'Cinco noches, una línea cada una: «Hoy lo que más pesó fue…». La primera va {antes}. Si al final se repite la misma palabra, por ahí está la pregunta de verdad. Si no se repite ninguna, puede que falte descanso; y si lo que falta es el sueño, se consulta a un médico.',
      },
      {
        needs: ['quien'],
        text: 'Mientras tanto, a {quien} le basta con una respuesta corta: «Lo estoy mirando; te digo algo con fecha». Dásela {antes}, aunque no la pida. Si la acepta, hay aire. Si quiere otra ya mismo, {pregunta|preguntá} qué cambia por esperar: a veces nada, y a veces asoma el dato que faltaba.',
      },
    ],
  },
  closings: {
    yes: [
      'Una cosa hecha ocupa menos que diez pensadas.',
      'De lo que pesa, una parte solo esperaba turno.',
      'Al primer gesto, el ruido baja el volumen.',
    ],
    if: [
      'Una condición clara ahorra tres reuniones.',
      'Ninguna cuenta asusta tanto como la que no se hace.',
      'Donde hay medida, sobra la mitad del miedo.',
    ],
    no: [
      'El día también se arma con lo que se quita.',
      'Lo que no se carga tampoco hay que bajarlo.',
      'Una llave que no abre nada se puede dejar en casa.',
    ],
    wait: [
      'Hay llaves que se reconocen con más luz.',
      'Una espera con fecha ya tiene algo de respuesta.',
      'Las buenas preguntas no caducan de un día para otro.',
    ],
  },
};
