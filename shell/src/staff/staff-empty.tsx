import { EmptyState, usePageTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** No area has staff screens yet. */
export function StaffEmpty() {
  const { t } = useLingui();
  usePageTitle(t`客服工作台`);
  return <EmptyState title={t`工作台還沒有畫面`} text={t`各區的畫面發布後，會出現在上方。`} />;
}
