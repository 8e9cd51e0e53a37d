import type { CaseTexts } from '../../family.ts';

/** «competition.how». */
export const COMPETITION_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Prepararse es un oficio de tardes sin aplauso. Lo difícil está en saber qué parte trabajar y cuándo dejarla en paz.',
    },
    {
      needs: [],
      text: 'Hay algo que mostrar delante de quien compara, y la tentación de ensayar lo que ya sale. El nudo está en lo otro.',
    },
    {
      needs: [],
      text: 'Lo que se va a medir dura poco; lo que se prepara, bastante más. Entre esos dos relojes se te va el sueño.',
    },
    {
      needs: [],
      text: 'Competir empieza mucho antes, en una habitación donde nadie puntúa. Ahí se decide qué versión tuya va a presentarse.',
    },
    {
      needs: ['quien'],
      text: 'En tu manera de prepararte se mete {quien}, con su voz o con su marca. Falta decidir si entrena, si mira o si sobra.',
    },
    {
      needs: ['quien'],
      text: 'Prepararse a la vista, o a la sombra, que hace {quien} cambia cada gesto. Conviene encontrar uno que siga siendo tuyo.',
    },
    {
      needs: ['tiempo'],
      text: 'El plan tiene una medida, {tiempo}, y toda preparación se estira hasta llenar lo que le den. Hay que ponerle bordes.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} en la puerta, cada ensayo parece una factura. Para trabajar bien hace falta sacar esa cifra de la sala.',
    },
    {
      needs: ['lugar'],
      text: 'Aquello será en {lugar}, y el cuerpo prepara mejor lo que ya conoce. Lo que asusta es la parte del sitio que se inventa.',
    },
    {
      needs: ['evento'],
      text: 'Hacia {evento} van las horas, los nervios y buena parte de la cena. De esas tres cosas, solo una mejora con método.',
    },
    {
      needs: ['dia'],
      text: 'Con la fecha puesta, {dia}, la preparación dejó de ser un propósito. Ahora es una cuenta de días, y no todos son de apretar.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Como si fuera la primera vez: un ensayo torpe a propósito, hoy mismo, quita el miedo a la torpeza.',
      ],
      rev: [
        'if',
        'Con alguien que ladre a tiempo: lo que se prepara sin testigos suele dejar el mismo pie en el aire.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Poniendo las cuatro cosas en la mesa y trabajando una por sesión, de brazo a tierra y con reloj.',
      ],
      rev: [
        'no',
        'Juntando métodos, no: cada técnica nueva desordena la anterior, y quien te mide no pregunta cuántas {conoces|conocés}.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'En voz baja: un rato repasando con los ojos cerrados, y el plan guardado bajo el manto unos días.',
      ],
      rev: [
        'yes',
        'Preguntando justo lo que da pudor; ese rollo escondido suele ser el que entra en la prueba.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Por estaciones: siembra, riego y un día de mirar el campo; el cuerpo que va a presentarse también se abona.',
      ],
      rev: [
        'no',
        'A tirones, no: retocar cada noche lo que ya brotó lo deja sin raíz para el momento de enseñarlo.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con una silla de piedra: la hora fija, el orden fijo, y la puerta cerrada a quien venga a opinar.',
      ],
      rev: [
        'if',
        'Si el plan admite un cambio al mes, sirve; un programa que no se dobla acaba siendo armadura para la siesta.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Pidiendo una lección a quien ya estuvo ahí: dos llaves y una costumbre valen por cien videos sueltos.',
      ],
      rev: [
        'yes',
        'Respetando la técnica y torciendo un poco el sermón: lo que te distingue se ensaya aparte y con el mismo rigor.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Eligiendo una sola pieza que se pueda mirar de frente; lo que te gusta de verdad aguanta mejor las repeticiones.',
      ],
      rev: [
        'no',
        'Preparando lo que {imaginas|imaginás} que prefieren, no: se pasa el ensayo mirando hacia arriba y nadie mira la obra.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con la salida ensayada: los primeros treinta segundos, una y otra vez, hasta que las dos esfinges arranquen parejas.',
      ],
      rev: [
        'wait',
        'Bajando la marcha dos días: el entusiasmo va tirando para un lado, el método para otro, y se gasta rueda.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Trayendo los nervios al ensayo: se provoca un poco de susto en pequeño y se le pone la mano encima.',
      ],
      rev: [
        'wait',
        'Con un descanso puesto en el plan, no robado: el león que no duerme se come la víspera.',
      ],
    },
    'El Ermitaño': {
      up: [
        'yes',
        'A solas y por tramos: lo que alumbra el farol hoy, bien hecho, y ni un vistazo a la cumbre.',
      ],
      rev: [
        'if',
        'Con un pie ya en la bajada: una prueba ante tres personas enseña lo que cien tardes a solas esconden.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Con el imprevisto en el programa: se ensaya con ruido, con interrupción y con mala luz, y el centro se queda quieto.',
      ],
      rev: [
        'no',
        'Dando la vuelta de siempre, no: se busca el punto donde giró mal y se cambia ahí un gesto.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Con una hoja de cuentas: qué se mide, cuánto pesa cada cosa, y las horas repartidas según eso.',
      ],
      rev: [
        'no',
        'Sin exagerar la falta: quien solo practica lo que le sale mal entra con la balanza inclinada hacia el susto.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Mirando el programa desde abajo: un día sin tocarlo, y se ve qué sobraba y qué pedía otra postura.',
      ],
      rev: [
        'yes',
        'Dejando la pose de mártir: menos horas colgadas del mismo fallo, y un descanso que sirva para algo.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Despidiendo una parte: lo que no llega a tiempo se retira del programa con honores, y lo demás respira.',
      ],
      rev: [
        'wait',
        'Despidiendo bien otras veces, si las hubo: mientras se les lleven flores a cada ensayo, lo nuevo se prepara de luto.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Alternando: una sesión fuerte y una suave, sin derramar la segunda en la primera, y se ajusta al anochecer.',
      ],
      rev: [
        'no',
        'Con el doble en la última semana, no: lo que se llenó de más ese día se vacía delante de todos.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'No con la cadena de la comparación puesta: el rival no ensaya en tu casa, y aun así se come tus horas.',
      ],
      rev: [
        'yes',
        'Quitando un solo hábito de esos que se llevan bien, el teléfono o el café tardío; las manos libres, al trabajo.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Buscando la grieta antes que el aplauso: se le pide a alguien que tire una piedra, y se repara lo que cruja.',
      ],
      rev: [
        'wait',
        'Parando donde algo avisa: si duele el cuerpo o tiembla el pulso, la corona puede esperar y un médico mira.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con una jarra diaria: veinte minutos del mismo gesto, aunque no haya ganas, y el cielo que espere.',
      ],
      rev: [
        'wait',
        'Con la cabeza donde se pueda hoy: un repaso corto, sin medirse con nadie, y la cama a buena hora.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De día y con datos: las dudas de la noche se apuntan y no se entrenan hasta verlas con sol.',
      ],
      rev: [
        'yes',
        'Ensayando a la hora y en el sitio parecidos a los de verdad, que al camino le quita bastante niebla.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Empezando por lo que se disfruta, sin silla y sin agarrarse, y entrando por ahí en lo que cuesta.',
      ],
      rev: [
        'if',
        'Con un trato previo: si hoy no hay gusto, se hace la parte corta y no se finge la larga.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Oyéndose: una grabación, un espejo, una libreta, y se rescata lo bueno de cada toma antes de corregir.',
      ],
      rev: [
        'no',
        'No calificándote por adelantado: la trompeta llama a empezar, y la nota la pone quien tenga que ponerla.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'De principio a fin, sin parar: las vueltas enteras enseñan lo que no enseñan los pedazos brillantes.',
      ],
      rev: [
        'if',
        'Con los bordes cerrados: entrada, salida y lo que se lleva en la mano; esa hoja del laurel nadie la ensaya.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Tres sesiones cortas {antes}, de treinta minutos, con el mismo comienzo y un alto en el reloj. En la libreta, al final: «Hoy mejoró esto». Si se llena con algo concreto, el método sirve. Si la línea sale vaga, la sesión siguiente se dedica a una sola dificultad, con nombre.',
      },
      {
        needs: [],
        text: '{Graba|Grabá} una pasada completa, con el teléfono apoyado donde lo verían otros, y {mírala|mirala} {antes} una sola vez con un papel: «Esto sí, esto todavía no». Si ganan los síes, se repite igual. Si pierden, se elige el «todavía» más corto y con ese se trabaja.',
      },
      {
        needs: ['quien'],
        text: '{Dile|Decile} a {quien} qué ayuda sirve y cuál estorba: «Necesito que me cronometres una vez; los consejos, después». {Pídelo|Pedilo} {antes}, con la hora puesta. Si puede, es un ensayo con público de uno. Si no puede, se hace a solas y el reloj se queda sobre la mesa.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Lo que van a medir, copiado en una columna; en la otra, las horas que le {dedicas|dedicás} a cada cosa. {Termínalo|Terminalo} {antes} y {pon|poné} arriba: «¿Se parecen?». Si se parecen, el plan va bien repartido. Si no, se mueve una hora de donde luce a donde falta.',
      },
      {
        needs: [],
        text: '{Arma|Armá} {antes} un ensayo con estorbo: alguien que entra, ruido en la calle, una luz que falla. Frase para volver: «Sigo desde aquí». Si la {encuentras|encontrás} enseguida, el plan aguanta. Si te {pierdes|perdés}, se ensaya solo el regreso, que dura segundos y salva lo demás.',
      },
      {
        needs: ['quien'],
        text: 'Una hora con {quien}, ni más, y con una sola pregunta: «¿Qué harías primero en mi lugar?». {Acuérdalo|Acordalo} {antes} y con papel. Si señala lo que ya sospechabas, se hace en la sesión siguiente. Si dice algo raro, {pruébalo|probalo} una vez y ya se verá si se descarta: el oído ajeno no arrastra tu costumbre.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Una lista de lo que no se va a tocar más, con el título «Esto ya está» y tu firma debajo. {Ciérrala|Cerrala} {antes}. Si cada punto se queda en paz, sobran horas para lo que falta. Si {vuelves|volvés} a abrir uno, {elige|elegí} cuál de los otros se queda sin tarde.',
      },
      {
        needs: [],
        text: 'Nada de mirar a los demás mientras dure una sesión, y {apunta|apuntá} en una tarjeta la frase de arranque: «Vengo a esto». {Llévala|Llevala} en el bolsillo {antes}, en tres ensayos seguidos. Si la comparación se cuela, {léela|leela} y {sigue|seguí}. Si no se cuela, la tarjeta ya hizo su parte.',
      },
      {
        needs: ['quien'],
        text: 'Las opiniones que trae {quien} a medio plan se agradecen y se aplazan: «Ahora no me sirve cambiar; al terminar te escucho sin prisa». {Dilo|Decilo} {antes}, con buen tono. Si lo acepta, se apunta en una hoja lo que iba a decir. Si insiste, se ensaya en otra habitación.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Un día entero sin practicar, con el motivo escrito: «Descanso, que también es parte». {Búscale|Buscale} sitio {antes}, y que sea de verdad, sin repasos mentales. Si al volver hay algo más suelto, era fatiga. Si todo sigue trabado, o duele, que lo vea un médico o alguien que entrene.',
      },
      {
        needs: [],
        text: 'Falta preguntar y no hacer: a quien organiza, {antes}, «¿Hay ejemplos de otras veces o se puede ver el lugar?». Si los hay, se estudian sin copiarlos. Si no los hay, se trabaja con las bases y ya, que es igual para todos, y se deja de imaginar un jurado con colmillos.',
      },
      {
        needs: ['quien'],
        text: 'Por esta semana, que {quien} no vea lo que {llevas|llevás}. Una frase amable alcanza: «Todavía está en obras; te lo enseño cuando cierre». {Dísela|Decísela} {antes} y, mientras, {trabaja|trabajá} sin contar. Si pide una fecha, dale una corta. Si se ofrece a mirar en vez de opinar, tal vez conviene.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo que se repite sin testigos un día entra solo en la sala.',
      'Nadie ve las tardes, y las tardes son casi todo.',
      'Un comienzo muy ensayado deja libre la cabeza para el resto.',
    ],
    if: [
      'Las horas se parecen a los cajones: sirven si se sabe qué guardan.',
      'Un error ensayado es un error con salida.',
      'Quien sabe volver ya no necesita no caerse.',
    ],
    no: [
      'Pulir lo que brilla también es una manera de no trabajar.',
      'El rival de al lado nunca ha ensayado por nadie.',
      'Una preparación completa tiene también su lista de renuncias.',
    ],
    wait: [
      'Se afina mejor un instrumento que ha dormido en su estuche.',
      'El día libre es el ensayo que nadie se atreve a poner.',
      'No hay músculo, ni memoria, que crezca con la luz siempre encendida.',
    ],
  },
};
