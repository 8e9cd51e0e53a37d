import type { RuneVoice } from './voice.ts';

export const FEHU_AND_URUZ: readonly RuneVoice[] = [
  // Fehu
  {
    upright: {
      gesture: 'keep',
      matter: 'la abundancia',
      act: 'contar lo que tienes antes de pedir más',
      ways: ['saca el ganado', 'cuenta lo suyo y reparte', 'engorda despacio el rebaño'],
      turns: [
        'Con el ganado cerca, {m} se puede contar como se cuentan las cabezas: cuánto hay, qué cuesta y qué da.',
        'El rebaño pregunta de qué se alimenta {m}, una pregunta práctica y muy oportuna.',
        'Llevado a las cuentas de la casa, lo que trae {o} deja de ser una idea y empieza a tener precio.',
      ],
      was: [
        'El ganado era la riqueza de quien no tenía banco, y algo así tuviste: un recurso vivo que creció porque lo atendías. De aquel rebaño salieron ganas y margen para llegar hasta aquí.',
        'Hubo un comienzo próspero, con el corral lleno y sitio para más. Lo que aprendiste entonces sobre dar y guardar sigue marcando la manera en que mides lo que tienes.',
        'Dos cuernos que apuntan arriba recuerdan una ganancia que te ganaste a pie, madrugando. No fue suerte, y conviene acordarse, porque esa forma de trabajar todavía es tuya.',
        'Se crió despacio, cabeza a cabeza, lo que hoy llamas tuyo. Hubo manos ajenas en ese corral, y acordarte de ellas ayuda a saber qué te pertenece.',
      ],
      is: [
        'Las reses están a la vista y comen cada día: tienes más recursos de los que apuntas cuando haces cuentas de noche. Tiempo, oficio y gente también pastan en ese campo.',
        'Lo que hay en el corral alcanza para empezar, siempre que no se quede encerrado. La riqueza de esta piedra camina, se ordeña, se cambia por otra cosa, y quieta adelgaza.',
        'Con el ganado delante la pregunta se vuelve práctica, casi de libreta. Algo prospera ya en tus manos y lo que falta es decidir a qué prado lo llevas.',
        'Vale más de lo que crees lo que pasta en tu campo. El asunto te pide ahora gestión y buen trato, esas dos cosas sin brillo de las que vive cualquier casa.',
      ],
      owed: [
        'Un rebaño pide repartir: parte se come, parte se cría y parte se regala. Si lo que buscas ha de crecer, tocará soltar una res hoy para tener dos más adelante.',
        'El campo se paga con lo que dio el campo. A esto se le debe cuidado diario y alguna generosidad, que es como la abundancia se queda a vivir en un sitio.',
        'Lo que empieza gordo se conserva flaco si nadie lo mueve. Hacia delante hay ganancia para quien saque lo suyo a la vista de los demás y acepte que se lo pidan.',
        'Habrá que llevar las reses a otro prado, porque este se está acabando. Moverse con lo puesto, y con lo que da leche, es la parte que te corresponde.',
      ],
      against: [
        'Te frena la propia abundancia: tantas reses que guardar que ya no queda tarde libre. Lo que tienes te tiene un poco, y el miedo a perderlo decide por ti.',
        'El ganado ajeno parece siempre más lustroso, y esa comparación es lo que frena. Mientras miras por encima de la cerca, lo tuyo espera agua.',
        'Incordia el afán de sumar: otra res, otro encargo, otra reserva. El corral está lleno y tú sigues en la feria.',
      ],
      help: [
        'A mano hay recursos que respiran: alguien que te debe un favor, un ahorro pequeño, una destreza por la que otros pagarían. Empieza por contarlos sin vergüenza y pon uno a trabajar.',
        'La ayuda tiene cuernos y come hierba, es decir, es de lo más terrenal. Cuida lo que ya da leche antes de comprar el animal que viste en la feria.',
        'Un trueque te sacaría del paso antes que una compra. Ofrece lo que te sobra del corral y pide justo lo que te falta, sin rodeos.',
      ],
      invitations: [
        'Haz una lista de lo que tienes vivo para esto, con nombres, horas y cantidades. Marca una sola línea y ponla en movimiento antes del jueves.',
        'Regala algo de lo que te sobra, aunque sea una hora, a quien le sirva de verdad. Observa después si te sientes con menos o con más.',
        'Anota durante cinco días en qué se te fue el tiempo, como quien cuenta reses al anochecer. El sábado mira qué animal come mucho y no da leche.',
      ],
      closings: [
        'La riqueza que no sale a pastar se muere de hambre en el establo.',
        'Cuenta tus reses de día, porque de noche siempre parecen menos.',
        'Quien reparte leche conoce el camino de muchas casas.',
      ],
    },
    reversed: {
      gesture: 'release',
      matter: 'la pérdida',
      act: 'tapar primero la fuga más pequeña',
      ways: ['pierde reses por la cerca', 'aprieta la bolsa', 'llora la leche derramada'],
      turns: [
        'Por el hueco de la cerca se escapa una parte de lo que trae {o}, y conviene taparlo antes de sumar nada.',
        'Con la mano cerrada no se recibe ni lo bueno: afloja un poco antes de ocuparte de {m}.',
        'Desde un corral medio vacío, lo que plantea {o} parece más caro de lo que es. Cuenta otra vez con calma.',
      ],
      was: [
        'Por una cerca rota se fue marchando el ganado, de a poco, y cuando te diste cuenta el corral sonaba a hueco. Aquella pérdida enseñó cautela, y quizá enseñó de más.',
        'Quedó atrás un tiempo de apretar la mano para que nada se escapara, y aun así algo se escapó. La frustración de entonces todavía hace cuentas en tu nombre.',
        'Hay siembras de esfuerzo que no se cobran: otro ordeña la vaca que alguien alimentó. De ahí sale luego el recelo a la hora de poner precio.',
        'Cuando alguien le pone precio a lo que se daba por cariño, el trato se agria. De esa feria se vuelve desconfiando de las ofertas redondas.',
      ],
      is: [
        'El corral tiene un hueco y se mira hacia otro lado porque arreglarlo da pereza. Se va energía por ahí, o dinero, o paciencia, y la cuenta no cuadra por más que la repitas.',
        'Los cuernos apuntan al suelo, como un animal que no quiere andar. Estás reteniendo algo que ya no alimenta, y retenerlo cuesta más pienso del que produce.',
        'Hay frustración en el establo: mucho trabajo para tan poca leche. Antes de exigirte más, revisa si el trato que aceptaste era justo.',
        'Cuentas y vuelves a contar, y siempre falta una res. Tal vez no se perdió en el monte, tal vez nunca estuvo en la lista.',
      ],
      owed: [
        'Lo pendiente es tapar el hueco de la cerca, y eso se hace de día y con herramientas. Después se verá si hace falta más ganado o si bastaba con el que se iba.',
        'Se debe una despedida a lo que se perdió, con su cifra y su nombre. Solo entonces la mano se abre y puede agarrar otra cosa.',
        'Adelante espera un corral más pequeño y mejor cuidado. Tocará soltar alguna posesión, o alguna idea de lo que te correspondía, para dormir mejor.',
        'Pide este tramo que se aligere el establo. Lo que no engorda desde hace un año puede venderse, darse o soltarse al monte sin drama.',
      ],
      against: [
        'El freno es una avaricia menuda, de las que se disfrazan de prudencia. Guardas por si acaso lo que haría falta justamente hoy.',
        'Estorba la rabia por lo que no se recuperó. Vuelves a contar las reses perdidas y el recuento ocupa el sitio de las que quedan.',
        'Se tuerce el trato por miedo a que te estafen, y a fuerza de vigilar el cántaro se derrama la leche.',
      ],
      help: [
        'Una pérdida bien mirada ayuda: señala el agujero exacto. Síguele el rastro a lo que se te escapa, igual que se siguen huellas en el barro, y arregla ese tramo nada más.',
        'Te sirve perder peso. Hay gastos, encargos y lealtades que puedes dejar salir por la puerta grande, antes de que se vayan por el agujero.',
        'Te conviene decir «hasta aquí gasté» con la cifra delante. Una frustración con número se vuelve presupuesto.',
      ],
      invitations: [
        'Busca una fuga concreta, un pago que no usas o una tarde que siempre se pierde, y ciérrala esta semana. Apunta qué harás con lo que vuelva.',
        'Escribe qué perdiste, cuánto era y qué te queda, en tres renglones. Guarda la hoja y deja de hacer esa cuenta de memoria.',
        'Presta o dona una cosa que conservas sin usar. Fíjate en el argumento que pone tu cabeza para no hacerlo.',
      ],
      closings: [
        'Una cerca rota se arregla por el agujero y no por el resto.',
        'La mano cerrada tampoco puede recibir.',
        'Lo que ya se fue no necesita que lo sigas alimentando.',
      ],
    },
  },
  // Uruz
  {
    upright: {
      gesture: 'move',
      matter: 'la fuerza',
      act: 'poner tu fuerza en una sola cosa',
      ways: ['embiste de frente', 'planta las cuatro patas', 'empuja con todo el lomo'],
      turns: [
        'El toro presta el lomo a lo que plantea {o}, con la condición de saber hacia dónde.',
        'Junto a este animal, lo que plantea {o} irá más deprisa y con menos finura.',
        'Para {m}, este animal tiene un solo consejo: poner el cuerpo antes que las razones.',
      ],
      was: [
        'El uro fue un toro salvaje que nadie puso bajo un yugo, y hubo en tu historia una temporada así, de puro empuje. Aguantaste lo que parecía mucho y el cuerpo lo recuerda mejor que la memoria.',
        'Antes de esta pregunta hubo un momento de plantarse, con la cabeza baja y las patas firmes. Nadie esperaba tanto coraje, tú tampoco.',
        'Un lomo ancho bajo el cielo del norte: de esa resistencia vienes. Lo que entonces salió bien salió por fuerza, cuando todavía no había técnica.',
        'Hay quien se hace fuerte por obligación, tirando de lo que nadie quería tirar. Le queda un cuello ancho y la costumbre de no avisar cuando pesa.',
      ],
      is: [
        'La bestia está despierta y respira hondo: hay fuerza de sobra para esto. Falta elegir la puerta por la que va a pasar, porque pasará por alguna.',
        'Tienes el animal debajo, entero, con ganas de campo abierto. No es día de pedir disculpas por la energía, sino de darle una dirección que puedas sostener.',
        'Entre cuernos anchos cabe mucha vida, y la sientes como un empujón de la espalda. Sirve para lo difícil, y sobra para lo que solo pedía paciencia.',
        'Late debajo de la piel algo que quiere campo. Dale trabajo honrado y verás que la inquietud era hambre de esfuerzo.',
      ],
      owed: [
        'A una fuerza así se le debe un trabajo a su medida, que no la desgaste en mosquitos. Lo que viene pide el esfuerzo grande que has estado repartiendo en cosas chicas.',
        'Queda por hacer lo que cuesta, y se hace con el cuerpo presente. El camino se abre a paso de toro, lento y sin rodeos.',
        'Adelante hay una cuesta y también el aliento para subirla. Se te pide coraje del que no se anuncia, el de levantarse y empezar otra vez por la parte pesada.',
        'Se pide entereza, poca teoría y un buen desayuno. Lo que tienes delante se abre con el hombro y con paciencia de animal grande.',
      ],
      against: [
        'Te perjudica tu propio ímpetu, que rompe la cerca cuando bastaba con abrirla. Lo que ganas embistiendo hay que repararlo luego.',
        'El animal no admite riendas, y ahí está la dificultad. Entre no pedir ayuda y llevarlo todo encima, el lomo se cansa donde nadie lo ve.',
        'Hay demasiado músculo para una cerradura tan pequeña. La llave existe, y exige agacharse.',
      ],
      help: [
        'Cuenta con el cuerpo: dormir, comer, caminar y poner los pies en el suelo antes de hablar. La fuerza que buscas en los argumentos está un poco más abajo.',
        'Te ayuda una terquedad sana, de bestia grande que no retrocede porque alguien agite un trapo. Quédate en tu sitio y deja que el ruido pase de largo.',
        'Sírvete de una fuerza que se entrena, la de hacer lo mismo tres días seguidos. Al cuarto ya no discute.',
      ],
      invitations: [
        'Haz primero, mañana mismo, la tarea que más pesa, sin revisar mensajes antes. Cuando termines, para; el resto del día puede ser pequeño.',
        'Camina cuarenta minutos con esta pregunta y sin auriculares. Vuelve con una frase que empiece por «puedo».',
        'Elige una sola puerta para tu energía durante siete días y di que no, con amabilidad, a las otras dos que ya tienes pensadas.',
      ],
      closings: [
        'Un toro no necesita convencer a la cerca.',
        'La fuerza se conoce por lo que decide no romper.',
        'Pisa firme, y que el camino se acostumbre a tu paso.',
      ],
    },
    reversed: {
      gesture: 'keep',
      matter: 'el cansancio',
      act: 'descansar antes de volver a empujar',
      ways: ['resopla y no avanza', 'embiste la puerta equivocada', 'se echa en la hierba'],
      turns: [
        'Con el toro cansado, {m} tendrá que ir hoy a medio paso, y no está mal que alguien lo pida.',
        'A un animal echado no se le pide velocidad: lo que trae {o} puede ir hoy a la mitad del paso.',
        'Antes de ocuparte de {m}, mira contra qué puerta has estado empujando.',
      ],
      was: [
        'El toro se cansó de tirar de un carro que no era suyo. Durante un tiempo diste más empuje del que tenías, y el desfondo que siguió se tomó por falta de carácter.',
        'Detrás queda una embestida que fue a dar contra quien no correspondía, o contra nadie. La energía era buena; la puerta, otra.',
        'En su momento faltó fuerza para decir que no, y se dijo que sí con la cabeza gacha. Esa pequeña rendición ha tenido consecuencias largas.',
        'Habla de aguantar cuando lo sensato era pedir relevo. De eso el cuerpo lleva una cuenta muy exacta.',
      ],
      is: [
        'El animal está echado y no por pereza: lleva meses sin pasto. Pedirle otra carrera sería tratarlo mal, y el animal eres tú un martes por la noche.',
        'Se empuja mucho y la piedra no cede, quizá porque abre hacia el otro lado. Antes de volver a intentarlo, aparta el hombro y busca el picaporte.',
        'Hay un resoplido en el ambiente, una fuerza que sale en forma de prisa o de mal gesto. Lo que parece falta de ganas es más bien un exceso de frentes.',
        'Bufa el animal ante un paño que nadie agita. Parte de la lucha de estos días se mantiene por inercia, y bastaría con darle la espalda.',
      ],
      owed: [
        'La deuda es con el descanso, y se paga en días y no en promesas. Cuando el animal vuelva a levantarse, sabrá solo hacia dónde.',
        'Toca aprender a usar la fuerza a medias, que es un arte. Lo que viene pide pulso, el de quien lleva un vaso lleno por un pasillo.',
        'Hacia delante se anda más despacio y se llega igual. Tendrás que escoger qué peso bajas del lomo, y alguien cercano se ofrecerá a cargarlo si lo dejas.',
        'Corresponde ir por la sombra un trecho, con menos carga y más agua. La fuerza vuelve al que deja de exigírsela como prueba.',
      ],
      against: [
        'Se opone el agotamiento, que habla con voz de desánimo. No es que la meta sea falsa, es que la miras con las patas temblando.',
        'El obstáculo es una demostración: quieres probar que puedes, aunque ya nadie te lo pregunta. Ese público imaginario come más que un toro.',
        'Pesa la vergüenza de no poder con todo, que te obliga a fingir lomo. Nadie puede relevarte de una carga que escondes.',
      ],
      help: [
        'Te conviene el pasto y la sombra, por este orden. Con tres noches de sueño la misma pregunta se verá de la mitad de tamaño.',
        'Ayuda confesar la flaqueza a tiempo y en concreto, con una frase corta. Quien quiera acompañarte no necesita verte fuerte.',
        'Apóyate en lo blando por una vez: un baño, una siesta, una voz que no opina. Lo duro puede esperar hasta el lunes.',
      ],
      invitations: [
        'Cancela un compromiso de esta semana que aceptaste por orgullo y usa ese hueco en descansar, sin encargos.',
        'Escribe en qué has gastado fuerza estos días y rodea con un círculo lo que no era asunto tuyo. Empieza por soltar el círculo más pequeño.',
        'Pide ayuda para algo que sabrías hacer a solas. Deja que te la den a su manera.',
      ],
      closings: [
        'También el toro se echa, y la hierba lo vuelve a levantar.',
        'Empujar más fuerte no cambia el lado de las bisagras.',
        'Hay un cansancio que solo pide que le crean.',
      ],
    },
  },
];
