import type { CaseTexts } from '../../family.ts';

/** «no-answer.will». */
export const NO_ANSWER_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Esperar una respuesta es un trabajo sin horario: se hace en la ducha, en la fila del banco y al despertar. Falta saber quién lo contrató.',
    },
    {
      needs: [],
      text: 'La hora en que alguien contesta la pone ese alguien. La tuya es la otra, la que se gasta mirando si ya.',
    },
    {
      needs: [],
      text: 'Olvido, vergüenza, cansancio o un no sin palabras: desde tu lado de la pantalla se ven iguales. Eso es lo que desgasta.',
    },
    {
      needs: [],
      text: 'Saber cuándo va a contestar es querer un reloj, y las agujas de este están en otra casa. En la tuya quedan los días enteros.',
    },
    {
      needs: ['quien'],
      text: 'Cada vez que el teléfono vibra y no es {quien}, se te cae una moneda. De esas monedas está hecha la espera.',
    },
    {
      needs: ['quien'],
      text: 'Que {quien} conteste lo decide {quien}: parece obvio y hay que aceptarlo todas las mañanas. Lo tuyo es cuánto lugar ocupa mientras.',
    },
    {
      needs: ['tiempo'],
      text: 'Al cabo de {tiempo}, el silencio ya tiene muebles en tu casa. La cuestión es quién está pagando el alquiler.',
    },
    {
      needs: ['suma'],
      text: 'En esa respuesta viaja también {suma}, y por eso la espera lleva dos cuentas. Una se puede reclamar; la otra, no.',
    },
    {
      needs: ['lugar'],
      text: 'Entre tu casa y {lugar} hay una distancia que los mapas dan en horas. La del silencio no figura, y es la que estás midiendo.',
    },
    {
      needs: ['evento'],
      text: 'La respuesta tendría que llegar antes que {evento}, según tu calendario; quien calla lleva otro. En esa diferencia se te va la semana.',
    },
    {
      needs: ['dia'],
      text: 'Todo apunta hacia {dia}, como si los silencios supieran de fechas. Tu agenda sí sabe, y todavía tiene renglones en blanco.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'La hora la pone otra persona; de tu lado hay un camino, un hatillo y un perro que no espera avisos.',
      ],
      rev: [
        'wait',
        'No hay fecha que prometer. Mientras tanto, lo tuyo es apoyar en la semana ese pie que quedó pendiente de un timbre.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Contestar es cosa de otra mesa. En la tuya quedan el rato que {miras|mirás} y el que no, y se pueden repartir.',
      ],
      rev: [
        'no',
        'Adivinar no entra en tus herramientas: ni qué piensa, ni cuándo. {Recoge|Recogé} las conjeturas y {deja|dejá} libre la mesa.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Asomarse más veces al chat no levanta ningún velo; tu corazonada puede esperar doblada en el regazo hasta tener con qué compararse.',
      ],
      rev: [
        'if',
        'Si el tono de lo último ya te dijo algo, {léelo|leelo} hasta el final: quizá no estés esperando noticia sino permiso.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'Las respuestas no tienen estación conocida. Tu campo, en cambio, sí, y esta semana agradecería un poco de agua.',
      ],
      rev: [
        'no',
        'No por cuidar más contestan antes: tanta atención a un brote te está dejando la cena fría.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'El plazo ajeno no obedece a nadie; el tuyo, sí: si {fijas|fijás} un día, pasado ese día la silla se ocupa.',
      ],
      rev: [
        'no',
        'Exigir respuesta no la trae. Ese cetro manda en un único territorio, tu agenda, que anda sin gobierno.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si alguien en común sabe si está bien, {pregunta|preguntá} una vez y con respeto; lo demás es rezarle a una pantalla.',
      ],
      rev: [
        'yes',
        'Nadie dejó escrito cuántos días dura un silencio correcto; de tu parte, la ceremonia de esperar se puede cambiar hoy.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Hacen falta dos miradas y la tuya ya estuvo puesta. La otra no se ordena; queda elegir qué {miras|mirás} ahora.',
      ],
      rev: [
        'no',
        'Puede que conteste y puede que no; lo que no conviene es traducir ese silencio por un sí tímido.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Su respuesta no lleva tu ruta. {Engancha|Enganchá} las dos esfinges a un plan que exista aunque el teléfono siga igual.',
      ],
      rev: [
        'wait',
        'Correr no la adelanta: el carro espera en la puerta hasta que sepas qué harás si llega y qué si no.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Está en tu mano lo más difícil, que no es esperar, sino hacerlo sin morder: ni reproche, ni prueba, ni indirecta.',
      ],
      rev: [
        'wait',
        'A quien lleva tanto en guardia cualquier respuesta le sonará a poco: primero el descanso, después las noticias.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Cuánto dura ese silencio no lo alumbra tu farol; alumbra tres pasos tuyos, y tres pasos son una tarde.',
      ],
      rev: [
        'yes',
        'Desde el encierro no se sabe la hora de nadie. Abajo hay gente que contesta al momento: por ahí se empieza.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Esa rueda la empuja más de una mano, y la tuya ya empujó: ahora al centro, donde se marea menos.',
      ],
      rev: [
        'if',
        'Si esto ya te pasó con otros nombres, el cuándo importa menos que la vuelta; ahí sí {puedes|podés} cambiar algo.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Si lo justo para {ti|vos} son dos semanas, dos semanas: la balanza no adivina fechas, pero nota cuándo algo pesó bastante.',
      ],
      rev: [
        'no',
        'No lo apuntes como culpa ni como desprecio: en esa balanza faltan datos, y ninguno se consigue mirando el visto.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una espera serena lleva el final puesto de antemano; sin fecha tuya, la cuerda la sostiene quien no escribe.',
      ],
      rev: [
        'yes',
        'Conteste o no, ese pie ya se puede bajar: la respuesta no era el suelo, y debajo hay uno.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'No cuentes con ello para seguir viaje: si algo llega, que encuentre la mesa despejada y el caballo en camino.',
      ],
      rev: [
        'if',
        'Tal vez lo último que dijo ya fue la respuesta. Si al releerlo te suena a adiós, le toca una flor.',
      ],
    },
    'La Templanza': {
      up: [
        'wait',
        'La otra copa vierte cuando quiere; la tuya puede dejar de inclinarse cada vez que algo vibra sobre la mesa.',
      ],
      rev: [
        'if',
        'Con la espera rebosando, cualquier mensaje sabrá a poco: si le {bajas|bajás} dos dedos, se podrá beber lo que venga.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Nadie sujeta esa cadena: el alivio de un mensaje duraría hasta la tardanza siguiente, y ese trato conviene no renovarlo.',
      ],
      rev: [
        'yes',
        'Algún rato al día el cuándo pesa menos, y se nota en el cuello: esos ratos dependen de {ti|vos}.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si el silencio te tira la casa, lo urgente es la casa y no el correo: techo primero, respuestas luego.',
      ],
      rev: [
        'yes',
        'Hay algo que no depende de que contesten: decir en voz alta qué {temes|temés}. Cae una piedra y la pared respira.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Escribir le toca a otra mano. A la tuya, el agua: {riega|regá} algo que ya crece, con noticias o sin noticias.',
      ],
      rev: [
        'wait',
        'Ninguna estrella brilla antes porque la apuren. Tu parte es chica y diaria: comer, dormir, levantar un poco la cabeza.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Ni la fecha buena ni la mala son de fiar con esta luz: pantalla apagada, y que salga el cangrejo.',
      ],
      rev: [
        'if',
        'Algo se aclara si lo {preguntas|preguntás} de día; descifrar su última conexión solamente devuelve la niebla a su sitio.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Haya mensaje o no, el caballo sale igual: hay una tarde entera y los girasoles no preguntan quién escribió.',
      ],
      rev: [
        'wait',
        'Con nubes se exagera hasta el silencio: que pase el día gris antes de leerlo como una sentencia.',
      ],
    },
    'El Juicio': {
      up: [
        'if',
        'De sonar, se oye sin vigilancia: las trompetas no piden guardia en la puerta, y mientras se puede vivir en voz alta.',
      ],
      rev: [
        'no',
        'El cuándo no dirá cuánto {vales|valés}: no cumplas condena por un tribunal que ni siquiera se reunió.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Tu frase está dicha y quedó redonda; la vuelta sigue, y se baila sin mirar quién falta en la esquina.',
      ],
      rev: [
        'wait',
        'La pieza que falta está en bolsillo ajeno; venga o no, hay otras tres tuyas a medio colocar.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'A esa espera le falta competencia: {organiza|organizá} {antes} un plan que no admita teléfono en la mano, nadar, cocinar para alguien, una película en sala. Al entrar, {di|decí}: «Si escribe, que haga fila». Si al salir hay mensaje, {contesta|contestá} con la cabeza en otra parte. Si no hay, el plan ya ocurrió.',
      },
      {
        needs: [],
        text: '{Deja|Dejá} preparada {antes} la respuesta a la respuesta: «Me alegra saber de {ti|vos}; el silencio me costó». Dos líneas, guardadas, y ningún ensayo más. Si el mensaje llega, no habrá que improvisar. Si no llega, por lo menos quedó dicho en alguna parte qué te importaba, y se le puede leer a una amistad.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} suene como todo el mundo: {cambia|cambiá} {antes} el tono que le pusiste, o la foto, o el lugar en la lista. Al hacerlo, {di|decí}: «Ya sabe dónde encontrarme». Si suena y es otra persona, {atiende|atendé} de verdad. Si es quien {esperas|esperás}, {termina|terminá} primero lo que estabas haciendo.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Una averiguación, si hay a quién preguntarle, y con estas palabras: «¿Hay noticias? Quiero saber si está bien; no hace falta decirle nada». {Hazla|Hacela} {antes}. Si todo está en orden, el silencio ya no es una alarma. Si hay un motivo serio, se acompaña de otro modo. Si nadie sabe, no preguntes dos veces.',
      },
      {
        needs: [],
        text: '{Decide|Decidí} cuánto silencio {aceptas|aceptás} y {escríbelo|escribilo} {antes} como una factura: «Espero hasta tal fecha; después, ese rato es mío». Una fecha de verdad, con número. Si contesta dentro del plazo, {responde|respondé} sin cobrar intereses. Si el plazo vence, {saca|sacá} el chat de la primera pantalla y {usa|usá} el rato.',
      },
      {
        needs: ['quien'],
        text: '{Repasa|Repasá} cómo contesta {quien} a otros asuntos: enseguida, tarde, cuando se acuerda. {Completa|Completá} {antes} por escrito: «Si tarda como siempre, yo mientras…». Si este silencio cabe en su costumbre, {haz|hacé} lo que pusiste en la línea. Si es distinto, {pregunta|preguntá} una vez: «¿{Prefieres|Preferís} que hablemos más adelante?», y ahí queda.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'La última conexión no es asunto tuyo: {quítala|quitala} de la vista {antes}, que el teléfono tiene una opción para eso. Mientras aparece el botón, {di|decí}: «Ese horario no me toca». Si a los dos días {respiras|respirás} mejor, {déjalo|dejalo} así. Si las ganas de mirar aprietan, {anota|anotá} cuántas veces; un número escrito pierde fuerza.',
      },
      {
        needs: [],
        text: 'Donde {piensas|pensás} «cuando conteste, voy a…», {tacha|tachá} las dos primeras palabras. {Elige|Elegí} uno de esos planes y {hazlo|hacelo} {antes}, del tamaño que quepa. Si sale, no dependía de ningún mensaje. Si no sale, {di|decí} en voz alta qué faltaba: puede ser descanso, dinero o compañía, y para eso hay a quién llamar.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a alguien de confianza que te preste el oído y {dile|decile} {antes}, de viva voz, lo que querrías escuchar: «Ojalá {quien} me dijera que…». Si al decirlo se te afloja el pecho, era consuelo, y acaba de llegar por otra puerta. Si no se afloja nada, quizá tampoco bastaría con un mensaje.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Que la espera tenga horario: quince minutos al día, con papel y a la misma hora. {Estrénalo|Estrenalo} {antes}; fuera de ese rato, la frase es «a las ocho me ocupo». Si pronto te sobran minutos, está encogiendo. Si te faltan, {cuéntaselo|contáselo} a alguien, que pesa demasiado para un único par de hombros.',
      },
      {
        needs: [],
        text: 'En una lista, tres cosas que siguen igual conteste o no: un oficio, una comida, una amistad. {Escríbela|Escribila} {antes} y {agrega|agregá} al pie: «Esto no está en espera». Si se llena sin esfuerzo, el mensaje tiene su tamaño justo. Si cuesta llegar a tres, {empieza|empezá} por fabricar una, la más fácil.',
      },
      {
        needs: ['quien'],
        text: 'Sin teléfono delante, {imagina|imaginá} que {quien} contesta ahora mismo con un simple «hola». {Apunta|Apuntá} {antes} la primera frase que te salga. Si es un reproche, la conversación todavía está verde. Si es una pregunta, {guárdala|guardala} a mano. Si no sale nada, tal vez lo que {esperas|esperás} sea el aviso y no la charla.',
      },
    ],
  },
  closings: {
    yes: [
      'El teléfono suena mejor en una casa donde está pasando algo.',
      'Se puede tener la puerta sin llave y la mesa llena.',
      'Ninguna tarde entera le debe explicaciones a un timbre.',
    ],
    if: [
      'La paciencia sin fecha tiene dueño, y suele ser otra persona.',
      'Al reloj ajeno no se le mueve la aguja, pero nadie obliga a darle cuerda.',
      'Un plazo propio no acorta el silencio: le pone borde.',
    ],
    no: [
      'Mirar la pantalla nunca la encendió por el otro lado.',
      'Quien vigila un silencio termina trabajando para ese silencio, y sin sueldo.',
      'La buena noticia de hoy puede ser haber dormido de corrido.',
    ],
    wait: [
      'Hay respuestas que tardan y preguntas que envejecen antes.',
      'Lo que llega a su hora no pregunta cuánto lo miraron.',
      'A la olla observada y al chat abierto les cuesta lo mismo hervir.',
    ],
  },
};
