import { askedDetails, confirmedReportBody } from '@hub/contracts/tickets';
import type { VipFormView } from '@hub/contracts/vip';
import { useContractForm } from '@hub/forms';
import {
  BeforeSending,
  DeadlineFields,
  deadlineFields,
  DescriptionField,
  emptyReport,
  EmailField,
  PhoneFields,
  phoneOnWire,
  ReportFrame,
  reportFiles,
  TypeField,
  TypesFiles,
  useAskedFiles,
  useFilled,
  useReporter,
  useSendReport,
  type ReportFormProps,
} from '@hub/tickets/web/report';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { vipMessage } from '../vip-message.ts';
import { CharacterField } from './character-field.tsx';

const FORM = 'create';

/** A report from the website: the game says whose character the id is, and only a ranked one may report here. */
export function VisitorForm({ settings, followed }: ReportFormProps) {
  const { t } = useLingui();
  const { kinds, wishes } = useAskedFiles(undefined);
  const [confirmed, setConfirmed] = useState<VipFormView>();
  const reporter = useReporter(settings);
  const report = useSendReport(settings, reporter, { form: FORM, follows: followed.number, files: wishes });
  const form = useContractForm({
    schema: confirmedReportBody,
    initial: { ...emptyReport(settings.game), ...useFilled(followed, settings) },
    // What says that the game was asked about this character already.
    submit: (body, how) => report.send({ ...phoneOnWire(body), partner_uid: confirmed?.vip_data?.partner_uid }, how),
    messages: vipMessage,
    draftKey: report.draftKey,
    files: (values) => reportFiles(report.files, kinds(values)),
    draftFields: [
      'question_type',
      'email',
      'mobile_locale',
      'phone',
      'in_game_id',
      'content',
      ...deadlineFields,
      ...askedDetails,
    ],
  });
  return (
    <ReportFrame form={form} settings={settings} report={report} barred={barred()}>
      <CharacterField form={form} game={settings.game} confirmed={confirmed} onConfirmed={setConfirmed} />
      <EmailField form={form} />
      <PhoneFields form={form} />
      <TypeField form={form} settings={settings} />
      <BeforeSending
        settings={settings}
        type={form.values.question_type}
        written={form.values.content}
        onDiscard={form.draft.discard}
      />
      <DeadlineFields form={form} />
      <DescriptionField form={form} />
      <TypesFiles form={form} files={report.files} shown={kinds(form.values)} name={FORM} follows={followed.number} />
    </ReportFrame>
  );

  function barred(): string | undefined {
    if (!confirmed) return t({ context: 'vip', message: '請先在「角色 ID」按「確認 ID」，確認後就能送出。' });
    if (confirmed.vip_ranking > 0) return undefined;
    return t({ context: 'vip', message: '這個角色不能從這裡送出，請改由客服中心回報。' });
  }
}
