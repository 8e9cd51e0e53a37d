import type { CaseTexts } from '../../family.ts';

/** «liking-will». */
export const LIKING_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una mirada repetida, una amabilidad de más, y la cabeza hace el resto del trabajo. Entre ser amable y algo distinto hay un borde tan fino que no se ve desde fuera.',
    },
    {
      needs: [],
      text: 'Los gestos pequeños son los peores: no prueban nada y no dejan dormir. Con un par de ellos cualquiera arma una historia, y después quiere que alguien le cuente el final.',
    },
    {
      needs: [],
      text: 'Saber si hay reciprocidad sin preguntar es un deporte antiguo, con muchas horas de juego y pocos resultados. La otra manera dura un minuto y asusta bastante más.',
    },
    {
      needs: [],
      text: 'Cuando alguien gusta, hasta un saludo parece llevar letra pequeña. Leerla desde lejos cansa, y casi siempre se acaba leyendo lo que las ganas quieren que diga.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} cada gesto viene sin traducción: puede ser cariño, costumbre o buena educación. Mirar es fácil; lo difícil es aguantar las ganas de traducir por cuenta propia.',
    },
    {
      needs: ['quien'],
      text: 'Que {quien} mueve algo por dentro está claro; lo que pasa al otro lado, no. Esa mitad no se adivina, pero hay maneras decentes de acercarse a ella.',
    },
    {
      needs: ['quien'],
      text: 'Pensar en {quien} ocupa ya más horas que hablar con {quien}. Ahí está la desproporción: mucha escena imaginada y todavía muy pocas frases de verdad.',
    },
    {
      needs: ['quien'],
      text: 'Sobre {quien} opinan las amistades, opinan los indicios y opina la almohada. La única persona que podría contestar sigue sin oír la pregunta, y por eso todo vale.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} se saluda a mucha gente, y por eso cuesta reconocer un saludo distinto. Puede ser el oficio, puede ser el carácter, puede ser otra cosa.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Mientras {quien} exista solamente en {lugar}, cualquier amabilidad puede venir incluida con el sitio. Lo que falta por saber empieza donde se acaban el horario y la costumbre.',
    },
    {
      needs: ['dia'],
      text: 'Lo que pasa {dia} dura unos minutos y alcanza para repasar la semana entera. Tanta repetición gasta los gestos, y ninguno acaba de decir lo que se quiere oír.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo} juntando indicios, la cuenta sigue sin cerrar: todos pesan un poco y ninguno basta. Queda lo único que un indicio no sabe hacer, que es contestar.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Hace {tiempo} que {quien} vuelve en la misma pregunta, a veces con un sí al lado y a veces con un no. La pregunta ha viajado mucho sin llegar a destino.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'Entre {quien} y esta duda está {cosa}, que puede significar muchísimo o nada en absoluto. Las cosas pequeñas aguantan cualquier explicación, hasta la más hermosa.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Sin plano llega el Loco hasta el borde, con el perro avisando a los pies. Puede ir a algo, si alguien da un paso que no esté en la rutina. Que [quien:{quien}|la otra persona] se sume o no se verá ahí, en terreno nuevo; repitiendo el mismo saludo, el suelo no cambia.',
        task: '{Propón|Proponé}, {antes}, una tontería agradable y fuera de programa: «¿Y si hoy damos la vuelta larga?». [lugar:Basta con que no sea lo de siempre en {lugar}|Basta con que no sea lo de siempre] y que dure poco. Si se suma o inventa otra cosa, hay con quien jugar. Si pone una excusa y no ofrece otro día, {vuelve|volvé} al saludo: el borde queda donde estaba.',
        end: 'Un paso fuera de la rutina cuenta más que diez miradas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No con lo que hay. El Loco invertido ya camina por el aire, y debajo se acumulan las suposiciones. Una mirada, un guiño, [cosa:lo ocurrido con {cosa}|un gesto suelto] no alcanzan para contestar en nombre de otra persona. Depende de volver a pisar hechos, y con [quien:{quien}|quien te gusta] eso está en tu mano.',
        task: '{Cuenta|Contá} la historia en cinco renglones, {antes}, usando solo verbos que se puedan grabar: vino, miró, dijo, se fue. Prohibidos «parece» y «seguro que». {Léela|Leela} como si fuera ajena. Si todavía hay algo que contar, una pregunta sencilla la continúa: «¿Cómo va tu semana?». Si quedan dos renglones, el resto lo pusieron las ganas, y puede esperar.',
        end: 'Dos renglones ciertos sostienen más que una novela imaginada.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'El Mago tiene cuatro herramientas sobre la mesa y levanta una. Sí hay modo de saber, y empieza por la copa: pedir algo pequeño y devolverlo lleno. Depende de lo que [quien:{quien}|la otra persona] haga cuando le toque poner algo de su parte. Lo tuyo es levantar la copa primero.',
        task: '{Pide|Pedí}, {antes}, una recomendación que tengas que cumplir: «¿Qué canción debería oír hoy?», o un plato, o un libro. {Cúmplela|Cumplila} de verdad y {vuelve|volvé} con tu opinión [lugar:la próxima vez en {lugar}|la próxima vez]. Si pregunta, discute o recomienda otra, la conversación ya camina por ambos lados. Si dice «qué bien» y nada más, te queda una canción.',
        end: 'La segunda pregunta dice más que la primera mirada.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Mago invertido deja caer la mesa, y en el desorden cada cual levanta algo distinto: una amistad jura que sí, alguien jura que no. No, por intermediarios no se llega a saber. Lo que cuenten sobre [quien:{quien}|esa persona] son objetos rodando. Depende de una pregunta tuya, pequeña y sin público.',
        task: '{Despide|Despedí} a los mensajeros, {antes}: «Gracias por averiguar; desde aquí pregunto yo». Después, [lugar:en {lugar}|cara a cara], una sola pregunta por cuenta propia, de las que cualquiera contesta: «¿Te molesta si me quedo a conversar?». Si la respuesta invita, {siéntate|sentate}. Si es cortés y breve, {créele|creele} a la respuesta antes que al rumor, por simpático que sea.',
        end: 'Tres testigos de oídas no hacen una conversación.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Delante se sienta la Sacerdotisa, entre la columna de la B y la de la J, sin decir cuál es la buena. Todavía no se sabe, y leer por dentro a [quien:{quien}|otra persona] no le toca a nadie. Depende de lo que diga su propia boca; lo tuyo es dejarle espacio y tener buen oído.',
        task: 'En la próxima conversación, {antes}, {haz|hacé} dos preguntas y {cuenta|contá} las que vuelven. Sirve cualquiera: «¿Qué tal empezó el día?». {Lleva|Llevá} la cuenta con los dedos, [lugar:en {lugar}|en el bolsillo], sin llenar los huecos. Si regresa alguna, hay motivo para otra conversación más larga. Si en tres encuentros no regresa ninguna, {deja|dejá} las columnas en paz y {guarda|guardá} el buen trato.',
        end: 'Para oír una pregunta hay que dejar un hueco donde quepa.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Sacerdotisa, invertida, tiene el velo por el suelo, y quizá lo más tapado fuera lo tuyo. Puede avanzar, si algo de este lado se deja ver. Con la cara de siempre, [quien:{quien}|la otra persona] no tiene a qué responder. Una señal clara y pequeña depende de {ti|vos}; lo que conteste, ya no.',
        task: '{Deja|Dejá} ver, {antes}, que una ausencia se nota: «El otro día no coincidimos y se sintió raro». [lugar:En {lugar}|Al saludar], como quien comenta el clima, y después a otro tema. Si pregunta quién lo sintió, {contesta|contestá} la verdad: «Yo». Si lo deja pasar, quedó un comentario amable que no compromete a nadie, y el velo puede volver a su sitio.',
        end: 'Es difícil responderle a quien disimula tan bien.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'En el trigal de la Emperatriz nada crece a tirones; crece porque alguien se queda. Sí, hay terreno, y lo que dé depende del tiempo compartido sin prisa. Si los ratos con [quien:{quien}|esa persona] se alargan por los dos lados, eso se puede contar. Lo demás es adivinar semillas, y quedarse un poco más te toca.',
        task: '{Alarga|Alargá} un encuentro diez minutos, {antes}, [lugar:en {lugar}|donde se dé], sin plan alguno: «Hoy no tengo prisa; ¿y tu día, cómo viene?». {Fíjate|Fijate} en los pies: quién se despide y cuántas veces. Si la despedida se repite y nadie se mueve, {ofrece|ofrecé} otro rato con café. Si mira el reloj, {agradece|agradecé} y {deja|dejá} ir: otro día, más corto.',
        end: 'Hay despedidas que necesitan tres intentos, y esas se cuentan.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Puede ir a algo, si queda sitio para recibir. La Emperatriz invertida tiene el campo volcado: de un lado sobra grano, del otro no se sabe. Mientras todo venga servido, [quien:{quien}|la otra persona] no tiene dónde poner lo suyo. Depende de dejar un hueco a la vista y mirar, con paciencia, si alguien lo llena.',
        task: '{Pide|Pedí}, {antes}, un favor pequeño y fácil de negar: «¿Me {ayudas|ayudás} a elegir?» o «¿Me {guardas|guardás} el sitio un minuto?». [lugar:En {lugar} siempre hay alguno|En la rutina siempre hay alguno]. No lo devuelvas en el acto. Si lo hace y agrega algo, da las gracias y {deja|dejá} que siga. Si no puede, o lo hace y se aleja, {descansa|descansá} de servir unos días.',
        end: 'Un favor pedido dice lo que diez regalos callan.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'El Emperador se sienta en piedra y de piedra quiere las pruebas: cosas que se puedan tocar. Puede haber algo, si lo que te toca a {ti|vos} se distingue de lo que toca al resto. Ser amable con la gente es una cosa; la constancia con alguien, otra. Con [quien:{quien}|esa persona], eso se mide mirando.',
        task: '{Dedica|Dedicá} un rato, {antes}, a mirar el trato que reparte [lugar:en {lugar}|alrededor] con tres personas más, y {anota|anotá} tres renglones por cabeza: «saluda», «pregunta», «se queda». Si los renglones son idénticos, hay amabilidad, y ya es bastante. Si en el tuyo hay uno de más, {prueba|probá} su firmeza con una invitación breve, de las que se declinan sin apuro.',
        end: 'La amabilidad se reparte; las ganas de quedarse, bastante menos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No a la fuerza. Al Emperador invertido se le cae el cetro: aquí nadie manda, y menos sobre el sí de otra persona. Ni un beso sin permiso ni una confesión que acorrale. Lo que pueda haber con [quien:{quien}|quien te gusta] depende de una pregunta hecha antes del gesto y de un sí que se oiga bien.',
        task: '{Estrena|Estrená}, {antes}, la pregunta corta que va delante de cualquier gesto: «¿Puedo sentarme aquí?» o, si hay confianza, «¿Te puedo dar un abrazo?». [lugar:En {lugar}|Donde sea], y con las manos quietas mientras llega la respuesta. Si el sí sale claro, el paso siguiente también se pregunta. Si sale un «bueno…» o un silencio, {tómalo|tomalo} por no y {cambia|cambiá} de tema.',
        end: 'Lo que se pide se disfruta; lo que se roba se explica.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'El Hierofante bendice a sus dos acólitos con el mismo gesto: es su oficio. Puede haber algo, si la simpatía sobrevive fuera del papel. Quien atiende, enseña, cuida o acompaña tiene maneras de costumbre; con [quien:{quien}|esa persona] depende de un encuentro donde nadie esté de servicio, y proponerlo te toca a {ti|vos}.',
        task: '{Propón|Proponé}, {antes}, diez minutos sin mostrador, sin aula y sin turno: «Me gustaría conversar un día en otro sitio; y si no, aquí también está bien». [lugar:Se dice en {lugar}|Se dice de pie], y a otra cosa. Si acepta, la conversación ya salió del oficio. Si agradece y no propone nada, {deja|dejá} que siga siendo buena compañía de horario, sin repetirlo.',
        end: 'A la gente se la conoce cuando cuelga el delantal.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Con el Hierofante invertido, las dos llaves se caen del manual. Sí se puede averiguar, y sin él: ni listas de señales, ni cuestionarios, ni culpa por sentirlo. Para [quien:{quien}|esa persona] nadie ha escrito un código. Depende de una pregunta amable, de igual a igual, y hacerla sí está en tu mano.',
        task: '{Cierra|Cerrá}, {antes}, todas las páginas que prometen interpretar miradas. En su lugar, una pregunta de persona a persona, [lugar:en {lugar}|donde haya calma]: «¿Te gusta conversar conmigo?». Si contesta que sí, {agrega|agregá}: «A mí también; ¿seguimos otro día?». Si se encoge de hombros, ahí hay más información que en todas las páginas juntas, y se acaba el estudio.',
        end: 'Ningún manual conoce a la persona que {tienes|tenés} delante.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'yes',
        ahead:
          'En los Enamorados él la mira a ella y ella mira hacia lo alto: dos miradas que todavía no se encuentran. Sí puede llegar a algo, y lo que falta es corto: devolver la mirada con una palabra. Lo que [quien:{quien}|la otra persona] vea es suyo; que tus ojos no se escondan depende de {ti|vos}.',
        task: 'Cuando vuelvan a cruzarse los ojos, {antes}, [lugar:en {lugar}|donde sea], {sostén|sostené} los tuyos dos segundos y {ponles|poneles} sonido: «Hola, qué bueno coincidir». Si contesta con algo más que un hola, {pregunta|preguntá} por su día. Si saluda y vuelve a lo suyo, una vez no prueba nada: {repite|repetí} otro día y, con dos iguales, {deja|dejá} descansar la vista.',
        end: 'Una mirada con «hola» deja de ser un misterio.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Depende de un dato antes que de cualquier sentimiento. Los Enamorados, invertidos, tienen el ángel debajo y el campo por revisar: si hay pareja o promesa, de un lado o del otro. Con el campo libre se puede preguntar más. Si [quien:{quien}|esa persona] ya está con alguien, la respuesta es no, y es limpia.',
        task: '{Averigua|Averiguá} el dato de frente, {antes}, sin sondear a terceros: «¿{Sales|Salís} con alguien?». Con naturalidad, [lugar:en {lugar}|en medio de otra cosa], no obliga a explicar por qué. Si hay alguien, «qué bueno» y a otro tema. Si no hay nadie y quiere saber el motivo, la verdad cabe en seis palabras: «Porque me gusta pasar ratos así».',
        end: 'Un dato a tiempo ahorra medio año de suspiros.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'El Carro no se mueve hasta que la esfinge blanca y la negra reciben la misma orden. Sí puede ir a alguna parte, siempre que se le ponga calle y día. Si [quien:{quien}|la otra persona] escoge uno, o propone otro, hay rumbo; si ninguno le sirve, también se entiende. Dar la orden está en tu mano.',
        task: '{Ofrece|Ofrecé} dos fechas, {antes}; ni una ni cinco: «¿Un paseo el martes o el viernes?». [lugar:Mejor en otro sitio que no sea {lugar}|Mejor en terreno neutral], y con hora de regreso. Si elige, {confirma|confirmá} y no agregues. Si propone una tercera, mejor todavía. Si responde «uno de estos días», {contesta|contestá} «cuando quieras» y {afloja|aflojá} las riendas.',
        end: 'Entre dos fechas se responde mejor que entre dos suspiros.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Carro invertido lleva una esfinge que corre y otra que se sienta, y así no hay viaje. Todavía no se sabe: los avances se mezclan con las frenadas. Depende de mirar quién se movió por última vez. Si fue [quien:{quien}|la otra persona], responder está en tu mano; si salió de tu lado, lo que toca es esperar.',
        task: '{Dibuja|Dibujá}, {antes}, los últimos seis movimientos: saludos, mensajes, preguntas. Una flecha hacia fuera por cada uno tuyo, hacia dentro por cada uno suyo. Si la última apunta hacia {ti|vos}, {contesta|contestá} hoy: «Me quedé pensando en lo que dijiste». Si apunta hacia fuera, siete días con las riendas quietas, [lugar:incluso en {lugar}|sin excepciones], y que haya lugar para una flecha ajena.',
        end: 'La última flecha dice a quién le toca moverse.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'La mujer de la Fuerza apoya la mano en el león y espera a que baje la cabeza. Sí, hay con qué acercarse, y se hace así: con suavidad, en serio, sin una broma que lo tape. Lo que [quien:{quien}|la otra persona] haga con una preferencia dicha despacio será su respuesta. Decirla depende de {ti|vos}.',
        task: '{Dile|Decile}, {antes}, una preferencia pequeña y verdadera: «Me gusta más venir cuando estás». [lugar:En {lugar}|De paso] suena natural. Después, un momento sin reír ni disculparte. Si responde con algo parecido, o con curiosidad, {acerca|acercá} la mano un poco: «¿Y si un día venimos a la misma hora?». Si se incomoda, {retírala|retirala} y {vuelve|volvé} al trato de siempre.',
        end: 'Una preferencia dicha despacio gana a un piropo gritado.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No, mientras conteste el león. La Fuerza invertida deja las fauces sueltas: un comentario picado, unos celos por un saludo ajeno, un mal modo. Con los dientes por delante no se averigua nada sobre [quien:{quien}|nadie]. Depende de calmar lo propio; con el pulso tranquilo, la pregunta vuelve a tener sentido y hasta gracia.',
        task: 'Si algo te muerde por dentro, {antes}, una risa con otra gente, un saludo más largo [lugar:en {lugar}|para alguien más], {escribe|escribí} el comentario picado en una nota y {guárdala|guardala} una hora con llave. Si al volver sigue siendo verdad, {dila|decila} sin dientes: «Me habría gustado estar en esa conversación». Si se deshizo, {bórrala|borrala} y {felicita|felicitá} al león.',
        end: 'Los celos hablan de las ganas, y bastante mal.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'El farol del Ermitaño alumbra lo que está a un paso; de lejos, cualquier bulto parece alguien esperando. Todavía no se puede responder, porque falta cercanía. Antes de saber si hay reciprocidad conviene saber quién es [quien:{quien}|esa persona]: qué le divierte, adónde va cuando se va. Acercar la luz sí depende de {ti|vos}.',
        task: '{Escribe|Escribí}, {antes}, cinco cosas que [quien:{quien}|esa persona] te haya contado por su propia boca. Si no hay cinco, {consigue|conseguí} una más [lugar:en {lugar}|de frente]: «¿Y después de aquí, qué sigue?». Si al oírla te gusta más, {sigue|seguí} acercando el farol. Si el gusto se enfría, era por el bulto, y nadie tuvo que contestar nada.',
        end: 'Cinco datos pequeños alumbran más que una corazonada grande.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí puede llegar a algo, y desde más cerca: el Ermitaño invertido lleva el farol tan abajo que nadie le ve la cara. Depende de colocarte donde [quien:{quien}|la otra persona] pueda encontrarte sin buscar. Gustar sin dejarse ver es un arte solitario, y salir de él está enteramente en tu mano.',
        task: '{Muévete|Movete} un lugar, {antes}: una silla más cerca, la fila de al lado, el extremo donde se conversa. [lugar:En {lugar}|En el sitio de siempre] basta medio metro. Si pregunta, «desde aquí se oye mejor». Da tres encuentros a la nueva posición. Si de ahí sale conversación sin forzarla, {invita|invitá}. Si no sale, por lo menos se acabó adivinar de espaldas.',
        end: 'Medio metro menos ahorra una docena de indirectas.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'La Rueda de la Fortuna trae y lleva; los encuentros casuales son todos suyos. Puede ir a algo, si uno de esos giros deja de ser casual. No hace falta confesión, basta acordar una coincidencia. Si [quien:{quien}|la otra persona] aparece a la hora, o avisa, ya no es solo la rueda. Poner la hora te toca.',
        task: '{Convierte|Convertí} el azar en una cita minúscula, {antes}: «¿Mañana a las cinco, por aquí?». {Llega|Llegá} con algo que leer y {quédate|quedate} quince minutos [lugar:en {lugar}|en el punto acordado]. Si aparece o avisa, {acuerda|acordá} otra, un poco más larga. Si no aparece ni comenta nada, {termina|terminá} el capítulo: la casualidad recupera su puesto y no hubo escena.',
        end: 'A la suerte se le ayuda diciéndole la hora.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No lo va a decir la suerte. La Rueda de la Fortuna, invertida, gira en vacío: si mira antes de tres, si el número sale par, si llueve. Sobre [quien:{quien}|esa persona] no hay nada escrito en ese juego. Depende de cambiar el sorteo por una fecha y una pregunta, y la fecha la {pones|ponés} {tú|vos}.',
        task: '{Jubila|Jubilá}, {antes}, tu adivinanza favorita, la que más {consultas|consultás} a escondidas. En su lugar {escribe|escribí} en el calendario: «Preguntar si quiere ir por un helado». [lugar:No hace falta que sea en {lugar}|No hace falta un sitio especial]. Si llega el día y {preguntas|preguntás}, cualquier respuesta informa más que veinte sorteos. Si lo {dejas|dejás} pasar, {apunta|apuntá} otra fecha, y solo otra.',
        end: 'Las margaritas no contestan, y encima se quedan sin pétalos.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'La Justicia levanta la balanza antes de que lleguen las pruebas, nunca después. Puede que sí, si de antemano se acuerda qué cuenta: un guiño pesa poco; una tarde propuesta, mucho. Con [quien:{quien}|esa persona], la respuesta cuelga de hechos que cualquiera aceptaría. Fijar la medida es lo que {pones|ponés} {tú|vos}.',
        task: '{Redacta|Redactá}, {antes}, seis líneas: tres hechos que aceptarías como un sí («propone un día», «cuenta algo suyo», «se queda sin motivo») y tres que aceptarías como un no. Con fecha, y a un cajón. Después, [lugar:en {lugar}|en los encuentros], solo cuenta lo escrito. Si en dos semanas aparece un sí, {invita|invitá}. Si aparecen los noes, {respeta|respetá} tu propia letra.',
        end: 'Las reglas se escriben antes de encariñarse con el resultado.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no hay sentencia. En la Justicia invertida un platillo queda lleno y el otro vacío: se oyeron los indicios a favor y nadie llamó a los demás. Cada gesto admite varias explicaciones. Lo que haya con [quien:{quien}|esa persona] sigue abierto, y se aclara cuando pese igual lo que no conviene.',
        task: '{Anota|Anotá} tus tres mejores indicios, {antes}, y al lado de cada uno otra explicación decente: sueño, costumbre, cortesía, un tic. [cosa:Lo ocurrido con {cosa} también entra|El favorito también entra]. Si alguno resiste, {pregunta|preguntá} por ese y por ninguno más: «Tengo curiosidad, ¿por qué aquello?». Si ninguno resiste, no se pierde gran cosa: queda una amabilidad, y el caso se archiva sin culpables.',
        end: 'Un indicio suele enamorarse de quien lo guarda.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Quieto, con las manos a la espalda y el rostro sereno, el Colgado deja que pase lo que tenga que pasar delante de él. Todavía no se sabe. Lo que haga falta saber sobre [quien:{quien}|esa persona] cabe en una pausa, y las pausas suelen llenarse antes de tiempo. Dejar una vacía te corresponde.',
        task: 'Una vez, {antes}, después de decir algo tuyo, {cuenta|contá} por dentro hasta siete. Sirve una frase con el cabo suelto: «Ayer me acordé de algo que dijiste». Luego, manos a la espalda. [lugar:El ruido que haya en {lugar} ayuda|El ruido de alrededor ayuda]. Si pregunta qué fue, hay conversación. Si el siete llega sin nada, {despídete|despedite} con amabilidad y sin rellenar.',
        end: 'Siete segundos callados dicen más que siete mensajes seguidos.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Colgado invertido ya tiene los pies hacia el suelo: falta soltar el nudo. [tiempo:Con {tiempo} de espera|Con tanta espera encima], seguir en la cuerda no aclara nada. Puede salir algo si se pregunta; si no sale, se camina. [quien:Lo que {quien} sienta|Lo que sienta la otra persona] lo dirá un sí o un no, y el plazo de tu espera es asunto tuyo.',
        task: '{Marca|Marcá} en el calendario una fecha tope, elegida {antes}, y debajo la frase: «Me gustas; con un sí o un no me arreglo». Ese día se dice, [lugar:en {lugar} o donde haya calma|donde haya calma]. Si es sí, {acuerda|acordá} un plan pequeño. Si es no, {agradece|agradecé} la claridad. Si la fecha pasa sin decirlo, la espera terminó de todos modos.',
        end: 'Una espera con fecha ya tiene un pie en el suelo.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'El caballo de la Muerte pasa por encima de algo querido: la persona inventada. Con esa no va a haber nada, porque nunca dijo una palabra por su cuenta. Con [quien:{quien}|la de verdad] está por verse, y cuelga de oír a quien sí contesta. Al fondo de la carta, entre dos torres, hay sol.',
        task: '{Retira|Retirá}, {antes}, el apodo, la canción y el final que tenía la historia. Durante un día, todo lo que cuentes [lugar:de lo que pasa en {lugar}|de esto] lleva su nombre verdadero. Si falta el nombre, {pídelo|pedilo}: «Nunca te pregunté tu nombre». Si la persona con nombre te sigue gustando, {invita|invitá}. Si te gustaba más la otra, {despídela|despedila} con cariño.',
        end: 'Con un apodo no se puede tomar café.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Muerte, invertida, frena el caballo a un palmo de la respuesta. Todavía no, y el motivo es humano: mientras no se pregunta, nada termina. Lo que diga [quien:{quien}|la otra persona] se oye bien cuando el no también tiene sitio. Hacerle ese sitio va primero, y no le corresponde a nadie más.',
        task: '{Escribe|Escribí} dos respuestas en dos papeles: «También me gustas» y «Te aprecio de otra manera». {Lleva|Llevá} la segunda en el bolsillo un día entero, {antes}, [lugar:también en {lugar}|a todas partes]. Si al llegar la noche cenaste y algo te hizo reír, ya se puede preguntar. Si pesó demasiado, {cámbiala|cambiala} por la otra, {descansa|descansá} y {prueba|probá} en unas semanas.',
        end: 'Un no pesa menos en el bolsillo que en la cabeza.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'De una copa sale agua y a la otra le toca devolverla: eso hace el ángel de la Templanza. Puede haber algo, si el cariño va y vuelve en medidas parecidas. Lo tuyo es servir un sorbo y mirar el regreso; devolverlo o no le toca [quien:a {quien}|a la otra persona]. Con tres idas y vueltas se puede decir más.',
        task: '{Cuenta|Contá}, {antes}, algo personal del tamaño de un sorbo: «Mi miedo más tonto son las palomas», o el que sea cierto. [lugar:En {lugar}|En una pausa] alcanza con eso; {deja|dejá} ahí la copa. Si vuelve una confidencia parecida, {guárdala|guardala} bien y otro día {sirve|serví} la segunda. Si vuelve un «ah» y nada más, la medida de hoy es el saludo.',
        end: 'Las confidencias, como el agua, buscan el mismo nivel.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Así no se aclara. La Templanza, invertida, mezcla las dos copas en el suelo: el chiste con la verdad, la cortesía con el cariño. Una confesión dicha en broma recibe una risa, y ahí se queda. Con [quien:{quien}|esa persona] hace falta un rato de agua sola, sin ironía, y ese rato lo pone quien lo necesita.',
        task: '{Ten|Tené}, {antes}, una conversación de cinco minutos sin un solo chiste, [lugar:en {lugar}|donde se dé], sobre algo que importe a medias: un plan, un cansancio, una receta. Al final, «gracias, me gustó hablar en serio». Si quiere seguir, la copa limpia existe y se puede llenar. Si enseguida vuelve la broma, {ríete|reíte} con ganas: hoy la compañía es de risa.',
        end: 'Lo dicho medio en broma recibe media respuesta.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'wait',
        ahead:
          'La pareja del Diablo lleva cadenas que se quitarían con dos dedos. Todavía no se puede mirar bien: mientras un solo gesto alimente semanas enteras, se ve el gesto y no se ve a [quien:{quien}|quien lo hizo]. Cuelga de aflojar la repetición. Con la cabeza más libre, lo siguiente se mirará sin lupa.',
        task: '{Ponle|Ponele} horario al pensamiento, {antes}: media hora al día, con reloj y hasta con café. Fuera de ese rato, la frase es «a las siete te atiendo». Si la media hora sobra, la cadena está en el suelo y se puede invitar con calma [quien:a {quien}|a conversar]. Si el día se desborda siempre, {cuéntaselo|contáselo} a alguien de confianza: eso también afloja.',
        end: 'Un guiño dura un segundo; el resto lo pone quien lo repite.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, se puede mirar de frente: con el Diablo invertido las cadenas caen y se ve quién las puso. La edad, el oficio, el qué dirán; hay prohibiciones de verdad y prohibiciones prestadas. Si entre [quien:{quien}|esa persona] y tus ganas quedan solo las segundas, todo cuelga de una pregunta, y la pregunta es tuya.',
        task: '{Escribe|Escribí}, {antes}, cada «no se puede» y al lado quién lo dijo. {Subraya|Subrayá} los que cuidan a alguien: una pareja, una edad que no corresponde, una norma [lugar:seria en {lugar}|de trabajo]. Esos se respetan, y el asunto acaba ahí. Si lo demás es vergüenza prestada, {táchala|tachala} y {di|decí}: «Me gustaría conocerte un poco más». Con lo que conteste ya se decide.',
        end: 'Hay prohibiciones que protegen y otras que solo hacen ruido.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'El rayo de la Torre cae sobre lo más alto, o sea, sobre la certeza. No, dado por hecho no: ni el «está clarísimo» ni el «es imposible» se sostienen. Lo que haya con [quien:{quien}|esa persona] se sabe a ras de suelo, preguntando y admitiendo la posibilidad de error. Bajar por la escalera todavía es voluntario.',
        task: '{Pregunta|Preguntá}, {antes}, con el error por delante: «Puede que me equivoque; ¿es idea mía o aquí hay simpatía?». [lugar:Sirve un rincón tranquilo en {lugar}|Sirve un rincón tranquilo], lejos de oídos curiosos. Si contesta que la hay, {propón|proponé} un rato y nada más. Si contesta que es idea tuya, «gracias por decírmelo» cierra bien la escena: cayó una corona, y pesaba.',
        end: 'Quien admite que puede equivocarse cae desde muy poca altura.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La Torre invertida tiene grietas y aguanta por miedo al ruido. Puede haber algo, si se acepta el golpe pequeño de preguntar; lo que cansa es sostener los muros a diario. Diga lo que diga [quien:{quien}|la otra persona], se pregunta mejor con la salida ya construida, y esa se construye de este lado.',
        task: '{Ensaya|Ensayá} la retirada ante el espejo, {antes}, tres veces: «Gracias por decírmelo; mañana te saludo igual». Con voz de todos los días. Cuando salga sin temblar, la pregunta puede hacerse [lugar:en {lugar}|donde coincidas]. Si la respuesta es sí, la frase queda sin estrenar. Si es no, ya está aprendida, y al día siguiente {cumple|cumplí} lo del saludo.',
        end: 'Con la salida ensayada, preguntar deja de ser un derrumbe.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'La Estrella vierte dos jarras, una en el estanque y otra en la tierra: riega lo que ya existe junto con lo que aún no se ve. Sí, hay lugar para la esperanza, mientras el afecto se note y no se cobre. Lo que crezca en [quien:{quien}|la otra persona] no se apura; el riego, en cambio, es tuyo.',
        task: '{Agradece|Agradecé}, {antes}, algo preciso: «Cuando coincidimos, [lugar:en {lugar}|aquí] el día se hace más corto». Sin pedir nada después, ni siquiera sonrisa. Si [quien:{quien}|la otra persona] devuelve un recuerdo, un detalle, una pregunta, el agua encontró por dónde volver y se puede invitar. Si da las gracias y ya, {conserva|conservá} el buen trato, que también es tierra fértil.',
        end: 'La gratitud precisa se parece mucho a un comienzo.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Puede ir a algo, si se iguala la altura. En la Estrella invertida la mujer queda arrodillada bajo un cielo que pesa: así se mira a quien se ha puesto demasiado arriba. Nada se aprende sobre [quien:{quien}|nadie] en esa postura. Ponerse de pie y dejar ver lo propio, eso sí se puede esta vez.',
        task: '{Elige|Elegí} algo que te salga bien, sin modestia: un guiso, un dibujo, un arreglo, una historia bien contada. {Muéstralo|Mostralo} {antes}, [lugar:en {lugar}|donde coincidas], en dosis pequeña: «Esto lo hice yo; ¿qué te parece?». Si mira de verdad y pregunta cómo, {ofrece|ofrecé} una segunda parte. Si apenas mira, lo bien hecho sigue bien hecho, y otra gente sabrá verlo.',
        end: 'Desde las rodillas, cualquiera parece una estrella.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'A la luz de la Luna el cangrejo que sale del agua parece un monstruo. Todavía no se ve bien: de noche un «hasta mañana» se vuelve promesa y un silencio, sentencia. Lo que haya con [quien:{quien}|esa persona] pide otra luz antes que otro indicio. A qué hora se piensa en ello lo {decides|decidís} {tú|vos}.',
        task: '{Escribe|Escribí} una noche, {antes}, lo que significó el último gesto [lugar:que viste en {lugar}|que viste], con todas las exageraciones. {Cierra|Cerrá} el cuaderno y {léelo|leelo} después del desayuno, con lápiz rojo. Si algo sobrevive, {conviértelo|convertilo} en pregunta: «Ayer dejaste una historia a medias; ¿cómo sigue?». Si no sobrevive nada, {cena|cená} más temprano y {apaga|apagá} la luz.',
        end: 'Después del desayuno, los monstruos suelen ser cangrejos.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Amanece: en la Luna invertida el perro y el lobo dejan de aullar y se distinguen. Sí se puede aclarar, y con poco: un gesto concreto, nombrado de día y sin acusar. Lo que [quien:{quien}|la otra persona] quiso decir solo su boca lo sabe; preguntárselo con gracia está al alcance de la tuya.',
        task: '{Elige|Elegí} el gesto más raro de todos y {pregunta|preguntá} por él, {antes}, con humor: «El otro día miraste para este lado; ¿era saludo o pasaba un pájaro?». [lugar:En {lugar}|Donde sea], pero de día. Si se ríe y lo confirma, {devuelve|devolvé} el saludo y {agrega|agregá} un café. Si era el pájaro, {ríete|reíte} también: se terminó una temporada de insomnio.',
        end: 'Un misterio preguntado de día dura lo que una risa.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, hay luz para averiguarlo: el niño del Sol abre los brazos sin mirar quién mira. Todo cuelga de que la alegría de ver a [quien:{quien}|esa persona] se note como es, de día y sin disfraz. La que se ve se puede devolver; la escondida, imposible. Enseñarla primero es cosa tuya.',
        task: '{Saluda|Saludá} en primer lugar, {antes}, y {saluda|saludá} de más: con el nombre si lo {sabes|sabés}, con la mano en alto, delante de quien esté [lugar:en {lugar}|cerca]. «¡Qué bueno verte!», a volumen de fiesta. Tres veces, en tres días distintos. Si a la tercera se adelanta el suyo, {invita|invitá} a algo corto. Si siempre hay que empezarlo, {sigue|seguí} saludando por gusto.',
        end: 'La alegría que se ve es la única que puede contestarse.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Sol invertido alumbra desde detrás del muro: alegría hay, y no se sabe para quién. Puede ser, si existe también sin público. En grupo la simpatía se reparte; falta ver qué pasa con [quien:{quien}|esa persona] cuando no hay a quién hacer reír. Encontrar cinco minutos de este lado del muro te toca.',
        task: '{Pide|Pedí} compañía, {antes}, para un trámite mínimo: «Voy por agua; ¿me {acompañas|acompañás}?». Cinco minutos, [lugar:lejos de la gente que haya en {lugar}|lejos del grupo]. Si la conversación sigue viva sin público, hay con qué preguntar más y hasta con qué invitar. Si se apaga hasta volver al ruido, {disfruta|disfrutá} del ruido: en ese lado del muro sí da el sol.',
        end: 'Las risas se reparten; los silencios cómodos, casi nunca.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'La trompeta del Juicio no insinúa: suena, y quien dormía se levanta. Sí, es momento de preguntar con todas las letras. Lo que conteste [quien:{quien}|la otra persona] le pertenece; que la pregunta se entienda, en cambio, cuelga de {ti|vos}. Ni examen ni emboscada: una llamada clara, una vez, con tiempo para responder.',
        task: '{Haz|Hacé} la pregunta entera, {antes}, [lugar:en {lugar} o cerca, sin gente|a solas]: «Me gustas. ¿A {ti|vos} te pasa algo parecido? No corre prisa». Una vez, y después silencio. Si dice que sí, lo próximo es un plan sencillo. Si pide tiempo, el reloj lo lleva [quien:{quien}|la otra persona] y el tema no se toca. Si dice que no, {agradece|agradecé} que contestó.',
        end: 'Lo que suena claro una vez no necesita repetirse.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No hace falta otra señal. En el Juicio invertido la trompeta ya sonó y nadie se levantó a oírla: quizá la respuesta esté dada. Si [quien:{quien}|esa persona] contestó con palabras, o con tres excusas seguidas, eso es un no. Si nunca hubo propuesta, tampoco hay sí. Lo tuyo, ahora, es tener oído.',
        task: '{Recupera|Recuperá}, {antes}, las últimas tres respuestas a algo que propusiste, [lugar:en {lugar} o por mensaje|en persona o por mensaje], y {cópialas|copialas} textuales: «No puedo», «El jueves sí», «Ya te digo». Si en alguna hay fecha o alternativa, {insiste|insistí} una vez. Si en ninguna, da el asunto por contestado. Y si no hay respuestas porque faltaron preguntas, {empieza|empezá} por una.',
        end: 'A veces la respuesta llegó temprano y la dejaron en espera.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'La figura del Mundo baila dentro del laurel, a la vista de las cuatro esquinas. Sí puede crecer, si sale del rincón: lo que solo existe en dos minutos sueltos no se llega a conocer. Hace falta ver a [quien:{quien}|esa persona] con más gente alrededor, y que te vea igual. Abrir la ronda te toca.',
        task: '{Presenta|Presentá}, {antes}, a [quien:{quien}|esa persona] con alguien que te quiera bien, de paso y sin ceremonia: «Mira, te presento a una amistad mía». [lugar:Dos minutos en {lugar} alcanzan|Dos minutos alcanzan]. Después no pidas veredicto a nadie. Si quedó una conversación pendiente, {propón|proponé} terminarla otro día. Si pareció un trámite, tu ronda sigue completa y con música.',
        end: 'Lo que aguanta cuatro miradas puede aguantar una pregunta.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Al Mundo invertido le falta cerrar la corona, y ese último tramo no lo trenza un lado solo. Todavía no se sabe. La parte que toca a [quien:{quien}|la otra persona] lleva su ritmo; la tuya consiste en no dejar de bailar mientras tanto. Desde una vida en marcha se pregunta mejor y se oye mejor.',
        task: '{Aparta|Apartá} dos lugares, {antes}, para algo que disfrutarías igual: una función, una feria, una clase de prueba. Uno es tuyo pase lo que pase. Con el otro, una frase [lugar:en {lugar}|al pasar]: «Voy el viernes; si hay ganas, hay lugar». Si se anima, {celebra|celebrá} y {deja|dejá} que hable el plan. Si no, {lleva|llevá} a otra persona y {baila|bailá}.',
        end: 'Media corona también sirve para salir a bailar.',
      },
    },
  },
};
