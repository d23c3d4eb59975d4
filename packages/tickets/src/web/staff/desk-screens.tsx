import { lazyPage, useLocation } from '@hub/web';
import { DeskPage } from './desk.page.tsx';
import { isMacrosAddress } from './macros/macros-address.ts';
import { isMailsAddress } from './mails/mails-address.ts';
import { useStaffDesk } from './staff-desk-context.ts';

const MacrosPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-macros" */ './macros/macros-pages.tsx').then((file) => file.MacrosPages),
);

const MailsPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-mails" */ './mails/mails.page.tsx').then((file) => file.MailsPage),
);

/** Which screen of the desk the address names: settings, or the queue with its cases. */
export function DeskScreens() {
  const { desk } = useStaffDesk();
  const { pathname } = useLocation();
  if (isMacrosAddress(desk, pathname)) return <MacrosPages />;
  return isMailsAddress(desk, pathname) ? <MailsPage /> : <DeskPage />;
}
