import { Injectable } from '@nestjs/common';
import type { IdempotentSubmit } from '@hub/nest-kit/db';

/** Twins wait, so that pictures are decoded once per process; that it happens once is settled by the database. */
@Injectable()
export class IdempotentReplays {
  private readonly running = new Map<string, Promise<unknown>>();

  /** `work` begins by asking for the earlier result. */
  async run<T>(submit: IdempotentSubmit | null, work: () => Promise<T>): Promise<T> {
    if (!submit) return work();
    const name = `${submit.scope} ${submit.key}`;
    for (let twin = this.running.get(name); twin; twin = this.running.get(name)) await twin.catch(() => {});
    const own = work().finally(() => this.running.delete(name));
    this.running.set(name, own);
    return own;
  }
}
