import { EmptyState, isApiFault, Skeleton, useStaffMeQuery } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ScreenFault } from '../screen.tsx';
import { StaffContext } from '../staff-context.ts';
import { mayReadCodes } from './code-rights.ts';
import { CodeViews, type CodesPlace } from './code-views.tsx';
import css from './codes-frame.module.css';

/** Events and their codes: who looks, the views at the side, and the screen. */
export function CodesFrame({ at, children }: { at: CodesPlace; children: ReactNode }) {
  const { t } = useLingui();
  const { data: me, error, refetch } = useStaffMeQuery();
  if (!me)
    return (
      <div className={css.screen}>
        <h1 className="visually-hidden">{t`活動與序號`}</h1>
        {error ? <ScreenFault fault={error} onRetry={() => void refetch()} /> : <Skeleton shape="rows" count={5} />}
      </div>
    );
  if (!mayReadCodes(me))
    return (
      <>
        <h1 className="visually-hidden">{t`活動與序號`}</h1>
        <EmptyState title={t`這個帳號不能看活動序號`} text={t`需要時請管理者開「活動」或「客服」角色。`} />
      </>
    );
  const signedIn = !(isApiFault(error) && error.status === 401);
  return (
    <StaffContext value={{ me, signedIn }}>
      <div className={css.desk}>
        <CodeViews at={at} />
        <div className={css.screen}>{children}</div>
      </div>
    </StaffContext>
  );
}
