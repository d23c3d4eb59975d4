import type { DataSource } from 'typeorm';
import { beginAnew } from './rebuild-figures.ts';

/** For events of a demonstration, which have no case: `prefix` begins their names. Returns how many went. */
export async function forgetEvents(source: DataSource, prefix: string): Promise<number> {
  const named = `${prefix}%`;
  const known: object[] = await source.query('SELECT id FROM figure_event WHERE name LIKE ? LIMIT 1', [named]);
  if (known.length === 0) return 0;
  return source.transaction('READ COMMITTED', async (manager) => {
    await manager.query('DELETE p FROM figure_pending p JOIN figure_event e ON e.id = p.event_id WHERE e.name LIKE ?', [
      named,
    ]);
    const gone: { affectedRows: number } = await manager.query('DELETE FROM figure_event WHERE name LIKE ?', [named]);
    await beginAnew(manager);
    return gone.affectedRows;
  });
}
