import type { RuneVoice } from './voice.ts';

export const MANNAZ_AND_LAGUZ: readonly RuneVoice[] = [
  // Mannaz
  {
    upright: {
      gesture: 'meet',
      matter: 'la compañía',
      act: 'hablarlo con alguien que te conozca',
      ways: ['piensa en compañía', 'busca su lugar', 'hace de espejo'],
      turns: [
        'Otra persona tiene algo que añadir a lo que trae {o}, y lo ve desde un ángulo que a ti te falta.',
        'Puesto en común, lo que muestra {o} se vuelve más pequeño y más manejable.',
        'Delante de este espejo, {m} tiene cara de persona, con sus ojeras y su gracia.',
      ],
      was: [
        'Dos figuras se abrazan por los hombros, y en medio hay sitio para una pregunta. Todo grupo, familia, calle o escuela, le dice a quien crece dentro quién es antes de que pueda opinar.',
        'Alguien te vio bien, una vez, y te devolvió una imagen en la que te reconociste. De aquella mirada sale buena parte de tu valor.',
        'Atrás quedan años de aprender a estar con gente, con sus acuerdos y sus papeles. Uno de esos papeles sigue puesto aunque la obra terminara.',
        'Hubo una pandilla, un aula, una cuadrilla de trabajo, y en ella un apodo que te explicaba. Todavía respondes si alguien lo grita.',
      ],
      is: [
        'Los postes se sostienen porque se cruzan, y lo tuyo anda parecido: se resuelve pensando con otros. A solas das vueltas, y en voz alta encuentras la palabra.',
        'El espejo que tienes delante es de carne. Fíjate en lo que te irrita y en lo que admiras de los que te rodean, que ahí está escrito lo que preguntas.',
        'Hay un lugar para ti en este asunto y no es el que te asignaron. La cabeza lo sabe, falta presentarlo al resto.',
        'Lo que te ocupa le ha ocupado antes a mucha gente sensata. Acércate a una de esas personas y ahórrate la mitad del camino.',
      ],
      owed: [
        'Te corresponde pedir consejo sin ceder la decisión. Lo que venga será más tuyo si pasa antes por dos o tres cabezas sensatas.',
        'A la comunidad se le debe presencia, de la que se nota cuando falta. Por delante hay un grupo en el que puedes ser útil y dejarte ayudar.',
        'Queda averiguar qué piensas tú, separado de lo que piensan en tu casa, en tu equipo, en tu mesa. Se hace con respeto y con distancia.',
        'Queda presentarte de nuevo a quienes te conocen de memoria. Habrá sorpresa, alguna resistencia y, a la tercera vez, costumbre.',
      ],
      against: [
        'La opinión ajena ocupa el cuarto de pensar. Consultas tanto que la respuesta ya no sabe de quién es.',
        'Has construido bien un personaje, el que todos conocen. Defenderlo te roba el derecho a cambiar de idea.',
        'Molesta la comparación con los de tu edad, esa carrera que nadie convocó. La meta de otro no da tu talla.',
      ],
      help: [
        'Tu ayuda son las personas corrientes: la vecina que pasó por esto, el colega que sabe de números. Una mente prestada durante media hora destraba semanas.',
        'Ríete un poco de ti, con cariño. Verse humano, igual de enredado que cualquiera, quita peso y devuelve puntería.',
        'Suma una cabeza distinta de la tuya, más joven o más vieja. El asunto se dejará ver por un lado que no tenía puerta.',
      ],
      invitations: [
        'Reúne a dos personas de criterio y plantéales el asunto en un minuto. Escucha sin explicar más.',
        'Pregunta a quien te quiere bien en qué te ve distinto este año. Quédate con el ejemplo concreto.',
        'Ofrece tu cabeza a otro: ayuda una hora con un problema que no sea tuyo. Vuelve luego al propio.',
      ],
      closings: [
        'Nadie se ve la nuca sin ayuda de otro.',
        'Somos también lo que dejamos pensar a los demás.',
        'Una persona se parece a la mesa en la que se sienta.',
      ],
    },
    reversed: {
      gesture: 'look',
      matter: 'el aislamiento',
      act: 'preguntarte qué parte es tuya',
      ways: ['discute con su sombra', 'se cuenta un cuento', 'cierra la puerta'],
      turns: [
        'En la cabeza cerrada, lo que cuenta {o} da vueltas y sale siempre igual.',
        'En el cuento que te cuentas, a {m} le ha tocado un papel que no es el suyo.',
        'Lo que trae {o} se entendería mejor dicho en presencia de alguien.',
      ],
      was: [
        'El espejo se volvió contra la pared después de una decepción. Pensar a solas parecía más limpio, y lo fue un tiempo.',
        'Hay historias propias en las que uno queda muy bien, o fatal. Las dos son cómodas, porque ya no hay que mirar.',
        'Hubo un grupo del que saliste, o que te fue dejando fuera. La identidad que llevabas allí se quedó colgada en la entrada.',
        'Quien se aparta de puntillas y no oye protestas suele tomarlo por respuesta. A veces los demás solo pensaban que quería silencio.',
      ],
      is: [
        'Discutes mucho con gente que no está en la habitación. Les pones voz, te contestan mal y sales de ahí con un enojo verdadero.',
        'Hay una versión de los hechos que te repites con las mismas palabras. Cuando un relato no cambia nunca, suele estar protegiendo algo.',
        'La puerta está cerrada por dentro y se te ha olvidado. Afuera hay quien pregunta por ti con bastante normalidad.',
        'La voz que opina sobre ti usa palabras de hace veinte años. Pregúntale de qué te conoce ahora.',
      ],
      owed: [
        'Toca dar la vuelta al espejo, con luz de día y sin saña. Lo que devuelva será más amable que el retrato de memoria.',
        'Se debe una escucha a la otra versión. Oírla no obliga a creerla, pero ensancha el cuarto.',
        'Lo que sigue es regresar a la gente por la puerta pequeña: un saludo, un turno, una tarea compartida. La cabeza se ordena cuando las manos están con otros.',
        'Esta etapa pide que revises el papel de víctima o de héroe, el que te haya tocado en tu propia versión. Hay un tercero, de persona normal, con mejor horario.',
      ],
      against: [
        'El autoengaño se opone con muy buenas razones. Se le reconoce porque siempre llega a la conclusión de que no hay que hacer nada.',
        'Enfría el aislamiento, que exagera todo lo que toca. Una frase de nada, repetida a solas, termina pareciendo una condena.',
        'La traba está en dar por sabida la respuesta ajena y contestarle por adelantado. Deja que alguien te sorprenda.',
      ],
      help: [
        'Una mirada externa, amable y con poca paciencia para los cuentos, te vendría de maravilla. Ya sabes de quién se trata.',
        'Escribe tu historia en tercera persona. A ese personaje le perdonarías más cosas y le aguantarías menos excusas.',
        'Vuelve a un sitio donde te traten sin contemplaciones ni reverencias. El trato corriente es lo que más endereza.',
      ],
      invitations: [
        'Pide a alguien sincero que te cuente cómo ve este asunto y contéstale solo «gracias». Al día siguiente relee lo que te molestó.',
        'Apunta la frase que más te repites sobre esto y escribe debajo su contraria. Busca una prueba para cada una.',
        'Sal hoy a un lugar con gente, el mercado, una clase, y habla con dos desconocidos de cosas sin importancia.',
      ],
      closings: [
        'De espaldas al espejo, cualquiera es alto.',
        'El cuento que más nos gusta es el que no nos mueve.',
        'Abrir la puerta por dentro no necesita llave.',
      ],
    },
  },
  // Laguz
  {
    upright: {
      gesture: 'look',
      matter: 'la intuición',
      act: 'hacer caso de lo que ya sientes',
      ways: ['sigue la corriente', 'baja hasta el fondo', 'siente antes de entender'],
      turns: [
        'El agua rodea lo que muestra {o} y le busca la vuelta, sin discutir.',
        'Bajo lo que cuenta {o} corre un sentimiento que todavía no tiene nombre, y conviene dárselo.',
        'Sobre {m} ya sabe algo el cuerpo, aunque falten palabras; el agua va por ahí.',
      ],
      was: [
        'El agua llevó su parte: hubo una emoción que decidió antes de que hablaras, y no decidió mal. De aquella corriente te quedan el cauce y cierto miedo a las crecidas.',
        'Un lago guarda lo que se le cae, y en el tuyo hay algo de entonces, hundido y entero. Lo que sientes ahora viene subiendo desde esa profundidad.',
        'Aprendiste a nadar en aguas ajenas, adivinando humores en la mesa. Esa intuición fina nació por necesidad y hoy es un oficio.',
        'A veces se llueve sobre una pena hasta que se hace charca, y en la charca hay ranas. No todo lo que viene de la pena es triste.',
      ],
      is: [
        'La superficie apenas se mueve y por debajo corre con fuerza. Lo que sientes en este asunto lleva más información que lo que sabes, y conviene darle oído.',
        'Una ola empieza a caer en el dibujo de la piedra, sin romper todavía. Estás a tiempo de flotar, que es menos heroico que resistir y cansa menos.',
        'Cambia la marea, y lo que ayer no tenía paso hoy cubre. Confía en el cuerpo para saber cuándo, aunque la cabeza pida un horario.',
        'Tira la resaca y también devuelve cosas a la playa. Mira qué aparece cada mañana en tu orilla antes de decidir qué falta.',
      ],
      owed: [
        'A lo que sientes se le debe un cauce, una conversación, una página, un llanto si toca. El agua sin cauce busca la gotera.',
        'Lo que sigue se navega. Pide leer la corriente, remar poco y en buen momento, y aceptar que la orilla quedará algo más abajo de lo previsto.',
        'Queda asomarse al fondo, con calma y con alguien en la barca. Las cosas que se pierden en el agua casi nunca están tan hondas.',
        'Toca confiar el peso al agua, que sostiene al que deja de patalear. Después habrá tiempo de elegir brazada.',
      ],
      against: [
        'Empuja una marea de emociones mezcladas, propias y de otros. Mientras no sepas de quién es cada una, cualquier decisión saldrá húmeda.',
        'Te arrastra la facilidad de dejarte llevar. Fluir es remar a favor, y desde hace un tiempo el remo va dentro de la barca.',
        'Rebosa una pena de otra persona que guardas por cariño. El vaso es tuyo, el agua no.',
      ],
      help: [
        'Cuenta con tus corazonadas y apúntalas con fecha. En un mes sabrás cuáles eran agua y cuáles espuma.',
        'El agua de verdad ayuda: una ducha larga, un río, mirar llover. Ahí se afloja lo que llevas apretando con la mandíbula.',
        'Escucha lo que sueñas estos días, sin traducirlo. Apuntado al despertar, acaba formando una frase.',
      ],
      invitations: [
        'Anota al despertar, durante una semana, lo primero que sientes respecto a esto, sin explicarlo. Lee las siete líneas juntas.',
        'Acércate al agua que tengas más a mano y quédate hasta que se te pase la prisa. Toma después la decisión menor de las dos que tienes.',
        'Dile a alguien qué sientes empezando por el cuerpo, «se me cierra el estómago cuando», y deja la interpretación para otro día.',
      ],
      closings: [
        'El agua no discute con la piedra: la rodea y la recuerda.',
        'Hay cosas que se saben nadando.',
        'Por debajo de la calma el río sigue trabajando.',
      ],
    },
    reversed: {
      gesture: 'wait',
      matter: 'el miedo',
      act: 'esperar a que se aclare el agua para decidir',
      ways: ['enturbia el agua', 'teme lo hondo', 'da vueltas en remolino'],
      turns: [
        'Con el agua revuelta no se ve el fondo de lo que plantea {o}; mañana quizá sí.',
        'El miedo hace más hondo lo que muestra {o}, y todavía nadie lo ha medido.',
        'Lo que trae {o} da aquí vueltas en remolino, y conviene no remar hacia el centro.',
      ],
      was: [
        'El agua se revolvió de golpe, y durante una temporada no se le veía el fondo. Lo que se decidió en aquella turbiedad merece ser mirado otra vez sin culpa.',
        'Hubo un susto en lo hondo, de los que enseñan a quedarse donde se hace pie. Gracias a él flotas, y por su culpa no cruzas.',
        'Se represó un llanto que era de aquel momento. Desde entonces las filtraciones aparecen en los sitios más tontos.',
        'Habla de lanzarse a lo hondo sin mirar, por amor o por orgullo, y de alguien que tiró un cabo. Del agua se sale; del susto, a medias.',
      ],
      is: [
        'Hay barro en suspensión y cada brazada levanta más. La confusión no es un defecto tuyo, es lo que pasa cuando se remueve un fondo que llevaba quieto mucho tiempo.',
        'El remolino da siempre la misma vuelta: temor, cálculo, temor. Se sale por el borde, con un movimiento lateral, y nunca hacia el centro.',
        'Parece un mar y quizá sea un charco profundo. Con la luz baja todas las aguas impresionan, así que mide antes de asustarte.',
        'Sube la niebla del lago y hasta los patos parecen barcos. Espera a que levante antes de ponerle nombre a lo que viene.',
      ],
      owed: [
        'Toca esperar a que se asiente. Un vaso turbio, quieto sobre la mesa, enseña solo lo que tenía dentro.',
        'Se debe consuelo antes que solución. Cuando el miedo haya hablado del todo, la corriente volverá a ser de agua.',
        'Lo que viene pide hacer pie: terreno conocido, gente de siempre, decisiones de las que se pueden deshacer. Lo hondo queda para otra estación.',
        'Pide esta orilla un rato de manta y silencio. Ya se hablará de cruzar cuando la ropa esté seca.',
      ],
      against: [
        'Inunda un temor sin nombre que se cuela en cada cálculo. Te hace ver la otra orilla más lejos cuanto más la miras.',
        'Pesan las emociones contenidas, que ya rebasan el dique. Se escapan en forma de cansancio, de sarcasmo, de puertas que suenan.',
        'La niebla es tuya y la conduce la prisa. A esa velocidad cualquier tronco es un cocodrilo.',
      ],
      help: [
        'Achica un poco de agua cada día: cuéntale a alguien una parte, duerme, llora si viene. No hace falta vaciar la barca para que flote.',
        'Apóyate en lo seco y concreto. Una lista, una caminata por suelo firme, cocinar algo con receta te devolverán la orilla.',
        'Respira contando y dilo en voz alta, «esto es miedo». Al oírlo, la ola baja un palmo y se puede pensar.',
      ],
      invitations: [
        'Llena un vaso con agua y una cucharada de tierra y míralo hasta que aclare. Escribe entonces lo primero que se te ocurra sobre tu pregunta.',
        'Ponle al miedo una frase exacta y léesela a una persona tranquila. Que te conteste con otra pregunta.',
        'No tomes ninguna decisión sobre esto después de las nueve de la noche, durante seis días seguidos.',
      ],
      closings: [
        'El barro baja solo cuando dejan de removerlo.',
        'Nadie se ahoga en el agua que se atreve a medir.',
        'Hacer pie también es llegar a alguna parte.',
      ],
    },
  },
];
