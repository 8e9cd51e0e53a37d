import type { CaseTexts } from '../../family.ts';

/** «loan-to-kin.how». */
export const LOAN_TO_KIN_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'El dinero salió en una frase y vuelve por escalera. Que regrese no lo {decides|decidís} {tú|vos}; cómo se pide, sí.',
    },
    {
      needs: [],
      text: 'Cobrar da a veces más vergüenza que deber, y ese es el nudo: se ensaya una disculpa para pedir algo propio.',
    },
    {
      needs: [],
      text: 'Entre el dinero prestado y la confianza hay un tema sin tocar. Se puede pedir la cifra sin levantar la voz ni el pasado.',
    },
    {
      needs: [],
      text: 'Sacar cuentas de los gastos ajenos cansa más que la propia cifra. Falta pedir lo prestado con palabras y con fecha.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} se habla de todo menos de esa cantidad, que ya ocupa una silla. Toca nombrarla sin echar a nadie de la mesa.',
    },
    {
      needs: ['quien'],
      text: 'Lo que {quien} debe tiene número; lo que piensa de ello, no se sabe. Conviene empezar por la parte que se puede contar.',
    },
    {
      needs: ['tiempo'],
      text: 'Pesan el dinero y el calendario, {tiempo}, y ninguno de los dos va a sacar el tema. Alguien tendrá que poner la frase.',
    },
    {
      needs: ['suma'],
      text: 'Pedir {suma} de vuelta no es pedir un favor, aunque la garganta lo crea. El asunto es con qué palabras y en cuántas partes.',
    },
    {
      needs: ['lugar'],
      text: 'Entre tu bolsillo y ese dinero está {lugar}, y hay distancias que se usan de excusa. Una frase escrita llega a cualquier parte.',
    },
    {
      needs: ['evento'],
      text: 'Cobrar con {evento} de por medio parece de mal gusto, y por eso se calla. Hay maneras de separar la fecha de la deuda.',
    },
    {
      needs: ['dia'],
      text: 'Hay un día en el aire, {dia}, y una cuenta que nadie menciona. Lo que digas puede ser corto, si lleva cifra y fecha.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se pide ligero, sin hatillo de reproches: la cifra, la pregunta y un paso atrás para que haya respuesta.',
      ],
      rev: [
        'wait',
        'Con el pie en el aire no se cobra: falta saber qué {quieres|querés} oír, todo, una parte o la verdad.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'De lo que hay en la mesa, {usa|usá} el oro: cantidad exacta y cuenta donde ingresarla, en el mismo mensaje.',
      ],
      rev: [
        'no',
        'Menos indirectas ingeniosas: el chiste sobre «ese dinerito» luce mucho y no cobró nunca. {Deja|Dejá} ese truco.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Antes de cobrar, un dato: cómo está de verdad el otro bolsillo. Se pregunta en voz baja, sin testigos.',
      ],
      rev: [
        'if',
        'Se cobra si se habla: un préstamo detrás del velo, que nadie nombra, va tomando cara de regalo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'if',
        'A plazos de cosecha: una parte chica cada mes, siempre que haya trigo también del otro lado para segarla.',
      ],
      rev: [
        'no',
        '{Deja|Dejá} de tirar del tallo: preguntar cada semana no lo hace crecer y te deja con las manos verdes.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Desde el trono se dice sentado y una vez: «esto, en tantas partes, desde tal mes». La piedra no necesita gritar.',
      ],
      rev: [
        'wait',
        'Te falta decidir tu propia regla, cuánto y hasta cuándo: con esa armadura a medio poner, cualquiera te regatea.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si hablar no alcanza, hay llaves de oficio: alguien que medie, un reconocimiento firmado, un abogado que lea el papel.',
      ],
      rev: [
        'yes',
        '«Entre los nuestros eso no se cobra» es sermón viejo. Se pide igual, con buenos modales y el recibo.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Se mira de frente y se dice a pleno sol: «me importas y me falta ese dinero». Caben las dos cosas.',
      ],
      rev: [
        'wait',
        'Antes, ver si hablan de lo mismo: quizá un lado recuerda préstamo y el otro, ayuda. Sin eso, se discute al aire.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con dirección y sin látigo: primera parte, segunda, última. Las dos esfinges aceptan mejor un tramo que el viaje entero.',
      ],
      rev: [
        'no',
        'No en caliente ni a la carrera: un cobro lanzado contra la puerta rompe la puerta y no trae el dinero.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la mano firme y la voz baja, las veces que haga falta: el león cede a la constancia, no al susto.',
      ],
      rev: [
        'wait',
        'Hoy te sale rugido o disculpa. Que descanse el león una noche y la frase saldrá de tamaño natural.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Sin público, farol en mano: se cobra en un aparte y paso a paso, si {aceptas|aceptás} ver solo la próxima cuota.',
      ],
      rev: [
        'no',
        'Que adivinen tu necesidad desde abajo no es un plan: nadie lee un farol tapado. Fuera esa espera orgullosa.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Que vuelva depende de vueltas ajenas; tuyo es el momento de pedirlo, cuando su rueda venga subiendo.',
      ],
      rev: [
        'no',
        'Si cada cobro acaba en otro préstamo, esta vuelta se corta arriba: ni una moneda nueva sobre lo pendiente.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Con la balanza a la vista: fecha en que salió, cantidad, lo devuelto y lo que queda. La espada no hace falta.',
      ],
      rev: [
        'if',
        'Se puede reclamar si se pesa parejo: también los favores que recibiste, y ninguna culpa añadida al total.',
      ],
    },
    'El Colgado': {
      up: [
        'if',
        'Visto al revés, quizá no pueda entero y sí en trozos: se ofrece eso, con un último día para la espera.',
      ],
      rev: [
        'no',
        'Ya colgaste bastante de ese «en cuanto pueda»: {baja|bajá} el pie y {pide|pedí} una fecha, aunque sea lejana.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Una parte tal vez haya que despedirla en voz alta, con su flor; lo que no perdones, a caballo y con fecha.',
      ],
      rev: [
        'wait',
        'Hasta saber si aún lo {esperas|esperás} o solo lo {recuerdas|recordás}, no se cobra: se le pone plato a un fantasma.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'De copa a copa y sin derrame: cuotas que su mes aguante y que al tuyo le sirvan. Se ajusta vertiendo.',
      ],
      rev: [
        'wait',
        'Ni todo ya ni nunca: con la muñeca así se derrama el trato. {Busca|Buscá} la cuota del medio y entonces {habla|hablá}.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Cobrarte en favores, obediencia o culpa es ponerse en el pedestal: esa cadena es floja y ata por los dos cabos.',
      ],
      rev: [
        'yes',
        'Se afloja nombrándola: «me {debes|debés} esto y no quiero que nos pese». Después, las manos libres para acordar.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si suena a rayo, que sea corto: se dice la cifra, se deja pasar el ruido y se mira qué piedras quedan.',
      ],
      rev: [
        'yes',
        'Una piedra a mano: {pide|pedí} la primera parte, la pequeña, antes de que el silencio agriete lo demás.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con dos jarras: una para decir cuánto falta y otra para decir que el trato sigue. Se vierten en ese orden.',
      ],
      rev: [
        'wait',
        'El desánimo ya lo dio por perdido antes de preguntar. {Levanta|Levantá} un poco la vista: falta el primer mensaje.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Que no contesta, que viaja, que gasta: de noche todo parece burla. El cobro se escribe de día, con los datos.',
      ],
      rev: [
        'if',
        'Va saliendo el motivo del retraso, con sus pinzas. Si se deja contar, habrá plazo; si se interroga, vuelve al agua.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A la luz y con palabras de niño: «te presté esto, ¿cuándo me lo {puedes|podés} devolver?». Ni prólogo ni epílogo.',
      ],
      rev: [
        'no',
        'Basta de «no pasa nada» con sonrisa: sí pasa, y mientras lo niegues nadie sabrá que hay algo que devolver.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Una llamada clara, con nombre y cifra, sin dedo en alto: se trata de levantar la cuenta, no de juzgar la vida.',
      ],
      rev: [
        'if',
        'Se cobra si antes te {perdonas|perdonás} haber prestado: pedir con rabia contra {ti|vos} también se oye del otro lado.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        'Para cerrar el círculo alcanza un final acordado: todo, casi todo o hasta aquí. Con cualquiera se puede bailar después.',
      ],
      rev: [
        'no',
        'El atajo de cobrarse por mano propia deja la corona abierta. Falta pedirlo, que es el trozo más corto.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'El mensaje entero cabe en tres líneas, y va {antes} a una hora decente: «¿Cómo vas? Necesito recuperar lo que te presté. ¿Te queda mejor de una vez o en partes?». Si eligen partes, {pide|pedí} la fecha de la primera. Si no hay respuesta, {repite|repetí} el mensaje una sola vez, igual y sin adjetivos.',
      },
      {
        needs: [],
        text: '{Anota|Anotá} en un papel cuatro datos: cuándo salió el dinero, cuánto, cuánto volvió, cuánto queda. {Envía|Enviá} {antes} una foto con esta línea: «Para que tengamos la misma cuenta». Si la confirman, ya hay deuda reconocida por escrito. Si la discuten, también se avanzó: se discute un número y no el cariño.',
      },
      {
        needs: ['quien'],
        text: '{Invita|Invitá} a {quien} a un café {antes}, de los que se terminan pronto, y {saca|sacá} el tema con la taza llena: «Quiero hablar de lo que te presté; ¿qué parte {puedes|podés} devolver primero?». Si dice una parte, se escribe ahí mismo. Si dice que ninguna, {pregunta|preguntá} qué mes se vuelve a mirar.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Divide|Dividí} lo pendiente entre una cuota que no duela: sale un número de meses. {Escríbelo|Escribilo} {antes} y {ofrécelo|ofrecelo}: «Así lo cerramos en tantas veces; ¿te sirve?». Si se acepta, {deja|dejá} que la primera sea pequeña. Si proponen otra cuota, casi cualquiera con fecha vale más que la mejor sin ella.',
      },
      {
        needs: [],
        text: 'Cuando la cifra es grande o hay papel firmado, la condición es preguntar antes de apretar. {Reúne|Reuní} {antes} mensajes, recibos y transferencias en una carpeta llamada «Préstamo» y {consulta|consultá} con un abogado cuánto tiempo {tienes|tenés} para reclamar. Si hay margen, se habla con calma. Si no lo hay, se habla ya y por escrito.',
      },
      {
        needs: ['quien'],
        text: '{Propón|Proponé} a {quien} {antes} un trato con dos salidas: «Me lo {puedes|podés} devolver en dinero, en partes, o vemos otra forma que a mí también me sirva». Después, silencio, que la respuesta tarda. Si elige una, lleva fecha. Si no elige, {elige|elegí} la más sencilla y {escríbela|escribila} como propuesta para confirmar.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Haz|Hacé} una lista de las maneras en que ya cobraste sin cobrar: la indirecta, el suspiro, el comentario sobre sus compras. {Elige|Elegí} {antes} la que más te sale y {cámbiala|cambiala} por «¿hablamos de lo que te presté?». Si cuesta decirlo, {escríbelo|escribilo}. Si te contestan mal, al menos fue a una pregunta, y las preguntas se repiten.',
      },
      {
        needs: [],
        text: 'Por una vez se decide al revés: qué parte ya no {piensas|pensás} pedir. {Escribe|Escribí} {antes} «Esto lo suelto» con una cifra, aunque sea cero, y debajo «Esto lo pido» con la otra. Si al soltar algo te queda la espalda más liviana, era eso. Si te da rabia, {pide|pedí} todo, en partes y con fecha.',
      },
      {
        needs: ['quien'],
        text: 'Que ningún dinero nuevo viaje hasta que se hable del viejo: esa es la gestión. Si {quien} vuelve a pedir, la frase ya está lista, y se ensaya {antes}: «Primero cerremos lo anterior y luego vemos». Si lo toma bien, {propón|proponé} la primera cuota. Si lo toma mal, la frase hizo igualmente su trabajo.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Un aviso no es un cobro, y prepara el terreno: «Quiero que hablemos del préstamo; ¿cuándo {tienes|tenés} un rato tranquilo?». {Mándalo|Mandalo} {antes}, sin cifra y sin caritas. Si te dan un rato, {llega|llegá} con la cuenta escrita. Si lo dejan pasar, {propón|proponé} {tú|vos} la hora y la cifra en el siguiente.',
      },
      {
        needs: [],
        text: '{Pon|Poné} un último día a la espera, con lápiz y en tu calendario, y {escribe|escribí} al lado la frase que dirás al llegar: «Necesito cerrar esto {contigo|con vos}». {Hazlo|Hacelo} {antes}, sin avisar a nadie. Si pagan primero, se borra y ya. Si no, ese día no hay que pensar nada: está escrito.',
      },
      {
        needs: ['quien'],
        text: '{Averigua|Averiguá} {antes} cómo anda {quien}, sin mencionar el dinero: «¿Qué tal viene este mes?», y {escucha|escuchá} sin hacer sumas en la cara. Si el mes viene apretado, {prepara|prepará} una propuesta de cuotas pequeñas. Si viene holgado, la próxima conversación ya puede llevar la cifra en la primera frase.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo prestado se pide sin disculpas, que ya salió de casa sin ellas.',
      'Una cifra dicha con calma hace menos daño que diez sobremesas mudas.',
      'La deuda tiene dueño; la vergüenza de cobrarla, ninguno.',
    ],
    if: [
      'En cuotas pequeñas también vuelve la confianza.',
      'Un plazo escrito es una forma educada de la esperanza.',
      'Lo que no cabe en un pago cabe a veces en un calendario.',
    ],
    no: [
      'Las indirectas no tienen número de cuenta.',
      'Hay cobros que salen más caros que lo prestado.',
      'Soltar una parte con nombre pesa menos que esperarla entera.',
    ],
    wait: [
      'La frase que descansa una noche amanece con menos filo.',
      'Esperar con fecha es paciencia; sin ella, es otro préstamo.',
      'El silencio nunca supo hacer un recibo.',
    ],
  },
};
