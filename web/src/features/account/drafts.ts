/** Everything kept in this tab for the signed-in person alone starts like this. */
const PREFIX = 'sibila-private:';

/** The place of a private draft in this tab: one per feature and account. */
export const draftKey = (feature: string, userId: string): string =>
  `${PREFIX}${feature}:${userId}`;

/** Throws away every private draft of this tab, whoever began it. */
export function forgetPrivateDrafts(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i));
    for (const key of keys) if (key?.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage kept nothing.
  }
}
