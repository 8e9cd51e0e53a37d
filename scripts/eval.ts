import { existsSync } from 'node:fs';
import { readConfig } from '@sibila/api/config';
import { evalPalm } from './eval/palm.ts';
import { PRINT_USAGE, printReadings } from './eval/print-readings.ts';
import { evalReadings } from './eval/readings.ts';
import { learnDanger } from './eval/learn-danger.ts';
import { evalHearing } from './eval/hearing.ts';
import { learnSituations } from './eval/learn-situations.ts';
import { learnThemes } from './eval/learn-themes.ts';
import { evalSafety } from './eval/safety.ts';

/**
 * `pnpm eval [safety|readings]`: how well the product judges and writes, on sets of its own.
 * `pnpm eval readings --built-in --questions FILE`: readings of the built-in reader, to be judged by people.
 * `pnpm eval palm FOLDER`: what it sees in photos of yours.
 * `pnpm eval safety --learn`: learns the weights of the themes and of danger anew.
 * `pnpm eval hearing [--learn]`: how well situations are heard; learns their weights anew.
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

const HELP = `pnpm eval [safety] [readings]      how well the product judges and writes, on sets of its own
pnpm eval safety --learn           learns the weights of the themes and of danger anew
pnpm eval hearing [--learn]        how well situations are heard; learns their weights anew
pnpm eval readings --built-in --questions FILE [--spread one|three|five|runes]
                                   prints readings of the built-in reader, for people to judge
pnpm eval palm FOLDER              what it sees in photos of yours
`;

if (existsSync('.env')) process.loadEnvFile('.env');
const [first, ...rest] = process.argv.slice(2);
if (first === 'readings' && rest.includes('--help')) process.stdout.write(PRINT_USAGE);
else if (first === 'help' || process.argv.includes('--help')) process.stdout.write(HELP);
else if (first === 'palm') await evalPalm(rest);
else if (first === 'readings' && rest[0]?.startsWith('--') === true) printReadings(rest);
else if (first === 'hearing') {
  if (rest[0] === '--learn') learnSituations();
  else evalHearing();
} else if (first === 'safety' && rest[0] === '--learn') {
  learnThemes();
  learnDanger();
} else await evalSets(process.argv.slice(2));
