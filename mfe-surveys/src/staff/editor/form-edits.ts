import { choiceKinds, fieldsIn, noWords, type FieldKind } from '@hub/contracts/surveys';
import type { SurveyField, SurveyForm, SurveyOption, SurveyPage } from '@hub/contracts/surveys';

/** Where a field stands; both from 0. */
export type Place = { page: number; field: number };

const swapped = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
};
const replaced = <T>(list: readonly T[], at: number, one: T): T[] => list.map((old, nth) => (nth === at ? one : old));
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, nth) => nth !== at);
const inserted = <T>(list: readonly T[], at: number, one: T): T[] => [...list.slice(0, at), one, ...list.slice(at)];

export const isChoice = ({ kind }: Pick<SurveyField, 'kind'>): boolean => choiceKinds.includes(kind);

/** `question1`, `question2`, …: the first that is free. */
export function freeKey(taken: readonly string[], stem: string): string {
  for (let number = 1; ; number += 1) if (!taken.includes(`${stem}${number}`)) return `${stem}${number}`;
}

/** `a` … `z`, then `a1` …: the first that is free. */
export function freeOptionKey(options: readonly SurveyOption[]): string {
  const taken = options.map(({ key }) => key);
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((one) => !taken.includes(one));
  return letter ?? freeKey(taken, 'a');
}

/** A new field of a kind, with a free key. */
export function newField(form: SurveyForm, kind: FieldKind): SurveyField {
  const key = freeKey(
    fieldsIn(form).map((field) => field.key),
    kind === 'note' ? 'note' : 'question',
  );
  const field: SurveyField = { key, kind, label: noWords, required: kind !== 'note' };
  if (!choiceKinds.includes(kind)) return field;
  return { ...field, options: ['a', 'b'].map((option) => ({ key: option, label: noWords })) };
}

const withPage = (form: SurveyForm, at: number, change: (page: SurveyPage) => SurveyPage): SurveyForm => ({
  ...form,
  pages: form.pages.map((page, nth) => (nth === at ? change(page) : page)),
});

export const addPage = (form: SurveyForm): SurveyForm => ({
  ...form,
  pages: [
    ...form.pages,
    {
      key: freeKey(
        form.pages.map(({ key }) => key),
        'page',
      ),
      fields: [],
    },
  ],
});

export const changePage = (form: SurveyForm, at: number, over: Partial<SurveyPage>): SurveyForm =>
  withPage(form, at, (page) => ({ ...page, ...over }));

export const movePage = (form: SurveyForm, at: number, by: 1 | -1): SurveyForm => ({
  ...form,
  pages: swapped(form.pages, at, at + by),
});

export const addField = (form: SurveyForm, page: number, field: SurveyField): SurveyForm =>
  withPage(form, page, ({ fields, ...rest }) => ({ ...rest, fields: [...fields, field] }));

/** The copy stands right behind it, with a key of its own. */
export function copyField(form: SurveyForm, { page, field }: Place): SurveyForm {
  const taken = fieldsIn(form).map(({ key }) => key);
  return withPage(form, page, (one) => {
    const of = one.fields[field];
    if (!of) return one;
    const key = freeKey(taken, of.kind === 'note' ? 'note' : 'question');
    return { ...one, fields: inserted(one.fields, field + 1, { ...of, key }) };
  });
}

/** A field that is called otherwise takes the conditions that name it along. */
export function changeField(form: SurveyForm, { page, field }: Place, next: SurveyField): SurveyForm {
  const before = form.pages[page]?.fields[field];
  const changed = withPage(form, page, ({ fields, ...rest }) => ({ ...rest, fields: replaced(fields, field, next) }));
  return before && before.key !== next.key ? renamed(changed, before.key, next.key) : changed;
}

function renamed(form: SurveyForm, from: string, to: string): SurveyForm {
  const follow = (one: SurveyField): SurveyField =>
    one.when?.field === from ? { ...one, when: { ...one.when, field: to } } : one;
  return { ...form, pages: form.pages.map((page) => ({ ...page, fields: page.fields.map(follow) })) };
}

