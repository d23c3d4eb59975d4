import { object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { checkValues } from './field-errors.ts';

const schema = object({
  email: string().trim().required('EMAIL_REQUIRED').matches(/@/, { message: 'EMAIL_FORMAT', excludeEmptyString: true }),
  content: string()
    .trim()
    .test('shortest', 'CONTENT_SHORT', (value, context) => {
      const length = value?.length ?? 0;
      return length >= 5 || context.createError({ message: 'CONTENT_SHORT', params: { min: 5, length } });
    }),
});
const texts = (code: string, params: Record<string, unknown>) =>
  `${code} ${String(params.min ?? '')}/${String(params.length ?? '')}`;

describe('checkValues', () => {
  it('is empty when the schema takes the values', async () => {
    expect(await checkValues(schema, { email: ' a@b ', content: '沒有入帳喔' }, texts)).toEqual({});
  });

  it('gives the code and the parameters of the broken rule', async () => {
    const errors = await checkValues(schema, { email: '', content: '沒入帳 ' }, texts);
    expect(errors).toEqual({ email: 'EMAIL_REQUIRED /', content: 'CONTENT_SHORT 5/3' });
  });

  it('lets what is not about values pass through', async () => {
    const broken = string().test('broken', 'X', () => {
      throw new TypeError('broken rule');
    });
    await expect(checkValues(object({ a: broken }), { a: '1' }, texts)).rejects.toThrow('broken rule');
  });
});
