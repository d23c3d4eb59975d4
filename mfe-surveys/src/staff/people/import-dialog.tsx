import { surveyReasonBody, type SurveyImport } from '@hub/contracts/surveys';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { deskMessage } from '../desk-message.ts';
import css from '../surveys.module.css';
import { useDecideSurveyImportMutation, type ImportDeed } from './imports.api.ts';

/** Takes a file in as it was compared, or leaves it. */
export function ImportDialog({ deed, one, onClose }: { deed: ImportDeed; one: SurveyImport; onClose: () => void }) {
  const { t } = useLingui();
  const [decide] = useDecideSurveyImportMutation();
  const form = useContractForm({
    schema: surveyReasonBody,
    initial: { reason: '' },
    messages: deskMessage,
    submit: async (body) => {
      await decide({ id: one.id, version: one.version, deed, body }).unwrap();
      onClose();
    },
  });
  const many = one.fresh.toLocaleString('en');
  return (
    <Dialog open onClose={onClose} title={deed === 'apply' ? t`匯入這份檔案？` : t`不匯入這份檔案？`} crossed>
      <FormFrame form={form}>
        <p className={css.text}>
          {deed === 'apply' ? t`馬上生效，會加入 ${many} 筆。` : t`檔案會丟掉，名單不會變動。`}
        </p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{deed === 'apply' ? t`匯入` : t`不匯入了`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
