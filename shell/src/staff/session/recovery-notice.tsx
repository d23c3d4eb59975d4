import { Button, ButtonRow, LinkButton, Notice } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './session.module.css';

/** This sign-in took a recovery code: how many are left, and the way to the page that gives new ones. */
export function RecoveryNotice({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(false);
  const { recovery_left: left, used_recovery: used } = me.factor;
  if (!used || seen) return null;
  return (
    <div className={css.strip} role="status">
      <Notice kind={left < 3 ? 'warn' : 'info'} title={t`剛才用掉一組救援碼，還剩 ${left} 組`}>
        <p>
          <Trans>手機換了或不見了，請重新設定驗證器；如果不是您本人使用，請立刻通知系統管理者。</Trans>
        </p>
        <ButtonRow>
          <LinkButton size="small" to="/staff/account" onClick={() => setSeen(true)}>
            <Trans>前往我的帳號</Trans>
          </LinkButton>
          <Button size="small" variant="quiet" onClick={() => setSeen(true)}>
            <Trans>知道了</Trans>
          </Button>
        </ButtonRow>
      </Notice>
    </div>
  );
}
