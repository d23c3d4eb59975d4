import { SURVEY_FILE_BYTES, type SurveyImportKind, type SurveyImportView } from '@hub/contracts/surveys';
import { FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { Card, uploadFile, useNavigate } from '@hub/web';
import { FileField } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { object } from 'yup';
import { deskMessage } from '../desk-message.ts';
import { surveyAddress } from '../surveys-address.ts';
import { uploadAddress } from './imports.api.ts';
import { useImportWords } from './use-import-words.ts';

const ANSWER_MS = 120_000;
const fileAlone = object();

/** One CSV file for a survey. It is called off when the page is left. */
export function UploadForm({ kind, survey }: { kind: SurveyImportKind; survey: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useImportWords().kinds[kind];
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const form = useContractForm({
    schema: fileAlone,
    initial: {},
    messages: deskMessage,
    submit: async (_, { key }) => {
      if (!file || file.size > SURVEY_FILE_BYTES) {
        const wrong = file ? t`檔案太大，最大 16 MB` : t`請選一個 CSV 檔`;
        setMissing(wrong);
        throw { status: 400, fields: { file: wrong } };
      }
      const { signal } = (running.current = new AbortController());
      const url = uploadAddress(kind, survey);
      const { data } = await uploadFile<SurveyImportView>({
        url,
        file,
        name: file.name,
        key,
        signal,
        answerMs: ANSWER_MS,
      });
      void navigate(surveyAddress.oneImport(survey, data.id));
    },
  });
  return (
    <Card>
      <FormFrame form={form} label={words.upload}>
        <FileField
          id={form.fieldId('file')}
          label={t`CSV 檔`}
          hint={words.header}
          error={missing || form.errors.file}
          accept=".csv,.gz,text/csv"
          file={file}
          onChoose={(chosen) => {
            setMissing('');
            setFile(chosen);
            form.forget('file');
            form.renewKey();
          }}
        />
        <SubmitButton form={form}>{t`上傳並比對`}</SubmitButton>
      </FormFrame>
    </Card>
  );
}
