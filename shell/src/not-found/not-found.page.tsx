import { LinkButton, useSession } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { NotFound } from './not-found.tsx';

/** No page of the site has this address. */
export function NotFoundPage() {
  const session = useSession();
  return (
    <NotFound text={<Trans>連結可能過期了，或網址少了一段。您的資料都還在。</Trans>}>
      <LinkButton look="primary" wide="always" to="/game">
        <Trans>回遊戲入口</Trans>
      </LinkButton>
      <LinkButton look="quiet" wide="always" to={session?.game ? `/service/${session.game}/query` : '/support'}>
        <Trans>用查詢碼找回報</Trans>
      </LinkButton>
    </NotFound>
  );
}
