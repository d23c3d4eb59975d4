import type { SurveySettings } from '@hub/contracts/surveys';
import { useLingui } from '@lingui/react/macro';
import { useWordsIn } from '../words.tsx';
import { countQuestions } from './answer-form.ts';

/** Questions that a reader answers in a minute. */
const A_MINUTE = 5;

/** `100 鑽石`; '' where nothing is given. */
export function useRewardName(): (reward: Pick<SurveySettings['reward'], 'kind' | 'name'>) => string {
  const wordsIn = useWordsIn();
  return ({ kind, name }) => (kind === 'none' ? '' : wordsIn(name));
}

/** How long it takes, and what it brings. */
export function useSurveyLine(): (survey: SurveySettings) => string {
  const { t } = useLingui();
  const rewardName = useRewardName();
  return ({ questions, reward }) => {
    const count = countQuestions({ pages: questions });
    const minutes = Math.max(1, Math.ceil(count / A_MINUTE));
    const gift = rewardName(reward);
    if (count === 0) return gift === '' ? '' : t`完成送 ${gift}`;
    return gift === '' ? t`${count} 題，約 ${minutes} 分鐘` : t`${count} 題，約 ${minutes} 分鐘・送 ${gift}`;
  };
}
