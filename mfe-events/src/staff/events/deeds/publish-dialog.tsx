import { Button, LinkButton, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { publishBody, type EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { focusTitle } from '../../focus-title.ts';
import { MovedNotice } from '../../moved-notice.tsx';
import { useStaff } from '../../staff-context.ts';
import { useSeen } from '../../use-seen.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { usePublishEventMutation } from '../events.api.ts';
import { usePhaseWords } from '../words/use-event-words.ts';
import css from '../one/event.module.css';

type Props = { event: EventData; onClose: () => void };

/** Asks for the publication of the draft as it was seen; somebody else approves it. */
export function PublishDialog({ event, onClose }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [publish] = usePublishEventMutation();
  const [approval, setApproval] = useState<number>();
  const phases = usePhaseWords();
  const { seen, moved, guard } = useSeen(event, ({ row }) => row.version);
  const { row } = seen;
  const form = useContractForm({
    schema: publishBody,
    initial: { reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: row.game_id, role: me.login, form: `event-publish-${row.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      const done = await guard(publish({ id: row.id, version: row.version, key, body }).unwrap());
      setApproval(done.approval);
    },
  });
  const known = () => {
    onClose();
    focusTitle();
  };
  if (approval !== undefined) return <Asked approval={approval} onClose={known} />;
  return (
    <Dialog open onClose={onClose} title={t`提出發布這個活動？`} crossed>
      <FormFrame
        form={form}
        changed={
          moved && (
            <MovedNotice
              said={form.conflict}
              typed
              now={phases[row.phase][0]}
              can={seen.may.includes('publish') && row.approval === null}
            />
          )
        }
      >
        <p className={css.text}>
          {t`另一位同事看過名稱、時間、獎勵和規則並核准後，玩家才會看到。您不能核准自己提出的。`}
        </p>
        {row.codes === 0 && <Notice kind="warn" title={t`還沒有可用的序號，玩家暫時換不到東西`} />}
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`原因`}
          hint={t`核准的同事會看到，至少 4 個字`}
        />
        <SubmitButton form={form}>{t`提出發布`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

function Asked({ approval, onClose }: { approval: number; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`已提出發布`}
      actions={
        <>
          <LinkButton to="/staff/approvals">{t`看等待核准`}</LinkButton>
          <Button variant="primary" data-main-answer onClick={onClose}>
            {t`知道了`}
          </Button>
        </>
      }
    >
      <p className={css.text} role="status">
        {t`申請編號 ${approval}。請另一位同事到「等待核准」決定；核准後會自動開放，不用再做什麼。`}
      </p>
    </Dialog>
  );
}
