import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { importFields } from '../shared/import-state.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole } from '../shared/view.ts';
import type { vipMemberTexts } from './members.texts.ts';
import { number32, whichGame } from './parts.ts';

export const VIP_IMPORT_ROWS = 100_000;
export const vipImportColumns = ['partner_uid', 'level', 'begins_on', 'ends_on', 'agent', 'note'] as const;

/** Beside `file` (CSV, UTF-8: `partner_uid,level[,begins_on][,ends_on][,agent][,note]`). What is unnamed stays. */
export const vipImportBody = object({ game_id: whichGame() });
export type VipImportBody = InferType<typeof vipImportBody>;

/** What a line would do. `fault`: it cannot be taken, and neither can the file. */
export const vipLineKinds = ['fresh', 'changed', 'same', 'fault'] as const;
export type VipLineKind = (typeof vipLineKinds)[number];

export const vipRowFaults = [
  'account',
  'level',
  'begins_on',
  'ends_on',
  'window',
  'agent',
  'note',
  'many_cells',
  'twice',
] as const;
export type VipRowFault = (typeof vipRowFaults)[number];
export const vipRowFaultText = {
  account: 'VIP_ACCOUNT',
  level: 'VIP_LEVEL',
  begins_on: 'VIP_DAY',
  ends_on: 'VIP_DAY',
  window: 'VIP_WINDOW',
  agent: 'VIP_AGENT',
  note: 'VIP_ROW_NOTE',
  many_cells: 'VIP_ROW_CELLS',
  twice: 'VIP_ROW_TWICE',
} as const satisfies Record<VipRowFault, keyof typeof vipMemberTexts>;

/** `rows` = `fresh` + `changed` + `same` + `faults`. `approval`: only of a file without faults. */
export const vipImport = view('VipImport', {
  ...importFields(),
  game_id: text(),
  changed: whole(),
  approval: whole().nullable(),
  may: listOf(oneOf('request', 'cancel')),
});
export type VipImport = InferType<typeof vipImport>;
export const vipImportView = view('VipImportAnswer', { data: vipImport });
export type VipImportView = InferType<typeof vipImportView>;

export const vipImportsQuery = object({ page: blankable(number32()) });
export type VipImportsQuery = InferType<typeof vipImportsQuery>;
export const vipImportsView = pagedView('VipImports', vipImport);
export type VipImportsView = InferType<typeof vipImportsView>;

/** `page` is the cursor of the answer before: a line of the file. */
export const vipLinesQuery = object({
  kind: string()
    .oneOf([...vipLineKinds], 'FIELD_INVALID')
    .default('fault'),
  page: blankable(number32()),
});
export type VipLinesQuery = InferType<typeof vipLinesQuery>;

const terms = { level: whole(), begins_on: text(), ends_on: text(), agent: text(), note: text() };
/** As text, '' for none; both null for a faulty line, whose `error` says what and `value` where. */
export const vipLinesView = view('VipImportLines', {
  data: listOf(
    view('VipImportLine', {
      line: whole(),
      partner_uid: text(),
      before: part(terms).nullable(),
      after: part(terms).nullable(),
      error: text(),
      value: text(),
    }),
  ),
  page: part({ next: textOrNull() }),
});
export type VipLinesView = InferType<typeof vipLinesView>;
