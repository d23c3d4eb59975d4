import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import type { Log } from '../log/logger.ts';
import { evictionPolicy } from '../redis/eviction-policy.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import { repeatEvery, type Repeating } from './repeat.ts';

/** A setting of a store that our promises rest on. `ask` gives null where it cannot be known. */
export type Safeguard = { name: string; wanted: string; ask(): Promise<string | null> };

/** What is acknowledged outlives a loss of power. */
export const flushesEachCommit = (source: DataSource): Safeguard => ({
  name: 'innodb_flush_log_at_trx_commit',
  wanted: '1',
  ask: async () => {
    const rows: { value: unknown }[] = await source.query('SELECT @@innodb_flush_log_at_trx_commit AS value');
    return rows[0] ? String(rows[0].value) : null;
  },
});

/** A queue that is full refuses jobs, and drops none. */
export const neverEvicts = (redis: Redis): Safeguard => ({
  name: 'maxmemory-policy',
  wanted: 'noeviction',
  ask: () => evictionPolicy(redis),
});

const EVERY_MS = 60_000;

type SafeguardsOptions = {
  log: Log;
  strict: boolean;
  /** Where a process that nobody calls tells it: as a round that fails while one is missing. */
  watch?: Watch;
  everyMs?: number;
};

/** Asks for the safeguards at the start and every minute, since an operator may change them at any time. */
export class Safeguards {
  private readonly found = new Map<Safeguard, string | null>();
  private readonly asking: Repeating;

  constructor(
    private readonly guards: readonly Safeguard[],
    private readonly options: SafeguardsOptions,
  ) {
    const everyMs = options.everyMs ?? EVERY_MS;
    const round = options.watch?.('safeguards', everyMs, () => this.mustHold()) ?? (() => this.look());
    void round().catch(() => {});
    this.asking = repeatEvery(everyMs, round, options.log);
  }

  async look(): Promise<void> {
    for (const guard of this.guards) {
      const value = await guard.ask().catch(() => null);
      this.found.set(guard, value);
      const facts = { code: 'SAFEGUARD_MISSING', kind: guard.name, reason: `${value}, not ${guard.wanted}` };
      if (value !== null && value !== guard.wanted) this.options.log.error(facts, 'a store may lose what it was given');
    }
  }

  private async mustHold(): Promise<void> {
    await this.look();
    const missing = this.missing();
    if (missing) throw new Error(missing);
  }

  missing(): string | null {
    const named = [...this.found].filter(([{ wanted }, value]) => value !== null && value !== wanted);
    return named.map(([{ name }, value]) => `${name} is ${value}`).join(', ') || null;
  }

  reason(): string | null {
    return this.options.strict ? this.missing() : null;
  }

  /** In the text format of Prometheus: 1 held, 0 missing, NaN unknown. */
  metrics(): string {
    const of = (guard: Safeguard) => {
      const value = this.found.get(guard) ?? null;
      return value === null ? 'NaN' : Number(value === guard.wanted);
    };
    const rows = this.guards.map((guard) => `hub_safeguard_held{setting="${guard.name}"} ${of(guard)}\n`);
    return `# TYPE hub_safeguard_held gauge\n${rows.join('')}`;
  }

  close(): Promise<void> {
    return this.asking.close();
  }
}
