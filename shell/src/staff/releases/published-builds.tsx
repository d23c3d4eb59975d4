import { formatTime, SectionTitle } from '@hub/web';
import type { BuildMounts, BuildView } from '@hub/contracts/releases';
import { useLingui } from '@lingui/react/macro';
import { MountRate } from './mount-rate.tsx';
import css from './releases.module.css';
import { UncarriedAreas } from './uncarried-areas.tsx';

type Props = { builds: readonly BuildView[]; mounts: readonly BuildMounts[] };

/** What was published of an area, the newest first, with what visitors still have of it; shells with the areas that they do not carry. */
export function PublishedBuilds({ builds, mounts }: Props) {
  const { t } = useLingui();
  return (
    <section className={css.section} aria-label={t`發布過的版本`}>
      <SectionTitle>{t`發布過的版本`}</SectionTitle>
      <ul className={css.builds}>
        {builds.map(({ build, published_at: at, by, needs, retired_at: retired, uncarried = [] }) => (
          <li key={build}>
            <code className={css.build}>{build}</code> <time dateTime={at}>{formatTime(at)}</time> · {by}
            {retired && <span className={css.quiet}> · {t`${formatTime(retired)} 退下`}</span>}
            {needs && (
              <span className={css.quiet}>
                {' '}
                ·{' '}
                {Object.entries(needs)
                  .map((pair) => pair.join(' '))
                  .join(', ')}
              </span>
            )}
            {mounts.some((row) => row.build === build) && (
              <span className={css.quiet}>
                {' '}
                · <MountRate mounts={mounts} build={build} />
              </span>
            )}
            <UncarriedAreas areas={uncarried} />
          </li>
        ))}
      </ul>
    </section>
  );
}
