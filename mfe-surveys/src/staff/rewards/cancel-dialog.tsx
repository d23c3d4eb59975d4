import { surveyReasonBody, type SurveyRewardRow } from '@hub/contracts/surveys';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { deskMessage } from '../desk-message.ts';
import css from '../surveys.module.css';
import { useCancelSurveyRewardMutation } from './rewards.api.ts';

/** Ends a reward that has not left, for a reason that stays in the audit. */
export function CancelDialog({ reward, onClose }: { reward: SurveyRewardRow; onClose: () => void }) {
  const { t } = useLingui();
  const [cancel] = useCancelSurveyRewardMutation();
  const form = useContractForm({
    schema: surveyReasonBody,
    initial: { reason: '' },
    messages: deskMessage,
    submit: async (body) => {
      await cancel({ reward: reward.id, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`取消這份獎勵？`} crossed>
      <FormFrame form={form}>
        <p className={css.text}>{t`不會再寄給這位玩家，也不能恢復。填過的問卷照樣算。`}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{t`取消獎勵`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
