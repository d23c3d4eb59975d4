import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSessionsView } from '@hub/contracts/identity';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { anAccount, callIn, logIn, signIn, staffTools, type Account } from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const { half, alive } = staffTools(() => identity);

describe('browsers one is signed in with', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  const list = async (account: Account, session: string) =>
    (await callIn<StaffSessionsView>(identity.url, account.who, session, 'GET /api/staff/sessions')).body.data;

  it('are listed in words, this one marked, half sessions left out', async () => {
    const account = await anAccount(identity);
    const phone = await signIn(identity, account);
    await identity.source.query(
      "UPDATE staff_session SET last_seen_at = last_seen_at - INTERVAL 5 MINUTE, device = 'Safari・iPhone', address = '203.0.113.9' WHERE staff_id = ?",
      [account.who.id],
    );
    const desk = await signIn(identity, account, { headers: { 'user-agent': CHROME } });
    await half(account);
    const rows = await list(account, desk.session);
    expect(rows.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome・Windows', true],
      ['Safari・iPhone', false],
    ]);
    expect(rows[1]).toMatchObject({ address: '203.0.•.•', seen_at: expect.stringMatching(/\+08:00$/) as string });
    expect((await list(account, phone.session)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('are ended one by one, or all but this', async () => {
    const account = await anAccount(identity);
    const [one, two, here] = [
      await signIn(identity, account),
      await signIn(identity, account),
      await signIn(identity, account),
    ];
    const ref = (await list(account, one.session)).find(({ current }) => current)?.ref ?? '';
    const end = (line: string) => callIn(identity.url, account.who, here.session, line, {});
    expect((await end(`POST /api/staff/sessions/${ref}/end`)).status).toBe(200);
    expect([await alive(account, one.session), await alive(account, two.session)]).toEqual([false, true]);
    expect((await end('POST /api/staff/sessions/end_others')).status).toBe(200);
    expect([await alive(account, two.session), await alive(account, here.session)]).toEqual([false, true]);
    expect((await end('POST /api/staff/sessions/nonsense/end')).status).toBe(404);
  });

  it('of somebody else are not ended', async () => {
    const [mine, theirs] = [
      await signIn(identity, await anAccount(identity)),
      await signIn(identity, await anAccount(identity)),
    ];
    const ref = (await list(theirs.account, theirs.session))[0]?.ref ?? '';
    await callIn(identity.url, mine.account.who, mine.session, `POST /api/staff/sessions/${ref}/end`, {});
    expect(await alive(theirs.account, theirs.session)).toBe(true);
  });

  it('are signed out before the same browser signs in anew', async () => {
    const account = await anAccount(identity);
    const before = await signIn(identity, account);
    const headers = { cookie: `hub_staff=${before.session}` };
    await logIn(identity.url, account.login, account.password, { headers });
    expect(await alive(account, before.session)).toBe(false);
  });
});
