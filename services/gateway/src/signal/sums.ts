export type Key = readonly (string | number)[];
export type Sum = readonly [...Key, n: number];

/** Sums in memory by key. Of more than `limit` keys the newest are not taken, and are counted as lost. */
export class Sums {
  private rows = new Map<string, { key: Key; n: number }>();
  private lost = 0;

  constructor(private readonly limit: number) {}

  add(key: Key, n: number): void {
    const name = key.join('|');
    const row = this.rows.get(name);
    if (row) row.n += n;
    else if (this.rows.size < this.limit) this.rows.set(name, { key, n });
    else this.lost += n;
  }

  /** All of them, in one order everywhere, so that writers do not wait for each other in a circle. Empty afterwards. */
  take(): Sum[] {
    const taken = [...this.rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
    this.rows = new Map();
    return taken.map(([, { key, n }]) => [...key, n]);
  }

  /** What could not be written joins what came since. */
  giveBack(sums: readonly Sum[]): void {
    for (const sum of sums) this.add(sum.slice(0, -1) as Key, sum.at(-1) as number);
  }

  takeLost(): number {
    const { lost } = this;
    this.lost = 0;
    return lost;
  }
}
