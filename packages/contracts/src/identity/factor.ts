import { boolean, object, string, type InferType } from 'yup';
import { normaliseCheckCode } from '../shared/check-code.ts';
import { listOf, oneOf, part, text, view } from '../shared/view.ts';

export const FACTOR_DIGITS = 6;
export const RECOVERY_CODES = 10;

const DIGITS = /^\d{6}$/;

/** An app's six digits or a recovery code of twelve signs; '' when neither. */
export function normaliseFactorCode(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return DIGITS.test(digits) ? digits : normaliseCheckCode(typed);
}

export const isAppCode = (code: string): boolean => DIGITS.test(code);

const code = (test: (meant: string) => boolean) =>
  string()
    .trim()
    .max(64, 'CODE_SHAPE')
    .required('CODE_REQUIRED')
    .test('shape', 'CODE_SHAPE', (typed) => !typed || test(normaliseFactorCode(typed)));

export const factorBody = object({ code: code(Boolean) });
/** Of the app alone: it proves that the app knows the new secret. */
export const enrolBody = object({ code: code(isAppCode) });
export type FactorBody = InferType<typeof factorBody>;

/** Long enough for a passphrase; no rules about its signs. */
export const newPasswordBody = object({
  password: string().max(256, 'PASSWORD_LONG').min(12, 'PASSWORD_SHORT').required('PASSWORD_REQUIRED'),
  /** The one in use; asked for unless it was a one-time password that has just been typed. */
  current: string().max(256, 'PASSWORD_WRONG').default(''),
});
export type NewPasswordBody = InferType<typeof newPasswordBody>;

export const staffSteps = ['password', 'enrol', 'second_factor'] as const;
export const staffStep = view('StaffStep', {
  next: oneOf(...staffSteps),
  login: text(),
  name: text(),
  csrf: text(),
});
export type StaffStep = InferType<typeof staffStep>;
export const staffStepView = view('StaffStepAnswer', { data: staffStep });
export type StaffStepView = InferType<typeof staffStepView>;

/** `qr`: an SVG of `uri`; `secret`: base 32, to be typed. */
export const enrolmentView = view('Enrolment', { data: part({ secret: text(), uri: text(), qr: text() }) });
export type EnrolmentView = InferType<typeof enrolmentView>;
export type Enrolment = EnrolmentView['data'];

/** Shown once; `csrf` belongs to the session as it is from now on. */
export const recoveryCodesView = view('RecoveryCodes', {
  data: part({ recovery_codes: listOf(text()), csrf: text() }),
});
export type RecoveryCodesView = InferType<typeof recoveryCodesView>;
export type RecoveryCodes = RecoveryCodesView['data'];

export const doneView = view('Done', { data: part({ ok: boolean<true>().oneOf([true]).defined() }) });
export type DoneView = InferType<typeof doneView>;
