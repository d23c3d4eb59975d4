import { vipEditors, type VipHistoryRow, type VipRow, type VipSource, type VipState } from '@hub/contracts/vip';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { deciding, endOnWire, type Said } from '../ranking/said.ts';
import type { VipHistory } from './history.entity.ts';

/** What one source says of an account, as it lies in its table. */
export type MemberRow = Said & {
  /** A union of tables may make text of a number. */
  id: number | string | null;
  game_id: string;
  partner_uid: string;
  agent: string;
  agent_name: string;
  note: string;
  changed_at: Date;
  changed_by: string;
  version: number | string;
};

export function stateOf({ begins_at, ends_at }: Said, now: Date): VipState {
  if (ends_at < now) return 'ended';
  return begins_at > now ? 'upcoming' : 'active';
}

const sameSource = (one: { source: VipSource; level: number } | null, other: MemberRow) =>
  one !== null && one.source === other.source && one.level === other.level;

/** `all`: whatever is said of the same account. */
export function memberRow(row: MemberRow, all: readonly MemberRow[], who: StaffPrincipal, now: Date): VipRow {
  const state = stateOf(row, now);
  const decides = deciding(all, now);
  const edits = row.source === 'manual' && staffMay(who, vipEditors, row.game_id);
  return {
    id: row.id === null ? null : Number(row.id),
    game_id: row.game_id,
    partner_uid: row.partner_uid,
    source: row.source,
    level: row.level,
    begins_at: taipeiIso(row.begins_at),
    ends_at: endOnWire(row.ends_at),
    state,
    agent: row.agent === '' ? null : { login: row.agent, name: row.agent_name },
    note: row.note,
    ranking: decides?.level ?? 0,
    counts: state === 'active' && sameSource(decides, row),
    changed_at: taipeiIso(row.changed_at),
    changed_by: row.changed_by,
    version: Number(row.version),
    may: edits ? (state === 'ended' ? ['change'] : ['change', 'end']) : [],
  };
}

const said = (level: number | null, ends: Date | null) =>
  level === null || ends === null ? null : { level, ends_at: endOnWire(ends) };

export const historyRow = (row: VipHistory): VipHistoryRow => ({
  at: taipeiIso(row.at),
  source: row.source,
  action: row.action,
  who: row.who,
  reason: row.reason,
  before: said(row.before_level, row.before_ends_at),
  after: said(row.after_level, row.after_ends_at),
});
