import type { CaseTexts } from '../../family.ts';

/** «return-to-ex.how». */
export const RETURN_TO_EX_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Recuperar a alguien suena a rescate y casi siempre es otra cosa: aprender a llamar a una puerta que antes abrías sin tocar.',
    },
    {
      needs: [],
      text: 'Entre lo que {sientes|sentís} y tu ex hay una frase sin escribir. Lo difícil es que no suene a reclamo ni a limosna.',
    },
    {
      needs: [],
      text: 'Para volver hace falta una primera línea, y a esa línea le pesa todo lo anterior. Aquí el tono se juega más que el texto.',
    },
    {
      needs: [],
      text: 'Intentarlo de nuevo pide más maña que fuerza: llegar con algo nuevo en las manos y sin el inventario de lo que salió mal.',
    },
    {
      needs: ['quien'],
      text: 'Hasta {quien} hay un camino que ya pisaste y otro que no ha pisado nadie. El primero es más corto y termina donde termina.',
    },
    {
      needs: ['quien'],
      text: 'Se te ocurren veinte discursos para {quien} y hace falta media frase. Hay que dar con la que se pueda decir sin temblar.',
    },
    {
      needs: ['tiempo'],
      text: '{Pones|Ponés} {tiempo} sobre la mesa, y en algo así no se entra corriendo. Toca averiguar qué se enfrió y qué solo estaba guardado.',
    },
    {
      needs: ['lugar'],
      text: 'En esta vuelta hay un sitio, {lugar}, y los sitios ayudan o estorban según con qué cara se llegue. Falta decidir la cara.',
    },
    {
      needs: ['evento'],
      text: 'Ahí está {evento}, que parece la ocasión perfecta para acercarse. Las ocasiones perfectas tienen público, y esto se dice mejor sin aplausos.',
    },
    {
      needs: ['dia'],
      text: 'Todo gira alrededor de un día, {dia}, y con una fecha delante se ensaya de más. Lo que hay que llevar cabe en un bolsillo.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con una flor y ninguna maleta: {propón|proponé} algo ligero, un helado, una caminata, que no se parezca a una mudanza.',
      ],
      rev: [
        'no',
        'Nada de aparecer de sorpresa bajo su ventana; un salto sin mirar asusta hasta a quien se alegra de verte.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Un gesto que se pueda ver y una frase que se pueda cumplir: con eso servido, lo demás de la mesa sobra.',
      ],
      rev: [
        'no',
        'Sin estrategias: el silencio calculado y la foto para dar celos son juegos de manos, y se les ve el hilo.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Por ahora, callando bien, sin indirectas ni canciones con dedicatoria, porque el velo no se abre a tirones.',
      ],
      rev: [
        'if',
        'Si hay un secreto en medio, por ahí se empieza: ninguna segunda vuelta camina con un rollo escondido bajo la ropa.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como quien deja pan recién hecho y se va: un cuidado pequeño, sin quedarse a ver si lo prueban.',
      ],
      rev: [
        'no',
        'Regalos, favores y sopas a domicilio no recuperan a nadie: {deja|dejá} descansar el campo, que el trigo no sale a pedidos.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'De pie y con una propuesta clara; si la respuesta es no, se acata, que también eso es gobernar lo propio.',
      ],
      rev: [
        'yes',
        'Bajando del trono para hablar primero, sin armadura y sin la lista de quién falló, que ya está muy leída.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Por la puerta y con su llave. Si hubo daño, primero la disculpa entera, porque la de repuesto no abre.',
      ],
      rev: [
        'no',
        '{Olvida|Olvidá} los manuales de reconquista, treinta días de silencio y demás liturgia. Nadie regresa por cumplir un calendario.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Cara a cara y con sol: «quiero intentarlo otra vez», y después callarse, que la otra mitad no te toca.',
      ],
      rev: [
        'if',
        '{Averigua|Averiguá} si se busca lo mismo: una mirada puede querer volver y la otra, hacer las paces. Si coinciden, se sigue.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Por el camino recto: una invitación con lugar y hora, y las dos esfinges, el orgullo y las ganas, calladas atrás.',
      ],
      rev: [
        'wait',
        'Con el freno puesto: estos días {escribes|escribís} sin enviar, y solo sale a la calle lo que siga sonando bien después.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Como quien acerca la mano a un león: despacio, a la vista, y parando en cuanto se aparte.',
      ],
      rev: [
        'wait',
        'No por hoy, porque lo pedido con la voz cansada suena a súplica. Primero vuelve la fuerza y luego el mensaje.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con otro tramo a solas, hasta saber qué harías distinto; con eso dentro del farol ya se puede bajar y llamar.',
      ],
      rev: [
        'yes',
        'Bajando {tú|vos}, porque el primer saludo no rebaja a nadie y desde una cumbre nunca se ha conversado bien.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si la vida vuelve a cruzar los caminos, se saluda con naturalidad; lo que no hace falta es andar empujando la rueda.',
      ],
      rev: [
        'no',
        'Haciendo otra cosa que la última vez: si el plan es rogar, prometer y repetir, esa rueda ya chirrió.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Con cuentas claras: tu parte dicha sin excusas y la suya sin acusación. Si falta una mitad, no se firma.',
      ],
      rev: [
        'wait',
        'Antes de pedir otra oportunidad hay que pesar bien; ni toda la culpa era tuya ni todo el mérito. Luego, hablar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Aflojando por un tiempo esa cuerda de la que {tiras|tirás}, hasta ver si alguien la recoge por la otra punta.',
      ],
      rev: [
        'no',
        'Sin hacer méritos con las manos atadas; quien vuelve por lástima se marcha en cuanto la lástima se le pasa.',
      ],
    },
    'La Muerte': {
      up: [
        'if',
        'Despidiendo antes lo anterior: si {buscas|buscás} que sea como era, no hay modo; si {aceptas|aceptás} otra cosa, {propón|proponé} un café.',
      ],
      rev: [
        'no',
        'Primero el adiós que falta. Mientras montes guardia junto al caballo parado, recuperar es otro nombre de no despedirse.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Gota a gota: un mensaje breve, una risa vieja, otro mensaje, dejando que cada cosa asiente antes de la siguiente.',
      ],
      rev: [
        'no',
        'Nunca de golpe: un chorro de confesiones a medianoche inunda la cocina y no le quita la sed a nadie.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Soltando el dedo, porque vigilar sus fotos no acerca, ata, y esa cadena solo tiene cuello de este lado.',
      ],
      rev: [
        'if',
        'Si ya {puedes|podés} pasar un día sin mirar su perfil, {escribe|escribí}: con el cuello libre se invita, con la cadena se suplica.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Con la verdad por delante, aunque vuele la corona: si la conversación sigue en pie, se puede hablar del resto.',
      ],
      rev: [
        'yes',
        'Señalando la primera grieta {tú|vos}, la de tu lado del muro, que abre más puertas que cualquier ramo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con un gesto limpio y sin factura: algo que darías igual aunque no hubiera respuesta. El agua no lleva recibo.',
      ],
      rev: [
        'wait',
        'Recuperándote {tú|vos} antes que a nadie; con la jarra vacía se ofrece sed, y eso se nota a distancia.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De día y con datos. Lo que insinuó una amistad en común, o un sueño, no alcanza todavía para escribir.',
      ],
      rev: [
        'yes',
        'Contando lo que entendiste al levantarse la niebla, una cosa nada más, y viendo si del otro lado también aclaró.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Con alegría y sin plan: {invita|invitá} a algo que te guste de verdad, y que se note que te gusta.',
      ],
      rev: [
        'if',
        'Cuando la sonrisa deje de ser de oficio: si {puedes|podés} ir con la cara que {tienes|tenés}, {ve|andá}.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Levantándote con lo aprendido en la mano: «ahora haría esto de otra manera», y un ejemplo que se pueda comprobar.',
      ],
      rev: [
        'if',
        'Si vas, que sea de pie: pedir perdón es una frase; vivir pidiéndolo es otra condena, y nadie regresa a una.',
      ],
    },
    'El Mundo': {
      up: [
        'no',
        'Agradeciendo y dejando el laurel en paz, que lo bien cerrado no necesita que nadie lo recupere.',
      ],
      rev: [
        'if',
        'Por la conversación que faltó: si se cierra bien, hay suelo para otra; si se salta, todo empieza cojo.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una línea, sin historial: «Me acordé {de ti|de vos} por algo bueno. Si te dan ganas, un café». {Mándala|Mandala} {antes}, de día, y el teléfono a otro cuarto. Si contesta, {propón|proponé} hora y lugar. Si no contesta, no la repitas: una invitación dicha dos veces ya es otra cosa.',
      },
      {
        needs: [],
        text: '{Graba|Grabá} en el teléfono, para nadie, un minuto que empiece así: «Lo que haría distinto es…». {Escúchalo|Escuchalo} {antes}. Si suena a cosa tuya, ya {tienes|tenés} qué llevar al encuentro y {puedes|podés} proponerlo. Si suena a reclamo con moño, {graba|grabá} otro: aún habla la herida, y conviene que hable alguien más de la casa.',
      },
      {
        needs: ['quien'],
        text: 'Algo que {quien} pueda oír en diez segundos y en persona, {antes}: «Me gustaría intentarlo de otra manera. No hace falta que contestes ahora». Después, otro tema o la puerta. Si lo retoma por su cuenta, hay conversación. Si pasan las semanas y no lo retoma, tu parte está hecha y dicha.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Ponle|Ponele} nombre a la condición antes que al restaurante: «Me gustaría verte si podemos hablar de esto». {Llena|Llená} el «esto» con una sola palabra y {dilo|decilo} {antes}. Si acepta hablar, {ve|andá} con tiempo. Si prefiere no tocarlo, la cita sería para rodear esa palabra, y rodear cansa más que hablar.',
      },
      {
        needs: [],
        text: 'Para no adivinar, un hecho: {mira|mirá} quién escribió las tres últimas veces y con qué motivo, y {apúntalo|apuntalo} {antes} bajo el título «Sin interpretar». Si hay ida y vuelta, {prueba|probá} una invitación. Si todo salió de tu lado, la condición es que lo próximo no: {deja|dejá} sitio y {mira|mirá} qué llega.',
      },
      {
        needs: ['quien'],
        text: 'Si hay algo que reparar con {quien}, va primero y va aparte: «Te debo una disculpa por esto. No busco nada a cambio». {Dilo|Decilo} {antes}, sin pedir una cita en la frase siguiente. Si la recibe, ya habrá otra ocasión para lo demás. Si no quiere oírla, se respeta, y quedó ofrecida.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Escribe|Escribí} el mensaje completo, el de las tres pantallas, y {termínalo|terminalo} con «esto no lo voy a mandar». {Léelo|Leelo} en voz alta {antes} y {rómpelo|rompelo}. Si después te queda una frase dando vueltas, esa era la importante, y merece una amistad que la oiga. Si no queda ninguna, hacía falta el papel y no la respuesta.',
      },
      {
        needs: [],
        text: 'La reconquista se suspende hasta nuevo aviso, y se avisa a quien más noticias te trae: «No voy a buscar a mi ex. Si pregunto por sus cosas, {cambia|cambiá} de tema». {Hazlo|Hacelo} {antes}. Si {aguantas|aguantás} una semana, el cuello lo agradece. Si no se puede, para eso hay terapia, y es dinero bien gastado.',
      },
      {
        needs: ['quien'],
        text: 'Si {quien} pidió silencio, se le da entero; si no lo pidió, {pide|pedí} el tuyo: «Por un tiempo prefiero no hablar. Te deseo bien». {Envíalo|Envialo} {antes} y una sola vez. Si contesta «de acuerdo», queda limpio. Si insiste, o te asusta, no hacen falta más explicaciones: {busca|buscá} ayuda de quien sepa.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'También el borrador cuenta: {escribe|escribí} lo que dirías y {ponle|ponele} por título «Para cuando no tenga prisa». No se manda; {corrígelo|corregilo} {antes} con un lápiz de otro color. Si al releer {quitas|quitás} la mitad, va bien. Si le {agregas|agregás} otra mitad, todavía quema, y en ese cajón se enfría sin que nadie lo apure.',
      },
      {
        needs: [],
        text: '{Busca|Buscá} algo tuyo que quedó a medias mientras duró aquello, un curso, una amistad, un mueble cojo, y {retómalo|retomalo} {antes} con un letrero: «Primero esto». Si al terminar {sigues|seguís} queriendo intentarlo, irás con mejor cara. Si se te olvidó el asunto una tarde entera, esa tarde también tiene voto.',
      },
      {
        needs: ['quien'],
        text: 'Hay alguien que conoce a {quien} y te quiere bien: {hazle|hacele} {antes} una pregunta sin espionaje, «¿{tú|vos} me verías llegando en paz o llegando a pelear?». Si dice en paz, {elige|elegí} un momento tranquilo. Si duda, es que tu prisa se ve desde fuera, y unas semanas más no le hacen daño a nadie.',
      },
    ],
  },
  closings: {
    yes: [
      'Las puertas conocidas también agradecen que se llame.',
      'Media frase dicha llega más lejos que veinte ensayadas.',
      'Se llega mejor con una flor que con un expediente.',
    ],
    if: [
      'Ningún café es pequeño cuando alguien sabe a qué viene.',
      'La disculpa entra por una puerta y la invitación por otra.',
      'Para volver hace falta saber de dónde se vuelve.',
    ],
    no: [
      'Lo que se persigue aprende a correr.',
      'A nadie se recupera como a un paraguas.',
      'El mensaje que no salió también llegó a alguna parte.',
    ],
    wait: [
      'La prisa escribe largo y firma mal.',
      'Hay llamadas que mejoran mucho si se hacen después.',
      'Un borrador guardado nunca le ha cerrado la puerta a nadie.',
    ],
  },
};
