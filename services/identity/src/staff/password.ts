import { argon2, randomBytes, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { sameBytes } from '@hub/nest-kit/crypto';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

type Cost = { memory: number; passes: number; parallelism: number };
const COST: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const write = (cost: Cost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(tag)}`;

export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** A stored password that nothing matches: an unknown login costs the same work as a known one. */
export const nobodysPassword = write(COST, newSalt(), randomBytes(TAG_BYTES));

/** Stands where a password was taken away; always the same, so that the row says so. */
export const takenPassword = write(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));

/** Argon2id in the usual text form, worked out off the event loop. */
export async function hashPassword(password: string, salt = newSalt()): Promise<string> {
  return write(COST, salt, await derive('argon2id', { message: password, nonce: salt, tagLength: TAG_BYTES, ...COST }));
}

export async function hashLike(password: string, stored: string): Promise<string> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = STORED.exec(stored) ?? [];
  if (!memory) throw new Error('a stored password is not argon2id');
  const nonce = Buffer.from(salt, 'base64');
  const cost: Cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const tagLength = Buffer.from(tag, 'base64').length;
  return write(cost, nonce, await derive('argon2id', { message: password, nonce, tagLength, ...cost }));
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  return sameBytes(Buffer.from(await hashLike(password, stored)), Buffer.from(stored));
}
