import { Button, CircleAlertIcon, ShieldCheckIcon, Spinner } from '@hub/web';
import { useEffect, useRef } from 'react';
import type { ContractForm, FormValues } from './contract-form.ts';
import { formTexts, useFormTexts } from './form-texts.ts';
import { useCaptcha } from './use-captcha.ts';
import css from './captcha-field.module.css';

type Props<V extends FormValues> = { form: ContractForm<V>; name: string; challengeUrl: string };

/** Needs no hand: begins with the form, at the latest on submit. */
export function OwnCheck<V extends FormValues>({ form, name, challengeUrl }: Props<V>) {
  const texts = useFormTexts();
  const root = useRef<HTMLDivElement>(null);
  const { state, token, solve, renew, spend } = useCaptcha(challengeUrl);
  const { forget, join } = form;
  const error = form.errors[name];

  useEffect(() => {
    const gate = async () => {
      const value = await solve();
      return value === null ? { failure: formTexts().captchaFailed } : { value };
    };
    return join(name, { gate, renew, spend });
  }, [join, name, solve, renew, spend]);

  useEffect(() => {
    if (state !== 'idle') return;
    const frame = root.current?.closest('form');
    const begin = () => void solve();
    frame?.addEventListener('focusin', begin, { once: true });
    return () => frame?.removeEventListener('focusin', begin);
  }, [state, solve]);

  useEffect(() => {
    if (state === 'done' && error !== undefined) forget(name);
  }, [state, error, forget, name]);

  const again = () => {
    // The button goes with the failure.
    root.current?.focus();
    renew();
  };
  return (
    <div ref={root} className={css.captcha} data-state={state} id={form.fieldId(name)} tabIndex={-1}>
      <input type="hidden" name={name} value={token} readOnly />
      {state === 'working' && <Spinner />}
      {state === 'failed' && <CircleAlertIcon />}
      {(state === 'idle' || state === 'done') && <ShieldCheckIcon />}
      <span className={css.words} data-longest={texts.captchaIdle}>
        <span role="status">
          {state === 'idle' && texts.captchaIdle}
          {state === 'working' && texts.captchaWorking}
          {state === 'done' && texts.captchaDone}
          {state === 'failed' && (error ?? texts.captchaFailed)}
        </span>
      </span>
      {state === 'failed' && (
        <Button size="small" onClick={again}>
          {texts.captchaRetry}
        </Button>
      )}
    </div>
  );
}
