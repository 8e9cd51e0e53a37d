import type { Caution } from '@sibila/domain/safety/question';

/** What a question may be about more closely than a field of life. */
export type Motif = 'jealousy' | 'jealousy-of-another' | 'moving-together' | 'law';

const JEALOUSY = /(?<!\p{L})(?:celos|celos[oa]s?|celarme|me cela)(?!\p{L})/iu;
// «Siento celos de mi hermana» are the asker's own, «los celos de mi pareja» another's.
const OWN_JEALOUSY =
  /(?<!\p{L})(?:mis celos|(?:tengo|tener|siento|sentir|me dan?|me matan|me entran|estoy|soy|ser|estar) (?:\p{L}+ ){0,2}celos[oa]?)(?!\p{L})/iu;
const ANOTHERS_JEALOUSY =
  /(?<!\p{L})(?:celos de (?:mis?|él|ella|ellos|otr[oa])|sus celos|celarme|me cela|(?:es|son|está|están|se pone) (?:\p{L}+ )?celos[oa]s?|(?:siente|tiene|le dan?) (?:\p{L}+ )?celos)(?!\p{L})/iu;
const MOVING =
  /(?<!\p{L})(?:mud(?:ar\p{L}*|o|amos|anza|arnos)|otra ciudad|otro país|irn?os|vivir)(?!\p{L})/iu;
const PARTNER =
  /(?<!\p{L})(?:pareja|novi[oa]|espos[oa]|marido|mi mujer|mi prometid[oa])(?!\p{L})/iu;

/** The motif of a question with its cautions, or null. */
export function motifOf(question: string, cautions: readonly Caution[] = []): Motif | null {
  if (JEALOUSY.test(question)) {
    const isAnothers = ANOTHERS_JEALOUSY.test(question) && !OWN_JEALOUSY.test(question);
    return isAnothers ? 'jealousy-of-another' : 'jealousy';
  }
  if (MOVING.test(question) && PARTNER.test(question)) return 'moving-together';
  return cautions.includes('law') && !cautions.includes('health') ? 'law' : null;
}

/** How a reading calls it, after «por», «sobre» or «para». */
export const MOTIF_TOPICS: Readonly<Record<Motif, string>> = {
  jealousy: 'los celos',
  'jealousy-of-another': 'los celos de otra persona',
  'moving-together': 'una mudanza en pareja',
  law: 'un asunto legal',
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
  'jealousy-of-another': [
    'Los celos de otra persona no se calman con más pruebas tuyas. Di qué puedes ofrecer para dar tranquilidad y qué no vas a entregar: el teléfono, las contraseñas, tus amistades.',
    'No te toca demostrar nada cada tarde. En un rato tranquilo, pregunta qué teme que pase y escucha la respuesta sin defenderte todavía.',
    'Quien tiene celos carga con un miedo, y ese trabajo es suyo. A ti te corresponde decir, con cariño y con hora, hasta dónde puedes acompañar.',
    'Fíjate en qué has dejado de hacer para evitar una escena: una cena, una amistad, una prenda. Recupera la más pequeña y avisa antes, sin pedir permiso.',
    'Ante unos celos ajenos se pacta en frío qué da calma y qué invade. Avisar de que has llegado puede caber; abrir tus mensajes, no.',
    'Si los celos de quien te quiere vienen con gritos, vigilancia o miedo, la paciencia no los arregla: cuéntaselo a alguien de confianza y busca ayuda cerca.',
    'Pide hablar de una escena concreta de esta semana, en lugar de discutir si confía o no confía. De los celos con fecha se puede conversar; de los de «siempre», no.',
    'Esos celos hablan de quien los siente antes que de ti. Separa lo que de verdad hiciste de lo que se imagina, y responde solo por lo primero.',
    'Cede en lo que te salga sin esfuerzo y di que no en lo que te encoge. Con los celos de otra persona, esa diferencia la notas tú antes que nadie.',
  ],
  law: [
    'En un asunto legal, lo que más rinde es el orden: una carpeta con fechas, recibos y mensajes, y una lista de preguntas para quien te defienda.',
    'Escribe los hechos del caso en una página, en el orden en que ocurrieron y sin adjetivos. Quien lleve tu defensa te lo agradecerá.',
    'Pregunta antes que nada por los plazos y apúntalos donde los veas. En lo legal, una fecha perdida pesa más que un buen argumento.',
    'Averigua si cabe un acuerdo y qué costaría no llegar a él. Esa cuenta, hecha con tu abogado, aclara más que cualquier corazonada.',
    'Separa lo que puedes probar de lo que sabes que pasó. Son dos listas, y ante un juez solo se lee la primera.',
    'No discutas el caso por mensajes con la otra parte. Lo que quieras decir, que pase primero por quien te asesora.',
    'Pide que te expliquen el caso sin palabras raras: qué puede salir, en cuánto tiempo y con qué gastos. Tienes derecho a entenderlo.',
    'Mira si hay testigos, fotos o recibos que todavía no has reunido. Cada papel que encuentras ahora es una duda menos el día de la vista.',
    'Pon en una hoja qué arreglo te dejaría en paz, además de lo que es justo. Con las dos cosas delante se negocia mejor.',
    'Si el abogado que tienes no contesta, pide una cita con fecha, y si no tienes, busca un servicio de orientación gratuita en tu ciudad.',
  ],
  'moving-together': [
    'Mudarse en pareja son dos decisiones, el sitio y la convivencia, y se hablan mejor por separado.',
    'Antes de mirar casas con tu pareja, que cada quien escriba qué echaría de menos, y comparen las hojas.',
    'En una mudanza de pareja importa quién deja más. Díganlo con nombres y acuerden qué recibe a cambio.',
    'Para irse a otro lugar con la pareja ayuda pactar una fecha de revisión, a los seis meses por ejemplo, en la que nadie tenga que disculparse por cambiar de idea.',
    'A una pareja, en un lugar nuevo, la sostienen cosas menudas: quién conoce a gente, quién tiene horario, quién cocina cuando el otro llega tarde. Repártanlas antes del traslado.',
    'Tu pareja y el lugar son dos preguntas. Imagina cada una sin la otra y verás cuál te está moviendo.',
    'Conozcan ese sitio en pareja tres días, entre semana. Cómo llevan allí el primer contratiempo dirá más que las fotos del barrio.',
    'Con la pareja se mudan también los pendientes. Elijan uno y háblenlo antes de embalar.',
  ],
};
