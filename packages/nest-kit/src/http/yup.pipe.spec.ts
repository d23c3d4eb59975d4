import { number, object, string } from 'yup';
import { expect, it } from 'vitest';
import { InvalidInput } from './app-error.ts';
import { checked } from './yup.pipe.ts';

const schema = object({ share: number().default(0), reason: string().max(3, 'REASON_LONG').default('') });

it('a null where none may be is a fault of its field, as is what is too long', async () => {
  const fault = await checked(schema, { share: null, reason: 'four' }).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(InvalidInput);
  expect(fault).toMatchObject({ faults: { share: { code: 'FIELD_INVALID' }, reason: { code: 'REASON_LONG' } } });
});
