import { existsSync } from 'node:fs';
import { readConfig } from '@sibila/api/config';
import { evalReadings } from './eval/readings.ts';
import { evalSafety } from './eval/safety.ts';

/** `pnpm eval [safety|readings]`: how well the product judges and writes, on sets of its own. */
const EVALUATIONS: Record<string, () => void | Promise<void>> = {
  safety: evalSafety,
  readings: () => evalReadings(readConfig(process.env)),
};

if (existsSync('.env')) process.loadEnvFile('.env');
const names = process.argv.slice(2);
const unknown = names.filter((name) => !EVALUATIONS[name]);
if (unknown.length > 0) {
  process.stderr.write(
    `unknown: ${unknown.join(', ')}; there are ${Object.keys(EVALUATIONS).join(', ')}\n`,
  );
  process.exit(1);
}
for (const [name, evaluate] of Object.entries(EVALUATIONS))
  if (names.length === 0 || names.includes(name)) await evaluate();