/** One place up or down; past the end of a page it goes to the next one. */
export function moveField(form: SurveyForm, { page, field }: Place, by: 1 | -1): { form: SurveyForm; at: Place } {
  const { fields = [] } = form.pages[page] ?? {};
  const to = field + by;
  if (to >= 0 && to < fields.length) {
    const moved = withPage(form, page, (one) => ({ ...one, fields: swapped(one.fields, field, to) }));
    return { form: moved, at: { page, field: to } };
  }
  const other = form.pages[page + by];
  const one = fields[field];
  if (!other || !one) return { form, at: { page, field } };
  const place = by === 1 ? 0 : other.fields.length;
  const left = withPage(form, page, (from) => ({ ...from, fields: without(from.fields, field) }));
  const moved = withPage(left, page + by, (into) => ({ ...into, fields: inserted(into.fields, place, one) }));
  return { form: moved, at: { page: page + by, field: place } };
}

export const mayMove = ({ pages }: SurveyForm, { page, field }: Place, by: 1 | -1): boolean =>
  by === 1 ? field < (pages[page]?.fields.length ?? 0) - 1 || page < pages.length - 1 : field > 0 || page > 0;

/** What was taken out, and where it stood; of an option, by the key of its field. */
export type Removed =
  | { kind: 'page'; at: number; page: SurveyPage }
  | { kind: 'field'; at: Place; field: SurveyField }
  | { kind: 'option'; at: number; of: string; option: SurveyOption };

export function removeField(form: SurveyForm, at: Place): { form: SurveyForm; removed: Removed | undefined } {
  const field = form.pages[at.page]?.fields[at.field];
  if (!field) return { form, removed: undefined };
  const left = withPage(form, at.page, (page) => ({ ...page, fields: without(page.fields, at.field) }));
  return { form: left, removed: { kind: 'field', at, field } };
}

export function removePage(form: SurveyForm, at: number): { form: SurveyForm; removed: Removed | undefined } {
  const page = form.pages[at];
  if (!page) return { form, removed: undefined };
  return { form: { ...form, pages: without(form.pages, at) }, removed: { kind: 'page', at, page } };
}

/** Back to where it stood, as far as that place is still there. A key that is another's by now becomes a free one. */
export function putBack(form: SurveyForm, removed: Removed): SurveyForm {
  if (removed.kind === 'option') return withOption(form, removed);
  const taken = fieldsIn(form).map(({ key }) => key);
  const own = (field: SurveyField): SurveyField =>
    taken.includes(field.key) ? { ...field, key: freeKey(taken, 'question') } : field;
  if (removed.kind === 'page') {
    const page = { ...removed.page, fields: removed.page.fields.map(own) };
    return { ...form, pages: inserted(form.pages, Math.min(removed.at, form.pages.length), page) };
  }
  const page = Math.min(removed.at.page, form.pages.length - 1);
  return withPage(form, page, (one) => ({
    ...one,
    fields: inserted(one.fields, Math.min(removed.at.field, one.fields.length), own(removed.field)),
  }));
}

function withOption(form: SurveyForm, { of, at, option }: Extract<Removed, { kind: 'option' }>): SurveyForm {
  const into = (field: SurveyField): SurveyField => {
    if (field.key !== of) return field;
    const options = field.options ?? [];
    const known = options.some(({ key }) => key === option.key);
    const back = known ? { ...option, key: freeOptionKey(options) } : option;
    return { ...field, options: inserted(options, Math.min(at, options.length), back) };
  };
  return { ...form, pages: form.pages.map((page) => ({ ...page, fields: page.fields.map(into) })) };
}

/** Choices that stand before a place, which a condition there may ask for. */
export function choicesBefore(form: SurveyForm, { page, field }: Place): SurveyField[] {
  const before = form.pages.flatMap(({ fields }, nth) =>
    nth < page ? fields : nth === page ? fields.slice(0, field) : [],
  );
  return before.filter(isChoice);
}

export const changeOption = (
  options: readonly SurveyOption[],
  at: number,
  over: Partial<SurveyOption>,
): SurveyOption[] => options.map((one, nth) => (nth === at ? { ...one, ...over } : one));
export const moveOption = (options: readonly SurveyOption[], at: number, by: 1 | -1): SurveyOption[] =>
  swapped(options, at, at + by);
export const removeOption = (options: readonly SurveyOption[], at: number): SurveyOption[] => without(options, at);
