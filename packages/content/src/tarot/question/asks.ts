import type { DrawnCard } from '@sibila/domain/tarot/cards';

type ThreeAsks = readonly [string, string, string];

// By arcanum id, first upright, then reversed: each may be put directly or after «pregunta».
const ASKS: readonly (readonly [ThreeAsks, ThreeAsks])[] = [
  [
    [
      'qué harías primero si nadie te pidiera resultados',
      'cuánto de lo que cargas cabe de verdad en un hatillo',
      'quién te enseñó que empezar da vergüenza',
    ],
    [
      'qué altura tiene de verdad el borde que miras',
      'qué aviso llevas días oyendo sin hacerle caso',
      'qué tendría que pasar para que dieras el paso',
    ],
  ],
  [
    [
      'qué tienes ya en la mesa y sigues buscando fuera',
      'cuál de tus talentos estás dejando para luego',
      'qué parte de esto empieza con las manos y no con la boca',
    ],
    [
      'qué promesa repites más de lo que cumples',
      'qué cajón abriste para no cerrar el anterior',
      'dónde termina la habilidad y empieza el truco',
    ],
  ],
  [
    [
      'qué supiste el primer día y has ido tapando con razones',
      'qué cambiaría si tardaras una noche más en contestar',
      'qué silencio tuyo protege y cuál esconde',
    ],
    [
      'cuántas opiniones llevas pedidas y cuál buscabas oír',
      'qué secreto pesa ya más que su motivo',
      'qué dirías si nadie fuera a corregirte',
    ],
  ],
  [
    [
      'qué crece solo con que dejes de removerlo',
      'qué te alimenta sin que nunca lo agradezcas',
      'dónde hace falta cuidado y dónde basta con estar',
    ],
    [
      'quién cuida la tierra de donde todos comen',
      'qué regalo haces esperando que alguien lo note',
      'qué pasaría si hoy no llegaras a todo',
    ],
  ],
  [
    [
      'qué límite te daría más descanso que disgustos',
      'qué quieres que siga en pie dentro de diez años',
      'quién manda aquí cuando nadie levanta la voz',
    ],
    [
      'qué temes que ocurra si sueltas el mando una tarde',
      'a quién protege todavía una regla tuya',
      'qué se ha puesto rígido a fuerza de defenderlo',
    ],
  ],
  [
    [
      'quién pasó por esto antes y querría contártelo',
      'qué costumbre te sostiene sin que la notes',
      'qué consejo das a menudo y no sigues',
    ],
    [
      'qué norma obedeces sin acordarte de quién la puso',
      'qué aprenderías si dejaras de hacerlo como se debe',
      'a quién temes defraudar si lo haces a tu manera',
    ],
  ],
  [
    [
      'qué elegirías si las dos puertas fueran igual de cómodas',
      'qué dejarías con gusto y qué te dolería dejar',
      'a qué dices que sí sin que te lo pidan dos veces',
    ],
    [
      'qué conversación se está dando por hecha',
      'qué sí pronunciaste mirando hacia otro lado',
      'quién se quedó esperando una respuesta clara',
    ],
  ],
  [
    [
      'hacia dónde vas cuando nadie te mete prisa',
      'qué dos fuerzas tiran de ti y cuál lleva razón hoy',
      'qué viaja contigo sin hacerte falta',
    ],
    [
      'contra qué empujas que no se ha movido un palmo',
      'qué verías si fueras más despacio un rato',
      'quién sostiene las riendas cuando te cansas',
    ],
  ],
  [
    [
      'qué se calmaría si le hablaras más bajo',
      'dónde confundes paciencia con aguante',
      'a qué instinto tuyo convendría hacerle caso',
    ],
    [
      'desde cuándo llevas esto a pulso',
      'a quién podrías decirle que hoy no puedes',
      'qué enojo se te ha quedado dentro y qué pide',
    ],
  ],
  [
    [
      'qué oyes cuando baja el ruido de los demás',
      'qué paso puedes dar con lo que ya sabes',
      'qué duda vale más que todas las respuestas que te han dado',
    ],
    [
      'cuánto hace que no le cuentas esto a nadie',
      'a qué puerta llamarías si costara menos',
      'qué parte del retiro es descanso y cuál escondite',
    ],
  ],
  [
    [
      'qué está girando ya sin que lo empujes',
      'qué conviene tener a mano por si cambia el viento',
      'qué parte de esto nunca dependió de ti',
    ],
    [
      'en qué punto de la vuelta tropiezas siempre',
      'qué frenas porque la última vez salió mal',
      'qué contarías distinto si la historia empezara en otro sitio',
    ],
  ],
  [
    [
      'qué dirías de la otra parte si hablaras con franqueza',
      'qué parte de la cuenta te toca a ti',
      'qué es aquí un hecho y qué una suposición con buena letra',
    ],
    [
      'quién paga la diferencia y lo llama costumbre',
      'qué verdad se dice a medias para no incomodar',
      'qué darías por cerrado si alguien lo reconociera',
    ],
  ],
  [
    [
      'qué se ve desde abajo que de pie no veías',
      'qué ganarías si la prisa perdiera una semana',
      'qué idea tuya llevas mucho sin revisar',
    ],
    [
      'qué sacrificio haces sin que nadie te lo haya pedido',
      'qué esperas y de quién depende que llegue',
      'qué nudo se soltaría con solo dejar de tirar',
    ],
  ],
  [
    [
      'qué terminó ya y sigues tratando como abierto',
      'qué sitio quedaría libre si despidieras lo viejo',
      'qué te llevarías de lo que se acaba',
    ],
    [
      'qué final llevas tiempo aplazando sin decirlo',
      'qué adiós se ha quedado a medio decir',
      'qué guardas por si acaso y ya no abres',
    ],
  ],
  [
    [
      'qué medida te sienta bien y cuál te sobra',
      'qué dos cosas podrías mezclar en lugar de elegir',
      'qué mejora cuando lo haces despacio',
    ],
    [
      'por dónde se te va lo que tanto cuesta juntar',
      'qué haces de más para compensar lo que falta en otro lado',
      'qué podrías dejar a medias sin que pasara nada',
    ],
  ],
  [
    [
      'qué te da eso que dices que te ata',
      'qué pagas a plazos sin mirar el total',
      'qué cadena está más floja de lo que cuentas',
    ],
    [
      'qué harás con las manos ahora que están libres',
      'qué echas de menos de aquello que te ataba',
      'qué deseo es tuyo y cuál te lo prestaron',
    ],
  ],
  [
    [
      'qué grieta conocías antes de que cayera nada',
      'qué piedras volverías a poner en el mismo sitio',
      'qué verdad haría menos ruido si la dijeras tú',
    ],
    [
      'qué sigues sosteniendo por no ver cómo se cae',
      'qué conversación evitas a fuerza de silencios',
      'qué podrías desmontar a mano, piedra a piedra',
    ],
  ],
  [
    [
      'qué cuidas sin que nadie te vea hacerlo',
      'qué luz te orienta aunque no puedas tocarla',
      'qué darías si no llevaras la cuenta',
    ],
    [
      'cuándo dejaste de levantar la cabeza',
      'qué esperanza te daría pudor confesar',
      'qué buena noticia pequeña has dejado pasar',
    ],
  ],
  [
    [
      'qué parte de esto has visto y cuál has imaginado',
      'qué parece enorme de noche y poca cosa a mediodía',
      'qué te cuenta el miedo cuando se apaga la luz',
    ],
    [
      'qué se ha aclarado ya sin que lo celebres',
      'qué te contabas para dormir y ya no hace falta',
      'qué miedo resultó más pequeño de lo que parecía',
    ],
  ],
  [
    [
      'qué harías a plena luz y sin pedir disculpas',
      'qué va bien y apenas se comenta',
      'con quién querrías compartir la buena noticia',
    ],
    [
      'qué alegría guardas por miedo a que se gaste',
      'qué mal rato confundes con el día entero',
      'cuánto hace que no disfrutas de algo sin motivo',
    ],
  ],
  [
    [
      'qué llevas tiempo queriendo contestar',
      'qué repararías si supieras que todavía se puede',
      'qué te haría levantarte mañana sin despertador',
    ],
    [
      'de qué te acusas que nadie más recuerda',
      'qué respuesta está pensada y sigue en el cajón',
      'quién te perdonó hace años sin que te enteraras',
    ],
  ],
  [
    [
      'qué está terminado y sigues retocando',
      'qué pieza encaja por fin con las demás',
      'con quién celebrarías lo que ya salió bien',
    ],
    [
      'qué falta para darlo por bueno',
      'qué miedo te impide darlo por terminado',
      'qué cabo dejas suelto para no despedirte',
    ],
  ],
];

/** What a card asks back as it lies: questions without their signs. */
export function asksOf({ arcanum, reversed }: DrawnCard): ThreeAsks {
  const sides = ASKS[arcanum];
  if (!sides) throw new RangeError(`no arcanum ${arcanum}`);
  return sides[reversed ? 1 : 0];
}
