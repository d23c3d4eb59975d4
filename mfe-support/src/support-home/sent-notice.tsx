import { LinkButton, Notice } from '@hub/web';
import { NO_GAME, type Sent } from '@hub/tickets/web';
import { Trans, useLingui } from '@lingui/react/macro';

/** Why a page sent the player here, in the server's words, and the way back to what was typed. */
export function SentNotice({ message = '', back, expired }: Sent) {
  const { t } = useLingui();
  const lost = message === NO_GAME ? t({ context: 'support', message: '找不到這個遊戲' }) : message;
  if (expired) {
    return (
      <Notice kind="warn" role="alert" title={t({ context: 'support', message: '登入逾時了' })}>
        <p>
          <Trans context="support">請回到遊戲重新開啟，或選擇遊戲，用查詢碼查看回報。</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="bad" role="alert" title={lost}>
      {back ? (
        <>
          <p>
            <Trans context="support">您填的內容已存成草稿，還在這台裝置上。</Trans>
          </p>
          <LinkButton variant="quiet" size="small" to={back}>
            <Trans context="support">回到剛才的回報</Trans>
          </LinkButton>
        </>
      ) : (
        <p>
          <Trans context="support">請選擇遊戲，再試一次。</Trans>
        </p>
      )}
    </Notice>
  );
}
