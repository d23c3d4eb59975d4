import { formatTime } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import type { AreaOverview, ServiceReleaseView } from '@hub/contracts/releases';
import { Trans, useLingui } from '@lingui/react/macro';
import { MountRate } from './mount-rate.tsx';
import css from './releases.module.css';

/** What everybody gets, and what some get on trial. */
export function ReleaseState({ release }: { release: AreaOverview }) {
  return release.service_release ? (
    <ServiceState service={release.service_release} />
  ) : (
    <RemoteState release={release} />
  );
}

function ServiceState({ service: { build, by, at } }: { service: ServiceReleaseView }) {
  const { t } = useLingui();
  const facts: DescriptionItem[] = [
    { term: t`最近發布的版本`, value: <code className={css.build}>{build}</code> },
    { term: t`發布時間`, value: formatTime(at) },
    { term: t`發布者`, value: by },
  ];
  return (
    <>
      <DescriptionList facts={facts} />
      <p className={css.quiet}>
        <Trans>這個服務沒有自己的頁面，所以沒有試行，也不能在這裡退回；要退回就再發布之前的版本。</Trans>
      </p>
    </>
  );
}

function RemoteState({ release }: { release: AreaOverview }) {
  const { t } = useLingui();
  const { area, live, canary, mounts, retired } = release;
  const build = (name: string) => (
    <>
      <code className={css.build}>{name}</code>{' '}
      <span className={css.quiet}>
        <MountRate mounts={mounts} build={name} />
      </span>
    </>
  );
  const facts: DescriptionItem[] = [
    { term: t`正式版本`, value: live ? build(live) : retired ? t`已下架，頁面顯示「正在休息」` : t`沒有上線` },
  ];
  if (retired) {
    const since = formatTime(retired.at);
    facts.push({ term: t`下架`, value: t`${since} 起，由 ${retired.by}` });
  }
  if (canary) {
    const { share } = canary;
    const since = formatTime(canary.since);
    facts.push(
      { term: t`試行版本`, value: build(canary.build) },
      { term: t`試行範圍`, value: t`${share}% 的訪客，${since} 起` },
    );
  }
  return (
    <>
      <DescriptionList facts={facts} />
      {area === 'shell' && canary && (
        <p className={css.quiet}>
          <Trans>試行版本的次數包含在它上面開啟的各區頁面；那裡的失敗不算在各區的正式版本上。</Trans>
        </p>
      )}
    </>
  );
}
