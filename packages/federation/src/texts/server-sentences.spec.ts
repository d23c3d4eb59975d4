import { catalogTexts } from '@hub/contracts/catalog';
import { eventsTexts } from '@hub/contracts/events';
import { identityTexts } from '@hub/contracts/identity';
import { sharedTexts, type Sentence, type Texts } from '@hub/contracts/shared';
import { supportTexts } from '@hub/contracts/support';
import { surveyTexts } from '@hub/contracts/surveys';
import { topupTexts } from '@hub/contracts/topup';
import { vipTexts } from '@hub/contracts/vip';
import { expect, it } from 'vitest';
import { taiwanWordsIn } from './hong-kong-words.ts';

const tables: Record<string, Texts> = {
  catalogTexts,
  eventsTexts,
  identityTexts,
  sharedTexts,
  supportTexts,
  surveyTexts,
  topupTexts,
  vipTexts,
};
/** What a survey says by itself stands in it. */
const OF_THE_SURVEY = 'SURVEY_SAYS';
const sentences = Object.entries(tables).flatMap(([table, texts]) =>
  Object.entries(texts)
    .filter(([code]) => code !== OF_THE_SURVEY)
    .map(([code, sentence]): [string, Sentence] => [`${table}.${code}`, sentence]),
);
const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it.each(sentences)('%s says the same in every language', (_, { tw, hk, en }) => {
  for (const text of [tw, hk ?? tw, en]) {
    expect(text.trim()).not.toBe('');
    expect(params(text)).toEqual(params(tw));
  }
});

it.each(sentences)('%s has the words of Hong Kong', (_, { tw, hk }) => {
  expect(taiwanWordsIn(hk ?? tw)).toEqual([]);
});
