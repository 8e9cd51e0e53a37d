import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from './peer.ts';

/** A certificate for this machine that vouches for itself, in two PEM files. */
export interface Certificate {
  cert: string;
  key: string;
}

export function makeCertificate(folder: string, name: string): Certificate {
  const cert = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const names = `subjectAltName=DNS:${name},IP:127.0.0.1`;
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const files = ['-keyout', key, '-out', cert];
  const args = ['req', '-x509', ...kind, '-subj', `/CN=${name}`, '-addext', names, ...files];
  execFileSync(programPath('openssl'), args, { stdio: 'pipe' });
  chmodSync(key, 0o644);
  return { cert, key };
}
