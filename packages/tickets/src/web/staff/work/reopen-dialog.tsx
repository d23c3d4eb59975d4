import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { reopenBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { WorkDialogProps } from './work-dialog.ts';

export function ReopenDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const form = useContractForm({
    schema: reopenBody,
    initial: { reason: '' },
    messages: (code) => (code === 'TOO_LONG' ? t`原因最多 200 個字` : t`請寫下原因，至少 4 個字`),
    draftKey: draftKey({ game: ticket.game_id, role: me.login, form: `reopen-${desk.key}-${ticket.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async ({ reason = '' }) => {
      await worker.change({ work: 'reopenCase', body: { reason } });
      onClose();
    },
  });
  const merged = ticket.merged_into?.id;
  return (
    <Dialog open onClose={onClose} title={t`重新開啟這件？`} crossed>
      <FormFrame form={form}>
        {merged !== undefined && <p>{t`這件之前併入 #${merged}；重新開啟後會分開處理。`}</p>}
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`重新開啟的原因`}
          hint={t`會留在稽核紀錄，例如：玩家補了付款證明`}
        />
        <SubmitButton form={form}>{t`重新開啟`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
