import { REFUND_DAYS, REFUND_READINGS } from './premium.ts';
import { UNEXPECTED } from './unexpected-error.ts';

/**
 * Every way in which the product says no: the HTTP status and the Spanish text of each stable code.
 * The text stands here and nowhere else; details (fields, dates, help lines) travel beside it.
 */
export const ERRORS = {
  INVALID_INPUT: {
    status: 400,
    message: 'Hay datos que no podemos aceptar. Revísalos y vuelve a intentarlo.',
  },
  MALFORMED_BODY: {
    status: 400,
    message: 'No pudimos leer la petición: el cuerpo no es un JSON válido.',
  },
  BATCH_REFUSED: {
    status: 400,
    message:
      'Se pueden juntar hasta diez consultas en una petición; lo que cambia algo va de uno en uno.',
  },
  HUMAN_CHECK_FAILED: { status: 400, message: 'No se pudo completar la verificación de seguridad' },
  TOKEN_INVALID: {
    status: 400,
    message: 'El enlace no es válido, ya se usó o ha caducado. Solicita uno nuevo desde el acceso.',
  },
  RESET_TOKEN_INVALID: {
    status: 400,
    message: 'El enlace de restablecimiento es inválido o ha expirado.',
  },
  WRONG_PASSWORD: { status: 400, message: 'La contraseña actual no es correcta' },
  NOT_SIGNED_IN: {
    status: 401,
    message: 'Tu sesión no está iniciada. Inicia sesión para continuar.',
  },
  INVALID_CREDENTIALS: { status: 401, message: 'Correo electrónico o contraseña incorrectos' },
  EMAIL_NOT_VERIFIED: {
    status: 401,
    message:
      'Debes verificar tu correo electrónico antes de iniciar sesión. Revisa tu bandeja de entrada y sigue el enlace.',
  },
  QUOTA_EXCEEDED: {
    status: 402,
    message:
      'Ya usaste tus lecturas de este periodo. Tu cupo se renueva en la fecha indicada; con Premium no hay límite.',
  },
  PREMIUM_REQUIRED: { status: 402, message: 'Esta parte es de Premium.' },
  CROSS_SITE: { status: 403, message: 'La petición viene de otro sitio y no la aceptamos.' },
  NOT_FOUND: { status: 404, message: 'No encontramos lo que buscas.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Este método no existe en esta dirección.' },
  ID_TAKEN: {
    status: 409,
    message: 'Ese identificador ya pertenece a otra petición. Vuelve a empezar con uno nuevo.',
  },
  USERNAME_TAKEN: {
    status: 409,
    message: 'Ese nombre de usuario ya está ocupado. Prueba con otro.',
  },
  CHARTS_FULL: {
    status: 409,
    message: 'Ya guardas 100 cartas, que es el máximo. Borra alguna para hacer otra.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'Lo que envías es demasiado grande.' },
  URL_TOO_LONG: { status: 414, message: 'La dirección es demasiado larga.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Envía los datos como JSON (application/json).' },
  PHOTO_UNSUPPORTED: {
    status: 415,
    message:
      'Ese archivo no es una foto que podamos leer. Usa JPEG, PNG, WebP, AVIF o HEIC (la del iPhone).',
  },
  PHOTO_TOO_LARGE: {
    status: 413,
    message:
      'La foto es demasiado grande: como mucho 10 MB y 50 megapíxeles (25 si es HEIC, 12 si es AVIF). Si es un PNG, guárdala como JPEG y vuelve a intentarlo.',
  },
  PHOTO_TOO_SMALL: {
    status: 400,
    message:
      'La foto es demasiado pequeña para ver las líneas. Prueba con una de 800 píxeles o más.',
  },
  PHOTO_DAMAGED: {
    status: 400,
    message: 'La foto llegó dañada o incompleta. Vuelve a elegirla o haz otra.',
  },
  NO_PALM_FOUND: {
    status: 422,
    message:
      'No encontramos una palma abierta en la foto. No se ha descontado de tu cupo. Muéstrala entera, con los dedos separados, sobre un fondo liso y con buena luz.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message:
      'Ahora mismo no podemos guardar tu foto. No se ha descontado de tu cupo. Vuelve a intentarlo en un momento, o hazla sin guardar la foto.',
  },
  INVALID_SIGNATURE: { status: 400, message: 'La firma de este aviso no es válida.' },
  ALREADY_PREMIUM: {
    status: 409,
    message: 'Ya tienes Premium: no hace falta que pagues otra vez.',
  },
  PAYMENT_PENDING: {
    status: 409,
    message:
      'Tu pago se está procesando y puede tardar unos minutos. No hace falta que pagues otra vez.',
  },
  REFUND_PENDING: {
    status: 409,
    message:
      'Pediste la devolución de tu pago y la estamos tramitando. Si quieres seguir con Premium, retira la petición en «Cuenta»; si no, espera a que te escribamos y después podrás contratarlo otra vez.',
  },
  NO_SUBSCRIPTION: { status: 409, message: 'No tienes una suscripción activa.' },
  PLAN_CHANGED: {
    status: 409,
    message: 'Tu plan acaba de cambiar y no hemos cancelado nada. Léelo otra vez antes de seguir.',
  },
  REFUND_NOT_DUE: {
    status: 409,
    message: `Este pago ya no se puede devolver: el plazo es de ${REFUND_DAYS} días naturales desde la primera compra, con ${REFUND_READINGS} lecturas Premium como mucho.`,
  },
  BILLING_OFF: { status: 503, message: 'Ahora mismo no se puede contratar Premium.' },
  BILLING_UNAVAILABLE: {
    status: 503,
    message: 'El servicio de pagos no responde. Vuelve a intentarlo en un momento.',
  },
  CRISIS_SUPPORT: {
    status: 422,
    message:
      'No hicimos una lectura. Lo que cuentas merece la ayuda de una persona, y la hay ahora mismo.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Son demasiados intentos en poco tiempo. Espera un poco y vuelve a intentarlo.',
  },
  UNEXPECTED,
  HUMAN_CHECK_UNAVAILABLE: {
    status: 503,
    message:
      'No es culpa tuya: el servicio que distingue a las personas de los robots no nos responde ahora. Vuelve a intentarlo en un momento.',
  },
  READER_UNAVAILABLE: {
    status: 503,
    message:
      'No pudimos terminar tu lectura. No se ha descontado de tu cupo. Vuelve a intentarlo en un momento.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'Ahora mismo no podemos atenderte. Vuelve a intentarlo en un momento.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What may travel beside an error's text. */
export interface ErrorDetails {
  /** Field name to Spanish text. */
  errors?: Record<string, string>;
  /** When the quota renews (QUOTA_EXCEEDED). */
  resetsAt?: string;
  /** False only when the password was right (EMAIL_NOT_VERIFIED). */
  emailVerified?: false;
  /** Always false (RESET_TOKEN_INVALID). */
  valid?: false;
  /** Help lines (CRISIS_SUPPORT). */
  lines?: readonly { place: string; name: string; number: string; note?: string | undefined }[];
  /** What may be meant, by the value to send and in Spanish words (INVALID_INPUT). */
  choices?: readonly { value: string; name: string }[];
  /** Seconds until the next try (TOO_MANY_REQUESTS). */
  retryAfter?: number;
  /** Replaces the code's general text where a kind has its own. */
  message?: string;
}
