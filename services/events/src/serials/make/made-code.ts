import { randomBytes } from 'node:crypto';

/** Signs that nobody mistakes for one another: no 0 and O, no 1, I and L. 31 is a prime number, as the check wants. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SIGNS = CODE_ALPHABET.length;
/** Bytes from here on would make some signs likelier than others. */
const FAIR = 256 - (256 % SIGNS);

/** The sign that makes one wrong sign, or two neighbours that changed places, visible. */
export function checkSignOf(signs: string): string {
  let sum = 0;
  for (let at = 0; at < signs.length; at += 1) sum += (at + 1) * CODE_ALPHABET.indexOf(signs.charAt(at));
  return CODE_ALPHABET.charAt(sum % SIGNS);
}

/** Codes of `length` signs, the last of them the check sign, from the operating system's generator. */
export function* madeCodes(many: number, length: number): Generator<string> {
  let bytes = randomBytes(0);
  let at = 0;
  for (let made = 0; made < many; made += 1) {
    let signs = '';
    while (signs.length < length - 1) {
      if (at === bytes.length) [bytes, at] = [randomBytes(16 * 1024), 0];
      const byte = bytes[at++] as number;
      if (byte < FAIR) signs += CODE_ALPHABET.charAt(byte % SIGNS);
    }
    yield signs + checkSignOf(signs);
  }
}

const LINES = 2000;

export function* madeLines(many: number, length: number): Generator<string> {
  let text = 'serial_no\n';
  let lines = 0;
  for (const code of madeCodes(many, length)) {
    text += `${code}\n`;
    lines += 1;
    if (lines % LINES === 0) {
      yield text;
      text = '';
    }
  }
  if (text !== '') yield text;
}
