import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { unlockBody, type LockRow } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import css from '../one/event.module.css';
import { useUnlockMutation } from '../redemptions.api.ts';

type Props = { row: LockRow; onClose: () => void; onDone: () => void };

/** Lets a player try again, for a reason. */
export function UnlockDialog({ row, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [unlock] = useUnlockMutation();
  const form = useContractForm({
    schema: unlockBody,
    initial: { reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: row.game_id, role: me.login, form: `unlock-${row.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      await unlock({ id: row.id, body, key }).unwrap();
      onDone();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`解鎖 ${row.role_id}？`} crossed>
      <FormFrame form={form}>
        <p className={css.text}>
          {t`解鎖後錯誤次數從頭算起，玩家馬上可以再輸入 ${row.limit} 次。先看看他輸入錯的原因，像不像在猜。`}
        </p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{t`解鎖`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
