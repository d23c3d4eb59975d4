import type { SurveySettings } from '@hub/contracts/surveys';
import { draftKey } from '@hub/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useRewardName } from '../form/about-survey.tsx';
import { SurveyAnswers } from '../form/survey-answers.tsx';
import { usePageOfAddress } from '../form/use-page-of-address.ts';
import { useAnswerSurveyMutation, useSurveyRoleMutation } from '../surveys.api.ts';
import { Said, useWordsIn } from '../words.tsx';
import css from './survey.module.css';

type Props = { token: string; survey: SurveySettings; onSent: (role: string) => void };

export function SurveyToAnswer({ token, survey, onSent }: Props) {
  const { t } = useLingui();
  const title = useWordsIn()(survey.title);
  const gift = useRewardName()(survey.reward);
  const place = usePageOfAddress(survey.questions.length);
  const form = useMemo(() => ({ pages: survey.questions }), [survey.questions]);
  const [askRole] = useSurveyRoleMutation();
  const [post] = useAnswerSurveyMutation();
  const byMail = survey.reward.kind === 'mail' && gift !== '';

  const submit = async (answers: object, { key }: { key: string }) => {
    const body = { ...answers, version: String(survey.version) };
    const { roleId } = await post({ token, body, key }).unwrap();
    onSent(roleId);
    scrollTo(0, 0);
  };
  return (
    <SurveyAnswers
      form={form}
      place={place}
      draft={draftKey({ game: survey.game_id, role: 'visitor', form: `survey-${token}`, version: survey.version })}
      submit={submit}
      confirmRole={(id, captcha) => askRole({ token, id, ...captcha }).unwrap()}
      label={title}
      lifted
      intro={
        survey.intro.tw && (
          <p className={css.intro}>
            <Said words={survey.intro} />
          </p>
        )
      }
      send={byMail ? t`送出並領取 ${gift}` : <Trans>送出問卷</Trans>}
      promise={byMail ? <Trans>每天 18:00 寄到遊戲內信箱，每個角色一次。</Trans> : undefined}
    />
  );
}
