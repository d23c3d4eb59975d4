import { usePageTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import own from '../serials.module.css';
import { FileRules } from './file-rules.tsx';
import { ImportForm } from './import-form.tsx';
import { MakeScreen } from './make-screen.tsx';

/** Codes of a partner, from a file. */
export function ImportPage() {
  const { t } = useLingui();
  usePageTitle(t`匯入序號`);
  return (
    <MakeScreen title={t`匯入序號`} lead={t`上傳後先檢查、比對重複，看過結果並確認後才會寫入。`}>
      <div className={own.columns}>
        <ImportForm />
        <FileRules />
      </div>
    </MakeScreen>
  );
}
