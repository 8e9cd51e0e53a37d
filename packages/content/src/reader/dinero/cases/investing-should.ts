import type { CaseTexts } from '../../family.ts';

/** «investing.should». */
export const INVESTING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Todo negocio que se ofrece trae dos números: el que se puede ganar, en letra grande, y el que se puede perder, que hay que preguntar.',
    },
    {
      needs: [],
      text: 'Entre las ganas de que el dinero trabaje y el miedo a no volver a verlo cabe una hoja de papel. Ahí se decide.',
    },
    {
      needs: [],
      text: 'Lo que se pone en la mesa es dinero y algo más: cómo se duerme después, con una parte del ahorro lejos de casa.',
    },
    {
      needs: [],
      text: 'La oportunidad suele tener prisa y el dinero tardó lo suyo en juntarse. Esa diferencia de velocidades es casi todo el asunto.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} cerca del trato, se arriesgan dos cosas: el dinero y la manera de saludarse. La segunda no aparece en ninguna proyección.',
    },
    {
      needs: ['quien'],
      text: 'Al lado del negocio está {quien}, y una cara conocida convence más que un balance. Conviene mirar cada cosa por separado.',
    },
    {
      needs: ['suma'],
      text: 'Pronunciar {suma} lleva un segundo; reunir esa cantidad, bastante más. A esa segunda velocidad habría que decidir.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} caben una buena racha y una mala, y los folletos prefieren hablar de la primera. Falta oír la segunda.',
    },
    {
      needs: ['lugar'],
      text: 'Hasta {lugar} el dinero llega en un clic; las preguntas tardan más: quién responde allí, con qué papel y ante qué juez.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} en el calendario, parte del dinero quizá ya tiene nombre. Los negocios prometen sin preguntar por las fechas de nadie.',
    },
    {
      needs: ['dia'],
      text: 'Si hay que contestar para {dia}, esa prisa ya es un dato sobre el negocio y va en la columna de los gastos.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'if',
        'Solo con lo que quepa en un hatillo y no haga falta en casa, y cuando un asesor haya mirado el borde.',
      ],
      rev: [
        'no',
        'No con un pie en el aire: sin contrato leído ni pérdida calculada, el mejor informe es el ladrido del perro.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí a las preguntas, las cuatro sobre la mesa: quién responde, cuánto se pierde, cómo se sale, qué cobra cada cual.',
      ],
      rev: [
        'no',
        'No mientras la explicación brille más que los papeles: {pide|pedí} balances, que una mano en alto la levanta cualquiera.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía no: detrás del velo hay cláusulas. Que un asesor lea el rollo entero, y entonces se vuelve a preguntar.',
      ],
      rev: [
        'no',
        'Si algo no te suena y lo {callas|callás} por cortesía, la cortesía está saliendo cara: sin explicación clara, no.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'Aún no: primero el colchón de unos meses, que es trigo propio; de lo que sobre se habla con un asesor.',
      ],
      rev: [
        'no',
        'No si hay que arrancar la siembra de casa para regar campo ajeno: el gasto diario no es capital.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con un tope escrito y un asesor independiente que lo lea; si falta cualquiera de los dos, el trono no se mueve.',
      ],
      rev: [
        'wait',
        'Hasta que alguien ponga nombre y firma como responsable, nada: a un trono vacío no se le reclama el dinero.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si figura en los registros y un asesor con matrícula lo explica dos veces; la bendición de conocidos no cuenta.',
      ],
      rev: [
        'no',
        'No porque «todo el mundo está entrando»: aquí las llaves son registro y contrato, y ninguna se hereda.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si {puedes|podés} contarlo en tu mesa a plena luz, con la cifra, y perder esa cifra sin perder a nadie.',
      ],
      rev: [
        'no',
        'No, si el sí era para no desairar: se puede mirar con cariño a quien invita y dejar pasar la invitación.',
      ],
    },
    'El Carro': {
      up: [
        'wait',
        'Que haya antes un destino: para qué es ese dinero y cuándo hará falta. Con eso, un asesor puede opinar de esfinges.',
      ],
      rev: [
        'no',
        'Nada de salir a la carrera: si la oferta no admite una semana de preguntas, tampoco merece el viaje.',
      ],
    },
    'La Fuerza': {
      up: [
        'wait',
        'El león se llama «ahora o nunca». Mano en la boca hasta leerlo todo y saber qué parte podría perderse.',
      ],
      rev: [
        'no',
        'Con cansancio o en apuros, no: un negocio no deja descansar a nadie, y menos el que pide fuerzas prestadas.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Hasta leer el contrato con farol, línea por línea, y con alguien que cobre por decirte la verdad, no se firma.',
      ],
      rev: [
        'if',
        'Solo si antes {lo bajas|lo bajás} a la mesa: dos personas que no ganen nada y un asesor, con tu cifra delante.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Nadie conoce el próximo giro: solo lo que pudiera perderse entero sin mover tu vida, y previo paso por un asesor.',
      ],
      rev: [
        'no',
        'No, si ya diste esta vuelta con otro nombre: la rueda cobra la entrada cada vez y la esfinge no devuelve.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Si lo ponen por escrito, con pérdidas, comisiones y salida, que lo pese un asesor; sin papel, la espada.',
      ],
      rev: [
        'wait',
        'Falta un platillo, el de lo que puede quitar; hasta que tenga número, no hay nada que firmar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'En pausa hasta mirarlo al revés: {supón|suponé} que ya se perdió y {cuenta|contá} qué habría que vender.',
      ],
      rev: [
        'no',
        'No como rescate de pérdidas viejas: bajar ese pie a tiempo también es una decisión de dinero.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'No, por lo que se ve: despedir la oferta cuesta una frase y una flor; recuperar un ahorro, mucho camino.',
      ],
      rev: [
        'wait',
        'Aún no: si queda una deuda vieja con plato en la mesa, esa se despide primero.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Si la copa de casa no baja ni un dedo: una porción pequeña, medida con un asesor, que pudiera derramarse.',
      ],
      rev: [
        'no',
        'No todo en una copa, y menos prestado: donde rebosa la promesa puede quedar seco el alquiler.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No, si lo que deslumbra es lo rápido: ganancia alta y garantizada es un lazo con el precio por dentro.',
      ],
      rev: [
        'yes',
        'Sí a sacar el cuello del compromiso: decir «paso» es gratis, y lo que estuviera firmado lo mira un abogado.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No mientras lo más alto sea la promesa y nadie sepa explicar el cimiento: las coronas no sostienen nada.',
      ],
      rev: [
        'wait',
        '{Toca|Tocá} antes cada piedra: registro, contrato, deudas, salida. Hasta que un asesor revise la que suene hueca, nada.',
      ],
    },
    'La Estrella': {
      up: [
        'wait',
        'Más adelante se pregunta a un asesor, con el fondo de emergencias lleno; hasta entonces, esa jarra riega tu casa.',
      ],
      rev: [
        'no',
        'No como remedio del desánimo: el dinero que se mueve para animarse vuelve, cuando vuelve, con menos agua.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Así no se firma: hasta distinguir al perro del lobo, de día y con papeles, el dinero duerme en casa.',
      ],
      rev: [
        'if',
        'Empieza a verse: si lo que asoma tiene nombre, registro y pérdida máxima, {llévalo|llevalo} a un asesor antes que a la firma.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí a pedirlo todo a plena luz; lo que no pueda explicársele a un niño, que no te cueste un ahorro.',
      ],
      rev: [
        'no',
        'No por un folleto soleado: {pregunta|preguntá} qué pasa en un año malo, y si solo contesta el optimismo, no hay firma.',
      ],
    },
    'El Juicio': {
      up: [
        'if',
        'Si tras repasar cómo te fue otras veces la llamada sigue, que la cifra la revise un asesor {contigo|con vos}.',
      ],
      rev: [
        'wait',
        'Que siga sonando esa trompeta hasta que escribas tu pérdida máxima, con lo aprendido delante y sin castigo.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí a dar la vuelta completa, entrar, perder y salir, con un asesor al lado; la firma no es parte del baile.',
      ],
      rev: [
        'if',
        'Falta una esquina, cómo se sale: si está por escrito y es dinero que {puedes|podés} perder, {consulta|consultá}; si no, fuera.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Cuatro preguntas por escrito, enviadas {antes}: «¿Quién responde? ¿Cuánto puedo perder como máximo? ¿Cómo salgo y en cuánto tiempo? ¿Quién cobra comisión?». Si contestan las cuatro con documentos, {llévalos|llevalos} a un asesor independiente antes de decidir nada. Si contestan con entusiasmo, el entusiasmo también es una respuesta, y no se firma.',
      },
      {
        needs: [],
        text: '{Busca|Buscá} {antes}, en el registro oficial que corresponda, mercantil o financiero, el nombre exacto de quien recibiría el dinero, y {guarda|guardá} la captura con una nota: «Aparece» o «no aparece». Si aparece, apenas empieza la revisión, y sigue un asesor. Si no, ya {tienes|tenés} la frase: «Sin registro no sigo adelante».',
      },
      {
        needs: ['quien'],
        text: '{Cuéntale|Contale} {antes} el negocio a {quien} en dos minutos y {pídele|pedile} que haga de aguafiestas: «¿Por dónde se rompe?». Si encuentra un punto que no {sabes|sabés} contestar, ese va el primero a la mesa de un asesor. Si dice que no se rompe por ninguna parte, {busca|buscá} otro aguafiestas.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'A puerta cerrada y con lápiz, {completa|completá} {antes}: «Si esto se pierde entero, dejo de…». Si la línea habla de comida, techo, salud o cuotas, la cifra baja hasta que deje de hablar de eso, aunque quede en cero. Si habla de un capricho, con ese número, y ninguno mayor, se consulta a un asesor.',
      },
      {
        needs: [],
        text: '{Pide|Pedí} {antes} una hora con alguien que asesore y no gane comisión en esto. Primera frase: «Quiero saber qué puedo perder y cómo saldría». Si lo explica y lo {entiendes|entendés}, {decide|decidí} otro día, con la cabeza fría. Si no hay con qué pagar esa hora, tampoco lo hay para el riesgo.',
      },
      {
        needs: ['quien'],
        text: 'Una hoja con {quien} delante, {antes}: «Lo máximo que se puede perder es tanto; después de eso, no se pone más». Si queda escrita sin malas caras, va a un asesor. Si la cifra baila o molesta nombrarla, el acuerdo todavía no existe, y sin acuerdo el dinero se queda donde está.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Contesta|Contestá} {antes} con dos líneas: «Gracias por contar conmigo. Esta vez no entro». Sin razones, que las razones se discuten. Si insisten con descuentos o con urgencia, eso informa más que el folleto. Si lo toman bien, queda la puerta cordial y el ahorro entero; si ya hubiera algo firmado, que hable un abogado.',
      },
      {
        needs: [],
        text: '{Haz|Hacé} {antes} la prueba del silencio: «Necesito un mes para pensarlo», y ni una palabra más. Si la oferta sigue en pie al cabo del mes, se mira desde cero y con un asesor. Si se evapora o empieza a apretar, {celebra|celebrá} con algo barato: un ahorro así no lo da ningún banco.',
      },
      {
        needs: ['quien'],
        text: 'Para {quien}, una frase aprendida y dicha {antes}, en persona si se puede: «Lo pensé: en este negocio no entro, y prefiero que no sea nuestro tema». Si lo entiende, {cambia|cambiá} de asunto y {paga|pagá} el café. Si vuelve a la carga, {repite|repetí} la frase igual: a la tercera, las frases cortas hacen pared.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'En un papel a la vista, {antes}: «No decido hasta tener contrato, pérdida máxima y opinión de un asesor». Se tacha lo que llegue. Si en un mes están los tres, se vuelve a preguntar, desde el principio. Si falta uno, la respuesta sigue siendo no, y por lo menos ya no hay que pensarla cada noche.',
      },
      {
        needs: [],
        text: '{Suma|Sumá} {antes} cuántos meses vivirías con el resto si esa cantidad no volviera, y {escribe|escribí} el número: «Me quedan tantos». Si da menos de seis, primero el fondo; el negocio puede pasar de largo. Si da más, ese número es la primera hoja que se le enseña a un asesor, antes que el folleto.',
      },
      {
        needs: ['quien'],
        text: '{Pregúntale|Preguntale} {antes} a {quien}: «¿Qué harías si se perdiera todo?», y {escucha|escuchá} sin rebatir. Si la respuesta trae un plan, {anótalo|anotalo} junto al tuyo y que un asesor los compare. Si solo trae un «eso no va a pasar», falta media conversación, y hasta tenerla no se mueve un billete.',
      },
    ],
  },
  closings: {
    yes: [
      'Preguntar es la única parte del negocio donde no se pierde nada.',
      'Un contrato leído en voz alta pierde casi todo el maquillaje.',
      'Los tratos serios soportan bien la luz del mediodía.',
    ],
    if: [
      'Solo duerme tranquilo el dinero que no hace falta por la mañana.',
      'La letra grande promete; la pequeña cobra.',
      'Hay un número que ningún folleto conoce: el de las horas de sueño.',
    ],
    no: [
      'De los trenes que se dejan pasar no se pagan averías.',
      'Un no a tiempo también da intereses.',
      'La prisa era de la oferta; el ahorro, de quien lo juntó.',
    ],
    wait: [
      'El dinero que costó juntar no se ofende por esperar un mes.',
      'Quien ofrece un reloj en lugar de un contrato está vendiendo el reloj.',
      'Entre la promesa y la firma cabe una noche, y a veces un año.',
    ],
  },
};
