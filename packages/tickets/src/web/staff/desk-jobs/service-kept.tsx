import { MAINTENANCE_COUNT_MAX } from '@hub/contracts/jobs';
import { Skeleton } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from './jobs.module.css';
import { Schedules } from './schedules.tsx';
import { useServiceKeeping } from './service-jobs.api.ts';
import { useServiceNames } from './job-services.ts';
import { useCount } from './use-job-words.ts';

const LOOK_MS = 10_000;

export function ServiceKept({ service }: { service: string }) {
  const { t } = useLingui();
  const number = useCount();
  const name = useServiceNames()(service);
  const { data, error, refetch } = useServiceKeeping(service, {
    pollingInterval: LOOK_MS,
    refetchOnMountOrArgChange: true,
  });
  const many = (count: number) =>
    count >= MAINTENANCE_COUNT_MAX ? t`${number(MAINTENANCE_COUNT_MAX)} 以上` : number(count);
  return (
    <div className={css.section}>
      <h3 className={css.serviceName}>{name}</h3>
      {error && (
        <PaneNotice
          fault={error}
          title={t`${name}現在沒有回應`}
          text={t`其他服務的狀況不受影響。`}
          again={{ label: t`再試一次`, onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <Skeleton shape="rows" count={2} />}
      {data && (
        <p className={css.about}>
          {t`等著做的工作 ${many(data.tasks.waiting)} 項，放棄的 ${many(data.tasks.failed)} 項。`}
        </p>
      )}
      {data && <Schedules service={service} rows={data.schedules} label={t`${name}定時做的事`} />}
    </div>
  );
}
