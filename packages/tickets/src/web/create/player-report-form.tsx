import { useContractForm } from '@hub/forms';
import { askedDetails, playerIssueForm, playerReportOf, type FormSettingsView } from '@hub/contracts/tickets';
import { BeforeSending } from '../before/before-sending.tsx';
import { useDesk } from '../desk-context.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { reportFiles } from './files-of-type.ts';
import { PhoneFields } from './phone-fields.tsx';
import { DeadlineFields } from './deadline-fields.tsx';
import { deadlineFields, emptyReport, phoneOnWire } from './report-values.ts';
import type { ReportFormProps } from './report-form-props.ts';
import { ReportFrame } from './report-frame.tsx';
import { RoleCard } from './role-card.tsx';
import { DescriptionField, EmailField, TypeField } from './report-fields.tsx';
import { formOfType } from './report-work.ts';
import { TypesFiles } from './types-files.tsx';
import { useAskedFiles } from './use-asked-files.ts';
import { useFilled } from './use-filled.ts';
import { asksProof } from './use-report-template.ts';
import { useSendReport } from './use-send-report.ts';

type Props = ReportFormProps & { user: NonNullable<FormSettingsView['user']> };

/** A report from inside the game: who it is comes from the token, so only contact, type and description are asked. */
export function PlayerReportForm({ settings, user, followed, type }: Props) {
  const { desk } = useDesk();
  const { kinds, wishes } = useAskedFiles(type);
  const report = useSendReport(settings, user.role_id, {
    form: formOfType(type),
    follows: followed.number,
    files: wishes,
  });
  const form = useContractForm({
    schema: type === undefined ? playerReportOf(desk) : playerIssueForm,
    initial: {
      ...emptyReport(settings.game),
      ...useFilled(followed, settings),
      ...(type !== undefined && { question_type: type }),
    },
    submit: (body, how) => report.send(phoneOnWire(body), how),
    messages: ticketMessage,
    draftKey: report.draftKey,
    files: (values) => reportFiles(report.files, kinds(values)),
    draftFields: [
      ...(type === undefined ? (['question_type'] as const) : []),
      'email',
      ...(desk.phoneInGame ? (['mobile_locale', 'phone'] as const) : []),
      'content',
      ...deadlineFields,
      ...askedDetails,
    ],
  });
  return (
    <ReportFrame form={form} settings={settings} report={report}>
      <RoleCard game={settings.game} user={user} />
      {type === undefined && <TypeField form={form} settings={settings} />}
      <BeforeSending
        settings={settings}
        type={form.values.question_type}
        written={form.values.content}
        onDiscard={form.draft.discard}
      />
      <EmailField form={form} />
      {desk.phoneInGame && <PhoneFields form={form} />}
      <DeadlineFields form={form} />
      <DescriptionField form={form} proof={type !== undefined && asksProof.has(type)} />
      <TypesFiles
        form={form}
        files={report.files}
        shown={kinds(form.values)}
        name={formOfType(type)}
        follows={followed.number}
      />
    </ReportFrame>
  );
}
