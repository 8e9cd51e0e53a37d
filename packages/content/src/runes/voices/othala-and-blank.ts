import type { RuneVoice } from './voice.ts';

export const OTHALA_AND_BLANK: readonly RuneVoice[] = [
  // Othala
  {
    upright: {
      gesture: 'keep',
      matter: 'la herencia',
      act: 'elegir qué conservas de lo heredado',
      ways: ['guarda la casa', 'honra lo heredado', 'echa raíces'],
      turns: [
        'La casa ofrece suelo firme para {m}, y pide a cambio respeto por lo que ya había.',
        'Lo que muestra {o} viene de lejos: quizá alguien de tu familia pasó ya por ahí.',
        'Con raíces debajo, lo que plantea {o} puede estirarse sin miedo a volcar.',
      ],
      was: [
        'Hay una casa en el principio, con su olor y su mesa, y unas reglas que nadie escribió. De ella heredaste más de lo que está a tu nombre: un modo de preguntar, por ejemplo.',
        'Alguien antes que tú empezó esto. Recibiste el terreno medio labrado, con las piedras ya apartadas y algún hoyo sin tapar.',
        'Las raíces se ven en la piedra, dos pies bien abiertos. Vienes de gente que se quedó, o que cargó su casa a la espalda, y en ambas cosas hay una fuerza que conoces.',
        'Se te entregó una llave antes de que llegaras al picaporte. Con llaves así se abren después puertas que no eran de aquella casa.',
      ],
      is: [
        'Un rombo sobre dos pies: techo, suelo y alguien dentro. Lo que preguntas tiene que ver con pertenecer, con saber qué es tuyo y qué solo lo guardas.',
        'La herencia está sobre la mesa, con manteles y facturas. Puedes quedarte con la receta y regalar el armario sin que nadie deje de ser de la familia.',
        'Hay suelo firme bajo este asunto, más antiguo que tus dudas. Apóyate en él, que para eso lo dejaron.',
        'Hay mantel, hay retratos, hay un sitio que lleva tu nombre en la mesa. Siéntate y mira si la silla te sigue quedando bien.',
      ],
      owed: [
        'Toca decidir qué pasa a la generación siguiente, aunque la siguiente seas tú dentro de diez años. Se hereda también lo que uno repara.',
        'A la casa se le debe mantenimiento: una gotera, una conversación, un papel en regla. Cuidada así, te esperará cuando vuelvas.',
        'Lo que sigue pide echar raíz, en un lugar, en un oficio, en un nosotros. No ata quien puede salir con la llave en el bolsillo.',
        'La tierra pide que alguien se ocupe de las lindes, de los papeles y de las historias. Lo que ordenes lo agradecerán manos que aún no conoces.',
      ],
      against: [
        'Pesan las paredes. Lo que siempre se hizo así ocupa las habitaciones buenas, y lo tuyo anda durmiendo en el sofá.',
        'Este estorbo tiene apellido. No es mala voluntad, es la costumbre de una casa entera que prefiere verte como eras.',
        'Aprieta el orgullo del linaje, aunque sea un linaje de tres personas. No dejar mal a los tuyos te deja a ti a la intemperie.',
      ],
      help: [
        'Pregunta a los mayores cómo se hacía, que en la anécdota viene la solución. Lo heredado guarda herramientas que nadie ha sacado del cobertizo.',
        'Vuelve a lo tuyo, al sitio donde no te presentas. Con los pies ahí verás si la oferta de fuera te agranda o solo te aleja.',
        'La receta de familia sirve también para esto: con qué se empieza, cuánto se espera, quién no debe entrar en la cocina.',
      ],
      invitations: [
        'Escribe tres cosas que heredaste y quieres conservar, y una que termina contigo. Haz algo concreto con la última.',
        'Pide a alguien de tu familia, o a quien ocupe ese sitio, una historia de antes de que nacieras. Busca en ella tu pregunta.',
        'Arregla un desperfecto pequeño de tu casa, con tus manos si puedes. Mientras tanto piensa dónde quieres estar el próximo invierno.',
      ],
      closings: [
        'Una casa es lo que se queda encendido cuando sales.',
        'Se hereda la tierra y se elige lo que se planta.',
        'La raíz no tira hacia atrás: sostiene hacia arriba.',
      ],
    },
    reversed: {
      gesture: 'release',
      matter: 'el desarraigo',
      act: 'devolver lo que heredaste sin querer',
      ways: ['pierde el suelo', 'discute la herencia', 'carga con el desván'],
      turns: [
        'Sin casa a la que volver, lo que trae {o} viaja con lo puesto y pesa menos.',
        'Una pelea antigua por un reparto se mezcla con lo que trae {o}.',
        'El desván guarda algo parecido a lo que muestra {o}; conviene subir, abrir la ventana y ver qué sirve.',
      ],
      was: [
        'La casa se quedó sin suelo bajo los pies, por mudanza, por pelea o por silencio. Desde entonces llevas las llaves de una puerta que ya no está.',
        'Hubo una disputa por lo que era de todos, y lo que se rompió valía más que lo que se repartía. Cada cual guarda su versión en un cajón.',
        'Hay herencias que nadie pidió: un papel, una deuda, un carácter. Se cargan con dignidad y con las rodillas flojas.',
        'Se cambia de acento, de barrio o de bando, y al volver ya no encaja la llave. Quien pasa por esa extrañeza aprende a observar mejor que nadie.',
      ],
      is: [
        'Los pies del signo apuntan al cielo, como una casa en plena mudanza. Estás sin sitio fijo, por dentro o por fuera, y eso cansa aunque sea lo que elegiste.',
        'El desván pesa sobre el techo. Hay costumbres ajenas guardadas ahí que gotean justo encima de tu cama.',
        'Se discute por un objeto y la discusión es por el cariño. Quien vea eso primero podrá hablar de otra manera.',
        'Suenan pasos arriba, de gente que ya no vive ahí. Lo que decides se discute en una sobremesa de hace años, con todos sentados.',
      ],
      owed: [
        'Toca vaciar un cuarto, con respeto y con bolsas grandes. Lo que salga no te quita el apellido.',
        'Se debe una paz pequeña con los tuyos, o con la idea de ellos. Puede hacerse sin reunión, en una carta que quizá no envíes.',
        'Lo que viene es construir hogar con materiales propios, una mesa, dos personas, un barrio que te saluda. Las raíces también se trasplantan.',
        'Corresponde decir «esto no es mío» y dejarlo con cuidado en la entrada. Al principio parecerá ingratitud, y luego espalda recta.',
      ],
      against: [
        'Pesa la nostalgia de una casa que nunca fue así. Comparado con ella, ningún lugar tiene luz bastante.',
        'Te frena una disputa vieja en la que sigues teniendo voto. Mientras no dimitas, te convocarán a cada reunión.',
        'El lastre es una caja que nadie abre y todos heredan. Cada mudanza la lleva primero.',
      ],
      help: [
        'El desarraigo, bien usado, aligera. Nadie en el sitio nuevo sabe qué papel te tocaba, y puedes presentarte sin él.',
        'Ayuda poner por escrito lo que es de cada quien, cosas y culpas. Repartidas con nombre ocupan menos.',
        'Busca pertenencia por afinidad, que es la otra manera de tener parientes. Tres personas y una costumbre bastan para llamarlo casa.',
      ],
      invitations: [
        'Deshazte de un objeto heredado que guardas por obligación, o devuélvelo a quien lo quiera. Hazle una foto antes.',
        'Crea una costumbre tuya en el lugar donde vives, un desayuno, un paseo, y repítela cuatro semanas.',
        'Renuncia a opinar en la próxima discusión de familia o de grupo. Observa qué pasa con tu silla vacía.',
      ],
      closings: [
        'Se puede querer una casa desde otra ciudad.',
        'Las llaves viejas también sirven para saber que hubo puerta.',
        'Nadie echa raíces con el desván a cuestas.',
      ],
    },
  },
  // Runa en Blanco
  {
    upright: {
      gesture: 'wait',
      matter: 'la incógnita',
      act: 'dejar la respuesta abierta',
      ways: ['no dice nada todavía', 'deja la página blanca', 'calla y espera'],
      turns: [
        'La piedra lisa no le pone última palabra a {m}, y la conversación respira.',
        'Después de lo que dijo {o} viene un espacio en blanco, puesto ahí para que escribas.',
        'Lo que cuenta {o} llega hasta aquí; más allá nadie ha dibujado el mapa.',
        'En este blanco, lo que plantea {o} resuena como una palabra en un cuarto sin muebles.',
        'De lo que muestra {o} no se puede sacar todavía ninguna conclusión, y no pasa nada.',
        'Ante {m}, la cara lisa devuelve la pregunta tal como llegó.',
      ],
      was: [
        'La piedra está lisa, y en el lugar de lo vivido eso sorprende: hubo un tramo del que no se puede sacar lección, por lo menos no la que te han contado. Déjalo sin título.',
        'Nada hay escrito en esta cara, como en esas páginas que se saltan al encuadernar. Algo de tu pasado no explica lo de hoy, y buscarle el hilo te ha llevado demasiadas tardes.',
        'Un espacio en blanco separa lo anterior de esto. Quizá el comienzo sea más reciente de lo que crees y debas menos a tus primeras razones.',
        'Lo vivido no ha dejado marca en esta cara, como la arena después de la marea. Quizá puedas empezar sin deberle una explicación a nadie.',
        'Se borró algo, a propósito o con los años, y la mancha clara ha quedado en la pared. No hace falta volver a colgar el mismo cuadro.',
        'Hay tramos de los que no queda relato, solo un olor y una fecha. Con tan poco se puede vivir, y a ratos hasta mejor.',
        'Antes de esto hubo un descanso entre dos músicas. Nadie lo aplaudió, y sin él no habría empezado la segunda.',
      ],
      is: [
        'No hay trazo, ni del derecho ni del revés: lo que preguntas aún no tiene forma. Es incómodo y es libre, porque todo lo que escribas aquí será tuyo.',
        'Una cara pulida que solo refleja la tuya. Antes de pedir otra señal, aguanta un poco la pregunta abierta y mira qué contestas cuando nadie te sopla.',
        'Blanco sobre la mesa, como una habitación recién pintada. Huele a posibilidad y todavía no se puede apoyar nada en las paredes.',
        'Silencio de piedra pulida, sin revés siquiera. Quien ha echado esta runa puede permitirse no tener opinión hasta mañana.',
        'La bolsa ha dado su única piedra sin voz. Úsala de pisapapeles para lo que ya tenías escrito y no te atrevías a leer.',
        'Todo cabe aquí, y por eso marea. Elige un borde cualquiera, una fecha, una cantidad, y la página dejará de ser infinita.',
        'Aún no hay camino a la izquierda ni a la derecha. Es el claro del bosque donde uno se sienta a comer antes de escoger.',
      ],
      owed: [
        'Lo que se debe no está escrito, y lo dice una piedra moderna y bastante honrada. Llegarás a un punto en que habrá que elegir sin signos, con lo que ya sabes.',
        'Hacia delante la página no tiene renglones. Toca decidir de qué tamaño quieres la letra y aceptar algún tachón.',
        'Queda un silencio que conviene no llenar de prisa. Lo desconocido pide sitio, y a cambio no exige nada hasta que le pones nombre.',
        'Se abre un tramo sin carteles y habrá que ir leyendo el suelo. Con lo que llevas puesto alcanza para los primeros pasos, que son los únicos que se ven.',
        'Corresponde entregar el asunto al tiempo durante unos días, con un gesto que lo marque. Lo que vuelva solo será lo tuyo.',
        'Delante hay nieve sin pisar. La primera huella te dará vergüenza y la décima ya será vereda.',
        'Pide coraje del manso, el de no saber en público. Quien lo practica recibe información que a los seguros no les llega.',
      ],
      against: [
        'Se opone la incertidumbre a secas, que no se vence con más datos. Cuanto más preguntas, más lisa se vuelve la piedra.',
        'Te incomoda un vacío que nadie señala. Por taparlo podrías firmar cualquier cosa con letra bonita.',
        'Se te cruza el miedo a la hoja limpia, y lo tapas con planes. Hay doce borradores y ninguna frase.',
        'Falta un sí o un no de otra parte y todo se ha quedado en suspenso. Mientras no llega, decide lo que no dependía de ello.',
      ],
      help: [
        'La ayuda es no saber, que deja las manos quietas y los ojos abiertos. Desde ahí se ven salidas que el plan tapaba.',
        'Tienes a favor que nada está decidido. Haz un garabato, una prueba sin consecuencias, y deja que la mano enseñe a la cabeza.',
        'Decir «no lo sé» te dará un margen que ningún argumento consigue. Úsalo para mirar, que para opinar hay tiempo.',
        'Aprovecha que nadie mira para equivocarte barato. Una hoja, un lápiz, diez minutos y a la basura.',
        'Un lugar vacío, una plaza temprano, una sala sin muebles, pondrá orden donde las listas no pueden.',
      ],
      invitations: [
        'Deja una página en blanco en tu mesa con la pregunta arriba y no escribas nada hasta el tercer día. Entonces, una sola frase.',
        'Decide hoy lo que depende de ti y haz una lista aparte con lo demás. Dobla la segunda y guárdala lejos de la vista.',
        'Pasa una hora en un lugar donde no hayas estado nunca, sin plan ni fotos. Lo que te llame la atención es tu primer renglón.',
        'Pregunta a tres personas qué harían y no sigas ninguno de los tres consejos hasta el lunes. Mira cuál echas de menos.',
        'Quita una cosa de la pared o de la mesa y deja el hueco una semana. Apunta con qué querrías llenarlo.',
        'Escribe la pregunta con la mano que no usas. Lo torcido de la letra te dirá dónde dudas.',
      ],
      closings: [
        'La página en blanco no es un no: es la primera en escuchar.',
        'Donde no hay signo, la mano es la que escribe.',
        'Lo que aún no tiene nombre también está en camino.',
        'Nada está escrito, y la tinta es tuya.',
        'El hueco también forma parte del dibujo.',
      ],
    },
    reversed: null,
  },
];
