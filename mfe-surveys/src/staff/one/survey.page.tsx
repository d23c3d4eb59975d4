import { surveyReaders } from '@hub/contracts/surveys';
import { LinkButton, useNavigate } from '@hub/web';
import { RecordPage, usePressedKey, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { surveyAddress, type SurveyPlace } from '../surveys-address.ts';
import { useStaffSurveyQuery } from '../surveys.api.ts';
import { SurveyView } from './survey-view.tsx';

type Props = { id: number; place: SurveyPlace };

/** One survey: its head with what can be done, and its parts as tabs. */
export function SurveyPage({ id, place }: Props) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(surveyReaders);
  const navigate = useNavigate();
  const query = useStaffSurveyQuery(id, { refetchOnMountOrArgChange: true });
  const back = place === 'edit' ? surveyAddress.one(id) : surveyAddress.list;
  usePressedKey('Escape', () => void navigate(back), signedIn);
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`問卷`}
      missing={{
        title: t`找不到這份問卷`,
        text: t`可能網址少了一段，或不在您負責的遊戲。`,
        action: <LinkButton size="small" to={surveyAddress.list}>{t`回問卷清單`}</LinkButton>,
      }}
      away={{ title: t`這份問卷沒有載到`, text: t`玩家那邊不受影響，請再試一次。` }}
    >
      {(survey) => <SurveyView survey={survey} place={place} />}
    </RecordPage>
  );
}
