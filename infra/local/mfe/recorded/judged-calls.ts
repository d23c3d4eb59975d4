import type { RecordedCall, Recording } from './recording.ts';
import type { Replayed } from './replay-calls.ts';

type Judged = { calls: number; faults: string[] };

/** What a replay found of the calls that are judged; where some of them were not made, also what kept them from it. */
export function judgedCalls(
  { calls }: Recording,
  replayed: readonly Replayed[],
  isJudged: (call: RecordedCall) => boolean,
): Judged {
  const judged = replayed.filter(({ index }) => isJudged(calls[index]!));
  const left = calls.slice(replayed.length).filter(isJudged).length;
  const faults = (left > 0 ? replayed : judged).flatMap((one) => one.faults);
  const unmade = `${left} calls were not made: too many before them were at fault, or they took too long`;
  return { calls: judged.length, faults: left > 0 ? [unmade, ...faults] : faults };
}
