import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('removes what crashed processes left, and leaves alone those that live', async () => {
  const living = process.ppid;
  const old = await left(`${living}-${'b'.repeat(12)}`);
  const longAgo = new Date(Date.now() - 7 * 3600_000);
  await utimes(old, longAgo, longAgo);
  await left(`${living}-${'a'.repeat(12)}`);
  await left(`4194303-${'a'.repeat(12)}`);
  // An earlier process of our own number, as in a container where everybody is number one.
  await left(`${process.pid}-${'a'.repeat(12)}`);
  await left('something-else');
  const mine = await UploadFolder.open(root);
  const room = await mine.room();
  const other = await UploadFolder.open(root);
  const names = await readdir(root);
  expect(names).toHaveLength(3);
  expect(names).toContain(`${living}-${'a'.repeat(12)}`);
  expect((await stat(room)).isDirectory()).toBe(true);
  await Promise.all([mine.close(), other.close()]);
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
