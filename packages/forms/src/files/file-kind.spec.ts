import { describe, expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

const head = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('fileKind', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe1..Exif'],
    ['png', '\x89PNG\r\n\x1a\n....IHDR'],
    ['gif', 'GIF87a......'],
    ['gif', 'GIF89a......'],
    ['heic', '\0\0\0\x18ftypheic....'],
    ['heic', '\0\0\0\x18ftypmif1....'],
  ])('tells %s by its first bytes', (kind, text) => {
    expect(fileKind(head(text))).toBe(kind);
  });

  it.each(['', '<svg xmlns=', 'PNG', '\x89PNG\n', 'GIF90a', 'RIFF....WEBPVP8 ', '\0\0\0\x18ftypmp42', '\xff\xd8'])(
    'takes %j for no picture of ours',
    (text) => {
      expect(fileKind(head(text))).toBe('other');
    },
  );
});
