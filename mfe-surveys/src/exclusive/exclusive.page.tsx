import { exclusiveGames, type ExclusiveGame, type SurveyEdition, type SurveyLoginView } from '@hub/contracts/surveys';
import { PageBody, PageWindow, usePageTitle, useParams } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NoSurvey } from '../closed-pages.tsx';
import type { ExclusiveProps } from './exclusive-props.ts';
import { LoginForm } from './login-form.tsx';
import { SuccessPanel } from './success-panel.tsx';

const isKnown = (game: string): game is ExclusiveGame => Object.hasOwn(exclusiveGames, game);

function ExclusivePage({ edition }: { edition: SurveyEdition }) {
  const { game = '' } = useParams();
  if (isKnown(game)) return <ExclusiveSurvey key={`${edition} ${game}`} edition={edition} game={game} />;
  return (
    <PageBody width="text">
      <NoSurvey />
    </PageBody>
  );
}

/** `/survey/2021/:game` */
export const Survey2021Page = () => <ExclusivePage edition="2021" />;
/** `/survey/event18/:game` */
export const SurveyEvent18Page = () => <ExclusivePage edition="event18" />;

function ExclusiveSurvey({ edition, game }: ExclusiveProps) {
  const { t } = useLingui();
  const [found, setFound] = useState<SurveyLoginView>();
  const titles: Record<SurveyEdition, string> = { '2021': t`專屬會員問卷`, event18: t`專屬會員活動問卷` };
  const labels: Record<SurveyEdition, string> = { '2021': t`會員限定`, event18: t`活動限定` };
  usePageTitle(titles[edition]);
  return (
    <>
      <PageWindow
        game={exclusiveGames[game]}
        label={labels[edition]}
        title={titles[edition]}
        subtitle={t`給收到邀請的專屬會員`}
      />
      <PageBody overlap width="text">
        {found ? (
          <SuccessPanel game={game} found={found} title={titles[edition]} />
        ) : (
          <LoginForm edition={edition} game={game} onFound={setFound} />
        )}
      </PageBody>
    </>
  );
}
