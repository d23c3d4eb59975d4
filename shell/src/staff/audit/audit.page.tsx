import { useLocation, useNavigate, usePageTitle } from '@hub/web';
import { useReturnToRow } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { filtersOf, listAddress, rowIdOf } from './audit-address.ts';
import { AuditDetailPane } from './audit-detail.tsx';
import { AuditFiltersForm } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { useAuditOverviewQuery } from './audit.api.ts';
import css from './audit.module.css';
import { ChainStates } from './chain-states.tsx';
import { AuditMonths } from './sign-off/audit-months.tsx';
import { useAuditRows } from './use-audit-rows.ts';

/** Filters and chains, rows, one row. Beside each other on wide screens; below that a row is a page of its own. */
export function AuditPage() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const filters = filtersOf((name) => params.get(name));
  const id = rowIdOf(pathname);
  const rows = useAuditRows(filters);
  const overview = useAuditOverviewQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: 30_000 });
  usePageTitle(id === null ? t`稽核紀錄` : t`稽核紀錄 #${id}`);
  useReturnToRow(id);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || id === null || event.defaultPrevented) return;
    void navigate(listAddress(filters));
  };
  return (
    <div className={css.audit} data-open={id !== null || undefined} onKeyDown={onKey}>
      <aside className={css.aside} aria-label={t`搜尋與紀錄鏈`}>
        <AuditFiltersForm
          filters={filters}
          actions={overview.data?.actions ?? []}
          services={overview.data?.chains.map(({ service }) => service) ?? []}
          fault={rows.fault}
          busy={rows.busy}
        />
        <ChainStates overview={overview} />
        <AuditMonths />
      </aside>
      <AuditList filters={filters} rows={rows} openId={id} />
      {id !== null && <AuditDetailPane key={id} id={id} filters={filters} />}
    </div>
  );
}
