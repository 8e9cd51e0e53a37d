/** A clause that goes on after the house is named, and a whole sentence after it. */
export type HouseText = readonly [clause: string, sentence: string];

/** Where each house, from the first to the twelfth, plays the Sun, the Moon, Mercury and Venus. */
export const INNER_HOUSES = {
  Sun: [
    [
      'lo que eres entra contigo en cualquier habitación',
      'Te conocen pronto y a fondo, y disimular te sale mal; mejor úsalo a favor.',
    ],
    [
      'tu valía se mide en lo que sabes ganar, guardar y disfrutar',
      'Ponerle precio justo a tu trabajo es, en tu caso, una forma de identidad.',
    ],
    [
      'brillas en el trato de todos los días, escribiendo, explicando, yendo y viniendo',
      'La gente del barrio, de la clase o del trabajo es el público que mejor te conoce.',
    ],
    [
      'lo tuyo se cocina en privado, entre la familia de la que vienes y la que armas',
      'Cuando las raíces están en orden, todo lo demás te cuesta la mitad.',
    ],
    [
      'te encuentras en lo que haces por gusto, sea crear, jugar, enamorarte o criar una idea',
      'El día sin un rato de juego se te hace gris, y esa es una información útil.',
    ],
    [
      'tu nombre se escribe en la jornada, con oficio, método y un servicio bien prestado',
      'Un trabajo que respetas te sostiene; uno que desprecias te vacía antes que a otros.',
    ],
    [
      'te descubres en pareja, en sociedad, en cualquier trato de dos',
      'Eliges a gente con luz propia y aprendes de ella a usar la tuya.',
    ],
    [
      'creces en aguas hondas, donde algo se comparte, se hereda o cambia sin vuelta',
      'No te asusta hablar de dinero ni de intimidad, y por eso otros te buscan cuando toca hacerlo.',
    ],
    [
      'necesitas un horizonte de estudios, de viajes, de ideas que se puedan caminar',
      'Enseñas con facilidad, porque lo que aprendes te cambia de verdad.',
    ],
    [
      'tu camino se hace a la vista, con un oficio y un nombre que construir',
      'Te importa lo que dejas hecho; que no te lo cuenten solo en aplausos.',
    ],
    [
      'te realizas en plural, en un equipo, una causa o una mesa de amigos',
      'Los proyectos que compartes te devuelven una imagen más fiel que cualquier espejo.',
    ],
    [
      'lo mejor de ti trabaja entre bastidores, con silencio y tiempo propio',
      'Retirarte no es esconderte: vuelves con lo que nadie había tenido paciencia de ver.',
    ],
  ],
  Moon: [
    [
      'el ánimo se te lee en la cara antes de que digas nada',
      'Quien te saluda sabe cómo amaneciste, y esa transparencia invita a la confianza.',
    ],
    [
      'tu calma depende bastante de tener la despensa y la cuenta en orden',
      'Ahorras por si acaso y gastas por cariño: conviene saber cuál de las dos cosas haces.',
    ],
    [
      'necesitas contar el día para que el día termine',
      'La llamada de siempre, el mensaje de voz a media tarde, la charla en la panadería: de eso te alimentas.',
    ],
    [
      'tu marea obedece a la familia y a las cuatro paredes donde duermes',
      'Cambiar de vivienda te remueve, y dejarla bonita te repara.',
    ],
    [
      'te alimenta crear, jugar y que te celebren un poco',
      'Lo que quieres, lo quieres con mimo de artista; que también haya quien te mime.',
    ],
    [
      'la rutina es tu cuna, a la misma hora y en la misma taza',
      'El cuerpo te avisa temprano de lo que el ánimo todavía no sabe decir.',
    ],
    [
      'buscas en el otro un lugar donde descansar',
      'Te adaptas con dulzura a quien tienes al lado; reserva un rincón donde no haga falta.',
    ],
    [
      'lo que sientes va por dentro y en profundidad, con pocos testigos',
      'Las crisis ajenas no te espantan: te sientas al lado y esperas.',
    ],
    [
      'la nostalgia se te pasa con lejanía, con otro idioma, otro paisaje o una idea grande',
      'Sentirte de más de un lugar es, en el fondo, tu manera de tener patria.',
    ],
    [
      'tu cuidado sale a la calle y se vuelve oficio, trato con la gente, vida pública',
      'El reconocimiento te abriga, pero no sustituye a una cena en voz baja.',
    ],
    [
      'tu familia es también la que elegiste entre amigos y compañeros de causa',
      'Te hace falta pertenecer; un grupo pequeño y fiel te basta.',
    ],
    [
      'lo que sientes se guarda en un cuarto con la puerta entornada',
      'Los sueños te hablan claro; apúntalos antes de que se vayan.',
    ],
  ],
  Mercury: [
    [
      'te presentas hablando, y tu curiosidad llega antes que tú',
      'Piensas en movimiento, así que una caminata te aclara más que una silla.',
    ],
    [
      'la cabeza te da de comer, y con ella cuentas, negocias y vendes ideas',
      'Calculas bien lo ajeno; dedícale la misma atención a tu propio presupuesto.',
    ],
    [
      'la palabra está en su patio de recreo, entre cursos, encargos, noticias y chistes',
      'Escribir todos los días, aunque sean diez líneas, te ordena como a otros correr.',
    ],
    [
      'las ideas te vienen en casa y hablan a menudo del pasado',
      'Eres quien se acuerda de la historia familiar: alguien tendría que grabarte.',
    ],
    [
      'piensas jugando, y el ingenio es tu mejor tarjeta de visita',
      'Lo que aprendes con humor no se te olvida; lo que aprendes por obligación, sí.',
    ],
    [
      'tu mente quiere tareas concretas, listas y herramientas que funcionen',
      'Sabes explicar un procedimiento para que lo haga cualquiera, y eso vale más de lo que cobras.',
    ],
    [
      'necesitas a alguien con quien pensar en voz alta',
      'Tus mejores ideas se terminan en boca de otro, y hay que saber darle las gracias.',
    ],
    [
      'preguntas lo que nadie pregunta y lees la letra pequeña',
      'Las confidencias llegan a ti porque sabes guardarlas.',
    ],
    [
      'la mente te pide lenguas, leyes, libros gordos y gente de otra parte',
      'Ves el bosque enseguida; alguien que te señale un árbol te completa.',
    ],
    [
      'tu voz se oye en lo público, y trabajas con palabras, datos o acuerdos',
      'Un mensaje breve y bien titulado te ha abierto más puertas que un currículum, o podría hacerlo.',
    ],
    [
      'piensas mejor en grupo, donde una idea rebota y vuelve distinta',
      'Haces de puente entre gente que no se conocía: es un talento, aunque no tenga nombre.',
    ],
    [
      'las palabras te llegan en silencio, a veces de noche',
      'Lo que escribes sin intención de enseñarlo suele ser lo más verdadero.',
    ],
  ],
  Venus: [
    [
      'el encanto va por delante, en el gesto y en la manera de vestir',
      'Agradas sin proponértelo; decir «no» con esa misma gracia es lo que falta practicar.',
    ],
    [
      'te gusta lo bueno y sabes reconocerlo con los ojos cerrados',
      'Ganas mejor con algo bello entre manos, y gastas en lo mismo.',
    ],
    [
      'enamoras por escrito, con la voz, con una broma en el momento justo',
      'Las conversaciones de diario son tu forma más seria de querer.',
    ],
    [
      'lo que amas vive puertas adentro, en la mesa, en las plantas, en la gente que se queda',
      'Una habitación bonita te arregla el humor con más eficacia que un consejo.',
    ],
    [
      'el amor se parece al recreo, con cortejo, arte y risa',
      'Te entregas con alegría; lo que viene después de la fiesta también puede gustarte.',
    ],
    [
      'quieres ayudando, y tu gusto mejora cualquier jornada',
      'Un ambiente amable en el trabajo no es para ti un detalle: es la mitad del sueldo.',
    ],
    [
      'los vínculos de dos son tu terreno natural y tu escuela de belleza',
      'Te asocias bien; que el acuerdo incluya lo que tú necesitas.',
    ],
    [
      'el cariño busca fusión, secreto y una confianza que no se reparte',
      'Hablar de dinero en pareja, sin pudor, es en tu caso una prueba de amor.',
    ],
    [
      'te enamora lo que viene de lejos, sea una persona, un acento o una idea',
      'Viajar en compañía te dice más de alguien que un año de citas.',
    ],
    [
      'tu gusto se vuelve imagen pública, y tu trato, prestigio',
      'La gente te abre puertas porque sabes estar; elige cuáles cruzar por ti.',
    ],
    [
      'el afecto empieza por la amistad y crece en los proyectos compartidos',
      'Juntas a personas que se caen bien: pocas obras de arte hay mejores.',
    ],
    [
      'amas con discreción, y a veces tanta que quien te gusta no se entera',
      'La soledad elegida embellece lo que haces; la callada, en cambio, pide testigos.',
    ],
  ],
} as const satisfies Record<string, readonly HouseText[]>;
