import { settingOf, type Tx } from '@hub/nest-kit/db';
import { ABSENT } from '@hub/nest-kit/moves';
import type { CardCode } from './card-code.entity.ts';
import { cardMoves, type CardMove, type RewardParty } from './reward.moves.ts';

/** Moves a card code whose row the transaction has locked. */
export async function moveCard(
  { manager }: Pick<Tx, 'manager'>,
  code: Pick<CardCode, 'id' | 'state'>,
  move: Exclude<CardMove, 'import'>,
  by: RewardParty,
  columns: Record<string, unknown> = {},
): Promise<void> {
  const to = cardMoves.after(move, code.state);
  cardMoves.demand(move, by, code.state, to);
  const { sets, values } = settingOf({ ...columns, state: to, changed_at: () => 'NOW(3)' });
  await manager.query(`UPDATE card_code SET ${sets} WHERE id = ?`, [...values, code.id]);
}

export async function cardOfReward({ manager }: Pick<Tx, 'manager'>, reward: number): Promise<CardCode | null> {
  const [row] = await manager.query<CardCode[]>('SELECT * FROM card_code WHERE reward_id = ? FOR UPDATE', [reward]);
  return row ?? null;
}

/** Those of a file that is applied; one that is there already stays whose it is. */
export async function importCards(
  { manager }: Pick<Tx, 'manager'>,
  survey: number,
  [from, ...values]: [from: string, ...values: unknown[]],
): Promise<void> {
  cardMoves.demand('import', 'desk', ABSENT, 'free');
  await manager.query(
    `INSERT IGNORE INTO card_code (survey_id, code_mac, code_box, state) SELECT ?, code_mac, code_box, 'free' ${from}`,
    [survey, ...values],
  );
}
