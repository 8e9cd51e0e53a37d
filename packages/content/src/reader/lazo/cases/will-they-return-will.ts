import type { CaseTexts } from '../../family.ts';

/** «will-they-return.will». */
export const WILL_THEY_RETURN_WILL: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Esperar a que alguien vuelva tiene horario de farmacia: siempre hay una luz encendida. Lo que se gasta, mientras tanto, es la noche tuya.',
    },
    {
      needs: [],
      text: 'La vuelta de esa persona se decide en una cabeza ajena, y la pregunta se quedó {contigo|con vos}. Se juega qué {haces|hacés} con tanto sitio guardado.',
    },
    {
      needs: [],
      text: 'Si vuelve o no vuelve lo sabe, quizá, quien se fue. De este lado hay otra cuenta: cuántas cosas están en pausa por si acaso.',
    },
    {
      needs: [],
      text: 'Cuando se espera a alguien hay señales por todas partes: una canción, una prenda, un me gusta. El nudo es que todas las {lees|leés} {tú|vos}.',
    },
    {
      needs: ['quien'],
      text: 'Del regreso de {quien} no hay horario publicado, y aun así {miras|mirás} el reloj. Aquí importa más a qué hora {vives|vivís} {tú|vos}.',
    },
    {
      needs: ['quien'],
      text: 'Quizá {quien} lo sepa y quizá tampoco. Entretanto, en tu vida hay un sitio que no se usa, y de ese sitio sí se puede hablar.',
    },
    {
      needs: ['tiempo'],
      text: '{Dices|Decís} {tiempo} como quien enseña un recibo. La espera ya tiene su peso, y falta saber si lo que se guarda dentro sigue fresco.',
    },
    {
      needs: ['lugar'],
      text: 'En el mapa de esta espera hay un punto, {lugar}, y de tanto mirarlo parece que se mueve. Conviene mirar también dónde estás {tú|vos}.',
    },
    {
      needs: ['evento'],
      text: 'Al lado de esta espera aparece {evento}, y cuesta no ver ahí una señal. Lo que importa es qué parte de tu vida no pide permiso.',
    },
    {
      needs: ['dia'],
      text: 'Hay un día en el centro de esta espera, {dia}, y los demás se han puesto alrededor a mirarlo. También los otros son tuyos.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Nadie sabe adónde va quien camina mirando al cielo; tu parte es salir {tú|vos} también, con poco bulto.',
      ],
      rev: [
        'no',
        'Esperar con la pierna levantada cansa y no acerca a nadie, así que {apoya|apoyá} el pie y que se mueva quien quiera.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sobre la mesa queda una cosa sin usar, preguntarlo una vez; el resto de este asunto es magia ajena.',
      ],
      rev: [
        'no',
        'Los anuncios de regreso se prueban con maletas: mientras solo haya un brazo en alto, tu mesa se pone para {ti|vos}.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Eso está detrás del velo y ninguna mano lo adelanta; de tu lado queda apagar la luz a una hora decente.',
      ],
      rev: [
        'if',
        'Antes que su respuesta hay una tuya bajo el manto: si no {sabes|sabés} si abrirías, da igual quién toque.',
      ],
    },
    'La Emperatriz': {
      up: [
        'wait',
        'Lo que crezca en campo ajeno no se apura desde el tuyo: una estación de margen, comiendo de lo propio.',
      ],
      rev: [
        'no',
        'Mullir cada noche los cojines de quien se fue no acerca a nadie; ese trono lo {usas|usás} {tú|vos} o se queda frío.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Sobre su regreso no hay cetro que mande; sobre tu puerta sí, si {decides|decidís} de antemano quién entra y con qué.',
      ],
      rev: [
        'no',
        'Ni se ordena ni se prohíbe que vuelva; {suelta|soltá} el mando y, de paso, la ronda nocturna por sus redes.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Una promesa de vuelta obliga a quien la dijo. Si no la hubo, {quítale|quitale} a la espera la ceremonia.',
      ],
      rev: [
        'no',
        'Que alguien tenga que volver por decencia o por costumbre es ley antigua, y ninguna llave de esas gira desde fuera.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Volver lo eligen dos personas y un ángel que no empuja: {cuenta|contá} también tu voto, si todavía es el que era.',
      ],
      rev: [
        'no',
        'Puede que esa mirada vaya hacia otra parte y puede que no; la tuya tiene permiso para dejar de perseguirla.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        '{Arranca|Arrancá} lo tuyo: a quien quiera alcanzarte le conviene un carro en marcha, que se ve desde más lejos que uno parado.',
      ],
      rev: [
        'wait',
        'Hoy no hay camino que forzar: las esfinges están echadas y empujarlas agota. {Mira|Mirá} de nuevo al cambiar el mes.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Extrañar sin llamar y querer sin rogar ya tiene mérito; esa mano tranquila es tuya, regrese quien regrese.',
      ],
      rev: [
        'no',
        'Que vuelva o no se verá, y que descanses no admite demora. El león que {vigilas|vigilás} en la puerta es el tuyo.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'El farol no alumbra hasta quien se fue; alcanza para esta temporada a solas, que tiene final aunque no venga nadie.',
      ],
      rev: [
        'if',
        'Desde la cumbre se vigila el camino y no se vive: si {bajas|bajás}, que sea por la gente de abajo.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Gira, y nadie sabe qué trae: hasta que se detenga, lo tuyo es el asiento, y el centro marea menos.',
      ],
      rev: [
        'if',
        'Si ya se fue y volvió otras veces, la pregunta no es cuándo: es cuántas vueltas {quieres|querés} dar {tú|vos}.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Actos en un platillo, señales en el otro: si solo baja el segundo, ahí {tienes|tenés} el dato que faltaba.',
      ],
      rev: [
        'no',
        'La balanza no adivina y aun así habla: toda la espera está de un lado. {Quita|Quitá} un poco del tuyo.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Suspender el juicio, de acuerdo; suspender la vida, no. Que la cuerda tenga un largo y la espera, un día.',
      ],
      rev: [
        'no',
        'Bajarse no cierra ninguna puerta. Quien quiera volver sabe preguntar, y mejor que te vea de pie.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        'Lo que se fue iba despacio y con bandera: {despídelo|despedilo} como si no volviera, y lo que venga será otra visita.',
      ],
      rev: [
        'no',
        'Puede que el adiós ya ocurriera y falte decirlo; un caballo parado entre dos torres no es alguien que llega.',
      ],
    },
    'La Templanza': {
      up: [
        'wait',
        'Un poco de esperanza y un poco de agenda, en dos copas, sin que la primera se vacíe nunca sobre la segunda.',
      ],
      rev: [
        'if',
        'Si cada noticia te inunda y cada silencio te seca, {cierra|cerrá} un poco el paso: con menos agua se entiende mejor.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'La señal que {esperas|esperás} la {buscas|buscás} cada media hora, y ahí está el lazo: a ese lazo le da igual quién vuelva.',
      ],
      rev: [
        'yes',
        'Ya se pasa frente a esa puerta sin el tirón en el cuello: vuelva o no, el día empieza a ser tuyo.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'Si vuelve, no será a aquello, que se quedó sin corona, y conviene decidir mirando las piedras que hay.',
      ],
      rev: [
        'wait',
        'No se sabe, y el crujido que {oyes|oís} puede ser tu propia pared: {revisa|revisá} cuánto está ahí apilado por si acaso.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Ninguna estrella da fechas; sirve para andar de noche. {Vuelve|Volvé} {tú|vos} a lo que te hacía bien, que queda más cerca.',
      ],
      rev: [
        'if',
        'Si la esperanza te deja sin agua, era otra cosa: una jarra para {ti|vos} antes de volver a mirar el camino.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'A esta luz un perro parece lobo y un me gusta parece carta: nada se concluye hasta que amanezca.',
      ],
      rev: [
        'yes',
        'Algo ya se aclaró: no {sabes|sabés} si vuelve, pero {sabes|sabés} qué no callarías otra vez. Con eso se anda.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Del regreso no hay noticia en esta luz; hay un caballo, una tarde y tus brazos, que también sirven sueltos.',
      ],
      rev: [
        'if',
        'Detrás de la nube algo tuyo calienta; si solo {sonríes|sonreís} cuando llega señal, {busca|buscá} otra cosa que encienda la mañana.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Quizá suene una llamada y quizá la tuya sea otra: levantarse, decir lo pendiente y no esperar permiso.',
      ],
      rev: [
        'no',
        'No hay tribunal que traiga a alguien de vuelta por haber sufrido bastante, y esa pena se puede dar por cumplida.',
      ],
    },
    'El Mundo': {
      up: [
        'no',
        'Con regreso o sin regreso, lo bailado está completo: dentro de esa corona hay sitio para una persona y su música.',
      ],
      rev: [
        'if',
        'Falta cerrar una cosa, y no hace falta que vuelva nadie: si te quedó una frase, {dila|decila} o {quémala|quemala}.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Hay una parte que pasa por tu mano: {pregunta|preguntá} {antes}, una vez y sin adornos, «¿{Piensas|Pensás} en volver, o {prefieres|preferís} que no te espere?». Si contesta claro, {créele|creele}. Si contesta niebla, o no contesta, {tómalo|tomalo} como un no por ahora y {haz|hacé} planes con ese dato.',
      },
      {
        needs: [],
        text: '{Ocupa|Ocupá} {antes} un sitio que {tienes|tenés} guardado, una silla, un cajón, la hora de aquella llamada, y al hacerlo {di|decí}: «Esto lo uso yo». Si te alivia, había espera de más. Si te duele, {deja|dejá} una cosa pequeña en su lugar y {sigue|seguí} otro rato, que no es una carrera.',
      },
      {
        needs: ['quien'],
        text: 'Que {quien} lo sepa por {ti|vos} y no por señales: «No te pido que vuelvas; quiero que sepas que no voy a esperar sin noticias». {Mándalo|Mandalo} {antes}, de día. Si responde, {lee|leé} los hechos más que los adjetivos. Si no responde, el mensaje ya hizo su trabajo, que era {contigo|con vos}.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Escribe|Escribí} {antes} lo que tendría que traer quien vuelva, en tres renglones que empiecen igual: «Abro la puerta si…». {Guárdalo|Guardalo} en un cajón. Si un día llega alguien con eso, hay de qué hablar. Si llega con otra cosa, el papel te cuida. Y mientras no llegue nadie, {pídele|pedile} lo mismo a tu semana.',
      },
      {
        needs: [],
        text: 'Una hoja partida en dos: «lo que hizo» y «lo que yo leí». {Llénala|Llenala} {antes} con las señales de este mes, cada una en su lado. Si pesa la primera, hay algo que preguntar de frente. Si pesa la segunda, no había mensaje que descifrar, y tu imaginación, que es buena, merece mejor empleo.',
      },
      {
        needs: ['quien'],
        text: 'El rato que se va en mirar señales de {quien} dáselo {antes} a alguien que sí contesta, con estas palabras: «¿Nos vemos? Te debo una charla». Si el día se aligera, la espera pesaba más de lo que parecía. Si no cambia nada, {habla|hablá} de ella en esa charla, sin disimulo y con postre.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Elige|Elegí} la cosa que más te ata a la puerta, una foto, una prenda, un chat, y {guárdala|guardala} {antes} en una caja con esta etiqueta: «De otra temporada». No hace falta tirarla. Si pasan los días y no la {abres|abrís}, ya corre aire. Si la {abres|abrís} cada noche, que la custodie alguien de confianza.',
      },
      {
        needs: [],
        text: 'Plazo para vigilar: cero. {Silencia|Silenciá} {antes} todo lo que te avisa de sus movimientos y {pega|pegá} en el teléfono un papelito: «No es correo para mí». Si {cumples|cumplís} tres días, {mira|mirá} en qué se fue el rato libre. Si hay recaída, se vuelve a empezar; y si se resienten el sueño o el hambre, a un médico.',
      },
      {
        needs: ['quien'],
        text: 'La despedida que no hubo con {quien} se puede hacer en papel: «Te esperé hasta aquí. Te quise así. Ahora sigo». Con fecha y firma, {antes}, y sin enviarla. Si al firmar te pesa la mano, {descansa|descansá} y {termínala|terminala} otro rato. Si sale ligera, {léela|leela} en voz alta y {cena|cená} algo rico.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'A la espera se le pone borde: {escribe|escribí} una fecha en el calendario y, debajo, «hasta aquí miro la puerta». {Muéstraselo|Mostráselo} {antes} a alguien de confianza. Si hay noticia, {decides|decidís} con ella en la mano. Si no la hay, esa noche se cena fuera, con hambre y compañía, y la puerta se cuida sola.',
      },
      {
        needs: [],
        text: 'Al apagar la luz, dos líneas: «Hoy esperé este rato» y «Hoy viví esto otro». {Júntalas|Juntalas} todas {antes} y {compara|compará}. Si la segunda crece, la espera está en su sitio. Si la primera se come la hoja, {cambia|cambiá} un plan de lugar hasta que quepa en tus días algo más que una puerta.',
      },
      {
        needs: ['quien'],
        text: 'Que el silencio de {quien} tenga un solo turno: media hora al día para pensarlo, con reloj, y al sonar la alarma {di|decí} «por hoy está». {Empieza|Empezá} {antes}. Si el resto del día te rinde, con esa media hora alcanza. Si se desborda, {cuéntaselo|contáselo} a alguien, que en compañía pesa distinto.',
      },
    ],
  },
  closings: {
    yes: [
      'Si alguien vuelve, que te encuentre de regreso de algún lado.',
      'La puerta se queda en su sitio; la vida no tiene por qué.',
      'Una casa con vida dentro no necesita centinela.',
    ],
    if: [
      'Entrar es fácil; lo difícil es saber qué se trae en las manos.',
      'Las señales hablan mucho y firman poco.',
      'Una puerta con condiciones sigue siendo una puerta.',
    ],
    no: [
      'Se puede querer a alguien sin guardarle turno.',
      'El sitio que se guardaba también era tuyo.',
      'También se llega a alguna parte dejando de mirar el camino.',
    ],
    wait: [
      'La luz del pasillo puede quedarse encendida; quien espera, no.',
      'A la noche se le escapa casi todo lo que se le pregunta.',
      'El calendario avanza también en las casas donde se espera.',
    ],
  },
};
