import { useLingui } from '@lingui/react/macro';
import css from '../vip-list.module.css';
import type { VipRule } from './rules.api.ts';

/** What a rule says. */
export function RuleSentence({ rule }: { rule: NonNullable<VipRule['rule']> }) {
  const { t } = useLingui();
  const amount = rule.amount_twd.toLocaleString('en');
  return <p className={css.number}>{t`近 ${rule.days} 天付滿 NT$${amount}，就是 VIP ${rule.level}。`}</p>;
}
