import type { CaseTexts } from '../../family.ts';

/** «return-to-ex.should». */
export const RETURN_TO_EX_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Volver con alguien es mudarse a una casa conocida: ya {sabes|sabés} dónde cruje el suelo. Falta acordarse de si crujía por viejo o por roto.',
    },
    {
      needs: [],
      text: 'De una historia terminada se guarda mejor la música que las goteras. Aquí se decide si {extrañas|extrañás} a esa persona o a quien eras entonces.',
    },
    {
      needs: [],
      text: 'Una segunda vuelta no empieza en cero: trae los márgenes escritos, algunos con tu letra. Queda por ver si hay sitio para otro final.',
    },
    {
      needs: [],
      text: 'Una taza rota puede pegarse, y luego sirve o gotea según se haya hablado del golpe. Volver es preguntarle a la taza.',
    },
    {
      needs: ['quien'],
      text: 'Entre {quien} y tu puerta hay una historia con final puesto. Ese final enseñó algo o solamente cansó, y de ahí cuelga todo.',
    },
    {
      needs: ['quien'],
      text: 'Cuando {piensas|pensás} en {quien} vuelven primero las risas y después, más bajito, los motivos. La decisión necesita oír las dos cosas.',
    },
    {
      needs: ['tiempo'],
      text: 'Hay {tiempo} en esta cuenta, y el tiempo enfría las cosas o las barniza. Antes de volver conviene saber cuál de las dos hizo aquí.',
    },
    {
      needs: ['lugar'],
      text: 'El mapa de esta vuelta dice {lugar}, y a veces se extraña un sitio con alguien dentro. Conviene deshacer las dos maletas por separado.',
    },
    {
      needs: ['evento'],
      text: 'Que esta historia se cruce con {evento} le da aire de destino. Habría que ver si querrías volver también una tarde cualquiera, sin nadie alrededor.',
    },
    {
      needs: ['dia'],
      text: 'Hay un día señalado en esta historia, {dia}, y brilla más que los demás. Volver, en cambio, se hace con los días que no brillan.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, como quien sale a caminar un rato: sin mudanza, sin anuncio y sin meter en el hatillo los reproches de antes.',
      ],
      rev: [
        'no',
        'No. El precipicio sigue donde estaba, y de la otra vez a esta solo ha cambiado lo que {imaginas|imaginás} enfrente.',
      ],
    },
    'El Mago': {
      up: [
        'if',
        'Si aparece algo nuevo sobre la mesa, una costumbre, un acuerdo, sí; con la misma copa, el brindis acaba igual.',
      ],
      rev: [
        'no',
        'Un brazo en alto promete muy bien. Mientras la otra mano no haga nada que se pueda tocar, no.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía no, que media respuesta sigue bajo el manto y asoma mejor cuando nadie te la pide para esta noche.',
      ],
      rev: [
        'if',
        'Solo si antes se habla de aquello que nadie nombró: el velo que no se corrió entonces colgaría igual ahora.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Al ritmo del campo, sí: un encuentro, otro después, y nadie pregunta por la cosecha el día de la siembra.',
      ],
      rev: [
        'no',
        'Para volver a cuidar por dos, no. De tanto atender el trigo ajeno se te quedó el trono sin cojines.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        '{Puedes|Podés} volver con acuerdos de piedra: qué no se repite, qué se hace si se repite, y dicho por las dos partes.',
      ],
      rev: [
        'no',
        'A un trono que apretaba no se regresa porque haya sillas peores. Mientras mande la regla de entonces, no.',
      ],
    },
    'El Hierofante': {
      up: [
        'wait',
        'Aún falta una llave: la que abre el perdón y la que abre la confianza son distintas. Hasta tener las dos, {espera|esperá}.',
      ],
      rev: [
        'yes',
        'Sí, y sin esperar bendiciones, porque los acólitos opinarán un mes y lo que decidas lo {vives|vivís} {tú|vos} los otros once.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'A plena luz, sí: que lo sepan pronto quienes te importan, porque un amor que regresa a escondidas ya viene cojo.',
      ],
      rev: [
        'no',
        'Mientras una mirada busque compañía y la otra busque perdón, no: sería volver cada cual a un sitio distinto.',
      ],
    },
    'El Carro': {
      up: [
        'if',
        'Adelante si esta vez hay rumbo además de tirón: {pregunta|preguntá} hacia dónde, y que la respuesta tenga calle y número.',
      ],
      rev: [
        'wait',
        '{Frena|Frená} en la puerta hasta que se calmen las esfinges: con las ganas y el rencor a la par no se conduce.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, en voz baja: ternura con la mano firme, y si algo muerde, se retira la mano y no hay sermón.',
      ],
      rev: [
        'wait',
        'Todavía no. Hoy pregunta el cansancio, que siempre prefiere lo conocido, y conviene que conteste el león ya repuesto.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Desde la cumbre aún no se distingue si es amor o frío; {baja|bajá} a contestar cuando lo sepas, ni un día antes.',
      ],
      rev: [
        'if',
        'Si lo que {quieres|querés} es a esa persona, sí; si es salir del monte, hay otros caminos y otra gente.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        '{Espera|Esperá} a que pase este giro, que lo traído por un impulso de la rueda se lo puede llevar el siguiente.',
      ],
      rev: [
        'no',
        'Esa vuelta la conocen hasta las criaturas de las esquinas: igual comienzo, igual frase, igual final. Esta vez, no.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Los motivos de entonces en un platillo, los cambios de ahora en el otro: si se igualan, sí; si no, no.',
      ],
      rev: [
        'no',
        'No con esa balanza. Quien vuelve debiendo todo, o sin deber nada, empieza a discutir la primera semana.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Unas semanas más con la cuerda al pie: {imagina|imaginá} que ya volviste y {fíjate|fijate} qué cara se te pone.',
      ],
      rev: [
        'no',
        'Mejor bajarse y no volver, porque lo que ya entregaste ahí no se recupera entregando otro poco.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'No, porque esa historia pasó a caballo y con su flor, y volver sería correr detrás para pedirle otra pasada.',
      ],
      rev: [
        'if',
        'Solo para empezar otra cosa, con lo anterior bien enterrado: mientras el caballo siga parado en la puerta no entra nada.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'A sorbos, sí: un rato y luego otro, como el agua que cambia de copa sin prisa por llenar ninguna.',
      ],
      rev: [
        'wait',
        'Del todo a la nada no se puede contestar, así que hasta que haya un mes templado, ni ida ni vuelta.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No, si lo que más {extrañas|extrañás} es el alivio de las tres de la mañana; ese lazo se pone sin ayuda.',
      ],
      rev: [
        'if',
        'Con el cuello libre se conversa; ponerse la cadena por cortesía, eso no. Si {notas|notás} la diferencia, adelante.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'En lo que cayó no se vive otra vez. Con las piedras que queden, si quedan, se construye aparte.',
      ],
      rev: [
        'if',
        'Si esta vez se toca la grieta antes que los muebles, sí; pintada por encima, la pared dura lo que dura.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, mientras llegues con tus propias jarras llenas: se puede querer de nuevo a alguien sin tener sed.',
      ],
      rev: [
        'wait',
        'Ahora no, que la sed elige mal el pozo; {toma|tomá} agua de lo tuyo una temporada y después se contesta.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche esa puerta parece encendida. Hasta verla a mediodía, con sueño y cuentas por pagar, no se toca.',
      ],
      rev: [
        'if',
        'La niebla ya deja ver por qué terminó: si {puedes|podés} decirlo en una línea sin temblar, se puede volver.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sin silla y con los brazos abiertos, sí: si da alegría de día y en público, no hay mucho que investigar.',
      ],
      rev: [
        'if',
        'Sí, siempre que la alegría sea de verdad y no de cartel: un girasol pintado no gira hacia nadie.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Esa trompeta la {conoces|conocés}: sí, y quien vuelve se pone de pie y dice lo que antes callaba.',
      ],
      rev: [
        'no',
        'No por remordimiento: levantarse para pagar una pena vieja no es querer, y nadie firmó esa condena.',
      ],
    },
    'El Mundo': {
      up: [
        'no',
        'No; esa corona ya se bailó entera y cerró bien, y lo completo se agradece y se cuelga en la pared.',
      ],
      rev: [
        'if',
        'Faltó un pedazo de laurel, la conversación del final: si se tiene primero, sí; si se salta, tampoco esta vez.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Propón|Proponé} {antes} un encuentro corto, de día y con hora de salida: «Me gustaría verte, un café de una hora, sin hablar de lo que fue». Si la hora se hace breve, {repite|repetí} otra semana. Si te piden una decisión antes de que llegue la cuenta, {contesta|contestá} que hoy solo había café.',
      },
      {
        needs: [],
        text: 'La novedad la {pones|ponés} {tú|vos}, en una frase: «Esta vez, cuando algo me duela, lo digo el mismo día». {Dila|Decila} {antes} a la persona con quien volverías, sin pedirle nada a cambio. Si responde con una frase suya, la segunda vuelta tiene dos autores. Si cambia de tema, {apúntalo|apuntalo} como dato y {ve|andá} despacio.',
      },
      {
        needs: ['quien'],
        text: 'Una sola invitación para {quien}, {antes} y por escrito: «Me gustaría hablar de intentarlo, sin prisa. ¿Te parece un paseo?». Si llega un sí con hora, {ve|andá} con zapatos cómodos y una pregunta. Si llega un tal vez, {contesta|contestá} «cuando quieras» y {sigue|seguí} con tu semana, que no estaba en préstamo.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición se pone antes que la fecha. {Elige|Elegí} aquello que no puede repetirse y {dilo|decilo} {antes}: «Para volver necesito que esto cambie, y necesito verlo». Si la respuesta trae un hecho, hay de qué hablar. Si trae una promesa con adornos, se le da un mes y ninguna llave.',
      },
      {
        needs: [],
        text: 'Dos hojas y una hora tranquila: en la primera, «terminó por esto»; en la segunda, «desde entonces cambió esto», solo con cosas que se vean. {Compáralas|Comparalas} {antes}. Si cada motivo encontró su cambio, se puede probar. Si alguno quedó suelto, ese es el tema. Y si el motivo era miedo, no se vuelve: se pide ayuda.',
      },
      {
        needs: ['quien'],
        text: 'A {quien} se le puede preguntar sin acusar, {antes} y en un sitio con gente: «Si hubiera otra vez, ¿qué harías distinto?». Después, silencio y oreja. Si contesta con algo propio y concreto, tu respuesta merece otro rato. Si contesta con lo que tendrías que cambiar {tú|vos}, ya oíste cómo sigue la película.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Redacta|Redactá} {antes} el mensaje que cierra sin herir: «Gracias por lo que hubo. No voy a intentarlo de nuevo y prefiero decírtelo claro». Si hay una propuesta esperando, {mándalo|mandalo} y no negocies la respuesta. Si nadie te ha propuesto nada, {guárdalo|guardalo} lejos de la cama, que de noche todo parece pendiente.',
      },
      {
        needs: [],
        text: 'Las ganas de volver suelen tener hora fija. {Averigua|Averiguá} la tuya y {dale|dale} {antes} otro uso: una llamada a quien te aguante, con esta entrada, «{distráeme|distraeme} diez minutos». Si al colgar se han ido, era la hora. Si siguen ahí, {cuéntale|contale} a esa persona cómo acabó aquello, con todos los detalles.',
      },
      {
        needs: ['quien'],
        text: '{Anota|Anotá} {antes} tres cosas que con {quien} no hacías y ahora {haces|hacés}, por pequeñas que sean, y al pie: «Esto no lo devuelvo». Si la lista sale de corrido, tu no está razonado. Si no se te ocurre ninguna, {empieza|empezá} por hacer una. Y si lo que hubo fue miedo, {cuéntaselo|contáselo} a un profesional.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'La espera se mide: {elige|elegí} una fecha y {escríbela|escribila} {antes} con esta línea, «hasta ese día no contesto ni pregunto». {Muéstrasela|Mostrásela} a alguien con buena memoria. Si al llegar la fecha las ganas siguen enteras, se habla. Si se gastaron por el camino, era nostalgia, que caduca antes que el cariño.',
      },
      {
        needs: [],
        text: 'Para cuando te pidan respuesta hay una honrada: «No quiero contestar deprisa algo que ya dolió una vez. Dame unas semanas». {Ensáyala|Ensayala} {antes}, o {mándala|mandala} si ya te la pidieron. Si del otro lado aceptan el plazo, buen comienzo. Si aprietan, {fíjate|fijate} si esa prisa es nueva o es la de siempre.',
      },
      {
        needs: ['quien'],
        text: 'Cada vez que {quien} te cruce por la cabeza, una línea: «Era tal hora y yo estaba…». {Lee|Leé} la lista entera {antes}. Si aparece en los ratos buenos, la pregunta está viva y puede madurar. Si aparece solo cuando hay frío o aburrimiento, lo que falta es abrigo, y de eso hay varios.',
      },
    ],
  },
  closings: {
    yes: [
      'También a las casas conocidas se les puede abrir una ventana nueva.',
      'Se vuelve mejor cuando nadie pide que sea como antes.',
      'La taza pegada sirve, y además se sabe por dónde tomarla.',
    ],
    if: [
      'Una segunda vuelta sin condiciones es la primera, más cansada.',
      'Los finales nuevos se escriben bastante antes del final.',
      'Lo que no se habló la primera vez cobra alquiler en la segunda.',
    ],
    no: [
      'Una música se puede seguir oyendo sin volver a la fiesta.',
      'Hay llaves que se guardan por cariño y no por la puerta.',
      'Extrañar es gratis; regresar tiene otra tarifa.',
    ],
    wait: [
      'Lo que merece un regreso aguanta hasta la mañana.',
      'El pegamento tarda, y mientras seca nadie llena la taza.',
      'La nostalgia tiene prisa; el cariño sabe hacer fila.',
    ],
  },
};
