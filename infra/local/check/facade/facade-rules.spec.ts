import { expect, it } from 'vitest';
import { compareFacade, isEnough, nextVersion } from './facade-rules.ts';
import { readSnapshot, writeSnapshot } from './facade-file.ts';
import type { ApiRow } from './read-facade.ts';

const button: ApiRow = { name: 'Button', text: '(props: ButtonProps) => JSX.Element' };
const props: ApiRow = { name: 'ButtonProps', text: 'type {…}' };
const busy: ApiRow = { name: 'ButtonProps.busy', text: '?: boolean' };
const rows = [button, props, busy];

const compare = (now: ApiRow[], { before = rows, version = '1.4.0', given = ['ButtonProps'] } = {}) =>
  compareFacade({ version, rows: before }, { rows: now, given: new Set(given) });

it('the same needs nothing', () => {
  expect(compare(rows)).toEqual({ needed: 'nothing', words: [], faults: [] });
});

it('what is gone needs a major, and to have been deprecated', () => {
  const { needed, words, faults } = compare([props, busy]);
  expect(needed).toBe('major');
  expect(words).toEqual(['Button is gone.']);
  expect(faults).toEqual([expect.stringContaining('Button goes without having been deprecated')]);
});

it.each([
  ['1.4.0', 1],
  ['1.3.0', 1],
  ['1.2.0', 0],
  ['0.9.0', 0],
])('what is deprecated since %s has been so for two minor versions of 1.4.0, or has not', (deprecated, faults) => {
  const compared = compare([props, busy], { before: [{ ...button, deprecated }, props, busy] });
  expect(compared.needed).toBe('major');
  expect(compared.faults).toHaveLength(faults);
});

it('a type takes its members along', () => {
  expect(compare([button]).words).toEqual(['ButtonProps is gone.']);
});

it('another type needs a major, and says both', () => {
  const { needed, words } = compare([button, props, { ...busy, text: ': boolean' }]);
  expect(needed).toBe('major');
  expect(words).toEqual(['ButtonProps.busy is another type: it was “?: boolean”, and is “: boolean”.']);
});

it('an export more needs a minor, and brings its members', () => {
  const { needed, words } = compare([
    ...rows,
    { name: 'CardProps', text: 'type {…}' },
    { name: 'CardProps.a', text: ': 1' },
  ]);
  expect(needed).toBe('minor');
  expect(words).toEqual(['CardProps is new.']);
});

it('a member more breaks only those who have to give it', () => {
  const member = (text: string): ApiRow => ({ name: 'ButtonProps.tone', text });
  expect(compare([...rows, member('?: string')]).needed).toBe('minor');
  expect(compare([...rows, member(': string')]).words).toEqual(['ButtonProps.tone has to be given now.']);
  expect(compare([...rows, member(': string')]).needed).toBe('major');
  expect(compare([...rows, member(': string')], { given: [] }).needed).toBe('minor');
});

it.each([
  ['() => void', '(again?: boolean) => void', 'minor'],
  ['(a: (b: string) => void) => void', '(a: (b: string) => void, c?: { d: 1 }) => void', 'minor'],
  ['() => void', '(again: boolean) => void', 'major'],
  ['(a?: string) => void', '(a: string, b?: string) => void', 'major'],
  ['() => void', '(again?: boolean) => string', 'major'],
])('%s that becomes %s needs a %s', (before, now, needed) => {
  const row = (text: string): ApiRow[] => [{ name: 'ask', text }];
  expect(compare(row(now), { before: row(before) }).needed).toBe(needed);
});

it('to deprecate needs a minor, and a version', () => {
  const { needed, words } = compare([{ ...button, deprecated: '1.5.0' }, props, busy]);
  expect([needed, words]).toEqual(['minor', ['Button is deprecated since 1.5.0.']]);
  expect(compare([{ ...button, deprecated: '' }, props, busy]).faults).toHaveLength(1);
});

it('a version is enough from the least that is needed', () => {
  expect(nextVersion('1.4.2', 'minor')).toBe('1.5.0');
  expect(nextVersion('1.4.2', 'major')).toBe('2.0.0');
  expect(isEnough('1.5.0', '1.4.2', 'minor')).toBe(true);
  expect(isEnough('1.4.9', '1.4.2', 'minor')).toBe(false);
  expect(isEnough('1.9.0', '1.4.2', 'major')).toBe(false);
  expect(isEnough('2.0.0', '1.4.2', 'major')).toBe(true);
});

it('a snapshot is read as it was written', () => {
  const snapshot = { version: '1.4.0', rows: [{ ...button, deprecated: '1.2.0' }, props, busy] };
  expect(readSnapshot(writeSnapshot(snapshot))).toEqual(snapshot);
});
