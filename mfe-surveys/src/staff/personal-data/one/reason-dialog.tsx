import {
  dataReasonBody,
  dataRequestDays,
  personalDataEditors,
  type DataRequest,
  type DataRequestKind,
} from '@hub/contracts/surveys';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { dataMessage } from '../data-message.ts';
import { useWorkOnDataRequestMutation, type ReasonedAction } from '../personal-data.api.ts';

type Words = { title: string; text: string; label: string; button: string };

export function useActionWords(kind: DataRequestKind): Record<ReasonedAction, Words> {
  const { t } = useLingui();
  const reason = t`原因`;
  const days = dataRequestDays[kind];
  return {
    prove: {
      title: t`本人的身分確認了？`,
      text: t`寫下怎麼確認的，例如以登記信箱回覆驗證碼。請不要寫證件號碼。`,
      label: t`如何確認`,
      button: t`記下身分已確認`,
    },
    ask: {
      title: t`提出刪除這個人的資料？`,
      text: t`另一位同事核准後，每個服務開始刪除；刪掉就救不回來。依法要留的欄位會列在銷毀紀錄。`,
      label: reason,
      button: t`送同事核准刪除`,
    },
    extend: {
      title: t`延長這筆請求的期限？`,
      text: t`只能延一次，再 ${days} 天。依法要把延長的原因用書面告訴本人。`,
      label: reason,
      button: t`延長期限`,
    },
    hold: {
      title: t`保留這筆請求？`,
      text: t`有爭議或調查時用。解除以前，任何服務都不會刪除，這個人的遊戲帳號也一起保留。`,
      label: reason,
      button: t`保留`,
    },
    release: {
      title: t`解除保留？`,
      text: t`已經核准的刪除會從停下的地方繼續。遊戲帳號只放開這筆請求保留的；同事另外保留的還在。`,
      label: reason,
      button: t`解除保留`,
    },
    finish: {
      title: t`這筆請求答覆完了？`,
      text: t`結束後，本人的識別資料和他寫的話會從這筆請求刪除。`,
      label: t`怎麼答覆的`,
      button: t`結束請求`,
    },
    refuse: {
      title: t`拒絕這筆請求？`,
      text: t`例如無法確認身分。請先把理由告訴本人。`,
      label: reason,
      button: t`拒絕請求`,
    },
  };
}

type Props = { action: ReasonedAction; one: DataRequest; onClose: () => void };

/** A step with the reason that stays in the audit. */
export function ReasonDialog({ action, one, onClose }: Props) {
  const { t } = useLingui();
  const { login } = useStaffGames(personalDataEditors);
  const [work] = useWorkOnDataRequestMutation();
  const words = useActionWords(one.kind)[action];
  const form = useContractForm({
    schema: dataReasonBody,
    initial: { reason: '' },
    messages: dataMessage,
    draftKey: draftKey({ game: 'personal-data', role: login, form: `${action}-${one.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      await work({ id: one.id, version: one.version, action, key, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={words.title} crossed>
      <FormFrame form={form}>
        <p>{words.text}</p>
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={words.label}
          hint={t`會留在稽核紀錄，至少 4 個字；請不要寫姓名或電話`}
        />
        <SubmitButton form={form} variant={action === 'ask' || action === 'refuse' ? 'danger' : 'primary'}>
          {words.button}
        </SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
