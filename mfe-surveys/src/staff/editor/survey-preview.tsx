import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { PreviewOf } from './preview-of.tsx';
import { typedForm, typedReward, typedWords, type SurveyValues } from './survey-values.ts';

/** What players will see, while it is typed. */
export function SurveyPreview({ values }: { values: SurveyValues }) {
  const { t } = useLingui();
  // Typing goes before drawing it a second time.
  const shown = useDeferredValue(values);
  const content = {
    title: typedWords(shown, 'title'),
    intro: typedWords(shown, 'intro'),
    done: typedWords(shown, 'done'),
    form: typedForm(shown),
    embed_url: shown.embed_url,
    reward: typedReward(shown),
  };
  return <PreviewOf title={t`預覽`} game={shown.game_id} content={content} />;
}
