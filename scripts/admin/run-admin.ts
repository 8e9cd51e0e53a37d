import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '@sibila/api/config';
import { createLog } from '@sibila/api/log';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@sibila/contracts/product';
import { DomainError } from '@sibila/core/errors';
import { billing } from './billing.ts';
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { db } from './db.ts';
import { doctor } from './doctor/doctor.ts';
import { horoscope } from './horoscope.ts';
import { AdminError, UsageError, type Confirm, type Noun, type Verb } from './noun.ts';
import { readings } from './readings.ts';
import { reasonOf } from './reason-of.ts';
import { retention } from './retention.ts';
import { users } from './users.ts';
import { visible, visibleJson } from './visible.ts';

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
const GLOBAL = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;
const VERBS: readonly Verb[] = NOUNS.flatMap(({ verbs }) => Object.values(verbs));

/** Where a command is typed. */
export interface Terminal {
  environment: Record<string, string | undefined>;
  out(text: string): void;
  err(text: string): void;
  /** Asks for a line; null where nobody sits there. */
  ask: ((question: string) => Promise<string>) | null;
}

const FOOT = `Each takes --json (one line for programs, {"error": "…"} for a refusal) and --help.
What can't be undone asks first, unless --yes.
Exit codes: 0 done, 1 failed or not done, 2 no such noun, verb or option,
an argument that is missing or malformed, or more than a verb takes.
With LOG_LEVEL=debug a failure that nobody foresaw is logged with its stack too.
`;

function help(nouns: readonly Noun[]): string {
  const lines = nouns.flatMap(({ name, verbs }) =>
    Object.entries(verbs).map(([verb, { help: text, usage }]) =>
      usage === undefined
        ? `  ${`${name} ${verb}`.padEnd(20)}${text}`
        : `  ${name} ${verb} ${usage}\n${' '.repeat(22)}${text}`,
    ),
  );
  return ['pnpm admin <noun> <verb> [--json] [--help] | --version', '', ...lines, '', FOOT].join(
    '\n',
  );
}

const usageOf = (name: string, { usage = '' }: Verb): string =>
  `pnpm admin ${name} ${usage}`.trimEnd();

const helpOn = (name: string, verb: Verb): string =>
  `${usageOf(name, verb)} [--json]\n\n  ${verb.help}\n`;

/** Names that every object inherits are no verbs. */
const verbOf = ({ verbs }: Noun, name: string): Verb | undefined =>
  Object.hasOwn(verbs, name) ? verbs[name] : undefined;

/** Whether programs read what comes of it, also where nothing else of it can be read. */
const isForPrograms = (argv: readonly string[]): boolean =>
  parseArgs({ args: [...argv], options: GLOBAL, strict: false }).values.json === true;

interface Typed {
  verb: Verb;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  json: boolean;
}

/** What was typed; the help, or the version, where that was asked for, or nothing was typed. */
function read(argv: readonly string[]): Typed | string {
  const known = Object.assign({}, ...VERBS.map(({ options }) => options)) as Verb['options'];
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { ...known, ...GLOBAL },
    allowPositionals: true,
  });
  const { json = false, help: isHelpSaid = false, version: wantsVersion, ...options } = values;
  if (wantsVersion === true) return `${PRODUCT_NAME} ${PRODUCT_VERSION}\n`;
  const isHelpNamed = positionals[0] === 'help';
  const wantsHelp = isHelpSaid || isHelpNamed;
  const [nounName, typedVerb, ...args] = isHelpNamed ? positionals.slice(1) : positionals;
  const noun = NOUNS.find(({ name }) => name === nounName);
  const verbName = typedVerb ?? noun?.unnamed;
  const verb = noun && verbName !== undefined ? verbOf(noun, verbName) : undefined;
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
  const foreign = Object.keys(options).find((option) => !Object.hasOwn(verb.options ?? {}, option));
  if (foreign !== undefined) throw new UsageError(`${name} knows no option --${foreign}`);
  const more = args.slice(verb.most ?? 0).join(' ');
  if (more !== '') throw new UsageError(`nothing is known of ${more}: ${usageOf(name, verb)}`);
  return { verb, args, options, json };
}

const confirmation =
  ({ ask }: Terminal, isSaid: boolean): Confirm =>
  async (what) => {
    if (isSaid) return;
    if (!ask) throw new AdminError(`${what}\nAdd --yes to do it.`);
    const answer = await ask(`${visible(what)}\nType yes to do it: `);
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
    terminal.out(`${json ? visibleJson(result.data) : visible(result.text)}\n`);
    return result.failed === true ? 1 : 0;
  } catch (error) {
    const { text, unforeseen } = refusalOf(error);
    if (unforeseen !== undefined && isDebugging(terminal))
      createLog('error', { write: (line) => terminal.err(line) }).error(
        { event: 'admin.failed', err: unforeseen },
        'a command failed',
      );
    if (isForPrograms(argv)) terminal.out(`${visibleJson({ error: text })}\n`);
    else terminal.err(`${visible(text)}\n`);
    return isUsage(error) ? 2 : 1;
  }
}

/** Whoever mends the program wants the stack; to whoever runs it the refusal says more. */
const isDebugging = ({ environment }: Terminal): boolean =>
  ['debug', 'trace'].includes(environment['LOG_LEVEL'] ?? '');

// What parseArgs can't read is a TypeError with a code of its own.
const isUsage = (error: unknown): boolean => error instanceof UsageError || isUnreadable(error);

/** What is said of an error, and what the log says more of: messages of queries tell bound values. */
function refusalOf(error: unknown): { text: string; unforeseen?: unknown } {
  if (error instanceof AdminError) return { text: error.message, unforeseen: error.cause };
  if (isUnreadable(error) || error instanceof ConfigError) return { text: error.message };
  if (error instanceof DomainError) return { text: reasonOf(error) };
  return { text: `it failed: ${reasonOf(error)}`, unforeseen: error };
}

function isUnreadable(error: unknown): error is Error {
  if (!(error instanceof TypeError) || !('code' in error)) return false;
  return typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
}
