import type { Meaning } from '../horoscope/aspect-meanings.ts';

/** What two bodies do to each other, by pair in the order of the bodies. Pairs that never form an aspect lack it. */
export const LIGHT_PAIRS: Readonly<Record<string, Meaning>> = {
  'Sun Moon': {
    together:
      'Lo que quieres y lo que necesitas salen de la misma fuente, y por eso actúas de una pieza. El otro lado de esa unidad es que te cuesta verte desde fuera: un buen espejo, una persona franca, te sirve mucho.',
    easy: 'La voluntad y el ánimo reman juntos sin ponerse de acuerdo. Te llevas razonablemente bien contigo, y eso descansa a quienes viven cerca.',
    hard: 'Una parte de ti quiere avanzar y otra quiere que la cuiden, y rara vez piden lo mismo a la vez. De esa tensión sale tu inquietud, y también tu empeño en mejorar las cosas; dales turnos, no un ganador.',
  },
  'Sun Mercury': {
    together:
      'Piensas desde el centro, y tus opiniones llevan tu cara. Cuando una idea tuya recibe críticas, acuérdate de que no te critican a ti.',
  },
  'Sun Venus': {
    together:
      'Hay gracia en lo que haces y ganas de gustar. Tienes ojo para lo bello y mano para el trato; el riesgo, callarte un desacuerdo por no romper el encanto.',
  },
  'Sun Mars': {
    together:
      'La voluntad viene con motor incluido. Decides y actúas en el mismo gesto, y una tarea física o un reto te devuelven el humor cuando lo pierdes.',
    easy: 'Tu energía obedece a tu propósito sin discusiones. Empiezas lo que te propones y sueles terminarlo; el valor, en ti, parece naturalidad.',
    hard: 'El empuje y el orgullo compiten por el volante. Te enciendes rápido cuando algo se interpone; elegir las batallas, y dejar dos sin pelear, te da mejores victorias.',
  },
  'Sun Jupiter': {
    together:
      'La confianza te viene de lejos y se contagia. Piensas en grande y das en grande; medir, para ti, es un arte que se aprende con gusto.',
    easy: 'Cuentas con un optimismo que no hace ruido. Encuentras margen donde otros ven muro, y sueles compartirlo.',
    hard: 'Prometes más de lo que cabe en una semana, y casi siempre por generosidad. La abundancia es tuya; el calendario, en cambio, es de todos.',
  },
  'Sun Saturn': {
    together:
      'Te tomas la vida en serio, y lo que logras tiene peso. La exigencia es tu herramienta: guárdala en su estuche cuando acabe la jornada.',
    easy: 'Sabes esperar y sabes cumplir, y ninguna de las dos cosas te amarga. La gente te confía llaves porque las devuelves.',
    hard: 'Entre lo que quieres ser y lo que crees deber hay una discusión antigua. Con paciencia se convierte en mérito; sin ella, en un juez que nunca firma. Enséñale lo que ya hiciste.',
  },
  'Sun Uranus': {
    together:
      'Eres de las personas que no caben en el molde, y lo sabes desde antes de tener palabras para decirlo. Tu independencia ilumina cuando no se empeña en llevar la contraria.',
    easy: 'Cambias sin romper. Lo nuevo te sienta bien, y sueles llegar a las ideas un poco antes que la moda.',
    hard: 'Cuando todo está quieto, algo en ti tira del mantel. Esa sacudida te libera si la eliges y te cansa si te elige ella; déjale cada semana un rato sin horario.',
  },
  'Sun Neptune': {
    together:
      'Tu identidad tiene algo de música: se adapta, inspira y a veces se pierde de vista. Crear o acompañar te da forma; decir quién eres y quién no, también.',
    easy: 'La imaginación te acompaña sin llevarte. Intuyes lo que hace falta y sabes ponerlo en imágenes que consuelan.',
    hard: 'La niebla se mete a ratos entre tú y lo que quieres. Antes de entregarte a una persona o a una causa, pregunta lo concreto: cuánto, cuándo, con quién.',
  },
  'Sun Pluto': {
    together:
      'Vives con intensidad y no te asusta empezar de nuevo. La gente nota esa fuerza aunque hables bajo; úsala para abrir, no para cerrar.',
    easy: 'Te recompones bien. De lo que se termina sacas un material que sirve, y esa capacidad da confianza a los demás.',
    hard: 'El control te tienta justo cuando algo te importa. Cada vez que sueltas una rienda y nada se hunde, recuperas un poco de descanso.',
  },
  'Moon Mercury': {
    together:
      'Sientes en palabras. Cuentas bien lo que te pasa y escuchas con memoria; si la cabeza no para, escribir la última frase del día la apaga.',
    easy: 'Encuentras el modo de decir lo delicado. La gente te busca para hablar porque con esta mezcla las confidencias salen ordenadas.',
    hard: 'La razón interrumpe al sentimiento, o al revés. Cuando las dos voces hablan a la vez, espera una noche: por separado, casi siempre tienen razón.',
  },
  'Moon Venus': {
    together:
      'La ternura se te nota en los gestos y en la mesa. Haces agradable cualquier rato; que tu dulzura incluya también decir lo que no te gusta.',
    easy: 'Recibes y das cariño con facilidad. Tienes un talento doméstico para la belleza: una flor, una luz baja, un mantel.',
    hard: 'Lo que te consuela y lo que te gusta no siempre coinciden, y de ahí salen antojos y algún amor a destiempo. Pregúntate qué falta antes de comprarlo o de llamarlo.',
  },
  'Moon Mars': {
    together:
      'Las emociones te llegan con prisa. Defiendes a los tuyos con todo, y el enojo se te pasa si te mueves; decirlo en la primera media hora evita que crezca.',
    easy: 'Sientes y actúas en la misma dirección. Tienes valor en lo íntimo, que es donde más falta hace.',
    hard: 'Lo que te hiere te pone en guardia, y a veces disparas por protegerte. Salir a caminar antes de responder es media solución; la otra media es volver.',
  },
  'Moon Jupiter': {
    together:
      'Tu corazón tiene habitaciones de sobra. Animas, invitas, perdonas rápido; el exceso está en ocuparte de todos antes de preguntar si lo querían.',
    easy: 'Hay en ti un fondo de confianza que vuelve aunque se vaya. La gente se siente bienvenida sin saber por qué.',
    hard: 'El ánimo sube y promete, baja y se arrepiente. Entre la fiesta y el remordimiento cabe una pregunta corta: qué necesito de verdad.',
  },
  'Moon Saturn': {
    together:
      'Cuidas en silencio y necesitas poco, o eso dices. Tu constancia sostiene a otros; deja que alguien te sostenga una tarde.',
    easy: 'Tus afectos son sobrios y duran. En los momentos difíciles conservas la calma, y eso, para quien te quiere, vale oro.',
    hard: 'Pedir te cuesta, como si hubiera que merecer el cariño. Prueba a pedir algo pequeño y observa: casi siempre llega sin factura.',
  },
  'Moon Uranus': {
    together:
      'El ánimo te cambia como la luz en abril, y la rutina te aprieta. Quieres con libertad, y tus mejores vínculos se parecen a una amistad con llave.',
    easy: 'Te adaptas con gracia a lo inesperado. Lo que a otros los descoloca a ti te despierta, y sabes quitarle drama.',
    hard: 'Necesitas cercanía y, cuando llega, necesitas aire. Avisar de que sales a respirar, y de que vuelves, cambia por completo la escena.',
  },
  'Moon Neptune': {
    together:
      'Sientes lo que flota en la habitación y te lo llevas puesto. De ahí vienen tu compasión y tu oído para la música; también la necesidad de lavar el día antes de dormir.',
    easy: 'La intuición te habla bajito y suele acertar. Consuelas sin discursos, a veces con una canción.',
    hard: 'Confundes lo que sientes con lo que sienten los demás, y lo que hay con lo que esperabas. Preguntar «¿esto es mío?» despeja bastante.',
  },
  'Moon Pluto': {
    together:
      'Tus emociones van a lo hondo y no olvidan. Sabes estar donde otros no aguantan; lo que pide cuidado es no ponerle vigilancia al cariño.',
    easy: 'Conoces tus propias corrientes y sabes nadar en ellas. Quien pasa una mala época encuentra en ti a alguien que no se aparta.',
    hard: 'El miedo a perder aprieta justo lo que quieres conservar. Decir «tengo miedo» en voz alta le quita la mitad de la fuerza.',
  },
};

