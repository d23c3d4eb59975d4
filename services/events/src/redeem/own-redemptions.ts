import type { DeliveryState, MailStatus, SerialBatchKind } from '@hub/contracts/events';
import type { DataSource, EntityManager } from 'typeorm';

/** One redemption of an account, with the delivery of its reward. `kind`: where its code came from; null without a code. */
export type OwnRedemption = {
  id: number;
  category_id: number;
  code_id: number | null;
  code_seal: Buffer | null;
  kind: SerialBatchKind | null;
  mail_id: string;
  state: DeliveryState | null;
  replaced_by_id: number | null;
};

const STATUS: Record<DeliveryState, MailStatus> = {
  queued: 'queued',
  sending: 'queued',
  unknown: 'queued',
  delivered: 'sent',
  by_hand: 'sent',
  rejected: 'failed',
  manual: 'failed',
  cancelled: 'failed',
  recalled: 'failed',
  // Only where what took its place is gone.
  replaced: 'failed',
};

/** Where the mail of a redemption is, in the words of players. */
export const mailStatusOf = (state: DeliveryState): MailStatus => STATUS[state];

/** A mail is seldom sent more than once again: so many times are followed, on lists and on what searches them. */
const AGAIN = [1, 2, 3, 4];

/** Parts of a statement that has a redemption’s delivery as `d`. `state`: that of what stands in its place at last. */
export const lastMail = {
  joins: AGAIN.map(
    (nth) => `LEFT JOIN delivery d${nth} ON d${nth}.id = d${nth === 1 ? '' : nth - 1}.replaced_by_id`,
  ).join(' '),
  state: `COALESCE(${AGAIN.toReversed()
    .map((nth) => `d${nth}.state`)
    .join(', ')}, d.state)`,
};

export const OWN = `SELECT r.id, r.category_id, r.code_id, r.code_seal, b.kind, r.mail_id, d.state, d.replaced_by_id
  FROM redemption r LEFT JOIN serial_batch b ON b.id = r.batch_id LEFT JOIN delivery d ON d.mail_id = r.mail_id
  WHERE r.event_id = ? AND r.category_id IN (?) AND r.account = ?`;

type Reader = Pick<EntityManager, 'query'> | DataSource;
type Placed = Pick<OwnRedemption, 'state' | 'replaced_by_id'>;

export async function ownRedemptions(
  reader: Reader,
  event: { id: number; categories: readonly { id: number }[] },
  account: string,
): Promise<OwnRedemption[]> {
  if (event.categories.length === 0) return [];
  const categories = event.categories.map(({ id }) => id);
  const rows: OwnRedemption[] = await reader.query(OWN, [event.id, categories, account]);
  return rows;
}

/** The state of each delivery; of one that was replaced, of what stands in its place at last: what `lastMail` says. */
export async function statesOf(reader: Reader, rows: readonly Placed[]): Promise<(DeliveryState | null)[]> {
  const states = rows.map(({ state }) => state);
  let open = rows.flatMap(({ replaced_by_id: next }, nth) => (next === null ? [] : [{ nth, next }]));
  for (let nth = 0; nth < AGAIN.length && open.length > 0; nth += 1) {
    const found: { id: number; state: DeliveryState; replaced_by_id: number | null }[] = await reader.query(
      'SELECT id, state, replaced_by_id FROM delivery WHERE id IN (?)',
      [open.map(({ next }) => next)],
    );
    const byId = new Map(found.map((row) => [row.id, row]));
    open = open.flatMap(({ nth, next }) => {
      const row = byId.get(next);
      if (!row) return [];
      states[nth] = row.state;
      return row.replaced_by_id === null ? [] : [{ nth, next: row.replaced_by_id }];
    });
  }
  return states;
}
