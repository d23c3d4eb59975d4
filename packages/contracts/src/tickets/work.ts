import { array, number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { codePoints } from '../shared/fold.ts';
import { gameId } from '../shared/game-id.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole } from '../shared/view.ts';
import { line, written } from './fields.ts';

/** The largest number that a case can have. */
const NUMBER_MAX = 4_294_967_295;
const caseId = () => number().typeError('NOEXIST').integer('NOEXIST').min(1, 'NOEXIST').max(NUMBER_MAX, 'NOEXIST');

export const assignBody = object({
  staff_id: number().integer('FIELD_INVALID').min(1, 'FIELD_INVALID').required('FIELD_REQUIRED'),
});
export type AssignBody = InferType<typeof assignBody>;

export const presenceKinds = ['reading', 'writing', 'gone'] as const;

export const presenceBody = object({
  doing: string()
    .oneOf([...presenceKinds], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
});
export type PresenceBody = InferType<typeof presenceBody>;

export const NOTE_MAX = 4000;

export const noteBody = object({ content: written(1, NOTE_MAX) });
export type NoteBody = InferType<typeof noteBody>;

/** Another type, game or server, by the ids of the catalogue; '' keeps the server where the game stays. */
export const moveBody = object({
  game_id: gameId().required('GAME_UNKNOWN'),
  question_type: line(32).required('TYPE_REQUIRED'),
  server_id: blankable(line(32)),
});
export type MoveBody = InferType<typeof moveBody>;

/** The open case of the same owner that goes on instead, and its version that was read. */
export const mergeBody = object({
  into: caseId().required('NOEXIST'),
  into_version: number().typeError('VERSION_NEEDED').integer('VERSION_NEEDED').required('VERSION_NEEDED'),
});
export type MergeBody = InferType<typeof mergeBody>;

export const REOPEN_REASON_MIN = 4;

export const reopenBody = object({
  reason: string()
    .trim()
    .max(200, 'TOO_LONG')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= REOPEN_REASON_MIN),
});
export type ReopenBody = InferType<typeof reopenBody>;

export const holdBody = reopenBody;
export type HoldBody = ReopenBody;

export const BULK_MAX = 200;
export const bulkActions = ['close', 'answer'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** `count`: as the person confirmed it; it must be that of the cases. */
export const bulkBody = object({
  action: string()
    .oneOf([...bulkActions], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  ids: array()
    .of(caseId().required('NOEXIST'))
    .min(1, 'BULK_EMPTY')
    .max(BULK_MAX, 'BULK_TOO_MANY')
    .required('BULK_EMPTY')
    .test('distinct', 'FIELD_INVALID', (ids) => new Set(ids).size === ids.length),
  count: number()
    .integer('FIELD_INVALID')
    .required('FIELD_REQUIRED')
    .test('confirmed', 'BULK_COUNT', (count, { parent }) => count === (parent.ids as unknown[] | undefined)?.length),
  content: string().when('action', { is: 'answer', then: () => written(1, 10_000) }),
});
export type BulkBody = InferType<typeof bulkBody>;

export const colleague = part({ id: whole(), name: text() });
export const colleaguesView = view('Colleagues', { data: listOf(colleague) });
export type ColleaguesView = InferType<typeof colleaguesView>;
export type Colleague = ColleaguesView['data'][number];

export const presenceView = view('Presence', {
  data: listOf(part({ id: whole(), name: text(), doing: oneOf('reading', 'writing') })),
});
export type PresenceView = InferType<typeof presenceView>;

/** `edited_at`: when its author last wrote it anew; every version stays. */
export const noteView = view('StaffNote', {
  id: whole(),
  staff_id: whole(),
  staff_name: text(),
  content: text(),
  create_time: text(),
  edited_at: textOrNull(),
});
export type NoteView = InferType<typeof noteView>;

export const choicesView = view('MoveChoices', {
  data: part({
    game_id: text(),
    game_name: text(),
    question_types: listOf(part({ code: text(), label: text() })),
    servers: listOf(part({ server_id: text(), server_name: text() })),
  }),
});
export type ChoicesView = InferType<typeof choicesView>;

/** null while it waits. `absent`: not there for this person; `deadline`: to be answered first; `stopped`: cancelled before. */
export const bulkResults = ['done', 'closed', 'absent', 'deadline', 'stopped'] as const;
export type BulkResult = (typeof bulkResults)[number];
export const bulkView = view('Bulk', {
  data: part({
    id: whole(),
    action: oneOf(...bulkActions),
    total: whole(),
    left: whole(),
    items: listOf(part({ ticket_id: whole(), result: oneOf(...bulkResults).nullable() })),
  }),
});
export type BulkView = InferType<typeof bulkView>;

export const similarCase = part({
  id: whole(),
  game_id: text(),
  type_text: text(),
  create_time: text(),
  preview: text(),
  version: whole(),
});

export const workFields = {
  question_type: text(),
  notes: listOf(noteView),
  merged_from: listOf(whole()),
  similar: listOf(similarCase),
};
