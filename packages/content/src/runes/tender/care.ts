/**
 * What each rune offers to who asks about a body, by rune id and either way up: how to be cared for,
 * whom to ask for company, how to ask the doctor. Nothing in them leans to putting it off, bearing
 * it, keeping it quiet or settling it alone.
 */
export const CARE: readonly string[] = [
  'El ganado se cuida entre varios y a diario. Que alguien se ocupe hoy de lo tuyo, las compras, la casa, los animales, y usa ese rato para pedir la cita.',
  'Hasta un animal grande necesita que lo miren de cerca. Cuéntale al médico qué se nota y desde qué día, y que alguien de tu lado te acompañe hasta la puerta.',
  'La espina avisa pinchando, y una molestia también avisa. Llévala a quien sabe entenderla y dila con detalle: dónde, cómo, cuántas veces.',
  'Es la runa de la voz. Ensaya en casa, con alguien que escuche, la frase con que vas a empezar en la consulta, y dila después sin disculparte.',
  'Para este camino hay que fijar la hora, la dirección y quién conduce. Pide a alguien que haga el viaje contigo y que se quede a la vuelta.',
  'La antorcha alumbra lo que se le acerca. Acércale tus dudas al médico, una por una, y pide que te enseñe los resultados y te explique cada palabra.',
  'Dos líneas se cruzan y se sostienen. Acepta que alguien te dé su tiempo, la tarde de la cita, y no eches cuentas de ese favor.',
  'Una compañía alegre también cuida. Invita a la consulta a quien sabe hacerte reír en el pasillo y escuchar delante del médico.',
  'Cuando suena el techo, la gente se junta. Llama a los tuyos hoy, di qué pasa y que uno de ellos vaya contigo adonde puedan atenderte.',
  'Esta runa enseña a decir qué hace falta, con palabras justas. Dilo así por teléfono, «necesito una cita con el médico cuanto antes», y a alguien cercano, «ven».',
  'En la imagen nada se mueve, y por eso el primer paso lo dan otros hacia ti: que alguien venga, marque contigo el número del médico y te acompañe.',
  'Un campo se trabaja con ayuda. Reparte las tareas de estos días entre varias manos y anota para el médico qué se nota y a qué horas.',
  'El tejo se sostiene por la raíz. Piensa qué persona te sostiene a ti, cuéntale lo que pasa y pídele que esté contigo en la consulta.',
  'Lo que no se sabe no hay que adivinarlo: se pregunta. Lleva al médico tus tres dudas en un papel y pide que las conteste en orden.',
  'El alce levanta la cabeza y avisa a los demás. Avisa tú también, a alguien de casa y al médico, con una llamada hoy.',
  'A plena luz se cuentan mejor las cosas. Dile al médico lo que pasa sin restarle importancia, y que te acompañe quien te da calor.',
  'Es la runa de la palabra cumplida. Promete hoy a alguien querido que pedirás la cita, y que esa persona te lo recuerde y te acompañe.',
  'El abedul joven crece al abrigo de otros. Deja que te abriguen: una comida hecha, una mano en la consulta, alguien que duerma en casa esta noche.',
  'Caballo y jinete van juntos. Ve a la consulta con alguien que conozca tu paso y pueda contar lo que tú olvides.',
  'Dos figuras se abrazan por los hombros en el dibujo. Elige a tu segunda figura, dale la hora de la cita y cuéntale qué te preocupa.',
  'El agua admite lo que se siente. Llora si hace falta, con alguien delante, y después escribe lo que pasa para decírselo al médico.',
  'El rombo guarda a cubierto lo que importa. Reúne en una carpeta tus papeles, tus análisis y tus preguntas, y enséñasela a quien vaya contigo a la consulta.',
  'Es la runa de la mañana, y a primera hora contestan los teléfonos. Llama al médico, y si ya es tarde y te preocupa, ve a urgencias con alguien.',
  'La casa y los tuyos están para esto. Di en la mesa qué pasa, pregunta si alguien ha vivido algo parecido y quién puede llevarte al médico.',
  'Una piedra lisa no trae respuesta, y está bien: la respuesta la tiene un médico. De la piedra toma solo la compañía, y pídesela también a una persona.',
];
