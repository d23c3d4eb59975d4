import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { daily } from '@hub/contracts/shared';
import { calendarJob, type CalendarEntry } from '@hub/nest-kit/calendar';
import { Db } from '@hub/nest-kit/db';
import { job } from '@hub/nest-kit/outbox';
import { object, string } from 'yup';
import { evaluate } from './evaluate.ts';

const SLICE = 500;

/** The rule of a game is another one. */
export const ruleChanged = job('vip-rule', object({ game_id: string().required() }));

/** Once a day everybody is looked at. A day that was missed has nothing that the next one does not find as well. */
export const rulesDay: CalendarEntry = {
  rule: daily('00:10'),
  job: calendarJob('vip-rules'),
  missed: 'last',
};

/** Gives everybody who ever paid what the rules say, some at a time, in the order of their names. */
@Injectable()
export class EvaluateRules implements OnModuleDestroy {
  private readonly closing = new AbortController();

  constructor(private readonly db: Db) {}

  /** Fails when it was stopped before it was through: the rest is owed. */
  async all(): Promise<number> {
    const rows = await this.db.source.query<{ game_id: string }[]>('SELECT game_id FROM vip_rule ORDER BY game_id');
    let changed = 0;
    for (const { game_id } of rows) changed += await this.game(game_id);
    return changed;
  }

  async game(game: string): Promise<number> {
    let [changed, after] = [0, ''];
    for (;;) {
      this.closing.signal.throwIfAborted();
      const slice = await this.db.runTx(async (tx) => {
        const rows: { partner_uid: string }[] = await tx.manager.query(
          `SELECT partner_uid FROM vip_spender WHERE game_id = ? AND partner_uid > ?
            ORDER BY partner_uid LIMIT ${SLICE} FOR UPDATE`,
          [game, after],
        );
        const uids = rows.map(({ partner_uid }) => partner_uid);
        return { uids, changed: await evaluate(tx, { game, uids }) };
      });
      changed += slice.changed;
      if (slice.uids.length < SLICE) return changed;
      after = slice.uids.at(-1)!;
    }
  }

  /** Stops after the slice at hand. */
  onModuleDestroy(): void {
    this.closing.abort();
  }
}
