// Images of the voices that a question about health would turn into a prognosis.
const GRAVE =
  /muer|muri|mort|morir|final|últim|apag|duelo|hoz|sieg|segar|ceniza|hueso|herid|sangr|cicatriz|entierr|tumba|adiós|despid|despedir|desfond|flaquez|debil|perdi|pérdid|pierd|se seca|reseca|hueco|hambre|enferm|sana|cura|curar|recuper|mejorar|la fuerza vuelve|vuelve con fuerza|crisis|rama seca|peor año|aguant|mala noticia|se acab|temperatura|en silencio|call|no hables con nadie|a solas|secreto|gest[ae]|enterr|nacid|ahog|esper|aguard|pacien|reaccion|estación|aplaz|no hagas nada|deja(?:r|lo)? pasar/iu;

/** Whether a text would sound like a prognosis, or like putting it off, where health is asked about. */
export function soundsGrave(text: string): boolean {
  return GRAVE.test(text);
}
