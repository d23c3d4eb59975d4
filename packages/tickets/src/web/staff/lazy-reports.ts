import { lazyPage } from '@hub/web';
import type { Desk } from '@hub/contracts/tickets';

/** The reports of a desk, in a chunk of their own; `at`: their address. */
export function lazyReports(desk: Desk, at: string) {
  return lazyPage(() =>
    import(/* webpackChunkName: "staff-reports" */ './reports/staff-reports.tsx').then((file) =>
      file.staffReports(desk, at),
    ),
  );
}
