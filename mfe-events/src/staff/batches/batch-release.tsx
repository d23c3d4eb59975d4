import { Button, ButtonRow, LinkButton, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { releaseBody, type DryRun } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAskReleaseMutation } from '../tools.api.ts';
import { useStaff } from '../staff-context.ts';
import { mayDecideBatch } from '../staff-rights.ts';
import { deliveryMessage } from '../words/delivery-message.ts';
import css from './batches.module.css';

type Props = { run: DryRun; busy: boolean; onAgain: () => void };

/** Asking for the release of what was just shown; somebody else approves it. */
export function BatchRelease({ run, busy, onAgain }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [asking, setAsking] = useState(false);
  const { batch, many, may_release } = run;
  if (batch.approval !== null) {
    return (
      <Notice kind="info" title={t`已提出放行，等另一位同事核准`}>
        <p>{t`申請編號 ${batch.approval}。核准時會再確認內容和試算時相同，不同就不會放行。`}</p>
        {mayDecideBatch(me, batch.game_id) && (
          <LinkButton size="small" to="/staff/approvals">
            {t`看等待核准`}
          </LinkButton>
        )}
      </Notice>
    );
  }
  return (
    <>
      <ButtonRow>
        <Button busy={busy} busyWords={t`試算中`} onClick={onAgain}>
          {t`再試算一次`}
        </Button>
        {may_release && many > 0 && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t`提出放行`}
          </Button>
        )}
      </ButtonRow>
      {asking && <AskRelease run={run} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskRelease({ run: { batch, many, upto, problems }, onClose }: { run: DryRun; onClose: () => void }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [ask] = useAskReleaseMutation();
  const form = useContractForm({
    schema: releaseBody,
    initial: { upto: String(upto), many: String(many), reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: batch.game_id, role: me.login, form: `batch-release-${batch.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      await ask({ id: batch.id, body, key }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`提出放行 ${many} 封？`} crossed>
      <FormFrame form={form}>
        <p className={css.text}>{t`另一位同事核准後就會寄出，寄出後只有遊戲提供收回時才收得回來。`}</p>
        {problems.length > 0 && <Notice kind="warn" title={t`試算時有 ${problems.length} 項提醒，請先看過`} />}
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`原因`}
          hint={t`核准的同事會看到，至少 4 個字`}
        />
        <SubmitButton form={form}>{t`提出放行`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
