import { horoscope, horoscopeInput, premiumHoroscope } from '@sibila/contracts/horoscope';
import { row, type RestRow } from './row.ts';

/** The horoscope of a day. */
export const HOROSCOPE_ROWS: readonly RestRow[] = [
  row({
    method: 'GET',
    path: '/api/horoscope/:sign',
    summary: "A sign's horoscope of a local day, the same for everyone, and the facts it rests on",
    tag: 'horoscope',
    status: 200,
    failures: [400, 404],
    from: 'query',
    input: horoscopeInput,
    output: horoscope,
    isPublic: true,
    call: (caller, input) => caller.horoscope.day(input),
  }),
  row({
    method: 'GET',
    path: '/api/horoscope/:sign/premium',
    summary: 'The exclusive part of the same day, and the facts it rests on: the week ahead too',
    tag: 'horoscope',
    status: 200,
    failures: [400, 401, 402, 404],
    needsSession: true,
    from: 'query',
    input: horoscopeInput,
    output: premiumHoroscope,
    call: (caller, input) => caller.horoscope.premium(input),
  }),
];
