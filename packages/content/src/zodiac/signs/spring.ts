import type { SignText } from '../sign-text.ts';

/** Aries, Tauro and Géminis. */
export const SPRING_SIGNS = {
  Aries: {
    description:
      'Cómo es Aries: su fuego cardinal, Marte, el mito del carnero de oro, el amor, el trabajo y la sombra. Con el horóscopo de hoy y la entrada exacta del Sol.',
    lead: 'El signo que abre la rueda: primero se mueve y luego averigua hacia dónde.',
    chapters: [
      {
        title: 'Los dos primeros segundos del fósforo',
        body: [
          'Aries es fuego y es cardinal, es decir, calor puesto a arrancar. No es la hoguera de Leo ni la antorcha viajera de Sagitario: es el chispazo. De ahí vienen su franqueza, el valor para hacer la pregunta que los demás rodean y la impaciencia con todo lo que pide cocción lenta.',
          'Lo rige Marte, el planeta que separa y decide. En un día normal eso no se parece a una batalla. Se parece a contestar el correo incómodo antes del café, a dar la cara por quien no se atreve a hablar, a levantarse de una reunión que ya terminó aunque nadie lo haya dicho. La tradición exalta además aquí al Sol, como a un invitado que llega justo cuando amanece.',
        ],
      },
      {
        title: 'El carnero que cruzó el mar',
        body: [
          'Néfele, una diosa nube, envió un carnero de lana de oro a salvar a sus hijos, Frixo y Hele, a quienes su madrastra quería ver sacrificados. El animal los subió al lomo y echó a volar. Hele se soltó y cayó en el estrecho que por ella se llamó Helesponto; Frixo llegó a la Cólquide, y el vellocino quedó colgado en un bosque de Ares hasta que Jasón fue a buscarlo. Irse a tiempo salva la vida, dice el mito, y no siempre llegan todos los que salieron.',
        ],
      },
      {
        title: 'Cuando Aries quiere',
        body: [
          'Se le nota. Va de frente, propone, llama, y se aburre si hay que adivinar. Le hace bien alguien que no se asuste de una discusión y que no la guarde una semana. Lo que aprende con los años es que el otro no es una meta: que después de conquistar la atención viene la parte larga, la de preguntar cómo durmió.',
        ],
      },
      {
        title: 'En el trabajo',
        body: [
          'Dale un comienzo: abrir un mercado, atender una urgencia, sacar adelante lo que lleva meses en una mesa. Rinde con plazos cortos y con permiso para equivocarse. Sufre donde cada paso necesita tres firmas, y conviene que cerca haya alguien a quien le guste terminar.',
        ],
      },
      {
        title: 'Su sombra',
        body: [
          'La prisa lo convence de que todo es urgente, y el enojo de que todo es personal. Confunde a veces ceder con perder. Un truco antiguo que le sirve: contar los frentes abiertos, y no abrir otro hasta haber cerrado uno con sus propias manos.',
        ],
      },
    ],
    cusp: 'Las tablas dan el 21 de marzo como primer día de Aries, y en Ciudad de México no acierta ni un año entre 2000 y 2040: el Sol cruza siempre el 19 o el 20, en el instante del equinoccio. Quien cumple años uno de esos días necesita su hora de nacimiento para saber si es Aries o Piscis.',
    reckoning:
      'Se cuentan las casas desde Aries, de modo que un planeta en Cáncer toca su hogar, en Libra sus vínculos y en Capricornio su oficio. Entre los de paso rápido, Marte pesa más, por ser el regente: dónde está, a quién mira y si va hacia atrás, cosa que hace una vez cada dos años largos.',
  },
  Tauro: {
    description:
      'Tauro por dentro: tierra fija, Venus, el toro que raptó a Europa, cómo ama, cómo trabaja y qué le cuesta soltar. Horóscopo de hoy y fechas reales del Sol.',
    lead: 'Lo que toca con las manos existe; lo demás puede esperar a mañana.',
    chapters: [
      {
        title: 'El toro blanco de la playa',
        body: [
          'Zeus se hizo toro para acercarse a Europa, una princesa fenicia que recogía flores junto al mar con sus amigas. Era blanco, manso, olía a hierba fresca. Ella le puso una guirnalda en los cuernos, se sentó en su lomo, y el toro entró en el agua y no paró hasta Creta. En el cielo se dibuja solo la mitad delantera, con Aldebarán por ojo y las Pléyades en el hombro, como si el resto siguiera nadando.',
          'La historia guarda las dos caras del signo, la dulzura que invita a confiar y una fuerza que, puesta en marcha, nadie frena.',
        ],
      },
      {
        title: 'Tierra que no se mueve de sitio',
        body: [
          'Después del arranque de Aries hacía falta alguien que se quedara. Tauro es tierra fija: prueba la silla antes de comprarla, repite el plato que le gustó, tarda en dar una respuesta y luego la sostiene durante años. Su calma no es falta de deseo. Es que el deseo, aquí, pasa por el cuerpo, y el cuerpo tiene su tiempo.',
          'Venus lo gobierna desde el lado de los sentidos, el de la tela, el pan, la voz baja, la planta que se riega los domingos. También la Luna está exaltada en este signo: lo que cuida y alimenta encuentra aquí suelo donde crecer.',
        ],
      },
      {
        title: 'Amor a fuego lento',
        body: [
          'Tauro se declara con hechos. Aparece con la comida, arregla la bisagra, se queda cuando hay fiebre. Pide lo mismo, presencia y constancia, y se desorienta con quien un día abraza y al siguiente no contesta. El contacto le dice más que las explicaciones; una mano en la espalda puede cerrar una pelea que diez argumentos no cerraron.',
        ],
      },
      {
        title: 'Dinero, oficio y herramientas buenas',
        body: [
          'Trabaja bien con materia entre las manos y con resultados que se puedan contar: cocina, jardín, finanzas, artesanía, obra. No le pidas tres prioridades por hora. Prefiere un precio justo y claro a una promesa brillante, y suele tener ahorrado justo lo que otros acaban de gastar.',
        ],
      },
      {
        title: 'Donde se atasca',
        body: [
          'Se queda demasiado. En el empleo que ya no da, en el rencor que ya no calienta, en la costumbre que nadie recuerda haber elegido. Poseer le parece una forma de querer, y no lo es. Cambiar un mueble de lugar cada estación puede sonar a poca cosa; para Tauro es gimnasia.',
        ],
      },
    ],
    cusp: 'En los relojes de Ciudad de México la entrada cae el 19 o el 20 de abril, según lo cerca que quede el último año bisiesto. Si naciste uno de esos dos días no eres mitad Aries y mitad Tauro: el Sol estaba de un lado de la línea o del otro, y lo decide el minuto.',
    reckoning:
      'El texto de cada mañana mira primero a Venus, que manda en este signo, y a la Luna, que corre por las doce casas en menos de un mes. Contadas desde Tauro, la casa cuatro es Leo, la siete Escorpio y la diez Acuario; un astro en ellas habla de la familia, de la pareja o de la profesión, por ese orden.',
  },
  Géminis: {
    description:
      'Géminis explicado: aire mutable, Mercurio, Cástor y Pólux, su manera de querer y de trabajar, su sombra y cuándo empieza. Con el horóscopo calculado de hoy.',
    lead: 'Dos oídos, dos voces y una pregunta más antes de irse.',
    chapters: [
      {
        title: 'La curiosidad como oficio',
        body: [
          'Pon a Géminis en una fila de banco y saldrá sabiendo de qué vive la señora de delante. Es aire, o sea, trato, palabra e idea; y es mutable, porque llega al final de la primavera, cuando el tiempo ya está pensando en otra cosa. Aprende deprisa, enlaza lo que parecía suelto y cambia de opinión sin sentirse derrotado.',
          'Mercurio lo rige, el mensajero, dios de caminos, mercados y traductores. Por eso su inteligencia es de cruce de calles más que de biblioteca: oye, compara, cuenta. Lo que no puede contarle a nadie le parece que todavía no ha pasado del todo.',
        ],
      },
      {
        title: 'Un hermano en el Olimpo y otro bajo tierra',
        body: [
          'Cástor y Pólux nacieron de Leda, y se decía que solo Pólux era hijo de Zeus. Cuando a Cástor lo mataron, su hermano no quiso ser inmortal a solas y pidió repartir con él su suerte: desde entonces pasan juntos, o por turnos según quien lo cuente, un día en el cielo y otro en el Hades. Los marinos los invocaban al ver el fuego de San Telmo en los mástiles. No es poca enseñanza para un signo con fama de ligero: la pareja de la luz y la sombra se sostiene porque uno de los dos compartió lo que tenía.',
        ],
      },
      {
        title: 'Querer conversando',
        body: [
          'Se enamora por el oído. Una broma bien devuelta le hace más efecto que una cena con velas, y la intimidad, para Géminis, es el rato en que ya no se elige qué decir. Necesita aire: amigos propios, temas propios, la puerta entornada. Quien le exige una versión única de sí lo pierde, y quien le pregunta de verdad lo tiene enfrente durante horas.',
        ],
      },
      {
        title: 'Trabajos con muchas puertas',
        body: [
          'Redacción, enseñanza, venta, idiomas, cualquier mesa donde entren noticias y salgan conexiones. Dos encargos a la vez le sientan mejor que uno solo. La trampa está en el último tramo, el de revisar y entregar, que se le hace larguísimo porque la parte interesante ya la entendió.',
        ],
      },
      {
        title: 'Lo que deja a medias',
        body: [
          'Puede hablar de una pena durante años sin llegar a sentirla. Salta, bromea, explica. Y a fuerza de entender las dos versiones de todo, a veces no firma ninguna. Callar diez minutos, sin pantalla, le da un miedo curioso y le sienta estupendamente.',
        ],
      },
    ],
    cusp: 'El Sol llega a Géminis el 20 o el 21 de mayo, visto desde Ciudad de México. En Madrid son ocho horas más en los relojes, así que un mismo instante puede llevar fecha de un día en América y del siguiente en España: al comparar tablas, mira antes para qué país están hechas.',
    reckoning:
      'Aquí se sigue de cerca a Mercurio, que cambia de signo cada tres semanas más o menos y retrocede tres o cuatro veces al año. Lo demás se ordena por casas enteras a partir de Géminis: Virgo es el hogar, Sagitario quien está enfrente, Piscis lo que se hace a la vista de todos.',
  },
} as const satisfies Readonly<Record<string, SignText>>;
