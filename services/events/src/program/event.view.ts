import type { EventBody, EventData, EventAction, EventPhase, EventRow as EventLine } from '@hub/contracts/events';
import { codeEditors } from '@hub/contracts/events';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import type { EventRow } from './event.entity.ts';
import { draftOf } from './event.content.ts';

/** A row with what is counted beside it; `at`: the moment of the database. */
export type Stored = EventRow & {
  at: Date;
  categories: string;
  batches: string;
  codes: string | null;
  used: string | null;
  locked: string;
  approval: number | null;
};

type Phased = Pick<EventRow, 'published_at' | 'stopped_at' | 'starts_at' | 'ends_at'>;

export function phaseOf({ published_at, stopped_at, starts_at, ends_at }: Phased, at: Date): EventPhase {
  if (published_at === null) return 'draft';
  if (stopped_at !== null) return 'stopped';
  if (at < starts_at) return 'planned';
  return at > ends_at ? 'ended' : 'open';
}

export const lineOf = (row: Stored): EventLine => ({
  id: row.id,
  game_id: row.game_id,
  name: row.name,
  art: row.art,
  phase: phaseOf(row, row.at),
  starts_at: taipeiIso(row.starts_at),
  ends_at: taipeiIso(row.ends_at),
  categories: Number(row.categories),
  codes: Number(row.codes ?? 0),
  used: Number(row.used ?? 0),
  locked: Number(row.locked),
  changed: Boolean(row.changed),
  approval: row.approval,
  version: row.version,
});

/** What somebody may do with an event as it stands. */
export function deedsOf(who: StaffPrincipal, row: Stored): EventAction[] {
  if (!staffMay(who, codeEditors, row.game_id)) return [];
  const phase = phaseOf(row, row.at);
  const may: Record<EventAction, boolean> = {
    edit: true,
    publish: Boolean(row.changed) && row.approval === null,
    test: true,
    stop: phase === 'planned' || phase === 'open',
    resume: phase === 'stopped',
    remove: phase === 'draft' && Number(row.batches) === 0,
    batches: true,
    export: true,
  };
  return (Object.keys(may) as EventAction[]).filter((deed) => may[deed]);
}

export const dataOf = (who: StaffPrincipal, row: Stored, live: EventBody | null, publicUrl: string): EventData => ({
  row: lineOf(row),
  draft: draftOf(row),
  live,
  address: `${publicUrl}/events/event_serial?event_id=${row.id}`,
  changed_by: row.changed_by,
  changed_at: taipeiIso(row.changed_at),
  published_at: row.published_at && taipeiIso(row.published_at),
  published_by: row.published_by,
  stopped: row.stopped_at && { at: taipeiIso(row.stopped_at), by: row.stopped_by, reason: row.stop_reason },
  may: deedsOf(who, row),
});
