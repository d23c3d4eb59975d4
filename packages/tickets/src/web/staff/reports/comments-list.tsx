import { Button, formatTime, Link } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import type { CsatComment } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import type { ReportChoice } from './reports-address.ts';
import { useReports } from './reports-context.ts';
import own from './comments-list.module.css';
import css from './reports.module.css';

export function CommentsList({ choice }: { choice: ReportChoice }) {
  const { t } = useLingui();
  const { api } = useReports();
  const { data, error, isFetching, fetchNextPage, hasNextPage, refetch } = api.comments.useInfiniteQuery(choice);
  const rows = data?.pages.flatMap((page) => page.data);
  return (
    <section className={css.block}>
      <h2 className={css.blockTitle}>{t`玩家的話`}</h2>
      {error && (
        <PaneNotice
          fault={error}
          title={t`玩家的話暫時讀不到`}
          text={t`上面的數字不受影響。`}
          again={{ label: t`再試一次`, onPress: () => void refetch() }}
        />
      )}
      {rows?.length === 0 && <p className={css.quiet}>{t`這段期間沒有人留言。`}</p>}
      {rows && rows.length > 0 && (
        <ul className={own.comments}>
          {rows.map((row) => (
            <Comment key={row.id} row={row} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="small" busy={isFetching} busyWords={t`載入中`} onClick={() => void fetchNextPage()}>
          {t`更早的留言`}
        </Button>
      )}
    </section>
  );
}

function Comment({ row }: { row: CsatComment }) {
  const { t } = useLingui();
  const { desk, me } = useReports();
  const number = `${desk.numberPrefix}${row.id}`;
  const reads = me.roles.some(({ role }) => role === 'agent' || role === 'lead' || role === 'auditor');
  const mark = row.csat === '1' ? t`有幫助` : t`沒有幫助`;
  return (
    <li className={own.comment}>
      <p className={own.said}>{row.comment}</p>
      <p className={own.about}>
        <span className={own.mark} data-csat={row.csat}>
          {mark}
        </span>
        {reads ? (
          <Link className={own.case} to={`/staff/${desk.api}/${row.id}`}>
            {t`案件 ${number}`}
          </Link>
        ) : (
          <span>{t`案件 ${number}`}</span>
        )}
        <span>{row.type_text}</span>
        <span>{row.game_name}</span>
        {row.agent_name && <span>{row.agent_name}</span>}
        <time dateTime={row.time}>{formatTime(row.time)}</time>
      </p>
    </li>
  );
}
