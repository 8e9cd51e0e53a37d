import sharp, { type Sharp } from 'sharp';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';

export type SharpFormat = 'jpeg' | 'png' | 'webp' | 'avif';
export const SHARP_FORMATS: readonly SharpFormat[] = ['jpeg', 'png', 'webp', 'avif'];

/** What `telling` writes beside a picture, each to be searched for in bytes. */
export const SECRETS = {
  maker: 'Camarasecreta',
  model: 'Modelosecreto',
  author: 'Ana Secreta',
  note: 'notasecreta',
} as const;
const PLACE = '19/1 25/1 42/1';

/** Of what `hand` draws. */
export const WIDTH = 450;
export const HEIGHT = 600;

const drawn = drawnHand({ width: WIDTH, height: HEIGHT, unit: 79, grain: 1 }).photo;

/** An open hand with four lines, upright. */
export function hand(): Sharp {
  return sharp(drawn.data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

/** A picture without a hand, unlike itself when it is mirrored or turned. */
export function corner(): Sharp {
  const patch = { create: { width: 80, height: 150, channels: 3, background: '#d02010' } } as const;
  return sharp({ create: { width: 240, height: 320, channels: 3, background: '#2040a0' } })
    .composite([{ input: patch, left: 0, top: 0 }])
    .removeAlpha();
}

/** A picture in one of the formats that sharp writes, nearly without loss. */
export function coded(picture: Sharp, format: SharpFormat): Promise<Buffer> {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
    case 'webp':
      return picture.webp({ quality: 95 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 80, effort: 0 }).toBuffer();
  }
}

/** How pixels lie that EXIF's orientation turns upright: 2, 4, 5 and 7 are mirrored. */
const STORED: Record<number, { mirror: boolean; turn: number }> = {
  1: { mirror: false, turn: 0 },
  2: { mirror: true, turn: 0 },
  3: { mirror: false, turn: 180 },
  4: { mirror: true, turn: 180 },
  5: { mirror: true, turn: 270 },
  6: { mirror: false, turn: 270 },
  7: { mirror: true, turn: 90 },
  8: { mirror: false, turn: 90 },
};

/** A picture as a camera held in that orientation stores it, and says so. */
export async function heldAt(
  orientation: number,
  picture: Sharp,
  format: SharpFormat,
): Promise<Buffer> {
  const { mirror, turn } = STORED[orientation] ?? { mirror: false, turn: 0 };
  const upright = await picture.png().toBuffer();
  const mirrored = await sharp(upright).flop(mirror).png().toBuffer();
  const stored = await sharp(mirrored).rotate(turn).png().toBuffer();
  return coded(sharp(stored).withMetadata({ orientation }), format);
}

/** A picture that tells where, when, by whom and with what it was taken, and how to see it. */
export async function telling(picture: Sharp, format: SharpFormat): Promise<Buffer> {
  const { maker, model, author, note } = SECRETS;
  const told = picture
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: maker, Model: model, Artist: author, ImageDescription: note },
      IFD2: { DateTimeOriginal: '2026:11:21 12:00:00', UserComment: note },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: PLACE, GPSLongitudeRef: 'W', GPSLongitude: PLACE },
    })
    .withXmp(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${note}"><dc:creator><rdf:Seq><rdf:li>${author}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    );
  const bytes = await coded(told, format);
  return format === 'jpeg' ? withIptc(bytes) : bytes;
}

/** Puts IPTC's city and by-line into a JPEG, as Photoshop does (segment APP13). */
function withIptc(jpeg: Buffer): Buffer {
  const dataset = (record: number, text: string) => {
    const value = Buffer.from(text);
    return Buffer.concat([Buffer.from([0x1c, 2, record, 0, value.length]), value]);
  };
  const records = Buffer.concat([dataset(80, SECRETS.author), dataset(90, SECRETS.note)]);
  const even = Buffer.concat([records, Buffer.alloc(records.length % 2)]);
  const head = Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(records.length, head.length - 4);
  return withSegment(jpeg, 0xed, Buffer.concat([head, even]));
}

/** A JPEG with one more segment right after its start. */
export function withSegment(jpeg: Buffer, marker: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
