import { taipeiIso } from '@hub/contracts/shared';
import type { VipSource } from '@hub/contracts/vip';

/** What has no end ends here. */
export const FOREVER = '9999-12-31 00:00:00.000';
export const FOREVER_AT = new Date(`${FOREVER.replace(' ', 'T')}Z`);

/** Its last moment on the wire, null for none. */
export const endOnWire = (at: Date): string | null => (at >= FOREVER_AT ? null : taipeiIso(at));

/** What one source says of an account: a level from its first moment to its last one. */
export type Said = { source: VipSource; level: number; begins_at: Date; ends_at: Date };

const isNow = ({ begins_at, ends_at }: Said, now: Date) => begins_at <= now && now <= ends_at;

/** The higher level; of one level what lasts longer, and what the game itself says before a rule of ours. */
const better = <S extends Said>(one: S, other: S): S => {
  if (one.level !== other.level) return one.level > other.level ? one : other;
  if (one.ends_at.getTime() !== other.ends_at.getTime()) return one.ends_at > other.ends_at ? one : other;
  return one.source <= other.source ? one : other;
};

/**
 * What decides an account's ranking at a time, null where nothing does: what staff says, also when it says 0, and else the
 * best of the others. `levelNow` says the same in SQL.
 */
export function deciding<S extends Said>(said: readonly S[], now: Date): S | null {
  const current = said.filter((one) => isNow(one, now));
  const manual = current.find(({ source }) => source === 'manual');
  if (manual) return manual;
  const others = current.filter(({ level }) => level > 0);
  return others.length === 0 ? null : others.reduce(better);
}

/** The ranking of an account as SQL; `game` and `uid` are expressions, each of which stands in it three times. */
export const levelNow = (game: string, uid: string): string => {
  const of = (table: string) => `${table} WHERE game_id = ${game} AND partner_uid = ${uid}`;
  return `COALESCE(
    (SELECT level FROM ${of('vip_entry')} AND begins_at <= NOW(3) AND ends_at >= NOW(3)),
    GREATEST(
      COALESCE((SELECT level FROM ${of('vip_push')} AND (until IS NULL OR until >= NOW(3))), 0),
      COALESCE((SELECT MAX(level) FROM ${of('vip_earned')} AND ends_at >= NOW(3)), 0)
    ))`;
};
