import { lazyPage } from '@hub/web';
import type { Desk } from '@hub/contracts/tickets';

/** The reports of a desk, in a chunk of their own. */
export function lazyReports(desk: Desk) {
  return lazyPage(() =>
    import(/* webpackChunkName: "staff-reports" */ './reports/staff-reports.tsx').then((file) =>
      file.staffReports(desk),
    ),
  );
}
