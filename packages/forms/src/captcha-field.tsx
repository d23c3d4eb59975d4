import type { CaptchaView } from '@hub/contracts/shared';
import type { ContractForm, FormValues } from './contract-form.ts';
import { OutsideCheck } from './outside-check.tsx';
import { OwnCheck } from './own-check.tsx';

export type CaptchaFieldProps<V extends FormValues> = {
  form: ContractForm<V>;
  /** How the server says that this form is guarded; what a refusal asks for wins over it. */
  captcha?: CaptchaView | null;
  name?: string;
};

export function CaptchaField<V extends FormValues>({
  form,
  captcha = null,
  name = 'captcha_token',
}: CaptchaFieldProps<V>) {
  const view = form.captcha ?? captcha;
  if (!view?.enabled) return null;
  if (view.provider === 'altcha') {
    return <OwnCheck form={form} name={name} challengeUrl={view.challenge_url} key={view.challenge_url} />;
  }
  return <OutsideCheck form={form} name={name} view={view} key={view.script_url} />;
}
