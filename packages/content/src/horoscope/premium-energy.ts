import type { MoonPhaseName } from '@sibila/domain/sky/body-names';

/** {b} Mars, {s} sign, {h} house. */
export const ENERGY_LEADS = [
  'Tu energía sigue a {b}, que está en {s}, tu casa {h}.',
  'El motor es {b}: cruza {s} y empuja desde tu casa {h}.',
  'Con {b} en {s}, las fuerzas se concentran en tu casa {h}.',
  '{b} pone el ritmo desde {s}, tu casa {h}.',
  'Busca el impulso en tu casa {h}, donde {b} recorre {s}.',
  'La fuerza viene de {b}, que recorre {s}, tu casa {h}.',
  'Tu casa {h} tiene el motor encendido: en {s} está {b}.',
  '{b} anda por {s}, tu casa {h}, y de ahí sale el empuje.',
] as const;

/** Energy by the house of Mars, 1 to 12: he stays for weeks, and each day takes another line. */
export const ENERGY_BY_MARS: readonly (readonly string[])[] = [
  [
    'Arrancas con facilidad; lo difícil es frenar a tiempo. Marca de antemano dónde termina el impulso.',
    'El cuerpo pide protagonismo: estírate, sal, muévete antes de discutir con nadie.',
    'Tienes arranque de sobra: gasta el primero en lo que te da miedo.',
    'Madruga un poco más que de costumbre; la mañana te obedece.',
    'El impulso se te ve en los hombros. Bájalos y sigue.',
  ],
  [
    'Rindes con constancia más que con arranques. Come bien, descansa y sigue.',
    'Gastas fuerza en sostener cosas; deja en el suelo lo que ya no haga falta cargar.',
    'Cargar, amasar, cavar: lo que se hace con las manos te devuelve fuerza.',
    'Come en la mesa y sin prisa; la energía empieza por ahí.',
    'Ve más despacio de lo que podrías y llega más lejos de lo que pensabas.',
  ],
  [
    'La mente acelera más que las piernas. Camina mientras piensas y las dos se ponen de acuerdo.',
    'Tanta charla cansa. Alterna una hora de palabras con un rato de manos.',
    'Los trayectos cortos te activan: baja una parada antes y camina.',
    'Discutir te gasta y escribir te ordena. Elige bien en qué empleas la lengua.',
    'Si la cabeza no para, dale un crucigrama y suelta los hombros.',
  ],
  [
    'La fuerza se queda en casa: limpiar, plantar o mover muebles descarga mejor que dar vueltas.',
    'Si el ánimo se enciende por lo familiar, sal a tomar aire y vuelve con otra voz.',
    'Duerme en tu cama a tu hora: la base de todo está ahí.',
    'Abre las ventanas de par en par y cambia las sábanas; el cuerpo lo nota antes que tú.',
    'La rabia vieja se va barriendo. Literalmente: toma la escoba.',
  ],
  [
    'Jugando te cansas menos. Busca el deporte o el baile que no parezca obligación.',
    'Hay chispa creativa: gástala temprano, antes de que la agenda la apague.',
    'Corre detrás de alguien pequeño o de una pelota: cansa y alegra.',
    'El entusiasmo te lleva solo; pon una hora de regreso.',
    'Canta fuerte una vez en la jornada, donde no moleste o donde sí.',
  ],
  [
    'El día rinde por tramos. Trabaja cincuenta minutos, descansa diez y repite con gusto.',
    'Ordena el esfuerzo: primero lo que exige cabeza, después lo que exige brazos.',
    'Tu cuerpo agradece la rutina: la misma hora, el mismo vaso de agua, el mismo paseo.',
    'Haz lo pesado de pie y lo delicado en la silla.',
    'Los hombros tensos suelen ser una agenda sin huecos; ábrele uno.',
  ],
  [
    'Te activan los demás. Busca a alguien para entrenar, pasear o terminar lo pendiente.',
    'La fricción con otra persona enciende; conviértela en partida y no en pleito.',
    'El ritmo ajeno te arrastra; decide si te conviene o te adelanta.',
    'Caminar al lado de alguien reparte el cansancio.',
    'Compites mejor con quien luego te invita a un café.',
  ],
  [
    'La fuerza es subterránea y aparece cuando hay algo en juego. Úsala para cerrar un asunto.',
    'Suelta tensión con algo intenso y breve: nadar, subir escaleras, gritar en el coche.',
    'La intensidad pide cauce: una sola tarea, a puerta cerrada, hasta terminarla.',
    'Suda un poco y llora si toca; las dos cosas aflojan.',
    'Deja de sostener lo que ya se cayó: pesa más en el aire que en el suelo.',
  ],
  [
    'Te mueve la curiosidad. Cambia de ruta, sube una cuesta, entra donde no sueles.',
    'El impulso va lejos; guarda un poco de aire para el regreso.',
    'Mira lejos un rato cada hora: descansan los ojos y el ánimo.',
    'El cuerpo pide campo, playa o azotea, lo que quede más a mano.',
    'Aprende un movimiento nuevo, aunque sea el de una danza que no entiendes.',
  ],
  [
    'Empujas hacia arriba. Elige un solo objetivo y deja fuera la prisa ajena.',
    'Se te exige mucho; responde con ritmo y no con velocidad.',
    'Subes mejor si sabes por qué. Dilo en una frase antes de salir.',
    'Trabaja fuerte hasta la hora que fijaste y después no contestes.',
    'La ambición también se entrena durmiendo siete horas.',
  ],
  [
    'En grupo rindes el doble. Busca equipo, aunque sea para ordenar un armario.',
    'Repartes energía entre muchos; reserva una parte para lo tuyo.',
    'Únete a un grupo que camine, baile o reme; la constancia viene con los nombres.',
    'La energía sube cuando alguien te espera en la esquina.',
    'Di que no a un plan y que sí a otro: con los dos te quedas a medias.',
  ],
  [
    'La batería es discreta. Duerme bien y verás que alcanzaba.',
    'La fuerza trabaja por dentro; el yoga, el agua o la siesta cuentan como entrenamiento.',
    'Nada, flota, báñate sin reloj: el agua hace su parte.',
    'Una hora de nada programada rinde más de lo que parece.',
    'Pon el enojo en movimiento lento: estirar, regar, pelar fruta.',
  ],
];

