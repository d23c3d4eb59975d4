import { number, object, string, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { MACHINE_ID } from '../../shared/game-of-query.ts';
import { listOf, part, text, textOrNull, view, whole } from '../../shared/view.ts';
import { legalVersionView } from './views.ts';

const site = () => string().matches(MACHINE_ID, 'FIELD_INVALID');

/** `site`: a document set, else the default one; `page` is the cursor of the answer before. */
export const memberTermsQuery = object({
  site: blankable(site()),
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type MemberTermsQuery = InferType<typeof memberTermsQuery>;

/** `version`: the number that the member read, which has to be in force. */
export const acceptTermsBody = object({
  site: site().required('FIELD_REQUIRED'),
  version: number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .positive('FIELD_INVALID')
    .max(100_000, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
});
export type AcceptTermsBody = InferType<typeof acceptTermsBody>;

/** `accepted_at` in +08:00. */
const acceptance = { site: text(), version: whole(), accepted_at: text() };
const accepted = part(acceptance);
export type LegalAcceptanceRow = InferType<typeof accepted>;

/** `accepted`: the newest of `site` that the member accepted; null: none yet. `data`: all of the member’s, of every set, the newest first. */
export const memberTermsView = view('MemberTerms', {
  site: text(),
  current: legalVersionView,
  accepted: accepted.nullable().defined(),
  data: listOf(accepted),
  next: textOrNull(),
});
export type MemberTermsView = InferType<typeof memberTermsView>;

export const acceptedTermsView = view('AcceptedTerms', { data: accepted });
export type AcceptedTermsView = InferType<typeof acceptedTermsView>;
