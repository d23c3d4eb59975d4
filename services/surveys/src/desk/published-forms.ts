import { fieldsIn, type SurveyContent, type SurveyField } from '@hub/contracts/surveys';
import type { DataSource } from 'typeorm';

/** `fields`: what a version asked, in the order of its pages. */
export type PublishedForm = { no: number; published_at: Date; fields: SurveyField[] };

/** Every published version of a survey, the oldest first. */
export async function publishedForms(source: DataSource, survey: number): Promise<PublishedForm[]> {
  const versions = await source.query<{ no: number; published_at: Date; content: string }[]>(
    'SELECT no, published_at, content FROM survey_version WHERE survey_id = ? AND published_at IS NOT NULL ORDER BY no',
    [survey],
  );
  return versions.map(({ content, ...version }) => ({
    ...version,
    fields: fieldsIn((JSON.parse(content) as SurveyContent).form),
  }));
}

/** Each question once, as the last version asked it; those of the newest version first. An option that is asked no more stands behind the others. */
export function lastAsked(forms: readonly Pick<PublishedForm, 'fields'>[]): SurveyField[] {
  const asked = new Map<string, SurveyField>();
  for (const field of forms.toReversed().flatMap(({ fields }) => fields)) {
    const known = asked.get(field.key);
    asked.set(field.key, known ? withOptionsOf(known, field) : field);
  }
  return [...asked.values()];
}

function withOptionsOf(field: SurveyField, before: SurveyField): SurveyField {
  const own = field.options ?? [];
  const gone = (before.options ?? []).filter((one) => !own.some(({ key }) => key === one.key));
  return { ...field, options: [...own, ...gone] };
}
