import type { SurveySettings } from '@hub/contracts/surveys';
import { draftKey } from '@hub/forms';
import { ContentText } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { SurveyAnswers } from '../form/survey-answers.tsx';
import { usePageOfAddress } from '../form/use-page-of-address.ts';
import { useAnswerSurveyFormMutation, useSurveyRoleMutation } from '../surveys.api.ts';
import { Said, useWordsIn } from '../words.tsx';
import css from './form-to-answer.module.css';

type Props = { name: string; code: string; settings: SurveySettings; character: string; onSent: () => void };

export function FormToAnswer({ name, code, settings, character, onSent }: Props) {
  const title = useWordsIn()(settings.title);
  const place = usePageOfAddress(settings.questions.length);
  const form = useMemo(() => ({ pages: settings.questions }), [settings.questions]);
  const [askRole] = useSurveyRoleMutation();
  const [post] = useAnswerSurveyFormMutation();
  const submit = async (answers: object, { key }: { key: string }) => {
    const body = { code, version: String(settings.version), answers: answers as Record<string, unknown> };
    await post({ form: name, body, key }).unwrap();
    onSent();
  };
  return (
    <SurveyAnswers
      form={form}
      place={place}
      draft={draftKey({ game: settings.game_id, role: code, form: `survey-${name}`, version: settings.version })}
      submit={submit}
      confirmRole={(id, captcha) => askRole({ token: name, id, ...captcha }).unwrap()}
      label={title}
      intro={
        <div className={css.about}>
          {character !== '' && (
            <p className={css.who}>
              <Trans>
                填寫的角色：<ContentText>{character}</ContentText>
              </Trans>
            </p>
          )}
          {settings.intro.tw && (
            <p>
              <Said words={settings.intro} />
            </p>
          )}
        </div>
      }
      send={<Trans>送出問卷</Trans>}
    />
  );
}
