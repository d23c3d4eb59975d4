/** What is read of an event; times in microseconds, `tdur` on the processor, `dur` on the clock. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: object;
};
type Task = TraceEvent & { dur: number; tdur: number };

/** Below this the two clocks are too coarse to be compared. */
const WORTH_US = 100;

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;

function mainThreads(events: readonly TraceEvent[]): Set<string> {
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && 'name' in args && args.name === 'CrRendererMain';
  return new Set(events.filter(isMain).map(threadOf));
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const mains = mainThreads(events);
  const isTask = (event: TraceEvent): event is Task =>
    event.ph === 'X' &&
    event.name.endsWith('RunTask') &&
    (event.dur ?? 0) > WORTH_US &&
    (event.tdur ?? 0) > 0 &&
    (event.tdur ?? 0) < (event.dur ?? 0) &&
    mains.has(threadOf(event));
  return events.filter(isTask).sort((a, b) => a.ts - b.ts);
}

/** The last of the sorted tasks that began at this time or before. */
function taskAt(tasks: readonly Task[], ts: number): Task | undefined {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tasks[middle]?.ts ?? 0) <= ts) low = middle + 1;
    else high = middle;
  }
  return tasks[low - 1];
}

/**
 * The trace as it were, had the pages' main threads never waited for a processor: every task is as long as it ran, with
 * what happened inside it drawn together. Where tasks begin stays.
 */
export function inOwnTime<T extends TraceEvent>(events: readonly T[]): T[] {
  const byThread = Map.groupBy(tasksOf(events), threadOf);
  return events.map((event) => {
    const task = taskAt(byThread.get(threadOf(event)) ?? [], event.ts);
    if (!task || event.ts > task.ts + task.dur) return event;
    const share = task.tdur / task.dur;
    const drawn = { ...event, ts: Math.round(task.ts + (event.ts - task.ts) * share) };
    return event.dur === undefined ? drawn : { ...drawn, dur: Math.floor(event.dur * share) };
  });
}

/** Of the tasks of all pages' main threads: the part of their duration that they did not spend on a processor, 0 to 1. */
export function lostShare(events: readonly TraceEvent[]): number {
  const tasks = tasksOf(events);
  const sum = (of: 'dur' | 'tdur') => tasks.reduce((all, task) => all + task[of], 0);
  return 1 - sum('tdur') / Math.max(1, sum('dur'));
}
