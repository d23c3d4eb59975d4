import type { SavedFilter } from '@hub/contracts/tickets';
import type { Desk } from './desk-session.ts';

/** The list, its numbers and choices, a search, and a view that is saved, changed and taken away. */
export async function walkTheQueue(desk: Desk, base: string): Promise<void> {
  await desk.call(`GET ${base}?game_id=H73&queue=all`);
  await desk.call(`GET ${base}?queue=none`);
  await desk.call(`GET ${base}/counts`);
  await desk.call(`GET ${base}/choices`);
  for (const q of ['儲值', '卡']) await desk.call(`POST ${base}/search`, { q });
  const view = { name: '等很久的', filter: { queue: 'waiting', age: '24h' } };
  const saved = await desk.call<{ data: SavedFilter[] }>(`POST ${base}/filters`, view);
  await desk.call(`GET ${base}/filters`);
  const kept = saved.body.data.find(({ name }) => name === view.name);
  const one = `${base}/filters/${kept?.id}`;
  const [seen, changed] = [0, 1].map((later) => ({ 'if-match': String((kept?.version ?? 0) + later) }));
  await desk.call(`PUT ${one}`, { name: '等一天以上' }, seen);
  await desk.call(`DELETE ${one}`, undefined, seen);
  await desk.call(`DELETE ${one}`, undefined, changed);
  await desk.call(`DELETE ${one}`, undefined, changed);
}
