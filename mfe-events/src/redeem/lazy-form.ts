import { lazyPage } from '@hub/web';

/** The form brings the libraries of forms: they come while the event is asked for, and not where nothing is asked. */
export const RedeemForm = lazyPage(() =>
  import(/* webpackChunkName: "redeem-form" */ './redeem-form.tsx').then((file) => file.RedeemForm),
);
