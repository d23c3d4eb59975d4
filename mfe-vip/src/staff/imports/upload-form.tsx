import { addressOf } from '@hub/contracts/call-address';
import { vipEditors, vipImportBody, vipImportCalls, VIP_FILE_BYTES, type VipImportView } from '@hub/contracts/vip';
import { FormFrame, SelectField, SubmitButton, useFileForm } from '@hub/forms';
import { Card, useNavigate } from '@hub/web';
import { FileField, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useListMessage } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';

/** One CSV file for a game. */
export function UploadForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { games } = useStaffGames(vipEditors);
  const { form, chosen } = useFileForm({
    schema: vipImportBody,
    initial: { game_id: games.length === 1 ? (games[0]?.value ?? '') : '' },
    messages: useListMessage(),
    url: addressOf(vipImportCalls.importVip),
    largest: VIP_FILE_BYTES,
    words: { none: t`請選一個 CSV 檔`, tooLarge: t`檔案太大，最大 16 MB` },
    sent: ({ data }: VipImportView) => void navigate(vipAddress.oneImport(data.id)),
  });
  return (
    <Card>
      <FormFrame form={form} label={t`上傳名單`}>
        <SelectField form={form} name="game_id" label={t`遊戲`} options={games} width="medium" />
        <FileField
          {...chosen}
          label={t`CSV 檔`}
          hint={t`UTF-8；標題列 partner_uid,level，可加 begins_on,ends_on,agent,note；最多 100,000 列`}
          accept=".csv,.gz,text/csv"
        />
        <SubmitButton form={form}>{t`上傳並比對`}</SubmitButton>
      </FormFrame>
    </Card>
  );
}
