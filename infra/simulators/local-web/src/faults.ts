import { json, BadCall } from './answers.ts';
import { objectIn, type Routes } from './routes.ts';

/** How a simulator behaves now; `next: null` is until it is switched again, otherwise for so many calls. */
export type Fault<Mode extends string> = { mode: Mode | 'ok'; next: number | null };

export const SLOW_MS = 8000;

/** A switch that says what happens to the next calls, and counts how often each fault was met. */
export class Faults<Mode extends string> {
  private fault: Fault<Mode> = { mode: 'ok', next: null };
  private readonly modes: readonly Mode[];
  readonly met: Record<string, number>;

  constructor(modes: readonly Mode[]) {
    this.modes = modes;
    this.met = Object.fromEntries(modes.map((mode) => [mode, 0]));
  }

  get current(): Fault<Mode> {
    return this.fault;
  }

  /** Throws `BadCall` for a mode that this simulator does not know. */
  set({ mode, next }: { mode?: unknown; next?: unknown }): Fault<Mode> {
    const known = [...this.modes, 'ok' as const].find((one) => one === mode);
    if (!known) throw new BadCall(`mode must be one of ${[...this.modes, 'ok'].join(', ')}`);
    const isCount = Number.isInteger(next) && Number(next) > 0;
    if (next !== undefined && next !== null && !isCount) throw new BadCall('next must be a whole number above 0');
    this.fault = { mode: known, next: isCount ? Number(next) : null };
    return this.fault;
  }

  /** What happens to the call that arrives now; `among` are the modes that have to do with it. */
  take(among: readonly Mode[] = this.modes): Mode | 'ok' {
    const { mode, next } = this.fault;
    if (mode === 'ok' || !among.includes(mode)) return 'ok';
    if (next !== null) this.fault = next > 1 ? { mode, next: next - 1 } : { mode: 'ok', next: null };
    this.met[mode] = (this.met[mode] ?? 0) + 1;
    return mode;
  }
}

/** What every simulator has: is it there, how does it behave, and the switch `{mode, next?}`. */
export const controlRoutes = <Mode extends string>(faults: Faults<Mode>): Routes => ({
  'GET /healthz': () => json({ status: 'ok' }),
  'GET /api/faults': () => json({ ...faults.current, met: faults.met }),
  'POST /api/faults': (asked) => json(faults.set(objectIn(asked))),
});
