import { Dialog } from '@hub/web';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { holdBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { WorkDialogProps } from './work-dialog.ts';

/** Why a case is kept beyond its time, or why no longer. */
export function HoldDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const held = ticket.hold !== null;
  const form = useContractForm({
    schema: holdBody,
    initial: { reason: '' },
    messages: (code) => (code === 'TOO_LONG' ? t`原因最多 200 個字` : t`請寫下原因，至少 4 個字`),
    draftKey: draftKey({ game: ticket.game_id, role: me.login, form: `hold-${desk.key}-${ticket.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async ({ reason = '' }) => {
      await worker.change({ work: held ? 'releaseHold' : 'holdCase', body: { reason } });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={held ? t`解除暫停刪除？` : t`暫停刪除這件？`} crossed>
      <FormFrame form={form}>
        <p>
          {held
            ? t`解除後，這件會照保存期限處理；已經期滿的，下次就會刪除。`
            : t`這件、它的圖片和寄信紀錄，保存期滿也會留下，直到解除為止。身分證件照常銷毀。`}
        </p>
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={held ? t`解除的原因` : t`暫停刪除的原因`}
          hint={held ? t`會留在稽核紀錄，例如：調查結束` : t`會留在稽核紀錄，例如：法務調查中`}
        />
        <SubmitButton form={form}>{held ? t`解除暫停刪除` : t`暫停刪除`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
