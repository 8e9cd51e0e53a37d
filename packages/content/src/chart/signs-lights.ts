/** Other ways to tell a light in a sign: two sentences that open, and one that closes any of them. */
interface LightWays {
  openings: readonly string[];
  closings: readonly string[];
}

/**
 * Beside the texts of `INNER_SIGNS`, from Aries to Piscis, so that two people of one sign seldom
 * read the same of their Sun or their Moon. Every closing stands after every opening.
 */
export const LIGHT_WAYS: Readonly<Record<'Sun' | 'Moon', readonly LightWays[]>> = {
  Sun: [
    {
      openings: [
        'Naciste con el Sol en Aries, y se nota en lo poco que tardas en decir que sí. Prefieres equivocarte andando que acertar en la sala de espera, y esa impaciencia ha abierto más puertas de las que cerró.',
        'Lo que enciende a un Sol en Aries es lo que está por estrenar. Vas de frente, hablas claro y tu enojo dura lo que un fósforo; para ti, la peor respuesta es «ya veremos».',
      ],
      closings: [
        'Entre lo que dejaste a medias hay cosas que solo piden una segunda tarde.',
        'Te queda por descubrir que esperar también es una forma de valor.',
      ],
    },
    {
      openings: [
        'Naciste con el Sol en Tauro, y tu tiempo lo marca el cuerpo: comes, tocas, pruebas, y entonces decides. Lo que eliges lo eliges para muchos años, y por eso no te gusta que te apuren en la tienda.',
        'Hay en tu Sol en Tauro una terquedad que da confianza. Quien te encarga algo lo encuentra hecho, tarde quizá, y hecho para durar; el lujo, para ti, es no tener que correr.',
      ],
      closings: [
        'Pregúntate de vez en cuando si conservas algo porque lo quieres o porque ya estaba.',
        'La comodidad te repone hasta que empieza a decidir por ti; ahí conviene mover un mueble.',
      ],
    },
    {
      openings: [
        'Tu Sol en Géminis vive con dos ventanas abiertas, y por las dos entra aire. Te aburres antes que nadie, te entusiasmas otra vez al rato, y en el camino vas enlazando gente que no se conocía.',
        'El Sol en Géminis te da oído para las palabras y prisa por usarlas. Aprendes preguntando, enseñas sin querer, y una charla en la fila del banco puede cambiarte la tarde.',
      ],
      closings: [
        'Cuando algo te importa de verdad, quédate una pregunta más de lo que te pide el cuerpo.',
        'Que hables tan bien de lo que sabes no te obliga a tener respuesta para lo que duele.',
      ],
    },
    {
      openings: [
        'Con el Sol en Cáncer, primero miras si hay peligro y luego abres los brazos. Tu memoria guarda quién estuvo y quién no, y tu lealtad se decide en detalles que los demás ni notan.',
        'Tu Sol en Cáncer construye alrededor: una mesa, una costumbre, un grupo de personas que se tienen en cuenta. Lo que parece timidez es un radar, y rara vez se equivoca de clima.',
      ],
      closings: [
        'No todo lo que recuerdas sigue ahí; algunas puertas se cerraron solas y ya no hay que vigilarlas.',
        'El día que dices lo que necesitas sin esperar a que lo adivinen, respiras mejor.',
      ],
    },
    {
      openings: [
        'Tu Sol en Leo calienta el sitio al que llega. Te gusta hacer las cosas con estilo, cuidar de los tuyos a lo grande y que tu nombre quede unido a algo que valga la pena.',
        'Con el Sol en Leo necesitas hacer algo tuyo, que lleve tu firma aunque sea en una esquina. La mezquindad te ofende más que la derrota, y tu generosidad se parece a una mesa puesta.',
      ],
      closings: [
        'Pedir ayuda no te quita brillo, aunque a ratos lo parezca.',
        'Mira también lo que haces sin testigos, porque suele ser lo más tuyo.',
      ],
    },
    {
      openings: [
        'El Sol en Virgo te dio un ojo que no descansa: ves la costura torcida, el dato que no cuadra, el paso que sobra. Tu cariño se nota en que las cosas funcionan cuando te vas.',
        'Con el Sol en Virgo, servir para algo no es modestia, es alegría. Aprendes por partes, ordenas mientras piensas y te fías más de un buen procedimiento que de una gran promesa.',
      ],
      closings: [
        'Nadie te pide cuentas a la hora de dormir; puedes cerrar el cuaderno.',
        'Antes de corregir, cuenta lo que ya está bien, que suele ser casi todo.',
      ],
    },
    {
      openings: [
        'Tu Sol en Libra escucha las dos versiones antes de abrir la boca. Buscas la forma justa, en una frase, en un reparto o en un color, y el mal trato te quita el apetito.',
        'Con el Sol en Libra, lo que haces sale mejor cuando hay alguien enfrente. Comparas, consultas, suavizas, y en ese ir y venir encuentras soluciones que nadie había propuesto.',
      ],
      closings: [
        'A veces la paz cuesta un desacuerdo dicho a tiempo, y sabes decirlo con gracia.',
        'Prueba a elegir algo pequeño sin preguntar, y observa cuánto tardas en disfrutarlo.',
      ],
    },
    {
      openings: [
        'Con el Sol en Escorpio vas al fondo o no vas. Te interesa lo que la gente calla, resistes donde otros se marchan y tienes un humor oscuro que te salva de la solemnidad.',
        'El Sol en Escorpio arde sin llama a la vista. Decides en silencio, das poco a poco y entero, y cuando dices «se acabó» ya llevabas meses despidiéndote.',
      ],
      closings: [
        'La confianza se parece a un préstamo: alguna vez tendrás que darlo sin garantía.',
        'No todo secreto guarda un tesoro, y algunos solo pesan.',
      ],
    },
    {
      openings: [
        'Tu Sol en Sagitario apunta lejos y sale antes de tener el mapa. Crees en las personas, en los libros y en el siguiente viaje, y esa fe abre caminos aunque falle alguna cuenta.',
        'El Sol en Sagitario pregunta para qué antes de preguntar cómo. Te aburre lo pequeño, te enciende lo que tiene sentido, y dices verdades con una puntería que a ti te parece cariño.',
      ],
      closings: [
        'Lo cercano también se ensancha, si te quedas lo bastante para verlo.',
        'Escuchar hasta el final es el viaje que menos equipaje pide.',
      ],
    },
    {
      openings: [
        'Tu Sol en Capricornio sabe desde temprano que todo tiene un precio, y no se asusta. Calculas el camino, repartes el peso y llegas, casi siempre sin quejarte.',
        'Con el Sol en Capricornio, el tiempo juega a tu favor: lo que otros abandonan al tercer mes, tú lo ves crecer. Te importan el oficio, la palabra dada y que te respeten por lo hecho, no por lo anunciado.',
      ],
      closings: [
        'Deja que alguien cargue algo tuyo de vez en cuando, aunque lo haga peor.',
        'Detrás de tanta previsión hay un humor seco que merece salir más a menudo.',
      ],
    },
    {
      openings: [
        'Con el Sol en Acuario piensas desde la última fila, donde se ve a todo el mundo. Te gustan las reglas nuevas, la gente rara y las causas de muchos, y te subleva que algo se haga porque siempre se hizo así.',
        'Tu Sol en Acuario se reconoce por la pregunta que nadie había hecho. Perteneces a tu modo, con amistades largas, ideas compartidas y una puerta propia que se cierra por dentro.',
      ],
      closings: [
        'La distancia te da claridad; la cercanía, en cambio, te da noticias de ti.',
        'Cambiar el mundo empieza a menudo por contestar un mensaje.',
      ],
    },
    {
      openings: [
        'El Sol en Piscis te deja sentir una habitación antes de entrar en ella. Imaginas con facilidad, perdonas enseguida y te cuesta decir que no, porque ves la razón de todos.',
        'Con el Sol en Piscis, lo que eres se parece al agua: toma la forma del momento y busca siempre una salida. Te guía una intuición que no sabes explicar y que acierta más que tus planes.',
      ],
      closings: [
        'Una hora fija, aunque sea una sola al día, te devuelve el contorno.',
        'Ayudar a alguien no exige hundirse a su lado; también se tiende la mano desde tierra.',
      ],
    },
  ],
  Moon: [
    {
      openings: [
        'Tu Luna en Aries reacciona primero y entiende después. Lo que sientes sale con fuerza y sin doble fondo, y al rato ya preguntas qué hay de cenar.',
        'Con la Luna en Aries, la tristeza se te disfraza de mal humor. Necesitas un poco de acción para saber qué te pasa, y te consuela más un plan que un abrazo largo.',
      ],
      closings: [
        'A quien te quiere le ayuda saber que el estallido no era contra nadie.',
        'Diez minutos de caminata antes de contestar te ahorran alguna disculpa.',
      ],
    },
    {
      openings: [
        'La Luna en Tauro se tranquiliza con lo que se repite: el mismo café, la misma calle, la voz de siempre. Tardas en alterarte y también en volver, y no te gusta que nadie te mueva el ánimo a empujones.',
        'Tu Luna en Tauro guarda el cariño en cosas que se pueden tocar. Un regalo útil, una siesta, algo que huele a pan te dicen más que una declaración.',
      ],
      closings: [
        'Lo que ya no alimenta también puede soltarse despacio, a tu manera.',
        'Avísale a tu gente que tu silencio suele ser descanso y no enojo.',
      ],
    },
    {
      openings: [
        'La Luna en Géminis cambia de tema para cambiar de ánimo, y a menudo le funciona. Sientes en plural, con versiones, y te alivia que alguien te escuche sin pedirte que elijas una.',
        'Con la Luna en Géminis, el corazón se entera leyendo, preguntando, mandando un audio. La curiosidad te saca de casi cualquier pozo, y el aburrimiento te inquieta más que la pena.',
      ],
      closings: [
        'Prueba algún día a quedarte en silencio con lo que sientes, sin ponerle título.',
        'Por la noche, una lista corta en un papel te apaga la cabeza mejor que otra conversación.',
      ],
    },
    {
      openings: [
        'Con la Luna en Cáncer, todo te llega y todo se queda. Tu refugio tiene olores y horarios, y cuando falta te conviertes en el refugio de otra persona.',
        'Tu Luna en Cáncer siente por mareas, y conviene mirar la hora antes de sacar conclusiones. Alimentas, abrigas, preguntas si ya llegaron; es tu manera de dormir con calma.',
      ],
      closings: [
        'También puedes dejar que te esperen con la lámpara encendida.',
        'El pasado te visita con gusto, y no hace falta darle la mejor silla.',
      ],
    },
    {
      openings: [
        'Tu Luna en Leo se alegra como en un cumpleaños, y contagia. Quieres con orgullo, presumes de tu gente, y un agradecimiento sincero te arregla el día.',
        'Con la Luna en Leo, lo que sientes busca un escenario, aunque sea la cocina. Consuelas haciendo reír y proteges dando la cara, y te duele que no se den cuenta.',
      ],
      closings: [
        'Hazte a ti, de vez en cuando, el mismo homenaje que le harías a otra persona.',
        'Pedir un elogio en voz alta da vergüenza una vez y después resuelve mucho.',
      ],
    },
    {
      openings: [
        'La Luna en Virgo se calma cuando hay algo que arreglar. Notas el cansancio ajeno antes que el propio y apareces con lo que hacía falta, sin ruido y a tiempo.',
        'Con la Luna en Virgo, el ánimo depende de detalles: la cama hecha, la respuesta que no llega, un ruido en la pared. Sientes con discreción y lo cuentas cuando ya lo tienes clasificado.',
      ],
      closings: [
        'La preocupación no es una tarea, aunque se ponga en la lista.',
        'Deja algo sin terminar a propósito y mira qué poco ocurre.',
      ],
    },
    {
      openings: [
        'La Luna en Libra siente mejor en compañía. Un gesto feo te descompone la tarde, una música bien elegida te la devuelve, y tu instinto es tender un puente antes de saber si quieres cruzarlo.',
        'Con la Luna en Libra necesitas que lo bello y lo amable estén a mano. Te cuesta enojarte de frente, así que el malestar se te vuelve cortesía, y solo quien te conoce nota el cambio.',
      ],
      closings: [
        'Un «no» dicho con cariño también deja la habitación en paz.',
        'Antes de mediar entre dos, comprueba de qué lado te dejas a ti.',
      ],
    },
    {
      openings: [
        'Con la Luna en Escorpio, lo que te pasa va por dentro y a mucha presión. Hueles la mentira, perdonas poco y quieres con una hondura que asusta un poco, también a ti.',
        'Tu Luna en Escorpio prefiere una verdad difícil a una mentira cómoda. Te entregas después de mucho mirar, y lo que has querido se queda en ti aunque ya no lo nombres.',
      ],
      closings: [
        'Contarle una sola cosa a una sola persona alivia más de lo que imaginas.',
        'Hay rencores que se sostienen por costumbre; revisa cuáles siguen teniendo motivo.',
      ],
    },
    {
      openings: [
        'La Luna en Sagitario busca la salida por arriba: un chiste, un viaje, una explicación con moraleja. Tu alegría es real y se reparte, y solo se encoge donde no cabe una pregunta.',
        'Tu Luna en Sagitario descansa en movimiento. Lejos de casa te sientes en casa, quieres a gente de muchas partes, y un reproche te pesa más que una mudanza.',
      ],
      closings: [
        'Hay penas que no enseñan nada y solo piden compañía.',
        'Antes de reírte de lo que duele, dile al menos su nombre.',
      ],
    },
    {
      openings: [
        'Con la Luna en Capricornio te haces cargo primero y sientes después. En una crisis eres quien llama, organiza y apaga la luz al salir, y nadie sospecha lo que te tiembla por dentro.',
        'Tu Luna en Capricornio encuentra calma en lo que está bajo control. Quieres con obras, con horarios, con años, y una palabra tierna te cuesta más que un favor enorme.',
      ],
      closings: [
        'Descansar antes de merecerlo también cuenta como responsabilidad.',
        'Cuando te pregunten cómo estás, prueba a contestar con algo más que «bien».',
      ],
    },
    {
      openings: [
        'La Luna en Acuario necesita entender lo que siente antes de sentirlo del todo. Tu calma es de altura, tus afectos son libres, y una escena de celos te hace buscar la puerta.',
        'Con la Luna en Acuario, lo que te consuela es raro y es tuyo: una teoría, un foro, un paseo a deshora. Acompañas sin invadir, y esperas que te acompañen igual.',
      ],
      closings: [
        'Dejar que te vean sin explicación es un regalo, también para quien mira.',
        'El cariño a veces pide menos ideas y un hombro.',
      ],
    },
    {
      openings: [
        'Con la Luna en Piscis, lo ajeno te entra sin llamar. Sueñas mucho, intuyes más, y a media tarde puedes llevar encima una pena que era de la persona de al lado.',
        'Tu Luna en Piscis se mece entre lo que pasa y lo que imagina. La belleza te repara, la dureza te apaga, y sabes acompañar en silencio como poca gente.',
      ],
      closings: [
        'Antes de consolar, pregúntate de quién es lo que sientes.',
        'El agua, una canción o un cuaderno te lavan el día sin pedir explicaciones.',
      ],
    },
  ],
};
