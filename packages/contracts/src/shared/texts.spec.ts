import { expect, it } from 'vitest';
import { languageFor, sentenceOf } from './texts.ts';

it.each([
  ['zh-HK,zh;q=0.9', 'zh-HK'],
  ['zh-MO', 'zh-HK'],
  ['zh-Hant-HK', 'zh-HK'],
  ['zh-Hant', 'zh-TW'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['ms-MY,en;q=0.8', 'en'],
  ['en-SG', 'en'],
  ['ja,en;q=0.5', 'en'],
  ['en;q=0.2, zh-TW;q=0.9', 'zh-TW'],
  ['en;q=0, ja', 'zh-TW'],
  ['*', 'zh-TW'],
  ['enx', 'zh-TW'],
  [undefined, 'zh-TW'],
])('%s reads %s', (wish, language) => {
  expect(languageFor(wish)).toBe(language);
});

it('says in Hong Kong what Taiwan says, unless Hong Kong has words of its own', () => {
  const texts = { A: { tw: '甲 {n}', en: 'a {n}' }, B: { tw: '乙', hk: '丙', en: 'b' } };
  expect(sentenceOf(texts, 'A', 'zh-HK', { n: 1 })).toBe('甲 1');
  expect(sentenceOf(texts, 'B', 'zh-HK')).toBe('丙');
  expect(sentenceOf(texts, 'A', 'en', { n: 2 })).toBe('a 2');
});
