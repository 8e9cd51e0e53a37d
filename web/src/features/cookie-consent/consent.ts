/** Where the browser keeps that cookies were accepted: the text `true`, and nothing else counts. */
export const CONSENT_KEY = 'sibila-cookie-consent';
const SINCE_KEY = `${CONSENT_KEY}-since`;
const GIVEN = 'true';
const YEAR_MS = 365 * 24 * 3_600_000;

// Where the browser keeps nothing, the answer holds for as long as the page.
let givenHere = false;

const sinceWhen = (): number => Number(localStorage.getItem(SINCE_KEY));

/**
 * Whether the visitor accepts cookies. An answer counts for a year; one without a day counts.
 * @param now milliseconds since 1970
 */
export function hasConsent(now = Date.now()): boolean {
  try {
    if (localStorage.getItem(CONSENT_KEY) !== GIVEN) return givenHere;
    const since = sinceWhen();
    return !(since > 0) || now - since < YEAR_MS;
  } catch {
    return givenHere;
  }
}

/** Gives a yes without a day today's, and forgets one that counts no more. */
export function tidyConsent(now = Date.now()): void {
  try {
    if (localStorage.getItem(CONSENT_KEY) !== GIVEN) return;
    if (!(sinceWhen() > 0)) localStorage.setItem(SINCE_KEY, String(now));
    if (hasConsent(now)) return;
    localStorage.removeItem(CONSENT_KEY);
    localStorage.removeItem(SINCE_KEY);
  } catch {
    // Where nothing is kept there is nothing to tidy.
  }
}

/** Keeps the visitor's yes, and tells this tab as the browser tells the others. */
export function giveConsent(now = Date.now()): void {
  try {
    localStorage.setItem(SINCE_KEY, String(now));
    localStorage.setItem(CONSENT_KEY, GIVEN);
  } catch {
    givenHere = true;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue: GIVEN }));
}

/** Calls `listener` whenever the answer may have changed, here or in another tab. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
