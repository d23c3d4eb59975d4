import { lazyPage, Navigate, Route, Routes, type RoutesModule } from '@hub/web';
import { CENTRE } from '@hub/tickets/web';
import { vipPages } from './vip-pages.tsx';

const VipHomePage = lazyPage(() =>
  import(/* webpackChunkName: "vip-home" */ './home/vip-home.page.tsx').then((file) => file.VipHomePage),
);

/** Pages of this area, with absolute paths; the router is the shell's. */
export const RemoteRoutes: RoutesModule['RemoteRoutes'] = () => (
  <Routes>
    <Route path="/vipservice" element={<VipHomePage />} />
    <Route path="/vipservice/:game" element={<VipHomePage />} />
    <Route path="/vipservice/:game/create" element={vipPages.create} />
    <Route path="/vipservice/:game/continue" element={vipPages.goOn} />
    <Route path="/vipservice/:game/query" element={vipPages.query} />
    <Route path="/vipservice/:game/list" element={vipPages.list} />
    <Route path="/vipservice/:game/view/:id" element={vipPages.view} />
    <Route path="*" element={<Navigate to={CENTRE} replace />} />
  </Routes>
);
