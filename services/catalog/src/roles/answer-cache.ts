/** Answers that are good for a while, each for its own; the ones kept longest make room. Times in milliseconds. */
export class AnswerCache<T> {
  private readonly rows = new Map<string, { value: T; until: number }>();

  constructor(private readonly max: number) {}

  get(key: string, now: number): T | undefined {
    const row = this.rows.get(key);
    if (!row) return undefined;
    if (row.until > now) return row.value;
    this.rows.delete(key);
    return undefined;
  }

  put(key: string, value: T, until: number): void {
    this.rows.delete(key);
    if (this.rows.size >= this.max) this.rows.delete(this.rows.keys().next().value ?? '');
    this.rows.set(key, { value, until });
  }

  get size(): number {
    return this.rows.size;
  }
}
