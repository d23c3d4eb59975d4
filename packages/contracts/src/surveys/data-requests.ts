import { number, object, string, type InferType } from 'yup';
import { areaRows } from '../areas.ts';
import { correctedFields, retentionGrounds, namesOf, personSchema, type Person } from '../person-data/index.ts';
import { blankable } from '../shared/blankable.ts';
import { codePoints } from '../shared/fold.ts';
import { readPhone } from '../shared/phone.ts';
import type { StaffRole } from '../shared/principal.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import {
  createDataRequestBody,
  dataRequestKinds,
  dataRequestStates,
  type DataRequestState,
} from './own-data-requests.ts';

/** Of all games: what a person has is everywhere. */
export const personalDataReaders: readonly StaffRole[] = ['product_admin', 'auditor'];
export const personalDataEditors: readonly StaffRole[] = ['product_admin'];
/** A second person, of either role. */
export const erasureDeciders: readonly StaffRole[] = ['product_admin', 'auditor'];

/** A reminder stands on the list when so many days are left. */
export const DATA_REQUEST_SOON_DAYS = 7;

/** Every service that has something of a person. */
export const personalDataAreas: readonly string[] = [...areaRows.map(({ name }) => name), 'identity', 'catalog'];

export const overStates: readonly DataRequestState[] = ['done', 'refused'];
/** How far an area is with an erasure. `held`, `waiting`, `away`: it is asked again. */
export const erasureStates = ['asked', 'erasing', 'held', 'waiting', 'away', 'done'] as const;
export type ErasureState = (typeof erasureStates)[number];
export const dataRequestSteps = [
  'opened',
  'named',
  'proven',
  'looked',
  'exported',
  'corrected',
  'extended',
  'erasure_asked',
  'erasure_agreed',
  'held',
  'released',
  'finished',
  'refused',
] as const;
export type DataRequestStep = (typeof dataRequestSteps)[number];

const LEAST_REASON = 4;
const LONGEST_REASON = 300;

const reason = () =>
  string()
    .trim()
    .max(LONGEST_REASON, 'TOO_LONG')
    .required('REASON_SHORT')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= LEAST_REASON);
const named = () =>
  personSchema.test('named', 'PERSON_UNNAMED', (person) => namesOf(person as Person) > 0).required('PERSON_UNNAMED');

/** `reason`: why somebody is looked for. */
export const findPersonalDataBody = object({ person: named(), reason: reason() });
export type FindPersonalDataBody = InferType<typeof findPersonalDataBody>;

export const openDataRequestBody = createDataRequestBody.shape({ person: named() });
export type OpenDataRequestBody = InferType<typeof openDataRequestBody>;

export const namePersonBody = object({ person: named() });
export type NamePersonBody = InferType<typeof namePersonBody>;

export const dataReasonBody = object({ reason: reason() });
export type DataReasonBody = InferType<typeof dataReasonBody>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isContact = (field: unknown, value: string): boolean =>
  field === 'phone' ? readPhone(value).length > 0 : EMAIL.test(value);
export const correctDataBody = object({
  field: string().oneOf(correctedFields, 'FIELD_INVALID').required('FIELD_REQUIRED'),
  from: string().trim().max(190, 'TOO_LONG').required('FIELD_REQUIRED'),
  to: string()
    .trim()
    .max(190, 'TOO_LONG')
    .required('FIELD_REQUIRED')
    .test('contact', 'FIELD_INVALID', (value, { parent }) => isContact(parent.field, value)),
});
export type CorrectDataBody = InferType<typeof correctDataBody>;

/** `due`: those that are late or nearly. */
export const dataRequestsQuery = object({
  state: blankable(string().oneOf(['open', 'due', 'over'], 'FIELD_INVALID')),
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type DataRequestsQuery = InferType<typeof dataRequestsQuery>;

const row = {
  id: whole(),
  kind: oneOf(...dataRequestKinds),
  state: oneOf(...dataRequestStates),
  by_member: yesNo(),
  opened_by: text(),
  held: yesNo(),
  created_at: text(),
  due_at: text(),
  days_left: whole(),
  extended: yesNo(),
  closed_at: textOrNull(),
  version: whole(),
};
/** `due`: of all that are open, how many are late and how many soon will be. */
export const dataRequestsView = view('DataRequests', {
  data: listOf(part(row)),
  due: part({ late: whole(), soon: whole() }),
  page: part({ next: textOrNull() }),
});
export type DataRequestsView = InferType<typeof dataRequestsView>;
export type DataRequestRow = DataRequestsView['data'][number];

const keptPart = part({
  category: text(),
  table: text(),
  columns: listOf(text()),
  ground: oneOf(...retentionGrounds),
  days: number().integer().nullable().defined(),
});
/** `destroyed` counts what is gone so far; `kept` says what an erasure leaves in this area. */
const areaPart = part({
  area: text(),
  state: oneOf(...erasureStates),
  destroyed: listOf(part({ category: text(), rows: whole() })),
  kept: listOf(keptPart),
  tried_at: textOrNull(),
  done_at: textOrNull(),
});
const namesPart = part({
  emails: listOf(text()),
  phones: listOf(text()),
  member_id: text(),
  accounts: listOf(part({ game_id: text(), uid: text() })),
  roles: listOf(part({ game_id: text(), role_id: text() })),
});
/** `noted`: support has it that the accounts are held. `person` and `text`: null once the request is over. `approval`: the open question to a second person. */
export const dataRequestView = view('DataRequest', {
  data: part({
    ...row,
    text: textOrNull(),
    person: namesPart.nullable().defined(),
    proof: text(),
    hold: part({ by: text(), reason: text(), at: text(), noted: yesNo() }).nullable().defined(),
    approval: number().integer().nullable().defined(),
    areas: listOf(areaPart),
    steps: listOf(part({ step: oneOf(...dataRequestSteps), by: text(), note: text(), at: text() })),
    record: part({ sha256: text(), at: text() }).nullable().defined(),
    may: listOf(text()),
  }),
});
export type DataRequestView = InferType<typeof dataRequestView>;
export type DataRequest = DataRequestView['data'];
export type DataRequestArea = DataRequest['areas'][number];

const foundPart = part({
  key: text(),
  rows: whole(),
  oldest: textOrNull(),
  newest: textOrNull(),
  erasable: yesNo(),
  kept: listOf(keptPart),
});
/** By area; one that is away has `away` and nothing else. `names`: what else the person seems to be known by. */
export const foundPersonView = view('FoundPerson', {
  data: part({
    areas: listOf(part({ area: text(), away: yesNo(), held: whole(), categories: listOf(foundPart) })),
    names: namesPart,
  }),
});
export type FoundPersonView = InferType<typeof foundPersonView>;
export type FoundArea = FoundPersonView['data']['areas'][number];