/** The same for Mercury, Venus and Mars. */
export const SWIFT_PAIRS: Readonly<Record<string, Meaning>> = {
  'Mercury Venus': {
    together:
      'Hablas con encanto y escribes con gusto. Sabes decir que no de una manera que se agradece, y ese es un talento poco común.',
    easy: 'La palabra y el afecto se echan una mano. Reconcilias, redactas, encuentras el tono; a menudo te piden que leas la carta antes de mandarla.',
  },
  'Mercury Mars': {
    together:
      'La mente dispara. Tienes réplica, ironía y una rapidez que gana discusiones; las que conviene perder, también habría que reconocerlas rápido.',
    easy: 'Piensas y ejecutas sin cambio de turno. Resuelves problemas prácticos con una claridad que otros te piden prestada.',
    hard: 'La lengua llega antes que la intención. Un mensaje escrito en caliente te cuesta caro y uno releído te da la razón: la distancia entre ambos es de diez minutos.',
  },
  'Mercury Jupiter': {
    together:
      'Piensas en panorámica y cuentas en grande. Enseñar te sale natural; los detalles, si los delegas, también salen bien.',
    easy: 'Aprendes con alegría y explicas con ejemplos. Una idea tuya suele encontrar quien la publique, la repita o la financie.',
    hard: 'Te entusiasma tanto la conclusión que a veces te saltas la cuenta. Quien te revisa los números no te corta las alas: les pone plumas.',
  },
  'Mercury Saturn': {
    together:
      'Tu cabeza es seria y construye frases que aguantan. Hablas poco, preparas mucho; que el miedo a equivocarte no se quede con tus mejores ideas.',
    easy: 'Método y paciencia: estudias hasta el fondo y recuerdas lo que aprendes. Donde otros improvisan, tú llevas notas.',
    hard: 'Hay un corrector dentro que tacha antes de que termines la frase. Escribe primero, corrige después, y que sean dos días distintos.',
  },
  'Mercury Uranus': {
    together:
      'Las ideas te llegan enteras y antes de tiempo. Explicarlas despacio, con los pasos que tú te saltas, es la mitad de tu genio.',
    easy: 'Encuentras atajos. Lo técnico, lo nuevo y lo raro se te dan bien, y te diviertes desarmando lo que no entiendes.',
    hard: 'La atención salta de rama en rama y los planes se te quedan a medio cable. Con una sola libreta para todo, tu desorden se vuelve archivo.',
  },
  'Mercury Neptune': {
    together:
      'Piensas en imágenes y hablas en metáforas. La poesía, la música o el cine dicen lo tuyo mejor que un informe; para los informes, pide a alguien que los lea contigo.',
    easy: 'Imaginas bien y lo cuentas mejor. Captas lo que el otro quiso decir, incluso cuando lo dijo mal.',
    hard: 'Entre lo que se dijo y lo que entendiste cabe una novela. Repetir el acuerdo en voz alta, con fecha y cantidad, te ahorra capítulos.',
  },
  'Mercury Pluto': {
    together:
      'Tu mente investiga. Preguntas hasta que la historia encaja, y convences porque llegas al fondo; dejar un misterio sin resolver también descansa.',
    easy: 'Tienes olfato para lo que importa y no se dice. Tus palabras, bien elegidas, pueden cambiar la idea de alguien.',
    hard: 'Una idea se te clava y no suelta. La obsesión sirve para investigar y estorba para conversar; pregúntate en cuál de las dos estás.',
  },
  'Venus Mars': {
    together:
      'El deseo y el afecto llegan de la mano, con calor y con prisa. Sabes lo que te gusta y vas hacia ello; el encanto hace la mitad del camino.',
    easy: 'Atraes y avanzas con la misma gracia. Cortejas sin atropellar, y en lo que creas se nota que disfrutas.',
    hard: 'Lo que te atrae y lo que te conviene discuten en el pasillo. El chispazo es real; dale tiempo de decir si también sabe quedarse.',
  },
  'Venus Jupiter': {
    together:
      'Das con largueza y recibes con alegría. Hay buen humor en tus afectos y cierto peligro en los escaparates.',
    easy: 'La vida social te quiere bien. Sabes agradecer, y por eso las puertas se te abren una segunda vez.',
    hard: 'Un dulce más, una promesa más, una invitación más. Tu generosidad es auténtica; ponerle un borde la vuelve sostenible.',
  },
  'Venus Saturn': {
    together:
      'Quieres en serio y a largo plazo. Tardas en mostrarte y, cuando lo haces, cumples; que la prudencia no te deje mirando la fiesta desde la escalera.',
    easy: 'Tus afectos envejecen bien, como los muebles buenos. Lealtad, gusto sobrio, palabra: quien te conoce se queda.',
    hard: 'A veces te tasas por debajo de lo que vales y aceptas migas con buena letra. Cada límite que pones te sube el precio, y no ahuyenta a quien importa.',
  },
  'Venus Uranus': {
    together:
      'El flechazo es tu idioma, y la costumbre, tu prueba. Quieres de un modo que no viene en los manuales, y te va mejor cuando lo cuentas desde el principio.',
    easy: 'Le pones aire nuevo a lo que amas. Sorprendes, varías, mezclas amor y amistad sin que choquen.',
    hard: 'Te acercas con fuerza y te alejas sin aviso. Elegir vínculos con espacio de fábrica te evita tener que romperlos para respirar.',
  },
  'Venus Neptune': {
    together:
      'Amas como quien oye música: con entrega y con los ojos medio cerrados. El arte se te da; el amor también, si de vez en cuando enciendes la luz.',
    easy: 'Tu sensibilidad embellece lo que mira. Perdonas con elegancia y sabes crear un ambiente en el que la gente se ablanda.',
    hard: 'Pintas un retrato precioso de quien te gusta y luego le reclamas el parecido. Mirar dos veces no mata el encanto: lo vuelve habitable.',
  },
  'Venus Pluto': {
    together:
      'No te interesa lo tibio. Tus vínculos te transforman, y tu gusto va a lo esencial; cuida que la intensidad deje dormir.',
    easy: 'Quieres hondo y sin alarde. Sabes recomponer un afecto después de una crisis, y hasta salir con uno mejor.',
    hard: 'El deseo y el control comparten cama. Nombrar los celos cuando son pequeños, y las deudas cuando son de dinero, te devuelve la ternura.',
  },
  'Mars Jupiter': {
    together:
      'Tu energía tiene fe y por eso llega lejos. Te lanzas, contagias, celebras; mirar el mapa antes de salir no le quita épica al viaje.',
    easy: 'Aciertas con el momento de actuar. Emprendes con alegría y los demás se apuntan.',
    hard: 'Todo te parece posible hoy, y a la vez. El exceso de impulso se cura con una pregunta corta: cuál de estas tres cosas, primero.',
  },
  'Mars Saturn': {
    together:
      'Aceleras con el freno puesto, y eso cansa o entrena. Cuando el trabajo es largo y duro, nadie aguanta como tú; date recreos que no haya que ganarse.',
    easy: 'Fuerza con oficio. Dosificas, perseveras y terminas, y lo difícil te da cierto gusto.',
    hard: 'Cuando arrancas, algo te frena; cuando paras, algo te empuja. Con tareas de tramo corto y final claro, los dos se ponen de acuerdo.',
  },
  'Mars Uranus': {
    together:
      'Actúas por relámpagos. Resuelves lo urgente con una inventiva asombrosa y te aburre lo previsto; con un poco de aviso, los demás pueden seguirte.',
    easy: 'Tienes reflejos e ideas, buena pareja. Innovas haciendo, y no te tiembla la mano ante lo desconocido.',
    hard: 'La impaciencia te hace romper lo que solo había que aflojar. Antes del portazo, prueba la ventana: casi siempre hay una.',
  },
  'Mars Neptune': {
    together:
      'Tu fuerza necesita inspiración y se dispersa sin ella. Luchas bien por quien no puede, por una belleza, por un sueño; para lo demás, una lista corta.',
    easy: 'Actúas con tacto, casi bailando. Consigues por suavidad lo que otros no logran a empujones.',
    hard: 'El impulso se te moja, y a veces peleas contra un fantasma. Pregunta primero qué pasó de verdad; con los hechos delante, la energía vuelve.',
  },
  'Mars Pluto': {
    together:
      'Hay en ti una fuerza de fondo que no se gasta a la primera. Bien dirigida mueve montañas; sin dirección, empuja a quien estaba cerca.',
    easy: 'Sabes usar la presión a favor. Te propones lo difícil y llegas por persistencia, sin necesidad de ruido.',
    hard: 'Cuando algo se te resiste, redoblas. La mayor prueba de fuerza, en tu caso, es soltar el pulso a mitad y salir a tomar aire.',
  },
};

