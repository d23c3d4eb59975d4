import { useNavigate, usePageTitle } from '@hub/web';
import { draftKey, FormFrame, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { CODE_LENGTHS, generateBody } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../screen.module.css';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { batchOf } from '../serials-address.ts';
import { useGenerateSerialsMutation } from '../serials.api.ts';
import { BatchOfFields } from './batch-of-fields.tsx';
import { MakeScreen } from './make-screen.tsx';
import { usePresetEvent } from './use-preset-event.ts';

/** New codes of our own. */
export function GeneratePage() {
  const { t } = useLingui();
  usePageTitle(t`產生序號`);
  return (
    <MakeScreen title={t`產生序號`} lead={t`由系統產生不會重複的隨機序號，不用容易看錯的 0、O、1、I、L。`}>
      <GenerateForm />
    </MakeScreen>
  );
}

function GenerateForm() {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const [generate] = useGenerateSerialsMutation();
  const event_id = usePresetEvent();
  const form = useContractForm({
    schema: generateBody,
    initial: { event_id, category_id: '', name: '', many: '', length: '12' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: 'serials', role: me.login, form: 'generate', version: 1 }),
    draftFields: ['name', 'many', 'length'],
    submit: async (body, { key }) => {
      const { id } = await generate({ body, key }).unwrap();
      void navigate(batchOf(id));
    },
  });
  return (
    <div className={css.form}>
      <FormFrame form={form}>
        <BatchOfFields form={form} />
        <TextField
          form={form}
          name="many"
          inputMode="numeric"
          grouped
          autoComplete="off"
          width="short"
          label={t`要幾組`}
          hint={t`最多 1,000,000 組`}
        />
        <SelectField
          form={form}
          name="length"
          width="short"
          label={t`序號長度`}
          hint={t`越長越難猜；最後一碼是檢查碼`}
          empty={undefined}
          options={CODE_LENGTHS.map((length) => ({ value: String(length), label: t`${length} 碼` }))}
        />
        <SubmitButton form={form}>{t`產生`}</SubmitButton>
      </FormFrame>
    </div>
  );
}
