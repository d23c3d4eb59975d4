import { Injectable } from '@nestjs/common';
import { vipEditors, type VipRuleBody, type VipRuleView } from '@hub/contracts/vip';
import { gameId, staffMay, taipeiIso } from '@hub/contracts/shared';
import { openKey, requestApproval } from '@hub/nest-kit/approval';
import { Db } from '@hub/nest-kit/db';
import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import { mustEdit, mustSee, ruleStands, vipAbsent, vipMoved } from '../members/members.policy.ts';
import { ruleOf, termsOf } from './evaluate.ts';
import type { Rule } from './earn.ts';
import { PreviewRule } from './preview-rule.ts';
import type { VipRuleRow } from './rule.entity.ts';
import { changesFacts, heldRule, ruleDetails, ruleKind, type RuleChange } from './rule.kind.ts';

/** The rule of a game, and the request for another one. */
@Injectable()
export class ChangeRule {
  constructor(
    private readonly db: Db,
    private readonly preview: PreviewRule,
  ) {}

  async read({ who }: StaffCaller, game: string): Promise<VipRuleView> {
    if (!gameId().required().isValidSync(game)) throw vipAbsent();
    mustSee(who, game);
    const row = await ruleOf(this.db.source.manager, game);
    const [open] = await this.db.source.query<{ id: number; change: string }[]>(
      "SELECT id, `change` FROM approval WHERE open_key = ? AND state = 'open' AND expires_at > NOW(3)",
      [openKey(ruleKind.name, game)],
    );
    return {
      data: {
        game_id: game,
        rule: row && termsOf(row),
        changed_at: row && taipeiIso(row.changed_at),
        changed_by: row?.changed_by ?? '',
        approved_by: row ? await this.approverOf(row) : '',
        approval: open?.id ?? null,
        asked: open ? (JSON.parse(open.change) as RuleChange).rule : null,
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
    const changes = await this.changes(game, rule);
    await this.db.runTx(async (tx) => {
      const row = await heldRule(tx, game);
      if ((row?.version ?? 0) !== seen) throw vipMoved();
      const after = ruleDetails(rule);
      if (JSON.stringify(ruleDetails(row && termsOf(row))) === JSON.stringify(after)) throw ruleStands();
      await requestApproval(tx, ruleKind, caller, {
        subject: game,
        object: `game:${game}`,
        game,
        after: { ...after, ...changes },
        change: { game_id: game, rule },
        reason,
      });
    });
    return this.read(caller, game);
  }

  /** None when they cannot be had in time: the request is worth more than its numbers. */
  private async changes(game: string, rule: Rule) {
    try {
      return changesFacts(await this.preview.count(game, rule));
    } catch (error) {
      if (error instanceof TemporarilyUnavailable) return {};
      throw error;
    }
  }

  /** Empty for a rule that stands without a request. */
  private async approverOf({ game_id, changed_by, changed_at }: VipRuleRow): Promise<string> {
    const [decided] = await this.db.source.query<{ decider_name: string | null }[]>(
      `SELECT decider_name FROM approval WHERE state = 'applied' AND kind = ? AND subject = ? AND asker_name = ?
        AND decided_at >= ? ORDER BY id DESC LIMIT 1`,
      [ruleKind.name, game_id, changed_by, changed_at],
    );
    return decided?.decider_name ?? '';
  }
}
