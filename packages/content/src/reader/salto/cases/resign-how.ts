import type { CaseTexts } from '../../family.ts';

/** «resign.how». */
export const RESIGN_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'La decisión de irte casi está; ahora falta una puerta, una hora y una frase que no tiemble en la garganta al decirla.',
    },
    {
      needs: [],
      text: 'Marcharse de un trabajo lleva dos relojes, el del contrato y el del estómago, y por ahora no dan la misma hora.',
    },
    {
      needs: [],
      text: 'Entre saber que te vas y decirlo en voz alta hay un pasillo muy largo. Lo difícil es caminarlo sin pedir disculpas.',
    },
    {
      needs: [],
      text: 'Queda elegir el día, la frase y la cara con que se entrega la silla. Se juega el recuerdo que queda de ese trabajo.',
    },
    {
      needs: ['quien'],
      text: 'Hay una conversación que empieza en tu boca y termina en {quien}. Casi todo el peso de irte del trabajo cabe en esos cinco minutos.',
    },
    {
      needs: ['quien'],
      text: 'De un empleo es posible despedirse por escrito; de lo que hay con {quien}, no. Ahí está la parte que se ensaya en la ducha.',
    },
    {
      needs: ['tiempo'],
      text: 'A tu salida le pusiste número, {tiempo}, y eso ayuda: lo que no lo tiene se queda siempre para algún día.',
    },
    {
      needs: ['suma'],
      text: 'La despedida del trabajo lleva {suma} en el bolsillo, y esa cifra debería hablar antes que los sentimientos.',
    },
    {
      needs: ['evento'],
      text: 'Irse del trabajo con {evento} en la agenda obliga a ordenar: qué se anuncia primero y qué puede quedar para después.',
    },
    {
      needs: ['dia'],
      text: 'Si el calendario dice {dia}, la lengua empieza a ensayar sola. Irse bien consiste en separar lo que se dice de lo que se guarda.',
    },
    {
      needs: ['lugar'],
      text: 'Tu salida tiene un nombre en el mapa, {lugar}, y una mesa donde decirla. La mesa queda más cerca y da más miedo.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con poco equipaje: una frase corta, los ojos al frente y ningún discurso metido a presión en el hatillo.',
      ],
      rev: [
        'wait',
        'El ladrido va primero: antes de anunciar nada, {mira|mirá} dónde cae el pie que sigue, contrato incluido.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Una mano arriba para decirlo y otra abajo para entregar: frase, fecha y tareas ordenadas sobre la mesa el mismo día.',
      ],
      rev: [
        'no',
        'Sin mensaje ingenioso ni diez explicaciones sobre la mesa: una conversación, en persona, que quepa en la mano.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'El rollo, a medias bajo el manto: nadie del trabajo lo sabe hasta que fecha y papeles estén de tu lado.',
      ],
      rev: [
        'if',
        'Si el secreto ya te pesa, {cuéntalo|contalo} por orden: primero a quien decide, después al pasillo, y los motivos a nadie.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como quien deja un campo regado: cada tarea con su nota, y un rato de gratitud que no se haga deprisa.',
      ],
      rev: [
        'no',
        'Sin cuidarle el disgusto a todo el mundo: te toca avisar y entregar; el trigo ajeno crecerá con otras manos.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Desde la piedra y sin gritar: fecha, plazo legal y entrega, en ese orden, y la frase no se negocia.',
      ],
      rev: [
        'if',
        'Con fecha firme y sin armadura: si no vas a la guerra, la conversación dura la mitad.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Por el orden de la casa: quien manda primero, luego el papel, luego el equipo; esa llave cierra sin portazo.',
      ],
      rev: [
        'no',
        'Nadie obliga a la ceremonia de costumbre, con lágrimas y pastel: {inventa|inventá} tu salida y que sea breve.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'De frente y a la luz, mirando a quien te escucha: un «me voy por esto» y una razón que puedas sostener.',
      ],
      rev: [
        'if',
        'Si vas a dudar delante, todavía no hables: que tus palabras y tus ojos apunten antes al mismo sitio.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'De pie y sin riendas: {dices|decís} adónde vas, das la fecha, y que las dos esfinges comenten lo que quieran.',
      ],
      rev: [
        'wait',
        'Nada de salir al galope tras una mala tarde: la fecha se fija en frío y se dice una sola vez.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la mano suave y sin apretar: si la otra parte ruge, {repite|repetí} la misma frase, más bajo.',
      ],
      rev: [
        'wait',
        'Después de dormir bien dos noches: el cansancio dice la verdad, pero la dice mordiendo, y luego hay que curar.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Primero a solas: tres pasos escritos a la luz del farol, y recién entonces una puerta, la de quien decide.',
      ],
      rev: [
        'if',
        '{Baja|Bajá} a preguntar a alguien que ya se fue de un sitio así; si lo tuyo coincide, {copia|copiá} sus pasos.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Desde el centro y no desde el borde: si el trabajo está a media vuelta, {fija|fijá} la fecha cuando termine el giro.',
      ],
      rev: [
        'no',
        'Que esta salida no repita la anterior: si la otra vez te fuiste callando, ahora {habla|hablá}; si fue gritando, {escribe|escribí}.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'En dos tiempos: la balanza, lo que te deben y tu deuda, por escrito; la espada, una fecha exacta.',
      ],
      rev: [
        'if',
        'Contando tu parte y la ajena con la misma pesa; si te falta un dato, abogado laboral antes que discurso.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Con las manos quietas unos días: {ensaya|ensayá} la despedida del revés, como si la oyeras, y {quita|quitá} lo que te moleste.',
      ],
      rev: [
        'yes',
        'Bajarse ya de la cuerda: el momento ideal no está viniendo, y una mañana cualquiera sirve para decirlo.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Al paso y con la flor en el estandarte: se anuncia, se entrega, se agradece, y ya no se vuelve.',
      ],
      rev: [
        'no',
        'Sin quedarte a medias por ayudar: entre el último día y las consultas eternas, {pon|poné} un punto que se vea.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'De copa en copa, sin derramar: si dan tiempo, {reparte|repartí} la entrega en semanas; si no, solo lo esencial.',
      ],
      rev: [
        'wait',
        'Primero el pulso: ahora saldría un chorro de reproches o una gota de nada, y la frase quiere término medio.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        '{Averigua|Averiguá} qué te retiene por escrito y qué por costumbre; si es costumbre, la cadena no necesita aviso previo.',
      ],
      rev: [
        'yes',
        'Con la mano en el lazo y sin explicar el lazo: {dices|decís} «me voy», sin abrir subasta para quedarte.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No como el rayo: tu noticia ya trae ruido propio, así que {bájala|bajala} con la mano, en privado y despacio.',
      ],
      rev: [
        'wait',
        'Una piedra por vez, empezando hoy por la que nadie ve: papeles, copias, ahorros; la frase va al final.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con calma y dos jarras: una para quienes se quedan, lo que aprendieron de tu mano, y otra para tu descanso.',
      ],
      rev: [
        'if',
        'Sin fingir entusiasmo: basta un «gracias» verdadero a alguien, y si no hay a quién, basta la fecha.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Que no sea de noche ni por rumores: se dice con luz, con datos y cuando el perro haya dejado de ladrar.',
      ],
      rev: [
        'if',
        '{Aclara|Aclará} primero lo turbio, un pago, una promesa, un papel; hecho eso, la conversación va sola.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz y con los brazos abiertos: cuanto más simple la frase, menos hay que defender después.',
      ],
      rev: [
        'no',
        'Sin vestirlo de gran noticia: entre nubes también se sale, con la cara que haya y un cariño de verdad.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Con la claridad de la trompeta: una vez, en voz entera, y sin leer el sumario de lo que pasó.',
      ],
      rev: [
        'wait',
        'Antes de hablar con nadie, {anota|anotá} lo que hiciste bien allí; quien se absuelve habla más corto.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Dando la vuelta completa: una visita a cada mesa que importó, y el último paso fuera del laurel, bailando.',
      ],
      rev: [
        'if',
        '{Enumera|Enumerá} lo que quedó abierto y {cierra|cerrá} lo más pequeño; con ese hueco menos, la fecha se dice sola.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Ensaya|Ensayá} en voz alta, delante del espejo, dos oraciones: «Vengo a decir que dejo el puesto. Mi último día será el que marque el plazo». {Pide|Pedí} la reunión {antes}. Si escuchan, {entrega|entregá} tu plan de traspaso. Si discuten, {repite|repetí} la segunda oración. De los plazos sabe un abogado laboral.',
      },
      {
        needs: [],
        text: 'En una sola hoja, el traspaso: qué {haces|hacés}, dónde está cada cosa y quién podría seguir. {Termínala|Terminala} {antes} y {llévala|llevala} a la conversación con esta entrada: «Me voy y dejo esto ordenado». Si la agradecen, la puerta es grande. Si ni la miran, ya hiciste tu parte y queda por escrito.',
      },
      {
        needs: ['quien'],
        text: 'Le toca a {quien} enterarse por tu voz y no por el pasillo. {Mándale|Mandale} {antes} este mensaje: «¿Tenemos diez minutos a solas? Es algo mío del trabajo». Si dice que sí, {empieza|empezá} por la fecha. Si lo deja para más tarde, {escribe|escribí} una carta de cuatro líneas y la conversación llega después.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Averigua|Averiguá} {antes} tres datos y solo tres: cuántos días de aviso te exige el contrato, qué te pagan al salir y cuándo se cobra. {Pregunta|Preguntá} a quien sepa de leyes laborales: «Si me voy yo, ¿qué me corresponde?». Si los tres cuadran, {fija|fijá} fecha. Si falta alguno, la frase espera a ese papel.',
      },
      {
        needs: [],
        text: 'Por escrito, {completa|completá} las dos versiones de tu salida: «Me quedo dos semanas más a cambio de…» y «Salgo el primer día posible porque…». {Léelas|Leelas} {antes} en voz alta a alguien de confianza. Si una suena a favor, {quítala|quitala}. La que suene a acuerdo es la que se lleva a la mesa.',
      },
      {
        needs: ['quien'],
        text: '{Piensa|Pensá} qué necesita saber {quien} y qué solamente te aliviaría soltar; {anota|anotá} cada cosa en su papel. {Dile|Decile} {antes} el primero: «Quiero que lo sepas por mí: me voy del trabajo». Si pregunta más, {abre|abrí} el segundo hasta la mitad. Si no pregunta, ese papel se rompe en casa.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'El correo de despedida con todo lo que {piensas|pensás}, {escríbelo|escribilo} entero, sin destinatario, y {déjalo|dejalo} dormir. {Relee|Releé} {antes} y {subraya|subrayá} la única línea que dirías mirando a la cara. Si es un agradecimiento, {úsala|usala}. Si es un reproche, se queda en el borrador y la versión pública dice: «Gracias y hasta pronto».',
      },
      {
        needs: [],
        text: 'Alguien va a preguntarte por qué te vas, y conviene tener una respuesta corta. {Prepara|Prepará} {antes} una de diez palabras: «Cumplí una etapa y quiero otra cosa». {Dila|Decila} tres veces seguidas sin cambiarla. Si te aguanta la voz, ya {tienes|tenés} salida. Si se te cuela un «pero» cada vez, {recorta|recortá} hasta que no quepa.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} hay una explicación que no {debes|debés}. {Haz|Hacé} {antes} esta prueba: {di|decí} en voz alta «Me voy, y prefiero no entrar en detalles», sin bajar la vista. Si te sale sin tragar saliva, esa es la frase. Si no te sale, {mándala|mandala} por escrito y la conversación queda para cuando ya no seas de la casa.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Fija|Fijá} con lápiz la fecha del anuncio y, debajo, lo que tiene que estar hecho: un documento copiado, un pago cobrado, un descanso. {Empieza|Empezá} {antes} por el más corto. Si queda hecho, {usa|usá} la goma y {adelanta|adelantá} la fecha. Si no, ya se ve qué retrasa tu salida.',
      },
      {
        needs: [],
        text: 'Una noche con papel: la peor respuesta que {imaginas|imaginás} al decir que te vas, palabra por palabra, y debajo lo que dirías: «Lo entiendo, y mi fecha es la misma». {Guárdalo|Guardalo} y {léelo|leelo} {antes}. Si todavía asusta, {ensáyalo|ensayalo} con alguien de confianza. Si da un poco de risa, {pide|pedí} ya la reunión.',
      },
      {
        needs: ['quien'],
        text: 'Por ahora {quien} no necesita saber la fecha. {Ponle|Ponele} a tu silencio un borde y {escríbete|escribite} {antes} esta nota: «Lo digo cuando tenga el papel firmado y la cuenta hecha». Si la otra parte se entera por su lado, {responde|respondé} «iba a contártelo yo». Si no, hay conversación cuando la nota se cumpla.',
      },
    ],
  },
  closings: {
    yes: [
      'Una despedida buena se dice en voz baja y se oye en todo el pasillo.',
      'Quien entrega la llave en mano no necesita mirar si cerró.',
      'La última frase de un trabajo también es trabajo, y es la única que nadie revisa.',
    ],
    if: [
      'Irse bien es un acuerdo, y hasta los adioses se firman por duplicado.',
      'La cortesía no alarga la salida; le pone pasamanos.',
      'El pasillo era largo porque nadie había contado los pasos.',
    ],
    no: [
      'Se puede salir sin dar portazo y sin dar clases.',
      'El por qué es tuyo; lo que se entrega es el cuándo.',
      'Quien se explica diez veces se está pidiendo permiso.',
    ],
    wait: [
      'Los relojes se ponen de acuerdo el día en que alguien les da cuerda.',
      'Una fecha escrita con lápiz ya es una puerta entreabierta.',
      'Hay silencios que ahorran y silencios que cuestan; estos llevan fecha.',
    ],
  },
};
