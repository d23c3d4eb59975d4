import { inactivityEditors, inactivityRequestBody, type Inactivity } from '@hub/contracts/identity';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { inactivityMessage } from './inactivity-message.ts';
import { useRequestInactivityRunMutation } from './inactivity.api.ts';

type Props = { run: Inactivity; onClose: () => void };

/** Asks for a run over what was just shown; somebody else approves it. */
export function RequestDialog({ run, onClose }: Props) {
  const { t } = useLingui();
  const { login } = useStaffGames(inactivityEditors);
  const [ask] = useRequestInactivityRunMutation();
  const { day, to_notice, to_close } = run;
  const [notice, close] = [to_notice.toLocaleString('en-US'), to_close.toLocaleString('en-US')];
  const form = useContractForm({
    schema: inactivityRequestBody,
    initial: { day, to_notice: String(to_notice), to_close: String(to_close), reason: '' },
    messages: inactivityMessage,
    draftKey: draftKey({ game: 'members', role: login, form: 'inactivity-run', version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      await ask({ body, key }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`提出執行？`} crossed>
      <FormFrame form={form}>
        <p>{t`另一位同事核准後，會寄信給 ${notice} 位會員，並終止 ${close} 位會員的資格。`}</p>
        <p>{t`有保留的不會終止。終止後 60 天內，會員登入就能接著使用。`}</p>
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`原因`}
          hint={t`核准的同事會看到，也會留在稽核紀錄；至少 4 個字`}
        />
        <SubmitButton form={form} variant={to_close > 0 ? 'danger' : 'primary'}>{t`提出執行`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
