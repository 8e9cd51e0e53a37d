import type { Choose } from '../tarot/chooser.ts';

// Images of the voices that a question about health would turn into a prognosis.
const GRAVE =
  /muer|muri|mort|morir|final|últim|apag|duelo|hoz|sieg|segar|ceniza|hueso|herid|sangr|cicatriz|entierr|tumba|adiós|despid|despedir|desfond|flaquez|debil|perdi|pérdid|pierd|se seca|reseca|hueco|hambre|enferm|sana|cura|curar|recuper|mejorar|la fuerza vuelve|vuelve con fuerza|crisis|rama seca|peor año|aguant|mala noticia|se acab|temperatura|en silencio|call|no hables con nadie|a solas|secreto|gest[ae]|enterr|nacid|ahog|esper|aguard|pacien|reaccion|estación|aplaz|no hagas nada|deja(?:r|lo)? pasar/iu;

/** Whether a text would sound like a prognosis, or like putting it off, where health is asked about. */
export function soundsGrave(text: string): boolean {
  return GRAVE.test(text);
}

/** A chooser that leaves grave texts out wherever there is another. */
export function gentle(choose: Choose): Choose {
  const used = new Set<unknown>();
  return <T>(items: readonly T[]): T => {
    const harmless = items.filter(
      (item) => !used.has(item) && (typeof item !== 'string' || !soundsGrave(item)),
    );
    const picked = choose(harmless.length > 0 ? harmless : items);
    used.add(picked);
    return picked;
  };
}
