import { errorCode, isApiFault, reportError } from '@hub/web';
import type { CaptchaView } from '@hub/contracts/shared';
import type { FieldErrors } from './field-errors.ts';
import { formTexts } from './form-texts.ts';

export type SubmitFailure = {
  /** The server knows this key with other content: an edit makes a new key. */
  conflict: boolean;
  message?: string;
  fields: FieldErrors;
  captcha?: CaptchaView;
};

export function failureOf(thrown: unknown): SubmitFailure {
  if (!isApiFault(thrown)) {
    reportError({ code: errorCode('form'), area: 'form', kind: 'script', message: String(thrown) });
    return { conflict: false, message: formTexts().somethingWrong, fields: {} };
  }
  const { msg, jwt, ...fields } = thrown.fields;
  const general = msg ?? jwt;
  const silent = general === undefined && Object.keys(fields).length === 0;
  const fallback = thrown.status === 'OFFLINE' ? formTexts().offline : formTexts().somethingWrong;
  const { captcha } = thrown;
  return { conflict: thrown.status === 409, message: silent ? fallback : general, fields, captcha };
}
