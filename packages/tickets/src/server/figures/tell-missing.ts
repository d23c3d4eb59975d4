import type { DataSource } from 'typeorm';
import { holdFigures } from './figure-state.ts';

/** Cases whose events are looked for in one step. */
const STEP = 2000;

const COLUMNS = 'name, kind, at, filed_at, ticket_id, game_id, question_type, agent_id, agent_name, detail, commented';
const OF_TICKET = 't.created_at, t.id, t.game_id, t.question_type';
const lastAnswer = (column: string) =>
  `(SELECT r.${column} FROM reply r WHERE r.ticket_id = t.id AND r.is_official = 1 ORDER BY r.id DESC LIMIT 1)`;
/** The answer that the case calls its first; its own time is written a moment later or earlier than the case's. */
const firstAnswer = `COALESCE((SELECT m.id FROM reply m WHERE m.ticket_id = t.id AND m.is_official = 1
  AND m.created_at >= t.first_answered_at - INTERVAL 1 SECOND ORDER BY m.id LIMIT 1), 0)`;
const UNTOLD = `t.id > ? AND t.id <= ? AND NOT EXISTS
  (SELECT 1 FROM figure_event e WHERE e.name = CONCAT('filed-', t.id))`;

/** `filed` comes last, because it says that the case is told. */
const told = [
  `SELECT CONCAT('answered-', r.id), 'answered', r.created_at, ${OF_TICKET}, r.staff_id, r.staff_name,
      r.id = ${firstAnswer}, 0
    FROM reply r JOIN ticket t ON t.id = r.ticket_id WHERE r.is_official = 1 AND ${UNTOLD}`,
  `SELECT CONCAT('closed-', t.id, '-0'), 'closed', t.closed_at, ${OF_TICKET}, ${lastAnswer('staff_id')},
      ${lastAnswer('staff_name')}, CASE t.closed_by WHEN 'player' THEN 1 WHEN 'staff' THEN 2 ELSE 3 END, 0
    FROM ticket t WHERE t.closed_at IS NOT NULL AND ${UNTOLD}
      AND NOT EXISTS (SELECT 1 FROM figure_event c WHERE c.name LIKE CONCAT('closed-', t.id, '-%'))`,
  `SELECT CONCAT('rated-', t.id), 'rated', t.csat_time, ${OF_TICKET}, ${lastAnswer('staff_id')},
      ${lastAnswer('staff_name')}, t.csat, t.csat_comment IS NOT NULL
    FROM ticket t WHERE t.csat_time IS NOT NULL AND ${UNTOLD}`,
  `SELECT CONCAT('filed-', t.id), 'filed', t.created_at, ${OF_TICKET}, NULL, NULL, t.follows_id IS NOT NULL, 0
    FROM ticket t WHERE ${UNTOLD}`,
];

/** Running it again adds nothing. Returns how many events. */
export async function tellMissing(source: DataSource): Promise<number> {
  const [{ top = 0 } = {}] = (await source.query('SELECT MAX(id) AS top FROM ticket')) as { top?: number | null }[];
  let added = 0;
  for (let from = 0; from < Number(top ?? 0); from += STEP) added += await tellStep(source, from, from + STEP);
  return added;
}

/** One transaction: a case is told of as a whole or not at all. Whoever counts waits for it. */
function tellStep(source: DataSource, from: number, until: number): Promise<number> {
  return source.transaction('READ COMMITTED', async (manager) => {
    await holdFigures(manager);
    const [{ top = 0 } = {}] = (await manager.query('SELECT MAX(id) AS top FROM figure_event')) as { top?: string }[];
    let added = 0;
    for (const rows of told) {
      const result: { affectedRows: number } = await manager.query(
        `INSERT IGNORE INTO figure_event (${COLUMNS}) ${rows}`,
        [from, until],
      );
      added += result.affectedRows;
    }
    if (added > 0) {
      await manager.query(
        `INSERT IGNORE INTO figure_pending (event_id, at) SELECT e.id, e.at FROM figure_event e
          WHERE e.id > ? AND e.service_s IS NULL`,
        [top ?? 0],
      );
    }
    return added;
  });
}
