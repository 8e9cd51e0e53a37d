import type { CaseTexts } from '../../family.ts';

/** «colleague.should». */
export const COLLEAGUE_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'En el trabajo las confidencias caminan solas y casi siempre hacia la impresora. Antes de hablar importa menos el qué que el a quién.',
    },
    {
      needs: [],
      text: 'Tener algo que decirle a alguien con quien {compartes|compartís} turno es raro: mañana vas a verle la cara igual, con lo dicho en medio.',
    },
    {
      needs: [],
      text: 'La duda sobre esa persona del trabajo ya ocupa una silla en el equipo. Se trata de saber si le das voz o la {sigues|seguís} vigilando.',
    },
    {
      needs: [],
      text: 'Fiarse de alguien con quien se comparte sueldo y pasillo tiene otra medida que la amistad. Lo que se juega es cuánto {dejas|dejás} en su mesa.',
    },
    {
      needs: ['quien'],
      text: 'Delante de {quien} hay una frase que se te queda en la puerta. Falta saber si la frena el cálculo, el pudor o la experiencia.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} de por medio, callar y hablar tienen precio, y los dos se pagan en el mismo sitio y con el mismo horario.',
    },
    {
      needs: ['tiempo'],
      text: 'Hace {tiempo} que esto va y viene sin salir de tu cabeza, y en un trabajo lo que se calla mucho acaba contándolo otra boca.',
    },
    {
      needs: ['suma'],
      text: 'Cuando hay {suma} en una confidencia de trabajo, la confianza deja de ser simpatía: se vuelve algo que conviene poder mostrar escrito.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} todo el mundo del trabajo se conoce, y cualquier frase llega antes que {tú|vos} a la salida. Por eso pesa tanto elegir oído.',
    },
    {
      needs: ['evento'],
      text: 'Lo que falta por decir en el trabajo se cruza con {evento}, y hay verdades buenas que se estropean por entrar a mitad de una fiesta ajena.',
    },
    {
      needs: ['dia'],
      text: 'La ocasión de hablar con esa persona ya está señalada, {dia}, y lo difícil es no llegar con todo el discurso puesto.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con poco equipaje, sí: una frase limpia, dicha por primera vez, y el resto del hatillo se queda cerrado.',
      ],
      rev: [
        'no',
        'Así, sin mirar, no: lo que se suelta por impulso entre colegas cae lejos, y el perro lleva rato ladrando.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí, porque {tienes|tenés} con qué: el hecho, el ejemplo y lo que {propones|proponés}. Con eso servido no hace falta pedir fe.',
      ],
      rev: [
        'no',
        'A esas palabras con tanto brillo no les des crédito todavía, ni les prestes las tuyas: primero, un hecho sobre la mesa.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía no: {enseña|mostrá} el borde del rollo y {mira|mirá} qué hace con eso antes de leerle la página entera.',
      ],
      rev: [
        'yes',
        'Sí, {dilo|decilo} a una sola persona: el secreto ya cansa, y pesa menos compartido que paseado por todo el edificio.',
      ],
    },
    'La Emperatriz': {
      up: [
        'if',
        'Sí, si ha habido cuidado de los dos lados: donde alguien te guardó una espiga se puede sembrar otra.',
      ],
      rev: [
        'no',
        'Por cuidarle, no: decir esto tendría más de madre que de colega, y ese trigo crece sin que nadie tire.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        '{Dilo|Decilo} con reglas, qué queda en la mesa y qué no sale de ella; si las acepta sin reírse, adelante.',
      ],
      rev: [
        'no',
        'Con tanta armadura puesta, no: enfrente se oirá una orden o una acusación, y {tú|vos} querías una conversación.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Sí, siempre que respetes el orden: primero quien coordina o quien sabe, y después la confianza, con las llaves contadas.',
      ],
      rev: [
        'yes',
        'Sí, aunque ahí «de eso no se habla»: la costumbre del silencio bendice a quien le conviene, y no {eres tú|sos vos}.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'De frente, sí: dos miradas, una verdad y nadie en medio. Lo que se sostiene a la luz merece decirse.',
      ],
      rev: [
        'wait',
        'Aún no: esa persona y {tú|vos} miran a sitios distintos; una pregunta tuya va antes que cualquier confesión.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Hacia un destino claro, sí: para qué lo {dices|decís} y qué {quieres|querés} que pase. Sin eso, las esfinges eligen por {ti|vos}.',
      ],
      rev: [
        'wait',
        '{Frena|Frená} hasta que baje la molestia: lo que sale disparado de un carro sin rumbo atropella también a quien tiene razón.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'En voz de todos los días, sí: lo difícil dicho con suavidad no muerde, y la mano puede quedarse cerca.',
      ],
      rev: [
        'wait',
        'Cuando descanses, sí; ahora el temblor hablaría más que {tú|vos}. El león espera una noche sin ofenderse.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Dos o tres días de farol: {mira|mirá} cómo trata lo ajeno, las cosas y los nombres, y después se decide.',
      ],
      rev: [
        'yes',
        'Sí, {baja|bajá} a contarlo: tanto guardarlo ya es cueva. {Elige|Elegí} a quien sepa escuchar sin subir la voz.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si esto se aquieta un momento, sí; en plena vuelta, con cambios y rumores, lo dicho acaba en otra casilla.',
      ],
      rev: [
        'no',
        'Otra vez no, si ya giró así: misma confianza, mismo pasillo, misma sorpresa. Esta vuelta, con la boca cerrada.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Sí: el hecho pesado y las palabras exactas, primero a la persona y luego, si hace falta, a quien corresponda.',
      ],
      rev: [
        'no',
        'Si solo {cuentas|contás} tu mitad, mejor no: a una balanza coja nadie le cree, aunque tenga buena parte de razón.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Déjalo|Dejalo} del revés unos días: quizá quien tiene que enterarse es otra persona, o quizá no hay nada que enterar.',
      ],
      rev: [
        'if',
        'Si callar ya no protege a nadie, {bájate|bajate} y {habla|hablá}; si todavía cuida a alguien, el pie aguanta otra semana.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Sí, para cerrar bien: hay confianzas que terminan con una frase decente, y la rosa se entrega en mano.',
      ],
      rev: [
        'no',
        'A la amistad de otra época no le cuentes lo de ahora: ese plato lo {sigues|seguís} sirviendo {tú|vos}, sin comensal.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'A gotas, sí: un dato, una espera, otro dato. Si la otra copa también vierte, la mezcla vale la pena.',
      ],
      rev: [
        'no',
        'Todo de una vez, no: se derrama, mancha el trabajo y luego hay que secarlo entre dos turnos.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Si al decirlo {quedas|quedás} en sus manos, no: {pregúntate|preguntate} qué te da a cambio ese lazo tan ancho y tan cómodo.',
      ],
      rev: [
        'yes',
        'Dicho en voz alta, sí: el secreto deja de tirar del cuello, y lo que ya dijiste no sirve de cadena.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        '{Dilo|Decilo} ya y con cuidado, que la grieta se ve: mejor tu voz que un rayo ajeno en la reunión.',
      ],
      rev: [
        'if',
        'Si es una piedra, sí; si es la torre entera, por partes y con testigo, empezando por la que ya baila.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, con calma: {confía|confiá} en quien riega sin anunciarlo, y una verdad pequeña, de las claras, no enturbia el estanque.',
      ],
      rev: [
        'wait',
        'Con la fe tan gastada, hoy no: cualquier gesto parecerá traición. {Espera|Esperá} a una mañana en que levantes la cabeza.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A media luz, no todavía: perro y lobo hacen la misma sombra. {Comprueba|Comprobá} un solo dato y luego {vuelve|volvé} al sendero.',
      ],
      rev: [
        'if',
        'Según lo que asome al irse la niebla: si hay un hecho con nombre, se dice; si era vapor, se suelta.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, a pleno día y sin rodeos: lo que podría oír cualquiera se le puede decir a esa persona.',
      ],
      rev: [
        'no',
        'Por quedar bien, no: una confidencia de cortesía se nubla enseguida, y {acabas|acabás} sosteniendo la sonrisa y el secreto.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Que suene una vez, sí, y sin señalar a nadie: a una llamada limpia se puede responder de pie.',
      ],
      rev: [
        'wait',
        'Hasta que dejes de ensayar tu condena, no: {relee|releé} lo que pasó con justicia, y la frase saldrá más corta.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Con final incluido, sí: qué pasó, qué {pides|pedís} y ahí termina. Un asunto redondo no da vueltas por el pasillo.',
      ],
      rev: [
        'if',
        'Falta una pieza: si la {consigues|conseguís}, una fecha o un nombre confirmado, {dilo|decilo}; con el círculo abierto se escapa el sentido.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Sin testigos, sin pantalla y con hora de fin: {pide|pedí} {antes} cinco minutos y {di|decí}: «Prefiero que lo sepas por mí». Luego un hecho, un pedido y silencio. Si responde con preguntas, {contesta|contestá} dos y {cierra|cerrá}. Si se molesta, {deja|dejá} abierta la puerta: «Cuando quieras, lo vemos», y cada quien a su tarea.',
      },
      {
        needs: [],
        text: '{Reduce|Reducí} lo que hay que decir a una frase que aguante ser repetida delante de todo el equipo. {Dila|Decila} {antes}, a solas, con este comienzo: «Hay algo del trabajo que quiero hablar {contigo|con vos}». Si la recibe bien, habrá segunda parte. Si la reparte, no repartió nada que te pese, y ya {conoces|conocés} el caudal.',
      },
      {
        needs: ['quien'],
        text: 'Aquello que corresponde decirle a {quien} se dice {antes} y en presente: «Me pasa esto cuando pasa aquello, y quisiera cambiarlo». Sin «siempre» y sin «nunca». Si hay conversación, {anota|anotá} después lo acordado. Si solo hay defensa, no la persigas: tu parte quedó dicha y con buena letra.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Una prueba con cosa pequeña: {cuéntale|contale} {antes} algo cierto, tuyo y sin riesgo, y {termina|terminá} con «Te lo digo a {ti|vos}». Durante una semana, a escuchar. Si no vuelve por boca ajena, hay sitio para la siguiente. Si vuelve, el precio fue barato y la lección viene con nombre.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} tres respuestas cortas: para qué lo digo, qué puede salir mal, con quién más lo hablaría. Debajo: «Lo digo si…». Si la condición depende de {ti|vos}, {cúmplela|cumplila} y {habla|hablá}. Si depende de que esa persona cambie, falta otra vía: quien coordina, recursos humanos o consejo laboral.',
      },
      {
        needs: ['quien'],
        text: 'Un favor chico dice más que una promesa: {pídele|pedile} {antes} a {quien} algo sencillo y con plazo, «¿me {pasas|pasás} ese dato hoy?». Si llega a tiempo y sin propaganda, ahí hay suelo. Si no llega o se cobra tres veces, para lo importante {busca|buscá} otra mesa, sin necesidad de explicarlo.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Lo que no le vas a decir necesita otro destinatario: {llama|llamá} {antes} a alguien de fuera del trabajo y {empieza|empezá} por «Necesito contarlo donde no circule». Si al terminar {sientes|sentís} alivio, ya estaba. Si {sigues|seguís} con el nudo, {escribe|escribí} qué parte es asunto laboral y {llévala|llevala} a quien le toque resolverla.',
      },
      {
        needs: [],
        text: '{Prepara|Prepará} una salida amable para cuando te tire de la lengua: «De eso prefiero no opinar; ¿viste lo de la entrega?». {Úsala|Usala} {antes} una vez, aunque no haga falta. Si cambia de tema, no hacía falta más. Si insiste, {repite|repetí} la misma frase, que el cansancio va por su cuenta.',
      },
      {
        needs: ['quien'],
        text: 'Lo escrito viaja mejor que lo dicho. {Revisa|Revisá} {antes} qué mensajes privados tuyos guarda {quien} y {decide|decidí} una regla: «Por chat, solo trabajo». Si la charla se enfría un poco, así es su temperatura real. Si se ofende, basta con una explicación: se te hacía mucho teléfono, y es verdad.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Date una semana de mirar una sola cosa: cómo habla de quien no está. {Apunta|Apuntá} {antes} dos frases suyas y {di|decí} en voz alta: «Así podría hablar de mí». Si te {quedas|quedás} en paz, el momento se acerca. Si se te encoge el estómago, ya no hacen falta más semanas ni más frases.',
      },
      {
        needs: [],
        text: 'El borrador primero, y en papel: lo que dirías, a quién y qué {esperas|esperás} oír. {Guárdalo|Guardalo} y {reléelo|releelo} {antes}. Si todavía lo firmarías con tu nombre, {busca|buscá} cinco minutos y {empieza|empezá} por «Lo he pensado bien». Si te sobra la mitad, {tacha|tachá} y {espera|esperá} otra semana.',
      },
      {
        needs: ['quien'],
        text: '{Separa|Separá} lo que {sabes|sabés} de {quien} por experiencia propia de lo que te contaron, en dos listas, {antes}. Al final de la primera: «Esto lo vi». Si esa lista pesa, con ella alcanza para decidir. Si todo está en la segunda, antes de confiar o desconfiar conviene un café sin agenda.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo dicho a la cara no necesita pasillo.',
      'Una verdad corta deja poco material para los rumores.',
      'Hay frases que pesan solo hasta que cruzan la puerta.',
    ],
    if: [
      'La confianza empieza por lo que no importaría perder.',
      'Quien guarda un secreto pequeño ya enseñó el cajón.',
      'En el trabajo el crédito se abre despacio y sin publicidad.',
    ],
    no: [
      'No todo lo cierto tiene que pasar por la cafetera.',
      'Callar a tiempo también es hablar bien de alguien.',
      'Lo que no se cuenta no hay que ir luego a recogerlo.',
    ],
    wait: [
      'La gente enseña sus llaves cuando habla de quien no está.',
      'Una verdad no caduca por pasar la semana en un cajón.',
      'Con mejor luz, la misma frase sale más corta.',
    ],
  },
};
