import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditEntry } from '../audit/audit.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type JobDeclaration, type JobPayload } from '../outbox/job.ts';
import { addToOutbox } from '../outbox/outbox.ts';
import { moveTo, takeBack } from '../outbox/timed.ts';
import { isRetryable } from './faults.ts';

/** Jobs and topics leave only after the commit. */
export type Tx = {
  manager: EntityManager;
  enqueue<D extends JobDeclaration>(
    job: D,
    payload: JobPayload<D>,
    dedupeKey: string,
    when?: { at: Date },
  ): Promise<void>;
  /** Takes a job back that waits, by its key; false when it is done or has begun, so that it must ask the rows itself. */
  dequeue(dedupeKey: string): Promise<boolean>;
  /** Gives a job that waits another time; false as above. */
  reschedule(dedupeKey: string, at: Date): Promise<boolean>;
  audit(entry: AuditEntry): Promise<void>;
  announce(topic: string, version: number): void;
};

export type AfterCommit = {
  jobs(rows: { id: string; name: string }[]): void;
  topics(rows: { topic: string; version: number }[]): void;
};

const TRIES = 4;

/** READ COMMITTED. Runs again after a deadlock: nothing but database work, no HTTP, no queue, no mail. */
export class Db {
  constructor(
    readonly source: DataSource,
    private readonly after: AfterCommit = { jobs: () => {}, topics: () => {} },
  ) {}

  async runTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(work);
      } catch (error) {
        if (!isRetryable(error) || attempt >= TRIES) throw error;
        await sleep(10 + Math.random() * 190);
      }
    }
  }

  private async once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const jobs: { id: string; name: string }[] = [];
    const topics: { topic: string; version: number }[] = [];
    const result = await this.source.transaction(async (manager) =>
      work({
        manager,
        enqueue: async (job, payload, dedupeKey, when) => {
          const id = await addToOutbox(manager, job.name, payload, dedupeKey, when?.at);
          if (!when) jobs.push({ id, name: job.name });
        },
        dequeue: (dedupeKey) => takeBack(manager, dedupeKey),
        reschedule: (dedupeKey, at) => moveTo(manager, dedupeKey, at),
        audit: (entry) => writeAudit(manager, entry),
        announce: (topic, version) => topics.push({ topic, version }),
      }),
    );
    if (jobs.length > 0) this.after.jobs(jobs);
    if (topics.length > 0) this.after.topics(topics);
    return result;
  }
}
