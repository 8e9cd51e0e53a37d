import type { CaseTexts } from '../../family.ts';

/** «loan-to-kin.should». */
export const LOAN_TO_KIN_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Sacar el dinero es lo fácil; cuesta más decidir si sale como préstamo, como ayuda o como ganas de no discutir.',
    },
    {
      needs: [],
      text: 'Un préstamo entre gente que se quiere pone en la misma bolsa los billetes y el trato, y solo los billetes se cuentan.',
    },
    {
      needs: [],
      text: 'Con el dinero en la mano aparecen dos miedos: que el sí vacíe el bolsillo y que el no llene de silencio la próxima comida.',
    },
    {
      needs: [],
      text: 'Antes de saber si vuelve, hay algo tuyo por averiguar: cuánto {puedes|podés} dejar ir sin ponerte a vigilar los gastos ajenos.',
    },
    {
      needs: ['quien'],
      text: 'Entre {quien} y tu bolsillo hay una palabra sin precisar: prestar. Cada parte puede estar oyendo en ella un plazo distinto.',
    },
    {
      needs: ['quien'],
      text: 'Ayudar a {quien} es una cosa y hacer de banco es otra, con peor horario. Se decide cuál de las dos {puedes|podés} sostener.',
    },
    {
      needs: ['tiempo'],
      text: 'Este préstamo trae su calendario, {tiempo}, y conviene ver si ese plazo sirve para devolver, para esperar o para callar.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio, el cariño necesita algo que no suele usar: una fecha, y el valor de decirla al principio.',
    },
    {
      needs: ['lugar'],
      text: 'Que {lugar} aparezca en este préstamo pide una pregunta más: qué se paga allí, y si alguien ha visto el precio.',
    },
    {
      needs: ['evento'],
      text: 'Junto a {evento}, decir que no suena peor de lo que es. Hay que separar la fecha, que manda mucho, de la cantidad.',
    },
    {
      needs: ['dia'],
      text: 'Parece que {dia} hay que tener una respuesta. Un préstamo apurado se decide en un minuto y se recuerda bastante más.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, con poco equipaje: una cantidad que quepa en el hatillo y no te haga volver la cabeza.',
      ],
      rev: [
        'no',
        'No con un pie en el aire: sin cantidad ni fecha, el préstamo va al borde y el perro ya avisó.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí, con las herramientas puestas en la mesa: una cifra, un recibo, una fecha y dos firmas al pie.',
      ],
      rev: [
        'wait',
        'Todavía no, hasta ver un papel: las explicaciones llenan la mesa y ninguna dice cuánto vuelve cada mes.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Que asome antes el resto del rollo: falta saber para qué es ese dinero, y preguntarlo no ofende a nadie.',
      ],
      rev: [
        'if',
        'Sí, siempre que no haya secreto: un préstamo que se guarda detrás de un velo empieza cobrando intereses.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Se presta, sí, como quien riega un surco: una parte, a su hora, y el resto del agua para tu campo.',
      ],
      rev: [
        'no',
        'Esta vez no: el trigo que {piensas|pensás} prestar puede ser el de tu propio pan, y conviene contarlo antes.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con tope de piedra, sí: esta cantidad, esta fecha y ninguna ampliación por mensaje a las once de la noche.',
      ],
      rev: [
        'no',
        'No por obediencia: «hay que ayudar» suena a decreto, y el cetro de tu bolsillo lo {llevas|llevás} {tú|vos}.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Se presta como presta la gente de oficio: con testigo, papel y una llave para cada parte. Sin eso, no.',
      ],
      rev: [
        'yes',
        'Sí, aunque el refrán diga que prestar trae peleas: con reglas propias y escritas, ese sermón pierde público.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si {puedes|podés} contarlo a pleno sol, sin rebajar la cifra ni bajar la voz, sí; si no, tampoco.',
      ],
      rev: [
        'wait',
        'Falta mirarse: quizá {tú|vos} {dices|decís} préstamo y la otra parte oye regalo. {Aclara|Aclará} la palabra y después {abre|abrí} la billetera.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Adelante, con destino: que se sepa qué paga cada billete, y las dos esfinges, cariño y cálculo, tiran parejo.',
      ],
      rev: [
        'wait',
        'Ni un billete mientras peleen las esfinges: el apuro quizá sea ajeno, y lo que sale hoy puede salir con calma.',
      ],
    },
    'La Fuerza': {
      up: [
        'no',
        'Esta vez un no, dicho con la mano suave: a este león se le cierra la boca sin meterle billetes.',
      ],
      rev: [
        'if',
        'Sí, si es solo una parte: la mano que tiembla no puede con el león entero, y conviene decirlo.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        '{Sube|Subí} primero con tus cuentas y el farol: hasta saber qué te queda a fin de mes, ni sí ni no.',
      ],
      rev: [
        'yes',
        'Sí, la porción que {puedes|podés} bajar de la montaña sin quedarte a oscuras allá arriba. Ni una moneda más.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si {aguantas|aguantás} una vuelta entera sin que vuelva nada, sí: quien presta se sienta en el centro de la rueda.',
      ],
      rev: [
        'no',
        'Otra vuelta idéntica no: si lo anterior sigue sin saldar, lo nuevo ya no es un préstamo, es costumbre.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Con una condición de balanza: lo que sale y lo que te queda, en platillos a la vista, y dos firmas debajo.',
      ],
      rev: [
        'no',
        'Con esa balanza no: un plato lleva dinero y el otro, culpa. {Saca|Sacá} la culpa y {vuelve|volvé} a pesar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Un rato cabeza abajo: {imagina|imaginá} que ya está perdido. Cuando esa cifra no te haga fruncir la cara, {contesta|contestá}.',
      ],
      rev: [
        'no',
        'No hace falta colgarse por nadie: si prestar te deja a fin de mes con un pie atado, es demasiado.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Préstamo, no: esa palabra ya cumplió. Lo que des, si {das|das} algo, que vaya con su flor y sin vuelta.',
      ],
      rev: [
        'if',
        'Sí, después de despedir la cuenta vieja, si la hay: saldada o perdonada, pero en voz alta y con fecha.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Sí, a sorbos: una parte ahora, otra cuando vuelva la primera, y ninguna copa se queda seca.',
      ],
      rev: [
        'wait',
        '{Mira|Mirá} antes el nivel de tu copa: hasta que pase un mes sin derrames, prestarías de lo que te falta.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No por ese lazo: cuando se presta a cambio de cariño, la cadena es floja y la cuota no termina.',
      ],
      rev: [
        'yes',
        'Sí, y por una vez: con la cabeza ya fuera del lazo se puede dar sin ponerse otra cadena.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No como remiendo: si la torre entera se está cayendo, tu dinero tapa una grieta y el rayo busca la siguiente.',
      ],
      rev: [
        'if',
        'Sí, solo si se enseña la grieta completa: cuánto se debe en total, a quién, y qué piedra paga esto.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'De las dos jarras, una sí; la otra se queda en tu estanque y no se presta por simpatía.',
      ],
      rev: [
        'wait',
        'Con la jarra a medias todavía no: {repón|reponé} primero un mes de gastos tuyos y la pregunta pesará distinto.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche no se presta: hasta que haya un dato que no venga del aullido, el dinero duerme en casa.',
      ],
      rev: [
        'if',
        'En cuanto el cangrejo salga del todo, sí: para qué es, por qué ahora y qué otras puertas se tocaron.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, a cara descubierta: la cifra en voz alta, la fecha en la misma frase y ninguna factura en la sonrisa.',
      ],
      rev: [
        'no',
        'No con esa sonrisa de compromiso: un sí nublado se cobra luego en reproches, que no traen recibo.',
      ],
    },
    'El Juicio': {
      up: [
        'if',
        'Si ese dinero ayuda a ponerse de pie, sí, pagado directo a la factura; si solo alarga la siesta, no.',
      ],
      rev: [
        'yes',
        'Sin sentencia previa, sí: que un préstamo salga mal alguna vez no condena a todos los siguientes.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Corona cerrada de antemano y sí: sale tanto, vuelve tanto, termina tal mes, y entonces se baila.',
      ],
      rev: [
        'wait',
        'Falta un trozo corto de laurel, la fecha de vuelta. {Pídela|Pedila} y {contesta|contestá} cuando la tengas escrita.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Cuatro líneas en un mensaje, {antes}: «Te presto esto. Empieza a volver tal mes, de a tanto. Si uno no se puede, me {avisas|avisás} primero. ¿De acuerdo?». {Espera|Esperá} la respuesta con el dinero quieto. Si llega el «de acuerdo», hay trato. Si molestan las líneas, {presta|prestá} menos, o lo que no te duela.',
      },
      {
        needs: [],
        text: '{Toma|Tomá} la última cuenta del mes y {resta|restá} {antes} la cantidad que {piensas|pensás} prestar. {Mira|Mirá} el resultado un minuto entero. Si se puede dormir al lado de esa cifra, {di|decí} «sí, esto y hasta aquí». Si el estómago contesta primero, {rebaja|rebajá} la cantidad hasta que se calle: esa es la que sale.',
      },
      {
        needs: ['quien'],
        text: 'Diez minutos sin público con {quien}, {antes}, y {empieza|empezá} por el final: «Puedo prestarte esto. ¿Qué mes te parece realista para que vuelva?». Si sale un mes, queda escrito en un mensaje y el dinero se mueve. Si sale un «ya veremos», el préstamo se queda también en ya veremos, y sin pelea.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Partida en tres, la cantidad se ve mejor. {Anota|Anotá} {antes} qué parte {puedes|podés} perder, qué parte {necesitas|necesitás} de vuelta y para qué mes, y {ofrece|ofrecé} la primera: «Ahora llego hasta aquí». Si con eso alcanza, la condición se cumplió sola. Si hace falta más, {consulta|consultá} con un asesor cómo firmar el resto.',
      },
      {
        needs: [],
        text: '{Pide|Pedí} {antes} un papel, uno solo: la factura, el presupuesto o la deuda que se va a pagar. Cabe en un mensaje: «Quiero ayudar; {mándame|mandame} lo que hay que pagar y lo miro». Si llega el papel, ya se sabe qué se presta. Si en su lugar llega una explicación, el dinero espera.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} se le puede proponer un recibo sin cara de notario, {antes} y en persona: «Lo escribimos y así no hablamos más del tema». Cantidad, primera cuota, qué pasa si un mes falla. Si firma, {presta|prestá} lo escrito y no más. Si prefiere que no haya papel, {ofrece|ofrecé} otra ayuda que no tenga que volver.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Un no se ensaya frente a un vaso de agua: «Dinero no voy a prestar; sí puedo ayudarte con esto», y esto es algo concreto, una tarde, una gestión, una comida. {Dilo|Decilo} {antes}, una vez y sin tres excusas. Si se acepta, hacía falta ayuda. Si se insiste, {repite|repetí} la frase, igual y más despacio.',
      },
      {
        needs: [],
        text: '{Suma|Sumá} {antes} todo lo que {pagas|pagás} en un mes y {escribe|escribí} al pie «Esto va primero». Si después no sobra, el no lo dicen los números y {puedes|podés} citarlos con la conciencia tranquila. Si sobra, {pregúntate|preguntate} qué falta entonces, y {ponle|ponele} nombre en una línea: plazo, papel o confianza.',
      },
      {
        needs: ['quien'],
        text: 'Mejor de viva voz: {llama|llamá} a {quien} {antes} y que el no vaya en la primera frase. «No voy a prestar dinero; te llamo para no dejarte esperando». Si pide motivos, alcanza con «prefiero no mezclar». Si cambia de tema, {acompaña|acompañá} el cambio: el trato acaba de pasar la parte difícil.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'El tiempo se pide con una frase, que el silencio se entiende mal: «{Déjame|Dejame} ver mis números; te contesto con una cifra». {Mándala|Mandala} {antes} y ese mismo día {suma|sumá} tus gastos de un mes. Si la resta deja margen, ahí está la cifra. Si no lo deja, también: es cero, y se dice con cariño.',
      },
      {
        needs: [],
        text: '{Reserva|Reservá} una hoja para tres preguntas: para qué es, qué pasa si no hay préstamo, cómo volvería. {Respóndelas|Respondelas} {antes} con lo que {sabes|sabés} y no con lo que {supones|suponés}. Si las tres tienen respuesta, ya se puede decidir. Si alguna queda en blanco, {envíala|enviala} tal cual: «Me falta saber esto».',
      },
      {
        needs: ['quien'],
        text: 'Sin prometer nada, {pregúntale|preguntale} a {quien} {antes}: «Si yo no pudiera prestarte, ¿qué harías?». {Escucha|Escuchá} hasta el final, que suele estar en la segunda frase. Si hay otro plan, tu parte puede ser más pequeña. Si no hay ninguno, el primer favor es sentarse a hacer uno, quizá con un asesor.',
      },
    ],
  },
  closings: {
    yes: [
      'Un préstamo con fecha deja comer en paz a los dos lados de la mesa.',
      'El cariño también sabe leer un recibo.',
      'Los billetes viajan mejor con el regreso apuntado.',
    ],
    if: [
      'Entre querer y prestar cabe una hoja, y no conviene dejarla en blanco.',
      'Un tope dicho al principio ahorra muchas explicaciones al final.',
      'Hay confianzas tan firmes que hasta firman.',
    ],
    no: [
      'Un no de una tarde cuesta menos que un sí de muchos meses.',
      'Cerrar la billetera no es cerrar la puerta.',
      'También se ayuda con las manos, que no cobran intereses.',
    ],
    wait: [
      'Una cifra que no admite una noche de sueño es demasiado grande.',
      'Contestar despacio también es hacer bien las cuentas.',
      'La prisa nunca figura en el recibo, y siempre cobra.',
    ],
  },
};
