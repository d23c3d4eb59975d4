import { createHash } from 'node:crypto';
import { BadCall } from './answers.ts';

/**
 * One fault of several. It meets the calls of the kinds in `on`: the `next` ones, or the `share` of them (0 to 1), or
 * all. `ms` and `retryAfterS` say how late, where the mode has to do with time.
 */
export type FaultRule<Mode extends string> = {
  mode: Mode;
  on: string[];
  share: number | null;
  next: number | null;
  ms: number | null;
  retryAfterS: number | null;
};

/** What a simulator's faults can be: the modes, the kinds of calls, and which kinds are met when nothing is said. */
export type FaultShape<Mode extends string> = {
  modes: readonly Mode[];
  kinds: readonly string[];
  usual: readonly string[];
};

const MOST_RULES = 20;
const LONGEST_MS = 10_000;
const LONGEST_RETRY_S = 3600;
const REMEMBERED = 200_000;

/**
 * Switches for several faults at once, for each lane (a game, an account) on its own. Chance is a matter of the seed, of
 * what a call is about and of how often it came: the same run meets the same faults, in whatever order calls arrive.
 */
export class FaultRules<Mode extends string> {
  private readonly shape: FaultShape<Mode>;
  private readonly lanes = new Map<string, FaultRule<Mode>[]>();
  private tries = new Map<string, number>();
  private seed = 'hub';

  constructor(shape: FaultShape<Mode>) {
    this.shape = shape;
  }

  /** Replaces the faults of a lane: one rule or several, `{mode: 'ok'}` or `[]` for none. Throws `BadCall`. */
  set(lane: string, given: unknown): FaultRule<Mode>[] {
    const list = (Array.isArray(given) ? given : [given]).filter((one) => (one as { mode?: unknown })?.mode !== 'ok');
    if (list.length > MOST_RULES) throw new BadCall(`at most ${MOST_RULES} faults at once`);
    const rules = list.map((one) => readRule(this.shape, one));
    const sum = rules.reduce((total, { share }) => total + (share ?? 0), 0);
    if (sum > 1 + 1e-9) throw new BadCall(`the shares add up to ${sum}; 1 is all calls`);
    this.keep(lane, rules);
    return rules;
  }

  clear(): void {
    this.lanes.clear();
  }

  of(lane: string): readonly FaultRule<Mode>[] {
    return this.lanes.get(lane) ?? [];
  }

  sow(seed: string): void {
    this.seed = seed;
    this.tries = new Map();
  }

  get sown(): string {
    return this.seed;
  }

  /** What befalls a call of this kind now, if anything. `about`: what the call names, a mail or a role. */
  take(lane: string, kind: string, about: string): FaultRule<Mode> | undefined {
    const rules = this.of(lane).filter(({ on }) => on.includes(kind));
    const counted = rules.find(({ next }) => next !== null);
    const rule = counted ?? this.byChance(rules, `${lane} ${kind} ${about}`) ?? rules.find(isForAll);
    if (counted) this.countDown(lane, counted);
    return rule;
  }

  private byChance(rules: readonly FaultRule<Mode>[], name: string): FaultRule<Mode> | undefined {
    if (!rules.some(({ share }) => share !== null)) return undefined;
    let left = chance(`${this.seed} ${name} ${this.nthTry(name)}`);
    for (const rule of rules) {
      left -= rule.share ?? 0;
      if (left < 0) return rule;
    }
    return undefined;
  }

  private nthTry(name: string): number {
    const nth = (this.tries.get(name) ?? 0) + 1;
    if (nth === 1 && this.tries.size >= REMEMBERED) this.tries = new Map();
    this.tries.set(name, nth);
    return nth;
  }

  private countDown(lane: string, rule: FaultRule<Mode>): void {
    rule.next = (rule.next ?? 1) - 1;
    const left = this.of(lane).filter((one) => one !== rule);
    if (rule.next < 1) this.keep(lane, left);
  }

  private keep(lane: string, rules: FaultRule<Mode>[]): void {
    if (rules.length) this.lanes.set(lane, rules);
    else this.lanes.delete(lane);
  }
}

const isForAll = ({ share, next }: FaultRule<string>) => share === null && next === null;

/** A number from 0 to 1, the same for the same words. */
const chance = (words: string): number => createHash('sha1').update(words).digest().readUInt32BE(0) / 2 ** 32;

function readRule<Mode extends string>({ modes, kinds, usual }: FaultShape<Mode>, given: unknown): FaultRule<Mode> {
  const { mode, on, share, next, ms, retry_after_s } = { ...(given as Record<string, unknown> | null) };
  const known = modes.find((one) => one === mode);
  if (!known) throw new BadCall(`mode must be one of ${[...modes, 'ok'].join(', ')}`);
  const wanted = on === undefined || on === null ? usual : on === 'all' ? kinds : [on].flat();
  const isKind = (one: unknown): one is string => kinds.some((kind) => kind === one);
  if (!wanted.every(isKind)) throw new BadCall(`on must be of ${[...kinds, 'all'].join(', ')}`);
  const rule = {
    mode: known,
    on: [...wanted],
    share: numberIn('share', share, 0, 1),
    next: numberIn('next', next, 1, 1_000_000, true),
    ms: numberIn('ms', ms, 0, LONGEST_MS),
    retryAfterS: numberIn('retry_after_s', retry_after_s, 0, LONGEST_RETRY_S, true),
  };
  if (rule.share !== null && rule.next !== null) throw new BadCall('a fault has a share or a next, not both');
  return rule;
}

function numberIn(name: string, value: unknown, least: number, most: number, whole = false): number | null {
  if (value === undefined || value === null || value === '') return null;
  const given = Number(value);
  const fits = given >= least && given <= most && (!whole || Number.isInteger(given));
  if (!fits) throw new BadCall(`${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`);
  return given;
}
