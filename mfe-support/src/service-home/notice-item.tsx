import { Badge, ChevronDownIcon, langOfWords, formatDay, ShieldAlertIcon, WrenchIcon } from '@hub/web';
import type { NoticeView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import css from './service-home.module.css';

/** One notice, which unfolds. */
export function NoticeItem({ notice, open }: { notice: NoticeView; open?: boolean }) {
  return (
    <li className={css.notice}>
      <details open={open}>
        <summary className={css.noticeRow}>
          <NoticeBadge kind={notice.kind} />
          <span className={css.noticeTitle} lang={langOfWords(notice.title)}>
            {notice.title}
          </span>
          <ChevronDownIcon className={css.chevron} />
        </summary>
        <div className={css.noticeText}>
          <p lang={langOfWords(notice.content)}>{notice.content}</p>
          <p className={css.day}>{formatDay(notice.start)}</p>
        </div>
      </details>
    </li>
  );
}

function NoticeBadge({ kind }: Pick<NoticeView, 'kind'>) {
  if (kind === 'maintenance') {
    return (
      <Badge kind="warn" icon={<WrenchIcon />}>
        <Trans context="support">維護</Trans>
      </Badge>
    );
  }
  if (kind === 'fraud') {
    return (
      <Badge kind="danger" icon={<ShieldAlertIcon />}>
        <Trans context="support">防詐</Trans>
      </Badge>
    );
  }
  return (
    <Badge kind="game">
      <Trans context="support">公告</Trans>
    </Badge>
  );
}
