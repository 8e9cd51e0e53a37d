import type { CaseTexts } from '../../family.ts';

/** «asked-for-time.how». */
export const ASKED_FOR_TIME_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Pedir tiempo es dejar un abrigo en la silla: ni se va nadie ni se sienta nadie. Lo tuyo es decidir dónde te {sientas|sentás} mientras.',
    },
    {
      needs: [],
      text: 'Te pidieron espacio y ahora sobra por todas partes, en la semana y en el teléfono. Nadie dijo cuántos metros ni hasta cuándo.',
    },
    {
      needs: [],
      text: 'Un tiempo sin fecha es una habitación sin reloj. Ahí dentro hay que aprender a comer, a dormir y a no contar pasos.',
    },
    {
      needs: [],
      text: 'Respetar la distancia que alguien pidió y no desaparecer en el intento son dos tareas, y tiran de la misma cuerda.',
    },
    {
      needs: ['quien'],
      text: 'El tiempo que pidió {quien} se paga también con horas tuyas. Falta acordar cuántas, y en qué se gastan.',
    },
    {
      needs: ['quien'],
      text: 'Lo que necesita {quien} se dijo en una frase; lo que {necesitas|necesitás}, en ninguna. De esa segunda depende cómo se espera.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} por medio, la espera al menos tiene medida. Falta darle contenido, y ese no lo pone quien se apartó.',
    },
    {
      needs: ['lugar'],
      text: 'Hasta {lugar} va tu cabeza varias veces al día, y allí nadie pidió visita. Traerla de vuelta es buena parte del trabajo.',
    },
    {
      needs: ['evento'],
      text: 'El espacio que te pidieron incluye {evento}, o no lo incluye: nadie lo aclaró. Por esa rendija se te cuela la semana.',
    },
    {
      needs: ['dia'],
      text: 'Con {dia} en el calendario, la pausa se volvió plazo sin que nadie lo firmara. Conviene saber quién puso esa fecha, y para qué.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Andando ligero mientras: un plan nuevo, poco equipaje, y que el perro no te lleve de vuelta a esa puerta.',
      ],
      rev: [
        'wait',
        'Sin saltos, ni ultimátum ni mensaje de madrugada: los pies en tierra unos diez días, y después se habla de fechas.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con oficio: la semana en cuatro partes, trabajo, cuerpo, gente y un rato de pena, y cada una con sus manos.',
      ],
      rev: [
        'no',
        'Sin trucos para que dure menos: cada uno gasta justamente lo que te pidieron, que era espacio.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Callando bien, sin canciones con encargo ni preguntas a terceros: ese velo lo corre quien lo puso; mientras, {lee|leé} lo propio.',
      ],
      rev: [
        'if',
        'Si aceptaste con la boca y no con el cuerpo, {dilo|decilo} una vez, sin drama; luego el silencio ya es de verdad.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Cultivando lo tuyo: mesa buena, amistades, algo en una maceta. Una temporada así se aprovecha, la espere quien la espere.',
      ],
      rev: [
        'no',
        'Sin cuidar a distancia: ni consejos, ni ánimos, ni sopa para un campo que pidió quedarse en barbecho.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con dos preguntas hechas a tiempo, hasta cuándo y si hay contacto; sin respuesta, el plazo lo {pones|ponés} desde tu silla.',
      ],
      rev: [
        'no',
        'Aflojando el mando: no es huelga que romper ni rebeldía que castigar, y vigilar una puerta no es gobernar nada.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Con reglas simples, si alguien que ya pasó por una pausa te las presta: un plazo, ningún mensaje, una persona de confianza.',
      ],
      rev: [
        'yes',
        'Ningún rito sirve para esto, así que {inventa|inventá} el tuyo: un cuaderno, una caminata a su hora y ninguna penitencia.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Eligiendo también: mientras allá se piensa, {piensa|pensá} a plena luz si {quieres|querés} esto, que ningún ángel empuja.',
      ],
      rev: [
        'if',
        'Si de un lado se entendió pausa y del otro final, son dos esperas distintas: se aclara una vez, mirando de frente.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con rumbo propio: un curso, un viaje corto, una tarde rara. Se puede avanzar sin dar vueltas a su manzana.',
      ],
      rev: [
        'wait',
        'Frenando las ganas de presentarte allí: la esfinge que corre, al paso de la que duda, unas semanas.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Atendiendo a lo que ruge en vez de mandarlo por mensaje: mano firme, aire, calle, y que baje sin morder.',
      ],
      rev: [
        'wait',
        'Descansando. Esta espera no se gana a pulso: se duerme, se come, se llora un rato y se mira después.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Dándote también un tiempo, con farol y cuaderno, y con tope: una estación como mucho; pasada esa, se baja.',
      ],
      rev: [
        'no',
        'Sin montar guardia en la cueva: quien pidió espacio no pidió que faltes en todas partes, y abajo ponen la mesa.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'yes',
        'Desde el centro: hay un tercio que gira por su cuenta, otro que lleva esa persona, y el tuyo se mueve hoy.',
      ],
      rev: [
        'if',
        'Si es la misma pausa de otras veces y con el mismo motivo, {espera|esperá} esta con fecha; la siguiente ya sería costumbre.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Con las cuentas por escrito: qué se pidió, qué aceptaste, hasta qué día. Si algo no cuadra, se dice una vez.',
      ],
      rev: [
        'no',
        'Sin pagarlo con culpa: dar el tiempo entero, sí; darlo de rodillas, no. En esa balanza van también tus condiciones.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'En pausa con los ojos abiertos y la bajada fijada de antemano: las semanas que digas, y ni una por inercia.',
      ],
      rev: [
        'no',
        'Si ya nadie sabe para qué era, esa cuerda no se honra: se baja, se avisa y se camina.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Tratándolo como el final de una etapa, siga lo que siga: una flor para lo que hubo y los cajones en orden.',
      ],
      rev: [
        'if',
        'Si el tiempo se pidió por no decir adiós, nadie pregunta y nada avanza; entonces el adiós puede salir de tu lado.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Alternando: un rato de extrañar, otro de vivir, y que el agua del primero no inunde el segundo.',
      ],
      rev: [
        'no',
        'Ni hielo ni inundación: lo práctico en dos líneas, y el resto a otra copa, la de quien te escucha.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Sin regatear: «miro un momento si está en línea» también tira de la cadena. {Acorta|Acortá} la ración hasta olvidarla.',
      ],
      rev: [
        'yes',
        'Disfrutando, con permiso, del aire: si algo lo hacías por miedo a perder, las manos ya pueden dejarlo.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Primero cobijo, gente y sueño; si al bajar el polvo queda con qué, se habla de planos nuevos.',
      ],
      rev: [
        'wait',
        'Haciendo inventario de tus grietas, las que se taparon por no discutir, y guardándolo para cuando haya mesa.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'A jarras diarias: una para dormir, otra para una amistad, y la última para desearle bien sin decírselo.',
      ],
      rev: [
        'wait',
        'De a poco y en el mismo lugar: la fe no se exige, se riega, y un día menos seco cuenta.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Con la lámpara encendida: de noche toda pausa parece abandono, y a esa hora ni se decide ni se llama.',
      ],
      rev: [
        'if',
        'Preguntando lo borroso en una línea: «¿tiempo para qué, y nos escribimos o no?». Si se aclara, se espera sobre firme.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Haciendo vida a la vista: si un rato estás bien, que se note; nadie traiciona a nadie por un girasol.',
      ],
      rev: [
        'no',
        'Sin posar de felicidad para que se entere: ese brillo no abriga. Mejor cerca de donde haya sopa y pocas preguntas.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Levantándote a lo que tenías dormido, aquello que dejaste para cuando hubiera tiempo. Lo hay, y te llama por tu nombre.',
      ],
      rev: [
        'if',
        'Si la espera se te vuelve tribunal, {cambia|cambiá} de asiento: nadie te evalúa, y en esta pausa también se decide desde aquí.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Cerrando tus propias rondas: los pendientes, la casa, la gente que descuidaste. El baile de este lado no se suspendió.',
      ],
      rev: [
        'if',
        'Con lo que faltó decir aquel día, el plazo, las llaves, las cosas prestadas; si eso se cierra, la espera cabe.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} en una hoja «Mientras tanto, yo» y tres cosas con hora: una con alguien, una con el cuerpo y una inútil. {Empieza|Empezá} por la inútil. Si al acabarlas la espera ocupa menos, {repite|repetí} la hoja. Si ocupa lo mismo, {agrega|agregá} una cuarta y {cuéntale|contale} a una amistad cómo te va.',
      },
      {
        needs: [],
        text: 'Algo habrás dejado de hacer por estar pendiente de esto: un barrio, un deporte, una película mala. {Recupéralo|Recuperalo} una vez {antes} y, al volver, {di|decí} en voz alta: «Esto era mío». Si lo pasaste bien, ya hay en qué gastar el plazo. Si te aburriste, era nostalgia, y se prueba con la siguiente de la lista.',
      },
      {
        needs: ['quien'],
        text: 'Un mensaje y después silencio, en ese orden. A {quien}, {antes}: «Te doy el tiempo que pediste; no voy a escribir, y ya {sabes|sabés} dónde encontrarme». Si agradece, no agregues nada. Si pregunta cómo estás, la verdad en una línea. Si calla, podía hacerlo, y la promesa que se cumple es la tuya.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Falta un dato, y pedirlo una vez es justo: «Te doy el espacio. Para organizarme, ¿cuándo volvemos a hablar?». {Mándalo|Mandalo} {antes} sin una palabra más. Si hay fecha, hasta ese día ni un saludo. Si la respuesta es «no sé», {pon|poné} una fecha tuya, a un mes como mucho, y {anótala|anotala} donde la veas.',
      },
      {
        needs: [],
        text: '{Decide|Decidí} {antes} en qué fecha esta espera deja de tener sentido y {escribe|escribí} debajo lo que dirás ese día: «Esperé con gusto hasta aquí; ahora necesito una respuesta o seguir». Si la conversación llega primero, se rompe la hoja. Si no llega, se dice tal cual, sin reproche y sin rebaja de última hora.',
      },
      {
        needs: ['quien'],
        text: 'Si con {quien} hay asuntos que no se detienen, una casa, un trabajo, cuentas, criaturas, {propón|proponé} {antes} esta regla: «De lo práctico, mensajes cortos; del resto, cuando quieras hablar». Si acepta, se cumple al pie de la letra. Si mezcla las dos cosas, {contesta|contestá} lo práctico. Y si hay papeles en juego, con un abogado.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Se retira la guardia: {quita|quitá} {antes} los avisos de sus redes y {dile|decile} a quien suele traerte noticias: «Por un tiempo prefiero no saber». Si el día te rinde más, la guardia era el cansancio. Si te {descubres|descubrís} preguntando igual, no hay multa: se quitan otra vez y se anota a qué hora fue.',
      },
      {
        needs: [],
        text: 'Todo lo que se te ocurra decirle va a un sobre y no al teléfono. La primera nota, {antes}: «Hoy te habría contado que…». Si al abrirlo dentro de un mes algo sigue vivo, será buena conversación. Si la mayoría caducó, el sobre cumplió su trabajo. En ningún caso viaja por medio de amistades en común.',
      },
      {
        needs: ['quien'],
        text: '{Piensa|Pensá} en el lugar donde más fácil sería cruzarte por casualidad con {quien} y {cambia|cambiá} de ruta {antes}. Si alguien pregunta, «estoy dando un rodeo» es explicación suficiente. Si el camino nuevo trae una panadería o un árbol, hay ganancia. Si aun así hay cruce, un saludo breve y cada cual a lo suyo.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Cada noche, del uno al cinco, {puntúa|puntuá} cuánto ocupó esta espera y {apunta|apuntá} qué la achicó. {Suma|Sumá} {antes}. Si baja, {sigue|seguí} con lo que ayudó. Si sube, o no te deja dormir ni comer, ya no es cuestión de paciencia: «esto me está costando» se dice también en una consulta, y ahí saben qué hacer.',
      },
      {
        needs: [],
        text: 'A una persona de fiar, {cuéntale|contale} {antes} tu plazo: «Espero hasta tal fecha, y ese día me {preguntas|preguntás} qué decidí». Dicho así, deja de vivir nada más en tu cabeza. Si te pide razones, con una alcanza. Si al oírte el plazo te parece larguísimo, {acórtalo|acortalo} ahí mismo, que para eso es tuyo.',
      },
      {
        needs: ['quien'],
        text: 'Todo lo que querrías preguntarle a {quien} cuando esto termine, {redúcelo|reducilo} {antes} a una línea que no lleve «por qué»: «¿Qué {necesitas|necesitás} y qué {puedes|podés} dar?». Si también te sirve como pregunta propia, {contéstala|contestala} mientras. Si no {consigues|conseguís} reducirlo, la pausa tiene trabajo por delante, y conviene dejarla trabajar.',
      },
    ],
  },
  closings: {
    yes: [
      'El tiempo que alguien pide se puede vivir por los dos lados.',
      'Una espera con planes deja de ser sala y empieza a ser casa.',
      'Dar espacio es una cortesía; ocupar el propio, otra.',
    ],
    if: [
      'Un plazo dicho en voz alta cuida a quien espera y a quien piensa.',
      'Hasta las treguas llevan fecha, y nadie las llama desconfianza.',
      'Se puede esperar a alguien sin dejar la vida en el perchero.',
    ],
    no: [
      'A quien pidió aire no se le sopla.',
      'La guardia que nadie encargó tampoco la releva nadie.',
      'Hay silencios que se respetan también con los ojos.',
    ],
    wait: [
      'Una pausa se mide por lo que crece mientras dura.',
      'Ninguna habitación sin reloj obliga a quedarse sin ventana.',
      'La paciencia también come, duerme y sale a la calle.',
    ],
  },
};
