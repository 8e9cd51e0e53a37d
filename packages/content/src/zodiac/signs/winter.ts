import type { SignText } from '../sign-text.ts';

/** Capricornio, Acuario and Piscis. */
export const WINTER_SIGNS = {
  Capricornio: {
    description:
      'Capricornio al detalle: tierra cardinal, Saturno, la cabra con cola de pez, cómo ama, qué construye y qué carga. Entrada del Sol y horóscopo de hoy.',
    lead: 'Sube sin hacer ruido y mira atrás solo para comprobar la cuerda.',
    chapters: [
      {
        title: 'Mitad cabra, mitad pez',
        body: [
          'Es una de las figuras más antiguas que se conservan. En Babilonia ya había un pez con cabeza de cabra, animal de Ea, el dios sabio que salía del agua a enseñar oficios. Los griegos lo explicaron con Pan: huyendo de Tifón se tiró a un río y quiso hacerse pez, pero con la prisa solo se le transformó la mitad sumergida. En el cielo es una constelación discreta, un triángulo de estrellas tenues que hay que buscar en noche limpia.',
          'De la cabra se habla siempre. De la cola, casi nunca, y ahí está la parte de Capricornio que sabe nadar en lo hondo y no lo cuenta.',
        ],
      },
      {
        title: 'Tierra que se pone en marcha',
        body: [
          'Cardinal y de tierra: quiere levantar algo y que siga en pie cuando ya no esté mirando. Calcula, economiza, espera su turno. El humor es seco y aparece en el momento menos previsto, casi siempre a su propia costa. Muchos parecen mayores de jóvenes y se van aligerando, como quien por fin deja las llaves en la mesa.',
          'Manda Saturno, el último planeta visible a simple vista, lento, frío, dueño de los plazos y de los huesos. También se exalta aquí Marte, que en tierra firme aprende a gastar la fuerza donde rinde.',
        ],
      },
      {
        title: 'Un amor con agenda',
        body: [
          'Tarda en confiarse y luego se compromete en serio. Su ternura es práctica, la revisión del coche antes del viaje, el ahorro a nombre de los dos, y conviene saber leerla porque en palabras llega escasa. Lo que más lo conmueve es que alguien cuide de él sin pedirle cuentas. Lo que más le cuesta es dejar que ocurra.',
        ],
      },
      {
        title: 'La montaña de cada quien',
        body: [
          'Dirección, ingeniería, administración, oficios que se aprenden en años. Aguanta lo aburrido si lleva a algún sitio. Respeta a quien hace, desconfía de quien anuncia y acepta mal que le cambien las reglas a mitad de obra. Mide el éxito por lo que dura, y hace bien en preguntarse de vez en cuando para quién lo está construyendo.',
        ],
      },
      {
        title: 'Lo que se carga solo',
        body: [
          'Pedir ayuda le suena a fallo. Convierte el descanso en premio y el premio en algo que todavía no toca. Si se descuida, la vida acaba pareciendo un trámite bien resuelto. Le va muy bien perder el tiempo con alguien a quien quiera, a propósito, con el teléfono en otro cuarto.',
        ],
      },
    ],
    cusp: 'Comienza en el solsticio de diciembre, y en Ciudad de México eso es el 21 o el 22. Como el signo pisa dos años, la confusión de enero es frecuente: quien nace el 19 de enero puede ser todavía Capricornio o ya Acuario, y el calendario de pared no basta para decidirlo.',
    reckoning:
      'Saturno tarda dos años y medio en cruzar un signo, de modo que aquí el regente hace de estación y los astros veloces, de tiempo atmosférico. La cuenta de las casas arranca en Capricornio: Aries es la vida en casa, Cáncer la persona que está enfrente y Libra el lugar que se ocupa en el mundo.',
  },
  Acuario: {
    description:
      'Acuario bien contado: aire fijo, Saturno y Urano, Ganimedes, la amistad, el amor a distancia justa, el trabajo y la terquedad. Con el horóscopo de hoy.',
    lead: 'Vive un poco más adelante y manda postales desde allí.',
    chapters: [
      {
        title: 'Aunque lleve agua, es aire',
        body: [
          'El cántaro confunde. Acuario reparte agua, no se baña en ella: lo suyo es la idea que se vierte para que beba quien quiera. Como signo de aire piensa en sistemas, redes, grupos; como signo fijo, no suelta la conclusión a la que llegó por su cuenta. Esa mezcla da gente amable con todo el mundo e inamovible en cuatro o cinco cosas, que además no siempre anuncia.',
        ],
      },
      {
        title: 'Dos regentes que no se parecen',
        body: [
          'La tradición le da a Saturno, y se nota en la independencia austera, en el respeto por las estructuras que funcionan. Urano llegó a los libros tras su descubrimiento en 1781, entre revoluciones, y aportó el cambio brusco, el invento, la excepción. Quien solo ve a Urano espera un excéntrico. Con los dos se entiende mejor: alguien que estudia la regla entera antes de romperla por el sitio exacto.',
        ],
      },
      {
        title: 'El copero',
        body: [
          'Ganimedes cuidaba rebaños cerca de Troya cuando un águila, o Zeus hecho águila, se lo llevó al Olimpo a servir la bebida de los dioses. Mucho antes los babilonios veían en estas estrellas a un gigante que derramaba dos corrientes, y los egipcios, la crecida que abría el año del Nilo. La más brillante de ellas, Sadalsuud, conserva un nombre árabe que suele traducirse como la suerte de las suertes, porque al verla asomar antes del alba se acababa el invierno y volvían las lluvias suaves.',
        ],
      },
      {
        title: 'Cariño sin cerradura',
        body: [
          'La amistad es la base de cualquier otro vínculo, y lo dice sin ánimo de rebajar el amor. Le atrae la rareza, le sobra paciencia con los defectos y le falta con las escenas. Se va un rato para poder volver. A quien lo quiere le toca aprender que esa distancia no es un veredicto; a Acuario, avisar antes de irse y no después.',
        ],
      },
      {
        title: 'Herramientas, equipos y causas',
        body: [
          'Tecnología, ciencia, cooperativas, docencia de la que pregunta más que dicta. Ve el defecto del sistema el primer día y propone otro el segundo. Se lleva mal con las jerarquías sin motivo, y bien con el trabajo en equipo siempre que cada cual pueda cerrar su puerta.',
        ],
      },
      {
        title: 'La frialdad que se le reprocha',
        body: [
          'Defiende a la humanidad y olvida el cumpleaños de su hermana. Cuando siente mucho, razona más, y desde fuera parece hielo. Su terquedad es de las difíciles porque viene con argumentos. Un buen ejercicio consiste en decir cómo está en una frase que no contenga ninguna teoría.',
        ],
      },
    ],
    cusp: 'Según el año, el Sol entra el 19 o el 20 de enero por los relojes de Ciudad de México. En 2026, por ejemplo, lo hizo la noche del 19, cuando en Europa ya era día 20: la misma noche, dos fechas en el documento y un solo cielo.',
    reckoning:
      'Saturno como regente antiguo, Urano como moderno: ambos son lentos, así que el texto de hoy depende sobre todo de quién los toca y de la Luna. Desde Acuario se numeran las casas, con Tauro en la raíz familiar, Leo en la pareja y Escorpio en lo profesional, y un retrógrado se señala con sus fechas.',
  },
  Piscis: {
    description:
      'Piscis sin neblina: agua mutable, Júpiter y Neptuno, los dos peces atados, su ternura, su oficio y sus fugas. La entrada exacta del Sol y el horóscopo de hoy.',
    lead: 'Oye la canción que hay debajo de la conversación.',
    chapters: [
      {
        title: 'El agua sin orillas',
        body: [
          'Es el último de los doce y lleva algo de todos, como el mar lleva de cada río. Agua mutable: siente, se adapta, cambia de forma según quién entre en la habitación. Esa porosidad le da compasión, oído musical, una imaginación de primera y la costumbre de cansarse en las fiestas, donde recibe treinta ánimos a la vez.',
          'Júpiter lo rigió desde siempre, en su cara más interior: la fe, la misericordia, el sueño grande. Neptuno, que se encontró en 1846, fue añadido después y trajo el arte y la niebla. Venus está exaltada en Piscis, y es fácil ver por qué, pues en ningún otro sitio el amor pregunta tan poco qué recibe.',
        ],
      },
      {
        title: 'Dos peces y una cuerda',
        body: [
          'El monstruo Tifón apareció junto al río donde descansaban Afrodita y Eros. Madre e hijo saltaron al agua convertidos en peces y se ataron con un cordel para no perderse en la corriente. La estrella que marca el nudo se llama Alrescha, la cuerda. Nadan en direcciones distintas y siguen unidos: uno tira hacia el mundo, el otro hacia fuera de él, y Piscis vive en el tirón.',
          'Hay un dato bonito y poco sabido. Por el lento giro del eje terrestre, el punto del equinoccio de marzo, donde comienza el zodiaco tropical, está hoy delante de estas estrellas.',
        ],
      },
      {
        title: 'Enamorarse de lo posible',
        body: [
          'Ve a la persona y también a la que podría llegar a ser, y a veces se casa con la segunda. Su entrega es inmensa, su «no» llega tarde y mal. Con alguien que pregunte qué quiere de cenar y espere de verdad la respuesta, florece. Con alguien que necesite ser salvado se hunde, convencido de estar ayudando.',
        ],
      },
      {
        title: 'Lo que sabe hacer',
        body: [
          'Música, imagen, cuidado de enfermos y de animales, terapia, cocina, todo trabajo en el que percibir sea la mitad de la tarea. Los horarios rígidos lo apagan y los horarios inexistentes lo disuelven: le conviene un marco suave, con dos o tres horas fijas al día y el resto de agua.',
        ],
      },
      {
        title: 'Las salidas de emergencia',
        body: [
          'Cuando la realidad aprieta, se va sin moverse: duerme, fantasea, promete, dice que está bien. Sacrificarse puede ser también un modo de no decidir. Una libreta con tres hechos del día, comprobables y sin adjetivos, le devuelve el suelo sin quitarle el mar.',
        ],
      },
    ],
    cusp: 'En febrero, el 18 o el 19 por la hora de Ciudad de México. Es el signo que cierra la vuelta, y su final es el equinoccio: si naciste entre el 19 y el 21 de marzo, que no te lo diga una lista, porque hay países y años en que esas fechas son Piscis y otros en que ya son Aries.',
    reckoning:
      'Se parte de Júpiter, con Neptuno al lado, y de lo que la Luna haga con ellos. La primera casa es Piscis; Géminis, la cuarta, habla de la familia; Virgo, la séptima, de quien comparte contigo la mesa; Sagitario, la décima, de aquello por lo que se te conoce. Las posiciones son las del mediodía.',
  },
} as const satisfies Readonly<Record<string, SignText>>;
