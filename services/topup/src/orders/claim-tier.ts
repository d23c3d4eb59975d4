import { taipeiMonth } from '@hub/contracts/shared';
import type { Tx } from '@hub/nest-kit/db';
import type { Order } from './order.entity.ts';

export async function claimTier({ manager }: Tx, order: Order, paidAt: Date): Promise<boolean> {
  if (order.tier_amount === null) return false;
  const { game_id, server_id, role_id, tier_amount, id } = order;
  await manager.query(
    'INSERT IGNORE INTO tier_claim (game_id, server_id, role_id, month, amount, order_id) VALUES (?)',
    [[game_id, server_id, role_id, taipeiMonth(paidAt), tier_amount, id]],
  );
  return claimed({ manager }, id);
}

export async function giveTierBack({ manager }: Pick<Tx, 'manager'>, { id }: Order): Promise<void> {
  await manager.query('DELETE FROM tier_claim WHERE order_id = ?', [id]);
}

async function claimed({ manager }: Pick<Tx, 'manager'>, id: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT id FROM tier_claim WHERE order_id = ?', [id]);
  return rows.length > 0;
}
