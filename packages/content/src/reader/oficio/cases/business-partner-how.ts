import type { CaseTexts } from '../../family.ts';

/** «business-partner.how». */
export const BUSINESS_PARTNER_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Con quien se comparte caja no hay portazo que no cueste la mitad de la puerta. Se trata de hablar antes de tener que tasarla.',
    },
    {
      needs: [],
      text: 'Una discusión de negocio casi nunca va de lo que se discute: va de horas, de mérito y de quién decide. Falta ponerle el nombre justo.',
    },
    {
      needs: [],
      text: 'El negocio abre a su hora y la conversación lleva el cartel de cerrado. Lo que está en juego es que vuelvan a coincidir.',
    },
    {
      needs: [],
      text: 'Además de las cuentas del banco hay otras, de gestos y de silencios, que nadie lleva. El arreglo empieza por saber cuál está en rojo.',
    },
    {
      needs: ['quien'],
      text: 'A {quien} le {debes|debés} una conversación, o te la debe, y mientras tanto hablan las facturas. El nudo es quién empieza.',
    },
    {
      needs: ['quien'],
      text: 'Trabajar con {quien} era, o debía ser, repartirse el peso. Ahora pesa también lo que no se dice, y eso no figura en ningún balance.',
    },
    {
      needs: ['tiempo'],
      text: 'En la cuenta aparece {tiempo}, y en un negocio lo que no se habla genera intereses. Se puede empezar a pagar por la parte más chica.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en medio, cada silencio parece un cálculo. El arreglo pide separar dos cosas: lo que se debe y lo que dolió.',
    },
    {
      needs: ['lugar'],
      text: 'El desacuerdo tiene dirección, {lugar}, y aun así se va a casa con cada cual. Lo que se juega es trabajar sin medir cada frase.',
    },
    {
      needs: ['evento'],
      text: 'Al lado de {evento}, lo que está torcido en el negocio se nota más. Antes que enderezarlo todo, conviene elegir por dónde.',
    },
    {
      needs: ['dia'],
      text: 'En el calendario está {dia}, y en el negocio hay una charla sin fecha. Quizá lo difícil sea que se encuentren.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Se va con una flor y sin discurso: una pregunta hecha con curiosidad abre más que diez razones.',
      ],
      rev: [
        'wait',
        'Aún no, con ese pie en el aire: hasta saber qué vas a pedir, la charla sería otro tropezón.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con todo sobre la mesa y sin revolver: una copa para lo que dolió, una moneda para lo que se debe.',
      ],
      rev: [
        'if',
        'Sirve hablar si debajo de cada promesa hay una mano y una fecha; frases brillantes ya hubo bastantes.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Callar unos días y escuchar el tono: bajo el manto hay medio rollo, y con prisa se enrolla más.',
      ],
      rev: [
        'yes',
        'Corriendo el velo por tu lado: lo que ya oyeron tus amistades, que lo oiga también la otra firma.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como se cuida un trigal: un rato fijo cada semana para hablar del trato, aunque esa semana no haya queja.',
      ],
      rev: [
        'no',
        '{Deja|Dejá} de tapar huecos ajenos con tu cuidado, y que se vea qué espigas nadie está regando.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con reglas de piedra y tono de persona; funciona si la primera regla también te la {aplicas|aplicás}.',
      ],
      rev: [
        'no',
        'Ni mandar desde el trono ni aguantar dentro de la armadura: lo que toca soltar es una norma que estorba.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Con una tercera persona que conozca el oficio: quien media en serio tiene las dos llaves y ninguna silla en el negocio.',
      ],
      rev: [
        'if',
        'La llave de siempre ya no abre; otra forma de hablarlo sirve si la eligen las dos partes.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'De frente y a plena luz: qué quiere cada cual de este negocio, sin esperar a que un ángel traduzca.',
      ],
      rev: [
        'if',
        'Se endereza algo si alguien dice por fin en qué no coinciden esas dos miradas, y nadie firma por cansancio.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Poniendo el destino delante: las esfinges discuten menos cuando saben hacia dónde tira el día.',
      ],
      rev: [
        'wait',
        'Parar antes que ganar: mientras cada esfinge tire por su lado, cualquier charla es una carrera. Un día quieto, y después.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Con la voz baja y la mano firme: se nombra lo que ruge, una sola vez, y se deja respirar.',
      ],
      rev: [
        'wait',
        'Descansar primero, que una mano temblorosa aprieta de más. La conversación, cuando ya no haga falta ganarla.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'A solas un rato, con el farol sobre tu parte: hasta saber qué te toca, no conviene repartir culpas.',
      ],
      rev: [
        'yes',
        'Bajando de la montaña: alguien tiene que romper el silencio, y a quien trae el farol le cuesta menos.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si el negocio giró, se discute el giro y no a la persona; desde el centro marea menos.',
      ],
      rev: [
        'no',
        'La pelea de siempre da la vuelta de siempre; esta vez se cambia una cosa, la hora o la silla.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Pesando en voz alta: lo que puso cada cual, lo que falta, y un papel que firmen las dos partes.',
      ],
      rev: [
        'if',
        'Con otra balanza: rinde hablar si también {cuentas|contás} tu lado, y si alguien imparcial lee los números.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Ni empujar ni ceder todavía: {cuenta|contá} la historia cabeza abajo, como la contaría esa persona, y luego se habla.',
      ],
      rev: [
        'no',
        'Sobra otro sacrificio: {suelta|soltá} el pie de una carga que nadie te pidió y {dilo|decilo} sin reproche.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Más que recomponer, despedir: se va con honores una manera de trabajar y se acuerda otra, o una salida.',
      ],
      rev: [
        'if',
        'Hay por dónde si alguien retira de la mesa el plato de un acuerdo que terminó y todavía se invoca.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mezclando de a poco: tu ritmo en una copa, el ajeno en otra, y pruebas de quince días.',
      ],
      rev: [
        'if',
        'Alcanza un giro de muñeca si se vierte de la copa que rebosa a la seca: horas, mérito o descanso.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Nadie afloja una cadena tirando. Fuera reproches y deudas de gratitud: se pone precio a lo que ata y se habla.',
      ],
      rev: [
        'yes',
        'Diciendo lo que ya se nota en el cuello: «así no me sirve», con una propuesta en las manos.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Que caiga la corona, la del negocio perfecto, sin correr a pegarla; se habla desde las piedras firmes.',
      ],
      rev: [
        'yes',
        'Por la grieta más pequeña y con tiempo: una verdad suelta, dicha bajito, antes de que truene.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con una jarra de agua por delante: agradecer algo cierto, y solo entonces pedir lo que falta.',
      ],
      rev: [
        'wait',
        'Con el ánimo en el fondo de la jarra todo suena a reproche; unos días de agua, y después la charla.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Ningún mensaje a medianoche: hasta tener un dato, ese aullido puede ser de perro o de lobo.',
      ],
      rev: [
        'yes',
        'Preguntando lo que dabas por hecho; con la niebla más baja, un malentendido cabe en una sola frase.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A mediodía y sin segundas: se dice lo que va bien, se dice lo que no, y se va a comer.',
      ],
      rev: [
        'if',
        'Sobran sonrisas para la foto; se avanza si alguien baja del caballo y dice qué le está costando.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Llamando sin señalar, como la trompeta: se repasa lo hecho por cada cual y se corrige una cosa.',
      ],
      rev: [
        'no',
        'Se suspende el tribunal: quien llega a juzgar, o a condenarse, no oye lo que la otra parte venía a decir.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        'Cerrando la vuelta: se reconoce lo logrado, se saldan las cuentas, y si aún hay música, se sigue.',
      ],
      rev: [
        'wait',
        'Falta atar un cabo chico, una firma o una disculpa; hasta entonces, los temas grandes quedan fuera del laurel.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Media hora sin teléfono y lejos de la caja, {antes}. La entrada es «Quiero que esto funcione; hay una cosa que me pesa y quiero oír la tuya». Si la otra parte dice la suya, se apuntan ambas y se resuelve una. Si se defiende, se escucha y se propone otra fecha.',
      },
      {
        needs: [],
        text: 'Un mensaje que empiece por lo que funciona, {antes}: «Lo que {haces|hacés} por el negocio lo noto, y me gustaría revisar cómo repartimos el resto». Si contesta con ganas, {propón|proponé} hora. Si contesta seco, la hora igual, que el tono se arregla en persona. Y lo firmado se toca con abogado.',
      },
      {
        needs: ['quien'],
        text: 'Para {quien}, una hoja con dos columnas, {antes}: «Lo que pongo» y «Lo que me falta». {Llena|Llená} otra igual con lo tuyo y {entrega|entregá} las dos. Si la suya vuelve escrita, ya hay orden del día. Si vuelve vacía, {pregunta|preguntá} por un solo renglón, el más fácil, y por ahí se empieza.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición se dice con un hecho y sin adjetivos: «Para trabajar bien necesito que los gastos grandes pasen por las dos partes». {Cámbiala|Cambiala} por la tuya y {dila|decila} {antes}. Si se acepta, queda por escrito esa misma tarde. Si se discute, {escucha|escuchá} el motivo una vez; a la segunda, se llama a un asesor.',
      },
      {
        needs: [],
        text: 'Hace falta una tercera silla, con alguien de números o de leyes que no sea de la casa. La propuesta va {antes}: «¿Y si lo vemos con alguien imparcial, a medias el costo?». Si la respuesta es sí, se elige entre dos nombres. Si es no, {consulta|consultá} por tu cuenta qué dice lo firmado.',
      },
      {
        needs: ['quien'],
        text: 'Dos semanas de prueba con {quien}, propuestas {antes}: «Cambiemos solo esto y lo revisamos con fecha: …». Que sea algo medible, una hora, un aviso, un reparto. Si se cumple, {pon|poné} por escrito el siguiente cambio. Si se olvida, {pregunta|preguntá} qué lo impidió, que suponerlo sale más caro.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Deja|Dejá} de hacer una sola cosa que no te toca, nada con plazo legal, y {avisa|avisá} {antes}: «De esto ya no me ocupo; {dime|decime} cómo lo repartimos». Si hay reparto, la carga cambió de sitio. Si no lo hay, lo que se caiga mostrará cuánto pesaba, y con eso se vuelve a hablar.',
      },
      {
        needs: [],
        text: 'El reproche entero cabe en un papel que no se manda. {Subraya|Subrayá} la única línea que pide algo y {envía|enviá} solo esa {antes}; por ejemplo, «Necesito ver las cuentas del mes». Si llegan, se habla con datos. Si no llegan, el siguiente paso es un contador o un abogado, sin más adjetivos.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} se puede nombrar la salida sin amenaza, {antes}: «Si un día no quisiéramos seguir, ¿cómo lo haríamos bien?». Si responde con calma, queda media tregua escrita. Si lo toma a mal, {aclara|aclará} que es un paraguas y no un portazo, y {lleva|llevá} la pregunta a quien sepa de leyes.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Tres líneas al día en una libreta: «Qué pasó, qué entendí, qué pedí». {Empieza|Empezá} {antes} y {para|pará} a la semana. Si el mismo tema sale tres veces, ese es el que se habla. Si cada noche sale uno distinto, lo que hay es cansancio, y se trata durmiendo y repartiendo turnos.',
      },
      {
        needs: [],
        text: 'Que la pausa no parezca castigo: «Prefiero no hablar de esto en caliente; en unos días te propongo fecha». {Mándalo|Mandalo} {antes} y {cumple|cumplí}. Si el plazo se acepta, se llega con menos humo. Si hay algo que no espera, impuestos o sueldos, eso se atiende ya y aparte, con quien lleve los números.',
      },
      {
        needs: ['quien'],
        text: 'En diez renglones, la historia como la contaría {quien}, sin burla y con este final: «y por eso yo necesitaría…». {Hazlo|Hacelo} {antes}. Si el final te parece razonable, ya está la primera frase de la charla. Si no te sale, falta un dato: {pregúntaselo|preguntáselo} y {escucha|escuchá} sin contestar.',
      },
    ],
  },
  closings: {
    yes: [
      'Hay relojes que solo se arreglan con la tapa abierta.',
      'Quien habla primero no pierde nada, salvo el nudo en la garganta.',
      'La mitad de una puerta no sirve; media conversación, a veces.',
    ],
    if: [
      'La tregua que se escribe dura más que la que se brinda.',
      'Entre dos versiones cabe una cuenta que nadie había hecho.',
      'Poner reglas es otra forma de quedarse.',
    ],
    no: [
      'Dejar de empujar también mueve los muebles.',
      'Ningún reproche ha cuadrado nunca una caja.',
      'Con los papeles en orden, hasta un adiós sale barato.',
    ],
    wait: [
      'La rabia redacta rápido y cobra a plazos.',
      'Lo que se habla en frío se firma en limpio.',
      'Una pausa con fecha se parece mucho a una promesa.',
    ],
  },
};
