import { useId, type ReactNode } from 'react';
import { CaptchaField, FormFrame, SubmitButton, type ContractForm } from '@hub/forms';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { LinkButton } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { useDeskHome } from '../use-desk-home.ts';
import { DetailFields } from './detail-fields.tsx';
import { ReportSent } from './report-sent.tsx';
import type { SendReport } from './use-send-report.ts';
import type { ReportValues } from './report-values.ts';
import css from './create-report.module.css';

type Props = {
  form: ContractForm<ReportValues>;
  settings: FormSettingsView;
  report: SendReport;
  /** Why the button is out of use; it is in use without. */
  barred?: string;
  children: ReactNode;
};

export function ReportFrame({ form, settings, report, barred, children }: Props) {
  const { parts } = useDesk();
  const home = useDeskHome(settings.game.game_id);
  const why = useId();
  return (
    <>
      <FormFrame form={form}>
        {children}
        <DetailFields form={form} />
        <CaptchaField form={form} captcha={settings.captcha} />
        {barred && (
          <p id={why} className={css.barred}>
            {barred}
          </p>
        )}
        <SubmitButton form={form} disabled={barred !== undefined} aria-describedby={barred && why}>
          <Trans context="tickets">送出回報</Trans>
        </SubmitButton>
        {parts.home && (
          <LinkButton variant="quiet" wide="phone" to={home}>
            <Trans context="tickets">取消</Trans>
          </LinkButton>
        )}
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
