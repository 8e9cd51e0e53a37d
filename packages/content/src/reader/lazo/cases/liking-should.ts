import type { CaseTexts } from '../../family.ts';

/** «liking-should». */
export const LIKING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Lo callado ya ocupa sitio: cambia el camino, la hora y hasta la ropa de la mañana. Falta saber si cabe en una frase que se pueda decir de pie y sin testigos.',
    },
    {
      needs: [],
      text: 'Entre el saludo de siempre y la frase que falta hay muy poca distancia, pero marea más que cualquier viaje. Callando nadie hace el ridículo; tampoco se conoce a nadie.',
    },
    {
      needs: [],
      text: 'Gustar de alguien en silencio tiene una ventaja: nunca dicen que no. También tiene un precio, y se paga cada vez que la ocasión pasa por delante y sigue su camino.',
    },
    {
      needs: [],
      text: 'Hay una frase corta que lleva días esperando en la boca. Dicha, puede abrir algo o estropear una calma agradable; callada, lo deja todo igual, incluidas las ganas.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} ya existe algo pequeño: un saludo, una costumbre, unas ganas de quedarse un rato más. La duda es si nombrarlo lo hace crecer o lo espanta.',
    },
    {
      needs: ['quien'],
      text: 'Que te gusta {quien} es noticia vieja por dentro y secreto todavía por fuera. Queda por decidir quién se entera primero, con qué palabras y a qué hora del día.',
    },
    {
      needs: ['quien'],
      text: 'Cada vez que aparece {quien}, la tarde mejora y la lengua se enreda. Entre decirlo y guardarlo hay algo más que valor: está cuidar lo que hoy ya es agradable.',
    },
    {
      needs: ['quien'],
      text: 'Hablar con {quien} puede costar un minuto de vergüenza; no hacerlo puede costar meses de imaginar la respuesta. Ninguna de las dos cuentas sale gratis.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} hay una presencia que desordena la rutina, y casi nadie más lo nota. Bastaría una palabra para empezar, y justo por eso la palabra pesa tanto.',
    },
    {
      needs: ['lugar', 'quien'],
      text: 'Coincidir con {quien} en {lugar} se ha vuelto la parte del día que no se cuenta. Contarla cambiaría algo; callarla también lo cambia, solo que más despacio.',
    },
    {
      needs: ['evento'],
      text: 'Cuando llegue {evento}, lo callado va a estar ahí, aunque nadie lo haya invitado. Decirlo antes quita incertidumbre; también quita el refugio cómodo de la duda.',
    },
    {
      needs: ['tiempo'],
      text: 'Después de {tiempo}, el corazón no pide permiso para asomarse. Pide algo más difícil: que la boca se atreva a lo que los ojos ya hacen sin ayuda.',
    },
    {
      needs: ['quien', 'tiempo'],
      text: 'Van {tiempo}, y {quien} sigue apareciendo en los pensamientos de media tarde sin llamar antes. Callar ya es costumbre; lo malo es que también las costumbres cansan.',
    },
    {
      needs: ['cosa', 'quien'],
      text: 'Con {cosa} de por medio, {quien} puede entender cualquier cosa o ninguna. El pretexto protege de un no, pero deja al sí sin saber por dónde entrar.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'if',
        ahead:
          'Delante camina el Loco, con una rosa en la mano y un hatillo donde cabe poco. Sí, si vas con equipaje ligero: una frase sin promesa ni discurso, que [quien:{quien}|la otra persona] pueda recoger o dejar pasar sin deberte nada. El amor entero no cabe ahí; un saludo con intención, sí.',
        task: 'La próxima vez [lugar:en {lugar}|que coincidas], {antes}, {di|decí} lo primero cierto que veas y {agrega|agregá}: «Me gustó cruzar unas palabras». Ni una más. Si contesta y alarga, ya hay conversación, y se puede retomar otro día. Si responde con un gesto amable y sigue, nadie quedó mal: fueron cinco palabras.',
        end: 'Una rosa se ofrece con dos dedos, no con un discurso.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El Loco sale invertido: el hatillo se abre en el aire y todo lo que llevaba cae de golpe. No, al menos con ese tamaño, ni con una confesión larga [evento:en {evento}|delante de la gente]. El cariño puede ser cierto y aun así caerle encima a [quien:{quien}|quien lo recibe]. Primero, menos peso.',
        task: '{Escribe|Escribí} en una hoja el gran gesto tal como lo {imaginas|imaginás} y {tacha|tachá}, {antes}, todo lo que necesite público, sorpresa o respuesta inmediata. Lo que sobreviva al lápiz se puede hacer otro día. Si queda un «¿cómo te fue hoy?», por ahí se empieza. Si no queda nada, el gesto buscaba aplauso antes que compañía.',
        end: 'Lo que abruma al llegar rara vez se queda a conversar.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'Sobre la mesa del Mago hay una copa, una espada, un basto y un oro: trabaja con lo que tiene. Sí, con lo que ya está a mano. Con [quien:{quien}|esa persona] {compartes|compartís} al menos un saludo, un tema o una pausa, y por ahí se entra, siempre que no haya pareja de por medio.',
        task: '{Presta|Prestá}, {antes}, algo que tenga vuelta: un libro, una receta escrita, el nombre de una canción [lugar:que suene a una tarde en {lugar}|apuntado en un papel]. «Quiero saber si te gusta». Si vuelve con opinión, {pide|pedí} diez minutos más: «Eso merece un café». Si lo deja en un «gracias», {recupera|recuperá} lo tuyo y la calma.',
        end: 'Lo prestado vuelve con noticias, o al menos vuelve.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La última carta, el Mago invertido, tiene la mesa vuelta hacia abajo: ruedan la copa, el oro y los trucos. No, mientras haga falta un pretexto. [cosa:Con {cosa} de por medio|Con una excusa nueva cada vez], [quien:{quien}|la otra persona] no tiene cómo saber que hay algo que contestar. Con las manos vacías, la respuesta cambia.',
        task: '{Acércate|Acercate} una vez, {antes}, sin asunto y sin nada que entregar. La frase: «Hoy no traigo nada; vine a saludar». {Quédate|Quedate} dos minutos y {mira|mirá} qué hay cuando no hay excusa. Si la conversación se sostiene, la próxima vez cabe una invitación. Si se apaga enseguida, lo que funcionaba era el pretexto, y conviene saberlo.',
        end: 'Las manos vacías también saben llamar a una puerta.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Queda la Sacerdotisa, que guarda un rollo en el regazo y no lo lee hasta saber quién escucha. Todavía no lo digas. Sobre [quien:{quien}|esa persona] falta leer lo básico: si su vida está libre, si le gusta conversar. El secreto aguanta unos días más sin echarse a perder.',
        task: '{Haz|Hacé} una sola pregunta, {antes}, y después {escucha|escuchá}: «¿Cómo es un domingo de los buenos?». [lugar:En {lugar} sirve cualquier pausa|Sirve cualquier pausa]. Al volver, {anota|anotá} tres datos ciertos, sin adornos. Si aparece una pareja, el secreto se queda donde está. Si aparecen domingos largos y sin planes, ya hay por dónde invitar.',
        end: 'Antes de leerle a alguien el corazón, conviene saber su horario.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, se puede decir: con la Sacerdotisa invertida el velo se descuelga y el rollo se abre por su propio peso. Guardarlo más ya no protege a nadie. La condición es una, a solas y en voz baja, para que [quien:{quien}|la otra persona] conteste sin testigos y hasta pueda no contestar.',
        task: '{Busca|Buscá}, {antes}, un momento en que no haya nadie escuchando [lugar:en {lugar}|alrededor] y {baja|bajá} la voz: «Esto lo tenía guardado: me gusta mucho verte. No hace falta contestar hoy». Si contesta algo, lo que sea, {escucha|escuchá} hasta el final. Si cambia de tema, {respeta|respetá} el silencio una semana entera antes de volver siquiera a insinuarlo.',
        end: 'Un secreto dicho bajito no le hace ruido a nadie.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Cierra la Emperatriz, sentada en pleno trigal como quien tiene la mesa puesta. Sí: {invita|invitá}, y que sea a algo que se pueda oler, probar o partir en dos. Un rato bueno se acepta mejor que una confesión. Si [quien:{quien}|esa persona] se queda después del último bocado, habrá lugar para más palabras.',
        task: '{Lleva|Llevá}, {antes}, algo de comer que se parta con la mano y {ofrece|ofrecé} una parte ahí mismo, [lugar:en {lugar}|en el lugar de siempre]: «Traje de más; ¿la mitad?». Si se queda a comer {contigo|con vos}, {propón|proponé} otro día con mesa y sillas. Si lo guarda para después, {come|comé} tu mitad con gusto y {deja|dejá} la invitación para otra ocasión.',
        end: 'Partir el pan ya es media declaración, y alimenta entera.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No por el camino de los detalles, vengan de quien vengan. La Emperatriz invertida tiene el trigo boca abajo: con tanto grano en el suelo ya nadie sabe qué se ofrecía. [cosa:Con {cosa}|Con un detalle más], [quien:{quien}|quien recibe] puede agradecer mil veces sin enterarse. Falta una frase.',
        task: '{Deja|Dejá} pasar, {antes}, un encuentro [lugar:en {lugar}|cualquiera] sin dar ni recibir nada, y en el sitio del regalo {pon|poné} esto: «Me alegra verte, aparte de todo lo demás». Si se ríe o pregunta, empezó una conversación distinta. Si pregunta únicamente por el regalo, ya {sabes|sabés} qué se estaba repartiendo, y puede seguir repartiéndose en paz.',
        end: 'Hay cariños tan bien servidos que nadie pregunta quién los sirve.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Al final espera el Emperador, en un trono de piedra que no cambia de sitio. Sí, si {puedes|podés} decirlo con un día y un lugar; no, si va a quedar en un «a ver cuándo». Una invitación concreta es una cortesía: [quien:{quien}|la otra persona] sabrá qué se le propone y podrá negarse con facilidad.',
        task: '{Elige|Elegí} un sitio con sillas, una hora y un final: «El jueves a las seis, media hora de café». {Dilo|Decilo} {antes}, [lugar:en {lugar}|en persona] y sin rodeos. Si acepta o propone otra hora, {llega|llegá} puntual y {despídete|despedite} puntual. Si dice «ya veremos», {contesta|contestá} «cuando quieras» y no vuelvas a ponerle fecha.',
        end: 'Un jueves a las seis intimida menos que un algún día.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Boca abajo en su trono, el Emperador invertido suelta el cetro y la armadura se le viene encima. Todavía no, mientras la pregunta tenga una única salida, la del sí. Hace falta que [quien:{quien}|la otra persona] pueda decir que no sin pagarlo con caras largas. Cuando eso esté, se habla.',
        task: '{Escribe|Escribí}, {antes}, la invitación con la salida incluida: «Me gustaría tomar algo un día; si no te viene bien, todo sigue igual que hoy». {Léela|Leela} imaginando el no y el saludo [lugar:del día siguiente en {lugar}|del día siguiente]. Si ese saludo te sale natural, ya se puede decir. Si te arde la cara de rabia, {guarda|guardá} el papel otra semana.',
        end: 'Quien pregunta de verdad deja sitio para las dos respuestas.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'if',
        ahead:
          'Y entonces aparece el Hierofante, con dos llaves cruzadas a los pies, que no abren nada sin permiso. Sí, si antes {preguntas|preguntás} si es buen momento; no, si va a ser por sorpresa. De frente, sin prisa y con buenas maneras, [quien:{quien}|la otra persona] elige si quiere oír, y lo que oiga no le cae encima.',
        task: '{Pide|Pedí} permiso, {antes}, con estas palabras: «¿Puedo decirte algo personal? Si hoy no, otro día». {Espera|Esperá} el sí antes de seguir; [lugar:en {lugar} quizá|entre tanta gente quizá] convenga apartarse unos pasos. Si lo da, {suelta|soltá} una sola frase: «Me gusta tu compañía». Si lo pospone, no insistas: la llave quedó en su mano.',
        end: 'Pedir permiso también es una manera de gustar.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'El Hierofante invertido deja a los acólitos de cabeza: quienes daban lecciones le hablan ahora al suelo. Sí, aunque se rían, aunque haya un manual que diga a qué edad y de qué modo. Lo que manda es que [quien:{quien}|esa persona] esté libre y que tu frase se pueda rechazar con comodidad.',
        task: '{Cierra|Cerrá} la consulta popular: ni un consejo más, {antes}. {Escribe|Escribí} tu propio motivo en una línea: «Quiero decirlo porque…». [tiempo:Después de {tiempo}|A estas alturas] ya tiene edad de hablar sin tutor. Si en la línea aparece [quien:{quien}|esa persona], {dila|decila} casi igual. Si trata de callar bocas ajenas, {espera|esperá} a tener un motivo mejor.',
        end: 'Nadie se enamora por votación, ni siquiera en familia.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'yes',
        ahead:
          'Bajo el ángel de los Enamorados hay dos personas sin nada en las manos: ni flores, ni excusas, ni borrador. Sí, a cara descubierta. La condición se comprueba fácil: que [quien:{quien}|esa persona] no tenga ya a quien mirar así. Con el camino libre, lo que {sientes|sentís} se dice con tu boca y en presente.',
        task: '{Busca|Buscá} sus ojos, {antes}, y {di|decí} una frase que empiece por «yo»: «Yo disfruto estos ratos y me gustaría tener otros». [lugar:En {lugar}|Ahí mismo] basta un minuto. Si sostiene la mirada y pregunta cuáles, {propón|proponé} uno. Si mira hacia otra parte, {sonríe|sonreí} y {despídete|despedite}: la frase era tuya y ya está dicha.',
        end: 'A cara descubierta sobran los adornos y falta muy poco.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Los Enamorados, invertidos: el ángel queda abajo y cada cual mira hacia un lado distinto. Todavía no, porque falta elegir qué se ofrece: un rato, una amistad más cercana o un amor. Una frase que mezcle las tres cosas [quien:pone a {quien}|pone a cualquiera] en un aprieto. Primero, ponerse de acuerdo por dentro.',
        task: '{Completa|Completá} tres veces, a solas y {antes}, esta frase: «Con [quien:{quien}|esta persona] yo quiero…». Tres finales distintos. {Tacha|Tachá} el que nace del miedo a pedir demasiado y el que nace de la impaciencia. Si el que queda cabe en una invitación corta, ya hay qué decir. Si ninguno se sostiene, lo tuyo es curiosidad y no necesita declaración.',
        end: 'Pedir lo que no se sabe trae respuestas que no sirven.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y andando: la carta es el Carro, con una esfinge blanca y otra negra que avanzan si alguien les da rumbo. Las ganas y el miedo pueden tirar a la vez. Con [quien:{quien}|esa persona], el rumbo es un trecho corto en compañía, con principio y final, que cualquiera pueda declinar.',
        task: '{Propón|Proponé}, {antes}, un tramo y no una cita: «Voy hacia el mismo lado; ¿caminamos hasta la esquina?». [lugar:Si el encuentro es en {lugar}, a la salida|Si hay poco tiempo], alcanza con dos minutos. Si acepta, en la esquina {di|decí} «mañana seguimos» y {despídete|despedite}. Si lleva otro rumbo, ya sabe que el tuyo admite acompañante.',
        end: 'Hay conversaciones que solo arrancan cuando arrancan los pies.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Carro invertido se desarma: una esfinge tira hacia la confesión, la otra hacia la huida, y el dosel barre el suelo. Todavía no. [evento:Que se acerque {evento}|Que pase el tiempo] no obliga a nada; decirlo corriendo, para salir corriendo, deja a [quien:{quien}|la otra persona] con una frase en la mano y nadie enfrente.',
        task: '{Ponle|Ponele} fecha propia: un día y una hora en el calendario, decididos {antes}, con esta nota: «Hablar y quedarme cinco minutos». Lo segundo importa tanto como lo primero. Si llega la hora y {puedes|podés} quedarte, {habla|hablá}. Si las piernas buscan la salida, {cambia|cambiá} «hablar» por «saludar» y {aplaza|aplazá} el resto un mes.',
        end: 'La prisa confiesa; la calma se queda a oír la respuesta.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'yes',
        ahead:
          'En la Fuerza, una mujer le cierra la boca al león con dos manos tranquilas. La respuesta es sí, en ese tono: el miedo no tiene que irse, basta con que no muerda. Con [quien:{quien}|esa persona], la frase sirve si sale despacio y si un no te deja la voz entera.',
        task: '{Ensaya|Ensayá} en voz alta, tres veces y a medio volumen: «Me gusta cuando coincidimos. Nada más quería decirlo». Y {antes}, [lugar:en {lugar}|en persona], {dilo|decilo} así de lento. Si se acerca o pregunta, {contesta|contestá} con otra frase igual de corta. Si hay incomodidad, un «nada más, de verdad» y a lo de siempre, sin explicaciones.',
        end: 'El león ruge; lo que importa se dice a media voz.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Aquí la Fuerza, invertida, cierra otra boca: la tuya. El león quedó arriba y las manos aprietan de más para que nada se oiga. Sí, {abre|abrí} un poco, porque una vergüenza confesada pesa la mitad. Depende de que [quien:{quien}|la otra persona] pueda contestar con una sonrisa y seguir su camino.',
        task: '{Empieza|Empezá} por los nervios, que son verdad: «Me tiembla un poco la voz, pero quería saludarte bien». {Dilo|Decilo} {antes}, [lugar:en {lugar}|al pasar], sin agregar lo demás. Si lo recibe con amabilidad, ya hubo un momento sincero y otro día cabe la invitación. Si no encuentra qué decir, {ríete|reíte} un poco y {habla|hablá} del clima.',
        end: 'Hay temblores que presentan mejor que un apellido.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'if',
        ahead:
          'El farol del Ermitaño alumbra tres pasos, ninguno más; el resto de la montaña se adivina. Con esa luz alcanza: sí, si {puedes|podés} quedarte bien aunque [quien:{quien} diga que no|te digan que no]. Si te {imaginas|imaginás} en pie después de eso, {habla|hablá}. Si no, la frase espera hasta que te sostengas.',
        task: '{Camina|Caminá} veinte minutos, {antes}, sin teléfono ni compañía, y a la mitad {di|decí} en voz alta las dos respuestas: «Me encantaría» y «Prefiero que no». Si con la segunda {sigues|seguís} al mismo paso, al volver {elige|elegí} el día [lugar:de hablar en {lugar}|de hablar]. Si te detiene en seco, {deja|dejá} pasar un mes: la frase no caduca.',
        end: 'Quien sabe volver a casa con un no puede salir a preguntar.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Con el Ermitaño invertido, el farol apunta cuesta abajo: hora de dejar la montaña. Sí, {acércate|acercate}. [tiempo:Después de {tiempo}|Después de tanta distancia], lo primero no es declararse, es ocupar un asiento cercano. Con [quien:{quien}|esa persona] a un brazo y no a veinte metros, cualquier respuesta tiene dónde ocurrir.',
        task: '{Elige|Elegí}, {antes}, el lugar de al lado [lugar:en {lugar}|donde haya gente reunida]: la silla, la fila, el extremo de la mesa. La frase es de las antiguas: «¿Está libre?». Luego, un comentario sobre lo que haya delante. Si la conversación pasa de tres frases, {repite|repetí} silla otro día. Si no pasa, hubo vecindad, que ya es algo.',
        end: 'De lejos se admira; de cerca se conversa.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'yes',
        ahead:
          'Gira la Rueda de la Fortuna y vuelve a pasar el mismo momento: el mismo saludo, la misma pausa. Sí, en la próxima vuelta. No hay que fabricar nada: si [quien:{quien}|esa persona] aparece y queda un minuto libre, ese es el minuto. Las criaturas de las esquinas leen; a {ti|vos} te toca hablar.',
        task: '{Decide|Decidí} la frase hoy y {úsala|usala} {antes}, en cuanto coincidas [lugar:en {lugar}|de nuevo], dentro del primer minuto: «Nos vemos tanto que ya tocaría ponerle hora». Si se ríe y pregunta cuál, {ten|tené} una preparada. Si contesta que así está bien, así está bien, y en la vuelta siguiente el saludo es el de siempre.',
        end: 'La casualidad hace su parte; la hora la pone alguien.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Rueda de la Fortuna cae invertida y se atasca: la esfinge abajo y la misma vuelta repetida. No, por donde siempre no. Otra ronda idéntica [cosa:con {cosa}|de saludos] no va a decir nada nuevo, y una declaración a media rutina [quien:puede dejar a {quien}|puede dejar a cualquiera] sin reacción. Primero, mover algo pequeño.',
        task: '{Cambia|Cambiá}, {antes}, una sola pieza de la costumbre: la hora, el lado por donde {llegas|llegás}, el orden del saludo. [lugar:En {lugar}|En una rutina] eso se nota. Y una frase: «Hoy al revés: primero las noticias y después el saludo». Si aparece un tema nuevo, {sigue|seguí} por ahí. Si todo vuelve a la fórmula, {descansa|descansá} una temporada de intentarlo.',
        end: 'Nadie se sorprende con lo que ya sabe de memoria.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'La balanza de la Justicia cuelga quieta hasta que alguien le pone peso. Sí, si callar ya te cuesta más que un no; no, si lo que hoy {tienes|tenés} con [quien:{quien}|esa persona], aunque sea un saludo, vale más que saber. Nadie puede pesarlo por {ti|vos}, pero con números se ve mejor.',
        task: '{Apunta|Apuntá}, {antes}, dos cifras del cero al diez: cuánto dolería un no dentro de un mes y cuánto cansa callar un mes más [lugar:en {lugar}|de encuentros]. Si gana la segunda, {habla|hablá} claro: «Prefiero decirlo a suponerlo: me gustas». Si gana la primera, {rompe|rompé} la hoja y {disfruta|disfrutá} lo que hay. Con empate, la cuenta se repite en siete días.',
        end: 'El silencio también tiene precio, solo que nadie da recibo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No, si lo que va a salir es una cuenta. La Justicia invertida vuelca los platillos: los favores de un lado, la paciencia del otro, y al final una confesión con aire de factura. A [quien:{quien}|esa persona] conviene llegar cuando las palabras no cobren nada; ese día se vuelve a pesar.',
        task: 'Da las gracias, {antes}, por algo concreto que haya hecho [lugar:en {lugar}|alguna vez], por pequeño que fuera: «Me fijé en aquello y me alegró el día». {Detente|Detenete} ahí, sin indirecta. Si al decirlo {notas|notás} ligereza, lo otro podrá decirse limpio más adelante. Si {notas|notás} que esperabas algo a cambio, todavía había cuenta abierta.',
        end: 'El cariño con factura se paga tarde y de mala gana.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Ahí cuelga el Colgado, cabeza abajo y con la cara en paz, mirando la misma escena del otro lado. Todavía no lo digas. Lo que para {ti|vos} es un paso enorme, para [quien:{quien}|quien escuche] será un día cualquiera interrumpido; vista desde esa silla, la frase se elige mejor. Unos días bastan.',
        task: '{Siéntate|Sentate}, {antes}, en el sitio contrario: {imagina|imaginá} que alguien [lugar:que te ve en {lugar}|que te ve pasar] quiere decirte eso mismo. {Escribe|Escribí} cómo te gustaría oírlo: «Sin gente, en dos frases, sin tener que contestar». Si lo escrito se parece a tu plan, falta poco. Si no se parece, {cambia|cambiá} el plan por lo escrito.',
        end: 'Las frases mejoran cuando se escuchan antes de decirse.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'El Colgado invertido queda, por fin, de pie: se acabó la postura. Sí. [tiempo:Después de {tiempo}|Después de pensarlo tanto], esperar ya no aclara nada y la frase no mejora por seguir amarrada. Depende de una sola cosa comprobable: que [quien:{quien}|la otra persona] tenga ese día cinco minutos sin prisa.',
        task: '{Pregunta|Preguntá}, {antes}, por los cinco minutos: «¿Hay un rato hoy? Es breve y bueno». Si lo hay, [lugar:en {lugar} o a dos pasos|ahí mismo]: «Llevo tiempo queriendo que tomemos un café». Si no lo hay, {pide|pedí} otro momento, una vez. Si tampoco, {suelta|soltá} la cuerda sin reproche: tu parte quedó hecha y el día sigue entero.',
        end: 'Cinco minutos de pie rinden más que un año cabeza abajo.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'if',
        ahead:
          'Avanza la Muerte a caballo, con una rosa blanca en el estandarte: algo termina y lo hace con buenos modos. Sí, si {aceptas|aceptás} que la comodidad de hoy se despide, conteste [quien:{quien}|la otra persona] lo que conteste. Después de hablar no se vuelve al saludo inocente. Si esa pérdida te parece justa, adelante.',
        task: '{Despídete|Despedite} primero del borrador: {rompe|rompé} o {borra|borrá}, {antes}, todas las versiones del discurso. {Quédate|Quedate} con diez palabras de memoria: «Me gustas, y prefiero que lo sepas a seguir disimulando». Si la respuesta es sí, las versiones sobraban. Si es no, [lugar:en {lugar}|mañana] habrá un saludo con menos secreto y bastante más descanso.',
        end: 'Lo que se acaba al hablar era, sobre todo, el disimulo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'La Muerte invertida no termina de pasar: el caballo recula y el estandarte arrastra su rosa. No, si con [quien:{quien}|esa persona] ya hubo una respuesta y la pregunta vuelve con otra ropa; un no se respeta entero. Si nunca hubo pregunta, lo que toca enterrar es la costumbre de darla por contestada.',
        task: '{Haz|Hacé} memoria por escrito, {antes}: cada vez que propusiste algo, la fecha aproximada y las palabras que recibiste, sin interpretarlas. Si hay dos excusas sin alternativa, {cierra|cerrá} la hoja y {saluda|saludá} [lugar:en {lugar}|al cruzarte] con cariño y sin pedidos. Si la hoja está en blanco, la primera invitación sigue sin estrenar: «¿Un café, algún día?».',
        end: 'Una pregunta contestada merece descanso; una nunca hecha, su oportunidad.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'yes',
        ahead:
          'El ángel de la Templanza pasa el agua de una copa a otra sin perder gota. Sí, por medidas: un día el saludo, otro la pregunta, después la invitación. Con [quien:{quien}|esa persona], cada medida se sirve cuando la anterior fue bien recibida; así también se sabe en qué punto parar.',
        task: '{Mira|Mirá} en qué medida va la cosa y {sirve|serví}, {antes}, únicamente la que sigue. Si apenas hay saludo, el nombre: «Por cierto, todavía no sé tu nombre». Si ya hay nombre, una pregunta sobre su día [lugar:en {lugar}|entero]. Si ya hay preguntas, el café. Si la recibe con gusto, otro día la próxima; si se corta, ahí {dejas|dejás} la copa.',
        end: 'De sorbo en sorbo nadie se atraganta con un cariño.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no. La Templanza, invertida, derrama: una copa se vacía de golpe sobre otra donde no cabía tanto. Decirlo todo junto, [evento:y encima en {evento},|y encima el mismo día,] le quita sitio a la respuesta. Con [quien:{quien}|esa persona], primero se iguala el nivel entre lo que se cuenta y lo que se escucha.',
        task: 'En la próxima conversación, {antes}, {prueba|probá} una regla: después de cada frase tuya, silencio hasta cinco. {Deja|Dejá} que [quien:{quien}|la otra persona] ponga la siguiente; si hace falta, «¿y por tu lado?» devuelve el turno. Si el silencio se llena, la copa de enfrente admite más y pronto se podrá invitar. Si queda vacío tres veces, {guarda|guardá} el resto.',
        end: 'Para oír un sí hay que dejar de hablar.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'El Diablo mira desde su pedestal a una pareja con cadenas flojas, que podría quitarse y lleva puestas. No mientras haga tanta falta. El deseo está muy bien; lo que estorba es que el día entero cuelgue de que aparezca [quien:{quien}|alguien]. Así la frase sale pidiendo auxilio. Sin la cadena, se vuelve a considerar.',
        task: '{Quita|Quitá} un eslabón, {antes}: un día sin calcular la hora ni el camino para coincidir [lugar:en {lugar}|por casualidad], sin preguntarle a terceros, sin mirar fotos. En ese hueco {pon|poné} algo con horario y una frase para quien te acompañe: «Hoy hablemos de otra cosa». Si el día se sostuvo, ya hay pulso para invitar. Si fue insoportable, {repítelo|repetilo} primero.',
        end: 'Se invita mejor cuando un no también deja cenar.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Con el Diablo invertido, las cadenas resbalan por la cabeza y caen: nunca estuvieron cerradas. Sí. Lo que ataba era el miedo al ridículo, que visto de cerca tiene los cuernos blandos. Si [quien:{quien}|esa persona] está libre y la frase es corta, lo peor que se arriesga es un momento incómodo.',
        task: '{Escribe|Escribí}, {antes}, la escena completa del ridículo, [lugar:en {lugar} y con reloj|con lugar y con reloj]: quién mira, qué {dices|decís}, cuántos minutos dura. {Léela|Leela} en voz alta con tono de noticiero. Si te da risa, ya hay ánimo para la invitación: «Te debo una bebida fría y media hora de conversación». Si no te da risa, {quita|quitá} testigos y {vuelve|volvé} a leer.',
        end: 'El ridículo dura tres minutos; las ganas, bastante más.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'Un rayo le arranca la corona a la Torre a la vista de todo el mundo. Así no: ni por sorpresa, ni en voz alta, ni con gente alrededor [evento:en {evento}|mirando]. Sí, si hay un rincón tranquilo donde [quien:{quien}|la otra persona] pueda contestar sin público; si no lo hay, la frase espera a tenerlo.',
        task: '{Encuentra|Encontrá} el rincón antes que las palabras. {Pide|Pedí} un aparte, {antes}: «¿Un minuto por aquí, donde no hay ruido?». [lugar:También en {lugar}|En cualquier sitio] hay una orilla donde nadie oye. Si viene, {usa|usá} la voz de pedir la hora: «Me gustan estos ratos y quisiera más». Si prefiere quedarse con el grupo, ahí queda, sin segundo intento ese día.',
        end: 'Lo delicado se dice donde nadie puede aplaudir.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'En la Torre invertida las dos figuras parecen subir: la caída, vista así, asusta menos. Sí, porque el golpe que se teme es más bajo que el edificio construido alrededor. Un no [quien:dicho por {quien}|de la otra persona] dejaría días torpes y un saludo por rehacer. Si ese saludo ya está pensado, {habla|hablá}.',
        task: '{Escribe|Escribí}, {antes}, el día siguiente a un no, hora por hora: qué {desayunas|desayunás}, a quién {llamas|llamás}, cómo {saludas|saludás} [lugar:en {lugar}|en el próximo encuentro]. Por ejemplo: «Buen día, como siempre». Si ese día te parece vivible, {ponle|ponele} fecha a la invitación. Si cuesta escribirlo, {acorta|acortá} lo que pensabas decir hasta que el día siguiente quepa en la hoja.',
        end: 'Se habla con menos miedo cuando el lunes ya está escrito.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'La mujer de la Estrella vierte agua en el estanque y en la tierra, y no guarda para después. Sí: {dilo|decilo} como quien riega, sin quedarse a vigilar el brote. Algo bueno y verdadero sobre [quien:{quien}|esa persona] se puede dar siempre que no exija nada de vuelta; esa es toda la condición.',
        task: '{Regala|Regalá}, {antes}, una frase sobre algo que hace y no sobre su cuerpo: «Con tu risa, [lugar:en {lugar}|aquí] se está mejor». Dicha, {sigue|seguí} con lo tuyo. Si otro día [quien:{quien}|esa persona] busca más conversación, {propón|proponé} un rato. Si solo agradece, el agua cayó en la tierra, que también sabe qué hacer con ella.',
        end: 'Un elogio sin pregunta entra donde no entran las flores.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La Estrella aparece invertida, con las jarras hacia arriba y sin agua. Todavía no: en una racha seca, cualquier amabilidad parece manantial. Si el gusto es de veras por [quien:{quien}|esa persona], aguanta unos días mientras {llenas|llenás} lo tuyo. Si era sed, se nota después de beber, y nadie habrá tenido que contestar nada.',
        task: '{Arma|Armá}, {antes}, un plan tuyo donde [quien:{quien}|esa persona] no figure: una comida con alguien querido, una tarde de lo que más te guste, ocho horas de sueño. Al terminar, {responde|respondé} por escrito: «Hoy, sin necesitar nada, ¿todavía quiero decirlo?». Si sale un sí tranquilo, {habla|hablá} en unos días. Si salen ganas de otra cosa, {agradece|agradecé} el aviso.',
        end: 'Con sed cualquier vaso enamora; conviene volver a mirar después.',
      },
    },
    'La Luna': {
      up: {
        lean: 'wait',
        ahead:
          'Bajo la Luna, el perro y el lobo parecen el mismo animal, como se parecen de noche la cortesía y el interés. Todavía no, y menos a deshoras. Sobre [quien:{quien}|esa persona] puede haber más suposición que dato. Con un dato claro el sendero se ve; a oscuras, conviene no correr.',
        task: '{Reparte|Repartí} una hoja en dos columnas, {antes}: «vi» y «supongo». Todo lo ocurrido [lugar:en {lugar}|hasta hoy] va en una o en otra. {Elige|Elegí} la suposición que más pesa y {pregúntala|preguntala} de día, con naturalidad: «¿Y en casa hay quien te espere?». Si hay alguien, el asunto descansa. Si no, la columna de lo visto ya puede sostener una invitación.',
        end: 'Lo que brilla a medianoche hay que volver a verlo al mediodía.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'En la Luna invertida el cangrejo da media vuelta y deja el sendero a la vista. Sí: lo que enreda es la media frase, y se arregla con la frase entera. Que [quien:{quien}|la otra persona] sepa exactamente qué se le propone, para aceptar o negarse sin tener que adivinar de noche.',
        task: '{Cambia|Cambiá}, {antes}, la indirecta por el sustantivo: «Te estoy proponiendo una cita, de las de verdad; también acepto un no». [cosa:Sin ponerse {cosa} delante|Sin ponerse una broma delante]. Si acepta, {acuerda|acordá} el día en ese momento. Si prefiere la amistad, se acabó descifrar cada saludo [lugar:en {lugar}|de pasillo], y eso también descansa.',
        end: 'Llamar cita a una cita ahorra semanas de traducción.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'El niño del Sol monta a plena luz, con los brazos abiertos y sin riendas. Sí, y de día: una invitación alegre, corta, que se entienda a la primera. Si a [quien:{quien}|esa persona] le sirve un plan breve al aire libre, ahí está la respuesta; si hoy no puede, sigue habiendo mañanas.',
        task: '{Aprovecha|Aprovechá}, {antes}, la hora más clara: «Tengo veinte minutos y hay buena luz; ¿damos una vuelta?». Sin flores, sin anuncio y [evento:sin esperar a {evento}|sin esperar una fecha especial]. Si viene, {habla|hablá} de cualquier cosa alegre y al final {di|decí}: «Me gustó; ¿repetimos?». Si no puede, un «será otro día» con la misma sonrisa, y a caminar igual.',
        end: 'Veinte minutos de sol comprometen poco y aclaran bastante.',
      },
      rev: {
        lean: 'if',
        ahead:
          'El último es el Sol invertido: el niño ve el mundo patas arriba, con los girasoles colgando, y no por eso deja el caballo. Sí, si {puedes|podés} reírte un poco en el intento; no, si tiene que salir perfecto. Tanta solemnidad pondría un muro; una torpeza con gracia le ofrece asiento [quien:a {quien}|a cualquiera].',
        task: '{Cuéntale|Contale}, {antes}, un tropiezo tuyo, real y con final gracioso; [lugar:si pasó en {lugar}, mejor|si es reciente, mejor]. Y de remate: «Con público así da gusto equivocarse». Si llega la risa, o un tropiezo suyo de vuelta, {invita|invitá} ahí mismo a seguir otro día. Si no llega, {despídete|despedite} con buen humor y {deja|dejá} descansar el asunto.',
        end: 'Quien te ha visto tropezar con gracia ya te conoce un poco.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Suena la trompeta del Juicio y varias figuras se levantan con los brazos abiertos: así responde quien oye su nombre. Sí, es hora de decir quién habla y a quién. Con [quien:{quien}|esa persona], lo primero es un nombre dicho en voz alta; si se vuelve y escucha, hay permiso para otra frase.',
        task: '{Llama|Llamá} por el nombre, {antes}, [lugar:en {lugar}|cuando coincidas], y al lado {pon|poné} tu presentación, aunque ya se sepa: «Soy quien siempre quiere quedarse un rato más». Si falta el nombre, la frase es otra: «¿Con qué nombre te saludo?». Si contesta con ganas, {invita|invitá}. Si contesta y sigue su camino, queda un saludo mejor que el anterior.',
        end: 'Algo empieza el día en que un saludo lleva nombre.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'La trompeta apunta al suelo y nadie se levanta: es el Juicio invertido. Todavía no anuncies nada, que quizá haya algo sin contestar de tu lado: una pregunta que hizo [quien:{quien}|esa persona] y recibió prisa, un gesto agradecido a medias, un saludo corto. Primero se responde a lo pequeño; lo grande se dice después.',
        task: '{Busca|Buscá} en la memoria, {antes}, una pregunta que contestaste con un monosílabo y {devuélvela|devolvela} completa: «El otro día me preguntaste y respondí corriendo; la verdad es que…». [lugar:En {lugar}|En cualquier pausa] cabe. Si se interesa por el resto, la invitación puede seguirle. Si ya no lo recuerda, {pregunta|preguntá} algo de vuelta y {empieza|empezá} por ahí.',
        end: 'A veces la ocasión ya habló y la atendieron con prisa.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'yes',
        ahead:
          'En el Mundo alguien danza dentro de una corona de laurel, a la vista de las cuatro esquinas. Sí: en vez de pedir entrada en otra vida, {abre|abrí} la tuya. Es más fácil aceptar un plan que ocurre de todos modos. Si [quien:{quien}|esa persona] viene, lo demás se conversa con música; si no, el baile sigue.',
        task: '{Invita|Invitá}, {antes}, a algo que harías igual: una caminata, un partido, una comida con amistades. «Vamos unas cuantas personas; tu lugar está guardado». [evento:No tiene que ser {evento}|No tiene que ser una fiesta]: cuanto más corriente, mejor. Si viene, {presenta|presentá} a la gente y {deja|dejá} espacio. Si no viene, {disfruta|disfrutá} completo el plan, que ya era tuyo.',
        end: 'Se invita mejor desde una vida que ya tiene música.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'El Mundo, invertido, deja abierta la corona: falta anudar el laurel por un lado. Todavía no, si {tienes|tenés} algo a medias: un duelo, una historia anterior, una promesa a otra persona. Si no hay nada pendiente, la vuelta está completa y se le puede hablar a [quien:{quien}|esa persona] sin arrastrar a nadie.',
        task: '{Abre|Abrí}, {antes}, el cajón de las cosas guardadas y {saca|sacá} una que sea de otra etapa: una carta, una llave, una foto. {Ponle|Ponele} un papel: «Esto fue, y estuvo». Si al guardarla {quedas|quedás} en paz, ya se puede pensar en invitar [quien:a {quien}|a alguien]. Si duele, eso va primero, con ayuda profesional cuando pesa demasiado.',
        end: 'Un cajón en orden deja libres las dos manos.',
      },
    },
  },
};
