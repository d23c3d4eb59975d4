import { boolean, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { exportStates } from '../shared/export-state.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { fieldKinds } from './form.ts';
import { choice, why } from './parts.ts';
import { number32 } from './parts.ts';
import { rewardStates, surveyRewardKinds } from './states.ts';
import { wordsView } from './words.ts';

/**
 * Counted by the worker as far as `counted`, of all `answers`. A question that no version asks any more keeps its counts.
 * `answered`: who was shown it and said something. `days`: of Taipei, the newest first.
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
    days: listOf(part({ day: text(), answers: whole() })),
  }),
});
export type SurveyResultsView = InferType<typeof surveyResultsView>;

/** `question`: the key of one that is answered in words. `page` is the cursor of the answer before. */
export const surveyTextsQuery = object({
  question: string().trim().max(32, 'FIELD_INVALID').required('FIELD_REQUIRED'),
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
export const surveyRewardsView = view('SurveyRewards', {
  data: listOf(surveyRewardRow),
  page: part({ next: textOrNull() }),
});
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

/** `rows_all`: null until known. `fault`: why it failed. */
export const surveyExportRow = view('SurveyExport', {
  id: text(),
  survey_id: whole(),
  survey_title: text(),
  state: oneOf(...exportStates),
  personal: yesNo(),
  reason: text(),
  rows: whole(),
  rows_all: whole().nullable(),
  bytes: whole().nullable(),
  asked_at: text(),
  expires_at: textOrNull(),
  fault: oneOf('', 'full', 'other'),
});
export type SurveyExportRow = InferType<typeof surveyExportRow>;
export const surveyExportView = view('SurveyExportAnswer', { data: surveyExportRow });
export type SurveyExportView = InferType<typeof surveyExportView>;
export const surveyExportsView = view('SurveyExports', {
  data: listOf(surveyExportRow),
  page: part({ next: textOrNull() }),
});
export type SurveyExportsView = InferType<typeof surveyExportsView>;
