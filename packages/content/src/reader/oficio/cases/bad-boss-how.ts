import type { CaseTexts } from '../../family.ts';

/** «bad-boss.how». */
export const BAD_BOSS_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Tratar con quien te dirige se te ha vuelto un idioma con demasiadas excepciones. Hace falta una gramática corta, y que la firmes.',
    },
    {
      needs: [],
      text: 'Antes de cada reunión {ensayas|ensayás} tres versiones de la misma frase y después no sale ninguna. El nudo está en cuánto permiso {esperas|esperás} para decirla.',
    },
    {
      needs: [],
      text: 'Con quien manda, el problema suele ser el tono: si {hablas|hablás} bajo no se oye, y si {subes|subís} la voz, solo se oye eso.',
    },
    {
      needs: [],
      text: 'La persona que reparte tu trabajo reparte también tu humor, y lo segundo no venía en el contrato. Por ahí conviene empezar a hablar.',
    },
    {
      needs: ['quien'],
      text: 'Hablar con {quien} parece cuestión de valor, y puede que sea de formato: qué, cuándo, por escrito o de palabra.',
    },
    {
      needs: ['quien'],
      text: 'Cuando aparece {quien} en la conversación, te cambia la voz. Lo que está en juego es que vuelva la tuya, con lo que {sabes|sabés} dentro.',
    },
    {
      needs: ['tiempo'],
      text: 'A lo largo de {tiempo} se aprende el mapa de los humores ajenos. Queda por dibujar el propio: hasta dónde se pasa y hasta dónde no.',
    },
    {
      needs: ['suma'],
      text: 'Hay {suma} en medio de este trato con quien manda, y las cifras quieren frase corta. Los rodeos, en ese asunto, los cobra la otra parte.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar}, a la manera de mandar se le suma la manera de decir las cosas. Conviene saber cuál de las dos te molesta.',
    },
    {
      needs: ['evento'],
      text: 'Justo con {evento} cerca, hablar con quien manda se ha vuelto terreno resbaloso. Un asunto por conversación, y el suelo aguanta.',
    },
    {
      needs: ['dia'],
      text: 'La cita con quien manda ya tiene su día, {dia}, y la cabeza ensaya desde ahora. Le hace falta un guion de dos líneas.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        '{Empieza|Empezá} por una pregunta sencilla, con la rosa en la mano: «¿qué espera de mí esta semana?». Y {mira|mirá} dónde {pisas|pisás} después.',
      ],
      rev: [
        'if',
        'Si antes {miras|mirás} al perro: hay días de hablar y días en que se nota, desde la puerta, que no.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Cuatro palos a la vista: un hecho, una cifra, una propuesta y un plazo. El reproche no tiene sitio en la mesa.',
      ],
      rev: [
        'no',
        '{Deja|Dejá} los discursos redondos: una petición que quepa en una línea, y que la respuesta quede apuntada en algún correo.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Escuchando primero: durante unos días importa su tono, su hora buena y lo que no pregunta. Luego {hablas|hablás} la mitad.',
      ],
      rev: [
        'if',
        'A puerta cerrada, si es de lo tuyo y en primera persona; los rumores se quedan del otro lado del velo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'A diario y en dosis chicas: un avance contado, una duda a tiempo, y nadie tiene que tirar del tallo.',
      ],
      rev: [
        'no',
        'Menos atenciones: quien le adivina el humor a toda hora acaba siendo su termómetro. Que pida, y entonces {respondes|respondés}.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'De trono a trono: qué toca, para cuándo, hasta qué hora. Los límites claros se discuten menos que los suspiros.',
      ],
      rev: [
        'if',
        'Sin embestir: la armadura ajena se abre cuando le das una opción para elegir y no una falta para defender.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Respetando su ritual, la cita, el asunto, el acta, y usando la llave del medio: «¿cómo prefiere que se lo presente?».',
      ],
      rev: [
        'no',
        'Nada de obedecer por dentro refunfuñando: {di|decí} con respeto en qué no {coincides|coincidís} y {ofrece|ofrecé} otro modo de hacerlo.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'De frente y sin ángel mediador: {di|decí} qué {necesitas|necesitás} para trabajar bien y {pregunta|preguntá} lo mismo, mirando a los ojos.',
      ],
      rev: [
        'wait',
        'Sin pedir nada todavía: las miradas no se cruzan, {repite|repetí} con tus palabras lo que {crees|creés} que quiere y {espera|esperá} el sí.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        '{Lleva tú|Llevá vos} las dos esfinges: su prisa y tu ritmo caben en un plan con fechas, enviado antes de que lo pidan.',
      ],
      rev: [
        'wait',
        '{Frena|Frená} en la primera respuesta, la que sale con humo. Media hora después, la segunda dice lo mismo y no atropella.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Voz baja y mano firme: «así no puedo responder; lo vemos en diez minutos». Y lo {repites|repetís}, igual, la vez que vuelva.',
      ],
      rev: [
        'no',
        '{Quita|Quitá} la mano un rato: no {tienes|tenés} que calmar cada rugido. {Contesta|Contestá} lo laboral, y al resto, silencio educado y descanso.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        '{Toma|Tomá} distancia y {elige|elegí} un solo tramo: el farol no alumbra su carácter entero, pero sí la próxima reunión.',
      ],
      rev: [
        'yes',
        '{Sal|Salí} de la cueva del correo: hay cosas que en cuatro párrafos parecen guerra y, dichas de pie, duran cinco minutos.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Desde el centro de la rueda: hoy arriba, mañana no. {Guarda|Guardá} lo importante para el día en que el viento esté quieto.',
      ],
      rev: [
        'no',
        'Con otra escena igual, no: {adivina|adiviná} en qué punto empieza siempre y {cambia|cambiá} ahí el lugar, la hora o el medio.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        '{Habla|Hablá} como un acta: qué pasó, qué día, qué {propones|proponés}. A los hechos con fecha nadie les puede subir el tono.',
      ],
      rev: [
        'if',
        '{Di|Decí} tu parte primero, ni más ni menos, y después la que falta; si la balanza sigue coja, {consulta|consultá} fuera.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Ponte|Ponete} un rato cabeza abajo y {mira|mirá} tu trabajo desde su silla: qué teme, qué le exigen. Hablarás más corto.',
      ],
      rev: [
        'no',
        '{Suelta|Soltá} el sacrificio como argumento: «con todo lo que hago» no convence a nadie. Un pedido concreto, los dos pies en tierra.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        '{Despide|Despedí} el trato que había y {preséntate|presentate} otra vez: «me gustaría trabajar así de ahora en adelante». Sin rencor, al paso.',
      ],
      rev: [
        'no',
        'Ya no le hables a quien te contrató aquel día, si ese trato murió: {conversa|conversá} con la persona que hoy firma.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Con muñeca de ángel: una verdad, una salida, otra verdad. Vertido despacio, hasta lo incómodo llega sin salpicar.',
      ],
      rev: [
        'wait',
        'Cuando todo rebosa no se negocia: {espera|esperá} a que una copa baje y {pon|poné} encima de la mesa un solo asunto.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Un rato sin pedestal: quien manda es alguien con agenda. {Háblale|Hablale} a la agenda, y que la cadena cuelgue sola.',
      ],
      rev: [
        'yes',
        '{Prueba|Probá} un «no» pequeño y amable, de los que no cuestan el puesto; las manos, libres, ya sabrán qué hacer luego.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Con la verdad por delante y la corona aparte: se habla del plan agrietado, y a nadie se le discute el sombrero.',
      ],
      rev: [
        'if',
        'Una piedra por conversación, y {empieza|empezá} por la suelta: lo que todos ven y nadie dice, dicho en tono de mantenimiento.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con calma de estanque: {agradece|agradecé} lo que funcione, {pide|pedí} lo que falte y no te lleves su prisa a casa.',
      ],
      rev: [
        'wait',
        '{Baja|Bajá} la vara de hoy: no hace falta caerle bien a nadie, basta con hacer lo tuyo y saludar. Mañana se habla.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De día y con testigo de papel: lo que te suene a amenaza, {pregúntalo|preguntalo} antes de contestarlo. «¿Cómo debo entender esto?».',
      ],
      rev: [
        'if',
        'Ahora que se aclara la niebla, {nombra|nombrá} el malentendido sin buscarle dueño; quizá media pelea era de la hora.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sin segundas ni silla de montar: lo que salió bien, {dilo|decilo}; lo que no, también. Lo claro desarma más que lo hábil.',
      ],
      rev: [
        'no',
        '{Deja|Dejá} la sonrisa de guardia: un trato correcto y parejo convence más, y por la tarde te queda cara.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Que oiga una sola llamada y limpia: «quiero mejorar esto, ¿hablamos?». Lo de ayer se repasa sin banquillo.',
      ],
      rev: [
        'no',
        'No te presentes con tu condena ya dictada: {lleva|llevá} tres aciertos apuntados y {habla|hablá} desde el segundo.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        '{Cierra|Cerrá} cada conversación con una vuelta entera: qué se acordó, quién lo hace, cuándo. Si queda en el aire, {mándalo|mandalo} escrito.',
      ],
      rev: [
        'wait',
        'Falta una charla que quedó a medias; antes de abrir otro frente, {completa|completá} esa, con fecha y en diez minutos.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Escribe|Escribí} en una tarjeta un hecho, un pedido y un plazo, y {pide|pedí} {antes} diez minutos con estas palabras: «Quisiera hablar de un punto concreto del trabajo». {Lee|Leé} la tarjeta si hace falta. Si acepta, {confirma|confirmá} por correo lo acordado. Si lo aplaza dos veces, {envía|enviá} los tres renglones por escrito.',
      },
      {
        needs: [],
        text: 'La próxima vez que suba el tono, una sola frase, ensayada {antes} frente al espejo: «Lo quiero resolver bien; ¿me lo puede decir punto por punto?». Si baja a los puntos, {toma|tomá} nota y {contesta|contestá} uno a uno. Si no baja, {apunta|apuntá} el día y la frase: se repite, y eso ya es un dato.',
      },
      {
        needs: ['quien'],
        text: 'Sin esperar a que pregunte, {envíale|enviale} a {quien} {antes} un resumen de cuatro líneas: hecho, en marcha, atascado, qué hace falta. Y al final: «¿Cambio el orden de algo?». Si responde, ya hay una manera de hablar. Si no responde, {sigue|seguí} ese orden y {guarda|guardá} el envío, que también te cubre.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición es la hora. {Observa|Observá} tres días cuándo se le puede hablar y {elige|elegí} ese rato {antes} para decir: «Cuando haya cinco minutos, tengo una propuesta». Si el momento era bueno, se nota en la primera respuesta. Si sale mal, {cambia|cambiá} el medio la vez siguiente, de la voz al correo.',
      },
      {
        needs: [],
        text: 'Solo si hay algo que ofrecer junto con la queja, conviene abrirla. {Completa|Completá} {antes}: «Esto no está funcionando; podríamos probar…», y {léelo|leelo} en voz alta a alguien que no trabaje ahí. Si suena a propuesta, {llévalo|llevalo}. Si suena a reproche, {tacha|tachá} los adjetivos y {prueba|probá} con lo que quede.',
      },
      {
        needs: ['quien'],
        text: 'Un asunto, y solo uno, para la próxima conversación con {quien}: {elígelo|elegilo} {antes} entre los tres que más pesan. Se abre con «Hoy traigo una cosa». Si se resuelve, los otros dos pueden esperar turno. Si te responde con diez, {repite|repetí} la frase y {vuelve|volvé} a tu punto sin discutir los demás.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Deja|Dejá} de contestar en caliente: cada mensaje que te revuelva espera media hora, y sale sin explicaciones de sobra: «Recibido, lo reviso y respondo hoy». {Pruébalo|Probalo} {antes} con uno cualquiera. Si baja el ruido, ya {tienes|tenés} costumbre nueva. Si exige respuesta al minuto y a toda hora, eso se consulta con quien sepa de leyes laborales.',
      },
      {
        needs: [],
        text: 'Sobran disculpas. En tu próximo correo a quien manda, {antes}, {quita|quitá} «perdón», «solo quería» y «si no es molestia», y {deja|dejá} esto: «Necesito esta respuesta para avanzar». Si nadie se ofende, que es lo común, {repite|repetí}. Si alguien lo nota, {contesta|contestá} que así se lee más rápido.',
      },
      {
        needs: ['quien'],
        text: 'Imitar su tono, adivinarle el humor, contarlo en cada comida: {elige|elegí} {antes} una de esas costumbres con {quien} y {suspéndela|suspendela} una semana. Para cuando vuelva el impulso: «Eso es suyo; lo mío es el trabajo». Si {notas|notás} alivio, {sigue|seguí} con otra. Si no {puedes|podés} ni un día, {cuéntaselo|contáselo} a alguien de fuera.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Nada de conversaciones grandes todavía: {junta|juntá} {antes} tres ejemplos con su fecha de lo que te cuesta, y al lado de cada uno qué habrías preferido. La frase que {buscas|buscás} sale de ahí: «Me ayudaría que…». Si los tres se parecen, ya {sabes|sabés} qué pedir. Si no se parecen, {empieza|empezá} por el más fácil.',
      },
      {
        needs: [],
        text: 'Alguien lleva más tiempo que {tú|vos} ahí y no ha perdido el humor. {Pregúntale|Preguntale} {antes}, con un café: «¿Cómo {haces|hacés} para hablarle?». Si te da una maña concreta, {pruébala|probala} una semana. Si se encoge de hombros, el asunto no es tu manera, y conviene mirar hacia recursos humanos o hacia fuera.',
      },
      {
        needs: ['quien'],
        text: 'Un borrador para {quien}, que no se manda: lo que dirías sin miedo, entero. {Guárdalo|Guardalo} una noche y {subraya|subrayá} {antes} la única línea que se podría decir en voz alta. {Empieza|Empezá} por «Me gustaría que». Si aparece, es tu frase. Si no aparece ninguna, todavía habla la rabia, y tiene derecho a otra noche.',
      },
    ],
  },
  closings: {
    yes: [
      'Una frase corta, dicha de pie, ahorra diez noches de ensayo.',
      'Se puede hablar bajo y que se oiga en todo el pasillo.',
      'A quien trae el dato y la fecha le sobra la voz.',
    ],
    if: [
      'Acertar con la hora ya es la mitad del argumento.',
      'Un asunto por conversación, y la puerta cierra sola.',
      'Las quejas que traen propuesta entran sin tocar el timbre.',
    ],
    no: [
      'El humor de quien manda no necesita dos personas cuidándolo.',
      'Para trabajar bien con alguien no hace falta gustarle.',
      'Un correo sin disculpas llega a la misma hora y pesa menos.',
    ],
    wait: [
      'La segunda respuesta casi siempre tiene mejor letra.',
      'Quien escucha tres días habla después tres minutos.',
      'Hay frases que necesitan dormir una noche para levantarse derechas.',
    ],
  },
};
