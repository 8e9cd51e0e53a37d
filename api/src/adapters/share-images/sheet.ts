/** What a printer makes one picture of. */
export interface Sheet {
  svg: string;
  /** What lies under the drawing; null where it has a ground of its own. */
  cover: Uint8Array | null;
}

/** Changes with what the printer does, so that pictures made before are not taken for its own. */
export const PRINTER_VERSION = '2';
