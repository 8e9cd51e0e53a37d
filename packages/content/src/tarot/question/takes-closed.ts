import type { Takes } from './take.ts';

/** What another person feels or will do. */
export const OTHER_TAKES: Takes = {
  love: {
    middle: [
      'Lo que hará {x} vive fuera de esta mesa: una carta no oye pensamientos. Lo que alumbra es tu orilla, desde dónde esperas y qué haces con la espera.',
      'El corazón {de x} no sale en ninguna baraja, y conviene desconfiar de quien diga que lo lee. Aquí se ve otra cosa, igual de importante: qué haces tú mientras tanto con el teléfono, con las tardes, con las ganas.',
      'Lo que sienta o decida {x} solo puede contarlo su propia voz. La tirada se queda con tu mitad del asunto, que es la que se puede mover hoy.',
      'Ningún dibujo sabe qué pasa por dentro {de x}, y fingirlo sería faltarte al respeto. Sí enseña cómo llegas tú a esa puerta y qué esperas encontrar al otro lado.',
    ],
    landing: [
      'En cuanto {al x}, la respuesta la tiene la otra persona. A ti te toca {do}.',
      'Ni el querer ni el volver se deciden en una mesa de cartas. Tu parte con {x}, por ahora, es {do}.',
      'Lo que {x} calle o diga llegará por su boca. Mientras, te toca {do}.',
    ],
  },
  family: {
    middle: [
      'Lo que pase por la cabeza {de x} no está escrito en estas cartas, y adivinarlo suele complicar las comidas. Se puede mirar, en cambio, qué lugar ocupas tú en esa historia y cuál te gustaría.',
      'Un perdón, un cambio, una llamada {de x} dependen de otra voluntad. La familia se mueve igual cuando quien pregunta cambia de silla, y de eso sí habla la tirada.',
    ],
    landing: [
      'Con {x}, el primer gesto puede ser tuyo y pequeño: {do}.',
      'De {x} no respondes tú. De ti sí, y hoy cabe {do}.',
      'La respuesta {de x} llegará por su propia puerta. La tuya empieza por {do}.',
    ],
  },
  work: {
    middle: [
      'Las decisiones {de x} se toman en otra sala y con otros papeles; ninguna carta los ha visto. Lo que sí está a tu alcance es cómo llegas a esa conversación y con qué trabajo en la mano.',
      'Quien decide sobre ti tiene sus propias prisas, y las cartas no las oyen. Respecto {al x}, enseñan qué argumento llevas tú y cuál te falta por escribir.',
      'Por mucho que se mire, aquí no aparece la agenda {de x}. Aparece tu manera de trabajar y de pedir, que es lo que se puede afinar antes de que otros resuelvan.',
    ],
    landing: [
      'Lo que resuelvan otros en el trabajo tendrá su fecha. De tu lado queda {do}.',
      'Con {x} de por medio, tu margen está en {do}.',
    ],
  },
  any: {
    middle: [
      'Lo que otra persona sienta o haga no cabe en una baraja, y es mejor así. Sobre {x}, la tirada solo puede hablar de tu lado: qué esperas, qué ofreces y qué podrías preguntar sin rodeos.',
      'En cuanto {al x}, hay alguien que sabe más que las cartas, y es la otra persona. Lo que se ve desde aquí es tu parte, que no es poca.',
      'Leer a los demás por los dibujos sale mal; leerse, algo mejor. Ante {x}, mira qué te gustaría oír y si ya se lo has preguntado a quien corresponde.',
    ],
    landing: [
      'Lo ajeno, a su tiempo; lo tuyo, mientras tanto, es {do}.',
      'El resto se sabe preguntando. Por tu lado, alcanza con {do}.',
      'Lo que venga del otro lado vendrá. Del tuyo puede salir esto: {do}.',
    ],
  },
};

