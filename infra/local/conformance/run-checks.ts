import { lookUpChecks, reachable } from './check-look-ups.ts';
import { mailChecks, noRecallChecks, recallChecks } from './check-mails.ts';
import { signatureChecks } from './check-signatures.ts';
import type { Check } from './check.ts';
import type { ConformanceWish } from './conformance-wish.ts';
import { Wrong } from './expect-answer.ts';
import { GameSide } from './game-side.ts';

/** What came of one check: `left_out` when an earlier one made it senseless. `found` says what is wrong. */
export type Finding = { id: string; title: string; state: 'right' | 'wrong' | 'left_out'; found: string; hint: string };
export type Took = { calls: number; median_ms: number; longest_ms: number };
export type ConformanceResult = { findings: Finding[]; look_ups: Took; mails: Took };

/** Without these nothing else can be said. */
const NEEDED = new Set(['health', 'signature']);

async function runCheck(game: GameSide, check: Check): Promise<Finding> {
  const { id, title, hint } = check;
  try {
    await check.run(game);
    return { id, title, state: 'right', found: '', hint: '' };
  } catch (error) {
    if (error instanceof Wrong) return { id, title, state: 'wrong', found: error.message, hint: error.hint ?? hint };
    throw error;
  }
}

function took(times: number[]): Took {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { calls: times.length, median_ms: at(0.5), longest_ms: at(1) };
}

async function findServer(game: GameSide): Promise<void> {
  if (game.server) return;
  const { body } = await game.roleAt(game.wish.role);
  const { server_id } = { ...(body?.result as { server_id?: unknown } | undefined) };
  game.server = typeof server_id === 'string' ? server_id : '1';
}

export async function runConformance(
  wish: ConformanceWish,
  tell: (finding: Finding) => void,
): Promise<ConformanceResult> {
  const game = new GameSide(wish);
  const recalls = wish.recall ? recallChecks : noRecallChecks;
  const findings: Finding[] = [];
  let isBlocked = false;
  for (const check of [reachable, ...signatureChecks, ...lookUpChecks, ...mailChecks, ...recalls]) {
    const { id, title } = check;
    const finding: Finding = isBlocked
      ? { id, title, state: 'left_out', found: '', hint: '' }
      : await runCheck(game, check);
    findings.push(finding);
    tell(finding);
    if (finding.state === 'wrong' && NEEDED.has(id)) isBlocked = true;
    if (id === 'signature' && !isBlocked) await findServer(game);
  }
  return { findings, look_ups: took(game.took.lookUps), mails: took(game.took.mails) };
}
