import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../boot/say.mjs';
import { lastLines, run } from '../machine/programs.ts';

const DAYS = '365';
const NAMES = 'subjectAltName=DNS:localhost,IP:127.0.0.1';

export type Certificate = { certificate: string; key: string };

/** For localhost alone, made once and kept; a browser asks before it trusts it. */
export async function ownCertificate(openssl: string, folder: string): Promise<Certificate> {
  const made = { certificate: join(folder, 'localhost.pem'), key: join(folder, 'localhost-key.pem') };
  if (existsSync(made.certificate) && existsSync(made.key)) return made;
  mkdirSync(dirname(made.key), { recursive: true });
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', DAYS];
  const files = ['-keyout', made.key, '-out', made.certificate, '-subj', '/CN=localhost', '-addext', NAMES];
  const { code, output } = await run(openssl, [...words, ...files]);
  if (code !== 0) throw new Refusal('The certificate for localhost could not be made:', ...lastLines(output));
  chmodSync(made.key, 0o600);
  return made;
}
