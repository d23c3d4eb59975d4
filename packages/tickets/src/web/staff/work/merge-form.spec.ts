import { describe, expect, it } from 'vitest';
import { mergeForm, OTHER } from './merge-form.ts';

const read = (into: string, prefix = '') => mergeForm(prefix).cast({ choice: OTHER, into }).into;

describe('the number of the case that goes on', () => {
  it.each(['10034', '#10034', ' # 10034 ', '＃10034', '#１００３４', '＃１００３４'])('is read from %s', (typed) => {
    expect(read(typed)).toBe('10034');
  });

  it('is read with the sign of its desk and without', () => {
    expect([read('#V10034', 'V'), read('10034', 'V')]).toEqual(['10034', '10034']);
  });

  it.each(['', 'abc', '0', '1.5', '-3', '99999999999'])('is asked for anew instead of %j', async (into) => {
    await expect(mergeForm('').validate({ choice: OTHER, into })).rejects.toThrow('NOEXIST');
  });

  it('does not matter beside a case that was found', async () => {
    await expect(mergeForm('').validate({ choice: '10034', into: 'abc' })).resolves.toMatchObject({ choice: '10034' });
  });
});
