export const SURVEYS = '/staff/surveys';

/** Parts of one survey, a tab each; the first has no name in its address. */
export const surveyTabs = ['overview', 'results', 'eligible', 'rewards', 'exports'] as const;
export type SurveyTab = (typeof surveyTabs)[number];
export type SurveyPlace = SurveyTab | 'edit';

export const surveyAddress = {
  list: SURVEYS,
  create: (from?: number) => `${SURVEYS}/new${from === undefined ? '' : `?from=${from}`}`,
  one: (id: number, place: SurveyPlace = 'overview') => `${SURVEYS}/${id}${place === 'overview' ? '' : `/${place}`}`,
  oneImport: (survey: number, id: number) => `${SURVEYS}/${survey}/imports/${id}`,
};

export type Place =
  { at: 'list' | 'new' | 'nowhere' } | { at: SurveyPlace; id: number } | { at: 'import'; id: number; file: number };

const NUMBER = /^[1-9]\d{0,9}$/;
const places: readonly SurveyPlace[] = [...surveyTabs, 'edit'];

/** What an address below shows. */
export function surveyPlaceOf(path: string): Place {
  const [name = '', part = '', file = '', more] = path.slice(SURVEYS.length).split('/').filter(Boolean);
  if (more !== undefined) return { at: 'nowhere' };
  if (name === '') return { at: 'list' };
  if (name === 'new' && part === '') return { at: 'new' };
  if (!NUMBER.test(name)) return { at: 'nowhere' };
  const id = Number(name);
  if (part === 'imports' && NUMBER.test(file)) return { at: 'import', id, file: Number(file) };
  if (file !== '') return { at: 'nowhere' };
  const at = part === '' ? 'overview' : places.find((one) => one === part);
  return at ? { at, id } : { at: 'nowhere' };
}
