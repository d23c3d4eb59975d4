import { bucketOf, dayOf, figureCounts, type FigureCount } from '@hub/contracts/tickets';
import type { FigureEventRow } from './figure.entity.ts';

export type Side = 'game' | 'agent' | 'type';
export type Measure = 'first' | 'whole';
type Event = Pick<
  FigureEventRow,
  'kind' | 'at' | 'game_id' | 'question_type' | 'agent_id' | 'detail' | 'commented' | 'service_s'
>;

const closed: FigureCount[] = ['closed_player', 'closed_staff', 'closed_system'];

export function countsOf({ kind, detail, commented }: Event): FigureCount[] {
  switch (kind) {
    case 'filed':
      return detail ? ['filed', 'continued'] : ['filed'];
    case 'answered':
      return detail ? ['answers', 'first_answers'] : ['answers'];
    case 'closed':
      return closed.slice(detail - 1, detail);
    case 'reopened':
      return ['reopened'];
    case 'rated':
      return [detail === 1 ? 'csat_good' : 'csat_bad', ...(commented ? (['comments'] as const) : [])];
  }
}

export const measureOf = ({ kind, detail }: Event): Measure | null =>
  kind === 'closed' ? 'whole' : kind === 'answered' && detail ? 'first' : null;

/** Sums of a batch, so that many events are few rows. Keys have no character that the fields may have. */
export class Tally {
  readonly counts = new Map<string, number[]>();
  readonly times = new Map<string, number>();

  add(event: Event): void {
    const day = dayOf(event.at);
    for (const [side, member] of sidesOf(event)) {
      for (const period of [day, day.slice(0, 7)]) this.addAt([side, event.game_id, period, member], event);
    }
  }

  private addAt(place: string[], event: Event): void {
    const key = place.join('\n');
    const sums = this.counts.get(key) ?? figureCounts.map(() => 0);
    for (const name of countsOf(event)) sums[figureCounts.indexOf(name)]! += 1;
    this.counts.set(key, sums);
    const measure = measureOf(event);
    if (!measure) return;
    const slot = [...place, measure, bucketOf(event.service_s ?? 0)].join('\n');
    this.times.set(slot, (this.times.get(slot) ?? 0) + 1);
  }
}

function sidesOf({ agent_id, question_type }: Event): [Side, string][] {
  const agent: [Side, string][] = agent_id === null ? [] : [['agent', String(agent_id)]];
  return [['game', ''], ['type', question_type], ...agent];
}
