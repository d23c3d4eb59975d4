import type { ReactNode } from 'react';
import { CaptchaField, FormFrame, SubmitButton, type ContractForm } from '@hub/forms';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import { ReportSent } from './report-sent.tsx';
import type { SendReport } from './use-send-report.ts';
import type { ReportValues } from './report-values.ts';

type Props = {
  form: ContractForm<ReportValues>;
  settings: FormSettingsView;
  report: SendReport;
  children: ReactNode;
};

/** The form around its fields: check and button below them, the slip when it is sent. */
export function ReportFrame({ form, settings, report, children }: Props) {
  return (
    <>
      <FormFrame form={form}>
        {children}
        <CaptchaField form={form} captcha={settings.captcha} />
        <SubmitButton form={form}>
          <Trans context="tickets">送出回報</Trans>
        </SubmitButton>
      </FormFrame>
      {report.created && (
        <ReportSent
          created={report.created}
          game={settings.game}
          type={settings.question_types[report.created.type ?? ''] ?? ''}
        />
      )}
    </>
  );
}
