// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RUNES } from '@sibila/content/runes/catalogue';
import { RUNE_PAGES } from '@sibila/content/runes/pages/pages';
import { arrive, fact, headings, link } from '../../testing/entry-page.tsx';
import { RunePage } from './rune-page.tsx';

const IMAGE = '/art/runes/una-piedra.svg';

async function open(id: number) {
  const entry = RUNES[id];
  const prose = RUNE_PAGES[id];
  if (!entry || !prose) throw new Error(`no rune ${id}`);
  const reversedImage = entry.reversed ? IMAGE.replace('.svg', '-invertida.svg') : null;
  const page = { ...entry, ...prose, image: IMAGE, reversedImage };
  await arrive(<RunePage page={page} />, '/runas/una-piedra');
  return page;
}

describe('the page of a rune', () => {
  it('shows the stone both ways with its sign, its sound and its place', async () => {
    const page = await open(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Runa Ansuz');
    expect(screen.getByRole('img', { name: page.picture })).toHaveAttribute('src', IMAGE);
    expect(screen.getByRole('img', { name: 'La misma runa, cabeza abajo.' })).toHaveAttribute(
      'src',
      page.reversedImage,
    );
    expect(headings()).toEqual(expect.arrayContaining(['Ansuz al derecho', 'Ansuz invertida']));
    expect(fact('Letra')).toHaveTextContent(/^a$/);
    expect(fact('En Unicode')).toHaveTextContent('ᚨ U+16A8');
    expect(fact('Lugar')).toHaveTextContent('4 de 24, grupo de Freyr');
    for (const text of [page.poem, page.love, page.work, page.neighbours, page.question])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('says why a rune that looks the same has no reverse', async () => {
    const { turned } = await open(9);
    expect(headings()).toEqual(
      expect.arrayContaining(['Qué significa Nauthiz', 'Por qué no se invierte']),
    );
    expect(screen.getByText(turned)).toBeVisible();
    expect(fact('Al revés')).toHaveTextContent('No tiene');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('tells the blank one apart from the alphabet', async () => {
    await open(24);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La Runa en Blanco');
    expect(headings()).toContain('De dónde viene');
    expect(fact('Lugar')).toHaveTextContent('Fuera del alfabeto');
    expect(screen.queryByText('Sonido', { selector: 'dt' })).toBeNull();
    expect(screen.queryByRole('link', { name: /→$/ })).toBeNull();
  });

  it('leads to those beside it, to all of them by their groups and to the bag', async () => {
    await open(8);
    expect(link('← Wunjo')).toHaveAttribute('href', '/runas/wunjo');
    expect(link('Nauthiz →')).toHaveAttribute('href', '/runas/nauthiz');
    expect(link('Ir a la bolsa de runas')).toHaveAttribute('href', '/#runas');
    const all = screen.getByRole('navigation', { name: 'Las veinticinco piedras' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(25);
    expect(within(all).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(within(all).getByRole('link', { current: 'page' })).toHaveTextContent('Hagalaz');
  });
});
