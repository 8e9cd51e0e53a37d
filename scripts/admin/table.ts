/** Rows of cells as lines with aligned columns; `empty` where there are none. */
export function table(rows: readonly (readonly string[])[], empty = ''): string {
  if (rows.length === 0) return empty;
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
