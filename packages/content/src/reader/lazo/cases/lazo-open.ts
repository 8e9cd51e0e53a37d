import type { CaseTexts } from '../../family.ts';

/** «lazo.open». */
export const LAZO_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay un asunto de cariño en el aire y cuesta decirlo entero. No hace falta: con saber qué aprieta ya se puede mirar.',
    },
    {
      needs: [],
      text: 'Lo que {preguntas|preguntás} tiene que ver con querer, y querer rara vez cabe en una frase. Se empieza por la parte que más pesa.',
    },
    {
      needs: [],
      text: 'En las cosas del corazón, la mitad se sabe y la otra mitad se teme. Lo que está en juego es no confundirlas.',
    },
    {
      needs: [],
      text: 'Algo se mueve, o no se mueve, del lado del amor. El nudo suele estar más cerca de lo que parece y ser más pequeño.',
    },
    {
      needs: ['quien'],
      text: 'Aquí hay un lazo, o apenas un hilo, y en alguna punta está {quien}. Lo primero es ver qué sostiene la tuya.',
    },
    {
      needs: ['quien'],
      text: 'Por un lado está {quien} y por otro lo que te pasa al nombrar a {quien}. Son dos asuntos, y se atienden por separado.',
    },
    {
      needs: ['tiempo'],
      text: 'En medio de la pregunta hay una medida, {tiempo}, y el cariño cuenta de otro modo. Por ahí se puede empezar a mirar.',
    },
    {
      needs: ['lugar'],
      text: 'El corazón pone a veces un sitio donde falta una frase, y aquí ha puesto {lugar}. Importa lo que va al lado.',
    },
    {
      needs: ['evento'],
      text: 'Entre lo que {sientes|sentís} y lo que {dices|decís} aparece {evento}. Puede ser la causa, la excusa o el decorado, y las tres cosas se miran.',
    },
    {
      needs: ['dia'],
      text: 'Hay un día en tu pregunta, {dia}, y lo demás se adivina a media voz. Conviene oír lo de abajo antes que la fecha.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se puede ir con la curiosidad por delante, una flor en la mano, pocas teorías y un ojo en el suelo.',
      ],
      rev: [
        'wait',
        'Ni salto ni huida, por ahora: cuando el pie deje de estar en el aire se verá qué quería pisar.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'La parte que está en tus manos no es poca, y sobre esa mesa hay con qué hacer algo que se vea.',
      ],
      rev: [
        'if',
        'Adelante si detrás de las palabras hay una mano que trabaja; si solo hay palabras, mejor no moverse.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía hay una parte tapada, y no por maldad; conviene que asome a su hora antes de darle nombre.',
      ],
      rev: [
        'if',
        'Se aclara si se dice, porque pesa más lo que {callas|callás}, o lo que te callan, que cualquier respuesta de una carta.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Lo que esto pida se hace con tiempo y con gusto, sin tirar de nada, y eso es un sí tranquilo.',
      ],
      rev: [
        'no',
        'Más hacia fuera, no: el cuidado que se va en lo ajeno está haciendo falta en tu propio campo.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Un límite tuyo, dicho con calma, ordena la mitad de este asunto; si se respeta, hay camino.',
      ],
      rev: [
        'no',
        'Ni por mando ni por aguante. Lo que se sostiene a fuerza de armadura cansa primero a quien la lleva.',
      ],
    },
    'El Hierofante': {
      up: [
        'wait',
        'Alguien pasó antes por una puerta parecida y guarda la llave; hasta haber escuchado eso, no hay apuro en decidir.',
      ],
      rev: [
        'yes',
        'Si lo que se espera de {ti|vos} y lo que {quieres|querés} no coinciden, sí a lo segundo, con buenos modales.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Lo que se pueda decir de frente y con luz tiene el sí; lo que necesite sombra, otra vuelta.',
      ],
      rev: [
        'no',
        'Mientras se conteste por quedar bien, no: una mirada torcida pide primero sinceridad {contigo|con vos}.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con dos fuerzas tirando distinto también se avanza: de pie, la vista fija, y sin pelear con ninguna.',
      ],
      rev: [
        'wait',
        'Hoy no se acelera: lo que se decide a empujones hay que decidirlo dos veces. Cuando se calmen las esfinges.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Se puede, y con suavidad, que una mano firme consigue de lo que ruge más que cualquier grito.',
      ],
      rev: [
        'wait',
        'Enorme parece lo que se mira sin fuerzas: con el león repuesto, esto tiene otra talla. Todavía no.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Un poco de distancia y de silencio, sin castigo para nadie, que el tramo alumbrado es corto y alcanza.',
      ],
      rev: [
        'if',
        'Si te apartaste para pensar, ya hay bastante pensado; lo que falta por saber anda entre la gente, cuesta abajo.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Esto se mueve sin pedir permiso: antes de elegir, {espera|esperá} a ver en qué postura se queda.',
      ],
      rev: [
        'no',
        'Otra vez por el mismo camino, no: si la escena te suena, la salida está donde antes seguías de largo.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Que hablen los hechos, en fila y sin adjetivos: si sostienen lo que {quieres|querés}, sí; si lo desmienten, ya contestaron.',
      ],
      rev: [
        'no',
        'Con esta cuenta no, que carga de un solo lado: primero se reparte el peso y después se pregunta.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Quietud con fecha: mirado del revés, lo que parece falta puede ser descanso, y al contrario.',
      ],
      rev: [
        'no',
        'Basta de dar por dar. Lo que no maduró en tanto tiempo de cuerda se puede soltar sin culpa.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Algo pide punto final, aunque sea una idea o una costumbre; soltarlo no cierra la puerta, la despeja.',
      ],
      rev: [
        'if',
        'Si ya {sabes|sabés} qué se acabó, falta decirlo; mientras no se diga, todo lo demás espera turno detrás del caballo.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Poco a poco y probando, porque la medida de esto no está escrita en ninguna copa y se encuentra vertiendo.',
      ],
      rev: [
        'if',
        'Con menos de lo que sobra y más de lo que falta: si eso se ajusta, lo demás se deja querer.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Por costumbre o por vértigo, no: el lazo es ancho, y lo que retiene se puede mirar a la cara.',
      ],
      rev: [
        'yes',
        'La parte difícil ya empezó a ceder: sí a lo que te deje el cuello libre, aunque las manos duden.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Sobre lo que se ha caído, no: {mira|mirá} qué quedó en pie, que será menos y es de fiar.',
      ],
      rev: [
        'if',
        'Si se dice ahora en pequeño, no habrá que oírlo después en grande: una verdad, una piedra, y seguir.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Hay con qué empezar, y sin euforia, yendo hacia lo que te limpia y te deja dormir.',
      ],
      rev: [
        'wait',
        'Hasta que haya un poco de ganas, nada de balances, porque con sed toda el agua parece lejos.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con esta luz no acierta ni quien acierta siempre; se espera a la mañana y se pregunta otra vez.',
      ],
      rev: [
        'if',
        'Va aclarando: si lo que ahora ves te quita miedo, {sigue|seguí}; si te lo da con pruebas, {créelo|creelo}.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí a lo que se pueda hacer de día, con los brazos abiertos y sin que nadie tenga que esconderse.',
      ],
      rev: [
        'if',
        'Sin fingir contento: si debajo de tanta nube algo calienta, alcanza; si solo hay pose, no te quedes por eso.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Eso que llama desde hace rato merece que alguien se levante: sí, con lo vivido encima y sin disculparse por ello.',
      ],
      rev: [
        'no',
        'Otra sentencia no hace falta: quien pregunta con cariño ya puede dar por terminado el juicio y salir al aire.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Está más completo de lo que parece: sí a bailarlo tal como es, sin agregarle una flor al laurel.',
      ],
      rev: [
        'if',
        'Falta un detalle, tuyo o que se puede pedir, y si ese se resuelve, lo grande se acomoda.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Pon|Poné} la pregunta en una frase que empiece por «lo que quiero es…» y {termínala|terminala} {antes}, sin tachar. Debajo, un gesto que quepa en diez minutos. Si la frase y el gesto se parecen, {haz|hacé} el gesto. Si no se parecen, {cambia|cambiá} el gesto y no la frase, que esa salió de primera mano.',
      },
      {
        needs: [],
        text: '{Elige|Elegí} a alguien de confianza y {léele|leele} {antes} tu duda tal como está, con este permiso: «No me aconsejes todavía; {dime|decime} qué {oyes|oís}». Si oye lo mismo que {tú|vos}, ya hay suelo para un paso. Si oye otra cosa, {pon|poné} las dos versiones juntas: entre una y otra suele estar el asunto.',
      },
      {
        needs: ['quien'],
        text: 'Una frase que se puede decir sin ensayo, a {quien} o a un papel si no hay modo: «Me importa esto y quería que se supiera». {Dila|Decila} {antes}, en un momento tranquilo. Si abre una conversación, {quédate|quedate} en ella. Si no abre nada, queda dicha, y pesa menos fuera que dentro.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} dos renglones: «Seguiría con esto si…» y «Lo dejaría si…». En cada uno, un hecho de los que se comprueban. Si el primero ya se cumple, ahí está tu sí. Si se cumple el segundo, también {sabes|sabés}. Si no se cumple ninguno, lo que falta es una pregunta, hecha de frente.',
      },
      {
        needs: [],
        text: '{Cuenta|Contá} esto en voz alta, a solas, como si le pasara a alguien que {quieres|querés} mucho, y {termina|terminá} con «y yo le diría…». {Hazlo|Hacelo} {antes}. Si el consejo sale claro, {pruébalo|probalo} primero en pequeño. Si sale con condiciones, esas condiciones son tu respuesta, y se pueden decir con todas sus letras.',
      },
      {
        needs: ['quien'],
        text: 'Lo que {sabes|sabés} sobre {quien} y lo que {supones|suponés} caben en la misma hoja, cada cosa en su mitad: «vi», «creo». {Llénala|Llenala} {antes}. Si gana lo visto, {decide|decidí} con eso. Si gana lo supuesto, {convierte|convertí} una suposición en pregunta y {hazla|hacela} sin apuro, o que descanse.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Busca|Buscá} algo que en este asunto {haces|hacés} por costumbre y te deja peor, y {déjalo|dejalo} una semana con esta frase a mano: «Hoy esto no me toca». {Empieza|Empezá} {antes}. Si {notas|notás} alivio, era peso de más. Si {notas|notás} un hueco, que lo llene compañía, y si duele mucho, ayuda profesional.',
      },
      {
        needs: [],
        text: 'Un papel pequeño y un lápiz: «Esto no puedo arreglarlo yo». Debajo, lo que corresponda, sin explicaciones. {Dóblalo|Doblalo} {antes} y {guárdalo|guardalo} lejos de la cama. Si al guardarlo {descansas|descansás}, que ahí se quede. Si te cuesta soltarlo, {pregunta|preguntá} a alguien que te quiera qué ve en tu cara al hablar de eso.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} de por medio, {elige|elegí} un gesto que {vienes|venís} haciendo de más, aunque sea pensar a deshora, y {suéltalo|soltalo} {antes} con esta frase por dentro: «Esta vez lo dejo donde está». Si no pasa nada, sobraba. Si se nota el hueco, ya hay de qué hablar, sin reproche y con calma.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Guarda|Guardá} la pregunta en un sobre y {escribe|escribí} por fuera: «Abrir con calma», con una fecha. {Elígela|Elegila} {antes}; hasta entonces no se discute ni se consulta. Si al abrirlo sigue igual de viva, se hace algo pequeño. Si cambió de forma, la nueva es la buena, y llegó sin que nadie tirara de ella.',
      },
      {
        needs: [],
        text: 'Tres noches seguidas, una línea cada noche: «Lo que más me pesó hoy fue…». {Lee|Leé} las tres juntas {antes}. Si algo se repite, ese es el asunto, aunque no fuera lo que parecía. Si no se repite nada, todavía se está formando, y a lo que se forma no se le levanta la tapa.',
      },
      {
        needs: ['quien'],
        text: 'Antes de mover nada que toque a {quien}, una espera corta y con oficio: {anota|anotá} {antes} lo que querrías oír, palabra por palabra, «me gustaría que me dijeran…». Si la frase es posible, algún día se puede pedir. Si no está en manos de nadie, ya {sabes|sabés} qué parte no depende de una respuesta.',
      },
    ],
  },
  closings: {
    yes: [
      'Un gesto pequeño ocupa poco y se ve de lejos.',
      'Al cariño le sientan bien las cosas dichas de día.',
      'Quien da un paso ya sabe algo que antes no sabía.',
    ],
    if: [
      'Una condición dicha a tiempo es una forma de cariño.',
      'Entre el miedo y el deseo cabe una pregunta bien hecha.',
      'Los hechos hablan bajo; hay que acercar la silla.',
    ],
    no: [
      'Soltar una cosa deja la mano libre para otra.',
      'No todo lo que pesa es importante.',
      'A veces querer bien empieza por querer menos cosas.',
    ],
    wait: [
      'Lo que todavía no tiene nombre merece que lo dejen dormir.',
      'Ningún nudo se afloja tirando de las dos puntas.',
      'De lo que se quiere no se sabe todo en una noche.',
    ],
  },
};
