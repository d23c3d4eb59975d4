import { randomBytes } from 'node:crypto';
import type { PartnerKeyPurpose } from '@hub/contracts/identity';
import type { DataSource } from 'typeorm';
import { KeyBox } from '../keys/key-box.ts';
import { AddPartnerKey, LIVE_KEYS } from './add-partner-key.ts';
import { boxOf, PartnerKey } from './partner-key.entity.ts';
import { RetirePartnerKey } from './retire-partner-key.ts';
import { readLocalKeys, writeLocalKeys, type LocalKey } from './partner-keys-file.ts';

export const demoGames = ['h55naxx2tw', 'g66naxx2tw', 'L33', 'H73', 'G112', 'MA96', 'G115', 'g83tw'] as const;

const SECRET_BYTES = 32;
const BY = 'seed';

export type KeyTools = { source: DataSource; box: KeyBox; add: AddPartnerKey; retire: RetirePartnerKey };

export async function seedPartnerKeys(tools: KeyTools, file: string, now: Date): Promise<void> {
  const known = readLocalKeys(file);
  const kept = { ...known };
  for (const game of demoGames) kept[game] = await keyFor(tools, { game, purpose: 'token', known: known[game] }, now);
  if (JSON.stringify(kept) !== JSON.stringify(known)) writeLocalKeys(file, kept);
}

type Wanted = { game: string; purpose: PartnerKeyPurpose; known: LocalKey | undefined };

/** The key that the file knows, as long as it counts; otherwise a new one, in the place of an older one of ours. */
export async function keyFor(tools: KeyTools, { game, purpose, known }: Wanted, now: Date): Promise<LocalKey> {
  const rows = await tools.source
    .getRepository(PartnerKey)
    .find({ where: { game_id: game, purpose }, order: { id: 'ASC' } });
  const live = rows.filter((row) => row.state === 'live' && (!row.expires_at || row.expires_at > now));
  if (known && live.some((row) => holds(tools.box, row, known))) return known;
  const first = `${game.toLowerCase()}-${purpose === 'link' ? 'link-local' : 'local'}`;
  const local = (kid: string) => kid.startsWith(first);
  const oldest = live.find((row) => local(row.kid));
  if (live.length >= LIVE_KEYS && oldest) await tools.retire.run(oldest.kid, BY);
  const fresh = freshKey(first, new Set(rows.map((row) => row.kid)));
  const key = new Uint8Array(Buffer.from(fresh.key, 'base64url'));
  await tools.add.run({ kid: fresh.kid, gameId: game, purpose, alg: 'HS256', key, notBefore: now, by: BY });
  return fresh;
}

function holds(box: KeyBox, row: PartnerKey, known: LocalKey): boolean {
  if (row.kid !== known.kid || !row.secret_box) return false;
  try {
    return box.open(row.secret_box, boxOf(row.kid)) === known.key;
  } catch {
    return false;
  }
}

function freshKey(first: string, taken: Set<string>): LocalKey {
  let kid = first;
  for (let number = 2; taken.has(kid); number += 1) kid = `${first}-${number}`;
  return { kid, alg: 'HS256', key: randomBytes(SECRET_BYTES).toString('base64url') };
}
