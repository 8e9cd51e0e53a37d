import type { CaseTexts } from '../../family.ts';

/** «liking.will». */
export const LIKING_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una misma sonrisa es promesa por la mañana y cortesía por la noche, según el hambre con que se mire. Lo que falta no es otra señal.',
    },
    {
      needs: [],
      text: '¿Te mira o mira el reloj que hay detrás? Todo el asunto cabe en esa duda, y desde tu silla no se distingue.',
    },
    {
      needs: [],
      text: 'Qué lugar {ocupas|ocupás} en la cabeza de alguien no viene en ningún mapa. En la tuya, en cambio, ya hay calles con su nombre.',
    },
    {
      needs: [],
      text: 'Para que pase algo hacen falta dos partes, y {conoces|conocés} una. Es poco, pero es la que se puede mover.',
    },
    {
      needs: ['quien'],
      text: 'Lo que siente {quien} vive puertas adentro y sus ventanas dan a un patio. A {ti|vos} te toca el timbre, no la casa.',
    },
    {
      needs: ['quien'],
      text: 'De {quien} hay ya un museo: una risa, dos mensajes, aquel silencio raro. Todo catalogado, y ninguna pieza dice lo que querrías oír.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} de mirar y suponer se junta mucho indicio y ninguna prueba. Lo que cansa es el oficio de perito.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} se cruzan las miradas y también las ganas de que signifiquen algo. El lugar pone la luz; el sentido lo agrega quien mira.',
    },
    {
      needs: ['evento'],
      text: 'Todo lo pendiente tendría que ocurrir en {evento}, y es mucho encargo para unas horas. Algo se puede llevar ya hecho.',
    },
    {
      needs: ['dia'],
      text: 'Si va a pasar algo, tu cabeza ya lo citó para {dia}. A la otra persona todavía no le llegó la convocatoria.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Si pasará algo no lo sabe ni el perro. Que haya ocasión sí te toca: un paso corto, con ganas, sin mapa.',
      ],
      rev: [
        'wait',
        'Nada que anunciar desde una pierna suspendida: {pisa|pisá} primero un rato real con esa persona, y {deja|dejá} descansar el retrato.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Gustar no se ordena; ofrecer, sí. En tu mesa hay una copa llena, y con alargarla una vez alcanza.',
      ],
      rev: [
        'no',
        'Para gustar no hay truco, ni hace falta: lo que se ve cuando no {actúas|actuás} es lo único que conviene enseñar.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Cuanto siente está detrás de su velo, no del tuyo. Ese tono que notaste, {guárdalo|guardalo} sin traducir.',
      ],
      rev: [
        'if',
        'Media ciudad opinó ya sobre esa mirada; si {quieres|querés} saber, falta preguntarle a quien mira.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Regar un rato bueno está en tu mano; la cosecha, no. Aun así, lo primero ya se come.',
      ],
      rev: [
        'no',
        'Tanto cuidado no deja ver: con un detalle tuyo a cada hora, nadie sabe qué brotaría solo del otro lado.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Qué siente no se gobierna; cuánto tiempo {gastas|gastás} en averiguarlo, sí. Si le {pones|ponés} un tope, el reino duerme.',
      ],
      rev: [
        'yes',
        'Con esa coraza no se sabe si te {acercas|acercás} o {vigilas|vigilás}. Aflojar una hebilla sí depende de {ti|vos}.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Quien propone, cumple y vuelve suele mostrar interés; quien responde y sonríe, educación. Si {miras|mirás} con esa regla, te {ahorras|ahorrás} noches.',
      ],
      rev: [
        'wait',
        'El manual de señales que te prestaron se escribió para otra gente: unas semanas con ojos propios, y después se habla.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Nadie ve desde fuera hacia dónde mira alguien. Ponerse enfrente y preguntar con luz, en cambio, sí se puede.',
      ],
      rev: [
        'no',
        'Mientras las miradas no se encuentren, por ahora hay un lado mirando, y ese lado tiene todo el derecho a parpadear.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Para que ocurra algo, alguien dice adónde. {Dilo|Decilo}, calle y hora; de la segunda esfinge no responde nadie.',
      ],
      rev: [
        'wait',
        'No le pongas destino a una mirada: ese carro no arranca mientras no suban dos por gusto.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'De {ti|vos} depende la suavidad, estar cerca sin pedir pruebas. Si el león se acuesta o no, es cosa del león.',
      ],
      rev: [
        'if',
        'Si ninguna señal te alcanza, quizá no falten señales: con la mano tan cansada cuesta recibir hasta lo bueno.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Tu farol no llega a lo que otra persona siente. Llega a lo que {buscas|buscás}, y ahí también había penumbra.',
      ],
      rev: [
        'yes',
        'Nadie ve desde abajo una luz guardada en la montaña: {baja|bajá} adonde hay gente, que para elegirte hay que encontrarte.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'También deciden los horarios, las mudanzas y los paraguas. Esa rueda no se empuja: se mira con buen humor.',
      ],
      rev: [
        'if',
        'Si otras veces te enamoraste de la duda, {fíjate|fijate}: la vuelta es calcada y del cartel cambia únicamente el nombre.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Pruebas y no presentimientos: si propone, cumple y pregunta por lo tuyo, pesa; si todo sale de tu platillo, también pesa.',
      ],
      rev: [
        'no',
        'Lo tibio cuenta doble y lo frío se archiva: con ese dedo en la balanza no se lee nada. Fuera el dedo.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Cabeza abajo la pregunta mejora: no si {gustas|gustás}, sino si te gusta cómo te tratan. Esa la contesta cualquier semana.',
      ],
      rev: [
        'yes',
        'La señal definitiva ya no viene por esperarla. Bajarse es preguntar, o es irse a otra cosa, y las dos te tocan.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Hay algo que sí puede acabar hoy, la época de suponer: una flor de despedida, y la próxima duda en voz alta.',
      ],
      rev: [
        'no',
        'Si la respuesta ya estuvo, aunque viniera sin palabras, lo tuyo es recoger ese plato y no pedir segunda versión.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Se ve en el vaivén: da un poco y {mira|mirá} si vuelve un poco. Esa mezcla no se adivina, se prueba.',
      ],
      rev: [
        'if',
        'Si {dejas|dejás} de verter un momento, se nota si la otra copa trae agua; con tu chorro encima, imposible.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Gustar engancha, y no saber si {gustas|gustás} engancha más. De esa cadena se puede salir sin haber oído la respuesta.',
      ],
      rev: [
        'yes',
        'Cuando su atención deja de ser azúcar, aparece una persona. Ese lazo lo {aflojas|aflojás} sin permiso de nadie, y luego {miras|mirás}.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si la respuesta tira algo, que sea el castillo en el aire: se pregunta con la casa propia ya apuntalada.',
      ],
      rev: [
        'wait',
        'Ese palacio de señales tiene más almenas que cimiento: una suposición menos cada día, y lo que quede aguantará una pregunta.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sin saber para quién brilla, se puede igual verter el agua: un gesto claro, ningún recibo, y una noche ancha.',
      ],
      rev: [
        'wait',
        'Hoy una señal buena te sabría a poco y una mala a sentencia. Con la jarra medio llena, se mira otra vez.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Perro o lobo, simpatía o algo más: con esta luz aúllan igual. Que lo aclare un encuentro de día.',
      ],
      rev: [
        'if',
        'Si lo {nombras|nombrás}, se despeja: «no sé si somos amistad o coqueteo», y risa. La niebla no aguanta frases cortas.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Clara está tu mitad: te gusta, se nota y no hay delito. El sol calienta igual mientras la otra mitad se viste.',
      ],
      rev: [
        'no',
        'No le cuelgues el verano entero a una sonrisa educada; bajo estas nubes, tu calor rinde más donde lo piden.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Una llamada sí se oye, la tuya, que pide salir de la almohada. Quién acude no se sabe hasta tocarla.',
      ],
      rev: [
        'if',
        'Si te {adelantas|adelantás} al fallo, siempre sale en contra: que conteste quien tiene que contestar, con las manos fuera de los oídos.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Pase o no pase, tu baile tiene música propia, y desde una ronda así se invita mejor que desde una vigilia.',
      ],
      rev: [
        'if',
        'Falta una pieza chica para salir de dudas, una charla sin testigos: si la {pones|ponés}, la siguiente ya no es tuya.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una ocasión y no una prueba: «Me gusta charlar {contigo|con vos}, ¿seguimos otro día con un café?». {Dilo|Decilo} {antes}, de pasada y en serio. Si responde con una hora, hay ganas de verse. Si responde «a ver», se le cree al «a ver». Si no responde, la ocasión existió, y la pusiste en el mundo.',
      },
      {
        needs: [],
        text: 'En el próximo encuentro, {cuenta|contá} algo pequeño y verdadero: «Esto me da vergüenza y me encanta». {Busca|Buscá} que ocurra {antes}. Si a cambio llega otra verdad, hay camino de vuelta. Si llega una broma, {ríete|reíte} y {guarda|guardá} la siguiente. En cualquiera de los casos, alguien te vio a {ti|vos} y no a tu disimulo.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} tenga {antes} una invitación corta y con puerta: «Voy a dar una vuelta a la manzana, ¿{vienes|venís}?». {Fíjate|Fijate} en un detalle, quién alarga el paseo. Si lo alarga {quien}, ese es un dato con piernas. Si mira la hora, también, y la manzana queda caminada. No hace falta decir nada más.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Escribe|Escribí} cinco hechos sin adjetivos, propuso, preguntó, canceló, volvió, y al lado quién empezó. {Termina|Terminá} la hoja {antes}. Si dos al menos nacieron del otro lado, {di|decí}: «Estuvo bien, ¿repetimos?». Si los cinco nacieron del tuyo, no empieces el sexto y {mira|mirá} qué pasa con el hueco.',
      },
      {
        needs: [],
        text: 'La pregunta directa lleva salida de emergencia: «Me gustaría saber qué somos, amistad o algo más; las dos cosas me sirven». {Ensáyala|Ensayala} en voz alta {antes}. Si el final te sale sin mentir, {hazla|hacela} en la próxima ocasión. Si ahí se te quiebra la voz, todavía no: que ninguna respuesta te deje en la calle.',
      },
      {
        needs: ['quien'],
        text: 'A una amistad que no adorne, {cuéntale|contale} {antes} los hechos con {quien}, fechas y frases, sin tus notas al margen, y {pregunta|preguntá}: «¿Qué hay ahí?». Si dice interés, {prepara|prepará} una invitación. Si dice amabilidad, que explique en qué lo nota. Ni lo uno ni lo otro es sentencia: lo que falta saber lo tiene {quien}.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Se cierra la oficina de señales: por una semana, lo que haga esa persona se recibe con un «qué bien» y sin informe. {Avísale|Avisale} {antes} a quien suele escucharte los informes: «Estoy de vacaciones del tema». Si {duermes|dormís} más, la oficina sobraba. Si la {abres|abrís} a escondidas, {anota|anotá} a qué hora: por ahí falta otra cosa.',
      },
      {
        needs: [],
        text: '{Haz|Hacé} {antes} un rato de lo que hacías cuando nadie te quitaba el sueño: tocar, correr, cocinar, perder a las cartas. Al empezar, {di|decí}: «Esto me gusta y me corresponde». Si el rato vuela, ahí hay suelo. Si cada dos minutos regresa el mismo nombre, que se siente a mirar, y {sigue|seguí} jugando.',
      },
      {
        needs: ['quien'],
        text: 'Suponiendo que {quien} llevara un cartel que dijera «no», ¿qué seguirías haciendo en su compañía por puro gusto? {Ponlo|Ponelo} en una línea {antes}: «Aun así, me gusta…». Si sale algo, ahí hay amistad posible, y se cuida. Si no sale nada, lo que querías era el veredicto, y se puede vivir sin ese.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Durante quince días, un punto en el calendario por cada vez que la iniciativa no fue tuya. {Empieza|Empezá} {antes} y {pon|poné} arriba: «Sin interpretar». Si se juntan varios, la pregunta se hace casi a solas. Si la hoja sigue blanca, también se lee, y sin culpa: a veces el papel dice que miremos a otra parte.',
      },
      {
        needs: [],
        text: '{Entérate|Enterate} {antes} de una cosa verdadera de esa persona que no tenga que ver {contigo|con vos}: qué le da risa, qué le arruina un día, de dónde sacó esa manera de hablar. Sirve un «¿y eso de dónde viene?». Si te interesa la respuesta, el gusto tiene raíz. Si esperabas oír tu nombre, aún es pronto.',
      },
      {
        needs: ['quien'],
        text: 'Una tarde sin {quien}: ni en la charla, ni en el teléfono, ni en la ruta larga que pasa por delante. Date esa tarde {antes} y, al terminar, {completa|completá}: «Hoy vi…». Si hubo colores, {puedes|podés} seguir mirando sin perderte. Si todo fue gris, eso se cuida primero; ninguna respuesta ajena pinta una tarde.',
      },
    ],
  },
  closings: {
    yes: [
      'Una ocasión ofrecida ya es una historia, aunque resulte corta.',
      'Lo que está en tu mano huele a café y no a profecía.',
      'Ninguna flor pregunta si la van a mirar, y aun así hay jardines.',
    ],
    if: [
      'El interés tiene iniciativa; la cortesía, horario.',
      'Dos que se buscan dejan huellas en los dos sentidos.',
      'Una pregunta honrada ahorra un archivo entero de suspiros.',
    ],
    no: [
      'Quien colecciona señales acaba dirigiendo un museo, y los museos cierran temprano.',
      'Gustar no es un examen: nadie aprueba por estudiar más.',
      'Una sonrisa puede ser para todo el mundo y seguir siendo bonita.',
    ],
    wait: [
      'Lo que tiene dos orillas no se cuenta desde una.',
      'Las miradas, como el té, dicen más si se las deja reposar.',
      'Una charla con sol traduce mejor que cien noches de diccionario.',
    ],
  },
};
