import { retrySurveyRewardBody, type SurveyRewardRow } from '@hub/contracts/surveys';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { deskMessage } from '../desk-message.ts';
import css from '../surveys.module.css';
import { useRetrySurveyRewardMutation } from './rewards.api.ts';

/** Sends one reward again; a card code to another address, where the first one is wrong. */
export function RetryDialog({ reward, onClose }: { reward: SurveyRewardRow; onClose: () => void }) {
  const { t } = useLingui();
  const [retry] = useRetrySurveyRewardMutation();
  const form = useContractForm({
    schema: retrySurveyRewardBody,
    initial: { email: '', reason: '' },
    messages: deskMessage,
    submit: async (body) => {
      await retry({ reward: reward.id, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`再寄一次這份獎勵？`} crossed>
      <FormFrame form={form}>
        <p className={css.text}>
          {reward.kind === 'card_code'
            ? t`寄的是同一個卡號，不會多用一張。`
            : t`用同一個寄送編號再問一次遊戲，收過的人不會再拿到一份。`}
        </p>
        {reward.kind === 'card_code' && (
          <TextField
            form={form}
            name="email"
            type="email"
            autoComplete="off"
            label={t`改寄到這個信箱`}
            hint={t`不填就寄到原來的 ${reward.email}`}
            optional
          />
        )}
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{t`再寄一次`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
