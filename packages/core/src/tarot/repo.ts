import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import { readingRepo } from '../reading/repo.ts';

export const tarotRepo = readingRepo('tarot', tarotReadings);