/** Energy by phase of the Moon. */
export const ENERGY_BY_PHASE: Readonly<Record<MoonPhaseName, readonly string[]>> = {
  'luna nueva': [
    'La Luna nueva baja las luces: empieza despacio y sin testigos.',
    'Con la Luna nueva conviene guardar fuerzas y elegir bien el primer gesto.',
    'En luna nueva se arranca con lo mínimo: un gesto y nada de anuncios.',
    'La Luna nueva deja la noche a oscuras; duerme como quien se esconde.',
  ],
  'luna creciente': [
    'La Luna crece y el ánimo con ella: súmale un poco a lo de siempre.',
    'Con la Luna en fase creciente, cada esfuerzo pequeño se acumula a tu favor.',
    'La Luna va en fase creciente y aguanta bien un peldaño más.',
    'En fase creciente, la Luna premia la constancia: repite lo de ayer con un poco más de ganas.',
  ],
  'cuarto creciente': [
    'El cuarto creciente pide músculo: algo se resiste y por eso enseña.',
    'En cuarto creciente, la fuerza aparece cuando decides de una vez.',
    'La Luna, en cuarto creciente, pide firmeza: aprieta donde cuesta y afloja donde no.',
    'El cuarto creciente reparte trabajo y fuerzas para hacerlo.',
  ],
  'gibosa creciente': [
    'La Luna, gibosa y creciente, anima a afinar en vez de acelerar.',
    'Con la Luna gibosa y creciente, dosifica: el tramo final está cerca y pide pulso.',
    'La Luna gibosa y creciente se lleva mal con las prisas: repasa el plan y bebe agua.',
    'Con la Luna gibosa y creciente, el cansancio avisa antes de llegar; hazle caso pronto.',
  ],
  'luna llena': [
    'La luna llena sube el volumen: duerme con la persiana baja y decide con la cabeza fría.',
    'Con luna llena sobra electricidad; repártela en algo que haga sudar y algo que haga reír.',
    'La luna llena ilumina y desvela: aprovecha la tarde y cuida el sueño.',
    'Con luna llena todo se siente el doble; también el descanso, si te lo das.',
  ],
  'gibosa menguante': [
    'La Luna, gibosa y menguante, invita a soltar el acelerador sin apagar el motor.',
    'Con la Luna gibosa y menguante, rinde más quien reparte que quien acapara.',
    'La Luna, gibosa y menguante, deja ver qué sobró del esfuerzo: quédate con lo útil.',
    'Con la Luna gibosa y menguante, baja medio tono y el cuerpo te sigue.',
  ],
  'cuarto menguante': [
    'El cuarto menguante aligera: quita un peso de la lista y camina distinto.',
    'En cuarto menguante, descansar a media tarde es buena estrategia.',
    'La Luna, en cuarto menguante, limpia: tira un papel, borra un aviso, respira.',
    'El cuarto menguante invita a hacer menos y a hacerlo con atención.',
  ],
  'luna menguante': [
    'La Luna mengua y pide sueño, agua y pocas pantallas.',
    'Con la Luna en fase menguante, lo que se recupera durmiendo vale por dos cafés.',
    'La Luna menguante cierra el mes: acuéstate temprano y sin deudas contigo.',
    'En fase menguante, la Luna pide ahorro: una vela en vez de tres lámparas.',
  ],
};

