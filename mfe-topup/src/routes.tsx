import { lazyPage, Navigate, remotePages, useLocation, useParams, type RemotePages } from '@hub/web';

const flow = () => import(/* webpackChunkName: "topup-flow" */ './flow/flow.page.tsx');
const TaiwanPage = lazyPage(() => flow().then((file) => file.TaiwanPage));
const OverseasPage = lazyPage(() => flow().then((file) => file.OverseasPage));
const RehearsalPage = lazyPage(() => flow().then((file) => file.RehearsalPage));
const ChooserPage = lazyPage(() =>
  import(/* webpackChunkName: "topup-chooser" */ './portal/chooser.page.tsx').then((file) => file.ChooserPage),
);
const OutcomePage = lazyPage(() =>
  import(/* webpackChunkName: "topup-outcome" */ './outcome/outcome.page.tsx').then((file) => file.OutcomePage),
);
const NumberPage = lazyPage(() =>
  import(/* webpackChunkName: "topup-number" */ './number/number.page.tsx').then((file) => file.NumberPage),
);
const OwnOrdersPage = lazyPage(() =>
  import(/* webpackChunkName: "topup-orders" */ './own-orders/own-orders.page.tsx').then((file) => file.OwnOrdersPage),
);

/** Pages of this area; the router is the shell's. */
export const RemoteRoutes: RemotePages = remotePages({
  '/wire_report/:game': ToTaiwan,
  '/wire_report_portal/:game': ChooserPage,
  '/wire_report_v2/:game': TaiwanPage,
  '/wire_report_v3/:game': OverseasPage,
  '/wire_report_v2_sandbox/:game': RehearsalPage,
  '/wire_report_code': NumberPage,
  '/wire_report_result': OutcomePage,
  '/wire_report_orders': OwnOrdersPage,
});

/** The query goes along: it may hold the order that fills the form. */
function ToTaiwan() {
  const { game = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/wire_report_v2/${encodeURIComponent(game)}${search}`} replace />;
}
