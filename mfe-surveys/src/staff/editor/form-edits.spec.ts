import { fieldsIn, noWords, type SurveyField, type SurveyForm } from '@hub/contracts/surveys';
import { expect, it } from 'vitest';
import {
  addPage,
  changeField,
  choicesBefore,
  copyField,
  freeOptionKey,
  mayMove,
  moveField,
  newField,
  putBack,
  removeField,
  removePage,
} from './form-edits.ts';

const field = (key: string, over: Partial<SurveyField> = {}): SurveyField => ({
  key,
  kind: 'text',
  label: noWords,
  ...over,
});
const choice = (key: string) => field(key, { kind: 'radio', options: [{ key: 'a', label: noWords }] });
const form: SurveyForm = {
  pages: [
    { key: 'page1', fields: [choice('one'), field('two', { when: { field: 'one', is: ['a'] } })] },
    { key: 'page2', fields: [field('three')] },
  ],
};
const keys = (of: SurveyForm) => of.pages.map(({ fields }) => fields.map(({ key }) => key).join(' '));

it('a field goes past the end of its page, and back', () => {
  const down = moveField(form, { page: 0, field: 1 }, 1);
  expect([keys(down.form), down.at]).toEqual([['one', 'two three'], { page: 1, field: 0 }]);
  const up = moveField(down.form, down.at, -1);
  expect([keys(up.form), up.at]).toEqual([keys(form), { page: 0, field: 1 }]);
  expect(mayMove(form, { page: 0, field: 0 }, -1)).toBe(false);
  expect(mayMove(form, { page: 1, field: 0 }, 1)).toBe(false);
  expect(moveField(form, { page: 1, field: 0 }, 1).form).toBe(form);
});

it('a field that is called otherwise takes its conditions along', () => {
  const next = changeField(form, { page: 0, field: 0 }, choice('first'));
  expect(fieldsIn(next)[1]?.when).toEqual({ field: 'first', is: ['a'] });
});

it('what was taken out comes back where it stood, under a key that is free', () => {
  const gone = removeField(form, { page: 0, field: 0 });
  expect(keys(gone.form)).toEqual(['two', 'three']);
  expect(keys(putBack(gone.form, gone.removed!))).toEqual(keys(form));
  const meanwhile = changeField(gone.form, { page: 1, field: 0 }, field('one'));
  expect(keys(putBack(meanwhile, gone.removed!))).toEqual(['question1 two', 'one']);
  const page = removePage(form, 1);
  expect(keys(putBack(page.form, page.removed!))).toEqual(keys(form));
  expect(keys(putBack(form, { kind: 'page', at: 9, page: { key: 'page9', fields: [field('three')] } }))).toEqual([
    ...keys(form),
    'question1',
  ]);
  const option = { key: 'a', label: { ...noWords, tw: '是' } };
  const back = putBack(form, { kind: 'option', at: 0, of: 'one', option });
  expect(fieldsIn(back)[0]?.options?.map(({ key }) => key)).toEqual(['b', 'a']);
});

it('new fields, pages, options and copies get free keys', () => {
  expect(newField(form, 'checks')).toMatchObject({
    key: 'question1',
    required: true,
    options: [{ key: 'a' }, { key: 'b' }],
  });
  expect(newField(form, 'note')).toMatchObject({ key: 'note1', required: false });
  expect(addPage(form).pages.at(-1)).toEqual({ key: 'page3', fields: [] });
  expect(keys(copyField(form, { page: 0, field: 1 }))).toEqual(['one two question1', 'three']);
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((key) => ({ key, label: noWords }));
  expect([freeOptionKey(letters.slice(1)), freeOptionKey(letters)]).toEqual(['a', 'a1']);
});

it('a condition asks for choices that stand before it', () => {
  expect(choicesBefore(form, { page: 1, field: 0 }).map(({ key }) => key)).toEqual(['one']);
  expect(choicesBefore(form, { page: 0, field: 0 })).toEqual([]);
});
