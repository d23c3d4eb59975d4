import { lazyPage, useLocation } from '@hub/web';

const SurveysPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-surveys" */ './staff/surveys-pages.tsx').then((file) => file.SurveysPages),
);
const LegalPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-legal" */ './staff/legal/legal-pages.tsx').then((file) => file.LegalPages),
);

/** Staff screens of this area: surveys, and below `/staff/legal` the legal texts. */
export function StaffRoutes() {
  const { pathname } = useLocation();
  return pathname.startsWith('/staff/legal') ? <LegalPages /> : <SurveysPages />;
}
