import { useNavigate } from '@hub/web';
import { FileField } from '@hub/web/staff';
import { draftKey, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { importBody, SERIAL_FILE_BYTES } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { string } from 'yup';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { batchOf } from '../serials-address.ts';
import { BatchOfFields } from './batch-of-fields.tsx';
import { SendingFile } from './sending-file.tsx';
import { usePresetEvent } from './use-preset-event.ts';
import { useUpload } from './use-upload.ts';

/** The field holds the name of the file that was chosen. */
const schema = importBody.shape({ file: string().required('FILE_NEEDED') });

/** Event, reward, name and the file; the upload shows how far it is and can be called off. */
export function ImportForm() {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const event_id = usePresetEvent();
  const [file, setFile] = useState<File>();
  const upload = useUpload();
  const wrong = useFileFault(file);
  const form = useContractForm({
    schema,
    initial: { event_id, category_id: '', name: '', file: '' },
    messages: (code, params) => {
      if (code !== 'FILE_NEEDED') return deliveryMessage(code, params);
      return wrong ?? t`請選擇檔案`;
    },
    draftKey: draftKey({ game: 'serials', role: me.login, form: 'import', version: 1 }),
    draftFields: ['name'],
    submit: async ({ event_id: event, category_id: category, name }, { key }) => {
      if (!file) return;
      const fields = { event_id: String(event), category_id: String(category), name };
      const { data } = await upload.send(file, fields, key);
      void navigate(batchOf(data.id));
    },
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    // The file before may have arrived though it was stopped: this one is another batch.
    form.renewKey();
    form.change('file', fits(chosen) ? chosen.name : '');
  };
  return (
    <FormFrame form={form}>
      <BatchOfFields form={form} rewardHint={t`檔案裡沒寫 category_code 的列用這一種`} />
      <FileField
        id={form.fieldId('file')}
        label={t`檔案`}
        hint={t`CSV 或 gz，最大 64 MB`}
        error={wrong ?? form.errors.file}
        accept=".csv,.gz,text/csv,application/gzip"
        file={file}
        onChoose={choose}
      />
      {upload.percent !== undefined && <SendingFile percent={upload.percent} onStop={upload.stop} />}
      <SubmitButton form={form}>{t`上傳並檢查`}</SubmitButton>
    </FormFrame>
  );
}

const fits = ({ size }: File) => size > 0 && size <= SERIAL_FILE_BYTES;

/** Why a file cannot be sent at all. */
function useFileFault(file: File | undefined): string | undefined {
  const { t } = useLingui();
  if (!file || fits(file)) return undefined;
  return file.size === 0 ? t`這個檔案是空的，請選另一個` : t`檔案超過 64 MB，請壓成 gz 或分成幾個`;
}
