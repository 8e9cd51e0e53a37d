// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentVisit, forgetVisits } from './visit.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a visit', () => {
  it('is one for a day from its first page, however long it goes on', () => {
    const first = currentVisit(NOW);
    expect(first).toMatchObject({ isNew: true });
    expect(currentVisit(NOW + DAY_MS / 2)).toEqual(first);
    expect(currentVisit(NOW + DAY_MS - 1)).toEqual(first);
    expect(currentVisit(NOW + DAY_MS)?.session).not.toBe(first?.session);
  });

  it('is no longer new for thirty days after the first, whatever comes between', () => {
    currentVisit(NOW);
    expect(currentVisit(NOW + 2 * DAY_MS)).toMatchObject({ isNew: false });
    expect(currentVisit(NOW + 29 * DAY_MS)).toMatchObject({ isNew: false });
    expect(currentVisit(NOW + 31 * DAY_MS)).toMatchObject({ isNew: true });
  });

  it('tells nothing of the number by which the browser is known again', () => {
    const kept = () => localStorage.getItem('sibila-analytics') ?? '';
    const visit = currentVisit(NOW);
    const { visitor } = JSON.parse(kept()) as { visitor: string };
    expect(Object.keys(visit ?? {}).sort()).toEqual(['isNew', 'session']);
    expect(JSON.stringify(visit)).not.toContain(visitor);
  });

  it('lasts no longer because a clock was wrong, and begins anew on what nobody wrote', () => {
    const ahead = currentVisit(NOW + 400 * DAY_MS);
    expect(currentVisit(NOW)?.session).not.toBe(ahead?.session);
    for (const nonsense of ['', '{', 'null', '7', '{"session":1,"sessionUntil":"x"}']) {
      localStorage.setItem('sibila-analytics', nonsense);
      expect(currentVisit(NOW)).toMatchObject({ isNew: true });
    }
  });

  it('is none where nothing can be kept', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    expect(currentVisit(NOW)).toBeNull();
  });

  it('is forgotten whole', () => {
    currentVisit(NOW);
    forgetVisits();
    expect(localStorage).toHaveLength(0);
  });
});
