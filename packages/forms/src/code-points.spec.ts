import { describe, expect, it } from 'vitest';
import { countCodePoints } from './code-points.ts';

describe('countCodePoints', () => {
  it('counts Han signs, also those beyond the basic plane, as one each', () => {
    expect(countCodePoints('沒入帳')).toBe(3);
    expect(countCodePoints('𠮷野家')).toBe(3);
  });

  it('counts an emoji once and an empty text as nothing', () => {
    expect(countCodePoints('🙂')).toBe(1);
    expect(countCodePoints('')).toBe(0);
  });
});
