import type { RunePage } from './rune-page.ts';

export const PAGES_OF_HAGAL: readonly RunePage[] = [
  {
    name: 'Hagalaz',
    summary:
      'Hagalaz ᚺ, la runa del granizo: lo que interrumpe y después riega. Su significado, por qué no se invierte, el sonido y la imagen de los poemas rúnicos.',
    sound: 'Una hache aspirada, como la jota suave del Caribe.',
    sign: 'Dos postes y un travesaño en diagonal, casi nuestra H. En otras regiones se tallaba con dos travesaños. Da nombre al segundo grupo, el de Hagal, y ocupa el noveno puesto, el primero tras la alegría de Wunjo. El inglés hail, granizo, es su descendiente.',
    poem: 'Coinciden los tres, y eso es raro: granizo. El inglés lo mira con ojos de niño, el más blanco de los granos, que cae de lo alto, el viento lo zarandea y acaba convertido en agua. Los otros dos repiten lo del grano frío, y el islandés lo llama dolencia de las serpientes. La crisis que limpia es una interpretación actual del último verso inglés.',
    love: 'Algo ajeno a los dos trastoca los planes: un horario, una mudanza, una noticia. Importa menos quién lo trajo que quién acerca el paraguas.',
    work: 'Cancelaciones y sorpresas. Protege lo frágil, deja que pase y haz recuento después. Los proyectos con raíz rebrotan antes de lo que parece.',
    turned:
      'Girada media vuelta, esta forma queda idéntica, así que no se lee invertida. Un pedrisco cae igual se mire por donde se mire.',
    beside: [
      { rune: 'Jera', text: 'Se pierde parte de la cosecha, no el campo. Habrá otra siembra.' },
      { rune: 'Algiz', text: 'Avisaba el instinto. Todavía da tiempo de meter las cosas en casa.' },
      { rune: 'Sowilo', text: 'Escampa. El hielo del suelo brilla un rato y se va.' },
    ],
    neighbours:
      'El hielo de Isa no se mueve; el suyo cae y dura poco. De Nauthiz la distingue la causa: una carencia se arrastra, un granizo llega. También recuerda a Dagaz por los dos postes, pero allí el centro es un cruce y lo que sucede, luz.',
    question: '¿Qué quedó en pie, y desde cuándo tenía raíz?',
  },
  {
    name: 'Nauthiz',
    summary:
      'Nauthiz ᚾ, la runa de la necesidad. Significado, por qué unas listas la invierten y nosotros no, su sonido, los poemas y qué preguntar cuando aprieta.',
    sound: 'La ene de «noche».',
    sign: 'Un palo derecho y otro corto que lo corta en diagonal. Hace pensar en el arco de frotar con que se encendía lumbre cuando no había otra, el fuego de necesidad que muchas aldeas europeas seguían prendiendo en tiempos de peste del ganado. La relación con la letra es bonita y no está probada.',
    poem: 'Oprime el pecho, dice el inglés, y sin embargo puede volverse ayuda y salvación para quien le hace caso a tiempo. El noruego abrevia: poca elección, y el desnudo se hiela. El islandés piensa en la esclava y en el trabajo duro. Que enseñe algo es, por una vez, una idea que ya estaba en un poema medieval.',
    love: 'Carencias que se nombran: tiempo, atención, dinero, espacio. Pedir con exactitud lo que falta da mejor resultado que esperar que lo adivinen.',
    work: 'Presupuesto corto, plazos estrictos, herramientas viejas. De ahí salen soluciones sobrias que luego nadie quiere cambiar.',
    turned:
      'Es la más discutida. Algunos manuales le dan lectura invertida; otros se la niegan. Tallada con el cruce en el centro, como en nuestras piedras, cabeza abajo se ve igual, y por eso aquí no tiene revés.',
    beside: [
      { rune: 'Gebo', text: 'La falta encuentra una mano. Acéptala sin contabilidad.' },
      { rune: 'Kenaz', text: 'Del roce, chispa. La escasez afina el ingenio.' },
      { rune: 'Fehu', text: 'Entra algo de aire en la caja. Paga primero lo que quita el sueño.' },
    ],
    neighbours:
      'Isa es su vecina y su retrato sin la rama: allí nada se mueve, aquí se frota. Gebo cruza dos trazos iguales; el suyo cojea, y la diferencia es la que va del intercambio a la falta. Perthro depende de la suerte, ella del esfuerzo.',
    question: '¿Qué me falta de verdad, quitando lo que me falta por costumbre?',
  },
  {
    name: 'Isa',
    summary:
      'Isa ᛁ, la runa del hielo: pausa, quietud y conservación. Qué significa, por qué no puede invertirse, cómo suena y qué imagen le dan los poemas antiguos.',
    sound: 'La i de «isla».',
    sign: 'Una raya. No hay nada más fácil de tallar ni más difícil de leer en una madera vieja, porque cualquier veta se le parece. Ella sola equivale a nuestra I y no ha cambiado desde hace dos mil años. Su nombre es el hielo en casi todas las lenguas germánicas: ice, Eis, is.',
    poem: 'Resbaladizo, frío, brillante como vidrio y como joyas, un suelo hermoso que hace la helada: así lo ve el inglés. Para el noruego es un puente ancho por el que al ciego hay que llevar de la mano. El islandés lo llama corteza de los ríos, techo de la ola y, al final, trampa de los condenados. Hay tanta belleza como peligro, cosa que las listas modernas suelen olvidar.',
    love: 'Distancia, enojo silencioso, o una paz que no pide palabras. Distingue cuál es antes de romperla. Lo congelado se conserva, y también se cuartea si le echan agua hirviendo.',
    work: 'Parón. La aprobación no llega, el cliente calla, el ánimo se ha ido a dormir. Aprovecha para guardar, ordenar y no gastar.',
    turned:
      'Un trazo vertical no tiene cabeza ni pies. Es la runa que menos duda deja de las nueve que no se invierten.',
    beside: [
      { rune: 'Laguz', text: 'Hielo sobre agua: por debajo, todo se mueve.' },
      { rune: 'Raido', text: 'El viaje espera. Revisa las herraduras.' },
      { rune: 'Uruz', text: 'Fuerza quieta. Pisa el lago a ver si aguanta, sin correr.' },
    ],
    neighbours:
      'Hagalaz es agua sólida que golpea y ella agua sólida que espera. A Nauthiz la hace avanzar la necesidad; a esta no la apura nadie. La siguiente, Jera, gira con las estaciones, así que el invierno, en la fila, dura justo una runa.',
    question: '¿Qué se está conservando gracias a que no me muevo?',
  },
  {
    name: 'Jera',
    summary:
      'Jera ᛃ, la runa del año y la cosecha: ciclos, paciencia y recompensa. Su significado, su sonido, por qué no se invierte y qué dicen de ella los poemas.',
    sound: 'La y de «yo»; de ahí que a veces se escriba con jota.',
    sign: 'Dos ángulos que se abrazan sin llegar a tocarse. Ninguna otra de la fila está hecha de piezas sueltas. Del nombre vienen el inglés year y el alemán Jahr, año, y por eso la primera lectura no es la espiga sino el calendario entero, con su parte de nieve.',
    poem: 'El inglés celebra el verano en que la tierra da frutos brillantes a ricos y a pobres. En Escandinavia cambió de forma y de sonido, pero conservó el sentido, y los dos poemas la llaman provecho para la gente; el noruego recuerda a un rey Frodi que fue generoso. Aquí lo antiguo y lo moderno casi coinciden.',
    love: 'Lo que crece con años: la confianza, las bromas privadas, el modo de pedir perdón. No hay atajo. Mira qué sembraron hace un tiempo, que eso es lo que hoy se come.',
    work: 'Resultados de un esfuerzo viejo. También avisa a quien arrancó ayer de que está mirando un surco, y de que mirarlo no lo hace crecer.',
    turned:
      'Dale media vuelta y las dos mitades se intercambian: sale la misma figura. Carece de revés, igual que el año.',
    beside: [
      { rune: 'Fehu', text: 'Grano y ganado, la despensa completa. Aparta la semilla.' },
      {
        rune: 'Ingwaz',
        text: 'Semilla y siega en la misma tirada: algo acaba y algo se guarda.',
      },
      {
        rune: 'Thurisaz',
        text: 'Hay zarzas en el surco. Se trabaja con guantes y se cosecha igual.',
      },
    ],
    neighbours:
      'Ingwaz espera cerrada; ella da la vuelta completa. Isa es uno de los tramos de su rueda. Quien la compara con Dagaz descubre dos medidas del tiempo, el día que cambia en un instante y el año que se toma lo suyo.',
    question: '¿En qué estación está este asunto, y qué se hace en ella?',
  },
  {
    name: 'Eihwaz',
    summary:
      'Eihwaz ᛇ, la runa del tejo: resistencia que se dobla y un eje firme. Significado, por qué no tiene revés, su sonido dudoso y la imagen del poema inglés.',
    sound: 'Una vocal entre la e y la i; los lingüistas aún la discuten.',
    sign: 'Un tronco con un gancho en cada punta, orientados al revés uno del otro. Apenas aparece en inscripciones y no se sabe bien qué sonido la hacía necesaria, porque la i ya tenía letra. El árbol, en cambio, es inconfundible: hay tejos en Europa con más de mil años y su madera sirvió para los mejores arcos.',
    poem: 'Un árbol de corteza áspera, dice el poema inglés, firme en la tierra, guardián del fuego y gozo de la finca. Los nórdicos hablan del tejo en otro lugar, con otra letra: verde en invierno y crepitante al arder para el noruego, arco tensado para el islandés. La relación con el árbol del mundo es muy repetida y bastante más reciente.',
    love: 'Lealtad que sobrevive a una mala racha porque sabe ceder. Pregunta qué es el tronco de esa relación y qué son hojas que pueden caerse.',
    work: 'Aguantar un cambio de jefes, de normas o de oficio sin perder el eje. El puesto puede doblarse; lo que sabes hacer, no.',
    turned:
      'Los ganchos se cambian el sitio y el dibujo vuelve a ser el que era. No se lee invertida.',
    beside: [
      { rune: 'Hagalaz', text: 'Pasa el temporal y el árbol sigue. Pierde ramas finas.' },
      { rune: 'Tiwaz', text: 'Arco y flecha. La firmeza encuentra blanco.' },
      { rune: 'Perthro', text: 'Un centro tranquilo permite jugar sin miedo a la jugada.' },
    ],
    neighbours:
      'Berkano es otro árbol, joven y de hoja caduca; el tejo no se desnuda nunca. Se escribe casi como Ehwaz en español, y nada tienen que ver: aquella es caballo. Con Sowilo se parecen en el trazo quebrado, solo que el sol zigzaguea y este permanece.',
    question: '¿Qué en mí se puede doblar sin romperse?',
  },
  {
    name: 'Perthro',
    summary:
      'Perthro ᛈ, la runa cuyo nombre nadie sabe traducir: azar, juego y lo oculto. Significado derecha e invertida, sonido y lo poco que cuenta el poema inglés.',
    sound: 'La pe de «piedra».',
    sign: 'Parece un vaso tumbado o una boca. De todas las runas es la más enigmática: no se conoce otra palabra emparentada con su nombre, y el sonido p era tan raro en las lenguas germánicas antiguas que casi no hay ocasión de verla escrita. Cubilete de dados es una conjetura, ni la única ni la última.',
    poem: 'Un solo texto la menciona, el inglés, y lo que dice es casi una adivinanza: es juego y risa entre gente orgullosa, donde los guerreros se sientan contentos en la sala de beber. Faltan letras en el verso. Puede ser un juego de mesa, un instrumento, una pieza. Destino y misterio los han puesto los lectores de ahora, sobre ese hueco.',
    love: 'Coquetear, apostar, dejar algo a la casualidad. Hay cosas de la otra persona que no te toca averiguar todavía. Se juega mejor cuando nadie mira las cartas ajenas.',
    work: 'Resultados que dependen de un factor que no controlas. Pon lo que puedas perder y disfruta de la partida. Antes de lanzar, lee las reglas.',
    turned:
      'La boca, que se abría a la derecha, queda mirando a la izquierda. El revés se ve si recuerdas hacia dónde se derrama.',
    beside: [
      { rune: 'Wunjo', text: 'Juego y compañía. Gane quien gane, la velada vale.' },
      { rune: 'Runa en Blanco', text: 'Incógnita sobre incógnita. No apuestes hoy.' },
      { rune: 'Ansuz', text: 'Un secreto busca palabras. Que las encuentre su dueño.' },
    ],
    neighbours:
      'Comparte con Laguz lo que no se ve: allí es emoción, aquí es suerte. Berkano se le parece cerrada, con las dos curvas completas. Y la Runa en Blanco es lo que aún no existe, mientras que en este cubilete los dados ya están dentro.',
    question: '¿Qué parte de esto depende del azar y puedo dejar de cargar?',
  },
  {
    name: 'Algiz',
    summary:
      'Algiz ᛉ, la runa de la protección: alce o junco. Qué significa derecha e invertida, qué sonido tenía, qué dice el poema y con qué no hay que confundirla.',
    sound: 'Una ese sonora, como el zumbido de una abeja, que más tarde acabó en erre.',
    sign: 'Tres puntas hacia lo alto. Sugiere cuernos, una mano, un cuerpo con los brazos en alto, y cada época ha preferido lo suyo. Como el sonido que escribía solo iba al final de palabra, su nombre germánico quedó mal fijado: alce es lo más aceptado, pero sobre todo es una deducción.',
    poem: 'El poeta inglés habla de una planta de pantano, una juncia que crece en el agua y corta hasta hacer sangrar a quien le echa mano. En el norte este signo se perdió, y el mismo dibujo acabó significando otra cosa, el ser humano. La idea de escudo sagrado es contemporánea; la del filo que protege su charca, no.',
    love: 'Cuidarse para poder acercarse. Un límite dicho pronto y con afecto evita la alambrada de después. Si el cuerpo se tensa siempre con alguien, escúchalo.',
    work: 'Seguros, copias, permisos, una segunda lectura. También mentores: gente que se pone delante cuando hace falta.',
    turned:
      'Invertirla la deja con las puntas hacia abajo, como raíces. El siglo XX le colgó a ese dibujo usos funerarios que el alfabeto antiguo no conocía y que dejamos fuera: habla de una guardia que se ha bajado.',
    beside: [
      { rune: 'Ehwaz', text: 'El animal avisa y el jinete le cree. Confianza con orejas atentas.' },
      { rune: 'Othala', text: 'Guardar la casa. Cierra con llave y no vivas en la puerta.' },
      { rune: 'Perthro', text: 'Algo no cuadra y no sabes qué. Retira la apuesta sin explicarte.' },
    ],
    neighbours:
      'La defensa de Thurisaz hiere al que toca; la suya levanta la cabeza y avisa. Tiwaz es también un palo con dos brazos, caídos como los de una flecha. Y frente al aguante de Eihwaz, que no se mueve del sitio, el alce puede irse.',
    question: '¿Qué notó mi cuerpo antes de que yo lo pensara?',
  },
  {
    name: 'Sowilo',
    summary:
      'Sowilo ᛋ, la runa del sol: claridad, rumbo y éxito. Significado, la trampa de sus dos dibujos, por qué no se invierte, su sonido y los poemas rúnicos.',
    sound: 'La ese de «sol».',
    sign: 'Tres trazos en zigzag, un rayo que rebota. Existen dos variantes históricas y cada una tiene su carácter en Unicode, ᛋ y ᛊ. La que tallamos nosotros es la primera, de trazo limpio; la otra tiene más quiebros y cambia al darle la vuelta. De ahí nacen muchas confusiones en los libros, porque son la misma letra.',
    poem: 'Para quienes navegan, canta el inglés, el sol es siempre esperanza cuando cruzan el baño de los peces, hasta que el caballo del mar los lleva a tierra. El noruego lo llama luz de las tierras y añade: me inclino ante el decreto sagrado. El islandés lo llama escudo de las nubes y destructor del hielo. Es de las pocas runas con buena fama en los tres.',
    love: 'Calor sin misterio: se dice lo que se siente y se ve lo que hay. Anima a salir de la penumbra donde una historia lleva demasiado tiempo.',
    work: 'Visibilidad y energía. Lo que hoy presentes se va a mirar de cerca, para bien y para mal, así que enseña lo que esté terminado.',
    turned:
      'Con el dibujo que usamos, media vuelta la deja como estaba y no hay lectura invertida. Si tu bolsa lleva la otra forma y la ves distinta, es cosa de la talla.',
    beside: [
      { rune: 'Isa', text: 'Deshielo. Va despacio por arriba y deprisa por debajo.' },
      { rune: 'Raido', text: 'Buen tiempo para el camino. Sal temprano y lleva sombra.' },
      {
        rune: 'Nauthiz',
        text: 'A plena luz se ve qué falta, y también que es menos de lo temido.',
      },
    ],
    neighbours:
      'Dagaz es la hora en que amanece, Sowilo el mediodía. A Kenaz, que alumbra una mesa, la deja sin trabajo unas horas. Con Eihwaz se confunde en tallas toscas: mira si los extremos son ganchos cortos o trazos enteros.',
    question: '¿Qué haría a plena luz, sabiendo que me van a ver?',
  },
];
