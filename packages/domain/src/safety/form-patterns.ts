import type { QuestionForm } from './question-form.ts';

/** How people spell in a chat; the word that asks is written whole before the forms are sought. */
export const CHAT_SPELLINGS: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  qe: 'que',
  ke: 'que',
  x: 'por',
  xq: 'por que',
  xk: 'por que',
  pq: 'por que',
  pk: 'por que',
  porq: 'por que',
  porke: 'por que',
  tb: 'tambien',
  tmb: 'tambien',
  d: 'de',
  cm: 'como',
  cdo: 'cuando',
  dnd: 'donde',
  qn: 'quien',
  kien: 'quien',
  kiero: 'quiero',
};

const INTERROGATIVE =
  '(?:(?:a|con|de|en|para|por|hacia|desde|hasta) )?(?:que|quien(?:es)?|cual(?:es)?|como|cuando|cuant[oa]s?|(?:a|de)?donde)';

/** Greetings, which belong to no question. */
export const GREETINGS =
  /^(?:(?:hola|holaa|buenas|buenos dias|buenas tardes|buenas noches|oye|oigan|por favor) )+/;

/** What people write before the question itself; the line has neither accents nor signs. */
export const POLITE_STARTS = new RegExp(
  '^(?:(?:hola|buenas|buenos dias|oye|por favor|cartas?|tarot|runas?|tambien|y|pero) )*' +
    '(?:(?:(?:quiero|quisiera|me gustaria|necesito|deseo|querria) saber|me pregunto|diganme|dime|decidme)(?: si)? ' +
    `|(?:la verdad )?(?:ya )?(?:yo )?no se (?:si |(?=${INTERROGATIVE} )))`,
);

/**
 * How a clause asks that was written without signs or accents; such a line has neither. «Cuando» and
 * «como» may tell as well, so they ask only where nothing follows the clause.
 */
export const PLAIN_ASKING = new RegExp(
  [
    '^(?:(?:y|pero|entonces|oye|hola) )*(?:que|por ?que|quien|quienes|cual|cuales|donde|adonde|cuanto|cuantos|cuanta|cuantas|a que|de que|para que|con quien|en que) (?!te |le |os |sea\\b|tengas)',
    '\\b(?:que (?:hago|hacemos|puedo hacer|debo hacer|me recomiendas|me aconsejas|opinas|onda)|como le hago|como hago)\\b',
    ' o no$|^(?:me |lo |la |le )?(?:[a-z]+o|voy) (?:.* )?o (?:me |lo |la |le |mejor |no )*(?:[a-z]+o|voy)\\b',
    '^(?:y )?(?:sera que|sera buen|es buena idea|es mejor|me conviene|nos conviene|deberia|debo|podre|volvera|regresara|encontrare|conseguire|aprobare|hay futuro|tenemos futuro|tengo que|vale la pena|merece la pena)\\b',
    '^(?:y )?(?:me |nos |lo |la |le |se )?(?:va|van) a (?!ser\\b)[a-z]+',
    '^(?:y )?(?:voy|vamos) a (?:encontrar|conseguir|aprobar|volver con|lograr|poder|ganar|pasar|salir de)\\b',
    `^(?:y )?(?:todavia |aun )?(?:me|nos) (?:quiere|ama|extrana|busca|engana|piensa|perdonara|llamara|escribira|buscara|oculta)\\b(?: [a-z]+){0,4}$`,
    '^(?:(?:solo|tambien) )*(?:necesito|quiero|quisiera|busco|dame|denme|me das|me dan|me pueden dar|me gustaria) (?:un |una |algun |algunos |su |tu )?(?:consejos?|ayuda|orientacion|guia)\\b',
  ].join('|'),
);

/** The same for a clause that is all there is. */
export const PLAIN_ASKING_ALONE = /^(?:(?:y|hola|oye) )*(?:cuando|como) /;

/** How a question starts that was written without its signs; accents count here. */
export const ASKING_STARTS =
  /^(?:cuándo|cómo|qué|quién|cuál|por qué|dónde|cuánto|debo|deber[ií]a|me conviene|volver[áa]|vale la pena|es buen momento|podr[ée]|encontrar[ée])(?!\p{L})/iu;

/** Futures of the asker that carry no accent because nobody typed it. */
export const FIRST_PERSON_FUTURES =
  /(?:^| )(?:encontrare|podre|tendre|sere|estare|volvere|lograre|aprobare|conseguire|ganare|vere|sabre|hare|recuperare|pasare|conocere|superare|llegare|vivire|trabajare|saldre|vendere|voy a|vamos a)(?: |$)/;

const PEOPLE =
  'ex|exnovi[oa]|exmarido|exespos[oa]|expareja|pareja|novi[oa]|marido|espos[oa]|mujer|madre|padre|padres|mama|papa|hij[oa]s?|herman[oa]s?|abuel[oa]s?|ti[oa]s?|prim[oa]s?|suegr[oa]s?|cunad[oa]s?|sobrin[oa]s?|niet[oa]s?|jef[ea]s?|soci[oa]s?|amig[oa]s?|companer[oa]s?|vecin[oa]s?|familia|profesora?|client[ea]s?|ella|ellos|ellas|alguien|crush';

