import { Injectable } from '@nestjs/common';
import type { Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { Watch } from '@hub/nest-kit/schedules';
import { DataSource } from 'typeorm';

const WRITE_MS = 3000;

/**
 * Written now and then, so that many who press at once do not wait for one row; a killed process forgets some seconds.
 */
@Injectable()
export class CountClicks {
  private counts = new Map<number, number>();

  constructor(private readonly source: DataSource) {}

  note(id: number): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
  }

  async write(): Promise<void> {
    const counts = [...this.counts];
    this.counts = new Map();
    for (const [index, [id, many]] of counts.entries()) {
      try {
        await this.source.query('UPDATE click_target SET opened = opened + ? WHERE id = ?', [many, id]);
      } catch (error) {
        for (const [left, some] of counts.slice(index)) this.counts.set(left, (this.counts.get(left) ?? 0) + some);
        throw error;
      }
    }
  }

  /** Writes what is left when it is closed. */
  keep(log: Log, watch: Watch): Repeating {
    const round = watch('clicks', WRITE_MS, () => this.write());
    const writing = repeatEvery(WRITE_MS, round, log);
    return {
      close: async () => {
        await writing.close();
        await this.write().catch(() => {});
      },
    };
  }
}
