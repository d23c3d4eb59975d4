import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { reasonBody, type SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../deeds/deeds.module.css';
import { focusTitle } from '../../focus-title.ts';
import { MovedNotice } from '../../moved-notice.tsx';
import { useSeen } from '../../use-seen.ts';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { useDoBatchDeedMutation } from '../serials.api.ts';
import { useBatchWords } from '../use-serial-words.ts';

type Props = { batch: SerialBatch; onClose: () => void };

/** Its unused codes are good no longer, at once and for ever. */
export function DisableDialog({ batch: now, onClose }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [send] = useDoBatchDeedMutation();
  const states = useBatchWords();
  const { seen: batch, moved, guard } = useSeen(now, ({ version }) => version);
  const form = useContractForm({
    schema: reasonBody,
    initial: { reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: batch.game_id, role: me.login, form: `serials-disable-${batch.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body) => {
      await guard(send({ id: batch.id, deed: 'disable', version: batch.version, body }).unwrap());
      onClose();
      focusTitle();
    },
  });
  const { category, cap } = batch;
  const left = (cap === null ? batch.codes - batch.used : cap - batch.used).toLocaleString('en');
  return (
    <Dialog open onClose={onClose} title={t`停用「${batch.name}」？`} crossed>
      <FormFrame
        form={form}
        changed={
          moved && (
            <MovedNotice said={form.conflict} typed now={states[batch.state][0]} can={batch.may.includes('disable')} />
          )
        }
      >
        <p className={css.text}>
          {cap === null
            ? t`還沒用過的約 ${left} 組「${category}」序號會馬上失效，玩家輸入時會算一次錯誤。停用後不能恢復。`
            : t`剩下的約 ${left} 次「${category}」會馬上失效，玩家輸入時會算一次錯誤。停用後不能恢復。`}
        </p>
        <p className={css.text}>{t`已經兌換的不受影響，獎勵照常寄送。`}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form} variant="danger">{t`停用`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