/** The same for the slow ones, which whole years share. */
export const SLOW_PAIRS: Readonly<Record<string, Meaning>> = {
  'Jupiter Saturn': {
    together:
      'Creces y te limitas en el mismo movimiento: cada veinte años, más o menos, el cielo repite este encuentro. Tus planes tienen ambición y presupuesto.',
    easy: 'La fe y la prudencia se turnan bien. Sabes cuándo ampliar y cuándo consolidar.',
    hard: 'Un día todo te parece posible y al otro nada. Lo cierto suele estar en la mitad, y tiene fecha y lista de materiales.',
  },
  'Jupiter Uranus': {
    together:
      'Las oportunidades te llegan con forma rara. Reconocerlas antes que nadie es un don; quedarte a recoger el fruto, una decisión.',
    easy: 'Lo nuevo se te da bien porque no le cierras la puerta. Cambias de idea con alegría.',
    hard: 'El salto te tienta antes de mirar la altura. Media hora de cálculo le da a tu audacia un sitio donde caer.',
  },
  'Jupiter Neptune': {
    together:
      'Crees a lo grande, con una compasión que no distingue fronteras. Necesitas un ideal y alguien que te lea la letra pequeña.',
    easy: 'La esperanza te sale sola y hace bien a quien te rodea. Tienes imaginación para el consuelo.',
    hard: 'La promesa brilla más que la cosa. Pregunta cuánto cuesta y quién lo paga, y quédate con la parte verdadera del sueño.',
  },
  'Jupiter Pluto': {
    together:
      'Quieres llegar al fondo y, de paso, cambiarlo. Tu ambición tiene raíces; dale también un propósito que no seas tú.',
    easy: 'Sabes multiplicar lo que otros dan por gastado. De una crisis haces un proyecto.',
    hard: 'La convicción se te vuelve cruzada con facilidad. Escuchar a quien duda no te resta fuerza: la afina.',
  },
  'Saturn Uranus': {
    together:
      'Lo viejo y lo nuevo te habitan en el mismo piso. Reformas con planos y conservas con criterio.',
    easy: 'Cambias las reglas desde dentro, con calma, y el cambio aguanta.',
    hard: 'Te pesa la norma y te inquieta el vacío sin ella. Una rutina con una puerta de emergencia te deja vivir con calma.',
  },
  'Saturn Neptune': {
    together:
      'El sueño te pide estructura y la estructura te pide alma. Lo que logras juntar entre ambos suele servir a más gente.',
    easy: 'Le das forma paciente a lo que imaginas. Pocas cosas hay tan útiles como un sueño con horario.',
    hard: 'A ratos el deber parece vacío y el ideal, imposible. Un gesto pequeño y repetido los reconcilia mejor que una gran respuesta.',
  },
  'Saturn Pluto': {
    together:
      'Tienes una resistencia que impone respeto. Sabes sostener lo difícil; acuérdate de que no todo lo difícil te corresponde.',
    easy: 'Reconstruyes con paciencia y por los cimientos. Lo que pasa por tus manos queda más firme.',
    hard: 'La exigencia aprieta hasta que algo cruje. Aflojar a tiempo, un punto apenas, es tu forma más inteligente de fuerza.',
  },
  'Uranus Neptune': {
    together:
      'Es el sello de una generación que soñó un mundo conectado. En ti, imaginación y rareza comparten cuarto.',
    easy: 'Los tuyos cambian de sueños sin drama. Te resulta natural imaginar otra manera de hacer las cosas.',
    hard: 'Tu época sacudió sus propios ideales. Conviene mirar qué es intuición y qué es ruido antes de seguirlo.',
  },
  'Uranus Pluto': {
    together:
      'Son años de revuelta los de tu nacimiento, y algo de esa urgencia por rehacerlo todo late en tus decisiones grandes.',
    easy: 'Los cambios de fondo de tu tiempo te encuentran con herramientas. Renuevas sin demoler.',
    hard: 'Tu época tiró de los cimientos. En lo personal se nota como un hartazgo súbito: escúchalo, y elige tú el ritmo.',
  },
  'Neptune Pluto': {
    together:
      'Es una firma de época, de las que se repiten cada varios siglos. En ti deja una sensibilidad para lo que está cambiando de raíz.',
    easy: 'Casi toda tu época comparte este hilo de fondo: la idea de que lo que se sueña puede transformar lo que hay.',
    hard: 'Las ilusiones y los poderes de tu tiempo no se entienden. Tu parte es pequeña y concreta: distinguir lo que inspira de lo que arrastra.',
  },
};

