import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '@sibila/api/config';
import { billing } from './billing.ts';
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { db } from './db.ts';
import { doctor } from './doctor/doctor.ts';
import { horoscope } from './horoscope.ts';
import { AdminError, type Confirm, type Noun, type Verb } from './noun.ts';
import { readings } from './readings.ts';
import { retention } from './retention.ts';
import { users } from './users.ts';

const NOUNS: readonly Noun[] = [
  billing,
  blog,
  contact,
  db,
  doctor,
  horoscope,
  readings,
  retention,
  users,
];
const GLOBAL = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
const VERBS: readonly Verb[] = NOUNS.flatMap(({ verbs }) => Object.values(verbs));

/** Where a command is typed. */
export interface Terminal {
  environment: Record<string, string | undefined>;
  out(text: string): void;
  err(text: string): void;
  /** Asks for a line; null where nobody sits there. */
  ask: ((question: string) => Promise<string>) | null;
}

/** What was typed names nothing that there is. */
class UsageError extends Error {}

const FOOT = `Each takes --json (one line for programs) and --help. What can't be undone asks first, unless --yes.
Exit codes: 0 done, 1 failed or not done, 2 no such noun, verb or option.
`;

function help(nouns: readonly Noun[]): string {
  const lines = nouns.flatMap(({ name, verbs }) =>
    Object.entries(verbs).map(([verb, { help: text, usage }]) =>
      usage === undefined
        ? `  ${`${name} ${verb}`.padEnd(20)}${text}`
        : `  ${name} ${verb} ${usage}\n${' '.repeat(22)}${text}`,
    ),
  );
  return ['pnpm admin <noun> <verb> [--json] [--help]', '', ...lines, '', FOOT].join('\n');
}

const helpOn = (name: string, { help: text, usage = '' }: Verb): string =>
  `${`pnpm admin ${name} ${usage}`.trimEnd()} [--json]\n\n  ${text}\n`;

interface Typed {
  verb: Verb;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  json: boolean;
}

/** What was typed; the help where that was asked for, or nothing was typed. */
function read(argv: readonly string[]): Typed | string {
  const known = Object.assign({}, ...VERBS.map(({ options }) => options)) as Verb['options'];
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { ...known, ...GLOBAL },
    allowPositionals: true,
  });
  const { json = false, help: wantsHelp = false, ...options } = values;
  const [nounName, typedVerb, ...args] = positionals;
  const noun = NOUNS.find(({ name }) => name === nounName);
  const verbName = typedVerb ?? noun?.unnamed;
  const verb = verbName === undefined ? undefined : noun?.verbs[verbName];
  const name = `${nounName} ${verbName}`;
  if (!verb) {
    if (nounName === undefined || (wantsHelp && noun && verbName === undefined))
      return help(noun ? [noun] : NOUNS);
    const nouns = NOUNS.map((one) => one.name).join(', ');
    throw new UsageError(
      noun
        ? `${nounName} takes one of: ${Object.keys(noun.verbs).join(', ')}`
        : `there is no ${nounName}; there are: ${nouns}`,
    );
  }
  if (wantsHelp) return helpOn(name, verb);
  const foreign = Object.keys(options).find((option) => !(option in (verb.options ?? {})));
  if (foreign !== undefined) throw new UsageError(`${name} knows no option --${foreign}`);
  return { verb, args, options, json };
}

const confirmation =
  ({ ask }: Terminal, isSaid: boolean): Confirm =>
  async (what) => {
    if (isSaid) return;
    if (!ask) throw new AdminError(`${what}\nAdd --yes to do it.`);
    const answer = await ask(`${what}\nType yes to do it: `);
    if (answer.trim() !== 'yes') throw new AdminError('Nothing was done.');
  };

/** Does what was typed, and gives the code that the process ends with. */
export async function runAdmin(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const typed = read(argv);
    if (typeof typed === 'string') {
      terminal.out(typed);
      return 0;
    }
    const { verb, args, options, json } = typed;
    const confirm = confirmation(terminal, options['yes'] === true);
    const result = await verb.run(readConfig(terminal.environment), args, options, confirm);
    terminal.out(json ? `${JSON.stringify(result.data)}\n` : `${result.text}\n`);
    return result.failed === true ? 1 : 0;
  } catch (error) {
    // What parseArgs can't read is a TypeError with a code of its own.
    const isUsage = error instanceof UsageError || isUnreadable(error);
    const isKnown = isUsage || error instanceof AdminError || error instanceof ConfigError;
    terminal.err(`${isKnown ? error.message : String(error)}\n`);
    return isUsage ? 2 : 1;
  }
}

function isUnreadable(error: unknown): error is Error {
  if (!(error instanceof TypeError) || !('code' in error)) return false;
  return typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
}
