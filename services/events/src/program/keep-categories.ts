import { rewardWords, type CategoryBody, type EventBody } from '@hub/contracts/events';
import { InvalidInput } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { categoryHasCodes, categoryLive } from './event.errors.ts';
import { translatedText } from './write-event.ts';

type Known = { id: number; title: string; live: number; place: number; kept: string | number };
type Event = { id: number; published: boolean };

const KNOWN = `SELECT c.id, c.title, c.live, c.place,
    (EXISTS (SELECT 1 FROM serial_batch_category s JOIN serial_batch b ON b.id = s.batch_id WHERE s.category_id = c.id
        AND (b.category_id = c.id OR (b.state <> 'cancelled' AND (s.codes > 0 OR b.state NOT IN ('ready', 'disabled')))))
      OR EXISTS (SELECT 1 FROM redemption r WHERE r.event_id = c.event_id AND r.category_id = c.id)) AS kept
  FROM event_category c WHERE c.event_id = ? ORDER BY c.place, c.id`;

/** What players see stays until the draft is published. The caller holds the event's row. */
export async function keepCategories(manager: EntityManager, event: Event, body: EventBody): Promise<EventBody> {
  const known = await manager.query<Known[]>(KNOWN, [event.id]);
  demandKnown(body.categories, known);
  await removeMissing(manager, body.categories, known);
  const categories: CategoryBody[] = [];
  let last = Math.max(0, ...known.map(({ place }) => place));
  for (const [at, one] of body.categories.entries()) {
    const found = known.find(({ id }) => id === one.id);
    // Players of a published event see the order of its last publication.
    const place = event.published ? (found?.place ?? (last += 1)) : at + 1;
    if (!found) categories.push({ ...one, id: await insert(manager, event.id, place, one) });
    else {
      if (!found.live) await writeCategory(manager, place, one);
      categories.push(one);
    }
  }
  return { ...body, categories };
}

function demandKnown(categories: readonly CategoryBody[], known: readonly Known[]): void {
  const seen = new Set<number>();
  for (const [at, { id }] of categories.entries()) {
    if (id === 0) continue;
    const foreign = seen.has(id) || !known.some((one) => one.id === id);
    if (foreign) throw new InvalidInput({ [`categories[${at}].id`]: { code: 'CATEGORY_FOREIGN' } });
    seen.add(id);
  }
}

async function removeMissing(manager: EntityManager, kept: readonly CategoryBody[], known: readonly Known[]) {
  const missing = known.filter(({ id }) => !kept.some((one) => one.id === id));
  for (const one of missing) {
    if (one.live) throw categoryLive(one.title);
    if (Number(one.kept) === 1) throw categoryHasCodes(one.title);
  }
  if (missing.length === 0) return;
  await manager.query('DELETE FROM event_category WHERE id IN (?)', [missing.map(({ id }) => id)]);
}

export const categoryColumns = (place: number, one: CategoryBody) => ({
  place,
  title: one.title,
  contents: one.contents,
  translations: translatedText(one, rewardWords),
  picture: one.picture,
  per_account: one.per_account,
  open: one.open ? 1 : 0,
  mail_title: one.mail_title,
  mail_body: one.mail_body,
  items: JSON.stringify(one.items.map(({ item_code, qty }) => ({ item_code, qty }))),
  expire_days: one.expire_days,
});

async function insert(manager: EntityManager, event: number, place: number, one: CategoryBody): Promise<number> {
  const columns = { event_id: event, ...categoryColumns(place, one) };
  const made: { insertId: number } = await manager.query(
    `INSERT INTO event_category (${Object.keys(columns).join(', ')}) VALUES (?)`,
    [Object.values(columns)],
  );
  return made.insertId;
}

/** `live`: whether players see it from now on; null leaves that as it is. */
export async function writeCategory(
  manager: EntityManager,
  place: number,
  one: CategoryBody,
  live: 1 | null = null,
): Promise<void> {
  const columns = categoryColumns(place, one);
  const set = Object.keys(columns).map((name) => `${name} = ?`);
  await manager.query(`UPDATE event_category SET ${set.join(', ')}, live = COALESCE(?, live) WHERE id = ?`, [
    ...Object.values(columns),
    live,
    one.id,
  ]);
}
