import {
  answerDays,
  deadlineKinds,
  deadlineStates,
  feeStates,
  WARN_DAYS,
  type DeadlineCountsView,
} from '@hub/contracts/tickets';
import { CardList, LinkButton, Notice, useSearchParams } from '@hub/web';
import { ClockIcon } from '@hub/web/parts';
import { ListScreen } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { anyCase, queueAddress } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayReadDesk } from '../staff-rights.ts';
import { DeadlineItem } from './deadline-item.tsx';
import { useDeadlinesApi } from './deadlines.api.ts';
import { useDeadlineWords } from './use-deadline-words.ts';

/** `/staff/<api>/deadlines`: cases to which the terms promise an answer by a day. */
export function DeadlinesPage() {
  const { t } = useLingui();
  const { desk, me, signedIn } = useStaffDesk();
  const { kinds, states, fees } = useDeadlineWords();
  const { complaint, game_history } = answerDays;
  const [search] = useSearchParams();
  const api = useDeadlinesApi();
  const of = (name: string) => search.get(name) ?? '';
  const list = api.list.useInfiniteQuery(
    { state: of('state'), kind: of('kind'), fee: of('fee') },
    { refetchOnMountOrArgChange: true },
  );
  const { data: counts } = api.counts.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      title={t`法定期限`}
      lead={t`申訴 ${complaint} 日內答覆，遊戲歷程 ${game_history} 日內提供，從收到那天的隔天算起。`}
      actions={
        mayReadDesk(me) && (
          <LinkButton size="small" to={queueAddress(desk, { ...anyCase, queue: 'waiting', game: '' })}>
            {t`回案件`}
          </LinkButton>
        )
      }
      filters={[
        { name: 'state', label: t`狀態`, options: deadlineStates.map((state) => [state, states[state]]) },
        { name: 'kind', label: t`種類`, options: deadlineKinds.map((kind) => [kind, kinds[kind]]) },
        { name: 'fee', label: t`查詢費`, options: feeStates.map((fee) => [fee, fees[fee]]) },
      ]}
      tools={counts && <Counts counts={counts} />}
      list={list}
      live={signedIn}
      away={{ title: t`法定期限沒有載到`, text: t`暫時連不上。` }}
      empty={{ icon: <ClockIcon />, title: t`這裡沒有案件`, text: t`換個條件再看。` }}
      status={(many, ended) => (ended ? t`共 ${many} 件，已全部列出` : t`已列出 ${many} 件`)}
    >
      {(rows) => (
        <CardList aria-label={t`法定期限`}>
          {rows.map((row) => (
            <DeadlineItem key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}

function Counts({ counts }: { counts: DeadlineCountsView['data'] }) {
  const { t } = useLingui();
  const { kinds } = useDeadlineWords();
  const { running, soon, overdue, fees_due, months } = counts;
  const missed = months.filter((month) => month.missed > 0);
  return (
    <Notice
      kind={overdue > 0 ? 'bad' : soon > 0 ? 'warn' : 'plain'}
      title={t`進行中 ${running} 件：逾期 ${overdue} 件，${WARN_DAYS} 天內到期 ${soon} 件，查詢費未收 ${fees_due} 件`}
    >
      {missed.length === 0 ? (
        <p>{t`近 12 個月沒有逾期。`}</p>
      ) : (
        <ul>
          {missed.map(({ month, kind, due, missed: late }) => {
            const name = kinds[kind];
            return <li key={`${month} ${kind}`}>{t`${month} ${name}：到期 ${due} 件，逾期 ${late} 件`}</li>;
          })}
        </ul>
      )}
    </Notice>
  );
}
