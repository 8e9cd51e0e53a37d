import type { ArcanumPage } from './arcanum-page.ts';

export const PAGES_17_21: readonly ArcanumPage[] = [
  {
    name: 'La Estrella',
    summary:
      'La Estrella en el tarot: dos jarras, ocho estrellas y la calma que vuelve. Qué significa derecha e invertida, en el amor, en el trabajo y con otras cartas.',
    alsoCalled: null,
    correspondence: 'Acuario',
    reversedKeywords: ['Desánimo', 'Falta de fe', 'Desconexión'],
    seen: [
      'Una rodilla en tierra y un pie en el agua. De una jarra el chorro vuelve al estanque; de la otra corre por el suelo en varios hilos. Encima hay una estrella de ocho puntas y, alrededor, siete menores. A la derecha un pájaro se ha posado en la copa de un árbol y no parece tener otra cosa que hacer.',
      'Marsella y Waite coinciden aquí casi en todo, también en la desnudez de la figura, que nosotros hemos vestido de verde agua. Entre un mazo y otro cambia poco porque la escena se entiende sola: alguien que ya no se defiende riega sin llevar la cuenta.',
    ],
    love: 'Después de una temporada áspera, la ternura regresa sin anunciarse. Favorece la sinceridad tranquila, las primeras citas sin estrategia, el perdón que no hace falta explicar dos veces. Idealizar es su riesgo, pues una luz lejana se ve siempre limpia. Acércate lo bastante para saber cómo es esa persona un lunes.',
    work: 'Inspiración con plazos largos: un proyecto que vale la pena aunque tarde, una vocación que reaparece, la reputación que se gana siendo generoso. Pide constancia en lo pequeño, pues la jarra se llena todos los días. Si el ánimo falla, recorta la meta y conserva la hora.',
    advice:
      'Haz hoy un gesto que beneficie a alguien y del que no te vayas a enterar del resultado. Luego bebe tú también, en el sentido que quieras. La figura tiene dos jarras por algo.',
    beside: [
      {
        card: 'La Torre',
        text: 'El techo que falta deja ver el cielo. La confianza que nace ahí ha visto escombros y sabe lo que vale.',
      },
      {
        card: 'El Ermitaño',
        text: 'La luz de arriba y la del farol se contestan. Lo que buscabas lejos cabe en una mano.',
      },
      {
        card: 'El Carro',
        text: 'Un destino que ilumina y la energía para ir. Cuida de que la prisa no tape el motivo.',
      },
    ],
    neighbours:
      'Es la primera de tres luces. La siguiente, La Luna, alumbra y engaña; la última, El Sol, no deja dudas. Ella da apenas para orientarse, y con eso los navegantes cruzaban mares. Se parece a La Templanza por las jarras: el ángel guarda la mezcla y la mujer la entrega.',
    question: '¿Qué me orientaba antes de que me cansara de mirar arriba?',
  },
  {
    name: 'La Luna',
    summary:
      'La Luna en el tarot: perro, lobo, cangrejo y media luz. Significado derecho e invertido, en el amor, en el trabajo, como consejo y frente al Sol y la Estrella.',
    alsoCalled: null,
    correspondence: 'Piscis',
    reversedKeywords: ['Confusión que cede', 'Miedos liberados', 'Verdad que sale'],
    seen: [
      'El astro tiene cara, pero solo media; en la otra mitad se ven estrellas, como si fuera una ventana. Caen gotas de luz hacia la tierra. Un animal claro y otro oscuro levantan el hocico, uno a cada lado, y en medio un cangrejo asoma del agua con las pinzas por delante. Dos torres cierran el paisaje y por entre ellas se va el camino.',
      'El dibujo apenas ha cambiado desde los mazos de Marsella, y es de los pocos arcanos donde no aparece ninguna persona. Quien mira la carta ocupa ese hueco. Por eso se la lee tan bien en primera persona y tan mal cuando se quiere averiguar algo de los demás.',
    ],
    love: 'Romanticismo, sueños, celos sin pruebas. Se siente mucho y se sabe poco. Antes de concluir que hay un secreto, considera que puede haber cansancio, timidez o una mala tarde. Lo que sí se puede hacer es contar lo que te pasa a ti, que es la única parte de la noche que conoces por dentro.',
    work: 'Información incompleta, rumores, encargos mal definidos. Pide que te lo repitan por correo. Para el trabajo creativo, en cambio, es una mina: imágenes, memoria, ideas que llegan a deshora. Apúntalas de noche y júzgalas después del desayuno.',
    advice:
      'Divide una hoja en dos columnas, lo que vi y lo que imaginé, y reparte ahí lo que te inquieta. Cuando dudes dónde va una línea, ponla en la segunda. Actúa solo con la primera.',
    beside: [
      {
        card: 'El Sol',
        text: 'La noche y su mañana. Lo que daba miedo tenía forma de perchero.',
      },
      {
        card: 'La Justicia',
        text: 'La intuición reclama un documento. Busca el dato, que a estas alturas ya existe.',
      },
      {
        card: 'El Loco',
        text: 'Caminar sin mapa y con niebla. Se puede, con el perro cerca y el paso corto.',
      },
    ],
    neighbours:
      'La Sacerdotisa lleva una luna en los pies y la tiene quieta; aquí está suelta. Del Diablo la distingue que su poder es la duda, mientras que el de aquel es la costumbre. La Estrella y El Sol, a sus lados, alumbran de verdad. Ella solo devuelve luz ajena, y eso explica las sombras.',
    question: '¿Qué parte de este miedo he visto y cuál he soñado?',
  },
  {
    name: 'El Sol',
    summary:
      'El Sol en el tarot: el niño a caballo, los girasoles y la alegría sin segundas. Qué significa derecho e invertido, en el amor, en el trabajo y como consejo.',
    alsoCalled: null,
    correspondence: 'El Sol',
    reversedKeywords: ['Optimismo forzado', 'Alegría velada', 'Retraso'],
    seen: [
      'Un rostro redondo con mejillas encendidas y rayos rectos y ondulados, alternos. Abajo, un niño monta un caballo claro y lleva una bandera naranja casi más grande que él. Los brazos van abiertos: ni riendas ni miedo. Los girasoles, que deberían mirar arriba, se asoman por encima del muro hacia el jinete.',
      'El tarot de Marsella pinta dos niños, o dos gemelos, que se tocan delante de una pared baja. El mazo de Waite recuperó una imagen más antigua, la del niño a caballo. En un caso la alegría es compañía; en el otro, libertad. Las dos cosas caben en la lectura.',
    ],
    love: 'Afecto a la vista de todos, risa, ganas de presentar a la persona y de hacer planes de día. Si estás sin pareja, te recuerda que tu parte más atractiva es la que disfruta de algo y se olvida de gustar. No asegura que vaya a durar. Sugiere vivirlo sin interrogarlo, al menos esta semana.',
    work: 'Reconocimiento, claridad en los papeles, un esfuerzo que por fin se ve. Es buen momento para publicar, enseñar, pedir en voz alta. Conviene compartir el mérito, porque el calor que se acapara acaba quemando, y el que se reparte vuelve en forma de equipo.',
    advice:
      'Pon la actividad que más te alegra en la hora del día en que tienes más fuerza, y no en la que sobra. Con una vez basta para comprobar cuánto llevaba en el turno equivocado.',
    beside: [
      {
        card: 'La Luna',
        text: 'Amanece sobre lo confuso. Vuelve a leer el mensaje que anoche parecía terrible.',
      },
      {
        card: 'La Torre',
        text: 'Se vino abajo una pared y entró luz. La alegría llega con algo de polvo en la ropa.',
      },
      {
        card: 'El Mundo',
        text: 'Celebración completa: lo logrado y el gusto de haberlo hecho, por una vez a la misma hora.',
      },
    ],
    neighbours:
      'La Estrella consuela y El Sol alegra, que es otro verbo. El Mago comparte con él la confianza y le añade intención; el niño no pretende nada. Frente al Mundo, que llega al final con el cuerpo entero bailando, esta carta es el primer día de vacaciones.',
    question: '¿Qué me alegra tanto que nunca me acuerdo de ponerlo en la agenda?',
  },
  {
    name: 'El Juicio',
    summary:
      'El Juicio en el tarot: la trompeta, quienes se levantan y la segunda mirada. Significado derecho e invertido, en el amor, en el trabajo y con otras cartas.',
    alsoCalled: null,
    correspondence: 'Fuego y Plutón',
    reversedKeywords: ['Autocrítica', 'Negar el llamado', 'Duda'],
    seen: [
      'La banderola de la trompeta lleva una cruz, y el ángel sopla con los carrillos llenos desde una nube oscura. Abajo se abren tres cajas. De ellas se alzan una mujer y un niño con los brazos abiertos y un hombre que se lleva una mano al pecho. El pequeño, en el centro, parece el primero en haberse despertado.',
      'Todos los mazos han contado lo mismo, la escena del último día tal como se pintaba en las iglesias. La lectura actual conserva la música y deja de lado la sentencia. Lo que despierta es una vocación, una conversación pendiente, una parte de la vida que dormía.',
    ],
    love: 'Vuelve un tema, o una persona, o una versión de ti que se había callado. Antes de responder, escucha qué ha cambiado desde entonces. Reconciliarse es posible cuando cada cual puede contar el error propio sin adornos. Si lo que llama es el pasado tal cual era, tal vez se trate solo de eco.',
    work: 'Evaluaciones, cambios de oficio, el segundo intento. Hay una tarea que reconoces en cuanto te la nombran y que aplazas porque pide otra estatura. Revisa tu trayectoria con la misma amabilidad con que revisarías la de alguien a quien aprecias: con exactitud y sin ensañarte.',
    advice:
      'Contesta hoy a una llamada que llevas semanas viendo pasar, literal o no. Si después de oírla sigues sin querer ir, dilo. Un no pronunciado descansa más que un quizá.',
    beside: [
      {
        card: 'La Muerte',
        text: 'El final y el despertar, con la noche entre medias. Lo enterrado con cuidado alimenta lo que brota.',
      },
      {
        card: 'El Ermitaño',
        text: 'La llamada alcanza a quien se había retirado. Ha llegado la hora de bajar con lo aprendido.',
      },
      {
        card: 'El Hierofante',
        text: 'La vocación y la escuela discuten. Escucha a la segunda para aprender cómo y a la primera para saber qué.',
      },
    ],
    neighbours:
      'Por el nombre se la toma por La Justicia, y hacen trabajos distintos: una pesa, la otra llama. El Sol, antes, es alegría sin historia; aquí hay pasado y se le da sentido. El Mundo, después, recoge a los que atendieron. Sin este penúltimo paso, el último sería solo un final feliz.',
    question: '¿Qué voz reconozco enseguida y finjo no oír?',
  },
  {
    name: 'El Mundo',
    summary:
      'El Mundo en el tarot, último arcano mayor: la danza, el laurel y el ciclo que se cierra. Derecho e invertido, en el amor, en el trabajo y como consejo.',
    alsoCalled: null,
    correspondence: 'Saturno',
    reversedKeywords: ['Ciclo sin cerrar', 'Falta de cierre', 'Atajos'],
    seen: [
      'Una guirnalda ovalada, atada con cintas arriba y abajo, enmarca a alguien que danza con una banda verde y una varita en cada mano. Las piernas forman un cuatro, el mismo que dibujaba El Colgado, solo que ahora de pie. En las esquinas aguardan el hombre, el águila, el león y el toro, tranquilos y sin libros.',
      'La composición viene de los relieves medievales: una figura gloriosa en una almendra y los cuatro seres alrededor. El tarot de Marsella ya puso ahí dentro a una bailarina. Que la última carta de la serie sea un baile y no un trono es una de las mejores ideas de la baraja.',
    ],
    love: 'Plenitud sin tensión: sentirse en casa con alguien, o contigo, y no necesitar que nada mejore esta noche. Puede señalar que una etapa de la pareja se cumple, el viaje que se planeó, la casa terminada. Para quien sale de una historia, confirma que ya puede contarla completa.',
    work: 'Entregar, graduarse, jubilar un proyecto con honores. También abre fronteras: otros países, otros idiomas, un público mayor. Antes de buscar lo siguiente conviene cerrar de verdad, con el archivo ordenado y las gracias dadas, porque los flecos de un ciclo se enredan en las ruedas del que empieza.',
    advice:
      'Haz una lista de lo que falta para poder decir que terminaste. Suele ser más corta de lo que temías. Resuelve lo más pequeño hoy y reserva un rato, con fecha, para celebrarlo.',
    beside: [
      {
        card: 'El Loco',
        text: 'El círculo se abre por un punto. Lo aprendido cabe en un hatillo y ya hay ganas de otro camino.',
      },
      {
        card: 'El Colgado',
        text: 'Dos figuras con las piernas en el mismo gesto. Lo que se entendió en la espera es lo que ahora baila.',
      },
      {
        card: 'La Justicia',
        text: 'Cuentas saldadas. Nadie debe nada y por eso se puede descansar.',
      },
    ],
    neighbours:
      'Con La Rueda de la Fortuna comparte las esquinas; allí el centro gira y aquí se sostiene. El Juicio llama y El Mundo es la respuesta. Se diferencia de La Estrella en el tiempo verbal: aquella espera bien, esta ya llegó. Detrás viene otra vez El Loco, que no lleva número y puede ponerse en cualquier sitio.',
    question: '¿Qué he terminado ya y todavía no he celebrado?',
  },
];
