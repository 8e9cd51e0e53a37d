import { useDeferredValue } from 'react';

/**
 * Whether the page is alive: false in the server's HTML and while the browser takes it over, true
 * soon after. It turns piece by piece, so that a slow phone is not held up by all of it at once.
 */
export const useAwake = (): boolean => useDeferredValue(true, false);
