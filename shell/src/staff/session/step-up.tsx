import { Button, isApiFault, StepUpContext } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { CodeField, type CodeKind } from './code-field.tsx';
import { FormFault } from './form-fault.tsx';
import css from './session.module.css';
import { useStaffStepUpMutation } from './staff-session.api.ts';
import { useSentForm } from './use-sent-form.ts';

/** Asks for the second factor once more when a change wants it, and lets the change go on afterwards. */
export function StepUp({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  // Two changes under way wait for one answer.
  const asking = useRef<((shown: boolean) => void)[]>([]);
  const asker = useMemo(
    () => ({
      ask: () =>
        new Promise<boolean>((done) => {
          asking.current.push(done);
          setOpen(true);
        }),
    }),
    [],
  );
  const close = (shown: boolean) => {
    setOpen(false);
    asking.current.splice(0).forEach((answer) => answer(shown));
  };
  return (
    <StepUpContext value={asker}>
      {children}
      <Dialog open={open} onClose={() => close(false)} title={t`再驗證一次`}>
        <p>
          <Trans>這項變更需要確認是您本人。</Trans>
        </p>
        {open && <StepUpForm onShown={() => close(true)} onCancel={() => close(false)} />}
      </Dialog>
    </StepUpContext>
  );
}

function StepUpForm({ onShown, onCancel }: { onShown: () => void; onCancel: () => void }) {
  const { t } = useLingui();
  const [stepUp, { error, isLoading }] = useStaffStepUpMutation();
  const [kind, setKind] = useState<CodeKind>('app');
  const { ref, onSubmit, fields } = useSentForm(error, (read) =>
    stepUp({ code: read('code') })
      .unwrap()
      .then(onShown, (fault: unknown) => {
        if (isApiFault(fault) && fault.status === 401) onCancel();
      }),
  );
  return (
    <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
      <FormFault fault={error} title={t`沒有驗證成功`} fields={['code']} />
      <CodeField id="step-up-code" kind={kind} error={fields.code} />
      <Button variant="primary" type="submit" wide="always" busy={isLoading} busyWords={t`驗證中`}>
        <Trans>確認</Trans>
      </Button>
      <Button variant="quiet" wide="always" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {kind === 'app' ? <Trans>改用救援碼</Trans> : <Trans>改用驗證器 App</Trans>}
      </Button>
      <Button variant="quiet" wide="always" onClick={onCancel}>
        <Trans>取消</Trans>
      </Button>
    </form>
  );
}
