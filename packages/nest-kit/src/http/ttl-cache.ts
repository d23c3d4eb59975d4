type Row<T> = { value: T; until: number };

/** One question per key. After a failure the last known answer stands for `restMs`. Nulls have `maxNull` places. */
export class TtlCache<T> {
  private readonly rows = new Map<string, Row<T>>();
  private readonly nulls = new Map<string, Row<T>>();
  private readonly asking = new Map<string, Promise<T>>();

  constructor(
    private readonly ttlMs: number,
    private readonly max = 500,
    private readonly restMs = 0,
    private readonly maxNull = max,
  ) {}

  async get(key: string, load: () => Promise<T>): Promise<T> {
    const row = this.rows.get(key) ?? this.nulls.get(key);
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
        this.keep(key, value);
        return value;
      })
      .finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  /** Deleted first even where it is known: a map keeps the place of a key that is only set. */
  private keep(key: string, value: T): void {
    this.rows.delete(key);
    this.nulls.delete(key);
    const [rows, max] = value === null ? [this.nulls, this.maxNull] : [this.rows, this.max];
    if (rows.size >= max) rows.delete(rows.keys().next().value ?? '');
    rows.set(key, { value, until: Date.now() + this.ttlMs });
  }
}
