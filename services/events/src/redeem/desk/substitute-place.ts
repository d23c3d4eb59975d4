import type { Tx } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import { demandRemembered } from '../../program/demand-remembered.ts';
import { liveCategories, seenCategory } from '../../program/event.content.ts';
import { accountName } from '../account.ts';
import { giveReward, type Place } from '../give-reward.ts';
import { lockAccount, type Redeemer } from '../lock-account.ts';
import { ownRedemptions } from '../own-redemptions.ts';
import { categoryForeign, unpublished } from './desk.errors.ts';

export type Substitute = { event: number; category: number; who: Redeemer; reason: string };

type Event = { id: number; pace: 'at_once' | 'weekly'; error_limit: number; now: Date; published_at: Date | null };

async function eventOf(manager: EntityManager, id: number): Promise<Event> {
  const [row] = await manager.query<Event[]>(
    'SELECT id, pace, error_limit, NOW(3) AS now, published_at FROM event WHERE id = ? AND removed_at IS NULL',
    [id],
  );
  if (!row?.published_at) throw unpublished();
  await demandRemembered(manager, id);
  return row;
}

/** null where the account has all of them. From here on it is held as by somebody who redeems a code. */
export async function placeOf(
  { manager }: Pick<Tx, 'manager'>,
  { event: id, category, who }: Substitute,
): Promise<{ place: Place | null; had: number; most: number }> {
  const event = await eventOf(manager, id);
  const found = (await liveCategories(manager, id)).find((one) => one.id === category);
  if (!found) throw categoryForeign();
  await lockAccount(manager, event, who);
  const own = await ownRedemptions(manager, { id, categories: [found] }, accountName(who));
  const most = found.per_account;
  const place = own.length < most ? { category: seenCategory(found), slot: own.length + 1 } : null;
  return { place, had: own.length, most };
}

export async function givePlace(tx: Tx, wish: Substitute, place: Place, by: string): Promise<number> {
  const event = await eventOf(tx.manager, wish.event);
  const { id } = await giveReward(tx, event, wish.who, place, { by, reason: wish.reason });
  return id;
}
