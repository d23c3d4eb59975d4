import { lazyPage, loadTexts, Navigate, pageData, Route, Routes, useLocation } from '@hub/web';
import { GAME_LINK } from '@hub/federation/game-link';
import { ClickPage } from './click/click.page.tsx';
import { GameLinkPage } from './game-link/game-link.page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { LegalBar } from './legal/legal-bar.tsx';
import { GAME_ACCOUNT } from './member/return-path.ts';
import { NotFoundPage } from './not-found/not-found.page.tsx';
import { PortalPage } from './portal/portal.page.tsx';
import { MissingArea } from './remotes/missing-area.tsx';
import { RemoteOutlet } from './remotes/remote-outlet.tsx';
import { areaOf, missingArea } from './remotes/remote-registry.ts';
import { ShellBoundary } from './remotes/shell-boundary.tsx';

const LogInPage = lazyPage(() =>
  import(/* webpackChunkName: "member-login" */ './member/log-in/log-in.page.tsx').then((file) => file.LogInPage),
);
const OwnDataPage = lazyPage(() =>
  import(/* webpackChunkName: "member-data" */ './member/own-data/own-data.page.tsx').then((file) => file.OwnDataPage),
);
const GameAccountPage = lazyPage(() =>
  import(/* webpackChunkName: "member-account" */ './member/game-account/game-account.page.tsx').then(
    (file) => file.GameAccountPage,
  ),
);
const OwnReportPage = lazyPage(() =>
  import(/* webpackChunkName: "member-data" */ './member/own-data/own-report.page.tsx').then(
    (file) => file.OwnReportPage,
  ),
);
const AgreementPage = lazyPage(() =>
  import(/* webpackChunkName: "agreement" */ './legal/agreement.page.tsx').then((file) => file.AgreementPage),
);
const StaffFrame = lazyPage(async () => {
  const [file] = await Promise.all([
    import(/* webpackChunkName: "staff-frame" */ './staff/staff-frame.tsx'),
    loadTexts(pageData().shell.staffLocales),
  ]);
  return file.StaffFrame;
});

/** The site's map: the shell's own pages; every other address belongs to the first remote whose pattern fits. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route
        path="/staff/*"
        element={
          <ShellBoundary>
            <StaffFrame />
          </ShellBoundary>
        }
      />
      <Route path="/click/:id" element={<ClickPage />} />
      <Route element={<SiteLayout bar={<LegalBar />} />}>
        <Route path="/member/complete_agreement" element={<AgreementPage />} />
      </Route>
      <Route element={<SiteLayout />}>
        <Route path="/" element={<Navigate to="/game" replace />} />
        <Route path="/game" element={<PortalPage />} />
        <Route path={GAME_LINK} element={<GameLinkPage />} />
        <Route path="/member/login" element={<LogInPage />} />
        <Route path="/member/my-data" element={<OwnDataPage />} />
        <Route path={GAME_ACCOUNT} element={<GameAccountPage />} />
        <Route path="/member/report/:desk/:number" element={<OwnReportPage />} />
        <Route
          path="/member/privacy_agreement"
          element={<Navigate to="/member/complete_agreement?site=long_e#privacy" replace />}
        />
        <Route path="*" element={<RemoteRoute />} />
      </Route>
    </Routes>
  );
}

function RemoteRoute() {
  const { pathname } = useLocation();
  const owner = areaOf(pathname);
  if (owner) return <RemoteOutlet area={owner.area} expose={owner.expose} />;
  const missing = missingArea(pathname);
  return missing ? <MissingArea area={missing} /> : <NotFoundPage />;
}
