import type { EntityManager } from 'typeorm';
import type { AuditEntry } from './audit.ts';
import { maskPersonal } from './mask-personal.ts';

/** What a row may weigh, so that a handful of them always fits one call between services. */
const DETAIL_MAX = 16_000;

/** Personal data can never be taken out of a chain again, so it never gets in. */
function fitDetail(detail: string): string {
  const masked = maskPersonal(detail);
  if (masked.length <= DETAIL_MAX) return masked;
  return JSON.stringify({ shortened: masked.slice(0, DETAIL_MAX / 2) });
}

const rowOf = (entry: AuditEntry) => [
  entry.actor_kind,
  entry.actor,
  entry.action,
  entry.game_id,
  entry.object,
  fitDetail(entry.detail),
  entry.rid,
  entry.address,
];

export const writeAudit = (manager: EntityManager, entry: AuditEntry): Promise<void> => writeAudits(manager, [entry]);

/** The rows of one insert are numbered one after the other, the first by `LAST_INSERT_ID()`. */
export async function writeAudits(manager: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
  await manager.query('INSERT INTO audit (actor_kind, actor, action, game_id, object, detail, rid, address) VALUES ?', [
    entries.map(rowOf),
  ]);
  const numbers = entries.map((_, at) => `(LAST_INSERT_ID() + ${at} * @@auto_increment_increment)`);
  await manager.query(`INSERT INTO audit_pending (audit_id) VALUES ${numbers.join()}`);
}
