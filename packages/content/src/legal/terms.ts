import { SUPPORT, type LegalSection } from './words.ts';

const beginning = (product: string): readonly LegalSection[] => [
  {
    id: 'aceptacion',
    title: 'Qué aceptas al usar el servicio',
    blocks: [
      `Estos términos son el acuerdo entre tú y quienes operamos ${product}. Los aceptas al marcar la casilla cuando creas tu cuenta y, si navegas sin cuenta, al usar el sitio. Si algo no te convence, no lo uses: nada te obliga a seguir.`,
      [
        'Junto con estos términos se aplican la ',
        { text: 'Política de Privacidad', to: '/privacidad' },
        ' y la ',
        { text: 'Política de Cookies', to: '/privacidad#cookies' },
        ', que explican qué hacemos con tus datos y cómo ejercer tus derechos.',
      ],
    ],
  },
  {
    id: 'servicio',
    title: 'Qué ofrecemos',
    blocks: [
      `${product} es una aplicación web en español de astrología y adivinación. Ofrece:`,
      {
        list: [
          'horóscopo diario de los doce signos, calculado con las posiciones reales de los astros;',
          'lecturas de tarot y de runas, con las cartas o las runas que eliges tú;',
          'lectura de la palma de la mano a partir de una foto;',
          'compatibilidad entre signos y cartas astrales;',
          'un historial de tus lecturas y un blog.',
        ],
      },
      'La portada, el horóscopo diario, el blog, el soporte y estas páginas se ven sin cuenta. El tarot, la palma, las runas y la compatibilidad requieren una cuenta gratuita con el correo confirmado.',
      'La rueda de tu carta astral, con la posición de cada astro y lo que dicen tu Sol, tu Luna y tu Ascendente, está abierta a todo el mundo, con cuenta o sin ella, y se dibuja sin guardar nada. La carta interpretada entera, los tránsitos de cada día y la comparación de dos cartas son de Premium, y las cartas que pides leer quedan en tu perfil hasta que las borras.',
    ],
  },
];

const PEOPLE: readonly LegalSection[] = [
  {
    id: 'entretenimiento',
    title: 'Solo entretenimiento',
    blocks: [
      'Las lecturas, los horóscopos, las cartas astrales y los porcentajes de compatibilidad son un entretenimiento. No son consejo médico, psicológico, legal, financiero ni de ninguna otra profesión, y no anuncian el futuro.',
      'Ninguna decisión importante debería descansar solo en ellos. Si está en juego tu salud, tu dinero o un asunto legal, habla con una persona que ejerza esa profesión. Lo que decidas a partir de una lectura lo decides tú.',
    ],
  },
  {
    id: 'edad',
    title: 'Quién puede usarlo',
    blocks: [
      'El servicio no es para menores de 13 años. Si tienes entre 13 y 17 años, puedes usarlo con la supervisión de tu madre, tu padre o la persona que tenga tu tutela, y es esa persona quien contrata Premium, si lo quieren.',
      'Si sabemos que una cuenta es de alguien menor de 13 años, la borramos con todo lo que contiene.',
    ],
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    blocks: [
      'Para abrir una cuenta necesitas un correo tuyo: lo comprobamos con un enlace que vale 24 horas. Una cuenta cuyo correo nadie confirma se borra a los 30 días.',
      'Tu contraseña tiene al menos 6 caracteres y no puede ser una de las más comunes. Es personal: no la compartas. Lo que se hace con tu cuenta se entiende hecho por ti, salvo que nos avises de que otra persona ha entrado.',
      'En la pestaña «Cuenta» de tu perfil ves tus sesiones abiertas y puedes cerrarlas, cambiar tus datos y tu contraseña, descargar todo lo que guardamos y borrar la cuenta.',
    ],
  },
];

