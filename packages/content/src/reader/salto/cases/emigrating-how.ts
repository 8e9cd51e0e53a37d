import type { CaseTexts } from '../../family.ts';

/** «emigrating.how». */
export const EMIGRATING_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una maleta se prepara en una tarde; estar lejos, en muchas. Lo que se busca es no quedarse viviendo en el pasillo entre dos países.',
    },
    {
      needs: [],
      text: 'Los papeles tienen ventanilla; la distancia, ninguna. Hay que aprender a querer dos sitios sin faltar a la cena en los dos.',
    },
    {
      needs: [],
      text: 'Vivir en otro país tiene una mitad de trámites y otra de sobremesas. Los trámites caducan solos; a las sobremesas hay que inventarles sitio.',
    },
    {
      needs: [],
      text: 'Lo lejano no pesa el día entero: pesa en un olor, en una canción, en el pasillo del supermercado. Para eso ninguna maleta trae bolsillo.',
    },
    {
      needs: ['quien'],
      text: 'De todo lo que hay que acomodar para vivir en otro país, {quien} es lo que peor se dobla. Por ahí conviene empezar.',
    },
    {
      needs: ['quien'],
      text: 'En la cuenta de estar lejos entra {quien}, y para eso no hay casa de cambio. Habrá que fabricar una costumbre.',
    },
    {
      needs: ['tiempo'],
      text: 'Para vivir en otro país pusiste {tiempo} sobre la mesa. El reloj sirve para los trámites; la nostalgia llega sin cita.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} se pagan papeles, techo y algún error de los de recién llegar. No conocer a nadie se paga en otra moneda, más lenta.',
    },
    {
      needs: ['lugar'],
      text: 'Según el día, {lugar} suena a la vuelta de la esquina o a otro planeta. Llevarlo bien es encontrarle una distancia caminable.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} y un país entero en la misma temporada, la cabeza vive en dos calendarios. Toca decidir cuál manda por la mañana.',
    },
    {
      needs: ['dia'],
      text: 'Hay una fecha, {dia}, y una cabeza que va y viene de un país a otro sin pasaporte. Algún asiento habrá que darle.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con poco al hombro y mucha pregunta tonta: a quien llega a un país se le permite no saber nada.',
      ],
      rev: [
        'wait',
        'A ras de suelo primero: techo, permiso y un médico que atienda; el pie en el aire, cuando esas tres estén.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Armando mesa: un documento, una frase, un oficio y un plato tuyo; cada mañana se usa uno de los cuatro.',
      ],
      rev: [
        'no',
        'Nada de aprenderlo todo a la vez: {elige|elegí} una sola herramienta, la más torpe, y {úsala|usala} hasta que abra una puerta.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Dejando hablar a la noche: lo que más se extraña no sale en las llamadas, y se oye mejor sin público.',
      ],
      rev: [
        'if',
        'Si guardarse la nostalgia ya cansa, que alguien más corra el velo: quien también viva lejos no necesita traducción.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Con el cuerpo bien tratado, sueño, comida caliente, caminatas sin prisa: la nostalgia crece menos en tierra cuidada.',
      ],
      rev: [
        'no',
        'Sin mandar cuidados a medio mundo mientras tu cama sigue sin hacer: ese trigo de lejos no se riega por videollamada.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con leyes pequeñas: los papeles en una carpeta, las llamadas a su hora y una noche por semana sin pantalla.',
      ],
      rev: [
        'no',
        'Nada de gobernar a distancia la casa de antes, ni de llevarse su reglamento: esa corona se cae en el primer aeropuerto.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Preguntando a quien llegó primero: si te enseña el trámite, el saludo y la propina, ya hay llave para tres puertas.',
      ],
      rev: [
        'yes',
        'Con fiestas de tu invención: ni todas las de allá por deber ni todas las de aquí por encajar.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Hablando de frente: si la distancia toca a alguien más, se le dice lo que hay, sin ángel que traduzca.',
      ],
      rev: [
        'wait',
        'Antes de prometer visitas y llamadas por no quedar mal, un día de silencio: la mirada cruzada siempre promete de más.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Enganchando las dos esfinges, la de irse y la de volver: no hay que convencerlas, basta decidir la calle de hoy.',
      ],
      rev: [
        'wait',
        'Frenando un poco: papeles, amistades, trabajo y ánimo no caben en el mismo mes; que tire cada cosa en su turno.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Como se convive con un león en la cocina: la nostalgia come su plato, nadie le grita y el desayuno sigue.',
      ],
      rev: [
        'wait',
        'Con permiso para flaquear: una tarde de no poder con nada también forma parte del viaje, y después el león bosteza.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'A tramos de farol: esta semana, un papel y una calle; lo que venga detrás tendrá su noche y su luz.',
      ],
      rev: [
        'if',
        'Si la soledad empieza a gustarte demasiado, cerro abajo: que en la panadería alguien aprenda cómo te {llamas|llamás}.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'yes',
        'Desde el centro: una sola cosa hecha igual en cualquier país, el café, el paseo, el cuaderno, y que gire lo demás.',
      ],
      rev: [
        'no',
        'Sin comparar cada cosa con la de antes: la rueda da esa vuelta siempre y para en el pan.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Con una carpeta y dos copias, permisos, títulos, cuentas: la nostalgia se vuelve más llevadera con los papeles al día.',
      ],
      rev: [
        'if',
        'Si hay culpa por irse, a la balanza: lo que sea cariño se queda, la deuda inventada se baja.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Cabeza abajo: lo raro de un país, mirado un tiempo sin corregirlo, suele tener motivo y hasta su gracia.',
      ],
      rev: [
        'yes',
        'Descolgando el abrigo del medio: ni aquí ni allá no es un país. {Elige|Elegí} perchero, aunque sea por una temporada.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Con un adiós por persona, hablado o por carta, y una flor para la rutina que no viaja; después, al paso.',
      ],
      rev: [
        'if',
        'Si la vida de antes pide plato cada noche, que coma una vez por semana, con música y mantel.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mezclando: tu receta con lo que allí se vende, tu humor con su saludo, hasta que no se note la costura.',
      ],
      rev: [
        'no',
        'Ni tres horas diarias de pantalla ni un mes sin llamar: la muñeca se mueve apenas y el agua se reparte.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Si el teléfono te tiene viviendo en dos husos, el lazo es tuyo y se ensancha: los mensajes saben dormir fuera.',
      ],
      rev: [
        'yes',
        'Con el cuello libre de una argolla, la de tener que triunfar: el viaje no le debe una foto a nadie.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No aguantando el techo con las manos: si algo se cae lejos, se pide ayuda el mismo día, aunque dé vergüenza.',
      ],
      rev: [
        'wait',
        'Revisando grietas antes de que suenen: un permiso por caducar, un contrato dudoso, esa llamada que se viene aplazando.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Agua en dos jarras, una para lo lejano y otra para el suelo que {pisas|pisás}, y las dos a diario.',
      ],
      rev: [
        'wait',
        'Sin medirte con quienes se fueron y lo cuentan en fotos: por hoy, un vaso de agua y una cosa hecha.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Dejando para el desayuno lo que se decide a las tres: a esa hora todos los países parecen un error de imprenta.',
      ],
      rev: [
        'if',
        'Poniéndole apellido a cada sombra: si es un papel, a la ventanilla; si es una persona, al teléfono.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Saliendo: un sitio se aprende por la calle y a plena luz, y quien saluda primero paga menos nostalgia.',
      ],
      rev: [
        'no',
        'Sin fingir mediodía para quienes preguntan: un «hoy no» dicho a tiempo calienta más que diez fotos.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Diciendo quién {eres|sos} donde no lo saben, con nombre, oficio y ganas: los desconocidos también se levantan a esa llamada.',
      ],
      rev: [
        'if',
        'Si hay un juez dentro que te reprocha haberte ido o tardar tanto, {apela|apelá}: le faltan por leer varias páginas buenas.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Celebrando de los dos lados: un baile por lo dejado, otro por lo nuevo, y el laurel alcanza para ambos.',
      ],
      rev: [
        'wait',
        'Terminando antes lo pequeño, una visita, un trámite, un perdón: desde lejos los huecos no se ven, se oyen.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Elige|Elegí} un plato de tu casa y {escribe|escribí} {antes} la receta entera, con las medidas a ojo y el secreto. {Titúlala|Titulala} «Para cuando haga frío». Si se puede cocinar allí con lo que vendan, la distancia ya tiene olor. Si falta un ingrediente, {pregunta|preguntá} por el que más se parezca: así se conoce gente.',
      },
      {
        needs: [],
        text: 'Una carpeta llamada «Lejos»: pasaporte, títulos, vacunas, contratos, teléfonos de urgencia. {Ármala|Armala} {antes} y {manda|mandá} copia a alguien de confianza con esta línea: «{Guárdalo|Guardalo} por mí, por si acaso». Si está completa, hay un miedo menos. Si falta algo, {pregunta|preguntá} en el consulado o a un abogado de extranjería.',
      },
      {
        needs: ['quien'],
        text: 'Algo de lo que hay con {quien} merece pasar la frontera entero. {Pregúntale|Preguntale} {antes}: «¿Qué costumbre no te gustaría que se perdiera con este cambio de país?». Si nombra una, {ponle|ponele} hora, aunque sea de diez minutos. Si no se le ocurre, {propón|proponé} la más sencilla, un café a la misma hora, y a ver qué crece.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Para los días torcidos, un botiquín de papel: tres nombres a quienes llamar, un sitio adonde ir y la frase de arranque, «Hoy me pesa la distancia, ¿{puedes|podés} hablar un rato?». {Déjalo|Dejalo} {antes} donde se vea. Si se completa, guardado queda. Si esos días se encadenan, {busca|buscá} también a alguien que atienda el ánimo de oficio.',
      },
      {
        needs: [],
        text: 'Los números de vivir lejos, por mes: techo, comida, papeles, un viaje de visita, un fondo para sustos. {Escríbelos|Escribilos} {antes} y debajo «Con esto alcanza hasta…». Si la fecha te da aire, adelante con el resto. Si se queda corta, {recorta|recortá} lo que menos duela, y que un asesor mire los impuestos de ambos lados.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} toca lo que incomoda, el dinero, las visitas, las urgencias, y se entra por una puerta pequeña: «Si pasa algo y hay distancia de por medio, ¿qué hacemos?». {Pregúntalo|Preguntalo} {antes}. Si sale un plan, se escribe y se guarda. Si no quiere hablarlo, {deja|dejá} tu parte por escrito, que sirve igual.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Quita|Quitá} del teléfono, por tres días, la red donde más {miras|mirás} cómo viven otras personas en otros países, y {deja|dejá} dicho {antes}: «Estoy viviendo, vuelvo luego». Si {respiras|respirás} mejor, tres días más. Si te desespera, {anota|anotá} a quién buscabas ahí y {escríbele|escribile} directamente, sin foto de por medio.',
      },
      {
        needs: [],
        text: 'Diez cosas sin las que «no podría estar lejos»: {anótalas|anotalas} y {tacha|tachá} siete {antes}. Las tres que queden viajan, se piden o se reemplazan allí. Si son objetos, {hazles|haceles} un hueco. Si alguna resulta ser una persona, no va en la maleta: va en el calendario, con hora y con los dos relojes apuntados.',
      },
      {
        needs: ['quien'],
        text: 'Ninguna oficina exige que {quien} apruebe tu manera de llevar la distancia. {Prepara|Prepará} {antes} una respuesta para cuando pregunte: «A ratos bien y a ratos no; mejor te cuento algo de hoy». Si se conforma, la charla gana. Si insiste, {describe|describí} tu almuerzo: la vida pequeña desarma cualquier interrogatorio.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Dibuja|Dibujá} {antes}, de memoria o mirando un plano, las cuatro calles que más {pisas|pisás} o pisarás allí, y {marca|marcá} dónde podrías decir «Buenas, lo de siempre». Si hay un punto, ese país ya tiene puerta. Si no hay ninguno, {elige|elegí} uno cualquiera y {vuelve|volvé} a la misma hora hasta que lo haya.',
      },
      {
        needs: [],
        text: 'Una postal para quien serás dentro de un año, con una sola pregunta: «¿Qué fue lo que de verdad sirvió llevar?». {Escríbela|Escribila} {antes} y {métela|metela} en un libro gordo. Si al cerrarlo ya {sospechas|sospechás} la respuesta, {ponla|ponela} a mano. Si no, paciencia: algunas contestaciones vienen por correo terrestre.',
      },
      {
        needs: ['quien'],
        text: 'Dale la vuelta a la pregunta con {quien}: «¿Qué es lo que más te cuesta de todo esto?». {Hazla|Hacela} {antes} y no arregles nada mientras contesta. Si lo dice, la caja ya se carga entre dos. Si lo esquiva, {cuenta|contá} primero lo tuyo, en corto, y {deja|dejá} la puerta sin llave.',
      },
    ],
  },
  closings: {
    yes: [
      'Lejos es una palabra que encoge con el uso.',
      'Toda casa distante empieza oliendo a la cebolla de siempre.',
      'Se vive con dos relojes hasta que uno empieza a dar la hora.',
    ],
    if: [
      'A la distancia se le pone hora, mesa y mantel.',
      'Quien sabe a quién llamar de madrugada ya no vive en el extranjero.',
      'Los papeles en regla no abrigan, pero dejan dormir.',
    ],
    no: [
      'No es obligatorio ser feliz con diferencia horaria.',
      'Las fotos de los viajes nunca muestran la fila del consulado.',
      'En la maleta no caben las personas; para eso está el calendario.',
    ],
    wait: [
      'La nostalgia también deshace su maleta, solo que despacio.',
      'Ningún país se termina de estrenar el primer invierno.',
      'Las raíces trabajan de noche y no avisan.',
    ],
  },
};
