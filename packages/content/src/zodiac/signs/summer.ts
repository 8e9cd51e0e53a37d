import type { SignText } from '../sign-text.ts';

/** Cáncer, Leo and Virgo. */
export const SUMMER_SIGNS = {
  Cáncer: {
    description:
      'Cáncer de verdad: agua cardinal, la Luna, el cangrejo de la Hidra, cómo cuida, cómo trabaja y cuándo se encierra. Horóscopo de hoy y fechas exactas del Sol.',
    lead: 'Camina de lado para llegar de frente a lo que le importa.',
    chapters: [
      {
        title: 'Agua que toma la iniciativa',
        body: [
          'Se suele contar a Cáncer como un signo pasivo, y es cardinal. Empieza cosas; lo que pasa es que las empieza desde dentro: funda una casa, convoca la cena, llama a quien lleva días callado. El agua le da memoria y un termómetro finísimo para el ánimo ajeno. La cardinalidad le da el gesto de hacer algo con lo que notó.',
          'La Luna es su regente, el astro más rápido y el único que cambia de cara a la vista de todos. Quien vive con Cáncer conoce esas fases. No son capricho: son una marea, y las mareas se pueden aprender.',
        ],
      },
      {
        title: 'El caparazón y lo que guarda',
        body: [
          'Por fuera, cautela; por dentro, una blandura que necesita estar segura antes de salir. De esa forma vienen su don y su problema. Don, porque sabe hacer sitio a lo frágil, sea un niño, un abuelo o una idea recién nacida. Problema, porque cuando duele se mete dentro y desde dentro espera que alguien adivine.',
        ],
      },
      {
        title: 'Querer es dar de comer',
        body: [
          'Recuerda qué dijiste en febrero y cómo te gusta el café. Quiere despacio al principio, con pruebas pequeñas, y después del todo. Le hacen falta palabras claras, porque su imaginación llena los silencios con lo peor; y le conviene pedir en voz alta lo que da por sabido. El pasado, que le importa tanto, puede ser álbum o puede ser tribunal.',
        ],
      },
      {
        title: 'Un cangrejo pisado en plena batalla',
        body: [
          'Heracles luchaba contra la Hidra de Lerna cuando Hera mandó a un cangrejo a morderle el pie. El héroe lo aplastó sin mirarlo apenas. La diosa agradeció la lealtad y lo puso en el cielo, en el trozo más débil del zodiaco: ninguna de sus estrellas brilla mucho, y en el centro hay un cúmulo, el Pesebre, que a simple vista parece una nubecita. Así es su valor, poco vistoso, y acude aunque la pelea le quede grande.',
        ],
      },
      {
        title: 'El oficio de sostener',
        body: [
          'Brilla donde hay que cuidar un ambiente: una cocina, un aula, un equipo, una clientela de años, un archivo familiar convertido en libro. Administra con prudencia y huele los problemas antes de que lleguen al informe. Con jefes fríos se apaga; con un lugar propio, aunque sea un rincón con una planta, vuelve a encenderse.',
        ],
      },
      {
        title: 'Cuando se retira',
        body: [
          'El mal humor le sirve de puerta cerrada. También cuida a veces para que le deban, sin darse cuenta, y se ofende con la factura que nadie firmó. Decir «hoy estoy así, no es contigo» abre más que tres días de caparazón.',
        ],
      },
    ],
    cusp: 'Su comienzo es el solsticio de junio, que en Ciudad de México cae el 20 o el 21. Es el día más largo del año al norte del ecuador y el más corto al sur: Cáncer empieza con la luz en lo alto o en lo hondo, según el hemisferio en que se mire, y el signo es el mismo.',
    reckoning:
      'Ningún otro horóscopo cambia tanto de un día para otro, porque su regente es la Luna y ella recorre un signo cada dos días y medio. Se anota en qué casa está contando desde Cáncer, qué fase lleva y con quién forma aspecto. Después vienen los demás: Libra toca la casa, Capricornio la pareja y Aries el trabajo.',
  },
  Leo: {
    description:
      'Leo sin tópicos: fuego fijo, el Sol, el león de Nemea, su corazón, su trabajo, el orgullo que le estorba y la fecha en que empieza. Con su horóscopo de hoy.',
    lead: 'Da calor sin que se lo pidan, y se entera si nadie lo agradece.',
    chapters: [
      {
        title: 'Una hoguera con gente alrededor',
        body: [
          'Fuego fijo: ni chispa ni incendio, sino la llama que se queda encendida y reúne. A Leo se le reconoce porque el cuarto cambia de temperatura al entrar, para bien casi siempre. Es generoso con el elogio, con la cuenta y con el tiempo. Hace las cosas enteras, o no las hace, y le ofende lo mezquino bastante más que lo difícil.',
          'Su regente es el Sol, centro y medida de los demás. De ahí la necesidad de tener algo propio que decir y de firmarlo. No es vanidad por fuerza; un Sol que no alumbra no sabe para qué está. La vanidad empieza cuando solo cuenta quién mira.',
        ],
      },
      {
        title: 'La piel que ninguna espada cortaba',
        body: [
          'El león de Nemea vivía en una cueva con dos bocas y nada podía herirlo. Heracles tapó una entrada, entró por la otra y lo venció con los brazos. Luego no hubo cuchillo capaz de desollarlo, hasta que probó con las propias garras del animal; esa piel le sirvió de capa toda la vida. La estrella mayor de la constelación se llama Régulo, el reyecito, y está tan cerca del camino del Sol que la Luna la tapa de vez en cuando.',
          'Quien quiera entender a Leo puede empezar ahí: lo invulnerable por fuera solo se abre con su propia arma, que es el corazón.',
        ],
      },
      {
        title: 'Trabajar a la vista',
        body: [
          'Dirige, enseña, actúa, inaugura. Necesita que su parte tenga nombre. En un puesto invisible se marchita y empieza a hacer ruido; en uno donde responde por el resultado se crece y, dato poco contado, hace crecer: pocos defienden así a su equipo. Le cuesta delegar lo que luce y revisar lo que ya aplaudieron.',
        ],
      },
      {
        title: 'En el amor, teatro lleno',
        body: [
          'Ama con ceremonia: el aniversario, la foto, la frase delante de todos. Espera lo mismo y no lo pide, porque pedirlo le parece rebajarse. Es fiel cuando se siente elegido cada cierto tiempo, no de una vez por todas. Si te ríes con él, ganas un aliado; si te ríes de él en público, una temporada de frío polar.',
        ],
      },
      {
        title: 'El orgullo y su costo',
        body: [
          'Pedir perdón le cuesta una fortuna, y reconocer que no sabe, otra. A veces sostiene una postura en la que ya no cree por no bajar del escenario. Le ayuda hacer algo bien hecho que nadie vaya a ver nunca, una buena acción sin firma, y comprobar que también calienta.',
        ],
      },
    ],
    cusp: 'Casi siempre el 22 de julio; algunos años el 23, y hacia mediados de siglo ya hay entradas del 21, todas por los relojes de Ciudad de México. Nacer en esos tres días no da un signo mezclado con Cáncer: hay un antes y un después, y una partida de nacimiento con la hora lo resuelve.',
    reckoning:
      'El Sol nunca retrocede, y por eso la base de este horóscopo es la más regular de las doce: una casa al mes, empezando por la suya entre julio y agosto. Sobre ese fondo se lee el resto: los astros en Escorpio remueven el hogar, los de Acuario miran de frente a Leo, los de Tauro suben al terreno del oficio.',
  },
  Virgo: {
    description:
      'Virgo con matices: tierra mutable, Mercurio, la diosa que dejó el mundo, cómo quiere y trabaja, su exigencia, las fechas del Sol y el horóscopo de hoy.',
    lead: 'Ve la errata, el hilo suelto y también el modo de arreglarlos.',
    chapters: [
      {
        title: 'El ojo del detalle',
        body: [
          'Virgo llega con la cosecha, cuando hay que separar el grano de la paja, y algo de esa criba le queda para siempre. Es tierra, le importan los hechos. Y es mutable: ajusta, prueba, corrige, vuelve a probar. Su orden tiene menos de manía que de cariño por las cosas que funcionan. La lista en la cocina, el botiquín al día y la segunda lectura del contrato son su manera de decir que alguien puede descansar.',
          'Mercurio lo rige, y además se exalta aquí, caso único en la rueda. En Géminis el mensajero colecciona noticias; en Virgo las comprueba, las clasifica y descubre cuál sobraba.',
        ],
      },
      {
        title: 'En el taller de cada día',
        body: [
          'Oficios de precisión y de servicio: salud, edición, laboratorio, cuentas, artesanía fina, la logística de la que depende que todo lo demás parezca fácil. Aprende herramientas por gusto. Conviene que no le carguen el trabajo que otros hicieron mal, porque lo rehará sin quejarse hasta que un día, sin aviso, se vaya.',
        ],
      },
      {
        title: 'La última en marcharse',
        body: [
          'Los antiguos veían en esta figura a Astrea, la justicia, que vivió entre la gente durante la edad de oro. Cuando llegaron la plata y el bronce se fue alejando, primero a los montes, después al cielo, la última de los inmortales en marcharse. Otros la llamaron Deméter, y por eso lleva en la mano una espiga, Spica, su estrella más clara. Las dos versiones se parecen: alguien que esperaba del mundo un poco más de cuidado.',
        ],
      },
      {
        title: 'Querer con las manos',
        body: [
          'No es frío, es pudoroso. Se enamora observando y lo demuestra resolviendo: el trámite, la cita con el médico, la maleta bien hecha. Le incomodan los grandes discursos y recuerda cada gesto. Quien lo quiere bien le enseña que no tiene que ser útil para quedarse, frase que Virgo escucha con escepticismo y guarda bajo llave.',
        ],
      },
      {
        title: 'La crítica, vuelta hacia dentro',
        body: [
          'Lo que dice de los demás es una fracción de lo que se dice a sí mismo. La exigencia puede dejarlo sin empezar, por miedo a que salga mal, o sin terminar, porque siempre queda algo. Entregar un trabajo al noventa por ciento, a propósito y con fecha, es para este signo un ejercicio espiritual.',
        ],
      },
    ],
    cusp: 'El 22 o el 23 de agosto, en la hora de Ciudad de México, el Sol deja Leo. La fecha baila porque el año dura unas seis horas más que 365 días: cada entrada se retrasa ese poco hasta que un 29 de febrero la devuelve. A Virgo, que aprecia la contabilidad, la explicación suele gustarle.',
    reckoning:
      'Se mira a Mercurio, que nunca se separa del Sol más de veintiocho grados, y en qué casa cae si Virgo es la primera. Un tránsito por Sagitario se lee en el hogar, por Piscis en la persona de enfrente, por Géminis en el trabajo. La Luna pone el tono del día y los aspectos exactos, la hora.',
  },
} as const satisfies Readonly<Record<string, SignText>>;
