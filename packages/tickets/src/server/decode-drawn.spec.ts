import { FileRefused, type Pictures } from '@hub/nest-kit/files';
import { expect, it, vi } from 'vitest';
import { decodeDrawn } from './decode-drawn.ts';

const drawn = {} as Pictures;
const busy = () => Promise.reject(new FileRefused('FILE_BUSY'));
const decoderOf = (decode: (path: string) => Promise<Pictures>) => ({ decode: vi.fn(decode) });

it('is tried again while the decoder is busy', async () => {
  const decoder = decoderOf(async () => drawn);
  decoder.decode.mockImplementationOnce(busy).mockImplementationOnce(busy);
  expect(await decodeDrawn(decoder, '/drawn', 1)).toBe(drawn);
  expect(decoder.decode.mock.calls).toEqual([['/drawn'], ['/drawn'], ['/drawn']]);
});

it('is given up after five tries, with what the last one said', async () => {
  const decoder = decoderOf(busy);
  await expect(decodeDrawn(decoder, '/drawn', 1)).rejects.toMatchObject({ code: 'FILE_BUSY' });
  expect(decoder.decode).toHaveBeenCalledTimes(5);
});

it('is not tried again after a fault of another kind', async () => {
  const decoder = decoderOf(() => Promise.reject(new Error('no such file')));
  await expect(decodeDrawn(decoder, '/drawn', 1)).rejects.toThrow('no such file');
  expect(decoder.decode).toHaveBeenCalledTimes(1);
});