/** Whether something is so or will come about. */
export const WILL_TAKES: Takes = {
  work: {
    middle: [
      'Un sí o un no sobre {x} dependerá de personas y plazos que no están en esta mesa. Lo que la tirada enseña es con qué llegas tú a ese momento, y ahí todavía se puede añadir o quitar.',
      'Los resultados {de x} llegan en un sobre que todavía nadie ha cerrado. Mientras se escribe, cuenta más lo que haces que lo que sospechas.',
      'En el trabajo casi nada se cumple porque lo digan unas cartas. Se cumple, cuando se cumple, por una suma de gestos, y de esos gestos habla lo que ha salido sobre {x}.',
    ],
    landing: [
      'En lo que toca {al x} no hay promesa que dar y sí algo que hacer: {do}.',
      'El resultado en el trabajo se sabrá a su hora; para llegar bien a ella conviene {do}.',
    ],
  },
  love: {
    middle: [
      'Ninguna carta puede firmar un encuentro ni ponerle cara. Sobre {x}, lo que se ve desde aquí es la puerta: si está abierta, si tiene llave, quién la vigila por dentro.',
      'Respecto {al x} la baraja no da certezas, porque la mitad de esa historia la escribe otra persona. Tu mitad, en cambio, tiene letra reconocible.',
    ],
    landing: [
      'En el amor, un sí se prepara sin poder exigirlo: {do}.',
      'Del amor que venga no se puede dar fecha ni nombre. Sí una manera de esperarlo: {do}.',
    ],
  },
  family: {
    middle: [
      'Lo que pase con {x} depende de varias voluntades, y a esta mesa solo se ha sentado la tuya. Mirarla bien ya cambia un poco las otras.',
      'Con {x} no hay pronóstico que valga: las familias se mueven a saltos y por sorpresa. Lo que puede leerse es tu sitio en el movimiento.',
    ],
    landing: [
      'En familia, el mañana se arregla poco a poco, y tu poco de hoy es {do}.',
      'Pase lo que pase con {x}, te servirá {do}.',
    ],
  },
  money: {
    middle: [
      'Con {x} no hay sí ni no que salga de una baraja: lo dicen los números, los plazos y quien sepa leerlos. La tirada habla de cómo te acercas tú a esas cifras.',
      'Un golpe de suerte no se puede leer aquí, y una fecha tampoco. Sobre {x} sí se lee una costumbre, y las costumbres se pueden mover un poco cada mes.',
      'Un sí sobre {x} lo daría un calendario de pagos, y ese no está en la baraja. Está, en cambio, el ánimo con que abres los recibos, que decide más de lo que parece.',
      'Las cartas no suman ni restan. Ante {x} pueden enseñar dónde aprieta: si en el gasto, en la vergüenza de contarlo o en la prisa por que acabe.',
      'Con {x} ayuda cambiar la pregunta de «si» por la de «a qué ritmo». El ritmo se puede medir, y tiene que caber en un mes malo.',
    ],
    landing: [
      'El dinero responde a cuentas más que a cartas. La tuya puede empezar por {do}.',
      'Sobre {x}, menos augurio y más calendario; y en el calendario, {do}.',
    ],
  },
  health: {
    middle: [
      'Sobre cómo seguirá lo {de x} no hablan las cartas, ni deben. Hablan de cómo te tratas estos días y de con quién compartes la preocupación.',
      'Un pronóstico sobre {x} corresponde a quien te atiende, con pruebas y con tiempo. Lo que puede mirarse aquí es otra cosa: el trato que te das mientras tanto.',
    ],
    landing: [
      'Lo {de x} se habla en la consulta, con tus notas delante. Fuera de ella, basta con tratarte como tratarías a alguien querido.',
      'Para {x}, la pregunta buena se lleva anotada a quien te atiende; para el resto del día, compañía y un ritmo amable.',
    ],
  },
  studies: {
    middle: [
      'El resultado {de x} depende de un temario, de un día y de unas horas de sueño; nada de eso lo guardan las cartas. Enseñan tu manera de estudiar, que es donde hay margen.',
      'Entre saber y que se note hay un puente, y se llama ensayo. Sobre {x}, la tirada mira ese puente y no la otra orilla.',
      'La nota no está en la baraja. Está, si acaso, en el rato de mañana por la mañana, y de ese rato, el que les toca a los apuntes, sí se puede hablar. Lo {de x} empieza ahí.',
    ],
    landing: [
      'Con {x}, lo que más se parece a una respuesta es {do}.',
      'El resultado lo dirá el papel. A tu mesa de estudio le toca, por ahora, {do}.',
    ],
  },
  travel: {
    middle: [
      'Nadie ha visto todavía el final de este viaje, tampoco la baraja. Lo que enseña sobre {x} es qué llevas en la maleta y qué dejas con llave.',
      'Un lugar no promete nada hasta que se pisa. Respecto {al x}, las cartas hablan de la persona que llega, y a esa ya la conoces.',
    ],
    landing: [
      'Antes de moverse conviene {do}; el lugar se irá contando solo.',
      'Con {x} por delante, lo que depende de ti es {do}.',
    ],
  },
  decision: {
    middle: [
      'Si acertarás con esta decisión no lo dice un calendario; lo dice cómo duermes después de imaginarla tomada. Las cartas alumbran esa noche, no el resultado.',
      'Ningún acierto está garantizado en esta decisión, y esperar a que lo esté es otra forma de decidir. Mira mejor qué parte podrías deshacer si hiciera falta.',
    ],
    landing: [
      'Esta decisión no necesita permiso de las cartas. Le vendría bien, eso sí, {do}.',
      'Sea cual sea la decisión, antes conviene {do}.',
    ],
  },
  self: {
    middle: [
      'Sobre lo que vas a ser no manda la baraja; manda, en buena medida, lo que repites. De tu camino se ve aquí un tramo, el que estás pisando.',
      'Querer saber si llegarás es muy humano, y nadie puede decírtelo. Tu camino, mientras tanto, da señales en lo que te cansa y en lo que te despierta.',
    ],
    landing: [
      'En tu camino, el paso que está al alcance es {do}.',
      'Nadie puede asegurarte la llegada; sí puede contarse contigo para {do}.',
    ],
  },
  any: {
    middle: [
      'Tu pregunta pediría un sí o un no, y las cartas no firman ni uno ni otro. Sobre {x}, muestran qué hay ya en marcha y qué parte de eso lleva tu letra.',
      'Qué pasará con {x}, la mesa no lo sabe. Sabe, y lo enseña, con qué ánimo lo esperas y qué has hecho hasta ahora para que ocurra.',
      'Las certezas no se barajan. De {x} se puede ver el estado de las cosas esta noche, que es bastante y cambia mañana.',
      'Nadie ha leído todavía el último capítulo {de x}, y las cartas tampoco. Lo que hay sobre la mesa son las páginas de en medio, con tus anotaciones.',
      'Más que vaticinar nada sobre {x}, los dibujos preguntan con qué cara recibirías la noticia. Esa cara sí se puede ir preparando.',
    ],
    landing: [
      'Para {x} no hay promesa en la mesa. Hay una tarea: {do}.',
      'El sí o el no vendrá cuando venga; entretanto puedes {do}.',
      'Lo demás no está en tu mano ni en estas cartas. En tu mano está {do}.',
      'Ningún augurio mejora un buen gesto. El de ahora podría ser {do}.',
      'Lo que venga encontrará algo hecho. Por ejemplo, esto: {do}.',
    ],
  },
};

