import { EmptyState, lazyPage, LinkButton, PageBody, useLocation } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { SurveysPage } from './list/surveys.page.tsx';
import { SurveyPage } from './one/survey.page.tsx';
import { ImportPage } from './people/import.page.tsx';
import { surveyAddress, surveyPlaceOf } from './surveys-address.ts';

const NewSurveyPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-survey-form" */ './make/new-survey.page.tsx').then((file) => file.NewSurveyPage),
);

/** Surveys: their list, a new one, one with its answers, and one file of it. */
export function SurveysPages() {
  const { pathname } = useLocation();
  const place = surveyPlaceOf(pathname);
  if ('file' in place) return <ImportPage key={place.file} survey={place.id} id={place.file} />;
  if ('id' in place) return <SurveyPage key={place.id} id={place.id} place={place.at} />;
  if (place.at === 'list') return <SurveysPage />;
  return place.at === 'new' ? <NewSurveyPage /> : <NoSuchPage />;
}

function NoSuchPage() {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <EmptyState
        page
        title={t`沒有這一頁`}
        action={<LinkButton to={surveyAddress.list}>{t`回問卷清單`}</LinkButton>}
      />
    </PageBody>
  );
}
