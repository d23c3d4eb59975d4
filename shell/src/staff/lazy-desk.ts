import { lazyPage } from '@hub/web';

const load = () => import(/* webpackChunkName: "staff-desk" */ './desk.ts');

/** What nobody needs who is not signed in. */
export const DeskAccount = lazyPage(() => load().then((file) => file.StaffAccount));
export const DeskContent = lazyPage(() => load().then((file) => file.DeskContent));
export const DeskTabs = lazyPage(() => load().then((file) => file.StaffTabs));
