import type { Choose } from './chooser.ts';

// Verbs of things to do; the colourless ones (hacer, dejar, poner, dar) may come back.
const VERBS: Readonly<Record<string, string>> = {
  write: 'escribir escribe anotar anota apuntar apunta redactar redacta',
  choose: 'elegir elige escoger escoge',
  ask: 'preguntar pregunta',
  tell: 'contar cuenta explicar explica',
  seek: 'buscar busca averiguar averigua',
  say: 'decir di',
  look: 'mirar mira observar observa fijarse fijate',
  change: 'cambiar cambia',
  lower: 'bajar baja',
  take: 'quitar quita retirar retira',
  beg: 'pedir pide',
  decide: 'decidir decide',
  tidy: 'ordenar ordena',
  read: 'leer lee releer relee repasar repasa revisar revisa',
  wait: 'esperar espera',
  mark: 'subrayar subraya marcar marca',
  keep: 'guardar guarda reservar reserva',
  end: 'terminar termina cerrar cierra',
  walk: 'caminar camina pasear pasea',
  switch: 'apagar apaga',
  speak: 'hablar habla',
  fulfil: 'cumplir cumple',
  answer: 'responder responde contestar contesta',
  repeat: 'repetir repite',
  draw: 'dibujar dibuja',
  listen: 'escuchar escucha oir oye',
  name: 'nombrar nombra',
  try: 'probar prueba',
  join: 'juntar junta reunir reune mezclar mezcla',
  give: 'regalar regala ofrecer ofrece compartir comparte repartir reparte',
  return: 'devolver devuelve',
  care: 'cuidar cuida',
  invite: 'invitar invita',
  open: 'abrir abre',
  thank: 'agradecer agradece',
  celebrate: 'celebrar celebra',
  part: 'soltar suelta separar separa',
  call: 'llamar llama',
  clean: 'limpiar limpia vaciar vacia',
  prepare: 'preparar prepara',
  propose: 'proponer propon',
  warn: 'avisar avisa',
  compare: 'comparar compara',
  count: 'calcular calcula sumar suma',
};

const VERB_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(VERBS).flatMap(([verb, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, verb]),
  ),
);

const RUN = 4;

function wordsOf(text: string): string[] {
  const bare = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return bare.match(/\p{L}+/gu) ?? [];
}

/** What a text says to do: «cuéntalo» and «contar» are one thing. */
export function deedsIn(text: string): string[] {
  const verbs = wordsOf(text).flatMap((word) => {
    const stem = word.replace(/(?:(?:me|te|se)?(?:l[aeo]s?)|me|te|se)$/, '');
    return VERB_OF.get(word) ?? VERB_OF.get(stem) ?? [];
  });
  return [...new Set(verbs)];
}

/** Its runs of four words, by which a turn of phrase is known again. */
export function runsIn(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
}

// The texts are few and read again and again; what is chosen from is never filled in before.
const MARKS = new Map<string, readonly string[]>();

/** By what a text would be known again. */
function marksOf(text: string): readonly string[] {
  const known = MARKS.get(text) ?? [...deedsIn(text), ...runsIn(text)];
  MARKS.set(text, known);
  return known;
}

/**
 * Two ways to choose for one reading: `choose` as ever, and `advise` for what there is to do, which
 * takes what says again the least of all that either chose before.
 */
export function listening(choose: Choose): { choose: Choose; advise: Choose } {
  const said = new Set<string>();
  const hear = <T>(picked: T): T => {
    if (typeof picked === 'string') for (const each of marksOf(picked)) said.add(each);
    return picked;
  };
  const echoes = (item: unknown) =>
    typeof item === 'string' ? marksOf(item).filter((each) => said.has(each)).length : 0;
  return {
    choose: (items) => hear(choose(items)),
    advise: (items) => {
      const counts = items.map(echoes);
      const least = Math.min(...counts);
      return hear(choose(items.filter((_, i) => counts[i] === least)));
    },
  };
}
