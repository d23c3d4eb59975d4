/**
 * How the provider behaves. `press`: the widget wants a press instead of looking by itself. `slow`, `down`: siteverify
 * answers late, or with 503. `lost`: it takes the token, then the line breaks. `unloaded`: the widget's script is away.
 */
export const faultModes = ['ok', 'press', 'slow', 'down', 'lost', 'unloaded'] as const;
export type FaultMode = (typeof faultModes)[number];
export type Fault = { mode: FaultMode; next: number | null };

const ofVerify: readonly FaultMode[] = ['slow', 'down', 'lost'];

/** A switch that says what happens next; `next: null` is until it is switched again, otherwise so many siteverify calls. */
export class Faults {
  private fault: Fault = { mode: 'ok', next: null };

  get current(): Fault {
    return this.fault;
  }

  set(value: unknown): Fault {
    const { mode, next } = (value ?? {}) as { mode?: unknown; next?: unknown };
    const known = faultModes.find((one) => one === mode);
    if (!known) throw new RangeError(`mode must be one of ${faultModes.join(', ')}`);
    if (next !== undefined && next !== null && !(Number.isInteger(next) && Number(next) > 0))
      throw new RangeError('next must be a whole number above 0');
    this.fault = { mode: known, next: typeof next === 'number' ? next : null };
    return this.fault;
  }

  /** What happens to the siteverify call that arrives now. */
  takeVerify(): FaultMode {
    const { mode, next } = this.fault;
    if (!ofVerify.includes(mode)) return 'ok';
    if (next !== null) this.fault = next > 1 ? { mode, next: next - 1 } : { mode: 'ok', next: null };
    return mode;
  }
}
