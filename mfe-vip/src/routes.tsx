import { Route, Routes } from '@hub/web';
import { VipSoonPage } from './vip-soon.page.tsx';

/** Pages of this area, with absolute paths; the router is the shell's. */
export function RemoteRoutes() {
  return (
    <Routes>
      <Route path="/vipservice" element={<VipSoonPage />} />
      <Route path="/vipservice/:game" element={<VipSoonPage />} />
      <Route path="/vipservice/:game/query" element={<VipSoonPage />} />
      <Route path="/vipservice/:game/list" element={<VipSoonPage />} />
      <Route path="/vipservice/:game/view/:id" element={<VipSoonPage />} />
      <Route path="/vipservice/:game/create" element={<VipSoonPage />} />
    </Routes>
  );
}
