import {
  dayOf,
  daysBetween,
  WARN_DAYS,
  type DeadlineKind,
  type DeadlineState,
  type FeeState,
} from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';

type Look = 'danger' | 'warn' | 'neutral';
type Words = {
  kinds: Record<DeadlineKind, string>;
  states: Record<DeadlineState, string>;
  fees: Record<FeeState, string>;
  /** How long until the end of a day. */
  left: (dueOn: string) => [words: string, look: Look];
};

export function useDeadlineWords(): Words {
  const { t } = useLingui();
  return {
    kinds: { complaint: t`申訴`, game_history: t`遊戲歷程` },
    states: { running: t`進行中`, missed: t`曾逾期`, ended: t`已結束` },
    fees: { due: t`查詢費未收`, received: t`查詢費已收`, waived: t`免收查詢費` },
    left: (dueOn) => {
      const days = daysBetween(dayOf(new Date()), dueOn);
      if (days < 0) return [t`逾期 ${-days} 天`, 'danger'];
      if (days === 0) return [t`今天到期`, 'danger'];
      return [t`剩 ${days} 天`, days <= WARN_DAYS ? 'warn' : 'neutral'];
    },
  };
}
