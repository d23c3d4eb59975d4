import { lazyPage, useLocation } from '@hub/web';
import { isPlayersAddress } from './card/players-address.ts';
import { isDeadlinesAddress } from './deadlines/deadlines-address.ts';
import { DeskPage } from './desk.page.tsx';
import { isJobsAddress } from './desk-jobs/jobs-address.ts';
import { isRetentionAddress } from './retention/retention-address.ts';
import { isMacrosAddress } from './macros/macros-address.ts';
import { isMailsAddress } from './mails/mails-address.ts';
import { useStaffDesk } from './staff-desk-context.ts';

const MacrosPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-macros" */ './macros/macros-pages.tsx').then((file) => file.MacrosPages),
);

const DeadlinesPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-deadlines" */ './deadlines/deadlines.page.tsx').then((file) => file.DeadlinesPage),
);

const MailsPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-mails" */ './mails/mails.page.tsx').then((file) => file.MailsPage),
);

const PlayersPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-players" */ './card/players.page.tsx').then((file) => file.PlayersPage),
);

const JobsPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-jobs" */ './desk-jobs/jobs.page.tsx').then((file) => file.JobsPage),
);

const RetentionPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-retention" */ './retention/retention.page.tsx').then((file) => file.RetentionPage),
);

export function DeskScreens() {
  const { desk } = useStaffDesk();
  const { pathname } = useLocation();
  if (isMacrosAddress(desk, pathname)) return <MacrosPages />;
  if (isPlayersAddress(desk, pathname)) return <PlayersPage />;
  if (isRetentionAddress(desk, pathname)) return <RetentionPage />;
  if (isDeadlinesAddress(desk, pathname)) return <DeadlinesPage />;
  if (isJobsAddress(desk, pathname)) return <JobsPage />;
  return isMailsAddress(desk, pathname) ? <MailsPage /> : <DeskPage />;
}
