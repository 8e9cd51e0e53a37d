import type { SkyEventOut } from '@sibila/contracts/horoscope-facts';
import {
  ASPECT_PHRASES,
  bodyPhrase,
  directWord,
  fillFrame,
  retrogradeWord,
} from '@sibila/content/horoscope/words';

const ECLIPSES = {
  penumbral: 'penumbral',
  partial: 'parcial',
  annular: 'anular',
  total: 'total',
} as const;

/** «12° 04′», from degrees of the zodiac or of a sign. */
export function degreesInSign(degrees: number): string {
  const minutes = Math.floor((degrees % 30) * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`;
}

/** «una oposición exacta», «un trígono exacto». */
function exactly(aspect: keyof typeof ASPECT_PHRASES): string {
  const phrase = ASPECT_PHRASES[aspect];
  return `${phrase} ${phrase.startsWith('una ') ? 'exacta' : 'exacto'}`;
}

/** What happens in the sky, without its hour: «La Luna entra en Piscis». */
export function eventWords(event: SkyEventOut): string {
  if (event.kind === 'aspect') {
    const slots = { a: bodyPhrase(event.a), b: bodyPhrase(event.b), k: exactly(event.aspect) };
    return fillFrame('{a} forma {k} con {b}', slots);
  }
  const { sign: s } = event;
  if (event.kind === 'quarter')
    return fillFrame('{q} a {d} de {s}', { q: event.phase, d: degreesInSign(event.degree), s });
  if (event.kind === 'eclipse') {
    const slots = { e: ECLIPSES[event.type], o: event.of === 'Sun' ? 'Sol' : 'Luna', s };
    return fillFrame('máximo del eclipse {e} de {o} en {s}', slots);
  }
  const b = bodyPhrase(event.body);
  if (event.kind === 'ingress') {
    const frame = event.retrograde ? '{b}, {r}, vuelve a {s}' : '{b} entra en {s}';
    return fillFrame(frame, { b, r: retrogradeWord(event.body), s });
  }
  const w = event.direction === 'direct' ? directWord(event.body) : retrogradeWord(event.body);
  return fillFrame('{b} se pone {w} a {d} de {s}', { b, w, d: degreesInSign(event.degree), s });
}
