/** A promise that a test opens: what waits for it goes on then. */
export interface Gate {
  opened: Promise<void>;
  open(): void;
}

export function makeGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
