import { lazyPage, type StaffModule } from '@hub/web';

const TopupPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-topup" */ './staff/topup-pages.tsx').then((file) => file.TopupPages),
);

/** Staff screens of this area, below `/staff/topup`. */
export const StaffRoutes: StaffModule['StaffRoutes'] = () => <TopupPages />;
