import { lazyPage, Navigate, remotePages, type RemotePages } from '@hub/web';
import { CENTRE } from '@hub/tickets/web';
import { vipPages } from './vip-pages.tsx';

const VipHomePage = lazyPage(() =>
  import(/* webpackChunkName: "vip-home" */ './home/vip-home.page.tsx').then((file) => file.VipHomePage),
);

/** Pages of this area; the router is the shell's. */
export const RemoteRoutes: RemotePages = remotePages({
  '/vipservice': VipHomePage,
  '/vipservice/:game': VipHomePage,
  '/vipservice/:game/create': vipPages.create,
  '/vipservice/:game/continue': vipPages.goOn,
  '/vipservice/:game/query': vipPages.query,
  '/vipservice/:game/list': vipPages.list,
  '/vipservice/:game/view/:id': vipPages.view,
  '*': () => <Navigate to={CENTRE} replace />,
});
