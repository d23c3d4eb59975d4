import { Injectable } from '@nestjs/common';
import { vipEditors, type VipRuleBody, type VipRuleView } from '@hub/contracts/vip';
import { gameId, staffMay, taipeiIso } from '@hub/contracts/shared';
import { requestApproval } from '@hub/nest-kit/approval';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { mustEdit, mustSee, ruleStands, vipAbsent, vipMoved } from '../members/members.policy.ts';
import { ruleOf, termsOf } from './evaluate.ts';
import { heldRule, ruleDetails, ruleKind } from './rule.kind.ts';

/** The rule of a game, and the request for another one. */
@Injectable()
export class ChangeRule {
  constructor(private readonly db: Db) {}

  async read({ who }: StaffCaller, game: string): Promise<VipRuleView> {
    if (!gameId().required().isValidSync(game)) throw vipAbsent();
    mustSee(who, game);
    const row = await ruleOf(this.db.source.manager, game);
    const [open] = await this.db.source.query<{ id: number }[]>(
      "SELECT id FROM approval WHERE open_key = ? AND state = 'open' AND expires_at > NOW(3)",
      [`${ruleKind.name}:${game}`],
    );
    return {
      data: {
        game_id: game,
        rule: row && termsOf(row),
        changed_at: row && taipeiIso(row.changed_at),
        changed_by: row?.changed_by ?? '',
        approval: open?.id ?? null,
        version: row?.version ?? 0,
        may_change: staffMay(who, vipEditors, game),
      },
    };
  }

  /** `seen`: the version on the form, 0 where there was no rule. */
  async ask(caller: StaffCaller, game: string, body: VipRuleBody, seen: number): Promise<VipRuleView> {
    if (!gameId().required().isValidSync(game)) throw vipAbsent();
    mustEdit(caller.who, game);
    const { on, days, amount_twd, level, reason } = body;
    const rule = { on, days, amount_twd, level };
    await this.db.runTx(async (tx) => {
      const row = await heldRule(tx, game);
      if ((row?.version ?? 0) !== seen) throw vipMoved();
      const after = ruleDetails(rule);
      if (JSON.stringify(ruleDetails(row && termsOf(row))) === JSON.stringify(after)) throw ruleStands();
      await requestApproval(tx, ruleKind, caller, {
        subject: game,
        object: `game:${game}`,
        game,
        after,
        change: { game_id: game, rule },
        reason,
      });
    });
    return this.read(caller, game);
  }
}
