import { Button, Card, Field, isApiFault, Notice, TextInput, usePageTitle, useStaffSignInMutation } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type FormEvent } from 'react';
import css from './sign-in.module.css';

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

type Props = {
  /** Somebody was signed in until just now, and goes back to where they were. */
  expired: boolean;
  /** The frame is asking who that is. */
  asking: boolean;
};

/** Login and password. */
export function SignInPage({ expired, asking }: Props) {
  const { t } = useLingui();
  const [signIn, { error, isLoading, isSuccess }] = useStaffSignInMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  usePageTitle(expired ? '' : t`登入`);
  useEffect(() => {
    if (expired) heading.current?.focus();
  }, [expired]);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void signIn({ login: textOf(typed, 'login'), password: textOf(typed, 'password') });
  };

  const fields = isApiFault(error) ? error.fields : {};
  return (
    <div className={css.page}>
      <Card className={css.box}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          <Trans>登入客服工作台</Trans>
        </h1>
        {expired && !error && (
          <Notice kind="info" title={t`登入已逾時`}>
            <p>
              <Trans>重新登入後回到剛才的畫面，寫到一半的內容還在。</Trans>
            </p>
          </Notice>
        )}
        {error !== undefined && <SignInFault fault={error} />}
        <form ref={form} className={css.form} onSubmit={send} noValidate>
          <Field id="login" label={t`帳號`} error={fields.login}>
            {(wire) => (
              <TextInput {...wire} name="login" autoComplete="username" autoCapitalize="none" spellCheck={false} />
            )}
          </Field>
          <Field id="password" label={t`密碼`} error={fields.password}>
            {(wire) => <TextInput {...wire} name="password" type="password" autoComplete="current-password" />}
          </Field>
          <Button
            look="primary"
            type="submit"
            wide="always"
            busy={isLoading || (isSuccess && asking)}
            busyWords={t`登入中`}
          >
            <Trans>登入</Trans>
          </Button>
        </form>
      </Card>
    </div>
  );
}

/** What belongs to no field: a wrong pair, too many attempts, no connection. */
function SignInFault({ fault }: { fault: unknown }) {
  const { t } = useLingui();
  const { msg, login, password } = isApiFault(fault) ? fault.fields : {};
  if (msg === undefined && (login ?? password) !== undefined) return null;
  const locked = isApiFault(fault) && fault.status === 429;
  return (
    <Notice kind={locked ? 'warn' : 'bad'} title={locked ? t`暫時不能登入` : t`沒有登入成功`} role="alert">
      <p>{msg ?? t`暫時連不上，請再試一次。`}</p>
    </Notice>
  );
}
