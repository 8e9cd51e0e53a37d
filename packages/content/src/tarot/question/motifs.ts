/** What a question may be about more closely than a field of life. */
export type Motif = 'jealousy' | 'moving-together';

const JEALOUSY = /(?<!\p{L})(?:celos|celos[oa]s?|celarme|me cela)(?!\p{L})/iu;
const MOVING =
  /(?<!\p{L})(?:mud(?:ar\p{L}*|o|amos|anza|arnos)|otra ciudad|otro país|irn?os|vivir)(?!\p{L})/iu;
const PARTNER =
  /(?<!\p{L})(?:pareja|novi[oa]|espos[oa]|marido|mi mujer|mi prometid[oa])(?!\p{L})/iu;

/** The motif of a question, or null. */
export function motifOf(question: string): Motif | null {
  if (JEALOUSY.test(question)) return 'jealousy';
  return MOVING.test(question) && PARTNER.test(question) ? 'moving-together' : null;
}

/** How a reading calls it, after «por», «sobre» or «para». */
export const MOTIF_TOPICS: Readonly<Record<Motif, string>> = {
  jealousy: 'los celos',
  'moving-together': 'una mudanza en pareja',
};

/** What is offered to think about, instead of what the field of life alone would offer. */
export const MOTIF_TURNS: Readonly<Record<Motif, readonly string[]>> = {
  jealousy: [
    'Los celos avisan de un miedo, y un miedo no es una prueba. Escribe en dos columnas lo que se ha visto y lo que se ha imaginado.',
    'Con los celos sirve más decir qué se necesita que preguntar por lo que hizo el otro. «Esto me inquieta, ¿lo hablamos?» abre una puerta que el interrogatorio cierra.',
    'Debajo de los celos suele haber una duda sobre el propio valor. Contéstala con tres hechos tuyos antes de mirar ningún teléfono.',
    'Los celos piden vigilar, y la vigilancia los alimenta. Prueba tres días sin revisar nada y apunta a qué hora aprietan más.',
    'En una pareja con celos conviene acordar en frío qué tranquiliza y qué invade, con ejemplos de esta misma semana.',
    'Los celos agrandan una escena y borran las demás. Recuerda también la última vez que hubo confianza, y qué la hizo posible.',
    'Ante los celos, una conversación con hora y sin reproches vale más que diez indirectas. Que empiece por lo que asusta.',
    'De los celos importa saber qué los encendió: una frase, un silencio, un recuerdo de otra historia. Con su nombre exacto se manejan mejor.',
  ],
  'moving-together': [
    'Mudarse en pareja son dos decisiones, el sitio y la convivencia, y se hablan mejor por separado.',
    'Antes de mirar casas con tu pareja, que cada quien escriba qué echaría de menos, y comparen las hojas.',
    'En una mudanza de dos importa quién deja más. Díganlo con nombres y acuerden qué recibe a cambio.',
    'Para irse a otro lugar con la pareja ayuda pactar una fecha de revisión, a los seis meses por ejemplo, en la que nadie tenga que disculparse por cambiar de idea.',
    'A una pareja, en un lugar nuevo, la sostienen cosas menudas: quién conoce a gente, quién tiene horario, quién cocina cuando el otro llega tarde. Repártanlas antes del traslado.',
    'Tu pareja y el lugar son dos preguntas. Imagina cada una sin la otra y verás cuál te está moviendo.',
    'Conozcan ese sitio en pareja tres días, entre semana. Cómo llevan allí el primer contratiempo dirá más que las fotos del barrio.',
    'Con la pareja se mudan también los pendientes. Elijan uno y háblenlo antes de embalar.',
  ],
};
