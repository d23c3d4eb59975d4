import { memberCookieOf, isMemberCookieValid } from '@hub/contracts/identity';
import { start as startMailCatcher } from '@hub/mail-catcher';
import { callAs, testRedisUrl } from '@hub/nest-kit/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import {
  aHousehold,
  anEmail,
  askCode,
  codesFor,
  cookieOf,
  isRevoked,
  logInAs,
  memberSecretsOf,
  readLogin,
  showCode,
  statementsOf,
} from './members.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  // Statements of a call are counted: nothing else of the process asks meanwhile.
  identity = await anIdentity({ AUDIT_EVERY_MS: '3600000' });
});
afterAll(() => identity.close());

const WRONG = { code: '驗證碼不正確，或已經失效。請核對最新一封信，或重寄一次' };
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const age = (email: string, minutes: number) =>
  identity.source.query('UPDATE member_code SET created_at = created_at - INTERVAL ? MINUTE WHERE email_mac = ?', [
    minutes,
    memberSecretsOf(identity).emailMac(email),
  ]);
const sessionsOf = async (member: string) => {
  const [row] = await identity.source.query<[{ many: string }]>(
    'SELECT COUNT(*) AS many FROM member_session WHERE member_id = ? AND revoked_at IS NULL',
    [member.slice(2)],
  );
  return Number(row.many);
};

