import { expect, it, vi } from 'vitest';
import { silenceConsole } from './quiet-console.ts';

it('keeps the chatter of a console to itself, and lets its errors through', () => {
  const said = vi.fn();
  const target = { log: said, info: said, debug: said, warn: said, error: said };
  silenceConsole(target);
  for (const method of ['log', 'info', 'debug', 'warn'] as const) target[method]('hola');
  expect(said).not.toHaveBeenCalled();
  target.error('se cayó');
  expect(said).toHaveBeenCalledExactlyOnceWith('se cayó');
});
