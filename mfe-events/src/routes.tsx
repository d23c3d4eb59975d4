import { lazyPage, remotePages, type RemotePages } from '@hub/web';

const RedeemPage = lazyPage(() =>
  import(/* webpackChunkName: "redeem" */ './redeem/redeem.page.tsx').then((file) => file.RedeemPage),
);
const DeliverooPage = lazyPage(() =>
  import(/* webpackChunkName: "deliveroo" */ './deliveroo/deliveroo.page.tsx').then((file) => file.DeliverooPage),
);

/** Pages of this area; the router is the shell's. */
export const RemoteRoutes: RemotePages = remotePages({
  '/events/event_serial': RedeemPage,
  '/events/deliveroo': DeliverooPage,
});
