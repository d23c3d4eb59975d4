import { boolean, number, object, string, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { fileFaults } from '../../shared/import-state.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../../shared/view.ts';
import { choice, number32 } from '../parts.ts';
import type { serialTexts } from './serials.texts.ts';
import { batchKinds, serialBatchStates } from './states.ts';

export const GENERATE_MAX = 1_000_000;
export const CODE_LENGTHS = [12, 13, 14, 15, 16] as const;
export const KEYWORD_CAP_MAX = 10_000_000;

const event = () => number32().typeError('FIELD_REQUIRED').required('FIELD_REQUIRED');
const category = () => number32().typeError('CATEGORY_NEEDED').required('CATEGORY_NEEDED');
const name = () => string().trim().max(60, 'TOO_LONG').required('FIELD_REQUIRED');

/** Needs an `Idempotency-Key`. */
export const generateBody = object({
  event_id: event(),
  category_id: category(),
  name: name(),
  many: number()
    .typeError('GENERATE_MANY')
    .integer('GENERATE_MANY')
    .min(1, 'GENERATE_MANY')
    .max(GENERATE_MAX, 'GENERATE_MANY')
    .required('GENERATE_MANY'),
  length: number()
    .typeError('CODE_LENGTH')
    .oneOf([...CODE_LENGTHS], 'CODE_LENGTH')
    .default(12),
});
export type GenerateBody = InferType<typeof generateBody>;

/** Needs an `Idempotency-Key`. */
export const keywordBody = object({
  event_id: event(),
  category_id: category(),
  name: name(),
  keyword: string().max(200, 'SERIAL_SIGNS').required('SERIAL_SHORT'),
  cap: number()
    .typeError('KEYWORD_CAP')
    .integer('KEYWORD_CAP')
    .min(1, 'KEYWORD_CAP')
    .max(KEYWORD_CAP_MAX, 'KEYWORD_CAP')
    .required('KEYWORD_CAP'),
});
export type KeywordBody = InferType<typeof keywordBody>;

/** Beside `file` (CSV, CSV.gz: `serial_no[,category_code][,note]`); `category_code`: place in the event, from 1. */
export const importBody = object({ event_id: event(), category_id: category(), name: name() });

/** `skip_bad`: without it one bad row stops the whole file. */
export const commitBody = object({ skip_bad: boolean().default(false) });
export type CommitBody = InferType<typeof commitBody>;

export const serialBatchesQuery = object({
  event_id: blankable(number32()),
  state: choice(serialBatchStates),
  kind: choice(batchKinds),
  page: blankable(number32()),
});
export type SerialBatchesQuery = InferType<typeof serialBatchesQuery>;

export const batchActions = ['commit', 'cancel', 'disable', 'errors', 'unused', 'retry'] as const;
export type SerialBatchAction = (typeof batchActions)[number];

export const batchFaults = [...fileFaults, 'no_codes'] as const;
export type SerialBatchFault = (typeof batchFaults)[number];

/** In the order of reports. `many_cells`: beyond the header. `dup_keyword`: it is a keyword of this game. */
export const rowFaults = [
  'blank',
  'too_short',
  'too_long',
  'bad_chars',
  'many_cells',
  'bad_category',
  'dup_in_file',
  'dup_in_system',
  'dup_keyword',
] as const;
export type RowFault = (typeof rowFaults)[number];

export const rowFaultText = {
  blank: 'ROW_BLANK',
  too_short: 'ROW_TOO_SHORT',
  too_long: 'ROW_TOO_LONG',
  bad_chars: 'ROW_BAD_CHARS',
  many_cells: 'ROW_MANY_CELLS',
  bad_category: 'ROW_BAD_CATEGORY',
  dup_in_file: 'ROW_DUP_IN_FILE',
  dup_in_system: 'ROW_DUP_IN_SYSTEM',
  dup_keyword: 'ROW_DUP_KEYWORD',
} as const satisfies Record<RowFault, keyof typeof serialTexts>;

/** `rows` = `accepted` + the faults. `done` of `all` (null until known). `codes`: good; `used` as last counted. */
export const serialBatch = view('SerialBatch', {
  id: whole(),
  event_id: whole(),
  event_name: text(),
  game_id: text(),
  category_id: whole(),
  category: text(),
  rewards: listOf(view('SerialReward', { title: text(), codes: whole() })),
  kind: oneOf(...batchKinds),
  name: text(),
  state: oneOf(...serialBatchStates),
  file_name: text(),
  file_sha256: text(),
  rows: whole(),
  accepted: whole(),
  blank: whole(),
  too_short: whole(),
  too_long: whole(),
  bad_chars: whole(),
  many_cells: whole(),
  bad_category: whole(),
  dup_in_file: whole(),
  dup_in_system: whole(),
  dup_keyword: whole(),
  skipped_bad: yesNo(),
  done: whole(),
  all: whole().nullable(),
  elapsed_ms: whole(),
  codes: whole(),
  used: whole(),
  cap: whole().nullable(),
  code_length: whole().nullable(),
  fault: oneOf(...batchFaults),
  made_by: text(),
  made_at: text(),
  ready_at: textOrNull(),
  disabled_at: textOrNull(),
  disabled_by: text(),
  expires_at: textOrNull(),
  /** The one download of its unused codes: open request, fetchable until (null: not, or over), under way, fetched. */
  approval: whole().nullable(),
  download: textOrNull(),
  fetching: yesNo(),
  downloaded_at: textOrNull(),
  version: whole(),
  may: listOf(oneOf(...batchActions)),
});
export type SerialBatch = InferType<typeof serialBatch>;
export const serialBatchView = view('SerialBatchAnswer', { data: serialBatch });
export type SerialBatchView = InferType<typeof serialBatchView>;
export const serialBatchesView = pagedView('SerialBatches', serialBatch);
export type SerialBatchesView = InferType<typeof serialBatchesView>;

export const lookUpCodeBody = object({ serial_no: string().max(200, 'SERIAL_SIGNS').required('SERIAL_SHORT') });
export type LookUpCodeBody = InferType<typeof lookUpCodeBody>;

/** In the reader's games, a line per event; none: unknown, or of another game. `state`: `good` now, or why not. */
export const codeStates = ['good', 'used', 'disabled', 'full', 'not_open', 'category_closed', 'not_ready'] as const;
export const lookUpCodeView = view('CodeLookUp', {
  code: text(),
  found: listOf(
    part({
      event_id: whole(),
      event_name: text(),
      game_id: text(),
      category: text(),
      batch_id: whole(),
      batch_name: text(),
      kind: oneOf(...batchKinds),
      state: oneOf(...codeStates),
      used: whole(),
      cap: whole(),
      /** Of a code for one: who has it. */
      redemption: part({
        id: whole(),
        at: text(),
        server_id: text(),
        role_id: text(),
        role_name: text(),
        delivery: whole().nullable(),
      }).nullable(),
    }),
  ),
});
export type LookUpCodeView = InferType<typeof lookUpCodeView>;
