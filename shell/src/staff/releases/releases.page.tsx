import {
  Badge,
  Button,
  CardList,
  formatTime,
  ListRow,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  usePageTitle,
} from '@hub/web';
import { useQuietRefresh } from '@hub/web/staff';
import type { AreaOverview } from '@hub/contracts/releases';
import { Trans, useLingui } from '@lingui/react/macro';
import { MountRate } from './mount-rate.tsx';
import { useReleasesQuery } from './releases.api.ts';
import css from './releases.module.css';
import { useReleaseName } from './use-area-name.ts';

/** Every area with what its visitors get. */
export function ReleasesPage() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useReleasesQuery();
  useQuietRefresh(() => void refetch(), true);
  usePageTitle(t`發布`);
  return (
    <PageBody>
      <PageTitle title={t`發布`} small />
      <p className={css.lead}>
        <Trans>
          每一區由自己的團隊發布。新版本先對少數訪客試行，失敗太多會自動停止；這裡可以看狀況，必要時停止試行或退回。
        </Trans>
      </p>
      {!data && !error && <Skeleton shape="rows" count={6} />}
      {error !== undefined && (
        <Notice kind="bad" title={t`發布狀況沒有載入`} role="alert">
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            <Trans>再試一次</Trans>
          </Button>
        </Notice>
      )}
      {data && (
        <CardList aria-label={t`各區的版本`}>
          {data.areas.map((row) => (
            <AreaRow key={row.area} row={row} />
          ))}
        </CardList>
      )}
    </PageBody>
  );
}

function AreaRow({ row }: { row: AreaOverview }) {
  const name = useReleaseName(row);
  const { area, live, canary, mounts, retired, service_release: service } = row;
  return (
    <ListRow to={`/staff/releases/${area}`}>
      <span className={css.head}>
        <span className={css.name}>{name}</span>
        {canary && (
          <Badge kind="warn" icon={null}>
            <Trans>試行 {canary.share}%</Trans>
          </Badge>
        )}
        {service && (
          <Badge kind="neutral">
            <Trans>只有服務</Trans>
          </Badge>
        )}
        {!live && !service && <Badge kind="neutral">{retired ? <Trans>已下架</Trans> : <Trans>沒有上線</Trans>}</Badge>}
      </span>
      {service && (
        <span className={css.line}>
          <code className={css.build}>{service.build}</code>{' '}
          <span>
            <time dateTime={service.at}>{formatTime(service.at)}</time> · {service.by}
          </span>
        </span>
      )}
      {live && (
        <span className={css.line}>
          <code className={css.build}>{live}</code> <MountRate mounts={mounts} build={live} />
        </span>
      )}
      {canary && (
        <span className={css.line}>
          <code className={css.build}>{canary.build}</code>{' '}
          <Trans>
            {formatTime(canary.since)} 起試行，
            <MountRate mounts={mounts} build={canary.build} />
          </Trans>
        </span>
      )}
    </ListRow>
  );
}
