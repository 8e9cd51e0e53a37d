const ORGANS =
  '(corazón|estómago|hígado|riñón|riñones|pulmón|pulmones|columna|espalda|nervios|vista|ojos|cabeza|garganta|huesos|sangre|digestión|presión|tensión|circulación|vientre|útero|ovarios|próstata)';
const PEOPLE = '(hombre|mujer|persona|señor|señora|chico|chica|niño|niña|varón)';

/** What a palm must never be said to show, by rule; the phrases are those of `phrases.ts`. */
export const PALM_PHRASES = [
  [
    'lifespan',
    [
      'años de vida',
      'esperanza de vida',
      '<(línea de la) vida (muy |bastante )?(corta|larga|breve|prolongada)',
      '(larga|corta|breve) vida',
      '(vivirás|vivirá|vas a vivir|va a vivir)',
      'longev*',
      'cuántos años',
      '(llegarás|llegará|llegas|alcanzarás) (a|hasta) (los )?(cumplir )?_ años',
      '(hasta|después de|antes de) los _ años',
      'cien años',
    ],
  ],
  [
    'body',
    [
      '(fertilidad|fértil|estéril|esterilidad|circulación|anemia|hipertensión|colesterol|artritis|reuma|infarto|migraña|migrañas)',
      '(embaraz*|diabet*|tiroid*|hormon*|síndrome*|genétic*|enfermedad*|enfermiz*|diagnóstic*|dolencia*|reumat*|tumor*|cáncer)',
      '(hijos|hijas) tendrás',
      '(tendrás|vas a tener|tendrá|esperas|espera|habrá|criarás|verás nacer) (a )?(_ )?(hijo|hija|hijos|hijas|niños|niñas|bebé|bebés|gemelos|mellizos|nietos|descendencia)',
      '(cuántos|número de|cantidad de) (hijos|hijas|nietos)',
      `(padec*|sufr*|enferm*|aquej*) … (de|del|en|con) (el |la |los |las |tu |tus )?${ORGANS}`,
      `(padec*|sufr*|enferm*|aquej*) (de|del|en|con) (el |la |los |las |tu |tus )?${ORGANS}`,
      `(problema|problemas|mal|males|molestias|dolor|dolores|debilidad) (de|del|en|con) (el |la |los |las |tu |tus )?${ORGANS}`,
      `salud (de|del) (el |la |los |las |tu |tus )?${ORGANS}`,
      `(cuida|vigila|revisa|cuídate) (el |la |los |las |tu |tus )${ORGANS}`,
      `${ORGANS} (débil|débiles|enfermo|enferma|sano|sana|delicado|delicada|delicados|delicadas)`,
      '(tu|buena|mala|poca|mucha|gran|mejor|peor) salud',
      'salud (débil|frágil|delicada|robusta|buena|mala|de hierro|fuerte|excelente)',
    ],
  ],
  [
    'single-crease',
    [
      'pliegue (palmar )?(único|simiesco)',
      '(línea|arruga) (única|simiesca|simiana)',
      '(simiesc*|simian*)',
    ],
  ],
  [
    'person',
    [
      '(raza|etnia)',
      'étnic*',
      '(tu|su|mediana|cierta) edad',
      '(menor|mayor) de edad',
      '_ años de edad',
      '(mayor|menor|más|cerca|unos|unas) de _ años',
      '(unos|unas) _ años',
      `${PEOPLE} (muy )?(mayor|joven|adulto|adulta|anciano|anciana|viejo|vieja|de _ años|de unos _ años)`,
      '(mano|palma|piel) de (un|una) (hombre|mujer|niño|niña|anciano|anciana|bebé|adolescente|joven|señor|señora)',
      '(eres|pareces) (muy )?(joven|mayor|viejo|vieja|anciano|anciana|adolescente)',
      'piel (morena|negra|blanca|clara|oscura|pálida|envejecida)',
      'de origen~(de)',
    ],
  ],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** What a person wrote on the hand, or on a note beside it, for the model to obey or to repeat. */
export const ORDERS = [
  '(ignora|olvida|omite) (todo|lo anterior|las|tus|cualquier)',
  '(responde|contesta) (solo|únicamente|solamente|con)',
  '(escribe|pon|repite|di|imprime) … (en todas las|en cada|en todos los|en las) (secciones|sección|partes|parte|campos|campo|textos|líneas)',
  '(instrucción|instrucciones|prompt|hacked|hackeado|pwned|jailbreak)',
  '(ignore|disregard|forget|override) (all|the|any|your|previous|prior|above|everything|these|my|this)',
  '(say|print|write|reply|answer|respond|output|repeat|type) (with|only|the|this|that|exactly|hacked|pwned|yes|ok|in|as)',
  '(previous|prior|above|system|following) (instruction|instructions|message|messages|text)',
  '(you are|you must|act as|do not|follow these)',
] as const;
