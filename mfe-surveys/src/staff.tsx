import { lazyPage } from '@hub/web';

const SurveysPages = lazyPage(() =>
  import(/* webpackChunkName: "staff-surveys" */ './staff/surveys-pages.tsx').then((file) => file.SurveysPages),
);

/** Staff screens of this area, below `/staff/surveys`. */
export function StaffRoutes() {
  return <SurveysPages />;
}
