import type { CardVoice } from './voice.ts';

export const VOICES_04_07: readonly CardVoice[] = [
  // El Emperador
  {
    upright: {
      shows: [
        'se sienta en un trono de piedra con cabezas de carnero en los brazos',
        'lleva la armadura puesta debajo del manto',
        'sostiene un cetro en forma de ankh y no lo agita',
      ],
      ways: [
        'pone orden y lo sostiene',
        'traza un límite y se queda en él',
        'decide y duerme tranquilo',
        'dice hasta aquí con voz serena',
        'pone la primera piedra y la última',
      ],
      past: 'Hubo una estructura, un padre, un jefe, un horario, que te sostuvo y a la vez te dejó una manera de obedecer. De ahí viene cierta firmeza que hoy usas.',
      present:
        'El momento pide columna: saber qué va primero, quién decide y hasta qué hora. Sin eso, todo lo demás se negocia cada mañana.',
      future:
        'Se perfila un lugar con más responsabilidad y reglas más claras. Será cómodo para quien haya decidido de antemano qué no piensa ceder.',
      obstacle:
        'Se planta delante una autoridad, o la costumbre de resolverlo todo con mando. La piedra protege, pero no conversa.',
      root: 'La base es una necesidad de suelo firme. Muchas de tus decisiones recientes son, en el fondo, maneras de levantar una pared que no se mueva.',
      advice:
        'Fija un límite por escrito y comunícalo sin pedir perdón ni dar un discurso. La firmeza tranquila se entiende a la primera.',
      direction:
        'Todo se encamina a algo estable, con cimientos y también con paredes. Decide ahora dónde van las ventanas.',
      open: 'Pone suelo: habla de reglas que sostienen y de la tranquilidad de saber a qué atenerse.',
      invitations: [
        'Escribe tres reglas tuyas para este asunto, de las que cabrían en una puerta. Cumple la más fácil desde el lunes y mira qué se ordena detrás.',
        'Revisa quién decide qué en lo que te preocupa. Si hay una casilla en blanco, pon tu nombre o el de alguien antes de que acabe la semana.',
      ],
      closings: [
        'Un límite bien puesto se parece más a un banco que a un muro.',
        'La piedra sostiene mejor cuando no tiene que demostrarlo.',
      ],
    },
    reversed: {
      shows: [
        'cuelga de un trono de piedra con todo el peso encima',
        'aprieta el cetro como si se lo fueran a quitar',
        'conserva la armadura en una habitación donde no hay guerra',
      ],
      ways: [
        'manda y no escucha',
        'aprieta lo que se le escapa',
        'se aferra al cetro por si acaso',
        'confunde el orden con la calma',
        'vigila una puerta por la que no viene nadie',
      ],
      past: 'Atrás hay una regla impuesta, o la falta de una cuando hacía falta. Las dos dejan lo mismo: cierta alarma ante quien levanta la voz.',
      present:
        'O hay demasiado control o no lo lleva nadie. En los dos casos se gasta en vigilar la fuerza que haría falta para construir.',
      future:
        'Una estructura que parecía fija se va a poner en discusión. Puede ser un alivio si no se confunde ceder con perder.',
      obstacle:
        'Estorba la rigidez: una norma que se defiende porque siempre estuvo ahí. Pregunta a quién le sirve hoy.',
      root: 'Por debajo hay un pulso antiguo con la autoridad. Mientras no le pongas nombre, lo verás en cada despacho y en cada «porque lo digo yo».',
      advice:
        'Suelta un control de los que no cambian el resultado y observa qué pasa. La autoridad que no aprieta suele durar más.',
      direction:
        'El camino avanza hacia un reparto distinto del mando. Quizá te toque ocupar un sitio, quizá dejar de ocupar el de otro.',
      open: 'La estructura ya no protege: o ahoga, o se ha quedado sin nadie que la habite.',
      invitations: [
        'Localiza una norma de tu casa o de tu trabajo que nadie recuerde por qué existe. Propón saltarla una vez y mira quién se inquieta.',
        'La próxima vez que vayas a decir «hay que», cambia la frase por «prefiero» o por «te pido». Anota cómo cambia la respuesta.',
      ],
      closings: [
        'Debajo de la armadura también hace falta que corra el aire.',
        'Un trono también se puede usar como silla.',
      ],
    },
  },
  // El Hierofante
  {
    upright: {
      shows: [
        'bendice con una mano mientras dos acólitos escuchan',
        'tiene dos llaves cruzadas a los pies, a la vista de cualquiera',
        'lleva triple corona y habla sin levantarse del asiento',
      ],
      ways: [
        'enseña lo que recibió',
        'sigue el orden probado',
        'repite el rito hasta entenderlo',
        'pregunta a quien vino antes',
        'presta las llaves con cuidado',
      ],
      past: 'Alguien te enseñó cómo se hacen estas cosas, con palabras o con el ejemplo. Aún aplicas aquella lección, incluso cuando la discutes.',
      present:
        'Conviene hacerlo según las reglas y con un testigo: pedir consejo, firmar, seguir los pasos. Lo conocido, esta vez, no es falta de imaginación.',
      future:
        'Aparecerá un maestro, un curso, una institución, o te tocará a ti explicar algo a quien empieza. En cualquiera de los dos lados aprenderás.',
      obstacle:
        'Se cruza el «siempre se ha hecho así». Tiene su parte de razón, y precisamente por eso cuesta tanto moverlo.',
      root: 'Esto se apoya en una creencia heredada sobre lo que está bien. Antes de obedecerla o romperla, vale la pena saber de quién era.',
      advice:
        'Busca a quien sepa y pregúntale algo concreto, con tu caso en la mano. Un buen consejo se reconoce porque te devuelve la llave.',
      direction:
        'El camino lleva a una forma reconocida: un título, un acuerdo, una ceremonia, un lugar en un grupo. Que tenga forma no le quita verdad.',
      open: 'Recuerda que alguien ha pasado antes por aquí y que hay un saber hecho del que se puede beber.',
      invitations: [
        'Elige a una persona que lleve años en lo que a ti te ocupa y hazle una sola pregunta, por escrito y en tres líneas. Guarda la respuesta dos días antes de opinar.',
        'Recupera una costumbre sencilla que te hacía bien y que dejaste por falta de tiempo. Repítela tres veces esta semana, a la misma hora.',
      ],
      closings: [
        'Las llaves se heredan; las puertas, no.',
        'Una tradición está viva mientras alguien pueda preguntar por qué.',
      ],
    },
    reversed: {
      shows: [
        'pierde la triple corona y le quedan las llaves sobre la cabeza',
        've marcharse a los dos acólitos en direcciones distintas',
        'levanta la mano para bendecir y nadie está mirando',
      ],
      ways: [
        'rompe con lo enseñado',
        'busca una llave propia',
        'se salta un párrafo del manual',
        'deja el banco vacío y sale al aire',
        'duda de lo que siempre se dijo',
      ],
      past: 'Hubo una lección que dejó de servirte y de la que te marchaste sin despedirte. Parte de lo que hoy buscas es qué poner en su lugar.',
      present:
        'Las reglas del sitio en que estás ya no encajan contigo, y disimularlo cansa. No hace falta un portazo: basta con hacer una cosa a tu manera.',
      future:
        'Se abre un camino menos señalizado. Tendrá menos aplausos y más conversaciones contigo, y te pedirá un criterio que nadie va a sellar.',
      obstacle:
        'Estorba el dogma, propio o ajeno; también la rebeldía que solo espera a que le prohíban algo. Las dos dependen del mismo sermón.',
      root: 'En la raíz hay una obediencia que se aprendió pronto. Buena parte del cansancio viene de seguir contestándole a alguien que ya no pregunta.',
      advice:
        'Quédate con lo que de verdad usas de todo lo que te enseñaron y devuelve lo demás con respeto. Un credo corto se recuerda mejor.',
      direction:
        'El camino se aparta de la senda marcada y busca otra, hecha a la medida de tus pasos. Irá más despacio; será más tuya.',
      open: 'Cuestiona lo heredado: pregunta qué harías si nadie fuera a darte ni a quitarte la razón.',
      invitations: [
        'Completa tres veces la frase «se supone que debería…» y al lado escribe quién lo supone. Tacha la que no firmarías tú.',
        'Haz a tu modo algo que siempre haces según el manual, aunque sea una receta. Fíjate si echaste de menos la regla o el permiso.',
      ],
      closings: [
        'Desobedecer también se aprende despacio.',
        'La llave que no abre nada tuyo es un adorno pesado.',
      ],
    },
  },
  // Los Enamorados
  {
    upright: {
      shows: [
        'se miran bajo un ángel de alas abiertas que no los empuja',
        'tienen las manos vacías y el sol encima, sin nada que esconder',
        'no miran lo mismo, él hacia ella y ella hacia lo alto, y aun así comparten el suelo',
      ],
      ways: [
        'eligen a la luz del día',
        'se dicen las cosas de frente',
        'se miran sin disfraz',
        'dicen que sí sabiendo lo que dejan',
        'ponen el asunto a la luz',
      ],
      past: 'Hubo una elección, de persona o de camino, que entonces pareció solo un sí. Llevas desde aquel día viviendo en lo que dejó de lado.',
      present:
        'Estás ante algo que pide elegir con el corazón despierto y no por descarte. Lo que valoras y lo que te conviene todavía pueden caminar juntos.',
      future:
        'Se acerca un encuentro o una conversación en la que habrá que mostrarse sin disfraz. Lo que se acuerde ahí servirá si los dos lados pueden repetirlo al día siguiente.',
      obstacle:
        'Se cruza la elección misma: tener dos cosas buenas delante y querer no perder ninguna. Mientras no se elige, las dos se gastan.',
      root: 'Abajo está la pregunta por lo que quieres de veras, y con quién. El resto del asunto es la forma que ha tomado para que la mires.',
      advice:
        'Di en voz alta lo que valoras antes de discutir los detalles. Quien va a compartir el camino contigo necesita oírlo, y tú también.',
      direction:
        'El camino va hacia un acuerdo de los que se eligen cada día. Será tanto más firme cuanto menos se haya dado por supuesto.',
      open: 'Ponen dos miradas y un cielo: hablan de afinidad, y de escoger sabiendo lo que se deja.',
      invitations: [
        'Di a alguien que te importa una cosa verdadera y amable que hayas dado por sabida. Sin motivo, en un día corriente.',
        'Dibuja dos columnas con lo que eliges y lo que dejas en este asunto. Lee en voz alta la segunda: si puedes despedirte de ella, ya has elegido.',
      ],
      closings: [
        'Elegir es mirar de frente también lo que se queda.',
        'El ángel abre las alas; el paso lo dan los de abajo.',
      ],
    },
    reversed: {
      shows: [
        'tienen el ángel debajo y el suelo por techo',
        'apartan la mirada en el momento en que iban a encontrarse',
        'comparten el dibujo y parecen en dos escenas distintas',
      ],
      ways: [
        'se buscan sin encontrarse',
        'dicen que sí por no decir que no',
        'aplazan la conversación',
        'miran cada cual a su lado',
        'callan para no discutir',
      ],
      past: 'Quedó atrás una elección hecha a medias, quizá para no decepcionar. Sus efectos llegan hoy con retraso, como una carta mal franqueada.',
      present:
        'Algo no cuadra entre lo que dices querer y lo que haces a diario. No es hipocresía, son dos deseos que no se han sentado a la misma mesa.',
      future:
        'Más adelante saldrá una diferencia de valores que hasta ahora se tapaba con cariño. Hablada pronto, une; callada, se convierte en reproche.',
      obstacle:
        'Estorban dos voluntades que tiran distinto, o las tuyas, que también son dos. El empate se disfraza de paciencia.',
      root: 'En el fondo hay un sí antiguo que no se dijo con todo el cuerpo. Volver a él no obliga a deshacer nada, pero aclara mucho.',
      advice:
        'Deja de buscar la opción que contenta a todos y pregunta cuál podrías explicar sin excusas. Lo torcido empieza a enderezarse por una frase clara.',
      direction:
        'El camino conduce a revisar un acuerdo que se hizo con prisa. Tal vez se renueve, tal vez no, pero dejará de ser automático.',
      open: 'Muestran un desencuentro pequeño repetido muchas veces, y una elección que espera volver a hacerse.',
      invitations: [
        'Busca el último sí que diste a desgana y mira si todavía puedes matizarlo. Una condición dicha con calma también es honradez.',
        'Pregunta a la otra parte, con curiosidad y sin defensa, qué cree que tú quieres. Escucha hasta el final antes de corregir.',
      ],
      closings: [
        'Dos que miran a sitios distintos pueden ir de la mano mientras se lo cuentan.',
        'Hay distancias que empiezan en lo que se da por hablado.',
      ],
    },
  },
  // El Carro
  {
    upright: {
      shows: [
        'sujeta sin riendas una esfinge blanca y otra negra',
        'va de pie bajo un dosel de estrellas y mira al frente',
        'avanza con dos fuerzas que tiran distinto',
      ],
      ways: [
        'avanza con decisión',
        'sujeta lo que tira en dos direcciones',
        'fija la vista y arranca',
        'pone de acuerdo a dos que no se hablan',
        'deja atrás la muralla',
      ],
      past: 'Hubo una temporada de apretar los dientes y llegar. Ganaste terreno, y también la costumbre de no mirar a los lados.',
      present:
        'Ya hay movimiento; lo que toca ahora es conducirlo. Las contradicciones que sientes no frenan el carro: son las dos que lo llevan.',
      future:
        'Viene un tramo rápido, con una meta visible y poca sombra para pararse. Si eliges tú el rumbo, el cansancio será del bueno.',
      obstacle:
        'Se cruza el propio empuje: querer ganar donde bastaba entenderse. También puede ser alguien que va con más prisa que rumbo.',
      root: 'Lo que mueve todo esto es una necesidad de demostrar que puedes. Ha servido para llegar hasta aquí; quizá ya no haga falta enseñarlo.',
      advice:
        'Decide adónde vas antes de subir la velocidad y díselo a quien viaja contigo. Con el destino claro, hasta las esfinges se ponen de acuerdo.',
      direction:
        'El camino se dirige derecho a una meta, y llega si las dos fuerzas siguen tirando. La victoria, aquí, se parece a no soltar la atención.',
      open: 'Pide conducir: hay fuerza de sobra y falta ponerla en la misma dirección.',
      invitations: [
        'Escribe en una línea adónde vas con esto y pégala donde la veas. Cada mañana, hasta el viernes, haz un movimiento que acerque y deja uno que distraiga.',
        'Nombra las dos fuerzas que tiran de ti, con nombres propios si hace falta. Dale a cada una una tarea en lugar de una discusión.',
      ],
      closings: [
        'No hace falta ser de una sola pieza para avanzar en línea recta.',
        'Las riendas, a veces, son solo la mirada.',
      ],
    },
    reversed: {
      shows: [
        'tiene las esfinges cada una por su lado y las ruedas al aire',
        'lleva el dosel de estrellas bajo las ruedas',
        'corre sin que se vea adónde',
      ],
      ways: [
        'acelera sin rumbo',
        'tira de dos lados y no se mueve',
        'hace ruido y no cambia de sitio',
        'persigue dos caminos a la vez',
        'llega con prisa a donde no iba',
      ],
      past: 'Detrás hay una carrera que se torció, o que se ganó sin ganas. El cuerpo todavía conserva aquel ritmo aunque el motivo ya no esté.',
      present:
        'Hay mucha fuerza y poca dirección. Empujas en un sitio, frenas en otro, y al final del día el carro sigue en el mismo lugar.',
      future:
        'Asoma una prisa que no es tuya. Convendrá preguntar quién la ha puesto y qué pasaría si llegas el martes en vez del lunes.',
      obstacle:
        'Se atraviesa el mal genio del camino: imponerse, adelantar, responder antes de leer. Gasta más que la cuesta.',
      root: 'En el fondo hay miedo a parar, por si al parar se nota el cansancio o la duda. De ese miedo nace casi toda la velocidad.',
      advice:
        'Frena un día entero antes de seguir y comprueba si todavía quieres llegar al mismo sitio. Cambiar el rumbo parado cuesta menos que en marcha.',
      direction:
        'Por este camino se llega pronto y a otra parte. Una corrección pequeña, hecha ahora, se notará mucho más adelante.',
      open: 'Las fuerzas son buenas y cada una tiene su plan; quien falta es el conductor.',
      invitations: [
        'Cancela o aplaza una cosa que hacías por inercia y mira qué haces con ese hueco. Lo que aparezca ahí también es rumbo.',
        'Antes de contestar el próximo mensaje que te encienda, deja pasar una hora. Relee después y decide quién conduce.',
      ],
      closings: [
        'Un carro parado también está a tiempo.',
        'Primero el rumbo; las ruedas ya saben girar.',
      ],
    },
  },
];
