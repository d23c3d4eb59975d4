import { fieldsIn, type SurveyContent, type SurveyField, type SurveyForm } from '@hub/contracts/surveys';

export type ContentPart = 'title' | 'intro' | 'done' | 'window' | 'embed_url' | 'one_answer_per' | 'reward' | 'pages';

/** What a draft has otherwise than what players see; questions by the words of the draft, those taken out by the old ones. */
export type Changes = {
  parts: ContentPart[];
  added: SurveyField[];
  removed: SurveyField[];
  changed: SurveyField[];
  /** The same questions stand in another order. */
  moved: boolean;
};

/** The same thing however its keys are ordered and whatever of it is undefined. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const rows = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, plain(one)]));
};
const same = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));
const frameOf = ({ pages }: SurveyForm) => pages.map(({ key, title }) => [key, title]);
const byKey = (form: SurveyForm) => new Map(fieldsIn(form).map((field) => [field.key, field]));

export function changesBetween(live: SurveyContent, draft: SurveyContent): Changes {
  const parts: [ContentPart, boolean][] = [
    ['title', same(live.title, draft.title)],
    ['intro', same(live.intro, draft.intro)],
    ['done', same(live.done, draft.done)],
    ['window', same([live.opens, live.closes], [draft.opens, draft.closes])],
    ['embed_url', live.embed_url === draft.embed_url],
    ['one_answer_per', live.one_answer_per === draft.one_answer_per],
    ['reward', same(live.reward, draft.reward)],
    ['pages', same(frameOf(live.form), frameOf(draft.form))],
  ];
  const [before, now] = [byKey(live.form), byKey(draft.form)];
  const kept = [...before.keys()].filter((key) => now.has(key));
  return {
    parts: parts.filter(([, unchanged]) => !unchanged).map(([part]) => part),
    added: [...now.values()].filter(({ key }) => !before.has(key)),
    removed: [...before.values()].filter(({ key }) => !now.has(key)),
    changed: [...now.values()].filter((field) => before.has(field.key) && !same(field, before.get(field.key))),
    moved: !same(
      kept,
      [...now.keys()].filter((key) => before.has(key)),
    ),
  };
}

export const hasChanges = ({ parts, added, removed, changed, moved }: Changes): boolean =>
  moved || [parts, added, removed, changed].some((list) => list.length > 0);
