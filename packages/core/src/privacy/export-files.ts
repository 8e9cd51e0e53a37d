import { getTableName } from 'drizzle-orm';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { escapeHtml } from '@sibila/emails/escape-html';
import type { Context } from '../context.ts';
import { exportedParts, type ExportedTable, type Field, type Person } from './holding.ts';
import { HOLDINGS } from './holdings.ts';
import { longInstant } from './page-text.ts';
import { PAGE_STYLE } from './page-style.ts';
import { rowsOf } from './rows.ts';

type ExportContext = Pick<Context, 'db' | 'ports'>;

/** What an export holds, table by table, in the order of its page. */
const EXPORTED: readonly ExportedTable[] = Object.values(HOLDINGS).flatMap(exportedParts);

/** `datos.json`: every row by its table's name, dates in UTC; one row a line. */
export async function* jsonFile(ctx: ExportContext, person: Person): AsyncGenerator<string> {
  const head = { product: PRODUCT_NAME, madeAt: ctx.ports.clock.now(), format: 1 };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  let isFirstTable = true;
  for (const held of EXPORTED) {
    yield `${isFirstTable ? '' : ','}\n${JSON.stringify(held.name ?? getTableName(held.table))}:[`;
    isFirstTable = false;
    let separator = '\n';
    for await (const row of rowsOf(ctx, held, person)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}}\n';
}

/** `leeme.html`: the same for people, in one page that needs nothing else. */
export async function* readableFile(ctx: ExportContext, person: Person): AsyncGenerator<string> {
  yield pageHead(person, ctx.ports.clock.now());
  for (const [i, held] of EXPORTED.entries()) {
    yield `<section id="s${i}"><h2>${escapeHtml(held.title)}</h2>\n`;
    let isEmpty = true;
    for await (const row of rowsOf(ctx, held, person)) {
      isEmpty = false;
      yield held.item ? held.item(row) : labelled(held, row);
    }
    if (isEmpty) yield '<p class="empty">No hay nada guardado aquí.</p>\n';
    yield '</section>\n';
  }
  yield pageEnd();
}

function pageHead(person: Person, now: Date): string {
  const title = `Tus datos en ${PRODUCT_NAME}`;
  const links = EXPORTED.map(
    ({ title: name }, i) => `<li><a href="#s${i}">${escapeHtml(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head>
<body><header><p class="brand">${PRODUCT_NAME}</p><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(person.fullName)}: esto es todo lo que guardamos de ti el ${escapeHtml(longInstant(now))}. Las fechas y horas de esta página son las de Ciudad de México; en <code>datos.json</code> está lo mismo, en UTC y para programas.</p>
</header><nav aria-label="Contenido"><ul>${links.join('')}</ul></nav><main>
`;
}

function labelled(held: ExportedTable, row: Record<string, unknown>): string {
  const lines = Object.entries(held.fields).flatMap(([name, field]) => {
    if (typeof field !== 'string' && 'omitted' in field) return [];
    const label = typeof field === 'string' ? field : field.label;
    return [`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(valueText(field, row[name]))}</dd>`];
  });
  return `<dl>${lines.join('')}</dl>\n`;
}

function valueText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (value instanceof Date) return longInstant(value);
  if (typeof value !== 'string')
    return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
  return typeof field !== 'string' && 'say' in field ? field.say(value) : value;
}

/** What is held and stays out, each reason once. */
function pageEnd(): string {
  const reasons = Object.values(HOLDINGS).flatMap((holding) =>
    'impersonal' in holding
      ? [holding.impersonal]
      : exportedParts(holding)
          .flatMap(({ fields }) => Object.values(fields))
          .flatMap((field) =>
            typeof field !== 'string' && 'omitted' in field ? [field.omitted] : [],
          ),
  );
  const items = [...new Set(reasons)].map((reason) => `<li>${escapeHtml(reason)}</li>`);
  return `<section><h2>Lo que no va aquí, y por qué</h2><ul>${items.join('\n')}</ul></section>
</main></body></html>
`;
}
