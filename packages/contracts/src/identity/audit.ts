import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { SERVICE_NAME } from '../shared/route.ts';
import { readTaipei } from '../shared/taipei.ts';
import { listOf, pagedView, part, text, textOrNull, view, whole } from '../shared/view.ts';

const time = () =>
  blankable(string().test('taipei', 'AUDIT_TIME', (value) => value === undefined || readTaipei(value) !== null));
const exact = (max: number) => blankable(string().trim().max(max, 'FIELD_INVALID'));
/** What is kept in ASCII: the database refuses to compare it with anything else. */
const exactCode = (max: number) =>
  blankable(
    string()
      .trim()
      .max(max, 'FIELD_INVALID')
      .matches(/^[\x20-\x7e]*$/, 'FIELD_INVALID'),
  );

/** `from`, `to`: a day or minute of Taipei, both inclusive; `text`: words of the detail. */
export const auditQuery = object({
  from: time(),
  to: time(),
  service: blankable(string().matches(SERVICE_NAME, 'FIELD_INVALID')),
  actor: exact(64),
  action: exactCode(64),
  game: exactCode(32),
  object: exactCode(64),
  text: exact(100).test(
    'words',
    'AUDIT_WORDS',
    (value) => value === undefined || /[\p{L}\p{N}]{2}|[a-z0-9]/iu.test(value),
  ),
  page: exact(80),
});
export type AuditQuery = InferType<typeof auditQuery>;

/** null where there was or is nothing; `field`: a path such as `grants.0.role`. */
const auditChange = part({ field: text(), before: textOrNull(), after: textOrNull() });
export type AuditChange = InferType<typeof auditChange>;
const auditFact = part({ field: text(), value: text() });
export type AuditDetailItem = InferType<typeof auditFact>;

const auditFacts = {
  id: whole(),
  service: text(),
  time: text(),
  actor_kind: text(),
  actor: text(),
  actor_name: text(),
  action: text(),
  game_id: text(),
  object: text(),
  object_name: text(),
  changes: listOf(auditChange),
  facts: listOf(auditFact),
};

/** `time` ISO, +08:00. Names are of our people, else blank; `changes` and `facts`: the first, shortened. */
export const auditRow = view('AuditRow', auditFacts);
export type AuditRow = InferType<typeof auditRow>;
export const auditListView = pagedView('AuditList', auditRow);
export type AuditListView = InferType<typeof auditListView>;

/** `seq`: place in the service's chain; `hash` in hex. */
export const auditDetail = view('AuditDetail', {
  ...auditFacts,
  rid: text(),
  address: text(),
  seq: whole(),
  hash: text(),
  copied_at: text(),
});
export type AuditDetail = InferType<typeof auditDetail>;
export const auditDetailView = view('AuditDetailAnswer', { data: auditDetail });
export type AuditDetailView = InferType<typeof auditDetailView>;

/** `waiting`: not copied yet, null: no answer. `checked_seq`: whole so far; `broken_seq`: its first fault. */
export const auditChainState = view('AuditChain', {
  service: text(),
  copied_seq: whole(),
  copied_at: textOrNull(),
  waiting: whole().nullable(),
  waiting_since: textOrNull(),
  checked_seq: whole(),
  checked_at: textOrNull(),
  broken_seq: whole().nullable(),
  broken_why: text(),
});
export type AuditChainState = InferType<typeof auditChainState>;
export const auditOverviewView = view('AuditOverview', {
  data: part({ chains: listOf(auditChainState), actions: listOf(text()) }),
});
export type AuditOverviewView = InferType<typeof auditOverviewView>;

export type AuditStateView = { seq: number; waiting: number; since: string | null };
