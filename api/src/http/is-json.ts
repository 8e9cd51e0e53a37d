/** Whether a Content-Type says JSON in UTF-8: what no form on another site can send. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}
