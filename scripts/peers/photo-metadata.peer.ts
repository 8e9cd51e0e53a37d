import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoLab } from '@sibila/api/adapters/photo-lab/lab';
import {
  hand,
  SECRETS,
  SHARP_FORMATS,
  telling,
} from '@sibila/api/adapters/photo-lab/testing/images';
import { describePeer, programPath } from './peer.ts';

const PHOTOS = 50;
const HEIC = new URL('../../api/src/adapters/photo-lab/testing/hand.heic', import.meta.url);
/** Where exiftool tells what it sees of a file and its pixels rather than what stands beside them. */
const OF_THE_PICTURE = new Set(['ExifTool', 'System', 'File', 'RIFF', 'Composite']);

/** All that exiftool finds in a folder's files: `group:tag` to value, file after file. */
function tagsIn(folder: string): Record<string, unknown>[] {
  const options = ['-json', '-G1', '-a', '-u', '-ee'];
  const output = execFileSync(programPath('exiftool'), [...options, folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output) as Record<string, unknown>[];
}

const namesOf = (tags: Record<string, unknown>) =>
  Object.keys(tags).filter((name) => name !== 'SourceFile');

describePeer('exiftool, on 50 photos of every format', { programs: ['exiftool'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sibila-photos-'));
  const [sent, kept] = [join(folder, 'sent'), join(folder, 'kept')];
  const lab = photoLab({ waitMs: 120_000 });

  beforeAll(async () => {
    mkdirSync(sent);
    mkdirSync(kept);
    for (let i = 0; i < PHOTOS; i++) {
      const format = [...SHARP_FORMATS, 'heic' as const][i % 5] ?? 'jpeg';
      const picture = hand().resize({ width: 300 + i * 8 });
      const upload = format === 'heic' ? readFileSync(HEIC) : await telling(picture, format);
      writeFileSync(join(sent, `${i}.${format}`), upload);
      const photo = await lab.develop(upload, 'normal');
      writeFileSync(join(kept, `${i}.webp`), photo.picture);
      writeFileSync(join(kept, `${i}-thumbnail.webp`), photo.thumbnail);
    }
  });

  afterAll(() => {
    lab.close();
    rmSync(folder, { recursive: true });
  });

  it('sees in what was sent who took it, with what, and where', () => {
    const files = tagsIn(sent);
    expect(files).toHaveLength(PHOTOS);
    for (const tags of files) {
      const groups = new Set(namesOf(tags).map((name) => name.split(':')[0]));
      expect([tags['SourceFile'], [...groups]]).toEqual([
        tags['SourceFile'],
        expect.arrayContaining(['IFD0', 'GPS', 'ICC_Profile']),
      ]);
    }
    expect(JSON.stringify(files)).toContain(SECRETS.model);
    expect(JSON.stringify(files)).toContain('IPTC:');
    expect(JSON.stringify(files)).toContain('XMP-dc:');
  });

  it('sees nothing in what is kept but the pictures', () => {
    const files = tagsIn(kept);
    expect(files).toHaveLength(2 * PHOTOS);
    const besides = files.flatMap((tags) =>
      namesOf(tags).filter((name) => !OF_THE_PICTURE.has(name.split(':')[0] ?? '')),
    );
    expect(besides).toEqual([]);
    for (const secret of Object.values(SECRETS))
      expect(JSON.stringify(files)).not.toContain(secret);
  });
});
