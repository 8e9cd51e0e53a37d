import type { Arcanum } from './arcanum.ts';

export const ARCANA_00_10: readonly Arcanum[] = [
  {
    id: 0,
    name: 'El Loco',
    image: '/art/tarot/00-el-loco.svg',
    picture:
      'Un joven camina al borde de un precipicio con un hatillo al hombro, una rosa blanca en la mano y un perro a los pies.',
    description:
      'Camina sin número propio, con todo lo que tiene en un hatillo y la vista en alto. El perro le avisa o lo acompaña, y no sabemos cuál de las dos cosas. Es la carta del primer paso, dado antes de tener el mapa.',
    keywords: ['Comienzo', 'Inocencia', 'Espontaneidad', 'Salto de fe'],
    upright:
      'El Loco habla de empezar ligero: con curiosidad, con poco equipaje y sin la obligación de saber cómo termina. Lo que propone no es imprudencia, es permiso para no ser experto el primer día. La rosa blanca dice que la intención es limpia; el borde, que conviene mirar dónde se pisa.',
    reversed:
      'Invertido, el paso se queda en el aire: o se da sin mirar, o no se da nunca por miedo a hacer el ridículo. Puede señalar un riesgo que no trae nada a cambio, o una ingenuidad que ya tuviste tiempo de perder. Antes de saltar, baja los ojos hacia el perro.',
  },
  {
    id: 1,
    name: 'El Mago',
    image: '/art/tarot/01-el-mago.svg',
    picture:
      'Un hombre de pie tras una mesa con copa, espada, basto y oro; un brazo en alto, el otro hacia la tierra y el signo del infinito sobre la cabeza.',
    description:
      'Tiene delante los cuatro palos de la baraja y una mano arriba y otra abajo: recibe y hace. Nada de lo que necesita está fuera de la mesa. Es la carta de quien pasa de la idea al gesto.',
    keywords: ['Voluntad', 'Habilidad', 'Recursos', 'Manifestación'],
    upright:
      'El Mago habla de medios que ya están a mano y de una voluntad que sabe ordenarlos. No promete suerte: pide atención y oficio. Cuando sale, casi siempre falta menos de lo que parece para empezar a hacer.',
    reversed:
      'Invertido, el talento se dispersa o se guarda: mucha mesa puesta y ninguna mano encima. También pregunta por las palabras que suenan mejor que los hechos, propias o ajenas. El arreglo es modesto: elegir una herramienta y usarla entera.',
  },
  {
    id: 2,
    name: 'La Sacerdotisa',
    image: '/art/tarot/02-la-sacerdotisa.svg',
    picture:
      'Una mujer sentada entre dos columnas marcadas con B y J, delante de un velo, con un rollo en el regazo y la luna a los pies.',
    description:
      'Se sienta entre una columna oscura y otra clara, y detrás de ella un velo guarda lo que aún no toca decir. El rollo asoma a medias bajo el manto. Es la carta de lo que se sabe antes de poder explicarlo.',
    keywords: ['Intuición', 'Misterio', 'Silencio', 'Mundo interior'],
    upright:
      'La Sacerdotisa habla de un saber callado: la corazonada, el sueño que insiste, lo que se nota en el tono y no en la frase. Pide tiempo y pocas explicaciones. Hay respuestas que llegan cuando se deja de interrogar.',
    reversed:
      'Invertida, el velo pesa: se guardan secretos que ya cansan, o se vive tan hacia fuera que la voz propia no se oye. A veces se pide opinión a todo el mundo para no escucharse. Un rato de silencio vale aquí más que otro consejo.',
  },
  {
    id: 3,
    name: 'La Emperatriz',
    image: '/art/tarot/03-la-emperatriz.svg',
    picture:
      'Una mujer en un trono mullido en medio de un campo de trigo, con una corona de doce estrellas y el signo de Venus a su lado.',
    description:
      'Su trono está en el campo y el trigo le crece alrededor sin que nadie lo apure. Lleva doce estrellas en la frente, como quien tiene tiempo para todos los meses. Es la carta de lo que crece porque alguien lo cuida.',
    keywords: ['Abundancia', 'Fertilidad', 'Cuidado', 'Naturaleza'],
    upright:
      'La Emperatriz habla de lo que prospera con atención y paciencia: una obra, una casa, un vínculo, el propio cuerpo tratado con gusto. No empuja, riega. Recuerda que disfrutar también es una forma de trabajar en algo.',
    reversed:
      'Invertida, el cuidado se va todo hacia fuera o se convierte en control. Puede mostrar una idea que no brota porque nadie la deja en paz, o a quien atiende a todos y llega tarde a sí. El trigo no crece más rápido si se tira de él.',
  },
  {
    id: 4,
    name: 'El Emperador',
    image: '/art/tarot/04-el-emperador.svg',
    picture:
      'Un hombre con armadura en un trono de piedra adornado con cabezas de carnero; sostiene un cetro en forma de ankh.',
    description:
      'Está sentado en piedra y lleva la armadura bajo el manto: gobierna, pero no se olvida de la guerra. Los carneros del trono dicen que alguien tuvo que ir primero. Es la carta del orden que sostiene.',
    keywords: ['Autoridad', 'Estructura', 'Estabilidad', 'Disciplina'],
    upright:
      'El Emperador habla de límites claros, horarios, acuerdos que se cumplen. Hace falta alguien que diga «hasta aquí» y «esto primero», y bien puedes ser tú. Su fuerza no está en mandar sino en sostener lo que decidió.',
    reversed:
      'Invertido, la estructura se vuelve jaula o se cae por falta de mano: rigidez por un lado, desorden por el otro. Puede hablar de una autoridad que aprieta, o de la tuya, que no se atreve a presentarse. Pregunta qué regla sigue en pie solo por costumbre.',
  },
  {
    id: 5,
    name: 'El Hierofante',
    image: '/art/tarot/05-el-hierofante.svg',
    picture:
      'Un maestro con triple corona que bendice entre dos columnas; dos acólitos lo escuchan y a sus pies hay dos llaves cruzadas.',
    description:
      'Enseña sentado, con la mano en alto y dos alumnos delante. A sus pies, dos llaves cruzadas: lo que se transmite abre, si alguien lo recoge. Es la carta de lo aprendido de otros.',
    keywords: ['Tradición', 'Enseñanza', 'Fe', 'Normas'],
    upright:
      'El Hierofante habla de maestros, oficios y costumbres que funcionan por algo. Conviene preguntar a quien ya pasó por ahí y hacer las cosas en su orden. También pregunta en qué crees cuando nadie te examina.',
    reversed:
      'Invertido, la norma heredada aprieta y pide una revisión: no todo lo que te enseñaron es tuyo. Puede señalar un camino propio, o una rebeldía que solo cambia de sermón. La llave sirve si sabes qué puerta abre.',
  },
  {
    id: 6,
    name: 'Los Enamorados',
    image: '/art/tarot/06-los-enamorados.svg',
    picture:
      'Un hombre y una mujer bajo un ángel de alas abiertas y un gran sol; él la mira a ella y ella mira hacia lo alto.',
    description:
      'Dos personas y, sobre ellas, un ángel que no las empuja. Él la mira a ella; ella mira hacia arriba. Es la carta del amor y, antes que eso, la de elegir con los ojos abiertos.',
    keywords: ['Amor', 'Unión', 'Valores', 'Elección'],
    upright:
      'Los Enamorados hablan de un vínculo o de una decisión en la que te juegas lo que valoras. No se trata de acertar sino de poder sostener lo elegido a la luz del día. Lo que se dice de frente une más que lo que se supone.',
    reversed:
      'Invertidos, la mirada se cruza y no se encuentra: se dice que sí por no decir que no, o dos personas quieren cosas distintas y ninguna lo nombra. Puede hablar de una elección hecha para quedar bien. Volver a preguntar todavía es posible.',
  },
  {
    id: 7,
    name: 'El Carro',
    image: '/art/tarot/07-el-carro.svg',
    picture:
      'Un auriga de pie en su carro bajo un dosel de estrellas, tirado por una esfinge blanca y otra negra.',
    description:
      'Dos esfinges de distinto color tiran del carro y ninguna lleva riendas. El auriga las guía con la sola atención, de pie bajo un dosel de estrellas. Es la carta de avanzar sin estar de una sola pieza.',
    keywords: ['Avance', 'Determinación', 'Control', 'Victoria'],
    upright:
      'El Carro habla de dirección: hay fuerzas que tiran distinto y aun así se puede ir hacia delante. Lo que lo mueve es haber decidido adónde. Es una victoria de conducción, no de velocidad.',
    reversed:
      'Invertido, las esfinges ganan la discusión: se corre sin rumbo, se empuja donde hacía falta esperar, o no se sale de la puerta. Puede señalar prisa, o mal genio con quien va al lado. Antes de acelerar, pregunta hacia dónde.',
  },
  {
    id: 8,
    name: 'La Fuerza',
    image: '/art/tarot/08-la-fuerza.svg',
    picture:
      'Una mujer serena cierra con suavidad la boca de un león; sobre su cabeza flota el signo del infinito.',
    description:
      'No lleva armas: pone las manos en la boca del león y el león la deja. El infinito sobre su cabeza dice que no es cosa de una vez. Es la carta del valor que no levanta la voz.',
    keywords: ['Coraje', 'Paciencia', 'Compasión', 'Dominio suave'],
    upright:
      'La Fuerza habla de tratar con lo que ruge, dentro o fuera, sin aplastarlo ni huir. La paciencia aquí no es aguantar: es quedarse cerca con la mano firme. Lo que se doma con cariño no necesita volver a domarse cada día.',
    reversed:
      'Invertida, la mano tiembla o aprieta demasiado: cansancio, dudas sobre lo que vales, un arranque del que luego te disculpas. Muestra a quien lleva mucho tiempo siendo fuerte. También el león descansa.',
  },
  {
    id: 9,
    name: 'El Ermitaño',
    image: '/art/tarot/09-el-ermitano.svg',
    picture:
      'Un anciano encapuchado, de pie en lo alto de una montaña, sostiene un farol con una estrella dentro y un báculo.',
    description:
      'Ha subido a solas y ahora levanta un farol donde arde una estrella. La luz le alcanza para unos pasos y con eso le basta. Es la carta de quien se aparta para ver mejor.',
    keywords: ['Introspección', 'Guía interior', 'Soledad', 'Búsqueda'],
    upright:
      'El Ermitaño habla de una pausa con sentido: pensar sin ruido, escuchar la experiencia, no responder todavía. La soledad que muestra es elegida y tiene regreso. No hace falta ver todo el camino, solo el tramo que alumbra el farol.',
    reversed:
      'Invertido, el retiro se alarga hasta ser encierro, o el farol se tapa para no ver. Puede hablar de consejos que se rechazan por orgullo, o de una soledad que ya cumplió. La montaña también tiene camino de bajada.',
  },
  {
    id: 10,
    name: 'La Rueda de la Fortuna',
    image: '/art/tarot/10-la-rueda-de-la-fortuna.svg',
    picture:
      'Una gran rueda con una esfinge en lo alto y cuatro criaturas aladas que leen en las esquinas.',
    description:
      'La rueda gira y arriba hay una esfinge que no se marea. En las esquinas, cuatro criaturas leen como si el movimiento no fuera con ellas. Es la carta de lo que cambia sin pedir permiso.',
    keywords: ['Ciclos', 'Destino', 'Cambio', 'Giro'],
    upright:
      'La Rueda de la Fortuna habla de un giro: algo que estaba arriba baja, algo que esperaba sube. No todo depende de ti, y eso también descansa. Queda por decidir desde dónde la miras: desde el borde o desde el centro.',
    reversed:
      'Invertida, la rueda parece atascada o da otra vez la misma vuelta. Señala la resistencia a un cambio que ya ocurrió, o un patrón que se repite con otros nombres. Reconocer la vuelta es la manera de no darla entera.',
  },
];
