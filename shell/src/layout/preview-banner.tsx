import { pageData } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import css from './preview-banner.module.css';

/** Whoever is shown a build that others are not is told so, and may leave it. */
export function PreviewBanner() {
  const { previews = [], uncarriedPreviews = [], local } = pageData();
  if (local) return <LocalBanner {...local} />;
  if (previews.length + uncarriedPreviews.length === 0) return null;
  return (
    <div className={css.banner}>
      {previews.length > 0 && <Shown builds={wordsOf(previews)} />}
      {uncarriedPreviews.length > 0 && <Uncarried builds={wordsOf(uncarriedPreviews)} />}
    </div>
  );
}

const wordsOf = (previews: { area: string; build: string }[]) =>
  previews.map(({ area, build }) => `${area} ${build}`).join(', ');

function Shown({ builds }: { builds: string }) {
  return (
    <p className={css.words}>
      <Trans>
        您看到的是預覽版本（{builds}），其他人看不到。<a href="?preview=off">離開預覽</a>
      </Trans>
    </p>
  );
}

function Uncarried({ builds }: { builds: string }) {
  return (
    <p className={css.words} role="alert">
      <Trans>
        預覽版本（{builds}）現在無法顯示：與目前的平台版本不合，或暫時讀不到。您看到的是其他版本。
        <a href="?preview=off">離開預覽</a>
      </Trans>
    </p>
  );
}

function LocalBanner({ area, address }: { area: string; address: string }) {
  const answered = pageData().registry.areas[area]?.entry.startsWith(`${address}/`);
  return (
    <p className={css.banner} role={answered ? undefined : 'alert'}>
      {answered ? (
        <Trans>
          「{area}」來自您自己的電腦（{address}），其他人看不到。<a href="?preview=off">結束</a>
        </Trans>
      ) : (
        <Trans>
          {address} 沒有回應，這裡看到的「{area}」是正式版本。<a href="?preview=off">結束</a>
        </Trans>
      )}
    </p>
  );
}
