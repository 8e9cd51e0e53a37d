import type { CaseTexts } from '../../family.ts';

/** «emigrating.will». */
export const EMIGRATING_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una parte de este viaje está en una oficina que no contesta y otra en tu cajón de papeles. La segunda atiende a cualquier hora.',
    },
    {
      needs: [],
      text: 'Cómo le sale a alguien un país se sabe después de la primera gripe allí, nunca antes. Hasta entonces hay preparativos.',
    },
    {
      needs: [],
      text: 'El permiso, el dinero, el momento: son tres relojes y los {miras|mirás} a la vez. Por eso parece que ninguno camina.',
    },
    {
      needs: [],
      text: 'Entre querer vivir allí y poder hay una fila. En las filas se mira la nuca de delante o se va haciendo algo.',
    },
    {
      needs: ['quien'],
      text: 'Parte de irte a otro país pasa por {quien}, o eso parece desde la maleta abierta. La otra parte no pasa por nadie y sigue sin estrenar.',
    },
    {
      needs: ['quien'],
      text: 'Que te vaya bien lejos tiene que ver con {quien} y con mil cosas que no tienen nombre. De esas mil, unas cuantas son tuyas.',
    },
    {
      needs: ['tiempo'],
      text: 'Tu cuenta dice {tiempo}, y en los consulados se cuenta de otra manera. Lo medible es cuánto de ese plazo está en tus manos.',
    },
    {
      needs: ['suma'],
      text: 'Desde que el viaje se escribe con {suma}, el cuándo se parece a una división. Falta saber qué se divide y qué se espera.',
    },
    {
      needs: ['lugar'],
      text: 'Por {lugar} se pregunta como por el clima, y tampoco responde. Lo que sí se puede saber es qué abrigo {llevas|llevás}.',
    },
    {
      needs: ['evento'],
      text: 'En el mismo calendario están {evento} y el viaje, y ninguna fila los distingue. Tuyo es saber en qué orden dormirías mejor.',
    },
    {
      needs: ['dia'],
      text: 'Todo apunta a una fecha, {dia}, y las oficinas de extranjería miran para otro lado. Tu parte cabe en los días de antes.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Del camino se ve un tramo, y es tuyo: pasaporte vigente, hatillo ligero y una rosa para quien abra la puerta.',
      ],
      rev: [
        'wait',
        'El precipicio no sabe de fechas: hasta que haya algo escrito del otro lado, se camina por este, y con el perro.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Lo que depende de tu mano ya está en la mesa: cuatro piezas, y hoy se puede mover al menos una.',
      ],
      rev: [
        'no',
        'Preguntar cuándo veinte veces no mueve un sello: queda una herramienta sin tocar, y esa sí adelanta algo.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'En una oficina ajena hay un rollo a medio abrir; no se lee desde aquí. Tuyas son las copias y el sueño.',
      ],
      rev: [
        'if',
        'Si la corazonada insiste en un paso concreto, que se dé; si solamente insiste en asustar, que espere en el pasillo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Lo sembrado se riega y no se apura: un ahorro, una clase, un papel; de la cosecha opina también el clima.',
      ],
      rev: [
        'no',
        'Tirando de la espiga no llega el permiso: lo que te toca es comer y dormir como quien piensa llegar.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        '{Gobiernas|Gobernás} tres cosas, el ahorro, la carpeta y la fecha tope; si están firmes, lo demás es política exterior.',
      ],
      rev: [
        'wait',
        'En este asunto manda otro trono, y los gritos no lo apuran: mientras delibera, un plan para la demora.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'De plazos sabe quien ya hizo esa fila: {pregúntale|preguntale} qué papel devuelven siempre y {llévalo|llevalo} por duplicado.',
      ],
      rev: [
        'wait',
        'Hay ceremonias con sello que no se abrevian ni teniendo razón; mientras dure la suya, {aprende|aprendé} a usar la segunda llave.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si alguien más viaja o se queda, que salga bien se decide mirándose; de tu parte, que sea hablando claro.',
      ],
      rev: [
        'no',
        'Mientras quieras dos cosas y digas una, no hay fecha que valga: eso no lo resuelve ninguna embajada.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'La hora de salida la ponen otros; el rumbo no. Con ciudad elegida y carpeta hecha, esa espera ya rueda.',
      ],
      rev: [
        'wait',
        'Con el freno puesto desde fuera, empujar solo cansa: hasta el próximo plazo oficial, heno para las esfinges.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'A la espera, como al león, se la trata sin tirones: preguntar una vez, anotar, y que se eche al lado.',
      ],
      rev: [
        'if',
        'Si el ánimo no llega a fin de mes, el viaje tampoco: lo primero en tus manos es descansarlas.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'El farol alcanza para el mes que viene y no para la llegada: un paso con luz, y otra vez la pregunta.',
      ],
      rev: [
        'no',
        'Esto no se averigua a solas y de madrugada: quien sabe de permisos cobra menos que el insomnio.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Giran cupos, precios y leyes sin consultar a nadie; lo que no gira es que te encuentren con todo firmado.',
      ],
      rev: [
        'if',
        'Si otras veces el plan se quedó en el mismo punto, ahí está tu parte: {empieza|empezá} esta vuelta por ese papel.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'En esa balanza pesan los requisitos y no las ganas: los cumplidos se archivan, los que faltan tienen precio y plazo.',
      ],
      rev: [
        'no',
        'Un sello ajeno no pesa tu valor: si lo niegan, se lee el motivo, y un abogado dirá si hay otra puerta.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Un pie está atado a un trámite y el otro no: esa espera rinde si se aprende algo que viaje.',
      ],
      rev: [
        'yes',
        'De la fecha perfecta te {puedes|podés} bajar hoy, que esa cuerda es tuya; con una fecha regular también se viaja.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'De tu lado toca ir cerrando: cada despedida hecha con flor acorta el camino, firme quien firme lo demás.',
      ],
      rev: [
        'if',
        'Si la idea es irse y seguir viviendo aquí por dentro, ningún permiso alcanza; ese adiós sí lleva tu firma.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Una copa espera noticias y la otra trabaja: con el agua pasando entre las dos, ningún mes sobra.',
      ],
      rev: [
        'no',
        'Volcarlo todo en el viaje no lo adelanta: la vida de hoy también pide agua, y es la que está servida.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Quizá lo que retiene no sea el consulado: si {puedes|podés} decir en voz alta el nombre del lazo, hay un trámite menos.',
      ],
      rev: [
        'yes',
        'De tu cuello depende lo que se suelta por adelantado, la deuda, la excusa, el qué dirán; así cualquier fecha sirve.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Ningún plan se salva del rayo por jurarle fe: conviene tener pensado otro techo, a un lado y al otro.',
      ],
      rev: [
        'wait',
        'Piedra a piedra, sin forzar: lo que cruje aquí se arregla ahora, y el permiso que tarde lo que tarde.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'La luz queda lejos y mirarla no la acerca; la jarra está en tu mano y llena un renglón por día.',
      ],
      rev: [
        'wait',
        'Con este desánimo el cuándo se convierte en nunca: un poco de agua diaria, y la pregunta se repite en otra estación.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche todo parece señal, hasta el silencio de un consulado: no es un sí ni un no, es un consulado.',
      ],
      rev: [
        'if',
        'Una pregunta por escrito despeja media niebla: si contestan, hay dato; si no, ya se sabe qué ventanilla sobra.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Los preparativos también son días de tu vida: se disfrutan al sol, con los brazos abiertos, y sin pedirle fecha al cielo.',
      ],
      rev: [
        'if',
        'Si el plan luce sobre todo contado, {acércalo|acercalo}: una prueba corta, o gente de allí, calienta más que un pronóstico.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Contestar a la trompeta sí es cosa tuya: ponerte de pie, pedirlo por escrito, y que otros revisen los sellos.',
      ],
      rev: [
        'no',
        'Si tarda, no es condena, y si se tuerce, tampoco: {quítale|quitale} la toga a la pregunta y {haz|hacé} el trámite de hoy.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Tu mitad del círculo se puede cerrar ya: papeles al día, cuentas claras y un baile de ensayo en la cocina.',
      ],
      rev: [
        'wait',
        'Falta una pieza y quizá esté de este lado: una cita, una firma, una conversación; primero esa, después el cuándo.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'De todo el viaje, la gestión más pequeña: renovar, traducir, certificar, pedir hora. {Elígela|Elegila} y {hazla|hacela} {antes}, con esta línea si hay que escribir: «Quisiera una cita para este documento». Si te la dan, el viaje ya tiene una fecha, aunque sea esa. Si no quedan huecos, {averigua|averiguá} cuándo abren y {pon|poné} una alarma.',
      },
      {
        needs: [],
        text: 'Un frasco, un sobre o una cuenta con la etiqueta «Para llegar»: {mete|meté} ahí {antes} lo que cuesta un capricho de esta semana. Si a la siguiente lo {repites|repetís}, hay un calendario en monedas. Si no se puede, tampoco es falta de ganas: es un dato, y un asesor sabe convertirlo en plazo.',
      },
      {
        needs: ['quien'],
        text: 'Lo que dependa de {quien} se pide con fecha y sin suspiros: «¿Para cuándo {crees|creés} que lo sabrías? Así organizo mi parte del viaje». {Mándalo|Mandalo} {antes}. Si responde, se anota y no se pregunta más hasta entonces. Si no hay respuesta, {sigue|seguí} con todo aquello que no necesita su firma.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Dos columnas para este viaje: «Depende de mí» y «Depende de una oficina». {Reparte|Repartí} {antes} lo que te quita el sueño, sin dejar nada en medio. Si en la primera hay algo, {haz|hacé} lo más corto. Si está vacía, tu parte quedó hecha, y la segunda se consulta con quien sepa de extranjería.',
      },
      {
        needs: [],
        text: '{Define|Definí} «salir bien» sin usar la palabra felicidad: en qué trabajarías o qué estudiarías, con quién cenarías, cada cuánto habría visita. Tres renglones, {antes}. Si alguno se puede ensayar aquí, {ensáyalo|ensayalo}. Si los tres están en manos ajenas, falta un cuarto, y ese lo {escribes|escribís} sin pedirle nada a nadie.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} {cuéntale|contale} {antes} el plan entero en un minuto y {pídele|pedile} una sola cosa: «¿Qué parte se ve más floja?». {Apunta|Apuntá} sin defenderte. Si señala un papel o un número, se corrige. Si señala un miedo, {mira|mirá} bien de quién es antes de hacerle sitio en la maleta.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Una tarde sin foros, ni plazos, ni mapas: {elígela|elegila} {antes} y {escribe|escribí} en la pantalla del teléfono «Hoy vivo aquí». Si {descansas|descansás}, {repite|repetí}. Si la mano se te va sola cada cinco minutos, {anota|anotá} qué esperabas encontrar: muchas veces es un permiso, y no de los que dan en el consulado.',
      },
      {
        needs: [],
        text: 'El plan para un no se escribe con calma: tres líneas que empiecen por «Entonces yo…», por si lo niegan o se atrasa. {Hazlo|Hacelo} {antes}. Si las tres te parecen vivibles, el no muerde menos. Si se te acaban en la primera, un abogado de extranjería sabe qué otras entradas existen.',
      },
      {
        needs: ['quien'],
        text: 'Adivinar si te irá bien no es tarea para {quien}. {Cámbiale|Cambiale} {antes} la pregunta: «Si un día lejos me siento mal, ¿qué te gustaría que hiciera?». Si contesta algo que abriga, {apúntalo|apuntalo} y que viaje. Si contesta con un susto, {agradece|agradecé} y {pregúntale|preguntale} lo mismo a otra persona.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'A cada espera, un oficio: {elige|elegí} algo que sirva aquí y allí, veinte minutos de idioma, de cocina, de costura, y {pega|pegá} encima «Esto viaja conmigo». {Empieza|Empezá} {antes}. Si a los pocos días {sigues|seguís}, el calendario trabaja a tu favor. Si se cae, {prueba|probá} con algo más corto: el viaje ni se ha enterado.',
      },
      {
        needs: [],
        text: 'Una fecha de revisión en el calendario, lejana y con tinta, y al lado esta frase: «Si para entonces no hay papeles, cambio de vía». {Escríbela|Escribila} {antes} y {borra|borrá} las demás alarmas. Si los papeles se adelantan, se tacha con gusto. Si no, la fecha te saca de la fila sin discutir.',
      },
      {
        needs: ['quien'],
        text: 'También se acuerda cómo se espera. {Propón|Proponé} a {quien} {antes}: «Del viaje hablamos un rato cada semana; el resto del tiempo, de otras cosas». Si le parece bien, las conversaciones respiran. Si te cuesta cumplirlo más que a nadie, {escribe|escribí} lo que ibas a decir y {guárdalo|guardalo} para ese rato.',
      },
    ],
  },
  closings: {
    yes: [
      'Una carpeta completa también hace ruido de avión.',
      'Quien prepara un viaje ya salió, aunque siga en zapatillas.',
      'Lo tuyo cabe en el equipaje de mano y no se factura.',
    ],
    if: [
      'El clima no contesta, pero el abrigo se elige.',
      'De los tres relojes, hay uno al que se le da cuerda desde casa.',
      'Salir bien es una frase que conviene rellenar a lápiz.',
    ],
    no: [
      'El consulado tampoco sabe cómo te irá.',
      'Un no con el motivo escrito es un mapa bastante bueno.',
      'Hay puertas que aparecen al dejar de mirar siempre la misma.',
    ],
    wait: [
      'Las oficinas tienen horario; las ganas, turno de noche.',
      'Una fila se acorta mucho con un libro en la mano.',
      'Mientras el sello se seca, la mano queda libre.',
    ],
  },
};
