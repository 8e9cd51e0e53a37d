/** How Chromium, Firefox, Safari and Vite call a part of the program that could not be fetched. */
const NO_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether something broke because a part of the program, or its style sheet, could not be had. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && NO_CODE.test(error.message);

/** The style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();
let bringing: Promise<unknown> = Promise.resolve();

if (typeof window !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  window.addEventListener('error', note, { capture: true });
}

/** Asks once more for a style sheet; it is among the missing again where it fails again. */
const fetchSheet = (failed: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const sheet = failed.cloneNode() as HTMLLinkElement;
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => resolve());
    document.head.append(sheet);
  });

/**
 * Fetches a part of the program, also one that could not be had before. Vite asks for each style sheet
 * once a page and takes it for there from then on: those that failed are asked for again here.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const failed = [...missing];
  missing.clear();
  bringing = Promise.all([bringing, ...failed.map(fetchSheet)]);
  await bringing;
  return load();
}
