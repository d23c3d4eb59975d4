import type { InferType } from 'yup';
import { listOf, part, text, textOrNull, view, whole } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';

/** Over all games; owners as well. */
export const retentionReaders: readonly StaffRole[] = ['auditor'];

/** An area names its others in its manifest. */
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
  'closed-members',
  'records',
  'erasures',
] as const;

/** `rows`: now, or were; `oldest`: since when. `held`: cases and accounts passed over because somebody holds them. */
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
