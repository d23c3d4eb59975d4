import { lazyPage, Route, Routes, type RoutesModule } from '@hub/web';

const exclusive = () => import(/* webpackChunkName: "survey-exclusive" */ './exclusive/exclusive.page.tsx');
const Survey2021Page = lazyPage(() => exclusive().then((file) => file.Survey2021Page));
const SurveyEvent18Page = lazyPage(() => exclusive().then((file) => file.SurveyEvent18Page));
const SurveyFormPage = lazyPage(() =>
  import(/* webpackChunkName: "survey-form" */ './embedded/form.page.tsx').then((file) => file.SurveyFormPage),
);
const SurveyPage = lazyPage(() =>
  import(/* webpackChunkName: "survey" */ './survey/survey.page.tsx').then((file) => file.SurveyPage),
);
const MiniPage = lazyPage(() =>
  import(/* webpackChunkName: "survey-mini" */ './mini/mini.page.tsx').then((file) => file.MiniPage),
);
const PreviewPage = lazyPage(() =>
  import(/* webpackChunkName: "survey-preview" */ './preview/preview.page.tsx').then((file) => file.PreviewPage),
);

/** Pages of this area, with absolute paths; the router is the shell's. */
export const RemoteRoutes: RoutesModule['RemoteRoutes'] = () => (
  <Routes>
    <Route path="/survey/event18/:game" element={<SurveyEvent18Page />} />
    <Route path="/survey/2021/:game" element={<Survey2021Page />} />
    <Route path="/survey/form/:key" element={<SurveyFormPage />} />
    <Route path="/survey/mini" element={<MiniPage />} />
    <Route path="/survey/:token" element={<SurveyPage />} />
    <Route path="/test/:id" element={<PreviewPage />} />
  </Routes>
);
