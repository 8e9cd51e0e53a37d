import type { CaseTexts } from '../../family.ts';

/** «driving-test.will». */
export const DRIVING_TEST_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'La licencia es un papel con tu foto que entrega otra persona. Lo que no entrega nadie es saber frenar a tiempo, y eso se ensaya antes.',
    },
    {
      needs: [],
      text: 'Entre querer la licencia y tenerla hay unos minutos con alguien al lado que no conversa. La duda es qué manos van a llevar ese rato.',
    },
    {
      needs: [],
      text: 'Sacar la licencia parece cosa de suerte con el tráfico, y una parte lo es. La otra son espejos, distancia y unas horas más de práctica.',
    },
    {
      needs: [],
      text: 'Lo que hay en juego es dejar de pedir que te lleven. Por eso un trámite con volante pesa como si midiera otra cosa.',
    },
    {
      needs: ['quien'],
      text: 'En el asiento de atrás de esta pregunta va {quien}, aunque no suba. Conviene saber si acompaña, opina o pisa un freno que no existe.',
    },
    {
      needs: ['quien'],
      text: 'La licencia la firma una oficina, pero {quien} ya tiene puesto un cinturón en esta historia. Falta ver quién lleva el volante.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} en la cuenta, la licencia deja de ser un trámite y se vuelve un personaje. Toca devolverla a su tamaño de tarjeta.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio, cada maniobra parece llevar taxímetro. Se frena mejor cuando el dinero se queda fuera de la cabina.',
    },
    {
      needs: ['lugar'],
      text: 'Para llegar hasta {lugar} con las manos propias hace falta un papel y, antes, un rato de calle. Lo segundo no espera ventanilla.',
    },
    {
      needs: ['evento'],
      text: 'La licencia y {evento} van por el mismo carril en tu cabeza, demasiado cerca. Falta poner entre las dos una distancia de frenado.',
    },
    {
      needs: ['dia'],
      text: 'La fecha dice {dia}, y la cabeza ya estacionó mal catorce veces. Las manos no han tocado nada todavía y saben más que eso.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Nadie ve desde aquí la firma final. Al asiento {subes|subís} con poco: un hatillo de práctica y el freno cerca.',
      ],
      rev: [
        'wait',
        'Ese pie en el aire busca un pedal que todavía no conoce. Hasta que lo encuentre sin mirar, la fecha importa poco.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'La decisión es de otra mano. La tuya puede saber de memoria dónde están luces, freno y espejos antes de sentarse.',
      ],
      rev: [
        'no',
        'Saber contar una maniobra no la estaciona. {Deja|Dejá} las explicaciones sobre la mesa y {lleva|llevá} las manos a una calle tranquila.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'La ventanilla calla y hace bien. Hasta que hable, {escucha|escuchá} qué maniobra te hace apretar el volante: esa ya contestó.',
      ],
      rev: [
        'no',
        'Cada cual tiene su historia de examen y ninguna es la tuya. {Corre|Corré} el velo a las anécdotas y {vuelve|volvé} a practicar.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Una licencia no se cosecha por mirar el campo. Las vueltas cortas, repetidas y sin público, sí quedan sembradas en los pies.',
      ],
      rev: [
        'if',
        'Tirar del trigo la víspera cansa el pie del freno. Si la última práctica es corta y amable, {llegas|llegás} con manos blandas.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'El cetro es de quien examina. Tuya es la parte de piedra: cinturón, espejos, señal, siempre en ese orden.',
      ],
      rev: [
        'if',
        'No hay decreto que leer por adelantado. Si la orden de quien va al lado te tensa, {ensaya|ensayá} obedecer sin apuro.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si {preguntas|preguntás} qué falta descuenta y cuál elimina, el misterio se reduce a una lista. La bendición final es ajena.',
      ],
      rev: [
        'wait',
        'No todo lo que enseñó la familia entra en el reglamento. Antes de pensar en la licencia, {compara|compará} costumbre con manual.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Que te la den lo decide otra persona. Que mires hacia arriba, al espejo, antes de girar, lo {eliges|elegís} en cada esquina.',
      ],
      rev: [
        'no',
        'Quien examina mira tus manos; {suelta|soltá} la tentación de mirarle la cara. Ahí no está escrito el resultado.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Dos fuerzas tiran, ganas y susto, y ninguna se baja en la esquina. La dirección, con licencia o antes, es tuya.',
      ],
      rev: [
        'wait',
        'Querer la licencia ya es pisar a fondo en la puerta. Hasta que el arranque salga suave, otra vuelta corta.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'No se adivina un aprobado, pero al motor que ruge se le puede poner un pie tranquilo. Eso lo {traes|traés} de casa.',
      ],
      rev: [
        'wait',
        'Con las manos agarrotadas no se responde por ninguna maniobra. Un descanso entre prácticas, y la pregunta otra vez.',
      ],
    },
    'El Ermitaño': {
      up: [
        'yes',
        'El farol alumbra una cuadra, como los faros de noche. La licencia queda más allá; la próxima esquina, no.',
      ],
      rev: [
        'if',
        'Practicar a solas de memoria tiene techo. Si {bajas|bajás} del cerro y alguien mira tus maniobras, sabrás qué corregir.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Te toca una calle, un clima, una persona: eso lo reparte el giro. Si {practicas|practicás} en más de una, se reparte menos.',
      ],
      rev: [
        'no',
        'La otra vez, si la hubo, no va de copiloto. {Bájala|Bajala} en la esquina donde se repite el error y {cambia|cambiá} eso.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'El platillo no se inclina con deseos. Si {apuntas|apuntás} diez intentos de cada maniobra y cuántos salen, {tienes|tenés} peso real.',
      ],
      rev: [
        'no',
        'Contarlo todo como culpa o como mala suerte falsea la balanza. {Quítale|Quitale} el drama a un error y {mira|mirá} cuánto mide.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Del revés, la pregunta es otra: qué harías mañana sin licencia y qué con ella. Mientras cuelga, se camina y se practica.',
      ],
      rev: [
        'if',
        'Aplazar la fecha enseña hasta cierto punto. Si ya no {practicas|practicás} mientras {esperas|esperás}, la cuerda sobra y toca pedir cita.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Salga como salga, se va terminando la época de que te lleven a todas partes. {Despídete|Despedite} del asiento cómodo, sin prisa.',
      ],
      rev: [
        'no',
        'De aquel susto, si lo hubo, queda un plato puesto en el tablero. {Retíralo|Retiralo}: no examina, no firma, no maneja.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'De la firma no hay adelanto. La medida entre freno y acelerador, vertida de a poco, se encuentra con los pies.',
      ],
      rev: [
        'if',
        'Si toda la práctica fue en una tarde, rebosa y no queda. Repartida en cuatro, nada depende de un solo día.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Te ata pensar que sin ese papel {vales|valés} menos. El lazo pasa por la cabeza sin pedirle permiso a ninguna oficina.',
      ],
      rev: [
        'yes',
        'Ya cedió el «yo nunca voy a manejar». Sin esa cadena hay manos para diez y diez, aunque la firma sea ajena.',
      ],
    },
    'La Torre': {
      up: [
        'wait',
        'El choque imaginado tiene truenos y el examen real tiene papeles. {Espera|Esperá} el segundo para saber qué cayó y qué no.',
      ],
      rev: [
        'if',
        'Hay una maniobra que se esquiva por la vuelta larga. Si la {intentas|intentás} despacio y en clase, el examen no la descubre.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'La licencia es la estrella grande y queda alto. Al alcance hay una jarra: media hora de calle, vertida sin contar.',
      ],
      rev: [
        'wait',
        'Mirar lo rápido que la sacaron otras personas seca bastante. Antes de medirte, una práctica sola, y a ver qué dice.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A oscuras, cada esquina tiene un lobo y cada no ya parece escrito. De día hay señales, y se pueden leer.',
      ],
      rev: [
        'if',
        'El miedo ya tiene forma: una rampa, un cruce, alguien mirando. Si lo {nombras|nombrás} en la próxima clase, deja de ser todo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Nada asegura la firma, y aun así hay algo claro: lo que te sale sin pensar va a la vista, como girasol.',
      ],
      rev: [
        'if',
        'Cabalgar con sonrisa prestada distrae. Si {admites|admitís} que vas con susto, las dos manos vuelven a lo suyo.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Cuando digan tu nombre, lo tuyo es ponerte de pie y ajustar el asiento. La nota la escribe otra pluma.',
      ],
      rev: [
        'no',
        'La sentencia que {oyes|oís} no viene de la oficina de licencias: es tuya y llega antes de arrancar. {Suéltala|Soltala} ahí.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Estacionar es cerrar un círculo con paciencia. Ese se puede cerrar hoy; el de la licencia lo cierra otra mano.',
      ],
      rev: [
        'if',
        'Falta una vuelta, y suele ser la maniobra aburrida. Si la {terminas|terminás} de aprender, lo que quede abierto será ajeno.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Pide|Pedí} o {alquila|alquilá} {antes} una práctica que imite el examen y {dile|decile} a quien enseña: «Hoy no me corrijas hasta el final». Si al terminar hay tres observaciones o menos, {practica|practicá} esas y nada más. Si hay diez, {elige|elegí} las dos que eliminan: lo demás se pule después.',
      },
      {
        needs: [],
        text: '{Siéntate|Sentate} {antes} ante el volante, con el motor apagado, y {di|decí} en voz alta tu rutina: «Asiento, cinturón, espejos, luces, mirar atrás». Cinco veces seguidas. Si sale sin pausa, ya {tienes|tenés} un minuto ganado. Si te {saltas|saltás} algo, {anótalo|anotalo} en la mano, que para practicar está permitido.',
      },
      {
        needs: ['quien'],
        text: '{Consúltale|Consultale} {antes} a {quien}: «De lo que se ve en la calle, ¿qué me falta mirar?». Si te da un ejemplo, ya hay tema para la próxima práctica con quien te enseñe. Si contesta con un consejo general, da las gracias y {busca|buscá} ese mismo dato en el manual, donde viene con dibujo.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La hoja con que evalúan suele ser pública: {búscala|buscala} {antes} o {pídela|pedila} con esta línea, «¿Me indican qué faltas eliminan?». Si la {consigues|conseguís}, {márcate|marcate} las tres que más te cuestan. Si no te la dan, quien enseña a manejar la conoce de memoria y la cuenta en cinco minutos.',
      },
      {
        needs: [],
        text: '{Haz|Hacé} {antes}, con quien te enseñe, diez intentos de la maniobra que {evitas|evitás}, y {cuenta|contá} en voz alta: «Uno que sí, uno que no». Si salen siete, {déjala|dejala} y {descansa|descansá}. Si salen menos, esa es toda tu próxima clase, sin vueltas turísticas por lo que ya {dominas|dominás}.',
      },
      {
        needs: ['quien'],
        text: '{Propón|Proponé} {antes} un trato a {quien}: «Si me {acompañas|acompañás} a ver por fuera el lugar del examen, yo invito el desayuno». Si va, {fíjate|fijate} en la entrada, las señales y el ruido. Si no puede, la visita se hace igual, a pie, y el desayuno sabe a lo mismo.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} dos columnas, «Lo que decide quien examina» y «Lo que decido yo», y {reparte|repartí} ahí todas tus dudas. Si la segunda sale más larga, {empieza|empezá} por su primer renglón. Si sale más larga la otra, {dóblala|doblala} y {tírala|tirala}: nadie practica con esa mitad de la hoja.',
      },
      {
        needs: [],
        text: '{Deja|Dejá} de anunciar la fecha. A quien pregunte por la licencia, {contesta|contestá} siempre lo mismo: «Cuando la tenga, te llevo a dar una vuelta». {Pruébalo|Probalo} {antes}. Si te {quitas|quitás} presión, {sigue|seguí} en secreto. Si insisten, se repite la frase con una sonrisa y se pasa a otro tema.',
      },
      {
        needs: ['quien'],
        text: 'Un favor para pedirle a {quien} {antes}: «No me cuentes más historias de exámenes de manejo hasta que pase el próximo». Si lo entiende, baja el ruido dentro y fuera. Si se le escapa otra, {levanta|levantá} la palma como quien detiene el tráfico y {pregunta|preguntá} por su semana.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Viaja|Viajá} {antes} de copiloto o en autobús, un trayecto corto, y {di|decí} para tus adentros: «Ahora frenaría, ahora miraría atrás». Si {aciertas|acertás} casi todo, el ojo va por delante de la mano y solo le falta calle. Si se te va la mitad, {repite|repetí} el trayecto: mirar también se practica.',
      },
      {
        needs: [],
        text: 'La duda de si la {sacas|sacás} o no tiene permiso para estacionarse quince minutos al día: {ponle|ponele} hora {antes} y un letrero, «Solo aquí». Si aparece fuera de horario, {dile|decile} que circule. Si no obedece y quita el sueño varias noches, {háblalo|hablalo} con un médico o terapeuta, que de miedos entiende.',
      },
      {
        needs: ['quien'],
        text: 'Una salida sin volante con {quien}, a pie y {antes}, con este pedido: «Hoy de la licencia no se habla». Si lo cumplen media hora, hay vida de este lado del examen. Si el tema se cuela, {apunta|apuntá} qué parte fue, el cruce, la rampa o la vergüenza, y {llévala|llevala} a clase.',
      },
    ],
  },
  closings: {
    yes: [
      'La firma es ajena; los espejos, de quien los mira.',
      'De esquina en esquina también se llega a la ventanilla.',
      'Quien sabe frenar ya tiene la mitad del camino.',
    ],
    if: [
      'El manual es más corto que el miedo y trae dibujos.',
      'Una maniobra odiada y repetida acaba siendo una maniobra.',
      'Para el examen hay una hoja; para el rumor, ninguna.',
    ],
    no: [
      'A quien examina le toca un lápiz; el volante no se comparte.',
      'Ninguna licencia dice cuántos intentos costó.',
      'Las historias ajenas no traen freno de mano.',
    ],
    wait: [
      'Los semáforos en rojo también forman parte del trayecto.',
      'Mirar la calle desde la acera ya es empezar a conocerla.',
      'Una fecha no llega antes por pisarle el acelerador.',
    ],
  },
};
