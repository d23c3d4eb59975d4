import { EmptyState, Notice, usePageTitle } from '@hub/web';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { lookUpCodeBody, normalCode, type LookUpCodeView } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maySearchCodes } from '../../codes/code-rights.ts';
import { Screen } from '../../screen.tsx';
import css from '../../screen.module.css';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { useLookUpCodeMutation } from '../serials.api.ts';
import own from '../serials.module.css';
import { FoundCode } from './found-code.tsx';

/** What became of one code. Each look-up is in the audit. */
export function LookUpPage() {
  const { t } = useLingui();
  const { me } = useStaff();
  const title = t`查序號`;
  usePageTitle(title);
  if (!maySearchCodes(me))
    return (
      <Screen title={title}>
        <EmptyState title={t`這個帳號不能查序號`} />
      </Screen>
    );
  return (
    <Screen title={title} lead={t`看一組序號真正的情況。每次查詢都會留在稽核紀錄，請只查玩家回報的序號。`}>
      <LookUpForm />
    </Screen>
  );
}

/** The code stands in this form alone: not in the address, not in a draft. */
function LookUpForm() {
  const { t } = useLingui();
  const [look] = useLookUpCodeMutation();
  const [answer, setAnswer] = useState<LookUpCodeView>();
  const form = useContractForm({
    schema: lookUpCodeBody,
    initial: { serial_no: '' },
    messages: deliveryMessage,
    submit: async ({ serial_no }) => {
      setAnswer(undefined);
      setAnswer(await look(serial_no).unwrap());
      form.restart((typed) => typed);
    },
  });
  const kept = normalCode(form.values.serial_no);
  return (
    <>
      <div className={css.form}>
        <FormFrame form={form}>
          <TextField
            form={form}
            name="serial_no"
            code
            autoComplete="off"
            maxLength={200}
            label={t`序號`}
            hint={kept ? t`整理後：${kept}` : t`可以直接貼上；全形、小寫、空白和連字號會自動整理`}
          />
          <SubmitButton form={form}>{t`查序號`}</SubmitButton>
        </FormFrame>
      </div>
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </>
  );
}

function Answer({ answer: { code, found } }: { answer: LookUpCodeView }) {
  const { t } = useLingui();
  return (
    <section className={own.found} aria-labelledby="look-up-found">
      <h2 id="look-up-found" className={own.heading}>
        {t`${code} 的情況`}
      </h2>
      {found.length === 0 && (
        <Notice kind="plain" title={t`沒有這組序號`}>
          <p>{t`您看得到的遊戲裡，沒有任何活動有這組序號。請玩家核對一次，例如 O 和 0、I 和 1。`}</p>
        </Notice>
      )}
      {found.map((one) => (
        <FoundCode key={one.event_id} found={one} />
      ))}
    </section>
  );
}
