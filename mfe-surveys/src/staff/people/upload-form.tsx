import { SURVEY_FILE_BYTES, type SurveyImportKind, type SurveyImportView } from '@hub/contracts/surveys';
import { FormFrame, SubmitButton, useFileForm } from '@hub/forms';
import { Card, useNavigate } from '@hub/web';
import { FileField } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { object } from 'yup';
import { deskMessage } from '../desk-message.ts';
import { surveyAddress } from '../surveys-address.ts';
import { uploadAddress } from './imports.api.ts';
import { useImportWords } from './use-import-words.ts';

const fileAlone = object();

/** One CSV file for a survey. */
export function UploadForm({ kind, survey }: { kind: SurveyImportKind; survey: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useImportWords().kinds[kind];
  const { form, chosen } = useFileForm({
    schema: fileAlone,
    initial: {},
    messages: deskMessage,
    url: uploadAddress(kind, survey),
    largest: SURVEY_FILE_BYTES,
    words: { none: t`請選一個 CSV 檔`, tooLarge: t`檔案太大，最大 16 MB` },
    sent: ({ data }: SurveyImportView) => void navigate(surveyAddress.oneImport(survey, data.id)),
  });
  return (
    <Card>
      <FormFrame form={form} label={words.upload}>
        <FileField {...chosen} label={t`CSV 檔`} hint={words.header} accept=".csv,.gz,text/csv" />
        <SubmitButton form={form}>{t`上傳並比對`}</SubmitButton>
      </FormFrame>
    </Card>
  );
}
