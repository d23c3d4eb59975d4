import { formatTwd, gamesOf } from '@hub/contracts/shared';
import { vipDeciders, vipEditors } from '@hub/contracts/vip';
import type { ApprovalDetails, ApprovalKind } from '@hub/nest-kit/approval';
import type { Tx } from '@hub/nest-kit/db';
import type { Rule } from './earn.ts';
import { ruleChanged } from './evaluate-rules.ts';
import { termsOf } from './evaluate.ts';
import type { RuleChanges } from './preview-rule.ts';
import type { VipRuleRow } from './rule.entity.ts';

export type RuleChange = { game_id: string; rule: Rule };

/** How many accounts would change when it was asked. */
export const changesFacts = ({ gain, lose, stay }: RuleChanges): ApprovalDetails => ({
  vip_rule_gain: String(gain),
  vip_rule_lose: String(lose),
  vip_rule_stay: String(stay),
});

/** As people compare it. */
export const ruleDetails = (rule: Rule | null): ApprovalDetails => ({
  vip_rule_on: rule && (rule.on ? 'yes' : 'no'),
  vip_rule_days: rule && String(rule.days),
  vip_rule_amount: rule && formatTwd(rule.amount_twd),
  vip_rule_level: rule && String(rule.level),
});

export async function heldRule({ manager }: Pick<Tx, 'manager'>, game: string): Promise<VipRuleRow | null> {
  const [row] = await manager.query<VipRuleRow[]>('SELECT * FROM vip_rule WHERE game_id = ? FOR UPDATE', [game]);
  return row ?? null;
}

/** Another rule of a game; everybody is looked at by it as soon as it stands. */
export const ruleKind: ApprovalKind<RuleChange> = {
  name: 'vip-rule',
  hours: 72,
  askers: (who) => gamesOf(who, vipEditors),
  deciders: (who) => gamesOf(who, vipDeciders),
  now: async (tx, { game_id }) => {
    const row = await heldRule(tx, game_id);
    return ruleDetails(row && termsOf(row));
  },
  apply: async (tx, { game_id, rule }, { approval, asker }) => {
    const { on, days, amount_twd, level } = rule;
    await tx.manager.query(
      `INSERT INTO vip_rule (game_id, is_on, days, amount_twd, level, changed_by) VALUES (?, ?, ?, ?, ?, ?)
        ON DUPLICATE KEY UPDATE is_on = VALUES(is_on), days = VALUES(days), amount_twd = VALUES(amount_twd),
          level = VALUES(level), changed_by = VALUES(changed_by), changed_at = NOW(3), version = version + 1`,
      [game_id, on ? 1 : 0, days, amount_twd, level, asker.name],
    );
    await tx.enqueue(ruleChanged, { game_id }, `vip-rule-${approval}`);
  },
};
