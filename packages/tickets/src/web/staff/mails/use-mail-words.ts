import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { MailKind, MailState } from '@hub/contracts/tickets';

export function useMailWords() {
  const { t } = useLingui();
  const kinds: Record<MailKind, string> = {
    received: t`收到回報`,
    answered: t`有新回覆`,
    closed: t`已結案通知`,
    merged: t`已併入另一件通知`,
    codes: t`補寄查詢碼`,
    'code-again': t`客服再寄查詢碼`,
  };
  const states: Record<MailState, [word: string, look: BadgeKind]> = {
    queued: [t`寄送中`, 'processing'],
    sent: [t`已寄出`, 'ok'],
    failed: [t`沒有寄成`, 'danger'],
    bounced: [t`被退回`, 'danger'],
    held: [t`先不寄`, 'warn'],
  };
  return { kinds, states };
}
