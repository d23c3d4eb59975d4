import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { SERVICE_NAME } from '../shared/route.ts';
import { readTaipei } from '../shared/taipei.ts';
import { listOf, part, text, textOrNull, view, whole } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';

export const auditRoles: readonly StaffRole[] = ['auditor', 'product_admin'];

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

/**
 * A search of the audit. `from` and `to` are a day or a minute of Taipei, both inclusive; `text` is words of the detail;
 * `page` is the cursor of the answer before.
 */
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

/** `before` or `after` is null where there was or is nothing; `field` is a path such as `grants.0.role`. */
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

/**
 * One row of the list. `time` ISO with +08:00; `actor_name` and `object_name` are people of ours who are named by login or
 * number, blank for anybody and anything else; of `changes` and `facts` only the first, shortened.
 */
export const auditRow = view('AuditRow', auditFacts);
export type AuditRow = InferType<typeof auditRow>;
export const auditListView = view('AuditList', { data: listOf(auditRow), page: part({ next: textOrNull() }) });
export type AuditListView = InferType<typeof auditListView>;

/** `seq` is the place in the service's chain, `hash` in hex. */
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

/**
 * One service's chain. `copied_seq` is how far the copy goes; `waiting` how many rows are not in it yet, null when the
 * service does not answer; `checked_seq` is how far the chain was whole at `checked_at`; `broken_seq` its first fault.
 */
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
/** `actions` are the words that the filter offers. */
export const auditOverviewView = view('AuditOverview', {
  data: part({ chains: listOf(auditChainState), actions: listOf(text()) }),
});
export type AuditOverviewView = InferType<typeof auditOverviewView>;

export type AuditStateView = { seq: number; waiting: number; since: string | null };