describe('asking for a code', () => {
  it('answers an address of a member and one of nobody alike, with the same work', async () => {
    const known = anEmail();
    await logInAs(identity, known);
    const [one, other] = [await askCode(identity, known), await askCode(identity, anEmail())];
    expect([one.status, one.body]).toEqual([200, { msg: 'ok' }]);
    expect([other.status, other.body]).toEqual([one.status, one.body]);
    expect([...one.headers.keys()].toSorted()).toEqual([...other.headers.keys()].toSorted());
  });

  it('asks the database the same in the same order, whoever the address belongs to', async () => {
    const known = anEmail();
    await logInAs(identity, known);
    const [member, stranger] = [
      await statementsOf(identity, () => askCode(identity, known)),
      await statementsOf(identity, () => askCode(identity, anEmail())),
    ];
    expect(member.some((sql) => sql.includes('INTO member_code'))).toBe(true);
    expect(stranger).toEqual(member);
  });

  it('wants a solved check, each for one address', async () => {
    const { status, body, headers } = await callAs(identity.url, 'identity', 'POST /api/auth/member_code', {
      body: { email: anEmail() },
    });
    expect([status, body]).toEqual([400, { captcha_token: '請完成驗證' }]);
    expect(JSON.parse(headers.get('x-captcha') ?? '{}')).toMatchObject({ form: 'login', provider: 'altcha' });
  });

  it('is limited by address and by sender in rows, whatever becomes of Redis', async () => {
    const email = anEmail();
    for (let nth = 0; nth < 5; nth += 1) expect((await askCode(identity, email)).status).toBe(200);
    const redis = new Redis(testRedisUrl());
    await redis.flushdb();
    redis.disconnect();
    const sixth = await askCode(identity, email);
    expect([sixth.status, sixth.body.msg]).toEqual([429, expect.stringContaining('驗證碼寄得太頻繁')]);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    const ip = aHousehold();
    const answers: number[] = [];
    for (let nth = 0; nth < 21; nth += 1) answers.push((await askCode(identity, anEmail(), { ip })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

  it('mails it in the reader’s language, keeps nothing readable, and forgets address and code once it has left', async () => {
    const catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
    const worker = await startWorker({
      ...identity.env,
      SMTP_URL: catcher.smtpUrl,
      MAIL_FROM: 'Hub <no-reply@player.example>',
    });
    const email = anEmail();
    await askCode(identity, email, { language: 'en' });
    const mailsTo = async () =>
      (
        (await (await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(email)}`)).json()) as {
          mails: { subject: string; text: string }[];
        }
      ).mails;
    await expect.poll(mailsTo, { timeout: 15_000, interval: 100 }).toHaveLength(1);
    const [mail] = await mailsTo();
    expect(mail?.text).toContain('Enter these 6 digits');
    const code = /^(\d{6}) is your log-in code/.exec(mail?.subject ?? '')?.[1] ?? '';
    expect((await showCode(identity, email, code)).status).toBe(200);
    await expect.poll(() => codesFor(identity, email), { timeout: 5000 }).toEqual([]);
    await worker.close();
    await catcher.close();
  });
});

describe('showing a code', () => {
  it('answers a token and sets a readable cookie beside the session', async () => {
    const email = anEmail();
    await askCode(identity, email);
    const [code = ''] = await codesFor(identity, email);
    const answer = await showCode(identity, ` ${email.toUpperCase()} `, `${code.slice(0, 3)} ${code.slice(3)}`);
    const { status, body, session, readable } = readLogin(answer);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['expire', 'token']);
    expect(session).toMatch(/^[\w-]{43}$/);
    const held = memberCookieOf(`member=${readable}`);
    expect(held).toEqual(body);
    expect(isMemberCookieValid(held!, Date.now())).toBe(true);
    const [whole, open] = answer.headers.getSetCookie();
    expect(whole).toMatch(/HttpOnly/);
    expect(whole).toMatch(/SameSite=Lax/);
    expect(open).not.toMatch(/HttpOnly/);
  });

  it('a code works once; of fifty at a time one opens a session', async () => {
    const email = anEmail();
    await askCode(identity, email);
    const [code = ''] = await codesFor(identity, email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => showCode(identity, email, code)));
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify(WRONG)]),
    );
    const rows: { id: number }[] = await identity.source.query('SELECT id FROM member WHERE email_mac = ?', [
      memberSecretsOf(identity).emailMac(email),
    ]);
    expect(rows).toHaveLength(1);
    expect(await sessionsOf(`m_${rows[0]?.id}`)).toBe(1);
  });

  it('a code is over after three tries from elsewhere, the right one too, and after ten minutes', async () => {
    const email = anEmail();
    await askCode(identity, email);
    const [code = ''] = await codesFor(identity, email);
    for (let nth = 0; nth < 3; nth += 1) {
      const { status, body } = await showCode(identity, email, otherThan(code));
      expect([status, body]).toEqual([400, WRONG]);
    }
    expect((await showCode(identity, email, code)).status).toBe(400);
    await askCode(identity, email);
    const [next = ''] = await codesFor(identity, email);
    await age(email, 10);
    expect((await showCode(identity, email, next)).status).toBe(400);
  });

  it('a newer mail does not spoil an older one, and a log-in ends both', async () => {
    const email = anEmail();
    await askCode(identity, email);
    await askCode(identity, email);
    const [newer = '', older = ''] = await codesFor(identity, email);
    expect((await showCode(identity, email, older)).status).toBe(200);
    if (newer !== older) expect((await showCode(identity, email, newer)).status).toBe(400);
  });

  it('a code of one address opens no other', async () => {
    const [mine, yours] = [anEmail(), anEmail()];
    await askCode(identity, mine);
    await askCode(identity, yours);
    const [code = ''] = await codesFor(identity, mine);
    const [other = ''] = await codesFor(identity, yours);
    if (code !== other) expect((await showCode(identity, yours, code)).status).toBe(400);
  });

  it.each(['a code is on its way', 'none was asked for'])(
    'a wrong one costs a member and a stranger the same statements when %s',
    async (when) => {
      const [known, unknown] = [anEmail(), anEmail()];
      await logInAs(identity, known);
      const shown: string[][] = [];
      for (const email of [known, unknown]) {
        if (when === 'a code is on its way') await askCode(identity, email);
        const [code = ''] = await codesFor(identity, email);
        shown.push(await statementsOf(identity, () => showCode(identity, email, otherThan(code))));
      }
      expect(shown[0]?.some((sql) => sql.includes('member_code'))).toBe(true);
      expect(shown[1]).toEqual(shown[0]);
    },
  );

  it('guesses are limited by sender, whatever address they are made at', async () => {
    const ip = aHousehold();
    const answers: number[] = [];
    for (let nth = 0; nth < 31; nth += 1) answers.push((await showCode(identity, anEmail(), '123456', { ip })).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.slice(0, 30).every((status) => status === 400)).toBe(true);
  });

  it('ends the session that the browser had, so that none can be given to it beforehand', async () => {
    const attacker = await logInAs(identity);
    const victim = anEmail();
    await askCode(identity, victim);
    const [code = ''] = await codesFor(identity, victim);
    const { session } = readLogin(await showCode(identity, victim, code, { headers: cookieOf(attacker.session) }));
    expect(session).not.toBe(attacker.session);
    expect(await isRevoked(identity, attacker.who)).toBe(true);
  });

  it.each([
    [{ email: 'nobody' }, { email: expect.any(String), code: '請輸入信裡的驗證碼' }],
    [{ email: 'a@example.com', code: '12345' }, { code: '驗證碼是 6 位數字' }],
    [{ email: ['a@example.com'], code: { $gt: '' } }, expect.objectContaining({ email: expect.any(String) })],
    [{ email: 'a@example.com', code: 123456789 }, { code: '驗證碼是 6 位數字' }],
  ])('what is no address and code is refused: %j', async (body, fields) => {
    const answer = await callAs(identity.url, 'identity', 'POST /api/auth/member_login', { body, ip: aHousehold() });
    expect([answer.status, answer.body]).toEqual([400, fields]);
  });
});
