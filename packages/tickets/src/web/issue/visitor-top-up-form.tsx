import { useContractForm } from '@hub/forms';
import { wirePhone } from '@hub/contracts/shared';
import { useMemo } from 'react';
import { BeforeSending } from '../before/before-sending.tsx';
import { PhoneFields } from '../create/phone-fields.tsx';
import { EmailField } from '../create/report-fields.tsx';
import type { ReportFormProps } from '../create/report-form-props.ts';
import { ReportFrame } from '../create/report-frame.tsx';
import { visitorTopUpFormOf } from '../create/report-schemas.ts';
import { onlyServer, type ReportValues } from '../create/report-values.ts';
import { useReporter } from '../create/use-reporter.ts';
import { useFilled } from '../create/use-filled.ts';
import { useSendReport } from '../create/use-send-report.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { AccountFields, PaymentFields, WordsField } from './payment-fields.tsx';
import { ProofFields } from './proof-fields.tsx';
import { emptyTopUp, TOP_UP, topUpBody, topUpFields } from './top-up-values.ts';
import { proofsOf, useProofWishes } from './use-proofs.ts';

const kept: (keyof ReportValues)[] = [
  'email',
  'mobile_locale',
  'phone',
  'in_game_id',
  'role_id',
  'character_name',
  ...topUpFields,
];

export function VisitorTopUpForm({ settings, followed }: ReportFormProps) {
  const reporter = useReporter(settings);
  const report = useSendReport(settings, reporter, {
    form: 'topup_not_received',
    follows: followed.number,
    files: useProofWishes(),
  });
  const schema = useMemo(() => visitorTopUpFormOf(settings.game), [settings.game]);
  const form = useContractForm({
    schema,
    initial: emptyTopUp(settings, useFilled(followed, settings)),
    submit: (body, how) =>
      report.send({ ...topUpBody(body, body), phone: wirePhone(body.phone, body.mobile_locale) }, how),
    messages: ticketMessage,
    draftKey: report.draftKey,
    files: proofsOf(report.files),
    draftFields: onlyServer(settings) ? kept : [...kept, 'server_id'],
  });
  const { product, missing_product } = form.values;
  return (
    <ReportFrame form={form} settings={settings} report={report}>
      <BeforeSending
        settings={settings}
        type={TOP_UP}
        written={`${product} ${missing_product}`}
        onDiscard={form.draft.discard}
      />
      <EmailField form={form} />
      <PhoneFields form={form} />
      <AccountFields form={form} servers={settings.game.servers} />
      <PaymentFields form={form} />
      <WordsField form={form} />
      <ProofFields form={form} files={report.files} follows={followed.number} />
    </ReportFrame>
  );
}
