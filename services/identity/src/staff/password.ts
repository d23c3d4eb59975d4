import { argon2, randomBytes, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { sameBytes } from '@hub/nest-kit/crypto';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const write = (salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(salt)}$${text(tag)}`;

/** A stored password that nothing matches: an unknown login costs the same work as a known one. */
export const nobodysPassword = write(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/** Argon2id in the usual text form, worked out off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(salt, await derive('argon2id', { message: password, nonce: salt, tagLength: TAG_BYTES, ...COST }));
}

/** Compares with the cost that the stored text names. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = STORED.exec(stored) ?? [];
  if (!memory) throw new Error('a stored password is not argon2id');
  const wanted = Buffer.from(tag, 'base64');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return sameBytes(found, wanted);
}
