type Asked<K, V> = { key: K; done: (value: V) => void; failed: (error: unknown) => void };

/** What is asked while it runs goes in the next run. Answers in the order of keys; after a failure each alone. */
export class Batcher<K, V> {
  private waiting: Asked<K, V>[] = [];
  private busy = false;

  constructor(
    private readonly run: (keys: K[]) => Promise<readonly V[]>,
    private readonly most = 100,
    private readonly mayRunAgain: (error: unknown) => boolean = () => true,
  ) {}

  ask(key: K): Promise<V> {
    return new Promise((done, failed) => {
      this.waiting.push({ key, done, failed });
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    // Those who ask in the same breath come along.
    await Promise.resolve();
    while (this.waiting.length > 0) await this.once(this.waiting.splice(0, this.most));
    this.busy = false;
  }

  private async once(asked: Asked<K, V>[]): Promise<void> {
    try {
      const values = await this.run(asked.map(({ key }) => key));
      for (const [at, { done }] of asked.entries()) done(values[at] as V);
    } catch (error) {
      if (asked.length > 1 && this.mayRunAgain(error)) for (const one of asked) void this.once([one]);
      else for (const { failed } of asked) failed(error);
    }
  }
}
