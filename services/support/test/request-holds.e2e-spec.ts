import { randomUUID } from 'node:crypto';
import { HOLD_FOR_REQUEST, supportTexts, type AccountHoldView, type HeldAccountsView } from '@hub/contracts/support';
import { aPlayer, aStaff, callAs, unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

type Account = { game_id: string; uid: string };
const lead = aStaff({ name: '阿敏', roles: [{ role: 'lead', game: '*' }] });
const anAccount = (): Account => ({ game_id: 'H73', uid: `uid-${randomUUID().slice(0, 8)}` });
let number = Date.now() % 1_000_000_000;
const aRequest = () => ++number;
const by = { kind: 'service', from: 'surveys' } as const;

const tell = (request: number, version: number, accounts: Account[], who: object = by) =>
  callAs<{ held: number }>(support.url, 'support', `POST ${HOLD_FOR_REQUEST}`, {
    who: who as never,
    body: { request, version, reason: '檢調來函', accounts },
  });
const card = async (account: Account) =>
  (
    await callAs<AccountHoldView>(support.url, 'support', `GET /api/staff/card/hold?${new URLSearchParams(account)}`, {
      who: lead,
    })
  ).body.data;
const byLead = (what: '' | '/release', account: Account, more: object) =>
  callAs<AccountHoldView>(support.url, 'support', `POST /api/staff/account_holds${what}`, {
    who: lead,
    body: { ...account, ...more },
  });
const release = async (account: Account) =>
  byLead('/release', account, { reason: '調查結束', seen: (await card(account))?.at ?? '-' });
const told = async (account: Account) => {
  const line = `GET /internal/held_accounts?${new URLSearchParams({ game: account.game_id, uid: '' })}`;
  const { accounts } = (await callAs<HeldAccountsView>(support.url, 'support', line, { who: by })).body;
  return accounts.some(({ uid }) => uid === account.uid);
};

describe('a request about personal data', () => {
  it('holds the accounts of its person in every service, until it lets them go', async () => {
    const [request, one, other] = [aRequest(), anAccount(), anAccount()];
    expect((await tell(request, 2, [one, other])).body).toEqual({ held: 2 });
    expect(await card(one)).toMatchObject({ by: `個資請求 #${request}`, reason: '檢調來函' });
    expect(await Promise.all([one, other].map(told))).toEqual([true, true]);
    await tell(request, 3, []);
    expect(await Promise.all([one, other].map(told))).toEqual([false, false]);
    const traces = await support.database.exec(
      `SELECT action, actor FROM audit WHERE object = 'player:${one.uid}' AND action LIKE 'account.%' ORDER BY id`,
    );
    expect(traces).toEqual([
      { action: 'account.hold', actor: 'personal-data' },
      { action: 'account.hold_release', actor: 'personal-data' },
    ]);
  });

  it('lets go only what it held: a lead and another request hold on', async () => {
    const [first, second, ofLead, ofBoth] = [aRequest(), aRequest(), anAccount(), anAccount()];
    await byLead('', ofLead, { reason: '法務調查中' });
    await tell(first, 2, [ofLead, ofBoth]);
    await tell(second, 2, [ofBoth]);
    expect(await card(ofLead)).toMatchObject({ by: '阿敏', reason: '法務調查中' });
    await tell(first, 3, []);
    expect(await card(ofLead)).toMatchObject({ by: '阿敏' });
    expect(await card(ofBoth)).toMatchObject({ by: `個資請求 #${second}` });
    await tell(second, 3, []);
    expect(await card(ofBoth)).toBe(null);
    expect(await told(ofLead)).toBe(true);
  });

  it('holds on when a lead lets go what a lead held, and no lead lets go what it holds', async () => {
    const [request, account] = [aRequest(), anAccount()];
    await tell(request, 2, [account]);
    const refused = await release(account);
    expect([refused.status, refused.body]).toEqual([409, { msg: supportTexts.HOLD_OF_REQUEST.tw }]);
    await byLead('', account, { reason: '法務調查中' });
    expect((await release(account)).body.data).toMatchObject({ by: `個資請求 #${request}` });
    expect(await told(account)).toBe(true);
    await tell(request, 3, []);
    expect(await card(account)).toBe(null);
  });

  it('is believed by its newest word: an older one that comes late, or again, changes nothing', async () => {
    const [request, account] = [aRequest(), anAccount()];
    await tell(request, 3, []);
    await tell(request, 2, [account]);
    expect(await told(account)).toBe(false);
    await Promise.all([1, 2, 3].map(() => tell(request, 4, [account])));
    const traces = await support.database.exec(
      `SELECT id FROM audit WHERE object = 'player:${account.uid}' AND action = 'account.hold'`,
    );
    expect([await told(account), traces.length]).toEqual([true, 1]);
  });

  it('speaks through its own service alone', async () => {
    const account = anAccount();
    for (const who of [aPlayer(), lead]) expect((await tell(aRequest(), 2, [account], who)).status).not.toBe(200);
    expect(await told(account)).toBe(false);
    expect((await tell(0, 2, [account])).status).toBe(400);
    expect((await tell(aRequest(), 2, [{ game_id: '', uid: `uid-${unique()}` }])).status).toBe(400);
  });
});
