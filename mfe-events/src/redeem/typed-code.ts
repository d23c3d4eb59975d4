import { CODE_SHORTEST, redeemBody } from '@hub/contracts/events';

/** The call's message; what is too short as it was typed is said at once, without a call. The server judges the rest. */
export const typedCodeBody = redeemBody.shape({
  serial_no: redeemBody.fields.serial_no.test(
    'shortest',
    'SERIAL_SHORT',
    (typed) => [...(typed ?? '')].length >= CODE_SHORTEST,
  ),
});
