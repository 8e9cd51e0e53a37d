/** How Chromium, Firefox, Safari and Vite call a part of the program that could not be fetched. */
const NO_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether something broke because a part of the program, or its style sheet, could not be had. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && NO_CODE.test(error.message);

/** The style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();
let bringing: Promise<void> = Promise.resolve();
/** How long a part waits for a style sheet that stalls, in milliseconds. */
const SHEET_PATIENCE = 10_000;

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
    const goOn = () => resolve();
    sheet.addEventListener('load', goOn);
    sheet.addEventListener('error', goOn);
    setTimeout(goOn, SHEET_PATIENCE);
    if (failed.isConnected) failed.replaceWith(sheet);
    else document.head.append(sheet);
  });

/**
 * Fetches a part of the program, also one that could not be had before. Vite asks for each style sheet
 * once a page and takes it for there from then on: those that failed are asked for again here.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const failed = [...missing];
  missing.clear();
  bringing = Promise.all([bringing, ...failed.map(fetchSheet)]).then(() => undefined);
  await bringing;
  return load();
}
