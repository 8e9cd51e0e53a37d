import { TRPCError } from '@trpc/server';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DomainError } from '@sibila/core/errors';
import { createLog } from './log.ts';

const CANARY = 'canary-7f3a';

function logged(fields: Record<string, unknown>, message = 'a thing happened', level = 'debug') {
  const lines: string[] = [];
  createLog(level, { write: (line: string) => void lines.push(line) }).error(fields, message);
  return lines;
}
const parsed = (fields: Record<string, unknown>) =>
  JSON.parse(logged(fields)[0] ?? '') as Record<string, unknown>;

describe('a line of the log', () => {
  it('is JSON with the time in UTC, the level by name and what was said', () => {
    expect(parsed({ requestId: 'r' })).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      level: 'error',
      msg: 'a thing happened',
      requestId: 'r',
    });
  });

  it('stays one line, whatever stands in its values', () => {
    const [line = '', ...others] = logged({ path: 'a\r\n{"level":"fatal"}\u2028' }, 'b\r\nc');
    expect(others).toEqual([]);
    expect(line.trimEnd().split(/\r|\n/)).toHaveLength(1);
  });

  it('is not written below the level that was asked for', () => {
    expect(logged({}, 'quiet', 'fatal')).toEqual([]);
  });

  it.each([
    'password',
    'currentPassword',
    'newPassword',
    'token',
    'turnstileToken',
    'email',
    'question',
    'cookie',
    'authorization',
  ])('hides the value of %s, here and one level down', (name) => {
    expect(parsed({ [name]: CANARY })[name]).toBe('[REDACTED]');
  });

  it.each([
    { user: { email: CANARY } },
    { input: { password: CANARY } },
    { input: { question: CANARY } },
    { link: { token: CANARY } },
    { headers: { cookie: CANARY, authorization: CANARY } },
  ])('hides what is secret in %j', (fields) => {
    expect(logged(fields).join()).not.toContain(CANARY);
  });
});

describe('an error in the log', () => {
  const spilled = Object.assign(new Error(`invalid input syntax for type uuid: "${CANARY}"`), {
    name: 'PostgresError',
    code: '22P02',
    detail: `Key (email)=(${CANARY}) already exists.`,
    table_name: 'users',
  });
  const query = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    [CANARY, `x\n    at ${CANARY} (file.ts:1:1)`],
    spilled,
  );

  it('keeps its name, message, code and the place where it was made', () => {
    const error = Object.assign(new TypeError('no such thing'), { code: 'E_THING' });
    expect(parsed({ err: error })['err']).toMatchObject({
      type: 'TypeError',
      message: 'no such thing',
      code: 'E_THING',
      stack: expect.stringContaining('log.test.ts') as string,
    });
  });

  it.each<[string, unknown]>([
    ['a query that failed', query],
    ['what the database said', spilled],
    ["tRPC's error around it", new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: query })],
    ['a refusal of ours around it', new DomainError('UNAVAILABLE', {}, { cause: query })],
    [
      'any error around an error around it',
      new Error(query.message, { cause: new Error('x', { cause: query }) }),
    ],
  ])('tells neither the statement nor a value of %s', (_, err) => {
    const text = logged({ err }).join();
    expect(text).not.toContain(CANARY);
    expect(text).not.toMatch(/insert into|params:/i);
    expect(text).toContain('22P02');
    expect(text).toContain('log.test.ts');
  });

  it('says which table and which rule it was about', () => {
    expect(logged({ err: query }).join()).toContain('users');
  });

  it('tells nothing of something thrown that is no error', () => {
    expect(logged({ err: CANARY }).join()).not.toContain(CANARY);
    expect(logged({ err: { password: CANARY } }).join()).not.toContain(CANARY);
  });

  it('ends where causes run in a circle', () => {
    const error: Error = new Error('round');
    error.cause = error;
    expect(logged({ err: error })).toHaveLength(1);
  });
});
