import { lazyPage } from '@hub/web';
import type { Desk } from '@hub/contracts/tickets';

export function lazyReports(desk: Desk, at: string) {
  return lazyPage(() =>
    import(/* webpackChunkName: "staff-reports" */ './reports/staff-reports.tsx').then((file) =>
      file.staffReports(desk, at),
    ),
  );
}
