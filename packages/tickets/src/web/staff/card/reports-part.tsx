import { Button, contentLang, ContentText, formatDay, Link } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { PlayerCardRow } from '@hub/contracts/tickets';
import { anyCase, caseAddress } from '../desk-address.ts';
import { useStatusWords } from '../queue/use-status-words.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { CardPart } from './card-part.tsx';
import type { CardOf } from './player.api.ts';
import css from './player-card.module.css';
import { usePlayerApi } from './use-player-api.ts';

export function ReportsPart({ of }: { of: CardOf }) {
  const { t } = useLingui();
  const api = usePlayerApi();
  const query = api.card.useInfiniteQuery(of, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, hasNextPage, fetchNextPage } = query;
  const first = currentData?.pages[0]?.data;
  return (
    <CardPart id="card-reports" title={t`回報`} query={query}>
      {first && <Frequency {...first} ofCase={'case' in of} />}
      <ul className={css.rows}>
        {currentData?.pages
          .flatMap(({ data }) => data.reports)
          .map((row) => (
            <ReportRow key={row.id} row={row} />
          ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t`列出更多`}
        </Button>
      )}
    </CardPart>
  );
}

type FrequencyProps = { total: number; more: boolean; since: string | null; ofCase: boolean };

function Frequency({ total, more, since, ofCase }: FrequencyProps) {
  const { t } = useLingui();
  const day = since === null ? '' : formatDay(since);
  if (total === 0) return <p className={css.note}>{t`這個帳號沒有回報過`}</p>;
  if (total === 1 && ofCase) return <p className={css.note}>{t`第一次回報`}</p>;
  return <p className={css.note}>{more ? t`超過 ${total} 件，最早是 ${day}` : t`共 ${total} 件，最早是 ${day}`}</p>;
}

function ReportRow({ row }: { row: PlayerCardRow }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const word = useStatusWords();
  const same = { account: '', email: t`同信箱`, phone: t`同電話` }[row.same];
  const csat = row.csat === null ? '' : row.csat === '1' ? t`評為有幫助` : t`評為沒有幫助`;
  return (
    <li>
      <Link className={css.row} to={caseAddress(desk, row.id, { ...anyCase, queue: 'all', game: '' })}>
        <span className={css.line}>
          <b>
            #{desk.numberPrefix}
            {row.id}
          </b>
          <span>{word(row.status)}</span>
          <time dateTime={row.create_time}>{formatDay(row.create_time)}</time>
        </span>
        <span className={css.preview}>{row.preview}</span>
        <span className={css.line}>
          <ContentText>{row.game_name}</ContentText>
          <span lang={contentLang}>{row.type_text}</span>
          {[same, csat].filter(Boolean).map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
      </Link>
    </li>
  );
}
