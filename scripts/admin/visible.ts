/** What a terminal would obey, or read backwards. */
const ORDERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const MARK = '\ufffd';

/** Anybody may have written some of it: a text whose orders to a terminal are seen, not obeyed. */
export const visible = (text: string): string =>
  text.replace(ORDERS, (order) => (order === '\n' ? order : MARK));

/** The same for what stands in one line, and may not begin another. */
export const visibleLine = (text: string): string => text.replace(ORDERS, MARK);

/** JSON in one line, which a terminal may print as well as a program may read. */
export const visibleJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    ORDERS,
    (order) => `\\u${order.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
