import { Card, ShieldAlertIcon } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import css from './support-home.module.css';

/** Stands here always, whatever the catalogue says. */
export function FraudNotice() {
  return (
    <Card lifted className={css.fraud}>
      <ShieldAlertIcon className={css.shield} />
      <div>
        <p className={css.bold}>
          <Trans context="support">請認明官方客服</Trans>
        </p>
        <p>
          <Trans context="support">官方人員不會私下收款，也不會索取密碼與驗證碼。</Trans>
        </p>
      </div>
    </Card>
  );
}
