import { boolean, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { exportFields } from '../shared/export-state.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { fieldKinds } from './form.ts';
import { choice, number32, why } from './parts.ts';
import { rewardStates, surveyRewardKinds } from './states.ts';
import { wordsView } from './words.ts';

/** `version`: the number of a published one. */
export const surveyResultsQuery = object({ version: blankable(number32()) });
export type SurveyResultsQuery = InferType<typeof surveyResultsQuery>;

/**
 * Of one version in its own words; without `version` of all of them, each question in the words of the last that asked it. Counted by the
 * worker as far as `counted`, of all `answers`. `answered`: who was shown it and said something. `written`: questions that are answered in
 * words. `versions`: every published one with its counted answers. `days`: of Taipei. The newest first.
 */
export const surveyResultsView = view('SurveyResults', {
  data: part({
    answers: whole(),
    counted: whole(),
    counted_at: textOrNull(),
    questions: listOf(
      view('SurveyQuestionResult', {
        key: text(),
        kind: oneOf(...fieldKinds),
        label: wordsView(),
        answered: whole(),
        options: listOf(part({ key: text(), label: wordsView(), count: whole() })),
      }),
    ),
    written: listOf(part({ key: text(), label: wordsView() })),
    versions: listOf(part({ no: whole(), published_at: text(), answers: whole() })),
    days: listOf(part({ day: text(), answers: whole() })),
  }),
});
export type SurveyResultsView = InferType<typeof surveyResultsView>;

/** `question`: the key of one that is answered in words. `version`: of the answers; all without. `page` is the cursor of the answer before. */
export const surveyTextsQuery = object({
  question: string().trim().max(32, 'FIELD_INVALID').required('FIELD_REQUIRED'),
  version: blankable(number32()),
  page: blankable(number32()),
});
export type SurveyTextsQuery = InferType<typeof surveyTextsQuery>;
/** The newest first; whose they are stands in an export alone. `version`: of the survey that was answered. */
export const surveyTextsView = view('SurveyTexts', {
  data: listOf(part({ id: whole(), text: text(), version: whole(), at: text() })),
  page: part({ next: textOrNull() }),
});
export type SurveyTextsView = InferType<typeof surveyTextsView>;

export const surveyRewardsQuery = object({ state: choice(rewardStates), page: blankable(number32()) });
export type SurveyRewardsQuery = InferType<typeof surveyRewardsQuery>;

/** `email`: masked. `error`: the game's word, why the mail was given up, or `REWARD_ERASED`. `delivery`: the name of the mail at the game. */
export const surveyRewardRow = view('SurveyRewardRow', {
  id: whole(),
  kind: oneOf(...surveyRewardKinds),
  state: oneOf(...rewardStates),
  role_id: text(),
  email: text(),
  amount: whole(),
  delivery: text(),
  error: text(),
  made_at: text(),
  changed_at: text(),
  may: listOf(oneOf('retry', 'cancel')),
});
export type SurveyRewardRow = InferType<typeof surveyRewardRow>;
export const surveyRewardView = view('SurveyRewardAnswer', { data: surveyRewardRow });
export type SurveyRewardView = InferType<typeof surveyRewardView>;
export const surveyRewardsView = pagedView('SurveyRewards', surveyRewardRow);
export type SurveyRewardsView = InferType<typeof surveyRewardsView>;

/** `email`: where a card code goes instead; '' leaves it. */
export const retrySurveyRewardBody = object({
  email: blankable(string().trim().max(254, 'SURVEY_EMAIL').email('SURVEY_EMAIL')),
  reason: why(),
});
export type RetrySurveyRewardBody = InferType<typeof retrySurveyRewardBody>;

/** How many rewards were set on their way. */
export const surveyRewardsRunView = view('SurveyRewardsRun', { data: part({ asked: whole() }) });
export type SurveyRewardsRunView = InferType<typeof surveyRewardsRunView>;

/** `personal`: with characters, contacts and names; the audit keeps the reason. */
export const surveyExportBody = object({
  personal: boolean().default(false),
  reason: blankable(string().trim()).when('personal', { is: true, then: () => why() }),
});
export type SurveyExportBody = InferType<typeof surveyExportBody>;

/** `fault`: why it failed. */
export const surveyExportRow = view('SurveyExport', {
  ...exportFields(),
  survey_id: whole(),
  survey_title: text(),
  personal: yesNo(),
  reason: text(),
  fault: oneOf('', 'full', 'other'),
});
export type SurveyExportRow = InferType<typeof surveyExportRow>;
export const surveyExportView = view('SurveyExportAnswer', { data: surveyExportRow });
export type SurveyExportView = InferType<typeof surveyExportView>;
export const surveyExportsView = pagedView('SurveyExports', surveyExportRow);
export type SurveyExportsView = InferType<typeof surveyExportsView>;
