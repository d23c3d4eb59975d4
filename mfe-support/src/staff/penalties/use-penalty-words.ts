import { useLingui } from '@lingui/react/macro';
import type { PenaltyKind } from '@hub/contracts/support';

export function usePenaltyWords(): Record<PenaltyKind, string> {
  const { t } = useLingui();
  return { mute: t`禁言`, restrict: t`限制服務`, suspend: t`停權` };
}
