import { useContractForm } from '@hub/forms';
import { askedDetails } from '@hub/contracts/tickets';
import { useMemo } from 'react';
import { BeforeSending } from '../before/before-sending.tsx';
import { ticketMessage } from '../ticket-messages.ts';
import { CharacterFields } from './character-fields.tsx';
import { reportFiles } from './files-of-type.ts';
import { PhoneFields } from './phone-fields.tsx';
import { DescriptionField, EmailField, TypeField } from './report-fields.tsx';
import type { ReportFormProps } from './report-form-props.ts';
import { ReportFrame } from './report-frame.tsx';
import { formOfType } from './report-work.ts';
import { TypesFiles } from './types-files.tsx';
import { useAskedFiles } from './use-asked-files.ts';
import { useFilled } from './use-filled.ts';
import { asksProof } from './use-report-template.ts';
import { useReporter } from './use-reporter.ts';
import { useSendReport } from './use-send-report.ts';
import { visitorFormOf } from './report-schemas.ts';
import { DeadlineFields } from './deadline-fields.tsx';
import { deadlineFields, emptyReport, onlyServer, phoneOnWire, type ReportValues } from './report-values.ts';

const written: (keyof ReportValues)[] = [
  'email',
  'mobile_locale',
  'phone',
  'got_char',
  'character_name',
  'in_game_id',
  'content',
  ...deadlineFields,
  ...askedDetails,
];

export function VisitorReportForm({ settings, followed, type }: ReportFormProps) {
  const { servers } = settings.game;
  const only = onlyServer(settings);
  const { kinds, wishes } = useAskedFiles(type);
  const reporter = useReporter(settings);
  const report = useSendReport(settings, reporter, { form: formOfType(type), follows: followed.number, files: wishes });
  const schema = useMemo(() => visitorFormOf(settings.game, type), [settings.game, type]);
  const kept = [...written, ...(only ? [] : ['server_id' as const])];
  const form = useContractForm({
    schema,
    initial: {
      ...emptyReport(settings.game),
      server_id: only?.server_id ?? '',
      ...useFilled(followed, settings),
      ...(type !== undefined && { question_type: type }),
    },
    submit: (body, how) => report.send(phoneOnWire(body), how),
    messages: ticketMessage,
    draftKey: report.draftKey,
    files: (values) => reportFiles(report.files, kinds(values)),
    draftFields: type === undefined ? ['question_type', ...kept] : kept,
  });
  return (
    <ReportFrame form={form} settings={settings} report={report}>
      {type === undefined && <TypeField form={form} settings={settings} />}
      <BeforeSending
        settings={settings}
        type={form.values.question_type}
        written={form.values.content}
        onDiscard={form.draft.discard}
      />
      <EmailField form={form} />
      <PhoneFields form={form} />
      <CharacterFields form={form} servers={servers} />
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
