import { Button } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AuditFilters } from '../audit-address.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Takes the rows of the search along, and shows the files that were asked for before. */
export function ExportButton({ filters }: { filters: AuditFilters }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`匯出 CSV`}
      </Button>
      {open && <ExportDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
