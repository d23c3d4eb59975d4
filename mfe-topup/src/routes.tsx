import { Route, Routes } from '@hub/web';
import { TopupSoonPage } from './topup-soon.page.tsx';

/** Pages of this area, with absolute paths; the router is the shell's. */
export function RemoteRoutes() {
  return (
    <Routes>
      <Route path="/wire_report/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_portal/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_v2/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_v3/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_v2_sandbox/:game" element={<TopupSoonPage />} />
      <Route path="/wire_report_code" element={<TopupSoonPage />} />
      <Route path="/wire_report_result" element={<TopupSoonPage />} />
      <Route path="/wire_report_orders" element={<TopupSoonPage />} />
    </Routes>
  );
}
