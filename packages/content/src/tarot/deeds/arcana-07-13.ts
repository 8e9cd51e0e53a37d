import type { CardDeeds } from './deed.ts';

export const DEEDS_07_13: readonly CardDeeds[] = [
  // El Carro
  {
    upright: {
      deeds: [
        'fijar el rumbo antes que la velocidad',
        'sostener la mirada en un solo punto',
        'darle una tarea a cada esfinge',
        'dejar fuera lo que no viaja',
        'avisar del rumbo a quien va contigo',
      ],
      care: [
        'Dos fuerzas tiran del carro y las dos cuentan: actividad y descanso. Conduce con ambas y acuerda el ritmo con quien te orienta.',
        'El dosel protege mientras se avanza: pon fechas a lo que aplazas y pide compañía para el trayecto.',
      ],
      invitations: [
        'Elige un tramo del asunto que pueda recorrerse en tres días y avisa a alguien del día en que llegarás.',
        'Quita del camino un obstáculo tonto, ese que rodeas desde hace un mes, antes de volver a acelerar.',
        'Haz el trayecto más importante de la semana sin música y decide en él qué sobra.',
        'Termina hoy lo que llevas al ochenta por ciento antes de abrir otra carpeta.',
        'Limpia y ordena el lugar desde el que trabajas o viajas, como quien prepara una salida.',
        'Elige una ventana del día para avanzar sin mensajes, y avisa de que la cierras.',
      ],
      closings: [
        'Dos fuerzas distintas hacen un solo camino si alguien mira lejos.',
        'Quien sabe adónde va puede ir despacio.',
        'Hasta la esfinge negra prefiere que le digan adónde.',
        'Se llega antes con un destino que con dos prisas.',
      ],
    },
    reversed: {
      deeds: [
        'frenar un día y mirar el mapa',
        'parar un día y ver qué se ha gastado',
        'soltar uno de los dos extremos',
        'repartir otra vez la carga',
        'preguntarte si quieres llegar ahí',
      ],
      care: [
        'Las ruedas al aire piden una parada. Dormir, comer con calma y preguntar antes de exigirte más son formas de avanzar.',
        'Las esfinges sueltas recuerdan los días sin pausa. Quita uno de los compromisos y pon ahí algo que te siente bien.',
      ],
      invitations: [
        'Camina una tarde sin destino y vuelve cuando tengas ganas, no cuando lo diga el reloj.',
        'Pregunta a quien va contigo si también quiere ir ahí, y escucha la respuesta hasta el final.',
        'Deja pasar a tres personas en una fila y mira cuánto cambia tu tarde.',
        'Dibuja el camino recorrido desde enero y marca dónde empezaste a correr.',
        'Quita una parada de tu recorrido de mañana y llega con aire a las demás.',
        'Pregunta en casa qué notan los demás cuando vas con prisa, y apúntalo sin defenderte.',
      ],
      closings: [
        'Cambiar de rumbo es otra manera de seguir viaje.',
        'El camino espera con más paciencia que el carro.',
        'Un rodeo a tiempo conoce mejores vistas.',
        'Parar a tiempo también gasta menos rueda.',
      ],
      tilts: [
        'El Carro, así, hace más ruido que camino; primero toca enderezar la rueda.',
        'Con las ruedas al aire, el Carro tendrá que esperar a que alguien decida el rumbo.',
      ],
    },
  },
  // La Fuerza
  {
    upright: {
      deeds: [
        'bajar la voz donde ibas a subirla',
        'quedarte cerca sin apretar',
        'tratar con paciencia a tu propio león',
        'hablarle bajo a lo que ruge',
        'repetir el gesto amable',
      ],
      care: [
        'La mano sobre el león enseña trato: hablarle al cuerpo sin regañarlo y escuchar cuándo gruñe, para contarlo bien en la consulta.',
        'La suavidad del dibujo va en serio. Un cuidado constante, acordado con quien sabe, se lleva mejor que un gran propósito.',
      ],
      invitations: [
        'Acércate a lo que esquivas durante cinco minutos, con la promesa de poder marcharte al sexto.',
        'Responde a una queja con una pregunta y cuenta hasta tres antes de añadir nada.',
        'Elige a la persona que más te impacienta y hazle una pregunta cuya respuesta no conozcas.',
        'Sostén una incomodidad pequeña, una fila, una espera, un silencio, sin sacar el teléfono.',
        'Pasa un rato con un animal, un niño o un enojo, sin intentar enseñarle nada.',
        'Di «cuéntame más» tres veces en una misma conversación difícil.',
      ],
      closings: [
        'La voz más baja de la sala es la que oye el león.',
        'Una mano tranquila sujeta mejor que una cadena.',
        'La paciencia también tiene garras; las guarda.',
        'El león cerró la boca porque alguien abrió la mano.',
      ],
    },
    reversed: {
      deeds: [
        'pedir un relevo con hora y tarea',
        'descansar antes de volver a intentarlo',
        'decir «hoy no puedo con esto»',
        'contar que hoy te cuesta',
        'aflojar un dedo y escuchar',
      ],
      care: [
        'El león pesa sobre los brazos y nadie pide que lo aguantes a solas. Di a alguien cercano qué día necesitas ayuda.',
        'La mano que tiembla tiene derecho a decirlo. Cuéntalo tal cual, en casa y ante quien te atiende.',
      ],
      invitations: [
        'Apaga una alarma que no sea imprescindible y duerme esa media hora sin dar explicaciones.',
        'Llama a quien te ha visto en días malos y di solamente esto: «hoy me cuesta».',
        'Anula con cortesía el compromiso que aceptaste por demostrar que podías.',
        'Duerme una siesta breve o cierra los ojos diez minutos, y preséntalo como trabajo.',
        'Cede por un día el sitio de quien siempre aguanta, y mira quién se sienta.',
        'Escribe qué harías hoy si nadie contara con tu fuerza, y haz una parte.',
      ],
      closings: [
        'El cansancio también merece que le hablen bajo.',
        'Dos manos ajenas, a veces, son la mitad del valor.',
        'El pulso que tiembla también acaricia.',
        'Nadie amansa dos fieras la misma tarde.',
      ],
      tilts: [
        'La Fuerza del revés llega con el pulso cansado y agradecería un relevo.',
        'A la Fuerza, vuelta, le tiembla la mano, y quien está cerca lo nota.',
      ],
    },
  },
  // El Ermitaño
  {
    upright: {
      deeds: [
        'ver el próximo paso y darlo',
        'reservar una hora a solas con el asunto',
        'apartarte un poco para oír lo que piensas',
        'bajar con una sola frase',
        'apagar el ruido una tarde',
      ],
      care: [
        'El farol alumbra un paso: la próxima pregunta que harás, y a quién. Lo demás se ve desde allí.',
        'La capa abriga y el báculo sostiene. Busca los tuyos, un rato de silencio y una persona de confianza, antes de seguir pensando.',
      ],
      invitations: [
        'Sube a un lugar alto de tu ciudad, mira un rato y baja con una sola cosa decidida.',
        'Escribe la pregunta en una tarjeta, llévala contigo dos días y corrígela hasta que quepa en seis palabras.',
        'Lee en papel, media hora, algo que no tenga que ver con nada de esto.',
        'Pasea de noche por una calle conocida y fíjate en tres cosas que de día no se ven.',
        'Enciende una sola lámpara por la noche y escribe junto a ella la pregunta, no la respuesta.',
        'Pide media hora a alguien con más años y escucha cómo lo haría ahora.',
      ],
      closings: [
        'Una luz pequeña, llevada cerca, es bastante luz.',
        'El báculo se apoya y el camino espera.',
        'En la cumbre se está de paso; el farol vuelve a casa.',
        'Poca luz, bien sostenida, no deslumbra a nadie.',
      ],
    },
    reversed: {
      deeds: [
        'contarlo a una persona, sin pedir solución',
        'destapar el farol delante de alguien',
        'bajar un peldaño y llamar a una puerta',
        'dejar que alguien te lleve la contraria',
        'abrir la puerta aunque esté revuelto',
      ],
      care: [
        'El farol tapado recuerda lo que llevas sin contar. En esto no hace falta soledad: alguien puede ir contigo.',
        'La cumbre queda lejos de todos. Haz una llamada para pedir hora y otra para no ir sin compañía.',
      ],
      invitations: [
        'Deja la puerta abierta, literalmente, la próxima vez que te encierres a pensar.',
        'Manda a alguien la foto de una cosa que te haya gustado hoy, sin más texto que un saludo.',
        'Acepta la próxima invitación que te tiente a medias y quédate hasta el postre.',
        'Pregunta a alguien en qué anda pensando y no hables de lo tuyo hasta que te pregunte.',
        'Come en compañía un día en que pensabas comer a solas, y no lleves el tema preparado.',
        'Cuenta en voz alta lo que has pensado, aunque sea al espejo, y fíjate dónde te ríes.',
      ],
      closings: [
        'La cumbre se comparte mejor contada abajo.',
        'Debajo de la capa el farol sigue encendido.',
        'A media ladera ya se oyen voces conocidas.',
        'La capa también sirve para tapar a dos.',
      ],
      tilts: [
        'El Ermitaño cabeza abajo lleva demasiado tiempo dándole vueltas sin compañía.',
        'Tapado el farol del Ermitaño, falta una mirada de fuera.',
      ],
    },
  },
  // La Rueda de la Fortuna
  {
    upright: {
      deeds: [
        'elegir de qué radio sujetarte',
        'aprovechar lo que ya se está moviendo',
        'dejar un hueco libre en la agenda',
        'moverte cuando se mueve lo demás',
        'guardar una cosa quieta',
      ],
      care: [
        'La rueda tiene días de arriba y días de abajo, y apuntarlos ayuda a contarlos sin exagerar ni restar.',
        'Las criaturas de las esquinas miran sin prisa. Lleva un registro sencillo de cómo duermes y qué te cansa, y enséñalo cuando toque.',
      ],
      invitations: [
        'Cambia de sitio un mueble, un horario o una costumbre, y observa durante tres días qué más se mueve.',
        'Apunta cada noche si la jornada subió o bajó, con una flecha, y el domingo mira el dibujo.',
        'Di que sí a un cambio de planes ajeno y apunta qué te trajo que no habrías buscado.',
        'Mira qué hacías hace justo un año, por estas fechas, y qué parte del círculo te suena.',
        'Toma un camino distinto durante una semana y apunta qué te encontraste que no buscabas.',
        'Pregunta a alguien de tu edad en qué vuelta está, y compara sin competir.',
      ],
      closings: [
        'La rueda da la vuelta y tú eliges desde dónde la miras.',
        'Arriba o abajo, el eje es el mismo.',
        'La esfinge aprendió a mirar sin marearse.',
        'Cada vuelta deja una marca, y con varias se hace un mapa.',
      ],
    },
    reversed: {
      deeds: [
        'cambiar un detalle en el punto de siempre',
        'reconocer la vuelta antes de darla entera',
        'empujar la rueda por el otro lado',
        'contar la historia con otro principio',
        'mirar la costumbre que nadie toca',
      ],
      care: [
        'La rueda atascada habla de un hábito que vuelve. Cambia la hora o la compañía, y pide orientación para el resto.',
        'El eje duro se suaviza poco a poco: una costumbre amable, repetida, y paciencia con la que se resiste.',
      ],
      invitations: [
        'Cuenta a alguien la historia que siempre cuentas sobre esto, y pídele que te avise cuando suene a repetida.',
        'Haz hoy en primer lugar lo que siempre dejas para el final.',
        'Empieza el día por el lado contrario de la cama, de la calle o de la lista, y sigue así hasta mediodía.',
        'Escribe el final de siempre en una línea y debajo otro, menos probable y más tuyo.',
        'Señala en el calendario los días en que te pasa lo mismo y busca qué tienen al lado.',
        'Rompe una cábala pequeña, el asiento, la camiseta, la hora, y mira si se hunde el mundo.',
      ],
      closings: [
        'Una vuelta distinta empieza por un radio.',
        'Lo atascado cruje justo antes de moverse.',
        'Lo de siempre cambia el día que se hace de otra manera.',
        'Cuando cruje, conviene tener un sitio donde agarrarse.',
      ],
      tilts: [
        'La Rueda de la Fortuna, atascada, pide que se cambie un detalle y no la vida entera.',
        'Con la Rueda de la Fortuna del revés, esto ya ocurrió una vez y se puede aprender de aquella.',
      ],
    },
  },
  // La Justicia
  {
    upright: {
      deeds: [
        'separar los hechos de lo que supones',
        'hacer las cuentas claras, también las tuyas',
        'decir lo exacto con amabilidad',
        'escribir lo que recuerdas y lo que supones',
        'mirar también el plato que te favorece',
      ],
      care: [
        'La balanza pide datos en un plato y temores en el otro. Los primeros se llevan a la consulta; los segundos, a un buen oído.',
        'La espada recta ayuda a preguntar sin rodeos: qué es, qué opciones hay, a quién llamo si tengo dudas.',
      ],
      invitations: [
        'Pon en una hoja lo que te toca y en otra lo que no, y rompe la segunda con tranquilidad.',
        'Comprueba un dato que das por seguro, el más pequeño, antes de hablar de los grandes.',
        'Revisa un reparto antiguo, de gastos o de tareas, y propón el que harías hoy.',
        'Da las gracias por algo que te correspondía y que, aun así, alguien hizo bien.',
        'Guarda los papeles de este asunto en una carpeta con índice, y anota qué falta por pedir.',
        'Dile a alguien lo que hace bien, con la misma precisión con que le dirías lo contrario.',
      ],
      closings: [
        'Una cuenta clara deja dormir a las dos partes.',
        'Hasta la balanza necesita un rato quieta para ver.',
        'El plato más ligero también merece que lo miren.',
        'La verdad, dicha sin prisa, pesa lo justo.',
      ],
    },
    reversed: {
      deeds: [
        'dejar de inclinar la cuenta hacia tu lado',
        'corregir la frase que se salta algo',
        'proponer otro reparto sin acusar',
        'recoger tus cosas del suelo',
        'ponerle número a lo que redondeas',
      ],
      care: [
        'Los platos volcados recuerdan un trato injusto con el propio cuerpo: mucha exigencia, poco descanso. Empieza por equilibrar una noche.',
        'El rostro apartado sugiere un papel sin leer o una llamada sin hacer. Hazla con alguien al lado.',
      ],
      invitations: [
        'Devuelve un objeto, un turno o una palabra que no era tuya, sin esperar a que la reclamen.',
        'Cuenta la historia desde la silla de enfrente, en tres minutos y sin ironía.',
        'Pregunta a la otra parte cuánto cree que puso ella, y apúntalo antes de contestar.',
        'Elige un favor que te deban y perdónalo, o pídelo, pero deja de contarlo.',
        'Vuelve sobre un «da igual» tuyo y di cuál de las dos cosas preferías.',
        'Divide lo siguiente que compartas dejando elegir primero a la otra persona.',
      ],
      closings: [
        'Un plato cargado se vacía a cucharadas, y así se equilibra.',
        'Decirlo exacto ya es empezar a repararlo.',
        'Una balanza torcida se endereza por el gancho, no por los platos.',
        'Hay cuentas que se cierran con un gracias.',
      ],
      tilts: [
        'La Justicia, vuelta, avisa de un platillo que lleva tiempo más cargado.',
        'Del revés, la Justicia se queda de momento con la versión cómoda.',
      ],
    },
  },
  // El Colgado
  {
    upright: {
      deeds: [
        'mirar la pregunta del revés',
        'dejarlo quieto siete días',
        'cambiar de ángulo antes que de sitio',
        'defender un rato la idea contraria',
        'soltar la prisa por una tarde',
      ],
      care: [
        'La cara serena del dibujo invita a descansar de la pregunta mientras hablan quienes saben. Entretanto, lo amable: paseo, música, sueño.',
        'El halo está donde nadie mira. Observa qué te calma de verdad y hazle sitio cada día.',
      ],
      invitations: [
        'Cambia de asiento en la mesa durante una semana y fíjate en qué se ve desde ahí.',
        'Ante la próxima urgencia, espera lo que dura una canción antes de contestar.',
        'Túmbate en el suelo de tu habitación y mira tus cosas desde ahí durante una canción.',
        'Deja sin decidir algo pequeño y observa cuánto tarda en decidirse solo.',
        'Lee un párrafo de alguien con quien no estás de acuerdo y subraya lo que podrías firmar.',
        'Espera un día entero antes de comprar, contestar o rendirte.',
      ],
      closings: [
        'Quien mira del revés encuentra lo que cayó bajo la mesa.',
        'La quietud también tiene su manera de llegar.',
        'Boca abajo, las preguntas sueltan lo que llevaban en los bolsillos.',
        'El halo no se ve desde dentro.',
      ],
    },
    reversed: {
      deeds: [
        'ponerle término a la espera',
        'desatar el nudo por lo más flojo',
        'dejar de pagar por adelantado',
        'preguntar cuánto más hay que esperar',
        'dejar de hacer méritos',
      ],
      care: [
        'El nudo aprieta más al tirar. Deja de buscar respuestas de madrugada y apunta las dudas para preguntarlas de día.',
        'La cuerda floja dice que ya puedes moverte hacia la ayuda: una cita, una visita, una conversación pendiente.',
      ],
      invitations: [
        'Pregunta por escrito a quien corresponda cuánto más hay que esperar, y decide qué harás si no responde.',
        'Quita tu nombre de una lista en la que sigues por compromiso.',
        'Baja hoy un peldaño de algo que sostienes por orgullo y cuéntaselo a alguien con humor.',
        'Haz algo útil mientras esperas, tan corto que puedas dejarlo a la mitad sin culpa.',
        'Pide que te quiten un encargo y observa cuánto tarda en venirte la culpa, y cuánto en irse.',
        'Cuelga en la puerta una hoja con la fecha límite de tu paciencia, escrita con cariño.',
      ],
      closings: [
        'Un nudo flojo solo pide dos dedos y una tarde.',
        'Los pies se acuerdan del suelo antes que la cabeza.',
        'Una espera se puede dar por cumplida.',
        'El mareo de volver se pasa andando.',
      ],
      tilts: [
        'El Colgado, así, alarga una espera que ya dio lo que tenía.',
        'Con el Colgado del revés, el nudo se afloja en cuanto se deja de tirar.',
      ],
    },
  },
  // La Muerte
  {
    upright: {
      deeds: [
        'despedir bien lo que ya cumplió',
        'retirar de la mesa lo que sobra',
        'dejar libre el sitio y no llenarlo enseguida',
        'agradecer antes de cerrar',
        'llevar contigo la parte buena',
      ],
      care: [
        'La rosa blanca, para quien pregunta por cuidarse, habla de jubilar una exigencia vieja y tratarse con otra ternura.',
        'El sol entre las torres acompaña un cambio de costumbres: despide una que te cansa y elige con calma la siguiente.',
      ],
      invitations: [
        'Vacía un estante y déjalo así, limpio y sin nada, hasta la semana que viene.',
        'Di gracias a algo que se acaba, un lugar, un horario, un trato, con una visita o una frase.',
        'Ordena las fotos de una etapa y elige una sola para dejarla a la vista.',
        'Escribe la última línea de algo que ya está contado y ponle fecha.',
        'Brinda por lo que termina con alguien que lo vio empezar.',
        'Deja ir una prenda que ya no es de tu talla ni de tu vida, y no la repongas todavía.',
      ],
      closings: [
        'El sitio vacío es la primera cosa nueva.',
        'La rosa se entrega en mano, sin prisa y con las gracias.',
        'Entre torre y torre cabe una mañana entera.',
        'Dar las gracias a tiempo deja el sitio limpio.',
      ],
    },
    reversed: {
      deeds: [
        'decir un adiós pequeño en voz baja',
        'soltar una parte y no todo',
        'dejar de alimentar lo que ya terminó',
        'decir en voz alta que aquello pasó',
        'vaciar un cajón y dejarlo vacío',
      ],
      care: [
        'El caballo parado se parece a esa costumbre que ya no te sirve y sigue en la agenda. Quítale un día a la semana.',
        'La flor guardada recuerda un cuidado que abandonaste y te gustaba. Recupéralo en pequeño, sin medirte con entonces.',
      ],
      invitations: [
        'Borra o archiva diez cosas viejas del teléfono y quédate con una, la que mejor cuente aquello.',
        'Nombra en pasado, delante de alguien, lo que todavía cuentas en presente.',
        'Cambia de lugar un objeto que guarda una época y mira si todavía te llama.',
        'Cuéntale a alguien cómo terminó aquello, empezando por lo que salió bien.',
        'Quita el contacto, la carpeta o el atajo que te lleva siempre al mismo recuerdo, solo por siete días.',
        'Cambia el final de la historia cuando la cuentes: en vez de «y entonces», prueba con «y ya».',
      ],
      closings: [
        'Se puede cerrar un libro sin olvidarlo.',
        'Las riendas sueltas también son una forma de permiso.',
        'La brasa calienta aunque nadie la vea.',
        'Un adiós dicho bajito también llega.',
      ],
      tilts: [
        'La Muerte, detenida, guarda un final a medio decir.',
        'Vuelta la Muerte, el cambio va por dentro y no conviene meterle prisa.',
      ],
    },
  },
];
