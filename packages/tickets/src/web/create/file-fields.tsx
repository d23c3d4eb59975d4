import { LockIcon, Notice } from '@hub/web';
import { FileField, type ContractForm, type FormFiles } from '@hub/forms';
import { PAPERS_RETENTION_DAYS } from '@hub/contracts/tickets';
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './create-report.module.css';
import type { ReportValues } from './report-values.ts';

type Props = {
  form: ContractForm<ReportValues>;
  files: FormFiles;
  /** For windows that cannot pick files. */
  elsewhere: (silent: boolean) => ReactNode;
};

export function PicturesField({ form, files, elsewhere }: Props) {
  const { t } = useLingui();
  const label = t({ context: 'tickets', message: '附件' });
  return <FileField form={form} files={files} label={label} optional elsewhere={elsewhere} />;
}

export function PapersField({ form, files, elsewhere }: Props) {
  const { t } = useLingui();
  const label = t({ context: 'tickets', message: '身分證件' });
  const days = PAPERS_RETENTION_DAYS;
  const about = (
    <Notice kind="plain" icon={<LockIcon />} title={t({ context: 'tickets', message: '只用來確認您是帳號的擁有者' })}>
      <ul className={css.promises}>
        <li>
          <Trans context="tickets">與帳號無關的部分可以先遮住，例如住址、父母與配偶欄</Trans>
        </li>
        <li>
          <Trans context="tickets">加密保存，只有處理這件案件的客服看得到，每次查看都會留下紀錄</Trans>
        </li>
        <li>
          <Trans context="tickets">結案 {days} 天後銷毀；不會存在您的裝置上，離開這一頁後要再選一次</Trans>
        </li>
      </ul>
    </Notice>
  );
  return <FileField form={form} files={files} label={label} optional about={about} elsewhere={elsewhere} />;
}

export function PaymentsField({ form, files, elsewhere }: Props) {
  const { t } = useLingui();
  const label = t({ context: 'tickets', message: '儲值訂單' });
  const about = (
    <p className={css.about}>
      <Trans context="tickets">收據、訂單頁面或扣款通知的截圖，看得到訂單編號就可以</Trans>
    </p>
  );
  return <FileField form={form} files={files} label={label} optional about={about} elsewhere={elsewhere} />;
}
