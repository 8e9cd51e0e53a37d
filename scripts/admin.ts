import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '@sibila/api/config';
import { db } from './admin/db.ts';
import { AdminError, type Noun } from './admin/noun.ts';

/** `pnpm admin <noun> <verb>`: the administration of the product, beside the running server. */
const NOUNS: readonly Noun[] = [db];

function help(noun?: Noun): string {
  const nouns = noun ? [noun] : NOUNS;
  const lines = nouns.flatMap(({ name, verbs }) =>
    Object.entries(verbs).map(
      ([verb, { help: text }]) => `  ${`${name} ${verb}`.padEnd(20)}${text}`,
    ),
  );
  return ['pnpm admin <noun> <verb> [--json] [--help]', '', ...lines, ''].join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [nounName, verbName, ...args] = positionals;
  const noun = NOUNS.find(({ name }) => name === nounName);
  const verb = verbName === undefined ? undefined : noun?.verbs[verbName];
  if (values.help || !verb) {
    process.stdout.write(help(noun));
    if (!values.help && nounName !== undefined) throw new AdminError('unknown noun or verb');
    return;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = await verb.run(readConfig(process.env), args);
  process.stdout.write(values.json ? `${JSON.stringify(result.data)}\n` : `${result.text}\n`);
}

try {
  await main();
} catch (error) {
  const isKnown =
    error instanceof AdminError || error instanceof ConfigError || error instanceof TypeError;
  process.stderr.write(`${isKnown ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
