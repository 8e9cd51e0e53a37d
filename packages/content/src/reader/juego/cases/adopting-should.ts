import type { CaseTexts } from '../../family.ts';

/** «adopting.should». */
export const ADOPTING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Traer un animal a casa es invitar a alguien que no sabe irse. Se decide si esa idea te alegra también un día de lluvia.',
    },
    {
      needs: [],
      text: 'Antes que un animal se adopta un horario: comida, veterinario, paseos o limpieza. La ternura viene incluida; la paciencia hay que ponerla.',
    },
    {
      needs: [],
      text: 'Ya hay un hueco imaginado en tu casa, con un plato pequeño al lado. Falta saber si el hueco es de verdad o de capricho.',
    },
    {
      needs: [],
      text: 'Adoptar dura más que las ganas de adoptar, y quien llegue no ha visto tu agenda. Ahí está el asunto, con hocico o con pico.',
    },
    {
      needs: ['quien'],
      text: 'Cuando se habla de adoptar sale {quien}, y conviene saber si es un motivo, un obstáculo o las dos cosas.',
    },
    {
      needs: ['quien'],
      text: 'Si esta adopción tuviera portada saldría {quien}, y detrás un plato nuevo. Lo difícil es imaginar también la página de un día cualquiera.',
    },
    {
      needs: ['tiempo'],
      text: 'La cuenta de esta adopción incluye {tiempo}, y los animales usan otra medida: la de todos los días a la misma hora.',
    },
    {
      needs: ['suma'],
      text: 'Adoptar empieza con {suma} y continúa con comida, vacunas y algún mueble. La cuenta entera es lo que se firma.',
    },
    {
      needs: ['lugar'],
      text: 'La adopción tiene mapa, {lugar}, y una pregunta que el mapa no contesta: quién estará en casa cuando toque cuidar.',
    },
    {
      needs: ['dia'],
      text: 'Hay una marca en el calendario de la adopción, {dia}. Los flechazos aguantan bien las fechas; los horarios de comida, regular.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} en medio, una adopción gana emoción y pierde calma, y quien llega a una casa nueva agradece la calma.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí: en el hatillo, plato, ganas y un refugio al que preguntar; lo demás lo enseña quien llegue, con bastante paciencia.',
      ],
      rev: [
        'no',
        'Por impulso, no: ese precipicio dura años, y el perro del dibujo lleva rato intentando decírtelo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí: tiempo, sitio, comida y veterinario están sobre la mesa o al alcance; lo que falta es usar la mano.',
      ],
      rev: [
        'wait',
        'Hasta que el plato esté comprado y el horario hablado, no: ahora hay mucho nombre elegido y poca mesa puesta.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Una noche más con la idea tapada: si mañana la corazonada tiene la misma cara, se puede descorrer el velo.',
      ],
      rev: [
        'if',
        'Si la respuesta es tuya y no de todo el que pasó por la columna a opinar, sí; {apaga|apagá} asesores y {escucha|escuchá}.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Sí, hay campo para alguien más: donde se cuida con gusto, un plato nuevo se nota poco y alegra mucho.',
      ],
      rev: [
        'no',
        'Con un trigal que ya exige tres riegos al día, no: {cuida|cuidá} primero lo que hay, empezando por {ti|vos}.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Sí, con reglamento: quién alimenta, quién limpia y quién madruga, tallado en piedra antes de que llegue la criatura.',
      ],
      rev: [
        'no',
        'Mientras en casa no mande ni el fregadero, no: el primero en ocupar el trono sería el animal.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        '{Pregunta|Preguntá} en el refugio por carácter y papeles; si esas dos llaves abren en tu vida, sí.',
      ],
      rev: [
        'yes',
        'Sí, y sin catálogo: quien no tiene pedigrí ni bendición trae una llave igual de brillante.',
      ],
    },
    'Los Enamorados': {
      up: ['yes', 'De frente y a la luz, sí, y que elijan los ojos que te miraron, no la raza.'],
      rev: [
        'if',
        'Siempre que el sí sea entero y de toda la casa; el que se da por no discutir acaba en el pasillo.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Adelante: aunque en casa tiren dos opiniones, hay rumbo, y en el carro cabe alguien más.',
      ],
      rev: [
        'wait',
        'Con esta prisa, todavía no: que la semana aprenda a ir derecha y {súmale|sumale} entonces otra criatura al tiro.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, y te conviene quien más tarde en confiar: unas manos tranquilas y un león tímido hacen buena casa.',
      ],
      rev: [
        'no',
        'Ahora no: hay cansancio en esa mano, y cualquier recién llegado es un león en miniatura que no conoce los horarios.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Si {quieres|querés} compañía y no remedio, sí: hay animales mayores que comparten muy bien la luz de un farol.',
      ],
      rev: [
        'yes',
        'Sí: la montaña ya dio lo suyo, y nada obliga a bajar tan a diario como alguien con hambre.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Según el giro que venga: con mudanza o viaje a la vista, después; con el año quieto, adelante.',
      ],
      rev: [
        'wait',
        'Si otras veces las ganas duraron un mes, que pase el mes; la rueda no se ofende y el refugio tampoco.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        '{Pon|Poné} comida, veterinario y horas en un platillo, y en el otro la alegría: si queda horizontal, sí.',
      ],
      rev: [
        'no',
        'Con esa cuenta no: lo que pesa en el platillo es la pena que da, y la pena no madruga a cuidar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Antes, un préstamo: cuidar unos días al animal de alguien pone la casa cabeza abajo y aclara mucho.',
      ],
      rev: [
        'no',
        'Por sacrificio, no; {adopta|adoptá} cuando la idea te quite menos de lo que te da, y sin halo de por medio.',
      ],
    },
    'La Muerte': {
      up: [
        'if',
        'Si es por alguien nuevo, con su nombre y su flor propia, sí: ningún plato se hereda.',
      ],
      rev: [
        'wait',
        'Quizá queda un plato antiguo en la mesa, de otro animal o de otra vida; {recógelo|recogelo} despacio y después {pregunta|preguntá}.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Sí, a medida: un animal de tu mismo ritmo, ni más ni menos, y el agua pasa sin derramarse.',
      ],
      rev: [
        'if',
        '{Vacía|Vaciá} un poco la semana y entonces sí; con la agenda rebosando, la copa seca sería la suya.',
      ],
    },
    'El Diablo': {
      up: [
        'wait',
        'Que se pase primero el hechizo de la foto: esos ojos son un contrato, y la cadena conviene leerla de día.',
      ],
      rev: [
        'yes',
        'Sí: lo que te ataba, pelos, horarios, sofá, tenía el lazo flojo, y ya hacían falta manos para acariciar.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Con la casa en obras, por dentro o por fuera, no: nadie estrena hogar entre chispas y cascotes.',
      ],
      rev: [
        'if',
        'Sí, en cuanto arregles la grieta que ya {conoces|conocés}: un permiso, una ventana, una conversación pendiente en casa.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, sin contar cada gota: hay agua para el estanque y para quien venga con sed.',
      ],
      rev: [
        'wait',
        'Ahora la jarra va justa; {ofrece|ofrecé} en un refugio una mañana de ayuda y {mira|mirá} si vuelve llena.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'De noche y por soledad, no: a esa luz cualquier aullido parece destino, y por la mañana hay que alimentarlo.',
      ],
      rev: [
        'yes',
        'Sí, el miedo se ha quedado en cangrejo: lo que no se sabe se aprende, y hay quien lo enseña.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, y con alegría: alguien suelto por la casa, sin silla ni agenda, y nadie a quien darle explicaciones.',
      ],
      rev: [
        'if',
        'Si además de la foto te ilusionan los días nublados, con limpieza y vacunas, sí.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Si al oír cierto nombre ya estabas de pie, la respuesta sonó antes que la pregunta: sí.',
      ],
      rev: [
        'no',
        'Por culpa, no, que es mala compañera de paseo; y si otra vez salió mal, {absuélvete|absolvete} antes de volver a mirar.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí: la casa está completa y aun así hay sitio dentro de la corona para quien baile con torpeza.',
      ],
      rev: [
        'if',
        'Cuando cierres lo pequeño, permiso, vacunas o reparto de turnos, sí; queda un nudo y no es el cariño.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Para que el sí tenga suelo, {visita|visitá} {antes} un refugio con una pregunta y sin la foto en la mano: «¿Quién de aquí necesita una vida como la mía?». {Describe|Describí} tus horarios sin adornos. Si te presentan a alguien y se te va la tarde, {vuelve|volvé} otro día antes de firmar. Si no, {deja|dejá} tu teléfono.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} cómo sería un día como hoy con un animal en casa, «A las siete, comida y limpieza; a las dos, nadie en casa», y así hasta la noche. Si el horario cierra y te hace gracia, adelante. Si hay un hueco sin cubrir, {búscale|buscale} un nombre que lo cubra y después {firma|firmá}.',
      },
      {
        needs: ['quien'],
        text: '{Pasa|Pasá} {antes} una hora con {quien} sin hablar de futuro y {di|decí} al final, en voz alta: «¿Probamos?». Si contesta con palabras, que traigan horario. Si contesta moviendo lo que tenga para mover, {pide|pedí} los papeles y la primera cita con el veterinario. Si se va, tampoco es un no: es un hoy no.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición necesita un número: {calcula|calculá} {antes} lo que cuesta un mes de comida, vacunas y limpieza, y {apártalo|apartalo} en un sobre que diga «Alguien». Si el mes se vive bien sin ese dinero, la condición se cumple. Si el sobre se abre para otra cosa, {espera|esperá} un mes más y {repite|repetí} la prueba.',
      },
      {
        needs: [],
        text: '{Convoca|Convocá} {antes} a quien comparta tu techo, aunque la asamblea sea de una voz, y {propón|proponé} tres turnos: «Alimenta, limpia, madruga». Cada turno, con su nombre. Si se llenan sin suspiros, hay casa para alguien más. Si los tres llevan el tuyo, {mira|mirá} si todavía te alegran; con eso basta.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} delante, {ensaya|ensayá} {antes} el peor día: {di|decí} «Llueve, hay prisa y alguien ensució la alfombra» y {observa|observá}. Si la escena da risa, hay condiciones. Si da pereza a una de las partes, {pide|pedí} consejo en el refugio o al veterinario sobre qué carácter encaja mejor en una casa así.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'El no también se cuida: {ofrece|ofrecé} {antes} a un refugio o a alguien con animal una ayuda pequeña, «¿Te sirve una tarde al mes?». Si te dicen que sí, tendrás la compañía sin la deuda. Si después de unas tardes te vas con ganas de llevarte a alguien, la pregunta ya es otra.',
      },
      {
        needs: [],
        text: '{Guarda|Guardá} {antes} la foto que te quita el sueño y {escribe|escribí} en su lugar lo que hoy no {puedes|podés} dar: «Tiempo», «Sitio» o «Dinero», una palabra y ninguna más. Si mañana se respira mejor, {deja|dejá} el no en paz. Si da pena, {conserva|conservá} la palabra: es lo primero que hay que resolver.',
      },
      {
        needs: ['quien'],
        text: '{Explícale|Explicale} el no a {quien} {antes}, con delicadeza y en una frase: «Ahora no se podría cuidar bien». {Busca|Buscá} además otra casa posible entre tu gente y {pregunta|preguntá} a una persona. Si esa persona se interesa, el no habrá servido de puente. Si nadie puede, el refugio sabe de esto más que la culpa.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Cuida|Cuidá} {antes} una noche al animal de alguien de confianza; se pide así: «Te lo devuelvo con el mismo peso». Si al despedirse {miras|mirás} el rincón vacío, ya {sabes|sabés} algo. Si lo primero que {haces|hacés} es dormir, también. En los dos casos se habrá gastado una noche y no quince años.',
      },
      {
        needs: [],
        text: '{Pon|Poné} {antes} un plato vacío donde iría y una nota debajo, «Reservado hasta nuevo aviso», y que pase un mes. Si cada vez que lo {miras|mirás} te alegra verlo ahí, {empieza|empezá} a visitar refugios. Si se llena de llaves y facturas, esa mesa tenía otros planes y conviene respetarlos.',
      },
      {
        needs: ['quien'],
        text: '{Ponle|Ponele} plazo a la espera y {compártelo|compartilo} con {quien} {antes}: «Volvemos a hablarlo dentro de un mes». Hasta entonces, una visita y ninguna promesa. Si pasado el mes la idea ha ganado detalles, horarios, un rincón, quién cuida, está madura. Si ha ganado fotos y nada más, merece otro mes.',
      },
    ],
  },
  closings: {
    yes: [
      'Una casa con plato en el suelo ya no vuelve a estar ordenada, ni vacía.',
      'Se adopta con la mano izquierda y se barre con la derecha.',
      'Quien llega sin maleta suele traer lo que faltaba.',
    ],
    if: [
      'El flechazo pone el nombre; la agenda pone la casa.',
      'Un sí con horario dura más que un sí con lazo.',
      'La ternura sabe sumar cuando alguien le presta un lápiz.',
    ],
    no: [
      'Un no a tiempo también es una forma de buen trato.',
      'Hay puertas que se cierran para que otra casa abra la suya.',
      'A veces se quiere a un animal dejando que llegue a otra casa.',
    ],
    wait: [
      'Un plato vacío sabe esperar mejor que un animal.',
      'Lo que dura tantos años no se ofende por un mes.',
      'Los mejores recibimientos se preparan antes de abrir la puerta.',
    ],
  },
};
