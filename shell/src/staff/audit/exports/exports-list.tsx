import { formatTime } from '@hub/web';
import { ExportList, useExports } from '@hub/web/staff';
import type { AuditExportRow } from '@hub/contracts/identity';
import type { RefObject } from 'react';
import { useSessionCheck } from '../use-session-check.ts';
import { fileAddress, useAuditExportsQuery, useCancelAuditExportMutation } from './audit-exports.api.ts';
import css from './exports.module.css';
import { useExportFaults } from './use-export-faults.ts';
import { useFilterWords } from './use-filter-words.ts';

export function ExportsList({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const files = useExports<AuditExportRow>(useAuditExportsQuery);
  const [cancel] = useCancelAuditExportMutation();
  const filters = useFilterWords();
  const faultOf = useExportFaults();
  useSessionCheck(files.fault);
  return (
    <ExportList
      className={css.files}
      level={3}
      files={files}
      titleRef={titleRef}
      nameOf={(row) => filters(row.filters)}
      spokenOf={(row) => `${filters(row.filters)} ${formatTime(row.asked_at)}`}
      reasonOf={({ reason }) => reason}
      faultOf={faultOf}
      addressOf={fileAddress}
      cancel={cancel}
    />
  );
}
