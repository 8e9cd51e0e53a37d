import type { CaseTexts } from '../../family.ts';

/** «return-to-ex-how». */
export const RETURN_TO_EX_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay historias que no se van del todo: dejan un cepillo de dientes, una canción, una frase a medio escribir. Lo difícil es saber qué hacer con eso en la mano.',
    },
    {
      needs: [],
      text: 'Lo recalentado tiene dos versiones: la que al segundo día sabe mejor y la que nadie debió guardar. De lejos, y con hambre, las dos huelen igual.',
    },
    {
      needs: [],
      text: 'Querer y saber cómo son oficios distintos. Se puede tener muy claro el cariño y no encontrar la primera palabra, ni el sitio donde ponerla.',
    },
    {
      needs: [],
      text: 'La cabeza tiene sus argumentos y los pies su costumbre de tomar siempre la misma calle. Entre unos y otros falta un gesto, uno solo, bien hecho.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} nada es desconocido: hay manías, chistes viejos y una herida con fecha. Lo que falta es una manera de acercarse que no repita la última.',
    },
    {
      needs: ['quien'],
      text: 'De {quien} ya se sabe cómo empieza y cómo termina; el tramo del medio, sin embargo, todavía tira. Ahí está lo que conviene entender antes de mover un pie.',
    },
    {
      needs: ['quien'],
      text: 'Basta que aparezca {quien} para que la casa cambie de tamaño. Decir que sí es fácil, decir que no también; lo trabajoso es decir algo verdadero.',
    },
    {
      needs: ['quien'],
      text: 'Hay una frase para {quien} que lleva días dando vueltas sin salir. Lo raro es que, cuanto más se corrige, menos se parece a lo que querías decir.',
    },
    {
      needs: ['tiempo'],
      text: 'A {tiempo} de distancia, la puerta sigue en su sitio y la mano también. Lo que no está claro es cómo se abre o se toca sin hincar la rodilla ni dar órdenes.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'En {tiempo} cambia cualquiera, y eso va por {quien} y también por {ti|vos}. Falta averiguar si los cambios de cada lado se llevan bien o solo se extrañan.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} hay una puerta que la memoria encuentra sin mapa. Llegar es lo de menos; lo delicado es saber con qué cara, con qué palabra y para qué.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Decir {lugar} es casi decir {quien}, y por eso cuesta pasar de largo. Conviene saber qué llama desde esa esquina: la persona, la calle o quien la caminaba entonces.',
    },
    {
      needs: ['dia'],
      text: 'Con {dia} en la cabeza, cada palabra sale demasiado grande o demasiado pequeña. Lo que hace falta cabe en dos líneas, pero hay que encontrarlas.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Lo de {quien} no se arregla {dia} ni en ningún otro día suelto, pero alguna frase hay que decir primero, y de esa frase cuelga el tono de las demás.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'El Loco llega al borde con una rosa en la mano y sin discurso. Así se hace: con poco peso y con algo pequeño y verdadero de hoy. Sí, un paso [quien:hacia {quien}|hacia esa persona], o dejar que lo den, si lo que tira es curiosidad; si toda la gracia está en el vértigo, mejor mirarlo de lejos.',
        task: 'Un solo detalle de estos días, dicho o escrito {antes}, sin preguntas ni disculpas: «Pasé por la panadería y me acordé de tu manía con las migas». Sirve igual por mensaje que en la sala. Si la respuesta trae otro detalle vivo, hay por dónde seguir. Si trae la cuenta [tiempo:de hace {tiempo}|de entonces], esa conversación va primero y con asiento.',
        end: 'Una rosa entra donde el discurso no cabe.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Invertido, el Loco ya tiene un pie en el aire y el perro le tira de la ropa. Todavía no digas ni que sí ni que no: lo que más tienta [quien:de {quien}|de esa persona] es el salto mismo, esa prisa que ahorra pensar. En tu mano está quedarte tres noches a este lado del borde.',
        task: 'La frase se dice {antes}, de frente o por escrito: «Hoy no te contesto. En tres días, sí, y en serio». Después se cumple: tres noches, cada cual bajo su techo, y al despertar una línea con lo que quieras ese día. Tres iguales son una respuesta. Tres distintas piden otras tres. Si [quien:{quien} no soporta|no soportan] el plazo, el apuro no era tuyo.',
        end: 'Al precipicio no le molesta que llegues el jueves.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'Todo lo necesario está en la mesa del Mago: copa, espada, basto y oro, cada cosa en su sitio. Se habla con esa limpieza: qué siento, qué duele, qué propongo, qué pongo yo. Sí, adelante [quien:con {quien}|con esa persona], si {puedes|podés} decir las cuatro sin revolverlas.',
        task: '{Graba|Grabá} {antes} una nota de un minuto que no vas a mandar, con las cuatro en orden: «Te quiero todavía. Aquello dolió. Propongo vernos un mes. Yo pongo paciencia». {Escúchala|Escuchala} al otro día. Si se entiende a la primera, esas son las palabras que van de frente, [tiempo:incluso después de {tiempo}|sin más vueltas]. Si te {pierdes|perdés} en una, esa pieza falta en la mesa.',
        end: 'Lo que no cabe en un minuto todavía no está claro.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Ojo con las manos: el Mago está invertido y los objetos de la mesa van cayendo uno a uno. Lo que seduce es el anuncio del cambio, tuyo o [quien:de {quien}|ajeno]. Hay algo que hablar si lo anunciado se puede ver un martes corriente; si solo se ve en el anuncio, es función y se aplaude desde lejos.',
        task: '{Traduce|Traducí} {antes} cada promesa a algo visible, y las tuyas también: «cambié» pasa a ser «tres meses de recibos»; «voy a escuchar», «una hora sin teléfono los lunes». Después, un solo pedido: «{Muéstrame|Mostrame} una; yo te muestro otra». Si aparece sin teatro, [tiempo:a {tiempo} de lo ocurrido|a estas alturas] es mucho y se sigue. Si llega otro discurso, baja el telón por ese día.',
        end: 'Del sombrero salen conejos, nunca costumbres.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Hay una línea que todavía no se lee: la Sacerdotisa la guarda en el rollo del regazo, entre sus dos columnas. {Espera|Esperá}, sin castigar a nadie con eso. Si no {sueltas|soltás} lo [quien:de {quien}|de esa persona] es porque una parte de lo que {sabes|sabés} quedó sin decir, incluso a solas, y así no se elige bien.',
        task: 'Una carta a {ti|vos}, escrita {antes} y cerrada en un sobre: qué pasó, qué {quieres|querés}, qué te cuesta contar. Se abre a los siete días. Hasta entonces, a toda prisa, propia o [quien:de {quien}|ajena]: «Te contesto la semana que viene». Si al abrirla {mantienes|mantenés} cada línea, ya hay respuesta. Si una te da vergüenza, ahí estaba lo guardado, y por ahí se empieza.',
        end: 'Hay respuestas que maduran mejor con el sobre cerrado.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Se cayó el velo: la Sacerdotisa está invertida y lo que había detrás queda a la vista de cualquiera. Este vaivén lo sostiene algo que nadie nombra. Se puede volver si se nombra; sin nombre, [quien:con {quien}|así], se cuida como pareja y se contesta como visita, y por eso cansa y no suelta.',
        task: '{Elige|Elegí} {antes} un rato sin prisa y {di|decí} lo que hay con la frase más corta: «Yo a esto lo llamo querer volver. ¿{Tú cómo lo llamas|Vos cómo lo llamás}?». Y a callar, que lo siguiente no te toca. Si aparece un nombre, aunque salga torpe, se conversa [tiempo:después de {tiempo}|por fin]. Si aparece un chiste, tu palabra ya está dicha y no hay que tapar nada.',
        end: 'Lo que no tiene nombre tampoco tiene horario.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'La Emperatriz se sienta en mitad del trigo y no corre detrás de ninguna espiga. Sí, y de ese modo: cuidados pequeños, en ambos sentidos y sin factura. Lo que se extraña [quien:de {quien}|de esa persona] vive más en la cocina y en la piel que en las grandes palabras, y por ahí conviene empezar.',
        task: '{Ofrece|Ofrecé} {antes} un cuidado y {pide|pedí} otro, uno de cada: «Te guardé sopa. ¿Me {ayudas|ayudás} mañana con las bolsas?». Pedir es la mitad que cuesta, [tiempo:y más después de {tiempo}|y más a quien te conoce]. Si el pedido se cumple con gusto, la tierra responde y se puede hablar de volver. Si solo se recibe, la olla se tapa y de eso se habla primero.',
        end: 'Donde se pide y se da, el pan alcanza para dos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con la Emperatriz invertida el trigo cuelga y a la corona se le caen las estrellas: hay hambre, de un lado o del otro, y el hambre convence mucho. Así no. Lo que empuja [quien:hacia {quien}|hacia esa persona] puede ser pena, o ganas de que alguien cuide; está en tu mano comer antes de decidir.',
        task: 'Media hora {antes}: {imagina|imaginá} que [quien:a {quien} le va|a esa persona le va] de maravilla: trabajo, buena cara, la ropa colgada en otro armario. Tres líneas a partir de ahí: «Aun así, yo querría…». Si salen sin esfuerzo, hay deseo, y se puede dar un paso sin rescatar a nadie. Si no sale ninguna, es pena, y esa se atiende con un plato, no con una llave.',
        end: 'La lástima da de cenar, pero no sabe dormir acompañada.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'La última carta es el Emperador, sentado en piedra y con la armadura puesta hasta en su casa. Hablar, siempre; entrar, con reglas. Si {puedes|podés} decir cuántas noches, qué dinero y qué llaves, hay manera de recibir [quien:a {quien}|a esa persona] o de presentarte. Si todo se deja sin decir, gobierna quien traiga más bultos.',
        task: 'Cuatro números en una hoja {antes}: noches por semana, gastos de cada parte, juegos de llaves (puede ser cero) y semanas hasta revisar el trato. [tiempo:Aunque hayan pasado {tiempo}|Aunque sobre confianza], se escriben. «Así puedo yo; ¿así {puedes|podés} {tú|vos}?». Si hay regateo de buena fe, ya se habla de una vida. Si la hoja ofende, la piedra cumplió: todavía no se mudó nadie.',
        end: 'La confianza agradece que le digan cuál es su cajón.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Ni de rodillas ni dando órdenes. El Emperador invertido se resbala del trono con cetro y todo, y es un alivio: entre arrastrarse y mandar queda sitio para hablar a la altura de los ojos. Si {encuentras|encontrás} esa altura, {acércate|acercate} [quien:a {quien}|a esa persona], o {escucha|escuchá}; si hoy no sale, mañana.',
        task: '{Toma|Tomá} {antes} lo que pensabas decir y {quítale|quitale} dos cosas: las disculpas por existir («ya sé que molesto») y las órdenes («tenemos que»). Lo que quede, en voz alta. «Quiero hablar [tiempo:de lo de hace {tiempo}|de lo nuestro]; ¿cuándo se puede?» suele bastar. Si al oírte suena a tu voz de siempre, sale. Si al quitar ambas cosas no queda nada, falta saber qué {quieres|querés}.',
        end: 'A la altura de los ojos no hace falta corona.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'A los pies del Hierofante las llaves esperan cruzadas, y los acólitos escuchan antes de tocarlas: hay un orden. Se vuelve por pasos, cada uno cumplido antes del siguiente: pedir perdón, hablar, probar, avisar a la familia. Con ese orden, sí [quien:con {quien}|con esa persona].',
        task: '{Numera|Numerá} {antes} los pasos del uno al seis y quién se entera en cada uno; los hijos, si hay, al final. {Marca|Marcá} en cuál va hoy la historia, [tiempo:aunque lleve {tiempo}|aunque sea larga]. Para quien empuje: «Eso es del cuatro; vamos en el dos». Si el número se respeta, se avanza. Si alguien exige empezar por el seis, la llave se queda en el suelo.',
        end: 'A la familia se le avisa cuando hay algo que contar.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El Hierofante invertido bendice al revés: una voz dice que sí, otra que no, y cada cual habla desde su propia boda. Lo que te traba es querer permiso. Se puede avanzar [quien:con {quien}|con esa persona] si lo {decides|decidís} {tú|vos} con hechos de este mes; por obediencia o por llevar la contraria, no.',
        task: 'Una frase que cierre el consejo de familia, dicha {antes} a quien más opine: «Gracias; cuando decida, te cuento». Luego, en una hoja sin comentarios, [quien:lo que hizo {quien}|lo que hizo esa persona] este mes y lo que hiciste {tú|vos}. Si la hoja te convence a solas, las llaves son tuyas. Si solo convence cuando alguien la defiende en la sobremesa, le falta otro mes.',
        end: 'El permiso que falta suele llevar tu propia letra.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Una figura mira a la otra y la otra mira hacia lo alto: en los Enamorados nadie quiere exactamente lo mismo, y aun así se elige. Si lo que cada parte desea para un día corriente se parece, hay con qué volver [quien:con {quien}|con esa persona]; si solo se parecen los recuerdos, no alcanza.',
        task: '{Escribe|Escribí} {antes} tres cosas que quieras de un jueves cualquiera en pareja y {pide|pedí} otras tres, cada papel por su lado: «Tres cosas de un jueves, ninguna de una boda». Se leen a la vez, en persona o por mensaje. Si coinciden dos, hay vida que probar [tiempo:después de {tiempo}|de nuevo]. Si no coincide ninguna, ya se entiende por qué costaba mirarse.',
        end: 'Se vive mucho más tiempo en los jueves que en las bodas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con los Enamorados invertidos el sol queda debajo y cada figura cuelga por su lado: una mitad tuya quiere y la otra ya sabe. Lo [quien:de {quien}|de esa persona] te sigue tentando porque nunca se sientan a la misma mesa. Mientras hablen por turnos, no: un regreso decidido por media voluntad lo paga la otra media.',
        task: 'Un diálogo {antes}, en una hoja, entre la que quiere y la que sabe. Abre la segunda: «Ya conozco el final». Contesta la primera: «Y aun así…». Diez réplicas, sin insultos. Si acuerdan una condición para acercarse, esa se dice tal cual [quien:a {quien}|a esa persona]. Si la que quiere se queda muda en la sexta, lo que tiraba era la vieja costumbre de no preguntarle.',
        end: 'Hasta las ganas agradecen que las dejen terminar la frase.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Dos riendas, la de las ganas y la del miedo, y ninguna se suelta: en el Carro, el auriga va de pie entre la esfinge blanca y la negra. Así se vuelve a hablar. Sí al encuentro [quien:con {quien}|con esa persona], con hora de llegada y con hora de salida, porque la segunda cuida a la primera.',
        task: '{Traza|Trazá} {antes} la ruta de un solo encuentro: [lugar:un sitio de {lugar} que no sea el de siempre|un sitio que no sea el de siempre], hora y media, cómo {llegas|llegás} y cómo te vas por tu cuenta. Dos frases listas: «Vine a saber cómo estás» y «Hoy llego hasta aquí». Si la segunda se recibe bien, hay próximo viaje. Si te la discuten, te vas igual, a la hora dicha.',
        end: 'Quien sabe cómo irse puede llegar con calma.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Los pies van sin auriga: en el Carro invertido las esfinges arrastran por donde ya conocen y el dosel de estrellas barre el suelo. Por eso la cabeza regresa tanto [quien:a {quien}|a esa persona]: camino hecho, más que decisión. Todavía no se resuelve nada; se cambia de ruta y se observa quién la sigue.',
        task: 'Siete días por otra calle, que empiezan {antes}: ni [lugar:por {lugar}|por su esquina], ni por sus fotos, ni por la canción de siempre. Cuando la mano se escape, dicho en voz alta: «Hoy voy por otro lado». Si el pensamiento te alcanza también en la ruta nueva, hay algo que hablar con calma. Si se pierde en dos esquinas, era costumbre con zapatos.',
        end: 'Hay amores que son, sobre todo, un atajo conocido.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'La mano de la Fuerza cierra la boca del león sin apretar: así se habla de esto. Ni súplica ni rugido; firme, en voz baja y con el dedo en un solo punto. Sí, {di|decí} lo que importa [quien:a {quien}|a esa persona], siempre que puedas oír lo suyo con la misma mano.',
        task: 'Una frase de tres piezas, ensayada {antes} frente al espejo: lo que pasó, lo que dolió, lo que hace falta. «Aquella noche no llamaste, me dolió, necesito que avises». Si el daño fue tuyo: lo que hice, lo que causé, lo que ofrezco. Si la oyen entera, [tiempo:lo de hace {tiempo}|lo de antes] empieza a amansarse. Si hay rugido, la charla se aplaza sin portazo.',
        end: 'A los leones se les habla bajo y de cerca.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Cuando la Fuerza está invertida el león queda encima y la mano cede: llega el impulso y ya hay media frase escrita. Todavía no. Lo [quien:de {quien}|de esa persona] vuelve tanto porque cada impulso atendido le enseña el camino al siguiente; lo tuyo es dejar pasar uno sin pelearlo, y después otro.',
        task: 'Un reloj de cocina, veinte minutos, estrenado {antes}: cuando den ganas de escribir, de abrir o de ceder, las manos al agua y a lavar platos. Al sonar, una sola línea: «Sigo queriendo» o «ya pasó». Cuatro «sigo queriendo» piden una conversación preparada. Cuatro «ya pasó» dejan la cocina limpia y [tiempo:lo de hace {tiempo}|lo de antes] en su sitio, con el león dormido.',
        end: 'Muchos impulsos no sobreviven a una pila de platos.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Antes de caminar se alumbra: el Ermitaño levanta su farol en la montaña y mira una cosa cada vez. Todavía no contestes ni toques la puerta. Eso que {llamas|llamás} extrañar [quien:a {quien}|a esa persona] es un bulto con varias cosas dentro, y cada una, vista de cerca, pide algo distinto.',
        task: 'Tres listas cortas {antes}, en silencio: qué extraño de la persona, qué extraño de la casa compartida, qué extraño de quien yo era. [tiempo:A {tiempo} de distancia|Con luz] se separan mejor. Si pesa la primera, ya hay frase: «{Te extraño a ti|Te extraño a vos}». Si pesa la segunda, hace falta una mesa con gente. Si pesa la tercera, quien toca a la puerta {eres tú|sos vos}.',
        end: 'No todo lo que falta tiene nombre y apellido.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Tantas noches con lo mismo gastan el aceite: el Ermitaño invertido ya no alumbra ni su propio báculo. Sigue ahí porque a solas todo pensamiento regresa por el mismo sendero. {Puedes|Podés} acercarte [quien:a {quien}|a esa persona] si antes le {pides|pedís} luz a alguien que haya hecho ese camino; a ciegas, no.',
        task: '{Invita|Invitá} {antes} a quien haya vuelto con una pareja, con buen o mal final, y una sola pregunta: «¿Qué fue lo primero que cambió de verdad?». Si algo parecido se puede señalar [quien:en lo de {quien}|en lo tuyo], ya hay por dónde empezar: nombrarlo en el primer encuentro. Si la respuesta es «nada, teníamos frío», el favor fue grande y la montaña puede esperar.',
        end: 'El farol que sirve a veces lo trae quien ya bajó.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Por un rato, arriba y abajo quedan a la misma altura: gira la Rueda de la Fortuna, y es buen momento para hablar. El cómo es «distinto». Si el reencuentro [quien:con {quien}|con esa persona] arranca como nunca arrancó, hay vuelta nueva; si se repite el primer minuto, los demás ya vienen aprendidos.',
        task: '{Cambia|Cambiá} una sola pieza {antes}: el sitio, la hora o quién habla primero. Si siempre fue de noche, un desayuno. Si siempre abrió [quien:{quien}|la otra parte], {abre|abrí} {tú|vos}: «Hoy quiero contarte algo antes de preguntarte nada». Si el tono es otro, por ahí se sigue. Si a los diez minutos suena lo conocido, «esto ya lo vivimos», dicho con cariño, y se deja para otro día.',
        end: 'La vuelta nueva se nota en los primeros diez minutos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Recalentado, con todas las letras: la Rueda de la Fortuna invertida gira hacia atrás y la esfinge de arriba ya está abajo. Tienta porque el primer giro es delicioso y te lo {sabes|sabés} de memoria. Por ese camino no; en tu mano está reconocer el segundo giro [quien:de lo de {quien}|de esta historia] y bajarte ahí.',
        task: 'La historia en seis giros, {antes}, con lo que se dice en cada uno: «te ves bien», «nadie me conoce así»… {Subraya|Subrayá} el segundo y {prepara|prepará} tu bajada: «Hasta aquí me suena; hoy me voy a mi casa». Si al usarla aparece una frase [tiempo:que no se oyó en {tiempo}|jamás oída], se puede escuchar. Si no aparece, la noche termina temprano.',
        end: 'Lo delicioso del primer giro ya marea en el cuarto.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'La espada recta, los platillos a la misma altura: la Justicia propone volver en condiciones iguales o dejarlo. Lo que se exige, se ofrece. Sí [quien:con {quien}|con esa persona], si cada acuerdo puede leerse cambiando los nombres y sigue pareciendo limpio; con una ley para cada lado, no.',
        task: 'Un trato de tres líneas, {antes}, cada una de ida y vuelta: «Se avisa si no se llega. El teléfono ajeno no se toca. [tiempo:Lo de hace {tiempo}|Lo viejo] se habla una vez y se cierra». {Léelo|Leelo} con los nombres cambiados y {corrige|corregí}. Si proponen una línea más, la balanza trabaja. Si lo quieren solo para {ti|vos}, ya pesaste bastante.',
        end: 'Lo justo se reconoce porque a {ti|vos} también te incomoda.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Algo se cobra de más o de menos: la Justicia invertida tiene la balanza ladeada y la espada hacia el suelo. Ni una culpa sin medida ni un rencor sin medida dejan acercarse bien. Todavía no, hasta ponerle tamaño a lo que se debe [quien:con {quien}|en esta historia], de tu lado y del otro.',
        task: 'Un recibo {antes}, de lo que debas o te deban: concepto, daño, reparación, fecha de cierre. «Concepto: irse sin hablar. Pago: contarlo entero y escuchar. Vence en un mes». Si cabe en media hoja, se puede poner sobre la mesa [tiempo:incluso después de {tiempo}|en el primer encuentro]. Si la suma no termina nunca, eso ya es castigo, y hay que dejar de cobrarlo.',
        end: 'Hasta la culpa tiene derecho a una última cuota.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Queda el Colgado, que tiene las manos quietas a la espalda y por eso se entera de todo. Ese es el modo: parar, escuchar, mirar la historia desde abajo. {Espera|Esperá} antes de proponer; lo que {buscas|buscás} [quien:en {quien}|en esa persona] se aclara mejor oyendo que insistiendo.',
        task: 'Diez minutos de oído, {antes} y con reloj: «{Cuéntame|Contame} cómo lo viviste; no contesto nada hasta el final». Ni un «pero». Si hoy no hay trato, tres preguntas en un papel. Si al terminar {sabes|sabés} algo nuevo [tiempo:de hace {tiempo}|de entonces], el paso siguiente sale de ahí. Si a los dos minutos ya preparabas la réplica, falta otro rato de cabeza abajo.',
        end: 'Quien escucha diez minutos se ahorra diez mensajes.',
      },
      rev: {
        lean: 'if',
        ahead:
          'La cuerda está floja y el Colgado invertido, con la cabeza ya arriba, todavía espera la frase perfecta. Eso es lo que te detiene. Se puede dar el paso [quien:con {quien}|con esa persona] si {aceptas|aceptás} que salga imperfecto; si no, se retira y se descansa, que también es mover el pie.',
        task: 'Hora límite {antes}, con alarma. Al sonar, lo que haya escrito o ensayado sale o se borra, y no se guarda copia. La versión corta sirve: «Hola. Me gustaría que habláramos. ¿Te parece bien?». Si sale, tu parte está hecha y el teléfono duerme boca abajo. Si se borra con alivio, lo [quien:de {quien}|de esa persona] quería más silencio, y también es una respuesta tuya.',
        end: 'El mensaje perfecto no lo ha recibido nadie.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'if',
        ahead:
          'El estandarte de la Muerte lleva una rosa blanca: lo que fue se despide con honores y el caballo sigue. Un reencuentro cabe si es entre gente nueva; resucitar lo de antes, no. Lo que insiste en tu cabeza [quien:con el nombre de {quien}|con ese nombre] pide una despedida digna o una presentación.',
        task: 'Presentarse de cero, {antes}, por escrito o cara a cara: «Te cuento tres cosas mías que no {conoces|conocés}». El trabajo, lo que ya no aguanto. Y pedir otras tres, ninguna [tiempo:de hace {tiempo}|de la otra época]. Si entre las seis alguna da curiosidad, se sigue por esa. Si el presente aburre y solo brilla el pasado, el caballo pasa y se saluda.',
        end: 'Para volver a elegir a alguien primero hay que conocer al nuevo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Lo que no se suelta tampoco vuelve: con la Muerte invertida el caballo está clavado y el estandarte arrastra. La cabeza sigue [quien:con {quien}|con esa persona] porque a la historia le faltó despedida. Todavía no abras nada; primero un adiós hecho con las manos, aunque después haya otro hola.',
        task: '{Elige|Elegí} {antes} un lugar de aquella época, [lugar:en {lugar} o más cerca|un parque, un café], y {regálate|regalate} allí un cuarto de hora a solas para la despedida que faltó: «Gracias por esto; adiós a esto». Tres de cada. Si a la vuelta el nombre pesa menos, era duelo con retraso. Si pesa igual pero ya no aprieta, se puede pensar en hablar con quien es hoy.',
        end: 'Un buen adiós sirve hasta para volver.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'yes',
        ahead:
          'Un hilo de agua entre dos copas: la Templanza no se apura y no derrama. Así se vuelve, por medidas, con un pie en el agua y el otro en lo tuyo. Sí [quien:con {quien}|con esa persona], mientras la cantidad se fije entre dos y nadie beba por sed atrasada.',
        task: 'Un calendario de cuatro semanas, hecho {antes}: la primera, un mensaje al día y nada más; la segunda, un café; la tercera, una tarde; la cuarta, decir qué es esto. «Te propongo ir por semanas». [tiempo:Después de {tiempo}|Después de todo], cuatro no son tantas. Si cada una pide la siguiente, se sirve otro poco. Si alguna sobra, ahí se queda el nivel.',
        end: 'Lo que se sirve despacio no mancha el mantel.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Templanza invertida echa las dos copas de golpe: se dice «quizá» y ya hay bultos en la sala; se dice «adiós» y ya hay beso. Todavía no, con todo tan mezclado. En tu mano está separar lo que pasa [quien:con {quien}|con esa persona] y servirlo de una copa por vez.',
        task: 'Una frase que separe, dicha {antes}: «Hablar, sí; dormir bajo el mismo techo, todavía no». O la tuya, con un sí y un no; y si quien toca {eres tú|sos vos}, {dila|decila} antes de que te la digan. [quien:Si {quien} acepta|Si aceptan] media copa, hay calma para otra charla. Si no hay conversación sin cama ni techo, ya se vio qué copa estaba vacía.',
        end: 'Una copa por vez también quita la sed.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'En el Diablo las cadenas cuelgan flojas del cuello de la pareja: no aprietan, y nadie se las quita. Por eso regresa la idea: el rato bueno llega poco y sin aviso, y eso engancha más que lo diario. Por ahí no; y si [quien:con {quien}|alguna vez] hubo miedo, nunca a solas.',
        task: 'Del cero al diez, {antes}, tres números por cada contacto [quien:con {quien}|con esa persona] que recuerdes: la hora previa, el rato mismo, la mañana siguiente. Con cinco basta. Si las mañanas suman más que las vísperas, había menos cadena de la que parecía y se puede hablar de día. Si suman menos, la cifra va pegada en la puerta: «Mañana siguiente: dos».',
        end: 'A cada gancho se lo juzga a la mañana siguiente.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Las cadenas caen por su propio peso: el Diablo está invertido, y la pareja puede mirarse sin tirones. Ahora importa el modo. Se puede probar [quien:con {quien}|con esa persona] si el encuentro se sostiene sin aquello que enganchaba; si hay que ponerlo otra vez sobre la mesa, no.',
        task: '{Propón|Proponé} {antes} una cita sobria: sin alcohol, sin cama, sin dinero de por medio, hora y media de día. «Quiero que nos veamos así, a ver qué queda». Si la conversación camina, [tiempo:después de {tiempo}|por fin] se ve a la persona sin la cadena. Si a la media hora falta algo para que funcione, ese algo era el vínculo.',
        end: 'Sin adornos también se quiere, y se nota antes.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'Primero, los escombros. Un rayo abrió la Torre y dos figuras caen a la vista de cualquiera: ese daño no se tapa con flores. Se puede tocar la puerta, o abrirla, si la primera frase nombra lo que se rompió [quien:con {quien}|aquella vez]; si empieza por «qué bien te ves», todavía no.',
        task: 'La verdad más difícil, en tres frases y {antes}, con la peor delante: «Me fui por miedo. Te dejé con todo. No vengo a pedir que se olvide». La tuya, con tus verbos; o la que {necesitas|necesitás} oír. [quien:Si {quien} pregunta|Si te preguntan], hay suelo donde apoyar algo. Si se cierra la puerta, quedó dicha y no se repite.',
        end: 'Las flores vienen después de la frase difícil.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía tiembla. La Torre invertida es un derrumbe a medio contener, con la corona sujeta a última hora. Antes de acercar los muebles [quien:a {quien}|a esa persona] hace falta saber qué se hace cuando cruje. Por eso la idea atrae y asusta a la vez: nadie acordó dónde ponerse a salvo.',
        task: 'Una señal para el próximo crujido, acordada o escrita {antes}: una palabra, media hora en cuartos distintos y regreso obligatorio al tema. «Cuando alguien diga techo, se para». Se estrena con algo menor, la pelea de los platos [tiempo:de hace {tiempo}|de siempre]. Si ambas partes regresan a la media hora, el muro aguanta. Si gritan por encima de la palabra, falta obra.',
        end: 'Una casa se conoce por cómo cruje y quién vuelve.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'De rodillas está la mujer de la Estrella, pero para verter agua: nadie diría que se arrastra. Sí, se puede escribir, o contestar, con todo el cariño [quien:a {quien}|a esa persona] y sin exigir nada, siempre que el mensaje diga también dónde termina. El agua que se da así no deja deuda.',
        task: 'Dos líneas {antes}: una que abra y otra que te cuide. «Te pensé bien estos días. Si no te nace contestar, no insisto». La segunda es la que te pone de pie. Si la respuesta es cálida, se propone un rato [lugar:en {lugar}|sin prisa]. Si es tibia o no llega, ya quedó dicho qué {haces|hacés}, y cumplirlo es la mitad del mensaje.',
        end: 'La ternura se sostiene de pie cuando sabe dónde termina.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Hay un brillo colgado demasiado alto: en la Estrella invertida el agua sube hacia él y el estanque se vacía. Lo que te retiene es una versión [quien:de {quien}|de esa persona] que mejora con cada noche sin verse. Todavía no le respondas a la versión; {espera|esperá} a recordar la talla real.',
        task: '{Baja|Bajá} el brillo a tu altura {antes} con una lista de seis: tres virtudes comprobadas y tres defectos corrientes, con ejemplo. «Llega tarde: el cumpleaños de mi madre». [tiempo:A {tiempo} de distancia|Con la distancia], los defectos cuestan más. Si ante alguno {sonríes|sonreís}, ahí hay persona y se le puede hablar. Si no sale ninguno, lo que se extraña es un brillo.',
        end: 'Quien extraña de verdad extraña también los defectos.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'A la luz de la Luna el cangrejo asoma sin que nadie lo llame, y algo aúlla, perro o lobo. De ahí que la idea no se vaya: una cosa pequeña la saca del agua. Todavía no decidas; {averigua|averiguá} qué la despierta antes de ponerle el nombre [quien:de {quien}|de esa persona].',
        task: 'Lista de cangrejos, {antes}: cada vez que asome la idea, qué la sacó. Una canción, un olor, una calle [lugar:de {lugar}|conocida], una discusión en familia, el sueldo que no alcanza. Diez renglones. Si siete son soledad, «hoy necesito compañía», y va para una amistad. Si siete son cosas que querías contarle, ya hay qué escribir, y a qué hora: de día.',
        end: 'El recuerdo viene sin invitación; al motivo hay que ir a buscarlo.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Menos adivinar. Con la Luna invertida el agua se retira del sendero y se ve por dónde pisar: se puede volver, o dejar entrar, si las respuestas sobre el hoy son claras; a media luz, la puerta se queda como está. Que [quien:{quien} sea un misterio|alguien sea un misterio] no le suma encanto a la mañana siguiente.',
        task: 'Tres preguntas de datos, {antes}, una por una: «¿Dónde {vives|vivís}? ¿Hay alguien? ¿Qué me {pides|pedís}, en concreto?». Si quien pide {eres tú|sos vos}, {contéstalas|contestalas} primero. Tres respuestas netas, aunque alguna no guste, dan camino para hablar [tiempo:de lo de hace {tiempo}|del resto]. Una vaga se repite una vez, con buena voz. Con dos vagas se termina el café y cada cual a su casa.',
        end: 'Sobre lo claro se puede caminar, aunque duela.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'A mediodía no hay dónde esconder nada: el niño del Sol abre los brazos delante de los girasoles. Sí, y de esa manera: de día, con palabras que podría oír cualquiera. Lo que queda [quien:con {quien}|con esa persona] se entiende mejor en un desayuno que en diez madrugadas.',
        task: 'Desayuno {antes}, a las nueve, [lugar:en {lugar} o donde haya ventana|donde haya una ventana]: pan, café y una frase a plena luz: «Me alegra verte, y quiero hablar de si volvemos o no». Si no se puede en persona, el mensaje sale a esa misma hora. Si hay risa y también respuesta, se repite otro día. Si hay risa y ninguna respuesta, fue un buen desayuno.',
        end: 'Con pan en la mesa hasta el «no» se dice mejor.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Los girasoles del Sol invertido miran al suelo y el niño cabalga sin ver el muro: la alegría quiere mostrarse antes de tiempo. Se puede probar [quien:con {quien}|con esa persona] si aguanta sin público. Con la madre, los niños y las fotos alrededor, nadie distingue las ganas de la pose.',
        task: 'Treinta días sin anuncio, acordados {antes}: ni fotos, ni familia avisada, ni hijos con ilusión adelantada. «Por ahora esto es de dos; en un mes lo contamos, si hay qué». [quien:Si {quien} acepta|Si aceptan] de buen grado, hay un mes para mirar detrás del muro. Si hace falta que lo sepan todos ya, la luz era para los demás.',
        end: 'La alegría verdadera puede pasar un mes sin público.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Una trompeta, y varias figuras se alzan con la cara descubierta: el Juicio pide llamar por su nombre a lo que pasó. Sí, se puede tocar a esa puerta, o contestar, si lo primero que suena es la parte propia. La parte [quien:de {quien}|de enfrente] vendrá o no; esa trompeta la toca otra boca.',
        task: 'Cuatro renglones a mano {antes}: qué hice, qué causó, qué hago distinto, qué no pido. «Terminé por miedo. Quedaste sin explicación. Hoy lo hablo aunque tiemble. No pido que me recibas ya». Con lo tuyo, una sola vez. [tiempo:Si después de {tiempo}|Si del otro lado] se alza otra voz con sus renglones, se conversa. Si no, la llamada fue limpia y alcanza.',
        end: 'Una disculpa con verbos llega más lejos que un ramo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con el Juicio invertido la trompeta suena por dentro y a deshora: la idea no se va porque falta un perdón que solo {puedes darte tú|podés darte vos}. Así no conviene ir [quien:hacia {quien}|hacia esa persona], en busca de absolución; sería ponerle en la boca una trompeta que pesa demasiado.',
        task: 'Una carta a quien eras entonces, {antes}, media página: «Hiciste lo que supiste. Hoy no lo harías así. Ya {puedes|podés} descansar». La fecha [tiempo:de hace {tiempo}|de aquel día] arriba, la de hoy abajo. Si al terminar siguen las ganas de acercarte, van más ligeras y se cuentan sin pedir sentencia. Si se fueron, lo que faltaba era el perdón, y ya está escrito.',
        end: 'Quien se perdona a tiempo llega sin pedir sentencia.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'if',
        ahead:
          'Dentro de su corona de laurel, la figura del Mundo danza con la vida puesta alrededor. Ese es el modo: [quien:que {quien} entre|que esa persona entre] a tu ritmo de ahora, o entrar en el suyo, sin que nadie desarme su corona. Si caben las dos vidas, sí; si una tiene que encogerse, no.',
        task: 'Tres cosas fijas de tu vida de hoy, dichas {antes}: «Los jueves canto, los domingos son de familia, me duermo temprano». Y de vuelta: «¿Cuáles son las tuyas?». Se ponen en una misma semana de papel. Si las seis caben y sobran dos noches, hay sitio para algo [tiempo:que no existía hace {tiempo}|nuevo]. Si hay que borrar una, mejor saludarse de lejos.',
        end: 'Se vuelve mejor con la semana ya ocupada.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Cierra el Mundo invertido, con la corona sin atar y una de las criaturas mirando a otro lado. Falta rematar algo de entonces, y por eso la idea da la vuelta y regresa. Todavía no abras otra etapa [quien:con {quien}|con esa persona]: una cinta suelta se confunde fácilmente con amor.',
        task: '{Busca|Buscá} {antes} lo que quedó sin atar: un libro ajeno en tu estante, una deuda pequeña, unas gracias que faltaron. {Devuélvelo|Devolvelo} con una línea sin anzuelo: «Esto era tuyo; gracias por el préstamo». Si al soltarlo la cabeza descansa, [tiempo:lo de hace {tiempo}|aquello] queda atado y se elige con libertad. Si lo que querías era la excusa, mejor pedir el encuentro sin libro.',
        end: 'Una cinta suelta hace mucho ruido para ser tan corta.',
      },
    },
  },
};
