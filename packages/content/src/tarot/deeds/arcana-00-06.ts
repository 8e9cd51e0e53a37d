import type { CardDeeds } from './deed.ts';

export const DEEDS_00_06: readonly CardDeeds[] = [
  // El Loco
  {
    upright: {
      deeds: [
        'empezar por la versión pequeña',
        'dar un primer paso que quepa en un hatillo',
        'permitirte no saber durante unos días',
        'llevar poco y mirar el suelo',
        'preguntar lo que nadie pregunta',
      ],
      care: [
        'El hatillo invita a viajar ligero: un hábito nuevo, mínimo, y las dudas anotadas para quien te atiende.',
        'La rosa en la mano sugiere ternura con el cuerpo que tienes hoy, sin exigirle récords ni compararlo con el de antes.',
      ],
      invitations: [
        'Antes del domingo, di que sí a un plan sin preguntar quién va, y quédate al menos una hora.',
        'Cuenta en voz alta, a alguien de confianza, lo que te gustaría empezar, y fíjate en la cara que pones tú.',
        'Apúntate a una clase de prueba de algo en lo que no destaques y sal contando qué te hizo reír.',
        'Da la vuelta larga para volver a casa y entra en el primer sitio que no conozcas.',
        'Guarda en un bolso lo justo para una noche fuera y déjalo junto a la puerta tres días, aunque no vayas a ninguna parte.',
        'Saluda a un desconocido de tu calle y averigua su nombre, sin otro propósito.',
      ],
      closings: [
        'El perro corre detrás, y eso también es compañía.',
        'Para el primer paso siempre alcanza el suelo.',
        'Lo que cabe en un hatillo se puede volver a juntar.',
        'Un comienzo se reconoce porque todavía no tiene postura.',
      ],
    },
    reversed: {
      deeds: [
        'medir el salto con números y con nombres',
        'bajar la vista hacia donde ladra el perro',
        'ponerle fecha a lo que aplazas',
        'elegir un escalón más bajo',
        'hacer las paces con tu prudencia',
      ],
      care: [
        'El pie en el aire recuerda esa consulta que vas dejando. Pedir la hora no decide nada; solo pone suelo.',
        'El perro avisa sin explicar. Lo que notes, apúntalo con fecha y llévalo a alguien que sepa, sin ponerle nombre por tu cuenta.',
      ],
      invitations: [
        'Recorre de día el lugar o el trámite que te impone, solo para mirar, y vuelve a casa sin haber decidido nada.',
        'Escribe la fecha de tu primer paso en el calendario de la cocina y déjala ahí tres días antes de confirmarla.',
        'Ensaya el paso en miniatura: la llamada sin la firma, el paseo sin la mudanza, la página sin el libro.',
        'Pídele a alguien que te escuche decir «voy a hacerlo» y que solo conteste con una pregunta.',
        'Ponle precio, en horas, a lo que dudas empezar, y compáralo con las horas que llevas dudando.',
        'Busca una foto tuya de antes del susto y anota qué sabía hacer esa persona.',
      ],
      closings: [
        'Hay un palmo de tierra entre el pie y el salto: ahí se piensa bien.',
        'La rosa también sirve para quedarse un rato con ella.',
        'Dudar en el borde también es haber llegado al borde.',
        'El perro conoce un camino que baja.',
      ],
      tilts: [
        'Del revés, el Loco pone en el aire la parte del trato que le tocaba.',
        'Al Loco, cabeza abajo, le falta aún decidir si ese paso se da.',
      ],
    },
  },
  // El Mago
  {
    upright: {
      deeds: [
        'elegir una herramienta y usarla entera',
        'pasar de contarlo a hacerlo',
        'ordenar lo que ya tienes sobre la mesa',
        'terminar una primera versión',
        'poner las manos antes que las palabras',
      ],
      care: [
        'Los cuatro palos en la mesa hablan de medios a mano: agua, descanso, movimiento y una buena pregunta para la consulta.',
        'Un brazo arriba y otro abajo: lo que lees por ahí sirve cuando lo comentas con quien te conoce y te atiende.',
      ],
      invitations: [
        'Elige lo que haces bien sin pensar y ofréceselo esta semana a una persona que lo necesite.',
        'Pon sobre una mesa de verdad lo que vas a usar, quita el resto y trabaja ahí media hora.',
        'Presta una de tus herramientas, o una hora de tu oficio, y mira qué vuelve a cambio.',
        'Haz hoy con lo que hay lo que pensabas hacer cuando tuvieras lo que falta.',
        'Aprende a hacer con las manos una cosa que siempre encargas, aunque salga torcida.',
        'Junta a dos personas que deberían conocerse y deja que la idea sea suya.',
      ],
      closings: [
        'Cuatro herramientas y dos manos: la cuenta sale.',
        'Lo que se repite con gusto acaba teniendo firma.',
        'Del gesto a la cosa hay menos de un brazo.',
        'Una mano pide y la otra ya está haciendo.',
      ],
    },
    reversed: {
      deeds: [
        'cerrar un cajón antes de abrir otro',
        'cumplir una promesa en su versión breve',
        'poner tus palabras a la altura de tus horas',
        'volver a poner la mesa derecha',
        'decir menos y hacer una cosa',
      ],
      care: [
        'Las herramientas por el suelo se parecen a tantos consejos sueltos. Quédate con uno, contrastado por quien te atiende.',
        'La mesa revuelta pide un orden sencillo: papeles en una carpeta, horarios en una hoja, preguntas en otra.',
      ],
      invitations: [
        'Ordena un solo cajón, de madera o de pantalla, y decide al terminar cuál de tus ideas merece quedarse encima.',
        'Durante dos días no anuncies nada: haz primero y cuéntalo después, si todavía hace falta.',
        'Cuenta cuántos asuntos tienes abiertos y regala uno, el que menos te duela.',
        'Lee en voz alta tu última promesa, ponle un verbo más pequeño y vuelve a leerla.',
        'Devuelve lo prestado, termina la caja empezada o afila lo que no corta, antes de comprar nada nuevo.',
        'Explica tu plan en tres frases a alguien que no te admire, y cuenta sus preguntas.',
      ],
      closings: [
        'Recoger la mesa ya es empezar.',
        'De todas las herramientas, la más cercana suele bastar.',
        'La copa del borde se salva con un dedo.',
        'El silencio de un taller también avanza.',
      ],
      tilts: [
        'Del Mago cabeza abajo llega más explicación que obra, y eso se nota en el conjunto.',
        'Con el Mago del revés, lo que hay sobre la mesa todavía anda desordenado.',
      ],
    },
  },
  // La Sacerdotisa
  {
    upright: {
      deeds: [
        'dejar una noche entre la pregunta y la respuesta',
        'hacer caso a lo que notaste primero',
        'callar un poco más y oír mejor',
        'leer a solas lo que ya sabes',
        'esperar a que el agua se pose',
      ],
      care: [
        'La luna a los pies invita a escucharte sin interpretar: qué te descansa, qué te cansa, a qué hora. Esa lista vale más que una conjetura.',
        'El rollo a medio abrir sugiere leer despacio lo que te hayan indicado y preguntar cada palabra que no entiendas.',
      ],
      invitations: [
        'Guarda una noticia propia un día entero antes de contarla, y observa cómo cambia mientras la guardas.',
        'Siéntate diez minutos sin música ni teléfono, al final de la tarde, y apunta la primera frase que llegue.',
        'Escribe lo que sospechas en un papel, dóblalo y ábrelo dentro de una semana.',
        'Acompaña a alguien una tarde sin aconsejarle nada, y fíjate en lo que te cuenta a la tercera pausa.',
        'Relee un cuaderno viejo y copia la corazonada que resultó cierta.',
        'Ve a un lugar silencioso, una biblioteca, una iglesia, un jardín, y no saques nada del bolso en un cuarto de hora.',
      ],
      closings: [
        'Lo que se sabe despacio no hay que defenderlo.',
        'Entre una columna y otra cabe una noche de sueño.',
        'Hay respuestas que se acercan si se las mira de lado.',
        'Debajo del manto el rollo ya está escrito.',
      ],
    },
    reversed: {
      deeds: [
        'dejar de pedir opiniones unos días',
        'contar a una sola persona lo que callas',
        'volver a tu primera impresión',
        'dejar de cargar con un secreto ajeno',
        'correr un poco la cortina',
      ],
      care: [
        'El velo descolgado habla de demasiadas opiniones. En esto conviene una voz con oficio, y tu oído para lo demás.',
        'El rollo por el suelo recuerda algo que no has contado en la consulta por pudor. Dilo con tus palabras, que ahí están acostumbrados.',
      ],
      invitations: [
        'Haz una lista de las opiniones que has pedido sobre esto y subraya, si está, la tuya.',
        'Quita una notificación, una sola, y usa ese silencio para volver a leer algo que escribiste hace tiempo.',
        'Silencia un grupo durante un fin de semana y averigua qué opinión tuya ha crecido el lunes.',
        'Cuéntale a tu cuaderno el secreto más pequeño que guardes, con la fecha y sin adornos.',
        'Responde hoy «no lo sé todavía» una vez en que lo normal sería opinar.',
        'Pregúntate, antes de consultar a nadie, qué respuesta te decepcionaría, y apúntala.',
      ],
      closings: [
        'Una cortina bien puesta no miente: descansa los ojos.',
        'Tu voz es la que no levanta la voz.',
        'La luna, aun del revés, sabe qué noche es.',
        'Lo callado se aligera en cuanto encuentra un oído.',
      ],
      tilts: [
        'Vuelta la Sacerdotisa, la voz que sabe queda tapada por las demás.',
        'La Sacerdotisa, del revés, tiene la respuesta y prefiere seguir preguntando fuera.',
      ],
    },
  },
  // La Emperatriz
  {
    upright: {
      deeds: [
        'regar un poco cada día y no desenterrar',
        'atender la casa, la mesa y el sueño',
        'cuidar sin vigilar',
        'sembrar y volver mañana',
        'poner un plato más en la mesa',
      ],
      care: [
        'El trigo crece con agua y horas, y el cuidado también: comida tranquila, sueño, aire, y las visitas a su tiempo.',
        'El respaldo del trono autoriza a descansar sin habérselo ganado. Pon esa pausa en la agenda, con la misma seriedad que una cita.',
      ],
      invitations: [
        'Invita a alguien a comer algo sencillo en tu casa y no hables de tareas hasta el postre.',
        'Ordena, amasa o remienda algo con las manos, y deja que la cabeza vaya detrás.',
        'Pasa por un mercado o un parque, trae algo de temporada y dale el mejor sitio de la casa.',
        'Elige una tarea de cuidado y hazla hoy con lujo: buena luz, música, tiempo de sobra.',
        'Cambia las sábanas, abre la ventana y acuéstate temprano, como si te esperaran visitas.',
        'Pasa una receta, un esqueje o un libro a alguien que sepa cuidarlo.',
      ],
      closings: [
        'Al trigo le basta con que alguien vuelva mañana.',
        'Lo que crece bien no pregunta cuánto falta.',
        'El campo no aplaude; alimenta.',
        'Donde alguien riega sin prisa, hasta los lunes florecen.',
      ],
    },
    reversed: {
      deeds: [
        'devolverte algo de lo que repartes',
        'dejar la tierra quieta una temporada',
        'pedir ayuda antes de que se seque el cántaro',
        'guardar un rato que sea solo tuyo',
        'decir que hoy no puedes dar más',
      ],
      care: [
        'El cántaro de quien cuida a todos anda vacío: esta semana deja que alguien te acompañe, te cocine o te escuche.',
        'Las estrellas perdidas entre espigas son ratos tuyos. Recupera uno y, si algo te preocupa, llévalo a quien pueda mirarlo.',
      ],
      invitations: [
        'Pide un favor pequeño a quien siempre te los pide, y recíbelo sin compensarlo enseguida.',
        'Reserva una hora para no ser útil a nadie, y avísalo en casa con naturalidad.',
        'Come sentándote, aunque sea una vez al día, durante lo que queda de semana.',
        'Haz un regalo pequeño a la persona que menos sueles cuidar, si esa persona eres tú.',
        'Cierra la cocina, real o figurada, a una hora fija esta semana, y que cada quien se arregle.',
        'Mira quién te llama solo cuando necesita algo y llama tú a quien no.',
      ],
      closings: [
        'La tierra que descansa también está trabajando.',
        'Sentarse en el propio trono no le quita el sitio a nadie.',
        'Una estrella caída entre el trigo sigue sirviendo de semilla.',
        'El trono también estaba ahí para ti.',
      ],
      tilts: [
        'A la Emperatriz, así vuelta, hay que dejarla descansar antes de pedirle otra cosecha.',
        'El cuidado, con la Emperatriz del revés, va todo hacia fuera.',
      ],
    },
  },
  // El Emperador
  {
    upright: {
      deeds: [
        'poner un límite claro y quedarte en él',
        'escribir tres reglas y cumplir una',
        'decir qué sí, qué no y desde cuándo',
        'cumplir lo dicho y no añadir más',
        'repartir las tareas por escrito',
      ],
      care: [
        'El asiento de piedra habla de orden: horarios, papeles en una carpeta y alguien que te acompañe si hace falta.',
        'El cetro quieto sugiere pocas normas y amables: una hora de dormir, un paseo, una revisión en su fecha.',
      ],
      invitations: [
        'Mira tu semana sobre el papel y pon una valla, con nombre, alrededor de dos horas que sean tuyas.',
        'Di «te contesto el jueves» la próxima vez que te pidan una respuesta inmediata, y contesta el jueves.',
        'Decide antes del desayuno la única cosa que hoy no vas a negociar, y deja blando todo lo demás.',
        'Ordena los papeles de este asunto por fechas y descubre cuál falta.',
        'Escribe en una tarjeta el horario que te gustaría tener y cumple una sola casilla mañana.',
        'Pregunta a quien depende de ti qué regla entiende menos, y explícala o quítala.',
      ],
      closings: [
        'Una casa con reglas claras deja abiertas más ventanas.',
        'El cetro pesa menos cuando no se agita.',
        'Una buena pared se nota por lo bien que se apoya uno en ella.',
        'La firmeza que avisa no necesita embestir.',
      ],
    },
    reversed: {
      deeds: [
        'soltar un control que no cambia nada',
        'preguntar a quién sirve una regla que cumples',
        'aflojar una hebilla de la armadura',
        'dejar que otra persona decida la cena',
        'bajar del trono para conversar',
      ],
      care: [
        'La armadura cansa al cuerpo que va dentro. Afloja una exigencia y cuenta cómo estás sin ponerle coraza.',
        'El trono volcado recuerda que no todo se controla. Lo que te toca es pedir ayuda y dejarte orientar.',
      ],
      invitations: [
        'Deja que otra persona decida hoy la cena, la ruta o el orden del día, y guárdate la corrección.',
        'Pregunta a alguien que te conozca bien en qué se nota que temes perder el control.',
        'Pide disculpas por una orden innecesaria, aunque ya nadie la recuerde.',
        'Deja sin corregir el primer error ajeno que veas hoy, y observa quién lo arregla.',
        'Cambia una orden de hoy por una pregunta, y espera la respuesta con las manos quietas.',
        'Anota cada vez que compruebes algo que ya estaba hecho, y el viernes cuenta las marcas.',
      ],
      closings: [
        'La piedra, puesta abajo, vuelve a ser cimiento.',
        'Quien se quita los guantes descubre que hacía buen tiempo.',
        'El mando, repartido, cabe en cualquier mesa.',
        'De un trono volcado sale un buen banco.',
      ],
      tilts: [
        'Con el Emperador cabeza abajo, la regla pesa más que aquello que debía sostener.',
        'El mando, en el Emperador vuelto, está flojo o está crispado; en los dos casos pide aire.',
      ],
    },
  },
  // El Hierofante
  {
    upright: {
      deeds: [
        'preguntar a quien ya pasó por ahí',
        'seguir los pasos en orden, con un testigo',
        'pedir consejo con tu caso en la mano',
        'inscribirte, firmar o pedir cita',
        'repetir lo aprendido hasta que salga tuyo',
      ],
      care: [
        'Las llaves las tiene quien ha estudiado: pregunta, pide que te lo repitan, lleva a alguien que tome notas.',
        'La mano que enseña invita a dejarse orientar. Una segunda opinión, pedida con respeto, también forma parte del orden.',
      ],
      invitations: [
        'Relee una carta, un libro o un apunte de quien te enseñó algo, y copia la línea que sigue sirviendo.',
        'Enseña a alguien, en diez minutos, una cosa que a ti te costó aprender.',
        'Busca el reglamento, el manual o la receta original y lee la página que todo el mundo se salta.',
        'Visita a quien te enseñó, o escríbele, y cuéntale en qué usas aquello.',
        'Lleva a la mesa una palabra que decían tus mayores y cuenta de dónde venía.',
        'Observa a alguien con oficio durante una hora, sin interrumpir, y quédate con un gesto.',
      ],
      closings: [
        'Preguntar también es una manera de tener las llaves.',
        'Lo aprendido se agradece usándolo.',
        'Dos llaves cruzadas abren mejor que una levantada.',
        'También el maestro tuvo un primer día.',
      ],
    },
    reversed: {
      deeds: [
        'hacer una cosa a tu manera',
        'quedarte con lo que usas de lo aprendido',
        'probar una puerta sin pedir permiso',
        'cambiar dos palabras de la fórmula',
        'agradecer lo aprendido y seguir de largo',
      ],
      care: [
        'La corona caída habla de remedios heredados y consejos de pasillo. Escúchalos con cariño y contrástalos en la consulta.',
        'Las llaves sobre la cabeza dicen que también tú sabes algo: cómo te sienta cada cosa. Cuéntaselo a quien te atiende.',
      ],
      invitations: [
        'Cambia una palabra de una frase que repites siempre, y mira si la frase nueva se parece más a ti.',
        'Busca a quien lo hizo por otro camino y pregúntale qué tuvo que desaprender.',
        'Haz la lista de tus «siempre» y cambia uno por un «a veces» hasta el domingo.',
        'Pregunta a alguien más joven cómo lo haría, y pruébalo tal cual una vez.',
        'Escribe tu propia versión de una norma que te impusieron, con la excepción que le faltaba.',
        'Entra en un sitio donde no conozcas el protocolo y pregunta sin vergüenza cómo se hace.',
      ],
      closings: [
        'A veces la puerta de al lado está abierta.',
        'Se puede salir de la fila y seguir caminando cerca.',
        'La corona, en el suelo, se puede mirar por dentro.',
        'Una pregunta honrada vale por muchas reverencias.',
      ],
      tilts: [
        'El Hierofante, al revés, ya no convence con lo de siempre y busca otra manera.',
        'Lo aprendido, con el Hierofante del revés, pasa por revisión.',
      ],
    },
  },
  // Los Enamorados
  {
    upright: {
      deeds: [
        'decir en voz alta lo que valoras',
        'elegir a la luz, sabiendo lo que dejas',
        'hablar de frente y con las manos vacías',
        'preguntar qué quiere la otra parte',
        'decir un sí que puedas repetir mañana',
      ],
      care: [
        'Las manos abiertas invitan a hablar del asunto con alguien querido, y a elegir con esa compañía el próximo paso.',
        'El ángel que no empuja recuerda que informarse antes de decidir también es cuidarse: pregunta qué opciones hay.',
      ],
      invitations: [
        'Propón un café a la persona implicada y abre la charla por lo que sí te gusta de cómo están las cosas.',
        'Haz en voz alta, a solas, la defensa de cada opción, y nota con cuál te cambia el tono.',
        'Deja una nota en un sitio donde la vaya a encontrar quien te importa, sin pedir nada.',
        'Mira una foto del día en que elegiste algo importante y recuerda qué te hizo falta valor para dejar.',
        'Di a otra persona qué te gusta de cómo elige, con un ejemplo reciente.',
        'Camina un rato junto a quien te importa sin hablar del asunto, y mira si el asunto se cansa.',
      ],
      closings: [
        'Hay un sol entero para dos que se dicen la verdad.',
        'Con las manos abiertas se elige y también se recibe.',
        'Las alas abiertas no empujan: dan sombra.',
        'Lo que se elige a plena luz no hace falta esconderlo.',
      ],
    },
    reversed: {
      deeds: [
        'hablar de un sí que diste a medias',
        'girarte tú primero y preguntar',
        'decir lo que callas para llevarte bien',
        'hablar de lo que se dio por hablado',
        'escuchar sin preparar la respuesta',
      ],
      care: [
        'Las miradas que se apartan recuerdan lo que callas en casa para no preocupar. Compartirlo, aunque sea una parte, aligera.',
        'Los dos lados del dibujo señalan consejos que tiran distinto. Llévalos ambos a la consulta y que te ayuden a ordenarlos.',
      ],
      invitations: [
        'Escribe lo que de verdad querrías contestar a un mensaje reciente, déjalo dormir y envía una versión amable.',
        'Repasa una semana y marca con un punto cada vez que cediste; mira después si alguien te lo pidió.',
        'Propón una caminata de ida hablando tú y de vuelta escuchando, sin interrupciones.',
        'Retira un reproche antiguo con una frase corta y no esperes nada a cambio ese día.',
        'Haz dos listas, lo que pido y lo que doy por sabido, y pasa una línea de la segunda a la primera.',
        'Aplaza veinticuatro horas el próximo sí automático y mira si sigue siendo un sí.',
      ],
      closings: [
        'Basta con que uno de los dos gire la cabeza.',
        'Un sí se puede volver a decir, esta vez despacio.',
        'Antes de elegir también se puede descansar.',
        'El ángel sigue ahí, solo que hay que agacharse.',
      ],
      tilts: [
        'Cabeza abajo, los Enamorados todavía no se han puesto de acuerdo, y sin eso nada corre.',
        'Del revés, los Enamorados piden que se hable otra vez lo que se dio por hablado.',
      ],
    },
  },
];
