import { boolean, object, string, type InferType } from 'yup';
import { approvalReason } from '../approvals/messages.ts';
import { blankable } from '../shared/blankable.ts';
import { translated } from '../shared/translated.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { minute } from './desk-parts.ts';

export const BULLETIN_MAX = 4000;

/** `starts_at` blank: now. `until`: when it is expected to end; nothing ends by it. The bulletin is plain text with blank lines between paragraphs. */
export const maintenanceBody = object({
  on: boolean().required('FIELD_REQUIRED'),
  bulletin: string()
    .trim()
    .max(BULLETIN_MAX, 'TOO_LONG')
    .default('')
    .when('on', ([on], field) => (on === true ? field.required('BULLETIN_REQUIRED') : field)),
  ...translated('bulletin', BULLETIN_MAX, 'TOO_LONG'),
  starts_at: blankable(minute()),
  until: blankable(minute()),
  reason: approvalReason(),
});
export type MaintenanceBody = InferType<typeof maintenanceBody>;

const maintenanceState = () =>
  part({
    on: yesNo(),
    bulletin: text(),
    bulletin_hk: text(),
    bulletin_en: text(),
    starts_at: text(),
    until: textOrNull(),
    by: text(),
    reason: text(),
  });

/** `planned`: what becomes of it next, null for nothing. `may`: what the reader may do. */
export const maintenanceSwitchView = view('MaintenanceSwitch', {
  data: part({
    now: maintenanceState(),
    planned: maintenanceState().nullable(),
    version: whole(),
    may: listOf(oneOf('start', 'end')),
  }),
});
export type MaintenanceSwitchView = InferType<typeof maintenanceSwitchView>;
