import type { CaseTexts } from '../../family.ts';

/** «dinero.open». */
export const DINERO_OPEN: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Aquí hay una cuenta, y debajo de la cuenta, algo que no es número. Las dos cosas piden sitio en la misma hoja.',
    },
    {
      needs: [],
      text: 'El dinero rara vez viene a preguntar por sí mismo: suele traer de la mano una casa, un plazo, un nombre o un miedo.',
    },
    {
      needs: [],
      text: 'Hay asuntos que parecen de números y dependen de la letra: qué se dijo, qué quedó escrito, qué se dio por entendido.',
    },
    {
      needs: [],
      text: 'Esto pesa por lo que cuesta y por lo que obliga a mirar. La primera parte, al menos, se deja escribir.',
    },
    {
      needs: ['quien'],
      text: 'Donde está {quien}, una cantidad o un papel son también una manera de tratarse. De las dos cosas trata esto.',
    },
    {
      needs: ['quien'],
      text: 'En esta cuenta aparece {quien}, y con un nombre al lado los números cambian de tono. Cada cosa pide su renglón.',
    },
    {
      needs: ['tiempo'],
      text: 'En el reloj, {tiempo}; en dinero o en papeles, cada día tiene además su precio. Ahí está el nudo.',
    },
    {
      needs: ['suma'],
      text: 'La cifra está dicha, {suma}, y eso ayuda: lo que tiene número ya no ocupa la casa entera.',
    },
    {
      needs: ['lugar'],
      text: 'Con {lugar} de por medio, la misma cuenta se lee distinto: cambian los precios, los papeles y lo que se entiende por poco.',
    },
    {
      needs: ['evento'],
      text: 'Cerca de {evento}, cualquier número levanta la voz. Hace falta saber cuál habla del asunto y cuál de la fecha.',
    },
    {
      needs: ['dia'],
      text: 'Que el asunto mire hacia {dia} le pone borde, y un borde, tratándose de cuentas o de papeles, ayuda más que asusta.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Un paso corto, con lo que cabe en el hatillo, y mirando dónde termina el suelo.',
      ],
      rev: [
        'wait',
        'Ni salto ni huida todavía: hasta que el borde tenga medida, el pie está bien en tierra.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Lo necesario está sobre la mesa, o a una pregunta de distancia; falta la mano que empieza.',
      ],
      rev: [
        'no',
        'No por la vía de las palabras bonitas: una cosa hecha, y pequeña, le gana a todo el discurso.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Falta una hoja del rollo, y sin ella cualquier respuesta sería adivinanza: primero se pide, después se mira.',
      ],
      rev: [
        'if',
        'Si lo que {notas|notás} cabe en una frase dicha en voz baja, ya hay por dónde empezar.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'Lo que se cuida mes a mes pide su estación: hoy toca regar y dejar quietas las tijeras.',
      ],
      rev: [
        'no',
        'No a costa de lo que te sostiene: ningún campo se arregla dejando sin agua la casa.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Se sostiene si tiene una regla, una sola, que pueda leerse sin que nadie la explique.',
      ],
      rev: [
        'no',
        'A lo que se hace por pura costumbre puede decírsele un no de prueba: la piedra sigue ahí.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Con alguien de oficio al lado, la puerta se entiende; sin esa llave, mejor no forzar la cerradura.',
      ],
      rev: [
        'no',
        'No porque siempre se hizo así. La lección vieja se escucha, se agradece y se vuelve a sumar.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si se puede decir de frente, con la cifra o la duda puestas al sol, se puede elegir.',
      ],
      rev: [
        'wait',
        'Antes de contestar, que cada palabra quiera decir una sola cosa: dos miradas cruzadas no hacen un acuerdo.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con el rumbo dicho en una línea, hasta lo que tira hacia los lados puede servir de empuje.',
      ],
      rev: [
        'wait',
        'La prisa no sabe la dirección. Hasta preguntarla, las esfinges pueden quedarse en la puerta.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Se puede estar cerca de lo que ruge con la mano quieta: mirarlo cada día le quita tamaño.',
      ],
      rev: [
        'wait',
        'Con la mano cansada no se cierra nada bien; que descanse el león, y se mira de nuevo.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Hay luz para el tramo siguiente y para nada más; a un farol no se le pide la montaña.',
      ],
      rev: [
        'yes',
        'Bajar a contarlo ya es parte del arreglo: a otra altura, y con otra lámpara, se lee mejor.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Parte gira sin permiso y parte no: si {separas|separás} la una de la otra, la segunda cabe en la mano.',
      ],
      rev: [
        'if',
        'Si esto suena a vuelta conocida, el sitio donde cambiar algo es aquel donde siempre se tuerce.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Primero el peso exacto, después la palabra: puesto en una hoja, el asunto se deja mirar de frente.',
      ],
      rev: [
        'no',
        'Con la balanza torcida no se decide: puede haber un dato de menos, o un peso ajeno de más.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una pausa con fecha y la cabeza al revés: de ese modo se ve lo que empujando se tapa.',
      ],
      rev: ['if', 'Si la espera ya no enseña nada, se le pone un último día y se pisa el suelo.'],
    },
    'La Muerte': {
      up: [
        'no',
        'Algo de esto pide despedida, y no hace falta que sea todo: un renglón, con su flor.',
      ],
      rev: [
        'no',
        'Lo que terminó no necesita más platos en la mesa; retirarlo despacio también es retirarlo.',
      ],
    },
    'La Templanza': {
      up: ['if', 'De a poco y mirando las dos copas: si ninguna se seca, la medida es buena.'],
      rev: [
        'wait',
        'Antes de añadir nada, un giro de muñeca: lo que rebosa de un lado puede faltar del otro.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No sin leer el precio: lo que ata suele empezar por dar, y el lazo se mide antes.',
      ],
      rev: [
        'yes',
        'El lazo cede por algún lado, y con un dedo de holgura ya se puede girar la cabeza.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No sobre la parte agrietada: las piedras que aguantan merecen que se las cuente primero.',
      ],
      rev: [
        'if',
        'Si hay una grieta, nombrarla en voz baja y con ayuda sale más barato que pintarla.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Algo pequeño y repetido, como una jarra al día, tiene aquí más mano que un gran gesto.',
      ],
      rev: [
        'wait',
        'Hoy no hace falta creer en nada: un vaso de agua, dormir, y levantar la vista después.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con esta luz el susto y el aviso se parecen; de día, con el papel delante, se distinguen mejor.',
      ],
      rev: [
        'if',
        'La niebla se va por partes: si una sola cosa ya tiene nombre, con esa se empieza.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Dicho con palabras de niño, sin adornos, se puede mirar entero y sin entornar los ojos.',
      ],
      rev: [
        'if',
        'Si decir «todo bien» ya no abriga, decir la cifra o la duda acerca un poco el calor.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Una segunda mirada, sin dedo que señale: lo que sirve se pone de pie, lo demás se corrige.',
      ],
      rev: [
        'no',
        'Nada de sentencias por hoy: quien se condena antes de contar deja fuera la mitad de los hechos.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Una vuelta entera con el dedo, de principio a fin, y el asunto mismo enseña si cierra.',
      ],
      rev: [
        'if',
        'Hay alguna esquina abierta: si se cierra la más chica, se ve mejor cuánto falta de verdad.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una hoja y tres renglones, {antes}: «Lo que sé», «lo que supongo», «a quién le pregunto». Si el primero es el más largo, ya se puede dar un paso corto con él. Si gana el segundo, el paso es una pregunta, hecha a quien entienda del tema: asesor, abogado o alguien con oficio.',
      },
      {
        needs: [],
        text: '{Di|Decí} el asunto en voz alta, {antes}, con una sola frase que empiece por «Lo que quiero resolver es…». Si sale a la primera, {escríbela|escribila} y {haz|hacé} lo más pequeño que pida. Si sale enredada, {cámbiala|cambiala} hasta que la entienda un niño: esa versión es la que se le lleva a un asesor.',
      },
      {
        needs: ['quien'],
        text: '{Ábrele|Abrile} a {quien} la conversación {antes}, sin cifras todavía: «Hay un tema que quiero mirar con calma; ¿cuándo {tienes|tenés} media hora?». Si pone hora, {lleva|llevá} una hoja y una pregunta. Si no la pone, {empieza|empezá} la hoja por tu lado, que media cuenta escrita también sirve, y un asesor puede leerla.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Termina|Terminá} por escrito, {antes}, la frase que encaje: «Lo haría si…» o «me quedaría en paz si…». Una condición y no cinco. Si depende de {ti|vos}, {ponle|ponele} fecha. Si depende de otra parte, {conviértela|convertila} en pregunta y {envíala|enviala}; cuando toque contratos o deudas, que la lea alguien que sepa.',
      },
      {
        needs: [],
        text: '{Reúne|Reuní} {antes} en un solo sitio lo que haya de este asunto, aunque sea un papel y una cifra, y {pega|pegá} encima una nota: «Falta…». Si la nota queda vacía, lo que queda es decidir. Si se llena, {consigue|conseguí} lo primero; y para una cláusula o una suma que no se entienda, hay asesores.',
      },
      {
        needs: ['quien'],
        text: '{Escribe|Escribí} en dos líneas cómo {crees|creés} que {quien} entiende este asunto y {pregúntale|preguntale} {antes}: «¿Lo ves así?». Si coincide, hay suelo para seguir. Si no coincide, sobra discutir: {anota|anotá} las dos versiones, una al lado de la otra, y {busca|buscá} el papel, o el profesional, que las aclare.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Un cajón para este asunto, {antes}, con lo que tengas dentro y una nota fuera: «No lo muevo sin dormir». Lo que tenga plazo queda delante. Si tras dos noches pesa igual, {llévalo|llevalo} a alguien de confianza o a un asesor. Si pesa menos, había cansancio sumado a la cuenta, y ese ya está pagado.',
      },
      {
        needs: [],
        text: '{Elige|Elegí} una cosa pequeña que puedas dejar de hacer en este asunto: mirar, sumar, explicar, prometer. {Anúnciala|Anunciala} {antes} ante el espejo: «Esto, por ahora, no». Si {notas|notás} alivio, otra semana igual. Si {notas|notás} un hueco, {pregunta|preguntá} a quien sepa de cuentas o de leyes qué conviene poner ahí.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien}, por esta vez, una frase que ni cierre ni prometa: «Ahora mismo no puedo decirte nada firme; cuando lo tenga claro, te lo digo». {Dila|Decila} {antes}. Si la acepta, {usa|usá} ese tiempo para conseguir un dato y no para dar diez vueltas. Si aprieta, {repítela|repetila} igual y más despacio.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Marca|Marcá} {antes} una fecha en el calendario y {escribe|escribí} al lado: «Aquí lo miro otra vez». Hasta entonces, un único dato, el que más falta haga. Si llega por escrito, ese día se verá mejor. Si no llega, la fecha sirve para reclamarlo a quien corresponda: oficina, asesor o abogado.',
      },
      {
        needs: [],
        text: 'Diez minutos de reloj, {antes}, para poner en papel lo que no está claro, cada línea empezando por «No sé si…». Al sonar, {subraya|subrayá} una sola. Si se puede averiguar sin gastar nada, esa es la tarea. Si hace falta alguien que sepa, {llévale|llevale} la línea tal cual: está bien hecha.',
      },
      {
        needs: ['quien'],
        text: '{Guarda|Guardá} sin enviar lo que querrías decirle a {quien} sobre esto; que empiece por «A mí me ayudaría…». {Reléelo|Releelo} {antes}, con luz de día. Si sigue siendo cierto, {envíalo|envialo} más corto. Si suena a reproche o a promesa, una noche más en el cajón no le hace daño a nadie.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo que se escribe deja de dar vueltas por la casa.',
      'Las cuentas claras empiezan por una letra legible.',
      'A los números se les entra por el más pequeño.',
    ],
    if: [
      'Una condición dicha a tiempo ahorra varias disculpas.',
      'Donde cada cosa tiene su renglón, cabe también la duda.',
      'El número dice cuánto; la letra, con qué se puede vivir.',
    ],
    no: [
      'Hay renglones que alivian al tacharse.',
      'Dejarlo en la mesa no es dejarlo caer.',
      'También es sumar quitarse una cifra de encima.',
    ],
    wait: [
      'A ninguna cifra le molesta que la miren con mejor luz.',
      'Una duda con fecha ocupa una silla; sin fecha, el comedor.',
      'El papel aguanta una noche más que la prisa.',
    ],
  },
};
