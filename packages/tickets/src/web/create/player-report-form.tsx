import { useContractForm } from '@hub/forms';
import { playerReportBody, type FormSettingsView } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { kindsOfType, reportFiles } from './files-of-type.ts';
import { emptyReport } from './report-values.ts';
import { ReportFrame } from './report-frame.tsx';
import { RoleCard } from './role-card.tsx';
import { DescriptionField, EmailField, TypeField } from './report-fields.tsx';
import { TypesFiles } from './types-files.tsx';
import { filledFrom, useLeftOver, type FollowedCase } from './use-followed-case.ts';
import { useSendReport } from './use-send-report.ts';

type Props = { settings: FormSettingsView; user: NonNullable<FormSettingsView['user']>; followed: FollowedCase };

/** A report from inside the game: who it is comes from the token, so only e-mail, type and description are asked. */
export function PlayerReportForm({ settings, user, followed }: Props) {
  const report = useSendReport(settings, user.role_id, followed.number);
  const { desk } = useDesk();
  const form = useContractForm({
    schema: playerReportBody,
    initial: { ...emptyReport(settings.game), ...filledFrom(followed, settings, useLeftOver(followed)) },
    submit: report.send,
    messages: ticketMessage,
    draftKey: report.draftKey,
    files: ({ question_type }) => reportFiles(report.files, kindsOfType(desk, question_type)),
    draftFields: ['question_type', 'email', 'content'],
  });
  return (
    <ReportFrame form={form} settings={settings} report={report}>
      <RoleCard game={settings.game} user={user} />
      <TypeField form={form} settings={settings} />
      <EmailField form={form} />
      <DescriptionField form={form} />
      <TypesFiles form={form} files={report.files} />
    </ReportFrame>
  );
}
