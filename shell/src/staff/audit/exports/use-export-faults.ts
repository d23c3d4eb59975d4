import type { AuditExportFault, AuditExportRow } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';

/** Why there is no file, where the audit alone knows it. */
export function useExportFaults(): (row: AuditExportRow) => string | undefined {
  const { t } = useLingui();
  const faults: Partial<Record<AuditExportFault, string>> = {
    rights: t`沒有完成：您的角色或帳號在寫檔前變更了`,
    slow: t`沒有完成：要找的範圍太大，請縮短時間或多加一個條件`,
  };
  return ({ fault }) => faults[fault];
}
