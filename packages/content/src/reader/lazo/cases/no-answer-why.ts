import type { CaseTexts } from '../../family.ts';

/** «no-answer.why». */
export const NO_ANSWER_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Alguien salió de la conversación sin cerrar la puerta, y la corriente te da en la nuca. No saber por qué es parte del frío.',
    },
    {
      needs: [],
      text: 'Una desaparición no deja nota: ni hora, ni motivo, ni a quién devolverle el libro. Así cualquiera acaba de detective.',
    },
    {
      needs: [],
      text: 'La última charla ya tiene más relecturas que un contrato y la cláusula no aparece. Hay dos preguntas ahí, y una depende de tu mano.',
    },
    {
      needs: [],
      text: 'Queda un hueco con la forma de alguien y, alrededor, todas las explicaciones posibles, casi todas contra {ti|vos}. Ese reparto es lo que conviene revisar.',
    },
    {
      needs: ['quien'],
      text: 'Lo que hizo {quien} cabe en una línea; lo que vino luego en tu cabeza ocupa tomos. El nudo está en esa diferencia.',
    },
    {
      needs: ['quien'],
      text: 'El motivo lo tiene {quien}, y puede que ni siquiera lo tenga ordenado. Tu parte empieza donde acaba esa frase.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de ausencia, el porqué ya se sienta a desayunar. De lo que se trata es de no servirle más café.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} de por medio, la ausencia se deja contar y parece cuestión de dinero. Hay otra cuenta debajo, sin cifras.',
    },
    {
      needs: ['lugar'],
      text: 'Alguien desapareció y {lugar} quedó en su sitio, con una pista falsa en cada esquina. Lo que {buscas|buscás} no figura en el mapa.',
    },
    {
      needs: ['evento'],
      text: 'Un silencio que coincide con {evento} parece traer la causa puesta. Que dos cosas caigan a la vez no las vuelve parientes.',
    },
    {
      needs: ['dia'],
      text: 'Viene {dia}, y la ausencia tendrá su silla. Para decidir dónde te {sientas|sentás} no hará falta conocer el motivo.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'El motivo se fue en un hatillo que no es el tuyo. En el que {llevas|llevás} cabe lo necesario para seguir andando.',
      ],
      rev: [
        'wait',
        'Antes de imaginar precipicios: quizá alguien no supo dar el paso siguiente. De momento, los pies en el suelo y ninguna teoría.',
      ],
    },
    'El Mago': {
      up: [
        'if',
        'Con cuatro cosas a la vista, qué dijo, qué hizo, cuándo y cómo, se arma una explicación suficiente; el resto sobra.',
      ],
      rev: [
        'no',
        'No busques el truco. A veces hubo mucha palabra y poca mano, y detrás no se escondía secreto alguno.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Hay razones que viven tras el velo y no salen porque se las llame. Lo que notaste en su voz también cuenta.',
      ],
      rev: [
        'yes',
        'Algo pudiste notar y lo callaste por delicadeza: ese rollo, leído con cariño, explica más que una excusa ajena.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'No todo lo que se riega prende, y eso no habla mal de tu agua. Ahora, una tierra que responda.',
      ],
      rev: [
        'if',
        'Si {repasas|repasás} cuánto dabas y cuánto apretabas, que sea para aprender: nadie arruina a solas una cosecha.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Quien se va sin avisar no deja ley. Ahora toca dictar la tuya: así no me despido, y esto no espero.',
      ],
      rev: [
        'no',
        'Apretar no saca el motivo: hay gente que se arma entera por no tener una charla de cinco minutos.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Alguien con más años en esto sabe cuántas desapariciones son pura torpeza: si {preguntas|preguntás}, {escucha|escuchá} la parte aburrida.',
      ],
      rev: [
        'yes',
        'Te enseñaron que todo adiós se explica. Era costumbre y no ley: esta historia la {puedes|podés} bendecir y cerrar por tu cuenta.',
      ],
    },
    'Los Enamorados': {
      up: [
        'no',
        'Qué eligió esa persona no se sabe desde aquí. Lo que sí se ve es a quién no conviene seguir eligiendo.',
      ],
      rev: [
        'if',
        'Quizá se querían cosas distintas y nadie las nombró; si lo {nombras|nombrás} ahora, que sea para entenderlo y no para volver.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Averiguar por qué alguien se bajó no mueve el carro. Dos esfinges esperan a que digas hacia dónde.',
      ],
      rev: [
        'wait',
        'No salgas en persecución de la razón: primero frenar, respirar, y ver cuál de las dos esfinges iba a disgusto.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Lo que ruge quiere un culpable, el que sea. La mano encima, despacio: se puede no saber y cenar igual.',
      ],
      rev: [
        'wait',
        'Hoy cualquier motivo te sonaría a defecto propio, y el que habla es el cansancio. Primero se duerme, después se investiga.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'Hay quien sube al monte a pensar y hay quien se va sin más. Si no dejó señal, {alumbra|alumbrá} tu escalera.',
      ],
      rev: [
        'yes',
        'Rumiarlo a solas no da motivo, da más montaña: {baja|bajá} y {cuéntalo|contalo} en voz alta, que en compañía pesa menos.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'no',
        'No siempre el porqué lleva tu nombre. Giran trabajos, miedos y casualidades, y en una vuelta alguien queda del otro lado.',
      ],
      rev: [
        'if',
        'Si esta vuelta se parece a otras, la razón que te sirve no es la ajena: es el punto donde {subes|subís}.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        '{Pesa|Pesá} tu parte sin rebaja ni recargo, que está a la vista; la otra la tendrá que pesar quien se fue.',
      ],
      rev: [
        'no',
        'Esa culpa no la firmaste: con un platillo vacío no hay pleito, y una desaparición no es prueba contra nadie.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Una semana con la pregunta al revés: en vez de por qué se fue, por qué {sigues|seguís} colgando de ahí.',
      ],
      rev: [
        'yes',
        'También sin explicación se baja: {afloja|aflojá} el nudo, que el motivo nunca fue lo que te sujetaba.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Hay historias que se van al paso y sin discurso. El después te toca: una flor, un adiós de un solo lado.',
      ],
      rev: [
        'no',
        'Buscar la razón puede ser otra manera de ponerle cubiertos. Para levantar ese plato no hace falta entenderlo.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Pudo ser cuestión de caudal, chorro de un lado y gotas del otro; si algo de eso {reconoces|reconocés}, ya hay receta nueva.',
      ],
      rev: [
        'wait',
        'Ni toda la culpa en tu copa ni toda en la de enfrente: que baje la espuma, y se mira el nivel.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Un enigma ata más que una persona, y este lo {llevas|llevás} al cuello: sale por la cabeza, resuelto o sin resolver.',
      ],
      rev: [
        'yes',
        'Cuando el motivo empieza a dar igual, el lazo está cediendo. Que las manos encuentren algo con harina o con tierra.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Cayó de golpe y sin aviso. El porqué estará entre los cascotes, pero primero se sale y después se barre.',
      ],
      rev: [
        'if',
        'Si hubo crujidos y se habló bajito, ahí hay medio motivo: {nombra|nombrá} la grieta de tu lado y {deja|dejá} la otra.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'La razón puede no llegar y el agua vuelve igual: hoy, una jarra para alguien que sí se quedó.',
      ],
      rev: [
        'wait',
        'Sin medirte con nadie, ni con quien eras entonces: una cosa buena al día, hasta que levantar la cabeza no cueste.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche todo porqué parece cierto, y el peor más que ninguno. No adoptes motivos hasta verlos en la cocina, con sol.',
      ],
      rev: [
        'if',
        'Algo va teniendo nombre. Si aparecen una razón sencilla y otra retorcida, {quédate|quedate} con la sencilla y {sigue|seguí} el sendero.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz consta lo siguiente: estuvo, se fue, y los girasoles siguen ahí. Lo demás es adorno, por doloroso que sea.',
      ],
      rev: [
        'wait',
        'Nada de fingir que da lo mismo: primero {di|decí} que dolió, al lado de algo tibio; el motivo espera otro clima.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Ninguna trompeta explica ausencias: despierta a quien queda. {Levántate|Levantate} con lo aprendido, que es tuyo, y sin pliego de cargos.',
      ],
      rev: [
        'no',
        'Irse no es dictar sentencia. Fuera las manos de los oídos, que hay otras voces llamando y traen mejor noticia.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'La corona cierra también sin su versión: {cuenta|contá} la historia entera una vez, de principio a fin, y que haya música.',
      ],
      rev: [
        'if',
        'Si lo que falta es decir algo, y no saberlo, {dilo|decilo} aunque sea a una hoja: por ahí se cierra.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} tres motivos que no tengan nada que ver {contigo|con vos}, un trabajo, una vergüenza, una tristeza vieja, cada uno empezando por «También pudo ser…». Si alguno suena creíble, el tuyo deja de ser el único. Si ninguno te entra, {muéstrale|mostrale} la hoja a una amistad y que agregue el cuarto.',
      },
      {
        needs: [],
        text: 'Una despedida por tu cuenta, en cinco líneas, que empiece así: «No sé por qué te fuiste; esto es lo que me llevo». {Léela|Leela} en voz alta {antes} y {guárdala|guardala} sin enviar. Si al terminar hay alivio, esa era la puerta abierta. Si queda rabia, otra más corta: todavía faltaba decir algo.',
      },
      {
        needs: ['quien'],
        text: 'En una caja o una carpeta, {reúne|reuní} {antes} lo que quede a la vista relacionado con {quien}, y {ponle|ponele} en la tapa: «Sin explicación, con cariño». Si {logras|lográs} guardarla en alto, ya hay un final. Si {vuelves|volvés} a abrirla, {fíjate|fijate} qué buscabas: ahí está la pregunta que importa, y es tuya.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Falta una pregunta limpia, siempre que nadie te haya pedido que no escribas: «No busco discutir; me ayudaría saber qué pasó». {Mándala|Mandala} {antes} y {ponle|ponele} a la espera un tope de diez días. Si contesta, {lee|leé} dos veces y {responde|respondé} una. Si no, la explicación no vendrá de ahí, y se deja de buscar.',
      },
      {
        needs: [],
        text: '{Divide|Dividí} una hoja en «vi», «oí» e «imaginé» y {reparte|repartí} {antes} todo lo que {sabes|sabés} de esta ausencia. Si la columna más larga es la tercera, no hay misterio que resolver, hay sueño atrasado. Si en las otras se repite un hecho, {cuéntalo|contalo} así: «Cada vez que…». Con esa frase ya se aprende algo.',
      },
      {
        needs: ['quien'],
        text: 'Alguien conoce a {quien} y además te quiere bien: con esa persona se saca el tema {antes}, una única vez. «No te pido que averigües nada; desde fuera, ¿se veía venir?» Si te da un hecho, {compáralo|comparalo} con lo que {recuerdas|recordás}. Si te da suposiciones, ya eran bastantes las tuyas: otro café y otro tema.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Se clausura la investigación: {elimina|eliminá} {antes} el atajo que más {usas|usás} para buscar pistas, un perfil, una foto, un estado, y {di|decí}: «El caso queda abierto y yo me voy a cenar». Si en dos días duele menos, era la lupa. Si no {duermes|dormís} o no {comes|comés}, un profesional ayuda más que cien pistas.',
      },
      {
        needs: [],
        text: 'A cada «¿qué hice mal?», {contesta|contestá} en voz alta: «No hay pruebas». {Marca|Marcá} una raya en un papel por cada vez y {cuéntalas|contalas} {antes}. Si van a menos, la culpa estaba de paso. Si van a más, que una amistad te cuente esta historia con sus palabras, y {escucha|escuchá} sin interrumpir ni corregir nada.',
      },
      {
        needs: ['quien'],
        text: 'Suponiendo que {quien} hubiera dejado una nota con el motivo exacto, ¿qué harías al día siguiente? {Ponlo|Ponelo} en una línea, «Yo haría…», y {haz|hacé} esa cosa {antes}, sin nota. Si sale bien, el motivo no era imprescindible. Si no sale, tal vez lo que faltaba no era un porqué, y se puede pedir compañía.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'A esto le va un nombre provisional: «Se fue y no sé por qué». {Úsalo|Usalo} {antes} con la próxima persona que te pregunte, sin agregar teorías. Si lo {dices|decís} entero y te {quedas|quedás} en silencio, ya pesa menos. Si se escapan tres hipótesis, {apúntalas|apuntalas} y que reposen un mes en un cajón.',
      },
      {
        needs: [],
        text: 'Al despertar, y sin pantalla, {apunta|apuntá} en una palabra el motivo que esa mañana te parece bueno. {Lee|Leé} todas las palabras seguidas {antes}. Si cambian cada día, hablan de tu humor y no de una ausencia. Si siempre es la misma, {cuéntasela|contásela} a alguien: «Creo que fue esto», y {mira|mirá} si aguanta la luz.',
      },
      {
        needs: ['quien'],
        text: 'En lugar de juzgar a {quien}, {piensa|pensá} en alguien que espera desde hace mucho una respuesta tuya y {mándale|mandale} {antes} estas palabras: «Te debía esto, perdón por la tardanza». Si contesta, verás desde dentro cuántos motivos caben en un silencio. Si no contesta, ya los viste al redactarlo, y ninguno era maldad.',
      },
    ],
  },
  closings: {
    yes: [
      'Se puede cerrar con cuidado una puerta que otra persona dejó abierta.',
      'No toda ausencia tiene explicación, pero todas tienen después.',
      'Un final sin firma es un final, y la hoja siguiente viene en blanco.',
    ],
    if: [
      'Media explicación alcanza de sobra para hacer la cena.',
      'Entender ayuda; entenderlo todo suele ser una manera de quedarse.',
      'Se pregunta una vez por curiosidad; a partir de la segunda, por costumbre.',
    ],
    no: [
      'Quien desaparece se lleva el motivo; la culpa no iba en ese equipaje.',
      'El mejor detective también sabe a qué hora se apaga la lámpara.',
      'De todas las explicaciones, la más cruel no es la más cierta: es la más ruidosa.',
    ],
    wait: [
      'Al polvo se le deja caer antes de barrerlo.',
      'Algunos porqués aparecen cuando ya hacen poca falta.',
      'Un hueco no se llena con teorías; se le va acercando la vida, como un mueble.',
    ],
  },
};
