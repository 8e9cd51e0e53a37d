/**
 * What each card offers to somebody with a grave question on their mind, by arcanum id, upright and
 * reversed: how to be in these days, alone or beside a person. Nothing in them may sound like an
 * end, a farewell or a date.
 */
export const DAYS: readonly (readonly [upright: string, reversed: string])[] = [
  [
    'Con una rosa en la mano y poco equipaje se anda mejor: deja para otro rato lo que no puedes saber y quédate con algo bonito a la vista.',
    'Un susto deja el pie en el aire. No hace falta dar ningún salto; basta con apoyarse en lo conocido, la cocina, la calle de siempre, una voz.',
  ],
  [
    'Sobre esa mesa hay cosas que se pueden tocar. En días de mucha cabeza ayudan las manos: amasar, coser, arreglar una lámpara, preparar algo para alguien.',
    'Queriendo arreglarlo todo se cansa cualquiera. Elige una sola cosa que esté en tu mano, y que las demás descansen en la mesa.',
  ],
  [
    'Hay cosas que se saben en silencio y no necesitan respuesta. Siéntate un rato con lo que sientes, sin obligarlo a hablar.',
    'De tanto callar se hace un nudo. Busca un oído tranquilo y dile la frase que llevas dentro, tal como venga.',
  ],
  [
    'El trigo pide comida caliente, siesta y compañía, y tú también. Cuidar y dejarte cuidar es una manera de estar muy presente.',
    'Quien cuida a todos suele comer de pie. Pon un plato más, el tuyo, y deja que alguien lo llene.',
  ],
  [
    'La piedra del trono sirve de apoyo: un horario sencillo, una comida a su hora, una persona a la que llamar. Lo firme, en días así, abriga.',
    'Nadie puede gobernar lo que no se deja gobernar. Afloja las manos y guarda la fuerza para lo cercano, que es bastante.',
  ],
  [
    'Hay palabras que otros dijeron antes y que siguen dando abrigo: una oración, una canción de casa, una receta. Acércate a la que sea tuya.',
    'No hay una manera correcta de llevar esto. Si las frases hechas no te sirven, haz tu propio gesto, aunque sea pequeño y raro.',
  ],
  [
    'Lo que aquí cuenta es quién está cerca. Decir «te quiero» un día cualquiera no compromete a nada y se queda mucho tiempo en la casa.',
    'A veces el cariño se atasca por pudor. Prueba con algo que no necesite discurso: sentarte al lado, ofrecer un té, preguntar por una foto.',
  ],
  [
    'Dos fuerzas tiran a la vez, las ganas y el miedo, y se puede avanzar con las dos. Un paseo con rumbo corto ordena más de lo que parece.',
    'No hace falta correr hacia ninguna respuesta. Bájate un rato del carro y mira qué hay a tu altura.',
  ],
  [
    'La mano sobre el león no aprieta. Al miedo se le puede hablar así, bajito, y dejarlo respirar a tu lado sin que lleve la casa.',
    'Aguantar a solas no es la única forma de valor. Dile a alguien que hoy te cuesta, y deja que te cargue una bolsa.',
  ],
  [
    'Con un farol basta para el paso siguiente. Un rato a solas, elegido y breve, puede dar más calma que mil vueltas en la cama.',
    'La soledad de más enfría. Llama a una puerta conocida, aunque sea para hablar del tiempo.',
  ],
  [
    'Hay cosas que giran por su cuenta y no esperan permiso. Descansa de vigilarlas y mira qué regalo trae un martes corriente.',
    'Las mismas ideas dan vueltas de noche. Levántate, escribe tres y déjalas en la mesa; de día ocupan menos.',
  ],
  [
    'En un platillo pon lo que sabes y en el otro lo que temes. Verlos separados devuelve un poco de aire.',
    'Quizá te pidas cuentas que nadie te pide. Trátate, por unos días, con la misma justicia que darías a un amigo.',
  ],
  [
    'Quieto y cabeza abajo, ve lo que los demás no miran. Estos días admiten parar, quedarse junto a alguien y no resolver nada.',
    'Tanta espera cansa el ánimo. Haz algo que empiece y se complete en una mañana: un pan, una carta, un cajón.',
  ],
  [
    'Cambian las costumbres, los papeles, la manera de estar en casa, y todo eso admite ir despacio. Mira qué te gustaría conservar tal como está.',
    'Vuelta hacia dentro, pide todavía más calma: ningún cambio corre prisa. Conserva lo que te abriga y no te exijas ninguna fortaleza.',
  ],
  [
    'El agua pasa de una copa a otra sin derramarse: un poco de compañía, un poco de descanso. Mezclar las dos cosas ya es cuidarse.',
    'Todo se inclina hacia un lado, la preocupación o el trabajo. Devuelve unas gotas a la otra copa, dormir, reír, salir a la puerta.',
  ],
  [
    'El miedo también ata, y su lazo está flojo. Nómbralo en voz alta delante de alguien y mira cómo ocupa menos sitio.',
    'Una idea fija se puede soltar por ratos. Empieza por uno pequeño, lo que dura una canción, y vuelve a probar mañana.',
  ],
  [
    'Habla de ideas que se abren, no de personas. Quizá se abra la de tener que poder con todo, y entre por ahí alguien a ayudarte.',
    'Sostener la fachada gasta mucha fuerza. Deja ver a una persona de confianza que estás con miedo; la casa aguanta.',
  ],
  [
    'Una luz lejana no contesta preguntas y aun así orienta. Sal a mirarla una noche, con alguien o con una manta.',
    'La esperanza puede estar baja y seguir ahí. Dale algo pequeño: una planta, una llamada de los jueves, un libro a medias.',
  ],
  [
    'De noche todo parece más grande. Si la pregunta te desvela, enciende una luz, bebe agua y acuérdate de que los miedos no son avisos.',
    'La niebla va dejando ver formas más pequeñas. Cuéntale a alguien qué temías anoche y escucha cómo suena de día.',
  ],
  [
    'Hay un calor que no necesita motivo: una ventana abierta, una risa en la escalera, fruta en la mesa. Ponte donde dé.',
    'La alegría puede dar un poco de culpa en días así, y no le hace daño a nadie. Deja pasar un rayo, aunque sea de lado.',
  ],
  [
    'Suena una llamada para estar despierto: decir lo pendiente, dar las gracias, abrazar. Todo eso se puede hacer hoy, con voz normal.',
    'Quizá haya un reproche viejo que ya no le sirve a nadie. Perdonarte una cosa pequeña hace sitio para estar más cerca.',
  ],
  [
    'La figura baila dentro de la corona, con lo que tiene. Mira lo que hay completo en tu vida, una amistad, una mesa, una risa, y dale un rato.',
    'No hace falta tenerlo todo en orden para estar a gusto. Deja algo sin hacer y quédate con quien quieres.',
  ],
];
