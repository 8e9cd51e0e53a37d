import type { CaseTexts } from '../../family.ts';

/** «same-kind-how». */
export const SAME_KIND_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'A cierta altura ya se sabe de memoria lo que no se quiere. Lo que nadie enseña es a reconocer lo otro cuando llega sin ruido y con zapatos corrientes.',
    },
    {
      needs: [],
      text: 'El sofá no exige nada y la serie siempre tiene otro capítulo. Lo difícil de querer compañía es que obliga a salir de donde, en el fondo, se está bien.',
    },
    {
      needs: [],
      text: 'Las familias dejan de preguntar mucho antes de que una persona deje de preguntarse, casi siempre de noche y con media sonrisa, si eso también le toca.',
    },
    {
      needs: [],
      text: 'Después de varias historias parecidas, la ilusión llega con un examinador al lado, que toma notas y levanta la ceja antes de que nadie diga su nombre.',
    },
    {
      needs: ['quien'],
      text: 'Después de {quien}, y de lo que se le pareció, ya no basta con que alguien guste: hay que averiguar si gusta por nuevo o por conocido.',
    },
    {
      needs: ['quien'],
      text: 'Entre tantos nombres, el de {quien} vuelve a tu pregunta porque resume una costumbre que ya se sabe cómo termina y todavía no se sabe cómo se deja.',
    },
    {
      needs: ['quien'],
      text: 'Decir «nunca más» con {quien} en la cabeza es fácil. Nadie explica, en cambio, qué se hace el jueves, cuando aparece la misma sonrisa con otro apellido.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} o con otro nombre, la historia ya trae su orden: chispa, explicación, paciencia. Y ahora {quieres|querés} una que empiece por algo tan raro como la calma.',
    },
    {
      needs: ['tiempo'],
      text: 'En {tiempo} una casa se acostumbra a un solo plato, y no se come mal. Por eso mismo cuesta poner otro sin saber para quién ni cuándo.',
    },
    {
      needs: ['tiempo'],
      text: 'Con {tiempo} de práctica, vivir sin pareja deja de ser un problema y se convierte en una destreza; lo que da pereza, y un poco de susto, es perderla.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} da la impresión de que la gente buena ya está repartida, y cada salida parece llegar justo cuando alguien empieza a apilar las sillas.',
    },
    {
      needs: ['evento'],
      text: 'En {evento} siempre hay gente de sobra para conversar, y la conversación se va, cómo no, hacia el lado conocido. Eso también se aprendió, y también se corrige.',
    },
    {
      needs: ['lugar', 'tiempo'],
      text: 'Entre {lugar} y {tiempo} de costumbre se arma una vida completa, con sus horarios y sus plantas; falta saber por qué puerta podría entrar alguien en ella.',
    },
    {
      needs: ['evento', 'tiempo'],
      text: 'En {evento} se entra con buena cara y con una cuenta de {tiempo} que nadie menciona y que alguna tía calcula, con toda su buena intención, en voz baja.',
    },
  ],
  answers: {
    'El Loco': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, se puede empezar sin mapa: el Loco camina con una rosa en la mano y el hatillo casi vacío. Que aparezca alguien no se lee aquí; que salgas sin la lista de siempre al hombro, sí. Depende de un paso hacia la gente que {saludas|saludás} de lejos, [evento:en {evento}|en la próxima reunión].',
        task: '{Conversa|Conversá} {antes} diez minutos con la persona en la que menos te fijarías, [lugar:en {lugar}|en una fiesta] o en una fila: «Yo vine por la comida. ¿Y {tú|vos}, cómo llegaste hasta aquí?». Sin pedir número. Si te {ríes|reís} una vez, el camino es más ancho de lo que parecía. Si te {aburres|aburrís}, fueron diez minutos, y al perro le vino bien el paseo.',
        end: 'La gente nueva casi nunca está donde caen los ojos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'A la una de la madrugada, con el pulgar en la pantalla, así camina el Loco invertido: la rosa en el suelo, el perro dormido y el borde muy cerca. No busques a esa hora ni por aburrimiento. [tiempo:Después de {tiempo}|Después de tanto], el salto a ciegas suele caer en el mismo sitio; el horario depende de {ti|vos}.',
        task: '{Ponles|Poneles} {antes} horario a las aplicaciones y a los mensajes de quien solo aparece de noche: «martes y domingo, de siete a ocho de la tarde». El resto, el teléfono duerme lejos. [quien:Si {quien} escribe|Si alguien escribe] a la una, se contesta a las siete. Si a las siete sigue interesando, adelante. Si ya no, el perro se ganó la cena.',
        end: 'A la una de la noche todo precipicio tiene buenas fotos.',
      },
    },
    'El Mago': {
      up: {
        lean: 'yes',
        ahead:
          'Con cuatro cosas a la vista se presenta el Mago, copa, espada, basto y oro, y una mano que baja el deseo a la tierra. Sí a la aplicación y sí a que te presenten, si lo que {pones|ponés} en la mesa es verdad. Quién se acerque [lugar:en {lugar}|y cuándo] no se garantiza; a qué se acerque, sí.',
        task: '{Escribe|Escribí} {antes} tu presentación en cuatro líneas: qué {ofreces|ofrecés} (oro), qué {haces|hacés} (basto), qué no {aceptas|aceptás} (espada), qué {quieres|querés} (copa). «Hago buen café. Salgo a las tres. No comparto domingos con resacas. Busco con quien merendar». [tiempo:Ni una queja de {tiempo}.|Ni una queja.] Si al leerla en voz alta {suenas|sonás} a {ti|vos}, ya sirve. Si da vergüenza la copa, esa línea es la buena.',
        end: 'La verdad también sale favorecida con buena luz.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Trucos no: la mesa del Mago invertido tiene doble fondo, y ahí se guarda lo que {quieres|querés} para no asustar a nadie. Con la copa escondida, la historia se parece [quien:a la de {quien}|a la anterior], venga quien venga. De {ti|vos} depende sacarla a la vista, y alguien que te conozca puede ayudarte a encontrarla.',
        task: '{Enséñale|Mostrale} {antes} a una amistad franca tu perfil o, si no {tienes|tenés}, la manera en que te {presentas|presentás} [evento:en {evento}|en una fiesta], y {pregunta|preguntá}: «¿Quién contestaría a esto?». Si describe a tu tipo de siempre, {cambia|cambiá} la frase que lo llama. Si describe a alguien amable, {deja|dejá} de retocar. Si dice «no se sabe qué {buscas|buscás}», falta la copa.',
        end: 'Cada anuncio llama a quien sabe leerlo.',
      },
    },
    'La Sacerdotisa': {
      up: {
        lean: 'wait',
        ahead:
          'Todavía no hace falta salir a buscar: la Sacerdotisa guarda un rollo en el regazo, y en el tuyo faltan tres líneas. Lo que traiga otra persona [tiempo:después de {tiempo}|algún día] queda detrás del velo. Qué hace falta para que una historia sea distinta se decide antes, en silencio y con buena letra.',
        task: '{Escribe|Escribí} {antes} tres condiciones que no se negocian, comprobables en un mes: «contesta el mismo día», «tiene casa y sueño», «está libre». {Llévalas|Llevalas} dobladas y {ábrelas|abrilas} antes de una segunda cita, [quien:sea con {quien} o no|sea con quien sea]. Si las cumple, que pase. Si falla una, se conversa. Si se te olvida mirar el papel, ese olvido ya es un aviso.',
        end: 'Tres líneas dobladas ahorran tres años desplegados.',
      },
      rev: {
        lean: 'no',
        ahead:
          'El velo cayó hace rato: la Sacerdotisa invertida ya no esconde nada, y quien te escucha de cerca lo subrayó antes que {tú|vos}. No pidas otra consulta para lo sabido. Que esta vez sea distinto depende menos de descubrir que de leer en voz alta lo que está a la vista [tiempo:desde hace {tiempo}|desde hace tanto].',
        task: '{Pídele|Pedile} {antes} a quien mejor te conoce, terapeuta o amistad: «{Dime|Decime} en una frase lo que repito». Sin discutirla, {pásala|pasala} a primera persona y presente, «elijo a quien no puede», y {ponla|ponela} junto al espejo. Si [evento:en {evento}|en una fiesta] la {oyes|oís} a media charla, funciona: {busca|buscá} agua y {vuelve|volvé} a otra silla. Si a los tres días suena injusta, {pide|pedí} una segunda opinión.',
        end: 'Lo que ya se sabe también hay que leerlo a diario.',
      },
    },
    'La Emperatriz': {
      up: {
        lean: 'yes',
        ahead:
          'Al final espera la Emperatriz, en un trono con cojines y el trigo a punto: no sale de caza, abre la casa. Sí a dejar que surja, si surgir significa poner sillas. Quién venga [lugar:desde {lugar}|de lejos o de cerca] no depende de {ti|vos}; que haya una mesa donde quepa alguien nuevo, sí.',
        task: '{Organiza|Organizá} {antes} una merienda para tres con una regla, que cada quien traiga a alguien de fuera: «El domingo a las cinco hay pan dulce. {Trae|Traé} a una persona que me falte conocer». [tiempo:Después de {tiempo}, la casa agradece el ruido.|La casa agradece el ruido.] Si llega una buena charla, se repite en un mes. Si nadie trae a nadie, {lleva|llevá} el pan a otra mesa.',
        end: 'El amor entra mejor donde ya había merienda.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Dar de más no abre el corazón: la Emperatriz invertida reparte el trigo antes de que nadie tenga hambre y se queda con la corona torcida. No empieces otra historia por la cocina. Si [quien:{quien} u otra persona|alguien] sabe también ofrecer, solo se verá donde haya un hueco. Recibir está en tu mano, y se entrena.',
        task: '{Practica|Practicá} {antes} tres veces el verbo: un elogio, un asiento, una cuenta pagada. La respuesta es «Gracias», y la boca cerrada; ni devolver, ni quitar importancia, ni aparecer mañana con un postre. {Apunta|Apuntá} cuál picó más. Si fue el elogio, {busca|buscá} otro [evento:en {evento}|en la próxima cena]. Si fue la cuenta, por esa puerta se cuela siempre quien no paga.',
        end: 'Quien no sabe recibir solo atrae a quien no trae.',
      },
    },
    'El Emperador': {
      up: {
        lean: 'if',
        ahead:
          'Orden, propone el Emperador desde su trono de piedra: en su reino, lo que importa tiene día y hora. Sí puede ser distinto, si buscar compañía deja de ser un humor y pasa a ser un horario. Quién aparezca [lugar:en {lugar}|en ese rato] no se decreta. Que el jueves estés donde hay gente, sí.',
        task: '{Aparta|Apartá} {antes} una franja fija para conocer gente, dos horas por semana durante seis: «jueves, de siete a nueve». Seis sitios, uno por semana: baile, coro, juegos de mesa, voluntariado. Si a la sexta {tienes|tenés} tres nombres nuevos, el decreto sigue. Si faltaste a cuatro, [tiempo:después de {tiempo}|quizá] la armadura ya se cierra por costumbre, y se empieza por una hora.',
        end: 'Hasta la suerte agradece que alguien le dé cita.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Doce requisitos y un trono vacío: el Emperador invertido redacta leyes para que nadie cruce la plaza. Con esa lista, no. Lo distinto necesita una puerta que quede abierta, y [quien:ni {quien} ni nadie|nadie] aprueba un examen de armadura. Qué tres leyes siguen en pie, y cuáles se derogan hoy, depende de {ti|vos}.',
        task: '{Escribe|Escribí} {antes} todo lo que le {pides|pedís} a una pareja, sin pudor: estatura, oficio, signo, ortografía. {Tacha|Tachá} hasta dejar tres, de lo que se nota un lunes con fiebre: «llama, cocina algo, está libre». Si duele tachar la estatura, {ríete|reíte} y {tacha|tachá} igual. Si ninguna de las tres la cumplió nadie [tiempo:en {tiempo}|hasta ahora], por ahí empieza el reino nuevo.',
        end: 'Con fiebre, la estatura de quien trae sopa da igual.',
      },
    },
    'El Hierofante': {
      up: {
        lean: 'yes',
        ahead:
          'Sí, y por un camino antiguo: el Hierofante presenta, bendice y tiene dos llaves a los pies. Hay gente que sabe quién es de fiar y quién está libre, y no cobra comisión. Depende de pedirlo sin rodeos [lugar:en {lugar}|en tu círculo]; lo que nazca de una presentación no lo asegura ni la tía más optimista.',
        task: '{Elige|Elegí} {antes} a tres personas de buen criterio y {dilo|decilo} entero: «Quiero conocer a alguien que sea buena gente y esté libre. Si te viene un nombre, {preséntanos|presentanos} con un café». Si preguntan qué {buscas|buscás}, dos virtudes y un horario. Si llega un nombre, una hora y sin expediente. Si a nadie se le ocurre nadie, {repite|repetí} la frase [evento:en {evento}|en la próxima reunión].',
        end: 'Las tías conocen más gente libre que cualquier aplicación.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Pensar con voz prestada no ayuda: el Hierofante invertido deja caer las llaves, y sus acólitos recitan «a tu edad», «vestir santos», «castigo». No hay plazo vencido [tiempo:por {tiempo}|por los años]. Qué se abre con esas llaves depende de {ti|vos}, y empieza por dejar de repetir frases que escribió otra boca.',
        task: '{Prepara|Prepará} {antes} una respuesta amable para quien pregunta o suspira [evento:en {evento}|en las comidas familiares]: «De eso no hay novedades; del jardín, sí». Y una foto del jardín. Si hay risas, las llaves vuelven a tu bolsillo. Si insisten, se repite palabra por palabra. Si la frase duele hasta cuando nadie la dice, {escribe|escribí} debajo de quién es esa voz.',
        end: 'A los santos los viste quien quiere, y sin prisa.',
      },
    },
    'Los Enamorados': {
      up: {
        lean: 'if',
        ahead:
          'Frente a frente y con el ángel encima, los Enamorados enseñan que elegir también se dice en voz alta. Sí puede ser distinto, si quien te gusta está libre y se entera por {ti|vos}, sin que lo anuncie el cielo. Que te correspondan no se decide desde aquí; salir [quien:del molde de {quien}|del molde], mirando de frente, sí.',
        task: '{Dile|Decile} {antes} a alguien libre, [lugar:en {lugar} o en otra parte|aquí cerca], con quien ya conversaste dos veces: «Me gusta hablar {contigo|con vos}. ¿Cenamos el sábado?». Si no hay nadie así, la tarea es una segunda charla con quien tuvo la primera. Si acepta, {elige|elegí} un sitio donde se oiga. Si no, se agradece: el ángel vio cosas peores que un «no, gracias».',
        end: 'Gustar en silencio es un secreto muy mal aprovechado.',
      },
      rev: {
        lean: 'no',
        ahead:
          'De veinte personas, la que tiene a alguien al lado: los Enamorados invertidos apuntan siempre a la silla ocupada, con el ángel boca abajo. No sigas esa conversación hasta el postre. Los ojos van por su cuenta; los pies obedecen, y llevarlos [evento:en {evento}|en la próxima fiesta] hacia quien está libre depende de {ti|vos}.',
        task: '{Aprende|Aprendé} {antes} una despedida de diez segundos para cuando descubras que hay pareja, boda o gira mundial: «Qué gusto conversar; voy a saludar a más gente». Y {cruza|cruzá} la sala. [lugar:En {lugar} o donde toque|Donde toque], {mide|medí} cuánto tardaste. Si fueron menos de quince minutos, los pies mejoran. Si fueron tres horas, la próxima vez {lleva|llevá} cómplice con reloj.',
        end: 'Los ojos eligen a quien quieren; los pies pueden opinar.',
      },
    },
    'El Carro': {
      up: {
        lean: 'yes',
        ahead:
          'Entre buscar y dejar que surja, el Carro no suelta a ninguna: lleva una esfinge blanca y otra negra, y avanza con ambas. Sí a la pantalla y sí a la calle. Depende de la rienda que se da a cada una; quién aparezca [lugar:en {lugar}|por el camino] no lo decide el auriga.',
        task: '{Fija|Fijá} {antes} las medidas: tres conversaciones en pantalla como máximo y, a los diez días, cada una en persona o fuera. «Me gusta leerte; prefiero oírte. ¿Un café el jueves?». Del otro lado, una salida semanal sin teléfono en la mano, [evento:a lo mejor en {evento}|con gente delante]. Si las dos esfinges andan, se sigue. Si una se planta un mes, {aligérale|aligerale} la carga.',
        end: 'A los diez días, quien no toma café es un seudónimo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Alto. El Carro invertido lleva el dosel en el suelo y las esfinges rendidas, y con ese cansancio se acaba siempre en la primera sombra conocida. No sigas tirando [tiempo:después de {tiempo}|después de tanto]. Parar con fecha también es llevar las riendas: se marca en el calendario y descansan hasta las ganas.',
        task: '{Decreta|Decretá} {antes} treinta días sin buscar, aplicaciones fuera, «vuelvo el día __» escrito en la puerta de la cocina. Las horas sobrantes, a algo que canse el cuerpo o alegre la casa. Si al día treinta hay curiosidad, {vuelve|volvé}. Si hay apuro, otros quince. Y si entretanto alguien saluda [lugar:en {lugar}|en la fila del pan], se contesta: la parada no quita la educación.',
        end: 'Hasta las esfinges piden agua antes de cambiar de camino.',
      },
    },
    'La Fuerza': {
      up: {
        lean: 'if',
        ahead:
          'Hay leones que se presentan con flores. La Fuerza les cierra la boca con calma, sin perder el gusto por ellos. Sí puede ser distinto, si entre el zarpazo y la segunda cita {pones|ponés} dos días. Lo que [quien:{quien} provoque|alguien provoque] en la primera hora no se elige; lo que {haces|hacés} en la cuarenta y nueve, sí.',
        task: '{Acuerda|Acordá} {antes} {contigo|con vos} esta demora: con quien te guste un diez de diez, cuarenta y ocho horas hasta el segundo encuentro. La frase: «Me encantó. Te escribo el jueves». Entretanto {apunta|apuntá} en qué se parece [tiempo:a lo de {tiempo} atrás|a lo anterior]. Si al segundo día queda un siete, es un siete con información. Si sigue el diez y no se parece, {llama|llamá} temprano.',
        end: 'Un diez que sabe esperar dos días merece la cita.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Un simple no asusta como si mordiera: en la Fuerza invertida, la mano se retira antes de acercarse al león. Así no se conoce a nadie, y así se puede seguir [tiempo:otro tanto como {tiempo}|años enteros]. Que digan que sí depende de otra persona. Aguantar un no pequeño depende de {ti|vos}, y se practica con cachorros.',
        task: '{Consigue|Conseguí} {antes} tres negativas sin importancia: un descuento en la panadería, un cambio de mesa, ver la cocina. «¿Se podría? Gracias igual». {Anota|Anotá} lo que tarda en pasar el calor de la cara: «40 segundos, 20, 5». Si baja, {invita|invitá} a un café a alguien libre [evento:que conozcas en {evento}|que te caiga bien]. Si alguna vez te dicen que sí, {disfruta|disfrutá} de la cocina.',
        end: 'Un no muerde menos que un quizá de cinco años.',
      },
    },
    'El Ermitaño': {
      up: {
        lean: 'wait',
        ahead:
          'Con farol y báculo, el Ermitaño revisa su montaña antes de invitar a nadie. Todavía no busques: {averigua|averiguá} primero en qué parte de tu semana cabría una persona. Una vida tan bien armada [tiempo:en {tiempo}|con los años] quizá no tiene una silla libre a las cinco, y eso depende de {ti|vos} antes que de la suerte.',
        task: '{Dibuja|Dibujá} {antes} tu semana por horas y {pinta|pintá} de amarillo las que están libres de verdad, con fuerzas para hablar. Si no llegan a tres, {quita|quitá} algo, una serie, un turno extra. Si pasan de tres, {escribe|escribí} dentro «disponible» y {gasta|gastá} una [lugar:en {lugar}|donde haya gente]. Si ocuparla te da pena, {pregúntale|preguntale} a esa pena qué teme perder.',
        end: 'Quien llegue va a necesitar, por lo menos, una silla.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Cerrada la puerta y tapado el farol, así pasa el invierno el Ermitaño invertido, con su manta y su pantalla. La cueva no tiene timbre, y de méritos ni se habla. Querer compañía [tiempo:después de {tiempo}|a estas alturas] pide bajar dos noches; quién esté fuera no depende de {ti|vos}. Bajar la cuesta, sí.',
        task: '{Cambia|Cambiá} {antes} dos noches de pantalla por dos fuera, aunque sean cortas: un cine con charla, una clase suelta, cenar en barra. {Avisa|Avisá} a alguien: «Hoy salgo; mañana te cuento». Cada noche, una conversación, aunque sea sobre la lluvia [lugar:en {lugar}|de estos días]. Si {vuelves|volvés} con un nombre, {apúntalo|anotalo}. Si {vuelves|volvés} con sueño, la manta sigue ahí, tan fiel.',
        end: 'El sofá espera siempre; por eso puede esperar.',
      },
    },
    'La Rueda de la Fortuna': {
      up: {
        lean: 'if',
        ahead:
          'Más vueltas, contesta la Rueda de la Fortuna, con sus cuatro criaturas tomando nota en las esquinas. El cuándo no se lee en ella; se lee cuántas veces gira. Sí puede tocar otra cosa, si este mes {conoces|conocés} a más gente de la que {descartas|descartás}. La suerte [lugar:en {lugar}|de cada ciudad] no obedece; la manivela, un poco.',
        task: '{Proponte|Proponete} {antes} un número modesto: tres personas nuevas este mes, para conversar, sin mirar si sirven de pareja. {Lleva|Llevá} la cuenta en una tarjeta: «nombre, dónde, de qué hablamos». Una puede salir [evento:en {evento}|en cualquier fiesta]. Si {llegas|llegás} a tres, la rueda gira: otras tres. Si te {quedas|quedás} en una, {cambia|cambiá} de sitio antes que de esperanza.',
        end: 'Para que toque algo distinto hay que sentarse en más mesas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Otra vez el mismo bar, la misma hora y, qué casualidad, la misma clase de sonrisa: la Rueda de la Fortuna invertida gira clavada en su eje. No esperes algo distinto desde ese asiento. Quién se siente enfrente [lugar:en {lugar}|en otra parte] no depende de {ti|vos}; cambiar de asiento, sí, y es barato.',
        task: '{Mueve|Mové} {antes} una sola pieza de tu salida habitual: la hora, el sitio o la compañía. Si era de noche, una mañana; si era a mirar, a ayudar. «Hoy me siento en la barra» ya cuenta. Si [tiempo:por primera vez en {tiempo}|por primera vez] te aburre otra cosa, la rueda se desclavó. Si aparece la sonrisa de siempre, el asiento era inocente.',
        end: 'Desde la misma silla se ve siempre la misma película.',
      },
    },
    'La Justicia': {
      up: {
        lean: 'if',
        ahead:
          'Dos platillos, palabra y hecho, y una espada que no se impacienta: la Justicia propone pesar el primer mes. Sí puede ser distinto esta vez, si lo que [quien:{quien} dice|te dicen] y lo que ocurre quedan parejos tres veces de cada cuatro. Los sentimientos ajenos no caben en la balanza. Las citas cumplidas, sí.',
        task: '{Abre|Abrí} {antes} una hoja de dos columnas para quien te guste, o {ensáyala|ensayala} con la última historia: «dijo» y «pasó», con fecha. «Te llamo el lunes / llamó el jueves». A las cuatro semanas, o con cuatro ejemplos [tiempo:de {tiempo} atrás|de entonces], {suma|sumá}. Si coinciden tres, hay con qué seguir. Si coincide una, la balanza habló y se despide sin adjetivos.',
        end: 'Una promesa pesa lo mismo que su primera fecha.',
      },
      rev: {
        lean: 'if',
        ahead:
          'En la cuenta faltan nombres: la Justicia invertida pesa solo a quienes fallaron, y con esa balanza cualquiera se cree sin suerte. Sí hay de dónde aprender otra cosa, si {pones|ponés} en el platillo vacío a quien te trató bien, en amor, amistad o vecindad. Que durara poco [tiempo:en {tiempo}|en su día] no le quita peso.',
        task: '{Escribe|Escribí} {antes} tres nombres de gente que te trató bien y, junto a cada uno, un hecho y cómo lo notó tu cuerpo: «Nora me esperó con paraguas; dormí de un tirón». [evento:En {evento}|En la próxima reunión], {busca|buscá} esa sensación antes que la chispa. Si aparece, {quédate|quedate} diez minutos más. Si te parece poca cosa, {vuelve|volvé} a leer lo del paraguas.',
        end: 'También hubo paraguas; conviene que conste en acta.',
      },
    },
    'El Colgado': {
      up: {
        lean: 'wait',
        ahead:
          'Al revés, propone el Colgado, tan sereno con la cabeza abajo: lo último, primero. Todavía nada de velas; antes, un sábado corriente. Lo que pueda ser [quien:{quien}|otra persona] en una vida de verdad se ve mejor con bolsas en la mano que con vino, y esa vuelta del orden está en la tuya.',
        task: '{Propón|Proponé} {antes}, a quien te guste o a una amistad para probar, una cita sin brillo: «El sábado a las once compro tomates. ¿Me {acompañas|acompañás}?». {Fíjate|Fijate} en tres cosas: si llega, si carga una bolsa, si conversa con quien vende. Si las tres salen bien, ya habrá velas. Si lo corriente le parece poco, [tiempo:después de {tiempo}|a estas alturas] mejor saberlo entre tomates.',
        end: 'Con una bolsa en cada mano nadie finge mucho tiempo.',
      },
      rev: {
        lean: 'no',
        ahead:
          '{Suelta|Soltá} la cuerda de los casi: el Colgado invertido ya tiene los pies abajo y sigue atado, por costumbre, a quien contesta desde lejos y cuando puede. No le des otro mes. Lo que [quien:{quien} tarde|esa persona tarde] en responder queda de su lado; cuánto tiempo {cuelgas|colgás} de esa respuesta, del tuyo.',
        task: '{Escribe|Escribí} {antes}, para el casi que haya en tu teléfono o para el próximo, esta frase: «Busco a alguien con quien merendar los jueves. Si no es lo tuyo, te deseo buen viaje». Si propone un jueves, se merienda. Si manda la foto de otro aeropuerto, ya respondió. Si enviarla da vértigo, {cuenta|contá} cuántos jueves van [tiempo:en {tiempo}|este año].',
        end: 'Un casi con buena conversación sigue merendando en otra parte.',
      },
    },
    'La Muerte': {
      up: {
        lean: 'no',
        ahead:
          'Se retira un personaje: la Muerte pasa a caballo, con su rosa en el estandarte, y al fondo asoma el sol entre dos torres. No aceptes otra vez el papel de siempre, el de salvar, esperar o entender de más. Lo que haga [quien:{quien}|quien llegue] sin esa ayuda es suyo. Dejar vacante el puesto depende de {ti|vos}.',
        task: '{Redacta|Redactá} {antes} tu carta de baja, con membrete si hace gracia: «Por la presente dejo el cargo de __, que ocupé [tiempo:durante {tiempo}|durante años] sin sueldo ni vacaciones». {Léela|Leela} ante una amistad que haga de testigo. Si te {ríes|reís} al leerla, el caballo ya pasó. Si da pena, {añade|agregá} lo aprendido. Si alguien te lo vuelve a ofrecer, {enséñale|mostrale} la copia.',
        end: 'El puesto de salvavidas queda libre; se ruega no cubrirlo.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Todavía no cabe nadie: la Muerte invertida tiene el caballo parado en el pasillo, con algo de lo anterior en cada estante. Abrir el corazón suena enorme; medio armario es más fácil. Lo vivido [quien:con {quien}|con quien estuvo] no hace falta borrarlo, pero el sitio que ocupa en tu casa depende de {ti|vos}.',
        task: '{Vacía|Vaciá} {antes} un solo lugar: medio armario, un cajón, la repisa del baño. Tres montones, con cartel: «devolver, regalar, guardar lejos». Después {deja|dejá} el hueco sin rellenar, [tiempo:aunque lleve {tiempo} sin verse la madera|aunque se vea la madera]. Si a la semana alegra abrirlo, hay sitio. Si te corre prisa por llenarlo, algo sigue ahí colgado, y se le da otra semana.',
        end: 'Medio armario vacío dice más que un corazón abierto.',
      },
    },
    'La Templanza': {
      up: {
        lean: 'if',
        ahead:
          'Cuatro copas pequeñas antes que una grande: la Templanza pasa el agua despacio, con un pie en la tierra y otro en el agua. Sí puede ser distinto, si {conoces|conocés} a la persona a sorbos y no de un trago. Que [quien:{quien} tenga|alguien tenga] prisa es cosa suya; el tamaño de la copa que {sirves|servís}, tuya.',
        task: '{Traza|Trazá} {antes} un plan de cuatro encuentros de una hora, en momentos distintos: «desayuno, paseo, trámite, cena», y ninguna decisión hasta el cuarto. {Ofrécelo|Ofrecelo} así a la próxima persona, [lugar:viva en {lugar} o no|sea quien sea]: «Me gusta ir de a poco; ¿un desayuno?». Si llega al cuarto con buen humor, {llena|llená} la copa. Si se impacienta en el segundo, traía otra sed.',
        end: 'Un buen vino nunca se ofendió por llegar a sorbos.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Litros de mensajes y ni una voz: la Templanza invertida vuelca las copas, y a la primera cita se llega con la historia ya bebida. Así no. Quien escribe bonito [lugar:desde {lugar}|desde lejos] puede ser cualquiera, también alguien que merezca la pena; se sabe al oír. La dosis de pantalla depende de {ti|vos}.',
        task: '{Limita|Limitá} {antes} cada charla nueva a veinte mensajes. Al llegar al veinte: «¿Hablamos diez minutos por teléfono esta noche?». Ya con voz, {apunta|apuntá} si dejó silencios y si preguntó. Si la llamada supo mejor que el texto, hay encuentro. Si nunca puede hablar, se tapa esa copa. Si quien esquiva {eres tú|sos vos}, [tiempo:después de {tiempo}|después de tanto texto] alcanza con probar cinco minutos.',
        end: 'La voz no tiene tecla para borrar, y se agradece.',
      },
    },
    'El Diablo': {
      up: {
        lean: 'no',
        ahead:
          'Hay un contacto que vuelve de noche: el Diablo lo tiene en su pedestal, con dos collares flojos y la música baja. No dejes ese broche a medio cerrar; mientras siga puesto, para lo distinto no hay cuello. Que [quien:{quien} escriba|esa persona escriba] no se puede impedir. Seguir disponible, sí, porque el collar sale por la cabeza.',
        task: '{Elige|Elegí} {antes} un número, uno solo, y {bloquéalo|bloquealo} sesenta días; si te parece justo, {avisa|avisá}: «Necesito que no nos escribamos por un tiempo». {Apunta|Apuntá} la fecha de salida. Si al día sesenta lo olvidaste, se queda así. Si {cuentas|contás} las noches, {anota|anotá} cuáles: [tiempo:en {tiempo} quizá fueron siempre las mismas|quizá sean siempre las mismas], y a esas se les busca compañía.',
        end: 'Hay nombres que solo suenan con la casa a oscuras.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Sí, el collar era de cartón: en el Diablo invertido las cadenas cuelgan sin dueño y dicen «a mi edad», «ya no», «con esta cara». Lo distinto puede empezar por quitarse una de esas frases. Cómo mire [quien:{quien}|la gente] no depende de {ti|vos}; hacer una tarde lo que la frase prohíbe, sí.',
        task: '{Escribe|Escribí} {antes} tres frases que te prohíben cosas: «a mi edad no se baila», «así nadie mira», [tiempo:«después de {tiempo} eso se olvida»|«eso ya se olvida»]. {Desobedece|Desobedecé} la más tonta: una clase, un color, una foto nueva. Si nadie se escandaliza, la cadena era aire. Si alguien se ríe, {ríete|reíte} antes. Si lo {pasas|pasás} bien, {ve|andá} por la segunda.',
        end: 'La frase «a mi edad» sirve para cualquier edad.',
      },
    },
    'La Torre': {
      up: {
        lean: 'if',
        ahead:
          'Que caiga la fachada al principio y no al final: en la primera cita, el rayo de la Torre apenas hace ruido. Sí puede ser distinto, si {dices|decís} pronto la verdad que otras veces salió en el quinto mes. Con ella delante, [quien:{quien} se queda|cada cual se queda] o se va a tiempo; qué piedra se enseña lo {eliges|elegís} {tú|vos}.',
        task: '{Escribe|Escribí} {antes} tu verdad en quince palabras y {dila|decila} en la próxima primera cita, o [evento:en {evento}|en una charla] si se presta: «Tengo 42, un gato, horarios raros y quiero pareja para largo». Si pregunta por el gato, hay torre sin fachada. Si mira la hora, te ahorró la mudanza. Si {suavizas|suavizás} el final, {ensáyala|ensayala} otra vez con menos palabras.',
        end: 'Una verdad dicha en el café ahorra cascotes en mayo.',
      },
      rev: {
        lean: 'no',
        ahead:
          'A la primera grieta se la mira; a la segunda se sale: la Torre invertida enseña lo que ocurre cuando se tapan tres con un cuadro. No te quedes a ver si aguanta. Que [quien:{quien} cumpla|alguien cumpla] o falle no está en tu mano. La regla, sí, y funciona mejor escrita antes de que nadie guste.',
        task: '{Escribe|Escribí} {antes} tu norma de derrumbes: un plan caído se habla; dos, se termina. Y la frase exacta, para no improvisarla con nudo: «Dos veces se cayó el plan. Lo dejo aquí; que te vaya bien». {Díctasela|Dictásela} a una amistad [evento:que vaya a estar en {evento}|con buena memoria]. Si llega el día y la {dices|decís}, saliste andando. Si {buscas|buscás} excusas, hay quien la guarda.',
        end: 'De una torre se sale mejor por la escalera.',
      },
    },
    'La Estrella': {
      up: {
        lean: 'yes',
        ahead:
          'De rodillas y con dos jarras, la mujer de la Estrella no persigue a nadie: riega, y la orilla se puebla sola. Sí se puede abrir el corazón otra vez, si se abre en pequeño y con las manos ocupadas. Quién se acerque [lugar:en {lugar}|a esa orilla] no se sabe; dónde {pones|ponés} el agua lo {decides|decidís} {tú|vos}.',
        task: '{Ofrece|Ofrecé} {antes} una hora tuya donde haga falta y haya gente: una huerta, un refugio de animales, una biblioteca, un comedor. «Tengo una hora los sábados, ¿sirvo?». {Ve|Andá} tres semanas. Si {sales|salís} con más ganas de conversar [tiempo:que en {tiempo}|que en meses], el agua llegó. Si te {aprendes|aprendés} un nombre, {pregúntale|preguntale} por qué vino. Si no, al menos hay lechugas.',
        end: 'El corazón se abre mejor con las manos ocupadas.',
      },
      rev: {
        lean: 'no',
        ahead:
          'Sin agua no se riega: la Estrella invertida inclina dos jarras secas y pide que nadie le hable de citas por un rato. No abras el corazón a la fuerza. Lo que se fue [quien:con {quien}|con la última historia] se repone antes con algo que te gustaba mucho y quedó por el camino. Llenar esa jarra depende de {ti|vos}.',
        task: '{Vuelve|Volvé} {antes}, una hora, a lo que hacías antes de tanto desengaño, [tiempo:aunque lleve {tiempo} en un cajón|aunque tenga polvo]: la guitarra, el río, las acuarelas, el dominó. Sin mostrárselo a nadie. Al terminar, una nota del uno al diez: «__». Si pasa de seis, otra hora la semana próxima. Si durante un mes nada llega a tres, {háblalo|hablalo} con alguien de la salud.',
        end: 'La jarra se llena en casa y después se comparte.',
      },
    },
    'La Luna': {
      up: {
        lean: 'if',
        ahead:
          'Lo que brilla de noche se decide por la mañana: bajo la Luna, el perro y el lobo parecen el mismo animal, y un corazón acelerado sirve igual para el miedo que para el gusto. Sí puede ser distinto, si el veredicto [quien:sobre {quien}|sobre quien te guste] llega después de dormir. Esa hora la {eliges|elegís} {tú|vos}.',
        task: '{Estrena|Estrená} {antes} un examen para la mañana siguiente a cualquier encuentro, [evento:también después de lo que pase en {evento}|también después de una fiesta]: «¿Dormí? ¿Dije lo que pienso? ¿Tengo hambre?». Tres síes: perro. Tres noes: lobo. Si sale mezcla, se repite la cita, de día y con zapatos cómodos. Si {haces|hacés} trampa en la primera pregunta, {apunta|apuntá} dos lobos.',
        end: 'El lobo también mueve la cola las primeras noches.',
      },
      rev: {
        lean: 'yes',
        ahead:
          'Clara como un charco a mediodía: la Luna invertida deja el sendero seco, y el cangrejo vuelve al agua sin misterio. Sí se puede saber pronto, si se pregunta pronto. Lo que [quien:{quien} busca|cada quien busca] no hace falta deducirlo de sus silencios ni de su signo; pedirlo con palabras depende de {ti|vos}.',
        task: '{Haz|Hacé} {antes}, en una charla con cualquiera que te interese, [lugar:viva en {lugar} o en la pantalla|en pantalla o en persona], la pregunta seca: «¿Qué estás buscando, y desde cuándo?». Y {contesta|contestá} lo mismo. Si llegan frase y fecha, hay sendero. Si llega un «lo que surja», {tradúcelo|traducilo} por «hoy no». Si todavía no hay a quién, {respóndela|respondela} {tú|vos} en un papel.',
        end: '«Lo que surja» casi nunca surge a la hora de cenar.',
      },
    },
    'El Sol': {
      up: {
        lean: 'yes',
        ahead:
          'Cierra el Sol, con un niño que abre los brazos y unos girasoles que se asoman por el muro. Sí, se puede empezar otra vez, a plena luz y con un saludo. Quién conteste [lugar:en {lugar}|en tu calle], y cuándo, no se sabe. Depende de que te vean la cara a la misma hora, varios días.',
        task: '{Elige|Elegí} {antes} un sitio de día donde coincidas con la misma gente, panadería, parque, parada, y {saluda|saludá} tres días seguidos a una persona: «Buen día». Al cuarto, tu nombre: «Soy __, nos vemos siempre». Si responde con el suyo, hay vecindad nueva. Si solo sonríe, también es sol. Si un día gana la vergüenza, [tiempo:después de {tiempo}|al principio] es normal.',
        end: 'Muchas historias buenas empezaron por un «buen día» repetido.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Alegría primero: el Sol invertido tiene al niño de cara al muro, con gesto serio en todas las fotos. Todavía no busques pareja; {busca|buscá} la risa, que [tiempo:en {tiempo}|últimamente] quizá salió poco. A quién le gustes así, con la cara abierta, no depende de {ti|vos}. Recuperarla, con ayuda de gente que te divierte, sí.',
        task: '{Pasa|Pasá} {antes} una tarde al sol con la persona que más te hace reír y {pídele|pedile} tres fotos sin avisar: «Hoy quiero salir con mi cara». Ninguna posando, [evento:como se posa en {evento}|como se posa en las bodas]. Si en una te {reconoces|reconocés}, esa es la nueva, para el perfil o la puerta de la cocina. Si en ninguna, se repite el plan: la risa también sale movida.',
        end: 'La mejor foto la toma siempre quien te hace reír.',
      },
    },
    'El Juicio': {
      up: {
        lean: 'yes',
        ahead:
          'Un nombre vuelve a sonar: con la trompeta del Juicio se alza gente que se daba por pasada. Sí, lo distinto puede venir de alguien bueno a quien [tiempo:antes de {tiempo}|hace tiempo] se dijo que no por soso, por cercano o por susto. Si aún quiere, ya lo dirá. Llamar una vez, con educación, depende de {ti|vos}.',
        task: '{Piensa|Pensá} en quién te trató bien y no supiste ver, [lugar:en {lugar} o lejos|cerca o lejos], y {comprueba|comprobá} que esté libre. {Escribe|Escribí} {antes}: «Hace mucho me invitaste y contesté mal o tarde. Si sigue en pie, me gustaría». Si sigue, un café y oídos nuevos. Si no, {agradece|agradecé} y que le vaya bien. Si no sale ningún nombre, {apunta|apuntá} cómo sonaría, para oírlo llegar.',
        end: 'Lo bueno a veces llamó antes de que hubiera oído.',
      },
      rev: {
        lean: 'no',
        ahead:
          'No hay sentencia, aunque suene: el Juicio invertido tiene la trompeta tapada con un «ya me quedé», y las figuras no se alzan porque creen vencido el plazo. Esa frase se puede apelar. Cuándo llegue alguien no lo dice ninguna carta; presentar pruebas en contra, [tiempo:después de {tiempo}|hoy mismo], sí está en tu mano.',
        task: '{Reúne|Reuní} {antes} tres pruebas: gente de tu entorno que encontró pareja a tu edad o más tarde, con nombre y cifra, «Elvira, 61, en un curso de abejas». {Llama|Llamá} a una y {pregunta|preguntá} qué hizo distinto. Si hubo un acto, {cópialo|copialo} [lugar:en {lugar}|a tu manera]. Si fue azar, {averigua|averiguá} en qué silla la encontró. Con tres pruebas, la frase pierde el juicio.',
        end: 'Las abejas de Elvira no pidieron partida de nacimiento.',
      },
    },
    'El Mundo': {
      up: {
        lean: 'if',
        ahead:
          'La vida completa invita mejor: en el Mundo, una figura danza dentro de su corona de laurel, y desde las esquinas la miran con ganas. Sí puede ser distinto, si {ofreces|ofrecés} un sitio en algo que ya marcha. Que [quien:{quien} acepte|alguien acepte] no se sabe; abrir la corona por un lado depende de {ti|vos}.',
        task: '{Elige|Elegí} tu mejor costumbre, la caminata, el mercado, las películas viejas, y {comparte|compartí} {antes} una hora de ella con alguien a quien [tiempo:en {tiempo}|hasta hoy] trataste poco: «Los domingos camino hasta el mercado. ¿Te {sumas|sumás} a este?». Si disfruta de lo tuyo sin cambiarlo, se repite. Si lo critica, {sigue|seguí} bailando. Si no va nadie, el domingo era bueno igual.',
        end: 'A una danza se invita mejor mientras se baila.',
      },
      rev: {
        lean: 'wait',
        ahead:
          'Queda un nudo por atar: el Mundo invertido tiene la corona abierta justo donde acaba una serie, y sin ese nudo la siguiente vuelta empieza por la misma hoja. Todavía no elijas a nadie; {despide|despedí} primero el molde. [quien:Lo de {quien}|Lo de siempre] sí se puede cerrar, con gratitud, por escrito y de tu mano.',
        task: '{Escribe|Escribí} {antes} una nota al molde, que no se envía: «Gracias por __. De {ti|vos} aprendí __. Aquí termina la serie». Después {elige|elegí} el rasgo contrario al que más costó, puntual, sobrio, cercano, y {búscalo|buscalo} durante un mes [lugar:en {lugar}|en cualquier parte]. Si lo {encuentras|encontrás} en alguien, {conversa|conversá}. Si empieza a aparecer en {ti|vos}, el círculo ya ató su cabo.',
        end: 'El abecedario es largo para quedarse en una letra.',
      },
    },
  },
};
