import { mixed, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import type { SurveyPage } from './form.ts';
import { FILLABLE, FILLED, surveyEditions, surveyKinds, surveyRewardKinds } from './states.ts';
import { wordsView } from './words.ts';

const ROLE_OR_ACCOUNT = { least: 6, most: 8 };
const ACCOUNT_DIGITS = 9;

const halfWidth = () =>
  string()
    .default('')
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value));

const digits = (least: number, most: number, missing: string) =>
  halfWidth()
    .test('answered', (value, context) => {
      const shown = least === most ? String(least) : `${least}~${most}`;
      return value !== '' || context.createError({ message: missing, params: { digits: shown } });
    })
    .test('digits', (value, context) => {
      const fits = /^\d+$/.test(value) && value.length >= least && value.length <= most;
      const shown = least === most ? String(least) : `${least}~${most}`;
      return value === '' || fits || context.createError({ message: 'SURVEY_DIGITS', params: { digits: shown } });
    });

/** What the page of an exclusive survey asks for: role or account id, and the id of the user centre. */
export const surveyLoginForm = object({
  roleId: digits(ROLE_OR_ACCOUNT.least, ROLE_OR_ACCOUNT.most, 'SURVEY_ROLE_OR_ACCOUNT'),
  accountId: digits(ACCOUNT_DIGITS, ACCOUNT_DIGITS, 'SURVEY_DIGITS'),
});

/** `survey`: which edition; the first one without. */
export const surveyLoginBody = surveyLoginForm.shape({
  gameId: gameId().required('SURVEY_NOEXIST'),
  survey: blankable(string().oneOf([...surveyEditions], 'SURVEY_NOEXIST')),
});
export type SurveyLoginBody = InferType<typeof surveyLoginBody>;

/**
 * `status`: 1 may be filled in, 2 is. `code`: always the same for one qualification. `form_url`: where the form is. `reward.expected`: the
 * day, such as `2021/02/22`, on which it is said to be sent; '' where none is said.
 */
export const surveyLoginView = view('SurveyLogin', {
  record: part({ char_name: text(), char_in_game_id: text() }),
  code: text(),
  status: whole().oneOf([FILLABLE, FILLED]),
  form_url: text(),
  reward: part({ kind: oneOf(...surveyRewardKinds), name: wordsView(), expected: text() }),
});
export type SurveyLoginView = InferType<typeof surveyLoginView>;

/** With `id`, the call answers the name of that character; without, the survey. */
export const surveyQuery = object({ id: blankable(string().trim().max(64, 'SURVEY_ROLE_ID')) });
export type SurveyQuery = InferType<typeof surveyQuery>;

export const surveyRoleView = view('SurveyRole', { result: textOrNull() });
export type SurveyRoleView = InferType<typeof surveyRoleView>;

const pages = () =>
  listOf(
    mixed<SurveyPage>((value): value is SurveyPage => typeof value === 'object' && value !== null)
      .defined()
      .nonNullable()
      .meta({ jsonSchema: { type: 'object', additionalProperties: true } }),
  );

const settings = () =>
  part({
    key: text(),
    kind: oneOf(...surveyKinds),
    game_id: text(),
    title: wordsView(),
    intro: wordsView(),
    done: wordsView(),
    open: yesNo(),
    opens_at: textOrNull(),
    closes_at: textOrNull(),
    version: whole(),
    questions: pages(),
    embed_url: text(),
    reward: part({ kind: oneOf(...surveyRewardKinds), amount: whole(), name: wordsView() }),
  });

/**
 * `questions`: its pages, the `pages` of a `SurveyForm`; none before it opens. `version`: sent with the answers.
 * `embed_url` '': asked by our own form. `reward.amount` 0: there is none.
 */
export const surveySettingsView = view('SurveySettings', { settings: settings() });
export type SurveySettingsView = InferType<typeof surveySettingsView>;
export type SurveySettings = SurveySettingsView['settings'];

export const surveyFormQuery = object({ code: string().trim().max(200, 'SURVEY_NOEXIST').default('') });
export type SurveyFormQuery = InferType<typeof surveyFormQuery>;

/** `filled`: it has its answers, and takes no others. `preview`: for staff; nothing that is sent is kept. */
export const surveyFormView = view('SurveyFormByCode', {
  settings: settings(),
  char_name: text(),
  filled: yesNo(),
  preview: yesNo(),
});
export type SurveyFormView = InferType<typeof surveyFormView>;

const version = () => blankable(string().matches(/^\d{1,9}$/, 'FIELD_INVALID'));

/** `version`: which one was answered; the present one without. Beside it stand the answers, by the schema of the form. */
export const surveyVersionBody = object({ version: version() });

/** `answers`: by the schema of the form. */
export const surveyFormBody = object({
  code: string().trim().max(200, 'SURVEY_NOEXIST').required('SURVEY_NOEXIST'),
  version: version(),
  answers: mixed<Record<string, unknown>>(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
    .typeError('FIELD_INVALID')
    .required('FIELD_REQUIRED')
    .meta({ jsonSchema: { type: 'object', additionalProperties: true } }),
});
export type SurveyFormBody = InferType<typeof surveyFormBody>;

/** `roleId` '': the survey asks for no character. */
export const surveyAnsweredView = view('SurveyAnswered', { roleId: text() });
export type SurveyAnsweredView = InferType<typeof surveyAnsweredView>;
export const surveyFormAnsweredView = view('SurveyFormAnswered', { msg: text() });

export const surveyPreviewView = view('SurveyPreview', { msg: part({ title: text(), form_url: text() }) });
export type SurveyPreviewView = InferType<typeof surveyPreviewView>;
