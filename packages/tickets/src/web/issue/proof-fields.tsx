import { FileField, type ContractForm } from '@hub/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import css from '../create/create-report.module.css';
import type { ReportValues } from '../create/report-values.ts';
import type { ReportFiles } from '../create/use-report-files.ts';
import { useDesk } from '../desk-context.ts';
import { HandOver } from '../hand-over/hand-over.tsx';
import { useDeadPicker } from '../hand-over/use-dead-picker.tsx';

type Props = { form: ContractForm<ReportValues>; files: ReportFiles; follows: number | undefined };

/** Both are needed: receipts, and the message that the money left. */
export function ProofFields({ form, files, follows }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const { silent, below } = useDeadPicker(files);
  return (
    <>
      <FileField
        form={form}
        files={files.pay}
        label={t({ context: 'tickets', message: '收據截圖' })}
        about={
          <p className={css.about}>
            <Trans context="tickets">Google Play、App Store 或超商的收據，要看得到訂單編號與金額</Trans>
          </p>
        }
        elsewhere={below}
      />
      <FileField
        form={form}
        files={files.picture}
        label={t({ context: 'tickets', message: '簡訊或收據截圖' })}
        about={
          <p className={css.about}>
            <Trans context="tickets">電信帳單或銀行的扣款簡訊；沒收到簡訊，就附扣款通知或另一張收據</Trans>
          </p>
        }
        elsewhere={below}
      />
      <HandOver desk={desk} form={form} files={files} name="topup_not_received" follows={follows} silent={silent} />
    </>
  );
}
