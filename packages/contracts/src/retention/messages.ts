import type { InferType } from 'yup';
import { listOf, part, text, textOrNull, view, whole } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';

/** Who looks at what goes when, over all games; owners do as well. */
export const retentionReaders: readonly StaffRole[] = ['auditor'];

/** Rules that every desk has, and those of the site's own services: an area names its others in its manifest. */
export const commonRules = [
  'pictures',
  'cases',
  'destructions',
  'mails',
  'dead-addresses',
  'bulk',
  'closed-accounts',
  'recovery-codes',
  'retired-keys',
  'records',
] as const;

/**
 * What a service's next round would end and what its last ones ended. `line`: of the table of what is kept; `rows`: how many
 * it would be now, or were; `oldest`: since when the oldest of them is there. `held`: what is passed over because somebody
 * holds it: so many cases, and everything of so many accounts.
 */
export const retentionView = view('Retention', {
  data: part({
    due: listOf(part({ line: text(), rows: whole(), oldest: textOrNull() })),
    held: whole(),
    held_accounts: whole(),
    ended: listOf(part({ line: text(), rows: whole(), oldest: textOrNull(), at: text() })),
  }),
});
export type RetentionView = InferType<typeof retentionView>;
export type Retention = RetentionView['data'];
