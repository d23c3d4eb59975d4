/** What a file is by its first bytes; its name and its declared type are only claims. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'heic' | 'other';

export const HEAD_BYTES = 16;

const PNG = '\x89PNG\r\n\x1a\n';
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

export function fileKind(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith(PNG)) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.slice(4, 8) === 'ftyp' && HEIC.has(text.slice(8, 12))) return 'heic';
  return 'other';
}
