import type { Tx } from '@hub/nest-kit/db';
import { job } from '@hub/nest-kit/outbox';
import { date, number, object, string, type InferType } from 'yup';

/** `taken`: another member proved the account; `ended`: whoever holds it in the game ended the link. `link`: the row that it was. */
const lostLink = object({
  link: number().integer().required(),
  memberId: number().integer().required(),
  game: string().required(),
  how: string().oneOf(['taken', 'ended']).required(),
  at: date().required(),
});
export type LostLink = InferType<typeof lostLink>;

/** With the waits of the outbox about two days. */
export const lostLinkMail = job('member-account-lost-mail', lostLink, 16);

/** Of each link that ended without its member one mail, whatever is repeated. */
export const lostLinkKey = ({ link, memberId, at }: Pick<LostLink, 'link' | 'memberId' | 'at'>): string =>
  `member-account-lost-${link}-${memberId}-${at.getTime()}`;

/** In the transaction in which it ended: whose it was is told by mail. */
export async function tellWhoseItWas(tx: Tx, lost: Omit<LostLink, 'at'>): Promise<void> {
  const [{ now }]: [{ now: Date }] = await tx.manager.query('SELECT NOW(3) AS now');
  const told = { ...lost, at: now };
  await tx.enqueue(lostLinkMail, told, lostLinkKey(told));
}
