import type { EventBody } from '@hub/contracts/events';
import type { Tx } from '@hub/nest-kit/db';

type Of = { event: { id: number; draft: string }; kind: string; category: number };

/** As the form has them now: a file that is read again means the same rewards. The caller holds the event. */
export async function noteRewards({ manager }: Tx, batch: number, { event, kind, category }: Of): Promise<void> {
  const known = await manager.query<{ id: number }[]>(
    'SELECT id FROM event_category WHERE event_id = ? ORDER BY place, id',
    [event.id],
  );
  const { categories = [] } = JSON.parse(event.draft) as Partial<EventBody>;
  const placed = categories.flatMap(({ id }) => known.filter((one) => one.id === id));
  const ordered = [...placed, ...known.filter((one) => !placed.includes(one))];
  const rows = ordered.map(({ id }, at) => [batch, id, at + 1, kind === 'keyword' ? 1 : 0]);
  await manager.query('INSERT INTO serial_batch_category (batch_id, category_id, place, codes) VALUES ?', [
    kind === 'imported' ? rows : rows.filter(([, id]) => id === category),
  ]);
}
