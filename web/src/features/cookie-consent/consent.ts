/** Where the browser keeps that cookies were accepted: the text `true`, and nothing else counts. */
export const CONSENT_KEY = 'sibila-cookie-consent';
const SINCE_KEY = `${CONSENT_KEY}-since`;
const GIVEN = 'true';
const YEAR_MS = 365 * 24 * 3_600_000;

// Where the browser keeps nothing, the answer holds for as long as the page.
let givenHere = false;

/**
 * Whether the visitor accepts cookies. An answer counts for a year; one whose day is not known
 * counts from the day on which it is first read.
 * @param now milliseconds since 1970
 */
export function hasConsent(now = Date.now()): boolean {
  try {
    if (localStorage.getItem(CONSENT_KEY) !== GIVEN) return givenHere;
    const since = Number(localStorage.getItem(SINCE_KEY));
    if (!(since > 0)) localStorage.setItem(SINCE_KEY, String(now));
    else if (now - since >= YEAR_MS) {
      localStorage.removeItem(CONSENT_KEY);
      localStorage.removeItem(SINCE_KEY);
      return false;
    }
    return true;
  } catch {
    return givenHere;
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
