/** For links that are the current page only there, not wherever is below it. */
export const EXACT_PAGE = { exact: true } as const;

/** For links to a part of a page: they are current only at their own `#`, or at none. */
export const EXACT = { exact: true, includeHash: true } as const;
