import { lazyPage, useLocation, type StaffModule } from '@hub/web';

const DeliveriesPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-deliveries" */ './staff/deliveries-pages.tsx').then(
    (file) => file.DeliveriesPages,
  ),
);
const EventsDesk = lazyPage(() =>
  import(/* webpackChunkName: "staff-events" */ './staff/codes/events-desk.tsx').then((file) => file.EventsDesk),
);
const SerialsPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-serials" */ './staff/serials/serials-pages.tsx').then((file) => file.SerialsPages),
);

/**
 * Staff screens of this area: what is sent into the games at `/staff/deliveries`, events at `/staff/events`, their codes at
 * `/staff/serials`.
 */
export const StaffRoutes: StaffModule['StaffRoutes'] = () => {
  const { pathname } = useLocation();
  if (pathname.startsWith('/staff/events')) return <EventsDesk />;
  return pathname.startsWith('/staff/serials') ? <SerialsPages /> : <DeliveriesPages />;
};
