import { useEffect } from 'react';
import type { Spread } from '@sibila/domain/reading/spreads';
import { Stage } from '../reading/stage.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { CastTable } from './cast-table.tsx';
import { isTurned } from './draft.ts';
import { spokenRune } from './stones.ts';
import type { Ritual } from './use-ritual.ts';
import classes from './cast-scene.module.css';

/** The last stone has come round by then. */
const AFTER_MS = 1300;

function instruction(all: number, left: number): string {
  if (left === 0) return '';
  if (all === 1) return 'Es la única que salió de la bolsa.';
  if (left === all) return `Son ${left}, y puedes girarlas en el orden que quieras.`;
  return left === 1 ? 'Falta una piedra.' : `Faltan ${left} piedras.`;
}

interface CastSceneProps {
  ritual: Ritual;
  spread: Spread;
}

/** Fourth scene: the stones fall face down, and the person turns each of them up. */
export function CastScene({ ritual, spread }: CastSceneProps) {
  const { draft, goTo, turn } = ritual;
  const { instant, speed } = useMotion();
  const whole = isTurned(draft);
  useEffect(() => {
    if (!whole) return undefined;
    const timer = setTimeout(() => goTo('reading'), instant ? 0 : AFTER_MS * speed);
    return () => clearTimeout(timer);
  }, [whole, instant, speed, goTo]);

  const one = draft.runes.length === 1;
  const last = draft.turned.at(-1);
  const found = last === undefined ? '' : `${spokenRune(draft.runes[last] ?? '')}. `;
  return (
    <Stage
      title={one ? 'Gira la piedra' : 'Gira las piedras'}
      lead={
        one
          ? 'Ha caído como ha caído: tócala para ver qué dice.'
          : 'Han caído como han caído: tócalas para ver qué dicen.'
      }
    >
      <CastTable
        spread={spread}
        runes={draft.runes}
        turned={draft.turned}
        speed={speed}
        onTurn={turn}
      />
      <p className={classes.instruction} role="status">
        {found ? <span className="visually-hidden">{found}</span> : null}
        {instruction(draft.runes.length, draft.runes.length - draft.turned.length)}
      </p>
    </Stage>
  );
}
