import type { AuditChainState } from '@hub/contracts/identity';

/** `broken`: it does not verify; `late`: the copy or the check is overdue; `waits`: not checked yet. */
export type ChainMood = 'whole' | 'waits' | 'late' | 'broken';

const COPY_LATE_MS = 5 * 60_000;
/** A check comes at least once a day. */
const CHECK_LATE_MS = 26 * 3_600_000;

const olderThan = (at: string | null, ms: number, now: Date) => at !== null && now.getTime() - Date.parse(at) > ms;

export function chainMood(chain: AuditChainState, now: Date): ChainMood {
  if (chain.broken_seq !== null) return 'broken';
  if (chain.waiting === null || olderThan(chain.waiting_since, COPY_LATE_MS, now)) return 'late';
  if (olderThan(chain.checked_at, CHECK_LATE_MS, now)) return 'late';
  return chain.checked_at === null ? 'waits' : 'whole';
}
