import type { CaseTexts } from '../../family.ts';

/** «own-project.will». */
export const OWN_PROJECT_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay algo tuyo echado a andar, o a punto, y una pregunta que no deja de mirar por encima de tu hombro.',
    },
    {
      needs: [],
      text: 'Que un proyecto funcione depende de la gente que lo pague y de lo que hagas mientras tanto; solo lo segundo es tuyo.',
    },
    {
      needs: [],
      text: 'Tu idea ya no cabe en la cabeza y todavía no llena una caja registradora. Ese hueco es lo que quita el sueño.',
    },
    {
      needs: [],
      text: 'Funcionar es una palabra elástica: para el banco es una cosa y para {ti|vos}, a medianoche, otra. Esta pregunta mezcla las dos.',
    },
    {
      needs: ['quien'],
      text: 'En este proyecto viaja también {quien}, y saber si funciona incluye una cuenta que no es de dinero.',
    },
    {
      needs: ['quien'],
      text: 'La cara de {quien} aparece cada vez que {imaginas|imaginás} el final de lo tuyo. Parte de lo que {quieres|querés} saber es qué cara.',
    },
    {
      needs: ['tiempo'],
      text: 'Le diste a tu proyecto una medida, {tiempo}, y desde entonces el calendario opina, aunque no sepa qué está midiendo.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en juego, el proyecto dejó de ser una ocurrencia. La duda tiene precio y eso permite tratarla sin poesía.',
    },
    {
      needs: ['lugar'],
      text: 'Lo tuyo tiene idea, ganas y un punto en el mapa, {lugar}. Una de las tres sostiene a las otras, y no siempre es el mapa.',
    },
    {
      needs: ['evento'],
      text: 'Tu proyecto y {evento} comparten calendario, y eso apura la pregunta. El éxito, así, corre el riesgo de medirse en aplausos.',
    },
    {
      needs: ['dia'],
      text: 'Pusiste tu proyecto a rendir cuentas en una fecha, {dia}, y una fecha puede ser examen o puede ser apenas una ventana.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Va por buen camino quien arranca liviano: adónde llega no se sabe; que el hatillo pese poco depende de tu hombro.',
      ],
      rev: [
        'wait',
        'Con el pie en el aire nadie puede decirlo: hasta que pise una primera venta, lo útil es escuchar al perro.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Hay con qué: las cuatro herramientas esperan en la mesa, y lo único que depende de ti es bajarlas a la tierra.',
      ],
      rev: [
        'if',
        'Podría, con una condición de taller: que una sola cosa prometida salga de la mesa entera y a su hora.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'La respuesta está en la parte del rollo que tapa el manto; mientras asoma, se trabaja y se anota lo que insiste.',
      ],
      rev: [
        'no',
        'No hay opinión ajena que lo sepa: con tantas voces detrás del velo no se oyen tus propias cuentas.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Tiene tierra debajo; el trigo pone su fecha y a {ti|vos} te queda el riego, que es la mitad de cualquier cosecha.',
      ],
      rev: [
        'if',
        'Si lo {dejas|dejás} en paz unas semanas se verá si brota: tirando del tallo nadie averiguó nunca nada.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Se sostendrá lo que tenga piedra: un horario, un precio y una regla que cumplas también en el mes malo.',
      ],
      rev: [
        'no',
        'Mientras todo pase por tu cetro, difícil: hay una regla que sigue por costumbre, y quitarla está a tu alcance.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Otros ya cruzaron esas columnas: {pide|pedí} prestada su llave, {sigue|seguí} el orden, y lo que quede por saber será poco.',
      ],
      rev: [
        'wait',
        'Con la fórmula de otros no se sabrá: {prueba|probá} la tuya ante dos personas, como dos acólitos, y recién entonces {concluye|concluí}.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Depende de una elección que hacen dos: alguien levanta la vista y te compra, y tu oferta aguanta esa mirada.',
      ],
      rev: [
        'no',
        'No se puede gustar a todo el mundo: mientras el proyecto quiera caer bien, ninguna mirada se encuentra con otra.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Rumbo hay, y esa es la parte tuya; a las esfinges, llámense clientes o suerte, nadie les puso nunca riendas.',
      ],
      rev: [
        'if',
        'Con un solo destino, podría: ahora cada esfinge corre detrás de un público distinto y el auriga saluda a todos.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con esa paciencia tiene lo que depende de ti: al león de los meses flojos se le trata sin soltar ni apretar.',
      ],
      rev: [
        'wait',
        'Hoy la mano te tiembla y así no se mide nada: {descansa|descansá}, y que la pregunta vuelva cuando el león respire hondo.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'El farol alumbra tres pasos y lo que {preguntas|preguntás} está en el cuarto: {camina|caminá} esos tres y {levanta|levantá} otra vez la luz.',
      ],
      rev: [
        'no',
        'Encerrado en lo alto no funciona ni fracasa: para saberlo hay que bajar de la montaña y enseñarlo.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Habrá semanas arriba y semanas abajo, y nadie sujeta esa rueda; tuyo es el asiento del medio, con gastos pequeños.',
      ],
      rev: [
        'if',
        'Si esta vez {cambias|cambiás} una pieza concreta, la vuelta puede ser otra; con las mismas, el paisaje ya se conoce.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Lo dirá la balanza, ventas contra gastos y sin tu dedo en el platillo; lo que te toca es mirarla cada mes.',
      ],
      rev: [
        'no',
        'No hay respuesta posible con el platillo torcido: primero las cuentas derechas, aunque la cifra quite el hambre.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Puesto cabeza abajo se entiende mejor: no quién querría comprarlo, sino a quién le haría falta. Hasta verlo, calma.',
      ],
      rev: [
        'no',
        'No por aguantar más tiempo en el aire: {suelta|soltá} la parte que {sacrificas|sacrificás} sin que nadie la use.',
      ],
    },
    'La Muerte': {
      up: [
        'if',
        'Funcionará, en todo caso, otra versión: a la de ahora le toca pasar a caballo, con honores y su flor.',
      ],
      rev: [
        'no',
        'La idea de antes no, que ya se fue al paso; salvar lo que sigue vivo sí depende de tus manos.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'La mezcla es buena y se afina probando: un chorro de precio, un chorro de horas, y nunca la jarra entera.',
      ],
      rev: [
        'if',
        'Daría para más si no se bebiera todas tus noches: con las copas parejas se podrá medir de verdad.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Según a qué llames funcionar: si paga bien y no te suelta el cuello, es otro empleo con tu nombre.',
      ],
      rev: [
        'yes',
        'El lazo que más apretaba ya cede, y esa parte sí era tuya; si rinde o no, lo dirán otras manos.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No con ese remate tan alto: {quita|quitá} la corona, el gasto grande o la promesa imposible, y lo que quede hablará.',
      ],
      rev: [
        'wait',
        'Una grieta pide mano antes que pronóstico: {repárala|reparala} ahora que es pequeña, y después se pregunta.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Hay agua y hay dirección, aunque la grande quede lejos; lo que rinde es inclinar la jarra todos los días.',
      ],
      rev: [
        'wait',
        'Ahora falta fe y sobra el proyecto ajeno al lado: {riega|regá} lo tuyo y {compara|compará} en un mes, con descanso.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche la sombra de una idea es más grande que la idea: hasta que haya un dato, ni cierres ni amplíes.',
      ],
      rev: [
        'if',
        'Se va aclarando: si la cifra que {temes|temés} mirar sale del agua, el paso siguiente se ve sin tropezar.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Por encima del muro asoma algo sano: {disfrútalo|disfrutalo}, {cóbralo|cobralo} sin vergüenza y que te dé el sol.',
      ],
      rev: [
        'wait',
        'Entre nubes ninguna cifra dice la verdad, ni la alegre ni la triste: abrigo, paciencia y otro mes de trabajo.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Ponerlo en pie ya era lo tuyo; si la gente se levanta con esa trompeta, lo contarán sus pasos.',
      ],
      rev: [
        'no',
        'No con ese tribunal en la cabeza, donde cualquier cifra sale culpable: {absuelve|absolvé} el primer intento y después {cuenta|contá}.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Casi todo lo que dependía de tu mano está dentro del laurel: {cierra|cerrá} esta vuelta, {celébrala|celebrala} y lo demás es ajeno.',
      ],
      rev: [
        'if',
        'Si {cierras|cerrás} ese trozo que se resiste, se sabrá: medio resultado suele esperar detrás de una firma o una entrega.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Para saberlo hace falta un número que no dependa de tu ánimo. {Elige|Elegí} uno solo, ventas, visitas o personas que repiten, y {anótalo|anotalo} {antes} en la pared con esta frase: «Hoy es esto». Si dentro de un mes creció, {sigue|seguí} igual. Si no, {cambia|cambiá} una cosa y {deja|dejá} quietas las demás.',
      },
      {
        needs: [],
        text: '{Escríbele|Escribile} {antes} a alguien que ya probó lo tuyo: «¿Qué fue lo mejor y qué no repetirías?». Solo eso, sin explicarte. Si contesta con un detalle concreto, ahí está lo que funciona y se multiplica. Si contesta con un elogio vago, {pregunta|preguntá} a otra persona: hasta ahora {conoces|conocés} tu cariño, no tu mercado.',
      },
      {
        needs: ['quien'],
        text: '{Elige|Elegí} con {quien} una señal de que esto marcha y otra de que no, y {ponlas|ponelas} por escrito {antes}: «Seguimos si pasa esto; paramos si pasa aquello». Si salen fáciles, la duda queda repartida y pesa la mitad. Si no se ponen de acuerdo, esa es la conversación urgente, antes que las ventas.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición, en papel y con lápiz rojo: «Esto funciona si…» y una sola cosa que dependa de tus manos. {Cúmplela|Cumplila} una vez {antes}, en pequeño. Si al hacerla algo se mueve, un mensaje, una venta, una pregunta, {sigue|seguí} por ahí. Si nada se mueve, la condición era otra y toca escribirla de nuevo.',
      },
      {
        needs: [],
        text: '{Reúne|Reuní} en una hoja lo gastado y lo ingresado, hasta el último recibo, y {enséñasela|enseñásela} {antes} a alguien que sepa de números con esta pregunta: «¿Cuánto aguanta esto así?». Si te da meses, {tienes|tenés} margen para probar. Si te da semanas, {recorta|recortá} un gasto ese mismo día y {sigue|seguí} preguntando.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a {quien} {antes}, sin rodeos, lo que solo puede darte quien te conoce: «¿En qué parte de esto me estoy engañando?». {Anota|Anotá} la respuesta y {espera|esperá} una noche. Si duele y suena cierta, ahí está la condición. Si duele y suena a miedo ajeno, {agradece|agradecé} y {sigue|seguí} con tus cifras.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Hay una parte de tu proyecto que {mantienes|mantenés} por orgullo. {Localízala|Localizala} y {escribe|escribí} {antes} su despedida: «Esto lo quise mucho y no lo compró nadie». Si al leerla {sientes|sentís} alivio, {quítala|quitala} del plan. Si te {defiendes|defendés}, dale un plazo con número y {cuéntaselo|contáselo} a alguien que te lo reclame.',
      },
      {
        needs: [],
        text: 'El fracaso que {temes|temés}, con cifras: {escribe|escribí} {antes} qué perderías exactamente, en dinero, en horas y en caras. {Cierra|Cerrá} con «y entonces yo haría…». Si esa última línea te sale, el suelo existe y {puedes|podés} seguir sin pronóstico. Si no te sale, {para|pará} los gastos y {llama|llamá} a un asesor.',
      },
      {
        needs: ['quien'],
        text: 'Lo que {quien} espere de tu proyecto no debería llevar el timón. {Dile|Decile} {antes}: «No sé si va a funcionar; sé qué voy a hacer este mes», y {cuéntale|contale} esa única cosa. Si le alcanza, el peso se comparte. Si exige garantías, la respuesta es «no tengo», y la cena sigue.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Apaga|Apagá} la calculadora y {abre|abrí} una libreta: una línea por día con algo que pasó en tu proyecto, bueno o malo, sin nota. {Relee|Releé} {antes} lo que haya. Si se repite una cosa buena, eso se riega. Si se repite un tropiezo, {tienes|tenés} tarea, que sirve más que un augurio.',
      },
      {
        needs: [],
        text: 'El plazo de tu paciencia, con número y firma: «Hasta aquí pruebo; ese día miro las cuentas y decido». {Escríbelo|Escribilo} {antes} y {pégalo|pegalo} donde {trabajas|trabajás}. Si te quita presión, era lo que faltaba. Si te parece una amenaza, {pon|poné} una fecha más larga o un gasto más corto, y {consulta|consultá} a un asesor.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} se le puede pedir una tregua de pronósticos: «Hasta esa fecha no hablemos de si funciona, hablemos de qué hice hoy». {Díselo|Decíselo} {antes}, con la fecha puesta. Si acepta, tendrás semanas para trabajar en paz. Si no puede evitarlo, las novedades se cuentan con números y las opiniones quedan para después.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo que funciona suele llevar un rato haciéndolo sin avisar.',
      'Nadie aplaude una raíz, y de ahí viene todo lo que aplauden.',
      'El éxito, visto de cerca, es una fila de tareas bien hechas.',
    ],
    if: [
      'Una duda con cifra cabe en un cajón y deja cenar.',
      'Las cuentas claras también dan ternura, sobre todo a fin de mes.',
      'Entre la idea y la caja hay una puerta giratoria: se entra empujando.',
    ],
    no: [
      'Podar un sueño no es talarlo, aunque las ramas hagan el mismo ruido.',
      'Hay proyectos que fracasan y dejan el oficio puesto sobre la mesa.',
      'El orgullo nunca pagó un alquiler, y eso que siempre se ofrece.',
    ],
    wait: [
      'Lo que crece de noche no se ve mejor con una linterna en la cara.',
      'Un mes más de datos abriga más que cien pronósticos.',
      'La pregunta mira por encima del hombro; el trabajo, hacia las manos.',
    ],
  },
};
