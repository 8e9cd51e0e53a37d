import { controller, type Named } from './controller.ts';
import { SUPPORT, type LegalSection } from './words.ts';

const WHAT: readonly LegalSection[] = [
  {
    id: 'datos',
    title: 'Qué datos tratamos',
    blocks: [
      {
        terms: [
          {
            name: 'Registro',
            words: [
              'Tu nombre, tu correo, un nombre de usuario y, si quieres, tu signo. De la contraseña guardamos solo una huella (argon2id) con la que se comprueba: no podemos leerla.',
              'Los datos de nacimiento son opcionales: la fecha y, si los das, la hora y el lugar, solo para tus cartas astrales.',
            ],
          },
          {
            name: 'Suscripción y pagos',
            words: [
              'El identificador de tu pago (token), el de tu ficha y el de tu suscripción en el proveedor de pagos, y el historial: importe, moneda, fechas y estado. El número de tu tarjeta y su código de seguridad no los guardamos nunca: no llegan a pasar por nuestros servidores.',
            ],
          },
          {
            name: 'Lo que creas',
            words: [
              'Tus preguntas, las cartas, runas o signos que salieron, y el texto de cada lectura. De la palma, el análisis, las medidas y el dibujo de las líneas.',
              'La foto de tu palma se borra en cuanto se lee. Si pides guardarla, se guarda una copia de hasta 1600 píxeles, sin fecha, lugar ni datos de la cámara, que solo tú puedes ver. No la usamos para identificarte.',
            ],
          },
          {
            name: 'Uso',
            words: [
              'Tus sesiones abiertas (dispositivo y fechas), tu cupo usado y las solicitudes sobre tus datos. Para avisarte por correo cuando alguien entra desde un dispositivo nuevo guardamos, de cada navegador y red desde los que entraste, una huella cifrada; se borra cuando pasan 180 días sin usarse. Para frenar abusos contamos intentos por dirección IP, correo o cuenta; el contador lleva una huella cifrada en lugar del dato, y caduca solo.',
              'Los registros técnicos de la aplicación no anotan tu correo, tu pregunta, tu contraseña ni tu dirección IP: a una cuenta y a una red las conocen por una huella cifrada.',
              'Estadísticas anónimas de visitas, solo si están activadas y las aceptaste.',
            ],
          },
          {
            name: 'Soporte',
            words: ['El nombre, el correo, el asunto y el mensaje que nos envías.'],
          },
        ],
      },
      'No pedimos datos de salud, religión ni vida íntima. Si los escribes en una pregunta, se usan solo para esa lectura: cuenta lo justo.',
    ],
  },
  {
    id: 'finalidades',
    title: 'Para qué los usamos',
    blocks: [
      {
        list: [
          'Abrir tu cuenta, comprobar tu correo y dejarte entrar.',
          'Escribir tus lecturas, guardarlas y llevar la cuenta de tu cupo.',
          'Cobrar Premium, avisarte de las renovaciones y tramitar reembolsos.',
          'Enviarte los correos necesarios: enlaces, avisos de seguridad y de cobro. No enviamos publicidad.',
          'Responder a lo que nos escribes y atender tus derechos.',
          'Proteger el servicio de abusos y fallos, y cumplir la ley.',
          'Saber, con cifras anónimas y solo si aceptas, qué páginas se visitan.',
        ],
      },
      'No vendemos tus datos, no los usamos para publicidad y no tomamos con ellos decisiones automáticas que te afecten fuera de este sitio.',
    ],
  },
  {
    id: 'bases-legales',
    title: 'Por qué podemos usarlos',
    blocks: [
      {
        terms: [
          {
            name: 'El acuerdo contigo',
            words: ['Tu cuenta, tus lecturas, tu suscripción y el soporte que pides.'],
          },
          {
            name: 'Tu consentimiento',
            words: [
              'Guardar la foto de tu palma, los datos de nacimiento, la analítica y lo sensible que decidas contar en una pregunta. Puedes retirarlo cuando quieras, sin efecto sobre lo ya hecho.',
            ],
          },
          {
            name: 'Nuestro interés legítimo',
            words: ['Mantener seguro el servicio y frenar el abuso, con los datos mínimos.'],
          },
          {
            name: 'La ley',
            words: ['Conservar los registros de pago y responder a una autoridad competente.'],
          },
        ],
      },
    ],
  },
];

