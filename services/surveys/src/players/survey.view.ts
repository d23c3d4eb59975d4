import { type SurveyContent, type SurveySettings } from '@hub/contracts/surveys';
import { taipeiIso } from '@hub/contracts/shared';
import { phaseOf, type OpenSurvey } from '../surveys/find-survey.ts';

/** As players see it: nothing of what staff keeps beside it. Before it opens no question is told. */
export function settingsView(survey: OpenSurvey, no: number, content: SurveyContent, open?: boolean): SurveySettings {
  const isOpen = open ?? phaseOf(survey) === 'open';
  const { title, intro, done, form, embed_url, reward } = content;
  return {
    key: survey.survey_key,
    kind: survey.kind,
    game_id: survey.game_id,
    title,
    intro,
    done,
    open: isOpen,
    opens_at: survey.opens_at && taipeiIso(survey.opens_at),
    closes_at: survey.closes_at && taipeiIso(survey.closes_at),
    version: no,
    questions: isOpen ? form.pages : [],
    embed_url: isOpen ? embed_url : '',
    reward: { kind: reward.kind, amount: reward.amount, name: reward.name },
  };
}
