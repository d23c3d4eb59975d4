import type { CorrectedField } from '@hub/contracts/person-data';
import { correctDataBody, type DataRequest } from '@hub/contracts/surveys';
import { FormFrame, RadioField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { dataMessage } from '../data-message.ts';
import { useCorrectPersonMutation } from '../personal-data.api.ts';

/** A contact that was wrong, in every area that has it. */
export function CorrectDialog({ one, onClose }: { one: DataRequest; onClose: () => void }) {
  const { t } = useLingui();
  const [correct] = useCorrectPersonMutation();
  const form = useContractForm({
    schema: correctDataBody,
    initial: { field: 'email', from: '', to: '' },
    messages: dataMessage,
    submit: async ({ field, from, to }, { key }) => {
      const body = { field: field as CorrectedField, from, to };
      await correct({ id: one.id, version: one.version, key, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`更正聯絡資料`} crossed>
      <FormFrame form={form}>
        <RadioField
          form={form}
          name="field"
          label={t`更正什麼`}
          choices={[
            { value: 'email', label: t`信箱` },
            { value: 'phone', label: t`電話` },
          ]}
        />
        <TextField form={form} name="from" autoComplete="off" label={t`原來寫的`} />
        <TextField form={form} name="to" autoComplete="off" label={t`正確的`} hint={t`案件和訂單都會改成這個`} />
        <SubmitButton form={form}>{t`更正`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
