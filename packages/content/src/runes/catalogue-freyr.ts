import type { Rune } from './rune.ts';

export const AETT_OF_FREYR: readonly Rune[] = [
  {
    id: 0,
    name: 'Fehu',
    glyph: '\u16A0',
    transliteration: 'f',
    literal: 'Ganado, riqueza',
    aett: 'Freyr',
    picture:
      'Una piedra con un trazo vertical y dos ramas que suben hacia la derecha, como cuernos.',
    description:
      'Su nombre, reconstruido, quiere decir ganado, que era la riqueza que respiraba y había que sacar a pastar. Los dos trazos que suben recuerdan unos cuernos. Es la runa de los bienes que solo duran si se mueven.',
    keywords: ['Abundancia', 'Ganancia', 'Inicio próspero', 'Ganado'],
    upright:
      'Fehu habla de recursos vivos: dinero, tiempo, ganas, todo lo que crece con cuidado y circulación. Anima a empezar con lo que hay en el corral y a repartir algo por el camino. La abundancia que muestra no es un tesoro enterrado, es un rebaño que come cada día.',
    reversed: {
      keywords: ['Pérdida', 'Avaricia', 'Frustración'],
      meaning:
        'Invertida, el ganado se escapa o se encierra tanto que enflaquece. Señala lo que se va por una cerca rota, y también la avaricia de no soltar nada. Conviene mirar por dónde se pierde antes de salir a buscar más.',
    },
  },
  {
    id: 1,
    name: 'Uruz',
    glyph: '\u16A2',
    transliteration: 'u',
    literal: 'Uro, el toro salvaje',
    aett: 'Freyr',
    picture: 'Una piedra con un trazo alto, un lomo que baja en diagonal y una pata corta.',
    description:
      'El uro era un toro salvaje, enorme, que ya no existe; de su nombre quedan la runa y los cuernos de beber. El dibujo se parece a un lomo inclinado. Es la runa de la fuerza que nadie ha domado.',
    keywords: ['Fuerza', 'Salud vital', 'Coraje', 'Resistencia'],
    upright:
      'Uruz habla de una fuerza que viene del cuerpo y no del cálculo: aguante, empuje, coraje para plantarse. Aparece cuando hay energía para algo difícil. Pide dirección, porque un animal así atraviesa la puerta o se lleva la pared.',
    reversed: {
      keywords: ['Debilidad', 'Fuerza mal usada'],
      meaning:
        'Invertida, la fuerza falta o se gasta contra lo que no era. Puede mostrar cansancio de empujar o la costumbre de embestir para no preguntar. Descansar aquí no es rendirse: es dejar que el animal vuelva a pisar firme.',
    },
  },
  {
    id: 2,
    name: 'Thurisaz',
    glyph: '\u16A6',
    transliteration: 'th',
    literal: 'Gigante; espina',
    aett: 'Freyr',
    picture:
      'Una piedra con un trazo vertical del que sale, hacia la derecha, una punta triangular.',
    description:
      'Unos poemas la llaman gigante y otros espina, y el triángulo que le sale del costado da la razón a los segundos. Pincha a quien agarra sin mirar. Es la runa de los umbrales que piden respeto.',
    keywords: ['Defensa', 'Umbral', 'Fuerza reactiva', 'Espina'],
    upright:
      'Thurisaz habla de una defensa necesaria, como el seto de espinos que cierra un campo. Invita a detenerse en el umbral antes de cruzar y a preguntar qué protege cada cosa que pincha. La fuerza que muestra reacciona: sirve para guardar, no para perseguir.',
    reversed: {
      keywords: ['Vulnerabilidad', 'Impulso dañino'],
      meaning:
        'Invertida, la espina queda del lado de adentro: se está a la intemperie o se hiere a quien solo quería pasar. Señala impulsos de los que luego hay que disculparse. Ayuda contar hasta diez en la puerta.',
    },
  },
  {
    id: 3,
    name: 'Ansuz',
    glyph: '\u16A8',
    transliteration: 'a',
    literal: 'Un dios, un As',
    aett: 'Freyr',
    picture: 'Una piedra con un trazo vertical y dos ramas que bajan hacia la derecha.',
    description:
      'Nombra a un dios de la estirpe de los Ases, y la tradición piensa en Odín, que pagó caro el saber de las runas. Sus ramas bajan, como una capa al viento o una voz que llega. Es la runa de la palabra.',
    keywords: ['Mensaje', 'Palabra', 'Inspiración', 'Escucha'],
    upright:
      'Ansuz habla de lo que se dice y de lo que se oye: un consejo, una carta, una frase que ordena de golpe lo que estaba revuelto. Pide escuchar bien antes de contestar. A veces el mensaje viene de quien menos se esperaba.',
    reversed: {
      keywords: ['Malentendido', 'Engaño'],
      meaning:
        'Invertida, la palabra llega torcida: se entiende lo que se teme, se calla lo que importa o alguien adorna la verdad. Antes de ofenderse conviene volver a preguntar. También hay consejos que suenan bien y no eran para ti.',
    },
  },
  {
    id: 4,
    name: 'Raido',
    glyph: '\u16B1',
    transliteration: 'r',
    literal: 'Cabalgata',
    aett: 'Freyr',
    picture: 'Una piedra con un trazo vertical, un pico arriba y una pierna que avanza.',
    description:
      'Quiere decir cabalgata, y su forma, parecida a nuestra R, tiene un pie adelantado. El poema islandés bromea con que es alegría del jinete y trabajo del caballo. Es la runa del camino y de su compás.',
    keywords: ['Viaje', 'Ritmo', 'Rumbo', 'Cabalgata'],
    upright:
      'Raido habla de moverse con orden: un viaje, un trámite que avanza, un modo de ir que no revienta al caballo. Importa tanto el rumbo como el paso. Lo que se hace a buen ritmo llega con fuerzas para lo siguiente.',
    reversed: {
      keywords: ['Retraso', 'Desvío'],
      meaning:
        'Invertida, el camino se alarga: retrasos, vueltas, una prisa que obliga a desandar. No siempre es mala noticia, porque hay desvíos que enseñan el valle entero. Revisa el plan antes de echarle la culpa al caballo.',
    },
  },
  {
    id: 5,
    name: 'Kenaz',
    glyph: '\u16B2',
    transliteration: 'k',
    literal: 'Antorcha (o úlcera, según el poema)',
    aett: 'Freyr',
    picture:
      'Una piedra con dos trazos cortos que se abren desde un punto, como una luz en la mano.',
    description:
      'El poema inglés la llama antorcha, el noruego y el islandés, úlcera: de las dos maneras, algo que arde. Aquí la leemos como la luz que se lleva en la mano. Es la runa de quien mira de cerca y aprende.',
    keywords: ['Conocimiento', 'Creatividad', 'Claridad', 'Antorcha'],
    upright:
      'Kenaz habla de una luz pequeña y propia: un oficio que se aprende, una idea que por fin se ve, un taller encendido de noche. No alumbra el bosque entero, solo los tres pasos siguientes. Con eso alcanza para trabajar.',
    reversed: {
      keywords: ['Bloqueo', 'Oscuridad'],
      meaning:
        'Invertida, la antorcha mira al suelo y da más humo que luz: bloqueo, ideas gastadas, cosas que se prefiere no ver. No hace falta un incendio para salir de ahí. Basta con acercarse a alguien que tenga lumbre.',
    },
  },
  {
    id: 6,
    name: 'Gebo',
    glyph: '\u16B7',
    transliteration: 'g',
    literal: 'Regalo',
    aett: 'Freyr',
    picture: 'Una piedra con dos trazos que se cruzan en aspa.',
    description:
      'Dos líneas que se cruzan y se sostienen: así se escribía el regalo. Entre aquella gente un don pedía otro, y por eso ataba más que una cuerda. Es la runa de lo que se da y se recibe, y no tiene revés.',
    keywords: ['Generosidad', 'Alianza', 'Intercambio', 'Regalo'],
    upright:
      'Gebo habla de tratos justos: lo que se ofrece, lo que se acepta y el lazo que queda después. Pregunta si la balanza se mueve en las dos direcciones. Un regalo bien hecho deja libre a quien lo recibe.',
    reversed: null,
  },
  {
    id: 7,
    name: 'Wunjo',
    glyph: '\u16B9',
    transliteration: 'w',
    literal: 'Alegría',
    aett: 'Freyr',
    picture: 'Una piedra con un trazo vertical y, en lo alto, un triángulo como un banderín.',
    description:
      'Parece un banderín en lo alto de un palo, la señal de que hay fiesta o de que se ha llegado a casa. Su nombre quiere decir alegría. Es la runa del gozo que se comparte en una mesa.',
    keywords: ['Gozo', 'Armonía', 'Pertenencia', 'Alegría'],
    upright:
      'Wunjo habla de estar a gusto entre los propios: tareas que encajan, amistades que no cansan, una tarde sin reloj. Su alegría es tranquila y se nota en los detalles. Recuerda que también se aprende a recibir lo bueno.',
    reversed: {
      keywords: ['Tristeza', 'Aislamiento'],
      meaning:
        'Invertida, el banderín cae y la fiesta se oye desde fuera: tristeza, distancia, la sensación de no tener sitio. Suele ser más niebla que muro. Un gesto pequeño hacia alguien vale más que esperar una invitación perfecta.',
    },
  },
];
