import { expect, it } from 'vitest';
import { emptyCategory, emptyEvent, textOf, typedCategories, typedEvent, versionOver } from './event-form.ts';

const reward = { ...emptyCategory, title: '新手禮', mail_title: '新手禮到了', items: 'gift_box_a\t2' };
const event = {
  ...emptyEvent,
  name: '週年慶',
  starts: '2026-11-20T00:00',
  ends: '2026-11-30T23:59',
  categories: textOf([reward]),
};
const faultsOf = (over: Partial<typeof event>) =>
  typedEvent.validate({ ...event, ...over }, { abortEarly: false }).then(
    () => [],
    (fault: { inner: { path: string; message: string }[] }) =>
      fault.inner.map(({ path, message }) => `${path} ${message}`),
  );

it('sends what is typed as the contract has it', async () => {
  expect(await typedEvent.validate(event, { stripUnknown: true })).toMatchObject({
    name: '週年慶',
    error_limit: 10,
    keyword: false,
    categories: [
      {
        id: 0,
        title: '新手禮',
        per_account: 1,
        open: true,
        items: [{ item_code: 'gift_box_a', qty: 2 }],
        expire_days: 30,
      },
    ],
  });
});

it('says what is wrong at the field of the reward', async () => {
  const bad = textOf([reward, { ...reward, title: '', per_account: 'x', items: 'gift box\t1' }]);
  expect((await faultsOf({ categories: bad })).toSorted()).toEqual([
    'categories[1].items ITEM_CODE',
    'categories[1].per_account PER_ACCOUNT',
    'categories[1].title FIELD_REQUIRED',
  ]);
});

it('needs a reward, and an end after the beginning', async () => {
  expect(await faultsOf({ categories: '[]', ends: '2026-11-19T00:00' })).toEqual([
    'ends EVENT_ENDS_FIRST',
    'categories CATEGORIES_NONE',
  ]);
});

it('reads rewards back, and none out of what is no such text', () => {
  expect(typedCategories(textOf([reward]))).toEqual([reward]);
  expect(typedCategories('{')).toEqual([]);
});

it('goes over a publication, and not over what somebody else wrote', () => {
  const seen = { seen: '3', seen_at: '2026-11-20T10:00:00+08:00' };
  expect(versionOver(seen, { row: { version: 5 }, changed_at: seen.seen_at })).toBe(5);
  expect(versionOver(seen, { row: { version: 5 }, changed_at: '2026-11-20T10:05:00+08:00' })).toBe(3);
});
