import type { CaseTexts } from '../../family.ts';

/** «colleague.how». */
export const COLLEAGUE_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Trabajar con alguien que molesta cansa dos veces: por lo que hace y por el rato que le {dedicas|dedicás} después, sin cobrarlo.',
    },
    {
      needs: [],
      text: 'Al lado de tu trabajo se sienta una incomodidad con nombre. Lo que se decide es cuánto de tu día pasa por esa mesa.',
    },
    {
      needs: [],
      text: 'No hubo pelea, y aun así {mides|medís} lo que {dices|decís} cuando esa persona entra. El asunto es de distancia, y esa se puede graduar.',
    },
    {
      needs: [],
      text: 'Entre colegas nadie se elige y se pasan ocho horas. Falta ver qué parte de esa convivencia es tarea y cuál {regalas|regalás}.',
    },
    {
      needs: ['quien'],
      text: 'Compartir trabajo con {quien} te ha vuelto especialista en gestos ajenos. Queda ver qué de todo eso es un hecho y qué es cansancio.',
    },
    {
      needs: ['quien'],
      text: 'Lo de {quien} empezó pequeño, como una gotera. La cuestión ya no es de quién es el techo, sino dónde se pone el balde.',
    },
    {
      needs: ['tiempo'],
      text: 'Van {tiempo} de esquivar un mismo asunto en un mismo lugar de trabajo, y rodear también gasta zapatos. Habrá que elegir por dónde se pasa.',
    },
    {
      needs: ['suma'],
      text: 'Entre colegas, {suma} puede pesar más que un mal modo, porque de los modos se ríe la gente y de las cuentas no.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} el equipo es lo que hay, y un mal trato con alguien se nota a la hora de comer. Importa con quién te {sientas|sentás}.',
    },
    {
      needs: ['evento'],
      text: 'Si {evento} los va a reunir en un mismo sitio, el roce del trabajo viene con traje. Conviene llevar una frase preparada y ninguna cuenta.',
    },
    {
      needs: ['dia'],
      text: 'El calendario pone juntas a dos personas que no se buscan, {dia}. Lo que está en juego es tu tranquilidad, más que el saludo.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Como el primer día: una pregunta curiosa y sin historial; a veces molesta quien nunca tuvo con quién estrenar conversación.',
      ],
      rev: [
        'if',
        'Cerca del borde: si cada confianza que das acaba en el pasillo, {conversa|conversá} del clima y {mira|mirá} al perro.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con un pedido y no con una indirecta: «¿me {avisas|avisás} antes de mover esto?». La mesa se ordena nombrando cada cosa.',
      ],
      rev: [
        'no',
        'Nada de creer promesas de cafetera ni de hacerlas: lo acordado con esa persona, corto y por correo.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Callando un poco y oyendo mucho: lo que repite cuando no hay público te dirá en qué columna ponerle.',
      ],
      rev: [
        'no',
        'Tu vida, detrás del velo: con esa persona, trabajo y tiempo que hace. Y a tu corazonada, por una vez, {préstale|prestale} oído.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Un gesto útil al día y nada más: un dato a tiempo, un gracias. Los tratos secos también agradecen riego corto.',
      ],
      rev: [
        'no',
        'No le hagas de madre ni de manual: lo que no sabe, que lo pregunte; tu campo lleva semanas esperando esa agua.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        '{Marca|Marcá} los bordes: esto es tuyo, esto mío, esto se avisa. Con los linderos en piedra, el carácter ajeno molesta la mitad.',
      ],
      rev: [
        'if',
        '{Quítate|Quitate} la armadura una vez, para decir qué te molesta; si enfrente hay cabezazo, {pide|pedí} a quien coordine que reparta.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        '{Pregúntale|Preguntale} a quien ya compartió mesa con esa persona: suele haber un modo, y alguien guarda la llave en su cajón.',
      ],
      rev: [
        'no',
        'Sin sermones ni bandos en la cocina: lo tuyo con esa persona se habla a dos, sin coro que bendiga.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'De frente y a media mañana: «a mí me sirve así, ¿y a {ti|vos}?». Lo supuesto separa más.',
      ],
      rev: [
        'wait',
        'Por un tiempo, ni sí por compromiso ni mala cara: {aclara|aclará} a solas qué {quieres|querés} de ese trato y después lo {nombras|nombrás}.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Acordando el destino y no el carácter: dos modos distintos tiran del mismo trabajo si alguien dice adónde va.',
      ],
      rev: [
        'wait',
        '{Para|Pará} en seco la carrera por tener razón; hoy quien frena conduce, y mañana se conversa con menos polvo.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con suavidad y sin ceder: te {acercas|acercás}, {dices|decís} lo que no te gusta en voz normal y no {retiras|retirás} la mano.',
      ],
      rev: [
        'if',
        'Si el cansancio te deja, una frase; si no, {deja|dejá} dormir al león por hoy y {come|comé} lejos de esa mesa.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Un paso al costado, con farol: otra mesa, otra hora, una semana de mirar. La distancia elegida también es una respuesta.',
      ],
      rev: [
        'yes',
        '{Baja|Bajá} a hablarlo, que en tu cueva esa persona crece y la frase se enrosca; un café de pie basta.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Los equipos giran solos: antes de pelear el sitio, {mira|mirá} qué cambia este mes y desde qué silla {prefieres|preferís} verlo.',
      ],
      rev: [
        'if',
        '{Reconoce|Reconocé} la vuelta: si ya te pasó con otro nombre, {cambia|cambiá} tu parte de la escena; si es nueva, {dilo|decilo} pronto.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        '{Pesa|Pesá} lo que hizo, {deja|dejá} fuera lo que {crees|creés} que pensó, y {corta|cortá} por ahí: un hecho, un acuerdo, una fecha.',
      ],
      rev: [
        'no',
        'Basta de cargar su mitad en tu balanza: {devuelve|devolvé} cada tarea a su platillo, con copia y sin comentario.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Prueba|Probá} a verlo del revés: lo que te irrita puede ser torpeza con prisa. Dos semanas así, y luego {decides|decidís}.',
      ],
      rev: [
        'no',
        '{Bájate|Bajate} del papel de quien todo lo aguanta; nadie lo pidió, y desde el suelo se dice mejor «esto hoy no puedo».',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        '{Despide|Despedí} la amistad de trabajo que imaginabas y {quédate|quedate} con la cortesía: es más pequeña y se sostiene en pie.',
      ],
      rev: [
        'no',
        'A la rabia de aquella vez {retírale|retirale} el plato: si vas a hablar, que sea de lo de esta semana.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Mezclando poco: trabajo sí, confidencias según respondan las primeras gotas. Un pie en firme, y el otro prueba.',
      ],
      rev: [
        'no',
        'Menos ración: una de las dos copas rebosa de esa persona. {Acorta|Acortá} cafés, chats y repasos, y verás bajar el nivel.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        '{Suelta|Soltá} el gusto de contarlo: la queja compartida es cadena de lujo, ancha y tibia, y te amarra la tarde.',
      ],
      rev: [
        'yes',
        'Ya {notas|notás} el lazo flojo: no contestes la próxima provocación, y {usa|usá} las manos en lo que sí te toca.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si hay grieta, {dila|decila} antes de la tormenta, a solas y con ejemplo; lo que se caiga será solo la fachada cordial.',
      ],
      rev: [
        'no',
        '{Deja|Dejá} de hablar bajito para que nada cruja: una piedra quitada hoy, «esto me molestó», evita escombros el mes próximo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con agua limpia a diario: saludo entero, tarea entera, y tu confianza regada donde ya {sabes|sabés} que hay tierra buena.',
      ],
      rev: [
        'wait',
        'Hoy no arregles nada; {come|comé} con quien te haga bien, y cuando levantes la cabeza verás a esa persona de su tamaño.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A media luz no acuses: quizá es lobo, quizá perro de oficina. {Anota|Anotá} lo que veas y {pregunta|preguntá} de día.',
      ],
      rev: [
        'yes',
        'La niebla se aparta: {di|decí} en voz alta lo que entendiste mal, y {pide|pedí} lo que sigue sin entenderse.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Con la cara al sol: «esto me funciona {contigo|con vos}, esto no». Dicho con humor, pasa por encima de cualquier muro.',
      ],
      rev: [
        'no',
        'Sin simpatía actuada: un buenos días sincero calienta más que tres risas de cortesía con los dientes apretados.',
      ],
    },
    'El Juicio': {
      up: [
        'if',
        'Dale una segunda mirada si responde a la llamada: una charla clara. Si se queda como estaba, trato breve y en paz.',
      ],
      rev: [
        'wait',
        'Antes de juzgar, {relee|releé} la escena entera, tus aciertos incluidos; la trompeta puede sonar la semana que viene.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        '{Cierra|Cerrá} bien lo que compartan: tarea acabada, gracias dichas, y cada quien baila fuera del círculo como guste.',
      ],
      rev: [
        'if',
        '{Termina|Terminá} lo que quedó pendiente con esa persona; si al juntar los cabos el roce sigue, {pide|pedí} trabajar por separado.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Elige|Elegí} un hecho de esta semana, el más pequeño que moleste, y {dilo|decilo} {antes} a solas y sin público: «Cuando pasó esto, se me complicó el trabajo; la próxima, ¿me {avisas|avisás}?». Si hay disculpa o acuerdo, {agradece|agradecé} y {cierra|cerrá} el tema. Si se ríe o lo niega, {pasa|pasá} a dejarlo por escrito.',
      },
      {
        needs: [],
        text: 'Un café de diez minutos arregla más que un mes de caras. {Propónlo|Proponelo} {antes} con esta línea: «Quiero que trabajemos con comodidad; ¿qué te sirve a {ti|vos}?». {Escucha|Escuchá} primero y {di|decí} después lo tuyo, una sola cosa. Si acepta, {apunta|apuntá} lo acordado. Si no quiere, la cortesía alcanza y ya no te toca insistir.',
      },
      {
        needs: ['quien'],
        text: 'Dividir por escrito quita mucho ruido: {manda|mandá} {antes} a {quien} un reparto de tres renglones, lo tuyo, lo suyo y lo que se consulta, con esta pregunta al final: «¿Queda así?». Si dice que sí, a eso se vuelve cada vez. Si lo cambia, {negocia|negociá} un renglón. Si lo ignora, {copia|copiá} a quien coordina.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Primero {comprueba|comprobá} si es cosa de dos. {Pregúntale|Preguntale} {antes} a una persona discreta del equipo: «¿A {ti|vos} te pasa algo parecido con el reparto del trabajo?», y ningún nombre de más. Si le pasa, conviene plantearlo en común. Si no le pasa, {busca|buscá} qué tema o qué hora enciende lo de ustedes.',
      },
      {
        needs: [],
        text: 'La confianza se prueba con moneda chica. {Cuéntale|Contale} {antes} a esa persona algo del trabajo que no importe que se sepa, y {añade|agregá}: «Esto que quede entre nosotros». Si no vuelve por otro lado, hay crédito para algo más. Si vuelve, saludos, tareas y el clima: ya {tienes|tenés} la medida exacta.',
      },
      {
        needs: ['quien'],
        text: 'Antes de hablar con {quien}, una hoja: a la izquierda lo que viste, a la derecha lo que {supones|suponés}. {Tacha|Tachá} {antes} el lado derecho y {lee|leé} lo que queda empezando por «Vi que…». Si se sostiene, esa es tu conversación. Si queda en nada, lo que hacía falta era descanso, y también cuenta.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Declara|Declará} {antes} un día sin ese tema: ni en la comida, ni en el chat, ni en casa. A quien pregunte: «Hoy descanso de eso». Si el día sale más largo y mejor, {repite|repetí} dos por semana. Si hacia la tarde ya no {aguantas|aguantás} sin contarlo, {elige|elegí} a una sola persona y un cuarto de hora.',
      },
      {
        needs: [],
        text: 'Devolver una tarea ajena no es pelear. La próxima que te caiga sin ser tuya, {antes}, {responde|respondé}: «Esto es de tu parte; si {necesitas|necesitás} una mano, {dime|decime} cuál». Si la toma, se acabó el favor automático. Si se queda sin hacer, que se note de quién era, sin que corras a taparla.',
      },
      {
        needs: ['quien'],
        text: 'Los chats de trabajo también tienen volumen. {Silencia|Silenciá} {antes} el que más te altere de los que {compartes|compartís} con {quien} y {míralo|miralo} a dos horas fijas. Si alguien pregunta: «Lo reviso a media mañana y a media tarde». Si no pasa nada urgente, ese era su tamaño. Si algo lo era, {acuerda|acordá} otra vía.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Durante una semana, {anota|anotá} solo tres cosas: hora, hecho y cuánto tardó en pasársete. {Relee|Releé} {antes} la lista y {ponle|ponele} título: «Esto es…». Si el título habla de trabajo, {pide|pedí} una charla. Si habla de tu cansancio, {empieza|empezá} por dormir. Si describe humillación o acoso, se consulta con alguien de leyes laborales.',
      },
      {
        needs: [],
        text: '{Cambia|Cambiá} de sitio antes que de opinión: otra mesa, otra hora de comer, otro rincón en la reunión. {Hazlo|Hacelo} {antes} y, si preguntan: «Aquí me concentro mejor». Si con dos metros baja la molestia, era roce y se cura con aire. Si viaja {contigo|con vos}, ya sabrás que hay algo que decir.',
      },
      {
        needs: ['quien'],
        text: 'Una pregunta de nada para {quien}, {antes}, sobre algo ajeno al conflicto: «¿Cómo te fue con aquello?». No es paz ni rendición, es tomar la temperatura. Si responde con normalidad, puede que la guerra fuera de un solo lado. Si responde seco, {guarda|guardá} la conversación seria para otra semana.',
      },
    ],
  },
  closings: {
    yes: [
      'Entre dos mesas cabe un acuerdo aunque no quepa una amistad.',
      'Lo dicho a tiempo ocupa menos sitio que lo rumiado.',
      'Una gotera nombrada ya no moja a todo el equipo.',
    ],
    if: [
      'La confianza de oficina se paga en monedas, nunca en billetes.',
      'Hay quien molesta por ser así y quien molesta por estar cerca.',
      'Con las suposiciones tachadas, casi todo el mundo mide menos.',
    ],
    no: [
      'A quien no se elige tampoco hay que llevárselo a cenar.',
      'La mejor pared de una oficina es un tema que no se abre.',
      'Un favor automático no es un favor: es un horario.',
    ],
    wait: [
      'Dos metros de distancia han salvado muchas buenas maneras.',
      'La paciencia con libreta ve más que la paciencia a secas.',
      'Nadie tiene su tamaño verdadero a última hora de la tarde.',
    ],
  },
};
