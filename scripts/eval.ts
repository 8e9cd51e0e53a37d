import { existsSync } from 'node:fs';
import { readConfig } from '@sibila/api/config';
import { evalPalm } from './eval/palm.ts';
import { evalReadings } from './eval/readings.ts';
import { learnDanger } from './eval/learn-danger.ts';
import { learnThemes } from './eval/learn-themes.ts';
import { evalSafety } from './eval/safety.ts';

/**
 * `pnpm eval [safety|readings]`: how well the product judges and writes, on sets of its own.
 * `pnpm eval palm FOLDER`: what it sees in photos of yours.
 * `pnpm eval safety --learn`: learns the weights of the themes and of danger anew.
 */
const EVALUATIONS: Record<string, () => void | Promise<void>> = {
  safety: evalSafety,
  readings: () => evalReadings(readConfig(process.env)),
};

async function evalSets(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !EVALUATIONS[name]);
  if (unknown.length > 0) {
    process.stderr.write(
      `unknown: ${unknown.join(', ')}; there are ${Object.keys(EVALUATIONS).join(', ')}, palm\n`,
    );
    process.exit(1);
  }
  for (const [name, evaluate] of Object.entries(EVALUATIONS))
    if (names.length === 0 || names.includes(name)) await evaluate();
}

if (existsSync('.env')) process.loadEnvFile('.env');
const [first, ...rest] = process.argv.slice(2);
if (first === 'palm') await evalPalm(rest);
else if (first === 'safety' && rest[0] === '--learn') {
  learnThemes();
  learnDanger();
} else await evalSets(process.argv.slice(2));
