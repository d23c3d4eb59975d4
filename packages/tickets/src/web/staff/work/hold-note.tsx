import { formatTime, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { StaffTicket } from '../staff-tickets.api.ts';

export function HoldNote({ ticket: { hold } }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  if (!hold) return null;
  return (
    <Notice kind="info" title={t`這件暫停刪除`}>
      <p>{t`${hold.by}在 ${formatTime(hold.at)} 設定，原因：${hold.reason}`}</p>
    </Notice>
  );
}
