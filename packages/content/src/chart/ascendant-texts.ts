/** What each sign, from Aries to Piscis, says where it rises. Whole sentences. */
export const ASCENDANT_SIGNS: readonly string[] = [
  'Tu Ascendente está en Aries: entras a los sitios por el medio de la puerta y con el paso ya dado. La gente te ve con decisión incluso los días en que dudas. Esa franqueza abre camino; sumarle una pregunta lo abre del todo.',
  'Con el Ascendente en Tauro, llegas despacio y ocupas tu sitio con calma. Das confianza antes de hablar, por la voz, por la manera de sentarte, por el tiempo que te tomas. Cuesta apurarte, y quien te conoce deja de intentarlo.',
  'El Ascendente en Géminis te presenta como una conversación ya empezada. Miras a todos lados, preguntas, encuentras un tema con cualquiera en la fila del pan. Pareces más joven de lo que dice el documento, y es por la curiosidad.',
  'Que el Ascendente esté en Cáncer te hace tantear el ambiente antes de entrar. Primero ves quién hay, luego te acercas de lado; lo que parece reserva es cuidado. Con quien te inspira confianza pasas en una tarde de la cortesía a la cocina.',
  'Tu Ascendente en Leo no sabe pasar de puntillas. Aunque no lo busques, la luz te encuentra: por la melena, la risa o la manera de contar. A la gente le gusta verte llegar; también puede gustarle verte sin función.',
  'Con el Ascendente en Virgo, te presentas con sobriedad y con los zapatos limpios. Observas, ofreces ayuda concreta y prefieres que te conozcan por lo útil. Quien se acerca más descubre un humor que no esperaba.',
  'El Ascendente en Libra te da una cortesía natural y un ojo para lo que combina. Suavizas las entradas, sonríes a tiempo, haces que la otra persona se vea mejor. Mostrar también el desacuerdo no rompe el encanto: le da relieve.',
  'Que el Ascendente esté en Escorpio pone intensidad en tu silencio. Te miran sin saber bien qué guardas, y tú lo prefieres así hasta comprobar el terreno. Cuando bajas la guardia, la lealtad es para años.',
  'Tu Ascendente en Sagitario llega con noticias de otra parte. Saludas en grande, hablas claro y contagias las ganas de salir. Se te perdona casi cualquier torpeza por la buena fe con que la cometes.',
  'Con el Ascendente en Capricornio, entras con la seriedad puesta, como quien viene a trabajar. Desde temprano te confiaron responsabilidades, o te las diste tú. La gracia, seca y puntual, aparece cuando ya te respetan.',
  'El Ascendente en Acuario te presenta de perfil: amable con todos, difícil de clasificar. Guardas cierta distancia que no es frialdad, sino espacio para mirar. La rareza que de joven incomoda suele ser después tu marca.',
  'Que el Ascendente esté en Piscis te vuelve una presencia suave, de contornos que cambian con la compañía. La gente te cuenta cosas sin saber por qué. Conviene que decidas tú cuánto entra, porque la puerta está casi siempre abierta.',
];

/** What each sign, from Aries to Piscis, says where it culminates. Whole sentences. */
export const MIDHEAVEN_SIGNS: readonly string[] = [
  'El Medio Cielo en Aries pide un oficio donde puedas ser quien empieza: iniciativa, riesgo medido, decisiones rápidas.',
  'Con el Medio Cielo en Tauro, tu obra se reconoce por lo que dura. Construir, cultivar, dar forma a algo que otros usen a gusto: por ahí va tu nombre.',
  'El Medio Cielo en Géminis lleva tu oficio hacia la palabra y el intercambio. Dos ocupaciones a la vez pueden sentarte mejor que una.',
  'Que el Medio Cielo esté en Cáncer saca el cuidado a la calle: se te reconoce por proteger, alimentar o guardar memoria.',
  'El Medio Cielo en Leo quiere firma: dirigir, crear, estar donde se vea. Tu autoridad crece cuando alumbra también a otros.',
  'Con el Medio Cielo en Virgo, el prestigio te viene del detalle. Te recomiendan porque contigo las cosas salen bien a la primera.',
  'El Medio Cielo en Libra busca un trabajo con trato y con medida: mediar, asesorar, embellecer, hacer justicia pequeña o grande.',
  'Que el Medio Cielo esté en Escorpio pide un oficio con fondo: investigar, reparar, acompañar momentos difíciles. Trabajas bien lejos del escaparate.',
  'El Medio Cielo en Sagitario apunta lejos: enseñar, publicar, cruzar fronteras, convencer. Un cargo sin horizonte te queda corto.',
  'Con el Medio Cielo en Capricornio, la carrera es una obra larga y tú lo sabes. Te sienta bien la responsabilidad que se gana por peldaños.',
  'El Medio Cielo en Acuario quiere un oficio con idea de futuro y margen para hacerlo a tu modo. El equipo te importa más que el organigrama.',
  'Que el Medio Cielo esté en Piscis lleva tu nombre hacia lo que consuela o lo que inspira. La vocación tarda en definirse y, cuando lo hace, no se parece a la de nadie.',
];

/** Where the ruler of the Ascendant has its house; {b} the body, {s} its sign, {a} what rises. */
export const RULER_FRAMES: readonly string[] = [
  'Como {a} responde a {b}, tu carta se conduce desde {s}, casa {h}: {c}.',
  'El timón lo lleva {b}, regente de {a}, que está en {s} y en la casa {h}: {c}.',
  'Quien rige {a} es {b}, y lo hace desde {s}, en la casa {h}: {c}.',
  'A {a} lo gobierna {b}, que encuentras en {s}, en la casa {h}: {c}.',
];

/** What that house, from the first to the twelfth, says of the ruler of the Ascendant. */
export const RULER_HOUSES: readonly string[] = [
  'te llevas a ti a todas partes, y tu propio criterio es la brújula',
  'tu vida gira a menudo alrededor de lo que vale y lo que cuesta',
  'te orientas hablando, leyendo y preguntando a los cercanos',
  'vuelves una y otra vez a las raíces para saber por dónde seguir',
  'eliges el camino que te divierte, y casi nunca te equivocas de alegría',
  'el día a día bien hecho es tu manera de avanzar',
  'los demás son el espejo donde corriges el rumbo',
  'lo que te cambia de verdad pasa en la intimidad',
  'sigues adelante cuando hay algo que aprender al otro lado',
  'lo que haces a la vista de todos te define más que lo que dices',
  'encuentras la dirección en buena compañía',
  'necesitas retirarte para saber qué quieres',
];

/** In the section of the ruler itself; {b} the body, {s} the sign that rises. */
export const RULER_MARKS: readonly string[] = [
  'Y como rige tu Ascendente en {s}, {b} cuenta el doble en esta carta.',
  'No lo leas deprisa: {b} rige tu Ascendente en {s} y lleva el hilo de lo demás.',
  'Con tu Ascendente en {s}, {b} es además el regente de la carta entera.',
  'Tu Ascendente en {s} responde a {b}, así que por aquí se entra a todo lo demás.',
];
