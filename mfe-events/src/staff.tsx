import { lazyPage } from '@hub/web';

const DeliveriesPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-deliveries" */ './staff/deliveries-pages.tsx').then(
    (file) => file.DeliveriesPages,
  ),
);

/** Staff screens of this area: what is sent into the games, at `/staff/deliveries`. */
export function StaffRoutes() {
  return <DeliveriesPages />;
}
