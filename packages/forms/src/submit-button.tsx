import { Button, type ButtonProps } from '@hub/web';
import type { ContractForm, FormValues } from './contract-form.ts';
import { useFormTexts } from './form-texts.ts';
import css from './submit-button.module.css';

export type SubmitButtonProps<V extends FormValues> = Omit<ButtonProps, 'form' | 'type' | 'busy'> & {
  form: ContractForm<V>;
};

/** Never disabled: what is missing is said instead. While it waits for files it can be called off. */
export function SubmitButton<V extends FormValues>({ form, ...button }: SubmitButtonProps<V>) {
  const { busy, waiting, stop } = form;
  const texts = useFormTexts();
  const sending = waiting ?? texts.sending;
  return (
    <div className={css.send}>
      <Button variant="primary" wide="phone" busyWords={sending} {...button} type="submit" busy={busy} />
      {waiting !== undefined && (
        <Button variant="quiet" wide="phone" onClick={stop}>
          {texts.stopWaiting}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {waiting !== undefined && texts.willSend}
      </span>
    </div>
  );
}
