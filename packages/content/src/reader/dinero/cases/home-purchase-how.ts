import type { CaseTexts } from '../../family.ts';

/** «home-purchase.how». */
export const HOME_PURCHASE_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'El camino a una casa propia empieza lejos de las casas: en tres cifras, lo que hay, lo que entra y lo que prestarían. Falta ponerlas juntas.',
    },
    {
      needs: [],
      text: 'Quien sueña con una llave suele empezar por las ventanas, y la llave sale de un lugar más gris: el ahorro, la entrada, los papeles.',
    },
    {
      needs: [],
      text: 'Llegar a comprar no es un salto, es una escalera con peldaños de distinto tamaño. Lo que desanima es mirarla entera y desde abajo.',
    },
    {
      needs: [],
      text: 'Entre tu ahorro y esa puerta hay una distancia que nadie ha medido bien; sin medirla, cualquier mes parece tarde y cualquier anuncio, una burla.',
    },
    {
      needs: ['quien'],
      text: 'Si en el plan de la casa entra {quien}, hay dos caminos que juntar: el de los números y el de lo que cada cual espera.',
    },
    {
      needs: ['quien'],
      text: 'Una casa con {quien} en la conversación se compra también hablando: quién aporta, quién firma, quién sabe lo que no se ha preguntado.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} en la cuenta, comprar se vuelve cuestión de ritmo: saber qué se hace cada mes pesa más que encontrar la casa perfecta.',
    },
    {
      needs: ['suma'],
      text: 'De un lado está {suma}; del otro, una casa con sus impuestos, su notaría y su gotera. El camino es acercarlos sin vaciar la vida.',
    },
    {
      needs: ['lugar'],
      text: 'Esa casa tiene un nombre en el mapa, {lugar}, y los precios también lo saben; el plan empieza por medir bien esa terquedad.',
    },
    {
      needs: ['evento'],
      text: 'Ahorrar para una casa con {evento} en el mismo calendario obliga a separar dos sobres que hasta ahora se prestaban billetes.',
    },
    {
      needs: ['dia'],
      text: 'El plan de la casa ya tiene una fecha, {dia}, y una fecha ayuda si se sabe qué papel debe estar listo para entonces.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Empezando sin casco ni maestría: una visita, una pregunta ingenua al banco y el hatillo con tus tres últimos recibos.',
      ],
      rev: [
        'wait',
        'Con los dos pies en el suelo, por ahora: ninguna reserva pagada hasta que el perro haya olido las cuentas.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Poniendo las cuatro cosas en fila, ahorro, ingresos, deudas y papeles, y moviendo una cada semana con la mano entera.',
      ],
      rev: [
        'no',
        'No con más simuladores abiertos: se llega cerrándolos y usando una sola cifra, la que {apartas|apartás} de verdad.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'if',
        'Callando un poco el plan y leyendo mucho: se llega si antes {sabes|sabés} qué casa no comprarías ni regalada.',
      ],
      rev: [
        'no',
        'Por encuesta no se llega: entre tanta columna opinando, la cifra que {puedes|podés} pagar sigue en tu regazo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Como llega el trigo: una cantidad automática cada mes, tierra tranquila y la visita a los anuncios solo en temporada.',
      ],
      rev: [
        'if',
        'Se llega si el ahorro deja de regar campos ajenos; la primera parcela, aunque sea de diez metros, es la tuya.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con tres reglas de piedra: cuota tope, fondo de sustos intocable y un día al mes para revisar el plan.',
      ],
      rev: [
        'if',
        'Aflojando la armadura: se llega si el requisito rígido, ese barrio, ese tamaño, baja un escalón del trono.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'En el orden de quien enseña: banco, abogado, inspección y recién después enamorarse. Cada llave abre la puerta siguiente.',
      ],
      rev: [
        'if',
        'Por una puerta lateral, si la {estudias|estudiás}: ayudas públicas, cooperativa, compra compartida; no todas las llaves cuelgan del banco.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligiendo a plena luz a qué se dice que no: se llega si lo que {dejas|dejás} fuera también lleva tu firma.',
      ],
      rev: [
        'wait',
        'Hasta cruzar las miradas sobre un mismo presupuesto, no busques casa: {busca|buscá} esa conversación.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'De pie y por etapas: un barrio, un precio, un año; las ganas tiran, la prudencia también, y ambas van hacia allá.',
      ],
      rev: [
        'no',
        'No acelerando visitas: así se llega solo a casas de otros. Se fija primero el número y luego se sale.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Acostumbrando la deuda a tu mano: cada mes se aparta la futura cuota, hasta que deje de enseñar los colmillos.',
      ],
      rev: [
        'wait',
        'Bajando el esfuerzo antes de subir la escalera; hasta pagar lo que hoy te muerde, el ahorro solo gruñe.',
      ],
    },
    'El Ermitaño': {
      up: [
        'yes',
        'De tramo en tramo: el farol alumbra la entrada, luego el préstamo, luego la búsqueda, y nunca los tres escalones juntos.',
      ],
      rev: [
        'if',
        'Se llega bajando a preguntar; con una hora de alguien que conozca hipotecas, se despeja media montaña.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Teniendo los papeles listos para cuando gire: los precios y los intereses no se eligen, la preparación sí.',
      ],
      rev: [
        'no',
        'Esperando el precio de antes, no: esa vuelta pasó. Se llega dibujando el plan con los números de este año.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Pesando dos cosas cada mes, lo que {gastas|gastás} y lo que {apartas|apartás}, y dejando que la espada quite solo lo que sobra.',
      ],
      rev: [
        'if',
        'Corrigiendo la balanza: se llega si en la cuenta entran impuestos, escrituras y mudanza, que alguien dejó en el suelo.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Mirando el plan del revés: {parte|partí} de la cuota que te deja dormir y {sube|subí} hasta el precio. Mientras, ningún anuncio.',
      ],
      rev: [
        'no',
        'Sacrificándote más, no: ese ahorro con el pie atado ya dio su luz; se llega subiendo ingresos o bajando metros.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo un gasto grande con todos los honores: el hueco que deja, mes a mes, va tomando forma de entrada.',
      ],
      rev: [
        'no',
        'Con la casa soñada antes no se llega; con el plano de quien {eres|sos} hoy, más chico y más claro, hay camino.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Vertiendo una parte fija y dejando otra para vivir: la entrada que se junta sin sed no se rompe a mitad.',
      ],
      rev: [
        'if',
        'Si {dejas|dejás} de vaciarte un mes y derrochar el siguiente: la misma cantidad, más pequeña, llega antes que los arranques.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No por el préstamo fácil del pedestal: {mide|medí} ese lazo en años. Se llega con uno del que puedas salir.',
      ],
      rev: [
        'if',
        'Quitando antes otra cadena, tarjeta, cuota o capricho fijo: con el cuello libre, el banco te mira de otro modo.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Por la puerta fea: casa por arreglar, barrio sin corona, contrato revisado piedra a piedra. Por ahí se entra con menos.',
      ],
      rev: [
        'wait',
        'Reparando la grieta antes de levantar otra planta: hasta que la deuda vieja esté nombrada, no se pide la nueva.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con una jarra para la casa y otra para el presente, todos los meses; la estrella marca el rumbo sin prisa.',
      ],
      rev: [
        'wait',
        'Sin mirar las casas de otros durante un tiempo: hasta llenar la primera jarra, el anuncio ajeno solo seca.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Separando a la luz del día lo que {temes|temés} de lo que cuesta; hasta tener ese papel, ni reservas ni promesas.',
      ],
      rev: [
        'yes',
        'Poniendo número a lo que asustaba: cuánto prestan, cuánto falta, cuántos meses. El cangrejo ya enseñó el sendero.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Diciéndolo claro: «busco casa y llego hasta aquí». Con la cifra al sol, aparecen quienes pueden acercar una puerta.',
      ],
      rev: [
        'no',
        'A base de optimismo no: detrás de la nube faltan cuentas, y lo que calienta es el ahorro real.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Levantando lo que estaba tendido: recibos, historial, aquella cuenta olvidada. Con todo en pie, el banco oye mejor.',
      ],
      rev: [
        'wait',
        'Hasta que dejes de castigarte por lo gastado, poco plan hay; una hoja justa, con aciertos, y entonces al banco.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Cerrando el círculo en orden, de la entrada a la última firma, y sin pie en el aire hasta tener la llave.',
      ],
      rev: [
        'if',
        'Falta un trozo pequeño: se llega si {consigues|conseguís} ese papel que da pereza y que va primero en la lista.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Pide|Pedí} cita en un banco {antes} con una sola pregunta: «¿Cuánto me prestarían hoy y qué me faltaría para llegar a más?». Si dan una cifra, ya hay tamaño de casa. Si niegan, que digan el motivo por escrito: ese motivo es el primer peldaño. Un asesor independiente puede comparar.',
      },
      {
        needs: [],
        text: 'Una transferencia automática, por pequeña que sea, {antes}: {ponle|ponele} de concepto «puerta» y que salga al día siguiente de cobrar. Si el mes aguanta sin tocarla, la próxima sube un poco. Si hay que devolverla, baja a la mitad y se queda. Con tres seguidas, {pregunta|preguntá} a un asesor por la entrada.',
      },
      {
        needs: ['quien'],
        text: '{Cuéntaselo|Contáselo} a {quien} {antes}, con números: «Quiero comprar, tengo esto y me falta esto. ¿Qué no estoy viendo?». Si sale una idea concreta, {apúntala|apuntala} con fecha. Si salen ánimos, se agradecen y la lista sigue igual. Lo que se firme, eso sí, lo lee antes un abogado.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Suma|Sumá} {antes} el precio de una casa posible y lo que nadie pone en el anuncio: impuestos, escritura, inspección, mudanza. Debajo, la frase: «Llego si…». Si la termina una cantidad, {divídela|dividila} por meses. Si la termina un requisito, {pregunta|preguntá} a un asesor cómo se cumple. Una línea alcanza por ahora.',
      },
      {
        needs: [],
        text: 'Por escrito y {antes}, esta consulta a la oficina de vivienda o a un banco: «¿Qué ayudas hay para una primera compra y qué piden?». Si alguna te sirve, {imprime|imprimí} los requisitos y {marca|marcá} los que {cumples|cumplís}. Si ninguna encaja, una puerta queda descartada y la cuenta se vuelve más honesta.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien} y dos lápices, {antes}, cada cual escribe a solas la cuota que podría pagar y lo que no negocia. {Di|Decí} al comparar: «El plan sale de la cifra más baja». Si se acepta, hay presupuesto común. Si incomoda, el peldaño es esa charla. Después, un asesor.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Borra|Borrá} {antes} las alertas de casas que pasan de tu tope y {escribe|escribí} en su lugar: «Busco hasta tanto, aquí o aquí». Si con ese filtro queda algo, ahí está la búsqueda de verdad. Si no queda nada, el plan cambia de zona o de plazo, y saberlo ahorra visitas.',
      },
      {
        needs: [],
        text: '{Renuncia|Renunciá} a una sola vía, la que más cansa, y {despídela|despedila} {antes} por escrito: «Dejo de intentar esto porque no llega». Si al hacerlo aparece otra que no mirabas, {dedícale|dedicale} la hora liberada. Si solo aparece alivio, también rinde: con la cabeza libre, un asesor te entiende en una consulta.',
      },
      {
        needs: ['quien'],
        text: '{Aclárale|Aclarale} a {quien}, {antes}: «Por este camino no llego a la casa; necesito probar otro y que no me preguntes cada semana». Si respeta el trato, habrá aire para pensar. Si insiste con lo mismo, una respuesta corta, «te cuento cuando haya número», y a otra cosa. El número, con un asesor.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Junta|Juntá} {antes} las deudas que hoy te cobran interés, de menor a mayor, y {escribe|escribí} junto a la primera «esta se va». Si cabe pagarla con lo del próximo mes, la casa se acercó un escalón. Si no cabe, {llama|llamá} y {pregunta|preguntá} «¿qué plazo me ofrecen?». Un asesor orienta sin vender.',
      },
      {
        needs: [],
        text: 'Un mes sin anuncios, que empieza {antes}, y en su sitio una hoja pegada en la cocina con lo apartado cada semana. Si al terminar la cifra te sorprende, {vuelve|volvé} a mirar con ella en la mano. Si desanima, {cambia|cambiá} la cantidad, no la meta, y {consulta|consultá} plazos con un asesor.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} te guarde una fecha, {antes}: «Hasta fin de mes no miro casas; ese día repasamos los números, ¿sí?». Si acepta, {llega|llegá} con ahorro, deudas y cuota tope en una página. Si no puede, {búscate|buscate} a alguien que asesore sin comisión. La espera funciona cuando otra persona conoce su final.',
      },
    ],
  },
  closings: {
    yes: [
      'También la escalera más larga tiene el tamaño de un pie.',
      'Una puerta propia se abre mucho antes, en una cuenta aparte.',
      'Las casas se visitan con los ojos y se alcanzan con la libreta.',
    ],
    if: [
      'Medir la distancia ya la vuelve camino.',
      'Entre la llave y la mano suele haber un papel.',
      'Un «si» con número deja de ser un pero.',
    ],
    no: [
      'Cambiar de camino no mueve la casa de sitio.',
      'El anuncio que no se abre también ahorra.',
      'A veces la puerta estaba en otra calle, y más barata.',
    ],
    wait: [
      'Lo que se junta despacio no se cae por la escalera.',
      'Antes que las paredes se compra el suelo.',
      'Un mes sin mirar ventanas enseña a contar ladrillos.',
    ],
  },
};
