import type { LegalRow } from '@hub/contracts/catalog';
import { Button, formatTime, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** Somebody else saved since this form was opened; what was typed is still there. */
export function LegalConflict({ row, onMine }: { row: LegalRow; onMine: () => void }) {
  const { t } = useLingui();
  const [by, at] = [row.by, formatTime(row.at)];
  return (
    <Notice kind="warn" role="alert" title={t`${by} 在 ${at} 存了新的內容`}>
      <p>{t`您填的還在。請先到「差異」看對方改了什麼，再決定。`}</p>
      <Button size="small" onClick={onMine}>
        {t`保留我的，再按儲存`}
      </Button>
    </Notice>
  );
}
