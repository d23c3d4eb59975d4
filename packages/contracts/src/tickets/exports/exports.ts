import { boolean, object, string, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { exportFields } from '../../shared/export-state.ts';
import { listOf, oneOf, pagedView, text, view } from '../../shared/view.ts';
import { figuresQuery } from '../figures/figures.ts';

export const exportKinds = ['figures', 'cases'] as const;
export type ExportKind = (typeof exportKinds)[number];

const REASON_MIN = 4;

/** `personal`: with names, contacts and words; only of cases, for a reason that the audit keeps. */
export const exportBody = figuresQuery.concat(
  object({
    kind: string()
      .oneOf([...exportKinds], 'FIELD_INVALID')
      .required('FIELD_INVALID'),
    personal: boolean().default(false),
    reason: blankable(string().trim().max(200, 'TOO_LONG')).when(['personal', 'kind'], {
      is: (personal: boolean, kind: string) => personal && kind === 'cases',
      then: (reason) => reason.required('EXPORT_REASON').min(REASON_MIN, 'EXPORT_REASON'),
    }),
  }),
);
export type ExportBody = InferType<typeof exportBody>;

export const exportRow = view('Export', {
  ...exportFields(),
  kind: oneOf(...exportKinds),
  from: text(),
  until: text(),
  games: listOf(text()),
  personal: oneOf('0', '1'),
});
export type ExportRow = InferType<typeof exportRow>;
export const exportView = view('ExportAnswer', { data: exportRow });
export type ExportView = InferType<typeof exportView>;
export const exportListView = pagedView('ExportList', exportRow);
export type ExportListView = InferType<typeof exportListView>;
