import { SUPPORT, type LegalSection, type Term } from './words.ts';

const ABOUT: readonly LegalSection[] = [
  {
    id: 'que-son',
    title: 'Qué son las cookies',
    blocks: [
      'Una cookie es un texto pequeño que un sitio deja en tu navegador y que este le devuelve en cada visita. Así sabe, por ejemplo, que ya iniciaste sesión.',
      'Aquí contamos también lo que guardamos en el almacenamiento local de tu navegador, que se parece mucho pero no viaja a ningún servidor.',
    ],
  },
  {
    id: 'tipos',
    title: 'Qué tipos usamos',
    blocks: [
      {
        terms: [
          {
            name: 'Necesarias',
            words: ['Mantienen tu sesión y protegen lo que envías. Sin ellas no se puede entrar.'],
          },
          {
            name: 'De preferencias',
            words: ['Recuerdan lo que elegiste, como tu consentimiento o tu signo.'],
          },
          {
            name: 'De análisis',
            words: [
              'Cuentan visitas de forma anónima, en nuestro propio servidor. Solo existen si la analítica está activada y pulsaste «Aceptar».',
            ],
          },
        ],
      },
      'No usamos cookies de publicidad ni seguimos tu camino por otros sitios.',
    ],
  },
];

/** What the product itself leaves in a browser under names of its own. */
const named = (prefix: string) =>
  ({
    session: {
      name: `${prefix}_session`,
      words: [
        'Cookie de inicio de sesión, necesaria. Ningún programa de la página puede leerla. En conexiones cifradas su nombre empieza por __Host-.',
        'Dura la sesión: se va al cerrar el navegador. En nuestro servidor caduca tras 7 días sin uso y, en todo caso, a los 30 días.',
      ],
    },
    consent: {
      name: `${prefix}-cookie-consent`,
      words: [
        `Tu consentimiento, de preferencias. Guarda que pulsaste «Aceptar» para no volver a preguntarte; ${prefix}-cookie-consent-since, a su lado, desde qué día.`,
        'Dura 1 año.',
      ],
    },
    sign: {
      name: `${prefix}:sign`,
      words: [
        'Almacenamiento local, de preferencias. El último signo que elegiste para leer su horóscopo.',
        'Dura hasta que lo borras.',
      ],
    },
  }) as const satisfies Record<string, Term>;

const XSRF: Term = {
  name: 'XSRF-TOKEN',
  words: [
    'Cookie necesaria. Comprueba que lo que se envía sale de nuestras páginas.',
    'Dura la sesión.',
  ],
};

const analytics = (prefix: string): readonly Term[] => [
  {
    name: 'Sesión de analítica',
    words: [
      `De análisis, solo si aceptas. Une las páginas de una misma visita, sin tu nombre ni tu correo. Está en el almacenamiento local, bajo ${prefix}-analytics.`,
      'Dura 24 horas.',
    ],
  },
  {
    name: 'Identificador de analítica',
    words: [
      `De análisis, solo si aceptas. Un número al azar que distingue una visita nueva de una repetida, también bajo ${prefix}-analytics. No sale de tu navegador.`,
      'Dura 30 días.',
    ],
  },
];

