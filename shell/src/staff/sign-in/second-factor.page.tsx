import { Button, Card, isApiFault, usePageTitle } from '@hub/web';
import type { StaffStep } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { CodeField, type CodeKind } from '../session/code-field.tsx';
import { FormFault } from '../session/form-fault.tsx';
import { useStaffSecondFactorMutation } from '../session/staff-session.api.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import css from '../sign-in.module.css';
import { OtherAccount } from './other-account.tsx';

type Props = {
  step: StaffStep;
  asking: boolean;
  /** Half the session is over: back to the password. */ onOver: () => void;
};

/** The code of the app, or a recovery code where the phone is not at hand. */
export function SecondFactorPage({ step, asking, onOver }: Props) {
  const { t } = useLingui();
  const [show, { error, isLoading, isSuccess }] = useStaffSecondFactorMutation();
  const [kind, setKind] = useState<CodeKind>('app');
  const { ref, onSubmit, fields, locked } = useSentForm(error, (read) => show({ code: read('code') }));
  usePageTitle(t`輸入驗證碼`);
  useEffect(() => {
    ref.current?.querySelector('input')?.focus();
  }, [kind, ref]);
  useEffect(() => {
    if (isApiFault(error) && error.status === 401) onOver();
  }, [error, onOver]);
  return (
    <div className={css.page}>
      <Card className={css.box}>
        <div className={css.head}>
          <h1 className={css.title}>
            <Trans>輸入驗證碼</Trans>
          </h1>
          <p className={css.lead}>
            {kind === 'app' ? (
              <Trans>{step.name}，請打開手機的驗證器 App。</Trans>
            ) : (
              <Trans>{step.name}，請輸入當初保存的其中一組救援碼，每組只能用一次。</Trans>
            )}
          </p>
        </div>
        <FormFault fault={error} title={locked ? t`暫時不能登入` : t`沒有登入成功`} fields={['code']} />
        {locked ? (
          <Button look="primary" wide="always" onClick={onOver}>
            <Trans>回到登入</Trans>
          </Button>
        ) : (
          <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
            <CodeField id="code" kind={kind} error={fields.code} />
            <Button
              look="primary"
              type="submit"
              wide="always"
              busy={isLoading || (isSuccess && asking)}
              busyWords={t`驗證中`}
            >
              <Trans>登入</Trans>
            </Button>
          </form>
        )}
        {!locked && (
          <div className={css.ways}>
            <Button look="quiet" size="small" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
              {kind === 'app' ? <Trans>手機不在身邊？用救援碼</Trans> : <Trans>改用驗證器 App</Trans>}
            </Button>
            <OtherAccount />
          </div>
        )}
      </Card>
    </div>
  );
}
