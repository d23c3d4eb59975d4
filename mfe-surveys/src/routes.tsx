import { lazyPage, remotePages, type RemotePages } from '@hub/web';

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

/** Pages of this area; the router is the shell's. */
export const RemoteRoutes: RemotePages = remotePages({
  '/survey/event18/:game': SurveyEvent18Page,
  '/survey/2021/:game': Survey2021Page,
  '/survey/form/:key': SurveyFormPage,
  '/survey/mini': MiniPage,
  '/survey/:token': SurveyPage,
  '/test/:id': PreviewPage,
});
