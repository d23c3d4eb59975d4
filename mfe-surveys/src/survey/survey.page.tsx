import { EMBED_CODE, type SurveySettings } from '@hub/contracts/surveys';
import { Card, PageBody, PageWindow, Skeleton, useGameTheme, usePageTitle, useParams } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { closedBy, ClosedSurvey, isMissing, NoSurvey, SurveyAway } from '../closed-pages.tsx';
import { EmbeddedForm } from '../embedded/embedded-form.tsx';
import { useSurveyLine } from '../form/about-survey.tsx';
import { useSurveyQuery } from '../surveys.api.ts';
import { Said, useWordsIn } from '../words.tsx';
import { SurveyDone } from './survey-done.tsx';
import { SurveyToAnswer } from './survey-to-answer.tsx';

/** `/survey/:token`: a survey that is made at the desk, for whoever has its address. */
export function SurveyPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const {
    currentData: survey,
    error,
    isFetching,
    refetch,
  } = useSurveyQuery(token, { refetchOnMountOrArgChange: true });
  useGameTheme(survey?.game_id);
  usePageTitle(t`玩家問卷`);
  // What was read stays, though it could not be read once more.
  if (survey) return <OneSurvey key={token} token={token} survey={survey} />;
  if (isMissing(error))
    return (
      <PageBody width="text">
        <NoSurvey />
      </PageBody>
    );
  return (
    <>
      <PageWindow game="hub" label={t`官方調查`} title={t`玩家問卷`} />
      <PageBody overlap width="text">
        <Card lifted>
          {error ? (
            <SurveyAway fault={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton shape="fields" count={5} />
          )}
        </Card>
      </PageBody>
    </>
  );
}

type OneProps = { token: string; survey: SurveySettings };

function OneSurvey({ token, survey }: OneProps) {
  const { t } = useLingui();
  const title = useWordsIn()(survey.title);
  const line = useSurveyLine()(survey);
  const [sent, setSent] = useState<string>();
  usePageTitle(title);
  return (
    <>
      <PageWindow
        game={survey.game_id || 'hub'}
        label={t`官方調查`}
        title={<Said words={survey.title} />}
        subtitle={line || undefined}
        flow={[...title].length > 9}
      />
      <PageBody overlap width="text">
        {content()}
      </PageBody>
    </>
  );

  function content(): ReactNode {
    if (sent !== undefined) return <SurveyDone survey={survey} role={sent} />;
    if (closedBy(survey))
      return (
        <Card lifted>
          <ClosedSurvey survey={survey} />
        </Card>
      );
    // Nobody has a code at this address.
    if (survey.embed_url)
      return <EmbeddedForm address={survey.embed_url.replaceAll(EMBED_CODE, '')} title={title} lifted />;
    return <SurveyToAnswer key={survey.version} token={token} survey={survey} onSent={setSent} />;
  }
}
