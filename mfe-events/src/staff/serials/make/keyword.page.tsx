import { useNavigate, usePageTitle } from '@hub/web';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { keywordBody, normalCode } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../screen.module.css';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { batchOf } from '../serials-address.ts';
import { useMakeKeywordMutation } from '../serials.api.ts';
import { BatchOfFields } from './batch-of-fields.tsx';
import { MakeScreen } from './make-screen.tsx';
import { usePresetEvent } from './use-preset-event.ts';

/** One word that many players may use. */
export function KeywordPage() {
  const { t } = useLingui();
  usePageTitle(t`通關密語`);
  return (
    <MakeScreen title={t`通關密語`} lead={t`大家都用同一組字兌換，用到總次數為止。每個帳號仍照獎勵的次數上限。`}>
      <KeywordForm />
    </MakeScreen>
  );
}

/** Its word is a code: no draft of it stays on the device. */
function KeywordForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [make] = useMakeKeywordMutation();
  const event_id = usePresetEvent();
  const form = useContractForm({
    schema: keywordBody,
    initial: { event_id, category_id: '', name: '', keyword: '', cap: '' },
    messages: deliveryMessage,
    submit: async (body, { key }) => {
      const { id } = await make({ body, key }).unwrap();
      void navigate(batchOf(id));
    },
  });
  const kept = normalCode(form.values.keyword);
  return (
    <div className={css.form}>
      <FormFrame form={form}>
        <BatchOfFields form={form} keyword />
        <TextField
          form={form}
          name="keyword"
          code
          autoComplete="off"
          maxLength={200}
          label={t`通關密語`}
          hint={kept ? t`會存成 ${kept}` : t`8 到 32 碼英文字母和數字；大小寫、空白和連字號不影響`}
        />
        <TextField
          form={form}
          name="cap"
          inputMode="numeric"
          grouped
          autoComplete="off"
          width="short"
          label={t`總次數`}
          hint={t`所有玩家加起來最多兌換幾次`}
        />
        <SubmitButton form={form}>{t`新增通關密語`}</SubmitButton>
      </FormFrame>
    </div>
  );
}
