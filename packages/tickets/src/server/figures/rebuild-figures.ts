import type { EntityManager } from 'typeorm';
import { countFigures, type CountParts } from './count-figures.ts';
import { holdFigures } from './figure-state.ts';
import { tellMissing } from './tell-missing.ts';

const kept = ['figure_count', 'figure_time', 'figure_backlog', 'figure_backlog_day'];

export type Rebuilt = { told: number; counted: number };

/** Service time measured once stays. The figures begin at nothing and say so; if this is killed, the worker goes on. */
export async function rebuildFigures(parts: CountParts): Promise<Rebuilt> {
  const told = await tellMissing(parts.db.source);
  await parts.db.runTx((tx) => beginAnew(tx.manager));
  let counted = 0;
  let more: number;
  do counted += more = await countFigures(parts);
  while (more > 0);
  return { told, counted };
}

export async function beginAnew(manager: EntityManager): Promise<void> {
  await holdFigures(manager);
  for (const table of kept) await manager.query(`DELETE FROM ${table}`);
  await manager.query('UPDATE figure_state SET snapped_until = NULL WHERE id = 1');
  await manager.query('INSERT IGNORE INTO figure_pending (event_id, at) SELECT id, at FROM figure_event');
}
