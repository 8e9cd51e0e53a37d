import type { CaseTexts } from '../../family.ts';

/** «no-answer.should». */
export const NO_ANSWER_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Tu último mensaje sigue al final de la conversación, como quien se quedó a apagar la luz. La duda es si conviene encenderla otra vez.',
    },
    {
      needs: [],
      text: 'Escribir de nuevo cuesta diez segundos; lo caro viene después, en las horas de mirar la pantalla. Esas horas son lo que se decide.',
    },
    {
      needs: [],
      text: 'Un silencio no trae instrucciones, y por eso se lee de veinte maneras. Querer escribir otra vez es querer que alguien confirme una.',
    },
    {
      needs: [],
      text: 'Hay un borrador que {corriges|corregís} como si la culpa fuera de una coma. Lo que pesa es otra cosa: a quién le toca hablar.',
    },
    {
      needs: ['quien'],
      text: 'Lo último que hay entre {quien} y tu teléfono es una frase tuya sin compañía. Falta ver si pide otra o pide descanso.',
    },
    {
      needs: ['quien'],
      text: 'Que {quien} no conteste ya pesa bastante. Un segundo mensaje no aligera la carga: decide quién lo lleva y hasta cuándo.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo} sin respuesta, cada día parece exigir un mensaje mejor. A estas alturas, la redacción es lo de menos.',
    },
    {
      needs: ['suma'],
      text: 'En ese silencio hay también {suma}, y así cuesta saber qué se reclama. Conviene separar el dinero de las ganas antes de escribir.',
    },
    {
      needs: ['lugar'],
      text: 'Un mensaje llega a {lugar} en un segundo y una respuesta puede tardar lo que quiera. Entre esas dos velocidades {vives|vivís} ahora.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} en el calendario, el mensaje que {dudas|dudás} en mandar parece logística. Por debajo va la pregunta de verdad, sin fecha.',
    },
    {
      needs: ['dia'],
      text: 'Se acerca {dia}, y da la impresión de que hay que escribir antes. Lo que de verdad apremia es dejar de esperar con el teléfono en la mano.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'if',
        'Sí, siempre que el mensaje quepa en el hatillo: una línea, sin reproches, y el camino seguido al mandarla.',
      ],
      rev: [
        'no',
        'No: ya diste ese paso y la pierna sigue levantada. Repetirlo no la baja; bajarla, sí.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Una vez más, sí, con una herramienta y no cuatro: {di|decí} qué {quieres|querés} y para cuándo; lo demás sobra en la mesa.',
      ],
      rev: [
        'no',
        'No hagas otro borrador: hay cuatro versiones sobre la mesa, y lo importante ya iba en la primera.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía no. Si ese rollo va a medio abrir, por algo será: {deja|dejá} pasar una luna y {mira|mirá} si aún {preguntas|preguntás}.',
      ],
      rev: [
        'if',
        'Sí, si por fin {escribes|escribís} lo que tapa el velo; otro «¿qué tal todo?» no justifica el viaje.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'Lo sembrado está sembrado: unas semanas sin pisar el surco y, si no asoma nada, ya habrá otro terreno.',
      ],
      rev: [
        'no',
        'No: otro tirón al tallo únicamente lo afloja, y mientras tanto tu propio campo lleva días sin agua.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Uno más, y el último, si lo {decides|decidís} antes de mandarlo y después lo {cumples|cumplís} como escrito en piedra.',
      ],
      rev: [
        'yes',
        'Sí, y sin armadura: callar por no ser quien escribe dos veces es obedecer una ley que nadie votó.',
      ],
    },
    'El Hierofante': {
      up: [
        'no',
        'No: hay una costumbre vieja que todavía abre puertas, y manda dejarle la llave a quien le toca girarla.',
      ],
      rev: [
        'yes',
        'Sí: lo de no insistir nunca te lo enseñó alguien que tampoco sabía. Una vez, con tu llave y buenos modales.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Sí, a cara descubierta: una frase que diga qué {quieres|querés}, y que el ángel siga sin empujar a nadie.',
      ],
      rev: [
        'wait',
        'Aún no, hasta distinguir si {extrañas|extrañás} a esa persona o {extrañas|extrañás} que te conteste: son miradas que apuntan a lugares distintos.',
      ],
    },
    'El Carro': {
      up: [
        'if',
        'Si {sabes|sabés} adónde lo {llevas|llevás}, sí: que proponga un lugar y una hora, y no salga solamente a dar vueltas.',
      ],
      rev: [
        'no',
        'No, que una esfinge quiere respuesta y la otra desquite, y las dos redactan fatal.',
      ],
    },
    'La Fuerza': {
      up: [
        'no',
        'No esta vez. La mano firme va ahora sobre tu león, que ruge cada vez que la pantalla se enciende.',
      ],
      rev: [
        'wait',
        'Después de dormir bien tres noches, se verá: con la mano temblando se pide consuelo donde había que pedir una respuesta.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        '{Quédate|Quedate} arriba un tiempo, hasta que el farol te alumbre los pies y no la ventana de quien calla.',
      ],
      rev: [
        'yes',
        'Sí, {baja|bajá} y {escribe|escribí}: dos silencios en dos cerros no son un misterio, son una cuestión de turno.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Media vuelta más, sin tocar la rueda. Si al acabar el mes {sigues|seguís} con ganas, será otro mensaje y otro ánimo.',
      ],
      rev: [
        'no',
        'No: mensaje, silencio, mensaje, ya te {sabes|sabés} esa vuelta. El único sitio para bajarse está justo antes de enviar.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        '{Cuenta|Contá} cuántas veces hablaste primero: con los platillos parejos, sí; con el tuyo en el suelo, no.',
      ],
      rev: [
        'no',
        'No: de un lado están todos los mensajes y del otro un visto. Agregar peso donde sobra nunca equilibró nada.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Cuando puedas mirar ese silencio cabeza abajo, sin que hable de lo que {vales|valés}, {decides|decidís}; antes, la mano quieta.',
      ],
      rev: [
        'if',
        'Uno, sí, si sirve para bajarse de la cuerda: que no pregunte nada y te devuelva el pie.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'No hace falta: a esta espera le toca irse al paso, con una flor por lo que hubo y nadie corriendo detrás.',
      ],
      rev: [
        'if',
        'Para despedirte, {escribe|escribí}. Para seguir poniéndole plato a quien no viene a la mesa, mejor recoger el mantel.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Sí, con la medida de lo último que llegó: a media copa se contesta con media, y nunca con la jarra.',
      ],
      rev: ['no', 'No: lo tuyo ya mojó el mantel, y otro chorro no alcanza la copa que está seca.'],
    },
    'El Diablo': {
      up: [
        'no',
        'No mientras tire la cadena: escribir por alivio alivia justo lo que tarda en enviarse.',
      ],
      rev: [
        'yes',
        '{Puedes|Podés}, sí, ahora que el lazo cede: lo que se manda con las manos libres no exige recibo.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No: ese silencio ya tiró la corona de la historia, y por el hueco se sale sin pedir explicaciones.',
      ],
      rev: [
        'yes',
        'Sí, con una verdad pequeña: «me dolió el silencio» saca una piedra del muro; otro saludo alegre le pone yeso.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, como quien riega: un mensaje bueno, entero y sin factura; después, la cabeza en alto y a otra cosa.',
      ],
      rev: [
        'wait',
        'Hoy la jarra es para {ti|vos}. Cuando escribir vuelva a dar gusto, y no sed, será el momento.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche no se manda nada: lo que aúlla en ese silencio puede ser perro o lobo, y con sol se distinguen.',
      ],
      rev: [
        'if',
        'Sí, si es una sola pregunta que se conteste con sí o con no; la niebla nunca se fue con párrafos.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        '{Escribe|Escribí}, sí: quien monta sin silla saluda dos veces al mismo vecino y no lleva la cuenta.',
      ],
      rev: [
        'no',
        'No con alegría prestada: un chiste escrito bajo nubes no calienta. Hoy el sol está en otra ventana, y contesta.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: se toca la trompeta una segunda vez, clara y corta, y después cada cual se levanta o no.',
      ],
      rev: [
        'if',
        'Cuando dejes de condenarte por el primero, sí; un mensaje que pide perdón por llegar puede quedarse en casa.',
      ],
    },
    'El Mundo': {
      up: [
        'no',
        'No: de tu lado el círculo está completo, lo dicho quedó dicho, y se puede bailar sin esperar música ajena.',
      ],
      rev: [
        'yes',
        'Sí, porque falta un palmo: una línea que cierre lo que dejaste abierto, aunque nadie venga a aplaudirla.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Manda|Mandá} una sola línea {antes}: «Me gustaría saber de {ti|vos}; si no es buen momento, lo entiendo». Luego, el teléfono en otra habitación durante una hora. Si contesta, {responde|respondé} con calma y no al segundo. Si no, ya dijiste lo tuyo con buena letra, y el turno siguiente no te pertenece.',
      },
      {
        needs: [],
        text: 'Que este mensaje traiga algo concreto y ningún reproche con sombrero: «Voy a tomar un café esta semana, ¿te {sumas|sumás}?». {Envíalo|Envialo} {antes}, de día, sin releerlo más de dos veces. Si dice que sí, hay hora. Si dice que no, o no dice, {tómate|tomate} igual el café, que era tuyo desde el principio.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le toca {antes} una pregunta con dos puertas: «Te escribí y no supe más. ¿Hablamos o {prefieres|preferís} que no insista?». Si elige una, {entra|entrá} por esa sin discutir el marco. Si no elige ninguna, su silencio ya escogió la segunda, y se respeta como si la hubiera dicho.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Primero el papel, después el teclado: {termina|terminá} {antes} la frase «Escribo otra vez porque…». Si lo que sigue es algo que decir, {mándalo|mandalo} tal cual, en una línea. Si lo que sigue es algo que calmar, {llama|llamá} a una amistad y {dile|decile} eso mismo, que del otro lado alguien va a responder.',
      },
      {
        needs: [],
        text: 'La condición es que sea el último y se note en la forma. {Escribe|Escribí} {antes}: «No hace falta que contestes; me quedo con lo bueno, y si un día {quieres|querés} hablar, aquí estoy». Si responde, se conversa. Si no, {archiva|archivá} el chat esa misma noche y {déjalo|dejalo} cerrado un mes entero.',
      },
      {
        needs: ['quien'],
        text: 'Con los dedos de una mano, {calcula|calculá} cuántas veces escribiste primero y cuántas lo hizo {quien}. Si hay empate o casi, {envía|enviá} {antes}: «Me acordé de {ti|vos} y quise saludar». Si todos los dedos son tuyos, no mandes nada: esa mano abierta es el dato, y conviene verla antes que otra pantalla.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'En una nota, fuera del chat, {escribe|escribí} el mensaje entero, con lo justo y con lo injusto, y {ponle|ponele} de título «No enviar». {Léela|Leela} {antes}, a plena luz. Si trae algo que de verdad no dijiste, {guárdala|guardala} un mes y {vuelve|volvé} a preguntar. Si repite lo de siempre, {bórrala|borrala} sin ceremonia.',
      },
      {
        needs: [],
        text: 'El rato que se te va mirando si está en línea merece otro destinatario. {Escríbele|Escribile} {antes} a alguien que suele contestar: «¿Damos una vuelta? Invito yo». Si puede, el teléfono va en el bolsillo. Si no puede, {camina|caminá} igual media hora. En ninguno de los dos casos se cae el mundo en la conversación muda.',
      },
      {
        needs: ['quien'],
        text: '{Silencia|Silenciá} {antes} la conversación con {quien}; no es bloquear, es quitarle el timbre a la espera. Al hacerlo, {di|decí} en voz alta: «Ya dije lo mío». Si un día escribe, {contesta|contestá} a tu hora. Si no escribe, {cuenta|contá} las noches que pasaste sin mirar: esas ya son tuyas.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Elige|Elegí} {antes} una fecha a dos o tres semanas y {apúntala|apuntala} con esta frase: «Este día decido si escribo». Hasta entonces, ni borradores ni visitas a su foto. Si la fecha llega y se te había olvidado, ahí está la respuesta. Si llega y {tienes|tenés} una línea tranquila, es esa la que se manda.',
      },
      {
        needs: [],
        text: 'Cada vez que suban las ganas de escribir, {anota|anotá} la hora y qué pasaba: cansancio, una copa, una canción. {Lee|Leé} la lista {antes}. Si siempre es tarde y con pena, no era el mensaje. Si también ocurre a media mañana y con buen ánimo, {guarda|guardá} esta línea para su momento: «Me gustaría que habláramos».',
      },
      {
        needs: ['quien'],
        text: '{Busca|Buscá} {antes} a alguien que te conozca bien, y que no sea {quien}, para hacerle esta pregunta: «Cuando hablo de este silencio, ¿de qué estoy hablando?». No te defiendas. Si la respuesta es {quien}, la espera tiene sentido y le falta fecha. Si es un miedo más viejo, {empieza|empezá} por ese, con o sin mensaje.',
      },
    ],
  },
  closings: {
    yes: [
      'Tocar dos veces es educación; la tercera ya es domicilio.',
      'Una línea bien dicha no necesita respuesta para haber llegado.',
      'El orgullo tiene una letra preciosa, y nadie la lee.',
    ],
    if: [
      'El segundo mensaje se escribe con la mano que también sabe despedirse.',
      'Quien sabe para qué escribe casi nunca necesita dos párrafos.',
      'Un punto final bien puesto también se puede contestar.',
    ],
    no: [
      'Hay silencios que ya contestaron, y nadie les acusó recibo.',
      'La última palabra la tiene quien puede vivir sin la siguiente.',
      'Un teléfono boca abajo también es una forma de levantar la cabeza.',
    ],
    wait: [
      'Ningún mensaje bueno se echó a perder por dormir unas noches en borrador.',
      'El reloj que más corre es el de quien mira si hay alguien en línea.',
      'Las ganas buenas aguantan la sala de espera sin perder el humor.',
    ],
  },
};
