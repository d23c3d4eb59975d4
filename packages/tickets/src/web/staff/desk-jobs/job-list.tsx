import type { DeskJob } from '@hub/contracts/jobs';
import { Button, CardList, Notice, Skeleton } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { JobItem } from './job-item.tsx';
import type { JobSource } from './job-source.ts';
import type { JobChoice } from './jobs.api.ts';
import css from './jobs.module.css';
import { useJobWords } from './use-job-words.ts';

const WORKING_MS = 2_000;
const RESTING_MS = 15_000;
const isOpen = ({ state }: DeskJob) => state === 'waiting' || state === 'running';

type Props = { source: JobSource; label: string; choice: JobChoice };

/** What is under way is looked after until it ends. */
export function JobList({ source, label, choice }: Props) {
  const { t } = useLingui();
  const [poll, setPoll] = useState(RESTING_MS);
  const result = source.useList(choice, { refetchOnMountOrArgChange: true, pollingInterval: poll });
  const { data, error, isFetching, isFetchingNextPage, refetch, hasNextPage, fetchNextPage } = result;
  const rows = data?.pages.flatMap((page) => page.data);
  const paged = hasNextPage || (data?.pages.length ?? 0) > 1;
  const working = rows?.some(isOpen) ?? false;
  useEffect(() => setPoll(working ? WORKING_MS : RESTING_MS), [working]);
  const said = useEndings(source.service, rows);
  useSessionEnd(error);
  if (!rows && error) {
    return (
      <Notice kind="bad" title={t`${label}：現在讀不到`} role="alert">
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
      {error && <Notice kind="warn" title={t`${label}暫時連不上，下面是剛才的狀況`} />}
      {rows.length === 0 ? (
        <p className={css.about}>{t`這裡沒有背景工作。`}</p>
      ) : (
        <>
          <CardList aria-label={label}>
            {rows.map((job) => (
              <JobItem key={job.id} job={job} source={source} />
            ))}
          </CardList>
          {paged && (
            <MoreButton
              status={hasNextPage ? t`已列出 ${rows.length} 項` : t`共 ${rows.length} 項，已全部列出`}
              more={hasNextPage ? more : undefined}
            />
          )}
        </>
      )}
    </>
  );
}

function useEndings(service: string, rows: DeskJob[] | undefined): string {
  const { states, nameOf } = useJobWords(service);
  const before = useRef<string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const ended = rows?.find((row) => !isOpen(row) && before.current.includes(row.id));
    if (ended) setSaid(`${nameOf(ended)} ${states[ended.state][0]}`);
    before.current = rows?.filter(isOpen).map(({ id }) => id) ?? [];
  }, [rows, nameOf, states]);
  return said;
}
