import type { Db, Tx } from '@hub/nest-kit/db';
import type { CardCode } from './card-code.entity.ts';
import { moveCard } from './write-card.ts';
import type { Reward } from './reward.entity.ts';
import { moveReward, sendCard } from './write-reward.ts';

const AT_ONCE = 100;

/** Gives free codes to rewards that wait for one, the oldest first, and sends them. Returns how many were given. */
export async function reserveCards(db: Db): Promise<number> {
  const surveys = await db.source.query<{ survey_id: number }[]>(
    "SELECT DISTINCT survey_id FROM card_code WHERE state = 'free'",
  );
  let given = 0;
  for (const { survey_id } of surveys) {
    for (;;) {
      const many = await db.runTx((tx) => reserve(tx, survey_id));
      given += many;
      if (many < AT_ONCE) break;
    }
  }
  return given;
}

/** Both rows are held: no code is anybody else's, and no reward has two. */
async function reserve(tx: Tx, survey: number): Promise<number> {
  const rewards = await tx.manager.query<Reward[]>(
    `SELECT * FROM reward WHERE survey_id = ? AND state = 'waiting' AND kind = 'card_code'
      ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
    [survey],
  );
  if (rewards.length === 0) return 0;
  const codes = await tx.manager.query<CardCode[]>(
    "SELECT * FROM card_code WHERE survey_id = ? AND state = 'free' ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED",
    [survey, rewards.length],
  );
  for (const [nth, code] of codes.entries()) {
    const reward = rewards[nth]!;
    await moveCard(tx, code, 'reserve', 'clock', { reward_id: reward.id });
    await moveReward(tx, reward, 'ask', 'clock');
    await sendCard(tx, reward.id, reward.mails);
  }
  return codes.length;
}
