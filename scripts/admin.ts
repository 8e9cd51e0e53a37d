import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '@sibila/api/config';
import { billing } from './admin/billing.ts';
import { blog } from './admin/blog.ts';
import { contact } from './admin/contact.ts';
import { db } from './admin/db.ts';
import { horoscope } from './admin/horoscope.ts';
import { AdminError, type Noun, type Verb } from './admin/noun.ts';
import { users } from './admin/users.ts';

/** `pnpm admin <noun> <verb>`: the administration of the product, beside the running server. */
const NOUNS: readonly Noun[] = [billing, blog, contact, db, horoscope, users];
const GLOBAL = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
const VERBS: readonly Verb[] = NOUNS.flatMap(({ verbs }) => Object.values(verbs));

function help(noun?: Noun): string {
  const nouns = noun ? [noun] : NOUNS;
  const lines = nouns.flatMap(({ name, verbs }) =>
    Object.entries(verbs).map(([verb, { help: text, usage }]) =>
      usage === undefined
        ? `  ${`${name} ${verb}`.padEnd(20)}${text}`
        : `  ${name} ${verb} ${usage}\n${' '.repeat(22)}${text}`,
    ),
  );
  return ['pnpm admin <noun> <verb> [--json] [--help]', '', ...lines, ''].join('\n');
}

async function main(): Promise<void> {
  const known = Object.assign({}, ...VERBS.map(({ options }) => options)) as Verb['options'];
  const { values, positionals } = parseArgs({
    options: { ...known, ...GLOBAL },
    allowPositionals: true,
  });
  const { json, help: wantsHelp, ...options } = values;
  const [nounName, verbName, ...args] = positionals;
  const noun = NOUNS.find(({ name }) => name === nounName);
  const verb = verbName === undefined ? undefined : noun?.verbs[verbName];
  if (wantsHelp || !verb) {
    process.stdout.write(help(noun));
    if (!wantsHelp && nounName !== undefined) throw new AdminError('unknown noun or verb');
    return;
  }
  const foreign = Object.keys(options).find((name) => !(name in (verb.options ?? {})));
  if (foreign !== undefined)
    throw new AdminError(`${noun?.name} ${verbName} knows no option --${foreign}`);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = await verb.run(readConfig(process.env), args, options);
  process.stdout.write(json ? `${JSON.stringify(result.data)}\n` : `${result.text}\n`);
}

try {
  await main();
} catch (error) {
  const isKnown =
    error instanceof AdminError || error instanceof ConfigError || error instanceof TypeError;
  process.stderr.write(`${isKnown ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