const storage = (prefix: string): readonly Term[] => [
  {
    name: 'Tirada a medias',
    words: [
      `Almacenamiento de la pestaña, necesario. La tirada y la pregunta que dejaste sin terminar, el mensaje a soporte que no enviaste y el pago que aún no se ha confirmado. Sus nombres empiezan por ${prefix}-private:`,
      'Dura hasta que cierras la pestaña o la sesión.',
    ],
  },
  {
    name: 'Pago en curso',
    words: [
      `Almacenamiento de la pestaña, necesario. El identificador del pago del que vuelves, mientras se comprueba: ${prefix}-payment.`,
      'Dura hasta que se comprueba o cierras la pestaña.',
    ],
  },
  {
    name: 'Lugar de lectura',
    words: [
      `Almacenamiento de la pestaña, de preferencias. Por dónde ibas en cada página, para volver al mismo sitio: ${prefix}:place y tsr-scroll-restoration-v1_3.`,
      'Dura hasta que cierras la pestaña.',
    ],
  },
  {
    name: 'Copias para ir más rápido',
    words: [
      `Almacenamiento local, de preferencias. Imágenes, estilos, letras y datos del sitio ya vistos, hasta 8 MB: ${prefix}-cache.`,
      'Dura 48 horas como máximo.',
    ],
  },
  {
    name: 'Copias para leer sin conexión',
    words: [
      `Caché del navegador, de preferencias. Las páginas (${prefix}-pages-), los dibujos (${prefix}-art), el código del sitio (${prefix}-code y workbox-precache-v2-), qué pestañas usan todavía el anterior (${prefix}-tabs), y el último horóscopo y tu propio historial (${prefix}-answers), si tu navegador lo permite.`,
      'Dura hasta que se renuevan o borras los datos de este sitio; tu historial se va al cerrar sesión y, si no vuelves, a los 7 días.',
    ],
  },
];

const THIRD_PARTIES: readonly Term[] = [
  {
    name: 'Cloudflare Turnstile',
    words: [
      'De un tercero, necesaria. La verificación humana de los formularios de acceso, registro, contacto y recuperación puede guardar datos técnicos en su propio dominio.',
      'Dura lo que dice la política de Cloudflare.',
    ],
  },
  {
    name: 'Stripe',
    words: [
      'De un tercero, solo en sus páginas de pago y de gestión, cuando vas a ellas.',
      'Dura lo que dice la política de Stripe.',
    ],
  },
];

function detail(product: string): LegalSection {
  const prefix = product.toLowerCase();
  const { session, consent, sign } = named(prefix);
  const own = [session, XSRF, consent, ...analytics(prefix), sign, ...storage(prefix)];
  const terms = [...own, ...THIRD_PARTIES];
  return { id: 'lista', title: 'Lista detallada', blocks: [{ terms }] };
}

const CHOICE: readonly LegalSection[] = [
  {
    id: 'consentimiento',
    title: 'Cómo das y retiras tu consentimiento',
    blocks: [
      'La franja al pie de la página te habla de las cookies y del botón «Aceptar». Mientras no lo pulses no hay analítica; las necesarias funcionan igual, porque sin ellas no hay servicio.',
      'Tu elección se guarda solo en tu navegador. Para retirarla, borra en él los datos de este sitio: la franja volverá a aparecer y la analítica quedará apagada.',
    ],
  },
  {
    id: 'navegador',
    title: 'Cómo desactivarlas en tu navegador',
    blocks: [
      'Puedes ver, borrar o bloquear las cookies en los ajustes de tu navegador. Si bloqueas las necesarias, no podrás iniciar sesión; la portada, el horóscopo y el blog seguirán abiertos.',
      {
        list: [
          [{ text: 'Google Chrome', to: 'https://support.google.com/chrome/answer/95647?hl=es' }],
          [
            {
              text: 'Mozilla Firefox',
              to: 'https://support.mozilla.org/es/kb/habilitar-y-deshabilitar-cookies-sitios-web-rastrear-preferencias',
            },
          ],
          [
            {
              text: 'Safari',
              to: 'https://support.apple.com/es-mx/guide/safari/sfri11471/mac',
            },
          ],
          [
            {
              text: 'Microsoft Edge',
              to: 'https://support.microsoft.com/es-es/microsoft-edge/eliminar-las-cookies-en-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'cambios-de-cookies',
    title: 'Cambios en esta política',
    blocks: [
      'Si añadimos una cookie o cambia lo que dura, actualizamos la lista y la fecha de esta página. Si hace falta tu consentimiento, te lo pedimos de nuevo.',
    ],
  },
  {
    id: 'contacto-de-cookies',
    title: 'Contacto',
    blocks: [['¿Dudas sobre una cookie? Escríbenos desde ', SUPPORT, '.']],
  },
];

/** The cookie policy: 7 sections. */
export const cookiePolicy = (product: string): readonly LegalSection[] => [
  ...ABOUT,
  detail(product),
  ...CHOICE,
];
