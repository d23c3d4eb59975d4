import { lazyPage, Route, Routes, type RoutesModule } from '@hub/web';

const RedeemPage = lazyPage(() =>
  import(/* webpackChunkName: "redeem" */ './redeem/redeem.page.tsx').then((file) => file.RedeemPage),
);
const DeliverooPage = lazyPage(() =>
  import(/* webpackChunkName: "deliveroo" */ './deliveroo/deliveroo.page.tsx').then((file) => file.DeliverooPage),
);

/** Pages of this area, with absolute paths; the router is the shell's. */
export const RemoteRoutes: RoutesModule['RemoteRoutes'] = () => (
  <Routes>
    <Route path="/events/event_serial" element={<RedeemPage />} />
    <Route path="/events/deliveroo" element={<DeliverooPage />} />
  </Routes>
);
