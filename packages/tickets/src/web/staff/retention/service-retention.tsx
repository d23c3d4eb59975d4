import { SectionTitle, Skeleton } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import css from '../desk-jobs/jobs.module.css';
import { DueTable, EndedTable } from './retention-tables.tsx';
import { useRetention } from './retention.api.ts';

export function ServiceRetention({ service, name }: { service: string; name: string }) {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch } = useRetention(service, { refetchOnMountOrArgChange: true });
  return (
    <section className={css.block} aria-labelledby={id}>
      <SectionTitle id={id}>{name}</SectionTitle>
      {error && (
        <PaneNotice
          fault={error}
          title={t`${name}現在沒有回應`}
          text={t`其他服務的預覽不受影響。`}
          again={{ label: t`再試一次`, onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <Skeleton shape="rows" count={3} />}
      {data && <DueTable service={service} rows={data.due} label={t`${name}下次會處理的資料`} />}
      {data && data.held > 0 && <p className={css.about}>{t`另有 ${data.held} 件案件暫停刪除，期滿也會留下。`}</p>}
      {data && data.held_accounts > 0 && (
        <p className={css.about}>{t`另有 ${data.held_accounts} 個玩家帳號暫停刪除，期滿也會留下。`}</p>
      )}
      {data && <EndedTable service={service} rows={data.ended} label={t`${name}最近處理的資料`} />}
    </section>
  );
}
