import { useCallback, useState } from 'react';
import type { LineName } from '@sibila/domain/palm/corridors';

/** Which line stands out, and what makes it do so. */
export interface ActiveLine {
  active: LineName | null;
  /** Chosen by a press; it stays when the pointer has gone. */
  chosen: LineName | null;
  point: (line: LineName | null) => void;
  /** Chooses a line, or lets the chosen one go. */
  choose: (line: LineName) => void;
}

/** The line that a drawing and its text show together. */
export function useActiveLine(): ActiveLine {
  const [pointed, point] = useState<LineName | null>(null);
  const [chosen, setChosen] = useState<LineName | null>(null);
  const choose = useCallback(
    (line: LineName) => setChosen((now) => (now === line ? null : line)),
    [],
  );
  return { active: pointed ?? chosen, chosen, point, choose };
}
