import { Button, EmptyState, isApiFault, LinkButton, MessagesSquareIcon, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { queueAddress, type QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './queue-pane.module.css';

const ROWS = 12;

/** Grey rows of the height of the real ones, after 150 ms. */
export function QueueSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.bones} aria-busy="true">
      <span className="visually-hidden">{t`載入中`}</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} className={css.bone} />
      ))}
    </div>
  );
}

type EmptyProps = { choice: QueueChoice; words: { empty: string; next: string } };

/** Nothing here, and what comes next; with a game chosen also the way back to all. */
export function QueueEmpty({ choice, words }: EmptyProps) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
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
  if (isApiFault(fault) && fault.status === 401) return null;
  const forbidden = isApiFault(fault) && fault.status === 403;
  const title = forbidden ? t`這個帳號不能看案件` : stale ? t`清單沒有更新` : t`清單沒有載到`;
  const text = forbidden ? t`需要時請管理者開「客服」或「稽核」角色。` : t`暫時連不上，等一下會再試。`;
  return (
    <div className={css.fault}>
      <Notice kind={forbidden ? 'info' : 'warn'} title={title} role="status">
        <p>{text}</p>
        {!forbidden && (
          <Button look="quiet" size="small" onClick={onRetry}>
            {t`再試一次`}
          </Button>
        )}
      </Notice>
    </div>
  );
}
