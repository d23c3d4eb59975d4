import {
  fieldsIn,
  newSurveyBody,
  noReward,
  noWords,
  surveyContentBody,
  surveyFormSchema,
  type SurveyContent,
  type SurveyData,
  type SurveyForm,
  type SurveyKind,
  type SurveyReward,
  type Words,
} from '@hub/contracts/surveys';
import { lazy, mixed, type AnyObject, type ObjectSchema, type Schema } from 'yup';

/**
 * Of a survey in the form, whose values are texts: `title`, `intro`, `done`, `form` and `reward` are JSON. `seen`: the version of it
 * that was changed, `seen_at`: when its draft was written.
 */
export type SurveyValues = {
  key: string;
  kind: string;
  game_id: string;
  edition: string;
  title: string;
  intro: string;
  done: string;
  opens: string;
  closes: string;
  form: string;
  embed_url: string;
  one_answer_per: string;
  reward: string;
  seen: string;
  seen_at: string;
};
type JsonName = 'title' | 'intro' | 'done' | 'form' | 'reward';

const blankForm: SurveyForm = { pages: [{ key: 'page1', fields: [] }] };
/** An outside form asks what it asks. */
const asksNothing: SurveyForm = { pages: [] };

export const emptySurvey: SurveyValues = {
  key: '',
  kind: 'form',
  game_id: '',
  edition: '',
  title: JSON.stringify(noWords),
  intro: JSON.stringify(noWords),
  done: JSON.stringify(noWords),
  opens: '',
  closes: '',
  form: JSON.stringify(blankForm),
  embed_url: '',
  one_answer_per: 'none',
  reward: JSON.stringify(noReward),
  seen: '',
  seen_at: '',
};

/** What a draft on this device keeps: everything that is typed, and what it was typed over. */
export const surveyDraftFields = Object.keys(emptySurvey) as (keyof SurveyValues)[];

function read<T extends object>(text: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? ({ ...otherwise, ...value } as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export const typedWords = (values: SurveyValues, name: 'title' | 'intro' | 'done'): Words =>
  read(values[name], noWords);
export const typedReward = ({ reward }: SurveyValues): SurveyReward => read(reward, noReward);

/** What stands in the form of questions; a blank one for what is none, as an old draft may hold. */
export function typedForm({ form }: Pick<SurveyValues, 'form'>): SurveyForm {
  const { pages } = read<SurveyForm>(form, blankForm);
  return Array.isArray(pages) && pages.every((page) => Array.isArray(page?.fields)) ? { pages } : blankForm;
}

const parsed = (schema: Schema): Schema => (schema as ObjectSchema<AnyObject>).json();
/** Of an outside form no questions are asked, unless somebody wrote some. */
const questions = lazy((_value: unknown, { parent }) => {
  const { embed_url, form } = parent as Partial<SurveyValues>;
  const none = typeof form === 'string' && fieldsIn(typedForm({ form })).length === 0;
  return embed_url && none ? mixed().transform(() => asksNothing) : parsed(surveyFormSchema);
});

/** The contract's rules over the values of the form, each fault at its own field. */
function typedSchema<S extends Schema>(schema: S): S {
  const { fields } = schema as unknown as { fields: Record<JsonName, Schema> };
  const names = ['title', 'intro', 'done', 'reward'] as const;
  const texts = Object.fromEntries(names.map((name) => [name, parsed(fields[name])]));
  return (schema as unknown as ObjectSchema<AnyObject>).shape({
    ...texts,
    form: questions as unknown as Schema,
  }) as unknown as S;
}

export const typedNewSurvey = typedSchema(newSurveyBody);
export const typedSurvey = (kind: SurveyKind) => typedSchema(surveyContentBody(kind));

export const valuesOfContent = (
  content: SurveyContent,
): Omit<SurveyValues, 'seen' | 'seen_at' | 'key' | 'kind' | 'game_id' | 'edition'> => ({
  title: JSON.stringify(content.title),
  intro: JSON.stringify(content.intro),
  done: JSON.stringify(content.done),
  opens: content.opens ?? '',
  closes: content.closes ?? '',
  form: JSON.stringify(content.form),
  embed_url: content.embed_url,
  one_answer_per: content.one_answer_per,
  reward: JSON.stringify(content.reward),
});

export const valuesOf = ({ row, draft, changed_at }: SurveyData): SurveyValues => ({
  ...valuesOfContent(draft),
  key: row.key,
  kind: row.kind,
  game_id: row.game_id,
  edition: row.edition,
  seen: String(row.version),
  seen_at: changed_at,
});

type Seen = Pick<SurveyValues, 'seen' | 'seen_at'>;
type Standing = { row: Pick<SurveyData['row'], 'version'> } & Pick<SurveyData, 'changed_at'>;

/** The version that a save goes over. A publication raises it too, and leaves the draft as it was seen. */
export const versionOver = ({ seen, seen_at }: Seen, { row, changed_at }: Standing): number =>
  seen_at === changed_at ? row.version : Number(seen);
