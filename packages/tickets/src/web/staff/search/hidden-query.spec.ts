import { describe, expect, it } from 'vitest';
import { hiddenQuery, queryOf } from './hidden-query.ts';

describe('a query in an address', () => {
  it.each(['player@example.com', '0912-345-678', '+886 912345678', '7KQ2-M9XA-4D3H', '7kq2m9xa4d3h'])(
    'is not shown when it is %s, and still known in this window',
    (q) => {
      const hidden = hiddenQuery(q);
      expect(hidden).toMatch(/^\d+$/);
      expect(hiddenQuery(q)).toBe(hidden);
      expect(queryOf('', hidden ?? '')).toBe(q);
    },
  );
  it.each(['月卡', '#10231', '首購 加贈', 'GPA 5514'])('is shown when it is %s', (q) => {
    expect(hiddenQuery(q)).toBeNull();
    expect(queryOf(q, '')).toBe(q);
  });
  it('is empty when another window knew it', () => {
    expect(queryOf('', '999')).toBe('');
  });
});
