// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Horoscope as HoroscopeAnswer } from '@sibila/contracts/horoscope';
import type { PairPage as PairPageData } from '@sibila/contracts/zodiac-pages';
import { SIGN_TEXTS } from '@sibila/content/zodiac/sign-texts';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { arrive } from '../../testing/entry-page.tsx';
import { answer, Refusal } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { Horoscope } from '../horoscope/horoscope.tsx';
import { PairPage } from './pair-page.tsx';
import { PairsPage } from './pairs-page.tsx';
import { SignPage } from './sign-page.tsx';
import { SignsPage } from './signs-page.tsx';

const { lead, chapters, cusp, reckoning, description } = SIGN_TEXTS.Virgo;
const VIRGO = {
  sign: 'Virgo' as const,
  description,
  lead,
  cusp,
  reckoning,
  chapters: chapters.map(({ title, body }) => ({ title, body: [...body] })),
  sun: {
    from: { at: '2026-08-23T02:18:30.000Z', date: '2026-08-22', time: '20:18' },
    to: { at: '2026-09-23T00:05:00.000Z', date: '2026-09-22', time: '18:05' },
  },
};
const TODAY: HoroscopeAnswer = {
  sign: 'virgo',
  date: '2026-11-21',
  text: 'Mercurio retoma el paso.\n\nRevisa lo que ibas a enviar.',
  reader: 'builtin',
  facts: {
    bodies: [{ body: 'Mercury', longitude: 215, sign: 'Escorpio', retrograde: true }],
    aspects: [],
    moon: { sign: 'Aries', phase: 'gibosa creciente', illumination: 0.886 },
    events: [],
    moonStays: [],
    quarters: [],
    retrogrades: [],
  },
};
const PAIR: PairPageData = {
  slug: 'aries-tauro',
  first: 'Aries',
  second: 'Tauro',
  percent: 60,
  meeting: 'Se encuentran.',
  friction: 'Rozan.',
  love: 'Se quieren.',
  together: 'Se acompañan.',
  account: ['Suman un 60 %.', 'Los elementos.', 'Las modalidades.', 'Los regentes.'],
  attempt: 'Algo para probar: andar.',
  closing: 'Una línea.',
};

const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const place = (name: string) => screen.getByRole('navigation', { name });

describe('the page of a sign', () => {
  const open = () => {
    answer({ horoscope: () => TODAY });
    return arrive(<SignPage page={VIRGO} />, '/horoscopo/virgo');
  };

  it('says what is written of it, under headings of its own', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horóscopo de Virgo hoy');
    for (const { title, body } of VIRGO.chapters) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
      for (const paragraph of body) expect(screen.getByText(paragraph)).toBeVisible();
    }
    expect(screen.getByText(VIRGO.reckoning)).toBeVisible();
  });

  it('has the figures of the catalogue, and when the Sun comes and goes', async () => {
    await open();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(
      expect.arrayContaining([
        'Tierra',
        'Mutable',
        'Mercurio',
        'Piscis',
        '22 de agosto de 2026, 20:18',
      ]),
    );
    expect(screen.getByText('22 de septiembre de 2026, 18:05')).toHaveAttribute(
      'datetime',
      VIRGO.sun.to.at,
    );
  });

  it("shows today's horoscope, who wrote it, and what it rests on", async () => {
    await open();
    const sheet = screen.getByRole('article');
    const title = within(sheet).getByRole('heading', { level: 2 });
    expect(title).toHaveTextContent('Virgo hoy, sábado 21 de noviembre');
    expect(sheet).toHaveTextContent('Mercurio retoma el paso.');
    expect(sheet).toHaveTextContent('Lector integrado. Es el día de Ciudad de México');
    expect(sheet).toHaveTextContent('En Aries, casa 8; gibosa creciente, 89 % de luz');
    expect(sheet).toHaveTextContent('Mercurio, su regenteEn Escorpio, casa 3, retrógrado');
  });

  it('says that the horoscope of today did not come, and asks for it again', async () => {
    answer({
      horoscope: () => {
        throw new Refusal('NOT_FOUND');
      },
    });
    await arrive(<SignPage page={VIRGO} />, '/horoscopo/virgo');
    const sheet = screen.getByRole('article');
    expect(sheet).not.toHaveTextContent('se está escribiendo');
    const alert = await within(sheet).findByRole('alert');
    answer({ horoscope: () => TODAY });
    fireEvent.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await within(sheet).findByText('Mercurio retoma el paso.')).toBeVisible();
  });

  it('stands also while the horoscope of today is still to come', async () => {
    answer({ horoscope: () => new Promise<never>(() => undefined) });
    await renderApp(<SignPage page={VIRGO} />, { path: '/horoscopo/virgo' });
    expect(screen.getByRole('article')).toHaveTextContent('El texto de hoy se está escribiendo.');
    expect(screen.getByText(VIRGO.cusp)).toBeVisible();
  });

  it('leads to its twelve pairs, to the twelve signs and to the rituals', async () => {
    await open();
    const pairs = hrefs(place('Virgo con los doce signos'));
    expect(pairs).toHaveLength(12);
    expect(pairs).toContain('/compatibilidad/aries-virgo');
    expect(pairs).toContain('/compatibilidad/virgo-piscis');
    expect(hrefs(place('Los doce signos'))).toHaveLength(SIGN_NAMES.length);
    const here = within(place('Los doce signos')).getByRole('link', { current: 'page' });
    expect(here).toHaveAttribute('href', '/horoscopo/virgo');
    expect(hrefs(place('Estás en'))).toEqual(['/', '/horoscopo']);
  });

  it('leads to the days of its own sign', async () => {
    localStorage.clear();
    answer({ horoscope: () => TODAY });
    const { user, router } = await renderApp(<SignPage page={VIRGO} />, {
      path: '/horoscopo/virgo',
    });
    await user.click(screen.getByRole('link', { name: 'Leer otro día' }));
    await waitFor(() => expect(router.history.location.href).toBe('/#horoscopo'));
    expect(localStorage.getItem('sibila:sign')).toBe('Virgo');
  });

  const chosenSign = async () =>
    (await screen.findByRole('radio', { checked: true, name: /./ })).getAttribute('value');

  it.each([
    ['Leer otro día', () => TODAY, 'Mercurio retoma el paso.'],
    ['en la portada', () => TODAY, 'Mercurio retoma el paso.'],
    ['en la portada', () => new Promise<never>(() => undefined), /se está escribiendo/],
  ])(
    'opens there once by «%s», also for a member of another sign',
    async (name, horoscope, text) => {
      localStorage.clear();
      answer({ horoscope, user: () => ({ ...LUCIA, zodiacSign: 'Aries' }) });
      const { user, unmount } = await renderApp(<SignPage page={VIRGO} />, {
        path: '/horoscopo/virgo',
      });
      await screen.findByText(text);
      await user.click(screen.getByRole('link', { name }));
      unmount();
      const home = await renderApp(<Horoscope />);
      await waitFor(async () => expect(await chosenSign()).toBe('Virgo'));
      home.unmount();
      await renderApp(<Horoscope />);
      await waitFor(async () => expect(await chosenSign()).toBe('Aries'));
    },
  );

  it('asks nothing of this tab where the days are opened in another', async () => {
    localStorage.clear();
    answer({ horoscope: () => TODAY, user: () => ({ ...LUCIA, zodiacSign: 'Aries' }) });
    const { unmount } = await renderApp(<SignPage page={VIRGO} />, { path: '/horoscopo/virgo' });
    fireEvent.click(screen.getByRole('link', { name: 'Leer otro día' }), { ctrlKey: true });
    unmount();
    await renderApp(<Horoscope />);
    await waitFor(async () => expect(await chosenSign()).toBe('Aries'));
  });
});

