import type { CaseTexts } from '../../family.ts';

/** «late-studies.should». */
export const LATE_STUDIES_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Volver a un aula se decide con números y se frena por otra cosa: por la cara que se pone al no saber.',
    },
    {
      needs: [],
      text: 'Estudiar ahora, y qué, son dos preguntas con el mismo abrigo. Debajo hay una tercera: si todavía te dan permiso las ganas.',
    },
    {
      needs: [],
      text: 'La matrícula tiene precio y plazo, y eso se averigua en una tarde. Lo que lleva más tiempo es creerse con derecho a la silla.',
    },
    {
      needs: [],
      text: 'Entre querer aprender algo y apuntarse cabe un pasillo largo. Lo que se juega es si este deseo aguanta un horario.',
    },
    {
      needs: ['quien'],
      text: 'Estudiar es cosa tuya, aunque en la pregunta se haya sentado también {quien}. Falta saber si ocupa una silla o la tuya.',
    },
    {
      needs: ['quien'],
      text: 'Detrás de estas ganas de estudiar asoma {quien}, y todavía no está claro si empuja, si espera o si sujeta la puerta.',
    },
    {
      needs: ['tiempo'],
      text: 'Para estudiar pusiste delante una medida, {tiempo}, y el calendario impone. Ese tiempo pasa igual, con libros o sin ellos.',
    },
    {
      needs: ['suma'],
      text: 'Poner {suma} en unos estudios obliga a preguntar qué se compra: un título, una salida o las ganas de levantarse temprano.',
    },
    {
      needs: ['lugar'],
      text: 'Estudiar, y que sea en {lugar}, son dos deseos que viajan en el mismo asiento. Conviene ver cuál paga el pasaje.',
    },
    {
      needs: ['evento'],
      text: 'Estas ganas de estudiar comparten calendario con {evento}, y lo urgente suele pasar por delante. Está por verse qué merece ir primero.',
    },
    {
      needs: ['dia'],
      text: 'Con una fecha delante, {dia}, la idea de estudiar dejó de ser una charla agradable. Ahora pide un sí o un no con letra clara.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con hatillo de principiante, sí: una materia, un cuaderno y permiso para ser quien más pregunta en la clase.',
      ],
      rev: [
        'wait',
        'Todavía no: primero los ojos al suelo, cuánto cuesta y cuántas horas pide; con eso sabido, el pie baja.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Adelante: sobre la mesa ya hay con qué empezar, y falta llevar la mano hasta un formulario de verdad.',
      ],
      rev: [
        'no',
        'No a cuatro planes de estudio a la vez: una mano, una herramienta, y los demás folletos vuelven al cajón.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Aún no se anuncia: hay una materia que se te escapa en las conversaciones, y conviene oírla unos días más.',
      ],
      rev: [
        'if',
        'Sí, si al apagar las opiniones sigue ahí el deseo; estudiar para callar a alguien dura un trimestre.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Al paso del trigo, sí: poco y casi a diario, que lo aprendido con gusto agarra en cualquier estación.',
      ],
      rev: [
        'if',
        'Si por una vez te toca la primera rebanada del día y no las migas, sí, y con apetito.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con el horario en piedra, sí: dos ratos por semana que nadie mueva, empezando por tu propia mano.',
      ],
      rev: [
        'yes',
        'A estudiar, y que se caiga del trono la regla que decía cuándo toca aprender: nadie recuerda quién la firmó.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Cuando alguien que hizo ese camino te cuente la parte aburrida, {mira|mirá} tu cara: si no se apaga, sí.',
      ],
      rev: [
        'no',
        'No por un diploma para la pared de otros; esa llave gira muy bien, pero en una puerta ajena.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Sí, si {puedes|podés} defenderlo a pleno sol, con lo que cuesta y lo que quita, sin bajar la voz.',
      ],
      rev: [
        'no',
        'No para quedar bien: la carrera que se elige mirando otra cara se estudia de espaldas.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Aunque una esfinge tire hacia el sofá, sí: con el adónde decidido, las dos sirven para el mismo viaje.',
      ],
      rev: [
        'wait',
        'Todavía no, mientras el plan sea salir corriendo de otra cosa; cuando la meta tenga nombre propio, se arranca.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, con mano suave: la vergüenza de empezar ruge mucho, y se trata mejor yendo a clase que discutiéndole.',
      ],
      rev: [
        'wait',
        'Después de dormir lo que se te debe: con el pulso temblando, hasta el mejor temario enseña los dientes.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Sin contestar entero todavía: el farol da para un programa leído o una clase de prueba, y luego se decide.',
      ],
      rev: [
        'yes',
        'Abajo y con gente, sí: esto ya se pensó bastante en la cumbre, y las aulas quedan en el llano.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Cuando se sepa el giro: plazos y cupos suben y bajan sin consultarte; {averigua|averiguá} los tuyos antes de subirte.',
      ],
      rev: [
        'if',
        'Si esto ya dio una vuelta, sí, pero cambiando algo: otro horario, otro formato o, al menos, otro motivo.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Sí, si cuadran las horas y el dinero: la balanza va primero; la espada, que es inscribirse, va después.',
      ],
      rev: [
        'no',
        'No con el pulgar en un platillo: pesan de más las dudas ajenas y de menos lo que ya {sabes|sabés}.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una pausa con fecha: vista al revés, la pregunta quizá no sea qué estudiar, sino qué dejarías para hacerlo.',
      ],
      rev: [
        'yes',
        'Pie a tierra, y a clase: la espera enseñó lo suyo, y por colgar de un pie otra temporada no dan título.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo antes, eso sí, el papel de quien ya debería saberlo; el caballo va al paso y da tiempo.',
      ],
      rev: [
        'if',
        'Sí, si lo {quieres|querés} para la vida de ahora; si es por recuperar otra, ningún horario de clases la trae.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'En chorro fino, sí: lo que quepa entre lo que ya {haces|hacés} y lo que {quieres|querés} aprender, sin salpicar la cena.',
      ],
      rev: [
        'no',
        'No de golpe y completo: esa copa ya rebosa, y una sola materia bien bebida vale por cuatro derramadas.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Sí, si el título no va a ser otra argolla: que valga la pena aunque nadie lo vea colgado.',
      ],
      rev: [
        'yes',
        'Sí: el lazo cede, y a las manos que quedan libres les viene bien tener un lápiz cerca.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No por la corona: sin el prestigio y sin la foto, {mira|mirá} si debajo queda curiosidad con paredes.',
      ],
      rev: [
        'wait',
        'Después de tocar la grieta con el dedo: si lo que cruje es otra cosa, un aula no la tapa.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'A jarras pequeñas, sí: un curso corto, un rato fijo, y que la luz grande alumbre desde lejos.',
      ],
      rev: [
        'wait',
        'Por ahora, media jarra y a dormir: lo grande se decide la semana en que levantar la cabeza cueste menos.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No a estas horas: de noche todas las carreras parecen imposibles o perfectas; de día se lee la letra pequeña.',
      ],
      rev: [
        'if',
        'Sí, en cuanto un miedo pase de aullido a dato: un precio, un requisito, una hora de salida.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Por la materia que te abre los brazos al contarla, sin duda; para esa el caballo ni pide silla.',
      ],
      rev: [
        'wait',
        'Más cerca del calor antes de firmar: hasta que una sola clase suelta te deje con ganas de otra.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: lo que insiste así es una llamada, y a una trompeta se le contesta de pie, sepas o no.',
      ],
      rev: [
        'if',
        'Siempre que las notas de otros tiempos dejen de opinar, sí: a quien se levanta, ese ángel no le pide expediente.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí, como quien abre otra vuelta de baile: lo que ya hiciste no se borra, marca el compás.',
      ],
      rev: [
        'if',
        'Empezando por el hueco, sí: si quedó un papel o una materia sin cerrar, el laurel se retoma ahí.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} a un centro donde den lo que te interesa: «Quiero empezar por una sola materia; ¿qué piden, cuánto cuesta y cuándo abre el plazo?». Si contestan con datos, ya {tienes|tenés} algo que poner en la agenda. Si no contestan, {pregunta|preguntá} en otro: se descartó una ventanilla, no el estudio.',
      },
      {
        needs: [],
        text: 'Una clase suelta, de las que se ven gratis, con cuaderno y sin testigos. {Mírala|Mirala} {antes} y al acabar {anota|anotá}: «Lo que quiero entender mejor es…». Si la línea se llena sin esfuerzo, esa es tu primera materia. Si queda en blanco, {prueba|probá} otra antes de pagar ninguna matrícula.',
      },
      {
        needs: ['quien'],
        text: 'Que se entere {quien}, y con hora incluida: «Voy a estudiar dos ratos por semana, a esta hora; necesito que nadie la toque». {Díselo|Decíselo} {antes} y no añadas disculpas. Si pregunta qué puede hacer, {pide|pedí} una cosa concreta. Si se ríe, la hora sigue donde estaba.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Pon|Poné} dos columnas {antes}: horas que de verdad {tienes|tenés} y dinero que {puedes|podés} gastar sin temblar. Debajo, «Con esto me alcanza para…». Si alcanza para una materia, es un sí de ese tamaño. Si no alcanza, {pregunta|preguntá} por becas o cursos libres en la oficina de estudiantes, que para eso está.',
      },
      {
        needs: [],
        text: 'Alguien que ya estudió eso sabe lo que el folleto calla. {Escríbele|Escribile} {antes}: «¿Qué fue lo más pesado y volverías a hacerlo?». Si lo pesado te parece llevadero, la condición está cumplida. Si al leerlo se te van las ganas, era el folleto lo que te gustaba.',
      },
      {
        needs: ['quien'],
        text: 'Dos preguntas para {quien}, de frente y {antes}: «Si estudio, ¿qué cambia en tu semana? ¿Qué necesitarías saber?». Si nombra algo práctico, se negocia y se anota. Si solo {oyes|oís} un suspiro, {agradécelo|agradecelo} y {haz|hacé} las cuentas por tu lado: un suspiro no es un horario.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Guarda|Guardá} los folletos en una caja y {escribe|escribí} en la tapa, {antes}: «Esto lo quería para…». Si lo que sigue es un nombre o un aplauso, la caja se queda cerrada sin pena. Si lo que sigue es una curiosidad tuya, {saca|sacá} solo el papel que la alimente.',
      },
      {
        needs: [],
        text: 'Ninguna matrícula esta semana; en su lugar, un libro prestado sobre el asunto. {Lee|Leé} veinte páginas {antes} y {di|decí} en voz alta: «Quiero más» o «Ya tuve bastante». Si sale la primera, el no era al formato. Si sale la segunda, costó veinte páginas en vez de un curso.',
      },
      {
        needs: ['quien'],
        text: 'Si este plan nació de una idea que vino con {quien}, le toca saberlo: «Te agradezco el empujón; por ahora no voy a inscribirme». {Dilo|Decilo} {antes}, sin presentar pruebas. Si insiste, una vez más y con las mismas palabras. Si lo acepta, la decisión vuelve a tu mesa.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Cabe en una lista de tres lo que falta para decidir. {Titúlala|Titulala} {antes}: «Antes de inscribirme quiero saber…», y {consigue|conseguí} una de las respuestas con una llamada. Si esa respuesta anima, la segunda. Si desanima, la espera ya ahorró dinero. Sin lista, esperar es solo otra manera de no mirar.',
      },
      {
        needs: [],
        text: 'Cada noche, una raya en un papel si ese día pensaste en estudiar sin que nadie lo nombrara. {Empieza|Empezá} hoy y {cuenta|contá} las rayas {antes}, así: «Lo pensé tantas veces». Si son muchas, toca pedir informes. Si son dos, el deseo puede seguir madurando.',
      },
      {
        needs: ['quien'],
        text: 'Hasta que haya algo claro, una frase para {quien} que no abra debate: «Lo estoy mirando; cuando sepa algo te cuento». {Dísela|Decísela} {antes} y {cambia|cambiá} de tema. Si respeta el plazo, ganaste silencio para pensar. Si vuelve a preguntar, se repite, con el mismo tono y otra taza de café.',
      },
    ],
  },
  closings: {
    yes: [
      'La silla del fondo también es parte de la clase.',
      'Nadie pregunta la edad de un cuaderno nuevo.',
      'Las ganas de aprender no traen fecha de caducidad en la tapa.',
    ],
    if: [
      'Un sí con horario pesa más que diez con entusiasmo.',
      'Hay deseos que solo piden que alguien les haga las cuentas.',
      'Lo que cabe en la semana acaba cabiendo en la vida.',
    ],
    no: [
      'No todo lo que da curiosidad necesita matrícula.',
      'Un diploma ajeno pesa aunque lleve tu nombre.',
      'Cerrar un folleto también es haber leído bien.',
    ],
    wait: [
      'Un plazo perdido duele menos que un curso equivocado.',
      'También se aprende algo en la puerta, mirando el programa.',
      'Hay preguntas que se inscriben más tarde y llegan a tiempo.',
    ],
  },
};
