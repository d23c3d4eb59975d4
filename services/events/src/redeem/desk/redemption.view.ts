import { maskedCode, type DeliveryState, type RedemptionRow as RedemptionLine } from '@hub/contracts/events';
import type { MailItem } from '@hub/contracts/partner';
import { taipeiIso } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';
import type { CodeKeys } from '../../code-keys.ts';
import { mailStatusOf, statesOf } from '../own-redemptions.ts';
import type { RedemptionRow } from '../redemption.entity.ts';

type Whole = RedemptionRow & {
  event_name: string;
  category: string | null;
  category_items: string | null;
  batch_name: string | null;
  delivery_id: number | null;
  items: string | null;
  state: DeliveryState | null;
  replaced_by_id: number | null;
};

const WHOLE = `SELECT r.*, e.name AS event_name, c.title AS category, c.items AS category_items, b.name AS batch_name,
    d.id AS delivery_id, d.items, d.state, d.replaced_by_id
  FROM redemption r JOIN event e ON e.id = r.event_id LEFT JOIN event_category c ON c.id = r.category_id
    LEFT JOIN serial_batch b ON b.id = r.batch_id LEFT JOIN delivery d ON d.mail_id = r.mail_id
  WHERE r.id IN (?) ORDER BY r.id DESC`;

export function lastSigns(
  keys: CodeKeys,
  { code_seal, mail_id }: Pick<RedemptionRow, 'code_seal' | 'mail_id'>,
): string {
  return code_seal === null ? '' : maskedCode(keys.openCode(code_seal, mail_id));
}

const viewOf = (keys: CodeKeys, row: Whole, state: DeliveryState | null): RedemptionLine => ({
  id: row.id,
  event_id: row.event_id,
  event_name: row.event_name,
  game_id: row.game_id,
  category_id: row.category_id,
  category: row.category ?? '',
  batch: row.batch_id === null ? null : { id: row.batch_id, name: row.batch_name ?? '' },
  code: lastSigns(keys, row),
  server_id: row.server_id,
  role_id: row.role_id,
  role_name: row.role_name,
  partner_uid: row.partner_uid,
  items: JSON.parse(row.items ?? row.category_items ?? '[]') as MailItem[],
  mail_status: mailStatusOf(state ?? 'queued'),
  delivery: row.delivery_id,
  by: row.given_by,
  reason: row.reason,
  at: taipeiIso(row.created_at),
});

export async function redemptionsOf(
  reader: Pick<EntityManager, 'query'>,
  keys: CodeKeys,
  ids: readonly number[],
): Promise<RedemptionLine[]> {
  if (ids.length === 0) return [];
  const rows: Whole[] = await reader.query(WHOLE, [ids]);
  const states = await statesOf(reader, rows);
  return rows.map((row, nth) => viewOf(keys, row, states[nth] ?? null));
}
