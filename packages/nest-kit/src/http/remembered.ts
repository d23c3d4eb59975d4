/**
 * Remembers an answer of another service for a while, and keeps the last known one for when that service is away. Calls
 * for the same key share one question. Failures are not remembered, except that after one the last known is given
 * unasked for `restMs`: whoever waits for a service that is away waits once, not every time. At most `max` keys are held.
 */
export class Remembered<T> {
  private readonly rows = new Map<string, { value: T; until: number }>();
  private readonly asking = new Map<string, Promise<T>>();

  constructor(
    private readonly ttlMs: number,
    private readonly max = 500,
    private readonly restMs = 0,
  ) {}

  async get(key: string, load: () => Promise<T>): Promise<T> {
    const row = this.rows.get(key);
    if (row && row.until > Date.now()) return row.value;
    try {
      return await (this.asking.get(key) ?? this.ask(key, load));
    } catch (error) {
      if (!row) throw error;
      row.until = Date.now() + this.restMs;
      return row.value;
    }
  }

  private ask(key: string, load: () => Promise<T>): Promise<T> {
    const asked = load()
      .then((value) => {
        if (this.rows.size >= this.max && !this.rows.has(key)) this.rows.delete(this.rows.keys().next().value ?? '');
        this.rows.set(key, { value, until: Date.now() + this.ttlMs });
        return value;
      })
      .finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }
}
