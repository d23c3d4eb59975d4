import { addressOf } from '@hub/contracts/call-address';
import { vipEditors, vipImportBody, vipImportCalls, VIP_FILE_BYTES, type VipImportView } from '@hub/contracts/vip';
import { FormFrame, SelectField, SubmitButton, useContractForm } from '@hub/forms';
import { Card, uploadFile, useNavigate } from '@hub/web';
import { FileField, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useListMessage } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';

const ANSWER_MS = 120_000;

/** One CSV file for a game. It is called off when the page is left. */
export function UploadForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { games } = useStaffGames(vipEditors);
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const form = useContractForm({
    schema: vipImportBody,
    initial: { game_id: games.length === 1 ? (games[0]?.value ?? '') : '' },
    messages: useListMessage(),
    submit: async (body, { key }) => {
      if (!file || file.size > VIP_FILE_BYTES) {
        const words = file ? t`檔案太大，最大 16 MB` : t`請選一個 CSV 檔`;
        setMissing(words);
        throw { status: 400, fields: { file: words } };
      }
      const { signal } = (running.current = new AbortController());
      const { data } = await uploadFile<VipImportView>({
        url: addressOf(vipImportCalls.importVip),
        file,
        name: file.name,
        fields: body,
        key,
        signal,
        answerMs: ANSWER_MS,
      });
      void navigate(vipAddress.oneImport(data.id));
    },
  });
  return (
    <Card>
      <FormFrame form={form} label={t`上傳名單`}>
        <SelectField form={form} name="game_id" label={t`遊戲`} options={games} width="medium" />
        <FileField
          id={form.fieldId('file')}
          label={t`CSV 檔`}
          hint={t`UTF-8；標題列 partner_uid,level，可加 begins_on,ends_on,agent,note；最多 100,000 列`}
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
