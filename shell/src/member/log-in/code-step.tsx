import { useLingui } from '@lingui/react/macro';
import { useLogInMemberMutation } from '../member.api.ts';
import { CodeForm } from './code-form.tsx';

type Props = { email: string; onOther?: () => void; onDone?: () => void };

/** Logs the tab in by the code. */
export function CodeStep({ email, onOther, onDone }: Props) {
  const { t } = useLingui();
  const [logIn] = useLogInMemberMutation();
  return (
    <CodeForm
      email={email}
      action={t`登入`}
      {...(onOther && { onOther })}
      send={async ({ body }) => {
        await logIn(body).unwrap();
        onDone?.();
      }}
    />
  );
}
