const OPEN_AFTER = 20;
const PROBE_MS = 60_000;

/** After 20 faults in a row one call a minute tries whether the game is back. Times in ms of the caller's clock. */
export class GameCircuit {
  private faults = 0;
  private next = 0;

  /** May the game be asked now? While it is open, one caller a minute gets a yes. */
  enter(now: number): boolean {
    if (now < this.next) return false;
    if (this.open) this.next = now + PROBE_MS;
    return true;
  }

  /** Seconds until the game may be asked again; 0 = now. */
  waitS(now: number): number {
    return Math.max(0, Math.ceil((this.next - now) / 1000));
  }

  answered(): void {
    this.faults = 0;
    this.next = 0;
  }

  /** Answers whether this fault opened it. */
  failed(now: number): boolean {
    this.faults += 1;
    if (this.faults !== OPEN_AFTER) return false;
    this.next = now + PROBE_MS;
    return true;
  }

  /** The game itself asked for a pause; longer than until the next probe nobody is kept waiting. */
  rest(now: number, ms: number): void {
    this.next = Math.max(this.next, now + Math.min(ms, PROBE_MS));
  }

  get open(): boolean {
    return this.faults >= OPEN_AFTER;
  }
}
