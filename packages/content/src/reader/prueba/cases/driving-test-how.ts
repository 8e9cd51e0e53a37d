import type { CaseTexts } from '../../family.ts';

/** «driving-test.how». */
export const DRIVING_TEST_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Al volante el miedo se sienta adelante y quiere tocar los pedales. No hace falta bajarlo: alcanza con que viaje atrás y con cinturón.',
    },
    {
      needs: [],
      text: 'Sacar la licencia tiene dos tramos, el de los papeles y el de las manos. El miedo suele mezclarlos y no deja empezar por ninguno.',
    },
    {
      needs: [],
      text: 'Manejar se compone de cosas chicas hechas a la vez, y ahí está el susto. Para aprenderlas hay que volver a ponerlas en fila.',
    },
    {
      needs: [],
      text: 'El miedo a manejar tiene algo de razón: un volante es cosa seria. Falta separar la prudencia, que frena a tiempo, del susto, que frena siempre.',
    },
    {
      needs: ['quien'],
      text: 'Cuando se habla de volante aparece {quien}, y el miedo toma nota. Toca averiguar si esa voz ayuda a frenar o enseña a temblar.',
    },
    {
      needs: ['quien'],
      text: 'Hay un asiento al lado del volante, y en esta historia lo ocupa {quien}, en persona o de oídas. Conviene pactar qué se dice ahí.',
    },
    {
      needs: ['tiempo'],
      text: 'El miedo al volante ha hecho cuentas con {tiempo} y se cree dueño de la calle. Se le discute mejor por cuadras que por calendarios.',
    },
    {
      needs: ['suma'],
      text: 'Pensar en {suma} cada vez que toca frenar es llevar la billetera en el pedal. El miedo y el gasto se aprenden a contar aparte.',
    },
    {
      needs: ['lugar'],
      text: 'En la cabeza, {lugar} es una maraña de cruces y bocinas. La calle que hace falta primero es otra: corta, ancha y aburrida.',
    },
    {
      needs: ['evento'],
      text: 'La licencia y {evento} se han subido al mismo asiento, y así no hay quien mire los espejos. Hay que sentarlas por separado.',
    },
    {
      needs: ['dia'],
      text: 'En el calendario, {dia} ocupa una casilla; en el estómago, tres o cuatro. Se trata de que el volante vuelva a medir lo que mide.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se empieza en un lugar vacío, con quien te enseñe al lado: diez metros, freno, y otra vez. El precipicio queda lejos.',
      ],
      rev: [
        'wait',
        'Si el pie duda en el aire, todavía no es hora de avenidas. Motor apagado, pedales con los ojos cerrados, hasta reconocerlos.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Cuatro útiles y un orden: asiento, espejos, luces, freno. Una mano comprueba, la otra espera; el miedo entiende de rutinas.',
      ],
      rev: [
        'no',
        'Ver maniobras en pantalla da la ilusión de tener manos. {Apaga|Apagá} el video y {reserva|reservá} una hora de volante de verdad.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Sin hablar se oye el motor. Primero unas vueltas en silencio, con la radio muda, hasta notar cuándo pide cambio o freno.',
      ],
      rev: [
        'no',
        'Con el velo de tantas anécdotas no se ve el espejo. {Quítatelo|Quitatelo}: menos relatos de choques y una pregunta a quien enseña.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'El miedo se va por riego y no a empujones: clases cortas, la misma calle, asiento bien puesto, algo rico después.',
      ],
      rev: [
        'no',
        'Ni el trigo ni los reflejos crecen a tirones. {Deja|Dejá} las prácticas de tres horas; una corta se recuerda con gusto.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Primero los trámites, que son piedra: requisitos, vista, turno. Con eso firme, cada clase tiene un lugar donde apoyarse.',
      ],
      rev: [
        'if',
        'Si quien manda desde el asiento de al lado aprieta demasiado, se cambia de instrucción. Los gritos no figuran en el reglamento.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Con maestro, manual y en su orden: quien enseña a manejar trae una llave que la familia, por cariño, suele perder.',
      ],
      rev: [
        'if',
        'Los consejos heredados sirven si coinciden con el manual. Cuando chocan, {quédate|quedate} con la página y no con la sobremesa.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'De frente: {dile|decile} a quien te enseñe dónde aparece el miedo y por qué {quieres|querés} manejar. De ahí sale una clase.',
      ],
      rev: [
        'if',
        'Si {manejas|manejás} para complacer, la vista se va a quien opina. Con un motivo propio vuelve al parabrisas, donde hace falta.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Llevando miedo y ganas en el mismo tiro: {mira|mirá} adonde {quieres|querés} ir, no adonde {temes|temés} chocar, y las manos acompañan.',
      ],
      rev: [
        'wait',
        'Nada de avenida con las esfinges peleadas. Una calle recta, velocidad de paseo, hasta que frenar deje de ser un susto.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'A este león se le acaricia en marcha lenta: aire afuera, hombros abajo, manos firmes sin estrangular el volante.',
      ],
      rev: [
        'wait',
        'Cuando la mano aprieta por cansancio se aprende miedo. Una pausa de pocos días, con vuelta anotada, también es clase.',
      ],
    },
    'El Ermitaño': {
      up: [
        'if',
        'De una cuadra alumbrada a la siguiente: si cada práctica tiene una sola tarea, el miedo no alcanza a hacer mapas.',
      ],
      rev: [
        'no',
        'Aprender sin testigos ya tocó techo. {Baja|Bajá} del cerro del manual y {busca|buscá} un asiento con alguien que sepa al lado.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'El tráfico gira solo y no se le convence. Si el centro está quieto, respiración, distancia, espejo, lo demás pasa por fuera.',
      ],
      rev: [
        'if',
        'Cuando el susto vuelve siempre en el mismo cruce, se le visita a pie. Mirado media hora, pierde varias vueltas.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Se pesa cada error por lo que es: si cuesta puntos, se practica; si cuesta orgullo, se deja pasar el primero.',
      ],
      rev: [
        'no',
        'El reproche desvía más que el viento. {Retira|Retirá} de la balanza lo viejo, si lo hay, y {pesa|pesá} solo la última clase.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Antes del volante, el asiento de al lado: unos trayectos mirando lo que otra persona mira. Del revés se aprende la calle.',
      ],
      rev: [
        'if',
        'Esperar a no tener miedo es colgarse del espejo. Si hay clase con fecha, el miedo va y aprende a sentarse.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Se despide a quien viajaba siempre de copiloto. {Suelta|Soltá} ese papel al paso, una cuadra por vez, sin funeral.',
      ],
      rev: [
        'no',
        'El «yo no nací para manejar» ya hizo su recorrido. {Quítale|Quitale} el plato y {deja|dejá} libre el asiento del volante.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Un pie en lo firme y otro en lo que se mueve, así se aprende el pedal: poco, suave, otra vez.',
      ],
      rev: [
        'if',
        'Si tras cada clase {quedas|quedás} temblando, la copa se llenó de más. Media hora menos y una práctica más la equilibran.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'La cadena se llama «mejor que maneje alguien más». {Suéltala|Soltala} en trayectos de cinco minutos, acompañados; por ahí sale el cuello.',
      ],
      rev: [
        'yes',
        'Con el lazo recién abierto, las manos buscan qué agarrar: que sea el volante, temprano, con la calle dormida y compañía tranquila.',
      ],
    },
    'La Torre': {
      up: [
        'wait',
        'Tras un susto grande no se sube a la avenida. Se espera, se mira qué piedra falló, y se vuelve en llano.',
      ],
      rev: [
        'if',
        'La grieta es una maniobra concreta que se esquiva. Si {empiezas|empezás} la clase por ella, lo que queda de hora es descanso.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Vaciando la jarra en el mismo tramo: igual calle, igual hora, pocas vueltas. La confianza se junta sin que la miren.',
      ],
      rev: [
        'wait',
        'Mientras no haya ánimo de arrancar, basta sentarse. Cinco minutos al volante con el motor apagado ya son agua en la tierra.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche y con lluvia, ni las lecciones ni las conclusiones. Hasta que la calle conocida sea de día, calle conocida.',
      ],
      rev: [
        'yes',
        'Lo que aullaba ya se distingue: a chocar, a estorbar, a que miren. Cada miedo tiene su ejercicio y su hora.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz, calle ancha y nadie con prisa detrás. El gusto de manejar existe, y conviene presentarlo cuanto antes.',
      ],
      rev: [
        'if',
        'Tras el muro hay ganas, aunque hoy se actúen. Si la próxima práctica lleva a comprar pan, el sol entra por ahí.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Ante la orden de quien examina, primero se oye entera y después se mueve la mano. Se ensaya con trompeta doméstica.',
      ],
      rev: [
        'no',
        'En el asiento trasero viaja un jurado que toca la trompeta a cada error. {Bájalo|Bajalo} en la esquina y {sigue|seguí}.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Haciendo redondo lo pequeño: arrancar, dar la vuelta, estacionar, apagar. Diez círculos completos enseñan más que un viaje largo.',
      ],
      rev: [
        'if',
        'Suele faltar un papel o una maniobra, nunca todo. Si {tachas|tachás} hoy el trámite, el miedo pierde su mejor escondite.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Pide|Pedí} {antes} la lista de requisitos donde dan la licencia, con esta línea: «¿Qué papeles llevo y cuándo hay fecha?». Si contestan, {reúne|reuní} el primero y {deja|dejá} el resto en orden. Si no contestan, {busca|buscá} la página oficial. Con los papeles en una carpeta, el miedo pierde la mitad de sus motivos.',
      },
      {
        needs: [],
        text: 'Para la próxima clase, {escribe|escribí} {antes} una sola meta y {léesela|leésela} a quien te enseñe: «Hoy quiero frenar suave diez veces». Si salen ocho, la meta siguiente puede subir un escalón. Si salen tres, se repite en una calle más ancha. Con un asunto por clase, el susto no sabe dónde sentarse.',
      },
      {
        needs: ['quien'],
        text: 'Una voz tranquila vale media clase. {Pregúntale|Preguntale} {antes} a {quien}: «¿Qué fue lo que más te costó de manejar, y cómo se te pasó?». Si te cuenta un truco, {pruébalo|probalo} con quien te enseñe. Si cuenta un susto o no maneja, {agradece|agradecé} y {haz|hacé} la misma pregunta en la escuela de manejo.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Pon|Poné} {antes} en una hoja los miedos del volante, uno por renglón, empezando todos por «Me da miedo que». Al lado, un ejercicio para cada uno. Si lo tiene, va a la próxima clase. Si no lo tiene y aun así paraliza, un psicólogo sabe tratarlo, y suele llevar menos tiempo del que parece.',
      },
      {
        needs: [],
        text: '{Camina|Caminá} {antes} por la calle que más te asusta y {cuenta|contá} en voz baja qué habría que mirar: «Señal, peatón, espejo, salida». Si la lista cabe en los dedos, la calle ya es un ejercicio. Si te {pierdes|perdés}, {dibújala|dibujala} y {lleva|llevá} el dibujo a clase, que para eso hay alguien al lado.',
      },
      {
        needs: ['quien'],
        text: 'Antes de compartir asiento conviene un acuerdo. {Propónselo|Proponéselo} {antes} a {quien}: «Si voy al volante, {dime|decime} solo qué viene después; de lo anterior hablamos con el motor apagado». Si acepta, se practica donde esté permitido. Si prefiere opinar en marcha, mejor en otro asiento y la clase con un profesional.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Lo que ya {sabes|sabés} hacer al volante casi nunca se cuenta. {Escribe|Escribí} {antes} cinco cosas, por pequeñas que sean, y {tacha|tachá} arriba la frase «No sirvo para esto». Si las cinco salen rápido, {guárdalas|guardalas} con los papeles. Si cuesta llegar a dos, {pregúntale|preguntale} a quien te enseña qué ha visto mejorar.',
      },
      {
        needs: [],
        text: '{Renuncia|Renunciá} {antes} a una práctica que te haga más mal que bien: la hora de más tráfico, la avenida, el público. {Dilo|Decilo} así: «Esa calle la dejo para más adelante». Si en la siguiente clase las manos aflojan, era eso. Si siguen duras, el miedo está en otra maniobra, y conviene buscarla despacio.',
      },
      {
        needs: ['quien'],
        text: 'Los consejos en marcha se agradecen y se devuelven. {Avísale|Avisale} {antes} a {quien}: «Estoy aprendiendo con un solo método; los demás trucos me los {guardas|guardás} para cuando tenga la licencia». Si lo toma bien, hay menos voces en la cabina. Si insiste, {anota|anotá} el truco en una libreta y {ciérrala|cerrala}: la cabina sigue con una sola voz.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Con el motor apagado y en un lugar seguro, {siéntate|sentate} {antes} ante el volante cinco minutos, sin más tarea que soltar el aire y decir «Hoy no salgo». Si los hombros bajan, ya hay un sitio donde empezar. Si no bajan, otro rato igual después: sentarse también es una maniobra.',
      },
      {
        needs: [],
        text: '{Haz|Hacé} {antes} un trayecto de pasajero y {ve|andá} diciendo por dentro «espejo, freno, distancia» cuando toque. Si {coincides|coincidís} con quien maneja, el ojo ya aprendió y falta el pie. Si te sorprenden las frenadas, {repite|repetí} el camino otra vez antes de la próxima clase, mirando más lejos.',
      },
      {
        needs: ['quien'],
        text: 'Un paseo con {quien}, a pie, también prepara. {Proponlo|Proponelo} {antes}: «¿Caminamos por donde voy a practicar y me {ayudas|ayudás} a contar señales?». Si va, {compara|compará} lo que vio cada cual: lo que faltó en tu cuenta es la próxima lección. Si no va, {cuenta|contá} a solas y {dibuja|dibujá} las tres más raras.',
      },
    ],
  },
  closings: {
    yes: [
      'El miedo viaja sin licencia; por eso no puede llevar el volante.',
      'Nadie aprende la ciudad entera: se aprende una calle y luego la de al lado.',
      'Frenar bien es la forma menos lucida de ir hacia delante.',
    ],
    if: [
      'Un cruce mirado a pie nunca vuelve a ser tan ancho.',
      'La prudencia mira el espejo; el susto se mira las manos.',
      'Puesto en renglones, el miedo parece una lista de compras.',
    ],
    no: [
      'Del asiento de copiloto no se baja nadie sin un poco de nostalgia.',
      'La bocina de atrás también fue principiante, y ya no se acuerda.',
      'En un asiento con volante cabe una sola persona.',
    ],
    wait: [
      'Con el motor apagado también se aprende dónde está el freno.',
      'Antes de la primera cuadra hubo siempre alguien que ajustó el asiento.',
      'Ir despacio está permitido en todas las calles que enseñan.',
    ],
  },
};
