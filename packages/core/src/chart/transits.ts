import type { ChartTransits, ChartTransitsInput } from '@sibila/contracts/chart';
import { transitLines } from '@sibila/content/chart/transit-lines';
import { transitsOf } from '@sibila/domain/chart/transits';
import { zoneClock } from '@sibila/domain/horoscope/local-day';
import type { SignedInContext } from '../context.ts';
import { zoneName } from '../places/zone-name.ts';
import { castChart } from './birth.ts';
import { ownChart } from './kept.ts';

const WITHOUT_HOUR =
  'Sin la hora de nacimiento quedan fuera la Luna, el Ascendente, el Medio Cielo, las casas y las horas exactas: solo están los tránsitos que valen para cualquier hora del día en que naciste.';

/**
 * What passes over one of the person's own charts on a day, today unless given, with when it is
 * exact on the clocks of `tz`. NOT_FOUND for somebody else's chart.
 */
export async function chartTransits(
  ctx: SignedInContext,
  { id, date, tz }: ChartTransitsInput,
): Promise<ChartTransits> {
  const { chart } = castChart(await ownChart(ctx, id));
  const today = zoneClock(tz).momentOf(ctx.ports.clock.now().getTime()).date;
  const day = date ?? today;
  const found = transitsOf(chart, day, tz);
  const lines = transitLines(found, chart, { day, isToday: day === today });
  const hasHours = found.some(({ exact }) => exact.length > 0);
  return {
    date: day,
    tz,
    transits: found.map((transit, i) => {
      const { title = '', text = '', when = null } = lines[i] ?? {};
      return { ...transit, title, text, when };
    }),
    quiet: found.length === 0 ? (lines[0]?.text ?? null) : null,
    notes: [
      ...(chart.angles === null ? [WITHOUT_HOUR] : []),
      ...(hasHours ? [`Las horas son las de tu zona: ${zoneName(tz)}.`] : []),
    ],
  };
}
