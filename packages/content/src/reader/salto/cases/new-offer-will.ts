import type { CaseTexts } from '../../family.ts';

/** «new-offer.will». */
export const NEW_OFFER_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una oferta mejor puede estar en camino o no haber salido nunca. Mientras tanto, media vida tuya se ha sentado en la sala de espera.',
    },
    {
      needs: [],
      text: 'Entre lo que hay ofrecido y lo que {imaginas|imaginás} hay un trecho, y la regla la tiene otra gente. La tuya, mientras, sigue en el cajón.',
    },
    {
      needs: [],
      text: 'Las mejores ofertas viven siempre en el teléfono que no suena. Aquí se trata de cuánto rato conviene mirarlo.',
    },
    {
      needs: [],
      text: 'Que esto salga bien se decide en varias mesas, y la tuya es una de ellas. La inquietud viene de mirar solamente las otras.',
    },
    {
      needs: ['quien'],
      text: 'Buena parte de esta oferta pasa por {quien}, y las manos ajenas tienen su propio horario. Lo que peligra es el tuyo.',
    },
    {
      needs: ['quien'],
      text: 'En el camino de lo que te ofrezcan está {quien}, o eso parece desde tu lado del teléfono. Del tuyo también hay cosas, y se ven menos.',
    },
    {
      needs: ['tiempo'],
      text: 'La espera de esa oferta ya tiene medida, {tiempo}, y a las medidas se les nota el peso. Contar opciones cansa menos que contar noches.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} sobre la mesa, todas las ofertas se miran en ese espejo. El espejo no refleja los horarios.',
    },
    {
      needs: ['lugar'],
      text: 'Lo que te ofrezcan tiene mapa, {lugar}, y a veces se espera más el sitio que el puesto. El teléfono no sabe distinguirlos; el estómago, sí.',
    },
    {
      needs: ['evento'],
      text: 'Quisieras saber de la oferta con {evento} todavía por delante, y nadie consulta tu agenda. Esos días, en cambio, son enteros tuyos.',
    },
    {
      needs: ['dia'],
      text: 'Todo parece colgar de una fecha, {dia}, y la oferta se volvió reloj. La aguja es ajena; las horas que barre, no.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Mientras otros deciden, el camino es tuyo: otra llamada, otra puerta, poco equipaje, y que la noticia te encuentre andando.',
      ],
      rev: [
        'wait',
        'No se ve desde aquí: hasta que haya algo escrito, ni un pie fuera de donde estás por una oferta de oídas.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'De tu lado está todo servido, oficio, muestra y precio; lo que hagan con eso ya lo decide otra mesa.',
      ],
      rev: [
        'no',
        'Nadie mejora una oferta por telepatía: antes que esperarla, {usa|usá} la herramienta que sigue quieta y {pídela|pedila}.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Se habla de eso detrás de un velo, y arrimar la oreja no lo descorre: lo tuyo es seguir con la semana.',
      ],
      rev: [
        'if',
        'Si esa inquietud callada pesa más que los datos, {pregunta|preguntá} una vez quién decide y cuándo; el resto es rumor.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Sembraste y se nota; el trigo ajeno no se apura desde tu trono, y tu parte es comer bien mientras tanto.',
      ],
      rev: [
        'if',
        'Sin tirar del tallo se sabrá antes: si {pasas|pasás} unos días sin preguntar y te buscan, había raíz.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'De tu lado del trono hay tres cosas firmes: un mínimo, un plazo y lo que harás si no llega.',
      ],
      rev: [
        'no',
        'Apretar a quien decide no adelanta nada: la única autoridad disponible es la tuya, y sirve para poner fecha de salida.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Los plazos de esa casa los conoce quien estuvo dentro: {pregúntale|preguntale} cuánto tardan y cómo suelen contestar.',
      ],
      rev: [
        'wait',
        'Hay ceremonias que no se saltan, aprobaciones, sellos, jerarquías; mientras dure la suya, la tuya es dormir a tu hora.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Para elegirse hacen falta dos; de tu lado queda decir, con el ángel por testigo, qué aceptarías y qué no.',
      ],
      rev: [
        'no',
        'Que te miren no garantiza que te elijan; con la cabeza vuelta hacia esa oferta se escapa lo que {tienes|tenés} al lado.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Rueda aunque falte la noticia: una esfinge espera, la otra busca, y el auriga no suelta la atención de ninguna.',
      ],
      rev: [
        'wait',
        'Ese carro lo llevan otros y empujarlo desde atrás agota: {quédate|quedate} al margen hasta el plazo que te dieron.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Una pregunta serena, sin ruego ni amenaza, está en tus manos; el león de la espera se sienta con eso.',
      ],
      rev: [
        'no',
        'De tanto apretar la mandíbula no salen ofertas; {suelta|soltá} el asunto unos días y que te vuelva la mano firme.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Más allá de tres pasos no alumbra ningún farol: {conoce|conocé} bien lo que ya te ofrecen y {deja|dejá} lo demás en sombra.',
      ],
      rev: [
        'no',
        'El silencio no es un mensaje cifrado: {baja|bajá} de ahí y {habla|hablá} con gente del oficio.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'A esa rueda la empujan muchas manos y ninguna es tuya; tener dos opciones en marcha ayuda a mirarla sin mareo.',
      ],
      rev: [
        'if',
        'Si esta espera se parece a la última, {cambia|cambiá} el modo de buscar; la misma vuelta deja en la misma esquina.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Mejor es una palabra que se pesa: si la {defines|definís} en sueldo, horas y trato, sabrás reconocerla cuando pase.',
      ],
      rev: [
        'no',
        'No compares lo real con lo imaginado: un platillo vacío siempre parece más limpio que el que lleva algo encima.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Cabeza abajo se ve otra cosa: quizá la oferta que {esperas|esperás} se parece a una que {puedes|podés} proponer.',
      ],
      rev: [
        'no',
        'Esa espera ya no te enseña nada; {toma|tomá} lo que hay o {recházalo|rechazalo}, pero con la cuerda ya suelta.',
      ],
    },
    'La Muerte': {
      up: [
        'if',
        'Cuando cierres lo que está agonizando, un sí o un no pendientes, habrá sitio; nadie sabe aún para qué.',
      ],
      rev: [
        'wait',
        'La oferta soñada pasa a caballo cada noche: hasta que la despidas con su flor, cualquier otra te sabrá a poco.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Buen pulso: la mitad del día {esperas|esperás}, la otra mitad {buscas|buscás}, y entre las dos copas no se pierde nada tuyo.',
      ],
      rev: [
        'if',
        'Mientras toda el agua vaya a la oferta que falta, la de hoy se seca: {repártela|repartila} y se verá mejor.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Ojo con la palabra mejor: si solo quiere decir más dinero, {lee|leé} qué lazo trae antes de desear que llegue.',
      ],
      rev: [
        'yes',
        'Cuanto menos te ata esa llamada, mejor se conversa; lo que decidan otros te encontrará con el cuello libre.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Con un golpe de suerte no se planifica: puede caer o no caer, y lo tuyo es asegurar las piedras de abajo.',
      ],
      rev: [
        'wait',
        'Quizá la demora venga de una grieta de esa casa y no de tu trabajo: sin firma, no se suelta nada.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Hay más de una luz ahí arriba; de tu mano depende regar dos o tres contactos sin llevar la cuenta.',
      ],
      rev: [
        'wait',
        'Mirar ofertas ajenas apaga mucho: una temporada con la vista en tu oficio, y la pregunta vuelve más chica.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'En la penumbra un correo amable parece una promesa; hasta que digan cifra y fecha, es apenas un perro simpático.',
      ],
      rev: [
        'if',
        'Algo se aclara si {preguntas|preguntás} lo que da vergüenza: cuántas personas quedan, quién firma, para cuándo.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Pedir de frente lo que te alegraría es la parte clara, y está hecha a medias; lo demás lo pone otra gente.',
      ],
      rev: [
        'if',
        'Si esto te entusiasma también sin noticias, {sigue|seguí}; si solo brilla cuando suena el teléfono, era la nube.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Hacerte oír sí depende de tu aliento: un mensaje claro, una vez, y que cada cual se levante cuando quiera.',
      ],
      rev: [
        'no',
        'Una respuesta ajena no es un veredicto sobre tu valor; {baja|bajá} a ese juez y {vuelve|volvé} a lo que {sabes|sabés} hacer.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Tu vuelta está dada, prueba, papeles y saludo; lo que falta del círculo lo dibuja otra mano, a su ritmo.',
      ],
      rev: [
        'if',
        'Un trozo sigue de tu lado, un documento, una llamada de cortesía; si lo {completas|completás}, esperar deja de raspar.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Tu parte se termina con un mensaje que no mendiga: «Sigo con interés y quedo a la espera; si hace falta algo más, aquí estoy». {Mándalo|Mandalo} {antes} y {guarda|guardá} el teléfono lejos de la cama. Si contestan, hay conversación. Si no, ya hiciste lo que tocaba y la noche es para dormir.',
      },
      {
        needs: [],
        text: '{Abre|Abrí} una segunda puerta mientras la primera piensa: {elige|elegí} un puesto, un cliente o una persona del oficio y {escríbele|escribile} {antes} «Me gustaría conversar diez minutos sobre esto». Si aceptan, {dejas|dejás} de esperar una sola cosa. Si no responden, ya {sabes|sabés} escribir ese mensaje y el siguiente cuesta la mitad.',
      },
      {
        needs: ['quien'],
        text: 'Una cosa concreta se le puede pedir a {quien}, y no es que adivine: «¿Hay algo que pueda hacer yo mientras esto se decide?». {Pregúntalo|Preguntalo} {antes}, una vez. Si te da una tarea, {hazla|hacela} y a otra cosa. Si dice que no queda nada, la espera te ha dado permiso para ocuparte de lo tuyo.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Define|Definí} «mejor» {antes}, en tres renglones: cuánto, cuántas horas y con qué trato, cada uno con su mínimo. {Ponlos|Ponelos} al lado de lo que ya te ofrecieron. Si hay dos que se cumplen, esa oferta merece respuesta. Si no se cumple ninguno, ya {sabes|sabés} qué pedir, y a un asesor qué preguntarle.',
      },
      {
        needs: [],
        text: 'Para esperar bien hace falta un plazo que sea tuyo. {Escribe|Escribí} {antes} a quien decide: «¿Para cuándo tendrían una respuesta? Me ayudaría a organizarme». Si dan fecha, {anótala|anotala} y no preguntes más hasta entonces. Si la esquivan, {pon|poné} una propia y {contéstale|contestale} a lo que sí hay sobre la mesa.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} hace falta un dato y sobra un pronóstico. {Pregúntale|Preguntale} {antes}: «¿De qué depende, según lo visto desde ahí?», y {anota|anotá} solo lo que sea hecho. Si aparece algo que {puedes|podés} mover, {muévelo|movelo}. Si todo está en otras manos, la hoja se dobla y se cena en paz.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Escribe|Escribí} qué harías si esa oferta no existiera: la llamada, el curso, la conversación que estás aplazando. {Elige|Elegí} la más corta y {hazla|hacela} {antes}, sin contárselo a nadie. Si te deja mejor cuerpo, ya no {dependes|dependés} de una sola noticia. Si no cambia nada, {prueba|probá} con la segunda.',
      },
      {
        needs: [],
        text: 'Un fin para la vigilancia: {elige|elegí} una hora al día para mirar el correo y {anótala|anotala} {antes} en la puerta, con la frase «Fuera de esta hora, que esperen». Si {cumples|cumplís} dos veces, la oferta pierde peso. Si no {aguantas|aguantás} ni una, {cuéntale|contale} a alguien cuánto te cuesta: eso ya no es trabajo, es desvelo.',
      },
      {
        needs: ['quien'],
        text: 'Hay un hilo que va de tu ánimo a {quien}, y se puede aflojar. {Escribe|Escribí} {antes} en un papel: «Lo que me respondan dice cómo está su mesa, no cuánto sirvo», y que se lea antes de mirar el teléfono. Si te calma, {repítelo|repetilo}. Si no, {habla|hablá} con alguien que conozca tu trabajo de cerca.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'El plazo de esta espera lo {pones|ponés} {tú|vos}: {escribe|escribí} una fecha y, debajo, «Si para entonces no hay noticia, contesto a lo que tengo». {Cuéntaselo|Contáselo} {antes} a una persona que te lo recuerde. Si la noticia llega, bien. Si no llega, la fecha decide y nadie te tuvo en vilo.',
      },
      {
        needs: [],
        text: 'Mientras se resuelve, {prepara|prepará} la conversación que querrías tener: el mínimo, la pregunta incómoda y tu «déjenme pensarlo». {Dilas|Decilas} en voz alta {antes}, de pie. Si te suenan naturales, ya puede sonar el teléfono. Si se te quiebra la voz en una, esa es la que hay que ensayar con alguien.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} se le puede devolver la calma por escrito: «No hace falta que me contestes ya; me sirve saber para qué fecha». {Mándalo|Mandalo} {antes} y no agregues nada. Si llega una fecha, la espera tiene borde. Si llega un «ya veremos», el borde lo {pones|ponés} {tú|vos}, en el calendario y con tinta.',
      },
    ],
  },
  closings: {
    yes: [
      'Quien sigue andando llega a las noticias con buen color.',
      'El teléfono suena igual, pero te encuentra en otra habitación.',
      'Lo tuyo ya está dicho; el resto es correo.',
    ],
    if: [
      'Lo mejor solo se reconoce cuando alguien se molestó en medirlo.',
      'Un plazo propio cabe en el bolsillo y no depende de la señal.',
      'Las ofertas pasan; el mínimo se queda en casa y hace la cena.',
    ],
    no: [
      'De todas las sillas, la más dura es la de la sala de espera.',
      'Un teléfono callado no opina sobre nadie.',
      'La oferta imaginada nunca tiene jefatura, ni horario, ni goteras.',
    ],
    wait: [
      'Esperar con fecha es viajar; sin fecha es andén.',
      'La aguja avanza sola, y deja las manos libres.',
      'Ninguna noticia llega antes porque alguien la mire fijo.',
    ],
  },
};
