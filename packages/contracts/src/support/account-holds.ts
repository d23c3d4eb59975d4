import { array, number, object, string, type InferType } from 'yup';
import { codePoints } from '../shared/fold.ts';
import { gameId } from '../shared/game-id.ts';
import { listOf, part, text, view } from '../shared/view.ts';

const HOLD_REASON_MIN = 4;
const account = {
  game_id: gameId().required('GAME_UNKNOWN'),
  uid: string().trim().max(64, 'FIELD_INVALID').required('FIELD_REQUIRED'),
};

export const accountHoldQuery = object(account);
export type AccountHoldQuery = InferType<typeof accountHoldQuery>;

export const accountHoldBody = object({
  ...account,
  reason: string()
    .trim()
    .max(200, 'TOO_LONG')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= HOLD_REASON_MIN),
});
export type AccountHoldBody = InferType<typeof accountHoldBody>;

/** `seen`: since when the hold that was read stands, as its view says. */
export const accountReleaseBody = accountHoldBody.shape({
  seen: string().max(32, 'FIELD_INVALID').required('FIELD_REQUIRED'),
});
export type AccountReleaseBody = InferType<typeof accountReleaseBody>;

/** Since when: ISO; null: nobody holds it. */
export const accountHoldView = view('AccountHold', {
  data: part({ by: text(), reason: text(), at: text() }).nullable(),
});
export type AccountHoldView = InferType<typeof accountHoldView>;

/** Between services: what a request about personal data holds now. */
export const holdForRequestBody = object({
  request: number().integer().positive().required(),
  version: number().integer().positive().required(),
  reason: string().trim().max(200).defined().default(''),
  accounts: array()
    .of(object({ game_id: string().max(32).required(), uid: string().max(64).required() }))
    .max(20)
    .required(),
});
export type HoldForRequestBody = InferType<typeof holdForRequestBody>;
export const HOLD_FOR_REQUEST = '/internal/held_accounts/of_request';

/** Between services, by pages; an empty one is the end. */
export const heldAccountsView = view('HeldAccounts', { accounts: listOf(part({ game_id: text(), uid: text() })) });
export type HeldAccountsView = InferType<typeof heldAccountsView>;
