import type { InactiveMember, InactivityList } from '@hub/contracts/identity';
import { Badge, CardList, contentLang, formatDay, ListRow, type EmptyStateProps } from '@hub/web';
import { ListRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from '../personal-data.module.css';
import { useInactiveMembersInfiniteQuery } from './inactivity.api.ts';

/** Who is in one list of the dry run, the longest away first; no address, which nobody needs to agree to it. */
export function MemberList({ list, live }: { list: InactivityList; live: boolean }) {
  const { t } = useLingui();
  const query = useInactiveMembersInfiniteQuery(list, { refetchOnMountOrArgChange: true });
  const empty: Record<InactivityList, EmptyStateProps> = {
    notice: { title: t`今天沒有要通知的會員`, text: t`滿 350 天沒有登入的會員會出現在這裡。` },
    close: { title: t`今天沒有要終止的會員` },
    waiting: { title: t`沒有正在等待登入的會員` },
    unsent: { title: t`通知信都寄出了` },
    bounced: { title: t`沒有被退回的通知信` },
  };
  return (
    <ListRows
      list={query}
      live={live}
      away={{ title: t`名單沒有載到`, text: t`已經核准的執行會繼續進行。` }}
      empty={empty[list]}
      status={(many, ended) => (ended ? t`共 ${many} 位，已全部列出` : t`已列出 ${many} 位`)}
    >
      {(rows) => (
        <CardList aria-label={t`會員`}>
          {rows.map((row) => (
            <MemberRow key={row.member_id} row={row} asked={list === 'close'} />
          ))}
        </CardList>
      )}
    </ListRows>
  );
}

/** `asked`: whether something is held was asked. */
function MemberRow({ row, asked }: { row: InactiveMember; asked: boolean }) {
  const { t } = useLingui();
  const lastLogin = formatDay(row.last_login);
  const mailed = row.mailed_at === null ? '' : formatDay(row.mailed_at);
  const bounced = row.bounced_at === null ? '' : formatDay(row.bounced_at);
  const closes = row.closes_on === null ? '' : formatDay(`${row.closes_on}T00:00:00+08:00`);
  return (
    <ListRow>
      <span className={css.line}>
        <b className={css.code} lang={contentLang}>
          {row.member_id}
        </b>
        {asked && row.held === true && <Badge kind="warn" icon={null}>{t`有保留，不會終止`}</Badge>}
        {asked && row.held === null && <Badge kind="neutral">{t`暫時查不到有沒有保留`}</Badge>}
      </span>
      <span className={`${css.line} ${css.soft}`}>
        <span>{t`最後登入 ${lastLogin}`}</span>
        {mailed && <span>{t`${mailed} 寄出通知`}</span>}
        {bounced && <span>{t`${bounced} 被退回，不會終止`}</span>}
        {closes && <span>{t`${closes} 起可終止`}</span>}
      </span>
    </ListRow>
  );
}
