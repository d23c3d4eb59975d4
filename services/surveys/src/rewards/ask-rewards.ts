import { daily, taipeiAt } from '@hub/contracts/shared';
import { deliveryAsked } from '@hub/contracts/integration-events';
import { REWARD_HOUR, type SurveyContent } from '@hub/contracts/surveys';
import { calendarJob, type CalendarEntry } from '@hub/nest-kit/calendar';
import type { Db, Tx } from '@hub/nest-kit/db';
import { publishEvent } from '@hub/nest-kit/integration-events';
import type { Reward } from './reward.entity.ts';
import { moveReward } from './write-reward.ts';

const SLICE = 200;
const EXPIRE_DAYS = 30;

/** Of several days that passed while nobody looked the last one asks for all that waits. */
export const rewardsDay: CalendarEntry = {
  rule: daily(`${REWARD_HOUR}:00`),
  job: calendarJob('survey-rewards', 144, 600),
  missed: 'last',
};

/** The last time of day at which rewards leave. */
export const lastHour = (now: Date): Date => {
  const today = taipeiAt(now, 0, REWARD_HOUR * 60);
  return today <= now ? today : taipeiAt(now, -1, REWARD_HOUR * 60);
};

/**
 * Asks for the goods of every reward that was earned before the last hour of rewards. The rows are the truth: whoever dies leaves
 * whole slices, and whoever comes after goes on with what waits. Returns how many were asked for.
 */
export async function askRewards(db: Db, survey?: number): Promise<number> {
  const [{ now }] = await db.source.query<[{ now: Date }]>('SELECT NOW(3) AS now');
  // Somebody at the desk does not wait for the hour.
  const until = survey === undefined ? lastHour(now) : now;
  let asked = 0;
  for (;;) {
    const many = await db.runTx((tx) => askSlice(tx, until, survey));
    asked += many;
    if (many < SLICE) return asked;
  }
}

async function askSlice(tx: Tx, until: Date, survey: number | undefined): Promise<number> {
  const rewards = await tx.manager.query<Reward[]>(
    `SELECT * FROM reward WHERE kind = 'mail' AND state = 'waiting' AND created_at <= ?
      ${survey === undefined ? '' : 'AND survey_id = ?'} ORDER BY id LIMIT ${SLICE} FOR UPDATE SKIP LOCKED`,
    [until, ...(survey === undefined ? [] : [survey])],
  );
  const contents = new Map<string, SurveyContent>();
  for (const reward of rewards) await ask(tx, reward, await contentOf(tx, reward, contents));
  return rewards.length;
}

async function contentOf({ manager }: Tx, { survey_id, version_no }: Reward, known: Map<string, SurveyContent>) {
  const name = `${survey_id}:${version_no}`;
  const there = known.get(name);
  if (there) return there;
  const [row] = await manager.query<[{ content: string }]>(
    'SELECT content FROM survey_version WHERE survey_id = ? AND no = ?',
    [survey_id, version_no],
  );
  const content = JSON.parse(row.content) as SurveyContent;
  known.set(name, content);
  return content;
}

async function ask(tx: Tx, reward: Reward, { reward: goods }: SurveyContent): Promise<void> {
  const id = reward.delivery_id;
  if (id === null) throw new Error(`the reward ${reward.id} has no name for its mail`);
  await moveReward(tx, reward, 'ask', 'clock');
  await tx.manager.query('INSERT INTO reward_delivery (id, reward_id) VALUES (?, ?)', [id, reward.id]);
  await publishEvent(tx, deliveryAsked, {
    id,
    source: 'survey',
    reason: `survey:${reward.survey_id}`,
    game_id: reward.game_id,
    server_id: reward.server_id,
    role_id: reward.role_id,
    partner_uid: reward.partner_uid,
    title: goods.mail_title,
    body: goods.mail_body,
    items: [{ item_code: goods.item_code, qty: reward.amount }],
    expire_days: EXPIRE_DAYS,
    not_before: null,
    deadline: null,
    batch: '',
  });
}
