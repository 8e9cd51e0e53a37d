import type { CaseTexts } from '../../family.ts';

/** «new-offer.should». */
export const NEW_OFFER_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay una oferta sobre la mesa y, debajo, una pregunta vieja: si te quieren por lo que {sabes|sabés} o por lo poco que {pides|pedís}.',
    },
    {
      needs: [],
      text: 'La propuesta trae puesto, condiciones y plazo para contestar. Lo que no trae es el nombre de aquello que {dejas|dejás} a cambio.',
    },
    {
      needs: [],
      text: 'Te ofrecen un sitio nuevo y lo que ya {tienes|tenés} ha puesto, de repente, cara de persona conocida. Entre esas dos caras anda la respuesta.',
    },
    {
      needs: [],
      text: 'Aceptar una oferta es fácil durante tres minutos. Lo difícil es la mañana en que ya nadie la felicita.',
    },
    {
      needs: ['quien'],
      text: 'La oferta llega escrita, pero en tu cabeza la lee la voz de {quien}. Son dos respuestas, y una de las dos no figura en el contrato.',
    },
    {
      needs: ['quien'],
      text: 'En esta oferta hay una letra pequeña que se llama {quien}, y pesa en el sí más que cualquier cláusula. Por ahí se empieza.',
    },
    {
      needs: ['tiempo'],
      text: 'La oferta dice {tiempo} y tu vida lo traduce enseguida a otra cosa. Un plazo también es dinero, y se gasta en mañanas.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} dentro de la oferta, hasta el silencio parece codicia. La otra cifra, la de lo que pondrías de tu parte, sigue en blanco.',
    },
    {
      needs: ['lugar'],
      text: 'Esa oferta viene con un mapa adentro, {lugar}, así que se aceptan dos cosas a la vez: un puesto y otra ventana.',
    },
    {
      needs: ['evento'],
      text: 'Llega una oferta con {evento} en plena agenda, y el corazón suma mal cuando suma dos cosas a la vez. Van en hojas distintas.',
    },
    {
      needs: ['dia'],
      text: 'Esperan tu respuesta con fecha, {dia}, y los plazos meten ruido. Un sí de verdad se oye igual cuando se apaga.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        '{Acepta|Aceptá}, sí, y sin fingir experiencia: a quien llega con una flor y ojos curiosos se le enseña el oficio con gusto.',
      ],
      rev: [
        'wait',
        'Aún no: el pie quiere pisar la oferta antes de leerla. {Pide|Pedí} dos días y las funciones por escrito.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí: lo que piden está servido en tu mesa, y ya es hora de que alguien pague el juego completo.',
      ],
      rev: [
        'no',
        'No con lo que se sabe: el puesto suena precioso y nadie te ha mostrado una herramienta. {Agradece|Agradecé} y {sigue|seguí} andando.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Hasta leer lo que el rollo deja a la sombra, horario real, por qué quedó libre el puesto, no se contesta.',
      ],
      rev: [
        'no',
        'No, mientras sonrías hacia fuera y por dentro algo diga otra cosa: esa voz ya leyó el contrato.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        '{Acéptala|Aceptala} si huele a campo: hay sitio para crecer y gente que riega. Sí, y con el descanso pactado de antemano.',
      ],
      rev: [
        'if',
        '{Puedes|Podés} ir, si en el acuerdo entra tu propio plato: otro puesto de cuidar a todos y comer al final, no.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Sí, negociando de pie: salario, horario y título por escrito antes de que el sello toque el papel.',
      ],
      rev: [
        'no',
        'No bajo ese mando: si ya en la oferta aprietan, en la oficina los carneros embisten. Mejor libre y con dudas.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Sí, tras escuchar a dos personas que trabajaron ahí: en los pasillos se cuenta lo que la bendición calla.',
      ],
      rev: [
        'yes',
        '{Acepta|Aceptá} aunque no sea el ascenso que en casa soñaban: la corona de tres pisos se queda con quien la quiera.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        '{Di|Decí} que sí cuando puedas contarlo entero en tu mesa, sueldo, horas y renuncias, y la cara te aguante.',
      ],
      rev: [
        'no',
        'No por halago: que te miren gusta mucho, y una mirada ajena no dice hacia dónde van tus ojos.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Arriba, sí: ese puesto va hacia donde ya ibas, y con dos fuerzas distintas tirando también se llega entero.',
      ],
      rev: [
        'wait',
        'Freno hasta mañana y quizá una noche más: la oferta corre mucho, y contestar no es ganar una carrera.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, y con voz baja {pide|pedí} más: la boca del león se abre poco a poco y casi siempre había margen.',
      ],
      rev: [
        'if',
        'Sí, siempre que allí tu mano descanse: con el león sin dormir no se acepta una carga mayor.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Una noche en lo alto, sin contársela a nadie más: si al bajar la oferta sigue alumbrando, se contesta.',
      ],
      rev: [
        'no',
        'No te hace falta esa oferta para salir del encierro: alcanza con bajar y ver qué más hay en el valle.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'La suerte trajo el sobre y la suerte gira: {acepta|aceptá} si el puesto te sirve también con la rueda abajo.',
      ],
      rev: [
        'no',
        'Es la misma silla con otro tapizado: si la oferta repite lo que te cansó, esta vuelta se deja pasar.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Balanza y luego firma: si lo que ofrecen pesa lo que piden, sí; si falta una pesa, esa se reclama antes.',
      ],
      rev: [
        'no',
        'No así: en tu platillo pusieron promesas y en el suyo tus horas. Si no corrigen la balanza, adiós.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Dale la vuelta antes de contestar: {haz|hacé} como si ya la hubieras rechazado y {observa|observá} qué parte te duele.',
      ],
      rev: [
        'yes',
        '{Contesta|Contestá} que sí y {baja|bajá} de ahí: tanto esperar otra mejor se había vuelto un sacrificio sin santo.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Sí: lo de antes ya dio su última flor, y aceptar es apenas abrirle paso al caballo.',
      ],
      rev: [
        'wait',
        'Sin respuesta hasta que despidas lo anterior: nadie monta un caballo con el pie en otro estribo.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        '{Acepta|Aceptá} si se puede entrar de a poco: un mes de prueba, media jornada, un pie en cada orilla.',
      ],
      rev: [
        'no',
        'Así de lleno no cabe: la oferta te dejaría una copa desbordada y la otra seca. {Rebaja|Rebajá} o {recházala|rechazala}.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No por ese brillo: quien la hace no te sujeta, pero el bono sí, y el lazo se paga en horas.',
      ],
      rev: [
        'yes',
        'Sí, la cadena ya estaba floja; que el trato nuevo no tenga candado: {léelo|leelo} con un abogado.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Sí: a lo de antes ya se le voló la corona, y esta puerta cae del lado bueno del rayo.',
      ],
      rev: [
        'wait',
        '{Pregunta|Preguntá} primero por la grieta, deudas, despidos, cambios: si la pared está sana, te lo enseñarán sin drama.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        '{Acéptala|Aceptala} con paz: no es la más vistosa del cielo, pero da agua, y a su luz se descansa.',
      ],
      rev: [
        'if',
        'Únicamente si te ilusiona el trabajo y no el alivio: con sed, cualquier charco parece una estrella.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con esta luz la oferta parece perro y puede ser lobo: hasta tener el contrato delante, ni sí ni no.',
      ],
      rev: [
        'if',
        'Aceptarla, sí, en cuanto se seque el último dato turbio: {pregunta|preguntá} eso mismo que te da vergüenza preguntar.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, con todas las letras: se entiende, te alegra y no hay que explicarla dos veces. Sin silla y a disfrutar.',
      ],
      rev: [
        'wait',
        '{Deja|Dejá} pasar la nube: hoy el entusiasmo es de quien te felicita. Cuando sea tuyo, {contestas|contestás} en un minuto.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: suena a algo que ya querías antes de que lo ofrecieran, y al leerlo se te levantó hasta la espalda.',
      ],
      rev: [
        'if',
        '{Levántate|Levantate} a contestar si la duda es no dar la talla; si es otra cosa, {dilo|decilo} y {negocia|negociá}.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí, que lo anterior ya dio la vuelta entera: se cierra con un saludo y se entra en otra danza.',
      ],
      rev: [
        'wait',
        '{Cierra|Cerrá} primero lo que {dejas|dejás} a medio laurel, una entrega, un aviso, un pago: luego el sí pesa la mitad.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Antes de firmar, un correo corto: «Me interesa mucho. Para decir que sí necesito por escrito sueldo, horario y fecha de inicio». {Mándalo|Mandalo} {antes}. Si llega completo, {acepta|aceptá} con calma y que un abogado mire el contrato. Si llega a medias, {repite|repetí} la pregunta que falta: la prisa es de quien ofrece.',
      },
      {
        needs: [],
        text: '{Pide|Pedí} una mejora, una sola, aunque pienses aceptar igual: «Con este detalle, mi respuesta es sí», y {nombra|nombrá} el detalle. {Hazlo|Hacelo} {antes}, por escrito. Si te la dan, {empiezas|empezás} sabiendo que se puede hablar. Si no, ya {conoces|conocés} la voz del sitio, y {puedes|podés} aceptar sin haberte quedado con la duda.',
      },
      {
        needs: ['quien'],
        text: 'La noticia merece contarse bien. {Dile|Decile} a {quien} {antes}: «Voy a aceptar, y quiero que lo sepas por mí», y después {cállate|callate} tres segundos. Si llega una alegría, se guarda. Si llega una objeción, {pregunta|preguntá} «¿qué te preocupa exactamente?» y {anótalo|anotalo}: un temor concreto ayuda a negociar, un suspiro se acompaña.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición que te falta tiene nombre: horas, dinero, distancia o persona. {Elige|Elegí} una y {escribe|escribí} {antes} a quien ofrece: «Acepto si podemos ajustar esto». Si dicen que sí, la duda era negociable. Si dicen que no con razones, {decide|decidí} con esas razones. Si no contestan, contestaron.',
      },
      {
        needs: [],
        text: '{Calcula|Calculá} en una hoja la hora: lo que pagan dividido por todo lo que exige, viajes, guardias y fines de semana incluidos, y lo mismo con lo que {tienes|tenés} ahora. {Compara|Compará} {antes} las dos cifras. Si la nueva gana, {acepta|aceptá} con esa condición por escrito. Si pierde, el título reluce y el reloj no.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} le toca parte de este sí, así que {ponle|ponele} números: «Si acepto, cambian estas horas y este dinero; ¿qué tendría que mantenerse igual?». {Pregúntalo|Preguntalo} {antes} con la hoja delante. Si nombra una cosa, entra en tus condiciones. Si nombra todas, no es una condición, es miedo, y se conversa sin contrato.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Escribe|Escribí} la negativa en dos líneas: «Gracias por pensar en mí. Esta vez no puedo aceptar, y me gustaría que sigamos en contacto». {Léela|Leela} en voz alta y {mándala|mandala} {antes}. Si {sientes|sentís} alivio, estaba bien. Si {sientes|sentís} pena, {agrega|agregá} qué te haría volver a hablar: también se negocia diciendo que no.',
      },
      {
        needs: [],
        text: 'Que el no te enseñe algo: {anota|anotá} {antes} qué tendría que traer una oferta para que dijeras que sí sin consultarlo, en cinco palabras. {Guárdalo|Guardalo} junto a la propuesta. Si se parece a lo que ya {tienes|tenés}, {cuídalo|cuidalo}. Si no se parece a nada, con eso en la mano se busca la próxima.',
      },
      {
        needs: ['quien'],
        text: 'Puede que a {quien} le cueste entender que rechaces la oferta. {Dile|Decile} {antes} una frase, sin defenderte: «No la voy a aceptar, y el motivo es este». Uno solo. Si lo respeta, quedó dicho. Si vuelve a sacarlo, {repite|repetí} el mismo motivo con las mismas palabras: las razones nuevas abren discusiones nuevas.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Pide|Pedí} tiempo con educación y fecha: «Gracias por la propuesta. Les respondo tal día, y hasta entonces quisiera resolver estas dos dudas». {Mándalo|Mandalo} {antes}. Si te lo conceden, {usa|usá} los días en preguntar y no en imaginar. Si te exigen contestar en el acto, esa prisa forma parte de la oferta.',
      },
      {
        needs: [],
        text: 'Durante las noches que falten, {responde|respondé} a la misma pregunta en una línea: «Si la oferta desapareciera mañana, ¿qué sentiría?». {Relee|Releé} {antes} las respuestas. Si predomina la pena, el sí está casi escrito. Si predomina el alivio, la oferta era una buena visita, y a las visitas se las despide con agradecimiento.',
      },
      {
        needs: ['quien'],
        text: 'Antes que un consejo, {pídele|pedile} a {quien} una memoria: «¿Cuándo me has visto más a gusto trabajando?». {Hazlo|Hacelo} {antes} y {anota|anotá} el lugar, la hora y la gente de esa escena. Si la oferta se parece, el tiempo de pensar se acorta. Si se parece a lo contrario, hay que preguntarle más cosas a quien ofrece.',
      },
    ],
  },
  closings: {
    yes: [
      'Un buen sí se dice una vez y luego se trabaja todos los días.',
      'La primera mañana siempre queda lejos; la segunda ya conoce tu nombre.',
      'Quien pide con calma firma sin mirar de lado.',
    ],
    if: [
      'La letra pequeña se lee mejor con el vaso lleno y sin prisa.',
      'Entre el halago y el contrato hay que dejar pasar un café.',
      'Una condición dicha a tiempo reemplaza a tres quejas bien escritas.',
    ],
    no: [
      'Rechazar algo bueno es una manera rara y elegante de saber lo que {quieres|querés}.',
      'Hay ofertas que se agradecen con la puerta entornada y el abrigo colgado.',
      'El precio de algunos ascensos está en el tramo de escalera que nadie alumbra.',
    ],
    wait: [
      'Las ofertas serias resisten dos noches; las otras, apenas la llamada.',
      'A una oferta hay que verla también sin público.',
      'Lo que urge a otros puede esperar un par de cafés tuyos.',
    ],
  },
};
