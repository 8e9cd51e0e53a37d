import { z } from 'zod';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';

/** One of the twelve signs by its Spanish name. */
export const zodiacSign = z.enum(SIGN_NAMES, { error: 'Elige uno de los doce signos' });
