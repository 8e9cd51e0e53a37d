// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PalmReading } from '@sibila/contracts/palm';
import { renderApp } from '../../testing/render-app.tsx';
import { SAMPLE_HAND, samplePalm } from '../../testing/samples.ts';
import { PalmRow } from './history-row.tsx';
import { PalmLeaf, wholeText } from './palm-leaf.tsx';
import { WhyPalm } from './why-palm.tsx';

const KEPT = '/api/palm/readings/x/image';
const SECOND = '/api/palm/readings/x/image?photo=second';
const { lines } = SAMPLE_HAND;
const OTHER = { ...SAMPLE_HAND, hand: 'left' as const, lines: { ...lines, fate: lines.heart } };

const leaf = (reading: PalmReading, written = Infinity) => (
  <PalmLeaf reading={reading} level="h3" written={written} foot={null} />
);
const show = (reading: PalmReading) => renderApp(leaf(reading));

/** A model sees the fate line, which was not measured, and not the heart line, which was. */
const CONTRARY = samplePalm({
  reader: 'model',
  features: {
    seen: { heart: false, head: true, life: true, fate: true },
    hands: [SAMPLE_HAND],
  },
});

describe('a drawing and its text', () => {
  it('never show a line that the text does not see', async () => {
    const { container } = await show(CONTRARY);
    expect(container.querySelectorAll('g[data-line="head"]')).toHaveLength(1);
    expect(container.querySelector('g[data-line="heart"]')).toBeNull();
    const part = screen.getByRole('region', { name: 'Línea del corazón' });
    expect(within(part).getByText('No se aprecia')).toBeInTheDocument();
    expect(within(part).queryByRole('button')).not.toBeInTheDocument();
    const names = screen.getByRole('list', { name: 'Las cuatro líneas' });
    expect(within(names).queryByRole('button', { name: /Corazón/ })).not.toBeInTheDocument();
  });

  it('say that a line which the text sees has no trace where it was not measured', async () => {
    await show(CONTRARY);
    const part = screen.getByRole('region', { name: 'Línea del destino' });
    expect(within(part).getByText('Se aprecia, sin trazo')).toBeInTheDocument();
    const names = screen.getByRole('list', { name: 'Las cuatro líneas' });
    expect(within(names).getByText('sin trazo')).toBeInTheDocument();
    expect(within(names).getByText('no se aprecia')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /No se aprecia: corazón\. Sin trazo: destino\.$/ }),
    ).toBeVisible();
  });

  it('are explained by what both have', async () => {
    const { container } = await renderApp(<WhyPalm reading={CONTRARY} />);
    await userEvent.click(screen.getByText('¿Por qué esta lectura?'));
    await screen.findByText(/^Sin trazo/);
    expect(screen.getByText(/^No se aprecia en la foto/)).toBeInTheDocument();
    expect(screen.getAllByText('sin cortes')).toHaveLength(2);
    expect(container.querySelectorAll('li:first-child path[data-told]')).toHaveLength(0);
  });
});

describe('the two palms of a reading', () => {
  const both = samplePalm({
    features: { ...samplePalm().features, hands: [SAMPLE_HAND, OTHER] },
    imageUrl: KEPT,
    secondImageUrl: SECOND,
  });

  it('are each described with their own lines', async () => {
    await show(both);
    expect(screen.getByRole('img', { name: /^Tu palma derecha\./ })).toHaveAccessibleName(
      'Tu palma derecha. Se aprecian: corazón, cabeza y vida. No se aprecia: destino.',
    );
    expect(screen.getByRole('img', { name: /^Tu palma izquierda\./ })).toHaveAccessibleName(
      'Tu palma izquierda. Se aprecian las cuatro líneas.',
    );
  });

  it('stand in the history with the photo that came and the drawing of the other', async () => {
    const nothing = () => undefined;
    const { container } = await renderApp(
      <PalmRow reading={both} onOpen={nothing} onRemove={nothing} />,
    );
    const [first] = container.querySelectorAll('img');
    if (first) fireEvent.error(first);
    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      expect.stringContaining(`${SECOND}&size=thumbnail`),
    ]);
    expect(container.querySelectorAll('span > svg path').length).toBeGreaterThan(0);
  });
});

describe('a kept photo that did not come', () => {
  it('is shown as soon as it comes after all, and its drawing until then', async () => {
    let comes = false;
    const decode = vi.fn(async () => {
      if (!comes) throw new DOMException('503', 'EncodingError');
    });
    HTMLImageElement.prototype.decode = decode;
    await show(samplePalm({ imageUrl: KEPT }));
    vi.useFakeTimers();
    fireEvent.error(screen.getByRole('img', { name: /^Tu palma derecha/ }));
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(5000);
    expect(decode).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('img', { name: /^Dibujo de tu palma/ })).toBeInTheDocument();
    comes = true;
    await wait(15_000);
    vi.useRealTimers();
    expect(screen.getByRole('img', { name: /^Tu palma derecha/ })).toHaveAttribute('src', KEPT);
  });

  it('is asked for again once the network is back', async () => {
    await show(samplePalm({ imageUrl: KEPT }));
    fireEvent.error(screen.getByRole('img', { name: /^Tu palma derecha/ }));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.getByRole('img', { name: /^Tu palma derecha/ })).toHaveAttribute('src', KEPT);
  });
});

function Growing({ reading }: { reading: PalmReading }) {
  const [written, setWritten] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setWritten(wholeText(reading).length)}>
        Entero
      </button>
      {leaf(reading, written)}
    </>
  );
}

describe('a text that writes itself', () => {
  it('is told part by part, the last one too', async () => {
    const reading = samplePalm();
    const { container, user } = await renderApp(<Growing reading={reading} />);
    await user.click(screen.getByRole('button', { name: 'Entero' }));
    const told = container.querySelectorAll('[aria-live="polite"]');
    expect(told).toHaveLength(6);
    expect([...told].at(-1)).toHaveTextContent(reading.analysis.overall);
  });

  it('is not told again where it is only shown', async () => {
    const { container } = await show(samplePalm());
    expect(container.querySelector('[aria-live="polite"]')).toBeNull();
  });
});
