import { expect, it } from 'vitest';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { shortDays, signOfDate } from './sign-days.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

it.each(SIGN_NAMES)('knows the first and the last day of %s', (sign) => {
  for (const end of shortDays(sign).split(' – ')) {
    const [day = '', month = ''] = end.split(' ');
    expect(signOfDate(MONTHS.indexOf(month) + 1, Number(day))).toBe(sign);
  }
});
