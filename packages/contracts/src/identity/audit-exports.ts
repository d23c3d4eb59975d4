import { string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { exportFields } from '../shared/export-state.ts';
import { listOf, oneOf, pagedView, part, text, view } from '../shared/view.ts';
import { auditQuery } from './audit.ts';

const REASON_MIN = 4;
const REASON_MAX = 200;

/** `reason`: the audit keeps it. */
export const auditExportBody = auditQuery.omit(['page']).shape({
  reason: blankable(
    string()
      .trim()
      .required('AUDIT_EXPORT_REASON')
      .min(REASON_MIN, 'AUDIT_EXPORT_REASON')
      .max(REASON_MAX, 'AUDIT_EXPORT_REASON'),
  ),
});
export type AuditExportBody = InferType<typeof auditExportBody>;

export const auditExportFaults = ['', 'rights', 'full', 'slow', 'other'] as const;
export type AuditExportFault = (typeof auditExportFaults)[number];

/** `games`: in the file (`*` all; empty until written). `rows_all` null: unknown, or too long to count. */
export const auditExportRow = view('AuditExport', {
  ...exportFields(),
  filters: listOf(part({ name: text(), value: text() })),
  games: listOf(text()),
  reason: text(),
  fault: oneOf(...auditExportFaults),
});
export type AuditExportRow = InferType<typeof auditExportRow>;
export const auditExportView = view('AuditExportAnswer', { data: auditExportRow });
export type AuditExportView = InferType<typeof auditExportView>;
export const auditExportListView = pagedView('AuditExportList', auditExportRow);
export type AuditExportListView = InferType<typeof auditExportListView>;
