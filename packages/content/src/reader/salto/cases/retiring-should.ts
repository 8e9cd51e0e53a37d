import type { CaseTexts } from '../../family.ts';

/** «retiring.should». */
export const RETIRING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Jubilarse es la única renuncia que se celebra con pastel, y por eso cuesta tanto preguntarse si se tienen ganas.',
    },
    {
      needs: [],
      text: 'En una mano, los números de la pensión; en la otra, las mañanas que quedan. La decisión está en cuál de las dos aprieta más.',
    },
    {
      needs: [],
      text: 'El trabajo dio horario, nombre y alguna queja para la cena. Dejarlo es fácil en el papel; lo difícil es qué contestar cuando preguntan a qué te {dedicas|dedicás}.',
    },
    {
      needs: [],
      text: 'Hay una edad para los formularios y otra para las ganas, y casi nunca cumplen el mismo día. Entre las dos anda esta decisión.',
    },
    {
      needs: ['quien'],
      text: 'Tu jubilación la firma una sola persona y la van a desayunar más. Con {quien} en la cuenta, el cuándo se mueve de sitio.',
    },
    {
      needs: ['quien'],
      text: 'Si {dejas|dejás} de trabajar, cambian también los días de {quien}, aunque nadie haya presentado esa solicitud. Ahí hay algo por hablar.',
    },
    {
      needs: ['tiempo'],
      text: 'Pusiste {tiempo} al lado de la palabra jubilación. Las cuentas atrás tienen un defecto: se vive mirando el número y no la puerta.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en el papel, la jubilación se vuelve una resta. A la resta le falta un renglón, el de las mañanas, que no cotizan.',
    },
    {
      needs: ['lugar'],
      text: 'Jubilarse trae pegado {lugar}, como una postal en el espejo. Falta ver si llama el sitio, el descanso o las dos cosas.',
    },
    {
      needs: ['evento'],
      text: 'Entre {evento} y la jubilación hay poco aire, y dos cambios a la vez se pisan los pies. Uno puede ir delante y el otro, detrás.',
    },
    {
      needs: ['dia'],
      text: 'La jubilación tiene fecha tentadora, {dia}, y las fechas redondas convencen mucho. El cuerpo y la cuenta del banco suelen dar otras.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, y sin saber todavía a qué: un hatillo de mañanas vacías también es un plan, con los números mirados antes.',
      ],
      rev: [
        'wait',
        'Todavía no: ese paso da a un calendario en blanco y a una cuenta sin hacer. Primero el suelo, después la fiesta.',
      ],
    },
    'El Mago': {
      up: [
        'if',
        'Sí, si hay en la mesa al menos una cosa que pida tus manos: la pensión paga el mes, no la mañana.',
      ],
      rev: [
        'yes',
        'Tanta herramienta para que otra gente la gaste: sí, y que tu oficio trabaje por fin para tu casa, a deshora.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        '{Espera|Esperá} un poco y sin anunciarlo: detrás del velo hay una fecha que ya {conoces|conocés}, y saldrá en voz baja.',
      ],
      rev: [
        'if',
        'Sí, en cuanto calles a quienes opinan de tu edad: si en ese silencio sigue el deseo, la fecha es tuya.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Sí: el trigo está alto, y para eso se siembra tantos años. Cosechar a tiempo también es trabajar bien.',
      ],
      rev: [
        'no',
        'No para ponerte a cuidar de medio mundo a jornada completa: eso es cambiar de turno, y sin vacaciones.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con tres piedras, sí: la pensión calculada por alguien que sepa, un fondo para sustos y el día fijado por escrito.',
      ],
      rev: [
        'yes',
        'Sí: esa silla ya no te sostiene, la {sostienes|sostenés}. El reino se arregla sin tu armadura, y la espalda lo agradece.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Jubilarse, sí, después de oír a quien lo hizo hace un año y a quien lo aplazó: dos llaves y un almuerzo.',
      ],
      rev: [
        'yes',
        'Hay un mandamiento que dice que se trabaja hasta no poder más; no lo escribiste. Sí, y sin pedir absolución.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si esa vida que {eliges|elegís} se puede contar de frente a quien la comparta, sí; si solo se huye, falta mirarla.',
      ],
      rev: [
        'no',
        'No por no desentonar: que otras personas se jubilen, o que no, tiene poco que ver con adónde miran tus ojos.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Sí: una esfinge pide descanso y la otra pide tarea; afuera también hay caminos para las dos.',
      ],
      rev: [
        'wait',
        'Aún falta el adónde: sin dirección, el carro se queda atravesado en la cocina. Primero, algo que hacer un día cualquiera.',
      ],
    },
    'La Fuerza': {
      up: [
        'no',
        'No hace falta irse para aflojar: con menos horas y la mano suave, esa fiera del trabajo todavía se deja querer.',
      ],
      rev: [
        'yes',
        'Sí: tanto tiempo con la mano en la boca del león merece soltarla y contar los dedos. Están todos.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Primero, un ensayo: vacaciones largas, un mes de permiso, menos horas. El farol va delante de la firma y alumbra las mañanas.',
      ],
      rev: [
        'yes',
        'Ya se sabe de memoria el paisaje de esa cumbre. Sí: abajo hay gente despierta a las once de la mañana.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Leyes, pensiones y empresas giran sin avisar: que un asesor diga en qué punto de la rueda conviene bajarse.',
      ],
      rev: [
        'no',
        'No si es el cansancio de cada año por estas fechas: esa vuelta la curaban antes unas vacaciones.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'En la balanza, la pensión exacta y los gastos exactos, con un asesor delante: si el fiel queda quieto, sí.',
      ],
      rev: [
        'wait',
        'Falta pesar bien: el platillo del deber lleva años con el dedo encima. Quitado el dedo, se vuelve a preguntar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una mañana libre, sin planes ni visitas: {mira|mirá} tu vida del revés desde el sillón, y la fecha después.',
      ],
      rev: [
        'yes',
        'Sí: el pie se durmió de tanto colgar y la cuerda está floja. El suelo queda a una firma de distancia.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Sí, con despedida de las buenas: se apaga la luz, queda la flor y el caballo sabe salir.',
      ],
      rev: [
        'if',
        'Sí, cuando dejes de servirle cena a tu cargo: la tarjeta de visita se jubila primero, y al día siguiente, el resto.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Por partes, sí: media jornada, menos clientes, un día libre más, hasta que una copa pase a la otra sin ruido.',
      ],
      rev: [
        'no',
        'No de un solo trago: quien vive con la copa del trabajo rebosando necesita aprender antes a llenar la otra.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Con la cadena medida, sí: la del sueldo la calcula un asesor; la del nombre se afloja en casa.',
      ],
      rev: [
        'yes',
        'Sí: hace tiempo que la mano busca el lazo a media jornada. Falta darle a esa mano otra ocupación.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Sí, y por la escalera: un final elegido deja bajar con los papeles bajo el brazo y despedirse en cada rellano.',
      ],
      rev: [
        'wait',
        'Una revisión primero, de la salud, del contrato, de las deudas: la grieta encontrada a tiempo se arregla con sueldo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí: llega el tiempo de verter el agua donde quieras, y tu oficio sabe regar sin que le paguen.',
      ],
      rev: [
        'wait',
        'No con la estrella tan apagada: si es desánimo, también se iría a casa. {Descansa|Descansá}, y la fecha se mira después.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No con las cuentas a oscuras: lo que aúlla puede ser el cansancio o la pensión, y de noche suenan igual.',
      ],
      rev: [
        'if',
        'Cuando el número que te asusta salga del agua y se deje medir, sí: los cangrejos impresionan más en el fondo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí: se te nota en la cara al decir «mañana no madrugo». Brazos abiertos, y que el caballo haga el resto.',
      ],
      rev: [
        'if',
        'Sí, si hay algo que caliente además de no madrugar: ese gusto dura un mes, y luego pide compañía.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: hay otro oficio, otro nombre o una siesta tocando la trompeta, y llevan rato esperando que te levantes.',
      ],
      rev: [
        'no',
        'No como castigo ni como retirada: hasta que veas lo bien hecho en esos años, irse tendría sabor a derrota.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí: la vuelta está completa y se baila. Queda saludar a las cuatro esquinas y dejar puesta la música.',
      ],
      rev: [
        'if',
        'Sí, con el último hueco cerrado: años por reconocer, un papel, alguien a quien enseñar lo tuyo. Falta poco y se nota.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Pide|Pedí} {antes} el dato oficial y no el de oídas: «Quisiera saber cuánto me corresponde si me jubilo ahora y cuánto si espero un año». Si la diferencia cabe en tu vida, la fecha puede escribirse. Si no cabe, tampoco es un no: un asesor de pensiones sabe qué caminos quedan.',
      },
      {
        needs: [],
        text: 'Ensayo general: un día libre {antes}, vivido como si el trabajo ya no existiera, con hora de levantarse y un plan para media mañana. {Anota|Anotá} por la noche «Lo que hice sin que nadie me lo mandara». Si salen tres cosas, hay vida esperando. Si no sale ninguna, {repite|repetí} el ensayo con menos sofá.',
      },
      {
        needs: ['quien'],
        text: 'La firma es tuya y la pregunta práctica le toca a {quien}: «Si me jubilo ahora, ¿qué cambia de tu lado?». {Hazla|Hacela} {antes}, con café y sin calculadora. Si enumera con gusto, {toma|tomá} nota y fecha. Si arruga la frente, ahí hay una conversación que rinde más que un año de pensión.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Escribe|Escribí} «Me jubilo cuando…» y {termina|terminá} la frase con una cifra o una fecha, nunca con un estado de ánimo. {Pégala|Pegala} {antes} junto a la puerta por la que {sales|salís} a trabajar. Si una semana después sigue en pie, es tu condición. Si la {corriges|corregís} cada mañana, está en borrador y espera.',
      },
      {
        needs: [],
        text: 'Presupuesto de una vida sin despertador: luz, comida, salud, un gusto al mes, un susto al año. {Hazlo|Hacelo} {antes} con recibos y no de memoria, y debajo «Con esto vivo». Si la pensión llega, la duda era otra y ya puede hablar. Si no llega, {enséñale|enseñale} la hoja a un asesor.',
      },
      {
        needs: ['quien'],
        text: 'Antes que con la oficina de pensiones hay algo que pactar con {quien}, y se empieza así: «Si me jubilo, ¿qué te gustaría que siguiera igual?». {Pregúntalo|Preguntalo} {antes}. Si pide poco, entra en tus condiciones y se firma con pan y queso. Si pide lo imposible, ya se ve dónde hay que negociar.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Si hoy no toca irse, que toque menos: {elige|elegí} la tarea que más te envejece y {di|decí} {antes} a quien corresponda «Quisiera dejar esto en otras manos, ¿cómo lo hacemos?». Si hay acuerdo, {ganas|ganás} aire sin tocar la pensión. Si se niegan, {guarda|guardá} la respuesta: pesará en la próxima cuenta.',
      },
      {
        needs: [],
        text: 'Una queja no es una fecha. {Cuenta|Contá} en dos jornadas, {antes}, cuántas veces {piensas|pensás} «ya no aguanto» y cuántas «qué bien quedó esto», con rayitas en una servilleta. Si ganan los aciertos, quedarse tiene sentido. Si gana el cansancio, la primera hora se pide con un médico y la segunda con la ventanilla.',
      },
      {
        needs: ['quien'],
        text: 'Por lo que espere {quien} no hay que trabajar ni un año más ni uno menos. {Escribe|Escribí} {antes} «Me quedo por…» y tres motivos sin nombres propios. Si se sostienen de pie, son tuyos. Si detrás de alguno asoma una persona, {háblalo|hablalo} con esa persona: cuesta menos que la oficina.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'A la fecha le falta un dato y conviene saber cuál: años reconocidos, deuda, salud, ganas. {Elige|Elegí} uno y {pregúntalo|preguntalo} {antes} a quien lo sepa: «¿Qué me falta exactamente para poder jubilarme?». Si te dan un número, la espera tiene fin. Si te dan largas, {pide|pedí} la respuesta por escrito.',
      },
      {
        needs: [],
        text: 'Un cuaderno de mañanas: cada página, una cosa que harías a las once sin trabajo, de arreglar la silla a tocar el acordeón. {Escribe|Escribí} tres {antes}, con este título: «Me esperan». Si al releer te da la risa buena, la fecha se acerca. Si las tres suenan a folleto, faltan páginas.',
      },
      {
        needs: ['quien'],
        text: '{Cuéntale|Contale} a {quien} {antes} la verdad a medio hacer: «Estoy pensando en jubilarme y todavía no tengo fecha». Nada más. Si pregunta cómo te {sientes|sentís}, {sigue|seguí} por ahí. Si pregunta por el dinero, la próxima vez con números. Si no pregunta nada, tampoco la fecha corre prisa.',
      },
    ],
  },
  closings: {
    yes: [
      'El despertador es el primero en enterarse y el que mejor lo lleva.',
      'De un oficio se sale con las manos puestas.',
      'La mañana siguiente también es parte del sueldo.',
    ],
    if: [
      'La pensión se calcula con decimales; las once de la mañana, a ojo.',
      'Hay números que abrigan cuando alguien los lee despacio.',
      'Se brinda mejor con la cuenta ya pagada.',
    ],
    no: [
      'El cansancio pide silla; no siempre pide despedida.',
      'Las ganas cumplen años cuando les parece.',
      'Un año más no es condena si se elige de uno en uno.',
    ],
    wait: [
      'El pastel aguanta; lo que se enfría es la prisa.',
      'Una fecha con lápiz ya deja ver la pared de detrás.',
      'La puerta de las mañanas no cierra a ninguna edad.',
    ],
  },
};
