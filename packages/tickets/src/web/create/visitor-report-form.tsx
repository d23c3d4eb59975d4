import { useContractForm } from '@hub/forms';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { CharacterFields } from './character-fields.tsx';
import { kindsOfType, reportFiles } from './files-of-type.ts';
import { PhoneFields, wirePhone } from './phone-fields.tsx';
import { DescriptionField, EmailField, TypeField } from './report-fields.tsx';
import { ReportFrame } from './report-frame.tsx';
import { VISITOR } from './report-work.ts';
import { TypesFiles } from './types-files.tsx';
import { filledFrom, useLeftOver, type FollowedCase } from './use-followed-case.ts';
import { useSendReport } from './use-send-report.ts';
import { emptyReport, visitorFormSchema } from './report-values.ts';

const written = [
  'question_type',
  'email',
  'mobile_locale',
  'phone',
  'got_char',
  'character_name',
  'in_game_id',
  'content',
] as const;

/** A report from the website: contact and character are asked. */
export function VisitorReportForm({ settings, followed }: { settings: FormSettingsView; followed: FollowedCase }) {
  const { servers } = settings.game;
  const only = servers.length === 1 ? servers[0] : undefined;
  const report = useSendReport(settings, VISITOR, followed.number);
  const { desk } = useDesk();
  const form = useContractForm({
    schema: visitorFormSchema,
    initial: {
      ...emptyReport(settings.game),
      server_id: only?.server_id ?? '',
      ...filledFrom(followed, settings, useLeftOver(followed)),
    },
    submit: (body, how) => report.send({ ...body, phone: wirePhone(body) }, how),
    messages: ticketMessage,
    draftKey: report.draftKey,
    files: ({ question_type }) => reportFiles(report.files, kindsOfType(desk, question_type)),
    draftFields: only ? written : [...written, 'server_id'],
  });
  return (
    <ReportFrame form={form} settings={settings} report={report}>
      <TypeField form={form} settings={settings} />
      <EmailField form={form} />
      <PhoneFields form={form} />
      <CharacterFields form={form} servers={servers} />
      <DescriptionField form={form} />
      <TypesFiles form={form} files={report.files} />
    </ReportFrame>
  );
}
