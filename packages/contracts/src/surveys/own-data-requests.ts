import { object, string, type InferType } from 'yup';
import { listOf, oneOf, part, text, textOrNull, view, whole } from '../shared/view.ts';

export const dataRequestKinds = ['export', 'correct', 'delete'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];
/** `proven`: who asks is who it says. `erasing`: two persons agreed, and areas are at it. */
export const dataRequestStates = ['open', 'proven', 'erasing', 'done', 'refused'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/** In which a request is answered, by law; once as long again where there is a reason that the person is told. */
export const dataRequestDays: Readonly<Record<DataRequestKind, number>> = { export: 15, correct: 30, delete: 30 };
export const DATA_REQUEST_TEXT_MAX = 1000;

/** What a member asks for. */
export const createDataRequestBody = object({
  // Nothing chosen is none of the kinds, and that it lacks is what has to be said.
  kind: string()
    .transform((value: string | undefined) => value || undefined)
    .oneOf(dataRequestKinds, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  text: string().trim().max(DATA_REQUEST_TEXT_MAX, 'TOO_LONG').default(''),
});
export type CreateDataRequestBody = InferType<typeof createDataRequestBody>;

const ownPart = part({
  id: whole(),
  kind: oneOf(...dataRequestKinds),
  state: oneOf(...dataRequestStates),
  created_at: text(),
  due_at: text(),
  closed_at: textOrNull(),
});
export const ownDataRequestView = view('OwnDataRequest', { data: ownPart });
export type OwnDataRequestView = InferType<typeof ownDataRequestView>;
/** The newest first; at most twenty. */
export const ownDataRequestsView = view('OwnDataRequests', { data: listOf(ownPart) });
export type OwnDataRequestsView = InferType<typeof ownDataRequestsView>;
