import { Notice, usePageTitle } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useStaffSignInMutation } from '../session/staff-session.api.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type Props = {
  /** Somebody was signed in until just now, and goes back to where they were. */
  expired: boolean;
  /** The frame is asking who that is. */
  asking: boolean;
};

export function PasswordPage({ expired, asking }: Props) {
  const { t } = useLingui();
  const [signIn, { error, isLoading, isSuccess }] = useStaffSignInMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const login = useRef<HTMLInputElement>(null);
  const form = useSentForm(error, (read) => signIn({ login: read('login'), password: read('password') }));
  usePageTitle(expired ? '' : t`登入`);
  useEffect(() => {
    if (expired) heading.current?.focus();
    // A finger has not asked for the keyboard on the screen yet.
    else if (matchMedia('(pointer: fine)').matches) login.current?.focus();
  }, [expired]);
  const title = form.locked ? t`暫時不能登入` : t`沒有登入成功`;
  return (
    <SignInFrame title={<Trans>登入客服工作台</Trans>} titleRef={heading}>
      {expired && !error && (
        <Notice kind="info" title={t`登入已逾時`}>
          <p>
            <Trans>重新登入後回到剛才的畫面，寫到一半的內容還在。</Trans>
          </p>
        </Notice>
      )}
      <FormFault fault={error} title={title} fields={['login', 'password']} />
      <SignInForm
        form={form}
        action={<Trans>登入</Trans>}
        busy={isLoading || (isSuccess && asking)}
        busyWords={t`登入中`}
      >
        <Field id="login" label={t`帳號`} error={form.fields.login}>
          {(wire) => (
            <TextInput
              {...wire}
              ref={login}
              name="login"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field id="password" label={t`密碼`} error={form.fields.password}>
          {(wire) => <TextInput {...wire} name="password" type="password" autoComplete="current-password" />}
        </Field>
      </SignInForm>
    </SignInFrame>
  );
}
