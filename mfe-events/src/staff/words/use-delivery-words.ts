import type { DeliveryState } from '@hub/contracts/events';
import type { DeliverySource } from '@hub/contracts/integration-events';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { Show } from '../deliveries-address.ts';

export function useStateWords(): Record<DeliveryState, [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return {
    queued: [t`等待寄送`, 'processing'],
    sending: [t`寄送中`, 'processing'],
    unknown: [t`不確定`, 'warn'],
    delivered: [t`已送達`, 'ok'],
    rejected: [t`被退回`, 'danger'],
    manual: [t`要人處理`, 'danger'],
    cancelled: [t`已取消`, 'neutral'],
    replaced: [t`已換新`, 'neutral'],
    by_hand: [t`已手動補發`, 'ok'],
    recalled: [t`已收回`, 'neutral'],
  };
}

/** What it comes from. */
export function useSourceWords(): Record<DeliverySource, string> {
  const { t } = useLingui();
  return { event: t`活動序號`, topup: t`儲值`, survey: t`問卷`, compensation: t`客服補發` };
}

/** Name of a view of the list, and what stands on top. */
export function useShowWords(): Record<Show, { name: string; empty: string }> {
  const { t } = useLingui();
  const states = useStateWords();
  const none = t`這裡沒有寄送`;
  const named = Object.fromEntries(Object.entries(states).map(([state, [name]]) => [state, { name, empty: none }]));
  return {
    ...(named as Record<DeliveryState, { name: string; empty: string }>),
    open: { name: t`還沒送到`, empty: t`都送到了` },
    late: { name: t`過了期限`, empty: t`沒有過期限的寄送` },
    rejected: { name: states.rejected[0], empty: t`沒有被退回的寄送` },
    manual: { name: states.manual[0], empty: t`沒有要人處理的寄送` },
    unknown: { name: states.unknown[0], empty: t`沒有不確定的寄送` },
    all: { name: t`全部`, empty: t`還沒有任何寄送` },
  };
}
