import type { VipHistoryRow } from '@hub/contracts/vip';
import { Badge, Button, contentLang, formatDay, formatTime, isApiFault, type SlotPartProps } from '@hub/web';
import { CrownIcon, DescriptionList } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useListWords } from '../use-list-words.ts';
import { useVipCardInfiniteQuery, type Account } from '../members/members.api.ts';
import css from '../vip-list.module.css';

/** How high an account is ranked, by what, until when, who looks after it, and how that came. */
export function VipPart({ account, id, title, Frame }: SlotPartProps<{ account: Account }>) {
  const { t } = useLingui();
  const { sources } = useListWords();
  const query = useVipCardInfiniteQuery(account, { refetchOnMountOrArgChange: true });
  // Nobody has said anything of the account yet.
  const none = isApiFault(query.error) && query.error.status === 404;
  const told = query.currentData?.pages[0]?.data;
  const history = query.currentData?.pages.flatMap(({ data }) => data.history) ?? [];
  const until = told?.ends_at && formatDay(told.ends_at);
  const amount = told?.spend.amount_twd.toLocaleString('en');
  return (
    <Frame id={id} title={title} query={none ? { ...query, currentData: null, error: undefined } : query}>
      {(none || told?.source === null) && <p className={css.line}>{t`不是 VIP`}</p>}
      {told?.source && (
        <p className={css.line}>
          <Badge kind={told.level > 0 ? 'game' : 'neutral'} icon={<CrownIcon />}>
            {told.level > 0 ? `VIP ${told.level}` : t`不算 VIP`}
          </Badge>
        </p>
      )}
      {told && (
        <DescriptionList
          facts={[
            { term: t`來源`, value: told.source && sources[told.source] },
            { term: t`到期`, value: told.source && (until ?? t`沒有結束日`) },
            { term: t`專屬客服`, value: told.agent && t`${told.agent.name}（${told.agent.login}）` },
            { term: t`備註`, value: told.note && <span lang={contentLang}>{told.note}</span> },
            { term: t`近期消費`, value: t`${told.spend.days} 天內 NT$${amount ?? ''}，${told.spend.orders} 筆` },
          ].filter(({ value }) => value)}
        />
      )}
      {history.length > 0 && (
        <ul className={css.plain}>
          {history.map((row) => (
            <HistoryItem key={`${row.at} ${row.source} ${row.action}`} row={row} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button size="small" variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`更早的變動`}
        </Button>
      )}
    </Frame>
  );
}

function HistoryItem({ row }: { row: VipHistoryRow }) {
  const { t } = useLingui();
  const { actions } = useListWords();
  const said = (terms: VipHistoryRow['before']) => (terms ? `VIP ${terms.level}` : t`無`);
  return (
    <li>
      <span className={css.head}>
        <b>{actions[row.action]}</b>
        <span className={css.number}>{`${said(row.before)} → ${said(row.after)}`}</span>
      </span>
      <span className={css.facts}>
        <time dateTime={row.at}>{formatTime(row.at)}</time>
        {row.who && <span>{row.who}</span>}
        {row.reason && <span lang={contentLang}>{row.reason}</span>}
      </span>
    </li>
  );
}
