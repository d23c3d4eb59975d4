import { noReward, noWords, type SurveyContent, type SurveyField } from '@hub/contracts/surveys';
import { expect, it } from 'vitest';
import { changesBetween, hasChanges } from './changes.ts';

const field = (key: string, tw = key): SurveyField => ({ key, kind: 'text', label: { tw, hk: '', en: '' } });
const of = (fields: SurveyField[], over: Partial<SurveyContent> = {}): SurveyContent => ({
  title: { ...noWords, tw: '問卷' },
  intro: noWords,
  done: noWords,
  opens: '',
  closes: '',
  form: { pages: [{ key: 'page1', fields }] },
  embed_url: '',
  one_answer_per: 'none',
  reward: noReward,
  ...over,
});

it('the same content has no changes, however its keys are ordered', () => {
  const live = of([field('one')]);
  const draft = of([
    { label: { en: '', hk: '', tw: 'one' }, kind: 'text', key: 'one', required: undefined } as SurveyField,
  ]);
  expect(hasChanges(changesBetween(live, draft))).toBe(false);
});

it('tells which questions are new, gone, otherwise or elsewhere', () => {
  const live = of([field('one'), field('two'), field('three')]);
  const draft = of([field('three'), field('two', '第二題'), field('four')]);
  const changes = changesBetween(live, draft);
  const keys = (fields: SurveyField[]) => fields.map(({ key }) => key);
  expect([keys(changes.added), keys(changes.removed), keys(changes.changed), changes.moved]).toEqual([
    ['four'],
    ['one'],
    ['two'],
    true,
  ]);
});

it('tells which parts are otherwise', () => {
  const draft = of([field('one')], { closes: '2026-12-31T23:59', title: { ...noWords, tw: '新的' } });
  expect(changesBetween(of([field('one')]), draft).parts).toEqual(['title', 'window']);
});
