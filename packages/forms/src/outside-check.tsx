import { Button, CircleAlertIcon, Spinner } from '@hub/web';
import type { CaptchaView } from '@hub/contracts/shared';
import { useEffect, useRef } from 'react';
import type { ContractForm, FormValues } from './contract-form.ts';
import { formTexts, useFormTexts } from './form-texts.ts';
import { useWidget } from './use-widget.ts';
import css from './captcha-field.module.css';

type Props<V extends FormValues> = { form: ContractForm<V>; name: string; view: CaptchaView };

/** It says by itself what it does; we speak when it is missing. */
export function OutsideCheck<V extends FormValues>({ form, name, view }: Props<V>) {
  const texts = useFormTexts();
  const root = useRef<HTMLDivElement>(null);
  const { state, token, place, settled, load, renew } = useWidget(view);
  const { forget, join } = form;
  const error = form.errors[name];

  useEffect(() => {
    const gate = async () => {
      const answer = await settled();
      // Without a widget the server decides: it knows whether the provider is away, and what stands in for it then.
      if (answer === 'missing') return { value: '' };
      return answer === 'waiting' ? { failure: formTexts().captchaWaiting } : { value: answer.token };
    };
    return join(name, { gate, renew, spend: renew });
  }, [join, name, settled, renew]);

  useEffect(() => {
    if (state === 'done' && error !== undefined) forget(name);
  }, [state, error, forget, name]);

  const again = () => {
    // The button goes with the failure.
    root.current?.focus();
    load();
  };
  return (
    <div
      ref={root}
      className={css.outside}
      id={form.fieldId(name)}
      role="group"
      aria-label={texts.captchaGroup}
      aria-describedby={error ? form.fieldId(`${name}-error`) : undefined}
      tabIndex={-1}
    >
      <input type="hidden" name={name} value={token} readOnly />
      {state !== 'missing' && <div ref={place} className={css.widget} data-state={state} />}
      {state === 'loading' && (
        <div className={css.captcha}>
          <Spinner />
          <span role="status" className={css.words}>
            {texts.captchaLoading}
          </span>
        </div>
      )}
      {state === 'missing' && (
        <div className={css.captcha} data-state="failed">
          <CircleAlertIcon />
          <span role="status" className={css.words}>
            {texts.captchaMissing}
          </span>
          <Button size="small" onClick={again}>
            {texts.captchaRetry}
          </Button>
        </div>
      )}
      {error !== undefined && (
        <p className={css.error} id={form.fieldId(`${name}-error`)}>
          {error}
        </p>
      )}
    </div>
  );
}
