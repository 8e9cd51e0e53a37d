import type { CaseTexts } from '../../family.ts';

/** «own-business.how». */
export const OWN_BUSINESS_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Cuando un negocio flojea, todo parece culpable: el precio, la calle, el nombre. Se trata de tocar una cosa y ver cuál responde.',
    },
    {
      needs: [],
      text: 'Levantar un negocio no siempre es añadir. A veces sobra catálogo, sobran horas y falta una línea que diga qué se vende.',
    },
    {
      needs: [],
      text: 'Entre lo que {haces|hacés} bien y lo que la gente sabe que {haces|hacés} hay un hueco. Por ahí se le escapa dinero al negocio.',
    },
    {
      needs: [],
      text: 'Un negocio propio no tiene a quién pedirle vacaciones. Hay que decidir qué cambia y también qué {dejas|dejás} de sostener a pulso.',
    },
    {
      needs: ['quien'],
      text: 'Para mover algo en este negocio toca hablar con {quien}, o por lo menos dejar de discutirlo a solas en la ducha.',
    },
    {
      needs: ['quien'],
      text: 'Entre las ventas y {quien}, el negocio tiene dos asuntos y un solo cuaderno. Conviene darle a cada cual su página.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} un negocio junta costumbres como polvo, las útiles y las otras. Se levanta sacudiendo antes que construyendo.',
    },
    {
      needs: ['suma'],
      text: 'Mover un negocio con {suma} en juego obliga a elegir bien el primer cambio. El más barato suele ser una conversación.',
    },
    {
      needs: ['lugar'],
      text: 'Con {lugar} como calle, escaparate o destino, el negocio pide saber quién pasa y qué busca. Lo demás es decoración.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} en la conversación, el negocio quiere cambiarlo todo a la vez. Habrá que elegir qué se toca y qué se deja quieto.',
    },
    {
      needs: ['dia'],
      text: 'Si el negocio se juega en {dia}, las demás fechas andan de público. Levantarlo empieza por darles trabajo.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Con un ensayo de hatillo: una venta nueva, en chico, por dos semanas, y el perro mirando los gastos.',
      ],
      rev: [
        'no',
        'No se arregla saltando a otro local ni a otro ramo. Primero los pies: qué venta de hoy deja dinero.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Casi todo está ya sobre la mesa; falta el precio a la vista y una mano que cobre como ofrece.',
      ],
      rev: [
        'no',
        'Menos anuncios y menos inventos: son cuatro cosas a medias. {Elige|Elegí} una y que la mano baje hasta terminarla.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'if',
        'Escuchando: lo que la clientela dice a media voz, casi tras el velo, sirve si lo {apuntas|apuntás} ese mismo día.',
      ],
      rev: [
        'wait',
        'Que el letrero espere hasta que leas tu propio rollo: hay un gasto, o un cansancio, que todavía no {cuentas|contás}.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Regando lo que ya brota: quien compró una vez recibe trato, encargo y motivo para volver. El campo nuevo, luego.',
      ],
      rev: [
        'no',
        'De ese trono salen demasiados favores: arreglos, envíos, horas. {Deja|Dejá} de regalarlos y se verá qué trigo se paga.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con reglas de piedra y pocas: precio mínimo, anticipo, hora de cierre. Quien primero las cumple es la casa.',
      ],
      rev: [
        'if',
        'Alguna regla del negocio lleva armadura y nadie sabe contra qué. Si no protege ninguna venta, que se la quite.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Preguntando en orden: a quien lleva años en el ramo, a quien te hace las cuentas y, por último, al pintor.',
      ],
      rev: [
        'if',
        'El manual del ramo es una llave, no la puerta. Si a tu clientela le sobra ese rito, {quítalo|quitalo} y {mira|mirá}.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligiendo a quién se vende: si {dices|decís} para quién es, mira menos gente y mira de frente.',
      ],
      rev: [
        'no',
        'Dos negocios en uno se dan la espalda. El que {mantienes|mantenés} por no decir que no es el que sobra.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Un rumbo por trimestre: una esfinge vende, la otra cobra, y las dos saben adónde antes de salir.',
      ],
      rev: [
        'wait',
        'Antes de contratar, mudarse o anunciar, el carro parado y una pregunta: hacia qué ingreso va todo ese empuje.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con mano suave y sin disculpas: el precio nuevo se avisa, se explica una vez y se sostiene aunque ruja.',
      ],
      rev: [
        'wait',
        'El león lleva días sin dormir: hasta que descanses dos noches, ni rebajas ni discusiones con proveedores.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Una tarde con la persiana baja y el farol sobre las cuentas; el cambio se elige después, y uno solo.',
      ],
      rev: [
        'yes',
        'Bajando a la calle: quien vende cerca, quien compró y quien dejó de venir saben lo que el cerro calla.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Mirando el año desde el centro: si hay meses altos, que paguen los bajos; si no los hay, otra rueda.',
      ],
      rev: [
        'no',
        'Otra liquidación, otra vuelta igual. {Señala|Señalá} el punto en que siempre falta dinero y ahí {mueve|mové} la fecha de cobro.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Pesando producto por producto: lo que cuesta, lo que deja. La espada viene después, y va a lo que resta.',
      ],
      rev: [
        'if',
        'Algún reparto cojea, de horas, de dinero o de mérito. Si se escribe, se negocia; hablado, solo pesa.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Entra|Entrá} en tu negocio cabeza abajo, como cliente: {pregunta|preguntá}, {paga|pagá}, {espera|esperá}. Hasta haberlo visto así, no cambies el letrero.',
      ],
      rev: [
        'no',
        'Se suelta lo que {haces|hacés} gratis por si acaso. Con los pies en el suelo se atiende mejor y se cobra.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Cerrando bien lo que ya no vende: último aviso, rosa blanca, y el dinero de ese estante a otro.',
      ],
      rev: [
        'no',
        'La mejor época no se revive con el mismo cartel. Se le retira el plato y se mira quién compra hoy.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'De copa en copa y sin volcar nada: un cambio por quincena, medido, y el siguiente cuando ese se asiente.',
      ],
      rev: [
        'if',
        'Una copa rebosa, la de tus horas o la del gasto. Si la muñeca corrige a tiempo, no hay que romper nada.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Descuento, crédito fácil, cliente que manda: {mira|mirá} cuál de esas cadenas brilla más, y esa no la renueves.',
      ],
      rev: [
        'yes',
        'Ahora que el lazo cede, las manos a lo suyo: tarifa propia, por escrito, y el primer no dicho con cortesía.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Se reconstruye desde el peñasco: si lo que se vendía sin fachada aún gusta, la corona puede quedarse en el suelo.',
      ],
      rev: [
        'wait',
        'Antes de pintar, la grieta: una deuda, un contrato, una conversación. Se quita a mano, con quien lleve las cuentas.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con una jarra diaria y sin contar gotas: cada cierre, un mensaje a alguien que compró. Es poco y moja.',
      ],
      rev: [
        'wait',
        'De una jarra vacía no se sirve nada. Primero descanso y existencias; la gran idea puede venir detrás.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con esta luz la competencia parece lobo y la rebaja, sendero. Hasta verlo de día y con cifras, no toques precios.',
      ],
      rev: [
        'yes',
        'Poniendo nombre a la niebla: no es «va mal», es un gasto, un mes o un producto. Por ese tramo se entra.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A la vista y sin muro: qué se vende, cuánto cuesta y cómo se pide, en tres líneas que entienda un niño.',
      ],
      rev: [
        'if',
        'Si lo que calienta la caja es lo que menos {muestras|mostrás}, {cámbialo|cambialo} de sitio: sol hay, detrás del letrero.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Volviendo al porqué del primer día con lo que {sabes|sabés} hoy: se levanta lo que responda a esa trompeta.',
      ],
      rev: [
        'no',
        'Con los oídos tapados solo se oye el propio regaño. {Archiva|Archivá} los errores y {repite|repetí} aquel acierto que nadie anotó.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Dando por cumplida una etapa: inventario, cobros, gracias. Con la corona cerrada se ve qué baile sigue.',
      ],
      rev: [
        'if',
        'Faltan pocas cosas y todas chicas: una factura, un permiso, una foto. Si se cierran, el laurel sostiene.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Ordena|Ordená} lo que {vendes|vendés} por lo que deja, no por lo que luce, y {pon|poné} {antes} el primero de la lista a la vista: «Esto es lo que mejor hago, y cuesta tanto». Si preguntan más por eso, {repite|repetí} el mes entero. Si nadie pregunta, {prueba|probá} con el segundo.',
      },
      {
        needs: [],
        text: 'Diez personas te compraron alguna vez, o estuvieron a punto. {Mándales|Mandales} {antes} tres líneas: «Tengo esto, cuesta tanto, y puedo apartarte uno». Si contestan dos, ese camino merece otra semana. Si no contesta ninguna, {llama|llamá} a la de más confianza y {pregunta|preguntá} qué le sobró al mensaje o qué le faltó.',
      },
      {
        needs: ['quien'],
        text: 'Media página y {quien} delante, {antes}: «En el negocio voy a cambiar esta sola cosa durante un mes; ¿qué vigilarías?». Si señala un riesgo con número, {apúntalo|apuntalo} y {mídelo|medilo}. Si opina en general, {agradece|agradecé} y {empieza|empezá}: un mes es corto y un cuaderno aguanta muchas opiniones.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Sube|Subí} un precio, uno, y {anúncialo|anuncialo} {antes} sin pedir perdón: «Desde el mes próximo esto cuesta tanto». Si la gente sigue comprando, iba barato. Si protesta media clientela, {escucha|escuchá} qué no se entendía, la cifra o lo que incluye, y {corrige|corregí} esa parte, que no siempre es la cifra.',
      },
      {
        needs: [],
        text: 'Quien no volvió sabe algo que falta en tus cuentas. {Escríbele|Escribile} {antes} a una sola de esas personas: «No vengo a vender nada; ¿qué te habría hecho volver?». Si contesta con algo que tenga arreglo, {arréglalo|arreglalo} esta semana. Si calla, {prueba|probá} con otra: alguna tendrá ganas de opinar.',
      },
      {
        needs: ['quien'],
        text: 'Hay una pregunta para {quien} que conviene hacer {antes}: «Del negocio, ¿qué harías distinto y qué dejarías como está?». Si coincide con lo que ya sospechabas, por ahí se empieza. Si la respuesta toca reparto, horas o dinero, se pone por escrito, y lo escrito lo mira un abogado o quien haga las cuentas.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Saca|Sacá} de la lista un producto o servicio que dé más trabajo que dinero y {avisa|avisá} {antes}: «Desde este mes ya no lo hago; te recomiendo a tal persona». Si alguien insiste, {ponle|ponele} el precio que de verdad costaba. Si nadie insiste, ganaste un estante y una tarde, que también se venden.',
      },
      {
        needs: [],
        text: 'Durante una semana, ni rebajas ni regalos. {Ensaya|Ensayá} {antes} la frase para cuando los pidan: «El precio es este; por menos, puedo ofrecer menos cantidad». Si aceptan, {anota|anotá} cuánto pesaba el miedo. Si se van, {anota|anotá} cuántas personas fueron, en números y sin novela, y {decide|decidí} con eso.',
      },
      {
        needs: ['quien'],
        text: 'A {quien}, con buena cara y {antes}: «Para este negocio hoy no necesito otra idea; necesito terminar una». {Di|Decí} cuál y para cuándo. Si pregunta cómo va, {enseña|enseñá} lo hecho. Si trae otra idea igual, {apúntala|apuntala} en una hoja aparte, que se abre cuando la primera ya esté cobrada.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Sin mover nada todavía, {ponte|ponete} del otro lado: que alguien de confianza pregunte en tu negocio, {antes} y como cliente, «¿Qué venden y cuánto cuesta?». Si la respuesta sale en diez segundos, el problema es otro. Si tarda o se enreda, ahí está el primer arreglo, y no cuesta nada.',
      },
      {
        needs: [],
        text: '{Reúne|Reuní} {antes} recibos, deudas y cobros pendientes sobre una mesa, con un papel encima: «Esto vence primero». Si lo que te deben cubre lo que {debes|debés}, {dedica|dedicá} la semana a cobrar. Si no lo cubre, {siéntate|sentate} con un asesor contable antes de tocar precios o pedir un préstamo.',
      },
      {
        needs: ['quien'],
        text: 'Para no decidir en caliente, {dile|decile} a {quien} {antes}: «Hasta tener las cuentas no cambio nada del negocio; después hablamos». Si pide fecha, se le da una. Si empuja, {pregunta|preguntá} qué se pierde por esperar dos semanas: cuando hay respuesta, se adelantan las cuentas; cuando no, se sigue sumando.',
      },
    ],
  },
  closings: {
    yes: [
      'Un negocio se levanta por la parte que ya está de pie.',
      'Con el precio a la vista, la conversación es corta.',
      'Vender mejor empieza por decir qué se vende.',
    ],
    if: [
      'Un cambio a la vez, para saber a cuál darle las gracias.',
      'Quien no volvió es el asesor más barato.',
      'El precio también se presenta sin pedir perdón.',
    ],
    no: [
      'Quitar del mostrador también es abrir.',
      'Las rebajas son un idioma que la clientela aprende rápido.',
      'No todo lo que da trabajo es negocio.',
    ],
    wait: [
      'Primero las cuentas; el pintor puede venir después.',
      'Hay arreglos que solo se ven desde la calle.',
      'Lo que vence primero manda; lo demás opina.',
    ],
  },
};
