import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import { supportTexts, type AccountHoldView, type HeldAccountsView } from '@hub/contracts/support';
import { CaseRetention, findCasesDue } from '@hub/tickets/server';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { sweepExpired } from '@hub/nest-kit/retention';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptBySupport } from '../src/retention.ts';
import { schema } from '../src/data-source.ts';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { byPlayer } = reportCalls(() => support);
const holding = (role: StaffRole, game = '*') => aStaff({ name: '阿敏', roles: [{ role, game }] });
const lead = holding('lead');
const anAccount = (game_id = 'H73') => ({ game_id, uid: `uid-${randomUUID().slice(0, 8)}` });
type Account = ReturnType<typeof anAccount>;
const reason = '法務調查中';

const post = (what: '' | '/release', who: StaffPrincipal, body: object) =>
  callAs<AccountHoldView>(support.url, 'support', `POST /api/staff/account_holds${what}`, { who, body });
const hold = (who: StaffPrincipal, account: object, why = reason) => post('', who, { ...account, reason: why });
const card = (who: StaffPrincipal, account: Account) =>
  callAs<AccountHoldView>(support.url, 'support', `GET /api/staff/card/hold?${new URLSearchParams(account)}`, { who });
/** Of what stands now, unless another one was `seen`. */
const release = async (who: StaffPrincipal, account: Account, seen?: string) => {
  const { data } = (await card(lead, account)).body;
  return post('/release', who, { ...account, reason: '調查結束', seen: seen ?? data?.at ?? '-' });
};
const audited = ({ uid }: Account) =>
  support.database.exec(`SELECT action, game_id, detail FROM audit
    WHERE object = 'player:${uid}' AND action LIKE 'account.%' ORDER BY id`);

describe('who sees and keeps holds of accounts', () => {
  it.each([
    ['lead', '*', 200, 200],
    ['lead', 'H73', 200, 200],
    ['agent', 'H73', 200, 403],
    ['auditor', '*', 200, 403],
    ['product_admin', '*', 404, 404],
    ['lead', 'G112', 404, 404],
    ['finance', '*', 404, 404],
  ] as [StaffRole, string, number, number][])('%s at %s', async (role, game, see, keep) => {
    const account = anAccount();
    const who = holding(role, game);
    expect((await card(who, account)).status).toBe(see);
    expect((await hold(who, account)).status).toBe(keep);
    expect((await release(who, account)).status).toBe(keep);
    expect((await card(lead, account)).body.data).toBe(null);
  });

  it.each([
    [{ reason: '' }],
    [{ reason: '三個字' }],
    [{ reason: 'x'.repeat(201) }],
    [{ uid: '' }],
    [{ uid: 'x'.repeat(65) }],
    [{ uid: ['a'] }],
    [{ uid: { $ne: '' } }],
    [{ game_id: '' }],
    [{ game_id: null }],
  ])('%j is refused', async (over) => {
    const account = anAccount();
    expect((await post('', lead, { ...account, reason, ...over })).status).toBe(400);
    expect((await post('/release', lead, { ...account, reason, seen: '-', ...over })).status).toBe(400);
  });
});

