import {
  Button,
  CardList,
  ClockIcon,
  EmptyState,
  Field,
  LinkButton,
  MoreButton,
  Notice,
  PageBody,
  PageTitle,
  Select,
  Skeleton,
  usePageTitle,
  useNarrow,
  useSearchParams,
} from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { DeskJob } from '@hub/contracts/tickets';
import { useEffect, useRef, useState } from 'react';
import { anyCase, queueAddress } from '../desk-address.ts';
import { mailsAddress } from '../mails/mails-address.ts';
import { mayOverseeJobs, mayReadDesk, mayReadMails } from '../staff-rights.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { JobItem } from './job-item.tsx';
import type { JobChoice } from './jobs.api.ts';
import css from './jobs.module.css';
import { Keeping } from './keeping.tsx';
import { useJobsApi } from './use-jobs-api.ts';
import { useJobWords } from './use-job-words.ts';

const WORKING_MS = 2_000;
const RESTING_MS = 15_000;
const isOpen = ({ state }: DeskJob) => state === 'waiting' || state === 'running';

/** The background work of a desk; the filters stand in the address. */
export function JobsPage() {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const [search] = useSearchParams();
  const narrow = useNarrow();
  const oversees = mayOverseeJobs(me);
  const choice: JobChoice = {
    whose: oversees ? (search.get('whose') ?? 'all') : 'mine',
    state: search.get('state') ?? '',
  };
  const choose = ({ whose, ...over }: Partial<JobChoice>) =>
    narrow({ ...over, ...(whose && { whose: whose === 'mine' ? whose : '' }) });
  usePageTitle(t`背景工作`);
  return (
    <PageBody>
      <div className={css.head}>
        <PageTitle title={t`背景工作`} lead={t`匯出、批次和系統自己做的事。關掉頁面也會繼續做。`} small />
        <div className={css.line}>
          {mayReadMails(me) && (
            <LinkButton size="small" to={`${mailsAddress(desk)}?state=failed`}>
              {t`沒有寄成的信`}
            </LinkButton>
          )}
          {mayReadDesk(me) && (
            <LinkButton size="small" to={queueAddress(desk, { ...anyCase, queue: 'waiting', game: '' })}>
              {t`回案件`}
            </LinkButton>
          )}
        </div>
      </div>
      <Filters choice={choice} oversees={oversees} onChoose={choose} />
      <JobList key={JSON.stringify(choice)} choice={choice} />
      {oversees && <Keeping />}
    </PageBody>
  );
}

type FilterProps = { choice: JobChoice; oversees: boolean; onChoose: (over: Partial<JobChoice>) => void };

function Filters({ choice, oversees, onChoose }: FilterProps) {
  const { t } = useLingui();
  return (
    <div className={css.filters}>
      {oversees && (
        <Field id="jobs-whose" label={t`誰的`}>
          {(wire) => (
            <Select {...wire} value={choice.whose} onChange={(event) => onChoose({ whose: event.currentTarget.value })}>
              <option value="all">{t`所有人`}</option>
              <option value="mine">{t`我的`}</option>
            </Select>
          )}
        </Field>
      )}
      <Field id="jobs-state" label={t`狀況`}>
        {(wire) => (
          <Select {...wire} value={choice.state} onChange={(event) => onChoose({ state: event.currentTarget.value })}>
            <option value="">{t`不限`}</option>
            <option value="open">{t`還在做`}</option>
            <option value="failed">{t`沒有完成`}</option>
          </Select>
        )}
      </Field>
    </div>
  );
}

/** What is under way is looked after until it ends. */
function JobList({ choice }: { choice: JobChoice }) {
  const { t } = useLingui();
  const api = useJobsApi();
  const [poll, setPoll] = useState(RESTING_MS);
  const result = api.list.useInfiniteQuery(choice, { refetchOnMountOrArgChange: true, pollingInterval: poll });
  const { data, error, isFetching, isFetchingNextPage, refetch, hasNextPage, fetchNextPage } = result;
  const rows = data?.pages.flatMap((page) => page.data);
  const working = rows?.some(isOpen) ?? false;
  useEffect(() => setPoll(working ? WORKING_MS : RESTING_MS), [working]);
  const said = useEndings(rows);
  useSessionEnd(error);
  if (!rows && error) {
    return (
      <Notice kind="bad" title={t`背景工作的清單沒有載到`} role="alert">
        <p>{t`工作本身不受影響，會繼續進行。`}</p>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t`再試一次`}
        </Button>
      </Notice>
    );
  }
  if (!rows) return <Skeleton shape="rows" count={5} />;
  const more = { label: t`列出更多`, busy: isFetchingNextPage, onPress: () => void fetchNextPage() };
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error && <Notice kind="warn" title={t`暫時連不上，下面是剛才的狀況`} />}
      {rows.length === 0 ? (
        <EmptyState icon={<ClockIcon />} title={t`這裡沒有背景工作`} text={t`匯出或批次處理後，可以在這裡看進度。`} />
      ) : (
        <>
          <CardList aria-label={t`背景工作`}>
            {rows.map((job) => (
              <JobItem key={job.id} job={job} />
            ))}
          </CardList>
          <MoreButton
            status={hasNextPage ? t`已列出 ${rows.length} 項` : t`共 ${rows.length} 項，已全部列出`}
            more={hasNextPage ? more : undefined}
          />
        </>
      )}
    </>
  );
}

/** Says how one that was under way has ended. */
function useEndings(rows: DeskJob[] | undefined): string {
  const { states, nameOf } = useJobWords();
  const before = useRef<string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const ended = rows?.find((row) => !isOpen(row) && before.current.includes(row.id));
    if (ended) setSaid(`${nameOf(ended)} ${states[ended.state][0]}`);
    before.current = rows?.filter(isOpen).map(({ id }) => id) ?? [];
  }, [rows, nameOf, states]);
  return said;
}
