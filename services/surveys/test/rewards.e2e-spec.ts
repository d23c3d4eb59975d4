import { randomUUID } from 'node:crypto';
import type { DeliveryOutcome } from '@hub/contracts/integration-events';
import { runCalendarOnce } from '@hub/nest-kit/calendar';
import { randomCode } from '@hub/nest-kit/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRewards, lastHour, rewardsDay } from '../src/rewards/ask-rewards.ts';
import { rewardOfRole } from './reward-row.ts';
import { answers, aRole, DESK, holding, operator, startSurveys, type SurveysService } from './surveys.setup.ts';

let surveys: SurveysService;
beforeAll(async () => {
  surveys = await startSurveys();
});
afterAll(() => surveys.close());

const rewardOf = (role: string) => rewardOfRole(surveys, role);
const answered = async (at = '2026-11-26 00:00:00') => {
  const role = aRole();
  await surveys.call('POST /api/survey/racing-2026', { body: answers(role) });
  await surveys.rows('UPDATE reward SET created_at = ? WHERE role_id = ?', [at, role]);
  return role;
};
const askedFor = async (delivery: string) =>
  surveys.rows<{ payload: string }>(
    "SELECT payload FROM outbox WHERE job LIKE 'fact-delivery-asked%' AND payload LIKE ?",
    [`%${delivery}%`],
  );

describe('the hour of rewards', () => {
  it.each([
    ['2026-11-26T18:00:00+08:00', '2026-11-26T18:00:00+08:00'],
    ['2026-11-26T17:59:59+08:00', '2026-11-25T18:00:00+08:00'],
    ['2026-12-01T00:00:00+08:00', '2026-11-30T18:00:00+08:00'],
    ['2027-01-01T09:00:00+08:00', '2026-12-31T18:00:00+08:00'],
    ['2028-02-29T18:00:01+08:00', '2028-02-29T18:00:00+08:00'],
    ['2028-03-01T17:00:00+08:00', '2028-02-29T18:00:00+08:00'],
    ['2027-03-01T17:00:00+08:00', '2027-02-28T18:00:00+08:00'],
  ])('before %s was at %s', (now, at) => {
    expect(lastHour(new Date(now))).toEqual(new Date(at));
  });

  it('is a row of the calendar: a day that nobody looked is made up for', async () => {
    const { db, rows } = surveys;
    await runCalendarOnce(db, [rewardsDay]);
    const jobs = async () =>
      (await rows<{ payload: string }>("SELECT payload FROM outbox WHERE job = 'survey-rewards'")).length;
    expect(await jobs()).toBe(0);
    await rows("UPDATE calendar SET next_at = NOW(3) - INTERVAL 3 DAY WHERE name = 'survey-rewards'");
    await runCalendarOnce(db, [rewardsDay]);
    expect(await jobs()).toBe(1);
    await runCalendarOnce(db, [rewardsDay]);
    expect(await jobs()).toBe(1);
    const [next] = await rows<{ rest: number | string }>(
      "SELECT TIMESTAMPDIFF(SECOND, NOW(), next_at) AS rest FROM calendar WHERE name = 'survey-rewards'",
    );
    const left = Number(next?.rest);
    expect(left > 0 && left <= 86_400).toBe(true);
  });

  it('asks for the goods of each reward once, whoever looks', async () => {
    const roles = [await answered(), await answered()];
    await Promise.all(Array.from({ length: 8 }, () => askRewards(surveys.db)));
    for (const role of roles) {
      const reward = await rewardOf(role);
      expect(reward.state).toBe('asked');
      const asked = await askedFor(reward.delivery_id);
      expect(asked).toHaveLength(1);
      expect((JSON.parse(asked[0]!.payload) as { data: object }).data).toMatchObject({
        id: reward.delivery_id,
        source: 'survey',
        game_id: 'G112',
        server_id: '1000',
        role_id: role,
        items: [{ item_code: 'diamond', qty: 100 }],
      });
    }
    expect(await askRewards(surveys.db)).toBe(0);
  });

  it('leaves what was earned after it for the next day, unless staff says now', async () => {
    const role = await answered('2099-01-01 00:00:00');
    await askRewards(surveys.db);
    expect((await rewardOf(role)).state).toBe('waiting');
    await surveys.rows('UPDATE reward SET created_at = NOW(3) WHERE role_id = ?', [role]);
    const id = await surveys.idOf('racing-2026');
    const run = (who = operator) =>
      surveys.call(`POST ${DESK}/${id}/rewards/run`, { who, body: { reason: '維護提前' } });
    expect((await run(holding('auditor'))).status).toBe(403);
    expect((await run()).body).toEqual({ data: { asked: 1 } });
    expect((await run()).body).toEqual({ data: { asked: 0 } });
    expect((await rewardOf(role)).state).toBe('asked');
  });
});

describe('what becomes of a reward in the game', () => {
  const settle = (id: string, outcome: DeliveryOutcome, over: object = {}) =>
    surveys.call('POST /internal/facts/delivery-settled', {
      who: { kind: 'service', from: 'events' },
      body: {
        id: randomUUID(),
        at: new Date().toISOString(),
        data: { id, outcome, error: '', replaced_by: null, at: new Date().toISOString(), ...over },
      },
    });
  const sent = async () => {
    const role = await answered();
    await askRewards(surveys.db);
    return { role, name: (await rewardOf(role)).delivery_id };
  };

  it.each([
    ['delivered', 'given', ''],
    ['by_hand', 'given', ''],
    ['rejected', 'failed', 'role_none'],
    ['cancelled', 'failed', 'cancelled'],
  ] as const)('%s: it is %s', async (outcome, state, error) => {
    const { role, name } = await sent();
    await settle(name, outcome, outcome === 'rejected' ? { error: 'role_none' } : {});
    expect(await rewardOf(role)).toMatchObject({ state, error });
  });

  it('follows the mail that took its place, in whatever order it is told', async () => {
    const { role, name } = await sent();
    const second = `srv_${randomCode(26)}`;
    await settle(second, 'delivered');
    expect((await rewardOf(role)).state).toBe('asked');
    await settle(name, 'replaced', { replaced_by: second });
    expect(await rewardOf(role)).toMatchObject({ state: 'given', delivery_id: second });
  });
});
