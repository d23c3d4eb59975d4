import { afterAll, describe, expect, it, vi } from 'vitest';
import { markTitle, setUnreadCount } from './page-title.ts';

const page = {
  title: '',
  getElementById: () => ({ textContent: JSON.stringify({ site: { name: 'Player Hub' } }) }),
};
vi.stubGlobal('document', page);
afterAll(() => vi.unstubAllGlobals());

describe('the title of the document', () => {
  it('keeps what is wrong before everything else, while answers are counted and the language changes', () => {
    const over = markTitle('錯誤：');
    setUnreadCount(2);
    expect(page.title).toBe('錯誤：(2) Player Hub');
    const later = markTitle('Error: ');
    over();
    expect(page.title).toBe('Error: (2) Player Hub');
    later();
    setUnreadCount(0);
    expect(page.title).toBe('Player Hub');
  });
});
