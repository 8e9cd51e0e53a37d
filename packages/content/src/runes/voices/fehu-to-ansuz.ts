import type { RuneVoice } from './voice.ts';

export const FEHU_TO_ANSUZ: readonly RuneVoice[] = [
  // Fehu
  {
    upright: {
      gesture: 'keep',
      act: 'contar el ganado',
      ways: ['saca el ganado a pastar', 'cuenta lo suyo y reparte', 'engorda despacio el rebaño'],
      was: [
        'El ganado era la riqueza de quien no tenía banco, y algo así tuviste: un recurso vivo que creció porque lo atendías. De aquel rebaño salieron ganas y margen para llegar hasta aquí.',
        'Hubo un comienzo próspero, con el corral lleno y sitio para más. Lo que aprendiste entonces sobre dar y guardar sigue marcando la manera en que mides lo que tienes.',
        'Dos cuernos que apuntan arriba recuerdan una ganancia que te ganaste a pie, madrugando. No fue suerte, y conviene acordarse, porque esa forma de trabajar todavía es tuya.',
      ],
      is: [
        'Las reses están a la vista y comen cada día: tienes más recursos de los que apuntas cuando haces cuentas de noche. Tiempo, oficio y gente también pastan en ese campo.',
        'Lo que hay en el corral alcanza para empezar, siempre que no se quede encerrado. La riqueza de esta piedra camina, se ordeña, se cambia por otra cosa, y quieta adelgaza.',
        'Con el ganado delante la pregunta se vuelve práctica, casi de libreta. Algo prospera ya en tus manos y lo que falta es decidir a qué prado lo llevas.',
      ],
      owed: [
        'Un rebaño pide repartir: parte se come, parte se cría y parte se regala. Si lo que buscas ha de crecer, tocará soltar una res hoy para tener dos más adelante.',
        'El campo se paga con lo que dio el campo. A esto se le debe cuidado diario y alguna generosidad, que es como la abundancia se queda a vivir en un sitio.',
        'Lo que empieza gordo se conserva flaco si nadie lo mueve. Hacia delante hay ganancia para quien saque lo suyo a la vista de los demás y acepte que se lo pidan.',
      ],
      against: [
        'Contra ti sopla la propia abundancia: tantas reses que guardar que ya no queda tarde libre. Lo que tienes te tiene un poco, y el miedo a perderlo decide por ti.',
        'El ganado ajeno parece siempre más lustroso, y esa comparación es lo que frena. Mientras miras por encima de la cerca, lo tuyo espera agua.',
      ],
      help: [
        'A mano hay recursos que respiran: alguien que te debe un favor, un ahorro pequeño, una destreza por la que otros pagarían. Empieza por contarlos sin vergüenza y pon uno a trabajar.',
        'La ayuda tiene cuernos y come hierba, es decir, es de lo más terrenal. Cuida lo que ya da leche antes de comprar el animal que viste en la feria.',
      ],
      invitations: [
        'Haz una lista de lo que tienes vivo para esto, con nombres, horas y cantidades. Marca una sola línea y ponla en movimiento antes del jueves.',
        'Regala algo de lo que te sobra, aunque sea una hora, a quien le sirva de verdad. Observa después si te sientes con menos o con más.',
        'Anota durante cinco días en qué se te fue el tiempo, como quien cuenta reses al anochecer. El sábado mira qué animal come mucho y no da leche.',
      ],
      closings: [
        'La riqueza que no sale a pastar se muere de hambre en el establo.',
        'Cuenta tus reses de día, porque de noche siempre parecen menos.',
        'Quien reparte leche conoce el camino de muchas casas.',
      ],
    },
    reversed: {
      gesture: 'release',
      act: 'reparar la cerca',
      ways: ['pierde reses por la cerca', 'aprieta la bolsa', 'llora la leche derramada'],
      was: [
        'Por una cerca rota se fue marchando el ganado, de a poco, y cuando te diste cuenta el corral sonaba a hueco. Aquella pérdida enseñó cautela, y quizá enseñó de más.',
        'Quedó atrás un tiempo de apretar la mano para que nada se escapara, y aun así algo se escapó. La frustración de entonces todavía hace cuentas en tu nombre.',
        'Hubo una siembra de esfuerzo que no se cobró: otro ordeñó la vaca que alimentabas. De ahí viene el recelo con el que ahora pones precio a las cosas.',
      ],
      is: [
        'El corral tiene un hueco y se mira hacia otro lado porque arreglarlo da pereza. Se va energía por ahí, o dinero, o paciencia, y la cuenta no cuadra por más que la repitas.',
        'Los cuernos apuntan al suelo, como un animal que no quiere andar. Estás reteniendo algo que ya no alimenta, y retenerlo cuesta más pienso del que produce.',
        'Hay frustración en el establo: mucho trabajo para tan poca leche. Antes de exigirte más, revisa si el trato que aceptaste era justo.',
      ],
      owed: [
        'Lo pendiente es tapar el hueco de la cerca, y eso se hace de día y con herramientas. Después se verá si hace falta más ganado o si bastaba con el que se iba.',
        'Se debe una despedida a lo que se perdió, con su cifra y su nombre. Solo entonces la mano se abre y puede agarrar otra cosa.',
        'Adelante espera un corral más pequeño y mejor cuidado. Tocará soltar alguna posesión, o alguna idea de lo que te correspondía, para dormir mejor.',
      ],
      against: [
        'El freno es una avaricia menuda, de las que se disfrazan de prudencia. Guardas por si acaso lo que haría falta justamente hoy.',
        'En contra está la rabia por lo que no se recuperó. Vuelves a contar las reses perdidas y el recuento ocupa el sitio de las que quedan.',
      ],
      help: [
        'Una pérdida bien mirada ayuda: señala el agujero exacto. Síguele el rastro a lo que se te escapa, igual que se siguen huellas en el barro, y arregla ese tramo nada más.',
        'Te sirve perder peso. Hay gastos, encargos y lealtades que puedes dejar salir por la puerta grande, antes de que se vayan por el agujero.',
      ],
      invitations: [
        'Busca una fuga concreta, un pago que no usas o una tarde que siempre se pierde, y ciérrala esta semana. Apunta qué harás con lo que vuelva.',
        'Escribe qué perdiste, cuánto era y qué te queda, en tres renglones. Guarda la hoja y deja de hacer esa cuenta de memoria.',
        'Presta o dona una cosa que conservas sin usar. Fíjate en el argumento que pone tu cabeza para no hacerlo.',
      ],
      closings: [
        'Una cerca rota se arregla por el agujero y no por el resto.',
        'La mano cerrada tampoco puede recibir.',
        'Lo que ya se fue no necesita que lo sigas alimentando.',
      ],
    },
  },
  // Uruz
  {
    upright: {
      gesture: 'move',
      act: 'plantar las patas',
      ways: ['embiste de frente', 'planta las cuatro patas', 'empuja con todo el lomo'],
      was: [
        'El uro fue un toro salvaje que nadie puso bajo un yugo, y hubo en tu historia una temporada así, de puro empuje. Aguantaste lo que parecía mucho y el cuerpo lo recuerda mejor que la memoria.',
        'Antes de esta pregunta hubo un momento de plantarse, con la cabeza baja y las patas firmes. Nadie esperaba tanto coraje, tú tampoco.',
        'Un lomo ancho bajo el cielo del norte: de esa resistencia vienes. Lo que entonces salió bien salió por fuerza, cuando todavía no había técnica.',
      ],
      is: [
        'La bestia está despierta y respira hondo: hay fuerza de sobra para esto. Falta elegir la puerta por la que va a pasar, porque pasará por alguna.',
        'Tienes el animal debajo, entero, con ganas de campo abierto. No es día de pedir disculpas por la energía, sino de darle una dirección que puedas sostener.',
        'Entre cuernos anchos cabe mucha vida, y la sientes como un empujón de la espalda. Sirve para lo difícil, y sobra para lo que solo pedía paciencia.',
      ],
      owed: [
        'A una fuerza así se le debe un trabajo a su medida, que no la desgaste en mosquitos. Lo que viene pide el esfuerzo grande que has estado repartiendo en cosas chicas.',
        'Queda por hacer lo que cuesta, y se hace con el cuerpo presente. El camino se abre a paso de toro, lento y sin rodeos.',
        'Adelante hay una cuesta y también el aliento para subirla. Se te pide coraje del que no se anuncia, el de levantarse y empezar otra vez por la parte pesada.',
      ],
      against: [
        'Sopla en contra tu propio ímpetu, que rompe la cerca cuando bastaba con abrirla. Lo que ganas embistiendo hay que repararlo luego.',
        'El animal no admite riendas, y ahí está la dificultad. Entre no pedir ayuda y llevarlo todo encima, el lomo se cansa donde nadie lo ve.',
      ],
      help: [
        'Cuenta con el cuerpo: dormir, comer, caminar y poner los pies en el suelo antes de hablar. La fuerza que buscas en los argumentos está un poco más abajo.',
        'Te ayuda una terquedad sana, de bestia grande que no retrocede porque alguien agite un trapo. Quédate en tu sitio y deja que el ruido pase de largo.',
      ],
      invitations: [
        'Haz primero, mañana mismo, la tarea que más pesa, sin revisar mensajes antes. Cuando termines, para; el resto del día puede ser pequeño.',
        'Camina cuarenta minutos con esta pregunta y sin auriculares. Vuelve con una frase que empiece por «puedo».',
        'Elige una sola puerta para tu energía durante siete días y di que no, con amabilidad, a las otras dos que ya tienes pensadas.',
      ],
      closings: [
        'Un toro no necesita convencer a la cerca.',
        'La fuerza se conoce por lo que decide no romper.',
        'Pisa firme, y que el camino se acostumbre a tu paso.',
      ],
    },
    reversed: {
      gesture: 'keep',
      act: 'dejar pastar al toro',
      ways: ['resopla y no avanza', 'embiste la puerta equivocada', 'se echa en la hierba'],
      was: [
        'El toro se cansó de tirar de un carro que no era suyo. Durante un tiempo diste más empuje del que tenías, y el desfondo que siguió se tomó por falta de carácter.',
        'Detrás queda una embestida que fue a dar contra quien no correspondía, o contra nadie. La energía era buena; la puerta, otra.',
        'En su momento faltó fuerza para decir que no, y se dijo que sí con la cabeza gacha. Esa pequeña rendición ha tenido consecuencias largas.',
      ],
      is: [
        'El animal está echado y no por pereza: lleva meses sin pasto. Pedirle otra carrera sería tratarlo mal, y el animal eres tú un martes por la noche.',
        'Se empuja mucho y la piedra no cede, quizá porque abre hacia el otro lado. Antes de volver a intentarlo, aparta el hombro y busca el picaporte.',
        'Hay un resoplido en el ambiente, una fuerza que sale en forma de prisa o de mal gesto. Lo que parece falta de ganas es más bien un exceso de frentes.',
      ],
      owed: [
        'La deuda es con el descanso, y se paga en días y no en promesas. Cuando el animal vuelva a levantarse, sabrá solo hacia dónde.',
        'Toca aprender a usar la fuerza a medias, que es un arte. Lo que viene pide pulso, el de quien lleva un vaso lleno por un pasillo.',
        'Hacia delante se anda más despacio y se llega igual. Tendrás que escoger qué peso bajas del lomo, y alguien cercano se ofrecerá a cargarlo si lo dejas.',
      ],
      against: [
        'Se opone el agotamiento, que habla con voz de desánimo. No es que la meta sea falsa, es que la miras con las patas temblando.',
        'El obstáculo es una demostración: quieres probar que puedes, aunque ya nadie te lo pregunta. Ese público imaginario come más que un toro.',
      ],
      help: [
        'Te conviene el pasto y la sombra, por este orden. Con tres noches de sueño la misma pregunta se verá de la mitad de tamaño.',
        'Ayuda confesar la flaqueza a tiempo y en concreto, con una frase corta. Quien quiera acompañarte no necesita verte fuerte.',
      ],
      invitations: [
        'Cancela un compromiso de esta semana que aceptaste por orgullo y usa ese hueco en descansar, sin recados.',
        'Escribe en qué has gastado fuerza estos días y rodea con un círculo lo que no era asunto tuyo. Empieza por soltar el círculo más pequeño.',
        'Pide ayuda para algo que sabrías hacer a solas. Deja que te la den a su manera.',
      ],
      closings: [
        'También el toro se echa, y la hierba lo vuelve a levantar.',
        'Empujar más fuerte no cambia el lado de las bisagras.',
        'Hay un cansancio que solo pide que le crean.',
      ],
    },
  },
  // Thurisaz
  {
    upright: {
      gesture: 'guard',
      act: 'respetar el umbral',
      ways: ['cierra el paso con espinas', 'pincha a quien agarra', 'se detiene en el umbral'],
      was: [
        'Un seto de espinos se levantó alrededor de algo tuyo, y tuvo su motivo: había que defenderlo. Lo que pinchó entonces te mantuvo a salvo, aunque también con pocas visitas.',
        'Hubo una puerta ante la que te paraste, con razón o con miedo. Aquel umbral, cruzado o no, dividió las cosas en antes y después.',
        'La espina de atrás es una reacción: alguien empujó y respondiste. Fue rápida, fue justa a medias, y de ella vienen ciertas distancias que hoy das por naturales.',
      ],
      is: [
        'Sale del tallo una punta corta, puesta ahí para que nadie apriete sin pensar. Algo te pincha en este asunto y el pinchazo da información, porque señala el límite con bastante exactitud.',
        'Estás delante de un portón con zarzas. Se puede cruzar, pero primero hay que mirar qué guarda y decidir si vas con guantes o das la vuelta.',
        'El gigante de esta piedra no ataca, se planta en el paso. Lo que tienes enfrente pide una respuesta medida y con los pies quietos.',
      ],
      owed: [
        'El umbral espera una decisión, y se cruza de una vez o se deja en paz. Se te debe a ti, antes que a nadie, un límite dicho en voz alta.',
        'Lo que toca es podar el seto, ni arrancarlo ni dejar que tape la casa. Una defensa que sirvió merece revisión cuando cambia el vecindario.',
        'Más allá de las espinas suele haber moras. El paso que queda se da despacio, con la manga larga, sabiendo que un rasguño no es una herida.',
      ],
      against: [
        'En contra hay una zarza que has dejado crecer tú: la respuesta lista antes de que terminen de preguntarte. Protege tan bien que no deja entrar ni lo que pediste.',
        'Alguien reacciona en este asunto, con más filo que intención. No hace falta devolver el pinchazo para que quede claro dónde termina tu campo.',
      ],
      help: [
        'Un buen espino hace de guardián sin salir de su sitio. Apóyate en una regla sencilla, de las que se dicen una vez y se cumplen siempre, y verás quién se acerca igual.',
        'Te sirve la pausa de quien se queda un momento en el quicio. Tres respiraciones antes de contestar cambian más que tres razones.',
      ],
      invitations: [
        'Formula en una frase el límite que hace falta, sin explicación ni disculpa. Léela en voz alta dos veces y guárdala para cuando llegue el momento.',
        'Antes de contestar el próximo mensaje que te pique, espera a la mañana siguiente. Compara después las dos respuestas.',
        'Dibuja una puerta y escribe a cada lado lo que cambia si la cruzas. No la cruces hoy; mira cuál de los dos lados te costó menos llenar.',
      ],
      closings: [
        'La espina no odia la mano, solo le enseña a acercarse.',
        'Un umbral es el único sitio desde el que se ven los dos lados.',
        'Donde hay zarzas suele haber algo dulce que las justifica.',
      ],
    },
    reversed: {
      gesture: 'wait',
      act: 'contar hasta diez',
      ways: ['hiere hacia dentro', 'deja la puerta abierta', 'se enreda en zarzas'],
      was: [
        'La espina creció hacia dentro, y durante un tiempo lo que debía protegerte fue lo que dolía. Te echaste encima culpas que tenían otro dueño.',
        'Quedó una puerta sin guardar, y por ella entró quien no tenía que entrar. Desde entonces la casa se vigila a deshora.',
        'Hubo una reacción de la que te habría gustado volver. Salió en un segundo, y llevas bastante más que eso recogiendo las espinas.',
      ],
      is: [
        'Te has metido en el zarzal y cada tirón clava un poco más. Aquí se sale despacio, soltando rama por rama, y la primera es la prisa.',
        'La guardia está baja justo por el lado que duele. Esa vulnerabilidad no te rebaja, aunque conviene elegir ante quién se enseña.',
        'Hay un impulso con la mano en el picaporte, deseando contestar, irse, romper algo. Déjalo en la entrada un rato, que se le pase el sofoco.',
      ],
      owed: [
        'Está pendiente una disculpa, dada o recibida, y su tamaño es menor de lo que imaginas. Sin ella el seto seguirá creciendo del revés.',
        'Lo que corresponde es esperar a tener la mano tranquila para quitar la espina. Con luz y pinzas sale entera; a tirones se parte.',
        'Queda volver a poner puerta donde hubo un hueco. No un muro, una puerta, con su llave y sus horas.',
      ],
      against: [
        'Lo contrario al asunto es el arrebato, que promete alivio y deja tarea. Cada vez que decides en caliente, el camino se llena de zarzas nuevas.',
        'Frena la sensación de estar a la intemperie, que hace ver gigantes donde hay gente cansada. Desde ahí todo suena a amenaza.',
      ],
      help: [
        'Un refugio provisional ayuda mucho: una tarde sin discutir, un tema aplazado con fecha, alguien que escuche sin tomar partido. A cubierto se piensa mejor.',
        'Mira el pinchazo con curiosidad y pregúntate cuándo sentiste otro igual. A veces la espina de hoy es vieja y solo la rozaron.',
      ],
      invitations: [
        'Cuenta hasta diez, literalmente, la próxima vez que notes calor en la cara. Luego pregunta en vez de responder.',
        'Escribe la contestación que te pide el cuerpo y rómpela. Lo que quede dicho en la papelera ya no hace falta enviarlo.',
        'Pide perdón por un detalle pequeño y real, sin añadir explicaciones. Mira qué se afloja.',
      ],
      closings: [
        'Del zarzal se sale parando primero y despacio después.',
        'La puerta que se cierra con calma no hace ruido.',
        'Una espina vieja también se quita con luz.',
      ],
    },
  },
  // Ansuz
  {
    upright: {
      gesture: 'meet',
      act: 'escuchar antes de hablar',
      ways: ['toma la palabra', 'trae un mensaje', 'aguza el oído'],
      was: [
        'Una boca habló y algo quedó nombrado: un consejo, una frase de sobremesa, un nombre que te pusieron. De aquella palabra ha salido más de lo que parecía caber en ella.',
        'Llegó en su día un mensaje que supiste oír. Puede que ya no recuerdes la voz, pero la frase sigue dando órdenes en voz baja.',
        'Con las ramas inclinadas, como quien se agacha a escuchar, esta piedra habla de alguien que te enseñó. Lo que preguntas hoy lo aprendiste a preguntar entonces.',
      ],
      is: [
        'Hay un mensaje en camino o ya encima de la mesa, y quizá venga sin solemnidad, en un comentario de pasada. Oír bien es ahora más útil que tener razón.',
        'La palabra está madura: dicha hoy, ordena lo que lleva semanas dando vueltas. Basta con una frase clara, sin el prólogo que sueles ponerle.',
        'Dos ramas bajan hacia el que escucha. La inspiración anda cerca y se deja atrapar escribiendo, preguntando o contándoselo a quien no conoce la historia.',
      ],
      owed: [
        'Se debe una respuesta, y no de las que se envían para salir del paso. Lo que sigue depende de que alguien diga en alto lo que ambos lados ya intuyen.',
        'Queda preguntar. La contestación que buscas la tiene una persona con nombre, a la que todavía no le has hecho la pregunta entera.',
        'Hacia delante todo se decide hablando, con palabras tuyas y a su hora. Quien prepare la conversación en tres renglones no necesitará veinte mensajes.',
      ],
      against: [
        'Estorban las muchas voces: consejos, opiniones, lo que leíste anoche. Entre tanto mensaje el que importaba se quedó sin abrir.',
        'El viento trae una palabra con autoridad que nadie se atreve a discutir. Viene de lejos y quizá nunca estuvo dirigida a ti.',
      ],
      help: [
        'La ayuda entra por el oído. Busca a quien sepa de esto más que tú y déjale terminar las frases; lo útil llegará al final, cuando creas que ya había acabado.',
        'Escribir te pone delante lo que piensas, igual que quien graba un signo en madera. Con cuatro líneas a mano verás qué parte no te crees.',
      ],
      invitations: [
        'Haz una pregunta abierta a alguien que haya pasado por esto y no interrumpas ni una vez. Anota luego la frase que te habría gustado rebatir.',
        'Di en voz alta, a solas, lo que querrías decir. Quédate con la versión que dure menos de veinte segundos.',
        'Relee el último mensaje importante que recibiste como si fuera para otra persona. Mira qué dice y qué le habías añadido.',
      ],
      closings: [
        'Una palabra a tiempo ahorra muchas leguas.',
        'Se escucha mejor con la boca cerrada y la libreta abierta.',
        'Lo que no se nombra sigue hablando, pero por la espalda.',
      ],
    },
    reversed: {
      gesture: 'look',
      act: 'volver a preguntar',
      ways: ['tuerce el mensaje', 'oye lo que teme', 'habla y no dice'],
      was: [
        'La frase llegó torcida, como por un mal teléfono, y actuaste según lo que entendiste. Puede que nadie mintiera, pero el malentendido se quedó a vivir.',
        'Se creyó, hace un tiempo, en unas palabras muy bien puestas. Te sirvieron de suelo más de la cuenta.',
        'Algo se calló cuando era hora de decirlo. El silencio hizo su propia carrera, y lo que hoy enreda empezó por ahí.',
      ],
      is: [
        'Entre lo que se dijo y lo que se oyó hay una grieta, y por ella se cuela todo lo demás. No des por leído un mensaje del que solo has leído el tono.',
        'La voz que más suena en este asunto habla de oídas. Comprueba una cosa, la más fácil de comprobar, y varias se caerán solas.',
        'Las ramas apuntan hacia arriba, lejos de quien escucha: mucho discurso y poca oreja. Tal vez sea tu propia explicación la que ya no te convence.',
      ],
      owed: [
        'Falta deshacer un equívoco, y se deshace volviendo a la primera frase. Será un momento incómodo y corto, al revés que la confusión, que es cómoda y larga.',
        'Queda por escuchar lo que no querías oír, dicho seguramente con poca gracia. Separa el contenido de la forma y tendrás algo útil.',
        'De aquí se sale por el lado de la verdad menuda, la de los datos y las fechas. Antes de aceptar ninguna versión, pide que te la cuenten otra vez desde el principio.',
      ],
      against: [
        'El viento en contra es un rumor, o tu manera de completar los silencios ajenos. Nadie puede confirmar lo que solo se supone.',
        'Se atraviesa un consejo con doble fondo, quizá bienintencionado. Agradécelo y revisa a quién le conviene que lo sigas.',
      ],
      help: [
        'Duda un poco, que la duda educada ayuda. Repite con tus palabras lo que has entendido y pregunta si era eso; la mitad de los nudos se sueltan en ese momento.',
        'Te conviene una fuente más y una opinión menos. Lo que consta por escrito, aunque sea aburrido, hoy vale más que lo brillante.',
      ],
      invitations: [
        'Elige una frase que te dolió y pregunta a quien la dijo qué quería decir. Hazlo en persona o de viva voz, no por escrito.',
        'Haz dos columnas, lo que te consta y lo que has deducido. No tomes ninguna decisión que se apoye solo en la segunda.',
        'Pasa un día sin pedir opinión a nadie sobre esto. Por la noche escribe la tuya en tres líneas.',
      ],
      closings: [
        'Quien vuelve a preguntar anda menos camino que quien supone.',
        'El eco siempre contesta con la última palabra, nunca con la verdad.',
        'Entre oír y entender cabe una pregunta.',
      ],
    },
  },
];
