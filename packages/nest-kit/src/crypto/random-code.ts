import { randomBytes } from 'node:crypto';
import { CODE_SIGNS } from '@hub/contracts/shared';

/** `length` Crockford signs of 5 bits each. */
export function randomCode(length: number): string {
  return [...randomBytes(length)].map((byte) => CODE_SIGNS[byte & 31]).join('');
}
