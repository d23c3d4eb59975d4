import { CopyButton, formatTime, LinkButton, Notice } from '@hub/web';
import type { PartnerKeyRequestView } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import css from './keys.module.css';

/** The request stands; a new secret is shown this once. */
export function KeyAsked({ asked: { approval, secret } }: { asked: PartnerKeyRequestView['data'] }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t`已提出`} className={css.asked}>
      <Notice kind="ok" title={t`已提出，等另一位系統管理者核准`}>
        <p>
          <Trans>{formatTime(approval.expires_at)} 前沒有核准就會作廢。</Trans>
        </p>
      </Notice>
      {secret && (
        <Notice kind="warn" title={t`請現在把密鑰交給遊戲的工程師`}>
          <div className={css.form}>
            <p className={css.secret}>
              <code ref={shown}>{secret}</code>
              <CopyButton text={secret} label={t`複製密鑰`} variant="words" shown={shown} />
            </p>
            <p>
              <Trans>
                這是 32 個位元組的
                base64url。核准之前沒有作用；離開這一頁就不會再顯示。請用公司的密碼管理工具轉交，不要貼在聊天室或郵件。
              </Trans>
            </p>
          </div>
        </Notice>
      )}
      <div className={css.deeds}>
        <LinkButton size="small" to="/staff/approvals">
          <Trans>看等待核准的清單</Trans>
        </LinkButton>
        <LinkButton size="small" variant="quiet" to="/staff/keys">
          <Trans>回到遊戲金鑰</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
