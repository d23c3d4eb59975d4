import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inLocal } from '../../../infra/local/boot/places.mjs';

export type Built = { area: string; build: string };
export type AnotherBuild = { built: Built; www: string; remove: () => void };

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const exchange = (text: string, words: Map<string, string>) =>
  [...words].reduce((done, [from, to]) => done.replaceAll(from, to), text);

/** The tables of an entry hold the hashes of its chunks, so a change goes through the files until none follows from it. */
function withHashes(files: Map<string, string>, before: Map<string, string>): Map<string, string> {
  const known = new Map<string, string>();
  for (;;) {
    const texts = new Map([...files].map(([name, text]) => [name, exchange(text, known)]));
    const moved = [...texts].flatMap(([name, text]): [string, string][] => {
      const [from, to] = [before.get(name) ?? '', hashOf(text)];
      return from === to || known.get(from) === to ? [] : [[from, to]];
    });
    if (moved.length === 0) return known;
    moved.forEach(([from, to]) => known.set(from, to));
  }
}

/** What was built of an area once more: under another name, and with every hash of it right. */
export async function anotherBuild(area: string): Promise<AnotherBuild> {
  const built = readFileSync(inLocal('www', 'builds', `${area}.json`), 'utf8');
  const { build: old } = JSON.parse(built) as Built;
  const name = createHash('sha256').update(`${old} ${Math.random()}`).digest('hex').slice(0, old.length);
  const www = mkdtempSync(join(tmpdir(), 'hub-build-'));
  const [from, to] = [inLocal('www', 'r', area, old), join(www, 'r', area, name)];
  await mkdir(join(www, 'r', area), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const names = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|json)$/.test(file),
  );
  const before = new Map(names.map((file) => [file, readFileSync(join(to, file), 'utf8')]));
  const files = new Map([...before].map(([file, text]) => [file, text.replaceAll(old, name)]));
  const hashes = withHashes(files, new Map([...before].map(([file, text]) => [file, hashOf(text)])));
  for (const [file, text] of files) {
    const bytes = Buffer.from(exchange(text, hashes));
    writeFileSync(join(to, file), bytes);
    writeFileSync(join(to, `${file}.br`), brotliCompressSync(bytes, FAST));
  }
  return {
    built: JSON.parse(exchange(built, new Map([[old, name], ...hashes]))) as Built,
    www,
    remove: () => {
      rmSync(www, { recursive: true, force: true });
      rmSync(inLocal('www', 'r', area, name), { recursive: true, force: true });
    },
  };
}
