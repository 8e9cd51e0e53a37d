/** Forms of a verb as alternations for the tables of phrases, in plain Spanish. */
export interface VerbForms {
  /** «mato», «maté», «mataría»: I. */
  yo: string;
  /** «mata», «mató», «matan», «mataba»: they; also the forms of usted. */
  el: string;
  /** «matar», «matando». */
  bare: string;
  /** All of the above, and the participle. */
  any: string;
}

const ENDINGS = {
  ar: {
    yo: 'o é aba aría aré ara ase',
    yoSoft: 'é e',
    el: 'a ó an aba aban ará arán aría arían ara aran ase asen',
    elSoft: 'e en',
    eron: 'aron',
    ger: 'ando',
    part: 'ado ada ados adas',
  },
  er: {
    yo: 'o í ía ería eré iera iese a',
    yoSoft: '',
    el: 'e ió en ía ían erá erán ería erían iera ieran a an',
    elSoft: '',
    eron: 'ieron',
    ger: 'iendo',
    part: 'ido ida idos idas',
  },
  ir: {
    yo: 'o í ía iría iré iera iese a',
    yoSoft: '',
    el: 'e ió en ía ían irá irán iría irían iera ieran a an',
    elSoft: '',
    eron: 'ieron',
    ger: 'iendo',
    part: 'ido ida idos idas',
  },
} as const;

const SOFTENED: readonly (readonly [RegExp, string])[] = [
  [/g$/, 'gu'],
  [/c$/, 'qu'],
  [/z$/, 'c'],
];

function soften(stem: string): string {
  const rule = SOFTENED.find(([end]) => end.test(stem));
  return rule ? stem.replace(rule[0], rule[1]) : stem;
}

const join = (stems: readonly string[], endings: string): string[] =>
  endings === '' ? [] : stems.flatMap((stem) => endings.split(' ').map((end) => stem + end));

/**
 * Conjugates a regular verb. `others` are stems that stand beside the regular one («muer», «mur»
 * for «morir»): forms that do not exist do no harm in a table.
 */
export function verb(infinitive: string, ...others: readonly string[]): VerbForms {
  const kind = infinitive.slice(-2) as keyof typeof ENDINGS;
  const ends = ENDINGS[kind];
  const stem = infinitive.slice(0, -2);
  // «Me golpió»: how verbs in -ear are often said.
  const stems = [stem, ...(stem.endsWith('e') ? [`${stem.slice(0, -1)}i`] : []), ...others];
  const soft = kind === 'ar' ? stems.map(soften) : stems;
  const yo = [...join(stems, ends.yo), ...join(soft, ends.yoSoft)];
  const el = [...join(stems, `${ends.el} ${ends.eron}`), ...join(soft, ends.elSoft)];
  const bare = [infinitive, ...join(stems, ends.ger)];
  const group = (forms: readonly string[]) => `(${[...new Set(forms)].join('|')})`;
  return {
    yo: group(yo),
    el: group(el),
    bare: group(bare),
    any: group([...yo, ...el, ...bare, ...join(stems, ends.part)]),
  };
}

/** The infinitive and the gerund with one of some pronouns behind: «matarme», «matándome». */
export function withPronoun(forms: VerbForms, ...pronouns: readonly string[]): string {
  return `${forms.bare}(${pronouns.join('|')})`;
}

/** Either of several verbs, by the same form. */
export function anyOf(form: keyof VerbForms, verbs: readonly VerbForms[]): string {
  return `(${verbs.map((forms) => forms[form]).join('|')})`;
}
