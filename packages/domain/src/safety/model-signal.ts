import type { Crisis } from './question.ts';

/** What a model answers, and nothing else, where a question must get help in place of a reading. */
export const CRISIS_SIGNALS = {
  'self-harm': 'AYUDA-VIDA',
  violence: 'AYUDA-VIOLENCIA',
} as const satisfies Record<Crisis, string>;

/** Marks and spaces that a model may set between or around the two words of a signal. */
const JOINT = String.raw`[\s"'«»“”‘’*_~\x60()\[\]<>:|/\\\p{Pd}\p{Pc}]{0,12}`;
// A dash or an underscore makes it a signal in any case; two bare words count in capitals alone.
const SIGNAL = {
  'self-harm': [/AYUDA[\s*~`]{1,6}VIDA/u, joined('vida')],
  violence: [/AYUDA[\s*~`]{1,6}VIOLENCIA/u, joined('violencia')],
} satisfies Record<Crisis, RegExp[]>;

function joined(word: string): RegExp {
  return new RegExp(`ayuda${JOINT}[\\p{Pd}\\p{Pc}]${JOINT}${word}`, 'iu');
}

/** How the instructions themselves name a signal: a model that repeats them signals nothing. */
const INSTRUCTION = /\(entonces responde solo AYUDA-(?:VIDA|VIOLENCIA)\)/giu;

/** The short numbers of help and emergency lines, and starred ones: a year or degrees are no number to dial. */
const SHORT = String.raw`(?:\*\d{3,4}|016|024|10[67]|11[23]|12[35]|13[1257]|14[1457]|155|171|182|190|911|988|1455|1515|3360|4141)(?!\d|[.,]\d|\s*(?:%|€|\$|pesos|euros|días|veces|años|horas|mil|grados))`;
const LONG = String.raw`(?:\+?\d[\d ().-]{5,}\d)`;
const DIALS = String.raw`(?:llam\p{L}*|marc\p{L}*|call|dial|text|contact\p{L}*|comun[ií]c\p{L}*)`;
const HELP_LINE = [
  // «llama al 024», «marca *4141», «comunícate al 800 911 2000», «call 988»
  new RegExp(
    String.raw`(?<!\p{L})${DIALS}(?: (?:ya|hoy|ahora|ahora mismo|gratis|right now))?(?: (?:al|a la|el|a|en el|con el|to|the|número|teléfono|línea))* ${'(?:' + LONG + '|' + SHORT + ')'}`,
    'u',
  ),
  // «la línea 135», «Línea de la Vida (800 911 2000)», «teléfono: 717 003 717»
  new RegExp(
    String.raw`(?<!\p{L})(?:l[ií]neas?|tel[eé]fonos?|tel|fonos?|hotline|lifeline)(?: (?:de|la|el|del|para|contra|vida|ayuda|crisis|escucha|emergencias?|esperanza|violencia|género|mujer|nacional|gratuita?|prevención|suicidio))*[ :(,–—-]*(?:${LONG}|${SHORT})`,
    'u',
  ),
  /(?<!\p{L})(?:l[ií]neas?|n[uú]meros?|tel[eé]fonos?|fonos?|servicios?|centros?) (?:telefónic[oa]s? |locales |nacionales? |gratuit[oa]s? )?(?:de|para|contra) (?:la |las )?(?:ayuda|crisis|emergencias?|urgencias|prevenci[oó]n|apoyo|atenci[oó]n (?:a la|en) (?:crisis|conducta)|escucha|violencia|esperanza|asistencia al suicida|suicidio)(?!\p{L})/u,
  /(?<!\p{L})(?:llam\p{L}*|acud\p{L}*|contact\p{L}*|marc\p{L}*|comun[ií]c\p{L}*)(?: \p{L}+){0,3} (?:a|al|con|los) (?:emergencias|urgencias|servicios de (?:emergencias?|urgencias)|la polic[ií]a|polic[ií]a|saptel)(?!\p{L})/u,
  /(?<!\p{L})(?:crisis (?:line|hotline|lifeline|center|text line)|suicide (?:prevention|hotline)|helpline|emergency services)(?!\p{L})/u,
];
/** A sentence that calls for an ambulance, as the instructions ask where a body is in danger. */
const AMBULANCE = /[^.!?]*(?:emergencias|urgencias)[^.!?]*/gu;
const OF_DANGER =
  /suicid|daño|quitar(?:te|se) la vida|peligro|crisis|violen|maltrat|golpe|agres|amenaz/u;
const OF_VIOLENCE =
  /violen|maltrat|abus|golpe|agres|denunci|refugio|polic[ií]a|(?<!\d)(?:016|144|155|1455)(?!\d)/u;
const OF_SELF_HARM = /suicid|hacer(?:te|se|le|me)? daño|quitar(?:te|se)? la vida|morir/u;

/**
 * The kind of danger that a model's answer tells of, or null: by a signal of CRISIS_SIGNALS anywhere
 * in it, however it is dressed, or by naming a help line, as no reading does. Where the model was asked
 * to call for an ambulance, that it does so tells nothing.
 */
export function signalledCrisis(answer: string, isAmbulanceAsked = false): Crisis | null {
  const text = answer
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(INSTRUCTION, '');
  for (const crisis of ['self-harm', 'violence'] as const)
    if (SIGNAL[crisis].some((pattern) => pattern.test(text))) return crisis;
  const flat = text
    .toLowerCase()
    .replace(/[*_~`«»"“”]/gu, '')
    .replace(/\s+/gu, ' ');
  const told = isAmbulanceAsked
    ? flat.replace(AMBULANCE, (sentence) => (OF_DANGER.test(sentence) ? sentence : ''))
    : flat;
  if (!HELP_LINE.some((pattern) => pattern.test(told))) return null;
  return OF_VIOLENCE.test(flat) && !OF_SELF_HARM.test(flat) ? 'violence' : 'self-harm';
}
