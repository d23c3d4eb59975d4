import { randomBytes } from 'node:crypto';
import { CODE_SIGNS } from '@hub/contracts/shared';

/** A code of `length` Crockford signs (5 bits each) from the operating system's generator. */
export function randomCode(length: number): string {
  return [...randomBytes(length)].map((byte) => CODE_SIGNS[byte & 31]).join('');
}
