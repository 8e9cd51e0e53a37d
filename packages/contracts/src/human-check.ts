/** The documented token that a page in local mode sends, and the only one accepted there. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
