import { Injectable } from '@nestjs/common';
import type { OnePenaltyView, PenaltiesQuery, PenaltiesView } from '@hub/contracts/support';
import { playerLook, AccessTraces } from '@hub/nest-kit/audit';
import { Db, isAscii } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { LessThan } from 'typeorm';
import { Penalty } from './penalty.entity.ts';
import { mustSee } from './penalty.policy.ts';
import { penaltyView } from './penalty.view.ts';

const PAGE = 10;

@Injectable()
export class FindPenalties {
  constructor(
    private readonly db: Db,
    private readonly traces: AccessTraces,
  ) {}

  async run(caller: StaffCaller, { game_id, uid, page }: PenaltiesQuery): Promise<PenaltiesView> {
    mustSee(caller.who, game_id);
    await this.traces.leave(playerLook(caller, 'player.penalties', { game_id, uid }));
    // Penalties keep their accounts in ASCII.
    if (!isAscii(uid)) return { data: { total: 0, penalties: [] }, page: { next: null } };
    const table = this.db.source.getRepository(Penalty);
    const account = { game_id, partner_uid: uid };
    const newest = { order: { nth: 'DESC' } } as const;
    const rows = await table.find({
      where: page ? { ...account, nth: LessThan(page) } : account,
      ...newest,
      take: PAGE + 1,
    });
    // They are numbered without gaps: the number of the newest is how many there are.
    const last = page ? await table.findOne({ where: account, ...newest }) : rows[0];
    const shown = rows.slice(0, PAGE);
    const now = await this.now();
    return {
      data: { total: last?.nth ?? 0, penalties: shown.map((row) => penaltyView(row, now)) },
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.nth) : null },
    };
  }

  async one(id: number): Promise<OnePenaltyView> {
    const row = await this.db.source.getRepository(Penalty).findOneByOrFail({ id });
    return { data: penaltyView(row, await this.now()) };
  }

  private async now(): Promise<Date> {
    const [row] = await this.db.source.query<{ now: Date }[]>('SELECT NOW(3) AS now');
    return row!.now;
  }
}