/** Where strength goes and comes from, by the house of the Moon, 1 to 12: one for each day there. */
export const ENERGY_PLACES: readonly (readonly string[])[] = [
  [
    'Atender a todo el mundo antes que a ti es lo que más cansa: empieza por tu propio vaso de agua.',
    'Te sobra empuje para lo que nace de ti; para lo ajeno, mide antes.',
    'El cuerpo te avisa con un bostezo o con hambre: hazle caso a la primera.',
  ],
  [
    'Comer bien y a tu hora repone más que cualquier consejo.',
    'Preocuparse por el dinero gasta fuerzas; sumarlo en un papel las devuelve.',
    'Haz algo con las manos hasta que la cabeza se calle.',
  ],
  [
    'Contestar cada mensaje en cuanto llega te deja sin pilas: júntalos en dos ratos.',
    'Un paseo corto con alguien que habla poco repone la cabeza.',
    'Si notas que te apagas, mira cuántas conversaciones llevas a la vez.',
  ],
  [
    'Un rato en casa, sin visitas ni pendientes, recarga más que salir.',
    'Los asuntos de familia consumen si los llevas a solas: reparte uno.',
    'Cocinar despacio te devuelve al cuerpo.',
  ],
  [
    'Divertirte te da fuerzas; guarda un rato para eso aunque la lista proteste.',
    'Lo que haces por gusto gasta menos de lo que repone.',
    'Reír con ganas afloja los hombros mejor que un masaje.',
  ],
  [
    'La lista larga agota antes de empezar: deja tres tareas y esconde el resto.',
    'Levántate de la silla cada hora y el día se alarga por donde conviene.',
    'Dormir a tu hora hoy pesa más que terminar una cosa más.',
  ],
  [
    'Estar pendiente del ánimo ajeno cansa; pregunta una vez y suelta.',
    'Acompañarte de alguien tranquilo te baja el pulso.',
    'Ceder siempre también agota: guarda un «no» para lo que te importa.',
  ],
  [
    'Lo que callas pesa en la espalda; cuéntaselo a alguien de confianza.',
    'Cerrar un asunto viejo te devuelve la fuerza que gastabas en sostenerlo.',
    'Una ducha larga y una puerta cerrada hacen buena parte del trabajo.',
  ],
  [
    'Mirar un mapa, un libro o un horizonte te despeja más que otra taza de café.',
    'Querer aprenderlo todo a la vez cansa: elige una cosa y disfrútala.',
    'Caminar por donde no sueles te despierta las piernas y las ideas.',
  ],
  [
    'Responder a lo que esperan de ti gasta; recuerda qué esperas tú.',
    'Trabaja fuerte por tramos y para de verdad entre uno y otro.',
    'Quítate los zapatos de la obligación en cuanto cruces tu puerta.',
  ],
  [
    'La buena compañía te enciende, y el ruido te apaga: distingue una de otro.',
    'Apúntate a algo que se haga entre varios y el esfuerzo pesará menos.',
    'Decir que sí a tres planes en un día deja a medias los tres.',
  ],
  [
    'Hoy repones a solas: media hora sin nadie vale por una siesta.',
    'El sueño atrasado se cobra ahora; acuéstate antes de lo que crees.',
    'Haz menos ruido del habitual y notarás cuánta fuerza quedaba.',
  ],
];

export const ENERGY_INVITATIONS = [
  'Sube una escalera que sueles evitar y llega arriba sin correr.',
  'Estira la espalda tres minutos antes de sentarte.',
  'Sal diez minutos sin rumbo y vuelve por otra calle.',
  'Acuéstate con un libro aburrido y la luz baja.',
  'Bebe un vaso de agua mirando por la ventana, sin hacer nada más.',
  'Pon una canción y muévete hasta que termine, sin espejo.',
  'Respira hondo cuatro veces antes de contestar lo que te apura.',
  'Apaga la luz grande una hora antes de dormir.',
  'Come una fruta sin mirar ninguna pantalla.',
  'Descálzate un rato y siente dónde apoyas el peso.',
] as const;