describe('a hold of an account', () => {
  it('is shown with who, why and since when, and both ends of it leave a trace', async () => {
    const account = anAccount();
    const { data } = (await hold(lead, account)).body;
    expect(data).toEqual({ by: '阿敏', reason, at: expect.stringMatching(/\+08:00$/) });
    expect((await card(holding('agent'), account)).body.data).toEqual(data);
    expect((await release(lead, account)).body.data).toBe(null);
    await release(lead, account);
    expect((await audited(account)).map(({ action }) => action)).toEqual(['account.hold', 'account.hold_release']);
  });

  it.each(['uid-老玩家', 'x'.repeat(64)])(
    'of %s, which the audit has no room for as a name, is held as well',
    async (uid) => {
      const account = { ...anAccount(), uid };
      const held = await hold(lead, account);
      expect([held.status, held.body.data?.reason]).toEqual([200, reason]);
      expect((await release(lead, account)).status).toBe(200);
      const traces = await support.database.exec(`SELECT action, detail FROM audit
      WHERE action LIKE 'account.%' AND detail LIKE '%"uid":"${uid}"%' ORDER BY id`);
      expect(traces.map(({ action }) => action)).toEqual(['account.hold', 'account.hold_release']);
      expect(JSON.parse(String(traces[0]?.detail))).toEqual({ uid, reason });
    },
  );

  it('that somebody looks at leaves a trace of the look, once in a quarter of an hour', async () => {
    const account = anAccount();
    const who = holding('agent');
    await card(who, account);
    await card(who, account);
    await card(holding('lead', 'G112'), account);
    expect(
      await support.database.exec(`SELECT action, game_id, actor FROM audit WHERE object = 'player:${account.uid}'`),
    ).toEqual([{ action: 'player.hold', game_id: 'H73', actor: who.login }]);
  });

  it('is not released by who read an older one: it has another reason now', async () => {
    const account = anAccount();
    await hold(lead, account);
    await support.database.exec(
      `UPDATE held_account SET held_at = held_at - INTERVAL 1 MINUTE WHERE partner_uid = '${account.uid}'`,
    );
    const older = (await card(lead, account)).body.data?.at;
    const newer = (await hold(lead, account, '檢調單位來函')).body;
    const refused = await release(lead, account, older);
    expect([refused.status, refused.body]).toEqual([409, { msg: supportTexts.HOLD_NEWER.tw }]);
    expect((await card(lead, account)).body).toEqual(newer);
    expect((await audited(account)).map(({ action }) => action)).toEqual(['account.hold', 'account.hold']);
    expect((await release(lead, account, newer.data?.at)).body.data).toBe(null);
  });

  it('is not released by who read one of the same second', async () => {
    const account = anAccount();
    const older = (await hold(lead, account)).body.data?.at;
    await hold(lead, account, '檢調單位來函');
    expect((await release(lead, account, older)).status).toBe(409);
    await release(lead, account);
    await hold(lead, account, '再次調查');
    expect((await release(lead, account, older)).status).toBe(409);
    expect((await card(lead, account)).body.data?.reason).toBe('再次調查');
  });

  it('stands only when no case of the account is being destroyed any more', async () => {
    const who = aPlayer();
    const [id, account] = [await byPlayer(who), { game_id: who.game, uid: who.uid }];
    const source = await openDatabase(support.database.url, schema, 1);
    const destroying = source.createQueryRunner();
    await destroying.startTransaction();
    await destroying.query('SELECT id FROM ticket WHERE id = ? FOR UPDATE', [id]);
    let stands = false;
    const held = hold(lead, account).then((answer) => {
      stands = true;
      return answer.status;
    });
    await sleep(400);
    expect(stands).toBe(false);
    await destroying.commitTransaction();
    expect(await held).toBe(200);
    await destroying.release();
    await source.destroy();
  });

  it('that twenty set at a time is one, and one trace; a newer reason takes the place of the old one', async () => {
    const account = anAccount();
    const all = await Promise.all(Array.from({ length: 20 }, () => hold(lead, account)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await audited(account)).toHaveLength(1);
    expect((await hold(lead, account, '檢調單位來函')).body.data?.reason).toBe('檢調單位來函');
    expect(await audited(account)).toHaveLength(2);
  });

  it('that is given the same reason in other letters has a newer one', async () => {
    const account = anAccount();
    await hold(lead, account, 'case A-17');
    expect((await hold(lead, account, 'case a-17')).body.data?.reason).toBe('case a-17');
    expect(await audited(account)).toHaveLength(2);
  });

  it('keeps cases, their mails and penalties of the account beyond their time, until it is released', async () => {
    const who = aPlayer();
    const other = aPlayer();
    const [id, free] = [await byPlayer(who), await byPlayer(other)];
    const account = { game_id: who.game, uid: who.uid };
    await hold(lead, account);
    const years = 'NOW(3) - INTERVAL 9 YEAR';
    await support.database.exec(`UPDATE ticket SET created_at = ${years} WHERE id IN (${id}, ${free})`);
    await support.database.exec(`DELETE FROM mail WHERE ticket_id IN (${id}, ${free})`);
    await support.database.exec(
      `INSERT INTO penalty (game_id, partner_uid, nth, kind, days, starts_at, ends_at, reason, staff_name)
        VALUES ('${who.game}', '${who.uid}', 1, 'mute', 1, ${years}, ${years}, 'x', 'x'),
          ('${other.game}', '${other.uid}', 1, 'mute', 1, ${years}, ${years}, 'x', 'x')`,
    );
    await support.database.exec(
      `INSERT INTO whitelist (list, game_id, kind, value, note, ends_at) VALUES
        ('preview', '*', 'account', '${who.uid}', '', ${years}), ('preview', '*', 'account', '${other.uid}', '', ${years})`,
    );
    const source = await openDatabase(support.database.url, schema, 2);
    const round = async () => {
      await new CaseRetention({
        source,
        store: { remove: async () => {} } as never,
        log: { error: () => {} } as never,
      }).run();
      await sweepExpired(new Db(source), keptBySupport);
    };
    const left = async () => {
      const cases = await support.database.exec(`SELECT id FROM ticket WHERE id IN (${id}, ${free})`);
      const penalties = await support.database.exec(
        `SELECT partner_uid FROM penalty WHERE ends_at < NOW(3) - INTERVAL 8 YEAR`,
      );
      const listed = await support.database.exec(
        `SELECT value FROM whitelist WHERE ends_at < NOW(3) - INTERVAL 8 YEAR`,
      );
      return [cases.map((row) => row.id), penalties.map((row) => row.partner_uid), listed.map((row) => row.value)];
    };
    expect((await findCasesDue(source)).find(({ key }) => key === 'cases')?.rows).toBe(1);
    await round();
    expect(await left()).toEqual([[id], [who.uid], [who.uid]]);
    await release(lead, account);
    await round();
    expect(await left()).toEqual([[], [], []]);
    await source.destroy();
  });
});

it('other services are told page by page, players and staff nothing', async () => {
  const account = anAccount('A1');
  await hold(lead, account);
  const ask = (who: never) =>
    callAs<HeldAccountsView>(support.url, 'support', 'GET /internal/held_accounts?game=&uid=', { who });
  expect((await ask({ kind: 'service', from: 'events' } as never)).body.accounts).toContainEqual(account);
  for (const who of [aPlayer(), lead]) expect((await ask(who as never)).status).not.toBe(200);
});
