import { evalSafety } from './eval/safety.ts';

/** `pnpm eval [safety]`: how well the product judges, on sets of its own. */
const EVALUATIONS: Record<string, () => void> = { safety: evalSafety };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !EVALUATIONS[name]);
if (unknown.length > 0) {
  process.stderr.write(
    `unknown: ${unknown.join(', ')}; there are ${Object.keys(EVALUATIONS).join(', ')}\n`,
  );
  process.exit(1);
}
for (const [name, evaluate] of Object.entries(EVALUATIONS))
  if (names.length === 0 || names.includes(name)) evaluate();
