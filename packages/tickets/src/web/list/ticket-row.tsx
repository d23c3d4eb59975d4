import { langOfWords, formatTime, ListRow, UnreadPill, withToken } from '@hub/web';
import { isUnread, type TicketListItem } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useReplyWords } from '../use-reply-words.ts';
import css from './ticket-row.module.css';

export function TicketRow({ ticket, game }: { ticket: TicketListItem; game: string }) {
  const { desk } = useDesk();
  const { id, status, type_text, content, create_time, reply_time, reply_by } = ticket;
  const replyWords = useReplyWords();
  const unread = isUnread(ticket);
  const answered = reply_time === null ? '' : formatTime(reply_time);
  return (
    <ListRow to={withToken(deskPaths(desk, game).view(id))} unread={unread} end={null}>
      <span className={css.head}>
        <b className={css.type} lang={langOfWords(type_text)}>
          {type_text}
        </b>
        <span className={css.badges}>
          {unread && (
            <UnreadPill>
              <Trans context="tickets">新回覆</Trans>
            </UnreadPill>
          )}
          <StatusBadge status={status} />
        </span>
      </span>
      <span className={css.preview}>{content}</span>
      <span className={css.meta}>
        <span>
          #{desk.numberPrefix}
          {id}
        </span>
        <time dateTime={create_time}>{formatTime(create_time)}</time>
        {unread && answered && (
          <b className={css.answered}>
            <Trans context="tickets">{answered} 回覆</Trans>
          </b>
        )}
        {reply_by && <span>{replyWords(reply_by)}</span>}
      </span>
    </ListRow>
  );
}
