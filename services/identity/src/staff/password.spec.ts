import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, newSalt, nobodysPassword, passwordMatches } from './password.ts';

const COSTLY = '$argon2id$v=19$m=19456,t=2,p=1$';
const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

it('a password is kept by argon2id over 19 MiB in two passes, and its row says so', async () => {
  const nonce = newSalt();
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: '密碼 of a desk', nonce, ...cost });
  expect(await hashPassword('密碼 of a desk', nonce)).toBe(`${COSTLY}${text(nonce)}$${text(tag)}`);
});

it('nobody’s password is compared at the same cost, and matches nothing', async () => {
  expect(nobodysPassword.startsWith(COSTLY)).toBe(true);
  expect(await passwordMatches('', nobodysPassword)).toBe(false);
});
