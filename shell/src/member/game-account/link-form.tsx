import { Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeForm } from '../log-in/code-form.tsx';
import { EmailStep } from '../log-in/email-step.tsx';
import { useLinkAccountMutation } from './accounts.api.ts';

/** What is agreed to, the address, and the code that is mailed there. The tab stays in its game. */
export function LinkForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [link] = useLinkAccountMutation();
  return (
    <Stack>
      <p>
        <Trans>
          連結以後，用這個信箱登入網站的會員，可以查看和下載這個遊戲帳號的序號兌換紀錄。連結隨時可以結束。一個遊戲帳號只連結一位會員，之前的連結會就此結束。
        </Trans>
      </p>
      {asked ? (
        <CodeForm
          email={email}
          action={t`連結這個遊戲帳號`}
          onOther={() => setAsked(false)}
          send={async (shown) => {
            await link(shown).unwrap();
            onDone();
          }}
        />
      ) : (
        <EmailStep
          email={email}
          label={t`連結會員帳號`}
          onAsked={(address) => {
            setEmail(address);
            setAsked(true);
          }}
        />
      )}
    </Stack>
  );
}
