import { countReadings } from '@sibila/core/reading/count-readings';
import type { Noun } from './noun.ts';
import { table } from './table.ts';
import { wholeNumber } from './whole-number.ts';
import { withShared } from './with-shared.ts';

const DAYS = '30';

/** What is read; by numbers alone, never whose or what. */
export const readings: Noun = {
  name: 'readings',
  verbs: {
    stats: {
      help: `How many readings there are of each type, and of the last days (${DAYS} unless told otherwise) by how many people and who wrote them`,
      usage: '[--days N]',
      options: { days: { type: 'string' } },
      run: async (config, _, { days = DAYS }) => {
        const number = wholeNumber(days, 'days');
        return withShared(config, async (shared) => {
          const data = await countReadings(shared, number);
          const head = ['', 'total', `${number} days`, 'people', 'model', 'builtin'];
          const rows = data.map(({ type, total, recent, people, byModel, builtin }) => [
            type,
            ...[total, recent, people, byModel, builtin].map(String),
          ]);
          return { text: table([head, ...rows]), data };
        });
      },
    },
  },
};
