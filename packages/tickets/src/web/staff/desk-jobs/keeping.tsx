import { Skeleton } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { MAINTENANCE_COUNT_MAX } from '@hub/contracts/jobs';
import type { DeskMaintenance } from '@hub/contracts/tickets';
import { useFigureWords } from '../reports/use-figure-words.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayOverseeServices } from '../staff-rights.ts';
import { jobServices } from './job-services.ts';
import css from './jobs.module.css';
import { Schedules } from './schedules.tsx';
import { ServiceKept } from './service-kept.tsx';
import { useJobsApi } from './use-jobs-api.ts';
import { useCount } from './use-job-words.ts';

const LOOK_MS = 10_000;

export function Keeping() {
  const { t } = useLingui();
  const api = useJobsApi();
  const { desk, me } = useStaffDesk();
  const overseesServices = mayOverseeServices(me);
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
      {data && <Schedules service={desk.key} rows={data.schedules} label={t`定時做的事`} />}
      {overseesServices && jobServices().map(({ service }) => <ServiceKept key={service} service={service} />)}
    </section>
  );
}

function Waiting({ keeping: { search, figures, tasks } }: { keeping: DeskMaintenance }) {
  const { t } = useLingui();
  const number = useCount();
  const { time } = useFigureWords();
  const many = (value: number) =>
    value >= MAINTENANCE_COUNT_MAX ? t`${number(MAINTENANCE_COUNT_MAX)} 以上` : number(value);
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
