import { PRODUCT_NAME } from '@sibila/contracts/product';

/** Whom a mail comes from. */
export interface Sender {
  name: string;
  address: string;
}

const ADDRESS = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\]+$/;
const NAMED = /^(?:"([^"\\]*)"|([^"\\<>]*))\s*<([^<>]*)>$/;

/** Reads `hola@sibila.example` or `Sibila <hola@sibila.example>`; null for anything else. */
export function senderOf(text: string): Sender | null {
  // Two lines would be two headers.
  if (/[\r\n]/.test(text)) return null;
  const named = NAMED.exec(text.trim());
  const address = (named?.[3] ?? text).trim();
  const name = (named?.[1] ?? named?.[2] ?? '').trim();
  return ADDRESS.test(address) ? { name: name || PRODUCT_NAME, address } : null;
}
