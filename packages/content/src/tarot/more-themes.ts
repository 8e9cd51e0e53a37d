import type { QuestionTheme } from '@sibila/domain/safety/question';
import type { Gesture } from './traits.ts';

/** More turns for the questions that people ask most: upright ones first, then reversed ones. */
export const MORE_TURNS: Readonly<
  Partial<
    Record<
      QuestionTheme,
      Readonly<Record<Gesture, readonly [readonly string[], readonly string[]]>>
    >
  >
> = {
  none: {
    begin: [
      [
        'Puesto en un martes cualquiera, esto es mandar el mensaje, comprar el cuaderno, preguntar el precio. Los comienzos caben en diez minutos; lo largo era darles vueltas.',
        'Busca dónde te pica la curiosidad y ve por ahí. No hace falta que sirva: hay puertas que solo se ven después de abrir otra.',
      ],
      [
        'Puesto en un martes cualquiera, es esa pestaña abierta desde hace semanas. Ciérrala o úsala, que las dos cosas descansan.',
        'Mira qué repites que vas a hacer y con qué frase lo aplazas. La frase dice más que el plan.',
      ],
    ],
    keep: [
      [
        'Mirado de cerca se parece a una cosa bien hecha cada día: la cama, el pan, la llamada de los jueves. Ahí se apoya todo lo que no se ve.',
        'Hay algo tuyo que marcha y no hace ruido. Ponle nombre y dale un rato, antes de que tenga que romperse para que lo notes.',
      ],
      [
        'Mirado de cerca, alguien hace de columna y nadie le pregunta si pesa. Puede ser otra persona; puede ser tu espalda.',
        'Lo que antes te ordenaba ahora te aprieta. Cambia la hora, el orden o la medida antes de tirarlo todo.',
      ],
    ],
    release: [
      [
        'Hay un sitio en tu casa, o en tu agenda, que guarda algo ya terminado. Vacíalo sin prisa y fíjate en qué te apetece poner.',
        'Las manos llenas no reciben, y las tuyas llevan tiempo así. Deja una cosa en el suelo, aunque solo sea para cambiar de brazo.',
      ],
      [
        'Algo quiere irse y le cierras la puerta por costumbre. Déjala entornada esta semana y mira si hacía falta empujar.',
        'Se nota un cansancio de sujetar. No es flaqueza, es información: di qué pesa y desde cuándo.',
      ],
    ],
    listen: [
      [
        'Lo que toca ahora se parece a esperar un tren leyendo: sin mirar el reloj y sin perderlo. Lleva contigo una pregunta, no dos.',
        'Presta atención a lo que se repite estos días, una frase, una canción, una persona. Las casualidades no mandan recado, pero sirven para saber en qué estás pensando.',
      ],
      [
        'Se ha quedado una conversación a medias contigo. Retómala caminando, que en la silla ya te la sabes entera.',
        'Apaga una fuente de ruido, la que menos echarías en falta, y dale al silencio tres días de prueba.',
      ],
    ],
    meet: [
      [
        'Piensa en alguien con quien todo es un poco más fácil y búscale un hueco. No para hablar de esto: para acordarte de cómo eres cuando no hay que demostrar nada.',
        'Casi todo lo pendiente tiene cara y nombre. Elige uno y acércate con una frase corta.',
      ],
      [
        'Hay una distancia pequeña que se mide mal desde los dos lados. Pregunta antes de calcular.',
        'Lo que se tensa aquí no es lo que se dice sino cómo se dice. Prueba a decir lo mismo sentándote primero.',
      ],
    ],
  },
  work: {
    begin: [
      [
        'Para el trabajo la lectura es de acción breve: pide la reunión, enseña el borrador, pregunta el plazo. Lo que se mueve un poco deja de parecer una montaña.',
      ],
      [
        'Para el trabajo hay un comienzo retenido, y no siempre por falta de oportunidad. Pregunta qué harías mañana si nadie fuera a evaluarlo.',
      ],
    ],
    keep: [
      [
        'En tu oficio, lo sólido no sale en las noticias: el cliente que vuelve, la tarea que nadie más sabe hacer. Apúntalo, porque ese inventario es tu fuerza al negociar.',
      ],
      [
        'En tu oficio se confunde compromiso con no levantarse de la silla. Mira qué pasaría si un día salieras a tu hora, y quién lo notaría.',
      ],
    ],
    release: [
      [
        'En lo profesional algo ya dio de sí todo lo que tenía. Antes de decidir qué sigue, escribe qué aprendiste; es lo único que te llevas siempre.',
      ],
      [
        'En lo profesional sigues defendiendo un puesto, una idea o un equipo que ya cambió. Actualiza la foto antes de pelear por ella.',
      ],
    ],
    listen: [
      [
        'Sobre tu trabajo, la información que falta no está en la oferta ni en el contrato, sino en cómo te sientes el domingo por la tarde. Tómala como un dato más.',
      ],
      [
        'Sobre tu trabajo hay rumores, propios y ajenos, ocupando el sitio de los datos. Averigua uno de verdad y tira dos rumores.',
      ],
    ],
    meet: [
      [
        'Para lo laboral cuenta la alianza: quién te quiere bien, quién sabe lo que haces, a quién podrías ayudar tú primero.',
      ],
      [
        'Para lo laboral hay un roce que se ha vuelto clima. Háblalo cuando no esté pasando, con un ejemplo y una propuesta.',
      ],
    ],
  },
  love: {
    begin: [
      [
        'Para el corazón la carta es de puertas abiertas: dejarse ver en algo que te gusta, aceptar una invitación, hacer una. El resto se conversa.',
      ],
      [
        'Para el corazón hay ganas y hay antiguas precauciones. Averigua cuáles siguen protegiéndote y cuáles solo te tienen a salvo de lo bueno.',
      ],
    ],
    keep: [
      [
        'Entre dos, la pregunta es cómo se cuida lo que ya hay. Un gesto fijo, a la misma hora, dice «estoy» mejor que cualquier discurso.',
      ],
      [
        'Entre dos se ha vuelto norma que alguien ceda. Cambia por una semana quién propone, quién espera y quién pide.',
      ],
    ],
    release: [
      [
        'En los afectos algo cambia de forma y pide que se lo despida con su nombre. Quedarse o irse es otra pregunta, y viene después.',
      ],
      [
        'En los afectos se revisa demasiado lo que ya pasó: mensajes, fechas, señales. Guarda la caja unos días en un sitio alto.',
      ],
    ],
    listen: [
      [
        'Cuando el corazón pregunta, lo más honrado es mirar cómo te quedas después de cada encuentro: con más aire o con menos. Ahí hay una respuesta que sí es tuya.',
      ],
      [
        'Cuando el corazón se enreda, la cabeza inventa. Nadie conoce por las cartas lo que otro siente; se conoce preguntando, y preguntando bien.',
      ],
    ],
    meet: [
      [
        'En la pareja o en lo que empieza, el punto es hablar de valores sin solemnidad: qué es para cada quien una buena tarde, un buen año.',
      ],
      [
        'En la pareja o en lo que empieza hay dos idiomas. Antes de insistir, traduce: di qué haces tú para querer y pregunta cómo lo nota el otro lado.',
      ],
    ],
  },
  decision: {
    begin: [
      [
        'A la hora de elegir, ponle un plazo a la duda y un tamaño al primer paso. Lo que se prueba un mes se conoce mejor que lo que se piensa un año.',
      ],
      [
        'A la hora de elegir hay una opción que ya tomaste y no te atreves a estrenar. Dila en voz alta, a solas, y escucha cómo suena.',
      ],
    ],
    keep: [
      [
        'Entre una cosa y la otra, pregunta cuál se sostiene sola y cuál habría que sostener. Ninguna está mal; son vidas distintas.',
      ],
      [
        'Entre una cosa y la otra pesa lo ya invertido. Haz la cuenta como si empezaras hoy y compara.',
      ],
    ],
    release: [
      [
        'La salida de este cruce pasa por cerrar un camino a conciencia. Un «no» completo descansa más que tres «quizás».',
      ],
      [
        'La salida de este cruce se atasca en el miedo a arrepentirse. Escribe qué harías si te arrepintieras: casi siempre hay un plan.',
      ],
    ],
    listen: [
      [
        'Antes de resolver, deja que lo decida un poco el cuerpo: duerme, camina, cocina con una opción en la cabeza y al día siguiente con la otra.',
      ],
      [
        'Antes de resolver hace falta distinguir la prisa tuya de la que te han prestado. Pide más tiempo a quien corresponda.',
      ],
    ],
    meet: [
      [
        'La decisión mejora contada a alguien que sepa preguntar sin empujar. Elige bien a esa persona y pídele solo preguntas.',
      ],
      [
        'La decisión se ha vuelto un asunto entre lo que quieres y lo que dirán. Siéntalos por separado y dales cinco minutos a cada uno.',
      ],
    ],
  },
  self: {
    begin: [
      [
        'Para tu propio camino vale más un ensayo que un propósito. Haz algo como lo haría la persona en que te quieres convertir, y mira qué tal te sienta.',
      ],
      [
        'Para tu propio camino falta menos valor del que crees y más permiso. Escríbelo tú, con fecha y firma, aunque parezca un juego.',
      ],
    ],
    keep: [
      [
        'Por dentro pide mantenimiento más que reforma: dormir, ver a los tuyos, hacer con las manos algo que se termine.',
      ],
      [
        'Por dentro se sostiene una imagen que ya nadie te exige. Descansa de ella una tarde y observa si alguien protesta.',
      ],
    ],
    release: [
      [
        'De ti se va despidiendo una manera de protegerte que funcionó. Agradécele el servicio; no hace falta echarla a empujones.',
      ],
      [
        'De tu historia hay una versión gastada de tanto contarla. Prueba a empezar por otro capítulo.',
      ],
    ],
    listen: [
      [
        'Hacia dentro, la señal es discreta: lo que haces sin que te cueste y sin que nadie mire. Sigue ese hilo un par de semanas.',
      ],
      [
        'Hacia dentro hay tanta pregunta que ya no se oye la primera. Vuelve a ella: ¿qué querías saber antes de querer arreglarlo?',
      ],
    ],
    meet: [
      [
        'Lo que eres se ve mejor en compañía. Busca un sitio donde te conozcan por lo que disfrutas y no por lo que resuelves.',
      ],
      [
        'Lo que eres y lo que enseñas andan un poco distanciados. Deja ver una cosa pequeña y verdadera a alguien que la cuide.',
      ],
    ],
  },
};
