/**
 * How each sign, from Aries to Piscis, colours the bodies of a whole generation. They stay in a
 * sign for years, so that each has several texts, one of which is picked.
 */
export const OUTER_SIGNS = {
  Uranus: [
    [
      'Urano en Aries marca a quienes llegaron con ganas de estrenar el mundo y poca paciencia para heredarlo. En ti asoma como el impulso de inventar tu propia salida cuando las conocidas se llenan.',
      'Con Urano en Aries, tu generación rompe moldes a título personal, cada cual con su bandera. La chispa te llega de golpe, y rinde si tienes dónde apuntarla.',
    ],
    [
      'Urano en Tauro sacude lo que parecía más sólido: el dinero, la tierra, la mesa de todos los días. Quien lo lleva aprende a tener seguridad sin tenerlo todo quieto.',
      'Tu generación lleva a Urano en Tauro, y con él la pregunta de cuánto vale lo que tenemos. En lo tuyo se nota en cambios de gusto lentos, tercos y definitivos.',
    ],
    [
      'Urano en Géminis electriza la palabra: gente que inventa lenguajes, atajos y maneras nuevas de enterarse. A ti te visita en forma de idea súbita, en mitad de otra conversación.',
      'Con Urano en Géminis, tu gente cambió la forma de contar las cosas. Se te ocurren relaciones que nadie pidió, y conviene apuntarlas antes de que pase la siguiente.',
    ],
    [
      'Urano en Cáncer mueve los muebles de la familia: es la marca de quienes cambiaron lo que significa un hogar. También tú necesitas raíces que se puedan trasplantar.',
      'Llevar a Urano en Cáncer es pertenecer a quienes revisaron las costumbres de sus mayores. Tu libertad pide un nido; tu nido, ventanas.',
    ],
    [
      'Urano en Leo es creatividad sin permiso: quien lo lleva quiere firmar algo que no se haya visto. En tu caso aparece donde te atreves a jugar en serio.',
      'Con Urano en Leo, tu generación puso el yo en el escenario y cambió la manera de aplaudir. Tu rareza, bien contada, es lo que mejor te queda.',
    ],
    [
      'Urano en Virgo reforma los talleres: nuevas técnicas, otros horarios, otra forma de entender el servicio. Tienes mano para mejorar un procedimiento que todos daban por bueno.',
      'Tu generación lleva a Urano en Virgo, y con él la revolución de lo pequeño. Tus mejores cambios empiezan por un detalle y acaban moviendo la jornada entera.',
    ],
    [
      'Urano en Libra ensaya otras formas de pareja y de justicia. Tu gente preguntó en voz alta quién decide y por qué; tú lo preguntas en cada acuerdo que firmas.',
      'Con Urano en Libra, lo que se da por sentado entre dos deja de estarlo. Te atraen los tratos hechos a medida y los vínculos que dejan respirar.',
    ],
    [
      'Urano en Escorpio levanta la alfombra. Es la marca de quienes hablaron de lo que se callaba, y en ti asoma como un olfato repentino para lo que no encaja.',
      'Lleva tu generación a Urano en Escorpio, que cambia por dentro y de una vez. Tardas en moverte; cuando lo haces, no queda nada en su sitio.',
    ],
    [
      'Urano en Sagitario desordena los mapas: creencias, fronteras, planes de estudio. Te aviva lo que amplía el campo de visión, y te ahoga la certeza sin ventanas.',
      'Con Urano en Sagitario, tu gente salió a buscar verdades de otro formato. Una idea leída por azar puede torcerte el rumbo, y para bien.',
    ],
    [
      'Urano en Capricornio reforma los edificios desde la mesa del arquitecto. Perteneces a quienes vieron temblar instituciones y aprendieron a rehacerlas por partes.',
      'Tu generación trae a Urano en Capricornio: innovar con planos, cambiar la norma desde la norma. En lo tuyo se nota cuando modernizas algo sin tirarlo.',
    ],
    [
      'Urano en Acuario piensa en red y en futuro. A tu generación le resulta natural lo que antes parecía invento, y a ti te despierta cualquier grupo con una idea limpia.',
      'Con Urano en Acuario, la libertad es un asunto compartido. Tu originalidad rinde más cuando hay otros con quienes probarla.',
    ],
    [
      'Urano en Piscis abre la frontera entre lo que se imagina y lo que se hace. A tu generación los inventos le llegan en canciones y en pantallas; a ti, a deshora.',
      'Lo que trae Urano en Piscis es una intuición que salta. Hay en tu gente una sensibilidad nueva para lo invisible, y en ti, corazonadas que piden cuaderno.',
    ],
  ],
  Neptune: [
    [
      'Neptuno en Aries sueña con héroes y con comienzos. Es una fe que se pone en marcha antes de tener el mapa, y tú la conoces en el entusiasmo de los primeros días.',
      'Con Neptuno en Aries, tu generación idealiza el valor de ir primero. Lo que imaginas pide cuerpo y acción; quedarse en la idea te sabe a poco.',
    ],
    [
      'Neptuno en Tauro busca lo sagrado en lo palpable: el pan, la tierra, un objeto heredado. Tu imaginación trabaja mejor con materia entre las manos.',
      'Con Neptuno en Tauro, tu generación soñó con una abundancia tranquila. La belleza sencilla te consuela más de lo que confiesas.',
    ],
    [
      'Neptuno en Géminis disuelve las fronteras entre lo oído y lo inventado. Fue una generación de cuentos, cartas y rumores, y algo de eso pervive en tu manera de narrar.',
      'Con Neptuno en Géminis, la imaginación entra por la palabra. Un titular te hace soñar o dudar durante horas; contrastar es tu forma de despertar.',
    ],
    [
      'Neptuno en Cáncer idealiza el hogar y la patria, a veces hasta la nostalgia. Tu gente soñó con un refugio para todos, y tú sabes construirlo con tres objetos y una lámpara.',
      'Con Neptuno en Cáncer, los recuerdos se vuelven leyenda. Lo que añoras es en parte lo que hubo y en parte lo que le añadiste, y las dos mitades te alimentan.',
    ],
    [
      'Neptuno en Leo trajo una generación enamorada del cine, de las estrellas y del gesto grande. Tu fantasía quiere un escenario, aunque sea el de la sala de tu casa.',
      'Con Neptuno en Leo, el ideal lleva capa y música. Admiras a lo grande; ver también las costuras de quien admiras te deja una lealtad más libre.',
    ],
    [
      'Neptuno en Virgo sueña con servir y desconfía de los grandes sueños. Tu gente encontró lo sagrado en el trabajo humilde, y tú lo encuentras en una tarea hecha con esmero.',
      'Con Neptuno en Virgo, el ideal baja a los detalles. La inspiración te visita lavando platos, ordenando, corrigiendo: deja un lápiz cerca.',
    ],
    [
      'Neptuno en Libra soñó con la paz y con el amor entre iguales. Llevas ese ideal a tus vínculos, y conviene que de vez en cuando le pongas nombre y horario.',
      'Con Neptuno en Libra, tu generación idealizó la pareja y la concordia. Ves en el otro la mejor versión posible; pregúntale también por la de los días malos.',
    ],
    [
      'Neptuno en Escorpio se asoma a lo prohibido buscando sentido. Tu generación mezcló deseo y misterio, y tú sabes leer lo que una mirada calla.',
      'Con Neptuno en Escorpio, lo oculto tiene música. Te atrae lo que no se explica del todo, y tu intuición gana cuando le pides pruebas.',
    ],
    [
      'Neptuno en Sagitario puso el sueño en otra parte: maestros lejanos, mochilas, filosofías de importación. Crees fácilmente en lo que ensancha, y esa fe te ha llevado lejos o puede hacerlo.',
      'Con Neptuno en Sagitario, tu generación buscó una verdad que cupiera en un viaje. Un libro o un camino te abren más que mil argumentos.',
    ],
    [
      'Neptuno en Capricornio sueña con los pies en el suelo y desconfía de quien promete nubes. Tu gente vio disolverse estructuras que parecían eternas; de ahí tu afición a lo que se sostiene solo.',
      'Con Neptuno en Capricornio, el ideal trae plano de obra. Le das forma a lo que imaginas, y esa es una rara manera de soñar.',
    ],
    [
      'Neptuno en Acuario sueña en plural y en línea: la red como promesa de encuentro. Compartes ese ideal con tu generación, y te hace bien comprobarlo en persona.',
      'Con Neptuno en Acuario, la utopía tiene cables. Te conmueven las causas de mucha gente, y tu imaginación trabaja mejor en grupo.',
    ],
    [
      'Neptuno en Piscis es marea alta: compasión sin fronteras, música por todas partes, y cierta facilidad para perder la orilla. Tu gente respira sueños; un horario les queda como un salvavidas.',
      'Con Neptuno en Piscis, tu generación siente a distancia. Lo que imaginas casi se puede tocar, y por eso te sirve tanto un suelo conocido.',
    ],
  ],
  Pluto: [
    [
      'Plutón en Aries transforma por el coraje de empezar de cero. Es una fuerza de siglos, y en ti se resume en no pedir perdón por existir.',
      'Con Plutón en Aries, el poder se estrena a solas. Tu generación trae preguntas que nadie había hecho.',
    ],
    [
      'Plutón en Tauro remueve lo que se posee y lo que se hereda. En ti se resume en saber qué es tuyo de verdad.',
      'Con Plutón en Tauro, el poder está en la tierra y en quien la trabaja. Tu generación redefine lo que vale.',
    ],
    [
      'Plutón en Géminis cambió para siempre la velocidad de las noticias. Llevas de esa época una curiosidad que no se detiene ante las puertas cerradas.',
      'Con Plutón en Géminis, tu gente descubrió el poder de la palabra. Sabes que un nombre bien puesto cambia la cosa.',
    ],
    [
      'Plutón en Cáncer removió los cimientos del hogar y de la nación. Tu generación aprendió a proteger con una fuerza que no se anuncia, y en ti asoma cuando alguien amenaza lo tuyo.',
      'Con Plutón en Cáncer, la familia es asunto hondo: de ahí vienen el miedo y la fuerza. Lo que eliges conservar de tu herencia dice más que lo que recibiste.',
      'Plutón en Cáncer pertenece a quienes levantaron casas en medio de la intemperie. Sabes lo que cuesta un techo, y cuidas sin hacer discursos.',
    ],
    [
      'Plutón en Leo dio una generación que quiso ser alguien y ensayó hasta dónde llega la voluntad. En ti asoma como una exigencia secreta: no desperdiciar lo que se te da bien.',
      'Con Plutón en Leo, el poder se viste de identidad. Tu gente cambió el mundo poniendo la cara; tú lo haces cada vez que creas algo sin pedir permiso.',
      'Plutón en Leo enciende el deseo de dejar obra. Hay en tu generación un orgullo intenso, capaz de mover montañas y de costarle una disculpa.',
    ],
    [
      'Plutón en Virgo transforma por el trabajo y por la crítica. Tu generación desarmó la máquina para ver cómo funcionaba, y tú conservas el destornillador.',
      'Con Plutón en Virgo, el poder está en saber hacer. Te cambia más una costumbre nueva que un gran propósito.',
    ],
    [
      'Plutón en Libra puso bajo la lupa los pactos: la pareja, la ley, el reparto. A tu generación le interesa quién cede y cuánto, y a ti también, aunque lo preguntes con buenos modales.',
      'Con Plutón en Libra, la relación es el lugar donde uno cambia. Tu gente rehízo el mapa del compromiso; tú lo dibujas en cada vínculo que dura.',
    ],
    [
      'Plutón en Escorpio no teme mirar lo que otros tapan. Tu generación habló del deseo y de la pérdida sin bajar la voz, y en ti asoma como una franqueza que desarma.',
      'Con Plutón en Escorpio, la intensidad viene de nacimiento. Tu generación sabe despedirse de lo que terminó, y de ahí saca la fuerza para lo siguiente.',
    ],
    [
      'Plutón en Sagitario removió las creencias: lo que se enseñaba, lo que se daba por cierto, lo que quedaba lejos. Te cambia conocer a quien piensa distinto.',
      'Con Plutón en Sagitario, tu generación creció con el mundo entero al alcance de la mano. La verdad te importa tanto que aceptas cambiarla.',
    ],
    [
      'Plutón en Capricornio desmonta jerarquías para ver qué las sostenía. Tu gente llegó mientras el edificio se reformaba, y sabe distinguir una autoridad de un cargo.',
      'Con Plutón en Capricornio, el poder enseña sus vigas. Hay en tu generación una seriedad temprana y unas ganas enormes de hacerlo de otro modo.',
    ],
    [
      'Plutón en Acuario transforma lo que nos une: las redes, las máquinas, la idea misma de lo común. Tu generación apenas empieza a contarlo.',
      'Con Plutón en Acuario, el poder se reparte o se discute. Tu generación preguntará para quién es el futuro.',
    ],
    [
      'Plutón en Piscis disuelve lo que parecía definitivo. Es una transformación callada, que en ti se resume en saber perdonar.',
      'Con Plutón en Piscis, la fuerza está en lo que no se ve. Tu generación cambia el mundo imaginándolo otro.',
    ],
  ],
} as const;
