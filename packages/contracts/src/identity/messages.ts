import { object, string, type InferType } from 'yup';
import { captchaForms } from '../shared/captcha.ts';
import { listOf, part, text, view, whole, yesNo } from '../shared/view.ts';

export const loginBody = object({
  login: string().trim().lowercase().max(64, 'LOGIN_REQUIRED').required('LOGIN_REQUIRED'),
  password: string().max(256, 'PASSWORD_REQUIRED').required('PASSWORD_REQUIRED'),
});
export type LoginBody = InferType<typeof loginBody>;

export const challengeQuery = object({
  for: string()
    .oneOf([...captchaForms], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  /** Of a refusal that offers this challenge in another's place. */
  grant: string().max(200, 'FIELD_INVALID').default(''),
});
export type ChallengeQuery = InferType<typeof challengeQuery>;

/** `csrf`: goes back as `x-csrf-token` with every change. `session`: seconds without use, and at most. */
export const staffMe = view('StaffMe', {
  id: whole(),
  login: text(),
  name: text(),
  owner: yesNo(),
  roles: listOf(part({ role: text(), game_id: text() })),
  csrf: text(),
  session: part({ idle_left_s: whole(), ends_in_s: whole() }),
  factor: part({ recovery_left: whole(), used_recovery: yesNo() }),
});
export type StaffMe = InferType<typeof staffMe>;
export const staffMeView = view('StaffMeAnswer', { data: staffMe });
export type StaffMeView = InferType<typeof staffMeView>;

/** As the ALTCHA widget reads it; `data.submit`: the submit that it was granted to. */
export const challengeView = view('Challenge', {
  parameters: part({
    algorithm: text(),
    cost: whole(),
    data: part({ for: text(), submit: string() }),
    expiresAt: whole(),
    keyLength: whole(),
    keyPrefix: text(),
    keySignature: string(),
    nonce: text(),
    salt: text(),
  }),
  signature: text(),
});
