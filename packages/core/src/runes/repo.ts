import { runeReadings } from '@sibila/drizzle/schema/runes';
import { readingRepo } from '../reading/repo.ts';

export const runesRepo = readingRepo('runes', runeReadings);
