import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { displayName, UploadFolder } from '../../src/files/index.ts';

let root: string;
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'hub-rooms-')), 'uploads');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const left = async (name: string) => {
  await mkdir(join(root, name), { recursive: true });
  await writeFile(join(root, name, 'file'), 'a');
  return join(root, name);
};

it('shows its rooms to nobody else and goes when it is closed', async () => {
  const folder = await UploadFolder.open(root);
  const room = await folder.room();
  await writeFile(join(room, 'file'), 'a');
  for (const path of [root, join(room, '..'), room]) expect((await stat(path)).mode & 0o077).toBe(0);
  await folder.close();
  expect(await readdir(root)).toEqual([]);
});

const silentFor = async (path: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(path, then, then);
};
const NAMES = ['a', 'b', 'c'].map((sign) => `up-${sign.repeat(24)}`) as [string, string, string];

it('leaves alone what others on the volume have, whatever their number, and removes what is silent', async () => {
  const [beating, silent, beginning] = NAMES;
  await left(beating);
  await left(silent);
  await silentFor(join(root, silent), 16);
  await left(beginning);
  // Of a release before this one, which knew a folder by the number of its process.
  await silentFor(await left(`4194303-${'a'.repeat(12)}`), 16);
  await left(`4194303-${'b'.repeat(12)}`);
  const mine = await UploadFolder.open(root);
  const room = await mine.room();
  const other = await UploadFolder.open(root);
  const names = await readdir(root);
  expect(names).toHaveLength(5);
  expect(names).toEqual(expect.arrayContaining([beating, beginning, `4194303-${'b'.repeat(12)}`]));
  expect((await stat(room)).isDirectory()).toBe(true);
  await Promise.all([mine.close(), other.close()]);
});

it('says every minute that it is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const folder = await UploadFolder.open(root);
    const path = join(root, (await readdir(root))[0] ?? '');
    await silentFor(path, 14);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(async () => Date.now() - (await stat(path)).mtimeMs).toBeLessThan(60_000);
    await folder.close();
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  [undefined, 'file'],
  ['', 'file'],
  ['/', 'file'],
  ['\u202E\u200B', 'file'],
  ['..', '..'],
  ['a\tb\n c.png', 'ab c.png'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ['\ud800.png', '.png'],
  ['\u{10ffff}a.png', 'a.png'],
])('shows %j as %j', (given, shown) => {
  expect(displayName(given)).toBe(shown);
});
