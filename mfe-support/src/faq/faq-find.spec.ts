import { describe, expect, it } from 'vitest';
import { findable, findArticles, stretchesOf } from './faq-find.ts';

const all = findable([
  {
    id: 1,
    type_id: '2',
    title: '儲值後多久會入帳？',
    content: '<p>台灣地區約 30 分鐘，<b>Google Play</b> 付款可能較久</p>',
  },
  { id: 2, type_id: 'receipt', title: '如何找到 Google Play 訂單收據', content: '<p>在信箱裡</p>' },
  { id: 3, type_id: 'f', title: '臺灣伺服器怎麼綁定帳號', content: '<p>從設定 &amp; 綁定</p>' },
]);
const found = (typed: string) => findArticles(all, typed).map(({ id }) => id);

describe('looking for an article', () => {
  it.each([
    ['nothing typed gives all', '  ', [1, 2, 3]],
    ['a word of a title', '綁定', [3]],
    ['台 finds 臺 and the other way round', '台灣', [3, 1]],
    ['臺 finds 台', '臺灣地區', [1]],
    ['case', 'google', [2, 1]],
    ['full-width', 'ＧＯＯＧＬＥ', [2, 1]],
    ['words without their space', 'googleplay', [2, 1]],
    ['words in any order', 'play 收據', [2]],
    ['a full-width space between words', '收據　google', [2]],
    ['every word is needed', 'google 綁定', []],
    ['no part of a tag is a word', 'strong', []],
    ['a sign of a regular expression is a sign', '.*', []],
    ['nothing like it', '退款', []],
  ])('%s', (_, typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it('marks in a title what was looked for', () => {
    const marked = (title: string, typed: string) =>
      stretchesOf(title, typed)
        .map(({ text, hit }) => (hit ? `[${text}]` : text))
        .join('');
    expect(marked('如何找到 Google Play 訂單收據', 'googleplay 收據')).toBe('如何找到 [Google Play] 訂單[收據]');
    expect(marked('臺灣伺服器', '台')).toBe('[臺]灣伺服器');
    expect(marked('ＡＢＣ', 'b')).toBe('Ａ[Ｂ]Ｃ');
    expect(marked('㍿の問題', '株')).toBe('[㍿]の問題');
    expect(marked('帳號', '')).toBe('帳號');
  });
});
