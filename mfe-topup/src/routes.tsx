import { lazyPage, Route, Routes } from '@hub/web';
import { TopupSoonPage } from './topup-soon.page.tsx';

const OutcomePage = lazyPage(() =>
  import(/* webpackChunkName: "topup-outcome" */ './outcome/outcome.page.tsx').then((file) => file.OutcomePage),
);
const NumberPage = lazyPage(() =>
  import(/* webpackChunkName: "topup-number" */ './number/number.page.tsx').then((file) => file.NumberPage),
);
const OwnOrdersPage = lazyPage(() =>
  import(/* webpackChunkName: "topup-orders" */ './own-orders/own-orders.page.tsx').then((file) => file.OwnOrdersPage),
);

/** Pages of this area, with absolute paths; the router is the shell's. */
export function RemoteRoutes() {
  return (
    <Routes>
      <Route path="/wire_report/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_portal/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_v2/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_v3/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_v2_sandbox/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_code" element={<NumberPage />} />
      <Route path="/wire_report_result" element={<OutcomePage />} />
      <Route path="/wire_report_orders" element={<OwnOrdersPage />} />
    </Routes>
  );
}
