import { useLingui } from '@lingui/react/macro';
import { useApprovalCountQuery } from './approvals.api.ts';
import css from './approvals.module.css';

const EVERY_MS = 30_000;

/** How many requests wait for whoever is signed in; kept up to date while the desk is open. */
export function ApprovalsWaiting() {
  const { t } = useLingui();
  const { data } = useApprovalCountQuery(undefined, { pollingInterval: EVERY_MS });
  const count = data?.decide ?? 0;
  if (count === 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t`${count} 筆等您核准`}</span>
    </span>
  );
}
