import type { VipAction, VipSource } from '@hub/contracts/vip';
import type { Tx } from '@hub/nest-kit/db';

export type Terms = { level: number; ends_at: Date };
export type Change = { partner_uid: string; before: Terms | null; after: Terms | null; action: VipAction };
type By = { game_id: string; source: VipSource; who: string; reason: string };

const HEAD = `INSERT INTO vip_history (game_id, partner_uid, source, action, who, reason,
  before_level, before_ends_at, after_level, after_ends_at)`;

/** Writes down what changed of these accounts, in the transaction of the change. */
export async function saveHistory(manager: Pick<Tx['manager'], 'query'>, by: By, changes: readonly Change[]) {
  if (changes.length === 0) return;
  const { game_id, source, who, reason } = by;
  const said = (terms: Terms | null) => [terms?.level ?? null, terms?.ends_at ?? null];
  const rows = changes.map(({ partner_uid, before, after, action }) => [
    ...[game_id, partner_uid, source, action, who, reason],
    ...said(before),
    ...said(after),
  ]);
  await manager.query(`${HEAD} VALUES ?`, [rows]);
}