const MONEY: readonly LegalSection[] = [
  {
    id: 'planes',
    title: 'Los planes y lo que cuestan',
    blocks: [
      {
        terms: [
          {
            name: 'Plan Básico',
            words: [
              'Es gratis y no pide tarjeta. Incluye hasta 8 lecturas al mes de cada tipo (tarot, palma, runas y compatibilidad). El contador de cada tipo vuelve a empezar cada 30 días naturales, contados desde el día de tu registro. Una lectura que no llega a terminarse no se descuenta.',
            ],
          },
          {
            name: 'Plan Pro (Premium)',
            words: [
              'Cuesta US$ 8.99 al mes, con los impuestos incluidos. Incluye lecturas ilimitadas, el horóscopo diario exclusivo, los mapas astrales completos, el análisis de palma de alta precisión y soporte prioritario.',
              'Ilimitadas quiere decir sin cupo para una persona. Como uso razonable, el servicio escribe hasta 10 lecturas por minuto y 200 al día por cuenta.',
            ],
          },
        ],
      },
      'El precio que vale es el que ves antes de pagar. Si alguna vez cambia, te avisamos antes por correo, el nuevo precio no se aplica a un periodo ya pagado y puedes cancelar sin pagarlo. Cuando Premium no se puede contratar, la página lo dice y no se cobra nada.',
    ],
  },
  {
    id: 'pagos',
    title: 'Pago, renovación y cancelación',
    blocks: [
      'Pagas con tarjeta en la página segura de un proveedor de pagos externo (Stripe). El número de tu tarjeta y su código de seguridad no pasan por nuestros servidores ni los guardamos.',
      'La suscripción se renueva sola cada mes por US$ 8.99 hasta que la canceles. Tres días antes de cada renovación te lo recordamos por correo.',
      'Puedes cancelar cuando quieras desde la pestaña «Cuenta» o desde el portal de pagos, sin dar explicaciones. La cancelación surte efecto al final del periodo de facturación: hasta entonces conservas Premium y después no se cobra nada más. Si cancelas mientras un cobro está pendiente, termina en el acto y ese cobro ya no se intenta. Tus lecturas siguen en tu perfil y vuelves al plan Básico.',
      'Si un cobro falla, te escribimos y el proveedor vuelve a intentarlo. Mientras dura, conservas Premium, 21 días como mucho; si no se logra, la suscripción termina.',
      'Si borras tu cuenta, la suscripción termina con ella y no se cobra nada más.',
    ],
  },
  {
    id: 'reembolsos',
    title: 'Reembolsos',
    blocks: [
      'Te devolvemos el primer pago si se cumplen las dos condiciones:',
      {
        list: [
          'lo pides dentro de los 5 días naturales siguientes a tu primera compra (el quinto día termina a medianoche, hora de Ciudad de México);',
          'desde esa compra no has usado más de 2 lecturas Premium.',
        ],
      },
      [
        'Tu cuenta te dice si las cumples y ahí mismo se pide; también puedes escribirnos desde ',
        SUPPORT,
        '. Si lo pediste a tiempo, estás a tiempo, aunque tardemos en tramitarlo. El dinero vuelve a la tarjeta con la que pagaste.',
      ],
      'Premium se cierra en cuanto pides la devolución. Puedes retirar la petición en «Cuenta» hasta que la paguemos, y Premium vuelve a quedar como estaba, salvo que el periodo pagado haya terminado.',
      'Fuera de ese caso no se devuelven los periodos ya empezados, salvo que la ley de tu país disponga otra cosa o que el error haya sido nuestro.',
    ],
  },
  {
    id: 'conflictos',
    title: 'Si no estamos de acuerdo',
    blocks: [
      [
        'Escríbenos primero desde ',
        SUPPORT,
        ' y cuéntanos qué pasó. Durante 30 días, desde que recibimos tu mensaje, las dos partes buscamos de buena fe un arreglo amistoso.',
      ],
      'Si no lo encontramos, estos términos se rigen por las leyes de México y son competentes los tribunales de Ciudad de México. Esto no te quita los derechos irrenunciables que te dé, como persona consumidora, la ley del lugar donde vives, ni el de acudir a la autoridad de consumo.',
    ],
  },
];

