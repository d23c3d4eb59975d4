import { expect, it } from 'vitest';
import { fittingArticles, libraryOf, termsOf } from './fitting-articles.ts';

const library = libraryOf(
  [
    [1, '2', '儲值多久入帳', '<p>信用卡即時，超商代收約三十分鐘。</p>'],
    [2, '2', '在 Google Play 找收據', '<p>訂單編號以 GPA 開頭。</p>'],
    [3, '2', '點數卡序號無法使用', '<p>請確認<b>地區</b>。</p>'],
    [4, '2', '儲錯帳號怎麼辦', '<p>請附上收據。</p>'],
    [5, 'f', '忘記帳號密碼', '<p>從遊戲內綁定的信箱找回。</p>'],
    [6, '1', '臺灣伺服器維護時間', '<p>每週四上午。</p>'],
  ].map(([id, type_id, title, content]) => ({ id, type_id, title, content }) as never),
);
const ids = (type: string, written = '') => fittingArticles(library, type, written).map(({ id }: { id: number }) => id);

it('begins with the articles of the type, in their own order, three at most', () => {
  expect(ids('2')).toEqual([1, 2, 3]);
});

it('puts first what the description speaks of', () => {
  expect(ids('2', '買了點數卡，序號一直顯示無法使用')[0]).toBe(3);
  expect(ids('2', '我儲錯帳號了')[0]).toBe(4);
});

it('adds articles of other types only when they speak of what is written', () => {
  expect(ids('f')).toEqual([5]);
  expect(ids('f', '忘記密碼，也沒有收據')).toEqual([5]);
  expect(ids('f', '想知道點數卡序號為什麼無法使用')).toEqual([5, 3]);
});

it('folds like the search: full-width, case and 臺', () => {
  expect(ids('9', '台灣伺服器')).toEqual([6]);
  expect(ids('2', 'ｇｏｏｇｌｅ　ＰＬＡＹ 的收據')[0]).toBe(2);
  expect([...termsOf('臺灣 GPA')]).toEqual(['台灣', 'gpa']);
});

it('finds nothing for a type without articles and an empty description', () => {
  expect(ids('9', '，。 a 我')).toEqual([]);
});
