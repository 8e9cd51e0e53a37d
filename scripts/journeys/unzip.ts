import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = 0x06054b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** The texts in a ZIP by their names, as its own list of contents gives them. */
export function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  if (end < 0) throw new Error('this is no ZIP');
  const texts: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the list of contents is broken');
    const size = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + LOCAL_SIZE + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    texts[name] = inflateRawSync(zip.subarray(start, start + size)).toString('utf8');
    at += ENTRY_SIZE + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return texts;
}