const OF_ANOTHER =
  'quier[ea]|quieren|ama|aman|extran[ae]|busc[ae]|engan[ae]|mient[ea]|odia|dese[ae]|perdon[ae]|piensa|valora|respeta|oculta|esconde|necesita|sient[ea]|recuerda|olvid[oa]|volvera|regresara|llamara|escribira|buscara|perdonara|querra|dejara|dejo|querer|amar|extranar|buscar|enganar|perdonar|volver|llamar|escribir|dejar|olvidar';

/** How each form is recognised, in order; the line has neither accents nor signs. */
export const FORM_PATTERNS: readonly (readonly [QuestionForm, RegExp])[] = [
  [
    'when',
    /^(?:(?:y|para|desde|hasta) )?cuando |^(?:y )?(?:en|a|para|desde|hasta) que (?:momento|fecha|mes|ano|dia|hora)\b|^(?:y )?(?:(?:en|dentro de|por|hace) )?cuanto (?:tiempo|falta|me falta|tard)/,
  ],
  ['why', /^(?:(?:y|pero|entonces) )*por ?que\b|^a que se debe|^para que /],
  // How something will go is no method, and no yes or no either.
  [
    'what',
    /^(?:y )?como (?:(?:me|nos|le|les|te|se) )?(?:(?:va|van|voy) a |(?!hara|era|fuera|quisiera|pudiera)[a-z]+(?:ra|ran)\b|ire\b|saldre\b|acabare\b|estare\b)/,
  ],
  [
    'how',
    /^(?:(?:solo|tambien) )*(?:necesito|quiero|quisiera|busco|dame|denme|me das|me dan|me pueden dar|me gustaria) (?:un |una |algun |algunos |su |tu )?(?:consejos?|ayuda|orientacion|guia)\b|^(?:y )?como |^(?:(?:y|pero|entonces) )*(?:de|en) que (?:manera|forma|modo)|^(?:(?:y|pero|entonces) )*que (?:hago|hacemos|hacer|me recomiendas|me aconsejas|(?:puedo|podria|debo|deberia|tengo que|necesito) hacer)\b/,
  ],
  ['who', /^(?:(?:y|a|con|de|para|en|por) )*quien(?:es)? /],
  [
    'which',
    /^(?:(?:a|con|de|en|por) )?cual(?:es)? (?:de |es mejor|me conviene|me convendria|elijo|escojo|camino|opcion)|(?<! uno) o (?!no\b)[a-z]+/,
  ],
  ['other', /^(?:y )?que (?:siente|sienten|piensa|piensan|opina|opinan) /],
  // Before anything that is answered with a yes or a no: an interrogative never is.
  [
    'what',
    /^(?:(?:y|pero|entonces) )?(?:(?:a|con|de|en|hacia|desde|hasta|para|por|sobre|segun) )*(?:que|cual(?:es)?|cuant[oa]s?|(?:a|de)?donde)\b/,
  ],
  ['should', / o no$/],
  // «Dejar mi trabajo», after «no sé si».
  ['should', /^(?:[a-z]{2,}[aei]r)(?:me|lo|la|le|los|las)? /],
  [
    'should',
    /^(?:[a-z]+ ){0,5}(?:debo|debemos|deberia|deberiamos|tenemos que|nos conviene|me conviene)\b/,
  ],
  [
    'should',
    /^(?:no )?(?:debo|deberia|deberiamos|debere|tengo que|tendria que|hago bien|haria bien|(?:me |nos )?conviene|(?:me |nos )?convendria|(?:es|sera|seria) (?:un )?(?:buen momento|buena idea|mejor|hora de|momento|el momento|prudente|sensato)|vale la pena|merece la pena|puedo confiar|me animo|me arriesgo)\b/,
  ],
  [
    'should',
    /^(?:y )?(?:si )?(?:no )?(?:(?:me|le|les|lo|la|los|las|te|se lo|se la) )*(?!tengo|puedo|como|cuanto|cuando|otro|nuevo|todo|esto|eso|algo|tanto|mucho|solo|bueno|pero|quiero|siento|merezco|necesito|veo|creo|hago|no\b|lo\b|yo\b)[a-z]+o\b/,
  ],
  [
    'other',
    new RegExp(
      `\\b(?:${PEOPLE})\\b|\\b(?:me|nos) (?:va a |van a |ha )?(?:${OF_ANOTHER})\\b|^(?:no )?(?:volvera|regresara|va a volver|cambiara)$`,
    ),
  ],
];

/** The words that Spanish is full of, without accents, and those that people bring to the cards. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'al algo alguien ante antes ano asi aun aunque bien bueno buena cada carta cartas casi como con ' +
    'contra cual cuales cuando cuanto de debo decir del desde dia dice dicen donde dos el ella ellos ' +
    'en entonces entre era eres es esa ese eso esta estan estar estas este esto estoy fin fue ha hace ' +
    'hacer hacia hago hasta hay hola hoy ir jamas la las le les lo los luego mal mas me mejor mes mi ' +
    'mia mio mis mucho muy nada ni no nos nosotros nuestra nuestro nunca otra otro para pasa pasar ' +
    'pasara pero poco por porque pregunta puede puedo pues que quien quienes quiere quiero se sea ser ' +
    'sera si siempre siento sin sobre solo somos son soy su suerte sus tal tambien tan tarot te tengo ' +
    'tener tiempo tiene toda todo todos tu tus un una uno unos va vamos van ver vez vida voy ya yo ' +
    'amigo amiga amigos dime saber tirada consejo semana manana'
  ).split(' '),
);
