import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMeView } from '@hub/contracts/identity';
import { unique } from '@hub/nest-kit/testing';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { anAccount, auditOf, callIn, signIn, staffTools } from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const { half, show, actionsOf } = staffTools(() => identity);

describe('recovery codes', () => {
  const newSet = async () => {
    const account = await anAccount(identity);
    const { session } = await signIn(identity, account);
    const line = 'POST /api/staff/recovery_codes';
    const answer = await callIn<{ data: { recovery_codes: string[] } }>(identity.url, account.who, session, line, {});
    return { account, session, codes: answer.body.data.recovery_codes };
  };

  it('are ten, in groups that can be read out, and stored like passwords', async () => {
    const { account, codes } = await newSet();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const rows: { code: string }[] = await identity.source.query('SELECT code FROM staff_recovery WHERE staff_id = ?', [
      account.who.id,
    ]);
    expect(rows).toHaveLength(10);
    for (const { code } of rows) expect(code).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(rows) + JSON.stringify(await auditOf(identity, account));
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('open once each, and the page says that one was used and how many are left', async () => {
    const { account, codes } = await newSet();
    const typed = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const { status, session } = await show(account, await half(account), typed);
    expect(status).toBe(200);
    const { body } = await callIn<StaffMeView>(identity.url, account.who, session, 'GET /api/staff/me');
    expect(body.data.factor).toEqual({ recovery_left: 9, used_recovery: true });
    const again = await show(account, await half(account), codes[3] ?? '');
    expect([again.status, again.body]).toEqual([400, { code: '救援碼不正確，或已經用過了' }]);
    expect((await show(account, await half(account), codes[4] ?? '')).status).toBe(200);
    expect(await actionsOf(account)).toContain('staff-recovery-used');
  });

  it('open once when two browsers show one at the same moment', async () => {
    const { account, codes } = await newSet();
    const sessions = [await half(account), await half(account), await half(account)];
    const answers = await Promise.all(sessions.map((session) => show(account, session, codes[0] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('of an old set, or of somebody else, open nothing', async () => {
    const { account, session, codes } = await newSet();
    await callIn(identity.url, account.who, session, 'POST /api/staff/recovery_codes', {});
    expect((await show(account, await half(account), codes[0] ?? '')).status).toBe(400);
    const other = await anAccount(identity);
    expect((await show(other, await half(other), codes[1] ?? '')).status).toBe(400);
    expect((await show(other, await half(other), `ZZZZ-ZZZZ-${unique() % 9000}`)).status).toBe(400);
  });

  it('stay one set when two are asked for at once', async () => {
    const { account, session } = await newSet();
    const line = 'POST /api/staff/recovery_codes';
    await Promise.all([1, 2].map(() => callIn(identity.url, account.who, session, line, {})));
    const rows: unknown[] = await identity.source.query('SELECT 1 FROM staff_recovery WHERE staff_id = ?', [
      account.who.id,
    ]);
    expect(rows).toHaveLength(10);
  });
});
