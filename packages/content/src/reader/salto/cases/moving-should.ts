import type { CaseTexts } from '../../family.ts';

/** «moving.should». */
export const MOVING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Otra calle, otra luz, otro ruido al despertar: una mudanza se cuenta en cajas y se decide por cansancio o por ganas, que pesan parecido.',
    },
    {
      needs: [],
      text: 'Mudarse empieza mucho antes que las cajas, en la ventana que ya nadie mira. De fondo va otra cosa: a qué le dirás casa.',
    },
    {
      needs: [],
      text: 'Las paredes de ahora te conocen y las otras prometen no preguntar. La duda es si {buscas|buscás} más sitio o menos memoria.',
    },
    {
      needs: [],
      text: 'Entre tu puerta y la que {imaginas|imaginás} hay un camión, un contrato y una costumbre. De las tres cosas, la costumbre es la que más pesa.',
    },
    {
      needs: ['quien'],
      text: 'Una de las cajas de esta mudanza lleva el nombre de {quien}, y falta decir en voz alta si viaja, si espera o si frena.',
    },
    {
      needs: ['quien'],
      text: 'Cambiar de casa mueve los muebles y mueve también a {quien}, aunque no cargue nada. Ahí empieza la cuenta que no hace el camión.',
    },
    {
      needs: ['tiempo'],
      text: 'Para esta mudanza hay un plazo, {tiempo}, y las paredes se portan distinto según lo que se les promete. Por ahí pasa la duda.',
    },
    {
      needs: ['suma'],
      text: 'Desde que la mudanza se escribe con {suma}, las ventanas tienen precio. Lo que no lo tiene, el sueño o el pan, todavía no habló.',
    },
    {
      needs: ['lugar'],
      text: 'Hay mañanas en que {lugar} suena a casa y noches en que suena a postal. La mudanza depende de cuál de las dos esté llamando.',
    },
    {
      needs: ['evento'],
      text: 'Quieren el mismo hueco del calendario la mudanza y {evento}, y uno de los dos acabará sobre la caja del otro. Toca ver el orden.',
    },
    {
      needs: ['dia'],
      text: 'Para la mudanza ya suena una fecha, {dia}, y las fechas empujan como quien ayuda con el sofá. Si detrás hay ganas, se notará sin empujón.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, y con menos cajas de las previstas: una casa nueva empieza mejor con un hatillo que con un inventario.',
      ],
      rev: [
        'wait',
        'Aún no: el pie está sobre una calle que se conoce de paseo. {Duerme|Dormí} allí dos noches y {vuelve|volvé} a preguntar.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí: lo que te hace falta para vivir allí lo {sabes|sabés} hacer ya, y las manos no pagan exceso de equipaje.',
      ],
      rev: [
        'no',
        'No con una casa de palabras: sin dirección, sin precio y sin fecha, esa mudanza es decoración de interiores.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Falta ver lo que el velo tapa: la calle de noche, lo que se oye por el muro, por qué quedó vacía.',
      ],
      rev: [
        'if',
        'Sí, si en un rato de silencio, con la casa de ahora callada, tampoco {quieres|querés} quedarte.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Sí, como se trasplanta una mata, en buena estación y con algo de su tierra vieja en las raíces.',
      ],
      rev: [
        'no',
        'No para cuidar más de cerca a quien no lo pidió: aquel trigo crece sin tu mano, y el tuyo está aquí.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        '{Múdate|Mudate}, sí, con contrato leído y tres meses de alquiler guardados: primero la piedra, después los cuadros.',
      ],
      rev: [
        'yes',
        'Sí: esa casa se gobierna sola y con normas de otra época. Nadie tiene por qué dormir con la armadura puesta.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Irse, sí, tras hablar con dos personas que vivan en esa calle: la contraseña del barrio no sale en el anuncio.',
      ],
      rev: [
        'yes',
        'Sí, aunque tu gente lleve tres generaciones en la misma calle: ninguna bendición viene atada a un código postal.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Un sí a condición de que quien vaya a dormir bajo ese techo lo elija también, mirando el mismo plano.',
      ],
      rev: [
        'no',
        'No para arreglar lo que no se mira de frente: los silencios caben en cualquier camión y llegan sin un rasguño.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Sí: una parte tuya tira hacia allá y otra se agarra a la puerta; con las dos se conduce, despacio.',
      ],
      rev: [
        'wait',
        'Quietas las cajas: se sabe muy bien de qué casa {sales|salís} y muy mal a cuál. Cuando haya calle, habrá camión.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, y sin forzar: la nostalgia ruge las primeras noches y después se acuesta junto a la cama.',
      ],
      rev: [
        'wait',
        'Hasta que duermas una semana entera, no: con el cuerpo así, cualquier casa parece buena solo por estar lejos.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Un mes alquilado y pocas cosas, a modo de farol: esa luz pequeña dirá más que diez visitas con agente.',
      ],
      rev: [
        'yes',
        'Sí: la casa de ahora se te hizo cueva, y lo que {necesitas|necesitás} está más abajo, cerca de otra gente.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Algo gira alrededor de esa casa, un contrato, una familia, un precio: que pare, y se elige mejor.',
      ],
      rev: [
        'no',
        'No a otra casa por el motivo de siempre: la molestia aprendió a viajar en la caja de los libros.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'La casa nueva, si gana en la balanza de verdad: alquiler, trayecto, luz y gente, en los dos platillos.',
      ],
      rev: [
        'no',
        'No con esa pesa: a lo de aquí le {cuentas|contás} los defectos y a lo de allá, las fotos.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Pon|Poné} la cama en otra pared y {mira|mirá} tu casa del revés unas semanas; si ni así te cabe, era la casa.',
      ],
      rev: [
        'yes',
        'Sí: {llevas|llevás} mucho colgando de ese techo por no molestar a nadie, y el techo ni se ha enterado.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Sí: la vida que esa casa tenía para dar ya pasó por la puerta, al paso y con su flor. Toca seguirla.',
      ],
      rev: [
        'if',
        'Con despedida, sí: un último almuerzo en esa cocina, y el caballo espera en la puerta lo que haga falta.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'De a poco, sí: unas semanas allí y otras aquí, y la copa que se llene sola te da la dirección.',
      ],
      rev: [
        'wait',
        'Demasiada agua de golpe: una casa y todo lo demás a la vez desbordan cualquier copa. {Elige|Elegí} qué va primero.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        '{Suelta|Soltá} antes la idea de que esa casa te retiene: si al contar los lazos casi todos son muebles, sí.',
      ],
      rev: [
        'yes',
        'Sí: ya {respiras|respirás} al cerrar esa puerta por fuera. Falta elegir qué no entra en el camión.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Sí, que la casa lleva tiempo avisando con ruidos: mejor bajar por la escalera que por la ventana.',
      ],
      rev: [
        'wait',
        'Hay una grieta que pide lámpara: si es de la pared, se repara; si es de otra cosa, viaja en el camión.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, con calma de noche clara: allá hay agua, y lo que regaste aquí sigue dando sombra a quien se quede.',
      ],
      rev: [
        'wait',
        'Con este desánimo, todo barrio se ve gris: un buen descanso, otra visita, y se mira con agua fresca.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No a esa luz: el sitio que {imaginas|imaginás} lo alumbran el miedo y un anuncio, y ninguno paga recibos.',
      ],
      rev: [
        'if',
        'Sí, cuando digas en voz alta lo que te inquieta de ese lugar: si al decirlo cabe en una mano, {haz|hacé} cajas.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí: te cambia la cara al hablar de esa ventana, y los girasoles tampoco piden informe para girarse.',
      ],
      rev: [
        'if',
        '{Múdate|Mudate} si te gusta también con lluvia y recién amanecido; si solo brilla contado, {busca|buscá} otra.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: ese sitio te llama sin levantar la voz, y al oírlo hay algo tuyo que se incorpora.',
      ],
      rev: [
        'no',
        'No como castigo a estas paredes por lo que oyeron: primero se les levanta la condena, luego se busca otra casa.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí, en esta casa ya bailaste la pieza entera: una cena para cerrarla y la siguiente empieza en otra sala.',
      ],
      rev: [
        'wait',
        'Queda un hueco en la corona, un arreglo, un depósito, una puerta sin despedir: {ciérralo|cerralo}, y las cajas pesarán menos.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una caja, una sola: {llena|llená} {antes} la de aquello que no dejarías por nada y {escribe|escribí} encima «Esto es casa». {Ponla|Ponela} junto a la puerta. Si mirarla te alegra, {busca|buscá} camión y fecha. Si te dan ganas de vaciarla, la mudanza es de otra cosa, y conviene hablarlo antes de firmar nada.',
      },
      {
        needs: [],
        text: '{Llama|Llamá} o {escribe|escribí} por una casa concreta {antes}: «¿Sigue disponible? ¿Cuándo podría verla, y qué piden para entrar?». Si hay cita, {ve|andá} con tres preguntas escritas y {deja|dejá} el enamoramiento en la puerta. Si ya no está, queda una idea más clara de los precios. Del contrato, que lo lea alguien que sepa.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} no se entere de tu mudanza por las cajas. {Dile|Decile} {antes}: «Quiero mudarme, y prefiero contarte yo qué busco allí», y {empieza|empezá} por lo que viene, no por lo que queda. Si pregunta, la mudanza ya se puede conversar. Si se le atraganta, {propón|proponé} una visita con fecha: ayuda más que cien explicaciones.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Tu condición, convertida en prueba: {pasa|pasá} {antes} una hora en esa calle, a la hora en que saldrías de casa, y {haz|hacé} algo aburrido, comprar pan o esperar el transporte. {Di|Decí} por dentro «Esto sería lo de siempre». Si te parece bien lo de siempre, sí. Si te aburre, era la postal.',
      },
      {
        needs: [],
        text: 'Dos presupuestos, uno para quedarte y otro para irte: dinero, ánimo, camión, depósito y despedidas, cada cosa con su precio. {Hazlos|Hacelos} {antes} sin redondear. Si irse se paga en meses, la condición está a mano. Si se paga en años, {pide|pedí} consejo a quien sepa de contratos.',
      },
      {
        needs: ['quien'],
        text: 'La casa también se habita de palabra: {pregúntale|preguntale} a {quien} {antes} «¿Qué tendría que tener ese sitio para que te alegrara esa casa?». {Anota|Anotá} la respuesta tal cual. Si pide algo que cabe, un cuarto, una visita al mes, se apunta en las condiciones. Si pide que te quedes, {agradécelo|agradecelo}: es cariño, y no es un plano.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Tu casa de ahora merece una defensa: {cambia|cambiá} {antes} una sola cosa de las que te echan, la lámpara, el colchón, el mueble que estorba, y {di|decí} al terminar «Así sí». Si el cuarto te recibe mejor, la mudanza era una reforma. Si sigue siendo igual de ajeno, el no tiene fecha y volverás a preguntar.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} el anuncio de tu casa como si otra persona fuera a alquilarla: tres virtudes, un defecto honesto y «se incluye la luz de la tarde». {Hazlo|Hacelo} {antes}. Si al leerlo te la quedarías, está dicho. Si el defecto ocupa todo el papel, {busca|buscá} cómo arreglar ese y no todos.',
      },
      {
        needs: ['quien'],
        text: 'Que tu casa no se decida por lo que espera {quien}. {Escribe|Escribí} {antes}, en un papel que nadie leerá: «Me mudaría por esta razón; me quedo por esta otra», sin nombres propios. Si las dos líneas se sostienen, el no es tuyo. Si falta un nombre para entenderlas, {háblalo|hablalo} con esa persona antes que con una inmobiliaria.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Elige|Elegí} un mes tope y {escribe|escribí} en el calendario «Aquí decido la casa»; debajo, el dato que falta: precio, contrato o permiso. {Pídelo|Pedilo} {antes} a quien lo tenga. Si llega, el mes se adelanta. Si no llega, ese mes {decides|decidís} sin el dato, que también es una manera de conocerlo.',
      },
      {
        needs: [],
        text: 'Mientras tanto, {saca|sacá} de casa tres cosas que no te llevarías, una por habitación o por cajón, y {regálalas|regalalas} {antes} con la frase «A mí ya no me hace falta». Si te deja más ligero el cuarto, la mudanza ha empezado por dentro. Si te {arrepientes|arrepentís} de una, {recupérala|recuperala}: esa señala lo que es casa.',
      },
      {
        needs: ['quien'],
        text: '{Propón|Proponé} a {quien} un paseo por el sitio que te ronda, sin hablar de mudarte: «¿Vamos a ver una calle, nada más?». {Hazlo|Hacelo} {antes} y {fíjate|fijate} en qué se comenta al volver. Si hablan de la calle, falta poco. Si hablan de cualquier otra cosa, también sirve: la casa todavía no tiene prisa.',
      },
    ],
  },
  closings: {
    yes: [
      'Una casa empieza cuando alguien deja de pedir permiso para colgar un cuadro.',
      'La llave nueva pesa igual que la vieja, pero suena distinto en el bolsillo.',
      'Se muda quien ya sabe en qué ventana quiere tomarse el café.',
    ],
    if: [
      'Una calle se conoce el día en que no ocurre nada.',
      'Las paredes aguantan números y sueños, siempre que entren en ese orden.',
      'El alquiler se paga con dinero; la costumbre, con paciencia.',
    ],
    no: [
      'A veces la casa nueva estaba detrás del mueble grande.',
      'Quedarse también es elegir una calle.',
      'Hay mudanzas que caben en cambiar la cama de pared.',
    ],
    wait: [
      'La ventana que nadie mira puede esperar un mes a que alguien la extrañe.',
      'Las cajas vacías no tienen prisa; se doblan y esperan.',
      'Una casa que aguanta la segunda visita merece la tercera.',
    ],
  },
};
