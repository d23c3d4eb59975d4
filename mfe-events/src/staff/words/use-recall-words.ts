import { recallResults, type RecallResult } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';

export const isRecallResult = (word: string): word is RecallResult => recallResults.some((one) => one === word);

/** What the game said to a recall. */
export function useRecallWords(): Record<RecallResult, string> {
  const { t } = useLingui();
  return {
    recalled: t`已從玩家信箱收回`,
    already_claimed: t`玩家已經領了，收不回來`,
    not_offered: t`這款遊戲不提供收回`,
    mail_not_found: t`遊戲沒有這封信，可能已經過期`,
    unclear: t`遊戲沒有回答，還不知道有沒有收回；再按一次是安全的`,
  };
}
