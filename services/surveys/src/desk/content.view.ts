import { exclusiveGames, type SurveyContent, type SurveyData } from '@hub/contracts/surveys';
import type { Survey } from '../surveys/find-survey.ts';

export const contentView = ({ opens = '', closes = '', ...content }: SurveyContent): SurveyData['draft'] => ({
  ...content,
  opens,
  closes,
});

/** '' for a game that has no name in the address of an exclusive survey. */
export function playersAddress({ kind, survey_key, edition, game_id }: Survey): string {
  if (kind !== 'exclusive') return `/survey/${survey_key}`;
  const [name] = Object.entries(exclusiveGames).find(([, game]) => game === game_id) ?? [];
  return name ? `/survey/${edition}/${name}` : '';
}
