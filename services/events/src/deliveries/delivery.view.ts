import type {
  CircuitState,
  Delivery as DeliveryView,
  DeliveryRow,
  DeliveryTry,
  DeliveryWay,
} from '@hub/contracts/events';
import type { MailItem } from '@hub/contracts/partner';
import { taipeiIso } from '@hub/contracts/shared';
import type { DeliveryStepRow, DeliveryTryRow } from './delivery-way.entity.ts';
import type { Delivery } from './delivery.entity.ts';

const when = (at: Date | null) => at && taipeiIso(at);

export function rowView(row: Delivery, batchName: string | null, circuit: CircuitState): DeliveryRow {
  return {
    id: row.id,
    mail_id: row.mail_id,
    source: row.source,
    reason: row.reason,
    game_id: row.game_id,
    server_id: row.server_id,
    role_id: row.role_id,
    partner_uid: row.partner_uid,
    title: row.title,
    items: JSON.parse(row.items) as MailItem[],
    state: row.state,
    error: row.error,
    attempts: row.attempt,
    next_at: when(row.due_at),
    deadline_at: when(row.deadline_at),
    late: Boolean(row.late),
    resting: circuit === 'open',
    batch: row.batch_id === null ? null : { id: row.batch_id, name: batchName ?? '' },
    create_time: taipeiIso(row.created_at),
    change_time: taipeiIso(row.changed_at),
    version: row.version,
  };
}

export const tryView = ({ nth, at, outcome, status, ms, error, counts }: DeliveryTryRow): DeliveryTry => ({
  nth,
  at: taipeiIso(at),
  outcome,
  status,
  ms,
  error,
  counts: Boolean(counts),
});

const wayView = ({ at, step, by_name, note }: DeliveryStepRow): DeliveryWay => ({
  at: taipeiIso(at),
  step,
  by: by_name,
  note,
});

export type Whole = {
  row: Delivery;
  batchName: string | null;
  circuit: CircuitState;
  /** Why somebody made it; '' where a service asked. */
  madeFor: string;
  replaces: DeliveryView['replaces'];
  replacedBy: DeliveryView['replaced_by'];
  steps: DeliveryStepRow[];
  tries: DeliveryTryRow[];
  moreTries: string | null;
  may: DeliveryView['may'];
};

export function wholeView(whole: Whole): DeliveryView {
  const { row } = whole;
  const note = whole.madeFor || row.asked_by;
  const asked: DeliveryWay = { at: taipeiIso(row.created_at), step: 'asked', by: row.made_by, note };
  return {
    row: rowView(row, whole.batchName, whole.circuit),
    body: row.body,
    expire_days: row.expire_days,
    not_before: when(row.not_before),
    partner_mail_id: row.partner_mail_id,
    body_hash: row.body_hash.toString('hex'),
    circuit: whole.circuit,
    replaces: whole.replaces,
    replaced_by: whole.replacedBy,
    way: [asked, ...whole.steps.map(wayView)],
    tries: whole.tries.map(tryView),
    more_tries: whole.moreTries,
    may: whole.may,
  };
}