const OTHERS: readonly LegalSection[] = [
  {
    id: 'uso-de-cookies',
    title: 'Cookies',
    blocks: [
      [
        'Usamos las cookies necesarias para que entres y navegues con seguridad y, solo si aceptas y está activada, una analítica anónima en nuestro propio servidor. No hay cookies de publicidad. Cada una, con lo que dura, está en la ',
        { text: 'Política de Cookies', to: '/privacidad#cookies' },
        '.',
      ],
    ],
  },
  {
    id: 'con-quien',
    title: 'Con quién se comparten',
    blocks: [
      'Con nadie más que quien hace falta para prestarte el servicio, y solo con lo que necesita:',
      {
        terms: [
          {
            name: 'Proveedor de pagos con tarjeta (Stripe)',
            words: [
              'Solo si vas a contratar Premium. Recibe tu correo, el identificador de tu cuenta y los datos de pago que escribes en su página.',
            ],
          },
          {
            name: 'Proveedor de inteligencia artificial',
            words: [
              'Cuando hay uno conectado, es quien genera las lecturas: recibe las cartas, las runas, los signos o las posiciones calculadas, tu pregunta y, para la palma, la foto sin metadatos. No recibe tu nombre ni tu correo. Si no hay ninguno, escribe el lector integrado y nada sale de nuestros servidores.',
            ],
          },
          {
            name: 'Analítica',
            words: [
              'Es anónima y la alojamos en servidores nuestros: no interviene ningún proveedor de publicidad. Sin tu consentimiento, o si no está activada, no se cuenta nada.',
            ],
          },
          {
            name: 'Verificación humana (Cloudflare Turnstile)',
            words: [
              'En los formularios de acceso, registro, contacto y recuperación. Recibe tu dirección IP y señales técnicas de tu navegador para distinguirte de un programa.',
            ],
          },
          {
            name: 'Servidores, correo y almacenamiento',
            words: [
              'Las empresas que los alojan o los entregan tratan los datos por encargo nuestro y no pueden usarlos para otra cosa.',
            ],
          },
          {
            name: 'Autoridades',
            words: ['Solo cuando la ley obliga, y solo lo que obliga.'],
          },
        ],
      },
    ],
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo los guardamos',
    blocks: [
      'Guardamos tus datos mientras tu cuenta está activa y, como máximo, hasta 5 años después de la cancelación. En la práctica casi todo dura mucho menos:',
      {
        terms: [
          {
            name: 'Tu cuenta y tus lecturas',
            words: [
              'Hasta que las borras. Una lectura borrada desaparece en el acto; durante un año queda su identificador, sin texto, para que no se vuelva a cobrar de tu cupo. Una cuenta cuyo correo nadie confirma se borra a los 30 días.',
            ],
          },
          {
            name: 'Fotos de palmas',
            words: [
              'Se borran en cuanto se leen. Las que pediste guardar, con su lectura o con tu cuenta.',
            ],
          },
          {
            name: 'Sesiones',
            words: [
              'Caducan tras 7 días sin uso y, en todo caso, a los 30 días. Guardamos solo una huella de su clave.',
            ],
          },
          {
            name: 'Enlaces y correos',
            words: [
              'El enlace para confirmar tu correo vale 24 horas; el de la contraseña, 1 hora; el que deshace un cambio de correo, 7 días. De un correo enviado borramos a quién iba y qué decía 1 hora después; su registro técnico, y el de un enlace caducado, a los 7 días.',
            ],
          },
          {
            name: 'Respuestas a peticiones repetidas',
            words: ['24 horas, para que un doble clic no cuente dos veces.'],
          },
          {
            name: 'Pagos',
            words: [
              'Los avisos del proveedor de pagos, 90 días. Los registros de tu suscripción, 5 años desde que termina; si borras la cuenta, se quedan seudonimizados: sin tu nombre, sin tu correo y sin nada que los una a ti en nuestra base.',
            ],
          },
          {
            name: 'Mensajes de soporte y solicitudes de derechos',
            words: [
              'Lo que haga falta para atenderlos y poder demostrarlo, 5 años como máximo. De una solicitud queda, tras borrar la cuenta, solo una huella cifrada de tu correo.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    blocks: [
      {
        list: [
          'Las contraseñas se guardan con una función de huella lenta (argon2id); las claves de sesión y los enlaces, nunca en claro.',
          'La conexión va cifrada, y la cookie de tu sesión no la puede leer ningún programa de la página.',
          'Tus lecturas y tus fotos solo se entregan a tu cuenta. En el servidor, cada persona autorizada accede según su función y solo a lo que necesita.',
          'Las tarjetas las guarda el proveedor de pagos: sus números y códigos de seguridad no los tenemos.',
          'Si cambia tu contraseña o tu correo, te avisamos; un cambio de correo que no hiciste se puede deshacer desde el correo de antes durante 7 días.',
        ],
      },
      'Ningún sistema es invulnerable. Si una brecha pudiera perjudicarte, te lo diremos sin demora y te contaremos qué hacer.',
    ],
  },
  {
    id: 'transferencias',
    title: 'Transferencias a otros países',
    blocks: [
      'Los proveedores de pagos, de inteligencia artificial y de verificación humana, y los servidores que usamos, pueden estar fuera de tu país, por ejemplo en Estados Unidos. Les enviamos solo lo descrito arriba, con contratos que les exigen protegerlo como aquí se dice.',
    ],
  },
];

const YOURS: readonly LegalSection[] = [
  {
    id: 'derechos',
    title: 'Tus derechos',
    blocks: [
      'Puedes ejercerlos gratis. La mayoría, tú y en el acto, desde la pestaña «Cuenta» de tu perfil:',
      {
        terms: [
          {
            name: 'Acceso y portabilidad',
            words: [
              '«Descargar mis datos» te da un archivo ZIP con todo lo que guardamos sobre ti: una página para leer, un archivo para otros programas y tus fotos.',
            ],
          },
          {
            name: 'Rectificación',
            words: [
              'Cambia tu nombre, tu usuario, tu signo o tu correo; el correo nuevo vale cuando lo confirmas.',
            ],
          },
          {
            name: 'Cancelación',
            words: [
              'Borra una lectura, o la cuenta entera con tu contraseña: se va todo en el acto, también las fotos, y te lo confirma un último correo. Quedan solo los registros de pago sin tu nombre que la ley manda conservar y la huella que demuestra que te atendimos.',
            ],
          },
          {
            name: 'Oposición, limitación y retirada del consentimiento',
            words: [
              'Pídenos que dejemos de usar un dato para algo concreto, o retira un consentimiento.',
            ],
          },
        ],
      },
      [
        'Para lo demás, o si ya no puedes entrar, escríbenos desde ',
        SUPPORT,
        ' con el correo de tu cuenta; para protegerte, comprobaremos que eres tú. Respondemos en un máximo de 20 días hábiles, contados según el calendario de México.',
      ],
      'Si la respuesta no te convence, puedes acudir a la autoridad de protección de datos: en México, la Secretaría Anticorrupción y Buen Gobierno; en otros países, la tuya.',
    ],
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    blocks: [
      'El servicio no es para menores de 13 años y no recogemos sus datos a sabiendas. Entre los 13 y los 17 años hace falta la supervisión de una persona adulta responsable. Si crees que un menor de 13 años tiene una cuenta, escríbenos y la borraremos.',
    ],
  },
  {
    id: 'enlaces-de-terceros',
    title: 'Enlaces a otros sitios',
    blocks: [
      'Algunas páginas enlazan a sitios que no son nuestros, como el portal de pagos o la ayuda de tu navegador. Allí valen sus propias políticas: léelas antes de dejarles datos.',
    ],
  },
  {
    id: 'cambios-de-privacidad',
    title: 'Cambios en esta política',
    blocks: [
      'Si esta política cambia, publicamos aquí la nueva versión con su fecha. Si el cambio te afecta de verdad, te avisamos por correo antes; y si hace falta tu consentimiento, te lo pedimos.',
    ],
  },
  {
    id: 'contacto-de-privacidad',
    title: 'Contacto',
    blocks: [
      [
        'Escríbenos desde ',
        SUPPORT,
        '. Pon «Datos personales» en el asunto, para que sepamos enseguida de qué se trata.',
      ],
    ],
  },
];

/** The privacy policy: 14 sections, the first of which says whom people can turn to. */
export const privacyPolicy = (product: string, contact: Named): readonly LegalSection[] => [
  controller(product, contact),
  ...WHAT,
  ...OTHERS,
  ...YOURS,
];
