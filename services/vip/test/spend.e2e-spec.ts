import { setTimeout as sleep } from 'node:timers/promises';
import type { ApprovalsView } from '@hub/contracts/approvals';
import type { VipRulePreviewView, VipRuleView } from '@hub/contracts/vip';
import { unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EvaluateRules } from '../src/rules/evaluate-rules.ts';
import { takePaid } from '../src/spend/take-spend.ts';
import { admin, anUid, holding, LIST, second, startRanking, type RankingService } from './ranking.setup.ts';

let vip: RankingService;
let rules: EvaluateRules;
beforeAll(async () => {
  vip = await startRanking();
  rules = new EvaluateRules(vip.db);
  await vip.rows(
    "INSERT INTO vip_rule (game_id, is_on, days, amount_twd, level, changed_by) VALUES ('H73', 1, 30, 1000, 2, '')",
  );
});
afterAll(() => vip.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const anOrder = () => `T${unique()}`;
const paid = (uid: string, amount_twd: number, over: object = {}, id?: string) =>
  vip.tell(
    'order-paid',
    { order_id: anOrder(), game_id: 'H73', partner_uid: uid, amount_twd, paid_at: ago(0), ...over },
    id,
  );
const refunded = (uid: string, order_id: string, amount_twd: number, over: object = {}) =>
  vip.tell('order-refunded', {
    ...{ order_id, refund_id: `r-${unique()}`, game_id: 'H73', partner_uid: uid, amount_twd, refunded_at: ago(0) },
    ...over,
  });
const spent = async (uid: string) => {
  const [row] = await vip.rows<{ twd: string | null }>(
    'SELECT SUM(IF(amount_twd > refunded_twd, amount_twd - refunded_twd, 0)) AS twd FROM vip_spend WHERE partner_uid = ?',
    [uid],
  );
  return Number(row?.twd ?? 0);
};

describe('what was paid', () => {
  it('makes a level as soon as it is enough, and is told in the history', async () => {
    const uid = anUid();
    await paid(uid, 999);
    expect(await vip.ranking(uid)).toBe(0);
    await paid(uid, 1, { paid_at: ago(29) });
    expect(await vip.ranking(uid)).toBe(2);
    const told = await vip.rows('SELECT action, after_level FROM vip_history WHERE partner_uid = ?', [uid]);
    expect(told).toEqual([{ action: 'reach', after_level: 2 }]);
  });

  it('counts for the days of the rule only', async () => {
    const uid = anUid();
    await paid(uid, 5000, { paid_at: ago(31) });
    expect(await vip.ranking(uid)).toBe(0);
  });

  it('is taken once, however often and under whichever name it is told', async () => {
    const uid = anUid();
    const order_id = anOrder();
    const answers = await Promise.all([1, 2, 3].map(() => paid(uid, 600, { order_id }, `fact-${order_id}`)));
    expect(answers.map(({ body }) => body.applied).toSorted()).toEqual([false, false, true]);
    await paid(uid, 600, { order_id });
    await paid(uid, 9999, { order_id });
    expect(await spent(uid)).toBe(600);
  });

  it('of many orders at once all count', async () => {
    const uid = anUid();
    await Promise.all(Array.from({ length: 10 }, () => paid(uid, 100)));
    expect(await vip.ranking(uid)).toBe(2);
  });

  it('of two orders at once the second counts the first as well', async () => {
    const uid = anUid();
    const order = () => ({ order_id: anOrder(), game_id: 'H73', partner_uid: uid, amount_twd: 600, paid_at: ago(0) });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const first = vip.db.runTx(async (tx) => {
      await takePaid(tx, order());
      await released;
    });
    const second = vip.db.runTx((tx) => takePaid(tx, order()));
    await sleep(200);
    release();
    await Promise.all([first, second]);
    expect(await vip.ranking(uid)).toBe(2);
  });

  it('is subtracted when it goes back, also before it was told that it came, each refund once', async () => {
    const [uid, order_id] = [anUid(), anOrder()];
    const refund = { refund_id: `r-${unique()}` };
    await refunded(uid, order_id, 300, refund);
    await refunded(uid, order_id, 300, refund);
    expect(await spent(uid)).toBe(0);
    await paid(uid, 1200, { order_id });
    expect([await spent(uid), await vip.ranking(uid)]).toEqual([900, 0]);
    await paid(uid, 100);
    expect(await vip.ranking(uid)).toBe(2);
  });

  it('that went back takes nothing away that was reached, before the month is over', async () => {
    const [uid, order_id] = [anUid(), anOrder()];
    await paid(uid, 1000, { order_id });
    await refunded(uid, order_id, 1000);
    expect(await vip.ranking(uid)).toBe(2);
    const [row] = await vip.rows<{ fits: number }>(
      `SELECT ends_at < CONVERT_TZ(LAST_DAY(CONVERT_TZ(NOW(), '+00:00', '+08:00')) + INTERVAL 1 DAY, '+08:00', '+00:00') AS fits
        FROM vip_earned WHERE partner_uid = ?`,
      [uid],
    );
    expect(Number(row?.fits)).toBe(1);
  });

  it('without an account counts for nobody, and of an unknown one it is kept', async () => {
    expect((await paid('', 5000)).body).toEqual({ applied: true });
    expect(await vip.rows("SELECT 1 FROM vip_spend WHERE partner_uid = ''")).toEqual([]);
    const uid = anUid();
    await paid(uid, 5000, { game_id: 'nobody-knows' });
    expect(await vip.ranking(uid, 'nobody-knows')).toBe(0);
    expect(await spent(uid)).toBe(5000);
  });

  it('is refused in another shape, and from whom no service signed', async () => {
    expect((await paid('uid-1', 0)).status).toBe(400);
    expect((await paid('uid-1', 1.5)).status).toBe(400);
    const body = { id: 'x', at: ago(0), data: {} };
    expect((await vip.call('POST /internal/facts/order-paid', { who: admin, body })).status).toBe(403);
  });
});

describe('the rule of a game', () => {
  const game = 'G112';
  const one = async () => (await vip.call<VipRuleView>(`GET ${LIST}/rules/${game}`, { who: admin })).body.data;
  const ask = (body: object, version = 0, who = admin) =>
    vip.call<VipRuleView>(`PUT ${LIST}/rules/${game}`, { who, body, headers: { 'if-match': String(version) } });
  const rule = { on: true, days: 90, amount_twd: 500, level: 1 };
  const preview = async (terms: Record<string, unknown>) => {
    const query = new URLSearchParams(Object.entries(terms).map(([name, value]) => [name, String(value)]));
    return (await vip.call<VipRulePreviewView>(`GET ${LIST}/rules/${game}/preview?${query}`, { who: admin })).body;
  };

  it('is shown beforehand, and stands when a second person agreed: then everybody is looked at', async () => {
    const [rich, poor] = [anUid(), anUid()];
    await paid(rich, 800, { game_id: game });
    await paid(poor, 200, { game_id: game });
    expect((await preview(rule)).data).toMatchObject({
      ...{ gain: 1, lose: 0, stay: 0 },
      sample: [{ partner_uid: rich, paid_twd: 800, before: 0, after: 1 }],
    });
    const asked = await ask({ ...rule, reason: '年度方案' });
    expect([asked.status, asked.body.data.rule, asked.body.data.approval === null]).toEqual([200, null, false]);
    expect(asked.body.data.asked).toEqual(rule);
    const { data: open } = (await vip.call<ApprovalsView>('GET /api/staff/approvals/vip', { who: second })).body;
    expect(open.find(({ object }) => object === `game:${game}`)?.facts).toEqual(
      expect.arrayContaining([
        { name: 'vip_rule_gain', before: null, after: '1' },
        { name: 'vip_rule_lose', before: null, after: '0' },
        { name: 'vip_rule_stay', before: null, after: '0' },
      ]),
    );
    expect((await ask({ ...rule, reason: '再問一次' })).status).toBe(409);
    expect((await vip.approve(`game:${game}`, { ...admin, fresh: true })).status).toBe(403);
    expect((await vip.approve(`game:${game}`)).status).toBe(200);
    expect(await one()).toMatchObject({
      rule,
      version: 1,
      changed_by: '小婷',
      approved_by: '小安',
      approval: null,
      asked: null,
    });
    expect(await vip.rows("SELECT payload FROM outbox WHERE job = 'vip-rule'")).toHaveLength(1);
    expect(await rules.game(game)).toBe(1);
    expect([await vip.ranking(rich, game), await vip.ranking(poor, game)]).toEqual([1, 0]);
    expect((await ask({ ...rule, reason: '一樣的規則' }, 1)).status).toBe(409);
    const harder = { ...rule, amount_twd: 5000 };
    expect((await preview(harder)).data).toMatchObject({ gain: 0, lose: 1, stay: 0 });
    expect((await preview({ ...harder, on: false })).data).toMatchObject({ lose: 1 });
    expect((await preview(rule)).data).toMatchObject({ gain: 0, lose: 0, stay: 1, sample: [] });
  });

  it('is nothing to others, and is asked for by product admins only', async () => {
    const who = holding('product_admin', 'H73');
    expect((await vip.call(`GET ${LIST}/rules/${game}`, { who })).status).toBe(404);
    expect((await ask({ ...rule, reason: '別人的遊戲' }, 1, who)).status).toBe(404);
    expect((await ask({ ...rule, reason: '我是組長' }, 1, holding('lead'))).status).toBe(403);
    expect((await vip.approve(`game:${game}`, holding('lead', '*', { fresh: true }))).status).toBe(404);
    expect(second.fresh).toBe(true);
  });

  it('gives everybody the same when it is looked at again, and takes time-worn payments into account', async () => {
    const uid = anUid();
    await paid(uid, 1000, { paid_at: ago(1) });
    await rules.all();
    expect(await rules.all()).toBe(0);
    expect(await vip.ranking(uid)).toBe(2);
    // As if the day of the payment were long past and its month over.
    await vip.rows("UPDATE vip_spend SET paid_on = '2020-01-01' WHERE partner_uid = ?", [uid]);
    await vip.rows('UPDATE vip_earned SET ends_at = NOW(3) - INTERVAL 1 SECOND WHERE partner_uid = ?', [uid]);
    await rules.game('H73');
    expect(await vip.ranking(uid)).toBe(0);
  });
});
