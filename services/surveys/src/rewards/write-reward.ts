import { REWARD_ERASED, type SurveyContent } from '@hub/contracts/surveys';
import { randomCode } from '@hub/nest-kit/crypto';
import { settingOf, type Tx } from '@hub/nest-kit/db';
import { ABSENT } from '@hub/nest-kit/moves';
import type { Survey } from '../surveys/find-survey.ts';
import { cardSending } from './reward.jobs.ts';
import { rewardMoves, type RewardMove, type RewardParty } from './reward.moves.ts';
import type { Reward } from './reward.entity.ts';

export type { Reward } from './reward.entity.ts';

const NAME_SIGNS = 26;

type Earned = {
  survey: Survey;
  no: number;
  content: SurveyContent;
  answer: number;
  subject: Buffer;
  role: { server_id: string; role_id: string; partner_uid: string };
};

/** In the transaction of the answer. Who has been rewarded by this survey already gets nothing more. */
export async function grantReward(tx: Tx, { survey, no, content, answer, subject, role }: Earned): Promise<void> {
  const { kind, amount } = content.reward;
  if (kind === 'none') return;
  rewardMoves.demand('earn', 'player', ABSENT, 'waiting');
  const { sets, values } = settingOf({
    survey_id: survey.id,
    version_no: no,
    answer_id: answer,
    subject,
    kind,
    state: 'waiting',
    game_id: survey.game_id,
    ...role,
    amount,
    ...(kind === 'mail' && { delivery_id: `srv_${randomCode(NAME_SIGNS)}` }),
  });
  await tx.manager.query(`INSERT IGNORE INTO reward SET ${sets}`, values);
}

/** `mails`: how many left before. */
export const sendCard = (tx: Tx, id: number, mails: number): Promise<void> =>
  tx.enqueue(cardSending, { id, mails }, `survey-card-${id}-${mails}`);

export async function lockReward({ manager }: Pick<Tx, 'manager'>, id: number): Promise<Reward | null> {
  const [row] = await manager.query<Reward[]>('SELECT * FROM reward WHERE id = ? FOR UPDATE', [id]);
  return row ?? null;
}

/** Moves a reward whose row the transaction has locked. */
export async function moveReward(
  { manager }: Pick<Tx, 'manager'>,
  reward: Pick<Reward, 'id' | 'state'>,
  move: Exclude<RewardMove, 'earn'>,
  by: RewardParty,
  columns: Record<string, unknown> = {},
): Promise<void> {
  const to = rewardMoves.after(move, reward.state);
  rewardMoves.demand(move, by, reward.state, to);
  const { sets, values } = settingOf({ ...columns, state: to, changed_at: () => 'NOW(3)' });
  await manager.query(`UPDATE reward SET ${sets} WHERE id = ?`, [...values, reward.id]);
}

/** A reward that waits, whose row is locked. The audit names the reward, and nobody. */
export async function cancelForErasure(tx: Tx, reward: Reward): Promise<void> {
  await moveReward(tx, reward, 'cancel', 'erasure', { error: REWARD_ERASED });
  await tx.audit({
    actor_kind: 'system',
    actor: 'erasure',
    action: 'survey.reward.cancel',
    game_id: reward.game_id,
    object: `survey:${reward.survey_id}`,
    detail: JSON.stringify({ reward: reward.id }),
    rid: '',
    address: '',
  });
}

/** What of it is no state: how often a mail was tried, and what was said. */
export async function noteTry({ manager }: Pick<Tx, 'manager'>, id: number, error: string): Promise<void> {
  await manager.query('UPDATE reward SET tries = tries + 1, error = ?, changed_at = NOW(3) WHERE id = ?', [error, id]);
}

/** What its return path carries, from the first try of a mail on. */
export async function nameMail({ manager }: Pick<Tx, 'manager'>, id: number, token: string): Promise<void> {
  await manager.query('UPDATE reward SET mail_token = ? WHERE id = ?', [token, id]);
}

/** Another mail took the place of the first one. */
export async function nameDelivery({ manager }: Pick<Tx, 'manager'>, id: number, delivery: string): Promise<void> {
  await manager.query('UPDATE reward SET delivery_id = ? WHERE id = ?', [delivery, id]);
}

/** Whose it was is forgotten; that it was given stays. */
export async function forgetRewarded({ manager }: Pick<Tx, 'manager'>, ids: readonly number[]): Promise<void> {
  await manager.query("UPDATE reward SET role_id = '', partner_uid = '' WHERE id IN (?)", [ids]);
}
