import { createHash } from 'node:crypto';
import type { Audit } from './audit.ts';

export const GENESIS = Buffer.alloc(32);

/** A row as everybody who hashes it sees it: `at` in milliseconds of UTC, no field that another service would not get. */
export type HashedRow = Pick<
  Audit,
  'id' | 'at' | 'actor_kind' | 'actor' | 'action' | 'game_id' | 'object' | 'detail' | 'rid' | 'address'
>;

/** SHA-256 over the hash before and the row, as a JSON list: no two different rows have the same content. */
export function rowHash(before: Buffer, service: string, seq: number, row: HashedRow): Buffer {
  const content = JSON.stringify([
    'v1',
    service,
    String(seq),
    String(row.id),
    row.at.toISOString(),
    row.actor_kind,
    row.actor,
    row.action,
    row.game_id,
    row.object,
    row.detail,
    row.rid,
    row.address,
  ]);
  return createHash('sha256').update(before).update(content).digest();
}