const USE: readonly LegalSection[] = [
  {
    id: 'uso',
    title: 'Cómo se puede usar',
    blocks: [
      'Usa el servicio para ti y con buena fe. No está permitido:',
      {
        list: [
          'entrar en cuentas ajenas, o intentar saltarse los límites, el cupo o las medidas de seguridad;',
          'crear cuentas o pedir lecturas de forma automática y masiva;',
          'subir fotos de otra persona sin su permiso, o contenido ilegal, violento o que dañe a alguien;',
          'revender las lecturas o presentarlas como consejo profesional;',
          'estorbar a quienes lo usan o sobrecargarlo a propósito.',
        ],
      },
      'Para cuidarlo, limitamos cuántas veces seguidas se puede hacer cada cosa. Si una cuenta incumple estas reglas de forma grave o repetida, podemos suspenderla o cerrarla; te diremos por qué y podrás responder.',
    ],
  },
  {
    id: 'lectores',
    title: 'Quién escribe las lecturas',
    blocks: [
      'Los textos los escribe un programa: un modelo de inteligencia artificial de un proveedor externo, cuando está conectado, o el lector integrado, que compone cada lectura con nuestras propias reglas. Cada lectura dice cuál de los dos fue: «Texto generado con IA» o «Lector integrado».',
      'Las posiciones de los astros y los porcentajes se calculan; la carta o la runa sale de un azar limpio y la eliges tú. Aun así, un texto puede equivocarse o no encajar contigo. Si alguno te parece impropio, cuéntanoslo.',
    ],
  },
  {
    id: 'preguntas-delicadas',
    title: 'Cuando hace falta otra ayuda',
    blocks: [
      'Si tu pregunta habla de suicidio, de hacerte daño, de violencia o de un menor en riesgo, no hacemos una lectura: te mostramos líneas de ayuda y no se descuenta nada de tu cupo. Reconocer estas preguntas es cosa de un programa y puede fallar; si corres peligro, llama al número de emergencias de tu país.',
      'Este servicio no sustituye la ayuda de una persona ni vigila lo que escribes para avisar a terceros.',
    ],
  },
];

const REST: readonly LegalSection[] = [
  {
    id: 'tu-contenido',
    title: 'Lo que escribes y lo que subes',
    blocks: [
      'Tus preguntas, tus mensajes y tus fotos son tuyos. Solo nos das permiso para usarlos en lo necesario: escribir tu lectura, guardarla en tu historial y responderte. No los publicamos ni los vendemos.',
      'Las preguntas tienen hasta 500 caracteres. La foto de tu palma se borra en cuanto se lee, a menos que pidas guardarla; entonces solo tú puedes verla y se borra con la lectura.',
      'Tus lecturas son para ti: puedes imprimirlas y compartirlas. Desde tu perfil puedes borrar cada una, o descargarlas todas.',
    ],
  },
  {
    id: 'propiedad',
    title: 'Lo que es nuestro',
    blocks: [
      'El nombre, los dibujos de las cartas y las runas, los textos del sitio, los artículos y el programa son nuestros o de quienes nos dieron licencia. Puedes usarlos como parte del servicio y citarlos diciendo de dónde salen; para otra cosa, pide permiso. Lo que se publica con una licencia abierta se rige por ella.',
    ],
  },
  {
    id: 'responsabilidad',
    title: 'Disponibilidad y responsabilidad',
    blocks: [
      'Trabajamos para que el servicio esté siempre abierto, pero no podemos prometerlo: puede fallar, mejorar o cambiar. Si vamos a cerrar una función de pago, avisamos antes y no cobramos lo que no se pueda usar.',
      'En lo que la ley permite, no respondemos de las decisiones que tomes a partir de un texto de entretenimiento ni de daños indirectos. Nada de esto excluye la responsabilidad que la ley no deja excluir.',
    ],
  },
  {
    id: 'cierre',
    title: 'Cuando te vas',
    blocks: [
      'Puedes borrar tu cuenta en cualquier momento desde la pestaña «Cuenta». Se borran en el acto tus datos, tus lecturas, tus preguntas y tus fotos. Quedan, sin tu nombre ni tu correo, los registros de pago que hay que conservar hasta 5 años después de la cancelación.',
      [
        'Mientras la cuenta está activa, y para cualquier solicitud sobre tus datos, que respondemos en un máximo de 20 días hábiles, vale lo que dice la ',
        { text: 'Política de Privacidad', to: '/privacidad' },
        '.',
      ],
    ],
  },
  {
    id: 'cambios-y-contacto',
    title: 'Cambios y contacto',
    blocks: [
      'Si estos términos cambian, publicamos aquí la nueva versión con su fecha. Si el cambio te afecta de verdad, te avisamos por correo antes de que empiece a valer. Si una parte no fuera válida, las demás siguen en pie.',
      ['Para cualquier duda, escríbenos desde ', SUPPORT, '.'],
    ],
  },
];

/** The terms of use: 17 sections, the ninth on disputes. */
export const terms = (product: string): readonly LegalSection[] => [
  ...beginning(product),
  ...PEOPLE,
  ...MONEY,
  ...USE,
  ...REST,
];
