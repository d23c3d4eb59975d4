import { CODE_SHORTEST, redeemBody } from '@hub/contracts/events';
import { object, reach, type StringSchema } from 'yup';

/** The call's message; what is too short as it was typed is said at once, without a call. The server judges the rest. */
export const typedCodeBody = redeemBody.concat(
  object({
    serial_no: (reach(redeemBody, 'serial_no') as StringSchema<string>).test(
      'shortest',
      'SERIAL_SHORT',
      (typed) => [...typed].length >= CODE_SHORTEST,
    ),
  }),
);
