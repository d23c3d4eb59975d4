import { Button, newKey, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sentenceOf } from './use-case-work.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

/** The code goes to the address of the report and to no other; nobody at the desk sees it. */
export function ResendDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const [state, setState] = useState<{ sent: true } | { refusal: string }>();
  const address = <b className={css.address}>{ticket.email}</b>;
  const send = () => {
    worker.change({ work: 'resendCode', key }).then(
      () => setState({ sent: true }),
      (fault: unknown) => setState({ refusal: sentenceOf(fault) ?? t`沒有送到，請再按一次` }),
    );
  };
  if (state && 'sent' in state) {
    return (
      // A dialog of its own takes the focus, which the pressed button would lose.
      <Dialog key="sent" open onClose={onClose} title={t`查詢碼寄出了`} crossed>
        <p>
          <Trans>信已寄往 {address}，通常幾分鐘內會到。</Trans>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`再寄一次查詢碼？`}
      actions={
        <>
          <Button onClick={onClose}>{t`先不要`}</Button>
          <Button variant="primary" busy={worker.busy} busyWords={t`寄送中`} onClick={send}>
            {t`寄出`}
          </Button>
        </>
      }
    >
      <div className={css.explain}>
        {state && <Notice kind="bad" role="alert" title={state.refusal} />}
        <p>
          <Trans>只會寄到玩家回報時留的信箱 {address}，不能改寄別處；每件一天最多 3 次。</Trans>
        </p>
      </div>
    </Dialog>
  );
}
