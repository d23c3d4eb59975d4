import { randomUUID } from 'node:crypto';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { supportTexts, type OnePenaltyView, type PenaltiesView } from '@hub/contracts/support';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

type Sent = Parameters<typeof callAs>[3];
const call = <T = Record<string, unknown>>(line: string, sent: Sent) => callAs<T>(support.url, 'support', line, sent);
const holding = (role: StaffRole, game = '*') => aStaff({ roles: [{ role, game }] });
const lead = holding('lead');
const anAccount = () => ({ game_id: 'H73', uid: `uid-${randomUUID().slice(0, 8)}` });
type Account = ReturnType<typeof anAccount>;

const body = (of: Account, over: Record<string, unknown> = {}) => ({
  ...of,
  kind: 'mute',
  days: 3,
  reason: '世界頻道連續辱罵',
  seen: 0,
  ...over,
});
const note = (who: StaffPrincipal, sent: object, key?: string) =>
  call<OnePenaltyView>('POST /api/staff/penalties', { who, body: sent, ...(key && { key }) });
const lift = (who: StaffPrincipal, id: number, reason = '查證後是他人盜用') =>
  call<OnePenaltyView>(`POST /api/staff/penalties/${id}/lift`, { who, body: { reason } });
const card = (who: StaffPrincipal, { game_id, uid }: Account, page = '') =>
  call<PenaltiesView>(`GET /api/staff/card/penalties?game_id=${game_id}&uid=${uid}&page=${page}`, { who });
const audited = (id: number) =>
  support.database.exec(`SELECT action, game_id, detail FROM audit WHERE object = 'penalty:${id}' ORDER BY id`);

describe('who sees and keeps penalties', () => {
  const roles: [StaffRole, string, see: number, keep: number][] = [
    ['lead', '*', 200, 200],
    ['product_admin', 'H73', 200, 200],
    ['agent', 'H73', 200, 403],
    ['auditor', '*', 200, 403],
    ['lead', 'G112', 404, 404],
    ['finance', '*', 404, 404],
    ['event_operator', '*', 404, 404],
  ];
  it.each(roles)('%s at %s', async (role, game, see, keep) => {
    const account = anAccount();
    const who = holding(role, game);
    expect((await card(who, account)).status).toBe(see);
    expect((await note(who, body(account))).status).toBe(keep);
    const { id } = (await note(lead, body(account, { seen: keep === 200 ? 1 : 0 }))).body.data;
    expect((await lift(who, id)).status).toBe(keep);
  });

  it('whoever looks is noted once in a quarter of an hour, and nobody who may not', async () => {
    const account = anAccount();
    const looks = () =>
      support.database.exec(
        `SELECT action, game_id, actor FROM audit WHERE object = 'player:${account.uid}' ORDER BY id`,
      );
    await card(holding('lead', 'G112'), account);
    expect(await looks()).toEqual([]);
    const who = holding('agent');
    for (let look = 0; look < 3; look += 1) await card(who, account);
    expect(await looks()).toEqual([{ action: 'player.penalties', game_id: 'H73', actor: who.login }]);
  });

  it('a penalty at a game of others is like one that is not there', async () => {
    const { id } = (await note(lead, body(anAccount()))).body.data;
    const foreign = await lift(holding('lead', 'G112'), id);
    const absent = await lift(holding('lead', 'G112'), 4_000_000);
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  });
});

describe('a penalty', () => {
  it('runs from now for its days, is named in the card and in the audit', async () => {
    const account = anAccount();
    const { data } = (await note(lead, body(account))).body;
    expect(data).toMatchObject({ nth: 1, kind: 'mute', days: 3, state: 'running', lifted: null });
    expect(new Date(data.ends_at).getTime() - new Date(data.starts_at).getTime()).toBe(3 * 86_400_000);
    expect((await card(holding('agent'), account)).body.data).toEqual({ total: 1, penalties: [data] });
    const [row] = await audited(data.id);
    expect(row).toMatchObject({ action: 'penalty.note', game_id: 'H73' });
    expect(JSON.parse(String(row!.detail))).toEqual({ nth: 1, kind: 'mute', days: 3, reason: '世界頻道連續辱罵' });
  });

  it('is noted once however often its submit arrives', async () => {
    const account = anAccount();
    const key = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => note(lead, body(account), key)));
    expect(new Set(all.map((answer) => `${answer.status} ${answer.body.data?.id}`)).size).toBe(1);
    expect((await card(lead, account)).body.data.total).toBe(1);
  });

  it('of two that know of none only one is noted; the other is told to look', async () => {
    const account = anAccount();
    const both = await Promise.all([note(lead, body(account)), note(lead, body(account, { kind: 'suspend' }))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ msg: supportTexts.PENALTY_NEWER.tw });
    expect((await note(lead, body(account, { kind: 'suspend', seen: 1 }))).body.data.nth).toBe(2);
  });

  it.each([
    [{ kind: 'ban' }, 'kind', supportTexts.PENALTY_KIND.tw],
    [{ days: 8 }, 'days', supportTexts.PENALTY_DAYS.tw],
    [{ days: 0 }, 'days', supportTexts.PENALTY_DAYS.tw],
    [{ days: 1.5 }, 'days', supportTexts.PENALTY_DAYS.tw],
    [{ reason: '壞話' }, 'reason', supportTexts.REASON_SHORT.tw],
  ])('is refused at its field: %j', async (over, field, words) => {
    const account = anAccount();
    const answer = await note(lead, body(account, over));
    expect([answer.status, answer.body]).toEqual([400, { [field]: words }]);
    expect((await card(lead, account)).body.data.total).toBe(0);
  });

  it('is lifted once, with its reason; a second time changes nothing', async () => {
    const account = anAccount();
    const { id } = (await note(lead, body(account))).body.data;
    expect((await lift(lead, id)).body.data).toMatchObject({
      state: 'lifted',
      lifted: { staff_name: '小岳', reason: '查證後是他人盜用' },
    });
    expect((await lift(lead, id, '別的原因也行')).body.data.lifted?.reason).toBe('查證後是他人盜用');
    expect((await audited(id)).map((row) => row.action)).toEqual(['penalty.note', 'penalty.lift']);
  });

  it('that is over is not lifted', async () => {
    const account = anAccount();
    const { id } = (await note(lead, body(account))).body.data;
    await support.database.exec(`UPDATE penalty SET ends_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ${id}`);
    expect((await card(lead, account)).body.data.penalties[0]?.state).toBe('over');
    const answer = await lift(lead, id);
    expect([answer.status, answer.body]).toEqual([409, { msg: supportTexts.PENALTY_OVER.tw }]);
    expect((await audited(id)).length).toBe(1);
  });

  it('of an account come by pages, the newest first', async () => {
    const account = anAccount();
    for (let seen = 0; seen < 13; seen += 1) await note(lead, body(account, { seen }));
    const first = (await card(lead, account)).body;
    const second = (await card(lead, account, first.page.next ?? '')).body;
    expect([...first.data.penalties, ...second.data.penalties].map(({ nth }) => nth)).toEqual(
      Array.from({ length: 13 }, (_, at) => 13 - at),
    );
    expect([first.data.total, second.data.total, second.page.next]).toEqual([13, 13, null]);
  });
});
