import { useStaffMeQuery } from '@hub/web';
import type { Desk } from '@hub/contracts/tickets';
import { useMemo } from 'react';
import { ReportsContext } from './reports-context.ts';
import { reportsApi } from './reports.api.ts';
import { ReportsPage } from './reports.page.tsx';

export function staffReports(desk: Desk, at: string) {
  const api = reportsApi(desk);
  return function StaffReports() {
    const { data: me } = useStaffMeQuery();
    const area = useMemo(() => me && { desk, api, me, at }, [me]);
    return area ? (
      <ReportsContext value={area}>
        <ReportsPage />
      </ReportsContext>
    ) : null;
  };
}
