import type { CaseTexts } from '../../family.ts';

/** «pet-opinions.how». */
export const PET_OPINIONS_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Con un animal no hay contrato ni llamada de atención: hay paciencia, comida y un idioma a medio aprender. Ese idioma es el asunto.',
    },
    {
      needs: [],
      text: 'Lo que {quieres|querés} de tu mascota es sencillo de decir y difícil de explicarle. Falta encontrar por qué puerta le entran las cosas.',
    },
    {
      needs: [],
      text: 'Hay dos voluntades en la casa y una de ellas no atiende razones. Se trata de averiguar cuál, y después de negociar.',
    },
    {
      needs: [],
      text: 'Ganarse a un animal lleva menos ciencia que constancia, y justo la constancia suele quedarse dormida en el sofá. Por ahí se empieza.',
    },
    {
      needs: ['quien'],
      text: 'Entre lo que {esperas|esperás} de {quien} y lo que hace cada día hay un pasillo. Alguien tiene que dar el primer paso, y no será a gritos.',
    },
    {
      needs: ['quien'],
      text: 'A {quien} no le han explicado el plan, o lo ha leído y no está de acuerdo. Lo que falta es un lenguaje en común.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de intentos o de convivencia ya hay costumbres escritas, tuyas y ajenas. Cambiar una exige saber cuál sostiene a las demás.',
    },
    {
      needs: ['lugar'],
      text: 'Todo se decide en un territorio, {lugar}, que tu mascota mide a su manera. Para entenderse conviene mirar antes ese mapa.',
    },
    {
      needs: ['dia'],
      text: 'Poner una fecha, {dia}, a un animal es escribirle al viento. Lo que sí se puede fijar es tu parte del trato.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} a la vista corre prisa que tu mascota colabore, y la prisa es el único idioma que no entiende.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en juguetes, comida y buenas intenciones, tu mascota prefiere la caja. El secreto, por lo visto, no se compra.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Por el suelo y con poco equipaje: {ponte|ponete} a su altura, sin plan, y que tu animal elija la distancia.',
      ],
      rev: [
        'no',
        'Nada de abalanzarse con la rosa en la mano: un paso, una pausa, y que el perro del dibujo te enseñe modales.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con cuatro cosas y a la vista: voz, comida, juego y sitio. Siempre en igual orden, hasta que parezca magia.',
      ],
      rev: [
        'if',
        'Con menos discurso: un animal entiende tres palabras, y eso si detrás de cada una viene siempre lo que promete.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Ocupando tu asiento entre dos columnas con cara de no querer nada: el interés disimulado es el que atrae.',
      ],
      rev: [
        'no',
        'Sin llamar cada dos minutos: lo que se esconde detrás de un velo sale cuando la casa se calla.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'A base de campo: buen cojín, buena comida y una tarde entera en que nadie le pida nada.',
      ],
      rev: [
        'no',
        'Regando menos: {guarda|guardá} la mitad de los mimos, que la compañía también abre el hambre cuando falta un poco.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Como gobierna la piedra, por constancia: si hoy es no y mañana también, hasta los carneros lo anotan.',
      ],
      rev: [
        'wait',
        'Primero {baja|bajá} del trono: una semana sin órdenes, a ver cuáles hacían falta y cuáles eran música de fondo.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Por repetición, como los acólitos: igual señal, igual premio, y la lección acaba antes de que llegue el bostezo.',
      ],
      rev: [
        'if',
        'Con método propio, si el de los manuales fracasó: {mira|mirá} qué puerta le abre su juguete favorito y {entra|entrá} por ahí.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Mirando un poco y enseguida hacia otro lado: la fijeza asusta, y el ángel de arriba tampoco empuja a nadie.',
      ],
      rev: [
        'if',
        '{Averigua|Averiguá} primero qué quiere: si {ofreces|ofrecés} brazos a quien pide juego, las miradas seguirán sin encontrarse.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Sin riendas y con rumbo: {camina|caminá} {tú|vos} hacia donde convenga, y que ir detrás sea un buen negocio.',
      ],
      rev: [
        'no',
        'Tirando no: dos esfinges que tiran se quedan donde están. {Suelta|Soltá}, {cambia|cambiá} de juego y {empieza|empezá} otra vez.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la mano lenta y desde abajo: se acaricia lo que el león acerque, y nada más que eso.',
      ],
      rev: [
        'wait',
        'Otro día, con mejor pulso: lo que se enseña con cansancio se aprende torcido, y eso rige para las dos fieras.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        '{Espera|Esperá} en tu rincón con la luz baja: hay criaturas que bajan de la montaña cuando nadie las llama.',
      ],
      rev: [
        'if',
        'Acortando el encierro por metros: si hoy asoma, mañana uno más; si no asoma ni a comer, veterinario.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Hay una hora del día en que el giro le favorece: si lo {intentas|intentás} ahí, la mitad viene hecha.',
      ],
      rev: [
        'no',
        'Lo de siempre no: la escena lleva muchas funciones y tu réplica no varía; {cambia|cambiá} el final y {mira|mirá}.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Pagando lo justo: un premio por gesto, en el momento, y ninguno por lástima, que la balanza lo nota.',
      ],
      rev: [
        'no',
        'Sin castigos con retraso: lo de hace una hora ya prescribió, y de toda la sentencia se entiende apenas tu mala cara.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Haciendo de mueble una tarde: manos a la espalda, cara de calma, y que te investigue quien quiera.',
      ],
      rev: [
        'no',
        'Dejando de sacrificar el sofá, el sueño y la cena: de quien se cuelga siempre, cualquiera hace una rama.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        '{Entierra|Enterrá} con una flor la costumbre tuya que provoca la escena; la suya suele ir detrás, al paso.',
      ],
      rev: [
        'wait',
        'Con un adiós a la mascota que imaginabas; a esta, que es otra, dale unas semanas para presentarse.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'A sorbos: un minuto hoy, dos mañana, y se para cuando todavía quiere más; nunca se vacía la jarra.',
      ],
      rev: [
        'if',
        'Repartiendo: si un día es fiesta y tres son desierto, nadie aprende; una gota diaria, a su hora.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Con soborno y sin vergüenza, mientras la cadena quede floja: el premio sirve si luego lo {cambias|cambiás} por aplauso.',
      ],
      rev: [
        'no',
        'Quitándole público: sin mirada, sin risa y sin regaño, el truco se queda en su pedestal y sin clientela.',
      ],
    },
    'La Torre': {
      up: [
        'wait',
        'Primero el ruido: con truenos en casa, obras, gritos o visitas, no se construye nada; {espera|esperá} a que escampe.',
      ],
      rev: [
        'yes',
        'Antes de que estalle y piedra a piedra: {quita|quitá} de su alcance la tentación y te {ahorras|ahorrás} el rayo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'De rodillas, que es su altura, y a diario: dos jarras pequeñas convencen más que un diluvio al mes.',
      ],
      rev: [
        'if',
        'Con menos comparaciones: las mascotas ajenas brillan en la foto; si la tuya mejora un dedo, {celébralo|celebralo} como un cometa.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De a poco y sin sustos, que puede ser miedo y no malicia; el cangrejo sale cuando ve el sendero vacío.',
      ],
      rev: [
        'yes',
        'Poniéndole nombre al miedo, sea ruido, visita o tormenta: un monstruo identificado se presenta de lejos y con premio.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Jugando, y sin silla: diez minutos de tontería diaria ganan más que un año entero de instrucciones.',
      ],
      rev: [
        'no',
        'Sin fingir entusiasmo con voz aguda: {cédele|cedele} un rato de aquello que de verdad calienta, aunque sea tu silla.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Con una llamada que anuncie siempre algo bueno; si la trompeta trae baño, nadie se levanta.',
      ],
      rev: [
        'if',
        'Si {perdonas|perdonás} los delitos anteriores, sí: nadie aprende con una trompeta de reproches en la oreja.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Cerrando el círculo cada vez: señal, gesto, premio y fin de fiesta, con un baile pequeño si nadie mira.',
      ],
      rev: [
        'wait',
        'Falta una esquina por conocer, la suya: {pasa|pasá} unos días mirando qué prefiere y recién entonces {propón|proponé}.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'La primera sesión dura dos minutos: {elige|elegí} {antes} una señal, «Aquí» o «Arriba», {dila|decila} una vez y {premia|premiá} en el acto lo que más se le parezca. Si responde, {para|pará} ahí y {guarda|guardá} el éxito. Si te mira sin moverse, {acerca|acercá} el premio y {pide|pedí} la mitad la próxima vez.',
      },
      {
        needs: [],
        text: 'Un carnet de gustos: {prueba|probá} {antes}, por separado, un juego, un bocado de los suyos y un rincón a tu lado, y {escribe|escribí} «Eligió esto». Si repite elección, ahí está la moneda con que se paga en tu casa. Si no elige nada, {prueba|probá} a otra hora: cierta clientela compra después de la siesta.',
      },
      {
        needs: ['quien'],
        text: '{Reserva|Reservá} {antes} diez minutos diarios para {quien}, con un cartel imaginario en la puerta: «Cerrado al resto del mundo». Juego primero, algo rico después y manos quietas al final. Si se queda un minuto de más, el método sirve. Si se va en el segundo cero, {acorta|acortá}: se empieza por donde se pueda terminar bien.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La ley de la casa cabe en una línea: {escribe|escribí} {antes} «Esto sí, esto no» y {léela|leela} a quien viva o venga por allí, sin excepciones de simpatía. Si una semana se cumple, ya hay con qué enseñar. Si aparece un infiltrado que da comida bajo la mesa, ahí está el verdadero alumno.',
      },
      {
        needs: [],
        text: '{Cuenta|Contá} {antes} cuántas veces al día le {dices|decís} «No» y {cambia|cambiá} la mitad por otra frase, «Mejor aquí», señalando qué sí. Si deja lo otro, faltaban alternativas. Si insiste a la misma hora, {adelanta|adelantá} el juego o la cena. Y si insiste con dolor o con una rabia nueva, veterinario.',
      },
      {
        needs: ['quien'],
        text: '{Acuerda|Acordá} con {quien}, hasta donde se deje, un ensayo de siete días: una frase única, «Cuando haya calma», y nada de lo que pide hasta que la haya. {Empieza|Empezá} {antes}. Si la calma llega cada día un segundo más temprano, funciona. Si crece el escándalo, {consulta|consultá} a quien eduque animales de oficio.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Hay una cosa que {repites|repetís} mucho, llamar, perseguir o regañar, y conviene dejarla descansar: {apunta|apuntá} {antes} en la puerta «Hoy no insisto» y {cumple|cumplí} una tarde. Si se acerca por curiosidad, {sigue|seguí} con lo tuyo. Si no se acerca, habrá descansado, y contra el descanso nadie guarda rencor.',
      },
      {
        needs: [],
        text: 'Una semana sin regaños y con testigo: {dile|decile} {antes} a alguien «Si se me escapa uno, invito yo». Cada regaño se cambia por salir un momento de la habitación. Si el gesto pierde fuerza, buscaba público. Si no pierde nada, buscaba otra cosa, y toca averiguar cuál antes de seguir insistiendo.',
      },
      {
        needs: ['quien'],
        text: '{Haz|Hacé} {antes} una lista de lo que {quien} hace bien sin que nadie se lo pida y {ponle|ponele} un título: «Méritos». Cinco líneas bastan. Si salen fáciles, {premia|premiá} una por día y {olvida|olvidá} lo demás. Si no sale ninguna, {mira|mirá} otra vez a la hora de la siesta: dormir así también es talento.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Sin acercarte, {lee|leé} en voz alta {antes} diez minutos cerca de donde esté; sirve cualquier cosa, también unas «Instrucciones de uso». Si se duerme, tu voz ya es parte de la casa. Si se aleja, {lee|leé} mañana desde un paso más atrás. Y si no sale ni a comer, {llama|llamá} al veterinario.',
      },
      {
        needs: [],
        text: 'En el calendario, {antes}, {rodea|rodeá} con lápiz una fecha a tres semanas y {escribe|escribí} al lado «Hasta aquí, sin juzgar»; mientras tanto, comida, limpieza y calma. Si aparece una costumbre amable, por pequeña que sea, ahí se empieza. Si no aparece, alguien que eduque animales verá lo que no se ve desde el sofá.',
      },
      {
        needs: ['quien'],
        text: '{Siéntate|Sentate} {antes} de espaldas a {quien}, con la mano abierta cerca del suelo y una frase sin prisa: «No tengo otra cosa que hacer». Si llega un roce, un olfateo o un picotazo, es un comienzo. Si no llega nada, {levántate|levantate} antes de aburrirte y {repite|repetí} al otro día: la paciencia se entrena por ratos.',
      },
    ],
  },
  closings: {
    yes: [
      'Se conquista un corazón pequeño como se aprende un piano: poco y a diario.',
      'El cariño de un animal se gana cerca del suelo, con las rodillas sucias.',
      'Nadie resiste mucho tiempo a quien sabe jugar en serio.',
    ],
    if: [
      'En una casa, la ley más dura es la que se cumple sonriendo.',
      'Educar a un animal es educar a toda la gente que le abre la puerta.',
      'Un premio a tiempo explica más que un sermón con diapositivas.',
    ],
    no: [
      'Perseguir es ejercicio; esperar, en cambio, es compañía.',
      'Callarse un rato también es una caricia.',
      'Las mejores órdenes, algunas tardes, son las que se quedan sin dar.',
    ],
    wait: [
      'La confianza entra de lado, cuando nadie mira la puerta.',
      'Hay amistades que empiezan a tres metros y sin presentaciones.',
      'A lo que no se deja llamar se le puede esperar en una silla cómoda.',
    ],
  },
};
