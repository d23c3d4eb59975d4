import { LinkButton, useLocation } from '@hub/web';
import { MessageCircleIcon } from '@hub/web/parts';
import type { SetupView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './service-home.module.css';

/** The device as the game names it, else as the browser does. */
function isAndroid(search: string): boolean {
  return /android/i.test(new URLSearchParams(search).get('usr_device') ?? navigator.userAgent);
}

/** A row: the official account in a chat app; on Android a page explains how to add it, elsewhere a link does. */
export function Invitation({ setup }: { setup: SetupView }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const guided = isAndroid(search) && setup.line_guide_link !== '';
  const link = guided ? setup.line_guide_link : setup.line_invite_link;
  const account = setup.line_account_name;
  if (!link) return null;
  return (
    <li className={css.invitation}>
      <span className={css.invitationIcon}>
        <MessageCircleIcon />
      </span>
      <div className={css.invitationWords}>
        <h2 className={css.invitationTitle}>
          <Trans context="support">加入官方帳號</Trans>
        </h2>
        <p className={css.invitationText}>
          {account
            ? t({ context: 'support', message: `加入「${account}」，有新回覆時，直接在聊天室通知您。` })
            : t({ context: 'support', message: '有新回覆時，直接在聊天室通知您。' })}
        </p>
        <LinkButton href={link} target="_blank" rel="noreferrer">
          {guided ? <Trans context="support">看加入方式</Trans> : <Trans context="support">加入好友</Trans>}
        </LinkButton>
      </div>
    </li>
  );
}
