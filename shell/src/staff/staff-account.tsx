import { Button, isApiFault, useStaffSignOutMutation } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans } from '@lingui/react/macro';
import { forgetDrafts } from './forget-drafts.ts';
import css from './staff.module.css';

/** Who is signed in, and the way out. */
export function StaffAccount({ me }: { me: StaffMe }) {
  const [signOut, { isLoading, error }] = useStaffSignOutMutation();
  // A full load afterwards: nothing of the one person may stay in the store for the next.
  const leave = async () => {
    const { error: fault } = await signOut();
    if (fault && !(isApiFault(fault) && fault.status === 401)) return;
    forgetDrafts();
    location.assign('/staff');
  };
  return (
    <div className={css.account}>
      <span className={css.sign} aria-hidden="true">
        {[...me.name].at(-1)}
      </span>
      <span className={css.name}>{me.name}</span>
      <span role="status" className={css.fault}>
        {error && <Trans>沒有登出，再試一次</Trans>}
      </span>
      <Button look="quiet" size="small" busy={isLoading} onClick={() => void leave()}>
        <Trans>登出</Trans>
      </Button>
    </div>
  );
}
