import type { BatchProblem, BatchState } from '@hub/contracts/events';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

export function useBatchStates(): Record<BatchState, [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return {
    waiting: [t`等放行`, 'warn'],
    leaving: [t`寄送中`, 'processing'],
    released: [t`已放行`, 'ok'],
  };
}

/** Why a release may disappoint, and what to do about it. `whole`: it concerns everything in it. */
export function useProblemWords(): Record<BatchProblem, { what: string; then: string; whole?: true }> {
  const { t } = useLingui();
  return {
    past_deadline: { what: t`已經過了期限`, then: t`放行後會馬上寄，但已經晚了。` },
    role_refused: { what: t`這 30 天遊戲退過給同一角色的信`, then: t`可能是信箱滿了或角色停權，先看一眼。` },
    role_new: { what: t`從來沒寄到過這個角色`, then: t`多半沒事；筆數異常時，請核對角色清單。` },
    game_hidden: { what: t`遊戲現在沒有公開`, then: t`玩家可能還進不了遊戲。`, whole: true },
    no_link: { what: t`還沒設定遊戲的連線`, then: t`放行了也寄不出去，請先請系統管理者設定。`, whole: true },
    circuit_open: { what: t`遊戲的連線現在停著`, then: t`放行後會等連線恢復才寄。`, whole: true },
  };
}
