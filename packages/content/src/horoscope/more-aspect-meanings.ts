import type { Meaning } from './aspect-meanings.ts';

type Further = Readonly<Partial<Record<keyof Meaning, readonly string[]>>>;

/** Further words for the aspects of swift bodies: signs of one day are told them differently. */
export const MORE_ASPECT_MEANINGS: Readonly<Record<string, Further>> = {
  'Sun Moon': {
    together: ['Lo que te propones y lo que te pide el cuerpo coinciden, y eso no pasa a diario.'],
    easy: [
      'Estar bien y cumplir con lo tuyo no se estorban: aprovecha la racha.',
      'Se puede decir que sí con la cabeza y con la barriga a la vez.',
    ],
    hard: [
      'Lo que te conviene y lo que te gusta no caben en la misma silla; decide quién se sienta primero.',
      'El deber tira de una manga y el ánimo de la otra: afloja antes de que se rompa la tela.',
    ],
  },
  'Sun Mercury': {
    together: [
      'Hablas con seguridad y se te escucha; deja un hueco para que te respondan.',
      'Lo que piensas y lo que quieres van en la misma frase: dila corta.',
    ],
  },
  'Sun Venus': {
    together: [
      'Caer bien cuesta poco ahora; úsalo para algo que importe.',
      'Lo que haces con gusto se nota desde fuera y abre puertas.',
    ],
  },
  'Sun Mars': {
    together: [
      'Tienes arranque y ganas de medirte; elige un rival que merezca la pena.',
      'Empujas con todo el cuerpo: apunta antes de soltar la fuerza.',
    ],
    easy: [
      'El valor y el propósito van al mismo paso: di lo que llevas semanas pensando.',
      'Cuesta menos de lo que parecía, sobre todo si lo haces de pie.',
    ],
    hard: [
      'Es fácil contestar con fuego a lo que pedía una pregunta; respira y pregunta.',
      'Querer mandar y querer correr se pisan los pies; camina un tramo al paso del otro.',
    ],
  },
  'Sun Jupiter': {
    together: [
      'Te sientes grande y con razón; reparte un poco de esa luz.',
      'Se agranda lo que quieres: comprueba que también quepa en la agenda.',
    ],
    easy: [
      'La suerte se parece a haber preguntado: pregunta.',
      'Alguien te da crédito antes de ver el resultado, y sienta bien.',
    ],
    hard: [
      'El entusiasmo firma cheques que la semana tendrá que pagar; revisa la cifra.',
      'Todo tienta y nada se termina: escoge un plato del menú.',
    ],
  },
  'Sun Saturn': {
    together: [
      'Se te pide que respondas por algo, y puedes.',
      'Hay poco brillo y mucho cimiento: vale la pena.',
    ],
    easy: [
      'Un esfuerzo largo empieza a sostenerse solo.',
      'Quien sabe más que tú te toma en serio; acepta el consejo.',
    ],
    hard: [
      'Parece que nada alcanza; haz una cosa entera y mira otra vez.',
      'Una exigencia pesa más de la cuenta: comprueba de quién es.',
    ],
  },
  'Sun Uranus': {
    together: ['Te sales del papel que te habían dado, y resulta que cabías en otro.'],
    easy: [
      'Hay aire para probar lo que siempre haces de otra manera.',
      'Una ocurrencia tuya resuelve lo que llevaba tiempo atascado.',
    ],
    hard: [
      'Un imprevisto te cambia los planes: guarda lo importante y suelta lo demás.',
      'Tienes ganas de romper con algo; rompe primero el horario.',
    ],
  },
  'Sun Neptune': {
    together: ['Imaginas con tanta fuerza que cuesta ver la mesa: apunta el sueño y vuelve.'],
    easy: [
      'Una corazonada tranquila señala bien.',
      'Se entiende a la gente sin hacerle preguntas; a ti también.',
    ],
    hard: [
      'Lo que te prometes puede ser un espejismo; acércate y compruébalo.',
      'Hay confusión sobre quién dijo qué: pide una frase clara.',
    ],
  },
  'Sun Pluto': {
    together: ['Quieres llegar a la raíz y tienes con qué cavar.'],
    easy: [
      'Puedes cambiar algo de fondo sin pelearte con nadie.',
      'Lo que decides en serio encuentra fuerza de dónde salir.',
    ],
    hard: [
      'Alguien quiere tener razón a cualquier precio; no pagues tú la cuenta.',
      'Controlarlo todo cansa más que dejar un cabo suelto.',
    ],
  },
  'Moon Mercury': {
    together: ['La memoria y la lengua van juntas: cuenta lo que te pasó con sus detalles.'],
    easy: [
      'Escuchar se te da tan bien como hablar; alterna.',
      'Una charla sencilla te ordena por dentro.',
    ],
    hard: [
      'Das vueltas a una frase que quizá no quería decir nada; pregunta y descansa.',
      'Hablar por no callar enreda más: deja que el silencio haga su parte.',
    ],
  },
  'Moon Venus': {
    together: ['Te inclinas por lo suave, y hay con quién compartirlo.'],
    easy: [
      'Un detalle amable mejora la jornada de dos personas.',
      'Se está bien en buena compañía, incluida la tuya.',
    ],
    hard: [
      'Buscas consuelo en algo que se compra; quizá bastaba un abrazo.',
      'Quedar bien con todo el mundo te deja fuera de la foto: entra en ella.',
    ],
  },
  'Moon Mars': {
    together: ['La emoción llega con los puños cerrados: ábrelos haciendo algo útil.'],
    easy: [
      'Tienes el valor justo para decir lo que sientes.',
      'Sabes qué quieres y te levantas a buscarlo.',
    ],
    hard: [
      'La paciencia se acaba antes que el motivo; sal a dar una vuelta.',
      'Algo te pica por dentro: averigua qué antes de rascar a otro.',
    ],
  },
  'Moon Jupiter': {
    together: ['El ánimo se pone generoso y tiende la mano primero.'],
    easy: [
      'Hay optimismo del bueno, del que ayuda a poner la mesa.',
      'Te sientes en casa donde estés, y se contagia.',
    ],
    hard: [
      'Prometer por cariño también compromete; mide antes de ofrecer.',
      'Te entran ganas de todo: date un gusto y deja los otros para después.',
    ],
  },
  'Moon Saturn': {
    together: ['Prefieres la calma y los afectos probados; date ese gusto sobrio.'],
    easy: [
      'La emoción encuentra suelo firme y camina mejor.',
      'Un cuidado discreto, de los que no salen en la foto, te sostiene.',
    ],
    hard: [
      'Te exiges más ternura de la que te das; empieza por ti.',
      'La soledad pesa un poco: llama a alguien sin esperar un motivo.',
    ],
  },
  'Moon Uranus': {
    together: ['Te sorprende lo que sientes, y a los demás también: dilo con humor.'],
    easy: [
      'Cambiar un detalle de lo de siempre te despierta.',
      'El ánimo se abre a quien no se parece a ti.',
    ],
    hard: [
      'Hay inquietud en los pies; camina antes de tomar decisiones.',
      'Un plan se cae y deja un hueco libre: no corras a llenarlo.',
    ],
  },
  'Moon Neptune': {
    together: ['Todo te llega sin filtro: elige bien qué miras y con quién.'],
    easy: [
      'La imaginación consuela sin engañar.',
      'Entiendes a alguien con solo verle la cara; dile que lo has visto.',
    ],
    hard: [
      'Te cuesta distinguir el cansancio de la tristeza: duerme y compara.',
      'Salvar a alguien que no lo pidió agota; ofrece y espera respuesta.',
    ],
  },
  'Moon Pluto': {
    together: ['Lo que sientes va en serio y no admite medias palabras.'],
    easy: [
      'Puedes mirar algo difícil sin que te arrastre.',
      'Una confidencia a tiempo alivia más que diez distracciones.',
    ],
    hard: [
      'Los celos o el enojo te muestran dónde duele: mira ahí y no al culpable.',
      'Una emoción quiere mandar; déjala hablar y conserva el volante.',
    ],
  },
  'Mercury Venus': {
    together: ['Dices las cosas con gusto y se reciben igual.'],
    easy: ['Un halago bien pensado abre una conversación que valía la pena.'],
  },
  'Mercury Mars': {
    together: ['Piensas deprisa y respondes antes; cuenta hasta tres.'],
    easy: [
      'La respuesta te sale clara y a la primera.',
      'Defiendes una idea con hechos, y convence.',
    ],
    hard: [
      'Una palabra afilada corta en los dos sentidos: envaina y vuelve a empezar.',
      'Discutir tienta demasiado; comprueba que haya algo que ganar.',
    ],
  },
  'Mercury Jupiter': {
    together: ['Lo que aprendes quiere contarse; busca a quien le sirva.'],
    easy: [
      'Una buena noticia llega por hablar con quien no sueles.',
      'Entiendes el conjunto sin perder el hilo.',
    ],
    hard: [
      'Das por hecho lo que falta comprobar; mira el dato otra vez.',
      'Opinas de más sobre lo que sabes de menos: escucha un rato.',
    ],
  },
  'Mercury Saturn': {
    together: ['Lo que dices pesa, así que conviene pensarlo dos veces.'],
    easy: [
      'Se te da bien lo que pide paciencia y letra pequeña.',
      'Un consejo seco resulta ser el bueno.',
    ],
    hard: [
      'Te cuesta arrancar la frase; escríbela mal y corrige luego.',
      'Una crítica llega sin envoltorio: quédate con la parte útil.',
    ],
  },
  'Mercury Uranus': {
    together: ['Piensas por un atajo que nadie había visto; apúntalo antes de explicarlo.'],
    easy: [
      'Una pregunta rara da con la solución.',
      'Aprendes rápido lo que no se parece a lo que sabes.',
    ],
    hard: [
      'Se te cruzan tres ideas y ninguna termina la frase; elige una.',
      'Un aviso cambia a última hora: confirma y sigue.',
    ],
  },
  'Mercury Neptune': {
    together: ['Las palabras vienen con música; escribe antes de que se vayan.'],
    easy: ['Adivinas lo que alguien no sabe decir.', 'Una imagen explica más que tu argumento.'],
    hard: [
      'Leíste lo que temías y no lo que decía: vuelve al texto.',
      'Te prometen algo con niebla; pide nombre y fecha.',
    ],
  },
  'Mercury Pluto': {
    together: ['Ves lo que hay debajo, y decirlo pide tacto.'],
    easy: [
      'Con una buena pregunta llegas al fondo.',
      'Descubres la causa y el resto se explica solo.',
    ],
    hard: [
      'Quieres sonsacar algo a quien no está listo; dale tiempo.',
      'Un pensamiento vuelve y vuelve: ponlo por escrito y ciérralo.',
    ],
  },
  'Venus Mars': {
    together: ['Gustar y querer se ponen de acuerdo; da tú el primer paso.'],
    easy: [
      'Hay chispa sin esfuerzo: basta con estar donde hay gente.',
      'Pides lo que te gusta y te lo dan con una sonrisa.',
    ],
    hard: [
      'El deseo y la paciencia llevan relojes distintos; ajústalos hablando.',
      'Un coqueteo se vuelve pulso: quien ríe primero gana.',
    ],
  },
  'Venus Jupiter': {
    together: ['La alegría te sale generosa y alguien la recibe.'],
    easy: [
      'Lo bueno llega por medio de personas; sal a verlas.',
      'Disfrutar también es una manera de agradecer.',
    ],
    hard: [
      'Se gasta de más cuando se está de buenas; pon un tope amable.',
      'Decir que sí por cortesía sale caro: piénsalo un rato.',
    ],
  },
  'Venus Saturn': {
    together: ['Quieres poco y bueno, y que dure.'],
    easy: [
      'Quien está desde siempre vuelve a demostrar por qué.',
      'Una promesa pequeña, cumplida, vale por un ramo.',
    ],
    hard: [
      'El cariño llega con abrigo y cuesta verlo: acércate.',
      'Te parece que das más de lo que recibes; dilo sin hacer la suma.',
    ],
  },
  'Venus Uranus': {
    together: ['Alguien o algo te gusta de golpe; disfruta sin firmar nada.'],
    easy: ['Un gusto nuevo te sienta bien.', 'Quien no esperabas te alegra un rato.'],
    hard: [
      'Quieres cercanía y puerta abierta; pide las dos con claridad.',
      'Un gusto caro o repentino pide esperar un poco.',
    ],
  },
  'Venus Neptune': {
    together: ['Ves belleza por todas partes; elige una y mírala bien.'],
    easy: ['La música, el cine o el mar te ablandan.', 'Querer sale sin condiciones.'],
    hard: [
      'Te enamora la idea; conoce también a la persona.',
      'Alguien te gusta por lo que todavía no has visto: mira despacio.',
    ],
  },
  'Venus Pluto': {
    together: ['El afecto va a lo hondo y no se conforma con la superficie.'],
    easy: ['Una verdad compartida los acerca.', 'Lo que te atrae te enseña algo de ti.'],
    hard: [
      'Querer no es vigilar: suelta el hilo y mira si vuelve.',
      'Una atracción intensa pide que recuerdes tus otros planes.',
    ],
  },
  'Mars Jupiter': {
    together: ['Las ganas son enormes; pártelas en pasos.'],
    easy: ['Te lanzas y el viento ayuda.', 'El trabajo luce cuando crees en él.'],
    hard: [
      'Apuestas fuerte por impulso: guarda la mitad.',
      'Tanto empuje pasa de largo la salida; mira el cartel.',
    ],
  },
  'Mars Saturn': {
    together: ['Fuerza y disciplina tiran de la misma cuerda: avanza lento y no pares.'],
    easy: ['Aguantas más que el obstáculo.', 'El esfuerzo medido llega entero al final.'],
    hard: [
      'Empujas y algo resiste: cambia de palanca y no de fuerza.',
      'La rabia contenida cansa; dale una tarea.',
    ],
  },
  'Mars Uranus': {
    together: ['Te sale un gesto que no habías ensayado, y mueve las cosas.'],
    easy: ['Improvisas con buena puntería.', 'Hacerlo a tu modo resulta más rápido.'],
    hard: [
      'Las prisas rompen cosas; baja un punto la velocidad.',
      'Te rebelas por reflejo: comprueba que haya contra qué.',
    ],
  },
  'Mars Neptune': {
    together: ['La fuerza se pone al servicio de un sueño; dale un primer paso.'],
    easy: ['Actúas con suavidad y llegas lejos.', 'Ayudar sin hacer ruido te da fuerzas.'],
    hard: [
      'Te falta empuje porque no ves la meta: dibújala.',
      'Peleas con una sombra; enciende la luz.',
    ],
  },
  'Mars Pluto': {
    together: ['Lo quieres todo a la vez, y conviene saber por qué.'],
    easy: ['Terminas lo que parecía imposible de mover.', 'Hay fuerza de fondo, y no se agota.'],
    hard: [
      'Un pulso te provoca: suelta la mano y sigue tu camino.',
      'Quien grita busca pelea; contesta en voz baja.',
    ],
  },
};
