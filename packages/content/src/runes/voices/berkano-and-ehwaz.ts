import type { RuneVoice } from './voice.ts';

export const BERKANO_AND_EHWAZ: readonly RuneVoice[] = [
  // Berkano
  {
    upright: {
      gesture: 'keep',
      matter: 'el comienzo',
      act: 'cuidar lo que acaba de empezar',
      ways: ['abriga lo que brota', 'echa hojas nuevas', 'cría con paciencia'],
      turns: [
        'Bajo estas ramas, {m} se trata con la paciencia que se da a lo que brota.',
        'El abedul recuerda, junto a lo que plantea {o}, que empezar es siempre cosa pequeña.',
        'Muy cerca de {m} está naciendo algo tierno; mira dónde pisas.',
      ],
      was: [
        'El abedul vuelve el primero a la tierra quemada, y algo tuyo volvió así, cuando nadie regaba. Aquel brote se sostuvo con poca agua y mucho cariño.',
        'Hubo una crianza, tuya o de alguien por ti, con sus noches y su caldo caliente. De esas manos aprendiste qué es cuidar y también cuánto cansa.',
        'Tras un invierno largo nació algo menudo, un proyecto, un vínculo, una costumbre. Creció sin que lo miraras, como crecen las cosas que están en buen sitio.',
        'Después de aquel incendio chico salieron hojas de un verde casi ridículo. Tú tampoco dabas nada por ellas.',
      ],
      is: [
        'Asoma una hoja todavía doblada sobre sí misma. No le preguntes cuánto va a medir: dale sombra, agua y un poco de silencio.',
        'Las dos curvas del signo abrigan como un regazo. En este asunto hay algo recién empezado que pide cuidado diario y ningún examen.',
        'Madera blanca, corteza fina: lo que tienes entre manos es joven y se marca con la uña. Se puede enseñar a pocos, y con eso crecerá mejor.',
        'Late en lo que preguntas algo recién nacido, con los ojos cerrados. Lo tuyo es calentar la habitación y hablar bajito.',
      ],
      owed: [
        'Al brote se le debe constancia de la que no hace ruido. Si durante un tiempo lo proteges del frío y de las opiniones, tendrá fuerza para lo demás.',
        'Queda crecer, que es la parte lenta. Se irá notando en detalles, una rama que ya no necesita estaca, un día en que no hizo falta pedir.',
        'Lo que viene necesita un sitio propio: una mesa, un horario, una maceta más grande. Se lo debes antes que cualquier resultado.',
        'Queda acompañar sin tirar de las hojas. Lo que salga llevará tu mano en el tallo, aunque no tu forma.',
      ],
      against: [
        'Ahoga un cuidado excesivo, que riega por inquietud. La raíz necesita también días de sed.',
        'El viento frío viene de quien pregunta por los frutos cuando todavía hay yemas. A veces esa voz es la tuya, a las tres de la mañana.',
        'Inquieta lo tierno, y por quitarte la inquietud lo endureces antes de tiempo. Déjalo ser torpe un mes.',
      ],
      help: [
        'Apóyate en lo que nutre: quien te cocina, quien te lee, el lugar donde nadie evalúa. De ahí sale la savia que el asunto va a pedirte.',
        'Empieza por lo tierno, una versión pequeña que puedas cuidar sin dejar de vivir. Lo grande no se planta, crece.',
        'Deja que te cuiden un rato, como a la planta que viene de viaje. Se agarra antes al sitio la que no hace fuerza.',
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
      matter: 'el exceso de cuidado',
      act: 'cuidar menos de cerca y dejar crecer',
      ways: ['riega de más', 'no deja crecer', 'se seca por la punta'],
      turns: [
        'Tanto abrigo ahoga un poco lo que cuenta {o}; abre una rendija.',
        'La rama torcida repite lo que oyó en casa y lo mezcla con {m}.',
        'Lo que plantea {o} se encuentra aquí con la raíz apretada, y pide más tierra.',
      ],
      was: [
        'La rama creció torcida hacia la única luz que había en casa. Hubo cariño y hubo tirantez, las dos cosas en la misma cocina.',
        'Un brote se quedó en brote, por frío o por exceso de manos. Se habló poco de ello, y ese silencio se fue haciendo tronco.',
        'De atrás viene una manera de cuidar que no dejaba moverse. La aprendiste por los dos lados, el de quien aprieta y el de quien no puede respirar.',
        'Se regó la planta equivocada durante años, porque era la que más se quejaba. La otra aprendió a vivir con el rocío.',
      ],
      is: [
        'Las hojas amarillean por arriba, señal de raíz apretada. El asunto no necesita más atención, necesita una maceta más ancha o menos visitas.',
        'Algo debería haber brotado ya y sigue dormido. Antes de remover la tierra otra vez, comprueba si le falta luz o si lo que sobra es miedo.',
        'Hay tensión de parentela en el aire, aunque aquí no haya parientes: quien cuida manda, quien recibe se calla, y nadie lo pidió así.',
        'Asoma la misma discusión de siempre con ropa nueva. Alguien quiere proteger y alguien quiere salir, y quizá seas las dos personas.',
      ],
      owed: [
        'Toca podar con cariño y buena tijera. Lo que se corta a tiempo deja pasar el sol a lo que estaba debajo.',
        'Se debe permiso para crecer lejos, tuyo o de otra persona. La distancia justa sana más que la presencia continua.',
        'Lo estancado pide trasplante, que asusta y suele prender. Espera a un día templado y no lo hagas con rabia.',
        'Hay que sacar la planta al balcón, aunque se despeine. Lo que no conoce el viento no echa tronco.',
      ],
      against: [
        'La ayuda que no ayuda se ha puesto en medio. Se da con amor, se recibe con culpa, y el brote no sabe a quién obedecer.',
        'Te detiene una lealtad de familia, de esas que nadie formula. Crecer parecería una falta de respeto hacia quienes no pudieron.',
        'Sombra sobre sombra: dos personas cuidándose de lo mismo sin decirlo. El brote, en medio, no sabe dónde está el sol.',
      ],
      help: [
        'Un poco de abandono le sentaría bien a este asunto. Deja de vigilarlo una semana y, al volver, fíjate en lo que hizo sin ti.',
        'Te ayuda cuidarte en primer lugar, con la misma paciencia que repartes. Una rama seca no puede dar sombra a nadie.',
        'Un hogar prestado te vendría bien, la casa de una amistad, otra mesa, unos días sin tu papel. Se ve mejor la propia desde la de al lado.',
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
      matter: 'la confianza',
      act: 'avanzar en compañía de alguien',
      ways: ['trota en compañía', 'afloja la rienda', 'confía en la montura'],
      turns: [
        'Lo que pesa en {m}, este caballo puede llevarlo si la carga va bien repartida.',
        'Con alguien al lado, a lo que plantea {o} se le quita la mitad de la cuesta.',
        'Al trote, lo que trae {o} se va arreglando por el camino, sin grandes palabras.',
      ],
      was: [
        'Hubo una montura fiel, una persona, un equipo, una costumbre, y juntos hicieron un trecho que por separado nadie habría hecho. Aprendiste a llevar y a dejarte llevar.',
        'Dos caballos juntaron las cabezas y cambiaron de paso sin que mediara palabra. De aquella sintonía te queda el oído para saber quién acompaña y quién solo va al lado.',
        'El cambio de antes fue gradual, al trote, y por eso no lo celebraste. Mirado desde aquí se ve cuánta tierra quedó atrás.',
        'Te llevaron en brazos, o a la grupa, el trecho que no podías hacer. De ese calor en la espalda aprendiste a fiarte.',
      ],
      is: [
        'Jinete y caballo notan lo mismo a la vez, y en este asunto tienes con quién. La confianza se prueba aflojando un poco la rienda y viendo qué hace el otro.',
        'Esto se mueve, a trote corto, con más constancia que brillo. Hay una cooperación en marcha que funciona mejor cuando no se mide.',
        'Cuatro patas debajo y un camino llano: la situación responde a señales pequeñas. Un cambio de postura bastará donde pensabas dar un tirón.',
        'La marcha es buena y el silencio entre los dos también. Aprovecha para mirar el paisaje, que luego es lo que se cuenta.',
      ],
      owed: [
        'Lo que sigue se hace en pareja de algún tipo. Queda hablar del paso, quién marca, quién descansa, para que nadie llegue arrastrado.',
        'A la montura se le debe pienso y gratitud. Quien te ha traído hasta aquí espera que lo digas antes del siguiente tramo.',
        'Toca avanzar, y en compañía se avanza confiando antes de tener todas las pruebas. Da un voto de confianza del tamaño que puedas perder.',
        'Pide lealtad el camino, y la lealtad se concreta: llegar a la hora, avisar si no, compartir el agua. Con eso se va lejos.',
      ],
      against: [
        'Van dos caballos en el mismo tiro con pasos distintos, y el carro lo nota. Nadie se equivoca, falta ponerse de acuerdo en la velocidad.',
        'Te frena depender de la otra parte para dar cada paso. Cuando no hay eco, te quedas en el sitio.',
        'Roza la silla de montar, un detalle viejo del que nadie habla. Por eso el paso sale torcido.',
      ],
      help: [
        'Busca con quién hacerlo, aunque sea un trozo. La presencia de alguien al lado acorta la cuesta y sujeta las ganas.',
        'Haz el cambio al trote, poco y todos los días, sin anuncios. El cuerpo se acostumbra antes que la cabeza y luego la convence.',
        'Fíate de tu costado, de quien camina ahí sin hacerse notar. Un encargo pequeño le dirá que cuentas con su fuerza.',
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
      matter: 'la desconfianza',
      act: 'aflojar un poco con quien te acompaña',
      ways: ['cabecea inquieta', 'tira de la rienda', 'recela de la montura'],
      turns: [
        'La montura recela de lo que trae {o}, y conviene dejar que se acerque sola.',
        'Un tirón de rienda convierte lo que muestra {o} en pelea; afloja y mira.',
        'Lo que muestra {o} pide una compañía que no se asuste a la primera.',
      ],
      was: [
        'El caballo se plantó a mitad del puente, y quien iba encima echó la culpa a la espuela. Desde aquella vez vigilas los pies de quien camina contigo.',
        'Hubo un compañero de viaje que cambió de dirección sin avisar. El recelo que quedó es comprensible, y ya ha durado más que el viaje.',
        'Anduviste una época de un sitio a otro, sin deshacer la alforja. Inquietud se llamaba, aunque entonces la contaras como libertad.',
        'El tiro se deshizo en una cuesta y cada caballo bajó por su lado. Hubo alivio y hubo frío, en ese orden.',
      ],
      is: [
        'La montura mueve las orejas y tú aprietas las rodillas: cada cual espera que el otro se asuste. Alguien tiene que respirar primero.',
        'Hay ganas de cambiarlo todo de golpe, de ciudad, de gente, de plan. Puede que baste con mirar qué roza debajo de la silla.',
        'Los dos del tiro miran hacia lados opuestos. Mientras no se hable de ello, la fuerza se anula y parece que nadie trabaja.',
        'Escarba el suelo con la pata, señal de que lleva mucho atado. Antes de soltarlo del todo, sácalo a dar una vuelta corta.',
      ],
      owed: [
        'Queda desmontar y hablar a pie, a la misma altura. La confianza vuelve al paso, y nunca al galope.',
        'Se debe reposo antes que otra vuelta. Un caballo inquieto no necesita más camino, necesita que le quiten peso.',
        'Lo que toca es decidir si esta alianza sigue, y en qué condiciones. Decirlo despacio evitará el portazo.',
        'Toca devolver la rienda prestada, el plan que aceptaste por no discutir. Se puede seguir siendo compañía sin llevar el mismo paso.',
      ],
      against: [
        'La desconfianza va delante y espanta el camino. Lees señales en cada gesto y acabas respondiendo a lo que nadie hizo.',
        'Se cruza la impaciencia de cambiar de caballo cada dos leguas. Así no se le aprende el paso a ninguno.',
        'Tira cada rodilla hacia un lado, y el animal obedece a las dos. Decide una dirección, aunque sea la equivocada.',
      ],
      help: [
        'Afloja la cincha un punto: menos control, menos preguntas, un plan con más aire. Lo que se calme por sí solo no era un problema.',
        'Sirve nombrar la inquietud delante de quien te acompaña, sin acusar. «Ando con la rienda corta» suele recibir mejor respuesta que un reproche.',
        'Quedarse a dormir en el establo una noche más no es retroceder. Mañana el animal tendrá otra cara y tú otra prisa.',
      ],
      invitations: [
        'Di a quien camina contigo qué te ayudaría a confiar, en una petición que pueda cumplir mañana. Una nada más.',
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
];
