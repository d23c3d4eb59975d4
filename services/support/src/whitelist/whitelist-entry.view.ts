import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import type { WhitelistRow } from '@hub/contracts/support';
import type { WhitelistEntry } from './whitelist-entry.entity.ts';
import { mayKeep } from './whitelist-desk.policy.ts';

const SHOWN = 2;

/** Enough to tell entries apart, not enough to find somebody. The addresses of an office are nobody's. */
export function maskedValue({ kind, value }: Pick<WhitelistEntry, 'kind' | 'value'>): string {
  if (kind === 'network') return value;
  const shown = value.length > SHOWN * 3 ? SHOWN : 1;
  return `${value.slice(0, shown)}****${value.slice(-shown)}`;
}

export function entryView(who: StaffPrincipal, row: WhitelistEntry, now: Date): WhitelistRow {
  const mine = mayKeep(who, row.game_id);
  return {
    id: row.id,
    list: row.list,
    kind: row.kind,
    game_id: row.game_id,
    value: mine ? row.value : maskedValue(row),
    note: row.note,
    ends_at: row.ends_at && taipeiIso(row.ends_at),
    over: row.ends_at !== null && row.ends_at < now,
    mine,
  };
}
