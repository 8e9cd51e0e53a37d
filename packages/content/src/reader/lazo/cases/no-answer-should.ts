import type { CaseTexts } from '../../family.ts';

/** «no-answer-should». */
export const NO_ANSWER_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Un mensaje más cuesta diez segundos; lo que pesa es el rato de después, mirando si ya lo abrieron. Por eso el dedo lleva tanto tiempo encima del botón sin bajar.',
    },
    {
      needs: [],
      text: 'Entre insistir y desaparecer hay un tramo corto que nadie enseña: el de quien quiere saber sin rogar. Ahí se decide qué hacer con un teléfono que no suena.',
    },
    {
      needs: [],
      text: 'Lo último que dijiste sigue en la pantalla, sin nada debajo. Escribir otra vez parece pedir, callar parece castigar, y lo único que de verdad hace falta es un dato.',
    },
    {
      needs: [],
      text: 'Hay silencios que cansan más que un no, porque un no termina. Este obliga a elegir sin información: otra línea, otra llamada, o el botón de borrar.',
    },
    {
      needs: ['quien'],
      text: 'El chat con {quien} se abre veinte veces al día y sigue igual. Lo difícil ya no es qué decir, sino cuánta dignidad cabe en una línea más.',
    },
    {
      needs: ['quien'],
      text: 'Que {quien} no conteste todavía no dice nada, y ese es justamente el problema: ante una pantalla vacía, la cabeza redacta los mensajes de los dos lados.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} hubo algo que daba ganas de seguir, y por eso callar tampoco sale gratis. Si no hubiera importado, ese contacto estaría borrado desde el primer día.',
    },
    {
      needs: ['quien'],
      text: 'Decidir si va otro mensaje para {quien} es, a medias, decidir cuánto rato más va a mandar el teléfono en las comidas, en el sueño y en el humor.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo}, cualquier frase suena demasiado casual o demasiado ensayada. Y sin embargo no escribir también es contestar algo, y tampoco convence.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Después de {tiempo}, una línea para {quien} ya no es una línea cualquiera: se escribe, se corrige, se borra entera. Y el orgullo opina en cada coma.',
    },
    {
      needs: ['dia'],
      text: 'Desde {dia} el teléfono se mira antes que la hora. Hay una frase lista para mandar, y otra voz que asegura que ya estuvo bien de mandar frases.',
    },
    {
      needs: ['dia', 'quien'],
      text: 'Desde {dia} no se sabe si con {quien} hay una conversación en pausa o una conversación terminada, y no se insiste igual en una que en otra.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Algo se quedó a medias con {quien} en {lugar}, y lo que se queda a medias pide una mano: para seguirlo o para cerrarlo. Falta saber cuál.',
    },
    {
      needs: ['evento'],
      text: 'Después de {evento} cabía esperar un mensaje, aunque fuera breve, aunque fuera para decir que no. Lo que llegó fue esta duda: insistir o guardarse las ganas.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Delante está el Loco, con todo lo suyo en un atado que cabe al hombro. Así de poco tiene que pesar lo que mandes: sí, {escribe|escribí} una vez más, [tiempo:aun después de {tiempo}|aun después de tanto silencio], pero sin reproche, sin disculpa y sin cuenta de días. Si hoy no te sale así, {espera|esperá}.',
        task: '{Manda|Mandá} {antes} una línea de una docena de palabras que no pregunte por el silencio: «Informo que sigo con vida y con ganas de un café». [quien:Si {quien} propone cuándo|Si propone cuándo], hay plan. Si contesta con una risa y nada más, ya saludaste y basta. Si no contesta, el Loco sigue caminando, y {tú|vos} también.',
        end: 'Un saludo que no pesa tampoco se cobra.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Loco invertido tiene el precipicio encima de la cabeza y el perro ladra sin que nadie lo oiga. No escribas con ese impulso: [tiempo:después de {tiempo}|después de tantos días], lo que sale de un tirón no busca respuesta, busca alivio, y el alivio dura hasta que alguien lo lee y calla.',
        task: 'Una noche, {antes}, {escribe|escribí} ese mensaje a mano y {déjalo|dejalo} bajo un libro. {Léelo|Leelo} en voz alta después del desayuno. Si todavía suena a «¿cómo va todo?», {puedes|podés} guardarlo para otro día. Si suena a «¿qué te hice?», [quien:que {quien} no lo reciba|que no lo reciba nadie]: el papel aguanta mejor esas preguntas y no presume de haberlas leído.',
        end: 'De noche todos los mensajes parecen urgentes; a las nueve, casi ninguno.',
      },
    },
    'El Mago': {
      up: {
        lean: 'if',
        ahead:
          'Sobre la mesa del Mago hay cuatro objetos y él levanta uno solo. {Escribe|Escribí} otra vez, sí, si {eliges|elegís} una vía y {sueltas|soltás} las demás: mensaje, llamada y comentario en la foto, todo junto, [quien:serían tres cosas que {quien} tendría que responder|serían tres cosas por responder]. Una, bien hecha, basta.',
        task: 'Que sea la vía que todavía no usaste: si hubo mensajes, un audio. {Grábalo|Grabalo} {antes}, de pie, en veinte segundos: «Hola, soy yo. Me quedé con ganas de seguir la conversación. Si te pasa lo mismo, aquí estoy». Si llega respuesta, [tiempo:no saques la cuenta de {tiempo}|no saques la cuenta de los días]. Si no llega, esa herramienta también vuelve a la mesa.',
        end: 'Una voz de veinte segundos dice más que siete mensajes.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Y entonces, [tiempo:después de {tiempo}|después de tanto esperar], sale el Mago invertido: la vara apunta al suelo y los objetos resbalan de la mesa. No insistas con trucos, ni la historia con destinatario, ni el «me equivoqué de chat». Aunque alguno funcione, [quien:{quien} habría contestado|habrían contestado] al truco, no a {ti|vos}.',
        task: 'La foto que ibas a publicar para que la viera una sola persona, {mándala|mandala} {antes} en privado a alguien que sí contesta: «{Mira|Mirá}, me acordé de tu risa». Si conversan diez minutos, la foto hizo su trabajo. Si todavía {quieres|querés} publicarla, que sea sin abrir después la lista de quién la vio; y si eso te parece imposible, se queda en la galería.',
        end: 'Quien mira tus historias también tiene tu número.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'La Sacerdotisa tiene el rollo a medio tapar bajo el manto: se nota que hay texto, no qué dice. Todavía no escribas. [quien:De lo que {quien} calla|De lo que se calla] no se lee nada desde fuera, y otro mensaje no destapa el rollo. [tiempo:Después de {tiempo}|A estas alturas], una fecha tuya sirve más que otra línea.',
        task: '{Mete|Meté} en un sobre, {antes}, la frase que mandarías, y fuera {escribe|escribí} un día: el décimo a partir de hoy. Hasta entonces el chat no se abre. Ese día {rompe|rompé} el sobre. Si la frase todavía es verdad, «Me gustaría saber de {ti|vos}», {mándala|mandala} tal cual. Si te suena escrita por otra mano, tu respuesta es no mandarla.',
        end: 'Una frase guardada diez días llega más corta y más cierta.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Cae el velo con la Sacerdotisa invertida y queda a la vista lo que tenías escrito detrás. {Escribe|Escribí} una vez, sí, si {dices|decís} por fin lo que {quieres|querés}; otro «¿qué tal?» sería colgar la tela de nuevo. [quien:Que {quien} conteste|Que contesten] no depende de la frase. Que sea verdadera, de {ti|vos}.',
        task: '{Quita|Quitá} {antes} los rodeos del borrador hasta que quede una línea que puedas firmar: «Me gustó ese rato y me gustaría repetirlo». {Envíala|Enviala} y {deja|dejá} el teléfono una hora en otro cuarto. Un «yo también» se contesta con un día. Un «ya veremos» no obliga a nada. Y si no llega nada [tiempo:después de {tiempo} más|en dos semanas], lo callado ya no es tuyo.',
        end: 'Lo que se dice claro una vez no necesita repetirse.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'if',
        ahead:
          'Al final espera la Emperatriz, con el trigo alto a sus pies; nadie lo hizo crecer tirando de las espigas. {Puedes|Podés} escribir si lo que {mandas|mandás} alimenta y no reclama: [quien:algo salido de tus conversaciones con {quien}|algo salido de sus conversaciones], sin pedir nada a cambio. Si es para cobrarlo en el acto, todavía no.',
        task: '{Busca|Buscá} {antes} una foto de algo que hayan comentado: un plato, una calle, un perro feo. {Mándala|Mandala} con «Vi esto y me acordé de lo que contaste», sin signo de pregunta. Si vuelve una respuesta con ganas, {propón|proponé} un plan. Si vuelve un pulgar, fue una foto. [tiempo:Antes de {tiempo}, ninguna más|Después de esa, ninguna más]: el trigo tampoco se riega dos veces al día.',
        end: 'Un detalle sin factura es el único que se agradece.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Con la Emperatriz invertida el arroyo se sale del cauce y el trigo se pudre de tanta agua. No mandes más: ni canción, ni foto, ni «espero que estés bien». [quien:Lo que había para {quien}|Lo que había para dar] ya está dado, y [tiempo:después de {tiempo}|a estas alturas] seguir regando solo moja los pies de quien riega.',
        task: 'El rato que ibas a gastar en otro mensaje, {gástalo|gastalo} {antes} en quien sí responde: {cocina|cociná} algo y {llama|llamá}. «Hice comida de más, ¿{vienes|venís}?» Si viene, {come|comé} y {habla|hablá} de cualquier otra cosa. Si no puede, {guarda|guardá} la mitad para mañana. En los dos casos habrás tenido una contestación el mismo día, que ya era hora.',
        end: 'El cariño también quiere un plato donde alguien coma.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'La última carta es el Emperador: trono de piedra, armadura bajo el manto, y ni un paso para alcanzar a nadie. Escribir otra vez, sí, si va con plazo y el plazo te lo {crees|creés} {tú|vos}. [quien:Para {quien}|Para quien calla], una línea con fecha rinde más que diez sin ella; sin fecha, ni una.',
        task: '{Anota|Anotá} {antes}, en papel, qué día {cierras|cerrás} el asunto. Después {manda|mandá} esto y nada más: «Me gustaría que sigamos hablando. Si en una semana no sé nada, lo dejo, sin problema». Si contesta a tiempo, [tiempo:se empieza de nuevo, sin reclamar {tiempo}|se empieza de nuevo, sin reclamos]. Si no, el día anotado {archivas|archivás} el chat antes de cenar, y se cena.',
        end: 'Un plazo propio se cumple aunque nadie más lo mire.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Queda el Emperador invertido, con el cetro hacia abajo y los carneros del trono apuntando al suelo: embestir ya no sirve. No escribas para exigir. Nadie contesta por decreto, [quien:tampoco {quien}|ni siquiera quien debería], y un «mínimo avisa» solo consigue que se oiga mandar a alguien sin tropa.',
        task: '{Revisa|Revisá} {antes} tu borrador con un lápiz y {cuenta|contá} las órdenes, los «al menos», los «qué te costaba», los signos de admiración. Con más de dos, se borra entero. Con cero, queda quizá «Me dejó mal sabor no saber de {ti|vos}»; eso sí se puede mandar, una vez. [tiempo:Después de {tiempo}|A estas alturas], lo que no envíes tampoco te quita autoridad.',
        end: 'Nadie contesta mejor porque se lo pidan en mayúsculas.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Dos llaves cruzadas hay a los pies del Hierofante: ciertas puertas se abren con modales. Sí a llamar o escribir una vez, si lo {haces|hacés} como una visita, con hora decente, nombre, mensaje y despedida. [dia:Lo que no llegó desde {dia}|Lo que no llegó estos días] no se reclama en el umbral.',
        task: 'Una llamada sola, {antes}, entre las seis y las ocho de la tarde. Si salta el buzón, este mensaje: «Soy yo, llamaba para saludarte. El jueves por la tarde estoy en casa, por si {quieres|querés} hablar». [quien:Si {quien} devuelve la llamada|Si devuelve la llamada], ya hay conversación. Si suena ocupado, lo mismo por escrito y se da por hecha la visita. Un segundo timbrazo, no.',
        end: 'Se llama una vez a la puerta; la segunda ya es empujar.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Cierra el Hierofante invertido: la triple corona rueda y los dos monjes se quedan sin nadie a quien obedecer. {Escribe|Escribí}, sí, sin consultar el reglamento: ni los tres días de espera, ni «quien escribe dos veces pierde», ni [tiempo:si {tiempo} es demasiado|si ya es demasiado tarde]. Depende solo de que la línea sea tuya y sea la última.',
        task: '{Haz|Hacé} {antes} una lista de las reglas que te frenan («que no se note el interés», «que escriba primero») y {tacha|tachá} las que no le enseñarías a un niño de diez años. Si quedan todas tachadas, {redacta|redactá}: «Quería saber cómo estás». [quien:Si {quien} contesta|Si hay respuesta], las reglas sobraban; si no, tampoco la habrían traído. Si sobrevive alguna, {obedécela|obedecela} una semana.',
        end: 'Nadie fue feliz por contestar a las setenta y dos horas exactas.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Debajo del ángel hay dos, y cada cual mira hacia un lado distinto: así están los Enamorados. {Escribe|Escribí} si lo que {quieres|querés} es [quien:otro rato con {quien}|otro rato con esa persona]; si es solo que te contesten, no. Desde el teléfono parecen lo mismo, pero lo primero aguanta un «no puedo» y lo segundo no aguanta nada.',
        task: '{Di|Decí} en voz alta, {antes}, estas dos frases: «Tengo ganas de otra tarde así» y «Tengo ganas de que me conteste». {Fíjate|Fijate} en cuál te sale sin carraspear. Si es la primera, {mándala|mandala} tal como suena. Si es la segunda, [tiempo:después de {tiempo} no la arregla ningún mensaje|no la arregla ningún mensaje]: {cuéntasela|contásela} a quien te quiera bien, con café.',
        end: 'Querer una respuesta y querer a alguien se parecen hasta que contesta.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Los Enamorados invertidos dejan al ángel abajo y a los dos de cabeza, con las manos sin tocarse. No empieces otra vez {tú|vos}. Si [quien:con {quien}|en esta historia] casi siempre hubo una sola mano tendida, otra línea solo alarga el brazo; si aparecían las dos, una cabe todavía.',
        task: '{Sube|Subí} {antes} por el chat y {mira|mirá} los últimos seis comienzos: quién saludó, quién propuso. {Pon|Poné} los números en una hoja. Cinco o seis tuyos: «Ya saludé bastante», y el teléfono al cajón. Tres y tres: una línea más no desequilibra nada. [tiempo:Ni con {tiempo} por medio cambia esa cuenta|El calendario no cambia esa cuenta]; la cambia quien tienda la próxima mano.',
        end: 'Quien siempre saluda primero termina hablando por dos.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Sin riendas lleva el Carro sus dos esfinges: le basta saber adónde va. Sí, {escribe|escribí}, pero con rumbo: [tiempo:después de {tiempo}|después de este silencio], un «¿qué tal?» da vueltas a la plaza y una propuesta con día, hora y lugar avanza o se detiene. Si no {tienes|tenés} una que puedas sostener sin compañía, todavía no.',
        task: '{Propón|Proponé} {antes} algo que vayas a hacer de verdad: «El domingo a las once salgo a caminar una hora. ¿{Vienes|Venís}?». [quien:Si {quien} dice otra hora|Si te dice otra hora], el camino es el mismo. Si dice «imposible» y no ofrece nada, no empujes. Si no dice nada, {camina|caminá} tu hora igual, y la próxima ruta se la {propones|proponés} a otra persona.',
        end: 'Una invitación con hora se contesta sola, hasta callando.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Una esfinge quiere escribir, la otra quiere bloquear, y en el Carro invertido las dos tiran hacia atrás. Mientras discutan, no muevas nada: [quien:ni mensaje para {quien} ni bloqueo|ni mensaje ni bloqueo]. Lo que se hace con medio cuerpo a cada lado se deshace a las dos horas, y [tiempo:después de {tiempo}|a estas alturas] eso cansa más que la duda.',
        task: '{Elige|Elegí} {antes} dos días seguidos para no tocar ninguno de los dos botones. Cada noche, una línea por bestia: «Escribiría para…», «Borraría para…». Si la segunda noche las dos líneas tiran hacia el mismo lado, {ve|andá} por ahí. Si siguen peleando, otros dos días. Nada de lo que hay en ese chat caduca en cuarenta y ocho horas.',
        end: 'Bloquear y desbloquear también es conversar, pero sin nadie.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'wait',
        ahead:
          'Las manos de la Fuerza cierran la boca del león sin apretar. Todavía no escribas, y no por orgullo: las ganas rugen ahora, y la línea que manda el rugido [quien:llegaría hasta {quien} con dientes|llegaría con dientes]. Tres días de mano suave, y después escribir sí, si la frase ya sale hablada.',
        task: 'Cada vez que te suban las ganas, {apunta|apuntá} la hora y lo que mandarías; tres días, empezando {antes}. Al tercero, {compara|compará}. Si todas las notas dicen más o menos «tengo ganas de verte», {manda|mandá} la más corta. Si van del «hola» al «qué falta de respeto», [tiempo:ni con {tiempo} basta|todavía no toca]: el león sigue despierto y le hacen falta otros tres.',
        end: 'Las ganas de hoy escriben mejor cuando ya durmieron.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El león de la Fuerza invertida quedó arriba y las flores, por el suelo. [tiempo:Después de {tiempo}|Después de tanto callar] hay ganas de morder, y es normal. Escribir, sí, cuando lo fuerte ya se dijo en otra parte; si el rugido va a estrenarse en ese chat, no.',
        task: '{Llama|Llamá} {antes} a alguien de confianza y {avisa|avisá}: «Cinco minutos para protestar, sin consejos». {Protesta|Protestá} con reloj. Después {mira|mirá} qué queda. Si queda una línea amable, [quien:esa la puede leer {quien}|esa se puede mandar]. Si al minuto tres ya te reías, no hacía falta mandar nada. Si a los cinco seguías, mañana otra llamada, y el chat cerrado mientras tanto.',
        end: 'La rabia contada en otra casa llega al chat sin dientes.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'El farol del Ermitaño alumbra dos pasos, los suyos, y no la ventana de enfrente. Ni escribas ni borres todavía: [quien:por dónde anda {quien}|por dónde anda la otra persona] no se ve con esa luz. Se ve cuánto sitio ocupa este silencio en tu día, y eso conviene medirlo antes de tocar una tecla.',
        task: '{Sal|Salí} {antes} a caminar una hora sin teléfono, aunque parezca temeridad. Al volver, con la pantalla apagada, {apunta|apuntá} en qué pensaste: «en esto», «en otra cosa», cuántas veces cada una. Si ganó «otra cosa», {puedes|podés} escribir cualquier día sin que cueste. Si [tiempo:después de {tiempo}|con tanta ventaja] ganó «esto», otra caminata primero, y el mensaje que espere su turno.',
        end: 'Una hora sin teléfono contesta preguntas que el teléfono no sabe.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Demasiado rato lleva el Ermitaño invertido mirando su propio farol. Escribir, sí, si antes le {enseñas|enseñás} el chat a alguien que no esté dentro y esa voz coincide con la tuya. A solas, [tiempo:después de {tiempo}|después de tantas relecturas], hasta un punto y coma parece una confesión, y con esa luz no se decide.',
        task: '{Elige|Elegí} a alguien que no tema desilusionarte, {léele|leele} {antes} los últimos cinco mensajes, sin prólogo, y {pregunta|preguntá}: «¿Qué entenderías aquí si no me conocieras?». Si dice «falta que alguien proponga algo», [quien:una propuesta para {quien}|una propuesta], y corta. Si dice «ya está dicho todo», ni una línea. Si dice «uy», {sírvele|servile} café y que siga hablando.',
        end: 'Un chat leído en voz alta pierde la mitad del misterio.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'wait',
        ahead:
          'Cuatro criaturas leen tranquilas en las esquinas mientras gira la Rueda de la Fortuna. Lo tuyo, por ahora, es esperar una vuelta: existen las guardias, las fiebres y las semanas torcidas, [quien:y desde aquí no se sabe cuál gira sobre {quien}|y desde aquí no se sabe cuál gira]. Escribir, una vez, cuando la vuelta se cumpla.',
        task: '{Busca|Buscá} {antes} qué día y a qué hora fue el último mensaje entre ustedes y {marca|marcá} en el calendario ese mismo día, el de la semana próxima. Cuando llegue, una línea: «¿Cómo te trata la semana?». Si te cuenta cómo, se sigue. Si calla, [tiempo:no le sumes otra vuelta a {tiempo}|no esperes otra vuelta]: {vuelve|volvé} a tu libro, como las cuatro de las esquinas.',
        end: 'Una vuelta se espera; a la segunda ya es costumbre.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Ya giró antes y volvió a bajar: en la Rueda de la Fortuna invertida la serpiente sube por donde otros caen. No le des otro empujón si este silencio no es el primero. [quien:Con {quien}|En estas cosas], lo que se repitió dos veces no lo cambia un tercer mensaje; si es la primera, uno todavía cabe.',
        task: '{Dibuja|Dibujá} {antes} un círculo y {anota|anotá} alrededor cada desaparición y cada regreso, con fechas aproximadas y quién escribió para volver. Si el círculo se cierra dos veces, la frase es «Me bajo» y se dice en voz alta, en casa. Si hay apenas media vuelta, una línea amable y punto. [tiempo:En ningún caso se espera otra vez {tiempo}|En ningún caso se espera otro tanto].',
        end: 'El tercer «perdón, estuve a mil» ya viene con horario.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'La Justicia sostiene dos platillos vacíos y espera que alguien ponga algo que pese. Pesan los mensajes, no las ganas: si en tu lado hay uno sin contestar, [quien:cabe otro para {quien}|cabe otro]; si hay dos o más, no. [tiempo:Ni siquiera con {tiempo} se inclina la balanza|Los días no inclinan la balanza]; la inclina quien escribe de más.',
        task: '{Cuenta|Contá} {antes} los tuyos desde la última palabra ajena, audios y llamadas incluidos, y {pon|poné} el número en una hoja. Un uno autoriza esto: «¿Seguimos la conversación cuando puedas?». Un dos o un tres cierra la cuenta sin mandar nada. Un cero, que pasa más de lo que se confiesa, indica que la respuesta pendiente es la tuya.',
        end: 'Dos seguidos sin respuesta ya son un monólogo.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Con la espada hacia abajo, la Justicia invertida condena sin pruebas, y el banquillo lo {ocupas|ocupás} {tú|vos}. Si hiciste algo que puedas nombrar, {escribe|escribí} una disculpa de una línea; si solo hay sospechas, no escribas. [tiempo:Después de {tiempo}|Con este silencio], pedir perdón por si acaso no repara nada: agrega una culpa sin dueño.',
        task: '{Redacta|Redactá} {antes} la acusación en una hoja, con verbo y hora: «Aquella noche dije tal cosa». Si te sale un hecho, [quien:lo que recibe {quien} es|lo que se manda es] «Si aquello te incomodó, lo siento», sin explicaciones detrás. Si solo te salen adjetivos, la hoja se rompe y el caso se archiva: un adjetivo nunca le hizo nada a nadie.',
        end: 'Haber mostrado interés no figura en ningún código penal.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'El Colgado cuelga de un pie y tiene la cara en paz; las manos van detrás, donde no tocan nada. Eso toca ahora, esperar sin manos: ni escribir, ni borrar, ni mirar a qué hora se conectó. [quien:Lo que {quien} tarde|Lo que tarde la respuesta] deja de ser asunto tuyo por unos días.',
        task: '{Archiva|Archivá} el chat {antes}, sin borrarlo, y {pega|pegá} en la cocina un papel con cinco rayas, una por día. Cada noche se tacha una. El sexto, {pregúntate|preguntate}: «¿Qué le contaría hoy?». Si hay algo que contar, {sácalo|sacalo} del archivo y {cuéntalo|contalo}. Si no se te ocurre nada [tiempo:después de {tiempo}|después de tanto pensarlo], ahí se queda, y el papel a la basura.',
        end: 'Quien no mira el chat también está haciendo algo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Del derecho queda el Colgado invertido: pies en el suelo y cuerda floja. No escribas ni sigas reservándote; ya esperaste lo que había que esperar. [dia:Desde {dia}|Desde hace días] hay ratos tuyos guardados para alguien que quizá ni los pidió, y esos ratos se pueden bajar de la cuerda sin permiso de nadie.',
        task: '{Elige|Elegí} {antes} el hueco que guardabas por si acaso y {ofréceselo|ofrecéselo} a quien suele decir que sí: «Tengo libre el viernes a las ocho, ¿hacemos algo?». Si acepta, ese rato ya tiene dueño. Si no puede, {sal|salí} igual, aunque sea por pan. [quien:Si justo entonces escribe {quien}|Si justo entonces llega el mensaje], se contesta al día siguiente y sin venganza.',
        end: 'Una tarde reservada para nadie se echa a perder igual.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'A caballo y sin prisa pasa la Muerte; el rey ya está en el suelo y un niño ofrece flores. No escribas más: esto se puede cerrar, y con flores. [tiempo:Después de {tiempo}|Después de este silencio] no hace falta que [quien:{quien} firme el final|alguien firme el final]; lo {pones|ponés} {tú|vos}, cuando no te tiemble la mano.',
        task: '{Escribe|Escribí} {antes}, en papel y no en el chat, la despedida que te habría gustado recibir: «Fue un gusto mientras duró. Que te vaya bien». {Léela|Leela} una vez y {borra|borrá} el número. Si al borrarlo {descansas|descansás}, era la hora. Si te tiembla el dedo, {archiva|archivá} solamente y {deja|dejá} el entierro para otro mes: aquí nadie cobra por adelantado.',
        end: 'Borrar un número tarda menos que aprenderlo de memoria.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La bandera de la rosa cuelga cabeza abajo en la Muerte invertida: ni entierro ni vida. Todavía no escribas ni des nada por muerto. Lo que desgasta es borrar y volver a guardar; mejor [quien:que {quien} salga de la pantalla|que ese nombre salga de la pantalla] durante treinta días, sin funeral, y luego {decides|decidís} con otra cara.',
        task: '{Copia|Copiá} {antes} el número en un papel, {dóblalo|doblalo}, {anota|anotá} encima «hasta dentro de treinta días» y al cajón de las cosas raras. Después {bórralo|borralo} del teléfono. Si {abres|abrís} el cajón una noche mala, se vuelve a cerrar. Si a los treinta días hay algo que decir, {dilo|decilo}. Si el papel aparece el año próximo buscando pilas, [tiempo:ya se vio qué fue de {tiempo}|ya se vio cuánto pesaba].',
        end: 'Lo que está en un cajón no vibra de madrugada.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'De una copa a la otra, sin derramar: así mide el ángel de la Templanza. Sí a un mensaje, si {viertes|vertés} lo mismo que recibiste la última vez. [quien:Si {quien} mandó cuatro palabras|Si te mandaron cuatro palabras], no van cuarenta de vuelta; [tiempo:después de {tiempo}|después de tanto silencio], una copa llena hasta el borde se cae por el camino.',
        task: '{Cuenta|Contá} {antes} las palabras del último mensaje ajeno y {escribe|escribí} el tuyo con las mismas, o dos más: «¿Qué tal tu semana? La mía, larga». Si vuelve algo de tamaño parecido, se sigue vertiendo así, poco a poco. Si vuelve un «jaja», por hoy no hay más que verter. Y si no vuelve nada, {tapa|tapá} tu copa, que todavía está casi entera.',
        end: 'A un «jaja» no se le contesta con una carta.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Se vuelca el agua en la Templanza invertida, y toda hacia el mismo lado. No escribas todavía si {miras|mirás} el teléfono más veces de las que {comes|comés}: [quien:lo que llega así hasta {quien}|lo que llega así] es sed, y la sed pide a cualquier hora. Cuando vuelva la medida, y esa sí depende de tu mano, cabrá una línea.',
        task: '{Pon|Poné} tres horas fijas para mirar el chat, las nueve, las dos y las nueve, escritas en un papel, y {empieza|empezá} {antes}. Una raya por cada mirada fuera de hora. Tres días con menos de cinco rayas: {manda|mandá} «¿Cómo va todo?». Con veinte, [tiempo:ni en {tiempo} ayuda un mensaje|no ayuda ningún mensaje]: otros tres días, y el teléfono más lejos de la silla.',
        end: 'Una pantalla mirada cuarenta veces no contesta más rápido.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Las cadenas del Diablo son anchas: los dos podrían sacárselas por la cabeza y siguen ahí. No insistas, y sobre todo no vigiles. Saber [quien:a qué hora se conecta {quien}|a qué hora se conecta], quién le comenta, si ya abrió tu historia, ata más que cualquier mensaje. [dia:El collar puesto desde {dia}|Ese collar] se saca con una mano.',
        task: '{Silencia|Silenciá} {antes} sus historias y su estado; no es bloquear y no se entera nadie. Durante siete días, cuando el dedo busque el perfil, {di|decí} en voz baja «ahí no hay nada para mí» y dale otra ocupación. Si al cuarto día se te olvida mirar, el collar era flojo. Si cada día aprieta más, {pídele|pedile} compañía a alguien que sepa escuchar.',
        end: 'Ver que está en línea no es recibir noticias.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Diablo invertido suelta la antorcha y las cadenas caen por su peso. Escribir de nuevo, no; irte, sí, si lo que {pides|pedís} es permiso. [tiempo:Después de {tiempo}|A estas alturas], borrar o bloquear está bien cuando te deja el cuello libre, y mal cuando busca que al otro lado se oiga la cadena.',
        task: '{Haz|Hacé} {antes} la prueba de una frase: «¿Lo borraría igual si la otra persona nunca lo supiera?». [quien:Si la respuesta es sí, que {quien} salga|Si la respuesta es sí, que salga] de la agenda, con capturas y audios incluidos. Si es no, ese botón era otro mensaje; {silencia|silenciá} el chat un mes y que nadie se entere. Si {dudas|dudás}, el mes primero.',
        end: 'Irse para que se note todavía es llamar.',
      },
    },
    'La Torre': {
      up: {
        lean: 'no',
        ahead:
          'Cae un rayo y la corona de la Torre sale volando: lo que se rompió ya hizo su ruido. No mandes mensajes para recoger ladrillos. [quien:Con {quien} callando|Con este silencio] algo se vino abajo, poco o mucho, y [tiempo:después de {tiempo}|a estas alturas] una frase ingeniosa no lo levanta. Primero hay que salir de debajo.',
        task: '{Cuéntaselo|Contáselo} {antes} a una persona en una sola frase, como quien da una noticia: «Dejó de contestarme y me dolió». Sin capturas de pantalla ni hora exacta. Si te abraza, alguien contestó. Si pregunta «¿y qué {piensas|pensás} hacer?», lo correcto es «cenar». Si a la semana hace falta contarlo otra vez, que sea a la misma persona, que ya conoce los escombros.',
        end: 'Un derrumbe pequeño también merece que alguien pregunte cómo estás.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Todavía no cae, y por eso cansa: en la Torre invertida la grieta sigue y cada día alguien la tapa con la mano. Sí, {escribe|escribí}, y {pregunta|preguntá} lo que no te {animas|animás} a preguntar. [tiempo:Después de {tiempo}|A estas alturas], sostener la pared cuesta más que oír un no. Si esta semana un no te aplasta, que sea la próxima.',
        task: '{Elige|Elegí} {antes} una hora con alguien cerca y {manda|mandá} la pregunta entera, sin adornos: «¿{Quieres|Querés} que sigamos en contacto o lo dejamos así?». Un sí con fecha se apunta. Un no se agradece, «gracias por decirlo», y se apaga la pantalla. [quien:Si {quien} contesta con humo|Si llega humo], humo es: que no te toque volver a sostenerlo con otra pregunta.',
        end: 'Un no ocupa dos letras; la duda ocupa la casa entera.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'La Estrella vacía dos jarras, una en el estanque y otra en la tierra, y no mira si vuelven a llenarse. Sí, {escribe|escribí} una vez, siempre que no necesites que vuelva nada. Decir algo bueno [quien:que viviste con {quien}|que viviste] está en tu mano; la respuesta, en otra. Si la {necesitas|necesitás} para dormir, aún no.',
        task: '{Manda|Mandá} {antes} un agradecimiento con un detalle cierto y ninguna pregunta: «Me gustó mucho cómo {cuentas|contás} las cosas. Solo quería decírtelo». Si contesta, {sigue|seguí} el hilo sin sacar [tiempo:{tiempo} a relucir|la espera a relucir]. Si no contesta, el agua ya estaba dada y la jarra queda libre. Si al minuto ya {miras|mirás} si lo leyó, {ponla|ponela} boca abajo y {sal|salí} a la calle.',
        end: 'Un gracias es el único mensaje que no espera.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Boca abajo, las jarras de la Estrella invertida ya no vierten: se acabó el agua. Esperar es lo sensato, y no por estrategia. [tiempo:Después de {tiempo}|Después de tantas noches] con un ojo en la pantalla, lo que escribas saldrá pidiendo de beber. Primero dormir; luego, si queda algo que decir, decirlo.',
        task: 'Tres noches seguidas, la primera {antes}: el teléfono carga lejos de la cama y la luz se apaga a su hora. Cada mañana, un número del uno al diez en un papel: «Hoy me importa…». Si baja, [quien:el mensaje para {quien} puede esperar|el mensaje puede esperar] o no ir nunca. Si la tercera mañana sigue en nueve, una línea, con el desayuno puesto y no antes.',
        end: 'Nadie le escribe bien con sueño atrasado a quien le gusta.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Entre las dos torres de la Luna aúllan un perro y un lobo, y de noche no se sabe cuál es cuál. Todavía no escribas. Lo que [quien:{quien} hace|hace la otra persona] fuera de tu pantalla no se ve desde aquí, y con esta luz le contestarías al lobo. Con la de la mañana, quizá baste una pregunta.',
        task: '{Parte|Partí} una hoja en dos {antes} y, de día, {anota|anotá} a la izquierda lo que viste («lo leyó a las diez») y a la derecha lo que imaginaste («se aburrió»). Si gana la derecha, {espera|esperá} [tiempo:sin sumarle teorías a {tiempo}|sin sumar teorías]. Si a la izquierda hay una promesa con fecha, {espera|esperá} a que pase esa fecha y {pregunta|preguntá} solamente por ella.',
        end: 'En línea a las dos: eso y nada más se sabe.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Baja la niebla: la Luna invertida deja al cangrejo en seco y el camino con sus dos bordes. {Escribe|Escribí} si te falta un dato comprobable; si lo que falta es que te quieran, por ahí no. [tiempo:Después de {tiempo}|Antes de dar nada por perdido] conviene saber si el mensaje llegó, si el número es ese, si la línea funciona.',
        task: '{Revisa|Revisá} {antes} lo aburrido: que el número esté bien copiado, que el mensaje figure entregado, que no duerma en la carpeta de solicitudes. Si algo falla, {pregunta|preguntá} por otra vía: «¿Este sigue siendo tu número?». Si todo llegó, [quien:la palabra la tiene {quien}|la palabra la tiene la otra persona] y el camino se ve sin más comprobación. Una línea ocupada es un dato, todavía no una respuesta.',
        end: 'Antes que el desamor se revisa el prefijo.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Sin riendas y a plena luz va el niño del Sol, con los girasoles asomados al muro para verlo. Sí, {escribe|escribí}, y de día, si te sale una frase que no haga falta ensayar. [quien:Con {quien}|Con esa persona], [tiempo:después de {tiempo}|después de estos días], lo claro sale barato; lo enredado se nota en la primera coma.',
        task: 'Al mediodía, {antes}, con luz y con el estómago lleno, {manda|mandá}: «Hola, me acordé de {ti|vos} y quise saludar». Sin corregirlo y sin carita que lo disculpe. Si contesta con alegría, {propón|proponé} algo esa misma tarde. Si contesta con educación, {devuelve|devolvé} educación. Si no contesta, fue un saludo, y saludar por encima del muro nunca rebajó a nadie.',
        end: 'Un hola al mediodía no le debe explicaciones a la noche.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El niño del Sol invertido va de cabeza y los girasoles miran al suelo: [dia:desde {dia}|desde hace días] hay fiesta preparada y falta gente. Todavía no mandes nada. La alegría que tenías lista [quien:para {quien}|para esa persona] sirve aunque nadie la conteste, y usarla primero cambia lo que escribas después: de pedir a contar.',
        task: '{Haz|Hacé} {antes} el plan que imaginabas, en versión corta y con quien tengas a mano: la película, el helado, la orilla del río. Después, si te sobran ganas, una línea: «Fui por fin. Te lo recomiendo». Si pregunta más, hay conversación. Si no, ya fuiste. Y si al volver ni te acordaste de contarlo, la fiesta salió bien con quienes estaban.',
        end: 'La película empieza a su hora, conteste quien conteste.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'El ángel del Juicio toca la trompeta una sola vez y no baja a sacudir a nadie por los hombros. Sí, {escribe|escribí} una línea más, la última, y que diga que lo es, sin amenaza. [tiempo:Después de {tiempo}|Después de este silencio] se puede llamar claro. Si no te {crees|creés} capaz de callar luego, no llames.',
        task: '{Mándala|Mandala} {antes}, de una vez: «No quiero insistir, así que va solo esta: me gustaría verte. Si {prefieres|preferís} que no, todo bien». Luego {anota|anotá} la fecha en un papel y {deja|dejá} que suene. [quien:Si {quien} se levanta y contesta|Si alguien se levanta y contesta], {pon|poné} día. Si en diez días nadie está de pie, se retira el papel; la llamada quedó hecha.',
        end: 'Llamar una vez y bien deja la voz entera.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Suena hacia el suelo la trompeta del Juicio invertido: la llamada ya se hizo y repetirla la ensucia. No escribas. [quien:Lo que querías que {quien} supiera|Lo que querías que se supiera] está dicho y entregado. Hay una sola excepción, que nunca lo hayas preguntado de verdad, y eso se comprueba en un minuto.',
        task: '{Relee|Releé} {antes} tus últimos mensajes buscando una sola cosa: una pregunta clara, con su signo. Si está, {escribe|escribí} «ya pregunté» en el borrador y {vacíalo|vacialo}. Si no está, porque todo eran saludos y caritas, {tienes|tenés} derecho a una: «¿Te gustaría verme?». [tiempo:Después de {tiempo}|Después de esa] ninguna trompeta suena mejor por repetida.',
        end: 'Lo que se preguntó claro ya está preguntado.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'no',
        ahead:
          'Alrededor de la que baila se cierra la corona de laurel: el Mundo no deja cabos. No hace falta otro mensaje. [quien:Lo que hubo con {quien}|Lo que hubo], corto o largo, está entero: tuvo comienzo, tuvo gracia y se quedó sin discurso. Si {aguantas|aguantás} no saber el motivo, se deja así, con la bailarina en pie.',
        task: '{Cuenta|Contá} {antes} la historia en tres renglones, con fecha de inicio y de fin, y {ponle|ponele} título de cuento: «Lo del otoño», «Tres cafés». Si salen de un tirón, el chat se archiva ese mismo día. Si el tercero se resiste, {deja|dejá} el renglón en blanco: [tiempo:después de {tiempo}|a estas alturas], un blanco también cierra la corona, y no pide que nadie lo rellene.',
        end: 'Hay historias que terminan bien sin que nadie las despida.',
      },
      rev: {
        lean: 'if',
        ahead:
          'Falta un trozo de corona en el Mundo invertido, y por ese hueco entra corriente. {Escribe|Escribí} solo si queda algo práctico abierto: una mesa reservada, un libro prestado, un «te aviso». Cerrar eso, sí; usarlo de pretexto, no. [quien:Con {quien}|Entre ustedes], lo pendiente que tiene nombre se arregla en una línea; lo demás, en ninguna.',
        task: '{Ponle|Ponele} {antes} nombre al hueco: «Falta saber si…», «Falta devolver…». Si cabe en ocho palabras, {manda|mandá} eso: «Para organizarme: ¿sigue en pie lo que dijimos?». Un sí trae fecha; un no libera la tarde; [tiempo:otro silencio, después de {tiempo},|otro silencio] se cuenta como un no y también la libera. Si el hueco no cabe en ocho palabras, tampoco cabe en un mensaje.',
        end: 'Lo pendiente de verdad siempre cabe en una pregunta corta.',
      },
    },
  },
};
