import { Injectable } from '@nestjs/common';
import { vipCardReaders, type VipCardQuery, type VipCardView } from '@hub/contracts/vip';
import { AccessTraces, playerLook } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { dayOf, firstDay } from '../rules/earn.ts';
import { NET, ruleOf } from '../rules/evaluate.ts';
import { FindMembers } from './find-members.ts';
import type { VipHistory } from './history.entity.ts';
import { mustSee } from './members.policy.ts';
import { historyRow } from './members.view.ts';

const PAGE = 10;
/** Where the game has no rule. */
const SPEND_DAYS = 90;

/** What the desk sees of an account: what it ranks and why, what it paid of late, and what happened to it. */
@Injectable()
export class ShowCard {
  constructor(
    private readonly db: Db,
    private readonly find: FindMembers,
    private readonly traces: AccessTraces,
  ) {}

  async run(caller: StaffCaller, { game_id, uid, page }: VipCardQuery): Promise<VipCardView> {
    mustSee(caller.who, game_id, vipCardReaders);
    await this.traces.leave(playerLook(caller, 'player.vip', { game_id, uid }));
    const sources = await this.find.ofAccount(caller.who, game_id, uid);
    const decides = sources.find(({ counts }) => counts);
    const own = sources.find(({ source, state }) => source === 'manual' && state === 'active');
    const history = await this.history(game_id, uid, page);
    const shown = history.slice(0, PAGE);
    return {
      data: {
        level: decides?.level ?? 0,
        source: decides?.source ?? null,
        ends_at: decides?.ends_at ?? null,
        agent: own?.agent ?? null,
        note: own?.note ?? '',
        sources,
        spend: await this.spend(game_id, uid),
        history: shown.map(historyRow),
      },
      page: { next: history.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  private history(game: string, uid: string, before: number | undefined): Promise<VipHistory[]> {
    return this.db.source.query<VipHistory[]>(
      `SELECT * FROM vip_history WHERE game_id = ? AND partner_uid = ? ${before ? 'AND id < ?' : ''}
        ORDER BY id DESC LIMIT ${PAGE + 1}`,
      [game, uid, ...(before ? [before] : [])],
    );
  }

  private async spend(game: string, uid: string) {
    const { manager } = this.db.source;
    const days = (await ruleOf(manager, game))?.days ?? SPEND_DAYS;
    const [row] = await manager.query<{ twd: string | null; orders: string }[]>(
      `SELECT SUM(${NET}) AS twd, COUNT(*) AS orders FROM vip_spend WHERE game_id = ? AND partner_uid = ? AND paid_on >= ?`,
      [game, uid, firstDay({ days }, dayOf(new Date()))],
    );
    return { days, amount_twd: Number(row?.twd ?? 0), orders: Number(row?.orders ?? 0) };
  }
}
