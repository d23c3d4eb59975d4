/** How the catcher behaves: takes mails, refuses them for now (451), or takes them late. */
export type FaultMode = 'ok' | 'refuse' | 'slow';
export type Fault = { mode: FaultMode; next: number | null };

const MODES: readonly unknown[] = ['ok', 'refuse', 'slow'];

/** A switch that says what happens to the next mails; `next: null` is until it is switched again. */
export class Faults {
  private fault: Fault = { mode: 'ok', next: null };
  /** How many mails were refused since the start. */
  refused = 0;

  get current(): Fault {
    return this.fault;
  }

  set(value: unknown): Fault {
    const { mode, next } = (value ?? {}) as { mode?: unknown; next?: unknown };
    if (!MODES.includes(mode)) throw new RangeError('mode must be refuse, slow or ok');
    if (next !== undefined && next !== null && !(Number.isInteger(next) && Number(next) > 0))
      throw new RangeError('next must be a whole number above 0');
    this.fault = { mode: mode as FaultMode, next: typeof next === 'number' ? next : null };
    return this.fault;
  }

  /** What happens to the mail that arrives now. */
  take(): FaultMode {
    const { mode, next } = this.fault;
    if (next !== null) this.fault = next > 1 ? { mode, next: next - 1 } : { mode: 'ok', next: null };
    if (mode === 'refuse') this.refused += 1;
    return mode;
  }
}
