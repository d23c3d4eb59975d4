import { Button } from '@hub/web';
import type { ReactNode } from 'react';
import type { SentForm } from '../session/use-sent-form.ts';
import css from './sign-in.module.css';

type Props = { form: SentForm; action: ReactNode; busy: boolean; busyWords: string; children: ReactNode };

export function SignInForm({ form, action, busy, busyWords, children }: Props) {
  return (
    <form ref={form.ref} className={css.form} onSubmit={form.onSubmit} noValidate>
      {children}
      <Button variant="primary" type="submit" wide="always" busy={busy} busyWords={busyWords}>
        {action}
      </Button>
    </form>
  );
}
