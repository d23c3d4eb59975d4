import { useContractForm } from '@hub/forms';
import { playerTopUpForm, type FormSettingsView } from '@hub/contracts/tickets';
import { BeforeSending } from '../before/before-sending.tsx';
import { EmailField } from '../create/report-fields.tsx';
import type { ReportFormProps } from '../create/report-form-props.ts';
import { ReportFrame } from '../create/report-frame.tsx';
import { RoleCard } from '../create/role-card.tsx';
import { useFilled } from '../create/use-filled.ts';
import { useSendReport } from '../create/use-send-report.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { PaymentFields, WordsField } from './payment-fields.tsx';
import { ProofFields } from './proof-fields.tsx';
import { emptyTopUp, TOP_UP, topUpBody, topUpFields } from './top-up-values.ts';
import { proofsOf, useProofWishes } from './use-proofs.ts';

type Props = ReportFormProps & { user: NonNullable<FormSettingsView['user']> };

export function PlayerTopUpForm({ settings, user, followed }: Props) {
  const report = useSendReport(settings, user.role_id, {
    form: 'topup_not_received',
    follows: followed.number,
    files: useProofWishes(),
  });
  const form = useContractForm({
    schema: playerTopUpForm,
    initial: emptyTopUp(settings, useFilled(followed, settings)),
    submit: (body, how) => report.send(topUpBody(body, user), how),
    messages: ticketMessage,
    draftKey: report.draftKey,
    files: proofsOf(report.files),
    draftFields: ['email', ...topUpFields],
  });
  const { product, missing_product } = form.values;
  return (
    <ReportFrame form={form} settings={settings} report={report}>
      <RoleCard game={settings.game} user={user} />
      <BeforeSending
        settings={settings}
        type={TOP_UP}
        written={`${product} ${missing_product}`}
        onDiscard={form.draft.discard}
      />
      <EmailField form={form} />
      <PaymentFields form={form} />
      <WordsField form={form} />
      <ProofFields form={form} files={report.files} follows={followed.number} />
    </ReportFrame>
  );
}
