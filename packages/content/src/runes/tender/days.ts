/**
 * What each rune offers to somebody with a grave question on their mind, by rune id and either way
 * up: how to be in these days. Nothing in them may sound like an end, a farewell or a date.
 */
export const DAYS: readonly string[] = [
  'El ganado pide agua y pasto todas las mañanas, y esa rutina sostiene a quien la hace. Ocuparte de algo vivo, una planta, un animal, una comida, te devuelve al día de hoy.',
  'Un animal grande descansa sin pedir permiso. Dale al cuerpo lo sencillo, sueño, paseo, plato caliente, y no le exijas que además esté tranquilo.',
  'El espino pone un límite y deja pasar el aire. Puedes decir de qué no quieres hablar todavía, y quién sí puede preguntarte.',
  'Es la runa de la voz, y una preocupación dicha en alto ocupa menos que callada. Busca a quien sepa escuchar sin arreglar nada.',
  'El jinete mira el tramo que tiene delante y no el mapa entero. Un paseo corto, con alguien o con música, ordena mejor que otra vuelta de cabeza.',
  'Una luz en la mano alcanza para tres pasos. Mira qué es lo siguiente y pequeño que hay que hacer, y que el resto espere su turno.',
  'Dos líneas se cruzan y se sostienen. Deja que alguien te acompañe, y acepta lo que traiga aunque sea una sopa y poca conversación.',
  'El banderín señala dónde hay compañía. La risa cabe también en semanas serias, y no le quita importancia a nada.',
  'Cuando suena el techo, la gente se junta y espera bajo cubierto. Haz tú lo mismo: una habitación templada y alguien cerca.',
  'Esta runa anima a decir qué hace falta, con palabras justas. Pide una cosa concreta a una persona concreta, que es más fácil de dar que un consuelo.',
  'La superficie quieta no anuncia nada, solo está quieta. Date permiso para no resolver, y quédate un rato en un sitio silencioso que te guste.',
  'El campo tiene sus estaciones y nadie las vigila minuto a minuto. Haz lo propio del día, y deja que lo demás siga su paso.',
  'El tejo se dobla y vuelve al sitio porque tiene raíz. Piensa en qué te mantiene en pie, un oficio, una costumbre, una persona, y acércate.',
  'Hay una parte que no se sabe, y reconocerlo cansa menos que adivinar. Juega a algo, de verdad, con cartas de las otras o con fichas, y con gente.',
  'El alce levanta la cabeza, comprueba y sigue pastando. Estar alerta todo el día agota: elige un rato para preocuparte y otro para no hacerlo.',
  'Al sol se está bien sin motivo. Sal diez minutos a donde dé la luz, y que esa sea la única tarea de la mañana.',
  'Tyr es la runa de la palabra que se cumple. Haz una promesa pequeña a alguien querido, del tamaño de un café, y cúmplela esta semana.',
  'El abedul se cuida con poco: sombra, agua y paciencia. Trátate igual, y deja que otra persona te cuide un rato.',
  'Caballo y jinete se entienden por el calor del lado. Ten cerca a quien ya te conoce; no hace falta explicarlo todo.',
  'Dos figuras se abrazan por los hombros en el dibujo, y esa es la idea. Cuéntalo a una persona de confianza, tal como venga.',
  'El agua admite lo que se siente sin pedirle orden. Si hay miedo o llanto, que salgan; después bebe algo y lávate la cara.',
  'El rombo guarda lo suyo a cubierto. Reserva una hora del día solo para ti, sin noticias ni búsquedas, y protégela como se protege una semilla.',
  'Dagaz es la ventana de la mañana, y a esa hora casi todo pesa menos. Anota lo que te inquieta y léelo después del desayuno.',
  'La casa, con su olor y su mesa, es un buen sitio para una pregunta así. Rodéate de lo conocido y llama a alguien de los tuyos.',
  'Una piedra lisa no contesta, y no esconde ninguna respuesta. Puede hacer compañía: aquí no hay nada que leer, y está bien.',
];
