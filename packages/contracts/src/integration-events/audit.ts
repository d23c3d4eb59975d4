import { array, boolean, number, object, string } from 'yup';
import { SERVICE_NAME } from '../shared/route.ts';
import { integrationEvent } from './integration-event.ts';

const service = () => string().matches(SERVICE_NAME).required();
const place = () => string().matches(/^\d{1,20}$/);
const text = (max: number) => string().max(max).defined();

/** `at`: ISO in UTC with milliseconds; `hash` in hex. */
export const auditCopyRow = object({
  seq: number().integer().positive().required(),
  id: place().required(),
  at: string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    .required(),
  actor_kind: text(16),
  actor: text(64),
  action: text(64),
  game_id: text(32),
  object: text(64),
  detail: text(65_535),
  rid: text(64),
  address: text(45),
  hash: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
});

/** In the order of its chain and without a gap. */
export const auditWritten = integrationEvent(
  'audit',
  object({ service: service(), rows: array().of(auditCopyRow.required()).min(1).max(200).required() }),
  ['identity'],
);

/** Unbroken as far as `seq`, or broken first at `broken_seq`. `full`: whole chain with its anchors. */
export const auditChecked = integrationEvent(
  'audit-checked',
  object({
    service: service(),
    full: boolean().required(),
    seq: number().integer().min(0).required(),
    broken_seq: number().integer().positive().nullable().default(null),
    why: string().max(200).default(''),
  }),
  ['identity'],
);
