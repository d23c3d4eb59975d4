import type { StaffTicket } from '../staff-tickets.api.ts';

export type CaseChange =
  | { kind: 'taken'; name: string }
  | { kind: 'released' }
  | { kind: 'moved'; to: string }
  | { kind: 'closed'; by: 'player' | 'staff' | 'system' }
  | { kind: 'merged'; into: number }
  | { kind: 'reopened' }
  | { kind: 'noted'; name: string };

export type CaseFacts = Pick<
  StaffTicket,
  'assignee' | 'type_text' | 'game_name' | 'server_name' | 'closed_at' | 'closed_by' | 'merged_into' | 'notes'
>;

/** The differences between a case as it was known and as it is, in the order in which they matter for an answer. */
export function changesOf(known: CaseFacts, now: CaseFacts): CaseChange[] {
  const changes: CaseChange[] = [];
  if (now.closed_at !== null && known.closed_at === null) {
    if (now.merged_into) changes.push({ kind: 'merged', into: now.merged_into.id });
    else changes.push({ kind: 'closed', by: now.closed_by ?? 'system' });
  }
  if (now.closed_at === null && known.closed_at !== null) changes.push({ kind: 'reopened' });
  if (now.assignee?.id !== known.assignee?.id)
    changes.push(now.assignee ? { kind: 'taken', name: now.assignee.name } : { kind: 'released' });
  const moved = (['game_name', 'type_text', 'server_name'] as const).filter((name) => now[name] !== known[name]);
  if (moved.length > 0) changes.push({ kind: 'moved', to: moved.map((name) => now[name]).join('・') });
  const before = new Set(known.notes.map(({ id }) => id));
  const noted = now.notes.findLast(({ id }) => !before.has(id));
  if (noted) changes.push({ kind: 'noted', name: noted.staff_name });
  return changes;
}
