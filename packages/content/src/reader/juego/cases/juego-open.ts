import type { CaseTexts } from '../../family.ts';

/** «juego.open». */
export const JUEGO_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'La pregunta llega con cara de juego y algo en el bolsillo. Lo que importa es ese algo, que no abulta pero pesa.',
    },
    {
      needs: [],
      text: 'No hace falta entender del todo una duda para sentarla a la mesa. Esta trae hambre, buenos modales y un motivo doblado en cuatro.',
    },
    {
      needs: [],
      text: 'Alguien pregunta medio en broma y la otra mitad se queda escuchando. Para esa mitad va lo que sigue.',
    },
    {
      needs: [],
      text: 'Un asunto ligero merece la cortesía de uno grave: mirarlo de frente, darle asiento y no levantarle la voz.',
    },
    {
      needs: ['quien'],
      text: 'En el fondo del asunto asoma {quien}, con la naturalidad de quien no sospecha que se está hablando de su persona.',
    },
    {
      needs: ['quien'],
      text: 'Que aparezca {quien} en una pregunta así ya es media respuesta; la otra media es por qué justo ahora.',
    },
    {
      needs: ['tiempo'],
      text: 'Una cuestión que lleva dentro {tiempo} ya no es tan chiquita como se presenta, aunque venga silbando.',
    },
    {
      needs: ['suma'],
      text: 'Entre bromas se coló una cifra, {suma}, y los números nunca entran del todo en broma. Por ahí empieza el nudo.',
    },
    {
      needs: ['lugar'],
      text: 'Esto tiene domicilio, {lugar}, y lo que tiene domicilio se puede ir a mirar. Hay menos niebla de la que parecía.',
    },
    {
      needs: ['dia'],
      text: 'Hay una fecha metida en la pregunta, {dia}, como una piedrita en el zapato. Se trata de saber qué espera ahí.',
    },
    {
      needs: ['evento'],
      text: 'Todo gira alrededor de un asunto con nombre, {evento}, que no sabe nada de tanta atención. Mejor: así se deja mirar.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'A favor, con el hatillo a medio llenar: lo que se empieza riendo rara vez necesita plano.',
      ],
      rev: [
        'wait',
        'Antes del paso, una mirada al suelo: si el perro bosteza, sin prisa; si tira de la ropa, atrás.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con lo que hay en la mesa alcanza y hasta sobra: mangas arriba, y se llama truco a lo que salga.',
      ],
      rev: [
        'no',
        'Con palabras no se arregla: cuatro herramientas intactas y la boca en marcha dan un espectáculo muy largo.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Entre dos columnas se espera muy bien: el rollo va asomando de a poco y no admite tirones.',
      ],
      rev: [
        'if',
        'Si se cierra la consulta popular y queda un rato de silencio, el velo se aparta bastante.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Adelante con gusto y a su ritmo: donde hay cojín, merienda y buena tierra, las cosas prosperan sin reunión.',
      ],
      rev: [
        'no',
        'Así no, que es demasiado: {saca|sacá} las manos del trigo y {ocúpalas|ocupalas} en algo que se pueda comer.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con un límite claro, sí: hasta los carneros saben dónde acaba el trono y empieza el pasillo.',
      ],
      rev: ['no', 'Por obligación, no: una regla que ya no sostiene nada es una piedra muy cara.'],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si alguien lo hizo antes y bien, {copia|copiá} sin vergüenza: las llaves están en el suelo para eso.',
      ],
      rev: [
        'yes',
        'A tu manera, sí: la bendición oficial tarda, y esa llave tuya, tan rara, entra mejor de lo que parecía.',
      ],
    },
    'Los Enamorados': {
      up: ['yes', 'Lo que se puede decir de frente y con este sol encima tiene buena pinta: sí.'],
      rev: [
        'if',
        'Solo si gusta de verdad y no por no desairar: el ángel distingue muy bien los cumplidos.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Hacia delante, aunque proteste media esfinge: lo importante ya tiene rumbo y lo demás puede discutir por el camino.',
      ],
      rev: [
        'wait',
        'Primero que alguien diga adónde se va; las esfinges llevan rato calentando en la puerta.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Por las buenas, sí: una mano tranquila ha cerrado bocas bastante más grandes que este problema.',
      ],
      rev: ['wait', 'Después de un descanso: hoy el león y tu paciencia comparten almohada.'],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Un paseo con farol y sin compañía: hay dudas que se achican en cuanto pierden público.',
      ],
      rev: [
        'if',
        'Si {sales|salís} de la capucha y lo {cuentas|contás} en una mesa, mejora; a oscuras engorda.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Según por dónde venga el giro: lo que caiga de tu lado se toma, y a lo otro se le saluda.',
      ],
      rev: [
        'no',
        'Insistir, no: a la rueda trabada no le falta empuje, le sobra una vuelta idéntica.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Si pesa lo mismo dicho en voz alta que pensado en la cama, la balanza da permiso.',
      ],
      rev: [
        'no',
        'Con media historia no hay sentencia posible: {deja|dejá} la espada en el paragüero y {escucha|escuchá} la parte que falta.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una tarde patas arriba antes de contestar: a veces la duda está bien y lo torcido era la silla.',
      ],
      rev: [
        'yes',
        'Ya basta de cuerda: {baja|bajá}, {sacúdete|sacudite} la ropa y {haz|hacé} eso que venías mirando del revés.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Eso ya cumplió: dale su flor blanca, {abre|abrí} la ventana y {mira|mirá} qué entra.',
      ],
      rev: [
        'if',
        'Si es nuevo de verdad, sí; si es lo de siempre con otro sombrero, el caballo conoce la salida.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Un poco de esto y un poco de aquello, sí: nadie pidió pureza, basta con que no gotee.',
      ],
      rev: [
        'wait',
        'Con la copa tan llena, mejor esperar a que baje: mucho de lo que urge es espuma.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Mientras sea por gusto y con la cadena floja, adelante; en cuanto apriete, deja de tener gracia.',
      ],
      rev: [
        'no',
        'Ya no hace falta: el lazo se abrió y lo único que sigue tirando es la costumbre.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Mejor no apoyarse ahí: lo que lleva corona de adorno atrae rayos, y las chispas manchan.',
      ],
      rev: [
        'wait',
        'Hay una piedra floja y se nota; {muévela|movela} con cuidado antes de subirte a saludar.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Buena dirección y agua de sobra: en pequeño y esta noche, que es cuando brillan las estrellas.',
      ],
      rev: [
        'if',
        'Con menos comparación, sí: siete estrellas chicas opinan, y la jarra la {llevas|llevás} {tú|vos}.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con esta luz no se firma nada: el perro dice una cosa, el lobo otra, y el cangrejo quiere dormir.',
      ],
      rev: [
        'yes',
        'Lo que daba miedo ha salido del agua y mide un palmo: adelante, con cuidado de no pisarlo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, así de sencillo: el niño no lleva silla, el caballo no pide papeles y hace buen día.',
      ],
      rev: [
        'if',
        'Si de verdad te calienta, sí; si es por quedar bien con los girasoles, que aplaudan sin {ti|vos}.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Si al primer toque ya estabas de pie, poco queda por deliberar: adelante, y con buena cara.',
      ],
      rev: [
        'no',
        'Por culpa, no: esa trompeta con sordina la {tocas|tocás} {tú|vos}, y encima desafina.',
      ],
    },
    'El Mundo': {
      up: ['yes', 'Está casi redondo: una vuelta más, por gusto, y se puede recoger la música.'],
      rev: [
        'if',
        'Si {atas|atás} el cabo que falta, que es pequeño y se sabe cuál es, sí; el laurel aguanta.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Prueba|Probá} {antes} la versión más pequeña posible de lo que {preguntas|preguntás}, en diez minutos y sin público, y al terminar {di|decí} en voz alta: «¿Y bien?». Si queda cara de fiesta, {sigue|seguí} con la versión grande. Si queda cara de trámite, bastaba con esto y nadie tiene por qué enterarse.',
      },
      {
        needs: [],
        text: '{Cuéntaselo|Contáselo} {antes} a alguien en una frase que empiece con «Resulta que». Si esa persona pregunta más, el asunto tiene vida y merece un paso. Si cambia de tema, el paso se da igual y en silencio: hay alegrías que rinden mejor sin comité, y esta tiene todo el aspecto.',
      },
      {
        needs: ['quien'],
        text: '{Comparte|Compartí} con {quien} {antes} un rato que no tenga que ver con la duda y, al final, {suéltala|soltala} como quien pide la sal: «Por cierto…». Si hay reacción, {toma|tomá} nota de la primera, que es la buena. Si no la hay, al menos hubo rato, y eso también se queda.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición se escribe {antes} en un papel del tamaño de una estampilla: «Sí, si…». Una nada más, que se pueda comprobar con los ojos. Si se cumple, {hazlo|hacelo} ese día. Si no se cumple, el papel se dobla y se guarda; las estampillas, como las dudas, ganan valor con los años.',
      },
      {
        needs: [],
        text: '{Inventa|Inventá} {antes} dos finales para tu pregunta, uno bueno y otro regular, y {léelos|leelos} con voz de noticiero: «Última hora». Si el regular te da risa, hay permiso para arriesgarse. Si te da un pellizco, ahí está la condición: {arregla|arreglá} primero esa parte, que suele ser pequeña y tener nombre.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a {quien}, o a su retrato si no contesta, una opinión muy corta {antes}: «Tres palabras, por favor». Si las tres van en la misma dirección, {síguelas|seguilas}. Si se pelean entre sí, {quédate|quedate} con la segunda, que es la que se dice sin preparar. Y si no hay ninguna, {pon|poné} las tuyas.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Suelta|Soltá} el asunto con ceremonia: {escríbelo|escribilo} {antes} en un papel, {añade|añadí} «Muchas gracias por venir» y {mételo|metelo} en un libro a medio leer. Si mañana te hace falta, ya se sabe en qué página vive. Si se olvida, alguien lo encontrará cualquier año y tendrá una tarde estupenda tratando de entenderlo.',
      },
      {
        needs: [],
        text: 'Durante una tarde, como si la respuesta fuera no: {di|decí} {antes} «De momento, no», en voz alta, y {sigue|seguí} con lo tuyo. Si llega un descanso, era que no. Si {empiezas|empezás} a discutir con las paredes, la pregunta tenía más fondo del que enseñaba, y conviene hacerla otra vez, mejor vestida.',
      },
      {
        needs: ['quien'],
        text: '{Deja|Dejá} a {quien} fuera del lío por una tarde: la pregunta se guarda y, en su lugar, {di|decí} {antes} «Hoy no vengo a preguntar nada». Si eso provoca alivio o sorpresa, ya hay un dato. Si no provoca nada, también lo hay, y encima quedó una tarde libre para algo mejor.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Acuesta|Acostá} la pregunta: {déjala|dejala} {antes} escrita junto a la cama, con una palabra debajo, «Mañana». Si al despertar parece igual de importante, dale diez minutos y un café. Si parece rara, {cámbiale|cambiale} una palabra y {mira|mirá} cuál elegiste: la que sobraba era casi seguramente la que no dejaba dormir.',
      },
      {
        needs: [],
        text: 'A la duda le conviene una vuelta a la manzana: {sal|salí} {antes}, sin teléfono, y {repite|repetí} la pregunta en cada esquina, empezando por «A ver». Si en la cuarta sigue igual, es firme y merece respuesta. Si cambió por el camino, {quédate|quedate} con la última, que por lo menos viene paseada.',
      },
      {
        needs: ['quien'],
        text: '{Acuerda|Acordá} con {quien}, de palabra o de mirada, que el asunto se toca otro día: «Esto queda en remojo». {Hazlo|Hacelo} {antes}. Si al apartarlo aparece un tema mejor, era ese. Si a la hora de la cena vuelve el de siempre, ya viene blando y se puede comer sin cuchillo.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo que entra por la puerta de la risa suele quedarse a cenar.',
      'Las cosas ligeras también llegan, y lo hacen sin despeinarse.',
      'Un sí pequeño cabe en cualquier bolsillo y no pesa al subir.',
    ],
    if: [
      'A toda broma buena le cuelga un hilo serio, finito, del que se puede tirar.',
      'Una duda con condición ya está casi vestida para salir.',
      'Un «según» bien dicho ahorra dos portazos.',
    ],
    no: [
      'Cerrar una pregunta con educación deja la casa más fresca.',
      'Hay noes que se agradecen como una ventana abierta.',
      'No todo lo que se asoma quiere entrar.',
    ],
    wait: [
      'Las dudas, como el pan, se cortan mejor al día siguiente.',
      'Lo que espera sin prisa acaba contando la historia entera.',
      'El juego no se enfría; para eso es juego.',
    ],
  },
};
