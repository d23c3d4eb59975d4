import { Notice, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeStep } from '../log-in/code-step.tsx';
import { ResendCode } from '../log-in/resend-code.tsx';

/** Who holds an open browser is not yet who reads the mails: a new code, and what was asked for can be done. */
export function FreshCode({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useLingui();
  const [sent, setSent] = useState(false);
  if (sent) return <CodeStep email={email} onDone={onDone} />;
  return (
    <Stack>
      <Notice kind="info" role="status" title={t`請再確認一次是您本人`}>
        <Trans>登入超過 15 分鐘了。下載前，先輸入寄到信箱的新驗證碼。</Trans>
      </Notice>
      <ResendCode email={email} first onSent={() => setSent(true)} />
    </Stack>
  );
}
