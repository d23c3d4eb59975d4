import { pageData } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import css from './preview-banner.module.css';

/** Whoever is shown a build that others are not is told so, and may leave it. */
export function PreviewBanner() {
  const { previews = [] } = pageData();
  if (previews.length === 0) return null;
  const builds = previews.map(({ area, build }) => `${area} ${build}`).join(', ');
  return (
    <p className={css.banner}>
      <Trans>
        您看到的是預覽版本（{builds}），其他人看不到。<a href="?preview=off">離開預覽</a>
      </Trans>
    </p>
  );
}
