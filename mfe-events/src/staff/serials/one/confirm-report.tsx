import { formatTime } from '@hub/web';
import { CheckboxField, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { commitBody, type SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { focusTitle } from '../../focus-title.ts';
import css from '../../screen.module.css';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { useDoBatchDeedMutation } from '../serials.api.ts';
import own from '../serials.module.css';

/** The report waits for a person: everything goes in, or the good rows once somebody says that the others stay out. */
export function ConfirmReport({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const [send] = useDoBatchDeedMutation();
  const form = useContractForm({
    schema: commitBody,
    initial: { skip_bad: false },
    messages: deliveryMessage,
    submit: async (body) => {
      await send({ id: batch.id, deed: 'commit', version: batch.version, body }).unwrap();
      focusTitle();
    },
  });
  const good = batch.accepted.toLocaleString('en');
  const bad = (batch.rows - batch.accepted).toLocaleString('en');
  const clean = batch.rows === batch.accepted;
  return (
    <section className={css.block} aria-labelledby="batch-confirm">
      <h2 id="batch-confirm" className={own.heading}>{t`要寫入嗎？`}</h2>
      <p className={own.text}>
        {clean
          ? t`每一列都可以用。寫入後，玩家就能兌換這 ${good} 組序號。`
          : t`有 ${bad} 列有問題。可以取消、改好檔案再匯入；或略過這些列，只寫入其他的。`}
      </p>
      <FormFrame form={form} label={t`確認寫入`}>
        {!clean && (
          <CheckboxField
            form={form}
            name="skip_bad"
            boxed
            label={t`略過有問題的 ${bad} 列`}
            hint={t`只寫入可以用的 ${good} 組；沒有勾選時，只要有一列有問題，整個檔案都不寫入`}
          />
        )}
        <SubmitButton form={form}>{t`寫入 ${good} 組序號`}</SubmitButton>
      </FormFrame>
      {batch.expires_at && (
        <p className={own.text}>{t`${formatTime(batch.expires_at)} 前沒有確認，這一批會自動取消。`}</p>
      )}
    </section>
  );
}
