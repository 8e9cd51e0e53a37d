import type { CaseTexts } from '../../family.ts';

/** «business-partner.should». */
export const BUSINESS_PARTNER_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una sociedad se decide con simpatía y se vive con cuentas. Lo que está en juego es si las dos cosas caben en la misma mesa.',
    },
    {
      needs: [],
      text: 'Compartir un negocio es darle a alguien copia de la llave, del cajón y de los lunes. Falta saber si con eso {duermes|dormís}.',
    },
    {
      needs: [],
      text: 'Con otra persona en el negocio se reparten la ganancia, la culpa y el mal humor de las ocho. El nudo es si hay reparto o solo compañía.',
    },
    {
      needs: [],
      text: 'Delante del negocio va otra pregunta: quién decide cuando no haya acuerdo. Por ahí pasan los síes que duran y los que acaban con abogados.',
    },
    {
      needs: ['quien'],
      text: 'Entre tu trabajo y {quien} hay un porcentaje, escrito o imaginado. El nudo es si la confianza aguanta que se diga en números.',
    },
    {
      needs: ['quien'],
      text: 'Un negocio a medias con {quien} tiene dos mitades, y rara vez pesan lo mismo. Lo que se decide es si ese reparto te conviene.',
    },
    {
      needs: ['tiempo'],
      text: 'Este asunto trae una medida, {tiempo}, y en un negocio a medias cada cual cuenta las horas a su modo. Falta ver quién lleva la libreta.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio, la simpatía sigue siendo simpatía y el papel ya es urgente. Falta ver cuánto riesgo cabe en un apretón de manos.',
    },
    {
      needs: ['evento'],
      text: 'Cuando {evento} se cruza con un negocio, la vida y las cuentas comparten mesa. Conviene decidir aparte con quién se comparte la caja.',
    },
    {
      needs: ['lugar'],
      text: 'En la pregunta figura {lugar}, y al lado dos personas que se reparten llaves, horas y facturas. El sitio importa menos que el reparto.',
    },
    {
      needs: ['dia'],
      text: 'Hay fecha, {dia}, y un negocio a medias que pide respuesta. La prisa es del calendario; la firma, en cambio, es tuya.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, con lo que quepa en un hatillo: un solo proyecto a medias y nada que no aguantes perder.',
      ],
      rev: [
        'wait',
        'Todavía no: el perro está ladrando y nadie ha preguntado por qué. Primero las deudas y los plazos, a la vista.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Hay mesa, hay herramientas y otro par de manos, así que sí. Basta con decir a quién le toca la espada.',
      ],
      rev: [
        'if',
        'Solo si esas manos han terminado algo que se pueda tocar; las palabras bonitas no pagan la mitad del alquiler.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Por ahora no: del rollo se ve medio, y lo que falta suele traer las deudas. Hasta leerlo entero, manos quietas.',
      ],
      rev: [
        'if',
        'Sí, a condición de que esa duda que {callas|callás} la oiga quien debe oírla, y no las amistades de siempre.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Despacio, a ritmo de trigo, sí: con riego de las dos partes y sin comerse la semilla el primer verano.',
      ],
      rev: [
        'no',
        'No así: cuando una mano riega y dos cosechan, lo que hay es un favor con membrete.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Adelante si queda tallado en piedra quién firma, quién cobra y cómo sale quien quiera salir.',
      ],
      rev: [
        'no',
        'No, mientras el trono sea de una plaza; ahí se va a obedecer, por mucho que la tarjeta diga otra cosa.',
      ],
    },
    'El Hierofante': {
      up: [
        'wait',
        'Ni sí ni no mientras un asesor con años de oficio lee el acuerdo: la bendición va después de la lectura.',
      ],
      rev: [
        'yes',
        'Te habrán enseñado que a medias no se trabaja; esa llave no es de esta puerta, y aquí cabe un sí.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Con los ojos abiertos y a pleno sol, sí: se elige a una persona y también su manera de gastar.',
      ],
      rev: [
        'no',
        'Un sí por no quedar mal se paga cada mes; si es de esos, hoy la respuesta es no.',
      ],
    },
    'El Carro': {
      up: [
        'if',
        'Hace falta un solo destino, y entonces sí: dos esfinges de distinto carácter pueden tirar del mismo negocio; dos mapas, no.',
      ],
      rev: [
        'wait',
        'Ahora no, que cada esfinge mira a su lado y nadie lleva riendas; se decide cuando haya un rumbo escrito.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, y al león se le habla a diario: lo que moleste, en voz baja y en la misma jornada.',
      ],
      rev: [
        'wait',
        'Después de descansar: con la mano temblando se aceptan repartos que otra mañana darían risa.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Unos días sin reuniones primero: con el farol se ve si te gusta el negocio o solo la compañía.',
      ],
      rev: [
        'yes',
        'En la cumbre ya no queda nada que pensar: sí, que abajo hay con quién repartir la carga.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Que el papel diga qué pasa cuando la rueda suba y, sobre todo, cuando baje; con eso, adelante.',
      ],
      rev: [
        'no',
        'Si esto ya lo viviste con otro nombre, la respuesta es no; la misma vuelta nunca sale gratis.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Solo por escrito y con firma: aportes, horas, sueldo y salida. Lo que alguien prefiera no pesar, que no entre.',
      ],
      rev: [
        'no',
        'Con la balanza coja, no: primero se pesa lo que pone cada cual, y luego se ve si quedan ganas.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Con fecha de fin, esto puede quedar colgado un poco más, hasta ver el negocio desde los zapatos ajenos.',
      ],
      rev: [
        'no',
        'Sacrificarse por el plan ajeno no es asociarse; {desata|desatá} el pie y {sigue|seguí} por tu cuenta, a tu paso.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Esto pide un no con flor en el estandarte y cuentas saldadas; el caballo queda libre para otro camino.',
      ],
      rev: [
        'if',
        'Solo si se despide primero lo pendiente: un reparto viejo, un rencor, una deuda que aún se sienta a la mesa.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Sí, con prueba de tres meses: una copa para las horas, otra para el dinero, y ninguna desbordada.',
      ],
      rev: [
        'if',
        'Si se iguala el nivel de las copas, adelante; con una rebosando y otra seca, cualquier negocio sabe raro.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No, cuando lo que tira es el brillo o el miedo a quedarse fuera; el lazo todavía es ancho.',
      ],
      rev: [
        'yes',
        'Sí, ahora que {sabes|sabés} por dónde se sale: con esa puerta escrita en el acuerdo se trabaja sin cadena.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Sobre esta grieta ni un ladrillo más. Que caiga la corona; con las piedras firmes se hará otra cuenta.',
      ],
      rev: [
        'wait',
        'Hasta que alguien nombre la grieta en voz alta, ninguna firma: la pintura fresca no sostiene un techo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Un sí tranquilo: media jarra a este negocio y media a lo tuyo, que conviene tener siempre agua propia.',
      ],
      rev: [
        'wait',
        'Con la jarra vacía se acepta cualquier pozo. Primero {recupera|recuperá} ánimo, y que la decisión espere un mes.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Esperar a que haya números y mediodía: con esta bruma el miedo y el olfato se parecen.',
      ],
      rev: [
        'if',
        'Depende de que lo que va saliendo del agua te guste también con luz de oficina; entonces, adelante.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Cuando las cuentas se enseñan a pleno sol, la alegría también es un dato: sí, y sin rodeos.',
      ],
      rev: [
        'wait',
        'Entre tanta nube optimista falta un rayo de números; hasta tenerlo delante, la respuesta aguarda.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí, en pie y con lo aprendido: la trompeta llama al oficio, y el oficio admite compañía.',
      ],
      rev: [
        'no',
        'La culpa y las deudas viejas son malos motivos para firmar; con los oídos tapados, mejor decir que no.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        'Una vez cerradas las cuentas de la etapa anterior; con la corona completa se baila mejor de a dos.',
      ],
      rev: [
        'wait',
        'Falta un cabo, una firma o una conversación. Hasta atarlo, el pie sigue en el aire y la respuesta también.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una hoja con cuatro renglones, trabajo, dinero, decisiones y salida, y esta frase para entregarla {antes}: «Lo escribo para que nos dure». Si la otra parte añade un renglón, hay sociedad. Si dice que con la confianza alcanza, se insiste una vez, y el papel bueno lo redacta un abogado.',
      },
      {
        needs: [],
        text: '{Elige|Elegí} la tarea del negocio que menos gusta y {pregunta|preguntá} {antes}: «¿De esto quién se ocupa, y cada cuánto?». Si aparecen un nombre y un plazo, el sí tiene patas. Si cada quien mira el techo, esa tarea se reparte por semanas y por escrito, mucho antes que las ganancias.',
      },
      {
        needs: ['quien'],
        text: 'Un café con {quien}, {antes}, y una sola pregunta: «¿Qué tendría que pasar para que quisieras dejarlo?». Después {cuenta|contá} tu propia respuesta. Si las dos se parecen, ya hay media cláusula escrita. Si te sorprende la suya, mejor ahora que con facturas en medio; {llévala|llevala} a quien redacte el acuerdo.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición, en una línea y con cifra: «{Cuenta|Contá} conmigo si queda por escrito que…». {Mándala|Mandala} {antes} y no la adornes. Si vuelve aceptada, se firma con un abogado al lado. Si vuelve con un «ya lo iremos viendo», eso también es una respuesta, y se parece mucho a un no.',
      },
      {
        needs: [],
        text: '{Pide|Pedí} {antes} los números que faltan: «Para decidir necesito ver qué se debe, qué entra y qué se gasta; te paso también lo mío». Si llegan, que los mire un asesor en tu presencia. Si llegan excusas, {cuéntalas|contalas}: a la tercera, la condición no se cumplió y nadie tuvo que discutir.',
      },
      {
        needs: ['quien'],
        text: 'Dos papeles iguales, uno para {quien} y otro para {ti|vos}, con la misma frase por terminar {antes}: «Quien más trabaje debería recibir…». Se leen a la vez. Si coinciden, la condición está cerca. Si chocan, ahí está el punto que hay que pactar, con asesor delante, sin poner nada más hasta entonces.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'El no se escribe corto y se manda {antes}: «Lo he pensado bien y no voy a seguir adelante con la sociedad; prefiero decírtelo claro». Si hay papeles o deudas a medias, primero lo lee un abogado. Si no los hay, {cierra|cerrá} con un gracias y {deja|dejá} que la respuesta tarde lo que tarde.',
      },
      {
        needs: [],
        text: 'Dos cifras en una servilleta, {antes}: lo que cuesta decir que no ahora y lo que costaría dentro de un año. Debajo, «prefiero pagar la menor». Si la menor es la primera, {pregúntale|preguntale} a un asesor cómo se hace bien. Si es la segunda, el no puede esperar a que baje la otra.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} conviene hablar {antes}, cara a cara y con hora de salida: «Me importa el trato que tenemos, y por eso prefiero no llevar un negocio a medias». Si pregunta, se contesta una vez. Si ofrece otro reparto, se pide por escrito y se piensa. Si hay firma previa, primero el abogado.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'La espera se anuncia con tamaño: «Te contesto cuando haya visto las cuentas; dame quince días». {Envíalo|Envialo} {antes} y {apunta|apuntá} qué papel falta. Si en ese plazo llega, lo revisa quien sepa de números. Si lo que llega es prisa, {anótala|anotala}: las prisas de ahora suelen trabajar después en la empresa.',
      },
      {
        needs: [],
        text: '{Busca|Buscá} a alguien que haya tenido una sociedad y ya no la tenga, y {pregúntale|preguntale} {antes}: «¿Qué escribirías hoy que entonces no escribiste?». Si la respuesta ya está en tu acuerdo, falta poco. Si ni se te había ocurrido, la espera acaba de ganarse el sueldo: esa línea va la primera.',
      },
      {
        needs: ['quien'],
        text: 'Algo pequeño y con final, para ver cómo trabaja {quien}: un presupuesto, un pedido, una gestión. La frase es «¿Hacemos esto a medias y vemos cómo sale?», y se dice {antes}. Si cumple y avisa, queda menos que esperar. Si se esfuma a mitad, la prueba costó poco y enseñó bastante.',
      },
    ],
  },
  closings: {
    yes: [
      'Dos firmas pesan menos cuando cada una sabe dónde termina.',
      'Quien comparte la llave comparte también la mañana siguiente.',
      'El buen reparto se nota en que nadie vuelve a contarlo.',
    ],
    if: [
      'Lo que se aclara con un café no llega al juzgado.',
      'Un trato justo aguanta que lo lean en voz alta.',
      'Las mitades exactas solo existen en el papel, y por eso se escriben.',
    ],
    no: [
      'Una puerta cerrada con las cuentas hechas no hace ruido.',
      'Hay simpatías que duran más sin caja registradora.',
      'Irse a tiempo también cuenta como inversión.',
    ],
    wait: [
      'La prisa nunca puso su parte del capital.',
      'Lo que hoy no está en el papel mañana estará en la discusión.',
      'Un negocio bueno sigue siéndolo el mes que viene.',
    ],
  },
};
