import { lazyPage, Navigate, Route, Routes, useLocation, type RoutesModule } from '@hub/web';
import { CENTRE } from '@hub/tickets/web';
import { supportPages } from './support-pages.ts';

const SupportHomePage = lazyPage(() =>
  import(/* webpackChunkName: "support-home" */ './support-home/support-home.page.tsx').then((f) => f.SupportHomePage),
);
const ServiceHomePage = lazyPage(() =>
  import(/* webpackChunkName: "service-home" */ './service-home/service-home.page.tsx').then((f) => f.ServiceHomePage),
);
const FaqPage = lazyPage(() => import(/* webpackChunkName: "faq" */ './faq/faq.page.tsx').then((f) => f.FaqPage));

/** Pages of this area, with absolute paths; the router is the shell's. */
export const RemoteRoutes: RoutesModule['RemoteRoutes'] = () => (
  <Routes>
    <Route path="/support" element={<SupportHomePage />} />
    <Route path="/service_quick" element={<ServiceHomePage />} />
    <Route path="/service/:game" element={<ServiceHomePage />} />
    <Route path="/service/:game/create" element={supportPages.create} />
    <Route path="/service/:game/confirm-issue" element={supportPages.confirm} />
    <Route path="/service/:game/report-issue" element={supportPages.issue} />
    <Route path="/service/:game/continue" element={supportPages.goOn} />
    <Route path="/service/:game/query" element={supportPages.query} />
    <Route path="/service/:game/list" element={supportPages.list} />
    <Route path="/service/:game/view/:id" element={supportPages.view} />
    <Route path="/faq" element={<FaqPage />} />
    <Route path="/help/home" element={<HelpHome />} />
    <Route path="*" element={<Navigate to={CENTRE} replace />} />
  </Routes>
);

/** Help and questions are one page; what the address says goes along. */
function HelpHome() {
  const { search } = useLocation();
  return <Navigate to={`/faq${search}`} replace />;
}
