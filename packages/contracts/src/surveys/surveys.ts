import { mixed, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import type { SurveyForm } from './form.ts';
import { choice, number32, why } from './parts.ts';
import { answeredPer, surveyKinds, surveyPhases, surveyRewardKinds, surveyStates } from './states.ts';
import { wordsView } from './words.ts';

export const surveyReasonBody = object({ reason: why() });
export type SurveyReasonBody = InferType<typeof surveyReasonBody>;

export const surveysQuery = object({
  game_id: blankable(string().matches(MACHINE_ID, 'FIELD_INVALID')),
  kind: choice(surveyKinds),
  state: choice(surveyStates),
  find: blankable(string().trim().max(40, 'FIELD_INVALID')),
  page: blankable(number32()),
});
export type SurveysQuery = InferType<typeof surveysQuery>;

/** `title`: in zh-TW. `changed`: the draft differs from what players see. `live`: number of the version that they see, 0 for none. */
export const surveyRow = view('SurveyRow', {
  id: whole(),
  key: text(),
  kind: oneOf(...surveyKinds),
  game_id: text(),
  edition: text(),
  title: text(),
  state: oneOf(...surveyStates),
  phase: oneOf(...surveyPhases),
  opens_at: textOrNull(),
  closes_at: textOrNull(),
  answers: whole(),
  live: whole(),
  changed: yesNo(),
  version: whole(),
});
export type SurveyRow = InferType<typeof surveyRow>;
export const surveysView = pagedView('SurveyRows', surveyRow);
export type SurveysView = InferType<typeof surveysView>;

export const surveyActions = ['edit', 'publish', 'end', 'eligible', 'card_codes', 'rewards', 'export'] as const;
export type SurveyAction = (typeof surveyActions)[number];

const contentView = () =>
  part({
    title: wordsView(),
    intro: wordsView(),
    done: wordsView(),
    opens: text(),
    closes: text(),
    form: mixed<SurveyForm>((value): value is SurveyForm => typeof value === 'object' && value !== null)
      .defined()
      .nonNullable()
      .meta({ jsonSchema: { type: 'object', additionalProperties: true } }),
    embed_url: text(),
    one_answer_per: oneOf(...answeredPer),
    reward: part({
      kind: oneOf(...surveyRewardKinds),
      amount: whole(),
      name: wordsView(),
      item_code: text(),
      mail_title: text(),
      mail_body: text(),
      expected: text(),
    }),
  });

/**
 * `live`: null before the first publication. `address`: where players find it. `codes`: of its cards, by what became of
 * them; `wanted`: rewards that wait for one.
 */
export const surveyData = view('Survey', {
  row: surveyRow,
  draft: contentView(),
  live: contentView().nullable(),
  address: text(),
  eligible: whole(),
  codes: part({ wanted: whole(), free: whole(), reserved: whole(), sent: whole(), bounced: whole() }),
  changed_by: text(),
  changed_at: text(),
  published_by: text(),
  published_at: textOrNull(),
  ended_at: textOrNull(),
  may: listOf(oneOf(...surveyActions)),
});
export type SurveyData = InferType<typeof surveyData>;
export const surveyView = view('SurveyAnswer', { data: surveyData });
export type SurveyView = InferType<typeof surveyView>;
