/**
 * Each asked for once at a time, then known for `ttlMs`. Failures are not kept; at most `max` keys, oldest out first.
 */
export class RequestCache<T> {
  private readonly rows = new Map<string, { answer: Promise<T>; until: number }>();

  constructor(
    private readonly ttlMs: number,
    private readonly max = 5000,
  ) {}

  get(key: string, load: () => Promise<T>): Promise<T> {
    const row = this.rows.get(key);
    if (row && row.until > Date.now()) return row.answer;
    this.rows.delete(key);
    if (this.rows.size >= this.max) this.forget(this.rows.keys().next().value ?? '');
    const answer = load();
    this.rows.set(key, { answer, until: Date.now() + this.ttlMs });
    answer.catch(() => {
      if (this.rows.get(key)?.answer === answer) this.rows.delete(key);
    });
    return answer;
  }

  forget(key: string): void {
    this.rows.delete(key);
  }
}
