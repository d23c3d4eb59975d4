import { cardCodeStates, surveyEditors, surveyReaders, type SurveyData } from '@hub/contracts/surveys';
import { SectionTitle } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { ImportList } from '../people/import-list.tsx';
import { UploadForm } from '../people/upload-form.tsx';
import css from '../surveys.module.css';
import { CardsWanted } from './cards-wanted.tsx';
import { RewardList } from './reward-list.tsx';
import { RunRewards } from './run-rewards.tsx';
import { useRewardWords } from './use-reward-words.ts';

/** What players are given for their answers: card codes that there are, and each reward with where it stands. */
export function RewardsTab({ survey }: { survey: SurveyData }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(surveyReaders);
  const { row, draft, live, codes, may } = survey;
  const edits = useStaffGames(surveyEditors).games.some(({ value }) => value === row.game_id);
  const words = useRewardWords().codes;
  const byCard = (live ?? draft).reward.kind === 'card_code';
  return (
    <>
      {byCard && (
        <section className={css.part} aria-labelledby="card-codes">
          <SectionTitle id="card-codes">{t`點數卡號`}</SectionTitle>
          <CardsWanted codes={codes} />
          <dl className={css.sums}>
            {cardCodeStates.map((state) => (
              <div key={state} className={css.sum}>
                <dt>{words[state]}</dt>
                <dd>{codes[state].toLocaleString('en')}</dd>
              </div>
            ))}
          </dl>
          {may.includes('card_codes') && (
            <>
              <p className={css.text}>{t`卡號匯入後就封存，寄出之前沒有人看得到；已經有的不會重複。`}</p>
              <UploadForm kind="card_codes" survey={row.id} />
              <ImportList survey={row.id} kind="card_codes" live={signedIn} />
            </>
          )}
        </section>
      )}
      <section className={css.part} aria-labelledby="reward-list">
        <SectionTitle id="reward-list">{t`每一份獎勵`}</SectionTitle>
        {may.includes('rewards') ? (
          <>
            {edits && <RunRewards survey={survey} />}
            <RewardList survey={row.id} live={signedIn} />
          </>
        ) : (
          <p className={css.text}>{t`每一份獎勵給了誰，由活動企劃和財務查看。`}</p>
        )}
      </section>
    </>
  );
}
