import { expect, it } from 'vitest';
import { fieldsOf, inLanguage, lacking, translationsOf } from './translated.ts';

const names = ['title', 'content'] as const;
const typed = {
  title: '收據',
  content: '說明',
  title_hk: '收據',
  content_hk: '',
  title_en: 'Receipt',
  content_en: 'How to find it',
};
const translations = translationsOf(typed, names);
const row = { id: 3, title: '收據', content: '說明', translations };

it('keeps what a form says in the other languages, and gives it back field by field', () => {
  expect(translations).toEqual({
    'zh-HK': { title: '收據' },
    en: { title: 'Receipt', content: 'How to find it' },
  });
  const { title: _title, content: _content, ...others } = typed;
  expect(fieldsOf(translations, names)).toEqual(others);
  expect(translationsOf({ title: '收據' }, names)).toEqual({});
});

it('gives a reader the whole text in their language, or the whole in zh-TW', () => {
  expect(lacking(row, names)).toEqual(['zh-HK']);
  expect(inLanguage(row, names, 'en')).toMatchObject({ id: 3, title: 'Receipt', content: 'How to find it' });
  for (const language of ['zh-HK', 'zh-TW'] as const)
    expect(inLanguage(row, names, language)).toMatchObject({ title: '收據', content: '說明' });
  expect(lacking({ ...row, translations: null }, names)).toEqual(['zh-HK', 'en']);
});

it('asks for no translation of what zh-TW does not say', () => {
  const short = { title: '收據', content: '', translations: { en: { title: 'Receipt' } } };
  expect(lacking(short, names)).toEqual(['zh-HK']);
  expect(inLanguage(short, names, 'en')).toMatchObject({ title: 'Receipt', content: '' });
});
