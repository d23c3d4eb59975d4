import { CopyButton, LinkButton, Notice } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import css from './accounts.module.css';

type Props = { name: string; login: string; password: string; account?: number };

/** A password that is shown this once, to be handed over in person. */
export function OneTimePassword({ name, login, password, account }: Props) {
  const { t } = useLingui();
  const shown = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={css.once} role="group" aria-label={t`一次性密碼`}>
      <Notice kind="ok" title={t`請把這組密碼交給${name}`}>
        <div className={css.handed}>
          <dl className={css.pair}>
            <dt>
              <Trans>帳號</Trans>
            </dt>
            <dd>
              <code>{login}</code>
            </dd>
            <dt>
              <Trans>密碼</Trans>
            </dt>
            <dd>
              <code ref={shown}>{password}</code>
              <CopyButton text={password} label={t`複製密碼`} variant="words" shown={shown} />
            </dd>
          </dl>
          <p>
            <Trans>7 天內用它登入一次，系統會請對方換成自己的密碼並設定驗證器。離開這一頁就不會再顯示。</Trans>
          </p>
          {account !== undefined && (
            <LinkButton size="small" to={`/staff/accounts/${account}`}>
              <Trans>查看這個帳號</Trans>
            </LinkButton>
          )}
        </div>
      </Notice>
    </div>
  );
}
