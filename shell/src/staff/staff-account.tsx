import { Button, NavLink } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLeave } from './session/use-leave.ts';
import css from './staff.module.css';

export function StaffAccount({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  const { leave, isLeaving, failed } = useLeave();
  return (
    <div className={css.account}>
      <NavLink to="/staff/account" className={css.person} title={t`我的帳號`}>
        <span className={css.sign} aria-hidden="true">
          {[...me.name].at(-1)}
        </span>
        <span className={css.name}>{me.name}</span>
        <span className="visually-hidden">
          <Trans>的帳號</Trans>
        </span>
      </NavLink>
      <span role="status" className={css.fault}>
        {failed && <Trans>沒有登出，再試一次</Trans>}
      </span>
      <Button variant="quiet" size="small" busy={isLeaving} onClick={leave}>
        <Trans>登出</Trans>
      </Button>
    </div>
  );
}
