import { visibleLine } from './visible.ts';

/** Rows of cells as lines with aligned columns; `empty` where there are none. */
export function table(rows: readonly (readonly string[])[], empty = ''): string {
  if (rows.length === 0) return empty;
  const lines = rows.map((row) => row.map(visibleLine));
  const widths: number[] = [];
  for (const line of lines)
    for (const [i, cell] of line.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
