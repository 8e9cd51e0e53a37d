/** What may have happened to an animal of the house. */
export type PetSorrow = 'ill-pet' | 'dead-pet' | 'lost-pet';

// «Perro» and «pero» sound alike to the folded tables, so these read the words as they are written.
const PET =
  /\b(?:perr(?:o|a|os|as|ito|ita|itos|itas|hij[oa]s?|i)|gat(?:o|a|os|as|ito|ita|itos|itas)|mascot(?:a|as|ita)|michi(?:s|to|ta)?|cachorr(?:o|a|os|ito|ita)|gatin[oa]|lomit[oa]|minin[oa]|firulais|peludit[oa]|peludo|conej(?:o|a|ito|ita)|hamster|cuy[eo]?|cobay[oa]|canari[oa]|lor(?:o|ito)|peric[oa]|cotorr[oa]|tortug(?:a|uita)|yegua|caball(?:o|ito)|poni|burrit[oa]|huron|pajarit[oa]|gallinit[oa]|pollit[oa]|patit[oa]|borreguit[oa]|chinchilla|erizo|iguana|perruno|animal(?:es|ito|itos)?|can)\b/;
const OF_PETS =
  /\b(?:veterinari[oa]s?|veterinaria|sacrificar(?:lo|la)|dormir(?:lo|la) (?:o|para|ya|porque|antes|por)|poner(?:lo|la) a dormir|puente del arcoiris|lo duermo|la duermo)\b/;
const MISSING =
  /\b(?:se (?:me |nos )?(?:perdio|escapo|extravio|fue de casa|salio)|desaparecio|desaparecid[oa]|extravi\w+|no aparece|aparecera|aparezca|no (?:ha )?v(?:uelve|olvio|uelto)|no (?:ha )?regres\w+|volvera|regresara|encontr\w+|l[oa] robaron|me l[oa] robaron|perdid[oa]|buscando(?:lo|la)?|busco|esta perdid[oa])\b/;
const DEAD =
  /\b(?:muri\w*|murio|muert[oa]|fallec\w+|perdi|perdimos|ya no esta|se (?:me |nos )?fue|partio|atropell\w+|envenen\w+|cenizas|enterr\w+|arcoiris|extran\w+|lo dormimos|la dormimos|l[oa] tuv(?:e|imos) que (?:dormir|sacrificar)|durmieron|dormi|dormimos|sacrifi(?:que|camos|caron)|luto|duelo|cielo|culpa|recuerdo)\b/;
const ILL =
  /\b(?:enferm\w+|dorm\w+|duerm\w+|sacrific\w+|eutanasia|veterinari\w+|oper\w+|cirugia|cancer|tumor\w*|rinon\w*|renal|viej\w+|ancian\w+|anos|sufr\w+|vomit\w+|convulsi\w+|epilep\w+|no (?:quiere )?com\w+|dol\w+|duele|murien\w*|mor(?:ir|ira|irse)|muer[eoa]|quimio\w*|moquillo|parvo\w*|leucemia|diagnost\w+|terminal|paralit\w+|cieg[oa]|ultim\w+|desped\w+|despid\w+|dej\w+ ir|descansar|grave|mal|medicin\w+|pastilla\w*|inyeccion|tratamiento|hospital\w*|internad\w+|cur\w+|salv\w+|cojea|adelgaz\w+|respir\w+|fiebre|lastim\w+|herid\w+|accident\w*|agoniz\w+)\b/;
const STRONGLY_MISSING =
  /\b(?:escapo|extravi\w+|no aparece|aparecera|desaparec\w+|encontr\w+|volvera|regresara|l[oa] robaron|se (?:me |nos )?perdio|no (?:ha )?(?:vuelve|vuelto|volvio|regresa\w*))\b/;

/** What a bare line tells of an animal: that it is lost, dead or ill; null where it is none of them. */
export function petSorrowOf(line: string): PetSorrow | null {
  const named = PET.test(line);
  if (!named && !OF_PETS.test(line)) return null;
  const isDead =
    /\b(?:murio|muert[oa]|fallec\w+|durmieron|dormimos|sacrifique|cenizas|enterr\w+|atropell\w+)\b/.test(
      line,
    );
  if (STRONGLY_MISSING.test(line) && !isDead) return 'lost-pet';
  if (isDead) return 'dead-pet';
  if (ILL.test(line))
    return /\b(?:perdi|ya no esta|se (?:me |nos )?fue|extran\w+)\b/.test(line)
      ? 'dead-pet'
      : 'ill-pet';
  if (DEAD.test(line)) return 'dead-pet';
  return MISSING.test(line) ? 'lost-pet' : null;
}