describe('the page of two signs', () => {
  const open = (page = PAIR) => arrive(<PairPage page={page} />, `/compatibilidad/${page.slug}`);

  it('says how they meet, and adds up its number from four points', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Compatibilidad de Aries y Tauro',
    );
    for (const text of [PAIR.meeting, PAIR.love, PAIR.together, PAIR.friction, PAIR.attempt])
      expect(screen.getByText(text)).toBeVisible();
    const points = screen.getByRole('list', { name: 'De dónde sale el número' });
    expect(within(points).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/^62.*=/)).toHaveTextContent('62 − 6 + 2 + 2 = 60 %');
    for (const text of PAIR.account) expect(screen.getByText(text)).toBeVisible();
  });

  it('leads to both signs, to their other pairs and to the ritual', async () => {
    await open();
    const links = hrefs(document.body);
    expect(hrefs(place('Estás en'))).toEqual(['/', '/compatibilidad']);
    expect(links).toContain('/horoscopo/aries');
    expect(links).toContain('/horoscopo/tauro');
    expect(links).toContain('/#compatibilidad');
    for (const sign of ['Aries', 'Tauro']) {
      const others = place(`${sign} con los demás`);
      expect(within(others).getAllByRole('link')).toHaveLength(13);
      const here = within(others).getByRole('link', { current: 'page' });
      expect(here).toHaveAttribute('href', '/compatibilidad/aries-tauro');
    }
  });

  it('names a sign with itself once', async () => {
    await open({ ...PAIR, slug: 'leo-leo', first: 'Leo', second: 'Leo', percent: 82 });
    const others = place('Leo con los demás');
    expect(screen.getAllByRole('navigation')).toEqual([place('Estás en'), others]);
    const here = within(others).getByRole('link', { current: 'page' });
    expect(here).toHaveAccessibleName('Leo con Leo 82 %');
  });
});

describe('the ways to the birth chart', () => {
  it('stand on all the pages of signs and pairs', async () => {
    answer({ horoscope: () => TODAY });
    const pages = [
      [<SignsPage key="signs" />, '/horoscopo', 'Calcula tu carta astral.'],
      [<PairsPage key="pairs" />, '/compatibilidad', 'Empieza por tu carta astral.'],
      [<SignPage key="sign" page={VIRGO} />, '/horoscopo/virgo', 'Calcular mi carta astral'],
      [
        <PairPage key="pair" page={PAIR} />,
        '/compatibilidad/aries-tauro',
        'Comparar dos cartas enteras',
      ],
    ] as const;
    for (const [page, path, name] of pages) {
      await arrive(page, path);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/carta-astral');
      cleanup();
    }
  });
});
