import sharp from 'sharp';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FileRefused, PictureDecoder, type DecoderOptions } from '../../src/files/index.ts';
import { openThreeLoaders } from '../../src/files/pictures/loaders.ts';
import { decodersOf, lives, procFile } from './decoder-children.ts';
import { gif, photo, plain } from './samples.ts';

let folder: string;
let good: string;
/** A pipe that nobody writes to: whoever opens it hangs, as on a picture that never ends. */
let held: string;
const open: PictureDecoder[] = [];
const decoderWith = (options: DecoderOptions = {}) => {
  const decoder = new PictureDecoder(options);
  open.push(decoder);
  return decoder;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-decoder-'));
  good = join(folder, 'good');
  held = join(folder, 'held');
  await photo(900, 700).jpeg().toFile(good);
  execFileSync('mkfifo', [held]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((decoder) => decoder.close()));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the picture decoder', { timeout: 60_000 }, () => {
  it('begins its process with the first picture and ends it when idle', async () => {
    const decoder = decoderWith({ idleMs: 200 });
    expect(decodersOf(process.pid)).toEqual([]);
    await decoder.decode(good);
    expect(decodersOf(process.pid)).toHaveLength(1);
    await expect.poll(() => decodersOf(process.pid), { timeout: 20_000 }).toEqual([]);
    await decoder.decode(good);
    expect(decodersOf(process.pid)).toHaveLength(1);
  });

  it('hands no secret of its own to the process', async () => {
    await decoderWith().decode(good);
    const [child = 0] = decodersOf(process.pid);
    const names = procFile(child, 'environ')
      .split('\0')
      .map((row) => row.split('=')[0]);
    expect(names.filter((name) => name?.startsWith('TEST_') || name === 'HOME' || name === 'PATH')).toEqual([]);
  });

  it('gives up a picture that never ends, and its neighbours come through', async () => {
    const decoder = decoderWith({ taskMs: 3000 });
    await decoder.decode(good);
    const [bad, ...rest] = await Promise.allSettled([held, good, good, good].map((path) => decoder.decode(path)));
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'FILE_BROKEN', status: 415 } });
    expect(rest.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await decoder.decode(good);
  });

  it('gives up a picture that takes too much memory', async () => {
    const decoder = decoderWith({ memoryBytes: 1 });
    await expect(decoder.decode(held)).rejects.toMatchObject({ code: 'FILE_BROKEN' });
  });

  it('tries once more when the process is killed', async () => {
    const decoder = decoderWith();
    await decoder.decode(good);
    const work = Promise.all([decoder.decode(good), decoder.decode(good)]);
    for (const pid of decodersOf(process.pid)) process.kill(pid, 'SIGKILL');
    expect((await work).map(({ view }) => view.width)).toEqual([900, 900]);
  });

  it('says that it is busy when too many wait', async () => {
    const decoder = decoderWith({ waiting: 1 });
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => decoder.decode(good)));
    const refusals = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason as FileRefused);
    expect(refusals.map(({ code, status, retryAfterS }) => [code, status, retryAfterS])).toEqual(
      Array.from({ length: 3 }, () => ['FILE_BUSY', 503, 5]),
    );
  });

  it('finishes what it began when it closes, turns the line away and leaves no process', async () => {
    const decoder = decoderWith();
    const all = Promise.allSettled(Array.from({ length: 6 }, () => decoder.decode(good)));
    await decoder.close();
    expect((await all).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      ...Array.from({ length: 2 }, () => 'rejected'),
    ]);
    expect(decodersOf(process.pid)).toEqual([]);
    await expect(decoder.decode(good)).rejects.toMatchObject({ code: 'FILE_BUSY' });
  });

  it('does not blame a picture for the disk', async () => {
    const failure = await decoderWith()
      .decode(join(folder, 'none'))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(FileRefused);
  });

  it('dies with its parent, even in the midst of a picture', async () => {
    const script = fileURLToPath(new URL('./decoder-parent.ts', import.meta.url));
    const loader = fileURLToPath(new URL('../../../../infra/local/boot/load-ts.mjs', import.meta.url));
    const parent = spawn(process.execPath, ['--import', loader, script, held, good], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    const [child = 0, ...others] = decodersOf(parent.pid ?? 0);
    expect([child > 0, others.length]).toEqual([true, 0]);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await expect.poll(() => lives(child), { timeout: 10_000 }).toBe(false);
  });
});

it('opens three loaders and no other', async () => {
  const files: Record<string, Buffer> = {
    jpeg: await plain().jpeg().toBuffer(),
    png: await plain().png().toBuffer(),
    gif: gif(9, 9),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    tiff: await plain().tiff().toBuffer(),
    webp: await plain().webp().toBuffer(),
    heif: await plain().avif({ effort: 0 }).toBuffer(),
    pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  };
  const readable = async () => {
    const found: string[] = [];
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(folder, `loader-${name}`);
      await writeFile(path, bytes);
      const both = await Promise.allSettled([sharp(bytes).metadata(), sharp(path).metadata()]);
      if (both.some(({ status }) => status === 'fulfilled')) found.push(name);
    }
    return found;
  };
  expect(await readable()).toEqual(expect.arrayContaining(['jpeg', 'png', 'gif', 'svg', 'tiff', 'webp', 'heif']));
  openThreeLoaders(sharp);
  expect(await readable()).toEqual(['jpeg', 'png', 'gif']);
});
