import { Button, type ButtonProps } from '@hub/web';
import type { ContractForm, FormValues } from './contract-form.ts';
import { useFormTexts } from './form-texts.ts';

export type SubmitButtonProps<V extends FormValues> = Omit<ButtonProps, 'form' | 'type' | 'busy'> & {
  form: ContractForm<V>;
};

/** Sends the form; its words are the verb of the page. Never disabled: what is missing is said instead. */
export function SubmitButton<V extends FormValues>({ form, ...button }: SubmitButtonProps<V>) {
  const texts = useFormTexts();
  return <Button look="primary" wide="phone" busyWords={texts.sending} {...button} type="submit" busy={form.busy} />;
}
