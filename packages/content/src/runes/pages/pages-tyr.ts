import type { RunePage } from './rune-page.ts';

export const PAGES_OF_TYR: readonly RunePage[] = [
  {
    name: 'Tiwaz',
    summary:
      'Tiwaz ᛏ, la runa del dios Tyr y la palabra dada: justicia y sacrificio. Su significado derecha e invertida, el sonido, los poemas y qué preguntarle.',
    sound: 'La te de «tierra».',
    sign: 'Una flecha sin plumas. Lleva el nombre de un dios que en Roma equipararon con Marte, y por eso el día que nosotros llamamos martes es Tuesday en inglés, día de Tiw. Preside el tercer grupo de ocho, al que da título.',
    poem: 'En los poemas del norte es el dios manco, lo que dejó el lobo. La historia está contada en las Eddas: para atar a la fiera, Tyr puso la mano en sus fauces como prenda y la perdió al cumplirse el engaño. El inglés se olvida del dios y habla de una señal del cielo que nunca falla sobre las nieblas de la noche. Entre el juramento y la estrella fija se mueve la lectura actual.',
    love: 'Fidelidad entendida como cumplir lo hablado. Puede pedir un acto que cueste algo, y el valor está en hacerlo sin pasarlo luego por factura.',
    work: 'Causas, contratos, competiciones limpias. Antes de pelear decide qué estás dispuesto a perder, para que la victoria no te salga más cara que el motivo.',
    turned:
      'La punta mira a tierra, así que no hay duda posible. El empeño se entierra o apunta a quien no era.',
    beside: [
      {
        rune: 'Gebo',
        text: 'Pacto entre partes que se respetan. La firma es lo de menos.',
      },
      { rune: 'Uruz', text: 'Fuerza con causa. Mide el golpe, que lo tienes.' },
      { rune: 'Mannaz', text: 'Lo justo para uno y lo justo para el grupo piden una misma frase.' },
    ],
    neighbours:
      'Algiz extiende los brazos al cielo; esta los baja y forma una punta. Raido conoce el camino, Tiwaz la razón para andarlo. Y Berkano, la que viene, cuida lo que aquí se defendió.',
    question: '¿Qué promesa mía sigue valiendo lo que cuesta?',
  },
  {
    name: 'Berkano',
    summary:
      'Berkano ᛒ, la runa del abedul: brotes, cuidado y comienzos. Significado derecha e invertida, sonido, poemas rúnicos y cómo leerla junto a otras runas.',
    sound: 'La be de «barco».',
    sign: 'Con su palo y sus dos puntas, cualquiera la leería como B, y acertaría. El abedul da nombre al signo desde el inglés birch hasta el alemán Birke. Es un árbol de corteza blanca que coloniza los claros antes que nadie y prepara el suelo a los demás.',
    poem: 'Rama con hojas, arbolito, retoño fresco, enumera el islandés. El noruego la ve como la más verde y luego, sin transición, menciona un engaño de Loki. El inglés describe un árbol que no da fruto y brota de sus propias raíces, cosa que cuadra mejor con un álamo; quizá el poeta miró por otra ventana. La maternidad que se le asocia hoy no está en ninguno.',
    love: 'Ternura doméstica, casa, crianza de lo que se quiera criar: un proyecto, un animal, una costumbre. Pide abrigo sin asfixia y alguna tarde al sol.',
    work: 'Ideas recién plantadas. Búscales un rincón sin viento y enséñalas a pocas personas, las que sepan regar sin podar.',
    turned:
      'Al voltearla, las puntas pasan a la izquierda y parece una B en el espejo. El brote tarda o hay demasiadas manos encima.',
    beside: [
      { rune: 'Ingwaz', text: 'Semilla y retoño. Va por dentro, va por fuera, va bien.' },
      { rune: 'Isa', text: 'Helada tardía. Tapa lo tierno y espera una semana.' },
      { rune: 'Laguz', text: 'Agua para la raíz. Lo que sientes alimenta lo que cuidas.' },
    ],
    neighbours:
      'Frente a Eihwaz, el árbol viejo, este es el joven que hace bosque. Jera cosecha lo que otros plantaron hace tiempo; aquí apenas asoma. Ingwaz, que aún no ha roto la cáscara, va un paso por detrás.',
    question: '¿Qué estoy cuidando y qué estoy sobando?',
  },
  {
    name: 'Ehwaz',
    summary:
      'Ehwaz ᛖ, la runa del caballo: confianza y avance en compañía. Qué significa derecha e invertida, cómo suena, qué dice el poema inglés y qué preguntarle.',
    sound: 'La e de «era».',
    sign: 'Parece nuestra M, y con ella se equivoca todo principiante. En el futhark, sin embargo, esta es la e. Su nombre viene de la misma raíz que el latín equus, y el dibujo se explica solo si se piensa en dos caballos que acercan las frentes.',
    poem: 'El inglés está solo también en este caso, pues los escandinavos dejaron de usar el signo. Alegría de los señores, dice, orgulloso de sus cascos, tema de conversación entre jinetes ricos y consuelo del que no sabe estarse quieto. Ese último verso es el que más se aprovecha hoy. La pareja bien avenida, en cambio, la hemos puesto nosotros.',
    love: 'Entenderse sin muchas señas. Si una parte tira y la otra se planta, no sirve de nada más espuela; sí desmontar, beber agua y hablar de la ruta.',
    work: 'Equipos de dos, socios, un cambio gradual bien acompasado. Confía la mitad de la tarea y resiste la tentación de revisarla cada hora.',
    turned:
      'Cabeza abajo el ángulo se queda en el suelo y las puntas de los postes miran arriba, como una W. Es la que más se acerca a engañar, de las quince que se invierten.',
    beside: [
      { rune: 'Raido', text: 'Montura y camino. Solo falta acordar las paradas.' },
      { rune: 'Gebo', text: 'Alianza de las que se notan en lo diario.' },
      { rune: 'Hagalaz', text: 'Se espanta el caballo. Baja la voz y sujeta poco.' },
    ],
    neighbours:
      'Mannaz añade un aspa al mismo armazón: de dos animales pasamos a dos personas. De Raido la distingue el foco, ya que una mira el trayecto y otra el vínculo. No se debe mezclar con Eihwaz, el tejo, por más que suenen casi igual.',
    question: '¿Con quién avanzo más lejos cuando aflojo la rienda?',
  },
  {
    name: 'Mannaz',
    summary:
      'Mannaz ᛗ, la runa del ser humano: comunidad, mente e identidad. Significado derecha e invertida, su sonido, los poemas rúnicos y con qué otra se confunde.',
    sound: 'La eme de «mano».',
    sign: 'Dos postes que se dan los brazos. La palabra nombraba a la persona, hombre o mujer, y sobrevive en el inglés man y en el alemán Mensch. En el alfabeto escandinavo posterior el signo se simplificó hasta parecer un cuerpo con los brazos en alto, el dibujo que antes tenía Algiz.',
    poem: 'Alegría del ser humano, aumento de la tierra, adorno de los barcos: el islandés abre con un elogio. El noruego recuerda que somos polvo que crece y mira la garra del halcón. El inglés junta las dos cosas, uno es querido por los suyos y a todos les tocará faltar algún día a los demás. Pocas veces unos versos tan viejos suenan tan poco antiguos.',
    love: 'Ver a la otra persona como alguien entero, con sus amistades y sus días malos. También reconocerse en ella sin borrarse.',
    work: 'Pensar en grupo, pedir una segunda opinión, repartir según lo que cada cual sabe. El talento solitario rinde la mitad si no escucha.',
    turned:
      'Con el aspa abajo y los postes al aire es fácil de reconocer. Habla de encierro y de historias que uno se cuenta sin testigos.',
    beside: [
      { rune: 'Ansuz', text: 'Conversación de la que se sale sabiendo quién eres.' },
      { rune: 'Othala', text: 'La gente y la casa. Mira quién falta en la mesa.' },
      { rune: 'Isa', text: 'Alguien se ha apartado. Un saludo corto rompe menos que una visita.' },
    ],
    neighbours:
      'Si no ves el cruce, es Ehwaz. Wunjo es el gusto de estar juntos; esta, el hecho de ser con otros, guste o no. Dagaz tiene un cruce parecido entre dos postes, pero de arriba abajo, y su asunto es la luz.',
    question: '¿Quién me conoce lo bastante para llevarme la contraria?',
  },
  {
    name: 'Laguz',
    summary:
      'Laguz ᛚ, la runa del agua: intuición, emoción y corriente. Su significado derecha e invertida, el sonido, lo que temían los poemas y qué preguntarle.',
    sound: 'La ele de «lago».',
    sign: 'Un mástil del que cae un solo trazo. Comparte raíz con nuestra palabra lago, que llegó por el latín. Hubo quien leyó puerro en lugar de agua, apoyándose en amuletos antiguos donde aparece una palabra que se escribe casi igual; la mayoría se queda con el agua.',
    poem: 'El inglés la mira con vértigo: un mar que no se acaba, un barco que se balancea, olas que espantan y el corcel marino que no obedece al freno. Más tranquilos, los otros hablan de una cascada que baja del monte y de la tierra de los peces. El inconsciente no aparece por ningún lado. Lo trajimos hace un siglo y ha encajado muy bien.',
    love: 'Sentir antes de entender. Permite que el ánimo cambie con la marea sin tomar cada bajada por un adiós. Las lágrimas aquí son agua, nada más.',
    work: 'Creatividad, olfato, negociaciones en las que cuenta el ambiente. Cuando el dato y el pálpito discrepan, apunta ambos y espera a que la corriente se aclare.',
    turned:
      'La rama se va abajo y a la izquierda, como una ola que retrocede. Con prisa puede parecer un palo mal cortado, así que mírala dos veces.',
    beside: [
      { rune: 'Perthro', text: 'Lo hondo y lo que se juega a oscuras. Nada cerca de la orilla.' },
      { rune: 'Kenaz', text: 'Linterna sobre el agua. Se ve el fondo si nadie lo remueve.' },
      { rune: 'Ehwaz', text: 'Cruzar a caballo: deja que él encuentre el vado.' },
    ],
    neighbours:
      'Ansuz tiene dos ramas y habla; a ella le basta con una y calla. Isa es su misma materia en invierno. Y con Ingwaz, que la sigue, comparte la espera: la semilla en lo cerrado, el agua en lo abierto.',
    question: '¿Hacia dónde me llevaría esto si dejara de remar un rato?',
  },
  {
    name: 'Ingwaz',
    summary:
      'Ingwaz ᛜ, la runa de Ing y la semilla: gestación y cierre. Su significado, por qué no se invierte, qué sonido escribía y el verso enigmático del poema.',
    sound: 'El sonido final de «ping», que en español aparece en «tengo».',
    sign: 'Un rombo cerrado, el signo más pequeño de la fila junto con Kenaz. También se encuentra como un rombo con aspas, según la época. Lleva el nombre de Ing, antepasado legendario de un pueblo del mar del Norte al que los escandinavos identificaron con Freyr.',
    poem: 'Cuatro líneas tiene en el poema inglés y ninguna explica la runa. Los daneses del este vieron a Ing antes que nadie; después se marchó sobre las olas y su carro lo siguió. Así lo llamaron los hombres valientes. Ni semilla, ni fertilidad, ni hogar: todo eso se deduce de Freyr, dios de las cosechas, y de la forma cerrada, que parece guardar algo.',
    love: 'Un tiempo de intimidad sin anuncios. Lo que se está formando entre dos no gana con testigos. Si acabas de cerrar una historia, deja la tierra en reposo.',
    work: 'Terminar, empaquetar, callar un poco. El proyecto está completo por dentro y le conviene dormir unos días antes de la presentación.',
    turned:
      'Un rombo es igual por todas partes. No existe la Ingwaz invertida, ni falta que le hace a una semilla.',
    beside: [
      { rune: 'Berkano', text: 'Pronto asoma. Ten listo el sitio.' },
      { rune: 'Dagaz', text: 'Se abre de una vez, cuando nadie miraba.' },
      { rune: 'Raido', text: 'El dios se va con su carro. Lo terminado puede ponerse en camino.' },
    ],
    neighbours:
      'Jera es la vuelta del año y ella, el grano guardado entre una vuelta y otra. Othala es el mismo rombo con pies: la semilla que echó casa. De la Runa en Blanco la separa que aquí hay contenido, aunque todavía no se vea.',
    question: '¿Qué ya está hecho y solo necesita que lo deje en paz?',
  },
  {
    name: 'Dagaz',
    summary:
      'Dagaz ᛞ, la runa del día: el amanecer y el momento en que se entiende. Qué significa, por qué no tiene revés, cómo suena y qué canta el poema inglés.',
    sound: 'La de de «día».',
    sign: 'Dos triángulos punta con punta entre dos postes, como un reloj de arena tumbado o unas alas de mariposa. El nombre es el día en toda la familia: day, Tag, dag. En varias listas ocupa el último lugar y en otras el penúltimo; aquí va antes de Othala.',
    poem: 'Enviada por el Señor, querida por la gente, luz gloriosa, esperanza para ricos y pobres y útil a todos. El tono del poema inglés, el único que la trata, es ya plenamente cristiano, y conviene saberlo: así de tarde se puso por escrito. Lo del cambio repentino no figura en sus versos; lo vemos nosotros en el dibujo.',
    love: 'Una conversación que pone las cosas a otra luz. Lo que parecía contrario, tu manera y la de la otra persona, resulta ser la misma hora vista desde dos lados.',
    work: 'La pieza que faltaba. Tras muchas pruebas, la solución aparece al ducharse. Anótala enseguida y compruébala con calma.',
    turned:
      'Puedes girarla cuanto quieras: noche y día cambian de sitio y el signo se queda igual. No tiene lectura invertida.',
    beside: [
      { rune: 'Laguz', text: 'Sale el sol sobre el agua y se ve cuánta había.' },
      { rune: 'Nauthiz', text: 'La falta entendida pesa menos. Ya sabes qué pedir.' },
      { rune: 'Eihwaz', text: 'Un cambio rápido en torno a algo que no se mueve.' },
    ],
    neighbours:
      'Sowilo es la claridad que dura, esta el instante en que llega. Gebo forma un cruce libre; el suyo está enmarcado por dos orillas. Y Jera necesita doce meses para lo que Dagaz hace en un parpadeo.',
    question: '¿Qué entendería de golpe si dejara de defender una de las dos partes?',
  },
  {
    name: 'Othala',
    summary:
      'Othala ᛟ, la runa de la herencia y el hogar: raíces que se reciben y se eligen. Significado derecha e invertida, sonido, poema y qué preguntarle.',
    sound: 'La o de «ola».',
    sign: 'Un rombo con dos patas abiertas, casa sobre terreno. Nombraba la propiedad que no podía venderse fuera de la familia. Como otros signos antiguos, grupos violentos del siglo XX se lo apropiaron; en esta bolsa significa lo que significaba antes, un lugar al que se pertenece.',
    poem: 'Querida es la finca para cualquiera, dice el inglés, si en su casa puede disfrutar de lo que es justo y conveniente, con prosperidad. La condición importa: no basta con tener la casa, hay que poder vivir bien en ella. Escandinavia abandonó el signo y no comenta nada. La sanación del linaje es cosa de nuestros días.',
    love: 'Presentar a la familia, decidir dónde vivir, qué costumbres pasan al hogar nuevo. Cada cual trae un baúl. Abrirlos juntos evita sorpresas en el desván.',
    work: 'Negocios familiares, oficios aprendidos en casa, bienes que se administran. También el equipo de siempre, que protege y a veces no deja crecer.',
    turned:
      'Si las patas quedan hacia arriba, parece un pez que sube. La pertenencia está en disputa o se echa de menos.',
    beside: [
      { rune: 'Fehu', text: 'Patrimonio y dinero suelto. Que uno no se coma al otro.' },
      { rune: 'Raido', text: 'Irse de casa o volver. Las dos cosas caben en el mismo viaje.' },
      { rune: 'Thurisaz', text: 'Una linde discutida. Mejor un papel que un pleito.' },
    ],
    neighbours:
      'Ingwaz le presta el rombo y no los pies. Wunjo también habla de pertenecer, por afecto; aquí es por raíz, y por eso cuesta más cambiarlo. Al cerrar la fila, mira a Fehu, que la abrió: de lo que se mueve a lo que se queda.',
    question: '¿Qué parte de lo heredado elegiría otra vez?',
  },
  {
    name: 'Runa en Blanco',
    summary:
      'La runa en blanco no es antigua: la añadió Ralph Blum en 1982. Qué significa, cómo leerla con honestidad, por qué no se invierte y cuándo dejarla fuera.',
    sound: null,
    sign: 'Nada tallado. Conviene decirlo sin rodeos: no figura en ninguna inscripción ni en ningún manuscrito, y un alfabeto no podría contener una letra que no se escribe. Ralph Blum la propuso en un libro que se vendía con una bolsa de piezas, y desde entonces muchas llevan veinticinco piedras. Algunas tiendas la llaman Wyrd, palabra inglesa antigua para el destino; el nombre es tan postizo como la pieza.',
    poem: 'Ningún poema la nombra. En el inglés, el noruego y el islandés se cuentan veintinueve, dieciséis y dieciséis signos, todos con su dibujo. Lo que se lee en ella procede de un solo autor y de quienes vinieron después, y por eso la tratamos como lo que es: un comodín con buena idea.',
    love: 'No hay respuesta aún, o la respuesta no está en la mesa. Evita llenarla con lo que temes. Si te urge saber lo que siente alguien, pregúntaselo a esa persona.',
    work: 'Decisión abierta, puesto sin definir, página por escribir. Sirve para admitir en una reunión que todavía no se sabe, frase que suele ahorrar un mes.',
    turned:
      'Una piedra lisa no tiene arriba ni abajo. Cuando salga, fíjate en qué posición de la tirada cae, que es lo único que la orienta.',
    beside: [
      { rune: 'Isa', text: 'Silencio sobre silencio. Espera sin deducir nada.' },
      { rune: 'Dagaz', text: 'Lo no escrito está a punto de tener luz. Mantén la pregunta.' },
      { rune: 'Perthro', text: 'Hay dados y aún no hay números. Guarda la bolsa por hoy.' },
    ],
    neighbours:
      'Isa detiene algo que existe; aquí no hay nada que detener. Perthro oculta un resultado y la piedra lisa no lo tiene. Si te incomoda, juega con veinticuatro: la tirada estará completa y además será más antigua.',
    question: '¿Puedo dejar esto sin respuesta hasta el domingo?',
  },
];
