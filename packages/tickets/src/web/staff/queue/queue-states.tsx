import { EmptyState, isApiFault, LinkButton, MessagesSquareIcon } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { queueAddress, widened, type QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';

type EmptyProps = { choice: QueueChoice; words: { empty: string; next: string }; narrowed: boolean };

export function QueueEmpty({ choice, words, narrowed }: EmptyProps) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  if (narrowed) {
    return (
      <EmptyState
        icon={<MessagesSquareIcon />}
        title={t`沒有符合的案件`}
        text={t`條件都符合的一件也沒有。可以少一個條件再看。`}
        action={
          <LinkButton size="small" to={queueAddress(desk, widened(choice))}>
            {t`清除條件`}
          </LinkButton>
        }
      />
    );
  }
  const all = choice.game !== '' && (
    <LinkButton size="small" to={queueAddress(desk, { ...choice, game: '' })}>
      {t`看全部遊戲`}
    </LinkButton>
  );
  return <EmptyState icon={<MessagesSquareIcon />} title={words.empty} text={words.next} action={all || undefined} />;
}

type FaultProps = { fault: unknown; stale: boolean; onRetry: () => void };

/** The list could not be had; what was listed before stays below. */
export function QueueFault({ fault, stale, onRetry }: FaultProps) {
  const { t } = useLingui();
  const forbidden = isApiFault(fault) && fault.status === 403;
  const title = forbidden ? t`這個帳號不能看案件` : stale ? t`清單沒有更新` : t`清單沒有載到`;
  const text = forbidden ? t`需要時請管理者開「客服」或「稽核」角色。` : t`暫時連不上。`;
  return <PaneNotice fault={fault} title={title} text={text} again={{ label: t`再試一次`, onPress: onRetry }} />;
}
