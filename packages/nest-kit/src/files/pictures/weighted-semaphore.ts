export class SemaphoreBusy extends Error {}

type Waiting = { weight: number; enter: () => void; leave: () => void };

export class WeightedSemaphore {
  private used = 0;
  private readonly line: Waiting[] = [];

  constructor(
    private readonly holds: number,
    private readonly longestLine: number,
  ) {}

  /** Resolves with the way out, to be called once. A weight above what the gate holds goes through alone. */
  async enter(weight: number, waitMs: number): Promise<() => void> {
    const taken = Math.min(weight, this.holds);
    if (this.line.length > 0 || this.used + taken > this.holds) await this.wait(taken, waitMs);
    else this.used += taken;
    return () => {
      this.used -= taken;
      this.advance();
    };
  }

  empty(): void {
    for (const waiting of this.line.splice(0)) waiting.leave();
  }

  private wait(weight: number, waitMs: number): Promise<void> {
    if (this.line.length >= this.longestLine || waitMs <= 0) return Promise.reject(new SemaphoreBusy());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1);
        waiting.leave();
        this.advance();
      }, waitMs);
      const waiting: Waiting = {
        weight,
        enter: () => {
          clearTimeout(late);
          resolve();
        },
        leave: () => {
          clearTimeout(late);
          reject(new SemaphoreBusy());
        },
      };
      this.line.push(waiting);
    });
  }

  private advance(): void {
    for (let first = this.line[0]; first && this.used + first.weight <= this.holds; first = this.line[0]) {
      this.line.shift();
      this.used += first.weight;
      first.enter();
    }
  }
}
