import type { CardVoice } from './voice.ts';

export const VOICES_19_21: readonly CardVoice[] = [
  // El Sol
  {
    upright: {
      shows: [
        'calienta a un niño que monta sin agarrarse',
        'asoma sobre un muro con girasoles y ocupa medio cielo',
        'lo deja todo a la vista, sin sombras donde esconder nada',
      ],
      ways: [
        'lo pone todo a la vista',
        'se alegra sin pedir permiso',
        'abre las contraventanas',
        'se ríe delante de todos',
        'calienta lo que toca',
      ],
      past: 'Hubo un tiempo sencillo y bueno que sabes describir por su luz. No hace falta volver a él para usar lo que te enseñó sobre lo que te sienta bien.',
      present:
        'Las cosas están claras, más de lo que acostumbras a permitirte. Se puede disfrutar sin buscarle la trampa.',
      future:
        'Lo que viene se parece al mediodía: conversaciones limpias, trabajo a la vista, ganas de salir. Reserva tiempo para estar ahí mientras dura.',
      obstacle:
        'Se cruza un exceso de luz: tanto optimismo que no se ven los bordes, o alguien que brilla y tapa. Un poco de sombra deja ver el relieve.',
      root: 'En el fondo hay una alegría muy tuya, de infancia o de patio. Lo que hoy te importa es, dicho llanamente, poder volver a jugar.',
      advice:
        'A la vista y con gusto: cuenta lo que te alegra, celebra lo que va bien, di lo que quieres sin rodeos. La claridad ahorra explicaciones.',
      direction:
        'Todo se encamina hacia el mediodía, donde casi todo se entiende. Lleva contigo a quien quieras que lo vea.',
      open: 'Pone luz de mediodía: lo que está bien se nota, y lo que falta también.',
      invitations: [
        'Haz esta semana algo que te guste sin que mejore nada ni sirva para nada, al aire libre si puedes. Fíjate en qué minuto dejas de mirar la hora.',
        'Cuéntale a alguien una buena noticia tuya, aunque sea pequeña, sin restarle importancia. Escucha cómo suena dicha entera.',
      ],
      closings: [
        'El niño no se agarra: confía en el caballo y en el mediodía.',
        'A mediodía hasta los muros dan girasoles.',
      ],
    },
    reversed: {
      shows: [
        'brilla por debajo del muro y deja las flores en sombra',
        'tiene al niño cabeza abajo y al caballo buscando el suelo',
        'calienta detrás de una nube, sin haberse ido',
      ],
      ways: [
        'se retrasa tras una nube',
        'sonríe con esfuerzo',
        'llega tarde a su propia fiesta',
        'alumbra por debajo de la puerta',
        'guarda el calor para luego',
      ],
      past: 'Quedó atrás una alegría que se interrumpió, o que tuviste que actuar para otros. Desde entonces desconfías un poco de los días fáciles.',
      present:
        'Hay motivos para estar bien y no acaban de sentirse. No finjas el entusiasmo: acércate a lo que calienta aunque sea tibio.',
      future:
        'Lo bueno viene con retraso. Cuando aparezca será menos vistoso de lo esperado y más tuyo.',
      obstacle:
        'Se cruza el optimismo forzado, ese que no deja decir que algo duele. Detrás de tanta luz artificial no crece nada.',
      root: 'En el origen hay alguien que aprendió a animar la fiesta. Ha pasado mucho tiempo y sigue sin saber si puede sentarse.',
      advice:
        'Rebaja la exigencia de estar bien y busca media hora de gusto verdadero. Con media, hoy, alcanza.',
      direction:
        'Todo tiende hacia la luz, entre nubes. Tardará más de lo que querrías, y cada claro cuenta.',
      open: 'Señala una alegría con retraso y el cansancio de adelantarla a fuerza de ganas.',
      invitations: [
        'Cuando te pregunten cómo estás, contesta una vez esta semana con la verdad y una sola frase. Mira quién se queda a oír la segunda.',
        'Anota cada noche un momento que haya calentado de verdad, aunque durase un minuto. El viernes busca qué tienen en común.',
      ],
      closings: [
        'Una nube no es lo contrario del sol.',
        'La alegría que no se actúa llega más tarde y se queda a cenar.',
      ],
    },
  },
  // El Juicio
  {
    upright: {
      shows: [
        'hace sonar una trompeta y las figuras tendidas se levantan',
        'llama desde lo alto sin señalar a nadie',
        'abre los brazos de quienes despiertan, como si reconocieran la melodía',
      ],
      ways: [
        'llama a levantarse',
        'mira lo vivido con otros ojos',
        'despierta a quien ya estaba oyendo',
        'llama y espera respuesta',
        'junta el pasado en una plaza',
      ],
      past: 'Ya hubo una llamada, y la oíste. Lo que hiciste entonces, responder o dejarla sonar, explica buena parte de esta pregunta.',
      present:
        'Algo te está pidiendo que te levantes: un oficio que vuelve, una reparación, una forma de vivir menos en borrador. Se reconoce porque insiste sin gritar.',
      future:
        'Habrá un despertar, de los que separan un antes y un después con una frase corta. Lo pasado se verá entero, con sus aciertos incluidos.',
      obstacle:
        'Se atraviesa la mirada de los otros, o la tuya, cuando hace de tribunal. Cuesta levantarse cuando las manos están ocupadas en defenderse.',
      root: 'En el fondo hay un llamado viejo que cambiaste por algo razonable. No se ofendió, siguió sonando bajito.',
      advice:
        'Repasa lo hecho con justicia y con cariño, y saca una sola conclusión. Después, levántate por ese lado.',
      direction:
        'El camino va a una versión tuya más despierta. Costará reconocerla un par de días, y luego costará recordar la anterior.',
      open: 'Toca la trompeta: hay algo que te llama por tu nombre y no por tu cargo.',
      invitations: [
        'Busca algo que dejaste a medias y en lo que todavía piensas. Dedícale una hora, sin compromiso de seguir, y escucha qué te pide.',
        'Escribe una carta breve a quien eras hace cinco años: una disculpa, un agradecimiento y una noticia. Guárdala donde puedas encontrarla.',
      ],
      closings: [
        'La trompeta no acusa: despierta.',
        'Hay llamadas que solo piden que alguien abra la ventana.',
      ],
    },
    reversed: {
      shows: [
        'deja la trompeta hacia el suelo y el toque se oye sordo',
        'tiene a las figuras de vuelta en su lecho, con un oído fuera',
        'llama con insistencia y encuentra los brazos cruzados',
      ],
      ways: [
        'se tapa los oídos',
        'se juzga con dureza',
        'deja sonar la llamada',
        'repasa la falta y no la música',
        'se esconde bajo la manta',
      ],
      past: 'Hubo una oportunidad a la que respondiste «ahora no», y un reproche que vino después. El reproche ha durado más que la oportunidad.',
      present:
        'Te examinas con un rigor que no usarías con nadie. Así es difícil oír otra cosa que no sea la nota.',
      future:
        'La llamada volverá en otra forma, más baja y más fácil. Esta vez se podrá contestar con un gesto y no con una vida entera.',
      obstacle:
        'Lo que se cruza es la autocrítica, que se presenta como exigencia. Corrige tanto el borrador que nunca hay versión final.',
      root: 'Debajo hay una opinión antigua sobre lo que eres capaz de hacer. La dio alguien que te conocía poco, o tú, en un mal día.',
      advice:
        'Cambia el juicio por una pregunta: qué aprendí y qué repito. Con dos respuestas breves ya puedes moverte.',
      direction:
        'El camino se acerca a una respuesta demorada. No habrá reproche al otro lado, solo alguien que dice «por fin».',
      open: 'Se oye un llamado por debajo de la almohada, y también a un juez interior que no descansa.',
      invitations: [
        'Apunta durante dos días las frases con que te regañas. Léelas como si las dijera otra persona a tu lado y tacha las que no le permitirías.',
        'Contesta algo que dejaste sin responder hace tiempo, aunque sea con dos líneas y tarde. No expliques la tardanza.',
      ],
      closings: [
        'El toque suena bajo para que se pueda contestar en voz baja.',
        'Lo que te llama no se ha cansado de tu número.',
      ],
    },
  },
  // El Mundo
  {
    upright: {
      shows: [
        'danza dentro de una corona de laurel, con un pie en el aire',
        'tiene una criatura en cada esquina y ninguna le pide nada',
        'cierra el círculo y sigue bailando en medio',
      ],
      ways: [
        'cierra el círculo',
        'reúne lo que andaba suelto',
        'da la vuelta entera y saluda',
        'pone cada pieza en su esquina',
        'baila lo que otros discuten',
      ],
      past: 'Terminaste algo grande, y acaso nadie lo celebró como merecía. Esa vuelta completa es el suelo desde el que hoy preguntas.',
      present:
        'Las piezas encajan y se ve el dibujo entero. Antes de pasar a otra cosa, quédate un poco en el centro.',
      future:
        'Se completa un ciclo y con él llega el derecho a descansar de la pregunta. Lo que empiece después empezará desde más arriba.',
      obstacle:
        'Se cruza la perfección: querer el círculo tan redondo que no se cierra. También la tristeza rara de terminar.',
      root: 'En la base hay una experiencia completa, algo que ya aprendiste de principio a fin. Aquí solo cambia el escenario.',
      advice:
        'Cierra lo que falta y celébralo con testigos, aunque sea con un café. Un final con nombre deja energía para el siguiente comienzo.',
      direction:
        'El camino conduce a la culminación, en el sentido de llegar y también en el de reunir. Mirarás el camino y tendrá forma.',
      open: 'Redondea: aquí las partes se juntan y queda claro de qué iba el conjunto.',
      invitations: [
        'Haz una lista de lo que ya terminaste este año, también lo invisible. Elige una línea y celébrala con alguien antes del domingo.',
        'Pregunta qué le falta a esto para estar completo y qué le sobra. Haz lo primero si cabe en una tarde; quita lo segundo hoy.',
      ],
      closings: [
        'El círculo se cierra y el pie sigue en el aire.',
        'Llegar también hay que bailarlo.',
      ],
    },
    reversed: {
      shows: [
        'danza cabeza abajo en una corona que no acaba de cerrarse',
        'deja suelto un cabo de la cinta que ata el laurel',
        'tiene las cuatro criaturas esperando el último paso',
      ],
      ways: [
        'deja el círculo abierto',
        'se queda a un paso del final',
        'deja el lazo sin apretar',
        'alarga el último compás',
        'guarda el final para otro día',
      ],
      past: 'Quedó un cierre pendiente: una despedida, una firma, un reconocimiento que no llegó. Desde allí sopla la corriente de aire que notas ahora.',
      present:
        'Falta poco y ese poco se resiste. Quizá porque, al terminar, habrá que decir qué sigue.',
      future:
        'El cierre llegará por etapas y sin fanfarria. La última pieza será más pequeña que las anteriores.',
      obstacle:
        'Estorban los atajos: dejar lo difícil para el final y luego cambiar el final. El hueco se nota aunque se tape con otra cosa.',
      root: 'En el fondo hay algo inconcluso que se volvió costumbre. Terminarlo obligaría a dejar de hablar de ello.',
      advice:
        'Termina lo pequeño que sujeta lo grande: el papel, la llamada, el último capítulo. Una hora de cierre vale por tres de comienzo.',
      direction:
        'El camino busca completarse, y lo hará cuando aceptes que no quede perfecto. La corona se ata con un nudo cualquiera.',
      open: 'Le falta un nudo para estar completo, y pregunta qué se ganaría con hacerlo.',
      invitations: [
        'Elige un asunto al noventa por ciento y termínalo esta semana sin mejorarlo. Mira qué otra cosa se destraba.',
        'Escribe la última frase de esta historia como te gustaría leerla. Busca qué gesto pequeño falta para poder firmarla.',
      ],
      closings: [
        'A la corona le falta un nudo, y el nudo cabe en una tarde.',
        'La danza no espera a que el círculo quede redondo.',
      ],
    },
  },
];
