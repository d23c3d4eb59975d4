import { formatDay, LockIcon } from '@hub/web';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import css from './ticket-view.module.css';

export function GivenPapers({ papers }: Pick<TicketView, 'papers'>) {
  const { count, destroyed_at } = papers;
  if (count === 0) return null;
  const day = destroyed_at === null ? '' : formatDay(destroyed_at);
  return (
    <p className={css.papers}>
      <LockIcon />
      <span>
        {destroyed_at === null ? (
          <Trans context="tickets">已提供 {count} 份身分證件（僅客服處理時可看）</Trans>
        ) : (
          <Trans context="tickets">身分證件已依規定銷毀（{day}）</Trans>
        )}
      </span>
    </p>
  );
}
