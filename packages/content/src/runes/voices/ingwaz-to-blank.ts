import type { RuneVoice } from './voice.ts';

export const INGWAZ_TO_BLANK: readonly RuneVoice[] = [
  // Ingwaz
  {
    upright: {
      gesture: 'wait',
      act: 'dejar la semilla enterrada',
      ways: ['madura a puerta cerrada', 'guarda la semilla', 'cierra el ciclo'],
      turns: [
        'Lo de {o} cae en tierra y se tapa; a partir de ahí trabaja sin público.',
        'La semilla le pide a {o} que termine de cerrarse antes de asomar.',
        'Todo lo que {o} repartía se recoge aquí en un puño, con buena intención.',
      ],
      was: [
        'Se cerró un ciclo con todas sus puntas, como el rombo del signo, y quedó dentro una semilla. Lo que preguntas es probable que sea ese grano empujando.',
        'Hubo una temporada a puerta cerrada en la que se fue formando algo sin testigos. Parecía retiro y era trabajo.',
        'En el relato del dios Ing hay un carro que lo sigue por el agua; también a ti te siguió lo esencial cuando dejaste aquel sitio. No perdiste lo que creías.',
        'Guardaste para luego una parte tuya, bien envuelta, como se guarda el grano bueno. El luego de entonces anda cerca de hoy.',
      ],
      is: [
        'La semilla está completa y la tierra encima. Desde fuera se diría que no ocurre nada, y es justamente lo que ocurre cuando algo se gesta bien.',
        'Cuatro lados iguales, ninguna rendija: es hora de guardar fuerzas y no de repartirlas. Lo que cuentes hoy de este asunto se enfriará.',
        'Hay una fertilidad callada en lo que traes, un caudal de ideas o de ganas. Le falta reposo más que ayuda.',
        'No asoma nada, y la tierra está un poco hinchada. Quien sabe de huertos pasa de largo sin tocar y sonríe.',
      ],
      owed: [
        'Toca terminar, con lazo y fecha, lo que quedó abierto. Solo de una cáscara bien cerrada sale un brote entero.',
        'Al proceso se le debe discreción. Se abrirá cuando la presión de dentro sea mayor que la de fuera, y entonces no habrá que empujar.',
        'Por delante hay un nacimiento de los que no llevan niño: una obra, una etapa, otra forma de estar. Prepárale sitio y deja de consultarle la hora.',
        'Pide el grano que se cumplan los días. Lo que falta es por dentro, y a esa parte no se llega con las manos.',
      ],
      against: [
        'La impaciencia escarba para ver si hay raíz, y cada comprobación retrasa un poco más. El enemigo de este grano es la pala.',
        'Te encierra un cierre que no termina de cerrar. Una punta suelta, una llave sin devolver, mantiene la etapa entera en marcha.',
      ],
      help: [
        'Un encierro breve y voluntario te haría bien, dos tardes sin novedades con la tarea delante. La fuerza vuelve cuando nadie la pide.',
        'Acaba una cosa, la que sea. El gesto de cerrar da más impulso que cualquier comienzo.',
        'Cierra la puerta una tarde y acaba lo empezado. La satisfacción de lo redondo da fuerza para lo que no lo es.',
      ],
      invitations: [
        'Termina antes del domingo algo que lleva meses al noventa por ciento. Entrégalo, archívalo o tíralo, pero ciérralo.',
        'No hables con nadie de este proyecto durante nueve días. Apunta cuántas veces quisiste hacerlo y para qué.',
        'Entierra una semilla de verdad en una maceta y no la toques. Que te recuerde, desde la ventana, cómo se espera.',
      ],
      closings: [
        'Toda semilla es un final que aprendió a guardarse.',
        'Lo que madura cerrado se abre sin hacer fuerza.',
        'La tierra no cuenta sus planes y cumple casi todos.',
      ],
    },
    reversed: null,
  },
  // Dagaz
  {
    upright: {
      gesture: 'move',
      act: 'abrir las contraventanas',
      ways: ['abre las contraventanas', 'amanece de pronto', 'junta noche y día'],
      turns: [
        'Se hace de día sobre lo de {o} y cambia de color, aunque no de sitio.',
        'La luz del alba le entra a {o} de lado y enseña lo que estaba plano.',
        'Lo de {o} y su contrario se rozan en este punto, y quizá no haya que elegir.',
      ],
      was: [
        'Amaneció una vez sobre este asunto y entendiste de golpe lo que llevabas años rodeando. Después hubo nubes, pero ya no volvió a ser de noche del mismo modo.',
        'El punto donde se tocan los dos triángulos es un instante, y lo viviste: antes, una cosa; después, la otra. Lo que vino se ordena alrededor de esa bisagra.',
        'Atrás hay una madrugada larga que terminó bien. De ella te viene la costumbre de resistir hasta que clarea.',
        'Una conversación de madrugada partió tu vida en dos mitades casi iguales. Aún sabes qué taza tenías en la mano.',
      ],
      is: [
        'Se está haciendo de día, y a esta hora cambian los colores de las mismas cosas. Mira otra vez lo que dabas por visto, que la luz entra de lado y enseña el relieve.',
        'Noche y día se tocan en un punto y tú estás encima. Lo que parecía una contradicción, querer y temer, irte y quedarte, puede convivir más de lo que pensabas.',
        'Hay un avance silencioso, como cuando alguien abre las contraventanas. No exige esfuerzo, exige levantarse.',
        'Clarea, y los gallos se equivocan menos que los relojes. Fíate de esa pequeña alegría sin motivo, que suele llegar antes que la noticia.',
      ],
      owed: [
        'Al amanecer se le debe estar en pie. Lo que has comprendido pide un cambio visible, aunque sea de horario o de silla.',
        'Queda dar el paso que va de entender a hacer, y es más corto de lo que se ve de noche. Con la mañana por delante, empieza por la puerta más cercana.',
        'Lo que se abre trae equilibrio, del que tiene tanto de sombra como de sol. No esperes a que desaparezca la duda; que te acompañe, y ya se irá quedando atrás.',
        'Hay que salir de la cama en la que se estaba tan bien pensando. El aire frío de la primera hora arregla media duda.',
      ],
      against: [
        'La claridad molesta a quien se acostumbró a la penumbra. Una parte tuya preferiría no haber visto, y va cerrando postigos detrás de ti.',
        'Sopla en contra pensar por extremos, o todo luz o todo noche. Este asunto vive en el cuarto de hora del medio.',
      ],
      help: [
        'Empieza temprano, en sentido literal. La primera hora del día, antes de las voces, contiene la respuesta en forma de ganas.',
        'Tienes a favor un cambio de perspectiva que ya se ha producido. Fíate de él y actúa mientras está fresco, con un gesto que deje huella.',
        'Sal del todo o nada y busca el justo medio de hoy, que no es el de siempre. Con un diez por ciento cambiado se nota la diferencia.',
      ],
      invitations: [
        'Levántate una mañana de esta semana antes del alba y mira cómo cambia la luz con tu pregunta en la cabeza. Escribe una línea al volver.',
        'Toma dos deseos que creías incompatibles y busca un martes cualquiera en que cupieran los dos. Descríbelo hora por hora.',
        'Abre algo cerrado, un cuarto, un sobre, un tema con alguien, y déjalo abierto un día completo.',
      ],
      closings: [
        'El día no empuja a la noche: le toca el hombro.',
        'Lo que se ve al alba cuesta mucho olvidarlo a mediodía.',
        'Entre la sombra y la luz hay una bisagra, y gira.',
      ],
    },
    reversed: null,
  },
  // Othala
  {
    upright: {
      gesture: 'keep',
      act: 'elegir qué heredas',
      ways: ['guarda la casa', 'honra lo heredado', 'echa raíces'],
      turns: [
        'La casa le ofrece a {o} un suelo, y pide que se limpie los zapatos.',
        'Lo de {o} resulta tener abuelos: alguien de los tuyos ya anduvo por ahí.',
        'Con raíces debajo, {o} puede estirarse sin miedo a volcar.',
      ],
      was: [
        'Hay una casa en el principio, con su olor y su mesa, y unas reglas que nadie escribió. De ella heredaste más de lo que está a tu nombre: un modo de preguntar, por ejemplo.',
        'Alguien antes que tú empezó esto. Recibiste el terreno medio labrado, con las piedras ya apartadas y algún hoyo sin tapar.',
        'Las raíces se ven en la piedra, dos pies bien abiertos. Vienes de gente que se quedó, o que cargó su casa a la espalda, y en ambas cosas hay una fuerza que conoces.',
        'Se te entregó una llave antes de que llegaras al picaporte. Llevas abriendo con ella puertas que no eran de aquella casa.',
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
        'Pide la tierra que alguien se ocupe de las lindes, de los papeles y de las historias. Lo que ordenes lo agradecerán manos que aún no conoces.',
      ],
      against: [
        'Pesan las paredes. Lo que siempre se hizo así ocupa las habitaciones buenas, y lo tuyo anda durmiendo en el sofá.',
        'El viento en contra tiene apellido. No es mala voluntad, es la costumbre de una casa entera que prefiere verte como eras.',
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
      act: 'dejar el desván atrás',
      ways: ['pierde el suelo', 'discute la herencia', 'carga con el desván'],
      turns: [
        'Sin casa debajo, lo de {o} viaja con lo puesto y a ratos se alegra.',
        'Una pelea antigua por el reparto se mete en lo de {o} y pide su parte.',
        'El desván le echa polvo a {o}; abre la trampilla y ventila.',
      ],
      was: [
        'La casa se quedó sin suelo bajo los pies, por mudanza, por pelea o por silencio. Desde entonces llevas las llaves de una puerta que ya no está.',
        'Hubo una disputa por lo que era de todos, y lo que se rompió valía más que lo que se repartía. Cada cual guarda su versión en un cajón.',
        'Te tocó una herencia de las que no se pidieron: un papel, una deuda, un carácter. La has cargado con dignidad y con las rodillas flojas.',
        'Cambiaste de acento, de barrio o de bando, y al volver ya no encajaba la llave. El extrañamiento de aquel día te ha hecho observar mejor que nadie.',
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
        'En contra está la nostalgia de una casa que nunca fue así. Comparado con ella, ningún lugar tiene luz bastante.',
        'Te frena una disputa vieja en la que sigues teniendo voto. Mientras no dimitas, te convocarán a cada reunión.',
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
      act: 'dejar la página abierta',
      ways: ['no dice nada todavía', 'deja la página blanca', 'calla y espera'],
      turns: [
        'La piedra lisa deja a {o} sin última palabra, y la conversación respira.',
        'Después de lo que dijo {o} viene un espacio en blanco, puesto ahí para que escribas.',
        'Lo de {o} llega hasta aquí; más allá nadie ha dibujado el mapa.',
      ],
      was: [
        'La piedra está lisa, y en el lugar de lo vivido eso sorprende: hubo un tramo del que no se puede sacar lección, por lo menos no la que te han contado. Déjalo sin título.',
        'Nada hay escrito en esta cara, como en esas páginas que se saltan al encuadernar. Algo de tu pasado no explica lo de hoy, y buscarle el hilo te ha llevado demasiadas tardes.',
        'Un espacio en blanco separa lo anterior de esto. Quizá el comienzo sea más reciente de lo que crees y debas menos a tus primeras razones.',
        'Lo vivido no ha dejado marca en esta cara, como la arena después de la marea. Quizá puedas empezar sin deberle una explicación a nadie.',
      ],
      is: [
        'No hay trazo, ni del derecho ni del revés: lo que preguntas aún no tiene forma. Es incómodo y es libre, porque todo lo que escribas aquí será tuyo.',
        'Una cara pulida que solo refleja la tuya. Antes de pedir otra señal, aguanta un poco la pregunta abierta y mira qué contestas cuando nadie te sopla.',
        'Blanco sobre la mesa, como una habitación recién pintada. Huele a posibilidad y todavía no se puede apoyar nada en las paredes.',
        'Silencio de piedra pulida, sin revés siquiera. Quien ha echado esta runa puede permitirse no tener opinión hasta mañana.',
      ],
      owed: [
        'Lo que se debe no está escrito, y lo dice una piedra moderna y bastante honrada. Llegarás a un punto en que habrá que elegir sin signos, con lo que ya sabes.',
        'Hacia delante la página no tiene renglones. Toca decidir de qué tamaño quieres la letra y aceptar algún tachón.',
        'Queda un silencio que conviene no llenar de prisa. Lo desconocido pide sitio, y a cambio no exige nada hasta que le pones nombre.',
        'Se abre un tramo sin carteles y habrá que ir leyendo el suelo. Con lo que llevas puesto alcanza para los primeros pasos, que son los únicos que se ven.',
      ],
      against: [
        'Se opone la incertidumbre a secas, que no se vence con más datos. Cuanto más preguntas, más lisa se vuelve la piedra.',
        'Te incomoda un vacío que nadie señala. Por taparlo podrías firmar cualquier cosa con letra bonita.',
      ],
      help: [
        'La ayuda es no saber, que deja las manos quietas y los ojos abiertos. Desde ahí se ven salidas que el plan tapaba.',
        'Tienes a favor que nada está decidido. Haz un garabato, una prueba sin consecuencias, y deja que la mano enseñe a la cabeza.',
        'Decir «no lo sé» te dará un margen que ningún argumento consigue. Úsalo para mirar, que para opinar hay tiempo.',
      ],
      invitations: [
        'Deja una página en blanco en tu mesa con la pregunta arriba y no escribas nada hasta el tercer día. Entonces, una sola frase.',
        'Decide hoy lo que depende de ti y haz una lista aparte con lo demás. Dobla la segunda y guárdala lejos de la vista.',
        'Pasa una hora en un lugar donde no hayas estado nunca, sin plan ni fotos. Lo que te llame la atención es tu primer renglón.',
      ],
      closings: [
        'La página en blanco no es un no: es la primera en escuchar.',
        'Donde no hay signo, la mano es la que escribe.',
        'Lo que aún no tiene nombre también está en camino.',
      ],
    },
    reversed: null,
  },
];
