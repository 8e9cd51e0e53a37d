import type { CaseTexts } from '../../family.ts';

/** «interview.will». */
export const INTERVIEW_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una entrevista dura un rato y la espera ocupa la casa entera. La decisión está en otra mesa, y tu semana, en esta.',
    },
    {
      needs: [],
      text: 'El puesto lo reparte alguien que no te conoce los lunes. Lo que sí se puede repartir es lo que {haces|hacés} mientras tanto.',
    },
    {
      needs: [],
      text: 'Cada palabra de una entrevista se repasa veinte veces, y casi siempre la peor. Está en juego un puesto y también la opinión que te {llevas|llevás} de vuelta.',
    },
    {
      needs: [],
      text: '{Quieres|Querés} un sí ajeno, y es legítimo quererlo. El nudo es cuánto de tu ánimo queda guardado en la bandeja de entrada de otra gente.',
    },
    {
      needs: ['quien'],
      text: 'En esta entrevista suena el nombre de {quien}, y la respuesta parece llevar su voz. Conviene separar lo que decide de lo que solo opina.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} en medio, el puesto deja de ser solamente un puesto. Hay una silla por ocupar y una cara que te importa al contarlo.',
    },
    {
      needs: ['tiempo'],
      text: 'Van {tiempo} contados alrededor de este puesto, y el reloj de quien contrata marca otra hora. Ninguno de los dos miente.',
    },
    {
      needs: ['suma'],
      text: 'Pensar en {suma} hace que la entrevista parezca más larga de lo que fue o será. Es dinero, y detrás hay una vida que lo espera.',
    },
    {
      needs: ['lugar'],
      text: 'El puesto está en {lugar} y la cabeza ya anda buscando dónde desayunar allí. Una parte se mudó antes que la respuesta.',
    },
    {
      needs: ['evento'],
      text: 'Cerca de este puesto está {evento}, y las dos esperas se pisan los pies. Una de ellas no depende de tu paciencia.',
    },
    {
      needs: ['dia'],
      text: 'Todo parece apoyarse en {dia}, como si una fecha pudiera contratar a alguien. Antes y después también hay semana.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Eso se decide en otra mesa; tuya es la próxima solicitud, que sale ligera y sin esperar el mapa de esta.',
      ],
      rev: [
        'no',
        'Eso está más allá del borde y no se ve. No renuncies a nada todavía por una silla que sigue sin nombre.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'En tu mano queda una herramienta sin usar: el mensaje breve que agradece y añade lo que faltó decir.',
      ],
      rev: [
        'if',
        'Depende de otra gente; si lo que contaste sonó mejor que lo que {haces|hacés}, todavía {puedes|podés} mandar un ejemplo hecho.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Detrás del velo hay gente hablando y no te toca oírla; {espera|esperá} la fecha que dieron, o {pídela|pedila}.',
      ],
      rev: [
        'no',
        'De un tono o de una despedida no se saca un contrato. {Deja|Dejá} de consultar a medio mundo y {apaga|apagá} la encuesta.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'El trigo ajeno madura con su calendario: a {ti|vos} te toca regar otras parcelas, sin asomarte cada hora.',
      ],
      rev: [
        'no',
        'Tirar del tallo con tres mensajes por semana no lo hace crecer. Con uno basta; después, manos fuera.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Manda quien está sentado en piedra; si tu respuesta llega con límites, sueldo y horario pensados, también habrá dos sillas.',
      ],
      rev: [
        'wait',
        'Puede que allá dentro nadie se ponga de acuerdo y no tenga que ver con tu nombre. {Ponle|Ponele} plazo a tu espera.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Queda preguntar a quien ya pasó por esa casa cómo contratan y cuánto tardan: esa llave está en el suelo.',
      ],
      rev: [
        'if',
        'Hay normas de contratación que ni se cuentan ni te juzgan; si llega un no, {pide|pedí} la razón y {guárdala|guardala} aparte.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Son dos los que eligen, aunque solo uno ponga el anuncio: {mira|mirá} si ese puesto también pasaría tu entrevista.',
      ],
      rev: [
        'no',
        'Gustarles no era todo el asunto. Si dijiste que sí a cosas que no {quieres|querés}, esa respuesta te toca corregirla.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'La dirección es tuya aunque la puerta no: {sigue|seguí} rodando hacia ese tipo de puesto, con esta casa o con otra.',
      ],
      rev: [
        'wait',
        'Las esfinges quieren llamar ya y exigir noticias. {Sujétalas|Sujetalas} hasta que venza el plazo; después, una llamada serena.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'El resultado ruge en otra jaula. Aquí quedan las manos tranquilas, y con ellas se insiste una vez, sin morder.',
      ],
      rev: [
        'wait',
        'Tanta firmeza cansa, y ninguna noche en vela cambia un acta. {Duerme|Dormí} primero; lo demás se mira mañana.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'El farol no llega hasta la oficina donde deciden. Alcanza para repasar qué contestaste bien y qué pulir.',
      ],
      rev: [
        'yes',
        '{Baja|Bajá} de la cumbre y {cuéntale|contale} a alguien cómo va esto: de una charla así salen otras puertas.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Gira en manos ajenas: presupuestos, otras candidaturas, un martes malo. Tuyo es el centro, donde no marea tanto.',
      ],
      rev: [
        'if',
        'Si esta entrevista se pareció a la anterior, el dato útil es la pregunta que se repite, no el resultado.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'La balanza la sostiene otra mano; si {pides|pedís} por escrito qué pesa y cuándo lo dirán, al menos verás los platillos.',
      ],
      rev: [
        'no',
        'Un puesto no dictamina lo que {vales|valés}, ni dado ni negado. {Baja|Bajá} del platillo todo lo que no sea trabajo.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Colgar un rato tiene sentido mientras no venza la fecha prometida. Pasada esa fecha, la cuerda es voluntaria.',
      ],
      rev: [
        'no',
        'Ya no cuelgues tu semana de esa llamada: que suene, si suena, con tus pies en el suelo.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Pase lo que pase, aquí termina una manera de esperar. {Suelta|Soltá} el repaso nocturno; el caballo ya siguió al paso.',
      ],
      rev: [
        'if',
        'Si el plazo quedó atrás y nadie escribió, una pregunta cortés permite saber o despedirse. Las dos cosas hacen sitio.',
      ],
    },
    'La Templanza': {
      up: [
        'wait',
        'Una copa para esta espera y otra para lo que sigue: {vierte|vertí} sin prisa y que ninguna se quede vacía.',
      ],
      rev: [
        'yes',
        'Hay demasiada agua en una sola copa. {Reparte|Repartí} hoy un poco: otra oferta, otro contacto, una tarde libre.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Esa bandeja que {abres|abrís} cada diez minutos no te sujeta; la {sujetas|sujetás} con el dedo. Y un dedo se levanta.',
      ],
      rev: [
        'yes',
        'El lazo cedió y quedan las manos: mientras deciden, {pregúntate|preguntate} qué pedirías para aceptar, y {escríbelo|escribilo}.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Un no haría ruido y un sí también; si {sabes|sabés} qué piedras tuyas aguantan ambos, ya {tienes|tenés} dónde quedarte.',
      ],
      rev: [
        'wait',
        'La cabeza anuncia derrumbes que nadie ha confirmado. {Aguarda|Aguardá} el dato y, mientras, {refuerza|reforzá} una piedra: tu plan aparte.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'No contesta cuándo, y sí dónde poner el agua: un gesto hacia este puesto, otro hacia la tierra de siempre.',
      ],
      rev: [
        'wait',
        'Compararte con quien esperaba en la otra silla seca la jarra. Hasta que contesten, un vaso para {ti|vos}.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'A media luz un silencio parece un rechazo y un saludo, una promesa. Ninguno es noticia hasta que alguien la firme.',
      ],
      rev: [
        'if',
        'Va clareando: si {preguntas|preguntás} por la fecha y por los pasos que quedan, medio susto se queda sin sombra.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Lo que mostraste de frente ya está mostrado. Con eso se puede andar sin riendas y disfrutar el resto del día.',
      ],
      rev: [
        'if',
        'Si el entusiasmo era de verdad, {dilo|decilo} en dos líneas; si era para la foto, {pregúntate|preguntate} qué te calienta de ese puesto.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'La trompeta la toca otra boca. Mientras, tu historia ya se ha puesto en pie: sirve aquí y en cualquier puerta.',
      ],
      rev: [
        'no',
        'Antes que nadie, tu mano ya puso la peor nota. {Bórrala|Borrala}: corregir el examen no te correspondía.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        '{Cierra|Cerrá} la vuelta por tu lado: gracias dadas, notas guardadas, puerta entornada. Lo que falta lo baila otra gente.',
      ],
      rev: [
        'wait',
        'Falta una punta que no está en tu mano, quizá una firma. {Anuda|Anudá} solo la tuya y {deja|dejá} el resto abierto.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Abre|Abrí} el correo y {escribe|escribí} {antes}: «Gracias por la entrevista. Me quedé pensando en lo que hablamos y añado un ejemplo breve». El ejemplo, en dos líneas. Si contestan, {tienes|tenés} conversación y quizá fecha. Si no, quedó dicho lo mejor tuyo y no hace falta mandar otro.',
      },
      {
        needs: [],
        text: 'Otra puerta, una sola: {manda|mandá} {antes} una solicitud parecida con esta línea: «Me interesa este trabajo por una razón concreta», y la razón detrás. Si responde alguien, la primera espera pierde peso. Si nadie responde, la carta ya está escrita y sirve para la próxima vez.',
      },
      {
        needs: ['quien'],
        text: '{Llama|Llamá} a {quien} {antes} y {cuéntale|contale} la parte que salió bien, antes que la otra: «Hubo una respuesta que me gustó, fue esta». Si te pregunta más, {apunta|apuntá} lo que explicaste: sirve para la siguiente. Si cambia de tema, al menos lo oíste en voz alta.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Pide|Pedí} la fecha con educación y una sola vez, {antes}: «¿Me pueden decir cuándo prevén decidir y qué pasos quedan?». Si dan un día, {anótalo|anotalo} y hasta entonces no se pregunta. Si contestan con niebla, {ponle|ponele} fin por tu cuenta y {sigue|seguí} buscando sin culpa.',
      },
      {
        needs: [],
        text: 'En una hoja, {antes}, {escribe|escribí} esta frase y {complétala|completala}: «Aceptaría este puesto si…». Tres condiciones, con sueldo y horario entre ellas. Si aparecen rápido, ya {sabes|sabés} qué preguntar cuando llamen. Si no aparece ninguna, quizá {quieres|querés} que te elijan más que trabajar allí.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} conviene hablar {antes} de lo que pasaría en cada caso: «Si sale, haré esto; si no sale, haré esto otro». Dos frases, sin debate. Si ambas suenan posibles, la espera se afloja. Si una se atasca, ahí está lo que hay que pensar primero.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Silencia|Silenciá} el aviso del correo y {elige|elegí} dos horas al día para mirarlo; hasta entonces, la frase es «todavía no toca». {Pruébalo|Probalo} desde hoy y {cuenta|contá} las veces que la mano se fue sola. Si son pocas, era costumbre. Si son muchas, {busca|buscá} con qué ocuparla.',
      },
      {
        needs: [],
        text: '{Dobla|Doblá} una hoja en dos {antes}: a un lado, «lo que sé»; al otro, «lo que supongo». Cada gesto de la entrevista va donde le toca. Si el segundo lado se llena, no {tienes|tenés} malas noticias: {tienes|tenés} pocas. Si se llena el primero, ya hay con qué preguntar.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a {quien}, {antes}, un favor corto: «Hasta que haya noticias, hablemos de otra cosa; si las hay, te aviso yo». Si acepta, la mesa vuelve a ser mesa. Si insiste, {repite|repetí} la frase una vez y {pasa|pasá} el pan. Nadie pierde por eso.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Marca|Marcá} en el calendario el día en que prometieron contestar; si no dieron ninguno, {cuenta|contá} diez desde la entrevista. Ese día, y no otro, {escribe|escribí}: «Quería saber si hay novedades». Si responden, bien sabido. Si callan una semana más, {trata|tratá} ese silencio como un puesto ocupado.',
      },
      {
        needs: [],
        text: 'Un cuaderno y veinte minutos {antes}: {apunta|apuntá} las tres preguntas que peor contestaste y, debajo, «hoy diría esto». Si te vuelven a llamar, las {llevas|llevás} hechas. Si no llaman, el mal rato te pagó tres respuestas, que es más de lo que suele pagar.',
      },
      {
        needs: ['quien'],
        text: '{Queda|Quedá} con {quien} {antes} para algo que no tenga que ver con el trabajo, y {dilo|decilo} así: «Necesito una hora sin esperar nada». Si la hora pasa volando, {repite|repetí}. Si el puesto se cuela en la charla, {déjalo|dejalo} sentarse cinco minutos y {cambia|cambiá} de tema.',
      },
    ],
  },
  closings: {
    yes: [
      'Una mesa decide el puesto; las otras siguen abiertas.',
      'Mientras deciden si te eligen, también se puede elegir.',
      'Quien tiene algo que hacer espera la mitad.',
    ],
    if: [
      'Hasta una silla vacía tiene condiciones para quien se sienta.',
      'Preguntar la fecha no cambia la respuesta; cambia la semana.',
      'En toda entrevista hay dos que dudan, y solo uno toma notas.',
    ],
    no: [
      'Ningún puesto cabe entero en una bandeja de entrada.',
      'Te entrevistaron una hora; el resto de tus días no estaba en la mesa.',
      'Un silencio de oficina no sabe nada de quien lo escucha.',
    ],
    wait: [
      'El teléfono no suena antes por mirarlo más.',
      'Lo que se decide en otra mesa no se enfría en la tuya.',
      'La espera pesa menos cuando tiene fecha de cierre.',
    ],
  },
};
