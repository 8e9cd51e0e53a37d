import type { RuneVoice } from './voice.ts';

export const TIWAZ_TO_MANNAZ: readonly RuneVoice[] = [
  // Tiwaz
  {
    upright: {
      gesture: 'guard',
      act: 'sostener la palabra dada',
      ways: ['apunta la flecha', 'cumple su palabra', 'paga el precio justo'],
      was: [
        'Una mano quedó en la boca del lobo para que los demás durmieran tranquilos: así cuentan la historia de Tyr. Algo cediste tú por una promesa, y aún te preguntas si el trato era parejo.',
        'La flecha salió recta en otro tiempo. Hubo una causa, quizá doméstica, por la que diste la cara sin calcular, y aquello te enderezó la espalda.',
        'De atrás viene una palabra que cumpliste aunque costara. Quienes lo vieron no lo han olvidado, y tu idea de lo justo se hizo ese día.',
      ],
      is: [
        'La punta mira hacia arriba y no admite dos blancos. Este asunto te pide una sola dirección y la honradez de decir qué puedes perder por ella.',
        'Hay una cuestión de justicia en juego, más callada de lo que parece. No se trata de ganar a nadie, se trata de poder mirarte al espejo al día siguiente.',
        'Arco tenso, pulso firme: tienes con qué sostener lo que prometiste. Lo difícil de hoy es que hacerlo bien no da aplausos.',
      ],
      owed: [
        'Lo que se debe está bastante claro, y ahí reside la incomodidad. Cumplir cuesta algo tuyo, y por eso mismo lo que se gane será tuyo también.',
        'La flecha pide soltarse. Ya apuntaste bastante, y a partir de cierto momento seguir apuntando es no querer saber.',
        'Queda una victoria de las que no se celebran con ruido. Llegará con renuncia incluida; escoge tú a qué renuncias, antes de que lo escoja el cansancio.',
      ],
      against: [
        'El orgullo del guerrero se opone, ese que convierte una diferencia en una causa. Con la espada en la mano todo parece un frente.',
        'Pesa un sentido del deber que ya no sabe a quién sirve. Sigues en el puesto porque un día dijiste que estarías.',
      ],
      help: [
        'Tienes de tu parte la claridad moral: sabes qué sería correcto aunque no sepas cómo hacerlo. Empieza por ahí y busca el modo después.',
        'Una promesa pequeña y cumplida te ordena por dentro. Dala en voz alta, con día y hora, y deja que te lleve de la mano.',
      ],
      invitations: [
        'Escribe qué te parecería justo para todas las partes, también para la que menos te gusta. Propón una línea de ese papel.',
        'Cumple hoy una promesa atrasada, la más pequeña. No pidas perdón por la demora, solo cúmplela.',
        'Decide qué aceptarías perder por esto y ponle un límite. Guárdalo donde puedas leerlo si te calientas.',
      ],
      closings: [
        'La mano que Tyr perdió es la que todos recuerdan.',
        'Una flecha no necesita dos blancos.',
        'Lo justo casi nunca es gratis, y por eso se queda.',
      ],
    },
    reversed: {
      gesture: 'release',
      act: 'bajar el arco',
      ways: ['clava la flecha en tierra', 'pelea sin causa', 'pierde el blanco'],
      was: [
        'La flecha se clavó en el suelo después de mucho apuntar. Aquel esfuerzo no tuvo la respuesta que merecía, y la palabra injusticia se quedó a vivir en tu boca.',
        'Hubo un trato desigual que aceptaste por lealtad. Tardaste en verlo, porque quien cumple tiende a creer que los demás también.',
        'Peleaste una batalla que era de otra persona y volviste con sus heridas. Nadie firmó nada, y aun así la deuda parecía tuya.',
      ],
      is: [
        'El arco está tenso desde hace tanto que ya no recuerdas el blanco. Se llama bloqueo y tiene forma de brazo cansado.',
        'Algo no es justo aquí, y tienes razón en notarlo. La cuestión es si tenerla te está acercando a algún sitio.',
        'La punta mira a tierra, como quien baja los ojos. Falta motivo más que fuerza, y sin motivo cualquier cuesta es una pared.',
      ],
      owed: [
        'Toca bajar el arma con dignidad, que es distinto de perder. Hay causas que se honran dejando de pelearlas.',
        'Queda pedir lo que te corresponde por la vía corta y por escrito. Si la respuesta es no, al menos sabrás de qué lado de la puerta estás.',
        'Lo que sigue empieza con otra pregunta: por qué vale la pena cansarse. Cuando aparezca una respuesta, la flecha sabrá adónde ir.',
      ],
      against: [
        'Frena una cuenta pendiente que te llevas a todas partes. Mientras la defiendes, nadie te pregunta qué quieres hacer mañana.',
        'Va en contra tuya la desgana, hija de muchas veces sin recompensa. Te da por perdidas discusiones que no han empezado.',
      ],
      help: [
        'Deja descansar la razón un momento y mira qué quieres conservar. Puede que sea un trato, un sueño tranquilo, un domingo libre, y ninguno se gana peleando.',
        'Te servirá un árbitro: alguien sereno que escuche las dos versiones. Solo con contárselo ya distinguirás lo injusto de lo que simplemente duele.',
      ],
      invitations: [
        'Haz la lista de tus batallas abiertas y tacha una, la que seguirías solo por orgullo. Avisa a quien corresponda.',
        'Escribe una reclamación en cinco líneas, sin adjetivos, con lo que pasó y lo que pides. Duerme antes de decidir si la envías.',
        'Pregúntate qué harías esta semana si ya te hubieran dado la razón. Haz una de esas cosas.',
      ],
      closings: [
        'Bajar el arco devuelve los brazos.',
        'Tener razón ocupa mucho sitio en la maleta.',
        'Hay guerras que se ganan el día en que nadie acude.',
      ],
    },
  },
  // Berkano
  {
    upright: {
      gesture: 'keep',
      act: 'abrigar el brote',
      ways: ['abriga lo que brota', 'echa hojas nuevas', 'cría con paciencia'],
      was: [
        'El abedul vuelve el primero a la tierra quemada, y algo tuyo volvió así, cuando nadie regaba. Aquel brote se sostuvo con poca agua y mucho cariño.',
        'Hubo una crianza, tuya o de alguien por ti, con sus noches y su caldo caliente. De esas manos aprendiste qué es cuidar y también cuánto cansa.',
        'Tras un invierno largo nació algo menudo, un proyecto, un vínculo, una costumbre. Creció sin que lo miraras, como crecen las cosas que están en buen sitio.',
      ],
      is: [
        'Asoma una hoja todavía doblada sobre sí misma. No le preguntes cuánto va a medir: dale sombra, agua y un poco de silencio.',
        'Las dos curvas del signo abrigan como un regazo. En este asunto hay algo recién empezado que pide cuidado diario y ningún examen.',
        'Madera blanca, corteza fina: lo que tienes entre manos es joven y se marca con la uña. Se puede enseñar a pocos, y con eso crecerá mejor.',
      ],
      owed: [
        'Al brote se le debe constancia de la que no hace ruido. Si durante un tiempo lo proteges del frío y de las opiniones, tendrá fuerza para lo demás.',
        'Queda crecer, que es la parte lenta. Se irá notando en detalles, una rama que ya no necesita estaca, un día en que no hizo falta pedir.',
        'Lo que viene necesita un sitio propio: una mesa, un horario, una maceta más grande. Se lo debes antes que cualquier resultado.',
      ],
      against: [
        'Ahoga un cuidado excesivo, que riega por inquietud. La raíz necesita también días de sed.',
        'El viento frío viene de quien pregunta por los frutos cuando todavía hay yemas. A veces esa voz es la tuya, a las tres de la mañana.',
      ],
      help: [
        'Apóyate en lo que nutre: quien te cocina, quien te lee, el lugar donde nadie evalúa. De ahí sale la savia que el asunto va a pedirte.',
        'Empieza por lo tierno, una versión pequeña que puedas cuidar sin dejar de vivir. Lo grande no se planta, crece.',
      ],
      invitations: [
        'Dale a esto veinte minutos diarios durante diez días, a cubierto y sin contarlo. Al undécimo decide si pide más tierra.',
        'Quita una rama que le hace sombra, un compromiso, una comparación, un chat, y mira si el brote se endereza.',
        'Cuida hoy de alguien con un gesto hecho a mano. Pregúntate después quién podría hacer lo mismo por ti y díselo.',
      ],
      closings: [
        'El abedul no discute con la ceniza: echa hojas.',
        'A lo pequeño se le habla bajo y se le riega todos los días.',
        'Crecer es una costumbre que nadie ve.',
      ],
    },
    reversed: {
      gesture: 'release',
      act: 'dejar aire entre ramas',
      ways: ['riega de más', 'no deja crecer', 'se seca por la punta'],
      was: [
        'La rama creció torcida hacia la única luz que había en casa. Hubo cariño y hubo tirantez, las dos cosas en la misma cocina.',
        'Un brote se quedó en brote, por frío o por exceso de manos. Se habló poco de ello, y ese silencio se fue haciendo tronco.',
        'De atrás viene una manera de cuidar que no dejaba moverse. La aprendiste por los dos lados, el de quien aprieta y el de quien no puede respirar.',
      ],
      is: [
        'Las hojas amarillean por arriba, señal de raíz apretada. El asunto no necesita más atención, necesita una maceta más ancha o menos visitas.',
        'Algo debería haber brotado ya y sigue dormido. Antes de remover la tierra otra vez, comprueba si le falta luz o si lo que sobra es miedo.',
        'Hay tensión de parentela en el aire, aunque aquí no haya parientes: quien cuida manda, quien recibe se calla, y nadie lo pidió así.',
      ],
      owed: [
        'Toca podar con cariño y buena tijera. Lo que se corta a tiempo deja pasar el sol a lo que estaba debajo.',
        'Se debe permiso para crecer lejos, tuyo o de otra persona. La distancia justa sana más que la presencia continua.',
        'Lo estancado pide trasplante, que asusta y suele prender. Espera a un día templado y no lo hagas con rabia.',
      ],
      against: [
        'La ayuda que no ayuda se ha puesto en medio. Se da con amor, se recibe con culpa, y el brote no sabe a quién obedecer.',
        'Te detiene una lealtad de familia, de esas que nadie formula. Crecer parecería una falta de respeto hacia quienes no pudieron.',
      ],
      help: [
        'Un poco de abandono le sentaría bien a este asunto. Deja de vigilarlo una semana y, al volver, fíjate en lo que hizo sin ti.',
        'Te ayuda cuidarte en primer lugar, con la misma paciencia que repartes. Una rama seca no puede dar sombra a nadie.',
      ],
      invitations: [
        'Retira una ayuda que nadie te pidió y avísalo con suavidad. Aguanta las ganas de volver a ponerla.',
        'Habla con esa persona de casa de un tema que no sea el de siempre. Que dure un café y que termine bien.',
        'Trasplanta una planta o cambia de sitio un mueble pesado, y usa ese rato para pensar qué se te ha quedado pequeño.',
      ],
      closings: [
        'Entre rama y rama, el aire también alimenta.',
        'Regar de más es otra forma de no mirar.',
        'Lo que se poda con cariño vuelve con fuerza.',
      ],
    },
  },
  // Ehwaz
  {
    upright: {
      gesture: 'meet',
      act: 'avanzar a dos',
      ways: ['trota en compañía', 'afloja la rienda', 'confía en la montura'],
      was: [
        'Hubo una montura fiel, una persona, un equipo, una costumbre, y juntos hicieron un trecho que por separado nadie habría hecho. Aprendiste a llevar y a dejarte llevar.',
        'Dos caballos juntaron las cabezas y cambiaron de paso sin que mediara palabra. De aquella sintonía te queda el oído para saber quién acompaña y quién solo va al lado.',
        'El cambio de antes fue gradual, al trote, y por eso no lo celebraste. Mirado desde aquí se ve cuánta tierra quedó atrás.',
      ],
      is: [
        'Jinete y caballo notan lo mismo a la vez, y en este asunto tienes con quién. La confianza se prueba aflojando un poco la rienda y viendo qué hace el otro.',
        'Esto se mueve, a trote corto, con más constancia que brillo. Hay una cooperación en marcha que funciona mejor cuando no se mide.',
        'Cuatro patas debajo y un camino llano: la situación responde a señales pequeñas. Un cambio de postura bastará donde pensabas dar un tirón.',
      ],
      owed: [
        'Lo que sigue se hace en pareja de algún tipo. Queda hablar del paso, quién marca, quién descansa, para que nadie llegue arrastrado.',
        'A la montura se le debe pienso y gratitud. Quien te ha traído hasta aquí espera que lo digas antes del siguiente tramo.',
        'Toca avanzar, y en compañía se avanza confiando antes de tener todas las pruebas. Da un voto de confianza del tamaño que puedas perder.',
      ],
      against: [
        'Van dos caballos en el mismo tiro con pasos distintos, y el carro lo nota. Nadie se equivoca, falta ponerse de acuerdo en la velocidad.',
        'Te frena depender de la otra parte para dar cada paso. Cuando no hay eco, te quedas en el sitio.',
      ],
      help: [
        'Busca con quién hacerlo, aunque sea un trozo. La presencia de alguien al lado acorta la cuesta y sujeta las ganas.',
        'Haz el cambio al trote, poco y todos los días, sin anuncios. El cuerpo se acostumbra antes que la cabeza y luego la convence.',
      ],
      invitations: [
        'Propón a alguien hacer juntos una parte de esto, con día fijo y final claro. Deja que marque el ritmo la primera vez.',
        'Suelta el control de un detalle durante una semana entera y no corrijas el resultado. Anota lo que salió distinto y bien.',
        'Da las gracias, por su nombre y por algo preciso, a quien más te ha acompañado en este camino.',
      ],
      closings: [
        'Con la rienda floja se oye mejor al caballo.',
        'Se llega antes a solas y más lejos en compañía.',
        'La confianza es una montura que se alimenta a diario.',
      ],
    },
    reversed: {
      gesture: 'wait',
      act: 'aflojar la cincha',
      ways: ['cabecea inquieta', 'tira de la rienda', 'recela de la montura'],
      was: [
        'El caballo se plantó a mitad del puente, y quien iba encima echó la culpa a la espuela. Desde aquella vez vigilas los pies de quien camina contigo.',
        'Hubo un compañero de viaje que cambió de dirección sin avisar. El recelo que quedó es comprensible, y ya ha durado más que el viaje.',
        'Anduviste una época de un sitio a otro, sin deshacer la alforja. Inquietud se llamaba, aunque entonces la contaras como libertad.',
      ],
      is: [
        'La montura mueve las orejas y tú aprietas las rodillas: cada cual espera que el otro se asuste. Alguien tiene que respirar primero.',
        'Hay ganas de cambiarlo todo de golpe, de ciudad, de gente, de plan. Puede que baste con mirar qué roza debajo de la silla.',
        'Los dos del tiro miran hacia lados opuestos. Mientras no se hable de ello, la fuerza se anula y parece que nadie trabaja.',
      ],
      owed: [
        'Queda desmontar y hablar a pie, a la misma altura. La confianza vuelve al paso, y nunca al galope.',
        'Se debe reposo antes que otra vuelta. Un caballo inquieto no necesita más camino, necesita que le quiten peso.',
        'Lo que toca es decidir si esta alianza sigue, y en qué condiciones. Decirlo despacio evitará el portazo.',
      ],
      against: [
        'La desconfianza va delante y espanta el camino. Lees señales en cada gesto y acabas respondiendo a lo que nadie hizo.',
        'Se cruza la impaciencia de cambiar de caballo cada dos leguas. Así no se le aprende el paso a ninguno.',
      ],
      help: [
        'Afloja la cincha un punto: menos control, menos preguntas, un plan con más aire. Lo que se calme por sí solo no era un problema.',
        'Sirve nombrar la inquietud delante de quien te acompaña, sin acusar. «Ando con la rienda corta» suele recibir mejor respuesta que un reproche.',
      ],
      invitations: [
        'Di a tu compañero de camino qué te ayudaría a confiar, en una petición que pueda cumplir mañana. Una nada más.',
        'Espera diez días antes de cambiar de plan. Apunta cada noche qué te incomodó de verdad y mira si es siempre lo mismo.',
        'Quédate donde estás una tarde entera, sin mirar mapas ni ofertas. Escucha qué pide la inquietud cuando se cansa.',
      ],
      closings: [
        'El caballo que recela está pidiendo ver el suelo.',
        'Antes de cambiar de montura, revisa la silla.',
        'A la confianza se la espera de pie y con la mano abierta.',
      ],
    },
  },
  // Mannaz
  {
    upright: {
      gesture: 'meet',
      act: 'mirarte en los demás',
      ways: ['piensa en compañía', 'busca su lugar', 'hace de espejo'],
      was: [
        'Dos figuras se abrazan por los hombros, y en medio hay sitio para una pregunta. Creciste dentro de un grupo, familia, calle o escuela, que te dijo quién eras antes de que pudieras opinar.',
        'Alguien te vio bien, una vez, y te devolvió una imagen en la que te reconociste. De aquella mirada sale buena parte de tu valor.',
        'Atrás quedan años de aprender a estar con gente, con sus acuerdos y sus papeles. Uno de esos papeles sigue puesto aunque la obra terminara.',
      ],
      is: [
        'Los postes se sostienen porque se cruzan, y lo tuyo anda parecido: se resuelve pensando con otros. A solas das vueltas, y en voz alta encuentras la palabra.',
        'El espejo que tienes delante es de carne. Fíjate en lo que te irrita y en lo que admiras de los que te rodean, que ahí está escrito lo que preguntas.',
        'Hay un lugar para ti en este asunto y no es el que te asignaron. La cabeza lo sabe, falta presentarlo al resto.',
      ],
      owed: [
        'Te corresponde pedir consejo sin ceder la decisión. Lo que venga será más tuyo si pasa antes por dos o tres cabezas sensatas.',
        'A la comunidad se le debe presencia, de la que se nota cuando falta. Por delante hay un grupo en el que puedes ser útil y dejarte ayudar.',
        'Queda averiguar qué piensas tú, separado de lo que piensan en tu casa, en tu equipo, en tu mesa. Se hace con respeto y con distancia.',
      ],
      against: [
        'La opinión ajena ocupa el cuarto de pensar. Consultas tanto que la respuesta ya no sabe de quién es.',
        'Contra ti tienes un personaje bien construido, el que todos conocen. Defenderlo te roba el derecho a cambiar de idea.',
      ],
      help: [
        'Tu ayuda son las personas corrientes: la vecina que pasó por esto, el colega que sabe de números. Una mente prestada durante media hora destraba semanas.',
        'Ríete un poco de ti, con cariño. Verse humano, igual de enredado que cualquiera, quita peso y devuelve puntería.',
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
      act: 'volver el espejo',
      ways: ['discute con su sombra', 'se cuenta un cuento', 'cierra la puerta'],
      was: [
        'El espejo se volvió contra la pared después de una decepción. Pensar a solas parecía más limpio, y lo fue un tiempo.',
        'Te contaste una historia en la que quedabas bien, o en la que quedabas fatal. Las dos eran cómodas, porque ya no había que mirar.',
        'Hubo un grupo del que saliste, o que te fue dejando fuera. La identidad que llevabas allí se quedó colgada en la entrada.',
      ],
      is: [
        'Discutes mucho con gente que no está en la habitación. Les pones voz, te contestan mal y sales de ahí con un enfado verdadero.',
        'Hay una versión de los hechos que te repites con las mismas palabras. Cuando un relato no cambia nunca, suele estar protegiendo algo.',
        'La puerta está cerrada por dentro y se te ha olvidado. Afuera hay quien pregunta por ti con bastante normalidad.',
      ],
      owed: [
        'Toca dar la vuelta al espejo, con luz de día y sin saña. Lo que devuelva será más amable que el retrato de memoria.',
        'Se debe una escucha a la otra versión. Oírla no obliga a creerla, pero ensancha el cuarto.',
        'Lo que sigue es regresar a la gente por la puerta pequeña: un saludo, un turno, una tarea compartida. La cabeza se ordena cuando las manos están con otros.',
      ],
      against: [
        'El autoengaño se opone con muy buenas razones. Se le reconoce porque siempre llega a la conclusión de que no hay que hacer nada.',
        'Sopla el aislamiento, que exagera todo lo que toca. Una frase de nada, repetida a solas, termina pareciendo una condena.',
      ],
      help: [
        'Una mirada externa, amable y con poca paciencia para los cuentos, te vendría de maravilla. Ya sabes de quién se trata.',
        'Escribe tu historia en tercera persona. A ese personaje le perdonarías más cosas y le aguantarías menos excusas.',
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
];
