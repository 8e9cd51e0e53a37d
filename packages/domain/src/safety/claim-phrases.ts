/** What no reading may say, by rule; the phrases are those of `phrases.ts`. */
export const CLAIM_PHRASES = [
  [
    'death',
    [
      '(vas|va|van|vais) a (morir|morirte|morirse|fallecer)~(de amor|de risa)',
      '(morirás|moriréis|fallecerá|fallecerás|fallecerán)',
      '(madre|padre|mamá|papá|hijo|hija|hermano|hermana|abuelo|abuela|pareja|marido|esposa|familiar|alguien|él|ella) (morirá|se morirá|puede morir|podría morir)',
      '(tu|su) (propia )?muerte~(simbólica|interior)',
      '(anuncia|predice|presagia|augura|indica|vaticina|señala|advierte|trae|habrá|llega|viene|veo) … (una|la|tu|su) (muerte|defunción)~(de una etapa|de un ciclo|de algo|simbólica|de lo|de una|del|y)',
      'muerte (cercana|próxima|inminente|física|de un familiar|de un ser querido|de tu|de alguien|repentina|prematura)',
      'perder(á|ás) la vida',
      '(tu|su|un) fallecimiento',
      'te queda(n)? (poco tiempo|meses|semanas|días|años|poco) de vida',
      '(funeral|velorio|entierro)',
      'perderás a (un ser querido|tu madre|tu padre|tu hijo|tu hija|un familiar)',
    ],
  ],
  [
    'illness',
    [
      '(te vas a|vas a|va a|se va a|puedes|podrías) enfermar(te|se)?',
      '(enfermarás|enfermará|enfermarán|contraerás)',
      '(tendrás|tendrá|padeces|tienes|padecerás|sufrirás|sufrirá|desarrollarás|detectarán|diagnosticarán|veo|anuncia|indica|señala|presagia|viene|advierte|avisa|habrá) … (cáncer|enfermedad|enfermedades|diabetes|infarto|tumor|depresión|ictus|problema de salud|problemas de salud|recaída|dolencia)',
      '(cuidado|ojo) con (tu|la) salud',
      'tener cuidado con tu salud',
      '(tu|su) (enfermedad|dolencia|cáncer|tumor|depresión) (se|empeorará|mejorará|sanará|desaparecerá|avanzará|va a)',
      '(te curarás|sanarás de|se curará|estás enfermo|estás enferma)',
      '(deja|suspende|abandona|reduce|no tomes|deja de tomar) (de tomar )?(la|tu|tus|el|los|las) (medicación|medicamento|medicamentos|tratamiento|pastillas|quimioterapia|antidepresivos|insulina)',
      'no necesitas (un |ir al |a tu |tu |a un )?(médico|medicación|psicólogo|doctor|tratamiento|terapia)',
    ],
  ],
  [
    'accident',
    [
      '(tendrás|tendrá|sufrirás|sufrirá|habrá|ocurrirá|viene|veo|anuncia|indica|presagia|señala|advierte|vas a tener|va a tener|avisa|evita) … accidente',
      'accidente (de tráfico|de coche|de auto|de carro|grave|doméstico|de avión|laboral)',
      '(te accidentarás|vas a accidentarte|te caerás de|vas a chocar|chocarás con el coche)',
    ],
  ],
  [
    'pregnancy',
    [
      '(estás|está|quedarás|quedará|estarás|vas a quedar|va a quedar|puedes estar|podrías estar|vas a estar) (embarazada|encinta)',
      '(anuncia|indica|viene|llega|habrá|se acerca|confirma|veo|señala|tendrás|presagia) … embarazo',
      '(tendrás|vas a tener|tendrá|va a tener|esperas|espera|concebirás) (un|una|otro|otra) (hijo|hija|bebé|niño|niña|varón)',
      '(serás|vas a ser) (madre|padre|mamá|papá|abuela|abuelo)',
      '(llegará|llega|viene) … un bebé',
      'bebé (en camino|viene en camino)',
    ],
  ],
  [
    'lottery',
    [
      '(ganarás|vas a ganar|te tocará|tocará|juega|compra|apuesta|sacarás|te sacarás|acertarás) … (lotería|quiniela|primitiva|euromillones|melate|baloto|quini|casino|bingo|premio gordo|gordo)',
      'números (ganadores|de la suerte|premiados|afortunados|de la lotería|son|que debes jugar)',
      'número (ganador|de la suerte|premiado|afortunado)',
      'apuesta (todo|tu dinero|tus ahorros) (al|a|en)',
    ],
  ],
  [
    'verdict',
    [
      '(ganarás|perderás|vas a ganar|vas a perder|ganará|perderá) (el|la|tu|este|ese|esa|esta|su) (juicio|demanda|caso|pleito|litigio|custodia|divorcio|apelación|proceso|recurso|querella)',
      '(el juez|la jueza|el tribunal|el jurado|la corte) (fallará|dictará|te dará|te declarará|te absolverá|te condenará|va a fallar|resolverá|decidirá|estará de tu)',
      '(serás|te declararán|saldrás|será) (declarad(o|a)|absuelt(o|a)|condenad(o|a)|culpable|inocente)',
      '(irás|irá|vas a ir) a (la cárcel|prisión)',
      'la sentencia (será|saldrá|te)',
      '(te condenarán|te absolverán|te concederán la|te darán la custodia|te darán la visa)',
    ],
  ],
  [
    'hidden-feelings',
    [
      '(te|lo|la) (ama|quiere|desea|odia|engaña|miente|extraña|envidia) … (en secreto|secretamente|a escondidas)',
      '(en secreto|secretamente) (te|lo|la) (ama|quiere|desea|odia|engaña|envidia|extraña)',
      'te (es|está siendo|fue|será) infiel',
      'te engaña con (otra|otro|alguien)',
      'está con (otra persona|otra mujer|otro hombre)',
    ],
  ],
  [
    'language-model',
    [
      'modelo de lenguaje',
      'modelo de (ia|inteligencia)',
      'inteligencia artificial',
      '(como|soy|siendo) (una |un )?(ia|asistente virtual|asistente de|chatbot|programa de computadora|modelo|bot|chatgpt|gpt)',
      '(chatgpt|openai|gpt|llm)',
      'language model',
      'mis (instrucciones|datos de entrenamiento)',
      'fui (entrenad|programad|diseñad)(o|a)',
      '(system )?prompt',
      'no puedo (ayudarte|cumplir|responder|ayudar|atender) (con|a) (esa|tu|esta) (solicitud|petición|consulta)',
    ],
  ],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** Words that English sentences are full of and Spanish ones lack. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'the and you your is are was were of to with this that will for card cards it in be have not ' +
    'but from reading sorry cannot i my we they what when which as an by on or at can would should ' +
    'may there here how future past present love work life moon sun tower star death fool i’m it’s'
  ).split(' '),
);