/** Whether to do something. */
export const SHOULD_TAKES: Takes = {
  work: {
    middle: [
      'Dejar, aceptar o seguir son verbos tuyos, y en el trabajo arrastran alquileres, horarios y orgullo. Sobre {x}, las cartas no dicen «hazlo»; ayudan a ver qué te falta por averiguar antes.',
      'Un puesto se parece a un par de zapatos: se sabe si aprieta al final del día. Con {x}, pregúntate cómo llegas a casa los jueves.',
      'Ante {x} hay dos preguntas mezcladas: qué quieres y qué puedes permitirte. Contéstalas en hojas distintas, porque juntas se estorban.',
      'Nadie debería decidir sobre {x} por lo que diga una carta, y tampoco por el cansancio de un lunes. Lo que ha salido sirve para ver desde qué ánimo estás a punto de elegir.',
      'Sobre {x} conviene separar el lugar de la tarea: a veces sobra una cosa y la otra se podría salvar. Apunta cuál de las dos cambiarías si solo pudieras cambiar una.',
      'Antes de resolver nada sobre {x}, imagina que alguien a quien quieres te contara lo mismo. Fíjate en qué le preguntarías primero.',
    ],
    landing: [
      'La decisión sobre {x} sigue siendo tuya. Antes de tomarla, conviene {do}.',
      'Ni «vete» ni «quédate»: sobre {x}, lo que la tirada sugiere primero es {do}.',
      'Se quede donde se quede tu trabajo, antes conviene {do}.',
    ],
  },
  love: {
    middle: [
      'Volver, escribir o marcharse son decisiones con otra persona al otro lado, y solo puedes tomar tu mitad. Con {x}, mira qué harías si la respuesta tardara un mes.',
      'Hay pasos que se dan por nostalgia y pasos que se dan por ganas. Antes de decidir nada sobre {x}, averigua de cuál de los dos se trata: el primero mira fotos, el segundo hace planes.',
      'En el amor, «debería» suele esconder un «quiero» o un «temo». Ante {x}, averigua cuál de los dos habla y dale la palabra entera.',
    ],
    landing: [
      'Con {x}, la decisión puede esperar un poco. Antes cabe {do}.',
      'Ni correr hacia {x} ni echar el cerrojo: por ahora, {do}.',
      'El amor rara vez se resuelve con un sí de cartas; ayuda más {do}.',
    ],
  },
  family: {
    middle: [
      'Con {x}, «debo» y «quiero» llevan años compartiendo plato. Sepáralos un momento: qué harías por cariño, qué por costumbre y qué por miedo al enojo.',
      'En la familia cualquier decisión se oye en varias habitaciones. Antes de resolver lo {de x}, piensa a quién le debes una explicación y a quién solo una noticia.',
    ],
    landing: [
      'Lo que hagas con {x} se sostendrá mejor si empiezas por {do}.',
      'La familia aguanta que te tomes un tiempo para {do}.',
    ],
  },
  money: {
    middle: [
      'Antes de firmar nada que toque {x}, tres preguntas para quien asesore: cuánto cuesta entrar y salir, qué pasa si baja, qué gana quien lo recomienda. Sin esas respuestas por escrito no hay prisa que valga.',
      'Hay una pregunta previa: ¿qué suma podrías perder sin perder el sueño? Ponle cifra antes de decidir sobre {x}, y trata lo que pase de ahí como si no estuviera disponible.',
      'Ponle plazo {al x}: qué hará falta este año, qué dentro de tres y qué puede olvidarse en un cajón. El dinero con fecha no se arriesga; el otro, se consulta.',
    ],
    landing: [
      'La firma, si llega, que sea después de leer, dormir y consultar. Hasta entonces basta con {do}.',
      'Sobre {x}, el paso prudente cabe en una frase: preguntar por escrito, esperar tres noches y {do}.',
      'Ni la baraja entiende de intereses ni tiene por qué. Para decidir sobre {x}, números y consejo; para llegar con calma, {do}.',
    ],
  },
  health: {
    middle: [
      'Decidir sobre {x} es conversación para la consulta, con tus dudas escritas y alguien que te acompañe. Lo que cabe mirar aquí es qué te frena para tenerla.',
      'Si la duda es pedir ayuda por {x}, la tirada no decide y el sentido común sí: preguntar no compromete a nada. Llévalo apuntado y sin adornos.',
    ],
    landing: [
      'Con {x}, la decisión se toma junto a quien te atiende; tu parte es llegar con las preguntas hechas.',
      'Preguntar por {x} no obliga a nada más que a ir. Lo demás se habla allí, con calma.',
    ],
  },
  studies: {
    middle: [
      'Seguir, cambiar o empezar con {x} es una elección que se paga en horas. Imagina un miércoles cualquiera de aquí a un año, en clase, y mira si te ves con sueño o con ganas.',
      'Sobre {x} opinan todos los que no van a estudiarlo. Apunta qué te gusta aprender cuando nadie examina y ponlo al lado de lo que se espera de ti.',
    ],
    landing: [
      'Los estudios se eligen más de una vez. Esta puede empezar por {do}.',
      'Con {x}, mejor que un sí rotundo es {do}.',
    ],
  },
  travel: {
    middle: [
      'Irse o quedarse parece una sola pregunta y son varias: el lugar, el dinero, la gente, la persona que serás allí. Ante {x}, contesta primero la que más esquivas.',
      'Nadie puede mudarse a una foto. Antes de decidir sobre {x}, consigue tres datos de un día laborable: cuánto cuesta, cuánto se tarda, con quién se cena.',
    ],
    landing: [
      'Ni hacer la maleta ni deshacerla, todavía: primero, {do}.',
      'Respecto {al x}, la tirada no reserva vuelos; recomienda {do}.',
    ],
  },
  decision: {
    middle: [
      'Un «¿debería?» trae a menudo la opinión de alguien más. En esta decisión, mira primero quién habla cuando lo dices, y después qué dirías con tu voz.',
      'Casi ninguna decisión se toma el día en que se anuncia. Esta quizá lleve tiempo tomada por un lado y discutida por el otro: mira cuál de los dos duerme mejor.',
      'Para esta decisión prueba la balanza más vieja: elige una opción, vive con ella un día entero sin decirlo, y al siguiente la otra. El cuerpo toma notas.',
    ],
    landing: [
      'La decisión queda donde estaba, en tus manos, con una cosa más clara: {do}.',
      'Antes del sí o del no de esta decisión cabe {do}.',
      'Si la decisión aprieta, afloja por donde se pueda: {do}.',
    ],
  },
  any: {
    middle: [
      'Si deberías o no, tendrás que decirlo tú; lo que hace la tirada es ensanchar la pregunta. Sobre {x}, mira qué opción podrías explicar a un niño sin enredarte.',
      'Las cartas no mandan ni dan permiso. Ante {x}, lo que aportan es un orden: qué mirar primero, qué dejar para luego, qué no era tan urgente.',
    ],
    landing: [
      'Lo que decidas sobre {x} pasará primero por {do}.',
      'Nadie te apura a contestar. Mientras lo piensas, cabe {do}.',
      'El sí y el no pueden esperar un poco; lo que no conviene aplazar es {do}.',
    ],
  },
};
