import { expect, it } from 'vitest';
import { messageFaults } from './message-faults.ts';

it.each([
  ['的', 'of', 'en'],
  ['共 {count} 筆', '{count, plural, one {# report} other {# reports}}', 'en'],
  ['共 {count} 筆', '共 {count} 宗', 'zh-HK'],
  ['{month} 月', '{month, select, 1 {January} other {later}}', 'en'],
  ['寫信到 <0>{mail}</0>', 'Write to <0>{mail}</0>', 'en'],
])('%s may be %s', (source, translation, language) => {
  expect(messageFaults(source, translation, language)).toEqual([]);
});

it.each([
  ['共 {count} 筆', '{total} reports', ['unknown placeholder {total}', 'placeholder {count} is missing']],
  ['共 {count} 筆', '{count, plural, one {# report}}', ['its plural has no “other”']],
  ['共 {count} 筆', '{count, plural, other {# reports}}', ['its plural has no “one”']],
  ['寫信到 <0>{mail}</0>', 'Write to <0>{mail}', ['its tags are not balanced']],
  ['寫信到 <0>{mail}</0>', 'Write to {mail}', ['its tags are not those of the source']],
])('%s may not be %s', (source, translation, faults) => {
  expect(messageFaults(source, translation, 'en')).toEqual(faults);
});

it('names a translation that cannot be read', () => {
  expect(messageFaults('共 {count} 筆', '{count, plural, one {# report} other {# reports}', 'en')[0]).toMatch(
    /^it cannot be read/,
  );
});
