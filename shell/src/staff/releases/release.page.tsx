import { ChevronLeftIcon, LinkButton, PageBody, PageTitle, SectionTitle, usePageTitle } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { RecordPage } from '@hub/web/staff';
import type { ReleaseDetailView } from '@hub/contracts/releases';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ForeignHosts } from './foreign-hosts.tsx';
import { LocalRemote } from './local-remote.tsx';
import { PublishedBuilds } from './published-builds.tsx';
import { ReleaseEvents } from './release-events.tsx';
import { ReleaseMoves } from './release-moves.tsx';
import { ReleaseState } from './release-state.tsx';
import { useReleaseQuery } from './releases.api.ts';
import css from './releases.module.css';
import { useReleaseName } from './use-area-name.ts';
import { ReleaseVitals } from './release-vitals.tsx';

export function ReleasePage({ area }: { area: string }) {
  const { t } = useLingui();
  const [before, setBefore] = useState<number>();
  const query = useReleaseQuery({ area, before });
  return (
    <RecordPage
      query={query}
      live={before === undefined}
      heading={t`一區的發布`}
      missing={{
        title: t`沒有這一區`,
        text: t`網址不對，或這一區還沒有發布過。`,
        action: <LinkButton to="/staff/releases">{t`所有區域`}</LinkButton>,
      }}
      away={{ title: t`發布狀況沒有載入`, text: t`暫時連不上，請再試一次。` }}
    >
      {(release) => <Release release={release} busy={query.isFetching} onMore={setBefore} />}
    </RecordPage>
  );
}

type Props = { release: ReleaseDetailView; busy: boolean; onMore: (before: number) => void };

function Release({ release, busy, onMore }: Props) {
  const { t } = useLingui();
  const name = useReleaseName(release);
  const { area, moves, next, events, builds, mounts } = release;
  const remote = !release.service_release;
  usePageTitle(t`「${name}」的發布`);
  return (
    <PageBody>
      <div>
        <LinkButton variant="quiet" size="small" to="/staff/releases" icon={<ChevronLeftIcon />}>
          <Trans>所有區域</Trans>
        </LinkButton>
      </div>
      <PageTitle title={name} small />
      <ReleaseState release={release} />
      {remote && moves && <ReleaseMoves release={release} name={name} />}
      {remote && moves && area !== 'shell' && <LocalRemote area={area} />}
      {remote && area !== 'shell' && <ForeignHosts area={area} moves={moves} />}
      <section className={css.section} aria-label={t`變更`}>
        <SectionTitle>{t`變更`}</SectionTitle>
        <ReleaseEvents events={events} />
        <MoreButton
          status={next ? t`已列出 ${events.length} 筆` : t`共 ${events.length} 筆，已全部列出`}
          more={next ? { label: t`列出更早的`, busy, onPress: () => onMore(next) } : undefined}
        />
      </section>
      {remote && (
        <>
          <section className={css.section} aria-label={t`速度`}>
            <SectionTitle>{t`速度`}</SectionTitle>
            <ReleaseVitals release={release} />
          </section>
          <PublishedBuilds builds={builds} mounts={mounts} />
        </>
      )}
    </PageBody>
  );
}
