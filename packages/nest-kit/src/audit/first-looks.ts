import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { countEach } from '../db/counter.ts';
import type { AuditEntry } from './audit.ts';

export const QUARTER_S = 900;

export const lookBucket = (...parts: unknown[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

const bucketOf = ({ actor_kind, actor, action, game_id, object }: AuditEntry): Buffer =>
  lookBucket('look', actor_kind, actor, action, game_id, object);

/** Those that are the first of a person at a thing in this quarter of an hour, in their order. */
export async function firstLooks(manager: EntityManager, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const looks = new Map<string, { bucket: Buffer; entry: AuditEntry }>();
  for (const entry of entries) {
    const bucket = bucketOf(entry);
    const name = bucket.toString('hex');
    if (!looks.has(name)) looks.set(name, { bucket, entry });
  }
  const different = [...looks.values()];
  const looksSoFar = await countEach(
    manager,
    different.map(({ bucket }) => bucket),
    QUARTER_S,
  );
  return different.filter((_, at) => looksSoFar[at] === 1).map(({ entry }) => entry);
}
