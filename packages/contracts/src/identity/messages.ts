import { object, string, type InferType } from 'yup';
import { captchaForms } from '../shared/captcha.ts';

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

/** Who is signed in at the desk. `csrf` goes back as header `x-csrf-token` with every change. */
export type StaffMe = { login: string; name: string; roles: { role: string; game_id: string }[]; csrf: string };
export type StaffMeView = { data: StaffMe };
