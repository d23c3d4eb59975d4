import { BigWord, LinkButton, usePageTitle, useSession } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './not-found.module.css';

/** Nobody owns this address. */
export function NotFoundPage() {
  const { t } = useLingui();
  const session = useSession();
  usePageTitle(t`這裡沒有這一頁`);
  return (
    <div className={css.page}>
      <BigWord>{404}</BigWord>
      <h1 className={css.title}>
        <Trans>這裡沒有這一頁</Trans>
      </h1>
      <p className={css.text}>
        <Trans>連結可能過期了，或網址少了一段。您的資料都還在。</Trans>
      </p>
      <div className={css.ways}>
        <LinkButton look="primary" wide="always" to="/game">
          <Trans>回遊戲入口</Trans>
        </LinkButton>
        <LinkButton look="quiet" wide="always" to={session?.game ? `/service/${session.game}/query` : '/support'}>
          <Trans>用查詢碼找回報</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
