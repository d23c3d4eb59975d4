import type { CallKind } from './game-faults.ts';

export type Call = {
  kind: 'call';
  at: number;
  game: string;
  what: CallKind;
  method: string;
  path: string;
  /** X-PS-Id and X-PS-Key. */ id: string;
  kid: string;
  role: string;
  /** Status that was meant, also when the answer never left. */ status: number;
  /** `accepted`, `duplicate`, `found`, … or the word of the refusal. */ outcome: string;
  /** Why it was refused, in words. */ reason: string;
  /** The fault that befell it, '' for none. */ fault: string;
  ms: number;
};

export type Counts = {
  received: number;
  applied: number;
  duplicates: number;
  conflicts: number;
  claimed: number;
  recalled: number;
  refused: Record<string, number>;
  faults: Record<string, number>;
};

const KEPT_CALLS = 2000;
const MOST_REASONS = 100;

const none = (): Counts => ({
  received: 0,
  applied: 0,
  duplicates: 0,
  conflicts: 0,
  claimed: 0,
  recalled: 0,
  refused: {},
  faults: {},
});

function raise(counts: Record<string, number>, word: string): void {
  if (word in counts || Object.keys(counts).length < MOST_REASONS) counts[word] = (counts[word] ?? 0) + 1;
}

export class Calls {
  private last: Call[] = [];
  private games = new Map<string, Counts>();

  add(call: Call): void {
    this.last.push(call);
    if (this.last.length >= 2 * KEPT_CALLS) this.last = this.last.slice(-KEPT_CALLS);
    const counts = this.of(call.game);
    counts.received += 1;
    if (call.outcome === 'duplicate') counts.duplicates += 1;
    if (call.outcome === 'mail_id_conflict') counts.conflicts += 1;
    if (call.status >= 400 && !call.fault) raise(counts.refused, call.outcome);
    if (call.fault) raise(counts.faults, call.fault);
  }

  count(game: string, what: 'applied' | 'claimed' | 'recalled'): void {
    this.of(game)[what] += 1;
  }

  of(game: string): Counts {
    const counts = this.games.get(game) ?? none();
    this.games.set(game, counts);
    return counts;
  }

  byGame(): Record<string, Counts> {
    return Object.fromEntries(this.games);
  }

  /** Newest first. */
  newest(most: number, fits: (call: Call) => boolean = () => true): Call[] {
    const found: Call[] = [];
    for (let at = this.last.length - 1; at >= 0 && found.length < most; at -= 1) {
      const call = this.last[at];
      if (call && fits(call)) found.push(call);
    }
    return found;
  }

  clear(): void {
    this.last = [];
    this.games = new Map();
  }
}
