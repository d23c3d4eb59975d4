import { Chance } from './chance.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { spoil, type Real, type SpoiledCall } from './spoiled-call.ts';

export type Outcome = { calls: number; statuses: Record<number, number>; faults: string[] };
/** Headers in whose name a call is made. */
export type Asker = (call: SpoiledCall) => Record<string, string>;

const AT_ONCE = 6;
/** Would end the session that all the others go under. */
const LEFT_OUT = ['POST /api/staff/logout'];

/** Rows of the document take turns; the same seed draws the same values. */
export async function fuzzCalls(
  origin: string,
  calls: readonly DocumentedCall[],
  { many, seed, real, askerOf }: { many: number; seed: number; real: Real; askerOf: Asker },
): Promise<Outcome> {
  const chance = new Chance(seed);
  const rows = calls.filter(({ key }) => !LEFT_OUT.includes(key));
  const outcome: Outcome = { calls: 0, statuses: {}, faults: [] };
  const worker = async () => {
    while (outcome.calls < many) {
      const call = spoil(rows[outcome.calls++ % rows.length]!, chance, real);
      const { status, text } = await answerOf(origin, call, askerOf(call));
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      if (status >= 500 || status === 0) outcome.faults.push(`${call.key} with ${call.spoiled}: ${status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome;
}

async function answerOf(origin: string, { method, target, headers, body }: SpoiledCall, own: Record<string, string>) {
  try {
    const sent = { ...own, ...headers };
    const answer = await fetch(origin + target, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: (await answer.text()).slice(0, 200) };
  } catch (error) {
    return { status: 0, text: String((error as Error).cause ?? error) };
  }
}
