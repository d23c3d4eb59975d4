import { Button, Card, formatTime, SectionTitle } from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import { ConfirmDialog } from '@hub/web/staff';
import type { Account } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useDoToAccountMutation, useResetPasswordMutation, type AccountDeed } from './accounts.api.ts';
import css from './accounts.module.css';
import { OneTimePassword } from './one-time-password.tsx';
import { useDeedWords, type Deed } from './use-deed-words.ts';

/** How a colleague signs in, and what an owner does when that fails: each asked about once more. */
export function AccountDeeds({ account }: { account: Account }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Deed>();
  const [deed] = useDoToAccountMutation();
  const [reset] = useResetPasswordMutation();
  const doing = useChange((what: AccountDeed) => deed({ id: account.id, deed: what }));
  const resetting = useChange(() => reset(account.id));
  const [password, setPassword] = useState<string>();
  const words = useDeedWords(account.name);
  const go = async (what: Deed) => {
    setAsking(undefined);
    setPassword(undefined);
    if (what !== 'resetPassword') return void doing.run(what);
    const made = await resetting.run(undefined);
    setPassword(made?.password);
  };
  const deeds: Deed[] = ['resetFactor', 'resetPassword', account.disabled ? 'enableAccount' : 'disableAccount'];
  return (
    <section aria-labelledby="sign-in">
      <SectionTitle id="sign-in">
        <Trans>登入</Trans>
      </SectionTitle>
      <Card className={css.form}>
        {password && <OneTimePassword name={account.name} login={account.login} password={password} />}
        <FormFault fault={doing.error ?? resetting.error} title={t`沒有完成`} fields={[]} />
        <p role="status" className="visually-hidden">
          {doing.done && <Trans>完成</Trans>}
        </p>
        <SignInFacts account={account} />
        <div className={css.deeds}>
          {deeds.map((what) => (
            <Button
              key={what}
              size="small"
              variant={what === 'disableAccount' ? 'danger' : 'secondary'}
              busy={doing.busy || resetting.busy}
              onClick={() => setAsking(what)}
            >
              {words[what].button}
            </Button>
          ))}
        </div>
      </Card>
      {asking && (
        <ConfirmDialog
          question={words[asking].question}
          button={words[asking].button}
          danger={asking === 'disableAccount'}
          onConfirm={() => void go(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>{words[asking].consequence}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function SignInFacts({ account }: { account: Account }) {
  const { t } = useLingui();
  const until = account.one_time_until && formatTime(account.one_time_until);
  return (
    <DescriptionList
      facts={[
        { term: t`密碼`, value: until ? t`一次性密碼，${until} 前有效` : t`自己設定的密碼` },
        {
          term: t`驗證器`,
          value: account.factor ? t`已設定，救援碼剩 ${account.recovery_left} 組` : t`還沒設定，下次登入時設定`,
        },
        { term: t`建立`, value: formatTime(account.created_at) },
      ]}
    />
  );
}
