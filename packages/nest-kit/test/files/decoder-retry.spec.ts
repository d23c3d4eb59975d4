import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PictureDecoder } from '../../src/files/index.ts';
import { DecoderFell, DecoderProcess } from '../../src/files/pictures/decoder-process.ts';
import { decodersOf } from './decoder-children.ts';
import { photo } from './samples.ts';

let folder: string;
let decoder: PictureDecoder;
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-decoder-retry-'));
  await photo(900, 700).jpeg().toFile(file('done'));
  await Promise.all(['a', 'b', 'c', 'late'].map((name) => copyFile(file('done'), file(name))));
  decoder = new PictureDecoder();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes down what is asked of decoding processes: every file, and how many different ones were asked about at once. */
function watchAsks() {
  const seen = { files: [] as string[], under: new Set<string>(), most: 0 };
  const real = DecoderProcess.prototype.ask;
  vi.spyOn(DecoderProcess.prototype, 'ask').mockImplementation(async function (this: DecoderProcess, ...asked) {
    const name = basename(asked[0].path);
    seen.files.push(name);
    seen.under.add(name);
    seen.most = Math.max(seen.most, seen.under.size);
    try {
      return await real.apply(this, asked);
    } finally {
      seen.under.delete(name);
    }
  });
  return seen;
}

it('decodes who fell with the process once more, each alone, and nobody else again', { timeout: 60_000 }, async () => {
  const seen = watchAsks();
  await decoder.decode(file('done'));
  const [child = 0] = decodersOf(process.pid);
  // Held still, it has all three at once and answers none of them.
  process.kill(child, 'SIGSTOP');
  const fallen = ['a', 'b', 'c'].map((name) => decoder.decode(file(name)));
  await expect.poll(() => seen.under.size).toBe(3);
  seen.files.length = seen.most = 0;
  process.kill(child, 'SIGKILL');
  await expect.poll(() => seen.files.length).toBeGreaterThan(0);
  const late = decoder.decode(file('late'));

  const decoded = await Promise.all([...fallen, late]);
  expect(decoded.map(({ view }) => view.width)).toEqual([900, 900, 900, 900]);
  expect(seen.most).toBe(1);
  // What was finished before stays so, and who comes later waits for the others.
  expect(seen.files).toEqual(['a', 'b', 'c', 'late']);
});

const WORDS = 'AN.LI #12 2026-11-22 10:36:05 CASE 10231';
/** Ends the decoding process while it is held still with what is asked of it now. */
async function fallWhile(work: () => Promise<unknown>, seen: ReturnType<typeof watchAsks>) {
  const [child = 0] = decodersOf(process.pid);
  process.kill(child, 'SIGSTOP');
  const under = work();
  under.catch(() => undefined);
  await expect.poll(() => seen.under.size).toBe(1);
  process.kill(child, 'SIGKILL');
  return under;
}

it('marks a picture of ours once more when its process fell', { timeout: 60_000 }, async () => {
  await decoder.decode(file('done'));
  const seen = watchAsks();
  await expect(fallWhile(() => decoder.mark(file('done'), WORDS), seen)).resolves.toMatchObject({ width: 900 });
  expect(seen.files).toEqual(['done', 'done']);
});

it('never says that a picture of ours is broken', { timeout: 60_000 }, async () => {
  vi.spyOn(DecoderProcess.prototype, 'ask').mockRejectedValue(new DecoderFell(true));
  await expect(decoder.mark(file('done'), WORDS)).rejects.toMatchObject({ code: 'FILE_BUSY' });
  await expect(decoder.decode(file('done'))).rejects.toMatchObject({ code: 'FILE_BROKEN' });
});

it('is busy, and raises an alarm, where no decoding process can begin', async () => {
  const alarm = vi.fn();
  const poor = new PictureDecoder({ alarm });
  vi.spyOn(DecoderProcess.prototype, 'ask').mockRejectedValue(new DecoderFell(false));
  await expect(poor.decode(file('done'))).rejects.toMatchObject({ code: 'FILE_BUSY', status: 503 });
  await expect(poor.mark(file('done'), WORDS)).rejects.toMatchObject({ code: 'FILE_BUSY', status: 503 });
  expect(alarm.mock.calls.map(([error]) => (error as Error).message)).toEqual(
    Array(2).fill('the decoding process cannot start'),
  );
  await poor.close();
});
