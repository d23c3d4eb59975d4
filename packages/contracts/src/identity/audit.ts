import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { serviceNames, type ServiceName } from '../shared/route.ts';
import { readTaipei } from '../shared/taipei.ts';
import type { StaffRole } from '../shared/who.ts';

/** Who may look into the audit, at the games where they hold the role. */
export const auditRoles: readonly StaffRole[] = ['auditor', 'product_admin'];

const time = () =>
  blankable(string().test('taipei', 'AUDIT_TIME', (value) => value === undefined || readTaipei(value) !== null));
const exact = (max: number) => blankable(string().trim().max(max, 'FIELD_INVALID'));

/**
 * A search of the audit. `from` and `to` are a day or a minute of Taipei, both inclusive; `text` is words of the detail;
 * `page` is the cursor of the answer before.
 */
export const auditQuery = object({
  from: time(),
  to: time(),
  service: blankable(string().oneOf([...serviceNames], 'FIELD_INVALID')),
  actor: exact(64),
  action: exact(64),
  game: exact(32),
  object: exact(64),
  text: exact(100).test(
    'words',
    'AUDIT_WORDS',
    (value) => value === undefined || /[\p{L}\p{N}]{2}|[a-z0-9]/iu.test(value),
  ),
  page: exact(80),
});
export type AuditQuery = InferType<typeof auditQuery>;

/** `before` or `after` is null where there was or is nothing; `field` is a path such as `grants.0.role`. */
export type AuditChange = { field: string; before: string | null; after: string | null };
export type AuditFact = { field: string; value: string };

/** One row of the list. `time` ISO with +08:00; of `changes` and `facts` only the first, shortened. */
export type AuditRow = {
  id: number;
  service: ServiceName;
  time: string;
  actor_kind: string;
  actor: string;
  action: string;
  game_id: string;
  object: string;
  changes: AuditChange[];
  facts: AuditFact[];
};
export type AuditListView = { data: AuditRow[]; page: { next: string | null } };

/** `seq` is the place in the service's chain, `hash` in hex. */
export type AuditDetail = AuditRow & {
  rid: string;
  address: string;
  seq: number;
  hash: string;
  copied_at: string;
};
export type AuditDetailView = { data: AuditDetail };

/**
 * One service's chain. `copied_seq` is how far the copy goes; `waiting` how many rows are not in it yet, null when the
 * service does not answer; `checked_seq` is how far the chain was whole at `checked_at`; `broken_seq` its first fault.
 */
export type AuditChainState = {
  service: ServiceName;
  copied_seq: number;
  copied_at: string | null;
  waiting: number | null;
  waiting_since: string | null;
  checked_seq: number;
  checked_at: string | null;
  broken_seq: number | null;
  broken_why: string;
};
/** `actions` are the words that the filter offers. */
export type AuditOverviewView = { data: { chains: AuditChainState[]; actions: string[] } };

/** Answer of a service that is asked for its own side of the chain. */
export type AuditStateView = { seq: number; waiting: number; since: string | null };
