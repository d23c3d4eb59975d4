import { describe, expect, it, vi } from 'vitest';
import { FileRefusal } from './file-refusal.ts';
import { prepareFile, type Shrink } from './prepare-file.ts';
import type { ShrinkOrder } from './shrink-order.ts';

const KB = 1024;
const MB = KB * KB;
const LIMIT = 8 * MB;
const rules = { limit: LIMIT, asIs: false };

const JPEG = [0xff, 0xd8, 0xff, 0xe1];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = Array.from('GIF89a', (sign) => sign.charCodeAt(0));
const HEIC = Array.from('\0\0\0\x18ftypheic', (sign) => sign.charCodeAt(0));

function aFile(start: number[], size: number): Blob {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new Blob([bytes]);
}

/** Draws a picture of so many bytes. */
const drawing = (size: number): Shrink =>
  vi.fn(async ({ whole }: ShrinkOrder) => ({
    thumb: new Blob(['thumb']),
    picture: whole ? undefined : new Blob([new Uint8Array(size)], { type: 'image/jpeg' }),
  }));
const unreadable: Shrink = async () => null;

const refusal = async (file: Blob, shrink: Shrink = unreadable) => {
  const fault = await prepareFile(file, rules, shrink).catch((thrown: unknown) => thrown);
  return fault instanceof FileRefusal ? fault.reason : fault;
};

describe('prepareFile', () => {
  it('takes a file of the limit as it is and refuses one byte more', async () => {
    expect((await prepareFile(aFile(GIF, LIMIT), rules, drawing(1))).body.size).toBe(LIMIT);
    expect(await refusal(aFile(GIF, LIMIT + 1))).toBe('large');
  });

  it('makes a large photo smaller, and so fit', async () => {
    const { body, thumb } = await prepareFile(aFile(JPEG, 12 * MB), rules, drawing(700 * KB));
    expect(body.size).toBe(700 * KB);
    expect(body.type).toBe('image/jpeg');
    expect(thumb?.size).toBe(5);
  });

  it('keeps the original when the drawn one is not smaller', async () => {
    const { body } = await prepareFile(aFile(PNG, 500 * KB), rules, drawing(600 * KB));
    expect(body.size).toBe(500 * KB);
    expect(body.type).toBe('image/png');
  });

  it('keeps the original when the browser cannot draw it', async () => {
    expect((await prepareFile(aFile(PNG, 500 * KB), rules, unreadable)).body.size).toBe(500 * KB);
    expect(await refusal(aFile(PNG, 9 * MB))).toBe('large');
  });

  it.each([
    ['a small photo', JPEG, 399 * KB],
    ['a GIF of any size', GIF, 3 * MB],
  ])('asks for no smaller copy of %s', async (_, start, size) => {
    const shrink = drawing(1);
    expect((await prepareFile(aFile(start, size), rules, shrink)).body.size).toBe(size);
    expect(shrink).toHaveBeenCalledWith(expect.objectContaining({ whole: true }));
  });

  it('leaves papers as they are', async () => {
    const { body } = await prepareFile(aFile(JPEG, 3 * MB), { limit: LIMIT, asIs: true }, drawing(1));
    expect(body.size).toBe(3 * MB);
  });

  it('turns HEIC into JPEG, however small, or says that it cannot be read', async () => {
    expect((await prepareFile(aFile(HEIC, 90 * KB), rules, drawing(95 * KB))).body.type).toBe('image/jpeg');
    expect(await refusal(aFile(HEIC, 90 * KB))).toBe('heic');
  });

  it('judges by bytes and not by name or type', async () => {
    const text = new File(['hello'], 'screenshot.png', { type: 'image/png' });
    expect(await refusal(text, drawing(1))).toBe('type');
    expect(await refusal(new File([], 'screenshot.png', { type: 'image/png' }))).toBe('empty');
    expect(await refusal(aFile([1, 2, 3], 9 * MB))).toBe('large');
  });

  it('says when a file can no longer be read', async () => {
    const gone = aFile(JPEG, 10);
    vi.spyOn(gone, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new Error('gone')),
    } as unknown as Blob);
    expect(await refusal(gone)).toBe('unreadable');
  });
});
