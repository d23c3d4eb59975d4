import { randomBytes } from 'node:crypto';
import type { Mail } from '@hub/nest-kit/mail';
import { askAgain } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRIES_AT_ADDRESS_A_DAY, TRIES_OF_PAGE } from '../src/members/codes/code-limits.ts';
import { codeLockMail } from '../src/members/codes/lock-told.ts';
import { sendCodeLock } from '../src/members/mail/send-code-lock.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { aHousehold, anEmail, askCode, codesFor, logInAs, memberSecretsOf, showCode } from './members.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());
beforeEach(() => askAgain(() => identity.source.query('DELETE FROM outbox WHERE job = ?', [codeLockMail.name])));

const aPage = () => randomBytes(16).toString('hex');
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const guess = (email: string, code = '000000') => showCode(identity, email, code, { ip: aHousehold() });

/** Wrong codes from everywhere, until the address is shut to them. */
async function shut(email: string, wrong?: string) {
  for (let left = TRIES_AT_ADDRESS_A_DAY; left > 0; left -= 20)
    await Promise.all(Array.from({ length: Math.min(20, left) }, () => guess(email, wrong)));
  return guess(email, wrong);
}
const jobs = (): Promise<{ payload: string }[]> =>
  identity.source.query('SELECT payload FROM outbox WHERE job = ?', [codeLockMail.name]);
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const job = sendCodeLock({
    source: identity.source,
    mailer: { send: async (mail) => (mails.push(mail), '250') },
    secrets: memberSecretsOf(identity),
    site: { SITE_NAME: 'Player Hub', PUBLIC_URL: 'https://player.example' },
  });
  for (const { payload } of await jobs()) await job.run(await codeLockMail.payload.validate(JSON.parse(payload)));
  return mails;
}

describe('wrong codes that others enter at an address', () => {
  it('leave the page that asked for a code as it was: its own code opens, and elsewhere nothing does', async () => {
    const [email, page] = [anEmail(), aPage()];
    await askCode(identity, email, { page });
    const [code = ''] = await codesFor(identity, email);
    expect((await shut(email, otherThan(code))).status).toBe(429);
    expect((await guess(email, code)).status).toBe(429);
    expect((await showCode(identity, email, code, { page: aPage() })).status).toBe(429);
    expect((await showCode(identity, email, code, { page })).status).toBe(200);
  });

  it('do not shut the owner out: a new code opens on the page that asks for it now', async () => {
    const { email } = await logInAs(identity);
    await shut(email);
    const page = aPage();
    await askCode(identity, email, { page });
    const [code = ''] = await codesFor(identity, email);
    expect((await showCode(identity, email, otherThan(code), { page })).status).toBe(400);
    expect((await showCode(identity, email, code, { page })).status).toBe(200);
  });

  it('are answered with the time from when it works again, alike for a member and for nobody', async () => {
    const [member, nobody] = [(await logInAs(identity)).email, anEmail()];
    const [one, other] = [await shut(member), await shut(nobody)];
    expect(one.body.msg).toMatch(/台北時間 \d{4}\/\d\d\/\d\d 08:0[01] 之後恢復/);
    expect([other.status, other.body]).toEqual([one.status, one.body]);
  });

  it('are told to the owner by mail, once, with what it means; a stranger’s address is written to by nobody', async () => {
    const { email } = await logInAs(identity);
    await shut(email);
    await Promise.all(Array.from({ length: 10 }, () => guess(email)));
    await shut(anEmail());
    expect(await jobs()).toHaveLength(2);
    const mails = await sent();
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(mails[0]?.text).toMatch(
      /這些嘗試都沒有成功[^]*在登入頁請我們寄一組新的驗證碼[^]*恢復時間（台北時間）：\d{4}\/\d\d\/\d\d 08:00/,
    );
  });

  it('are told to nobody whose membership was closed or whose address takes no mail', async () => {
    const { email, who } = await logInAs(identity);
    await shut(email);
    const id = who.member.slice(2);
    await identity.source.query('UPDATE member SET closed_at = NOW(3) WHERE id = ?', [id]);
    expect(await sent()).toEqual([]);
    await identity.source.query('UPDATE member SET closed_at = NULL WHERE id = ?', [id]);
    await identity.source.query(
      `INSERT INTO member_notice (member_id, login_at, run_id, bounced_at)
        SELECT id, last_login_at, 1, NOW(3) FROM member WHERE id = ?`,
      [id],
    );
    expect(await sent()).toEqual([]);
  });
});

describe('a page that asks for codes', () => {
  it('may try each of them five times, the right one too, however many tries come at once', async () => {
    const [email, page] = [anEmail(), aPage()];
    await askCode(identity, email, { page });
    const [code = ''] = await codesFor(identity, email);
    await Promise.all(
      Array.from({ length: TRIES_OF_PAGE * 3 }, () => showCode(identity, email, otherThan(code), { page })),
    );
    expect((await showCode(identity, email, code, { page })).status).toBe(400);
  });

  it('opens no other address by its name', async () => {
    const [mine, yours, page] = [anEmail(), anEmail(), aPage()];
    await askCode(identity, mine, { page });
    await askCode(identity, yours, { page: aPage() });
    await shut(yours);
    const [code = ''] = await codesFor(identity, yours);
    expect((await showCode(identity, yours, code, { page })).status).toBe(429);
  });

  it('at one place leaves codes of an address for others', async () => {
    const [email, ip] = [anEmail(), aHousehold()];
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await askCode(identity, email, { ip })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await askCode(identity, email)).status).toBe(200);
  });
});
