import { lazyPage, useLocation, type StaffModule } from '@hub/web';

const SurveysPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-surveys" */ './staff/surveys-pages.tsx').then((file) => file.SurveysPages),
);
const LegalPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-legal" */ './staff/legal/legal-pages.tsx').then((file) => file.LegalPages),
);

const PersonalDataPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-personal-data" */ './staff/personal-data/personal-data-pages.tsx').then(
    (file) => file.PersonalDataPages,
  ),
);

/** Staff screens of this area: surveys, below `/staff/legal` the legal texts, and requests about personal data. */
export const StaffRoutes: StaffModule['StaffRoutes'] = () => {
  const { pathname } = useLocation();
  if (pathname.startsWith('/staff/personal-data')) return <PersonalDataPages />;
  return pathname.startsWith('/staff/legal') ? <LegalPages /> : <SurveysPages />;
};
