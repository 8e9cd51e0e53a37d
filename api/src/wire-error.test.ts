import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { TRPCError } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { toWireError } from './wire-error.ts';

const withCode = (code: string) => Object.assign(new Error('canary'), { code });
const wrapped = (cause: unknown) => new Error('Failed query: canary', { cause });

describe('toWireError', () => {
  it.each([
    '40001',
    '40P01',
    '57P01',
    '57P03',
    '57014',
    '55P03',
    '53300',
    '25006',
    '08006',
    'ECONNREFUSED',
    'CONNECTION_CLOSED',
    'CONNECT_TIMEOUT',
    'EAI_AGAIN',
  ])('asks to come back later for %s, however deep it lies', (code) => {
    for (const error of [
      withCode(code),
      wrapped(withCode(code)),
      new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: wrapped(withCode(code)) }),
    ])
      expect(toWireError(error)).toMatchObject({
        status: 503,
        code: 'UNAVAILABLE',
        retryAfter: 5,
      });
  });

  it.each(['23505', '22P02', 'EACCES'])('takes %s for a fault of ours', (code) => {
    expect(toWireError(wrapped(withCode(code)))).toMatchObject({ status: 500, code: 'UNEXPECTED' });
  });

  it('tells the missing socket of the database from any other missing file', async () => {
    const file = await readFile('/no/such/file').catch((error: unknown) => error);
    expect(toWireError(wrapped(file))).toMatchObject({ status: 500 });
    const socket = await new Promise((resolve) => {
      connect('/no/such/socket').once('error', resolve);
    });
    expect(toWireError(wrapped(socket))).toMatchObject({ status: 503 });
  });
});
