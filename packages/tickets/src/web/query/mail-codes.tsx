import { useState } from 'react';
import { Disclosure, Notice } from '@hub/web';
import { MailIcon } from '@hub/web/parts';
import { CaptchaField, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { ticketMessage } from '../ticket-messages.ts';
import { ContactField } from './contact-field.tsx';
import { mailCodesSchema } from './look-up-schema.ts';
import type { LookUp } from './use-look-up.ts';
import css from './look-up.module.css';

export function MailCodes({ lookUp }: { lookUp: LookUp }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t({ context: 'tickets', message: '找不到查詢碼？' })} onToggle={setOpen}>
      <p className={css.where}>
        <Trans context="tickets">
          查詢碼在「我們收到了」的憑條和通知信裡。都找不到時，我們可以把它寄到您回報時留的信箱。
        </Trans>
      </p>
      {open && <MailCodesForm lookUp={lookUp} key={lookUp.typed.contact} />}
    </Disclosure>
  );
}

function MailCodesForm({ lookUp }: { lookUp: LookUp }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const form = useContractForm({
    schema: mailCodesSchema,
    initial: lookUp.typed,
    submit: async (body, how) => setAnswer(await lookUp.mailCodes(body, how)),
    messages: ticketMessage,
  });
  if (form.done) {
    return (
      <Notice kind="ok" role="status" title={t({ context: 'tickets', message: '請查看信箱' })}>
        {answer}
      </Notice>
    );
  }
  return (
    <FormFrame form={form} label={t({ context: 'tickets', message: '把查詢碼寄給我' })}>
      <ContactField form={form} />
      <CaptchaField form={form} />
      <SubmitButton form={form} variant="secondary" icon={<MailIcon />}>
        <Trans context="tickets">把查詢碼寄給我</Trans>
      </SubmitButton>
    </FormFrame>
  );
}