/**
 * More of what is common: Mercury and Venus never go far from the Sun, and Neptune and Pluto keep
 * their sextile for decades.
 */
export const MORE_TEXTS: Readonly<
  Record<string, Readonly<Partial<Record<keyof Meaning, readonly string[]>>>>
> = {
  'Sun Mercury': {
    together: [
      'Lo que piensas y lo que eres van en el mismo paquete. Hablas con convicción, y oír una opinión distinta te pide un segundo de silencio.',
      'Tus palabras salen de muy adentro, y por eso suenan sinceras. A distancia las corriges mejor: deja reposar lo importante.',
      'Te explicas con soltura porque hablas de lo que eres. El riesgo es creer que ya preguntaste cuando solo habías contado.',
    ],
  },
  'Sun Venus': {
    together: [
      'Agradar te sale del centro, con buen gusto y sin cálculo. Lo que haces bello te hace bien; lo que haces por complacer, menos.',
      'Tu carácter tiene un lado amable que se ve enseguida. Rodearte de cosas bien hechas te pone de buen humor.',
    ],
  },
  'Mercury Venus': {
    together: [
      'Eliges las palabras como quien elige la ropa, con gusto y según la ocasión. Un elogio tuyo, por concreto, se recuerda.',
    ],
  },
  'Neptune Pluto': {
    easy: [
      'Este lazo lo llevan décadas enteras de nacidos: un fondo común de sueños que remueven lo establecido. A ti te toca decidir en qué rincón de tu vida lo usas.',
      'Es un hilo de generación, de los que pasan décadas sin soltarse. Se nota en que imaginar y transformar te parecen casi la misma tarea.',
      'Lo compartes con millones de personas, así que dice más de tu época que de tu carácter: crecer creyendo que lo hondo puede cambiar a mejor.',
      'Habla primero de tu tiempo, que confía en lo que no se ve para renovar lo que se gasta. En lo tuyo asoma como una esperanza que no hace aspavientos.',
    ],
  },
};
