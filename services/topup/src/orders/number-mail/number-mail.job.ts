import { number, object, string } from 'yup';
import { languages } from '@hub/contracts/shared';
import { job } from '@hub/nest-kit/outbox';

/** `id`: of the attempt whose number it is. */
export const numberMail = job(
  'mail-number',
  object({
    id: number().integer().required(),
    language: string()
      .oneOf([...languages])
      .required(),
  }),
);
