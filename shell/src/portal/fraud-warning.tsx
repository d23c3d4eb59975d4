import { Card, ShieldAlertIcon } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import css from './portal.module.css';

/** Stands at the top of the portal whatever the catalogue says. */
export function FraudWarning() {
  return (
    <Card lifted className={css.warning}>
      <ShieldAlertIcon className={css.shield} />
      <div>
        <p className={css.bold}>
          <Trans>請認明官方儲值管道</Trans>
        </p>
        <p>
          <Trans>官方人員不會私下收款，也不會索取密碼與驗證碼。</Trans>
        </p>
      </div>
    </Card>
  );
}
