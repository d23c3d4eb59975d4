import {
  eventsTexts,
  isInFours,
  maskedCode,
  type RedeemLog,
  type RedeemStatus,
  type RedeemView,
} from '@hub/contracts/events';
import { sentenceOf, type Language } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import type { CodeKeys } from '../code-keys.ts';
import type { SeenEvent } from './find-event.ts';
import type { AccountLock } from './lock-account.ts';
import { mailStatusOf, statesOf, type OwnRedemption } from './own-redemptions.ts';

export type Standing = Omit<RedeemView, 'msg' | 'again'>;
type Has = { lock: AccountLock | null; own: readonly OwnRedemption[] };

/** `COMPLETED`: nothing of what can be redeemed now is left for this account. */
export function statusOf({ categories }: Pick<SeenEvent, 'categories'>, { lock, own }: Has): RedeemStatus {
  if (lock?.locked) return 'REACH_LIMITED';
  const open = categories.filter(({ redeemable }) => redeemable);
  const had = (category: number) => own.filter(({ category_id }) => category_id === category).length;
  return open.length > 0 && open.every(({ id, per_account }) => had(id) >= per_account) ? 'COMPLETED' : 'NORMAL';
}

const messages = { NORMAL: null, COMPLETED: 'ALL_REDEEMED', REACH_LIMITED: 'REDEEM_LOCKED' } as const;

export async function standingOf(
  source: DataSource,
  keys: CodeKeys,
  event: SeenEvent,
  has: Has,
  language: Language,
): Promise<Standing> {
  const redeem_status = statusOf(event, has);
  const message = messages[redeem_status];
  return {
    logs: await logsOf(source, keys, event, has.own),
    redeem_status,
    redeem_message: message ? sentenceOf(eventsTexts, message, language) : '',
    error_count: has.lock?.fails ?? 0,
    error_limit: event.error_limit,
  };
}

/** A substitute has no code; one that cannot be opened is dots. */
export function shownCode(
  keys: CodeKeys,
  { code_seal, kind, mail_id }: Pick<OwnRedemption, 'code_seal' | 'kind' | 'mail_id'>,
): Pick<RedeemLog, 'serial' | 'in_fours'> {
  const serial = code_seal ? keys.openCode(code_seal, mail_id) || maskedCode('') : '';
  return { serial, in_fours: kind !== null && isInFours(kind, serial) };
}

/** Newest first. */
async function logsOf(
  source: DataSource,
  keys: CodeKeys,
  { categories }: SeenEvent,
  own: readonly OwnRedemption[],
): Promise<RedeemLog[]> {
  const rows = [...own].sort((one, other) => other.id - one.id);
  const states = await statesOf(source, rows);
  return rows.map((row, nth) => ({
    ...shownCode(keys, row),
    title: categories.find(({ id }) => id === row.category_id)?.title ?? '',
    mail_status: mailStatusOf(states[nth] ?? 'queued'),
  }));
}
