import { formatTime } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { Hold } from './account-hold.api.ts';

/** Who holds an account, since when and why. */
export function HeldBy({ hold }: { hold: NonNullable<Hold> }) {
  const { t } = useLingui();
  return <>{t`這個帳號的資料暫停刪除。${hold.by}在 ${formatTime(hold.at)} 設定，原因：${hold.reason}`}</>;
}
