import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import { HoldReasonDialog } from './hold-reason-dialog.tsx';
import type { WorkDialogProps } from './work-dialog.ts';

export function HoldDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const held = ticket.hold !== null;
  return (
    <HoldReasonDialog
      title={held ? t`解除暫停刪除？` : t`暫停刪除這件？`}
      held={held}
      game={ticket.game_id}
      thing={`hold-${desk.key}-${ticket.id}`}
      submit={(reason) => worker.change({ work: held ? 'releaseHold' : 'holdCase', body: { reason } })}
      onClose={onClose}
    >
      <p>
        {held
          ? t`解除後，這件會照保存期限處理；已經期滿的，下次就會刪除。`
          : t`這件、它的圖片和寄信紀錄，保存期滿也會留下，直到解除為止。身分證件照常銷毀。`}
      </p>
    </HoldReasonDialog>
  );
}
