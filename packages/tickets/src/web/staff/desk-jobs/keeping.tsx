import { Badge, formatTime, Skeleton } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { KEEPING_COUNT_MAX, type DeskKeeping, type DeskSchedule } from '@hub/contracts/tickets';
import { useFigureWords } from '../reports/use-figure-words.ts';
import css from './jobs.module.css';
import { useJobsApi } from './use-jobs-api.ts';
import { useJobWords, useScheduleWords } from './use-job-words.ts';

const LOOK_MS = 10_000;

/** What the worker does by itself: how much waits for it, and how its rounds went. */
export function Keeping() {
  const { t } = useLingui();
  const api = useJobsApi();
  const { data, error, refetch } = api.keeping.useQuery(undefined, {
    pollingInterval: LOOK_MS,
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={css.block} aria-labelledby="keeping-title">
      <h2 id="keeping-title" className={css.blockTitle}>{t`系統自動處理`}</h2>
      {error && (
        <PaneNotice
          fault={error}
          title={t`現在看不到系統的狀況`}
          text={t`背景工作不受影響，會繼續進行。`}
          again={{ label: t`再試一次`, onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <Skeleton shape="rows" count={3} />}
      {data && <Waiting keeping={data} />}
      {data && <Schedules rows={data.schedules} />}
    </section>
  );
}

function Waiting({ keeping: { search, figures, tasks } }: { keeping: DeskKeeping }) {
  const { t } = useLingui();
  const { number } = useJobWords();
  const { time } = useFigureWords();
  const many = (value: number) => (value >= KEEPING_COUNT_MAX ? t`${number(KEEPING_COUNT_MAX)} 以上` : number(value));
  const lag = (seconds: number) => (seconds > 0 ? t`最久等了 ${time(seconds)}` : t`沒有在等的`);
  const cards: [name: string, value: string, about: string][] = [
    [t`等著進搜尋`, many(search.waiting), lag(search.lag_s)],
    [t`搜尋重建剩下`, many(search.rebuild), search.rebuild > 0 ? t`重建時搜尋照常可用` : t`沒有在重建`],
    [t`等著算進報表`, many(figures.waiting), lag(figures.lag_s)],
    [t`等著做的工作`, many(tasks.waiting), lag(tasks.lag_s)],
  ];
  return (
    <dl className={css.cards}>
      {cards.map(([name, value, about]) => (
        <div key={name} className={css.card}>
          <dt>{name}</dt>
          <dd className={css.value}>{value}</dd>
          <dd className={css.about}>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

function Schedules({ rows }: { rows: DeskSchedule[] }) {
  const { t } = useLingui();
  const words = useScheduleWords();
  const { time } = useFigureWords();
  const every = (seconds: number) => (seconds < 60 ? t`隨時` : t`每 ${time(seconds)}`);
  if (rows.length === 0) return <p className={css.about}>{t`背景程式還沒有啟動過。`}</p>;
  return (
    <div className={css.scroll} role="region" aria-label={t`定時做的事`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t`工作`}</th>
            <th scope="col">{t`狀況`}</th>
            <th scope="col">{t`上次`}</th>
            <th scope="col">{t`下次`}</th>
            <th scope="col">{t`多久一次`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{words[row.name] ?? row.name}</th>
              <td>
                <ScheduleMood row={row} />
              </td>
              <td>{row.last_at ? formatTime(row.last_at) : '—'}</td>
              <td>{formatTime(row.next_at)}</td>
              <td>{every(row.every_s)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ScheduleMood({ row: { fault, faults, late, last_at } }: { row: DeskSchedule }) {
  const { t } = useLingui();
  if (fault !== '') {
    return (
      <>
        <Badge kind="danger">{t`連續 ${faults} 次沒有完成`}</Badge> <code lang="en">{fault}</code>
      </>
    );
  }
  if (late) return <Badge kind="warn">{t`該做了還沒做`}</Badge>;
  return last_at ? <Badge kind="ok">{t`正常`}</Badge> : <Badge kind="neutral">{t`還沒輪到`}</Badge>;
}
