import { compatibilities } from '@sibila/drizzle/schema/compatibility';
import { readingRepo } from '../reading/repo.ts';

export const compatibilityRepo = readingRepo('compatibility', compatibilities);
