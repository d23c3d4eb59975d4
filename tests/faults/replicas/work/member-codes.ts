import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { insistOn } from '../insist.ts';
import type { TwoOfEverything } from '../two-of-everything.ts';
import { mailsTo, type Work } from './work.ts';

/** A thousand tries that each wait for a crowded process would take long. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
});

/** A challenge of the site, solved as a browser does. */
export async function solved(site: string, purpose: 'create' | 'login'): Promise<string> {
  const challenge = await insistOn<Challenge>(site, `GET /api/captcha/challenge?for=${purpose}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  const { parameters, signature } = challenge;
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}

/** People ask for the code with which members log in, and get it by mail. */
export async function memberCodes(two: TwoOfEverything): Promise<Work> {
  const many = async () =>
    Number((await two.ask<{ many: string }>('identity', 'SELECT COUNT(*) AS many FROM member_code'))[0]?.many);
  const before = await many();
  const asked: string[] = [];
  return {
    name: 'identity',
    atOnce: 2,
    turn: async () => {
      const email = `member-${randomUUID()}@example.com`;
      const json = { email, captcha_token: await solved(two.url, 'login') };
      await insistOn(two.url, 'POST /api/auth/member_code', { headers: { 'idempotency-key': randomUUID() }, json });
      asked.push(email);
    },
    // Who asks twice has two codes, each with its mail.
    faults: async () => {
      const mails = await mailsTo(two);
      const sent = asked.reduce((sum, email) => sum + (mails.get(email) ?? 0), 0);
      const codes = (await many()) - before;
      const without = asked.filter((email) => !mails.has(email)).map((email) => `no mail to ${email}`);
      return [...without, ...(sent === codes ? [] : [`${sent} mails of ${codes} codes`])];
    },
  };
}
