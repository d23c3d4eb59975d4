import { lazyPage, Navigate, remotePages, useLocation, type RemotePages } from '@hub/web';
import { CENTRE } from '@hub/tickets/web';
import { supportPages } from './support-pages.ts';

const SupportHomePage = lazyPage(() =>
  import(/* webpackChunkName: "support-home" */ './support-home/support-home.page.tsx').then((f) => f.SupportHomePage),
);
const ServiceHomePage = lazyPage(() =>
  import(/* webpackChunkName: "service-home" */ './service-home/service-home.page.tsx').then((f) => f.ServiceHomePage),
);
const FaqPage = lazyPage(() => import(/* webpackChunkName: "faq" */ './faq/faq.page.tsx').then((f) => f.FaqPage));

/** Pages of this area; the router is the shell's. */
export const RemoteRoutes: RemotePages = remotePages({
  '/support': SupportHomePage,
  '/service_quick': ServiceHomePage,
  '/service/:game': ServiceHomePage,
  '/service/:game/create': supportPages.create,
  '/service/:game/confirm-issue': supportPages.confirm,
  '/service/:game/report-issue': supportPages.issue,
  '/service/:game/continue': supportPages.goOn,
  '/service/:game/query': supportPages.query,
  '/service/:game/list': supportPages.list,
  '/service/:game/view/:id': supportPages.view,
  '/faq': FaqPage,
  '/help/home': HelpHome,
  '*': () => <Navigate to={CENTRE} replace />,
});

/** Help and questions are one page; what the address says goes along. */
function HelpHome() {
  const { search } = useLocation();
  return <Navigate to={`/faq${search}`} replace />;
}
