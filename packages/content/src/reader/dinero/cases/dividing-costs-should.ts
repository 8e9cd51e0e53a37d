import type { CaseTexts } from '../../family.ts';

/** «dividing-costs.should». */
export const DIVIDING_COSTS_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Pedir que el reparto cambie da más vergüenza que pagar de más, y por eso se paga de más tanto tiempo. El nudo es esa vergüenza.',
    },
    {
      needs: [],
      text: 'Hay una cuenta que se divide en la mesa y otra que se divide en tu cabeza, con la luz apagada. Solo una de las dos se habla.',
    },
    {
      needs: [],
      text: 'Lo que falta en el bote común se puede contar; lo que pesa es haberlo notado y decidir si se dice o se traga.',
    },
    {
      needs: [],
      text: 'Mitad y mitad suena a justicia hasta que se comparan los sueldos, los turnos de compra o quién usa qué. Ahí empieza lo que se calla.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} no se discute por unas monedas: se discute por quién se da cuenta de que las monedas salen siempre del mismo bolsillo.',
    },
    {
      needs: ['quien'],
      text: 'El recibo dice una cantidad y {quien} pone otra; entre ambas hay una frase sin estrenar, que es la que de verdad está en juego.',
    },
    {
      needs: ['tiempo'],
      text: 'Repartir así durante {tiempo} convierte una costumbre en norma, y las normas que nadie votó son las más difíciles de mencionar en la cena.',
    },
    {
      needs: ['suma'],
      text: 'Que el reparto se trabe en {suma} engaña un poco: esa cantidad se resta en un minuto; el silencio alrededor lleva su propia contabilidad.',
    },
    {
      needs: ['lugar'],
      text: 'Los gastos tienen dirección, {lugar}, y cada cual la usa a su modo; falta saber si también se paga a su modo.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} de por medio, los gastos se reparten de prisa y con buena cara, y la buena cara suele costarle más a alguien.',
    },
    {
      needs: ['dia'],
      text: 'Si la cuenta se hace {dia}, conviene llegar con la frase pensada: delante del recibo solo salen el «da igual» y la calculadora.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, {dilo|decilo} ligero: una frase, una cifra y la rosa por delante, sin arrastrar en el hatillo cada cena del año pasado.',
      ],
      rev: [
        'wait',
        'Así, al vuelo y delante de gente, todavía no: {espera|esperá} a que el perro y la rabia estén mirando hacia otro lado.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Hay de todo sobre la mesa, recibos, fechas y una propuesta: {muéstralos|mostralos} en ese orden y {pide|pedí} el reparto nuevo.',
      ],
      rev: [
        'no',
        'Con indirectas, no: muchas herramientas graciosas y ninguna dice «quiero que pongas más».',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Una semana de apuntar en silencio: tras el velo quizá haya una razón que no {conoces|conocés}, o la prueba que te falta.',
      ],
      rev: [
        'yes',
        'Dicho ya pesaría menos: ese rollo lo has leído entero, a oscuras, en cada cuenta. {Ábrelo|Abrilo} y {pide|pedí}.',
      ],
    },
    'La Emperatriz': {
      up: [
        'if',
        'Sí, si en la cuenta entra también el trigo que no se factura: cocinar, cuidar, poner la casa o el tiempo.',
      ],
      rev: [
        'yes',
        '{Pídelo|Pedilo}: de tanto regar el campo ajeno, el tuyo está amarillo, y nadie lo verá si {sigues|seguís} sirviendo.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Sí, y con regla: cuánto, qué día, qué entra. Una petición de piedra cansa menos que diez suspiros.',
      ],
      rev: [
        'if',
        'Se puede pedir si {bajas|bajás} del trono: propuesta en la mesa, sin decreto, y con sitio para que te corrijan un número.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Cuando haya una costumbre justa que citar, por uso, por ingresos o por partes iguales, {pide|pedí} que se siga esa.',
      ],
      rev: [
        'yes',
        'Sí: «siempre se pagó así» es un sermón sin autor. {Propón|Proponé} el tuyo, que al menos sabe qué puerta abre.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'De frente, con buena luz y sin testigos, sí: callarlo también es elegir, y esa elección la acaba pagando todo el mundo.',
      ],
      rev: [
        'no',
        'No lo pidas esperando que se adivine el resto: si lo que falta es que te miren, ningún porcentaje lo paga.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        '{Dilo|Decilo}: cada bolsillo tira hacia su lado, y alguien tiene que nombrar el camino antes del próximo recibo.',
      ],
      rev: [
        'wait',
        'Con el recibo aún caliente, no; {frena|frená} hasta saber qué cantidad {pides|pedís}, y entonces sí.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        '{Pídelo|Pedilo} con la voz de pedir la sal: a este león se le habla bajo, cerca y sin quitar la mano.',
      ],
      rev: [
        'wait',
        'Después de dormir: la molestia acumulada aprieta demasiado, y {quieres|querés} un reparto distinto, no un mordisco.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Primero la suma a solas, con el farol sobre tres recibos; si al terminar sigue pesando, se baja y se dice.',
      ],
      rev: [
        'yes',
        'Sí, que ya te fuiste a la cumbre a pagar en silencio, y desde allí nadie oye que falta dinero.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si las cosas giraron, otro sueldo, otra persona en casa, otro gasto, sí: se pide por lo que cambió.',
      ],
      rev: [
        'yes',
        'Esta vuelta ya la pagaste con otra gente y otro nombre; decirlo ahora es la forma de no dar la siguiente.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Sí, con los recibos en un plato y una proporción en el otro: lo que se pesa a la vista ofende poco.',
      ],
      rev: [
        'if',
        'Siempre que peses también lo tuyo, lo que {usas|usás} y no {cuentas|contás}; con la balanza calzada, {pide|pedí} la diferencia.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Un ciclo más, y del revés: {imagina|imaginá} que lo pidiera la otra parte. Si te sigue pareciendo justo, se habla.',
      ],
      rev: [
        'yes',
        'Nadie te pidió pagar colgando de un pie: {baja|bajá}, {di|decí} la cantidad y que la sangre vuelva a su sitio.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'El reparto viejo ya cumplió: {dile|decile} adiós con buenos modales y {llega|llegá} con otro en la mano.',
      ],
      rev: [
        'no',
        'Por lo de antes, no pidas: esa cuenta terminó y sigue cenando en la mesa. Se cambia la próxima.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Sí, por partes pequeñas: {prueba|probá} un mes verter según lo que gana o usa cada cual, y que se pueda ajustar.',
      ],
      rev: [
        'yes',
        'Sí, porque una copa rebosa y la otra paga; con mover un gasto de lado basta para empezar.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Si de verdad {quieres|querés} soltar: pagar más también da algo, voz, gratitud, mando, y esa cadena se entrega con la cuenta.',
      ],
      rev: [
        'yes',
        'El lazo ya cede: {pídelo|pedilo} sin disculparte, y que la mano que aflojaba vaya ahora a señalar la cifra.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Más vale un ruido breve: {di|decí} que así no {puedes|podés} seguir, y que caiga la corona de que todo iba bien.',
      ],
      rev: [
        'wait',
        'Una piedra cada vez: {habla|hablá} antes del gasto más tonto y {guarda|guardá} el grande hasta ver cómo suena.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, con calma de agua: se puede pedir una jarra más sin reprochar las que no vinieron.',
      ],
      rev: [
        'if',
        'Si la frase cabe sin suspiro, sí; la queja cansada moja a todos y no llena ninguna jarra.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'No por lo que {imaginas|imaginás} que piensa: perro y lobo aúllan dentro de la misma cuenta, y ninguno trae recibos.',
      ],
      rev: [
        'yes',
        'Lo que rondaba el agua ya tiene cifra: {dila|decila} tal cual, que a la luz es más pequeña y más pedible.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, sin silla ni rodeos: «me está costando esto, ¿lo repartimos de otro modo?» y a otra cosa.',
      ],
      rev: [
        'no',
        'Pedir con sonrisa de foto, no: sonará a broma. Si vas a hablar, que sea con la cara que {tienes|tenés}.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Te está llamando desde hace varios recibos: {levántate|levantate} y {dilo|decilo}, sin convertir la mesa en tribunal.',
      ],
      rev: [
        'if',
        'Si {puedes|podés} pedir sin condenar a nadie, tampoco a quien calló todo este tiempo, que es tu misma cara, sí.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        'Cuando se cierre el gasto en curso, bien pagado y con música, {propón|proponé} que el siguiente dé otra vuelta.',
      ],
      rev: [
        'no',
        'No por ese último pico que falta: {ciérralo|cerralo} con gracia o {perdónalo|perdonalo}, y que el acuerdo nuevo nazca sin hueco.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Este mensaje, {antes}: «Hice la suma de los gastos y estoy poniendo más de lo que puedo. ¿Vemos otro reparto?». Si responde con una hora para hablar, {lleva|llevá} la suma impresa. Si responde con un chiste, {contesta|contestá} al chiste y {repite|repetí} la pregunta, una sola vez y sin adornos.',
      },
      {
        needs: [],
        text: 'Antes que la queja, la cifra: {suma|sumá} los tres últimos gastos comunes y {di|decí}, {antes} y a solas, «esto salió de mi bolsillo y esto no; quiero que se parezcan más». Si hay sorpresa, era descuido y tiene arreglo. Si hay defensa, la hoja queda en la mesa y se retoma con calma.',
      },
      {
        needs: ['quien'],
        text: '{Busca|Buscá} un rato sin hambre y sin recibo, {antes}, para decirle a {quien}: «Quiero que pongas un poco más, y te explico por qué en dos minutos». Si pregunta cuánto, {ten|tené} el número listo. Si se molesta, da por dicho lo importante y {deja|dejá} la suma para otro café.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Dos columnas en una hoja, {antes}: lo que {pagas|pagás} y lo que {recibes|recibís} a cambio, también si no trae precio. Si la primera gana por mucho, {di|decí} «¿revisamos esto con la hoja delante?». Si van parejas, {guarda|guardá} la hoja: lo que pedía aumento era el reconocimiento, y eso se pide distinto.',
      },
      {
        needs: [],
        text: 'Tres repartos en un papel, no uno: por mitades, por ingresos, por uso. {Envíalos|Envialos} {antes} con una línea: «¿Cuál te parece más justo?». Si elige alguno, ya hay acuerdo para un mes de prueba. Si contesta que ninguno, le toca proponer el cuarto, y también es avanzar.',
      },
      {
        needs: ['quien'],
        text: 'Primero, una pregunta para {quien}, {antes}: «¿Cómo ves el reparto de gastos? Quiero oírte antes de decir lo mío». Si también le hace ruido, {saca|sacá} tu cifra y a sumar entre dos cabezas. Si le parece perfecto, {di|decí} «a mí me pesa» y el número, sin más prólogo.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'La próxima vez que toque pagar, no pidas ni adelantes: {di|decí} solo «esta vez pongo mi parte», y que sea {antes} si hay ocasión. Si alguien completa, el reparto se movió sin discurso. Si queda un hueco, que se vea: un hueco a la vista explica mejor que un reproche.',
      },
      {
        needs: [],
        text: 'En una hoja que nadie leerá, {escribe|escribí} {antes} la petición entera, con rabia incluida, y {subraya|subrayá} lo que no sea dinero. Si subrayaste casi todo, la frase que falta empieza por «me gustaría que notaras». Si quedan números limpios, {guárdalos|guardalos} para el próximo acuerdo, que ese sí se negocia.',
      },
      {
        needs: ['quien'],
        text: '{Invita|Invitá} a {quien} a algo que no se divida, {antes}: un café que pague una sola persona, la que sea. Al despedirte, {di|decí} «la próxima cuenta la pensamos de cero». Si asiente, lo anterior queda cerrado. Si saca lo anterior, {escucha|escuchá} la cifra que trae: quizá no era la tuya.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Una libreta y ningún comentario: {apunta|apuntá} {antes} cada gasto común, quién lo pagó y quién lo usó. Si al sumar la diferencia es tonta, {brinda|brindá} y {olvida|olvidá}. Si duele, ya {tienes|tenés} la frase: «Anoté unos días y sale esto; ¿lo miramos?». Con fechas, nadie discute recuerdos.',
      },
      {
        needs: [],
        text: 'Fijarle fecha a la charla ya es medio hablar: {manda|mandá} {antes} un «¿miramos los gastos a fin de mes, con calma?». Si llega un sí, hasta entonces prohibido suspirar delante del recibo. Si nadie contesta, a fin de mes {llega|llegá} con la suma hecha y {pon|poné} tu parte, exacta.',
      },
      {
        needs: ['quien'],
        text: 'Sin calculadora y con delicadeza, {pregúntale|preguntale} a {quien} {antes}: «¿Cómo {vienes|venís} de gastos este mes?». Si aparece un apuro, la charla cambia de forma y quizá de plazo. Si todo va bien, {propón|proponé} ahí mismo un día para revisar el reparto con los recibos.',
      },
    ],
  },
  closings: {
    yes: [
      'Una cifra dicha a tiempo ahorra un año de suspiros.',
      'Lo común empieza a serlo cuando también se reparte la incomodidad.',
      'Hay bolsillos que solo necesitaban que alguien los nombrara.',
    ],
    if: [
      'En una cuenta justa cabe hasta lo que nadie cobra.',
      'Lo parejo no siempre es la mitad.',
      'Se divide mejor lo que antes se miró entre todos.',
    ],
    no: [
      'Algunas deudas se saldan cambiando de mesa.',
      'Lo que pide cariño no sabe sumar.',
      'Un recibo nunca fue buen sitio para una herida.',
    ],
    wait: [
      'El silencio con fecha deja de ser silencio.',
      'Primero la libreta, que no levanta la voz.',
      'Un recibo frío se lee mucho mejor.',
    ],
  },
};
