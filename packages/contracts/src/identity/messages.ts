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

/**
 * Who is signed in at the desk. `csrf` goes back as header `x-csrf-token` with every change. `session` counts in seconds:
 * how long it lasts without use, and at most. `used_recovery`: this sign-in took a recovery code.
 */
export type StaffMe = {
  login: string;
  name: string;
  owner: boolean;
  roles: { role: string; game_id: string }[];
  csrf: string;
  session: { idle_left_s: number; ends_in_s: number };
  factor: { recovery_left: number; used_recovery: boolean };
};
export type StaffMeView = { data: StaffMe };
