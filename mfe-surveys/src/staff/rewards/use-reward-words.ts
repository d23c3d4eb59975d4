import { REWARD_ERASED, type CardCodeState, type RewardState } from '@hub/contracts/surveys';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** Where a reward stands, and what became of a card code. */
export function useRewardWords() {
  const { t } = useLingui();
  const states: Record<RewardState, readonly [string, BadgeKind]> = {
    waiting: [t`等著寄`, 'processing'],
    asked: [t`寄送中`, 'processing'],
    given: [t`已送達`, 'ok'],
    failed: [t`沒有送達`, 'danger'],
    cancelled: [t`已取消`, 'neutral'],
  };
  const codes: Record<CardCodeState, string> = {
    free: t`可以寄出`,
    reserved: t`準備寄出`,
    sent: t`已寄出`,
    bounced: t`被退回`,
  };
  const errors: Record<string, string | undefined> = { [REWARD_ERASED]: t`依當事人的要求刪除個資，所以取消` };
  return { states, codes, errorOf: (error: string) => errors[error] ?? error };
}
