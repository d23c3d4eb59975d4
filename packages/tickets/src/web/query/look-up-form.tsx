import { useEffect } from 'react';
import { SearchIcon } from '@hub/web';
import { ReceiptHint } from '@hub/web/parts';
import { CaptchaField, FormFrame, RadioField, SubmitButton, useContractForm } from '@hub/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { CheckCodeField } from './check-code-field.tsx';
import { ContactField } from './contact-field.tsx';
import { lookUpSchema } from './look-up-schema.ts';
import type { LookUp } from './use-look-up.ts';

export function LookUpForm({ lookUp, game }: { lookUp: LookUp; game: string }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const form = useContractForm({
    schema: lookUpSchema,
    initial: lookUp.prefill,
    submit: (body, how) => lookUp.find(body, how),
    messages: ticketMessage,
  });
  const { values } = form;
  const { setTyped } = lookUp;
  useEffect(() => setTyped(values), [values, setTyped]);
  return (
    <FormFrame form={form}>
      <RadioField
        form={form}
        name="contact"
        label={t({ context: 'tickets', message: '回報時留的聯絡方式' })}
        columns={2}
        choices={[
          { value: 'email', label: t({ context: 'tickets', message: '電子信箱' }) },
          { value: 'mobile', label: t({ context: 'tickets', message: '手機' }) },
        ]}
      />
      <ContactField form={form} />
      <CheckCodeField form={form} />
      <ReceiptHint
        game={game}
        label={t({ context: 'tickets', message: '案件編號' })}
        number={`${desk.numberPrefix}10231`}
        codeLabel={t({ context: 'tickets', message: '查詢碼' })}
        code="7KQ2-M9XA-4D3H"
        here={t({ context: 'tickets', message: '在這裡' })}
      />
      <CaptchaField form={form} />
      <SubmitButton
        form={form}
        wide="always"
        icon={<SearchIcon />}
        busyWords={t({ context: 'tickets', message: '查詢中' })}
      >
        <Trans context="tickets">查看回報</Trans>
      </SubmitButton>
    </FormFrame>
  );
}
