// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODIES } from '@sibila/domain/sky/body-names';
import { SKY_LINE } from './sky-line.ts';
import { SkyFigure } from './sky-figure.tsx';

const BEGIN = new Date(2026, 10, 20, 17, 4, 40);
const WORDS = {
  at: BEGIN,
  line: 'La Luna cruza Aries',
  until: null,
  bodies: 'La Luna, a 6° de Aries.',
};

const noPicture = () => Promise.reject(new Error('no'));
class NoPicture {
  decode = noPicture;
}

describe('the sky of the landing page', () => {
  it('stands in words under the wheel in the server’s HTML, for this moment', async () => {
    const words = await SKY_LINE.loader();
    expect(words?.line).toMatch(/\bLuna\b.*; .*(retrógrad|directo)/);
    const html = renderToStaticMarkup(<SkyFigure words={words} />);
    expect(html).toContain(`<figcaption>${words?.line}`);
    for (const { phrase } of BODIES) expect(html).toMatch(new RegExp(`${phrase}, a \\d+° de`, 'i'));
  });

  it('tells where each body stands to who cannot see the picture', () => {
    render(<SkyFigure words={WORDS} />);
    expect(screen.getByRole('img')).toHaveAccessibleDescription('La Luna, a 6° de Aries.');
  });

  it('names the day until which a planet goes back, first in the zone of Mexico, then in the reader’s own', async () => {
    const words = { ...WORDS, until: new Date('2026-07-23T22:57:00Z') };
    vi.stubGlobal('Image', NoPicture);
    vi.stubEnv('TZ', 'Europe/Madrid');
    vi.resetModules();
    const { SkyFigure: InMadrid } = await import('./sky-figure.tsx');
    expect(renderToStaticMarkup(<InMadrid words={words} />)).toContain('hasta el 23 de julio.');
    render(<InMadrid words={words} />);
    expect(await screen.findByText('La Luna cruza Aries hasta el 24 de julio.')).toBeVisible();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('keeps its caption where the line could not be had', () => {
    expect(renderToStaticMarkup(<SkyFigure words={null} />)).toContain('El cielo de ahora mismo');
  });
});

describe('the sky while it is looked at', () => {
  let isStill = false;
  let isHidden = false;
  let bottom = 500;
  let decoding: () => Promise<void>;

  beforeEach(() => {
    isStill = false;
    isHidden = false;
    bottom = 500;
    decoding = () => Promise.resolve();
    vi.useFakeTimers();
    vi.setSystemTime(BEGIN);
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = () => decoding();
      },
    );
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => ({ matches: isStill }) as MediaQueryList,
    );
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ bottom }) as DOMRect,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const pass = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    // The astronomy comes as a module of its own, on real time.
    vi.useRealTimers();
    await act(() => import('@sibila/domain/sky/sentence'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  const source = () => screen.getByRole('img').getAttribute('src');
  const minuteOf = (date: Date) => `/cielo.svg?m=${Math.floor(date.getTime() / 60_000)}`;

  it('tells the reader’s own time', async () => {
    render(<SkyFigure words={WORDS} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('A las 17:04 de tu reloj')).toBeInTheDocument();
    expect(source()).toBe('/cielo.svg');
  });

  const before = (milliseconds: number, line = 'Lo que se dijo antes') => ({
    ...WORDS,
    line,
    at: new Date(BEGIN.getTime() - milliseconds),
  });

  it.each([
    [10 * 60_000, 'A las 16:54 de tu reloj'],
    [10 * 60_000 + 1, 'Como estaba el 20 de noviembre a las 16:54'],
    [16 * 3_600_000, 'Como estaba el 20 de noviembre a la 1:04'],
    [24 * 3_600_000, 'Como estaba el 19 de noviembre a las 17:04'],
  ])('is told by its own instant where a worker had kept it: %d ms', async (age, told) => {
    decoding = noPicture;
    render(<SkyFigure words={before(age)} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(told)).toBeInTheDocument();
    expect(screen.queryByText(/En este minuto/)).toBeNull();
  });

  it('is made good for at once where it was kept, also where motion is unwelcome', async () => {
    isStill = true;
    render(<SkyFigure words={before(2 * 3_600_000)} />);
    await pass(0);
    expect(screen.getByText('A las 17:04 de tu reloj')).toBeInTheDocument();
    expect(screen.queryByText(/Lo que se dijo antes/)).toBeNull();
    expect(source()).toBe(minuteOf(BEGIN));
  });

  it('says that it was, once it is no more of now and none came', async () => {
    isStill = true;
    render(<SkyFigure words={WORDS} />);
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    expect(screen.getByText('Como estaba el 20 de noviembre a las 17:04')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(/último cielo que llegó/);
  });

  it('takes the words that come after the first ones', async () => {
    isStill = true;
    decoding = noPicture;
    const { rerender } = render(<SkyFigure words={before(3_600_000)} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    rerender(<SkyFigure words={before(0, 'Lo que se dice ahora')} />);
    expect(screen.getByText(/Lo que se dice ahora/)).toBeInTheDocument();
    expect(screen.getByText('A las 17:04 de tu reloj')).toBeInTheDocument();
  });

  it('is never that of an earlier minute which came late', async () => {
    let arrive = () => {};
    const said = [before(-20_000, 'El de las 17:05'), before(-80_000, 'El de las 17:06')];
    vi.spyOn(SKY_LINE, 'loader').mockImplementation(() => Promise.resolve(said.shift() ?? null));
    decoding = () => new Promise((resolve) => (arrive = resolve));
    render(<SkyFigure words={WORDS} />);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    const late = arrive;
    decoding = () => Promise.resolve();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(/El de las 17:06/)).toBeInTheDocument();
    late();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/El de las 17:06/)).toBeInTheDocument();
    expect(source()).toBe(minuteOf(new Date(2026, 10, 20, 17, 6)));
  });

  it('is drawn again, and said again, when the minute is over', async () => {
    render(<SkyFigure words={{ ...WORDS, line: 'Lo que se dijo antes' }} />);
    await act(() => vi.advanceTimersByTimeAsync(19_999));
    expect(source()).toBe('/cielo.svg');
    await pass(1);
    expect(source()).toBe(minuteOf(new Date(2026, 10, 20, 17, 5)));
    expect(screen.getByText('A las 17:05 de tu reloj')).toBeInTheDocument();
    expect(screen.queryByText(/Lo que se dijo antes/)).toBeNull();
    expect(screen.getByText(/\bLuna\b.*; /)).toBeInTheDocument();
  });

  it('goes on with each minute, on the reader’s own clock, also where that is an hour behind', async () => {
    render(<SkyFigure words={before(-3_600_000)} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('A las 17:04 de tu reloj')).toBeInTheDocument();
    expect(source()).toBe('/cielo.svg');
    await pass(20_000);
    expect(screen.getByText('A las 17:05 de tu reloj')).toBeInTheDocument();
    expect(screen.queryByText(/Lo que se dijo antes/)).toBeNull();
  });

  it('says of when it was on a clock that is behind, once it is no more of now', async () => {
    isStill = true;
    render(<SkyFigure words={before(-3_600_000)} />);
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    expect(screen.getByText('Como estaba el 20 de noviembre a las 17:04')).toBeInTheDocument();
  });

  it.each([
    ['behind', -3_600_000],
    ['ahead', 3_600_000],
  ])('goes on minute by minute where the clock is an hour %s', async (_, ahead) => {
    let asked = 0;
    vi.spyOn(SKY_LINE, 'loader').mockImplementation(() => {
      asked += 1;
      return Promise.resolve({ ...WORDS, line: `El ${asked}.º`, at: new Date() });
    });
    render(<SkyFigure words={before(ahead)} />);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(`El ${asked}.º.`)).toBeInTheDocument();
    expect(screen.getByText('A las 17:05 de tu reloj')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(`El ${asked}.º.`)).toBeInTheDocument();
    expect(screen.getByText('A las 17:06 de tu reloj')).toBeInTheDocument();
    expect(source()).toBe(minuteOf(new Date(2026, 10, 20, 17, 6)));
  });

  it('gives way to words that the page comes with anew, whatever their time', async () => {
    isStill = true;
    const { rerender } = render(<SkyFigure words={before(2 * 3_600_000)} />);
    await pass(0);
    rerender(<SkyFigure words={before(3_600_000, 'Lo que se dice ahora')} />);
    expect(screen.getByText(/Lo que se dice ahora/)).toBeInTheDocument();
  });

  it.each([
    ['motion is unwelcome', () => (isStill = true)],
    ['the page is in the background', () => (isHidden = true)],
    ['it was scrolled away', () => (bottom = -1)],
    ['its picture can’t be had', () => (decoding = noPicture)],
  ])('stays as it is while %s', async (_, happen) => {
    happen();
    render(<SkyFigure words={WORDS} />);
    await pass(60_000);
    expect(source()).toBe('/cielo.svg');
    expect(screen.getByText('A las 17:04 de tu reloj')).toBeInTheDocument();
  });
});
